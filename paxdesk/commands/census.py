"""``paxdesk census``: statistics of simulated games, as tables."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from paxdesk.commands.arguments import int_argument
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import shown_path
from paxdesk.files.simulation_rows import ResultRow, read_rows
from paxdesk.porfiriana.analysis.census import Census
from paxdesk.porfiriana.robots.simulation import LINES
from paxdesk.porfiriana.rules.deck import Deck, open_deck


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="a .csv file of “paxdesk simulate --lines”; several are counted together",
    )
    parser.add_argument(
        "--judge",
        type=int_argument(1),
        default=0,
        metavar="N",
        help="compare one turn in N with its best plans, for the accuracy of each player; "
        "a turn takes a quarter of a second or more",
    )


def run(arguments: Namespace) -> int:
    """Replay the games of all files, and print the tables."""
    deck = open_deck(arguments.cards)
    census = Census(deck, judge_every=arguments.judge)
    for file in arguments.files:
        for row in _rows(file, deck):
            try:
                census.add(row)
            except (PaxError, KeyError, ValueError) as error:
                raise PaxError(
                    f"{shown_path(file)}: the game of seed {row.get('seed')} cannot be played "
                    f"again ({error}); remove its row."
                ) from error
    for line in census.tables():
        print(line)
    return 0


def _rows(file: Path, deck: Deck) -> list[ResultRow]:
    """Return the rows of a file. Raises PaxError if they cannot be replayed."""
    try:
        rows = read_rows(file)
    except (OSError, ValueError) as error:
        raise PaxError(f"{shown_path(file)} cannot be read as rows of games ({error}).") from error
    if not rows or LINES not in rows[0]:
        raise PaxError(f"{shown_path(file)} keeps no lines: play its games with --lines.")
    if rows[0].get("deck") != deck.mark:
        raise PaxError(
            f"{shown_path(file)} was played with other cards: specify them with --cards."
        )
    return rows
