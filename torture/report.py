"""Figures against what is wanted of them; a tool that misses one ends with an error."""

from torture.watch import percentile

SHARES = (("p50", 0.5), ("p99", 0.99), ("max", 1.0))


class Report:
    """Prints figures as they come and remembers whether all were good."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def say(self, what: str, value: float, unit: str, most: float | None = None) -> None:
        """One figure, one line."""
        wanted = "" if most is None else f"(wanted: at most {most:g})"
        self._print(what, f"{value:>10,.1f} {unit}", wanted, most is None or value <= most)

    def say_delays(self, what: str, delays: list[float], most: float | None = None) -> None:
        """Delays in seconds, by their percentiles; the last hundredth does not count."""
        shown = ", ".join(f"{name} {1e3 * percentile(delays, share):.1f}" for name, share in SHARES)
        wanted = "" if most is None else f"(wanted: p99 at most {1e3 * most:g})"
        self._print(what, f"{shown} ms", wanted, most is None or percentile(delays, 0.99) <= most)

    def must(self, what: str, is_so: bool) -> None:
        """Something that is so, or everything else is worth nothing."""
        if not is_so:
            self._print(what, "", "", False)

    def _print(self, what: str, value: str, wanted: str, good: bool) -> None:
        if not good:
            self.missed.append(what)
        print(f"{what:<58} {value} {wanted}{'' if good else ' MISSED'}", flush=True)
