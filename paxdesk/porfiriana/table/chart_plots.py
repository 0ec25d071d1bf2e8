"""Charts, turning points and analysis of a game, as data for the desk."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal, TypeAlias, cast

from attrs import evolve

from paxdesk.desk.charts import Band, BandKey, ChartTurn, Plot, Series
from paxdesk.desk.charts import TurnFigures as AnyTurnRow
from paxdesk.desk.painting.palette import INK
from paxdesk.desk.protocol.features import GameAnalysis, StepFinding
from paxdesk.desk.words import Names
from paxdesk.files.game_shelf import so_far
from paxdesk.language import tr, tr_noop, tr_plural, with_colon, without_double_stop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.analysis.analysis import Analysis, MissedTopple, TurningPoint, read_analysis
from paxdesk.porfiriana.analysis.turn_quality import HALF, JudgedTurn, PlanLine, TurnMark
from paxdesk.porfiriana.rules.actions import DIAZ, End, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, REGIMES
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked
from paxdesk.porfiriana.rules.facts import regime_prestige
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.term_words import prestige_words, regime_words
from paxdesk.porfiriana.session import Recording, Step, ends_turn, round_number
from paxdesk.porfiriana.table.painting.symbols import PRESTIGE_INK, PRESTIGE_OF, PRESTIGE_TINT
from paxdesk.porfiriana.table.words.event_text import event_note
from paxdesk.porfiriana.table.words.labels import button_words, deed
from paxdesk.porfiriana.turn_stats import SeatTurnStats, TurnRow, TurnStats

ChartMeasure: TypeAlias = Literal["gold", "income", "loyalty", "outrage", "command", "revolution"]
MEASURES: Final[tuple[ChartMeasure, ...]] = ("gold", "income", *PRESTIGES)
LEAST: Final = 4
"""Minimum upper end of a chart's value axis."""


def plot(rows: Sequence[TurnRow], measure: ChartMeasure) -> Plot:
    """Return the chart of one measure; charts of gold and income omit Díaz."""
    seats = [seat for seat in rows[0].turn_stats if seat != DIAZ or measure in PRESTIGES]
    series = tuple(
        Series(seat, tuple(_value(row.turn_stats[seat], measure) for row in rows)) for seat in seats
    )
    turns = tuple(ChartTurn(row.round if row.turn else 0, row.seat) for row in rows)
    most = max(LEAST, *(value for each in series for value in each.values))
    return Plot(measure, title(measure), turns, series, bands(rows), most)


def plots(rows: Sequence[AnyTurnRow]) -> tuple[Plot, ...]:
    """Return all six charts; the four of prestige share their scale."""
    found = [plot(cast("Sequence[TurnRow]", rows), measure) for measure in MEASURES]
    most = max(each.maximum for each in found if each.measure in PRESTIGES)
    return tuple(
        evolve(each, maximum=most) if each.measure in PRESTIGES else each for each in found
    )


def title(measure: ChartMeasure) -> str:
    if measure == "gold":
        return tr("Gold by turn")
    if measure == "income":
        return tr("Income by turn")
    return tr("{kind} points by turn", kind=prestige_words(measure))


def bands(turns: Sequence[AnyTurnRow]) -> tuple[Band, ...]:
    """Return a chart's bands: periods of one regime, with or without Depression."""
    rows = cast("Sequence[TurnRow]", turns)
    found: list[Band] = []
    for before, row in pairwise(rows):
        band = found[-1] if found else None
        if band and (band.period, bool(band.hatching)) == (row.regime, row.depression):
            found[-1] = evolve(band, last=row.turn)
        else:
            new = band is None or band.period != row.regime
            slump = row.depression and (band is None or not band.hatching)
            found.append(_band(before.turn, row, new, slump))
    return tuple(found) or (_band(0, rows[0], True, rows[0].depression),)


def _band(first: int, row: TurnRow, new: bool, slump: bool) -> Band:
    kind = PRESTIGE_OF[row.regime]
    hatching = "depression" if row.depression else ""
    ink, icon = PRESTIGE_INK[kind], f"prestige-{kind}"
    light = PRESTIGE_TINT[kind]
    words = ", ".join([regime_words(row.regime), *([tr("Depression")] if hatching else [])])
    return Band(first, row.turn, row.regime, ink, icon, light, hatching, new, slump, words)


def band_keys() -> tuple[BandKey, ...]:
    """Return the legend of the bands: the four regimes and Depression."""
    kinds = [(regime_words(regime), PRESTIGE_OF[regime]) for regime in REGIMES]
    keys = [BandKey(words, f"prestige-{kind}", PRESTIGE_INK[kind]) for words, kind in kinds]
    words = tr("Depression")
    return (*keys, BandKey(words, "depression", INK, hatched=True))


def _value(stats: SeatTurnStats, measure: ChartMeasure) -> int:
    if measure == "gold":
        return stats.gold
    if measure == "income":
        return stats.income
    return stats.prestige[measure]


# --- Key moments of a game, such as regime changes, revolts and Topples --------------------------

WEIGHTS: Final = {
    "topple": 5,
    "regime": 4,
    "revolt": 3,
    "assassinated": 3,
    "depression_starts": 2,
    "jailed": 1,
}
"""Weights of key moments, by kind of event."""
QUIET: Final = {"unrest": 3, "extorts": 2, "played": 1}
"""Weights of minor events, used if there are too few key moments."""
NUMBER: Final = re.compile(r"\[\d{3}\] ")


MOST_POINTS: Final = 5
"""Maximum number of turning points on the page of a shared game."""


@frozen
class KeyMoment:
    """Decisive step of a game; ``turn_began`` is the number of steps before its turn."""

    icon: str
    round: int
    seat: Seat
    words: str
    turn_began: int


def turning_points(recording: Recording, names: Names, most: int = 3) -> list[KeyMoment]:
    """Return up to ``most`` decisive steps, in playing order."""
    chosen: dict[int, KeyMoment] = {}
    for weights in (WEIGHTS, QUIET):
        seen: Counter[str] = Counter()
        ranked = []
        for what, number, point in sorted(_all(recording, names, weights), key=_latest):
            ranked.append((seen[what], -weights[what], number, point))
            seen[what] += 1
        for _, _, number, point in sorted(ranked, key=lambda each: each[:2]):
            if len(chosen) < most:
                chosen.setdefault(number, point)
    return [chosen[number] for number in sorted(chosen)]


def told_points(recording: Recording, names: Names) -> list[str]:
    """Return the turning points as texts, each with the round and the player."""
    return [
        with_colon(tr("Round {number}", number=each.round), f"{names[each.seat]} {each.words}")
        for each in turning_points(recording, names, MOST_POINTS)
    ]


def _latest(found: tuple[str, int, KeyMoment]) -> int:
    return -found[1]


def _all(
    recording: Recording, names: Names, weights: Mapping[str, int]
) -> Iterator[tuple[str, int, KeyMoment]]:
    """Yield the event's name, the step's index and the key moment of each decisive step."""
    turns = began = 0
    for number, step in enumerate(recording.steps):
        event = max(step.events, key=lambda each: weights.get(each.what, 0), default=None)
        if event is not None and event.what in weights:
            words = NUMBER.sub("", _words(step, event, names))
            when = round_number(turns, step.after)
            point = KeyMoment(_icon(step, event), when, step.seat, words, began)
            yield event.what, number, point
        if ends_turn(step):
            turns, began = turns + 1, number + 1


def _words(step: Step, event: Event, names: Names) -> str:
    done = deed(step.before, step.action, names)
    note = event_note(step.after, event, names)
    return f"{done}. {note.words}" if note else f"{done}."


def _icon(step: Step, event: Event) -> str:
    if event.what == "regime":
        return f"prestige-{regime_prestige(step.after)}"
    note = event_note(step.after, event, {0: ""} | dict.fromkeys(step.after.players, ""))
    if note is not None or event.what == "topple":
        return note.icon if note else event.what
    return button_words(
        step.before, step.action, {0: ""} | dict.fromkeys(step.before.players, "")
    ).icon


# --- Texts of an analysis --------------------------------

MOST_WORST: Final = 8
MARK_WORDS: Final[dict[TurnMark, str]] = {
    "best": tr_noop("Best"),
    "good": tr_noop("Good"),
    "inaccuracy": tr_noop("Inaccuracy"),
    "mistake": tr_noop("Mistake"),
    "blunder": tr_noop("Blunder"),
}


def arguments(file: Path, out: Path) -> Sequence[str]:
    paths = "--so-far", str(so_far(file)), "--out", str(out)
    return ("analyse", str(file), "--progress", "--plans", "0", *paths)


def comparing(turns: Sequence[JudgedTurn]) -> tuple[str, ...]:
    """Return the command-line arguments for comparing ``turns`` with better plans."""
    return ("--compare", *(str(turn.step) for turn in turns)) if turns else ()


def read(path: Path, recording: Recording, names: Names) -> GameAnalysis | None:
    found = read_analysis(path, recording)
    return None if found is None else analysis_words(found, recording, names)


def analysis_words(found: Analysis, recording: Recording, names: Names) -> GameAnalysis:
    rows = TurnStats.of(recording).rows
    judged = {turn.place: _turn(turn, recording, names) for turn in found.judged}
    remarks = {
        number: judged[turn.place]
        for turn in found.judged
        for number in range(turn.step, turn.last + 1)
        if recording.steps[number - 1].seat == turn.seat
    }
    missed = [_missed(each, recording, names, rows) for each in found.missed]
    others = [
        judged[turn.place]
        for turn in sorted(found.judged, key=found.importance)
        if (turn.shown or turn.doubtful) and not _overlooks(turn, found)
    ]
    listed = [*missed, *others][:MOST_WORST]
    points = (
        _turning_point(each, recording, names, rows[min(each.turn, len(rows) - 1)].round)
        for each in found.turning_points
    )
    return GameAnalysis(
        plot=_plot(found, rows),
        turning_points=tuple(points),
        worst=tuple(sorted(listed, key=lambda each: each.step)),
        tallies={
            seat: _tally(marks, found.accuracy(seat)) for seat, marks in found.marks().items()
        },
        remarks=remarks,
        note=tr(
            "Chances are estimated from the open cards and each player's own hand. A turn is "
            "judged only on what its player could know. A better plan is shown if it is a certain "
            "win, or if games played on from both plans confirm it. Accuracy is halved for every "
            "{points} points that a turn loses.",
            points=round(100 * HALF),
        ),
        complete=found.complete,
    )


def _plot(found: Analysis, rows: Sequence[TurnRow]) -> Plot:
    count = min(len(rows), len(found.turns))
    turns = tuple(ChartTurn(row.round if row.turn else 0, row.seat) for row in rows[:count])
    series = tuple(
        Series(seat, tuple(round(turn.chances[seat] / 10) for turn in found.turns[:count]))
        for seat in found.turns[0].chances
    )
    title = tr("Chance of winning by turn, in %")
    return Plot("chance", title, turns, series, bands(rows[:count]), 100)


def _tally(marks: Mapping[TurnMark, int], accuracy: int | None) -> str:
    parts = (
        tr_plural("%n best", "", marks["best"]),
        tr_plural("%n good", "", marks["good"]),
        tr_plural("%n (inaccuracy|inaccuracies)", "", marks["inaccuracy"]),
        tr_plural("%n mistake(s)", "", marks["mistake"]),
        tr_plural("%n blunder(s)", "", marks["blunder"]),
    )
    turns = ", ".join(parts)
    if accuracy is None:
        return turns
    return tr("accuracy {percent} %: {turns}", percent=accuracy, turns=turns)


def _turning_point(
    point: TurningPoint, recording: Recording, names: Names, number: int
) -> StepFinding:
    step = recording.steps[point.step - 1]
    words = tr(
        "Round {number}: {name} from {before} % to {after} %",
        number=number,
        name=names[point.seat],
        before=round(point.before / 10),
        after=round(point.after / 10),
    )
    done = f"{names[step.seat]} {_done_by(recording, point.step - 1, names)}."
    mark = "up" if point.after >= point.before else "down"
    return StepFinding(point.step - 1, point.seat, mark, words, without_double_stop(done))


def _done_by(recording: Recording, number: int, names: Names) -> str:
    """Return a step's action as text; for an End, the turn's actions."""
    last = recording.steps[number]
    found: list[str] = []
    if isinstance(last.action, End):
        for step in reversed(recording.steps[:number]):
            if ends_turn(step):
                break
            if step.seat == last.seat:
                found.insert(0, deed(step.before, step.action, names))
    return _in_turn(found) if found else deed(last.before, last.action, names)


def _in_turn(deeds: Sequence[str]) -> str:
    return reduce(lambda sofar, line: tr("{0}, then {1}", sofar, line), deeds)


def _turn(turn: JudgedTurn, recording: Recording, names: Names) -> StepFinding:
    """Return the finding about a turn, with any better plan."""
    steps = recording.steps[turn.step - 1 : turn.last]
    deeds = [
        deed(step.before, step.action, names)
        for step in steps
        if step.seat == turn.seat and not (isinstance(step.action, End) and len(steps) > 1)
    ]
    done = f"{names[turn.seat]} {_in_turn(deeds)}"
    mark, step = tr(MARK_WORDS[turn.mark]), turn.step - 1
    if not turn.shown:
        words, short = tr("{mark}: {deed}.", mark=mark, deed=done), f"{mark}."
        if turn.pairs:
            no_better = tr_plural("%n pair(s) of games confirmed no better plan.", "", turn.pairs)
            short = f"{short} {no_better}"
        detail = tr("Open it to compare it with another plan.") if turn.doubtful else ""
        comparison = comparing([turn] if turn.doubtful else [])
        return StepFinding(step, turn.seat, turn.mark, words, detail, short, comparison=comparison)
    lost = tr("−{points} %", points=round(turn.loss / 10))
    plan = plan_words(steps[0].before, turn.better, turn.seat, names)
    better = tr("Better: {plan}.", plan=plan)
    if turn.pairs:
        better += " " + tr_plural(
            "Confirmed by %n pair(s) of games: {points} ± {error} points.",
            "",
            turn.pairs,
            points=round(turn.loss / 10),
            error=round(turn.error / 5),
        )
    words = tr("{mark} ({lost}): {deed}.", mark=mark, lost=lost, deed=done)
    short = f"{mark} ({lost}). {better}"
    return StepFinding(step, turn.seat, turn.mark, words, better, short, _lines(turn.better))


def _overlooks(turn: JudgedTurn, found: Analysis) -> bool:
    return any(
        each.seat == turn.seat and each.step <= turn.step <= each.last for each in found.missed
    )


def _missed(
    missed: MissedTopple, recording: Recording, names: Names, rows: Sequence[TurnRow]
) -> StepFinding:
    before = recording.position(missed.step - 1)
    first, last = (_round(step, recording, rows) for step in (missed.step, missed.last))
    name = names[missed.seat]
    if first == last:
        words = tr("{name} missed a chance to topple Díaz.", name=name)
    else:
        words = tr(
            "From round {first} to {last} {name} missed a chance to topple Díaz.",
            first=first,
            last=last,
            name=name,
        )
    plan = tr("How: {plan}.", plan=plan_words(before, missed.lines, missed.seat, names))
    return StepFinding(
        missed.step - 1, missed.seat, "missed", words, plan, plan=_lines(missed.lines)
    )


def _round(step: int, recording: Recording, rows: Sequence[TurnRow]) -> int:
    turn = 1 + sum(map(ends_turn, recording.steps[: step - 1]))
    return rows[min(turn, len(rows) - 1)].round


def _lines(plan: Sequence[PlanLine]) -> tuple[tuple[Seat, str], ...]:
    return tuple((said.seat, said.line) for said in plan)


def plan_words(state: State, plan: Sequence[PlanLine], seat: Seat, names: Names) -> str:
    """Return ``seat``'s actions in a plan as text, up to the first illegal action."""
    state = state.copy()
    found: list[str] = []
    for said in plan:
        action = parse(said.line)
        if action not in legal_actions(state):
            break
        if said.seat == seat:
            found.append(deed(state, action, names))
        perform_unchecked(state, action)
    return f"{names[seat]} {_in_turn(found or [deed(state, End(), names)])}"
