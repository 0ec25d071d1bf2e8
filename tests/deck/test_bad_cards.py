"""Tests of refused cards, each valid except for one detail."""

from pathlib import Path
from textwrap import dedent

import pytest

from paxdesk.porfiriana.rules.deck import read_folder
from paxdesk.porfiriana.rules.errors import DeckError

ENTERPRISE = """\
    - number: 61
      name: Minas Prietas
      kind: enterprise
      district: sonora
      industry: mine
      cost: 4
      income: mines
      base: mule
      ovals:
        - {to: rail, cost: 3, chain: false}
      prestige: null
      slave: true
      jails: true
      abilities:
        - {verb: discount, what: enterprise, where: {industry: [mine]}, reduce: 1}
      provenance: reconstructed
      sources: []
      known: []
      note: A mine.
    """
PARTNER = """\
    - number: 14
      name: Post
      kind: partner
      faction: green
      cost: 3
      prestige: null
      abilities:
        - {verb: spy, prestige: []}
      on_play:
        - {verb: strife, between: [red, white]}
      provenance: reconstructed
      sources: []
      known: []
      note: Letters.
    """
STRIFES = "        - {verb: strife, between: [red, white]}\n"
NEWSPAPER = """\
    - number: 10
      name: Paper
      kind: partner
      newspaper: true
      cost: 3
      orientations:
        - {faction: red, prestige: revolution, abilities: []}
        - {faction: blue, prestige: outrage, abilities: []}
      on_play: []
      provenance: reconstructed
      sources: []
      known: []
      note: News.
    """
PUBLIC = """\
    - number: 214
      name: Church
      kind: public
      sides:
        - {name: White, faction: white, prestige: command, cost: 9, on_play: [], abilities: []}
        - {name: Red, faction: red, prestige: null, cost: 9, on_play: [], abilities: []}
      provenance: reconstructed
      sources: []
      known: []
      note: A church.
    """
TROOP = """\
    - number: 184
      name: Fighters
      kind: troop
      faction: white
      jurisdiction: [sonora]
      firepower: 2
      cost: {rail: 1, mule: 3, foot: 4}
      prestige: null
      on_play:
        - {verb: unrest_all, where: {kind: enterprise}, amount: 1, spare_destination: true}
      abilities: []
      provenance: reconstructed
      sources: []
      known: []
      note: Troops.
    """
ORANGE = """\
    - number: 5
      name: Wobblies
      kind: orange
      districts: any
      target: null
      effects:
        - {verb: steal, gold: 3}
        - {verb: counted_unrest, count: {of: attacker, points: revolution}, max: 3}
      award: {prestige: outrage, jails: false}
      provenance: reconstructed
      sources: []
      known: []
      note: Strikers.
    """
BLACK = """\
    - number: 162
      name: Law
      kind: black
      cheap_regime: pax
      opponents_only: false
      assassination: true
      target: {kind: partner}
      effects:
        - {verb: assassinate}
      award: null
      provenance: reconstructed
      sources: []
      known: []
      note: A law.
    """
HEADLINE = """\
    - number: 110
      name: Laws
      kind: headline
      mood: bull
      event:
        - {verb: clear_unrest, where: {district: [sonora]}, amount: all}
        - {verb: pay_per, gold: 1, count: {of: self, where: {kind: enterprise}}}
      provenance: reconstructed
      sources: []
      known: []
      note: Laws.
    """
TOPPLE = """\
    - number: 206
      name: Shot
      kind: topple
      mood: bear
      event: [{verb: achilles_heel, prestige: command}]
      provenance: reconstructed
      sources: []
      known: []
      note: A shot.
    """
HACENDADO = """\
    - number: 208
      name: Carranza
      kind: hacendado
      loyalist: {income: 2, abilities: []}
      orientations:
        - {title: Plan, prestige: command, faction: white, connection: rail}
        - {title: Law, prestige: revolution, faction: red, connection: foot}
      provenance: reconstructed
      sources: []
      known: []
      note: A landowner.
    """
REGIME = """\
    - number: 216
      name: Pax
      kind: regime
      key: pax
      mines: 2
      economy: 3
      prestige: loyalty
      abilities: [{verb: kickbacks, prestige: loyalty}]
      provenance: reconstructed
      sources: []
      known: []
      note: Peace.
    """
GOOD = (
    ENTERPRISE,
    PARTNER,
    NEWSPAPER,
    PUBLIC,
    TROOP,
    ORANGE,
    BLACK,
    HEADLINE,
    TOPPLE,
    HACENDADO,
    REGIME,
)


def read(folder: Path, text: str) -> None:
    (folder / "mine.yaml").write_text(dedent(text), encoding="utf-8")
    read_folder(folder)


@pytest.mark.parametrize("good", GOOD)
def test_the_good_cards_are_good(good: str, tmp_path: Path) -> None:
    read(tmp_path, good)


# valid card, text to replace, replacement, parts of the problem and of the expectation
CASES = [
    # limits, which bound the time of reading
    (ENTERPRISE, "cost: 4", "cost: 1000", "the number 1000", "from 0 to 999"),
    (ENTERPRISE, "sources: []", f"sources: [{'A, ' * 20}B]", "a list of 21", "0 to 20"),
    (PARTNER, "on_play:\n", "on_play:\n" + STRIFES * 21, "a list of 22", "0 to 20"),
    (ENTERPRISE, "note: A mine.", f"note: {'A' * 1001}", "1001 characters", "at most 1000"),
    # keys
    (ENTERPRISE, "cost: 4", "price: 4", "unknown key “price” in an enterprise card", "cost"),
    (ENTERPRISE, "  cost: 4\n    ", "", "“cost” is missing from an enterprise card", "slave"),
    (
        ENTERPRISE,
        "jails: true",
        "jails: true\n      jails: true",
        "duplicate key “jails”, first used on line 13",
        "",
    ),
    (ENTERPRISE, "cost: 3,", "cost: 3, toll: 1,", "unknown key “toll” in “oval”", "chain"),
    (PARTNER, "cost: 3", "cost: 3\n      firepower: 1", "unknown key “firepower”", "on_play"),
    (NEWSPAPER, "cost: 3", "cost: 3\n      faction: red", "unknown key “faction”", ""),
    (HACENDADO, "income: 2,", "income: 2, gold: 1,", "unknown key “gold” in “loyalist”", "income"),
    (TOPPLE, "mood: bear", "mood: bear\n      1: 2", "unknown key “1”", "mood"),
    (TOPPLE, "mood: bear", "mood: bear\n      true: 2", "true as a key", "a word"),
    # types: nothing is coerced
    (ENTERPRISE, "cost: 4", 'cost: "4"', "the text “4”", "a whole number from 0 to 999"),
    (ENTERPRISE, "cost: 4", "cost: true", "found true", "a whole number"),
    (ENTERPRISE, "cost: 4", "cost: 4.0", "“4.0” is a decimal number", "quotes"),
    (ENTERPRISE, "cost: 4", "cost: 010", "another base or with separators", ""),
    (ENTERPRISE, "cost: 4", "cost: 1_0", "another base or with separators", ""),
    (ENTERPRISE, "cost: 4", "cost: 1:30", "another base or with separators", ""),
    (ENTERPRISE, "cost: 4", "cost: -1", "the number -1", "from 0 to 999"),
    (ENTERPRISE, "cost: 4", "cost: null", "found null", "a whole number"),
    (ENTERPRISE, "cost: 4", "cost:", "an empty value", ""),
    (ENTERPRISE, "cost: 4", "cost: [4]", "found a list", "a whole number"),
    (ENTERPRISE, "slave: true", "slave: yes", "means true or false", ""),
    (ENTERPRISE, "slave: true", "slave: 1", "the number 1", "true or false"),
    (ENTERPRISE, "slave: true", 'slave: "true"', "the text “true”", "true or false"),
    (ENTERPRISE, "name: Minas Prietas", "name: no", "means true or false", "quotes"),
    (ENTERPRISE, "name: Minas Prietas", "name: 61", "the number 61", "text"),
    (ENTERPRISE, "name: Minas Prietas", "name: 1910-11-20", "a date", "quotes"),
    (ENTERPRISE, "name: Minas Prietas", 'name: " Minas"', "“ Minas”", "leading or trailing spaces"),
    (ENTERPRISE, "name: Minas Prietas", 'name: ""', "“”", "leading or trailing spaces"),
    (ENTERPRISE, "prestige: null", "prestige: none", "“none”", "command, loyalty"),
    (ENTERPRISE, "sources: []", "sources: E9", "“E9”", "a list"),
    (ENTERPRISE, "sources: []", "sources: [9]", "the number 9", "text"),
    (ENTERPRISE, "abilities:\n", "abilities: {}\n      more:\n", "unknown key “more”", ""),
    (TROOP, "firepower: 2", "firepower: 4", "the number 4", "from 1 to 3"),
    (TROOP, "jurisdiction: [sonora]", "jurisdiction: []", "a list of 0", "1 to 20"),
    (TROOP, "[sonora]", "[sonora, sonora]", "“sonora” appears twice", "once"),
    (TROOP, "[sonora]", "sonora", "“sonora”", "a list"),
    (TROOP, "mule: 3,", "mule: 3.5,", "a decimal number", ""),
    (ORANGE, "districts: any", "districts: all", "“all”", "any"),
    (ORANGE, "award: {prestige: outrage,", "award: {prestige: null,", "found null", "outrage"),
    # closed lists
    (ENTERPRISE, "industry: mine", "industry: oil", "“oil”", "ranch"),
    (ENTERPRISE, "district: sonora", "district: texas", "“texas”", "america"),
    (ENTERPRISE, "kind: enterprise", "kind: estate", "“estate”", "enterprise"),
    (ENTERPRISE, "      kind: enterprise\n", "", "a card without a kind", "kind"),
    (ENTERPRISE, "number: 61", "number: 221", "the number 221", "from 1 to 220"),
    (ENTERPRISE, "number: 61", 'number: "61"', "the text “61”", "from 1 to 220"),
    (ENTERPRISE, "provenance: reconstructed", "provenance: mine", "“mine”", "stated"),
    (REGIME, "key: pax", "key: peace", "“peace”", "anarchy"),
    # verbs
    (PARTNER, "{verb: spy, prestige: []}", "{verb: spies}", "verb spies is unknown", "spy"),
    (PARTNER, "{verb: spy, prestige: []}", "{prestige: []}", "“verb” is missing", "spy"),
    (PARTNER, "{verb: spy, prestige: []}", "{verb: spy}", "“prestige” is missing", ""),
    (PARTNER, "{verb: spy,", "{verb: spy, gold: 2,", "unknown key “gold” in the verb spy", ""),
    (PARTNER, "verb: spy, prestige: []", "verb: steal, gold: 1", "steal does not belong here", ""),
    (PARTNER, "verb: strife", "verb: general", "general does not belong here", "regime"),
    (PARTNER, "[red, white]", "[red]", "a list of 1 item", "a list of 2 items"),
    (PARTNER, "[red, white]", "[red, red]", "“red” appears twice", "once"),
    (ENTERPRISE, "verb: discount,", "verb: kickbacks,", "does not belong here", ""),
    (REGIME, "{verb: kickbacks, prestige: loyalty}", "{verb: general}", "not belong here", ""),
    (ORANGE, "gold: 3", "gold: 0", "the number 0", "from 1 to 999"),
    (HEADLINE, "amount: all", "amount: some", "“some”", "all"),
    (HEADLINE, "amount: all", "amount: null", "found null", "a whole number"),
    (TOPPLE, "[{verb: achilles_heel, prestige: command}]", "[]", "a list of 0", "of 1"),
    (
        TOPPLE,
        "verb: achilles_heel, prestige: command",
        "verb: regime, to: pax",
        "regime does not belong here",
        "achilles_heel",
    ),
    (
        PARTNER,
        "{verb: spy, prestige: []}",
        "{verb: further_point, prestige: command}",
        "a further point without a first",
        "a prestige",
    ),
    (
        HACENDADO,
        "abilities: []",
        "abilities: [{verb: further_point, prestige: command}]",
        "further_point does not belong here",
        "spy",
    ),
    # discounts, counts, income
    (ENTERPRISE, ", reduce: 1}", "}", "0 kinds of discount", "one of reduce, half or free"),
    (ENTERPRISE, "reduce: 1", "reduce: 1, half: true", "2 kinds of discount", ""),
    (ENTERPRISE, "reduce: 1", "half: false", "found false", "true"),
    (ENTERPRISE, "reduce: 1", "reduce: null", "found null", "a whole number"),
    (ORANGE, "points: revolution", "points: revolution, where: {unrest: true}", "a count", "or"),
    (ORANGE, ", points: revolution", "", "a count", "where or points"),
    (ORANGE, "of: attacker", "of: me", "“me”", "attacker"),
    (HEADLINE, "of: self", "of: victim", "outside an attack", "any or self"),
    (ENTERPRISE, "income: mines", "income: gold", "“gold”", "economy"),
    (ENTERPRISE, "income: mines", "income: {}", "0 kinds of income", "exactly one"),
    (ENTERPRISE, "income: mines", "income: {mines: true}", "unknown key “mines”", "fixed"),
    (ENTERPRISE, "income: mines", "income: {improvable: 2}", "the number 2", "the whole number 1"),
    (ENTERPRISE, "income: mines", "income: {fixed: 1, improvable: 1}", "2 kinds of income", ""),
    # filters
    (
        ENTERPRISE,
        "{industry: [mine]}",
        "{trade: [mine]}",
        "unknown key “trade” in “filter”",
        "slave",
    ),
    (ENTERPRISE, "{industry: [mine]}", "{industry: mine}", "“mine”", "a list"),
    (ENTERPRISE, "{industry: [mine]}", "{}", "an empty filter", "condition"),
    (ENTERPRISE, "{industry: [mine]}", "[{industry: [mine]}]", "a list of 1", "2 or more"),
    (ENTERPRISE, "{industry: [mine]}", "{kind: [headline]}", "never in play", "troop"),
    (ENTERPRISE, "{industry: [mine]}", "{unrest: null}", "found null", "true or false"),
    (HEADLINE, "where: {kind: enterprise}", "where: {kind: black}", "never in play", ""),
    (BLACK, "target: {kind: partner}", "target: [kind, partner]", "“kind”", "keys with values"),
    # consistency of one card
    (ENTERPRISE, "to: rail", "to: foot", "“foot”", "extra"),
    (ENTERPRISE, "to: rail", "to: mule", "not an upgrade", "better"),
    (ENTERPRISE, "to: rail", "to: extra", "an extra oval before rail", "rail"),
    (ENTERPRISE, "to: rail, cost: 3, chain: false", "to: extra, cost: 3, chain: true", "Chain", ""),
    (ENTERPRISE, "cost: 3", "cost: 0", "the number 0", "from 1 to 999"),
    (ENTERPRISE, "slave: true", "slave: false", "a Liberator without slaves", "slave: true"),
    (NEWSPAPER, "outrage", "revolution", "two sides of the same prestige", "two prestiges"),
    (PUBLIC, "faction: red", "faction: white", "two sides of the same faction", "two factions"),
    (
        HEADLINE,
        "verb: clear_unrest, where: {district: [sonora]}, amount: all",
        "verb: unrest_all, where: {district: [sonora]}, amount: 1, spare_destination: true",
        "spare_destination on a card that is not a troop",
        "false",
    ),
    (
        ORANGE,
        "verb: steal, gold: 3",
        "verb: unrest_all, where: {district: [sonora]}, amount: 1, spare_destination: true",
        "spare_destination on a card that is not a troop",
        "false",
    ),
    (
        PUBLIC,
        "command, cost: 9, on_play: []",
        "command, cost: 9, on_play: [{verb: unrest_all, where: {district: [sonora]}, amount: 1, "
        "spare_destination: true}]",
        "spare_destination on a card that is not a troop",
        "false",
    ),
    (ORANGE, "target: null", "target: {kind: partner}", "that is not an enterprise", ""),
    (
        ORANGE,
        "verb: steal, gold: 3",
        "verb: take_partner",
        "does nothing to this kind (enterprise)",
        "",
    ),
    (BLACK, "target: {kind: partner}", "target: null", "effects that need a target", ""),
    (BLACK, "target: {kind: partner}", "target: {faction: [red]}", "without a kind", ""),
    (BLACK, "assassination: true", "assassination: false", "disagree", "assassinate"),
    (
        BLACK,
        "{kind: partner}",
        "{kind: troop}",
        "does nothing to this kind (troop)",
        "another target",
    ),
    (BLACK, "{verb: assassinate}", "{verb: steal, gold: 1}", "a target that no effect needs", ""),
    (
        HACENDADO,
        "prestige: revolution",
        "prestige: command",
        "two causes with the same prestige",
        "",
    ),
    # disallowed YAML
    (TOPPLE, "mood: bear", "mood: &mood bear", "anchors and aliases", "written out"),
    (TOPPLE, "mood: bear", "mood: *mood", "anchors and aliases", "written out"),
    (TOPPLE, "mood: bear", "mood: !!str bear", "the tag", "plain data"),
    (TOPPLE, "mood: bear", "mood: !!python/name:os.system bear", "the tag", "plain data"),
    (TOPPLE, "mood: bear", "mood: [bear", "not valid YAML (did not find expected ',' or ']')", ""),
    (TOPPLE, "mood: bear", "\tmood: bear", "not valid YAML", ""),
]


# Line in which the problem is reported, if not the changed one.
ELSEWHERE = {
    "“cost” is missing from an enterprise card": 1,
    "a card without a kind": 1,
    "two sides of the same prestige": 6,
    "two sides of the same faction": 4,
    "two causes with the same prestige": 5,
    "a Liberator without slaves": 13,
    "outside an attack": 1,
    "spare_destination on a card that is not a troop": 1,
    "a target that no effect needs": 7,
    "duplicate key “jails”, first used on line 13": 14,
    "unknown key “firepower”": 6,
    "unknown key “faction”": 6,
    "unknown key “more”": 15,
    "unknown key “1”": 5,
    "true as a key": 5,
    "does nothing to this kind (troop)": 9,
    "not valid YAML (did not find expected ',' or ']')": 5,
}


@pytest.mark.parametrize(("good", "old", "new", "problem", "expected"), CASES)
def test_invalid_values_are_refused_with_their_place(
    good: str, old: str, new: str, problem: str, expected: str, tmp_path: Path
) -> None:
    changed = good[: good.index(old)].count("\n") + 1
    with pytest.raises(DeckError) as caught:
        read(tmp_path, good.replace(old, new, 1))
    error = caught.value
    assert problem in error.problem
    assert expected in error.expected
    assert error.line == ELSEWHERE.get(problem, changed)
    number = {'number: "61"': None, "number: 221": 221}.get(new, int(good.split()[2]))
    assert (error.file, error.card) == (str(tmp_path / "mine.yaml"), number)
    place = f"{error.file}, line {error.line}" + (f", card {number}" if number else "")
    assert str(error).startswith(f"{place}: {error.problem}")
