"""Texts of every card for proof-readers: ``python -m tests.card_lines > lines.tsv``.

Columns: card, name, printing, English, Spanish, French.
"""

import os
import sys
from collections.abc import Iterator

from paxdesk.porfiriana.rules.card_text import card_sentences, kind_words
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.cards import Card, HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.deck import load_deck
from paxdesk.porfiriana.rules.variant import LIVING_RULES, RULES_2012, Variant
from paxdesk.resources import cards_folder

PRINTINGS = {"2016": LIVING_RULES, "2012": RULES_2012}


def faces(card: Card) -> Iterator[tuple[int, Prestige | None]]:
    """Yield a card's sides, and a Hacendado's causes."""
    if isinstance(card, PartnerCard):
        yield from ((side, None) for side in range(len(card.sides)))
        return
    yield 0, None
    if isinstance(card, HacendadoCard):
        yield from ((0, cause.prestige) for cause in card.orientations)


def said(card: Card, variant: Variant) -> list[str]:
    found = []
    for side, cause in faces(card):
        texts = [line.text for line in card_sentences(card, side, cause, variant)]
        found += [kind_words(card, side, cause), *texts]
    return found


def rows() -> Iterator[tuple[str, ...]]:
    """Yield the rows of the file; requires a QCoreApplication."""
    from PySide6.QtCore import QCoreApplication

    from paxdesk import language
    from paxdesk.desk.words import LANGUAGES, POLISH, translate, translators

    deck = load_deck(cards_folder())
    told: dict[str, dict[tuple[int, str], list[str]]] = {}
    for name in LANGUAGES:
        installed = translators(name)
        for each in installed:
            QCoreApplication.installTranslator(each)
        polish = POLISH.get(name, language.as_it_is)
        language.set_translator(translate if installed else language.ENGLISH, polish)
        told[name] = {
            (card.number, printing): said(card, variant)
            for card in deck.cards.values()
            for printing, variant in PRINTINGS.items()
        }
        for each in installed:
            QCoreApplication.removeTranslator(each)
    language.set_translator(language.ENGLISH)
    for number, card in sorted(deck.cards.items()):
        by_printing = {
            printing: list(zip(*(told[name][number, printing] for name in told), strict=True))
            for printing in PRINTINGS
        }
        for printing, sentences in by_printing.items():
            other = by_printing["2012" if printing == "2016" else "2016"]
            for sentence in sentences:
                if sentence not in other:
                    yield str(number), card.name, printing, *sentence
                elif printing == "2016":
                    yield str(number), card.name, "both", *sentence


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QCoreApplication

    application = QCoreApplication.instance() or QCoreApplication([])
    for row in rows():
        sys.stdout.write("\t".join(row) + "\n")
    del application


if __name__ == "__main__":
    main()
