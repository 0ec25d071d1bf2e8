"""A robot's reasons in words: the step of the flowchart, what is done, and why.

Robots give their reasons as ``3c: buys [184]: it could extort [061]`` (step, deed, why), which
is also how they stand in saved games; the table tells the deed in its own words.
"""

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from paxdesk.language import mark, say

WHY: Final = (
    QT_TRANSLATE_NOOP("Reasons", "the die for row a shows {number}"),
    QT_TRANSLATE_NOOP("Reasons", "the die for row b shows {number}"),
    QT_TRANSLATE_NOOP("Reasons", "the die for row a shows {number}, where no card lies"),
    QT_TRANSLATE_NOOP("Reasons", "the die for row b shows {number}, where no card lies"),
    QT_TRANSLATE_NOOP("Reasons", "one die for each row of the market"),
    QT_TRANSLATE_NOOP("Reasons", "a due Prestige Cube costs nothing"),
    QT_TRANSLATE_NOOP("Reasons", "it sits in Jail"),
    QT_TRANSLATE_NOOP("Reasons", "it takes off the most Unrest for the least gold"),
    QT_TRANSLATE_NOOP("Reasons", "a Pax-o-matic is sure to win"),
    QT_TRANSLATE_NOOP("Reasons", "no person can win it"),
    QT_TRANSLATE_NOOP("Reasons", "its Strife costs a person more cards"),
    QT_TRANSLATE_NOOP("Reasons", "its regime is the better one"),
    QT_TRANSLATE_NOOP("Reasons", "it could drive an extorter from {card}"),
    QT_TRANSLATE_NOOP("Reasons", "it could be played on the unprotected {card}"),
    QT_TRANSLATE_NOOP("Reasons", "it could extort {card}"),
    QT_TRANSLATE_NOOP("Reasons", "it fits an enterprise in its hand"),
    QT_TRANSLATE_NOOP("Reasons", "it is a partner"),
    QT_TRANSLATE_NOOP("Reasons", "a Public card instead of the dearest column"),
    QT_TRANSLATE_NOOP("Reasons", "it would bring income"),
    QT_TRANSLATE_NOOP("Reasons", "it could be played"),
    QT_TRANSLATE_NOOP("Reasons", "it drives out an extorter"),
    QT_TRANSLATE_NOOP("Reasons", "it guards an enterprise without a troop"),
    QT_TRANSLATE_NOOP("Reasons", "it extorts where a person's troop stands"),
    QT_TRANSLATE_NOOP("Reasons", "it extorts where no troop stands"),
    QT_TRANSLATE_NOOP("Reasons", "a person leads the Tripartite in its prestige"),
    QT_TRANSLATE_NOOP("Reasons", "it beats the other Pax-o-matic in its prestige"),
    QT_TRANSLATE_NOOP("Reasons", "its Hacendado has that prestige"),
    QT_TRANSLATE_NOOP("Reasons", "it has most of that prestige"),
    QT_TRANSLATE_NOOP("Reasons", "any other partner"),
    QT_TRANSLATE_NOOP("Reasons", "the cheapest enterprise"),
    QT_TRANSLATE_NOOP("Reasons", "the cheapest with slaves"),
    QT_TRANSLATE_NOOP("Reasons", "Unrest among a person's slaves"),
    QT_TRANSLATE_NOOP("Reasons", "Unrest where there is none and nobody extorts"),
    QT_TRANSLATE_NOOP("Reasons", "it takes prestige in which the victim leads the Tripartite"),
    QT_TRANSLATE_NOOP("Reasons", "it takes prestige that the victim has most of"),
    QT_TRANSLATE_NOOP("Reasons", "it works against a person"),
    QT_TRANSLATE_NOOP("Reasons", "a scapegoat for the award"),
    QT_TRANSLATE_NOOP("Reasons", "its hand is full"),
    QT_TRANSLATE_NOOP("Reasons", "others draw all its income"),
    QT_TRANSLATE_NOOP("Reasons", "the troop guards more of its cubes there, for nothing"),
    QT_TRANSLATE_NOOP("Reasons", "it is the cheapest connection"),
    QT_TRANSLATE_NOOP("Reasons", "it costs at most half of its gold"),
    QT_TRANSLATE_NOOP("Reasons", "an ability of its cards can be used"),
    QT_TRANSLATE_NOOP("Reasons", "somebody may want the dearest card"),
    QT_TRANSLATE_NOOP("Reasons", "a card for nothing can be sold"),
    QT_TRANSLATE_NOOP("Reasons", "no step of the flowchart applies"),
    QT_TRANSLATE_NOOP("Reasons", "that order leaves no Depression"),
    QT_TRANSLATE_NOOP("Reasons", "the upper row goes first"),
    QT_TRANSLATE_NOOP("Reasons", "its income and a third of its other gold pay for that many"),
    QT_TRANSLATE_NOOP("Reasons", "it has fewer cards of that faction"),
    QT_TRANSLATE_NOOP("Reasons", "it is the cheapest"),
    QT_TRANSLATE_NOOP("Reasons", "Unrest is easiest there"),
    QT_TRANSLATE_NOOP("Reasons", "it cannot pay"),
    QT_TRANSLATE_NOOP("Reasons", "most of its cubes lie there"),
    QT_TRANSLATE_NOOP("Reasons", "land is wanted there first"),
    QT_TRANSLATE_NOOP("Reasons", "it hurts most"),
    QT_TRANSLATE_NOOP("Reasons", "that side helps it most"),
    QT_TRANSLATE_NOOP("Reasons", "that Spy is being stolen"),
    QT_TRANSLATE_NOOP("Reasons", "Spies are kept for the Topples"),
    QT_TRANSLATE_NOOP("Reasons", "only its own cubes are left there"),
    QT_TRANSLATE_NOOP("Reasons", "there is nothing else"),
    QT_TRANSLATE_NOOP("Reasons", "it would buy that one first"),
    QT_TRANSLATE_NOOP("Reasons", "its army takes the troop in"),
    QT_TRANSLATE_NOOP("Reasons", "it declares for nobody's sake"),
    QT_TRANSLATE_NOOP("Reasons", "lowest number first"),
    QT_TRANSLATE_NOOP("Reasons", "this makes its win sure"),
    QT_TRANSLATE_NOOP("Reasons", "it leaves the other Pax-o-matic its sure win"),
    QT_TRANSLATE_NOOP("Reasons", "this stops every person"),
    QT_TRANSLATE_NOOP("Reasons", "no person can win"),
    QT_TRANSLATE_NOOP("Reasons", "nothing it can do would stop them for sure"),
)
"""Everything that a robot says for a reason."""
DIAZ_STEP: Final = "L1"
STEPS: Final = {"end": mark("end"), "Depression": mark("Depression")}
"""Steps that have no number."""
_CARD = re.compile(r"\[\d{3}\]")
_NUMBER = re.compile(r"\d+")


def step_of(reason: str) -> str:
    """The step of the flowchart that a reason names: ``3c``."""
    return reason.partition(": ")[0]


def step_name(reason: str) -> str:
    """The step as it is called in the log: most have numbers, some are words."""
    step = step_of(reason)
    return say(STEPS[step]) if step in STEPS else step


def why_of(reason: str) -> str:
    """Why, in words: the last part of a reason."""
    why = reason.rpartition(": ")[2]
    template, card = _taken_out(_CARD, why, "{card}")
    number = ""
    if not card:
        template, number = _taken_out(_NUMBER, why, "{number}")
    words = QCoreApplication.translate("Reasons", template)
    return words.replace("{card}", card).replace("{number}", number)


def _taken_out(what: re.Pattern[str], words: str, name: str) -> tuple[str, str]:
    """Words with the first match replaced by a name, and that match."""
    found = what.search(words)
    return (words, "") if found is None else (what.sub(name, words, 1), found[0])


def reason_words(reason: str) -> str:
    """A reason for the log, below the deed: ``3c: it could extort [061]``."""
    return f"{step_name(reason)}: {why_of(reason)}"


def reason_with_deed(reason: str, deed: str) -> str:
    """A reason with the deed as the table tells it: ``3c: buys [184] Dorados: it could …``."""
    return f"{step_name(reason)}: {deed}: {why_of(reason)}"


def part_of(reason: str) -> str:
    """The part of the rules by which a reason goes: L for Díaz, M for a Pax-o-matic."""
    return "L" if step_of(reason) == DIAZ_STEP else "M"


def step_words(reason: str) -> str:
    """Which step of which part of the rules a reason names, for the inspector."""
    step = step_of(reason)
    if step == DIAZ_STEP:
        return QCoreApplication.translate("Robots", "Part L")
    if step[:1].isdigit():
        return QCoreApplication.translate("Robots", "Part M, step {0}").format(step)
    return QCoreApplication.translate("Robots", "Part M")
