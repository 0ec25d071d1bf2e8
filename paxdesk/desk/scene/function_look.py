"""Looks that are a function and what it is told: it prints that on a place with a pen."""

from collections.abc import Callable
from typing import Any, ClassVar, Concatenate, ParamSpec, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting.palette import INK, Ink, Theme
from paxdesk.desk.painting.typesetting import LEFT, Align, Face, draw_fitted
from paxdesk.desk.scene.things import PaintContext
from paxdesk.lazy_attrs import frozen

LookArguments = ParamSpec("LookArguments")
Insets: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height within the place."""


@frozen
class PrintContext:
    """What a place is printed with; ``text`` is by how much words are enlarged."""

    painter: QPainter
    theme: Theme
    text: float
    width: float
    height: float

    @property
    def place(self) -> QRectF:
        """All of it."""
        return QRectF(0, 0, self.width, self.height)

    def line(
        self, room: Insets, words: str, pixels: float, weight: int = 400, ink: Ink = INK,
        align: Align = LEFT, face: Face = "sans", *, least: float = 9,
    ) -> None:  # fmt: skip
        """One line of words, smaller and narrower where it would not fit."""
        place = QRectF(*room)
        draw_fitted(self.painter, place, words, pixels, weight, ink, align, face, least=least)


@frozen
class FunctionLook:
    """Looks the same as long as the function is told the same."""

    margin: ClassVar[float] = 8
    printing: Callable[..., None]
    told: tuple[Any, ...]

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        self.printing(PrintContext(painter, context.theme, context.text, width, height), *self.told)


def look_from(
    printing: Callable[Concatenate[PrintContext, LookArguments], None],
    *told: LookArguments.args,
    **named: LookArguments.kwargs,
) -> FunctionLook:
    """The look that a function prints, told in the order of its arguments."""
    return FunctionLook(printing, (*told, *named.values()))
