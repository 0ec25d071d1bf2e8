"""Pax Porfiriana on the desk: see ``paxdesk/desk/game/table_game.py``.

Sheets and the guide are imported when they are first wanted, so that the table is there sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from paxdesk.desk.protocol.table_game import ALL_OFFERS
from paxdesk.language import say
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.cautions import CautionQuestion
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.session import Recording, Session
from paxdesk.porfiriana.table.handling import PaxHandling
from paxdesk.porfiriana.table.log.game_log import GameLog
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.porfiriana.table.sheets.answer_sheets import AnswerSheets
from paxdesk.porfiriana.table.sheets.choices import (
    FEWEST_SEATS,
    LARGEST_SEED,
    NewGame,
    plain_game,
    position_session,
)
from paxdesk.porfiriana.table.wording import PaxWording
from paxdesk.resources import cards_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.protocol.analysis import GameAnalysis
    from paxdesk.desk.protocol.game_log import GameLog as AnyGameLog
    from paxdesk.desk.protocol.game_records import GameRecords
    from paxdesk.desk.protocol.guided import Lesson
    from paxdesk.desk.protocol.puzzles import PuzzleEntry, PuzzleSession
    from paxdesk.desk.scene.things import Look
    from paxdesk.desk.sheets.game_dialogs import EndDialog, NewGameDialog, OverviewDialog
    from paxdesk.desk.stage.cues import Cue, Sounding
    from paxdesk.desk.stage.scenery import Scenery as AnyScenery
    from paxdesk.desk.words.seats import Labels, Names
    from paxdesk.files.shelf import KeptGame
    from paxdesk.porfiriana.analysis.hindsight import PlanQuestion
    from paxdesk.porfiriana.analysis.judging import Said
    from paxdesk.porfiriana.robots.advising import AdviceQuestion
    from paxdesk.porfiriana.saves.save import OpenedGame, SavedGame
    from paxdesk.porfiriana.table.guide.session import GuidedSession

WANTED_LATER: Final = (
    "paxdesk.porfiriana.table.motion.score",
    "paxdesk.porfiriana.table.motion.choreography",
    "paxdesk.porfiriana.table.motion.mastheads",
    "paxdesk.porfiriana.rules.sums",
    "paxdesk.porfiriana.table.words.consequences",
    "paxdesk.porfiriana.table.words.labels",
    "paxdesk.porfiriana.table.hand.affordances",
    "paxdesk.porfiriana.table.hand.drop_intents",
    "paxdesk.desk.scene.ghost",
    "paxdesk.porfiriana.table.inspector.inspection",
    "paxdesk.porfiriana.table.inspector.deeds",
    "paxdesk.porfiriana.table.words.caution_words",
    "paxdesk.desk.sheets.deed_menu",
    "paxdesk.desk.sheets.chooser",
    "paxdesk.desk.sheets.question_sheet",
    "paxdesk.desk.sheets.curtain",
    "paxdesk.desk.rulebook.language",
    "paxdesk.porfiriana.turn_stats",
    "paxdesk.porfiriana.robots.asking",
    "paxdesk.porfiriana.table.words.reasons",
    "paxdesk.porfiriana.table.words.showdown",
    "paxdesk.porfiriana.table.sheets.showdown_sheet",
    "paxdesk.porfiriana.table.sheets.keep_sheet",
    "paxdesk.porfiriana.table.words.net_effect",
    "paxdesk.porfiriana.table.charts.plots",
    "paxdesk.desk.charts.chart_button",
    "paxdesk.porfiriana.records.tallies",
    "paxdesk.porfiriana.records.next_level",
    "paxdesk.porfiriana.table.records",
    "paxdesk.porfiriana.table.charts.turning_points",
    "paxdesk.porfiriana.table.sheets.ending",
    "paxdesk.porfiriana.table.sheets.end",
)
"""Modules that every game comes to need, each after those it imports."""


class PaxTable:
    """The game with one deck."""

    key = ""
    rulebook = "rules"
    offers = ALL_OFFERS

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.drawing = PaxDrawing()
        self.handling = PaxHandling()
        self.wording = PaxWording(deck)

    @property
    def own_cards(self) -> int:
        return len(self.deck.replaced)

    def ahead(self) -> Sequence[Callable[[], object]]:
        modules = [partial(import_module, name) for name in WANTED_LATER]
        return (*modules, lambda: self.deck.digest)

    # --- Games -----------------------------------------------------------------------------------

    @property
    def largest_seed(self) -> int:
        return LARGEST_SEED

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        return plain_game(FEWEST_SEATS if seats is None else seats, seed).deal(self.deck)

    def deal(self, choices: NewGame) -> Session:
        return choices.deal(self.deck)

    def remembered(self, choices: NewGame) -> str:
        from paxdesk.porfiriana.table.sheets import last_game

        return last_game.written(choices.in_playing_order())

    def at_scenario(self, path: Path) -> Session:
        from paxdesk.porfiriana.scenarios.reading import read_scenario

        scenario = read_scenario(path, self.deck)
        return position_session(scenario.position, scenario.robots)

    def practice_from(self, state: State, session: Session) -> Session:
        return Session.from_position(state, session.seats, practice=True)

    def hint(self, session: Session) -> AdviceQuestion | None:
        question = session.advice() if self.guided(session) is None else None
        if question is None:
            return None
        from paxdesk.porfiriana.robots.advising import AdviceQuestion

        return AdviceQuestion(question)

    def plan_behind(
        self, session: Session, recording: Recording, number: int
    ) -> PlanQuestion | None:
        from paxdesk.porfiriana.analysis.hindsight import plan_question

        return plan_question(recording, number, cast(dict[Seat, RobotName], session.robots))

    def cautions(self, session: Session) -> CautionQuestion | None:
        if self.guided(session) is not None or session.asked in (None, *session.robots):
            return None
        return CautionQuestion(session.state.copy())

    # --- Looking back ----------------------------------------------------------------------------

    def analysis_arguments(self, file: Path, out: Path) -> Sequence[str]:
        return ("analyse", str(file), "--progress", "--out", str(out))

    def read_analysis(self, path: Path, recording: Recording, names: Names) -> GameAnalysis | None:
        from paxdesk.porfiriana.analysis.keeping import read_analysis
        from paxdesk.porfiriana.table.charts.analysis_words import told

        found = read_analysis(path, recording)
        return None if found is None else told(found, recording, names)

    def practice_with(self, state: State, session: Session, plan: Sequence[Said]) -> Session:
        practice = self.practice_from(state, session)
        for said in plan:
            action = parse(said.line)
            if practice.asked != said.seat or action not in practice.legal():
                break  # somebody answers otherwise than was foreseen
            practice.submit(action)
        return practice

    # --- Puzzles ---------------------------------------------------------------------------------

    def puzzles(self) -> Sequence[PuzzleEntry]:
        from paxdesk.porfiriana.table.puzzles import entry_of, puzzles_of

        return [entry_of(puzzle) for puzzle in puzzles_of(self._own_deck).values()]

    def begin_puzzle(self, name: str) -> Session:
        from paxdesk.porfiriana.table.puzzles import PuzzleGame, puzzles_of

        return PuzzleGame.begin(puzzles_of(self._own_deck)[name])

    def puzzle(self, session: Session) -> PuzzleSession | None:
        if session.opening.position is None or not session.opening.practice:
            return None
        from paxdesk.porfiriana.table.puzzles import PuzzleGame

        return session if isinstance(session, PuzzleGame) else None

    @property
    def _own_deck(self) -> Deck:
        """Our cards without corrections: lessons and puzzles know no others."""
        return load_deck(cards_folder()) if self.deck.replaced else self.deck

    # --- Saves -----------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame:
        from paxdesk.porfiriana.saves.save import open_saved

        return open_saved(path, self.deck)

    def open_kept(self, game: KeptGame) -> OpenedGame:
        from paxdesk.porfiriana.saves.save import open_kept

        return open_kept(game, self.deck)

    def write_saved(self, path: Path, session: Session) -> None:
        from paxdesk.porfiriana.saves.save import write_saved

        write_saved(path, session)

    def kept(self, session: Session) -> SavedGame:
        from paxdesk.porfiriana.saves.save import SavedGame

        return SavedGame.of(session)

    def records(self, folder: Path | None) -> GameRecords:
        from paxdesk.porfiriana.table.records import PaxRecords

        return PaxRecords(folder)

    # --- Lessons ---------------------------------------------------------------------------------

    def lessons(self) -> list[Lesson]:
        from paxdesk.desk.rulebook.language import spoken
        from paxdesk.porfiriana.table.guide.course import load_courses

        return [each.lesson(spoken()) for each in load_courses()]

    def begin_lesson(self, name: str) -> Session:
        from paxdesk.porfiriana.table.guide.course import load_courses
        from paxdesk.porfiriana.table.guide.session import GuidedSession

        course = next(each for each in load_courses() if each.name == name)
        return GuidedSession.begin(self._own_deck, course)

    def guided_again(self, session: Session) -> Session | None:
        if not session.practice or session.state.over:
            return None
        from paxdesk.porfiriana.table.guide.course import load_courses
        from paxdesk.porfiriana.table.guide.session import GuidedSession

        for course in load_courses():
            if session.opening == course.opening(session.state.cards):
                return GuidedSession.follow(session, course)
        return None

    def passing(self, session: Session) -> bool:
        if not session.practice:
            return False
        from paxdesk.porfiriana.table.guide.session import GuidedSession

        return isinstance(session, GuidedSession) and session.finished

    def guided(self, session: Session) -> GuidedSession | None:
        if not session.practice:
            return None
        from paxdesk.porfiriana.table.guide.session import GuidedSession

        if isinstance(session, GuidedSession) and session.guiding is not None:
            return session
        return None

    # --- Sheets ----------------------------------------------------------------------------------

    def answer_sheets(self, surface: QWidget) -> AnswerSheets:
        return AnswerSheets(surface, self.deck)

    def new_game_sheet(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        from paxdesk.porfiriana.table.sheets import last_game
        from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet

        sheet = NewGameSheet(surface, self.deck)
        proposed = last_game.read(last)
        if proposed is not None:
            sheet.propose(proposed)
        if alone and sheet.game.solo is None:
            sheet.set_mode("paxomatic")
        return sheet

    def overview_sheet(self, surface: QWidget) -> OverviewDialog:
        from paxdesk.porfiriana.table.sheets.overview import OverviewSheet

        return OverviewSheet(surface)

    def end_sheet(
        self,
        surface: QWidget,
        session: Session,
        labels: Labels,
        game_log: AnyGameLog,
        records: GameRecords,
    ) -> EndDialog:
        from paxdesk.porfiriana.table.sheets.defence import defence_at_end
        from paxdesk.porfiriana.table.sheets.end import EndSheet
        from paxdesk.porfiriana.table.sheets.ending import ending

        told = cast(GameLog, game_log)
        number = told.turn_stats.rows[-1].round
        end = ending(session.state, told.names, number, defence_at_end(told.recording))
        afterwards = records.suggestion(session), records.remarks(session)
        return EndSheet(surface, end, labels, told, session.state.cards, *afterwards)

    def welcome(self) -> tuple[str, str]:
        words = say(
            "Build enterprises, hire partners, move troops, ruin rivals, and topple Díaz. "
            "New here? “Learn to play” teaches you in five lessons of a few minutes."
        )
        return say("Northern Mexico, 1898"), words

    def motto(self) -> str:
        return say("the card table for Pax Porfiriana")

    def home_cards(self) -> Sequence[Look]:
        deck = self.deck
        kinds = (deck.hacendados, deck.enterprises, deck.partners, deck.troops, deck.topples)
        return [FaceLook(min(numbers), lift=3) for numbers in kinds]

    # --- Motion ----------------------------------------------------------------------------------

    def choreography(
        self, scenery: AnyScenery, events: Iterable[Event]
    ) -> tuple[list[Cue], list[Sounding]]:
        from paxdesk.porfiriana.table.motion.choreography import choreograph
        from paxdesk.porfiriana.table.motion.score import Scenery

        return choreograph(Scenery.of(scenery), events).timed()

    def mastheads(self, scenery: AnyScenery, events: Iterable[Event]) -> Iterable[Look]:
        from paxdesk.porfiriana.table.motion.mastheads import mastheads
        from paxdesk.porfiriana.table.motion.score import Scenery

        names = {seat: label.name for seat, label in scenery.labels.items()}
        return mastheads(Scenery.of(scenery).state, names, events)

    def cross_fade(self, scenery: AnyScenery, length: int) -> list[Cue]:
        from paxdesk.porfiriana.table.motion.choreography import faded
        from paxdesk.porfiriana.table.motion.score import Scenery

        own = Scenery.of(scenery)
        return faded(own.changes.values(), own, length).cues
