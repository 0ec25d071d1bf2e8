"""Gestures of Pax Porfiriana, see ``paxdesk/desk/protocol/handling.py``. No Qt."""

from collections.abc import Iterable, Sequence

from paxdesk.desk.protocol.handling import Handling, RuleInUse
from paxdesk.desk.scene.things import Spot
from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules.actions import Action, ChooseNone, End, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.gestures import (
    END_TURN,
    HAND,
    LegalGestures,
    enclosing_spots,
    gesture_for,
)


class PaxHandling(Handling[State, Action, Session]):
    """Mapping between gestures and actions of this game."""

    end_turn = END_TURN
    hand_area = HAND
    silent = frozenset(
        {
            *("tableau", "deck", "ledger", "need", "topples", "tool", "prompt", "end_turn"),
            *("hand_area", "sort"),
        }
    )
    landmarks = frozenset(
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
    of_windows = frozenset({"sort"})
    idle_kinds = frozenset({"hand", "market", "public"})
    gesture = staticmethod(gesture_for)
    enclosing_spots = staticmethod(enclosing_spots)

    def holds_cards(self, state: State, seat: int | None) -> bool:
        return seat in state.players and bool(state.players[seat].hand)

    def gestures(self, state: State, legal: Iterable[Action]) -> LegalGestures:
        return LegalGestures(state, legal)

    def refusal_of_drop(self, session: Session, pick: Spot, drop: Spot) -> IllegalAction | None:
        from paxdesk.porfiriana.table.hand.affordances import drop_intents

        refusals = map(session.refusal, drop_intents(session.state, pick, drop))
        return next((each for each in refusals if each is not None), None)

    def why_idle(self, session: Session, seat: Seat, spot: Spot) -> IllegalAction | None:
        from paxdesk.porfiriana.table.hand.affordances import why_not_now

        return why_not_now(session, seat, spot)

    def rule_in_use(self, session: Session, seat: Seat, rules: Iterable[str]) -> RuleInUse | None:
        from paxdesk.porfiriana.table.hand.rule_actions import rule_in_use

        return rule_in_use(session, seat, rules)

    def ending(self) -> Action:
        return End()

    def declining(self, legal: Sequence[Action]) -> Action | None:
        return ChooseNone() if ChooseNone() in legal else None
