"""Tests that cautions are correct and reveal nothing hidden."""

from paxdesk.porfiriana.rules.actions import Buy, BuyPublic, End, Manifesto, Pass, Redeploy
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.cautions import Caution, CautionKind, cautions, played
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.topple_search import taking_next
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.strict_yaml import read_text


def laid(deck: Deck, given: str, players: int = 3) -> State:
    return read_position(read_text(given), deck, players, Options(), 1)


def found(state: State, kind: CautionKind) -> list[Caution]:
    return [each for each in cautions(state) if each.kind == kind]


COUP = """
regime: martial_law
market: {{a1: 206}}
topples_seen: 1
turn: {turn}
players:
  P1: {{gold: {mine}}}
  P2: {{hacendado: 211, gold: {theirs}, flipped: command, army: [178, 182]}}
  P3: {{hacendado: 209, {third}}}
"""


def coup(deck: Deck, turn: str = "P1", mine: int = 3, theirs: int = 8, third: str = "") -> State:
    return laid(deck, COUP.format(turn=turn, mine=mine, theirs=theirs, third=third))


def test_a_rival_can_topple_next_turn(deck: Deck) -> None:
    state = coup(deck)
    (caution,) = found(state, "topples")
    assert (caution.seat, caution.card, caution.gold) == (2, 206, 1)
    assert (caution.proof.points, caution.proof.declares) == (3, False)
    assert taking_next(seen_by(state, 1), 1).ways.keys() == {2}
    perform(state, End())
    slot = state.market.index(206)
    perform(state, Buy(slot, caution.orientation))
    while isinstance(state.agenda[-1], Showdown):
        perform(state, Pass())
    assert state.winners == (2,), "what was said comes true"


def test_players_who_cannot_pay_are_not_named(deck: Deck) -> None:
    state = coup(deck, theirs=0)
    state.depression = True
    assert found(state, "topples") == [], "nor does a sale bring anything"


def test_the_own_chance_is_reported_though_it_needs_a_manifesto(deck: Deck) -> None:
    state = coup(deck, turn="P2")
    (caution,) = found(state, "you_topple")
    assert caution.seat == 2


def test_a_manifesto_is_included(deck: Deck) -> None:
    state = laid(
        deck,
        "market: {a0: 204}\ntopples_seen: 1\nplayers:\n"
        "  P1: {hacendado: 209, tableau: {104: {}, 17: {}}}\n  P2: {hacendado: 211}\n",
        players=2,
    )
    (caution,) = found(state, "you_topple")
    assert caution.proof.declares
    perform(state, Buy(0, caution.orientation))
    while isinstance(state.agenda[-1], Showdown):
        declares = seat_to_act(state) == 1 and state.players[1].flipped is None
        perform(state, Manifesto("loyalty") if declares else Pass())
    assert state.winners == (1,)


def test_cards_that_could_help_diaz_are_named(deck: Deck) -> None:
    assert found(coup(deck), "topples")[0].proof.stoppers == ()
    (caution,) = found(coup(deck, third="tableau: {14: {}}"), "topples")
    assert caution.proof.stoppers == (14,)


def test_two_bears(deck: Deck) -> None:
    given = "market: {{{market}}}\nheadlines: [{pile}]\nplayers: {{P1: {{tableau: {{60: {{}}}}}}}}"
    for market, pile, expected in (
        ("a0: 109", "107", [True]),
        ("a0: 109", "110", []),
        ("a1: 109", "107", []),
        ("a0: 109, b0: 106", "", [True]),
        ("a0: 109, b0: 110", "107", [False]),
    ):
        state = laid(deck, given.format(market=market, pile=pile))
        assert [each.sure for each in found(state, "depression")] == expected, (market, pile)
    state = laid(deck, given.format(market="a0: 109", pile="107"))
    (caution,) = found(state, "depression")
    assert caution.cards == (107, 109)
    perform(state, End())
    assert state.depression


def test_the_bank_will_be_empty(deck: Deck) -> None:
    given = (
        "depression: true\nplayers: {{P1: {{gold: {gold}, "
        "tableau: {{60: {{}}, 62: {{}}, 72: {{}}, 14: {{}}}}}}}}"
    )
    (caution,) = found(laid(deck, given.format(gold=0)), "upkeep")
    assert caution.cards == (14, 60, 62, 72)
    assert found(laid(deck, given.format(gold=9)), "upkeep") == []


def test_the_last_topple(deck: Deck) -> None:
    given = "market: {{{slot}: 206}}\ntopples_seen: {seen}\nplayers: {{P2: {{gold: 12}}}}"
    (caution,) = found(laid(deck, given.format(slot="a2", seen=4)), "last_topple")
    assert (caution.seat, caution.gold, caution.sure) == (2, 12, False)
    (caution,) = found(laid(deck, given.format(slot="b0", seen=4)), "last_topple")
    assert caution.sure
    assert found(laid(deck, given.format(slot="a2", seen=3)), "last_topple") == []


def test_the_standoff(deck: Deck) -> None:
    state = laid(deck, "market: {a2: 206}\ntopples_seen: 4\nplayers: {P2: {gold: 12}}")
    assert found(state, "standoff") == []
    state.standoff = 2
    (caution,) = found(state, "standoff")
    assert caution.seat == 2
    perform(state, End())
    assert state.ended_by == "standoff"


def raids(state: State) -> list[tuple[str, int, int, int]]:
    kinds = ("extorted", "driven_out", "sacked")
    return [(e.kind, e.seat, e.card, e.at) for e in cautions(state) if e.kind in kinds]


def test_troops_that_could_come(deck: Deck) -> None:
    rival = "P2: {hacendado: 213, flipped: command, gold: 5, army: [184]}"
    state = laid(deck, f"players: {{P1: {{tableau: {{69: {{}}, 54: {{}}}}}}, {rival}}}", players=2)
    assert raids(state) == [("extorted", 2, 184, 69)]
    poor = laid(
        deck, f"players: {{P1: {{tableau: {{69: {{}}}}}}, {rival[:-1].replace('5', '0')}}}}}", 2
    )
    assert raids(poor) == []
    perform(state, End())
    perform(state, Redeploy(184, 69))
    assert state.enterprises[69].extorted, "what was said comes true"


def test_an_enterprise_without_income_can_be_sacked(deck: Deck) -> None:
    state = laid(
        deck,
        "depression: true\nplayers:\n  P1: {gold: 9, hacendado: 211, tableau: {72: {}}}\n"
        "  P2: {hacendado: 209, gold: 2, tableau: {62: {troop: 173, troop_owner: P2}}}\n",
        players=2,
    )
    assert raids(state) == [("sacked", 2, 173, 72)]


def test_hidden_facts_change_nothing(deck: Deck) -> None:
    state = coup(deck)
    state.players[3].hand = [47]
    other = state.copy()
    other.players[3].hand = [61]
    other.deck = [50, 47]
    other.generator.position = 77
    assert cautions(state) == cautions(other)


def test_warnings_need_a_free_turn(deck: Deck) -> None:
    state = deal(deck, 3, 1)
    before = state.copy()
    cautions(state)
    assert state == before
    state = coup(deck, turn="P2")
    perform(state, Buy(1, "quo"))
    assert isinstance(state.agenda[-1], Showdown)
    assert cautions(state) == []
    assert legal_actions(state)


def test_purchases_of_rivals_before_the_topple_count(deck: Deck) -> None:
    pax = COUP.replace("martial_law", "pax")
    given = {"turn": "P1", "mine": 3, "third": ""}
    state = laid(deck, pax.format(theirs=20, **given))
    (caution,) = found(state, "topples")
    slot = state.market.index(206)
    assert caution.plan == (BuyPublic(215, "green"), Buy(slot, caution.orientation))
    assert taking_next(seen_by(state, 1), 1).ways.keys() == {2}
    turn = played(state, 1, caution)
    assert [len(events) > 0 for _, events in turn] == [False, True, True, True]
    assert turn[0][0].turn.seat == 2
    assert turn[-1][0].winners == (2,)
    perform(state, End())
    perform(state, caution.plan[0])
    perform(state, Buy(state.market.index(206), caution.orientation))
    while isinstance(state.agenda[-1], Showdown):
        perform(state, Pass())
    assert state.winners == (2,), "what was said comes true"
    assert not found(laid(deck, pax.format(theirs=9, **given)), "topples")
