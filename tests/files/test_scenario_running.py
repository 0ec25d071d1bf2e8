"""Tests of running scenarios: forms of steps, and paths of ``then``."""

import re
from pathlib import Path
from typing import Any

import pytest

from paxdesk import cli
from paxdesk.mexican_adventure.rules import actions as adventure
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.scenarios import read_scenario as read_adventure
from paxdesk.mexican_adventure.session import MexicanAdventure
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.scenarios.reading import cites, read_scenario
from paxdesk.porfiriana.session import PaxPorfiriana
from paxdesk.session.scenarios import (
    PerformStep,
    Scenario,
    ScenarioError,
    Unmet,
    documents,
    run_scenario,
)
from tests.scenario_files import ADVENTURE, ALL

# P1 extorts a mine of P2.
GIVEN = """\
title: T
players: 2
given:
  market: {a0: 105, b3: 50}
  speculation: {b3: P2}
  deck: [111, 110]
  headlines: [107]
  players:
    P1:
      hacendado: 209
      flipped: loyalty
      gold: 10
      hand: [47, 12]
      grudges: [146]
      army: [176]
      tableau: {62: {connection2: P2}, 35: {orientation: loyalty}, 215: {side: green}, 25: {}}
    P2:
      hacendado: 211
      jailed: true
      tableau: {61: {troop: 194, troop_owner: P1, unrest: 1}}
"""


LINES = GIVEN.count("\n")


def run(tmp_path: Path, deck: Deck, rest: str) -> Unmet | None:
    file = tmp_path / "scenario.yaml"
    file.write_text(GIVEN + rest, encoding="utf-8")
    return run_scenario(read_scenario(file, deck))


MET = """\
then:
  regime: pax
  depression: false
  turn: P1
  phase: action
  actions: 3
  asked: null
  winner: null
  ended_by: null
  headlines: [107]
  deck: [111, 110]
  market.a0: 105
  market.a1: null
  speculation.b3: P2
  speculation.a0: null
  P1.gold: 10
  P1.income: 5
  P1.reserve: 9
  P1.hand: [12, 47]
  P1.tableau: [25, 35, 62, 215]
  P1.grudges: [146]
  P1.army: [176]
  P1.jailed: false
  P1.flipped: loyalty
  P1.prestige: {loyalty: 3, command: 1}
  P2.prestige: {}
  P2.jailed: true
  P2.flipped: null
  P2.hand: []
  62.owner: P1
  62.income: 2
  62.connection: null
  62.connection2: P2
  62.troop: null
  62.extorted_by: null
  62.prestige_cube: false
  61.unrest: 1
  61.income: 1
  61.extorted_by: P1
  61.troop: 194
  61.connection2: null
  194.owner: P1
  209.owner: P1
  209.orientation: loyalty
  209.prestige_cube: true
  146.prestige_cube: true
  35.orientation: loyalty
  35.prestige_cube: true
  215.orientation: green
  25.orientation: null
  211.orientation: null
  47.owner: null
  111.where: deck
  105.where: market
  47.where: hand
  62.where: play
  35.where: play
  194.where: play
  211.where: play
  146.where: grudges
  107.where: headlines
  214.where: public
  100.where: out
  210.where: out
  listed: [end, sell 47]
"""


def test_every_expectation_met(tmp_path: Path, deck: Deck) -> None:
    assert run(tmp_path, deck, MET) is None


@pytest.mark.parametrize(
    ("path", "expected", "found"),
    [
        ("regime", "anarchy", "pax"),
        ("depression", "true", "false"),
        ("turn", "P2", "P1"),
        ("phase", "restore_market", "action"),
        ("asked", "P1", "null"),
        ("winner", "[P2, P1]", "null"),
        ("headlines", "[]", "[107]"),
        ("deck", "[110, 111]", "[111, 110]"),
        ("market.a0", "106", "105"),
        ("speculation.b3", "null", "P2"),
        ("P1.gold", "9", "10"),
        ("P1.hand", "[47]", "[12, 47]"),
        ("P1.jailed", "true", "false"),
        ("P1.prestige", "{loyalty: 2, command: 1}", "{loyalty: 3, command: 1}"),
        ("61.extorted_by", "P2", "P1"),
        ("61.connection", "P1", "null"),
        ("47.unrest", "0", "not in play"),
        ("12.prestige_cube", "false", "not in play"),
        ("9.orientation", "outrage", "not in play"),
        ("47.where", "play", "hand"),
    ],
)
def test_the_first_expectation_missed(
    tmp_path: Path, deck: Deck, path: str, expected: str, found: str
) -> None:
    missed = run(tmp_path, deck, f"then:\n  {path}: {expected}\n  P1.income: 100\n")
    assert missed is not None
    assert (missed.line, missed.path, missed.found) == (LINES + 2, path, found)
    shown = {"restore_market": "restore", "[P2, P1]": "[P1, P2]"}
    assert missed.expected == shown.get(expected, expected)


def test_phases_and_ends_of_a_game(tmp_path: Path, deck: Deck) -> None:
    ordered = "  market: {a0: 105, b0: 109}\n"
    text = "title: T\nplayers: 2\ngiven:\n" + ordered + "do: [end]\n"
    file = tmp_path / "scenario.yaml"
    file.write_text(text + "then: {phase: discard, asked: P1, turn: P1}", encoding="utf-8")
    assert run_scenario(read_scenario(file, deck)) is None
    last = "  market: {a0: 206}\n  topples_seen: 4\n  players: {P2: {gold: 9}}\n"
    text = "title: T\nplayers: 2\ngiven:\n" + last + "do: [end]\n"
    then = "then: {phase: over, asked: null, winner: [P2], ended_by: gold, headlines: [206]}"
    file.write_text(text + then, encoding="utf-8")
    assert run_scenario(read_scenario(file, deck)) is None


@pytest.mark.parametrize(
    ("steps", "path", "expected", "found"),
    [
        ("[sell 47, end]", None, None, None),
        ("[sell 48]", "sell 48", "a legal action", "(E4"),
        ("[{by: P1, do: end}]", None, None, None),
        ("[{by: P2, do: end}]", "end", "P2 to be asked", "P1"),
        ("[{refused: sell 61}]", None, None, None),
        ("[{refused: sell 61, rule: E4}]", None, None, None),
        ("[{refused: sell 61, rule: [D3, e]}]", None, None, None),
        ("[{refused: sell 61, rule: D3}]", "sell 61", "refusal by D3", "(E4"),
        ("[{refused: sell 47}]", "sell 47", "an illegal action", "a legal one"),
        ("[{listed: sell 47}, {not_listed: sell 61}]", None, None, None),
        ("[{listed: sell 61}]", "sell 61", "among the legal actions", "not among them"),
        ("[{not_listed: sell 47}]", "sell 47", "not among them", "among the legal actions"),
        ("[{listed: sell 47, by: P2}]", "sell 47", "P2 to be asked", "P1"),
        ("[{unreadable: sell}]", None, None, None),
        ("[{unreadable: sell  047}]", "“sell  047”", "invalid notation", "sell 47"),
    ],
)
def test_steps(
    tmp_path: Path,
    deck: Deck,
    steps: str,
    path: str | None,
    expected: str | None,
    found: str | None,
) -> None:
    missed = run(tmp_path, deck, f"do: {steps}\n")
    if path is None:
        assert missed is None
        return
    assert missed is not None
    assert (missed.line, missed.path, missed.expected) == (LINES + 1, path, expected)
    assert found is not None
    assert found in missed.found


@pytest.mark.parametrize(
    ("cited", "rule", "fits"),
    [
        (("E4", "R35"), "R35", True),
        (("E4",), "E", True),
        (("E4",), "e4", True),
        (("gl. Spy",), "gl. spy", True),
        (("G4(1)",), "G4", True),
        (("R24",), "R2", False),
        (("gl. Spy",), "gl", False),
        (("K",), "K2", False),
        ((), "K", False),
    ],
)
def test_rules_are_cited_as_a_whole_or_in_part(
    cited: tuple[str, ...], rule: str, fits: bool
) -> None:
    assert cites(cited, rule) is fits


# --- Performed actions are listed -----------------------------------------------------------------


def without(kind: type, rules: type) -> Any:
    """Return a function that lists the legal actions, but omits one kind."""
    listing = rules.legal_actions  # type: ignore[attr-defined]
    return staticmethod(lambda state: [a for a in listing(state) if not isinstance(a, kind)])


@pytest.mark.parametrize(
    "kind", [act.Shift, act.End, act.Manifesto, act.Give, act.Redeploy, act.Keep, act.Retreat]
)
def test_an_action_lost_from_the_list_fails_a_scenario(
    deck: Deck, monkeypatch: pytest.MonkeyPatch, kind: type
) -> None:
    """The table offers only listed actions."""
    monkeypatch.setattr(PaxPorfiriana, "legal_actions", without(kind, PaxPorfiriana))
    read = (place.read(deck) for place in ALL)
    missed = next(filter(None, (run_scenario(each) for each in read if does(kind, each))))
    assert missed.expected == "among the legal actions"
    assert missed.found == "legal, but not among them"


@pytest.mark.parametrize(
    "kind", [adventure.Lift, adventure.Stay, adventure.Order, adventure.Move, adventure.Lose]
)
def test_a_line_lost_from_the_list_of_the_second_game_fails_a_scenario(
    monkeypatch: pytest.MonkeyPatch, kind: type
) -> None:
    monkeypatch.setattr(MexicanAdventure, "legal_actions", without(kind, MexicanAdventure))
    read = (place.read_adventure() for place in ADVENTURE)
    missed = next(filter(None, (run_scenario(each) for each in read if does(kind, each))))
    assert (missed.expected, missed.found) in (
        ("among the legal actions", "legal, but not among them"),
        ("among the legal actions", "not among them"),
    )


def does(kind: type, scenario: Scenario[Any]) -> bool:
    return any(
        isinstance(step, PerformStep) and isinstance(step.action, kind) for step in scenario.steps
    )


def test_listed_and_unlisted_actions_are_expected(
    tmp_path: Path, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PaxPorfiriana, "legal_actions", without(act.Sell, PaxPorfiriana))
    listed = run(tmp_path, deck, "do: [{listed: sell 47}]\n")
    assert listed is not None
    assert listed.found == "not among them"
    absent = run(tmp_path, deck, "do: [{not_listed: sell 47}]\n")
    assert absent is not None
    assert absent.found == "a legal one that is not listed"


def test_missing_dice_are_an_error(tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    zones = "{lagos: {imperial: 2A.french, republican: 4C}}"
    given = f"given: {{phase: ops.i, zones: {zones}}}\n"
    fight = "do: [attitude skirmish, attitude skirmish]\n"
    text = f"game: mexican_adventure\ntitle: T\n{given}{fight}"
    file.write_text(text, encoding="utf-8")
    missed = run_scenario(read_adventure(file, load_material()))
    assert missed is not None
    assert (missed.path, missed.expected) == ("chance", "a fixed result")
    assert "specified" in missed.found


def test_refused_actions_are_not_listed(
    tmp_path: Path, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PaxPorfiriana, "legal_actions", staticmethod(lambda state: [act.Sell(61)]))
    missed = run(tmp_path, deck, "do: [{refused: sell 61}]\n")
    assert missed is not None
    assert missed.found == "among them, though refused"


# --- Several positions in a file ------------------------------------------------------------------

GOOD = "name: good\ntitle: T\nplayers: 2\nthen: {P1.gold: 0}\n"
BAD = "name: bad\ntitle: T\nplayers: 2\nthen: {P1.gold: 1, turn: P2}\n"


def test_a_line_for_each_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rule.yaml"
    file.write_text(f"{GOOD}---\n{BAD}", encoding="utf-8")
    assert cli.main(["scenario", str(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"ok   {file}#good",
        f"FAIL {file}#bad, line 9, P1.gold: expected 1, found 0",
        "1 passed, 1 failed",
    ]
    assert cli.main(["scenario", f"{file}#good"]) == 0
    assert capsys.readouterr().out == f"ok   {file}#good\n1 passed, 0 failed\n"
    assert cli.main(["scenario", f"{file}#ugly"]) == 2
    assert f"{file}: no position “ugly”; expected good, bad." in capsys.readouterr().out


def test_one_broken_position_does_not_affect_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rule.yaml"
    broken = "name: broken\ntitle: T\nplayers: 2\nthen: {P1.luck: 1}\n"
    file.write_text(f"{GOOD}---\n{broken}", encoding="utf-8")
    assert cli.main(["scenario", str(file)]) == 2
    assert capsys.readouterr().out.splitlines()[:2] == [
        f"ok   {file}#good",
        f"FAIL {file}#broken, line 9, at then: unknown path “P1.luck”; "
        "expected a path such as regime, P1.gold or 61.unrest.",
    ]


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ("title: T\nplayers: 2\n", "line 6: one of several positions without a name"),
        (GOOD, "line 6: a second position “good”"),
        ("name: a b\n", "line 6: “a b” as a name"),
        ("name: cut\ntitle: [\n", "#cut, line 8: not valid YAML"),
    ],
)
def test_names_of_positions(tmp_path: Path, second: str, said: str) -> None:
    file = tmp_path / "rule.yaml"
    file.write_text(f"{GOOD}---\n{second}", encoding="utf-8")
    with pytest.raises(ScenarioError, match=re.escape(said)):
        documents(file)


def test_one_position_is_opened_by_name(tmp_path: Path, deck: Deck) -> None:
    file = tmp_path / "rule.yaml"
    file.write_text(f"{GOOD}---\n{BAD}", encoding="utf-8")
    assert read_scenario(Path(f"{file}#bad"), deck).place == f"{file}#bad"
    with pytest.raises(ScenarioError, match="holds 2 positions; expected one of them, as"):
        read_scenario(file, deck)
    odd = tmp_path / "a#b.yaml"
    odd.write_text(GOOD, encoding="utf-8")
    assert read_scenario(odd, deck).place == str(odd)
    assert read_scenario(Path(f"{odd}#good"), deck).place == str(odd)


# --- The command ----------------------------------------------------------------------------------


def test_the_command_prints_a_line_for_each_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad, broken = (tmp_path / f"{name}.yaml" for name in ("good", "bad", "broken"))
    good.write_text("title: T\nplayers: 2\nthen: {P1.gold: 0}", encoding="utf-8")
    bad.write_text("title: T\nplayers: 2\nthen: {P1.gold: 1, turn: P2}", encoding="utf-8")
    broken.write_text("title: T\nplayers: 2\nthen: {P1.luck: 1}", encoding="utf-8")
    assert cli.main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out == f"ok   {good}\n1 passed, 0 failed\n"
    assert cli.main(["scenario", str(bad), str(good)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"FAIL {bad}, line 3, P1.gold: expected 1, found 0"
    assert lines[1:] == [f"ok   {good}", "1 passed, 1 failed"]
    assert cli.main(["scenario", str(broken), str(good), str(bad)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"FAIL {broken}, line 3, at then: unknown path “P1.luck”")
    assert lines[-1] == "1 passed, 2 failed"
