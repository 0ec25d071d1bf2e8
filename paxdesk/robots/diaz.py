"""Díaz as a robot: his two dice and the purchases they choose (Part L)."""

from paxdesk.robots.base import Choice, Seen, TieBreaker
from paxdesk.rules.actions import Action, Buy, Dice, column
from paxdesk.rules.agenda import DiazTurn

STEP = "L1"


class Diaz:
    """Takes the only action there is; ``paxdesk.rules.diaz`` says what follows from it."""

    def choose(self, seen: Seen, legal: list[Action], ties: TieBreaker) -> Choice:
        action = legal[0]
        if isinstance(action, Dice):
            return Choice(action, STEP, f"{STEP}: one die for each row of the market")
        assert isinstance(action, Buy)
        turn = seen.state.agenda[-1]
        assert isinstance(turn, DiazTurn)
        row = turn.rows[0]
        die = turn.rolls[row]
        why = f"the die for row {'ab'[row]} shows {die}"
        if column(action.slot) != die - 1:
            why += ", where no card lies"
        number = seen.state.market[action.slot]
        return Choice(action, STEP, f"{STEP}: buys [{number:03}]: {why}")
