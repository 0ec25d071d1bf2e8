"""Log of a game: rows for turns, actions, results and reasons."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from paxdesk.desk.log.log_rows import RULE, LoggedStep, LogRow, StandingNote, StepLog, Topic
from paxdesk.desk.words import Names
from paxdesk.language import join_words, tr, tr_noop, without_double_stop
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Attack,
    Buy,
    CardNumber,
    Deploy,
    Dice,
    End,
    Police,
    Redeploy,
    Seat,
    Speculate,
)
from paxdesk.porfiriana.rules.diaz import is_purchase
from paxdesk.porfiriana.rules.facts import points_of_all
from paxdesk.porfiriana.rules.state import Event, EventName, State
from paxdesk.porfiriana.session import (
    Recording,
    Session,
    Step,
    ends_turn,
    round_number,
    turns_skipped,
)
from paxdesk.porfiriana.table.words.event_text import (
    card_name,
    card_with_number,
    event_note,
    gold_change,
    is_theft,
)
from paxdesk.porfiriana.table.words.labels import deed
from paxdesk.porfiriana.table.words.terms import gold_words, mood_term

if TYPE_CHECKING:
    from paxdesk.porfiriana.turn_stats import TurnRow, TurnStats

T = TypeVar("T")


QUIET: Final[frozenset[EventName]] = frozenset(
    {"cube_laid", "calmed", "declares", "retreats", "taken_back"}
)
"""Events implied by the action, unless they affect another seat."""
OF_A_PLACE: Final[frozenset[EventName]] = frozenset({"calmed", "cube_laid"})
"""Events implied by an action only if it names their card."""
CUBE_EVENTS: Final[frozenset[EventName]] = frozenset({"cube_laid", "income_falls"})
"""Events that account for a change of Income Cubes."""
OF_A_DIE: Final[frozenset[EventName]] = frozenset({"attacked", "deployed", "played"})
"""Events of the card that Díaz buys by a die, which the log rows of the purchase report."""
ATTACKS: Final[frozenset[EventName]] = frozenset(
    {"assassinated", "attacked", "cancelled", "defeated", "extorts", "raided", "shoots", "strife"}
)
"""Events for which the attack filter shows a step."""
POLITICS: Final[frozenset[EventName]] = frozenset(
    {
        "declares",
        "depression_starts",
        "depression_ends",
        "diaz_holds",
        "game_over",
        "piled",
        "regime",
        "revolt",
        "topple",
    }
)
"""Events for which the politics filter shows a step, besides changes of prestige."""


ECHOED: Final[Mapping[str, EventName]] = {
    "boom": "depression_ends",
    "freed": "freed",
    "jails": "jailed",
}
"""Events that already express a robot's reason, by the key of the reason."""


class GameLog(StepLog[State, Action, Event]):
    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._turn_stats: TurnStats | None = None
        self._skipped = 0
        """Number of turns that ended before the first row."""

    def show_recording(self, recording: Recording, steps: int | None = None) -> None:
        """Show the first ``steps`` steps of a recording, or all if None."""
        before = self.turns
        self._skipped = turns_skipped(recording)
        super().show_recording(recording, steps)
        if self.turns > before and (self._turn_stats is not None or self.turns == 1):
            self._read_turns()

    @property
    def turn_rows(self) -> "tuple[TurnRow, ...]":
        """Gold, income and prestige per turn; computed on first access for an opened game."""
        return self._read_turns().rows

    def _read_turns(self) -> "TurnStats":
        from paxdesk.porfiriana.turn_stats import TurnStats

        recording = self.recording
        known = self._turn_stats
        self._turn_stats = known.followed(recording) if known else TurnStats.of(recording)
        return self._turn_stats

    @property
    def turns(self) -> int:
        return super().turns if self.shown_steps else self._skipped

    def round(self, state: State) -> int:
        return round_number(self.turns, state)

    def deed_of(self, told: LoggedStep[State, Action, Event]) -> str | None:
        step = told.step
        of_die = is_purchase(step.before, step.action)
        if isinstance(step.action, End) or (ends_turn(step) and not of_die):
            return None
        words = next(row.words for row in told.rows if row.kind == "action")
        more = [
            note.words
            for each in filter(is_theft, step.events)
            if (note := event_note(step.after, each, self.names)) is not None
        ]
        if of_die and isinstance(step.action, Buy):
            from paxdesk.porfiriana.table.words.diaz_words import purchase_words

            more = [*purchase_words(step.before, step.action, self.names), *more]
        elif step.reason and not _repeats(step):
            from paxdesk.porfiriana.table.words.advice_words import reason_words

            words = reason_words(step.reason, step.after, self.names, words)
        return " ".join((without_double_stop(f"{words}."), *more)) if more else words

    def last_actions(self) -> dict[Seat, str]:
        """Return each seat's last action; for Díaz, the purchases by his last dice."""
        found = super().last_actions()
        dice: list[str] = []
        for told in reversed(self.shown_steps):
            if isinstance(told.step.action, Dice):
                break
            if is_purchase(told.step.before, told.step.action):
                dice.insert(0, self.deed_of(told) or "")
        if dice:
            found[DIAZ] = " ".join(without_double_stop(f"{each}.") for each in dice)
        return found

    def standing_note(self) -> StandingNote | None:
        """Return a note on Díaz's dice until the next seat acts, else None."""
        parts: list[tuple[str, tuple[tuple[str, str], ...]]] = []
        for told in reversed(self.shown_steps):
            step = told.step
            if isinstance(step.action, Dice):
                break
            if step.before.turn.seat != DIAZ:
                return None
            if is_purchase(step.before, step.action):
                heading = next(row.words for row in told.rows if row.kind == "action")
                lines = [row.words for row in told.rows if row.kind in ("reason", "result")]
                parts.insert(0, (heading, tuple((line, _rule_in(line)) for line in lines)))
        else:
            return None
        return StandingNote(tr("Díaz's dice"), tuple(parts)) if parts else None

    def rows_of(self, step: Step) -> LoggedStep[State, Action, Event]:
        number = len(self.shown_steps) + 1
        seats, topics = _concerned(step), _topics(step)
        rows = []
        if not self.shown_steps or ends_turn(self.shown_steps[-1].step):
            whose = step.before.turn.seat
            words = tr(
                "Round {number} · {seat}", number=self.round(step.before), seat=self.names[whose]
            )
            rows.append(LogRow("turn", words, whose, step=number))
        words = deed(step.before, step.action, self.names) + _gold(step.events, step.seat)
        cards = _cards(step.before, step.action)
        rows.append(LogRow("action", words, step.seat, cards, number, seats, topics))
        by_die = is_purchase(step.before, step.action)
        if by_die and isinstance(step.action, Buy):
            from paxdesk.porfiriana.table.words.diaz_words import purchase_words

            for line in purchase_words(step.before, step.action, self.names):
                rows.append(LogRow("reason", line, step.seat, cards, number, seats, topics))
        for words, event in self._results(step, cards):
            mentioned = tuple(card for card in (event.card, event.target) if card)
            row = LogRow("result", words, event.seat, mentioned, number, seats, topics)
            if row not in rows:
                rows.append(row)
        if any(entry.hinted for entry in step.entries):
            words = tr("with a hint")
            rows.append(LogRow("reason", words, step.seat, (), number, seats, topics))
        if step.reason and not by_die and not _repeats(step):
            from paxdesk.porfiriana.table.words.advice_words import reason_words

            words = reason_words(step.reason, step.after, self.names)
            if words:
                rows.append(LogRow("reason", words, step.seat, (), number, seats, topics))
        return LoggedStep(step, tuple(rows), self.turns + ends_turn(step))

    def _results(self, step: Step, deed_cards: tuple[CardNumber, ...]) -> list[tuple[str, Event]]:
        """Return a step's public results as texts with their events."""
        by_die = is_purchase(step.before, step.action)
        rolls = Session.game.rolled(step.ties)
        found = [(_tie(rolls), Event("rolled"))] if rolls else []
        for event in step.events:
            if event.seen_by is not None:
                continue
            if event.what == "rolled" and isinstance(step.action, Dice):
                continue
            named = event.what not in OF_A_PLACE or event.card in deed_cards
            if event.what in QUIET and event.seat == step.seat and named:
                continue
            if event.what == "freed" and step.action == Police(None):
                continue
            if event.what == "discarded" and event.card in deed_cards[:1]:
                continue
            if event.what in OF_A_DIE and event.card in deed_cards[:1] and by_die:
                continue
            if event.what == "revealed":
                continue
            if event.what == "income":
                words = tr("Income +{gold}.", gold=event.amount)
            elif (others := self._gold_of_others(step, event)) is not None:
                words = others
            elif event.what == "piled":
                words = _piled(step, event)
            elif (note := event_note(step.after, event, self.names)) is not None:
                words = note.words
            else:
                continue
            found.append((words, event))
        return [*found, *_other_cubes(step), *_landed(step, deed_cards), *_refilled(step)]

    def _gold_of_others(self, step: Step, event: Event) -> str | None:
        """Return a text on gold that others gain or pay, or None."""
        paid = event.seat if event.what == "gains" else event.other
        if any(_of_speculation(each, paid, event.amount) for each in step.events):
            return None
        if event.what == "gains" and event.seat != step.seat:
            return tr(
                "{seat} gains {gold}.", seat=self._name(event.seat), gold=gold_words(event.amount)
            )
        if event.what != "pays" or is_theft(event):
            return None
        facts = {"gold": gold_words(event.amount), "seat": self._name(event.seat)}
        if event.other not in (None, step.seat):
            return tr("{other} gets {gold} from {seat}.", other=self._name(event.other), **facts)
        return None if event.seat == step.seat else tr("{seat} pays {gold}.", **facts)

    def _name(self, seat: Seat | None) -> str:
        return self.names.get(seat or 0, "")


def _rule_in(words: str) -> str:
    """Return the last rule cited, or ""."""
    cited = RULE.findall(words)
    return cited[-1] if cited else ""


def _of_speculation(event: Event, seat: Seat | None, gold: int) -> bool:
    """Return whether a Speculation Cube's event already states this gain."""
    return event.what == "speculation_pays" and (event.seat, event.amount) == (seat, gold)


def _landed(step: Step, deed_cards: tuple[CardNumber, ...]) -> list[tuple[str, Event]]:
    """Return results for cards that moved without an event."""
    told = {event.card for event in step.events if event.what in ("piled", "discarded")}
    told |= set(deed_cards[:1])
    found = []
    headlines = step.after.cards.headlines
    for number in filter(None, step.before.market):
        if number not in (*told, *step.after.market, *step.after.headlines) and number in headlines:
            words = tr(
                "{card} leaves the market: its event.", card=card_with_number(step.after, number)
            )
            found.append((words, Event("piled", card=number)))
    for number in step.after.headlines:
        if number not in told and number not in step.before.headlines:
            event = Event("piled", card=number)
            found.append((_piled(step, event), event))
    for number in step.after.discards:
        if number not in told and number not in step.before.discards:
            card = card_with_number(step.after, number)
            event = Event("discarded", card=number)
            found.append((tr("{card} goes to the discards.", card=card), event))
    return found


def _other_cubes(step: Step) -> list[tuple[str, Event]]:
    """Return results for changes of cubes without an event."""
    before, after = (_with_prestige_cube(each) for each in (step.before, step.after))
    stayed = {card.number for card in step.before.in_play()}
    stayed &= {card.number for card in step.after.in_play()}
    rows = []
    for cards, words in (
        (after - before, tr_noop("Prestige Cubes on {cards}.")),
        (before - after, tr_noop("No Prestige Cubes on {cards} any more.")),
    ):
        if named := sorted(cards & stayed):
            cards_named = join_words([card_name(step.after, each) for each in named], "and")
            rows.append((tr(words, cards=cards_named), Event("cube_laid", word="prestige")))
    for number, place in step.before.enterprises.items():
        now = step.after.enterprises.get(number)
        if now is None:
            continue
        name, changed = card_name(step.after, number), Event("income_falls", now.owner, number)
        if place.extorted and not now.extorted:
            rows.append((tr("{card} is no longer extorted.", card=name), changed))
        if now.connections.count(None) > place.connections.count(None):
            rows.append((tr("{card} loses a connection.", card=name), changed))
        told = any(each.what in CUBE_EVENTS and each.card == number for each in step.events)
        if place.income != now.income and not told:
            facts = {"card": name, "before": place.income, "after": now.income}
            words = tr("{card}: {before} to {after} Income Cubes.", **facts)
            rows.append((words, changed))
    return rows


def _with_prestige_cube(state: State) -> set[CardNumber]:
    founded = {each.number for each in state.enterprises.values() if each.prestige_cube}
    return founded | {each.number for each in state.partners.values() if each.prestige_cube}


def retold(session: Session, names: Names) -> GameLog:
    """Return the log of an opened game, rebuilt from its journal."""
    game_log = GameLog(names)
    game_log.follow(session)
    return game_log


def _repeats(step: Step) -> bool:
    """Return whether a robot's reason adds nothing to the step."""
    from paxdesk.porfiriana.robots.reasons import meaning_of, parts_of

    found = meaning_of(parts_of(step.reason)[2])
    if found is None:
        return False
    key, values = found
    if key == "gold":
        return str(gold_change(step.events, step.seat)) == values["gold"]
    if key == "guards":
        return isinstance(step.action, Deploy | Redeploy)
    if key == "freed" and step.action == Police(None):
        return True
    return any(event.what == ECHOED.get(key) for event in step.events)


def _piled(step: Step, event: Event) -> str:
    headline = step.after.cards.headlines.get(event.card or 0)
    card = card_with_number(step.after, event.card or 0)
    if headline is None:
        return tr("{card} goes onto the Bull-Bear pile.", card=card)
    words = tr_noop("{card} goes onto the Bull-Bear pile: a {mood}.")
    return tr(words, card=card, mood=mood_term(headline.mood))


def _refilled(step: Step) -> list[tuple[str, Event]]:
    """Return a result that names the new market cards, if there are any."""
    fresh = [event for event in step.events if event.what == "revealed" and event.card]
    if not fresh:
        return []
    cards = join_words([card_with_number(step.after, event.card or 0) for event in fresh], "and")
    words = tr("New in the market: {cards}.", cards=cards)
    return [(words, Event("revealed"))]


def _cards(state: State, action: Action) -> tuple[CardNumber, ...]:
    if isinstance(action, Buy | Speculate):
        return (state.market[action.slot],)
    found = (getattr(action, name, None) for name in ("card", "target"))
    return tuple(number for number in found if isinstance(number, int) and number > 0)


def _tie(rolls: tuple[int, ...]) -> str:
    words = tr_noop("The die settles the tie: {number}.")
    return tr(words, number=" · ".join(map(str, rolls)))


def _concerned(step: Step) -> frozenset[Seat]:
    """Return the acting seat and the seats of public events other than income and turns."""
    named = {step.seat}
    for event in step.events:
        if event.seen_by is None and event.what not in ("income", "turn"):
            named |= {seat for seat in (event.seat, event.other) if seat is not None}
    return _one_of(frozenset(named))


def _topics(step: Step) -> frozenset[Topic]:
    happened = {event.what for event in step.events}
    found: set[Topic] = set()
    if isinstance(step.action, Attack) or happened & ATTACKS:
        found.add("attack")
    if happened & POLITICS or points_of_all(step.before) != points_of_all(step.after):
        found.add("politics")
    return _one_of(frozenset(found))


@cache
def _one_of(equal: frozenset[T]) -> frozenset[T]:
    """Return the same object for equal sets, to save memory."""
    return equal


def _gold(events: Iterable[Event], seat: Seat) -> str:
    """Return an action's change of gold as text, such as ", +4 gold", or ""."""
    gold = gold_change(events, seat)
    if not gold:
        return ""
    if gold < 0:
        return tr(", −{gold} gold", gold=-gold)
    return tr(", +{gold} gold", gold=gold)
