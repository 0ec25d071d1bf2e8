"""What to play next so that it is neither too easy nor too hard, judged by the last results."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.porfiriana.records.result import GameResult
from paxdesk.porfiriana.records.tallies import opponent_of
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, RobotName
from paxdesk.porfiriana.rules.handicaps import GOLD, Handicap
from paxdesk.record_classes import frozen

LOST_IN_A_ROW: Final = 2
"""After so many games lost against the same opponent something easier is suggested."""
STEP: Final = 2
"""Gold by which a handicap grows or shrinks."""
Change: TypeAlias = Literal["harder", "easier", "again"]


@frozen
class NextLevel:
    """``change`` says which way it goes; ``robot`` is who should sit at the robots' seats.

    ``robot`` is None where they stay; then ``handicap`` of the person may differ from before.
    """

    change: Change
    robot: RobotName | None
    handicap: Handicap


def next_level(
    games: Sequence[GameResult], own: Handicap, levels: Sequence[RobotName] = ROBOT_NAMES
) -> NextLevel | None:
    """What to play after the last of these games, in which the person had this handicap.

    None where several played. ``levels`` are the opponents, weakest first.
    """
    last = games[-1]
    opponent = opponent_of(last)
    if opponent is None:
        return None
    if last.won:
        return _harder(opponent, own, levels)
    same = [game for game in games if opponent_of(game) == opponent][-LOST_IN_A_ROW:]
    if len(same) < LOST_IN_A_ROW or any(game.won for game in same):
        return NextLevel("again", None, own)
    return _easier(opponent, own, levels)


def _harder(opponent: str, own: Handicap, levels: Sequence[RobotName]) -> NextLevel:
    """First what helped is given up, then comes the next level, at last a handicap of one's own."""
    if own.gold > 0:
        return NextLevel("harder", None, evolve(own, gold=max(0, own.gold - STEP)))
    above = levels.index(opponent) + 1 if opponent in levels else len(levels)
    if above < len(levels):
        return NextLevel("harder", levels[above], own)
    return NextLevel("harder", None, _with_gold(own, -STEP))


def _easier(opponent: str, own: Handicap, levels: Sequence[RobotName]) -> NextLevel:
    """The same in the other direction."""
    if own.gold < 0:
        return NextLevel("easier", None, evolve(own, gold=min(0, own.gold + STEP)))
    below = levels.index(opponent) - 1 if opponent in levels else -1
    if below >= 0:
        return NextLevel("easier", levels[below], own)
    return NextLevel("easier", None, _with_gold(own, STEP))


def _with_gold(own: Handicap, more: int) -> Handicap:
    return evolve(own, gold=min(max(own.gold + more, GOLD.start), GOLD.stop - 1))
