"""Fields and lists of the New Game sheet."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, Literal, TypeAlias, get_args

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEATS, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.sheets.form_widgets import (
    ELSEWHERE,
    ChoiceBox,
    ColourList,
    IconButton,
    OccupantList,
    PaintedButton,
    SeatOccupant,
    robot_words,
    sitter_elsewhere,
)
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet import Sheet
from paxdesk.desk.sheets.sheet_layout import (
    CAPTION,
    HAIR,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
)
from paxdesk.desk.text_page import TextPage
from paxdesk.language import tr, with_colon
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, ROSTER, RobotName
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.book_quotations import Quotation
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.cards import HacendadoCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import MOST_SEATS
from paxdesk.porfiriana.rules.state import SoloMode
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.rules.variant import DIFFERENCES, GOLD, HAND, NONE, Difference, Handicap
from paxdesk.porfiriana.table.sheets.new_game_choices import NAMES, USUAL_NAMES, SeatChoice
from paxdesk.session.player_name import name_problem, tidied

# --- Handicaps, shown instead of the seats --------------------------------------------------------


class SeatHandicap:
    def __init__(self, dialog: ModalSheet, index: int, changed: Callable[[], None]) -> None:
        self.gold, self.hand, self.prestige = (ChoiceBox(dialog) for _ in range(3))
        for gold in GOLD:
            self.gold.addItem(f"{gold:+d}" if gold else tr("standard"), gold)
        for hand in HAND:
            self.hand.addItem(str(Handicap(hand=hand).hand_limit), hand)
        self.prestige.addItem(tr("none"), None)
        for each in PRESTIGES:
            self.prestige.addItem(prestige_words(each), each)
        seat = index + 1
        self.gold.setAccessibleName(tr("Starting gold, player {0}", seat))
        self.hand.setAccessibleName(tr("Hand Limit, player {0}", seat))
        self.prestige.setAccessibleName(tr("Point of prestige, player {0}", seat))
        self.set(NONE)
        for box in self.fields:
            box.currentIndexChanged.connect(lambda _: changed())

    @property
    def fields(self) -> tuple[ChoiceBox, ChoiceBox, ChoiceBox]:
        return self.gold, self.hand, self.prestige

    @property
    def handicap(self) -> Handicap:
        gold, hand, prestige = (box.currentData(Qt.ItemDataRole.UserRole) for box in self.fields)
        return Handicap(gold, hand, prestige)

    def set(self, handicap: Handicap) -> None:
        for box, value in zip(
            self.fields, (handicap.gold, handicap.hand, handicap.prestige), strict=True
        ):
            box.setCurrentIndex(box.findData(value, Qt.ItemDataRole.UserRole))


class HandicapFields:
    def __init__(self, dialog: ModalSheet, seats: int, changed: Callable[[], None]) -> None:
        self.rows = [SeatHandicap(dialog, index, changed) for index in range(seats)]

    @property
    def handicaps(self) -> list[Handicap]:
        """Handicaps of the seats, including empty seats."""
        return [row.handicap for row in self.rows]

    def set(self, handicaps: Sequence[Handicap]) -> None:
        missing = [NONE] * (len(self.rows) - len(handicaps))
        for row, each in zip(self.rows, [*handicaps, *missing], strict=True):
            row.set(each)

    def box(self, names: Sequence[str]) -> Column:
        """Return the heading, captions and fields, with a row for each of ``names``."""
        words = tr("Handicaps: what a player starts with, compared with the others")
        heads = (tr("Starting gold"), tr("Hand Limit"), tr("Point of prestige"))
        widths = (140, 140, 190)
        captions = (
            TextBox(words.upper(), CAPTION, SEPIA, lines=2, width=wide, least=9, said=words)
            for words, wide in zip(heads, widths, strict=True)
        )
        rows = [
            HBox(
                TextBox(name, Type(17, "serif", 700), lines=1),
                *(Item(field, wide, 44) for field, wide in zip(row.fields, widths, strict=True)),
                gap=12,
            )
            for name, row in zip(names, self.rows, strict=False)
        ]
        return Column(
            TextBox(words, Type(16, "serif", 700), lines=1),
            HBox(Box(), *captions, gap=12),
            *rows,
            gap=20,
        )


# --- Modes: the tabs of the sheet and their explanations ------------------------------------------

ModeName: TypeAlias = Literal["together", "online", "diaz", "paxomatic"]
MODES: Final[tuple[ModeName, ...]] = get_args(ModeName)
MEANING: Final = Type(17, "serif", italic=True)
SOLO: Final[dict[ModeName, SoloMode]] = {"diaz": "diaz", "paxomatic": "paxomatic"}


def mode_name(mode: ModeName) -> str:
    return {
        "together": tr("On one screen"),
        "online": tr("Online"),
        "diaz": tr("Against Díaz"),
        "paxomatic": tr("Against two Pax-o-matics"),
    }[mode]


def mode_words(mode: ModeName) -> tuple[str, ...]:
    return {
        "together": (
            tr(
                "Two to six players: humans, Pax-o-matics, or computer opponents from beginner "
                "to master. At least one is human."
            ),
        ),
        "online": (
            tr(
                "Two to six players at different computers. You get a link for each remote "
                "player, and the game is dealt once all have joined."
            ),
            tr("To sit down at someone else's table, choose “Join a table” on the home page."),
        ),
        "diaz": (
            tr(
                "You alone against Díaz. Each turn, two dice send him to the market, one for each "
                "row. What he takes, he uses against you or keeps for his defence. He has no gold "
                "and no hand, and never runs out of cubes."
            ),
            tr(
                "You win at one of the four Topples if you have more points of the regime's "
                "prestige than his defence: 4 (6 of Outrage), plus the points of his cards. "
                "Otherwise he stays in power."
            ),
            tr("A computer opponent can play for you while you watch."),
        ),
        "paxomatic": (
            tr(
                "You against two robots, with the full rules for three players. They have gold, "
                "hands and cubes like you, and follow the flowchart of the rulebook. The log names "
                "the step behind each action."
            ),
            tr(
                "In a showdown they take a certain win; otherwise they stop you together if they "
                "can."
            ),
        ),
    }[mode]


class ModeTab(PaintedButton):
    """Tab of a mode, dark if selected."""

    one_of_several = True

    def __init__(self, parent: Sheet, mode: ModeName) -> None:
        super().__init__(parent, mode_name(mode))
        self.setCheckable(True)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        if chosen:
            fill_rect(painter, box, INK, 3)
        draw_frame(painter, box, INK, 1.2, 3)
        face = typesetting.fit_font(self.text(), box.width() - 16, 1, 15, 11, "serif", 700)
        ink = PAPER if chosen else INK
        typesetting.draw_text(painter, box, self.text(), face, ink, typesetting.ALIGN_CENTRE)

    def box(self, high: float) -> Item:
        """Return the tab as an item of a row, wider for a longer text."""
        face = typesetting.make_font(15, "serif", 700)
        return Item(self, high=high, share=typesetting.text_width(self.text(), face) + 40)


def sitters(mode: ModeName) -> list[SeatOccupant]:
    """Return the possible occupants of a seat: a person, a remote one if online, and robots."""
    robots = [
        SeatOccupant(robot, robot_words(tr(ROSTER[robot].label)), tr(ROSTER[robot].sentence))
        for robot in ROBOT_NAMES
    ]
    if mode == "online":
        return [SeatOccupant(None, tr("Person at this screen")), sitter_elsewhere(), *robots]
    return [SeatOccupant(None, tr("Person")), *robots]


def meaning(mode: ModeName) -> HBox:
    """Return a box that explains the mode."""
    paragraphs = (TextBox(words, MEANING, leading=1.35) for words in mode_words(mode))
    return HBox(Box(4), Rule(2, SEPIA), Column(*paragraphs, gap=14), gap=12)


NAME_LENGTH: Final = 16
ROW_HEIGHT: Final = 48.0
"""Height of controls, in units; large enough for fingertips."""
PORTRAIT: Final = 56
"""Height of the visible part of a card beside a seat, in units."""


class NewGameSeatRow:
    """Fields of one seat; ``taken`` is true if the seat has a player."""

    def __init__(
        self, dialog: ModalSheet, index: int, deck: Deck, changed: Callable[[], None]
    ) -> None:
        self.index = index
        self.taken = self.removable = self.choosing = False
        self._deck = deck
        whose = tr("Player {0}", index + 1)
        self.mark = ColourList(dialog, range(1, MOST_SEATS + 1), whose)
        self.mark.set_colour(index + 1)
        self.name = QLineEdit(NAMES[index], dialog)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setAccessibleName(tr("Name of player {0}", index + 1))
        self.name.textChanged.connect(lambda _: changed())
        self.who = OccupantList(dialog, sitters("together"), whose)
        self.who.changed.connect(lambda: self._changed_who(changed))
        self.hacendado = ChoiceBox(dialog)
        self.hacendado.setAccessibleName(tr("Hacendado of player {0}", index + 1))
        self.hacendado.addItem(tr("Dealt at random"), None)
        for number, card in sorted(deck.hacendados.items()):
            self.hacendado.addItem(card.name, number)
        self.hacendado.currentIndexChanged.connect(lambda _: changed())
        self.leave = IconButton(dialog, "", tr("Remove this player"))
        self.leave.setAccessibleName(with_colon(whose, self.leave.text()))

    def use(self, deck: Deck) -> None:
        """Offer the Hacendados of another deck."""
        self._deck = deck
        for index, number in enumerate(sorted(deck.hacendados), start=1):
            self.hacendado.setItemText(index, deck.hacendados[number].name)

    @property
    def chosen(self) -> CardNumber | None:
        """Number of the chosen Hacendado; None for a random one."""
        number = self.hacendado.currentData(Qt.ItemDataRole.UserRole)
        return number if isinstance(number, int) else None

    @property
    def card(self) -> HacendadoCard | None:
        return self._deck.hacendados[self.chosen] if self.chosen is not None else None

    @property
    def robot(self) -> RobotName | None:
        return next((each for each in ROBOT_NAMES if each == self.who.robot), None)

    @property
    def elsewhere(self) -> bool:
        return self.who.robot == ELSEWHERE

    def seat(self, robot: RobotName | None, name: str = "", elsewhere: bool = False) -> None:
        """Seat a robot or a person; "" means the default name."""
        self.who.seat(ELSEWHERE if elsewhere and robot is None else robot)
        self.name.setText(name or self._usual_name())

    def _usual_name(self) -> str:
        if self.robot is None:
            return NAMES[self.index]
        return ROSTER[self.robot].persons[max(0, self.index - 1)]

    def _changed_who(self, changed: Callable[[], None]) -> None:
        """Replace an empty or default name after a change of occupant, and report the change."""
        if not self.name.text().strip() or self.name.text() in USUAL_NAMES:
            self.name.setText(self._usual_name())
        changed()

    def choice(self) -> SeatChoice:
        name = tidied(self.name.text()) or tr(SEATS[self.mark.colour].name)
        choice = SeatChoice(name, self.mark.colour, self.chosen, self.robot)
        return evolve(choice, elsewhere=self.elsewhere)

    @property
    def objection(self) -> str:
        """Reason why the name is not allowed, or ""."""
        return name_problem(self.choice().name)

    def show(self, taken: bool, choosing: bool, removable: bool, free: bool = True) -> None:
        """Set which fields of the seat apply; if ``free``, its occupant can be chosen."""
        self.taken = taken
        self.removable = removable
        self.choosing = choosing
        self.who.setEnabled(free)
        self.hacendado.setEnabled(choosing)
        if not choosing:
            self.hacendado.setCurrentIndex(0)

    def box(self, portrait: PaintedBox) -> Column:
        """Return the fields of the seat, including the Hacendado's if it can be chosen."""
        room = Box(ROW_HEIGHT, ROW_HEIGHT)
        row = HBox(
            Item(self.mark, 118 if self.choosing else 158, ROW_HEIGHT),
            Item(self.name, high=ROW_HEIGHT, share=0.8),
            Item(self.who, high=ROW_HEIGHT),
            Item(self.hacendado, high=ROW_HEIGHT) if self.choosing else None,
            portrait if self.choosing else None,
            Item(self.leave, ROW_HEIGHT, ROW_HEIGHT) if self.removable else room,
            gap=10,
        )
        return Column(row, Rule(1, HAIR), gap=4)


# --- Differences in the rules of 2012, to read before dealing -------------------------------------


def _quoted(difference: Difference) -> str:
    """Return both books' sentences on a difference, as small HTML lines."""
    return "".join(
        f"<br/><small>{escape(line)}</small>"
        for line in (
            tr("2016, {quotation}", quotation=_quotation(difference.living)),
            tr("2012, {quotation}", quotation=_quotation(difference.first)),
        )
    )


def _quotation(quotation: Quotation) -> str:
    """Return a quotation with its place in the book."""
    if not quotation.words:
        return tr("{place}: nothing", place=quotation.place)
    return f"{quotation.place}: “{quotation.words}”"


class DifferencesList(TextPage):
    """Scrolling list of the differences, with both books' sentences."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("What is different under the rules of 2012"))
        items = "".join(f"<li>{escape(str(each))}{_quoted(each)}</li>" for each in DIFFERENCES)
        self.setHtml(f"<h3>{escape(self.accessibleName())}</h3><ul>{items}</ul>")
        self.setStyleSheet(
            f"background: {IVORY}; color: {INK}; border: 1px solid {INK}; font-weight: 400"
        )
