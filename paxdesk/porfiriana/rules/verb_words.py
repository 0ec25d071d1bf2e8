"""The verbs of the cards in words: one sentence for each effect, attack verb and ability."""

import re
from typing import assert_never

from paxdesk.language import (
    counted,
    joined,
    say,
    template,
)
from paxdesk.porfiriana.rules import vocabulary as verbs
from paxdesk.porfiriana.rules.phrases import (
    capitalized,
    count_words,
    district_words,
    faction_words,
    prestige_words,
    regime_words,
    sentence,
    unrest_words,
    where_words,
)

CUBE_WORDS: dict[verbs.CubeKind, str] = {
    "income": template("Income"),
    "connection": template("Connection"),
}
EXTRA_ACTION_WORDS: dict[verbs.ActionKind, str] = {
    "sell": template("Sell one card each turn without using an action."),
    "police": template("One police action each turn without using an action."),
    "speculate": template("Speculate once each turn without using an action."),
    "buy_land": template("Buy land once each turn without using an action."),
}


def topic_of(verb: verbs.Effect | verbs.AttackVerb | verbs.Ability | verbs.AchillesHeel) -> str:
    """The verb's name as the card files write it: ``UnrestAll`` is ``unrest_all``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(verb).__name__).lower()


def effect_words(effect: verbs.Effect | verbs.AttackVerb | verbs.AchillesHeel) -> str:
    """What an effect or attack verb does, in one sentence (assassination needs two)."""
    match effect:
        case verbs.Regime(to):
            return sentence(say("Regime becomes {regime}", regime=regime_words(to)))
        case verbs.Strife((one, other)):
            return _strife_words(template("Strife: {one} against {other}"), one, other)
        case verbs.UnrestAll(where, amount, spare_destination):
            unrest, target = unrest_words(amount), where_words(where, many=False)
            if spare_destination:
                return say("{unrest} on every other {target}.", unrest=unrest, target=target)
            return say("{unrest} on every {target}.", unrest=unrest, target=target)
        case verbs.UnrestEach(where, amount):
            return say(
                "Each player places {unrest} on one of their {targets}.",
                unrest=unrest_words(amount),
                targets=where_words(where),
            )
        case verbs.ClearUnrest(where, amount):
            target = where_words(where, many=False)
            if amount is None:
                return say("Remove all Unrest from every {target}.", target=target)
            return say(
                "Remove up to {unrest} from every {target}.",
                unrest=unrest_words(amount),
                target=target,
            )
        case verbs.GainPer(gold, count):
            return say(
                "Each player gains {gold} gold for each {counted}.",
                gold=gold,
                counted=count_words(count),
            )
        case verbs.PayPer(gold, count):
            return say(
                "Each player pays {gold} gold for each {counted}.",
                gold=gold,
                counted=count_words(count),
            )
        case verbs.PayOrDiscard(where, gold):
            return say(
                "For each of their {cards} each player pays {gold} gold or loses it.",
                cards=where_words(where),
                gold=gold,
            )
        case verbs.NationalizeEach(where, amount):
            return say(
                "Nationalization: each player loses {amount} of their {cards}.",
                amount=amount,
                cards=where_words(where),
            )
        case verbs.AddLand(where, amount):
            return counted(
                "Each player adds %n cube(s) to one of their {targets}, free.",
                "",
                amount,
                targets=where_words(where),
            )
        case verbs.ConnectionOffer():
            return say("Each player may build one connection for half price.")
        case verbs.Amnesty():
            return say("Amnesty: everyone leaves jail.")
        case verbs.Depression():
            return say("A Depression begins.")
        case verbs.DiscardEach(where, amount):
            return say(
                "Each player discards {amount} of their {cards}.",
                amount=amount,
                cards=where_words(where),
            )
        case verbs.AchillesHeel(prestige):
            return say(
                "Díaz counts 1 less {prestige} in this toppling.",
                prestige=prestige_words(prestige),
            )
        case _:
            return _attack_words(effect)


def _attack_words(verb: verbs.AttackVerb) -> str:
    match verb:
        case verbs.Steal(gold):
            return say("Steal up to {gold} gold from the victim.", gold=gold)
        case verbs.StealPer(gold, count, maximum):
            return say(
                "Steal {gold} gold for each {counted}, at most {maximum}.",
                gold=gold,
                counted=count_words(count),
                maximum=maximum,
            )
        case verbs.PlaceUnrest(amount):
            return say("Place {unrest} on the enterprise.", unrest=unrest_words(amount))
        case verbs.PaidUnrest(maximum, gold):
            return say(
                "Strike: place up to {unrest}, {gold} gold each; none is a scapegoat play.",
                unrest=unrest_words(maximum),
                gold=gold,
            )
        case verbs.CountedUnrest(count, maximum):
            return say(
                "Place 1 Unrest for each {counted}, at most {maximum}.",
                counted=count_words(count),
                maximum=maximum,
            )
        case verbs.Assassinate():
            return say(
                "Assassination: pay the partner's price, it is discarded. "
                "Or kill a flipped Hacendado in a showdown."
            )
        case verbs.DiscardTarget():
            return say("The attacked card is discarded.")
        case verbs.Nationalize():
            return say("Nationalization: the enterprise is discarded.")
        case verbs.RemoveCube(cubes, amount):
            return counted(
                "Remove (|up to )%n {kinds} Cube(s) from the enterprise.",
                "",
                amount,
                kinds=joined(say(CUBE_WORDS[each]) for each in cubes),
            )
        case verbs.TakePartner():
            return say("Conspiracy: the partner comes into your tableau, free.")
        case verbs.Antitrust():
            return say("The victim loses a monopoly, or an enterprise of an industry owned twice.")
        case verbs.VictimStrife((one, other)):
            return _strife_words(
                template("Strife, for the victim alone: {one} against {other}"), one, other
            )
        case verbs.RaidHand():
            return say("Look at the victim's hand and take one card.")
        case _:
            assert_never(verb)


def ability_words(ability: verbs.Ability, everyone: bool = False) -> str:
    """What a standing ability allows, in one sentence; ``everyone`` for those of a regime."""
    match ability:
        case verbs.ExtraAction(kind):
            return say(EXTRA_ACTION_WORDS[kind])
        case verbs.Discount():
            return _discount_words(ability)
        case verbs.Monopoly(what, where):
            if what == "connection":
                return say("Monopoly: opponents who build connections pay you.")
            cards = where_words(where, otherwise=what)
            return say("Monopoly: opponents who play {cards} pay you.", cards=cards)
        case verbs.Spy(prestige):
            cancel = say("Spy: discard to cancel an orange or black card against you.")
            return f"{cancel} {_court_words(prestige)}" if prestige else cancel
        case verbs.Court(prestige):
            return _court_words(prestige)
        case verbs.General():
            return say("General: all your troops have Firepower 3.")
        case verbs.JailImmunity():
            return say("You cannot be jailed.")
        case verbs.IgnoreJurisdiction():
            return _jurisdiction_words(ability, everyone)
        case verbs.MineBonus(amount):
            return say("Your mines earn {amount} more; none in a Depression.", amount=amount)
        case verbs.LandBonus(actions):
            return counted("Buy land for %n action(s) instead of 2.", "", actions)
        case verbs.Activist(amount):
            return say(
                "Action, once a turn: place {unrest} on any enterprise.",
                unrest=unrest_words(amount),
            )
        case verbs.RegimeAction(to):
            regime = regime_words(to)
            return sentence(say("Action, once a turn: regime becomes {regime}", regime=regime))
        case verbs.RebelGovernor(district):
            return say(
                "All enterprises in {district} are discarded. No card of {district} may be played.",
                district=district_words(district),
            )
        case verbs.GunStore(gold):
            return say(
                "Gain {gold} gold whenever anyone plays an orange card or an activist acts.",
                gold=gold,
            )
        case verbs.SlaveRevoltOnExtort():
            return say("At an opponent's slave estate the slaves revolt.")
        case verbs.NationalizationImmunity():
            return say("Cannot be nationalized.")
        case verbs.Kickbacks(prestige):
            return say(
                "Kickbacks: each {prestige} point earns 1 gold.", prestige=prestige_words(prestige)
            )
        case _:
            assert_never(ability)


def _jurisdiction_words(ability: verbs.IgnoreJurisdiction, everyone: bool) -> str:
    """Whose troops may go where: all or some factions, to any or some districts."""
    goal = joined((district_words(each) for each in ability.into), "and")
    factions = joined((faction_words(each) for each in ability.factions), "and")
    anywhere = len(ability.into) == len(verbs.DISTRICTS)
    if len(ability.factions) == len(verbs.FACTIONS):
        if anywhere and everyone:
            return say("All troops may go to any district.")
        if anywhere:
            return say("Your troops may go to any district.")
        if everyone:
            return say("All troops may go to {goal}.", goal=goal)
        return say("Your troops may go to {goal}.", goal=goal)
    if anywhere and everyone:
        return say("All {factions} troops may go to any district.", factions=factions)
    if anywhere:
        return say("Your {factions} troops may go to any district.", factions=factions)
    if everyone:
        return say("All {factions} troops may go to {goal}.", factions=factions, goal=goal)
    return say("Your {factions} troops may go to {goal}.", factions=factions, goal=goal)


def _discount_words(discount: verbs.Discount) -> str:
    what = capitalized(_discounted(discount))
    if discount.free:
        return say("{what}: free.", what=what)
    if discount.half:
        return say("{what}: half price.", what=what)
    return say("{what}: {gold} gold cheaper.", what=what, gold=discount.reduce)


def _discounted(discount: verbs.Discount) -> str:
    """What a discount makes cheaper: "partners", "land", "mines from the market"."""
    where = discount.where
    match discount.what:
        case "enterprise":
            return where_words(where, otherwise="enterprise")
        case "partner":
            return where_words(where, otherwise="partner")
        case "connection":
            return say("connections")
        case "land":
            return say("land")
        case "police":
            return say("police actions")
        case "market":
            return say("{cards} from the market", cards=where_words(where))
        case "deploy":
            troops = where_words(where, otherwise="troop")
            return say("{troops}, played or redeployed", troops=troops)
        case _:
            assert_never(discount.what)


def _court_words(prestige: tuple[verbs.Prestige, ...]) -> str:
    if len(prestige) == len(verbs.PRESTIGES):
        return say("Showdown: discard for Díaz +1 of any kind.")
    kinds = joined(prestige_words(each) for each in prestige)
    return say("Showdown: discard for Díaz +1 {prestige}.", prestige=kinds)


def _strife_words(template: str, one: verbs.Faction, other: verbs.Faction) -> str:
    return sentence(say(template, one=faction_words(one), other=faction_words(other)))
