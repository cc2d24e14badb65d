"""What every test relies on."""

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"  # so that commands speak English here, whoever runs the tests

# an example may have to compile the rules first, so a slow one is no finding
settings.register_profile("geisterstunde", deadline=None, print_blob=True)
settings.load_profile("geisterstunde")
