"""Tests that every ruling, event and clause about play is named by a scenario."""

import re
from collections import Counter
from pathlib import Path

import pytest

from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import STEPS
from paxdesk.session.scenarios import PerformStep
from tests.mexican_adventure.rules.positions import MATERIAL, all_scenarios, met_in

RULINGS = Path(__file__).parents[3] / "paxdesk" / "mexican_adventure" / "rules" / "RULINGS.md"
IN_MANY = re.compile(r"M\d+|8\.0 \d+(-\d+)?|[2-8]\.\d(\.\d)?")
CLAUSES = re.findall(
    r"\S+",
    """
    2.5 3.0 4.1.1 4.1.2 4.1.3 4.2.1 4.2.2 4.2.3 4.3.1 4.3.2 5.1.1 5.1.2 5.1.3 5.1.4 5.3 5.3.1
    5.4.1 5.4.2 5.5 5.6 5.7.1 5.7.2 5.7.3 5.7.4 5.7.5 5.8.1 5.8.2 5.8.3 5.8.4 5.8.5 5.8.6 5.8.7
    6.1 6.2.1 6.2.2 6.2.3 7.1 7.2 7.3 7.4 7.5
    """,
)


def named() -> Counter[str]:
    """Return, for each rule, ruling or event, the number of scenarios that name it."""
    return Counter(rule for scenario in all_scenarios() for rule in scenario.rules)


def rulings() -> list[str]:
    return re.findall(r"^- (M\d+)\b", RULINGS.read_text(encoding="utf-8"), re.M)


def test_rulings_are_numbered_without_a_gap() -> None:
    assert rulings() == [f"M{number}" for number in range(1, len(rulings()) + 1)]
    assert len(rulings()) >= 122


def test_every_ruling_has_a_scenario() -> None:
    assert sorted(set(rulings()) - named().keys(), key=lambda name: int(name[1:])) == []


def test_every_clause_of_play_has_a_scenario() -> None:
    assert [clause for clause in CLAUSES if clause not in named()] == []


def test_every_event_has_a_scenario() -> None:
    chits = {
        f"8.0 {first}" if first == last else f"8.0 {first}-{last}"
        for event in MATERIAL.events
        for first, last in [(event.chits[0], event.chits[-1])]
    }
    assert len(chits) > 30
    known = set(named())
    missing = {
        rule
        for rule in chits
        if rule not in known and not any(_within(rule, each) for each in known)
    }
    assert sorted(missing) == []


def _within(rule: str, other: str) -> bool:
    """Return whether a chit is in a range of chits, such as 8.0 38-39."""
    found = re.fullmatch(r"8\.0 (\d+)-(\d+)", other)
    own = re.fullmatch(r"8\.0 (\d+)(?:-(\d+))?", rule)
    return bool(found and own and int(found[1]) <= int(own[1]) <= int(found[2]))


def test_scenarios_name_existing_rules() -> None:
    known = set(rulings())
    for rule in named():
        assert IN_MANY.match(rule), rule
        if rule.startswith("M"):
            assert rule in known, rule


@pytest.mark.parametrize("kind", Action.__args__, ids=lambda kind: kind.__name__)
def test_every_kind_of_line_occurs_in_a_scenario(kind: type[Action]) -> None:
    if kind.__name__ in ("Dice", "Drawn"):
        pytest.skip("the engine's own lines")
    done = [
        step.action
        for scenario in all_scenarios()
        for step in scenario.steps
        if isinstance(step, PerformStep)
    ]
    assert any(isinstance(action, kind) for action in done), "never done"


def test_every_question_of_the_engine_occurs_in_a_scenario() -> None:
    put = {type(state.agenda[-1]) for scenario in all_scenarios() for state in met_in(scenario)}
    asking = {step for step, rules in STEPS.items() if rules.options is not None}
    assert sorted(step.__name__ for step in asking - put) == []
