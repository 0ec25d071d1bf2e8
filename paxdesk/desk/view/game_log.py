"""Log panel of a game."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from paxdesk.desk.log.log_panel import Log
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.things import CardNumber, PaintContext


def log_of(game: TableGame, context: PaintContext, parent: QWidget) -> Log:
    """Create the log of a game, with its filters and card names."""

    def names(card: CardNumber) -> Sequence[str]:
        return () if game.cards is None else game.cards.names(game.deck, card)

    return Log(context, parent, names, game.wording.log_filters)
