"""Card effects in plain sentences, made from the data alone.

A :class:`Line` couples a sentence with its topic: a key for whoever wants to set a
mark before it. Topics are the verbs of the vocabulary ("steal", "regime") and the
facts of a card; where a fact comes in several kinds the kind follows a dot
("income.mines", "prestige.loyalty", "connection.rail", "firepower.2").
"""

from paxdesk.language import (
    joined,
    say,
    template,
)
from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules import vocabulary as verbs
from paxdesk.porfiriana.rules.phrases import (
    INDUSTRY_NOUNS,
    TOPPLING_WORDS,
    capitalized,
    connection_words,
    count_words,
    district_words,
    faction_words,
    oval_words,
    prestige_words,
    regime_words,
    sentence,
    where_words,
)
from paxdesk.porfiriana.rules.verb_words import ability_words, effect_words, topic_of
from paxdesk.record_classes import frozen

__all__ = [
    "Line",
    "ability_words",
    "action_lines",
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
    ("action.redeploy", template("Redeploy a troop"), "1"),
    ("action.buy_land", template("Buy land"), "2"),
    ("action.connect", template("Upgrade a connection"), "1"),
    ("action.police", template("Police: 3 gold, 1 Unrest off"), "1"),
    ("action.speculate", template("Speculate"), "1"),
)


def action_lines() -> tuple[tuple[Line, str], ...]:
    """The actions of a turn with the number of actions each takes, as the play aid lists them."""
    return tuple((Line(topic, say(action)), say(number)) for topic, action, number in _ACTIONS)


def income_words(income: cards.Income) -> Line:
    """The printed income of an enterprise; exactly one of its forms is set."""
    if income.economy:
        return Line("income.economy", say("Income: the Economy."))
    if income.mines:
        return Line("income.mines", say("Income: the Mine Value."))
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
                return say("Public card · {faction}", faction=faction)
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
                return say("Hacendado · Loyalist")
            return say("Hacendado · {faction} cause", faction=faction_words(cause.faction))
        case cards.RegimeCard():
            return say("Regime")
        case _:
            return say("Play aid")


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
            return (
                Line(f"firepower.{card.firepower}", say(FIREPOWER_WORDS[card.firepower])),
                *_effects(card.on_play),
                *_abilities(card.abilities),
                *_point(card.prestige),
            )
        case cards.OrangeCard():
            return (*_target(card), *_effects(card.effects), *_award(card.award))
        case cards.BlackCard():
            return (*_target(card), *_effects(card.effects), *_award(card.award))
        case cards.HeadlineCard() | cards.ToppleCard():
            return _effects(card.event) or (Line("quiet", say("Nothing happens.")),)
        case cards.HacendadoCard():
            return _hacendado_lines(card, flipped)
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


def _enterprise_lines(card: cards.EnterpriseCard) -> tuple[Line, ...]:
    found = [income_words(card.income), *_abilities(card.abilities), *_point(card.prestige)]
    if card.slave:
        found.append(Line("slave", _slave_words(card)))
    ways = [say("{way}.", way=connection_words(card.base))]
    for oval in card.ovals:
        name = say("Chain railroad") if oval.chain else oval_words(oval.to)
        ways.append(say("{oval}: {cost} gold.", oval=name, cost=oval.cost))
    found.append(Line(f"connection.{card.base}", " ".join(ways)))
    if any(oval.chain for oval in card.ovals):
        text = say("Chain: you build any connection for 1 gold; your Federal troops go anywhere.")
        found.append(Line("connection.chain", text))
    return tuple(found)


def _slave_words(card: cards.EnterpriseCard) -> str:
    if card.jails:
        return say(
            "More Unrest than cubes: slave revolt. "
            "The Liberator takes it as 1 Revolution and is jailed."
        )
    return say("More Unrest than cubes: slave revolt. The Liberator takes it as 1 Revolution.")


def _partner_lines(card: cards.PartnerCard, side: int) -> tuple[Line, ...]:
    used = card.sides[side]
    others = [each for index, each in enumerate(card.sides) if index != side]
    own = (*_effects(used.on_play), *_abilities(used.abilities), *_point(used.prestige))
    turned = []
    for other in others:
        worth = [faction_words(other.faction)]
        if card.public:
            worth.insert(0, other.name)
        if other.prestige:
            worth.append(say("1 {prestige}", prestige=prestige_words(other.prestige)))
        does = [ability_words(each) for each in other.abilities]
        if card.public:
            does += [effect_words(each) for each in other.on_play]
        text = " ".join([sentence(say("Other side: {worth}", worth=", ".join(worth))), *does])
        turned.append(Line(f"faction.{other.faction}", text))
    return (*own, *turned)


def _hacendado_lines(card: cards.HacendadoCard, flipped: verbs.Prestige | None) -> tuple[Line, ...]:
    cause = card.cause(flipped) if flipped else None
    if cause is None:
        start = say("Income: {cubes}, while loyal.", cubes=card.loyalist.income)
        return (
            Line("income.fixed", start),
            *_abilities(card.loyalist.abilities),
            *(_cause_line(each) for each in card.orientations),
        )
    faction = faction_words(cause.faction)
    point = say(
        "1 {prestige} point, {faction} cause.",
        prestige=prestige_words(cause.prestige),
        faction=faction,
    )
    army = say(
        "Private army: {faction} troops, {way}.",
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
    what = where_words(card.target, many=False, otherwise="enterprise")
    if opponents:
        return (Line("target", say("Target: {card} of an opponent.", card=what)),)
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
