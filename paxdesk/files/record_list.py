"""Records of attrs classes in JSON files, read strictly."""

import json
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import attrs

from paxdesk.files.safe_write import alone, make_folder, reading, unwritable, write_whole
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr

if TYPE_CHECKING:
    from cattrs import Converter

T = TypeVar("T", bound=attrs.AttrsInstance)
MAX_BYTES: Final = 8_000_000


def converter_of(*shapes: type[attrs.AttrsInstance]) -> "Converter":
    """Return a strict converter for ``shapes``, whose fields with defaults may be missing."""
    # Importing cattrs would delay start-up.
    from paxdesk.files.record_codec import register_partial, strict_converter

    converter = strict_converter()
    for shape in shapes:
        later = (each.name for each in attrs.fields(shape) if each.default is not attrs.NOTHING)
        register_partial(converter, shape, {}, frozenset(), frozenset(later))
    return converter


def read_record(path: Path, shape: type[T], most: int, *parts: type[attrs.AttrsInstance]) -> T:
    """Return the record in a file; ``parts`` are classes inside the record. Raises SaveError."""
    from paxdesk.files.record_codec import read_record_data

    with reading(path):
        record = read_record_data(read_json(path, most), shape, converter_of(shape, *parts))
    return record


def write_record(path: Path, record: attrs.AttrsInstance, *, private: bool = False) -> None:
    """Write a file with one record; ``private`` restricts it to its owner. Raises SaveError."""
    data = json.dumps(converter_of(type(record)).unstructure(record), indent=1)
    make_folder(path.parent, private=private)
    write_whole(path, data.encode(), private=private)


class KeptList(Generic[T]):
    """Records of one attrs class in a file, or only in memory."""

    def __init__(self, path: Path | None, shape: type[T], form: int) -> None:
        self.path = path
        self.shape = shape
        self.form = form
        self._held: list[T] = []

    def read(self) -> list[T]:
        """Return all records. Raises SaveError for an invalid file."""
        path = self.path
        if path is None:
            return list(self._held)
        if not path.exists():
            return []
        with reading(path):
            records = self._records(read_json(path, MAX_BYTES))
        return records

    def _records(self, data: object) -> list[T]:
        from paxdesk.files.record_codec import read_record_data

        if not isinstance(data, dict) or data.keys() != {"format", "records"}:
            raise InvalidData(tr("not a list of records"))
        if data["format"] != self.form:
            raise InvalidData(tr("in a format that this version cannot read"), "format")
        converter = converter_of(self.shape)
        found: list[T] = read_record_data(data["records"], list[self.shape], converter)  # type: ignore[name-defined]
        return found

    def add(self, record: T, key: Callable[[T], Hashable]) -> bool:
        """Add a record unless its ``key`` exists; return whether it was added. Raises SaveError."""
        with self._alone():
            records = self.read()
            if key(record) in {key(each) for each in records}:
                return False
            self._write([*records, record])
        return True

    def delete(self) -> None:
        """Delete the file with all records, readable or not. Raises SaveError."""
        self._held.clear()
        if self.path is None:
            return
        with self._alone():
            try:
                self.path.unlink(missing_ok=True)
            except OSError as error:
                raise unwritable(self.path, error) from error

    def _write(self, records: list[T]) -> None:
        if self.path is None:
            self._held = records
            return
        plain = [attrs.asdict(each) for each in records]
        data = {"format": self.form, "records": plain}
        write_whole(self.path, json.dumps(data, ensure_ascii=False, indent=1).encode())

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold the file's lock, if there is one. Raises SaveError."""
        if self.path is None:
            yield
            return
        with alone(self.path):
            yield
