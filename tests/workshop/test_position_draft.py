"""Tests of positions set up by hand."""

import random
from pathlib import Path

import attrs
import pytest

from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.scenarios.reading import read_scenario
from paxdesk.porfiriana.workshop.position_draft import EditorPlace, PaxDraft
from tests.workshop.test_shared_replay import played

LAID = (
    (61, EditorPlace("tableau", 1)),
    (180, EditorPlace("at", 61)),
    (7, EditorPlace("tableau", 2)),
    (150, EditorPlace("hand", 1)),
    (105, EditorPlace("market", 0)),
    (206, EditorPlace("market", 5)),
    (48, EditorPlace("market", 7)),
    (141, EditorPlace("grudges", 3)),
    (121, EditorPlace("headlines")),
    (214, EditorPlace("tableau", 3)),
    (213, EditorPlace("hacendado", 2)),
    (20, EditorPlace("deck")),
)
NOT_GIVEN = {"turn", "generator", "discards", "box"}
"""Attributes that a scenario omits."""


@pytest.fixture
def draft(deck: Deck) -> PaxDraft:
    draft = PaxDraft.bare(deck)
    assert [draft.lay(card, place) for card, place in LAID] == [""] * len(LAID)
    return draft


def differing(one: State, two: State) -> set[str]:
    compared = (each.name for each in attrs.fields(State) if each.eq)
    return {name for name in compared if getattr(one, name) != getattr(two, name)}


def test_a_position_from_scratch_is_counted(draft: PaxDraft) -> None:
    state = draft.state
    assert state.enterprises[61].troop == 180
    assert state.troops[180].at == 61
    assert state.players[1].hand == [150]
    assert list(state.players[3].grudges) == [141]
    assert state.players[2].hacendado == 213
    assert state.market[0] == 105
    assert 214 not in state.public_market
    assert invariant_violations(state, settled=False) == []
    assert draft.set_piece(61, "connection", "P2") == ""
    assert draft.state.players[2].reserve == state.players[2].reserve - 1
    assert draft.speculate(7, 3) == ""
    assert draft.state.speculation[7] == 3
    # the cube leaves the market with its card
    assert draft.lay(48, EditorPlace("hand", 2)) == ""
    assert draft.state.speculation[7] is None


REFUSED = (
    (105, EditorPlace("hand", 1), "card 105 is of type headline"),
    (61, EditorPlace("headlines"), "card 61 is of type enterprise"),
    (150, EditorPlace("grudges", 1), "card 150 is of type orange"),
    (61, EditorPlace("market", 1), "troop 180 is in the army of P1 without his cause"),
    (216, EditorPlace("hand", 1), "card 216 is of type regime"),
)


@pytest.mark.parametrize(("card", "place", "why"), REFUSED)
def test_impossible_changes_are_refused_by_name(
    draft: PaxDraft, card: int, place: EditorPlace, why: str
) -> None:
    before, state = draft.data, draft.state
    assert why in draft.lay(card, place)
    assert draft.data == before
    assert draft.state is state


def test_too_many_cubes_are_refused(draft: PaxDraft) -> None:
    assert "cubes" in draft.set_piece(61, "income", 40)


def test_an_heir_and_topples_that_were_seen_are_reported(draft: PaxDraft) -> None:
    assert draft.set_player(1, "heir", True) == ""
    assert draft.set_all(topples_seen=2) == ""
    assert draft.state.players[1].heir
    assert draft.state.topples_seen == 2
    again = PaxDraft.of(draft.state).state
    assert again.players[1].heir
    assert again.topples_seen == 2
    assert "from 0 to 4" in draft.set_all(topples_seen=99)
    assert draft.state.topples_seen == 2


def test_everything_is_undone_and_redone(deck: Deck, draft: PaxDraft) -> None:
    given = draft.data
    while draft.can_undo:
        draft.undo()
    assert draft.data == PaxDraft.bare(deck).data
    while draft.can_redo:
        draft.redo()
    assert draft.data == given


def test_a_card_is_in_only_one_place(draft: PaxDraft) -> None:
    kinds = (("market", 3), ("hand", 2), ("deck",), ("tableau", 3), ("away",), ("market", 0))
    places = tuple(EditorPlace(*each) for each in kinds)
    for place in places:
        assert draft.lay(63, place) == ""
        lying = (63 in draft.unused) == (place.kind == "away")
        assert lying
    # Two market cards swap places.
    assert 105 in draft.unused
    assert draft.lay(48, EditorPlace("market", 0)) == ""
    assert draft.state.market[7] == 63


def test_a_scenario_survives_a_round_trip(draft: PaxDraft, deck: Deck, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(draft.written("My position"), encoding="utf-8")
    assert read_scenario(file, deck).game.position == draft.state
    assert "- " not in draft.question("x").splitlines()[0]


@pytest.mark.parametrize("seed", range(12))
def test_a_position_of_a_game_survives_a_round_trip(deck: Deck, tmp_path: Path, seed: int) -> None:
    session, chance = played(deck, seed, 40 + 15 * seed), random.Random(seed)
    while session.seat_to_act is not None and not isinstance(session.state.agenda[-1], ActionPhase):
        session.submit(chance.choice(session.legal()))
    draft = PaxDraft.of(session.state)
    assert differing(draft.state, session.state) <= NOT_GIVEN
    file = tmp_path / "mine.yaml"
    file.write_text(draft.written("My position"), encoding="utf-8")
    assert read_scenario(file, deck).game.position == draft.state
