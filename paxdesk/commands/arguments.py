"""Readers of arguments that several commands take; argparse shows their errors."""

from argparse import ArgumentTypeError
from collections.abc import Callable

import attrs

from paxdesk.porfiriana.rules.state import Options

OPTIONS = tuple(attrs.fields_dict(Options))
"""The names of the options of a game."""


def options(text: str) -> Options:
    """Read names of options, with commas between."""
    names = [name for name in text.replace(" ", "").split(",") if name]
    for name in names:
        if name not in OPTIONS:
            raise ArgumentTypeError(f"unknown option “{name}”; known are {', '.join(OPTIONS)}")
    return Options(**dict.fromkeys(names, True))


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Make a reader of a whole number."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit()) or not least <= int(text) <= (most or int(text)):
            limits = f"of {least} or more" if most is None else f"from {least} to {most}"
            raise ArgumentTypeError(f"“{text}” is no whole number {limits}")
        return int(text)

    return read
