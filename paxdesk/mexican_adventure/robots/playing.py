"""Whole games between robots, without a table."""

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from paxdesk.mexican_adventure.robots.random_player import RandomPlayer
from paxdesk.mexican_adventure.robots.roster import ROBOTS, RobotName
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.legal import asked, legal_actions
from paxdesk.mexican_adventure.rules.perform import perform
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.words import Side
from paxdesk.record_classes import define, frozen
from paxdesk.session.game import Choice

Player: TypeAlias = Literal["random"] | RobotName
Players: TypeAlias = Mapping[Side, Player]


@frozen
class Taken:
    """A step of a game: who took it, and what came of it."""

    side: Side
    choice: Choice[Action]
    events: tuple[Event, ...]


@define
class Playing:
    """A game that goes on by itself; ``random`` is who plays sides without a robot."""

    state: State
    players: Players
    random: RandomPlayer

    def steps(self) -> Iterator[Taken]:
        """Play to the end."""
        while (side := asked(self.state)) is not None:
            choice = self._choice(side)
            yield Taken(side, choice, tuple(perform(self.state, choice.action)))

    def _choice(self, side: Side) -> Choice[Action]:
        player = self.players[side]
        if player == "random":
            return Choice(self.random.choose(legal_actions(self.state)), "", "")
        return ROBOTS[player].choose(seen_by(self.state, side), side)
