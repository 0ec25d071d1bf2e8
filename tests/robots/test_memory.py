"""Tests of remembered cards: purchases, raids and sacks, and memories in files."""

import json
from pathlib import Path

from paxdesk.cli import main
from paxdesk.porfiriana.robots.planner.search import dealt_anew, generator_for
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import Buy, CardNumber, ChooseCard, End, Seat
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.turn import run_agenda
from paxdesk.porfiriana.rules.view import remembered_by
from paxdesk.porfiriana.saves import open_saved, write_saved
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.session.randomness import RandomPlayer
from paxdesk.strict_yaml import read_text


def with_hands(deck: Deck) -> State:
    """Return a game whose second seat has bought two cards."""
    state = deal(deck, 3, 2, Options())
    while len(state.players[2].hand) < 2:
        wanted = [a for a in legal_actions(state) if isinstance(a, Buy) and a.orientation is None]
        buys = state.turn.seat == 2 and state.turn.actions > 0 and wanted
        perform(state, wanted[0] if buys else End())
    return state


def raid(state: State, attacker: Seat, victim: Seat) -> CardNumber:
    """Take the lowest card of a hand in a raid, and return it."""
    number = sorted(state.players[victim].hand)[0]
    state.agenda.append(RaidedHand(attacker, victim))
    perform(state, ChooseCard(number))
    return number


def test_purchases_are_remembered_by_all(deck: Deck) -> None:
    state = with_hands(deck)
    hand = tuple(sorted(state.players[2].hand))
    assert remembered_by(state, 1) == {2: hand, 3: ()}
    assert remembered_by(state, 3) == {1: (), 2: hand}
    assert remembered_by(state.copy(), 1) == {2: hand, 3: ()}


def test_both_seats_of_a_raid_know_the_cards(deck: Deck) -> None:
    state = with_hands(deck)
    taken = raid(state, 1, 2)
    (left,) = state.players[2].hand
    assert remembered_by(state, 1)[2] == (left,)
    assert remembered_by(state, 2)[1] == (taken,)
    assert remembered_by(state, 3) == {1: (), 2: ()}
    # A raid takes the last card without a choice.
    state.agenda.append(RaidedHand(3, 2))
    run_agenda(state)
    assert remembered_by(state, 1)[3] == (left,)


def test_cards_returned_by_a_sack_are_remembered_by_all(deck: Deck) -> None:
    """The mine and the troop openly return to their owners' hands (R29)."""
    given = """
depression: true
players:
  P1: {hacendado: 209, hand: [194], gold: 4}
  P2: {hacendado: 211, tableau: {60: {connection: P1}}}
  P3: {hacendado: 210}
"""
    state = read_position(read_text(given), deck, 3, Options(), 1)
    perform(state, parse("play 194 at 60"))
    assert (state.players[1].hand, state.players[2].hand) == ([194], [60])
    assert remembered_by(state, 3) == {1: (194,), 2: (60,)}
    assert remembered_by(state, 1)[2] == (60,)
    assert remembered_by(state, 2)[1] == (194,)


def test_hands_are_dealt_with_the_remembered_cards(deck: Deck) -> None:
    state = with_hands(deck)
    before = set(state.players[2].hand)
    for seat in (1, 3):
        question = question_for(state, {state.turn.seat: "hard"})
        assert question is not None
        seen = question.view.state
        remembered = remembered_by(state, seat)
        dealt = dealt_anew(seen, question.legal, generator_for(seen), remembered)
        assert set(dealt.players[2].hand) == before
        forgotten = dealt_anew(seen, question.legal, generator_for(seen), {})
        assert len(forgotten.players[2].hand) == len(before)


def test_most_hands_of_a_game_are_known(deck: Deck) -> None:
    state = deal(deck, 4, 5, Options())
    known, cards = 0, 0
    for _ in play_on(state, RandomPlayer.for_game(5), 400):
        for seat in state.players:
            remembered = remembered_by(state, seat)
            for other, numbers in remembered.items():
                assert set(numbers) <= set(state.players[other].hand)
                known += len(numbers)
                cards += len(state.players[other].hand)
    assert known > 0.8 * cards > 0


def played(deck: Deck) -> Session:
    """Return a game in which seats have seen cards of a hand."""
    seats = tuple(SeatSetup(f"Seat {seat}", seat, "hard") for seat in (1, 2, 3))
    session = Session.new(deck, Options(), 2, seats)
    while len(session.journal) < 40 or not session.state.witnesses:
        buys = [each for each in session.legal() if isinstance(each, Buy)]
        session.submit(buys[0] if buys else session.legal()[0])
    return session


def test_stored_memories_are_verified_before_use(deck: Deck, tmp_path: Path) -> None:
    session = played(deck)
    write_saved(tmp_path / "kept.pax", session)
    opened = open_saved(tmp_path / "kept.pax", deck)
    assert opened.session.state.witnesses == {}
    opened.accept(opened.proof())
    assert opened.session.state.witnesses == session.state.witnesses != {}


def test_forged_memories_are_refused(deck: Deck, tmp_path: Path) -> None:
    """A changed file does not reveal the hands of others."""
    file = tmp_path / "forged.pax"
    write_saved(file, played(deck))
    data = json.loads(file.read_text(encoding="utf-8"))
    hands = [card for player in data["position"]["players"].values() for card in player["hand"]]
    data["position"]["witnesses"] = {str(card): [1, 2, 3] for card in (*hands, 1)}
    file.write_text(json.dumps(data), encoding="utf-8")
    opened = open_saved(file, deck)
    proof = opened.proof()
    assert "seats have seen" in proof.doubt
    opened.accept(proof)
    assert opened.session.state.witnesses == {}
    assert main(["verify", str(file)]) == 1


def test_a_position_set_up_by_hand_has_no_memory(deck: Deck, tmp_path: Path) -> None:
    state = with_hands(deck)
    seats = tuple(SeatSetup(f"Seat {seat}", seat, "hard") for seat in state.players)
    session = Session.from_position(state, seats)
    assert session.state.witnesses == {}
    write_saved(tmp_path / "kept.pax", session)
    opened = open_saved(tmp_path / "kept.pax", deck)
    opened.accept(opened.proof())
    assert (opened.session.unverified_reason, opened.session.state.witnesses) == ("", {})
