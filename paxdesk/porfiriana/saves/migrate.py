"""Saved games of earlier versions, brought into the form of this one.

``FORMAT.md`` tells what changed.
"""

from typing import Any

from paxdesk.files.saved_game import Data, FormSteps, brought_up

FORMAT = 6
"""The form that this version writes."""


def migrated(data: Data) -> Data:
    """The data of a saved game in the form of this version. Raises Unfit for an unknown one."""
    return brought_up(data, STEPS)


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


def _from_5(data: Data) -> Data:
    """Options came to be named only where they differ from the usual; all of them still may be."""
    return data


STEPS: FormSteps = {1: _from_1, 2: _from_2, 3: _from_3, 4: _from_4, 5: _from_5}


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
