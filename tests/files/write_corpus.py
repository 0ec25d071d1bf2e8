"""Script that writes one saved game of every kind: ``python -m tests.files.write_corpus FOLDER``.

Released files in ``tests/files/corpus`` are never written again.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from attrs import evolve, field, frozen

from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import Action, End, Sell, Speculate
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.state import EndedBy, Options, SoloMode, State
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.porfiriana.saves import FORMAT, write_saved
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.resources import cards_folder
from paxdesk.session.randomness import Generator
from paxdesk.strict_yaml import read_text

NAMES = ("Carmen", "Rosa", "Emilio", "Inés", "Tomás", "Ramón")
MOST_SEEDS = 3000
DULL = (End, Sell, Speculate)

HANDICAPS = (Handicap(gold=3), Handicap(), Handicap(hand=-1, prestige="outrage"))

Wanted = Callable[[State], bool]


@frozen
class Kind:
    """Kind of saved game: its set-up, and a predicate for the wanted position."""

    wanted: Wanted
    seats: int = 3
    options: Options = field(factory=Options)
    solo: SoloMode | None = None
    practice: bool = False


def after(lines: int) -> Wanted:
    """Return a predicate that is true after ``lines`` positions."""
    steps = iter(range(10_000))
    return lambda state: next(steps) >= lines


def asking(shape: type[agenda.AgendaItem], stage: str = "") -> Wanted:
    """Return a predicate for positions at this step and stage of the agenda."""

    def wanted(state: State) -> bool:
        top = state.agenda[-1]
        return isinstance(top, shape) and getattr(top, "stage", "") == stage

    return wanted


def ended(how: EndedBy) -> Wanted:
    return lambda state: state.ended_by == how


def kinds() -> dict[str, Kind]:
    found = {f"{seats}-seats": Kind(after(80 + 10 * seats), seats) for seats in range(2, 7)}
    found |= {
        "just-dealt": Kind(lambda state: True, 4),
        "solo-diaz": Kind(after(60), 1, solo="diaz"),
        "solo-diaz-2012": Kind(after(60), 1, Options(rules_2012=True), "diaz"),
        "solo-paxomatic": Kind(after(60), 3, solo="paxomatic"),
        "every-option": Kind(
            after(100), 5, Options(True, True, True, True, choose_hacendados=True, rules_2012=True)
        ),
        "attack-choices": Kind(asking(agenda.Attacking, "choices")),
        "attack-spy": Kind(asking(agenda.Attacking, "spy")),
        "raided-hand": Kind(asking(agenda.RaidedHand), 4),
        "cube-shortage": Kind(asking(agenda.CubeShortage), 4),
        "homeless-troops": Kind(asking(agenda.HomelessTroops), 4),
        "strife": Kind(asking(agenda.StrifeAmong), 4),
        "unrest-each": Kind(asking(agenda.EachSuffersUnrest), 4),
        "depression": Kind(asking(agenda.KeepCards), 3),
        "headlines": Kind(asking(agenda.OrderHeadlines), 3),
        "showdown": Kind(asking(agenda.Showdown), 4),
        "over-topple": Kind(ended("topple"), 2),
        "over-gold": Kind(ended("gold"), 3),
        "over-standoff": Kind(ended("standoff"), 2),
        "over-diaz": Kind(ended("diaz"), 1, solo="diaz"),
        "practice": Kind(after(50), 2, practice=True),
        "handicaps": Kind(after(60), 3, Options(handicaps=HANDICAPS)),
    }
    return found


def write_all(folder: Path) -> None:
    deck = load_deck(cards_folder())
    for name, kind in kinds().items():
        write_saved(folder / f"form-{FORMAT}-{name}.pax", played(kind, deck))
    for name, session in others(deck):
        write_saved(folder / f"form-{FORMAT}-{name}.pax", session)


def others(deck: Deck) -> Iterator[tuple[str, Session]]:
    undone = played(Kind(after(50), 2, practice=True), deck)
    for _ in range(3):
        undone.undo()
    yield "taken-back", undone
    hinted = played(Kind(after(40), 3), deck)
    hinted.hinted = True
    step(hinted, Generator(3))
    yield "hinted", hinted
    corrected = deck.corrected([evolve(deck.cards[47], cost=9), evolve(deck.cards[61], cost=4)])
    yield "corrected-cards", played(Kind(after(60), 3), corrected)
    given = "regime: anarchy\nplayers: {P1: {hand: [47], gold: 9}, P2: {tableau: {12: {}, 60: {}}}}"
    position = read_position(read_text(given), deck, 2, Options(), 5)
    seats = tuple(SeatSetup(name, index) for index, name in enumerate(NAMES[:2], 1))
    from_position = Session.from_position(position, seats)
    from_position.submit(from_position.legal()[0])
    yield "from-a-position", from_position


def played(kind: Kind, deck: Deck) -> Session:
    """Return a game played to a wanted position; raise LookupError if there is none."""
    robots = kind.solo == "paxomatic"
    seats = tuple(
        SeatSetup(NAMES[index], index + 1, "paxomatic" if robots and index else None)
        for index in range(kind.seats)
    )
    for seed in range(MOST_SEEDS):
        generator = Generator(seed)
        chosen = None
        if kind.options.choose_hacendados:
            chosen = tuple(sorted(deck.hacendados)[: kind.seats])
        session = Session.new(deck, kind.options, seed, seats, chosen, kind.solo, kind.practice)
        while not kind.wanted(session.state) and not session.state.over:
            step(session, generator)
        if kind.wanted(session.state):
            return session
    raise LookupError(f"no game comes to {kind}")


def step(session: Session, generator: Generator) -> None:
    """Play a robot's choice, or a random action, rarely a DULL one."""
    question = session.question()
    if question is not None:
        session.submit_choice(question.answer())
        return
    legal: list[Action] = session.legal()
    lively = [action for action in legal if not isinstance(action, DULL)]
    session.submit(generator.choice(lively if lively and generator.below(8) else legal))


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
