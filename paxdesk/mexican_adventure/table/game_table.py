"""The Mexican Adventure on the desk: see ``paxdesk/desk/protocol/table_game.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from paxdesk.desk.protocol.features import Workshop
from paxdesk.desk.protocol.table_game import TableGame, on_desk
from paxdesk.desk.scene.things import Look
from paxdesk.language import tr, tr_noop
from paxdesk.lazy import Lazy
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import as_seen, supposed, under_a_leader
from paxdesk.mexican_adventure.saves import GAME, OpenedGame, SavedGame, open_saved
from paxdesk.mexican_adventure.session import Session, side_of
from paxdesk.mexican_adventure.table import advice, chart_plots, inspection, motion
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.layout import AdventureLayout
from paxdesk.mexican_adventure.table.lessons import AdventureCourse, load_courses
from paxdesk.mexican_adventure.table.scene.drawing import AdventureDrawing
from paxdesk.mexican_adventure.table.scene.pieces import HeadLook, OnPaperLook, StackLook
from paxdesk.mexican_adventure.table.sheets.answer_sheets import AnswerSheets
from paxdesk.mexican_adventure.table.sheets.new_game import (
    LARGEST_SEED,
    NewGame,
    NewGameSheet,
    proposed,
)
from paxdesk.mexican_adventure.table.wording import AdventureForecast, AdventureWording
from paxdesk.mexican_adventure.table.words.terms import side_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.log.log_rows import StepLog
    from paxdesk.desk.protocol.features import GameRecords
    from paxdesk.desk.sheets.modal_sheet import EndDialog, OverviewDialog, WorkshopDialog
    from paxdesk.desk.words import Labels
    from paxdesk.mexican_adventure.sharing import AdventureSharing
    from paxdesk.mexican_adventure.table import puzzles
    from paxdesk.mexican_adventure.table.words import analysis_words
    from paxdesk.session.game_protocol import Seat
    from paxdesk.session.session import SeatSetup
else:
    analysis_words = Lazy("paxdesk.mexican_adventure.table.words.analysis_words")
    puzzles = Lazy("paxdesk.mexican_adventure.table.puzzles")


class AdventureTable(TableGame[State, Action, Event, Session, AdventureLayout, Material]):
    key = GAME
    title = tr_noop("The Mexican Adventure")
    largest_seed = LARGEST_SEED
    rulebook = "adventure"
    in_browsers = True
    guide_page = "adventure"

    def __init__(self, material: Material) -> None:
        self.deck = material
        self.own_cards = len(material.replaced)
        self.handling = AdventureHandling()
        self.drawing = AdventureDrawing(material, self.handling)
        self.wording = AdventureWording()
        self.forecast = AdventureForecast()
        self.inspector = inspection
        self.motion = motion
        self.charts = chart_plots
        self.adviser = self.robots = advice
        self.analysis = analysis_words
        self.puzzles = puzzles
        self.workshop = AdventureWorkshop(material)

    def secrets(self, state: State, seat: Seat) -> bool:
        """Return whether the side has undecided chits, or leaders who hide pieces (M86, M106)."""
        side = side_of(seat)
        zones = state.material.board.ids
        return bool(state.drawn(side)) or any(under_a_leader(state, side, each) for each in zones)

    def for_page(self) -> TableGame:
        """Return a separate table for a browser page, without this computer's stored set-ups."""
        table = AdventureTable(self.deck)
        table.handling.own_setups = None
        return on_desk(table)

    def lessons(self) -> Sequence[AdventureCourse]:
        return load_courses(self.deck)

    def new_games(self, surface: QWidget, last: str, alone: bool) -> NewGameSheet:
        sheet = NewGameSheet(surface, self.deck)
        before = proposed(last, frozenset(self.deck.scenarios))
        if before is not None:
            sheet.propose(before)
        if alone and not any(button.robot for button in sheet.who):
            sheet.who[-1].seat(advice.ADVISER)
        return sheet

    def sheets(self, surface: QWidget) -> AnswerSheets:
        return AnswerSheets(surface)

    def overview(self, surface: QWidget, session: Session) -> OverviewDialog:
        from paxdesk.mexican_adventure.table.sheets.overview import OverviewSheet

        return OverviewSheet(surface, self.deck)

    def ends(
        self,
        surface: QWidget,
        session: Session,
        labels: Labels,
        game_log: StepLog[State, Action, Event],
        records: GameRecords[Session] | None,
    ) -> EndDialog:
        from paxdesk.mexican_adventure.table.sheets.end import EndSheet

        return EndSheet(surface, session.state, labels, cast(GameLog, game_log))

    def sharing(self) -> AdventureSharing:
        from paxdesk.mexican_adventure.sharing import AdventureSharing

        return AdventureSharing(self.deck)

    def ahead(self) -> Sequence[Callable[[], object]]:
        modules = ("paxdesk.desk.charts", "paxdesk.mexican_adventure.table.sheets.end")
        return [partial(import_module, name) for name in modules]

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        return NewGame(seed=seed).deal(self.deck)

    def practice_from(self, state: State, session: Session) -> Session:
        return Session.from_position(state, session.seats, practice=True)

    def scenarios(self, path: Path) -> Session:
        from paxdesk.mexican_adventure.scenarios import laid_out, read_scenario

        given = read_scenario(path, self.deck).game
        position = laid_out(given.position, given.begins_at)
        position.rolls, position.draws = [], []  # the game continues with random dice
        return Session.from_position(position, NewGame().seats)

    def open_saved(self, path: Path) -> OpenedGame:
        return open_saved(path, self.deck)

    def kept(self, session: Session) -> SavedGame:
        return SavedGame.of(session)

    def welcome(self) -> tuple[str, str]:
        words = tr(
            "Imperial columns on guarded roads against Juárez's guerrillas, while in Paris "
            "Napoleon III's patience runs out. For two players."
        )
        return tr("Mexico, 1862"), words

    def motto(self) -> str:
        return tr("the map table for The Mexican Adventure")

    def home_cards(self) -> Sequence[Look]:
        shown: tuple[tuple[Look, str], ...] = (
            (StackLook("imperial", "7", "A", 2, False, 3), side_words("imperial")),
            (StackLook("republican", "9", "C", 1, False, 3), side_words("republican")),
            (HeadLook("republican", "J"), "Juárez"),
        )
        return [OnPaperLook(*each) for each in shown]


class AdventureWorkshop(Workshop[State]):
    """Workshop for positions; this game has no cards to correct."""

    def __init__(self, material: Material) -> None:
        self._material = material

    def first_sheet(self, surface: QWidget) -> WorkshopDialog:
        return self.position_sheet(surface, None)

    def supposed(self, state: State, *seats: Seat) -> State:
        return supposed(as_seen(state, *map(side_of, seats)))

    def position_sheet(
        self, surface: QWidget, state: State | None, seats: Sequence[SeatSetup] = ()
    ) -> WorkshopDialog:
        from paxdesk.mexican_adventure.table.sheets.workshop_sheets import PositionSheet
        from paxdesk.mexican_adventure.workshop import AdventureDraft

        if state is None:
            return PositionSheet(surface, AdventureDraft.bare(self._material))
        return PositionSheet(surface, AdventureDraft.of(state, seats))
