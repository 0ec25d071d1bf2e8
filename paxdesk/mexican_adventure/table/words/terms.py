"""The words of the game as players read them. No Qt here."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

from paxdesk.language import counted, joined, say, template
from paxdesk.mexican_adventure.rules.forces import Groups, Pieces
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import (
    Attitude,
    Cover,
    LeaderId,
    Marker,
    Nation,
    Side,
    ZoneId,
)

SIDE_WORDS: Final[dict[Side, str]] = {
    "imperial": template("Imperial"),
    "republican": template("Republican"),
}
NATION_WORDS: Final[dict[Nation, str]] = {
    "french": template("French"),
    "marine": template("Marines"),
    "egyptian": template("Egyptians"),
    "austrian": template("Austrians"),
    "belgian": template("Belgians"),
    "imperial": template("Imperial Mexicans"),
    "republican": template("Republicans"),
}
ATTITUDE_WORDS: Final[dict[Attitude, str]] = {
    "withdraw": template("Withdraw"),
    "hold": template("Hold"),
    "skirmish": template("Skirmish"),
    "assault": template("Assault"),
}
LEVEL_WORDS: Final[dict[str, str]] = {
    "easy": template("Easy"),
    "medium": template("Medium"),
    "hard": template("Hard"),
}
MARKER_WORDS: Final[dict[str, str]] = {
    "vomito": template("Vomito"),
    "rural_guards": template("Rural Guards"),
    "counter_guerrilla": template("Counter-guerrilla"),
    "guerrilla": template("Guerrilla"),
}
COVER_WORDS: Final[dict[Cover, str]] = {
    "clear": template("clear"),
    "mountain": template("mountain"),
    "forest": template("forest"),
    "desert": template("desert"),
}
STEP_WORDS: Final[dict[str, str]] = {
    "setup": template("Set-up"),
    "admin.a": template("Headquarters"),
    "admin.b": template("Collecting"),
    "admin.c": template("Loan"),
    "admin.d": template("American Aid"),
    "admin.e": template("Imperial spending"),
    "admin.f": template("Republican spending"),
    "admin.g": template("Event draw"),
    "ops.a": template("Imperial Regular Orders"),
    "ops.b": template("Republican Regular Orders"),
    "ops.c": template("Imperial Initiative Orders"),
    "ops.d": template("Ships and railway"),
    "ops.e": template("Republican Initiative Orders"),
    "ops.f": template("Imperial leaders ride"),
    "ops.g": template("Republican leaders ride"),
    "ops.h": template("Withdrawing the headquarters"),
    "ops.i": template("Combats"),
    "pac.a": template("Guerrillas"),
    "pac.b": template("Politics"),
}
PHASE_WORDS: Final = (template("Administration"), template("Operations"), template("Pacification"))
MONTHS: Final = (
    template("March/April"),
    template("May/June"),
    template("July/August"),
    template("September/October"),
    template("November/December"),
    template("January/February"),
)
FIRST_YEAR: Final = 1862
TURNS_A_YEAR: Final = 6


def zone_name(material: Material, zone: ZoneId) -> str:
    return material.board.zones[zone].name


def person_name(material: Material, who: str) -> str:
    """Of a leader or head of state."""
    people = material.leaders.get(who) or material.heads[who]
    return people.name


def side_words(side: Side) -> str:
    return say(SIDE_WORDS[side])


def level_words(robot: str) -> str:
    """How well an opponent plays."""
    return say(LEVEL_WORDS[robot])


def months_of(turn: int) -> str:
    """``March/April 1862``."""
    # the year changes with January, the sixth turn of the game's own year
    year = FIRST_YEAR + turn // TURNS_A_YEAR
    return f"{say(MONTHS[(turn - 1) % TURNS_A_YEAR])} {year}"


def rp_words(number: int) -> str:
    return say("{number} RP", number=number)


def chance_words(highest: int) -> str:
    """How often a test is passed."""
    return say("{percent} %", percent=10 * min(10, max(0, highest + 1)))


def die_words(highest: int) -> str:
    """With which die a test is passed."""
    if highest < 0:
        return say("no die passes")
    if highest >= 9:
        return say("any die passes")
    return say("die 0–{highest}: {chance}", highest=highest, chance=chance_words(highest))


def fp_words(number: int) -> str:
    return counted("%n FP", "", number)


def marker_words(marker: Marker | str) -> str:
    return say(MARKER_WORDS[marker])


def groups_words(groups: Groups) -> str:
    """``7 A French, 3 C Imperial Mexicans``."""
    return ", ".join(
        f"{each.count} {each.quality} {say(NATION_WORDS[each.nation])}" for each in groups
    )


def pieces_words(material: Material, pieces: Pieces) -> str:
    """Leaders, FP and ships in running text."""
    parts = [person_name(material, who) for who in pieces.leaders]
    parts += [f"{each.count} {each.quality}" for each in pieces.groups]
    if pieces.navies:
        parts.append(say("a ship"))
    return joined(parts, "and")


def leader_words(state: State, who: LeaderId) -> str:
    """``Lorencez ★★ 4``: name, rank and initiative."""
    name = person_name(state.material, who)
    if who in state.material.heads:
        return name
    return f"{name} {'★' * state.people[who].rank} {state.initiative(who)}"


@lru_cache(maxsize=4)
def abbreviations(material: Material) -> Mapping[str, str]:
    """Every leader and head of state in as few letters as tell him from all others."""
    names = {who: person_name(material, who) for who in (*material.leaders, *material.heads)}
    plain = {who: _plain(name) for who, name in names.items()}
    return {
        who: next(
            (
                names[who][:length]
                for length in range(2, len(name))
                if sum(other.startswith(name[:length]) for other in plain.values()) == 1
            ),
            names[who],
        )
        for who, name in plain.items()
    }


def _plain(name: str) -> str:
    """Without accents: Méndez and Mejía differ by more than one."""
    return "".join(each for each in normalize("NFD", name.lower()) if not combining(each))
