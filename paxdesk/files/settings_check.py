"""A look at a file of settings before Qt reads it.

Qt reads it whole, whatever its size, and makes objects of any kind of what it finds there. So
only small text files without such objects are given to it.
"""

from pathlib import Path

from paxdesk.language import say
from paxdesk.strict_yaml import Misfit, read_limited

MOST_BYTES = 200_000
OBJECT = "@Variant("
"""How Qt writes a value that is neither text, number, flag nor bytes."""


def settings_problem(path: Path) -> str:
    """What is wrong with a file of settings, in a few words; empty for a good one, or none."""
    if not path.exists():
        return ""
    try:
        text = read_limited(path, MOST_BYTES).decode("utf-8-sig")
    except Misfit as misfit:
        return misfit.problem
    except UnicodeDecodeError:
        return say("not a text in UTF-8")
    for number, line in enumerate(text.splitlines(), 1):
        if "\0" in line:
            return say("not a text, in line {number}", number=number)
        if OBJECT in line:
            return say("a value that is no setting, in line {number}", number=number)
    return ""
