"""Tests of a game in progress."""

import pytest

from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.session.history import NOTHING_DONE, CannotUndo, JournalEntry
from paxdesk.strict_yaml import read_text

SEATS = (SeatSetup("Ana", 0), SeatSetup("Bodo", 3))


@pytest.fixture
def session(deck: Deck) -> Session:
    return Session.new(deck, Options(), 7, SEATS)


def given(deck: Deck, text: str) -> Session:
    return Session.from_position(read_position(read_text(text), deck, 2, Options(), 1), SEATS)


def test_a_new_game(session: Session, deck: Deck) -> None:
    assert (session.seat_to_act, session.journal) == (1, [])
    assert [player.seat for player in session.state.players.values()] == [1, 2]
    same = Session.new(deck, Options(), 7, SEATS)
    assert same.state == session.state
    other = Session.new(deck, Options(), 8, SEATS)
    assert other.state != session.state


def test_hacendados_can_be_chosen(deck: Deck) -> None:
    session = Session.new(deck, Options(choose_hacendados=True), 7, SEATS, (213, 208))
    assert [player.hacendado for player in session.state.players.values()] == [213, 208]
    with pytest.raises(ValueError, match="a different Hacendado"):
        Session.new(deck, Options(), 7, SEATS, (213, 213))


def test_a_step_is_recorded(session: Session) -> None:
    step = session.submit(parse("speculate a5"))
    assert step.events
    assert session.journal == [JournalEntry(1, "speculate a5")]
    assert session.state.speculation[5] == 1


def test_an_illegal_step_changes_nothing(session: Session) -> None:
    before = session.state.copy()
    action = parse("sell 47")
    refused = session.refusal(action)
    assert refused is not None
    with pytest.raises(IllegalAction) as caught:
        session.submit(action)
    assert caught.value.rules == refused.rules
    assert (session.state, session.journal, session.can_undo) == (before, [], False)


def test_legal_actions_are_computed_once_per_position(session: Session) -> None:
    legal = session.legal()
    assert session.legal() is legal
    session.submit(legal[0])
    assert session.legal() is not legal


def test_undo_and_redo(session: Session) -> None:
    first = session.state.copy()
    session.submit(parse("speculate a5"))
    second = session.state.copy()
    session.submit(parse("speculate b5"))
    third = session.state.copy()
    session.undo()
    assert session.state == second
    session.undo()
    assert (session.state, session.journal) == (first, [])
    assert session.legal() == Session.from_position(first, SEATS).legal()
    with pytest.raises(CannotUndo, match=NOTHING_DONE):
        session.undo()
    session.redo()
    session.redo()
    assert session.state == third
    assert [entry.line for entry in session.journal] == ["speculate a5", "speculate b5"]
    assert not session.can_redo
    with pytest.raises(CannotUndo, match="There is nothing to redo"):
        session.redo()


def test_a_new_step_discards_undone_ones(session: Session) -> None:
    session.submit(parse("speculate a5"))
    session.undo()
    session.submit(parse("speculate a4"))
    assert not session.can_redo
    session.undo()
    session.redo()
    assert session.state.speculation[4] == 1


def test_playing_on_after_undo_leaves_stored_data_unchanged(session: Session) -> None:
    session.submit(parse("speculate a5"))
    session.submit(parse("speculate b5"))
    after = session.state.copy()
    session.undo()
    session.redo()
    session.undo()
    session.undo()
    session.redo()
    session.redo()
    assert session.state == after
    assert session.replay() == after


@pytest.mark.parametrize(
    ("position", "lines", "reason"),
    [
        ("deck: [47]", ["end"], "has revealed cards"),
        ("{}", ["end"], "a turn that has ended"),
        (
            "players: {P1: {hand: [5], gold: 9}, P2: {tableau: {12: {}, 60: {}}}}",
            ["play 5 on 60", "pass"],
            "another player's decision",
        ),
        (
            "market: {a0: 204}\nplayers: {P1: {hacendado: 208}, P2: {hacendado: 213, gold: 3}}",
            ["buy a0 event", "manifesto command"],
            "You cannot undo this decision",
        ),
        (
            "regime: us_intervention\nplayers: {P1: {hand: [161]}, P2: {hand: [47, 60]}}",
            ["play 161 on P2"],
            "has shown a hand",
        ),
        (
            "regime: us_intervention\nplayers: {P1: {hand: [161]}, P2: {hand: [47]}}",
            ["play 161 on P2"],
            "has shown a hand",
        ),
    ],
)
def test_barriers(deck: Deck, position: str, lines: list[str], reason: str) -> None:
    session = given(deck, position)
    session.submit(parse(lines[0]))
    for line in lines[1:]:
        assert session.can_undo
        session.submit(parse(line))
    assert not session.can_undo
    refusal = session.undo_refusal
    assert refusal is not None
    assert reason in refusal
    with pytest.raises(CannotUndo, match=reason):
        session.undo()


def test_an_attack_can_be_undone_while_the_victim_decides(deck: Deck) -> None:
    session = given(deck, "players: {P1: {hand: [5]}, P2: {gold: 9, tableau: {12: {}, 60: {}}}}")
    session.submit(parse("play 5 on 60"))
    assert session.seat_to_act == 2
    session.undo()
    assert (session.seat_to_act, session.state.players[1].hand) == (1, [5])


def test_a_finished_game(deck: Deck) -> None:
    session = given(deck, "market: {a0: 206}\ntopples_seen: 4")
    session.submit(parse("end"))
    assert (session.seat_to_act, session.legal()) == (None, [])
    with pytest.raises(IllegalAction, match="over"):
        session.submit(parse("end"))
