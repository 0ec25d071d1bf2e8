"""Processes of attacks: a card that cannot do what it says is not played (R22)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from paxdesk.errors import IllegalAction
from paxdesk.language import Sentence, later
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.bookkeeping import of_own_cards
from paxdesk.porfiriana.rules.cards import AttackCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.each_player import is_immune
from paxdesk.porfiriana.rules.effects import strife_choices
from paxdesk.porfiriana.rules.filters import count
from paxdesk.porfiriana.rules.readings import side_of, tableau
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import (
    Antitrust,
    Monopoly,
    Nationalize,
    RaidHand,
    RemoveCube,
    StealPer,
    VictimStrife,
    verb_name,
)

_Problem: TypeAlias = Callable[..., Sentence | None]


def refuse_processes(
    state: State, seat: Seat, card: AttackCard, victim: Seat, target: CardNumber | None
) -> IllegalAction | None:
    """Why a verb of the card could do nothing to this victim and target (R22), or None."""
    found = _first_problem(state, seat, card, victim, target)
    if found is None:
        return None
    verb, reason = found
    return IllegalAction(_RULES[type(verb)], reason, card.number, victim)


def can_work(
    state: State, seat: Seat, card: AttackCard, victim: Seat, target: CardNumber | None
) -> bool:
    """Whether every verb of the card finds something to do to this victim and target (R22)."""
    return _first_problem(state, seat, card, victim, target) is None


def _first_problem(
    state: State, seat: Seat, card: AttackCard, victim: Seat, target: CardNumber | None
) -> tuple[Any, Sentence] | None:
    """The first verb that could do nothing, and why."""
    for verb, problem in _doubts(state.cards, card.number):
        reason = problem(state, verb, seat, victim, target)
        if reason is not None:
            return verb, reason
    return None


def depends_on_processes(card: AttackCard) -> bool:
    """Whether an attack has a verb that can have nothing to do."""
    return any(type(verb) in _PROBLEMS for verb in card.effects)


@lru_cache(1024)
def _doubts(cards: Deck, number: CardNumber) -> Sequence[tuple[Any, _Problem]]:
    """The verbs of an attack that can have nothing to do, each with what tells."""
    effects = cards.attacks[number].effects
    return [(verb, _PROBLEMS[type(verb)]) for verb in effects if type(verb) in _PROBLEMS]


def _nothing_to_count(
    state: State, verb: StealPer, attacker: Seat, victim: Seat, target: CardNumber | None
) -> Sentence | None:
    if count(state, verb.count, victim, attacker, victim):
        return None
    return later("There is nothing to count at the victim's.")


def _not_to_nationalize(
    state: State, verb: Nationalize, attacker: Seat, victim: Seat, target: CardNumber | None
) -> Sentence | None:
    assert target is not None
    return later("It is immune to nationalization.") if is_immune(state, target) else None


def _no_cube(
    state: State, verb: RemoveCube, attacker: Seat, victim: Seat, target: CardNumber | None
) -> Sentence | None:
    assert target is not None
    if removable_cubes(state, verb, target):
        return None
    return later("There is no cube to remove.")


def _no_trust(
    state: State, verb: Antitrust, attacker: Seat, victim: Seat, target: CardNumber | None
) -> Sentence | None:
    if antitrust_targets(state, victim):
        return None
    return later("The victim holds neither a monopoly nor an industry twice.")


def _no_strife(
    state: State, verb: VictimStrife, attacker: Seat, victim: Seat, target: CardNumber | None
) -> Sentence | None:
    if strife_choices(state, victim, verb.between):
        return None
    return later("The victim has not both factions.")


def _empty_hand(
    state: State, verb: RaidHand, attacker: Seat, victim: Seat, target: CardNumber | None
) -> Sentence | None:
    return None if state.players[victim].hand else later("The victim's hand is empty.")


_PROBLEMS: dict[type[Any], _Problem] = {
    StealPer: _nothing_to_count,
    Nationalize: _not_to_nationalize,
    RemoveCube: _no_cube,
    Antitrust: _no_trust,
    VictimStrife: _no_strife,
    RaidHand: _empty_hand,
}
"""For each verb that can have nothing to do: why it would not, or None."""
_ALSO: dict[type[Any], tuple[str, ...]] = {
    Nationalize: ("nationalization_immunity", "gl. Nationalization"),
    VictimStrife: ("gl. Strife", "R38"),
}
"""Further ids to cite where a verb can do nothing."""
_RULES = {
    verb: ("R22", "P8", verb_name(verb), "B", "E1", *_ALSO.get(verb, ())) for verb in _PROBLEMS
}
"""The ids cited then."""


def removable_cubes(state: State, verb: RemoveCube, target: CardNumber) -> bool:
    """Whether ``remove_cube`` finds one there; the Extortion Cube counts as income (P8 step 1)."""
    enterprise = state.enterprises[target]
    in_income = "income" in verb.cubes and bool(enterprise.income + enterprise.extorted)
    in_ovals = "connection" in verb.cubes and any(
        builder is not None for builder in enterprise.connections
    )
    return in_income or in_ovals


@of_own_cards
def antitrust_targets(state: State, victim: Seat) -> Sequence[CardNumber]:
    """Partners with a monopoly, and enterprises of an industry owned at least twice."""
    own, cards = tableau(state, victim), state.cards.enterprises
    targets = [
        number
        for number in own.partners
        if any(
            isinstance(each, Monopoly) for each in side_of(state, state.partners[number]).abilities
        )
    ]
    industries = [cards[number].industry for number in own.enterprises]
    targets += [
        number for number in own.enterprises if industries.count(cards[number].industry) >= 2
    ]
    return sorted(targets)
