"""Pax Porfiriana in words: see ``paxdesk/desk/game/wording.py``.

What is not told at once is imported when it is first told, so that the table is there sooner.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from paxdesk.desk.inspector.inspected import Inspected
from paxdesk.desk.inspector.inspector import point_at_a_card
from paxdesk.desk.log.filter import FilterWords, filters_of_cards
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.words.deeds import Deed
from paxdesk.desk.words.label import Label, Note
from paxdesk.desk.words.seats import Names, SeatLabel
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import Action, CardNumber, Dice, End, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.cautions import Caution
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.variant import RULES_2012
from paxdesk.porfiriana.session import Replayed, Session, rolls_in
from paxdesk.porfiriana.table.log.game_log import GameLog
from paxdesk.porfiriana.table.words.action_text import deed
from paxdesk.porfiriana.table.words.questions import question
from paxdesk.porfiriana.table.words.seat_label import seat_labels
from paxdesk.porfiriana.table.words.session_words import players, progress
from paxdesk.porfiriana.table.words.terms import actions_words

if TYPE_CHECKING:
    from paxdesk.desk.charts.plot import Band, BandKey, Plot
    from paxdesk.desk.charts.plot import TurnRow as AnyTurnRow
    from paxdesk.desk.protocol.advice import Caution as ToldCaution
    from paxdesk.desk.protocol.advice import Plan
    from paxdesk.desk.protocol.wording import ReasonWords
    from paxdesk.porfiriana.analysis.hindsight import PlanBehind
    from paxdesk.porfiriana.robots.advising import Advice
    from paxdesk.porfiriana.turn_stats import TurnRow


class PaxWording:
    """What the game says at the table, with the cards of one deck."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck

    def labels(self, session: Session) -> dict[Seat, SeatLabel]:
        return seat_labels(session)

    def players(self, session: Session) -> str:
        return players(session)

    def progress(self, session: Session) -> str:
        return progress(session)

    def variant(self, session: Session) -> str:
        return "rules_2012" if session.state.variant == RULES_2012 else ""

    def question(
        self, state: State, asked: Seat | None, legal: Sequence[Action], names: Names
    ) -> Question:
        return question(state, asked, legal, names)

    def waiting(self, state: State, names: Names) -> str:
        step = state.agenda[-1]
        if isinstance(step, Showdown):
            return say("Showdown, bought by {0}", names[step.buyer])
        return ""

    def label(self, state: State, action: Action, names: Names) -> Label:
        from paxdesk.porfiriana.table.words.labels import label

        return label(state, action, names)

    def action_text(self, state: State, action: Action, names: Names) -> str:
        return deed(state, action, names)

    def consequences(self, state: State, action: Action, seat: Seat, names: Names) -> list[Note]:
        from paxdesk.porfiriana.table.words.consequences import consequences

        return consequences(state, action, seat, names)

    def net_effect(self, steps: Sequence[Replayed], seat: Seat, names: Names) -> list[Note]:
        from paxdesk.porfiriana.table.words.net_effect import net_effect

        return net_effect(steps, seat, names)

    def given_up(self, state: State, action: Action) -> str:
        left = state.turn.actions if isinstance(action, End) else 0
        return actions_words(left) if left else ""

    def may_be_cancelled(self, state: State, action: Action) -> bool:
        from paxdesk.porfiriana.table.words.consequences import may_be_cancelled

        return may_be_cancelled(state, action)

    def reason(self, action: Action, reason: str) -> str:
        from paxdesk.porfiriana.table.words.reasons import reason_words

        return reason_words(reason)

    def reason_parts(self, state: State, action: Action, reason: str) -> "ReasonWords":
        from paxdesk.desk.protocol.wording import ReasonWords
        from paxdesk.porfiriana.table.words.reasons import part_of, step_words, why_of

        return ReasonWords(step_words(reason), why_of(reason), part_of(reason))

    def plans(self, state: State, advice: "Advice", names: Names) -> "Sequence[Plan]":
        from paxdesk.porfiriana.table.words.advice_words import plans

        return plans(state, advice, names)

    def plan_behind(self, plan: "PlanBehind | None", names: Names) -> str:
        from paxdesk.porfiriana.table.words.advice_words import plan_behind_words

        return plan_behind_words(plan, names) if plan is not None else ""

    def cautions(
        self, state: State, found: Sequence[Caution], seat: Seat, names: Names
    ) -> "Sequence[ToldCaution]":
        if not found:
            return ()
        from paxdesk.porfiriana.table.words.caution_words import told

        return [told(state, caution, seat, names) for caution in found]

    def inspected(
        self, session: Session, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> Inspected:
        from paxdesk.porfiriana.table.inspector.inspection import inspected

        return inspected(session, spot, card, asked, names)

    def deeds(self, session: Session, spot: Spot, asked: Seat, names: Names) -> list[Deed]:
        from paxdesk.porfiriana.table.inspector.deeds import deeds

        return deeds(session, spot, asked, names)

    def mentioned(self, state: State, card: CardNumber) -> Inspected:
        from paxdesk.porfiriana.table.inspector.inspection import plain

        return plain(state, card)

    def pile_name(self, spot: Spot) -> str:
        from paxdesk.porfiriana.table.inspector.inspection import pile_name

        return pile_name(spot)

    def card_names(self, card: CardNumber) -> Sequence[str]:
        found = self._deck.cards.get(card)
        if found is None:
            return []
        names = {found.name}
        if isinstance(found, PartnerCard):
            # a public card has a name for each side
            names |= {side.name for side in found.sides}
        return sorted(names, key=len, reverse=True)

    def nothing_inspected(self) -> str:
        return point_at_a_card()

    def log_filters(self) -> FilterWords:
        return filters_of_cards()

    def game_log(self, names: Names) -> GameLog:
        return GameLog(names)

    def rolls(self, action: Action, events: Sequence[Event]) -> tuple[int, ...]:
        return () if isinstance(action, Dice) else rolls_in(events)

    def plots(self, rows: "Sequence[AnyTurnRow]") -> "Sequence[Plot]":
        from paxdesk.porfiriana.table.charts.plots import plots

        return plots(cast("Sequence[TurnRow]", rows))

    def bands(self, rows: "Sequence[AnyTurnRow]") -> "Sequence[Band]":
        from paxdesk.porfiriana.table.charts.plots import bands

        return bands(cast("Sequence[TurnRow]", rows))

    def band_keys(self) -> "Sequence[BandKey]":
        from paxdesk.porfiriana.table.charts.plots import band_keys

        return band_keys()
