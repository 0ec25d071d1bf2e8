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
        help=".csv file of “paxdesk simulate --lines”; several files are counted together",
    )
    parser.add_argument(
        "--judge",
        type=int_argument(1),
        default=0,
        metavar="N",
        help="judge one turn in N to estimate each player's accuracy (0: none); a turn takes a "
        "quarter of a second or more",
    )


def run(arguments: Namespace) -> int:
    deck = open_deck(arguments.cards)
    census = Census(deck, judge_every=arguments.judge)
    for file in arguments.files:
        for row in _rows(file, deck):
            try:
                census.add(row)
            except (PaxError, KeyError, ValueError) as error:
                raise PaxError(
                    f"{shown_path(file)}: the game of seed {row.get('seed')} cannot be replayed "
                    f"({error}); remove its row."
                ) from error
    for line in census.tables():
        print(line)
    return 0


def _rows(file: Path, deck: Deck) -> list[ResultRow]:
    """Return the rows of a file. Raises PaxError if they cannot be replayed."""
    try:
        rows = read_rows(file)
    except (OSError, ValueError) as error:
        raise PaxError(f"{shown_path(file)} does not contain rows of games.") from error
    if not rows or "seed" not in rows[0]:
        raise PaxError(f"{shown_path(file)} does not contain rows of games.")
    if LINES not in rows[0]:
        raise PaxError(
            f"{shown_path(file)} was written without --lines; run “paxdesk simulate --lines” again."
        )
    if rows[0].get("deck") != deck.mark:
        raise PaxError(
            f"{shown_path(file)} was played with different cards; name their folder with --cards."
        )
    return rows
