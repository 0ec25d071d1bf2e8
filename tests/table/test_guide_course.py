"""The course of the guided first game can be played as it is written, and ends in a victory."""

from pathlib import Path

import pytest

from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.table.guide.course import load_course, read_course
from paxdesk.porfiriana.table.guide.session import GuidedSession
from paxdesk.resources import assets_folder
from paxdesk.session.session import CannotUndo
from paxdesk.strict_yaml import Misfit

LONGEST_TEXT = 58
"""Words that fit on the note."""
TAUGHT = (
    *(act.Buy, act.Sell, act.Speculate, act.Play, act.Connect, act.BuyLand, act.Attack),
    *(act.Deploy, act.Manifesto, act.End),
)


def test_the_course_is_short_and_teaches_everything() -> None:
    course = load_course()
    assert 12 <= len(course.steps) <= 20
    moves = {type(move) for step in course.steps for move in step.moves}
    assert set(TAUGHT) <= moves
    bought = [move for step in course.steps for move in step.moves if isinstance(move, act.Buy)]
    assert [move.orientation for move in bought].count("event") == 2
    for step in course.steps:
        assert set(step.titles) == set(step.texts)
        assert step.title("xx") == step.title("en")
        assert all(len(text.split()) <= LONGEST_TEXT for text in step.texts.values())


def played(session: GuidedSession) -> list[Action]:
    """Play the whole course; returns the learner's moves."""
    moves = []
    while (step := session.guiding) is not None:
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        elif session.reading:
            assert session.legal() == []
            session.read()
        else:
            assert session.legal() == [session.expected], step.title("en")
            assert session.expected is not None
            moves.append(session.expected)
            session.submit(session.expected)
        assert problems(session.state) == []
    return moves


def test_the_course_leads_to_the_chair(deck: Deck) -> None:
    course = load_course()
    session = GuidedSession.begin(deck, course)
    moves = played(session)
    assert moves == [move for step in course.steps for move in step.moves]
    assert session.step == len(course.steps)
    assert session.state.ended_by == "topple"
    assert session.state.winners == (1,)
    assert not session.state.depression
    assert session.replay() == session.state


def test_only_the_expected_move_is_allowed(deck: Deck) -> None:
    session = GuidedSession.begin(deck, load_course())
    assert session.reading
    session.read()
    before = session.state.copy()
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
    assert not session.can_undo
    with pytest.raises(CannotUndo):
        session.undo()


def test_the_guide_can_be_left_at_any_time(deck: Deck) -> None:
    session = GuidedSession.begin(deck, load_course())
    session.read()
    session.submit(act.Buy(6))
    session.leave()
    assert session.guiding is None
    assert len(session.legal()) > 5
    assert session.refusal(act.Speculate(3)) is None
    session.submit(act.End())
    question = session.question()
    assert question is not None
    session.submit_choice(question.answer())  # now the robot thinks for itself


def test_mistakes_in_a_course_are_told(tmp_path: Path) -> None:
    good = (assets_folder() / "guide.yaml").read_text(encoding="utf-8")
    path = tmp_path / "guide.yaml"
    for wrong, right in (("regime, hacendado 1", "throne"), ("en: Sell it", "xx: Sell it")):
        assert wrong in good
        path.write_text(good.replace(wrong, right), encoding="utf-8")
        with pytest.raises(Misfit):
            read_course(path)
