"""Díaz as a robot: his two dice and the purchases they choose (Part L)."""

from typing import Final

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.robot import Choice, Robot, RobotView, TieBreaker
from paxdesk.porfiriana.rules.actions import (
    Action,
    Buy,
    Dice,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.session.notation_types import format_reason

STEP = "L1"


class Diaz:
    """Takes the only action there is; ``rules/diaz.py`` says what follows from it."""

    def choose(self, seen: RobotView, legal: list[Action], ties: TieBreaker) -> Choice:
        """Roll, or buy under the die of the next row (L1, R48), saying which die decided."""
        action = legal[0]
        if isinstance(action, Dice):
            return Choice(action, STEP, reasons.reason_of(STEP, reasons.DICE))
        assert isinstance(action, Buy)
        turn = seen.state.agenda[-1]
        assert isinstance(turn, DiazTurn)
        row = turn.rows[0]
        die = turn.rolls[row]
        empty = price_column(action.slot) != die - 1
        key = reasons.DIE_ON_EMPTY_PLACE if empty else reasons.DIE
        why = format_reason(key, row="ab"[row], die=die)
        deed = reasons.deed_of(seen.state, action)
        return Choice(action, STEP, reasons.reason_of(STEP, why, deed))


DIAZ_ROBOT: Final[Robot] = Diaz()
