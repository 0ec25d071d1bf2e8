"""The way in: opens the home page over a window, and does what is chosen there."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from paxdesk.files.shelf import KeptGame
from paxdesk.rules.errors import PaxError
from paxdesk.table.languages import language_of_system

if TYPE_CHECKING:
    from paxdesk.table.window import TableWindow


class Entrance(QObject):
    """Belongs to a window. ``open`` is whether people are at the home page, or on a sheet to
    which they came from there: closing that leads back.
    """

    def __init__(self, window: "TableWindow") -> None:
        super().__init__(window)
        self.window = window
        self.open = False

    def show(self) -> None:
        """Open the home page; the game on the table, if there is one, waits."""
        from paxdesk.table.home.home_sheet import HomeSheet

        window = self.window
        wanted = window.store.settings.language
        spoken = language_of_system() if wanted == "system" else wanted
        playing = window.desk.session if window.dealt else None
        sheet = HomeSheet(window.desk, window.deck, window.safe.shelf, playing, spoken)
        sheet.left.connect(self.leave)
        sheet.chosen.connect(self._continue)
        sheet.replayed.connect(self._replay)
        sheet.wanted.connect(self._do)
        sheet.spoken.connect(self._speak)
        self.open = True
        window.open_dialog(sheet, self.show)

    def leave(self) -> None:
        """Go back to the table."""
        self.open = False
        self.window.close_dialog()

    def _continue(self, game: KeptGame) -> None:
        self.window.leave(lambda: self.window.safe.resume(game))

    def _replay(self, game: KeptGame) -> None:
        try:
            session = game.open(self.window.deck).session
        except PaxError as error:
            self.window.tell(self.tr("Not opened"), str(error))
            return
        self.window.records.replay(session)

    def _speak(self, language: str) -> None:
        self.window.store.change(language=language)

    def _do(self, name: str) -> None:
        window = self.window
        match name:
            case "new":
                window.new_game()
            case "learn":
                window.helping.start_guide()
            case "solo":
                window.new_game(alone=True)
            case "open":
                window.open_file()
            case "settings":
                window.comforts.show_settings()
            case "help":
                window.helping.show_overview()
            case "quit":
                window.close()
