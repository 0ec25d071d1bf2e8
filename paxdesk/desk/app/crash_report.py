"""When the program stumbles over a mistake of its own: say so, and play on.

A session puts the position back that it had before, so the game is as sound as it was.
"""

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject

from paxdesk.desk.app.windows import Windows
from paxdesk.language import say


class CrashReport(QObject):
    """Takes over from Python, which would only print the mistake, while the table is open."""

    def __init__(self, windows: Windows) -> None:
        super().__init__()
        self._windows = windows
        self._before = sys.excepthook
        sys.excepthook = self.tell

    def tell(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Print it for whoever can mend it, and tell the players what it means for them."""
        traceback.print_exception(kind, error, trace)
        if issubclass(kind, Exception) and self._windows.all:
            words = say(
                "The program has made a mistake ({mistake}).\n\nThe game is as it was before the "
                "last action, and can be played on. Save it, and send it with what you did to "
                "whoever you have Pax Desk from.",
                mistake=kind.__name__,
            )
            self._windows.all[-1].safe.tell(say("Something went wrong"), words)

    def close(self) -> None:
        """Give back to Python."""
        sys.excepthook = self._before
