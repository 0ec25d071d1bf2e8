"""Start of the desktop application: Qt, the first window, signals and error reports."""

import errno
import gc
import os
import signal
import socket
import sys
import time
import traceback
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

import paxdesk
from paxdesk.desk.app.windows import WindowManager
from paxdesk.desk.idle_work import IdleTimer
from paxdesk.desk.protocol.table_game import OtherGame, TableGame
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LanguageSwitch
from paxdesk.files.game_shelf import Shelf, kept_games
from paxdesk.files.instance_handover import Call, Calls
from paxdesk.files.safe_write import sweep
from paxdesk.free_memory import return_free_memory
from paxdesk.language import tr

# --- Garbage collection on the GUI thread, without long pauses ------------------------------------

FIRST_LOOK_MS: Final = 1_000
"""Delay in ms before the message sheet is preloaded."""
LOOK_EVERY_MS: Final = 30_000
"""Interval in ms between checks for a replaced program file."""
END_SIGNALS: Final = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
"""Signals of a terminal or the system that end the program."""
COLLECT_EVERY_MS: Final = 250


class IdleGarbageCollector(QObject):
    """Garbage collector on the GUI thread, in place of Python's automatic collection.

    On a robot's thread, Python could delete Qt objects while the GUI uses them. Existing objects
    are frozen, because a full collection is slow.
    """

    def __init__(self) -> None:
        super().__init__()
        gc.freeze()
        self._before = gc.isenabled()
        gc.disable()
        self._window_closed = False
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(COLLECT_EVERY_MS)

    def note_closed_window(self) -> None:
        """Make the next collection a full one."""
        self._window_closed = True

    def collect(self) -> None:
        """Collect the young generations that are due; all generations after a window was closed."""
        young, middle, _ = gc.get_threshold()
        new, grown, _ = gc.get_count()
        if self._window_closed:
            self._window_closed = False
            gc.collect()
            return_free_memory()
        elif new > young:
            gc.collect(1 if grown > middle else 0)
        self._timer.start(COLLECT_EVERY_MS)

    def close(self) -> None:
        self._timer.stop()
        if self._before:
            gc.enable()


# --- Report of uncaught exceptions ----------------------------------------------------------------
# A session restores the position before the failed action.


NO_MORE_FILES: Final = (errno.EMFILE, errno.ENFILE)


class CrashReport(QObject):
    """Replacement for ``sys.excepthook`` that also reports errors to the players."""

    def __init__(self, windows: WindowManager) -> None:
        super().__init__()
        self._windows = windows
        self._before = sys.excepthook
        sys.excepthook = self.report
        self._program = Path(sys.executable if getattr(sys, "frozen", False) else paxdesk.__file__)
        self._begun_with: tuple[int, int, int] | None = None
        self._begun_with = self._on_disk()
        self._told_of_upgrade = False
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(FIRST_LOOK_MS)

    def _on_disk(self) -> tuple[int, int, int] | None:
        """Return the identity of the program file; None if it was deleted."""
        try:
            found = self._program.stat()
        except FileNotFoundError:
            return None
        except OSError:
            return self._begun_with  # unknown: assume no change
        return found.st_ino, found.st_size, found.st_mtime_ns

    def _look(self) -> None:
        """Preload the message sheet, and report a replaced program once."""
        import paxdesk.desk.sheets.modal_sheet  # noqa: F401

        if self._on_disk() != self._begun_with and not self._told_of_upgrade:
            self._told_of_upgrade = True
            self._say(
                tr("Pax Desk has been replaced"),
                tr(
                    "Pax Desk was updated or removed while running, so some parts may be "
                    "missing. Your game is saved: close Pax Desk and start it again."
                ),
            )
        self._timer.start(LOOK_EVERY_MS)

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Handle an uncaught exception, as ``sys.excepthook`` does."""
        traceback.print_exception(kind, error, trace)
        report = "".join([f"Pax Desk {paxdesk.__version__}\n", *traceback.format_exception(error)])
        if not issubclass(kind, Exception):
            return
        self._look()
        if self._told_of_upgrade and issubclass(kind, ImportError | FileNotFoundError):
            return
        if isinstance(error, OSError) and error.errno in NO_MORE_FILES:
            words = tr(
                "Too many files are open on this computer ({why}).\n\nYour game continues. Close "
                "other programs or windows, then try again.",
                why=error.strerror,
            )
        else:
            words = tr(
                "There is a mistake in the program.\n\nThe game is as it was before the last "
                "action, and you can continue. Please save the game, and send the file to the "
                "person who gave you Pax Desk. Describe what you did."
            )
        if self._windows.all:
            active = [each for each in self._windows.all if each.isActiveWindow()]
            window = [*self._windows.all, *active][-1]
            window.show_failure(tr("Something went wrong"), words, report)

    def _say(self, heading: str, words: str) -> None:
        if self._windows.all:
            self._windows.all[-1].autosave_part.show_when_uncovered(heading, words)

    def close(self) -> None:
        self._timer.stop()
        sys.excepthook = self._before


class MacOpenFileFilter(QObject):
    """Event filter that opens files double-clicked on macOS."""

    def __init__(self, windows: WindowManager) -> None:
        super().__init__()
        self._windows = windows

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._windows.call(Call(file=str(Path(event.file()).absolute())))
            return True
        return False


class SignalHandler(QObject):
    """Handler that closes the windows on Ctrl+C and termination signals.

    Python's own handlers would wait for the next bytecode.
    """

    def __init__(self, windows: WindowManager) -> None:
        super().__init__()
        self._windows = windows
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._wakeup = signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        self._before = {each: signal.signal(each, self._leave_to_qt) for each in END_SIGNALS}

    def _leave_to_qt(self, *_: object) -> None:
        """Do nothing: the signal was also written to the socket, which Qt reads."""

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            self._heard.recv(64)
        self._windows.leave()

    def close(self) -> None:
        for each, before in self._before.items():
            signal.signal(each, before)
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._told.close()


ALREADY_OPEN = "Pax Desk is open already, and goes on there."
CLOCK_TICKS_FIELD = 21
"""Zero-based index of the field with the start time of the process in ``/proc/self/stat``."""


def run(
    arguments: Namespace, game: TableGame, folder: Path | None, others: Sequence[OtherGame] = ()
) -> int:
    """Open the table as requested by the command line; return the exit code.

    ``folder`` is where games are stored, or None. Raises PaxError for a file that cannot be opened.
    """
    begun = time.perf_counter() - process_age()
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setApplicationName("paxdesk")
    application.setApplicationDisplayName("Pax Desk")
    application.setDesktopFileName("paxdesk")
    windows = WindowManager(game, folder, others)
    call = called_for(arguments)
    if arguments.automatic and folder is not None and kept_games(folder):
        call = Call()  # resume the stored games first
    if folder is not None and arguments.cards is None:
        calls = Calls(folder.parent / "program")
        if calls.first:
            for kept in (folder, *(folder / each.key for each in others)):
                Shelf(kept).tidy()
            sweep(folder.parent)
            windows.answer(calls)
        elif calls.hand_over(call):
            print(ALREADY_OPEN)
            return 0
    interpreter = LanguageSwitch(windows.store)
    crash_report = CrashReport(windows)
    interrupts = SignalHandler(windows)
    finder = MacOpenFileFilter(windows)
    if sys.platform == "darwin":
        # The filter slows down the start, as Shiboken creates Python objects for every event.
        application.installEventFilter(finder)
    try:
        window = windows.open(call)
        if arguments.automatic:
            from paxdesk.desk.app.automatic import AutoPlayer

            AutoPlayer(window)
        if arguments.exit_when_painted:
            window.ask_before_leaving = False
            watcher = StartTimer(window, begun)
            window.desk.view.viewport().installEventFilter(watcher)
        collector = IdleGarbageCollector()
        windows.window_closed.connect(collector.note_closed_window)
        try:
            return application.exec()
        finally:
            collector.close()
    finally:
        application.removeEventFilter(finder)
        interrupts.close()
        crash_report.close()
        interpreter.close()
        windows.close()


def called_for(arguments: Namespace) -> Call:
    """Return the request of the command line, with absolute paths."""
    file, position = (
        None if path is None else str(path.absolute())
        for path in (arguments.file, arguments.position)
    )
    return Call(file, position, arguments.new, arguments.seats, arguments.seed)


class StartTimer(QObject):
    """Startup timer: prints the time until the table is painted, then closes the window."""

    def __init__(self, window: TableWindow, begun: float) -> None:
        super().__init__(window)
        self.window = window
        self.begun = begun
        self._told = False

    @qt_override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        left = self.window.desk.scene.refining.left
        if event.type() == QEvent.Type.Paint and not left and not self._told:
            self._told = True
            QTimer.singleShot(0, self._tell)
        return False

    def _tell(self) -> None:
        elapsed = round((time.perf_counter() - self.begun) * 1000)
        print(f"painted in {elapsed} ms", flush=True)
        self.window.close()


def process_age() -> float:
    """Return the age of this process in seconds; 0 if unknown."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
    except (OSError, ValueError):
        return 0.0
    started = int(fields[CLOCK_TICKS_FIELD - 2]) / os.sysconf("SC_CLK_TCK")
    return max(0.0, uptime - started)
