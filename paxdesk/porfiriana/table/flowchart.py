"""Flowchart of the Pax-o-matic (Part M); see ``Flowcharts`` in ``desk/protocol/advice.py``."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, cast

from attrs import evolve

from paxdesk.desk.protocol.advice import FlowBox
from paxdesk.desk.rule_text import spoken
from paxdesk.desk.rulebook import book
from paxdesk.desk.words import Names
from paxdesk.language import tr, without_double_stop
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.robots.questions import question_to, robot_named
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import Buy, BuyPublic, Seat
from paxdesk.porfiriana.rules.market import market_price, public_price
from paxdesk.porfiriana.session import Session, Step
from paxdesk.porfiriana.table.words.advice_words import step_of, why_of
from paxdesk.porfiriana.table.words.flowchart_words import BOXES, LETTERS, why_passed
from paxdesk.porfiriana.table.words.labels import deed

PART: Final = "M"
ITEM: Final = re.compile(r"^- \*\*(\w)\. (.+?)\*\*\s?: (.+)$", re.MULTILINE)
ASIDE: Final[Mapping[str, str]] = {
    "end": "M End",
    "Depression": "M Depression",
    "Strife": "M Strife",
    "Topple": "M Topple",
    "R91": "M Questions",
}
"""Rule entries by a reason's step, for actions outside the chart's boxes."""
DUE_CUBE: Final = "E9"
"""Step in the reason for placing a due Prestige Cube."""


def title() -> str:
    return tr("Flowchart of the Pax-o-matic")


def part() -> str:
    return PART


def follows(session: Session, step: Step) -> bool:
    return bool(step.reason) and session.robots.get(step.seat) == "paxomatic"


def boxes(session: Session, step: Step | None, names: Names) -> Sequence[FlowBox]:
    plain = _plain_boxes()
    if step is None or not follows(session, step):
        return plain
    taken = step_of(step.reason)
    taken = "R91" if taken == DUE_CUBE else taken
    passed = _passed(session, step, taken)
    words = without_double_stop(f"{deed(step.before, step.action, names)}.")
    told = f"{words} {why_of(step.reason, step.before, names)}".strip()
    found = []
    for box in plain:
        if box.id == taken:
            box = evolve(box, verdict="taken", why=tr("Yes: {words}", words=told))
        elif why := passed.get(box.id):
            why = without_double_stop(tr("No, because {why}.", why=why))
            box = evolve(box, verdict="passed", why=why)
        found.append(box)
    return found


def _plain_boxes() -> Sequence[FlowBox]:
    rules, found = book(), []
    for number in filter(str.isdigit, BOXES):
        entry = rules.by_id[f"{PART}{number}"]
        items = ITEM.findall(entry.text)
        words = spoken(ITEM.sub("", entry.text))
        found.append(FlowBox(number, entry.title, words))
        found += [FlowBox(number + each, name, spoken(text), True) for each, name, text in items]
    for step, rule in ASIDE.items():
        entry = rules.by_id[rule]
        found.append(FlowBox(step, entry.title, spoken(entry.text), True))
    return found


def _passed(session: Session, step: Step, taken: str) -> Mapping[str, str]:
    """Return the boxes that the robot passed over, with reasons; {} if they are unknown."""
    state = step.before
    if state.is_view or (taken not in BOXES and taken != "end"):
        return {}
    robots = cast("dict[Seat, RobotName]", session.robots)
    asked = question_to(robot_named("paxomatic"), state, step.seat, robots)
    view = asked.view
    situation = Situation(view.state, view.seat, view.people, asked.legal, asked.ties)
    number = taken.rstrip("abcdef")
    price = _price(step)
    found = {}
    for box in BOXES[: BOXES.index(number)] if taken in BOXES else BOXES:
        found[box] = why_passed(situation, box, None)
    if number in LETTERS and taken != number:
        # A purchase is the best choice of its box; other actions are the first that applies.
        letters = [number + each for each in LETTERS[number]]
        before = letters if price is not None else letters[: letters.index(taken)]
        for box in before:
            if box != taken:
                found[box] = why_passed(situation, box, price)
    return found


def _price(step: Step) -> int | None:
    if isinstance(step.action, Buy):
        return market_price(step.before, step.seat, step.action.slot).gold
    if isinstance(step.action, BuyPublic):
        return public_price(step.before, step.action).gold
    return None
