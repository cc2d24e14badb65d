"""Every rule of the rules pages has a test that names it, and no test names a rule that is not there."""

import ast
import re
from collections import defaultdict

from tests.guards.repository import ROOT

RULE = re.compile(r"\b([A-Z]{2})-(\d+)\b")
NAMED_AFTER_A_RULE = re.compile(r"test_([a-z]{2})_(\d+)_")
QUICK_REFERENCE = re.compile(r"^## Quick reference\n(.*?)(?=^## )", re.MULTILINE | re.DOTALL)


def rules_of_the_pages() -> set[str]:
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return {rule.group() for page in pages for rule in RULE.finditer(page.read_text())}


def rules_of_the_tests() -> dict[str, list[str]]:
    """The tests of each rule, by the rule that their names begin with."""
    tests = defaultdict(list)
    for file in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and (named := NAMED_AFTER_A_RULE.match(node.name)):
                tests[f"{named[1].upper()}-{named[2]}"].append(node.name)
    return tests


def test_every_rule_has_a_test() -> None:
    assert rules_of_the_pages() - set(rules_of_the_tests()) == set()


def test_every_test_names_a_rule_that_is_there() -> None:
    unknown = set(rules_of_the_tests()) - rules_of_the_pages()
    assert {rule: rules_of_the_tests()[rule] for rule in unknown} == {}


def test_every_rule_is_told_once_under_its_id() -> None:
    """A rule is told once, under its id; everything else on the pages points there."""
    told = [
        rule
        for page in sorted((ROOT / "docs" / "rules").glob("*.md"))
        for rule in re.findall(r"^(?:### |\*\*)([A-Z]{2}-\d+)\b", page.read_text(), re.MULTILINE)
    ]
    assert sorted(told) == sorted(rules_of_the_pages())


def test_du_43_the_quick_reference_plays_the_part_of_the_short_rules() -> None:
    """The 2004 rules on one page: it names the rules of a turn, of gifts, of the plague and of winning."""
    quick = QUICK_REFERENCE.search((ROOT / "docs" / "rules" / "dawn-under.md").read_text())
    assert quick is not None
    named = {rule.group() for rule in RULE.finditer(quick[1])}
    core = [7, *range(10, 20), 30, 33, 34, 35]
    assert {f"DU-{number}" for number in core} <= named
    assert not named & {"DU-40", "DU-41"}, "the short rules are those of 2004"


def test_du_43_the_quick_reference_fits_one_page() -> None:
    """Some fifty lines of print."""
    quick = QUICK_REFERENCE.search((ROOT / "docs" / "rules" / "dawn-under.md").read_text())
    assert quick is not None
    assert len(quick[1].splitlines()) < 50
