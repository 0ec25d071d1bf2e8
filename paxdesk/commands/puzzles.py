"""``paxdesk puzzles``: find puzzles in simulated games, rate, list and verify them."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from paxdesk.commands.arguments import ask_to_replace, int_argument, write_out
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.porfiriana.puzzles.generator import puzzles_in
from paxdesk.porfiriana.puzzles.puzzle import (
    KINDS,
    GoalKind,
    Puzzle,
    digest_in,
    in_order,
    puzzles_path,
    read_puzzles,
    written,
)
from paxdesk.porfiriana.puzzles.search import problem_of
from paxdesk.porfiriana.puzzles.solvers import tried
from paxdesk.porfiriana.rules.deck import Deck, load_deck, open_deck
from paxdesk.resources import cards_folder

FROM_SEED = 130_000
"""First seed not yet searched for the built-in puzzles."""


def kinds(words: str) -> tuple[GoalKind, ...]:
    """Return the kinds named in an argument. Raises ArgumentTypeError."""
    named = words.split(",")
    for word in named:
        if word not in KINDS:
            raise ArgumentTypeError(f"there is no kind “{word}”; choose from {', '.join(KINDS)}")
    return tuple(kind for kind in KINDS if kind in named)


def add_arguments(parser: ArgumentParser) -> None:
    doings = parser.add_subparsers(dest="doing", required=True, metavar="find|rate|list|check")
    find = doings.add_parser("find", help="search simulated games for puzzles")
    find.add_argument(
        "--games", type=int_argument(1), default=10, metavar="N", help="number of games to search"
    )
    find.add_argument(
        "--seed", type=int_argument(0), default=FROM_SEED, help="seed of the first game"
    )
    find.add_argument(
        "--kinds",
        type=kinds,
        default=KINDS,
        metavar="KIND,…",
        help=f"kinds to find: {', '.join(KINDS)}",
    )
    find.add_argument(
        "--out", type=Path, default=Path("puzzles.json"), metavar="FILE", help="output file"
    )
    find.add_argument(
        "--waiting", action="store_true", help="search games in which robots buy no Topple"
    )
    rate = doings.add_parser(
        "rate", help="rate unrated puzzles by letting robots of every level try them"
    )
    rate.add_argument("file", type=Path, metavar="FILE", help="puzzle file")
    rate.add_argument("--out", type=Path, required=True, metavar="FILE", help="output file")
    for name, words in (
        ("list", "list the puzzles with their solutions"),
        ("check", "verify every solution by searching the whole turn"),
    ):
        each = doings.add_parser(name, help=words)
        each.add_argument(
            "file",
            nargs="?",
            type=Path,
            metavar="FILE",
            help="puzzle file (default: the built-in puzzles)",
        )


def run(arguments: Namespace) -> int:
    """Find, rate, list or check puzzles; return 1 if a puzzle is invalid."""
    deck = open_deck(arguments.cards)
    if arguments.doing == "find":
        ask_to_replace(arguments.out)
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        puzzles: list[Puzzle] = []
        for seed in seeds:
            puzzles += puzzles_in(deck, seed, arguments.kinds, arguments.waiting)
            print(f"seed {seed}: puzzles so far: {len(puzzles)}", file=sys.stderr, flush=True)
            # Keep the file's content before this run as an earlier version.
            write = write_out if seed == arguments.seed else write_whole
            write(arguments.out, written(puzzles, deck))
        return 0
    path = arguments.file or puzzles_path()
    deck = _deck_for(path, deck, built_in=arguments.file is None)
    puzzles = list(read_puzzles(path, deck))
    if not puzzles:
        raise PaxError("The file contains no puzzles.")
    if arguments.doing == "rate":
        _rate(puzzles, arguments.out, deck)
        return 0
    sound = True
    for index, puzzle in enumerate(puzzles, start=1):
        told = f"{index:3} {'*' * puzzle.stars:3} {puzzle.name}: {'; '.join(puzzle.solution)}"
        if arguments.doing == "check":
            problem = problem_of(puzzle)
            sound &= not problem
            told = f"{'FAIL' if problem else 'ok  '} {puzzle.name} {problem}".rstrip()
        print(told, flush=True)
    return 0 if sound else 1


def _deck_for(path: Path, deck: Deck, *, built_in: bool) -> Deck:
    """Return the deck for reading the puzzles; print a note if the cards in use differ."""
    digest = digest_in(path)
    if deck.replaced:
        ours = load_deck(cards_folder())
        if built_in or digest == ours.digest:
            print("These puzzles use the built-in cards, not your own.", file=sys.stderr)
            return ours
    if not built_in and digest != deck.digest:
        print("These puzzles were made with other cards.", file=sys.stderr)
    return deck


def _rate(puzzles: list[Puzzle], out: Path, deck: Deck) -> None:
    """Let robots try the unrated puzzles; write all puzzles after each, and sorted at the end."""
    ask_to_replace(out)
    keep = write_out
    for index, puzzle in enumerate(puzzles):
        if not puzzle.tries:
            puzzles[index] = tried(puzzle)
            keep(out, written(puzzles, deck))
            keep = write_whole
        fared = ", ".join(
            f"{each.level} {each.solved}/{each.deals}" for each in puzzles[index].tries
        )
        print(f"{'*' * puzzles[index].stars:3} {puzzle.name}: {fared}", flush=True)
    keep(out, written(in_order(puzzles), deck))
