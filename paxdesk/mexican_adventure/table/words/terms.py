"""Names of the game's terms for players. No Qt."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.mexican_adventure.rules import vocabulary
from paxdesk.mexican_adventure.rules.forces import Groups, Pieces
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import State

SIDE_WORDS: Final[dict[vocabulary.Side, str]] = {
    "imperial": tr_noop("Imperial"),
    "republican": tr_noop("Republican"),
}
NATION_WORDS: Final[dict[vocabulary.Nation, str]] = {
    "french": tr_noop("French"),
    "marine": tr_noop("Marines"),
    "egyptian": tr_noop("Egyptians"),
    "austrian": tr_noop("Austrians"),
    "belgian": tr_noop("Belgians"),
    "imperial": tr_noop("Imperial Mexicans"),
    "republican": tr_noop("Republicans"),
}
ATTITUDE_WORDS: Final[dict[vocabulary.Attitude, str]] = {
    "withdraw": tr_noop("Withdraw"),
    "hold": tr_noop("Hold"),
    "skirmish": tr_noop("Skirmish"),
    "assault": tr_noop("Assault"),
}
LEVEL_WORDS: Final[dict[str, str]] = {
    "easy": tr_noop("Easy"),
    "medium": tr_noop("Medium"),
    "hard": tr_noop("Hard"),
}
MARKER_WORDS: Final[dict[str, str]] = {
    "vomito": tr_noop("Vomito"),
    "rural_guards": tr_noop("Rural Guards"),
    "counter_guerrilla": tr_noop("Counter-guerrilla"),
    "guerrilla": tr_noop("Guerrilla"),
}
COVER_WORDS: Final[dict[vocabulary.Cover, str]] = {
    "clear": tr_noop("clear"),
    "mountain": tr_noop("mountain"),
    "forest": tr_noop("forest"),
    "desert": tr_noop("desert"),
}
STEP_WORDS: Final[dict[str, str]] = {
    "setup": tr_noop("Set-up"),
    "admin.a": tr_noop("Headquarters"),
    "admin.b": tr_noop("Collecting income"),
    "admin.c": tr_noop("Loan"),
    "admin.d": tr_noop("American Aid"),
    "admin.e": tr_noop("Imperial spending"),
    "admin.f": tr_noop("Republican spending"),
    "admin.g": tr_noop("Event draw"),
    "ops.a": tr_noop("Imperial Regular Orders"),
    "ops.b": tr_noop("Republican Regular Orders"),
    "ops.c": tr_noop("Imperial Initiative Orders"),
    "ops.d": tr_noop("Ships and railway"),
    "ops.e": tr_noop("Republican Initiative Orders"),
    "ops.f": tr_noop("Imperial leaders ride"),
    "ops.g": tr_noop("Republican leaders ride"),
    "ops.h": tr_noop("Withdrawing the headquarters"),
    "ops.i": tr_noop("Combats"),
    "pac.a": tr_noop("Guerrillas"),
    "pac.b": tr_noop("Politics"),
}
PHASE_WORDS: Final = (tr_noop("Administration"), tr_noop("Operations"), tr_noop("Pacification"))
MONTHS: Final = (
    tr_noop("March/April"),
    tr_noop("May/June"),
    tr_noop("July/August"),
    tr_noop("September/October"),
    tr_noop("November/December"),
    tr_noop("January/February"),
)
FIRST_YEAR: Final = 1862
TURNS_A_YEAR: Final = 6


def zone_name(material: Material, zone: vocabulary.ZoneId) -> str:
    return material.board.zones[zone].name


def person_name(material: Material, who: str) -> str:
    people = material.leaders.get(who) or material.heads[who]
    return people.name


def side_words(side: vocabulary.Side) -> str:
    return tr(SIDE_WORDS[side])


def level_words(robot: str) -> str:
    return tr(LEVEL_WORDS[robot])


def months_of(turn: int) -> str:
    """Return the months of a turn, such as ``March/April 1862``."""
    # the year changes with January, the sixth turn of each cycle
    year = FIRST_YEAR + turn // TURNS_A_YEAR
    return f"{tr(MONTHS[(turn - 1) % TURNS_A_YEAR])} {year}"


def rp_words(number: int) -> str:
    return tr("{number} RP", number=number)


def chance_words(highest: int) -> str:
    """Return the chance of rolling at most ``highest``, as a percentage."""
    return tr("{percent} %", percent=10 * min(10, max(0, highest + 1)))


def die_words(highest: int) -> str:
    """Return the rolls that pass a test, with their chance."""
    if highest < 0:
        return tr("no die passes")
    if highest >= 9:
        return tr("any die passes")
    return tr("die 0–{highest}: {chance}", highest=highest, chance=chance_words(highest))


def fp_words(number: int) -> str:
    return tr_plural("%n FP", "", number)


def marker_words(marker: vocabulary.Marker | str, number: int = 1) -> str:
    """Return the name of a marker, with the number of counters if there are several."""
    name, counters = tr(MARKER_WORDS[marker]), tr_plural("%n counter(s)", "", number)
    return f"{name}, {counters}" if number > 1 else name


def groups_words(groups: Groups) -> str:
    """Return text such as ``7 A French, 3 C Imperial Mexicans``."""
    return ", ".join(
        f"{each.count} {each.quality} {tr(NATION_WORDS[each.nation])}" for each in groups
    )


def pieces_words(material: Material, pieces: Pieces) -> str:
    parts = [person_name(material, who) for who in pieces.leaders]
    parts += [f"{each.count} {each.quality}" for each in pieces.groups]
    if pieces.navies:
        parts.append(tr("a ship"))
    return join_words(parts, "and")


def leader_words(state: State, who: vocabulary.LeaderId) -> str:
    """Return a person's name, with a leader's rank and initiative: ``Lorencez ★★ 4``."""
    name = person_name(state.material, who)
    if who in state.material.heads:
        return name
    return f"{name} {'★' * state.people[who].rank} {state.initiative(who)}"


def spoken_leader(state: State, who: vocabulary.LeaderId) -> str:
    """Return name, rank and initiative for screen readers, which do not read stars."""
    stars = tr_plural("%n star(s)", "", state.people[who].rank)
    words = tr_noop("{name}, {stars}, initiative {number}")
    number = state.initiative(who)
    return tr(words, name=person_name(state.material, who), stars=stars, number=number)


@lru_cache(maxsize=4)
def abbreviations(material: Material) -> Mapping[str, str]:
    """Return the shortest unique abbreviation of each person's name, by id."""
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
    """Return the name in lower case without accents."""
    return "".join(each for each in normalize("NFD", name.lower()) if not combining(each))
