"""Which road to power a seat likes, so that two evenings differ.

Everybody has one of four temperaments for a whole game: the Banker likes Loyalty, the Yankee
Outrage, the General Command and the Liberator Revolution. It is one of the causes that the
seat's Hacendado could declare for; which one is told by the Hacendados at the table, as nothing
else of a game stays as it is and lies open.
"""

import hashlib

from paxdesk.porfiriana.robots.planner.figures import Kind, figures_of
from paxdesk.porfiriana.robots.planner.levels import Level
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES


def favourite(state: State, seat: Seat) -> Kind:
    """The kind of prestige that the seat likes in this game."""
    causes = figures_of(state.cards).causes[state.players[seat].hacendado]
    table = [(player.seat, player.hacendado) for player in state.players.values()]
    digest = hashlib.blake2b(repr((seat, table)).encode(), digest_size=2).digest()
    return causes[int.from_bytes(digest, "big") % len(causes)]


def likes(state: State, seat: Seat, level: Level) -> tuple[float, ...]:
    """How much each kind of prestige is worth to the seat, 1 for those it is cool about."""
    liked = favourite(state, seat)
    return tuple(1.0 + (level.gusto if kind == liked else 0.0) for kind in range(len(PRESTIGES)))
