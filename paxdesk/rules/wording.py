"""Card effects in plain English sentences, made from the data alone.

A :class:`Line` couples a sentence with its topic: a key for whoever wants to set a
mark before it. Topics are the verbs of the vocabulary ("steal", "regime") and the
facts of a card; where a fact comes in several kinds the kind follows a dot
("income.mines", "prestige.loyalty", "connection.rail", "firepower.2").
"""

from attrs import frozen

from paxdesk.rules import cards
from paxdesk.rules import vocabulary as verbs
from paxdesk.rules.phrases import (
    CONNECTION_WORDS,
    DISTRICT_WORDS,
    FACTION_WORDS,
    INDUSTRY_NOUNS,
    OVAL_WORDS,
    PRESTIGE_WORDS,
    REGIME_WORDS,
    TOPPLING_WORDS,
    capitalized,
    count_words,
    joined,
    sentence,
    where_words,
)
from paxdesk.rules.verb_words import ability_words, effect_words, topic_of

__all__ = [
    "ACTION_LINES",
    "Line",
    "ability_words",
    "effect_words",
    "income_words",
    "kind_words",
    "lines",
    "topic_of",
    "where_words",
]


@frozen
class Line:
    """One sentence about a card and what it is about."""

    topic: str
    text: str


ARMS = {1: "bows", 2: "rifles", 3: "machine guns, never defeated"}
ACTION_LINES: tuple[tuple[Line, str], ...] = (
    (Line("action.buy", "Buy a market card"), "1, then 2"),
    (Line("action.play", "Play a card"), "1 (black 2)"),
    (Line("action.sell", "Sell a card for the Economy"), "1"),
    (Line("action.redeploy", "Redeploy a troop"), "1"),
    (Line("action.buy_land", "Buy land"), "2"),
    (Line("action.connect", "Upgrade a connection"), "1"),
    (Line("action.police", "Police: 3 gold, 1 Unrest off"), "1"),
    (Line("action.speculate", "Speculate"), "1"),
)
"""The actions of a turn with the number of actions each takes, as the play aid lists them."""


def income_words(income: cards.Income) -> Line:
    """The printed income of an enterprise; exactly one of its forms is set."""
    if income.economy:
        return Line("income.economy", "Income: the Economy.")
    if income.mines:
        return Line("income.mines", "Income: the Mine Value.")
    if income.improvable is not None:
        return Line("income.improvable", f"Income: {income.improvable}, more by buying land.")
    if income.count is not None:
        return Line("income.count", f"Income: 1 for each {count_words(income.count)}.")
    return Line("income.fixed", f"Income: {income.fixed}.")


def kind_words(card: cards.Card, side: int = 0, flipped: verbs.Prestige | None = None) -> str:
    """What kind of card it is, with the facts that sort it: "Troop · Local · Sonora"."""
    match card:
        case cards.EnterpriseCard():
            industry = capitalized(INDUSTRY_NOUNS[card.industry][0])
            return f"Enterprise · {industry} · {DISTRICT_WORDS[card.district]}"
        case cards.PartnerCard():
            name = "Public card" if card.public else "Newspaper" if card.newspaper else "Partner"
            return f"{name} · {FACTION_WORDS[card.sides[side].faction]}"
        case cards.TroopCard():
            flags = joined((DISTRICT_WORDS[each] for each in card.jurisdiction), "and")
            return f"Troop · {FACTION_WORDS[card.faction]} · {flags}"
        case cards.OrangeCard():
            flags = joined(DISTRICT_WORDS[each] for each in card.districts) or "Any district"
            return f"Orange card · {flags}"
        case cards.BlackCard():
            return f"Black card · 1 action in {REGIME_WORDS[card.cheap_regime]}, else 2"
        case cards.HeadlineCard() | cards.ToppleCard():
            return f"{capitalized(card.kind)} · {capitalized(card.mood)}"
        case cards.HacendadoCard():
            cause = card.cause(flipped) if flipped else None
            allegiance = f"{FACTION_WORDS[cause.faction]} cause" if cause else "Loyalist"
            return f"Hacendado · {allegiance}"
        case cards.RegimeCard():
            return "Regime"
        case _:
            return "Play aid"


def lines(
    card: cards.Card, side: int = 0, flipped: verbs.Prestige | None = None
) -> tuple[Line, ...]:
    """Everything printed on a card, spelled out in the order of its marks.

    ``side`` is the side in use of a newspaper or public card, ``flipped`` the cause a
    Hacendado has declared for (None: still loyal).
    """
    match card:
        case cards.EnterpriseCard():
            return _enterprise_lines(card)
        case cards.PartnerCard():
            return _partner_lines(card, side)
        case cards.TroopCard():
            arms = ARMS.get(card.firepower, "")
            firepower = Line(
                f"firepower.{card.firepower}", sentence(f"Firepower {card.firepower}: {arms}")
            )
            return (
                firepower,
                *_effects(card.on_play),
                *_abilities(card.abilities),
                *_point(card.prestige),
            )
        case cards.OrangeCard():
            return (*_target(card), *_effects(card.effects), *_award(card.award))
        case cards.BlackCard():
            return (*_target(card), *_effects(card.effects), *_award(card.award))
        case cards.HeadlineCard() | cards.ToppleCard():
            return _effects(card.event) or (Line("quiet", "Nothing happens."),)
        case cards.HacendadoCard():
            return _hacendado_lines(card, flipped)
        case cards.RegimeCard():
            toppling = f"Topple by {TOPPLING_WORDS[card.key]}: {PRESTIGE_WORDS[card.prestige]}."
            return (
                Line("income.mines", f"Mines: {card.mines}."),
                Line("income.economy", f"Economy: {card.economy}."),
                *_abilities(card.abilities, everyone=True),
                Line(f"prestige.{card.prestige}", toppling),
            )
        case _:
            return tuple(Line(line.topic, f"{line.text}: {n}.") for line, n in ACTION_LINES)


def _enterprise_lines(card: cards.EnterpriseCard) -> tuple[Line, ...]:
    found = [income_words(card.income), *_abilities(card.abilities), *_point(card.prestige)]
    if card.slave:
        jailed = " and is jailed" if card.jails else ""
        text = "More Unrest than cubes: slave revolt. The Liberator takes it as 1 Revolution"
        found.append(Line("slave", f"{text}{jailed}."))
    ways = [CONNECTION_WORDS[card.base]]
    for oval in card.ovals:
        name = "Chain railroad" if oval.chain else OVAL_WORDS[oval.to]
        ways.append(f"{name}: {oval.cost} gold")
    found.append(Line(f"connection.{card.base}", " ".join(f"{way}." for way in ways)))
    if any(oval.chain for oval in card.ovals):
        text = "Chain: you build any connection for 1 gold; your Federal troops go anywhere."
        found.append(Line("connection.chain", text))
    return tuple(found)


def _partner_lines(card: cards.PartnerCard, side: int) -> tuple[Line, ...]:
    used = card.sides[side]
    others = [each for index, each in enumerate(card.sides) if index != side]
    own = (*_effects(used.on_play), *_abilities(used.abilities), *_point(used.prestige))
    turned = []
    for other in others:
        worth = [FACTION_WORDS[other.faction]]
        if card.public:
            worth.insert(0, other.name)
        if other.prestige:
            worth.append(f"1 {PRESTIGE_WORDS[other.prestige]}")
        does = [ability_words(each) for each in other.abilities]
        if card.public:
            does += [effect_words(each) for each in other.on_play]
        text = " ".join([sentence(f"other side: {', '.join(worth)}"), *does])
        turned.append(Line(f"faction.{other.faction}", text))
    return (*own, *turned)


def _hacendado_lines(card: cards.HacendadoCard, flipped: verbs.Prestige | None) -> tuple[Line, ...]:
    cause = card.cause(flipped) if flipped else None
    if cause is None:
        start = Line("income.fixed", f"Income: {card.loyalist.income}, while loyal.")
        causes = [
            Line(
                f"prestige.{each.prestige}",
                f"{each.title}: {FACTION_WORDS[each.faction]}, 1 {PRESTIGE_WORDS[each.prestige]}.",
            )
            for each in card.orientations
        ]
        return (start, *_abilities(card.loyalist.abilities), *causes)
    faction = FACTION_WORDS[cause.faction]
    point = f"1 {PRESTIGE_WORDS[cause.prestige]} point, {faction} cause."
    army = f"Private army: {faction} troops, {CONNECTION_WORDS[cause.connection].lower()}."
    return (
        Line("cause", f"{cause.title}."),
        Line(f"prestige.{cause.prestige}", point),
        Line(f"connection.{cause.connection}", army),
    )


def _effects(
    effects: tuple[verbs.Effect | verbs.AttackVerb, ...] | tuple[verbs.AchillesHeel, ...],
) -> tuple[Line, ...]:
    found = []
    for each in effects:
        if isinstance(each, verbs.AchillesHeel):
            topic = f"prestige.{each.prestige}"
        else:
            topic = topic_of(each)
        found.append(Line(topic, effect_words(each)))
    return tuple(found)


def _abilities(abilities: tuple[verbs.Ability, ...], everyone: bool = False) -> tuple[Line, ...]:
    return tuple(Line(topic_of(each), ability_words(each, everyone)) for each in abilities)


def _point(prestige: verbs.Prestige | None) -> tuple[Line, ...]:
    if prestige is None:
        return ()
    return (Line(f"prestige.{prestige}", f"1 {PRESTIGE_WORDS[prestige]} point."),)


def _target(card: cards.AttackCard) -> tuple[Line, ...]:
    """Whom or what the attack may hit, where that is less than any enterprise."""
    only = " of an opponent" if isinstance(card, cards.BlackCard) and card.opponents_only else ""
    if card.target is None:
        victim = "an opponent" if only else "any player"
        return (Line("target", f"Victim: {victim}."),)
    if not card.target and not only:
        return ()
    what = where_words(card.target, many=False, otherwise="enterprise")
    return (Line("target", f"Target: {what}{only}."),)


def _award(award: cards.Award | None) -> tuple[Line, ...]:
    if award is None:
        return ()
    jailed = " and is jailed" if award.jails else ""
    text = f"The victim gains 1 {PRESTIGE_WORDS[award.prestige]}{jailed}."
    return (Line(f"prestige.{award.prestige}", text),)
