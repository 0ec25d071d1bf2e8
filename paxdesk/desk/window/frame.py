"""Frame of a window: one game, its file and its sheets."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from paxdesk.desk.game_types import Session
from paxdesk.desk.play.state_model import PreparedTable
from paxdesk.desk.play.turn_flow import window_scale
from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleSession
from paxdesk.desk.protocol.table_game import OtherGame, TableGame
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.view.game_view import GameView
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import real_path
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
        "show_deals",
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
"""Commands allowed on the home page and behind the curtain."""
ABOVE_CURTAIN: Final = frozenset(
    {"menu", "show_home", "save", "save_as", "save_sealed", "show_charts", "show_replay"}
)
"""Commands allowed behind the curtain besides those of AT_HOME."""


class WindowFrame(QMainWindow):
    """Window with one game; ``path`` is its file, or None."""

    closed = Signal(object)
    new_window_asked = Signal(object)
    """Emitted to request another window, with a session or None for its home page."""
    laid = Signal(object, object)
    """Emitted with a session before it is shown, and its file or None."""
    saved = Signal(object)
    """Emitted with the file of the player's save."""
    dialog_closed = Signal()
    commanded = Signal(str)
    """Emitted with the name of a command that was run."""

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
        """Digest of the file as last read or written; "" if unknown."""
        self.unsaved = False
        self.ask_before_leaving = True
        self.is_saved: Callable[[], bool] = bool
        """Callback that returns whether the game is autosaved and can be left without asking."""
        self.until_kept: Callable[[], object] = bool
        """Callback that waits until the autosave is written or has failed; thread-safe."""
        self.kept_at: Callable[[], Path | None] = lambda: self.path
        """Callback that returns the file of the autosave or remote seat, or else :attr:`path`."""
        self.dialog: ModalSheet | None = None
        self.failure: ModalSheet | None = None
        """Sheet about a failure of the program, above everything else, or None."""
        self.dialog_again: Callable[[], object] | None = None
        self.dealt = session is not None
        """True if a game is on the desk, not only an empty table."""
        self.desk = GameView(game, session or game.plain(), self.store)
        self.setCentralWidget(self.desk)

    def run_command(self, name: str, does: Callable[[], object]) -> None:
        """Run a command, unless the open sheet or the curtain blocks it."""
        if self.dialog is not None:
            through = name in AT_HOME and self.dialog.lets_commands_through
            allowed = through or name in self.dialog.answers_to
        else:
            allowed = name in AT_HOME | ABOVE_CURTAIN or self.desk.flow.curtain is None
        if allowed or name in ("close", "close_window"):
            does()
            self.commanded.emit(name)

    def name(self) -> None:
        """Set the window title from the file or the players."""
        if not self.dealt:
            self.setWindowTitle("Pax Desk")
            return
        name = self.game.wording.players(self.desk.session)
        if self.path is not None:
            name = f"{shown_path(self.path.name)}{'*' if self.unsaved else ''}"
        self.setWindowTitle(f"{name} – Pax Desk")

    def mark_unsaved(self) -> None:
        """Mark the game as different from its file."""
        self.unsaved = True
        self.name()

    # --- Games -----------------------------------------------------------------------------------

    def play(self, session: Session, path: Path | None = None) -> None:
        self.lay(PreparedTable.of(self.game, session), path)

    def lay(self, telling: PreparedTable, path: Path | None = None) -> None:
        self.remove_dialog()
        self.dealt = True
        self.be_at(path)
        self.unsaved = False
        self.laid.emit(telling.session, path)
        self.desk.play(telling)

    def be_at(self, path: Path | None, known: bool = True) -> None:
        """Set the game's file.

        With ``known``, saving replaces its present content without asking.
        """
        self.path = path
        self._content = content_digest(path) if path is not None and known else ""

    def is_at(self, path: Path) -> bool:
        """Return whether ``path`` is the game's file, unchanged since read or written."""
        if self.path is None or not self.dealt or real_path(self.path) != real_path(path):
            return False
        return content_digest(path) == self._content

    def leave(self, then: Callable[[], object]) -> None:
        """Call ``then`` once the game on the desk is saved or given up."""
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
        """True if an unfinished game would be lost by leaving it."""
        session = self.desk.session
        over = self.desk.flow.state.over or isinstance(session, PuzzleSession)
        over = over or session.host is not None
        return self.unsaved and self.ask_before_leaving and not over and not self.is_saved()

    def save(self, then: Callable[[], object] = bool) -> bool:
        """Save the game, then call ``then``; return False if it is not saved yet."""
        if self._kept_elsewhere():
            return False
        if self.path is None:
            return self.save_as(then)
        if content_digest(self.path) not in ("", self._content):
            words = tr(
                "{path} has been changed by another window or program since you opened or saved "
                "it. If you replace the file, its current version is saved as a backup next to it.",
                path=shown_path(self.path),
            )
            write, again = partial(self._write, then=then), partial(self.save_as, then)
            self._ask_to_replace(self.path, words, write, again)
            return False
        return self._write(self.path, then)

    def save_as(self, then: Callable[[], object] = bool) -> bool:
        """Ask for a file and save; return False if not saved yet."""
        if self._kept_elsewhere():
            return False
        write, again = partial(self._write, then=then), partial(self.save_as, then)
        return self.write_to(self.ask_save_name(), SUFFIX, write, again)

    def write_to(
        self, name: str, suffix: str, write: Callable[[Path], bool], again: Callable[[], object]
    ) -> bool:
        """Write to the file ``name``, with ``suffix`` if missing; return whether it is written."""
        path = Path(name)
        if not name or (bool(path.suffix) and not path.suffix[1:].isdigit()):
            return bool(name) and write(path)
        path = path.with_name(path.name + suffix)
        if path.exists():
            # The dialog did not check the name with the suffix.
            words = tr(
                "{path} already exists. If you replace it, the old file is saved as a backup "
                "next to it.",
                path=shown_path(path),
            )
            self._ask_to_replace(path, words, write, again)
            return False
        return write(path)

    def save_sealed(self) -> None:
        """Ask for a password and a file, and save encrypted."""
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
        """Ask for the password of a file until ``then`` can open it; return False."""
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
        """Return whether a remote host saves the game; if so, report it."""
        if self.desk.session.host is None:
            return False
        words = tr(
            "Another computer hosts this table. When the game is over, a full copy is saved here."
        )
        self.show_message(tr("Could not save"), words)
        return True

    def _ask_to_replace(
        self, path: Path, words: str, write: Callable[[Path], bool], again: Callable[[], object]
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
            word = SAID.word_of(path)  # an encrypted file stays encrypted
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
        """Return the file name, noting protection or readable hands."""
        session, name = self.desk.session, shown_path(path)
        if word:
            return tr("{path}, protected", path=name)
        hides = self.game.secrets is not None and not (session.state.over or session.open_hands)
        if hides and len(session.people) > 1 and can_seal():
            return tr(
                "{path}. Anyone can read all hands in this file; “Save with password…” hides them.",
                path=name,
            )
        return name

    def ask_open_name(self) -> str:
        """Ask for a file to open; return its name, "" if cancelled."""
        from paxdesk.desk import file_dialogs
        from paxdesk.files.shared_replay import SUFFIX as STORY

        kinds = tr("Saved and shared games (*{0} *{1});;All files (*)", SUFFIX, STORY)
        return file_dialogs.ask_open_path(self, tr("Open a game"), self.folder(), kinds)

    def ask_save_name(self) -> str:
        """Ask for a file to save to; return its name, "" if cancelled."""
        from paxdesk.desk import file_dialogs

        proposed = self.proposed(SUFFIX)
        return file_dialogs.ask_save_path(
            self, tr("Save this game"), proposed, self._filter(), SUFFIX
        )

    def folder(self) -> str:
        """Return the initial folder of dialogs that open files."""
        return self._begins_with(self.store.folder or self.store.saves)

    def saves_folder(self) -> str:
        return self._begins_with(self.store.saves)

    def _begins_with(self, last: str) -> str:
        """Return ``last`` if it is a folder, else the documents folder."""
        if last and Path(last).is_dir():
            return last
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    def proposed(self, suffix: str) -> str:
        """Return a proposed file name for the game on the desk."""
        if self.path is not None:
            return str(self.path.with_suffix(suffix))
        from paxdesk.desk.home.resume_sheet import file_name

        players = self.game.wording.players(self.desk.session)
        name = file_name(players, datetime.now())
        return str(free_path(Path(self.saves_folder()) / f"{name}{suffix}"))

    def _filter(self) -> str:
        return tr("Saved games (*{0});;All files (*)", SUFFIX)

    # --- Sheets ----------------------------------------------------------------------------------

    def open_dialog(
        self,
        dialog: "ModalSheet",
        again: Callable[[], object] | None = None,
        left: Callable[[], object] | None = None,
    ) -> None:
        """Open a sheet over the window; ``again`` reopens it in another language."""
        dialog.left.connect(left or self.close_dialog)
        self._drop_dialog()  # the focus goes to the new sheet
        self.desk.story.skip()
        self.dialog = dialog
        self.dialog_again = again
        self.desk.robots.hold(True)
        dialog.finger = self.store.settings.touch
        dialog.open(self._scale_of(dialog))

    def fit_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.finger = self.store.settings.touch
            self.dialog.fit(self._scale_of(self.dialog))

    def _scale_of(self, dialog: "ModalSheet") -> float:
        return dialog.enlarged(window_scale(self.desk), self.desk.scene.text)

    def close_dialog(self) -> None:
        """Close the sheet and emit :attr:`dialog_closed`."""
        self.remove_dialog()
        self.dialog_closed.emit()

    def remove_dialog(self) -> None:
        """Close the sheet without emitting :attr:`dialog_closed`."""
        if self.dialog is not None:
            self._drop_dialog()
            self.desk.flow.give_focus()

    def _drop_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.hide()
            self.dialog.deleteLater()
            self.dialog = self.dialog_again = None
            self.desk.robots.hold(False)

    def ask_owner(self, seat: Seat, take_back: Callable[[], object]) -> None:
        """Ask whether the player of ``seat`` agrees to ``take_back``."""
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
        """Show a question on a sheet, and call the function of the chosen answer."""
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        sheet = MessageSheet(self.desk, heading, words, [label for label, _ in answers])
        sheet.escape = sheet.answers[escape]

        def answered(index: int) -> None:
            self.close_dialog()
            answers[index][1]()

        sheet.answered.connect(answered)
        self.open_dialog(sheet, again)

    def show_failure(self, heading: str, words: str, report: str) -> None:
        """Show a failure of the program above all sheets, unless one is shown already."""
        from paxdesk.desk.sheets.modal_sheet import MessageSheet

        if self.failure is not None:
            return
        answers = [tr("Copy the report"), tr("OK")]
        sheet = self.failure = MessageSheet(self.desk, heading, words, answers)
        sheet.answers[0].clicked.connect(partial(QGuiApplication.clipboard().setText, report))
        sheet.answers[1].clicked.connect(self.close_failure)
        sheet.finger = self.store.settings.touch
        sheet.open(self._scale_of(sheet))
        sheet.raise_()

    def close_failure(self) -> None:
        """Close the sheet about a failure and restore the focus."""
        if self.failure is None:
            return
        self.failure.hide()
        self.failure.deleteLater()
        self.failure = None
        if self.dialog is not None:
            self.dialog.take_focus()
        else:
            self.desk.flow.give_focus()

    def show_message(
        self, heading: str, words: str, again: Callable[[], object] | None = None
    ) -> None:
        """Show a message; ``again`` reopens it in another language."""
        again = again or partial(self.show_message, heading, words)
        self.ask(heading, words, (tr("OK"), bool), again=again)


def free_path(path: Path) -> Path:
    """Return ``path``, with a number added if such a file exists."""
    names = (path.with_stem(f"{path.stem} ({number})") for number in range(2, 1000))
    return next((each for each in (path, *names) if not each.exists()), path)


class WindowPart(QObject):
    """Base class of a window's features."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.window = window
        self.desk = window.desk
        self.game = window.game


# --- Trial of a loaded game -----------------------------------------------------------------------


def tried_out(game: TableGame, session: Session, path: Path) -> PreparedTable:
    """Return a session's prepared table. Raises SaveError if it cannot be shown."""
    from paxdesk.desk.home.table_picture import paint_session

    try:
        telling = PreparedTable.of(game, session)
        legal = session.legal()
        game.handling.gestures(session.state, legal)
        game.wording.question(session.state, session.seat_to_act, legal, telling.names)
        paint_session(game, session)
    except Exception as error:
        # An invalid file may cause any exception.
        problem = tr("cannot be opened ({problem})", problem=error)
        raise SaveError(path, "", problem) from error
    return telling


# --- Rewinding to a clicked row of the log --------------------------------------------------------


class RewindPart(WindowPart):
    """Confirmation before rewinding to a clicked row of the log; Redo restores the steps."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.desk.row_chosen.connect(self.ask)

    def ask(self, step: int) -> None:
        """Ask whether to rewind to the position after this step."""
        window, desk = self.window, self.desk
        flow = desk.flow
        steps = flow.game_log.steps - step
        if steps <= 0 or flow.busy or window.dialog is not None:
            return
        if steps > len(flow.session.history.past):
            # A row with a robot's reason is explained instead.
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
