"""New Game sheet: mode and players; on request, options and seed."""

from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from attrs import evolve
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.palette import INK, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame
from paxdesk.desk.sheets.form_widgets import CheckRow, ChoiceBox, SecrecyChoice, SeedField
from paxdesk.desk.sheets.modal_sheet import NewGameDialog
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    HAIR,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    button_row,
    seat_mark_box,
    small_print_box,
)
from paxdesk.errors import PaxError
from paxdesk.language import tr, tr_plural
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import FEWEST_SEATS, MOST_SEATS, SOLO_SEATS
from paxdesk.porfiriana.rules.state import OFFERED, Options
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.sheets import new_game_choices
from paxdesk.porfiriana.table.sheets.new_game_fields import (
    MODES,
    PORTRAIT,
    ROW_HEIGHT,
    SOLO,
    DifferencesList,
    HandicapFields,
    ModeName,
    ModeTab,
    NewGameSeatRow,
    meaning,
    sitters,
)

if TYPE_CHECKING:
    from paxdesk.porfiriana.workshop.own_files import DeckChoice

FACE: Final = 70
"""Width of the card beside a seat, only the top of which is visible, in units."""
SUBHEAD: Final = Type(16, "serif", 700)
USUAL_SEATS: Final = 2
FEW, ALL = QSize(820, 600), QSize(1220, 720)
"""Sizes of the sheet without and with the options, in units."""
LEFT_WIDTH: Final = 690.0
Aside: TypeAlias = Literal["", "differences", "handicaps"]


class NewGameSheet(NewGameDialog):
    """Sheet for the choices of a new game; ``dealt`` carries the :class:`NewGame`."""

    has_fields = True
    margins = (30.0, 66.0, 28.0, 20.0)

    def __init__(self, surface: QWidget, deck: Deck, choice: "DeckChoice | None" = None) -> None:
        super().__init__(surface, tr("A new game of Pax Porfiriana"), FEW)
        self.choice = choice
        self.decks = ChoiceBox(self)
        self.decks.setAccessibleName(tr("Cards"))
        self._misread = ""
        """Reason why the chosen deck cannot be used, or ""."""
        self.seats = USUAL_SEATS
        self.mode: ModeName = "together"
        self.aside: Aside = ""
        """Page shown instead of the seats; "" if there is none."""
        self._faces = FaceCache()
        self.tabs = {mode: ModeTab(self, mode) for mode in MODES}
        for mode, tab in self.tabs.items():
            tab.clicked.connect(lambda _=False, mode=mode: self.set_mode(mode))
        self.rows = [NewGameSeatRow(self, index, deck, self._show) for index in range(MOST_SEATS)]
        for index, row in enumerate(self.rows):
            row.mark.chosen.connect(lambda colour, row=row: self._recolour(row, colour))
            row.leave.clicked.connect(lambda _=False, index=index: self._stand_up(index))
        self._worn = [row.mark.colour for row in self.rows]
        """Colours of the rows when last shown."""
        self.add = self.button(tr("Add a player"), self._sit_down, pixels=15)
        self.more = self.button("", self._show_more, pixels=15)
        self.more_shown = False
        """True if the options are shown."""
        self.options: dict[str, CheckRow] = {
            key: CheckRow(self, tr(option.label), "") for key, option in OFFERED.items()
        }
        for check in self.options.values():
            check.toggled.connect(lambda _: self._show())
        self.differences = DifferencesList(self)
        self.compare = self.button(
            tr("What is different"), lambda: self._open_aside("differences"), pixels=14
        )
        self.handicaps = HandicapFields(self, MOST_SEATS, self._show)
        self.handicap_button = self.button(
            tr("Handicaps…"), lambda: self._open_aside("handicaps"), pixels=14
        )
        self.practice = CheckRow(
            self,
            tr("Practice game"),
            tr("You can undo everything, even what chance or others decided"),
        )
        self.secrecy = SecrecyChoice(self, phones=True)
        self.first = ChoiceBox(self)
        self.first.setAccessibleName(tr("First player"))
        self.first.currentIndexChanged.connect(lambda: self.lay_out())
        self._seed = SeedField(self, new_game_choices.LARGEST_SEED)
        self.seed, self.reroll = self._seed.line_edit, self._seed.reroll
        self.seed.textChanged.connect(lambda _: self._show())
        self.cancel = self.button(tr("Cancel"), self.left.emit, pixels=16, escape=True)
        words = tr("Learn to play")
        self.guide = self.button(words, self.guide_asked.emit, icon="manicule")
        self.deal = self.button(tr("Deal"), self._deal, primary=True, pixels=19)
        self.first_focus = self.deal  # the Return key deals immediately
        self._list_decks()
        self._show()

    def _list_decks(self) -> None:
        if self.choice is not None:
            used = self.choice.decks.in_use
            for each in self.choice.decks:
                self.decks.addItem(tr("Cards: {0}", each.name), each)
                if each == used:
                    self.decks.setCurrentIndex(self.decks.count() - 1)
            self.decks.currentIndexChanged.connect(lambda _: self._choose_deck())

    def _choose_deck(self) -> None:
        assert self.choice is not None
        self._misread = ""
        try:
            deck = self.choice.choose(self.decks.currentData())
        except PaxError as error:
            self._misread = str(error)
        else:
            for row in self.rows:
                row.use(deck)
        self._show()

    def _open_aside(self, name: Aside) -> None:
        """Toggle between the seats and another page."""
        opener = {"differences": self.compare, "handicaps": self.handicap_button}[name]
        reader = {"differences": self.differences, "handicaps": self.handicaps.rows[0].gold}[name]
        self.aside = "" if self.aside == name else name
        self.escape = opener if self.aside else self.cancel
        self._show()
        (reader if self.aside else opener).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_options(self) -> None:
        """Update the options for the variant and mode."""
        variant = Options(rules_2012=self.options["rules_2012"].isChecked()).variant
        for key, check in self.options.items():
            objection = OFFERED[key].objection(variant, self.mode == "diaz")
            check.setEnabled(not objection)
            check.setVisible(self.more_shown and key in self._offered())
            if objection:
                check.setChecked(False)
            check.explain(objection or OFFERED[key].meaning(variant))

    def _offered(self) -> list[str]:
        """Return the keys of the mode's options."""
        alone = self.mode == "diaz"
        return [key for key, each in OFFERED.items() if not (each.contest if alone else each.alone)]

    def _show_more(self) -> None:
        self.more_shown = not self.more_shown
        self.aside, self.escape = "", self.cancel
        self._show()

    @property
    def _free_seats(self) -> bool:
        """True if players can be added and removed."""
        return self.mode not in SOLO

    @property
    def game(self) -> new_game_choices.NewGame:
        options = Options.of(key for key, check in self.options.items() if check.isChecked())
        first = self.first.currentIndex() - 1
        rows = zip(self.rows[: self.seats], self.handicaps.handicaps, strict=False)
        return new_game_choices.NewGame(
            tuple(evolve(row.choice(), handicap=handicap) for row, handicap in rows),
            int(self.seed.text() or 0),
            options,
            None if first < 0 else first,
            SOLO.get(self.mode),
            self.practice.isChecked() and not self.shared,
            self._several and self.secrecy.value == "open",
            self._several and self.secrecy.value in ("face down", "phones"),
            self.more_shown,
            self._several and self.secrecy.value == "phones",
        )

    @property
    def _several(self) -> bool:
        """True if several people share this screen, and none is remote."""
        people = [row for row in self.rows[: self.seats] if row.robot is None]
        return not self.shared and len(people) > 1

    @property
    def shared(self) -> bool:
        """True if a player is at another computer."""
        return any(row.elsewhere for row in self.rows[: self.seats])

    def set_mode(self, mode: ModeName) -> None:
        """Choose the mode, and seat people and robots accordingly."""
        if mode != self.mode:
            kept = self._free_seats and mode not in SOLO
            self.mode = mode
            for row in self.rows:
                row.who.offer(sitters(mode))
            if kept:
                self._seat_remotes()
            else:
                self._seat_usual()
        self._show()

    def _seat_usual(self) -> None:
        solo = SOLO.get(self.mode)
        self.seats = SOLO_SEATS[solo] if solo else USUAL_SEATS
        for index, row in enumerate(self.rows):
            if row.robot or index:
                row.seat("paxomatic" if solo == "paxomatic" and index > 0 else None)
        self._seat_remotes()

    def _seat_remotes(self) -> None:
        """Make the last person after the first seat remote in online mode, if nobody is."""
        people = [row for row in self.rows[1 : self.seats] if row.robot is None]
        if self.mode == "online" and people and not self.shared:
            people[-1].seat(None, people[-1].name.text(), elsewhere=True)

    def set_seats(self, count: int) -> None:
        self.seats = max(FEWEST_SEATS, min(MOST_SEATS, count))
        self._show()

    def seat_people(
        self, people: tuple[new_game_choices.SeatChoice, ...], mode: ModeName = "together"
    ) -> None:
        if any(person.elsewhere for person in people):
            mode = "online"
        self.set_mode(mode)
        for row, person in zip(self.rows, people, strict=False):
            row.seat(person.robot, person.name, person.elsewhere)
        self.handicaps.set([person.handicap for person in people])
        looks = [person.colour for person in people]
        looks += [look for look in range(1, MOST_SEATS + 1) if look not in looks]
        for row, look in zip(self.rows, looks, strict=False):
            row.mark.set_colour(look)
        if self._free_seats:
            self.set_seats(len(people))
        self._show()

    def propose(self, game: new_game_choices.NewGame) -> None:
        """Fill the sheet with a game's choices, except seed, Hacendados and first player."""
        self.seat_people(game.seats, game.solo or "together")
        for key, check in self.options.items():
            check.setChecked(getattr(game.options, key))
        self.practice.setChecked(game.practice)
        self.secrecy.show_chosen(game.secrecy)
        self.more_shown = game.more
        self._show()

    def _sit_down(self) -> None:
        if self.seats < MOST_SEATS:
            row = self.rows[self.seats]
            row.seat(row.robot, "", elsewhere=self.mode == "online")
            self.set_seats(self.seats + 1)
            row.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stand_up(self, index: int) -> None:
        """Empty a seat, and move later players up."""
        handicaps = self.handicaps.handicaps
        handicaps.pop(index)
        self.handicaps.set(handicaps)
        sitting = [
            (
                (row.robot, row.name.text(), row.elsewhere),
                row.mark.colour,
                row.hacendado.currentIndex(),
            )
            for row in self.rows
        ]
        sitting.append(sitting.pop(index))
        for row, (name, look, card) in zip(self.rows, sitting, strict=True):
            row.seat(*name)
            row.mark.set_colour(look)
            row.hacendado.setCurrentIndex(card)
        # Move the focus before the pressed button is hidden and loses it.
        self.rows[min(index, self.seats - 2)].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.set_seats(self.seats - 1)

    def _recolour(self, row: NewGameSeatRow, colour: int) -> None:
        """Give the row's old colour to the other player who has ``colour``."""
        old = self._worn[row.index]
        for other in self.rows:
            if other is not row and other.mark.colour == colour:
                other.mark.set_colour(old)
        self._show()

    def _deal(self) -> None:
        self.dealt.emit(self.game)

    def _show(self) -> None:
        self._size = ALL if self.more_shown else FEW
        self._worn = [row.mark.colour for row in self.rows]
        self.more.rename(tr("Fewer options") if self.more_shown else self._more_words())
        self._show_options()
        self.handicap_button.rename(self._handicap_words())
        choosing = self.options["choose_hacendados"].isChecked()
        free = self._free_seats
        self._number_robots()
        for mode, tab in self.tabs.items():
            tab.setChecked(mode == self.mode)
        for index, row in enumerate(self.rows):
            row.show(
                taken=index < self.seats,
                choosing=choosing,
                removable=free and self.seats > FEWEST_SEATS,
                free=free or self.mode == "diaz",
            )
        self.first.setEnabled(free)
        first = self.first.currentIndex()
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItem(tr("At random") if free else self.rows[0].choice().name)
        for row in self.rows[: self.seats] if free else ():
            self.first.addItem(row.choice().name)
        self.first.setCurrentIndex(first if free and 0 < first <= self.seats else 0)
        self.first.blockSignals(False)
        self._seed.set_enabled(not self.shared)
        self.practice.setEnabled(not self.shared)
        self.secrecy.set_enabled(self._several)
        self.deal.rename(tr("Invite the others") if self.shared else tr("Deal"))
        self.deal.setEnabled(not self._objection())
        self.lay_out()

    def _more_words(self) -> str:
        """Return the text of the button for more options, with the number of those chosen."""
        on = sum(check.isChecked() for check in self.options.values())
        on += sum(not each.fair for each in self.handicaps.handicaps[: self.seats])
        on += self.practice.isChecked()
        return tr_plural("More options: %n on", "", on) if on else tr("More options")

    def _handicap_words(self) -> str:
        if self.aside == "handicaps":
            return tr("The players")
        given = sum(not each.handicap.fair for each in self.game.seats)
        return tr("Handicaps ({0})", given) if given else tr("Handicaps…")

    def _number_robots(self) -> None:
        """Rename robots with default names in seat order."""
        usual = {robot: iter(entry.persons) for robot, entry in ROSTER.items()}
        for row in self.rows[: self.seats]:
            if row.robot is not None and row.name.text() in new_game_choices.USUAL_NAMES:
                name = next(usual[row.robot], row.name.text())
                if name != row.name.text():
                    row.name.setText(name)

    def _objection(self) -> str:
        """Return a sentence on why the game cannot be dealt, or ""."""
        if self._misread:
            return self._misread
        if self._seed.objection:
            return self._seed.objection
        rows = self.rows[: self.seats]
        chosen = [row.chosen for row in rows if row.chosen is not None]
        if len(set(chosen)) < len(chosen):
            return tr("Two players have chosen the same Hacendado.")
        if self.mode != "diaz" and all(row.robot for row in rows):
            return tr("At least one player must be human.")
        if self.mode == "online" and not self.shared:
            return tr("Nobody plays at another computer yet: choose “Remote player” for someone.")
        return next((row.objection for row in rows if row.objection), "")

    def contents(self) -> Box:
        seats = self._left()
        if self.more_shown:
            seats = HBox(seats, Rule(), self._right(), gap=24, fills=True)
        return Column(
            seats,
            button_row(
                Item(self.guide, 250, 46),
                Box(),
                Item(self.cancel, 118, 46),
                Item(self.deal, 224, 46),
            ),
        )

    def _left(self) -> Box:
        width = LEFT_WIDTH if self.more_shown else 0
        if self.aside == "differences":
            return Column(Item(self.differences, fills=True), width=width)
        people = self._seats()
        if self.aside == "handicaps":
            people = self.handicaps.box([row.choice().name for row in self.rows[: self.seats]])
        words = self._objection()
        return Column(
            people,
            Box(fills=True),
            TextBox(words, BOLD, UNREST_INK) if words and not self.more_shown else None,
            small_print_box(new_game_choices.deal_words(self.game)),
            width=width,
            fills=True,
        )

    def _seats(self) -> Column:
        rows = [
            row.box(PaintedBox(partial(self._draw_portrait, row), width=FACE, high=PORTRAIT))
            for row in self.rows
            if row.taken
        ]
        decks = Item(self.decks, 270, ROW_HEIGHT) if self.choice is not None else None
        adding = Item(self.add, 210, 42) if self._free_seats and self.seats < MOST_SEATS else None
        return Column(
            HBox(*(tab.box(ROW_HEIGHT) for tab in self.tabs.values()), gap=4),
            TextBox(self._order_words(), SUBHEAD, lines=1),
            *rows,
            self._diaz() if self.mode == "diaz" else None,
            HBox(adding, decks, Box(), Item(self.more, 210, 42)),
            meaning(self.mode) if self.mode != "together" else None,
        )

    def _order_words(self) -> str:
        if not self._free_seats:
            return tr("Who plays, in turn order")
        first = self.game.first
        if first is None:
            return tr("Who plays, in turn order from a player drawn by lot")
        return tr("Who plays, in turn order from {0}", self.rows[first].choice().name)

    def _diaz(self) -> Column:
        words = tr("white cubes; 4 points of each kind, 6 of Outrage; two dice a turn")
        name = TextBox("Díaz", Type(17, "serif", 700), width=150)
        return Column(
            HBox(seat_mark_box(DIAZ, 40), name, small_print_box(words), gap=16), Rule(1, HAIR)
        )

    def _right(self) -> Box:
        words = tr("The same seed, players and options always deal the same game.")
        if self.shared:
            words = tr("The seed is mixed from every player's program, so nobody can choose it.")
        words = self._objection() or words
        *options, rules_2012 = (self.options[key] for key in self._offered())
        return Column(
            TextBox(tr("Options, saved with the game"), SUBHEAD),
            *map(Item, options),
            HBox(Item(rules_2012), Item(self.compare, 156, 38)),
            HBox(
                TextBox(tr("First player"), BOLD, lines=2, width=110),
                Item(self.first, high=ROW_HEIGHT),
                Item(self.handicap_button, 150, 38),
            ),
            HBox(TextBox(tr("Seed"), BOLD, width=110), self._seed.box(ROW_HEIGHT)),
            small_print_box(words),
            Item(self.practice),
            HBox(TextBox(tr("Hands"), BOLD, width=110), self.secrecy.box(ROW_HEIGHT)),
            gap=5,
        )

    def _draw_portrait(self, row: NewGameSeatRow, painter: QPainter, place: QRectF) -> None:
        """Draw the top of a Hacendado or card back."""
        ratio = self.scale * self.devicePixelRatioF()
        pixmap = self._faces.face(row.card, FACE, ratio)
        part = QRectF(0, 0, FACE * ratio, PORTRAIT * ratio)
        painter.drawPixmap(place, pixmap, part)
        draw_frame(painter, place, INK, 1, 2)
