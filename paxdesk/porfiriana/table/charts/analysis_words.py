"""An analysis in words: what was done, what would have been better, and by how much."""

from collections.abc import Mapping, Sequence
from typing import Final

from paxdesk.desk.charts.plot import Plot, Series, Turn
from paxdesk.desk.protocol.analysis import Finding, GameAnalysis
from paxdesk.desk.words.seats import Names
from paxdesk.language import counted, say, single_stop, template
from paxdesk.porfiriana.analysis.analysis import Analysis, Missed, TurningPoint
from paxdesk.porfiriana.analysis.judging import Judged, Mark, Said
from paxdesk.porfiriana.rules.actions import End, Seat
from paxdesk.porfiriana.rules.legal import legal_actions
from paxdesk.porfiriana.rules.listed import perform_listed
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Recording
from paxdesk.porfiriana.table.charts.plots import bands
from paxdesk.porfiriana.table.words.action_text import deed
from paxdesk.porfiriana.turn_stats import TurnRow, TurnStats

MOST_WORST: Final = 8
"""Moves that are listed as the worst."""
MARK_WORDS: Final[dict[Mark, str]] = {
    "best": template("Best"),
    "good": template("Good"),
    "slip": template("Slip"),
    "blunder": template("Blunder"),
}


def told(found: Analysis, recording: Recording, names: Names) -> GameAnalysis:
    """What was found out, in the language spoken now."""
    moves = {move.step: _move(move, recording, names) for move in found.moves}
    missed = [_missed(each, recording, names) for each in found.missed]
    seen = {each.step for each in missed}
    worst = sorted(found.moves, key=lambda move: (-move.loss, move.step))
    slips = [
        moves[move.step]
        for move in worst
        if move.mark in ("slip", "blunder") and move.step - 1 not in seen
    ]
    listed = [*missed, *slips][:MOST_WORST]
    rows = TurnStats.of(recording).rows
    points = (
        _turning_point(each, recording, names, rows[min(each.turn, len(rows) - 1)].round)
        for each in found.turning_points
    )
    return GameAnalysis(
        plot=_plot(found, rows),
        turning_points=tuple(points),
        worst=tuple(sorted(listed, key=lambda each: each.step)),
        tallies={seat: _tally(marks) for seat, marks in found.marks().items()},
        remarks=moves,
        note=say(
            "The chances go by what lies open and by each one's own hand. A move is judged only "
            "by what its player could know."
        ),
    )


def _plot(found: Analysis, rows: Sequence[TurnRow]) -> Plot:
    count = min(len(rows), len(found.turns))
    turns = tuple(Turn(row.round if row.turn else 0, row.seat) for row in rows[:count])
    series = tuple(
        Series(seat, tuple(round(turn.chances[seat] / 10) for turn in found.turns[:count]))
        for seat in found.turns[0].chances
    )
    title = say("Chance of winning by turn, in %")
    return Plot("chance", title, turns, series, bands(rows[:count]), 100)


def _tally(marks: Mapping[Mark, int]) -> str:
    """How good the moves of a seat were."""
    parts = (
        counted("%n best", "", marks["best"]),
        counted("%n good", "", marks["good"]),
        counted("%n slip(s)", "", marks["slip"]),
        counted("%n blunder(s)", "", marks["blunder"]),
    )
    return ", ".join(parts)


def _turning_point(point: TurningPoint, recording: Recording, names: Names, number: int) -> Finding:
    step = recording.steps[point.step - 1]
    words = say(
        "Round {number}: {name} from {before} % to {after} %",
        number=number,
        name=names[point.seat],
        before=round(point.before / 10),
        after=round(point.after / 10),
    )
    done = f"{names[step.seat]} {deed(step.before, step.action, names)}."
    mark = "up" if point.after >= point.before else "down"
    return Finding(point.step - 1, point.seat, mark, words, single_stop(done))


def _move(move: Judged, recording: Recording, names: Names) -> Finding:
    step = recording.steps[move.step - 1]
    done = f"{names[move.seat]} {deed(step.before, step.action, names)}"
    mark = say(MARK_WORDS[move.mark])
    if move.mark == "best":
        return Finding(move.step - 1, move.seat, move.mark, f"{mark}: {done}.", short=f"{mark}.")
    lost = say("−{points} %", points=round(move.loss / 10))
    better = say("Better: {plan}.", plan=plan_words(step.before, move.better, names))
    words = single_stop(f"{mark} ({lost}): {done}.")
    short = f"{mark} ({lost}). {better}"
    return Finding(move.step - 1, move.seat, move.mark, words, better, short, move.better)


def _missed(missed: Missed, recording: Recording, names: Names) -> Finding:
    before = recording.position(missed.step - 1)
    words = say("{name} could have toppled Díaz and did not see it.", name=names[missed.seat])
    plan = say("How: {plan}.", plan=plan_words(before, missed.lines, names))
    return Finding(missed.step - 1, missed.seat, "missed", words, plan, plan=missed.lines)


def plan_words(state: State, plan: Sequence[Said], names: Names) -> str:
    """A plan in a sentence, as far as it can be told from the position: who answers is named."""
    state = state.copy()
    found: list[str] = []
    teller: Seat | None = plan[0].seat if plan else None
    for said in plan:
        action = parse(said.line)
        if action not in legal_actions(state):
            break
        if said.seat == teller:
            found.append(deed(state, action, names))
        perform_listed(state, action)
    return "; ".join(found) or deed(state, End(), names)
