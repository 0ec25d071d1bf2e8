"""Tests of the hand-over of a second instance's call to the first."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attrs import asdict

from paxdesk.files.instance_handover import Call, Calls
from paxdesk.session.session import SEEDS
from tests.files.mutations import Mutator
from tests.shares import spread

SECOND = """
import sys
from pathlib import Path
from paxdesk.files.instance_handover import Call, Calls
calls = Calls(Path(sys.argv[1]))
print(calls.first, calls.hand_over(Call(file="/games/evening.pax"), float(sys.argv[2])))
"""


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Calls]:
    calls = Calls(tmp_path / "program")
    yield calls
    calls.close()


def second(folder: Path, patience: float = 5.0) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SECOND, str(folder), str(patience)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_the_first_instance_is_called(first: Calls) -> None:
    assert first.first
    assert not first.hand_over(Call())
    other = second(first.folder)
    taken: list[Call] = []
    while other.poll() is None and not taken:
        taken = first.take_calls()
        time.sleep(0.01)
    assert taken == [Call(file="/games/evening.pax")]
    assert other.communicate(timeout=5)[0] == "False True\n"
    assert list(first.folder.iterdir()) == [first.folder / "first.lock"]


def test_a_first_instance_that_does_not_react_is_ignored(first: Calls) -> None:
    other = second(first.folder, 0.1)
    assert other.communicate(timeout=10)[0] == "False False\n"
    assert first.take_calls() == []


def test_a_second_instance_becomes_the_first_after_it(first: Calls) -> None:
    first.close()
    other = second(first.folder)
    assert other.communicate(timeout=5)[0] == "True False\n"


def test_two_instances_in_one_process(first: Calls) -> None:
    again = Calls(first.folder)
    assert not again.first
    outcome: list[bool] = []
    thread = threading.Thread(target=lambda: outcome.append(again.hand_over(Call(new=True))))
    thread.start()
    while thread.is_alive():
        for call in first.take_calls():
            assert call == Call(new=True)
    assert outcome == [True]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"file": 5}',
        b'{"seats": true}',
        b'{"new": "yes"}',
        b'{"colour": 1}',
        b'{"seats": 1}',
        b'{"new": true, "seats": 99}',
        b'{"seed": -1}',
        b'{"seed": 18446744073709551616}',
        b"[" * 60_000,
        b'"' + b"x" * 70_000,
    ],
)
def test_invalid_calls_are_removed(first: Calls, data: bytes) -> None:
    (first.folder / "1.call").write_bytes(data)
    assert first.take_calls() == []


def test_a_folder_that_cannot_be_created(tmp_path: Path) -> None:
    (tmp_path / "program").write_text("no folder")
    calls = Calls(tmp_path / "program")
    assert not calls.first
    assert not calls.hand_over(Call())


@pytest.mark.parametrize("number", spread([200, 20_000], long=1))
def test_damaged_calls(first: Calls, count: Callable[[str], None], number: int) -> None:
    whole = json.dumps(asdict(Call("/games/evening.pax", None, True, 4, 7))).encode()
    taken = 0
    for data in Mutator([whole], 1).calls(number):
        (first.folder / "1.call").write_bytes(data)
        for call in first.take_calls():
            assert 2 <= call.seats <= 6
            assert call.seed is None or 0 <= call.seed < SEEDS
            taken += 1
    count(f"{number} damaged calls, {taken} taken")
