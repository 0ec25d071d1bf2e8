"""Tests that games are saved completely, and that no file is trusted."""

import json
from pathlib import Path
from typing import Any

import pytest

from paxdesk.cli import main
from paxdesk.files.safe_write import SaveError
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules import effects
from paxdesk.mexican_adventure.rules.material import ReinforceInOrder
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Options, State
from paxdesk.mexican_adventure.saves import open_saved, write_saved
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.session.history import CannotUndo
from tests.shares import spread

SEATS = (SeatSetup("Eugénie", 1), SeatSetup("Benito", 4))


def played(scenario: str, seed: int, steps: int) -> Session:
    session = Session.new(load_material(), Opening(scenario, seed), SEATS)
    player = KindsPlayer.for_game(seed)
    while steps and session.seat_to_act is not None:
        session.submit(player.choose(session.legal()))
        steps -= 1
    return session


@pytest.mark.parametrize(
    ("scenario", "steps"),
    spread(
        [("puebla", 60), ("conquest", 200), ("maximilian", 90), ("retreat", 9999)], 2, unpack=True
    ),
)
def test_a_game_survives_a_round_trip(tmp_path: Path, scenario: str, steps: int) -> None:
    session = played(scenario, 11, steps)
    write_saved(tmp_path / "game.pax", session)
    opened = open_saved(tmp_path / "game.pax", load_material())
    again = opened.session
    assert again.state == session.state
    assert again.journal == session.journal
    assert again.opening == session.opening
    proof = opened.proof()
    assert proof.error is None


def test_undo_history_is_restored(tmp_path: Path) -> None:
    session = played("maximilian", 4, 12)
    undone = 0
    while session.can_undo:
        undone += session.undo()
    assert undone
    write_saved(tmp_path / "game.pax", session)
    opened = open_saved(tmp_path / "game.pax", load_material())
    history = opened.proof().history
    assert history is not None
    opened.session.remember(history)
    with pytest.raises(CannotUndo):
        opened.session.undo()
    steps = 0
    while opened.session.can_redo:
        steps += opened.session.redo()
    assert steps == undone


def change(data: Any, path: str, value: Any) -> None:
    *way, last = path.split(".")
    for each in way:
        data = data[int(each) if each.isdecimal() else each]
    data[int(last) if last.isdecimal() else last] = value


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("game", "porfiriana", ""),
        ("format", 4, "format"),
        ("generator", "dice", "generator"),
        ("seats.0.colour", 9, "seats[0].colour"),
        ("seats.1.name", "", "seats[1].name"),
        ("position.rp.imperial", "many", "position.rp"),
        ("position.withdrawal", 31, "position"),
        ("position.scenario", "moscow", "position"),
        ("position.agenda", [], "position.agenda"),
        ("journal.0.line", "march on Moscow", "journal[0]"),
        ("journal.0.seat", 3, "journal[0]"),
        ("parts", [], "parts"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(
    tmp_path: Path, path: str, value: Any, where: str
) -> None:
    file = tmp_path / "game.pax"
    write_saved(file, played("puebla", 2, 40))
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data, path, value)
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        open_saved(file, load_material())
    assert where in caught.value.where


def test_verify_checks_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.pax"
    write_saved(file, played("puebla", 2, 40))
    assert main(["verify", str(file)]) == 0
    assert "lines that lead to the position, " in capsys.readouterr().out
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data, "position.rp.imperial", 29)
    file.write_text(json.dumps(data, indent=1), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "does not lead" in capsys.readouterr().out


FORM_1 = Path(__file__).parent / "corpus" / "form-1.pax"
"""Saved game of form 1, after a combat."""
OF_THEN = load_material(FORM_1.with_name("cards-of-then"))
"""Former map and set-ups, which the journal of this game needs."""


@pytest.fixture
def guards_received_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the former reading of M38, by which Rural Guards alone receive no Reinforcements."""

    def reinforce(state: State, effect: ReinforceInOrder) -> None:
        guards = state.zones[effect.where]
        kept, guards.rural_guards = guards.rural_guards, 0
        present(state, effect)
        guards.rural_guards = kept

    present = effects._reinforce_in_order
    monkeypatch.setattr(effects, "_reinforce_in_order", reinforce)


@pytest.mark.usefixtures("guards_received_nobody")
def test_the_first_form_is_read_and_written_as_the_newest(tmp_path: Path) -> None:
    kept = json.loads(FORM_1.read_text(encoding="utf-8"))
    assert kept["format"] == 1
    assert kept["position"]["fought"]["pc"] == [8, 8]
    opened = open_saved(FORM_1, OF_THEN)
    session = opened.session
    assert session.state.fought is not None, "its sums are read off the journal"
    assert session.state.fought.terms is not None
    assert session.state.fought.pc == (8, 8)
    assert len(session.journal) == len(kept["journal"])
    assert session.state.turn == kept["position"]["turn"]
    assert session.legal()
    write_saved(tmp_path / "again.pax", session)
    again = json.loads((tmp_path / "again.pax").read_text(encoding="utf-8"))
    assert again["format"] == 3
    assert open_saved(tmp_path / "again.pax", OF_THEN).session.state == session.state


def test_the_opponent_of_the_second_form_is_the_easy_one() -> None:
    file = FORM_1.with_name("form-2.pax")
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["format"] == 2
    assert [seat["robot"] for seat in kept["seats"]] == [None, "strategist"]
    opened = open_saved(file, load_material())
    assert [seat.robot for seat in opened.session.seats] == [None, "easy"]
    assert opened.session.state.winner == kept["position"]["winner"]


def test_a_game_opens_even_if_present_rules_lead_to_another_position() -> None:
    """Former rules refused Reinforcements that now land (M38)."""
    opened = open_saved(FORM_1, OF_THEN)
    assert opened.session.legal()
    assert opened.proof().error is not None


@pytest.mark.usefixtures("guards_received_nobody")
def test_a_journal_of_the_first_form_is_verified() -> None:
    proof = open_saved(FORM_1, OF_THEN).proof()
    assert proof.error is None
    assert proof.history is not None


def test_sums_of_another_journal_are_ignored(tmp_path: Path) -> None:
    data = json.loads(FORM_1.read_text(encoding="utf-8"))
    change(data, "position.rp.imperial", 29)
    file = tmp_path / "changed.pax"
    file.write_text(json.dumps(data), encoding="utf-8")
    opened = open_saved(file, OF_THEN)
    assert opened.session.state.fought is None
    assert opened.proof().error is not None


def test_a_damaged_first_form_is_refused_with_its_place(tmp_path: Path) -> None:
    data = json.loads(FORM_1.read_text(encoding="utf-8"))
    for path, value, where in (
        ("position.withdrawal", 31, "position"),
        ("position", [], "position"),
        ("opening", "puebla", "opening"),
        ("format", True, "format"),
        ("format", 0, "format"),
    ):
        changed = json.loads(json.dumps(data))
        change(changed, path, value)
        file = tmp_path / "damaged.pax"
        file.write_text(json.dumps(changed), encoding="utf-8")
        with pytest.raises(SaveError) as caught:
            open_saved(file, load_material())
        assert where in caught.value.where


def test_options_newer_than_a_file_are_omitted(tmp_path: Path) -> None:
    """Newer options are stored only if they are set; all options survive a round trip."""
    file = tmp_path / "game.pax"
    for options in (Options(), Options(lost_at_once=True, cap_by_sufferer=True, by_points=True)):
        session = Session.new(load_material(), Opening("conquest", 3, options), SEATS)
        write_saved(file, session)
        kept = json.loads(file.read_text(encoding="utf-8"))["opening"]["options"]
        assert ("cap_by_sufferer" in kept) == options.cap_by_sufferer
        assert ("by_points" in kept) == options.by_points
        again = open_saved(file, load_material()).session
        assert again.state.options == options
        assert again.opening.options == options
