"""Possible moves in the displayed position, for mouse, keyboard and menus."""

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
"""Kinds of spots that are only buttons."""


@frozen
class AccessibleSection:
    """A named part of the table with its ``spots`` in reading order."""

    name: str
    spots: tuple[Spot, ...]


@frozen
class DropTarget:
    """Result of dropping a thing: the possible ``actions`` and their ``place``.

    Without actions, ``place`` is the spot below the thing; ``home`` means that it is put back.
    """

    place: Spot | None
    actions: Sequence[Action] = ()
    home: bool = False


class TableActions:
    """Legal picks, drops and clicks for the displayed position."""

    def __init__(self, flow: TurnFlow, scene: TableScene) -> None:
        self._flow = flow
        self._scene = scene
        self._handling = flow.game.handling

    @property
    def _gestures(self) -> GestureIndex:
        return self._flow.gestures

    @property
    def seat(self) -> Seat | None:
        """Seat that may act now; None while the flow is busy."""
        return None if self._flow.busy else self._flow.question.seat

    def enclosing_spots(self, spot: Spot) -> tuple[Spot, ...]:
        return self._handling.enclosing_spots(self._flow.shown_state, spot)

    def shown(self, spot: Spot | None) -> Spot | None:
        """Return the smallest thing at ``spot`` that is on the table, or None."""
        chain = self.enclosing_spots(spot) if spot is not None else ()
        return next((each for each in chain if self._scene.area_of(each) is not None), None)

    def opponent(self, spot: Spot | None) -> Seat | None:
        """Return the opponent whose tableau contains ``spot``, or None."""
        last = self.enclosing_spots(spot)[-1] if spot is not None else None
        if last is not None and last.kind == "tableau" and last.number != self._flow.bottom:
            return last.number
        return None

    def thing_at(self, spot: Spot) -> Spot:
        return self._gestures.pick_at(spot)

    def movable(self, spot: Spot) -> bool:
        """Return whether the thing at ``spot`` can be picked up."""
        thing = self.thing_at(spot)
        return bool(self._gestures.by_pick(thing)) or thing.kind in ("hand", "market")

    def idle(self) -> list[Spot]:
        """Return the things without a possible action during a turn; else an empty list."""
        if self._flow.question.manner != "turn" or self._flow.busy:
            return []
        gestures, kinds = self._gestures, self._handling.idle_kinds
        spots = self._scene.spots()
        return [spot for spot in spots if spot.kind in kinds and not gestures.by_pick(spot)]

    def why_idle(self, spot: Spot) -> IllegalAction | None:
        if self.seat is None:
            return None
        return self._handling.why_idle(self._flow.shown_session, self.seat, spot)

    def targets(self, thing: Spot) -> list[Spot]:
        """Return the legal places of a thing, except its own spot."""
        return [drop for drop in self._gestures.by_pick(thing) if drop != thing]

    def prices(self, thing: Spot) -> Mapping[Spot, str]:
        """Return the legal places of a thing, each with its price plate."""
        seat, drops = self.seat, self._gestures.by_pick(thing)
        assert seat is not None, "nobody can take anything"
        forecast, state = self._flow.game.forecast, self._flow.shown_state
        return {
            drop: "" if forecast is None else forecast.price_plate(state, drops[drop], seat)
            for drop in self.targets(thing)
        }

    def is_shared(self, prices: Mapping[Spot, str]) -> bool:
        """Return whether the game displays one price for all these places."""
        one = len(prices) > 1 and len(set(prices.values())) == 1
        return one and self._handling.shares_prices

    def drop(self, thing: Spot, spot: Spot | None, middle: QPointF | None = None) -> DropTarget:
        """Return the result of dropping ``thing`` over ``spot``.

        The place at ``middle``, the centre of a dragged card, may accept it as well.
        """
        below = self._scene.spot_at(middle) if middle is not None else None
        if spot is not None and below in self.enclosing_spots(spot):
            below = None  # the smaller part takes precedence
        for each in (spot, below):
            if each is not None:
                place, actions = self._gestures.dropped(thing, each)
                if actions:
                    return DropTarget(place, actions)
        return DropTarget(spot, home=spot is not None and thing in self.enclosing_spots(spot))

    def why_not(self, thing: Spot, spot: Spot) -> IllegalAction | None:
        """Return why a drop is illegal; None without a reason."""
        return self._handling.refusal_of_drop(self._flow.shown_session, thing, spot)

    def why_not_over(self, thing: Spot, drop: DropTarget) -> IllegalAction | None:
        """Return the refusal to show over a place, or None."""
        spot = drop.place
        if spot is None or drop.actions or drop.home or spot.kind in self._handling.silent:
            return None
        return self.why_not(thing, spot)

    def another(self, thing: Spot, spot: Spot) -> bool:
        """Return whether a click on ``spot`` selects another thing instead of refusing the drop."""
        drop = self.drop(thing, spot)
        if drop.actions or drop.home or not self._gestures.by_pick(self.thing_at(spot)):
            return False
        return self.why_not(thing, spot) is None

    def clicked(self, spot: Spot) -> list[Action]:
        return self._gestures.clicked(spot)

    def meant(self, thing: Spot | None, spot: Spot | None) -> Sequence[Action]:
        """Return the actions of a drop of ``thing``, or of a click if ``thing`` is None."""
        if spot is None or self._flow.busy:
            return ()
        return self.drop(thing, spot).actions if thing is not None else self.clicked(spot)

    def answers(self) -> list[Spot]:
        """Return the spots that answer the question when clicked."""
        manner, gestures = self._flow.question.manner, self._gestures
        if manner == "sheet":
            return list(gestures.picks)
        picks = gestures.picks if manner == "table" else ()
        return [spot for spot in picks if gestures.by_pick(spot).get(spot)]

    def choose(self, spot: Spot) -> bool:
        """Change the selection by a click that performs no action; return whether it changed."""
        return self._handling.choose(self._flow.shown_state, spot)

    def deselect(self) -> bool:
        return self._handling.deselect(self._flow.shown_state)

    def choosable(self, spot: Spot) -> bool:
        """Return whether a click on the spot now changes a selection or view."""
        return self.seat is not None and self._handling.choosable(self._flow.shown_state, spot)

    def take_up(self, spot: Spot) -> None:
        """Select and show the things that a drag from a spot moves."""
        if self._handling.take_up(self._flow.shown_state, spot):
            self._flow.gesture_anew()
            self._scene.show_selection()

    def choose_alone(self, spot: Spot) -> bool:
        return self._handling.choose_alone(self._flow.shown_state, spot)

    def why_not_clicked(self, spot: Spot) -> IllegalAction | None:
        if self.seat is None:
            return None
        return self._handling.why_not_clicked(self._flow.shown_session, spot)

    def is_button(self, spot: Spot) -> bool:
        """Return whether a spot can only be pressed, and accepts no drops."""
        kinds = (*BUTTONS, "sort", *self._handling.buttons)
        return spot.kind in kinds or spot == self.end_turn

    @property
    def end_turn(self) -> Spot | None:
        return self._handling.end_turn

    def why_no_end(self) -> IllegalAction | None:
        ending = self._handling.ending()
        return None if ending is None else self._flow.shown_session.refusal(ending)

    def idle_at(self, spot: Spot) -> Spot | None:
        """Return the idle thing that contains ``spot``, or None."""
        if self._gestures.by_pick(self.thing_at(spot)):
            return None
        idle = self.idle()
        return next((each for each in self.enclosing_spots(spot) if each in idle), None)

    def deeds(self, spot: Spot) -> Sequence[MenuEntry]:
        """Return the menu entries of a spot, including impossible ones with the reason."""
        flow = self._flow
        inspector = flow.game.inspector
        if inspector is None or self.seat is None or flow.sheet is not None:
            return ()
        return inspector.deeds(flow.shown_session, spot, self.seat, flow.names)

    def begun_at(self, spot: Spot) -> list[MenuEntry]:
        """Return the menu entries that begin by picking up ``spot``; none for buttons."""
        if spot.kind in BUTTONS or spot == self.end_turn:
            return []
        begun = [each for found in self._gestures.by_pick(spot).values() for each in found]
        return self._deeds_of(spot, begun)

    def ended_at(self, spot: Spot) -> list[MenuEntry]:
        """Return the menu entries that end with a drop at exactly this spot."""
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
        legal = self._flow.shown_session.legal()
        return not self._flow.busy and all(each in legal for each in actions)

    def foresee(self, actions: Sequence[Action]) -> object | None:
        """Return the forecast of these actions for the game's drawing, or None."""
        forecast = self._flow.game.forecast
        if forecast is None or not actions or self.seat is None:
            return None
        return forecast.foresee(self._flow.shown_state, actions)

    # --- Touch targets and focus stops ------------------------------------------------------------

    def useful(self, thing: Spot | None) -> Iterable[Spot]:
        """Return the legal places of ``thing``, or all picks if ``thing`` is None."""
        gestures = self._gestures
        return gestures.by_pick(thing) if thing is not None else gestures.picks

    def nearest(
        self, point: QPointF, reach: float, found: Spot | None, thing: Spot | None
    ) -> Spot | None:
        """Return the spot that a touch hits, possibly a useful thing within ``reach``."""
        useful = self.useful(thing)
        if found is not None:
            touched = {found, *self.enclosing_spots(found)[:-1]}
            if touched.intersection(useful) or found.kind in BUTTONS:
                return found
        return self._scene.nearest(point, reach, useful) or found

    def stops(self, thing: Spot | None) -> list[Spot]:
        """Return the stops of Tab, or the legal places of ``thing``, harmful ones last."""
        spots = self._told_alone()
        if thing is None:
            chosen = filter(self.choosable, spots)
            wanted = [*self._gestures.picks, *self.idle(), *chosen]
        else:
            wanted = self.targets(thing)
        found = {self.shown(spot) for spot in wanted}
        if thing is None:
            found.update(spot for spot in spots if spot.kind == "prompt")
        stops = [spot for spot in spots if spot in found]
        return stops if thing is None else sorted(stops, key=self._harmful(thing).__contains__)

    def _told_alone(self) -> list[Spot]:
        """Return all spots that are not announced as part of another spot."""
        found = ((spot, self._scene.target_of(spot)) for spot in self._scene.spots())
        return [spot for spot, target in found if target is None or not target.counted]

    def _harmful(self, thing: Spot) -> set[Spot | None]:
        """Return the spots where every drop of ``thing`` harms the acting player."""
        gestures, drops = self._gestures, self._gestures.by_pick(thing)
        return {
            self.shown(spot) for spot, found in drops.items() if all(map(gestures.harms, found))
        }

    def sections(self) -> list[AccessibleSection]:
        """Return all sections of the table in the order for screen readers."""
        model, drawing = self._scene.model, self._flow.game.drawing
        if model is None:
            return []
        found: dict[tuple[int, str], list[Spot]] = {}
        for spot in self._told_alone():
            if spot.kind == "prompt" or spot == self.end_turn:
                part = (-1, tr("Question"))
            elif spot.kind == "tool":
                part = (sys.maxsize, tr("Buttons of the top bar"))
            else:
                part = drawing.section(model, spot)
            found.setdefault(part, []).append(spot)
        return [AccessibleSection(name, tuple(found[place, name])) for place, name in sorted(found)]

    def landmarks(self, thing: Spot | None) -> list[Spot]:
        """Return the stops of the arrow keys: those of Tab, and landmarks."""
        stops, kinds = set(self.stops(thing)), self._handling.landmarks
        own = Spot("tableau", self._flow.bottom)
        spots = self._told_alone()
        return [spot for spot in spots if spot in stops or (spot.kind in kinds and spot != own)]
