"""Texts on scenarios, and on the analysis and decisive conditions of a game. No Qt."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from paxdesk.desk.charts import ChartTurn, Plot, Series
from paxdesk.desk.protocol.features import GameAnalysis, StepFinding
from paxdesk.desk.words import Names
from paxdesk.language import format_decimal, join_words, tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure import analysis
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import ChooseAttitude
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.pacification import (
    controlled,
    french_fps,
    holds_every_city,
    value_in_hand,
)
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import collected_from, value_of
from paxdesk.mexican_adventure.rules.vocabulary import (
    MOST_WITHDRAWAL,
    SIDES,
    EventName,
    Side,
    ZoneId,
    enemy_of,
)
from paxdesk.mexican_adventure.session import Recording, seat_of
from paxdesk.mexican_adventure.table.chart_plots import bands
from paxdesk.mexican_adventure.table.words.event_text import event_words
from paxdesk.mexican_adventure.table.words.labels import action_words, button_words
from paxdesk.mexican_adventure.table.words.terms import (
    fp_words,
    months_of,
    person_name,
    rp_words,
    side_words,
    zone_name,
)
from paxdesk.mexican_adventure.turn_stats import TurnRow, TurnStats

MOST_WORST: Final = 8
MOST_TOLD: Final = 3
"""Maximum number of results listed for a turning point."""
TELLING: Final[frozenset[EventName]] = frozenset(
    {"aid", "atrocity", "converted", "eliminated", "evacuated", "game_over", "guerrilla", "hq",
     "hunted", "loses", "placed", "raised", "retired", "retreats", "starves", "taken",
     "withdrawal"}
)  # fmt: skip


def arguments(file: Path, out: Path) -> Sequence[str]:
    return ("adventure", "analyse", str(file), "--progress", "--out", str(out))


def read(path: Path, recording: Recording, names: Names) -> GameAnalysis | None:
    found = analysis.read_analysis(path, recording)
    return None if found is None else analysis_words(found, recording)


def analysis_words(found: analysis.Analysis, recording: Recording) -> GameAnalysis:
    rows = TurnStats.of(recording).rows
    points = [turning_point(each, recording) for each in found.swings]
    moves = {each.step: _attitude(each, recording) for each in found.attitudes}
    worst = sorted(found.attitudes, key=lambda each: (-each.loss, each.step))
    listed = [each for each in worst if each.mark in ("mistake", "blunder")][:MOST_WORST]
    remarks = {point.step + 1: point for point in points}
    return GameAnalysis(
        plot=_plot(found, recording, rows),
        turning_points=tuple(points),
        worst=tuple(moves[each.step] for each in sorted(listed, key=lambda each: each.step)),
        tallies={seat: _tally(marks) for seat, marks in found.marks().items()},
        remarks={**remarks, **moves},
        note=tr(
            "The balance weighs forces, resources and the scenario's goals; it is not a chance "
            "of winning. Attitudes are judged by what their side could know."
        ),
    )


def _plot(found: analysis.Analysis, recording: Recording, rows: Sequence[TurnRow]) -> Plot:
    """Return the plot of the balance of both sides, beginning after set-up."""
    turns = tuple(
        ChartTurn(row.round, None, tr("Turn {number}, {months}", number=row.round,
                                  months=months_of(row.round)))
        if row.turn else ChartTurn(0, None, tr("The beginning"))
        for row in rows
    )  # fmt: skip
    begun = sum(step.before.step == "setup" for step in recording.steps)
    imperial = tuple(_hundredths(found.balances[max(begun, row.step)]) for row in rows)
    republican = tuple(100 - each for each in imperial)
    series = (
        Series(seat_of("imperial"), imperial),
        Series(seat_of("republican"), republican),
    )
    title = tr("Balance of the war by turn, in hundredths")
    return Plot("balance", title, turns, series, bands(rows), 100)


def _hundredths(thousandths: int) -> int:
    return round(100 * thousandths / analysis.WHOLE)


def turning_points_of(recording: Recording, most: int) -> list[StepFinding]:
    """Return up to ``most`` turning points in playing order, without a full analysis."""
    steps = recording.steps
    points = analysis.turning_points(
        steps, analysis.balances(recording.opening, steps), analysis.drifts(steps)
    )
    largest = sorted(points, key=lambda each: -each.size)[:most]
    return [turning_point(each, recording) for each in points if each in largest]


# --- Turning points ------------------------------------------------------------------------------


def turning_point(swing: analysis.Swing, recording: Recording) -> StepFinding:
    """Return the finding on a swing, as a gain of one side."""
    gained: Side = "imperial" if swing.after > swing.before else "republican"
    before, after = swing.before, swing.after
    if gained == "republican":
        before, after = analysis.WHOLE - before, analysis.WHOLE - after
    turn = recording.steps[swing.step - 1].before.turn
    came = list(dict.fromkeys(_came_of(swing, recording)))
    what = _what(swing, recording, gained)
    if not what and came:
        what = came.pop(0)
    words = tr(
        "Turn {turn} · {what} · {side} from {before} to {after}",
        turn=turn,
        what=what,
        side=side_words(gained),
        before=_hundredths(before),
        after=_hundredths(after),
    )
    detail = " · ".join(came[:MOST_TOLD] or _incomes(swing, recording))
    return StepFinding(swing.last - 1, seat_of(gained), "up", words, detail, tr("A turning point."))


def _what(swing: analysis.Swing, recording: Recording, gained: Side) -> str:
    """Return the cause of a swing; "" if its action explains nothing."""
    steps = recording.steps[swing.first - 1 : swing.last]
    main = recording.steps[swing.step - 1]
    for step in steps:
        zone = analysis.combat_zone(step.before)
        if zone is not None:
            return tr("combat in {zone}", zone=zone_name(step.before.material, zone))
    chits = [event for event in main.events if event.what == "chit"]
    told = [each for each in chits if each.side == gained] or chits
    if told:
        return ", ".join(event_words(main.after, event) for event in told)
    last = next((step for step in steps if isinstance(step.action, act.Move)), main)
    if isinstance(last.action, act.Done | act.Pass | act.Stay | act.Starve):
        return ""
    return action_words(last.before, last.action)


def _came_of(swing: analysis.Swing, recording: Recording) -> Iterator[str]:
    for step in recording.steps[swing.first - 1 : swing.last]:
        for event in step.events:
            if event.what in TELLING:
                words = event_words(step.after, event)
                if words:
                    yield words


def _incomes(swing: analysis.Swing, recording: Recording) -> Iterator[str]:
    """Yield the changes of both sides' income in a swing."""
    first, last = recording.position(swing.first - 1), recording.position(swing.last)
    for side in SIDES:
        before, after = (value_of(each, collected_from(each, side)) for each in (first, last))
        if before != after:
            names = {"side": side_words(side), "before": before, "after": after}
            yield tr("{side} income from {before} to {after} RP a turn", **names)


# --- Attitudes -----------------------------------------------------------------------------------


def _attitude(each: analysis.JudgedChoice, recording: Recording) -> StepFinding:
    """Return the finding on an attitude, with a better attitude if it was a mistake."""
    step = recording.steps[each.step - 1]
    better = recording.game.parse(each.better)
    if each.mark in ("best", "good") or not isinstance(better, ChooseAttitude):
        short = {
            "best": tr("As good an attitude as any."),
            "good": tr("Close to the best attitude."),
        }.get(each.mark, "")
        return StepFinding(each.step - 1, each.seat, each.mark, short, "", short)
    names = {
        "turn": step.before.turn,
        "zone": zone_name(step.before.material, each.zone),
        "chosen": _named(step.before, step.action),
        "better": _named(step.before, better),
    }
    words = tr("Turn {turn} · {zone} · {chosen}, where {better} was better", **names)
    detail = tr(
        "Expected steps: {dealt} dealt, {taken} taken. With {better}: {more} dealt, {less} taken.",
        dealt=expected(each.dealt[0]),
        taken=expected(each.taken[0]),
        better=names["better"],
        more=expected(each.dealt[1]),
        less=expected(each.taken[1]),
    )
    short = tr("{better} was better.", better=names["better"])
    return StepFinding(
        each.step - 1, each.seat, each.mark, words, detail, short, ((each.seat, each.better),)
    )


def _named(state: State, action: object) -> str:
    assert isinstance(action, ChooseAttitude)
    return button_words(state, action).words


def expected(hundredths: int) -> str:
    """Return expected losses, given in hundredths of a step, as text with one decimal."""
    return format_decimal(f"{hundredths / 100:.1f}")


def _tally(marks: Mapping[analysis.ChoiceMark, int]) -> str:
    number = sum(marks.values())
    if not number:
        return tr("No attitude was chosen.")
    parts = (
        tr_plural("%n attitude(s)", "", number),
        tr_plural("%n well chosen", "", marks["best"] + marks["good"]),
        tr_plural("%n mistake(s)", "", marks["mistake"]),
        tr_plural("%n blunder(s)", "", marks["blunder"]),
    )
    return ", ".join(parts)


# --- Conditions that decided a game, met or missed ------------------------------------------------


@frozen
class Condition:
    """A condition of victory, and whether it was met."""

    words: str
    met: bool


def conditions(state: State) -> list[Condition]:
    """Return the conditions that decided a finished game, met or missed."""
    if state.ended_by == "scenario":
        return list(_of_scenario(state))
    return list(_automatic(state))


def _automatic(state: State) -> Iterator[Condition]:
    """Yield the conditions of an automatic victory (6.2.3)."""
    match state.ended_by:
        case "cities":
            number = sum(zone.is_city_or_fortress for zone in state.material.board.zones.values())
            for side in SIDES:
                words = tr_plural(
                    "{side} FP alone in all %n cities and fortresses",
                    "",
                    number,
                    side=side_words(side),
                )
                yield Condition(words, holds_every_city(state, side))
        case "juarez":
            yield Condition(tr("Juárez is captured: the Republic has no head"), True)
        case "maximilian":
            yield Condition(tr("Maximilian is captured: the Empire has no head"), True)
        case "saillard":
            yield from _saillard(state)
        case "bowl":
            yield Condition(tr("No chit is left in the bowl"), True)
            words = tr("French Retreat was never at 30 at the end of a turn")
            yield Condition(words, not state.called)


def _saillard(state: State) -> Iterator[Condition]:
    """Yield the missed conditions of event 63 (M49)."""
    order = evacuation_effect(state)
    assert state.saillard is not None
    if state.turn < state.saillard + order.turns:
        embarked = state.now.evacuated
        words = tr_plural("%n FP embarked this turn, at least {least} must", "", embarked,
                        least=order.least)  # fmt: skip
        yield Condition(words, False)
    hq = state.hq
    left = [
        person_name(state.material, who)
        for who, card in state.material.leaders.items()
        if card.french and state.on_map(who)
    ]
    if hq is not None and hq.where is not None and state.material.hqs[hq.id].nation == "french":
        left.append(tr("the headquarters"))
    if number := french_fps(state):
        left.insert(0, fp_words(number))
    words = tr("All French off the map: {left} still there", left=join_words(left, "and"))
    yield Condition(words, False)


def _of_scenario(state: State) -> Iterator[Condition]:
    """Yield the conditions of the scenario (7.0)."""
    victory = state.card.victory
    if victory.by == "control":
        for zone in victory.zones:
            yield from _control(state, zone)
    elif victory.by == "most_resources":
        most = victory.republican_above
        if most is not None:
            words = tr("French Retreat {number}: not above {most}",
                        number=state.withdrawal, most=most)  # fmt: skip
            yield Condition(words, state.withdrawal <= most)
        values = {side: value_in_hand(state, side) for side in SIDES}
        for side in SIDES:
            words = tr("{side}: {amount} from zones with FP",
                        side=side_words(side), amount=rp_words(values[side]))  # fmt: skip
            yield Condition(words, values[side] > values[enemy_of(side)])
    elif victory.by == "withdrawal_below_30":
        words = tr(
            "French Retreat never at {most}; it is at {number}",
            most=MOST_WITHDRAWAL,
            number=state.withdrawal,
        )
        yield Condition(words, not state.at_thirty)
        if state.options.strict:
            yield Condition(tr("An automatic victory of the Imperial side"), False)
    else:
        number = sum(1 for _ in state.all_fps("imperial"))
        words = tr_plural("No Imperial FP on the map: %n left", "", number)
        yield Condition(words, not number)


def _control(state: State, zone: ZoneId) -> Iterator[Condition]:
    """Yield the condition of controlling the zone (M97)."""
    standing, name = state.zones[zone], zone_name(state.material, zone)
    for side in SIDES:
        if standing.fps(side) and not standing.fps(enemy_of(side)):
            words = tr("{zone}: the {side} side controls it", zone=name, side=side_words(side))
            yield Condition(words, state.winner in (side, "draw"))
            return
    if standing.imperial:
        yield Condition(tr("{zone}: both sides are there, nobody controls it", zone=name), False)
    else:
        yield Condition(tr("{zone}: nobody is there", zone=name), False)


def ending_story(state: State) -> str:
    """Return a sentence on the end of the game, or ""."""
    if state.ended_by == "scenario" and state.card.victory.by == "control":
        held = {side: controlled(state, side) for side in SIDES}
        if state.options.by_points:
            return tr(
                "On points, the side that controls more of the three zones wins: Imperial "
                "{imperial}, Republican {republican}.",
                **held,
            )
        return tr(
            "To win, a side controls all three: Imperial {imperial}, Republican {republican}.",
            **held,
        )
    if state.winner == "draw":
        return tr("Both sides get the same from their zones.")
    return ""


# --- Scenarios: titles, and texts on their story and victory --------------------------------------

TITLES: Final[dict[str, str]] = {
    "puebla": tr_noop("Puebla"),
    "conquest": tr_noop("The Conquest"),
    "maximilian": tr_noop("Maximilian"),
    "retreat": tr_noop("The Retreat"),
    "campaign": tr_noop("The Campaign"),
}
ABOUT: Final[dict[str, str]] = {
    "puebla": tr_noop(
        "1862, four turns. Lorencez marches from the sea; Zaragoza waits behind the walls of "
        "Puebla. Who controls Mexico, Puebla and Veracruz at the end wins; anything else is a draw."
    ),
    "conquest": tr_noop(
        "1862 to 1864, ten turns. Forey brings reinforcements. At the end, the side that "
        "collects more from the zones wins; the Republican side wins with French Retreat above "
        "20."
    ),
    "maximilian": tr_noop(
        "1864 to 1866, ten turns. The Emperor comes, and Napoleon's patience runs out. The "
        "Imperial side must keep French Retreat from 30, or win outright."
    ),
    "retreat": tr_noop(
        "1866 and 1867, ten turns. The French embark, the Emperor stays. The Republican wins if "
        "no Imperial force is left on the map."
    ),
    "campaign": tr_noop(
        "1862 to 1867, all 33 turns, from the landing to the end. The Republican wins if no "
        "Imperial force is left on the map."
    ),
}


EASIER: Final[dict[str, Side | None]] = {
    "puebla": "republican",
    "conquest": "imperial",
    "maximilian": "republican",
    "retreat": "republican",
    "campaign": None,
}
"""Side that wins more games between STEADY robots, by scenario; None if neither does."""


def scenario_title(scenario: str) -> str:
    return tr(TITLES[scenario])


def scenario_words(scenario: str) -> str:
    return tr(ABOUT[scenario])


def easier_words(scenario: str) -> str:
    """Return a sentence on which side is easier for newcomers; "" for an unknown scenario."""
    if scenario not in EASIER:
        return ""
    side = EASIER[scenario]
    if side is None:
        return tr("Both sides are alike for newcomers.")
    return tr("Easier for newcomers: {side}.", side=side_words(side))
