"""Overview of the game: turn, actions with prices, victory, icons and keys."""

from functools import partial
from itertools import starmap
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST_INK, Ink
from paxdesk.desk.painting.shapes import draw_line
from paxdesk.desk.painting.typesetting import RIGHT, draw_text, fit_font, make_font
from paxdesk.desk.sheets.form_widgets import PaintedButton
from paxdesk.desk.sheets.modal_sheet import ModalSheet, OverviewDialog
from paxdesk.desk.sheets.sheet import FINGER, on_click
from paxdesk.desk.sheets.sheet_layout import (
    CAPTION,
    HAIR,
    HEADING,
    Box,
    Column,
    HBox,
    Item,
    PaintedBox,
    Rule,
    TextBox,
    Type,
    grid_box,
    icon_box,
    small_print_box,
)
from paxdesk.language import tr, tr_noop, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES, REGIMES, Prestige
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import faction_words, prestige_words, regime_words
from paxdesk.porfiriana.table.painting.symbols import FACTION_ICON, FACTION_TONE, prestige_mark
from paxdesk.porfiriana.table.words.showdown import victory_words
from paxdesk.porfiriana.table.words.terms import toppling_term

Legend: TypeAlias = tuple[str, str, Ink]
"""Icon with its meaning and its colour."""


def legends() -> list[Legend]:
    """Return the legend of icons other than those of prestige and factions."""
    plain = [
        ("district-sonora", tr("Sonora")),
        ("district-chihuahua", tr("Chihuahua")),
        ("district-america", tr("America")),
        ("income-cube", tr("Fixed income")),
        ("income-improvable", tr("More by buying land")),
        ("income-mines", tr("Mine Value")),
        ("income-economy", tr("Economy")),
        ("income-count", tr("1 per enterprise of that type")),
        ("connection-foot", tr("On foot")),
        ("connection-mule", tr("By mule")),
        ("connection-rail", tr("By rail")),
        ("connection-ship", tr("Canal or ship")),
        ("connection-chain", tr("Chain Railroad")),
        ("firepower-1", tr("Firepower 1 to 3")),
        ("slave", tr("Slaves: may revolt")),
        ("regime-change", tr("Regime change")),
        ("strife", tr("Strife between factions")),
        ("mood-bull", tr("Bull")),
        ("mood-bear", tr("Bear")),
        ("topple", tr("Topple")),
        ("discount", tr("Cheaper")),
        ("extra-action", tr("Extra action")),
        ("monopoly", tr("Monopoly")),
        ("spy", tr("Spy: cancels an attack")),
        ("court", tr("Helps Díaz")),
        ("general", tr("General: Firepower 3")),
        ("activist", tr("Adds Unrest")),
        ("assassin", tr("Assassination")),
        ("immunity", tr("Immunity")),
        ("jail", tr("Jail")),
        ("army", tr("Troops, Private Army")),
        ("grudge", tr("Grudge pile")),
    ]
    return [("unrest", tr("Unrest"), UNREST_INK), *((*each, INK) for each in plain)]


ROW: Final = 30.0
WORDS: Final = 156.0
"""Width of an action's name, in units."""
NAME: Final = Type(14, weight=700)
SMALL: Final = Type(12)
TEXT: Final = Type(13)


@frozen
class ActionLine:
    """Kind of action with its price and the number of actions it takes."""

    icon: str
    words: str
    price: str
    actions: str
    rule: str


def action_lines(state: State) -> list[ActionLine]:
    """Return the lines for the actions under this game's rules."""
    one, two = "1", "2"
    land = tr_noop("1 per cube there")
    if not state.variant.land_counts_prestige_cubes:
        land = tr_noop("1 a cube, not Prestige")
    column, printed = tr("its column"), tr("printed price")
    return [
        ActionLine("action-buy", tr("Buy a market card"), column, tr("1, 2"), "E2"),
        ActionLine("action-play", tr("Play a card"), printed, tr("1*"), "E1"),
        ActionLine("hand", tr("Buy a Public Card"), printed, one, "E3"),
        ActionLine("action-sell", tr("Sell a card"), tr("+ the Economy"), one, "E4"),
        ActionLine("action-redeploy", tr("Move a troop"), tr("by connection"), one, "E5"),
        ActionLine("action-land", tr("Buy land"), tr(land), two, "E6"),
        ActionLine("action-connect", tr("Build a connection"), tr("in its oval"), one, "E7"),
        ActionLine("action-police", tr("Police, or leave Jail"), tr("3 gold"), one, "E8"),
        ActionLine("action-speculate", tr("Speculate, move cube"), tr("nothing"), one, "E9"),
    ]


class RuleRow(PaintedButton):
    """Button for an action, which opens its rule."""

    def __init__(self, parent: ModalSheet, row: ActionLine) -> None:
        super().__init__(parent, row.words)
        self.row = row
        self.face = fit_font(row.words, WORDS, 1, 13, 10, "sans", 700)
        told = {
            tr("Price"): row.price,
            tr("Actions"): row.actions.removesuffix("*"),
            tr("Rule"): row.rule,
        }
        self.setAccessibleDescription("\n".join(starmap(with_colon, told.items())))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        row, middle = self.row, place.center().y()
        draw_icon(painter, row.icon, 4, middle - 10, 20, INK)
        ink = UNREST_INK if self.underMouse() else INK
        words = QRectF(32, 0, WORDS, place.height())
        draw_text(painter, words, row.words, self.face, ink)
        price = QRectF(192, 0, 108, place.height())
        draw_text(painter, price, row.price, make_font(12), SEPIA)
        actions = QRectF(300, 0, 34, place.height())
        draw_text(painter, actions, row.actions, make_font(13, "sans", 700), INK, RIGHT)
        rule = QRectF(place.width() - 30, 0, 26, place.height())
        draw_text(painter, rule, row.rule, make_font(11, "sans", 600), SEPIA, RIGHT)
        foot = place.bottom() - 0.5
        draw_line(painter, QPointF(0, foot), QPointF(place.width(), foot), HAIR)


class OverviewSheet(OverviewDialog):
    """Overview of the game; ``rule_asked`` carries a rule id, or "" for the start of the rules."""

    margins = (34.0, 76.0, 34.0, 22.0)

    def __init__(self, surface: QWidget, state: State) -> None:
        super().__init__(surface, tr("The game on a page"), QSize(1240, 724))
        self.victory = victory_words(state)
        self.rows = [RuleRow(self, row) for row in action_lines(state)]
        for row in self.rows:
            on_click(row, partial(self.rule_asked.emit, row.row.rule))
        self.rules = self.button(
            tr("All rules"), lambda: self.rule_asked.emit(""), icon="newspaper", pixels=14
        )
        self.guide = self.button(tr("Lessons"), self.guide_asked.emit, icon="manicule", pixels=14)
        self.more = self.more_button()
        self.close_button = self.button(
            tr("Back to the table"), self.left.emit, primary=True, escape=True
        )
        self.first_focus = self.close_button

    def contents(self) -> Box:
        columns = self._left(), Rule(1, HAIR), self._middle(), Rule(1, HAIR), self._marks()
        buttons = (
            Item(self.rules, 150, 38),
            Item(self.guide, 150, 38),
            Item(self.more, 180, 38),
            Box(),
            Item(self.close_button, 200, 38),
        )
        return Column(HBox(*columns, gap=17, fills=True), HBox(Box(), *buttons, gap=16), gap=12)

    @property
    def _row(self) -> float:
        """Height of a row, in units; in touch mode, enough for a fingertip."""
        return max(ROW, FINGER / self.scale) if self.finger else ROW

    def _phases(self) -> list[tuple[str, str]]:
        return [
            (
                tr("Actions"),
                tr("Three, or two in Jail, in any order. You say when you are done."),
            ),
            (
                tr("Headlines"),
                tr(
                    "Those in the free column go to the Bull-Bear pile. Two bears in a row: "
                    "Depression. Two bulls end it."
                ),
            ),
            (tr("Market"), tr("Cards slide to the free column; new ones come.")),
            (
                tr("Income"),
                tr("1 gold for each of your cubes, except where there is Unrest."),
            ),
        ]

    def _keys(self) -> list[tuple[str, str]]:
        return [
            (tr("Tab, arrows"), tr("move around the table")),
            (tr("Space, Enter"), tr("pick up, put down, press")),
            (tr("Esc"), tr("put back, close")),
            (tr("E"), tr("end the turn")),
            (tr("1 to 6"), tr("open a player's tableau")),
            (tr("H"), tr("a hint")),
            (tr("R"), tr("the rule for the card shown")),
            (tr("Menu, right click"), tr("everything you can do with it")),
            (tr("W, Shift+W"), tr("what has happened since your turn")),
            (tr("F1, Shift+F1"), tr("this page, all rules")),
        ]

    def _left(self) -> Column:
        turn = (
            HBox(
                TextBox(str(number), Type(22, "serif", 900), UNREST_INK, width=22),
                Column(TextBox(name, NAME), TextBox(words, TEXT, SEPIA), gap=1),
            )
            for number, (name, words) in enumerate(self._phases(), start=1)
        )
        victory = (
            HBox(icon_box("manicule", 18, UNREST_INK), TextBox(words, TEXT), gap=12)
            for words in self.victory
        )
        counting = (
            HBox(
                PaintedBox(partial(_draw_prestige, prestige), width=22, high=22),
                TextBox(prestige_words(prestige), Type(13, weight=700), width=92, lines=1),
                TextBox(
                    tr("{regime}: {toppling}", regime=regime_words(regime),
                        toppling=toppling_term(regime)),
                    SMALL, SEPIA,
                ),
            )
            for regime, prestige in zip(REGIMES, PRESTIGES, strict=True)
        )  # fmt: skip
        return Column(
            TextBox(tr("Your turn"), HEADING),
            *turn,
            TextBox(tr("How to win"), HEADING),
            *victory,
            TextBox(tr("What counts in a Topple"), HEADING),
            *counting,
            gap=6,
        )

    def _middle(self) -> Column:
        heads = (
            TextBox(tr("gold"), CAPTION, SEPIA, width=108),
            TextBox(tr("actions"), CAPTION, SEPIA, snug=True),
            TextBox(tr("rule"), CAPTION, SEPIA, snug=True),
        )
        said = tr(
            "The second market purchase of a turn takes two actions. * Black cards: two, "
            "outside their own regime."
        )
        keys = (
            HBox(TextBox(key, Type(12, weight=700), width=114), TextBox(words, SMALL))
            for key, words in self._keys()
        )
        shown = () if self.finger else (TextBox(tr("Keys"), HEADING), *keys)
        return Column(
            TextBox(tr("Three actions"), HEADING),
            HBox(Box(180), *heads, gap=6),
            Column(*(Item(row, high=self._row) for row in self.rows), gap=0),
            small_print_box(said),
            *shown,
            gap=5,
        )

    def _marks(self) -> Column:
        groups: list[Legend] = [
            *((FACTION_ICON[each], faction_words(each), FACTION_TONE[each]) for each in FACTIONS),
            *legends(),
        ]
        each = [HBox(icon_box(name, 19, ink), TextBox(words, SMALL)) for name, words, ink in groups]
        return Column(
            TextBox(tr("What the symbols mean"), HEADING), grid_box(each, 2, 6, down=True)
        )


def _draw_prestige(prestige: Prestige, painter: QPainter, place: QRectF) -> None:
    prestige_mark(painter, prestige, place.left(), place.top(), 22)
