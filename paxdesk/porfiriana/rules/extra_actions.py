"""Extra Actions of cards (gl. Extra Action), each usable once per turn: ``via N``."""

from collections.abc import Sequence
from typing import TypeAlias

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import ActionKind, ExtraAction
from paxdesk.porfiriana.rules.fact_cache import cached_by_own_cards
from paxdesk.porfiriana.rules.facts import abilities_of_kind
from paxdesk.porfiriana.rules.prices import refuse_actions
from paxdesk.porfiriana.rules.state import State

Vias: TypeAlias = tuple[CardNumber | None, ...]
"""Cards whose Extra Action can be used; None for a normal action."""
NORMALLY: Vias = (None,)
"""Ways that consist of the normal action only."""


def _bearers(state: State, seat: Seat, kind: ActionKind) -> Sequence[CardNumber]:
    return [number for number, extra in _extra_actions(state, seat) if extra.kind == kind]


@cached_by_own_cards
def _extra_actions(state: State, seat: Seat) -> Sequence[tuple[CardNumber, ExtraAction]]:
    return abilities_of_kind(state, seat, ExtraAction)


def refuse_via(
    state: State, seat: Seat, via: CardNumber, kind: ActionKind, rule: str
) -> IllegalAction | None:
    """Return why the card's Extra Action of this kind cannot be used now, or None."""
    if via not in _bearers(state, seat, kind):
        return IllegalAction(
            ("gl. Extra Action", rule, "R69", "R35", "extra_action"),
            tr_lazy("This card gives you no such Extra Action."),
            via,
            seat,
        )
    if (via, kind) in state.turn.used:
        return IllegalAction(
            ("gl. Extra Action", rule, "R69", "extra_action"),
            tr_lazy("Its Extra Action has already been used this turn."),
            via,
            seat,
        )
    return None


def refuse_spending(
    state: State,
    via: CardNumber | None,
    kind: ActionKind,
    needed: int,
    rule: str,
    card: CardNumber | None = None,
    also: tuple[str, ...] = (),
) -> IllegalAction | None:
    """Return why the active player cannot spend the actions, or None.

    ``via`` is the card whose Extra Action is used.
    """
    if via is not None:
        return refuse_via(state, state.turn.seat, via, kind, rule)
    return refuse_actions(state, needed, rule, card, also)


def unused_extras(state: State, seat: Seat) -> Sequence[tuple[CardNumber, ActionKind]]:
    used = state.turn.used
    kinds = [(number, extra.kind) for number, extra in _extra_actions(state, seat)]
    return [each for each in kinds if each not in used]


def has_unused_extra(state: State, seat: Seat, kind: ActionKind) -> bool:
    """Return whether the seat has an Extra Action of this kind left."""
    return any(other == kind for _, other in unused_extras(state, seat))


def list_via(
    state: State, seat: Seat, kind: ActionKind, normal: bool, used: Sequence[tuple[CardNumber, str]]
) -> Vias:
    """Return the ways to act: None if ``normal``, then each usable Extra Action."""
    if not _extra_actions(state, seat):
        return NORMALLY if normal else ()
    unused = (via for via in _bearers(state, seat, kind) if (via, kind) not in used)
    return (None, *unused) if normal else tuple(unused)


def spend_actions(state: State, actions: int, via: CardNumber | None, kind: ActionKind) -> None:
    """Deduct the actions, or mark the Extra Action of ``via`` as used."""
    if via is None:
        state.turn.actions -= actions
    else:
        state.turn.used.append((via, kind))
