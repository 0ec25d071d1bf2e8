"""Strict conversion of records to plain JSON data and back.

Every value must have exactly its declared type; cattrs alone is less strict.
"""

import re
from collections.abc import Callable, Mapping
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import attrs
from cattrs import (
    AttributeValidationNote,
    BaseConverter,
    BaseValidationError,
    ClassValidationError,
    Converter,
    IterableValidationError,
    IterableValidationNote,
    transform_error,
)
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.v import format_exception

from paxdesk.files.strict_json import InvalidData
from paxdesk.foreign_text import in_one_line
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.history import MAX_NOTE_LENGTH, JournalEntry, TableNote, is_note
from paxdesk.session.player_name import LONGEST as LONGEST_NAME
from paxdesk.session.player_name import PlayerName, readable

T = TypeVar("T")

_TAG = "type"
_KEY = re.compile(r"0|[1-9][0-9]{0,8}")
LARGEST = 2**64
"""Exclusive upper bound of the absolute values of numbers."""
LONGEST = 1000
"""Maximum length of a text, in characters."""
MOST_ITEMS = 40_000
"""Maximum length of a list; also limits the journal."""


@frozen
class OpaqueData:
    """Plain data inside a record, to be read by the game later."""

    plain: Any


def read_record_data(data: Any, shape: type[T], converter: Converter) -> T:
    """Return the object of ``shape`` described by plain data. Raises InvalidData."""
    try:
        return converter.structure(data, shape)
    except Exception as error:
        # Invalid data may cause any exception; cattrs groups them.
        problem, _, where = transform_error(error, format_exception=_described)[0].partition(" @ $")
        raise InvalidData(problem, where.lstrip(".")) from error


def _described(error: BaseException, shape: type | None) -> str:
    return error.problem if isinstance(error, InvalidData) else format_exception(error, shape)


def strict_converter() -> Converter:
    """Return a converter that reads attrs classes strictly; games register further hooks."""
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    converter.register_structure_hook(int, _number)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook(bool, _flag)
    converter.register_structure_hook(OpaqueData, lambda value, _: OpaqueData(value))
    converter.register_unstructure_hook(OpaqueData, lambda data: data.plain)
    converter.register_structure_hook_func(
        lambda shape: shape == PlayerName, lambda value, _: read_name(value)
    )
    converter.register_structure_hook_factory(lambda shape: _origin(shape) is Literal, _word_hook)
    converter.register_structure_hook_func(lambda shape: shape == TableNote, _note)
    # cattrs asks the factory registered last first.
    converter.register_structure_hook_factory(attrs.has, _record_hook)
    converter.register_structure_hook_factory(
        lambda shape: _origin(shape) in (list, tuple), _list_hook
    )
    converter.register_structure_hook_factory(
        lambda shape: _origin(shape) is tuple and get_args(shape)[-1] is not ..., _row_hook
    )
    converter.register_structure_hook_factory(lambda shape: _origin(shape) is dict, _map_hook)
    converter.register_structure_hook_factory(_is_choice, _choice_hook)
    converter.register_unstructure_hook_factory(_is_choice, _choice_writer)
    # Notes are rare: empty ones are not stored.
    register_partial(converter, JournalEntry, {}, frozenset(), frozenset({"note"}))
    return converter


def register_partial(
    converter: Converter,
    shape: type[Any],
    given: Mapping[str, Any],
    dropped: frozenset[str],
    optional: frozenset[str] = frozenset(),
) -> None:
    """Register a class stored without some fields.

    When read, the fields in ``given`` get its values. Those in ``dropped``, and missing ones in
    ``optional``, get their defaults.
    """
    omitted: dict[str, Any] = {name: override(omit=True) for name in {*given, *dropped}}
    shorter: dict[str, Any] = {name: override(omit_if_default=True) for name in optional}
    converter.register_unstructure_hook(
        shape, make_dict_unstructure_fn(shape, converter, **omitted, **shorter)
    )
    names = attrs.fields_dict(shape).keys() - omitted.keys()

    def hook(_: Any, inside: BaseConverter) -> Callable[[Any, Any], Any]:
        how: dict[str, Any] = {name: override(struct_hook=lambda value, _: value) for name in given}
        how |= {name: override(omit=True) for name in dropped}
        inner = make_dict_structure_fn(shape, inside, **how)

        def read(value: Any, _: Any) -> Any:
            _check_keys({**dict.fromkeys(optional), **_map(value)}, names)
            return inner({**value, **given}, shape)

        return read

    converter.register_structure_hook_factory(lambda each: each is shape, hook)


def _origin(shape: Any) -> Any:
    return get_origin(shape)


def _number(value: Any, _: Any) -> int:
    # This excludes True, an int in Python.
    if type(value) is not int:
        raise InvalidData(tr("expected a whole number"))
    if abs(value) >= LARGEST:
        raise InvalidData(tr("a number far too large"))
    return value


def _note(value: Any, _: Any) -> str:
    if not isinstance(value, str) or not is_note(value):
        raise InvalidData(
            tr("expected one line of text with at most {number} characters", number=MAX_NOTE_LENGTH)
        )
    return value


def _text(value: Any, _: Any) -> str:
    if not isinstance(value, str):
        raise InvalidData(tr("expected text"))
    if len(value) > LONGEST or not value.isprintable():
        raise InvalidData(
            tr("expected one line of text with at most {number} characters", number=LONGEST)
        )
    return value


def _flag(value: Any, _: Any) -> bool:
    if not isinstance(value, bool):
        raise InvalidData(tr("expected true or false"))
    return value


def _word_hook(shape: Any, converter: BaseConverter) -> Callable[[Any, Any], Any]:
    words = get_args(shape)

    def read(value: Any, _: Any) -> Any:
        if not isinstance(value, str) or value not in words:
            raise InvalidData(tr("expected one of {words}", words=", ".join(words)))
        return value

    return read


def _list_hook(shape: Any, converter: BaseConverter) -> Callable[[Any, Any], Any]:
    """Return the reader of a list or variable-length tuple."""
    make, kind = _origin(shape), get_args(shape)[0]
    hook = converter.get_structure_hook(kind)

    def read(value: Any, _: Any) -> Any:
        if not isinstance(value, list):
            raise InvalidData(tr("expected a list"))
        if len(value) > MOST_ITEMS:
            raise InvalidData(tr("a list of {number} items, which is too many", number=len(value)))
        found = []
        for index, entry in enumerate(value):
            try:
                found.append(hook(entry, kind))
            except Exception as error:
                raise _at(index, error, shape) from error
        return make(found)

    return read


def _at(place: int | str, error: Exception, shape: Any) -> BaseValidationError:
    """Return a cattrs error with the index or key ``place``."""
    if isinstance(place, int):
        error.add_note(IterableValidationNote("", place, shape))
        return IterableValidationError("", [error], shape)
    error.add_note(AttributeValidationNote("", place, shape))
    return ClassValidationError("", [error], shape)


def _row_hook(shape: Any, converter: BaseConverter) -> Callable[[Any, Any], Any]:
    """Return the reader of a fixed-length tuple."""
    kinds = get_args(shape)
    hooks = [converter.get_structure_hook(kind) for kind in kinds]

    def read(value: Any, _: Any) -> Any:
        if not isinstance(value, list) or len(value) != len(kinds):
            raise InvalidData(tr("expected a list of {number} items", number=len(kinds)))
        return tuple(hook(each, kind) for hook, each, kind in zip(hooks, value, kinds, strict=True))

    return read


def _map_hook(shape: Any, converter: BaseConverter) -> Callable[[Any, Any], Any]:
    """Return the reader of a dict."""
    of_keys, kind = get_args(shape)
    numbered = of_keys is int
    inner = converter.get_structure_hook(kind)

    def read(value: Any, _: Any) -> Any:
        found: dict[Any, Any] = {}
        for key, entry in _map(value).items():
            if numbered and not _KEY.fullmatch(key):
                raise InvalidData(
                    tr("expected a number as key, not “{key}”", key=in_one_line(key, 40))
                )
            try:
                found[int(key) if numbered else _text(key, str)] = inner(entry, kind)
            except Exception as error:
                raise _at(key, error, shape) from error
        return found

    return read


def _map(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise InvalidData(tr("expected keys with values"))
    return value


def _record_hook(shape: type[Any], converter: BaseConverter) -> Callable[[Any, Any], Any]:
    """Return the reader of a class; requires all fields."""
    inner = make_dict_structure_fn(shape, converter)
    names = attrs.fields_dict(shape).keys()

    def read(value: Any, _: Any) -> Any:
        _check_keys(_map(value), names)
        return inner(value, shape)

    return read


def _check_keys(given: dict[str, Any], names: Any) -> None:
    unknown, missing = given.keys() - names, names - given.keys()
    if unknown:
        raise InvalidData(tr("unknown keys ({keys})", keys=in_one_line(", ".join(sorted(unknown)))))
    if missing:
        raise InvalidData(tr("missing keys ({keys})", keys=", ".join(sorted(missing))))


# --- Unions of classes, distinguished by a key with the class name --------------------------------


def _is_choice(shape: Any) -> bool:
    return _origin(shape) in (Union, UnionType) and all(map(attrs.has, get_args(shape)))


def _choice_hook(shape: Any, converter: BaseConverter) -> Callable[[Any, Any], Any]:
    shapes = {each.__name__: each for each in get_args(shape)}

    def read(value: Any, _: Any) -> Any:
        entry = dict(_map(value))
        name = entry.pop(_TAG, None)
        if not isinstance(name, str) or name not in shapes:
            shown = in_one_line(str(name), 40)
            raise InvalidData(tr("unknown {key}: {name}", key=_TAG, name=shown))
        return converter.structure(entry, shapes[name])

    return read


def _choice_writer(shape: Any, converter: BaseConverter) -> Callable[[Any], Any]:
    def write(value: Any) -> dict[str, Any]:
        return {_TAG: type(value).__name__, **converter.unstructure(value, type(value))}

    return write


# --- Player names in files ------------------------------------------------------------------------


def read_name(value: Any) -> str:
    """Return a stored name's visible characters; "?" if there are none. Raises InvalidData."""
    if not isinstance(value, str):
        raise InvalidData(tr("expected text"))
    if not 0 < len(value) <= LONGEST_NAME:
        raise InvalidData(tr("a name of {number} characters", number=len(value)))
    return readable(value) or "?"
