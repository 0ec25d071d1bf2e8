"""Simulated players of the second game, by mouse, keys and touch."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces, Place
from paxdesk.mexican_adventure.table.hand.gestures import (
    END_TURN,
    ON_A_ZONE,
    button_spot,
    chip_spot,
    piece_spot,
    stack_spot,
    zone_spot,
)
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.hand.selection import PieceSelection
from paxdesk.mexican_adventure.table.sheets.allot_sheet import AllotSheet
from tests.keys import press_key
from tests.table.hand import TouchHand

LEFT = Qt.MouseButton.LeftButton


class AdventureHand:
    """Player that uses mouse events only."""

    def __init__(self, desk: GameView) -> None:
        self.desk = desk
        self.flow = desk.flow
        self.board = desk.flow.state.material.board
        handling = desk.game.handling
        assert isinstance(handling, AdventureHandling)
        self.handling = handling

    @property
    def holding(self) -> PieceSelection:
        return self.handling.holding

    def settle(self) -> None:
        QApplication.processEvents()
        QApplication.sendPostedEvents()

    def raise_curtain(self) -> None:
        """Lift the curtain if it is down."""
        if self.flow.curtain is not None:
            self.flow.curtain.button.click()
            self.settle()

    def play(self, action: Action) -> None:
        self.raise_curtain()
        if self.flow.sheet is not None:
            self._answer(action)
        else:
            self._on_the_table(action)
        self.settle()
        chooser = self.desk.drag.chooser
        if chooser is not None:
            self.press(chooser.choices.get(action) or next(iter(chooser.choices.values())))
        self.settle()

    # --- Mouse ------------------------------------------------------------------------------------

    def press(self, button: QAbstractButton) -> None:
        point = button.mapTo(button.window(), button.rect().center())
        target = button.window().childAt(point)
        assert target is button, f"{button.text()!r} is hidden under {target}"
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        self.settle()

    def at(self, spot: Spot) -> QPoint:
        center = self.desk.scene.center_of(spot)
        assert center is not None, f"{spot} is not on the table"
        point = self.desk.view.mapFromScene(center)
        found = self.desk.scene.spot_at(self.desk.view.mapToScene(point))
        assert found is not None
        # an item in a zone may cover the centre of the zone
        wider = self.desk.game.handling.enclosing_spots(self.flow.state, found)
        assert spot in wider, f"{spot} is hidden under {found}"
        return point

    def click(self, spot: Spot) -> None:
        point = self.at(spot)
        viewport = self.desk.view.viewport()
        QTest.mouseMove(viewport, point)
        QTest.mouseClick(viewport, LEFT, pos=point)
        self.settle()

    def drag(self, pick: Spot, drop: Spot) -> None:
        start, end = self.at(pick), self.at(drop)
        viewport = self.desk.view.viewport()
        QTest.mousePress(viewport, LEFT, pos=start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(viewport, start + (end - start) * share)
        QTest.mouseRelease(viewport, LEFT, pos=end)
        self.settle()

    # --- Sheets -----------------------------------------------------------------------------------

    def _answer(self, action: Action) -> None:
        sheet = self.flow.sheet
        if not isinstance(sheet, AllotSheet):
            assert sheet is not None
            self.press(sheet.choices[action])  # type: ignore[attr-defined]
            return
        for other, button in zip(sheet.allotting.more, sheet.others, strict=True):
            if other == action:
                self.press(button)
                return
        wanted = shares(self.flow.state.agenda[-1], action)
        for by, buttons in ((-1, sheet.minus_buttons), (1, sheet.plus_buttons)):
            for row in sheet.allotting.rows:
                while (wanted[row.key] - sheet.shares[row.key]) * by > 0:
                    self._turn_to(sheet, row.key)
                    self.press(buttons[row.key])
        self.press(sheet.done)

    def _turn_to(self, sheet: AllotSheet, key: Place) -> None:
        while key not in {row.key for row in sheet.shown}:
            self.press(sheet.on)

    # --- The map and the tray ---------------------------------------------------------------------

    def _on_the_table(self, action: Action) -> None:
        step = self.flow.state.agenda[-1]
        side = getattr(step, "side", "imperial")
        match action:
            case act.Done():
                self.click(END_TURN)
            case act.Order(pieces, zone) | act.Initiative(pieces, zone):
                self._take(zone, side, pieces)
                self._deed(action)
            case act.Withdraw():
                assert self.flow.state.hq is not None
                self.click(piece_spot(self.board, "hq", self.flow.state.hq.where))
            case act.Pass() if isinstance(step, agenda.AskedToWithdraw):
                self.click(END_TURN)
            case act.Stay() | act.Pass() if not isinstance(step, agenda.Moving):
                self.click(Spot("prompt", 0))
            case act.Stay():
                self._deed(action)
            case act.Move(path):
                self._choose(staying_to_the_end(step.pieces, path))
                self.click(zone_spot(self.board, path[-1].zone))
            case act.PlacePieces((batch,)) if isinstance(step, agenda.SettingUp):
                self._choose(batch.pieces)
                self.click(zone_spot(self.board, batch.zone))
            case act.PlacePieces(batches) if isinstance(step, agenda.Raising):
                for batch in batches:
                    self._choose(batch.pieces)
                    self.click(zone_spot(self.board, batch.zone))
            case act.PlacePieces((batch,)):
                self.click(zone_spot(self.board, batch.zone))
            case act.Lift(_, zone):
                self.click(stack_spot(self.board, zone, side))
            case act.Raise(_, zone):
                self._take(zone, side, None)
                self._deed(action)
            case act.Improve((batch,)):
                self._take(batch.zone, side, batch.pieces)
                self._deed(action)
            case act.Evacuate(pieces):
                self._take("veracruz", "imperial", pieces)
                self._deed(action)
            case act.Sail(_, to, None) if isinstance(step, agenda.Fleeing):
                self.click(zone_spot(self.board, to))
            case act.Sail(origin, to, None):
                self.drag(piece_spot(self.board, "navy", origin), zone_spot(self.board, to))
            case act.Sail(origin, to, pieces) if pieces is not None:
                self._take(origin, "imperial", pieces)
                self.drag(stack_spot(self.board, origin, "imperial"), zone_spot(self.board, to))
            case act.Rail(pieces, origin, to):
                self._take(origin, "imperial", pieces)
                self.drag(stack_spot(self.board, origin, "imperial"), zone_spot(self.board, to))
            case act.Ride(who, path):
                zone = self.flow.state.people[who].where
                self._take(zone, side, Pieces((who,)))
                self.drag(
                    chip_spot(self._chips(Pieces((who,)))[0]), zone_spot(self.board, path[-1])
                )
            case act.Hunt(origin, to):
                pick = piece_spot(self.board, "counter_guerrilla", origin)
                self.drag(pick, zone_spot(self.board, to))
            case _ if isinstance(action, ON_A_ZONE):
                self.click(zone_spot(self.board, action.zone))
            case _:
                raise AssertionError(f"no movement for {action}")

    def _take(self, zone: str, side: str, pieces: Pieces | None) -> None:
        """Show a zone's pieces in the tray, and select ``pieces`` unless None."""
        if self.holding.zone != zone:
            spot = stack_spot(self.board, zone, side)  # type: ignore[arg-type]
            if self.desk.scene.area_of(spot) is None:
                spot = zone_spot(self.board, zone)
            self.click(spot)
        assert self.holding.zone == zone
        if pieces is not None:
            self._choose(pieces)

    def _choose(self, pieces: Pieces) -> None:
        wanted = set(self._chips(pieces))
        if isinstance(self.holding.step, agenda.Riding):
            (one,) = wanted
            if self.holding.selected != wanted:
                self.click(chip_spot(one))
            return
        for index in reversed(range(len(self.holding.chips))):
            if (index in wanted) != (index in self.holding.selected):
                self.click(chip_spot(index))
        assert self.holding.selected == wanted

    def _chips(self, pieces: Pieces) -> list[int]:
        left = Counter({(g.quality, g.nation): g.count for g in pieces.groups})
        ships = pieces.navies
        found = []
        for index, chip in enumerate(self.holding.chips):
            if chip.who and chip.who in pieces.leaders:
                found.append(index)
            elif chip.can_act and chip.quality and left[chip.quality, chip.nation] > 0:  # type: ignore[index]
                left[chip.quality, chip.nation] -= 1  # type: ignore[index]
                found.append(index)
            elif chip.ship and ships:
                ships -= 1
                found.append(index)
        return found

    def _deed(self, action: Action) -> None:
        assert self.handling.asked is not None
        deeds = [each.action for each in self.handling.asked.deeds]
        self.click(button_spot(deeds.index(action)))


class KeyboardHand(AdventureHand):
    """Player that uses only the keyboard."""

    LONGEST = 300
    """Number of Tab presses after which an item counts as unreachable."""

    def key(self, key: Qt.Key) -> None:
        press_key(key)
        self.settle()

    def press(self, button: QAbstractButton) -> None:
        for _ in range(self.LONGEST):
            if QApplication.focusWidget() is button:
                self.key(Qt.Key.Key_Space)
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{button.text()!r} cannot be reached by Tab")

    def click(self, spot: Spot) -> None:
        self._focus(spot)
        self.key(Qt.Key.Key_Return)
        if self.desk.drag.thing is not None:
            # the lifted piece is already in the tray, so cancel the drag
            self.key(Qt.Key.Key_Escape)

    def drag(self, pick: Spot, drop: Spot) -> None:
        self._focus(pick)
        self.key(Qt.Key.Key_Return)
        if self.desk.drag.thing is None:
            self.key(Qt.Key.Key_Return)
        self._focus(drop)
        self.key(Qt.Key.Key_Return)

    def _choose(self, pieces: Pieces) -> None:
        """Select FP by plus and minus buttons."""
        holding, wanted = self.holding, set(self._chips(pieces))
        kinds = [] if isinstance(holding.step, agenda.Riding) else holding.kinds
        for kind in map(set, kinds):
            while (gone := len(kind & holding.selected)) != (asked := len(kind & wanted)):
                self.click(Spot("more" if gone < asked else "fewer", min(kind) + 1))
        super()._choose(pieces)

    def _focus(self, spot: Spot) -> None:
        handling, state = self.desk.game.handling, self.flow.state
        for _ in range(self.LONGEST):
            focus = self.desk.drag.focus
            if focus is not None and spot in handling.enclosing_spots(state, focus):
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{spot} cannot be reached by Tab")


class OneFinger(AdventureHand):
    """Player that uses one finger: every event is from a touch screen."""

    def __init__(self, desk: GameView) -> None:
        super().__init__(desk)
        self.finger = TouchHand(desk)

    def raise_curtain(self) -> None:
        self.finger.raise_curtain()

    def press(self, button: QAbstractButton) -> None:
        self.finger.press(button)

    def click(self, spot: Spot) -> None:
        self.finger.tap(self.desk.view.viewport(), self.at(spot))
        self.settle()

    def drag(self, pick: Spot, drop: Spot) -> None:
        start, end = self.at(pick), self.at(drop)
        viewport = self.desk.view.viewport()
        self.finger.touch(viewport, start)
        for share in (0.2, 0.6, 1.0):
            self.finger.slide(viewport, start + (end - start) * share)
        self.finger.leave(viewport, end)
        self.settle()


def staying_to_the_end(force: Pieces, path: Sequence[act.Stop]) -> Pieces:
    """Return the pieces of a marching force that are not left on the way."""
    left = [stop.dropped for stop in path]
    leaders = {who for pieces in left for who in pieces.leaders}
    counts = Counter({(g.quality, g.nation): g.count for g in force.groups})
    for pieces in left:
        counts.subtract({(g.quality, g.nation): g.count for g in pieces.groups})
    return Pieces(
        tuple(who for who in force.leaders if who not in leaders),
        tuple(FpGroup(count, *kind) for kind, count in counts.items() if count),
    )


def shares(step: object, action: Action) -> Counter[Place]:
    """Return the numbers of FP in a line, by zone and kind."""
    if isinstance(action, act.Lose):
        assert isinstance(step, agenda.Losing)
        return Counter({(step.zone, (g.quality, g.nation)): g.count for g in action.groups})
    batches = getattr(action, "batches", ())
    return Counter(
        {
            (batch.zone, (group.quality, group.nation)): group.count
            for batch in batches
            for group in batch.pieces.groups
        }
    )
