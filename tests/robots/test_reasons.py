"""Every reason names its step, can be put into words, and gives away no hand."""

import re

import pytest

from paxdesk.porfiriana.robots.asking import question_for
from paxdesk.porfiriana.robots.earlier_words import EARLIER_WORDS
from paxdesk.porfiriana.robots.reasons import (
    DEEDS,
    STEPS,
    UNSAID,
    WHY,
    meaning_of,
    parts_of,
    reason_of,
    spoken_reason,
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


def deeds_like(words: str) -> list[str]:
    """The templates of deeds that these words can have been made of."""
    patterns = {each: re.sub(r"\\{\w+\\}", r"\\w+", re.escape(each)) for each in DEEDS}
    return [each for each, pattern in patterns.items() if re.fullmatch(pattern, words)]


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
    assert reason_of(step, why, deed) == reason
    meaning = meaning_of(why)
    assert meaning is not None
    assert meaning[0] in WHY
    assert why_of(reason) in spoken_reason(reason)
    assert "{" not in why_of(reason)
    assert len(deeds_like(deed)) == (deed.startswith("buys [") or deed == "takes a card")
    with hushed():
        spoken = spoken_reason(reason)
    quoted = [each for each in (step, deed) if each not in STEPS and not deeds_like(each)]
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
    reason = "3c: buys [184]: could_guard card=061"
    said = "Could guard [061], which has no troop."
    assert reason_words(reason) == f"3c · {said}"
    assert (
        reason_with_deed(reason, "buys [184] Rurales, −2 gold")
        == f"3c · buys [184] Rurales, −2 gold. {said}"
    )
    assert step_words(reason) == "Part M, step 3c"
    assert part_of(reason) == "M"
    dice = "L1: buys [075]: die_on_empty_place row=a die=5"
    assert reason_words(dice) == "L1 · The die for row a shows 5, where no card lies."
    assert step_words(dice) == "Part L"
    assert part_of(dice) == "L"
    assert step_words("Topple: pass: no_person_wins") == "Part M"


@pytest.mark.parametrize("filler", ["best_line", "best_answer", EARLIER_WORDS["best_line"]])
def test_where_nothing_single_is_brought_nothing_is_said(filler: str) -> None:
    """Neither a filler nor the name of the planner's step stands in the log."""
    assert reason_words(f"plan: sell 12: {filler}") == ""
    assert reason_with_deed(f"plan: sell 12: {filler}", "sells [012] Mine") == "sells [012] Mine"
    assert reason_words("plan: sell 12: gold gold=3") == "Gains 3 gold."


@pytest.mark.parametrize("key", EARLIER_WORDS)
def test_reasons_of_earlier_versions_are_understood(key: str) -> None:
    """Their English sentence means the same key, with the same values."""
    given = {"kind": "Outrage", "row": "a"}
    names = re.findall(r"\{(\w+)\}", EARLIER_WORDS[key])
    words = EARLIER_WORDS[key].format(**{each: given.get(each, "4") for each in names})
    meaning = meaning_of(words)
    assert meaning is not None
    assert meaning[0] == key
    assert set(re.findall(r"\{(\w+)\}", WHY[key])) <= set(meaning[1])
    unsaid_of = "" if key in UNSAID else ". "
    assert spoken_reason(f"3c: buys [184]: {words}").startswith(f"3c · buys [184]{unsaid_of}")


def test_every_earlier_key_has_words() -> None:
    assert set(EARLIER_WORDS) <= set(WHY)


def test_a_kind_of_prestige_is_said_in_the_language_spoken() -> None:
    assert why_of("plan: x: points kind=outrage points=2 needed=4") == (
        "2 Outrage now; 4 would topple Díaz."
    )
