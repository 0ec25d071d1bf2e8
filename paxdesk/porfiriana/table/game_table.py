"""Integration of Pax Porfiriana, see ``paxdesk/desk/protocol/table_game.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from paxdesk.desk.protocol.features import Workshop
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.language import tr, tr_noop
from paxdesk.lazy import Lazy
from paxdesk.porfiriana.rules.actions import Action, Dice, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import FEWEST_SEATS
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import as_seen, seen_by, supposed
from paxdesk.porfiriana.session import Recording, Session
from paxdesk.porfiriana.table import advice, cards, deals
from paxdesk.porfiriana.table.game_log import GameLog
from paxdesk.porfiriana.table.hand.handling import PaxHandling
from paxdesk.porfiriana.table.layout.layout import PaxLayout
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.porfiriana.table.sheets.new_game_choices import LARGEST_SEED, plain_game
from paxdesk.porfiriana.table.wording import PaxWording
from paxdesk.porfiriana.table.words.terms import deck_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.log.log_rows import StepLog
    from paxdesk.desk.protocol.features import GameRecords, ResultTable
    from paxdesk.desk.scene.things import Look
    from paxdesk.desk.sheets.modal_sheet import (
        EndDialog,
        ModalSheet,
        NewGameDialog,
        OverviewDialog,
        WorkshopDialog,
    )
    from paxdesk.desk.words import Labels, Names
    from paxdesk.porfiriana.saves import OpenedGame, SavedGame
    from paxdesk.porfiriana.sharing import PaxSharing
    from paxdesk.porfiriana.table import chart_plots, flowchart, inspection, own_turns, puzzles
    from paxdesk.porfiriana.table.lessons import PaxCourse
    from paxdesk.porfiriana.table.motion import choreography
    from paxdesk.porfiriana.table.sheets.answer_sheets import AnswerSheets
    from paxdesk.porfiriana.table.sheets.records_sheet import PaxRecords
    from paxdesk.porfiriana.table.words import consequences
    from paxdesk.porfiriana.workshop.own_files import DeckChoice
    from paxdesk.session.session import SeatSetup
else:
    chart_plots = Lazy("paxdesk.porfiriana.table.chart_plots")
    choreography = Lazy("paxdesk.porfiriana.table.motion.choreography")
    consequences = Lazy("paxdesk.porfiriana.table.words.consequences")
    flowchart = Lazy("paxdesk.porfiriana.table.flowchart")
    inspection = Lazy("paxdesk.porfiriana.table.inspection")
    own_turns = Lazy("paxdesk.porfiriana.table.own_turns")
    puzzles = Lazy("paxdesk.porfiriana.table.puzzles")

WANTED_LATER: Final = (
    "paxdesk.porfiriana.table.motion.cue_list",
    "paxdesk.porfiriana.table.motion.choreography",
    "paxdesk.porfiriana.rules.sums",
    "paxdesk.porfiriana.rules.cautions",
    "paxdesk.porfiriana.table.words.consequences",
    "paxdesk.porfiriana.table.hand.affordances",
    "paxdesk.porfiriana.table.inspection",
    "paxdesk.desk.sheets.action_menu",
    "paxdesk.desk.sheets.question_sheet",
    "paxdesk.desk.sheets.curtain",
    "paxdesk.desk.rulebook",
    "paxdesk.porfiriana.turn_stats",
    "cattrs",
    "paxdesk.files.record_codec",
    "paxdesk.porfiriana.robots.planner.evaluation",
    "paxdesk.porfiriana.robots.planner.learned",
    "paxdesk.porfiriana.robots.planner.planner",
    "paxdesk.porfiriana.robots.questions",
    "paxdesk.porfiriana.analysis.hindsight",
    "paxdesk.porfiriana.table.words.advice_words",
    "paxdesk.porfiriana.table.words.showdown",
    "paxdesk.porfiriana.table.sheets.showdown_sheet",
    "paxdesk.porfiriana.table.sheets.depression_sheet",
    "statistics",
    "paxdesk.desk.charts",
    "paxdesk.porfiriana.results",
    "paxdesk.porfiriana.table.chart_plots",
    "paxdesk.porfiriana.table.sheets.records_sheet",
    "paxdesk.porfiriana.table.sheets.end",
)
"""Modules imported one by one in idle moments, to avoid later delays."""


class PaxTable(TableGame[State, Action, Event, Session, PaxLayout, Deck]):
    """Pax Porfiriana with a deck; ``corrections`` is the folder of custom cards, or None."""

    key = ""
    title = tr_noop("Pax Porfiriana")
    largest_seed = LARGEST_SEED
    rulebook = "rules"
    in_browsers = True

    def __init__(self, deck: Deck, corrections: Path | None = None) -> None:
        self.drawing = PaxDrawing()
        self.handling = PaxHandling()
        self.wording = PaxWording()
        self.cards = cards
        self.inspector = inspection
        self.forecast = consequences
        self.motion = choreography
        self.charts = self.analysis = chart_plots
        self.adviser = self.robots = advice
        self.flowchart = flowchart
        self.puzzles = puzzles
        self.own_turns = own_turns
        self.deals = deals
        self.corrections = corrections
        self.workshop = PaxWorkshop(self, corrections)
        self.use(deck)

    def use(self, deck: Deck) -> None:
        """Use ``deck`` for new games; games in progress keep their cards."""
        self.deck = deck
        self.own_cards = deck.changed

    def deck_words(self, session: Session) -> str:
        deck = session.state.cards
        return deck_words(deck) if deck.changed or deck.checked else ""

    def secrets(self, state: State, seat: Seat) -> bool:
        return seen_by(state, seat) != seen_by(state)

    def open_part(self, session: Session) -> Session:
        from paxdesk.porfiriana.table.hand.open_part import open_part

        return open_part(session)

    def dice(self, action: Action, events: Sequence[Event]) -> tuple[int, ...]:
        return () if isinstance(action, Dice) else Session.game.rolled(events)

    def variants(self, session: Session) -> tuple[str, ...]:
        options = session.state.options
        on = [each for each in options.on if each != "diaz_senility" or options.diaz_ages]
        return (*on, "handicaps") if options.handicaps else tuple(on)

    def lessons(self) -> Sequence[PaxCourse]:
        from paxdesk.porfiriana.table.lessons import load_courses

        return load_courses()

    def new_games(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        from paxdesk.porfiriana.table.sheets import new_game_choices
        from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet

        sheet = NewGameSheet(surface, self.deck, self._deck_choice())
        proposed = new_game_choices.read(last)
        if proposed is not None:
            sheet.propose(proposed)
        if alone and sheet.game.solo is None:
            sheet.set_mode("paxomatic")
        return sheet

    def result(self, session: Session, recording: Recording, names: Names) -> ResultTable:
        from paxdesk.porfiriana.table.sheets.end import result_table

        return result_table(session, recording, names)

    def turning_points(self, recording: Recording, names: Names) -> Sequence[str]:
        return chart_plots.told_points(recording, names)

    def _deck_choice(self) -> DeckChoice | None:
        """Return the choice of decks, or None if there is nothing to choose."""
        from paxdesk.porfiriana.workshop.named_decks import NamedDecks
        from paxdesk.porfiriana.workshop.own_files import DeckChoice

        decks = NamedDecks() if self.corrections is None else None
        return DeckChoice(decks, self.use) if decks is not None and decks.several else None

    def sheets(self, surface: QWidget) -> AnswerSheets:
        from paxdesk.porfiriana.table.sheets.answer_sheets import AnswerSheets

        return AnswerSheets(surface, self.deck)

    def overview(self, surface: QWidget, session: Session) -> OverviewDialog:
        from paxdesk.porfiriana.table.sheets.overview import OverviewSheet

        return OverviewSheet(surface, session.state)

    def ends(
        self,
        surface: QWidget,
        session: Session,
        labels: Labels,
        game_log: StepLog[State, Action, Event],
        records: GameRecords[Session] | None,
    ) -> EndDialog:
        from paxdesk.porfiriana.table.sheets.end import EndSheet, ending_of

        told = cast(GameLog, game_log)
        end = ending_of(session.state, told)
        assert records is not None, "this game keeps records"
        code, remarks = deals.code(session), records.remarks(session)
        if code:
            remarks = "  ·  ".join(filter(None, [remarks, tr("deal {code}", code=code)]))
        mine = session.host is None and any(seat.robot is None for seat in session.seats)
        afterwards = records.suggestion(session), remarks, deals.again(session), mine
        return EndSheet(surface, end, labels, told, session.state.cards, *afterwards)

    def lesson_ends(
        self,
        surface: QWidget,
        session: Session,
        labels: Labels,
        game_log: StepLog[State, Action, Event],
    ) -> ModalSheet:
        from paxdesk.porfiriana.table.sheets.end import LessonEndSheet, ending_of

        end = ending_of(session.state, cast(GameLog, game_log))
        return LessonEndSheet(surface, end, labels, session.state.cards)

    def records(self, folder: Path | None) -> PaxRecords:
        from paxdesk.porfiriana.table.sheets.records_sheet import PaxRecords

        return PaxRecords(folder, self.deck.hacendados)

    def sharing(self) -> PaxSharing:
        from paxdesk.porfiriana.sharing import PaxSharing

        return PaxSharing(self.deck)

    def ahead(self) -> Sequence[Callable[[], object]]:
        modules = [partial(import_module, name) for name in WANTED_LATER]
        return (*modules, lambda: self.deck.digest)

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        return plain_game(FEWEST_SEATS if seats is None else seats, seed).deal(self.deck)

    def practice_from(self, state: State, session: Session) -> Session:
        down = session.secrecy == "face down"
        return Session.from_position(state, session.seats, practice=True, face_down=down)

    def scenarios(self, path: Path) -> Session:
        from paxdesk.porfiriana.scenarios.reading import read_scenario
        from paxdesk.porfiriana.table.sheets.new_game_choices import position_session

        given = read_scenario(path, self.deck).game
        return position_session(given.position, given.robots)

    def open_saved(self, path: Path) -> OpenedGame:
        from paxdesk.porfiriana.saves import open_saved

        return open_saved(path, self.deck)

    def kept(self, session: Session) -> SavedGame:
        from paxdesk.porfiriana.saves import SavedGame

        return SavedGame.of(session)

    def welcome(self) -> tuple[str, str]:
        words = tr(
            "Build enterprises, hire partners, move troops, ruin rivals, and topple Díaz. "
            "New here? “Learn to play” teaches you in lessons of a few minutes."
        )
        return tr("Northern Mexico, 1898"), words

    def motto(self) -> str:
        return tr("the card table for Pax Porfiriana")

    def home_cards(self) -> Sequence[Look]:
        deck = self.deck
        kinds = (deck.hacendados, deck.enterprises, deck.topples)
        return [FaceLook(min(numbers), lift=3) for numbers in kinds]


class PaxWorkshop(Workshop[State]):
    """Workshop of a table, for custom cards and positions."""

    def __init__(self, table: PaxTable, folder: Path | None) -> None:
        self._table, self.folder = table, folder

    def first_sheet(self, surface: QWidget) -> WorkshopDialog:
        from paxdesk.porfiriana.table.sheets.cards_sheet import CardsSheet
        from paxdesk.porfiriana.workshop.named_decks import NamedDecks
        from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder

        if self.folder is not None:
            return CardsSheet(surface, CorrectionsFolder(self.folder), self._table.use)
        decks = NamedDecks()
        own = CorrectionsFolder.of(decks.in_use, decks)
        return CardsSheet(surface, own, self._table.use)

    def supposed(self, state: State, *seats: Seat) -> State:
        return supposed(as_seen(state, *seats))

    def position_sheet(
        self, surface: QWidget, state: State | None, seats: Sequence[SeatSetup] = ()
    ) -> WorkshopDialog:
        from paxdesk.porfiriana.table.sheets.workshop_sheets import PositionSheet
        from paxdesk.porfiriana.workshop.position_draft import PaxDraft

        draft = PaxDraft.bare(self._table.deck) if state is None else PaxDraft.of(state, seats)
        return PositionSheet(surface, draft)
