"""What a good name of a player is: the one definition, for whatever names are typed or read.

A name is one line that shows. Blanks of every kind are plain ones, one at a time; joiners stay,
for some scripts and pictures are made with them; what is invisible or turns the line round has
no place in it.
"""

from typing import Annotated, TypeAlias

from paxdesk.language import tr

PlayerName: TypeAlias = Annotated[str, "a good name"]
"""What files have as a name is checked here: see ``files/record_codec.py``."""
LONGEST = 40
"""Characters of a name."""
JOINERS = frozenset("\u200c\u200d")


def tidied(name: str) -> str:
    """The name as it was meant: no blanks around it, and single plain ones in it."""
    return " ".join(name.split())


def name_problem(name: str) -> str:
    """Why nobody can be called that, a sentence; empty for a good name, tidied or not."""
    meant = tidied(name)
    if any(not _shows(each) for each in meant):
        return tr("A name cannot contain invisible characters.")
    if not set(meant) - JOINERS:
        return tr("Every player needs a name.")
    if len(meant) > LONGEST:
        return tr("A name has at most {most} characters.", most=LONGEST)
    return ""


def readable(name: str) -> str:
    """The good name nearest to one that an earlier version wrote; empty if there is none."""
    meant = tidied("".join(each for each in name if _shows(each) or each.isspace()))
    return "" if name_problem(meant) else meant


def _shows(character: str) -> bool:
    return character.isprintable() or character in JOINERS
