"""Home page: shown at start, and reachable from everywhere."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageWriter,
    QKeyEvent,
    QPainter,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QLineEdit, QScrollBar, QWidget

from paxdesk.desk.game_types import Session, State
from paxdesk.desk.home.game_list import GameList, order_names
from paxdesk.desk.home.ladder_sheet import draw_seal, next_of
from paxdesk.desk.home.resume_sheet import lesson_told
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import DARK, INK, LIGHT, PAPER, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, draw_paper, draw_shadow, fill_rect
from paxdesk.desk.protocol.features import LadderRung
from paxdesk.desk.protocol.table_game import OtherGame, TableGame
from paxdesk.desk.scene.geometry import CLOSED, RATIO
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import PaintContext, TopBarContent, ViewModel
from paxdesk.desk.settings import Language
from paxdesk.desk.sheets.form_widgets import ChoiceBox, Segments
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import PaperButton
from paxdesk.desk.sheets.sheet_layout import (
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    small_print_box,
)
from paxdesk.desk.tooltips import set_tooltip
from paxdesk.desk.words import LANGUAGES, Labels
from paxdesk.files.game_shelf import LONGEST_TITLE, KeptGame, Shelf
from paxdesk.files.safe_write import LARGEST, SaveError, write_whole
from paxdesk.language import tr, with_colon
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import NO_SEAT
from paxdesk.strict_yaml import Misfit, read_limited

# --- Pictures of the tables on the shelf, stored beside their games -------------------------------
# They show nothing that is hidden from any seat, as anyone may open the shelf.

TABLE_PIXELS: Final = (1280, 720)
PICTURE_PIXELS: Final = (768, 432)
"""Sizes in pixels of the painted table and of the stored picture."""


def paint_session(game: TableGame, session: Session) -> QImage:
    """Return a picture of a game's table as a spectator sees it, with all hands face down."""
    state = session.game.seen_by(session.state)
    large = paint_position(game, state, game.wording.labels(session), NO_SEAT, TABLE_PIXELS)
    return large.scaled(
        *PICTURE_PIXELS,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def paint_position(
    game: TableGame, state: State, labels: Labels, seat: Seat, size: tuple[int, int]
) -> QImage:
    """Return a picture of a position's table with the hand of ``seat`` open, if it is a player."""
    scene = TableScene(game.drawing, DARK)
    scene.animations_enabled = False
    width, height = size
    scene.resize(width, height, CLOSED)
    seats = [each for each in state.players if each]
    viewer = state.turn_seat if state.turn_seat in seats else seats[0]
    viewer = seat if seat in seats else viewer
    opened = frozenset({seat} & set(seats))
    scene.show(ViewModel(state, viewer, labels, opened, heading=TopBarContent(tools=False)))
    large = QImage(width, height, QImage.Format.Format_RGB32)
    large.fill(DARK.table)
    with QPainter(large) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    return large


def kept_picture(game: KeptGame) -> QImage | None:
    """Return the stored picture of a game, or None if it is missing or older than the game."""
    with suppress(OSError, Misfit):
        if game.picture.stat().st_mtime >= game.path.stat().st_mtime:
            picture = QImage.fromData(read_limited(game.picture, LARGEST))
            return None if picture.isNull() else picture
    return None


def keep_picture(game: TableGame, kept: KeptGame, session: Session) -> QImage:
    """Paint a game's table, save the picture if possible, and return it."""
    picture = paint_session(game, session)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    # Without the file, the picture is painted again next time.
    with suppress(SaveError):
        write_whole(kept.picture, bytes(data.data()))
    return picture


# --- Row of a game on the shelf -------------------------------------------------------------------

ROW_PICTURE: Final = (124.0, 69.75)
NAME: Final = Type(16, "serif", 700)


class ShelfRow:
    """One game with its buttons; its picture is loaded later."""

    def __init__(self, sheet: "HomeSheet", game: KeptGame) -> None:
        self.sheet = sheet
        self.game = game
        self.saved_text = sheet.list.text(game)
        self.picture: QImage | None = None
        self._tried = False
        self.renaming = False
        sound = self.saved_text.session is not None
        self.open = self._button(tr("Open"), partial(sheet.chosen.emit, game))
        self.seek = self._button(tr("Show"), partial(sheet.window_asked.emit, game))
        self.replay = self._button(tr("Replay"), partial(sheet.replayed.emit, game))
        self.rename = self._button(tr("Rename"), self._begin_rename)
        self.delete = self._button(tr("Delete"), partial(sheet.delete, self))
        for button in (self.open, self.replay):
            button.setEnabled(sound)
        for button in (self.open, self.seek, self.replay, self.rename, self.delete):
            button.setVisible(button in self.buttons)
        self.title = QLineEdit(sheet)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setAccessibleName(tr("Title"))
        self.title.returnPressed.connect(self._end_rename)
        self.title.editingFinished.connect(self._end_rename)

    @property
    def buttons(self) -> tuple[PaperButton, ...]:
        """The visible buttons, left to right; a game open in a window has only "Show"."""
        if self.game.played:
            return (self.seek,)
        return (self.open, self.replay, self.rename, self.delete)

    def _button(self, words: str, does: Callable[[], object]) -> PaperButton:
        button = self.sheet.button(words, does, pixels=13)
        button.setAccessibleName(with_colon(words, self.saved_text.heading))
        return button

    def fetch_picture(self) -> None:
        if self.picture is None and self.saved_text.session is not None:
            self.picture = kept_picture(self.game) or keep_picture(
                self.sheet.game, self.game, self.saved_text.session
            )

    def fetch_proof(self) -> bool:
        """Verify the journal once; return False if that was done before."""
        if self._tried:
            return False
        self._tried = True
        self.saved_text = self.saved_text.proved()
        return True

    # --- Title ------------------------------------------------------------------------------------

    def _begin_rename(self) -> None:
        self.title.setText(self.saved_text.heading)
        self.renaming = True
        self.sheet.lay_out()
        self.title.selectAll()
        self.title.setFocus()

    def _end_rename(self) -> None:
        if not self.renaming:
            return
        self.renaming = False
        self.sheet.lay_out()
        self.sheet.rename(self, self.title.text())

    # --- Display ----------------------------------------------------------------------------------

    def box(self) -> HBox:
        width, high = ROW_PICTURE
        title = (
            Item(self.title, high=28)
            if self.renaming
            else TextBox(self.saved_text.heading, NAME, lines=1)
        )
        self.buttons[0].setAccessibleDescription(self._words)  # games of the same players differ
        words = HBox(
            small_print_box(self._words, lines=3),
            *(Item(button, 78, 34) for button in self.buttons),
            gap=5,
        )
        return HBox(
            PaintedBox(self._draw_picture, width=width, high=high), Column(title, words), gap=14
        )

    @property
    def _words(self) -> str:
        words = [self.saved_text.words, self.saved_text.details]
        if self.game.played:
            words.append(tr("open in another window"))
        return "  ·  ".join(filter(None, words))

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        draw_picture(painter, self.picture, place)

    def remove(self) -> None:
        for widget in (self.open, self.seek, self.replay, self.rename, self.delete, self.title):
            widget.hide()
            widget.deleteLater()


def draw_picture(painter: QPainter, picture: QImage | None, place: QRectF) -> None:
    """Draw a picture of a table in a thin frame, or bare wood if there is none yet."""
    if picture is None:
        fill_rect(painter, place, "#3A2A1E", 1)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, picture)
    draw_frame(painter, place, INK, 1.2, 1)


WIDE: Final = 870.0
"""Width beside the menu, in units."""
CARD_GAP: Final = 18.0
LADDER_SEAL: Final = 34.0
ROWS: Final = 4
"""Number of games shown at once."""
GROUND: Final = QColor(28, 20, 14)
"""Background colour of the page."""
HomeSection: TypeAlias = Literal["under way", "finished"]


class HomeSheet(ModalSheet):
    """Home page; its signals report the choices, ``left`` returns to the game on the table."""

    has_fields = True
    scrolls = "QScrollBar"
    lets_commands_through = True
    margins = (32.0, 36.0, 32.0, 24.0)
    chosen = Signal(object)
    """Emitted with a :class:`KeptGame` to be resumed."""
    window_asked = Signal(object)
    """Emitted with a :class:`KeptGame` to show the window in which it is played."""
    replayed = Signal(object)
    menu_chosen = Signal(str)
    """Emitted with the name of a menu button: ``new``, ``learn``, ``solo``, ``open`` and so on."""
    language_chosen = Signal(object)
    """Emitted with the language chosen."""
    other_game_chosen = Signal(str)
    """Emitted with the key of another game of the program."""
    rung_chosen = Signal(object)
    """Emitted with the choices of the next rung of the ladder."""

    def __init__(
        self,
        surface: QWidget,
        game: TableGame,
        shelf: Shelf | None,
        playing: Session | None,
        language: Language,
        others: Sequence[OtherGame] = (),
        ladder: Callable[[], Sequence[LadderRung]] = tuple,
        here: Path | None = None,
    ) -> None:
        super().__init__(surface, "Pax Desk", QSize(1240, 704))
        self.here = here
        """File of the game on this window's table, or None."""
        self.game = game
        self.shelf = shelf
        self.list = GameList(game)
        self.playing = playing
        self.part: HomeSection = "under way"
        self.first = 0
        """Index of the first game shown."""
        self.rows: list[ShelfRow] = []
        self.deleted: KeptGame | None = None
        self.note = ""
        self.picture: QImage | None = None
        self._painter = QTimer(self, singleShot=True)
        self._painter.timeout.connect(self._paint_next)
        features = {
            "learn": game.lessons,
            "solo": game.robots,
            "puzzles": game.puzzles,
            "records": game.records,
            "workshop": game.workshop,
            "help": game.overview,
            "join": game.sharing if shelf is not None else None,
        }
        self.menu = {
            name: self.button(words, partial(self.menu_chosen.emit, name), pixels=16)
            for name, words in (
                ("new", tr("New game")),
                ("learn", tr("Learn to play")),
                ("solo", tr("Play solo")),
                ("puzzles", tr("Puzzles")),
                ("join", tr("Join a table")),
                ("open", tr("Open a file…")),
                ("records", tr("Your records")),
                ("workshop", tr("Workshop")),
                ("settings", tr("Settings")),
                ("help", tr("Help")),
                ("quit", tr("Quit")),
            )
            if name not in features or features[name] is not None
        }
        self.others = [
            self.button(tr(other.title), partial(self.other_game_chosen.emit, other.key), pixels=13)
            for other in others
        ]
        self.languages = Segments(self, tr("Language"), list(LANGUAGES.items()))
        self.languages.show_chosen(language)
        self.languages.chosen.connect(self.language_chosen)
        self.rungs: Sequence[LadderRung] = ()
        """Rungs of the solo ladder, read shortly after the page is shown."""
        self._read_ladder: Callable[[], Sequence[LadderRung]] | None = ladder
        self.next_rung = self.button("", self._climb, pixels=13)
        self.go_on = self.button("", self._go_on, primary=True, pixels=18)
        self.first_focus = self.go_on  # Return resumes the last game
        parts: list[tuple[HomeSection, str]] = [
            ("under way", tr("Games in progress")),
            ("finished", tr("Finished games")),
        ]
        self.parts = Segments(self, tr("Your games"), parts)
        self.parts.chosen.connect(self.show_part)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Player, setup or file"))
        self.search.setAccessibleName(tr("Search your games"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._sift)
        self.order = ChoiceBox(self)
        self.order.setAccessibleName(tr("Order of the games"))
        for order, words in order_names():
            self.order.addItem(words, order)
        self.order.currentIndexChanged.connect(self._sift)
        self.bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.bar.setAccessibleName(tr("Older games"))
        self.bar.setPageStep(ROWS)
        self.bar.valueChanged.connect(self._scroll_to)
        self.undo_delete = self.button(tr("Undo"), self._put_back, pixels=13)
        self._was_finished = False
        self.escape = self.go_on if playing is not None else None
        self._faces = game.drawing.faces()
        self._stored: list[KeptGame] = []
        self._games: list[KeptGame] = []
        self._latest: KeptGame | None = None
        self._read()

    # --- Shelf ------------------------------------------------------------------------------------

    def _read(self) -> None:
        game = self.game
        under_way = self.shelf.under_way if self.shelf else []
        self._latest = None
        if self.playing is None and under_way:
            self._latest = under_way[0]
        if self.playing is not None:
            self.heading_words, self.words = lesson_told(self.playing) or (
                game.wording.players(self.playing),
                game.wording.progress(self.playing),
            )
            self.picture = paint_session(game, self.playing)
            self.go_on.rename(tr("Back to the table"))
        elif self._latest is not None:
            kept = self.list.text(self._latest)
            self.heading_words, self.words = kept.heading, kept.words
            self.picture = kept_picture(self._latest)
            self.go_on.rename(tr("Continue"))
            self.go_on.setEnabled(kept.session is not None)
        else:
            self.heading_words, self.words = game.welcome()
            teaches = game.lessons is not None
            self.go_on.rename(tr("Learn to play") if teaches else tr("New game"))
        finished = self.shelf.finished if self.shelf else []
        not_here = self.shelf.not_here(self.here) if self.shelf else []
        self._stored = not_here if self.part == "under way" else finished
        self.parts.show_chosen(self.part)
        self._show_games()

    def _show_games(self) -> None:
        """Show the games that are searched for, in their order."""
        self._games = self.list.shown(self._stored)
        last = max(0, len(self._games) - ROWS)
        self.first = max(0, min(self.first, last))
        with QSignalBlocker(self.bar):
            self.bar.setRange(0, last)
            self.bar.setValue(self.first)
        self._fill()

    def _sift(self) -> None:
        """Search and sort after a change of the fields."""
        self.list.query, self.list.order = self.search.text(), self.order.currentData()
        self.first = 0
        self._show_games()

    def show_part(self, part: HomeSection) -> None:
        """Show the games in progress, or the finished ones."""
        self.part, self.first = part, 0
        self._read()

    def _scroll_to(self, first: int) -> None:
        self.first = first
        self._fill()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the games."""
        self.bar.event(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll the games by a page."""
        pages = {Qt.Key.Key_PageDown: ROWS, Qt.Key.Key_PageUp: -ROWS}
        by = pages.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
            return
        self.bar.setValue(self.bar.value() + by)
        if self.rows:
            self.rows[0].buttons[0].setFocus()
        event.accept()

    def _fill(self) -> None:
        for row in self.rows:
            row.remove()
        shown = self._games[self.first : self.first + ROWS]
        self.rows = [ShelfRow(self, kept) for kept in shown]
        self.bar.setVisible(len(self._games) > ROWS)
        self.lay_out()
        self._painter.start(0)

    def _paint_next(self) -> None:
        """Load one item at a time in idle iterations: ladder, pictures, then journal checks."""
        if self._read_ladder is not None:
            self.rungs, self._read_ladder = self._read_ladder(), None
            self._painter.start(0)
            self.lay_out()
            return
        if self._latest is not None and self.picture is None:
            session = self.list.text(self._latest).session
            if session is not None:
                self.picture = keep_picture(self.game, self._latest, session)
                self._painter.start(0)
        else:
            lacking = [
                r for r in self.rows if r.picture is None and r.saved_text.session is not None
            ]
            if lacking:
                lacking[0].fetch_picture()
            elif self.list.needs_all and self.list.read_next(self._stored):
                self._show_games()
                return
            elif self._move_finished():
                self._read()
                return
            elif not any(row.fetch_proof() for row in self.rows):
                return
            self._painter.start(0)
        self.lay_out()

    def _move_finished(self) -> bool:
        """Move one game that is over, though its program was ended, to the finished games."""
        for row in self.rows:
            session = row.saved_text.session
            over = session is not None and session.state.over
            if self.shelf is None or row.game.played or row.game.finished or not over:
                continue
            with suppress(SaveError):
                return self.shelf.finish(row.game) != row.game
        return False

    # --- Actions ----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.playing is not None:
            self.left.emit()
        elif self._latest is not None:
            self.chosen.emit(self._latest)
        else:
            self.menu_chosen.emit("new" if self.game.lessons is None else "learn")

    def _climb(self) -> None:
        rung = next_of(self.rungs)
        assert rung is not None, "the button is there with the ladder alone"
        self.rung_chosen.emit(rung.choices)

    def rename(self, row: ShelfRow, title: str) -> None:
        try:
            row.game.rename(title)
            self.list.forget(row.game)
        except SaveError as error:
            self._tell(str(error), None)
            return
        self._read()
        self.take_focus()

    def delete(self, row: ShelfRow) -> None:
        """Remove a game from the shelf; it can be restored while this page is open."""
        assert self.shelf is not None
        try:
            deleted = self.shelf.delete(row.game)
        except SaveError as error:
            self._tell(str(error), None)
            return
        self._tell(tr("“{name}” has been deleted.", name=row.saved_text.heading), deleted)
        self._was_finished = row.game.finished
        self._read()
        self.undo_delete.setFocus()

    def _put_back(self) -> None:
        if self.shelf is None or self.deleted is None:
            return
        try:
            self.shelf.put_back(self.deleted, self._was_finished)
        except SaveError as error:
            self._tell(str(error), self.deleted)
            return
        self._tell("", None)
        self._read()
        self.take_focus()

    def _tell(self, note: str, deleted: KeptGame | None) -> None:
        self.note, self.deleted = note, deleted
        self.lay_out()

    # --- Display ----------------------------------------------------------------------------------

    def contents(self) -> Box:
        return HBox(self._menu_box(), Rule(1, SEPIA), self._shelf_box(), gap=17)

    def _menu_box(self) -> Column:
        buttons = {name: Item(button, high=44) for name, button in self.menu.items()}
        first = [box for name, box in buttons.items() if name not in ("settings", "help", "quit")]
        return Column(
            PaintedBox(draw_sign, high=44),
            TextBox(
                self.game.motto(),
                Type(14, "serif", italic=True),
                SEPIA,
                align=typesetting.ALIGN_CENTRE,
            ),
            Box(high=6),
            *first,
            Box(high=6),
            HBox(*(buttons[name] for name in ("settings", "help") if name in buttons), gap=6),
            buttons["quit"],
            Box(fills=True),
            *(Item(button, high=34) for button in self.others),
            self.languages.box(40),
            gap=5,
            width=270,
        )

    def _shelf_box(self) -> Column:
        """Return the game to resume, and the games on the shelf."""
        on = Column(
            TextBox(self.heading_words, Type(24, "serif", 700), lines=2, least=14, leading=1.16),
            TextBox(self.words, Type(15), SEPIA, lines=2),
            Box(fills=True),
            HBox(Item(self.go_on, 250, 52), Box()),
        )
        picture = PaintedBox(self._draw_picture, width=288, high=162)
        find = Item(self.search, 210, 34), Item(self.order, 150, 34)
        rows = Column(*(row.box() for row in self.rows), gap=9)
        longer = len(self._games) > ROWS
        bar = Item(self.bar, 14, ROWS * (ROW_PICTURE[1] + 9)) if longer else None
        return Column(
            HBox(None if self._new else picture, on, gap=24),
            self._ladder_box(),
            HBox(self.parts.box(38, width=400), Box(), *find, gap=8),
            HBox(rows, bar, gap=8) if self.rows else None,
            *(() if self.rows else self._empty()),
            Box(fills=True),
            HBox(
                TextBox(self.note, Type(14, "serif", italic=True)),
                Item(self.undo_delete, 110, 32) if self.deleted is not None else None,
            ),
            gap=9,
        )

    def _ladder_box(self) -> Box:
        rung = next_of(self.rungs)
        if rung is None:
            return Box(high=8)
        self.next_rung.rename(tr("Next: {0}", rung.name))
        set_tooltip(self.next_rung, rung.meaning)
        done = sum(each.done for each in self.rungs)
        words = tr("Solo: {done} of {all} steps", done=done, all=len(self.rungs))
        seals = PaintedBox(self._draw_ladder, high=LADDER_SEAL)
        named = TextBox(words, Type(14, "serif", 700), lines=2, least=11, width=124)
        return HBox(named, seals, Item(self.next_rung, 210, 36), gap=14)

    def _draw_ladder(self, painter: QPainter, place: QRectF) -> None:
        proposed, count = next_of(self.rungs), len(self.rungs)
        apart = min(LADDER_SEAL + 12, (place.width() - LADDER_SEAL) / max(1, count - 1))
        middle = place.top() + LADDER_SEAL / 2
        end = place.left() + apart * (count - 1)
        painter.setPen(QPen(QColor(SEPIA), 1.2))
        painter.drawLine(QPointF(place.left(), middle), QPointF(end, middle))
        for index, rung in enumerate(self.rungs):
            seal = QRectF(place.left() + apart * index, place.top(), LADDER_SEAL, LADDER_SEAL)
            draw_seal(painter, seal, rung, proposed=rung is proposed)

    def _empty(self) -> tuple[Box, ...]:
        """Return the text for an empty shelf, with cards if there is no game at all."""
        words = tr("No {game} games in progress.", game=tr(self.game.title))
        if self.list.query:
            words = tr("No game has these words.")
            return (TextBox(words, Type(14, "serif", italic=True), SEPIA),)
        if self.playing is not None and not self.playing.state.over:
            words = tr("No other games in progress.")
        if self.part == "finished":
            words = tr("No finished games yet. Every game you finish is saved here.")
        said = TextBox(words, Type(14, "serif", italic=True), SEPIA)
        shown = len(self.game.home_cards())
        if not shown:
            return (said,)
        width = (WIDE + CARD_GAP) / shown - CARD_GAP
        cards = PaintedBox(self._draw_cards, high=width * RATIO)
        return (said, cards) if self._new else (said,)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, GROUND)
        draw_shadow(painter, self.paper, 3, 6)
        draw_paper(painter, self.paper, PAPER, 2)
        draw_frame(painter, self.paper.adjusted(5, 5, -5, -5), INK, 2)
        draw_frame(painter, self.paper.adjusted(9, 9, -9, -9), INK, 1)
        self.content.paint(painter)

    @property
    def _new(self) -> bool:
        """Whether there is no game to resume."""
        return self.playing is None and self._latest is None

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        draw_picture(painter, self.picture, place)

    def _draw_cards(self, painter: QPainter, place: QRectF) -> None:
        """Draw a few cards for a player without games."""
        ratio = self.scale * self.devicePixelRatioF()
        context = PaintContext(self.game.deck, self._faces, LIGHT, ratio=ratio)
        cards = self.game.home_cards()
        if not cards:
            return
        each = (place.width() + CARD_GAP) / len(cards)
        width = round(each - CARD_GAP)
        for index, card in enumerate(cards):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(place.left() + index * each, place.top())
            card.paint(painter, context, width, width * RATIO)
            painter.restore()


def draw_sign(painter: QPainter, place: QRectF) -> None:
    typesetting.draw_wood_type(painter, place, "PAX DESK", squeeze=(0.6, 1.0))
