"""Tests that class names are unique, with some exceptions."""

import ast
from collections import defaultdict

from tests.sources import PACKAGE, trees

GAMES = ("porfiriana", "mexican_adventure", "sierra_madre")
# fmt: off
SAME_PART = frozenset((
    "AgendaRules", "Analysis", "AnswerSheets", "BestTry", "Card", "Caution", "CautionTask",
    "EndSheet", "Event", "GameLog", "GameOver", "GuidedSession", "KeptAnalysis", "LegalGestures",
    "NewGame", "NewGameSheet", "Opening", "Options", "OverviewSheet", "OwnPuzzles",
    "PositionSheet", "Puzzle", "PuzzleGame", "PuzzleSheet", "Robot", "RobotLevel",
    "SavedGame", "ScriptedPlayer", "Session", "SimulatedStep", "SimulationSetup", "State",
    "TurnRow", "TurnStats", "Unprovable",
))
# fmt: on
"""Names of classes that several games or interfaces define."""
INTERFACES = ("session", "desk")
"""Packages whose interfaces may share names with their implementations."""
SAME_ACTION = frozenset(("Dice", "Give", "Keep", "Pass", "Play", "Retreat", "Moving"))
"""Names of action and message classes that several modules share."""


def owners() -> dict[str, list[str]]:
    found = defaultdict(list)
    for file, tree in trees("class "):
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(file.relative_to(PACKAGE).with_suffix("")))
    return found


def test_a_class_name_is_unique() -> None:
    several = {name: found for name, found in owners().items() if len(found) > 1}
    assert len(several) > 10
    strange = {
        name: found for name, found in several.items() if name not in SAME_PART | SAME_ACTION
    }
    assert not strange


def test_a_shared_class_name_occurs_once_in_each_game_only() -> None:
    found = owners()
    for name in SAME_PART:
        games = [module.partition("/")[0] for module in found[name]]
        assert len(games) > 1, f"{name} is a name of one module now"
        assert len(set(games)) == len(games), f"{name}: {found[name]}"
        assert set(games) <= {*GAMES, *INTERFACES}, f"{name}: {found[name]}"
