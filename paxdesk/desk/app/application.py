"""Opening the table: Qt, the first game, and the window around them."""

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
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LanguageSwitch
from paxdesk.files.game_shelf import Shelf, kept_games
from paxdesk.files.instance_handover import Call, Calls
from paxdesk.files.safe_write import sweep
from paxdesk.language import tr

# --- Python's collector of garbage, kept from stopping the table, and on the table's own
# thread

FIRST_LOOK_MS: Final = 1_000
"""Milliseconds after which the table is there, and may load what it was shown without."""
LOOK_EVERY_MS: Final = 30_000
"""Milliseconds between two looks at whether the program on the disk is still the one that runs."""
END_SIGNALS: Final = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
"""What a terminal or the system says when the program is to end."""
COLLECT_EVERY_MS: Final = 250
"""Milliseconds between two looks at how much there is."""


class IdleGarbageCollector(QObject):
    """Collects garbage while there is a table, instead of Python.

    Python collects on whichever thread happens to make something. On the thread on which a robot
    thinks it would take objects of Qt apart while the table uses them. Nor does a full collection
    stop the table for a few frames: what is there now stays there; what comes later is collected
    while it is young, and hardly anything dies later than that.
    """

    def __init__(self) -> None:
        super().__init__()
        gc.freeze()
        self._before = gc.isenabled()
        gc.disable()
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(COLLECT_EVERY_MS)

    def collect(self) -> None:
        """Collect what is young, and now and then what is a little older."""
        young, middle, _ = gc.get_threshold()
        new, grown, _ = gc.get_count()
        if new > young:
            gc.collect(1 if grown > middle else 0)
        self._timer.start(COLLECT_EVERY_MS)

    def close(self) -> None:
        """Python collects by itself again, if it did before."""
        self._timer.stop()
        if self._before:
            gc.enable()


# --- When the program stumbles over a mistake of its own: say so, and play on ---------------------
# A session puts the position back that it had before, so the game is as sound as it was.


NO_MORE_FILES: Final = (errno.EMFILE, errno.ENFILE)


class CrashReport(QObject):
    """Takes over from Python, which would only print the mistake, while the table is open.

    The sheet that tells is loaded as soon as the table is there: when it is wanted, its file may
    be another version's, or no file can be opened any more.
    """

    def __init__(self, windows: WindowManager) -> None:
        super().__init__()
        self._windows = windows
        self._before = sys.excepthook
        sys.excepthook = self.report
        self._program = Path(sys.executable if getattr(sys, "frozen", False) else paxdesk.__file__)
        self._begun_with = self._on_disk()
        self._told_of_upgrade = False
        self._timer = IdleTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(FIRST_LOOK_MS)

    def _on_disk(self) -> tuple[int, int, int] | None:
        """What tells one program on the disk from another; None where there is none any more."""
        try:
            found = self._program.stat()
        except FileNotFoundError:
            return None
        except OSError:
            return self._begun_with  # nobody knows
        return found.st_ino, found.st_size, found.st_mtime_ns

    def _look(self) -> None:
        """Have at hand what tells of failures, and see whether the program was replaced."""
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
        """Print it for whoever can mend it, and tell the players what it means for them."""
        traceback.print_exception(kind, error, trace)
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
                "Something went wrong ({mistake}).\n\nThe game is as it was before the last "
                "action, and you can continue. Please save it and send it to the person who gave "
                "you Pax Desk, with a note of what you did.",
                mistake=kind.__name__,
            )
        self._say(tr("Something went wrong"), words)

    def _say(self, heading: str, words: str) -> None:
        if self._windows.all:
            self._windows.all[-1].autosave_part.show_when_uncovered(heading, words)

    def close(self) -> None:
        """Give back to Python."""
        self._timer.stop()
        sys.excepthook = self._before


class MacOpenFileFilter(QObject):
    """On macOS a file that is double-clicked comes as an event, at the start and later."""

    def __init__(self, windows: WindowManager) -> None:
        super().__init__()
        self._windows = windows

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._windows.call(Call(file=str(Path(event.file()).absolute())))
            return True
        return False


class SignalHandler(QObject):
    """Ctrl+C, and the system that asks the program to end, close the windows as their cross does.

    Python itself would hear of it only with its next line, and raise it in the middle of whatever
    that is.
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
        """The system has written to the socket by now; Qt reads there."""

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            self._heard.recv(64)
        self._windows.leave()

    def close(self) -> None:
        """Python hears of them again."""
        for each, before in self._before.items():
            signal.signal(each, before)
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._told.close()


ALREADY_OPEN = "Pax Desk is open already, and goes on there."
CLOCK_TICKS_FIELD = 21
"""Which field of ``/proc/self/stat`` says when the process began, counted from 0."""


def run(
    arguments: Namespace, game: TableGame, folder: Path | None, others: Sequence[OtherGame] = ()
) -> int:
    """Open the table with what the command line asks for; returns the exit code.

    Games under way are kept in ``folder``, None: nowhere; ``others`` are played besides. Raises
    PaxError for a file that cannot be opened.
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
        call = Call()  # nothing new before that is over
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
        # A filter of the application is asked about every event of all objects. For those of Qt
        # alone Shiboken makes objects of Python and, for the first, 138 enums: 25 ms of the start.
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
    """What the command line asks for, with absolute paths."""
    file, position = (
        None if path is None else str(path.absolute())
        for path in (arguments.file, arguments.position)
    )
    return Call(file, position, arguments.new, arguments.seats, arguments.seed)


class StartTimer(QObject):
    """Waits until the table has been painted, says how long that took, and closes the window."""

    def __init__(self, window: TableWindow, begun: float) -> None:
        super().__init__(window)
        self.window = window
        self.begun = begun
        self._told = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        left = self.window.desk.scene.refining.left
        if event.type() == QEvent.Type.Paint and not left and not self._told:
            self._told = True
            QTimer.singleShot(0, self._tell)
        return False

    def _tell(self) -> None:
        """Called once the event loop has finished the painting."""
        elapsed = round((time.perf_counter() - self.begun) * 1000)
        print(f"painted in {elapsed} ms", flush=True)
        self.window.close()


def process_age() -> float:
    """Seconds since this process began, as far as the system tells; else 0."""
    try:
        fields = Path("/proc/self/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text(encoding="ascii").split()[0])
    except (OSError, ValueError):
        return 0.0
    started = int(fields[CLOCK_TICKS_FIELD - 2]) / os.sysconf("SC_CLK_TCK")
    return max(0.0, uptime - started)
