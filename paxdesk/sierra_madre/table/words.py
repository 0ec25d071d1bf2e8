"""Cards, seats, quarters and payments in words. No Qt here."""

from collections.abc import Mapping
from typing import Final

from paxdesk.desk.words.labels import Names
from paxdesk.language import counted, say, template
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.actions import Fate, Told, Trait
from paxdesk.sierra_madre.rules.calendar import Season
from paxdesk.sierra_madre.rules.cards import CARDS, CardId, Kind, Land, Product
from paxdesk.sierra_madre.rules.state import PRESIDENTS, TREASURY, State

SEASONS: Final[dict[Season, str]] = {
    "winter": template("Winter"), "spring": template("Spring"),
    "summer": template("Summer"), "autumn": template("Autumn"),
}  # fmt: skip
PHASES: Final = (
    template("Quarterly card"), template("Profits"), template("Capitalize"), template("Auction"),
    template("Common cards"), template("Rifles"), template("Rebuild"), template("Mature"),
    template("Mordida"), template("Tactical Rounds"), template("Refurbish"),
)  # fmt: skip
_KINDS: Final[dict[Kind, tuple[str, str]]] = {
    "event": (template("Event"), "newspaper"),
    "mordida": (template("Mordida"), "court"),
    "spy": (template("Spy"), "spy"),
    "strike": (template("Strike"), "strike"),
    "newspaper": (template("Newspaper"), "scene-book"),
    "subornation": (template("Subornation"), "gold"),
    "lawsuit": (template("Lawsuit"), "court"),
    "red_flag": (template("Red Flag"), "scene-flag"),
    "troops": (template("Troops"), "army"),
    "weapons": (template("Weapons"), "scene-rifles"),
    "radio": (template("Radio"), "scene-telegraph"),
    "bank": (template("Bank"), "industry-bank"),
    "casino": (template("Casino"), "industry-casino"),
    "hacienda": (template("Hacienda"), "industry-ranch"),
    "hospital": (template("Hospital"), "scene-cross"),
    "plantation": (template("Plantation"), "industry-plantation"),
    "smelter": (template("Smelter"), "industry-smelter"),
    "store": (template("Store"), "industry-gun_store"),
    "copper_mine": (template("Copper mine"), "industry-mine"),
    "gold_mine": (template("Gold or silver mine"), "industry-mine"),
    "railroad": (template("Railroad"), "industry-railroad"),
    "lumber_railroad": (template("Lumber railroad"), "industry-lumber"),
    "other": (template("Other enterprise"), "industry-project"),
}
"""What each kind of card is called, and its icon."""
KINDS: Final = {kind: words for kind, (words, _) in _KINDS.items()}
ICONS: Final = {kind: icon for kind, (_, icon) in _KINDS.items()}
LANDS: Final[dict[Land, str]] = {"mexico": template("Mexico"), "us": template("United States")}
PRODUCTS: Final[dict[Product, str]] = {
    "copper": template("copper"),
    "metal": template("gold and silver"),
    "beef": template("beef"),
    "lumber": template("lumber"),
    "goods": template("store goods"),
}
WHYS: Final[dict[st.Why, str]] = {
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
HARMS: Final[dict[st.Harm, str]] = {
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
    "veto": template("Veto against a card"),
}
TRAITS: Final[dict[Trait, str]] = {
    "leadership": template("leadership"),
    "at": template("is at"),
    "jailed": template("jailed"),
    "nation": template("nation"),
    "away": template("at war until"),
    "heir": template("heir"),
}
FATES: Final[dict[Fate, str]] = {"discard": template("discarded"), "keep": template("used again")}
SALES: Final[dict[st.Sale, str]] = {
    "quarterly": template("Auction of the quarterly card"),
    "common": template("Auction of a common card"),
    "forced": template("Forced auction"),
    "lawsuit": template("Lawsuit"),
    "election": template("Election"),
}
STATUSES: Final[dict[st.Status, str]] = {
    "playing": "",
    "at_war": template("at war"),
    "dead": template("killed"),
    "left": template("has left the game"),
}
PLACES: Final[dict[st.Place, str]] = {
    "edge": template("at the board's edge"),
    "common": template("common cards"),
    "coming": template("seasonal track"),
    "mature": template("profits track"),
    "ruined": template("ruined"),
    "event": template("event"),
    "gone": template("out of the game"),
}
PRESIDENT_WORDS: Final[Mapping[st.Office, str]] = {
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


def office_words(office: st.Office) -> str:
    if office in PRESIDENTS:
        return say(PRESIDENT_WORDS[office])
    district = office.removeprefix("governor-").replace("-", " ").title()
    return say("Governor of {district}", district=district)


def lot_words(state: State, lot: str) -> str:
    """What is put up: a card or an office."""
    return card_words(state, lot) if lot in CARDS else office_words(lot)


def account_words(state: State, account: st.Account, names: Names) -> str:
    """A place for gold."""
    if account == TREASURY:
        return say("the game")
    if account in state.cards:
        return card_words(state, account)
    name = names.get(st.seat_in(account), account)
    return say("{name} in New York", name=name) if account.startswith("NY") else name
