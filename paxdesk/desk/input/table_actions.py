"""What can be done by hand on the table now: asked here, by mouse, keys and menu alike.

What is legal the game lists; which movement of the hand means it, its ``Handling`` says.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from paxdesk.desk.game_types import Action
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.protocol.handling import GestureIndex
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import MenuEntry
from paxdesk.errors import IllegalAction
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

BUTTONS: Final = frozenset({"tool", "prompt"})
"""Kinds of spots that are pressed, and are nothing to play with."""


@frozen
class AccessibleSection:
    """A part of the table by its name, with what lies there in reading order."""

    name: str
    spots: tuple[Spot, ...]


@frozen
class DropTarget:
    """What letting go of a thing at a spot means: ``actions`` at a ``place``; none is refused.

    ``home`` says that it would only be put back.
    """

    place: Spot | None
    actions: Sequence[Action] = ()
    home: bool = False


class TableActions:
    """Answers for the position that is shown; while nobody can act, nothing can be done."""

    def __init__(self, flow: TurnFlow, scene: TableScene) -> None:
        self._flow = flow
        self._scene = scene
        self._handling = flow.game.handling

    @property
    def _gestures(self) -> GestureIndex:
        return self._flow.gestures

    @property
    def seat(self) -> Seat | None:
        """Who may act on the table now."""
        return None if self._flow.busy else self._flow.question.seat

    # --- Where things are ------------------------------------------------------------------------

    def enclosing_spots(self, spot: Spot) -> tuple[Spot, ...]:
        """The spot, then each larger thing that it is a part of."""
        return self._handling.enclosing_spots(self._flow.state, spot)

    def shown(self, spot: Spot | None) -> Spot | None:
        """The spot, or the smallest thing around it that is on the table."""
        chain = self.enclosing_spots(spot) if spot is not None else ()
        return next((each for each in chain if self._scene.area_of(each) is not None), None)

    def opponent(self, spot: Spot | None) -> Seat | None:
        """Whose tableau, other than the bottom seat's, a spot belongs to."""
        last = self.enclosing_spots(spot)[-1] if spot is not None else None
        if last is not None and last.kind == "tableau" and last.number != self._flow.bottom:
            return last.number
        return None

    # --- What may be taken, and where it may go --------------------------------------------------

    def thing_at(self, spot: Spot) -> Spot:
        return self._gestures.pick_at(spot)

    def movable(self, spot: Spot) -> bool:
        """Whether there is something to be picked up at a spot, if only to hear why not."""
        thing = self.thing_at(spot)
        return bool(self._gestures.by_pick(thing)) or thing.kind in ("hand", "market")

    def idle(self) -> list[Spot]:
        """Things of whoever acts that allow nothing now; they can still say why."""
        if self._flow.question.manner != "turn" or self._flow.busy:
            return []
        gestures, kinds = self._gestures, self._handling.idle_kinds
        spots = self._scene.spots()
        return [spot for spot in spots if spot.kind in kinds and not gestures.by_pick(spot)]

    def why_idle(self, spot: Spot) -> IllegalAction | None:
        if self.seat is None:
            return None
        return self._handling.why_idle(self._flow.session, self.seat, spot)

    def targets(self, thing: Spot) -> list[Spot]:
        """Where a thing may be dropped, but where it is."""
        return [drop for drop in self._gestures.by_pick(thing) if drop != thing]

    def prices(self, thing: Spot) -> Mapping[Spot, str]:
        """The same places with what each says on its plate."""
        seat, drops = self.seat, self._gestures.by_pick(thing)
        assert seat is not None, "nobody can take anything"
        forecast, state = self._flow.game.forecast, self._flow.state
        return {
            drop: "" if forecast is None else forecast.price_plate(state, drops[drop], seat)
            for drop in self.targets(thing)
        }

    def drop(self, thing: Spot, spot: Spot | None, middle: QPointF | None = None) -> DropTarget:
        """What letting go of a thing over a spot would mean.

        A card whose ``middle`` lies on a place that takes it is meant for that, wherever the
        pointer holds it.
        """
        below = self._scene.spot_at(middle) if middle is not None else None
        if spot is not None and below in self.enclosing_spots(spot):
            below = None  # the smaller part of it has the last word
        for each in (spot, below):
            if each is not None:
                place, actions = self._gestures.dropped(thing, each)
                if actions:
                    return DropTarget(place, actions)
        return DropTarget(spot, home=spot is not None and thing in self.enclosing_spots(spot))

    def why_not(self, thing: Spot, spot: Spot) -> IllegalAction | None:
        """The engine's reason against the likeliest meaning of a drop; None where it has none."""
        return self._handling.refusal_of_drop(self._flow.session, thing, spot)

    def why_not_over(self, thing: Spot, drop: DropTarget) -> IllegalAction | None:
        """The same on the way, where some places are passed over in silence."""
        spot = drop.place
        if spot is None or drop.actions or drop.home or spot.kind in self._handling.silent:
            return None
        return self.why_not(thing, spot)

    def another(self, thing: Spot, spot: Spot) -> bool:
        """Whether a click, with a thing selected, selects another one and refuses nothing."""
        drop = self.drop(thing, spot)
        if drop.actions or drop.home or not self._gestures.by_pick(self.thing_at(spot)):
            return False
        return self.why_not(thing, spot) is None

    # --- What clicks mean ------------------------------------------------------------------------

    def clicked(self, spot: Spot) -> list[Action]:
        """What clicking a spot, or a part of it, would mean."""
        return self._gestures.clicked(spot)

    def meant(self, thing: Spot | None, spot: Spot | None) -> Sequence[Action]:
        """What would be done at a spot, by letting go of a thing there or by a click."""
        if spot is None or self._flow.busy:
            return ()
        return self.drop(thing, spot).actions if thing is not None else self.clicked(spot)

    def answers(self) -> list[Spot]:
        """What a click answers the question with."""
        manner, gestures = self._flow.question.manner, self._gestures
        if manner == "sheet":
            return list(gestures.picks)
        picks = gestures.picks if manner == "table" else ()
        return [spot for spot in picks if gestures.by_pick(spot).get(spot)]

    def choose(self, spot: Spot) -> bool:
        """Whether a click only changes what is in hand; then the table is to be shown again."""
        return self._handling.choose(self._flow.state, spot)

    def choose_alone(self, spot: Spot) -> bool:
        """The same of a double click."""
        return self._handling.choose_alone(self._flow.state, spot)

    def why_not_clicked(self, spot: Spot) -> IllegalAction | None:
        if self.seat is None:
            return None
        return self._handling.why_not_clicked(self._flow.session, spot)

    @property
    def end_turn(self) -> Spot | None:
        """The button that ends a turn, where turns are ended by hand."""
        return self._handling.end_turn

    def why_no_end(self) -> IllegalAction | None:
        ending = self._handling.ending()
        return None if ending is None else self._flow.session.refusal(ending)

    def idle_at(self, spot: Spot) -> Spot | None:
        """The idle thing that a spot is a part of, where nothing can be taken there."""
        if self._gestures.by_pick(self.thing_at(spot)):
            return None
        idle = self.idle()
        return next((each for each in self.enclosing_spots(spot) if each in idle), None)

    def deeds(self, spot: Spot) -> Sequence[MenuEntry]:
        """All that can be done with what lies at a spot, and what not and why: for its menu."""
        flow = self._flow
        inspector = flow.game.inspector
        if inspector is None or self.seat is None or flow.sheet is not None:
            return ()
        return inspector.deeds(flow.session, spot, self.seat, flow.names)

    def begun_at(self, spot: Spot) -> list[MenuEntry]:
        """The deeds that begin by taking what lies at a spot; a button has none."""
        if spot.kind in BUTTONS or spot == self.end_turn:
            return []
        begun = [each for found in self._gestures.by_pick(spot).values() for each in found]
        return self._deeds_of(spot, begun)

    def ended_at(self, spot: Spot) -> list[MenuEntry]:
        """The deeds that end by dropping something just there."""
        gestures = self._gestures
        ended = [each for pick in gestures.picks for each in gestures.by_pick(pick).get(spot, ())]
        return self._deeds_of(spot, ended)

    def _deeds_of(self, spot: Spot, actions: Sequence[Action]) -> list[MenuEntry]:
        return [
            deed
            for deed in self.deeds(spot)
            if any(each in actions for simple in deed.simple for each in simple.actions)
        ]

    def allowed(self, actions: Iterable[Action]) -> bool:
        legal = self._flow.session.legal()
        return not self._flow.busy and all(each in legal for each in actions)

    def foresee(self, actions: Sequence[Action]) -> object | None:
        """What these meanings of a movement would change, for the game's drawing to show."""
        forecast = self._flow.game.forecast
        if forecast is None or not actions or self.seat is None:
            return None
        return forecast.foresee(self._flow.state, actions, self.seat)

    # --- Where a finger or the keyboard's focus stops --------------------------------------------

    def useful(self, thing: Spot | None) -> Iterable[Spot]:
        """What is of use to a hand: places for the thing in it, else all that can be taken."""
        gestures = self._gestures
        return gestures.by_pick(thing) if thing is not None else gestures.picks

    def nearest(
        self, point: QPointF, reach: float, found: Spot | None, thing: Spot | None
    ) -> Spot | None:
        """What a finger means: the nearest thing of use, where it touches none itself."""
        useful = self.useful(thing)
        if found is not None:
            touched = {found, *self.enclosing_spots(found)[:-1]}
            if touched.intersection(useful) or found.kind in BUTTONS:
                return found
        return self._scene.nearest(point, reach, useful) or found

    def stops(self, thing: Spot | None) -> list[Spot]:
        """What can be picked up or pressed, or says why not; or where the thing in hand may go,
        last to where it hurts oneself.
        """
        wanted = self.targets(thing) if thing is not None else [*self._gestures.picks, *self.idle()]
        spots = self._scene.spots()
        found = {self.shown(spot) for spot in wanted}
        if thing is None:
            found.update(spot for spot in spots if spot.kind == "prompt")
        stops = [spot for spot in spots if spot in found]
        return stops if thing is None else sorted(stops, key=self._harmful(thing).__contains__)

    def _harmful(self, thing: Spot) -> set[Spot | None]:
        """Where whoever acts would hurt himself with a thing in hand, or give it away."""
        gestures, drops = self._gestures, self._gestures.by_pick(thing)
        return {
            self.shown(spot) for spot, found in drops.items() if all(map(gestures.harms, found))
        }

    def sections(self) -> list[AccessibleSection]:
        """The whole table part by part, for those who go through it by ear.

        First comes what is asked, with its buttons; last the buttons of the bar.
        """
        model, drawing = self._scene.model, self._flow.game.drawing
        if model is None:
            return []
        found: dict[tuple[int, str], list[Spot]] = {}
        for spot in self._scene.spots():
            if spot.kind == "prompt" or spot == self.end_turn:
                part = (-1, tr("Question"))
            elif spot.kind == "tool":
                part = (sys.maxsize, tr("Buttons of the bar"))
            else:
                part = drawing.section(model, spot)
            found.setdefault(part, []).append(spot)
        return [AccessibleSection(name, tuple(found[place, name])) for place, name in sorted(found)]

    def landmarks(self, thing: Spot | None) -> list[Spot]:
        """Everything that can be looked at, whether it can do anything or not."""
        stops, kinds = set(self.stops(thing)), self._handling.landmarks
        own = Spot("tableau", self._flow.bottom)
        spots = self._scene.spots()
        return [spot for spot in spots if spot in stops or (spot.kind in kinds and spot != own)]
