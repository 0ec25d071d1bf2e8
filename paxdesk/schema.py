"""Schemas for attrs objects stored in files, for strict reading and for editors.

A *form* is a reader of :mod:`strict_yaml` that also describes valid input.
"""

import re
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

import attrs

from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    bool_reader,
    check_keys,
    choice_reader,
    int_reader,
    list_items,
    map_entries,
    text_reader,
)

Form: TypeAlias = Reader[Any]
"""One of the form classes below, or another reader for values without an editor."""
Shape: TypeAlias = Any
"""An attrs class."""
Limits: TypeAlias = tuple[int, int | None]
"""Minimum and maximum, both inclusive; None as maximum means the schema's default."""
Empty: TypeAlias = Literal["never", "null", "absent"]
LONGEST = 1000
"""Maximum length of a text, in characters."""


@frozen
class TextForm:
    """Text of at most ``longest`` characters."""

    longest: int = LONGEST

    def __call__(self, node: YamlNode) -> str:
        found = text_reader(node)
        if len(found) > self.longest:
            raise Misfit(
                node.line,
                tr("text of {number} characters", number=len(found)),
                tr("at most {most} characters", most=self.longest),
            )
        return found


@frozen
class NumberForm:
    """Whole number with inclusive limits; ``word`` is the spelling of None."""

    least: int
    most: int
    word: str = ""

    def __call__(self, node: YamlNode) -> int | None:
        if self.word and isinstance(node.value, str):
            choice_reader((self.word,))(node)
            return None
        return int_reader(self.least, self.most)(node)


class FlagForm:
    """Flag, written ``true`` or ``false``."""

    def __call__(self, node: YamlNode) -> bool:
        return bool_reader(node)


@frozen
class WordForm:
    """One word of a closed list."""

    words: tuple[str | bool, ...]

    def __call__(self, node: YamlNode) -> Any:
        value = node.value
        return (
            value if type(value) is str and value in self.words else choice_reader(self.words)(node)
        )


@frozen
class WordsForm:
    """Words of a closed list, each at most once; ``nothing`` is the word for an empty choice."""

    words: tuple[str, ...]
    least: int
    most: int
    nothing: str = ""
    stands_alone: bool = False

    def __call__(self, node: YamlNode) -> tuple[str, ...]:
        if isinstance(node.value, str) and self.nothing:
            choice_reader((self.nothing,))(node)
            return ()
        word = WordForm(self.words)
        if self.stands_alone and not isinstance(node.value, list):
            return (word(node),)
        found: list[str] = []
        for item in list_items(node, self.least, self.most):
            value = word(item)
            if value in found:
                raise Misfit(
                    item.line,
                    tr("“{value}” appears twice in a list", value=value),
                    tr("each word once"),
                )
            found.append(value)
        return tuple(found)


@frozen
class ListForm:
    """List of values of one form."""

    item: Form
    least: int
    most: int

    def __call__(self, node: YamlNode) -> tuple[Any, ...]:
        return tuple(self.item(each) for each in list_items(node, self.least, self.most))


@frozen
class MapForm:
    """Map of the fields of the class ``shape``."""

    shape: Shape
    schema: "Schema"

    def __call__(self, node: YamlNode) -> Any:
        return self.schema.read(self.shape, node)


@frozen
class VerbForm:
    """Map whose key ``verb`` names the class of its other keys."""

    verbs: tuple[Shape, ...]
    schema: "Schema"

    def __call__(self, node: YamlNode) -> Any:
        given, known = map_entries(node), self.schema.verbs
        if "verb" not in given:
            raise Misfit(node.line, tr("the key “verb” is missing"), self._names)
        name = text_reader(given["verb"])
        verb = known.get(name)
        if verb not in self.verbs:
            if verb is None:
                problem = tr("the verb {name} is unknown", name=name)
            else:
                problem = tr("the verb {name} does not belong here", name=name)
            raise Misfit(given["verb"].line, problem, self._names)
        rest = {key: entry for key, entry in given.items() if key != "verb"}
        return self.schema.read(verb, YamlNode(rest, node.line))

    @property
    def _names(self) -> str:
        return ", ".join(name for name, verb in self.schema.verbs.items() if verb in self.verbs)


@frozen
class Field:
    """Key of a map; ``default`` is the value for null, or the class's default text or flag."""

    key: str
    form: Form
    empty: Empty = "never"
    default: Any = None
    rare: bool = False
    name: str = ""


Keys: TypeAlias = tuple[Mapping[str, Field], tuple[str, ...], str, str]
"""Fields of a class by key, its required keys, and its ``naming``."""


@frozen(eq=False, kw_only=True)
class Schema:
    """Schema of the attrs classes in one kind of file.

    ``special`` has forms or fields by (class, name) or name, and forms by type.
    """

    naming: Callable[[Shape], tuple[str, str]]
    """Function returning a template for messages about a class, and the class's name."""
    verbs: Mapping[str, Shape] = attrs.field(factory=dict)
    special: Mapping[object, Form | Field] = attrs.field(factory=dict)
    keys: Mapping[tuple[Shape, str], str] = attrs.field(factory=dict)
    limits: Mapping[tuple[Shape, str], Limits] = attrs.field(factory=dict)
    checks: Mapping[Shape, Callable[[Any, YamlNode], None]] = attrs.field(factory=dict)
    rare: Mapping[Shape, tuple[str, ...]] = attrs.field(factory=dict)
    usual_number: tuple[int, int]
    most_items: int
    _keys: dict[Shape, Keys] = attrs.field(factory=dict, init=False, repr=False)

    def read(self, shape: Shape, node: YamlNode) -> Any:
        """Return the object that a map describes. Raises Misfit."""
        fields, required, what, name = self._keys.get(shape) or self._keys_of(shape)
        check_keys(node, fields, required, what, name)
        values = {}
        for key, entry in map_entries(node).items():
            field = fields[key]
            null = entry.value is None and field.empty == "null"
            values[field.name or key] = field.default if null else field.form(entry)
        found = shape(**values)
        if shape in self.checks:
            self.checks[shape](found, node)
        return found

    def fields_of(self, shape: Shape) -> Mapping[str, Field]:
        return self._keys_of(shape)[0]

    def _keys_of(self, shape: Shape) -> Keys:
        if shape not in self._keys:
            fields = [self._field(shape, each) for each in attrs.fields(shape) if each.init]
            required = tuple(each.key for each in fields if each.empty != "absent")
            by_key = {each.key: each for each in fields}
            self._keys[shape] = (by_key, required, *self.naming(shape))
        return self._keys[shape]

    def _field(self, shape: Shape, attribute: "attrs.Attribute[Any]") -> Field:
        name, default, hint = attribute.name, attribute.default, attribute.type
        empty: Empty = "absent"
        if default is attrs.NOTHING:
            empty = "null" if NoneType in get_args(hint) else "never"
        form = self.special.get((shape, name)) or self.special.get(name)
        if isinstance(form, Field):
            return form
        limits = self.limits.get((shape, name))
        form = form or self.form(without_none(hint), limits)
        usual = default if isinstance(default, str | bool) else None
        rare = name in self.rare.get(shape, ())
        key = self.keys.get((shape, name), name)
        return Field(key, form, empty, usual, rare, name if key != name else "")

    def form(self, hint: Any, limits: Limits | None = None) -> Form:
        """Return the form of a type. Raises TypeError for an unsupported type."""
        special = self.special.get(hint)
        if special is not None and not isinstance(special, Field):
            return special
        origin, inner = get_origin(hint), get_args(hint)
        if hint is str:
            return TextForm()
        if hint is bool:
            return FlagForm()
        if hint is int:
            least, most = limits or self.usual_number
            return NumberForm(least, self.usual_number[1] if most is None else most)
        if origin is Literal:
            return WordForm(inner)
        if origin is tuple:
            return self._list(inner, limits)
        verbs = inner if origin in (Union, UnionType) else (hint,)
        if set(verbs) <= set(self.verbs.values()):
            return VerbForm(verbs, self)
        if attrs.has(hint):
            return MapForm(hint, self)
        raise TypeError(hint)

    def _list(self, inner: tuple[Any, ...], limits: Limits | None) -> Form:
        item = inner[0]
        if inner[-1] is not Ellipsis:
            limits = (len(inner), len(inner))
        closed = get_origin(item) is Literal
        least, most = limits or (int(closed), None)
        most = self.most_items if most is None else most
        if closed:
            return WordsForm(get_args(item), least, most)
        return ListForm(self.form(item), least, most)


def without_none(hint: Any) -> Any:
    """Return a type without None as a member of its union."""
    inner = get_args(hint)
    if NoneType not in inner:
        return hint
    rest = tuple(each for each in inner if each is not NoneType)
    return Union[rest]  # noqa: UP007 - built from a tuple


def spelled(shape: Shape) -> str:
    """Return the name of a class in files: ``UnrestAll`` is ``unrest_all``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", shape.__name__.removesuffix("Effect")).lower()
