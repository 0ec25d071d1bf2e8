"""Codes of solo deals, with setup, options, opponents and seed: ``D00-R4K9TZ-M``."""

import re
from collections.abc import Sequence
from datetime import date
from typing import Final

from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.state import Options, SoloMode
from paxdesk.porfiriana.session import Session

LARGEST_SEED: Final = 10**15
"""Exclusive upper limit of the seed in a code."""
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits of base 32, without I, L, O and U, which are easily misread."""
MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
EXAMPLE: Final = "D00-R4K9TZ-M"
OPTION_DIGITS: Final = 2
CODED_SEEDS: Final = 32**6
"""Exclusive upper limit of new seeds, which need at most six digits."""
MOST_ROBOTS: Final = 5
CODED: Final = (
    *("iron_hand", "diaz_senility", "retirement_battle", "rapid_setup", "choose_hacendados"),
    *("rules_2012", "diaz_weaker", "diaz_stronger", "diaz_bare", "diaz_strict"),
)
"""Options in the order of their bits in a code; the order must not change."""
SHAPE: Final = re.compile(r"(D|P[1-5])([0-9A-Z]{2})([0-9A-Z]{1,12})([0-9A-Z])")


def code_of(session: Session) -> str:
    """Return the code of a session's deal, or "" if the deal cannot have one."""
    opening, robots = session.opening, [each.robot for each in session.seats[1:]]
    if opening.solo is None or opening.laid_out or opening.hacendados is not None:
        return ""
    if opening.options.handicaps or opening.practice or not set(opening.options.on).issubset(CODED):
        return ""
    if any(robot != "paxomatic" for robot in robots) or len(robots) > MOST_ROBOTS:
        return ""
    on = sum(1 << place for place, name in enumerate(CODED) if getattr(opening.options, name))
    mode = "D" if opening.solo == "diaz" else f"P{len(robots)}"
    head = f"{mode}{_digits(on, OPTION_DIGITS)}"
    seed = _digits(opening.seed, 1)
    return f"{head}-{seed}-{_check(head + seed)}"


@frozen
class CodedDeal:
    """Solo deal of a code: mode, number of Pax-o-matics, seed and options."""

    solo: SoloMode
    robots: int
    seed: int
    options: Options


def read_code(code: str) -> CodedDeal:
    """Return the deal of a code. Raises PaxError if the code is invalid."""
    plain = re.sub(r"[\s\-–]+", "", code).upper().translate(MISREAD)
    found = SHAPE.fullmatch(plain)
    if found is None:
        raise PaxError(tr("This is not a deal code. A code looks like {example}.", example=EXAMPLE))
    mode, options, seed, check = found.groups()
    if not all(letter in LETTERS for letter in plain) or _check(mode + options + seed) != check:
        raise PaxError(tr("This code contains a mistake: check its letters and digits."))
    on, number = _number(options), _number(seed)
    if on >= 1 << len(CODED) or number >= LARGEST_SEED:
        raise PaxError(tr("This code needs a newer version of Pax Desk."))
    chosen = Options.of(name for place, name in enumerate(CODED) if on >> place & 1)
    robots = 0 if mode == "D" else int(mode[1:])
    return CodedDeal("paxomatic" if robots else "diaz", robots, number, chosen)


def of_day(day: date) -> CodedDeal:
    """Return the deal for a day, alternately against Díaz and against two Pax-o-matics."""
    robots = 2 * (day.toordinal() % 2)
    seed = _seed_of(f"day {day.isoformat()}")
    return CodedDeal("paxomatic" if robots else "diaz", robots, seed, Options())


def of_week(day: date) -> CodedDeal:
    """Return the deal for the ISO week that contains a day, always against Díaz."""
    year, week, _ = day.isocalendar()
    return CodedDeal("diaz", 0, _seed_of(f"week {year}-{week}"), Options())


def _seed_of(words: str) -> int:
    import hashlib  # not needed at start-up

    digest = hashlib.sha256(f"Pax Desk {words}".encode()).digest()
    return int.from_bytes(digest[:8]) % CODED_SEEDS


def _digits(number: int, fewest: int) -> str:
    found = ""
    while number or len(found) < fewest:
        number, digit = divmod(number, len(LETTERS))
        found = LETTERS[digit] + found
    return found


def _number(digits: Sequence[str]) -> int:
    number = 0
    for letter in digits:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def _check(digits: str) -> str:
    """Return the check letter; any single wrong letter changes it."""
    total = sum((2 * place + 1) * LETTERS.index(letter) for place, letter in enumerate(digits))
    return LETTERS[total % len(LETTERS)]
