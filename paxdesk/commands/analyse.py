"""``paxdesk analyse``: how a game was won, and how good its moves were, without a display."""

from argparse import ArgumentParser, Namespace

from paxdesk.commands.arguments import (
    add_looking_back,
    ask_to_replace,
    print_json,
    teller,
    write_out,
)
from paxdesk.porfiriana.analysis.analysis import (
    Analysis,
    analyse,
    analysis_data,
    own_of,
    to_plain,
)
from paxdesk.porfiriana.analysis.move_quality import MARKS
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.phrases import plural
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Recording


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the game, and where what is found out goes."""
    add_looking_back(parser)


def run(arguments: Namespace) -> int:
    """Analyse the game, and print what is found."""
    ask_to_replace(arguments.out)
    session = read_saved(arguments.file, open_deck(arguments.cards))
    recording = session.replayed()
    found = analyse(recording, teller(arguments))
    if arguments.out is not None:
        write_out(arguments.out, analysis_data(found, recording, own_of(found, session)))
    elif arguments.json:
        print_json(to_plain(found))
    else:
        names = {seat: setup.name for seat, setup in enumerate(session.seats, start=1)}
        for line in _told(found, recording, names):
            print(line)
    return 0


def _told(found: Analysis, recording: Recording, names: dict[int, str]) -> list[str]:
    """The analysis in lines."""
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
