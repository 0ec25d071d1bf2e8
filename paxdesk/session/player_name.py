"""Validity of player names, typed or read from files."""

from typing import Annotated, TypeAlias

from paxdesk.language import tr

PlayerName: TypeAlias = Annotated[str, "a good name"]
"""Player name in a record; ``files/record_codec.py`` validates it when reading."""
LONGEST = 40
"""Maximum length of a name, in characters."""
JOINERS = frozenset("\u200c\u200d")


def tidied(name: str) -> str:
    """Return the name without surrounding whitespace, with single plain spaces inside."""
    return " ".join(name.split())


def name_problem(name: str) -> str:
    """Return why the name is invalid, as a sentence; "" if valid."""
    meant = tidied(name)
    if any(not _shows(each) for each in meant):
        return tr("A name cannot contain invisible characters.")
    if not set(meant) - JOINERS:
        return tr("Every player needs a name.")
    if len(meant) > LONGEST:
        return tr("A name has at most {most} characters.", most=LONGEST)
    return ""


def readable(name: str) -> str:
    """Return a name without invisible characters; "" if it is invalid."""
    meant = tidied("".join(each for each in name if _shows(each) or each.isspace()))
    return "" if name_problem(meant) else meant


def _shows(character: str) -> bool:
    return character.isprintable() or character in JOINERS
