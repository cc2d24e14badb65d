"""The cache of compiled rules: its folder's name changes with everything the rules are made of."""

import importlib.util
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

import geisterstunde
from geisterstunde.kernel import jit

PACKAGE = Path(geisterstunde.__file__).parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of all that rules are made of."""
    for source in jit.fingerprinted(PACKAGE):
        copied = tmp_path / source.relative_to(PACKAGE)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, copied)
    return tmp_path


@pytest.fixture
def jit_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], ModuleType]:
    """Loads the switch of a copied package; plain, so that it compiles nothing."""

    def load(package: Path, **switches: str) -> ModuleType:
        monkeypatch.setenv("GEISTERSTUNDE_JIT", "0")
        for name, value in switches.items():
            monkeypatch.setenv(name, value)
        specification = importlib.util.spec_from_file_location("copied_jit", package / "kernel" / "jit.py")
        assert specification is not None
        assert specification.loader is not None
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        return module

    return load


def test_a_copy_has_the_same_name(package: Path, jit_of: Callable[..., ModuleType]) -> None:
    copied = jit_of(package, GEISTERSTUNDE_BOUNDSCHECK="1" if jit.BOUNDS_CHECKED else "0")
    assert copied.rules_fingerprint() == jit.rules_fingerprint()


def test_any_edit_of_any_source_changes_the_name(package: Path, jit_of: Callable[..., ModuleType]) -> None:
    names = {jit_of(package).rules_fingerprint()}
    sources = sorted(package.rglob("*.py"))
    assert len(sources) > 20
    for source in sources:
        text = source.read_text()
        source.write_text(text + "# a remark\n")
        names.add(jit_of(package).rules_fingerprint())
        source.write_text(text)
    assert len(names) == len(sources) + 1
    assert jit_of(package).rules_fingerprint() in names


def test_sources_that_come_and_go_change_the_name(package: Path, jit_of: Callable[..., ModuleType]) -> None:
    names = [jit_of(package).rules_fingerprint()]
    (package / "games" / "new.py").write_text("")
    names.append(jit_of(package).rules_fingerprint())
    (package / "games" / "new.py").rename(package / "games" / "newer.py")
    names.append(jit_of(package).rules_fingerprint())
    (package / "games" / "newer.py").unlink()
    assert len(set(names)) == 3
    assert jit_of(package).rules_fingerprint() == names[0]


def test_checked_bounds_have_a_folder_of_their_own(package: Path, jit_of: Callable[..., ModuleType]) -> None:
    names = {jit_of(package, GEISTERSTUNDE_BOUNDSCHECK=on).rules_fingerprint() for on in ("0", "1")}
    assert len(names) == 2


def test_the_folder_is_made_where_it_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path / "deep" / "cache"))
    folder = jit.writable_cache_folder()
    assert folder == tmp_path / "deep" / "cache" / f"rules-{jit.rules_fingerprint()}"
    assert folder.is_dir()


def test_without_a_folder_there_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GEISTERSTUNDE_CACHE", str(tmp_path / "file" / "cache"))
    assert jit.writable_cache_folder() is None
