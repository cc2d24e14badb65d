"""`python -m geisterstunde` does what `geisterstunde` does."""

from geisterstunde.cli import main

main()
