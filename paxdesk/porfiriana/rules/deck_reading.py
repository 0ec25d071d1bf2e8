"""Strict reading of card files; the classes of ``cards.py`` are the schema."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, cast, get_args

import attrs

from paxdesk.language import join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import card_verbs, cards
from paxdesk.porfiriana.rules.card_verbs import (
    DISTRICTS,
    VERBS,
    ClearUnrest,
    Count,
    Discount,
    Filter,
    FilterKind,
    Prestige,
    Where,
)
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.resources import icon_names
from paxdesk.schema import (
    Field,
    NumberForm,
    Schema,
    Shape,
    TextForm,
    VerbForm,
    WordForm,
    WordsForm,
    spelled,
)
from paxdesk.strict_yaml import (
    Misfit,
    YamlNode,
    check_keys,
    choice_reader,
    list_items,
    map_entries,
    read_file,
    text_reader,
)

# --- Consistency within one card ------------------------------------------------------------------


def _check_verb(verb: Any, node: YamlNode) -> None:
    """Check that the filters select cards in play."""
    count = getattr(verb, "count", None)
    _in_play(getattr(verb, "where", None), node)
    _in_play(count.where if count is not None else None, node)


def _in_play(where: Where | None, node: YamlNode) -> None:
    for kind in _kinds(where or ()) & {"headline", "orange", "black"}:
        problem = tr("a filter for {kind} cards, which are never in play", kind=kind)
        raise Misfit(node.line, problem, tr("enterprise, partner or troop"))


def _kinds(where: Where) -> set[str]:
    return {kind for each in where for kind in each.kind}


def _line(node: YamlNode, key: str) -> int:
    return map_entries(node)[key].line


def _check_filter(value: Filter, node: YamlNode) -> None:
    if value == Filter():
        raise Misfit(node.line, tr("an empty filter"), tr("at least one condition"))


def _check_count(count: Count, node: YamlNode) -> None:
    if (count.where is None) == (count.points is None):
        raise Misfit(
            node.line, tr("a count that is not of one thing"), tr("of, and where or points")
        )


def _check_discount(discount: Discount, node: YamlNode) -> None:
    forms = (discount.reduce is not None) + discount.half + discount.free
    if forms != 1:
        raise Misfit(
            node.line,
            tr("{forms} kinds of discount", forms=forms),
            tr("one of reduce, half or free"),
        )
    if discount.what != "market":
        _check_verb(discount, node)


def _check_points(
    face: cards.EnterpriseCard | cards.TroopCard | cards.PartnerFace, node: YamlNode
) -> None:
    """Check that a card with further points has a first one, and that all differ."""
    for each, place in zip(face.abilities, _items(node, "abilities"), strict=True):
        if isinstance(each, card_verbs.FurtherPoint) and face.prestige is None:
            raise Misfit(place.line, tr("a further point without a first"), tr("a prestige"))
    if len(set(face.points)) < len(face.points):
        raise Misfit(
            _line(node, "abilities"), tr("two points of the same prestige"), tr("two prestiges")
        )


def _check_enterprise(card: cards.EnterpriseCard, node: YamlNode) -> None:
    _check_points(card, node)
    level = card_verbs.CONNECTIONS.index(card.base)
    for oval, place in zip(card.ovals, _items(node, "ovals"), strict=True):
        if oval.chain and oval.to != "rail":
            raise Misfit(
                place.line, tr("a Chain Railroad on another oval"), tr("chain on a rail oval")
            )
        if oval.to == "extra":
            if card_verbs.CONNECTIONS[level] != "rail":
                raise Misfit(
                    place.line, tr("an extra oval before rail"), tr("a rail base or oval first")
                )
            continue
        reached = card_verbs.CONNECTIONS.index(oval.to)
        if reached <= level:
            raise Misfit(
                place.line,
                tr("an oval to {kind} that is not an upgrade", kind=oval.to),
                tr("a better one"),
            )
        level = reached
    if card.jails and not card.slave:
        raise Misfit(
            _line(node, "jails"), tr("a Liberator without slaves"), tr("slave: true with jails")
        )
    if card.income.count is not None:
        _in_play(card.income.count.where, node)
        _no_attack_counts((card.income,), node)


def _items(node: YamlNode, key: str) -> list[YamlNode]:
    value = map_entries(node)[key].value
    return value if isinstance(value, list) else []


def check_partner(card: cards.PartnerCard, node: YamlNode) -> None:
    """Check a partner's sides: a newspaper's differ by prestige, a Public card's by faction."""
    for key, named in (("orientations", card.newspaper), ("sides", card.public)):
        names = [side.prestige if key == "orientations" else side.faction for side in card.sides]
        if named and len(set(names)) < len(names):
            if key == "orientations":
                problem, expected = tr("two sides of the same prestige"), tr("two prestiges")
            else:
                problem, expected = tr("two sides of the same faction"), tr("two factions")
            raise Misfit(_line(node, key), problem, expected)
    for side, place in zip(card.sides, _faces_in(card, node), strict=True):
        _check_points(side, place)
        _no_attack_counts(side.on_play, node)
        _no_destination(side.on_play, node)


def _faces_in(card: cards.PartnerCard, node: YamlNode) -> list[YamlNode]:
    """Return the node of each side."""
    if card.newspaper or card.public:
        return _items(node, "orientations" if card.newspaper else "sides")
    return [node]


def _check_troop(card: cards.TroopCard, node: YamlNode) -> None:
    _check_points(card, node)
    _no_attack_counts(card.on_play, node)


def _check_headline(card: cards.HeadlineCard | cards.ToppleCard, node: YamlNode) -> None:
    _no_attack_counts(card.event, node)
    _no_destination(card.event, node)


def _no_attack_counts(sources: tuple[Any, ...], node: YamlNode) -> None:
    for source in sources:
        count = getattr(source, "count", None)
        if count is not None and count.of in ("attacker", "victim"):
            raise Misfit(
                node.line,
                tr("a count of the {owner} outside an attack", owner=count.of),
                tr("any or self"),
            )


def _no_destination(effects: tuple[Any, ...], node: YamlNode) -> None:
    if any(getattr(effect, "spare_destination", False) for effect in effects):
        raise Misfit(node.line, tr("spare_destination on a card that is not a troop"), "false")


# Kinds of card that each attack verb can affect.
_WANTED: dict[type[Any], set[str]] = {
    card_verbs.PlaceUnrest: {"enterprise"},
    card_verbs.PaidUnrest: {"enterprise"},
    card_verbs.CountedUnrest: {"enterprise"},
    card_verbs.Nationalize: {"enterprise"},
    card_verbs.RemoveCube: {"enterprise"},
    card_verbs.Assassinate: {"partner"},
    card_verbs.TakePartner: {"partner"},
    card_verbs.DiscardTarget: {"enterprise", "partner", "troop"},
}
TARGETED: tuple[type[Any], ...] = tuple(_WANTED)
"""Attack verbs that need a target."""


def _check_orange(card: cards.OrangeCard, node: YamlNode) -> None:
    for each in card.target:
        if each.kind not in ((), ("enterprise",)) or each.faction or each.newspaper is not None:
            raise Misfit(
                _line(node, "target"), tr("a target that is not an enterprise"), tr("an enterprise")
            )
    _check_effects(card, {"enterprise"}, node)


def _check_black(card: cards.BlackCard, node: YamlNode) -> None:
    needy = any(type(effect) in _WANTED for effect in card.effects)
    if needy != (card.target is not None):
        problem = tr("effects that need a target") if needy else tr("a target that no effect needs")
        raise Misfit(_line(node, "target"), problem, tr("a filter") if needy else "null")
    for each in card.target or ():
        if not each.kind:
            raise Misfit(_line(node, "target"), tr("a target without a kind"), tr("a kind"))
    if card.assassination != any(isinstance(e, card_verbs.Assassinate) for e in card.effects):
        problem = tr("assassination and its effects disagree")
        raise Misfit(
            _line(node, "assassination"), problem, tr("true only with the verb assassinate")
        )
    _check_effects(card, _kinds(card.target or ()), node)


def _check_effects(card: cards.AttackCard, kinds: set[str], node: YamlNode) -> None:
    for effect, place in zip(card.effects, _items(node, "effects"), strict=True):
        wanted = _WANTED.get(type(effect))
        if wanted is not None and not kinds <= wanted:
            found = join_words(sorted(kinds - wanted))
            raise Misfit(
                place.line,
                tr("a verb that does nothing to this kind ({found})", found=found),
                tr("another target"),
            )
    _no_destination(card.effects, node)


def _check_hacendado(card: cards.HacendadoCard, node: YamlNode) -> None:
    one, other = card.orientations
    if one.prestige == other.prestige:
        raise Misfit(
            _line(node, "orientations"),
            tr("two causes with the same prestige"),
            tr("two prestiges"),
        )


CHECKS: dict[type[Any], Callable[[Any, YamlNode], None]] = {
    **dict.fromkeys(VERBS, _check_verb),
    Filter: _check_filter,
    Count: _check_count,
    Discount: _check_discount,
    cards.EnterpriseCard: _check_enterprise,
    cards.TroopCard: _check_troop,
    cards.OrangeCard: _check_orange,
    cards.BlackCard: _check_black,
    cards.HeadlineCard: _check_headline,
    cards.ToppleCard: _check_headline,
    cards.HacendadoCard: _check_hacendado,
}


def read_cards(file: Path) -> Iterator[tuple[cards.Card, int]]:
    """Yield every card of a file with its line. Raises DeckError."""
    try:
        nodes = list_items(read_file(file))
    except Misfit as misfit:
        card = _number_of(misfit.inside[-1]) if misfit.inside else None
        raise _located(misfit, file, card) from misfit
    for node in nodes:
        try:
            yield read_card(node), node.line
        except Misfit as misfit:
            raise _located(misfit, file, _number_of(node)) from misfit


def _located(misfit: Misfit, file: Path, card: int | None) -> DeckError:
    return DeckError(str(file), misfit.line, card, misfit.problem, misfit.expected)


def _number_of(node: YamlNode) -> int | None:
    """Return an unreadable card's number, or None."""
    number = node.value.get("number") if isinstance(node.value, dict) else None
    return number.value if number is not None and type(number.value) is int else None


# --- Cards ---------------------------------------------------------------------------------------


@frozen(kw_only=True)
class WrittenPartner(cards.Card):
    """Partner as written in card files, without a list of sides."""

    faction: card_verbs.Faction
    cost: int
    prestige: Prestige | None
    abilities: tuple[card_verbs.FaceAbility, ...]
    on_play: tuple[card_verbs.Effect, ...]


@frozen(kw_only=True)
class WrittenOrientation:
    faction: card_verbs.Faction
    prestige: Prestige
    abilities: tuple[card_verbs.FaceAbility, ...]


@frozen(kw_only=True)
class WrittenNewspaper(cards.Card):
    """Newspaper as written: both orientations share the cost and ``on_play``."""

    newspaper: Literal[True]
    cost: int
    orientations: tuple[WrittenOrientation, ...]
    on_play: tuple[card_verbs.Effect, ...]


@frozen(kw_only=True)
class WrittenPublic(cards.Card):
    sides: tuple[cards.PartnerFace, ...]


SHAPES: dict[str, type[cards.Card]] = {
    "enterprise": cards.EnterpriseCard,
    "partner": WrittenPartner,
    "troop": cards.TroopCard,
    "orange": cards.OrangeCard,
    "black": cards.BlackCard,
    "headline": cards.HeadlineCard,
    "topple": cards.ToppleCard,
    "hacendado": cards.HacendadoCard,
    "public": WrittenPublic,
    "regime": cards.RegimeCard,
    "play_aid": cards.PlayAidCard,
}


def read_card(node: YamlNode) -> cards.Card:
    """Read one card; raises Misfit with the line of the problem."""
    given = map_entries(node)
    if "kind" not in given:
        raise Misfit(node.line, tr("a card without a kind"), f"kind: {', '.join(SHAPES)}")
    kind = choice_reader(SHAPES)(given["kind"])
    newspaper = kind == "partner" and "newspaper" in given
    shape = WrittenNewspaper if newspaper else SHAPES[kind]
    card: cards.Card = SCHEMA.read(shape, node)
    if isinstance(card, WrittenPartner | WrittenNewspaper | WrittenPublic):
        card = _partner(card)
        check_partner(card, node)
    return card


def read_verb(node: YamlNode) -> Any:
    """Read one verb of any card; raises Misfit."""
    return VerbForm(VERBS, SCHEMA)(node)


def _partner(written: WrittenPartner | WrittenNewspaper | WrittenPublic) -> cards.PartnerCard:
    sides: tuple[cards.PartnerFace, ...]
    if isinstance(written, WrittenPublic):
        sides = written.sides
    elif isinstance(written, WrittenPartner):
        sides = (_side(written, written),)
    else:
        sides = tuple(_side(written, each) for each in written.orientations)
    common = {each.name: getattr(written, each.name) for each in attrs.fields(cards.Card)}
    return cards.PartnerCard(**common, sides=sides, newspaper=isinstance(written, WrittenNewspaper))


def _side(
    card: WrittenPartner | WrittenNewspaper, face: WrittenPartner | WrittenOrientation
) -> cards.PartnerFace:
    return cards.PartnerFace(
        name=card.name,
        faction=face.faction,
        prestige=face.prestige,
        cost=card.cost,
        on_play=card.on_play,
        abilities=face.abilities,
    )


# --- Notations that differ from the types of their fields -----------------------------------------


class FiltersForm:
    """Form of a filter or a list of filters."""

    def __call__(self, node: YamlNode) -> Where:
        filters = list_items(node, 2) if isinstance(node.value, list) else [node]
        return tuple(SCHEMA.read(Filter, each) for each in filters)


class IconForm:
    def __call__(self, node: YamlNode) -> str:
        name = text_reader(node)
        if name not in icon_names():
            problem = tr("no icon is called {name}", name=name)
            raise Misfit(node.line, problem, tr("the name of one"))
        return name


@frozen
class IncomeForm:
    """Form of an income: a word, or a map with one key."""

    words: tuple[str, ...]
    keys: tuple[str, ...]

    @property
    def fields(self) -> dict[str, Field]:
        fields = SCHEMA.fields_of(cards.Income)
        return {key: Field(key, fields[key].form) for key in self.keys}

    def __call__(self, node: YamlNode) -> cards.Income:
        if isinstance(node.value, str):
            word = choice_reader(self.words)(node)
            return cards.Income(economy=word == "economy", mines=word == "mines")
        check_keys(node, self.keys, (), "“income”")
        if len(map_entries(node)) != 1:
            raise Misfit(
                node.line,
                tr("{number} kinds of income", number=len(map_entries(node))),
                tr("exactly one"),
            )
        return cast(cards.Income, SCHEMA.read(cards.Income, node))


def _naming(shape: Shape) -> tuple[str, str]:
    """Return a message template and the class's name."""
    if shape in VERBS:
        return tr_noop("the verb {name}"), spelled(shape)
    name = spelled(shape).removeprefix("written_").removesuffix("_card").replace("_", " ")
    if not issubclass(shape, cards.Card):
        return tr_noop("“{name}”"), name
    return tr_noop("an {name} card") if name[0] in "eo" else tr_noop("a {name} card"), name


MOST_ITEMS = 20
"""Maximum number of items in any list on a card."""
LARGEST = 999
"""Largest number on a card."""
LONGEST_UNEXPRESSED = 300
"""Maximum length of the ``unexpressed`` text, in characters."""
EXCLUSIVE: dict[Shape, tuple[str, ...]] = {
    Discount: ("reduce", "half", "free"),
    Count: ("where", "points"),
}
"""Keys of which exactly one must be present, by class."""
_KINDS = get_args(FilterKind)
SCHEMA = Schema(
    naming=_naming,
    verbs={spelled(verb): verb for verb in VERBS},
    special={
        "number": NumberForm(cards.CARD_NUMBERS.start, cards.CARD_NUMBERS.stop - 1),
        "unexpressed": Field("unexpressed", TextForm(LONGEST_UNEXPRESSED), "absent", ""),
        Where: FiltersForm(),
        (cards.EnterpriseCard, "income"): IncomeForm(
            ("economy", "mines"), ("fixed", "improvable", "count")
        ),
        (cards.OrangeCard, "districts"): WordsForm(DISTRICTS, 1, MOST_ITEMS, nothing="any"),
        (cards.OrangeCard, "target"): Field("target", FiltersForm(), "null", ()),
        (cards.CardPicture, "thing"): IconForm(),
        (ClearUnrest, "amount"): Field("amount", NumberForm(1, LARGEST, word="all")),
        (Discount, "half"): WordForm((True,)),
        (Discount, "free"): WordForm((True,)),
        (Filter, "kind"): WordsForm(_KINDS, 1, MOST_ITEMS, stands_alone=True),
    },
    limits={
        (cards.EnterpriseCard, "cost"): (0, None),
        (cards.EnterpriseCard, "ovals"): (0, 2),
        (cards.TroopCard, "firepower"): (1, 3),
        (cards.DeployCost, "rail"): (0, None),
        (cards.DeployCost, "mule"): (0, None),
        (cards.DeployCost, "foot"): (0, None),
        (WrittenPartner, "cost"): (0, None),
        (WrittenNewspaper, "cost"): (0, None),
        (WrittenNewspaper, "orientations"): (2, 2),
        (WrittenPublic, "sides"): (2, 2),
        (cards.PartnerFace, "cost"): (0, None),
        (cards.HacendadoCard, "orientations"): (2, 2),
        (cards.HeadlineCard, "event"): (1, None),
        (cards.ToppleCard, "event"): (1, None),
        (cards.Income, "improvable"): (1, 1),
        (cards.CardPicture, "people"): (0, 2),
        (card_verbs.Spy, "prestige"): (0, None),
    },
    checks=CHECKS,
    rare={
        **EXCLUSIVE,
        Filter: tuple(each.name for each in attrs.fields(Filter)),
        Discount: ("where", *EXCLUSIVE[Discount]),
        card_verbs.Monopoly: ("where",),
        card_verbs.GainPer: ("count",),
        card_verbs.PayPer: ("count",),
    },
    usual_number=(1, LARGEST),
    most_items=MOST_ITEMS,
)


# --- Conversion of card definitions to the data of a card file ------------------------------------

CAPTIONS = ("provenance", "sources", "known", "note", "picture", "unexpressed")


def card_data(card: cards.Card, captions: bool = True) -> dict[str, Any]:
    """Return a card as written in card files.

    ``captions`` includes the fields that do not affect a game.
    """
    written = _written_partner(card) if isinstance(card, cards.PartnerCard) else _fields(card)
    if isinstance(card, cards.OrangeCard):
        written["districts"] = written["districts"] or "any"
        written["target"] = written["target"] or None
    return written if captions else {k: v for k, v in written.items() if k not in CAPTIONS}


def _written_partner(card: cards.PartnerCard) -> dict[str, Any]:
    common = attrs.fields(cards.Card)
    written = {
        each.name: _written_value(getattr(card, each.name))
        for each in common
        if getattr(card, each.name) != each.default
    }
    sides = [_fields(side) for side in card.sides]
    if card.public:
        return {**written, "sides": sides}
    shared = ("name", "cost", "on_play") if card.newspaper else ("name",)
    faces = [{key: value for key, value in side.items() if key not in shared} for side in sides]
    if not card.newspaper:
        return {**written, **faces[0]}
    first = card.sides[0]
    written.update(newspaper=True, cost=first.cost, orientations=faces)
    return {**written, "on_play": _written_value(first.on_play)}


def _fields(value: Any) -> dict[str, Any]:
    """Return the fields that differ from their defaults."""
    return {
        each.name: _written_value(getattr(value, each.name))
        for each in attrs.fields(type(value))
        if getattr(value, each.name) != each.default
    }


def _written_value(value: Any) -> Any:
    if isinstance(value, tuple):
        if len(value) == 1 and isinstance(value[0], Filter):
            return _written_value(value[0])
        return [_written_value(each) for each in value]
    if isinstance(value, cards.Income) and (value.economy or value.mines):
        return "economy" if value.economy else "mines"
    if not attrs.has(type(value)):
        return value
    written = _fields(value)
    if isinstance(value, Filter) and len(value.kind) == 1:
        written["kind"] = value.kind[0]
    if isinstance(value, ClearUnrest) and value.amount is None:
        written["amount"] = "all"
    return {"verb": spelled(type(value)), **written} if type(value) in VERBS else written
