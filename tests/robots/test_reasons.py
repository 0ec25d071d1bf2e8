"""Every reason names its step, can be put into words, and gives away no hand."""

import re

import pytest

from paxdesk.porfiriana.robots.asking import question_for
from paxdesk.porfiriana.robots.reasons import (
    DEEDS,
    STEPS,
    WHY,
    parts_of,
    reason_of,
    spoken_reason,
    template_of,
)
from paxdesk.porfiriana.rules.actions import DIAZ, Buy, BuyPublic
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.table.words.advice_words import (
    part_of,
    reason_with_deed,
    reason_words,
    step_of,
    step_words,
    why_of,
)
from tests.hushed import hushed, unsaid
from tests.robots.solo_games import SIMPLE, Game, Person

CARD = re.compile(r"\[(\d{3})\]")


def makers(words: str) -> list[str]:
    """The templates that these words can have been made of."""
    found = []
    for template in (*WHY, *DEEDS):
        pattern = re.sub(r"\\{\w+\\}", r"\\w+", re.escape(template))
        if re.fullmatch(pattern, words):
            found.append(template)
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("mode", "person"),
    [("diaz", "paxomatic"), ("paxomatic", "random"), ("diaz", "hard"), ("paxomatic", "medium")],
)
def test_reasons_of_whole_games(deck: Deck, mode: str, person: Person) -> None:
    for seed in range(4 if person in SIMPLE else 1):
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
    step, deed, why = parts_of(reason)
    assert reason_of(step, why, deed) == spoken_reason(reason) == reason
    assert makers(why) == [template_of(why)[0]]  # type: ignore[index]
    assert why_of(reason) == why
    assert len(makers(deed)) == (deed.startswith("buys [") or deed == "takes a card")
    with hushed():
        spoken = spoken_reason(reason)
    quoted = [each for each in (step, deed) if each not in STEPS and not makers(each)]
    assert unsaid(spoken) <= {"a", "b"}.union(*map(unsaid, quoted))
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
