"""What The Mexican Adventure has besides its table: see ``paxdesk/desk/protocol/features.py``.

What each of them needs is imported when it is first wanted, so that the table is there sooner.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from paxdesk.desk.lessons.course_teacher import CourseTeacher
from paxdesk.desk.protocol import features
from paxdesk.desk.protocol.advice import (
    Caution,
    CautionGiver,
    HintGiver,
    Plan,
    PlanStep,
    ReasonWords,
    RobotTeller,
    Told,
    Worded,
)
from paxdesk.desk.protocol.features import GameAnalyst, PuzzleMaker
from paxdesk.desk.words import Note
from paxdesk.language import say
from paxdesk.mexican_adventure.robots.reasons import overheard_reason, spoken_reason
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import cost_of
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.orders import highest_die
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import as_seen, seen_by, supposed, under_a_leader
from paxdesk.mexican_adventure.session import Recording, Session, Step, seat_of, side_of
from paxdesk.mexican_adventure.table.chart_plots import band_keys, bands, plots
from paxdesk.mexican_adventure.table.hand.gestures import END_TURN, SHEET, TRACKS, TRAY
from paxdesk.mexican_adventure.table.hand.handling import deeds, gesture
from paxdesk.mexican_adventure.table.inspection import inspected, spot_name
from paxdesk.mexican_adventure.table.lessons import Course, GuidedSession
from paxdesk.mexican_adventure.table.motion import glides, mastheads, soundings
from paxdesk.mexican_adventure.table.sheets.answer_sheets import AnswerSheets
from paxdesk.mexican_adventure.table.words.labels import consequences, label
from paxdesk.mexican_adventure.table.words.terms import PHASE_WORDS, die_words, rp_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.animation_stage import Cue, Scenery, Sounding
    from paxdesk.desk.charts import Band, BandKey, Plot
    from paxdesk.desk.charts import TurnRow as AnyTurnRow
    from paxdesk.desk.inspector import Inspected
    from paxdesk.desk.protocol.advice import Thought
    from paxdesk.desk.protocol.features import GameAnalysis, PuzzleEntry, PuzzleSession
    from paxdesk.desk.scene.things import CardNumber, Look, Spot
    from paxdesk.desk.sheets.modal_sheet import OverviewDialog, WorkshopDialog
    from paxdesk.desk.words import Deed, Names
    from paxdesk.mexican_adventure.puzzles import Puzzle
    from paxdesk.mexican_adventure.turn_stats import TurnRow
    from paxdesk.session.game_protocol import Choice, Seat

ADVISER: Final = "medium"
"""Who gives hints, and sits opposite whoever plays alone."""
PHASES: Final = ("admin", "ops", "pac")


# --- What people see and read ---------------------------------------------------------------------


class AdventureSecrets(features.Secrets[State]):
    """Chits drawn and not yet played, and what leaders hide (M86, M106)."""

    def holds(self, state: State, seat: Seat) -> bool:
        side = side_of(seat)
        zones = state.material.board.ids
        return bool(state.drawn(side)) or any(under_a_leader(state, side, each) for each in zones)


class AdventureInspector(features.InspectorTeller[Session], features.DeedTeller[Session]):
    """Everything there is to say of a thing, and everything that can be done with it."""

    def inspected(
        self, session: Session, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> Inspected:
        return inspected(session, spot, asked)

    def pile_name(self, spot: Spot) -> str:
        return spot_name(spot)

    def nothing(self) -> str:
        return say("Point at or touch a zone, a stack or a track to read about it.")

    def deeds(self, session: Session, spot: Spot, asked: Seat, names: Names) -> list[Deed]:
        return deeds(session, spot, asked)


class AdventureHelp(features.HelpPages[Session]):
    """The rules and the overview."""

    rulebook = "adventure"

    def __init__(self, material: Material) -> None:
        self._material = material

    def overview_sheet(self, surface: QWidget, session: Session) -> OverviewDialog:
        from paxdesk.mexican_adventure.table.sheets.overview import OverviewSheet

        return OverviewSheet(surface, self._material)


class AdventurePhases(features.PhaseTeller[State]):
    """The three phases of a turn."""

    def phases(self) -> tuple[str, ...]:
        return tuple(say(phase) for phase in PHASE_WORDS)

    def phase(self, state: State) -> int | None:
        phase = state.step.partition(".")[0]
        return None if state.over or phase not in PHASES else PHASES.index(phase)


class AdventureSheets(features.SheetMaker[Action, Session]):
    """Questions that are answered on sheets."""

    def answer_sheets(self, surface: QWidget) -> AnswerSheets:
        return AnswerSheets(surface)


class AdventureForecast(features.Forecaster[State, Action, Event]):
    """Prices and consequences."""

    def price_plate(self, state: State, actions: Sequence[Action], seat: Seat) -> str:
        """What an order costs and the die that it needs."""
        action = actions[0]
        match action:
            case act.Order(pieces, zone):
                price = rp_words(cost_of(pieces.count))
                if seat == seat_of("imperial"):
                    return f"{price} · {die_words(highest_die(state, zone))}"
                return price
            case act.Initiative(pieces):
                commander = state.commander(pieces.leaders)
                return "" if commander is None else die_words(state.initiative(commander))
        return ""

    def consequences(self, state: State, action: Action, seat: Seat, names: Names) -> list[Note]:
        return consequences(state, action)

    def net_effect(self, steps: Sequence[Step], seat: Seat, names: Names) -> list[Note]:
        if not steps:
            return []
        before, after, side = steps[0].before, steps[-1].after, side_of(seat)
        gained = after.rp[side] - before.rp[side]
        moved = after.withdrawal - before.withdrawal
        notes = [Note("gold", say("{change} RP", change=f"{gained:+d}"))] if gained else []
        if moved:
            words = say("French Retreat {change}", change=f"{moved:+d}")
            notes.append(Note("regime-change", words))
        return notes


# --- Advisers and robots --------------------------------------------------------------------------


class AdventureAdviser(HintGiver[Session], CautionGiver[Session]):
    """Hints and warnings; where a lesson asks for something, its guide alone advises."""

    def __init__(self, lessons: AdventureLessons) -> None:
        self._lessons = lessons

    def hint(self, session: Session) -> Thought[Told[Sequence[Plan]]] | None:
        asked, state = session.asked, session.state
        taught = self._lessons.guided(session)
        if asked is None or asked in session.robots or (taught is not None and not taught.free):
            return None

        def words(advice: Choice[Action], names: Names) -> Sequence[Plan]:
            found = gesture(state, advice.action)
            step = PlanStep(label(state, advice.action).words, found.pick, found.drop)
            return [Plan((step,), spoken_reason(advice.reason, state.material.board))]

        side = side_of(asked)
        return Worded(ROBOTS[ADVISER].asked_at(seen_by(state, side), side), words)

    def cautions(self, session: Session) -> Thought[Told[Sequence[Caution]]] | None:
        """What endangers the side that spends, orders or moves."""
        from paxdesk.mexican_adventure.robots import cautions as dangers

        asked, state = session.asked, session.state
        taught = self._lessons.guided(session)
        if asked is None or asked in session.robots or (taught is not None and not taught.free):
            return None
        if state.step == "setup":
            return None
        side = side_of(asked)

        def words(found: Sequence[dangers.Caution], names: Names) -> Sequence[Caution]:
            from paxdesk.mexican_adventure.table.caution_words import told

            return [told(state, caution, side) for caution in found]

        return Worded(dangers.CautionQuestion(seen_by(state, side), side), words)


class AdventureRobots(RobotTeller[State, Action, Event]):
    """What robots say of their steps."""

    def traces(self, step: Step) -> frozenset[Spot]:
        found = gesture(step.before, step.action)
        hidden = {SHEET, END_TURN, TRAY, TRACKS}
        if isinstance(step.action, act.Place):
            return frozenset()  # which stack hidden pieces joined is not told
        if isinstance(step.action, act.Ride):
            # whoever rode off from under other leaders is not told
            return frozenset({found.drop} - hidden)
        return frozenset({found.pick, found.drop} - hidden)

    def reason(self, state: State, action: Action, reason: str, names: Names) -> str:
        return overheard_reason(action, reason, state.material.board)

    def reason_parts(self, state: State, action: Action, reason: str, names: Names) -> ReasonWords:
        board = state.material.board
        why = overheard_reason(action, reason, board)
        if state.over:
            why = spoken_reason(reason, board)
        return ReasonWords("", why, "")


# --- What is shown of a step, and of a whole game -------------------------------------------------


class AdventureMotion(features.Choreographer[State, Event]):
    """Pieces that glide, and mastheads."""

    def choreography(
        self, scenery: Scenery[State], events: Iterable[Event], *, reduced: bool
    ) -> tuple[list[Cue], list[Sounding]]:
        return [] if reduced else glides(scenery), soundings(scenery.state, events)

    def mastheads(self, scenery: Scenery[State], events: Iterable[Event]) -> Iterable[Look]:
        return mastheads(scenery.state, events)


class AdventureCharts(features.ChartMaker):
    """RP, FP and zones turn by turn."""

    def plots(self, rows: Sequence[AnyTurnRow]) -> Sequence[Plot]:
        return plots(cast("Sequence[TurnRow]", rows))

    def bands(self, rows: Sequence[AnyTurnRow]) -> Sequence[Band]:
        return bands(cast("Sequence[TurnRow]", rows))

    def band_keys(self) -> Sequence[BandKey]:
        return band_keys()


class AdventureAnalyst(GameAnalyst[State, Action, Event]):
    """Attitudes judged, and everybody's chances."""

    def arguments(self, file: Path, out: Path) -> Sequence[str]:
        return ("adventure", "analyse", str(file), "--progress", "--out", str(out))

    def read(self, path: Path, recording: Recording, names: Names) -> GameAnalysis | None:
        from paxdesk.mexican_adventure.analysis import read_analysis
        from paxdesk.mexican_adventure.table.words.analysis_words import told

        found = read_analysis(path, recording)
        return None if found is None else told(found, recording)


# --- Scenarios and lessons ------------------------------------------------------------------------


class AdventureScenarios(features.ScenarioReader[Session]):
    """Positions written down in YAML."""

    def __init__(self, material: Material) -> None:
        self._material = material

    def at_scenario(self, path: Path) -> Session:
        from paxdesk.mexican_adventure.scenarios import laid_out, read_scenario
        from paxdesk.mexican_adventure.table.sheets.new_game import NewGame

        given = read_scenario(path, self._material).game
        position = laid_out(given.position, given.begins_at)
        position.rolls, position.draws = [], []  # played on with dice of its own
        return Session.from_position(position, NewGame().seats)


class AdventureLessons(CourseTeacher[Session]):
    """The lessons, with our material: they know no corrections."""

    def __init__(self, material: Material) -> None:
        self._played = material

    @property
    def _material(self) -> Material:
        return load_material() if self._played.replaced else self._played

    def courses(self) -> Sequence[Course]:
        from paxdesk.mexican_adventure.table.lessons import load_courses

        return load_courses(self._material)

    def begun(self, course: Course) -> GuidedSession:
        return GuidedSession.begin(self._material, course)


# --- What players make themselves -----------------------------------------------------------------


class AdventurePuzzles(PuzzleMaker[Session]):
    """What players have made: there are none of ours."""

    def __init__(self, material: Material) -> None:
        self._material = material

    def entries(self) -> Sequence[PuzzleEntry]:
        from paxdesk.mexican_adventure.table.puzzles import entry_of

        return [entry_of(each) for each in self._own()]

    def _own(self) -> Sequence[Puzzle]:
        from paxdesk.mexican_adventure.workshop import OwnPuzzles, own_puzzles_path

        return OwnPuzzles(own_puzzles_path(), self._material).read()

    def begin(self, name: str) -> Session:
        from paxdesk.mexican_adventure.table.puzzles import PuzzleGame

        return PuzzleGame.begin(next(each for each in self._own() if each.name == name))

    def puzzle(self, session: Session) -> PuzzleSession | None:
        if not session.opening.laid_out or not session.opening.practice:
            return None
        from paxdesk.mexican_adventure.table.puzzles import PuzzleGame

        return session if isinstance(session, PuzzleGame) else None


class AdventureWorkshop(features.Workshop[State]):
    """Positions; there are no cards to be corrected."""

    def __init__(self, material: Material) -> None:
        self._material = material

    def first_sheet(self, surface: QWidget) -> WorkshopDialog:
        return self.position_sheet(surface, None)

    def supposed(self, state: State, *seats: Seat) -> State:
        return supposed(as_seen(state, *map(side_of, seats)))

    def position_sheet(self, surface: QWidget, state: State | None) -> WorkshopDialog:
        from paxdesk.mexican_adventure.table.sheets.workshop_sheets import PositionSheet
        from paxdesk.mexican_adventure.workshop import AdventureDraft

        if state is None:
            return PositionSheet(surface, AdventureDraft.bare(self._material))
        return PositionSheet(surface, AdventureDraft.of(state))
