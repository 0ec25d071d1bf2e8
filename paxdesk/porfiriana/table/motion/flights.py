"""Animations of cards, coins and cubes."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from paxdesk.desk.animation_stage import Cue, Painting, PixmapSprite, Point
from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import BONE, UNREST_INK
from paxdesk.desk.painting.shapes import draw_coin, fill_circle, fill_rect, unrest_disk
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import PaintContext, Spot
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.state import Event
from paxdesk.porfiriana.table.motion.cue_list import ARC, CueList, arc, centre
from paxdesk.porfiriana.table.scene.looks import CubeLook, FaceLook

# --- Items seen only in motion: coins, stamps, dimmed table ---------------------------------------


@frozen
class CoinLook:
    """Gold coin, or half of one."""

    margin: ClassVar[float] = 4
    half: Literal["", "left", "right"] = ""

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        if self.half:
            left = 0.0 if self.half == "left" else width / 2
            clip = QRectF(left, -4, width / 2, height + 8)
            painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
        draw_coin(painter, QPointF(width / 2, height / 2), width / 2)


@frozen
class StampLook:
    """Icon in vermilion on a bone disk, or an Unrest disk."""

    margin: ClassVar[float] = 6
    icon: str
    amount: int = 1

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        middle = QPointF(width / 2, height / 2)
        if self.icon == "unrest":
            unrest_disk(painter, middle, width / 2, self.amount)
            return
        fill_circle(painter, middle, width / 2, UNREST_INK)
        fill_circle(painter, middle, width * 0.46, BONE)
        side = width * 0.66
        draw_icon(painter, self.icon, (width - side) / 2, (height - side) / 2, side, UNREST_INK)


@frozen
class DimLook:
    """Translucent dark layer over the table."""

    margin: ClassVar[float] = 0

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        fill_rect(painter, QRectF(0, 0, width, height), "#0A0705", 0, 120)


COIN: Final = 240
MOST_COINS: Final = 6
COIN_GAP: Final = 50
COIN_SIDE: Final = 20.0
CUBE: Final = 200
CUBE_SIDE: Final = 16.0
MOST_CUBES: Final = 5
CARD: Final = 260
TROOP: Final = 240
LEAVE_GAP: Final = 60
REVEAL_GAP: Final = 60
REVEAL: Final = 240
SLIDE: Final = 200
AWAY: Final = 320
MARKET: Final = tuple(Spot("market", slot) for slot in range(12))


# --- Gold -----------------------------------------------------------------------------------------


def pays(score: CueList, event: Event) -> None:
    """Move coins between panels, or from or to the treasury."""
    scenery = score.scenery
    _coins(score, scenery.purse(event.seat), scenery.purse(event.other), event.amount)
    arrival = COIN + (min(event.amount, MOST_COINS) - 1) * COIN_GAP
    update_figures(score, event.seat, 0)
    update_figures(score, event.other, arrival)


def gains(score: CueList, event: Event) -> None:
    """Move coins from the treasury to the seat's panel."""
    _coins(score, score.scenery.purse(None), score.scenery.purse(event.seat), event.amount)
    update_figures(score, event.seat, COIN)


def speculation_pays(score: CueList, event: Event) -> None:
    """Update the speculator's panel; the coins were animated before."""
    score.sound()
    update_figures(score, event.seat, COIN)


def income(score: CueList, event: Event) -> None:
    """Move coins to the seat's panel from its enterprises; without any, from the treasury."""
    scenery = score.scenery
    seat = event.seat
    if seat is None or not event.amount:
        return
    places = [
        scenery.place(Spot("card", piece.number))
        for piece in scenery.state.enterprises.values()
        if piece.owner == seat and piece.income and not piece.unrest
    ]
    sources = [place for place in places if place is not None] or [scenery.purse(None)]
    score.sound()
    for index, place in enumerate(sources):
        _coin(score, centre(place), centre(scenery.purse(seat)), index * 30, CARD)
    update_figures(score, seat, CARD)


def update_figures(score: CueList, seat: Seat | None, after: int) -> None:
    """Update a seat's panels after ``after`` ms, when the coins have arrived."""
    if seat is not None and seat != DIAZ:
        score.fade(("head", seat), after)
        if seat == score.scenery.viewer:
            score.fade("active head", after)


def _coins(score: CueList, start: QRectF, end: QRectF, amount: int) -> None:
    if not amount or start == end:
        return
    score.sound()
    for index in range(min(amount, MOST_COINS)):
        _coin(score, centre(start), centre(end), index * COIN_GAP, COIN)


def _coin(score: CueList, start: Point, end: Point, after: int, length: int) -> None:
    score.add(
        Cue(
            sprite=Painting(CoinLook(), COIN_SIDE, COIN_SIDE),
            path=arc(start, end, 0.1),
            start=score.clock + after,
            length=length,
            easing="InOutQuad",
            opacity=(0.0, 1.0, 1.0, 1.0, 0.6),
            over=2,
        )
    )


# --- Cards ----------------------------------------------------------------------------------------


Finder: TypeAlias = Callable[[CueList, Event], QRectF]
"""Function that returns the place of a hidden card."""


def in_hand(score: CueList, event: Event) -> QRectF:
    return score.scenery.hand(event.seat)


def resting(score: CueList, event: Event) -> QRectF:
    """Return the place of the event's card: Grudge Pile, hand or discards."""
    scenery = score.scenery
    for seat, player in scenery.state.players.items():
        if event.card in player.grudges:
            return scenery.place(Spot("grudges", seat)) or scenery.purse(seat)
        if event.card in player.hand:
            return scenery.hand(seat)
    return scenery.after[Spot("discards")]


def card_flies(
    score: CueList,
    event: Event,
    start: Finder | None = in_hand,
    end: Finder | None = None,
    length: int = CARD,
    bend: float = ARC,
    pause: int = 0,
) -> None:
    """Move a card, then wait ``pause`` ms; ``start`` and ``end`` find a hidden card's places."""
    score.sound()
    score.fly(
        event.card,
        start=start(score, event) if start else None,
        end=end(score, event) if end else None,
        length=length,
        bend=bend,
    )
    score.clock += pause


played = card_flies
sold = partial(card_flies, end=resting)
deployed = partial(card_flies, length=TROOP)
piled = partial(card_flies, start=None)
returns = partial(card_flies, start=None, end=in_hand, length=AWAY, pause=LEAVE_GAP)
retreats = partial(card_flies, start=None, length=AWAY, bend=ARC * 2, pause=LEAVE_GAP)


def leaves(score: CueList, event: Event) -> None:
    """Animate the discard of a card, unless it was animated before."""
    if ("card", event.card) in score.left:
        card_flies(score, event, end=resting, length=TROOP, pause=LEAVE_GAP)


def bought(score: CueList, event: Event) -> None:
    """Move a market card to the hand, and its Speculation Cube to the reserve."""
    change = score.left.get(("card", event.card))
    begin = qrect(change.start) if change is not None and change.start is not None else None
    score.sound()
    if change is None or change.item is None or change.moved:
        score.fly(event.card, end=score.scenery.hand(event.seat), length=CARD)
    if event.other is not None and begin is not None:
        cubes_go(score, event.other, begin, score.scenery.reserve(event.other))


def attacked(score: CueList, event: Event) -> None:
    """Move an attack card to its target or victim, then to its final place."""
    scenery = score.scenery
    whom = scenery.card(event.target) if event.target else None
    if whom is None and event.other is not None:
        whom = scenery.place(Spot("hacendado", event.other)) or scenery.purse(event.other)
    score.sound()
    hand = scenery.hand(event.seat)
    score.fly(event.card, start=hand, end=resting(score, event), via=whom, length=520)


def defeated(score: CueList, event: Event) -> None:
    """Tilt the defeated troop, then remove it."""
    change = score.left.get(("card", event.card))
    if change is None or change.before is None:
        return
    score.sound()
    place = qrect(change.before.place)
    score.add(
        Cue(
            sprite=PixmapSprite(change.before.pixmap),
            path=(centre(place), (place.center().x() + 5, place.center().y() - 3)),
            start=score.clock,
            length=120,
            easing="OutQuad",
            angle=(0.0, 9.0),
            waiting=True,
        )
    )
    score.clock += 120
    score.fly(event.card, end=resting(score, event), length=CARD, angle=(9.0, 0.0))


# --- Market ---------------------------------------------------------------------------------------


def revealed(score: CueList, event: Event) -> None:
    """Slide the market rows, then turn over a card from the deck."""
    slots = [score.scenery.after.get(spot) for spot in MARKET]
    rows = [
        change
        for change in score.left.values()
        if change.moved and change.end is not None and qrect(change.end) in slots
    ]
    if rows:
        score.sound("paper")
        score.slide(rows, SLIDE)
        score.clock += SLIDE
    change = score.take(("card", event.card))
    deck = score.scenery.place(Spot("deck"))
    if change is None or change.item is None or change.end is None or deck is None:
        return
    end = qrect(change.end)
    score.sound()
    back = Painting(FaceLook(0), end.width(), end.height())
    path = (centre(deck), centre(end))
    score.turn_over(change, back, path, REVEAL, flip=(0.0, 0.0, 90.0), over=1)
    score.clock += REVEAL_GAP


# --- Cubes ----------------------------------------------------------------------------------------


def cubes_go(score: CueList, seat: Seat, start: QRectF, end: QRectF, number: int = 1) -> None:
    """Move up to MOST_CUBES cubes of a seat between two places."""
    look = score.scenery.colour(seat)
    score.sound("cube")
    for index in range(min(number, MOST_CUBES)):
        spread = QPointF((index - (min(number, MOST_CUBES) - 1) / 2) * CUBE_SIDE, 0)
        score.add(
            Cue(
                sprite=Painting(CubeLook(look), CUBE_SIDE, CUBE_SIDE),
                path=arc(centre(start), centre(end.translated(spread)), 0.1),
                start=score.clock + index * 30,
                length=CUBE,
                easing="InOutQuad",
                opacity=(0.0, 1.0, 1.0, 1.0),
                over=2,
            )
        )


def _cubes_come(score: CueList, event: Event, place: QRectF | None, number: int = 1) -> None:
    if event.seat is not None and place is not None:
        cubes_go(score, event.seat, score.scenery.reserve(event.seat), place, number)
    score.fade(("card", event.card), CUBE)


def cube_laid(score: CueList, event: Event) -> None:
    scenery = score.scenery
    place = scenery.card(event.card) or scenery.place(Spot("hacendado", event.seat or 0))
    _cubes_come(score, event, place, event.amount or 1)


def land(score: CueList, event: Event) -> None:
    _cubes_come(score, event, score.scenery.card(event.card))


def speculated(score: CueList, event: Event) -> None:
    _cubes_come(score, event, score.scenery.place(Spot("market", event.amount)))


def connected(score: CueList, event: Event) -> None:
    """Move a cube to an oval, and play the sound of its arrival."""
    scenery = score.scenery
    oval = scenery.place(Spot("oval", event.card or 0, event.amount))
    _cubes_come(score, event, oval or scenery.card(event.card))
    score.sound(after=CUBE)


def income_falls(score: CueList, event: Event) -> None:
    place = score.scenery.card(event.card)
    if event.seat is not None and place is not None:
        home = score.scenery.reserve(event.seat)
        cubes_go(score, event.seat, place, home, event.amount)
    score.fade(("card", event.card))


def extorts(score: CueList, event: Event) -> None:
    """Flip an Income Cube to the extorter's colour."""
    place = score.scenery.card(event.card)
    if event.seat is None or event.other is None or place is None:
        return
    corner = (place.right() - CUBE_SIDE * 0.8, place.top() + CUBE_SIDE)
    score.sound()
    for seat, begin, flip in ((event.other, 0, (0.0, 90.0)), (event.seat, 90, (-90.0, 0.0))):
        score.add(
            Cue(
                sprite=Painting(CubeLook(score.scenery.colour(seat)), CUBE_SIDE, CUBE_SIDE),
                path=(corner,),
                start=score.clock + begin,
                length=90,
                easing="InOutQuad",
                scale=(1.5, 1.5),
                flip=flip,
                over=2,
            )
        )
