"""A player's own puzzles of The Mexican Adventure: each a position as a scenario, and a goal."""

import json
from collections.abc import Iterable
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path
from typing import Final

import platformdirs

from paxdesk.drafts import Data
from paxdesk.errors import PaxError
from paxdesk.files import own_puzzles
from paxdesk.files.json_reading import Unfit, read_json
from paxdesk.files.own_puzzles import OWN
from paxdesk.language import say
from paxdesk.mexican_adventure.puzzles import KINDS, Goal, Proof, Puzzle, prove
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names, parse
from paxdesk.mexican_adventure.rules.words import SIDES
from paxdesk.mexican_adventure.scenarios.reading import GAME
from paxdesk.mexican_adventure.workshop.positions import AdventureDraft
from paxdesk.record_classes import frozen
from paxdesk.strict_yaml import Misfit, Node, check_keys, entries, items, one_of, text, whole
from paxdesk.yaml_text import node_of

MOST_BYTES: Final = 2_000_000
FORMAT: Final = 1
_PUZZLE: Final = ("name", "kind", "side", "zone", "chance", "solution", "stars", "position")


def own_puzzles_path() -> Path:
    """Where they are kept, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / "own-puzzles-adventure.json"


def puzzle_of(draft: AdventureDraft, goal: Goal, proof: Proof) -> Puzzle:
    """What has been proved, under a name that tells it from all others."""
    assert proof.chance is not None
    data: Data = {key: value for key, value in draft.data.items() if value}
    given = json.dumps(data, sort_keys=True, ensure_ascii=False)
    digest = blake2b(f"{goal} {given}".encode(), digest_size=5).hexdigest()
    name = f"{OWN}{goal.kind}-{digest}"
    return Puzzle(name, goal, given, proof.chance, proof.plans[0], proof.stars, draft.begun)


@frozen
class OwnPuzzles(own_puzzles.OwnPuzzles[Puzzle]):
    """The puzzles of a file that are played with this material."""

    material: Material

    def read_from(self, path: Path) -> tuple[Puzzle, ...]:
        try:
            root = node_of(read_json(path, MOST_BYTES))
            check_keys(root, ("game", "format", "puzzles"), ("game", "format", "puzzles"), "a file")
            entry = entries(root)
            one_of((GAME,))(entry["game"])
            whole(FORMAT, FORMAT)(entry["format"])
            return tuple(map(self._puzzle, items(entry["puzzles"])))
        except (Unfit, Misfit) as problem:
            words = problem.problem if isinstance(problem, Unfit) else problem.in_short
            raise PaxError(say("{file}: {problem}.", file=path, problem=words)) from problem

    def _puzzle(self, node: Node) -> Puzzle:
        check_keys(node, _PUZZLE, _PUZZLE, "a puzzle")
        entry = entries(node)
        zone = one_of(("", *self.material.board.zones))(entry["zone"])
        goal = Goal(one_of(KINDS)(entry["kind"]), one_of(SIDES)(entry["side"]), zone)
        if (goal.kind == "hold") != bool(zone):
            raise Misfit(node.line, say("a zone is held, and nothing else asks for one"))
        lines = tuple(map(text, items(entry["solution"])))
        given = text(entry["position"])
        try:
            for line in lines:
                parse(line, Names.of(self.material))
            chance = Fraction(text(entry["chance"]))
            draft = AdventureDraft(json.loads(given), self.material)
            position = draft.begun
        except (ValueError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
            raise Misfit(node.line, say("it is no puzzle of this game")) from error
        except PaxError as error:
            if isinstance(error, Misfit):
                raise
            raise Misfit(node.line, str(error).rstrip(".")) from error
        if not lines or not 0 < chance <= 1:
            raise Misfit(node.line, say("it is no puzzle of this game"))
        stars = whole(1, 3)(entry["stars"])
        return Puzzle(text(entry["name"]), goal, given, chance, lines, stars, position)

    def written(self, puzzles: Iterable[Puzzle]) -> bytes:
        rows = [
            {
                "name": each.name,
                "kind": each.goal.kind,
                "side": each.goal.side,
                "zone": each.goal.zone,
                "chance": str(each.chance),
                "solution": list(each.solution),
                "stars": each.stars,
                "position": each.given,
            }
            for each in puzzles
        ]
        data = {"game": GAME, "format": FORMAT, "puzzles": rows}
        return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()

    def proved(self, puzzle: Puzzle) -> bool:
        found = prove(puzzle.position, puzzle.goal)
        return found.holds and (found.chance, found.plans[0]) == (puzzle.chance, puzzle.solution)
