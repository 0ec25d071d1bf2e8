"""A player's own puzzles: kept beside ours in a file of theirs, exported and imported.

They are in the form of ours (:mod:`puzzle`), of one deck, and each is proved once more before it is
taken from anybody.
"""

from hashlib import blake2b
from pathlib import Path
from typing import Final

import platformdirs
from attrs import evolve

from paxdesk.errors import PaxError
from paxdesk.files.writing import write_whole
from paxdesk.language import say
from paxdesk.porfiriana.puzzles.puzzle import Goal, Puzzle, read_puzzles, written
from paxdesk.porfiriana.puzzles.search import problem_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.moves import legal_actions
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State
from paxdesk.record_classes import frozen

OWN: Final = "own-"
"""How the name of such a puzzle begins."""


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
class OwnPuzzles:
    """The puzzles of a file that are played with this deck."""

    path: Path
    deck: Deck

    def read(self) -> tuple[Puzzle, ...]:
        """All of them. Raises PaxError for a file that is damaged."""
        return read_puzzles(self.path, self.deck) if self.path.exists() else ()

    def keep(self, puzzle: Puzzle) -> None:
        """Keep one, in the place of one of its name. Raises PaxError."""
        self._write({**{each.name: each for each in self.read()}, puzzle.name: puzzle})

    def drop(self, name: str) -> None:
        """Let one go. Raises PaxError."""
        self._write({each.name: each for each in self.read() if each.name != name})

    def exported(self) -> bytes:
        """All of them as a file that :meth:`imported` takes. Raises PaxError."""
        return written(self.read(), self.deck)

    def imported(self, file: Path) -> int:
        """Take over the puzzles of a file; returns how many are new.

        Each is searched whole once more. Where one is none, nothing is taken. Raises PaxError.
        """
        mine = {each.name: each for each in self.read()}
        theirs = read_puzzles(file, self.deck)
        for puzzle in theirs:
            if problem_of(puzzle):
                words = say(
                    "{file}: “{name}” has not exactly one plan.", file=file, name=puzzle.name
                )
                raise PaxError(words)
        fresh = {each.name: _own(each) for each in theirs}
        fresh = {each.name: each for each in fresh.values() if each.name not in mine}
        self._write({**mine, **fresh})
        return len(fresh)

    def _write(self, puzzles: dict[str, Puzzle]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, written(puzzles.values(), self.deck), keep_earlier=True)


def _own(puzzle: Puzzle) -> Puzzle:
    """The puzzle under a name that none of ours has."""
    return puzzle if puzzle.name.startswith(OWN) else evolve(puzzle, name=OWN + puzzle.name)
