"""Tests of reading the positions of scenarios."""

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.strict_yaml import Misfit, read_text


def given(deck: Deck, text: str, players: int = 2, options: Options | None = None) -> State:
    return read_position(read_text(text), deck, players, options or Options(), 1)


def tableau(deck: Deck, text: str, rest: str = "", second: str = "") -> State:
    """Return a position with P1's tableau ``text`` and P2's data ``second``."""
    players = f"players: {{P1: {{tableau: {{{text}}}}}, P2: {{{second}}}}}"
    return given(deck, f"{rest}\n{players}")


def test_default_values(deck: Deck) -> None:
    state = given(deck, "{}", 3)
    assert [player.hacendado for player in state.players.values()] == [208, 209, 210]
    for player in state.players.values():
        assert (player.gold, player.hand, player.flipped, player.jailed) == (0, [], None, False)
        assert (player.hacendado_income, player.reserve) == (2, 13)
    assert (state.regime, state.depression) == ("pax", False)
    assert (state.turn.seat, state.turn.actions, state.standoff) == (1, 3, 0)
    assert not any(state.market)
    assert [*state.deck, *state.headlines, *state.discards, *state.box] == []
    assert (state.topples_seen, state.final_topple) == (0, 0)
    assert state.public_market == [214, 215]


def test_unnamed_hacendados_are_removed(deck: Deck) -> None:
    state = given(deck, "players: {P1: {hacendado: 209}, P3: {hacendado: 208}}", 4)
    assert [player.hacendado for player in state.players.values()] == [209, 210, 208, 211]


def test_public_cards_are_for_sale_by_default(deck: Deck) -> None:
    assert tableau(deck, "215: {side: green}").public_market == [214]
    assert given(deck, "public: [215]").public_market == [215]
    assert given(deck, "public: []").public_market == []


def test_a_jailed_active_player_has_two_actions(deck: Deck) -> None:
    jailed = given(deck, "turn: P2\nplayers: {P2: {jailed: true}}")
    assert (jailed.turn.actions, jailed.turn.began_in_jail) == (2, True)
    assert given(deck, "players: {P2: {jailed: true}}").turn.actions == 3
    assert given(deck, "actions: 3\nplayers: {P1: {jailed: true}}").turn.actions == 3


def test_income_follows_regime_and_depression(deck: Deck) -> None:
    def cubes(rest: str) -> list[int]:
        state = tableau(deck, "60: {}, 78: {}, 66: {}", rest)
        return [enterprise.income for enterprise in state.enterprises.values()]

    assert cubes("regime: pax") == [2, 3, 1]
    assert cubes("regime: us_intervention") == [3, 2, 1]
    assert cubes("regime: anarchy") == [1, 1, 1]
    assert cubes("depression: true") == [0, 0, 1]


def test_cubes_come_out_of_the_reserve(deck: Deck) -> None:
    state = tableau(
        deck, "62: {connection: P2, connection2: P1, income: 1}", "", "gold: 3, hacendado: 211"
    )
    assert state.enterprises[62].connections == [2, 1]
    assert state.enterprises[62].income == 1
    assert (state.players[1].reserve, state.players[2].reserve) == (11, 12)


def test_an_extorted_enterprise_has_its_value_in_both_cubes(deck: Deck) -> None:
    troop = "troop: 194, troop_owner: P2"
    mine = tableau(deck, f"61: {{{troop}}}").enterprises[61]
    assert (mine.income, mine.extorted) == (1, True)
    ranch = tableau(deck, f"64: {{{troop}}}").enterprises[64]
    assert (ranch.income, ranch.extorted) == (0, True)
    told = tableau(deck, f"64: {{{troop}, income: 2}}")
    assert (told.enterprises[64].income, told.enterprises[64].extorted) == (2, True)
    assert (told.players[1].reserve, told.players[2].reserve) == (11, 12)
    assert next_income(told, 2) == 3


def test_an_own_troop_extorts_nothing(deck: Deck) -> None:
    mine = tableau(deck, "61: {troop: 194}").enterprises[61]
    assert (mine.income, mine.extorted, mine.troop) == (2, False, 194)


def test_kickbacks_are_on_every_point_of_loyalty_in_the_pax(deck: Deck) -> None:
    text = """
players:
  P1: {hacendado: 209, flipped: loyalty, grudges: [146, 2], tableau: {35: {orientation: loyalty}}}
  P2: {hacendado: 211, tableau: {56: {prestige_cube: false}}}
"""
    state = given(deck, text)
    assert state.players[1].cause_cube is True
    assert state.players[1].grudges == {146: True, 2: None}
    assert state.partners[35].prestige_cube is True
    assert state.enterprises[56].prestige_cube is False
    assert state.players[1].reserve == 12
    elsewhere = given(deck, "regime: anarchy" + text.replace("prestige_cube: false", ""))
    assert elsewhere.players[1].cause_cube is None
    assert elsewhere.players[1].grudges == {146: None, 2: None}
    assert elsewhere.enterprises[56].prestige_cube is None
    assert elsewhere.players[1].reserve == 15


def test_sides_of_newspapers_and_public_cards(deck: Deck) -> None:
    state = tableau(deck, "35: {orientation: loyalty}, 9: {}, 214: {side: red}")
    sides = {number: deck.partners[number].sides for number in state.partners}
    assert sides[35][state.partners[35].side].prestige == "loyalty"
    assert state.partners[9].side == 0
    assert sides[214][state.partners[214].side].faction == "red"


def test_an_heir_gets_the_remaining_cubes(deck: Deck) -> None:
    heir = given(deck, "players: {P1: {heir: true, tableau: {64: {income: 14}}}}").players[1]
    assert (heir.heir, heir.hacendado_income, heir.reserve) == (True, 1, 0)


def test_the_final_topple_is_the_most_expensive_one_after_the_fourth(deck: Deck) -> None:
    state = given(deck, "market: {a0: 206, b4: 204}\ntopples_seen: 4")
    assert state.final_topple == 204
    assert state.turn.counts_for_standoff
    rules_2012 = Options(rules_2012=True)
    old = given(deck, "market: {a0: 206}\ntopples_seen: 4", 2, rules_2012)
    assert (old.final_topple, old.turn.counts_for_standoff) == (206, False)
    assert given(deck, "market: {a0: 206}\ntopples_seen: 3").final_topple == 0
    assert given(deck, "market: {a0: 206}").topples_seen == 1


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("weather: fine", 1, "unknown key “weather” in “given”"),
        ("regime: peace", 1, "found the text “peace”"),
        ("actions: -1", 1, "found the number -1"),
        ("turn: P3", 1, "found the text “P3”"),
        ("topples_seen: 5", 1, "found the number 5"),
        ("market: {c1: 47}", 1, "unknown key “c1” in the market"),
        ("market: {a1: 221}", 1, "found the number 221"),
        ("market: {a1: 214}", 1, "card 214 is of type public"),
        ("market: {a1: 47}\ndeck: [47]", 2, "duplicate card 47, already on line 1"),
        ("deck: [209]", 1, "card 209 is of type hacendado"),
        ("headlines: [47]", 1, "card 47 is of type enterprise"),
        ("public: [12]", 1, "card 12 is of type partner"),
        (
            "speculation: {a1: P1}",
            1,
            "a Speculation Cube is on the upper place of column 2, which is empty",
        ),
        ("market: {a1: 206}\ntopples_seen: 4\nspeculation: {a1: P1}", 1, "on the final Topple"),
        ("market: {a1: 206, a2: 204}\ntopples_seen: 1", 1, "1 Topples were seen; 2 are in"),
        ("players: {P3: {}}", 1, "unknown key “P3” in “players”"),
        ("players: {Diaz: {}}", 1, "unknown key “Diaz” in “players”"),
        ("players:\n  P1: {luck: 1}", 2, "unknown key “luck” in P1"),
        ("players:\n  P1: {hacendado: 47}", 2, "card 47 is of type enterprise"),
        ("players:\n  P1: {hacendado: 209}\n  P2: {hacendado: 209}", 3, "duplicate card 209"),
        ("players:\n  P1: {hacendado: 209, flipped: outrage}", 2, "has no cause for outrage"),
        (
            "players:\n  P1: {flipped: command, heir: true}",
            1,
            "was assassinated and cannot declare",
        ),
        ("players:\n  P1: {army: [184]}", 1, "in the army of P1 without his cause"),
        ("players:\n  P1: {army: [47]}", 2, "card 47 is of type enterprise"),
        ("players:\n  P1: {hand: [105]}", 2, "card 105 is of type headline"),
        ("players:\n  P1: {hand: [47, 47]}", 2, "duplicate card 47"),
        ("players:\n  P1: {grudges: [12]}", 2, "card 12 is of type partner"),
        ("players:\n  P1:\n    tableau:\n      184: {}", 4, "card 184 is of type troop"),
        ("players:\n  P1:\n    tableau:\n      'x': {}", 4, "“x” in a tableau"),
        ("players:\n  P1:\n    tableau:\n      12: {unrest: 1}", 4, "unknown key “unrest”"),
        ("players:\n  P1:\n    tableau:\n      61: {side: red}", 4, "unknown key “side”"),
        ("players:\n  P1:\n    tableau:\n      61: {connection2: P1}", 4, "has no such oval"),
        ("players:\n  P1:\n    tableau:\n      61: {troop: 47}", 4, "card 47 is of type"),
        ("players:\n  P1:\n    tableau:\n      61: {troop_owner: P2}", 4, "needs “troop”"),
        ("players:\n  P1:\n    tableau:\n      12: {orientation: loyalty}", 4, "no “orientation”"),
        ("players:\n  P1:\n    tableau:\n      35: {orientation: command}", 4, "“command”"),
        ("players:\n  P1:\n    tableau:\n      61: {prestige_cube: true}", 4, "no Prestige Cube"),
        ("players:\n  P1:\n    tableau:\n      64: {income: 14}", 2, "P1 would need 16 cubes"),
        (
            "depression: true\nplayers:\n  P1:\n    tableau:\n"
            "      61: {troop: 194, troop_owner: P2}",
            5,
            "61 is worth 0 here",
        ),
    ],
)
def test_contradictions_are_refused_with_their_line(
    deck: Deck, text: str, line: int, problem: str
) -> None:
    with pytest.raises(Misfit) as caught:
        given(deck, text)
    assert problem in str(caught.value)
    assert caught.value.line == line
