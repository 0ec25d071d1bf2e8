"""A position set up by hand, on the table itself: cards are dragged, pieces are clicked."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QHideEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QWidget,
)

from paxdesk.desk.painting.palette import DARK, SEPIA, UNREST
from paxdesk.desk.replay.replay_sheet import ReplayView
from paxdesk.desk.rulebook import plain
from paxdesk.desk.scene.drawing import Drawing
from paxdesk.desk.scene.geometry import CLOSED, qrect
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Heading, Spot, ViewModel
from paxdesk.desk.sheets.dialog import (
    ChoiceBox,
    Segment,
    Segments,
    WorkshopDialog,
    field_style,
    scroll_style,
)
from paxdesk.desk.sheets.paper import on_click
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    Item,
    Row,
    Type,
    Words,
    mark,
    note,
)
from paxdesk.errors import PaxError
from paxdesk.files.writing import write_whole
from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda_checks import card_places
from paxdesk.porfiriana.rules.card_text import kind_words
from paxdesk.porfiriana.rules.cards import EnterpriseCard, PartnerCard, TroopCard
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.phrases import faction_words, prestige_words, regime_words
from paxdesk.porfiriana.rules.vocabulary import REGIMES
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.layout.layout import Zones
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.sheets.choices import position_session
from paxdesk.porfiriana.table.words.terms import seat_labels
from paxdesk.porfiriana.workshop.positions import OVALS, Place, PositionDraft

NUMBER: Final = Qt.ItemDataRole.UserRole
SIDE: Final = 262.0
"""Units that the panel beside the table is wide."""
GHOST: Final = 84
"""Pixels that a card is wide while it is carried."""
WATCHED: Final = 50
"""Milliseconds between two looks whether a card is still carried."""
CARD_SPOTS: Final = frozenset({"card", "hand", "public"})
"""Spots whose number is that of a card."""
Deed = tuple[str, Callable[[], str]]
"""What can be done with a thing, in words, and what does it: why it cannot be, else empty."""


class SetUpView(ReplayView):
    """The table: ``carried`` tells where a thing was picked up and where it was let go."""

    carried = Signal(object, object)
    lifted = Signal(object)
    dock = CLOSED

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self._from: Spot | None = None

    def spot_under(self, point: QPoint) -> Spot | None:
        """The spot at a point of the screen; None beside the table."""
        at = self.viewport().mapFromGlobal(point)
        if not self.viewport().rect().contains(at):
            return None
        return self._at(at)

    def _spot(self, event: QMouseEvent) -> Spot | None:
        return self._at(event.position().toPoint())

    def _at(self, point: QPoint) -> Spot | None:
        """The spot at a point of the view; an empty slot of the market is one, too."""
        at = QPointF(self.mapToScene(point))
        found = self.table.spot_at(at)
        if found is not None:
            return found
        slots = cast(Zones, self.table.zones).slots
        under = (n for n, slot in enumerate(slots) if qrect(slot).contains(at))
        number = next(under, None)
        return None if number is None else Spot("market", number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = self._spot(event)
        self.lifted.emit(self._from)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        begun, self._from = self._from, None
        spot = self._spot(event)
        if begun is not None and spot is not None and begun != spot:
            self.carried.emit(begun, spot)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(spot)
        event.accept()


class Tray(QListWidget):
    """The cards that lie nowhere: ``carried`` tells which was let go where on the screen."""

    carried = Signal(int, QPoint)
    lifted = Signal(int)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        item = self.itemAt(event.position().toPoint())
        if item is not None:
            self.lifted.emit(item.data(NUMBER))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a card is carried; nothing is selected on the way

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        item = self.currentItem()
        if item is not None:
            self.carried.emit(item.data(NUMBER), event.globalPosition().toPoint())


class PositionSheet(WorkshopDialog):
    """``draft`` is set up here; a game can begin with it."""

    def __init__(self, surface: QWidget, draft: PositionDraft) -> None:
        super().__init__(surface, say("Set up a position"), QSize(1330, 736))
        self.draft = draft
        self.labels = seat_labels(position_session(draft.state))
        self.refused = ""
        self.told = say("Drag cards to where they lie. Click a piece to change it.")
        self.faces = FaceCache()
        self.scene = TableScene(cast(Drawing, PaxDrawing()), DARK)
        self.scene.animations_enabled = False
        self.view = SetUpView(self.scene, self)
        self.view.carried.connect(self._carried)
        self.view.clicked.connect(self._clicked)
        self.view.lifted.connect(self._lift_spot)
        self.menu = QMenu(self)
        self._watching = QTimer(self)
        self._watching.setInterval(WATCHED)
        self._watching.timeout.connect(self._watch)
        self.viewer: Seat = draft.state.turn.seat or 1
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(say("Name or number"))
        self.search.setAccessibleName(say("Name or number"))
        self.search.textChanged.connect(lambda _words: self._fill_tray())
        self.tray = Tray(self)
        self.tray.setAccessibleName(say("Cards that lie nowhere"))
        self.tray.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.tray.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tray.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tray.carried.connect(self._from_tray)
        self.tray.lifted.connect(self._lift)
        seats = [(seat, each.name) for seat, each in self.labels.items() if seat != DIAZ]
        self.turns = Segments(self, say("Whose turn it is"), seats)
        self.turns.chosen.connect(self._give_turn)
        self.regimes = ChoiceBox(self)
        self.regimes.setAccessibleName(say("Regime"))
        self.regimes.addItems([regime_words(key) for key in REGIMES])
        self.regimes.activated.connect(self._change_regime)
        self.gold: dict[Seat, tuple[Segment, Segment]] = {}
        for seat, name in seats:
            less, more = Segment(self, "−", name), Segment(self, "+", name)
            for button, by in ((less, -1), (more, 1)):
                button.setCheckable(False)
                on_click(button, partial(self._pay, seat, by))
            self.gold[seat] = less, more
        self.undo = self.button("", partial(self._turn_back, draft.undo), icon="ui-undo")
        self.undo.setAccessibleName(say("Undo"))
        self.redo = self.button("", partial(self._turn_back, draft.redo), icon="ui-redo")
        self.redo.setAccessibleName(say("Redo"))
        self.play = self.button(say("Play on from here"), self._play, primary=True, pixels=13)
        self.save = self.button(say("Save as a scenario…"), self._save, pixels=13)
        self.puzzle = self.button(say("Make a puzzle…"), self._make_puzzle, pixels=13)
        self.ask = self.button(say("Copy as a question"), self._ask, pixels=13)
        self.close_button = self.button(say("Close"), self.left.emit, pixels=13)
        self.escape = self.close_button
        self.show_position()

    # --- The table --------------------------------------------------------------------------------

    def show_position(self) -> None:
        """Show what is set up, and what lies nowhere."""
        state = self.draft.state
        heading = Heading(say("A position of your own"), tools=False)
        opened = frozenset(state.players)
        self.scene.show(ViewModel(state, self.viewer, self.labels, opened, heading=heading))
        self._fill_tray()
        self.undo.setEnabled(self.draft.can_undo)
        self.redo.setEnabled(self.draft.can_redo)
        self.turns.show_chosen(state.turn.seat)
        self.regimes.setCurrentIndex(REGIMES.index(state.regime))
        self.lay_out()

    def _fill_tray(self) -> None:
        words = plain(self.search.text())
        self.tray.clear()
        for number in self.draft.unused:
            card = self.draft.deck.cards[number]
            if words and words not in plain(card.name) and words != str(number):
                continue
            item = QListWidgetItem(f"{number:03} {card.name}", self.tray)
            item.setData(NUMBER, number)
            item.setToolTip(kind_words(card))

    def _do(self, change: Callable[[], str]) -> None:
        """Do something, and show what has come of it or why it cannot be."""
        self.refused = change()
        self.told = ""
        self.show_position()

    def _turn_back(self, do: Callable[[], None]) -> None:
        do()
        self.refused = ""
        self.show_position()

    def _give_turn(self, seat: Seat) -> None:
        self.viewer = seat
        self._do(lambda: self.draft.set_all(turn=seat_name(seat)))

    def _change_regime(self, index: int) -> None:
        self._do(lambda: self.draft.set_all(regime=REGIMES[index]))

    def _pay(self, seat: Seat, by: int) -> None:
        gold = max(0, self.draft.state.players[seat].gold + by)
        self._do(lambda: self.draft.set_player(seat, "gold", gold))

    # --- Carrying ---------------------------------------------------------------------------------

    def card_at(self, spot: Spot | None) -> CardNumber:
        """The card that lies at a spot, 0 for none."""
        state = self.draft.state
        if spot is None:
            return 0
        if spot.kind in ("market", "speculation"):
            return state.market[spot.number]
        if spot.kind in CARD_SPOTS or spot.kind in ("income", "unrest", "oval"):
            return spot.number
        if spot.kind == "headlines" and state.headlines:
            return state.headlines[-1]
        if spot.kind == "grudges":
            grudges = list(state.players[spot.number].grudges)
            return grudges[-1] if grudges else 0
        return 0

    def _lift_spot(self, spot: Spot | None) -> None:
        self._lift(self.card_at(spot))

    def _lift(self, card: CardNumber) -> None:
        """Carry a card under the pointer, as long as the button is down."""
        if card:
            face = self.faces.face(self.draft.deck.cards[card], GHOST, self.devicePixelRatioF())
            QGuiApplication.setOverrideCursor(QCursor(face, GHOST // 2, GHOST // 3))
            self._watching.start()

    def _watch(self) -> None:
        """Whoever lets go anywhere has put it down."""
        if QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._put_down()

    def _put_down(self) -> None:
        self._watching.stop()
        while QGuiApplication.overrideCursor() is not None:
            QGuiApplication.restoreOverrideCursor()

    def hideEvent(self, event: QHideEvent) -> None:
        self._put_down()
        super().hideEvent(event)

    def _from_tray(self, card: CardNumber, point: QPoint) -> None:
        self._put_down()
        spot = self.view.spot_under(point)
        if spot is not None:
            self._lay(card, spot)

    def _carried(self, begun: Spot, spot: Spot) -> None:
        self._put_down()
        card = self.card_at(begun)
        if card:
            self._lay(card, spot)

    def places(self, card: CardNumber, spot: Spot) -> list[tuple[str, Place]]:
        """Where a card may be laid that is let go at a spot, in words."""
        deck, state, number = self.draft.deck, self.draft.state, spot.number
        able, kind = card_places(deck), deck.cards[card]
        found: list[tuple[str, Place]] = []
        match spot.kind:
            case "market" | "speculation":
                return [(say("On the market"), Place("market", number))]
            case "headlines":
                return [(say("On the Bull-Bear pile"), Place("headlines"))]
            case "deck":
                return [(say("On the deck"), Place("deck"))]
            case "public":
                return [(say("With the public cards"), Place("public"))]
            case "discards" | "regime" | "topples" | "ledger" | "supply":
                return [(say("Out of the position"), Place("away"))]
            case "hand" | "hand_area":
                return [(say("In the hand"), Place("hand", self.viewer))]
            case "card" | "income" | "unrest" | "oval" if isinstance(kind, TroopCard):
                if number in state.enterprises:
                    return [(say("On this enterprise"), Place("at", number))]
        seat = self._seat_of(spot)
        if seat is None:
            return []
        if card in deck.hacendados:
            return [(say("As Hacendado"), Place("hacendado", seat))]
        if isinstance(kind, TroopCard):
            found.append((say("In the Private Army"), Place("army", seat)))
        elif isinstance(kind, EnterpriseCard | PartnerCard):
            found.append((say("In the tableau"), Place("tableau", seat)))
        if card in able.grudges:
            found.append((say("On the grudge pile"), Place("grudges", seat)))
        if card in able.hand and seat != DIAZ:
            found.append((say("In the hand"), Place("hand", seat)))
        return found

    def _seat_of(self, spot: Spot) -> Seat | None:
        """To whom something goes that is let go there."""
        state, number = self.draft.state, spot.number
        if spot.kind in ("tableau", "hacendado", "hacendado_income", "jail", "grudges", "reserve"):
            return number
        for pieces in (state.enterprises, state.partners, state.troops):
            if number in pieces and spot.kind in ("card", "income", "unrest", "oval", "prestige"):
                owner: Seat = pieces[number].owner
                return owner
        return None

    def _lay(self, card: CardNumber, spot: Spot) -> None:
        places = self.places(card, spot)
        if len(places) == 1:
            self._do(lambda: self.draft.lay(card, places[0][1]))
            return
        self._offer([(words, partial(self.draft.lay, card, place)) for words, place in places])

    # --- Clicking ---------------------------------------------------------------------------------

    def _clicked(self, spot: Spot | None) -> None:
        self._put_down()
        if spot is not None:
            self._offer(list(self.deeds(spot)))

    def _offer(self, deeds: list[Deed]) -> None:
        self.menu.clear()
        for words, change in deeds:
            self.menu.addAction(words, partial(self._do, change))
        if deeds:
            self.menu.popup(QCursor.pos())

    def deeds(self, spot: Spot) -> Iterator[Deed]:
        """What can be done with what lies at a spot."""
        draft, state, number = self.draft, self.draft.state, spot.number
        card = self.card_at(spot)
        people = [(s, each.name) for s, each in self.labels.items() if s != DIAZ]
        if spot.kind in ("market", "speculation") and card:
            for seat, name in people:
                words = say("Speculation Cube of {name}", name=name)
                yield words, partial(draft.speculate, number, seat)
            yield say("No Speculation Cube"), partial(draft.speculate, number, None)
        elif card in state.enterprises:
            yield from self._enterprise_deeds(card)
        elif card in state.partners:
            sides = draft.deck.partners[card].sides
            key = "orientation" if draft.deck.partners[card].newspaper else "side"
            for side in sides if len(sides) > 1 else ():
                value = side.prestige if key == "orientation" else side.faction
                words = faction_words(side.faction)
                yield say("Turn to {side}", side=words), partial(draft.set_piece, card, key, value)
        elif card in state.troops and state.troops[card].at > 0:
            at = state.troops[card].at
            for seat, name in people:
                change = partial(draft.set_piece, at, "troop_owner", seat_name(seat))
                yield say("Troop of {name}", name=name), change
        if spot.kind in ("hacendado", "hacendado_income", "jail"):
            player = state.players[number]
            jailed = say("Out of Jail") if player.jailed else say("Into Jail")
            yield jailed, partial(draft.set_player, number, "jailed", not player.jailed)
            hacendado = draft.deck.hacendados.get(player.hacendado)
            for cause in hacendado.orientations if hacendado is not None else ():
                words = say("Declared for {kind}", kind=prestige_words(cause.prestige))
                yield words, partial(draft.set_player, number, "flipped", cause.prestige)
            yield say("Loyal"), partial(draft.set_player, number, "flipped", None)
        if spot.kind == "regime":
            words = say("No Depression") if state.depression else say("Depression")
            yield words, partial(draft.set_all, depression=not state.depression)
        if card:
            yield say("Out of the position"), partial(draft.lay, card, Place("away"))

    def _enterprise_deeds(self, card: CardNumber) -> Iterator[Deed]:
        draft, piece = self.draft, self.draft.state.enterprises[card]
        for by in (1, -1):
            words = say("One Unrest more") if by > 0 else say("One Unrest less")
            yield words, partial(draft.set_piece, card, "unrest", max(0, piece.unrest + by))
        for by in (1, -1):
            words = say("One Income Cube more") if by > 0 else say("One Income Cube less")
            yield words, partial(draft.set_piece, card, "income", max(0, piece.income + by))
        for oval, key in enumerate(OVALS[: len(piece.connections)]):
            for seat, each in self.labels.items():
                if seat != DIAZ:
                    words = say("Oval {number}: built by {name}", number=oval + 1, name=each.name)
                    yield words, partial(draft.set_piece, card, key, seat_name(seat))
            empty = say("Oval {number}: empty", number=oval + 1)
            yield empty, partial(draft.set_piece, card, key, None)

    # --- Passed on --------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        turn = self.labels[self.draft.state.turn.seat].name
        return say("{name} to act, {regime}", name=turn,
                   regime=regime_words(self.draft.state.regime))  # fmt: skip

    def _play(self) -> None:
        self.played.emit(position_session(self.draft.state))

    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, say("Save as a scenario"), "position.yaml", say("Scenarios (*.yaml)")
        )
        if not name:
            return
        path = Path(name).with_suffix(".yaml")
        try:
            write_whole(path, self.draft.scenario("position", self.title).encode())
        except PaxError as error:
            self.refused = str(error)
        else:
            self.told = say("Written to {0}.", path.name)
        self.lay_out()

    def _make_puzzle(self) -> None:
        self.turned.emit(partial(puzzle_sheet, self.draft))

    def _ask(self) -> None:
        QGuiApplication.clipboard().setText(self.draft.question(self.title))
        self.refused, self.told = "", say("Copied: paste it into a message.")
        self.lay_out()

    # --- Showing it -------------------------------------------------------------------------------

    def style_sheet(self, scale: float) -> str:
        return field_style(scale) + scroll_style(scale, "QListWidget")

    def contents(self) -> Box:
        state = self.draft.state
        gold = (
            Row(
                mark(self.labels[seat].colour, 18),
                Words(self.labels[seat].name, BOLD, lines=1),
                Item(less, 30, 28),
                Words(str(state.players[seat].gold), BOLD, width=26, lines=1),
                Item(more, 30, 28),
                gap=5,
            )
            for seat, (less, more) in self.gold.items()
        )
        side = Column(
            Item(self.search, high=32),
            Item(self.tray, fills=True),
            Words(say("Gold"), BOLD),
            *gold,
            Words(say("Whose turn it is"), BOLD),
            self.turns.box(34),
            Words(say("Regime"), BOLD),
            Item(self.regimes, high=34),
            gap=5,
            width=SIDE,
        )
        said = (
            Words(f"{self.refused}.", Type(14, weight=600), UNREST, lines=2)
            if self.refused
            else note(self.told, SEPIA, 2)
        )
        return Column(
            Row(Item(self.view, fills=True), side, gap=12, fills=True),
            Row(
                Item(self.undo, 52, 40),
                Item(self.redo, 52, 40),
                said,
                Item(self.puzzle, 150, 40),
                Item(self.ask, 164, 40),
                Item(self.save, 174, 40),
                Item(self.play, 160, 40),
                Item(self.close_button, 90, 40),
                gap=8,
            ),
            gap=10,
        )


def puzzle_sheet(draft: PositionDraft, surface: QWidget) -> WorkshopDialog:
    """A puzzle of the position that is set up, which leads back to it."""
    from paxdesk.porfiriana.table.sheets.puzzle_sheet import PuzzleSheet
    from paxdesk.porfiriana.workshop.own_puzzles import OwnPuzzles, own_puzzles_path

    own = OwnPuzzles(own_puzzles_path(draft.deck), draft.deck)
    sheet = PuzzleSheet(surface, draft.state.copy(), own)
    sheet.back.connect(lambda: sheet.turned.emit(lambda again: PositionSheet(again, draft)))
    return sheet
