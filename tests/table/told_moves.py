"""Check that the log has rows for dice and for moved cards, gold and cubes.

``python -m tests.table.told_moves [GAMES]`` prints the changes without a row.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from attrs import frozen

from paxdesk.desk.log.log_rows import LogRow as LogRow
from paxdesk.porfiriana.robots.questions import question_for
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.state import Options, SoloMode, State
from paxdesk.porfiriana.session import SeatSetup, Session, Step
from paxdesk.porfiriana.table.game_log import GameLog
from paxdesk.porfiriana.table.words.questions import names_of
from paxdesk.resources import cards_folder
from paxdesk.session.randomness import RandomPlayer

SEATS: Final = (
    SeatSetup("Carmen", 1),
    SeatSetup("I", 2, "paxomatic"),
    SeatSetup("II", 3, "paxomatic"),
)
PERSON: Final = 1
GOLD: Final = re.compile(r"[+−]?(\d+) gold|Income [+−]?(\d+)")
DIE: Final = re.compile(r"(?:rolls|[Dd]ie|dice)\b")
BOX: Final = re.compile(r"^(?:E9|R91|\d+[a-f]?|Depression|Strife|Topple|end) · ")
CLAUSE: Final = re.compile(r"\bL1\b|\bR7\d\b")


@frozen
class Unsaid:
    """Change that the log does not report."""

    kind: str
    what: str
    step: int
    rows: tuple[str, ...]


def unsaid(session: Session, log: GameLog) -> Iterator[Unsaid]:
    """Yield the changes that the log does not report."""
    for number, told in enumerate(log.shown_steps, 1):
        rows = tuple(row.words for row in told.rows if row.kind != "turn")
        reasons = tuple(row.words for row in told.rows if row.kind == "reason")
        found = (
            *_dice(told.step, rows),
            *_cards(told.step, rows),
            *_gold(told.step, rows),
            *_cubes(told.step, rows),
            *_boxes(session, told.step, reasons),
        )
        for kind, what in found:
            yield Unsaid(kind, what, number, rows)


def _dice(step: Step, rows: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    said = " ".join(row for row in rows if DIE.search(row))
    for event in (*step.ties, *step.events):
        if event.what == "rolled" and str(event.amount) not in re.findall(r"\d+", said):
            yield "die", str(event.amount)


# --- Cards ----------------------------------------------------------------------------------------


def places(state: State) -> dict[CardNumber, str]:
    """Return the places of cards that are not in the deck."""
    found = {number: "market" for number in state.market if number}
    found |= dict.fromkeys(state.discards, "discards")
    found |= dict.fromkeys(state.headlines, "pile")
    for card in state.in_play():
        found[card.number] = f"play of {card.owner}"
    for seat, player in state.players.items():
        found |= dict.fromkeys(player.hand, f"hand of {seat}")
        found |= dict.fromkeys(player.grudges, f"grudges of {seat}")
    return found


def names(state: State, number: CardNumber) -> tuple[str, ...]:
    """Return the texts by which rows may name a card."""
    card = state.cards.cards[number]
    sides = getattr(card, "sides", ())
    return (f"[{number:03}]", card.name, *(side.name for side in sides))


def _says(state: State, number: CardNumber, rows: tuple[str, ...]) -> bool:
    return any(name in row for name in names(state, number) for row in rows)


def _cards(step: Step, rows: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    was, now = places(step.before), places(step.after)
    hidden = {event.card for event in step.events if event.seen_by is not None}
    for number in was.keys() | now.keys():
        if was.get(number) == now.get(number) or number in hidden:
            continue
        if not _says(step.after, number, rows):
            yield "card", f"{names(step.after, number)[:2]}: {was.get(number)} to {now.get(number)}"


# --- Gold and cubes -------------------------------------------------------------------------------


def _gold(step: Step, rows: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    amounts = [int(a or b) for row in rows for a, b in GOLD.findall(row)]
    for seat, player in step.after.players.items():
        change = player.gold - step.before.players[seat].gold
        if seat != DIAZ and change and not _made_of(change, amounts):
            yield "gold", f"{change} of P{seat}"


def _made_of(change: int, amounts: list[int]) -> bool:
    """Return whether some amounts, gained or paid, add up to a change."""
    sums = {0}
    for amount in amounts:
        sums |= {each + sign * amount for each in sums for sign in (1, -1)}
    return change in sums


def cubes(state: State, number: CardNumber) -> object:
    """Return the cubes and Unrest of an enterprise, for comparison."""
    place = state.enterprises[number]
    return (
        place.income,
        place.extorted,
        tuple(place.connections),
        bool(place.prestige_cube),
        place.unrest,
    )


def _cubes(step: Step, rows: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    before, after = step.before, step.after
    for number in before.enterprises.keys() & after.enterprises.keys():
        if cubes(before, number) != cubes(after, number) and not _says(after, number, rows):
            yield "cube", f"on {names(after, number)[1]}"
    was, now = _speculated(before), _speculated(after)
    for card in was.keys() | now.keys():
        if was.get(card) != now.get(card) and not _says(after, card, rows):
            yield "cube", f"of speculation on {names(after, card)[1]}"
    for number in before.partners.keys() & after.partners.keys():
        laid = [bool(each.partners[number].prestige_cube) for each in (before, after)]
        if laid[0] != laid[1] and not _says(after, number, rows):
            yield "cube", f"on {names(after, number)[1]}"


def _speculated(state: State) -> dict[CardNumber, Seat | None]:
    """Return the seats of Speculation Cubes, by market card."""
    found = zip(state.market, state.speculation, strict=True)
    return {card: seat for card, seat in found if seat is not None}


# --- Clauses and boxes ----------------------------------------------------------------------------


def _boxes(session: Session, step: Step, reasons: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    if step.seat == DIAZ and not any(CLAUSE.search(each) for each in reasons):
        yield "box", "no clause of Part L"
    if step.seat in session.robots and not any(BOX.search(each) for each in reasons):
        yield "box", f"no box of Part M for {step.reason}"


# --- Games ----------------------------------------------------------------------------------------


def played(deck: Deck, mode: SoloMode, seed: int, options: Options | None = None) -> Session:
    seats = SEATS[:1] if mode == "diaz" else SEATS
    session = Session.new(deck, options or Options(), seed, seats, solo=mode)
    person = RandomPlayer.for_game(seed)
    robots: dict[Seat, str] = dict(session.robots)
    while session.seat_to_act is not None:
        question = question_for(session.state, robots)  # type: ignore[arg-type]
        if question is None:
            session.submit(person.choose(session.legal()))
        else:
            session.submit_choice(question.answer())
    return session


def found_in(deck: Deck, mode: SoloMode, seed: int) -> list[Unsaid]:
    session = played(deck, mode, seed)
    log = GameLog(names_of(session))
    log.follow(session)
    return list(unsaid(session, log))


def main() -> None:
    deck = load_deck(cards_folder())
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    for mode in ("diaz", "paxomatic"):
        kinds: Counter[str] = Counter()
        shown: Counter[str] = Counter()
        for seed in range(1, games + 1):
            for each in found_in(deck, mode, seed):  # type: ignore[arg-type]
                kinds[each.kind] += 1
                shown[each.kind] += 1
                if shown[each.kind] <= 8:
                    print(seed, each.step, each.kind, each.what, "|", " / ".join(each.rows))
        print(mode, games, "games:", dict(kinds) or "all said")


if __name__ == "__main__":
    main()
