"""Pax Porfiriana on the desk: see ``paxdesk/desk/protocol/table_game.py``.

Sheets and the guide are imported when they are first wanted, so that the table is there sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from paxdesk.desk.protocol.features import EndTeller, NewGames
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import FEWEST_SEATS
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table import features
from paxdesk.porfiriana.table.game_log import GameLog
from paxdesk.porfiriana.table.handling import PaxHandling
from paxdesk.porfiriana.table.layout.layout import Zones
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.porfiriana.table.sheets.choices import (
    LARGEST_SEED,
    NewGame,
    plain_game,
)
from paxdesk.porfiriana.table.wording import PaxWording
from paxdesk.resources import own_cards_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.log.log_rows import StepLog
    from paxdesk.desk.protocol.features import GameRecords
    from paxdesk.desk.scene.things import Look
    from paxdesk.desk.sheets.dialog import EndDialog, NewGameDialog
    from paxdesk.desk.words import Labels
    from paxdesk.porfiriana.saves import OpenedGame, SavedGame
    from paxdesk.porfiriana.sharing import PaxSharing
    from paxdesk.session.sharing import SharedGame

WANTED_LATER: Final = (
    "paxdesk.porfiriana.table.motion.score",
    "paxdesk.porfiriana.table.motion.choreography",
    "paxdesk.porfiriana.rules.sums",
    "paxdesk.porfiriana.table.words.consequences",
    "paxdesk.porfiriana.table.words.labels",
    "paxdesk.porfiriana.table.hand.affordances",
    "paxdesk.desk.scene.drag_ghost",
    "paxdesk.porfiriana.table.inspector.inspection",
    "paxdesk.desk.sheets.deed_menu",
    "paxdesk.desk.sheets.question_sheet",
    "paxdesk.desk.sheets.curtain",
    "paxdesk.desk.rulebook",
    "paxdesk.porfiriana.turn_stats",
    "cattrs",
    "paxdesk.files.plain_data",
    "paxdesk.porfiriana.robots.planner.evaluation",
    "paxdesk.porfiriana.robots.planner.learned",
    "paxdesk.porfiriana.robots.planner.planner",
    "paxdesk.porfiriana.robots.asking",
    "paxdesk.porfiriana.analysis.move_quality",
    "paxdesk.porfiriana.table.words.advice_words",
    "paxdesk.porfiriana.table.words.showdown",
    "paxdesk.porfiriana.table.sheets.showdown_sheet",
    "paxdesk.porfiriana.table.sheets.keep_sheet",
    "statistics",
    "paxdesk.desk.charts",
    "paxdesk.porfiriana.records",
    "paxdesk.porfiriana.table.charts",
    "paxdesk.porfiriana.table.sheets.records_sheet",
    "paxdesk.porfiriana.table.sheets.end",
)
"""Modules that every game comes to need, each after those it imports.

They are imported one by one in spare moments, 75 ms in all, none more than 12. Else the first
chart would make a hand wait 12 ms longer, the first warning 29, and the end of a game all that it
needs at once.
"""


class PaxNewGames(features.OfDeck, NewGames[Session, NewGame]):
    """What may be chosen for a new game."""

    def sheet(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        from paxdesk.porfiriana.table.sheets import choices
        from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet

        sheet = NewGameSheet(surface, self.deck)
        proposed = choices.read(last)
        if proposed is not None:
            sheet.propose(proposed)
        if alone and sheet.game.solo is None:
            sheet.set_mode("paxomatic")
        return sheet

    def deal(self, choices: NewGame) -> Session:
        return choices.deal(self.deck)

    def remembered(self, choices: NewGame) -> str:
        from paxdesk.porfiriana.table.sheets.choices import written

        return written(choices.in_playing_order())

    def shared(self, choices: NewGame) -> SharedGame[State, Action, Event] | None:
        return choices.shared(self.deck)


class PaxEnd(EndTeller[State, Action, Event, Session]):
    """How a game ended."""

    def sheet(
        self,
        surface: QWidget,
        session: Session,
        labels: Labels,
        game_log: StepLog[State, Action, Event],
        records: GameRecords[Session] | None,
    ) -> EndDialog:
        from paxdesk.porfiriana.table.sheets.end import (
            EndSheet,
            defence_at_end,
            ending,
            last_showdown,
        )

        told = cast(GameLog, game_log)
        number = told.turn_stats.rows[-1].round
        recording = told.recording
        how = defence_at_end(recording), last_showdown(recording)
        end = ending(session.state, told.names, number, *how)
        assert records is not None, "this game keeps records"
        afterwards = records.suggestion(session), records.remarks(session)
        return EndSheet(surface, end, labels, told, session.state.cards, *afterwards)


class PaxTable(TableGame[State, Action, Event, Session, Zones, NewGame]):
    """The game with one deck, which the workshop may change.

    Own cards are kept in the folder of ``corrections``, None: where such a folder usually is.
    """

    key = ""
    title = template("Pax Porfiriana")
    largest_seed = LARGEST_SEED

    def __init__(self, deck: Deck, corrections: Path | None = None) -> None:
        self.drawing = PaxDrawing()
        self.handling = PaxHandling()
        self.wording = PaxWording()
        self.new_games = PaxNewGames(deck)
        self.ends = PaxEnd()
        self.secrets = features.PaxSecrets()
        self.cards = features.PaxCards(deck)
        self.inspector = self.deeds = features.PaxInspector()
        self.help = features.PaxHelp()
        self.phases = features.PaxPhases()
        self.forecast = self.foresight = self.asking_back = features.PaxForecast()
        self.sheets = features.PaxSheets(deck)
        self.motion = self.dice = features.PaxMotion()
        self.charts = features.PaxCharts()
        self.scenarios = features.PaxScenarios(deck)
        self.lessons = features.PaxLessons(deck)
        self.hints = self.cautions = self.reckoner = features.PaxAdviser(self.lessons)
        self.robots = self.plans = features.PaxRobots()
        self.puzzles = features.PaxPuzzles(deck)
        self.analysis = features.PaxAnalyst()
        self.records = features.PaxRecordKeeper(deck)
        self.sharing = self._sharing
        folder = corrections or own_cards_folder()
        self.workshop = features.PaxWorkshop(deck, folder, self.use)
        self._with_cards = (
            self.new_games, self.cards, self.sheets, self.scenarios, self.lessons, self.puzzles,
            self.records, self.workshop,
        )  # fmt: skip
        self.use(deck)

    def use(self, deck: Deck) -> None:
        """Deal new games from this deck; those under way keep the cards they have."""
        self.deck = deck
        self.own_cards = len(deck.replaced)
        for part in self._with_cards:
            part.deck = deck

    def _sharing(self) -> PaxSharing:
        from paxdesk.porfiriana.sharing import PaxSharing

        return PaxSharing(self.deck)

    def ahead(self) -> Sequence[Callable[[], object]]:
        modules = [partial(import_module, name) for name in WANTED_LATER]
        return (*modules, lambda: self.deck.digest)

    # --- Games -----------------------------------------------------------------------------------

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        return plain_game(FEWEST_SEATS if seats is None else seats, seed).deal(self.deck)

    def practice_from(self, state: State, session: Session) -> Session:
        return Session.from_position(state, session.seats, practice=True)

    # --- Saves -----------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame:
        from paxdesk.porfiriana.saves import open_saved

        return open_saved(path, self.deck)

    def kept(self, session: Session) -> SavedGame:
        from paxdesk.porfiriana.saves import SavedGame

        return SavedGame.of(session)

    # --- The home page ---------------------------------------------------------------------------

    def welcome(self) -> tuple[str, str]:
        words = say(
            "Build enterprises, hire partners, move troops, ruin rivals, and topple Díaz. "
            "New here? “Learn to play” teaches you in lessons of a few minutes."
        )
        return say("Northern Mexico, 1898"), words

    def motto(self) -> str:
        return say("the card table for Pax Porfiriana")

    def home_cards(self) -> Sequence[Look]:
        deck = self.deck
        kinds = (deck.hacendados, deck.enterprises, deck.partners, deck.troops, deck.topples)
        return [FaceLook(min(numbers), lift=3) for numbers in kinds]
