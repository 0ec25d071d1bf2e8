"""Gold, income and prestige of the seats, turn by turn, for charts."""

from collections.abc import Mapping

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige, RegimeKey
from paxdesk.porfiriana.rules.facts import active_points, solo_defence
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Recording, ends_turn, round_number, turns_skipped


@frozen
class SeatTurnStats:
    """Gold of a seat, income of its next turn, and points by kind."""

    gold: int
    income: int
    prestige: Mapping[Prestige, int]


@frozen
class TurnRow:
    """Figures at the end of a turn, or of the current turn so far.

    For the first position ``turn`` is 0 and ``seat`` None.
    """

    turn: int
    round: int
    seat: Seat | None
    step: int
    ended: bool
    regime: RegimeKey
    depression: bool
    turn_stats: Mapping[Seat, SeatTurnStats]


def seat_turn_stats(state: State, seat: Seat) -> SeatTurnStats:
    """Return the figures of a seat; in a game against Díaz, his points are his defence."""
    defends = seat == DIAZ and state.solo == "diaz"
    prestige = {
        kind: solo_defence(state, kind) if defends else active_points(state, seat, kind)
        for kind in PRESTIGES
    }
    return SeatTurnStats(state.players[seat].gold, next_income(state, seat), prestige)


@frozen(eq=False)
class TurnStats:
    """Figures of a recording: a row for the first position and each turn."""

    recording: Recording
    rows: tuple[TurnRow, ...]

    @classmethod
    def of(cls, recording: Recording) -> "TurnStats":
        begun = Recording(recording.game, recording.opening, recording.skipped)
        first = round_number(turns_skipped(recording), recording.opening)
        return cls(begun, (_row(recording.opening, 0, first, None, 0, True),)).followed(recording)

    def followed(self, recording: Recording) -> "TurnStats":
        """Return the figures of another recording, reusing the rows of common turns."""
        if recording.opening is not self.recording.opening:
            return TurnStats.of(recording)
        pairs = zip(self.recording.steps, recording.steps, strict=False)
        shared = sum(mine is other for mine, other in pairs)
        skipped = turns_skipped(recording)
        rows = [row for row in self.rows if row.ended and row.step <= shared]
        whose = recording.position(rows[-1].step).turn.seat
        for number in range(rows[-1].step + 1, len(recording.steps) + 1):
            step = recording.steps[number - 1]
            ended = ends_turn(step) or step.after.over
            if ended or number == len(recording.steps):
                turn = rows[-1].turn + 1
                at = round_number(skipped + turn - 1, step.after)
                rows.append(_row(step.after, turn, at, whose, number, ended))
                whose = step.after.turn.seat
        return TurnStats(recording, tuple(rows))


def _row(
    state: State, turn: int, number: int, seat: Seat | None, step: int, ended: bool
) -> TurnRow:
    turn_stats = {each: seat_turn_stats(state, each) for each in state.players}
    return TurnRow(turn, number, seat, step, ended, state.regime, state.depression, turn_stats)
