"""The table before and after a step, as whoever shows the step finds it."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QRectF

from paxdesk.desk.scene.showing import Change
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.types import State
from paxdesk.desk.words.seats import Labels
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat


@frozen(eq=False)
class Scenery:
    """Where things lay (``before``) and lie (``after``), and what has changed.

    ``purses`` are the places of the seats' money.
    """

    state: State
    viewer: Seat
    labels: Labels
    before: Mapping[Spot, QRectF]
    after: Mapping[Spot, QRectF]
    changes: Mapping[Hashable, Change]
    purses: Mapping[Seat, QRectF]
