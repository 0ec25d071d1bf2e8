"""The choices of the last new game as text, to be proposed again. No Qt here."""

import json
from typing import Any, get_args

from attrs import asdict, evolve, fields

from paxdesk.porfiriana.robots.asking import RobotName
from paxdesk.porfiriana.rules.state import Options, SoloMode
from paxdesk.porfiriana.session import LONGEST_NAME
from paxdesk.porfiriana.table.sheets.choices import FEWEST_SEATS, NewGame, SeatChoice

LOOKS = range(1, 7)


def written(game: NewGame) -> str:
    """The choices as one line; cards and seed are drawn anew each time."""
    return json.dumps(
        {
            "seats": [[seat.name, seat.look, seat.robot] for seat in game.seats],
            "options": sorted(name for name, on in asdict(game.options).items() if on),
            "solo": game.solo,
            "practice": game.practice,
        },
        ensure_ascii=False,
    )


def read(line: str) -> NewGame | None:
    """The choices in a line; None where it is none, or tells of what does not exist any more."""
    try:
        found = json.loads(line)
        seats = tuple(_seat(each) for each in found["seats"])
        names = {each.name for each in fields(Options)}
        options = evolve(Options(), **{name: True for name in found["options"] if name in names})
        solo = found["solo"]
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    if not FEWEST_SEATS <= len(seats) <= len(LOOKS) and solo is None:
        return None
    if solo is not None and solo not in get_args(SoloMode):
        return None
    if len({seat.look for seat in seats}) < len(seats):
        return None
    return NewGame(seats, 0, options, None, solo, found.get("practice") is True)


def _seat(found: Any) -> SeatChoice:
    name, look, robot = found
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or look not in LOOKS:
        raise ValueError(name)
    if robot is not None and robot not in get_args(RobotName):
        raise ValueError(robot)
    return SeatChoice(name, look, robot=robot)
