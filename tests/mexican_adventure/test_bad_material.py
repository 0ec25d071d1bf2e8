"""Tests that invalid files of material are refused with the place of the error."""

from pathlib import Path

import pytest

from paxdesk.mexican_adventure.rules.errors import MaterialError
from paxdesk.mexican_adventure.rules.material_reading import FILES, FOLDER, load_material
from paxdesk.resources import cards_folder


def corrected(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """Write a built-in file with one change into a folder of corrections; return its new path."""
    ours = (cards_folder() / FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    assert old in ours
    file = tmp_path / FOLDER / f"{name}.yaml"
    file.parent.mkdir()
    file.write_text(ours.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", FILES)
def test_a_corrected_file_replaces_ours(tmp_path: Path, name: str) -> None:
    corrected(tmp_path, name, "\n", "\n")
    found = load_material(tmp_path)
    assert found.replaced == (name,)
    assert found.board.zones == load_material().board.zones
    assert found.leaders == load_material().leaders


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("map", "- id: altar", "- id: Altar", "Altar"),
        ("map", "- id: altar\n", "- id: ures\n", "ures"),
        ("counters", "\n", "\nspare: 1\n", "spare"),
        ("events", "\n", "\nspare: 1\n", "spare"),
        ("scenarios", "\n", "\nspare: 1\n", "spare"),
        ("events", "verb: gain_guerrilla", "verb: gain_guerrillas", "gain_guerrillas"),
        ("events", "side: republican, count", "side: neutral, count", "neutral"),
        ("scenarios", "{by: control, zones: [", "{by: no_imperial_fp, zones: [", "zones"),
    ],
)
def test_a_mistake_is_reported_with_its_place(
    tmp_path: Path, name: str, old: str, new: str, problem: str
) -> None:
    file = corrected(tmp_path, name, old, new)
    with pytest.raises(MaterialError) as caught:
        load_material(tmp_path)
    error = caught.value
    assert error.file == str(file)
    assert problem in error.problem
    assert error.line is not None
    lines = file.read_text(encoding="utf-8").splitlines()
    assert problem in "\n".join(lines[error.line - 1 : error.line + 1])
    assert str(error).startswith(f"{file}, line {error.line}: ")
