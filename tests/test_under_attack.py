"""Tests of readers and rules with hostile input.

``PAXDESK_EXAMPLES=20000 python -m pytest tests/test_under_attack.py`` tries more examples.
"""

import contextlib
import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paxdesk.errors import (
    IllegalAction,
    NotationError,
)
from paxdesk.files.safe_write import SaveError
from paxdesk.porfiriana.rules.actions import (
    HACENDADO_INCOME,
    PRIVATE_ARMY,
    RESERVE,
    Action,
    CubePlace,
)
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, refusal
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.saves import open_saved
from paxdesk.porfiriana.scenarios.reading import read_scenario, reader
from paxdesk.resources import cards_folder
from paxdesk.session import scenarios
from paxdesk.session.replay import ReplayError
from paxdesk.session.scenarios import ScenarioError, documents, run_scenario

EXAMPLES = int(os.environ.get("PAXDESK_EXAMPLES", "200"))
TESTS = Path(__file__).parent
SCENARIO_FILES = [each.read_text("utf-8") for each in sorted((TESTS / "scenarios").rglob("*.yaml"))]
SCENARIOS = [text for file in SCENARIO_FILES for text in file.split("---\n")]
CORPUS = sorted((TESTS / "files" / "corpus").glob("*.pax"))
CARD_FILES = [each.read_text("utf-8") for each in sorted(cards_folder().glob("*.yaml"))]

attack = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


# --- Notation -------------------------------------------------------------------------------------

WORDS = st.sampled_from(
    [
        *("buy", "public", "play", "at", "on", "sell", "via", "redeploy", "to", "land", "connect"),
        *("police", "jail", "speculate", "shift", "place", "use", "end", "first", "keep", "none"),
        *("retreat", "disband", "drop", "spy", "pass", "manifesto", "fraud", "assassinate", "with"),
        *("choose", "pay", "give", "dice", "a0", "b5", "c1", "a6", "47", "061", "0", "221", "999"),
        *("-1", "1.5", "P1", "P0", "P7", "army", "reserve", "hacendado", "61.income", "red"),
        *("61.connection2", "loyalty", "event", "quo", "2", "three", ",", "“", "\n", "\t", "\0"),
    ]
)
LINES = st.one_of(st.text(max_size=60), st.lists(WORDS, max_size=9).map(" ".join))


@pytest.mark.long
@attack
@given(LINES)
def test_any_text_is_an_action_or_refused(line: str) -> None:
    try:
        action = parse(line)
    except NotationError as error:
        assert 0 <= error.position <= len(line)  # noqa: PT017
        return
    assert parse(write(action)) == action


# --- Text files -----------------------------------------------------------------------------------

PIECES = st.one_of(
    st.sampled_from(
        [
            *("", " ", "\n", "  ", ":", "- ", "{", "}", "[", "]", "'", '"', "|", "&a ", "*a"),
            *("!!int ", "null", "true", "no", "0", "-1", "16", "47", "61", "221", "010", "1e9"),
            *("P1", "P7", "a0", "regime: pax\n", "tableau", "hand", "? ", "<<: ", "---\n"),
            *("\t", "\0", "\u2028", "\ufeff"),
        ]
    ),
    st.text(max_size=4),
)


@st.composite
def spoilt(draw: Callable[[Any], Any], files: list[str]) -> str:
    """Return a real file's text with random pieces replaced."""
    text: str = draw(st.sampled_from(files))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from((0, 0, 1, 2, 5, 30, 200))))
        text = text[:start] + draw(PIECES) * draw(st.sampled_from((1, 1, 1, 3))) + text[end:]
    return text


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("attacked")


@cache
def _deck() -> Deck:
    return load_deck(cards_folder())


@pytest.mark.long
@attack
@given(text=spoilt(SCENARIOS))
def test_spoilt_scenarios(folder: Path, text: str) -> None:
    file = folder / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    try:
        run_scenario(read_scenario(file, _deck()))
    except ScenarioError as error:
        _is_a_sentence(error, file)


@pytest.mark.long
@attack
@given(text=spoilt(SCENARIO_FILES))
def test_spoilt_files_of_several_scenarios(folder: Path, text: str) -> None:
    file = folder / "scenarios.yaml"
    file.write_text(text, encoding="utf-8")
    try:
        for document in documents(file):
            scenarios.read_scenario(document, reader(_deck()))
    except ScenarioError as error:
        _is_a_sentence(error, file)


@pytest.mark.long
@attack
@given(text=spoilt(CARD_FILES))
def test_spoilt_cards(folder: Path, text: str) -> None:
    alone = folder / "cards"
    alone.mkdir(exist_ok=True)
    (alone / "mine.yaml").write_text(text, encoding="utf-8")
    try:
        load_deck(cards_folder(), alone)
    except DeckError as error:
        _is_a_sentence(error, alone)


def _is_a_sentence(error: Exception, file: Path) -> None:
    sentence = str(error)
    assert str(file) in sentence
    assert sentence.endswith(".")
    assert len(sentence.splitlines()) == 1


# --- Saved games ----------------------------------------------------------------------------------

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.long
@attack
@given(data=PLAIN)
def test_no_random_document_is_a_saved_game(folder: Path, data: Any) -> None:
    file = folder / "game.pax"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        open_saved(file, _deck())
    _is_a_sentence(caught.value, file)


@pytest.mark.long
@attack
@given(data=st.data())
def test_any_value_anywhere_in_a_saved_game(folder: Path, data: st.DataObject) -> None:
    game = json.loads(data.draw(st.sampled_from(CORPUS)).read_text(encoding="utf-8"))
    place: Any = game
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inside = place[key]
        if not isinstance(inside, dict | list) or not inside or data.draw(st.booleans()):
            break
        place = inside
    place[key] = data.draw(PLAIN | st.sampled_from((0, 1, 2, 16, 47, 61, 206, "pax", "end")))
    file = folder / "game.pax"
    file.write_text(json.dumps(game), encoding="utf-8")
    try:
        opened = open_saved(file, _deck())
    except SaveError as error:
        _is_a_sentence(error, file)
        return
    session = opened.session
    assert invariant_violations(session.state, bool(session.journal)) == []
    with contextlib.suppress(ReplayError):
        opened.recall()


# --- Actions --------------------------------------------------------------------------------------

CARDS = st.integers(1, 220)
SEATS = st.integers(0, 6)
SLOTS = st.integers(0, 11)
PLACES = st.one_of(
    st.just(RESERVE),
    st.just(HACENDADO_INCOME),
    SLOTS.map(lambda slot: CubePlace("speculation", slot)),
    st.builds(
        CubePlace, st.sampled_from(("income", "connection", "connection2", "prestige")), CARDS
    ),
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(("card", "target", "via"), CARDS),
    **dict.fromkeys(("seat", "victim"), SEATS),
    **dict.fromkeys(("slot",), SLOTS),
    **dict.fromkeys(("source", "to", "place"), PLACES),
    "at": st.just(PRIVATE_ARMY) | CARDS,
    "faction": st.sampled_from(FACTIONS),
    "prestige": st.sampled_from(PRESTIGES),
    "orientation": st.sampled_from(PRESTIGES),
    "oval": st.integers(0, 1),
    "unrest": st.integers(0, 9),
    "cards": st.lists(CARDS, max_size=6, unique=True).map(tuple),
    "rolls": st.lists(st.integers(1, 6), min_size=1, max_size=3).map(tuple),
}
SPECIAL: dict[tuple[str, str], st.SearchStrategy[Any]] = {
    ("Speculate", "source"): SLOTS,
    ("Redeploy", "to"): st.just(PRIVATE_ARMY) | CARDS,
    ("Buy", "orientation"): st.sampled_from(("event", "quo")),
}


@st.composite
def actions(draw: Callable[[Any], Any]) -> Action:
    """Return any action that can be written, sensible or not."""
    shape: Any = draw(st.sampled_from(get_args(Action)))
    values = {}
    for field in attrs.fields(shape):
        optional = type(None) in get_args(get_type_hints(shape)[field.name])
        if optional and draw(st.booleans()):
            values[field.name] = None
        else:
            values[field.name] = draw(SPECIAL.get((shape.__name__, field.name), FIELDS[field.name]))
    action: Action = shape(**values)
    try:
        return parse(write(action))
    except (ValueError, NotationError):
        return parse("end")


@cache
def positions() -> tuple[State, ...]:
    return tuple(open_saved(path, _deck()).session.state for path in CORPUS)


@pytest.mark.long
@attack
@given(data=st.data())
def test_mutated_actions_change_nothing_or_are_legal(data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(range(len(positions()))))
    position = positions()[state]
    for action in data.draw(st.lists(actions(), min_size=5, max_size=20)):
        before = position.copy()
        reason = refusal(position, action)
        assert position == before
        copy = position.copy()
        if reason is None:
            perform(copy, action)
            assert invariant_violations(copy) == [], write(action)
            continue
        assert action not in legal_actions(position)
        with pytest.raises(IllegalAction):
            perform(copy, action)
        assert copy == before, write(action)


def test_everything_is_attacked() -> None:
    for shape in get_args(Action):
        for field in attrs.fields(shape):
            assert field.name in FIELDS, f"{shape.__name__}.{field.name}"
