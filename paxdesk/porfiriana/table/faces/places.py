"""Places: where on a face pieces may lie."""

from PySide6.QtCore import QRectF

from paxdesk.record_classes import frozen


@frozen
class Places:
    """The parts of a face that carry pieces, in pixels.

    ``ovals`` are the connection ovals in the order of the card; ``prestige`` is the square
    of the upright prestige mark; ``cubes`` are printed cube places (a loyal Hacendado's).
    """

    picture: QRectF
    ovals: tuple[QRectF, ...] = ()
    prestige: QRectF | None = None
    cubes: tuple[QRectF, ...] = ()
