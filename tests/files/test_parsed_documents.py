"""Tests that stored parsed documents agree with their files."""

import runpy
from pathlib import Path

import pytest

from paxdesk.resources import assets_folder, cards_folder
from paxdesk.strict_yaml import YamlNode, list_items, map_entries, read_bytes, read_file, to_json

SCRIPT = Path(__file__).parents[2] / "packaging" / "documents.py"


def test_documents_are_current() -> None:
    found = (assets_folder() / "documents.txt").read_text("utf-8")
    assert found == runpy.run_path(str(SCRIPT))["lines"](), "call python packaging/documents.py"


@pytest.mark.parametrize("file", sorted(cards_folder().glob("*.yaml")), ids=lambda file: file.stem)
def test_parsed_documents_equal_their_files(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = to_json(read_bytes(file.read_bytes()))
    monkeypatch.setattr("paxdesk.strict_yaml.read_bytes", _refuse)
    assert to_json(read_file(file)) == read


def _refuse(_: bytes) -> YamlNode:
    raise AssertionError("the file is parsed")


def test_a_changed_file_of_the_same_length_is_parsed(tmp_path: Path) -> None:
    ours, theirs = cards_folder() / "topples.yaml", tmp_path / "topples.yaml"
    theirs.write_text(ours.read_text("utf-8").replace("number: 204", "number: 104"), "utf-8")
    assert theirs.stat().st_size == ours.stat().st_size
    first, *_ = list_items(read_file(theirs))
    assert map_entries(first)["number"].value == 104
