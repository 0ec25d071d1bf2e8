"""Card effects as plain sentences, generated from the card data.

The topic of a :class:`CardSentence` selects its icon; kinds of a topic follow a dot
("income.mines").
"""

from typing import Any, assert_never

from attrs import asdict

from paxdesk.language import as_sentence, capitalized, join_words, tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules.term_words import (
    AN,
    INDUSTRY_NOUNS,
    ONE,
    REGIME_WORDS,
    TOPPLING_WORDS,
    connection_words,
    count_words,
    district_words,
    faction_words,
    oval_words,
    prestige_words,
    regime_words,
    unrest_words,
    where_words,
)
from paxdesk.porfiriana.rules.variant import LIVING_RULES, Variant
from paxdesk.schema import spelled

# --- The verbs of the cards: sentences for effects, attack verbs and abilities --------------------

CUBE_WORDS: dict[verbs.CubeKind, str] = {
    "income": tr_noop("Income"),
    "connection": tr_noop("Connection"),
}
EXTRA_ACTION_WORDS: dict[verbs.ActionKind, str] = {
    "sell": tr_noop("Sell one card each turn without using an action."),
    "police": tr_noop("One police action each turn without using an action."),
    "speculate": tr_noop("Speculate once each turn without using an action."),
    "buy_land": tr_noop("Buy land once each turn without using an action."),
    "play": tr_noop("Play one card each turn without using an action."),
    "buy": tr_noop("Buy one market card each turn without using an action."),
    "buy_public": tr_noop("Buy one Public Card each turn without using an action."),
    "redeploy": tr_noop("Redeploy one troop each turn without using an action."),
    "connect": tr_noop("Build one connection each turn without using an action."),
}
VERB_WORDS: dict[type[verbs.Verb], str] = {
    verbs.GainPer: tr_noop("Each player gains {gold} gold for each {counted}."),
    verbs.PayPer: tr_noop("Each player pays {gold} gold for each {counted}."),
    verbs.PayOrDiscard: tr_noop(
        "For each {card} that they own, each player pays {gold} gold or discards it."
    ),
    verbs.NationalizeEach: tr_noop("Nationalization: each player loses {amount} of their {cards}."),
    verbs.ConnectionOffer: tr_noop("Each player may build one connection at half price."),
    verbs.Amnesty: tr_noop("Amnesty: everyone leaves Jail."),
    verbs.Depression: tr_noop("A Depression begins."),
    verbs.DiscardEach: tr_noop("Each player discards {amount} of their {cards}."),
    verbs.Steal: tr_noop("Steal up to {gold} gold from the victim."),
    verbs.StealPer: tr_noop("Steal {gold} gold for each {counted}, at most {maximum}."),
    verbs.PlaceUnrest: tr_noop("Place {unrest} on the enterprise."),
    verbs.CountedUnrest: tr_noop("Place 1 Unrest for each {counted}, at most {maximum}."),
    verbs.DiscardTarget: tr_noop("Discard the target."),
    verbs.Nationalize: tr_noop("Nationalization: discard the enterprise."),
    verbs.TakePartner: tr_noop("Conspiracy: take the partner into your tableau for free."),
    verbs.Antitrust: tr_noop(
        "You choose what the victim discards: a partner with a monopoly, or an enterprise of an "
        "industry they own twice."
    ),
    verbs.RaidHand: tr_noop("Look at the victim's hand and take one card."),
    verbs.General: tr_noop("General: all your troops have Firepower 3."),
    verbs.JailImmunity: tr_noop("You cannot be jailed."),
    verbs.MineBonus: tr_noop("Your mines earn {amount} more, except in a Depression."),
    verbs.Activist: tr_noop(
        "Action, once a turn: place {unrest} on any enterprise, except one of yours in Unrest."
    ),
    verbs.GunStore: tr_noop(
        "Gain {gold} gold whenever anyone plays an orange card or uses an activist."
    ),
    verbs.NationalizationImmunity: tr_noop("Cannot be nationalized."),
    verbs.FurtherPoint: tr_noop("1 {prestige} point."),
}
"""Sentence templates of verbs; ``effect_words`` and ``ability_words`` have further forms."""


def _verb_sentence(verb: verbs.Verb) -> str:
    words: dict[str, Any] = asdict(verb, recurse=False)
    if "where" in words:
        where = words.pop("where")
        words |= {"card": where_words(where, ONE), "cards": where_words(where)}
    if "count" in words:
        words["counted"] = count_words(words.pop("count"))
    if "prestige" in words:
        words["prestige"] = prestige_words(words["prestige"])
    if "max" in words:
        words["maximum"] = words.pop("max")
    if "amount" in words:
        words["unrest"] = unrest_words(words["amount"])
    return tr(VERB_WORDS[type(verb)], **words)


def topic_of(verb: verbs.Verb) -> str:
    """Return the topic of a verb: its name in card files."""
    return spelled(type(verb))


def effect_words(
    effect: verbs.Effect | verbs.AttackVerb | verbs.ToppleEffect, variant: Variant = LIVING_RULES
) -> str:
    """Return one or two sentences for an effect or attack verb under these rules."""
    match effect:
        case verbs.Regime(to):
            return as_sentence(tr("The regime becomes {regime}", regime=regime_words(to)))
        case verbs.Strife((one, other)):
            strife = (
                tr_noop("Strife, for the whole turn: {one} against {other}")
                if variant.strife_lasts_the_turn
                else tr_noop("Strife: {one} against {other}")
            )
            return _strife_words(strife, one, other)
        case verbs.UnrestAll(where, amount, spare_destination):
            unrest, target = unrest_words(amount), where_words(where, ONE)
            if spare_destination:
                return tr("{unrest} on every other {target}.", unrest=unrest, target=target)
            return tr("{unrest} on every {target}.", unrest=unrest, target=target)
        case verbs.UnrestEach(where, amount):
            return tr(
                "Each player places {unrest} on {target} that they own.",
                unrest=unrest_words(amount),
                target=where_words(where, AN),
            )
        case verbs.ClearUnrest(where, amount):
            target = where_words(where, ONE)
            if amount is None:
                return tr("Remove all Unrest from every {target}.", target=target)
            return tr(
                "Remove up to {unrest} from every {target}.",
                unrest=unrest_words(amount),
                target=target,
            )
        case verbs.AddLand(where, amount):
            return tr_plural(
                "Each player adds %n cube(s) to {target} that they own, free.",
                "",
                amount,
                target=where_words(where, AN),
            )
        case verbs.GainPer(gold, None):
            return tr("Each player gains {gold} gold.", gold=gold)
        case verbs.PayPer(gold, None):
            return tr("Each player pays {gold} gold.", gold=gold)
        case verbs.Depression("end"):
            return tr("The Depression ends.")
        case verbs.AchillesHeel(prestige) if not variant.any_regime_for_the_event:
            regime = verbs.REGIMES[verbs.PRESTIGES.index(prestige)]
            return tr(
                "Only under {regime}: Díaz counts 1 less {prestige} in this showdown.",
                regime=regime_words(regime),
                prestige=prestige_words(prestige),
            )
        case verbs.AchillesHeel(prestige):
            return tr(
                "Díaz counts 1 less {prestige} in this showdown.",
                prestige=prestige_words(prestige),
            )
        case verbs.PaidUnrest(maximum, gold):
            return tr(
                "Strike: place up to {unrest} at {gold} gold each. With none, it is a Scapegoat.",
                unrest=unrest_words(maximum),
                gold=gold,
            )
        case verbs.Assassinate() if variant.murder == "action":
            return tr(
                "Assassination: pay a partner's printed price and discard it. Or pay 10 gold and "
                "shoot a declared Hacendado without a Private Army."
            )
        case verbs.Assassinate():
            return tr(
                "Assassination: pay a partner's printed price and discard it. Or shoot a declared "
                "Hacendado in a showdown."
            )
        case verbs.RemoveCube(cubes, amount):
            return tr_plural(
                "Remove (|up to )%n {kinds} Cube(s) from the enterprise.",
                "",
                amount,
                kinds=join_words(tr(CUBE_WORDS[each]) for each in cubes),
            )
        case verbs.VictimStrife((one, other)):
            strife = (
                tr_noop("Strife, for the victim alone and the whole turn: {one} against {other}")
                if variant.strife_lasts_the_turn
                else tr_noop("Strife, for the victim alone: {one} against {other}")
            )
            return _strife_words(strife, one, other)
        case _:
            return _verb_sentence(effect)


def ability_words(
    ability: verbs.Ability, everyone: bool = False, variant: Variant = LIVING_RULES
) -> str:
    """Return one or two sentences for a standing ability; with ``everyone``, of a regime."""
    match ability:
        case verbs.ExtraAction(kind):
            return tr(EXTRA_ACTION_WORDS[kind])
        case verbs.Discount():
            return _discount_words(ability)
        case verbs.Monopoly(what, where):
            if what == "connection":
                return tr("Monopoly: opponents who build connections pay you.")
            cards = where_words(where, otherwise=what)
            return tr("Monopoly: opponents who play {cards} pay you.", cards=cards)
        case verbs.Spy(prestige):
            words = (
                tr_noop(
                    "Spy: discard it to cancel an orange or black card played against you, before "
                    "anything is paid."
                )
                if variant.spy_cancels == "play"
                else tr_noop(
                    "Spy: discard it to cancel an orange or black card played against you."
                )
            )
            cancel = tr(words)
            return f"{cancel} {_court_words(prestige)}" if prestige else cancel
        case verbs.Court(prestige):
            return _court_words(prestige)
        case verbs.IgnoreJurisdiction():
            return _jurisdiction_words(ability, everyone)
        case verbs.LandBonus(actions):
            return tr_plural("Buy land for %n action(s) instead of 2.", "", actions)
        case verbs.RegimeAction(to):
            regime = regime_words(to)
            return as_sentence(
                tr("Action, once a turn: the regime becomes {regime}", regime=regime)
            )
        case verbs.RebelGovernor(district):
            return _governor_words(district, variant)
        case verbs.SlaveRevoltOnExtort() if variant.yaqui_free_own_slaves:
            return tr("Sent to a slave enterprise, yours too, it frees the slaves.")
        case verbs.SlaveRevoltOnExtort():
            return tr("Sent to an opponent's slave enterprise, it frees the slaves.")
        case verbs.Kickbacks(prestige):
            return tr(
                "Kickbacks: each {prestige} point earns 1 gold.", prestige=prestige_words(prestige)
            )
        case _:
            return _verb_sentence(ability)


def _governor_words(district: verbs.District, variant: Variant) -> str:
    """Return the sentences of a Rebel Governor (R37)."""
    discard = (
        tr_noop("Discard all enterprises in {district} that can be nationalized.")
        if variant.governor_spares_immune
        else tr_noop("Discard all enterprises in {district}.")
    )
    bar = (
        tr_noop(
            "While this card is in play, no card with the flag of {district} may be played or "
            "moved, not even one with two flags."
        )
        if variant.governor_bars_redeploying
        else tr_noop(
            "While this card is in play, no card with the flag of {district} may be played, not "
            "even one with two flags."
        )
    )
    name = district_words(district)
    return f"{tr(discard, district=name)} {tr(bar, district=name)}"


JURISDICTION_WORDS: dict[tuple[bool, bool, bool], str] = {
    (True, True, True): tr_noop("All troops may go to any district."),
    (True, True, False): tr_noop("All troops may go to {goal}."),
    (True, False, True): tr_noop("All {factions} troops may go to any district."),
    (True, False, False): tr_noop("All {factions} troops may go to {goal}."),
    (False, True, True): tr_noop("Your troops may go to any district."),
    (False, True, False): tr_noop("Your troops may go to {goal}."),
    (False, False, True): tr_noop("Your {factions} troops may go to any district."),
    (False, False, False): tr_noop("Your {factions} troops may go to {goal}."),
}
"""Sentences of ``ignore_jurisdiction``.

Keys: whether it applies to everyone's troops, to all factions, and to all districts.
"""


def _jurisdiction_words(ability: verbs.IgnoreJurisdiction, everyone: bool) -> str:
    all_factions = len(ability.factions) == len(verbs.FACTIONS)
    anywhere = len(ability.into) == len(verbs.DISTRICTS)
    return tr(
        JURISDICTION_WORDS[everyone, all_factions, anywhere],
        factions=join_words((faction_words(each) for each in ability.factions), "and"),
        goal=join_words((district_words(each) for each in ability.into), "and"),
    )


def _discount_words(discount: verbs.Discount) -> str:
    what = capitalized(_discounted(discount))
    if discount.free:
        return tr("{what}: free.", what=what)
    if discount.half:
        return tr("{what}: half price.", what=what)
    return tr("{what}: {gold} gold cheaper.", what=what, gold=discount.reduce)


def _discounted(discount: verbs.Discount) -> str:
    """Return the object of a discount: "mines from the market"."""
    where = discount.where
    match discount.what:
        case "enterprise":
            return where_words(where, otherwise="enterprise", last="and")
        case "partner":
            partners = where_words(where, otherwise="partner", last="and")
            return tr("{partners} from the hand", partners=partners)
        case "connection":
            return tr("connections")
        case "land":
            return tr("land")
        case "police":
            return tr("police actions")
        case "market":
            return tr("{cards} from the market", cards=where_words(where, last="and"))
        case "deploy":
            troops = where_words(where, otherwise="troop", last="and")
            return tr("{troops}, played or moved", troops=troops)
        case _:
            assert_never(discount.what)


def _court_words(prestige: tuple[verbs.Prestige, ...]) -> str:
    if len(prestige) == len(verbs.PRESTIGES):
        return tr("Showdown: discard it to give Díaz +1 of any kind.")
    kinds = join_words(prestige_words(each) for each in prestige)
    return tr("Showdown: discard it to give Díaz +1 {prestige}.", prestige=kinds)


def _strife_words(template: str, one: verbs.Faction, other: verbs.Faction) -> str:
    return as_sentence(tr(template, one=faction_words(one), other=faction_words(other)))


@frozen
class CardSentence:
    topic: str
    text: str


FIREPOWER_WORDS = {
    1: tr_noop("Firepower 1: bows."),
    2: tr_noop("Firepower 2: rifles."),
    3: tr_noop("Firepower 3: machine guns, never defeated."),
}
HEADLINE_WORDS: dict[tuple[str, verbs.Mood], str] = {
    ("headline", "bull"): tr_noop("Headline · Bull"),
    ("headline", "bear"): tr_noop("Headline · Bear"),
    ("topple", "bull"): tr_noop("Topple · Bull"),
    ("topple", "bear"): tr_noop("Topple · Bear"),
}
_ACTIONS: tuple[tuple[str, str, str], ...] = (
    ("action.buy", tr_noop("Buy a market card"), tr_noop("1, then 2")),
    ("action.play", tr_noop("Play a card"), tr_noop("1 (black 2)")),
    ("action.sell", tr_noop("Sell a card for the Economy"), "1"),
    ("action.redeploy", tr_noop("Move a troop"), "1"),
    ("action.buy_land", tr_noop("Buy land"), "2"),
    ("action.connect", tr_noop("Build a connection"), "1"),
    ("action.police", tr_noop("Police (3 gold, remove 1 Unrest)"), "1"),
    ("action.speculate", tr_noop("Speculate"), "1"),
)


def action_lines() -> tuple[tuple[CardSentence, str], ...]:
    """Return the actions on the play aid, each with its cost in actions."""
    return tuple(
        (CardSentence(topic, tr(action)), tr(number)) for topic, action, number in _ACTIONS
    )


def income_words(income: cards.Income) -> CardSentence:
    if income.economy:
        return CardSentence("income.economy", tr("Income: equal to the Economy."))
    if income.mines:
        return CardSentence("income.mines", tr("Income: equal to the Mine Value."))
    if income.improvable is not None:
        words = tr("Income: {cubes}, more by buying land.", cubes=income.improvable)
        return CardSentence("income.improvable", words)
    if income.count is not None:
        words = tr("Income: 1 for each {counted}.", counted=count_words(income.count))
        return CardSentence("income.count", words)
    return CardSentence("income.fixed", tr("Income: {cubes}.", cubes=income.fixed))


def card_title(card: cards.Card) -> str:
    """Return the name of a card; the printed name of a regime is translated."""
    if isinstance(card, cards.RegimeCard) and card.name == REGIME_WORDS[card.key]:
        return regime_words(card.key)
    return card.name


def kind_words(card: cards.Card, side: int = 0, flipped: verbs.Prestige | None = None) -> str:
    """Return the kind of a card, such as "Troop · Local · Sonora"."""
    match card:
        case cards.EnterpriseCard():
            return tr(
                "Enterprise · {industry} · {district}",
                industry=capitalized(tr(INDUSTRY_NOUNS[card.industry][0])),
                district=district_words(card.district),
            )
        case cards.PartnerCard():
            faction = faction_words(card.sides[side].faction)
            if card.public:
                return tr("Public Card · {faction}", faction=faction)
            if card.newspaper:
                return tr("Newspaper · {faction}", faction=faction)
            return tr("Partner · {faction}", faction=faction)
        case cards.TroopCard():
            return tr(
                "Troop · {faction} · {districts}",
                faction=faction_words(card.faction),
                districts=join_words((district_words(each) for each in card.jurisdiction), "and"),
            )
        case cards.OrangeCard():
            flags = join_words(district_words(each) for each in card.districts)
            return tr("Orange card · {districts}", districts=flags or tr("Any district"))
        case cards.BlackCard():
            regime = regime_words(card.cheap_regime)
            return tr("Black card · 1 action in {regime}, else 2", regime=regime)
        case cards.HeadlineCard() | cards.ToppleCard():
            return tr(HEADLINE_WORDS[card.kind, card.mood])
        case cards.HacendadoCard():
            cause = card.cause(flipped) if flipped else None
            if cause is None:
                return tr("Hacendado · Loyal")
            return tr("Hacendado · {faction} cause", faction=faction_words(cause.faction))
        case cards.RegimeCard():
            return tr("Regime")
        case _:
            return tr("Play aid")


def cost_words(card: cards.Card, side: int = 0) -> str:
    """Return a sentence with the printed price to play a card, or ""."""
    match card:
        case cards.EnterpriseCard():
            return tr("Price: {0} gold.", card.cost)
        case cards.PartnerCard():
            return tr("Price: {0} gold.", card.sides[side].cost)
        case cards.TroopCard():
            return tr(
                "Price: {rail} gold by rail, {mule} by mule, {foot} on foot.",
                rail=card.cost.rail,
                mule=card.cost.mule,
                foot=card.cost.foot,
            )
        case _:
            return ""


def card_sentences(
    card: cards.Card,
    side: int = 0,
    flipped: verbs.Prestige | None = None,
    variant: Variant = LIVING_RULES,
) -> tuple[CardSentence, ...]:
    """Return the printed rules of a card as sentences.

    ``flipped`` is the prestige of a Hacendado's cause, None for a loyalist.
    """
    match card:
        case cards.EnterpriseCard():
            return _enterprise_lines(card, variant)
        case cards.PartnerCard():
            return _partner_lines(card, side, variant)
        case cards.TroopCard():
            return (
                CardSentence(f"firepower.{card.firepower}", tr(FIREPOWER_WORDS[card.firepower])),
                *_effects(card.on_play, variant),
                *_abilities(card.abilities, variant),
                *_points(card.points),
            )
        case cards.OrangeCard():
            return (*_target(card), *_effects(card.effects, variant), *_award(card.award))
        case cards.BlackCard():
            return (*_target(card), *_effects(card.effects, variant), *_award(card.award))
        case cards.HeadlineCard() | cards.ToppleCard():
            return _effects(card.event, variant) or (CardSentence("quiet", tr("Nothing happens.")),)
        case cards.HacendadoCard():
            return _hacendado_lines(card, flipped, variant)
        case cards.RegimeCard():
            return _regime_lines(card)
        case _:
            return tuple(
                CardSentence(line.topic, tr("{action}: {number}.", action=line.text, number=number))
                for line, number in action_lines()
            )


def unexpressed_sentence(card: cards.Card) -> tuple[CardSentence, ...]:
    """Return the sentence about printed text that the program does not implement, or ()."""
    if not card.unexpressed:
        return ()
    words = tr("Printed, but not played here: {words}", words=card.unexpressed)
    return (CardSentence("unexpressed", words),)


def _regime_lines(card: cards.RegimeCard) -> tuple[CardSentence, ...]:
    toppling = tr(
        "Topple by {toppling}: {prestige}.",
        toppling=tr(TOPPLING_WORDS[card.key]),
        prestige=prestige_words(card.prestige),
    )
    return (
        CardSentence("income.mines", tr("Mines: {value}.", value=card.mines)),
        CardSentence("income.economy", tr("Economy: {value}.", value=card.economy)),
        *_abilities(card.abilities, everyone=True),
        CardSentence(f"prestige.{card.prestige}", toppling),
    )


def _enterprise_lines(card: cards.EnterpriseCard, variant: Variant) -> tuple[CardSentence, ...]:
    found = [
        income_words(card.income),
        *_abilities(card.abilities, variant),
        *_points(card.points),
    ]
    if card.slave:
        found.append(CardSentence("slave", _slave_words(card)))
    ways = [tr("{way}.", way=connection_words(card.base))]
    for oval in card.ovals:
        name = tr("Chain Railroad") if oval.chain else oval_words(oval.to)
        ways.append(tr("{oval}: {cost} gold.", oval=name, cost=oval.cost))
    found.append(CardSentence(f"connection.{card.base}", " ".join(ways)))
    if any(oval.chain for oval in card.ovals):
        found.append(CardSentence("connection.chain", _chain_words(variant)))
    return tuple(found)


def _chain_words(variant: Variant) -> str:
    if len(variant.chain_opens) == len(verbs.DISTRICTS):
        return tr("Chain: you build any connection for 1 gold; your Federal troops go anywhere.")
    return tr(
        "Chain: you build any connection for 1 gold; your Federal troops may go to {districts}.",
        districts=join_words((district_words(each) for each in variant.chain_opens), "and"),
    )


def _slave_words(card: cards.EnterpriseCard) -> str:
    if card.jails:
        return tr(
            "More Unrest than cubes: slave revolt. "
            "The Liberator takes the card as 1 Revolution and is jailed."
        )
    return tr("More Unrest than cubes: slave revolt. The Liberator takes the card as 1 Revolution.")


def _partner_lines(
    card: cards.PartnerCard, side: int, variant: Variant
) -> tuple[CardSentence, ...]:
    used = card.sides[side]
    others = [each for index, each in enumerate(card.sides) if index != side]
    does = [*_effects(used.on_play, variant), *_abilities(used.abilities, variant)]
    # The ban of a Rebel Governor comes before his other effects (P9).
    does.sort(key=lambda line: line.topic != "rebel_governor")
    own = (*does, *_points(used.points))
    turned = []
    for other in others:
        worth = [faction_words(other.faction)]
        if card.public:
            worth.insert(0, other.name)
        for prestige in other.points:
            worth.append(tr("1 {prestige}", prestige=prestige_words(prestige)))
        others_do = [line.text for line in _abilities(other.abilities, variant)]
        if card.public:
            others_do += [effect_words(each, variant) for each in other.on_play]
        text = " ".join(
            [as_sentence(tr("Other side: {worth}", worth=", ".join(worth))), *others_do]
        )
        turned.append(CardSentence(f"faction.{other.faction}", text))
    return (*own, *turned)


def _hacendado_lines(
    card: cards.HacendadoCard, flipped: verbs.Prestige | None, variant: Variant
) -> tuple[CardSentence, ...]:
    cause = card.cause(flipped) if flipped else None
    if cause is None:
        start = tr("Income: {cubes}, while loyal.", cubes=card.loyalist.income)
        return (
            CardSentence("income.fixed", start),
            *_abilities(card.loyalist.abilities, variant),
            *(_cause_line(each) for each in card.orientations),
        )
    faction = faction_words(cause.faction)
    point = tr(
        "1 {prestige} point, {faction} cause.",
        prestige=prestige_words(cause.prestige),
        faction=faction,
    )
    army = tr(
        "Private Army: {faction} troops, {way}.",
        faction=faction,
        way=connection_words(cause.connection).lower(),
    )
    return (
        CardSentence("cause", f"{cause.title}."),
        CardSentence(f"prestige.{cause.prestige}", point),
        CardSentence(f"connection.{cause.connection}", army),
    )


def _cause_line(cause: cards.Cause) -> CardSentence:
    text = tr(
        "Manifesto “{title}”: {faction}, 1 {prestige}, Private Army {way}.",
        title=cause.title,
        faction=faction_words(cause.faction),
        prestige=prestige_words(cause.prestige),
        way=connection_words(cause.connection).lower(),
    )
    return CardSentence(f"prestige.{cause.prestige}", text)


def _effects(
    effects: tuple[verbs.Effect | verbs.AttackVerb | verbs.ToppleEffect, ...], variant: Variant
) -> tuple[CardSentence, ...]:
    found = []
    for each in effects:
        if isinstance(each, verbs.AchillesHeel):
            topic = f"prestige.{each.prestige}"
        else:
            topic = topic_of(each)
        found.append(CardSentence(topic, effect_words(each, variant)))
    return tuple(found)


def _abilities(
    abilities: tuple[verbs.Ability, ...], variant: Variant = LIVING_RULES, everyone: bool = False
) -> tuple[CardSentence, ...]:
    return tuple(
        CardSentence(topic_of(each), ability_words(each, everyone, variant))
        for each in cards.powers_of(abilities)
    )


def _points(points: tuple[verbs.Prestige, ...]) -> tuple[CardSentence, ...]:
    return tuple(
        CardSentence(f"prestige.{each}", tr("1 {prestige} point.", prestige=prestige_words(each)))
        for each in points
    )


def _target(card: cards.AttackCard) -> tuple[CardSentence, ...]:
    """Return the sentence about the target, or ()."""
    opponents = isinstance(card, cards.BlackCard) and card.opponents_only
    if card.target is None:
        victim = tr("Victim: an opponent.") if opponents else tr("Victim: any player.")
        return (CardSentence("target", victim),)
    if not card.target and not opponents:
        return ()
    if opponents:
        what = where_words(card.target, ONE, otherwise="enterprise")
        return (CardSentence("target", tr("Target: an opponent's {card}.", card=what)),)
    what = where_words(card.target, AN, otherwise="enterprise")
    return (CardSentence("target", tr("Target: {card}.", card=what)),)


def _award(award: cards.Award | None) -> tuple[CardSentence, ...]:
    if award is None:
        return ()
    prestige = prestige_words(award.prestige)
    if award.jails:
        text = tr("The victim gains 1 {prestige} and is jailed.", prestige=prestige)
    else:
        text = tr("The victim gains 1 {prestige}.", prestige=prestige)
    return (CardSentence(f"prestige.{award.prestige}", text),)
