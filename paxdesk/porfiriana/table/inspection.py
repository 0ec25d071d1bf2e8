"""What the inspector says of a spot: the card there, its worth, and what could be done with it.

Every price comes from the engine; where something cannot be done the engine's refusal says why
and names the rule.
"""

from PySide6.QtCore import QCoreApplication

from paxdesk.desk.inspector.inspected import Inspected, InspectorRow
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.readings import owner_of
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.affordance_rows import affordance_rows
from paxdesk.porfiriana.table.card_facts import fact_rows
from paxdesk.porfiriana.table.spots import Spot
from paxdesk.porfiriana.table.words.event_text import Names

translate = QCoreApplication.translate


def inspected(
    session: Session, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
) -> Inspected:
    """The card at a spot, or the pile, with everything there is to say of it to ``asked``."""
    state = session.state
    side, flipped = _face(state, card)
    depression = state.depression and card == state.cards.regimes[state.regime].number
    facts = fact_rows(state, spot, card, asked, names)
    deeds = [] if asked is None else affordance_rows(session, spot, card, asked, names)
    rows = facts + deeds
    if facts and owner_of(state, card) is not None:
        rows = [*deeds, InspectorRow("heading", translate("Inspector", "Now")), *facts]
    title = "" if card else pile_name(spot)
    return Inspected(card, side, flipped, depression, tuple(rows), title=title)


def plain(state: State, card: CardNumber) -> Inspected:
    """A card that is only mentioned, as in the log."""
    side, flipped = _face(state, card)
    return Inspected(card, side, flipped)


def pile_name(spot: Spot) -> str:
    """What the inspector calls a thing that shows no card; empty for what it says nothing of."""
    names = {
        "deck": translate("Inspector", "Play deck"),
        "headlines": translate("Inspector", "Bull-Bear pile"),
        "ledger": translate("Inspector", "Who could topple Díaz"),
        "topples": translate("Inspector", "Topples"),
        "grudges": translate("Inspector", "Grudge pile"),
        "reserve": translate("Inspector", "Cubes"),
        "supply": translate("Inspector", "Unrest"),
    }
    return names.get(spot.kind, "")


def _face(state: State, card: CardNumber) -> tuple[int, Prestige | None]:
    """The side in use of a partner, the cause of a Hacendado."""
    partner = state.partners.get(card)
    if partner is not None:
        return partner.side, None
    for player in state.players.values():
        if player.hacendado == card:
            return 0, player.flipped
    return 0, None
