"""Card effects in plain sentences, made from the data alone.

A :class:`Line` couples a sentence with its topic: a key for whoever wants to set a
mark before it. Topics are the verbs of the vocabulary ("steal", "regime") and the
facts of a card; where a fact comes in several kinds the kind follows a dot
("income.mines", "prestige.loyalty", "connection.rail", "firepower.2").
"""

from typing import Any, assert_never

from attrs import asdict

from paxdesk.language import capitalized, counted, joined, say, sentence, template
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules.term_words import (
    AN,
    INDUSTRY_NOUNS,
    ONE,
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

# --- The verbs of the cards in words: one sentence for each effect, attack verb and ability -------

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
VERB_WORDS: dict[type[verbs.Verb], str] = {
    verbs.GainPer: template("Each player gains {gold} gold for each {counted}."),
    verbs.PayPer: template("Each player pays {gold} gold for each {counted}."),
    verbs.PayOrDiscard: template(
        "For each {card} that they own, each player pays {gold} gold or discards it."
    ),
    verbs.NationalizeEach: template(
        "Nationalization: each player loses {amount} of their {cards}."
    ),
    verbs.ConnectionOffer: template("Each player may build one connection at half price."),
    verbs.Amnesty: template("Amnesty: everyone leaves Jail."),
    verbs.Depression: template("A Depression begins."),
    verbs.DiscardEach: template("Each player discards {amount} of their {cards}."),
    verbs.Steal: template("Steal up to {gold} gold from the victim."),
    verbs.StealPer: template("Steal {gold} gold for each {counted}, at most {maximum}."),
    verbs.PlaceUnrest: template("Place {unrest} on the enterprise."),
    verbs.CountedUnrest: template("Place 1 Unrest for each {counted}, at most {maximum}."),
    verbs.DiscardTarget: template("Discard the target."),
    verbs.Nationalize: template("Nationalization: discard the enterprise."),
    verbs.TakePartner: template("Conspiracy: take the partner into your tableau for free."),
    verbs.Antitrust: template(
        "The victim discards a partner with a monopoly, or an enterprise of an industry "
        "they own twice."
    ),
    verbs.RaidHand: template("Look at the victim's hand and take one card."),
    verbs.General: template("General: all your troops have Firepower 3."),
    verbs.JailImmunity: template("You cannot be jailed."),
    verbs.MineBonus: template("Your mines earn {amount} more, except in a Depression."),
    verbs.Activist: template("Action, once a turn: place {unrest} on any enterprise."),
    verbs.GunStore: template(
        "Gain {gold} gold whenever anyone plays an orange card or uses an activist."
    ),
    verbs.NationalizationImmunity: template("Cannot be nationalized."),
}
"""The verbs of which one sentence says everything, whatever the rules of the game."""


def _said_of(verb: verbs.Verb) -> str:
    """The sentence of a verb with its figures, and its filter and count in words."""
    words: dict[str, Any] = asdict(verb, recurse=False)
    if "where" in words:
        where = words.pop("where")
        words |= {"card": where_words(where, ONE), "cards": where_words(where)}
    if "count" in words:
        words["counted"] = count_words(words.pop("count"))
    if "max" in words:
        words["maximum"] = words.pop("max")
    if "amount" in words:
        words["unrest"] = unrest_words(words["amount"])
    return say(VERB_WORDS[type(verb)], **words)


def topic_of(verb: verbs.Verb) -> str:
    """The topic of what a verb does: its name in card files."""
    return verbs.verb_name(type(verb))


def effect_words(
    effect: verbs.Effect | verbs.AttackVerb | verbs.AchillesHeel, variant: Variant = LIVING_RULES
) -> str:
    """What an effect or attack verb does under these rules, in a sentence (or two)."""
    match effect:
        case verbs.Regime(to):
            return sentence(say("The regime becomes {regime}", regime=regime_words(to)))
        case verbs.Strife((one, other)):
            strife = (
                template("Strife, for the whole turn: {one} against {other}")
                if variant.strife_lasts_the_turn
                else template("Strife: {one} against {other}")
            )
            return _strife_words(strife, one, other)
        case verbs.UnrestAll(where, amount, spare_destination):
            unrest, target = unrest_words(amount), where_words(where, ONE)
            if spare_destination:
                return say("{unrest} on every other {target}.", unrest=unrest, target=target)
            return say("{unrest} on every {target}.", unrest=unrest, target=target)
        case verbs.UnrestEach(where, amount):
            return say(
                "Each player places {unrest} on {target} that they own.",
                unrest=unrest_words(amount),
                target=where_words(where, AN),
            )
        case verbs.ClearUnrest(where, amount):
            target = where_words(where, ONE)
            if amount is None:
                return say("Remove all Unrest from every {target}.", target=target)
            return say(
                "Remove up to {unrest} from every {target}.",
                unrest=unrest_words(amount),
                target=target,
            )
        case verbs.AddLand(where, amount):
            return counted(
                "Each player adds %n cube(s) to {target} that they own, free.",
                "",
                amount,
                target=where_words(where, AN),
            )
        case verbs.AchillesHeel(prestige) if not variant.any_regime_for_the_event:
            regime = verbs.REGIMES[verbs.PRESTIGES.index(prestige)]
            return say(
                "Only under {regime}: Díaz counts 1 less {prestige} in this showdown.",
                regime=regime_words(regime),
                prestige=prestige_words(prestige),
            )
        case verbs.AchillesHeel(prestige):
            return say(
                "Díaz counts 1 less {prestige} in this showdown.",
                prestige=prestige_words(prestige),
            )
        case verbs.PaidUnrest(maximum, gold):
            return say(
                "Strike: place up to {unrest} at {gold} gold each. With none, it is a Scapegoat.",
                unrest=unrest_words(maximum),
                gold=gold,
            )
        case verbs.Assassinate() if variant.murder == "action":
            return say(
                "Assassination: pay a partner's printed price and discard it. Or pay 10 gold and "
                "shoot a declared Hacendado without a Private Army."
            )
        case verbs.Assassinate():
            return say(
                "Assassination: pay a partner's printed price and discard it. Or shoot a declared "
                "Hacendado in a showdown."
            )
        case verbs.RemoveCube(cubes, amount):
            return counted(
                "Remove (|up to )%n {kinds} Cube(s) from the enterprise.",
                "",
                amount,
                kinds=joined(say(CUBE_WORDS[each]) for each in cubes),
            )
        case verbs.VictimStrife((one, other)):
            strife = (
                template("Strife, for the victim alone and the whole turn: {one} against {other}")
                if variant.strife_lasts_the_turn
                else template("Strife, for the victim alone: {one} against {other}")
            )
            return _strife_words(strife, one, other)
        case _:
            return _said_of(effect)


def ability_words(
    ability: verbs.Ability, everyone: bool = False, variant: Variant = LIVING_RULES
) -> str:
    """What a standing ability allows under these rules; ``everyone`` for those of a regime."""
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
            words = (
                template(
                    "Spy: discard it to cancel an orange or black card played against you, before "
                    "anything is paid."
                )
                if variant.spy_cancels == "play"
                else template(
                    "Spy: discard it to cancel an orange or black card played against you."
                )
            )
            cancel = say(words)
            return f"{cancel} {_court_words(prestige)}" if prestige else cancel
        case verbs.Court(prestige):
            return _court_words(prestige)
        case verbs.IgnoreJurisdiction():
            return _jurisdiction_words(ability, everyone)
        case verbs.LandBonus(actions):
            return counted("Buy land for %n action(s) instead of 2.", "", actions)
        case verbs.RegimeAction(to):
            regime = regime_words(to)
            return sentence(say("Action, once a turn: the regime becomes {regime}", regime=regime))
        case verbs.RebelGovernor(district):
            return _governor_words(district, variant)
        case verbs.SlaveRevoltOnExtort() if variant.yaqui_free_own_slaves:
            return say("Sent to a slave enterprise, yours too, it frees the slaves.")
        case verbs.SlaveRevoltOnExtort():
            return say("Sent to an opponent's slave enterprise, it frees the slaves.")
        case verbs.Kickbacks(prestige):
            return say(
                "Kickbacks: each {prestige} point earns 1 gold.", prestige=prestige_words(prestige)
            )
        case _:
            return _said_of(ability)


def _governor_words(district: verbs.District, variant: Variant) -> str:
    """What a Rebel Governor destroys, and what he forbids (R37)."""
    discard = (
        template("Discard all enterprises in {district} that can be nationalized.")
        if variant.governor_spares_immune
        else template("Discard all enterprises in {district}.")
    )
    bar = (
        template(
            "While this card is in play, no card with the flag of {district} may be played or "
            "moved, not even one with two flags."
        )
        if variant.governor_bars_redeploying
        else template(
            "While this card is in play, no card with the flag of {district} may be played, not "
            "even one with two flags."
        )
    )
    name = district_words(district)
    return f"{say(discard, district=name)} {say(bar, district=name)}"


JURISDICTION_WORDS: dict[tuple[bool, bool, bool], str] = {
    (True, True, True): template("All troops may go to any district."),
    (True, True, False): template("All troops may go to {goal}."),
    (True, False, True): template("All {factions} troops may go to any district."),
    (True, False, False): template("All {factions} troops may go to {goal}."),
    (False, True, True): template("Your troops may go to any district."),
    (False, True, False): template("Your troops may go to {goal}."),
    (False, False, True): template("Your {factions} troops may go to any district."),
    (False, False, False): template("Your {factions} troops may go to {goal}."),
}
"""By whether it is about everyone's troops, about all factions, and about all districts."""


def _jurisdiction_words(ability: verbs.IgnoreJurisdiction, everyone: bool) -> str:
    """Whose troops may go where: all or some factions, to any or some districts."""
    all_factions = len(ability.factions) == len(verbs.FACTIONS)
    anywhere = len(ability.into) == len(verbs.DISTRICTS)
    return say(
        JURISDICTION_WORDS[everyone, all_factions, anywhere],
        factions=joined((faction_words(each) for each in ability.factions), "and"),
        goal=joined((district_words(each) for each in ability.into), "and"),
    )


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
            return where_words(where, otherwise="enterprise", last="and")
        case "partner":
            return where_words(where, otherwise="partner", last="and")
        case "connection":
            return say("connections")
        case "land":
            return say("land")
        case "police":
            return say("police actions")
        case "market":
            return say("{cards} from the market", cards=where_words(where, last="and"))
        case "deploy":
            troops = where_words(where, otherwise="troop", last="and")
            return say("{troops}, played or moved", troops=troops)
        case _:
            assert_never(discount.what)


def _court_words(prestige: tuple[verbs.Prestige, ...]) -> str:
    if len(prestige) == len(verbs.PRESTIGES):
        return say("Showdown: discard it to give Díaz +1 of any kind.")
    kinds = joined(prestige_words(each) for each in prestige)
    return say("Showdown: discard it to give Díaz +1 {prestige}.", prestige=kinds)


def _strife_words(template: str, one: verbs.Faction, other: verbs.Faction) -> str:
    return sentence(say(template, one=faction_words(one), other=faction_words(other)))


@frozen
class Line:
    """One sentence about a card and what it is about."""

    topic: str
    text: str


FIREPOWER_WORDS = {
    1: template("Firepower 1: bows."),
    2: template("Firepower 2: rifles."),
    3: template("Firepower 3: machine guns, never defeated."),
}
HEADLINE_WORDS: dict[tuple[str, verbs.Mood], str] = {
    ("headline", "bull"): template("Headline · Bull"),
    ("headline", "bear"): template("Headline · Bear"),
    ("topple", "bull"): template("Topple · Bull"),
    ("topple", "bear"): template("Topple · Bear"),
}
_ACTIONS: tuple[tuple[str, str, str], ...] = (
    ("action.buy", template("Buy a market card"), template("1, then 2")),
    ("action.play", template("Play a card"), template("1 (black 2)")),
    ("action.sell", template("Sell a card for the Economy"), "1"),
    ("action.redeploy", template("Move a troop"), "1"),
    ("action.buy_land", template("Buy land"), "2"),
    ("action.connect", template("Build a connection"), "1"),
    ("action.police", template("Police (3 gold, remove 1 Unrest)"), "1"),
    ("action.speculate", template("Speculate"), "1"),
)


def action_lines() -> tuple[tuple[Line, str], ...]:
    """The actions of a turn with the number of actions each takes, as the play aid lists them."""
    return tuple((Line(topic, say(action)), say(number)) for topic, action, number in _ACTIONS)


def income_words(income: cards.Income) -> Line:
    """The printed income of an enterprise; exactly one of its forms is set."""
    if income.economy:
        return Line("income.economy", say("Income: equal to the Economy."))
    if income.mines:
        return Line("income.mines", say("Income: equal to the Mine Value."))
    if income.improvable is not None:
        words = say("Income: {cubes}, more by buying land.", cubes=income.improvable)
        return Line("income.improvable", words)
    if income.count is not None:
        words = say("Income: 1 for each {counted}.", counted=count_words(income.count))
        return Line("income.count", words)
    return Line("income.fixed", say("Income: {cubes}.", cubes=income.fixed))


def kind_words(card: cards.Card, side: int = 0, flipped: verbs.Prestige | None = None) -> str:
    """What kind of card it is, with the facts that sort it: "Troop · Local · Sonora"."""
    match card:
        case cards.EnterpriseCard():
            return say(
                "Enterprise · {industry} · {district}",
                industry=capitalized(say(INDUSTRY_NOUNS[card.industry][0])),
                district=district_words(card.district),
            )
        case cards.PartnerCard():
            faction = faction_words(card.sides[side].faction)
            if card.public:
                return say("Public Card · {faction}", faction=faction)
            if card.newspaper:
                return say("Newspaper · {faction}", faction=faction)
            return say("Partner · {faction}", faction=faction)
        case cards.TroopCard():
            return say(
                "Troop · {faction} · {districts}",
                faction=faction_words(card.faction),
                districts=joined((district_words(each) for each in card.jurisdiction), "and"),
            )
        case cards.OrangeCard():
            flags = joined(district_words(each) for each in card.districts)
            return say("Orange card · {districts}", districts=flags or say("Any district"))
        case cards.BlackCard():
            regime = regime_words(card.cheap_regime)
            return say("Black card · 1 action in {regime}, else 2", regime=regime)
        case cards.HeadlineCard() | cards.ToppleCard():
            return say(HEADLINE_WORDS[card.kind, card.mood])
        case cards.HacendadoCard():
            cause = card.cause(flipped) if flipped else None
            if cause is None:
                return say("Hacendado · Loyal")
            return say("Hacendado · {faction} cause", faction=faction_words(cause.faction))
        case cards.RegimeCard():
            return say("Regime")
        case _:
            return say("Play aid")


def lines(
    card: cards.Card,
    side: int = 0,
    flipped: verbs.Prestige | None = None,
    variant: Variant = LIVING_RULES,
) -> tuple[Line, ...]:
    """Everything printed on a card, spelled out in the order of its marks.

    ``side`` is the side in use of a newspaper or public card, ``flipped`` the cause a
    Hacendado has declared for (None: still loyal), ``variant`` the rules of the game it lies in.
    """
    match card:
        case cards.EnterpriseCard():
            return _enterprise_lines(card, variant)
        case cards.PartnerCard():
            return _partner_lines(card, side, variant)
        case cards.TroopCard():
            return (
                Line(f"firepower.{card.firepower}", say(FIREPOWER_WORDS[card.firepower])),
                *_effects(card.on_play, variant),
                *_abilities(card.abilities, variant),
                *_point(card.prestige),
            )
        case cards.OrangeCard():
            return (*_target(card), *_effects(card.effects, variant), *_award(card.award))
        case cards.BlackCard():
            return (*_target(card), *_effects(card.effects, variant), *_award(card.award))
        case cards.HeadlineCard() | cards.ToppleCard():
            return _effects(card.event, variant) or (Line("quiet", say("Nothing happens.")),)
        case cards.HacendadoCard():
            return _hacendado_lines(card, flipped, variant)
        case cards.RegimeCard():
            return _regime_lines(card)
        case _:
            return tuple(
                Line(line.topic, say("{action}: {number}.", action=line.text, number=number))
                for line, number in action_lines()
            )


def _regime_lines(card: cards.RegimeCard) -> tuple[Line, ...]:
    toppling = say(
        "Topple by {toppling}: {prestige}.",
        toppling=say(TOPPLING_WORDS[card.key]),
        prestige=prestige_words(card.prestige),
    )
    return (
        Line("income.mines", say("Mines: {value}.", value=card.mines)),
        Line("income.economy", say("Economy: {value}.", value=card.economy)),
        *_abilities(card.abilities, everyone=True),
        Line(f"prestige.{card.prestige}", toppling),
    )


def _enterprise_lines(card: cards.EnterpriseCard, variant: Variant) -> tuple[Line, ...]:
    found = [
        income_words(card.income),
        *_abilities(card.abilities, variant),
        *_point(card.prestige),
    ]
    if card.slave:
        found.append(Line("slave", _slave_words(card)))
    ways = [say("{way}.", way=connection_words(card.base))]
    for oval in card.ovals:
        name = say("Chain Railroad") if oval.chain else oval_words(oval.to)
        ways.append(say("{oval}: {cost} gold.", oval=name, cost=oval.cost))
    found.append(Line(f"connection.{card.base}", " ".join(ways)))
    if any(oval.chain for oval in card.ovals):
        found.append(Line("connection.chain", _chain_words(variant)))
    return tuple(found)


def _chain_words(variant: Variant) -> str:
    """What a Chain Railroad does for its builder (R27)."""
    if len(variant.chain_opens) == len(verbs.DISTRICTS):
        return say("Chain: you build any connection for 1 gold; your Federal troops go anywhere.")
    return say(
        "Chain: you build any connection for 1 gold; your Federal troops may go to {districts}.",
        districts=joined((district_words(each) for each in variant.chain_opens), "and"),
    )


def _slave_words(card: cards.EnterpriseCard) -> str:
    if card.jails:
        return say(
            "More Unrest than cubes: slave revolt. "
            "The Liberator takes it as 1 Revolution and is jailed."
        )
    return say(
        "More Unrest than cubes: slave revolt. The Liberator takes the card as 1 Revolution."
    )


def _partner_lines(card: cards.PartnerCard, side: int, variant: Variant) -> tuple[Line, ...]:
    used = card.sides[side]
    others = [each for index, each in enumerate(card.sides) if index != side]
    does = [*_effects(used.on_play, variant), *_abilities(used.abilities, variant)]
    # A Rebel Governor closes his district before what playing him does besides (P9).
    does.sort(key=lambda line: line.topic != "rebel_governor")
    own = (*does, *_point(used.prestige))
    turned = []
    for other in others:
        worth = [faction_words(other.faction)]
        if card.public:
            worth.insert(0, other.name)
        if other.prestige:
            worth.append(say("1 {prestige}", prestige=prestige_words(other.prestige)))
        others_do = [ability_words(each, variant=variant) for each in other.abilities]
        if card.public:
            others_do += [effect_words(each, variant) for each in other.on_play]
        text = " ".join([sentence(say("Other side: {worth}", worth=", ".join(worth))), *others_do])
        turned.append(Line(f"faction.{other.faction}", text))
    return (*own, *turned)


def _hacendado_lines(
    card: cards.HacendadoCard, flipped: verbs.Prestige | None, variant: Variant
) -> tuple[Line, ...]:
    cause = card.cause(flipped) if flipped else None
    if cause is None:
        start = say("Income: {cubes}, while loyal.", cubes=card.loyalist.income)
        return (
            Line("income.fixed", start),
            *_abilities(card.loyalist.abilities, variant),
            *(_cause_line(each) for each in card.orientations),
        )
    faction = faction_words(cause.faction)
    point = say(
        "1 {prestige} point, {faction} cause.",
        prestige=prestige_words(cause.prestige),
        faction=faction,
    )
    army = say(
        "Private Army: {faction} troops, {way}.",
        faction=faction,
        way=connection_words(cause.connection).lower(),
    )
    return (
        Line("cause", f"{cause.title}."),
        Line(f"prestige.{cause.prestige}", point),
        Line(f"connection.{cause.connection}", army),
    )


def _cause_line(cause: cards.Cause) -> Line:
    """A cause for which a loyalist may still declare."""
    text = say(
        "{title}: {faction}, 1 {prestige}.",
        title=cause.title,
        faction=faction_words(cause.faction),
        prestige=prestige_words(cause.prestige),
    )
    return Line(f"prestige.{cause.prestige}", text)


def _effects(
    effects: tuple[verbs.Effect | verbs.AttackVerb, ...] | tuple[verbs.AchillesHeel, ...],
    variant: Variant,
) -> tuple[Line, ...]:
    found = []
    for each in effects:
        if isinstance(each, verbs.AchillesHeel):
            topic = f"prestige.{each.prestige}"
        else:
            topic = topic_of(each)
        found.append(Line(topic, effect_words(each, variant)))
    return tuple(found)


def _abilities(
    abilities: tuple[verbs.Ability, ...], variant: Variant = LIVING_RULES, everyone: bool = False
) -> tuple[Line, ...]:
    return tuple(Line(topic_of(each), ability_words(each, everyone, variant)) for each in abilities)


def _point(prestige: verbs.Prestige | None) -> tuple[Line, ...]:
    if prestige is None:
        return ()
    point = say("1 {prestige} point.", prestige=prestige_words(prestige))
    return (Line(f"prestige.{prestige}", point),)


def _target(card: cards.AttackCard) -> tuple[Line, ...]:
    """Whom or what the attack may hit, where that is less than any enterprise."""
    opponents = isinstance(card, cards.BlackCard) and card.opponents_only
    if card.target is None:
        victim = say("Victim: an opponent.") if opponents else say("Victim: any player.")
        return (Line("target", victim),)
    if not card.target and not opponents:
        return ()
    if opponents:
        what = where_words(card.target, ONE, otherwise="enterprise")
        return (Line("target", say("Target: an opponent's {card}.", card=what)),)
    what = where_words(card.target, AN, otherwise="enterprise")
    return (Line("target", say("Target: {card}.", card=what)),)


def _award(award: cards.Award | None) -> tuple[Line, ...]:
    if award is None:
        return ()
    prestige = prestige_words(award.prestige)
    if award.jails:
        text = say("The victim gains 1 {prestige} and is jailed.", prestige=prestige)
    else:
        text = say("The victim gains 1 {prestige}.", prestige=prestige)
    return (Line(f"prestige.{award.prestige}", text),)
