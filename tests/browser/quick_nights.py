"""A server whose daily games show lids for no time: `python -m tests.browser.quick_nights serve …`."""

import msgspec

from geisterstunde.cli import main
from geisterstunde.games.dawn_under import daily

if __name__ == "__main__":
    daily.DAILY = msgspec.structs.replace(daily.DAILY, lid_time="0")
    main()
