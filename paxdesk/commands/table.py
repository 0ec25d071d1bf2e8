"""``paxdesk [FILE]``: open the card table."""

import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from paxdesk.commands.arguments import add_player_count, seed_number


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="saved game to open")
    parser.add_argument(
        "--position",
        type=Path,
        metavar="FILE",
        help="scenario to open as a game (FILE#NAME: one of several)",
    )
    parser.add_argument("--new", action="store_true", help="deal a new game at once")
    add_player_count(parser)
    parser.add_argument(
        "--seed",
        type=seed_number,
        help="seed of a new game (default: drawn at random)",
    )
    parser.add_argument(
        "--automatic",
        action="store_true",
        # For tests and demonstrations: the table plays automatically.
        help=SUPPRESS,
    )
    parser.add_argument(
        "--exit-when-painted",
        action="store_true",
        help="print how long the table took to appear, then exit",
    )


def run(arguments: Namespace) -> int:
    """Open the table; return the exit code when the program ends."""
    from paxdesk.display_check import missing_display

    problem = missing_display()
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    # Import the engine before Qt: PySide6 may read the source of every module imported later.
    from paxdesk.files.autosave import games_folder
    from paxdesk.porfiriana.rules.deck import open_deck

    deck = open_deck(arguments.cards)
    folder = None if arguments.exit_when_painted else games_folder()

    from paxdesk.commands.game_registry import GAMES
    from paxdesk.desk.app.application import run as open_table
    from paxdesk.desk.protocol.table_game import OtherGame, on_desk
    from paxdesk.porfiriana.table.game_table import PaxTable

    others = [
        OtherGame(each.key, each.title, partial(each.table, arguments.cards)) for each in GAMES[1:]
    ]
    return open_table(arguments, on_desk(PaxTable(deck, arguments.cards)), folder, others)
