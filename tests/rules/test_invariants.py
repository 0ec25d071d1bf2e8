"""Tests that damage to a position is reported."""

from collections.abc import Callable

import pytest

from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, CubePlace
from paxdesk.porfiriana.rules.agenda import (
    Attacking,
    CubeShortage,
    GameOver,
    HomelessTroops,
    KeepCards,
    LandHeadline,
    Recount,
    StrifeAmong,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import HOMELESS, Options, State
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.strict_yaml import read_text

POSITION = """
market: {a1: 47, b5: 206}
speculation: {a1: P1}
topples_seen: 4
headlines: [107]
players:
  P1:
    hacendado: 209
    flipped: loyalty
    gold: 5
    hand: [10, 184]
    grudges: [2]
    army: [176]
    tableau:
      60: {connection: P1, troop: 180}
      78: {}
      35: {orientation: loyalty}
  P2:
    hacendado: 211
    tableau: {61: {unrest: 1, troop: 194, troop_owner: P1}, 66: {}}
"""


@pytest.fixture
def state(deck: Deck) -> State:
    return read_position(read_text(POSITION), deck, 2, Options(), 1)


def test_a_valid_position(state: State) -> None:
    assert invariant_violations(state) == []


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rapid", [False, True])
def test_a_dealt_game_is_valid(deck: Deck, players: int, rapid: bool) -> None:
    assert invariant_violations(deal(deck, players, 1, Options(rapid_setup=rapid))) == []


def _set(place: str, value: object) -> Callable[[State], None]:
    """Return a function that sets an attribute of the position, such as ``players.1.gold``."""

    def damage(state: State) -> None:
        *path, last = place.split(".")
        target: object = state
        for step in path:
            inside = isinstance(target, dict | list)
            target = target[int(step)] if inside else getattr(target, step)
        if isinstance(target, dict | list):
            target[int(last)] = value
        else:
            setattr(target, last, value)

    return damage


def _add(place: str, card: object) -> Callable[[State], None]:
    def damage(state: State) -> None:
        target: object = state
        for step in place.split("."):
            target = target[int(step)] if isinstance(target, dict) else getattr(target, step)
        assert isinstance(target, list)
        target.append(card)

    return damage


DAMAGE: dict[str, tuple[Callable[[State], None], str]] = {
    "a card in two hands": (_add("players.2.hand", 10), "card 10 in two places at once"),
    "a card in play and in the deck": (_add("deck", 61), "card 61 in two places at once"),
    "a Headline in a hand": (_add("players.1.hand", 108), "cannot be in the hand of P1"),
    "a Public card in a hand": (_add("players.1.hand", 214), "cannot be in the hand of P1"),
    "a Hacendado in the deck": (_add("deck", 212), "card 212 cannot be in the deck"),
    "an unknown card": (_add("discards", 221), "card 221 cannot be in the discards"),
    "a troop on the pile": (_add("headlines", 170), "cannot be in the Bull-Bear pile"),
    "a partner on sale as Public card": (_add("public_market", 12), "cannot be in the public"),
    "a Headline among the discards": (_add("discards", 108), "cannot be in the discards"),
    "a regime in the market": (_set("market.0", 216), "cannot be in the market"),
    "a partner in the grudges": (_set("players.1.grudges.12", None), "cannot be in the grudge"),
    "an enterprise among the troops": (
        lambda state: state.troops.update({61: state.troops[194]}),
        "cannot be in the troops in play",
    ),
    "a piece in another's place": (_set("enterprises.60.number", 61), "61 is in the place of 60"),
    "a piece of nobody": (_set("partners.35.owner", 3), "35 belongs to seat 3"),
    "a market of eleven slots": (lambda state: state.market.pop(), "does not have 12 slots"),
    "seats out of order": (lambda state: _swap_seats(state), "not P1 to P6 in order"),
    "a player on another seat": (_set("players.1.seat", 2), "P2 is in seat 1"),
    "the turn of nobody": (_set("turn.seat", 5), "the turn is that of seat 5"),
    "a hand of Díaz": (lambda state: _seat_diaz(state), "Díaz has a Hacendado or a hand"),
    "a cause of Díaz": (lambda state: _seat_diaz(state, 0), "Díaz has a Hacendado or a hand"),
    "Díaz at the table": (_set("solo", "diaz"), "Díaz has a seat only"),
    "a winner who does not exist": (_set("winners", (4,)), "a winner is seat 4"),
    "a winner of a game that goes on": (_set("winners", (1,)), "a game that is over has"),
    "an end without GameOver": (_set("ended_by", "gold"), "a game that is over has"),
    "GameOver without an end": (_add("agenda", GameOver()), "a game that is over has"),
    "an empty agenda": (_set("agenda", []), "nothing is on the agenda"),
    "somebody asked who does not exist": (_add("agenda", KeepCards(3)), "seat of agenda[1] is"),
    "strife among strangers": (
        _add("agenda", StrifeAmong(("red", "blue"), (1, 6))),
        "one of the seats of agenda[1] is seat 6",
    ),
    "an attack with no card": (
        _add("agenda", Attacking(0, 1, 2, 61, 0, False, 1, 0)),
        "agenda[1] names card 0",
    ),
    "a cube for a card that is none": (
        _add("agenda", CubeShortage(1, (CubePlace("income", 300),))),
        "agenda[1] names card 300",
    ),
    "a cube too many": (_set("players.1.reserve", 15), "P1 has "),
    "an Income Cube gone": (_set("enterprises.66.income", 0), "P2 has 14 cubes"),
    "a Prestige Cube on a troop from nowhere": (
        _set("troops.180.prestige_cube", True),
        "has 16 cubes",
    ),
    "a Speculation Cube from nowhere": (_set("speculation.1", 2), "P1 has 14 cubes"),
    "fewer than no cubes": (_set("players.2.reserve", -1), "P2 has -1 cubes in reserve"),
    "debts": (_set("players.1.gold", -1), "P1 has -1 gold"),
    "fewer than no actions": (_set("turn.actions", -1), "-1 actions left"),
    "negative Unrest": (_set("enterprises.61.unrest", -1), "and -1 Unrest"),
    "negative income": (_set("enterprises.66.income", -1), "66 has -1 income"),
    "a third oval": (_add("enterprises.60.connections", None), "60 has 2 ovals, not 1"),
    "a builder who does not exist": (_set("enterprises.60.connections.0", 6), "a builder at 60"),
    "a troop that is not there": (_set("enterprises.78.troop", 194), "78 names troop 194"),
    "a troop that has gone": (_set("troops.180.at", 78), "is at 78, which does not list"),
    "a troop at a card out of play": (_set("troops.180.at", 99), "99, which is not in play"),
    "a homeless troop unasked": (_set("troops.180.at", HOMELESS), "troop 180 is nowhere"),
    "a stranger who does not extort": (_set("enterprises.61.extorted", False), "not extorted"),
    "extortion by the own troop": (_set("enterprises.60.extorted", True), "extorted by nobody"),
    "an army of another cause": (_set("troops.194.at", 0), "without his cause"),
    "a third side": (_set("partners.35.side", 2), "35 has no side 2"),
    "a cause that is not on the card": (_set("players.1.flipped", "outrage"), "no cause for"),
    "income of a flipped Hacendado": (_set("players.1.hacendado_income", 2), "holds Income Cubes"),
    "income of a rich loyalist": (_set("players.2.hacendado_income", 3), "holds 3 cubes"),
    "an heir who declares": (_set("players.1.heir", True), "was assassinated"),
    "a kickback that is not noted": (_set("partners.35.prestige_cube", None), "35: a Prestige"),
    "a kickback for nothing": (_set("enterprises.66.prestige_cube", True), "66: a Prestige Cube"),
    "a kickback on the cause": (_set("players.1.cause_cube", None), "209: a Prestige Cube"),
    "a kickback in the grudge pile": (_set("players.1.grudges.2", True), "2: a Prestige Cube"),
    "kickbacks under another regime": (_set("regime", "anarchy"), "35: a Prestige Cube is not due"),
    "a mine of another value": (_set("depression", True), "60 was counted as worth 2, it is 0"),
    "an overdue revolt": (_set("enterprises.61.unrest", 9), "should have revolted"),
    "too much income": (lambda state: _put_cube_on_bank(state), "78 holds 4 Income and Extortion"),
    "speculation on nothing": (_set("market.1", 0), "column 2, which is empty"),
    "speculation on the last Topple": (_set("speculation.11", 2), "on the final Topple"),
    "a speculator who does not exist": (_set("speculation.1", 5), "the speculator on the upper"),
    "more Topples seen than there are": (_set("topples_seen", 5), "5 Topples were seen"),
    "a Topple seen and in the deck": (_add("deck", 205), "4 Topples were seen"),
    "fewer Topples seen than lie there": (_set("topples_seen", 0), "0 Topples were seen"),
    "a final Topple before the fourth": (_set("topples_seen", 2), "the final Topple is noted"),
    "a standoff below nothing": (_set("standoff", -1), "the standoff counts -1"),
}


def _swap_seats(state: State) -> None:
    state.players = {seat: state.players[seat] for seat in (2, 1)}


def _seat_diaz(state: State, hacendado: CardNumber | None = None) -> None:
    state.solo = "diaz"
    state.players = {1: state.players[1], DIAZ: state.players[2]}
    diaz = state.players[DIAZ]
    diaz.seat = DIAZ
    if hacendado is not None:
        diaz.hacendado, diaz.hand, diaz.flipped, diaz.jailed = hacendado, [], "revolution", False
    for enterprise in state.enterprises.values():
        enterprise.owner = 1


def _put_cube_on_bank(state: State) -> None:
    state.enterprises[78].income += 1
    state.players[1].reserve -= 1


@pytest.mark.parametrize(("damage", "found"), DAMAGE.values(), ids=DAMAGE)
def test_damage_is_found(state: State, damage: Callable[[State], None], found: str) -> None:
    damage(state)
    assert [each for each in invariant_violations(state) if found in each], invariant_violations(
        state
    )


def test_a_missing_card_is_found(deck: Deck) -> None:
    state = deal(deck, 3, 1, Options())
    taken = state.deck.pop()
    assert invariant_violations(state) == [f"card {taken} nowhere"]


def test_a_card_being_played_is_in_no_place(deck: Deck) -> None:
    state = deal(deck, 3, 1, Options())
    number = next(number for number in state.deck if number in deck.headlines)
    state.deck.remove(number)
    state.agenda.append(LandHeadline(number, 1))
    assert invariant_violations(state) == []
    state.headlines.append(number)
    assert invariant_violations(state) == [f"card {number} in two places at once"]


def test_homeless_troops_wait_for_their_owner(state: State) -> None:
    state.enterprises[60].troop = 0
    state.troops[180].at = HOMELESS
    state.agenda += [Recount(1), HomelessTroops(1)]
    assert invariant_violations(state) == []


def test_a_kickback_waits_for_a_count_but_is_never_on_a_card_without_a_point(
    state: State,
) -> None:
    state.agenda.append(Recount(1))
    state.partners[35].prestige_cube = False
    state.players[1].reserve += 1
    assert invariant_violations(state) == []
    state.partners[35].prestige_cube = None
    assert invariant_violations(state) == []
    state.enterprises[78].prestige_cube = False
    assert invariant_violations(state) == ["78: a Prestige Cube is not due, and noted as False"]


def test_a_described_position_may_need_a_count(state: State) -> None:
    state.enterprises[61].unrest = 9
    _put_cube_on_bank(state)
    assert len(invariant_violations(state)) == 2
    assert invariant_violations(state, settled=False) == []
