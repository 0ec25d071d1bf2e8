"""Tests that every reason names its step, has a text, and reveals no hand."""

import re
from functools import partial

import pytest

from paxdesk.porfiriana.robots.planner.plan_reasons import NAMING
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.robots.reasons import (
    DEEDS,
    STEPS,
    UNSAID,
    WHY,
    earlier_words,
    meaning_of,
    parts_of,
    reason_of,
    spoken_reason,
    spoken_why,
)
from paxdesk.porfiriana.rules.actions import DIAZ, Buy, BuyPublic
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.table.words.advice_words import (
    part_of,
    reason_words,
    step_of,
    step_words,
    why_of,
)
from tests.hushed import hushed, unsaid
from tests.robots.solo_games import SIMPLE, Game, Person

NAMES = {1: "Ana", 2: "Rosa", 3: "Tomás"}
CARD = re.compile(r"\[(\d{3})\]")


def deeds_like(words: str) -> list[str]:
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
    assert spoken_why(reason) in spoken_reason(reason)
    assert "{" not in spoken_why(reason)
    assert len(deeds_like(deed)) == (deed.startswith("buys [") or deed == "takes a card")
    with hushed():
        spoken = spoken_reason(reason)
    quoted = [each for each in (step, deed) if each not in STEPS and not deeds_like(each)]
    assert unsaid(spoken) <= {"P"}.union(*map(unsaid, quoted))
    if isinstance(choice.action, Buy | BuyPublic):
        assert re.search(r": buys \[\d{3}\]: ", reason)
    hidden = {
        number for player in state.players.values() if player.seat != DIAZ for number in player.hand
    }
    if isinstance(state.agenda[-1], RaidedHand):
        assert ": takes a card: " in reason
        named = ""
    else:
        # Only cards that the action itself shows may be named.
        named = write(choice.action)
    for number in map(int, CARD.findall(reason)):
        assert number not in hidden or str(number) in named


def test_reasons_in_words(deck: Deck) -> None:
    state = deal(deck, 3, 1, Options())
    said_of = partial(reason_words, state=state, names=NAMES)
    reason = "3c: buys [184]: could_guard card=061"
    name = deck.cards[61].name
    said = f"Could guard [061] {name}, which has no troop."
    assert said_of(reason) == f"3c · {said}"
    assert (
        said_of(reason, deed="buys [184] Rurales, −2 gold")
        == f"3c · buys [184] Rurales, −2 gold. {said}"
    )
    assert why_of(reason, state, NAMES) == f"Could guard {name}, which has no troop."
    assert step_words(reason) == "Part M, step 3c"
    assert part_of(reason) == "M"
    dice = "L1: buys [075]: die_on_empty_place row=a die=5"
    assert said_of(dice) == "L1 · The die for the upper row shows 5, where there is no card."
    assert step_words(dice) == "Part L"
    assert part_of(dice) == "L"
    assert step_words("Topple: pass: no_person_wins") == "Part M"


def test_a_rival_is_named_if_the_reason_contains_one(deck: Deck) -> None:
    """Earlier versions stored no seat; damaged files may contain a wrong one."""
    state = deal(deck, 3, 1, Options())
    said_of = partial(reason_words, state=state, names=NAMES)
    assert (
        said_of("plan: x: stops rival=2")
        == "Rosa could have toppled Díaz next turn and now cannot."
    )
    assert said_of("plan: x: stops").startswith("A rival could have")
    assert said_of("plan: x: robs gold=3 rival=1") == "Takes 3 gold from Ana."
    assert said_of("plan: x: jails rival=9") == "P9 goes to Jail."
    assert said_of("plan: x: jails rival=nobody") == "Nobody goes to Jail."
    assert set(NAMING) < set(WHY)


@pytest.mark.parametrize("filler", ["best_line", "best_answer", *earlier_words()["best_line"]])
def test_reasons_without_a_single_gain_are_empty(filler: str) -> None:
    """The log shows neither filler text nor the name of the planner's step."""
    reason = f"plan: sell 12: {filler}"
    assert spoken_reason(reason, "") == ""
    assert spoken_reason(reason, "sells [012] Mine") == "sells [012] Mine"
    assert spoken_reason("plan: sell 12: gold gold=3", "") == "Gains 3 gold."


@pytest.mark.parametrize(
    ("key", "earlier"),
    [(key, words) for key, several in earlier_words().items() for words in several],
)
def test_reasons_of_earlier_versions_are_understood(key: str, earlier: str) -> None:
    given = {"kind": "Outrage", "row": "a"}
    names = re.findall(r"\{(\w+)\}", earlier)
    words = earlier.format(**{each: given.get(each, "4") for each in names})
    meaning = meaning_of(words)
    assert meaning is not None
    assert meaning[0] == key
    assert set(re.findall(r"\{(\w+)\}", WHY[key])) <= set(meaning[1])
    unsaid_of = "" if key in UNSAID else ". "
    assert spoken_reason(f"3c: buys [184]: {words}").startswith(f"3c · buys [184]{unsaid_of}")


def test_every_earlier_key_has_words() -> None:
    assert set(earlier_words()) <= set(WHY)


def test_a_kind_of_prestige_is_named_in_the_current_language() -> None:
    assert spoken_why("plan: x: points kind=outrage points=2 needed=4") == (
        "2 Outrage now; 4 would topple Díaz."
    )
