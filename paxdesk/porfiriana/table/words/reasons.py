"""A robot's reasons as the table shows them: the step of the flowchart, what is done, and why.

Reasons are kept in English (``robots/reasons.py``); the table tells the action in its own words.
"""

from typing import Final

from paxdesk.language import say
from paxdesk.porfiriana.robots.reasons import FLOWCHART_STEPS, parts_of, spoken_reason, spoken_why

DIAZ_STEP: Final = "L1"


def step_of(reason: str) -> str:
    """The step of the flowchart that a reason names: ``3c``."""
    return parts_of(reason)[0]


def why_of(reason: str) -> str:
    """Why, in words: the last part of a reason."""
    return spoken_why(reason)


def reason_words(reason: str) -> str:
    """A reason for the log, below the deed: ``3c: it could extort [061]``."""
    return spoken_reason(reason, "")


def reason_with_deed(reason: str, deed: str) -> str:
    """A reason with the deed as the table tells it: ``3c: buys [184] Dorados: it could …``."""
    return spoken_reason(reason, deed)


def part_of(reason: str) -> str:
    """The part of the rules by which a reason goes: L for Díaz, M for a Pax-o-matic.

    Every other robot goes by none; its lines are the actions of Part E.
    """
    step = step_of(reason)
    if step == DIAZ_STEP:
        return "L"
    return "M" if step in FLOWCHART_STEPS or step[:1].isdigit() else "E"


def step_words(reason: str) -> str:
    """Which step of which part of the rules a reason names, for the inspector."""
    step = step_of(reason)
    if step == DIAZ_STEP:
        return say("Part L")
    if step[:1].isdigit():
        return say("Part M, step {0}", step)
    return say("Part M") if part_of(reason) == "M" else say(step)
