"""What is read at every start is kept, and a file that was changed is read itself."""

import runpy
from pathlib import Path

import pytest

from paxdesk.resources import assets_folder, cards_folder
from paxdesk.strict_yaml import Node, Scalar, entries, items, packed, read_bytes, read_file

SCRIPT = Path(__file__).parents[2] / "packaging" / "documents.py"
Values = Scalar | list["Values"] | dict[str, "Values"]


def test_it_is_kept_as_it_is() -> None:
    kept = (assets_folder() / "documents.txt").read_text("utf-8")
    assert kept == runpy.run_path(str(SCRIPT))["lines"](), "call python packaging/documents.py"


@pytest.mark.parametrize("file", sorted(cards_folder().glob("*.yaml")), ids=lambda file: file.stem)
def test_what_is_kept_is_what_is_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = packed(read_bytes(file.read_bytes()))
    monkeypatch.setattr("paxdesk.strict_yaml.read_bytes", _nothing)
    assert packed(read_file(file)) == read


def _nothing(_: bytes) -> Node:
    raise AssertionError("the file itself is read")


def test_a_changed_file_is_read_itself(tmp_path: Path) -> None:
    """Also where it is as long as before."""
    ours, theirs = cards_folder() / "topples.yaml", tmp_path / "topples.yaml"
    theirs.write_text(ours.read_text("utf-8").replace("number: 204", "number: 104"), "utf-8")
    assert theirs.stat().st_size == ours.stat().st_size
    first, *_ = items(read_file(theirs))
    assert entries(first)["number"].value == 104


def test_a_file_with_the_same_bytes_is_the_same_wherever_it_lies(tmp_path: Path) -> None:
    theirs = tmp_path / "mine.yaml"
    theirs.write_bytes((cards_folder() / "topples.yaml").read_bytes())
    assert packed(read_file(theirs)) == packed(read_file(cards_folder() / "topples.yaml"))
