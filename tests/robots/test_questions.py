"""Tests of questions to robots: seat to act, its opponents, and submitted answers."""

import pytest

from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.robot import Choice
from paxdesk.porfiriana.rules.actions import DIAZ, Dice, End, Pass
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)

SEATS = (SeatSetup("Carmen", 1), SeatSetup("I", 2, "paxomatic"), SeatSetup("II", 3, "paxomatic"))


def test_a_person_is_no_robot(deck: Deck) -> None:
    state = deal(deck, 3, 1, solo="paxomatic")
    assert question_for(state, {2: "paxomatic", 3: "paxomatic"}) is None


def test_robots_know_who_the_people_are(deck: Deck) -> None:
    state = deal(deck, 4, 1)
    question = question_for(state, {1: "paxomatic", 3: "paxomatic"})
    assert question is not None
    assert question.view.seat == 1
    assert question.view.people == {2, 4}


def test_a_robot_in_the_persons_place_has_all_others_against_it(deck: Deck) -> None:
    robots = {1: "paxomatic", 2: "paxomatic", 3: "paxomatic"}
    state = deal(deck, 3, 1, solo="paxomatic")
    question = question_for(state, robots)  # type: ignore[arg-type]
    assert question is not None
    assert question.view.people == {2, 3}
    state.turn.seat = 2
    question = question_for(state, robots)  # type: ignore[arg-type]
    assert question is not None
    assert question.view.people == {1}


def test_diaz_needs_no_seat_among_the_robots(deck: Deck) -> None:
    session = Session.new(deck, Options(), 1, SEATS[:1], solo="diaz")
    assert session.question() is None
    session.submit(End())
    assert session.seat_to_act == DIAZ
    question = session.question()
    assert question is not None
    choice = question.answer()
    assert isinstance(choice.action, Dice)
    session.submit_choice(choice)
    assert session.journal[-1].seat == DIAZ
    assert session.journal[-1].line.startswith("dice ")
    assert session.journal[-1].reason.startswith("L1: ")


def test_an_answer_is_checked_like_any_action(deck: Deck) -> None:
    session = Session.new(deck, Options(), 3, SEATS, solo="paxomatic")
    session.submit(End())
    before, lines = session.state.copy(), len(session.journal)
    with pytest.raises(IllegalAction):
        session.submit_choice(Choice(Pass(), "1", "1: pass: for no reason", (3,)))
    assert session.state == before
    assert len(session.journal) == lines


def test_journals_of_solo_games_replay(deck: Deck) -> None:
    for solo, seats in (("diaz", SEATS[:1]), ("paxomatic", SEATS)):
        session = Session.new(deck, Options(), 5, seats, solo=solo)  # type: ignore[arg-type]
        while session.seat_to_act is not None and len(session.journal) < 250:
            question = session.question()
            if question is None:
                session.submit(session.legal()[-1])
            else:
                session.submit_choice(question.answer())
        assert session.replay() == session.state
