"""Tests of reading scenario files strictly."""

from pathlib import Path

import pytest

from paxdesk.porfiriana.rules.actions import Buy, End, Keep, Play
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.scenarios.reading import PaxScenario, read_scenario
from paxdesk.session.scenarios import (
    Listed,
    PerformStep,
    RefusedStep,
    Scenario,
    ScenarioError,
    Unreadable,
)


def read(tmp_path: Path, deck: Deck, text: str) -> Scenario[PaxScenario]:
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    return read_scenario(file, deck)


WHOLE = """\
title: Everything a scenario can say
rules: [E1, gl. Spy]
players: 3
options: {iron_hand: true, rules_2012: false}
seed: 7
given:
  regime: anarchy
  depression: true
  turn: P2
  actions: 1
  market: {a0: 105, b3: 50}
  speculation: {b3: P2}
  deck: [111, 110]
  headlines: [107]
  topples_seen: 1
  players:
    P2: {gold: 10, hand: [184]}
do:
  - end
  - {by: P2, do: keep none}
  - {refused: buy a0, rule: E2}
  - {refused: buy a0 quo, rule: [E2, R8]}
  - {refused: play 47}
  - {listed: end, by: P2}
  - {not_listed: buy a0}
  - {unreadable: " sell "}
then:
  regime: anarchy
  listed: [end]
"""


def test_every_key_of_a_scenario(tmp_path: Path, deck: Deck) -> None:
    scenario = read(tmp_path, deck, WHOLE)
    assert scenario.title == "Everything a scenario can say"
    assert scenario.rules == ("E1", "gl. Spy")
    assert scenario.steps == (
        PerformStep(19, End()),
        PerformStep(20, Keep(()), by=2),
        RefusedStep(21, Buy(0), ("E2",)),
        RefusedStep(22, Buy(0, "quo"), ("E2", "R8")),
        RefusedStep(23, Play(47), ()),
        Listed(24, End(), True, by=2),
        Listed(25, Buy(0), False),
        Unreadable(26, " sell "),
        Listed(29, End(), True),
    )
    assert [(each.line, each.path) for each in scenario.expectations] == [(28, "regime")]
    state = scenario.game.position
    assert state.options == Options(iron_hand=True)
    assert (state.regime, state.depression) == ("anarchy", True)
    assert (state.turn.seat, state.turn.actions) == (2, 1)
    assert (state.market[0], state.market[9], sum(state.market)) == (105, 50, 155)
    assert (state.speculation[9], state.players[2].reserve) == (2, 12)
    assert (state.deck, state.headlines) == ([111, 110], [107])
    assert (state.players[2].gold, state.players[2].hand) == (10, [184])


def test_a_minimal_scenario(tmp_path: Path, deck: Deck) -> None:
    scenario = read(tmp_path, deck, "title: Nothing\nplayers: 2\n")
    assert (scenario.rules, scenario.steps, scenario.expectations) == ((), (), ())


HEAD = "title: T\nplayers: 2\n"


@pytest.mark.parametrize(
    ("text", "line", "path", "problem"),
    [
        ("", None, None, "the file is empty"),
        ("title: [", 2, None, "not valid YAML"),
        ("- end", 1, None, "found a list; expected keys with values"),
        ("players: 2", 1, None, "the key “title” is missing"),
        ("title: T", 1, None, "the key “players” is missing"),
        (HEAD + "doo: []", 3, "doo", "unknown key “doo” in a scenario"),
        (HEAD + "players: 3", 3, None, "duplicate key “players”"),
        ("title: T\nplayers: 7", 2, "players", "found the number 7"),
        ("title: T\nplayers: two", 2, "players", "found the text “two”"),
        ("title: 5\nplayers: 2", 1, None, "found the number 5; expected text"),
        (HEAD + "rules: [5]", 3, "rules", "found the number 5"),
        (HEAD + "seed: -1", 3, "seed", "found the number -1"),
        (HEAD + "seed: 010", 3, None, "“010” is a number that YAML reads in another base"),
        (HEAD + "options: {iron_fist: true}", 3, "options", "unknown key “iron_fist”"),
        (HEAD + "options: {iron_hand: 1}", 3, "options", "found the number 1"),
        (HEAD + "options: {iron_hand: yes}", 3, None, "“yes” means"),
        (HEAD + "given: []", 3, "given", "found a list"),
        (HEAD + "do: end", 3, "do", "found the text “end”; expected a list"),
        (HEAD + "do:\n  - steal 47", 4, "do.1", "“steal 47” has “steal"),
        (HEAD + "do:\n  - 47", 4, "do.1", "found the number 47; expected text"),
        (HEAD + "do:\n  - {by: P1}", 4, "do.1", "a step that does nothing"),
        (HEAD + "do:\n  - {by: P3, do: end}", 4, "do.1", "found the text “P3”"),
        (HEAD + "do:\n  - {do: end, rule: E1}", 4, "do.1", "unknown key “rule”"),
        (HEAD + "do:\n  - {refused: bye a0}", 4, "do.1", "has “bye a0”"),
        (HEAD + "do:\n  - {unreadable: buy, by: P1}", 4, "do.1", "unknown key “by”"),
        (HEAD + "then: []", 3, "then", "found a list"),
        (HEAD + "then:\n  weather: fine", 4, "then.weather", "unknown path “weather”"),
        (HEAD + "then:\n  regime: peace", 4, "then.regime", "found the text “peace”"),
        (HEAD + "then:\n  depression: 1", 4, "then.depression", "found the number 1"),
        (HEAD + "then:\n  P3.gold: 1", 4, "then.P3.gold", "unknown path “P3.gold”"),
        (HEAD + "then:\n  P1.luck: 1", 4, "then.P1.luck", "unknown path “P1.luck”"),
        (HEAD + "then:\n  P1.gold: null", 4, "then.P1.gold", "found null"),
        (HEAD + "then:\n  P1.hand: 47", 4, "then.P1.hand", "found the number 47"),
        (HEAD + "then:\n  P1.hand: [221]", 4, "then.P1.hand", "found the number 221"),
        (HEAD + "then:\n  P1.prestige: {gold: 1}", 4, "then.P1.prestige", "unknown key “gold”"),
        (HEAD + "then:\n  221.where: hand", 4, "then.221.where", "unknown path"),
        (HEAD + "then:\n  61.where: table", 4, "then.61.where", "found the text “table”"),
        (HEAD + "then:\n  184.unrest: 1", 4, "then.184.unrest", "of the kind troop and has none"),
        (HEAD + "then:\n  market.a6: 47", 4, "then.market.a6", "unknown path “market.a6”"),
        (HEAD + "then:\n  winner: P1", 4, "then.winner", "found the text “P1”"),
        (
            HEAD + "then:\n  listed: [sell]",
            4,
            "then.listed",
            "is incomplete; expected a card number",
        ),
        (HEAD + "do:\n  - {robot: 0}", 4, "do.1", "found the number 0"),
        (HEAD + "do:\n  - {robot: 1, took: by a0}", 4, "do.1", "has “by a0”"),
        (HEAD + "do:\n  - {dice: [3, 7]}", 4, "do.1", "found the number 7"),
        (HEAD + "do:\n  - {dice: []}", 4, "do.1", "found a list"),
        (HEAD + "seats: {P2: hal}", 3, "seats", "found the text “hal”"),
        (HEAD + "seats: {P3: paxomatic}", 3, "seats", "found the text “P3”"),
        ("title: T\nsolo: chess", 2, "solo", "found the text “chess”"),
        ("title: T\nsolo: paxomatic\nplayers: 4", 3, "players", "4 players"),
    ],
)
def test_a_file_that_is_not_a_scenario(
    tmp_path: Path, deck: Deck, text: str, line: int | None, path: str | None, problem: str
) -> None:
    with pytest.raises(ScenarioError) as caught:
        read(tmp_path, deck, text)
    error = caught.value
    assert error.file == str(tmp_path / "scenario.yaml")
    assert error.line == line
    assert error.path == path
    assert problem in str(error)
    assert str(error).startswith(error.file)


def test_a_missing_file(tmp_path: Path, deck: Deck) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_scenario(tmp_path / "nowhere.yaml", deck)
