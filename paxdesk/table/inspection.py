"""What the inspector says of a spot: the card there, and what could be done with it now. No Qt.

Every price comes from the engine, which tries the action; where nothing can be done with a
card, its refusal of the natural move says why.
"""

from typing import Final

from paxdesk.rules import actions as act
from paxdesk.rules.actions import Action, CardNumber, Seat
from paxdesk.rules.state import State
from paxdesk.rules.vocabulary import Prestige
from paxdesk.session.session import Session
from paxdesk.table.attempts import try_actions
from paxdesk.table.dock.inspector import Inspected, InspectorRow
from paxdesk.table.event_words import Names
from paxdesk.table.gestures import HAND, HEADLINES, Gestures
from paxdesk.table.prompts.consequences import plate
from paxdesk.table.prompts.labels import label
from paxdesk.table.prompts.refusal import rule_name
from paxdesk.table.spots import Spot

MOST_ROWS: Final = 5


def inspected(
    session: Session,
    gestures: Gestures,
    spot: Spot,
    card: CardNumber,
    asked: Seat | None,
    names: Names,
) -> Inspected:
    """The card at a spot with what it would cost whoever is asked."""
    state = session.state
    side, flipped = _face(state, card)
    depression = state.depression and card == state.cards.regimes[state.regime].number
    rows: tuple[InspectorRow, ...] = ()
    if asked is not None:
        rows = _rows(session, gestures, spot, asked, names)
    return Inspected(card, side, flipped, depression, rows)


def plain(state: State, card: CardNumber) -> Inspected:
    """A card that is only mentioned, as in the log."""
    side, flipped = _face(state, card)
    return Inspected(card, side, flipped)


def _face(state: State, card: CardNumber) -> tuple[int, Prestige | None]:
    """The side in use of a partner, the cause of a Hacendado."""
    partner = state.partners.get(card)
    if partner is not None:
        return partner.side, None
    for player in state.players.values():
        if player.hacendado == card:
            return 0, player.flipped
    return 0, None


def _rows(
    session: Session, gestures: Gestures, spot: Spot, asked: Seat, names: Names
) -> tuple[InspectorRow, ...]:
    state = session.state
    pick = gestures.pick_at(spot)
    moves = [actions[0] for actions in gestures.by_pick(pick).values()]
    rows = [
        InspectorRow("sum", label(state, action, names).words, plate(state, action, asked))
        for action in moves[:MOST_ROWS]
    ]
    if len(moves) > MOST_ROWS:
        rows.append(InspectorRow("sum", f"and {len(moves) - MOST_ROWS} more", ""))
    if not any(_natural(action) for action in moves):
        rows += _refusal(session, pick, asked)
    return tuple(rows)


def _natural(action: Action) -> bool:
    """Whether the action is what a card is for, rather than selling or speculating on it."""
    return not isinstance(action, act.Sell | act.Speculate)


def _refusal(session: Session, pick: Spot, asked: Seat) -> list[InspectorRow]:
    """Why a market or hand card cannot be used as it is meant to be."""
    drops = {"market": (HAND, HEADLINES), "hand": (Spot("tableau", asked),)}
    for drop in drops.get(pick.kind, ()):
        for action in try_actions(session.state, pick, drop):
            refused = session.refusal(action)
            if refused is not None:
                return [InspectorRow("refusal", refused.reason, rule_name(refused))]
    return []
