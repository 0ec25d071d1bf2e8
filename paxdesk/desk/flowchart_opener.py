"""Opener of the flowchart window, which can follow the robots' steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from paxdesk.language import tr, without_double_stop

if TYPE_CHECKING:
    from paxdesk.desk.flowchart_window import FlowchartWindow
    from paxdesk.desk.game_types import Step
    from paxdesk.desk.play.state_model import StateModel, TableChange
    from paxdesk.desk.protocol.table_game import TableGame


class FlowchartOpener(QObject):
    """Owner of the only flowchart window; ``scale`` returns the current text scale."""

    rules_asked = Signal(str)
    """Emitted with the part of the rules that the chart depicts."""

    def __init__(
        self, surface: QWidget, game: TableGame, model: StateModel, scale: Callable[[], float]
    ) -> None:
        super().__init__(surface)
        self.surface = surface
        self.game = game
        self.model = model
        self.scale = scale
        self.window: FlowchartWindow | None = None

    def open(self, step: int = 0) -> None:
        """Open the window with the path of a robot's step.

        ``step`` 0 means the last one chosen by the chart.
        """
        chart = self.game.flowchart
        if chart is None:
            return
        taken = self._last() if not step else self._followed(step)
        if step and taken is None:
            return
        window = self._window(chart.title())
        self._show(window, taken)
        window.show()
        window.raise_()
        window.activateWindow()

    def follow(self, change: TableChange) -> None:
        """Show the step just taken if the flowchart chose it."""
        chart, window = self.game.flowchart, self.window
        if chart is None or window is None or not window.isVisible() or change.step is None:
            return
        if chart.follows(self.model.session, change.step):
            self._show(window, change.step)

    def say_again(self) -> None:
        """Close the window, as its language or text scale has changed."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def _window(self, title: str) -> FlowchartWindow:
        from paxdesk.desk.flowchart_window import FlowchartWindow

        scale = self.scale()
        if self.window is not None and self.window.scale != scale:
            self.say_again()
        if self.window is None:
            self.window = FlowchartWindow(self.surface, title, scale)
            self.window.rules_asked.connect(self._ask_rules)
        return self.window

    def _ask_rules(self) -> None:
        assert self.game.flowchart is not None, "only a game with a chart opens its window"
        self.rules_asked.emit(self.game.flowchart.part())

    def _show(self, window: FlowchartWindow, step: Step | None) -> None:
        chart, model = self.game.flowchart, self.model
        assert chart is not None
        told = ""
        if step is not None:
            words = self.game.wording.action_text(step.before, step.action, model.names)
            told = without_double_stop(
                tr("{seat} {words}.", seat=model.names[step.seat], words=words)
            )
        window.show_boxes(chart.boxes(model.session, step, model.names), told)

    def _followed(self, step: int) -> Step | None:
        """Return a step, counted from 1, if the chart chose it; else None."""
        taken = self.model.game_log.recording.steps[step - 1]
        chart = self.game.flowchart
        return taken if chart is not None and chart.follows(self.model.session, taken) else None

    def _last(self) -> Step | None:
        steps = range(self.model.game_log.steps, 0, -1)
        return next(filter(None, map(self._followed, steps)), None)
