"""Saved games: what is kept comes back the same, and nothing in a file is trusted."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from attrs import evolve

from paxdesk.files.position import read_position
from paxdesk.files.save import FORMAT, SaveError, read_saved, write_saved
from paxdesk.robots.playing import play_on
from paxdesk.robots.random_player import RandomPlayer
from paxdesk.rules import agenda
from paxdesk.rules.actions import CubePlace
from paxdesk.rules.deck import Deck
from paxdesk.rules.notation import write
from paxdesk.rules.state import Options
from paxdesk.rules.vocabulary import AddLand, DiscardEach, Filter, PayOrDiscard, UnrestEach
from paxdesk.session.session import JournalEntry, Opening, SeatSetup, Session
from paxdesk.strict_yaml import read_text

SEATS = (SeatSetup("Ana", 0), SeatSetup("Bodo", 3), SeatSetup("Ćiro", 5))


@pytest.fixture
def session(deck: Deck) -> Session:
    """A game of three in the middle, with undo behind it."""
    opening = Opening(Options(iron_hand=True), 7)
    state = opening.begin(deck, 3)
    journal = [
        JournalEntry(taken.seat, write(taken.action))
        for taken in play_on(state, RandomPlayer.for_game(7), 120)
    ]
    return Session.from_saved(opening, SEATS, state, journal)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.pax"


def test_a_game_comes_back_the_same(file: Path, session: Session, deck: Deck) -> None:
    write_saved(file, session)
    opened = read_saved(file, deck)
    assert opened.state == session.state
    assert opened.journal == session.journal
    assert opened.opening == session.opening
    assert opened.seats == session.seats
    assert opened.state.cards is deck
    assert opened.legal() == session.legal()
    assert opened.replay() == opened.state
    assert opened.undo_refusal == "The game was opened from a file here."
    again = file.with_name("again.pax")
    write_saved(again, opened)
    assert again.read_bytes() == file.read_bytes()


def test_a_game_from_a_position_keeps_it(file: Path, deck: Deck) -> None:
    text = "players: {P1: {grudges: [146], hand: [47]}, P2: {tableau: {62: {connection2: P1}}}}"
    position = read_position(read_text(text), deck, 2, Options(), 5)
    session = Session.from_position(position, SEATS[:2])
    session.submit(session.legal()[-1])
    write_saved(file, session)
    opened = read_saved(file, deck)
    assert opened.opening.position == position
    assert opened.state == session.state
    assert opened.replay() == session.state


FILTER = (Filter(kind=("enterprise",), district=("sonora",), slave=False),)
# One record of every kind that can wait on the agenda.
STEPS: tuple[agenda.Step, ...] = (
    agenda.ActionPhase(),
    agenda.DiscardHeadlines(),
    agenda.OrderHeadlines(),
    agenda.RestoreMarket(),
    agenda.IncomePhase(),
    agenda.KeepCards(1),
    agenda.EndTurn(),
    agenda.DiazTurn((3, 5)),
    agenda.Recount(2, by_depression=True),
    agenda.CubeShortage(1, (CubePlace("income", 61), CubePlace("prestige", 56))),
    agenda.HomelessTroops(3),
    agenda.EffectList(215, 1, 1, 1, 61),
    agenda.StrifeAmong(("red", "blue"), (2, 3, 1)),
    agenda.EachGivesUp(DiscardEach(FILTER, 2), (2, 1), 1),
    agenda.EachSuffersUnrest(UnrestEach(FILTER, 1), (3,)),
    agenda.EachPays(PayOrDiscard(FILTER, 2), (1, 2), (61, 62)),
    agenda.EachPays(PayOrDiscard((), 2), (1,)),
    agenda.EachAddsLand(AddLand(FILTER, 1), (1,)),
    agenda.EachIsOfferedConnection((1, 2)),
    agenda.LandHeadline(105, 1),
    agenda.RevoltByTroop(189, 61, 2),
    agenda.Attacking(
        5, 1, 2, 61, 0, True, 1, 0,
        stage="spy", picked_places=(CubePlace("income", 61),), picked_side=1, stopped=True,
    ),
    agenda.RaidedHand(1, 2),
    agenda.AssassinAtLarge(162, 1, 2, asked=True),
    agenda.Showdown(206, "event", 1, (2, 1), 2, fraud=1, shot=True),
)  # fmt: skip


def test_every_record_of_the_agenda_is_kept(file: Path, session: Session, deck: Deck) -> None:
    assert {type(step) for step in STEPS} | {agenda.GameOver} == set(get_args(agenda.Step))
    for step in STEPS:
        session.state.agenda = [agenda.ActionPhase(), step, agenda.ActionPhase()]
        write_saved(file, session)
        assert read_saved(file, deck).state.agenda[1] == step


def test_a_game_that_is_over_is_kept(file: Path, deck: Deck) -> None:
    opening = Opening(Options(), 3)
    state = opening.begin(deck, 2)
    for _ in play_on(state, RandomPlayer.for_game(3)):
        pass
    write_saved(file, Session.from_saved(opening, SEATS[:2], state, []))
    opened = read_saved(file, deck)
    assert opened.state == state
    assert (opened.asked, opened.legal()) == (None, [])


# --- Writing -------------------------------------------------------------------------------------


def test_a_file_is_replaced_whole(file: Path, session: Session, deck: Deck) -> None:
    file.write_text("an older game", encoding="utf-8")
    write_saved(file, session)
    assert read_saved(file, deck).state == session.state
    assert os.listdir(file.parent) == [file.name]


def test_a_failure_leaves_the_old_file(
    file: Path, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    file.write_text("an older game", encoding="utf-8")
    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(SaveError, match=r"cannot be written \(No space left on device\)"):
        write_saved(file, session)
    assert file.read_text(encoding="utf-8") == "an older game"
    assert os.listdir(file.parent) == [file.name]


# --- Reading what is not a saved game ------------------------------------------------------------


def _at(data: Any, place: str) -> tuple[Any, Any]:
    """The container and the last key of a place such as ``position.players.1.gold``."""
    *path, last = place.split(".")
    for key in path:
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data, int(last) if isinstance(data, list) else last


def _set(place: str, value: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        container, key = _at(data, place)
        container[key] = value

    return change


def _drop(place: str) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        container, key = _at(data, place)
        del container[key]

    return change


CHANGES: dict[str, tuple[Callable[[Any], None], str, str]] = {
    "a newer format": (_set("format", FORMAT + 1), "format", "this version cannot read"),
    "a format that is no number": (_set("format", True), "format", "this version cannot read"),
    "other dice": (_set("generator", "mersenne"), "generator", "the dice of this game"),
    "other cards": (_set("deck", "00"), "deck", "played with other cards"),
    "an unknown key": (_set("colour", "red"), "", "unknown keys: colour"),
    "an unknown key inside": (_set("position.turn.luck", 1), "position.turn", "unknown keys: luck"),
    "events, which are not kept": (_set("position.events", []), "position", "unknown keys: events"),
    "cards in the position": (_set("position.cards", {}), "position", "unknown keys: cards"),
    "a missing key": (_drop("position.regime"), "position", "missing keys: regime"),
    "a missing option": (_drop("opening.options.iron_hand"), "opening.options", "missing keys"),
    "text for a number": (_set("position.turn.seat", "1"), "position.turn.seat", "whole number"),
    "true for a number": (_set("position.turn.seat", True), "position.turn.seat", "whole number"),
    "null for a number": (_set("position.turn.seat", None), "position.turn.seat", "whole number"),
    "a number for true": (_set("position.depression", 1), "position.depression", "true or false"),
    "a text for a list": (_set("position.deck", "47"), "position.deck", "expected a list"),
    "a map for a list": (_set("position.deck", {}), "position.deck", "expected a list"),
    "a list for a map": (_set("position.players", []), "position.players", "expected a map"),
    "a list for a record": (_set("position.turn", []), "position.turn", "expected a map"),
    "a word of no regime": (
        _set("position.regime", "peace"),
        "position.regime",
        "expected one of pax",
    ),
    "a strange number": (_set("position.players.01", {}), "position.players", "the key “01”"),
    "a record without a type": (
        _set("position.agenda.0", {}),
        "position.agenda[0]",
        "unknown type",
    ),
    "a record of no type": (
        _set("position.agenda.0", {"type": "Party"}),
        "position.agenda[0]",
        "unknown type: Party",
    ),
    "a pair of three": (
        _set("position.turn.strifes", [["red", "blue", "green"]]),
        "position.turn.strifes[0]",
        "expected a list of 2",
    ),
    "a cube too many": (_set("position.players.1.reserve", 15), "position", "cubes, not 15"),
    "a card twice": (_set("position.discards", [47, 47]), "position", "in two places at once"),
    "an agenda that leads nowhere": (
        _set(
            "position.agenda.0",
            {"type": "RevoltByTroop", "card": 189, "enterprise": 61, "actor": 1},
        ),
        "position.agenda",
        "nobody can play on from here",
    ),
    "too few seats": (_drop("seats.0"), "seats", "2 seats for 3 players"),
    "other options": (
        _set("opening.options.rapid_setup", True),
        "position",
        "under other options",
    ),
    "a journal of strangers": (_set("journal.3.seat", 6), "journal[3]", "seat 6 does not exist"),
    "a journal that is no notation": (
        _set("journal.3.line", "steal 47"),
        "journal[3]",
        "expected an action",
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
        (b"", "not a saved game"),
        (b"title: T", "not a saved game"),
        (b"[]", "not a saved game"),
        (b"{}", "not a saved game"),
        (b"\xff\xfe", "not a text in UTF-8"),
        (b'{"format": 1, "format": 1}', "the key \u201cformat\u201d stands twice"),
        (b'{"format": 1.0}', "1.0, where only whole numbers"),
        (b'{"format": NaN}', "NaN, where only whole numbers"),
        (b'{"format": ' + b"9" * 5000 + b"}", "a number far too large"),
        (b"[" * 200_000, "nested too deeply"),
        (b" " * 16_000_001, "larger than 16,000,000 bytes"),
    ],
    ids=lambda value: value[:20] if isinstance(value, bytes) else None,
)
def test_what_is_no_saved_game(file: Path, deck: Deck, text: bytes, problem: str) -> None:
    file.write_bytes(text)
    with pytest.raises(SaveError) as caught:
        read_saved(file, deck)
    assert problem in caught.value.problem


def test_a_file_that_is_not_there(file: Path, deck: Deck) -> None:
    with pytest.raises(SaveError, match="cannot be read"):
        read_saved(file, deck)


def test_corrected_cards_are_named(file: Path, session: Session, deck: Deck) -> None:
    cards = {**deck.cards, 47: evolve(deck.cards[47], cost=9)}
    corrected = Deck(cards, (47,))
    session.state.cards = corrected
    write_saved(file, session)
    assert read_saved(file, corrected).state == session.state
    with pytest.raises(SaveError, match=r"other cards than are used now \(corrected there: 47\)"):
        read_saved(file, deck)
