"""Strict JSON for untrusted files: limits size and depth, rejects duplicate keys and fractions."""

import json
import re
from pathlib import Path
from typing import Any, Final, NoReturn

from paxdesk.foreign_text import in_one_line
from paxdesk.language import tr
from paxdesk.strict_yaml import MAX_BYTES, Misfit, read_beginning, read_limited, split_place

MAX_DEPTH: Final = 60
"""Maximum nesting of lists and maps."""
BRACKETS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')
"""Pattern for brackets, and for strings, whose brackets do not count."""


# --- Invalid data ---------------------------------------------------------------------------------


class InvalidData(ValueError):
    """Error for invalid data.

    ``problem`` is a phrase, ``where`` the place in the data, such as ``position.turn``; "" if
    unknown.
    """

    def __init__(self, problem: str, where: str = "") -> None:
        self.where = where
        self.problem = problem
        super().__init__(problem)


def read_json(path: Path, most: int, refusal: str = "") -> Any:
    """Return the data of a file of at most ``most`` bytes. Raises InvalidData."""
    return parsed_json(read_content(path, most), refusal)


def read_content(path: Path, most: int) -> bytes:
    """Return the content of a file of at most ``most`` bytes. Raises InvalidData."""
    try:
        return read_limited(path, most)
    except Misfit as misfit:
        raise InvalidData(misfit.in_short) from misfit


def parsed_json(data: bytes, refusal: str = "") -> Any:
    """Return JSON data. Raises InvalidData, with ``refusal`` for text that is not JSON."""
    if not data:
        raise InvalidData(tr("the file is empty"))
    refusal = refusal or tr("not a valid file")
    try:
        text = data.decode()
        if nesting(text) > MAX_DEPTH:
            raise InvalidData(tr("lists and maps nested too deeply for a saved game"))
        return json.loads(
            text,
            object_pairs_hook=_each_key_once,
            parse_float=_no_such_number,
            parse_constant=_no_such_number,
        )
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidData(
            tr("{refusal} (line {line} is not UTF-8 text)", refusal=refusal, line=line)
        ) from error
    except json.JSONDecodeError as error:
        raise InvalidData(
            tr("{refusal} (line {line} is not JSON)", refusal=refusal, line=error.lineno)
        ) from error
    except RecursionError as error:
        raise InvalidData(
            tr("{refusal} (lists and maps are nested too deeply)", refusal=refusal)
        ) from error
    except InvalidData:
        raise
    except ValueError as error:
        # Python rejects numbers with thousands of digits.
        raise InvalidData(tr("a number far too large")) from error


def nesting(text: str) -> int:
    """Return the nesting depth of lists and maps in a JSON text."""
    depth = deepest = 0
    for found in BRACKETS.finditer(text):
        bracket = found[0]
        if bracket in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif bracket in "]}":
            depth -= 1
    return deepest


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise InvalidData(tr("duplicate key “{key}”", key=in_one_line(key, 40)))
        found[key] = value
    return found


def _no_such_number(text: str) -> NoReturn:
    raise InvalidData(tr("expected a whole number, not {text}", text=in_one_line(text, 40)))


# --- Name of the game in a file, without reading all of it ----------------------------------------

BEGINNING: Final = 400
"""Number of leading bytes that contain the name of the game."""
NAMED: Final = re.compile(rb'\A\s*\{\s*"game"\s*:\s*"([a-z_]{1,40})"')


IN_SCENARIO: Final = re.compile(rb"^game:\s*([a-z_]{1,40})\s*$", re.MULTILINE)


def game_of_scenario(path: Path) -> str:
    """Return the game named in a scenario file; "" if none."""
    try:
        found = IN_SCENARIO.search(read_limited(split_place(path)[0], MAX_BYTES))
    except Misfit:
        return ""
    return found.group(1).decode() if found else ""


def game_named_in(path: Path) -> str:
    """Return the game named at the start of a JSON file; "" if none."""
    try:
        found = NAMED.match(read_beginning(path, BEGINNING))
    except Misfit:
        return ""
    return found.group(1).decode() if found else ""


# --- Check of a settings file before Qt reads it --------------------------------------------------
# Qt would read a file of any size, and create the objects it describes.

MOST_BYTES = 200_000
OBJECT = "@Variant("
"""Prefix of an object in Qt's settings files."""


def settings_problem(path: Path) -> str:
    """Return the problem with a settings file as a phrase; "" if none."""
    if not path.exists():
        return ""
    try:
        text = read_limited(path, MOST_BYTES).decode("utf-8-sig")
    except Misfit as misfit:
        return misfit.problem
    except UnicodeDecodeError:
        return tr("not UTF-8 text")
    for number, line in enumerate(text.splitlines(), 1):
        if "\0" in line:
            return tr("not text, on line {number}", number=number)
        if OBJECT in line:
            return tr("an unknown setting value on line {number}", number=number)
    return ""
