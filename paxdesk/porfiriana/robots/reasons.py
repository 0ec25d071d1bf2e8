"""Reasons of robots: keys, storage format and translated sentences.

A reason is a step, an action, and a key with its values: ``3c: buys [184]: could_extort card=061``.
Journals contain reasons in this form.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from paxdesk import strict_yaml as strict
from paxdesk.language import as_sentence, tr, tr_noop, without_double_stop
from paxdesk.porfiriana.robots.planner.plan_reasons import (
    ANSWER,
    BEST_ANSWER,
    BEST_LINE,
    LAST_POINT,
    NAMING,
    OPEN_REASONS,
    PLAN,
    WHY,
    reason_key,
)
from paxdesk.porfiriana.rules.actions import Action, Buy, BuyPublic, ChooseCard, End
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.notation import seat_name, write
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import PRESTIGE_WORDS
from paxdesk.resources import assets_folder
from paxdesk.session.notation_types import read_keyed

# --- Díaz (Part L) --------------------------------------------------------------------------------

DICE: Final = reason_key("dice", tr_noop("one die for each row of the market"))
DIE: Final = reason_key("die", tr_noop("the die for the {row} row shows {die}"))
DIE_ON_EMPTY_PLACE: Final = reason_key(
    "die_on_empty_place", tr_noop("the die for the {row} row shows {die}, where there is no card")
)

# --- Jail, Unrest, sales, redeploying, building, abilities (steps 1, 2 and 6 to 10) ---------------

DUE_CUBE: Final = reason_key("due_cube", tr_noop("a missing Prestige Cube costs nothing"))
IN_JAIL: Final = reason_key("in_jail", tr_noop("in Jail"))
MOST_UNREST: Final = reason_key(
    "most_unrest", tr_noop("removes the most Unrest for the least gold")
)
FULL_HAND: Final = reason_key("full_hand", tr_noop("the hand is full"))
EXTORTED_SHELL: Final = reason_key("extorted_shell", tr_noop("others take all its income"))
GUARDS_MORE: Final = reason_key(
    "guards_more", tr_noop("the troop guards more cubes there, for no gold")
)
CHEAPEST_CONNECTION: Final = reason_key("cheapest_connection", tr_noop("the cheapest connection"))
HALF_OF_ITS_GOLD: Final = reason_key("half_of_its_gold", tr_noop("costs at most half of the gold"))
ABILITY: Final = reason_key("ability", tr_noop("a card's ability can be used"))
NO_STEP: Final = reason_key("no_step", tr_noop("no step of the flowchart applies"))
ACTIONS_SPENT: Final = reason_key("actions_spent", tr_noop("no actions left"))

# --- Buying and speculating (steps 3, 5 and 11 to 13) ---------------------------------------------

SURE_TOPPLE: Final = reason_key("sure_topple", tr_noop("a Pax-o-matic is sure to win"))
SAFE_TOPPLE: Final = reason_key("safe_topple", tr_noop("no human player can win it"))
STRIFE: Final = reason_key("strife", tr_noop("its Strife costs a human player more cards"))
BETTER_REGIME: Final = reason_key(
    "better_regime",
    tr_noop("its regime takes the lead from a human player or gives it to the robot"),
)
COULD_DRIVE_OUT: Final = reason_key(
    "could_drive_out", tr_noop("could drive an extorter from {card}")
)
COULD_GUARD: Final = reason_key("could_guard", tr_noop("could guard {card}, which has no troop"))
NO_TROOP_THERE: Final = reason_key("no_troop_there", tr_noop("{card} has no troop"))
COULD_EXTORT: Final = reason_key("could_extort", tr_noop("could extort {card}"))
FITS_ENTERPRISE: Final = reason_key("fits_enterprise", tr_noop("fits an enterprise in hand"))
PARTNER: Final = reason_key("partner", tr_noop("a partner"))
PUBLIC_CARD: Final = reason_key(
    "public_card", tr_noop("a Public Card instead of the dearest column")
)
INCOME: Final = reason_key("brings_income", tr_noop("would bring income"))
PLAYABLE: Final = reason_key("playable", tr_noop("could be played"))
FOR_NOTHING: Final = reason_key("for_nothing", tr_noop("a free card can be sold"))
DEAREST_CARD: Final = reason_key(
    "dearest_card", tr_noop("another player may want the dearest card")
)

# --- Playing (step 4) -----------------------------------------------------------------------------

DRIVES_OUT: Final = reason_key("drives_out", tr_noop("drives out an extorter"))
GUARDS: Final = reason_key("guards_unguarded", tr_noop("guards an enterprise without a troop"))
EXTORTS_TROOP: Final = reason_key(
    "extorts_troop", tr_noop("extorts where a human player has a troop")
)
EXTORTS: Final = reason_key("extorts", tr_noop("extorts where there is no troop"))
PERSON_LEADS: Final = reason_key(
    "person_leads", tr_noop("a human player has more of its prestige than their Tripartite")
)
BEATS_ROBOT: Final = reason_key(
    "beats_robot", tr_noop("has more of that prestige than the other Pax-o-matic")
)
OWN_CAUSE: Final = reason_key("own_cause", tr_noop("the Hacendado has that prestige"))
MOST_PRESTIGE: Final = reason_key("most_prestige", tr_noop("has the most of that prestige"))
OTHER_PARTNER: Final = reason_key("other_partner", tr_noop("any other partner"))
CHEAPEST_ENTERPRISE: Final = reason_key("cheapest_enterprise", tr_noop("the cheapest enterprise"))
CHEAPEST_SLAVES: Final = reason_key("cheapest_slaves", tr_noop("the cheapest with slaves"))
SLAVES: Final = reason_key("slaves", tr_noop("Unrest among a human player's slaves"))
FIRST_UNREST: Final = reason_key(
    "first_unrest", tr_noop("Unrest where there is none and nobody extorts")
)
LEADING_PRESTIGE: Final = reason_key(
    "leading_prestige",
    tr_noop("takes prestige of which the victim has more than their Tripartite"),
)
VICTIMS_PRESTIGE: Final = reason_key(
    "victims_prestige", tr_noop("takes the prestige of which the victim has most")
)
AGAINST_PERSON: Final = reason_key("against_person", tr_noop("works against a human player"))
SCAPEGOAT: Final = reason_key("scapegoat", tr_noop("a Scapegoat for the prestige"))

# --- Decisions (R91 to R93) -----------------------------------------------------------------------

NO_DEPRESSION: Final = reason_key("no_depression", tr_noop("that order leaves no Depression"))
UPPER_ROW: Final = reason_key("upper_row", tr_noop("the upper row goes first"))
CAN_KEEP: Final = reason_key(
    "can_keep", tr_noop("income and a third of the other gold pay for that many")
)
FEWER_CARDS: Final = reason_key("fewer_cards", tr_noop("has fewer cards of that faction"))
CHEAPEST: Final = reason_key("cheapest", tr_noop("the cheapest"))
EASIEST_UNREST: Final = reason_key("easiest_unrest", tr_noop("Unrest is easiest there"))
ONLY_UNREST: Final = reason_key("only_unrest", tr_noop("connections in Unrest are worth nothing"))
MOST_CUBES: Final = reason_key("most_cubes", tr_noop("most cubes are there"))
LAND_FIRST: Final = reason_key("land_first", tr_noop("land is wanted there first"))
HURTS_MOST: Final = reason_key("hurts_most", tr_noop("hurts most"))
BEST_SIDE: Final = reason_key("best_side", tr_noop("that side helps most"))
STOLEN_SPY: Final = reason_key("stolen_spy", tr_noop("that Spy is being stolen"))
KEPT_SPIES: Final = reason_key("kept_spies", tr_noop("Spies are kept for the Topples"))
OWN_CUBES_LEFT: Final = reason_key("own_cubes_left", tr_noop("only own cubes are left there"))
NOTHING_ELSE: Final = reason_key("nothing_else", tr_noop("there is no other choice"))
BOUGHT_FIRST: Final = reason_key("bought_first", tr_noop("would buy that one first"))
ARMY: Final = reason_key("army", tr_noop("the Private Army takes the troop in"))
NO_DECLARATION: Final = reason_key(
    "no_declaration", tr_noop("never declares its Hacendado to save a troop")
)
LOWEST_NUMBER: Final = reason_key("lowest_number", tr_noop("lowest number first"))

# --- Showdowns ------------------------------------------------------------------------------------

SURE_WIN: Final = reason_key("sure_win", tr_noop("makes the win sure"))
WIN_IS_SURE: Final = reason_key("win_is_sure", tr_noop("the win is sure"))
OTHER_ROBOT_WINS: Final = reason_key(
    "other_robot_wins", tr_noop("leaves the other Pax-o-matic its sure win")
)
STOPS_PEOPLE: Final = reason_key("stops_people", tr_noop("stops every human player"))
STOP_TOGETHER: Final = reason_key(
    "stop_together", tr_noop("together with the other Pax-o-matic, stops every human player")
)
OTHER_ROBOT_STOPS: Final = reason_key(
    "other_robot_stops", tr_noop("the other Pax-o-matic can stop every human player")
)
NO_PERSON_WINS: Final = reason_key("no_person_wins", tr_noop("no human player can win"))
NOT_SURE: Final = reason_key("not_sure", tr_noop("nothing is certain to stop them"))

# --- Names of actions -----------------------------------------------------------------------------

BUYS = tr_noop("buys [{card}]")
TAKES_A_CARD = tr_noop("takes a card")

# --- Reasons -------------------------------------------------------------------------------------

ROWS: Final = {"a": tr_noop("upper@row of the market"), "b": tr_noop("lower@row of the market")}
DEEDS = (BUYS, TAKES_A_CARD)
"""Phrases that replace the notation of an action in a reason."""
FLOWCHART_STEPS = (tr_noop("Depression"), tr_noop("Strife"), tr_noop("Topple"), tr_noop("end"))
"""Named steps of the Pax-o-matic flowchart; the others are numbered (Part M)."""
STEPS = (*FLOWCHART_STEPS, PLAN, ANSWER)
"""Steps with a translated name; the others are ids of rules and flowchart steps."""
UNSAID: Final = frozenset((BEST_LINE, BEST_ANSWER))
"""Keys without a sentence, because they name no single benefit."""
_STEP = tr_noop("{step} · {words}")
Naming: TypeAlias = Callable[[str, int], str]
"""Function that returns the name of a ``card`` or ``rival`` by its number."""
_NAMED = re.compile(r"\\{(\w+)\\}")
FIELD: Final = re.compile(r"\{(\w+)\}")


def deed_of(state: State, action: Action) -> str:
    """Return the action as quoted in a reason, without hidden cards; "" for ``end``."""
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
    """Return a reason as stored in journals; ``why`` is a key with values."""
    return f"{step}: {deed}: {why}" if deed else f"{step}: {why}"


def parts_of(reason: str) -> tuple[str, str, str]:
    """Return the step, action ("" if none) and key with values of a reason."""
    step, _, rest = reason.partition(": ")
    deed, _, why = rest.rpartition(": ")
    return step, deed, why


def open_reason(reason: str) -> str:
    """Return a reason if opponents may see it during the game, else ""."""
    found = meaning_of(parts_of(reason)[2])
    return reason if found is not None and found[0] in OPEN_REASONS else ""


def by_number(what: str, number: int) -> str:
    """Return the name of a card or seat by its number: "[061]", "P2"."""
    return f"[{number:03}]" if what == "card" else seat_name(number)


def spoken_reason(reason: str, deed: str | None = None, naming: Naming = by_number) -> str:
    """Return a reason as sentences in the current language.

    ``deed`` replaces the action in the reason ("" removes it, None keeps it). Other texts are
    returned unchanged.
    """
    step, done, why = parts_of(reason)
    if meaning_of(why) is None:
        return reason
    if deed is None:
        deed = _spoken_deed(done)
    told = spoken_why(reason, naming)
    words = f"{without_double_stop(f'{deed}.')} {told}" if deed and told else deed or told
    if step in (PLAN, ANSWER):
        return words
    return tr(_STEP, step=_spoken_step(step), words=words)


def spoken_why(reason: str, naming: Naming = by_number) -> str:
    """Return a reason's last part as a sentence; "" for UNSAID keys."""
    why = parts_of(reason)[2]
    found = meaning_of(why)
    if found is not None and found[0] in UNSAID:
        return ""
    return why if found is None else as_sentence(_spoken(*found, naming))


def meaning_of(why: str) -> tuple[str, dict[str, str]] | None:
    """Return the key and the values in a reason's last part, or None."""
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
    return tr(step) if step in STEPS else step


def _spoken(key: str, values: Mapping[str, str], naming: Naming) -> str:
    """Return the translated phrase of a key."""
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
            said[name] = tr(ROWS[value])
        elif value in PRESTIGE_WORDS:
            said[name] = tr(PRESTIGE_WORDS[value])
    return tr(words, **said)


def _spoken_deed(deed: str) -> str:
    for words, pattern in _deed_patterns().items():
        found = pattern.fullmatch(deed)
        if found is not None:
            return tr(words, **found.groupdict())
    return deed


@cache
def _deed_patterns() -> dict[str, re.Pattern[str]]:
    return {words: _pattern(words) for words in DEEDS}


@cache
def earlier_words() -> Mapping[str, Sequence[str]]:
    """Return the English reasons in journals of earlier versions, by key."""
    path = assets_folder() / "earlier_reasons.yaml"
    return strict.map_reader(strict.list_reader(strict.text_reader))(strict.read_file(path))


@cache
def _earlier_patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple(
        (_pattern(words), key) for key, several in earlier_words().items() for words in several
    )


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(_NAMED.sub(r"(?P<\1>\\w+)", re.escape(template)))
