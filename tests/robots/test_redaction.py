"""Tests that hidden cards change neither a seat's view nor its robot's answer."""

import random

import pytest

from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import seat_to_act
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, SoloMode, State
from paxdesk.porfiriana.rules.view import HIDDEN, remembered_by, seen_by
from paxdesk.session.randomness import RandomPlayer
from tests.shares import spread

PERMUTATIONS = 2
STEPS = 400


def permuted(state: State, seat: Seat, chance: random.Random, forgetful: bool = False) -> State:
    """Return the position after a permutation of the cards hidden from ``seat``.

    Cards that ``seat`` saw other hands receive stay there, unless ``forgetful``.
    """
    other = state.copy()
    cards = other.cards
    fixed = {*cards.headlines, *cards.topples}
    known = {} if forgetful else remembered_by(state, seat)
    places = [
        (player.hand, index)
        for player in other.players.values()
        if player.seat != seat
        for index, number in enumerate(player.hand)
        if number not in known.get(player.seat, ())
    ]
    places += [
        (other.deck, index) for index, number in enumerate(other.deck) if number not in fixed
    ]
    numbers = [pile[index] for pile, index in places]
    chance.shuffle(numbers)
    for (pile, index), number in zip(places, numbers, strict=True):
        pile[index] = number
    for hand in (player.hand for player in other.players.values() if player.seat != seat):
        chance.shuffle(hand)
    chance.shuffle(other.deck)
    chance.shuffle(other.box)
    return other


TABLES: list[tuple[int, dict[Seat, RobotName], SoloMode | None]] = [
    (3, {2: "paxomatic", 3: "paxomatic"}, "paxomatic"),
    (1, {}, "diaz"),
    (3, {1: "medium", 2: "beginner"}, None),
    (3, {1: "hard", 2: "beginner"}, None),
    (2, {1: "paxomatic", 2: "paxomatic"}, None),
    (4, {1: "paxomatic", 3: "paxomatic"}, None),
    (1, {1: "medium"}, "diaz"),
]


@pytest.mark.parametrize(
    ("seats", "robots", "solo"),
    spread(TABLES, quick=1, long=3, unpack=True),
    ids=["solo", "diaz", "levels", "hard", "two", "four", "level alone"],
)
def test_robots_use_only_visible_facts(
    deck: Deck, seats: int, robots: dict[Seat, RobotName], solo: SoloMode | None
) -> None:
    tried = 0
    for seed in range(3):
        state = deal(deck, seats, seed, Options(), None, solo)
        chance = random.Random(seed)
        for _ in play_on(state, RandomPlayer.for_game(seed), STEPS, robots):
            seat = seat_to_act(state)
            if seat is None or (seat not in robots and seat != DIAZ):
                continue
            if isinstance(state.agenda[-1], RaidedHand):
                continue  # the attacker sees the raided hand
            question = question_for(state, robots)
            assert question is not None
            answer = question.answer()
            for _ in range(PERMUTATIONS):
                other = permuted(state, seat, chance)
                assert invariant_violations(other) == []
                asked_again = question_for(other, robots)
                assert asked_again is not None
                assert asked_again.view.state == question.view.state
                assert asked_again.view.remembered == question.view.remembered
                assert asked_again.legal == question.legal
                assert asked_again.answer() == answer
                tried += 1
    assert tried > 100


@pytest.mark.slow
@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_strongest_use_only_visible_facts(deck: Deck, level: RobotName) -> None:
    robots: dict[Seat, RobotName] = {1: level}
    state = deal(deck, 3, 4, Options())
    chance = random.Random(4)
    tried = 0
    for _ in play_on(state, RandomPlayer.for_game(4), 60, robots):
        if seat_to_act(state) != 1:
            continue
        question = question_for(state, robots)
        asked_again = question_for(permuted(state, 1, chance), robots)
        assert question is not None
        assert asked_again is not None
        assert asked_again.view.state == question.view.state
        assert asked_again.view.remembered == question.view.remembered
        assert asked_again.answer() == question.answer()
        tried += 1
    assert tried > 8


@pytest.mark.parametrize("players", range(2, 7))
def test_a_view_shows_one_hand_only(deck: Deck, players: int) -> None:
    state = deal(deck, players, 1, Options())
    chance = random.Random(players)
    for _ in play_on(state, RandomPlayer.for_game(1), 150):
        for seat in state.players:
            view = seen_by(state, seat)
            assert set(view.deck) <= {HIDDEN}
            assert (view.box, view.rolls, view.generator.position) == ([], [], 0)
            for other, player in view.players.items():
                shown = state.players[other].hand if other == seat else []
                assert [number for number in player.hand if number] == shown
                assert len(player.hand) == len(state.players[other].hand)
            assert seen_by(permuted(state, seat, chance, forgetful=True), seat) == view
