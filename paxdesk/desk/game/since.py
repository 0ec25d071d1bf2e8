"""What has happened since somebody's last turn."""

from paxdesk.desk.log.game_log import GameLog, LogRow
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.session import ends_turn


def since(game_log: GameLog, viewer: Seat) -> list[LogRow]:
    """The rows of the log between the viewer's last turn and the one under way.

    In the viewer's own turn its rows are left out.
    """
    steps = game_log.recording.steps
    last = len(steps)
    while last and steps[last - 1].before.turn.seat == viewer and not ends_turn(steps[last - 1]):
        last -= 1
    first = last
    while first and not (
        steps[first - 1].before.turn.seat == viewer and ends_turn(steps[first - 1])
    ):
        first -= 1
    return [row for row in game_log.rows if first < row.step <= last]
