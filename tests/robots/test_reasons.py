"""Every reason names its step, can be put into words, and gives away no hand."""

import re

import pytest

from paxdesk.robots.asking import question_for
from paxdesk.rules.actions import DIAZ, Buy, BuyPublic
from paxdesk.rules.agenda import RaidedHand
from paxdesk.rules.deck import Deck
from paxdesk.rules.notation import write
from paxdesk.table.robots.reasons import (
    WHY,
    part_of,
    reason_with_deed,
    reason_words,
    step_of,
    step_words,
    why_of,
)
from tests.robots.solo_games import Game, Person

CARD = re.compile(r"\[(\d{3})\]")


def template(reason: str) -> str:
    """The reason as it stands in the list of all reasons."""
    why = CARD.sub("{card}", reason.rpartition(": ")[2])
    return re.sub(r"\d+", "{number}", why)


@pytest.mark.parametrize(("mode", "person"), [("diaz", "paxomatic"), ("paxomatic", "random")])
def test_reasons_of_whole_games(deck: Deck, mode: str, person: Person) -> None:
    for seed in range(4):
        game = Game.begin(deck, mode, seed, person)  # type: ignore[arg-type]
        while not game.state.over:
            _check(game)
            game.step()


def _check(game: Game) -> None:
    state = game.state
    question = question_for(state, game.robots)
    if question is None:
        return
    choice = question.answer()
    reason = choice.reason
    assert step_of(reason) == choice.step
    assert template(reason) in WHY
    assert why_of(reason) in reason
    if isinstance(choice.action, Buy | BuyPublic):
        assert re.search(r": buys \[\d{3}\]: ", reason)
    hidden = {
        number for player in state.players.values() if player.seat != DIAZ for number in player.hand
    }
    if isinstance(state.agenda[-1], RaidedHand):
        assert ": takes a card: " in reason
        named = ""
    else:
        # What is played or sold is shown by that; nothing else of a hand is named.
        named = write(choice.action)
    for number in map(int, CARD.findall(reason)):
        assert number not in hidden or str(number) in named


def test_reasons_in_words() -> None:
    reason = "3c: buys [184]: it could be played on the unprotected [061]"
    assert reason_words(reason) == "3c: it could be played on the unprotected [061]"
    assert (
        reason_with_deed(reason, "buys [184] Rurales, 2 gold")
        == "3c: buys [184] Rurales, 2 gold: it could be played on the unprotected [061]"
    )
    assert step_words(reason) == "Part M, step 3c"
    assert part_of(reason) == "M"
    dice = "L1: buys [075]: the die for row a shows 5, where no card lies"
    assert reason_words(dice) == "L1: the die for row a shows 5, where no card lies"
    assert step_words(dice) == "Part L"
    assert part_of(dice) == "L"
    assert step_words("Topple: pass: no person can win") == "Part M"
