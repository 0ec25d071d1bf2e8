"""What the commands share that look back on a game of either kind."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from paxdesk.commands.as_json import add_json


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the game, and where what is found out goes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--progress", action="store_true", help="say how far it is, line by line")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep what is found in this file")
    add_json(parser)


def teller(arguments: Namespace) -> Callable[[int, int], None]:
    """What is told how far it is, done of total: it prints each new percent if that is wanted."""
    told = 0

    def tell(done: int, total: int) -> None:
        nonlocal told
        share = 100 * done // max(1, total)
        if arguments.progress and sys.stdout is not None and share > told:
            told = share
            print(share, flush=True)

    return tell
