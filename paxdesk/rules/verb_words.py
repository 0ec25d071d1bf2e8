"""The verbs of the cards in English: one sentence for each effect, attack verb and ability."""

import re
from typing import assert_never

from paxdesk.rules import vocabulary as verbs
from paxdesk.rules.phrases import (
    DISTRICT_WORDS,
    FACTION_WORDS,
    PRESTIGE_WORDS,
    REGIME_WORDS,
    capitalized,
    count_words,
    joined,
    plural,
    sentence,
    where_words,
)


def topic_of(verb: verbs.Effect | verbs.AttackVerb | verbs.Ability | verbs.AchillesHeel) -> str:
    """The verb's name as the card files write it: ``UnrestAll`` is ``unrest_all``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(verb).__name__).lower()


def effect_words(effect: verbs.Effect | verbs.AttackVerb | verbs.AchillesHeel) -> str:
    """What an effect or attack verb does, in one sentence (assassination needs two)."""
    match effect:
        case verbs.Regime(to):
            return sentence(f"regime becomes {REGIME_WORDS[to]}")
        case verbs.Strife(between):
            return sentence(f"strife: {_against(between)}")
        case verbs.UnrestAll(where, amount, spare_destination):
            other = "other " if spare_destination else ""
            return f"{amount} Unrest on every {other}{where_words(where, many=False)}."
        case verbs.UnrestEach(where, amount):
            return f"Each player places {amount} Unrest on one of their {where_words(where)}."
        case verbs.ClearUnrest(where, amount):
            how_much = "all" if amount is None else f"up to {amount}"
            return f"Remove {how_much} Unrest from every {where_words(where, many=False)}."
        case verbs.GainPer(gold, count):
            return f"Each player gains {gold} gold for each {count_words(count)}."
        case verbs.PayPer(gold, count):
            return f"Each player pays {gold} gold for each {count_words(count)}."
        case verbs.PayOrDiscard(where, gold):
            what = where_words(where)
            return f"For each of their {what} each player pays {gold} gold or loses it."
        case verbs.NationalizeEach(where, amount):
            return f"Nationalization: each player loses {amount} of their {where_words(where)}."
        case verbs.AddLand(where, amount):
            cubes = plural(amount, "cube")
            return f"Each player adds {cubes} to one of their {where_words(where)}, free."
        case verbs.ConnectionOffer():
            return "Each player may build one connection for half price."
        case verbs.Amnesty():
            return "Amnesty: everyone leaves jail."
        case verbs.Depression():
            return "A Depression begins."
        case verbs.DiscardEach(where, amount):
            return f"Each player discards {amount} of their {where_words(where)}."
        case verbs.AchillesHeel(prestige):
            return f"Díaz counts 1 less {PRESTIGE_WORDS[prestige]} in this toppling."
        case _:
            return _attack_words(effect)


def _attack_words(verb: verbs.AttackVerb) -> str:
    match verb:
        case verbs.Steal(gold):
            return f"Steal up to {gold} gold from the victim."
        case verbs.StealPer(gold, count, maximum):
            return f"Steal {gold} gold for each {count_words(count)}, at most {maximum}."
        case verbs.PlaceUnrest(amount):
            return f"Place {amount} Unrest on the enterprise."
        case verbs.PaidUnrest(maximum, gold):
            strike = f"Strike: place up to {maximum} Unrest, {gold} gold each"
            return f"{strike}; none is a scapegoat play."
        case verbs.CountedUnrest(count, maximum):
            return f"Place 1 Unrest for each {count_words(count)}, at most {maximum}."
        case verbs.Assassinate():
            return (
                "Assassination: pay the partner's price, it is discarded. "
                "Or kill a flipped Hacendado in a showdown."
            )
        case verbs.DiscardTarget():
            return "The attacked card is discarded."
        case verbs.Nationalize():
            return "Nationalization: the enterprise is discarded."
        case verbs.RemoveCube(cubes, amount):
            if amount == 1:
                return f"Remove 1 {joined(map(capitalized, cubes))} Cube from the enterprise."
            kinds = joined(map(capitalized, cubes))
            return f"Remove up to {amount} {kinds} Cubes from the enterprise."
        case verbs.TakePartner():
            return "Conspiracy: the partner comes into your tableau, free."
        case verbs.Antitrust():
            return "The victim loses a monopoly, or an enterprise of an industry owned twice."
        case verbs.VictimStrife(between):
            return sentence(f"strife, for the victim alone: {_against(between)}")
        case verbs.RaidHand():
            return "Look at the victim's hand and take one card."
        case _:
            assert_never(verb)


def ability_words(ability: verbs.Ability, everyone: bool = False) -> str:
    """What a standing ability allows, in one sentence; ``everyone`` for those of a regime."""
    match ability:
        case verbs.ExtraAction(kind):
            deed = {
                "sell": "Sell one card",
                "police": "One police action",
                "speculate": "Speculate once",
                "buy_land": "Buy land once",
            }[kind]
            return f"{deed} each turn without using an action."
        case verbs.Discount():
            return _discount_words(ability)
        case verbs.Monopoly(what, where):
            if what == "connection":
                return "Monopoly: opponents who build connections pay you."
            return f"Monopoly: opponents who play {where_words(where, otherwise=what)} pay you."
        case verbs.Spy(prestige):
            cancel = "Spy: discard to cancel an orange or black card against you."
            return f"{cancel} {_court_words(prestige)}" if prestige else cancel
        case verbs.Court(prestige):
            return _court_words(prestige)
        case verbs.General():
            return "General: all your troops have Firepower 3."
        case verbs.JailImmunity():
            return "You cannot be jailed."
        case verbs.IgnoreJurisdiction(factions, into):
            whose = (
                "" if len(factions) == len(verbs.FACTIONS) else joined(_factions(factions), "and")
            )
            owner = "All" if everyone else "Your"
            if len(into) == len(verbs.DISTRICTS):
                return f"{f'{owner} {whose}'.strip()} troops may go to any district."
            goal = joined((DISTRICT_WORDS[each] for each in into), "and")
            return f"{f'{owner} {whose}'.strip()} troops may go to {goal}."
        case verbs.MineBonus(amount):
            return f"Your mines earn {amount} more; none in a Depression."
        case verbs.LandBonus(actions):
            return f"Buy land for {plural(actions, 'action')} instead of 2."
        case verbs.Activist(amount):
            return f"Action, once a turn: place {amount} Unrest on any enterprise."
        case verbs.RegimeAction(to):
            return sentence(f"action, once a turn: regime becomes {REGIME_WORDS[to]}")
        case verbs.RebelGovernor(district):
            place = DISTRICT_WORDS[district]
            return f"All enterprises in {place} are discarded. No card of {place} may be played."
        case verbs.GunStore(gold):
            return f"Gain {gold} gold whenever anyone plays an orange card or an activist acts."
        case verbs.SlaveRevoltOnExtort():
            return "At an opponent's slave estate the slaves revolt."
        case verbs.NationalizationImmunity():
            return "Cannot be nationalized."
        case verbs.Kickbacks(prestige):
            return f"Kickbacks: each {PRESTIGE_WORDS[prestige]} point earns 1 gold."
        case _:
            assert_never(ability)


def _discount_words(discount: verbs.Discount) -> str:
    where = discount.where
    match discount.what:
        case "enterprise":
            what = where_words(where, otherwise="enterprise")
        case "partner":
            what = where_words(where, otherwise="partner")
        case "connection":
            what = "connections"
        case "land":
            what = "land"
        case "police":
            what = "police actions"
        case "market":
            what = f"{where_words(where)} from the market"
        case "deploy":
            what = f"{where_words(where, otherwise='troop')}, played or redeployed"
        case _:
            assert_never(discount.what)
    if discount.free:
        price = "free"
    elif discount.half:
        price = "half price"
    else:
        price = f"{discount.reduce} gold cheaper"
    return f"{capitalized(what)}: {price}."


def _court_words(prestige: tuple[verbs.Prestige, ...]) -> str:
    kinds = joined(PRESTIGE_WORDS[each] for each in prestige)
    if len(prestige) == len(verbs.PRESTIGES):
        kinds = "of any kind"
    return f"Showdown: discard for Díaz +1 {kinds}."


def _factions(factions: tuple[verbs.Faction, ...]) -> list[str]:
    return [FACTION_WORDS[each] for each in factions]


def _against(between: tuple[verbs.Faction, verbs.Faction]) -> str:
    return " against ".join(_factions(between))
