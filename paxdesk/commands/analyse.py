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
    print_json,
    teller,
    write_out,
)
from paxdesk.commands.parallel import Work, in_pieces, spread_over
from paxdesk.porfiriana.analysis.analysis import (
    Analysis,
    TurnFound,
    analyse,
    analysis_data,
    found_in_turn,
    own_of,
    to_plain,
    turns_of,
)
from paxdesk.porfiriana.analysis.move_quality import MARKS
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


def run(arguments: Namespace) -> int:
    """Analyse the game and print or write the result."""
    ask_to_replace(arguments.out)
    file: Path = arguments.file
    session = _opened(file, arguments.cards)
    recording = session.replayed()
    with spread_over(arguments.jobs) as (spread, cores):

        def look(turns: Sequence[range]) -> Iterable[TurnFound]:
            there = partial(_look_at, file, arguments.cards)
            return chain.from_iterable(spread(there, in_pieces([*range(len(turns))], 1)))

        found = analyse(recording, teller(arguments), look if cores > 1 else None)
    if arguments.out is not None:
        write_out(arguments.out, analysis_data(found, recording, own_of(found, session)))
    elif arguments.json:
        print_json(to_plain(found))
    else:
        names = {seat: setup.name for seat, setup in enumerate(session.seats, start=1)}
        for line in _told(found, recording, names):
            print(line)
    return 0


def _opened(file: Path, cards: Path | None) -> Session:
    return read_saved(file, open_deck(cards))


def _look_at(file: Path, cards: Path | None, turns: Work) -> list[TurnFound]:
    """Return the analysis of turns, given by index; runs in a separate process."""
    recording, steps = _read_once(file, cards)
    return [found_in_turn(recording, steps[turn]) for turn in turns]


@cache
def _read_once(file: Path, cards: Path | None) -> tuple[Recording, list[range]]:
    recording = _opened(file, cards).replayed()
    return recording, turns_of(recording)


def _told(found: Analysis, recording: Recording, names: dict[int, str]) -> list[str]:
    """Return the analysis as lines of text."""
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
    lines.append("moves:")
    for seat, marks in found.marks().items():
        counted = ", ".join(f"{marks[mark]} {mark}" for mark in MARKS)
        accuracy = found.accuracy(seat)
        kept = "" if accuracy is None else f"; accuracy {accuracy} %"
        lines.append(f"  {names[seat]}: {counted}{kept}")
    for move in found.moves:
        if move.mark in ("slip", "blunder"):
            entry = recording.steps[move.step - 1].entries
            done = next(each.line for each in entry if each.seat == move.seat)
            better = "; ".join(said.line for said in move.better) or "end"
            lines.append(
                f"  step {move.step}, {seat_name(move.seat)}: {done} is a {move.mark}"
                f" (-{move.loss / 10:.0f} %); better: {better}"
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
