"""The list of legal actions and the reasons against all others agree, on many positions.

Actions are made up at random of what lies around: ``refusal`` is None for exactly those that
are listed, performing a refused one raises IllegalAction and changes nothing, and performing a
listed one leaves a sound position.
"""

from collections.abc import Iterator
from typing import Any, get_args

import attrs
import pytest

from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.robots.playing import play_on
from paxdesk.porfiriana.rules import actions
from paxdesk.porfiriana.rules.actions import ARMY, HACENDADO_INCOME, RESERVE, Action, CubePlace
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.rules.legal import asked, legal_actions, refusal
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.vocabulary import FACTIONS, PRESTIGES
from paxdesk.session.randomness import Generator

MADE_UP = 12
EVERY = 5


class _Inventor:
    """Makes up actions of any kind from the cards and seats of a position."""

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
            (actions.Redeploy, "to"): self.pick(None, ARMY, card, card),
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
            "at": self.pick(ARMY, card, card),
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
    """Takes any kind of action equally often, so that much is played and little speculated."""

    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def choose(self, legal: list[Action]) -> Action:
        kinds = sorted({type(action).__name__ for action in legal})
        kinds = [kind for kind in kinds if kind not in ("End", "Sell")] * 8 + kinds
        kind = self.generator.choice(kinds)
        return self.generator.choice([each for each in legal if type(each).__name__ == kind])


def _positions(deck: Deck, players: int, seed: int) -> Iterator[State]:
    """Every few positions of a game, and all those in which a decision is asked."""
    options = Options(retirement_battle=seed % 2 == 1, rules_2012=seed % 3 == 2)
    state = deal(deck, players, seed, options)
    for steps, _ in enumerate(play_on(state, _CardPlayer(Generator(seed)), 400)):
        if steps % EVERY == 0 or asked(state) != state.turn.seat:
            yield state


@pytest.mark.parametrize(
    "players", [3, *(pytest.param(each, marks=pytest.mark.long) for each in (2, 4, 5, 6))]
)
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
    # Of the many selections that pay for a Depression only the first are listed.
    if not isinstance(action, actions.Keep):
        assert (refused is None) == (action in legal), line
    before = state.copy()
    if refused is None:
        perform(before, action)
        assert problems(before) == [], line
        return
    assert refused.rules, line
    assert refused.reason.endswith((".", "?")), refused.reason
    assert refused.reason[0].isupper() or refused.reason[0].isdigit(), refused.reason
    with pytest.raises(IllegalAction) as caught:
        perform(state, action)
    assert caught.value.reason == refused.reason
    assert state == before, line
