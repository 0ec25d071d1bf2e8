"""Tests of the checks of a position's agenda."""

from pathlib import Path

import pytest

from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import CubePlace
from paxdesk.porfiriana.rules.agenda import AgendaItem
from paxdesk.porfiriana.rules.agenda_checks import check_agenda
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.saves import open_saved
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.strict_yaml import read_text

CORPUS = Path(__file__).parent.parent / "files" / "corpus"
ATTACK = agenda.Attacking(5, 1, 2, 61, 0, False, 1, 0)
DAMAGE: dict[str, tuple[list[AgendaItem], str]] = {
    "nothing": ([], "nothing is on the agenda"),
    "no turn": ([agenda.Recount(1)], "does not begin with the turn under way"),
    "two turns": ([agenda.ActionPhase(), agenda.ActionPhase()], "or holds several"),
    "after the game": ([agenda.GameOver(), agenda.KeepCards(1)], "is to happen after the game"),
    "phases mixed up": (
        [agenda.EndTurn(), agenda.RestoreMarket(), agenda.IncomePhase()],
        "not in their order",
    ),
    "phases without the end": ([agenda.ActionPhase(), agenda.IncomePhase()], "not in their order"),
    "an attack after the actions": ([agenda.EndTurn(), ATTACK], "in the wrong phase"),
    "a shortage outside a count": (
        [agenda.ActionPhase(), agenda.CubeShortage(1, (CubePlace("income", 61),))],
        "agenda[1] outside a count",
    ),
    "a cube that is not due": (
        [agenda.ActionPhase(), agenda.Recount(1), agenda.CubeShortage(1, ())],
        "P1 must place a cube where none is missing",
    ),
    "homeless outside a count": (
        [agenda.ActionPhase(), agenda.HomelessTroops(1)],
        "agenda[1] outside a count",
    ),
    "an attack by no attack": (
        [agenda.ActionPhase(), agenda.Attacking(61, 1, 2, 61, 0, False, 1, 0)],
        "agenda[1] names card 61, which is of another kind",
    ),
    "an attack beyond its end": (
        [agenda.ActionPhase(), agenda.Attacking(5, 1, 2, 61, 0, False, 1, 0, index=9)],
        "agenda[1] is at effect 9",
    ),
    "an attack on what is gone": (
        [agenda.ActionPhase(), agenda.Attacking(5, 1, 2, 1, 0, False, 1, 0)],
        "is not in play",
    ),
    "an attack without a target": (
        [agenda.ActionPhase(), agenda.Attacking(5, 1, 2, None, 0, False, 1, 0)],
        "has no target",
    ),
    "an attack too dear": (
        [agenda.ActionPhase(), agenda.Attacking(5, 1, 2, 61, 0, False, 1, 10_000)],
        "cannot be paid",
    ),
    "less than nothing": (
        [agenda.ActionPhase(), agenda.Attacking(5, 1, 2, 61, -1, False, 1, 0)],
        "the unrest of agenda[1] is -1",
    ),
    "a showdown by no Topple": (
        [agenda.ActionPhase(), agenda.Showdown(61, "event", 1, (2,), 2)],
        "agenda[1] names card 61",
    ),
    "a murder by no attack": (
        [agenda.ActionPhase(), agenda.AssassinAtLarge(61, 1, 2)],
        "agenda[1] names card 61",
    ),
    "no Headline": ([agenda.ActionPhase(), agenda.LandHeadline(61, 1)], "agenda[1] names"),
    "a revolt by no troop": (
        [agenda.ActionPhase(), agenda.RevoltByTroop(61, 61, 1)],
        "agenda[1] names card 61",
    ),
    "effects of nothing": ([agenda.ActionPhase(), agenda.EffectList(61, 1)], "has no such side"),
    "effects beyond the end": (
        [agenda.ActionPhase(), agenda.EffectList(105, 1, 9)],
        "agenda[1] is at effect 9",
    ),
    "Díaz where he is not": ([agenda.DiazTurn()], "Díaz plays his turn by rolling dice"),
    "dice of seven": ([agenda.DiazTurn((7, 1))], "Díaz rolled (7, 1)"),
    "a third row": ([agenda.DiazTurn((1, 1), (2,))], "for the rows (2,)"),
    "a question under another": (
        [agenda.EndTurn(), agenda.Recount(1), agenda.HomelessTroops(1), agenda.KeepCards(1)],
        "agenda[2] is to be answered later",
    ),
    "a Depression before the income": (
        [agenda.EndTurn(), agenda.DiscardHeadlines(), agenda.KeepCards(1)],
        "agenda[2] in the wrong phase",
    ),
    "no Depression": (
        [agenda.EndTurn(), agenda.KeepCards(1)],
        "P1 must pay although there is no Depression",
    ),
    "strife among nobody": (
        [agenda.ActionPhase(), agenda.Recount(1), agenda.StrifeAmong(("red", "blue"), ())],
        "agenda[2] asks nobody",
    ),
    "an offer to nobody": (
        [agenda.ActionPhase(), agenda.Recount(1), agenda.EachIsOfferedConnection(())],
        "agenda[2] asks nobody",
    ),
    "nobody": ([agenda.EndTurn(), agenda.KeepCards(5)], "the seat of agenda[1] is seat 5"),
}


@pytest.fixture
def state(deck: Deck) -> State:
    given = "players: {P1: {hand: [47]}, P2: {tableau: {61: {}, 66: {}}}}"
    return read_position(read_text(given), deck, 2, Options(), 1)


@pytest.mark.parametrize(("steps", "expected"), DAMAGE.values(), ids=DAMAGE)
def test_damage_is_found(state: State, steps: list[AgendaItem], expected: str) -> None:
    state.agenda = steps
    found = [*check_agenda(state)]
    assert [each for each in found if expected in each], found


def test_an_unaffordable_retreat_is_not_offered(deck: Deck) -> None:
    state = open_saved(CORPUS / "form-3-homeless-troops.pax", deck).session.state
    step = state.agenda[-1]
    assert isinstance(step, agenda.HomelessTroops)
    state.players[step.seat].gold = 0
    found = [*check_agenda(state)]
    assert [each for each in found if "cannot pay for its Retreat" in each], found


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.pax")), ids=lambda path: path.stem)
def test_positions_of_games_are_valid(deck: Deck, path: Path) -> None:
    state = open_saved(path, deck).session.state
    found = [*check_agenda(state)]
    assert found == []
