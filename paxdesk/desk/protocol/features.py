"""What a game may have besides its table, each a protocol of its own.

A game that has it says so by an attribute of ``TableGame``; where that is None, the desk shows no
way to it. Those with values of their own have modules of their own: ``advice``, ``analysis``,
``game_records``, ``guided``, ``puzzles``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from paxdesk.desk.types import A, A_contra, C_contra, E, E_contra, G, G_co, G_contra, S, S_contra

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.charts.plot import Band, BandKey, Plot, TurnRow
    from paxdesk.desk.inspector.sheet import Inspected
    from paxdesk.desk.log.log_rows import StepLog
    from paxdesk.desk.protocol.game_records import GameRecords
    from paxdesk.desk.protocol.question import Question
    from paxdesk.desk.scene.things import CardNumber, Look, Spot
    from paxdesk.desk.sheets.dialog import (
        EndDialog,
        NewGameDialog,
        OverviewDialog,
        WorkshopDialog,
    )
    from paxdesk.desk.sheets.question_sheet import AnswerSheet
    from paxdesk.desk.stage.stage import Cue, Scenery, Sounding
    from paxdesk.desk.words.labels import Deed, Labels, Names, Note
    from paxdesk.session.game import Seat
    from paxdesk.session.history import Step
    from paxdesk.session.sharing import AnySharedGame


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
        from paxdesk.desk.inspector.inspector import point_at_a_card

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
