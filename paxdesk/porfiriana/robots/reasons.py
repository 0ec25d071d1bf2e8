"""Why robots do what they do: the templates of their reasons, and a reason in words.

A reason is a step of the flowchart, what is done, and why: ``3c: buys [184]: it could extort
[061]``. It is made in English and stands so in journals and saved games, whatever language is
spoken. To show one, :func:`spoken_reason` finds the templates it was made of and says them.
"""

import re
from functools import cache

from paxdesk.language import say, template
from paxdesk.porfiriana.robots.planner.why import ANSWER, PLAN, PLANNED
from paxdesk.porfiriana.rules.actions import Action, Buy, BuyPublic, ChooseCard, End
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State

# --- Díaz (Part L) --------------------------------------------------------------------------------

DICE = template("one die for each row of the market")
DIE = template("the die for row {row} shows {die}")
DIE_ON_EMPTY_PLACE = template("the die for row {row} shows {die}, where no card lies")

# --- Jail, Unrest, sales, redeploying, building, abilities (steps 1, 2 and 6 to 10) ---------------

DUE_CUBE = template("a due Prestige Cube costs nothing")
IN_JAIL = template("it sits in Jail")
MOST_UNREST = template("it takes off the most Unrest for the least gold")
FULL_HAND = template("its hand is full")
EXTORTED_SHELL = template("others draw all its income")
GUARDS_MORE = template("the troop guards more of its cubes there, for nothing")
CHEAPEST_CONNECTION = template("it is the cheapest connection")
HALF_OF_ITS_GOLD = template("it costs at most half of its gold")
ABILITY = template("an ability of its cards can be used")
NO_STEP = template("no step of the flowchart applies")
ACTIONS_SPENT = template("its actions are used up")

# --- Buying and speculating (steps 3, 5 and 11 to 13) ---------------------------------------------

SURE_TOPPLE = template("a Pax-o-matic is sure to win")
SAFE_TOPPLE = template("no person can win it")
STRIFE = template("its Strife costs a person more cards")
BETTER_REGIME = template("its regime is the better one")
COULD_DRIVE_OUT = template("it could drive an extorter from [{card}]")
COULD_GUARD = template("it could be played on the unprotected [{card}]")
COULD_EXTORT = template("it could extort [{card}]")
FITS_ENTERPRISE = template("it fits an enterprise in its hand")
PARTNER = template("it is a partner")
PUBLIC_CARD = template("a Public card instead of the dearest column")
INCOME = template("it would bring income")
PLAYABLE = template("it could be played")
FOR_NOTHING = template("a card for nothing can be sold")
DEAREST_CARD = template("somebody may want the dearest card")

# --- Playing (step 4) -----------------------------------------------------------------------------

DRIVES_OUT = template("it drives out an extorter")
GUARDS = template("it guards an enterprise without a troop")
EXTORTS_TROOP = template("it extorts where a person's troop stands")
EXTORTS = template("it extorts where no troop stands")
PERSON_LEADS = template("a person leads the Tripartite in its prestige")
BEATS_ROBOT = template("it beats the other Pax-o-matic in its prestige")
OWN_CAUSE = template("its Hacendado has that prestige")
MOST_PRESTIGE = template("it has most of that prestige")
OTHER_PARTNER = template("any other partner")
CHEAPEST_ENTERPRISE = template("the cheapest enterprise")
CHEAPEST_SLAVES = template("the cheapest with slaves")
SLAVES = template("Unrest among a person's slaves")
FIRST_UNREST = template("Unrest where there is none and nobody extorts")
LEADING_PRESTIGE = template("it takes prestige in which the victim leads the Tripartite")
VICTIMS_PRESTIGE = template("it takes prestige that the victim has most of")
AGAINST_PERSON = template("it works against a person")
SCAPEGOAT = template("a scapegoat for the award")

# --- Decisions (R91 to R93) -----------------------------------------------------------------------

NO_DEPRESSION = template("that order leaves no Depression")
UPPER_ROW = template("the upper row goes first")
CAN_KEEP = template("its income and a third of its other gold pay for that many")
FEWER_CARDS = template("it has fewer cards of that faction")
CHEAPEST = template("it is the cheapest")
EASIEST_UNREST = template("Unrest is easiest there")
ONLY_UNREST = template("connections in Unrest are worth nothing")
MOST_CUBES = template("most of its cubes lie there")
LAND_FIRST = template("land is wanted there first")
HURTS_MOST = template("it hurts most")
BEST_SIDE = template("that side helps it most")
STOLEN_SPY = template("that Spy is being stolen")
KEPT_SPIES = template("Spies are kept for the Topples")
OWN_CUBES_LEFT = template("only its own cubes are left there")
NOTHING_ELSE = template("there is nothing else")
BOUGHT_FIRST = template("it would buy that one first")
ARMY = template("its army takes the troop in")
NO_DECLARATION = template("it declares for nobody's sake")
LOWEST_NUMBER = template("lowest number first")

# --- Showdowns ------------------------------------------------------------------------------------

SURE_WIN = template("this makes its win sure")
WIN_IS_SURE = template("its win is sure")
OTHER_ROBOT_WINS = template("it leaves the other Pax-o-matic its sure win")
STOPS_PEOPLE = template("this stops every person")
STOP_TOGETHER = template("together with the other Pax-o-matic this stops every person")
OTHER_ROBOT_STOPS = template("the other Pax-o-matic can stop every person")
NO_PERSON_WINS = template("no person can win")
NOT_SURE = template("nothing it can do would stop them for sure")

# --- What is done --------------------------------------------------------------------------------

BUYS = template("buys [{card}]")
TAKES_A_CARD = template("takes a card")

# --- Reasons -------------------------------------------------------------------------------------

WHY = (
    *(DICE, DIE, DIE_ON_EMPTY_PLACE),
    *(
        DUE_CUBE,
        IN_JAIL,
        MOST_UNREST,
        FULL_HAND,
        EXTORTED_SHELL,
        GUARDS_MORE,
        CHEAPEST_CONNECTION,
        HALF_OF_ITS_GOLD,
        ABILITY,
        NO_STEP,
        ACTIONS_SPENT,
    ),
    *(
        SURE_TOPPLE,
        SAFE_TOPPLE,
        STRIFE,
        BETTER_REGIME,
        COULD_DRIVE_OUT,
        COULD_GUARD,
        COULD_EXTORT,
        FITS_ENTERPRISE,
        PARTNER,
        PUBLIC_CARD,
        INCOME,
        PLAYABLE,
        FOR_NOTHING,
        DEAREST_CARD,
    ),
    *(
        DRIVES_OUT,
        GUARDS,
        EXTORTS_TROOP,
        EXTORTS,
        PERSON_LEADS,
        BEATS_ROBOT,
        OWN_CAUSE,
        MOST_PRESTIGE,
        OTHER_PARTNER,
        CHEAPEST_ENTERPRISE,
        CHEAPEST_SLAVES,
        SLAVES,
        FIRST_UNREST,
        LEADING_PRESTIGE,
        VICTIMS_PRESTIGE,
        AGAINST_PERSON,
        SCAPEGOAT,
    ),
    *(
        NO_DEPRESSION,
        UPPER_ROW,
        CAN_KEEP,
        FEWER_CARDS,
        CHEAPEST,
        EASIEST_UNREST,
        ONLY_UNREST,
        MOST_CUBES,
        LAND_FIRST,
        HURTS_MOST,
        BEST_SIDE,
        STOLEN_SPY,
        KEPT_SPIES,
        OWN_CUBES_LEFT,
        NOTHING_ELSE,
        BOUGHT_FIRST,
        ARMY,
        NO_DECLARATION,
        LOWEST_NUMBER,
    ),
    *(
        SURE_WIN,
        WIN_IS_SURE,
        OTHER_ROBOT_WINS,
        STOPS_PEOPLE,
        STOP_TOGETHER,
        OTHER_ROBOT_STOPS,
        NO_PERSON_WINS,
        NOT_SURE,
    ),
    *PLANNED,
)
"""Everything that a robot says for a reason."""
DEEDS = (BUYS, TAKES_A_CARD)
"""What is done, where the reason does not quote its line."""
FLOWCHART_STEPS = (template("Depression"), template("Strife"), template("Topple"), template("end"))
"""The steps of a Pax-o-matic that go by a word; the others are numbered (Part M)."""
STEPS = (*FLOWCHART_STEPS, PLAN, ANSWER)
"""The steps that go by a word; the others are ids of rules and steps of the flowchart."""
_WITH_DEED = template("{step}: {deed}: {why}")
_WITHOUT_DEED = template("{step}: {why}")
_NAMED = re.compile(r"\\{(\w+)\\}")


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
    """A reason in English, as journals keep it."""
    return f"{step}: {deed}: {why}" if deed else f"{step}: {why}"


def parts_of(reason: str) -> tuple[str, str, str]:
    """The step, the deed (or nothing) and the why of a reason in English."""
    step, _, rest = reason.partition(": ")
    deed, _, why = rest.rpartition(": ")
    return step, deed, why


def spoken_reason(reason: str, deed: str | None = None) -> str:
    """A reason in the language spoken now; ``deed`` replaces what it says is done ("": nothing).

    Whatever no robot says is returned as it is.
    """
    step, done, why = parts_of(reason)
    if template_of(why) is None:
        return reason
    if deed is None:
        deed = _spoken(done)
    if deed:
        return say(_WITH_DEED, step=_spoken_step(step), deed=deed, why=_spoken(why))
    return say(_WITHOUT_DEED, step=_spoken_step(step), why=_spoken(why))


def spoken_why(reason: str) -> str:
    """Only why, in the language spoken now."""
    return _spoken(parts_of(reason)[2])


def template_of(words: str) -> tuple[str, dict[str, str]] | None:
    """The template that words in English were made of, and its values."""
    for english, pattern in _patterns().items():
        found = pattern.fullmatch(words)
        if found is not None:
            return english, found.groupdict()
    return None


def _spoken_step(step: str) -> str:
    return say(step) if step in STEPS else step


def _spoken(words: str) -> str:
    found = template_of(words)
    return words if found is None else say(found[0], **found[1])


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """The templates with what their values look like: a number of digits, or a row."""
    return {
        template: re.compile(_NAMED.sub(r"(?P<\1>\\w+)", re.escape(template)))
        for template in (*WHY, *DEEDS)
    }
