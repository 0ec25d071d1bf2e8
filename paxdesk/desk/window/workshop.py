"""Workshop of a window: cards, positions set up by hand, shared replays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QWidget

from paxdesk.desk.game_types import Session, State
from paxdesk.desk.window.frame import WindowPart
from paxdesk.errors import PaxError
from paxdesk.language import as_sentence, tr

if TYPE_CHECKING:
    from paxdesk.desk.protocol.features import Workshop
    from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
    from paxdesk.desk.window.frame import WindowFrame
    from paxdesk.session.session import SeatSetup

    Maker = Callable[[QWidget], WorkshopDialog]


class Workshopping(WindowPart):
    """Opener of the workshop's sheets, one at a time."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._drafts: dict[str, Maker] = {}
        """Functions that reopen the unfinished position of a game, by the game's key."""

    def enter(self) -> None:
        """Open the first sheet of the workshop, if there is one."""
        workshop = self.window.game.workshop
        if workshop is not None:
            self._show(workshop.first_sheet)

    def set_up(self) -> None:
        """Open the position editor, or ask first where to start."""
        workshop, window = self.window.game.workshop, self.window
        if workshop is None:
            return
        bare, draft = (
            partial(workshop.position_sheet, state=None),
            self._drafts.get(window.game.key),
        )
        if not window.dealt and draft is None:
            self._show(bare)
            return
        words = tr("Continue with your unsaved position?")
        answers = []
        if window.dealt:
            words = tr("Start from the game on the table? Hidden cards will be dealt again.")
            answers.append((tr("From this game"), partial(self._set_up_from_game, workshop)))
        if draft is not None:
            answers.append((tr("The last draft"), partial(self._show, draft)))
        window.ask(
            tr("A position set up by hand"),
            words,
            *answers,
            (tr("An empty table"), partial(self._show, bare)),
            (tr("Cancel"), bool),
            again=self.set_up,
        )

    def _set_up_from_game(self, workshop: Workshop) -> None:
        seats = cast("tuple[SeatSetup, ...]", self.window.desk.session.seats)
        state = self._begun(workshop)
        self._show(partial(workshop.position_sheet, state=state, seats=seats))

    def _begun(self, workshop: Workshop) -> State:
        """Return the position to edit, disclosing nothing hidden."""
        session = self.window.desk.session
        if session.state.over:
            steps = session.replayed().steps
            state: State = steps[-1].before if steps else session.state
        elif session.practice and session.host is None:
            state = session.state
        else:
            state = workshop.supposed(session.state, *self.window.desk.flow.open_hands)
        return state

    def share_game(self) -> None:
        """Open the sheet that exports the game on the desk without hidden information."""
        from paxdesk.desk.replay.share_sheet import ShareSheet

        window = self.window
        session = window.desk.session
        if window.game.sharing is None or not window.dealt:
            return
        if session.host is not None:
            words = tr("Only the host can share this game before it is over.")
            window.show_message(tr("Could not create the page"), words)
            return
        step = len(session.replayed().steps)
        sheet = ShareSheet(window.desk, window.game, session, step)
        window.open_dialog(sheet, self.share_game)

    def _show(self, make: Maker) -> None:
        from paxdesk.desk.position_editor import SetUpSheet

        try:
            sheet = make(self.desk)
        except PaxError as error:
            self.window.show_message(tr("Could not open"), as_sentence(str(error)))
            return
        sheet.turned.connect(self._show)
        sheet.played.connect(self._play)
        if isinstance(sheet, SetUpSheet):
            sheet.drafted.connect(self._keep)
        self.window.open_dialog(sheet, lambda: self._show(make))

    def _keep(self, draft: Maker) -> None:
        """Keep an unfinished position while the window is open."""
        self._drafts[self.window.game.key] = draft

    def _play(self, session: Session) -> None:
        """Request a window for the edited game."""
        self.window.close_dialog()
        self.window.new_window_asked.emit(session)
