"""Make `.venv` ready from nothing but Python: `bootstrap.py run`, `bootstrap.py dev` or `bootstrap.py lock`.

`run` installs what playing needs, `dev` also what testing needs. uv does it where it is found or can be
fetched into `.tools`; plain venv and pip do it otherwise. This file uses the standard library only, and no
syntax that is too new for an old interpreter to reach the refusal below.
"""

import sys

OLDEST_PYTHON = (3, 11)

if sys.version_info < OLDEST_PYTHON:
    sys.exit(
        "Geisterstunde needs Python 3.11 or newer and this is Python {}.{}: name a newer one, "
        "as in `make play PYTHON=python3.12`.".format(*sys.version_info[:2])
    )

import argparse
import hashlib
import json
import os
import platform
import shutil
import subprocess
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
STAMP = VENV / "bootstrap.json"
TOOLS = ROOT / ".tools"
REQUIREMENTS = ROOT / "requirements"

LOCKS_OF_LEVEL = {"run": ["run.lock"], "dev": ["run.lock", "dev.lock"]}

# inside an activated .venv this is the interpreter that made it: a venv cannot rebuild itself
BASE_PYTHON = getattr(sys, "_base_executable", sys.executable)

MISLEADING = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name not in MISLEADING},
    "PIP_USER": "0",
    "UV_PYTHON_DOWNLOADS": "never",
}


class SetUpFailed(Exception):
    """Carries one sentence for the person at the keyboard."""


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def call(*command: str | Path, given: str = "") -> None:
    if subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, input=given, text=True, check=False).returncode:
        raise SetUpFailed(f"Setting up failed at `{' '.join(map(str, command))}`; its own words are above.")


def pip(python: str | Path, *arguments: str | Path) -> list[str | Path]:
    # -qq keeps errors and drops remarks about the machine's own pip settings
    return [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", *arguments]


def find_uv() -> str | None:
    fetched = TOOLS / "bin" / "uv"
    return shutil.which("uv") or (str(fetched) if fetched.exists() else None)


def fetch_uv() -> str | None:
    command = pip(BASE_PYTHON, "--target", TOOLS, "--require-hashes", "-r", REQUIREMENTS / "bootstrap.lock")
    # not to get uv is no failure: pip, which says why, takes its place
    fetching = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, input=b"", check=False)
    return find_uv() if fetching.returncode == 0 else None


def interpreter() -> str:
    """Names what a .venv is bound to: it moves neither to another folder nor to another Python."""
    return f"{platform.python_implementation()} {platform.python_version()} for {ROOT}"


def digest(level: str) -> str:
    seen = hashlib.sha256()
    for path in [ROOT / "pyproject.toml", *(REQUIREMENTS / lock for lock in LOCKS_OF_LEVEL[level])]:
        seen.update(path.read_bytes())
    return seen.hexdigest()


def read_stamp() -> dict[str, str]:
    """What the last finished set-up left behind; empty where there is none that can be built on."""
    try:
        stamp = json.loads(STAMP.read_bytes())
    except (OSError, ValueError):
        return {}
    usable = VENV_PYTHON.exists() and stamp["interpreter"] == interpreter()
    return stamp if usable else {}


def install_with_uv(uv: str, lock: Path, fresh: bool) -> None:
    if fresh:
        call(uv, "venv", "--quiet", "--clear", "--python", BASE_PYTHON, VENV)
    target: list[str | Path] = ["--quiet", "--python", VENV_PYTHON]
    # bytecode now, as pip makes it by itself: half a second off every start
    call(uv, "pip", "sync", *target, "--compile-bytecode", "--require-hashes", lock)
    call(uv, "pip", "install", *target, "--no-deps", "--no-build-isolation", "--editable", ".")


def install_with_pip(lock: Path, fresh: bool) -> None:
    if fresh:
        try:
            call(BASE_PYTHON, "-m", "venv", "--clear", VENV)
        except SetUpFailed:
            raise SetUpFailed(
                "Python could not make a virtual environment; Debian and Ubuntu ship that part as "
                "the package python3-venv."
            ) from None
    call(*pip(VENV_PYTHON, "--require-hashes", "-r", lock))
    call(*pip(VENV_PYTHON, "--no-deps", "--no-build-isolation", "--editable", "."))


def set_up(wanted: str) -> None:
    stamp = read_stamp()
    # once the testing tools are in, playing does not throw them out again
    level = "dev" if "dev" in (wanted, stamp.get("level")) else "run"
    if stamp.get("level") == level and stamp["digest"] == digest(level):
        return

    start = time.monotonic()
    say(f"Setting up .venv {'for testing' if level == 'dev' else 'for playing'}; this happens once.")
    STAMP.unlink(missing_ok=True)
    lock = REQUIREMENTS / LOCKS_OF_LEVEL[level][-1]
    uv = find_uv() or fetch_uv()
    if uv:
        install_with_uv(uv, lock, fresh=not stamp)
    else:
        say("uv is not to be had here; pip does the same, more slowly.")
        install_with_pip(lock, fresh=not stamp)
    STAMP.write_text(json.dumps({"interpreter": interpreter(), "level": level, "digest": digest(level)}))
    say(f"Ready after {time.monotonic() - start:.1f} s.")


def group(name: str) -> list[str]:
    """The requirements of a dependency group; uv does not read groups of a project it does not manage."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    requirements: list[str] = []
    for entry in groups[name]:
        requirements += [entry] if isinstance(entry, str) else group(entry["include-group"])
    return requirements


def lock_requirements(options: list[str]) -> None:
    uv = find_uv() or fetch_uv()
    if not uv:
        raise SetUpFailed("Locking needs uv, and it could be neither found nor fetched.")
    oldest = ".".join(map(str, OLDEST_PYTHON))
    # one version of a package for every Python, as far as there is one: what is tested is what is played
    compile_lock = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", oldest]
    compile_lock += ["--fork-strategy", "fewest", "--generate-hashes"]
    compile_lock += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", *options]
    sources: dict[str, tuple[str, list[str]]] = {
        "bootstrap.lock": ("bootstrap", []),
        "run.lock": ("build", ["pyproject.toml"]),
        "dev.lock": ("dev", ["pyproject.toml", "--all-extras", "--constraints", "requirements/run.lock"]),
    }
    for lock, (name, others) in sources.items():
        output = REQUIREMENTS.relative_to(ROOT) / lock
        call(*compile_lock, "-", *others, "--output-file", output, given="\n".join(group(name)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make .venv ready, or write the hashed locks anew.")
    parser.add_argument("action", choices=["run", "dev", "lock"])
    arguments, options = parser.parse_known_args()
    if options and arguments.action != "lock":
        parser.error(f"only `lock` hands options on: {' '.join(options)}")
    try:
        if arguments.action == "lock":
            lock_requirements(options)
        else:
            set_up(arguments.action)
    except SetUpFailed as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main()
