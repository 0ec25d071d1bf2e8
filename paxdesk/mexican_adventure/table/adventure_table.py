"""The Mexican Adventure on the desk: see ``paxdesk/desk/protocol/table_game.py``.

Sheets are imported when they are first wanted, so that the table is there sooner.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtWidgets import QWidget

from paxdesk.desk.protocol.game_log import GameLog as AnyGameLog
from paxdesk.desk.protocol.game_records import GameRecords
from paxdesk.desk.protocol.guided import Lesson
from paxdesk.desk.protocol.puzzles import PuzzleEntry
from paxdesk.desk.protocol.table_game import Offer
from paxdesk.desk.rulebook.language import spoken
from paxdesk.desk.scene.things import Look
from paxdesk.desk.sheets.game_dialogs import EndDialog, NewGameDialog, OverviewDialog
from paxdesk.desk.stage.cues import Cue, Sounding
from paxdesk.desk.stage.scenery import Scenery
from paxdesk.desk.words.seats import Labels
from paxdesk.files.shelf import KeptGame
from paxdesk.language import say
from paxdesk.mexican_adventure.robots.roster import ROBOTS
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.saves.save import (
    GAME,
    OpenedGame,
    SavedGame,
    open_kept,
    open_saved,
    write_saved,
)
from paxdesk.mexican_adventure.session import Recording, Session, side_of
from paxdesk.mexican_adventure.table.guide.session import GuidedSession
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.log import GameLog
from paxdesk.mexican_adventure.table.mastheads import mastheads
from paxdesk.mexican_adventure.table.motion import glides, soundings
from paxdesk.mexican_adventure.table.records import NoRecords
from paxdesk.mexican_adventure.table.scene.drawing import AdventureDrawing
from paxdesk.mexican_adventure.table.scene.pieces import (
    HeadLook,
    MarkerLook,
    OnPaperLook,
    StackLook,
)
from paxdesk.mexican_adventure.table.sheets.answer_sheets import AnswerSheets
from paxdesk.mexican_adventure.table.sheets.choices import (
    LARGEST_SEED,
    NewGame,
    proposed,
    remembered,
)
from paxdesk.mexican_adventure.table.wording import AdventureWording
from paxdesk.mexican_adventure.table.words.terms import side_words
from paxdesk.session.game import RobotAsked
from paxdesk.strict_yaml import read_file

if TYPE_CHECKING:
    from paxdesk.desk.protocol.analysis import GameAnalysis

ADVISER: Final = "strategist"
"""Who gives hints, and sits opposite whoever plays alone."""


class AdventureTable:
    """The game with one material."""

    key = GAME
    rulebook = "adventure"
    offers: frozenset[Offer] = frozenset({"alone", "analysis", "hints", "lesson", "robots"})

    def __init__(self, material: Material) -> None:
        self.deck = material
        self.handling = AdventureHandling()
        self.drawing = AdventureDrawing(material, self.handling)
        self.wording = AdventureWording()

    @property
    def own_cards(self) -> int:
        return len(self.deck.replaced)

    def ahead(self) -> Sequence[Callable[[], object]]:
        modules = ("paxdesk.desk.charts.chart_button", "paxdesk.mexican_adventure.table.sheets.end")
        return [partial(import_module, name) for name in modules]

    # --- Games -----------------------------------------------------------------------------------

    @property
    def largest_seed(self) -> int:
        return LARGEST_SEED

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        return NewGame(seed=seed).begin(self.deck)

    def deal(self, choices: NewGame) -> Session:
        return choices.begin(self.deck)

    def remembered(self, choices: NewGame) -> str:
        return remembered(choices)

    def at_scenario(self, path: Path) -> Session:
        from paxdesk.mexican_adventure.scenarios.reading import read_scenario
        from paxdesk.mexican_adventure.scenarios.running import begun

        position = begun(read_scenario(path, read_file(path), self.deck))
        return Session.from_position(position, NewGame().seats)

    def practice_from(self, state: State, session: Session) -> Session:
        return Session.from_position(state, session.seats, practice=True)

    def hint(self, session: Session) -> RobotAsked[Action] | None:
        asked = session.asked
        taught = self.guided(session)
        if asked is None or asked in session.robots or (taught is not None and not taught.free):
            return None
        side = side_of(asked)
        return ROBOTS[ADVISER].asked_at(seen_by(session.state, side), side)

    def plan_behind(self, session: Session, recording: object, number: int) -> None:
        return None

    def cautions(self, session: Session) -> None:
        return None

    def records(self, folder: Path | None) -> NoRecords:
        return NoRecords()

    # --- Looking back ----------------------------------------------------------------------------

    def analysis_arguments(self, file: Path, out: Path) -> Sequence[str]:
        return ("adventure", "analyse", str(file), "--progress", "--out", str(out))

    def read_analysis(
        self, path: Path, recording: Recording, names: object
    ) -> "GameAnalysis | None":
        from paxdesk.mexican_adventure.analysis.analysis import read_analysis
        from paxdesk.mexican_adventure.table.words.looking_back import told

        found = read_analysis(path, recording)
        return None if found is None else told(found, recording)

    def practice_with(self, state: State, session: Session, plan: Sequence[str]) -> Session:
        practice = self.practice_from(state, session)
        for line in plan:
            practice.submit(practice.game.parse(line))
        return practice

    # --- Puzzles: none yet, and the desk offers none ----------------------------------------------

    def puzzles(self) -> Sequence[PuzzleEntry]:
        return ()

    def begin_puzzle(self, name: str) -> Session:
        return self.plain()

    def puzzle(self, session: Session) -> None:
        return None

    # --- Saves -----------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame:
        return open_saved(path, self.deck)

    def open_kept(self, game: KeptGame) -> OpenedGame:
        return open_kept(game, self.deck)

    def write_saved(self, path: Path, session: Session) -> None:
        write_saved(path, session)

    def kept(self, session: Session) -> SavedGame:
        return SavedGame.of(session)

    # --- Lessons ---------------------------------------------------------------------------------

    @property
    def _own_material(self) -> Material:
        """Ours without corrections: lessons know no other."""
        return load_material() if self.deck.replaced else self.deck

    def lessons(self) -> list[Lesson]:
        from paxdesk.mexican_adventure.table.guide.course import load_courses

        return [each.lesson(spoken()) for each in load_courses(self._own_material)]

    def begin_lesson(self, name: str) -> Session:
        from paxdesk.mexican_adventure.table.guide.course import load_courses

        material = self._own_material
        course = next(each for each in load_courses(material) if each.name == name)
        return GuidedSession.begin(material, course)

    def guided_again(self, session: Session) -> Session | None:
        if not session.practice or session.state.over or not session.opening.laid_out:
            return None
        from paxdesk.mexican_adventure.table.guide.course import load_courses

        material = session.state.material
        for course in load_courses(material):
            if session.opening == course.opening(material):
                return GuidedSession.follow(session, course)
        return None

    def passing(self, session: Session) -> bool:
        return isinstance(session, GuidedSession) and session.finished

    def guided(self, session: Session) -> GuidedSession | None:
        if isinstance(session, GuidedSession) and session.guiding is not None:
            return session
        return None

    # --- Sheets ----------------------------------------------------------------------------------

    def answer_sheets(self, surface: QWidget) -> AnswerSheets:
        return AnswerSheets(surface)

    def new_game_sheet(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        from paxdesk.mexican_adventure.table.sheets.new_game import NewGameSheet

        sheet = NewGameSheet(surface, self.deck)
        before = proposed(last, frozenset(self.deck.scenarios))
        if before is not None:
            sheet.propose(before)
        if alone and not any(button.robot for button in sheet.who):
            sheet.who[-1].seat(ADVISER)
        return sheet

    def overview_sheet(self, surface: QWidget) -> OverviewDialog:
        from paxdesk.mexican_adventure.table.sheets.overview import OverviewSheet

        return OverviewSheet(surface, self.deck)

    def end_sheet(
        self,
        surface: QWidget,
        session: Session,
        labels: Labels,
        game_log: AnyGameLog,
        records: GameRecords,
    ) -> EndDialog:
        from paxdesk.mexican_adventure.table.sheets.end import EndSheet

        return EndSheet(surface, session.state, labels, cast(GameLog, game_log))

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

    # --- Motion ----------------------------------------------------------------------------------

    def choreography(
        self, scenery: Scenery, events: Iterable[Event]
    ) -> tuple[list[Cue], list[Sounding]]:
        return glides(scenery), soundings(scenery.state, events)

    def mastheads(self, scenery: Scenery, events: Iterable[Event]) -> Iterable[Look]:
        return mastheads(scenery.state, events)

    def cross_fade(self, scenery: Scenery, length: int) -> list[Cue]:
        return []
