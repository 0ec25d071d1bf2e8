"""Actions as texts: buttons, instructions and log entries. No Qt."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from paxdesk.desk.words import Label, Names
from paxdesk.language import capitalized, join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, Action, CardNumber, CubePlace
from paxdesk.porfiriana.rules.card_text import card_sentences, effect_words
from paxdesk.porfiriana.rules.card_verbs import Faction
from paxdesk.porfiriana.rules.cards import ToppleCard
from paxdesk.porfiriana.rules.diaz import is_purchase
from paxdesk.porfiriana.rules.engine import try_action
from paxdesk.porfiriana.rules.facts import side_of
from paxdesk.porfiriana.rules.state import Player, State
from paxdesk.porfiriana.rules.term_words import faction_words, prestige_words, unrest_words
from paxdesk.porfiriana.table.words.event_text import card_name, card_with_number, name_on_face
from paxdesk.porfiriana.table.words.terms import cards_words, oval_term, way_term

Thing: TypeAlias = CardNumber | CubePlace | str
"""Card, cube's place or text, as named in a sentence."""


@frozen
class ActionWords:
    """Icon of an action, and sentence templates with the items of :func:`_meant`.

    ``alone`` is an instruction, by default like ``button``; ``log`` follows the seat's name.
    """

    icon: str
    button: str
    log: str
    alone: str = ""


ACTION_WORDS: Final[dict[str, ActionWords]] = {
    "Buy": ActionWords("action-buy", tr_noop("Buy {0}"), tr_noop("buys {card}")),
    "Buy event": ActionWords(
        "newspaper",
        tr_noop("Publish the event"),
        tr_noop("buys {card} as the event"),
        tr_noop("Buy {0} as the event"),
    ),
    "Buy quo": ActionWords(
        "ui-curtain",
        tr_noop("Keep the status quo"),
        tr_noop("buys {card} as the status quo"),
        tr_noop("Buy {0} as the status quo"),
    ),
    "BuyPublic": ActionWords("", "", tr_noop("buys {card}")),
    "Play": ActionWords("action-play", tr_noop("Play {0}"), tr_noop("plays {card}")),
    "Play side": ActionWords(
        "",
        tr_noop("On its {0} side"),
        tr_noop("plays {card}, {kind} side"),
        tr_noop("Play {card} on its {kind} side"),
    ),
    "Deploy": ActionWords(
        "army", tr_noop("Send {card} to {place}"), tr_noop("sends {card} to {place}")
    ),
    "Deploy army": ActionWords(
        "army",
        tr_noop("Send {0} to the Private Army"),
        tr_noop("plays {card} to the Private Army"),
    ),
    "Attack": ActionWords(
        "unrest", tr_noop("Play {card} on {target}"), tr_noop("plays {card} on {target}")
    ),
    "Attack scapegoat": ActionWords(
        "strike",
        tr_noop("Scapegoat: no Unrest"),
        tr_noop("plays {card} on {target} as a Scapegoat"),
        tr_noop("Play {card} on {target} as a Scapegoat"),
    ),
    "Attack strike": ActionWords(
        "strike",
        tr_noop("{unrest} on {target}"),
        tr_noop("plays {card} on {target}, {unrest}"),
        tr_noop("Play {card} on {target} for {unrest}"),
    ),
    "Sell": ActionWords("action-sell", tr_noop("Sell {0}"), tr_noop("sells {card}")),
    "Redeploy": ActionWords(
        "action-redeploy", tr_noop("Move {card} to {place}"), tr_noop("moves {card} to {place}")
    ),
    "Redeploy army": ActionWords(
        "action-redeploy",
        tr_noop("Move {0} to the Private Army"),
        tr_noop("moves {card} to the Private Army"),
    ),
    "Redeploy here": ActionWords(
        "action-redeploy",
        tr_noop("{0}: restore order here"),
        tr_noop("restores order with {card}"),
        tr_noop("Restore order with {0}"),
    ),
    "BuyLand": ActionWords(
        "action-land", tr_noop("Buy land for {0}"), tr_noop("buys land for {card}")
    ),
    "Connect mule": ActionWords(
        "action-connect", tr_noop("Build a mule road at {card}"), tr_noop("connects {card} {way}")
    ),
    "Connect rail": ActionWords(
        "action-connect", tr_noop("Build a railroad at {card}"), tr_noop("connects {card} {way}")
    ),
    "Connect extra": ActionWords(
        "action-connect",
        tr_noop("Build a canal or ship at {card}"),
        tr_noop("connects {card} {way}"),
    ),
    "Police": ActionWords(
        "action-police", tr_noop("Police action at {0}"), tr_noop("polices {card}")
    ),
    "Police jail": ActionWords("jail", tr_noop("Pay to leave Jail"), tr_noop("pays to leave Jail")),
    "Speculate": ActionWords(
        "action-speculate", tr_noop("Speculate on {0}"), tr_noop("speculates on {card}")
    ),
    "Speculate again": ActionWords(
        "action-speculate",
        tr_noop("Move the cube to {0}"),
        tr_noop("moves a cube from {place} to {other}"),
    ),
    "Shift": ActionWords(
        "income-cube",
        tr_noop("Move a cube from {place} to {other}"),
        tr_noop("moves a cube from {place} to {other}"),
    ),
    "PlacePrestige": ActionWords(
        "income-cube",
        tr_noop("Place the Prestige Cube on {0}"),
        tr_noop("places a Prestige Cube on {card}"),
    ),
    "Use": ActionWords(
        "activist",
        tr_noop("{0}: Unrest on {1}"),
        tr_noop("uses {card} on {target}"),
        tr_noop("Use {card} against {target}"),
    ),
    "Use regime": ActionWords(
        "regime-change",
        tr_noop("{0}: change the regime"),
        tr_noop("uses {card}"),
        tr_noop("Use {0} to change the regime"),
    ),
    "End": ActionWords("action-end_turn", tr_noop("End turn"), tr_noop("ends the turn")),
    "First": ActionWords("action-buy", tr_noop("{0} first"), tr_noop("discards {card} first")),
    "Keep": ActionWords("gold", tr_noop("Keep {0}"), tr_noop("keeps {count} cards")),
    "Keep one": ActionWords("gold", tr_noop("Keep {0}"), tr_noop("keeps one card")),
    "Keep none": ActionWords("gold", tr_noop("Keep none"), tr_noop("keeps nothing")),
    "Retreat": ActionWords("army", tr_noop("Retreat {0}"), tr_noop("retreats {card}")),
    "Disband": ActionWords("ui-curtain", tr_noop("Discard {0}"), tr_noop("disbands {card}")),
    "Drop": ActionWords(
        "", tr_noop("Drop the {0} faction"), tr_noop("drops the {faction} faction")
    ),
    "CancelWithSpy": ActionWords(
        "spy",
        tr_noop("Discard {0}: cancel the attack"),
        tr_noop("cancels the attack with {card}"),
    ),
    "Pass": ActionWords("action-end_turn", tr_noop("Pass: count the points"), tr_noop("passes")),
    "Pass on": ActionWords("action-end_turn", tr_noop("Pass: {0} decides"), tr_noop("passes")),
    "Pass attack": ActionWords("action-end_turn", tr_noop("Let it happen"), tr_noop("passes")),
    "Manifesto": ActionWords("", tr_noop("Declare: {0}"), tr_noop("declares for {kind}")),
    "Fraud": ActionWords(
        "court", tr_noop("Fraud: discard {card}"), tr_noop("commits fraud: discards {card}")
    ),
    "Fraud showdown": ActionWords(
        "court",
        tr_noop("Fraud: discard {card} for {kind}"),
        tr_noop("commits fraud: discards {card}"),
    ),
    "AssassinatePlayer": ActionWords(
        "assassin",
        tr_noop("Assassinate {seat} with {card}"),
        tr_noop("shoots {seat}'s Hacendado with {card}"),
    ),
    "ChooseCard": ActionWords("action-buy", "", tr_noop("chooses {choice}"), tr_noop("Choose {0}")),
    "ChooseCard raided": ActionWords(
        "action-buy", "", tr_noop("takes a card from {seat}'s hand"), tr_noop("Choose {0}")
    ),
    "ChoosePrestige": ActionWords("", tr_noop("{0} side"), tr_noop("chooses {choice}")),
    "ChoosePlace": ActionWords(
        "income-cube", "", tr_noop("chooses {choice}"), tr_noop("Choose {0}")
    ),
    "ChoosePlayer": ActionWords("", "", tr_noop("chooses {choice}"), tr_noop("Choose {0}")),
    "ChooseFaction": ActionWords("", "", tr_noop("chooses {choice}"), tr_noop("Choose {0}")),
    "ChooseNone": ActionWords("action-end_turn", tr_noop("Decline"), tr_noop("declines")),
    "ChooseNone more": ActionWords("action-end_turn", tr_noop("Stop here"), tr_noop("declines")),
    "Pay": ActionWords("gold", tr_noop("Pay for {0}"), tr_noop("pays for {card}")),
    "Give": ActionWords("ui-curtain", tr_noop("Discard {0}"), tr_noop("discards {card}")),
    "Dice": ActionWords("dice", "", tr_noop("rolls {dice}")),
}
"""Icons and sentence templates of actions, by class name and any variant: "Buy", "Buy event"."""


def button_words(state: State, action: Action, names: Names) -> Label:
    found, things = _meant(state, action, names)
    plain = _plain(state, things, names)
    words = _sentence(found.button, plain) if found.button else next(iter(plain.values()))
    if isinstance(action, act.ChoosePlace):
        words = capitalized(words)
    return Label(found.icon or _icon_of_choice(action), words, _note(state, action))


def imperative(state: State, action: Action, names: Names) -> str:
    """Return an instruction, such as "Buy Santa Eulalia"."""
    if isinstance(action, act.BuyPublic):
        first, *others = state.cards.partners[action.card].sides
        for side in others:
            if side.faction == action.faction:  # the table shows the first side
                return tr("Buy {card} as {side}", card=first.name, side=side.name)
        return tr("Buy {0}", first.name)
    found, things = _meant(state, action, names)
    return _sentence(found.alone or found.button, _plain(state, things, names))


def deed(state: State, action: Action, names: Names) -> str:
    """Return an action as in the log: "buys [089] Santa Eulalia"."""
    if is_purchase(state, action):
        assert isinstance(action, act.Buy)
        return tr("takes {card}", card=card_with_number(state, state.market[action.slot]))
    found, things = _meant(state, action, names)
    words = tr(found.log, **{key: _logged(state, each) for key, each in things.items()})
    via: CardNumber | None = getattr(action, "via", None)
    if via is None:
        return words
    return tr("{deed}, no action thanks to {card}", deed=words, card=card_with_number(state, via))


def _sentence(words: str, values: Mapping[str, str]) -> str:
    return tr(words, *values.values(), **values)


def _plain(state: State, things: Mapping[str, Thing], names: Names) -> dict[str, str]:
    def name(thing: Thing) -> str:
        if isinstance(thing, CubePlace):
            return place_words(state, thing, names)
        return name_on_face(state, thing) if isinstance(thing, int) else thing

    return {key: name(each) for key, each in things.items()}


def _logged(state: State, thing: Thing) -> str:
    if isinstance(thing, str):
        return thing
    if isinstance(thing, int):
        return card_with_number(state, thing)
    match thing.kind:
        case "reserve":
            return tr("the reserve")
        case "hacendado":
            return tr("the Hacendado")
        case "speculation":
            number = state.market[thing.number]
            return card_with_number(state, number) if number else tr("an empty slot")
    return card_with_number(state, thing.number)


def place_words(state: State, place: CubePlace, names: Names) -> str:
    """Return the name of a cube's place, such as "the reserve"."""
    if place.kind == "reserve":
        return tr("the reserve")
    if place.kind == "hacendado":
        return tr("the income space of the Hacendado")
    if place.kind == "speculation":
        number = state.market[place.number]
        return card_name(state, number) if number else tr("an empty slot")
    name = card_name(state, place.number)
    if place.kind in ("connection", "connection2"):
        ovals = state.cards.enterprises[place.number].ovals
        return tr("the {oval} of {card}", oval=oval_term(ovals[place.oval].to), card=name)
    if place.kind == "prestige":
        return tr("the prestige space of {0}", name)
    return tr("the income space of {0}", name)


def _meant(state: State, action: Action, names: Names) -> tuple[ActionWords, Mapping[str, Thing]]:
    how, things = _how_meant(state, action, names)
    kind = type(action).__name__
    return ACTION_WORDS[f"{kind} {how}" if how else kind], things


def _how_meant(state: State, action: Action, names: Names) -> tuple[str, dict[str, Thing]]:
    """Return the variant of the text (usually "") and the items for its template."""
    match action:
        case act.Buy(slot, orientation):
            return orientation or "", {"card": state.market[slot]}
        case act.BuyPublic(card, faction):
            side = next(s for s in state.cards.partners[card].sides if s.faction == faction)
            return "", {"side": side.name, "card": f"[{card:03}] {side.name}"}
        case act.Play(card, prestige) if prestige is not None:
            return "side", {"kind": prestige_words(prestige), "card": card}
        case act.Deploy(card, at):
            return "army" if at == PRIVATE_ARMY else "", {"card": card, "place": at}
        case act.Redeploy(card, None):
            return "here", {"card": card}
        case act.Redeploy(card, int(to)):
            return "army" if to == PRIVATE_ARMY else "", {"card": card, "place": to}
        case act.Attack(card, target, victim, None):
            return "", {"card": card, "target": target or names[victim or 0]}
        case act.Attack(card, target, victim, int(unrest)):
            things = {"card": card, "target": target or names[victim or 0]}
            how = "strike" if unrest else "scapegoat"
            return how, {**things, "unrest": unrest_words(unrest)}
        case act.Connect(card, oval):
            kind = state.cards.enterprises[card].ovals[oval].to
            way = tr("by canal or ship") if kind == "extra" else way_term(kind)
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
    """Continue :func:`_how_meant`, mainly for answers."""
    step = state.agenda[-1]
    match action:
        case act.Keep(cards):
            how = {0: "none", 1: "one"}.get(len(cards), "")
            return how, {"cards": cards_words(len(cards)), "count": str(len(cards))}
        case act.Drop(faction):
            return "", {"faction": faction_words(faction)}
        case act.Pass() if isinstance(step, agenda.Attacking | agenda.AssassinAtLarge):
            return "attack", {}
        case act.Pass() if isinstance(step, agenda.Showdown) and len(step.seats) > 1:
            return "on", {"seat": names[step.seats[1]]}
        case act.Manifesto(prestige):
            kind = prestige_words(prestige)
            cause = state.cards.hacendados[_decider(state).hacendado].cause(prestige)
            return "", {"cause": cause.title if cause else kind, "kind": kind}
        case act.Fraud(card, prestige) if prestige:
            return "showdown", {"card": card, "kind": prestige_words(prestige)}
        case act.AssassinatePlayer(victim, card):
            return "", {"seat": names[victim], "card": card}
        case act.ChooseCard(card) if isinstance(step, agenda.RaidedHand):
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
            enough = isinstance(step, agenda.Attacking) and bool(step.picked_places)
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


# --- Second line of a button ----------------------------------------------------------------------


def _note(state: State, action: Action) -> str:
    """Return the second line of a button, or ""."""
    match action:
        case act.Buy(slot, "event"):
            card = state.market[slot]
            event = (state.cards.headlines.get(card) or state.cards.topples[card]).event
            does = " ".join(effect_words(each, state.variant) for each in event)
            return does or tr("Nothing happens.")
        case act.Buy(slot, "quo"):
            if isinstance(state.cards.cards[state.market[slot]], ToppleCard):
                return tr("The showdown follows.")
            return _quo(state, slot)
        case act.BuyPublic(card, faction) if faction is not None:
            side = next(s for s in state.cards.partners[card].sides if s.faction == faction)
            does = " ".join(effect_words(each, state.variant) for each in side.on_play)
            worth = tr("{faction}, {cost} gold.", faction=faction_words(faction), cost=side.cost)
            return f"{worth} {does}".strip()
        case act.Play(card, prestige) if prestige is not None:
            sides = state.cards.partners[card].sides
            index = next(k for k, side in enumerate(sides) if side.prestige == prestige)
            printed = card_sentences(state.cards.cards[card], index, variant=state.variant)
            return " ".join(line.text for line in printed[:-1])
        case act.PlacePrestige():
            return tr("Free.")
        case act.Drop(faction):
            lost = [card_name(state, each) for each in _faction_cards(state, faction)]
            return join_words(lost, "and")
    via: CardNumber | None = getattr(action, "via", None)
    return "" if via is None else tr("No action, thanks to {0}.", card_name(state, via))


def _quo(state: State, slot: int) -> str:
    """Return the effect of a Headline's status quo."""
    after = try_action(state, act.Buy(slot, "quo")).after
    if after.depression and not state.depression:
        return tr("No event, but the second bear begins a Depression.")
    if state.depression and not after.depression:
        return tr("No event, but the second bull ends the Depression.")
    return tr("No event; it goes onto the Bull-Bear pile.")


def _faction(faction: Faction) -> str:
    return {
        "green": "faction-federal",
        "blue": "faction-us",
        "white": "faction-local",
        "red": "faction-rebel",
    }[faction]


def _decider(state: State) -> Player:
    step = state.agenda[-1]
    assert isinstance(step, agenda.Showdown)
    return state.players[step.seats[0]]


def _faction_cards(state: State, faction: Faction) -> list[CardNumber]:
    """Return the cards of a faction that Strife would cost, ascending."""
    step = state.agenda[-1]
    if not isinstance(step, agenda.StrifeAmong):
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
