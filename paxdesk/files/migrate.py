"""Saved games of earlier versions, brought into the form of this one.

A step for each form that a release ever wrote: ``STEPS[1]`` makes form 2 of form 1, and so on.
Each adds, renames or removes keys and nothing else; what is read strictly is the result. The
steps see data of which nothing has been checked yet. ``FORMAT.md`` tells what changed.
"""

from collections.abc import Callable
from typing import Any

from paxdesk.files.plain_data import Unfit

FORMAT = 2
"""The form that this version writes."""

Data = dict[str, Any]


def migrated(data: Data) -> Data:
    """The data of a saved game in the form of this version, whichever form they are in.

    Raises Unfit for a form that is newer than this version, or that never was.
    """
    form = data.get("format")
    if type(form) is not int or form not in (*STEPS, FORMAT):
        newer = type(form) is int and form > FORMAT
        hint = "; a newer Pax Desk can" if newer else ""
        program = data.get("program")
        by = f"written by Pax Desk {program} " if isinstance(program, str) else ""
        raise Unfit(f"{by}in a form that this version cannot read{hint}", "format")
    while form != FORMAT:
        data = {**STEPS[form](data), "format": form + 1}
        form += 1
    return data


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


STEPS: dict[int, Callable[[Data], Data]] = {1: _from_1}


def _with(entry: Any, **added: Any) -> Any:
    """A map with keys that it may lack; anything else as it is, to be refused later."""
    return {**added, **entry} if isinstance(entry, dict) else entry


def _with_each(entries: Any, **added: Any) -> Any:
    if not isinstance(entries, list):
        return entries
    return [_with(entry, **added) for entry in entries]
