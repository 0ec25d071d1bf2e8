"""Protocol of a game on the desk.

A game derives from ``TableGame`` with its own types as arguments, and omits features it lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, cast

from paxdesk.desk.game_types import A, D, E, G, G_contra, S
from paxdesk.desk.log.log_rows import LogFilter, StepLog
from paxdesk.desk.protocol.features import ResultTable
from paxdesk.desk.scene.things import CardNumber, Z
from paxdesk.desk.words import Label, Labels, Names
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.files.sealing import SAID
from paxdesk.language import tr, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.game_types import Session
    from paxdesk.desk.protocol.advice import Adviser, Flowcharts, RobotReasons
    from paxdesk.desk.protocol.features import (
        Analysis,
        AnswerSheetFactory,
        Cards,
        Charts,
        DealCodes,
        Forecast,
        GameRecords,
        Inspection,
        Motion,
        Workshop,
    )
    from paxdesk.desk.protocol.handling import Handling
    from paxdesk.desk.protocol.lessons_and_puzzles import OwnTurns, PlayableCourse, PuzzleList
    from paxdesk.desk.scene.game_drawing import GameDrawing
    from paxdesk.desk.scene.things import Look
    from paxdesk.desk.sheets.modal_sheet import EndDialog, ModalSheet, NewGameDialog, OverviewDialog
    from paxdesk.files.autosave import SaveSnapshot
    from paxdesk.files.game_shelf import KeptGame
    from paxdesk.session.opened_game import OpenedGame
    from paxdesk.session.replay import Recording
    from paxdesk.session.seat_updates import Sharing


# --- Questions ------------------------------------------------------------------------------------

AnswerManner: TypeAlias = Literal["turn", "sheet", "table", "keep", "showdown", "robot", "over"]
"""Manner of answering a question.

``sheet`` means by a form, ``table`` by clicks, ``keep`` by ticking cards, ``over`` no answer.
"""


@frozen
class Question:
    """A question for the prompt line, with the ``heading`` of its sheet.

    ``how`` names the clicks or keys for the answer. ``waiting`` is why the turn cannot continue, or
    "". ``calls`` is the public reason for calling a person, or "".
    """

    seat: Seat | None
    manner: AnswerManner
    line: str
    note: str = ""
    heading: str = ""
    how: str = ""
    waiting: str = ""
    calls: str = ""

    @property
    def needs_hand(self) -> bool:
        """True if the answering player must see their hand."""
        return self.manner in ("turn", "showdown")


# --- Texts ----------------------------------------------------------------------------------------
# Names, buttons, questions, the log.


class Wording(Protocol[S, A, E, G_contra]):
    """Texts of a game, in the current language."""

    own_subjects: bool = False
    """True if texts of actions may have their own grammatical subject."""

    def labels(self, session: G_contra) -> Labels:
        """Return the labels of a session's seats."""
        ...

    def players(self, session: G_contra) -> str:
        """Return the players, as one line."""
        ...

    def role(self, session: G_contra, seat: Seat) -> str:
        """Return the side of a seat; "" in a game without sides."""
        return ""

    def progress(self, session: G_contra) -> str:
        """Return the progress or the result of a game."""
        ...

    def setup(self, session: G_contra) -> str:
        """Return the set-up of a game as one line, or ""."""
        return ""

    def question(self, state: S, asked: Seat | None, legal: Sequence[A], names: Names) -> Question:
        """Return the question of the position for the seat ``asked``."""
        ...

    def label(self, state: S, action: A, names: Names) -> Label:
        """Return the label of the button for this action."""
        ...

    def action_text(self, state: S, action: A, names: Names) -> str:
        """Return an action as text, without the seat's name: ``buys [184] Dorados``."""
        ...

    def game_log(self, names: Names) -> StepLog[S, A, E]:
        """Return a new log without entries."""
        ...

    def log_filters(self) -> Sequence[LogFilter]:
        """Return the game's log filters, in addition to those of every log."""
        return ()

    def phases(self) -> tuple[str, ...]:
        """Return the phases of a turn for the top bar, or ()."""
        return ()

    def phase(self, state: S) -> int | None:
        """Return the index of the current phase, or None."""
        return None

    def nothing_inspected(self) -> str:
        """Return the hint of the empty inspector."""
        from paxdesk.desk.inspector.panel import point_at_a_card

        return point_at_a_card()


# --- Table game -----------------------------------------------------------------------------------


class TableGame(Protocol[S, A, E, G, Z, D]):
    """A game with its material, as played, displayed and saved by the desk."""

    key: str
    """Identifier in saved games and name of their folder; "" for games saved without either."""
    title: str
    """Untranslated title of the game."""
    deck: D
    """Material of the game."""
    drawing: GameDrawing[S, Z]
    """Painter of its table and cards."""
    handling: Handling[S, A, G]
    """Mapping of its gestures to actions."""
    wording: Wording[S, A, E, G]
    """Texts of its actions, events and questions."""
    largest_seed: int
    """Exclusive upper bound of random seeds, which are kept short for reading out."""
    own_cards: int = 0
    """Number of cards corrected by the user."""
    rulebook: str = ""
    """Folder of its rules in the assets; "" if there are none."""
    in_browsers: bool = False
    """True if its seats can be played in browsers."""
    guide_page: str = "start"
    """Page of the player's guide that opens first, from ``guide_window.ORDER``."""

    # --- Optional features, None if missing -------------------------------------------------------

    cards: Cards[S, A, E, D] | None = None
    inspector: Inspection[G] | None = None
    forecast: Forecast[S, A, E] | None = None
    motion: Motion[S, E] | None = None
    charts: Charts | None = None
    adviser: Adviser[S, G] | None = None
    robots: RobotReasons[S, A, E, G] | None = None
    flowchart: Flowcharts[S, A, E, G] | None = None
    puzzles: PuzzleList[G, D] | None = None
    analysis: Analysis[S, A, E] | None = None
    own_turns: OwnTurns[G] | None = None
    workshop: Workshop[S] | None = None
    deals: DealCodes[G, D] | None = None

    new_games: Callable[[QWidget, str, bool], NewGameDialog] | None = None
    """Function that creates the sheet for a new game.

    Arguments: parent, remembered choices, and True for a game against robots.
    """
    ends: (
        Callable[[QWidget, G, Labels, StepLog[S, A, E], GameRecords[G] | None], EndDialog] | None
    ) = None
    """Function that creates the end dialog; if None, the prompt line shows the result."""
    lesson_ends: Callable[[QWidget, G, Labels, StepLog[S, A, E]], ModalSheet] | None = None
    """Function that creates the poster at the end of a lesson's game."""
    secrets: Callable[[S, Seat], bool] | None = None
    """Function that returns whether a seat has secrets and therefore needs the curtain."""
    open_part: Callable[[G], G] | None = None
    """Function that returns the session as everybody may see it.

    Hands can be face down only in a game with this function.
    """
    sheets: Callable[[QWidget], AnswerSheetFactory[A, G]] | None = None
    """Function that creates the factory of a table's question sheets."""
    dice: Callable[[A, Sequence[E]], tuple[int, ...]] | None = None
    """Function that returns the dice to be placed on the table."""
    overview: Callable[[QWidget, G], OverviewDialog] | None = None
    """Function that creates the one-page overview of the session's game."""
    lessons: Callable[[], Sequence[PlayableCourse[G, D]]] | None = None
    """Function that returns the lessons in order."""
    scenarios: Callable[[Path], G] | None = None
    """Function that starts a game from a position in a file. Raises PaxError."""
    records: Callable[[Path | None], GameRecords[G]] | None = None
    """Function that opens the records in a folder; without a folder, nothing is stored."""
    sharing: Callable[[], Sharing[S, A, E]] | None = None
    """Function that returns the game's interface for tables with remote seats."""
    watching: Callable[[], Sharing[S, A, E]] | None = None
    """Function that returns the interface for seats that only watch, on phones."""

    def for_page(self) -> TableGame:
        """Return the table for a browser page."""
        return on_desk(self)

    @property
    def missing_tools(self) -> frozenset[str]:
        """Tools of the top bar without a function in this game."""
        features = {
            "chart": self.charts,
            "inspector": self.inspector,
            "hint": self.adviser,
            "rules": self.rulebook or None,
        }
        return frozenset(name for name, feature in features.items() if feature is None)

    def card_names(self, card: CardNumber) -> Sequence[str]:
        """Return the names printed on a card; () in a game without cards."""
        return () if self.cards is None else self.cards.names(self.deck, card)

    def deck_words(self, session: G) -> str:
        """Return a text on the cards corrected by the user, or ""."""
        number = self.own_cards
        return tr_plural("%n card(s) corrected by you", "", number) if number else ""

    def result(self, session: G, recording: Recording[S, A, E], names: Names) -> ResultTable:
        """Return the result of a game, or its figures so far."""
        roles = {seat: self.wording.role(session, seat) for seat in names if seat}
        columns = (("role", tr("Role")),) if any(roles.values()) else ()
        rows = {seat: (role,) if columns else () for seat, role in roles.items()}
        return ResultTable(columns, rows, self.wording.progress(session))

    def turning_points(self, recording: Recording[S, A, E], names: Names) -> Sequence[str]:
        """Return texts on the decisive moves of a game, in playing order."""
        return ()

    def variants(self, session: G) -> tuple[str, ...]:
        """Return the ids of the rule-book entries on the variants and options in play."""
        return ()

    def ahead(self) -> Sequence[Callable[[], object]]:
        """Return short preloading functions, to be called while the window is idle."""
        return ()

    # --- Games ------------------------------------------------------------------------------------

    def plain(self, seats: int | None = None, seed: int = 0) -> G:
        """Return a game without options, by default with the minimum number of ``seats``."""
        ...

    def practice_from(self, state: S, session: G) -> G:
        """Return a practice game of the same players that starts from ``state``."""
        ...

    # --- Saves ------------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame[S, A, E]:
        """Open a file. Raises SaveError."""
        ...

    def open_kept(self, game: KeptGame) -> OpenedGame[S, A, E]:
        """Open a game of the shelf. Raises SaveError."""
        if game.seen:
            return self.open_seen(game.path)
        return game.newest(self.open_saved)

    def open_seen(self, path: Path) -> OpenedGame[S, A, E]:
        """Open the record of a seat at a remote table. Raises SaveError."""
        from paxdesk.net.seat_file import open_seen

        assert self.sharing is not None, "only games that can be shared are played elsewhere"
        return open_seen(path, self.sharing())

    def write_saved(self, path: Path, session: G, word: str = "") -> None:
        """Save a game, encrypted if ``word`` is given.

        The previous version of the file is kept. Raises SaveError.
        """
        data = self.kept(session).data()
        if word:
            data = SAID.sealed(data, word, self.key)
        write_whole(path, data, keep_earlier=True, private=True)

    def kept(self, session: G) -> SaveSnapshot:
        """Return a snapshot of the game for autosaving."""
        ...

    # --- Home page --------------------------------------------------------------------------------

    def welcome(self) -> tuple[str, str]:
        """Return the heading and text of the home page for new players."""
        ...

    def motto(self) -> str:
        """Return the subtitle below the program's name; "" for none."""
        return ""

    def home_cards(self) -> Sequence[Look]:
        """Return a few cards for the home page of new players."""
        return ()


def at_scenario(game: TableGame, path: Path) -> Session:
    """Start a game from a position in a file. Raises PaxError."""
    if game.scenarios is None:
        raise PaxError(tr("{file}: this game has no scenarios", file=path))
    return game.scenarios(path)


def lesson_again(game: TableGame, kept: Session) -> Session | None:
    """Return a saved lesson with its guide.

    Returns None for other games, and for a lesson that cannot continue.
    """
    if game.lessons is None or not kept.practice or kept.state.over:
        return None
    return next(filter(None, (each.follow(kept, game.deck) for each in game.lessons())), None)


def on_desk(game: TableGame[S, A, E, G, Z, D]) -> TableGame:
    """Cast a game to the type used by the desk."""
    return cast(TableGame, game)


@frozen
class OtherGame:
    """Another game of the program, whose table is created on demand.

    ``key`` is the identifier in saved games, ``title`` is untranslated.
    """

    key: str
    title: str
    table: Callable[[], TableGame]
