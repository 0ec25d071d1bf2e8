"""What a game may have besides its table, each a protocol of its own.

A game that has it says so by an attribute of ``TableGame``; where that is None, the desk shows no
way to it. Those with most values of their own have modules of their own: ``advice``, ``guided``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from attrs import field
from PySide6.QtWidgets import QWidget

from paxdesk.desk.game_types import (
    A,
    A_contra,
    C_contra,
    E,
    E_contra,
    G,
    G_co,
    G_contra,
    S,
    S_contra,
)
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.replay import Recording

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paxdesk.desk.animation_stage import Cue, Scenery, Sounding
    from paxdesk.desk.charts import Band, BandKey, Plot, TurnRow
    from paxdesk.desk.inspector import Inspected
    from paxdesk.desk.log.log_rows import StepLog
    from paxdesk.desk.protocol.table_game import Question
    from paxdesk.desk.scene.things import CardNumber, Look
    from paxdesk.desk.sheets.modal_sheet import (
        EndDialog,
        NewGameDialog,
        OverviewDialog,
        RecordsDialog,
        WorkshopDialog,
    )
    from paxdesk.desk.sheets.question_sheet import AnswerSheet
    from paxdesk.desk.words import Deed, Labels, Note
    from paxdesk.session.history import Step
    from paxdesk.session.seat_updates import AnySharedGame


# --- What is found out about a game that is over --------------------------------------------------
# What is found out about a game that is over, in words, as the replay shows it.


@frozen
class Finding:
    """Something about a step: ``words`` in a line, ``detail`` in small type below.

    ``short`` says it where the step itself is told.

    ``step`` is how many steps had been taken before it. ``plan`` is what could have
    been done instead, lines of notation with the seat of each; empty where nothing is better.
    """

    step: int
    seat: Seat
    mark: str
    words: str
    detail: str = ""
    short: str = ""
    plan: tuple[tuple[Seat, str], ...] = field(default=(), repr=False)


@frozen
class GameAnalysis:
    """A chart of everybody's chances, the turning points, and what is to be said of moves.

    ``tallies`` say of each seat how good its moves were, ``remarks`` are by the number of the
    step that they are about, the first being 1; ``note`` says what all this goes by.
    """

    plot: Plot
    turning_points: tuple[Finding, ...]
    worst: tuple[Finding, ...]
    tallies: Mapping[Seat, str]
    remarks: Mapping[int, Finding]
    note: str


class GameAnalyst(Protocol[S, A, E]):
    """Has games that are over analysed, in a process of its own."""

    def arguments(self, file: Path, out: Path) -> Sequence[str]:
        """The command line by which this program analyses a saved game and writes what it finds.

        It prints how many of a hundred parts are done, a number a line.
        """
        ...

    def read(self, path: Path, recording: Recording[S, A, E], names: Names) -> GameAnalysis | None:
        """What was found out about a game, in words; None where the file has nothing of it."""
        ...


# --- Puzzles as the desk shows them ---------------------------------------------------------------
# A list, and one that is being solved.

Verdict: TypeAlias = Literal["open", "solved", "failed"]


@frozen
class PuzzleEntry:
    """One puzzle of the list: its ``kind`` and ``task`` in words, and how hard it is, from 1.

    An ``own`` one was made by a player, and counts neither as that of the day nor for a rating.
    """

    name: str
    kind: str
    task: str
    stars: int
    own: bool = False


class PuzzleSession(Protocol):
    """A session in which a puzzle is being solved."""

    @property
    def entry(self) -> PuzzleEntry:
        """Which one it is."""
        ...

    @property
    def verdict(self) -> Verdict:
        """Whether the position on the table solves it, or cannot any more."""
        ...

    def why_failed(self, names: Names) -> str:
        """What is wrong with what was played, in a sentence or two."""
        ...

    def hint(self, names: Names) -> tuple[str, Mapping[Spot, bool]]:
        """What helps on, and the places to be lit."""
        ...

    def solution(self, names: Names) -> Sequence[str]:
        """The plan in sentences, what each line brings about included."""
        ...


class PuzzleMaker(Protocol[G]):
    """Has puzzles to be solved."""

    def entries(self) -> Sequence[PuzzleEntry]:
        """All puzzles that can be played, in the order of the list. Raises PaxError."""
        ...

    def begin(self, name: str) -> G:
        """Lay a puzzle out. Raises PaxError."""
        ...

    def puzzle(self, session: G) -> PuzzleSession | None:
        """A session as the puzzle that is solved in it, else None."""
        ...


# --- What a game keeps of a player's games once they are over -------------------------------------


@frozen
class Suggestion:
    """What to play next: the ``words`` of a button, and the ``choices`` of that new game."""

    words: str
    choices: object


@frozen
class LadderRung:
    """One step of the ladder of whoever plays alone, as it is shown.

    ``note`` says what has become of it so far, ``choices`` are those of its next game.
    """

    name: str
    meaning: str
    icon: str
    done: bool
    note: str
    choices: object


class GameRecords(Protocol[G_contra]):
    """The records of the games played on this computer by this user."""

    def note(self, session: G_contra, rounds: int) -> None:
        """Keep the result of a game that has just been played to its end in so many rounds.

        The same game counts once. Where it cannot be kept, :meth:`remarks` says so.
        """
        ...

    def suggestion(self, session: G_contra) -> Suggestion | None:
        """What to play after this game; None where nothing can be said."""
        ...

    def ladder(self, last: str) -> Sequence[LadderRung]:
        """The steps for whoever plays alone, the easiest first; none where there are no such games.

        ``last`` are the ``remembered`` choices of the last new game, whose person plays. Raises
        SaveError where the records cannot be read.
        """
        ...

    def remarks(self, session: G_contra) -> str:
        """What there is to say of a game that has just ended, in sentences; "" for nothing."""
        ...

    def sheet(self, surface: QWidget) -> RecordsDialog:
        """Everything that is kept. Raises SaveError where it cannot be read."""
        ...

    def as_csv(self) -> bytes:
        """A row for each game, in UTF-8. Raises SaveError where they cannot be read."""
        ...

    def delete(self) -> None:
        """Forget all of it. Raises SaveError."""
        ...


class RecordKeeper(Protocol[G_contra]):
    """Keeps the results of a player's games."""

    def records(self, folder: Path | None) -> GameRecords[G_contra]:
        """Those kept in the folder of the player's data, None: nowhere."""
        ...


# --- How a game begins and ends -------------------------------------------------------------------


class NewGames(Protocol[G_co, C_contra]):
    """Choices for a new game; without them it is dealt at once."""

    def sheet(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        """Asks for a new game, proposing the ``last`` one; ``alone``: one against robots."""
        ...

    def deal(self, choices: C_contra) -> G_co:
        """The game that was chosen. Raises PaxError."""
        ...

    def remembered(self, choices: C_contra) -> str:
        """The choices as a line, to be proposed again."""
        ...

    def shared(self, choices: C_contra) -> AnySharedGame | None:
        """The game that was chosen, where seats of it are elsewhere; else None."""
        return None


class EndTeller(Protocol[S, A, E, G]):
    """A sheet at the end; without it the prompt line says how the game ended."""

    def sheet(
        self,
        surface: QWidget,
        session: G,
        labels: Labels,
        game_log: StepLog[S, A, E],
        records: GameRecords[G] | None,
    ) -> EndDialog:
        """How a game ended, with what the ``records`` say of it, if any are kept."""
        ...


# --- What people see and read ---------------------------------------------------------------------


class Secrets(Protocol[S_contra]):
    """What not everybody at the table may see: the curtain falls between two persons."""

    def holds(self, state: S_contra, seat: Seat) -> bool:
        """Whether the seat holds something that others must not see."""
        ...


class CardTeller(Protocol[S, A, E]):
    """A game of numbered cards: they can be named in the log, shown, and kept in the inspector."""

    def look(self, card: CardNumber) -> Look:
        """The face of a card by itself, as high as it is wide times ``RATIO``."""
        ...

    def names(self, card: CardNumber) -> Sequence[str]:
        """The names by which a card may be called, the longest first; none for no card."""
        ...

    def spot(self, state: S, card: CardNumber) -> Spot:
        """Where a card lies."""
        ...

    def mentioned(self, state: S, card: CardNumber) -> Inspected:
        """A card that is only mentioned, as in the log."""
        ...

    def about(self, step: Step[S, A, E]) -> CardNumber:
        """The card that a step was about, if everybody may see it; else 0."""
        ...

    def hidden(self, state: S, seats: frozenset[Seat]) -> frozenset[CardNumber]:
        """The cards that only others than these seats may see."""
        ...


class InspectorTeller(Protocol[G_contra]):
    """Things that can be looked at closely."""

    def inspected(
        self, session: G_contra, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> Inspected:
        """The card at a spot, or the pile, with everything there is to say of it to ``asked``."""
        ...

    def pile_name(self, spot: Spot) -> str:
        """What the inspector calls a thing that shows no card; "" for what it knows nothing of."""
        ...

    def nothing(self) -> str:
        """What the inspector says while it shows nothing."""
        from paxdesk.desk.inspector import point_at_a_card

        return point_at_a_card()


class DeedTeller(Protocol[G_contra]):
    """A menu of everything that can be done with a thing."""

    def deeds(self, session: G_contra, spot: Spot, asked: Seat, names: Names) -> list[Deed]:
        """What ``asked`` can do with what lies at a spot, and what not and why.

        Every legal action that is no answer of a sheet is among the deeds of some spot.
        """
        ...


class HelpPages(Protocol[G_contra]):
    """Rules to be read at the table."""

    rulebook: str
    """Their folder in the assets."""

    def variants(self, session: G_contra) -> tuple[str, ...]:
        """The entries of the rule book that say what this game changes."""
        return ()

    def overview_sheet(self, surface: QWidget, session: G_contra) -> OverviewDialog:
        """The game on a page, by the rules of this session."""
        ...


class PhaseTeller(Protocol[S_contra]):
    """Turns that have phases, shown in the top bar."""

    def phases(self) -> tuple[str, ...]:
        """What they are called."""
        ...

    def phase(self, state: S_contra) -> int | None:
        """Which of them is under way; None between turns."""
        ...


# --- What an action would bring -------------------------------------------------------------------


class Forecaster(Protocol[S, A, E]):
    """What actions cost and change, in words."""

    def price_plate(self, state: S, actions: Sequence[A], seat: Seat) -> str:
        """What a legal place says on its plate: a price."""
        ...

    def consequences(self, state: S, action: A, seat: Seat, names: Names) -> list[Note]:
        """What an action would do, the most telling first; ``seat`` is addressed as "you"."""
        ...

    def net_effect(self, steps: Sequence[Step[S, A, E]], seat: Seat, names: Names) -> list[Note]:
        """What these steps have come to for a seat, in figures, then what it has lost to whom."""
        ...


class Foreseer(Protocol[S_contra, A_contra]):
    """Figures on the table as they would be after what is pointed at."""

    def foresee(self, state: S_contra, actions: Sequence[A_contra], seat: Seat) -> object:
        """What these meanings would change, for the game's own drawing; None where nothing."""
        ...


class AskingBack(Protocol[S_contra, A_contra]):
    """Actions that people are asked about once more."""

    def given_up(self, state: S_contra, action: A_contra) -> str:
        """What somebody gives up who ends the turn with this; "" where that is nothing."""
        ...

    def may_be_cancelled(self, state: S_contra, action: A_contra) -> bool:
        """Whether others may undo it as soon as it is done, so that one is asked back."""
        ...


class AnswerSheets(Protocol[A, G_contra]):
    """Makes the sheets of one table on which the game's questions are answered."""

    def forget_faces(self) -> None:
        """Paint all cards anew, where there are any."""
        return

    def sheet(
        self,
        session: G_contra,
        question: Question,
        legal: list[A],
        labels: Labels,
        scale: float,
    ) -> AnswerSheet | None:
        """The sheet for a question; None where it is answered on the table itself.

        ``scale`` is how many pixels a unit of it has.
        """
        ...


class SheetMaker(Protocol[A, G_contra]):
    """Questions that are answered on sheets over the table."""

    def answer_sheets(self, surface: QWidget) -> AnswerSheets[A, G_contra]:
        """The sheets of one table."""
        ...


# --- What is shown of a step, and of a whole game -------------------------------------------------


class Choreographer(Protocol[S, E_contra]):
    """Things that move, and sounds."""

    def choreography(
        self, scenery: Scenery[S], events: Iterable[E_contra], *, reduced: bool
    ) -> tuple[list[Cue], list[Sounding]]:
        """How a step is shown, and what is heard of it.

        Where motion is ``reduced``, one picture gives way to the other.
        """
        ...

    def mastheads(self, scenery: Scenery[S], events: Iterable[E_contra]) -> Iterable[Look]:
        """What is printed across the table of a step: moments that everybody should hear of."""
        ...


class DiceTeller(Protocol[A_contra, E_contra]):
    """Dice that are laid on the table."""

    def rolls(self, action: A_contra, events: Sequence[E_contra]) -> tuple[int, ...]:
        """The dice that settled something in a step."""
        ...


class ChartMaker(Protocol):
    """Figures of a game turn by turn."""

    def plots(self, rows: Sequence[TurnRow]) -> Sequence[Plot]:
        """The charts of a game."""
        ...

    def bands(self, rows: Sequence[TurnRow]) -> Sequence[Band]:
        """What held when, for charts and timeline."""
        return ()

    def band_keys(self) -> Sequence[BandKey]:
        """What the bands mean."""
        return ()


class Workshop(Protocol[S]):
    """What players make themselves: cards and positions of their own."""

    def first_sheet(self, surface: QWidget) -> WorkshopDialog:
        """All cards of the game, to be looked at and corrected; a bare table where there are none.

        Raises PaxError.
        """
        ...

    def supposed(self, state: S, *seats: Seat) -> S:
        """A position that could be the one of which these seats see this much.

        Whatever they do not see is dealt anew; positions that look the same give the same.
        """
        ...

    def position_sheet(self, surface: QWidget, state: S | None) -> WorkshopDialog:
        """A table on which a position is set up, beginning with this one or a bare table.

        Raises PaxError.
        """
        ...


class ScenarioReader(Protocol[G_co]):
    """Positions that somebody has written down."""

    def at_scenario(self, path: Path) -> G_co:
        """A game that begins with the position of a scenario. Raises PaxError."""
        ...
