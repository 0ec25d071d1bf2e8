"""Main window: the desk, its commands, saved games and sheets."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolTip

from paxdesk.desk.game_types import Session
from paxdesk.desk.idle_work import stop_all
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.preferences.shortcuts import CommandRegistry, Keys
from paxdesk.desk.protocol.features import Choices
from paxdesk.desk.protocol.table_game import OtherGame, TableGame
from paxdesk.desk.safe_qt import qt_override, show_tooltip
from paxdesk.desk.scene.geometry import SMALLEST_WINDOW
from paxdesk.desk.scene.things import TOOLS, Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.window.after_game_part import AfterGamePart
from paxdesk.desk.window.autosave import AutosavePart
from paxdesk.desk.window.frame import RewindPart, WindowFrame, tried_out
from paxdesk.desk.window.help_part import HelpPart
from paxdesk.desk.window.home_part import HomePart
from paxdesk.desk.window.network_play import NetworkPart
from paxdesk.desk.window.preferences_part import Preferences, Preloader
from paxdesk.desk.window.puzzles_part import PuzzlesPart
from paxdesk.desk.window.results_part import ResultsPart
from paxdesk.desk.window.workshop import Workshopping
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import KeptGame
from paxdesk.files.sealing import SealedFileError, can_seal
from paxdesk.files.strict_json import game_named_in
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.home.home_page import HomeSheet

USUAL_SIZE: Final = (1366, 768)
FRAME: Final = 60
"""Pixels allowed for the window frame and its title bar."""
TOOL_COMMANDS: Final = {
    "home": "show_home",
    "undo": "undo",
    "redo": "redo",
    "hint": "ask_hint",
    "rules": "show_rules",
    "replay": "show_replay",
    "chart": "show_charts",
    "log": "toggle_log",
    "inspector": "toggle_inspector",
    "menu": "menu",
}
"""Command of each button in the top bar."""


class TableWindow(WindowFrame):
    """Window frame with all its parts; stores games in ``folder``, unless None."""

    another = Signal(str, object)
    """Emitted with another game's key, and its file to open or None."""
    window_asked = Signal(object)
    """Emitted with a :class:`KeptGame` to activate the window that plays it."""

    def __init__(
        self,
        game: TableGame,
        session: Session | None = None,
        folder: Path | None = None,
        store: SettingsStore | None = None,
        others: Sequence[OtherGame] = (),
    ) -> None:
        super().__init__(game, session, store)
        self.others = others
        self.bring_up_file: Callable[[Path], bool] = lambda _: False
        """Callback that activates another window with a file's game; returns whether one exists."""
        self.quit_all: Callable[[], object] = self.close
        """Callback that closes all windows of the program."""
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*USUAL_SIZE)
        self.desk.tool_pressed.connect(self._press_tool)
        self.desk.rested.connect(self._hint_at)
        self.desk.changed.connect(self._note)
        self.results = ResultsPart(
            self, folder.parent if folder is not None else None, self._games_of_shelf
        )
        self.records = AfterGamePart(self, self.results)
        self.records.again_asked.connect(self._play_again)
        self.records.home_asked.connect(self.show_home)
        self.desk.log_asked.connect(self.records.read_log)
        self.desk.owner_asked.connect(self.ask_owner)
        self.desk.finished.connect(self.records.show_end)
        self.desk.since_asked.connect(self.records.show_since)
        self.desk.robots.follow(self.store)
        self.desk.announcer.follow(self.store)
        self.records.suggested.connect(self._deal)
        self.helping = HelpPart(self)
        self.autosave_part = AutosavePart(self, folder, self.helping.guided_again)
        self.network_part = NetworkPart(self, folder)
        self.is_saved = lambda: self.autosave_part.keeper.sure
        self.until_kept = self.autosave_part.keeper.wait
        self.kept_at = lambda: (
            self.autosave_part.keeper.path or self.network_part.seen_at or self.path
        )
        self.taking_back = RewindPart(self)
        self.preparing = Preloader(self)
        self.puzzling = PuzzlesPart(self)
        self.workshop = Workshopping(self)
        self.records.sharing_asked.connect(self.workshop.share_game)
        self.entrance = HomePart(
            self,
            self.autosave_part.shelf,
            self.results.ladder,
            self.autosave_part.stored_words,
        )
        self.entrance.opened.connect(self._connect_home)
        self.entrance.replayed.connect(self.records.replay)
        self.helping.play_wanted.connect(self.play_alone)
        self.helping.home_wanted.connect(self.show_home)
        self.puzzling.home_wanted.connect(self.show_home)
        self.records.turn_chosen.connect(self.puzzling.choose)
        self.desk.export_asked.connect(lambda: self.records.export_log())
        self.menu = self._into = QMenu(self)
        self.menu.hovered.connect(lambda entry: self.desk.announcer.read_entry(entry))
        self.commands = CommandRegistry(self, self.store, self.run_command)
        self.preferences = Preferences(self, self.menu, self.commands)
        self._make_actions()
        self.name()
        self._come_back()

    def _make_actions(self) -> None:
        game, desk, add = self.game, self.desk, self._add
        keys = QKeySequence.StandardKey
        self.preferences.add_commands(self.pop_menu)
        self._open_menu(tr("Play"))
        add("show_home", tr("Home page"), "Ctrl+H", self.show_home)
        add("new_game", tr("New game…"), keys.New, self.new_game)
        if game.deals is not None:
            add("same_deal", tr("Same deal again"), "", self._deal_again)
            add("another_deal", tr("Another deal"), "", self._deal_another)
            add("show_deals", tr("Deals…"), "Ctrl+D", self.show_deals)
        add("ask_window", tr("New window"), "Ctrl+Shift+N", self._ask_window)
        if game.puzzles is not None:
            add("show_puzzles", tr("Puzzles…"), "Ctrl+P", self.puzzling.show_list)
        self._open_menu(tr("Files"))
        add("open_file", tr("Open…"), keys.Open, self.open_file)
        add("save", tr("Save"), keys.Save, self.save)
        add("save_as", tr("Save as…"), "Ctrl+Shift+S", self.save_as)
        if can_seal():
            add("save_sealed", tr("Save with password…"), "Ctrl+Alt+S", self.save_sealed)
        records = self.records
        add("replay_file", tr("Watch a saved game…"), "Shift+F8", records.replay_file)
        if game.sharing is not None:
            add("tell_story", tr("Share this game…"), "Ctrl+Shift+E", self.workshop.share_game)
        add("export_log", tr("Export the log…"), "Ctrl+E", records.export_log)
        if game.sharing is not None and self.network_part.folder is not None:
            self._open_menu(tr("Online"))
            add("invite", tr("Invite…"), "Ctrl+Shift+I", self.network_part.invite)
            if game.in_browsers:
                add("show_phones", tr("Hands on phones…"), "", self.network_part.show_phones)
            add("join", tr("Join a table…"), "Ctrl+J", self.network_part.join)
            add("rematch", tr("Rematch…"), "", self.network_part.rematch)
            add("write_note", tr("Note to the table…"), "Ctrl+M", self.network_part.write_note)
        if game.watching is not None and self.network_part.folder is not None:
            self._open_menu(tr("Online"))
            add("show_phones", tr("Tables on phones…"), "", self.network_part.show_phones)
        if game.workshop is not None:
            self._open_menu(tr("Workshop"))
            add("show_workshop", tr("Workshop…"), "Ctrl+B", self.workshop.enter)
            add("set_up", tr("Set up a position…"), "Ctrl+Shift+P", self.workshop.set_up)
        self._open_menu(tr("Turn"))
        add("show_since", tr("Since your turn"), "W", records.show_since)
        add("retell", tr("Show what has happened since your turn"), "Shift+W", desk.story.retell)
        for name in ("tell_where", "tell_what", "tell_standings"):
            self._into.addAction(self.commands.all[name].action)
        if game.robots is not None:
            add("next_step", tr("Next robot move"), "N", desk.robots.take)
        if game.adviser is not None:
            add("ask_hint", tr("Hint"), "H", self.ask_hint)
            add("next_caution", tr("Next warning"), "Shift+H", desk.cautions.prove_next)
        self._open_menu(tr("Review"))
        if game.records is not None:
            add("show_records", tr("Your records"), "Shift+F7", self.results.show)
        if game.charts is not None:
            add("show_charts", tr("Charts"), "F7", records.show_charts)
        add("show_replay", tr("Replay"), "F8", records.show_replay)
        add("read_log", tr("Read the log"), "Ctrl+L", records.read_log)
        if game.inspector is not None:
            add("read_inspector", tr("Read the inspector"), "Ctrl+I", records.read_inspector)
        self._open_menu(tr("View"))
        if game.inspector is not None:
            add("toggle_inspector", tr("Inspector"), "I", desk.toggle_inspector)
        add("toggle_log", tr("Log"), "L", desk.toggle_log)
        if game.drawing.overlay is not None:
            add("toggle_overlay", game.drawing.overlay.words(), "X", desk.toggle_overlay)
        add("toggle_full_screen", tr("Full screen"), "F11", self.toggle_full_screen)
        self._open_menu(tr("Layout"))
        self._into.addActions(self.preferences.add_view_entries())
        self._open_menu(tr("Help"))
        helping = self.helping
        if game.overview is not None:
            add("show_overview", tr("Overview"), keys.HelpContents, helping.show_overview)
        if game.rulebook:
            add("show_rules", tr("Rules"), "Shift+F1", helping.show_rules)
            add("show_rule", tr("Rule for the card shown"), "R", helping.show_rule)
        if game.flowchart is not None:
            add("show_flowchart", tr("Flowchart of the robots"), "", desk.open_flowchart)
        add("show_guide", tr("Player's guide"), "", helping.show_guide)
        if game.lessons is not None:
            add("start_guide", tr("Lessons"), "", helping.show_lessons)
        add("show_by_ear", tr("Play with a screen reader"), "Ctrl+F1", self.show_by_ear)
        add("show_about", tr("About Pax Desk"), "", self.show_about)
        self._into = self.menu
        self.menu.addSeparator()
        add("undo", tr("Undo"), keys.Undo, desk.undo)
        add("redo", tr("Redo"), "Ctrl+Y", desk.redo, "Ctrl+Shift+Z")
        add("restart_turn", tr("Restart turn"), "Ctrl+Backspace", desk.restart_turn)
        self.menu.addSeparator()
        add("show_settings", tr("Settings…"), "Ctrl+,", self.preferences.show_settings)
        add("show_shortcuts", tr("Shortcuts…"), "Ctrl+K", self.preferences.show_shortcuts)
        self.menu.addSeparator()
        # Both work above any sheet, and offer to save an unsaved game.
        add("close_window", tr("Close window"), "Ctrl+W", self.close)
        add("close", tr("Quit"), "Ctrl+Q", lambda: self.quit_all())
        if sys.platform == "darwin":
            self.fill_menu_bar()

    def fill_menu_bar(self) -> None:
        """Fill the macOS menu bar with the entries of the menu."""
        bar = self.menuBar()
        bar.clear()
        loose = bar.addMenu("Pax Desk")
        for action in self.menu.actions():
            submenu = action.menu()
            if isinstance(submenu, QMenu):
                bar.addMenu(submenu)
            else:
                loose.addAction(action)
        roles = {
            "close": QAction.MenuRole.QuitRole,
            "show_about": QAction.MenuRole.AboutRole,
            "show_settings": QAction.MenuRole.PreferencesRole,
        }
        for name, command in self.commands.all.items():
            # Otherwise Qt guesses roles from English text.
            command.action.setMenuRole(roles.get(name, QAction.MenuRole.NoRole))

    def _add(
        self, name: str, words: str, key: Keys, does: Callable[[], object], *more: Keys
    ) -> None:
        """Add a command to the current menu."""
        self._into.addAction(self.commands.add(name, words, key, does, *more))

    def _open_menu(self, words: str) -> None:
        """Create the submenu for the commands added next."""
        self._into = self.menu.addMenu(words)

    def _ask_window(self) -> None:
        self.new_window_asked.emit(None)

    def _press_tool(self, tool: int) -> None:
        self.commands.all[TOOL_COMMANDS[TOOLS[tool]]].action.trigger()

    def ask_hint(self) -> None:
        """Show a hint; in a puzzle, the puzzle's hint."""
        if self.puzzling.session is None:
            self.desk.hints.ask()
        else:
            self.puzzling.show_hint()

    def _hint_at(self, spot: Spot | None, point: QPoint) -> None:
        """Show the tooltip of a top bar button."""
        if spot is None or spot.kind != "tool":
            QToolTip.hideText()
            return
        name = TOOL_COMMANDS[TOOLS[spot.number]]
        words, keys = self.commands.all[name].words, self.commands.keys(name)
        words = f"{words} ({keys})" if keys else words
        if name == "show_home" and self.dealt and (stored := self.autosave_part.stored_words()):
            words = f"{words}\n{stored}"
        show_tooltip(point, words, self.desk.view)

    def pop_menu(self) -> None:
        view = self.desk.view
        area = self.desk.scene.area_of(Spot("tool", TOOLS.index("menu")))
        corner = view.mapFromScene(area.bottomLeft()) if area else view.rect().center()
        self.menu.popup(view.viewport().mapToGlobal(corner))

    def _note(self, change: TableChange) -> None:
        """Update the unsaved mark and the title."""
        self.unsaved = self.unsaved or change.step is not None
        self.name()

    def begin(self) -> None:
        """Show the first prompt, or the home page if there is no game."""
        self.network_part.begin()
        if self.dealt:
            self.autosave_part.begin(self.desk.session, self.path)
            self.desk.flow.refresh()
        else:
            self.entrance.show()

    def new_game(self, alone: bool = False) -> None:
        """Ask for a new game's options, or begin a game without options; ``alone`` means solo."""
        if self.game.new_games is None:
            import secrets

            seed = secrets.randbelow(self.game.largest_seed)
            self.leave(lambda: self.play(self.game.plain(None, seed)))
            return
        sheet = self.game.new_games(self.desk, self.store.last_choices(self.game.key), alone)
        sheet.dealt.connect(self._deal)
        sheet.guide_asked.connect(self.helping.show_lessons)
        self.open_dialog(sheet, lambda: self.new_game(alone))

    def _play_again(self) -> None:
        """Deal again or offer a rematch; at a remote table, call :meth:`new_game`."""
        import secrets

        session, network = self.desk.session, self.network_part
        if session.host is not None:
            self.new_game()
        elif network.is_shared(session):
            network.rematch()
        else:
            seed = secrets.randbelow(self.game.largest_seed)
            self.leave(lambda: self.play(session.dealt_anew(seed)))

    def show_deals(self) -> None:
        """Open the sheet for deals by code."""
        from paxdesk.desk.home.deal_sheet import DealSheet

        deals, session = self.game.deals, self.desk.session
        assert deals is not None, "the command is there with the feature alone"
        result = self.game.wording.progress(session)
        sheet = DealSheet(self.desk, deals, session, result)
        sheet.dealt.connect(self._deal)
        sheet.comparing.connect(self.results.compare)
        self.open_dialog(sheet, self.show_deals)

    def _games_of_shelf(self) -> list[Path]:
        """Return the shelf's files, without games at remote tables."""
        shelf = self.autosave_part.shelf
        self.until_kept()
        return [] if shelf is None else [game.path for game in shelf.games if not game.seen]

    def _deal_again(self) -> None:
        deals = self.game.deals
        self._deal_coded(None if deals is None else deals.again(self.desk.session))

    def _deal_another(self) -> None:
        """Deal other cards to the same players."""
        import secrets

        deals = self.game.deals
        if deals is not None:
            seed = secrets.randbelow(deals.seeds)
            self._deal_coded(deals.another(self.desk.session, seed))

    def _deal_coded(self, choices: Choices | None) -> None:
        if choices is None:
            self.desk.prompt_line.refuse(tr("Only a solo deal has a code."))
        else:
            self._deal(choices)

    def play_alone(self) -> None:
        """Open the ladder of opponents; without one, ask for a new solo game."""
        from paxdesk.desk.home.ladder_sheet import LadderSheet

        rungs = self.results.ladder()
        if not rungs:
            self.new_game(alone=True)
            return
        sheet = LadderSheet(self.desk, rungs)
        sheet.chosen.connect(self._deal)
        sheet.other.connect(lambda: self.new_game(alone=True))
        self.open_dialog(sheet, self.play_alone)

    def _deal(self, choices: Choices) -> None:
        shared = choices.shared(self.game.deck)
        if shared is not None:
            self.store.keep_choices(self.game.key, choices.remembered())
            self.leave(lambda: self.network_part.gather(shared))
            return
        try:
            session = choices.deal(self.game.deck)
        except PaxError as error:
            self.show_message(tr("This game cannot be dealt"), str(error))
            return
        self.store.keep_choices(self.game.key, choices.remembered())
        self.leave(partial(self._begin_dealt, session, choices.on_phones))

    def _begin_dealt(self, session: Session, on_phones: bool) -> None:
        self.play(session)
        if on_phones:
            self.network_part.show_phones()

    def open_file(self) -> None:
        """Ask for a saved game and put it on the desk."""
        self.leave(self._open_file)

    def _open_file(self) -> None:
        name = self.ask_open_name()
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> bool:
        """Open a saved game; return whether it is open now."""
        if self._is_open_already(path):
            return True
        return self._open_from(path)

    def _open_from(self, path: Path) -> bool:
        """Open a saved game or shared replay; return whether it opened."""
        from paxdesk.files.shared_replay import is_shared_replay

        key = game_named_in(path)
        if key != self.game.key and any(key == other.key for other in self.others):
            self.another.emit(key, path)
            return True
        if is_shared_replay(path) and self.game.sharing is not None:
            return self.records.replay_path(path)
        try:
            opened = self.game.open_saved(path)
            telling = tried_out(self.game, opened.session, path)
        except SealedFileError:
            return self.unseal(path, lambda: self._open_from(path))
        except PaxError as error:
            self.show_message(tr("Could not open"), str(error))
            return False
        self.store.folder = str(path.absolute().parent)
        self.lay(telling, path)
        self.autosave_part.opened(opened, path)
        return True

    def _is_open_already(self, path: Path) -> bool:
        """Show the file's game if it is open; return whether it is."""
        if self.bring_up_file(path):
            return True
        if not self.is_at(path):
            return False
        self.entrance.leave()
        if self.unsaved:
            self._ask_to_go_back(path)
        else:
            self.desk.prompt_line.note(tr("This game is already on the table."), "")
        return True

    def _ask_to_go_back(self, path: Path) -> None:
        self.ask(
            tr("Go back to the saved position?"),
            tr(
                "This game is already on the table, and has continued since its file was saved. "
                "If you go back, you can still continue the game as it is now from the home page."
            ),
            (tr("Go back"), partial(self._open_from, path)),
            (tr("Cancel"), bool),
            again=partial(self._ask_to_go_back, path),
        )

    def _continue(self, game: KeptGame) -> None:
        seen = game.seen
        self.leave(
            lambda: (self.network_part.come_back_to if seen else self.autosave_part.resume)(game)
        )

    def _do(self, name: str) -> None:
        """Perform the action of a home page button."""
        doings: dict[str, Callable[[], object]] = {
            "new": self.new_game,
            "learn": self.helping.show_lessons,
            "solo": self.play_alone,
            "puzzles": self.puzzling.show_list,
            "join": self.network_part.join,
            "open": self.open_file,
            "records": self.results.show,
            "workshop": self.workshop.enter,
            "settings": self.preferences.show_settings,
            "help": self.helping.show_overview,
            "quit": lambda: self.quit_all(),
        }
        doings[name]()

    def show_home(self) -> None:
        """Open the home page; the game on the table is paused."""
        self.entrance.show()

    def _connect_home(self, home: "HomeSheet") -> None:
        home.rung_chosen.connect(self._deal)
        home.chosen.connect(self._continue)
        home.window_asked.connect(self.window_asked)
        home.menu_chosen.connect(self._do)
        home.other_game_chosen.connect(lambda key: self.another.emit(key, None))

    def show_by_ear(self) -> None:
        """Open a page with the keys for use with a screen reader."""
        self.show_message(tr("Play with a screen reader"), self._by_ear(), self.show_by_ear)

    def _by_ear(self) -> str:
        keys = self.commands.keys
        lines = (
            tr(
                "{0} and {1}: the areas of the table in turn (current question, your hand, your "
                "land, your army, the market column by column, each opponent, the regime, "
                "Topples and who could win with them, and the log).",
                keys("next_zone"),
                keys("zone_before"),
            ),
            tr("Page Down, Page Up, Home, End: the items in an area."),
            tr("Tab: what you can do now or, with a card picked up, where it can go."),
            tr("Space: pick up, drop or press. Escape: put back."),
            tr("Shift+F10: all actions of an item with their costs, or the reasons against them."),
            tr(
                "{0}: where am I? {1}: what can I do? {2}: what are the standings? {3}: what has "
                "happened since my turn?",
                keys("tell_where"),
                keys("tell_what"),
                keys("tell_standings"),
                keys("show_since"),
            ),
            tr("Screen readers see every item with its name, price and actions."),
        )
        return "\n\n".join(lines)

    def show_about(self) -> None:
        self.helping.show_about()

    @qt_override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say_again()

    def _say_again(self) -> None:
        """Set all texts again in the current language."""
        again = self.dialog_again
        for menu in self.menu.findChildren(QMenu):
            menu.deleteLater()
        self.menu.clear()
        self.commands.clear()
        self._into = self.menu
        self._make_actions()
        self.name()
        self.desk.say_again()
        if again is not None:
            again()

    def _come_back(self) -> None:
        """Restore the last saved window geometry."""
        geometry = self.store.geometry
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def fit_screen(self) -> None:
        """Maximise a window without saved geometry on a small screen."""
        if not self.store.geometry.isEmpty():
            return
        room = self.screen().availableSize()
        if room.width() < USUAL_SIZE[0] + FRAME or room.height() < USUAL_SIZE[1] + FRAME:
            self.resize(room.width() - FRAME, room.height() - FRAME)
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    @qt_override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_dialog()

    @qt_override
    def closeEvent(self, event: QCloseEvent) -> None:
        if self.may_be_lost:
            event.ignore()
            self.leave(self._close_now)
        else:
            event.accept()
            self.store.geometry = self.saveGeometry()
            self.network_part.end()
            self.puzzling.end()
            self.desk.end()
            self.autosave_part.end()
            self.preparing.end()
            stop_all(self)
            self.closed.emit(self)

    def _close_now(self) -> None:
        self.ask_before_leaving = False
        self.close()
