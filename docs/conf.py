"""How Sphinx builds the documentation: `make docs`."""

from geisterstunde import __version__

project = "Geisterstunde"
author = "the Geisterstunde authors"
copyright = f"2026, {author}"
release = version = __version__

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Geisterstunde {release}"
html_copy_source = False
