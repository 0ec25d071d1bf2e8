"""Tests that the ways to topple Díaz equal those of a full search."""

import random
from collections.abc import Iterator

import pytest

from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Attack,
    End,
    Pass,
    Seat,
    Sell,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, HomelessTroops, Showdown
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.facts import active_points, tripartite, tripartites_of_all
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import HOMELESS, Options, State
from paxdesk.porfiriana.rules.topple_search import takers, turn_of, ways_to_topple
from paxdesk.porfiriana.rules.view import HIDDEN, seen_by
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.strict_yaml import read_text

GAMES = (
    Options(),
    Options(),
    Options(iron_hand=True, diaz_senility=True),
    Options(rules_2012=True),
    Options(retirement_battle=True),
)


def tables(deck: Deck, seed: int) -> Iterator[State]:
    """Yield action phases of a random game, changed to be near a win."""
    chance = random.Random(seed)
    state = deal(deck, chance.randint(2, 6), seed, chance.choice(GAMES))
    steps = 0
    while not state.over:
        perform_unchecked(state, chance.choice(legal_actions(state)))
        steps += 1
        if steps % 9 or state.over or not isinstance(state.agenda[-1], ActionPhase):
            continue
        table = state.copy()
        table.cache = None
        topple = chance.choice(sorted(deck.topples))
        if topple not in table.deck:
            continue
        slot = chance.choice((0, 1, 2, 6, 7, 8))
        table.deck[table.deck.index(topple)] = table.market[slot]
        table.market[slot] = topple
        # the regime in which a seat has the largest margin
        table.regime = max(
            deck.regimes,
            key=lambda regime: max(
                _margin(state, seat, deck.regimes[regime].prestige) for seat in state.players
            ),
        )
        for player in table.players.values():
            if player.seat != DIAZ and chance.random() < 0.7:
                player.gold += chance.randint(0, 24)
        yield table


def _margin(state: State, seat: Seat, kind: Prestige) -> int:
    return -99 if seat == DIAZ else active_points(state, seat, kind) - tripartite(state, seat, kind)


# --- The full search: every legal action, in every order ------------------------------------------


def after(state: State, action: Action) -> State:
    copy = state.copy()
    perform_unchecked(copy, action)
    return copy


def wins(state: State, seat: Seat) -> bool:
    """Return whether the seat can topple Díaz in this showdown if others pass."""
    if state.over:
        return state.ended_by == "topple" and seat in state.winners
    if not any(isinstance(each, Showdown) for each in state.agenda):
        return False
    moves = legal_actions(state) if seat_to_act(state) == seat else [Pass()]
    return all(move in legal_actions(state) for move in moves) and any(
        wins(after(state, move), seat) for move in moves
    )


def searched(turn: State, seat: Seat) -> int:
    """Return the length, in lines, of the shortest way to topple, or 0.

    Before the showdown, a way neither prompts other players nor depends on chance.
    """
    reached, met, lines = [turn], set(), 0
    while reached:
        lines += 1
        further = []
        for now in reached:
            for action in legal_actions(now):
                then = after(now, action)
                if isinstance(then.agenda[-1], Showdown):
                    if wins(then, seat):
                        return lines
                    continue
                if isinstance(action, End) or not _goes_on(now, action, then, seat):
                    continue
                known = repr(then)
                if known not in met:
                    met.add(known)
                    further.append(then)
        reached = further
    return 0


def _goes_on(now: State, action: Action, then: State, seat: Seat) -> bool:
    """Return whether the turn may still lead to a Topple.

    Chance and prompts of other players end the search.
    """
    turn = then.turn
    if not then.players[seat].jailed and turn.actions < (1, 2, 99)[turn.purchases]:
        return False
    raid = isinstance(action, Attack) and action.card in now.cards.raids
    rolled = then.generator != now.generator or then.rolls != now.rolls
    return not (raid or rolled or then.over) and then.turn.seat == seat == seat_to_act(then)


def compared(deck: Deck, positions: int, first: int) -> list[int]:
    """Check the ways to topple in ``positions`` positions.

    Returns the length of the ways in each position, 0 without a way; ``first`` is the first seed.
    """
    found: list[int] = []
    for seed in range(first, first + 1000):
        chance = random.Random(seed)
        for state in tables(deck, seed):
            seat = chance.choice([each for each in state.players if each != DIAZ])
            seen = seen_by(state, *chance.choice([(seat,), ()]))
            before = seen.copy()
            turn = turn_of(seen, seat)
            ways = ways_to_topple(turn, seat)
            assert ways is not None, "all was looked at"
            assert seen == before, "nothing is tried on the position itself"
            lines = searched(turn, seat)
            assert {len(way.lines) for way in ways} == ({lines} if lines else set()), (seed, seat)
            found.append(lines)
            if len(found) == positions:
                return found
    raise AssertionError("too few positions")


@pytest.mark.slow
def test_ways_equal_those_of_a_full_search(deck: Deck) -> None:
    found = compared(deck, 120, 3_001)
    assert len([lines for lines in found if lines > 1]) > 10


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_ways_in_two_thousand_positions(deck: Deck, part: int) -> None:
    found = compared(deck, 400, 1 + 1_000 * part)
    assert len(found) == 400
    assert len([lines for lines in found if lines > 1]) > 25


# --- Ways by rule ---------------------------------------------------------------------------------


def laid(deck: Deck, given: str) -> State:
    return read_position(read_text(given), deck, 2, Options(), 1)


POINTS = """
regime: {regime}
market: {{a0: 206{market}}}
public: [214, 215]
topples_seen: 1
players:
  P1: {{hacendado: 209}}
  P2: {{hacendado: 211, gold: {gold}, hand: [{hand}], tableau: {{{tableau}}}}}
"""


def ways(
    deck: Deck,
    viewer: Seat = 1,
    regime: str = "pax",
    market: str = "",
    hand: str = "",
    tableau: str = "",
    gold: int = 9,
) -> list[tuple[str, ...]]:
    """Return the types of the actions in each of P2's ways to topple."""
    given = POINTS.format(regime=regime, market=market, hand=hand, tableau=tableau, gold=gold)
    state = read_position(read_text(given), deck, 2, Options(), 1)
    found = ways_to_topple(turn_of(seen_by(state, viewer), 2), 2) or []
    return [tuple(type(line).__name__ for line in way.lines) for way in found]


def test_tripartites_of_all_seats_equal_those_of_each(deck: Deck) -> None:
    alone = deal(deck, 1, 1, solo="diaz")
    for seed in range(8):
        for table in (alone, *tables(deck, seed)):
            for kind, bars in tripartites_of_all(table).items():
                assert bars == {seat: tripartite(table, seat, kind) for seat in table.players}


def test_the_hand_counts_for_players_who_see_it(deck: Deck) -> None:
    tableau = "11: {}, 16: {}"
    assert ("Play", "Buy") in ways(deck, 2, tableau=tableau, hand="17")
    assert ways(deck, 1, tableau=tableau, hand="17") == []


def test_an_unseen_card_can_be_sold(deck: Deck) -> None:
    tableau = "11: {}, 16: {}, 24: {}"
    given = POINTS.format(regime="pax", market="", hand="17", tableau=tableau, gold=0)
    given = given.replace("a0: 206", "a1: 206")
    state = read_position(read_text(given), deck, 2, Options(), 1)
    (first, *_) = ways_to_topple(turn_of(seen_by(state, 1), 2), 2) or []
    assert first.lines[0] == Sell(HIDDEN)


def test_two_public_cards_and_then_the_topple(deck: Deck) -> None:
    assert ways(deck, regime="martial_law", gold=28) == [("BuyPublic", "BuyPublic", "Buy")]
    assert ways(deck, regime="martial_law", gold=27) == []


def test_a_headline_changes_the_regime_and_the_topple_costs_two_actions(deck: Deck) -> None:
    loyal = {"regime": "anarchy", "tableau": "11: {}, 16: {}, 24: {}"}
    assert ways(deck, market=", b1: 111", **loyal) == [("Buy", "Buy"), ("Buy", "Buy")]
    assert ways(deck, **loyal) == []


def test_a_decision_after_the_penultimate_action_does_not_end_the_way(deck: Deck) -> None:
    """After Roosevelt, the seat chooses its loss from Strife (E2)."""
    given = """
    regime: anarchy
    market: {a0: 207}
    public: [215]
    topples_seen: 1
    players:
      P1: {hacendado: 209}
      P2: {hacendado: 211, gold: 40, grudges: [GRUDGES], tableau: TABLEAU}
    turn: P2
    actions: 2
    """
    attacks = [
        n for n, card in deck.attacks.items() if card.award and card.award.prestige == "outrage"
    ]
    given = given.replace("GRUDGES", ", ".join(map(str, attacks[:3])))
    for tableau, decides in (("{}", False), ("{214: {side: red}}", True)):
        text = given.replace("TABLEAU", tableau)
        state = read_position(read_text(text), deck, 2, Options(), 1)
        turn = turn_of(seen_by(state, 2), 2)
        (first, *_) = ways_to_topple(turn, 2) or []
        kinds = [type(line).__name__ for line in first.lines]
        assert kinds == (["BuyPublic", "Drop", "Buy"] if decides else ["BuyPublic", "Buy"])


def test_a_homeless_troop_prevents_no_way(deck: Deck) -> None:
    tableau = "11: {}, 16: {}, 24: {}, 61: {troop: 181}"
    given = POINTS.format(regime="pax", market="", hand="", tableau=tableau, gold=9)
    state = read_position(read_text(given), deck, 2, Options(), 1)
    expected = takers(seen_by(state)).ways
    state.enterprises[61].troop = 0
    state.troops[181].at = HOMELESS
    state.agenda.append(HomelessTroops(2))
    found = takers(seen_by(state)).ways
    assert found.keys() == expected.keys() == {2}
