"""What a game may have besides its table: one protocol for each part of several functions.

A game that has a part names it by an attribute of ``TableGame``: an object, or a module, whose
functions are those of the protocol. Parts of a single function are functions of ``TableGame``
themselves. Advice, lessons and puzzles have files of their own: ``advice``,
``lessons_and_puzzles``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from attrs import field

from paxdesk.desk.game_types import A, D_contra, E, E_contra, G_co, G_contra, S
from paxdesk.lazy_attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.animation_stage import BeforeAfter, Cue, Sounding
    from paxdesk.desk.charts import Band, BandKey, Plot, TurnFigures
    from paxdesk.desk.inspector.content import InspectorContent
    from paxdesk.desk.protocol.table_game import Question
    from paxdesk.desk.scene.things import CardNumber, Look, Spot
    from paxdesk.desk.sheets.modal_sheet import RecordsDialog, WorkshopDialog
    from paxdesk.desk.sheets.question_sheet import AnswerSheet
    from paxdesk.desk.words import IconNote, Labels, MenuEntry, Names
    from paxdesk.session.game_protocol import Seat
    from paxdesk.session.history import PlayedStep
    from paxdesk.session.replay import Recording
    from paxdesk.session.seat_updates import AnySharedGame


# --- What is found out about a game that is over --------------------------------------------------


@frozen
class StepFinding:
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
    turning_points: tuple[StepFinding, ...]
    worst: tuple[StepFinding, ...]
    tallies: Mapping[Seat, str]
    remarks: Mapping[int, StepFinding]
    note: str


class Analysis(Protocol[S, A, E]):
    """Has games that are over analysed, in a process of its own."""

    def arguments(self, file: Path, out: Path) -> Sequence[str]:
        """The command line by which this program analyses a saved game and writes what it finds.

        It prints how many of a hundred parts are done, a number a line.
        """
        ...

    def read(self, path: Path, recording: Recording[S, A, E], names: Names) -> GameAnalysis | None:
        """What was found out about a game, in words; None where the file has nothing of it."""
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


# --- How a game begins ----------------------------------------------------------------------------


class Choices(Protocol[G_co, D_contra]):
    """What was chosen for a new game."""

    def deal(self, deck: D_contra) -> G_co:
        """Deal the game. Raises PaxError."""
        ...

    def remembered(self) -> str:
        """Return the choices as a line, from which they are proposed again."""
        ...

    def shared(self, deck: D_contra) -> AnySharedGame | None:
        """Return the game where seats of it are elsewhere, else None."""
        ...


# --- What people see and read ---------------------------------------------------------------------


class Cards(Protocol[S, A, E, D_contra]):
    """A game of numbered cards: they can be named in the log, shown, and kept in the inspector."""

    def look(self, card: CardNumber) -> Look:
        """Return the face of a card by itself, as high as it is wide times ``RATIO``."""
        ...

    def names(self, deck: D_contra, card: CardNumber) -> Sequence[str]:
        """Return the names by which a card may be called, longest first; none for no card."""
        ...

    def spot(self, state: S, card: CardNumber) -> Spot:
        """Return where a card lies."""
        ...

    def mentioned(self, state: S, card: CardNumber) -> InspectorContent:
        """Return what the inspector shows of a card that is only mentioned, as in the log."""
        ...

    def about(self, step: PlayedStep[S, A, E]) -> CardNumber:
        """Return the card that a step was about, if everybody may see it; else 0."""
        ...

    def hidden(self, state: S, seats: frozenset[Seat]) -> frozenset[CardNumber]:
        """Return the cards that only others than these seats may see."""
        ...


class Inspection(Protocol[G_contra]):
    """Things that can be looked at closely, and have a menu of what can be done with them."""

    def inspected(
        self, session: G_contra, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> InspectorContent:
        """Return everything there is to say to ``asked`` of the card at a spot, or of the pile."""
        ...

    def pile_name(self, spot: Spot) -> str:
        """Return the name of a thing that shows no card; "" for what cannot be inspected."""
        ...

    def deeds(self, session: G_contra, spot: Spot, asked: Seat, names: Names) -> list[MenuEntry]:
        """Return what ``asked`` can do with what lies at a spot, and what not and why.

        Every legal action that is no answer of a sheet is among the deeds of some spot.
        """
        ...


# --- What an action would bring -------------------------------------------------------------------


class Forecast(Protocol[S, A, E]):
    """What actions cost and change, in words and figures."""

    def price_plate(self, state: S, actions: Sequence[A], seat: Seat) -> str:
        """Return the words on the plate of a legal place: a price."""
        ...

    def consequences(self, state: S, action: A, seat: Seat, names: Names) -> list[IconNote]:
        """Return what an action would do, the most telling first; ``seat`` is "you"."""
        ...

    def net_effect(
        self, steps: Sequence[PlayedStep[S, A, E]], seat: Seat, names: Names
    ) -> list[IconNote]:
        """Return what steps have come to for a seat: figures, then what it has lost to whom."""
        ...

    def foresee(self, state: S, actions: Sequence[A], seat: Seat) -> object:
        """Return what these meanings would change, for the game's own drawing; None: nothing."""
        return None

    def given_up(self, state: S, action: A) -> str:
        """Return what is given up by ending the turn with this, to be asked back; "": nothing."""
        return ""

    def may_be_cancelled(self, state: S, action: A) -> bool:
        """Return whether others may undo it as soon as it is done, so that one is asked back."""
        return False


class AnswerSheetFactory(Protocol[A, G_contra]):
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


# --- What is shown of a step, and of a whole game -------------------------------------------------


class Motion(Protocol[S, E_contra]):
    """Things that move, and sounds."""

    def choreography(
        self, scenery: BeforeAfter[S], events: Iterable[E_contra], *, reduced: bool
    ) -> tuple[list[Cue], list[Sounding]]:
        """How a step is shown, and what is heard of it.

        Where motion is ``reduced``, one picture gives way to the other.
        """
        ...

    def mastheads(self, scenery: BeforeAfter[S], events: Iterable[E_contra]) -> Iterable[Look]:
        """What is printed across the table of a step: moments that everybody should hear of."""
        ...


class Charts(Protocol):
    """Figures of a game turn by turn."""

    def plots(self, rows: Sequence[TurnFigures]) -> Sequence[Plot]:
        """The charts of a game."""
        ...

    def bands(self, rows: Sequence[TurnFigures]) -> Sequence[Band]:
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
