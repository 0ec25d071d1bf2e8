"""The terms of the game in the language of the table: prestige, factions, regimes, ways.

The rules speak English (``rules/phrases.py``); these are the same words, to be translated.
"""

from PySide6.QtCore import QCoreApplication

from paxdesk.rules.vocabulary import Connection, Faction, Prestige, RegimeKey

translate = QCoreApplication.translate


def faction_term(faction: Faction) -> str:
    """What a faction is called: "Federal"."""
    terms: dict[Faction, str] = {
        "green": translate("Terms", "Federal"),
        "blue": translate("Terms", "U.S."),
        "white": translate("Terms", "Local"),
        "red": translate("Terms", "Rebel"),
    }
    return terms[faction]


def prestige_term(prestige: Prestige) -> str:
    """What a kind of prestige is called: "Loyalty"."""
    terms: dict[Prestige, str] = {
        "loyalty": translate("Terms", "Loyalty"),
        "outrage": translate("Terms", "Outrage"),
        "command": translate("Terms", "Command"),
        "revolution": translate("Terms", "Revolution"),
    }
    return terms[prestige]


def regime_term(regime: RegimeKey) -> str:
    """What a regime is called: "Martial Law"."""
    terms: dict[RegimeKey, str] = {
        "pax": translate("Terms", "Pax Porfiriana"),
        "us_intervention": translate("Terms", "U.S. Intervention"),
        "martial_law": translate("Terms", "Martial Law"),
        "anarchy": translate("Terms", "Anarchy"),
    }
    return terms[regime]


def toppling_term(regime: RegimeKey) -> str:
    """How Díaz falls under a regime: "Free Elections"."""
    terms: dict[RegimeKey, str] = {
        "pax": translate("Terms", "Retirement"),
        "us_intervention": translate("Terms", "Annexation"),
        "martial_law": translate("Terms", "Coup d'état"),
        "anarchy": translate("Terms", "Free Elections"),
    }
    return terms[regime]


def way_term(connection: Connection) -> str:
    """How one travels: "by rail"."""
    terms: dict[Connection, str] = {
        "foot": translate("Terms", "on foot"),
        "mule": translate("Terms", "by mule"),
        "rail": translate("Terms", "by rail"),
    }
    return terms[connection]


def listed(words: list[str]) -> str:
    """A list in running text: "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    first, last = ", ".join(words[:-1]), words[-1]
    return translate("Terms", "{first} and {last}").format(first=first, last=last)
