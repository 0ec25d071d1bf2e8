"""Tests of cards as lines: round trips and errors."""

from collections.abc import Callable
from random import Random
from statistics import median

import pytest
from attrs import evolve

from paxdesk.cli import main
from paxdesk.porfiriana.rules.card_verbs import VERBS
from paxdesk.porfiriana.rules.cards import Card, verbs_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.workshop.card_lines import (
    CardLineError,
    card_line,
    headed_line,
    number_in,
    read_line,
)
from paxdesk.porfiriana.workshop.card_sheets import CardRows, card_rows, read_rows
from tests.workshop.random_cards import KINDS, random_card
from tests.workshop.typed_lines import keys_of_correction, other_card, shortest_line, whole_other


def check_round_trip(card: Card) -> None:
    line = headed_line(card)
    assert "\n" not in line
    assert read_line(line, evolve(card, name="Another name")) == card, line
    assert read_line(card_line(card), evolve(card, unexpressed="an earlier note")) == card, line
    assert number_in(line) == card.number


def check_random_cards(seed: int, number: int) -> set[type]:
    """Check random cards of all kinds; return the classes of verbs."""
    chance, seen = Random(seed), set[type]()
    for index in range(number):
        card = random_card(chance, KINDS[index % len(KINDS)])
        check_round_trip(card)
        seen.update(map(type, verbs_of(card)))
    return seen


def test_every_card_of_the_deck_survives_a_round_trip(deck: Deck) -> None:
    for card in deck.cards.values():
        check_round_trip(card)


def test_random_cards_survive_a_round_trip() -> None:
    assert check_random_cards(63, 300)


@pytest.mark.slow
def test_ten_thousand_random_cards_survive_a_round_trip() -> None:
    assert check_random_cards(1910, 10_000) == set(VERBS)


def test_lines_read_like_the_printed_cards(deck: Deck) -> None:
    assert card_line(deck.cards[72]) == "mine S 4 · mule > rail 4"
    assert headed_line(deck.cards[36]) == (
        "036 Fred Stark Pearson: partner blue 4 · loyalty · "
        "discount enterprise [smelter project railroad lumber factory] half"
    )


@pytest.mark.parametrize(
    ("number", "typed"),
    [
        (72, "MINE sonora 4 ; mule > rail 4"),
        (72, "72: mi s 4;mu>r 4"),
        (72, "mine S 4 · mines · mule > rail 4"),
        (18, "partner bl 5; out; mono e [am]"),
        (167, "troop red2C;6/3/1;rev;reg ana"),
        (188, "tr r1S;6/3/1;reg a;ua[e sl]1s;sl"),
        (145, "b a;[e ran pl so ch];n;aw o"),
        (208, "h2;d pa2//c w r//r r f"),
        (214, "p//w10;com//r10;rev"),
        (36, "part blue 4; disco ent [smelter proj railroad lu fac] half; loyalty"),
        (3, ";1;cou ar[pa t red]3;ana;rn j"),
        (19, "w3;%e[gs fy br fm ca hl sc]h"),
        (35, "n4//w l;e po//r r;%m[t red]h"),
        (82, "ptS5;any[e rh plS!u];me>r4;lo"),
        (116, "be;an;s b/r;n[e rh pl lrSC]1"),
        (160, "a;[e rh ba fy br caC];2;n;oe"),
        (190, "r1S;5/2/0;an;ua[eS]1s;sl"),
        (215, "//b18;o;us;se r/b//g18;cd;ml"),
    ],
)
def test_a_line_may_be_abbreviated(deck: Deck, number: int, typed: str) -> None:
    assert read_line(typed, deck.cards[number]) == deck.cards[number]


OTHER = [
    (51, "ranch C 4 · rail · loyalty · further_point command", "rhC4;rl;lo;fp co"),
    (194, "troop red 2 S · rail 4 mule 2 foot 1 · outrage · further_point revolution",
     "r2S;4/2/1;ou;fp rev"),
    (206, "topple bull · achilles_heel command · strife green/red · gain_per 2",
     "bl;ah co;s g/r;ga 2"),
    (206, "topple bear · pay_per 1 any [mine] · unrest_each [bank] 1",
     "br;pp 1 any[mine];ue[bank]1"),
    (7, "newspaper 3 // white command · further_point loyalty // red revolution",
     "n3//w co;fp lo//r rev"),
]  # fmt: skip
"""Lines of changed cards, as written and in short."""


@pytest.mark.parametrize(("number", "line", "typed"), OTHER)
def test_a_line_of_another_card_is_written_and_read(
    deck: Deck, number: int, line: str, typed: str
) -> None:
    card = read_line(typed, deck.cards[number])
    assert card_line(card) == line
    assert read_rows(list(card_rows([card])), deck) == CardRows((card,), ())
    assert read_line(line, deck.cards[number]) == card != deck.cards[number]


WRONG = [
    (72, "mine X 4 · mule", 6, "“X”", "sonora, chihuahua or america"),
    (72, "mine S four · mule", 8, "“four”", "0 to 999"),
    (72, "mine S 04 · mule", 8, "“04”", "0 to 999"),
    (72, "mine S 4 mule", 10, "“mule”", "“·” or the end"),
    (72, "mine S 4", 9, "ends here", "foot, mule or rail"),
    (72, "mine S 4 · m > rail 4", 12, "“m”", "mines"),
    (72, "mine S 4 · rail > mule 2", 19, "not an upgrade", "better"),
    (72, "mine S 4 · mule > rail", 23, "ends here", "1 to 999"),
    (72, "mine S 4 · mule · loyal · loyalty", 27, "twice", "once"),
    (72, "mine S 4 · mule · jails", 19, "Liberator", "slave"),
    (72, "mine S 4 · mule · discount land", 19, "0 kinds of discount", "reduce, half or free"),
    (72, "mine S 4 · mule · discount land [black] 2", 19, "never in play", "partner"),
    (72, "mine S 4 · mule · monopoly enterprise []", 40, "empty filter", "condition"),
    (72, "mine S 4 · mule · monopoly enterprise [mine", 44, "ends here", "or"),
    (72, "mine S 4 · mule · strife red/blue", 19, "“strife”", "discount"),
    (36, "partner blue 4 · disc land 2", 18, "“disc”", "discard_each or discount"),
    (72, "mine S 4 · mule · geneal", 19, "“geneal”", "general"),
    (72, "mine S 4 · mule ? rail", 17, "“?”", "word"),
    (72, "mine S 4 · mule · spy loyalty/loyalty", 31, "twice", "once"),
    (72, "hotel S 4 · mule", 17, "ends here", "income, economy"),
    (72, "partner blue 4", 1, "“partner”", "mine"),
    (72, "71: mine S 4 · mule", 1, "“71”", "72"),
    (9, "newspaper 3 // white outrage", 13, "list of 1", "2"),
    (9, "newspaper 3 // white outrage // white outrage", 13, "same prestige", "two prestiges"),
    (171, "troop blue 4 A · rail 2 mule 3 foot 5", 12, "4", "1 to 3"),
    (171, "troop blue 3 A · rail 2 foot 5 mule 3", 25, "“foot”", "mule"),
    (51, "ranch C 4 · rail · further_point command", 20, "without a first", "a prestige"),
    (51, "ranch C 4 · rail · loyalty · further_point loyalty", 30, "same prestige", "two"),
    (206, "topple bull · regime pax", 15, "“regime”", "achilles_heel"),
    (206, "topple bull · gain_per 1 victim [mine]", 1, "count of the victim", "any or self"),
    (153, "black pax · raid_hand · target [partner]", 33, "no effect needs", "null"),
]


@pytest.mark.parametrize(("number", "line", "position", "problem", "expected"), WRONG)
def test_a_wrong_line_is_refused_with_place_and_reason(
    deck: Deck, number: int, line: str, position: int, problem: str, expected: str
) -> None:
    with pytest.raises(CardLineError) as caught:
        read_line(line, deck.cards[number])
    error = caught.value
    assert (error.position, problem in error.problem) == (position, True), error
    assert expected in error.expected
    assert str(error).startswith(f"Character {position}: ")


def test_the_command_prints_lines(capsys: pytest.CaptureFixture[str], deck: Deck) -> None:
    assert main(["cards", "show", "72", "9", "--line"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown == [headed_line(deck.cards[number]) for number in (72, 9)]
    assert main(["cards", "list", "--line"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [read_line(line, deck.cards[n]) for n, line in enumerate(listed, 1)] == [
        *deck.cards.values()
    ]


def test_every_card_is_typed_in_thirty_keys(deck: Deck, count: Callable[[str], None]) -> None:
    keys = [len(shortest_line(card)) + 1 for card in deck.cards.values()]
    assert max(keys) <= 30
    count(f"median {median(keys):.0f} keys, the longest of {len(keys)} cards {max(keys)}")


KEY_SECONDS = 0.35
MISTAKES = 0.02
"""Share of wrong keys; each also costs the key that deletes it."""


def test_a_box_is_checked_in_an_evening(deck: Deck, count: Callable[[str], None]) -> None:
    """100 cards differ; the others are confirmed with Return."""
    chance = Random(40)
    numbers = chance.sample([n for n in deck.cards if n != 220], 100)
    one_fact, whole = [], []
    for number in numbers[:85]:
        card = deck.cards[number]
        other = other_card(card, chance)
        keys = keys_of_correction(card_line(card), card_line(other))
        one_fact.append(1 + min(keys, 1 + len(shortest_line(other))))
    for number in numbers[85:]:
        other = whole_other(deck.cards[number], chance)
        line = shortest_line(other)
        assert read_line(line, deck.cards[number]) == other
        whole.append(2 + len(line))  # Ctrl+A, the line, Return
    keys = len(deck.cards) - 100 + sum(one_fact) + sum(whole)
    minutes = keys * (1 + 2 * MISTAKES) * KEY_SECONDS / 60
    assert minutes <= 40
    assert median(one_fact) <= 12
    count(
        f"{keys} keys, {minutes:.0f} minutes at {KEY_SECONDS} s a key; median "
        f"{median(one_fact):.0f} for a correction, {median(whole):.0f} for a random card"
    )
