"""The command line: ``paxdesk`` opens the table, ``paxdesk COMMAND`` does one thing without it.

Each command is a module with two functions, ``add_arguments(parser)`` and ``run(arguments)``,
which returns the exit code. It is imported only when it is asked for, so that commands without
a window never load Qt. To add one, write the module and list it in COMMANDS.
"""

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from attrs import frozen

from paxdesk import __version__
from paxdesk.errors import PaxError


@frozen
class Command:
    """A module of ``paxdesk.commands`` and what it does, in a few words."""

    module: str
    summary: str


COMMANDS: dict[str, Command] = {
    "cards": Command("paxdesk.commands.cards", "list, show, check and export the cards"),
    "picture": Command("paxdesk.commands.picture", "draw the table of a game to a PNG"),
    "play": Command("paxdesk.commands.play", "let robots play games without a display"),
    "scenario": Command("paxdesk.commands.scenario", "run scenario files without a display"),
    "selftest": Command("paxdesk.commands.selftest", "check that this installation is complete"),
    "simulate": Command("paxdesk.commands.simulate", "play thousands of games, a row each"),
    "verify": Command("paxdesk.commands.verify", "check saved games without a display"),
}
TABLE = Command("paxdesk.commands.table", "open the card table")


class CommandModule(Protocol):
    """What the module of a command must offer."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, arguments: Namespace) -> int: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command named first in ``arguments``, or open the table; return the exit code."""
    try:
        return _run(sys.argv[1:] if arguments is None else list(arguments))
    except (PaxError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has seen enough (`paxdesk cards list | head`). Python would complain once
        # more when it flushes on exit, so give it somewhere to flush to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(arguments: list[str]) -> int:
    shared = ArgumentParser(add_help=False, allow_abbrev=False)
    shared.add_argument(
        "--cards",
        type=Path,
        metavar="DIR",
        help="a folder of corrected cards that replace ours, by number",
    )
    known, rest = shared.parse_known_args(arguments)
    named = rest[0] if rest and rest[0] in COMMANDS else None
    command = COMMANDS[named] if named else TABLE
    module = cast(CommandModule, import_module(command.module))
    parser = ArgumentParser(
        prog=f"paxdesk {named}" if named else "paxdesk",
        description=f"{command.summary[0].upper()}{command.summary[1:]}.",
        epilog=None if named else _overview(),
        formatter_class=RawDescriptionHelpFormatter,
        parents=[shared],
        allow_abbrev=False,
    )
    if named is None:
        parser.add_argument("--version", action="version", version=f"paxdesk {__version__}")
    module.add_arguments(parser)
    return module.run(parser.parse_args(rest[1:] if named else rest, known))


def _overview() -> str:
    width = max(map(len, COMMANDS))
    rows = (f"  {name:{width}}  {command.summary}" for name, command in COMMANDS.items())
    return "\n".join(["commands (paxdesk COMMAND --help tells more):", *rows])
