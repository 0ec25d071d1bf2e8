"""Tests of the notation of actions."""

from collections.abc import Callable
from typing import Any, get_args

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as some

from paxdesk.errors import NotationError
from paxdesk.porfiriana.rules import actions
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    HACENDADO_INCOME,
    PRIVATE_ARMY,
    RESERVE,
    SLOTS,
    Action,
    CubePlace,
    connection_place,
)
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES
from paxdesk.porfiriana.rules.notation import parse, write

LINES: dict[str, Action] = {
    "buy a3": actions.Buy(3),
    "buy a0 event": actions.Buy(0, "event"),
    "buy b5 quo": actions.Buy(11, "quo"),
    "public 214 red": actions.BuyPublic(214, "red"),
    "public 215 blue": actions.BuyPublic(215, "blue"),
    "public 215": actions.BuyPublic(215),
    "play 47": actions.Play(47),
    "play 35 revolution": actions.Play(35, "revolution"),
    "play 184 at 61": actions.Deploy(184, 61),
    "play 184 at army": actions.Deploy(184, PRIVATE_ARMY),
    "play 5 on 64": actions.Attack(5, target=64),
    "play 141 on 57 x2": actions.Attack(141, target=57, unrest=2),
    "play 4 on 60 x0": actions.Attack(4, target=60, unrest=0),
    "play 140 on P2": actions.Attack(140, victim=2),
    "play 140 on Diaz": actions.Attack(140, victim=DIAZ),
    "sell 47": actions.Sell(47),
    "sell 12 via 25": actions.Sell(12, via=25),
    "redeploy 184 to 73": actions.Redeploy(184, 73),
    "redeploy 184 to army": actions.Redeploy(184, PRIVATE_ARMY),
    "redeploy 184": actions.Redeploy(184),
    "land 64": actions.BuyLand(64),
    "land 64 via 30": actions.BuyLand(64, via=30),
    "connect 62": actions.Connect(62, 0),
    "connect 62 2": actions.Connect(62, 1),
    "police 61": actions.Police(61),
    "police jail": actions.Police(None),
    "police 61 via 35": actions.Police(61, via=35),
    "police jail via 35": actions.Police(None, via=35),
    "speculate b2": actions.Speculate(8),
    "speculate b2 via 101": actions.Speculate(8, via=101),
    "speculate a1 to b3": actions.Speculate(9, source=1),
    "speculate a1 to b3 via 101": actions.Speculate(9, source=1, via=101),
    "shift 61.connection to 56.income": actions.Shift(
        CubePlace("connection", 61), CubePlace("income", 56)
    ),
    "shift 61.income to reserve": actions.Shift(CubePlace("income", 61), RESERVE),
    "shift reserve to 56.income via 101": actions.Shift(RESERVE, CubePlace("income", 56), via=101),
    "shift a1.speculation to reserve": actions.Shift(CubePlace("speculation", 1), RESERVE),
    "shift hacendado.income to 146.prestige": actions.Shift(
        HACENDADO_INCOME, CubePlace("prestige", 146)
    ),
    "place 209.prestige": actions.PlacePrestige(CubePlace("prestige", 209)),
    "use 34 on 61": actions.Use(34, 61),
    "use 43": actions.Use(43),
    "end": actions.End(),
    "first 105": actions.First(105),
    "keep 47 61 184": actions.Keep((47, 61, 184)),
    "keep none": actions.Keep(()),
    "retreat 184": actions.Retreat(184),
    "disband 184": actions.Disband(184),
    "drop red": actions.Drop("red"),
    "spy 12": actions.CancelWithSpy(12),
    "pass": actions.Pass(),
    "manifesto outrage": actions.Manifesto("outrage"),
    "fraud 14": actions.Fraud(14),
    "fraud 14 loyalty": actions.Fraud(14, "loyalty"),
    "assassinate P2 with 162": actions.AssassinatePlayer(2, 162),
    "choose 61": actions.ChooseCard(61),
    "choose P2": actions.ChoosePlayer(2),
    "choose Diaz": actions.ChoosePlayer(DIAZ),
    "choose red": actions.ChooseFaction("red"),
    "choose loyalty": actions.ChoosePrestige("loyalty"),
    "choose 61.income": actions.ChoosePlace(CubePlace("income", 61)),
    "choose 61.connection2": actions.ChoosePlace(connection_place(61, 1)),
    "choose none": actions.ChooseNone(),
    "pay 47": actions.Pay(47),
    "give 47": actions.Give(47),
    "dice 3 5": actions.Dice((3, 5)),
    "dice 4": actions.Dice((4,)),
}


@pytest.mark.parametrize(("line", "action"), LINES.items())
def test_a_line_and_its_action(line: str, action: Action) -> None:
    assert parse(line) == action
    assert write(action) == line


def test_every_action_has_a_line_here() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(Action))


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("  buy   a3  ", "buy a3"),
        ("play 061", "play 61"),
        ("play\t5  on   064", "play 5 on 64"),
        ("play 141 on 57 x02", "play 141 on 57 x2"),
        ("shift 061.income to reserve", "shift 61.income to reserve"),
        ("keep 184 0061 47", "keep 47 61 184"),
        ("connect 062 02", "connect 62 2"),
        ("sell 012 via 0025", "sell 12 via 25"),
    ],
)
def test_spaces_and_zeros_are_ignored(loose: str, canonical: str) -> None:
    assert write(parse(loose)) == canonical


@pytest.mark.parametrize(
    ("line", "position", "expected"),
    [
        ("", 0, "an action (buy, public"),
        ("   ", 3, "an action (buy, public"),
        ("steal 47", 0, "an action (buy, public"),
        ("Play 47", 0, "an action (buy, public"),
        ("buy", 3, "a market slot a0 to b5"),
        ("buy a6", 4, "a market slot a0 to b5"),
        ("buy c0", 4, "a market slot a0 to b5"),
        ("buy a0 evnt", 7, "event, quo or the end of the line"),
        ("buy a0 event now", 13, "“via” or the end of the line"),
        ("public 214 black", 11, "green, blue, white, red or the end of the line"),
        ("play", 4, "a card number 1 to 220"),
        ("play 0", 5, "a card number 1 to 220"),
        ("play 221", 5, "a card number 1 to 220"),
        ("play -1", 5, "a card number 1 to 220"),
        ("play ٤٧", 5, "a card number 1 to 220"),
        ("play " + "9" * 5000, 5, "a card number 1 to 220"),
        ("play 47 loyal", 8, "“at”, “on”, loyalty, outrage, command, revolution or the end"),
        ("play 184 at", 11, "a card number 1 to 220 or “army”"),
        ("play 184 at home", 12, "a card number 1 to 220 or “army”"),
        ("play 140 on P7", 12, "a card number 1 to 220, a player P1 to P6 or Diaz"),
        ("play 140 on p2", 12, "a card number 1 to 220, a player P1 to P6 or Diaz"),
        ("play 141 on 57 2", 15, "an amount such as x2"),
        ("play 141 on 57 x", 15, "an amount such as x2"),
        ("play 141 on 57 x-1", 15, "an amount such as x2"),
        ("redeploy 184 at 61", 13, "“to” or the end of the line"),
        ("sell 47 via", 11, "a card number 1 to 220"),
        ("connect 62 1", 11, "2 (the second oval) or the end of the line"),
        ("police house", 7, "a card number 1 to 220 or “jail”"),
        ("speculate a1 b3", 13, "“to”, “via” or the end of the line"),
        ("shift 61.gold to reserve", 6, "a cube place such as 61.income"),
        ("shift a6.speculation to reserve", 6, "a cube place such as 61.income"),
        ("shift 61.income reserve", 16, "“to”"),
        ("keep", 4, "a card number 1 to 220 or “none”"),
        ("keep 47 61 47", 11, "each card once"),
        ("keep none 47", 10, "the end of the line"),
        ("assassinate 162", 12, "a player P1 to P6 or Diaz"),
        ("fraud 14 green", 9, "loyalty, outrage, command, revolution or the end of the line"),
        ("dice 7", 5, "a roll 1 to 6"),
        ("end now", 4, "the end of the line"),
        ("end\nbuy a0", 0, "an action (buy, public"),
    ],
)
def test_errors_give_place_and_expectation(line: str, position: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(line)
    assert caught.value.text == line
    assert caught.value.position == position
    assert caught.value.expected.startswith(expected)


def test_an_attack_on_nothing_has_no_line() -> None:
    with pytest.raises(ValueError, match="cannot be written down"):
        write(actions.Attack(5))


# --- Arbitrary actions ----------------------------------------------------------------------------

card = some.integers(1, 220)
slot = some.integers(0, len(SLOTS) - 1)
seat = some.integers(DIAZ, 6)
prestige = some.sampled_from(PRESTIGES)
faction = some.sampled_from(FACTIONS)
place = some.one_of(
    some.just(RESERVE),
    some.just(HACENDADO_INCOME),
    some.builds(CubePlace, some.just("speculation"), slot),
    some.builds(
        CubePlace, some.sampled_from(["income", "connection", "connection2", "prestige"]), card
    ),
)
amount = some.none() | some.integers(0, 99)
via = some.none() | card
FIELDS: dict[str, some.SearchStrategy[Any]] = {
    "card": card,
    "slot": slot,
    "seat": seat,
    "prestige": prestige,
    "faction": faction,
    "place": place,
    "via": via,
    "at": some.just(PRIVATE_ARMY) | card,
    "oval": some.integers(0, 1),
    "cards": some.sets(card).map(lambda cards: tuple(sorted(cards))),
    "rolls": some.lists(some.integers(1, 6), min_size=1, max_size=3).map(tuple),
    "victim": seat,
}
SPECIAL: dict[tuple[type[Any], str], some.SearchStrategy[Any]] = {
    (actions.Buy, "orientation"): some.sampled_from([None, "event", "quo"]),
    (actions.Play, "orientation"): some.none() | prestige,
    (actions.Fraud, "prestige"): some.none() | prestige,
    (actions.Police, "card"): some.none() | card,
    (actions.Redeploy, "to"): some.none() | some.just(PRIVATE_ARMY) | card,
    (actions.Speculate, "source"): some.none() | slot,
    (actions.Shift, "source"): place,
    (actions.Shift, "to"): place,
    (actions.Use, "target"): some.none() | card,
}


def any_of(kind: type[Any]) -> some.SearchStrategy[Any]:
    if kind is actions.Attack:
        on_card = some.builds(kind, card, target=card, unrest=amount)
        return on_card | some.builds(kind, card, victim=seat, unrest=amount)
    fields = {
        name: SPECIAL[kind, name] if (kind, name) in SPECIAL else FIELDS[name]
        for name in attrs.fields_dict(kind)
    }
    return some.builds(kind, **fields)


any_action: some.SearchStrategy[Any] = some.one_of(*map(any_of, get_args(Action)))


@given(any_action)
def test_writing_and_reading_is_a_round_trip(action: Action) -> None:
    line = write(action)
    assert parse(line) == action
    assert write(parse(line)) == line


@pytest.mark.long
@given(any_action, some.data())
def test_damaged_lines_raise_only_notation_errors(action: Action, data: some.DataObject) -> None:
    line = write(action)
    at = data.draw(some.integers(0, len(line)))
    damage: Callable[[str], str] = data.draw(
        some.sampled_from(
            [
                lambda text: line[:at] + text + line[at:],
                lambda text: line[:at] + text + line[at + 1 :],
                lambda text: line[:at],
            ]
        )
    )
    damaged = damage(data.draw(some.text(max_size=3)))
    try:
        read = parse(damaged)
    except NotationError as error:
        place, expected = error.position, error.expected
    else:
        assert parse(write(read)) == read
        return
    assert 0 <= place <= len(damaged)
    assert expected
