"""Hints, warnings and robots' reasons in The Mexican Adventure. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from paxdesk.desk.inspector.content import InspectorRow
from paxdesk.desk.lesson_session import guided
from paxdesk.desk.protocol.advice import PlanStep, ReasonWords, ShownPlan, WordedQuestion
from paxdesk.desk.protocol.advice import ShownCaution as ToldCaution
from paxdesk.language import tr, tr_noop, tr_plural
from paxdesk.mexican_adventure.robots.cautions import Caution, CautionKind, CautionTask
from paxdesk.mexican_adventure.robots.reasons import overheard_reason, spoken_reason
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.session import Recording, Session, Step, side_of
from paxdesk.mexican_adventure.table.hand import gestures
from paxdesk.mexican_adventure.table.hand.handling import gesture_for
from paxdesk.mexican_adventure.table.words.labels import button_words
from paxdesk.mexican_adventure.table.words.terms import person_name

if TYPE_CHECKING:
    from paxdesk.desk.protocol.advice import BackgroundQuestion, WordsFor
    from paxdesk.desk.scene.things import Spot
    from paxdesk.desk.words import Names
    from paxdesk.session.game_protocol import Choice, Seat

ADVISER: Final = "medium"
"""Level proposed for the opponent of a person who plays alone."""
HINTS: Final = "hard"
"""Level of the robot that gives hints; it overlooks nothing."""

ATTACKED: Final[dict[CautionKind, str]] = {
    "hq": tr_noop("The headquarters in {zone} may fall to an attack from {origin}."),
    "head": tr_noop("{who} in {zone} may be captured by an attack from {origin}."),
    "blamed": tr_noop(
        "The French in {zone} can be beaten from {origin}, which would move the French Retreat "
        "marker."
    ),
    "beaten": tr_noop("{zone} can be attacked from {origin} by a far stronger force."),
}
RULES: Final[dict[CautionKind, str]] = {
    "hq": "5.6",
    "head": "5.8",
    "blamed": "6.2.2",
    "beaten": "5.7.1",
    "hungry": "4.2.1",
}


def _advised(session: Session) -> Side | None:
    """Return the side to advise, or None."""
    asked, guide = session.seat_to_act, guided(session)
    if asked is None or asked in session.robots or (guide is not None and not guide.free):
        return None
    return side_of(asked)


def aim(session: Session) -> str:
    """Return "": the scenario's victory is explained at the start."""
    return ""


def hint(session: Session) -> BackgroundQuestion[WordsFor[Sequence[ShownPlan]]] | None:
    side, state = _advised(session), session.state
    if side is None:
        return None

    def words(advice: Choice[Action], names: Names) -> Sequence[ShownPlan]:
        found = gesture_for(state, advice.action)
        step = PlanStep(button_words(state, advice.action).words, found.pick, found.drop)
        return [ShownPlan((step,), spoken_reason(advice.reason, state.material.board))]

    return WordedQuestion(ROBOTS[HINTS].asked_at(seen_by(state, side), side), words)


def cautions(session: Session) -> BackgroundQuestion[WordsFor[Sequence[ToldCaution]]] | None:
    """Return a background search for warnings to the side to act, or None."""
    side, state = _advised(session), session.state
    if side is None or state.step == "setup":
        return None

    def words(found: Sequence[Caution], names: Names) -> Sequence[ToldCaution]:
        return [caution_for_viewer(state, caution, side) for caution in found]

    return WordedQuestion(CautionTask(seen_by(state, side), side), words)


def open_question(
    state: State, hands: Sequence[Seat]
) -> BackgroundQuestion[Callable[[], bool]] | None:
    return None


# --- Robots ---------------------------------------------------------------------------------------


def traces(step: Step) -> frozenset[Spot]:
    found = gesture_for(step.before, step.action)
    hidden = {gestures.SHEET, gestures.END_TURN, gestures.TRAY, gestures.TRACKS}
    if isinstance(step.action, act.PlacePieces):
        return frozenset()  # the stack joined by hidden pieces is secret
    if isinstance(step.action, act.Ride):
        # the origin of a leader who left other leaders is secret
        return frozenset({found.drop} - hidden)
    return frozenset({found.pick, found.drop} - hidden)


def reason(state: State, action: Action, reason: str, names: Names) -> str:
    return overheard_reason(action, reason, state.material.board)


def reason_parts(state: State, action: Action, reason: str, names: Names) -> ReasonWords:
    board = state.material.board
    why = spoken_reason(reason, board) if state.over else overheard_reason(action, reason, board)
    return ReasonWords("", why, "")


def plan_behind(
    session: Session, recording: Recording, number: int
) -> BackgroundQuestion[WordsFor[str]] | None:
    return None


# --- Warnings as text, with their markers on the map and their reasons ----------------------------


def caution_for_viewer(state: State, caution: Caution, side: Side) -> ToldCaution:
    """Return a warning for the side that views the map, with markers and reasons."""
    board = state.material.board
    stack = gestures.stack_spot(board, caution.zone, side)
    marks = [stack, gestures.zone_spot(board, caution.zone)]
    if caution.kind == "hq":
        marks.insert(0, gestures.piece_spot(board, "hq", caution.zone))
    about = [gestures.zone_spot(board, zone) for zone in (caution.zone, caution.origin) if zone]
    return ToldCaution(
        caution_words(state, caution), tuple(marks), tuple(_proof(caution)), tuple(about)
    )


def caution_words(state: State, caution: Caution) -> str:
    zones = state.material.board.zones
    zone = zones[caution.zone].name
    if caution.kind == "hungry":
        count = caution.count
        return tr_plural("%n FP in {zone} will find no supply next turn.", "", count, zone=zone)
    who = person_name(state.material, caution.who) if caution.who else ""
    origin = zones[caution.origin].name
    return tr(ATTACKED[caution.kind], zone=zone, origin=origin, who=who)


def _proof(caution: Caution) -> Iterator[InspectorRow]:
    yield InspectorRow("heading", tr("Why"))
    rule = RULES[caution.kind]
    if caution.kind == "hungry":
        yield InspectorRow("refusal", tr("no line of communication: no supply"), rule, rule=rule)
        return
    words = tr_noop("{ours} with the walls against {theirs}, before the dice")
    if caution.guessed:
        words = tr_noop("{ours} with the walls against perhaps {theirs}, before the dice")
    yield InspectorRow("fact", tr(words, ours=caution.ours, theirs=caution.theirs), rule=rule)
