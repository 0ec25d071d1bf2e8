"""Protocols of the optional features of a game, implemented by objects or modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from attrs import field

from paxdesk.desk.game_types import A, D_contra, E, E_contra, G, G_co, G_contra, S
from paxdesk.lazy_attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date
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
    from paxdesk.session.session import SeatSetup


@frozen
class StepFinding:
    """Finding about a step; ``step`` is the number of steps before it.

    ``plan`` is the better alternative in notation, if any. ``comparison`` are command-line
    arguments for comparing an alternative, if any.
    """

    step: int
    seat: Seat
    mark: str
    words: str
    detail: str = ""
    short: str = ""
    plan: tuple[tuple[Seat, str], ...] = field(default=(), repr=False)
    comparison: tuple[str, ...] = ()


@frozen
class GameAnalysis:
    """Analysis of a game: its chart, turning points and judged moves.

    ``tallies`` summarises the moves of each seat; the keys of ``remarks`` are step numbers from 1.
    """

    plot: Plot
    turning_points: tuple[StepFinding, ...]
    worst: tuple[StepFinding, ...]
    tallies: Mapping[Seat, str]
    remarks: Mapping[int, StepFinding]
    note: str
    complete: bool = True


class Analysis(Protocol[S, A, E]):
    """Analysis of games, in a separate process."""

    def arguments(self, file: Path, out: Path) -> Sequence[str]:
        """Return the command-line arguments for analysing ``file`` into ``out``.

        The process prints its progress in per cent, one number per line. A finding's ``comparison``
        can be appended to the arguments.
        """
        ...

    def read(self, path: Path, recording: Recording[S, A, E], names: Names) -> GameAnalysis | None:
        """Return this game's analysis from a file, or None if the file is unsuitable."""
        ...


@frozen
class ResultTable:
    """Result of a game in figures.

    ``columns`` are pairs of an untranslated key and a heading; ``facts`` are pairs of a key and a
    value.
    """

    columns: tuple[tuple[str, str], ...]
    rows: Mapping[Seat, tuple[str, ...]]
    ended: str
    facts: tuple[tuple[str, str], ...] = ()


@frozen
class Suggestion:
    """Suggested next game: a button's ``words``, and the ``choices`` of that game."""

    words: str
    choices: object


@frozen
class LadderRung:
    """Rung of the ladder of games for a single person.

    ``choices`` are those of its next game; ``group`` is the heading of a separate ladder, or "".
    """

    name: str
    meaning: str
    icon: str
    done: bool
    note: str
    choices: object
    group: str = ""


class GameRecords(Protocol[G_contra]):
    """Records of this user's games on this computer."""

    def note(self, session: G_contra, rounds: int) -> None:
        """Record the result of a finished game, unless already recorded.

        An error is reported by :meth:`remarks`.
        """
        ...

    def suggestion(self, session: G_contra) -> Suggestion | None:
        """Return a suggestion for the next game, or None."""
        ...

    def ladder(self, last: str) -> Sequence[LadderRung]:
        """Return the rungs of each ladder, easiest first.

        ``last`` are the ``remembered`` choices of the last new game. Raises SaveError if the
        records cannot be read.
        """
        ...

    def remarks(self, session: G_contra) -> str:
        """Return remarks on the game just finished, in sentences; "" for none."""
        ...

    def sheet(self, surface: QWidget) -> RecordsDialog:
        """Create the sheet of all records. Raises SaveError if they cannot be read."""
        ...

    def as_csv(self) -> bytes:
        """Return the records as CSV in UTF-8. Raises SaveError."""
        ...

    def delete(self) -> None:
        """Delete all records. Raises SaveError."""
        ...


class Choices(Protocol[G_co, D_contra]):
    """Settings chosen for a new game."""

    def deal(self, deck: D_contra) -> G_co:
        """Deal the game. Raises PaxError."""
        ...

    def remembered(self) -> str:
        """Return the choices as a line of text that can be parsed again."""
        ...

    def shared(self, deck: D_contra) -> AnySharedGame | None:
        """Return the game shared with remote seats; None without remote seats."""
        ...

    @property
    def on_phones(self) -> bool:
        """True if people see their hands on phones once the game is dealt."""
        return False


@frozen
class DealResult:
    """Result of a deal, verified by replaying the file of its game.

    The best result has the highest ``rank``; equal ``lines`` identify files of the same game.
    """

    player: str
    figures: tuple[str, ...]
    rank: tuple[int, ...] = field(repr=False)
    lines: tuple[tuple[Seat, str], ...] = field(repr=False)


class DealCodes(Protocol[G, D_contra]):
    """Deals identified by a code that players exchange, and deals of a date."""

    @property
    def seeds(self) -> int:
        """Exclusive upper bound of the seeds with a short code."""
        ...

    def code(self, session: G) -> str:
        """Return the code of a session's deal; "" if it has none."""
        ...

    def choices(self, code: str, session: G) -> Choices[G, D_contra]:
        """Return the choices for the deal with this code.

        Raises PaxError.
        """
        ...

    def again(self, session: G) -> Choices[G, D_contra] | None:
        """Return the choices that deal a game again; None if it has no code."""
        ...

    def another(self, session: G, seed: int) -> Choices[G, D_contra] | None:
        """Return the same choices with another ``seed``; None if the session has no code."""
        ...

    def of_day(self, session: G, day: date) -> Choices[G, D_contra]:
        """Return the choices for the deal of a day."""
        ...

    def of_week(self, session: G, day: date) -> Choices[G, D_contra]:
        """Return the choices for the deal of the week that contains ``day``."""
        ...

    def headings(self) -> Sequence[str]:
        """Return the headings of the figures of a result."""
        ...

    def may_be(self, path: Path, code: str) -> bool:
        """Return whether a quick check accepts a file as a game with this code."""
        ...

    def proved(self, path: Path, code: str, deck: D_contra) -> DealResult:
        """Replay a game's file and return its result.

        Raises PaxError if the game does not count.
        """
        ...


class Cards(Protocol[S, A, E, D_contra]):
    """Numbered cards, which can be named in the log and displayed."""

    def look(self, card: CardNumber) -> Look:
        """Return the face of a card, for an area with the ratio ``geometry.RATIO``."""
        ...

    def names(self, deck: D_contra, card: CardNumber) -> Sequence[str]:
        """Return the names of a card, longest first; empty for an unknown card."""
        ...

    def spot(self, state: S, card: CardNumber) -> Spot:
        """Return the spot of a card."""
        ...

    def mentioned(self, state: S, card: CardNumber) -> InspectorContent:
        """Return the inspector content of a card mentioned in the log."""
        ...

    def about(self, step: PlayedStep[S, A, E]) -> CardNumber:
        """Return the card a step is about, if everybody may see it; else 0."""
        ...

    def hidden(self, state: S, seats: frozenset[Seat]) -> frozenset[CardNumber]:
        """Return the cards in hands that none of these seats may see."""
        ...


class Inspection(Protocol[G_contra]):
    """Inspector content and menus of things on the table."""

    def inspected(
        self, session: G_contra, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> InspectorContent:
        """Return the inspector content for a spot or its card."""
        ...

    def pile_name(self, spot: Spot) -> str:
        """Return the heading for a spot without a card; "" if it cannot be inspected."""
        ...

    def deeds(self, session: G_contra, spot: Spot, asked: Seat, names: Names) -> list[MenuEntry]:
        """Return the menu entries of a spot, including refusals.

        Every legal action that is not an answer on a sheet is in the menu of some spot.
        """
        ...


class Forecast(Protocol[S, A, E]):
    """Costs and consequences of actions, as text and figures."""

    def price_plate(self, state: S, actions: Sequence[A], seat: Seat) -> str:
        """Return the text on the price plate of a legal place."""
        ...

    def consequences(self, state: S, action: A, seat: Seat, names: Names) -> list[IconNote]:
        """Return notes on the consequences of an action; ``seat`` is called "you"."""
        ...

    def net_effect(
        self, steps: Sequence[PlayedStep[S, A, E]], seat: Seat, names: Names
    ) -> list[IconNote]:
        """Return the net effect of steps on ``seat``, called "you"."""
        ...

    def foresee(self, state: S, actions: Sequence[A]) -> object:
        """Return the common effects of these actions, for the game's drawing, or None."""
        return None

    def given_up(self, state: S, action: A) -> str:
        """Return the losses from ending the turn with ``action``, or ""."""
        return ""

    def may_be_cancelled(self, state: S, action: A) -> bool:
        """Return whether opponents may cancel the action at once, so that it needs confirmation."""
        return False


class AnswerSheetFactory(Protocol[A, G_contra]):
    """Factory of the question sheets of one table."""

    def forget_faces(self) -> None:
        """Discard painted cards, if there are any."""
        return

    def sheet(
        self, session: G_contra, question: Question, legal: list[A], labels: Labels, scale: float
    ) -> AnswerSheet | None:
        """Return the sheet for a question; None if it is answered on the table.

        ``scale`` is in pixels per unit.
        """
        ...


class Motion(Protocol[S, E_contra]):
    """Animations and sounds."""

    def choreography(
        self, scenery: BeforeAfter[S], events: Iterable[E_contra], *, reduced: bool
    ) -> tuple[list[Cue], list[Sounding]]:
        """Return the animation cues and sounds of a step.

        If ``reduced``, pictures only cross-fade.
        """
        ...

    def mastheads(self, scenery: BeforeAfter[S], events: Iterable[E_contra]) -> Iterable[Look]:
        """Return the banners of a step, for moments important to everybody."""
        ...


class Charts(Protocol):
    """Charts of a game's figures by turn."""

    def plots(self, rows: Sequence[TurnFigures]) -> Sequence[Plot]:
        """Return the charts of a game."""
        ...

    def bands(self, rows: Sequence[TurnFigures]) -> Sequence[Band]:
        """Return the bands for the charts and the timeline: periods in which a condition holds."""
        return ()

    def band_keys(self) -> Sequence[BandKey]:
        """Return the legend of the bands."""
        return ()


class Workshop(Protocol[S]):
    """Editor of user-made cards and positions."""

    def first_sheet(self, surface: QWidget) -> WorkshopDialog:
        """Return the card editor, or the sheet for setting up a position.

        Raises PaxError.
        """
        ...

    def supposed(self, state: S, *seats: Seat) -> S:
        """Return a position consistent with the information of these seats.

        Positions that look the same to them give the same result.
        """
        ...

    def position_sheet(
        self, surface: QWidget, state: S | None, seats: Sequence[SeatSetup] = ()
    ) -> WorkshopDialog:
        """Return the sheet for setting up a position; without ``state``, the table is empty.

        Raises PaxError.
        """
        ...
