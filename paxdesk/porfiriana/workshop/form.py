"""A card as a form: which fields it has, what each may hold, and what has been filled in.

The fields are read off the same attrs classes as :mod:`deck_reading` reads card files by, so that a
verb of the vocabulary needs no line here. What is filled in is the plain data of a card file, and
it is judged by the strict reader itself.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin

import attrs

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules import card_verbs, cards
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, VERBS, Filter, Where, verb_name
from paxdesk.porfiriana.rules.deck_reading import (
    CAPTIONS,
    LARGEST,
    LIMITS,
    LONGEST,
    MOST_ITEMS,
    SHAPES,
    WrittenNewspaper,
    WrittenOrientation,
    card_data,
    read_card,
    without_none,
)
from paxdesk.session.editor_draft import Draft
from paxdesk.strict_yaml import Misfit, YamlNode
from paxdesk.yaml_writing import Value

Path: TypeAlias = tuple[str | int, ...]
"""Where a value stands: keys of maps and places in lists, from the card on."""
Shape: TypeAlias = Any
"""An attrs class."""
Empty: TypeAlias = Literal["never", "null", "absent"]

# --- What a field may hold ------------------------------------------------------------------------


@frozen
class TextForm:
    """A text of at most so many characters."""

    longest: int = LONGEST


@frozen
class TextsForm:
    """A list of short texts."""


@frozen
class NumberForm:
    """A whole number, both limits included; ``word`` stands for a number without limit."""

    least: int
    most: int
    word: str = ""


@frozen
class IconForm:
    """The name of an icon."""


@frozen
class FlagForm:
    """Yes or no."""


@frozen
class FixedForm:
    """What is always the same."""

    value: Value


@frozen
class WordForm:
    """One word of a closed list."""

    words: tuple[str | bool, ...]


@frozen
class WordsForm:
    """Several words of a closed list, each once.

    ``nothing`` is the word for none of them; one that ``stands_alone`` is written without a list.
    """

    words: tuple[str, ...]
    least: int
    most: int
    nothing: str = ""
    stands_alone: bool = False


@frozen
class MapForm:
    """The fields of one class."""

    shape: Shape


@frozen
class ListForm:
    """A list of maps of one class."""

    shape: Shape
    least: int
    most: int


@frozen
class VerbsForm:
    """A list of verbs out of these."""

    verbs: tuple[Shape, ...]
    least: int
    most: int


@frozen
class FiltersForm:
    """Filters of which any may match."""


@frozen
class WaysForm:
    """Exactly one of several ways, each a word, or a map of that one key."""

    words: tuple[str, ...]
    fields: "tuple[Field, ...]"


FieldForm: TypeAlias = (
    TextForm
    | TextsForm
    | NumberForm
    | IconForm
    | FlagForm
    | FixedForm
    | WordForm
    | WordsForm
    | MapForm
    | ListForm
    | VerbsForm
    | FiltersForm
    | WaysForm
)


@frozen
class Field:
    """One key of a map: what it may hold, and how it is written that it holds nothing.

    ``default`` is what holding nothing means; ``rare`` fields are shown once they are wanted.
    """

    key: str
    form: FieldForm
    empty: Empty = "never"
    default: Value = None
    rare: bool = False


EXCLUSIVE: Final[dict[Shape, tuple[str, ...]]] = {
    card_verbs.Discount: ("reduce", "half", "free"),
    card_verbs.Count: ("where", "points"),
}
"""Keys of which exactly one is there."""
_RARE: Final[dict[Shape, tuple[str, ...]]] = {
    Filter: tuple(each.name for each in attrs.fields(Filter)),
    card_verbs.Discount: ("where",),
    card_verbs.Monopoly: ("where",),
}
SET_BY_THE_DECK: Final = ("number", "kind", "key")
"""What a corrected card has in common with ours."""


@cache
def fields_of(shape: Shape) -> tuple[Field, ...]:
    """The fields of a class, in the order in which card files have them."""
    fields = [_field(shape, each) for each in attrs.fields(shape)]
    if issubclass(shape, cards.Card):
        fields.sort(key=lambda each: CAPTIONS.index(each.key) if each.key in CAPTIONS else -1)
    return tuple(fields)


def _field(shape: Shape, attribute: "attrs.Attribute[Any]") -> Field:
    key, default, annotation = attribute.name, attribute.default, attribute.type
    empty: Empty = "absent"
    if default is attrs.NOTHING:
        empty = "null" if NoneType in get_args(annotation) else "never"
    special = _special().get((shape, key))
    if special is not None:
        return special
    rare = key in EXCLUSIVE.get(shape, ()) or (empty == "absent" and key in _RARE.get(shape, ()))
    if default is None and annotation == bool | None:
        return Field(key, WordForm((True, False)), empty, rare=rare)
    known = default if isinstance(default, str | bool) else None
    return Field(key, _form(annotation, LIMITS.get((shape, key))), empty, known, rare)


@cache
def _special() -> dict[tuple[Shape, str], Field]:
    """Fields that are written otherwise than their class has them."""
    income = (
        Field("fixed", NumberForm(1, LARGEST)),
        Field("improvable", NumberForm(1, 1)),
        Field("count", MapForm(card_verbs.Count)),
    )
    kinds = get_args(card_verbs.FilterKind)
    return {
        (cards.EnterpriseCard, "income"): Field("income", WaysForm(("economy", "mines"), income)),
        (cards.OrangeCard, "districts"): Field("districts", WordsForm(DISTRICTS, 0, 3, "any")),
        (cards.OrangeCard, "target"): Field("target", FiltersForm(), "null"),
        (card_verbs.ClearUnrest, "amount"): Field("amount", NumberForm(1, LARGEST, "all")),
        (cards.CardPicture, "thing"): Field("thing", IconForm(), "absent"),
        (Filter, "kind"): Field(
            "kind", WordsForm(kinds, 1, len(kinds), stands_alone=True), "absent", rare=True
        ),
    }


def _form(annotation: Any, limits: tuple[int, int | None] | None) -> FieldForm:
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType) and NoneType in inner:
        return _form(without_none(annotation), limits)
    if annotation is str:
        return TextForm()
    if annotation is int:
        least, most = limits or (1, None)
        return NumberForm(least, LARGEST if most is None else most)
    if annotation == Where:
        return FiltersForm()
    if annotation is bool:
        return FlagForm()
    if origin is Literal:
        return FixedForm(inner[0]) if len(inner) == 1 else WordForm(inner)
    if origin is tuple:
        return _list_form(inner, limits)
    if origin in (Union, UnionType):
        raise TypeError(f"{annotation} does not stand in a list")
    return MapForm(annotation)


def _list_form(inner: tuple[Any, ...], limits: tuple[int, int | None] | None) -> FieldForm:
    item = inner[0]
    closed = get_origin(item) is Literal
    if inner[-1] is not Ellipsis:
        limits = (len(inner), len(inner))
    least, most = limits or (int(closed), None)
    most = MOST_ITEMS if most is None else most
    if closed:
        words = get_args(item)
        return WordsForm(words, least, min(most, len(words)))
    if item is str:
        return TextsForm()
    verbs = get_args(item) if get_origin(item) in (Union, UnionType) else (item,)
    if set(verbs) <= set(VERBS):
        return VerbsForm(verbs, least, most)
    return ListForm(item, least, most)


@cache
def verb_called(name: str) -> Shape:
    """The class of a verb by its name in card files."""
    return next(each for each in VERBS if verb_name(each) == name)


# --- What stands in a field before anything was filled in -----------------------------------------


def blank(form: FieldForm) -> Value:
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
        case FixedForm(value):
            return value
        case WordForm(words):
            return words[0]
        case WordsForm(words, least, _, nothing, alone):
            chosen = list(words[:least])
            return (nothing or chosen) if not chosen else chosen[0] if alone else chosen
        case MapForm(shape):
            return blank_map(shape)
        case ListForm(shape, least):
            return [blank_map(shape) for _ in range(least)]
        case VerbsForm(verbs, least):
            return [blank_verb(verb) for verb in verbs[:least]]
        case FiltersForm():
            return {"kind": "enterprise"}
        case WaysForm(words):
            return words[0]
        case _:
            return []


def blank_map(shape: Shape) -> dict[str, Value]:
    """A map with every key that must be there, and one of those of which one must."""
    made: dict[str, Value] = {}
    for field in fields_of(shape):
        if field.empty == "never":
            made[field.key] = blank(field.form)
        elif field.empty == "null":
            made[field.key] = None
    for key in EXCLUSIVE.get(shape, ())[:1]:
        found = next(each for each in fields_of(shape) if each.key == key)
        made[key] = blank(found.form)
    if shape is Filter:
        made["kind"] = "enterprise"
    if shape is cards.Oval:
        made["to"] = "rail"
    return made


def blank_verb(verb: Shape) -> dict[str, Value]:
    """A verb with the least it takes."""
    return {"verb": verb_name(verb), **blank_map(verb)}


# --- Plain data and what it means -----------------------------------------------------------------


def filters_in(value: Value) -> list[dict[str, Value]]:
    """The filters of a place, however it is written."""
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]


def words_in(form: WordsForm, value: Value) -> list[str]:
    """The words chosen in a place, however it is written."""
    if value is None or value == form.nothing:
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

    def add(self, path: Path, item: Value) -> None:
        """Add an item at the end of a list, or a filter to those of a place."""
        self._keep(())
        *way, key = path
        place = self._place(tuple(way))
        there = place.get(key) if isinstance(place, dict) else place[key]
        if isinstance(there, list):
            there.append(item)
        else:  # filters: none, or one alone
            place[key] = item if there is None else [there, item]

    def drop(self, path: Path, field: Field) -> None:
        """Take an item out of a list; ``field`` is that of the list."""
        *way, index = path
        there = self.value(tuple(way))
        if isinstance(field.form, FiltersForm):
            left = [each for n, each in enumerate(filters_in(there)) if n != index]
            if not left:
                self.clear(tuple(way), field)
            else:
                self.fill(tuple(way), left[0] if len(left) == 1 else left)
            return
        self._keep(())
        del there[index]

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
        return card_verbs.Count if way and way[-1] == "count" else type(None)

    def _suit_provenance(self, provenance: str) -> None:
        if provenance == "reconstructed":
            self.data.update(known=[], sources=[])
        elif provenance == "stated":
            self.data.update(known=["all"])
        elif self.data["known"] == ["all"]:
            self.data.update(known=[])


def _entries(shape: Shape, data: Value, path: Path, depth: int) -> Iterator[FormEntry]:
    for field in fields_of(shape):
        if isinstance(field.form, FixedForm):
            continue
        here = (*path, field.key)
        value = data.get(field.key)
        if value is None and field.rare:
            continue
        yield FormEntry(here, depth, field, value)
        yield from _within(field.form, value, here, depth + 1)


def rare_fields(shape: Shape, data: Value) -> list[Field]:
    """The fields of a map that could be added to it."""
    return [each for each in fields_of(shape) if each.rare and data.get(each.key) is None]


def _within(form: FieldForm, value: Value, path: Path, depth: int) -> Iterator[FormEntry]:
    """What stands within a field."""
    match form:
        case MapForm(shape) if value is not None:
            yield from _entries(shape, value, path, depth)
        case ListForm(shape):
            for number, each in enumerate(value or ()):
                yield FormEntry((*path, number), depth, Field("item", MapForm(shape)), each)
                yield from _entries(shape, each, (*path, number), depth + 1)
        case VerbsForm():
            for number, each in enumerate(value or ()):
                verb = verb_called(each["verb"])
                yield FormEntry((*path, number), depth, Field("verb", MapForm(verb)), each)
                yield from _entries(verb, each, (*path, number), depth + 1)
        case FiltersForm():
            for number, each in enumerate(filters_in(value)):
                yield FormEntry((*path, number), depth, Field("filter", MapForm(Filter)), each)
                yield from _entries(Filter, each, (*path, number), depth + 1)
        case WaysForm(_, fields) if isinstance(value, dict):
            (key,) = value
            field = next(each for each in fields if each.key == key)
            yield FormEntry((*path, key), depth, field, value[key])
            yield from _within(field.form, value[key], (*path, key), depth + 1)
        case _:
            return


def written_words(form: WordsForm, chosen: Sequence[str]) -> Value:
    """How the words chosen in a place are written; None for none where that is nothing."""
    if not chosen:
        return form.nothing or ([] if form.least == 0 else None)
    return chosen[0] if form.stands_alone and len(chosen) == 1 else list(chosen)
