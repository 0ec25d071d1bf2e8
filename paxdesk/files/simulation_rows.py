"""Result rows of simulated games, as CSV or Parquet, resumable after interruptions."""

import csv
import io
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.files.lock import FileLock, NoLocks
from paxdesk.files.safe_write import SaveError, shown_path, write_whole
from paxdesk.lazy_attrs import define
from paxdesk.resources import how_to_install
from paxdesk.strict_yaml import Misfit, read_beginning

ResultRow = dict[str, str | int]
NO_PARQUET = "Parquet files need pyarrow; a .csv file needs nothing. {how}"


class RowError(PaxError):
    """Error if rows cannot be stored in the given file."""


@define
class RowFile:
    """File of rows; ``same`` are the values that all rows share."""

    path: Path | None
    columns: list[str]
    same: ResultRow
    kept_rows: set[int] = field(factory=set, init=False)
    """Seeds of the games already in the file when it was opened."""
    _lock: FileLock | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        if self._is_parquet:
            _parquet()
        elif self.path is not None and self.path.suffix != ".csv":
            raise RowError(f"{shown_path(self.path)}: rows need a .csv or .parquet file.")
        grown = self._growing
        if grown is None:
            return
        if grown.exists() and not grown.is_file():
            raise RowError(f"{shown_path(grown)} is not a file.")
        self._hold(grown)
        try:
            self._begin(grown)
        except BaseException:
            self.close()
            raise

    def _hold(self, grown: Path) -> None:
        """Lock the file. Raises RowError if already locked."""
        lock = FileLock(grown.with_name(f".{grown.name}.lock"))
        try:
            if not lock.take():
                raise RowError(f"{shown_path(grown)}: another simulation is adding rows to it.")
        except NoLocks:
            return  # a disk without locks can still store rows
        except OSError as error:
            raise unwritable(grown, error) from error
        self._lock = lock

    def close(self) -> None:
        """Release the lock."""
        if self._lock is not None:
            self._lock.release(remove=True)
            self._lock = None

    def _begin(self, grown: Path) -> None:
        """Read an earlier run's rows, if any. Raises RowError."""
        if grown.exists():
            try:
                self._take_up(grown)
            except OSError as error:
                raise unwritable(grown, error) from error
            except SaveError as error:
                raise RowError(str(error)) from error
            except (Misfit, ValueError, csv.Error) as error:
                raise RowError(f"{shown_path(grown)} does not contain rows of games.") from error
        elif self._is_parquet and self.path is not None and self.path.exists():
            raise RowError(f"{shown_path(self.path)} already exists, with all its games.")

    @property
    def _is_parquet(self) -> bool:
        return self.path is not None and self.path.suffix == ".parquet"

    @property
    def _growing(self) -> Path | None:
        """CSV file that rows are added to, or None."""
        if self.path is not None and self._is_parquet:
            return self.path.with_name(f"{self.path.name}.part.csv")
        return self.path

    def _take_up(self, path: Path) -> None:
        """Read an earlier run's rows; drop an incomplete last one."""
        heading = ",".join(self.columns) + "\n"
        begins = read_beginning(path, len(heading.encode()))
        if not heading.encode().startswith(begins):
            name = shown_path(path)
            raise RowError(f"{name} does not contain rows of this simulation; it was not changed.")
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = csv.DictReader(io.StringIO(whole))
        found = list(lines)
        mine = [str(word) for word in self.same.values()]
        for row in found:
            if [row.get(name) for name in self.same] != mine:
                raise RowError(f"{shown_path(path)} contains games of another simulation.")
        self.kept_rows = {int(row["seed"]) for row in found}
        if whole != text:
            write_whole(path, whole.encode())

    def add(self, rows: Iterable[ResultRow], output: TextIO | None = None) -> Iterator[ResultRow]:
        """Yield each row, after writing it to the file or ``output``, if any. Raises RowError."""
        grown = self._growing
        if grown is None:
            yield from rows if output is None else self._write(rows, output, heading=True)
            return
        heading = not grown.exists() or not grown.stat().st_size
        try:
            file = grown.open("a", encoding="utf-8", newline="")
        except OSError as error:
            raise unwritable(grown, error) from error
        try:
            yield from self._write(rows, file, heading)
        finally:
            # Each row written has been flushed.
            with suppress(OSError):
                file.close()

    def _write(self, rows: Iterable[ResultRow], file: TextIO, heading: bool) -> Iterator[ResultRow]:
        writer = csv.DictWriter(file, self.columns, lineterminator="\n")
        for row in rows:
            try:
                if heading:
                    writer.writeheader()
                    heading = False
                writer.writerow(row)
                file.flush()
            except BrokenPipeError:
                raise
            except OSError as error:
                raise unwritable(self._growing or Path(file.name), error) from error
            yield row

    def rows(self) -> list[ResultRow]:
        """Return all rows in the file so far, with every value as text."""
        grown = self._growing
        return [] if grown is None or not grown.exists() else read_rows(grown)

    def finish(self) -> None:
        """Sort the file by seed, and make a Parquet file if needed. Raises RowError."""
        grown = self._growing
        if grown is None:
            return
        try:
            self._sort(grown)
            if self._is_parquet and self.path is not None:
                self._make_parquet(grown, self.path)
        except OSError as error:
            raise unwritable(self.path or grown, error) from error
        except SaveError as error:
            raise RowError(str(error)) from error

    def _sort(self, grown: Path) -> None:
        with grown.open(encoding="utf-8", newline="") as file:
            rows = sorted(csv.DictReader(file), key=lambda row: int(row["seed"]))
        text = io.StringIO()
        writer = csv.DictWriter(text, self.columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        write_whole(grown, text.getvalue().encode())

    def _make_parquet(self, grown: Path, path: Path) -> None:
        arrow_csv, parquet = _parquet()
        words = dict.fromkeys([*self.same, "winner", "robot", "how", "regime"], "string")
        options = arrow_csv.ConvertOptions(column_types=words)
        data = io.BytesIO()
        parquet.write_table(arrow_csv.read_csv(grown, convert_options=options), data)
        write_whole(path, data.getvalue())
        grown.unlink()


def read_rows(path: Path) -> list[ResultRow]:
    """Return all rows of a CSV file, with every value as text."""
    with path.open(encoding="utf-8", newline="") as file:
        return [dict(row) for row in csv.DictReader(file)]


def made_folder(path: Path) -> Path:
    """Create a folder for rows, if necessary, and return it. Raises RowError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error
    return path


def unwritable(path: Path, error: OSError) -> RowError:
    """Return the error for a path where rows cannot be written."""
    return RowError(f"{shown_path(path)}: rows cannot be kept there ({error.strerror}).")


def _parquet() -> tuple[Any, Any]:
    """Return pyarrow's csv and parquet. Raises RowError if missing."""
    try:
        import pyarrow.csv
        import pyarrow.parquet
    except ImportError as error:
        raise RowError(NO_PARQUET.format(how=how_to_install("parquet"))) from error
    return pyarrow.csv, pyarrow.parquet
