"""The game on a page: turn, actions with their prices, victory, icons and keys."""

from functools import partial
from itertools import starmap
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST, Ink
from paxdesk.desk.painting.shapes import line
from paxdesk.desk.painting.typesetting import RIGHT, draw_text, fitted, font
from paxdesk.desk.sheets.modal_sheet import Dialog, OverviewDialog, PaintedButton
from paxdesk.desk.sheets.sheet import FINGER, on_click
from paxdesk.desk.sheets.sheet_layout import (
    CAPTION,
    HAIR,
    HEADING,
    Box,
    Column,
    Drawn,
    Item,
    Row,
    Rule,
    Type,
    Words,
    grid,
    icon,
    note,
)
from paxdesk.language import labelled, say, template
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES, REGIMES, Prestige
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import faction_words, prestige_words, regime_words
from paxdesk.porfiriana.table.painting.symbols import FACTION_ICON, FACTION_TONE, prestige_mark
from paxdesk.porfiriana.table.words.showdown import victory_words
from paxdesk.porfiriana.table.words.terms import toppling_term

# --- The icons of cards and table with their meaning, for the overview ----------------------------

Legend: TypeAlias = tuple[str, str, Ink]
"""An icon, its meaning, and the ink it is printed in."""


def legends() -> list[Legend]:
    """Everything but prestige and factions, in groups."""
    plain = [
        ("district-sonora", say("Sonora")),
        ("district-chihuahua", say("Chihuahua")),
        ("district-america", say("America")),
        ("income-cube", say("Fixed income")),
        ("income-improvable", say("More by buying land")),
        ("income-mines", say("Mine Value")),
        ("income-economy", say("Economy")),
        ("income-count", say("1 for each enterprise of a kind")),
        ("connection-foot", say("On foot")),
        ("connection-mule", say("By mule")),
        ("connection-rail", say("By rail")),
        ("connection-ship", say("Canal or ship")),
        ("connection-chain", say("Chain Railroad")),
        ("firepower-1", say("Firepower 1 to 3")),
        ("slave", say("Slaves: may revolt")),
        ("regime-change", say("Regime change")),
        ("strife", say("Strife between factions")),
        ("mood-bull", say("Bull")),
        ("mood-bear", say("Bear")),
        ("topple", say("Topple")),
        ("discount", say("Cheaper")),
        ("extra-action", say("Extra action")),
        ("monopoly", say("Monopoly")),
        ("spy", say("Spy: cancels an attack")),
        ("court", say("Helps Díaz")),
        ("general", say("General: Firepower 3")),
        ("activist", say("Adds Unrest")),
        ("assassin", say("Assassination")),
        ("immunity", say("Immunity")),
        ("jail", say("Jail")),
        ("army", say("Troops, Private Army")),
        ("grudge", say("Grudge pile")),
    ]
    return [("unrest", say("Unrest"), UNREST), *((*each, INK) for each in plain)]


ROW: Final = 30.0
WORDS: Final = 156.0
"""Width of what an action is called."""
NAME: Final = Type(14, weight=700)
SMALL: Final = Type(12)
TEXT: Final = Type(13)


@frozen
class ActionLine:
    """An action with its price and the actions it takes."""

    icon: str
    words: str
    price: str
    actions: str
    rule: str


def action_lines(state: State) -> list[ActionLine]:
    """The actions as the rules of this game have them."""
    one, two = "1", "2"
    land = template("1 for each cube there")
    if not state.variant.land_counts_prestige_cubes:
        land = template("1 a cube, not Prestige")
    column, printed = say("its column"), say("printed price")
    return [
        ActionLine("action-buy", say("Buy a market card"), column, say("1, 2"), "E2"),
        ActionLine("action-play", say("Play a card"), printed, say("1*"), "E1"),
        ActionLine("hand", say("Buy a Public Card"), printed, one, "E3"),
        ActionLine("action-sell", say("Sell a card"), say("+ the Economy"), one, "E4"),
        ActionLine("action-redeploy", say("Move a troop"), say("by connection"), one, "E5"),
        ActionLine("action-land", say("Buy land"), say(land), two, "E6"),
        ActionLine("action-connect", say("Build a connection"), say("in its oval"), one, "E7"),
        ActionLine("action-police", say("Police, or leave Jail"), say("3 gold"), one, "E8"),
        ActionLine("action-speculate", say("Speculate, move cube"), say("nothing"), one, "E9"),
    ]


class RuleRow(PaintedButton):
    """One action; a click opens its rule."""

    def __init__(self, parent: Dialog, row: ActionLine) -> None:
        super().__init__(parent, row.words)
        self.row = row
        self.face = fitted(row.words, WORDS, 1, 13, 10, "sans", 700)
        told = {
            say("Price"): row.price,
            say("Actions"): row.actions.removesuffix("*"),
            say("Rule"): row.rule,
        }
        self.setAccessibleDescription("\n".join(starmap(labelled, told.items())))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        row, middle = self.row, place.center().y()
        draw_icon(painter, row.icon, 4, middle - 10, 20, INK)
        ink = UNREST if self.underMouse() else INK
        words = QRectF(32, 0, WORDS, place.height())
        draw_text(painter, words, row.words, self.face, ink)
        price = QRectF(192, 0, 108, place.height())
        draw_text(painter, price, row.price, font(12), SEPIA)
        actions = QRectF(300, 0, 34, place.height())
        draw_text(painter, actions, row.actions, font(13, "sans", 700), INK, RIGHT)
        rule = QRectF(place.width() - 30, 0, 26, place.height())
        draw_text(painter, rule, row.rule, font(11, "sans", 600), SEPIA, RIGHT)
        foot = place.bottom() - 0.5
        line(painter, QPointF(0, foot), QPointF(place.width(), foot), HAIR)


class OverviewSheet(OverviewDialog):
    """``rule_asked`` carries the id of a rule to read, "" for the beginning of the rules."""

    margins = (34.0, 76.0, 34.0, 22.0)

    def __init__(self, surface: QWidget, state: State) -> None:
        super().__init__(surface, say("The game on a page"), QSize(1240, 724))
        self.victory = victory_words(state)
        self.rows = [RuleRow(self, row) for row in action_lines(state)]
        for row in self.rows:
            on_click(row, partial(self.rule_asked.emit, row.row.rule))
        self.rules = self.button(
            say("All rules"), lambda: self.rule_asked.emit(""), icon="newspaper", pixels=14
        )
        self.guide = self.button(say("Lessons"), self.guide_asked.emit, icon="manicule", pixels=14)
        self.close_button = self.button(say("Back to the table"), self.left.emit, primary=True)
        self.escape = self.close_button

    def take_focus(self) -> None:
        self.close_button.setFocus()

    def contents(self) -> Box:
        columns = self._left(), Rule(1, HAIR), self._middle(), Rule(1, HAIR), self._marks()
        buttons = (
            Item(self.rules, 150, 38),
            Item(self.guide, 200, 38),
            Box(),
            Item(self.close_button, 200, 38),
        )
        return Column(Row(*columns, gap=17, fills=True), Row(Box(), *buttons, gap=16), gap=12)

    @property
    def _row(self) -> float:
        """How high a row is: keys give way to what is pressed with a finger."""
        return max(ROW, FINGER / self.scale) if self.finger else ROW

    # --- What it says ----------------------------------------------------------------------------

    def _phases(self) -> list[tuple[str, str]]:
        return [
            (
                say("Actions"),
                say("Three, or two in Jail, in any order. You say when you are done."),
            ),
            (
                say("Headlines"),
                say(
                    "Those in the free column go to the Bull-Bear pile. Two bears in a row: "
                    "Depression. Two bulls end it."
                ),
            ),
            (say("Market"), say("Cards slide to the free column; new ones come.")),
            (
                say("Income"),
                say("1 gold for each of your cubes, except where there is Unrest."),
            ),
        ]

    def _keys(self) -> list[tuple[str, str]]:
        return [
            (say("Tab, arrows"), say("move around the table")),
            (say("Space, Enter"), say("pick up, put down, press")),
            (say("Esc"), say("put back, close")),
            (say("E"), say("end the turn")),
            (say("1 to 6"), say("open a seat's tableau")),
            (say("R"), say("the rule for the card shown")),
            (say("Menu, right click"), say("everything you can do with it")),
            (say("W, Shift+W"), say("what happened since your turn")),
            (say("F1, Shift+F1"), say("this page, all rules")),
        ]

    # --- Where it says so ------------------------------------------------------------------------

    def _left(self) -> Column:
        turn = (
            Row(
                Words(str(number), Type(22, "serif", 900), UNREST, width=22),
                Column(Words(name, NAME), Words(words, TEXT, SEPIA), gap=1),
            )
            for number, (name, words) in enumerate(self._phases(), start=1)
        )
        victory = (
            Row(icon("manicule", 18, UNREST), Words(words, TEXT), gap=12) for words in self.victory
        )
        counting = (
            Row(
                Drawn(partial(_draw_prestige, prestige), width=22, high=22),
                Words(prestige_words(prestige), Type(13, weight=700), width=92, lines=1),
                Words(
                    say("{regime}: {toppling}", regime=regime_words(regime),
                        toppling=toppling_term(regime)),
                    SMALL, SEPIA,
                ),
            )
            for regime, prestige in zip(REGIMES, PRESTIGES, strict=True)
        )  # fmt: skip
        return Column(
            Words(say("Your turn"), HEADING),
            *turn,
            Words(say("How to win"), HEADING),
            *victory,
            Words(say("What counts in a Topple"), HEADING),
            *counting,
            gap=6,
        )

    def _middle(self) -> Column:
        heads = (
            Words(say("gold"), CAPTION, SEPIA, width=108),
            Words(say("actions"), CAPTION, SEPIA, snug=True),
            Words(say("rule"), CAPTION, SEPIA, snug=True),
        )
        said = say(
            "The second market purchase of a turn takes two actions. * Black cards: two, "
            "outside their own regime."
        )
        keys = (
            Row(Words(key, Type(12, weight=700), width=114), Words(words, SMALL))
            for key, words in self._keys()
        )
        shown = () if self.finger else (Words(say("Keys"), HEADING), *keys)
        return Column(
            Words(say("Three actions"), HEADING),
            Row(Box(180), *heads, gap=6),
            Column(*(Item(row, high=self._row) for row in self.rows), gap=0),
            note(said),
            *shown,
            gap=5,
        )

    def _marks(self) -> Column:
        groups: list[Legend] = [
            *((FACTION_ICON[each], faction_words(each), FACTION_TONE[each]) for each in FACTIONS),
            *legends(),
        ]
        each = [Row(icon(name, 19, ink), Words(words, SMALL)) for name, words, ink in groups]
        return Column(Words(say("What the marks mean"), HEADING), grid(each, 2, 6, down=True))


def _draw_prestige(prestige: Prestige, painter: QPainter, place: QRectF) -> None:
    prestige_mark(painter, prestige, place.left(), place.top(), 22)
