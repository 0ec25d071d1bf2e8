"""Tests of notation: canonical lines, round trips, and positions of errors."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as some

from paxdesk.errors import NotationError
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces, ZonePieces, joined_groups
from paxdesk.mexican_adventure.rules.notation import parse, write
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    IMPERIAL_NATIONS,
    QUALITIES,
)
from tests.mexican_adventure.rules.positions import MATERIAL, NAMES


def fps(*groups: tuple[int, str, str], leaders: tuple[str, ...] = (), navies: int = 0) -> Pieces:
    return Pieces(leaders, tuple(FpGroup(*each) for each in groups), navies)  # type: ignore[arg-type]


def batch(zone: str, *groups: tuple[int, str, str]) -> ZonePieces:
    return ZonePieces(fps(*groups), zone)


MARQUEZ = fps((3, "C", "imperial"), leaders=("lheriller", "marquez"))
LINES: dict[str, Action] = {
    "place 1C in oaxaca, 2C in puebla": act.PlacePieces(
        (batch("oaxaca", (1, "C", "republican")), batch("puebla", (2, "C", "republican")))
    ),
    "place 1A.marine navy in veracruz": act.PlacePieces(
        (ZonePieces(fps((1, "A", "marine"), navies=1), "veracruz"),)
    ),
    "place navy in tampico": act.PlacePieces((ZonePieces(Pieces(navies=1), "tampico"),)),
    "place rojas tapia in durango": act.PlacePieces(
        (ZonePieces(Pieces(("rojas", "tapia")), "durango"),)
    ),
    "place vomito in huasteca": act.PlaceMarker("vomito", "huasteca"),
    "place rural_guards in puebla": act.PlaceMarker("rural_guards", "puebla"),
    "place counter_guerrilla in puebla": act.PlaceMarker("counter_guerrilla", "puebla"),
    "place maximilian in mexico": act.PlaceHead("maximilian", "mexico"),
    "lift rojas 1C from durango": act.Lift(
        fps((1, "C", "republican"), leaders=("rojas",)), "durango"
    ),
    "hq puebla": act.PlaceHq("puebla"),
    "loan": act.Loan(),
    "pass": act.Pass(),
    "done": act.Done(),
    "stay": act.Stay(),
    "starve 1B.french 1C.french in orizaba, 3C.imperial in puebla": act.Starve(
        (
            batch("orizaba", (1, "B", "french"), (1, "C", "french")),
            batch("puebla", (3, "C", "imperial")),
        )
    ),
    "improve 2B.french in mexico": act.Improve((batch("mexico", (2, "B", "french")),)),
    "raise 2 in puebla": act.Raise(2, "puebla"),
    "convert 1A.french 1B.egyptian in mexico": act.Convert(
        (batch("mexico", (1, "A", "french"), (1, "B", "egyptian")),)
    ),
    "keep 12 give 45": act.Keep(12, 45),
    "keep 66": act.Keep(66),
    "give 1": act.Give(1),
    "return escobedo in oaxaca": act.ReturnLeader("escobedo", "oaxaca"),
    "order lheriller marquez 3C.imperial in orizaba": act.Order(MARQUEZ, "orizaba"),
    "initiative lheriller marquez 3C.imperial in orizaba": act.Initiative(MARQUEZ, "orizaba"),
    "move jalapa(1C.imperial) puebla": act.Move(
        (act.Stop("jalapa", fps((1, "C", "imperial"))), act.Stop("puebla"))
    ),
    "move jalapa(marquez 1C.imperial) puebla mexico": act.Move(
        (
            act.Stop("jalapa", fps((1, "C", "imperial"), leaders=("marquez",))),
            act.Stop("puebla"),
            act.Stop("mexico"),
        )
    ),
    "sail veracruz to tampico": act.Sail("veracruz", "tampico"),
    "sail veracruz to tampico with douay 1A.french": act.Sail(
        "veracruz", "tampico", fps((1, "A", "french"), leaders=("douay",))
    ),
    "rail 6A.french from veracruz to mexico": act.Rail(
        fps((6, "A", "french")), "veracruz", "mexico"
    ),
    "evacuate douay 2A.french": act.Evacuate(fps((2, "A", "french"), leaders=("douay",))),
    "evacuate douay": act.Evacuate(Pieces(("douay",))),
    "ride juarez toluca morelia": act.Ride("juarez", ("toluca", "morelia")),
    "withdraw": act.Withdraw(),
    "fight puebla": act.Fight("puebla"),
    "attitude assault": act.ChooseAttitude("assault"),
    "attitude skirmish camerone": act.ChooseAttitude("skirmish", True),
    "lose 1A.french 2B.french": act.Lose((FpGroup(1, "A", "french"), FpGroup(2, "B", "french"))),
    "lose guards": act.LoseGuards(),
    "retreat puebla": act.Retreat("puebla"),
    "escape diaz to oaxaca": act.Escape("diaz", "oaxaca"),
    "hunt puebla to mexico": act.Hunt("puebla", "mexico"),
    "raid tula": act.Raid("tula"),
    "recall tula": act.Recall("tula"),
    "dice 4 0 9": act.Dice((4, 0, 9)),
    "drawn 12 45 7": act.Drawn((12, 45, 7)),
}


@pytest.mark.parametrize(("text", "action"), LINES.items())
def test_a_line_and_its_action(text: str, action: Action) -> None:
    assert parse(text, NAMES) == action
    assert write(action) == text


def test_every_action_has_a_line_here() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(Action))


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("  order   marquez  3C.imperial   in orizaba ", "order marquez 3C.imperial in orizaba"),
        ("order marquez lheriller 3C.imperial in orizaba",
         "order lheriller marquez 3C.imperial in orizaba"),
        ("order marquez 1C.imperial 2C.imperial in orizaba",
         "order marquez 3C.imperial in orizaba"),
        ("order douay 1C.french 2A.french in orizaba",
         "order douay 2A.french 1C.french in orizaba"),
        ("order thun 1C.austrian 2C.french in orizaba",
         "order thun 2C.french 1C.austrian in orizaba"),
        ("place 1C in puebla , 1C in oaxaca", "place 1C in oaxaca, 1C in puebla"),
        ("move jalapa ( 1C.imperial ) puebla", "move jalapa(1C.imperial) puebla"),
        ("starve 1C in puebla,1C in oaxaca", "starve 1C in oaxaca, 1C in puebla"),
        ("evacuate 1B.french 1A.french", "evacuate 1A.french 1B.french"),
    ],
)  # fmt: skip
def test_loose_lines_are_printed_canonically(loose: str, canonical: str) -> None:
    assert write(parse(loose, NAMES)) == canonical


def test_losses_keep_their_order() -> None:
    """The groups of a loss are never joined or sorted."""
    assert write(parse("lose 1A.french 1B.french 1A.french", NAMES)) == (
        "lose 1A.french 1B.french 1A.french"
    )


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("march veracruz", 0),
        ("Order douay 1A.french in veracruz", 0),
        ("order 1A.french in veracruz", 6),
        ("order douay in veracruz", 12),
        ("order douay 01A.french in veracruz", 12),
        ("order douay 0A.french in veracruz", 12),
        ("order douay 1D.french in veracruz", 12),
        ("order douay 1A.prussian in veracruz", 12),
        ("order douay 1A.republican in veracruz", 12),
        ("order douay 1A.french 1C in veracruz", 22),
        ("order douay douay 1A.french in veracruz", 12),
        ("order douay 1A.french at veracruz", 22),
        ("order douay 1A.french in paris", 25),
        ("order douay 1A.french in veracruz puebla", 34),
        ("order juarez 1C in mexico", 6),
        ("move", 4),
        ("move puebla(", 12),
        ("move puebla()", 12),
        ("move puebla(1C", 14),
        ("move (1C) puebla", 5),
        ("keep 0", 5),
        ("keep 67", 5),
        ("keep 1 give", 11),
        ("give all", 5),
        ("raise 0 in puebla", 6),
        ("raise two in puebla", 6),
        ("sail veracruz tampico", 14),
        ("sail veracruz to tampico with", 29),
        ("rail douay from veracruz to mexico", 11),
        ("lose none", 5),
        ("lose 1C.french and 1B.french", 15),
        ("attitude flee", 9),
        ("attitude hold camerone now", 23),
        ("attitude camerone", 9),
        ("ride zaragoza", 13),
        ("ride nobody puebla", 5),
        ("escape diaz oaxaca", 12),
        ("place 1C in puebla, 1C in puebla", 26),
        ("place navy 1C in puebla", 11),
        ("place vomito huasteca", 13),
        ("improve douay 1B.french in mexico", 8),
        ("dice", 4),
        ("dice 10", 5),
        ("drawn 99", 6),
        ("evacuate", 8),
        ("loan 30", 5),
        ("retreat", 7),
    ],
)
def test_errors_give_the_position(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text, NAMES)
    assert caught.value.position == position
    assert caught.value.text == text
    assert caught.value.expected


# --- Arbitrary lines ------------------------------------------------------------------------------

zones = some.sampled_from(sorted(MATERIAL.board.zones))
leaders = some.lists(some.sampled_from(sorted(MATERIAL.leaders)), unique=True, max_size=3).map(
    lambda names: tuple(sorted(names))
)
nations = some.sampled_from(IMPERIAL_NATIONS)
imperial_groups = some.lists(
    some.builds(FpGroup, some.integers(1, 40), some.sampled_from(QUALITIES), nations),
    min_size=1,
    max_size=4,
).map(joined_groups)
republican_groups = some.lists(
    some.builds(
        FpGroup, some.integers(1, 40), some.sampled_from(QUALITIES), some.just("republican")
    ),
    min_size=1,
    max_size=3,
).map(joined_groups)
groups = some.one_of(imperial_groups, republican_groups)
forces = some.builds(Pieces, leaders, groups)
led = some.builds(
    Pieces, some.sampled_from(sorted(MATERIAL.leaders)).map(lambda who: (who,)), groups
)
batches = some.lists(
    some.builds(ZonePieces, some.builds(Pieces, some.just(()), groups), zones),
    min_size=1,
    max_size=3,
    unique_by=lambda each: each.zone,
).map(lambda found: tuple(sorted(found, key=lambda each: each.zone)))
chits = some.integers(1, 66)
stops = some.builds(act.Stop, zones, some.one_of(some.just(Pieces()), forces))
paths = some.lists(stops, min_size=1, max_size=4).map(tuple)
ways = some.lists(zones, min_size=1, max_size=5).map(tuple)
any_line: some.SearchStrategy[Action] = some.one_of(
    some.builds(act.PlacePieces, batches),
    some.builds(act.Lift, forces, zones),
    some.builds(act.Starve, batches),
    some.builds(act.Improve, batches),
    some.builds(act.Convert, batches),
    some.builds(act.Raise, some.integers(1, 9999), zones),
    some.builds(act.Keep, chits, some.one_of(some.none(), chits)),
    some.builds(act.Order, led, zones),
    some.builds(act.Initiative, led, zones),
    some.builds(act.Move, paths),
    some.builds(act.Sail, zones, zones, some.one_of(some.none(), forces)),
    some.builds(act.Rail, forces, zones, zones),
    some.builds(act.Evacuate, forces),
    some.builds(act.Ride, some.sampled_from(["juarez", "maximilian", "douay"]), ways),
    some.builds(act.Lose, groups),
    some.builds(act.ChooseAttitude, some.sampled_from(ATTITUDES), some.booleans()),
    some.builds(act.Dice, some.lists(some.integers(0, 9), min_size=1, max_size=5).map(tuple)),
    some.builds(act.Drawn, some.lists(chits, min_size=1, max_size=4).map(tuple)),
)


@given(any_line)
def test_any_line_survives_a_round_trip(action: Action) -> None:
    text = write(action)
    assert parse(text, NAMES) == action
    assert write(parse("  ".join(["", *text.split(" "), ""]), NAMES)) == text


def read_or_refused(text: str) -> None:
    """Assert a round trip, or a NotationError with a position inside the line."""
    refused: NotationError | None = None
    try:
        read = parse(text, NAMES)
    except NotationError as error:
        refused = error
    if refused is None:
        assert parse(write(read), NAMES) == read
    else:
        assert 0 <= refused.position <= len(text)
        assert refused.expected


@given(any_line, some.data())
def test_a_damaged_line_is_refused_or_another_line(action: Action, data: some.DataObject) -> None:
    text = write(action)
    index = data.draw(some.integers(0, len(text)))
    damage = data.draw(some.sampled_from(["", "x", "(", " ", "9", ",", "?"]))
    read_or_refused(text[:index] + damage + text[index + 1 :])


@pytest.mark.long
@given(some.text(max_size=40))
def test_any_text_is_refused_or_a_line(text: str) -> None:
    read_or_refused(text)
