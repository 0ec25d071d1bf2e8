"""The log: what was entered and what came of it, under a heading for each phase. No Qt here."""

from collections.abc import Iterator
from typing import Final

from paxdesk.desk.log.log_rows import LogRow, StepLog, Told, Topic
from paxdesk.desk.words.labels import Names
from paxdesk.language import counted, say, template
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.state import PRESIDENTS, Event, EventName, State, seat_in
from paxdesk.sierra_madre.session import Step
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.account import BookStats
from paxdesk.sierra_madre.table.words import card_words, gold_words, lot_words, quarter_words

QUIET: Final = frozenset(
    ("phase", "folded", "turn", "mover", "order", "bid", "passed", "counted", "round")
)
"""What the deed itself or the next heading says."""


class BookLog(StepLog[State, Action, Event]):
    """What has happened in a game, in rows."""

    @property
    def turn_stats(self) -> BookStats:
        return BookStats.of(self.recording)

    def round(self, state: State) -> int:
        return state.quarter + 1

    def round_words(self, number: int) -> str:
        return quarter_words(number - 1)

    def deed_of(self, told: Told[State, Action, Event]) -> str | None:
        return None  # one person enters for all

    @property
    def rows(self) -> list[LogRow]:
        """All rows but headings under which there is nothing."""
        rows = super().rows
        kinds = [*(row.kind for row in rows[1:]), "turn"]
        pairs = zip(rows, kinds, strict=False)
        return [row for row, after in pairs if row.kind != "turn" or after != "turn"]

    def rows_of(self, step: Step) -> Told[State, Action, Event]:
        number = len(self.told) + 1
        seats = frozenset({seat for event in step.events for seat in _seats(event)} - {0})
        paid = any(event.what == "paid" for event in step.events)
        topics = frozenset[Topic](("gold",) if paid else ())
        last, before = self.told[-1].step.before if self.told else None, step.before
        rows: list[LogRow] = []
        if last is None or (last.quarter, last.phase) != (before.quarter, before.phase):
            phase = f"{before.phase} {say(said.PHASES[before.phase - 1])}"
            words = f"{quarter_words(before.quarter)} · {phase}"
            rows.append(LogRow("turn", words, None, (), number))
        if words := deed(before, step.action):
            rows.append(LogRow("action", words, _doer(step), (), number, seats, topics))
        for words in _results(step, self.names):
            rows.append(LogRow("result", words, None, (), number, seats, topics))
        turns = self.turns + any(event.what == "turn" for event in step.events)
        return Told(step, tuple(rows), turns)


def _results(step: Step, names: Names) -> Iterator[str]:
    """What came of an entry, dice that fell together in one row."""
    dice: list[str] = []
    for event in (*step.events, None):
        if event is not None and event.what in ("rolled", "typed"):
            dice.append(str(event.amount))
            continue
        if dice:
            yield say("Dice: {numbers}", numbers=", ".join(dice))
            dice = []
        told = event is None or event.what in QUIET
        if event is not None and not told and (words := event_words(step.after, event, names)):
            yield words


def _seats(event: Event) -> Iterator[Seat]:
    yield event.seat
    yield seat_in(event.source)
    yield seat_in(event.target)


def _doer(step: Step) -> Seat | None:
    """Who has done it at the board, if the entry says it."""
    before, action = step.before, step.action
    if isinstance(action, act.Bid | act.Pass) and before.auction is not None:
        return before.auction.bidders[0] if before.auction.bidders else None
    if isinstance(action, act.Put | act.Pass | act.Rifles | act.Moved):
        return before.moving or None
    seat = getattr(action, "seat", 0)
    return seat or None


def deed(state: State, action: Action) -> str:
    """What was entered, after the name of whoever did it; "" where what follows says it all."""
    match action:
        case act.Bid(amount):
            return say("bids {gold}", gold=gold_words(amount))
        case act.Pass():
            return say("passes")
        case act.Put(card):
            return say("puts up {card}", card=card_words(state, card))
        case act.Rifles(amount):
            return counted("buys %n rifle(s)", "", amount)
        case act.Moved("moved"):
            return counted("moves in round %n", "", state.round)
    return ""


TOLD_SO: Final[dict[EventName, str]] = {
    "revealed": template("Turned over: {card}."),
    "unsold": template("Nobody wants {card}."),
    "matured": template("{card} matures with profit {number}."),
    "delayed": template("{card} waits until {quarter}."),
    "level": template("{card}: profit {number}."),
    "ruined": template("{card} is ruined."),
    "played": template("{name} plays {card}."),
    "nullified": template("A spy of {name} answers {card}."),
    "struck": template("A strike hits {card}."),
    "enlisted": template("{name} enlists in {card}, until {quarter}."),
    "returned": template("{name} comes back; leadership {number}."),
    "killed": template("{name} is killed."),
    "heir": template("An heir of {name} plays on."),
    "left": template("{name} leaves the game."),
    "game_over": template("A general revolution in Mexico ends the game."),
}
"""What is said of an event that has nothing more to say but its note."""
ATTEMPTS: Final = {
    ("raid", "success"): template("Night Raid of {name} (1 or 2 needed): it succeeds."),
    ("raid", "failure"): template("Night Raid of {name} (1 or 2 needed): it fails."),
    ("assassinate", "success"): template("A spy of {name} (1 needed) kills the president."),
    ("assassinate", "failure"): template("A spy of {name} (1 needed) misses the president."),
}


def event_words(state: State, event: Event, names: Names) -> str:
    """What happened, in a sentence; "" for what needs none."""
    name, card = names.get(event.seat, ""), event.card
    called = lot_words(state, card) if card else ""
    if event.what in TOLD_SO:
        quarter = quarter_words(event.amount) if event.what in ("delayed", "enlisted") else ""
        words = say(TOLD_SO[event.what], name=name, card=called, number=event.amount,
                    quarter=quarter)  # fmt: skip
        return words if event.what == "revealed" else _noted(words, event)
    if (event.word, event.what) in ATTEMPTS:
        return _noted(say(ATTEMPTS[event.word, event.what], name=name), event)
    match event.what:
        case "paid":
            return _paid(state, event, names)
        case "sold":
            words = say("{name} has {lot} for {gold}.", name=name, lot=called,
                        gold=gold_words(event.amount))  # fmt: skip
            return f"{say(said.SALES[event.word])}: {words}"  # type: ignore[index]
        case "placed":
            return _placed(state, event, names)
        case "office":
            office = said.office_words(event.word)
            if not event.seat:
                return say("{office}: nobody.", office=office)
            return _noted(say("{office}: {name}.", office=office, name=name), event)
        case "boycott":
            land, product = event.word.split(" ")
            country, goods = say(said.LANDS[land]), say(said.PRODUCTS[product])  # type: ignore[index]
            if event.note == "on":
                return say("Boycott of {product} from {land}.", product=goods, land=country)
            return say("{product} from {land}: free again.", product=goods, land=country)
        case "declared" if event.word == "subsidy":
            return say(
                "{office} subsidizes {card}.", office=said.office_words(event.note), card=called
            )
        case "declared":
            return _noted(f"{name}: {say(said.TOLD[event.word])}", event)  # type: ignore[index]
        case "slip":
            return say("To be refurbished: {harm}, {card}, {gold} by {name}.",
                       harm=say(said.HARMS[event.word]), card=called,  # type: ignore[index]
                       gold=gold_words(event.amount), name=name)  # fmt: skip
        case "iou":
            owed = counted("%n IOU(s)", "", event.amount)
            return say("{name}: {ious} in the box of {quarter}.", name=name, ious=owed,
                       quarter=quarter_words(int(event.word)))  # fmt: skip
        case "sum" if event.seat:
            return say("{name}: {sum} = {total}", name=name, sum=event.note, total=event.amount)
        case "sum":
            return say("General revolution: {sum} = {total}, 13 are needed.", sum=event.note,
                       total=event.amount)  # fmt: skip
        case "set":
            return _changed(state, event, name, called)
    return ""


def _noted(words: str, event: Event) -> str:
    note = event.note
    return f"{words} “{note}”" if note and note not in PRESIDENTS else words


def _paid(state: State, event: Event, names: Names) -> str:
    source, target = (
        said.account_words(state, each, names) for each in (event.source, event.target)
    )
    why = say(said.WHYS[event.word])  # type: ignore[index]
    words = say("{source} → {target}: {gold}, {why}", source=source, target=target,
                gold=gold_words(event.amount), why=why)  # fmt: skip
    if event.card and event.card not in (event.source, event.target):
        words = f"{words}, {lot_words(state, event.card)}"
    if event.word == "rifles":
        return words
    return _noted(words, event)


def _placed(state: State, event: Event, names: Names) -> str:
    where = say(said.PLACES[event.word])  # type: ignore[index]
    called = card_words(state, event.card)
    if not event.seat:
        return _noted(say("{card}: {place}.", card=called, place=where), event)
    words = say("{card}: {place} of {name}.", card=called, place=where, name=names[event.seat])
    if event.word == "coming":
        words = say("{card} lies in {quarter}, {name}.", card=called, name=names[event.seat],
                    quarter=quarter_words(event.amount))  # fmt: skip
    return _noted(words, event)


def _changed(state: State, event: Event, name: str, called: str) -> str:
    if event.word == "row":
        return say("{step} corrected to {number}.", step=event.step, number=event.amount)
    if event.word == "facts":
        return say("Told anew: {card}.", card=called)
    words = say("{name}: {trait} {value}", name=name, value=event.note,
                trait=say(said.TRAITS[event.word]))  # type: ignore[index]  # fmt: skip
    return f"{words} “{event.source}”" if event.source else words
