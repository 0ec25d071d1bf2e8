"""Tests of the lessons with different choices of moves."""

import re
from pathlib import Path

import pytest

from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.facts import topples_left
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.winning import winning_need
from paxdesk.porfiriana.table.lessons import GuidedSession, PaxCourse, load_courses, read_course
from paxdesk.porfiriana.table.scene.ledger import ways_told
from paxdesk.porfiriana.table.scene.seat_stats import takers_seen
from paxdesk.porfiriana.table.words.showdown import count
from paxdesk.resources import assets_folder
from paxdesk.session.history import CannotUndo
from paxdesk.strict_yaml import Misfit

LONGEST_TEXT = 58
"""Maximum number of words in a note."""
COURSES = load_courses()
DECISIVE = {
    *("bought", "played", "sold", "connected", "land", "speculated", "income", "revealed"),
    *("deployed", "redeployed", "defeated", "extorts", "regime"),
    *("attacked", "unrest", "awarded", "jailed", "freed", "police", "cancelled"),
    *("piled", "strife", "depression_starts", "income_falls", "Keep", "depression_ends"),
    *("topple", "declares", "fraud", "passes", "diaz_holds", "game_over"),
}
"""Events and actions that the lessons must contain."""


@pytest.fixture(params=COURSES, ids=[each.name for each in COURSES])
def course(request: pytest.FixtureRequest) -> PaxCourse:
    found: PaxCourse = request.param
    return found


def first() -> PaxCourse:
    return COURSES[0]


class Pupil:
    """Player who takes the offered move ``which`` and ends free turns."""

    def __init__(self, session: GuidedSession, which: int = 0) -> None:
        self.session = session
        self.which = which
        self.moves: list[Action] = []
        self.met: set[str] = set()

    def go_on(self) -> None:
        session = self.session
        question = session.question()
        if question is not None:
            choice = question.answer()
            self.met |= {event.what for event in session.submit_choice(choice).events}
        elif session.reading:
            assert session.legal() == []
            session.read()
        else:
            move = act.End() if act.End() in session.legal() else session.legal()[0]
            if not session.free:
                assert set(session.legal()) == set(session.offered)
                assert session.offered, session.guiding
                move = session.offered[self.which % len(session.offered)]
            self.moves.append(move)
            self.met |= {type(move).__name__}
            self.met |= {event.what for event in session.submit(move).events}
        assert invariant_violations(session.state) == []

    def play(self) -> None:
        while self.session.guiding is not None:
            self.go_on()


def test_there_are_seven_lessons_in_three_languages() -> None:
    assert [each.name[0] for each in COURSES] == ["1", "2", "3", "4", "5", "6", "7"]
    for course in COURSES:
        assert 5 <= course.minutes <= 8
        for words in (course.titles, course.summaries, course.nexts):
            assert set(words) == {"en", "es", "fr"}
        for step in course.steps:
            assert set(step.titles) == set(step.texts) == {"en", "es", "fr"}
            assert step.title("xx") == step.title("en")
            assert all(len(text.split()) <= LONGEST_TEXT for text in step.texts.values())
        assert course.steps[-1].only_read, "a recap comes last"
    assert all(any(step.choices or step.free for step in each.steps) for each in COURSES)


@pytest.mark.parametrize("which", range(8))
def test_every_lesson_can_be_played_with_any_choice(
    deck: Deck, course: PaxCourse, which: int
) -> None:
    most = max(len(step.choices) for step in course.steps)
    if which and which >= most:
        return
    pupil = Pupil(course.begin(deck), which)
    pupil.play()
    session = pupil.session
    assert session.step == len(course.steps)
    assert session.replay() == session.state
    assert session.state.over == (course.name[0] in "15")
    if session.state.over:
        assert session.state.winners == (1,)


def test_gold_is_named_if_it_decides(deck: Deck) -> None:
    """Gold decides this lesson after the last Topple."""
    pupil = Pupil(next(each for each in COURSES if each.name.startswith("5")).begin(deck))
    state = pupil.session.state
    told = set[str]()
    names = {1: "Carmen", 2: "Rosa"}
    while pupil.session.guiding is not None:
        pupil.go_on()
        state = pupil.session.state
        if topples_left(state) == 1 and state.turn.seat == 1:
            told.add((ways_told(state, takers_seen(state), names) or {}).get(1, ""))
        steps = [each for each in state.agenda if isinstance(each, Showdown)]
        if steps and not topples_left(state):
            told.add(count(state, steps[-1], names).verdict)
    assert "Carmen wins by gold with the last Topple." in told
    assert "As things stand, nobody topples Díaz, and gold decides: Carmen." in told
    assert not any("Command" in each for each in told)


def test_the_lessons_cover_every_rule_that_decides_games(deck: Deck) -> None:
    met = set[str]()
    for course in COURSES:
        pupil = Pupil(course.begin(deck))
        pupil.play()
        said = set(course.meets.values())
        assert said <= pupil.met, said - pupil.met
        met |= said
    assert met == DECISIVE


def test_undo_leads_back_to_the_very_beginning(deck: Deck, course: PaxCourse) -> None:
    pupil = Pupil(course.begin(deck))
    session = pupil.session
    begun = session.state.copy()
    assert not session.can_undo
    while session.step < len(course.steps) - 1:
        pupil.go_on()
    for _ in range(200):
        if not session.can_undo:
            break
        step = session.step
        session.undo()
        assert session.step <= step
        assert invariant_violations(session.state) == []
    assert session.step == 0
    assert session.state == begun
    again = Pupil(session)
    again.play()
    assert session.replay() == session.state


def test_only_the_expected_move_is_allowed(deck: Deck) -> None:
    session = first().begin(deck)
    while session.reading:
        session.read()
    before, step = session.state.copy(), session.step
    other = act.Buy(1)
    refused = session.refusal(other)
    assert refused is not None
    assert refused.rule == "A4"
    with pytest.raises(IllegalAction):
        session.submit(other)
    dear = session.refusal(act.Buy(5))
    assert dear is not None
    assert "gold" in dear.reason, "the rules' own reason comes first"
    assert session.state == before
    session.submit(act.Buy(6))
    with pytest.raises(CannotUndo):
        session.restart_turn()
    session.undo()
    assert session.state == before
    assert session.step == step


def test_the_guide_can_be_left_at_any_time(deck: Deck) -> None:
    session = first().begin(deck)
    while session.reading:
        session.read()
    session.submit(act.Buy(6))
    session.leave()
    assert session.guiding is None
    assert len(session.legal()) > 5
    assert session.refusal(act.Speculate(3)) is None
    session.submit(act.End())
    question = session.question()
    assert question is not None
    session.submit_choice(question.answer())  # from here the robot decides without the script


def test_mistakes_in_a_course_are_reported(tmp_path: Path) -> None:
    name = "1-money-and-land.yaml"
    good = (assets_folder() / "lessons" / name).read_text(encoding="utf-8")
    path = tmp_path / name
    for wrong, right in (("ledger, regime", "throne"), ("en: Sell it", "xx: Sell it")):
        assert wrong in good
        path.write_text(good.replace(wrong, right), encoding="utf-8")
        with pytest.raises(Misfit):
            read_course(path)


def test_the_first_lesson_uses_the_numbers_of_the_overview(deck: Deck) -> None:
    """Fractions in the notes agree with the overview."""
    session = first().begin(deck)
    pupil, told = Pupil(session), []
    while session.guiding is not None:
        step, seen = session.step, session.guiding.text("en")
        need = winning_need(session.state, 1)
        for have, enough in re.findall(r"(\d)/(\d)", seen):
            assert (int(have), int(enough)) == (need.points, need.needed), seen
            told.append(step)
        while session.step == step:
            pupil.go_on()
    assert told[0] == 1
    assert len(told) >= 5
    assert session.state.winners == (1,)


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_fraction_in_the_notes_is_in_the_overview(
    deck: Deck, course: PaxCourse, language: str
) -> None:
    pupil = Pupil(course.begin(deck))
    session = pupil.session
    begun = -1
    while session.guiding is not None:
        if session.step != begun and not session.state.over:
            begun = session.step
            needs = [winning_need(session.state, seat) for seat in (1, 2)]
            shown = {f"{each.points}/{each.needed}" for each in needs}
            text = session.guiding.text(language)
            assert set(re.findall(r"\d/\d", text)) <= shown, text
        pupil.go_on()
