"""Pax Porfiriana in the hand: see ``paxdesk/desk/game/handling.py``. No Qt here.

What is asked only of a thing in the hand is imported when that is first picked up.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from paxdesk.desk.scene.spots import Spot
from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules.actions import (
    Action,
    Buy,
    CardNumber,
    ChooseNone,
    End,
    Seat,
    Speculate,
)
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Replayed, Session
from paxdesk.porfiriana.table.hand.gestures import (
    END_TURN,
    HAND,
    SHEET,
    Gesture,
    Gestures,
    broader,
    card_spot,
    gesture,
)
from paxdesk.porfiriana.table.words.foresight import Foresight, foresight


class PaxHandling:
    """Which movement of the hand means which action."""

    end_turn: ClassVar[Spot] = END_TURN
    silent: ClassVar[frozenset[str]] = frozenset(
        {"tableau", "deck", "ledger", "topples", "tool", "prompt", "end_turn", "hand_area", "sort"}
    )
    idle: ClassVar[frozenset[str]] = frozenset({"hand", "market", "public"})
    landmarks: ClassVar[frozenset[str]] = frozenset(
        {
            "market",
            "public",
            "hand",
            "card",
            "hacendado",
            "grudges",
            "headlines",
            "discards",
            "deck",
            "regime",
            "ledger",
            "topples",
            "tableau",
            "end_turn",
            "tool",
            "prompt",
            "sort",
        }
    )

    wheel_zooms: ClassVar[bool] = False

    def gestures(self, state: State, legal: Iterable[Action]) -> Gestures:
        return Gestures(state, legal)

    def gesture(self, state: State, action: Action) -> Gesture:
        return gesture(state, action)

    def broader(self, state: State, spot: Spot) -> tuple[Spot, ...]:
        return broader(state, spot)

    def card_spot(self, state: State, card: CardNumber) -> Spot:
        return card_spot(state, card)

    def traces(self, step: Replayed) -> frozenset[Spot]:
        found = gesture(step.before, step.action)
        return frozenset({found.drop, Spot("card", self.card_of(step))} - {HAND, SHEET, END_TURN})

    def card_of(self, step: Replayed) -> CardNumber:
        action, state = step.action, step.before
        if isinstance(state.agenda[-1], RaidedHand):
            return 0
        if isinstance(action, Buy | Speculate):
            return state.market[action.slot]
        number = getattr(action, "card", None)
        return number if isinstance(number, int) else 0

    def choose(self, state: State, spot: Spot) -> bool:
        return False

    def why_not(self, session: Session, pick: Spot, drop: Spot) -> IllegalAction | None:
        from paxdesk.porfiriana.table.hand.drop_intents import drop_intents

        refusals = map(session.refusal, drop_intents(session.state, pick, drop))
        return next((each for each in refusals if each is not None), None)

    def why_not_now(self, session: Session, seat: Seat, spot: Spot) -> IllegalAction | None:
        from paxdesk.porfiriana.table.hand.affordances import why_not_now

        return why_not_now(session, seat, spot)

    def price_plate(self, state: State, actions: Sequence[Action], seat: Seat) -> str:
        from paxdesk.porfiriana.table.words.consequences import plate

        return plate(state, actions, seat)

    def foresee(self, state: State, actions: Sequence[Action], seat: Seat) -> Foresight | None:
        return foresight(state, actions, seat)

    def ending(self) -> Action:
        return End()

    def declining(self, legal: Sequence[Action]) -> Action | None:
        return ChooseNone() if ChooseNone() in legal else None
