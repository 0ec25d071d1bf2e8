"""Minimal PySide6 program: an empty graphics view that quits once painted."""

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView


class FirstPainting(QObject):
    """Event filter that reports the first painting."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self.tell)
        return False

    def tell(self) -> None:
        print("painted", flush=True)
        QApplication.quit()


application = QApplication(sys.argv)
view = QGraphicsView(QGraphicsScene())
view.resize(1366, 768)
watcher = FirstPainting()
view.viewport().installEventFilter(watcher)
view.show()
sys.exit(application.exec())
