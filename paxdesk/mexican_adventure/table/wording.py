"""Texts of The Mexican Adventure: see ``paxdesk/desk/protocol/table_game.py``. No Qt."""

from collections.abc import Sequence
from typing import Final

from paxdesk.desk.log.log_rows import LogFilter
from paxdesk.desk.protocol.features import Forecast
from paxdesk.desk.protocol.table_game import Wording
from paxdesk.desk.words import IconNote, Label, Names, SeatLabel, labels_of
from paxdesk.language import join_words, tr
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import cost_of
from paxdesk.mexican_adventure.rules.orders import highest_die
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.session import Session, Step, seat_of, side_of
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.mexican_adventure.table.words.analysis_words import scenario_title
from paxdesk.mexican_adventure.table.words.labels import action_words, button_words, consequences
from paxdesk.mexican_adventure.table.words.questions import question, winner_words
from paxdesk.mexican_adventure.table.words.terms import (
    PHASE_WORDS,
    die_words,
    months_of,
    rp_words,
    side_words,
)
from paxdesk.session.game_protocol import Seat

PHASES: Final = ("admin", "ops", "pac")


class AdventureWording(Wording[State, Action, Event, Session]):
    """Texts of the game at the table."""

    own_subjects = True
    question = staticmethod(question)
    game_log = staticmethod(GameLog)

    def labels(self, session: Session) -> dict[Seat, SeatLabel]:
        return labels_of(session.seats)

    def players(self, session: Session) -> str:
        names = join_words([seat.name for seat in session.seats], "and")
        title = scenario_title(session.state.scenario)
        return tr("{title}: {players}", title=title, players=names)

    def role(self, session: Session, seat: Seat) -> str:
        return side_words(side_of(seat))

    def progress(self, session: Session) -> str:
        state = session.state
        if state.over:
            names = {seat: each.name for seat, each in self.labels(session).items()}
            return winner_words(state, names)
        when = tr("Turn {number}, {months}", number=state.turn, months=months_of(state.turn))
        asked = session.seat_to_act
        name = session.seats[asked - 1].name if asked else ""
        return "  ·  ".join([when, tr("{name} to decide", name=name)])

    def label(self, state: State, action: Action, names: Names) -> Label:
        return button_words(state, action)

    def action_text(self, state: State, action: Action, names: Names) -> str:
        return action_words(state, action)

    def log_filters(self) -> Sequence[LogFilter]:
        combats = tr("Combats, raids, losses, retreats and atrocities")
        politics = tr("Event chits, French Retreat and American Aid")
        return (
            LogFilter("attack", tr("Combats"), combats),
            LogFilter("politics", tr("Events"), politics),
        )

    def phases(self) -> tuple[str, ...]:
        return tuple(tr(phase) for phase in PHASE_WORDS)

    def phase(self, state: State) -> int | None:
        phase = state.step.partition(".")[0]
        return None if state.over or phase not in PHASES else PHASES.index(phase)

    def nothing_inspected(self) -> str:
        return tr("Point at or touch a zone, a stack or a track to read about it.")


class AdventureForecast(Forecast[State, Action, Event]):
    """Prices and consequences of actions."""

    def price_plate(self, state: State, actions: Sequence[Action], seat: Seat) -> str:
        """Return an order's price, the dice that pass, or both, as text; "" for other actions."""
        action = actions[0]
        match action:
            case act.Order(pieces, zone):
                price = rp_words(cost_of(pieces.count))
                if seat == seat_of("imperial"):
                    return f"{price} · {die_words(highest_die(state, zone))}"
                return price
            case act.Initiative(pieces):
                commander = state.commander(pieces.leaders)
                return "" if commander is None else die_words(state.initiative(commander))
        return ""

    def consequences(
        self, state: State, action: Action, seat: Seat, names: Names
    ) -> list[IconNote]:
        return consequences(state, action)

    def net_effect(self, steps: Sequence[Step], seat: Seat, names: Names) -> list[IconNote]:
        if not steps:
            return []
        before, after, side = steps[0].before, steps[-1].after, side_of(seat)
        gained = after.rp[side] - before.rp[side]
        moved = after.withdrawal - before.withdrawal
        notes = [IconNote("gold", tr("{change} RP", change=f"{gained:+d}"))] if gained else []
        if moved:
            words = tr("French Retreat {change}", change=f"{moved:+d}")
            notes.append(IconNote("regime-change", words))
        return notes
