"""Default set-ups of the scenarios' free pieces (7.0), and set-ups saved by the player."""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import platformdirs
from attrs import field

from paxdesk import strict_yaml as strict
from paxdesk.errors import NotationError, PaxError
from paxdesk.files.safe_write import alone, write_whole
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import define
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.agenda import SettingUp
from paxdesk.mexican_adventure.rules.engine import legal_actions, perform, refusal
from paxdesk.mexican_adventure.rules.forces import NOTHING, ZonePieces
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names, parse, write
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.scenarios import GAME
from paxdesk.resources import assets_folder

SetUps: TypeAlias = Mapping[str, Mapping[Side, tuple[ZonePieces, ...]]]
"""Pieces by scenario, side and zone."""


@lru_cache(maxsize=4)
def usual_setups(material: Material) -> SetUps:
    """Return the bundled set-ups; sides without free pieces are left out."""
    return _parsed(
        strict.map_reader(strict.map_reader(strict.list_reader(strict.text_reader)))(
            strict.read_file(assets_folder() / "adventure" / "setups.yaml")
        ),
        material,
    )


def _parsed(lines: Mapping[str, Mapping[str, tuple[str, ...]]], material: Material) -> SetUps:
    """Return the set-ups in these lines. Raises NotationError for an invalid line."""
    names = Names.of(material)
    found: dict[str, dict[Side, tuple[ZonePieces, ...]]] = {}
    for scenario, sides in lines.items():
        found[scenario] = {}
        for side, batches in sides.items():
            line = parse(f"place {', '.join(batches)}", names)
            assert isinstance(line, act.PlacePieces)
            found[scenario]["imperial" if side == "imperial" else "republican"] = line.batches
    return found


def own_setups_path() -> Path:
    """Return the path of the player's set-ups, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / "own-setups-adventure.json"


MOST_BYTES: Final = 1_000_000
FORMAT: Final = 1


@define
class OwnSetUps:
    """Set-ups saved by the player, one for each scenario and side."""

    path: Path = field(factory=own_setups_path)
    _found: SetUps | None = None

    def of(self, state: State) -> tuple[ZonePieces, ...]:
        """Return the saved set-up of the asked side, or (). Raises PaxError."""
        step = state.agenda[-1]
        if not isinstance(step, SettingUp):
            return ()
        if self._found is None:
            self._found = self._read(state.material)
        return self._found.get(state.scenario, {}).get(step.side, ())

    def keep(self, state: State) -> None:
        """Save the pieces placed so far.

        Raises PaxError; a damaged file is not changed.
        """
        with alone(self.path):
            self._found = self._added(state)

    def _added(self, state: State) -> SetUps:
        """Add the pieces placed so far to the file; return all set-ups."""
        found = {scenario: dict(sides) for scenario, sides in self._read(state.material).items()}
        step = _asked(state)
        found.setdefault(state.scenario, {})[step.side] = step.placed
        lines = {
            scenario: {
                side: [write(act.PlacePieces((batch,))).removeprefix("place ") for batch in batches]
                for side, batches in sides.items()
            }
            for scenario, sides in found.items()
        }
        data = {"game": GAME, "format": FORMAT, "setups": lines}
        write_whole(self.path, (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())
        return found

    def _read(self, material: Material) -> SetUps:
        if not self.path.exists():
            return {}
        keys = ("game", "format", "setups")
        try:
            root = strict.node_of(read_json(self.path, MOST_BYTES))
            strict.check_keys(root, keys, keys, "a file")
            entry = strict.map_entries(root)
            strict.choice_reader((GAME,))(entry["game"])
            strict.int_reader(FORMAT, FORMAT)(entry["format"])
            return _parsed(
                strict.map_reader(strict.map_reader(strict.list_reader(strict.text_reader)))(
                    entry["setups"]
                ),
                material,
            )
        except (InvalidData, strict.Misfit, NotationError, ValueError) as problem:
            words = str(problem)
            if isinstance(problem, InvalidData):
                words = problem.problem
            elif isinstance(problem, strict.Misfit):
                words = problem.in_short
            raise PaxError(tr("{file}: {problem}.", file=self.path, problem=words)) from problem


def the_rest(state: State, wanted: Iterable[ZonePieces] | None = None) -> act.PlacePieces | None:
    """Return a placement of all remaining pieces, preferably as ``wanted``; None if none exists."""
    trial, before = state.copy(), _asked(state)
    if wanted is None:
        wanted = usual_setups(state.material).get(state.scenario, {}).get(before.side, ())
    for batch in wanted:
        pieces = _asked(trial).left & batch.pieces
        line = act.PlacePieces((ZonePieces(pieces, batch.zone),))
        if not pieces.empty and refusal(trial, line) is None:
            perform(trial, line)
    while not _asked(trial).left.empty:
        found = (each for each in legal_actions(trial) if isinstance(each, act.PlacePieces))
        somewhere = next(found, None)
        if somewhere is None:
            return None
        perform(trial, somewhere)
    there = {batch.zone: batch.pieces for batch in before.placed}
    batches = (
        ZonePieces(batch.pieces - there.get(batch.zone, NOTHING), batch.zone)
        for batch in _asked(trial).placed
    )
    new = tuple(batch for batch in batches if not batch.pieces.empty)
    return act.PlacePieces(new) if new else None


def all_placed(state: State) -> bool:
    """Return whether a side is setting up and has placed all its pieces."""
    step = state.agenda[-1] if state.agenda else None
    return isinstance(step, SettingUp) and bool(step.placed) and step.left.empty


def _asked(state: State) -> SettingUp:
    step = state.agenda[-1]
    assert isinstance(step, SettingUp)
    return step
