"""Tests that legal actions and refusals agree.

Except for Keep, ``refusal`` must return None for exactly the listed actions. Refused actions must
change nothing. Some positions of random games are modified, for example to have no gold.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args

import attrs
import pytest

from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules import actions
from paxdesk.porfiriana.rules.actions import (
    HACENDADO_INCOME,
    PRIVATE_ARMY,
    RESERVE,
    Action,
    CubePlace,
    connection_place,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, refusal, seat_to_act
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.speculation import own_cube_places
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.session.randomness import Generator
from tests.shares import spread

MADE_UP = 12
EVERY = 5


class _Inventor:
    """Source of random actions, which need not be legal."""

    def __init__(self, state: State, generator: Generator) -> None:
        self.generator = generator
        self.seats = (*state.players, 6)
        hands = [number for player in state.players.values() for number in player.hand]
        piles = [number for player in state.players.values() for number in player.grudges]
        in_play = [piece.number for piece in state.in_play()]
        hacendados = [player.hacendado for player in state.players.values()]
        market = [number for number in state.market if number]
        self.cards = [*in_play * 3, *hands * 3, *piles, *market, *hacendados, 214, 215, 100]

    def pick(self, *choices: Any) -> Any:
        return self.generator.choice(choices)

    def card(self) -> int:
        return self.generator.choice(self.cards)

    def place(self) -> CubePlace:
        kind = self.pick("income", "connection", "connection2", "prestige", "speculation", "", "-")
        if kind == "speculation":
            return CubePlace("speculation", self.generator.below(12))
        if kind == "-":
            return HACENDADO_INCOME
        return CubePlace(kind, self.card()) if kind else RESERVE

    def value(self, shape: type[Any], field: str) -> Any:
        seat, card = self.generator.choice(self.seats), self.card()
        prestige, faction = self.generator.choice(PRESTIGES), self.generator.choice(FACTIONS)
        optional: dict[tuple[type[Any], str], Any] = {
            (actions.Buy, "orientation"): self.pick(None, "event", "quo"),
            (actions.Play, "orientation"): self.pick(None, None, prestige),
            (actions.Fraud, "prestige"): self.pick(None, prestige),
            (actions.Police, "card"): self.pick(None, card, card),
            (actions.Redeploy, "to"): self.pick(None, PRIVATE_ARMY, card, card),
            (actions.Speculate, "source"): self.pick(None, self.generator.below(12)),
            (actions.Use, "target"): self.pick(None, card),
            (actions.Shift, "source"): self.place(),
            (actions.Shift, "to"): self.place(),
        }
        plain = {
            "card": card,
            "slot": self.generator.below(12),
            "seat": seat,
            "victim": seat,
            "prestige": prestige,
            "faction": faction,
            "place": self.place(),
            "at": self.pick(PRIVATE_ARMY, card, card),
            "oval": self.generator.below(2),
            "via": self.pick(None, None, card),
            "cards": tuple(sorted({self.card() for _ in range(self.generator.below(4))})),
            "rolls": (1, 2),
        }
        return optional[shape, field] if (shape, field) in optional else plain[field]

    def action(self) -> Action:
        shape = self.generator.choice(get_args(Action))
        if shape is actions.Attack:
            unrest = self.pick(None, None, 0, 1, 2)
            if self.generator.below(3):
                return actions.Attack(self.card(), target=self.card(), unrest=unrest)
            return actions.Attack(self.card(), victim=self.pick(*self.seats), unrest=unrest)
        made: Action = shape(**{name: self.value(shape, name) for name in attrs.fields_dict(shape)})
        return made


class _CardPlayer:
    """Random player that rarely sells or ends a turn."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def choose(self, legal: list[Action]) -> Action:
        kinds = sorted({type(action).__name__ for action in legal})
        kinds = [kind for kind in kinds if kind not in ("End", "Sell")] * 8 + kinds
        kind = self.generator.choice(kinds)
        return self.generator.choice([each for each in legal if type(each).__name__ == kind])


def _positions(deck: Deck, players: int, seed: int) -> Iterator[State]:
    """Yield every fifth position of a game, and each with a decision out of turn."""
    options = Options(retirement_battle=seed % 2 == 1, rules_2012=seed % 3 == 2)
    state = deal(deck, players, seed, options)
    for steps, _ in enumerate(play_on(state, _CardPlayer(Generator(seed)), 400)):
        if steps % EVERY == 0 or seat_to_act(state) != state.turn.seat:
            yield state


@pytest.mark.parametrize("players", spread([3, 2, 4, 5, 6]))
def test_lists_and_refusals_agree(deck: Deck, players: int) -> None:
    generator = Generator(players)
    for seed in range(players, players + 6):
        for state in _positions(deck, players, seed):
            inventor = _Inventor(state, generator)
            legal = legal_actions(state)
            assert len(set(legal)) == len(legal), "an action is listed twice"
            for action in (inventor.action() for _ in range(MADE_UP)):
                _check(state, legal, action)
            if legal:
                _check(state, legal, generator.choice(legal))


def _check(state: State, legal: list[Action], action: Action) -> None:
    line = write(action)
    refused = refusal(state, action)
    # Only the first of many selections that pay for a Depression are listed.
    if not isinstance(action, actions.Keep):
        assert (refused is None) == (action in legal), line
    before = state.copy()
    if refused is None:
        perform(before, action)
        assert invariant_violations(before) == [], line
        return
    assert refused.rules, line
    assert refused.reason.endswith((".", "?")), refused.reason
    assert refused.reason[0].isupper() or refused.reason[0].isdigit(), refused.reason
    with pytest.raises(IllegalAction) as caught:
        perform(state, action)
    assert caught.value.reason == refused.reason
    assert state == before, line


# --- Modified positions ---------------------------------------------------------------------------


def _no_cubes(state: State, generator: Generator) -> None:
    """Move cubes from the reserves to the market, free ovals and improvable enterprises."""
    for seat in (state.turn.seat, *state.players):
        player = state.players[seat]
        for slot, number in enumerate(state.market):
            free = state.speculation[slot] is None and number not in (0, state.final_topple)
            if player.reserve and free:
                state.speculation[slot] = seat
                player.reserve -= 1
        for enterprise in state.enterprises.values():
            for oval, builder in enumerate(enterprise.connections):
                if player.reserve and builder is None:
                    enterprise.connections[oval] = seat
                    player.reserve -= 1
            grows = state.cards.enterprises[enterprise.number].income.improvable is not None
            if grows and enterprise.owner == seat:
                enterprise.income += player.reserve
                player.reserve = 0


def _no_gold(state: State, generator: Generator) -> None:
    for player in state.players.values():
        player.gold = generator.below(2)


def _in_jail(state: State, generator: Generator) -> None:
    for player in state.players.values():
        player.jailed = generator.below(4) > 0
    state.active.jailed = True
    state.turn.began_in_jail = True
    state.turn.actions = min(state.turn.actions, generator.below(3))


def _in_a_depression(state: State, generator: Generator) -> None:
    state.depression = True


def _blocked(state: State, generator: Generator) -> None:
    """Let random other seats with cubes speculate on the free market cards."""
    others = state.clockwise(state.turn.seat)[:-1]
    for slot, number in enumerate(state.market):
        seat = generator.choice(others)
        free = state.speculation[slot] is None and number not in (0, state.final_topple)
        if free and state.players[seat].reserve:
            state.speculation[slot] = seat
            state.players[seat].reserve -= 1


def _sold_out(state: State, generator: Generator) -> None:
    """Leave a few cards in the market, and none in the deck."""
    gone = [*state.deck]
    for slot, seat in enumerate(state.speculation):
        if generator.below(4):
            if seat is not None:
                state.players[seat].reserve += 1
            state.speculation[slot] = None
            if state.market[slot]:
                gone.append(state.market[slot])
            state.market[slot] = 0
    # Copies of a position share the box.
    state.box = [*state.box, *gone]
    state.deck = []


def _tired(state: State, generator: Generator) -> None:
    state.turn.actions = generator.below(2)
    state.turn.purchases = 1


MISFORTUNES: dict[str, Callable[[State, Generator], None]] = {
    "no cubes": _no_cubes,
    "no gold": _no_gold,
    "in jail": _in_jail,
    "in a Depression": _in_a_depression,
    "blocked": _blocked,
    "sold out": _sold_out,
    "tired": _tired,
}
PLAYED_ON = 4
SHIFTS = "shifts from an empty reserve"


def _rich(state: State) -> State:
    rich = state.copy()
    for player in rich.players.values():
        player.gold, player.jailed = 99, False
    rich.depression = False
    rich.turn.actions, rich.turn.purchases = 3, 0
    return rich


def _shifts(state: State, generator: Generator) -> list[Action]:
    """Return random shifts of the active player's cubes between places and the reserve."""
    seat = state.turn.seat
    own = [each.number for each in state.enterprises.values() if each.owner == seat]
    places = [
        RESERVE,
        HACENDADO_INCOME,
        *own_cube_places(state, seat),
        *(CubePlace("speculation", slot) for slot in range(12)),
        *(CubePlace("income", number) for number in own),
        *(connection_place(number, 0) for number in own),
    ]
    return [
        actions.Shift(generator.choice(places), generator.choice(places)) for _ in range(MADE_UP)
    ]


@pytest.mark.parametrize(
    ("players", "seeds"),
    spread([(3, (3,)), *((players, (1, 2, 4)) for players in (2, 4, 5, 6))], unpack=True),
)
def test_lists_and_refusals_agree_in_poor_positions(
    deck: Deck, players: int, seeds: tuple[int, ...], count: Callable[[str], None]
) -> None:
    generator = Generator(players)
    met = Counter(dict.fromkeys((*MISFORTUNES, SHIFTS), 0))
    for poor, suffered in (each for seed in seeds for each in _poor_positions(deck, players, seed)):
        met.update(suffered)
        met[SHIFTS] += _examine_poor(poor, generator)
        for _ in play_on(poor, _CardPlayer(generator), PLAYED_ON):
            met[SHIFTS] += _examine_poor(poor, generator)
    assert min(met.values()) >= 5, met
    count(", ".join(f"{name} {times}" for name, times in sorted(met.items())))


def _poor_positions(deck: Deck, players: int, seed: int) -> Iterator[tuple[State, list[str]]]:
    """Yield modified action phases of a game, with the names of the modifications."""
    generator = Generator(seed)
    state = deal(deck, players, seed, Options(rules_2012=seed % 3 == 2))
    for step, _ in enumerate(play_on(state, _CardPlayer(Generator(seed)), 300)):
        if step % EVERY or not isinstance(state.agenda[-1], ActionPhase):
            continue
        poor = state.copy()
        suffered = sorted({generator.choice(tuple(MISFORTUNES)) for _ in range(2)})
        for name in suffered:
            MISFORTUNES[name](poor, generator)
        # Skip positions that the modifications have made invalid.
        if not invariant_violations(poor):
            yield poor, suffered


def _examine_poor(state: State, generator: Generator) -> bool:
    """Check listed, random and unaffordable actions.

    Returns whether the reserve is empty and cubes outside the market may be shifted.
    """
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal), "an action is listed twice"
    if not legal:
        return False
    inventor = _Inventor(state, generator)
    for_the_rich = legal_actions(_rich(state))
    tried = [generator.choice(legal) for _ in range(3)]
    tried += [generator.choice(for_the_rich) for _ in range(MADE_UP // 2)]
    tried += [inventor.action() for _ in range(MADE_UP // 2)]
    if isinstance(state.agenda[-1], ActionPhase):
        tried += _shifts(state, generator)
    for action in tried:
        _check(state, legal, action)
    empty = isinstance(state.agenda[-1], ActionPhase) and not state.active.reserve
    return empty and any(
        isinstance(each, actions.Shift) and each.source.kind != "speculation" for each in legal
    )


def test_a_refused_cube_from_the_reserve_names_no_card(deck: Deck) -> None:
    state = deal(deck, 2, 1, Options(rules_2012=True))
    refused = refusal(state, actions.Shift(RESERVE, CubePlace("speculation", 0)))
    assert refused is not None
    assert refused.card is None
