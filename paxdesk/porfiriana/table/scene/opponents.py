"""The opponents' places."""

from collections.abc import Iterator

from paxdesk.desk.scene.depth import CARD, PANEL, PIECE
from paxdesk.desk.scene.rect import Rect
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import Target, Thing, ViewModel
from paxdesk.porfiriana.table.layout.measures import ONE_LINE_HEAD
from paxdesk.porfiriana.table.layout.opposite import note_height, opposite_tableaus, roomy
from paxdesk.porfiriana.table.layout.placement import Tableau, holdings
from paxdesk.porfiriana.table.scene.head_parts import one_line_fits
from paxdesk.porfiriana.table.scene.heads import NoteLook, OpponentHeadLook
from paxdesk.porfiriana.table.scene.ornaments import track_thing
from paxdesk.porfiriana.table.scene.seat_stats import figures
from paxdesk.porfiriana.table.scene.tableau import tableau_things
from paxdesk.porfiriana.table.scene.targets import head_targets
from paxdesk.porfiriana.table.words.terms import gold_words


def opponent_things(model: ViewModel) -> Iterator[Thing]:
    """Every opponent's head and tableau."""
    large, text = model.zones.large, model.zones.text
    tableaus, noted = _tableaus(model)
    narrowest = min((place.width for place in model.zones.opponents), default=0)
    one_line = narrowest > ONE_LINE_HEAD * text
    brief = model.zones.brief
    if brief:
        high = (brief - 6) / text
        one_line = all(
            one_line_fits(figures(model, seat), (place.width - 14) / text, high, large)
            for seat, place in zip(model.opponents, model.zones.opponents, strict=True)
        )
    for seat, place, tableau in zip(model.opponents, model.zones.opponents, tableaus, strict=True):
        stats = figures(model, seat)
        flat = one_line or brief
        high = (26 if large else 22) if one_line else (40 if large else 35)
        head = Rect(
            place.x + (8 if one_line else 7),
            place.y + (3 if flat else 5),
            place.width - (18 if one_line else 14),
            brief - 6 if brief else high * text,
        )
        look = OpponentHeadLook(stats, one_line, brief > 0)
        parts = look.parts(head.width / text, head.height / text, large)
        name = f"{stats.name}, {stats.hacendado}, {gold_words(stats.gold)}"
        targets = (
            Target(Spot("tableau", seat), place, name, PANEL),
            *head_targets(model, stats, parts, head, CARD, text),
        )
        yield Thing(("head", seat), look, head, PANEL + PIECE, targets)
        note = model.notes.get(seat, "")
        if note and noted:
            height = note_height(large) * text
            foot = Rect(place.x + 7, place.bottom - height - 2, place.width - 14, height)
            yield Thing(("note", seat), NoteLook(note), foot, PANEL + PIECE)
        track = track_thing(model, seat, place, tableau)
        if track is not None:
            yield track
        yield from tableau_things(model, holdings(model.state, seat), tableau, CARD)


def _tableaus(model: ViewModel) -> tuple[tuple[Tableau, ...], bool]:
    """The opponents' tableaus, and whether there is room for remarks below them."""
    zones = model.zones
    held = [holdings(model.state, seat) for seat in model.opponents]
    places, large, text = zones.opponents, zones.large, zones.text
    if any(model.notes.get(seat) for seat in model.opponents):
        found = opposite_tableaus(held, places, large, noted=True, text=text, brief=zones.brief)
        if all(map(roomy, found)):
            return found, True
    return opposite_tableaus(held, places, large, text=text, brief=zones.brief), False
