"""What a button asks for that takes the button itself away."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class AfterClick(QObject):
    """Does what was asked for once the click is over, in a turn of the event loop of its own.

    What it changes is painted after that. A second press is too late.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Callable[[], object] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._do)

    def do(self, what: Callable[[], object]) -> None:
        """Do this soon, unless something else is to be done already."""
        if self._wanted is None:
            self._wanted = what
            self._timer.start(0)

    def forget(self) -> None:
        """Do nothing: what was pressed is not there any more."""
        self._wanted = None
        self._timer.stop()

    def _do(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted()
