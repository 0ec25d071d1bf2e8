"""Tests that scenarios cover verbs and rulings."""

import re
import runpy
from pathlib import Path

from paxdesk.porfiriana.rules.card_verbs import VERBS
from paxdesk.porfiriana.rules.state import FLAGS
from paxdesk.schema import spelled
from tests.scenario_files import ALL

RULINGS = Path(__file__).parents[2] / "paxdesk" / "porfiriana" / "rules" / "RULINGS.md"

SCRIPT = Path(__file__).parents[2] / "packaging" / "rulings.py"

ELSEWHERE = {
    "R1": "tests/rules/test_setup.py",
    "R2": "tests/rules/test_setup.py",
    "R3": "tests/rules/test_setup.py",
    "R71": "tests/rules/test_setup.py",
    "F18": "k3-no-senility-in-2012, and tests/test_random_games.py with all options",
    "R49": "the flowchart as a whole: R82 to R94",
    "R26": "no card of the deck jails its victim and takes his immunity away; see test_jail.py",
}
"""Rulings that need no scenario, with their tests or a reason."""


def named_rules() -> set[str]:
    found: set[str] = set()
    for place in ALL:
        rules = place.plain.get("rules", [])
        found.update([rules] if isinstance(rules, str) else rules)
    return found


def test_every_verb_has_a_scenario() -> None:
    verbs = {spelled(verb) for verb in VERBS}
    assert len(verbs) > 40
    assert sorted(verbs - named_rules()) == []


def test_every_ruling_has_a_scenario() -> None:
    text = RULINGS.read_text(encoding="utf-8")
    rulings = set(re.findall(r"^- ([RF]\d+)\b", text, re.M))
    assert len(rulings) > 105
    missing = rulings - named_rules() - ELSEWHERE.keys()
    assert sorted(missing, key=lambda name: (name[0], int(name[1:]))) == []


def test_rulings_quote_the_rule_book() -> None:
    found = RULINGS.read_text(encoding="utf-8")
    assert found == runpy.run_path(str(SCRIPT))["text"](), "call python packaging/rulings.py"
    assert found.count("\n  > **") == len(re.findall(r"^- [RF]\d+ ", found, re.M)) > 105


def test_every_option_is_among_the_rulings() -> None:
    options = RULINGS.read_text(encoding="utf-8").partition("\n## Options")[2].partition("\n## ")[0]
    assert [name for name in FLAGS if f"`{name}`" not in options] == []
