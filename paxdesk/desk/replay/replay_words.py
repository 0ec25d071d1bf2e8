"""What a replay says of where it stands."""

from collections.abc import Sequence

from paxdesk.desk.charts.plot import TurnRow
from paxdesk.desk.log.rows import LogRow
from paxdesk.desk.protocol.analysis import Finding
from paxdesk.desk.protocol.game_log import GameLog
from paxdesk.desk.replay.reel import Reel
from paxdesk.desk.scene.strips import Prompt
from paxdesk.desk.words.seats import Labels
from paxdesk.language import say, template


def title(reel: Reel, turns: Sequence[TurnRow], game_log: GameLog) -> str:
    """Which step of which round is shown; ``turns`` are those of the whole game."""
    step = say("step {step} of {last}", step=reel.step, last=reel.last)
    number = turns[min(reel.turn_of(reel.step) + 1, len(turns) - 1)].round
    words = template("Replay  ·  {round}  ·  {step}")
    return say(words, round=game_log.round_words(number), step=step)


def prompt(reel: Reel, rows: Sequence[LogRow], labels: Labels, finding: Finding | None) -> Prompt:
    """What was done last, what came of it, and what the analysis found there."""
    here = [row for row in rows if row.step == reel.step]
    deed = next((row for row in here if row.kind == "action"), None)
    if deed is None or deed.seat is None:
        seat = reel.state.turn_seat
        return Prompt(seat, say("The game begins."), say("Go on with the arrow keys."))
    words = f"{labels[deed.seat].name} {deed.words}"
    results = [row.words for row in here if row.kind == "result"]
    if reel.step == reel.last and reel.recording.stopped:
        results = [say("The rules have changed since: here the replay must end.")]
    if finding is not None:
        results.insert(0, finding.short)
    return Prompt(deed.seat, words, "  ".join(results))


def why_not(reel: Reel) -> str:
    """Why one cannot play on from here; empty where one can."""
    if reel.can_play_on:
        return ""
    if reel.state.over:
        return say("The game is over here: go back a little.")
    return say("Only once the game is over: it would show cards that lie face down.")
