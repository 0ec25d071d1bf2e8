"""What must fit together on one card, beyond the types of its fields.

Every check takes what was read and the node it was read from, and raises Misfit with the line.
"""

from collections.abc import Callable
from typing import Any

from paxdesk.language import (
    joined,
    say,
)
from paxdesk.porfiriana.rules import cards, vocabulary
from paxdesk.porfiriana.rules.vocabulary import Count, Discount, Filter, Where
from paxdesk.strict_yaml import Misfit, Node, entries


def check_verb(verb: Any, node: Node) -> None:
    """Filters select cards in play; only a market discount may speak of other cards."""
    if not (isinstance(verb, Discount) and verb.what == "market"):
        count = getattr(verb, "count", None)
        _in_play(getattr(verb, "where", None), node)
        _in_play(count.where if count is not None else None, node)


def _in_play(where: Where | None, node: Node) -> None:
    for kind in _kinds(where or ()) & {"headline", "orange", "black"}:
        problem = say("a filter for {kind} cards, which are never in play", kind=kind)
        raise Misfit(node.line, problem, say("enterprise, partner or troop"))


def _kinds(where: Where) -> set[str]:
    return {kind for each in where for kind in each.kind}


def _line(node: Node, key: str) -> int:
    return entries(node)[key].line


def _check_filter(value: Filter, node: Node) -> None:
    if value == Filter():
        raise Misfit(node.line, say("an empty filter"), say("at least one condition"))


def _check_count(count: Count, node: Node) -> None:
    if (count.where is None) == (count.points is None):
        raise Misfit(
            node.line, say("a count that is not of one thing"), say("of, and where or points")
        )


def _check_discount(discount: Discount, node: Node) -> None:
    forms = (discount.reduce is not None) + discount.half + discount.free
    if forms != 1:
        raise Misfit(
            node.line,
            say("a discount of {forms} forms", forms=forms),
            say("one of reduce, half or free"),
        )


def _check_enterprise(card: cards.EnterpriseCard, node: Node) -> None:
    level = vocabulary.CONNECTIONS.index(card.base)
    for oval, place in zip(card.ovals, _items(node, "ovals"), strict=True):
        if oval.chain and oval.to != "rail":
            raise Misfit(
                place.line, say("a Chain Railroad on another oval"), say("chain on a rail oval")
            )
        if oval.to == "extra":
            if vocabulary.CONNECTIONS[level] != "rail":
                raise Misfit(
                    place.line, say("an extra oval before rail"), say("a rail base or oval first")
                )
            continue
        reached = vocabulary.CONNECTIONS.index(oval.to)
        if reached <= level:
            raise Misfit(
                place.line,
                say("an oval to {kind} that is no upgrade", kind=oval.to),
                say("a better one"),
            )
        level = reached
    if card.jails and not card.slave:
        raise Misfit(
            _line(node, "jails"), say("a Liberator without slaves"), say("slave: true with jails")
        )
    if card.income.count is not None:
        _in_play(card.income.count.where, node)
        _no_attack_counts((card.income,), node)


def _items(node: Node, key: str) -> list[Node]:
    value = entries(node)[key].value
    return value if isinstance(value, list) else []


def check_partner(card: cards.PartnerCard, node: Node) -> None:
    """The two sides of a newspaper go by prestige, those of a public card by faction."""
    for key, named in (("orientations", card.newspaper), ("sides", card.public)):
        names = [side.prestige if key == "orientations" else side.faction for side in card.sides]
        if named and len(set(names)) < len(names):
            if key == "orientations":
                problem, expected = say("two sides of the same prestige"), say("two prestiges")
            else:
                problem, expected = say("two sides of the same faction"), say("two factions")
            raise Misfit(_line(node, key), problem, expected)
    for side in card.sides:
        _no_attack_counts(side.on_play, node)
        _no_destination(side.on_play, node)


def _check_troop(card: cards.TroopCard, node: Node) -> None:
    _no_attack_counts(card.on_play, node)


def _check_headline(card: cards.HeadlineCard, node: Node) -> None:
    _no_attack_counts(card.event, node)
    _no_destination(card.event, node)


def _no_attack_counts(sources: tuple[Any, ...], node: Node) -> None:
    for source in sources:
        count = getattr(source, "count", None)
        if count is not None and count.of in ("attacker", "victim"):
            raise Misfit(
                node.line,
                say("a count of the {owner} outside an attack", owner=count.of),
                say("any or self"),
            )


def _no_destination(effects: tuple[Any, ...], node: Node) -> None:
    if any(getattr(effect, "spare_destination", False) for effect in effects):
        raise Misfit(node.line, say("spare_destination on a card that is no troop"), "false")


# The kinds of card that an attack verb can work on.
_WANTED: dict[type[Any], set[str]] = {
    vocabulary.PlaceUnrest: {"enterprise"},
    vocabulary.PaidUnrest: {"enterprise"},
    vocabulary.CountedUnrest: {"enterprise"},
    vocabulary.Nationalize: {"enterprise"},
    vocabulary.RemoveCube: {"enterprise"},
    vocabulary.Assassinate: {"partner"},
    vocabulary.TakePartner: {"partner"},
    vocabulary.DiscardTarget: {"enterprise", "partner", "troop"},
}
TARGETED: tuple[type[Any], ...] = tuple(_WANTED)
"""The verbs of an attack that do nothing without a target."""


def _check_orange(card: cards.OrangeCard, node: Node) -> None:
    for each in card.target:
        if each.kind not in ((), ("enterprise",)) or each.faction or each.newspaper is not None:
            raise Misfit(
                _line(node, "target"), say("a target that is no enterprise"), say("an enterprise")
            )
    _check_effects(card, {"enterprise"}, node)


def _check_black(card: cards.BlackCard, node: Node) -> None:
    needy = any(type(effect) in _WANTED for effect in card.effects)
    if needy != (card.target is not None):
        problem = (
            say("effects that need a target") if needy else say("a target that no effect needs")
        )
        raise Misfit(_line(node, "target"), problem, say("a filter") if needy else "null")
    for each in card.target or ():
        if not each.kind:
            raise Misfit(_line(node, "target"), say("a target without a kind"), say("a kind"))
    if card.assassination != any(isinstance(e, vocabulary.Assassinate) for e in card.effects):
        problem = say("assassination and its effects disagree")
        raise Misfit(
            _line(node, "assassination"), problem, say("true with the verb assassinate alone")
        )
    _check_effects(card, _kinds(card.target or ()), node)


def _check_effects(card: cards.AttackCard, kinds: set[str], node: Node) -> None:
    for effect, place in zip(card.effects, _items(node, "effects"), strict=True):
        wanted = _WANTED.get(type(effect))
        if wanted is not None and not kinds <= wanted:
            found = joined(sorted(kinds - wanted))
            raise Misfit(
                place.line,
                say("a verb that does nothing to this kind ({found})", found=found),
                say("another target"),
            )
    _no_destination(card.effects, node)


def _check_hacendado(card: cards.HacendadoCard, node: Node) -> None:
    one, other = card.orientations
    if one.prestige == other.prestige:
        raise Misfit(
            _line(node, "orientations"), say("two causes of one prestige"), say("two prestiges")
        )


CHECKS: dict[type[Any], Callable[[Any, Node], None]] = {
    Filter: _check_filter,
    Count: _check_count,
    Discount: _check_discount,
    cards.EnterpriseCard: _check_enterprise,
    cards.TroopCard: _check_troop,
    cards.OrangeCard: _check_orange,
    cards.BlackCard: _check_black,
    cards.HeadlineCard: _check_headline,
    cards.HacendadoCard: _check_hacendado,
}
