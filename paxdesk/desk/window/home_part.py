"""Home page of a window, and its choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from paxdesk.desk.game_types import Session
from paxdesk.desk.window.frame import WindowFrame, WindowPart
from paxdesk.desk.words import language_of_system
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import KeptGame, Shelf
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.protocol.features import LadderRung


class HomePart(WindowPart):
    """Controller of the home page; ``open`` stays true while other sheets replace it."""

    opened = Signal(object)
    """Emitted with a new :class:`HomeSheet`, to connect its signals."""
    replayed = Signal(object, object)
    """Emitted with a session to replay and its file."""

    def __init__(
        self,
        window: WindowFrame,
        shelf: Shelf | None,
        ladder: Callable[[], Sequence[LadderRung]],
        stored: Callable[[], str],
    ) -> None:
        super().__init__(window)
        self.shelf = shelf
        self._ladder = ladder
        self._stored = stored
        self.open = False
        window.dialog_closed.connect(self._come_back)
        window.laid.connect(self._leave_for)

    def show(self) -> None:
        """Open the home page; a game on the table is paused."""
        from paxdesk.desk.home.home_page import HomeSheet

        window = self.window
        wanted = window.store.settings.language
        spoken = language_of_system() if wanted == "system" else wanted
        playing = window.desk.session if window.dealt else None
        sheet = HomeSheet(
            window.desk,
            window.game,
            self.shelf,
            playing,
            spoken,
            window.others,
            self._ladder,
            window.kept_at(),
            self._stored() if playing is not None else "",
            self._learnt(),
        )
        sheet.replayed.connect(self._replay)
        sheet.language_chosen.connect(lambda language: window.store.change(language=language))
        self.opened.emit(sheet)
        self.open = True
        window.open_dialog(sheet, self.show, self.leave)

    def _learnt(self) -> bool:
        lessons, finished = self.window.game.lessons, self.window.store.finished_lessons
        if lessons is None or not finished:
            return False
        return any(each.name in finished for each in lessons())

    def leave(self) -> None:
        self.open = False
        self.window.close_dialog()

    def _come_back(self) -> None:
        """Show the home page if ``open``, or if there is no game."""
        if self.open or not self.window.dealt:
            self.show()

    def _leave_for(self, _session: Session) -> None:
        self.open = False

    def _replay(self, game: KeptGame) -> None:
        try:
            session = self.game.open_kept(game).session
        except PaxError as error:
            self.window.show_message(tr("Could not open"), str(error))
            return
        self.replayed.emit(session, game.path)
