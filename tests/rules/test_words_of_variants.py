"""Tests that the texts of a game describe only its own rules."""

import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication, QWidget

from paxdesk.desk.rule_text import REFERENCE
from paxdesk.desk.rulebook import load_book, part_page
from paxdesk.desk.scene.things import Spot
from paxdesk.language import ENGLISH, english, set_translator, tr
from paxdesk.porfiriana.rules import card_text
from paxdesk.porfiriana.rules import state as rules_state
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.card_text import card_sentences
from paxdesk.porfiriana.rules.cards import HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.cautions import cautions
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import refusal
from paxdesk.porfiriana.rules.state import Options, SoloMode, State
from paxdesk.porfiriana.rules.variant import DIFFERENCES, LIVING_RULES, RULES_2012, Variant
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table.game_log import retold
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.hand.gestures import END_TURN, card_spot
from paxdesk.porfiriana.table.inspection import inspected
from paxdesk.porfiriana.table.scene import ledger
from paxdesk.porfiriana.table.scene.seat_stats import standings
from paxdesk.porfiriana.table.sheets.overview import OverviewSheet
from paxdesk.porfiriana.table.words import advice_words
from paxdesk.porfiriana.table.words.consequences import consequences
from paxdesk.porfiriana.table.words.labels import button_words, imperative
from paxdesk.porfiriana.table.words.questions import question
from paxdesk.porfiriana.table.words.showdown import victory_words
from tests.ground.test_sentences import attempts
from tests.scenario_files import named
from tests.shares import spread

CLAUSES: Final[dict[str, tuple[str, str, str]]] = {
    "extra_market_for_five": (
        r"market of 5 and 6 players|market for 5 (and|or|to) 6", r"With 5 and 6 players, too",
        "The market of 5 and 6 players is dealt from cards of its own."),
    "standoff": (r"Mexican Standoff", r"no Mexican Standoff",
        "A whole round without a purchase is a Mexican Standoff."),
    "liberator_in_depression": (
        r"Depression (has|have) no Liberator", r"freed by a Depression have a Liberator",
        "Slaves freed by a Depression have no Liberator."),
    "discounts_add_up": (r"[Oo]nly the best discount", r"[Aa]ll discounts add up",
        "Only the best discount counts."),
    "land_counts_prestige_cubes": (r"^1 per cube there$",
        r"^1 a cube, not Prestige$|Prestige Cubes do not make land", "1 per cube there"),
    "cubes_move_by_the_reserve": (r"(to|from|back to) (your|the) reserve when it is empty",
        r"not by way of the reserve|only from card to card",
        "You may move cubes from the reserve when it is empty."),
    "free_prestige_cubes": (
        r"you may lay it without an action|a space that lacks a cube"
        r"|Prestige Cube: it takes no action",
        r"a cube from another card may|an oval or a ranch\.|cannot be laid without an action",
        "Its Prestige Cube is missing; you may lay it without an action."),
    "final_topple_takes_speculation": (r"cannot speculate on the final Topple",
        r"may speculate on the final Topple", "You cannot speculate on the final Topple."),
    "effects_before_arrival": (r"effects happen after it (fights|arrives)",
        r"effects happen before it fights", "A troop's printed effects happen after it fights."),
    "extorter_needs_a_cube": (r"needs a cube in reserve to extort",
        r"needs no cube in reserve to extort", "A troop needs a cube in reserve to extort."),
    "sacking_troop_returns_to_hand": (r"troop that Sacks .*returns to the hand",
        r"does not return to the hand", "A troop that Sacks on arrival returns to the hand."),
    "garrison_retreats_from": (r"Retreats whenever the enterprise is lost",
        r"Retreats only if the enterprise is sold",
        "A troop on it Retreats whenever the enterprise is lost."),
    "relief_needs_a_declared_cause": (r"declared for its faction to Retreat",
        r"may declare your Hacendado so that a relieved troop",
        "Your Hacendado must have declared for its faction to Retreat."),
    "chain_opens": (r"your Federal troops go anywhere",
        r"Federal troops may go to (Sonora and Ch|X)|opens only Sonora and Chihuahua",
        "Chain: your Federal troops go anywhere."),
    "yaqui_free_own_slaves": (r"Sent to an opponent's slave",
        r"Sent to a slave enterprise, yours|to your own slave enterprise free",
        "Sent to an opponent's slave enterprise, it starts a revolt."),
    "spy_cancels": (r"played against you\.", r"before anything is paid|no gold is paid",
        "Spy: discard it to cancel an orange or black card played against you."),
    "stolen_public_card_may_turn": (r"stolen Public Card keeps its side",
        r"steals a Public Card chooses its side", "A stolen Public Card keeps its side."),
    "murder": (r"in a showdown an assassin|shoot a declared Hacendado in a showdown",
        r"an action and (10|X) gold|pay 10 gold and shoot|protects him from assassins|"
        r"[Nn]obody is shot in a showdown", "In a showdown an assassin costs 6 gold."),
    "strife_lasts_the_turn": (r"^Strife: ", r"^Strife, for the whole turn: |Strife lasts the whole",
        "Strife: Rebel against Federal"),
    "governor_spares_immune": (r"Discard all enterprises in \w+\.",
        r"Discard all enterprises in \w+ that can be nationalized|spares enterprises immune",
        "Discard all enterprises in Sonora."),
    "governor_bars_redeploying": (r"may be played or moved",
        r"may be played, not even|but not moving them", "No Sonora card may be played or moved."),
    "any_regime_for_the_event": (r"^Díaz counts 1 less",
        r"^Only under .*Díaz counts 1 less|as the event only in its own regime|"
        r"event is for another regime", "Díaz counts 1 less Loyalty in this showdown."),
    "iron_hand_from": (r"for 5 to 6 players", r"for 4 to 6 players",
        "Your Tripartite is Díaz and your two strongest opponents; for 5 to 6 players."),
    "senility": (r"counts 3, 2, 2 and 1", r"does not grow old",
        "Díaz counts 3, 2, 2 and 1 in the four Topples."),
    "diaz_plays_enterprises": (
        r"Díaz (keeps|plays) (his )?enterprises", r"discards every enterprise",
        "Díaz plays enterprises."),
    "person_orders_for_diaz": (r"Díaz plays the upper row first", r"choose the order in which Díaz",
        "Díaz plays the upper row first."),
    "diaz_attacks_only_to_harm": (r"Díaz plays every attack", r"that neither steal nor inflict",
        "Díaz plays every attack."),
    "diaz_plays_straw_men": (r"Díaz makes Straw Man", r"Díaz never plays a Straw Man",
        "Díaz makes Straw Man plays."),
    "diaz_uses_partners": (r"Díaz uses his partners", r"cannot use his partners' abilities",
        "Díaz uses his partners' abilities."),
    "diaz_defended_by_partners_alone": (r"plus the points of his cards",
        r"plus the points of his partners|only Díaz's partners add",
        "His defence is 4, plus the points of his cards."),
    "diaz_suffers_depressions": (r"Depression costs Díaz nothing",
        r"Depression costs Díaz every card", "A Depression costs Díaz nothing."),
}  # fmt: skip
"""For each choice, patterns of its texts in 2016 and in 2012, and a sentence of 2016."""
IN_A_GAME: Final = {
    "standoff", "free_prestige_cubes", "land_counts_prestige_cubes", "chain_opens", "murder",
    "yaqui_free_own_slaves", "spy_cancels", "strife_lasts_the_turn", "governor_spares_immune",
    "governor_bars_redeploying", "any_regime_for_the_event", "diaz_defended_by_partners_alone",
}  # fmt: skip
"""Choices that every game describes; the others are described if they apply."""


OPTIONS: Final[dict[str, tuple[str, Callable[[State], bool]]]] = {
    "weakest": (r"two weakest opponents",
        lambda state: len(state.players) > 2 and not state.options.iron_hand),
    "strongest": (r"two strongest opponents",
        lambda state: state.options.iron_hand),
    "vice": (r"his Vice-President", lambda state: len(state.players) == 2 and state.solo != "diaz"),
    "aging": (r"counts 3, 2, 2 and 1",
        lambda state: state.options.diaz_senility and state.variant.senility),
    "gold": (r"most gold wins|Mexican Standoff", lambda state: state.solo != "diaz"),
    "defence": (r"[Hh]is defence is 4|fourth Topple fails, Díaz wins",
        lambda state: state.solo == "diaz"),
}  # fmt: skip
"""Patterns of texts, each with the condition under which a game shows it."""


def foreign(texts: Iterable[str], variant: Variant) -> list[str]:
    forbidden = [
        clause[getattr(variant, choice) == getattr(LIVING_RULES, choice)]
        for choice, clause in CLAUSES.items()
    ]
    pattern = re.compile("|".join(f"(?:{each})" for each in forbidden), re.IGNORECASE)
    return [text for text in texts if pattern.search(text)]


def printed(deck: Deck, variant: Variant) -> Iterator[str]:
    for card in deck.cards.values():
        sides = range(len(card.sides)) if isinstance(card, PartnerCard) else (0,)
        causes = [None]
        if isinstance(card, HacendadoCard):
            causes += [each.prestige for each in card.orientations]
        for side in sides:
            for cause in causes:
                yield from (line.text for line in card_sentences(card, side, cause, variant))


FIELD: Final = re.compile(r"\{[^{}]*\}|%n")
STEPS: Final = 150


@contextmanager
def heard() -> Iterator[set[str]]:
    """Yield a set that collects all translated texts, with X for each field."""
    told: set[str] = set()

    def listen(words: str, number: int | None) -> str:
        told.add(FIELD.sub("X", english(words, 2 if number is not None else None)))
        return english(words, number)

    set_translator(listen)
    try:
        yield told
    finally:
        set_translator(ENGLISH)


def spots(state: State, asked: int) -> Iterator[tuple[Spot, int]]:
    """Yield spots to inspect, each with its card or 0."""
    for slot, number in enumerate(state.market):
        yield Spot("market", slot), number or 0
    hand = state.players[asked].hand
    for number in (*state.enterprises, *state.partners, *state.troops, *hand):
        yield card_spot(state, number), number
    for seat, player in state.players.items():
        if player.hacendado:
            yield Spot("hacendado", seat), player.hacendado
        yield Spot("grudges", seat), 0
        yield Spot("reserve", seat), 0
    for pile in ("regime", "headlines", "deck", "topples", "ledger", "discards", "supply"):
        yield Spot(pile), 0
    yield END_TURN, 0


def texts_of_a_game(
    deck: Deck, options: Options, seats: int, solo: SoloMode | None
) -> tuple[set[str], State]:
    """Play up to ``STEPS`` random steps; return all texts and the last position."""
    people = tuple(SeatSetup(f"P{seat}", seat) for seat in range(1, seats + 1))
    session = Session.new(deck, options, 7, people, solo=solo)
    names = {seat: f"P{seat}" for seat in session.state.players}
    for player in session.state.players.values():
        player.gold += 20
    chance = random.Random(7)
    with heard() as told:
        for step in range(STEPS):
            if session.state.over or session.seat_to_act is None:
                break
            state, asked, legal = session.state, session.seat_to_act, session.legal()
            question(state, asked, legal, names)
            for action in chance.sample(legal, min(4, len(legal))):
                button_words(state, action, names)
                imperative(state, action, names)
                consequences(state, action, asked, names)
            if step % 6 == 0:
                for action in attempts(state, chance):
                    refused = refusal(state, action)
                    str(refused.reason if refused else "")
                for spot, number in spots(state, asked):
                    inspected(session, spot, number, asked, names)
                for caution in cautions(state):
                    advice_words.caution_for_viewer(state, caution, asked, names)
                tell_ledger(state, names)
            session.submit(chance.choice(legal))
        assert retold(session, names).rows
        OverviewSheet(QWidget(), session.state).contents()
        list(printed(deck, session.state.variant))
    return told, session.state


def tell_ledger(state: State, names: Mapping[Seat, str]) -> None:
    declaring = ledger.declaring(state)
    for regime, seats in ledger.topplers(state).items():
        ledger.verdict(
            state.cards.regimes[regime].prestige,
            [names[each] for each in seats],
            [names[each] for each in declaring[regime]],
        )
        ledger.otherwise(regime, [names[each] for each in seats])
    ledger.topples_words(state)
    for seat in state.players:
        if seat != DIAZ:
            ledger.standing_words(names[seat], standings(state, seat))


GAMES: Final = [
    (3, None, Options(diaz_senility=True, retirement_battle=True)),
    (1, "diaz", Options(retirement_battle=True)),
    (5, None, Options(iron_hand=True, choose_hacendados=True)),
    (2, None, Options(rapid_setup=True)),
]  # fmt: skip


@pytest.mark.parametrize("rules_2012", [False, True])
@pytest.mark.parametrize(("seats", "solo", "others"), spread(GAMES, 2, unpack=True))
def test_whole_games_describe_only_their_rules(
    qapp: QApplication, deck: Deck, rules_2012: bool, seats: int, solo: SoloMode | None,
    others: Options,
) -> None:  # fmt: skip
    options = evolve(others, rules_2012=rules_2012)
    texts, state = texts_of_a_game(deck, options, seats, solo)
    assert foreign(texts, options.variant) == []
    for words, true in OPTIONS.values():
        assert true(state) == any(re.search(words, text) for text in texts), words
    own = RULES_2012 if rules_2012 else LIVING_RULES
    unlike = {each: getattr(LIVING_RULES if rules_2012 else RULES_2012, each) for each in IN_A_GAME}
    if solo is None:
        del unlike["diaz_defended_by_partners_alone"]
    if rules_2012 or solo:
        del unlike["standoff"]
    for choice, answer in unlike.items():
        assert foreign(texts, evolve(own, **{choice: answer})), choice
    assert len(texts) > 300


@pytest.mark.parametrize("choice", spread(CLAUSES, quick=0, long=11))
def test_a_game_describes_each_choice_independently(
    qapp: QApplication, deck: Deck, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    mixed = evolve(RULES_2012, **{choice: getattr(LIVING_RULES, choice)})
    monkeypatch.setattr(rules_state, "RULES_2012", mixed)
    for seats, solo, _ in GAMES[:2]:
        texts, _ = texts_of_a_game(deck, Options(rules_2012=True), seats, solo)
        assert foreign(texts, mixed) == []


@pytest.mark.parametrize("variant", [LIVING_RULES, RULES_2012], ids=["2016", "2012"])
def test_no_card_describes_other_rules(deck: Deck, variant: Variant) -> None:
    assert foreign(printed(deck, variant), variant) == []


@pytest.mark.parametrize("choice", CLAUSES)
def test_each_choice_changes_only_its_text(deck: Deck, choice: str) -> None:
    mixed = evolve(LIVING_RULES, **{choice: getattr(RULES_2012, choice)})
    assert foreign(printed(deck, mixed), mixed) == []
    old = evolve(RULES_2012, **{choice: getattr(LIVING_RULES, choice)})
    assert foreign(printed(deck, old), old) == []


def test_the_overview_of_a_solo_game_mentions_no_tripartite(deck: Deck) -> None:
    state = named("general-makes-the-defence-hold").read(deck).game.position.copy()
    state.solo = "diaz"
    assert not any("Tripartite" in each or "most gold" in each for each in victory_words(state))


@pytest.mark.parametrize("choice", list(CLAUSES))
def test_a_planted_sentence_is_found(choice: str) -> None:
    living = CLAUSES[choice][2]
    old = next(str(each) for each in DIFFERENCES if each.choice == choice)
    assert foreign([living], RULES_2012) == [living]
    assert foreign([living], LIVING_RULES) == []
    assert foreign([old], LIVING_RULES) == [old]
    if choice != "standoff":  # that sentence names the missing rule
        assert foreign([old], RULES_2012) == []


def planted_on_a_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(card_text, "_chain_words", lambda _: tr("Your Federal troops go anywhere."))


def planted_in_the_overview(patch: pytest.MonkeyPatch) -> None:
    words = tr("In a showdown an assassin costs 6 gold.")
    patch.setattr(OverviewSheet, "_phases", lambda _: [("", tr(words))])


def planted_on_the_ledger(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        ledger, "topples_words", lambda _: tr("You cannot speculate on the final Topple.")
    )


@pytest.mark.parametrize(
    "plant", [planted_on_a_card, planted_in_the_overview, planted_on_the_ledger]
)
def test_a_sentence_planted_in_a_game_is_found(
    qapp: QApplication,
    deck: Deck,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    options = Options(rules_2012=True)
    texts, _ = texts_of_a_game(deck, options, 3, None)
    assert foreign(texts, options.variant)


# --- Rules and glossary: remarks on differences and options ---------------------------------------

IN_THE_BOOK: Final[dict[str, str]] = {
    "extra_market_for_five": r"twelve (market cards )?come from the cards left over",
    "standoff": r"Standoff\*\*:|take a turn without a market purchase|starts with the first turn",
    "liberator_in_depression": r"a Depression frees them|In a Depression there is none: the card",
    "discounts_add_up": r"[Aa]t most one (discount|for each payment)",
    "land_counts_prestige_cubes": r"each cube already there, of any kind",
    "cubes_move_by_the_reserve": r"only if your reserve is empty|Only with an empty reserve|"
        r"Moved cubes go|If you have none left, you can move|Income Cubes with the cube action",
    "free_prestige_cubes": r"missing Prestige Cube (without|takes)|Prestige Cubes without an|"
        r"may place a missing cube later",
    "final_topple_takes_speculation": r"last Topple to leave the deck takes|Topple takes no",
    "effects_before_arrival": r"after it has arrived|after it has been placed|after the troop and",
    "extorter_needs_a_cube": r"need a cube in reserve\. ",
    "sacking_troop_returns_to_hand": r"and the troop to yours|both cards return to their owners|"
        r"to the hand it came from",
    "garrison_retreats_from": r"troop may Retreat|its troop Retreats or|whose enterprise leaves|"
        r"troops Retreat or are|only if it can Retreat|is impossible or you cannot pay",
    "relief_needs_a_declared_cause": r"may Retreat instead of being discarded",
    "chain_opens": r"Federal troops may enter any|Chain Railroad( for your| and some)",
    "yaqui_free_own_slaves": r"free slaves by arriving",
    "spy_cancels": r"attacker's payment is lost|costs stay paid|may discard a Spy|"
        r"payment, gun stores, Spy|or a Spy cancels the attack",
    "stolen_public_card_may_turn": r"choice of a side is final|choose a side once",
    "murder": r"can kill a declared Hacendado, for|\*\*assassinate\*\*|at most one assassination|"
        r"victim of an assassination|assassinating",
    "strife_lasts_the_turn": r"Two factions are in conflict",
    "governor_spares_immune": r"discarded, immune or not",
    "governor_bars_redeploying": r"may be played or moved|can play or move|a governor can forbid",
    "any_regime_for_the_event": r"If you buy the card as the \*\*event",
    "iron_hand_from": r"An option for five or six",
    "senility": r"3 in the first Topple",
    "diaz_plays_enterprises": r"and all plantations; he|every plantation",
    "person_orders_for_diaz": r"plays them in that order|first in row a, then in row b",
    "diaz_attacks_only_to_harm": r"attacks\*\* target you|They cost no gold, and strikes",
    "diaz_plays_straw_men": r"otherwise himself|They hit himself only",
    "diaz_uses_partners": r"discards Spies and courts|every court that helps",
    "diaz_defended_by_partners_alone": r"points of his cards in play|his cards add to it|"
        r"active points and courts",
    "diaz_suffers_depressions": r"Depression does not affect him|ignores Depressions",
}  # fmt: skip
"""Patterns of the rulebook's text for each choice in 2016."""


OPTIONS_IN_THE_BOOK: Final[dict[str, str]] = {
    "iron_hand": r"opponents with the fewest|two weakest of your",
    "diaz_senility": r"Díaz with 2",
    "retirement_battle": r"It beats a weaker troop|Troops beaten in battle cannot",
    "rapid_setup": r"first Topple appears late",
    "preset_2012": r"\*\*assassinate\*\*|the cards left over, so|Standoff\*\*:",
    "handicaps": r"begins with 4 gold|^Five cards",
}


def uncited(pattern: str, remarked: Iterable[str], own: set[str]) -> tuple[list[str], list[str]]:
    """Return the anchors of matching entries, and the anchors of those without a remark.

    ``own`` are the ids of entries left out.
    """
    book = load_book()
    cited = {entry.anchor for each in remarked if (entry := book.entry(each)) is not None}
    told = [
        entry.anchor
        for part in book.parts
        for entry in part.entries
        if re.search(pattern, entry.text)
        and part.id != "rules_2012"
        and not own.intersection(entry.ids)
    ]
    return told, [each for each in told if each not in cited]


@pytest.mark.parametrize("choice", IN_THE_BOOK)
def test_the_book_remarks_on_every_paragraph_that_a_choice_changes(choice: str) -> None:
    """The remarks are the same in all languages."""
    place = [each.choice for each in DIFFERENCES].index(choice)
    remarked: list[set[str]] = []
    for language in ("en", "fr", "es"):
        told = load_book(language).by_id["rules_2012"].text.splitlines()
        items = [line for line in told if line.startswith("- ")]
        remarked.append(set(REFERENCE.findall(items[place])))
    assert remarked[0] == remarked[1] == remarked[2] <= load_book().by_id.keys()
    told, without = uncited(IN_THE_BOOK[choice], remarked[0], set())
    assert told
    assert without == []


@pytest.mark.parametrize("option", OPTIONS_IN_THE_BOOK)
def test_the_book_remarks_on_every_paragraph_that_an_option_changes(option: str) -> None:
    for language in ("en", "fr", "es"):
        remarks = load_book(language).remarks(option)
        told, without = uncited(OPTIONS_IN_THE_BOOK[option], remarks, {option})
        assert told
        assert without == []


def test_a_game_shows_the_remarks_of_its_options(deck: Deck) -> None:
    people = tuple(SeatSetup(f"P{seat}", seat) for seat in (1, 2, 3))
    for options, read in (
        (Options(), ()),
        (Options(iron_hand=True, diaz_senility=True), ("iron_hand", "diaz_senility")),
        (Options(rules_2012=True, diaz_senility=True), ("rules_2012",)),
    ):
        session = Session.new(deck, options, 1, people)
        assert PaxTable(deck).variants(session) == read
    page = part_page(load_book(), load_book().part("K"), "", ("iron_hand",))
    assert page.count("<b>Iron Hand:</b>") == 1
