"""Games for benchmarks: whole, random and reproducible."""

import random
import time
from collections.abc import Callable, Iterator
from statistics import median

import chess

from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)

LONGEST_CHESS = 300
"""Maximum number of half-moves in a chess game."""


def play_chess(games: int, seed: int = 1) -> int:
    """Play random games of chess; return the number of moves."""
    chance = random.Random(seed)
    steps = 0
    for _ in range(games):
        board = chess.Board()
        moves = list(board.legal_moves)
        while moves and len(board.move_stack) < LONGEST_CHESS:
            board.push(chance.choice(moves))
            steps += 1
            moves = list(board.legal_moves)
    return steps


def pace(bursts: int = 8, clock: Callable[[], float] = time.process_time) -> float:
    """Return the median seconds of a chess move."""
    moves = []
    for _ in range(bursts):
        start = clock()
        steps = play_chess(2)
        moves.append((clock() - start) / steps)
    return median(moves)


def play_cards(deck: Deck, seats: int, games: int, seed: int = 1) -> int:
    """Play random games of Pax Porfiriana; return the number of steps."""
    chance = random.Random(seed)
    steps = 0
    for number in range(games):
        state = deal(deck, seats, number)
        legal = legal_actions(state)
        while legal:
            perform_unchecked(state, chance.choice(legal))
            steps += 1
            legal = legal_actions(state)
    return steps


def recorded(state: State, seed: int) -> list[Action]:
    chance = random.Random(seed)
    taken = []
    while seat_to_act(state) is not None:
        action = chance.choice(legal_actions(state))
        perform(state, action)
        taken.append(action)
    return taken


def session_of(deck: Deck, seats: int, seed: int) -> Session:
    setups = tuple(SeatSetup(seat_name(seat), seat) for seat in range(1, seats + 1))
    return Session.new(deck, Options(), seed, setups)


def finished(deck: Deck, seats: int, seed: int) -> Session:
    session = session_of(deck, seats, seed)
    for _ in steps_of(session, seed):
        pass
    return session


def steps_of(session: Session, seed: int) -> Iterator[int]:
    chance = random.Random(seed)
    steps = 0
    while session.seat_to_act is not None:
        session.submit(chance.choice(session.legal()))
        steps += 1
        yield steps
