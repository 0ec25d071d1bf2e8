"""``paxdesk tournament``: every robot against every other, and how strong that makes them."""

import sys
from argparse import ArgumentParser, Namespace
from typing import get_args

from paxdesk.commands.arguments import number
from paxdesk.commands.simulate import seats
from paxdesk.errors import PaxError
from paxdesk.porfiriana.robots.simulation import SeatWord
from paxdesk.porfiriana.robots.tournament import Standings, matches, play_matches
from paxdesk.porfiriana.rules.deck import open_deck

PLAYERS: tuple[SeatWord, ...] = tuple(word for word in get_args(SeatWord) if word != "diaz")


def add_arguments(parser: ArgumentParser) -> None:
    """Declare who plays, and how often."""
    parser.add_argument(
        "--seats", type=seats, default=PLAYERS, metavar="A,B", help=f"of {', '.join(PLAYERS)}"
    )
    parser.add_argument(
        "--games", type=number(2), default=200, metavar="N", help="of each pair, seats changed"
    )
    parser.add_argument("--seed", type=number(0), default=0, help="of the first two games")


def run(arguments: Namespace) -> int:
    """Play all pairs and print the table; what each pair came to is told on the way."""
    players: tuple[SeatWord, ...] = arguments.seats
    if "diaz" in players or len(set(players)) < max(len(players), 2):
        raise PaxError(f"A tournament is for two or more of {', '.join(PLAYERS)}, each once.")
    deck = open_deck(arguments.cards)
    standings = Standings(players)
    for games in matches(deck, players, arguments.games, arguments.seed):
        pair = games[0].pair
        standings.add(pair, play_matches(games))
        score = standings.scores[pair]
        told = f"{pair[0]} {score.wins:g} of {score.games} against {pair[1]}"
        long = f", {score.long} over 120 turns" if score.long else ""
        print(f"{told}{long}", file=sys.stderr, flush=True)
    print(*standings.table(), sep="\n")
    return 0
