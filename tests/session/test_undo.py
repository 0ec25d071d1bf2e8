"""Tests of undo and redo, their barriers, and practice games."""

import pytest

from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import (
    Opening,
    PaxPorfiriana,
    SeatSetup,
    Session,
)
from paxdesk.session.history import REASONS, WARNINGS, CannotUndo
from paxdesk.session.randomness import RandomPlayer
from paxdesk.strict_yaml import read_text

SEATS = (SeatSetup("Ana", 1), SeatSetup("Bodo", 3))
CUBES = """
regime: anarchy
market: {a5: 48}
players:
  P1: {hacendado: 209, hand: [154]}
  P2: {hacendado: 211, tableau: {64: {income: 2, connection: P1, connection2: P2}}}
"""


def given(deck: Deck, text: str, *, practice: bool = False, seats: int = 2) -> Session:
    position = read_position(read_text(text), deck, seats, Options(), 1)
    opening = Opening(Options(), 1, position=position, practice=practice)
    setup = tuple(SeatSetup(f"N{seat}", seat) for seat in range(1, seats + 1))
    return Session.from_saved(opening, setup, position.copy(), [])


def lines(session: Session) -> list[str]:
    return [entry.line for entry in session.journal]


# --- Whole actions --------------------------------------------------------------------------------


def test_an_attack_goes_with_its_own_choices(deck: Deck) -> None:
    session = given(deck, CUBES)
    before = session.state.copy()
    for line in ("play 154 on 64", "choose 64.connection2", "choose none"):
        session.submit(parse(line))
    after = session.state.copy()
    assert session.undo() == 3
    assert (session.state, lines(session)) == (before, [])
    assert session.redo() == 3
    assert (session.state, len(session.journal)) == (after, 3)
    session.submit(parse("speculate a5"))
    assert session.undo() == 1
    assert session.state == after


def test_a_half_made_choice_is_undone_with_its_attack(deck: Deck) -> None:
    session = given(deck, CUBES)
    session.submit(parse("play 154 on 64"))
    assert session.undo() == 1
    session.redo()
    session.submit(parse("choose 64.connection2"))
    assert session.undo() == 2
    assert session.seat_to_act == 1
    session.redo()
    session.submit(parse("choose none"))
    assert session.undo() == 3


def test_steps_can_be_undone_singly_too(deck: Deck) -> None:
    session = given(deck, CUBES)
    session.submit(parse("play 154 on 64"))
    session.submit(parse("choose 64.connection2"))
    assert len(session.history.past) == 2
    assert session.take_back(1) == 1
    assert isinstance(session.legal()[0], act.ChoosePlace)
    with pytest.raises(CannotUndo):
        session.take_back(2)
    with pytest.raises(CannotUndo):
        session.take_back(0)


def test_a_turn_is_restarted(deck: Deck) -> None:
    session = Session.new(deck, Options(), 7, SEATS)
    with pytest.raises(CannotUndo, match=REASONS["begun"]):
        session.restart_turn()
    begun = session.state.copy()
    for line in ("speculate a5", "speculate b5", "speculate b4"):
        session.submit(parse(line))
    assert session.restart_turn() == 3
    assert (session.state, len(session.history.past)) == (begun, 0)
    session.submit(parse("end"))
    with pytest.raises(CannotUndo, match=r"a turn that has ended|revealed cards"):
        session.restart_turn()


def test_a_turn_is_restarted_up_to_a_barrier(deck: Deck) -> None:
    session = given(
        deck,
        "regime: us_intervention\nplayers: {P1: {hand: [161], gold: 9}, P2: {hand: [47]}}\n"
        "market: {a0: 48, b0: 50}",
    )
    session.submit(parse("play 161 on P2"))
    barred = session.state.copy()
    session.submit(parse("buy a0"))
    assert session.restart_turn() == 1
    assert session.state == barred


# --- Barriers and warnings ------------------------------------------------------------------------

BARRIERS = [
    ("deck: [47]", ["end"], "cards"),
    ("{}", ["end"], "turn"),
    ("players: {P1: {hand: [5], gold: 9}, P2: {tableau: {12: {}, 60: {}}}}",
     ["play 5 on 60", "pass"], "decision"),
    ("regime: us_intervention\nplayers: {P1: {hand: [161]}, P2: {hand: [47, 60]}}",
     ["play 161 on P2"], "hand"),
    ("market: {a0: 206}\ntopples_seen: 4", ["end"], "over"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "steps", "barrier"), BARRIERS)
def test_barriers_are_announced(deck: Deck, text: str, steps: list[str], barrier: str) -> None:
    session = given(deck, text)
    for line in steps[:-1]:
        assert session.warning(parse(line)) is None
        session.submit(parse(line))
    before = session.state.copy()
    assert session.warning(parse(steps[-1])) == WARNINGS[barrier]  # type: ignore[index]
    assert session.state == before
    session.submit(parse(steps[-1]))
    assert session.undo_refusal == REASONS[barrier]  # type: ignore[index]


def test_warnings_are_correct_in_whole_games(deck: Deck) -> None:
    """Exactly the steps without a warning can be undone."""
    for seed in range(6):
        seats = tuple(SeatSetup(f"N{seat}", seat) for seat in range(1, 3 + seed % 4))
        session = Session.new(deck, Options(), seed, seats)
        player = RandomPlayer.for_game(seed)
        while session.seat_to_act is not None:
            action = player.choose(session.legal())
            before = session.state.copy()
            warned = session.warning(action)
            session.submit(action)
            assert session.can_undo == (warned is None)
            if warned is None and seed % 2:
                after = session.state
                session.take_back(1)
                assert session.state == before
                assert session.redo() >= 1
                assert session.state == after


# --- Practice games -------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "steps", "barrier"), BARRIERS)
def test_a_practice_game_has_no_barriers(
    deck: Deck, text: str, steps: list[str], barrier: str
) -> None:
    session = given(deck, text, practice=True)
    begun = session.state.copy()
    for line in steps:
        assert session.warning(parse(line)) is None
        session.submit(parse(line))
    after = session.state.copy()
    while session.can_undo:
        session.undo()
    assert (session.state, session.journal) == (begun, [])
    while session.can_redo:
        session.redo()
    assert session.state == after
    assert lines(session) == steps


@pytest.mark.parametrize("solo", [None, "diaz", "paxomatic"])
def test_a_whole_practice_game_is_undone_and_redone(deck: Deck, solo: str | None) -> None:
    """Dice, ties and robots' reasons are undone and redone with their steps."""
    count = {None: 3, "diaz": 1, "paxomatic": 3}[solo]
    robots = solo == "paxomatic"
    seats = tuple(
        SeatSetup(f"N{seat}", seat, "paxomatic" if robots and seat > 1 else None)
        for seat in range(1, count + 1)
    )
    session = Session.new(deck, Options(), 5, seats, None, solo, practice=True)  # type: ignore[arg-type]
    player = RandomPlayer.for_game(5)
    positions: list[State] = []
    while session.seat_to_act is not None and len(positions) < 250:
        positions.append(session.state.copy())
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        else:
            session.submit(player.choose(session.legal()))
    last, journal = session.state.copy(), list(session.journal)
    assert len(session.history.past) == len(positions)
    while session.can_undo:
        steps = session.undo()
        assert session.seat_to_act in session.people
        assert session.state == positions[-steps]
        del positions[-steps:]
        assert session.undone == tuple(journal[len(session.journal) :])
    while session.can_redo:
        session.redo()
    assert (session.state, session.journal) == (last, journal)
    assert session.replay() == last


def test_actions_of_robots_are_not_undone(deck: Deck) -> None:
    seats = (SeatSetup("Ana", 1, "paxomatic"), SeatSetup("Bodo", 2))
    session = Session.new(deck, Options(), 5, seats)
    question = session.question()
    assert question is not None
    session.submit_choice(question.answer())
    assert session.undo_refusal == REASONS["decision"]


# --- Errors ---------------------------------------------------------------------------------------


def test_an_error_in_the_rules_leaves_the_position(
    deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(deck, Options(), 7, SEATS)

    def stumble(state: State, action: act.Action) -> None:
        state.players[1].gold += 5
        raise KeyError(47)

    monkeypatch.setattr(PaxPorfiriana, "perform", staticmethod(stumble))
    before = session.state.copy()
    with pytest.raises(KeyError):
        session.submit(parse("speculate a5"))
    assert (session.state, session.journal, len(session.history.past)) == (before, [], 0)


def test_revisions_count_every_change(deck: Deck) -> None:
    session = Session.new(deck, Options(), 7, SEATS)
    session.submit(parse("speculate a5"))
    session.undo()
    session.redo()
    assert session.revision == 3
