"""Saved games of earlier versions, brought into the form of this one.

A step for each form that a release ever wrote: ``STEPS[1]`` makes form 2 of form 1, and so on.
Each adds, renames or removes keys and nothing else; what is read strictly is the result. The
steps see data of which nothing has been checked yet. ``FORMAT.md`` tells what changed.
"""

from collections.abc import Callable
from typing import Any

from paxdesk.files.unfit import Unfit
from paxdesk.language import say, template

FORMAT = 5
"""The form that this version writes."""
UNKNOWN_FORM = template("in a form that this version cannot read")
NEWER_FORM = template("in a form that this version cannot read; a newer Pax Desk can")
WRITTEN_BY = template("written by Pax Desk {program} in a form that this version cannot read")
WRITTEN_BY_NEWER = template(
    "written by Pax Desk {program} in a form that this version cannot read; a newer Pax Desk can"
)

Data = dict[str, Any]


def migrated(data: Data) -> Data:
    """The data of a saved game in the form of this version, whichever form they are in.

    Raises Unfit for a form that is newer than this version, or that never was.
    """
    form = data.get("format")
    if type(form) is not int or form not in (*STEPS, FORMAT):
        raise Unfit(_unknown_form(form, data.get("program")), "format")
    while form != FORMAT:
        data = {**STEPS[form](data), "format": form + 1}
        form += 1
    return data


def _unknown_form(form: Any, program: Any) -> str:
    """What is wrong with a form of no version that we know; a newer program may read it."""
    newer = type(form) is int and form > FORMAT
    if isinstance(program, str):
        template = WRITTEN_BY_NEWER if newer else WRITTEN_BY
    else:
        template = NEWER_FORM if newer else UNKNOWN_FORM
    return say(template, program=program)


def _from_1(data: Data) -> Data:
    """Robots, solitaire modes, practice games, corrected cards and what was taken back came in."""
    return {
        **data,
        "replaced": [],
        "opening": _with(data.get("opening"), solo=None, practice=False),
        "seats": _with_each(data.get("seats"), robot=None),
        "journal": _with_each(data.get("journal"), reason=""),
        "undone": [],
    }


def _from_2(data: Data) -> Data:
    """The option of 2012 became that whole game; what it had been is another option."""
    return {**data, **{key: _with_preset(data.get(key)) for key in ("opening", "position")}}


def _from_3(data: Data) -> Data:
    """Who wrote which part of the journal came in; before, only the last writer was known."""
    journal = data.get("journal")
    lines = len(journal) if isinstance(journal, list) else 0
    writer = {"program": data.get("program"), "material": data.get("deck"), "lines": lines}
    return {**data, "parts": [writer]}


def _from_4(data: Data) -> Data:
    """Handicaps came in, and the journal says before which lines somebody had a hint."""
    return {
        **data,
        **{key: _without_handicaps(data.get(key)) for key in ("opening", "position")},
        "journal": _with_each(data.get("journal"), hinted=False),
        "undone": _with_each(data.get("undone"), hinted=False),
    }


STEPS: dict[int, Callable[[Data], Data]] = {1: _from_1, 2: _from_2, 3: _from_3, 4: _from_4}


def _with(entry: Any, **added: Any) -> Any:
    """A map with keys that it may lack; anything else as it is, to be refused later."""
    return {**added, **entry} if isinstance(entry, dict) else entry


def _with_preset(entry: Any) -> Any:
    """An opening or a position with its options in form 3; anything else as it is."""
    if not isinstance(entry, dict):
        return entry
    found = dict(entry)
    if isinstance(entry.get("options"), dict):
        old = entry["options"]
        preset = old.get("rules_2012", False)
        found["options"] = {**old, "rules_2012": False, "preset_2012": preset}
    if "position" in entry:
        found["position"] = _with_preset(entry["position"])
    return found


def _without_handicaps(entry: Any) -> Any:
    """An opening or a position with its options in form 5; anything else as it is."""
    if not isinstance(entry, dict):
        return entry
    found = {**entry, "options": _with(entry.get("options"), handicaps=[])}
    if "position" in entry:
        found["position"] = _without_handicaps(entry["position"])
    return found


def _with_each(entries: Any, **added: Any) -> Any:
    if not isinstance(entries, list):
        return entries
    return [_with(entry, **added) for entry in entries]
