"""Rows of a form that show and edit the fields of a card."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QIntValidator, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.icons import draw_icon
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, UNREST_INK
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.safe_qt import qt_override
from paxdesk.desk.sheets.form_widgets import (
    FIELD,
    ChoiceBox,
    IconButton,
    PaintedButton,
    Segment,
    step_words,
    tell_number,
)
from paxdesk.desk.sheets.sheet import Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    TextBox,
    Type,
    grid_box,
    to_pixels,
)
from paxdesk.language import tr, with_colon
from paxdesk.porfiriana.rules.card_text import ability_words, effect_words
from paxdesk.porfiriana.rules.card_verbs import Ability
from paxdesk.porfiriana.rules.deck_reading import FiltersForm, IconForm, IncomeForm, read_verb
from paxdesk.porfiriana.table.words.form_words import (
    ITEM_WORDS,
    WAY_WORDS,
    YES_NO,
    choice_words,
    field_words,
    thing_words,
    verb_title,
)
from paxdesk.porfiriana.workshop.form import (
    CardForm,
    FormEntry,
    Judgement,
    Path,
    blank,
    blank_map,
    blank_verb,
    items_in,
    rare_fields,
    way_of,
    written_words,
)
from paxdesk.resources import icon_names
from paxdesk.schema import (
    Field,
    FlagForm,
    ListForm,
    MapForm,
    NumberForm,
    TextForm,
    VerbForm,
    WordForm,
    WordsForm,
)
from paxdesk.strict_yaml import Misfit, node_of
from paxdesk.yaml_writing import Value

LABEL: Final = 168.0
INDENT: Final = 16.0
HIGH: Final = 34.0
LONGEST_ROW: Final = 5
"""Maximum number of choices shown as buttons; one more, such as "None", is allowed."""
ACROSS: Final = 5
SAID: Final = Type(13, "serif", italic=True)
SMALL: Final = Type(12.5)


class FormRow:
    """Row of the form: label, input fields and further buttons."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        self.page = page
        self.entry = entry
        self.fields: list[QWidget] = []
        self.buttons: list[PaintedButton] = []

    @property
    def label(self) -> str:
        key, path = self.entry.key, self.entry.path
        if key == "item":
            return tr(ITEM_WORDS[str(path[-2])], int(path[-1]) + 1)
        if key == "filter":
            return tr("Cards that are") if path[-1] == 0 else tr("or are")
        return field_words(key)

    @property
    def spoken(self) -> str:
        """Label for screen readers, which includes the side, oval or person of the field."""
        path = self.entry.path[:-1]
        within = [
            tr(ITEM_WORDS[str(key)], int(number) + 1)
            for key, number in pairwise(path)
            if key in ITEM_WORDS
        ]
        return ", ".join([*within, self.label])

    @property
    def widgets(self) -> list[QWidget]:
        return [*self.fields, *self.buttons]

    def show(self, entry: FormEntry) -> None:
        self.entry = entry

    def parts(self) -> list[Box | None]:
        """Return the boxes to the right of the label."""
        return []

    def box(self) -> Box:
        wrong = self.page.wrong_at(self.entry.path)
        ink, width = UNREST_INK if wrong else INK, LABEL - INDENT * self.entry.depth
        label = TextBox(self.label, BOLD, ink, lines=2, least=10, high=HIGH, width=width)
        tools = (Item(each, 30, 30) for each in self.buttons)
        inset = Box(max(0.1, INDENT * self.entry.depth))
        return HBox(inset, label, *self.parts(), *tools, gap=6)

    def fill(self, value: Value, *, typed: bool = False) -> None:
        path = self.entry.path
        self.page.edit(lambda form: form.fill(path, value, typed=typed))

    def clear(self) -> None:
        path, field = self.entry.path, self.entry.field
        self.page.edit(lambda form: form.clear(path, field))

    def _icon(self, name: str, words: str, does: Callable[[], object]) -> None:
        button = IconButton(self.page, name, words)
        button.setAccessibleName(with_colon(self.spoken, words))
        on_click(button, does)
        self.buttons.append(button)


class TextLine(FormRow):
    """Line edit for a text, or for a list of texts separated by semicolons."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        super().__init__(page, entry)
        self.line_edit = QLineEdit(page)
        self.line_edit.setAccessibleName(self.spoken)
        self.line_edit.textEdited.connect(self._typed)
        self.fields = [self.line_edit]

    def show(self, entry: FormEntry) -> None:
        super().show(entry)
        value = entry.value
        words = "; ".join(value) if isinstance(value, list) else str(value or "")
        if not self.line_edit.hasFocus() or self._meant(self.line_edit.text()) != value:
            self.line_edit.setText(words)

    def _meant(self, words: str) -> Value:
        words = " ".join(words.split())
        if isinstance(self.entry.field.form, ListForm):
            return [each.strip() for each in words.split(";") if each.strip()]
        return words

    def _typed(self, words: str) -> None:
        if not words.strip() and self.entry.field.empty == "absent":
            self.clear()
        else:
            self.fill(self._meant(words), typed=True)

    def parts(self) -> list[Box | None]:
        return [Item(self.line_edit, high=32)]


class NumberLine(FormRow):
    """Line edit for a number, between buttons to decrease and increase it."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        super().__init__(page, entry)
        form = entry.field.form
        assert isinstance(form, NumberForm)
        self.form = form
        self.line_edit = QLineEdit(page)
        self.line_edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line_edit.setAccessibleName(self.spoken)
        self.line_edit.setValidator(QIntValidator(form.least, form.most, self.line_edit))
        self.line_edit.textEdited.connect(self._typed)
        self.minus_button = Segment(page, "−", self.spoken)
        self.plus_button = Segment(page, "+", self.spoken)
        self.all = Segment(page, tr("all"), self.spoken) if form.word else None
        for button, by in ((self.minus_button, -1), (self.plus_button, 1)):
            button.setCheckable(False)
            button.setAccessibleName(step_words(self.spoken, by))
        tell_number(self.line_edit, self.minus_button, self.plus_button)
        on_click(self.minus_button, partial(self._step, -1))
        on_click(self.plus_button, partial(self._step, 1))
        self.fields = [self.line_edit, self.minus_button, self.plus_button]
        if self.all is not None:
            on_click(self.all, self._all)
            self.fields.append(self.all)

    @property
    def number(self) -> int:
        value = self.entry.value
        return value if isinstance(value, int) else self.form.least

    def show(self, entry: FormEntry) -> None:
        super().show(entry)
        counted_out = isinstance(entry.value, int)
        words = str(entry.value) if counted_out else ""
        if self.line_edit.text() != words and not (
            self.line_edit.hasFocus() and not self.line_edit.text()
        ):
            self.line_edit.setText(words)
        self.minus_button.setEnabled(counted_out and self.number > self.form.least)
        self.plus_button.setEnabled(self.number < self.form.most)
        for button in (self.minus_button, self.plus_button):
            button.setAccessibleDescription(words)
        if self.all is not None:
            self.all.setChecked(not counted_out)

    def _step(self, by: int) -> None:
        self.fill(max(self.form.least, min(self.form.most, self.number + by)))

    def _all(self) -> None:
        self.fill(self.form.least if self.entry.value == self.form.word else self.form.word)

    def _typed(self, words: str) -> None:
        # Pass on invalid or incomplete numbers; the form states what is expected.
        self.fill(int(words) if words.isdecimal() else words, typed=True)

    def parts(self) -> list[Box | None]:
        every = Item(self.all, 60, HIGH) if self.all is not None else None
        minus, plus = (Item(each, 36, HIGH) for each in (self.minus_button, self.plus_button))
        return [minus, Item(self.line_edit, 60, 30), plus,
                every, Box()]  # fmt: skip


class WordLine(FormRow):
    """Row for one value of a closed list, as buttons or a choice box."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        super().__init__(page, entry)
        words = self._words()
        self.values = [value for value, _ in words]
        self.segments: list[Segment] = []
        self.choice: ChoiceBox | None = None
        if len(words) <= LONGEST_ROW + 1:
            for value, said in words:
                segment = Segment(page, said, self.spoken)
                on_click(segment, partial(self._choose, value))
                self.segments.append(segment)
            self.fields = [*self.segments]
            return
        self.choice = ChoiceBox(page)
        self.choice.setAccessibleName(self.spoken)
        self.choice.addItems([said for _, said in words])
        self.choice.activated.connect(lambda index: self._choose(self.values[index]))
        self.fields = [self.choice]

    def _words(self) -> list[tuple[Value, str]]:
        field = self.entry.field
        match field.form:
            case FlagForm():
                return [(value, tr(YES_NO[value])) for value in (False, True)]
            case IncomeForm(words, keys):
                return [(way, tr(WAY_WORDS[way])) for way in (*words, *keys)]
            case MapForm() if self.entry.key == "picture":
                return [(False, tr("Generated from the card")), (True, tr("Chosen"))]
            case WordForm(words):
                found: list[tuple[Value, str]] = [
                    (each, choice_words(words, each)) for each in words
                ]
                return [(None, tr("None")), *found] if field.empty == "null" else found
            case _:
                return [(False, tr("None")), (True, tr("Printed"))]

    @property
    def value(self) -> Value:
        field, value = self.entry.field, self.entry.value
        match field.form:
            case IncomeForm():
                return way_of(value)
            case MapForm():
                return value is not None
            case FlagForm():
                return bool(value)
            case _:
                return field.default if value is None else value

    def show(self, entry: FormEntry) -> None:
        super().show(entry)
        for value, segment in zip(self.values, self.segments, strict=False):
            segment.setChecked(value is self.value or value == self.value)
        if self.choice is not None and self.value in self.values:
            self.choice.setCurrentIndex(self.values.index(self.value))

    def _choose(self, value: Value) -> None:
        field = self.entry.field
        if isinstance(field.form, IncomeForm):
            ways = field.form.fields
            if value != self.value:
                self.fill({value: blank(ways[value].form)} if value in ways else value)
        elif isinstance(field.form, MapForm):
            if value and self.entry.value is None:
                self.fill(blank_map(field.form.shape))
            elif not value:
                self.clear()
        elif value is None or (field.empty == "absent" and value == field.default):
            self.clear()
        else:
            self.fill(value)
        self.show(self.entry)

    def parts(self) -> list[Box | None]:
        if self.choice is not None:
            return [Item(self.choice, 260, 32), Box()]
        each = [Item(segment, high=HIGH) for segment in self.segments]
        wide = min(132.0 * len(each), 640.0)
        return [HBox(*each, gap=-1, width=wide), Box()]


class WordsLine(FormRow):
    """Row for several values of a closed list, as toggle buttons."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        super().__init__(page, entry)
        form = entry.field.form
        assert isinstance(form, WordsForm)
        self.form = form
        self.segments = {
            word: Segment(page, choice_words(form.words, word), self.spoken) for word in form.words
        }
        for word, segment in self.segments.items():
            on_click(segment, partial(self._press, word))
        self.fields = [*self.segments.values()]

    def show(self, entry: FormEntry) -> None:
        super().show(entry)
        chosen = items_in(entry.value, self.form.nothing)
        for word, segment in self.segments.items():
            segment.setChecked(word in chosen)

    def _press(self, word: str) -> None:
        chosen = items_in(self.entry.value, self.form.nothing)
        if word in chosen:
            chosen.remove(word)
        else:
            chosen = [*chosen, word]
            # a third faction replaces the first of the two in Strife
            chosen = chosen[-self.form.most :]
        value = written_words(self.form, chosen)
        if value is None and self.entry.field.empty == "absent":
            self.clear()
        else:
            self.fill([] if value is None else value)
        self.show(self.entry)

    def parts(self) -> list[Box | None]:
        each = [Item(segment, high=HIGH) for segment in self.segments.values()]
        if len(each) <= ACROSS:
            return [HBox(*each, gap=-1, width=132.0 * len(each)), Box()]
        across = ACROSS if len(each) > ACROSS + 1 else len(each)
        return [grid_box(each, across, -1)]


class HeadLine(FormRow):
    """Heading of the rows of a map or a list."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        super().__init__(page, entry)
        self.choice: ChoiceBox | None = None
        self.fresh: list[tuple[str, Callable[[], object]]] = []

    def offer(self, words: str, fresh: list[tuple[str, Callable[[], object]]]) -> None:
        """Offer ``fresh`` items to add, in a choice box with ``words`` as placeholder."""
        if [said for said, _ in fresh] == [said for said, _ in self.fresh]:
            self.fresh = fresh
            return
        self.fresh = fresh
        if self.choice is None:
            self.choice = ChoiceBox(self.page)
            self.choice.activated.connect(self._chosen)
            self.fields = [self.choice]
        self.choice.clear()
        self.choice.setAccessibleName(with_colon(self.spoken, words))
        self.choice.addItems([words, *(said for said, _ in fresh)])

    def _chosen(self, index: int) -> None:
        assert self.choice is not None
        self.choice.setCurrentIndex(0)
        if index:
            self.fresh[index - 1][1]()

    def parts(self) -> list[Box | None]:
        offer = Item(self.choice, 240, 30) if self.choice is not None and self.fresh else None
        return [Box(), offer]


class ListLine(HeadLine):
    """Heading of a list, with a choice box that adds an item."""

    def show(self, entry: FormEntry) -> None:
        super().show(entry)
        form, path = entry.field.form, entry.path
        number = len(items_in(entry.value))

        def add(item: Value) -> Callable[[], object]:
            return lambda: self.page.edit(lambda card: card.add(path, item, form))

        match form:
            case ListForm(VerbForm(verbs)):
                fresh = [(verb_title(verb), blank_verb(verb)) for verb in verbs]
            case ListForm(item):
                fresh = [(tr(ITEM_WORDS[entry.key], number + 1), blank(item))]
            case _:
                words = tr("Or other cards") if number else tr("Only some cards")
                fresh = [(words, blank(form))]
        full = isinstance(form, ListForm) and number >= form.most
        self.offer(tr("Add…"), [] if full else [(said, add(item)) for said, item in fresh])

    def parts(self) -> list[Box | None]:
        none = "" if items_in(self.entry.value) else tr("none")
        if isinstance(self.entry.field.form, FiltersForm) and none:
            none = tr("every card")
        return [TextBox(none, SMALL, SEPIA), *super().parts()[1:]]


class ItemLine(HeadLine):
    """Item of a list or a fixed map, with the buttons for it."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        super().__init__(page, entry)
        if entry.key == "verb":
            self._icon("", tr("Remove"), self._drop)
            up, down = tr("Move earlier"), tr("Move later")
            for words, by in ((up, -1), (down, 1)):
                button = Segment(page, "↑" if by < 0 else "↓", words)
                button.setCheckable(False)
                button.tip = words
                button.setAccessibleName(with_colon(self.label, words))
                on_click(button, partial(self._move, by))
                self.buttons.insert(0 if by < 0 else 1, button)
        elif entry.key == "filter" or (entry.key == "item" and page.may_drop(entry.path)):
            self._icon("", tr("Remove"), self._drop)

    @property
    def label(self) -> str:
        form = self.entry.field.form
        if self.entry.key == "verb" and isinstance(form, MapForm):
            return verb_title(form.shape)
        return super().label

    def _drop(self) -> None:
        path, field = self.entry.path, self.page.field_at(self.entry.path[:-1])
        self.page.edit(lambda form: form.drop(path, field))

    def _move(self, by: int) -> None:
        path = self.entry.path
        self.page.edit(lambda form: form.move(path, by))

    def show(self, entry: FormEntry) -> None:
        super().show(entry)
        form = entry.field.form
        assert isinstance(form, MapForm)
        rare = rare_fields(form.shape, entry.value)

        def add(field: Field) -> Callable[[], object]:
            path = (*entry.path, field.key)
            value = True if isinstance(field.form, FlagForm) else blank(field.form)
            return lambda: self.page.edit(lambda form: form.fill(path, value))

        fresh = [(field_words(each.key), add(each)) for each in rare]
        if fresh or self.choice is not None:
            self.offer(tr("More…"), fresh)

    def parts(self) -> list[Box | None]:
        said = self.page.verb_sentence(self.entry) if self.entry.key == "verb" else ""
        return [TextBox(said, SAID, SEPIA, least=10, lines=3), *super().parts()[1:]]


class IconLine(FormRow):
    """Row for the object in a card's picture, chosen from icons."""

    def __init__(self, page: "FormPage", entry: FormEntry) -> None:
        super().__init__(page, entry)
        self.icons = {name: ThingButton(page, name) for name in thing_names()}
        for name, button in self.icons.items():
            on_click(button, partial(self._press, name))
        self.fields = [*self.icons.values()]

    def show(self, entry: FormEntry) -> None:
        super().show(entry)
        for name, button in self.icons.items():
            button.setChecked(name == entry.value)

    def _press(self, name: str) -> None:
        if self.entry.value == name:
            self.clear()
        else:
            self.fill(name)
        self.show(self.entry)

    def parts(self) -> list[Box | None]:
        return [grid_box([Item(each, high=40) for each in self.icons.values()], 14, -1)]


def thing_names() -> list[str]:
    """Return the sorted names of the icons that can be objects of a picture."""
    kinds = ("scene-", "industry-")
    return sorted(name for name in icon_names() if name.startswith(kinds))


class ThingButton(PaintedButton):
    """Button with the icon of an object."""

    one_of_several = True

    def __init__(self, page: Sheet, name: str) -> None:
        super().__init__(page, thing_words(name))
        self.name = name
        self.setCheckable(True)
        self.tip = self.text()

    def draw(self, painter: QPainter, place: QRectF) -> None:
        chosen = self.isChecked()
        fill_rect(painter, place, INK if chosen else FIELD)
        draw_frame(painter, place, INK, 1)
        side = min(place.width(), place.height()) - 10
        left, top = place.center().x() - side / 2, place.center().y() - side / 2
        draw_icon(painter, self.name, left, top, side, PAPER if chosen else INK)


def line_of(page: "FormPage", entry: FormEntry) -> FormRow:
    form, field = entry.field.form, entry.field
    match form:
        case TextForm() | ListForm(TextForm()):
            return TextLine(page, entry)
        case NumberForm():
            return _removable(NumberLine(page, entry))
        case WordForm((_,)):
            return _removable(FormRow(page, entry))
        case FlagForm() | WordForm() | IncomeForm():
            return _removable(WordLine(page, entry))
        case WordsForm():
            return _removable(WordsLine(page, entry))
        case IconForm():
            return IconLine(page, entry)
        case ListForm() | FiltersForm():
            return ListLine(page, entry)
        case MapForm() if field.empty != "never":
            return WordLine(page, entry)
        case _:
            return ItemLine(page, entry)


def _removable(line: FormRow) -> FormRow:
    """Add a removal button if the field is rare, and return the row."""
    if line.entry.field.rare:
        line._icon("", tr("Remove"), line.clear)
    return line


class FormPage(Sheet):
    """Page of a form's rows, as high as needed, inside a scroll area."""

    changed = Signal()

    def __init__(self, sheet: Sheet, form: CardForm, judgement: Judgement) -> None:
        super().__init__(sheet, tr("Card"))
        self.sheet = sheet
        self.form = form
        self.judgement = judgement
        self.lines: dict[tuple[Path, Field], FormRow] = {}
        self.width_of_page = 100.0

    def edit(self, what: Callable[[CardForm], object]) -> None:
        """Call ``what`` with the form, and emit :attr:`changed`."""
        what(self.form)
        self.changed.emit()

    def wrong_at(self, path: Path) -> bool:
        judgement = self.judgement
        return judgement.card is None and judgement.path[: len(path)] == path

    def field_at(self, path: Path) -> Field:
        """Return the field displayed at ``path``."""
        return next(field for at, field in self.lines if at == path)

    def may_drop(self, path: Path) -> bool:
        """Return whether the item at ``path`` may be removed from its list."""
        form = self.field_at(path[:-1]).form
        items = self.form.value(path[:-1])
        return isinstance(form, ListForm) and form.least < form.most and bool(items)

    def verb_sentence(self, entry: FormEntry) -> str:
        """Return the sentence of a verb; "" if it is incomplete."""
        try:
            verb = read_verb(node_of(entry.value))
        except Misfit:
            return ""
        if isinstance(verb, Ability):
            return ability_words(verb)
        return effect_words(verb)

    def show_form(self, judgement: Judgement) -> None:
        """Show the form's entries in rows, and delete unused rows."""
        self.judgement = judgement
        before, self.lines = self.lines, {}
        for entry in self.form.entries():
            key = entry.path, entry.field
            self.lines[key] = before.pop(key) if key in before else line_of(self, entry)
            self.lines[key].show(entry)
        for line in before.values():
            for widget in line.widgets:
                widget.hide()
                widget.deleteLater()
                widget.setParent(None)
        self.lay_out()

    def contents(self) -> Box:
        return Column(*(line.box() for line in self.lines.values()), gap=5)

    def fit(self, width: float, scale: float) -> None:
        """Set the width of the page in units, and the scale."""
        self.width_of_page = width
        self.scale = scale
        self.lay_out()

    def lay_out(self) -> None:
        self.content = self.contents()
        width = self.width_of_page
        high = self.content.height_for(width) + 16
        self.units = QRectF(0, 0, width, high)
        self.resize(to_pixels(self.units, self.scale).size().toSize())
        self.lay_contents(self.units.adjusted(0, 4, 0, -4))

    def draw(self, painter: QPainter, place: QRectF) -> None:
        self.content.paint(painter)

    @qt_override
    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.sheet.step_focus(1 if forward else -1)
