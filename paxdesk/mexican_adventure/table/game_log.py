"""Log of actions and results, without hidden pieces until the end. No Qt."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from attrs import evolve

from paxdesk.desk.log.log_rows import LoggedStep, LogRow, StepLog, Topic, without_empty
from paxdesk.desk.words import Names
from paxdesk.language import as_sentence, join_words, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.reasons import overheard_reason, spoken_reason
from paxdesk.mexican_adventure.rules.actions import (
    Action,
    Done,
    Fight,
    Pass,
    PlaceHead,
    PlaceMarker,
    PlacePieces,
    Raise,
    ReturnLeader,
)
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, EventName, Side, ZoneId
from paxdesk.mexican_adventure.session import Recording, Step, seat_of
from paxdesk.mexican_adventure.table.words.event_text import event_words, sums
from paxdesk.mexican_adventure.table.words.labels import action_words
from paxdesk.mexican_adventure.table.words.terms import STEP_WORDS, months_of, zone_name
from paxdesk.mexican_adventure.turn_stats import TurnRow, TurnStats, ends_turn

ATTACKS: Final[frozenset[EventName]] = frozenset(
    {"combat", "raided", "hunted", "loses", "eliminated", "taken", "retreats", "atrocity"}
)
NAMED: Final = 6
"""Maximum number of zones named in a row of the set-up."""
PLACING: Final = PlaceMarker | PlaceHead | ReturnLeader
POLITICS: Final[frozenset[EventName]] = frozenset({"withdrawal", "aid", "chit", "game_over"})


@frozen(eq=False)
class _Told(LoggedStep[State, Action, Event]):
    """Logged step with the reason ``why``, as displayed."""

    why: str


class GameLog(StepLog[State, Action, Event]):
    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._over = False

    @property
    def turn_rows(self) -> tuple[TurnRow, ...]:
        return TurnStats.of(self.recording).rows

    def round(self, state: State) -> int:
        return state.turn

    def round_words(self, number: int) -> str:
        return tr("Turn {0}", number)

    def show_recording(self, recording: Recording, steps: int | None = None) -> None:
        over = bool(recording.steps) and recording.steps[-1].after.over
        if over != self._over:
            # reasons are shown in full at the end, so every row is formatted again
            self._over = over
            self.shown_steps.clear()
        super().show_recording(recording, steps)

    def deed_of(self, told: LoggedStep[State, Action, Event]) -> str | None:
        step = told.step
        return (
            None if isinstance(step.action, Done | Pass) else action_words(step.before, step.action)
        )

    @property
    def rows(self) -> list[LogRow]:
        """Displayed rows; consecutive placements of a side's set-up are merged."""
        found: list[LogRow] = []
        group: list[LoggedStep[State, Action, Event]] = []
        for told in self.shown_steps:
            if group and (not _sets_up(told) or not _follows(group, told)):
                found += _grouped(group)
                group = []
            if _sets_up(told):
                group.append(told)
            elif isinstance(told.step.action, Done) and not _came_of(told):
                found += [row for row in told.rows if row.kind == "turn"]
            else:
                found += told.rows
        return without_empty([*found, *_grouped(group)])

    def rows_of(self, step: Step) -> _Told:
        number = len(self.shown_steps) + 1
        names = {event.what for event in step.events}
        topics: set[Topic] = set()
        if names & ATTACKS:
            topics.add("attack")
        if names & POLITICS:
            topics.add("politics")
        seats = {step.seat, *(seat_of(e.side) for e in step.events if e.side is not None)}
        about = frozenset(seats), frozenset(topics)
        rows: list[LogRow] = []
        last = self.shown_steps[-1] if self.shown_steps else None
        before = last.step.before if last is not None else None
        if before is None or (before.turn, before.step) != (step.before.turn, step.before.step):
            last = None
            rows.append(LogRow("turn", heading(step.before), step.seat, step=number))
        words = action_words(step.before, step.action)
        rows.append(LogRow("action", words, step.seat, (), number, *about))
        for side, result in _results(step):
            if result and result != words:
                seat = None if side is None else seat_of(side)
                rows.append(LogRow("result", as_sentence(result), seat, (), number, *about))
        why = self._why(step)
        # a reason shared by consecutive steps is shown once
        if why and (not isinstance(last, _Told) or why != last.why):
            rows.append(LogRow("reason", why, step.seat, (), number, *about))
        return _Told(step, tuple(rows), self.turns + ends_turn(step), why)

    def _why(self, step: Step) -> str:
        if not step.reason:
            return ""
        board = step.after.material.board
        if self._over:
            return spoken_reason(step.reason, board)
        return overheard_reason(step.action, step.reason, board)


def _came_of(told: LoggedStep[State, Action, Event]) -> bool:
    return any(row.kind == "result" for row in told.rows)


def _sets_up(told: LoggedStep[State, Action, Event]) -> bool:
    step = told.step
    return step.before.step == "setup" and isinstance(step.action, PlacePieces)


def _follows(
    group: Sequence[LoggedStep[State, Action, Event]], told: LoggedStep[State, Action, Event]
) -> bool:
    if told.step.seat != group[0].step.seat:
        return False
    return len(dict.fromkeys([*_places(group), *_places([told])])) <= NAMED


def _places(group: Iterable[LoggedStep[State, Action, Event]]) -> list[ZoneId]:
    actions = (told.step.action for told in group)
    zones = [b.zone for each in actions if isinstance(each, PlacePieces) for b in each.batches]
    return list(dict.fromkeys(zones))


def _grouped(group: Sequence[LoggedStep[State, Action, Event]]) -> list[LogRow]:
    """Return the rows of a group, with a single row for all placements."""
    if len(group) < 2:
        return [row for told in group for row in told.rows]
    rows = [row for told in group for row in told.rows]
    last = next(row for row in reversed(rows) if row.kind == "action")
    material = group[0].step.before.material
    names = join_words((zone_name(material, zone) for zone in _places(group)), "and")
    said = evolve(last, words=tr("places pieces in {zones}", zones=names))
    headings = [row for row in rows if row.kind == "turn"]
    others = [row for row in rows if row.kind not in ("turn", "action")]
    return [*headings, said, *others]


def _results(step: Step) -> Iterator[tuple[Side | None, str]]:
    events = [event for event in step.events if event.what != "step"]
    if isinstance(step.action, PLACING) and events and events[0].what == "placed":
        # the action's row already shows this event
        del events[0]
    if isinstance(step.action, Fight):
        events = [event for event in events if event.what != "combat"]
    if isinstance(step.action, Raise):
        events = [event for event in events if event.what != "raised"]
    last = max((i for i, event in enumerate(events) if event.what == "attitude"), default=-1)
    fought = step.after.fought
    spelled = sums(fought) if last >= 0 and fought is not None else []
    in_sums = len(SIDES) if spelled else 0
    dice: list[int] = []
    for index, event in enumerate(events):
        if event.what == "rolled":
            if index > last and in_sums:
                in_sums -= 1
            else:
                dice.append(event.amount)
            continue
        if dice:
            yield None, _dice(dice)
            dice = []
        yield event.side, event_words(step.after, event)
        if index == last:
            yield from ((None, words) for words in spelled)
    if dice:
        yield None, _dice(dice)


def _dice(dice: list[int]) -> str:
    return tr("rolled: {number}", number=", ".join(map(str, dice)))


def heading(state: State) -> str:
    """Return a heading such as ``Turn 3 · July/August 1862 · Combats``."""
    months, step = months_of(state.turn), tr(STEP_WORDS[state.step])
    return tr("Turn {number} · {months} · {step}", number=state.turn, months=months, step=step)
