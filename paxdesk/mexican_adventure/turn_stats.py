"""Resources, strength and zones of both sides by turn, for the charts."""

from collections.abc import Mapping

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.mexican_adventure.session import Recording, Step


@frozen
class SideStats:
    """A side's RP in hand, FP on the map, and number of zones that it holds alone."""

    rp: int
    fps: int
    zones: int


@frozen
class TurnRow:
    """Figures of one position; ``turn`` is the row's number, ``round`` the calendar's turn."""

    turn: int
    round: int
    step: int
    ended: bool
    over: bool
    withdrawal: int
    sides: Mapping[Side, SideStats]


def side_stats(state: State, side: Side) -> SideStats:
    fps = sum(1 for _ in state.all_fps(side))
    zones = sum(standing.held(side) for standing in state.zones.values())
    return SideStats(state.rp[side], fps, zones)


def ends_turn(step: Step) -> bool:
    return any(event.what == "turn" for event in step.events) and step.before.step != "setup"


@frozen(eq=False)
class TurnStats:
    """Rows for the first position, the end of each turn and the last position of a recording."""

    recording: Recording
    rows: tuple[TurnRow, ...]

    @classmethod
    def of(cls, recording: Recording) -> "TurnStats":
        rows = [_row(recording.opening, 0, 0, True)]
        for number, step in enumerate(recording.steps, 1):
            ended = ends_turn(step) or step.after.over
            if ended or number == len(recording.steps):
                rows.append(_row(step.after, len(rows), number, ended))
        return cls(recording, tuple(rows))


def _row(state: State, turn: int, step: int, ended: bool) -> TurnRow:
    sides = {side: side_stats(state, side) for side in SIDES}
    number = max(1, state.turn - (1 if ended and turn and not state.over else 0))
    return TurnRow(turn, number, step, ended, state.over, state.withdrawal, sides)
