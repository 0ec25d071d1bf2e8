"""The game Pax Porfiriana, with its rules, robots, tools and table.

This package is the interface for scripts. A game between a robot and random choices::

    >>> from random import Random
    >>> from paxdesk.porfiriana import deal, legal_actions, own_deck, perform, robot_asked
    >>> from paxdesk.porfiriana import seat_to_act
    >>> state, chance = deal(own_deck(), players=2, seed=7), Random(1)
    >>> while seat_to_act(state) is not None:
    ...     question = robot_asked(state, {2: "paxomatic"})
    ...     legal = legal_actions(state)
    ...     events = perform(state, question.answer().action if question else chance.choice(legal))
    >>> state.ended_by in ("topple", "gold", "standoff")
    True

A position (:class:`State`) consists of plain records and changes in place; use :meth:`State.copy`
to keep one. The next decision always belongs to one seat, counted from 1 (0 is Díaz)::

    >>> state = deal(own_deck(), players=3, seed=7)
    >>> seat_to_act(state), state.regime, state.players[1].gold, state.turn.actions
    (1, 'pax', 4, 3)

Actions are immutable values; each has one line of notation, which can be parsed again::

    >>> from paxdesk.porfiriana import parse, refusal, write
    >>> action = parse("buy a0")
    >>> write(action), action in legal_actions(state)
    ('buy a0', True)
    >>> [event.what for event in perform(state, action)]
    ['bought']
    >>> str(refusal(state, parse("buy b5")))
    'This costs 16 gold; you have 4. (E2)'

The view of a seat contains no hidden cards::

    >>> from paxdesk.porfiriana import seen_by
    >>> set(seen_by(state, 2).deck)
    {0}

Names are imported on first use, so importing the package is fast.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from paxdesk.porfiriana.robots.questions import perform_choice
    from paxdesk.porfiriana.robots.questions import question_for as robot_asked
    from paxdesk.porfiriana.rules.actions import Action, Seat
    from paxdesk.porfiriana.rules.deck import Deck
    from paxdesk.porfiriana.rules.deck import open_deck as own_deck
    from paxdesk.porfiriana.rules.engine import legal_actions, perform, refusal, seat_to_act
    from paxdesk.porfiriana.rules.notation import parse, write
    from paxdesk.porfiriana.rules.setup import deal
    from paxdesk.porfiriana.rules.state import Event, Options, State
    from paxdesk.porfiriana.rules.view import seen_by

__all__ = [
    "Action",
    "Deck",
    "Event",
    "Options",
    "Seat",
    "State",
    "deal",
    "legal_actions",
    "own_deck",
    "parse",
    "perform",
    "perform_choice",
    "refusal",
    "robot_asked",
    "seat_to_act",
    "seen_by",
    "write",
]
_HOMES = {
    "robots.questions": ("perform_choice", "question_for"),
    "rules.actions": ("Action", "Seat"),
    "rules.deck": ("Deck", "open_deck"),
    "rules.engine": ("seat_to_act", "legal_actions", "perform", "refusal"),
    "rules.notation": ("parse", "write"),
    "rules.setup": ("deal",),
    "rules.state": ("Event", "Options", "State"),
    "rules.view": ("seen_by",),
}
_OTHER_NAMES = {"robot_asked": "question_for", "own_deck": "open_deck", "asked": "seat_to_act"}
"""Alternative names for scripts; ``asked`` is from earlier versions."""


def __getattr__(name: str) -> Any:
    """Import a name of the package on first use (PEP 562)."""
    own = _OTHER_NAMES.get(name, name)
    for home, names in _HOMES.items():
        if own in names:
            return getattr(import_module(f"{__name__}.{home}"), own)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
