"""Tests of lists of records in files."""

import json
from pathlib import Path

import pytest
from attrs import frozen

from paxdesk.files.lock import FileLock
from paxdesk.files.record_list import KeptList
from paxdesk.files.safe_write import SaveError


@frozen
class Record:
    name: str
    count: int
    done: bool = False


def listed(path: Path | None) -> KeptList[Record]:
    return KeptList(path, Record, 1)


def by_name(record: Record) -> str:
    return record.name


def test_records_are_stored_once_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "data" / "records.json"
    kept = listed(path)
    assert kept.read() == []
    assert kept.add(Record("a", 1), by_name)
    assert kept.add(Record("b", 2, done=True), by_name)
    assert not kept.add(Record("a", 9), by_name), "the first result of a game counts"
    assert listed(path).read() == [Record("a", 1), Record("b", 2, done=True)]
    assert [file.name for file in path.parent.iterdir()] == ["records.json"]


def test_records_without_a_folder_last_as_long_as_the_window() -> None:
    kept = listed(None)
    assert kept.add(Record("a", 1), by_name)
    assert not kept.add(Record("a", 1), by_name)
    assert kept.read() == [Record("a", 1)]
    kept.delete()
    assert kept.read() == []


GOOD = {"format": 1, "records": [{"name": "a", "count": 1, "done": False}]}


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"format": 2, "records": []}, "format"),
        ({"records": []}, ""),
        ([], ""),
        ({**GOOD, "more": 1}, ""),
        ({"format": 1, "records": [{"name": "a", "count": True, "done": False}]}, "[0].count"),
        ({"format": 1, "records": [{"name": "a", "done": True}]}, "[0]"),
        ({"format": 1, "records": {"name": "a"}}, ""),
    ],
)
def test_foreign_lists_are_refused_and_unchanged(tmp_path: Path, data: object, where: str) -> None:
    path = tmp_path / "records.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(SaveError) as refused:
        listed(path).read()
    assert refused.value.where == where
    with pytest.raises(SaveError):
        listed(path).add(Record("b", 1), by_name)
    assert path.read_bytes() == before
    listed(path).delete()
    assert not path.exists()


def test_another_writing_program_is_waited_for_and_then_named(tmp_path: Path) -> None:
    path = tmp_path / "records.json"
    other = FileLock(tmp_path / "records.json.lock")
    assert other.take()
    with pytest.raises(SaveError, match="another program is writing to it"):
        listed(path).add(Record("a", 1), by_name)
    other.release()
    assert listed(path).add(Record("a", 1), by_name)
