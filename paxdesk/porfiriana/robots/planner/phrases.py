"""What the planner says for a reason: one template for each thing a line can bring about.

Each stands twice: for the line that brings it about, and for one that prepares it in the same
turn. Where a kind of prestige is named there is a template for each.
"""

from collections.abc import Mapping
from typing import Final

from paxdesk.language import template
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.record_classes import frozen

PLAN: Final = template("plan")
ANSWER: Final = template("answer")


@frozen
class Brings:
    """A benefit in words: brought about ``now``, or ``soon``, with what follows in the turn."""

    now: str
    soon: str

    def template(self, at_once: bool) -> str:
        return self.now if at_once else self.soon


WINS = Brings(
    template("it wins the game"), template("it wins the game with what follows in this turn")
)
STOPS = Brings(
    template("a rival could have toppled Díaz in the next turn, and now cannot"),
    template("what follows in this turn stops a rival who could topple Díaz in the next one"),
)
READY = Brings(
    template("it can topple Díaz in its next turn, if nobody stops it"),
    template(
        "with what follows in this turn it can topple Díaz in the next one, if nobody stops it"
    ),
)
FREED = Brings(template("it is out of Jail"), template("it gets out of Jail in this turn"))
JAILS = Brings(template("a rival goes to Jail"), template("a rival goes to Jail in this turn"))
BOOM = Brings(template("it ends the Depression"), template("it ends the Depression in this turn"))
INCOME = Brings(
    template("it raises its income to {income} gold"),
    template("with what follows in this turn its income rises to {income} gold"),
)
COSTS_INCOME = Brings(
    template("it lowers the income of a rival to {income} gold"),
    template("with what follows in this turn the income of a rival falls to {income} gold"),
)
ROBS = Brings(
    template("it takes {gold} gold from a rival"),
    template("with what follows in this turn a rival loses {gold} gold"),
)
GUARDS = Brings(
    template("a troop of its own now guards its enterprise"),
    template("in this turn a troop of its own comes to guard its enterprise"),
)
GOLD = Brings(
    template("it gains {gold} gold"),
    template("with what follows in this turn it gains {gold} gold"),
)
POINTS: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("it has {points} Loyalty now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Loyalty; {needed} would topple Díaz"
        ),
    ),
    "outrage": Brings(
        template("it has {points} Outrage now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Outrage; {needed} would topple Díaz"
        ),
    ),
    "command": Brings(
        template("it has {points} Command now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Command; {needed} would topple Díaz"
        ),
    ),
    "revolution": Brings(
        template("it has {points} Revolution now, and {needed} would topple Díaz"),
        template(
            "what follows in this turn brings it to {points} Revolution; {needed} would topple Díaz"
        ),
    ),
}
TURNS_TO: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("Topples are about Loyalty now, its best road to power"),
        template("in this turn Topples come to be about Loyalty, its best road to power"),
    ),
    "outrage": Brings(
        template("Topples are about Outrage now, its best road to power"),
        template("in this turn Topples come to be about Outrage, its best road to power"),
    ),
    "command": Brings(
        template("Topples are about Command now, its best road to power"),
        template("in this turn Topples come to be about Command, its best road to power"),
    ),
    "revolution": Brings(
        template("Topples are about Revolution now, its best road to power"),
        template("in this turn Topples come to be about Revolution, its best road to power"),
    ),
}
TURNS_FROM: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("Topples are no longer about Loyalty, of which a rival has most"),
        template("in this turn Topples cease to be about Loyalty, of which a rival has most"),
    ),
    "outrage": Brings(
        template("Topples are no longer about Outrage, of which a rival has most"),
        template("in this turn Topples cease to be about Outrage, of which a rival has most"),
    ),
    "command": Brings(
        template("Topples are no longer about Command, of which a rival has most"),
        template("in this turn Topples cease to be about Command, of which a rival has most"),
    ),
    "revolution": Brings(
        template("Topples are no longer about Revolution, of which a rival has most"),
        template("in this turn Topples cease to be about Revolution, of which a rival has most"),
    ),
}
LACKED: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template(
            "a rival lacked {missing} Loyalty to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Loyalty to topple Díaz; Topples will ask for another kind"
        ),
    ),
    "outrage": Brings(
        template(
            "a rival lacked {missing} Outrage to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Outrage to topple Díaz; Topples will ask for another kind"
        ),
    ),
    "command": Brings(
        template(
            "a rival lacked {missing} Command to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Command to topple Díaz; Topples will ask for another kind"
        ),
    ),
    "revolution": Brings(
        template(
            "a rival lacked {missing} Revolution to topple Díaz; now Topples ask for another kind"
        ),
        template(
            "a rival lacks {missing} Revolution to topple Díaz; Topples will ask for another kind"
        ),
    ),
}
NOBODYS: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("Topples are about Loyalty now, of which no rival has a point"),
        template("in this turn Topples come to be about Loyalty, of which no rival has a point"),
    ),
    "outrage": Brings(
        template("Topples are about Outrage now, of which no rival has a point"),
        template("in this turn Topples come to be about Outrage, of which no rival has a point"),
    ),
    "command": Brings(
        template("Topples are about Command now, of which no rival has a point"),
        template("in this turn Topples come to be about Command, of which no rival has a point"),
    ),
    "revolution": Brings(
        template("Topples are about Revolution now, of which no rival has a point"),
        template("in this turn Topples come to be about Revolution, of which no rival has a point"),
    ),
}
TAKES_POINT: Final[Mapping[Prestige, Brings]] = {
    "loyalty": Brings(
        template("it costs a rival Loyalty and leaves it {points}"),
        template("what follows in this turn costs a rival Loyalty and leaves it {points}"),
    ),
    "outrage": Brings(
        template("it costs a rival Outrage and leaves it {points}"),
        template("what follows in this turn costs a rival Outrage and leaves it {points}"),
    ),
    "command": Brings(
        template("it costs a rival Command and leaves it {points}"),
        template("what follows in this turn costs a rival Command and leaves it {points}"),
    ),
    "revolution": Brings(
        template("it costs a rival Revolution and leaves it {points}"),
        template("what follows in this turn costs a rival Revolution and leaves it {points}"),
    ),
}

# --- What nothing on the table shows yet ----------------------------------------------------------

DUE = template("a cube that is due costs nothing to lay")
ONLY_ANSWER = template("there is no other answer")
BEST_ANSWER = template("of all answers it leaves it best off")
PREVENTS = template("otherwise, as far as it can see, a rival topples Díaz")
NOBODY_TOPPLES = template("as far as it can see nobody topples Díaz")
CANNOT_PREVENT = template("as far as it can see nothing it could answer stops a rival")
BEST_LINE = template("it leaves it better off than anything else it thought of")
ENOUGH = template("nothing it thought of would leave it better off")
SPENT = template("it has no action left for anything better")
KEEPS = template("what it pays for is worth more to it than that gold")
MAKES_ROOM = template("it makes room in a full hand")
WAITS = template(
    "it keeps its gold, as with the Topple on sale it can topple Díaz in its next turn, "
    "if nobody stops it"
)
PENNILESS = template("it has no gold for anything better")
TOO_DEAR = template("for later, as its printed cost is {cost} gold and it has {gold} left")
CAN_TURN: Final[Mapping[Prestige, str]] = {
    "loyalty": template("for later, as it can make Topples be about Loyalty"),
    "outrage": template("for later, as it can make Topples be about Outrage"),
    "command": template("for later, as it can make Topples be about Command"),
    "revolution": template("for later, as it can make Topples be about Revolution"),
}
CAN_GAIN: Final[Mapping[Prestige, str]] = {
    "loyalty": template("for later, as it is worth a point of Loyalty"),
    "outrage": template("for later, as it is worth a point of Outrage"),
    "command": template("for later, as it is worth a point of Command"),
    "revolution": template("for later, as it is worth a point of Revolution"),
}
ENTERPRISE_KEPT = template("an enterprise for later")
PARTNER_KEPT = template("a partner for later")
TROOP_KEPT = template("a troop for later")
ATTACK_KEPT = template("it can be used against a rival later")
MAY_BE_WANTED = template("whoever buys that card would pay it")

BRINGS: Final = (
    *(WINS, STOPS, READY, FREED, JAILS, BOOM, INCOME, COSTS_INCOME, ROBS, GUARDS, GOLD),
    *POINTS.values(),
    *TURNS_TO.values(),
    *TURNS_FROM.values(),
    *LACKED.values(),
    *NOBODYS.values(),
    *TAKES_POINT.values(),
)
PLANNED: Final = (
    *(template for each in BRINGS for template in (each.now, each.soon)),
    *(PREVENTS, NOBODY_TOPPLES, CANNOT_PREVENT),
    *(DUE, ONLY_ANSWER, BEST_ANSWER, BEST_LINE, ENOUGH, SPENT, KEEPS, MAKES_ROOM),
    *(WAITS, PENNILESS, TOO_DEAR),
    *CAN_TURN.values(),
    *CAN_GAIN.values(),
    *(ENTERPRISE_KEPT, PARTNER_KEPT, TROOP_KEPT, ATTACK_KEPT, MAY_BE_WANTED),
)
"""Everything that the planner says for a reason."""
