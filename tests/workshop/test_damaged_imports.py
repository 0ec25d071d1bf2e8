"""Tests that damaged files are refused without loss.

An accepted file must be valid: it can be written, read again and, if it is a position, played on.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import yaml
from attrs import define, evolve

from paxdesk.errors import PaxError
from paxdesk.files.shared_replay import read_shared_replay, shared_replay_data, shared_replay_of
from paxdesk.mexican_adventure.puzzles import StepGoal as AdventureGoal
from paxdesk.mexican_adventure.puzzles import prove
from paxdesk.mexican_adventure.rules.actions import PlacePieces
from paxdesk.mexican_adventure.rules.engine import begin, perform
from paxdesk.mexican_adventure.rules.engine import legal_actions as adventure_actions
from paxdesk.mexican_adventure.rules.invariants import problems as adventure_problems
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.scenarios import laid_out
from paxdesk.mexican_adventure.scenarios import read_scenario as read_adventure
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.mexican_adventure.usual_setup import OwnSetUps, the_rest
from paxdesk.mexican_adventure.workshop import AdventureDraft, puzzle_of
from paxdesk.mexican_adventure.workshop import OwnPuzzles as AdventurePuzzles
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.scenarios.reading import read_scenario
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.puzzles import puzzles_of
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder, OwnPuzzles
from paxdesk.porfiriana.workshop.position_draft import PaxDraft
from paxdesk.sierra_madre.rules.cards import CARDS
from paxdesk.sierra_madre.rules.state import problems as books_problems
from paxdesk.sierra_madre.saves import CardBox, box_bytes, read_box
from paxdesk.sierra_madre.saves import SavedGame as SierraGame
from paxdesk.sierra_madre.saves import read_saved as read_books
from tests.files.mutations import Mutator, check_sentence
from tests.mexican_adventure.rules.positions import MATERIAL
from tests.mexican_adventure.test_own_puzzles import JALAPA, orizaba
from tests.mexican_adventure.test_saves import played as adventure
from tests.shares import spread
from tests.sierra_madre.test_random_games import play, printed
from tests.workshop.test_own_cards import HANDWORK
from tests.workshop.test_shared_replay import MOMENTS, played

FEW, QUICK, SLOW = 25, 300, 3000
Import: TypeAlias = Callable[[Path], object]


@define
class Target:
    """Valid files, their import, and a folder that refused files must not change."""

    files: list[bytes]
    take: Import
    mine: Path


class Spoiler(Mutator):
    """Mutator that also changes lines and words."""

    def spoilt(self, count: int) -> Iterator[bytes]:
        is_json = self.files[0].lstrip()[:1] == b"{"
        near = self.change_values if is_json else self.change_lines
        ways = (self.flip_bits, self.cut, self.splice_bytes, near, near, near, near)
        for _ in range(count):
            yield self.chance.choice(ways)(self.chance.choice(self.files))

    def change_lines(self, file: bytes) -> bytes:
        lines = file.decode().split("\n")
        for _ in range(self.chance.choice((1, 1, 2, 4))):
            one, other = (self.chance.randrange(len(lines)) for _ in range(2))
            match self.chance.randrange(5):
                case 0:
                    del lines[one]
                    lines = lines or [""]
                case 1:
                    lines.insert(one, lines[other])
                case 2:
                    lines[one], lines[other] = lines[other], lines[one]
                case 3:
                    key, colon, _ = lines[one].partition(": ")
                    lines[one] = key + colon + lines[other].partition(": ")[2]
                case _:
                    words = lines[one].split(" ")
                    words[self.chance.randrange(len(words))] = self.chance.choice(WORDS)
                    lines[one] = " ".join(words)
        return "\n".join(lines).encode()


WORDS = ("0", "-1", "99", "221", "10000000000", "null", "true", "[]", "{}", "pax", "P1", "P7",
         "7A.french", "none", "&a", "*a", "!!x", "-", ":", "'", "\t", "~", "1e400")  # fmt: skip


# --- Targets --------------------------------------------------------------------------------------


def pax_cards(deck: Deck, folder: Path) -> Target:
    own = CorrectionsFolder(folder)
    own.save(evolve(own.built_in.cards[105], note="Mine"))
    ten = [*range(1, 20, 4), 61, 134, 161, 177, 204, 209, 214, 216]
    theirs = CorrectionsFolder(folder.parent / "theirs")
    for number in ten:
        theirs.save(evolve(theirs.built_in.cards[number], note="Theirs"))
    return Target([theirs.exported(), HANDWORK.encode()], own.imported, folder)


def pax_position(deck: Deck, folder: Path) -> Target:
    def take(file: Path) -> None:
        state = read_scenario(file, deck).game.position
        assert invariant_violations(state, settled=False) == []
        if not state.over:
            legal_actions(state)

    states = [played(deck, seed, 40 * seed).state for seed in (1, 2, 3)]
    files = [PaxDraft.of(state).written("x").encode() for state in states]
    return Target(files, take, folder)


def pax_puzzle(deck: Deck, folder: Path) -> Target:
    own = OwnPuzzles(folder / "own.json", deck)
    mine = own.own(puzzles_of(deck)["income-4-110000-10"])
    own.keep(mine)
    return Target([own.exported()], lambda file: _kept(own, file), folder)


def pax_shared_replay(deck: Deck, folder: Path) -> Target:
    sharing = PaxSharing(deck)
    session = played(deck, 5, 60)
    told = (
        shared_replay_of(sharing, session, seat, seat * 20, moments=MOMENTS) for seat in (0, 1, 2)
    )
    files = [shared_replay_data(sharing, each) for each in told]
    return Target(
        files, lambda file: shared_replay_data(sharing, read_shared_replay(file, sharing)), folder
    )


def adventure_position(deck: Deck, folder: Path) -> Target:
    def take(file: Path) -> None:
        given = read_adventure(file, MATERIAL).game
        state = laid_out(given.position, given.begins_at)
        assert adventure_problems(state) == []
        if not state.over:
            assert adventure_actions(state)

    states = [adventure(scenario, 3, 150).state for scenario in ("puebla", "maximilian", "retreat")]
    files = [AdventureDraft.of(state).written("x").encode() for state in states]
    return Target(files, take, folder)


def adventure_puzzle(deck: Deck, folder: Path) -> Target:
    own = AdventurePuzzles(folder / "own.json", MATERIAL)
    draft = orizaba(MATERIAL, 1)
    goal: AdventureGoal = JALAPA
    own.keep(puzzle_of(draft, goal, prove(draft.begun, goal)))
    return Target([own.exported()], lambda file: _kept(own, file), folder)


def adventure_shared_replay(deck: Deck, folder: Path) -> Target:
    sharing = AdventureSharing(MATERIAL)
    session = adventure("puebla", 3, 60)
    parts = (shared_replay_of(sharing, session, n, 15 * n, 15 * n + 12, MOMENTS) for n in (0, 1, 2))
    files = [shared_replay_data(sharing, each) for each in parts]
    return Target(
        files, lambda file: shared_replay_data(sharing, read_shared_replay(file, sharing)), folder
    )


def adventure_setup(deck: Deck, folder: Path) -> Target:
    state = begin(MATERIAL, "puebla", 1)
    own = OwnSetUps(folder / "own.json")
    rest = the_rest(state)
    assert rest is not None
    perform(state, rest)
    own.keep(state)

    def take(file: Path) -> None:
        for batch in OwnSetUps(file).of(state):
            write(PlacePieces((batch,)))

    return Target([own.path.read_bytes()], take, folder)


def companion_game(deck: Deck, folder: Path) -> Target:
    files = [
        SierraGame.of(play(seed, 4, folder.parent / "books.pax", most=6)).data() for seed in (1, 2)
    ]

    def take(file: Path) -> None:
        session = read_books(file)
        assert books_problems(session.state) == []
        session.legal()
        session.replayed()

    return Target(files, take, folder)


def companion_box(deck: Deck, folder: Path) -> Target:
    chance = random.Random(1)
    mine = CardBox(folder / "box.yaml")
    mine.learn("C1", printed("C1", chance))
    theirs = {card: printed(card, chance) for card in sorted(CARDS)[::6]}

    def take(file: Path) -> None:
        mine.take(read_box(file))
        assert read_box(mine.path) == mine.known

    return Target([box_bytes(theirs)], take, folder)


def _kept(own: OwnPuzzles | AdventurePuzzles, file: Path) -> None:
    """Import a file; check that earlier puzzles remain."""
    before = {each.name for each in own.read()}
    own.imported(file)
    assert before <= {each.name for each in own.read()}


TARGETS = (pax_cards, pax_shared_replay, adventure_position,
           pax_position, pax_puzzle, adventure_puzzle, adventure_shared_replay,
           adventure_setup, companion_game, companion_box)  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize(
    ("seed", "number"),
    spread([(1, FEW), (2, QUICK), (3, SLOW)], long=1, unpack=True),
)
@pytest.mark.parametrize("target", spread(TARGETS, 3), ids=lambda each: each.__name__)
def test_damaged_imports(
    target: Callable[[Deck, Path], Target],
    deck: Deck,
    tmp_path: Path,
    count: Callable[[str], None],
    seed: int,
    number: int,
) -> None:
    mine, file = tmp_path / "mine", tmp_path / "theirs.file"
    mine.mkdir()
    found = target(deck, mine)
    before = _content(mine)
    tally = Counter[str]()
    for data in Spoiler(found.files, seed).spoilt(number):
        file.write_bytes(data)
        try:
            found.take(file)
        except PaxError as error:
            check_sentence(error)
            assert _content(mine) == before
            tally["refused"] += 1
        else:
            tally["taken"] += 1
            _put_back(mine, before)
    count(f"{target.__name__}: {number} damaged files, {dict(tally)}")
    assert tally["refused"] > number // 4, tally


def _content(folder: Path) -> dict[str, bytes]:
    return {str(each): each.read_bytes() for each in sorted(folder.rglob("*")) if each.is_file()}


def _put_back(folder: Path, content: dict[str, bytes]) -> None:
    for name in _content(folder).keys() - content.keys():
        Path(name).unlink()
    for name, data in content.items():
        Path(name).write_bytes(data)


# --- Depth ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", spread([600, 100, 50_000]))
@pytest.mark.parametrize("target", TARGETS, ids=lambda each: each.__name__)
def test_deep_files_are_refused(
    target: Callable[[Deck, Path], Target], deck: Deck, tmp_path: Path, depth: int
) -> None:
    mine, file = tmp_path / "mine", tmp_path / "theirs.file"
    mine.mkdir()
    found = target(deck, mine)
    whole = found.files[0]
    lists = b"[" * depth + b"]" * depth
    deep = [lists, b'{"a": ' * depth + b"1" + b"}" * depth]
    if whole.lstrip()[:1] == b"{":
        first, _, rest = whole.partition(b":")
        deep.append(first + b": " + lists + b", " + rest.partition(b",")[2])
    else:
        deep.append(whole + b"\n- " + lists)
    for data in deep:
        file.write_bytes(data)
        with pytest.raises(PaxError) as refused:
            found.take(file)
        assert len(str(refused.value)) < 600


# --- Quotations in refusals -----------------------------------------------------------------------

LETTER = "Ż"
"""Letter that occurs in no message."""
LONG = LETTER * 3000


def _with_long_texts(data: Any) -> Iterator[Any]:
    """Yield copies of data, each with one long key or value."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield {LONG if each == key else each: kept for each, kept in data.items()}
            for changed in _with_long_texts(value):
                yield {**data, key: changed}
    elif isinstance(data, list):
        for index, value in enumerate(data):
            for changed in _with_long_texts(value):
                yield [*data[:index], changed, *data[index + 1 :]]
    else:
        yield LONG


@pytest.mark.long
@pytest.mark.parametrize("most", spread([40, 2000], long=1))
@pytest.mark.parametrize("target", spread(TARGETS, 3), ids=lambda each: each.__name__)
def test_refusals_repeat_at_most_80_characters(
    target: Callable[[Deck, Path], Target],
    deck: Deck,
    tmp_path: Path,
    count: Callable[[str], None],
    most: int,
) -> None:
    mine, file = tmp_path / "mine", tmp_path / "theirs.file"
    mine.mkdir()
    found = target(deck, mine)
    content = found.files[0]
    is_json = content.lstrip()[:1] == b"{"
    data = json.loads(content) if is_json else yaml.safe_load(content)
    changed = list(_with_long_texts(data))
    refusals: list[str] = []
    for each in random.Random(1).sample(changed, min(most, len(changed))):
        text = json.dumps(each) if is_json else yaml.safe_dump(each, allow_unicode=True, width=9999)
        file.write_text(text, encoding="utf-8")
        try:
            found.take(file)
        except PaxError as error:
            refusals.append(str(error))
    count(f"{target.__name__}: {len(refusals)} refusals of long texts")
    assert refusals
    assert [each for each in refusals if each.count(LETTER) > 80] == []
