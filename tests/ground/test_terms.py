"""Tests of the terms of docs/contributing/voice.md in each language."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Final

import pytest
import yaml

from paxdesk.porfiriana.rules.deck import load_deck
from paxdesk.resources import assets_folder, cards_folder
from tests.card_lines import PRINTINGS, said

FORBIDDEN: Final[dict[str, dict[str, str]]] = {
    "en": {
        r"\b(this|the|a) toppling\b": "showdown",
        r"\bso often as\b": "for each",
        r"\ban own\b": "a … of yours",
        r"\bPublic cards?\b": "Public Card",
        r"\bhas not (both|one|any)\b": "does not have",
        r"(?<!\w)whoever is asked\b": "you",
        r"\bthe seat at the bottom\b": "you",
        r"\bnot proved\b": "not verified",
        r"\bgames under way\b": "games in progress",
        r"\b[Rr]edeploys? (a|the) troop\b": "move",
        r"\b[Kk]e(ep|eps|pt|eping) (a|the|this|your) (table|game|puzzle|set-up)s?\b": "host",
        r"\b([Oo]nlookers?|[Ll]ook(s|ed|ing)? on)\b(?! [A-Z])": "spectator, watch",
        r"\b([Ss]eats? elsewhere|[Aa]nother machine|[Oo]ther machines?)\b": "remote, computer",
        r"\b[Ss]ealed (with|game|file)\b|\b[Ss]ave sealed\b": "password-protected",
        r"\b[Tt]ell(s|ing)? (the|its|a) story\b|\bStories\b": "share, shared game",
        r"\b[Ww]ord (of|for) the table\b": "password",
        r"\b[Mm]ark of (a|the|your) deck\b|\b[Dd]ecks with the same mark\b": "deck code",
        r"\bcannot be taken back\b": "undone",
        r"\b[Pp]lay(s|ed|ing)? by ear\b": "with a screen reader",
        r"\b([Rr]efuted|[Pp]roved)\b": "verified, not solvable, not unique",
        r"\b[Tt]ake in a (box|deck|file)\b": "import",
    },
    "fr": {
        r"(?<=\w)'(?=\w)": "’",
        r"[^\u00a0] ?(?<!\u00a0)[;?!»](?=\s|$)": "a no-break space before it",
        r"[^\u00a0\d/]:(?! true)(?=\s|$)": "a no-break space before it",
        r"«(?!\u00a0)": "a no-break space after it",
        r"\b[Dd]e [ÉÈEAIOU]\w": "d’",
        r"\b[Dd]e (Hacendado|entreprise|agitation|économie|espion)\b": "d’",
        r"\b[Dd]u Hacendado\b": "de l’Hacendado",
        r"\bDiscorde\b": "Conflit",
        r"\bdisques? d’Agitation\b": "disque Agitation",
        r"\bdénouement\b": "épreuve de force",
        r"\b(F|R)P\b": "PF, PR",
        r"\bRetraite française\b": "Retrait français",
        r"\b(cinco|siete|ocho|los|para|usted)\b": "a French word",
        r"[Ll]e tripartite\b": "la Tripartite",
        r"\bCube de (revenu|prestige)\b": "Cube revenu, Cube prestige",
        r"\bpiller\b": "mettre à sac",
        r"\b(Tenir|Harceler)\b": "Défense, Escarmouche",
        r"\bgenres? de prestige\b": "sorte de prestige",
        r"\bdu sorte\b": "de la sorte",
        r"\b[Pp]ressez Fini\b": "Terminé",
        r"\b([Ll]e|[Aa]u|[Dd]u) hacendado\b": "l’hacendado",
        r"\b([Ll]e|[Aa]u|[Dd]u) Sonora\b": "la Sonora",
        r"\b[Mm]anches?\b": "tour de table",
        r"\ble plus d’or (gagne|l’emporte)\b": "le joueur le plus riche gagne",
        r"\b[Tt]ient (la|cette) table\b": "l’hôte",
        r"\b([Uu]ne|les) autres? machines?\b": "un autre ordinateur",
        r"\b[Ss]cellée?s?\b": "protégé par un mot de passe",
        r"\b[Rr]aconter la partie\b|\b[Rr]écits?\b": "partager, partie partagée",
        r"\bmot de la table\b": "mot de passe",
        r"\bà l’oreille\b": "avec un lecteur d’écran",
        r"\b([Rr]éfuté|[Pp]rouvé)\b": "vérifié, insoluble",
    },
    "es": {
        r"“|”": "« »",
        r"\boponentes?\b": "rival",
        r"\b(F|R)P\b": "PF, PR",
        r"\babasto\b": "suministro",
        r"\blado de evento\b": "lado de suceso",
        r"\btablas armadas\b": "Duelo mexicano",
        r"\b(una|la) Tripartita\b": "el Tripartito",
        r"\bVentajas?:": "Hándicap",
        r"\b(Toma|toma) (una|dos|\{needed\}) acci": "cuesta",
        r"\b(cinq|deux|avec|vous|pour)\b": "a Spanish word",
        r"\b(de|a) el\b": "del, al",
        r"\bredespleg": "mover",
        r"\b[Ss]ólo\b": "solo",
        r"\b[Aa] solas\b": "en solitario",
        r"\bacontecimientos?\b": "suceso in Pax Porfiriana, evento in the other games",
        r"\b([Qq]uien|que) lleva (la|esta) mesa\b": "el anfitrión",
        r"\b[Oo]tras? máquinas?\b": "otro ordenador",
        r"\b[Ss]ellad[ao]s?\b": "protegida con contraseña",
        r"\b[Cc]ontar la partida\b|\b[Rr]elatos?\b": "compartir, partida compartida",
        r"\bpalabra de la mesa\b": "contraseña",
        r"\bde oído\b": "con lector de pantalla",
        r"\b([Rr]efutad[ao]|[Dd]emostrado)\b": "verificado, sin solución",
    },
}
"""Forbidden patterns, each with its replacement."""


def catalogue(language: str) -> Iterator[str]:
    name = "fr" if language == "en" else language
    text = (assets_folder() / "translations" / f"paxdesk_{name}.ts").read_text(encoding="utf-8")
    tag = "source" if language == "en" else "(?:translation|numerusform)"
    for found in re.findall(rf"<{tag}>([^<]*)</", text):
        yield unescape(found)


def books(language: str) -> Iterator[str]:
    for page in sorted(assets_folder().rglob(f"{language}/*.md")):
        text = page.read_text(encoding="utf-8")
        # A heading's part before " · " is an anchor, not displayed.
        yield from re.sub(r"(?m)^#+ [^·\n]+ · ", "", text).split("\n\n")
    for lesson in sorted(assets_folder().rglob("lessons/*.yaml")):
        yield from spoken(yaml.safe_load(lesson.read_text(encoding="utf-8")), language)


def spoken(node: object, language: str) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == language and isinstance(value, str):
                yield value
            yield from spoken(value, language)
    elif isinstance(node, list):
        for each in node:
            yield from spoken(each, language)


def wrong(texts: Iterator[str] | list[str], language: str) -> list[str]:
    return [
        f"{text!r}: rather {better}"
        for text in texts
        for pattern, better in FORBIDDEN[language].items()
        if re.search(pattern, text)
    ]


@pytest.mark.parametrize("language", FORBIDDEN)
def test_the_catalogue_uses_the_terms(language: str) -> None:
    assert wrong(catalogue(language), language) == []


@pytest.mark.parametrize("language", FORBIDDEN)
def test_rules_and_lessons_use_the_terms(language: str) -> None:
    texts = list(books(language))
    assert len(texts) > 500
    assert wrong(texts, language) == []


@pytest.mark.parametrize(
    ("language", "planted"),
    [
        ("en", "Does not count in this toppling."),
        ("en", "You have an own troop there."),
        ("en", "The program keeps the table for now."),
        ("en", "Keep the puzzle"),
        ("en", "Two onlookers came."),
        ("en", "Others may look on."),
        ("en", "A seat elsewhere is free."),
        ("en", "It was used on another machine."),
        ("en", "Open a sealed game"),
        ("en", "Save sealed…"),
        ("en", "Tell the story…"),
        ("en", "The word of the table"),
        ("en", "Decks with the same mark have the same cards."),
        ("en", "That cannot be taken back."),
        ("en", "Play by ear"),
        ("en", "Refuted: there is another plan."),
        ("en", "Take in a box"),
        ("fr", "Celui qui tient la table."),
        ("fr", "Ouvert sur une autre machine."),
        ("fr", "La partie est scellée."),
        ("fr", "Raconter la partie…"),
        ("fr", "Le mot de la table"),
        ("fr", "Jouer à l’oreille"),
        ("fr", "Réfuté."),
        ("es", "Quien lleva la mesa."),
        ("es", "Se usó en otra máquina."),
        ("es", "La partida está sellada."),
        ("es", "Contar la partida…"),
        ("es", "La palabra de la mesa"),
        ("es", "Jugar de oído"),
        ("es", "Refutado."),
        ("fr", "l'Agitation"),
        ("fr", "Un point de Indignation."),
        ("fr", "Que gardez-vous ?"),
        ("fr", "Imprécision (−2 %): Rosa passe."),
        ("fr", "Mettez 1 disque d’Agitation."),
        ("fr", "par tranche de cinco PF"),
        ("fr", "La somme de Économie."),
        ("fr", "Une carte de entreprise."),
        ("fr", "Une carte para vous."),
        ("fr", "L’or va au hacendado."),
        ("fr", "Le plus riche du Sonora."),
        ("fr", "Gagnée à la manche 9."),
        ("fr", "Sinon le plus d’or gagne."),
        ("es", "Una partida a solas."),
        ("es", "Un acontecimiento."),
        ("es", "El gobernador de el distrito."),
        ("es", "Una carta pour ti."),
        ("es", "El oponente paga."),
        ("es", "Dice “no”."),
        ("es", "Toma una acción; no queda ninguna."),
    ],
)
def test_a_planted_sentence_is_found(language: str, planted: str) -> None:
    assert wrong([planted], language)


def test_proof_readers_get_every_line_of_every_card() -> None:
    """The texts of these cards, among others, differ between the printings."""
    deck = load_deck(cards_folder())
    differ = [
        number
        for number, card in deck.cards.items()
        if len({tuple(said(card, each)) for each in PRINTINGS.values()}) > 1
    ]
    assert {40, 41, 59, 102, 157, 158, 159, 162, 166, 188, 189, 190, 192} <= set(differ)
