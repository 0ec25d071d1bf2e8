"""The New Game sheet: how and who plays, with which options, from which seed."""

import secrets
from typing import Final, Literal, TypeAlias

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QRegularExpression, QSize, Qt
from PySide6.QtGui import QPainter, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting import lettering
from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.painting.primitives import seat_mark
from paxdesk.desk.painting.shapes import frame, line
from paxdesk.desk.sheets.dialog import CheckRow, IconButton, field_style
from paxdesk.desk.sheets.fields import ChoiceBox
from paxdesk.desk.sheets.game_dialogs import NewGameDialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import SOLO_SEATS
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.variant import DIFFERENCES
from paxdesk.porfiriana.table.faces.face_cache import FaceCache
from paxdesk.porfiriana.table.sheets.choices import (
    FEWEST_SEATS,
    LARGEST_SEED,
    USUAL_NAMES,
    NewGame,
    SeatChoice,
    deal_words,
)
from paxdesk.porfiriana.table.sheets.differences import DifferencesList
from paxdesk.porfiriana.table.sheets.handicap_fields import HandicapFields
from paxdesk.porfiriana.table.sheets.modes import (
    MODES,
    SOLO,
    ModeName,
    ModeTab,
    draw_meaning,
    mode_words,
)
from paxdesk.porfiriana.table.sheets.seat_rows import HIGH, LEFT, MOST_SEATS, SeatRow, next_colour

PAPER: Final = QSize(1200, 720)
ROW: Final = 71.0
FIRST_ROW: Final = 142.0
TAB: Final = 216.0
OPTIONS_LEFT: Final = 740.0
HAIR: Final = "#C9B58F"
FACE: Final = 70
"""The width of the card beside a seat, of which the upper part is shown."""
PORTRAIT: Final = 56
USUAL_SEATS: Final = 4
Aside: TypeAlias = Literal["", "differences", "handicaps"]


class NewGameSheet(NewGameDialog):
    """Asks for a new game; ``dealt`` carries the :class:`NewGame`, ``left`` that there is none."""

    def __init__(self, surface: QWidget, deck: Deck) -> None:
        super().__init__(surface, say("A new game of Pax Porfiriana"), PAPER)
        self.seats = USUAL_SEATS
        self.mode: ModeName = "together"
        self.aside: Aside = ""
        """What stands in the place of the seats."""
        self._faces = FaceCache()
        self.tabs = {mode: ModeTab(self, mode) for mode in MODES}
        for mode, tab in self.tabs.items():
            tab.clicked.connect(lambda _=False, mode=mode: self.set_mode(mode))
        self.rows = [SeatRow(self, index, deck, self._show) for index in range(MOST_SEATS)]
        for index, row in enumerate(self.rows):
            row.mark.clicked.connect(lambda _=False, row=row: self._recolour(row))
            row.leave.clicked.connect(lambda _=False, index=index: self._stand_up(index))
            row.empty.clicked.connect(lambda _=False: self.set_seats(self.seats + 1))
        self.options: dict[str, CheckRow] = {
            key: CheckRow(self, words, note) for key, words, note in self._option_words()
        }
        for check in self.options.values():
            check.toggled.connect(lambda _: self._show())
        self.differences = DifferencesList(self)
        self.compare = PaperButton(Label("", say("What is different")), self, pixels=14)
        on_click(self.compare, lambda: self._open_aside("differences"))
        self.handicaps = HandicapFields(self, MOST_SEATS, self._show)
        self.handicap_button = PaperButton(Label("", say("Handicaps…")), self, pixels=14)
        on_click(self.handicap_button, lambda: self._open_aside("handicaps"))
        self.practice = CheckRow(
            self,
            say("Practice game"),
            say("Everything can be taken back, even what chance or others decided"),
        )
        self.first = ChoiceBox(self)
        self.first.setAccessibleName(say("First player"))
        self.seed = QLineEdit(str(secrets.randbelow(LARGEST_SEED)), self)
        self.seed.setAccessibleName(say("Seed"))
        digits = QRegularExpression("[0-9]{1,18}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.reroll = IconButton(self, "ui-redo", say("Another seed"))
        self.reroll.clicked.connect(self._reroll)
        self.cancel = PaperButton(Label("", say("Cancel")), self, pixels=16)
        on_click(self.cancel, self.left.emit)
        self.escape = self.cancel
        words = say("New to the game? Learn it in five lessons")
        self.guide = PaperButton(Label("manicule", words), self, pixels=15)
        on_click(self.guide, self.guide_asked.emit)
        self.deal = PaperButton(Label("", say("Deal the cards")), self, primary=True, pixels=19)
        on_click(self.deal, self._deal)
        self._show()

    def _open_aside(self, name: Aside) -> None:
        """Show the rules of 2012 or the handicaps in the place of the seats, or these again."""
        opener = {"differences": self.compare, "handicaps": self.handicap_button}[name]
        reader = {"differences": self.differences, "handicaps": self.handicaps.rows[0].gold}[name]
        self.aside = "" if self.aside == name else name
        self.escape = opener if self.aside else self.cancel
        self._show()
        (reader if self.aside else opener).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_options(self) -> None:
        """What an option means depends on the game it is chosen for."""
        variant = Options(rules_2012=self.options["rules_2012"].isChecked()).variant
        hand, senility = self.options["iron_hand"], self.options["diaz_senility"]
        hand.explain(
            say(
                "Tripartite takes the two strongest opponents; for {fewest} to 6 seats",
                fewest=variant.iron_hand_from,
            )
        )
        senility.setEnabled(variant.senility)
        if variant.senility:
            senility.explain(say("Díaz counts 3, 2, 2, 1 over the four Topples; for 3 seats"))
        else:
            senility.setChecked(False)
            senility.explain(say("By the rules of 2012 Díaz does not grow old"))

    def _option_words(self) -> list[tuple[str, str, str]]:
        """Key, name and meaning of each option."""
        return [
            (
                "iron_hand",
                say("Iron Hand"),
                "",
            ),
            (
                "diaz_senility",
                say("Díaz Senility"),
                "",
            ),
            (
                "retirement_battle",
                say("Retirement battle"),
                say("Troops relieved by their own faction may Retreat"),
            ),
            (
                "rapid_setup",
                say("Rapid setup"),
                say("Half of the deck, the Topples shuffled in anywhere"),
            ),
            (
                "choose_hacendados",
                say("Chosen Hacendados"),
                say("Seats may name their card; the rest are dealt"),
            ),
            (
                "rules_2012",
                say("2012 rules"),
                say(
                    "The game of the first printing; {number} differences", number=len(DIFFERENCES)
                ),
            ),
        ]

    # --- What is chosen --------------------------------------------------------------------------

    @property
    def game(self) -> NewGame:
        """The choices as they stand."""
        options = Options.of(key for key, check in self.options.items() if check.isChecked())
        first = self.first.currentIndex() - 1
        rows = zip(self.rows[: self.seats], self.handicaps.handicaps, strict=False)
        return NewGame(
            tuple(evolve(row.choice(), handicap=handicap) for row, handicap in rows),
            int(self.seed.text() or 0),
            options,
            None if first < 0 else first,
            SOLO.get(self.mode),
            self.practice.isChecked(),
        )

    def set_mode(self, mode: ModeName) -> None:
        """Choose how to play; who sits where changes with it."""
        if mode != self.mode:
            self.mode = mode
            solo = SOLO.get(mode)
            self.seats = SOLO_SEATS[solo] if solo else USUAL_SEATS
            for index, row in enumerate(self.rows):
                if row.robot or index:
                    row.seat("paxomatic" if mode == "paxomatic" and index > 0 else None)
        self._show()

    def set_seats(self, count: int) -> None:
        """Take so many seats."""
        self.seats = max(FEWEST_SEATS, min(MOST_SEATS, count))
        self._show()

    def seat_people(self, people: tuple[SeatChoice, ...], mode: ModeName = "together") -> None:
        """Begin with these people and robots, as in the game before."""
        self.set_mode(mode)
        for row, person in zip(self.rows, people, strict=False):
            row.seat(person.robot, person.name)
        self.handicaps.set([person.handicap for person in people])
        looks = [person.colour for person in people]
        looks += [look for look in range(1, MOST_SEATS + 1) if look not in looks]
        for row, look in zip(self.rows, looks, strict=False):
            row.mark.set_colour(look)
        if mode == "together":
            self.set_seats(len(people))
        self._show()

    def propose(self, game: NewGame) -> None:
        """Begin with these choices, as in the game before; the seed is another."""
        self.seat_people(game.seats, game.solo or "together")
        for key, check in self.options.items():
            check.setChecked(getattr(game.options, key))
        self.practice.setChecked(game.practice)

    def _stand_up(self, index: int) -> None:
        """Empty one seat; those after it move up."""
        names = [(row.robot, row.name.text()) for row in self.rows]
        looks = [row.mark.colour for row in self.rows]
        chosen = [row.hacendado.currentIndex() for row in self.rows]
        handicaps = self.handicaps.handicaps
        handicaps.pop(index)
        self.handicaps.set(handicaps)
        names.append(names.pop(index))
        looks.append(looks.pop(index))
        chosen.append(chosen.pop(index))
        for row, name, look, card in zip(self.rows, names, looks, chosen, strict=True):
            row.seat(*name)
            row.mark.set_colour(look)
            row.hacendado.setCurrentIndex(card)
        self.set_seats(self.seats - 1)

    def _recolour(self, row: SeatRow) -> None:
        """Take the next free colour; whoever waits in an empty seat gets the old one."""
        taken = [each.mark.colour for each in self.rows[: self.seats]]
        look = next_colour(row.mark.colour, taken)
        for other in self.rows[self.seats :]:
            if other.mark.colour == look:
                other.mark.set_colour(row.mark.colour)
        row.mark.set_colour(look)
        self._show()

    def _reroll(self) -> None:
        self.seed.setText(str(secrets.randbelow(LARGEST_SEED)))

    def _deal(self) -> None:
        self.dealt.emit(self.game)

    def take_focus(self) -> None:
        """Return deals at once."""
        self.deal.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- Showing it ------------------------------------------------------------------------------

    def _show(self) -> None:
        """Bring the fields into agreement with each other."""
        self._show_options()
        self.differences.setVisible(self.aside == "differences")
        self.handicaps.shown = self.aside == "handicaps"
        self.handicaps.show(self.seats)
        self.handicap_button.rename(self._handicap_words())
        choosing = self.options["choose_hacendados"].isChecked()
        together = self.mode == "together"
        self._number_robots()
        for mode, tab in self.tabs.items():
            tab.setChecked(mode == self.mode)
            tab.setVisible(not self.aside)
        for index, row in enumerate(self.rows):
            if self.aside or (index >= self.seats and not together):
                row.hide()
                continue
            row.show(
                taken=index < self.seats,
                next_empty=index == self.seats,
                choosing=choosing,
                removable=together and self.seats > FEWEST_SEATS,
                free=together or self.mode == "diaz",
            )
        self.first.setEnabled(together)
        first = self.first.currentIndex()
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItem(say("At random") if together else self.rows[0].choice().name)
        for row in self.rows[: self.seats] if together else ():
            self.first.addItem(row.choice().name)
        self.first.setCurrentIndex(first if together and 0 < first <= self.seats else 0)
        self.first.blockSignals(False)
        self.deal.setEnabled(not self._objection())
        self.update()

    def _handicap_words(self) -> str:
        """The button tells how many seats have a handicap; open, it leads back to the seats."""
        if self.aside == "handicaps":
            return say("The seats")
        given = sum(not each.handicap.fair for each in self.game.seats)
        return say("Handicaps ({0})", given) if given else say("Handicaps…")

    def _number_robots(self) -> None:
        """Robots that nobody has named are called by their order."""
        usual = {robot: iter(entry.persons) for robot, entry in ROSTER.items()}
        for row in self.rows[: self.seats]:
            if row.robot is not None and row.name.text() in USUAL_NAMES:
                name = next(usual[row.robot], row.name.text())
                if name != row.name.text():
                    row.name.setText(name)

    def _objection(self) -> str:
        """Why the cards cannot be dealt like this, a sentence; empty where they can."""
        rows = self.rows[: self.seats]
        chosen = [row.chosen for row in rows if row.chosen is not None]
        if len(set(chosen)) < len(chosen):
            return say("Two seats have chosen the same Hacendado.")
        if self.mode != "diaz" and all(row.robot for row in rows):
            return say("At least one seat must be a person's.")
        return next((row.objection for row in rows if row.objection), "")

    def lay_out(self) -> None:
        self.setStyleSheet(field_style(self.scale))
        for index, tab in enumerate(self.tabs.values()):
            self.put(tab, LEFT - 2 + index * (TAB + 4), 64, TAB, HIGH)
        for index, row in enumerate(self.rows):
            row.lay_out(FIRST_ROW + index * ROW)
        top = 106.0
        for check in self.options.values():
            self.put(check, OPTIONS_LEFT - 4, top, 440, 56 if check.note[40:] else 50)
            top += 55
        self.put(self.differences, LEFT, 64, 660, 556)
        self.put(self.options["rules_2012"], OPTIONS_LEFT - 4, top - 55, 280, 56)
        self.press(self.compare, OPTIONS_LEFT + 280, top - 54, 156, 38)
        self.put(self.practice, OPTIONS_LEFT - 4, 574, 440, 56)
        self.handicaps.lay_out(FIRST_ROW, ROW)
        self.put(self.first, OPTIONS_LEFT + 130, 444, 142, HIGH)
        self.press(self.handicap_button, OPTIONS_LEFT + 280, 449, 156, 38)
        self.put(self.seed, OPTIONS_LEFT + 130, 496, 200, HIGH)
        self.put(self.reroll, OPTIONS_LEFT + 336, 496, HIGH, HIGH)
        self.press(self.guide, LEFT, PAPER.height() - 64, 370, 46)
        self.press(self.cancel, PAPER.width() - 408, PAPER.height() - 64, 128, 46)
        self.press(self.deal, PAPER.width() - 268, PAPER.height() - 64, 244, 46)

    def draw(self, painter: QPainter, place: QRectF) -> None:
        super().draw(painter, place)
        painter.translate(self.paper.topLeft())
        heading = lettering.font(16, "serif", 700)
        options = QRectF(OPTIONS_LEFT, 72, 420, 22)
        words = say("Options, saved with the game")
        lettering.draw_text(painter, options, words, heading)
        if not self.aside:
            self._draw_seats(painter)
        elif self.aside == "handicaps":
            names = [row.choice().name for row in self.rows[: self.seats]]
            self.handicaps.draw(painter, names, FIRST_ROW, ROW)
        self._draw_foot(painter)

    def _draw_seats(self, painter: QPainter) -> None:
        """The seats, or what the way of playing alone means."""
        small = lettering.font(11, "sans", 600, tracking=8)
        for words, left in (
            (say("Mark"), LEFT),
            (say("Seats, in playing order"), 92.0),
            (say("Hacendado"), 374.0),
        ):
            box = QRectF(left, 116, 260, 16)
            lettering.draw_text(painter, box, words.upper(), small, SEPIA)
        for index, row in enumerate(self.rows):
            top = FIRST_ROW + index * ROW
            if row.taken or self.mode == "together":
                line(painter, QPointF(LEFT, top + 53), QPointF(690, top + 53), HAIR)
            if row.taken:
                self._draw_portrait(painter, row, QRectF(560, top - 8, FACE, PORTRAIT))
        if self.mode != "together":
            top = FIRST_ROW + self.seats * ROW
            if self.mode == "diaz":
                self._draw_diaz(painter, top)
                top += ROW
            draw_meaning(painter, QRectF(LEFT, top, 650, 200), self.mode)

    def _draw_diaz(self, painter: QPainter, top: float) -> None:
        """The opponent whom nobody chooses."""
        seat_mark(painter, DIAZ, LEFT, top, 40)
        name = lettering.font(17, "serif", 700)
        lettering.draw_text(painter, QRectF(96, top, 150, 40), "Díaz", name)
        note = lettering.font(13, "serif", 400, italic=True)
        words = say("white cubes; 4 points of each kind, of Outrage 6; two dice a turn")
        lettering.draw_text(painter, QRectF(252, top, 430, 40), words, note, SEPIA)
        line(painter, QPointF(LEFT, top + 53), QPointF(690, top + 53), HAIR)

    def _draw_portrait(self, painter: QPainter, row: SeatRow, place: QRectF) -> None:
        """The upper part of the Hacendado chosen, or of a card face down."""
        ratio = self.scale * self.devicePixelRatioF()
        pixmap = self._faces.face(row.card, FACE, ratio)
        part = QRectF(0, 0, FACE * ratio, PORTRAIT * ratio)
        painter.drawPixmap(place, pixmap, part)
        frame(painter, place, INK, 1, 2)

    def _draw_foot(self, painter: QPainter) -> None:
        plain = lettering.font(14, "sans", 600)
        for words, top in ((say("First player"), 457.0), (say("Seed"), 509.0)):
            lettering.draw_text(painter, QRectF(OPTIONS_LEFT, top, 124, 22), words, plain)
        note = self._objection()
        note = note or say("The same seed, seats and options deal the same game.")
        face = lettering.font(13, "serif", 400, italic=True)
        lettering.draw_text(painter, QRectF(OPTIONS_LEFT, 548, 430, 20), note, face, SEPIA)
        if self.aside != "differences":
            words = deal_words(self.game)
            if self.mode == "together" and all(seat.handicap.fair for seat in self.game.seats):
                words = f"{mode_words(self.mode)[0]} {words}"
            place = QRectF(LEFT, 576, 660, 40)
            lettering.draw_text(painter, place, words, face, SEPIA, lines=2)
        bottom = PAPER.height() - 80
        line(painter, QPointF(716, 78), QPointF(716, bottom - 8), INK)
        line(painter, QPointF(20, bottom), QPointF(PAPER.width() - 20, bottom), INK, 2)
