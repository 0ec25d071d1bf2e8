"""Notes to the other players, sent with the next action."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from paxdesk.desk.sheets.note_sheet import NoteSheet
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.window.frame import WindowFrame


def write_note(window: WindowFrame) -> None:
    """Open the sheet for a note, or report why no note can be written."""
    model = window.desk.model
    if not model.people or model.session.seat_to_act is None:
        window.show_message(
            tr("No note"), tr("Only players of a game in progress can write notes.")
        )
        return
    sheet = NoteSheet(window.desk, model.note)
    sheet.written.connect(partial(_keep, window))
    window.open_dialog(sheet, partial(write_note, window))


def _keep(window: WindowFrame, note: str) -> None:
    window.close_dialog()
    window.desk.model.note = note
    words = (
        tr("Your note will be sent with your next action.")
        if note
        else tr("Your note was removed.")
    )
    window.desk.prompt_line.note(words, note)
