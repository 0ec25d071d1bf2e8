"""Command line: ``paxdesk`` opens the table, ``paxdesk COMMAND`` runs a command without a window.

To add a command, write a module with ``add_arguments`` and ``run``, and list it in COMMANDS.
"""

import errno
import gc
import io
import os
import re
import sys
from argparse import SUPPRESS, Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn, Protocol, cast

from paxdesk import __version__
from paxdesk.errors import PaxError
from paxdesk.foreign_text import in_one_line, with_short_words

COMMANDS: Final = {
    "adventure": "play The Mexican Adventure between robots, or check its data",
    "analyse": "analyse a finished game",
    "cards": "list, show, check, export and import the cards",
    "census": "report statistics of simulated games",
    "picture": "draw the table of a game as a picture",
    "host": "host online games without a window",
    "learn": "train the evaluation used by the robots",
    "play": "play robot games without a display",
    "puzzles": "find, rate, list and verify puzzles",
    "scenario": "run scenario files without a display",
    "selftest": "check that this installation is complete",
    "sierra": "print the ledger of Lords of the Sierra Madre, or export its card set",
    "simulate": "simulate many games (one CSV row each)",
    "tournament": "rate the robots against each other",
    "verify": "verify saved games without a display",
}
"""Modules of ``paxdesk.commands``, each with its summary."""
TABLE: Final = "table"
"""Module of the default command, which opens the card table."""


class CommandModule(Protocol):
    """Interface of a command's module."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, arguments: Namespace) -> int: ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, or open the table; return the exit code."""
    if sys.stdout is not None and isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal with a limited character set shows other characters as escapes.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _run_unsealed(sys.argv[1:] if arguments is None else list(arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except (PaxError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        if isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.ENOSPC:
            _print_no_more()
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Python would otherwise report the error again when it flushes on exit.
        _print_no_more()
        return 1
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        print(f"{error.strerror}.", file=sys.stderr)
        _print_no_more()
        return 1


def _run_unsealed(arguments: list[str]) -> int:
    """Run a command, asking for the passwords of sealed files."""
    from paxdesk.files.sealing import SAID, SealedFileError

    while True:
        try:
            return _run(arguments)
        except SealedFileError as error:
            if sys.stdin is None or not sys.stdin.isatty():
                raise
            from getpass import getpass

            print(error, file=sys.stderr)
            word = getpass("Password (leave empty to cancel): ")
            if not word.strip():
                raise
            SAID.say(word)


def _print_no_more() -> None:
    """Redirect the remaining output, which cannot be printed, to the null device."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


SELDOM: Final = (50_000, 20, 100)
"""Garbage collection thresholds for commands; reference counting frees most objects."""


def _run(arguments: list[str]) -> int:
    known, rest = _shared().parse_known_args(arguments)
    named = rest[0] if rest and rest[0] in COMMANDS else None
    collecting, thresholds = gc.isenabled(), gc.get_threshold()
    try:
        if named is not None:
            gc.set_threshold(*SELDOM)
            return _perform(named, rest[1:], known)
        if rest:
            _refuse_mistyped(rest[0])
        # A collection would delay the start; the table has IdleGarbageCollector instead.
        gc.disable()
        return _perform(None, rest, known)
    finally:
        gc.set_threshold(*thresholds)
        if collecting:
            gc.enable()


def _perform(named: str | None, rest: list[str], known: Namespace) -> int:
    module = command_module(named or TABLE)
    parser = _parser(named)
    module.add_arguments(parser)
    return module.run(parser.parse_args(rest, known))


def whole_parser() -> ArgumentParser:
    """Return one parser with all commands, for the manual page and shell completion."""
    parser = _parser(None)
    parser.epilog = None
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for name, summary in COMMANDS.items():
        made = commands.add_parser(
            name,
            help=summary,
            description=_description(summary),
            parents=[_shared()],
        )
        command_module(name).add_arguments(made)
    command_module(TABLE).add_arguments(parser)
    return parser


def command_module(name: str) -> CommandModule:
    return cast(CommandModule, import_module(f"paxdesk.commands.{name}"))


def _shared() -> ArgumentParser:
    """Return a parser of the common arguments."""
    shared = ArgumentParser(add_help=False, allow_abbrev=False)
    shared.add_argument(
        "--cards",
        type=Path,
        metavar="DIR",
        help="folder of corrected cards, which replace the built-in ones by number (default: "
        "“cards” in the folder of your settings, if it exists)",
    )
    return shared


def _parser(named: str | None) -> ArgumentParser:
    """Return a parser without the command's own arguments."""
    parser = _Parser(
        prog=f"paxdesk {named}" if named else "paxdesk",
        description=_description(COMMANDS[named] if named else "open the card table"),
        epilog=None if named else _overview(),
        parents=[_shared()],
        allow_abbrev=False,
    )
    if named is None:
        parser.add_argument("--version", action="version", version=version_words())
    return parser


def version_words() -> str:
    """Return the program's name, version and, if known, commit."""
    from paxdesk.resources import commit

    found = commit()
    return f"paxdesk {__version__} ({found})" if found else f"paxdesk {__version__}"


def _description(summary: str) -> str:
    return f"{summary[0].upper()}{summary[1:]}."


def _refuse_mistyped(word: str) -> None:
    """Raise PaxError unless ``word`` is an option or can be a file."""
    if word.startswith("-"):
        return
    from difflib import get_close_matches

    if Path(word).suffix or os.path.lexists(word) or len(Path(word).parts) > 1:
        return
    near = " or ".join(f"“{each}”" for each in get_close_matches(word, COMMANDS, n=2))
    hint = f" Did you mean {near}?" if near else ""
    known = ", ".join(COMMANDS)
    raise PaxError(
        f"There is no command or file “{in_one_line(word)}”.{hint}\n"
        f"Commands: {known}. See paxdesk --help."
    )


class _Parser(ArgumentParser):
    """Parser with short error messages, and defaults in its help."""

    def __init__(self, **named: Any) -> None:
        super().__init__(**{"formatter_class": _HelpFormatter, **named})

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{with_short_words(_without_colons(message))}\n")


def _without_colons(message: str) -> str:
    """Return an argparse error message without colons, except after the argument's name."""
    for ours, theirs in (
        ("", "argument "),
        ("missing argument ", "the following arguments are required: "),
        ("unknown argument ", "unrecognized arguments: "),
    ):
        if message.startswith(theirs):
            message = ours + message.removeprefix(theirs)
    choice = re.search(r"invalid choice: '?(.*?)'? \(choose from (.*)\)$", message)
    if choice is None:
        return message
    known = choice[2].replace("'", "")
    return f"{message[: choice.start()]}there is no “{choice[1]}”; choose from {known}"


class _HelpFormatter(RawDescriptionHelpFormatter):
    """Help formatter that appends the defaults of options."""

    def _get_help_string(self, action: Action) -> str | None:
        return help_with_default(action)


def help_with_default(action: Action) -> str | None:
    """Return the help on an argument, with its default if there is one."""
    value = action.default
    if not action.option_strings or value is None or value is False or not action.help:
        return action.help
    if isinstance(value, tuple):
        value = ("," if isinstance(value[0], str) else "x").join(map(str, value))
    if SUPPRESS in (value, action.help) or "(default: " in action.help:
        return action.help
    # Defaults of other types, such as a game's options, are displayed as "none".
    shown = str(value) if isinstance(value, str | int) else "none"
    return f"{action.help} (default: {shown})".replace("%", "%%")


def _overview() -> str:
    width = max(map(len, COMMANDS))
    rows = (f"  {name:{width}}  {summary}" for name, summary in COMMANDS.items())
    return "\n".join(["Commands (see paxdesk COMMAND --help):", *rows])
