"""``paxdesk cards``: list, show, check, export and import the cards."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from attrs import asdict

from paxdesk.commands.arguments import add_json, ask_to_replace, print_facts, print_json, write_out
from paxdesk.errors import PaxError
from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.card_text import (
    CardSentence,
    card_sentences,
    kind_words,
    unexpressed_sentence,
)
from paxdesk.porfiriana.rules.cards import (
    CARD_NUMBERS,
    BlackCard,
    Card,
    CardKind,
    EnterpriseCard,
    HacendadoCard,
    HeadlineCard,
    OrangeCard,
    PartnerCard,
    RegimeCard,
    ToppleCard,
    TroopCard,
    verbs_of,
)
from paxdesk.porfiriana.rules.deck import Deck, load_deck, open_deck, read_folder, require_cards
from paxdesk.porfiriana.rules.deck_reading import CAPTIONS, card_data
from paxdesk.porfiriana.rules.term_words import PROVENANCE_WORDS, plural
from paxdesk.porfiriana.workshop.card_lines import headed_line
from paxdesk.porfiriana.workshop.card_sheets import LINES, read_cards_file, sheet_bytes
from paxdesk.porfiriana.workshop.named_decks import NamedDecks
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from paxdesk.porfiriana.workshop.table_files import SUFFIXES
from paxdesk.resources import cards_folder
from paxdesk.schema import spelled
from paxdesk.strict_yaml import Misfit

NAME_WIDTH = 38


def headline(card: Card, replaced: bool = False) -> str:
    """Return a card's number, name and kind in one line."""
    mark = " (corrected)" if replaced else ""
    return f"[{card.number:03}] {card.name:{NAME_WIDTH}} {kind_words(card)}{mark}".rstrip()


def card_text(card: Card, replaced: bool = False) -> str:
    return "\n".join(_card_lines(card, replaced))


def _card_lines(card: Card, replaced: bool) -> Iterator[str]:
    yield f"[{card.number:03}] {card.name}"
    yield kind_words(card)
    yield card.note
    for title, sentences in _faces(card):
        yield ""
        yield f"{title}:"
        yield from (f"  {line.text}" for line in sentences)
    for line in unexpressed_sentence(card):
        yield ""
        yield line.text
    facts = {
        k: v for k, v in card_data(card).items() if k not in (*CAPTIONS, "number", "name", "kind")
    }
    if facts:
        yield ""
        yield "As in the card file:"
        yield from _facts(facts, "  ")
    yield ""
    if replaced:
        yield "This is your corrected card; it replaces the built-in one."
    yield f"Source: {PROVENANCE_WORDS[card.provenance]}."
    if card.known:
        yield f"  known    {'; '.join(card.known)}"
        yield f"  sources  {'; '.join(card.sources)}"


def _faces(card: Card) -> Iterator[tuple[str, Iterable[CardSentence]]]:
    """Yield the title and the sentences of each side of a card."""
    if isinstance(card, PartnerCard) and len(card.sides) > 1:
        for index, side in enumerate(card.sides):
            # Both sides are printed, so neither needs to mention the other.
            own = [
                line
                for line in card_sentences(card, index)
                if not line.topic.startswith("faction.")
            ]
            yield f"{side.name} ({kind_words(card, index)})", own
    elif isinstance(card, HacendadoCard):
        yield "Loyal", card_sentences(card)
        for cause in card.orientations:
            yield f"Flipped to {cause.prestige}", card_sentences(card, flipped=cause.prestige)
    else:
        yield "In words", card_sentences(card)


def _facts(facts: dict[str, Any], indent: str) -> Iterator[str]:
    width = max(map(len, facts))
    for key, value in facts.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"{indent}{key}"
            yield from (f"{indent}  {_flow(each)}" for each in value)
        else:
            yield f"{indent}{key:{width}}  {_flow(value)}"


def _flow(value: Any) -> str:
    """Return data as one line of YAML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


# Properties for filtering, with their values.
FILTERS: dict[str, Iterable[str]] = {
    "kind": (*get_args(CardKind), "newspaper"),
    "district": verbs.DISTRICTS,
    "faction": verbs.FACTIONS,
    "prestige": verbs.PRESTIGES,
    "industry": get_args(verbs.Industry),
    "mood": get_args(verbs.Mood),
    "verb": sorted(map(spelled, verbs.VERBS)),
    "provenance": get_args(verbs.Provenance),
}


def add_arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    listing = actions.add_parser("list", help="list all cards, or those that match every filter")
    for name, words in FILTERS.items():
        listing.add_argument(
            f"--{name}", choices=words, metavar=name.upper(), help=", ".join(words)
        )
    _add_line(listing)
    add_json(listing)
    show = actions.add_parser("show", help="show one or more cards in full")
    show.add_argument("numbers", nargs="+", type=_number, metavar="NUMBER", help="card number")
    _add_line(show)
    add_json(show)
    check = actions.add_parser("check", help="compare the deck with the published totals")
    check.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="DIR",
        help="folder with a complete deck, or with corrected cards (default: the deck in use)",
    )
    add_json(check)
    export = actions.add_parser("export", help="print or write all cards, with corrections applied")
    export.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a spreadsheet (.csv, .xlsx, .ods) or a text with a line for each card (.txt)",
    )
    export.add_argument("--json", action="store_true", help="print JSON, as always without FILE")
    actions.add_parser("decks", help="list your decks by name, with the one in use marked")
    taken = actions.add_parser("import", help="import cards from a spreadsheet or a text file")
    taken.add_argument("file", type=Path, metavar="FILE", help=".csv, .xlsx, .ods or .txt")
    taken.add_argument(
        "--check", action="store_true", help="list the invalid cells without importing"
    )
    add_json(taken)


def _add_line(parser: ArgumentParser) -> None:
    words = "each card as one line, which the workshop and “cards import” read"
    parser.add_argument("--line", action="store_true", help=words)


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) not in CARD_NUMBERS:
        raise ArgumentTypeError(
            f"there is no card “{text}” (cards are {CARD_NUMBERS[0]} to {CARD_NUMBERS[-1]})"
        )
    return int(text)


def run(arguments: Namespace) -> int:
    """Run the chosen action. Raises DeckError if the deck is unreadable."""
    match arguments.action:
        case "list":
            return _list(open_deck(arguments.cards), arguments)
        case "show":
            return _show(open_deck(arguments.cards), arguments)
        case "check":
            return _check(_deck_to_check(arguments), arguments.json)
        case "import":
            return _import(arguments)
        case "decks":
            return _list_decks()
        case _:
            return _export(open_deck(arguments.cards), arguments.file)


def _export(deck: Deck, file: Path | None) -> int:
    cards = [card for _, card in sorted(deck.cards.items())]
    if file is None:
        print_json([card_data(card) for card in cards])
        return 0
    ask_to_replace(file)
    suffix = file.suffix.casefold()
    if suffix in LINES:
        data = "".join(f"{headed_line(card)}\n" for card in cards).encode()
    elif suffix in SUFFIXES:
        data = sheet_bytes(cards, suffix)
    else:
        raise PaxError(f"{file.name}: the ending must be one of {', '.join((*SUFFIXES, *LINES))}.")
    write_out(file, data)
    return 0


def _import(arguments: Namespace) -> int:
    """Import the valid cells of a cards file, or only check them; list the invalid ones."""
    decks = NamedDecks()
    own = CorrectionsFolder.of(decks.in_use, decks)
    if arguments.cards:
        own = CorrectionsFolder(arguments.cards)
    if arguments.check:
        try:
            found = read_cards_file(arguments.file, own.deck())
        except Misfit as misfit:
            raise PaxError(f"{arguments.file.name}: {misfit}") from misfit
    else:
        _, found = own.typed_in(arguments.file)
    if arguments.json:
        print_json({"cards": [each.number for each in found.cards],
                    "wrong": [asdict(each) for each in found.wrong]})  # fmt: skip
    else:
        for each in found.wrong:
            print(each)
        print(f"{plural(len(found.cards), 'card')}, {plural(len(found.wrong), 'wrong cell')}")
    return 1 if found.wrong else 0


def _list_decks() -> int:
    decks = NamedDecks()
    for named in decks:
        deck = CorrectionsFolder.of(named, decks).deck()
        mark = "*" if named == decks.in_use else " "
        changed = len(deck.replaced) - len(deck.confirmed)
        facts = plural(changed, "corrected card"), plural(len(deck.checked), "card") + " checked"
        print(f"{mark} {named.name}: {', '.join(facts)}, {deck.code}")
    return 0


def _list(deck: Deck, arguments: Namespace) -> int:
    wanted = {name: getattr(arguments, name) for name in FILTERS if getattr(arguments, name)}
    found = [card for card in deck.cards.values() if _fits(card, wanted)]
    if arguments.json:
        print_json([card_data(card) for card in found])
        return 0
    if arguments.line:
        _print_lines(found)
        return 0
    for card in found:
        print(headline(card, card.number in deck.replaced))
    print(f"{len(found)} card{'' if len(found) == 1 else 's'}")
    return 0


def _print_lines(cards: Iterable[Card]) -> None:
    for card in cards:
        print(headed_line(card))


def _fits(card: Card, wanted: dict[str, str]) -> bool:
    traits = _traits(card)
    return all(word in traits.get(name, ()) for name, word in wanted.items())


def _traits(card: Card) -> dict[str, set[str | None]]:
    """Return the values of a card for each filter."""
    traits: dict[str, set[str | None]] = {
        "kind": {card.kind},
        "provenance": {card.provenance},
        "verb": {spelled(type(verb)) for verb in verbs_of(card)},
    }
    match card:
        case EnterpriseCard():
            traits["district"] = {card.district}
            traits["industry"] = {card.industry}
            traits["prestige"] = {*card.points, "revolution" if card.slave else None}
        case PartnerCard():
            traits["kind"] |= {"newspaper"} if card.newspaper else set()
            traits["faction"] = {side.faction for side in card.sides}
            traits["prestige"] = {each for side in card.sides for each in side.points}
        case TroopCard():
            traits["district"] = set(card.jurisdiction)
            traits["faction"] = {card.faction}
            traits["prestige"] = set(card.points)
        case OrangeCard() | BlackCard():
            traits["district"] = set(card.districts) if isinstance(card, OrangeCard) else set()
            traits["prestige"] = {card.award.prestige} if card.award else set()
        case HeadlineCard() | ToppleCard():
            traits["mood"] = {card.mood}
            traits["prestige"] = set(card.heels) if isinstance(card, ToppleCard) else set()
        case HacendadoCard():
            traits["faction"] = {cause.faction for cause in card.orientations}
            traits["prestige"] = {cause.prestige for cause in card.orientations}
        case RegimeCard():
            traits["prestige"] = {card.prestige}
    return traits


def _show(deck: Deck, arguments: Namespace) -> int:
    shown = [deck.cards[number] for number in arguments.numbers]
    if arguments.json:
        print_json([card_data(card) for card in shown])
        return 0
    if arguments.line:
        _print_lines(shown)
        return 0
    texts = (card_text(card, card.number in deck.replaced) for card in shown)
    print("\n\n".join(texts))
    return 0


def _deck_to_check(arguments: Namespace) -> Deck:
    """Return the deck in use, or that of the given folder.

    A folder with at most half of the cards is read as corrections.
    """
    folder: Path | None = arguments.folder
    if folder is None:
        return open_deck(arguments.cards)
    require_cards(folder)
    if 2 * len(read_folder(folder)) > len(CARD_NUMBERS):
        return load_deck(folder, arguments.cards)
    return load_deck(cards_folder(), folder)


def _check(deck: Deck, json: bool) -> int:
    rows = list(totals(deck))
    missed = [row for row in rows if not row.ok]
    if json:
        found = [
            {"total": row.what, "expected": row.expected, "found": row.found, "ok": row.ok}
            for row in rows
        ]
        print_json({"cards": len(deck.cards), "replaced": list(deck.replaced),
                    "checked": list(deck.checked), "unexpressed": list(deck.unexpressed),
                    "totals": found})  # fmt: skip
        return 1 if missed else 0
    print_facts(rows, "total", 48)
    for number in deck.replaced:
        print(f"replaced: {headline(deck.cards[number])}")
    result = f"{len(missed)} missed" if missed else "all met"
    if deck.checked:
        print(
            f"deck {deck.code}: {plural(len(deck.checked), 'card')} checked against a printed copy"
        )
    for number in deck.unexpressed:
        print(f"cannot be expressed: {headline(deck.cards[number])}")
        print(f"  {deck.cards[number].unexpressed}")
    print(f"{len(deck.cards)} cards, {len(deck.replaced)} replaced; {len(rows)} totals, {result}")
    return 1 if missed else 0
