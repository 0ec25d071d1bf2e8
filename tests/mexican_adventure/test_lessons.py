"""Tests of the lessons: all choices, undo, saving, and mistakes in their files."""

from pathlib import Path

import pytest

from paxdesk.desk.lesson_session import guided
from paxdesk.desk.protocol.table_game import lesson_again, on_desk
from paxdesk.errors import IllegalAction
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.saves import read_saved, write_saved
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.lessons import (
    AdventureCourse,
    GuidedSession,
    load_courses,
    read_course,
)
from paxdesk.resources import assets_folder
from paxdesk.session.history import CannotUndo
from paxdesk.strict_yaml import Misfit
from tests.shares import spread

MATERIAL = load_material()
COURSES = load_courses(MATERIAL)
LANGUAGES = {"en", "es", "fr"}
LONGEST_TEXT = 62
"""Maximum number of words in a note."""


@pytest.fixture(params=COURSES, ids=[each.name for each in COURSES])
def course(request: pytest.FixtureRequest) -> AdventureCourse:
    found: AdventureCourse = request.param
    return found


def puebla() -> AdventureCourse:
    return next(each for each in COURSES if each.name == "puebla")


class Pupil:
    """Player of a lesson, who takes the offered move ``which``, or a hint."""

    def __init__(self, session: GuidedSession, which: int = 0) -> None:
        self.session = session
        self.which = which
        self.met: set[str] = set()

    def go_on(self) -> None:
        session = self.session
        question = session.question()
        if question is not None:
            self.met |= {event.what for event in session.submit_choice(question.answer()).events}
        elif session.reading:
            assert session.legal() == []
            session.read()
        elif session.free:
            thought = AdventureTable(MATERIAL).adviser.hint(session)
            assert thought is not None
            session.submit(thought.thought.answer().action)
        else:
            assert session.offered, session.guiding
            assert session.legal() == list(session.offered), "every choice is legal"
            assert AdventureTable(MATERIAL).adviser.hint(session) is None, "the guide alone advises"
            self.take(session.offered[self.which % len(session.offered)])
        assert problems(session.state) == []

    def take(self, action: Action) -> None:
        self.met |= {type(action).__name__}
        self.met |= {event.what for event in self.session.submit(action).events}

    def play(self, steps: int = 1000) -> None:
        while self.session.guiding is not None and self.session.step < steps:
            self.go_on()


def test_every_text_is_in_three_languages(course: AdventureCourse) -> None:
    for words in (course.titles, course.summaries, course.nexts):
        assert set(words) == LANGUAGES
    for step in course.steps:
        assert set(step.titles) == set(step.texts) == LANGUAGES
        assert all(len(text.split()) <= LONGEST_TEXT for text in step.texts.values()), step.titles
    assert course.steps[-1].only_read, "a recap comes last"
    assert course.minutes == (10 if course.name == "puebla" else 5)


@pytest.mark.parametrize("which", spread(range(6), 2))
def test_the_lesson_can_be_played_with_any_choice(course: AdventureCourse, which: int) -> None:
    pupil = Pupil(course.begin(MATERIAL), which)
    pupil.play()
    session = pupil.session
    assert session.finished
    assert session.replay() == session.state
    assert set(course.meets.values()) <= pupil.met


def test_combats_of_the_lesson_have_the_described_results() -> None:
    course = puebla()
    pupil = Pupil(course.begin(MATERIAL))
    titles = [step.title("en") for step in course.steps]
    pupil.play(titles.index("Five losses"))
    state = pupil.session.state
    assert state.zones["tampico"].held("imperial")
    due = next(line for line in pupil.session.legal() if isinstance(line, act.Lose))
    assert sum(group.count for group in due.groups) == 5
    assert state.fought is not None
    assert (state.fought.pc, state.fought.losses) == ((19, 23), (5, 4))


def test_only_the_expected_line_is_allowed() -> None:
    course = puebla()
    pupil = Pupil(course.begin(MATERIAL))
    titles = [step.title("en") for step in course.steps]
    pupil.play(titles.index("A Regular Order"))
    session = pupil.session
    before = session.state.copy()
    other = session.game.parse("order lorencez 7A.french 1C.imperial in orizaba")
    refused = session.refusal(other)
    assert refused is not None
    assert "A Regular Order" in refused.reason
    with pytest.raises(IllegalAction):
        session.submit(other)
    unable = session.refusal(session.game.parse("order lorencez 8A.french in orizaba"))
    assert unable is not None
    assert "guide" not in unable.reason, "the rules' own reason comes first"
    assert session.state == before
    with pytest.raises(CannotUndo):
        session.restart_turn()


def test_undo_leads_back_to_the_very_beginning(course: AdventureCourse) -> None:
    pupil = Pupil(course.begin(MATERIAL))
    session = pupil.session
    begun = session.state.copy()
    pupil.play(len(course.steps) - 2)
    while session.can_undo:
        session.undo()
        assert problems(session.state) == []
    assert session.step == 0
    assert session.state == begun
    Pupil(session).play()
    assert session.replay() == session.state


def test_a_saved_lesson_continues_with_its_guide(course: AdventureCourse, tmp_path: Path) -> None:
    table = AdventureTable(MATERIAL)
    pupil = Pupil(course.begin(MATERIAL))
    pupil.play(len(course.steps) - 4)
    file = tmp_path / "lesson.pax"
    write_saved(file, pupil.session)
    again = lesson_again(on_desk(table), read_saved(file, MATERIAL))
    assert isinstance(again, GuidedSession)
    while again.reading:
        again.read()
    assert again.step == pupil.session.step
    assert [*map(write, again.offered)] == [*map(write, pupil.session.offered)]
    assert guided(again) is again
    assert not again.finished
    again.leave()
    assert guided(again) is None
    assert len(again.legal()) > len(pupil.session.legal())


def test_another_game_has_no_guide(course: AdventureCourse) -> None:
    table = AdventureTable(MATERIAL)
    assert lesson_again(on_desk(table), table.plain()) is None
    assert [each.name for each in table.lessons()] == [each.name for each in COURSES]
    assert course.begin(MATERIAL).seat_to_act == 1


def test_mistakes_in_a_lesson_are_reported(tmp_path: Path) -> None:
    good = (assets_folder() / "adventure" / "lessons" / "puebla.yaml").read_text(encoding="utf-8")
    path = tmp_path / "puebla.yaml"
    for right, wrong in (("zone puebla", "zone atlantis"), ("{en: The march", "{xx: The march")):
        assert right in good
        path.write_text(good.replace(right, wrong), encoding="utf-8")
        with pytest.raises(Misfit):
            read_course(path, MATERIAL)
