"""What the inspector says of a spot: the card there, its worth, and what could be done with it.

Every price comes from the engine; where something cannot be done the engine's refusal says why
and names the rule.
"""

from paxdesk.desk.inspector.inspected import Inspected, InspectorRow, PrintedLine, ShownCard
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.words.seats import Names
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.readings import owner_of
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.rules.wording import kind_words, lines
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.inspector.affordance_rows import affordance_rows
from paxdesk.porfiriana.table.inspector.card_facts import fact_rows
from paxdesk.porfiriana.table.painting.symbols import topic_icon, topic_ink
from paxdesk.porfiriana.table.scene.looks import FaceLook


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
        rows = [*deeds, InspectorRow("heading", say("Now")), *facts]
    title = "" if card else pile_name(spot)
    shown = None
    if card:
        shown = shown_card(state.cards, card, side, flipped, depression)
    return Inspected(card, shown, tuple(rows), title=title)


def plain(state: State, card: CardNumber) -> Inspected:
    """A card that is only mentioned, as in the log."""
    side, flipped = _face(state, card)
    return Inspected(card, shown_card(state.cards, card, side, flipped)) if card else Inspected()


def shown_card(
    deck: Deck,
    number: CardNumber,
    side: int = 0,
    flipped: Prestige | None = None,
    depression: bool = False,
) -> ShownCard:
    """A card with what is printed on the side in use."""
    card = deck.cards[number]
    printed = tuple(
        PrintedLine(
            topic_icon(line.topic),
            line.text,
            topic_ink(line.topic, "dark", ""),
            topic_ink(line.topic, "paper", ""),
        )
        for line in lines(card, side, flipped)
    )
    face = FaceLook(number, side, flipped, lift=2, depression=depression)
    return ShownCard(face, card.name, kind_words(card, side, flipped), printed)


def pile_name(spot: Spot) -> str:
    """What the inspector calls a thing that shows no card; empty for what it says nothing of."""
    names = {
        "deck": say("Play deck"),
        "headlines": say("Bull-Bear pile"),
        "ledger": say("Who could topple Díaz"),
        "topples": say("Topples"),
        "grudges": say("Grudge pile"),
        "reserve": say("Cubes"),
        "supply": say("Unrest"),
        "end_turn": say("If the turn ends now"),
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
