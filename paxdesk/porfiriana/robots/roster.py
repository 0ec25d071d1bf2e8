"""The robots that may sit at any seat: how each shows itself, and who plays for it.

Whatever names robots reads this: New Game, `play`, `simulate`, scenarios and saves.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal, TypeAlias, get_args

from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.robot import Robot

RobotName: TypeAlias = Literal["paxomatic", LevelName]
"""Díaz is not among them: he has a seat of his own."""
ROBOT_NAMES: Final[tuple[RobotName, ...]] = get_args(RobotName)
ScriptName: TypeAlias = Literal[
    "gold", "guarded", "topples", "harasser", "blocker", "speculator", "turncoat"
]
"""Players of one idea (``league.py``), who take part in tournaments and sit at no table."""
MilestoneName: TypeAlias = Literal["thumb-expert", "swift"]
"""Expert by rules of thumb, and hard without a look at replies (``league.py``)."""
PlayerName: TypeAlias = Literal[RobotName, ScriptName, MilestoneName]
NUMERALS: Final = ("I", "II", "III", "IV", "V")


@frozen
class RosterEntry:
    """One robot: ``label`` and ``sentence`` say what it is, ``face`` is an icon.

    ``persons`` are the five names it has at the table, in seating order, where nobody named it.
    ``robot`` makes the one that plays; what it thinks with is imported only then.
    """

    label: str
    sentence: str
    face: str
    persons: tuple[str, ...]
    robot: Callable[[], Robot]


def _paxomatic() -> Robot:
    from paxdesk.porfiriana.robots.paxomatic import Paxomatic

    return Paxomatic()


def _planner(name: LevelName) -> Robot:
    from paxdesk.porfiriana.robots.planner.planner import Planner

    return Planner(LEVELS[name], tempered=True)


ROSTER: Final[Mapping[RobotName, RosterEntry]] = {
    "paxomatic": RosterEntry(
        tr_noop("Pax-o-matic"),
        tr_noop("The robot of the rulebook: it follows its flowchart to the letter."),
        "ui-settings",
        tuple(f"Pax-o-matic {number}" for number in NUMERALS),
        _paxomatic,
    ),
    **{
        name: RosterEntry(
            level.label,
            level.sentence,
            level.face,
            (level.person, *(f"{level.person} {number}" for number in NUMERALS[1:])),
            partial(_planner, name),
        )
        for name, level in LEVELS.items()
    },
}
