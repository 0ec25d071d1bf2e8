"""Random games with all numbers of players and options.

Each step is checked. A failing game is saved one step before the error.
"""

from collections.abc import Callable
from itertools import count as numbers
from itertools import product
from pathlib import Path

import pytest
from attrs import define

from paxdesk.porfiriana.robots.simulation import MOST_STEPS, LegalChooser, play_on
from paxdesk.porfiriana.rules import actions
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, refusal
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import parse, seat_name, write
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.session import Opening, SeatSetup, Session
from paxdesk.session.history import JournalEntry
from paxdesk.session.randomness import Generator, RandomPlayer
from tests.shares import spread

OPTIONS = {
    "plain": Options(),
    "iron-hand": Options(iron_hand=True),
    "senility": Options(diaz_senility=True),
    "retirement": Options(retirement_battle=True),
    "rapid": Options(rapid_setup=True),
    "2012": Options(rules_2012=True),
    "all": Options(
        iron_hand=True,
        diaz_senility=True,
        retirement_battle=True,
        rapid_setup=True,
        choose_hacendados=True,
        rules_2012=True,
    ),
}
TABLES = list(product(range(2, 7), OPTIONS))
QUICK = [(2, "plain"), (6, "plain")]
IN_TURN = sorted(TABLES, key=lambda each: (each not in QUICK, TABLES.index(each) % 3))
"""Tables in the order of tests, beginning with the quick ones."""
GAMES = 210
STEPS = 500_000


@define
class LivelyPlayer:
    """Random player that prefers actions that bring cards into play."""

    generator: Generator

    def choose(self, legal: list[Action]) -> Action:
        by_kind: dict[type[Action], list[Action]] = {}
        for action in legal:
            by_kind.setdefault(type(action), []).append(action)
        lots = [kind for kind in by_kind for _ in range(LIKING.get(kind, 10))]
        return self.generator.choice(by_kind[self.generator.choice(lots)])


LIKING: dict[type[Action], int] = {
    actions.Play: 40,
    actions.Deploy: 40,
    actions.Attack: 30,
    actions.Buy: 20,
    actions.Manifesto: 5,
    actions.End: 3,
    actions.Speculate: 2,
    actions.Sell: 1,
    actions.Shift: 1,
}


@pytest.mark.parametrize(
    ("players", "options"),
    spread(IN_TURN, len(QUICK), 8, unpack=True),
    ids=str,
)
def test_random_games(deck: Deck, tmp_path: Path, players: int, options: str) -> None:
    share = TABLES.index((players, options))
    for seed in range(share, GAMES, len(TABLES)):
        _play_seed(deck, seed, players, options, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda value: str(value))
def test_half_a_million_steps(
    deck: Deck, tmp_path: Path, count: Callable[[str], None], players: int, options: str
) -> None:
    seeds = numbers(GAMES + TABLES.index((players, options)), len(TABLES))
    games = steps = 0
    while steps < STEPS / len(TABLES):
        steps += _play_seed(deck, next(seeds), players, options, tmp_path)
        games += 1
    count(f"{steps} steps in {games} games")


def _play_seed(deck: Deck, seed: int, players: int, options: str, folder: Path) -> int:
    lively = seed // len(TABLES) % 2
    robot = LivelyPlayer(Generator(seed)) if lively else RandomPlayer.for_game(seed)
    return _play(deck, Opening(OPTIONS[options], seed), players, robot, folder)


def _play(deck: Deck, opening: Opening, players: int, robot: LegalChooser, folder: Path) -> int:
    state = opening.begin(deck, players)
    seats = tuple(SeatSetup(seat_name(seat), seat) for seat in state.players)
    session = Session.from_saved(opening, seats, state, [])
    try:
        assert invariant_violations(state) == []
        for taken in play_on(state, robot):
            line = write(taken.action)
            session.journal.append(JournalEntry(taken.seat, line))
            assert parse(line) == taken.action
            assert invariant_violations(state) == []
            steps = len(session.journal)
            if steps & (steps - 1) == 0:
                _check_closely(session, folder)
        _check_closely(session, folder)
        assert session.replay() == state
    except Exception as error:
        kept = _keep_before_the_last_step(deck, session, folder)
        last = session.journal[-3:]
        raise AssertionError(f"seed {opening.seed}: after {last}, kept as {kept}") from error
    assert len(session.journal) < MOST_STEPS
    assert state.over
    return len(session.journal)


def _check_closely(session: Session, folder: Path) -> None:
    """Check saving and legal actions, which is too slow for each step."""
    state = session.state
    file = folder / "game.pax"
    write_saved(file, session)
    opened = read_saved(file, state.cards)
    assert opened.state == state
    assert opened.journal == session.journal
    assert state.copy() == state
    for action in legal_actions(state):
        assert refusal(state, action) is None, write(action)


def _keep_before_the_last_step(deck: Deck, session: Session, folder: Path) -> Path:
    """Save the game without its last step; return the file."""
    state: State = session.opening.begin(deck, len(session.seats))
    journal = session.journal[:-1]
    for entry in journal:
        perform(state, parse(entry.line))
    file = folder / f"seed-{session.opening.seed}.pax"
    write_saved(file, Session.from_saved(session.opening, session.seats, state, journal))
    return file
