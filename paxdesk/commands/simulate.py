"""``paxdesk simulate``: many games between robots, with one row of results per game."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from pathlib import Path
from typing import cast, get_args

from paxdesk.commands.arguments import (
    add_jobs,
    add_options,
    int_argument,
    seed_number,
    wanted_seeds,
)
from paxdesk.commands.parallel import leave_interrupted, play_missing, row_file, spread_over
from paxdesk.errors import PaxError
from paxdesk.files.simulation_rows import ResultRow
from paxdesk.porfiriana.robots.simulation import MOST_TURNS, SeatWord, SimulationSetup
from paxdesk.porfiriana.rules.deck import open_deck

GAMES_AT_ONCE = 10
"""Number of games in one piece of work, for fewer transfers."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--games",
        type=int_argument(1),
        default=100,
        metavar="N",
        help="number of games, using consecutive seeds",
    )
    parser.add_argument("--seed", type=seed_number, default=0, help="seed of the first game")
    parser.add_argument(
        "--seats",
        type=seats,
        default=("paxomatic", "paxomatic", "random"),
        metavar="A,B",
        help=f"robots in seating order: {', '.join(get_args(SeatWord))}",
    )
    add_options(parser)
    parser.add_argument(
        "--turns",
        type=int_argument(1),
        default=MOST_TURNS,
        metavar="N",
        help="number of turns after which a game stops",
    )
    parser.add_argument(
        "--lines",
        action="store_true",
        help="also store every move (needed by “paxdesk census”)",
    )
    add_jobs(parser)
    parser.add_argument("--dask", metavar="tcp://…", help="address of a Dask cluster to play on")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help=".csv or .parquet file for the rows; an interrupted run continues where it stopped "
        "(default: print them)",
    )


def run(arguments: Namespace) -> int:
    """Play the missing games, write the rows, and print the endings."""
    try:
        plan = SimulationSetup(
            open_deck(arguments.cards),
            arguments.seats,
            arguments.options,
            arguments.turns,
            arguments.lines,
        )
    except ValueError as error:
        raise PaxError(str(error)) from error
    if arguments.out is None and sys.stdout is None:
        raise PaxError("There is no output for the rows; name a file with --out.")
    seeds = wanted_seeds(arguments)
    endings: Counter[str] = Counter()
    try:
        with (
            row_file(plan, arguments.out) as file,
            spread_over(arguments.jobs, arguments.dask) as (spread, cores),
        ):
            rows = play_missing(plan, seeds, file, GAMES_AT_ONCE, spread, cores, sys.stdout)
            endings.update(map(_ending, rows))
    except KeyboardInterrupt:
        leave_interrupted(kept=arguments.out is not None)
    for ending, count in endings.most_common():
        print(f"{count:7,}  {ending}", file=sys.stderr)
    return 0


def _ending(row: ResultRow) -> str:
    if not row["winner"]:
        return f"nobody, {row['how']}"
    return f"{row['winner']} ({row['robot']}), {row['how']}"


def seats(text: str) -> tuple[SeatWord, ...]:
    """Return the players of a comma-separated text, in seating order. An argparse type."""
    words = [word for word in text.replace(" ", "").split(",") if word]
    for word in words:
        if word not in get_args(SeatWord):
            known = ", ".join(get_args(SeatWord))
            raise ArgumentTypeError(f"there is no robot “{word}”; choose from {known}")
    return cast(tuple[SeatWord, ...], tuple(words))
