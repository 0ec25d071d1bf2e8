"""The scenarios in words: what each is about and how it is won. No Qt here."""

from typing import Final

from paxdesk.language import say, template

TITLES: Final[dict[str, str]] = {
    "puebla": template("Puebla"),
    "conquest": template("The Conquest"),
    "maximilian": template("Maximilian"),
    "retreat": template("The Retreat"),
    "campaign": template("The Campaign"),
}
ABOUT: Final[dict[str, str]] = {
    "puebla": template(
        "1862, four turns. Lorencez marches from the sea; Zaragoza waits behind the walls of "
        "Puebla. Who controls Mexico, Puebla and Veracruz at the end wins; anything else is a draw."
    ),
    "conquest": template(
        "1862 to 1864, ten turns. Forey brings reinforcements. At the end whoever collects more "
        "from the zones wins; the Republican wins with French Retreat above 20."
    ),
    "maximilian": template(
        "1864 to 1866, ten turns. The Emperor comes, and Napoleon's patience runs out. The "
        "Imperial side must keep French Retreat from 30, or win outright."
    ),
    "retreat": template(
        "1866 and 1867, ten turns. The French embark, the Emperor stays. The Republican wins if "
        "no Imperial force is left on the map."
    ),
    "campaign": template(
        "1862 to 1867, all 33 turns, from the landing to the end. The Republican wins if no "
        "Imperial force is left on the map."
    ),
}


def scenario_title(scenario: str) -> str:
    return say(TITLES[scenario])


def scenario_words(scenario: str) -> str:
    """What a scenario is about."""
    return say(ABOUT[scenario])
