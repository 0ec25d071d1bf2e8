"""Public part of a game, with the actions possible in it. No Qt."""

from collections.abc import Iterable
from itertools import takewhile

from attrs import evolve

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.engine import legal_actions
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import seen_by_all, supposed
from paxdesk.porfiriana.session import Session
from paxdesk.session.history import PlayedStep


def open_part(session: Session) -> Session:
    """Return a spectator's session, with the legal actions that use no hand card."""
    view = seen_by_all(session.state)
    judged = supposed(view)
    legal = [] if session.seat_to_act is None else legal_actions(judged)
    return session.as_shown(view, judged, list(open_actions(judged, legal)), declarations(session))


def declarations(session: Session) -> list[PlayedStep[State, Action, Event]]:
    """Return the steps of the showdown in progress, without hidden cards."""
    if not isinstance(session.state.agenda[-1], Showdown):
        return []
    played = reversed(session.recording.steps)
    declared = takewhile(lambda step: isinstance(step.before.agenda[-1], Showdown), played)
    return [
        evolve(step, before=seen_by_all(step.before), after=seen_by_all(step.after))
        for step in declared
    ][::-1]


def open_actions(state: State, legal: Iterable[Action]) -> Iterable[Action]:
    """Return the actions that name no card of any hand."""
    hidden = {number for player in state.players.values() for number in player.hand}
    return (each for each in legal if getattr(each, "card", None) not in hidden)
