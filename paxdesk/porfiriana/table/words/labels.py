"""Actions and decisions in words: on a button, as an instruction, and in the log. No Qt here.

The icon and the sentences of each kind of action are one record of :data:`ACTION_WORDS`.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from paxdesk.desk.words import Label, Names
from paxdesk.language import capitalized, joined, say, template
from paxdesk.lazy_attrs import frozen
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
from paxdesk.porfiriana.rules.card_verbs import Faction
from paxdesk.porfiriana.rules.cards import ToppleCard
from paxdesk.porfiriana.rules.engine import tried
from paxdesk.porfiriana.rules.facts import side_of
from paxdesk.porfiriana.rules.state import Player, State
from paxdesk.porfiriana.rules.term_words import faction_words, prestige_words, unrest_words
from paxdesk.porfiriana.table.words.event_text import card_name, numbered
from paxdesk.porfiriana.table.words.terms import cards_words, oval_term, way_term

Thing: TypeAlias = CardNumber | CubePlace | str
"""A card or a place of a cube, to be named in a sentence, or words as they are."""


@frozen
class ActionWords:
    """The icon of an action, and the templates of its sentences.

    ``button`` stands on a button among others, ``log`` is what somebody has done, without the
    name, and ``alone`` (by default the button) is an instruction. They name the things of
    :func:`_meant`, in order or by their keys. Without ``button`` the first thing stands there;
    without ``icon`` it depends on what is chosen.
    """

    icon: str
    button: str
    log: str
    alone: str = ""


ACTION_WORDS: Final[dict[str, ActionWords]] = {
    "Buy": ActionWords("action-buy", template("Buy {0}"), template("buys {card}")),
    "Buy event": ActionWords(
        "newspaper",
        template("Publish the event"),
        template("buys {card} as the event"),
        template("Buy {0} as the event"),
    ),
    "Buy quo": ActionWords(
        "ui-curtain",
        template("Keep the status quo"),
        template("buys {card} as the status quo"),
        template("Buy {0} as the status quo"),
    ),
    "BuyPublic": ActionWords("", "", template("buys {card}")),
    "Play": ActionWords("action-play", template("Play {0}"), template("plays {card}")),
    "Play side": ActionWords(
        "",
        template("On its {0} side"),
        template("plays {card}, {kind} side"),
        template("Play {card} on its {kind} side"),
    ),
    "Deploy": ActionWords(
        "army", template("Send {card} to {place}"), template("sends {card} to {place}")
    ),
    "Deploy army": ActionWords(
        "army",
        template("Send {0} to the Private Army"),
        template("plays {card} to the Private Army"),
    ),
    "Attack": ActionWords(
        "unrest", template("Play {card} on {target}"), template("plays {card} on {target}")
    ),
    "Attack scapegoat": ActionWords(
        "strike",
        template("Scapegoat: no Unrest"),
        template("plays {card} on {target} as a Scapegoat"),
        template("Play {card} on {target} as a Scapegoat"),
    ),
    "Attack strike": ActionWords(
        "strike",
        template("{unrest} on {target}"),
        template("plays {card} on {target}, {unrest}"),
        template("Play {card} on {target} for {unrest}"),
    ),
    "Sell": ActionWords("action-sell", template("Sell {0}"), template("sells {card}")),
    "Redeploy": ActionWords(
        "action-redeploy", template("Move {card} to {place}"), template("moves {card} to {place}")
    ),
    "Redeploy army": ActionWords(
        "action-redeploy",
        template("Move {0} to the Private Army"),
        template("moves {card} to the Private Army"),
    ),
    "Redeploy here": ActionWords(
        "action-redeploy",
        template("{0}: restore order here"),
        template("restores order with {card}"),
        template("Restore order with {0}"),
    ),
    "BuyLand": ActionWords(
        "action-land", template("Buy land for {0}"), template("buys land for {card}")
    ),
    "Connect mule": ActionWords(
        "action-connect", template("Build a mule road at {card}"), template("connects {card} {way}")
    ),
    "Connect rail": ActionWords(
        "action-connect", template("Build a railroad at {card}"), template("connects {card} {way}")
    ),
    "Connect extra": ActionWords(
        "action-connect",
        template("Build a canal or ship at {card}"),
        template("connects {card} {way}"),
    ),
    "Police": ActionWords(
        "action-police", template("Police action at {0}"), template("polices {card}")
    ),
    "Police jail": ActionWords(
        "jail", template("Pay to leave Jail"), template("pays to leave Jail")
    ),
    "Speculate": ActionWords(
        "action-speculate", template("Speculate on {0}"), template("speculates on {card}")
    ),
    "Speculate again": ActionWords(
        "action-speculate",
        template("Move the cube to {0}"),
        template("moves a cube from {place} to {other}"),
    ),
    "Shift": ActionWords(
        "income-cube",
        template("Move a cube from {place} to {other}"),
        template("moves a cube from {place} to {other}"),
    ),
    "PlacePrestige": ActionWords(
        "income-cube",
        template("Place the Prestige Cube on {0}"),
        template("places a Prestige Cube on {card}"),
    ),
    "Use": ActionWords(
        "activist",
        template("{0}: Unrest on {1}"),
        template("uses {card} on {target}"),
        template("Use {card} against {target}"),
    ),
    "Use regime": ActionWords(
        "regime-change",
        template("{0}: change the regime"),
        template("uses {card}"),
        template("Use {0} to change the regime"),
    ),
    "End": ActionWords("action-end_turn", template("End turn"), template("ends the turn")),
    "First": ActionWords("action-buy", template("{0} first"), template("discards {card} first")),
    "Keep": ActionWords("gold", template("Keep {0}"), template("keeps {count} cards")),
    "Keep one": ActionWords("gold", template("Keep {0}"), template("keeps one card")),
    "Keep none": ActionWords("gold", template("Keep none"), template("keeps nothing")),
    "Retreat": ActionWords("army", template("Retreat {0}"), template("retreats {card}")),
    "Disband": ActionWords("ui-curtain", template("Discard {0}"), template("disbands {card}")),
    "Drop": ActionWords(
        "", template("Drop the {0} faction"), template("drops the {faction} faction")
    ),
    "CancelWithSpy": ActionWords(
        "spy",
        template("Discard {0}: cancel the attack"),
        template("cancels the attack with {card}"),
    ),
    "Pass": ActionWords("action-end_turn", template("Pass: count the points"), template("passes")),
    "Pass on": ActionWords("action-end_turn", template("Pass: {0} decides"), template("passes")),
    "Pass attack": ActionWords("action-end_turn", template("Let it happen"), template("passes")),
    "Manifesto": ActionWords("", template("Manifesto: {0}"), template("declares for {kind}")),
    "Fraud": ActionWords(
        "court", template("Fraud: discard {card}"), template("commits fraud: discards {card}")
    ),
    "Fraud showdown": ActionWords(
        "court",
        template("Fraud: discard {card} for {kind}"),
        template("commits fraud: discards {card}"),
    ),
    "AssassinatePlayer": ActionWords(
        "assassin",
        template("Assassinate {seat} with {card}"),
        template("shoots {seat}'s Hacendado with {card}"),
    ),
    "ChooseCard": ActionWords(
        "action-buy", "", template("chooses {choice}"), template("Choose {0}")
    ),
    "ChooseCard raided": ActionWords(
        "action-buy", "", template("takes a card from {seat}'s hand"), template("Choose {0}")
    ),
    "ChoosePrestige": ActionWords("", template("{0} side"), template("chooses {choice}")),
    "ChoosePlace": ActionWords(
        "income-cube", "", template("chooses {choice}"), template("Choose {0}")
    ),
    "ChoosePlayer": ActionWords("", "", template("chooses {choice}"), template("Choose {0}")),
    "ChooseFaction": ActionWords("", "", template("chooses {choice}"), template("Choose {0}")),
    "ChooseNone": ActionWords("action-end_turn", template("Decline"), template("declines")),
    "ChooseNone more": ActionWords("action-end_turn", template("Stop here"), template("declines")),
    "Pay": ActionWords("gold", template("Pay for {0}"), template("pays for {card}")),
    "Give": ActionWords("ui-curtain", template("Discard {0}"), template("discards {card}")),
    "Dice": ActionWords("dice", "", template("rolls {dice}")),
}
"""The words of every kind of action, by its class and, where they differ, by how it is meant."""


def label(state: State, action: Action, names: Names) -> Label:
    """Return the button that means this action."""
    found, things = _meant(state, action, names)
    plain = _plain(state, things, names)
    words = _sentence(found.button, plain) if found.button else next(iter(plain.values()))
    if isinstance(action, act.ChoosePlace):
        words = capitalized(words)
    return Label(found.icon or _icon_of_choice(action), words, _note(state, action))


def imperative(state: State, action: Action, names: Names) -> str:
    """Return an instruction that stands alone: "Buy Rurales", "Play Textile Mill"."""
    if isinstance(action, act.BuyPublic):
        first, *others = state.cards.partners[action.card].sides
        for side in others:
            if side.faction == action.faction:  # the table shows it by its first side
                return say("Buy {card} as {side}", card=first.name, side=side.name)
        return say("Buy {0}", first.name)
    found, things = _meant(state, action, names)
    return _sentence(found.alone or found.button, _plain(state, things, names))


def deed(state: State, action: Action, names: Names) -> str:
    """Return what a seat does, for the log, without its name; ``state`` is the position before.

    Cards have their numbers: "buys [089] Santa Eulalia".
    """
    found, things = _meant(state, action, names)
    words = say(found.log, **{key: _logged(state, each) for key, each in things.items()})
    via: CardNumber | None = getattr(action, "via", None)
    if via is None:
        return words
    return say("{deed}, no action thanks to {card}", deed=words, card=numbered(state, via))


def _sentence(words: str, values: Mapping[str, str]) -> str:
    return say(words, *values.values(), **values)


def _plain(state: State, things: Mapping[str, Thing], names: Names) -> dict[str, str]:
    """Return the things of an action as buttons name them."""

    def name(thing: Thing) -> str:
        if isinstance(thing, CubePlace):
            return place_words(state, thing, names)
        return card_name(state, thing) if isinstance(thing, int) else thing

    return {key: name(each) for key, each in things.items()}


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


def _meant(state: State, action: Action, names: Names) -> tuple[ActionWords, Mapping[str, Thing]]:
    """Return the words of an action, and the things that they name."""
    how, things = _how_meant(state, action, names)
    kind = type(action).__name__
    return ACTION_WORDS[f"{kind} {how}" if how else kind], things


def _how_meant(state: State, action: Action, names: Names) -> tuple[str, dict[str, Thing]]:
    """Return how an action is meant, "" as usual, and the things that its words name."""
    match action:
        case act.Buy(slot, orientation):
            return orientation or "", {"card": state.market[slot]}
        case act.BuyPublic(card, faction):
            side = next(s for s in state.cards.partners[card].sides if s.faction == faction)
            return "", {"side": side.name, "card": f"[{card:03}] {side.name}"}
        case act.Play(card, prestige) if prestige is not None:
            return "side", {"kind": prestige_words(prestige), "card": card}
        case act.Deploy(card, at):
            return "army" if at == ARMY else "", {"card": card, "place": at}
        case act.Redeploy(card, None):
            return "here", {"card": card}
        case act.Redeploy(card, int(to)):
            return "army" if to == ARMY else "", {"card": card, "place": to}
        case act.Attack(card, target, victim, None):
            return "", {"card": card, "target": target or names[victim or 0]}
        case act.Attack(card, target, victim, int(unrest)):
            things = {"card": card, "target": target or names[victim or 0]}
            how = "strike" if unrest else "scapegoat"
            return how, {**things, "unrest": unrest_words(unrest)}
        case act.Connect(card, oval):
            kind = state.cards.enterprises[card].ovals[oval].to
            way = say("by canal or ship") if kind == "extra" else way_term(kind)
            return kind, {"card": card, "way": way}
        case act.Police(None):
            return "jail", {}
        case act.Speculate(slot, None):
            return "", {"card": state.market[slot]}
        case act.Speculate(slot, int(source)):
            return "again", {"other": state.market[slot], "place": state.market[source]}
        case act.Shift(source, to):
            return "", {"place": source, "other": to}
        case act.PlacePrestige(place):
            return "", {"card": place.number}
        case act.Use(card, target):
            return ("", {"card": card, "target": target}) if target else ("regime", {"card": card})
        case act.Dice(rolls):
            return "", {"dice": " · ".join(map(str, rolls))}
    return _how_answered(state, action, names)


def _how_answered(state: State, action: Action, names: Names) -> tuple[str, dict[str, Thing]]:
    """Return the same of an answer to what the game has asked."""
    step = state.agenda[-1]
    match action:
        case act.Keep(cards):
            how = {0: "none", 1: "one"}.get(len(cards), "")
            return how, {"cards": cards_words(len(cards)), "count": str(len(cards))}
        case act.Drop(faction):
            return "", {"faction": faction_words(faction)}
        case act.Pass() if isinstance(step, Attacking | AssassinAtLarge):
            return "attack", {}
        case act.Pass() if isinstance(step, Showdown) and len(step.seats) > 1:
            return "on", {"seat": names[step.seats[1]]}
        case act.Manifesto(prestige):
            kind = prestige_words(prestige)
            cause = state.cards.hacendados[_decider(state).hacendado].cause(prestige)
            return "", {"cause": cause.title if cause else kind, "kind": kind}
        case act.Fraud(card, prestige) if prestige:
            return "showdown", {"card": card, "kind": prestige_words(prestige)}
        case act.AssassinatePlayer(victim, card):
            return "", {"seat": names[victim], "card": card}
        case act.ChooseCard(card) if isinstance(step, RaidedHand):
            return "raided", {"choice": card, "seat": names[step.victim]}
        case act.ChooseCard(choice) | act.ChoosePlace(choice):
            return "", {"choice": choice}
        case act.ChoosePrestige(prestige):
            return "", {"choice": prestige_words(prestige)}
        case act.ChoosePlayer(seat):
            return "", {"choice": names[seat]}
        case act.ChooseFaction(faction):
            return "", {"choice": faction_words(faction)}
        case act.ChooseNone():
            enough = isinstance(step, Attacking) and bool(step.picked_places)
            return "more" if enough else "", {}
    meant: CardNumber | None = getattr(action, "card", None)
    return "", {} if meant is None else {"card": meant}


def _icon_of_choice(action: Action) -> str:
    match action:
        case act.Play(_, prestige) | act.Manifesto(prestige) | act.ChoosePrestige(prestige):
            return f"prestige-{prestige}"
        case act.BuyPublic(_, faction) | act.Drop(faction) | act.ChooseFaction(faction) if faction:
            return _faction(faction)
        case act.ChoosePlayer(seat):
            return f"seat-{seat}" if seat else "topple"
    return ""


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
