"""Randomly damaged saved games, with flipped bits, missing parts, or other keys and values."""

import copy
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import SaveError
from paxdesk.session.replay import ReplayError

Place: TypeAlias = tuple[str | int, ...]
Opened = TypeVar("Opened")
LONGEST_SECONDS = 5.0
"""Maximum CPU time for opening and checking a file, in seconds."""

VALUES: tuple[Any, ...] = (
    *(0, 1, -1, 2, 3, 7, 15, 16, 50, 99, 220, 221, 10**6, 2**63, 2**64, -(2**63), 10**30),
    *(True, False, None, "", "1", "x", "pax", "red", "loyalty", "end", "\n", "\ud800", 0.5),
    *([], {}, [1], [0, 1], {"type": "Showdown"}, {"type": "GameOver"}, {"type": "ActionPhase"}),
)


class Mutator:
    """Generator of damaged files, reproducible by its seed."""

    def __init__(self, files: Sequence[bytes], seed: int) -> None:
        self.files = files
        self.chance = random.Random(seed)

    def mutants(self, count: int) -> Iterator[bytes]:
        ways: tuple[Callable[[bytes], bytes], ...] = (
            self.flip_bits,
            self.cut,
            self.splice_bytes,
            *[self.change_values] * 5,
            *[self.forge] * 3,
        )
        for _ in range(count):
            yield self.chance.choice(ways)(self.chance.choice(self.files))

    def calls(self, count: int) -> Iterator[bytes]:
        """Yield ``count`` damaged files; the originals must be JSON objects."""
        ways = (self.flip_bits, self.cut, self._put_value, self._put_value)
        for _ in range(count):
            yield self.chance.choice(ways)(self.chance.choice(self.files))

    def _put_value(self, file: bytes) -> bytes:
        data = json.loads(file)
        data[self.chance.choice(list(data))] = self.chance.choice(VALUES)
        return json.dumps(data).encode()

    # --- Bytes ------------------------------------------------------------------------------------

    def flip_bits(self, file: bytes) -> bytes:
        found = bytearray(file)
        for _ in range(self.chance.choice((1, 1, 3, 20))):
            found[self.chance.randrange(len(found))] ^= 1 << self.chance.randrange(8)
        return bytes(found)

    def cut(self, file: bytes) -> bytes:
        first, last = sorted(self.chance.randrange(len(file)) for _ in range(2))
        return self.chance.choice((file[:first], file[last:], file[:first] + file[last:]))

    def splice_bytes(self, file: bytes) -> bytes:
        other = self.chance.choice(self.files)
        at = self.chance.randrange(min(len(file), len(other)))
        return file[:at] + other[at:]

    # --- Plausible games --------------------------------------------------------------------------

    def forge(self, file: bytes) -> bytes:
        """Return the file with other plausible values."""
        data = json.loads(file)
        for _ in range(self.chance.choice((1, 1, 2))):
            way = self.chance.choice(
                (self._put_step, self._drop_step, self._forge_field, self._rob)
            )
            way(data["position"])
        return json.dumps(data, ensure_ascii=True).encode()

    def _put_step(self, position: Any) -> None:
        other = json.loads(self.chance.choice(self.files))["position"]["agenda"]
        agenda = position["agenda"]
        agenda.insert(self.chance.randrange(len(agenda) + 1), self.chance.choice(other))

    def _drop_step(self, position: Any) -> None:
        if len(position["agenda"]) > 1:
            position["agenda"].pop(self.chance.randrange(len(position["agenda"])))

    def _forge_field(self, position: Any) -> None:
        turn = [position["turn"]] if isinstance(position["turn"], dict) else []
        record = self.chance.choice((*position["agenda"], *turn))
        names = [name for name in record if name != "type"]
        if names:
            name = self.chance.choice(names)
            record[name] = self._like(record[name])

    def _like(self, value: Any) -> Any:
        """Return a plausible value; for None, a number."""
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            near = (value - 1, value + 1, 0, 1, 2, 3, 4)
            return self.chance.choice((*near, self.chance.randrange(1, 221)))
        if value is None:
            return self.chance.choice((0, 1, 2, 3, self.chance.randrange(1, 221)))
        if isinstance(value, list) and value:
            return self.chance.choice((value[1:], value[:-1], value[::-1], [*value, value[0]]))
        if isinstance(value, str):
            return self.chance.choice(("choices", "payment", "spy", "effects", "event", "red"))
        return value

    def _rob(self, position: Any) -> None:
        if "rp" in position:
            # The Mexican Adventure, whose sides have resource points.
            side = self.chance.choice(list(position["rp"]))
            position["rp"][side] = self.chance.choice((0, 1, 50))
            return
        players = list(position["players"].values())
        self.chance.choice(players)["gold"] = self.chance.choice((0, 0, 1, 50))

    # --- Keys and values --------------------------------------------------------------------------

    def change_values(self, file: bytes) -> bytes:
        data = json.loads(file)
        change = self.chance.choice(
            (self._put, self._drop, self._swap, self._nudge, self._graft, self._graft_same_key)
        )
        for _ in range(self.chance.choice((1, 1, 1, 2, 5))):
            change(data)
        return json.dumps(data, ensure_ascii=True).encode()

    def _place(self, data: Any) -> Place:
        """Return a place to change, often in the agenda and rarely in the journal."""
        found = [place for place in places(data) if place]
        agenda = [place for place in found if place[:2] == ("position", "agenda")]
        if agenda and self.chance.random() < 0.4:
            return self.chance.choice(agenda)
        if self.chance.random() < 0.8:
            found = [place for place in found if place[0] != "journal"] or found
        return self.chance.choice(found) if found else ()

    def _put(self, data: Any) -> None:
        _set(data, self._place(data), copy.deepcopy(self.chance.choice(VALUES)))

    def _drop(self, data: Any) -> None:
        place = self._place(data)
        if place:
            del at(data, place[:-1])[place[-1]]

    def _swap(self, data: Any) -> None:
        one, other = self._place(data), self._place(data)
        if one[: len(other)] == other or other[: len(one)] == one:
            return
        first, second = at(data, one), at(data, other)
        _set(data, one, second)
        _set(data, other, first)

    def _nudge(self, data: Any) -> None:
        place = self._place(data)
        value = at(data, place)
        if type(value) is int:
            _set(data, place, value + self.chance.choice((-2, -1, 1, 2, 10)))
        elif isinstance(value, list):
            self.chance.shuffle(value)
        elif isinstance(value, dict) and value:
            key = self.chance.choice(list(value))
            value[f"{key}x"] = value.pop(key)

    def _graft(self, data: Any) -> None:
        """Replace a value by the one at the same path in a random game."""
        other = json.loads(self.chance.choice(self.files))
        place = self._place(data)
        if place in set(places(other)):
            _set(data, place, at(other, place))

    def _graft_same_key(self, data: Any) -> None:
        """Replace a value by one with the same key in a random game."""
        other = json.loads(self.chance.choice(self.files))
        place = self._place(data)
        same = [each for each in places(other) if each and place and each[-1] == place[-1]]
        if same:
            _set(data, place, at(other, self.chance.choice(same)))


def places(data: Any, here: Place = ()) -> Iterator[Place]:
    yield here
    entries = data.items() if isinstance(data, dict) else ()
    for key, value in enumerate(data) if isinstance(data, list) else entries:
        yield from places(value, (*here, key))


def at(data: Any, place: Place) -> Any:
    for key in place:
        data = data[key]
    return data


def _set(data: Any, place: Place, value: Any) -> None:
    if place:
        at(data, place[:-1])[place[-1]] = value


# --- Opening them ---------------------------------------------------------------------------------


def attack(
    mutants: Iterator[bytes],
    file: Path,
    opens: Callable[[Path], Opened],
    check: Callable[[Opened], str],
) -> str:
    """Open damaged games, which must be refused or pass ``check``; return a summary."""
    tally: Counter[str] = Counter()
    slowest = 0.0
    for data in mutants:
        file.write_bytes(data)
        start = time.process_time()
        try:
            opened = opens(file)
        except SaveError as error:
            check_sentence(error)
            tally["refused"] += 1
        else:
            tally["opened"] += 1
            tally[check(opened)] += 1
        slowest = max(slowest, time.process_time() - start)
    assert slowest < LONGEST_SECONDS
    assert tally["refused"] > tally["opened"] > 0
    told = ", ".join(f"{number} {what}" for what, number in tally.items())
    return f"{tally['refused'] + tally['opened']} mutants: {told}; slowest {slowest:.2f} s"


def recalled(recall: Callable[[], object]) -> str:
    """Return a phrase on whether the journal leads to the saved position."""
    try:
        recall()
    except ReplayError as error:
        check_sentence(error)
        return "its journal leads elsewhere"
    return "its journal leads there"


def check_sentence(error: PaxError) -> None:
    assert len(str(error).splitlines()) == 1
    assert str(error).endswith(".")
