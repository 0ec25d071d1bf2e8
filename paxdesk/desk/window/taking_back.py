"""Going back to a row of the log that was clicked."""

from PySide6.QtCore import QObject

from paxdesk.desk.window.frame import WindowFrame
from paxdesk.language import say


class TakingBack(QObject):
    """Asks before it goes back, for a click on the log is soon made; Redo comes forward again."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.window = window
        window.desk.log.row_clicked.connect(self.ask)

    def ask(self, step: int) -> None:
        """Somebody has clicked on a row of this step: go back to where it had just been taken."""
        window, desk = self.window, self.window.desk
        flow = desk.flow
        steps = flow.game_log.steps - step
        if steps <= 0 or flow.busy or window.dialog is not None:
            return
        if steps > flow.session.reach:
            # A robot's row tells its reason instead.
            if not flow.game_log.recording.steps[step - 1].reason:
                desk.rewind(step)
            return
        from paxdesk.desk.sheets.message import MessageSheet

        words = say("Everything after this row is taken back; Redo does it again.")
        answers = [say("Go back"), say("Stay here")]
        sheet = MessageSheet(desk, say("Back to here?"), words, answers)

        def answered(index: int) -> None:
            window.close_dialog()
            if index == 0:
                desk.rewind(step)

        sheet.answered.connect(answered)
        window.open_dialog(sheet, lambda: self.ask(step))
