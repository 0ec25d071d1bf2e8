"""Tokens of a card line, and a cursor that reads values from them.

In the :class:`YamlNode` of a value, ``line`` is the 1-based position in the text.
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, Literal, TypeAlias

from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, Count, Filter
from paxdesk.porfiriana.rules.deck_reading import SCHEMA, FiltersForm
from paxdesk.schema import (
    Field,
    FlagForm,
    Form,
    MapForm,
    NumberForm,
    Shape,
    TextForm,
    WordForm,
    WordsForm,
)
from paxdesk.strict_yaml import Misfit, YamlNode
from paxdesk.yaml_writing import Value

TokenKind: TypeAlias = Literal["text", "number", "word", "mark"]
NEXT: Final = ("·", ";")
"""Marks read between the parts of a line; the first is the one written."""
SIDE: Final = "//"
"""Mark before each side of a card."""
NOT: Final = "not"
NOT_MARK: Final = "!"
"""Mark for :data:`NOT`, easier to type."""
INITIALS: Final = {each[0].upper(): each for each in DISTRICTS}
MANY: Final = 6
"""Number of possible words above which an error names only likely ones."""
_TOKEN: Final = re.compile(
    r"""(?P<blank>\s+)
    | (?P<text>"(?:[^"\\]|\\.)*")
    | (?P<number>[0-9]+)
    | (?P<word>(?=[^\W\d])[A-Z]*(?:[^\W\dA-Z]|-)*)
    | (?P<mark>//|[·;>/\[\]|!%])""",
    re.VERBOSE,
)


@frozen
class Token:
    """Piece of a line, at a 1-based position; a ``mark`` is punctuation."""

    kind: TokenKind
    text: str
    at: int

    @property
    def key(self) -> str:
        """Spelling of the token in card files."""
        return self.text.casefold().replace("-", "_")


def tokens_of(text: str) -> list[Token]:
    """Return the tokens of a text. Raises Misfit for an invalid character."""
    found: list[Token] = []
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise Misfit(
                at + 1,
                tr("found “{value}”", value=text[at : at + 20].split()[0]),
                tr("a word, a number or text in quotes"),
            )
        kind: Any = match.lastgroup
        if kind != "blank":
            found.append(Token(kind, match.group(), at + 1))
        at = match.end()
    return found


@define(eq=False)
class Cursor:
    """Cursor in a line; the methods that read values raise Misfit."""

    tokens: list[Token]
    end: int
    """Position after the last character."""
    at: int = 0

    @classmethod
    def of(cls, text: str) -> "Cursor":
        """Create a cursor at the start of a text. Raises Misfit."""
        return cls(tokens_of(text), len(text) + 1)

    @property
    def token(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    @property
    def place(self) -> int:
        """Position of the next token, or of the end."""
        return self.token.at if self.token is not None else self.end

    @property
    def done(self) -> bool:
        """True at the end of the line or of its current part."""
        token = self.token
        return token is None or (token.kind == "mark" and token.text in (*NEXT, SIDE))

    def sees(self, kind: TokenKind, *texts: str) -> bool:
        """Return whether the next token is of a kind and among ``texts``, if given."""
        token = self.token
        return token is not None and token.kind == kind and (not texts or token.text in texts)

    def take(self) -> Token:
        """Return the next token, which must exist, and move past it."""
        token = self.tokens[self.at]
        self.at += 1
        return token

    def skips(self, *marks: str) -> bool:
        """Skip the next token if it is among ``marks``; return whether it is."""
        found = self.sees("mark", *marks)
        self.at += found
        return found

    def misfit(self, expected: str, back: int = 0) -> Misfit:
        """Return an error about the token ``back`` tokens before the next one."""
        index = self.at - back
        if index >= len(self.tokens):
            return Misfit(self.end, tr("the line ends here"), expected)
        token = self.tokens[index]
        return Misfit(token.at, tr("found “{value}”", value=token.text), expected)

    def mark(self, mark: str) -> None:
        if not self.skips(mark):
            raise self.misfit(tr("“{value}”", value=mark))

    def finish(self) -> None:
        """Check that the current part ends at the cursor. Raises Misfit."""
        if not self.done:
            raise self.misfit(tr("“{value}” or the end", value=NEXT[0]))

    def fits(self, words: Collection[str]) -> str | None:
        """Return the word that the next token is or shortens, or None."""
        return None if not self.sees("word") else fitting(self.tokens[self.at].key, words)

    def word(self, words: Collection[str]) -> YamlNode:
        """Read one of the words; an unambiguous short form of it suffices."""
        found = self.fits(words)
        if found is None:
            raise self.no_word(words)
        return YamlNode(found, self.take().at)

    def no_word(self, words: Collection[str]) -> Misfit:
        """Return an error about a token that is none of the words."""
        likely = likely_words(self.token.key, words) if self.token is not None else []
        return self.misfit(join_words(likely if len(words) > MANY and likely else words, "or"))

    def words(self, words: Collection[str]) -> YamlNode:
        """Read several of the words, separated by slashes."""
        found = [self.word(words)]
        while self.skips("/"):
            found.append(self.word(words))
        return YamlNode(list(found), found[0].line)

    def number(self, form: NumberForm) -> YamlNode:
        if form.word and self.fits((form.word,)):
            return self.word((form.word,))
        if not self.sees("number") or (len(self.tokens[self.at].text) > 1 and
                                       self.tokens[self.at].text[0] == "0"):  # fmt: skip
            raise self.misfit(
                tr("a whole number from {least} to {most}", least=form.least, most=form.most)
            )
        token = self.take()
        return YamlNode(int(token.text[:9]), token.at)

    def text(self) -> YamlNode:
        """Read a text in double quotes."""
        if not self.sees("text"):
            raise self.misfit(tr("text in quotes"))
        try:
            return YamlNode(json.loads(self.tokens[self.at].text), self.take().at)
        except ValueError as error:
            raise self.misfit(tr("text in quotes"), back=1) from error

    def value(self, form: Form) -> YamlNode:
        """Read a value of a form. Raises TypeError for an unsupported form."""
        match form:
            case TextForm():
                return self.text()
            case NumberForm():
                return self.number(form)
            case WordForm(words):
                return self.word([str(each) for each in words])
            case WordsForm(words, least, _, nothing):
                if nothing and self.done:
                    return YamlNode(nothing, self.place)
                if nothing and self.fits((*words, nothing)) == nothing:
                    return self.word((nothing,))
                if least == 0 and not self.fits(words):
                    return YamlNode([], self.place)
                return self.words(words)
            case FiltersForm():
                return self.filters()
            case MapForm(shape) if shape is Count:
                return self.count()
            case _:
                raise TypeError(form)

    def filters(self) -> YamlNode:
        """Read filters in brackets: ``[mine sonora | slave]``."""
        start = self.place
        self.mark("[")
        found = [self._filter()]
        while self.skips("|"):
            found.append(self._filter())
        self.mark("]")
        return YamlNode(list(found), start) if len(found) > 1 else found[0]

    def _filter(self) -> YamlNode:
        start, given = self.place, dict[str, YamlNode]()
        while not self.sees("mark", "]", "|"):
            place = self.place
            if (districts := self._initials()) is not None:
                self._add_words(given, "district", districts)
                continue
            key = NOT if self.skips(NOT_MARK) else self.word((*CONDITIONS, NOT)).value
            if key == NOT:
                key = self.word(FLAGS).value
                self._condition(given, str(key), YamlNode(False, place))
            elif key in FLAGS:
                self._condition(given, str(key), YamlNode(True, place))
            else:
                self._add_words(given, CONDITIONS[str(key)], [YamlNode(key, place)])
        return YamlNode(given, start)

    def _initials(self) -> list[YamlNode] | None:
        """Read district initials, as in ``SC``; None if there are none."""
        token = self.token
        if token is None or not token.text or any(each not in INITIALS for each in token.text):
            return None
        self.take()
        return [YamlNode(INITIALS[each], token.at + k) for k, each in enumerate(token.text)]

    def _add_words(self, given: dict[str, YamlNode], key: str, words: list[YamlNode]) -> None:
        known = given.setdefault(key, YamlNode([], words[0].line)).value
        assert isinstance(known, list)
        known += words

    def _condition(self, given: dict[str, YamlNode], key: str, value: YamlNode) -> None:
        if key in given:
            problem = tr("“{value}” appears twice in a list", value=key)
            raise Misfit(value.line, problem, tr("each word once"))
        given[key] = value

    def count(self) -> YamlNode:
        """Read a count: ``self [mine]`` or ``victim loyalty``."""
        start, fields = self.place, SCHEMA.fields_of(Count)
        given = {"of": self.value(fields["of"].form)}
        key = "where" if self.sees("mark", "[") else "points"
        given[key] = self.value(fields[key].form)
        return YamlNode(given, start)

    def verb(self, verbs: Mapping[str, Shape], implied: str = "") -> YamlNode:
        """Read a verb and its values; the text omits an ``implied`` name."""
        name = YamlNode(implied, self.place) if implied else self.word(verbs)
        given = {"verb": name}
        for field, key in verb_fields(verbs[str(name.value)]):
            node = self._verb_value(field, key)
            if node is not None:
                given[field.key] = node
        return YamlNode(given, name.line)

    def _verb_value(self, field: Field, key: str) -> YamlNode | None:
        optional = field.empty == "absent"
        match field.form:
            case FlagForm() | WordForm((True,)):
                if self.fits((field.key,)):
                    return YamlNode(True, self.take().at)
                return (
                    None if optional else YamlNode(not isinstance(field.form, FlagForm), self.place)
                )
            case NumberForm() if optional:
                return self.value(field.form) if self.sees("number") else None
            case FiltersForm() if optional:
                return self.value(field.form) if self.sees("mark", "[") else None
            case MapForm() if optional:
                return self.value(field.form) if self.sees("word") else None
            case WordForm((word,)):
                return YamlNode(word, self.place)
            case _:
                if key:
                    self.word((key,))
                return self.value(field.form)


def fitting(key: str, words: Collection[str]) -> str | None:
    """Return the word that ``key`` is, begins or abbreviates, or None.

    If one word extends another, the shorter fits.
    """
    if key in words:
        return key
    found = [each for each in words if each.startswith(key)]
    for shorten in (_initials, _ends):
        found = found or [each for each in words if key == shorten(each)]
    shortest = min(found, key=len, default=None)
    fits = shortest is not None and all(each.startswith(shortest) for each in found)
    return shortest if fits else None


def _initials(word: str) -> str:
    return "".join(part[:1] for part in word.split("_"))


def _ends(word: str) -> str:
    return word[0] + word[-1]


def likely_words(key: str, words: Collection[str]) -> list[str]:
    """Return the words that begin with ``key``, or else similar ones."""
    begun = [each for each in words if each.startswith(key)]
    return begun or get_close_matches(key, words, 3)


def _conditions() -> dict[str, str]:
    """Return the keys of filter fields by word."""
    found: dict[str, str] = {}
    for field in SCHEMA.fields_of(Filter).values():
        words = field.form.words if isinstance(field.form, WordsForm) else (field.key,)
        found.update(dict.fromkeys(words, field.key))
    return found


CONDITIONS: Final[Mapping[str, str]] = _conditions()
FLAGS: Final = tuple(
    field.key for field in SCHEMA.fields_of(Filter).values() if isinstance(field.form, FlagForm)
)


def verb_fields(verb: Shape) -> list[tuple[Field, str]]:
    """Return a verb's fields with their names in lines; unnamed ones have ""."""
    fields = list(SCHEMA.fields_of(verb).values())
    numbers = [each for each in fields if isinstance(each.form, NumberForm)]
    several = sum(each.empty == "never" for each in numbers) > 1
    return [(each, each.key if several and each in numbers else "") for each in fields]


def value_text(form: Form, value: Value) -> str:
    """Return a value of a card's data as written in a line."""
    match form:
        case TextForm():
            return json.dumps(value, ensure_ascii=False)
        case FiltersForm():
            filters = value if isinstance(value, list) else [value]
            return f"[{' | '.join(map(_filter_text, filters))}]"
        case MapForm(shape) if shape is Count:
            fields, counted = SCHEMA.fields_of(Count), "where" if "where" in value else "points"
            return f"{value['of']} {value_text(fields[counted].form, value[counted])}"
        case WordsForm():
            return "/".join(value) if isinstance(value, list) else str(value)
        case _:
            return str(value)


def _filter_text(conditions: Mapping[str, Value]) -> str:
    return " ".join(_condition_texts(conditions))


def _condition_texts(conditions: Mapping[str, Value]) -> Iterable[str]:
    for key, value in conditions.items():
        if isinstance(value, bool):
            yield key if value else f"{NOT} {key}"
        else:
            yield from value if isinstance(value, list) else (value,)


def verb_text(data: Mapping[str, Value]) -> str:
    """Return a verb of a card's plain data as written in a line."""
    found = [data["verb"]]
    for field, key in verb_fields(SCHEMA.verbs[data["verb"]]):
        value = data.get(field.key)
        match field.form:
            case FlagForm() | WordForm((True,)):
                if value and (field.empty == "absent" or isinstance(field.form, FlagForm)):
                    found.append(field.key)
            case WordForm((_,)):
                pass
            case _ if value is not None:
                found += [key, value_text(field.form, value)]
    return " ".join(filter(None, found))
