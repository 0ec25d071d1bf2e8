"""Tables of texts in CSV, XLSX and ODS files."""

import csv
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.resources import how_to_install
from paxdesk.strict_yaml import Misfit, read_limited

Table: TypeAlias = list[list[str]]
SUFFIXES: Final = (".csv", ".xlsx", ".ods")
MOST_BYTES: Final = 2_000_000
MOST_UNPACKED: Final = 20_000_000
"""Maximum size of a spreadsheet's unpacked content, in bytes."""
MOST_ROWS: Final = 2_000
MOST_COLUMNS: Final = 100
LONGEST_CELL: Final = 2_000
FORMULA: Final = ("=", "+", "-", "@", "'")
"""First characters of a cell that need the escape ``'``."""


class MissingLibraryError(PaxError):
    """Raised if the libraries for spreadsheets are not installed."""

    def __init__(self) -> None:
        words = tr("Spreadsheets need additional libraries.")
        super().__init__(f"{words} {how_to_install('sheets')}")


def read_table(file: Path) -> Table:
    """Return the first sheet of a file, with long cells and rows cut.

    Raises Misfit or MissingLibraryError.
    """
    data = read_limited(file, MOST_BYTES)
    suffix = file.suffix.casefold()
    if suffix not in SUFFIXES:
        raise Misfit(None, tr("found “{value}”", value=file.suffix), ", ".join(SUFFIXES))
    rows = _csv_rows(data) if suffix == ".csv" else _office_rows(data, suffix)
    table: Table = []
    for row in rows:
        if len(table) >= MOST_ROWS:
            raise Misfit(None, tr("the table is too long"), tr("at most {n} rows", n=MOST_ROWS))
        table.append([cell[:LONGEST_CELL] for cell in row[:MOST_COLUMNS]])
    while table and not any(map(str.strip, table[-1])):
        table.pop()
    return table


def table_bytes(table: Table, suffix: str) -> bytes:
    """Return a table as the content of a file. Raises MissingLibraryError."""
    writers = {".csv": _as_csv, ".xlsx": _as_xlsx, ".ods": _as_ods}
    return writers[suffix](table)


def _csv_rows(data: bytes) -> Iterator[list[str]]:
    text = _decoded(data)
    first = text.partition("\n")[0]
    mark = max(",;\t", key=first.count)
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=False):
            yield [_unquoted(cell) for cell in row]
    except csv.Error as error:
        raise Misfit(None, tr("cannot be read ({why})", why=error)) from error


def _decoded(data: bytes) -> str:
    """Decode UTF-8, UTF-16 or CP1252."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _unquoted(cell: str) -> str:
    return cell[1:] if cell[:1] == "'" and cell[1:2] in FORMULA else cell


def _as_csv(table: Table) -> bytes:
    made = io.StringIO(newline="")
    rows = ([f"'{cell}" if cell.startswith(FORMULA) else cell for cell in row] for row in table)
    csv.writer(made).writerows(rows)
    return made.getvalue().encode("utf-8-sig")


def _office_rows(data: bytes, suffix: str) -> Iterator[list[str]]:
    _check_archive(data)
    try:
        yield from (_xlsx_rows if suffix == ".xlsx" else _ods_rows)(data)
    except (PaxError, MemoryError):
        raise
    except Exception as error:
        # the libraries raise any exception for a damaged file
        raise Misfit(None, tr("a damaged spreadsheet")) from error


def _check_archive(data: bytes) -> None:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            size = sum(each.file_size for each in archive.infolist())
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
        raise Misfit(None, tr("not a spreadsheet")) from error
    if size > MOST_UNPACKED:
        most = tr("at most {most} bytes", most=MOST_UNPACKED)
        raise Misfit(None, tr("the file is too large"), most)


def _text_of(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _xlsx_rows(data: bytes) -> Iterator[list[str]]:
    openpyxl = _library("openpyxl")
    book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True)
    for row in book.worksheets[0].iter_rows(
        max_col=MOST_COLUMNS, max_row=MOST_ROWS + 1, values_only=True
    ):
        yield [_text_of(value) for value in row]


def _as_xlsx(table: Table) -> bytes:
    openpyxl = _library("openpyxl")
    book = openpyxl.Workbook()
    sheet = book.active
    for row, cells in enumerate(table, 1):
        for column, text in enumerate(cells, 1):
            if not text:
                continue
            cell = sheet.cell(row, column)
            if _is_number(text):
                cell.value = int(text)
            else:
                cell.value, cell.data_type = text, "s"
    sheet.freeze_panes = "C2"
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 9 and str(int(text)) == text


def _ods_rows(data: bytes) -> Iterator[list[str]]:
    opendocument, table = _library("odf.opendocument"), _library("odf.table")
    sheets = opendocument.load(io.BytesIO(data)).spreadsheet.getElementsByType(table.Table)
    blank = 0
    for row in sheets[0].getElementsByType(table.TableRow):
        cells: list[str] = []
        for cell in row.childNodes:
            cells += [_ods_text(cell)] * min(_repeated(cell, "columns"), MOST_COLUMNS - len(cells))
        times = min(_repeated(row, "rows"), MOST_ROWS + 1)
        if not any(cells):
            # a sheet may end with a million blank rows
            blank = min(blank + times, MOST_ROWS + 1)
            continue
        yield from ([] for _ in range(blank))
        yield from (cells for _ in range(times))
        blank = 0


def _repeated(element: Any, what: str) -> int:
    return int(element.getAttribute(f"number{what}repeated") or 1)


def _ods_text(cell: Any) -> str:
    """Return a cell's number, or its text without comments."""
    if cell.getAttribute("valuetype") == "float":
        return _text_of(float(cell.getAttribute("value")))
    extract = _library("odf.teletype").extractText
    return "\n".join(extract(each) for each in cell.childNodes if each.qname[1] == "p")


def _as_ods(table: Table) -> bytes:
    opendocument = _library("odf.opendocument")
    tables, text = _library("odf.table"), _library("odf.text")
    made = opendocument.OpenDocumentSpreadsheet()
    sheet = tables.Table(name="cards")
    for row in table:
        line = tables.TableRow()
        for cell in row:
            line.addElement(_ods_cell(tables, text, cell))
        sheet.addElement(line)
    made.spreadsheet.addElement(sheet)
    written = io.BytesIO()
    made.write(written)
    return written.getvalue()


def _ods_cell(tables: Any, text: Any, cell: str) -> Any:
    if not cell:
        return tables.TableCell()
    if _is_number(cell):
        found = tables.TableCell(valuetype="float", value=cell)
    else:
        found = tables.TableCell(valuetype="string")
    found.addElement(text.P(text=cell))
    return found


def _library(name: str) -> Any:
    """Return a module of the extra ``sheets``. Raises MissingLibraryError."""
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError as error:
        raise MissingLibraryError from error
