"""What a game gives the desk to hold and to hand back. No Qt here.

Positions, actions and events are the game's own. The desk passes them from one door of the game
to another and never looks into an action or an event; of a position it reads ``players`` (a
mapping by seat), ``turn_seat``, ``over``, ``winners``, ``clockwise`` and ``cards``, the game's
material.
"""

from typing import Any, TypeAlias

from paxdesk.session.game import Choice as AnyChoice
from paxdesk.session.recording import Recording as AnyRecording
from paxdesk.session.replaying import Replayed as AnyReplayed
from paxdesk.session.session import GameSession

Material: TypeAlias = Any
"""What a game is made of, such as its deck: loaded once, the same for every position."""
State: TypeAlias = Any
Action: TypeAlias = Any
Event: TypeAlias = Any
Choice: TypeAlias = AnyChoice[Any]
Advice: TypeAlias = Any
"""What an adviser answers."""
Cautions: TypeAlias = Any
"""What there is to mind, for the game to put into words."""
Session: TypeAlias = GameSession[Any, Any, Any]
OwnSession: TypeAlias = Any
"""The same, handed to the one game that can read all of it."""
Recording: TypeAlias = AnyRecording[Any, Any, Any]
Replayed: TypeAlias = AnyReplayed[Any, Any, Any]
