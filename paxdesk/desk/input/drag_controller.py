"""What is in the player's hand, where it may go, and what happens when it is let go.

Mouse and keyboard both act through this: pick up, move over places, put down. One meaning is
submitted, several open the chooser on the spot, none is refused with the reason and the rule.
"""

from collections.abc import Iterable, Mapping, Sequence
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
from paxdesk.desk.sheets.refusal_tooltip import RefusalPlate, refusal_words, rule_name
from paxdesk.desk.sheets.sheet import FINGER, MOUSE
from paxdesk.desk.words import Label, only_deed
from paxdesk.errors import IllegalAction
from paxdesk.language import tr
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.desk.sheets.action_menu import DeedMenu
    from paxdesk.desk.sheets.question_sheet import MeaningPopUp

NOTES_IN_CHOOSER: Final = 2


class DragController(QObject):
    """The hand of whoever plays: empty, or with one thing of the table in it."""

    changed = Signal()
    """Something was picked up or put down."""
    lifted = Signal(object)
    """A thing is in the hand now; None: it was put back."""
    focused = Signal(object)
    """The keyboard's brackets have moved to a spot (None: nowhere)."""
    aimed = Signal(object)
    """What letting go here, or pressing, would mean: a list of actions."""
    caution_clicked = Signal(object)
    """The sign of a caution was clicked, at a spot."""
    studied = Signal(object)
    """A spot was clicked at which there is nothing to do but read."""

    def __init__(self, flow: TurnFlow, interaction: TableActions) -> None:
        super().__init__(flow)
        self.flow = flow
        self.scene = flow.scene
        self._line = flow.prompt_line
        self._room = flow.room
        self._can = interaction
        self._wording = flow.game.wording
        self.thing: Spot | None = None
        self.focus: Spot | None = None
        self.chooser: MeaningPopUp | None = None
        self.menu: DeedMenu | None = None
        self.confirm_end = True
        """Whether ending a turn with actions left is asked back once."""
        self.confirm_final = False
        """Whether a step that cannot be taken back is asked back."""
        self.plate = RefusalPlate(flow.surface)
        self._over: Spot | None = None
        self._dragged = False
        self._back: Spot | None = None
        """Where the focus is again once the thing in the hand was put back."""
        self._plates: Mapping[Spot, str] = {}
        self._hints: Mapping[Spot, MarkLook] = {}
        self._minded: frozenset[Spot] = frozenset()
        self._trail: Mapping[Spot, MarkLook] = {}

    # --- What is marked --------------------------------------------------------------------------

    def mark(self) -> None:
        """Mark what can be clicked or, with something in the hand, where it may go."""
        marks: dict[Spot, MarkLook] = dict.fromkeys(self._can.idle(), MarkLook("dimmed"))
        marks.update(self._trail)
        if self.thing is not None:
            for drop, words in self._plates.items():
                marks[drop] = MarkLook("legal", words, focused=drop == self.focus)
            marks[self.thing] = MarkLook("selected")
            if self._over is not None and self._over not in marks:
                taken = self.focus == self._over  # a place that takes what goes to a part of it
                marks[self._over] = MarkLook("legal" if taken else "refused", focused=taken)
        else:
            marks.update(dict.fromkeys(self._can.answers(), MarkLook("legal")))
            marks.update(self._hints)
        if self.focus is not None and self.focus not in self._plates:
            was = marks.get(self.focus, MarkLook())
            marks[self.focus] = MarkLook(was.mark, was.plate, focused=True)
        if self.thing is None:  # its signs answer to no click meanwhile, and prices lie there
            for spot in self._minded:
                marks[spot] = evolve(marks.get(spot, MarkLook()), is_caution=True)
        self.scene.set_marks(marks)

    def mark_cautions(self, spots: frozenset[Spot]) -> None:
        """Let the sign of a caution lie on these spots."""
        if spots != self._minded:
            self._minded = spots
            self.mark()

    def sign_at(self, point: QPointF) -> Spot | None:
        """The spot whose sign lies at a point of the scene, while nothing is in the hand."""
        if self.thing is not None or self.flow.busy:
            return None
        areas = ((spot, self.scene.area_of(spot)) for spot in self._minded)
        signs = (spot for spot, area in areas if area and sign_area(area).contains(point))
        return next(signs, None)

    def trace(self, spots: Iterable[Spot]) -> None:
        """Mark until the next position what is on the table of these: something is said of it."""
        shown = self.scene.areas()
        self._trail = {spot: MarkLook("focus") for spot in spots if spot in shown}
        self.mark()

    def hint(self, marks: Mapping[Spot, MarkLook]) -> None:
        """Mark these spots too as long as nothing is in the hand: a guide points at them."""
        self._hints = marks
        self.mark()

    def points_at(self, spot: Spot) -> bool:
        """Whether a guide points at a spot, while nothing is in the hand."""
        return self.thing is None and spot in self._hints

    def explain(self, spot: Spot) -> None:
        """Say on the prompt line why a card allows nothing now."""
        refused = self._can.why_idle(spot)
        if refused is not None:
            self._refuse(refused)
        self.studied.emit(spot)

    def show(self, _change: TableChange) -> None:
        """Another position: nothing is in the hand."""
        self.empty()

    def empty(self) -> None:
        """Forget what was in the hand: the position has changed."""
        self._drop_plates()
        self.thing = None
        self.focus = None
        self._trail = {}
        self.close_chooser()
        self.mark()
        self.changed.emit()

    def set_focus(self, spot: Spot | None) -> None:
        """Put the keyboard's brackets round a spot."""
        self.focus = spot
        self.mark()
        self.focused.emit(spot)
        self.aim(spot)

    def aim(self, spot: Spot | None) -> None:
        """Announce what would be done at a spot, by a drop or by a click."""
        self.aimed.emit(self._can.meant(self.thing, spot))

    def point_at(self, spot: Spot | None) -> None:
        """Announce what a click would do; a thing in the hand is followed by :meth:`move_over`."""
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
        """Take what lies at a spot into the hand, to hang at ``point``.

        ``focus`` leaves the keyboard's brackets round it: no place is chosen beforehand. What is
        ``dragged`` may be held anywhere, and goes to where its middle lies.
        """
        if self._can.seat is None:
            return False
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
        """The hand is over a spot: brackets where it is accepted, the reason where not.

        ``point`` is in the scene, ``pointer`` in pixels of the surface.
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
        """Let go over a spot: act, ask which action is meant, or fly home with the reason."""
        thing = self.thing
        if thing is None:
            return
        self.plate.hide()
        drop = self._drop_at(thing, spot)
        if drop.actions:
            self.scene.drop()
            self.act(drop.actions, pointer)
            return
        self.cancel()
        if drop.place is not None and not drop.home:
            self._refuse(self._can.why_not(thing, drop.place))

    def cancel(self) -> None:
        """Put back what is in the hand."""
        self.scene.fly_home()
        before, self.thing = self.thing, None
        self.focus, self._back = self._back, None
        self._drop_plates()
        self.mark()
        self.changed.emit()
        if before is not None:
            self.lifted.emit(None)

    def click(self, spot: Spot, pointer: QPointF) -> bool:
        """Do what clicking a spot means; False where it means nothing."""
        if spot.kind == "prompt":
            self._line.press(spot.number)
        elif self._can.choose(spot):
            self.flow.refresh()
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
        """Do what a double click on a thing in hand means; False where it means nothing."""
        if self.flow.busy or not self._can.choose_alone(spot):
            return False
        self.flow.refresh()
        return True

    def _refuse(self, refused: IllegalAction | None) -> None:
        if refused is None:
            self._line.refuse(tr("You cannot drop anything there."))
            return
        self._line.refuse(refusal_words(refused.reason, self.flow.names), refused=refused)

    # --- The menu of a thing ---------------------------------------------------------------------

    def open_menu(self, spot: Spot, pointer: QPointF, *, at_once: bool = False) -> None:
        """Offer everything that can be done with what lies at a spot, and say what not and why.

        ``at_once`` does it where there is only one thing to do.
        """
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
        cards = flow.game.cards
        card = self.scene.card_of(spot)
        names = () if cards is None else cards.names(flow.game.deck, card)
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
        """A deed of the menu was pressed; the position is still the one it was offered in."""
        if self.menu is None:
            return  # pressed a second time before the first was heard
        self.close_chooser()
        self.act(actions, pointer)

    def _read(self, spot: Spot) -> None:
        self.close_chooser()
        self.studied.emit(spot)

    # --- Acting ----------------------------------------------------------------------------------

    def act(self, actions: Sequence[Action], pointer: QPointF) -> None:
        """Submit the one action, or ask which of several is meant.

        What a hand has put together, such as an order for some of a stack, may be legal and not
        what a lesson waits for: then that is said.
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
            button.minimum_width = FINGER / self._room.scale if self._room.touch else MOUSE
        # Queued, so that the button's own click is over before its chooser is taken away.
        chooser.chosen.connect(self._chosen, Qt.ConnectionType.QueuedConnection)
        self.chooser = chooser
        chooser.show_at(pointer, self._room.scale, self._room.table())

    def _asks_back(self, action: Action) -> bool:
        """Whether the player wants to be asked once more before this action."""
        forecast, state = self.flow.game.forecast, self.flow.state
        if forecast is not None:
            if self.confirm_end and forecast.given_up(state, action):
                return True
            if forecast.may_be_cancelled(state, action):
                return True
        return self.confirm_final and self.flow.session.warning(action) is not None

    def _meaning(self, action: Action, seat: Seat) -> Label:
        """A button's words with what the action would do."""
        forecast = self.flow.game.forecast
        plain = self._wording.label(self.flow.state, action, self.flow.names)
        final = self.flow.session.warning(action)
        lost = "" if forecast is None else forecast.given_up(self.flow.state, action)
        if lost:
            words = tr("You give up {0}.", lost)
            return Label(plain.icon, plain.words, f"{words} {final or ''}".strip())
        if plain.note and final is None:
            return plain
        notes = []
        if forecast is not None:
            notes = forecast.consequences(self.flow.state, action, seat, self.flow.names)
        told = [plain.note] if plain.note else [note.words for note in notes[:NOTES_IN_CHOOSER]]
        words = " ".join([*told, final or ""]).strip()
        return Label(plain.icon, plain.words, words)

    def _chosen(self, action: Action | None) -> None:
        if self.chooser is None:
            return  # as above
        self.close_chooser()
        if action is None:
            self.cancel()
        else:
            self.flow.model.submit(action)

    def close_chooser(self) -> None:
        """Take the chooser or the menu away, if one is open."""
        for sheet in (self.chooser, self.menu):
            if sheet is not None:
                sheet.hide()
                sheet.deleteLater()
                self.chooser = self.menu = None
                self.flow.give_focus()
