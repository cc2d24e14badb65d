"""Every language says everything: the same messages, made of the same facts."""

import pytest
from fluent.syntax import ast

from geisterstunde.locales.bundles import prefix_of
from geisterstunde.locales.speech import FALLBACK, LANGUAGES
from tests.locales.files import FOLDER, entries, files, messages, messages_in, nodes, variables


def test_every_language_has_a_folder() -> None:
    folders = {folder.name for folder in FOLDER.iterdir() if folder.is_dir() and folder.name[0] != "_"}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_messages_that_can_be_read(language: str) -> None:
    """Of each key one, named after its file: the first file that holds a key would win in silence."""
    assert files(language)
    for file in files(language).values():
        assert file.suffix == ".ftl"
        found = entries(file)
        assert not [entry for entry in found if isinstance(entry, ast.Junk)]
        keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
        assert keys
        assert len(set(keys)) == len(keys)
        assert all(key.startswith(file.stem.replace("_", "-") + "-") for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_hold_the_same_messages_in_the_same_order(language: str) -> None:
    assert files(language).keys() == files(FALLBACK).keys()
    for name, file in files(language).items():
        assert list(messages_in(file)) == list(messages_in(files(FALLBACK)[name]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_found_in_the_file_it_is_named_after(language: str) -> None:
    """Where the beginnings of two files' messages are alike, the longer one decides."""
    prefixes = {prefix_of(name): name for name in files(language)}
    for name, file in files(language).items():
        for key in messages_in(file):
            assert prefixes[max((prefix for prefix in prefixes if key.startswith(prefix)), key=len)] == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_made_of_messages_of_their_own_file(language: str) -> None:
    """Another file may not have been read; only the page reads all of its files at once."""
    for file in files(language).values():
        if file.stem.endswith("_option"):
            continue
        own = messages_in(file)
        for message in own.values():
            named = {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}
            assert named <= own.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_need_the_same_facts(language: str) -> None:
    needed = {key: variables(language, key) for key in messages(language)}
    assert needed == {key: variables(FALLBACK, key) for key in messages(FALLBACK)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """No stray spaces; French and Italian have curved apostrophes."""
    for file in files(language).values():
        for line in file.read_text(encoding="utf-8").splitlines():
            said = line.partition(" = ")[2]
            assert said.strip() == said
            assert "  " not in said
            if language in ("fr", "it"):
                assert "'" not in said
