"""Doing it: the one way a position changes."""

from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import STEPS, settle
from paxdesk.mexican_adventure.rules.legal import refusal
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.setup import set_up
from paxdesk.mexican_adventure.rules.state import PLAIN, Event, Options, State


def perform(state: State, action: Action) -> list[Event]:
    """Check the action completely, then do it and all that follows until somebody is asked.

    Returns what happened, in order. Raises :class:`IllegalAction`, and changes nothing, when
    the rules forbid it.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    state.events = []
    step = state.agenda.pop()
    answer = STEPS[type(step)].answer
    assert answer is not None
    answer(state, step, action)
    settle(state)
    return state.events


def begin(material: Material, scenario: str, seed: int, options: Options = PLAIN) -> State:
    """A scenario at its first question."""
    state = set_up(material, scenario, seed, options)
    settle(state)
    return state
