"""What has happened since somebody's last turn."""

from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.protocol.game_log import GameLog
from paxdesk.session.game import Seat


def since_steps(game_log: GameLog, viewer: Seat) -> range:
    """The steps between the viewer's last turn and the one under way, counted from 0.

    In the viewer's own turn its steps are left out.
    """
    recording = game_log.recording
    steps = recording.steps

    def ends(number: int) -> bool:
        return recording.game.ends_turn(steps[number].events)

    last = len(steps)
    while last and steps[last - 1].before.turn_seat == viewer and not ends(last - 1):
        last -= 1
    first = last
    while first and not (steps[first - 1].before.turn_seat == viewer and ends(first - 1)):
        first -= 1
    return range(first, last)


def since(game_log: GameLog, viewer: Seat) -> list[LogRow]:
    """The rows of the log that tell of these steps."""
    found = since_steps(game_log, viewer)
    return [row for row in game_log.rows if row.step - 1 in found]
