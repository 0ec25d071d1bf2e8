"""Sheet for sharing a replay: choice of view and turns, with notes at moments."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from paxdesk.desk import file_dialogs
from paxdesk.desk.game_types import Session, SharedGame
from paxdesk.desk.home.table_picture import paint_position
from paxdesk.desk.log.log_rows import StepLog
from paxdesk.desk.painting.palette import INK, IVORY, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.sheets.form_widgets import ChoiceBox, IconButton, Segment, Segments
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import on_click
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    NOTE,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    button_row,
    heading_box,
    small_print_box,
)
from paxdesk.errors import PaxError
from paxdesk.files.shared_replay import (
    LONGEST,
    SUFFIX,
    ReplayNote,
    shared_replay_data,
    shared_replay_of,
)
from paxdesk.language import tr, with_colon
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT

MAX_MOMENTS: Final = 6
PREVIEW_SIZE: Final = (1366, 768)
"""Size of the painted table in pixels; it is shown smaller."""


class NoteField(QPlainTextEdit):
    """Field for a note of at most ``LONGEST`` characters; Tab leaves it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setPlaceholderText(tr("Add a comment"))
        self.textChanged.connect(self._shorten)

    def _shorten(self) -> None:
        if len(self.toPlainText()) > LONGEST:
            cursor = self.textCursor()
            cursor.setPosition(LONGEST)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()


class MomentLine:
    """Row of one moment: a turn, a step, a note and a picture."""

    def __init__(self, sheet: "ShareSheet", words: str, turn: int) -> None:
        self.sheet = sheet
        self.turn = ChoiceBox(sheet)
        self.turn.addItems(sheet.turn_names)
        self.turn.setCurrentIndex(turn)
        self.step = ChoiceBox(sheet)
        self._list_steps()
        self.words = NoteField(sheet)
        self.words.setPlainText(words)
        self.pictured = Segment(sheet, tr("Picture"), tr("Show the table"))
        self.pictured.setChecked(True)
        self.remove = IconButton(sheet, "", tr("Remove"))
        self.turn.currentIndexChanged.connect(lambda _index: self._list_steps())
        self.step.currentIndexChanged.connect(lambda _index: sheet.look_at(self))
        self.words.textChanged.connect(lambda: sheet.look_at(self))
        on_click(self.pictured, partial(sheet.look_at, self))
        on_click(self.remove, partial(sheet.drop, self))

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        return self.turn, self.step, self.words, self.pictured, self.remove

    def _list_steps(self) -> None:
        """List the chosen turn's steps, and select its end."""
        self.step.blockSignals(True)
        self.step.clear()
        self.step.addItem(tr("At the end of the turn"), None)
        for step, words in self.sheet.steps_of(self.turn.currentIndex()):
            self.step.addItem(words, step)
        self.step.blockSignals(False)
        self.step.currentIndexChanged.emit(0)

    @property
    def moment(self) -> ReplayNote:
        chosen = self.step.currentData()
        step = self.sheet.ends[self.turn.currentIndex()] if chosen is None else chosen
        words = self.words.toPlainText().strip()[:LONGEST]
        return ReplayNote(step, words, self.pictured.isChecked())

    def number(self, number: int) -> None:
        """Set accessible names with the row's number."""
        moment = tr("Moment {0}", number)
        for widget, words in (
            (self.turn, tr("After turn")),
            (self.step, tr("After step")),
            (self.words, tr("Note")),
            (self.pictured, tr("Picture")),
            (self.remove, tr("Remove")),
        ):
            widget.setAccessibleName(with_colon(moment, words))

    def box(self) -> HBox:
        return HBox(
            Column(Item(self.turn, 190, 29), Item(self.step, 190, 29), gap=2, width=190),
            Item(self.words, high=60),
            Item(self.pictured, 84, 36),
            Item(self.remove, 32, 32),
            gap=6,
        )


class ShareSheet(ModalSheet):
    """Sheet for sharing a session, with a moment at ``step`` proposed."""

    has_fields = True

    def __init__(self, surface: QWidget, game: TableGame, session: Session, step: int) -> None:
        super().__init__(surface, tr("Share this game"), QSize(1200, 680))
        self.game = game
        self.session = session
        assert game.sharing is not None, "a game without sharing has no such command"
        self.sharing = game.sharing().of_session(session)
        labels = game.wording.labels(session)
        self.names = {seat: each.name for seat, each in labels.items()}
        self.labels = labels
        self.log: StepLog = game.wording.game_log(self.names)
        recording = session.replayed()
        self.log.show_recording(recording)
        self.last = len(recording.steps)
        rows = self.log.turn_rows
        self.ends = [row.step for row in rows]
        if self.ends[-1] != self.last:
            self.ends.append(self.last)
        self.turn_names = self._turn_names(rows)
        over = session.state.over
        mine = set(session.state.players) if over else session.people
        may_see = [seat for seat in session.state.players if seat in self.names and seat in mine]
        if not over and len(session.people) > 1:
            may_see = []  # another person's hand would be shown
        seats: list[tuple[Seat, str]] = [(NO_SEAT, tr("Everyone"))]
        seats += [(seat, self.names[seat]) for seat in may_see if seat != NO_SEAT]
        self.seat: Seat = NO_SEAT
        self.seats = Segments(self, tr("As seen by"), seats)
        self.seats.show_chosen(NO_SEAT)
        self.seats.chosen.connect(self._see_as)
        self.title = QLineEdit(game.wording.players(session), self)
        self.title.setAccessibleName(tr("Title"))
        self.first_turn, self.last_turn = ChoiceBox(self), ChoiceBox(self)
        for box, words in (
            (self.first_turn, tr("From@the first turn")),
            (self.last_turn, tr("To@the last turn")),
        ):
            box.addItems(self.turn_names)
            box.setAccessibleName(words)
            box.currentIndexChanged.connect(lambda _index: self._show())
        self.last_turn.setCurrentIndex(len(self.ends) - 1)
        self.lines: list[MomentLine] = []
        self.looked: MomentLine | None = None
        self.picture: QImage | None = None
        self.message = ""
        self.more_button = self.button(tr("Add a moment"), self._add, pixels=13)
        self.page_button = self.button(tr("Save as a page…"), self._save_page, primary=True)
        self.file_button = self.button(tr("Save as a file…"), self._save_file)
        self.csv_button = self.button(tr("Result as CSV…"), self._save_csv, pixels=13)
        self.stats_button = self.button(tr("Result for BG Stats…"), self._save_play, pixels=13)
        for button in (self.csv_button, self.stats_button):
            button.setEnabled(over)
        self.close_button = self.button(tr("Close"), self.left.emit, escape=True)
        turn = next((n for n, stop in enumerate(self.ends) if stop >= step), len(self.ends) - 1)
        self._add_line("", turn)

    def steps_of(self, turn: int) -> list[tuple[int, str]]:
        first = self.ends[turn - 1] if turn else 0
        rows = (row for row in self.log.rows if row.kind == "action")
        return [(row.step, row.words) for row in rows if first < row.step < self.ends[turn]]

    def _turn_names(self, rows: Sequence[object]) -> list[str]:
        recording = self.log.recording
        found = []
        for index, stop in enumerate(self.ends):
            if stop == 0:
                found.append(tr("The beginning"))
                continue
            seat = recording.steps[stop - 1].before.turn_seat
            number = self.log.turn_rows[min(index, len(rows) - 1)].round
            name = self.names.get(seat, "")
            found.append(f"{self.log.round_words(number)} · {name}")
        return found

    # --- Contents of the replay -------------------------------------------------------------------

    @property
    def shared(self) -> SharedGame:
        first = self.ends[self.first_turn.currentIndex()]
        last = self.ends[self.last_turn.currentIndex()]
        moments = tuple(line.moment for line in self.lines)
        wanted = tuple(each for each in moments if each.words or each.pictured)
        return shared_replay_of(
            self.sharing, self.session, self.seat, first, max(first, last), wanted
        )

    def _see_as(self, seat: Seat) -> None:
        self.seat = seat
        self.look_at(self.looked)

    def _add(self) -> None:
        last = self.lines[-1].turn.currentIndex() if self.lines else 0
        self._add_line("", min(last + 1, len(self.ends) - 1))

    def _add_line(self, words: str, turn: int) -> None:
        line = MomentLine(self, words, turn)
        self.lines.append(line)
        self.look_at(line)

    def drop(self, line: MomentLine) -> None:
        self.lines.remove(line)
        for widget in line.widgets:
            widget.hide()
            widget.deleteLater()
        self.look_at(self.lines[-1] if self.lines else None)

    def look_at(self, line: MomentLine | None) -> None:
        """Show the table at the moment of ``line``, if its picture is to be shared."""
        self.looked = line
        self.picture = None
        for number, each in enumerate(self.lines, start=1):
            each.number(number)
        self._show()
        if line is not None and line.pictured.isChecked():
            self.slices.add(self._paint)

    def _paint(self) -> None:
        line = self.looked
        if line is None or line not in self.lines:
            return
        state = self.log.recording.position(line.moment.step)
        shown = self.sharing.shown(state, self.seat)
        self.picture = paint_position(self.game, shown, self.labels, self.seat, PREVIEW_SIZE)
        self.update()

    def _show(self) -> None:
        self.message = ""
        self.lay_out()

    # --- Files ------------------------------------------------------------------------------------

    def _save_page(self) -> None:
        from paxdesk.desk.replay.html_export import replay_page

        title = self.title.text().strip() or "Pax Desk"
        self._write(".html", tr("Web page (*.html)"),
                    lambda: replay_page(self.game, self.shared, title).encode())  # fmt: skip

    def _save_file(self) -> None:
        words = tr("Shared games (*{0})", SUFFIX)
        self._write(SUFFIX, words, lambda: shared_replay_data(self.sharing, self.shared))

    def _save_csv(self) -> None:
        from paxdesk.desk.replay.play_results import PlayResult, play_as_csv

        play = PlayResult.of(self.game, self.session, datetime.now().astimezone())
        self._write(".csv", tr("Table (*.csv)"), lambda: play_as_csv(play))

    def _save_play(self) -> None:
        from paxdesk.desk.replay.play_results import PlayResult, play_as_json

        play = PlayResult.of(self.game, self.session, datetime.now().astimezone())
        self._write(".json", tr("BG Stats (*.json)"), lambda: play_as_json(play))

    def _write(self, suffix: str, kind: str, data: Callable[[], bytes]) -> None:
        title = tr("Share this game")
        try:
            path = file_dialogs.export(self, title, f"game{suffix}", kind, suffix, lambda _: data())
        except PaxError as error:
            self.message = str(error)
        else:
            if path is None:
                return
            self.message = tr("Saved to {0}.", path.name)
        self.lay_out()

    # --- Display ----------------------------------------------------------------------------------

    def contents(self) -> Box:
        self.more_button.setEnabled(len(self.lines) < MAX_MOMENTS)
        secret = tr("The file contains only what this view shows: no other hands, and no deck.")
        what = Column(
            heading_box(tr("Include")),
            TextBox(tr("Title"), BOLD),
            Item(self.title, high=34),
            TextBox(tr("As seen by"), BOLD),
            self.seats.box(38),
            small_print_box(secret),
            HBox(
                TextBox(tr("From@the first turn"), BOLD, snug=True),
                Item(self.first_turn, high=34),
                gap=8,
            ),
            HBox(
                TextBox(tr("To@the last turn"), BOLD, snug=True),
                Item(self.last_turn, high=34),
                gap=8,
            ),
            Box(fills=True),
            PaintedBox(self._draw_picture, high=232),
            gap=8,
            width=430,
        )
        moments = Column(
            heading_box(tr("Moments")),
            *(line.box() for line in self.lines),
            HBox(Item(self.more_button, 180, 36), Box()),
            Box(fills=True),
            TextBox(self.message, NOTE),
            gap=8,
        )
        return Column(
            HBox(what, Rule(1, SEPIA), moments, gap=16, fills=True),
            button_row(
                Item(self.page_button, 190, 44),
                Item(self.file_button, 180, 44),
                Item(self.csv_button, 160, 44),
                Item(self.stats_button, 200, 44),
                Box(),
                Item(self.close_button, 130, 44),
            ),
            gap=12,
        )

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        wide = min(place.width(), place.height() * 16 / 9)
        frame_at = QRectF(place.left(), place.top(), wide, wide * 9 / 16)
        fill_rect(painter, frame_at, IVORY)
        if self.picture is not None:
            painter.drawImage(frame_at, self.picture)
        draw_frame(painter, frame_at, INK, 1)
