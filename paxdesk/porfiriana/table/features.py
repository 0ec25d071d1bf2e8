"""What Pax Porfiriana has besides its table: see ``paxdesk/desk/protocol/features.py``.

What each of them needs is imported when it is first wanted, so that the table is there sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from paxdesk.desk.course_teacher import CourseTeacher
from paxdesk.desk.motion import CROSS_FADE
from paxdesk.desk.protocol import features
from paxdesk.desk.protocol.advice import (
    CautionGiver,
    HintGiver,
    PlanRecaller,
    ReasonWords,
    Reckoner,
    RobotTeller,
    Told,
    Worded,
)
from paxdesk.desk.protocol.features import GameAnalyst, PuzzleMaker, RecordKeeper
from paxdesk.desk.scene.things import Spot
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import Action, Buy, CardNumber, Dice, End, Seat, Speculate
from paxdesk.porfiriana.rules.agenda import (
    ActionPhase,
    DiscardHeadlines,
    IncomePhase,
    KeepCards,
    OrderHeadlines,
    RaidedHand,
    RestoreMarket,
)
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.view import as_seen, seen_by, supposed
from paxdesk.porfiriana.session import Recording, Session, Step
from paxdesk.porfiriana.table.hand.gestures import END_TURN, HAND, SHEET, card_spot, gesture
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.resources import cards_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.charts import Band, BandKey, Plot
    from paxdesk.desk.charts import TurnRow as AnyTurnRow
    from paxdesk.desk.inspector import Inspected
    from paxdesk.desk.protocol.advice import Caution, Plan, Thought
    from paxdesk.desk.protocol.features import GameAnalysis, PuzzleEntry, PuzzleSession
    from paxdesk.desk.sheets.dialog import OverviewDialog, WorkshopDialog
    from paxdesk.desk.stage import Cue, MastheadLook, Sounding
    from paxdesk.desk.stage import Scenery as AnyScenery
    from paxdesk.desk.words import Deed, Names, Note
    from paxdesk.porfiriana.analysis.move_quality import PlanBehind
    from paxdesk.porfiriana.puzzles.puzzle import Puzzle
    from paxdesk.porfiriana.robots.asking import Advice
    from paxdesk.porfiriana.robots.roster import RobotName
    from paxdesk.porfiriana.table.lessons import Course, GuidedSession
    from paxdesk.porfiriana.table.sheets.answer_sheets import AnswerSheets
    from paxdesk.porfiriana.table.sheets.records_sheet import PaxRecords
    from paxdesk.porfiriana.table.words.foresight import Foresight
    from paxdesk.porfiriana.turn_stats import TurnRow

PHASES: Final = (template("Actions"), template("Headlines"), template("Market"), template("Income"))
PHASE_OF: Final = (
    (ActionPhase, 0),
    (DiscardHeadlines, 1),
    (OrderHeadlines, 1),
    (RestoreMarket, 2),
    (IncomePhase, 3),
    (KeepCards, 3),
)


def our_own(deck: Deck) -> Deck:
    """Our cards without corrections: lessons and puzzles know no others."""
    return load_deck(cards_folder()) if deck.replaced else deck


class OfDeck:
    """A part of the table that works with the cards in use, which its players may correct."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck


# --- What people see and read ---------------------------------------------------------------------


class PaxSecrets(features.Secrets[State]):
    """Whatever a seat sees of the position that does not lie open on the table."""

    def holds(self, state: State, seat: Seat) -> bool:
        return seen_by(state, seat) != seen_by(state)


def card_of(step: Step) -> CardNumber:
    """The card that a step was about, if everybody may see it; else 0."""
    action, state = step.action, step.before
    if isinstance(state.agenda[-1], RaidedHand):
        return 0
    if isinstance(action, Buy | Speculate):
        return state.market[action.slot]
    number = getattr(action, "card", None)
    return number if isinstance(number, int) else 0


class PaxCards(OfDeck, features.CardTeller[State, Action, Event]):
    """The cards of one deck."""

    def look(self, card: CardNumber) -> FaceLook:
        return FaceLook(card)

    def names(self, card: CardNumber) -> Sequence[str]:
        found = self.deck.cards.get(card)
        if found is None:
            return []
        names = {found.name}
        if isinstance(found, PartnerCard):
            # a public card has a name for each side
            names |= {side.name for side in found.sides}
        return sorted(names, key=len, reverse=True)

    def spot(self, state: State, card: CardNumber) -> Spot:
        return card_spot(state, card)

    def mentioned(self, state: State, card: CardNumber) -> Inspected:
        from paxdesk.porfiriana.table.inspector.inspection import plain

        return plain(state, card)

    def about(self, step: Step) -> CardNumber:
        return card_of(step)

    def hidden(self, state: State, seats: frozenset[Seat]) -> frozenset[CardNumber]:
        others = (each for each in state.players.values() if each.seat not in seats)
        return frozenset(number for each in others for number in each.hand)


class PaxInspector(features.InspectorTeller[Session], features.DeedTeller[Session]):
    """Everything there is to say of a thing, and everything that can be done with it."""

    def inspected(
        self, session: Session, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> Inspected:
        from paxdesk.porfiriana.table.inspector.inspection import inspected

        return inspected(session, spot, card, asked, names)

    def pile_name(self, spot: Spot) -> str:
        from paxdesk.porfiriana.table.inspector.inspection import pile_name

        return pile_name(spot)

    def deeds(self, session: Session, spot: Spot, asked: Seat, names: Names) -> list[Deed]:
        from paxdesk.porfiriana.table.inspector.inspection import deeds

        return deeds(session, spot, asked, names)


class PaxHelp(features.HelpPages[Session]):
    """The rules and the overview."""

    rulebook = "rules"

    def variants(self, session: Session) -> tuple[str, ...]:
        options = session.state.options
        on = [each for each in options.on if each != "diaz_senility" or options.diaz_ages]
        return (*on, "handicaps") if options.handicaps else tuple(on)

    def overview_sheet(self, surface: QWidget, session: Session) -> OverviewDialog:
        from paxdesk.porfiriana.table.sheets.overview import OverviewSheet

        return OverviewSheet(surface, session.state)


class PaxPhases(features.PhaseTeller[State]):
    """The four phases of a turn."""

    def phases(self) -> tuple[str, ...]:
        return tuple(say(phase) for phase in PHASES)

    def phase(self, state: State) -> int | None:
        if state.over:
            return None
        for step in reversed(state.agenda):
            for kind, phase in PHASE_OF:
                if isinstance(step, kind):
                    return phase
        return 0


class PaxSheets(OfDeck, features.SheetMaker[Action, Session]):
    """Questions that are answered on sheets."""

    def answer_sheets(self, surface: QWidget) -> AnswerSheets:
        from paxdesk.porfiriana.table.sheets.answer_sheets import AnswerSheets

        return AnswerSheets(surface, self.deck)


# --- What an action would bring -------------------------------------------------------------------


class PaxForecast(
    features.Forecaster[State, Action, Event],
    features.Foreseer[State, Action],
    features.AskingBack[State, Action],
):
    """Prices, consequences, and what is asked about once more."""

    def price_plate(self, state: State, actions: Sequence[Action], seat: Seat) -> str:
        from paxdesk.porfiriana.table.words.consequences import plate

        return plate(state, actions, seat)

    def consequences(self, state: State, action: Action, seat: Seat, names: Names) -> list[Note]:
        from paxdesk.porfiriana.table.words.consequences import consequences

        return consequences(state, action, seat, names)

    def net_effect(self, steps: Sequence[Step], seat: Seat, names: Names) -> list[Note]:
        from paxdesk.porfiriana.table.words.consequences import net_effect

        return net_effect(steps, seat, names)

    def foresee(self, state: State, actions: Sequence[Action], seat: Seat) -> Foresight | None:
        from paxdesk.porfiriana.table.words.foresight import foresight

        return foresight(state, actions, seat)

    def given_up(self, state: State, action: Action) -> str:
        from paxdesk.porfiriana.table.words.terms import actions_words

        left = state.turn.actions if isinstance(action, End) else 0
        return actions_words(left) if left else ""

    def may_be_cancelled(self, state: State, action: Action) -> bool:
        from paxdesk.porfiriana.table.words.consequences import may_be_cancelled

        return may_be_cancelled(state, action)


# --- Advisers and robots --------------------------------------------------------------------------


class PaxAdviser(HintGiver[Session], CautionGiver[Session], Reckoner[State]):
    """Hints and warnings, and who could take a Topple.

    In a lesson its guide alone advises, but for free turns.
    """

    def __init__(self, lessons: PaxLessons) -> None:
        self._lessons = lessons

    def hint(self, session: Session) -> Thought[Told[Sequence[Plan]]] | None:
        question = None if self._taught(session) else session.advice()
        if question is None:
            return None
        from paxdesk.porfiriana.robots.asking import AdviceQuestion

        state = session.state

        def words(advice: Advice, names: Names) -> Sequence[Plan]:
            from paxdesk.porfiriana.table.words.advice_words import plans

            return plans(state, advice, names)

        return Worded(AdviceQuestion(question), words)

    def open_question(
        self, state: State, hands: Sequence[Seat]
    ) -> Thought[Callable[[], bool]] | None:
        from paxdesk.porfiriana.table.scene.seat_stats import unknown_takers

        return unknown_takers(state, *hands)

    def _taught(self, session: Session) -> bool:
        """Whether the guide says what is to be done now."""
        guided = self._lessons.guided(session)
        return guided is not None and not guided.free

    def cautions(self, session: Session) -> Thought[Told[Sequence[Caution]]] | None:
        from paxdesk.porfiriana.rules import cautions as rules

        seat, state = session.asked, session.state
        if seat in (None, *session.robots) or self._taught(session):
            return None
        assert seat is not None

        def words(found: Sequence[rules.Caution], names: Names) -> Sequence[Caution]:
            if not found:  # as mostly, and before anything else at the start
                return ()
            from paxdesk.porfiriana.table.words.advice_words import told

            return [told(state, caution, seat, names) for caution in found]

        return Worded(rules.CautionQuestion(state), words)


class PaxRobots(RobotTeller[State, Action, Event], PlanRecaller[State, Action, Event, Session]):
    """What robots say of their steps, and which plans were behind them."""

    def traces(self, step: Step) -> frozenset[Spot]:
        found = gesture(step.before, step.action)
        return frozenset({found.drop, Spot("card", card_of(step))} - {HAND, SHEET, END_TURN})

    def reason(self, state: State, action: Action, reason: str, names: Names) -> str:
        from paxdesk.porfiriana.table.words.advice_words import reason_words

        return reason_words(reason, state, names)

    def reason_parts(self, state: State, action: Action, reason: str, names: Names) -> ReasonWords:
        from paxdesk.porfiriana.table.words.advice_words import part_of, step_words, why_of

        return ReasonWords(step_words(reason), why_of(reason, state, names), part_of(reason))

    def plan_behind(
        self, session: Session, recording: Recording, number: int
    ) -> Thought[Told[str]] | None:
        from paxdesk.porfiriana.analysis.move_quality import plan_question

        robots = cast("dict[Seat, RobotName]", session.robots)
        question = plan_question(recording, number, robots)

        def words(plan: PlanBehind | None, names: Names) -> str:
            from paxdesk.porfiriana.table.words.advice_words import plan_behind_words

            return "" if plan is None else plan_behind_words(plan, names)

        return None if question is None else Worded(question, words)


# --- What is shown of a step, and of a whole game -------------------------------------------------


class PaxMotion(features.Choreographer[State, Event], features.DiceTeller[Action, Event]):
    """Cards that move, mastheads, and dice on the table."""

    def choreography(
        self, scenery: AnyScenery[State], events: Iterable[Event], *, reduced: bool
    ) -> tuple[list[Cue], list[Sounding]]:
        from paxdesk.porfiriana.table.motion.choreography import choreograph, faded
        from paxdesk.porfiriana.table.motion.score import Scenery

        own = Scenery.of(scenery)
        cues, sounds = choreograph(own, events).timed()
        if reduced:
            cues = faded(own.changes.values(), own, CROSS_FADE).cues
        return cues, sounds

    def mastheads(
        self, scenery: AnyScenery[State], events: Iterable[Event]
    ) -> Iterable[MastheadLook]:
        from paxdesk.porfiriana.table.motion.choreography import mastheads

        names = {seat: label.name for seat, label in scenery.labels.items()}
        return mastheads(scenery.state, names, events)

    def rolls(self, action: Action, events: Sequence[Event]) -> tuple[int, ...]:
        return () if isinstance(action, Dice) else Session.game.rolled(events)


class PaxCharts(features.ChartMaker):
    """Gold, income and prestige turn by turn, over the regimes."""

    def plots(self, rows: Sequence[AnyTurnRow]) -> Sequence[Plot]:
        from paxdesk.porfiriana.table.charts import plots

        return plots(cast("Sequence[TurnRow]", rows))

    def bands(self, rows: Sequence[AnyTurnRow]) -> Sequence[Band]:
        from paxdesk.porfiriana.table.charts import bands

        return bands(cast("Sequence[TurnRow]", rows))

    def band_keys(self) -> Sequence[BandKey]:
        from paxdesk.porfiriana.table.charts import band_keys

        return band_keys()


class PaxAnalyst(GameAnalyst[State, Action, Event]):
    """Every move judged, and everybody's chances."""

    def arguments(self, file: Path, out: Path) -> Sequence[str]:
        return ("analyse", str(file), "--progress", "--out", str(out))

    def read(self, path: Path, recording: Recording, names: Names) -> GameAnalysis | None:
        from paxdesk.porfiriana.analysis.analysis import read_analysis
        from paxdesk.porfiriana.table.charts import told

        found = read_analysis(path, recording)
        return None if found is None else told(found, recording, names)


class PaxRecordKeeper(OfDeck, RecordKeeper[Session]):
    """Results, honours, and the ladder of whoever plays alone."""

    def records(self, folder: Path | None) -> PaxRecords:
        from paxdesk.porfiriana.table.sheets.records_sheet import PaxRecords

        return PaxRecords(folder, self.deck.hacendados)


# --- Scenarios, lessons and puzzles ---------------------------------------------------------------


class PaxScenarios(OfDeck, features.ScenarioReader[Session]):
    """The positions of ``tests/scenarios`` and their like."""

    def at_scenario(self, path: Path) -> Session:
        from paxdesk.porfiriana.scenarios.reading import read_scenario
        from paxdesk.porfiriana.table.sheets.choices import position_session

        given = read_scenario(path, self.deck).game
        return position_session(given.position, given.robots)


class PaxLessons(OfDeck, CourseTeacher[Session]):
    """The lessons, the last of them by ear."""

    def courses(self) -> Sequence[Course]:
        from paxdesk.porfiriana.table.lessons import load_courses

        return load_courses()

    def begun(self, course: Course) -> GuidedSession:
        from paxdesk.porfiriana.table.lessons import GuidedSession

        return GuidedSession.begin(our_own(self.deck), course)


class PaxPuzzles(OfDeck, PuzzleMaker[Session]):
    """Puzzles with our own cards."""

    def entries(self) -> Sequence[PuzzleEntry]:
        from paxdesk.porfiriana.table.puzzles import entry_of, puzzles_of

        ours = puzzles_of(our_own(self.deck)).values()
        return [*map(entry_of, ours), *(entry_of(each, own=True) for each in self._own())]

    def _own(self) -> Sequence[Puzzle]:
        """What players have made, with the cards in use."""
        from paxdesk.porfiriana.workshop.own_files import OwnPuzzles, own_puzzles_path

        return OwnPuzzles(own_puzzles_path(self.deck), self.deck).read()

    def begin(self, name: str) -> Session:
        from paxdesk.porfiriana.table.puzzles import PuzzleGame, puzzles_of

        ours = puzzles_of(our_own(self.deck))
        own = {each.name: each for each in self._own()}
        return PuzzleGame.begin(ours[name] if name in ours else own[name])

    def puzzle(self, session: Session) -> PuzzleSession | None:
        if session.opening.position is None or not session.opening.practice:
            return None
        from paxdesk.porfiriana.table.puzzles import PuzzleGame

        return session if isinstance(session, PuzzleGame) else None


# --- What players make themselves -----------------------------------------------------------------


class PaxWorkshop(OfDeck, features.Workshop[State]):
    """Cards of one's own, in a folder, and positions; a changed deck is handed to ``use``."""

    def __init__(self, deck: Deck, folder: Path, use: Callable[[Deck], object]) -> None:
        super().__init__(deck)
        self.folder = folder
        self.use = use

    def first_sheet(self, surface: QWidget) -> WorkshopDialog:
        from paxdesk.porfiriana.table.sheets.cards_sheet import CardsSheet
        from paxdesk.porfiriana.workshop.own_files import OwnCards

        return CardsSheet(surface, OwnCards(self.folder), self.use)

    def supposed(self, state: State, *seats: Seat) -> State:
        return supposed(as_seen(state, *seats))

    def position_sheet(self, surface: QWidget, state: State | None) -> WorkshopDialog:
        from paxdesk.porfiriana.table.sheets.workshop_sheets import PositionSheet
        from paxdesk.porfiriana.workshop.positions import PaxDraft

        draft = PaxDraft.bare(self.deck) if state is None else PaxDraft.of(state)
        return PositionSheet(surface, draft)
