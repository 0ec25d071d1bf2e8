"""The icons of cards and table with their meaning, for the overview."""

from typing import TypeAlias

from paxdesk.desk.painting.palette import INK, UNREST, Ink
from paxdesk.language import say

Legend: TypeAlias = tuple[str, str, Ink]
"""An icon, its meaning, and the ink it is printed in."""


def legends() -> list[Legend]:
    """Everything but prestige and factions, in groups."""
    plain = [
        ("district-sonora", say("Sonora")),
        ("district-chihuahua", say("Chihuahua")),
        ("district-america", say("America")),
        ("income-cube", say("Fixed income")),
        ("income-improvable", say("More by buying land")),
        ("income-mines", say("Mine Value")),
        ("income-economy", say("Economy")),
        ("income-count", say("1 for each of a kind")),
        ("connection-foot", say("On foot")),
        ("connection-mule", say("By mule")),
        ("connection-rail", say("By rail")),
        ("connection-ship", say("Canal or ship")),
        ("connection-chain", say("Chain Railroad")),
        ("firepower-1", say("Firepower 1 to 3")),
        ("slave", say("Slaves: may revolt")),
        ("regime-change", say("Regime change")),
        ("strife", say("Strife of factions")),
        ("mood-bull", say("Bull")),
        ("mood-bear", say("Bear")),
        ("topple", say("Topple")),
        ("discount", say("Cheaper")),
        ("extra-action", say("Extra action")),
        ("monopoly", say("Monopoly")),
        ("spy", say("Spy: cancels an attack")),
        ("court", say("Helps Díaz")),
        ("general", say("General: Firepower 3")),
        ("activist", say("Stirs up Unrest")),
        ("assassin", say("Assassination")),
        ("immunity", say("Immunity")),
        ("jail", say("Jail")),
        ("army", say("Troops, Private Army")),
        ("grudge", say("Grudge pile")),
    ]
    return [("unrest", say("Unrest"), UNREST), *((*each, INK) for each in plain)]
