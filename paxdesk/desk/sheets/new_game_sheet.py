"""A new game between people who are named: what every such sheet asks, and its buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.sheets.form_widgets import SeedField
from paxdesk.desk.sheets.modal_sheet import NewGameDialog
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, TextBox, Type
from paxdesk.language import tr
from paxdesk.session.player_name import LONGEST, name_problem, tidied


class NamedPlayers(NewGameDialog):
    """Names, the seed, and what is against them; seeds are drawn below ``largest_seed``."""

    has_fields = True

    def __init__(self, surface: QWidget, heading: str, size: QSize, largest_seed: int) -> None:
        super().__init__(surface, heading, size)
        self.names: list[QLineEdit] = []
        self._seed = SeedField(self, largest_seed)
        self.seed = self._seed.line
        self.seed.textChanged.connect(lambda _: self.show_choices())
        self.cancel = self.button(tr("Cancel"), self.left.emit, pixels=16, escape=True)
        self.begin = self.button(tr("Begin"), self.deal, primary=True, pixels=19)
        self.first_focus = self.begin

    def name_field(self, name: str, words: str) -> None:
        """One more line for a name; ``words`` say whose it is."""
        line = QLineEdit(name, self)
        line.setMaxLength(LONGEST)
        line.setAccessibleName(words)
        line.textChanged.connect(lambda _: self.show_choices())
        self.names.append(line)

    @property
    def called(self) -> Sequence[str]:
        """What those who play are called."""
        return [tidied(line.text()) for line in self.names]

    @property
    def problem(self) -> str:
        """Why the game cannot begin so; "" where it can."""
        if found := next(filter(None, map(name_problem, self.called)), ""):
            return found
        if len(set(self.called)) < len(self.called):
            return tr("Every player needs another name.")
        return "" if self.seed.text() else tr("A game needs a seed.")

    def show_choices(self) -> None:
        """Show what is chosen, and whether a game can begin with it."""
        self.begin.setEnabled(not self.problem)
        self.lay_out()

    def deal(self) -> None:
        """Begin with what is chosen."""

    def foot(self) -> Column:
        """What is against it, and the buttons, at the foot of a column."""
        buttons = HBox(Item(self.begin, 190, 49), Box(), Item(self.cancel, 110, 42))
        return Column(TextBox(self.problem, Type(13), SEPIA), buttons, gap=11)
