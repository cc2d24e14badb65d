"""What every test relies on."""

from hypothesis import settings

# an example may have to compile the rules first, so a slow one is no finding
settings.register_profile("geisterstunde", deadline=None, print_blob=True)
settings.load_profile("geisterstunde")
