"""Commands, settings and shortcuts of a window, and preloading of code."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.preferences.settings_applier import SettingsApplier
from paxdesk.desk.preferences.shortcuts import CommandRegistry
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.language import tr
from paxdesk.session.session import Secrecy


class Preferences(WindowPart):
    """Commands for the view and the table, and the sheets of settings and shortcuts."""

    def __init__(self, window: WindowFrame, menu: QMenu, commands: CommandRegistry) -> None:
        super().__init__(window)
        self.store = window.store
        self.commands = commands
        self.dresser = SettingsApplier(window.desk, window.store, menu)

    def add_commands(self, pop_menu: Callable[[], object]) -> None:
        self.commands.add("menu", tr("Open the menu"), "F10", pop_menu)
        self._add_table_commands()
        self.commands.used_keys = {
            "Tab": tr("Next possible action"),
            "Shift+Tab": tr("Previous possible action"),
            "Left": tr("Move left"),
            "Right": tr("Move right"),
            "Up": tr("Move up"),
            "Down": tr("Move down"),
            "PgUp": tr("Previous item in this area"),
            "PgDown": tr("Next item in this area"),
            "Home": tr("First item in this area"),
            "End": tr("Last item in this area"),
            "Space": tr("Pick up, drop or press"),
            "Return": tr("Pick up, drop or press"),
            "Esc": tr("Put back, close or cancel"),
        }

    def add_view_entries(self) -> list[QAction]:
        """Add the commands of the Layout menu and return their actions."""
        view, keys = self.desk.view, QKeySequence.StandardKey
        add, dresser = self.commands.add, self.dresser
        other_side = tr("Move inspector and log to the other side")
        entries = [
            add("zoom_in", tr("Zoom in"), keys.ZoomIn, view.zoom_in, "Ctrl+="),
            add("zoom_out", tr("Zoom out"), keys.ZoomOut, view.zoom_out),
            add("zoom_to_fit", tr("Show the whole table"), "Ctrl+0", view.zoom_to_fit),
            add("flip_dock", other_side, "Ctrl+Shift+L", dresser.flip_dock),
        ]
        if self.window.game.drawing.has_far_view:
            far = tr("Living-room view")
            entries.append(add("far_view", far, "Ctrl+Shift+F", dresser.look_from_afar))
        sort = add("sort_hand", tr("Sort the hand"), "O", dresser.sort_hand)
        return [*entries, sort, add("reset_layout", tr("Reset layout"), "", dresser.reset_layout)]

    def _add_table_commands(self) -> None:
        """Add the commands for things on the table."""
        keyboard, game = self.window.desk.keyboard, self.window.game
        if game.open_part is not None:
            words = tr("Turn the hand face up or face down")
            self.commands.add("look", words, "K", self.desk.flow.toggle_look)
        if game.handling.end_turn is not None:
            self._on_table("end_turn", tr("End the turn"), "E", keyboard.end_turn)
        if game.drawing.fold_outs is not None:
            for name, seat, words in game.drawing.fold_outs.commands():
                self._on_table(name, words, str(seat), partial(keyboard.open_seat, seat))
        forwards = partial(keyboard.go_to_section, 1)
        self._on_table("next_zone", tr("Next area of the table"), "F6", forwards)
        back = partial(keyboard.go_to_section, -1)
        words = tr("Previous area of the table")
        self._on_table("zone_before", words, "Shift+F6", back)
        announcer = self.window.desk.announcer
        self._on_table("tell_where", tr("Where am I?"), "Q", announcer.tell_where)
        what = announcer.tell_what_can_be_done
        self._on_table("tell_what", tr("What can I do?"), "D", what)
        self._on_table("terse", tr("Brief or full speech"), "T", announcer.switch_speech)
        self._on_table("tell_standings", tr("Read the standings"), "S", announcer.tell_standings)

    def _on_table(self, name: str, words: str, keys: str, does: Callable[[], object]) -> None:
        action = self.commands.add(name, words, keys, does)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.setAutoRepeat(False)  # a held key ends only one turn
        self.window.removeAction(action)
        self.desk.view.addAction(action)

    def show_settings(self) -> None:
        from paxdesk.desk.preferences.settings_sheet import SettingsSheet

        far = self.window.game.drawing.has_far_view
        down = self.window.game.open_part is not None
        sheet = SettingsSheet(self.desk, self.store, self._secrecy, far_view=far, face_down=down)
        sheet.shortcuts.connect(self.show_shortcuts)
        sheet.sized.connect(self.window.fit_dialog)
        sheet.reset_layout.connect(self.dresser.reset_layout)
        sheet.secrecy_chosen.connect(self.desk.flow.keep_secrets)
        self.window.open_dialog(sheet, self.show_settings)

    @property
    def _secrecy(self) -> Secrecy | None:
        """Secrecy of hands; None if it cannot be chosen."""
        desk = self.desk
        together = len(desk.model.people) > 1 and not desk.session.absent_seats
        here = desk.session.host is None and self.window.game.secrets is not None
        return desk.session.secrecy if here and together and not desk.flow.busy else None

    def show_shortcuts(self) -> None:
        from paxdesk.desk.preferences.settings_sheet import ShortcutsSheet

        sheet = ShortcutsSheet(self.desk, self.commands)
        self.window.open_dialog(sheet, self.show_shortcuts)

    def complain(self) -> None:
        """Report invalid entries of the settings file once."""
        complaints = self.store.take_complaints()
        if complaints and self.window.dialog is None:
            self.window.show_message(tr("Your settings"), "\n".join(complaints))


FIRST_WAIT_MS: Final = 300
"""Delay in ms between the full painting of the first position and the preloading."""
PARTS_APART_MS: Final = 30
"""Interval between two parts, in ms."""
MOST_DELAYS: Final = 10
"""Maximum number of times a part is postponed because of animations."""


class Preloader(WindowPart):
    """Runner of the game's preloading, in small parts while the window is idle."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        first: Callable[[], object] = self.desk.scene.compare
        self._left = deque([first, *self.game.ahead()])
        self._put_off = 0
        self._there = False
        """True if the table has been fully painted."""
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self._go_on)
        window.desk.changed.connect(self._begin)

    @property
    def left(self) -> int:
        """Number of parts not run yet."""
        return len(self._left)

    def _begin(self) -> None:
        self.desk.changed.disconnect(self._begin)
        self._timer.start(0)

    def _go_on(self) -> None:
        if not self._there:
            self._there = not self.desk.scene.refining.left
            self._timer.start(FIRST_WAIT_MS if self._there else PARTS_APART_MS)
            return
        if self.desk.director.remaining and self._put_off < MOST_DELAYS:
            self._put_off += 1
        elif self._left:
            self._put_off = 0
            self._left.popleft()()
        if self._left:
            self._timer.start(PARTS_APART_MS)

    def end(self) -> None:
        """Discard the remaining parts when the window is closed."""
        self._left.clear()
        self._timer.stop()
