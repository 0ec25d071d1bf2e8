"""Drag and drop with the mouse or keyboard."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QObject, QPointF, Qt, Signal

from paxdesk.desk.game_types import Action
from paxdesk.desk.input.table_actions import DropTarget, TableActions
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.scene.marks import sign_area
from paxdesk.desk.scene.things import MarkLook, Spot
from paxdesk.desk.sheets.refusal_tooltip import RefusalPlate
from paxdesk.desk.sheets.sheet import FINGER, MOUSE
from paxdesk.desk.words import Label, only_deed, refusal_words, rule_name
from paxdesk.errors import IllegalAction
from paxdesk.language import tr
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.desk.sheets.action_menu import DeedMenu
    from paxdesk.desk.sheets.question_sheet import MeaningPopUp

NOTES_IN_CHOOSER: Final = 2
MOST_PLACES: Final = 4
"""Maximum number of places named in a refusal."""


class DragController(QObject):
    """Controller of drags, with at most one thing picked up at a time."""

    changed = Signal()
    """Emitted when something was picked up or put back, or the drag was reset."""
    chosen = Signal(object)
    """Emitted with a clicked thing after the table shows the new selection."""
    lifted = Signal(object)
    """Emitted with the thing picked up; with None when it is put back or deselected."""
    focused = Signal(object)
    """Emitted with the new spot of the keyboard focus, or None."""
    aimed = Signal(object)
    """Emitted with the actions of a drop or click at a new spot."""
    caution_clicked = Signal(object)
    studied = Signal(object)
    """Emitted with a spot to be read about."""

    def __init__(self, flow: TurnFlow, interaction: TableActions) -> None:
        super().__init__(flow)
        self.flow = flow
        self.scene = flow.scene
        self._line = flow.prompt_line
        self._room = flow.room
        self._can = interaction
        self._wording = flow.game.wording
        self.listener: Callable[[Spot, bool], bool] | None = None
        """Callback for clicks, with True for a key; returns whether it handled the click."""
        self.thing: Spot | None = None
        self.focus: Spot | None = None
        self.chooser: MeaningPopUp | None = None
        self.menu: DeedMenu | None = None
        self.confirm_end = True
        """Whether to ask for confirmation before a turn with actions left is ended."""
        self.confirm_final = False
        """Whether to ask for confirmation before a step that cannot be undone."""
        self.plate = RefusalPlate(flow.surface)
        self._over: Spot | None = None
        self._dragged = False
        self._back: Spot | None = None
        """Spot that regains the focus when the picked-up thing is put back, or None."""
        self._plates: Mapping[Spot, str] = {}
        self._hints: Mapping[Spot, MarkLook] = {}
        self._minded: frozenset[Spot] = frozenset()
        self._trail: Mapping[Spot, MarkLook] = {}

    # --- Marks on the table -----------------------------------------------------------------------

    def mark(self) -> None:
        """Update all marks on the table."""
        marks: dict[Spot, MarkLook] = dict.fromkeys(self._can.idle(), MarkLook("dimmed"))
        marks.update(self._trail)
        if self.thing is not None:
            shared = self._can.is_shared(self._plates)
            for drop, words in self._plates.items():
                focused = drop == self.focus
                marks[drop] = MarkLook("legal", words if focused or not shared else "", focused)
            marks[self.thing] = MarkLook("selected")
            if self._over is not None and self._over not in marks:
                taken = self.focus == self._over  # also if only a part accepts the drop
                marks[self._over] = MarkLook("legal" if taken else "refused", focused=taken)
        else:
            marks.update(dict.fromkeys(self._can.answers(), MarkLook("legal")))
            marks.update(self._hints)
        if self.focus is not None and self.focus not in self._plates:
            was = marks.get(self.focus, MarkLook())
            marks[self.focus] = MarkLook(was.mark, was.plate, focused=True)
        if self.thing is None:  # during a drag, prices would cover caution signs
            for spot in self._minded:
                marks[spot] = evolve(marks.get(spot, MarkLook()), is_caution=True)
        self.scene.set_marks(marks)

    def mark_cautions(self, spots: frozenset[Spot]) -> None:
        if spots != self._minded:
            self._minded = spots
            self.mark()

    def sign_at(self, point: QPointF) -> Spot | None:
        """Return the spot whose caution sign is at ``point`` of the scene, or None."""
        if self.thing is not None or self.flow.busy:
            return None
        areas = ((spot, self.scene.area_of(spot)) for spot in self._minded)
        signs = (spot for spot, area in areas if area and sign_area(area).contains(point))
        return next(signs, None)

    def trace(self, spots: Iterable[Spot]) -> None:
        """Highlight those of ``spots`` that are on the table, until the next position."""
        shown = self.scene.areas()
        self._trail = {spot: MarkLook("focus") for spot in spots if spot in shown}
        self.mark()

    def hint(self, marks: Mapping[Spot, MarkLook]) -> None:
        """Highlight the spots that a guide points at, while nothing is picked up."""
        self._hints = marks
        self.mark()

    def answers(self, spot: Spot, by_keys: bool = False) -> bool:
        """Pass a click on ``spot`` to the listener; return whether it handled the click."""
        return self.listener is not None and self.listener(spot, by_keys)

    def points_at(self, spot: Spot) -> bool:
        """Return whether a guide points at ``spot`` and nothing is picked up."""
        return self.thing is None and spot in self._hints

    def explain(self, spot: Spot) -> None:
        """Show why nothing can be done with a thing, if known, and emit :attr:`studied`."""
        refused = self._can.why_idle(spot)
        if refused is not None:
            self._refuse(refused)
        self.studied.emit(spot)

    def show(self, _change: TableChange) -> None:
        self.empty()

    def look(self) -> None:
        """Update the marks after a hand was shown or hidden."""
        if self.focus is not None and self.scene.area_of(self.focus) is None:
            self.focus = None
        self.mark()

    def empty(self) -> None:
        """Reset the picked-up thing, focus, trail and chooser, without animation."""
        self._drop_plates()
        self.thing = None
        self.focus = None
        self._trail = {}
        self.close_chooser()
        self.mark()
        self.changed.emit()

    def set_focus(self, spot: Spot | None) -> None:
        self.focus = spot
        self.mark()
        self.focused.emit(spot)
        self.aim(spot)

    def aim(self, spot: Spot | None) -> None:
        """Emit :attr:`aimed` with the actions of a drop or click at ``spot``."""
        self.aimed.emit(self._can.meant(self.thing, spot))

    def point_at(self, spot: Spot | None) -> None:
        """Emit :attr:`aimed` for a click at ``spot``, unless a thing is picked up."""
        if self.thing is None:
            self.aim(spot)

    def _drop_plates(self) -> None:
        self._plates = {}
        self._over = None
        self.plate.hide()

    # --- Picking up ------------------------------------------------------------------------------

    def pick_up(
        self, spot: Spot, point: QPointF, *, focus: bool = False, dragged: bool = False
    ) -> bool:
        """Pick up the thing at ``spot`` and draw it at ``point``; return whether it was picked up.

        With ``focus``, the keyboard focus remains on the spot. With ``dragged``, the thing's centre
        also counts at a drop.
        """
        if self._can.seat is None:
            return False
        self._can.take_up(spot)
        thing = self._can.thing_at(spot)
        if not self.scene.lift(thing, point):
            return False
        self._dragged = dragged
        self._back = spot if focus else None
        self.focus = self._back
        self._line.show()
        self.thing = thing
        self._over = None
        self._plates = self._can.prices(thing)
        self.mark()
        self.changed.emit()
        self.aimed.emit(())
        self.lifted.emit(thing)
        return True

    def move_over(self, spot: Spot | None, point: QPointF, pointer: QPointF) -> None:
        """Move the picked-up thing; mark an accepting place or show the refusal.

        ``point`` is in scene coordinates, ``pointer`` in pixels of the surface.
        """
        self.scene.move_ghost(point)
        if self.thing is None:
            return
        drop = self._drop_at(self.thing, spot)
        refused = self._can.why_not_over(self.thing, drop)
        over = drop.place if drop.actions or refused else None
        if over != self._over:
            self._over = over
            self.focus = over if drop.actions else None
            self.mark()
            self.aimed.emit(drop.actions)
        if refused is not None:
            reason = refusal_words(refused.reason, self.flow.names)
            rulebook = self.flow.game.rulebook
            rule = rule_name(refused, rulebook) if rulebook else ""
            self.plate.show_reason(reason, rule, pointer, self._room.scale)
        else:
            self.plate.hide()

    def _drop_at(self, thing: Spot, spot: Spot | None) -> DropTarget:
        return self._can.drop(thing, spot, self.scene.ghost_center if self._dragged else None)

    # --- Putting down ----------------------------------------------------------------------------

    def put_down(self, spot: Spot | None, pointer: QPointF) -> None:
        """Drop the thing over ``spot``: act, open the chooser, or put it back."""
        thing = self.thing
        if thing is None:
            return
        self.plate.hide()
        drop = self._drop_at(thing, spot)
        if drop.actions:
            self.scene.drop()
            self.act(drop.actions, pointer)
            return
        places = self._places(thing)
        self.cancel()
        if drop.place is not None and not drop.home:
            self._refuse(self._can.why_not(thing, drop.place), places)

    def _places(self, thing: Spot) -> str:
        """Return a sentence naming the legal places of a thing, or ""."""
        named = (self.scene.name_of(each).partition(",")[0] for each in self._can.targets(thing))
        names = list(dict.fromkeys(filter(None, named)))
        if not names:
            return ""
        more = ["…"] if len(names) > MOST_PLACES else []
        shown = ", ".join([*names[:MOST_PLACES], *more])
        return tr("It can go here: {0}.", shown)

    def cancel(self) -> None:
        """Put back the picked-up thing."""
        self.scene.fly_home()
        before, self.thing = self.thing, None
        self.focus, self._back = self._back, None
        self._drop_plates()
        self.mark()
        self.changed.emit()
        if before is not None:
            self.lifted.emit(None)

    def deselect(self) -> bool:
        if not self._can.deselect():
            return False
        self.flow.refresh()
        self.lifted.emit(None)
        return True

    def click(self, spot: Spot, pointer: QPointF) -> bool:
        """Perform the click on ``spot``; return whether it had an effect."""
        if spot.kind == "prompt":
            self._line.press(spot.number)
        elif self._can.choose(spot):
            self.flow.refresh()
            self.chosen.emit(spot)
        elif actions := self._can.clicked(spot):
            self.act(actions, pointer)
        elif spot == self._can.end_turn and self._can.seat is not None:
            self._refuse(self._can.why_no_end())
        elif idle := self._can.idle_at(spot):
            self.explain(idle)
        elif refused := self._can.why_not_clicked(spot):
            self._refuse(refused)
            self.studied.emit(spot)
        else:
            return False
        return True

    def click_again(self, spot: Spot) -> bool:
        """Change the selection by a double click; return whether it changed."""
        if self.flow.busy or not self._can.choose_alone(spot):
            return False
        self.flow.refresh()
        return True

    def _refuse(self, refused: IllegalAction | None, places: str = "") -> None:
        """Show why something is impossible; ``places`` is a sentence on the legal places."""
        if refused is None:
            self._line.refuse(tr("You cannot drop it there."), places)
            return
        words = refusal_words(refused.reason, self.flow.names)
        self._line.refuse(words, places, refused=refused)

    # --- Context menu -----------------------------------------------------------------------------

    def open_menu(self, spot: Spot, pointer: QPointF, *, at_once: bool = False) -> None:
        """Open the menu of ``spot``; with ``at_once``, perform the entry of :func:`only_deed`."""
        flow = self.flow
        if flow.busy or flow.game.inspector is None:
            return
        if self.thing is not None:
            self.cancel()
        self.close_chooser()
        deeds = self._can.deeds(spot)
        only = only_deed(deeds) if at_once else None
        if only is not None:
            self.act(only.actions, pointer)
            return
        names = flow.game.card_names(self.scene.card_of(spot))
        title = names[0] if names else self.scene.name_of(spot)
        from paxdesk.desk.sheets.action_menu import DeedMenu

        menu = DeedMenu(flow.surface, title, deeds, self._room.touch)
        queued = Qt.ConnectionType.QueuedConnection
        menu.chosen.connect(partial(self._do, pointer), queued)
        menu.left.connect(self.close_chooser, queued)
        menu.studied.connect(partial(self._read, spot), queued)
        menu.rule_asked.connect(self._line.rule_asked)
        self.menu = menu
        menu.show_at(pointer, self._room.scale, self._room.table())

    def _do(self, pointer: QPointF, actions: Sequence[Action]) -> None:
        if self.menu is None:
            return  # second press, queued before the menu was closed
        self.close_chooser()
        self.act(actions, pointer)

    def _read(self, spot: Spot) -> None:
        self.close_chooser()
        self.studied.emit(spot)

    # --- Acting ----------------------------------------------------------------------------------

    def act(self, actions: Sequence[Action], pointer: QPointF) -> None:
        """Submit the only legal action, or open the chooser.

        If the session refuses all actions, as a lesson may, the first refusal is shown.
        """
        refusals = [self.flow.session.refusal(each) for each in actions]
        if actions and all(refusals):
            self.cancel()
            self._refuse(refusals[0])
            return
        actions = [each for each, no in zip(actions, refusals, strict=True) if no is None]
        if len(actions) == 1 and not self._asks_back(actions[0]):
            self.flow.model.submit(actions[0])
            return
        self.close_chooser()
        self._line.show()
        seat = self.flow.question.seat
        assert seat is not None
        meanings = [(action, self._meaning(action, seat)) for action in actions]
        from paxdesk.desk.sheets.question_sheet import MeaningPopUp

        chooser = MeaningPopUp(self.flow.surface, meanings, tr("Cancel"))
        for button in chooser.rows:
            button.minimum_height = FINGER / self._room.scale if self._room.touch else MOUSE
        # Queued, so that the button's click handler ends before its chooser is deleted.
        chooser.chosen.connect(self._chosen, Qt.ConnectionType.QueuedConnection)
        self.chooser = chooser
        chooser.show_at(pointer, self._room.scale, self._room.table())

    def _asks_back(self, action: Action) -> bool:
        """Return whether ``action`` needs confirmation."""
        forecast, state = self.flow.game.forecast, self.flow.shown_state
        if forecast is not None:
            if self.confirm_end and forecast.given_up(state, action):
                return True
            if forecast.may_be_cancelled(state, action):
                return True
        return self.confirm_final and self.flow.shown_session.warning(action) is not None

    def _meaning(self, action: Action, seat: Seat) -> Label:
        """Return the label of an action's button in the chooser, with consequences as its note."""
        forecast = self.flow.game.forecast
        plain = self._wording.label(self.flow.shown_state, action, self.flow.names)
        final = self.flow.shown_session.warning(action)
        lost = "" if forecast is None else forecast.given_up(self.flow.shown_state, action)
        if lost:
            words = tr("You give up {0}.", lost)
            return Label(plain.icon, plain.words, f"{words} {final or ''}".strip())
        if plain.note and final is None:
            return plain
        notes = []
        if forecast is not None:
            notes = forecast.consequences(self.flow.shown_state, action, seat, self.flow.names)
        told = [plain.note] if plain.note else [note.words for note in notes[:NOTES_IN_CHOOSER]]
        words = " ".join([*told, final or ""]).strip()
        return Label(plain.icon, plain.words, words)

    def _chosen(self, action: Action | None) -> None:
        if self.chooser is None:
            return  # second press, as in ``_do``
        self.close_chooser()
        if action is None:
            self.cancel()
        else:
            self.flow.model.submit(action)

    def close_chooser(self) -> None:
        for sheet in (self.chooser, self.menu):
            if sheet is not None:
                sheet.hide()
                sheet.deleteLater()
                self.chooser = self.menu = None
                self.flow.give_focus()
