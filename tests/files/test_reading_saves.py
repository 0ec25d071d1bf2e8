"""Tests of opening saved games that are invalid or have other cards, and of undo."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from paxdesk.files.safe_write import (
    SaveError,
)
from paxdesk.files.saved_game import MAX_BYTES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import card_data
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves import (
    CARDS_CHANGED,
    FORMAT,
    open_saved,
    read_saved,
    write_saved,
)
from paxdesk.porfiriana.session import (
    Session,
)
from paxdesk.session.history import NOTHING_DONE, CannotUndo
from paxdesk.session.replay import ReplayError
from tests.files.changing import drop, put
from tests.files.conftest import SEATS

# --- Invalid files --------------------------------------------------------------------------------


CHANGES: dict[str, tuple[Callable[[Any], None], str, str]] = {
    "a newer format": (put("format", FORMAT + 1), "format", "this version cannot read"),
    "a format that is no number": (put("format", True), "format", "this version cannot read"),
    "other dice": (put("generator", "mersenne"), "generator", "the random generator"),
    "an unknown key": (put("colour", "red"), "", "unknown keys (colour)"),
    "an unknown key inside": (
        put("position.turn.luck", 1),
        "position.turn",
        "unknown keys (luck)",
    ),
    "events, which are not kept": (
        put("position.events", []),
        "position",
        "unknown keys (events)",
    ),
    "cards in the position": (put("position.cards", {}), "position", "unknown keys (cards)"),
    "a missing key": (drop("position.regime"), "position", "missing keys (regime)"),
    "an unknown option": (put("opening.options.none", True), "opening.options", "unknown keys"),
    "an option lost on the way": (
        put("opening.options", {}),
        "position",
        "different options from those it started with",
    ),
    "text for a number": (put("position.turn.seat", "1"), "position.turn.seat", "whole number"),
    "true for a number": (put("position.turn.seat", True), "position.turn.seat", "whole number"),
    "null for a number": (put("position.turn.seat", None), "position.turn.seat", "whole number"),
    "a number for true": (put("position.depression", 1), "position.depression", "true or false"),
    "a text for a list": (put("position.deck", "47"), "position.deck", "expected a list"),
    "a map for a list": (put("position.deck", {}), "position.deck", "expected a list"),
    "a list for a map": (
        put("position.players", []),
        "position.players",
        "expected keys with values",
    ),
    "a list for a record": (put("position.turn", []), "position.turn", "expected keys with values"),
    "a word of no regime": (
        put("position.regime", "peace"),
        "position.regime",
        "expected one of pax",
    ),
    "a strange number": (put("position.players.01", {}), "position.players", "as key, not “01”"),
    "a record without a type": (
        put("position.agenda.0", {}),
        "position.agenda[0]",
        "unknown type",
    ),
    "a record of no type": (
        put("position.agenda.0", {"type": "Party"}),
        "position.agenda[0]",
        "unknown type: Party",
    ),
    "a pair of three": (
        put("position.turn.strifes", [["red", "blue", "green"]]),
        "position.turn.strifes[0]",
        "expected a list of 2 items",
    ),
    "a cube too many": (put("position.players.1.reserve", 15), "position", "cubes, not 15"),
    "a card twice": (put("position.discards", [47, 47]), "position", "in two places at once"),
    "sixteen cubes": (put("position.players.1.reserve", 16), "position", "cubes, not 15"),
    "negative gold": (put("position.players.2.gold", -1), "position", "P2 has -1 gold"),
    "thirteen market cards": (
        put("position.market", [0] * 13),
        "position",
        "the market does not have 12 slots",
    ),
    "a decision of nobody": (
        put("position.agenda", [{"type": "EndTurn"}, {"type": "KeepCards", "seat": 5}]),
        "position",
        "the seat of agenda[1] is seat 5, which does not exist",
    ),
    "a name that is none": (put("seats.0.name", 7), "seats[0].name", "expected text"),
    "a name without end": (put("seats.0.name", "A" * 50), "seats[0].name", "a name of 50"),
    "no name": (put("seats.0.name", ""), "seats[0].name", "a name of 0"),
    "a colour that is none": (put("seats.1.colour", 9), "seats[1].colour", "unknown colour 9"),
    "a number far too large": (put("opening.seed", 10**30), "opening.seed", "far too large"),
    "half a letter": (put("journal.0.reason", "\ud800"), "journal[0].reason", "one line of text"),
    "an agenda that leads nowhere": (
        put("position.agenda.0", {"type": "EndTurn"}),
        "position.agenda",
        "the game cannot continue from here",
    ),
    "too few seats": (drop("seats.0"), "seats", "as many seats as players (3), not 2"),
    "different options": (
        put("opening.options.rapid_setup", True),
        "position",
        "with different options",
    ),
    "a journal of strangers": (put("journal.3.seat", 6), "journal[3]", "seat 6 does not exist"),
    "a journal that is no notation": (
        put("journal.3.line", "steal 47"),
        "journal[3]",
        "instead of an action",
    ),
}


@pytest.mark.parametrize(("change", "where", "problem"), CHANGES.values(), ids=CHANGES)
def test_a_changed_file_is_refused(
    file: Path,
    session: Session,
    deck: Deck,
    change: Callable[[Any], None],
    where: str,
    problem: str,
) -> None:
    write_saved(file, session)
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data)
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        read_saved(file, deck)
    assert caught.value.path == file
    assert caught.value.where == where
    assert problem in caught.value.problem
    assert str(caught.value).startswith(str(file))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "the file is empty"),
        (b"title: T", "not a saved game"),
        (b"[]", "not a saved game"),
        (b"{}", "not a saved game"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b'{"format": 1, "format": 1}', "duplicate key “format”"),
        (b'{"format": 1.0}', "expected a whole number, not 1.0"),
        (b'{"format": NaN}', "expected a whole number, not NaN"),
        (b'{"format": ' + b"9" * 5000 + b"}", "a number far too large"),
        (b"[" * 200_000, "nested too deeply"),
        (b" " * (MAX_BYTES + 1), "too large; expected at most 4000000 bytes"),
    ],
    ids=lambda value: value[:20] if isinstance(value, bytes) else None,
)
def test_files_that_are_not_saved_games(file: Path, deck: Deck, text: bytes, problem: str) -> None:
    file.write_bytes(text)
    with pytest.raises(SaveError) as caught:
        read_saved(file, deck)
    assert problem in caught.value.problem


def test_a_missing_file(file: Path, deck: Deck) -> None:
    with pytest.raises(SaveError, match="cannot be read"):
        read_saved(file, deck)


# --- Cards ----------------------------------------------------------------------------------------


def test_corrected_cards_are_stored_with_the_game(file: Path, session: Session, deck: Deck) -> None:
    corrected = deck.corrected([evolve(deck.cards[47], cost=9), evolve(deck.cards[70], cost=1)])
    session.state.cards = corrected
    write_saved(file, session)
    assert read_saved(file, corrected).state.cards is corrected
    other = deck.corrected([evolve(deck.cards[48], cost=8)])
    for here in (deck, other):
        opened = open_saved(file, here)
        cards = opened.session.state.cards
        assert (cards.digest, cards.replaced) == (corrected.digest, (47, 70))
        assert cards.cards[47] == corrected.cards[47]
        assert (opened.note, opened.ours) == ("", True)


def test_a_game_with_another_deck_continues_with_ours(
    file: Path, session: Session, deck: Deck
) -> None:
    """Corrected cards of a later version do not invalidate games."""
    write_saved(file, session)
    data = json.loads(file.read_text(encoding="utf-8"))
    data["deck"] = data["parts"][0]["material"] = "00"
    file.write_text(json.dumps(data), encoding="utf-8")
    opened = open_saved(file, deck)
    assert opened.session.state == session.state
    assert opened.note == CARDS_CHANGED
    assert opened.strangers == ("other cards",)
    data["position"]["deck"].append(47)
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match="the game was played with different cards"):
        open_saved(file, deck)


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ({"number": 47}, "without a kind"),
        ({"number": 400, "kind": "headline"}, "the key “name” is missing"),
        (12, "found the number 12; expected keys with values"),
        ([[[[]]]], "found a list; expected keys with values"),
    ],
)
def test_corrected_cards_are_not_trusted(
    file: Path, session: Session, deck: Deck, card: Any, problem: str
) -> None:
    write_saved(file, session)
    data = json.loads(file.read_text(encoding="utf-8"))
    data |= {"deck": "00", "replaced": [card]}
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match=problem) as caught:
        open_saved(file, deck)
    assert caught.value.where == "replaced[0]"


def test_a_corrected_card_of_another_kind(file: Path, session: Session, deck: Deck) -> None:
    write_saved(file, session)
    data = json.loads(file.read_text(encoding="utf-8"))
    data |= {"deck": "00", "replaced": [{**card_data(deck.cards[61]), "number": 12}]}
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match="card 12: a card of type enterprise"):
        open_saved(file, deck)


# --- Undo in an opened game -----------------------------------------------------------------------


def test_undo_works_in_an_opened_game(file: Path, deck: Deck) -> None:
    session = Session.new(deck, Options(), 7, SEATS)
    for line in ("speculate a5", "speculate b5", "speculate b4"):
        session.submit(parse(line))
    session.undo()
    write_saved(file, session)
    opened = open_saved(file, deck)
    again = opened.session
    assert not again.can_undo
    again.remember(opened.recall())
    assert (len(again.history.past), again.undone) == (2, session.undone)
    again.redo()
    assert [entry.line for entry in again.journal] == [
        "speculate a5",
        "speculate b5",
        "speculate b4",
    ]
    again.take_back(3)
    assert again.state == again.opening.begin(deck, 3)
    with pytest.raises(CannotUndo, match=NOTHING_DONE):
        again.undo()


def test_a_game_can_continue_before_its_journal_is_checked(file: Path, deck: Deck) -> None:
    session = Session.new(deck, Options(), 7, SEATS)
    session.submit(parse("speculate a5"))
    write_saved(file, session)
    opened = open_saved(file, deck)
    again = opened.session
    again.submit(parse("speculate b5"))
    again.remember(opened.recall())
    assert len(again.history.past) == 2
    again.undo()
    again.undo()
    assert again.journal == []
    opened = open_saved(file, deck)
    opened.session.submit(parse("end"))
    opened.session.remember(opened.recall())
    assert opened.session.undo_refusal == "You cannot undo a turn that has ended."


def test_a_journal_that_does_not_lead_to_the_position(
    file: Path, session: Session, deck: Deck
) -> None:
    write_saved(file, session)
    data = json.loads(file.read_text(encoding="utf-8"))
    data["position"]["players"]["1"]["gold"] += 1
    file.write_text(json.dumps(data), encoding="utf-8")
    opened = open_saved(file, deck)
    with pytest.raises(ReplayError, match="does not lead to the saved position"):
        opened.recall()
    del data["journal"][3]
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(ReplayError, match=r"“.*” is not.* \(line \d+ of the journal\)"):
        open_saved(file, deck).recall()
