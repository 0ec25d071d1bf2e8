"""A session with all that is told of it, made before anything on the table is touched."""

from paxdesk.desk.protocol.game_log import GameLog
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.types import Session
from paxdesk.desk.words.seats import Labels, Names
from paxdesk.record_classes import frozen


@frozen(eq=False)
class Telling:
    """How the seats of a session are called, and what has been told of it."""

    session: Session
    labels: Labels
    game_log: GameLog

    @classmethod
    def of(cls, game: TableGame, session: Session) -> "Telling":
        """Tell a session in the language that is spoken now."""
        labels = game.wording.labels(session)
        game_log = game.wording.game_log({seat: each.name for seat, each in labels.items()})
        game_log.follow(session)
        return cls(session, labels, game_log)

    @property
    def names(self) -> Names:
        """How the seats are called."""
        return {seat: each.name for seat, each in self.labels.items()}
