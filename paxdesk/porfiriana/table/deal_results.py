"""Results of coded solo deals, each proved by a saved game file."""

from datetime import date
from pathlib import Path
from typing import Any, Final, cast

from paxdesk.desk.protocol.features import DealResult
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import reading
from paxdesk.files.saved_game import MAX_BYTES
from paxdesk.files.strict_json import read_json
from paxdesk.language import tr
from paxdesk.porfiriana.deal_codes import code_of, read_code
from paxdesk.porfiriana.results import GameResult, result_of
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import open_saved
from paxdesk.porfiriana.session import Recording, Session, last_round

NONE: Final = "–"
"""Text of a missing figure."""


def may_be(path: Path, code: str) -> bool:
    """Return whether a file is a saved game with the seed of the deal code."""
    try:
        seed = read_code(code).seed
        with reading(path):
            data: Any = read_json(path, MAX_BYTES)
    except PaxError:
        return False
    opening = data.get("opening") if isinstance(data, dict) else None
    return isinstance(opening, dict) and opening.get("seed") == seed


def headings() -> tuple[str, ...]:
    return tr("Result"), tr("Round"), tr("Topple"), tr("Margin"), tr("Gold"), tr("Hints")


def proved(path: Path, code: str, deck: Deck) -> DealResult:
    """Return the result that a file proves. Raises PaxError if it proves none."""
    opened = open_saved(path, deck)
    session = cast(Session, opened.session)
    _check_deal(session, code, deck)
    if not session.state.over:
        raise PaxError(tr("The game is not over."))
    recording = session.recording
    if recording.skipped or recording.last != session.state:
        if not opened.ours:
            raise PaxError(tr("Another version played it, so its moves cannot be verified."))
        raise PaxError(tr("Its moves do not lead to its result."))
    _check_robots(session, recording)
    result = result_of(session, last_round(recording), date.today())
    assert result is not None, "a finished game of a code counts"
    lines = tuple((entry.seat, entry.line) for entry in session.journal)
    return DealResult(session.seats[0].name, _figures(result), result.rank, lines)


def _check_deal(session: Session, code: str, deck: Deck) -> None:
    if session.state.cards.digest != deck.digest:
        raise PaxError(tr("It was played with other cards."))
    found = code_of(session)
    if not found:
        raise PaxError(tr("It is not a solo deal with a code."))
    if found != code:
        raise PaxError(tr("It is a game of another deal: {code}.", code=found))
    if session.seats[0].robot is not None:
        raise PaxError(tr("No human player took part in this game."))


def _check_robots(session: Session, recording: Recording) -> None:
    robots = cast("dict[int, RobotName]", session.robots)
    for step in recording.steps:
        if step.seat != DIAZ and step.seat not in robots:
            continue
        question = question_for(step.before, robots)
        assert question is not None, "it is their turn"
        choice = question.answer()
        ties = tuple(event.amount for event in step.ties)
        if (choice.action, choice.rolls) != (step.action, ties):
            raise PaxError(
                tr("A move of an opponent in this game is not the one that the rules prescribe.")
            )


def _figures(game: GameResult) -> tuple[str, ...]:
    by_topple = game.ended_by == "topple"
    words = tr("not won")
    if game.won:
        words = tr("won by Topple") if by_topple else tr("won by gold")
    return (
        words,
        str(game.rounds),
        str(game.topple) if by_topple and game.topple else NONE,
        str(game.margin) if game.won and by_topple else NONE,
        str(game.gold),
        str(game.hints),
    )
