"""Positions to paint, from a newly dealt game to tableaus that hardly fit."""

from collections.abc import Sequence
from functools import cache

from paxdesk.desk.protocol.advice import Adviser
from paxdesk.desk.words import SeatLabel
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.state import Options, State, TroopInPlay
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table import advice
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.resources import cards_folder
from paxdesk.session.game_protocol import Seat
from paxdesk.strict_yaml import read_text

NAMES = ("Carmen", "Rosa", "Emilio", "Inés", "Tomás", "Ramón")
LABELS = {seat: SeatLabel(name, seat) for seat, name in enumerate(NAMES, 1)}

MARKET = """
regime: {regime}
depression: {depression}
turn: P1
actions: 2
market: {{a0: 48, a1: 125, a2: 190, a3: 44, a4: 206, a5: 177,
         b0: 150, b1: 12, b2: 86, b3: 162, b4: 112, b5: 174}}
speculation: {{a3: {first}, b2: P2, a4: {last}}}
topples_seen: 1
headlines: [121]
deck: [4, 6, 7, 8, 10, 25, 26, 27, 31, 33, 37, 39, 40, 41]
players:
"""
PLAYERS = (
    """
  P1:
    hacendado: 209
    gold: 12
    hand: [184, 141, 79, 163, 17]
    grudges: [142]
    tableau:
      61: {connection: P1}
      59: {connection: P1}
      76: {troop: 180}
      67: {connection: P1}
      64: {unrest: 2}
      83: {}
      18: {}
      35: {}
      38: {}
      46: {}
""",
    """
  P2:
    hacendado: 211
    gold: 7
    hand: [97, 9, 93]
    flipped: loyalty
    army: [185]
    grudges: [3]
    tableau:
      56: {}
      89: {troop: 170}
      51: {}
      50: {}
      24: {}
      11: {}
      28: {}
""",
    """
  P3:
    hacendado: 212
    gold: 4
    jailed: true
    hand: [2, 5, 99, 143, 19]
    grudges: [136]
    tableau:
      88: {}
      91: {}
      96: {}
      60: {unrest: 1}
      21: {}
      20: {}
""",
    """
  P4:
    hacendado: 210
    gold: 3
    hand: [70, 71]
    flipped: revolution
    army: [187]
    tableau:
      54: {}
      65: {connection: P4}
      68: {connection: P4}
      34: {}
      22: {}
      30: {}
""",
    """
  P5:
    hacendado: 213
    gold: 15
    hand: [72, 74, 80, 84]
    flipped: outrage
    army: [168]
    tableau:
      47: {connection: P5}
      103: {}
      98: {troop: 171}
      78: {troop: 169}
      95: {}
      101: {}
      57: {unrest: 3}
      49: {}
      45: {}
      32: {}
      36: {}
      13: {}
""",
    """
  P6:
    hacendado: 208
    gold: 9
    hand: [85, 87, 92, 94]
    grudges: [139]
    tableau:
      73: {connection: P6}
      82: {}
      81: {troop: 195}
      104: {}
      23: {}
      16: {}
      14: {}
""",
)
FOREIGN = (
    (4, "67: {connection: P1}", "67: {connection: P1, troop: 189, troop_owner: P4}"),
    (3, "64: {unrest: 2}", "64: {unrest: 2, connection: P3}"),
    (6, "50: {}", "50: {troop: 182, troop_owner: P6}"),
    (5, "103: {}", "103: {connection: P2}"),
    (2, "89: {troop: 170}", "89: {troop: 170, connection: P2}"),
)
"""Minimum number of players, a line, and its replacement with another player's piece."""
DEAR = {
    "pax": ("      59: {connection: P1}\n", "      83: {}\n"),
    "us_intervention": ("      96: {}\n",),
}
"""Lines of enterprises left out under these regimes, because there are too few cubes."""


@cache
def deck() -> Deck:
    return load_deck(cards_folder())


class Quiet(Adviser[State, Session]):
    """Adviser of the game without its slow parts."""

    hint = staticmethod(advice.hint)
    aim = staticmethod(advice.aim)
    cautions = staticmethod(advice.cautions)

    def open_question(self, state: State, hands: Sequence[Seat]) -> None:
        return None


def quiet(cards: Deck) -> PaxTable:
    """Return a table without the thread that searches for Topples.

    A closing window would wait for that thread.
    """
    table = PaxTable(cards)
    table.adviser = Quiet()
    return table


def position(given: str, seats: int) -> State:
    return read_position(read_text(given), deck(), seats, Options(), seed=1)


def middle(seats: int, regime: str = "martial_law", depression: bool = False) -> State:
    market = MARKET.format(
        regime=regime,
        depression=str(depression).lower(),
        first=f"P{min(5, seats)}",
        last=f"P{seats}",
    )
    players = "".join(PLAYERS[:seats])
    for needed, alone, together in FOREIGN:
        if seats >= needed:
            players = players.replace(alone, together)
    for line in DEAR.get(regime, ()):
        players = players.replace(line, "")
    return position(market + players, seats)


def start(seats: int) -> State:
    market = MARKET.replace("a4: 206, ", "a4: 43, ").replace("topples_seen: 1", "topples_seen: 0")
    lines = market.replace("speculation: {{a3: {first}, b2: P2, a4: {last}}}\n", "")
    lines = lines.replace("headlines: [121]\n", "").replace("actions: 2", "actions: 3")
    lines = lines.format(regime="pax", depression="false")
    players = "".join(
        f"  P{seat}: {{hacendado: {number}, gold: {gold}}}\n"
        for seat, number, gold in zip(
            range(1, seats + 1), (209, 211, 212, 210, 213, 208), (5, 6, 7, 8, 9, 10), strict=False
        )
    )
    return position(lines + players, seats)


def crowded(seats: int) -> State:
    """Return a position with crowded tableaus, which no game need reach."""
    cards = deck()
    enterprises = iter(sorted(cards.enterprises))
    partners = iter(sorted(n for n, card in cards.partners.items() if not card.public))
    troops = iter(sorted(cards.troops))
    awards = iter(sorted(n for n, card in cards.attacks.items() if card.award))
    lines = ["regime: martial_law", "players:"]
    for seat in range(1, seats + 1):
        many, others = (19, 10) if seat == 1 else (13, 10) if seats == 2 else (8, 5)
        lines += [f"  P{seat}:", f"    hacendado: {sorted(cards.hacendados)[seat - 1]}"]
        lines += ["    gold: 99", "    tableau:"]
        for index, number in zip(range(many), enterprises, strict=False):
            troop = f", troop: {next(troops)}" if index % 5 == 0 else ""
            lines.append(
                f"      {number}: {{income: {int(index < 5)}, unrest: {index % 3 % 2}{troop}}}"
            )
        some = zip(range(others), partners, strict=False)
        lines += [f"      {number}: {{}}" for _, number in some]
    state = position("\n".join(lines), seats)
    for seat, player in state.players.items():
        player.flipped = cards.hacendados[player.hacendado].orientations[0].prestige
        player.reserve += player.hacendado_income
        player.hacendado_income = 0
        for _, number in zip(range(3), troops, strict=False):
            state.troops[number] = TroopInPlay(number, seat)
        player.grudges = {number: None for _, number in zip(range(4), awards, strict=False)}
    state.players[1].hand = [*awards][:5] + [*troops][:2]
    return state
