"""Result of a finished game for statistics, as CSV or JSON."""

import json
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Final

from paxdesk.desk.game_types import Session
from paxdesk.desk.protocol.features import ResultTable
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.files.safe_write import csv_bytes
from paxdesk.language import tr, with_colon
from paxdesk.lazy_attrs import frozen


@frozen
class PlayResult:
    """Result of a finished game; ``ended`` describes the end.

    ``number`` is the same for a session and for a shared replay of the whole game.
    """

    game: str
    players: tuple[str, ...]
    roles: tuple[str, ...]
    winners: tuple[str, ...]
    ended: str
    rounds: int
    at: datetime
    number: str
    table: ResultTable
    figures: tuple[tuple[str, ...], ...]
    """Figures of each player, in the columns of ``table``."""

    @property
    def final_figures(self) -> list[str]:
        heads = [words for _, words in self.table.columns]
        told = []
        for name, row in zip(self.players, self.figures, strict=True):
            figures = (f"{head} {each}" for head, each in zip(heads, row, strict=True))
            told.append(with_colon(name, ", ".join(figures)))
        return told if heads else []

    @classmethod
    def of(cls, game: TableGame, session: Session, at: datetime) -> "PlayResult":
        labels = game.wording.labels(session)
        names = {seat: each.name for seat, each in labels.items()}
        log = game.wording.game_log(names)
        recording = session.replayed()
        log.show_recording(recording)
        seats = [seat for seat in session.state.players if seat in names]
        steps = [(step.seat, step.begins) for step in recording.steps]
        turns = [(row.round, row.step) for row in log.turn_rows]
        table = game.result(session, recording, names)
        told = repr((names, session.state.winners, steps, turns))
        return cls(
            tr(game.title),
            tuple(names[seat] for seat in seats),
            tuple(game.wording.role(session, seat) for seat in seats),
            tuple(names[seat] for seat in session.state.winners if seat in names),
            game.wording.progress(session),
            log.turn_rows[-1].round,
            at,
            blake2b(told.encode(), digest_size=8).hexdigest(),
            table,
            tuple(table.rows.get(seat, ("",) * len(table.columns)) for seat in seats),
        )


COLUMNS: Final = ("date", "game", "players", "winners", "rounds", "ended")


def play_as_csv(play: PlayResult) -> bytes:
    """Return a CSV file with a heading and one row."""
    people = ("; ".join(play.players), "; ".join(play.winners))
    row = (play.at.date().isoformat(), play.game, *people, play.rounds, play.ended)
    figures = ["; ".join(column) for column in zip(*play.figures, strict=True)]
    keys, facts = [key for key, _ in play.table.columns], dict(play.table.facts)
    return csv_bytes([(*COLUMNS, *keys, *facts), (*row, *figures, *facts.values())])


def play_as_json(play: PlayResult) -> bytes:
    """Return the play in the import format of BG Stats: https://www.bgstatsapp.com/support/."""
    winners = set(play.winners)
    data = {
        "sourceName": "Pax Desk",
        "sourcePlayId": play.number,
        "playDate": play.at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {
            "name": play.game,
            "sourceGameId": play.game,
            "highestWins": True,
            "noPoints": True,
        },
        "players": [
            {
                "name": name,
                "sourcePlayerId": name,
                "startPlayer": index == 0,
                "winner": name in winners,
                "rank": 1 if name in winners or not winners else 2,
                "role": role,
            }
            for index, (name, role) in enumerate(zip(play.players, play.roles, strict=True))
        ],
        "location": "Pax Desk",
        "board": "",
        "comments": "\n".join((play.ended, *play.final_figures)),
    }
    return json.dumps(data, ensure_ascii=False, indent=2).encode()
