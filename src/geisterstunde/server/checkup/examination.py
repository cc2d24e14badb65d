"""All that a doctor looks at, each in one finding."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.kernel.sentence import Sayable
from geisterstunde.server.checkup import front, machine, tables
from geisterstunde.server.checkup.patient import Patient, Remark

WELL, REMARK, WRONG = "well", "remark", "wrong"


class Finding(NamedTuple):
    """What was looked at, how it is, and a sentence that says what to do where something is to be done."""

    about: str
    grade: str
    sentence: Sayable


# A check returns what is well, or a Remark; what is wrong it raises, as a server does that cannot start.
CHECKS: Mapping[str, Callable[[Patient], Sayable]] = {
    "disk": machine.disk,
    "permissions": machine.permissions,
    "files": machine.open_files,
    "port": machine.port,
    "clock": tables.clock,
    "rules": machine.rules,
    "database": tables.database,
    "proxy": front.proxy,
}


def examine(patient: Patient) -> Iterator[Finding]:
    """Looks at everything in turn; one trouble keeps nothing else from being looked at."""
    for about, check in CHECKS.items():
        try:
            found = check(patient)
        except BadInput as error:
            yield Finding(about, WRONG, error)
        else:
            yield Finding(about, REMARK if isinstance(found, Remark) else WELL, found)
