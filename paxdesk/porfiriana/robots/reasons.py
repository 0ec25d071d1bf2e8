"""Why robots do what they do: the keys of their reasons, and a reason in words.

A reason is a step, what is done, and why, a key with its values: ``3c: buys [184]: could_extort
card=061``. So it stands in journals and saved games; :func:`spoken_reason`
puts it into words for whoever reads it. Earlier versions kept English sentences instead
(:data:`EARLIER_WORDS`).
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeAlias

from paxdesk.language import say, sentence, single_stop, template
from paxdesk.porfiriana.robots.planner.plan_reasons import (
    ANSWER,
    BEST_ANSWER,
    BEST_LINE,
    LAST_POINT,
    NAMING,
    PLAN,
    PLANNED,
)
from paxdesk.porfiriana.rules.actions import Action, Buy, BuyPublic, ChooseCard, End
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.notation import seat_name, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import PRESTIGE_WORDS
from paxdesk.session.notation_types import read_keyed

# --- Díaz (Part L) --------------------------------------------------------------------------------

DICE: Final = "dice"
DIE: Final = "die"
DIE_ON_EMPTY_PLACE: Final = "die_on_empty_place"

# --- Jail, Unrest, sales, redeploying, building, abilities (steps 1, 2 and 6 to 10) ---------------

DUE_CUBE: Final = "due_cube"
IN_JAIL: Final = "in_jail"
MOST_UNREST: Final = "most_unrest"
FULL_HAND: Final = "full_hand"
EXTORTED_SHELL: Final = "extorted_shell"
GUARDS_MORE: Final = "guards_more"
CHEAPEST_CONNECTION: Final = "cheapest_connection"
HALF_OF_ITS_GOLD: Final = "half_of_its_gold"
ABILITY: Final = "ability"
NO_STEP: Final = "no_step"
ACTIONS_SPENT: Final = "actions_spent"

# --- Buying and speculating (steps 3, 5 and 11 to 13) ---------------------------------------------

SURE_TOPPLE: Final = "sure_topple"
SAFE_TOPPLE: Final = "safe_topple"
STRIFE: Final = "strife"
BETTER_REGIME: Final = "better_regime"
COULD_DRIVE_OUT: Final = "could_drive_out"
COULD_GUARD: Final = "could_guard"
COULD_EXTORT: Final = "could_extort"
FITS_ENTERPRISE: Final = "fits_enterprise"
PARTNER: Final = "partner"
PUBLIC_CARD: Final = "public_card"
INCOME: Final = "brings_income"
PLAYABLE: Final = "playable"
FOR_NOTHING: Final = "for_nothing"
DEAREST_CARD: Final = "dearest_card"

# --- Playing (step 4) -----------------------------------------------------------------------------

DRIVES_OUT: Final = "drives_out"
GUARDS: Final = "guards_unguarded"
EXTORTS_TROOP: Final = "extorts_troop"
EXTORTS: Final = "extorts"
PERSON_LEADS: Final = "person_leads"
BEATS_ROBOT: Final = "beats_robot"
OWN_CAUSE: Final = "own_cause"
MOST_PRESTIGE: Final = "most_prestige"
OTHER_PARTNER: Final = "other_partner"
CHEAPEST_ENTERPRISE: Final = "cheapest_enterprise"
CHEAPEST_SLAVES: Final = "cheapest_slaves"
SLAVES: Final = "slaves"
FIRST_UNREST: Final = "first_unrest"
LEADING_PRESTIGE: Final = "leading_prestige"
VICTIMS_PRESTIGE: Final = "victims_prestige"
AGAINST_PERSON: Final = "against_person"
SCAPEGOAT: Final = "scapegoat"

# --- Decisions (R91 to R93) -----------------------------------------------------------------------

NO_DEPRESSION: Final = "no_depression"
UPPER_ROW: Final = "upper_row"
CAN_KEEP: Final = "can_keep"
FEWER_CARDS: Final = "fewer_cards"
CHEAPEST: Final = "cheapest"
EASIEST_UNREST: Final = "easiest_unrest"
ONLY_UNREST: Final = "only_unrest"
MOST_CUBES: Final = "most_cubes"
LAND_FIRST: Final = "land_first"
HURTS_MOST: Final = "hurts_most"
BEST_SIDE: Final = "best_side"
STOLEN_SPY: Final = "stolen_spy"
KEPT_SPIES: Final = "kept_spies"
OWN_CUBES_LEFT: Final = "own_cubes_left"
NOTHING_ELSE: Final = "nothing_else"
BOUGHT_FIRST: Final = "bought_first"
ARMY: Final = "army"
NO_DECLARATION: Final = "no_declaration"
LOWEST_NUMBER: Final = "lowest_number"

# --- Showdowns ------------------------------------------------------------------------------------

SURE_WIN: Final = "sure_win"
WIN_IS_SURE: Final = "win_is_sure"
OTHER_ROBOT_WINS: Final = "other_robot_wins"
STOPS_PEOPLE: Final = "stops_people"
STOP_TOGETHER: Final = "stop_together"
OTHER_ROBOT_STOPS: Final = "other_robot_stops"
NO_PERSON_WINS: Final = "no_person_wins"
NOT_SURE: Final = "not_sure"

# --- What is done --------------------------------------------------------------------------------

BUYS = template("buys [{card}]")
TAKES_A_CARD = template("takes a card")

# --- Reasons -------------------------------------------------------------------------------------

ROWS: Final = {"a": template("upper@row of the market"), "b": template("lower@row of the market")}
WHY: Final[Mapping[str, str]] = {
    DICE: template("one die for each row of the market"),
    DIE: template("the die for the {row} row shows {die}"),
    DIE_ON_EMPTY_PLACE: template("the die for the {row} row shows {die}, where no card lies"),
    DUE_CUBE: template("a missing Prestige Cube costs nothing"),
    IN_JAIL: template("in Jail"),
    MOST_UNREST: template("removes the most Unrest for the least gold"),
    FULL_HAND: template("the hand is full"),
    EXTORTED_SHELL: template("others take all its income"),
    GUARDS_MORE: template("the troop guards more cubes there, for no gold"),
    CHEAPEST_CONNECTION: template("the cheapest connection"),
    HALF_OF_ITS_GOLD: template("costs at most half of the gold"),
    ABILITY: template("a card's ability can be used"),
    NO_STEP: template("no step of the flowchart applies"),
    ACTIONS_SPENT: template("no actions left"),
    SURE_TOPPLE: template("a Pax-o-matic is sure to win"),
    SAFE_TOPPLE: template("no human player can win it"),
    STRIFE: template("its Strife costs a human player more cards"),
    BETTER_REGIME: template("its regime is the better one"),
    COULD_DRIVE_OUT: template("could drive an extorter from {card}"),
    COULD_GUARD: template("could guard {card}, which has no troop"),
    COULD_EXTORT: template("could extort {card}"),
    FITS_ENTERPRISE: template("fits an enterprise in hand"),
    PARTNER: template("a partner"),
    PUBLIC_CARD: template("a Public Card instead of the dearest column"),
    INCOME: template("would bring income"),
    PLAYABLE: template("could be played"),
    FOR_NOTHING: template("a free card can be sold"),
    DEAREST_CARD: template("another player may want the dearest card"),
    DRIVES_OUT: template("drives out an extorter"),
    GUARDS: template("guards an enterprise without a troop"),
    EXTORTS_TROOP: template("extorts where a human player's troop stands"),
    EXTORTS: template("extorts where no troop stands"),
    PERSON_LEADS: template("a human player has more of its prestige than their Tripartite"),
    BEATS_ROBOT: template("has more of that prestige than the other Pax-o-matic"),
    OWN_CAUSE: template("the Hacendado has that prestige"),
    MOST_PRESTIGE: template("has the most of that prestige"),
    OTHER_PARTNER: template("any other partner"),
    CHEAPEST_ENTERPRISE: template("the cheapest enterprise"),
    CHEAPEST_SLAVES: template("the cheapest with slaves"),
    SLAVES: template("Unrest among a human player's slaves"),
    FIRST_UNREST: template("Unrest where there is none and nobody extorts"),
    LEADING_PRESTIGE: template("takes prestige of which the victim has more than their Tripartite"),
    VICTIMS_PRESTIGE: template("takes the prestige of which the victim has most"),
    AGAINST_PERSON: template("works against a human player"),
    SCAPEGOAT: template("a Scapegoat for the prestige"),
    NO_DEPRESSION: template("that order leaves no Depression"),
    UPPER_ROW: template("the upper row goes first"),
    CAN_KEEP: template("income and a third of the other gold pay for that many"),
    FEWER_CARDS: template("has fewer cards of that faction"),
    CHEAPEST: template("the cheapest"),
    EASIEST_UNREST: template("Unrest is easiest there"),
    ONLY_UNREST: template("connections in Unrest are worth nothing"),
    MOST_CUBES: template("most cubes lie there"),
    LAND_FIRST: template("land is wanted there first"),
    HURTS_MOST: template("hurts most"),
    BEST_SIDE: template("that side helps most"),
    STOLEN_SPY: template("that Spy is being stolen"),
    KEPT_SPIES: template("Spies are kept for the Topples"),
    OWN_CUBES_LEFT: template("only own cubes are left there"),
    NOTHING_ELSE: template("there is no other choice"),
    BOUGHT_FIRST: template("would buy that one first"),
    ARMY: template("the Private Army takes the troop in"),
    NO_DECLARATION: template("never declares its Hacendado to save a troop"),
    LOWEST_NUMBER: template("lowest number first"),
    SURE_WIN: template("makes the win sure"),
    WIN_IS_SURE: template("the win is sure"),
    OTHER_ROBOT_WINS: template("leaves the other Pax-o-matic its sure win"),
    STOPS_PEOPLE: template("stops every human player"),
    STOP_TOGETHER: template("together with the other Pax-o-matic, stops every human player"),
    OTHER_ROBOT_STOPS: template("the other Pax-o-matic can stop every human player"),
    NO_PERSON_WINS: template("no human player can win"),
    NOT_SURE: template("nothing is certain to stop them"),
    **PLANNED,
}
"""Everything that a robot says for a reason, by its key."""
DEEDS = (BUYS, TAKES_A_CARD)
"""What is done, where the reason does not quote its line."""
FLOWCHART_STEPS = (template("Depression"), template("Strife"), template("Topple"), template("end"))
"""The steps of a Pax-o-matic that go by a word; the others are numbered (Part M)."""
STEPS = (*FLOWCHART_STEPS, PLAN, ANSWER)
"""The steps that go by a word; the others are ids of rules and steps of the flowchart."""
UNSAID: Final = frozenset((BEST_LINE, BEST_ANSWER))
"""Keys by which nothing single is brought about: nothing is said of them."""
_STEP = template("{step} · {words}")
Naming: TypeAlias = Callable[[str, int], str]
"""What a ``card`` or a ``rival`` of a reason is called, by its number."""
_NAMED = re.compile(r"\\{(\w+)\\}")
FIELD: Final = re.compile(r"\{(\w+)\}")


def deed_of(state: State, action: Action) -> str:
    """The deed in English as a reason quotes it: never a card that others may not see.

    Empty where the line says nothing that the reason does not.
    """
    match action:
        case Buy(slot):
            return BUYS.format(card=f"{state.market[slot]:03}")
        case BuyPublic(card):
            return BUYS.format(card=f"{card:03}")
        case End():
            return ""
        case ChooseCard() if isinstance(state.agenda[-1], RaidedHand):
            return TAKES_A_CARD
        case _:
            return write(action)


def reason_of(step: str, why: str, deed: str = "") -> str:
    """A reason as journals keep it; ``why`` is a key of :data:`WHY` with its values."""
    return f"{step}: {deed}: {why}" if deed else f"{step}: {why}"


def parts_of(reason: str) -> tuple[str, str, str]:
    """The step, the deed (or nothing) and the why of a reason in a journal."""
    step, _, rest = reason.partition(": ")
    deed, _, why = rest.rpartition(": ")
    return step, deed, why


def by_number(what: str, number: int) -> str:
    """A card or a seat by nothing but its number: "[061]", "P2"."""
    return f"[{number:03}]" if what == "card" else seat_name(number)


def spoken_reason(reason: str, deed: str | None = None, naming: Naming = by_number) -> str:
    """A reason in sentences, in the language spoken now: the step of a flowchart, deed and why.

    ``deed`` replaces what it says is done ("": nothing). Empty where nothing is left to say;
    whatever no robot says is returned as it is.
    """
    step, done, why = parts_of(reason)
    if meaning_of(why) is None:
        return reason
    if deed is None:
        deed = _spoken_deed(done)
    told = spoken_why(reason, naming)
    words = f"{single_stop(f'{deed}.')} {told}" if deed and told else deed or told
    if step in (PLAN, ANSWER):
        return words
    return say(_STEP, step=_spoken_step(step), words=words)


def spoken_why(reason: str, naming: Naming = by_number) -> str:
    """Only why, a sentence in the language spoken now; empty where nothing single is brought."""
    why = parts_of(reason)[2]
    found = meaning_of(why)
    if found is not None and found[0] in UNSAID:
        return ""
    return why if found is None else sentence(_spoken(*found, naming))


def meaning_of(why: str) -> tuple[str, dict[str, str]] | None:
    """The key of a why and its values, read from a journal of this version or an earlier one."""
    found = read_keyed(why)
    if found is not None and found[0] in WHY:
        return found
    for pattern, key in _earlier_patterns():
        matched = pattern.fullmatch(why)
        if matched is not None:
            values = matched.groupdict()
            if "kind" in values:
                values["kind"] = values["kind"].lower()
            return key, values
    return None


def _spoken_step(step: str) -> str:
    return say(step) if step in STEPS else step


def _spoken(key: str, values: Mapping[str, str], naming: Naming) -> str:
    """What a key means, with whom and what it names, as far as it does."""
    words = WHY[key]
    if values.get("points") == "0" and "rival" in values:
        words = LAST_POINT.get(key, words)
    elif key in NAMING and all(name in values for name in FIELD.findall(NAMING[key])):
        words = NAMING[key]
    said = dict(values)
    for name, value in values.items():
        if name in ("card", "rival") and value.isdecimal():
            said[name] = naming(name, int(value))
        elif name == "row":
            said[name] = say(ROWS[value])
        elif value in PRESTIGE_WORDS:
            said[name] = say(PRESTIGE_WORDS[value])
    return say(words, **said)


def _spoken_deed(deed: str) -> str:
    for words, pattern in _deed_patterns().items():
        found = pattern.fullmatch(deed)
        if found is not None:
            return say(words, **found.groupdict())
    return deed


@cache
def _deed_patterns() -> dict[str, re.Pattern[str]]:
    return {words: _pattern(words) for words in DEEDS}


@cache
def _earlier_patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    said = ((words, key) for key, words in EARLIER_WORDS.items())
    return tuple((_pattern(words), key) for words, key in (*said, *FIRST_WORDS.items()))


def _pattern(template: str) -> re.Pattern[str]:
    """What a template looks like with its values: digits, a row, a kind of prestige."""
    return re.compile(_NAMED.sub(r"(?P<\1>\\w+)", re.escape(template)))


# --- The English sentences that earlier versions kept in journals as reasons, by their keys -------

EARLIER_WORDS: Final[Mapping[str, str]] = {
    "dice": "one die for each row of the market",
    "die": "the die for row {row} shows {die}",
    "die_on_empty_place": "the die for row {row} shows {die}, where no card lies",
    "due_cube": "a due Prestige Cube costs nothing",
    "in_jail": "it sits in Jail",
    "most_unrest": "it takes off the most Unrest for the least gold",
    "full_hand": "its hand is full",
    "extorted_shell": "others draw all its income",
    "guards_more": "the troop guards more of its cubes there, for nothing",
    "cheapest_connection": "it is the cheapest connection",
    "half_of_its_gold": "it costs at most half of its gold",
    "ability": "an ability of its cards can be used",
    "no_step": "no step of the flowchart applies",
    "actions_spent": "its actions are used up",
    "sure_topple": "a Pax-o-matic is sure to win",
    "safe_topple": "no person can win it",
    "strife": "its Strife costs a person more cards",
    "better_regime": "its regime is the better one",
    "could_drive_out": "it could drive an extorter from [{card}]",
    "could_guard": "it could be played on the unprotected [{card}]",
    "could_extort": "it could extort [{card}]",
    "fits_enterprise": "it fits an enterprise in its hand",
    "partner": "it is a partner",
    "public_card": "a Public card instead of the dearest column",
    "brings_income": "it would bring income",
    "playable": "it could be played",
    "for_nothing": "a card for nothing can be sold",
    "dearest_card": "somebody may want the dearest card",
    "drives_out": "it drives out an extorter",
    "guards_unguarded": "it guards an enterprise without a troop",
    "extorts_troop": "it extorts where a person's troop stands",
    "extorts": "it extorts where no troop stands",
    "person_leads": "a person leads the Tripartite in its prestige",
    "beats_robot": "it beats the other Pax-o-matic in its prestige",
    "own_cause": "its Hacendado has that prestige",
    "most_prestige": "it has most of that prestige",
    "other_partner": "any other partner",
    "cheapest_enterprise": "the cheapest enterprise",
    "cheapest_slaves": "the cheapest with slaves",
    "slaves": "Unrest among a person's slaves",
    "first_unrest": "Unrest where there is none and nobody extorts",
    "leading_prestige": "it takes prestige in which the victim leads the Tripartite",
    "victims_prestige": "it takes prestige that the victim has most of",
    "against_person": "it works against a person",
    "scapegoat": "a scapegoat for the award",
    "no_depression": "that order leaves no Depression",
    "upper_row": "the upper row goes first",
    "can_keep": "its income and a third of its other gold pay for that many",
    "fewer_cards": "it has fewer cards of that faction",
    "cheapest": "it is the cheapest",
    "easiest_unrest": "Unrest is easiest there",
    "only_unrest": "connections in Unrest are worth nothing",
    "most_cubes": "most of its cubes lie there",
    "land_first": "land is wanted there first",
    "hurts_most": "it hurts most",
    "best_side": "that side helps it most",
    "stolen_spy": "that Spy is being stolen",
    "kept_spies": "Spies are kept for the Topples",
    "own_cubes_left": "only its own cubes are left there",
    "nothing_else": "there is nothing else",
    "bought_first": "it would buy that one first",
    "army": "its army takes the troop in",
    "no_declaration": "it declares for nobody's sake",
    "lowest_number": "lowest number first",
    "sure_win": "this makes its win sure",
    "win_is_sure": "its win is sure",
    "other_robot_wins": "it leaves the other Pax-o-matic its sure win",
    "stops_people": "this stops every person",
    "stop_together": "together with the other Pax-o-matic this stops every person",
    "other_robot_stops": "the other Pax-o-matic can stop every person",
    "no_person_wins": "no person can win",
    "not_sure": "nothing it can do would stop them for sure",
    "wins": "it wins the game",
    "wins_soon": "it wins the game with what follows in this turn",
    "stops": "a rival could have toppled Díaz in the next turn, and now cannot",
    "stops_soon": "what follows in this turn stops a rival who could topple Díaz in the next one",
    "ready": "it can topple Díaz in its next turn, if nobody stops it",
    "ready_soon": (
        "with what follows in this turn it can topple Díaz in the next one, if nobody stops it"
    ),
    "freed": "it is out of Jail",
    "freed_soon": "it gets out of Jail in this turn",
    "jails": "a rival goes to Jail",
    "jails_soon": "a rival goes to Jail in this turn",
    "boom": "it ends the Depression",
    "boom_soon": "it ends the Depression in this turn",
    "income": "it raises its income to {income} gold",
    "income_soon": "with what follows in this turn its income rises to {income} gold",
    "costs_income": "it lowers the income of a rival to {income} gold",
    "costs_income_soon": (
        "with what follows in this turn the income of a rival falls to {income} gold"
    ),
    "robs": "it takes {gold} gold from a rival",
    "robs_soon": "with what follows in this turn a rival loses {gold} gold",
    "guards": "a troop of its own now guards its enterprise",
    "guards_soon": "in this turn a troop of its own comes to guard its enterprise",
    "gold": "it gains {gold} gold",
    "gold_soon": "with what follows in this turn it gains {gold} gold",
    "points": "it has {points} {kind} now, and {needed} would topple Díaz",
    "points_soon": (
        "what follows in this turn brings it to {points} {kind}; {needed} would topple Díaz"
    ),
    "turns_to": "Topples are about {kind} now, its best road to power",
    "turns_to_soon": "in this turn Topples come to be about {kind}, its best road to power",
    "turns_from": "Topples are no longer about {kind}, of which a rival has most",
    "turns_from_soon": "in this turn Topples cease to be about {kind}, of which a rival has most",
    "lacked": "a rival lacked {missing} {kind} to topple Díaz; now Topples ask for another kind",
    "lacked_soon": (
        "a rival lacks {missing} {kind} to topple Díaz; Topples will ask for another kind"
    ),
    "nobodys": "Topples are about {kind} now, of which no rival has a point",
    "nobodys_soon": "in this turn Topples come to be about {kind}, of which no rival has a point",
    "takes_point": "it costs a rival {kind} and leaves it {points}",
    "takes_point_soon": "what follows in this turn costs a rival {kind} and leaves it {points}",
    "due": "a cube that is due costs nothing to lay",
    "only_answer": "there is no other answer",
    "best_answer": "of all answers it leaves it best off",
    "prevents": "otherwise, as far as it can see, a rival topples Díaz",
    "nobody_topples": "as far as it can see nobody topples Díaz",
    "cannot_prevent": "as far as it can see nothing it could answer stops a rival",
    "best_line": "it leaves it better off than anything else it thought of",
    "enough": "nothing it thought of would leave it better off",
    "spent": "it has no action left for anything better",
    "keeps": "what it pays for is worth more to it than that gold",
    "makes_room": "it makes room in a full hand",
    "waits": (
        "it keeps its gold, as with the Topple on sale it can topple Díaz in its next turn, if "
        "nobody stops it"
    ),
    "penniless": "it has no gold for anything better",
    "too_dear": "for later, as its printed cost is {cost} gold and it has {gold} left",
    "can_turn": "for later, as it can make Topples be about {kind}",
    "can_gain": "for later, as it is worth a point of {kind}",
    "enterprise_kept": "an enterprise for later",
    "partner_kept": "a partner for later",
    "troop_kept": "a troop for later",
    "attack_kept": "it can be used against a rival later",
    "may_be_wanted": "whoever buys that card would pay it",
}
FIRST_WORDS: Final[Mapping[str, str]] = {
    "it would bring income once a cube is free": "brings_income",
    "it cannot pay": "penniless",
}
"""Sentences of the first robots that later ones said no more, and what comes nearest to them."""
