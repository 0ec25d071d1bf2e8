"""Every scenario of the companion, and which steps of the sequence have none."""

import re
from pathlib import Path

import pytest

from paxdesk.desk.rulebook import load_book
from paxdesk.session.scenarios import documents, read_scenario, run_scenario
from paxdesk.sierra_madre.rules.actions import Note
from paxdesk.sierra_madre.scenarios import reader
from paxdesk.sierra_madre.table.lessons import GuidedSession, SierraLessons

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))
FOUND = [each for file in FILES for each in documents(file)]
WITHOUT = {
    "S1.2": "what an event does is printed on it",
    "S6.5": "nothing of it is in the books",
    "S8.2": "on the board",
    "S8.4": "on the board",
    "S9.3": "on the board, for a quarter",
    "S9.7": "its parts have their own",
    "S10.2": "on the board; its parts have their own",
    "S10.2.1": "on the board",
    "S10.2.3": "an entry of gold like any other",
    "S10.2.5": "on the board",
    "S11.1.1": "on the board",
    "S11.1.2": "on the board",
    "S11.2.6": "nothing is paid",
    "S11.2.8": "their counters are on the slip like any other",
    "S11.4": "its parts have their own",
    "S11.4.2": "nothing moves: what a hacendado has stays his",
}
"""Steps without a number, price, die or order that the books could know."""


@pytest.mark.parametrize("found", FOUND, ids=lambda each: each.place.rpartition("#")[2])
def test_a_scenario_ends_as_it_says(found: object) -> None:
    assert run_scenario(read_scenario(found, reader())) is None  # type: ignore[arg-type]


def test_every_step_has_a_scenario_or_a_reason_to_have_none() -> None:
    cited = {rule for found in FOUND for rule in read_scenario(found, reader()).rules}
    steps = {id for id in load_book("en", "sierra").by_id if re.fullmatch(r"S[1-9]\d*\.[\d.]+", id)}
    assert steps - cited == set(WITHOUT)
    assert len(steps) > 60


def test_the_lesson_goes_as_it_says() -> None:
    teacher = SierraLessons()
    (lesson,) = teacher.lessons()
    session = teacher.begin(lesson.name)
    assert isinstance(session, GuidedSession)
    while session.guiding is not None:
        if session.reading:
            session.read()
            continue
        (wanted,) = session.offered
        assert session.refusal(Note(1, "leadership", "1")) is not None
        session.submit(wanted)
    assert session.finished
    assert (session.state.quarter, session.state.cards["C12"].owner) == (1, 1)
