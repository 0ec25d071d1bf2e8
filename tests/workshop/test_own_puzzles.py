"""Tests of puzzles by players."""

from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.cli import main
from paxdesk.errors import PaxError
from paxdesk.porfiriana.puzzles.best_try import best_try
from paxdesk.porfiriana.puzzles.generator import proof_at
from paxdesk.porfiriana.puzzles.puzzle import Puzzle, TurnGoal, written
from paxdesk.porfiriana.puzzles.search import FullSearch, problem_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.table.puzzles import entry_of, puzzles_of
from paxdesk.porfiriana.table.sheets.workshop_sheets import judged, try_words, usual_names
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder, OwnPuzzles, name_of_puzzle
from paxdesk.porfiriana.workshop.position_draft import EditorPlace, PaxDraft


@pytest.fixture(scope="module")
def made(deck: Deck) -> Puzzle:
    """Return a built-in puzzle, set up again and proved."""
    ours = puzzles_of(deck)["income-4-110000-10"]
    state = PaxDraft.of(ours.position).state
    goal = TurnGoal("income", state.turn.seat)
    proof = proof_at(name_of_puzzle(state, goal), state, goal)
    assert proof.puzzle is not None
    assert proof.puzzle.solution == ours.solution
    assert proof.puzzle.goal.amount == ours.goal.amount
    return proof.puzzle


def test_a_puzzle_made_by_hand_survives_a_round_trip(
    deck: Deck, made: Puzzle, tmp_path: Path
) -> None:
    own = OwnPuzzles(tmp_path / "own.json", deck)
    assert own.read() == ()
    own.keep(made)
    own.keep(made)
    assert own.read() == (made,)
    assert problem_of(own.read()[0]) == ""
    (tmp_path / "friends.json").write_bytes(own.exported())
    theirs = OwnPuzzles(tmp_path / "theirs.json", deck)
    assert theirs.imported(tmp_path / "friends.json") == 1
    assert theirs.imported(tmp_path / "friends.json") == 0
    assert theirs.read() == (made,)
    theirs.drop(made.name)
    assert theirs.read() == ()


def test_a_line_that_looks_worse_is_shown_but_not_counted(deck: Deck) -> None:
    ours = puzzles_of(deck)["topple-2-91009-29"]
    made = proof_at("x", ours.position, ours.goal).puzzle
    assert made is not None
    assert (len(made.wrong), made.tempting) == (1, 0) == (len(ours.wrong), ours.tempting)


def test_a_second_plan_makes_it_ambiguous(deck: Deck) -> None:
    draft = PaxDraft.bare(deck)
    # two cards can be sold for gold
    for card in (150, 143):
        assert draft.lay(card, EditorPlace("hand", 1)) == ""
    assert draft.set_all(actions=1) == ""
    proof = proof_at("x", draft.state, TurnGoal("gold", 1))
    assert proof.puzzle is None
    assert len(proof.plans) > 1
    assert proof.plans[0] != proof.plans[1]


def test_unreachable_goals_are_rejected(deck: Deck) -> None:
    proof = proof_at("x", PaxDraft.bare(deck).state, TurnGoal("topple", 1))
    assert proof.puzzle is None
    assert proof.plans == ()
    assert not proof.unprovable


def test_the_best_try_is_prevented_by_an_answer(deck: Deck) -> None:
    """Only some answers prevent the purchase."""
    ours = puzzles_of(deck)["topple-4-91006-60"]
    state = ours.position.copy()
    for line in ("public 214 red", "use 34 on 99"):
        perform_unchecked(state, parse(line))
    best = best_try(ours.goal, state, 6_000)
    assert best is not None
    assert (best.lines, best.refuter) == (("buy b2 event",), 2)
    lost = set()
    for action in legal_actions(best.after):
        then = best.after.copy()
        perform_unchecked(then, action)
        if not FullSearch(ours.goal, 10_000).ways(then):
            lost.add(write(action))
    assert best.answer in lost
    assert len(lost) < len(legal_actions(best.after))
    told = list(try_words(best, ours.goal, state, usual_names(state)))
    assert told[0].startswith("Best try: Buy ")
    assert told[1].startswith("Rosa's answer prevents it: Declare: ")


def test_a_try_that_fails_without_resistance_names_what_is_missing(deck: Deck) -> None:
    ours = puzzles_of(deck)["topple-2-91009-29"]
    state = ours.position.copy()
    state.turn.actions -= 1
    told = judged(state, ours.goal, usual_names(state))
    assert told.heading == "Not solvable: no plan reaches the goal."
    assert told.sentences == (
        "Best try: Buy American Protectorate as the event; Declare: Successor Reyes.",
        "You need 1 more Loyalty. 0 actions left.",
    )


def test_a_puzzle_keeps_the_name_of_its_author(deck: Deck, made: Puzzle, tmp_path: Path) -> None:
    own = OwnPuzzles(tmp_path / "own.json", deck)
    own.keep(evolve(made, title="Two ranches too many"))
    (found,) = own.read()
    assert found.title == "Two ranches too many"
    assert entry_of(found, own=True).task.startswith("Two ranches too many: Bring your income to ")
    assert b'"title"' not in written([made], deck)
    for title in ("x" * 61, "two\nlines"):
        own.path.write_bytes(written([evolve(made, title=title)], deck))
        with pytest.raises(PaxError, match="title"):
            own.read()


def damaged(puzzle: Puzzle, deck: Deck, what: str) -> bytes:
    if what == "more plans than one":
        return written([evolve(puzzle, goal=evolve(puzzle.goal, amount=1))], deck)
    if what == "another solution":
        return written([evolve(puzzle, solution=puzzle.solution[:1])], deck)
    data = written([puzzle], deck)
    return data[:-40] if what == "cut off" else data.replace(b'"turn":{', b'"turn":{"x":1,')


@pytest.mark.parametrize(
    "what", ["more plans than one", "another solution", "cut off", "a key too many"]
)
def test_a_damaged_file_is_refused_without_loss(
    deck: Deck, made: Puzzle, tmp_path: Path, what: str
) -> None:
    own = OwnPuzzles(tmp_path / "own.json", deck)
    own.keep(made)
    before = own.path.read_bytes()
    (tmp_path / "friends.json").write_bytes(damaged(made, deck, what))
    with pytest.raises(PaxError) as told:
        own.imported(tmp_path / "friends.json")
    assert str(told.value).endswith(".")
    assert own.path.read_bytes() == before


def test_built_in_puzzles_use_the_built_in_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = CorrectionsFolder(tmp_path / "cards")
    ours = own.built_in.enterprises.values()
    own.save_checked(evolve(card, cost=card.cost + 1) for card in ours)
    assert main(["--cards", str(own.folder), "puzzles", "list"]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) > 200
    assert told.err == "These puzzles use the built-in cards, not your own.\n"
    assert main(["puzzles", "list"]) == 0
    assert capsys.readouterr().err == ""


def test_puzzles_are_checked_with_the_cards_they_were_made_with(
    deck: Deck, made: Puzzle, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = CorrectionsFolder(tmp_path / "cards")
    mine = own.save_checked([evolve(deck.hacendados[208], name="Somebody else")])
    ours, theirs = tmp_path / "ours.json", tmp_path / "theirs.json"
    ours.write_bytes(written([made], deck))
    theirs.write_bytes(written([made], mine))
    said = {}
    for file in (ours, theirs):
        for cards in (("--cards", str(own.folder)), ()):
            assert main([*cards, "puzzles", "check", str(file)]) == 0
            told = capsys.readouterr()
            assert told.out.startswith("ok   ")
            said[file.stem, bool(cards)] = told.err.strip()
    assert said == {
        ("ours", False): "",
        ("ours", True): "These puzzles use the built-in cards, not your own.",
        ("theirs", True): "",
        ("theirs", False): "These puzzles were made with other cards.",
    }
