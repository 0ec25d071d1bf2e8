"""What a game is to the desk: the protocol that every game's table fulfils.

The session's side of it, rules and notation, is ``paxdesk/session/game.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias, get_args

from paxdesk.session.opened import OpenedGame as AnyOpenedGame
from paxdesk.session.opened import Proof as AnyProof

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.protocol.advice import Thought
    from paxdesk.desk.protocol.analysis import GameAnalysis
    from paxdesk.desk.protocol.game_log import GameLog
    from paxdesk.desk.protocol.game_records import GameRecords
    from paxdesk.desk.protocol.guided import Guided, Lesson
    from paxdesk.desk.protocol.handling import Handling
    from paxdesk.desk.protocol.puzzles import PuzzleEntry, PuzzleSession
    from paxdesk.desk.protocol.question import Question
    from paxdesk.desk.protocol.wording import Wording
    from paxdesk.desk.scene.drawing import Drawing
    from paxdesk.desk.scene.things import Look
    from paxdesk.desk.sheets.answer_sheet import AnswerSheet
    from paxdesk.desk.sheets.game_dialogs import EndDialog, NewGameDialog, OverviewDialog
    from paxdesk.desk.stage.cues import Cue, Sounding
    from paxdesk.desk.stage.scenery import Scenery
    from paxdesk.desk.types import (
        Action,
        Event,
        Material,
        OwnSession,
        Recording,
        Session,
        State,
    )
    from paxdesk.desk.words.seats import Labels, Names
    from paxdesk.files.autosave import Kept
    from paxdesk.files.shelf import KeptGame

OpenedGame: TypeAlias = AnyOpenedGame[Any, Any, Any]
Proof: TypeAlias = AnyProof[Any, Any, Any]


Offer: TypeAlias = Literal[
    "lesson", "alone", "hints", "cautions", "robots", "records", "analysis", "puzzles"
]
"""What a game may have: where it has not, the desk shows no way to it."""
ALL_OFFERS: Final[frozenset[Offer]] = frozenset(get_args(Offer))


class AnswerSheets(Protocol):
    """Makes the sheets on which a game's questions are answered."""

    def forget_faces(self) -> None:
        """Paint all cards anew."""
        ...

    def sheet(
        self,
        session: OwnSession,
        question: Question,
        legal: list[Action],
        labels: Labels,
        scale: float,
    ) -> AnswerSheet | None:
        """The sheet for a question; None where it is answered on the table itself.

        ``scale`` is how many pixels a unit of it has.
        """
        ...


class TableGame(Protocol):
    """A game with its material, as the desk plays, shows, keeps and teaches it."""

    @property
    def key(self) -> str:
        """What its saved games name it by, and the folder of its shelf; "" for the first game."""
        ...

    @property
    def rulebook(self) -> str:
        """The folder of its rules in the assets."""
        ...

    @property
    def offers(self) -> frozenset[Offer]:
        """What it has besides a table: a lesson, an adviser, robots that explain, records …"""
        ...

    @property
    def drawing(self) -> Drawing:
        """How its table and cards are painted."""
        ...

    @property
    def handling(self) -> Handling:
        """Which movement of the hand means which of its actions."""
        ...

    @property
    def wording(self) -> Wording:
        """How its actions, events and questions are put into words."""
        ...

    @property
    def deck(self) -> Material:
        """What it is played with."""
        ...

    @property
    def own_cards(self) -> int:
        """How many cards of the players' own take the place of ours."""
        ...

    def ahead(self) -> Sequence[Callable[[], object]]:
        """What can be done before it is wanted, in parts of a few milliseconds.

        A game that is never over needs none of it, and each part is done again at no cost.
        """
        ...

    # --- Games -----------------------------------------------------------------------------------

    @property
    def largest_seed(self) -> int:
        """Seeds drawn for the players lie below this, so that they can be read out."""
        ...

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        """A game without options between people of whom nothing is known; None: the fewest."""
        ...

    def deal(self, choices: Any) -> Session:
        """The game that was chosen on :meth:`new_game_sheet`. Raises PaxError."""
        ...

    def remembered(self, choices: Any) -> str:
        """The choices as a line, to be proposed again."""
        ...

    def at_scenario(self, path: Path) -> Session:
        """A game that begins with the position of a scenario. Raises PaxError."""
        ...

    def practice_from(self, state: State, session: OwnSession) -> Session:
        """A practice game of the same players that begins with a position of another."""
        ...

    def hint(self, session: OwnSession) -> Thought | None:
        """What an adviser is asked in the place of the person asked; None where nobody is."""
        ...

    def plan_behind(self, session: OwnSession, recording: Recording, number: int) -> Thought | None:
        """What a robot is asked about the plan behind a step, the first being 1.

        None where it planned nothing, or where its plan is nobody else's business yet.
        """
        ...

    def cautions(self, session: OwnSession) -> Thought | None:
        """What finds out what the person asked should mind; None where nobody acts freely."""
        ...

    # --- Looking back ----------------------------------------------------------------------------

    def analysis_arguments(self, file: Path, out: Path) -> Sequence[str]:
        """The command line by which this program analyses a saved game and writes what it finds.

        It prints how many of a hundred parts are done, a number a line.
        """
        ...

    def read_analysis(self, path: Path, recording: Recording, names: Names) -> GameAnalysis | None:
        """What was found out about a game, in words; None where the file has nothing of it."""
        ...

    def practice_with(self, state: State, session: OwnSession, plan: Any) -> Session:
        """A practice game from a position, in which a plan of an analysis has been played."""
        ...

    # --- Puzzles ---------------------------------------------------------------------------------

    def puzzles(self) -> Sequence[PuzzleEntry]:
        """All puzzles that can be played, in the order of the list. Raises PaxError."""
        ...

    def begin_puzzle(self, name: str) -> Session:
        """Lay a puzzle out. Raises PaxError."""
        ...

    def puzzle(self, session: OwnSession) -> PuzzleSession | None:
        """A session as the puzzle that is solved in it, else None."""
        ...

    # --- Saves -----------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame:
        """Open a file. Raises SaveError."""
        ...

    def open_kept(self, game: KeptGame) -> OpenedGame:
        """Open a game of the shelf. Raises SaveError."""
        ...

    def write_saved(self, path: Path, session: OwnSession) -> None:
        """Save a game, and keep the versions before it. Raises SaveError."""
        ...

    def kept(self, session: OwnSession) -> Kept:
        """The game as it is now, to be kept while it goes on."""
        ...

    def records(self, folder: Path | None) -> GameRecords:
        """The results of a player's games, kept in the folder of his data, None: nowhere."""
        ...

    # --- Lessons ---------------------------------------------------------------------------------

    def lessons(self) -> Sequence[Lesson]:
        """The lessons in order, in the language that is spoken now."""
        ...

    def begin_lesson(self, name: str) -> Session:
        """Lay out a lesson."""
        ...

    def guided_again(self, session: OwnSession) -> Session | None:
        """A kept lesson with its guide; None where it is none, or went another way."""
        ...

    def passing(self, session: OwnSession) -> bool:
        """Whether nobody wants to find a session on the shelf: a lesson read to its end."""
        ...

    def guided(self, session: OwnSession) -> Guided | None:
        """A session while it is being taught, else None."""
        ...

    # --- Sheets ----------------------------------------------------------------------------------

    def answer_sheets(self, surface: QWidget) -> AnswerSheets:
        """The sheets of one table."""
        ...

    def new_game_sheet(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        """Asks for a new game, proposing the ``last`` one; ``alone``: one against robots."""
        ...

    def overview_sheet(self, surface: QWidget) -> OverviewDialog:
        """The game on a page."""
        ...

    def end_sheet(
        self,
        surface: QWidget,
        session: OwnSession,
        labels: Labels,
        game_log: GameLog,
        records: GameRecords,
    ) -> EndDialog:
        """How a game ended, with what the ``records`` say of it."""
        ...

    def welcome(self) -> tuple[str, str]:
        """Heading and words of the home page, for whoever has not played yet."""
        ...

    def motto(self) -> str:
        """What this is the card table for, below the name of the program."""
        ...

    def home_cards(self) -> Sequence[Look]:
        """A few cards for the home page of whoever has not played yet."""
        ...

    # --- Motion ----------------------------------------------------------------------------------

    def choreography(
        self, scenery: Scenery, events: Iterable[Event]
    ) -> tuple[list[Cue], list[Sounding]]:
        """How a step is shown, and what is heard of it."""
        ...

    def mastheads(self, scenery: Scenery, events: Iterable[Event]) -> Iterable[Look]:
        """What is printed across the table of a step: moments that everybody should hear of."""
        ...

    def cross_fade(self, scenery: Scenery, length: int) -> list[Cue]:
        """The same where motion is reduced: one picture gives way to the other."""
        ...
