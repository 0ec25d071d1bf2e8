"""What a puzzle asks for, and whether a position fulfils it."""

from typing import Final, Literal, TypeAlias, get_args

from paxdesk.porfiriana.robots.planner.identity import Identity, identity
from paxdesk.porfiriana.rules.actions import Action, Buy, Pass, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.income import next_income
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.listed import perform_listed
from paxdesk.porfiriana.rules.prestige import points
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.record_classes import frozen

Kind: TypeAlias = Literal["topple", "stop", "gold", "income", "points"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
NOBODY: Final = 0
"""The rival of a goal that has none."""
LARGEST_SHOWDOWN: Final = 80
"""Positions of a showdown that are looked at; in a larger one nothing is proven."""


class Unprovable(Exception):
    """The turn is too large, or chance or a hidden hand has a word in it."""


@frozen
class Goal:
    """What ``seat`` must reach in the turn that is its own.

    ``topple``: topple Díaz and win, whatever the others answer. ``stop``: end the turn so that
    ``rival``, whose turn is next, cannot win by buying a Topple at once, even if nobody but the
    seat itself defends Díaz. The others ask for an ``amount`` at least, before the turn ends:
    of ``gold``, of ``income`` a turn, or of prestige ``points`` of one kind.
    """

    kind: Kind
    seat: Seat
    rival: Seat = NOBODY
    amount: int = 0
    prestige: Prestige | None = None

    def reached(self, state: State) -> bool:
        """Whether a position in which nobody has anything left to answer fulfils it."""
        if self.kind == "topple":
            return self.seat in state.winners and state.ended_by == "topple"
        if self.kind == "stop":
            begun = isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == self.rival
            return begun and winning_purchase(state, self.seat) is None
        return self.acting(state) and self.measure(state) >= self.amount

    @property
    def measured(self) -> bool:
        """Whether it asks for as much as possible of something."""
        return self.kind not in ("topple", "stop")

    def measure(self, state: State) -> int:
        """How much the seat has of what is asked for."""
        if self.kind == "gold":
            return state.players[self.seat].gold
        if self.kind == "income":
            return next_income(state, self.seat)
        assert self.prestige is not None, "points are of one kind"
        return points(state, self.seat, self.prestige)

    def acting(self, state: State) -> bool:
        """Whether the seat may act freely, its turn going on."""
        return isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == self.seat


def winning_purchase(state: State, defender: Seat) -> Action | None:
    """How whoever's turn begins wins at once by buying a Topple; None where it cannot.

    ``defender`` does all it can against that in the showdown, the others let it happen.
    Raises Unprovable where the showdown is too large.
    """
    buyer = state.turn.seat
    topples = state.cards.topples
    known: dict[Identity, bool] = {}
    for action in legal_actions(state):
        if isinstance(action, Buy) and state.market[action.slot] in topples:
            child = state.copy()
            perform_listed(child, action)
            if _wins(child, buyer, defender, known):
                return action
    return None


def _wins(state: State, buyer: Seat, defender: Seat, known: dict[Identity, bool]) -> bool:
    """Whether the buyer of a Topple wins a showdown, everybody else but the defender passing.

    ``known`` keeps what was found: the same answers are given in many orders.
    """
    seat = asked(state)
    if seat is None or isinstance(state.agenda[-1], ActionPhase):
        return buyer in state.winners
    mark = identity(state)
    if mark not in known:
        if len(known) == LARGEST_SHOWDOWN:
            raise Unprovable("too large a showdown")
        legal = legal_actions(state)
        if seat not in (buyer, defender) and Pass() in legal:
            legal = [Pass()]
        outcomes = (_wins(_after(state, action), buyer, defender, known) for action in legal)
        known[mark] = any(outcomes) if seat == buyer else all(outcomes)
    return known[mark]


def _after(state: State, action: Action) -> State:
    child = state.copy()
    perform_listed(child, action)
    return child
