"""Tests of the audit of the data: stated facts, corrections and invalid values."""

from pathlib import Path

import pytest

from paxdesk.cli import main
from paxdesk.mexican_adventure.audit import facts
from paxdesk.mexican_adventure.rules.material_reading import FOLDER, load_material
from paxdesk.resources import cards_folder


def test_every_stated_fact_is_met() -> None:
    missed = [fact for fact in facts(load_material()) if not fact.ok]
    assert missed == []


def corrected(tmp_path: Path, name: str, old: str, new: str) -> Path:
    text = (cards_folder() / FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path


def test_corrected_data_replace_ours_and_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = corrected(tmp_path, "map.yaml", "fortress: 7", "fortress: 6")
    assert main(["adventure", "check", "--cards", str(folder)]) == 1
    said = capsys.readouterr().out
    assert "MISS  5.7.1 Puebla's fortress" in said
    assert "replaced: map.yaml" in said


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("map.yaml", "cover: desert", "cover: swamp", "line 21"),
        ("map.yaml", "neighbours: [california, ures]", "neighbours: [nowhere]", "nowhere"),
        ("counters.yaml", "initiative: 6", "initiative: six", "a whole number from 0 to 9"),
        ("events.yaml", "verb: gain_guerrilla", "verb: gain_gold", "gain_gold"),
        ("scenarios.yaml", "loans: false", "loans: no", "line"),
    ],
)
def test_invalid_values_are_reported_with_their_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, old: str, new: str, told: str
) -> None:
    folder = corrected(tmp_path, name, old, new)
    assert main(["adventure", "check", "--cards", str(folder)]) == 1
    said = capsys.readouterr().err
    assert name in said
    assert told in said
