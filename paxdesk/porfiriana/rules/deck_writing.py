"""Card definitions back to the plain data of a card file: the inverse of ``deck_reading.py``."""

from typing import Any

import attrs

from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules.vocabulary import VERBS, ClearUnrest, Filter, verb_name

CAPTIONS = ("provenance", "sources", "known", "note")


def plain(card: cards.Card, captions: bool = True) -> dict[str, Any]:
    """Return a card as maps, lists, texts, numbers and flags, in the schema of the card files.

    Without ``captions`` its note and provenance are left out: what remains matters to a game.
    """
    written = _partner(card) if isinstance(card, cards.PartnerCard) else _fields(card)
    if isinstance(card, cards.OrangeCard):
        written["districts"] = written["districts"] or "any"
        written["target"] = written["target"] or None
    return written if captions else {k: v for k, v in written.items() if k not in CAPTIONS}


def _partner(card: cards.PartnerCard) -> dict[str, Any]:
    written = {each.name: _value(getattr(card, each.name)) for each in attrs.fields(cards.Card)}
    sides = [_fields(side) for side in card.sides]
    if card.public:
        return {**written, "sides": sides}
    shared = ("name", "cost", "on_play") if card.newspaper else ("name",)
    faces = [{key: value for key, value in side.items() if key not in shared} for side in sides]
    if not card.newspaper:
        return {**written, **faces[0]}
    first = card.sides[0]
    written.update(newspaper=True, cost=first.cost, orientations=faces)
    return {**written, "on_play": _value(first.on_play)}


def _fields(value: Any) -> dict[str, Any]:
    """Return the fields of an attrs object, those that hold their default left out."""
    return {
        each.name: _value(getattr(value, each.name))
        for each in attrs.fields(type(value))
        if getattr(value, each.name) != each.default
    }


def _value(value: Any) -> Any:
    if isinstance(value, tuple):
        if len(value) == 1 and isinstance(value[0], Filter):
            return _value(value[0])
        return [_value(each) for each in value]
    if isinstance(value, cards.Income) and (value.economy or value.mines):
        return "economy" if value.economy else "mines"
    if not attrs.has(type(value)):
        return value
    written = _fields(value)
    if isinstance(value, Filter) and len(value.kind) == 1:
        written["kind"] = value.kind[0]
    if isinstance(value, ClearUnrest) and value.amount is None:
        written["amount"] = "all"
    return {"verb": verb_name(type(value)), **written} if type(value) in VERBS else written
