"""The trees of decisions are as large as they were: no decision has been lost, and none has been added."""

import pytest

from tests.games import GAMES
from tests.tree.trees import Tree, file_of, trees_of

TREES = [tree for name in GAMES for tree in trees_of(name)]


def test_every_game_has_trees() -> None:
    assert {tree.game for tree in TREES} == set(GAMES)


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: f"{tree.game}: {tree.name}")
def test_the_tree_is_as_large_as_it_was(tree: Tree) -> None:
    assert tree.grown() == tree.counts


@pytest.mark.parametrize("name", GAMES)
def test_the_file_is_written_as_it_is_read(name: str) -> None:
    text = file_of(name).read_text()
    head = text.split("\n\n")[0]
    assert "\n\n".join([head, *(tree.written() for tree in trees_of(name))]) + "\n" == text
