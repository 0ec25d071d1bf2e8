"""JSON of which nothing is trusted: its size, depth, keys and numbers are checked."""

import json
from pathlib import Path
from typing import Any, NoReturn

from paxdesk.files.unfit import Unfit
from paxdesk.language import say
from paxdesk.strict_yaml import Misfit, read_limited


def read_json(path: Path, most: int) -> Any:
    """The data of a file of ``most`` bytes or less. Raises Unfit."""
    try:
        data = read_limited(path, most)
    except Misfit as misfit:
        raise Unfit(misfit.in_short) from misfit
    if not data:
        raise Unfit(say("the file is empty"))
    try:
        return json.loads(
            data.decode(),
            object_pairs_hook=_each_key_once,
            parse_float=_no_such_number,
            parse_constant=_no_such_number,
        )
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unfit(
            say("not a text in UTF-8, so not a saved game (line {line})", line=line)
        ) from error
    except json.JSONDecodeError as error:
        raise Unfit(
            say("not a saved game ({problem} in line {line})", problem=error.msg, line=error.lineno)
        ) from error
    except RecursionError as error:
        raise Unfit(say("lists and maps nested too deeply for a saved game")) from error
    except Unfit:
        raise
    except ValueError as error:
        # Python refuses to read numbers of thousands of digits.
        raise Unfit(say("a number far too large")) from error


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Unfit(say("the key “{key}” stands twice", key=key[:40]))
        found[key] = value
    return found


def _no_such_number(text: str) -> NoReturn:
    raise Unfit(say("{text}, where only whole numbers are expected", text=text[:40]))
