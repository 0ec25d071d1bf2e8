"""Tests that no English is left once translations are replaced by dots (``tests/hushed.py``)."""

import ast
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import attrs
import pytest

from paxdesk.errors import NotationError
from paxdesk.files.safe_write import SaveError
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import SLOTS, Action
from paxdesk.porfiriana.rules.card_text import card_sentences, kind_words
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES
from paxdesk.porfiriana.rules.cards import Card, HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import card_data
from paxdesk.porfiriana.rules.engine import legal_actions, refusal
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.sums import spell_out
from paxdesk.porfiriana.rules.turn import STEPS
from paxdesk.porfiriana.saves import open_saved
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.session.history import CannotUndo
from paxdesk.session.randomness import RandomPlayer
from tests.deck.test_bad_cards import CASES, read
from tests.files.mutations import Mutator
from tests.files.test_mutated_saves import FILES
from tests.hushed import hushed, unsaid
from tests.shares import spread
from tests.sources import trees

SAYERS = ("tr", "tr_plural", "tr_lazy", "tr_noop")


def test_no_sentence_is_translated_inside_an_f_string() -> None:
    """Qt's lupdate does not read f-strings, so their texts could not be translated."""
    found = [
        f"{file.name}:{call.lineno}"
        for file, tree in trees(rf"""f\"{{3}}|\bf["'].*\b({"|".join(SAYERS)})\(""")
        for outer in ast.walk(tree)
        if isinstance(outer, ast.JoinedStr)
        for call in ast.walk(outer)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in SAYERS
        and isinstance(call.args[0], ast.Constant)
    ]
    assert found == []


NOTATION = set().union(*map(unsaid, (*SLOTS, *FACTIONS, *PRESTIGES)))
"""Words of the notation that refusals quote."""


def names_of(card: Card) -> set[str]:
    """Return the words of a card's names and titles."""
    names = [card.name]
    if isinstance(card, PartnerCard):
        names += [side.name for side in card.sides]
    if isinstance(card, HacendadoCard):
        names += [cause.title for cause in card.orientations]
    return set().union(*map(unsaid, names))


def words_of(card: Card) -> Iterator[str]:
    sides = range(len(card.sides) if isinstance(card, PartnerCard) else 1)
    causes = (
        [each.prestige for each in card.orientations] if isinstance(card, HacendadoCard) else []
    )
    for side in sides:
        for flipped in (None, *causes):
            yield kind_words(card, side, flipped)
            yield from (line.text for line in card_sentences(card, side, flipped))


def test_all_cards(deck: Deck) -> None:
    for card in deck.cards.values():
        with hushed():
            for words in words_of(card):
                assert unsaid(words) <= names_of(card), words


# --- Refusals and sums ----------------------------------------------------------------------------


def attempts(state: State, chance: random.Random) -> list[Action]:
    """Return actions with random arguments, most of them illegal."""
    hands = [number for player in state.players.values() for number in player.hand]
    known = [*hands, *state.enterprises, *state.partners, *state.troops, *range(1, 221)]

    def card() -> int:
        return chance.choice(known[: len(known) - 200 * (chance.random() < 0.9)])

    slot, other = chance.randrange(12), chance.randrange(12)
    income = act.CubePlace("income", card())
    return [
        *(act.Buy(slot, each) for each in (None, "event", "quo")),
        *(act.BuyPublic(chance.choice(range(208, 216)), each) for each in (None, "red", "green")),
        *(act.Play(card(), each) for each in (None, "loyalty")),
        *(act.Deploy(card(), at) for at in (card(), act.PRIVATE_ARMY)),
        *(act.Attack(card(), card(), None, unrest) for unrest in (None, 1, 9)),
        *(act.Attack(card(), None, seat, None) for seat in (1, 2, 6)),
        *(act.Sell(card(), via) for via in (None, card())),
        *(act.Redeploy(card(), to) for to in (None, card(), act.PRIVATE_ARMY)),
        *(act.BuyLand(card()), act.Connect(card(), chance.randrange(2)), act.Use(card(), card())),
        *(act.Police(each) for each in (None, card(), card())),
        *(act.Speculate(slot, source) for source in (None, other)),
        *(
            act.Shift(source, income)
            for source in (act.RESERVE, act.CubePlace("speculation", slot))
        ),
        act.PlacePrestige(act.CubePlace("prestige", card())),
        *(act.Manifesto("loyalty"), act.Fraud(card()), act.AssassinatePlayer(2, card())),
        *(act.Keep((card(),)), act.Drop("red"), act.Pass(), act.ChooseCard(card())),
    ]


@pytest.mark.parametrize("seed", spread(range(8), 4))
def test_refusals_and_sums_of_random_games(deck: Deck, seed: int) -> None:
    chance = random.Random(seed)
    names = {number: names_of(card) for number, card in deck.cards.items()}
    every_name = set().union(*names.values())
    options = Options(rules_2012=seed % 3 == 2, retirement_battle=True)
    state = deal(deck, 2 + seed % 5, seed, options)
    for player in state.players.values():
        player.gold += 10 * (seed % 2)
    refused = set()
    for _ in play_on(state, RandomPlayer.for_game(seed), 200):
        legal = legal_actions(state)
        tried = [*attempts(state, chance), *chance.sample(legal, min(5, len(legal)))]
        for action in tried:
            in_english = refusal(state, action)
            with hushed():
                in_dots = refusal(state, action)
                dots = "" if in_dots is None else in_dots.reason
                sum_lines = spell_out(state, action).lines if in_english is None else ()
            if in_english is not None and in_dots is not None:
                assert in_dots.rules == in_english.rules
                assert unsaid(dots) <= NOTATION | every_name | {"P"}, in_english
                refused.add(in_english.reason)
            for line in sum_lines:
                assert unsaid(line.text) <= every_name, line
    assert len(refused) > 40


# --- Undo -----------------------------------------------------------------------------------------


def test_texts_about_undo(deck: Deck) -> None:
    seats = (SeatSetup("A", 1), SeatSetup("B", 2))
    session = Session.new(deck, Options(), 5, seats)
    chance = random.Random(5)
    said = set()
    with hushed():
        with pytest.raises(CannotUndo) as caught:
            session.redo()
        said.add(str(caught.value))
        for _ in range(120):
            action = chance.choice(session.legal())
            said |= {session.undo_refusal or "", session.warning(action) or ""}
            session.submit(action)
    assert len(said) > 4
    assert not set().union(*map(unsaid, said))


# --- Files ----------------------------------------------------------------------------------------


LITERALS = {"true", "false", "null", "None", "oval", "filter", "tag", "yaml", "org"}
"""Words of files that messages may quote, in addition to keys and values."""


def plain_words(data: Any) -> set[str]:
    """Return the keys and one-word values of plain data."""
    match data:
        case dict():
            inside = [plain_words(each) for key, each in data.items() if key != "name"]
            return set().union(*map(unsaid, data), *inside)
        case list():
            return set().union(*map(plain_words, data))
        case str() if " " not in data:
            return unsaid(data)
    return set()


@pytest.fixture(scope="module")
def words_of_card_files(deck: Deck) -> set[str]:
    # Words that only a player's own cards contain.
    own = {"picture", "my", "box", "unexpressed", "further", "point"}
    return plain_words([card_data(card) for card in deck.cards.values()]) | own


@pytest.mark.parametrize(
    ("good", "old", "new", "problem", "expected"),
    [case for case in CASES if not case[3].startswith("not valid YAML")],  # messages of a library
)
def test_cards_that_do_not_fit(
    good: str,
    old: str,
    new: str,
    problem: str,
    expected: str,
    tmp_path: Path,
    words_of_card_files: set[str],
) -> None:
    with hushed(), pytest.raises(DeckError) as caught:
        read(tmp_path, good.replace(old, new, 1))
    quoted = words_of_card_files | unsaid(new) | unsaid(caught.value.file)
    assert unsaid(str(caught.value)) <= quoted | LITERALS, problem


@pytest.fixture(scope="module")
def words_of_saved_games() -> set[str]:
    games = [json.loads(file) for file in FILES]
    names = [step.__name__ for step in STEPS]
    names += [field.name for step in STEPS for field in attrs.fields(step)]
    names += get_args(RobotName)
    names += [entry["line"] for game in games for entry in game["journal"]]
    with pytest.raises(NotationError) as nothing:
        parse("")
    names.append(nothing.value.expected)  # the verbs of notation
    return plain_words(games).union(*map(unsaid, names))


@pytest.mark.long
@pytest.mark.parametrize("seed", spread(range(2)))
def test_damaged_games(
    deck: Deck, tmp_path: Path, seed: int, words_of_saved_games: set[str]
) -> None:
    file = tmp_path / "damaged.pax"
    whole = set().union(*(unsaid(each.decode()) for each in FILES))
    told = 0
    for data in Mutator(FILES, seed=90 + seed).mutants(150):
        file.write_bytes(data)
        in_english = problem_of(file, deck)
        with hushed():
            in_dots = problem_of(file, deck)
        if in_english.startswith("not a saved game ("):
            continue  # messages of a library
        told += bool(in_dots)
        damage = unsaid(data.decode(errors="replace")) - whole
        assert unsaid(in_dots) <= words_of_saved_games | LITERALS | damage, in_english
    assert told > 50


def problem_of(file: Path, deck: Deck) -> str:
    try:
        open_saved(file, deck)
    except SaveError as error:
        return error.problem
    return ""
