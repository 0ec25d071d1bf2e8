"""The chits and everything that happens, in words. No Qt here."""

from typing import Final, cast

from paxdesk.language import counted, say, template
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.words import Attitude, Chit
from paxdesk.mexican_adventure.table.words.terms import (
    ATTITUDE_WORDS,
    MARKER_WORDS,
    STEP_WORDS,
    fp_words,
    months_of,
    person_name,
    rp_words,
    side_words,
    zone_name,
)

TITLES: Final[dict[str, str]] = {
    "vomito": template("Vomito"),
    "guerrilla": template("Guerrilla"),
    "americans": template("Americans"),
    "forced_enrolment": template("Forced Enrolment"),
    "rural_guards": template("Rural Guards"),
    "counter_guerrilla": template("Dupin's Counter-guerrilla"),
    "reinforcements": template("Reinforcements"),
    "marines": template("Marines"),
    "egyptians": template("Egyptians"),
    "evasion": template("Evasion"),
    "exchange": template("Exchange of Prisoners"),
    "camerone": template("Camerone"),
    "santa_anna": template("Santa Anna"),
    "monarchy": template("Monarchy"),
    "railway": template("Railway"),
    "telegraph": template("Telegraph"),
    "dupin_dismissed": template("Dismissal of Dupin"),
    "civil_war_ends": template("End of the American Civil War"),
    "american_loans": template("American Loans"),
    "johnson": template("Johnson"),
    "decree": template("Maximilian's Decree"),
    "charlotte": template("Princess Charlotte"),
    "juarez_remains": template("Declaration of Juárez"),
    "loans": template("Loans"),
    "forey": template("Forey"),
    "bazaine": template("Bazaine"),
    "marshal": template("Marshal"),
    "maximilian": template("Maximilian"),
    "belgians": template("Belgians"),
    "imperial_army": template("Maximilian's Army"),
    "french_retreat": template("French Retreat"),
    "saillard": template("Baron Saillard"),
    "allies_dismissed": template("Dismissal of Austrians and Belgians"),
    "cazadores": template("Cazadores"),
    "arms_end": template("End of the Arms Deliveries"),
}
WHAT_THEY_DO: Final[dict[str, str]] = {
    "vomito": template("The Republican marks a forest zone: Europeans there sicken every turn."),
    "guerrilla": template("A Guerrilla for the Republican reserve."),
    "americans": template("Two Republican FP improve by a step at once."),
    "forced_enrolment": template("One Mexican C FP where the player has FP."),
    "rural_guards": template("The Imperial player places Rural Guards."),
    "counter_guerrilla": template("The Imperial player places a Counter-guerrilla."),
    "reinforcements": template("A French corps lands in Veracruz, if a friendly force is there."),
    "marines": template("A Marine FP A and a ship in a friendly port."),
    "egyptians": template("An Egyptian FP B in Veracruz."),
    "evasion": template("An eliminated Republican leader returns."),
    "exchange": template("An eliminated leader of each side returns, or nobody."),
    "camerone": template("Once this turn +5 where French A FP fight, then French Retreat 1 left."),
    "santa_anna": template("With a die of 5 to 9: three Mexican C FP, and +2 for all-Mexicans."),
    "monarchy": template("Maximilian enters the bowl."),
    "railway": template("From next turn on trains run between Veracruz and Mexico."),
    "telegraph": template("Orders along the line count no distance while all of it is friendly."),
    "dupin_dismissed": template("All Counter-guerrillas leave."),
    "civil_war_ends": template("French Retreat 5 right; Republicans up to B; American Aid +1."),
    "american_loans": template("20 RP for the Republican."),
    "johnson": template("French Retreat 3 right."),
    "decree": template("Eliminated Republican leaders stay out for good; French Retreat 1 right."),
    "charlotte": template("French Retreat 1 left."),
    "juarez_remains": template("French Retreat 2 right."),
    "loans": template("30 RP for the Republican."),
    "forey": template("The headquarters becomes a 7, Lorencez leaves, Forey has three stars."),
    "bazaine": template("The headquarters becomes a 9, Forey leaves, Bazaine has three stars."),
    "marshal": template("Bazaine stays with the headquarters."),
    "maximilian": template("Maximilian comes, with Thun and seven Austrian C FP in Veracruz."),
    "belgians": template("T'Smissen and two Belgian C FP in Veracruz."),
    "imperial_army": template("Leaders lead their own nation only; Imperial Mexicans up to B."),
    "french_retreat": template("The last four events enter the bowl, fresh troops are void."),
    "saillard": template("All French must leave by Veracruz within seven turns."),
    "allies_dismissed": template("All Austrians and Belgians leave."),
    "cazadores": template("Three French FP become Imperial Mexican B."),
    "arms_end": template("Imperial Mexicans can no longer be improved to B."),
}


def chit_title(material: Material, chit: Chit) -> str:
    """``12 Guerrilla``."""
    kind = material.chits[chit]
    words = TITLES.get(kind.key)
    return f"{say(words) if words else kind.title} [{chit}]"


def chit_words(material: Material, chit: Chit) -> str:
    """What an event does, in a sentence."""
    words = WHAT_THEY_DO.get(material.chits[chit].key)
    return say(words) if words else ""


# --- What has happened ---------------------------------------------------------------------------

REASONS: Final[dict[str, str]] = {
    "loan": template("by the loan"),
    "zones": template("from zones"),
    "aid": template("as American Aid"),
    "event": template("by the event"),
    "supply": template("for supply"),
    "order": template("for the order"),
    "raising": template("for new troops"),
    "improving": template("for improving"),
    "guerrilla": template("for a Guerrilla"),
}
TOLD_WITHOUT_WORDS: Final = frozenset(
    {"moved", "rides", "sails", "spent", "drawn", "bowl", "raided"}
)
"""What the deed above tells already, or nobody need know."""


def event_words(state: State, event: Event) -> str:
    """An event in a sentence; "" where it is not told, or not to everybody."""
    if event.seen_by is not None or event.what in TOLD_WITHOUT_WORDS:
        return ""
    material = state.material
    zone = zone_name(material, event.zone) if event.zone is not None else ""
    side = side_words(event.side) if event.side is not None else ""
    who = person_name(material, event.who) if event.who else ""
    number = event.amount
    match event.what:
        case "aid":
            return say("American Aid stands at {number}", number=number)
        case "atrocity":
            return say("an atrocity in {zone}", zone=zone)
        case "attitude":
            words = say(ATTITUDE_WORDS[cast(Attitude, event.word)])
            return say("{side}: {attitude}", side=side, attitude=words)
        case "chit":
            return say("{side}: {event}", side=side, event=chit_title(material, number))
        case "combat":
            return say("combat in {zone}", zone=zone)
        case "converted":
            return counted("%n French FP stay(s|) as Imperial Mexicans", "", number)
        case "eliminated":
            return say("{who} is lost", who=who)
        case "evacuated":
            return counted("%n French FP go(es|) home", "", number)
        case "escaped":
            return say("{who} escapes to {zone}", who=who, zone=zone)
        case "fled":
            lost = event.word == "lost"
            if lost:
                return say("a ship is lost in {zone}", zone=zone)
            return say("a ship flees to {zone}", zone=zone)
        case "gains":
            amount = rp_words(number)
            return say("{side} +{amount} {why}", side=side, amount=amount, why=_why(event.word))
        case "pays":
            amount = rp_words(number)
            return say("{side} −{amount} {why}", side=side, amount=amount, why=_why(event.word))
        case "game_over":
            return ending_words(event.word)
        case "guards_gone":
            return say("the Rural Guards of {zone} are gone", zone=zone)
        case "guerrilla":
            if event.word == "reserve":
                return say("the Guerrilla of {zone} returns to the reserve", zone=zone)
            return say("a Guerrilla holds {zone}", zone=zone)
        case "hunted":
            return say("the Guerrilla of {zone} is hunted down", zone=zone)
        case "improved":
            return say("{fps} rise in {zone}", fps=fp_words(number), zone=zone)
        case "loses" if event.word == "vomito":
            return say("Vomito in {zone}", zone=zone)
        case "loses":
            return counted("{side} loses %n step(s) in {zone}", "", number, side=side, zone=zone)
    return _more_words(state, event, zone, side, who)


def _more_words(state: State, event: Event, zone: str, side: str, who: str) -> str:
    number = event.amount
    match event.what:
        case "hq":
            if event.word == "leaves":
                return say("the headquarters leaves {zone}", zone=zone)
            return say("the headquarters stands in {zone}", zone=zone)
        case "no_combat":
            return say("no combat in {zone}: the attitudes are below 5", zone=zone)
        case "ordered":
            if event.word == "passed":
                return say("the test for {zone} is passed", zone=zone)
            return say("the test for {zone} fails", zone=zone)
        case "placed":
            return _placed(event, zone, who)
        case "raised":
            return say("{fps} raised in {zone}", fps=fp_words(number), zone=zone)
        case "retired":
            return say("{who} leaves for good", who=who)
        case "retreats":
            if event.word == "eliminated":
                return say("{side} forces in {zone} are wiped out", side=side, zone=zone)
            return say("{side} forces retreat to {zone}", side=side, zone=zone)
        case "rolled":
            return say("rolled: {number}", number=number)
        case "starves":
            return say("{side} forces without supply in {zone}", side=side, zone=zone)
        case "step":
            return say(STEP_WORDS[event.word])
        case "taken":
            return say("{who} is taken in {zone}", who=who, zone=zone)
        case "turn":
            return months_of(number)
        case "withdrawal":
            right = number > 0
            steps = abs(number)
            if right:
                return say("French Retreat moves {steps} to the right", steps=steps)
            return say("French Retreat moves {steps} to the left", steps=steps)
    return ""


def _placed(event: Event, zone: str, who: str) -> str:
    if who:
        return say("{who} comes to {zone}", who=who, zone=zone)
    if event.word in MARKER_WORDS:
        return say("{marker} in {zone}", marker=say(MARKER_WORDS[event.word]), zone=zone)
    return say("landing in {zone}: {fps}", fps=fp_words(event.amount), zone=zone)


def _why(word: str) -> str:
    return say(REASONS[word]) if word in REASONS else ""


ENDINGS: Final[dict[str, str]] = {
    "cities": template("One side alone holds every city and fortress."),
    "juarez": template("Juárez is taken."),
    "maximilian": template("Maximilian is taken."),
    "saillard": template("The French did not leave in time."),
    "bowl": template("The bowl is empty before Napoleon III has had enough."),
    "scenario": template("The scenario is at its end."),
}


def ending_words(ended_by: str) -> str:
    """By what a game ended."""
    return say(ENDINGS[ended_by])
