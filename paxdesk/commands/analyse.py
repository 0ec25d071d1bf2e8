"""``paxdesk analyse``: turning points of a finished game and the quality of its moves."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Final

from paxdesk.commands.arguments import (
    add_jobs,
    add_looking_back,
    ask_to_replace,
    int_argument,
    print_json,
    teller,
)
from paxdesk.commands.parallel import Work, WorkSpread, in_pieces, spread_over
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.analysis.analysis import (
    MOST_CONFIRMED,
    Analysis,
    JudgesHere,
    analysis_data,
    own_of,
    read_analysis,
    stages,
    to_plain,
    turns_of,
    with_compared_plans,
)
from paxdesk.porfiriana.analysis.turn_quality import MARKS, JudgedTurn
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.term_words import plural
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Recording, Session

JOBS: Final = 4
"""Default number of processes, limited by the number of cores."""


def add_arguments(parser: ArgumentParser) -> None:
    add_looking_back(parser)
    add_jobs(parser, JOBS)
    parser.add_argument(
        "--plans",
        type=int_argument(0),
        default=MOST_CONFIRMED,
        metavar="N",
        help="number of better plans to test by playing on from them",
    )
    parser.add_argument(
        "--compare",
        type=int_argument(1),
        nargs="+",
        metavar="STEP",
        help="test only the better plans of the turns that begin at these steps, and add the "
        "results to --out",
    )
    parser.add_argument(
        "--so-far",
        type=Path,
        metavar="FILE",
        help="file for intermediate results, written at each stage",
    )


def run(arguments: Namespace) -> int:
    if not arguments.compare:
        ask_to_replace(arguments.out)
    file: Path = arguments.file
    session = _opened(file, arguments.cards)
    recording = session.replayed()
    people = [seat for seat, who in enumerate(session.seats, start=1) if who.robot is None]
    with spread_over(arguments.jobs) as (spread, cores):
        judges = JudgesElsewhere(file, arguments.cards, spread) if cores > 1 else None
        told = teller(arguments)
        if arguments.compare:
            found = _analysed(arguments.out, recording)
            turns = [turn for turn in found.doubtful() if turn.step in arguments.compare]
        else:
            for found in stages(recording, told, judges, people):
                if arguments.so_far is not None:
                    write_whole(arguments.so_far, analysis_data(found, recording))
            turns = found.doubtful()[: arguments.plans]
        found = with_compared_plans(found, turns, recording, told, judges)
    if arguments.out is not None:
        data = analysis_data(found, recording, own_of(found, session))
        write_whole(arguments.out, data, keep_earlier=not arguments.compare)
    elif arguments.json:
        print_json(to_plain(found))
    else:
        names = {seat: setup.name for seat, setup in enumerate(session.seats, start=1)}
        for line in _told(found, recording, names):
            print(line)
    return 0


@frozen
class JudgesElsewhere:
    file: Path
    cards: Path | None
    spread: WorkSpread

    def judge(self, turns: Sequence[range]) -> Iterable[list[JudgedTurn]]:
        there = partial(_judge, self.file, self.cards)
        return chain.from_iterable(self.spread(there, in_pieces([*range(len(turns))], 1)))

    def gains(self, turn: JudgedTurn, pairs: Sequence[int]) -> Iterable[float]:
        there = partial(_gains, self.file, self.cards, turn)
        return chain.from_iterable(self.spread(there, in_pieces([*pairs], 1)))


def _analysed(path: Path | None, recording: Recording) -> Analysis:
    """Return the analysis of this game from a file. Raises PaxError if there is none."""
    found = None if path is None else read_analysis(path, recording)
    if found is None:
        raise PaxError("--compare needs --out with an analysis of this game.")
    return found


def _opened(file: Path, cards: Path | None) -> Session:
    return read_saved(file, open_deck(cards))


def _judge(file: Path, cards: Path | None, turns: Work) -> list[list[JudgedTurn]]:
    """Return the judgements of the turns with these indices."""
    recording, steps = _read_once(file, cards)
    return list(JudgesHere(recording).judge([steps[turn] for turn in turns]))


def _gains(file: Path, cards: Path | None, turn: JudgedTurn, pairs: Work) -> list[float]:
    """Return the gains of a better plan in these pairs of games."""
    recording, _ = _read_once(file, cards)
    return list(JudgesHere(recording).gains(turn, pairs))


@cache
def _read_once(file: Path, cards: Path | None) -> tuple[Recording, list[range]]:
    recording = _opened(file, cards).replayed()
    return recording, turns_of(recording)


def _told(found: Analysis, recording: Recording, names: dict[int, str]) -> list[str]:
    seats = list(found.turns[0].chances)
    lines = ["chance of winning when a turn had ended, in %:"]
    lines.append(f"{'turn':>6} " + "".join(f"{names[seat]:>14.12}" for seat in seats))
    for turn in found.turns:
        row = "".join(f"{turn.chances[seat] / 10:14.0f}" for seat in seats)
        lines.append(f"{turn.turn:>6} {row}")
    lines.append("turning points:")
    for point in found.turning_points:
        moved = f"{point.before / 10:.0f} % to {point.after / 10:.0f} %"
        line = recording.steps[point.step - 1].entries[-1].line
        lines.append(
            f"  turn {point.turn}, step {point.step} ({line}): {names[point.seat]} {moved}"
        )
    lines.append("turns:")
    for seat, marks in found.marks().items():
        counted = ", ".join(f"{marks[mark]} {mark}" for mark in MARKS)
        accuracy = found.accuracy(seat)
        kept = "" if accuracy is None else f"; accuracy {accuracy} %"
        lines.append(f"  {names[seat]}: {counted}{kept}")
    for judged in found.judged:
        if judged.shown:
            better = "; ".join(said.line for said in judged.better if said.seat == judged.seat)
            off = (
                f" ± {judged.error / 5:.0f} in {judged.pairs} pairs of games"
                if judged.pairs
                else ""
            )
            lines.append(
                f"  steps {judged.step} to {judged.last}, {seat_name(judged.seat)}: {judged.mark}"
                f" (-{judged.loss / 10:.0f} %{off}); better: {better}"
            )
    for missed in found.missed:
        plan = "; ".join(said.line for said in missed.lines)
        when = f"at step {missed.step}"
        if missed.last != missed.step:
            when = f"from step {missed.step} to {missed.last}"
        lines.append(f"  {names[missed.seat]} could have toppled Díaz {when}: {plan}")
    if recording.stopped:
        lines.append(f"Only {plural(found.steps, 'step')} could be followed: {recording.stopped}")
    return lines
