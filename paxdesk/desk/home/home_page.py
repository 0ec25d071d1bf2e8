"""Home page, shown at start and reachable from the table."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QScrollBar, QWidget

from paxdesk.desk.game_types import Session
from paxdesk.desk.home.game_list import GameList, order_names
from paxdesk.desk.home.game_strip import STRIP_HEIGHT, GameButton
from paxdesk.desk.home.ladder_sheet import draw_seal, next_of
from paxdesk.desk.home.resume_sheet import lesson_told
from paxdesk.desk.home.shelf_row import ROW_PICTURE, ShelfRow
from paxdesk.desk.home.table_picture import draw_picture, keep_picture, kept_picture, paint_session
from paxdesk.desk.lesson_session import played_out, to_be_continued
from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, LIGHT, PAPER, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, draw_paper, draw_shadow
from paxdesk.desk.protocol.features import LadderRung
from paxdesk.desk.protocol.table_game import OtherGame, TableGame
from paxdesk.desk.safe_qt import set_tooltip
from paxdesk.desk.scene.geometry import RATIO
from paxdesk.desk.scene.things import PaintContext
from paxdesk.desk.settings import Language
from paxdesk.desk.sheets.form_widgets import ChoiceBox, Segments
from paxdesk.desk.sheets.scrolling_sheet import ScrollingSheet
from paxdesk.desk.sheets.sheet import on_click
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
from paxdesk.desk.words import LANGUAGES
from paxdesk.files.game_shelf import KeptGame, Shelf
from paxdesk.files.safe_write import SaveError
from paxdesk.language import tr

LEFT_WIDTH: Final = 500.0
"""Width of the picture and of the large button, in units."""
PICTURE_HEIGHT: Final = LEFT_WIDTH * 9 / 16
CARD_GAP: Final = 10.0
LADDER_SEAL: Final = 25.0
LOWER: Final = 0.6
"""Relative size of the picture if the page has one column."""
NARROW_STRIP: Final = 56.0
"""Height in units of a game's button if the page has one column."""
LIKELY: Final = ("new", "solo", "puzzles", "learn")
"""Names of the buttons for likely choices."""
ROWS: Final = 3
"""Maximum number of games shown at once."""
LIKELY_PIXELS: Final = 17.0
SMALL_PIXELS: Final = 13.0
GROUND: Final = QColor(28, 20, 14)
HomeSection: TypeAlias = Literal["under way", "finished"]


class HomeSheet(ScrollingSheet):
    """Home page; its signals report the choices."""

    has_fields = True
    narrowest = 640.0
    two_columns_from = 1160.0
    lets_commands_through = True
    margins = (32.0, 36.0, 32.0, 24.0)
    chosen = Signal(object)
    """Emitted with a :class:`KeptGame` to be resumed."""
    window_asked = Signal(object)
    """Emitted with a :class:`KeptGame` to show the window that plays it."""
    replayed = Signal(object)
    menu_chosen = Signal(str)
    """Emitted with the name of a menu button, such as ``new``."""
    language_chosen = Signal(object)
    other_game_chosen = Signal(str)
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
        stored: str = "",
        learnt: bool = False,
    ) -> None:
        super().__init__(surface, "Pax Desk", QSize(1240, 704))
        self.here = here
        """File of the game on this window's table, or None."""
        self.stored = stored
        """Text on where the game on the table is stored."""
        self.learnt = learnt
        self.ended = playing if playing is not None and played_out(playing) else None
        """Finished game on the table, or None."""
        self.game = game
        self.shelf = shelf
        self.list = GameList(game)
        self.playing = playing if playing is not None and to_be_continued(playing) else None
        """Unfinished game on the table; None if there is none."""
        self.part: HomeSection = "under way"
        self.first = 0
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
        own = OtherGame(game.key, game.title, lambda: game)
        games = sorted((own, *others), key=lambda each: each.key) if others else ()
        self.games = [GameButton(self, each, each is own) for each in games]
        """Buttons of the program's games; empty if there is only one."""
        self.others = [each for each in self.games if not each.here]
        for button in self.games:
            on_click(button, self._show_game_of(button.key))
        self.languages = Segments(self, tr("Language"), list(LANGUAGES.items()))
        self.languages.show_chosen(language)
        self.languages.chosen.connect(self.language_chosen)
        self.rungs: Sequence[LadderRung] = ()
        """Rungs of the solo ladder, read shortly after the page is shown."""
        self._read_ladder: Callable[[], Sequence[LadderRung]] | None = ladder
        self.next_rung = self.button("", self._climb, pixels=13)
        self.go_on = self.button("", self._go_on, primary=True, pixels=22)
        self.first_focus = self.go_on  # the Return key resumes the last game
        parts: list[tuple[HomeSection, str]] = [
            ("under way", tr("Games in progress")),
            ("finished", tr("Finished games")),
        ]
        self.parts = Segments(self, tr("Your games"), parts)
        self.parts.chosen.connect(self.show_part)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Player, set-up or file"))
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
        self.see_end = self.button(tr("Back to the table"), self.left.emit, pixels=14)
        self.undo_delete = self.button(tr("Undo"), self._put_back, pixels=13)
        self._was_finished = False
        self.escape = self.go_on if self.playing is not None else None
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
        self.details = self.stored if self.playing is not None else ""
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
            self.details = kept.details
            self.picture = kept_picture(self._latest)
            self.go_on.rename(tr("Continue"))
            self.go_on.setEnabled(kept.session is not None)
        else:
            self.heading_words, self.words = game.welcome()
            self.go_on.rename(self.menu[self._first].text())
        finished = self.shelf.finished if self.shelf else []
        not_here = self.shelf.not_here(self.here) if self.shelf else []
        self._stored = not_here if self.part == "under way" else finished
        self.parts.show_chosen(self.part)
        self._show_games()

    def _show_games(self) -> None:
        self._games = self.list.shown(self._stored)
        last = max(0, len(self._games) - ROWS)
        self.first = max(0, min(self.first, last))
        with QSignalBlocker(self.bar):
            self.bar.setRange(0, last)
            self.bar.setValue(self.first)
        self._fill()

    def _sift(self) -> None:
        self.list.query, self.list.order = self.search.text(), self.order.currentData()
        self.first = 0
        self._show_games()

    def show_part(self, part: HomeSection) -> None:
        self.part, self.first = part, 0
        self._read()

    def _scroll_to(self, first: int) -> None:
        self.first = first
        self._fill()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page if it is higher than the window, else the games."""
        (self.scroll_bar if self.scroll_bar.maximum() else self.bar).event(event)
        event.accept()

    def leaf(self, pages: int) -> None:
        """Scroll the page if it is higher than the window, else the games."""
        if self.scroll_bar.maximum():
            super().leaf(pages)
            return
        self.bar.setValue(self.bar.value() + pages * ROWS)
        if self.rows:
            self.rows[0].buttons[0].setFocus()

    def _fill(self) -> None:
        before = {row.game: row for row in self.rows}
        shown = self._games[self.first : self.first + ROWS]
        # Keep existing rows, which may have the focus or a begun press.
        self.rows = [before.pop(kept) if kept in before else ShelfRow(self, kept) for kept in shown]
        for row in before.values():
            row.remove()
        self.bar.setVisible(len(self._games) > ROWS)
        self.lay_out()
        self._painter.start(0)

    def _paint_next(self) -> None:
        """Perform the next task in idle time, such as painting a picture."""
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
        """Move one game that is over to the finished ones; return whether it was moved."""
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
            self.menu_chosen.emit(self._first)

    def _climb(self) -> None:
        rung = next_of(self.rungs)
        assert rung is not None, "the button is there with the ladder alone"
        self.rung_chosen.emit(rung.choices)

    def rename(self, row: ShelfRow, title: str) -> None:
        try:
            row.game.rename(title)
        except SaveError as error:
            self._tell(str(error), None)
            return
        self.list.forget(row.game)
        self.rows.remove(row)
        row.remove()
        self._read()
        self.take_focus()

    def delete(self, row: ShelfRow) -> None:
        """Delete a game; "Undo" restores the game deleted last."""
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

    def _show_game_of(self, key: str) -> Callable[[], object]:
        """Return the callback of a game's button; for this page's game, the large button's."""
        if key == self.game.key:
            return lambda: self.go_on.click()
        return partial(self.other_game_chosen.emit, key)

    # --- Display ----------------------------------------------------------------------------------

    def contents(self) -> Box:
        return Column(
            self._top_box(),
            Column(self._next_box(), self._shelf_box(), gap=16)
            if self.one_column
            else HBox(self._next_box(), Rule(1, SEPIA), self._shelf_box(), gap=16, fills=True),
            Rule(1, SEPIA),
            self._foot_box(),
            gap=12,
        )

    def _top_box(self) -> Box:
        motto = Type(14, "serif", italic=True)
        sign = Column(
            PaintedBox(draw_sign, high=46),
            TextBox(self.game.motto(), motto, SEPIA, lines=2, align=typesetting.ALIGN_CENTRE),
            width=236,
        )
        if not self.games:
            return sign
        if self.one_column:
            buttons = (Item(button, high=NARROW_STRIP) for button in self.games)
            return HBox(sign, Column(*buttons, gap=6), gap=12)
        return HBox(sign, *(Item(button, high=STRIP_HEIGHT) for button in self.games), gap=12)

    @property
    def likely(self) -> list[str]:
        """Names of up to three buttons for likely choices."""
        large = self._first if self._new else ""
        names: list[str] = [name for name in LIKELY if name in self.menu and name != large]
        return names[:3]

    @property
    def _first(self) -> str:
        """Name of the large button's choice if there is no game to resume."""
        if self.game.lessons is not None and not self.learnt:
            return "learn"
        return "new" if self.game.robots is None else "solo"

    def _foot_box(self) -> Box:
        large = {*self.likely, self._first} if self._new else set(self.likely)
        small = {name: button for name, button in self.menu.items() if name not in large}
        face = typesetting.make_font(SMALL_PIXELS, "serif", 700)
        items = []
        for button in small.values():
            button.pixels = SMALL_PIXELS
            wide = typesetting.text_width(button.text(), face) + 26
            items.append(Item(button, high=36, share=wide))
        languages = self.languages.box(40, width=250)
        if self.one_column:
            half = (len(items) + 1) // 2
            rows = HBox(*items[:half], gap=6), HBox(*items[half:], languages, gap=6)
            return Column(*rows, gap=6)
        return HBox(*items, languages, gap=6)

    def _next_box(self) -> Column:
        paint = self._draw_cards if self._new else self._draw_picture
        picture = LEFT_WIDTH if self._new else LOWER * LEFT_WIDTH
        return Column(
            HBox(Box(), PaintedBox(paint, width=picture, high=self._picture_height), Box())
            if self.one_column
            else PaintedBox(paint, high=self._picture_height),
            TextBox(self.heading_words, Type(22, "serif", 700), lines=2, least=14, leading=1.16),
            TextBox(self.words, Type(15), SEPIA, lines=3),
            small_print_box(self.details, lines=2) if self.details else None,
            Item(self.go_on, high=62),
            Box(fills=True),
            gap=10,
            width=LEFT_WIDTH,
        )

    @property
    def _picture_height(self) -> float:
        shown = len(self.game.home_cards()) if self._new else 0
        high = ((LEFT_WIDTH + CARD_GAP) / shown - CARD_GAP) * RATIO if shown else PICTURE_HEIGHT
        return LOWER * high if self.one_column and not shown else high

    def _shelf_box(self) -> Column:
        likely: list[Box] = []
        for name in self.likely:
            self.menu[name].pixels = LIKELY_PIXELS
            likely.append(Item(self.menu[name], high=54 if self._any else 62))
        rows = Column(*(row.box() for row in self.rows), gap=9)
        longer = len(self._games) > ROWS
        bar = Item(self.bar, 14, ROWS * (ROW_PICTURE[1] + 9)) if longer else None
        return Column(
            HBox(*likely, gap=10) if self._any else Column(*likely, gap=14),
            self._ladder_box(),
            self._ended_box(),
            self._find_box() if self._any else None,
            HBox(rows, bar, gap=8) if self.rows else self._empty(),
            Box(fills=True),
            HBox(
                TextBox(self.note, Type(14, "serif", italic=True)),
                Item(self.undo_delete, 110, 32) if self.deleted is not None else None,
            ),
            gap=10,
        )

    def _find_box(self) -> Box:
        parts = self.parts.box(38, width=310)
        find = Item(self.search, high=36), Item(self.order, 168, 36)
        if self.one_column:
            return Column(parts, HBox(*find, gap=8), gap=8)
        return HBox(parts, *find, gap=8)

    def _ended_box(self) -> Box | None:
        if self.ended is None:
            return None
        wording = self.game.wording
        words = f"{wording.players(self.ended)}. {wording.progress(self.ended)}"
        return HBox(
            TextBox(words, Type(14), lines=2, least=11), Item(self.see_end, 190, 36), gap=12
        )

    def _ladder_box(self) -> Box:
        rung = next_of(self.rungs)
        if rung is None:
            return Box(high=2)
        self.next_rung.rename(tr("Next: {0}", rung.name))
        set_tooltip(self.next_rung, rung.meaning)
        done = sum(each.done for each in self.rungs)
        words = tr("Solo: {done} of {all} steps", done=done, all=len(self.rungs))
        seals = PaintedBox(self._draw_ladder, high=LADDER_SEAL)
        named = TextBox(words, Type(14, "serif", 700), lines=2, least=11, width=112)
        return HBox(named, seals, Item(self.next_rung, 170, 36), gap=12)

    def _draw_ladder(self, painter: QPainter, place: QRectF) -> None:
        proposed, count = next_of(self.rungs), len(self.rungs)
        side = min(LADDER_SEAL, place.width() / count - 1)
        apart = min(side + 8, (place.width() - side) / max(1, count - 1))
        middle = place.center().y()
        end = place.left() + apart * (count - 1)
        painter.setPen(QPen(QColor(SEPIA), 1.2))
        painter.drawLine(QPointF(place.left(), middle), QPointF(end, middle))
        for index, rung in enumerate(self.rungs):
            seal = QRectF(place.left() + apart * index, middle - side / 2, side, side)
            draw_seal(painter, seal, rung, proposed=rung is proposed)

    def _empty(self) -> Box:
        words = tr("No {game} games in progress.", game=tr(self.game.title))
        if self.list.query:
            words = tr("No game matches these words.")
        elif self.part == "finished":
            words = tr("No finished games yet. Every game you finish is saved here.")
        elif self.playing is not None:
            words = tr("No other games in progress.")
        return TextBox(words, Type(14, "serif", italic=True), SEPIA)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        painter.fillRect(place, GROUND)
        draw_shadow(painter, self.paper, 3, 6)
        draw_paper(painter, self.paper, PAPER, 2)
        draw_frame(painter, self.paper.adjusted(5, 5, -5, -5), INK, 2)
        draw_frame(painter, self.paper.adjusted(9, 9, -9, -9), INK, 1)
        self.content.paint(painter)

    @property
    def _new(self) -> bool:
        """True if there is no game to resume."""
        return self.playing is None and self._latest is None

    @property
    def _any(self) -> bool:
        """True if there is a game to list or to resume."""
        return not self._new or bool(self.shelf is not None and self.shelf.finished)

    def _draw_picture(self, painter: QPainter, place: QRectF) -> None:
        draw_picture(painter, self.picture, place)

    def _draw_cards(self, painter: QPainter, place: QRectF) -> None:
        """Draw a few cards side by side."""
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
