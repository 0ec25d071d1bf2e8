"""The frame of a window: one game on the desk, its file, and the sheets that cover it all.

What a window offers beside lives in rooms of its own, which know this frame and no more.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QMainWindow

from paxdesk.desk.game_types import Session
from paxdesk.desk.play.state_model import PreparedTable
from paxdesk.desk.play.turn_flow import window_scale
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.protocol.table_game import OtherGame, TableGame
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.view.game_view import GameView
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import SaveError, content_digest, shown_path
from paxdesk.files.sealing import SAID, can_seal
from paxdesk.language import tr
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from paxdesk.desk.sheets.modal_sheet import ModalSheet


SUFFIX: Final = ".pax"
AT_HOME: Final = frozenset(
    {
        "new_game",
        "ask_window",
        "show_puzzles",
        "join",
        "show_workshop",
        "set_up",
        "open_file",
        "show_records",
        "replay_file",
        "toggle_full_screen",
        "show_overview",
        "show_rules",
        "start_guide",
        "show_by_ear",
        "show_about",
        "show_settings",
        "show_shortcuts",
    }
)
"""Commands that the home page lets through, before there is a game; the curtain does too."""
ABOVE_CURTAIN: Final = frozenset(
    {"menu", "show_home", "save", "save_as", "save_sealed", "show_charts", "show_replay"}
)
"""Other commands that work while the curtain is down: they open a sheet above it."""


class WindowFrame(QMainWindow):
    """One game at a time. ``path`` is the file it was opened from or saved to."""

    closed = Signal(object)
    new_window_asked = Signal(object)
    """Another window is wanted: with this session, or None for its home page."""
    laid = Signal(object, object)
    """Another session lies on the desk, from a file or None."""
    saved = Signal(object)
    """The players have saved the game in this file."""
    dialog_closed = Signal()
    commanded = Signal(str)
    """A command was given, by its name."""

    def __init__(
        self, game: TableGame, session: Session | None, store: SettingsStore | None
    ) -> None:
        super().__init__()
        self.store = store or SettingsStore()
        self.game = game
        self.others: Sequence[OtherGame] = ()
        """The other games of the program."""
        self.path: Path | None = None
        self._content = ""
        """What was in the file when it was read or written here, in short."""
        self.unsaved = False
        self.ask_before_leaving = True
        self.is_saved: Callable[[], bool] = bool
        """Whether somebody keeps the game, so that it can be left without a question."""
        self.until_kept: Callable[[], object] = bool
        """Waits, on any thread, until it is kept as it is now, or could not be."""
        self.kept_at: Callable[[], Path | None] = lambda: self.path
        """The file in which the game is kept, if it is anywhere."""
        self.dialog: ModalSheet | None = None
        self.dialog_again: Callable[[], object] | None = None
        self.dealt = session is not None
        """Whether a game is on the desk, and not only the table for one."""
        self.desk = GameView(game, session or game.plain(), self.store)
        self.setCentralWidget(self.desk)

    def run_command(self, name: str, does: Callable[[], object]) -> None:
        """Run a command, unless a sheet takes the whole window and does not answer to it.

        While the curtain is down, only commands run that reach nothing behind it.
        """
        if self.dialog is not None:
            through = name in AT_HOME and self.dialog.lets_commands_through
            allowed = through or name in self.dialog.answers_to
        else:
            allowed = name in AT_HOME | ABOVE_CURTAIN or self.desk.flow.curtain is None
        if allowed or name == "close":
            does()
            self.commanded.emit(name)

    def name(self) -> None:
        """Name the window after its game."""
        if not self.dealt:
            self.setWindowTitle("Pax Desk")
            return
        name = self.game.wording.players(self.desk.session)
        if self.path is not None:
            name = f"{shown_path(self.path.name)}{'*' if self.unsaved else ''}"
        self.setWindowTitle(f"{name} – Pax Desk")

    def mark_unsaved(self) -> None:
        """The game is not what is in its file."""
        self.unsaved = True
        self.name()

    # --- Games -----------------------------------------------------------------------------------

    def play(self, session: Session, path: Path | None = None) -> None:
        self.lay(PreparedTable.of(self.game, session), path)

    def lay(self, telling: PreparedTable, path: Path | None = None) -> None:
        """Put a game on the desk of which everything is told already."""
        self.remove_dialog()
        self.dealt = True
        self.be_at(path)
        self.unsaved = False
        self.laid.emit(telling.session, path)
        self.desk.play(telling)

    def be_at(self, path: Path | None, known: bool = True) -> None:
        """The game lies in this file; ``known`` says that what is there now may be replaced."""
        self.path = path
        self._content = content_digest(path) if path is not None and known else ""

    def leave(self, then: Callable[[], object]) -> None:
        """Go on with ``then`` once the game on the desk is saved or given up."""
        if not self.may_be_lost:
            then()
            return
        self.ask(
            tr("Leave this game?"),
            tr("This game has not been saved."),
            (tr("Save"), partial(self.save, then)),
            (tr("Don't save"), then),
            (tr("Cancel"), bool),
            again=partial(self.leave, then),
        )

    @property
    def may_be_lost(self) -> bool:
        """Whether the game on the desk is neither saved nor kept on the shelf."""
        session = self.desk.session
        over = self.desk.flow.state.over or isinstance(session, PuzzleSession)
        over = over or session.host is not None
        return self.unsaved and self.ask_before_leaving and not over and not self.is_saved()

    def save(self, then: Callable[[], object] = bool) -> bool:
        """Save to the file the game has, or ask for one; False where it is not saved yet.

        ``then`` is done once it is saved. Where the file is not what it was when it was read or
        written here, players are asked first.
        """
        if self._kept_elsewhere():
            return False
        if self.path is None:
            return self.save_as(then)
        if content_digest(self.path) not in ("", self._content):
            words = tr(
                "{path} was changed by another window or program since you opened or saved it. "
                "If you replace it, the current version is saved as a backup next to it.",
                path=shown_path(self.path),
            )
            write, again = partial(self._write, then=then), partial(self.save_as, then)
            self._ask_to_replace(self.path, words, write, again)
            return False
        return self._write(self.path, then)

    def save_as(self, then: Callable[[], object] = bool) -> bool:
        """Ask for a file and save to it; False where it is not saved yet."""
        if self._kept_elsewhere():
            return False
        write, again = partial(self._write, then=then), partial(self.save_as, then)
        return self.write_to(self.ask_save_name(), SUFFIX, write, again)

    def write_to(
        self, name: str, suffix: str, write: Callable[[Path], bool], again: Callable[[], object]
    ) -> bool:
        """Write to the file of a name that was typed; False where nothing is written yet.

        Where the ``suffix`` is added, and such a file is there, players are asked first; for
        another name ``again`` asks.
        """
        path = Path(name)
        if not name or path.suffix:
            return bool(name) and write(path)
        path = path.with_suffix(suffix)
        if path.exists():
            # The file dialog has asked about the name as it was typed.
            words = tr(
                "{path} already exists. If you replace it, the old file is saved as a backup "
                "next to it.",
                path=shown_path(path),
            )
            self._ask_to_replace(path, words, write, again)
            return False
        return write(path)

    def save_sealed(self) -> None:
        """Ask for a word that the table agrees on, and for a file that only it opens."""
        if self._kept_elsewhere():
            return
        from paxdesk.desk.sheets.password_sheets import SealSheet

        sheet = SealSheet(self.desk)
        sheet.password_given.connect(self._save_sealed)
        self.open_dialog(sheet, self.save_sealed)

    def _save_sealed(self, word: str) -> None:
        self.close_dialog()
        write = partial(self._write, then=bool, word=word)
        again = partial(self._save_sealed, word)
        self.write_to(self.ask_save_name(), SUFFIX, write, again)

    def unseal(self, path: Path, then: Callable[[], bool]) -> bool:
        """Ask for the word that seals a file, until ``then`` can open it."""
        from paxdesk.desk.sheets.password_sheets import UnsealSheet

        sheet = UnsealSheet(self.desk, shown_path(path.name))

        def said(word: str) -> None:
            SAID.say(word)
            if not then() and self.dialog is not None and isinstance(self.dialog, UnsealSheet):
                self.dialog.complain(tr("Wrong password."))

        sheet.password_given.connect(said)
        self.open_dialog(sheet, lambda: self.unseal(path, then))
        return False

    def _kept_elsewhere(self) -> bool:
        """Whether the game is another machine's to keep, which is told then."""
        if self.desk.session.host is None:
            return False
        words = tr(
            "Another computer hosts this table. When the game is over, a full copy is saved here."
        )
        self.show_message(tr("Could not save"), words)
        return True

    def _ask_to_replace(
        self,
        path: Path,
        words: str,
        write: Callable[[Path], bool],
        again: Callable[[], object],
    ) -> None:
        self.ask(
            tr("Replace this file?"),
            words,
            (tr("Save as…"), again),
            (tr("Replace"), partial(write, path)),
            (tr("Cancel"), bool),
            again=partial(self._ask_to_replace, path, words, write, again),
        )

    def _write(self, path: Path, then: Callable[[], object], word: str = "") -> bool:
        if path == self.path and not word:
            word = SAID.word_of(path)  # what is sealed stays so
        try:
            self.game.write_saved(path, self.desk.session, word)
        except PaxError as error:
            self.show_message(tr("Could not save"), str(error))
            return False
        self.be_at(path)
        self.store.saves = str(path.absolute().parent)
        self.unsaved = False
        self.saved.emit(path)
        self.name()
        self.desk.prompt_line.note(tr("Saved."), self._saved_where(path, word))
        then()
        return True

    def _saved_where(self, path: Path, word: str) -> str:
        """Where the game lies now, and what can be read there."""
        session, name = self.desk.session, shown_path(path)
        if word:
            return tr("{path}, protected", path=name)
        hides = self.game.secrets is not None and not (session.state.over or session.open_hands)
        if hides and len(session.people) > 1 and can_seal():
            return tr(
                "{path}. Anyone can read all hands in it; “Save with password…” hides them.",
                path=name,
            )
        return name

    def ask_open_name(self) -> str:
        """The name of a file to open, empty for none."""
        from paxdesk.files.shared_replay import SUFFIX as STORY

        kinds = tr("Saved and shared games (*{0} *{1});;All files (*)", SUFFIX, STORY)
        return QFileDialog.getOpenFileName(self, tr("Open a game"), self.folder(), kinds)[0]

    def ask_save_name(self) -> str:
        """The name of a file to save to, empty for none."""
        return QFileDialog.getSaveFileName(
            self, tr("Save this game"), self.proposed(SUFFIX), self._filter()
        )[0]

    def folder(self) -> str:
        """The folder that a dialog for opening begins with."""
        return self._begins_with(self.store.folder or self.store.saves)

    def saves_folder(self) -> str:
        """The folder that a dialog for saving begins with: where something was saved last."""
        return self._begins_with(self.store.saves)

    def _begins_with(self, last: str) -> str:
        """The folder used last, else the documents."""
        if last and Path(last).is_dir():
            return last
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    def proposed(self, suffix: str) -> str:
        """A good name for a file about the game on the desk."""
        if self.path is not None:
            return str(self.path.with_suffix(suffix))
        from paxdesk.desk.home.resume_sheet import file_name

        name = file_name(self.desk.session, datetime.now())
        return str(Path(self.saves_folder()) / f"{name}{suffix}")

    def _filter(self) -> str:
        return tr("Saved games (*{0});;All files (*)", SUFFIX)

    # --- Sheets ----------------------------------------------------------------------------------

    def open_dialog(
        self,
        dialog: "ModalSheet",
        again: Callable[[], object] | None = None,
        left: Callable[[], object] | None = None,
    ) -> None:
        """Lay a sheet over the whole window; ``again`` opens it anew in another language.

        Leaving it calls ``left``, which closes it by default.
        """
        dialog.left.connect(left or self.close_dialog)
        self.remove_dialog()
        self.desk.story.skip()
        self.dialog = dialog
        self.dialog_again = again
        self.desk.robots.hold(True)
        dialog.finger = self.store.settings.touch
        dialog.open(self._scale_of(dialog))

    def fit_dialog(self) -> None:
        """Let the sheet take the size it should have now."""
        if self.dialog is not None:
            self.dialog.finger = self.store.settings.touch
            self.dialog.fit(self._scale_of(self.dialog))

    def _scale_of(self, dialog: "ModalSheet") -> float:
        return dialog.enlarged(window_scale(self.desk), self.desk.scene.text)

    def close_dialog(self) -> None:
        """Take the sheet away: the table has the keyboard again, or the home page is back."""
        self.remove_dialog()
        self.dialog_closed.emit()

    def remove_dialog(self) -> None:
        """Take the sheet away, whatever comes next."""
        if self.dialog is None:
            return
        self.dialog.hide()
        self.dialog.deleteLater()
        self.dialog = self.dialog_again = None
        self.desk.robots.hold(False)
        self.desk.flow.give_focus()

    def ask_owner(self, seat: Seat, take_back: Callable[[], object]) -> None:
        """Ask a person by name whether what he has done is taken back by whoever is asked now."""
        name = self.desk.model.names[seat]
        self.ask(
            tr("Undo it?"),
            tr("This was {name}'s action; only {name} can undo it.", name=name),
            (tr("Leave it"), bool),
            (tr("I am {name}: undo it", name=name), take_back),
            again=partial(self.ask_owner, seat, take_back),
            escape=0,
        )

    def ask(
        self,
        heading: str,
        words: str,
        *answers: tuple[str, Callable[[], object]],
        again: Callable[[], object],
        escape: int = -1,
    ) -> None:
        """Ask on a sheet; an answer closes it and calls its function, Escape gives one of them.

        ``again`` asks anew in another language.
        """
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        sheet = MessageSheet(self.desk, heading, words, [label for label, _ in answers])
        sheet.escape = sheet.answers[escape]

        def answered(index: int) -> None:
            self.close_dialog()
            answers[index][1]()

        sheet.answered.connect(answered)
        self.open_dialog(sheet, again)

    def show_message(
        self, heading: str, words: str, again: Callable[[], object] | None = None
    ) -> None:
        """Tell something that must be read; ``again`` tells it in another language."""
        again = again or partial(self.show_message, heading, words)
        self.ask(heading, words, (tr("OK"), bool), again=again)


class WindowPart(QObject):
    """Something a window offers beside its game: it knows the frame, its desk and its game."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.window = window
        self.desk = window.desk
        self.game = window.game


# --- A game from a file, tried out: all of it can be told, asked and painted, or it is not
# opened


def tried_out(game: TableGame, session: Session, path: Path) -> PreparedTable:
    """What the desk needs of a game that was read from ``path``.

    Raises SaveError where the game cannot be put on the table; nothing has been touched then.
    """
    from paxdesk.desk.home.home_page import paint_session

    try:
        telling = PreparedTable.of(game, session)
        legal = session.legal()
        game.handling.gestures(session.state, legal)
        game.wording.question(session.state, session.seat_to_act, legal, telling.names)
        paint_session(game, session)
    except Exception as error:
        # A file may come from anywhere: whatever it does to the table, it is at fault.
        problem = tr("it cannot be opened ({problem})", problem=error)
        raise SaveError(path, "", problem) from error
    return telling


# --- Going back to a row of the log that was clicked ----------------------------------------------


class RewindPart(WindowPart):
    """Asks before it goes back, for a click on the log is soon made; Redo comes forward again."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.desk.row_chosen.connect(self.ask)

    def ask(self, step: int) -> None:
        """Somebody has clicked on a row of this step: go back to where it had just been taken."""
        window, desk = self.window, self.desk
        flow = desk.flow
        steps = flow.game_log.steps - step
        if steps <= 0 or flow.busy or window.dialog is not None:
            return
        if steps > len(flow.session.history.past):
            # A robot's row tells its reason instead.
            if not flow.game_log.recording.steps[step - 1].reason:
                desk.rewind(step)
            return
        window.ask(
            tr("Go back to this point?"),
            tr("Everything after this line will be undone. Redo brings it back."),
            (tr("Go back"), partial(desk.rewind, step)),
            (tr("Cancel"), bool),
            again=partial(self.ask, step),
        )
