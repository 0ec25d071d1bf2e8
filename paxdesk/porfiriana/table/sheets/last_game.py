"""The choices of the last new game as text, to be proposed again. No Qt here."""

import json
from typing import Any, get_args

from attrs import asdict, evolve

from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.handicaps import Handicap, handicap_problems
from paxdesk.porfiriana.rules.state import FLAGS, Options, SoloMode
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.table.sheets.choices import FEWEST_SEATS, NewGame, SeatChoice
from paxdesk.session.names import name_problem

LOOKS = range(1, 7)


def written(game: NewGame) -> str:
    """The choices as one line; cards and seed are drawn anew each time."""
    return json.dumps(
        {
            "seats": [[seat.name, seat.colour, seat.robot] for seat in game.seats],
            "handicaps": [asdict(seat.handicap) for seat in game.seats],
            "options": [name for name in sorted(FLAGS) if getattr(game.options, name)],
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
        given = [_handicap(each) for each in found.get("handicaps", [{}] * len(seats))]
        seats = tuple(evolve(seat, handicap=each) for seat, each in zip(seats, given, strict=True))
        options = Options.of(name for name in found["options"] if name in FLAGS)
        solo = found["solo"]
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    if not FEWEST_SEATS <= len(seats) <= len(LOOKS) and solo is None:
        return None
    if solo is not None and solo not in get_args(SoloMode):
        return None
    if len({seat.colour for seat in seats}) < len(seats):
        return None
    return NewGame(seats, 0, options, None, solo, found.get("practice") is True)


def _seat(found: Any) -> SeatChoice:
    name, look, robot = found
    if not isinstance(name, str) or name_problem(name) or look not in LOOKS:
        raise ValueError(name)
    if robot is not None and robot not in get_args(RobotName):
        raise ValueError(robot)
    return SeatChoice(name, look, robot=robot)


def _handicap(found: Any) -> Handicap:
    handicap = Handicap(**found)
    if handicap.prestige not in (None, *PRESTIGES) or any(handicap_problems((handicap,), 1)):
        raise ValueError(found)
    return handicap
