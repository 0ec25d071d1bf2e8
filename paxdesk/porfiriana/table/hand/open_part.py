"""Public part of a game, with the actions possible in it. No Qt."""

from collections.abc import Iterable

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.engine import legal_actions
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by_all, supposed
from paxdesk.porfiriana.session import Session


def open_part(session: Session) -> Session:
    """Return a spectator's session, with the legal actions that use no hand card."""
    view = seen_by_all(session.state)
    judged = supposed(view)
    legal = [] if session.seat_to_act is None else legal_actions(judged)
    return session.as_shown(view, judged, list(open_actions(judged, legal)))


def open_actions(state: State, legal: Iterable[Action]) -> Iterable[Action]:
    """Return the actions that name no card of any hand."""
    hidden = {number for player in state.players.values() for number in player.hand}
    return (each for each in legal if getattr(each, "card", None) not in hidden)
