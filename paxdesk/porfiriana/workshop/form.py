"""A card as a form: which fields it has, what each may hold, and what has been filled in.

The fields are read off the same attrs classes as :mod:`deck_reading` reads card files by, so that a
verb of the vocabulary needs no line here. What is filled in is the plain data of a card file, and
it is judged by the strict reader itself.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias

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
"""Where a value stands: keys of maps and places in lists, from the card on."""
SET_BY_THE_DECK: Final = ("number", "kind", "key")
"""What a corrected card has in common with ours."""


def fields_of(shape: Shape) -> list[Field]:
    """The fields of a class, in the order in which card files have them."""
    return sorted(SCHEMA.fields_of(shape).values(), key=lambda each: each.key in CAPTIONS)


def verb_called(name: str) -> Shape:
    """The class of a verb by its name in card files."""
    return SCHEMA.verbs[name]


# --- What stands in a field before anything was filled in -----------------------------------------


def blank(form: Form) -> Value:
    """The least that a form takes."""
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
    """A map with every key that must be there, and one of those of which one must."""
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
    """A verb with the least it takes."""
    return {"verb": spelled(verb), **blank_map(verb)}


# --- Plain data and what it means -----------------------------------------------------------------


def items_in(value: Value, nothing: str = "") -> list[Any]:
    """The items of a place where one may stand without a list, and a word for none."""
    if value is None or value == nothing:
        return []
    return list(value) if isinstance(value, list) else [value]


def way_of(value: Value) -> str:
    """Which of several ways is taken."""
    return value if isinstance(value, str) else next(iter(value))


@frozen
class FormEntry:
    """A field with its place, how deep it stands, and what it holds; None: nothing."""

    path: Path
    depth: int
    field: Field
    value: Value

    @property
    def key(self) -> str:
        return self.field.key


@frozen
class Judgement:
    """What is wrong with what was filled in, and where; ``card`` is what it makes, if anything."""

    card: cards.Card | None
    path: Path = ()
    problem: str = ""


def judged(data: Value) -> Judgement:
    """What the strict reader says of a card's plain data."""
    places: list[Path] = []
    try:
        return Judgement(read_card(_node(data, (), places)))
    except Misfit as misfit:
        path = places[misfit.line] if misfit.line is not None else ()
        return Judgement(None, path, misfit.in_short)


def _node(value: Value, path: Path, places: list[Path]) -> YamlNode:
    """The value as the reader takes it; its "line" is the number of its place."""
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
"""Where it says that a partner is a newspaper."""

# --- The form of one card -------------------------------------------------------------------------


def shape_of(data: Value) -> Shape:
    """The class by which a card is written."""
    if data["kind"] == "partner" and data.get("newspaper"):
        return WrittenNewspaper
    return SHAPES[data["kind"]]


@define(eq=False)
class CardForm(Draft):
    """A card being corrected."""

    _last: Path = attrs.field(default=(), init=False)

    @classmethod
    def of(cls, card: cards.Card) -> "CardForm":
        """The form that makes this card."""
        return cls(card_data(card))

    @classmethod
    def blank(cls, number: int, kind: str) -> "CardForm":
        """The form of a card of which nothing is known."""
        made = blank_map(SHAPES[kind])
        return cls({**made, "number": number, "kind": kind, "provenance": "reconstructed"})

    @property
    def judgement(self) -> Judgement:
        return judged(self.data)

    def entries(self) -> Iterator[FormEntry]:
        """Every field that can be filled in, as it is now; what stands within another follows it.

        ``verb`` is an entry of its own for each verb of a list.
        """
        for entry in _entries(shape_of(self.data), self.data, (), 0):
            if entry.path[0] not in SET_BY_THE_DECK:
                yield entry
            if entry.path == ("name",) and self.data["kind"] == "partner":
                yield FormEntry(NEWSPAPER, 0, Field("newspaper", FlagForm()), self.value(NEWSPAPER))

    def value(self, path: Path) -> Value:
        """What stands there; None where nothing does."""
        found: Value = self.data
        for step in path:
            if isinstance(found, dict) and isinstance(step, str):
                found = found.get(step)
            elif isinstance(found, list) and isinstance(step, int):
                found = found[step] if step < len(found) else None
            elif not isinstance(found, dict):
                return None
            # A single filter is its own first one.
        return found

    # --- What can be done -------------------------------------------------------------------------

    def fill(self, path: Path, value: Value, *, typed: bool = False) -> None:
        """Put a value into a field, and take away what may not stand beside it.

        What is ``typed`` letter by letter in one field is undone at once.
        """
        if path == NEWSPAPER:
            self.as_newspaper(bool(value))
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
        """Let a field hold nothing, as its class has it."""
        if field.empty == "null" or path == NEWSPAPER:
            self.fill(path, None)
            return
        if self.value(path) is None:
            return
        self._keep(())
        *way, key = path
        self._place(tuple(way)).pop(key, None)

    def add(self, path: Path, item: Value, form: Form) -> None:
        """Add an item at the end of a list of this form, or a filter to those of a place."""
        there = items_in(self.value(path))
        alone = isinstance(form, FiltersForm) and not there
        self.fill(path, item if alone else [*there, item])

    def drop(self, path: Path, field: Field) -> None:
        """Take an item out of a list; ``field`` is that of the list."""
        *way, index = path
        left = [each for n, each in enumerate(items_in(self.value(tuple(way)))) if n != index]
        if isinstance(field.form, FiltersForm) and not left:
            self.clear(tuple(way), field)
        else:
            alone = isinstance(field.form, FiltersForm) and len(left) == 1
            self.fill(tuple(way), left[0] if alone else left)

    def move(self, path: Path, by: int) -> None:
        """Let an item change places with the one before or after it: effects are done in order."""
        *way, index = path
        there = self.value(tuple(way))
        assert isinstance(index, int)
        if 0 <= index + by < len(there):
            self._keep(())
            there[index], there[index + by] = there[index + by], there[index]

    def as_newspaper(self, wanted: bool) -> None:
        """Make a newspaper of a partner, or a partner of a newspaper."""
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

    def turned_back(self) -> None:
        self._last = ()

    def _keep(self, path: Path) -> None:
        """Remember how it was; typing on in one field is one thing to undo."""
        if not path or path != self._last:
            self.keep()
        self._last = path

    def _place(self, way: Path) -> Any:
        """The map or list at the end of a way; a single filter stands for a list of one."""
        found: Value = self.data
        for step in way:
            if isinstance(found, dict) and isinstance(step, int):
                continue
            found = found[step]
        return found

    def _shape(self, way: Path) -> Shape:
        """The class of the map at the end of a way."""
        place = self._place(way)
        if isinstance(place, dict) and "verb" in place:
            return verb_called(place["verb"])
        return Count if way and way[-1] == "count" else type(None)

    def _suit_provenance(self, provenance: str) -> None:
        if provenance == "reconstructed":
            self.data.update(known=[], sources=[])
        elif provenance == "stated":
            self.data.update(known=["all"])
        elif self.data["known"] == ["all"]:
            self.data.update(known=[])


def _entries(shape: Shape, data: Value, path: Path, depth: int) -> Iterator[FormEntry]:
    for field in fields_of(shape):
        if isinstance(field.form, WordForm) and len(field.form.words) == 1 and not field.rare:
            continue  # it is always the same
        here = (*path, field.key)
        value = data.get(field.key)
        if value is None and field.rare:
            continue
        yield FormEntry(here, depth, field, value)
        yield from _within(field.form, value, here, depth + 1)


def rare_fields(shape: Shape, data: Value) -> list[Field]:
    """The fields of a map that could be added to it."""
    return [each for each in fields_of(shape) if each.rare and data.get(each.key) is None]


def _within(form: Form, value: Value, path: Path, depth: int) -> Iterator[FormEntry]:
    """What stands within a field."""
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
    """The field of an item of a list: a ``verb``, a ``filter`` or another map."""
    match form:
        case ListForm(VerbForm()):
            return Field("verb", MapForm(verb_called(item["verb"]), SCHEMA))
        case ListForm(MapForm() as item_form):
            return Field("item", item_form)
        case _:
            return Field("filter", MapForm(Filter, SCHEMA))


def written_words(form: WordsForm, chosen: Sequence[str]) -> Value:
    """How the words chosen in a place are written; None for none where that is nothing."""
    if not chosen:
        return form.nothing or ([] if form.least == 0 else None)
    return chosen[0] if form.stands_alone and len(chosen) == 1 else list(chosen)
