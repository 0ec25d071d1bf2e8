"""The Mexican Adventure on the desk: see ``paxdesk/desk/protocol/table_game.py``.

Sheets are imported when they are first wanted, so that the table is there sooner.
"""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QWidget

from paxdesk.desk.log.log_rows import StepLog
from paxdesk.desk.protocol.features import EndTeller, GameRecords, NewGames
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.scene.things import Look
from paxdesk.desk.sheets.modal_sheet import EndDialog, NewGameDialog
from paxdesk.desk.words import Labels
from paxdesk.language import say, template
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.saves import (
    GAME,
    OpenedGame,
    SavedGame,
    open_saved,
)
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table import features
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.layout import Zones
from paxdesk.mexican_adventure.table.scene.drawing import AdventureDrawing
from paxdesk.mexican_adventure.table.scene.pieces import (
    HeadLook,
    MarkerLook,
    OnPaperLook,
    StackLook,
)
from paxdesk.mexican_adventure.table.sheets.new_game import (
    LARGEST_SEED,
    NewGame,
    proposed,
    remembered,
)
from paxdesk.mexican_adventure.table.wording import AdventureWording
from paxdesk.mexican_adventure.table.words.terms import side_words

if TYPE_CHECKING:
    from paxdesk.mexican_adventure.sharing import AdventureSharing
    from paxdesk.session.seat_updates import SharedGame


class AdventureNewGames(NewGames[Session, NewGame]):
    """What may be chosen for a new game."""

    def __init__(self, material: Material) -> None:
        self.deck = material

    def sheet(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        from paxdesk.mexican_adventure.table.sheets.new_game import NewGameSheet

        sheet = NewGameSheet(surface, self.deck)
        before = proposed(last, frozenset(self.deck.scenarios))
        if before is not None:
            sheet.propose(before)
        if alone and not any(button.robot for button in sheet.who):
            sheet.who[-1].seat(features.ADVISER)
        return sheet

    def deal(self, choices: NewGame) -> Session:
        return choices.begin(self.deck)

    def remembered(self, choices: NewGame) -> str:
        return remembered(choices)

    def shared(self, choices: NewGame) -> "SharedGame[State, Action, Event] | None":
        return choices.shared(self.deck)


class AdventureEnd(EndTeller[State, Action, Event, Session]):
    """How a game ended."""

    def sheet(
        self,
        surface: QWidget,
        session: Session,
        labels: Labels,
        game_log: StepLog[State, Action, Event],
        records: GameRecords[Session] | None,
    ) -> EndDialog:
        from paxdesk.mexican_adventure.table.sheets.end import EndSheet

        return EndSheet(surface, session.state, labels, cast(GameLog, game_log))


class AdventureTable(TableGame[State, Action, Event, Session, Zones, NewGame]):
    """The game with one material."""

    key = GAME
    title = template("The Mexican Adventure")
    largest_seed = LARGEST_SEED

    def __init__(self, material: Material) -> None:
        self.deck = material
        self.own_cards = len(material.replaced)
        self.handling = AdventureHandling()
        self.drawing = AdventureDrawing(material, self.handling)
        self.wording = AdventureWording()
        self.new_games = AdventureNewGames(material)
        self.ends = AdventureEnd()
        self.secrets = features.AdventureSecrets()
        self.inspector = self.deeds = features.AdventureInspector()
        self.help = features.AdventureHelp(material)
        self.phases = features.AdventurePhases()
        self.forecast = features.AdventureForecast()
        self.sheets = features.AdventureSheets()
        self.motion = features.AdventureMotion()
        self.charts = features.AdventureCharts()
        self.scenarios = features.AdventureScenarios(material)
        self.lessons = features.AdventureLessons(material)
        self.hints = self.cautions = features.AdventureAdviser(self.lessons)
        self.robots = features.AdventureRobots()
        self.analysis = features.AdventureAnalyst()
        self.workshop = features.AdventureWorkshop(material)
        self.puzzles = features.AdventurePuzzles(material)
        self.sharing = self._sharing

    def _sharing(self) -> "AdventureSharing":
        from paxdesk.mexican_adventure.sharing import AdventureSharing

        return AdventureSharing(self.deck)

    def ahead(self) -> Sequence[Callable[[], object]]:
        modules = ("paxdesk.desk.charts", "paxdesk.mexican_adventure.table.sheets.end")
        return [partial(import_module, name) for name in modules]

    # --- Games -----------------------------------------------------------------------------------

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        return NewGame(seed=seed).begin(self.deck)

    def practice_from(self, state: State, session: Session) -> Session:
        return Session.from_position(state, session.seats, practice=True)

    # --- Saves -----------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame:
        return open_saved(path, self.deck)

    def kept(self, session: Session) -> SavedGame:
        return SavedGame.of(session)

    # --- The home page ---------------------------------------------------------------------------

    def welcome(self) -> tuple[str, str]:
        words = say(
            "Imperial columns on guarded roads against Juárez's guerrillas, and a clock in Paris "
            "that says when Napoleon III has had enough. For two players."
        )
        return say("Mexico, 1862"), words

    def motto(self) -> str:
        return say("the map table for The Mexican Adventure")

    def home_cards(self) -> Sequence[Look]:
        shown: tuple[tuple[Look, str], ...] = (
            (StackLook("imperial", "7", "A", 2, False, 3), side_words("imperial")),
            (StackLook("republican", "9", "C", 1, False, 3), side_words("republican")),
            (StackLook("republican", "", "", 0, True, 2), say("Face down")),
            (MarkerLook("hq", "6"), say("Headquarters")),
            (HeadLook("republican", "J"), "Juárez"),
        )
        return [OnPaperLook(*each) for each in shown]
