"""JSON of which nothing is trusted: its size, depth, keys and numbers are checked."""

import json
import re
from pathlib import Path
from typing import Any, Final, NoReturn

from paxdesk.language import tr
from paxdesk.strict_yaml import MAX_BYTES, Misfit, read_beginning, read_limited, split_place

# --- What is wrong with data that are not what they should be -------------------------------------


class InvalidData(ValueError):
    """Data that are not what they should be: ``where`` (``position.turn``) and ``problem``."""

    def __init__(self, problem: str, where: str = "") -> None:
        self.where = where
        self.problem = problem
        super().__init__(problem)


def read_json(path: Path, most: int, refusal: str = "") -> Any:
    """The data of a file of ``most`` bytes or less. Raises Unfit."""
    return parsed_json(read_content(path, most), refusal)


def read_content(path: Path, most: int) -> bytes:
    """What stands in a file of ``most`` bytes or less. Raises Unfit."""
    try:
        return read_limited(path, most)
    except Misfit as misfit:
        raise InvalidData(misfit.in_short) from misfit


def parsed_json(data: bytes, refusal: str = "") -> Any:
    """The data that these bytes are. Raises Unfit."""
    if not data:
        raise InvalidData(tr("the file is empty"))
    refusal = refusal or tr("not a valid file")
    try:
        return json.loads(
            data.decode(),
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
        # Python refuses to read numbers of thousands of digits.
        raise InvalidData(tr("a number far too large")) from error


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise InvalidData(tr("duplicate key “{key}”", key=key[:40]))
        found[key] = value
    return found


def _no_such_number(text: str) -> NoReturn:
    raise InvalidData(tr("{text}, where only whole numbers are expected", text=text[:40]))


# --- Whose file it is: the game that a saved game names, without reading all of it ----------------

BEGINNING: Final = 400
"""Bytes in which a file has named its game."""
NAMED: Final = re.compile(rb'\A\s*\{\s*"game"\s*:\s*"([a-z_]{1,40})"')


IN_SCENARIO: Final = re.compile(rb"^game:\s*([a-z_]{1,40})\s*$", re.MULTILINE)


def game_of_scenario(path: Path) -> str:
    """The game that a scenario file names; "" where it names none, or cannot be read."""
    try:
        found = IN_SCENARIO.search(read_limited(split_place(path)[0], MAX_BYTES))
    except Misfit:
        return ""
    return found.group(1).decode() if found else ""


def game_named_in(path: Path) -> str:
    """The game that a file names; "" where it names none, or cannot be read."""
    try:
        found = NAMED.match(read_beginning(path, BEGINNING))
    except Misfit:
        return ""
    return found.group(1).decode() if found else ""


# --- A look at a file of settings before Qt reads it ----------------------------------------------
# Qt reads it whole, whatever its size, and makes objects of any kind of what it finds there. So
# only small text files without such objects are given to it.

MOST_BYTES = 200_000
OBJECT = "@Variant("
"""How Qt writes a value that is neither text, number, flag nor bytes."""


def settings_problem(path: Path) -> str:
    """What is wrong with a file of settings, in a few words; empty for a good one, or none."""
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
            return tr("not text, in line {number}", number=number)
        if OBJECT in line:
            return tr("an unknown setting value in line {number}", number=number)
    return ""
