"""People as calaveras, Posada's skulls, from ``assets/drawings/calavera.svg``.

The skull in the drawing is 100 units high, centred at the origin.
"""

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import Ink
from paxdesk.desk.painting.svg import drawing
from paxdesk.porfiriana.rules.card_verbs import Faction
from paxdesk.porfiriana.rules.cards import Coat, Dress, Hat
from paxdesk.porfiriana.table.vignettes.canvas import Canvas

SKULL_HEIGHT: Final = 100.0


def paint_calavera(
    painter: QPainter, centre: QPointF, skull: float, look: Dress, spot: Ink, *, fine: bool
) -> None:
    """Paint a bust; ``skull`` is the skull's height in px, ``spot`` the second colour."""
    calavera = drawing("calavera")
    unit = skull / SKULL_HEIGHT
    place = QRectF(centre + calavera.view.topLeft() * unit, calavera.view.size() * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for part in parts_of(look):
        calavera.paint(painter, part, place, spot, fine=fine)
    painter.restore()


def paint_bust(
    canvas: Canvas, across: float, down: float, size: float, look: Dress, spot: Ink
) -> None:
    """Paint a person; ``across`` is a share of the width, ``down`` and ``size`` of the height."""
    centre = canvas.at(across, down)
    paint_calavera(canvas.painter, centre, canvas.height * size, look, spot, fine=canvas.fine)


def parts_of(look: Dress) -> list[str]:
    """Return the parts of a person in the drawing, from back to front."""
    parts = [f"coat-{look.coat}", "neck"]
    if look.hat == "catrina":
        parts.append("mane")
    parts.append("skull")
    face = {"moustache": look.moustache, "beard": look.beard, "glasses": look.glasses}
    parts += [part for part, there in face.items() if there]
    if look.hat != "none":
        parts.append(f"hat-{look.hat}")
    return parts


FACTION_HAT: Final[dict[Faction, Hat]] = {
    "green": "kepi",
    "blue": "montana",
    "white": "bowler",
    "red": "sombrero",
}
FACTION_COAT: Final[dict[Faction, Coat]] = {
    "green": "uniform",
    "blue": "suit",
    "white": "suit",
    "red": "charro",
}


def plain_look(faction: Faction, seed: int) -> Dress:
    """Return a person in the faction's clothes; ``seed`` determines the face."""
    chance = random.Random(seed)
    return chance_look(chance, FACTION_HAT[faction], FACTION_COAT[faction])


def chance_look(
    chance: random.Random,
    hat: Hat,
    coat: Coat,
    *,
    moustache: float = 0.6,
    beard: float = 0.3,
    glasses: float = 0.25,
) -> Dress:
    """Return a person in these clothes; moustache, beard and glasses are probabilities."""
    return Dress(
        hat,
        coat,
        moustache=chance.random() < moustache,
        beard=chance.random() < beard,
        glasses=chance.random() < glasses,
    )
