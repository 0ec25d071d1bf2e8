"""``paxdesk tournament``: matches between robots, and the resulting ratings."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import get_args

from paxdesk.commands.arguments import add_jobs, int_argument
from paxdesk.commands.parallel import leave_interrupted, rows_of, spread_over
from paxdesk.commands.simulate import seats
from paxdesk.files.simulation_rows import made_folder
from paxdesk.porfiriana.robots import simulation
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, MilestoneName, ScriptName
from paxdesk.porfiriana.rules.deck import open_deck

LEAGUE: tuple[simulation.SeatWord, ...] = get_args(ScriptName)
PLAYERS: tuple[simulation.SeatWord, ...] = (*ROBOT_NAMES, "random")
MILESTONES: tuple[simulation.SeatWord, ...] = get_args(MilestoneName)
RATED = (*PLAYERS, *MILESTONES)
GAMES_AT_ONCE = 2
"""Number of games in one piece of work: few because the expert is slow."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        type=seats,
        default=PLAYERS,
        metavar="A,B",
        help=f"two or more robots: {', '.join(PLAYERS)}, {', '.join(MILESTONES)} (the expert by "
        "rules of thumb, and hard without replies)",
    )
    parser.add_argument(
        "--games",
        type=int_argument(2),
        default=200,
        metavar="N",
        help="games per pair, swapping seats",
    )
    parser.add_argument(
        "--league",
        action="store_true",
        help=f"play also against single-idea robots: {', '.join(LEAGUE)}",
    )
    parser.add_argument(
        "--seed", type=int_argument(0), default=0, help="seed of the first two games"
    )
    parser.set_defaults(refuse=parser.error)
    add_jobs(parser)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="folder for the rows of all games, one file per order of seats, as in “simulate”; an "
        "interrupted run continues where it stopped",
    )


def run(arguments: Namespace) -> int:
    """Let the robots play in pairs; print the result of each pair and the table of ratings."""
    players: tuple[simulation.SeatWord, ...] = arguments.seats
    least = 1 if arguments.league else 2
    if not set(players) <= set(RATED) or len(set(players)) < max(len(players), least):
        arguments.refuse(
            f"a tournament needs at least {least} different robots: {', '.join(RATED)}"
        )
    folder = made_folder(arguments.out) if arguments.out is not None else None
    deck = open_deck(arguments.cards)
    league = LEAGUE if arguments.league else ()
    standings = simulation.Standings((*players, *league))
    try:
        with spread_over(arguments.jobs) as (spread, _):
            for leg in simulation.legs(players, arguments.games, arguments.seed, league):
                plan = simulation.SimulationSetup(deck, leg.seats)
                out = None if folder is None else folder / f"{'-'.join(leg.seats)}.csv"
                standings.add(leg.pair, rows_of(plan, leg.seeds, out, GAMES_AT_ONCE, spread))
                if leg.seats != leg.pair:
                    _tell(leg, standings)
    except KeyboardInterrupt:
        leave_interrupted(kept=folder is not None)
    print(*standings.table(), sep="\n")
    return 0


def _tell(leg: simulation.PairHalf, standings: simulation.Standings) -> None:
    score = standings.scores[leg.pair]
    told = f"{leg.pair[0]} {score.wins:g} of {score.games} against {leg.pair[1]}"
    long = f", {score.long} over 120 turns" if score.long else ""
    print(f"{told}{long}", file=sys.stderr, flush=True)
