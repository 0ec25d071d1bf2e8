"""``paxdesk census``: statistics of simulated games."""

from pathlib import Path
from statistics import mean

import pytest

from paxdesk import cli
from paxdesk.files.simulation_rows import read_rows
from paxdesk.porfiriana.analysis.census import Census, GamesOf, WinForecast
from paxdesk.porfiriana.analysis.turn_quality import accuracy_of, judged_turns
from paxdesk.porfiriana.robots.simulation import LINES, SimulationSetup, played_again
from paxdesk.porfiriana.rules.actions import Buy, Sell
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import SeatSetup, Session, Step, ends_turn
from tests.shares import spread

pytestmark = pytest.mark.long
SEATS = {
    "two": "easy,beginner",
    "four": "paxomatic,beginner,paxomatic,random",
    "diaz": "beginner,diaz",
}
OPTIONS = {"four": "iron_hand,rapid_setup"}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return files of five games each, by key of SEATS."""
    folder = tmp_path_factory.mktemp("games")
    found = {name: folder / f"{name}.csv" for name in SEATS}
    for name, path in found.items():
        played = ["simulate", "--seats", SEATS[name], "--games", "5", "--jobs", "1", "--lines"]
        options = ["--options", OPTIONS[name]] if name in OPTIONS else []
        assert cli.main([*played, *options, "--out", str(path)]) == 0
    return found


@pytest.mark.parametrize("name", spread(SEATS))
def test_lines_of_a_row_play_the_same_game_again(
    files: dict[str, Path], deck: Deck, name: str
) -> None:
    for row in read_rows(files[name]):
        state = SimulationSetup.of_row(deck, row).begin(int(row["seed"]))
        steps = sum(1 for _ in played_again(state, str(row[LINES])))
        assert steps == int(row["steps"])
        assert "+".join(map(seat_name, state.winners)) == row["winner"]
        assert [row[f"{seat_name(seat)}_gold"] for seat in state.players] == [
            str(player.gold) for player in state.players.values()
        ]


def test_every_purchase_sale_and_win_is_counted_once(files: dict[str, Path], deck: Deck) -> None:
    census = Census(deck)
    bought = sold = 0
    won = {2: [0.0] * 2, 4: [0.0] * 4}
    for name in ("two", "four"):
        for row in read_rows(files[name]):
            census.add(row)
            state = SimulationSetup.of_row(deck, row).begin(int(row["seed"]))
            for action in played_again(state, str(row[LINES])):
                bought += isinstance(action, Buy)
                hands = {card for player in state.players.values() for card in player.hand}
                sold += isinstance(action, Sell) and action.card in hands
            for seat in state.winners:
                won[len(state.players)][seat - 1] += 1 / len(state.winners)
    assert bought > 100
    assert sum(each.bought for each in census.cards.values()) == bought
    assert sold > 10
    assert sum(each.sold for each in census.cards.values()) == sold
    assert all(each.bought <= each.shown for each in census.cards.values())
    assert sum(each.played for each in census.cards.values()) > 20
    for seats, shares in won.items():
        counted = [census.games[seats].won[seat] for seat in range(1, seats + 1)]
        assert counted == pytest.approx(shares)
    assert sum(score.games for score in census.hacendados.values()) == 5 * (2 + 4)
    assert sum(score.wins for score in census.hacendados.values()) == pytest.approx(10)


def test_chances_are_compared_with_winners(files: dict[str, Path], deck: Deck) -> None:
    census = Census(deck)
    for row in read_rows(files["two"]):
        census.add(row)
    games = census.games[2]
    told = [each for third in games.forecasts.values() for each in third]
    assert len(told) == 2 * sum(games.turns)
    assert sum(each.won for each in told) == pytest.approx(len(told) / 2)
    assert all(0 < each.chance < 1 for each in told)
    late = sum(games.losses["last"]) / len(games.losses["last"])
    assert late < sum(games.losses["first"]) / len(games.losses["first"])
    assert 0 < games.moved < 3 * games.may_move
    first = (
        [WinForecast(0.72, 1.0)] * 30
        + [WinForecast(0.66, 0.0)] * 10
        + [WinForecast(0.64, 1.0), WinForecast(0.75, 0.0)]
    )
    made_up = Census(deck, {2: GamesOf(2, [9], forecasts={"first": first})})
    made_up.games[2].how["gold"] = 1
    made_up.games[2].leads = [0]
    made_up.games[2].losses = {"first": [0.5], "second": [], "last": []}
    made_up.games[2].may_move = 1.0
    line = next(line for line in made_up.tables() if "| first |" in line)
    assert line.split("|")[12].strip() == "97", "of chances between 70 and 80 % 30 of 31 won"
    assert line.split("|")[-2].strip() == "75 of 40", "of chances between 65 and 75 %"
    assert [cell.strip() for cell in line.split("|")[5:12]] == [""] * 7


def test_turns_are_compared_with_the_best_plans(files: dict[str, Path], deck: Deck) -> None:
    """The census judges every ninth turn, beginning at one set by the seed."""
    row = read_rows(files["two"])[1]
    census = Census(deck, judge_every=9)
    census.add(row)
    seats = SeatSetup("Ana", 1), SeatSetup("Bo", 2)
    session = Session.new(deck, Options(), int(row["seed"]), seats)
    turns: list[list[Step]] = [[]]
    for action in played_again(session.state.copy(), str(row[LINES])):
        step = session.submit(action)
        turns[-1].append(step)
        if ends_turn(step):
            turns.append([])
    first = int(row["seed"]) + 1
    judged = [turn for number, turn in enumerate(turns, first) if turn and number % 9 == 0]
    found = [each for turn in judged for each in judged_turns(turn, 1)]
    assert len(found) >= 3
    for seat, word in ((1, "easy"), (2, "beginner")):
        kept = [accuracy_of(turn.loss / 1000) for turn in found if turn.seat == seat]
        assert kept
        assert census.accuracies[word] == [pytest.approx(100 * mean(kept))]
    plain = Census(deck)
    plain.add(row)
    assert plain.accuracies == {}


def test_the_command_prints_tables(
    files: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["census", str(files["two"]), str(files["diaz"]), "--judge", "40"]) == 0
    printed = capsys.readouterr().out
    assert "| 2 | 5 | " in printed
    assert "| 1 | 5 | " in printed
    assert "| Hacendado | games | won | would be fair |" in printed
    accuracies = printed[printed.index("| player | games | accuracy, in % |") :]
    assert "| beginner | " in accuracies
    assert "diaz" not in accuracies


def test_files_that_cannot_be_counted_are_reported(
    files: dict[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.csv"
    text = files["two"].read_text(encoding="utf-8")
    heading, first, *_ = text.splitlines(keepends=True)
    torn = heading + first[: first.rindex("P")]
    digest = first.split(",")[heading.split(",").index("deck")]
    for content, problem in (
        (None, "does not contain rows of games"),
        ("seed,deck\n1,abc\n", "was written without --lines"),
        ("seed,deck,lines\n1," + digest + ",P1 end\n", "the game of seed 1 cannot be replayed"),
        (torn.rsplit(",", 1)[0], "cannot be replayed"),
        (text.replace(digest, "0" * 12), "was played with different cards"),
    ):
        if content is not None:
            other.write_text(content, encoding="utf-8")
        assert cli.main(["census", str(other)]) != 0
        assert problem in capsys.readouterr().err
