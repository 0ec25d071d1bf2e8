"""Builder of the cues of a step, act by act."""

from collections.abc import Hashable, Iterable
from typing import Final

from attrs import evolve, fields
from PySide6.QtCore import QRectF

from paxdesk.desk.animation_stage import BeforeAfter as AnyScenery
from paxdesk.desk.animation_stage import (
    Cue,
    Easing,
    Painting,
    PixmapSprite,
    Point,
    Sounding,
    Sprite,
)
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.item_diff import ItemChange
from paxdesk.desk.scene.things import Spot
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.scene.looks import FaceLook

LONGEST: Final = 2400
"""Maximum duration of a step in ms; longer ones are accelerated."""
CARD_WIDTH: Final = 72.0
CARD_HEIGHT: Final = 101.0
FADE: Final = 160
PRINT: Final = frozenset(
    {"active head", "head", "note", "supply", "end turn", "topples", "next place"}
)
"""Keys, or first parts of keys, of printed items, whose background is transparent."""
ARC: Final = 0.14
"""Upward bend of a card's path, relative to its horizontal plus vertical distance."""


@frozen(eq=False)
class PaxBeforeAfter(AnyScenery[State]):
    """Scene before and after a step, with the places of cards, cubes and gold."""

    @classmethod
    def of(cls, scenery: AnyScenery[State]) -> "PaxBeforeAfter":
        return cls(**{each.name: getattr(scenery, each.name) for each in fields(AnyScenery)})

    def colour(self, seat: Seat) -> int:
        return self.labels[seat].colour

    def place(self, spot: Spot) -> QRectF | None:
        """Return a spot's place after the step, else its place before the step, or None."""
        return self.after.get(spot) or self.before.get(spot)

    def card(self, number: CardNumber | None) -> QRectF | None:
        """Return a card's place after the step, else its place before the step, or None."""
        spots = [Spot("card", number or 0), Spot("hand", number or 0), Spot("public", number or 0)]
        state = self.state
        spots += [
            Spot("hacendado", seat)
            for seat, player in state.players.items()
            if player.hacendado == number
        ]
        if number in state.market:
            spots.append(Spot("market", state.market.index(number)))
        found = (self.place(spot) for spot in spots)
        return next((place for place in found if place is not None), None)

    def hand(self, seat: Seat | None) -> QRectF:
        """Return the place of the viewer's hand, or of another seat's gold."""
        if seat == self.viewer:
            return self.after[Spot("hand_area")]
        return self.purse(seat)

    def purse(self, seat: Seat | None) -> QRectF:
        """Return the place of a seat's gold, or else of the treasury, at the regime."""
        place = None if seat is None else self.purse_of(seat)
        return self.after[Spot("regime")] if place is None else place

    def reserve(self, seat: Seat) -> QRectF:
        """Return the place of a seat's reserve, or of its gold if none is visible."""
        return self.place(Spot("reserve", seat)) or self.purse(seat)


def centre(place: QRectF) -> Point:
    return place.center().x(), place.center().y()


def arc(start: Point, end: Point, bend: float = ARC) -> tuple[Point, ...]:
    """Return the points of an upward arc; ``bend`` is relative, like ARC."""
    across, down = end[0] - start[0], end[1] - start[1]
    high = bend * (abs(across) + abs(down))
    steps = (0.0, 0.25, 0.5, 0.75, 1.0)
    return tuple(
        (start[0] + at * across, start[1] + at * down - high * 4 * at * (1 - at)) for at in steps
    )


class CueList:
    def __init__(self, scenery: PaxBeforeAfter) -> None:
        self.scenery = scenery
        self.cues: list[Cue] = []
        self.sounds: list[Sounding] = []
        self.clock = 0
        self.left: dict[Hashable, ItemChange] = dict(scenery.changes)
        """Changes not animated yet, by item key."""
        self._act = ""
        self._heard = ""

    @property
    def length(self) -> int:
        """Milliseconds until all cues have ended."""
        return max((cue.end for cue in self.cues), default=0)

    def begin(self, act: str, heard: str = "") -> None:
        """Begin an act unless it is in progress; ``heard`` is the event's sound."""
        self._heard = heard
        if act != self._act:
            self._act = act
            self.clock = self.length

    def add(self, cue: Cue) -> None:
        self.cues.append(cue)

    def sound(self, name: str = "", after: int = 0) -> None:
        """Add a sound after ``after`` ms; by default, the current event's sound."""
        self.sounds.append(Sounding(name or self._heard, self.clock + after))

    def take(self, key: Hashable) -> ItemChange | None:
        """Mark an item as animated; return its change, or None."""
        return self.left.pop(key, None)

    def timed(self) -> tuple[list[Cue], list[Sounding]]:
        """Return cues and sounds, accelerated if they are longer than LONGEST."""
        if self.length <= LONGEST:
            return self.cues, self.sounds
        share = LONGEST / self.length
        cues = [
            evolve(cue, start=round(cue.start * share), length=round(cue.length * share))
            for cue in self.cues
        ]
        sounds = [evolve(each, start=round(each.start * share)) for each in self.sounds]
        return cues, sounds

    def fly(
        self,
        number: CardNumber | None,
        *,
        start: QRectF | None = None,
        via: QRectF | None = None,
        end: QRectF | None = None,
        after: int = 0,
        length: int = 260,
        easing: Easing = "InOutCubic",
        bend: float = ARC,
        angle: tuple[float, ...] = (0.0,),
    ) -> None:
        """Move a card from its old place to its new one.

        ``start`` and ``end`` are its places while it is hidden.
        """
        change = self.take(("card", number))
        begin = qrect(change.start) if change and change.start else start
        finish = qrect(change.end) if change and change.end else end
        if number is None or begin is None or finish is None:
            return
        sprite: Sprite = Painting(FaceLook(number), CARD_WIDTH, CARD_HEIGHT)
        if change is not None and change.item is not None:
            sprite = PixmapSprite(change.item.pixmap())
        elif change is not None and change.before is not None:
            sprite = PixmapSprite(change.before.pixmap)
        place = (change.end or change.start) if change else None
        wide = place.width if place else CARD_WIDTH
        way = arc(centre(begin), centre(finish), bend)
        if via is not None:
            there = centre(via)
            way = (
                *arc(centre(begin), there, bend)[:-1],
                there,
                there,
                *arc(there, centre(finish), bend)[1:],
            )
        hidden = change is None or change.item is None
        self.add(
            Cue(
                sprite=sprite,
                path=way,
                start=self.clock + after,
                length=length,
                easing=easing,
                scale=(begin.width() / wide, finish.width() / wide),
                opacity=(1.0, 1.0, 1.0, 0.0) if hidden else (1.0,),
                angle=angle,
                stands_for=None if hidden else ("card", number),
                waiting=change is not None and change.before is not None,
            )
        )

    def turn_over(
        self,
        change: ItemChange,
        old: Sprite,
        path: tuple[Point, ...],
        length: int,
        flip: tuple[float, ...] = (0.0, 90.0),
        waiting: bool = False,
        over: float = 0.0,
    ) -> None:
        """Turn ``old`` along ``path`` onto its edge, then show the changed item face up."""
        half = length // 2
        self.add(
            Cue(
                sprite=old,
                path=path,
                start=self.clock,
                length=half,
                easing="InQuad",
                flip=flip,
                waiting=waiting,
                over=over,
            )
        )
        assert change.item is not None
        self.add(
            Cue(
                sprite=PixmapSprite(change.item.pixmap()),
                path=path[-1:],
                start=self.clock + half,
                length=half,
                easing="OutQuad",
                flip=(-90.0, 0.0),
                stands_for=change.key,
                over=over,
            )
        )

    def fade(self, key: Hashable, after: int = 0, length: int = FADE) -> None:
        """Cross-fade an item to its new look, or slide it if it moved."""
        change = self.take(key)
        if change is not None and change.moved:
            self.slide([change])
        elif change is not None:
            self.fade_change(change, after, length)

    def fade_change(self, change: ItemChange, after: int = 0, length: int = FADE) -> None:
        """Cross-fade a change, ``after`` ms from the current time."""
        if change.before is not None:
            self.add(
                Cue(
                    sprite=PixmapSprite(change.before.pixmap),
                    path=(centre(qrect(change.before.place)),),
                    start=self.clock + after,
                    length=length,
                    easing="OutQuad",
                    opacity=(1.0, 0.0),
                    waiting=True,
                    over=-1,
                )
            )
        if change.item is None or change.end is None:
            return
        kind = change.key[0] if isinstance(change.key, tuple) else change.key
        # Printed items are transparent, so old and new pictures cross-fade.
        if change.before is None or kind in PRINT:
            self.add(
                Cue(
                    sprite=PixmapSprite(change.item.pixmap()),
                    path=(centre(qrect(change.end)),),
                    start=self.clock + after,
                    length=length,
                    easing="OutQuad",
                    opacity=(0.0, 1.0),
                    stands_for=change.key,
                    over=-1,
                )
            )

    def slide(self, changes: Iterable[ItemChange], length: int = 200) -> None:
        for change in changes:
            self.left.pop(change.key, None)
            if change.item is None or change.start is None or change.end is None:
                continue
            start, end = qrect(change.start), qrect(change.end)
            if start.height() == end.height():
                # The height is the same: only the free space beside the item has changed.
                start.setWidth(end.width())
            self.add(
                Cue(
                    sprite=PixmapSprite(change.item.pixmap()),
                    path=(centre(start), centre(end)),
                    start=self.clock,
                    length=length,
                    easing="InOutQuad",
                    scale=(start.width() / max(1.0, end.width()), 1.0),
                    stands_for=change.key,
                    waiting=True,
                    over=-1,
                )
            )
