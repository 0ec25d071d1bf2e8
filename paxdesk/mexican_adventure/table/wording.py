"""The Mexican Adventure in words: see ``paxdesk/desk/protocol/wording.py``. No Qt here."""

from collections.abc import Sequence
from typing import cast

from paxdesk.desk.charts.plot import Band, BandKey, Plot
from paxdesk.desk.charts.plot import TurnRow as AnyTurnRow
from paxdesk.desk.inspector.inspected import Inspected
from paxdesk.desk.log.filter import FilterWords
from paxdesk.desk.protocol.advice import Caution, Plan, PlanStep
from paxdesk.desk.protocol.question import Question
from paxdesk.desk.protocol.wording import ReasonWords
from paxdesk.desk.scene.spots import CardNumber, Spot
from paxdesk.desk.words.deeds import Deed
from paxdesk.desk.words.label import Label, Note
from paxdesk.desk.words.seats import Names, SeatLabel
from paxdesk.language import joined, say
from paxdesk.mexican_adventure.robots.reasons import overheard_reason, spoken_reason
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.session import Replayed, Session, side_of
from paxdesk.mexican_adventure.table.hand.handling import gesture
from paxdesk.mexican_adventure.table.hand.menu import deeds
from paxdesk.mexican_adventure.table.inspection import inspected, spot_name
from paxdesk.mexican_adventure.table.log import GameLog
from paxdesk.mexican_adventure.table.plots import band_keys, bands, plots
from paxdesk.mexican_adventure.table.words.deeds import deed
from paxdesk.mexican_adventure.table.words.labels import consequences, label
from paxdesk.mexican_adventure.table.words.questions import question, winner_words
from paxdesk.mexican_adventure.table.words.scenarios import scenario_title
from paxdesk.mexican_adventure.table.words.terms import months_of
from paxdesk.mexican_adventure.turn_stats import TurnRow
from paxdesk.session.game import Choice, Seat


class AdventureWording:
    """What the game says at the table."""

    def labels(self, session: Session) -> dict[Seat, SeatLabel]:
        return {
            seat: SeatLabel(each.name, each.colour, each.robot is not None)
            for seat, each in enumerate(session.seats, 1)
        }

    def players(self, session: Session) -> str:
        names = joined([seat.name for seat in session.seats], "and")
        title = scenario_title(session.state.scenario)
        return say("{title}: {players}", title=title, players=names)

    def progress(self, session: Session) -> str:
        state = session.state
        if state.over:
            names = {seat: each.name for seat, each in self.labels(session).items()}
            return winner_words(state, names)
        when = say("Turn {number}, {months}", number=state.turn, months=months_of(state.turn))
        asked = session.asked
        name = session.seats[asked - 1].name if asked else ""
        return f"{when}  ·  {say('{name} is asked', name=name)}"

    def variant(self, session: Session) -> str:
        return ""

    def question(
        self, state: State, asked: Seat | None, legal: Sequence[Action], names: Names
    ) -> Question:
        return question(state, asked, legal, names)

    def waiting(self, state: State, names: Names) -> str:
        return ""

    def label(self, state: State, action: Action, names: Names) -> Label:
        return label(state, action)

    def action_text(self, state: State, action: Action, names: Names) -> str:
        return deed(state, action)

    def consequences(self, state: State, action: Action, seat: Seat, names: Names) -> list[Note]:
        return consequences(state, action)

    def net_effect(self, steps: Sequence[Replayed], seat: Seat, names: Names) -> list[Note]:
        if not steps:
            return []
        before, after, side = steps[0].before, steps[-1].after, side_of(seat)
        gained = after.rp[side] - before.rp[side]
        moved = after.withdrawal - before.withdrawal
        notes = [Note("gold", say("{change} RP", change=f"{gained:+d}"))] if gained else []
        if moved:
            words = say("French Retreat {change}", change=f"{moved:+d}")
            notes.append(Note("regime-change", words))
        return notes

    def given_up(self, state: State, action: Action) -> str:
        return ""

    def may_be_cancelled(self, state: State, action: Action) -> bool:
        return False

    def reason(self, action: Action, reason: str) -> str:
        return overheard_reason(action, reason)

    def reason_parts(self, state: State, action: Action, reason: str) -> ReasonWords:
        why = spoken_reason(reason) if state.over else overheard_reason(action, reason)
        return ReasonWords("", why, "")

    def inspected(
        self, session: Session, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
    ) -> Inspected:
        return inspected(session, spot, asked)

    def plans(self, state: State, advice: Choice[Action], names: Names) -> Sequence[Plan]:
        found = gesture(state, advice.action)
        step = PlanStep(label(state, advice.action).words, found.pick, found.drop)
        return [Plan((step,), spoken_reason(advice.reason))]

    def plan_behind(self, plan: object, names: Names) -> str:
        return ""

    def cautions(self, state: State, found: object, seat: Seat, names: Names) -> Sequence[Caution]:
        return ()

    def deeds(self, session: Session, spot: Spot, asked: Seat, names: Names) -> list[Deed]:
        return deeds(session, spot, asked)

    def mentioned(self, state: State, card: CardNumber) -> Inspected:
        return Inspected()

    def pile_name(self, spot: Spot) -> str:
        return spot_name(spot)

    def card_names(self, card: CardNumber) -> Sequence[str]:
        return []

    def nothing_inspected(self) -> str:
        return say("Point at a zone, a stack or the tracks to read of it.")

    def log_filters(self) -> FilterWords:
        return {
            "attacks": (say("Combats"), say("Combats, raids, losses, retreats and atrocities")),
            "politics": (say("Events"), say("Event chits, French Retreat and American Aid")),
        }

    def game_log(self, names: Names) -> GameLog:
        return GameLog(names)

    def rolls(self, action: Action, events: Sequence[Event]) -> tuple[int, ...]:
        return ()

    def plots(self, rows: Sequence[AnyTurnRow]) -> Sequence[Plot]:
        return plots(cast(Sequence[TurnRow], rows))

    def bands(self, rows: Sequence[AnyTurnRow]) -> Sequence[Band]:
        return bands(cast(Sequence[TurnRow], rows))

    def band_keys(self) -> Sequence[BandKey]:
        return band_keys()
