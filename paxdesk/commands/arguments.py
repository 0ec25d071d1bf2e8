"""Arguments shared by several commands. argparse displays the errors that their types raise."""

import json
import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import shown_path, write_whole
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.setup import MOST_SEATS
from paxdesk.porfiriana.rules.state import FLAGS, Options
from paxdesk.porfiriana.rules.variant import GOLD, HAND, Handicap, trimmed
from paxdesk.session.facts import Fact
from paxdesk.session.session import SEEDS

_SEATS = {seat_name(seat): seat for seat in range(1, MOST_SEATS + 1)}
_KINDS: dict[str, Prestige] = {each: each for each in PRESTIGES}


def options(text: str) -> Options:
    """Return the options named in a comma-separated text. An argparse type."""
    names = [name for name in text.replace(" ", "").split(",") if name]
    for name in names:
        if name not in FLAGS:
            raise ArgumentTypeError(f"unknown option “{name}”; choose from {', '.join(FLAGS)}")
    return Options.of(names)


def handicap(text: str) -> tuple[Seat, Handicap]:
    """Return the seat and handicap of a text such as ``P1:gold=4,hand=1,prestige=loyalty``."""
    name, _, words = text.replace(" ", "").partition(":")
    given = dict(word.partition("=")[::2] for word in words.split(",") if word)
    if name not in _SEATS or not given:
        raise ArgumentTypeError(f"“{text}” is not of the form P1:gold=4,hand=1,prestige=loyalty")
    found = Handicap(
        _within(given.pop("gold", "0"), GOLD, "gold"),
        _within(given.pop("hand", "0"), HAND, "hand"),
        _kind(given.pop("prestige", "")),
    )
    for key in given:
        raise ArgumentTypeError(f"unknown handicap “{key}”; choose from gold, hand, prestige")
    return _SEATS[name], found


def handicaps(named: list[tuple[Seat, Handicap]], seats: int) -> tuple[Handicap, ...]:
    """Return the handicaps by seat. Raises PaxError for an unknown seat."""
    found = [Handicap()] * seats
    for seat, each in named:
        if seat > seats:
            raise PaxError(f"A handicap names seat {seat_name(seat)}, which does not exist.")
        found[seat - 1] = each
    return trimmed(tuple(found))


def _within(text: str, limits: range, what: str) -> int:
    digits = text.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit()) or int(text) not in limits:
        least, most = limits.start, limits.stop - 1
        raise ArgumentTypeError(f"{what}=“{text}” is not a whole number from {least} to {most}")
    return int(text)


def _kind(text: str) -> Prestige | None:
    if text and text not in _KINDS:
        raise ArgumentTypeError(f"unknown prestige “{text}”; choose from {', '.join(_KINDS)}")
    return _KINDS.get(text)


def wanted_seeds(arguments: Namespace) -> range:
    """Return the consecutive seeds of the games. Raises PaxError if the last is too large."""
    first, last = arguments.seed, arguments.seed + (arguments.games or 1)
    if last > SEEDS:
        raise PaxError(f"The last seed would be {last - 1}; the highest is {SEEDS - 1}.")
    return range(first, last)


def int_argument(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return an argparse type for whole numbers from ``least`` to ``most`` (None: no limit)."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit()) or not least <= int(text) <= (most or int(text)):
            limits = f"of {least} or more" if most is None else f"from {least} to {most}"
            raise ArgumentTypeError(f"“{text}” is not a whole number {limits}")
        return int(text)

    return read


def add_player_count(parser: ArgumentParser) -> None:
    """Declare ``--players`` of a new game, and its former name ``--seats``."""
    reader = int_argument(2, MOST_SEATS)
    parser.add_argument(
        "--players",
        dest="seats",
        type=reader,
        default=2,
        metavar="N",
        help=f"number of players of a new game, 2 to {MOST_SEATS}",
    )
    parser.add_argument("--seats", dest="seats", type=reader, default=SUPPRESS, help=SUPPRESS)


def add_options(parser: ArgumentParser) -> None:
    """Declare ``--options``, the options of a game; the default is none."""
    parser.add_argument(
        "--options",
        type=options,
        default=Options(),
        metavar="A,B",
        help=f"options of the game: {', '.join(FLAGS)}",
    )


def add_jobs(parser: ArgumentParser, most: int | None = None) -> None:
    """Declare ``--jobs``, the number of processes; ``most`` limits its default."""
    cores = os.cpu_count() or 1
    up_to = "" if most is None else f", at most {most}"
    parser.add_argument(
        "--jobs",
        type=int_argument(1),
        default=cores if most is None else min(cores, most),
        metavar="N",
        help=f"number of processes (default: one per core{up_to})",
    )


seed_number = int_argument(0, SEEDS - 1)


# --- ``--json``: results as data for other programs -----------------------------------------------


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def print_json(data: Any) -> None:
    """Print ``data`` as indented JSON, in ASCII unless stdout is in Unicode."""
    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower()
    print(json.dumps(data, ensure_ascii=not encoding.startswith("utf"), indent=2))


# --- Commands that analyse a game -----------------------------------------------------------------


def add_looking_back(parser: ArgumentParser) -> None:
    """Declare the saved game and the output options."""
    parser.add_argument("file", type=Path, metavar="FILE", help="saved game")
    parser.add_argument(
        "--progress", action="store_true", help="print the progress in percent, one line each"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="file for the result")
    add_json(parser)


def teller(arguments: Namespace) -> Callable[[int, int], None]:
    """Return a progress callback for (done, total).

    With ``--progress`` it prints each new percentage.
    """
    told = 0

    def tell(done: int, total: int) -> None:
        nonlocal told
        share = 100 * done // max(1, total)
        if arguments.progress and sys.stdout is not None and share > told:
            told = share
            print(share, flush=True)

    return tell


def ask_to_replace(*paths: Path | None) -> None:
    """Ask at a terminal before replacing existing files.

    Raises PaxError if the user declines.
    """
    if sys.stdin is None or not sys.stdin.isatty():
        return
    for path in paths:
        if path is None or not path.is_file():
            continue
        print(f"{shown_path(path)} already exists. A backup of the old file will be kept.")
        print("Replace it? [y/N] ", end="", flush=True)
        if sys.stdin.readline().strip().lower() not in ("y", "yes"):
            raise PaxError(f"{shown_path(path)} was not changed.")


def write_out(path: Path, data: bytes) -> None:
    """Write a command's result and keep a backup of the old file.

    Raises SaveError.
    """
    write_whole(path, data, keep_earlier=True)


# --- Facts compared with data ---------------------------------------------------------------------


def print_facts(facts: list[Fact], heading: str, widest: int) -> None:
    """Print a table of facts.

    Expected values longer than ``widest`` do not widen their column.
    """
    width = max(len(each.what) for each in facts)
    middle = max(len(each.expected) for each in facts if len(each.expected) <= widest)
    print(f"{'':6}{heading:{width}}  {'expected':{middle}}  found")
    for each in facts:
        met = "ok" if each.ok else "MISS"
        print(f"{met:6}{each.what:{width}}  {each.expected:{middle}}  {each.found}")
