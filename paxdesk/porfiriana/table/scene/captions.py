"""Quiet words above the cards of the bottom seat: what lies where, and its troops abroad."""

from collections.abc import Iterator
from typing import ClassVar, Final

from PySide6.QtGui import QPainter

from paxdesk.desk.painting.controls import caption
from paxdesk.desk.scene.depth import PLACE
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import PaintContext, Target, Thing, ViewModel
from paxdesk.language import joined, say
from paxdesk.porfiriana.rules.actions import ARMY
from paxdesk.porfiriana.table.layout.placement import Tableau
from paxdesk.record_classes import frozen

GAP: Final = 10
"""Pixels between a caption and the next."""


@frozen
class CaptionLook:
    """A few words in small capitals."""

    margin: ClassVar[float] = 0
    words: str

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        pixels = min(height * 0.78, (11 if context.large else 9.5) * context.text)
        caption(painter, 0, 0, self.words, context.theme.muted, pixels, width)


def caption_things(model: ViewModel, tableau: Tableau) -> Iterator[Thing]:
    """The names of what the bottom seat has, each above its cards."""
    zones = model.zones
    high = zones.captions
    above = zones.enterprises.y - high
    below = zones.hand.y - high - 4
    one_row = zones.partners.y < zones.enterprises.bottom
    if one_row:
        above = below = min(above, below)
    row = below
    yield _hand_caption(model, Rect(zones.hand.x, below, zones.hand.width, high))
    found: list[tuple[str, float, float, float]] = []
    first = {place.role: place.rect.x for place in reversed(tableau.places)}
    last = max(
        (place.rect.right for place in tableau.places if place.role in ("enterprise", "troop")),
        default=zones.enterprises.x,
    )
    land = first.get("enterprise", first.get("troop"))
    if "hacendado" in first:
        words = say("Army") if "army" in first else say("Hacendado")
        end = land - GAP if land is not None else zones.enterprises.right
        found.append((words, first["hacendado"], above, end))
    edge = zones.enterprises.right
    if land is not None:
        abroad = _abroad(model)
        found.append((say("Land"), land, above, last if abroad else edge))
        if abroad and edge - last > ABROAD_FROM:
            found.append((abroad, last + GAP, above, edge))
    if "partner" in first:
        found.append((say("Partners"), first["partner"], row, zones.partners.right))
    for words, left, top, right in found:
        look = CaptionLook(words)
        yield Thing(("caption", words), look, Rect(left, top, right - left, high), PLACE)


def _hand_caption(model: ViewModel, place: Rect) -> Thing:
    """Says how the hand is sorted; pressed, it is sorted otherwise."""
    words = {
        "": say("Hand"),
        "kind": say("Hand, by kind"),
        "price": say("Hand, by price"),
    }[model.hand_order]
    pressed = Rect(place.x, place.y - 3, min(place.width, SORTED), place.height + 3)
    target = Target(Spot("sort"), pressed, f"{words}: {say('Sort the hand')}", PLACE)
    return Thing("hand caption", CaptionLook(words), place, PLACE, (target,))


SORTED: Final = 140
"""So wide is what is pressed to sort the hand."""
ABROAD_FROM: Final = 120
"""So many pixels are needed to name the places of troops abroad."""


def _abroad(model: ViewModel) -> str:
    """Where the seat's troops stand at enterprises of others."""
    state = model.state
    places = [
        model.deck.cards[troop.at].name
        for troop in state.troops.values()
        if troop.owner == model.viewer
        and troop.at > ARMY
        and state.enterprises[troop.at].owner != model.viewer
    ]
    return say("Abroad: {0}", joined(places, "and")) if places else ""
