"""Tests of invariants in random games of the companion."""

import random
from pathlib import Path

import pytest

from paxdesk.session.session import SeatSetup
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.calendar import END_FROM
from paxdesk.sierra_madre.rules.cards import CARDS, FIRST_KIND, LANDS, CardKind, Facts, card_prefix
from paxdesk.sierra_madre.rules.notation import parse, write
from paxdesk.sierra_madre.rules.state import GOLD, State, problems
from paxdesk.sierra_madre.saves import read_saved, write_saved
from paxdesk.sierra_madre.session import Opening, Session
from tests.shares import spread

KINDS: dict[str, tuple[CardKind, ...]] = {
    "C": ("copper_mine", "gold_mine", "hacienda", "store", "smelter", "bank", "hospital"),
    "RR": ("railroad", "lumber_railroad"),
    "M": ("spy", "radio", "lawsuit", "newspaper", "subornation", "red_flag"),
    "R": ("strike", "troops"),
}
GOING = ("next", "end", "settle", "heir", "leave", "return")
RARE = ("kill", "move", "describe", "damaged", "borrow", "elect", "note", "force")
MOST_QUARTERS = 80
"""Number of quarters after which a game is stopped."""


def printed(card: str, chance: random.Random) -> Facts:
    kind = chance.choice(KINDS.get(card_prefix(card), (FIRST_KIND[card_prefix(card)],)))
    quarters, profit = chance.randint(0, 5), chance.randint(0, 5)
    return Facts(kind, quarters, profit, chance.choice((0, 0, 1, 2)), chance.choice(LANDS), card)


def chosen(session: Session, chance: random.Random) -> Action:
    """Return a random action, often one that advances the game.

    A revealed card has random facts.
    """
    legal = session.legal()
    usual = [each for each in legal if each.verb not in RARE]
    going = [each for each in legal if each.verb in GOING]
    pool = usual if chance.random() < 0.5 or not going else going
    action = chance.choice(legal if chance.random() < 0.03 else pool or legal)
    if action.verb == "reveal":
        card = chance.choice(sorted(CARDS - session.state.cards.keys()))
        return act.reveal(card, printed(card, chance))
    return action


HASTE = 0.9
"""Minimum probability of an action that advances a hastened game, if any is legal."""


def hastened(session: Session, chance: random.Random) -> Action:
    """Return a legal action, nearly always one that advances or ends the game."""
    going = [each for each in session.legal() if each.verb in GOING]
    if going and chance.random() < HASTE:
        return next((each for each in going if each.verb == "end"), chance.choice(going))
    return chosen(session, chance)


def play(seed: int, seats: int, path: Path, most: int = MOST_QUARTERS) -> Session:
    """Play a random game; check invariants, files and replay."""
    chance = random.Random(seed)
    names = tuple(SeatSetup(f"P{seat}", 1 + seat % 6) for seat in range(seats))
    session = Session.new(Opening(seed), names)
    quarters: dict[int, State] = {}
    while session.seat_to_act is not None and session.state.quarter < most:
        before = session.state.quarter
        action = chosen(session, chance)
        assert parse(write(action)) == action
        session.submit(action)
        state = session.state
        assert problems(state) == []
        gold = state.treasury + sum(man.gold + man.new_york for man in state.hacendados.values())
        assert gold + sum(card.gold for card in state.cards.values()) == GOLD
        if state.quarter != before or state.over:
            write_saved(path, session)
            assert read_saved(path).state == state
            quarters[len(session.recording.steps)] = state.copy()
    replayed = session.replayed()
    assert replayed.error is None
    assert {n: replayed.steps[n - 1].after for n in quarters} == quarters
    assert read_saved(path).replay() == session.state == replayed.last
    assert len(quarters) >= min(most, END_FROM)
    return session


@pytest.mark.long
def test_a_random_game_is_valid_at_every_step(tmp_path: Path) -> None:
    session = play(1, 2, tmp_path / "game.pax", most=END_FROM + 4)
    assert session.state.over or session.state.quarter == END_FROM + 4


@pytest.mark.parametrize("seed", spread(range(2, 12), quick=0, long=1))
def test_more_random_games(seed: int, tmp_path: Path) -> None:
    play(seed, 1 + seed % 6, tmp_path / "game.pax")


def test_everything_is_undone_including_dice() -> None:
    session = Session.new(Opening(4), tuple(SeatSetup(f"P{n}", n) for n in (1, 2, 3)))
    chance = random.Random(8)
    first, positions = session.state.copy(), []
    for _ in range(60):
        positions.append(session.state.copy())
        session.submit(chosen(session, chance))
    while positions:
        session.take_back(1)
        assert session.state == positions.pop()
    assert session.state == first
    assert session.journal == []
