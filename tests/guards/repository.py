"""What git holds, for the guards to look through."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def tracked_files() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    paths = (ROOT / name for name in listing.decode().split("\0") if name)
    return [path for path in paths if path.is_file()]


def tracked_texts() -> dict[str, str]:
    """Every tracked file that is text, by its path from the root."""
    texts = {}
    for path in tracked_files():
        try:
            texts[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return texts
