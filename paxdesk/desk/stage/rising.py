"""The curtain going up: a picture of it leaves, the table below is in use already."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, Qt
from PySide6.QtWidgets import QLabel, QWidget

from paxdesk.desk.motion.motions import Motions
from paxdesk.desk.motion.pace import Pace

RISES: Final = 420


def rise(
    curtain: QWidget, surface: QWidget, pace: Pace, motions: Motions, ended: Callable[[], object]
) -> QWidget | None:
    """Let a picture of the curtain go up and return it; None where nothing moves."""
    if not pace.moves or pace.reduced:
        return None
    cloth = QLabel(surface)
    cloth.setPixmap(curtain.grab())
    cloth.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    cloth.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    cloth.setGeometry(curtain.geometry())
    motion = QPropertyAnimation(cloth, b"pos")
    motion.setStartValue(cloth.pos())
    motion.setEndValue(QPoint(0, -curtain.height()))
    motion.setDuration(pace.ms(RISES))
    motion.setEasingCurve(QEasingCurve.Type.OutCubic)
    cloth.show()
    cloth.raise_()

    def vanish() -> None:
        cloth.deleteLater()
        ended()

    motions.start(motion, vanish)
    return cloth
