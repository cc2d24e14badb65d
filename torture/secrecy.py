"""Two worlds through real sockets, 2,000 pairs: who must not know which it is receives the same bytes.

Every second pair is played in company: with bots, clocks and people for whom a bot stands in.
"""

import argparse
import tempfile
import time
from pathlib import Path

from tests.server_secrecy import company, pairs
from tests.server_secrecy.trial import try_pairs

PAIRS = 2_000
AT_ONCE = 50  # pairs that two servers play before they are replaced by new ones
PLANS = (pairs.planned, company.planned)  # in turns


def planned(number: int) -> pairs.Pair:
    """The n-th pair of all."""
    return PLANS[number % len(PLANS)](number // len(PLANS))


def main(arguments: list[str] | None = None) -> None:
    """Plays all pairs; raises Leak at the first byte that differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args(arguments)
    began, played, messages, compared = time.monotonic(), 0, 0, 0
    last = wanted.first + wanted.pairs
    for first in range(wanted.first, last, AT_ONCE):
        with tempfile.TemporaryDirectory() as folder:
            numbers = range(first, min(first + AT_ONCE, last))
            figures = try_pairs(Path(folder), (planned(number) for number in numbers))
        played += figures.pairs
        messages += figures.messages
        compared += figures.bytes
        print(f"  {played:,} pairs, {messages:,} messages, {time.monotonic() - began:.0f} s", flush=True)
    print(f"secrecy: {played:,} pairs of worlds, {messages:,} messages and answers compared,")
    print(f"  {compared:,} bytes, none differs ({time.monotonic() - began:.0f} s)")


if __name__ == "__main__":
    main()
