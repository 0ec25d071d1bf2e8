"""Sheets: forms, the revealed card, files, and the final account."""

from collections.abc import Hashable, Iterator
from functools import partial
from typing import Any, Final

from attrs import asdict, fields_dict
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.charts import STORY, ChartedEnd, standing
from paxdesk.desk.painting.palette import SEPIA, UNREST_INK
from paxdesk.desk.protocol import features
from paxdesk.desk.protocol.table_game import Question
from paxdesk.desk.rule_text import spoken
from paxdesk.desk.rulebook import book
from paxdesk.desk.sheets import fields
from paxdesk.desk.sheets.export_sheet import Export, FilesSheet, Import, written
from paxdesk.desk.sheets.fields import Choose, EntrySheet, Field, FieldRow, NumberField, Write
from paxdesk.desk.sheets.form_widgets import Segments
from paxdesk.desk.sheets.modal_sheet import OverviewDialog
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    Rule,
    TextBox,
    Type,
    grid_box,
)
from paxdesk.desk.words import Labels, Names, refusal_words
from paxdesk.errors import IllegalAction
from paxdesk.language import join_sentences, join_words, tr, tr_plural, with_colon
from paxdesk.session.game_protocol import Seat
from paxdesk.session.notation_types import FieldKind
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules import calendar, cards, payments, sequence
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.actions import DECLARED, WAR, Action, kinds
from paxdesk.sierra_madre.rules.cards import DECK, Facts, card_prefix
from paxdesk.sierra_madre.rules.engine import perform, refusal
from paxdesk.sierra_madre.rules.notation import parse
from paxdesk.sierra_madre.rules.state import (
    GOVERNORS,
    OWNED,
    PRESIDENTS,
    TREASURY,
    State,
    purse_account,
)
from paxdesk.sierra_madre.saves import LONGEST, CardBox, box_bytes, read_box
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table import phase_page
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.card_set_sheet import CardSetSheet
from paxdesk.sierra_madre.table.game_log import BookLog, journal_csv, ledger_csv, plots
from paxdesk.sierra_madre.table.handling import Forms, Opened
from paxdesk.sierra_madre.table.lessons import GuidedSession
from paxdesk.sierra_madre.table.phase_page import lawsuit_chances
from paxdesk.sierra_madre.table.words import account_words, card_words, office_words, quarter_words

Values = dict[str, Any]
"""Values of a form's fields so far, by key."""
Choices = tuple[tuple[Any, str], ...]

VERBS: Final = {
    "iou": ("borrow",), "card": ("lower", "move", "describe"), "hacendado": ("note", "kill"),
    "office": ("appoint", "elect"), "slip": ("damaged",), "price": ("sold",),
    "mordida": ("play", "strike", "sue", "nullify", "suborn", "assassinate"),
    "amount": ("correct",), "deposit": ("pay",), "withdraw": ("pay",),
}  # fmt: skip
"""Verbs of a form, if they differ from the form's name."""
PLAYED_WITH: Final = {
    "strike": "strike", "sue": "lawsuit", "suborn": "subornation",
    "nullify": "spy", "assassinate": "spy",
}  # fmt: skip
"""Kind of card required by an entry of Mordida; others need no particular kind."""
TRANSFER: Final = ("source", "target", "why")
HIDDEN: Final = {
    "amount": ("row",), "return": ("seat",), "deposit": TRANSFER, "withdraw": TRANSFER,
}  # fmt: skip
"""Fields given by the subject of a form, and therefore hidden."""
PRINTED: Final = ("reveal", "describe")
"""Entries of a card's printed facts."""
MANY_DICE: Final = ("end", "settle", "tie")
"""Entries with several dice, which are typed."""
AHEAD: Final = 2 * len(calendar.SEASONS)
"""Number of quarters offered for a date."""


def deeds(state: State, name: str) -> Choices:
    """Return the verbs of a form with their texts; "" if the form has one verb."""
    verbs = VERBS.get(name, (name,))
    able = [verb for verb in verbs if name != "mordida" or _played(state, verb)] or verbs
    return tuple((verb, said.sentence_for("choices", verb) if verbs[1:] else "") for verb in able)


def _played(state: State, verb: str) -> list[str]:
    """Return the cards that allow a Mordida entry."""
    kind = PLAYED_WITH.get(verb, "")
    return [
        card for card in state.lying("mature")
        if card_prefix(card) in ("M", "R") and kind in ("", state.cards[card].facts.kind)
    ]  # fmt: skip


def fields_of(
    state: State, verb: str, names: Names, values: Values, hidden: tuple[str, ...] = ()
) -> Iterator[Field]:
    """Yield the fields of an entry; ``values`` must contain those of earlier fields."""
    for key, kind in kinds(verb).items():
        if kind == "facts":
            yield from _printed(state, values)
        elif verb != "reveal" and key not in hidden:
            yield _field(state, verb, key, kind, names, values)
        if kind == "office" and verb in VERBS["office"]:
            yield Write("district", tr("Another district"), "", 30)


def made(verb: str, values: Values) -> Action | None:
    """Return the entry made of ``values``, which are modified; None if the card is missing."""
    district = "-".join(values.pop("district", "").lower().split())
    if district:
        values["office"] = f"governor-{district}"
    if verb in PRINTED:
        if "card" not in values:
            return None
        values["facts"] = Facts(**{key: values.pop(key) for key in fields_dict(Facts)})
    return Action(verb, tuple(values[key] for key in kinds(verb)))


def _printed(state: State, values: Values) -> Iterator[Field]:
    """Yield fields for printed facts, with known or default values."""
    found = state.cards.get(values.get("card", ""))
    known = {**asdict(Facts("other")), **values, **(asdict(found.facts) if found else {})}
    bars = tuple((n, str(n)) for n in range(cards.MOST_BARS + 1))
    yield Choose("kind", tr("Kind of card"), said.choices("kinds"), known["kind"])
    yield Choose("land", tr("Where"), said.choices("lands"), known["land"])
    yield NumberField("quarters", tr("Quarters"), known["quarters"], 0, cards.MOST_QUARTERS)
    yield NumberField("profit", tr("Profit"), known["profit"], 0, 30)
    yield Write("name", tr("Name"), known["name"], LONGEST)
    yield Choose("bars", tr("Gold bars"), bars, known["bars"])


def _field(
    state: State, verb: str, key: str, kind: FieldKind, names: Names, values: Values
) -> Field:  # fmt: skip
    first, card = values.get(key), state.cards.get(values.get("card", ""))
    called, table = said.tables()["fields"], TABLES.get(key, f"{key}s")
    words = said.sentence_for("fields", next(k for k in (f"{verb} {key}", key) if k in called))
    if (verb, key) == ("note", "value"):
        return _value(state, values, words)
    found: Choices
    match kind:
        case "number":
            least, proposed = _number(state, verb, key, values)
            return NumberField(key, words, proposed if first is None else first, least)
        case "words":
            return Write(key, words)
        case "dice" if verb in MANY_DICE:
            return Write(key, words, "", 60, _typed)
        case "dice":
            found = (((), tr("roll")), *(((number,), str(number)) for number in range(1, 7)))
        case "player" | "owner":
            nobody = ((0, tr("nobody")),) if kind == "owner" else ()
            found = (*nobody, *((seat, names[seat]) for seat in state.players))
            first = first or (card.owner if card is not None else 0) or state.moving or 1
        case "date":
            found, first = _quarters(state), state.quarter + AHEAD // 2
        case "card" | "unseen card":
            found = tuple((c, card_words(state, c)) for c in _cards(state, verb, key, values))
        case "account":
            places, first = _accounts(state, verb, key, values)
            found = tuple((each, account_words(state, each, names)) for each in places)
        case "office":
            known = {} if verb == "assassinate" else [*GOVERNORS, *state.offices]
            offices = dict.fromkeys((*PRESIDENTS, *known))
            found = tuple((each, office_words(each)) for each in offices)
        case _:
            able, first = _able(state, key, values, tuple(kind))
            found = tuple((each, said.sentence_for(table, each)) for each in able)
    return Choose(key, words, found, first)


def _able(
    state: State, key: str, values: Values, every: tuple[str, ...]
) -> tuple[tuple[str, ...], str]:
    """Return the words to choose from, and the proposed one."""
    card = state.cards.get(values.get("card", ""))
    match key:
        case "why":
            new_york = any(values[each].startswith("NY") for each in ("source", "target"))
            return st.FREE, "new_york" if new_york else ""
        case "what":
            seat = values.get("seat", 1)
            able = [each for each in DECLARED if refusal(state, act.declare(each, seat)) is None]
            return tuple(able) or every, values.get(key) or ""
        case "place" if card is not None:
            return every, card.place
    return every, values.get(key) or ""


TABLES: Final = {"keep": "fates", "what": "told"}
"""Table of words of each field, unless it is the field's name with an s."""


def _typed(words: str) -> tuple[int, ...]:
    """Return the digits 1 to 6 in a text."""
    return tuple(int(each) for each in words if each in "123456")


def _number(state: State, verb: str, key: str, values: Values) -> tuple[int, int]:
    """Return a number's minimum and its proposed value."""
    auction, found = state.auction, state.cards.get(values.get("card", ""))
    match verb:
        case "bid" | "sold" if auction is not None:
            least = max(1, auction.price + (verb == "bid"))
            return least, least
        case "pay" if values.get("why") == "new_york":
            return 1, max(1, state.gold(values["source"]))
        case "correct":
            return 0, state.rows[values["row"] - 1].amount if key == "amount" else values["row"]
        case "damaged":
            return 0, payments.HARMS[values["harm"]][1]
        case "move" if found is not None:
            coming = found.due - state.quarter if found.place == "coming" else found.facts.quarters
            mature = found.level if found.place == "mature" else found.facts.profit
            return 0, max(0, {"coming": coming, "mature": mature}.get(values["place"], 0))
        case "suborn" if found is not None:
            owner = state.cards[values["target"]].owner if values["target"] else 0
            return 0, state.hacendados[owner].leadership + 1 if owner else 1
    return (0, 0) if key in ("lead", "number") else (1, 1)


def _quarters(state: State) -> Choices:
    ahead = range(state.quarter + 1, state.quarter + AHEAD + 1)
    return tuple((each, quarter_words(each)) for each in ahead)


def _cards(state: State, verb: str, key: str, values: Values) -> list[str]:
    owned = [card for place in ("mature", "coming", "ruined") for card in state.lying(place)]
    if verb == "enlist":
        return list(state.open_wars)
    if key == "target":
        card = state.cards.get(values["card"] or "")
        return [each for each in owned if card and state.cards[each].owner != card.owner]
    if verb in VERBS["mordida"]:
        return _played(state, verb)
    if verb in ("move", "describe"):
        return [*owned, *(c for place in ("common", "edge", "gone") for c in state.lying(place))]
    return [card for card in owned if verb == "damaged" or state.cards[card].place == "mature"]


def _accounts(state: State, verb: str, key: str, values: Values) -> tuple[list[str], str]:
    """Return the accounts to choose from, and the proposed one."""
    purses, stores = list(map(purse_account, state.players)), state.holders("store")
    if verb == "rifles":
        return [*stores, TREASURY], ""
    if verb == "damaged":
        payee = payments.payee(state, values["harm"], values["seat"])
        return [TREASURY, *stores, *state.holders("hospital"), *purses], payee
    banks = map(st.new_york, state.players)
    owned = sorted(card for card, each in state.cards.items() if each.place in OWNED)
    return [*purses, TREASURY, *banks, *owned], (purses[:2] if key == "target" else purses[:1])[-1]


def _value(state: State, values: Values, words: str) -> Field:
    man = state.hacendados[values["seat"]]
    match values["trait"]:
        case "leadership":
            return Write("value", words, str(man.leadership + 1), 2)
        case "at":
            return Write("value", words, man.at, 40)
        case "nation":
            return Choose("value", words, said.choices("lands"), man.nation)
        case "away":
            dates = [(calendar.written(each), told) for each, told in _quarters(state)]
            back = calendar.written(state.quarter + WAR)
            return Choose("value", words, (("no", tr("no longer")), *dates), back)
    now, answers = getattr(man, values["trait"]), (("yes", tr("yes")), ("no", tr("no")))
    return Choose("value", words, answers, "no" if now else "yes")


# --- Effects of an entry --------------------------------------------------------------------------


def remark(state: State, action: Action, names: Names) -> str:
    """Return the chances or the effect of an entry as text, or ""."""
    if action.verb in said.tables()["chances"]:
        return said.sentence_for("chances", action.verb)
    if action.verb == "settle":
        return lawsuit_chances(state, names)
    after = state.copy()
    try:
        perform(after, action)
    except IllegalAction:
        return ""
    if action.verb == "tie":
        order = after.auction.bidders if after.auction is not None else after.order
        return tr("Order of play: {names}.", names=join_sentences(names[seat] for seat in order))
    return " · ".join(
        tr("{place}: {before} → {after}", place=account_words(state, each, names),
            before=state.gold(each), after=after.gold(each))
        for each in state.accounts if state.gold(each) != after.gold(each)
    )  # fmt: skip


# --- The sheets -----------------------------------------------------------------------------------


class FormSheet(EntrySheet):
    """Form for an entry: its fields, and its refusal or effect."""

    def __init__(
        self, surface: QWidget, session: Session, opened: Opened, names: Names, box: CardBox
    ) -> None:
        self.name, about = opened
        words = (tr("Turn over"), tr("Not yet")) if self.name == "reveal" else ()
        enter, leave = words or (tr("Enter"), tr("Cancel"))
        super().__init__(surface, said.sentence_for("headings", self.name), enter, leave)
        self.session, self.state, self.names, self.box = session, session.state, names, box
        self.about = dict(about)
        self._made: dict[Hashable, FieldRow] = {}
        self.rows: dict[str, FieldRow] = {}
        able = deeds(self.state, self.name)
        card = self.state.cards.get(str(self.about.get("card", "")))
        coming = self.name == "card" and card is not None and card.place != "mature"
        self.deed: str = "move" if coming else able[0][0]
        self.choice = Segments(self, tr("What"), able if len(able) > 1 else ())
        self.choice.show_chosen(self.deed)
        self.choice.chosen.connect(self._choose)

    def _choose(self, deed: Any) -> None:
        self.deed = deed
        self.refresh()

    def refresh(self) -> None:
        """Show the fields of the entry; those not edited follow from the others."""
        self.rows, values = {}, Values(self.about)
        hidden = HIDDEN.get(self.name, ())
        for field in fields_of(self.state, self.deed, self.names, values, hidden):
            row = self.rows[field.key] = self._row(field)
            if not row.touched:
                row.set_value(field.first)
            values[field.key] = row.value
        empty = any(row.empty for row in self.rows.values()) or self.about.get("card") == ""
        self.action = None if empty else made(self.deed, values)
        self.problem = self.session.refusal(self.action) if self.action is not None else None
        self.show_anew(self.action is not None and self.problem is None)

    def _row(self, field: Field) -> FieldRow:
        """Return a field's row, cached by entry and choices."""
        shape = field.choices if isinstance(field, Choose) else type(field).__name__
        key = (self.deed, field.key, shape)
        if key not in self._made:
            self._made[key] = fields.row_of(self, field)
            self._made[key].changed.connect(self.refresh)
        return self._made[key]

    def answer(self) -> None:
        if self.done.isEnabled():
            if self.action is not None and self.deed in PRINTED:
                self.box.learn(*self.action.values)
            self.answered.emit(self.action)

    def take_focus(self) -> None:
        lines = (row.line_edit for row in self.rows.values() if isinstance(row, fields.CountRow))
        first = next(lines, self.stops()[0])
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(first, QLineEdit):
            first.selectAll()

    def comment(self) -> tuple[str, str]:
        """Return the text below the fields, and its colour."""
        if self.action is None:
            return tr("There is nothing to choose from yet."), UNREST_INK
        if self.deed == "tie" and not self.rows["dice"].value:
            seats = ([self.names[each] for each in tied] for tied in sequence.tied(self.state))
            tied = join_sentences(join_words(group, "and") for group in seats)
            return tr("Roll one die each, in this order: {names}", names=tied), SEPIA
        if self.problem is not None:
            return refusal_words(str(self.problem), self.names), UNREST_INK
        return remark(self.state, self.action, self.names), SEPIA

    def contents(self) -> Box:
        choice = self.choice.box(38) if self.choice.buttons else None
        rows = [row.box() for row in self.rows.values()]
        if self.deed in PRINTED:
            rows[-6:] = [HBox(*pair, gap=20) for pair in zip(rows[-6::2], rows[-5::2], strict=True)]
        return Column(choice, *rows, Rule(1, fields.FOLD), self.foot(*self.comment()), gap=6)


IN_LINE: Final = 16
"""Number of card numbers in one row."""


class RevealSheet(FormSheet):
    """Form for the revealed card: letter and number, with known facts filled in."""

    def __init__(self, surface: QWidget, session: Session, names: Names, box: CardBox) -> None:
        super().__init__(surface, session, ("reveal", ()), names, box)
        self.letter, self.card = "C", ""
        self.line = QLineEdit(self)
        self.line.setAccessibleName(tr("Card"))
        self.line.setPlaceholderText("C12")
        self.line.setMaxLength(5)
        self.line.textEdited.connect(self._typed)
        self.letter_choice = Segments(self, tr("Kind of card"), [(each, each) for each in DECK])
        self.letter_choice.chosen.connect(self.choose_letter)
        self.letters = self.letter_choice.buttons
        most = max(map(len, DECK.values()))
        self._numbers = Segments(self, tr("Number"), [(index, "") for index in range(most)])
        self._numbers.chosen.connect(self._pressed)
        self.numbers = list(self._numbers.buttons.values())
        self.choose_letter(self.letter)
        self._take_back()

    def _take_back(self) -> None:
        """Restore the card and facts of an undone entry."""
        undone = next(iter(self.session.undone), None)
        action = parse(undone.line) if undone is not None else None
        if action is None or action.verb != "reveal":
            return
        card, facts = action.get("card"), action.get("facts")
        self.line.setText(card)
        self.choose_letter(card_prefix(card))
        self.about = {"card": card, **asdict(facts)}
        for row in self.rows.values():
            row.touched = False
        self.refresh()

    def choose_letter(self, letter: Any) -> None:
        self.letter = str(letter)
        self.letter_choice.show_chosen(self.letter)
        for button, number in zip(self.numbers, DECK[self.letter], strict=False):
            button.setText(str(number))
            button.setAccessibleName(f"{letter}{number}")
            button.setEnabled(f"{letter}{number}" not in self.state.cards)
        self._take(at_once=False)

    def _pressed(self, index: Any) -> None:
        self.line.setText(f"{self.letter}{DECK[self.letter][index]}")
        self._take()

    def _typed(self, words: str) -> None:
        letters = card_prefix(words.strip().upper())
        if letters in DECK and letters != self.letter:
            self.choose_letter(letters)
        digits = words.strip()[len(letters) :]
        longer = any(str(n).startswith(digits) and str(n) != digits for n in DECK.get(letters, ()))
        self._take(at_once=not longer)

    def _take(self, *, at_once: bool = True) -> None:
        """Show the card; if ``at_once``, enter a known card."""
        words = self.line.text().strip().upper()
        before, self.card = self.card, words if words in cards.CARDS else ""
        facts = self.box.known.get(self.card)
        if self.card != before:
            known = facts or cards.unknown(self.card or before)
            self.about = {"card": self.card, **asdict(known)}
            for row in self.rows.values():
                row.touched = False
        shown = [f"{self.letter}{number}" for number in DECK[self.letter]]
        self._numbers.show_chosen(shown.index(self.card) if self.card in shown else None)
        self.refresh()
        if self.card and at_once and facts is not None:
            self.answer()

    def take_focus(self) -> None:
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def comment(self) -> tuple[str, str]:
        if self.card:
            return super().comment() if self.problem is not None else (self.box.trouble, SEPIA)
        words = self.line.text().strip()
        problem = tr("The card set has no card {card} (S1.1).", card=words) if words else ""
        return problem or self.box.trouble, UNREST_INK

    def contents(self) -> Box:
        shown = [Item(each, high=28) for each in self.numbers[: len(DECK[self.letter])]]
        line, letters = Item(self.line, 90, 34), self.letter_choice.box(38)
        which = HBox(TextBox(tr("Card"), BOLD, width=70), line, letters, gap=8)
        form = super().contents()
        return Column(which, grid_box(shown, IN_LINE, -1), Rule(1, fields.FOLD), form, gap=6)


def exports(session: Session, names: Names) -> tuple[Export, Export]:
    """Return the exports of the ledger and the entries as CSV files."""
    return (
        Export(tr("Export the ledger"), ".csv", lambda: ledger_csv(session.recording, names)),
        Export(tr("Export the entries"), ".csv", lambda: journal_csv(session.journal)),
    )


class CardFilesSheet(FilesSheet):
    """Sheet for exporting the ledger, entries and box, and for importing or entering cards."""

    wide = 1000.0

    def __init__(self, surface: QWidget, session: Session, names: Names, box: CardBox) -> None:
        own = Export(tr("Export the card set"), ".yaml", lambda: box_bytes(box.known))
        other = Import(tr("Import a card set"), ".yaml", lambda path: box.take(read_box(path)))
        super().__init__(surface, (*exports(session, names), own), (other,), lambda: _told(box))
        self.next_form = ""
        self.enter_cards = self.button(tr("Enter the cards"), self._enter_cards)
        self.buttons.append(self.enter_cards)

    def _enter_cards(self) -> None:
        self.next_form = "cards"
        self.left.emit()


def _told(box: CardBox) -> str:
    return box.trouble or tr_plural("The card set has %n card(s).", "", len(box.known))


class AnswerSheets(features.AnswerSheetFactory[Action, Session]):
    def __init__(self, surface: QWidget, opened: Forms, box: CardBox) -> None:
        self._surface, self._forms, self._box = surface, opened, box

    def sheet(
        self, session: Session, question: Question, legal: list[Action], labels: Labels,
        scale: float,
    ) -> AnswerSheet | None:  # fmt: skip
        state, surface, opened = session.state, self._surface, self._forms.at(session.state)
        if opened is None or (isinstance(session, GuidedSession) and session.reading):
            return None  # the sheet would cover what the guide explains
        names: Names = {seat: each.name for seat, each in labels.items()}
        box = CardBox(kept=False) if isinstance(session, GuidedSession) else self._box
        sheet: AnswerSheet
        if opened[0] == "files":
            sheet = files = CardFilesSheet(surface, session, names, self._box)
            files.left.connect(lambda: self._forms.open(state, files.next_form))
            return sheet
        if opened[0] == "cards":
            sheet = CardSetSheet(surface, self._box)
        elif opened[0] == "reveal":
            sheet = RevealSheet(surface, session, names, box)
        else:
            sheet = FormSheet(surface, session, opened, names, box)
            sheet.refresh()
        sheet.left.connect(partial(self._forms.open, state, ""))
        return sheet


# --- A quarter on a page --------------------------------------------------------------------------

PART: Final = Type(16, "serif", 700)
TOLD: Final = Type(14)


class PartsSheet(OverviewDialog):
    """One-page overview of a quarter, by parts of the rules."""

    def __init__(self, surface: QWidget, heading: str, rulebook: str) -> None:
        super().__init__(surface, heading, QSize(1160, 660))
        self.more = self.more_button()
        self.close_button = self.button(
            tr("Back to the table"), self.left.emit, primary=True, escape=True
        )
        self.first_focus = self.close_button
        parts = [part for part in book(rulebook).parts if part.id[1:].isdigit()]
        self.message = [(part.id, part.title, spoken(part.entries[0].text)) for part in parts]
        words = (with_colon(f"{number} {title}", text) for number, title, text in self.message)
        self.setAccessibleDescription("\n".join(words))

    def contents(self) -> Box:
        cells = [
            Column(
                TextBox(f"{number} {title}", PART, UNREST_INK),
                TextBox(text, TOLD, leading=1.3),
                gap=2,
            )
            for number, title, text in self.message
        ]
        return Column(
            grid_box(cells, 3, 18),
            Box(fills=True),
            HBox(Box(), Item(self.more, 200, 42), Item(self.close_button, 200, 42), gap=16),
        )


# --- The final account: ranks, total gold, charts, exports ----------------------------------------

SHOWN: Final = 6
"""Maximum number of players for showing gold in detail."""


class EndSheet(ChartedEnd):
    """Final account; its signals request the next action."""

    def __init__(
        self, surface: QWidget, session: Session, labels: Labels, game_log: BookLog
    ) -> None:
        self.state, self.result = session.state, ""
        won = join_words([labels[seat].name for seat in self.state.winners], "and")
        charts = plots(game_log.turn_rows)[:2]
        super().__init__(surface, tr("{names} first", names=won), QSize(1180, 640), charts, labels)
        self.story = tr(
            "A general revolution ends the game in {quarter}, after {quarters}.",
            quarter=quarter_words(self.state.quarter),
            quarters=tr_plural("%n quarter(s)", "", self.state.quarter + 1),
        )
        names = {seat: each.name for seat, each in labels.items()}
        self.ranked = phase_page.ranking(self.state, names)
        told = (f"{words} ({self._told(seat)})" for seat, words in self.ranked.items())
        self.setAccessibleDescription("\n".join([self.story, *told]))
        files = exports(session, names)
        exported = (self.button(each.words, partial(self._write, each)) for each in files)
        self.offer(*exported, analysed=False)

    def _write(self, export: Export) -> None:
        self.result = written(self, export) or self.result
        self.lay_out()

    def _told(self, seat: Seat) -> str:
        hand = tr("{gold} on hand", gold=self.state.hacendados[seat].gold)
        return " · ".join(filter(None, (hand, phase_page.elsewhere(self.state, seat))))

    def contents(self) -> Box:
        all_told = len(self.ranked) <= SHOWN
        ranks = (
            standing(self.labels[seat], words, self._told(seat) if all_told else "", 14)
            for seat, words in self.ranked.items()
        )
        result = TextBox(self.result, Type(13), SEPIA)
        left = Column(TextBox(self.story, STORY, SEPIA), *ranks, result, width=430, gap=10)
        charts = Column(*self.chart_items(200), fills=True)
        return Column(
            HBox(left, charts, gap=20, fills=True), grid_box(self.button_items(), 4, 10), gap=16
        )
