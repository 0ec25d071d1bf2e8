"""Cards as text for the terminal: one line for a list, or everything about one card."""

from collections.abc import Iterable, Iterator
from typing import Any

from paxdesk.porfiriana.rules.cards import Card, HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.deck_writing import CAPTIONS, plain
from paxdesk.porfiriana.rules.phrases import PROVENANCE_WORDS
from paxdesk.porfiriana.rules.wording import Line, kind_words, lines

NAME_WIDTH = 38


def headline(card: Card, replaced: bool = False) -> str:
    """Return number, name and kind in one line, telling a player's corrected cards apart."""
    mark = " (yours)" if replaced else ""
    return f"[{card.number:03}] {card.name:{NAME_WIDTH}} {kind_words(card)}{mark}".rstrip()


def card_text(card: Card, replaced: bool = False) -> str:
    """Return all facts of a card as in its file, its effects in words, and where both are from."""
    return "\n".join(_card_lines(card, replaced))


def _card_lines(card: Card, replaced: bool) -> Iterator[str]:
    yield f"[{card.number:03}] {card.name}"
    yield kind_words(card)
    yield card.note
    for title, sentences in _faces(card):
        yield ""
        yield f"{title}:"
        yield from (f"  {line.text}" for line in sentences)
    facts = {k: v for k, v in plain(card).items() if k not in (*CAPTIONS, "number", "name", "kind")}
    if facts:
        yield ""
        yield "As in the card file:"
        yield from _facts(facts, "  ")
    yield ""
    if replaced:
        yield "This card is yours: it replaces ours."
    yield f"Where it is from: {PROVENANCE_WORDS[card.provenance]}."
    if card.known:
        yield f"  known    {'; '.join(card.known)}"
        yield f"  sources  {'; '.join(card.sources)}"


def _faces(card: Card) -> Iterator[tuple[str, Iterable[Line]]]:
    """Yield every side of a card with a title and what it says."""
    if isinstance(card, PartnerCard) and len(card.sides) > 1:
        for index, side in enumerate(card.sides):
            # Both sides are told, so neither needs to tell of the other.
            own = [line for line in lines(card, index) if not line.topic.startswith("faction.")]
            yield f"{side.name} ({kind_words(card, index)})", own
    elif isinstance(card, HacendadoCard):
        yield "Loyal", lines(card)
        for cause in card.orientations:
            yield f"Flipped to {cause.prestige}", lines(card, flipped=cause.prestige)
    else:
        yield "In words", lines(card)


def _facts(facts: dict[str, Any], indent: str) -> Iterator[str]:
    width = max(map(len, facts))
    for key, value in facts.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"{indent}{key}"
            yield from (f"{indent}  {_flow(each)}" for each in value)
        else:
            yield f"{indent}{key:{width}}  {_flow(value)}"


def _flow(value: Any) -> str:
    """Write data in one line, as card files do."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)
