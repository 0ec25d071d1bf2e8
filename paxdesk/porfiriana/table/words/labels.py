"""Actions and decisions in words: on a button, as an instruction, and in the log. No Qt here.

The icon and the sentences of each kind of action stand together, in :func:`action_words`.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from paxdesk.desk.words import Label, Names
from paxdesk.language import capitalized, joined, say, template
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import ARMY, Action, CardNumber, CubePlace
from paxdesk.porfiriana.rules.agenda import (
    AssassinAtLarge,
    Attacking,
    RaidedHand,
    Showdown,
    StrifeAmong,
)
from paxdesk.porfiriana.rules.card_text import effect_words, lines
from paxdesk.porfiriana.rules.cards import ToppleCard
from paxdesk.porfiriana.rules.moves import tried
from paxdesk.porfiriana.rules.phrases import faction_words, prestige_words, unrest_words
from paxdesk.porfiriana.rules.readings import side_of
from paxdesk.porfiriana.rules.state import Player, State
from paxdesk.porfiriana.rules.vocabulary import Faction, OvalKind
from paxdesk.porfiriana.table.words.event_text import card_name, numbered
from paxdesk.porfiriana.table.words.terms import cards_words, oval_term, way_term
from paxdesk.record_classes import frozen

Thing: TypeAlias = CardNumber | CubePlace | str
"""A card or a place of a cube, to be named in a sentence, or words as they are."""
BUILD: Final[dict[OvalKind, str]] = {
    "mule": template("Build a mule road at {card}"),
    "rail": template("Build a railroad at {card}"),
    "extra": template("Build a canal or ship at {card}"),
}


@frozen
class ActionWords:
    """The icon of an action, and the templates of its sentences.

    ``button`` stands on a button among others, ``alone`` (by default the same) is an instruction,
    and ``log`` is what somebody has done, without the name. ``words`` stand on the button instead
    of a sentence. Templates name the ``things``, in order or by their names.
    """

    icon: str
    button: str
    log: str
    things: Mapping[str, Thing]
    alone: str
    words: str


def _said(
    icon: str, button: str, log: str, *, alone: str = "", words: str = "", **things: Thing
) -> ActionWords:
    return ActionWords(icon, button, log, things, alone, words)


def label(state: State, action: Action, names: Names) -> Label:
    """Return the button that means this action."""
    found = action_words(state, action, names)
    if found is None:
        return Label("action-play", type(action).__name__)
    words = found.words or _sentence(found.button, _plain(state, found, names))
    return Label(found.icon, words, _note(state, action))


def imperative(state: State, action: Action, names: Names) -> str:
    """Return an instruction that stands alone: "Buy Rurales", "Play Textile Mill"."""
    if isinstance(action, act.BuyPublic):
        first, *others = state.cards.partners[action.card].sides
        for side in others:
            if side.faction == action.faction:  # the table shows it by its first side
                return say("Buy {card} as {side}", card=first.name, side=side.name)
        return say("Buy {0}", first.name)
    found = action_words(state, action, names)
    if found is None or not found.alone:
        return label(state, action, names).words
    return _sentence(found.alone, _plain(state, found, names))


def deed(state: State, action: Action, names: Names) -> str:
    """Return what a seat does, for the log, without its name; ``state`` is the position before.

    Cards have their numbers: "buys [089] Santa Eulalia".
    """
    found = action_words(state, action, names)
    if found is None:
        return ""
    words = say(found.log, **{key: _logged(state, each) for key, each in found.things.items()})
    via: CardNumber | None = getattr(action, "via", None)
    if via is None:
        return words
    return say("{deed}, no action thanks to {card}", deed=words, card=numbered(state, via))


def _sentence(words: str, values: Mapping[str, str]) -> str:
    return say(words, *values.values(), **values)


def _plain(state: State, found: ActionWords, names: Names) -> dict[str, str]:
    """Return the things of an action as buttons name them."""

    def name(thing: Thing) -> str:
        if isinstance(thing, CubePlace):
            return place_words(state, thing, names)
        return card_name(state, thing) if isinstance(thing, int) else thing

    return {key: name(each) for key, each in found.things.items()}


def _logged(state: State, thing: Thing) -> str:
    """Return a thing of an action as the log names it."""
    if isinstance(thing, str):
        return thing
    if isinstance(thing, int):
        return numbered(state, thing)
    match thing.kind:
        case "reserve":
            return say("the reserve")
        case "hacendado":
            return say("the Hacendado")
        case "speculation":
            number = state.market[thing.number]
            return numbered(state, number) if number else say("an empty slot")
    return numbered(state, thing.number)


def place_words(state: State, place: CubePlace, names: Names) -> str:
    """A cube's place: "the Income of Minas Prietas"."""
    if place.kind == "reserve":
        return say("the reserve")
    if place.kind == "hacendado":
        return say("the income space of the Hacendado")
    if place.kind == "speculation":
        number = state.market[place.number]
        return card_name(state, number) if number else say("an empty slot")
    name = card_name(state, place.number)
    if place.kind in ("connection", "connection2"):
        ovals = state.cards.enterprises[place.number].ovals
        return say("the {oval} of {card}", oval=oval_term(ovals[place.oval].to), card=name)
    if place.kind == "prestige":
        return say("the prestige space of {0}", name)
    return say("the income space of {0}", name)


# --- Every kind of action ------------------------------------------------------------------------


def action_words(state: State, action: Action, names: Names) -> ActionWords | None:
    """Return the words of an action; None for what no player ever does."""
    match action:
        case act.Buy(slot, orientation):
            return _buying(state.market[slot], orientation)
        case act.BuyPublic(card, faction) if faction is not None:
            side = next(s for s in state.cards.partners[card].sides if s.faction == faction)
            bought = f"[{card:03}] {side.name}"
            return _said(
                _faction(faction), "", template("buys {card}"), words=side.name, card=bought
            )
        case act.Play(card, None):
            return _said("action-play", template("Play {0}"), template("plays {card}"), card=card)
        case act.Play(card, prestige):
            assert prestige is not None
            kind = prestige_words(prestige)
            return _said(
                f"prestige-{prestige}",
                "",
                template("plays {card}, {kind} side"),
                alone=template("Play {card} on its {kind} side"),
                words=say("On its {0} side", kind),
                card=card,
                kind=kind,
            )
        case act.Deploy(card, at) if at == ARMY:
            return _said(
                "army",
                template("Send {0} to the Private Army"),
                template("plays {card} to the Private Army"),
                card=card,
            )
        case act.Deploy(card, at):
            return _said(
                "army",
                template("Send {card} to {place}"),
                template("sends {card} to {place}"),
                card=card,
                place=at,
            )
        case act.Attack(card, target, victim, unrest):
            return _attacking(card, names[victim or 0] if target is None else target, unrest)
        case act.Sell(card):
            return _said("action-sell", template("Sell {0}"), template("sells {card}"), card=card)
        case act.Redeploy(card, None):
            return _said(
                "action-redeploy",
                template("{0}: restore order here"),
                template("restores order with {card}"),
                alone=template("Restore order with {0}"),
                card=card,
            )
        case act.Redeploy(card, to) if to == ARMY:
            return _said(
                "action-redeploy",
                template("Move {0} to the Private Army"),
                template("moves {card} to the Private Army"),
                card=card,
            )
        case act.Redeploy(card, to):
            assert to is not None
            return _said(
                "action-redeploy",
                template("Move {card} to {place}"),
                template("moves {card} to {place}"),
                card=card,
                place=to,
            )
        case act.BuyLand(card):
            return _said(
                "action-land",
                template("Buy land for {0}"),
                template("buys land for {card}"),
                card=card,
            )
        case act.Connect(card, oval):
            to = state.cards.enterprises[card].ovals[oval].to
            way = say("by canal or ship") if to == "extra" else way_term(to)
            return _said(
                "action-connect", BUILD[to], template("connects {card} {way}"), card=card, way=way
            )
        case act.Police(None):
            return _said("jail", template("Pay to leave Jail"), template("pays to leave Jail"))
        case act.Police(card):
            assert card is not None
            return _said(
                "action-police",
                template("Police action at {0}"),
                template("polices {card}"),
                card=card,
            )
        case act.Speculate(slot, None):
            return _said(
                "action-speculate",
                template("Speculate on {0}"),
                template("speculates on {card}"),
                card=state.market[slot],
            )
        case act.Speculate(slot, source):
            assert source is not None
            return _said(
                "action-speculate",
                template("Move the cube to {0}"),
                template("moves a cube from {place} to {other}"),
                other=state.market[slot],
                place=state.market[source],
            )
        case act.Shift(place, other):
            return _said(
                "income-cube",
                template("Move a cube from {place} to {other}"),
                template("moves a cube from {place} to {other}"),
                place=place,
                other=other,
            )
        case act.PlacePrestige(place):
            return _said(
                "income-cube",
                template("Place the Prestige Cube on {0}"),
                template("places a Prestige Cube on {card}"),
                card=place.number,
            )
        case act.Use(card, None):
            return _said(
                "regime-change",
                template("{0}: change the regime"),
                template("uses {card}"),
                alone=template("Use {0} to change the regime"),
                card=card,
            )
        case act.Use(card, target):
            assert target is not None
            return _said(
                "activist",
                template("{0}: Unrest on {1}"),
                template("uses {card} on {target}"),
                alone=template("Use {card} against {target}"),
                card=card,
                target=target,
            )
        case act.End():
            return _said("action-end_turn", template("End turn"), template("ends the turn"))
        case act.Dice(rolls):
            dice = " · ".join(map(str, rolls))
            return _said("dice", "", template("rolls {dice}"), words="Dice", dice=dice)
    return _answer(state, action, names)


def _buying(card: CardNumber, orientation: str | None) -> ActionWords:
    if orientation == "event":
        return _said(
            "newspaper",
            template("Publish the event"),
            template("buys {card} as the event"),
            alone=template("Buy {0} as the event"),
            card=card,
        )
    if orientation == "quo":
        return _said(
            "ui-curtain",
            template("Keep the status quo"),
            template("buys {card} as the status quo"),
            alone=template("Buy {0} as the status quo"),
            card=card,
        )
    return _said("action-buy", template("Buy {0}"), template("buys {card}"), card=card)


def _attacking(card: CardNumber, target: Thing, unrest: int | None) -> ActionWords:
    if unrest is None:
        return _said(
            "unrest",
            template("Play {card} on {target}"),
            template("plays {card} on {target}"),
            card=card,
            target=target,
        )
    if unrest == 0:
        return _said(
            "strike",
            template("Scapegoat: no Unrest"),
            template("plays {card} on {target} as a Scapegoat"),
            alone=template("Play {card} on {target} as a Scapegoat"),
            card=card,
            target=target,
        )
    return _said(
        "strike",
        template("{unrest} on {target}"),
        template("plays {card} on {target}, {unrest}"),
        alone=template("Play {card} on {target} for {unrest}"),
        card=card,
        target=target,
        unrest=unrest_words(unrest),
    )


def _answer(state: State, action: Action, names: Names) -> ActionWords | None:
    """Return the words of an answer to what the game has asked."""
    match action:
        case act.First(card):
            return _said(
                "action-buy", template("{0} first"), template("discards {card} first"), card=card
            )
        case act.Keep(()):
            return _said("gold", template("Keep none"), template("keeps nothing"))
        case act.Keep(cards):
            log = template("keeps one card") if len(cards) == 1 else template("keeps {count} cards")
            words = say("Keep {0}", cards_words(len(cards)))
            return _said("gold", "", log, words=words, count=str(len(cards)))
        case act.Retreat(card):
            return _said("army", template("Retreat {0}"), template("retreats {card}"), card=card)
        case act.Disband(card):
            return _said(
                "ui-curtain", template("Discard {0}"), template("disbands {card}"), card=card
            )
        case act.Drop(faction):
            return _said(
                _faction(faction),
                template("Drop the {0} faction"),
                template("drops the {faction} faction"),
                faction=faction_words(faction),
            )
        case act.CancelWithSpy(card):
            return _said(
                "spy",
                template("Discard {0}: cancel the attack"),
                template("cancels the attack with {card}"),
                card=card,
            )
        case act.Pass():
            return _said("action-end_turn", "", template("passes"), words=_passing(state, names))
        case act.Manifesto(prestige):
            kind = prestige_words(prestige)
            cause = state.cards.hacendados[_decider(state).hacendado].cause(prestige)
            words = say("Manifesto: {0}", cause.title if cause else kind)
            log = template("declares for {kind}")
            return _said(f"prestige-{prestige}", "", log, words=words, kind=kind)
        case act.Fraud(card, prestige):
            return _said(
                "court",
                template("Fraud: discard {card} for {kind}")
                if prestige
                else template("Fraud: discard {card}"),
                template("commits fraud: discards {card}"),
                card=card,
                kind=prestige_words(prestige) if prestige else "",
            )
        case act.AssassinatePlayer(victim, card):
            return _said(
                "assassin",
                template("Assassinate {seat} with {card}"),
                template("shoots {seat}'s Hacendado with {card}"),
                seat=names[victim],
                card=card,
            )
        case act.ChooseNone():
            step = state.agenda[-1]
            enough = isinstance(step, Attacking) and bool(step.picked_places)
            button = template("Stop here") if enough else template("Decline")
            return _said("action-end_turn", button, template("declines"))
        case act.Pay(card):
            return _said("gold", template("Pay for {0}"), template("pays for {card}"), card=card)
        case act.Give(card):
            return _said(
                "ui-curtain", template("Discard {0}"), template("discards {card}"), card=card
            )
    return _choice(state, action, names)


def _choice(state: State, action: Action, names: Names) -> ActionWords | None:
    """Return the words of an answer that only names one of several things."""
    alone, log = template("Choose {0}"), template("chooses {choice}")
    match action:
        case act.ChooseCard(card):
            words = card_name(state, card)
            if isinstance(raided := state.agenda[-1], RaidedHand):
                taken, victim = template("takes a card from {seat}'s hand"), names[raided.victim]
                return _said(
                    "action-buy", "", taken, alone=alone, words=words, choice=card, seat=victim
                )
            return _said("action-buy", "", log, alone=alone, words=words, choice=card)
        case act.ChoosePrestige(prestige):
            kind, button = prestige_words(prestige), template("{0} side")
            return _said(f"prestige-{prestige}", button, log, choice=kind)
        case act.ChoosePlace(place):
            words = capitalized(place_words(state, place, names))
            return _said("income-cube", "", log, alone=alone, words=words, choice=place)
        case act.ChoosePlayer(seat):
            icon, name = f"seat-{seat}" if seat else "topple", names[seat]
            return _said(icon, "", log, alone=alone, words=name, choice=name)
        case act.ChooseFaction(faction):
            name = faction_words(faction)
            return _said(_faction(faction), "", log, alone=alone, words=name, choice=name)
    return None


def _passing(state: State, names: Names) -> str:
    step = state.agenda[-1]
    if isinstance(step, Attacking | AssassinAtLarge):
        return say("Let it happen")
    if isinstance(step, Showdown) and len(step.seats) > 1:
        return say("Pass: {0} decides", names[step.seats[1]])
    return say("Pass: count the points")


# --- What stands below the words of a button -----------------------------------------------------


def _note(state: State, action: Action) -> str:
    """Return what an action does besides, where its button says too little; else ""."""
    match action:
        case act.Buy(slot, "event"):
            card = state.market[slot]
            event = (state.cards.headlines.get(card) or state.cards.topples[card]).event
            does = " ".join(effect_words(each, state.variant) for each in event)
            return does or say("Nothing happens.")
        case act.Buy(slot, "quo"):
            if isinstance(state.cards.cards[state.market[slot]], ToppleCard):
                return say("The showdown follows.")
            return _quo(state, slot)
        case act.BuyPublic(card, faction) if faction is not None:
            side = next(s for s in state.cards.partners[card].sides if s.faction == faction)
            does = " ".join(effect_words(each, state.variant) for each in side.on_play)
            worth = say("{faction}, {cost} gold.", faction=faction_words(faction), cost=side.cost)
            return f"{worth} {does}".strip()
        case act.Play(card, prestige) if prestige is not None:
            sides = state.cards.partners[card].sides
            index = next(k for k, side in enumerate(sides) if side.prestige == prestige)
            printed = lines(state.cards.cards[card], index, variant=state.variant)
            return " ".join(line.text for line in printed[:-1])
        case act.PlacePrestige():
            return say("Free.")
        case act.Drop(faction):
            lost = [card_name(state, each) for each in _faction_cards(state, faction)]
            return joined(lost, "and")
    via: CardNumber | None = getattr(action, "via", None)
    return "" if via is None else say("No action, thanks to {0}.", card_name(state, via))


def _quo(state: State, slot: int) -> str:
    """What a Headline does that is kept without effect: it still lands on the Bull-Bear pile."""
    after = tried(state, act.Buy(slot, "quo")).after
    if after.depression and not state.depression:
        return say("No event, but the second bear begins a Depression.")
    if state.depression and not after.depression:
        return say("No event, but the second bull ends the Depression.")
    return say("No event; it goes onto the Bull-Bear pile.")


def _faction(faction: Faction) -> str:
    return {
        "green": "faction-federal",
        "blue": "faction-us",
        "white": "faction-local",
        "red": "faction-rebel",
    }[faction]


def _decider(state: State) -> Player:
    """Whose part of the showdown it is."""
    step = state.agenda[-1]
    assert isinstance(step, Showdown)
    return state.players[step.seats[0]]


def _faction_cards(state: State, faction: Faction) -> list[CardNumber]:
    """The cards that the seat asked in Strife would lose with a faction."""
    step = state.agenda[-1]
    if not isinstance(step, StrifeAmong):
        return []
    seat = step.seats[0]
    partners = [
        partner.number
        for partner in state.partners.values()
        if partner.owner == seat and side_of(state, partner).faction == faction
    ]
    troops = [
        troop.number
        for troop in state.troops.values()
        if troop.owner == seat and state.cards.troops[troop.number].faction == faction
    ]
    return sorted(partners + troops)
