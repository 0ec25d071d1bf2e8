"""Texts on chits, events, combats and atrocities. No Qt."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, cast

from paxdesk.desk.words import IconNote
from paxdesk.language import capitalized, format_decimal, tr, tr_noop, tr_plural, translated
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.battles import BattleOutlook, outlook
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action, ChooseAttitude
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude, Retreating, Supplying
from paxdesk.mexican_adventure.rules.chance import PASSED, SIDES_OF_THE_DIE
from paxdesk.mexican_adventure.rules.combat import DOUBLED, HALVED, NO_COMBAT_BELOW
from paxdesk.mexican_adventure.rules.forces import cost_of
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Event, Fought, Potential, State
from paxdesk.mexican_adventure.rules.supply import hq_distances
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    SIDES,
    Attitude,
    Chit,
    LeaderId,
    ZoneId,
    enemy_of,
)
from paxdesk.mexican_adventure.table.words.terms import (
    ATTITUDE_WORDS,
    MARKER_WORDS,
    STEP_WORDS,
    chance_words,
    fp_words,
    months_of,
    person_name,
    rp_words,
    side_words,
    zone_name,
)

WHAT_THEY_DO: Final[dict[str, str]] = {
    "vomito": tr_noop("The Republican marks a forest zone: Europeans there sicken every turn."),
    "guerrilla": tr_noop("A Guerrilla for the Republican reserve."),
    "americans": tr_noop("Two Republican FP improve by a step at once."),
    "forced_enrolment": tr_noop("One Mexican C FP where the player has FP."),
    "rural_guards": tr_noop("The Imperial player places Rural Guards."),
    "counter_guerrilla": tr_noop("The Imperial player places a Counter-guerrilla."),
    "reinforcements": tr_noop("A French corps lands in Veracruz, if a friendly force is there."),
    "marines": tr_noop("A Marine FP A and a ship in a friendly port."),
    "egyptians": tr_noop("An Egyptian FP B in Veracruz."),
    "evasion": tr_noop("An eliminated Republican leader returns."),
    "exchange": tr_noop("An eliminated leader of each side returns, or nobody."),
    "camerone": tr_noop("Once this turn +5 where French A FP fight, then French Retreat 1 left."),
    "santa_anna": tr_noop("With a die of 5 to 9: three Mexican C FP, and +2 for all-Mexicans."),
    "monarchy": tr_noop("Maximilian enters the bowl."),
    "railway": tr_noop("From next turn on trains run between Veracruz and Mexico."),
    "telegraph": tr_noop("Orders along the line ignore distance if the whole line is friendly."),
    "dupin_dismissed": tr_noop("All Counter-guerrillas leave."),
    "civil_war_ends": tr_noop("French Retreat 5 right; Republicans up to B; American Aid +1."),
    "american_loans": tr_noop("20 RP for the Republican."),
    "johnson": tr_noop("French Retreat 3 right."),
    "decree": tr_noop("Eliminated Republican leaders stay out for good; French Retreat 1 right."),
    "charlotte": tr_noop("French Retreat 1 left."),
    "juarez_remains": tr_noop("French Retreat 2 right."),
    "loans": tr_noop("30 RP for the Republican."),
    "forey": tr_noop("The headquarters becomes a 7, Lorencez leaves, Forey has three stars."),
    "bazaine": tr_noop("The headquarters becomes a 9, Forey leaves, Bazaine has three stars."),
    "marshal": tr_noop("Bazaine stays with the headquarters."),
    "maximilian": tr_noop("Maximilian comes, with Thun and seven Austrian C FP in Veracruz."),
    "belgians": tr_noop("T'Smissen and two Belgian C FP in Veracruz."),
    "imperial_army": tr_noop("Leaders lead their own nation only; Imperial Mexicans up to B."),
    "french_retreat": tr_noop("The last four events enter the bowl; reinforcements are void."),
    "saillard": tr_noop("All French must leave by Veracruz within seven turns."),
    "allies_dismissed": tr_noop("All Austrians and Belgians leave."),
    "cazadores": tr_noop("Three French FP become Imperial Mexican B."),
    "arms_end": tr_noop("Imperial Mexicans can no longer be improved to B."),
}


def chit_title(material: Material, chit: Chit) -> str:
    """Return the title of a chit's event, with the chit's number: ``Guerrilla [12]``."""
    return f"{capitalized(translated(material.chits[chit].title))} [{chit}]"


def chit_words(material: Material, chit: Chit) -> str:
    """Return the effect of a chit as text; "" if it has none."""
    words = WHAT_THEY_DO.get(material.chits[chit].key)
    return tr(words) if words else ""


# --- Events ---------------------------------------------------------------------------------------

REASONS: Final[dict[str, str]] = {
    "loan": tr_noop("by the loan"),
    "zones": tr_noop("from zones"),
    "aid": tr_noop("as American Aid"),
    "event": tr_noop("by the event"),
    "supply": tr_noop("for supply"),
    "order": tr_noop("for the order"),
    "raising": tr_noop("for new troops"),
    "improving": tr_noop("for improving"),
    "guerrilla": tr_noop("for a Guerrilla"),
}
TOLD_WITHOUT_WORDS: Final = frozenset(
    {"moved", "rides", "sails", "spent", "drawn", "bowl", "raided"}
)
"""Events without text in the log."""


EVENT_WORDS: Final[dict[str, str]] = {
    "aid": tr_noop("American Aid is at {number}"),
    "atrocity": tr_noop("an atrocity in {zone}"),
    "attitude": tr_noop("{side}: {attitude}"),
    "chit": tr_noop("{side}: {event}"),
    "combat": tr_noop("combat in {zone}"),
    "eliminated": tr_noop("{who} is lost"),
    "escaped": tr_noop("{who} escapes to {zone}"),
    "fled": tr_noop("a ship flees to {zone}"),
    "fled lost": tr_noop("a ship is lost in {zone}"),
    "gains": tr_noop("{side} +{amount} {why}"),
    "guards_gone": tr_noop("the Rural Guards of {zone} are gone"),
    "guerrilla": tr_noop("a Guerrilla holds {zone}"),
    "guerrilla reserve": tr_noop("the Guerrilla of {zone} returns to the reserve"),
    "hq": tr_noop("the headquarters is in {zone}"),
    "hq leaves": tr_noop("the headquarters leaves {zone}"),
    "hunted": tr_noop("the Guerrilla of {zone} is hunted down"),
    "improved": tr_noop("{fps} rise in {zone}"),
    "no_combat": tr_noop("no combat in {zone}: the attitudes add up to less than 5"),
    "ordered": tr_noop("the test for {zone} fails"),
    "ordered untested": tr_noop("a Regular Order in {zone}"),
    "ordered passed": tr_noop("the test for {zone} is passed"),
    "pays": tr_noop("{side} −{amount} {why}"),
    "placed": tr_noop("landing in {zone}: {fps}"),
    "placed marker": tr_noop("{marker} in {zone}"),
    "placed person": tr_noop("{who} comes to {zone}"),
    "raised": tr_noop("{fps} raised in {zone}"),
    "retired": tr_noop("{who} leaves for good"),
    "retreats": tr_noop("{side} forces retreat to {zone}"),
    "retreats eliminated": tr_noop("{side} forces in {zone} are wiped out"),
    "rolled": tr_noop("rolled: {number}"),
    "starves": tr_noop("{side} forces without supply in {zone}"),
    "taken": tr_noop("{who} is captured in {zone}"),
}
"""Sentences by event, or by event and ``word``."""


def event_words(state: State, event: Event) -> str:
    """Return an event as a sentence; "" if it is hidden or not shown."""
    if event.seen_by is not None or event.what in TOLD_WITHOUT_WORDS:
        return ""
    material, number = state.material, event.amount
    zone = zone_name(material, event.zone) if event.zone is not None else ""
    side = side_words(event.side) if event.side is not None else ""
    who = person_name(material, event.who) if event.who else ""
    match event.what:
        case "converted":
            return tr_plural("%n French FP stay(s|) as Imperial Mexicans", "", number)
        case "evacuated":
            return tr_plural("%n French FP go(es|) home", "", number)
        case "loses" if event.word == "vomito A":
            return tr_plural("Vomito in {zone}: %n A become(s|) B", "", number, zone=zone)
        case "loses" if event.word == "vomito B":
            return tr_plural("Vomito in {zone}: %n B become(s|) C", "", number, zone=zone)
        case "loses" if event.word == "vomito C":
            return tr_plural("Vomito in {zone}: %n C stay(s|) C", "", number, zone=zone)
        case "loses" if event.word:
            return tr("{side} in {zone}: {fallen}", side=side, zone=zone, fallen=fallen(event.word))
        case "loses":
            return tr_plural("{side} loses %n step(s) in {zone}", "", number, side=side, zone=zone)
        case "withdrawal":
            steps = abs(number)
            if number > 0:
                return tr("French Retreat moves {steps} to the right", steps=steps)
            return tr("French Retreat moves {steps} to the left", steps=steps)
        case "game_over":
            return ending_words(event.word)
        case "step":
            return tr(STEP_WORDS[event.word])
        case "turn":
            return months_of(number)
    how = event.word
    if event.what == "placed":
        how = "person" if who else "marker" if event.word in MARKER_WORDS else ""
    if event.what == "ordered" and event.side == "republican" and not who:
        how = "untested"
    words = EVENT_WORDS.get(f"{event.what} {how}") or EVENT_WORDS.get(event.what)
    if words is None:
        return ""
    return tr(words, zone=zone, side=side, who=who, number=number, **_details(material, event))


def fallen(word: str) -> str:
    """Return a combat's losses as text: ``2 A become B``."""
    if word.startswith("all "):
        return tr_plural("%n FP fall(s|): nobody is left", "", int(word[4:]))
    told = []
    for lost in word.split():
        count, quality = int(lost[:-1]), lost[-1]
        if quality == "A":
            told.append(tr_plural("%n A become(s|) B", "", count))
        elif quality == "B":
            told.append(tr_plural("%n B become(s|) C", "", count))
        else:
            told.append(tr_plural("%n C fall(s|)", "", count))
    return ", ".join(told)


def _details(material: Material, event: Event) -> dict[str, str]:
    """Return the values inserted into event sentences besides zone, side and person."""
    found = {"fps": fp_words(event.amount), "amount": rp_words(event.amount)}
    for name, table in (("why", REASONS), ("marker", MARKER_WORDS)):
        found[name] = tr(table[event.word]) if event.word in table else ""
    if event.what == "attitude":
        found["attitude"] = tr(ATTITUDE_WORDS[cast(Attitude, event.word)])
    if event.what == "chit":
        found["event"] = chit_title(material, event.amount)
    return found


ENDINGS: Final[dict[str, str]] = {
    "cities": tr_noop("One side alone holds every city and fortress."),
    "juarez": tr_noop("Juárez is captured."),
    "maximilian": tr_noop("Maximilian is captured."),
    "saillard": tr_noop("The French did not leave in time."),
    "bowl": tr_noop("The bowl is empty before Napoleon III has had enough."),
    "scenario": tr_noop("The scenario is over."),
}


def ending_words(ended_by: str) -> str:
    return tr(ENDINGS[ended_by])


# --- Combat: sums, and the average outcome of each attitude ---------------------------------------


def attitude_notes(state: State, step: ChoosingAttitude, action: ChooseAttitude) -> list[IconNote]:
    """Return notes on an attitude, one for each attitude of the enemy."""
    values = state.material.attitudes
    seen = Assessment(seen_by(state, step.side), step.side)
    found = []
    for other in ATTITUDES:
        total = values[action.attitude] + values[other]
        name = tr(ATTITUDE_WORDS[other])
        words = {"attitude": name, "sum": total}
        if total < NO_COMBAT_BELOW:
            found.append(IconNote("dice", tr("{attitude}: {sum}, no combat.", **words)))
            continue
        mean = expected_losses(seen, step.zone, action, other)
        words |= {
            "taken": format_decimal(f"{mean.taken:.1f}"),
            "dealt": format_decimal(f"{mean.dealt:.1f}"),
        }
        told = tr("{attitude}: {sum}{losses}, −{taken} / −{dealt}", losses=_losses(total), **words)
        found.append(IconNote("dice", told))
    return found


def expected_losses(
    seen: Assessment, zone: ZoneId, action: ChooseAttitude, other: Attitude
) -> BattleOutlook:
    """Return the average outcome over the dice, as the side of ``seen`` estimates it."""
    mine = action.attitude
    pair = (mine, other) if seen.side == "imperial" else (other, mine)
    return outlook(seen, zone, *pair, action.camerone)


def _losses(total: int) -> str:
    if total == HALVED:
        return tr(", losses halved")
    return tr(", losses doubled") if total == DOUBLED else ""


def sums(fought: Fought) -> list[str]:
    """Return both sides' combat potentials term by term; [] if there was no fight."""
    if fought.terms is None or fought.losses is None:
        return []
    return [
        tr("{side}: {sum}", side=side_words(side), sum=spelled_out(terms))
        for side, terms in zip(SIDES, fought.terms, strict=True)
    ]


def attitudes_words(values: Mapping[Attitude, int], fought: Fought) -> str:
    """Return text such as ``Assault 4 + Hold 2 = 6``."""
    parts = [f"{tr(ATTITUDE_WORDS[each])} {values[each]}" for each in fought.attitudes]
    total = sum(values[each] for each in fought.attitudes)
    words = f"{' + '.join(parts)} = {total}"
    if total < NO_COMBAT_BELOW:
        return tr("{sum}: no combat", sum=words)
    return f"{words}{_losses(total)}"


def report(state: State) -> list[str]:
    """Return texts on the last combat: attitudes, both sums and losses."""
    fought = state.fought
    if fought is None:
        return []
    told = [attitudes_words(state.material.attitudes, fought)]
    if fought.terms is None or fought.losses is None:
        return told
    for side, terms, losses in zip(SIDES, fought.terms, reversed(fought.losses), strict=True):
        dealt = tr_plural("%n loss(es) for the enemy", "", losses)
        words = {"side": side_words(side), "sum": spelled_by_name(terms), "dealt": dealt}
        told.append(tr("{side}: {sum}; {dealt}", **words))
    return told


TERM_WORDS: Final[dict[str, str]] = {
    "leader": tr_noop("leader"),
    "hold": tr_noop("hold"),
    "pursuit": tr_noop("pursuit"),
    "quality": tr_noop("quality"),
    "landing": tr_noop("landing"),
    "fortress": tr_noop("fortress"),
    "camerone": tr_noop("Camerone"),
    "santa_anna": tr_noop("Santa Anna"),
}


def spelled_by_name(terms: Potential) -> str:
    """Return the sum of a potential with the names of its terms."""
    return _spelled(fp_words(terms.fps), terms, lambda words: f" {tr(words)}")


def spelled_out(terms: Potential) -> str:
    """Return the sum of a potential without the names of its terms."""
    return _spelled(str(terms.fps), terms, lambda _: "")


def _spelled(fps: str, terms: Potential, named: Callable[[str], str]) -> str:
    parts = [fps]
    for name, words in TERM_WORDS.items():
        value = getattr(terms, name)
        if value:
            parts.append(f"{'+' if value > 0 else '−'} {abs(value)}{named(words)}")
    die = tr("die {number}", number=terms.die)
    return f"{' '.join(parts)} + {die} = {terms.total}"


# --- Consequences of a combat: staying in a siege, leaving it, retreats; atrocities ---------------


def siege_words(state: State, step: ChoosingAttitude) -> list[str]:
    """Return texts on the holder of the fortress; [] if there is none."""
    zone = state.material.board.zones[step.zone]
    holder = state.zones[step.zone].holds
    if not zone.fortress or holder is None:
        return []
    value = zone.fortress
    if holder == step.side:
        words = tr(
            "You hold the fortress. With Hold it adds {value}, but if you lose more, your "
            "force is lost with it.",
            value=value,
        )
    else:
        words = tr(
            "The {side} side holds the fortress: with Hold it adds {value}, and you need never "
            "leave the siege.",
            side=side_words(holder),
            value=value,
        )
    return [words]


def retreat_notes(state: State, step: Retreating, action: Action) -> list[IconNote]:
    """Return the consequences of staying, or of a retreat to a zone."""
    if isinstance(action, act.Stay):
        return list(_staying(state, step))
    return list(_leaving(state, step, action)) if isinstance(action, act.Retreat) else []


def _staying(state: State, step: Retreating) -> Iterator[IconNote]:
    zone = step.zone
    garrison = tr("The garrison stays besieged.")
    yield IconNote("strife", garrison)
    if step.side == "imperial" and not state.material.board.zones[zone].port:
        fed = zone in hq_distances(state)
        price = rp_words(cost_of(len(state.zones[zone].imperial)))
        if fed:
            yield IconNote("gold", tr("Supply by road next turn: {price}.", price=price))
        else:
            yield IconNote(
                "depression", tr("No line of communication: every FP would lose a step.")
            )


def _leaving(state: State, step: Retreating, action: act.Retreat) -> Iterator[IconNote]:
    side, zone = step.side, action.zone
    if step.blamed:
        yield IconNote("depression", tr("French Retreat moves {steps} to the right", steps=1))
    friends = len(state.zones[zone].fps(side))
    if friends:
        yield IconNote("hand", tr("Your forces there: {fps}.", fps=fp_words(friends)))
    if side == "imperial" and state.material.board.zones[zone].port:
        yield IconNote("gold", tr("A port: supplied by sea."))
    elif side == "imperial":
        fed = zone in hq_distances(state) or _joined(state, zone)
        words = tr("With a line of communication.") if fed else tr("Without supply.")
        yield IconNote("gold" if fed else "depression", words)
    near = [
        zone_name(state.material, near)
        for near in state.material.board.neighbours(zone)
        if near != step.zone and state.zones[near].fps(enemy_of(side))
    ]
    if near:
        yield IconNote("strife", tr("Enemies next to it: {zones}.", zones=", ".join(near)))


def _joined(state: State, zone: ZoneId) -> bool:
    """Return whether a road links a zone to a line of communication."""
    lines = hq_distances(state)
    return any(near in lines for near in state.material.board.linked[zone])


# --- Atrocities (2.5, M26) -----------------------------------------------------------------------


def atrocity_words(state: State, zone: ZoneId, leaders: Iterable[LeaderId], count: int) -> str:
    """Return the chance of an atrocity as text; "" if there is no test."""
    if state.called:
        return ""
    commander = state.commander(leaders)
    initiative = 0 if commander is None else state.initiative(commander)
    value = state.material.board.zones[zone].resources
    failing = PASSED - initiative + count - value
    if failing <= 0:
        return tr("no atrocity")
    if failing >= SIDES_OF_THE_DIE:
        return tr("an atrocity for sure")
    dice = "0" if failing == 1 else f"0–{failing - 1}"
    return tr("atrocity on {dice}: {chance}", dice=dice, chance=chance_words(failing - 1))


def atrocity_sum(state: State, zone: ZoneId, leaders: Sequence[LeaderId], count: int) -> str:
    """Return the sum of an atrocity test as text, with its chance."""
    chance = atrocity_words(state, zone, leaders, count)
    commander = state.commander(leaders)
    initiative = 0 if commander is None else state.initiative(commander)
    return tr(
        "{zone}: die + {initiative} leader − {fps} + {value} RP below {passed}; {chance}",
        zone=zone_name(state.material, zone),
        initiative=initiative,
        fps=fp_words(count),
        value=state.material.board.zones[zone].resources,
        passed=PASSED,
        chance=chance,
    )


def hunger_words(state: State, step: Supplying, zones: Iterable[ZoneId]) -> list[str]:
    """Return the consequences of going without supply, with the Imperial atrocity tests."""
    told = [tr_plural("%n FP go(es|) without supply: A and B lose a step.", "", step.short)]
    if step.side == "imperial" and not state.called:
        for zone in dict.fromkeys(zones):
            leaders = state.leaders_in(zone, "imperial")
            told.append(atrocity_sum(state, zone, leaders, 1))
    return told
