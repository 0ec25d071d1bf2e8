"""Words know the rules on the table: no text of a game tells a clause of another printing."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

import pytest
from attrs import evolve, fields

from paxdesk.porfiriana.rules import card_text
from paxdesk.porfiriana.rules.card_text import lines
from paxdesk.porfiriana.rules.cards import HacendadoCard, PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.variant import LIVING_RULES, RULES_2012, Variant
from paxdesk.porfiriana.table.hand.gestures import card_spot
from paxdesk.porfiriana.table.inspector.inspection import fact_rows
from paxdesk.porfiriana.table.words.showdown import victory_words
from tests.scenario_files import named

CLAUSES: Final[dict[str, tuple[str, str]]] = {
    "murder": (r"in a showdown an assassin|shoot a declared Hacendado in a showdown",
               r"an action and 10 gold|pay 10 gold and shoot|protects him from assassins"),
    "strife_lasts_the_turn": (r"^Strife: ", r"^Strife, for the whole turn: "),
    "governor_spares_immune": (r"Discard all enterprises in \w+\.",
                               r"Discard all enterprises in \w+ that can be nationalized"),
    "governor_bars_redeploying": (r"may be played or moved", r"may be played, not even"),
    "chain_opens": (r"your Federal troops go anywhere", r"Federal troops may go to Sonora and Ch"),
    "yaqui_free_own_slaves": (r"Sent to an opponent's slave", r"Sent to a slave enterprise, yours"),
    "spy_cancels": (r"played against you\.", r"before anything is paid"),
    "any_regime_for_the_event": (r"^Díaz counts 1 less", r"^Only under .*Díaz counts 1 less"),
    "free_prestige_cubes": (r"you may lay it without an action", r"a cube from another card may"),
    "standoff": (r"Mexican Standoff", r"(?!)"),
    "diaz_defended_by_partners_alone": (r"plus the points of his cards",
                                        r"plus the points of his partners"),
}  # fmt: skip
"""What is said of a choice where it is as in 2016, and where it is as in 2012."""


def foreign(texts: Iterable[str], variant: Variant) -> list[str]:
    """The texts that tell a clause which is not in force."""
    forbidden = [
        clause[getattr(variant, choice) == getattr(LIVING_RULES, choice)]
        for choice, clause in CLAUSES.items()
    ]
    pattern = re.compile("|".join(f"(?:{each})" for each in forbidden), re.IGNORECASE)
    return [text for text in texts if pattern.search(text)]


def printed(deck: Deck, variant: Variant) -> Iterator[str]:
    """Every sentence of every side and cause of every card."""
    for card in deck.cards.values():
        sides = range(len(card.sides)) if isinstance(card, PartnerCard) else (0,)
        causes = [None]
        if isinstance(card, HacendadoCard):
            causes += [each.prestige for each in card.orientations]
        for side in sides:
            for cause in causes:
                yield from (line.text for line in lines(card, side, cause, variant))


def shown(state: State) -> Iterator[str]:
    """What the inspector says of all that lies in play, and the overview of how to win."""
    names = {seat: f"P{seat}" for seat in state.players}
    for number in (*state.enterprises, *state.partners, *state.troops):
        spot = card_spot(state, number)
        yield from (row.words for row in fact_rows(state, spot, number, None, names))
    for seat, player in state.players.items():
        spot = card_spot(state, player.hacendado)
        yield from (row.words for row in fact_rows(state, spot, player.hacendado, seat, names))
    yield from victory_words(state)


POSITION = "general-makes-the-defence-hold"


@pytest.mark.parametrize("variant", [LIVING_RULES, RULES_2012], ids=["2016", "2012"])
def test_no_card_tells_of_other_rules(deck: Deck, variant: Variant) -> None:
    assert foreign(printed(deck, variant), variant) == []


@pytest.mark.parametrize("choice", CLAUSES)
def test_each_choice_changes_a_text_alone(deck: Deck, choice: str) -> None:
    """With this one answer of the other printing, just its own clause is foreign or untold."""
    mixed = evolve(LIVING_RULES, **{choice: getattr(RULES_2012, choice)})
    assert foreign(printed(deck, mixed), mixed) == []
    old = evolve(RULES_2012, **{choice: getattr(LIVING_RULES, choice)})
    assert foreign(printed(deck, old), old) == []


@pytest.mark.parametrize("rules_2012", [False, True])
def test_inspector_and_overview_tell_of_these_rules(deck: Deck, rules_2012: bool) -> None:
    state = named(POSITION).read(deck).game.position.copy()
    state.options = Options(rules_2012=rules_2012)
    for each in state.partners.values():
        each.prestige_cube = False
    cause = deck.hacendados[state.players[1].hacendado].orientations[0]
    state.players[1].flipped = cause.prestige
    texts = list(shown(state))
    assert foreign(texts, state.variant) == []
    assert any("assassin" in each for each in texts)
    state.solo = "diaz"
    alone = victory_words(state)
    assert foreign(alone, state.variant) == []
    assert not any("Tripartite" in each or "most gold" in each for each in alone)


def test_a_planted_sentence_is_found(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = "In a showdown an assassin costs 6 gold."
    assert foreign([planted], RULES_2012) == [planted]
    assert foreign([planted], LIVING_RULES) == []
    monkeypatch.setattr(card_text, "_chain_words", lambda _: "Your Federal troops go anywhere.")
    assert foreign(printed(deck, RULES_2012), RULES_2012)


def test_every_clause_names_a_choice() -> None:
    assert set(CLAUSES) <= {each.name for each in fields(Variant)}
