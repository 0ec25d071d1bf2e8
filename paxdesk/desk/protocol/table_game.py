"""What a game is to the desk: the protocol that every game's table fulfils.

The session's side of it, rules and notation, is ``paxdesk/session/game_protocol.py``. A game
derives from ``TableGame`` and names its own types in the brackets; what it does not have it does
not mention.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, cast

from paxdesk.desk.game_types import A, D, E, G, G_contra, S
from paxdesk.desk.log.log_rows import LogFilter, StepLog
from paxdesk.desk.scene.things import Z
from paxdesk.desk.words import Label, Labels, Names
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.files.sealing import SAID
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.game_types import Session
    from paxdesk.desk.protocol.advice import Adviser, RobotReasons
    from paxdesk.desk.protocol.features import (
        Analysis,
        AnswerSheetFactory,
        Cards,
        Charts,
        Forecast,
        GameRecords,
        Inspection,
        Motion,
        Workshop,
    )
    from paxdesk.desk.protocol.handling import Handling
    from paxdesk.desk.protocol.lessons_and_puzzles import PlayableCourse, PuzzleList
    from paxdesk.desk.scene.game_drawing import GameDrawing
    from paxdesk.desk.scene.things import Look
    from paxdesk.desk.sheets.modal_sheet import EndDialog, NewGameDialog, OverviewDialog
    from paxdesk.files.autosave import SaveSnapshot
    from paxdesk.files.game_shelf import KeptGame
    from paxdesk.session.opened_game import OpenedGame
    from paxdesk.session.seat_updates import Sharing


# --- Who is asked what ----------------------------------------------------------------------------
# The prompt line, the sheet's heading and how it is answered.

AnswerManner: TypeAlias = Literal["turn", "sheet", "table", "keep", "showdown", "robot", "over"]
"""How a question is answered: freely, on a sheet of buttons, by a click on the table, by
ticking cards, in the showdown; by a robot; or not at all."""


@frozen
class Question:
    """One question: ``line`` and ``note`` for the prompt line, ``heading`` for its sheet.

    ``waiting`` is why the turn cannot simply go on; "" where it can. ``calls`` is why somebody
    is called to the table, in words that everybody may read; "" where the turn says enough.
    """

    seat: Seat | None
    manner: AnswerManner
    line: str
    note: str = ""
    heading: str = ""
    waiting: str = ""
    calls: str = ""

    @property
    def needs_hand(self) -> bool:
        """Whether whoever answers must see the own hand."""
        return self.manner in ("turn", "showdown")


# --- A game in words, as the desk shows them ------------------------------------------------------
# Names, buttons, questions, the log.


class Wording(Protocol[S, A, E, G_contra]):
    """What a game says at the table, in the language that is spoken now."""

    def labels(self, session: G_contra) -> Labels:
        """The seats of a session by number."""
        ...

    def players(self, session: G_contra) -> str:
        """Who plays, in a line."""
        ...

    def role(self, session: G_contra, seat: Seat) -> str:
        """The side that a seat plays; empty where all play the same."""
        return ""

    def progress(self, session: G_contra) -> str:
        """How far a game has come, or how it ended."""
        ...

    def question(self, state: S, asked: Seat | None, legal: Sequence[A], names: Names) -> Question:
        """What the position asks, and of whom."""
        ...

    def label(self, state: S, action: A, names: Names) -> Label:
        """The words on the button that means this action."""
        ...

    def action_text(self, state: S, action: A, names: Names) -> str:
        """What a seat does, without its name: ``buys [184] Dorados``."""
        ...

    def game_log(self, names: Names) -> StepLog[S, A, E]:
        """A log of nothing yet."""
        ...

    def log_filters(self) -> Sequence[LogFilter]:
        """What the log can be narrowed down to, besides the steps of one's own."""
        return ()

    def phases(self) -> tuple[str, ...]:
        """The phases of a turn, for the top bar; none where a turn has none."""
        return ()

    def phase(self, state: S) -> int | None:
        """Which phase is under way; None between turns."""
        return None

    def nothing_inspected(self) -> str:
        """What the inspector shows before anything is pointed at."""
        from paxdesk.desk.inspector.panel import point_at_a_card

        return point_at_a_card()


# --- Table game -----------------------------------------------------------------------------------


class TableGame(Protocol[S, A, E, G, Z, D]):
    """A game with its material, as the desk plays, shows and keeps it."""

    key: str
    """What its saved games name it by, and the folder of its shelf; "" for the first game."""
    title: str
    """What the home pages of other games call it, a template."""
    deck: D
    """What it is played with."""
    drawing: GameDrawing[S, Z]
    """How its table and cards are painted."""
    handling: Handling[S, A, G]
    """Which movement of the hand means which of its actions."""
    wording: Wording[S, A, E, G]
    """How its actions, events and questions are put into words."""
    largest_seed: int
    """Seeds drawn for the players lie below this, so that they can be read out."""
    own_cards: int = 0
    """How many cards of the players' own take the place of ours."""
    rulebook: str = ""
    """The folder of its rules in the assets; "" where none are to be read at the table."""

    # --- What it may have besides: the desk shows no way to what is None -------------------------
    # Objects or modules with the functions of a protocol; below them, single functions.

    cards: Cards[S, A, E, D] | None = None
    inspector: Inspection[G] | None = None
    forecast: Forecast[S, A, E] | None = None
    motion: Motion[S, E] | None = None
    charts: Charts | None = None
    adviser: Adviser[S, G] | None = None
    robots: RobotReasons[S, A, E, G] | None = None
    puzzles: PuzzleList[G, D] | None = None
    analysis: Analysis[S, A, E] | None = None
    workshop: Workshop[S] | None = None

    new_games: Callable[[QWidget, str, bool], NewGameDialog] | None = None
    """Makes the sheet on which a new game is chosen (as ``Choices``), proposing what is remembered
    of the last one; the flag is for a game against robots. Without it a game is dealt at once."""
    ends: (
        Callable[[QWidget, G, Labels, StepLog[S, A, E], GameRecords[G] | None], EndDialog] | None
    ) = None
    """Makes the sheet at the end of a game. Without it the prompt line says how it ended."""
    secrets: Callable[[S, Seat], bool] | None = None
    """Whether a seat holds something that others must not see: the curtain falls between them."""
    sheets: Callable[[QWidget], AnswerSheetFactory[A, G]] | None = None
    """Makes the sheets of one table on which questions are answered."""
    dice: Callable[[A, Sequence[E]], tuple[int, ...]] | None = None
    """The dice that settled something in a step, to lie on the table."""
    overview: Callable[[QWidget, G], OverviewDialog] | None = None
    """Makes the game on a page, by the rules of this session."""
    lessons: Callable[[], Sequence[PlayableCourse[G, D]]] | None = None
    """The lessons in their order."""
    scenarios: Callable[[Path], G] | None = None
    """Begins a game with a position that somebody has written down. Raises PaxError."""
    records: Callable[[Path | None], GameRecords[G]] | None = None
    """The results kept in the folder of the player's data, None: nowhere."""
    sharing: Callable[[], Sharing[S, A, E]] | None = None
    """Makes what a table with seats at other machines needs of it."""

    def variants(self, session: G) -> tuple[str, ...]:
        """Return the entries of the rule book that say what this game changes."""
        return ()

    def ahead(self) -> Sequence[Callable[[], object]]:
        """What can be done before it is wanted, in parts of a few milliseconds.

        A game that is never over needs none of it, and each part is done again at no cost.
        """
        return ()

    # --- Games -----------------------------------------------------------------------------------

    def plain(self, seats: int | None = None, seed: int = 0) -> G:
        """A game without options between people of whom nothing is known; None: the fewest."""
        ...

    def practice_from(self, state: S, session: G) -> G:
        """A practice game of the same players that begins with a position of another."""
        ...

    # --- Saves -----------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame[S, A, E]:
        """Open a file. Raises SaveError."""
        ...

    def open_kept(self, game: KeptGame) -> OpenedGame[S, A, E]:
        """Open a game of the shelf. Raises SaveError."""
        if game.seen:
            return self.open_seen(game.path)
        return game.newest(self.open_saved)

    def open_seen(self, path: Path) -> OpenedGame[S, A, E]:
        """What a seat of ours has seen at another machine's table. Raises SaveError."""
        from paxdesk.net.seat_file import open_seen

        assert self.sharing is not None, "only games that can be shared are played elsewhere"
        return open_seen(path, self.sharing())

    def write_saved(self, path: Path, session: G, word: str = "") -> None:
        """Save a game, sealed if there is a ``word``, and keep the versions before it.

        Raises SaveError.
        """
        data = self.kept(session).data()
        if word:
            data = SAID.sealed(data, word, self.key)
        write_whole(path, data, keep_earlier=True, private=True)

    def kept(self, session: G) -> SaveSnapshot:
        """The game as it is now, to be kept while it goes on."""
        ...

    # --- The home page ---------------------------------------------------------------------------

    def welcome(self) -> tuple[str, str]:
        """Heading and words of the home page, for whoever has not played yet."""
        ...

    def motto(self) -> str:
        """What this is the card table for, below the name of the program."""
        return ""

    def home_cards(self) -> Sequence[Look]:
        """A few cards for the home page of whoever has not played yet."""
        return ()


def at_scenario(game: TableGame, path: Path) -> Session:
    """Begin a game with a position that somebody has written down. Raises PaxError."""
    if game.scenarios is None:
        raise PaxError(tr("{file}: this game has no scenarios", file=path))
    return game.scenarios(path)


def lesson_again(game: TableGame, kept: Session) -> Session | None:
    """Return a kept lesson with its guide; None where it is none, or went another way."""
    if game.lessons is None or not kept.practice or kept.state.over:
        return None
    return next(filter(None, (each.follow(kept, game.deck) for each in game.lessons())), None)


def on_desk(game: TableGame[S, A, E, G, Z, D]) -> TableGame:
    """A game as the desk holds it.

    What the desk is given by one part of a game it hands to the other parts of the same game
    alone, so that it need not know the game's own types.
    """
    return cast(TableGame, game)


@frozen
class OtherGame:
    """Another game that the program plays, as long as nobody has asked for its table.

    ``key`` is that of its saved games, ``title`` a template; ``table`` makes its table.
    """

    key: str
    title: str
    table: Callable[[], TableGame]
