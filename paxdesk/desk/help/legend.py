"""The icons of cards and table with their meaning, for the overview."""

from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from paxdesk.desk.painting.palette import INK, UNREST, Ink

translate = QCoreApplication.translate

Legend: TypeAlias = tuple[str, str, Ink]
"""An icon, its meaning, and the ink it is printed in."""


def legends() -> list[Legend]:
    """Everything but prestige and factions, in groups."""
    plain = [
        ("district-sonora", translate("Legend", "Sonora")),
        ("district-chihuahua", translate("Legend", "Chihuahua")),
        ("district-america", translate("Legend", "America")),
        ("income-cube", translate("Legend", "Fixed income")),
        ("income-improvable", translate("Legend", "More by buying land")),
        ("income-mines", translate("Legend", "Mine Value")),
        ("income-economy", translate("Legend", "Economy")),
        ("income-count", translate("Legend", "1 for each of a kind")),
        ("connection-foot", translate("Legend", "On foot")),
        ("connection-mule", translate("Legend", "By mule")),
        ("connection-rail", translate("Legend", "By rail")),
        ("connection-ship", translate("Legend", "Canal or ship")),
        ("connection-chain", translate("Legend", "Chain Railroad")),
        ("firepower-1", translate("Legend", "Firepower 1 to 3")),
        ("slave", translate("Legend", "Slaves: may revolt")),
        ("regime-change", translate("Legend", "Regime change")),
        ("strife", translate("Legend", "Strife of factions")),
        ("mood-bull", translate("Legend", "Bull")),
        ("mood-bear", translate("Legend", "Bear")),
        ("topple", translate("Legend", "Topple")),
        ("discount", translate("Legend", "Cheaper")),
        ("extra-action", translate("Legend", "Extra action")),
        ("monopoly", translate("Legend", "Monopoly")),
        ("spy", translate("Legend", "Spy: cancels an attack")),
        ("court", translate("Legend", "Helps Díaz")),
        ("general", translate("Legend", "General: Firepower 3")),
        ("activist", translate("Legend", "Stirs up Unrest")),
        ("assassin", translate("Legend", "Assassination")),
        ("immunity", translate("Legend", "Immunity")),
        ("jail", translate("Legend", "Jail")),
        ("army", translate("Legend", "Troops, Private Army")),
        ("grudge", translate("Legend", "Grudge pile")),
    ]
    return [("unrest", translate("Legend", "Unrest"), UNREST), *((*each, INK) for each in plain)]
