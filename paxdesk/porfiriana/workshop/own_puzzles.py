"""A player's own puzzles of one deck, in the form of ours (:mod:`puzzle`)."""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

import platformdirs
from attrs import evolve

from paxdesk.files import own_puzzles
from paxdesk.files.own_puzzles import OWN
from paxdesk.porfiriana.puzzles.puzzle import Goal, Puzzle, read_puzzles, written
from paxdesk.porfiriana.puzzles.search import problem_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.moves import legal_actions
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import frozen


def own_puzzles_path(deck: Deck) -> Path:
    """Where those of a deck are kept, on Linux in ``~/.local/share/paxdesk``."""
    folder = platformdirs.user_data_path("paxdesk", appauthor=False)
    return folder / f"own-puzzles-{deck.digest[:12]}.json"


def name_of_puzzle(state: State, goal: Goal) -> str:
    """A name that tells a puzzle from all others: the same turn and goal have the same."""
    told = (goal, state.turn, state.market, sorted(state.players.items()), state.regime,
            sorted(map(write, legal_actions(state))))  # fmt: skip
    digest = blake2b(repr(told).encode(), digest_size=5).hexdigest()
    return f"{OWN}{goal.kind}-{len(state.players)}-{digest}"


@frozen
class OwnPuzzles(own_puzzles.OwnPuzzles[Puzzle]):
    """The puzzles of a file that are played with this deck."""

    deck: Deck

    def read_from(self, path: Path) -> tuple[Puzzle, ...]:
        return read_puzzles(path, self.deck)

    def written(self, puzzles: Iterable[Puzzle]) -> bytes:
        return written(puzzles, self.deck)

    def proved(self, puzzle: Puzzle) -> bool:
        return not problem_of(puzzle)

    def own(self, puzzle: Puzzle) -> Puzzle:
        mine = puzzle.name.startswith(OWN)
        return puzzle if mine else evolve(puzzle, name=OWN + puzzle.name)
