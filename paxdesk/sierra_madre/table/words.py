"""Cards, seats, quarters and payments in words. No Qt here."""

from collections.abc import Mapping
from typing import Final

from paxdesk.desk.words.labels import Names
from paxdesk.language import counted, say, template
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules.actions import Told
from paxdesk.sierra_madre.rules.calendar import Season
from paxdesk.sierra_madre.rules.cards import CARDS, CardId, Kind, Land, Product
from paxdesk.sierra_madre.rules.state import (
    PRESIDENTS,
    TREASURY,
    Account,
    Harm,
    Office,
    Place,
    Sale,
    State,
    Status,
    Why,
    seat_in,
)

SEASONS: Final[dict[Season, str]] = {
    "winter": template("Winter"),
    "spring": template("Spring"),
    "summer": template("Summer"),
    "autumn": template("Autumn"),
}
PHASES: Final = (
    template("Quarterly card"),
    template("Profits"),
    template("Capitalize"),
    template("Auction"),
    template("Common cards"),
    template("Rifles"),
    template("Rebuild"),
    template("Mature"),
    template("Mordida"),
    template("Tactical Rounds"),
    template("Refurbish"),
)
KINDS: Final[dict[Kind, str]] = {
    "event": template("Event"),
    "mordida": template("Mordida"),
    "spy": template("Spy"),
    "strike": template("Strike"),
    "newspaper": template("Newspaper"),
    "subornation": template("Subornation"),
    "lawsuit": template("Lawsuit"),
    "red_flag": template("Red Flag"),
    "troops": template("Troops"),
    "weapons": template("Weapons"),
    "radio": template("Radio"),
    "bank": template("Bank"),
    "casino": template("Casino"),
    "hacienda": template("Hacienda"),
    "hospital": template("Hospital"),
    "plantation": template("Plantation"),
    "smelter": template("Smelter"),
    "store": template("Store"),
    "copper_mine": template("Copper mine"),
    "gold_mine": template("Gold or silver mine"),
    "railroad": template("Railroad"),
    "lumber_railroad": template("Lumber railroad"),
    "other": template("Other enterprise"),
}
ICONS: Final[dict[Kind, str]] = {
    "event": "newspaper",
    "mordida": "court",
    "spy": "spy",
    "strike": "strike",
    "newspaper": "scene-book",
    "subornation": "gold",
    "lawsuit": "court",
    "red_flag": "scene-flag",
    "troops": "army",
    "weapons": "scene-rifles",
    "radio": "scene-telegraph",
    "bank": "industry-bank",
    "casino": "industry-casino",
    "hacienda": "industry-ranch",
    "hospital": "scene-cross",
    "plantation": "industry-plantation",
    "smelter": "industry-smelter",
    "store": "industry-gun_store",
    "copper_mine": "industry-mine",
    "gold_mine": "industry-mine",
    "railroad": "industry-railroad",
    "lumber_railroad": "industry-lumber",
    "other": "industry-project",
}
LANDS: Final[dict[Land, str]] = {"mexico": template("Mexico"), "us": template("United States")}
PRODUCTS: Final[dict[Product, str]] = {
    "copper": template("copper"),
    "metal": template("gold and silver"),
    "beef": template("beef"),
    "lumber": template("lumber"),
    "goods": template("store goods"),
}
WHYS: Final[dict[Why, str]] = {
    "capital": template("investment capital"),
    "profit": template("profit"),
    "capitalization": template("capitalization"),
    "iou": template("IOUs"),
    "subsidy": template("subsidy"),
    "auction": template("auction"),
    "rifles": template("rifles"),
    "recapitalization": template("recapitalization"),
    "rebase": template("brought to the hacendado"),
    "refurbishment": template("refurbishment"),
    "new_york": template("New York"),
    "robbery": template("robbery"),
    "tax": template("taxes"),
    "bribe": template("bribe"),
    "deal": template("deal"),
    "confiscation": template("confiscation"),
    "event": template("event"),
    "estate": template("estate"),
    "other": template("other"),
}
HARMS: Final[dict[Harm, str]] = {
    "troops": template("depleted troops"),
    "equipment": template("depleted equipment"),
    "lost_troops": template("eliminated troops"),
    "lost_equipment": template("eliminated equipment"),
    "bridge": template("a burned bridge"),
    "town": template("a burned town"),
    "city": template("a burned city"),
    "rifles": template("rifles robbed from a store"),
}
TOLD: Final[dict[Told, str]] = {
    "rebellion": template("Rebellion"),
    "war": template("War"),
    "peace": template("Peace"),
    "pardon": template("Pardon"),
    "warrant": template("Warrant"),
    "nullify": template("Lawsuit or warrant nullified"),
}
SALES: Final[dict[Sale, str]] = {
    "quarterly": template("Auction of the quarterly card"),
    "common": template("Auction of a common card"),
    "forced": template("Forced auction"),
    "lawsuit": template("Lawsuit"),
    "election": template("Election"),
}
STATUSES: Final[dict[Status, str]] = {
    "playing": "",
    "at_war": template("at war"),
    "dead": template("killed"),
    "left": template("has left the game"),
}
PLACES: Final[dict[Place, str]] = {
    "edge": template("at the board's edge"),
    "common": template("common cards"),
    "coming": template("seasonal track"),
    "mature": template("profits track"),
    "ruined": template("ruined"),
    "event": template("event"),
    "gone": template("out of the game"),
}
PRESIDENT_WORDS: Final[Mapping[Office, str]] = {
    "president-mexico": template("President of Mexico"),
    "president-us": template("President of the United States"),
}


def quarter_words(quarter: int) -> str:
    """``Winter 1898``."""
    season = say(SEASONS[calendar.season(quarter)])
    return say("{season} {year}", season=season, year=calendar.year(quarter))


def short_quarter(quarter: int) -> str:
    """``Wi 98``."""
    season = say(SEASONS[calendar.season(quarter)])[:2]
    return f"{season} {calendar.year(quarter) % 100:02}"


def gold_words(amount: int) -> str:
    return counted("%n gold", "", amount)


def card_words(state: State, card: CardId) -> str:
    """``C12 La Colorada``; its kind where it has no name."""
    if card not in state.cards:
        return card
    facts = state.cards[card].facts
    return f"{card} {facts.name or say(KINDS[facts.kind])}"


def office_words(office: Office) -> str:
    if office in PRESIDENTS:
        return say(PRESIDENT_WORDS[office])
    district = office.removeprefix("governor-").replace("-", " ").title()
    return say("Governor of {district}", district=district)


def lot_words(state: State, lot: str) -> str:
    """What is put up: a card or an office."""
    return card_words(state, lot) if lot in CARDS else office_words(lot)


def account_words(state: State, account: Account, names: Names) -> str:
    """A place for gold."""
    if account == TREASURY:
        return say("the game")
    if account in state.cards:
        return card_words(state, account)
    name = names.get(seat_in(account), account)
    return say("{name} in New York", name=name) if account.startswith("NY") else name
