"""Cards as lines of text, such as ``mine C 4 · foot > mule 2 > rail 5``."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import attrs

from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules.cards import Card, CardKind, kinds_at
from paxdesk.porfiriana.rules.deck_reading import (
    CAPTIONS,
    WrittenNewspaper,
    WrittenOrientation,
    WrittenPartner,
    card_data,
    read_card,
)
from paxdesk.porfiriana.workshop.line_parts import (
    AwardPart,
    ConnectionPart,
    Data,
    DeployPart,
    FlagPart,
    IncomePart,
    Initial,
    Named,
    Nodes,
    Part,
    PrestigePart,
    SlavePart,
    TargetPart,
    TextPart,
    VerbPart,
)
from paxdesk.porfiriana.workshop.line_tokens import NEXT, SIDE, Cursor
from paxdesk.schema import Shape, TextForm
from paxdesk.strict_yaml import Misfit, YamlNode, node_of
from paxdesk.yaml_writing import Value

NOTHING: Final[Data] = {}
NEWSPAPER: Final = "newspaper"
"""First word of a newspaper's line."""


class CardLineError(PaxError):
    """Raised for an invalid line of a card: ``position`` (1-based), ``problem``, ``expected``."""

    def __init__(self, position: int, problem: str, expected: str) -> None:
        self.position = position
        self.problem = problem
        self.expected = expected
        message = tr("Character {number}: {problem}; expected {expected}.", number=position,
                     problem=problem, expected=expected or tr("something else"))  # fmt: skip
        super().__init__(message)


@frozen
class Layout:
    """Layout of a card's line: first word, parts, and layout of the sides."""

    word: str
    head: tuple[Part, ...]
    rest: tuple[Part, ...] = ()
    sides: "Layout | None" = None
    key: str = ""
    fixed: Mapping[str, Value] = attrs.field(factory=dict)
    """Values that are in no part."""


def _verbs(shape: Shape, *keys: str) -> tuple[VerbPart, ...]:
    return tuple(VerbPart(shape, key) for key in keys)


_E, _T, _F, _H = cards.EnterpriseCard, cards.TroopCard, cards.PartnerFace, cards.HacendadoCard
_O, _R, _W, _B = WrittenOrientation, cards.RegimeCard, WrittenPartner, cards.BlackCard
FACTS: Final[Mapping[str, Layout]] = {
    "enterprise": Layout(
        "",
        (Part(_E, "industry"), Initial(_E, "district"), Part(_E, "cost")),
        (
            IncomePart(_E, "income"),
            ConnectionPart(_E, "base"),
            PrestigePart(_E, "prestige"),
            SlavePart(_E, "slave"),
            *_verbs(_E, "abilities"),
        ),
    ),
    "partner": Layout(
        "partner",
        (Part(_W, "faction"), Part(_W, "cost")),
        (PrestigePart(_W, "prestige"), *_verbs(_W, "on_play", "abilities")),
    ),
    NEWSPAPER: Layout(
        NEWSPAPER,
        (Part(WrittenNewspaper, "cost"),),
        _verbs(WrittenNewspaper, "on_play"),
        Layout("", (Part(_O, "faction"), Part(_O, "prestige")), _verbs(_O, "abilities")),
        "orientations",
        {"newspaper": True},
    ),
    "public": Layout(
        "public",
        (),
        (),
        Layout(
            "",
            (Part(_F, "name"), Part(_F, "faction"), Part(_F, "cost")),
            (PrestigePart(_F, "prestige"), *_verbs(_F, "on_play", "abilities")),
        ),
        "sides",
    ),
    "troop": Layout(
        "troop",
        (Part(_T, "faction"), Part(_T, "firepower"), Initial(_T, "jurisdiction")),
        (
            DeployPart(_T, "cost"),
            PrestigePart(_T, "prestige"),
            *_verbs(_T, "on_play", "abilities"),
        ),
    ),
    "orange": Layout(
        "orange",
        (Initial(cards.OrangeCard, "districts"),),
        (
            TargetPart(cards.OrangeCard, "target"),
            *_verbs(cards.OrangeCard, "effects"),
            AwardPart(cards.OrangeCard, "award"),
        ),
    ),
    "black": Layout(
        "black",
        (Part(_B, "cheap_regime"),),
        (
            FlagPart(_B, "opponents_only"),
            TargetPart(_B, "target"),
            *_verbs(_B, "effects"),
            AwardPart(_B, "award"),
        ),
    ),
    "headline": Layout(
        "headline", (Part(cards.HeadlineCard, "mood"),), _verbs(cards.HeadlineCard, "event")
    ),
    "topple": Layout(
        "topple", (Part(cards.ToppleCard, "mood"),), _verbs(cards.ToppleCard, "event")
    ),
    "hacendado": Layout(
        "hacendado",
        (Part(cards.Loyalist, "income", "loyalist"),),
        (VerbPart(cards.Loyalist, "abilities", "loyalist"),),
        Layout(
            "",
            tuple(Part(cards.Cause, k) for k in ("title", "prestige", "faction", "connection")),
        ),
        "orientations",
    ),
    "regime": Layout(
        "regime",
        (Part(_R, "key"),),
        (
            Named(_R, "mines"),
            Named(_R, "economy"),
            PrestigePart(_R, "prestige"),
            *_verbs(_R, "abilities"),
        ),
    ),
    "play_aid": Layout("play_aid", ()),
}
"""Layouts of the facts by kind of card; newspapers have their own."""
UNEXPRESSED: Final = TextPart(Card, "unexpressed")
"""Last part of each line, before the sides."""
LAYOUTS: Final[Mapping[str, Layout]] = {
    kind: attrs.evolve(each, rest=(*each.rest, UNEXPRESSED)) for kind, each in FACTS.items()
}
"""Layouts of whole lines."""


def layout_of(data: Data) -> Layout:
    return LAYOUTS[NEWSPAPER if data.get(NEWSPAPER) else data["kind"]]


def card_line(card: Card) -> str:
    """Return the facts of a card as one line, without its number and name."""
    data = card_data(card)
    return _layout_text(layout_of(data), data)


def headed_line(card: Card) -> str:
    """Return the line of a card, headed by its number and name."""
    plain = ":" not in card.name and '"' not in card.name
    name = card.name if plain else json.dumps(card.name, ensure_ascii=False)
    return f"{card.number:03} {name}: {card_line(card)}"


def _layout_text(layout: Layout, data: Data) -> str:
    head = [layout.word, *(part.line_text(data) for part in layout.head)]
    rest = (part.line_text(data) for part in layout.rest)
    line = f" {NEXT[0]} ".join(filter(None, (" ".join(filter(None, head)), *rest)))
    return f" {SIDE} ".join((line, *side_texts(layout, data)))


def side_texts(layout: Layout, data: Data) -> Iterator[str]:
    """Yield the text of each side of a card, if any."""
    if layout.sides is not None:
        for each in data[layout.key]:
            yield _layout_text(layout.sides, each)


_HEAD: Final = re.compile(
    r"\s*(?:0*(?P<number>[1-9][0-9]{0,2})(?=[\s:]))?"
    r'\s*(?P<name>"(?:[^"\\]|\\.)*"|[^:"\s][^:"]*)?\s*:'
)


def number_in(line: str) -> int | None:
    """Return the card number at the start of a line, or None."""
    found = _HEAD.match(line)
    return int(found["number"]) if found and found["number"] else None


def read_line(line: str, before: Card, kinds: Iterable[CardKind] = ()) -> Card:
    """Return the card that a line describes, with the captions of ``before``.

    Raises CardLineError.
    """
    try:
        head = _HEAD.match(line)
        given = {"number": YamlNode(before.number, 1), "name": YamlNode(before.name, 1)}
        if head is not None:
            given |= _named(head, before)
        start = head.end() if head is not None else 0
        body = " " * start + line[start:]
        kinds = tuple(kinds) or kinds_at(before.number, before.kind)
        given |= read_body(body, kinds, card_data(before))
        return with_captions(given, before)
    except Misfit as misfit:
        raise CardLineError(misfit.line or 1, misfit.problem, misfit.expected) from misfit


def _named(head: "re.Match[str]", before: Card) -> Nodes:
    if head["number"] and int(head["number"]) != before.number:
        problem = tr("found “{value}”", value=head["number"])
        raise Misfit(head.start("number") + 1, problem, str(before.number))
    if not head["name"]:
        return {}
    at, name = head.start("name") + 1, head["name"].strip()
    try:
        return {"name": YamlNode(json.loads(name) if name[0] == '"' else name, at)}
    except ValueError as error:
        raise Misfit(at, tr("found “{value}”", value=name), tr("text in quotes")) from error


def read_side(text: str, layout: Layout) -> YamlNode:
    """Read one side of a card with this layout. Raises Misfit."""
    assert layout.sides is not None
    cursor = Cursor.of(text)
    given = _read_layout(cursor, layout.sides)
    if cursor.token is not None:
        raise cursor.misfit(tr("the end"))
    return YamlNode(given, 1)


def with_captions(given: Nodes, before: Card, place: int = 1) -> Card:
    """Return the card with these facts and the captions of ``before``. Raises Misfit."""
    captions = {
        key: node_of(value)
        for key, value in card_data(before).items()
        if key in CAPTIONS and key != UNEXPRESSED.key
    }
    return read_card(YamlNode({**given, **captions}, place))


def read_body(text: str, kinds: Iterable[CardKind], before: Data) -> Nodes:
    """Return the data of a line without number and name. Raises Misfit."""
    cursor = Cursor.of(text)
    kind, layout = _kind_at(cursor, kinds, before)
    given = _read_layout(cursor, layout, before if before["kind"] == kind else {})
    if cursor.token is not None:
        raise cursor.misfit(tr("the end"))
    given["kind"] = YamlNode(kind, 1)
    for key, value in layout.fixed.items():
        given[key] = YamlNode(value, 1)
    if kind == "black":
        given["assassination"] = assassination(given)
    return given


def assassination(given: Nodes) -> YamlNode:
    """Return a node: true if a black card's effects include ``assassinate``."""
    verbs = given["effects"]
    assert isinstance(verbs.value, list)
    names = {each.value["verb"].value for each in verbs.value if isinstance(each.value, dict)}
    return YamlNode("assassinate" in names, verbs.line)


def _kind_at(cursor: Cursor, kinds: Iterable[CardKind], before: Data) -> tuple[CardKind, Layout]:
    """Return the next word's kind and layout, or those of ``before``."""
    words: dict[str, tuple[CardKind, Layout]] = {}
    for kind in kinds:
        for name in (kind, NEWSPAPER) if kind == "partner" else (kind,):
            layout = LAYOUTS[name]
            firsts = (layout.word,) if layout.word else layout.head[0].field.form.words  # type: ignore[attr-defined]
            words.update(dict.fromkeys(firsts, (kind, layout)))
    found = cursor.fits(words)
    if found is None:
        kept = (before["kind"], layout_of(before))
        if not kept[1].word or kept not in words.values():
            raise cursor.no_word(words)
        return kept
    if words[found][1].word:
        cursor.take()
    return words[found]


def _read_layout(cursor: Cursor, layout: Layout, before: Data = NOTHING) -> Nodes:
    """Read a layout's parts; ``before`` supplies missing texts."""
    given: Nodes = {}
    for part in layout.head:
        named = isinstance(part.field.form, TextForm) and not cursor.sees("text")
        if named and part.key in before:
            given[part.key] = YamlNode(before[part.key], cursor.place)
        else:
            _add(given, part, part.read(cursor))
    cursor.finish()
    _read_rest(cursor, layout, given)
    if layout.sides is not None:
        start, sides = cursor.place, list[YamlNode]()
        while cursor.skips(SIDE):
            place = cursor.place
            known = before.get(layout.key, ())[len(sides) :]
            kept = known[0] if known else NOTHING
            sides.append(YamlNode(_read_layout(cursor, layout.sides, kept), place))
        given[layout.key] = YamlNode(list(sides), start)
    return given


def _read_rest(cursor: Cursor, layout: Layout, given: Nodes) -> None:
    every = {lead: part for part in layout.rest for lead in part.leads}
    seen: set[Part] = set()
    while cursor.skips(*NEXT):
        leads = {lead: part for lead, part in every.items() if part.many or part not in seen}
        if not cursor.fits(leads):
            leads = every
        word = cursor.fits(leads)
        begun = leads.get(word or "") or next((p for p in layout.rest if p.begins(cursor)), None)
        if begun is None:
            raise cursor.no_word(leads) if leads else cursor.misfit(tr("the end"))
        part = begun
        if part in seen and not part.many:
            problem = tr("“{value}” appears twice in a list", value=word or part.key)
            raise Misfit(cursor.place, problem, tr("each word once"))
        seen.add(part)
        _add(given, part, part.read(cursor))
        cursor.finish()
    for part in layout.rest:
        if part not in seen:
            _add(given, part, part.absent(given, cursor.place))


def _add(given: Nodes, part: Part, found: Nodes) -> None:
    """Add a part's values; list items are appended."""
    place = given
    if part.within:
        inner = given.setdefault(part.within, YamlNode({}, next(iter(found.values())).line))
        assert isinstance(inner.value, dict)
        place = inner.value
    for key, node in found.items():
        known = place.get(key)
        if known is not None and isinstance(known.value, list) and isinstance(node.value, list):
            known.value.extend(node.value)
        else:
            place[key] = node


def parts_of(layout: Layout) -> Iterator[Part]:
    yield from layout.head
    yield from layout.rest
