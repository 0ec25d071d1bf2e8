"""Tests of recordings of games."""

import random

import pytest
from attrs import evolve

from paxdesk.porfiriana.robots.simulation import MOST_STEPS
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.facts import active_points
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.session import SeatSetup, Session, ends_turn
from paxdesk.porfiriana.turn_stats import TurnStats, seat_turn_stats
from paxdesk.session.history import JournalEntry
from paxdesk.session.replay import ReplayError

SEATS = tuple(SeatSetup(name, index) for index, name in enumerate(("Ana", "Bodo", "Caro"), 1))
MIXED = (SEATS[0], SeatSetup("Bodo", 2, "paxomatic"), SeatSetup("Caro", 3, "paxomatic"))


def play(session: Session, seed: int, most: int = MOST_STEPS) -> list[State]:
    """Play up to ``most`` steps; return the position after each."""
    chance = random.Random(seed)
    found: list[State] = []
    while session.seat_to_act is not None and len(found) < most:
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        else:
            session.submit(chance.choice(session.legal()))
        found.append(session.state.copy())
    return found


@pytest.mark.parametrize("seats", [SEATS, MIXED])
def test_a_recording_has_every_position_of_the_game(
    deck: Deck, seats: tuple[SeatSetup, ...]
) -> None:
    session = Session.new(deck, Options(), 5, seats)
    first = session.state.copy()
    positions = play(session, 5, 150)
    recording = session.replayed()
    assert recording.stopped == ""
    assert recording.position(0) == first
    assert [step.after for step in recording.steps] == positions
    assert [recording.position(step) for step in range(1, 151)] == positions
    assert recording.last == session.state
    assert sum(len(step.entries) for step in recording.steps) == len(session.journal)


@pytest.mark.parametrize("seats", [SEATS, MIXED])
def test_the_recording_equals_the_replayed_journal(
    deck: Deck, seats: tuple[SeatSetup, ...]
) -> None:
    session = Session.new(deck, Options(), 5, seats)
    play(session, 5, 150)
    assert session.recording.steps == session.replayed().steps
    assert session.recording.opening == session.replayed().opening


def test_a_recording_of_a_running_game_has_each_step_once(deck: Deck) -> None:
    session = Session.new(deck, Options(), 5, SEATS)
    play(session, 1, 20)
    early = session.recording
    play(session, 2, 20)
    late = session.recording
    assert len(late.steps) == 40
    assert all(mine is other for mine, other in zip(early.steps, late.steps, strict=False))
    del session.journal[10:]
    back = session.replayed()
    assert back.steps == late.steps[: len(back.steps)]
    assert sum(len(step.entries) for step in back.steps) == 10


def test_a_reopened_game_has_earlier_and_later_steps(deck: Deck) -> None:
    session = Session.new(deck, Options(), 5, MIXED)
    play(session, 1, 30)
    opened = Session.from_saved(session.opening, MIXED, session.state, list(session.journal))
    early = opened.recording
    assert early.steps == session.recording.steps
    play(opened, 2, 10)
    assert opened.recording.steps[:30] == early.steps
    assert all(
        mine is other for mine, other in zip(early.steps, opened.recording.steps, strict=False)
    )
    assert opened.recording.last is opened.state


def test_a_reopened_game_is_replayed_once_for_all_views(
    deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(deck, Options(), 5, SEATS, practice=True)
    play(session, 1, 30)
    opened = Session.from_saved(session.opening, SEATS, session.state, list(session.journal))
    recall, steps = opened.recollection(), opened.recording.steps
    monkeypatch.setattr(Session.game, "perform", None, raising=False)
    opened.remember(recall())
    assert len(opened.history.past) == 30
    opened.take_back(3)
    assert opened.recording.steps == steps[:-3]
    assert opened.state is steps[-3].before


def test_an_illegal_journal_is_shown_up_to_its_error(deck: Deck) -> None:
    session = Session.new(deck, Options(), 5, SEATS)
    play(session, 1, 12)
    before = list(session.journal)
    session.journal.insert(6, JournalEntry(1, "sell 47"))
    recording = session.replayed()
    assert [entry for step in recording.steps for entry in step.entries] == before[:6]
    assert "line 7" in recording.stopped


def test_a_game_continues_though_its_journal_cannot_be_replayed(deck: Deck) -> None:
    session = Session.new(deck, Options(), 5, SEATS)
    play(session, 1, 12)
    journal = [*session.journal[:6], JournalEntry(1, "sell 47"), *session.journal[6:]]
    opened = Session.from_saved(session.opening, SEATS, session.state, journal)
    recording = opened.recording
    assert (recording.steps, recording.stopped) == ((), "")
    assert recording.last == opened.state
    play(opened, 2, 5)
    assert len(opened.recording.steps) == 5
    assert opened.recording.last == opened.state


@pytest.mark.parametrize("hacendados", [(209, 5, 211), (209, 210), (209, 209, 210)])
def test_a_game_continues_though_its_opening_cannot_be_dealt(
    deck: Deck, hacendados: tuple[int, ...]
) -> None:
    session = Session.new(deck, Options(), 5, SEATS)
    play(session, 1, 12)
    opening = evolve(session.opening, hacendados=hacendados)
    session = Session.from_saved(opening, SEATS, session.state, list(session.journal))
    recording = session.replayed()
    assert recording.stopped.startswith("the game cannot start (")
    assert recording.last == session.state
    play(session, 2, 5)
    assert len(session.recording.steps) == 5
    for asking in (session.replay, session.recollection()):
        with pytest.raises(ReplayError, match="the game cannot start"):
            asking()


def test_undone_steps_leave_the_recording(deck: Deck) -> None:
    session = Session.new(deck, Options(), 7, SEATS)
    session.submit(parse("speculate a5"))
    session.submit(parse("speculate b5"))
    two = session.recording
    session.undo()
    one = session.recording
    assert (len(two.steps), len(one.steps)) == (2, 1)
    assert one.last == session.state


# --- Turn by turn ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [SEATS, MIXED])
def test_the_rows_follow_from_the_positions(deck: Deck, seats: tuple[SeatSetup, ...]) -> None:
    session = Session.new(deck, Options(), 3, seats)
    positions = [session.state.copy(), *play(session, 3, 160)]
    rows = TurnStats.of(session.replayed()).rows
    assert rows[0].step == 0
    assert [row.turn for row in rows] == list(range(len(rows)))
    for row in rows:
        state = positions[row.step]
        assert (row.regime, row.depression) == (state.regime, state.depression)
        assert set(row.turn_stats) == set(state.players)
        for seat, told in row.turn_stats.items():
            assert told.gold == state.players[seat].gold
            assert told.income == next_income(state, seat)
            assert told.prestige == {kind: active_points(state, seat, kind) for kind in PRESTIGES}


def test_every_turn_has_a_row_including_the_current_one(deck: Deck) -> None:
    session = Session.new(deck, Options(), 3, SEATS)
    play(session, 3, 40)
    recording = session.replayed()
    rows = TurnStats.of(recording).rows
    ended = [number for number, step in enumerate(recording.steps, 1) if ends_turn(step)]
    assert [row.step for row in rows if row.ended] == [0, *ended]
    assert [row.seat for row in rows[1:]] == [1 + turn % 3 for turn in range(len(rows) - 1)]
    assert [row.round for row in rows[1:]] == [1 + turn // 3 for turn in range(len(rows) - 1)]
    assert rows[-1].step == 40
    assert rows[-1].turn_stats[1] == seat_turn_stats(session.state, 1)


def test_rows_are_not_computed_twice(deck: Deck) -> None:
    session = Session.new(deck, Options(), 3, SEATS)
    play(session, 3, 40)
    early = TurnStats.of(session.recording)
    play(session, 4, 40)
    late = early.followed(session.recording)
    kept = [row for row in early.rows if row.ended]
    assert all(mine is other for mine, other in zip(kept, late.rows, strict=False))
    assert late.rows == TurnStats.of(session.replayed()).rows


def test_the_last_row_of_a_finished_game(deck: Deck) -> None:
    session = Session.new(deck, Options(), 8, SEATS)
    play(session, 8)
    assert session.state.over
    rows = TurnStats.of(session.replayed()).rows
    assert rows[-1].ended
    assert rows[-1].turn_stats == {seat: seat_turn_stats(session.state, seat) for seat in (1, 2, 3)}
