"""Tests of the companion's scenarios, and of steps without one."""

import ast
import re
import runpy
from pathlib import Path

import pytest

from paxdesk.desk.rulebook import load_book
from paxdesk.session.scenarios import (
    PerformStep,
    ScenarioError,
    ScenarioRun,
    documents,
    read_scenario,
    run_scenario,
)
from paxdesk.sierra_madre.rules import actions
from paxdesk.sierra_madre.rules.actions import note
from paxdesk.sierra_madre.rules.notation import parse
from paxdesk.sierra_madre.rules.refusals import tables
from paxdesk.sierra_madre.scenarios import scenario_of
from paxdesk.sierra_madre.table.lessons import GuidedSession, load_courses

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))
FOUND = [each for file in FILES for each in documents(file)]
STEPS = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "sierra_steps.py"))


@pytest.mark.parametrize("found", FOUND, ids=lambda each: each.place.rpartition("#")[2])
def test_a_scenario_ends_as_expected(found: object) -> None:
    scenario = read_scenario(found, scenario_of)  # type: ignore[arg-type]
    assert run_scenario(scenario) is None
    # Each performed action, or a similar one, is listed.
    trial = ScenarioRun(scenario.game, scenario.game.begin())
    for step in scenario.steps:
        if isinstance(step, PerformStep):
            assert trial.is_listed(step.action), trial.write(step.action)
        trial.take(step)


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("C1: {place: mature, facts: x, owner: 1}", "unknown key “facts”"),
        ("C1: {place: mature, owner: 1, struck: 1}", "found the number 1"),
        ("C1: {place: mature, owner: 1, kind: palace}", "found the text “palace”"),
        ("C1: {owner: 1}", "the key “place” is missing"),
        ("C99: {place: gone}", "there is no card C99"),
    ],
)
def test_an_impossible_card_is_refused_with_its_line(
    card: str, problem: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.yaml"
    lines = ("game: sierra_madre", "title: Bad", "given:", "  seats: [{gold: 1}]", "  cards:")
    path.write_text("\n".join((*lines, f"    {card}")))
    with pytest.raises(ScenarioError, match=problem) as refused:
        read_scenario(documents(path)[0], scenario_of)
    assert refused.value.line == len(lines) + 1


def test_gist_distinguishes_cards_offices_and_choices() -> None:
    """A gist omits amounts and notes."""
    game = read_scenario(FOUND[0], scenario_of).game
    gists = [
        *("put C1", "put C2", "play M1 keep", "play M1 discard", "strike R1 C1", "strike R1 C2"),
        *("declare war P1", "declare war P2", "moved moved", "moved nothing", "bid 1", "pass"),
    ]
    assert len({game.gist(parse(line)) for line in gists}) == len(gists)
    assert game.gist(parse("bid 1")) == game.gist(parse("bid 7"))
    assert game.gist(parse('raid P1 "a"')) == game.gist(parse("raid P1 2")) is not None


def test_every_step_has_a_scenario_or_a_reason() -> None:
    cited = {rule for found in FOUND for rule in read_scenario(found, scenario_of).rules}
    steps = {id for id in load_book("en", "sierra").by_id if re.fullmatch(r"S[1-9]\d*\.[\d.]+", id)}
    assert steps - cited == set(STEPS["ON_THE_BOARD"])
    assert len(steps) > 60


def test_the_table_of_steps_is_up_to_date() -> None:
    found = STEPS["STEPS"].read_text(encoding="utf-8")
    assert found == STEPS["text"](), "call python packaging/sierra_steps.py"


def test_every_refusal_has_a_sentence_that_is_shown() -> None:
    calls = [
        node
        for file in Path(actions.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse_unless"
    ]
    refused = {call.args[1].value for call in calls if isinstance(call.args[1], ast.Constant)}
    assert refused == set(tables()["refusals"])


def test_the_lesson_follows_its_script() -> None:
    (lesson,) = load_courses()
    session = lesson.begin(None)
    assert isinstance(session, GuidedSession)
    while session.guiding is not None:
        if session.reading:
            session.read()
            continue
        (wanted,) = session.offered
        assert session.refusal(note(1, "leadership", "1")) is not None
        session.submit(wanted)
    assert session.finished
    assert (session.state.quarter, session.state.cards["C12"].owner) == (1, 1)
