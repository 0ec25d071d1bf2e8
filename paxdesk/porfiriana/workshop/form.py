"""Form model of a card: its fields, their possible values, and the values entered."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias, get_args

import attrs

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules.card_verbs import Count, Filter
from paxdesk.porfiriana.rules.deck_reading import (
    CAPTIONS,
    EXCLUSIVE,
    SCHEMA,
    SHAPES,
    FiltersForm,
    IconForm,
    IncomeForm,
    WrittenNewspaper,
    WrittenOrientation,
    card_data,
    read_card,
)
from paxdesk.schema import (
    Field,
    FlagForm,
    Form,
    ListForm,
    MapForm,
    NumberForm,
    Shape,
    TextForm,
    VerbForm,
    WordForm,
    WordsForm,
    spelled,
)
from paxdesk.session.editor_draft import Draft
from paxdesk.strict_yaml import Misfit, YamlNode
from paxdesk.yaml_writing import Value

Path: TypeAlias = tuple[str | int, ...]
"""Path from the card to a value: keys of maps and indices of lists."""
SET_BY_THE_DECK: Final = ("number", "kind", "key")
"""Keys that are not edited, except the kind of a mixed card."""


def fields_of(shape: Shape) -> list[Field]:
    """Return the fields of a class, in the order of card files."""
    return sorted(SCHEMA.fields_of(shape).values(), key=lambda each: each.key in CAPTIONS)


def verb_called(name: str) -> Shape:
    return SCHEMA.verbs[name]


# --- Initial values of fields ---------------------------------------------------------------------


def blank(form: Form) -> Value:
    """Return the minimal value of a form. Raises TypeError for a form without one."""
    match form:
        case TextForm():
            return ""
        case IconForm():
            return "scene-horse"
        case NumberForm(least):
            return least
        case FlagForm():
            return False
        case WordForm(words) | IncomeForm(words):
            return words[0]
        case WordsForm(words, least, _, nothing, alone):
            return nothing or (words[0] if alone else list(words[:least]))
        case MapForm(shape):
            return blank_map(shape)
        case ListForm(VerbForm(verbs), least):
            return [blank_verb(verb) for verb in verbs[:least]]
        case ListForm(item, least):
            return [blank(item) for _ in range(least)]
        case FiltersForm():
            return blank_map(Filter)
        case _:
            raise TypeError(form)


def blank_map(shape: Shape) -> dict[str, Value]:
    """Return an initial map with every required key."""
    made: dict[str, Value] = {}
    for field in fields_of(shape):
        if field.empty == "never":
            made[field.key] = blank(field.form)
        elif field.empty == "null":
            made[field.key] = None
    for key in EXCLUSIVE.get(shape, ())[:1]:
        made[key] = blank(SCHEMA.fields_of(shape)[key].form)
    if shape is Filter:
        made["kind"] = "enterprise"
    if shape is cards.Oval:
        made["to"] = "rail"
    return made


def blank_verb(verb: Shape) -> dict[str, Value]:
    return {"verb": spelled(verb), **blank_map(verb)}


# --- Plain data and its meaning -------------------------------------------------------------------


def items_in(value: Value, nothing: str = "") -> list[Any]:
    """Return a value as a list; [] for None or ``nothing``."""
    if value is None or value == nothing:
        return []
    return list(value) if isinstance(value, list) else [value]


def way_of(value: Value) -> str:
    """Return the word or key of the alternative that a value uses."""
    return value if isinstance(value, str) else next(iter(value))


@frozen
class FormEntry:
    """Field with its path, nesting depth and value (None if empty)."""

    path: Path
    depth: int
    field: Field
    value: Value

    @property
    def key(self) -> str:
        return self.field.key


@frozen
class Judgement:
    """Result of a check: the ``card``, or None with the path and the problem."""

    card: cards.Card | None
    path: Path = ()
    problem: str = ""


def judged(data: Value) -> Judgement:
    """Check a card's plain data with the strict reader; return the result."""
    places: list[Path] = []
    try:
        return Judgement(read_card(_node(data, (), places)))
    except Misfit as misfit:
        path = places[misfit.line] if misfit.line is not None else ()
        return Judgement(None, path, misfit.in_short)


def _node(value: Value, path: Path, places: list[Path]) -> YamlNode:
    """Return a value as nodes; ``line`` indexes ``places``."""
    line = len(places)
    places.append(path)
    if isinstance(value, dict):
        return YamlNode(
            {key: _node(each, (*path, key), places) for key, each in value.items()}, line
        )
    if isinstance(value, list):
        return YamlNode([_node(each, (*path, n), places) for n, each in enumerate(value)], line)
    return YamlNode(value, line)


NEWSPAPER: Final[Path] = ("newspaper",)
"""Path of the flag for a newspaper."""
LINE: Final[Path] = ("",)
"""Path recorded for undo when a card is typed as a line."""
KIND: Final[Path] = ("kind",)
"""Path of the kind of a mixed card, orange or black."""

# --- The form of one card -------------------------------------------------------------------------


def shape_of(data: Value) -> Shape:
    if data["kind"] == "partner" and data.get("newspaper"):
        return WrittenNewspaper
    return SHAPES[data["kind"]]


@define(eq=False)
class CardForm(Draft):
    _last: Path = attrs.field(default=(), init=False)

    @classmethod
    def of(cls, card: cards.Card) -> "CardForm":
        return cls(card_data(card))

    @classmethod
    def blank(cls, number: int, kind: str) -> "CardForm":
        made = blank_map(SHAPES[kind])
        return cls({**made, "number": number, "kind": kind, "provenance": "reconstructed"})

    @property
    def judgement(self) -> Judgement:
        return judged(self.data)

    def entries(self) -> Iterator[FormEntry]:
        """Yield the fields that can be filled in, with their values; rare ones only if present."""
        for entry in _entries(shape_of(self.data), self.data, (), 0):
            if entry.path[0] not in SET_BY_THE_DECK:
                yield entry
            if entry.path == ("name",) and self.data["kind"] == "partner":
                yield FormEntry(NEWSPAPER, 0, Field("newspaper", FlagForm()), self.value(NEWSPAPER))
            if entry.path == ("name",) and self.data["number"] in cards.MIXED:
                kinds = WordForm(get_args(cards.MixedKind))
                yield FormEntry(KIND, 0, Field("kind", kinds), self.value(KIND))

    def value(self, path: Path) -> Value:
        """Return the value at a path; None if there is none."""
        found: Value = self.data
        for step in path:
            if isinstance(found, dict) and isinstance(step, str):
                found = found.get(step)
            elif isinstance(found, list) and isinstance(step, int):
                found = found[step] if step < len(found) else None
            elif not isinstance(found, dict):
                return None
            # index 0 of a lone filter is the filter
        return found

    # --- Changes ----------------------------------------------------------------------------------

    def fill(self, path: Path, value: Value, *, typed: bool = False) -> None:
        """Set a field.

        Consecutive ``typed`` changes of a field are undone in one step.
        """
        if path == NEWSPAPER:
            self.as_newspaper(bool(value))
            return
        if path == KIND:
            self.as_kind(str(value))
            return
        if self.value(path) == value:
            return
        self._keep(path if typed else ())
        *way, key = path
        place = self._place(tuple(way))
        place[key] = value
        if isinstance(place, dict):
            shape = self._shape(tuple(way))
            others = EXCLUSIVE.get(shape, ())
            for other in others if key in others else ():
                if other != key:
                    place.pop(other, None)
        if path == ("provenance",):
            self._suit_provenance(str(value))

    def clear(self, path: Path, field: Field) -> None:
        """Empty a field."""
        if field.empty == "null" or path == NEWSPAPER:
            self.fill(path, None)
            return
        if self.value(path) is None:
            return
        self._keep(())
        *way, key = path
        self._place(tuple(way)).pop(key, None)

    def add(self, path: Path, item: Value, form: Form) -> None:
        """Append an item to the value at a path."""
        there = items_in(self.value(path))
        alone = isinstance(form, FiltersForm) and not there
        self.fill(path, item if alone else [*there, item])

    def drop(self, path: Path, field: Field) -> None:
        """Remove an item from a list; ``field`` is the field of the list."""
        *way, index = path
        left = [each for n, each in enumerate(items_in(self.value(tuple(way)))) if n != index]
        if isinstance(field.form, FiltersForm) and not left:
            self.clear(tuple(way), field)
        else:
            alone = isinstance(field.form, FiltersForm) and len(left) == 1
            self.fill(tuple(way), left[0] if alone else left)

    def move(self, path: Path, by: int) -> None:
        """Swap an item with the one ``by`` places after it, if there is one."""
        *way, index = path
        there = self.value(tuple(way))
        assert isinstance(index, int)
        if 0 <= index + by < len(there):
            self._keep(())
            there[index], there[index + by] = there[index + by], there[index]

    def as_newspaper(self, wanted: bool) -> None:
        """Convert a partner into a newspaper, or a newspaper into a partner."""
        if wanted == bool(self.data.get("newspaper")):
            return
        self._keep(())
        data = self.data
        own = ("faction", "prestige", "abilities")
        if wanted:
            first = {key: data.pop(key) for key in own}
            first["prestige"] = first["prestige"] or "loyalty"
            second = {**blank_map(WrittenOrientation), "prestige": "revolution", "faction": "red"}
            if first["prestige"] == "revolution":
                second.update(prestige="outrage", faction="blue")
            data.update(newspaper=True, orientations=[first, second])
        else:
            del data["newspaper"]
            data.update(data.pop("orientations")[0])

    def as_kind(self, kind: str) -> None:
        """Convert the card to another kind, keeping the fields that both kinds have."""
        if kind == self.data["kind"]:
            return
        self._keep(())
        fields = SCHEMA.fields_of(SHAPES[kind])
        kept = {key: value for key, value in self.data.items() if key in fields}
        self.data.clear()
        self.data.update({**blank_map(SHAPES[kind]), **kept, "kind": kind})
        if kind == "black":
            names = [each["verb"] for each in self.data["effects"]]
            self.data["assassination"] = "assassinate" in names

    def take(self, card: cards.Card) -> None:
        """Fill the form with the card of a typed line."""
        data = card_data(card)
        if data != self.data:
            self._keep(LINE)
            self.data.clear()
            self.data.update(data)

    def turned_back(self) -> None:
        self._last = ()

    def _keep(self, path: Path) -> None:
        """Save the state for undo, but only once while a field is being typed."""
        if not path or path != self._last:
            self.keep()
        self._last = path

    def _place(self, way: Path) -> Any:
        """Return the map or list at a path. Index 0 of a lone filter is the filter."""
        found: Value = self.data
        for step in way:
            if isinstance(found, dict) and isinstance(step, int):
                continue
            found = found[step]
        return found

    def _shape(self, way: Path) -> Shape:
        """Return the class of a verb or count, else NoneType."""
        place = self._place(way)
        if isinstance(place, dict) and "verb" in place:
            return verb_called(place["verb"])
        return Count if way and way[-1] == "count" else type(None)

    def _suit_provenance(self, provenance: str) -> None:
        if provenance == "reconstructed":
            self.data.update(known=[], sources=[])
        elif provenance == "stated":
            self.data.update(known=["all"])
        elif provenance == cards.MY_BOX:
            self.data.update(known=["all"], sources=[])
        elif self.data["known"] == ["all"]:
            self.data.update(known=[])


def _entries(shape: Shape, data: Value, path: Path, depth: int) -> Iterator[FormEntry]:
    for field in fields_of(shape):
        if isinstance(field.form, WordForm) and len(field.form.words) == 1 and not field.rare:
            continue  # the value is constant
        here = (*path, field.key)
        value = data.get(field.key)
        if value is None and field.rare:
            continue
        yield FormEntry(here, depth, field, value)
        yield from _within(field.form, value, here, depth + 1)


def rare_fields(shape: Shape, data: Value) -> list[Field]:
    """Return the rare fields that could be added to a map."""
    return [each for each in fields_of(shape) if each.rare and data.get(each.key) is None]


def _within(form: Form, value: Value, path: Path, depth: int) -> Iterator[FormEntry]:
    match form:
        case MapForm(shape) if value is not None:
            yield from _entries(shape, value, path, depth)
        case ListForm(MapForm() | VerbForm()) | FiltersForm():
            for number, each in enumerate(items_in(value)):
                here = (*path, number)
                field = item_field(form, each)
                yield FormEntry(here, depth, field, each)
                yield from _within(field.form, each, here, depth + 1)
        case IncomeForm() if isinstance(value, dict):
            (key,) = value
            field = form.fields[key]
            yield FormEntry((*path, key), depth, field, value[key])
            yield from _within(field.form, value[key], (*path, key), depth + 1)
        case _:
            return


def item_field(form: Form, item: Value) -> Field:
    """Return the field of a list item: a ``verb``, a ``filter`` or another map."""
    match form:
        case ListForm(VerbForm()):
            return Field("verb", MapForm(verb_called(item["verb"]), SCHEMA))
        case ListForm(MapForm() as item_form):
            return Field("item", item_form)
        case _:
            return Field("filter", MapForm(Filter, SCHEMA))


def written_words(form: WordsForm, chosen: Sequence[str]) -> Value:
    """Return the form's value for the chosen words."""
    if not chosen:
        return form.nothing or ([] if form.least == 0 else None)
    return chosen[0] if form.stands_alone and len(chosen) == 1 else list(chosen)
