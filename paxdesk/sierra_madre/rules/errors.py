"""Refusals: a sentence that says what is wrong, and the step of the sequence that it breaks."""

from typing import Final

from paxdesk.errors import IllegalAction
from paxdesk.language import later, template

OVER: Final = template("The game is over.")
PHASE: Final = template("That belongs to phase {phase}; this is phase {now}.")
ROLL_FIRST: Final = template("Roll for the end of the game first.")
NO_END_YET: Final = template("The end is rolled for from Winter 1907.")
TURN_OVER: Final = template("Turn over the card of this quarter first.")
IN_WAR: Final = template("P{seat} comes back from the war: roll for him.")
DEAD: Final = template("P{seat} was killed: choose an heir, or leave the game.")
NO_PLAYER: Final = template("There is no player P{seat}.")
NO_PLACE: Final = template("There is no place for gold called {place}.")
NO_ROW: Final = template("There is no row {row}.")
SHORT: Final = template("There are {gold} gold at {place}, not {amount}.")
SLIP_PRICE: Final = template("A refurbishment costs what the rules say, or is refused.")
NOT_YET: Final = template("{card} has not come into the game yet.")
TWICE: Final = template("{card} has come into the game already.")
REVEALED: Final = template("This quarter's card is turned over already.")
BARE_DICE: Final = template("Dice stand in the journal after what has rolled them.")
DICE: Final = template("{number} dice are needed.")
MORE_DICE: Final = template("Some are equal still: {number} more dice are needed.")
NO_TIE: Final = template("Nobody's place in the order is for dice to decide now.")

SAME_PLACE: Final = template("Gold moves from one place to another.")
HOW_MUCH: Final = template("Say how much: at least 1 gold.")
NEW_YORK: Final = template("New York is reached in phase 11 alone; this is phase {now}.")
OWN_GOLD: Final = template("Only one's own gold goes to or from New York.")
BY_RULE: Final = template("The rules pay that by themselves.")
IOU_LATER: Final = template("An IOU lies in the box of a later quarter.")

AUCTION_FIRST: Final = template("Finish the auction under way first.")
NO_AUCTION: Final = template("There is no auction under way.")
BIDS_IN: Final = template("The bids are in.")
BIDS_NOT_IN: Final = template("The bids of the lawsuit are not in.")
BID_SHORT: Final = template("P{seat} has {gold} gold and cannot bid {amount}.")
BID_STANDS: Final = template("P{seat} has bid {amount} gold, which must stay in the purse.")
BID_MORE: Final = template("The bid stands at {price}: bid more.")
EACH_BID: Final = template("Every bid of a lawsuit counts: enter each.")
NO_BIDDER: Final = template("P{seat} may not bid now.")
LAWSUIT_FIRST: Final = template("Roll for the lawsuit first.")
NOT_COMMON: Final = template("{card} is not among the common cards.")
NOBODY_PASSES: Final = template("Nobody is asked now who could pass.")
REFURBISHED: Final = template("{card} is not to be refurbished, or its owner pays.")
EXEMPT: Final = template("P{seat} is governor or president, and exempt.")

HOW_MANY: Final = template("Say how many: at least one rifle.")
FROM_A_STORE: Final = template("Rifles are bought from a store: {cards}.")
NO_STORE: Final = template("{card} is no store that operates.")
OWN_STORE: Final = template("Nobody buys rifles from his own store.")
EMPTY_OFFICE: Final = template("Nobody holds that office.")
NOT_COMING: Final = template("{card} is not on a seasonal track.")
ABROAD: Final = template("{card} does not lie in that country.")
RAILROADS: Final = template("A governor subsidizes a railroad.")
ONE_SUBSIDY: Final = template("A governor subsidizes one card in a quarter.")
NO_CAPITAL: Final = template("{card} needs no such capital.")

NOBODYS: Final = template("{card} belongs to nobody.")
OWN_CARD: Final = template("{card} belongs to the same player.")
IMMATURE: Final = template("{card} is not yet on the profits track.")
IDLE: Final = template("{card} is held up by a spy this quarter.")
OTHER_KIND: Final = template("{card} is not a card for that.")
PRESIDENTS: Final = template("A spy goes for a president.")
STRIKE_ON: Final = template("A strike hits a C or RR card.")
LAWSUIT_FOR: Final = template("A lawsuit is for a C or RR card.")
PUPPET: Final = template("The puppet's leadership is not above its owner's.")
NO_PRESIDENT: Final = template(
    "Only the other country's president boycotts that, and nobody holds the office."
)
BOYCOTTED: Final = template("That product is boycotted already, or not at all.")
PRESIDENT_SAYS: Final = template("A president declares that.")
REBEL: Final = template("A governor of Sonora or Chihuahua declares it, or who holds a Red Flag.")
NO_OFFICE: Final = template("P{seat} holds no office.")

NO_PROFIT: Final = template("{card} has no profit that could fall.")
PRICE: Final = template("The rules say {price} gold for that.")
OWN_SHOP: Final = template("Store owners may not pay their own store.")
NO_WAR: Final = template("{card} is no foreign war.")
CANNOT_ENLIST: Final = template("P{seat} cannot enlist: he is jailed, away or dead.")
NOT_BACK: Final = template("P{seat} is not due back from a war.")
GONE: Final = template("P{seat} is dead or gone already.")
ALIVE: Final = template("P{seat} was not killed.")

NAME_NOBODY: Final = template("Nobody owns a card that lies there: name P0.")
TOO_FAR: Final = template("A card lies at most {most} quarters ahead.")
TOO_MUCH: Final = template("That is more gold than there is.")
TURNED_OVER: Final = template("An event comes into the game when it is turned over.")
EVENT: Final = template("{card} is an event.")
LEADERSHIP: Final = template("Leadership is a number from 0 to 99.")
NATION: Final = template("A nation is one of {words}.")
JAILED: Final = template("He is jailed or not: yes or no.")
AWAY: Final = template("He is at war until a later quarter, such as 1899-spring, or no longer: no.")


def require(holds: object, words: str, step: str, /, **values: object) -> None:
    """Go on only if it ``holds``. Raises IllegalAction with the words, citing the ``step``."""
    if not holds:
        raise IllegalAction((step,), later(words, **values))
