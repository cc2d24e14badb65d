"""How Sphinx builds the documentation: `make docs`."""

import os

from geisterstunde import __version__

# the Python reference is read off the sources, and nothing has to be compiled for that
os.environ["GEISTERSTUNDE_JIT"] = "0"

project = "Geisterstunde"
author = "the Geisterstunde authors"
copyright = f"2026, {author}"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
default_role = "code"  # docstrings write `names` in single backticks
autodoc_member_order = "bysource"
python_maximum_signature_line_length = 88
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Geisterstunde {release}"
html_copy_source = False
