"""What an event does, read from its file: one verb, its keys and their values."""

from collections.abc import Callable
from typing import Any, TypeVar

from paxdesk.language import template
from paxdesk.mexican_adventure.rules import material as effects
from paxdesk.mexican_adventure.rules.words import (
    CHITS,
    MARKERS,
    NATIONS,
    QUALITIES,
    SIDES,
)
from paxdesk.strict_yaml import Node, Reader, check_keys, entries, items, one_of, text, whole

T = TypeVar("T")
Readers = dict[str, Callable[[Node], Any]]

_VERB = template("the effect “{name}”")
_nation = one_of(NATIONS)
_quality = one_of(QUALITIES)
_side = one_of(SIDES)
_chit = whole(CHITS[0], CHITS[-1])
_count = whole(1, 40)


def _all(read: Reader[T]) -> Callable[[Node], tuple[T, ...]]:
    return lambda node: tuple(read(each) for each in items(node))


def _corps(node: Node) -> effects.Corps:
    return effects.Corps(**_values(node, _SET, "reinforcement"))


def _values(node: Node, readers: Readers, name: str) -> dict[str, Any]:
    check_keys(node, readers, readers, _VERB, name)
    given = entries(node)
    return {key: read(given[key]) for key, read in readers.items()}


_CORPS: Readers = {
    "leaders": _all(text),
    "nation": _nation,
    "count": _count,
    "quality": _quality,
}
_SET: Readers = {**_CORPS, "add_to_bowl": _all(_chit)}


def _reinforce(**values: Any) -> effects.Reinforce:
    return effects.Reinforce(values.pop("where"), effects.Corps(**values))


def _die_gate(**values: Any) -> effects.DieGate:
    least, most = values["pass"]
    return effects.DieGate(least, most, values["then"])


def _open_line(**values: Any) -> effects.OpenLine:
    return effects.OpenLine(values["line"], values["from"])


def _replace_hq(**values: Any) -> effects.ReplaceHq:
    return effects.ReplaceHq(values["from"], values["to"], values["needs"])


_VERBS: dict[str, tuple[Callable[..., effects.Effect], Readers]] = {
    "place_marker": (
        effects.PlaceMarker,
        {
            "marker": one_of(MARKERS),
            "by": _side,
            "where": one_of(("forest", "friendly_uncontested")),
        },
    ),
    "gain_guerrilla": (effects.GainGuerrilla, {}),
    "improve": (effects.Improve, {"side": _side, "count": _count, "best": _quality}),
    "raise": (
        effects.Raise,
        {"count": _count, "quality": _quality, "where": one_of(("own", "own_or_free"))},
    ),
    "land": (
        effects.Land,
        {
            "nation": _nation,
            "count": _count,
            "quality": _quality,
            "where": text,
            "navies": whole(0, 3),
        },
    ),
    "reinforce_in_order": (effects.ReinforceInOrder, {"where": text, "sets": _all(_corps)}),
    "reinforce": (_reinforce, {"where": text, **_CORPS}),
    "return_leader": (effects.ReturnLeader, {"sides": _all(_side)}),
    "camerone": (effects.Camerone, {}),
    "santa_anna": (effects.SantaAnna, {}),
    "withdrawal": (effects.Withdrawal, {"amount": whole(-30, 30)}),
    "die_gate": (
        _die_gate,
        {"pass": _all(whole(0, 9)), "then": lambda node: tuple(map(read_effect, items(node)))},
    ),
    "open_line": (
        _open_line,
        {"line": one_of(("railway", "telegraph")), "from": one_of(("now", "next_turn"))},
    ),
    "remove_markers": (effects.RemoveMarkers, {"marker": one_of(MARKERS)}),
    "ceiling": (effects.Ceiling, {"nation": _nation, "best": _quality}),
    "aid": (effects.Aid, {"amount": whole(-2, 2)}),
    "no_return": (effects.NoReturn, {}),
    "gain_rp": (effects.GainResources, {"side": _side, "amount": whole(1)}),
    "add_to_bowl": (effects.AddToBowl, {"chits": _all(_chit)}),
    "replace_hq": (_replace_hq, {"from": _all(text), "to": text, "needs": text}),
    "remove_leader": (effects.RemoveLeader, {"leader": text, "needs": text}),
    "promote": (effects.Promote, {"leader": text}),
    "bind_leader": (effects.BindLeader, {"leader": text, "rank": whole(1, 3)}),
    "place_head": (effects.PlaceHead, {"head": text}),
    "own_nation_only": (effects.OwnNationOnly, {}),
    "evacuate": (
        effects.Evacuate,
        {"turns": whole(1), "most": whole(1), "least": whole(1), "where": text},
    ),
    "dismiss": (effects.Dismiss, {"nations": _all(_nation)}),
    "convert": (effects.Convert, {"count": _count}),
}


def read_effect(node: Node) -> effects.Effect:
    """One effect; raises Misfit."""
    given = entries(node)
    verb = one_of(_VERBS)(given["verb"]) if "verb" in given else ""
    if not verb:
        check_keys(node, ("verb",), ("verb",), _VERB, "?")
    make, readers = _VERBS[verb]
    check_keys(node, ("verb", *readers), readers, _VERB, verb)
    return make(**{key: read(given[key]) for key, read in readers.items()})
