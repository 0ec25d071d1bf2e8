"""Doing it: the one way a position changes."""

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.legal import refusal
from paxdesk.porfiriana.rules.listed import do_listed
from paxdesk.porfiriana.rules.state import Event, State


def perform(state: State, action: Action) -> list[Event]:
    """Check the action completely, then do it and all that follows until somebody is asked.

    Returns what happened, in order. Raises :class:`IllegalAction`, and changes nothing, when
    the rules forbid it.
    """
    state.books = None
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    events: list[Event] = []
    state.events = events
    do_listed(state, action)
    state.books = None
    return events
