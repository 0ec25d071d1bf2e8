"""Export of a shared replay as an HTML page, and of a result for play statistics.

The page is one file with embedded pictures; it runs no script and fetches nothing.
"""

import base64
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from hashlib import blake2b
from html import escape
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from paxdesk.desk.charts import paint_chart
from paxdesk.desk.game_types import Session, SharedGame
from paxdesk.desk.home.table_picture import paint_position
from paxdesk.desk.log.log_rows import LogRow, StepLog
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEATS, SEPIA
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.rulebook import spoken_language
from paxdesk.desk.words import Labels
from paxdesk.files.safe_write import csv_bytes
from paxdesk.files.shared_replay import ReplayNote
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.session import NO_SEAT

PICTURE_SIZE: Final = (1366, 768)
CHART_SIZE: Final = (620, 330)
CHART_SCALE: Final = 2
"""Pixels of a chart per pixel of the page."""
STYLE: Final = f"""
body {{ background: {PAPER}; color: {INK}; font: 17px/1.5 Georgia, serif; margin: 0; }}
main {{ max-width: 60em; margin: 0 auto; padding: 2em 1em 4em; }}
h1 {{ font-size: 2.2em; line-height: 1.1; margin: 0 0 .2em; }}
h2 {{ border-bottom: 2px solid {INK}; margin: 2em 0 .6em; }}
h3 {{ margin: 1.4em 0 .2em; }}
p.under, figcaption, .reason {{ color: {SEPIA}; font-style: italic; }}
ul {{ margin: .2em 0; padding-left: 1.4em; }} li.result {{ list-style: none; color: {SEPIA}; }}
figure {{ margin: 1.2em 0; }} img {{ max-width: 100%; border: 1px solid {INK}; }}
blockquote {{ background: {IVORY}; border-left: 5px solid #B8321F; margin: 1em 0;
  padding: .5em 1em; white-space: pre-line; }}
.charts {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(24em, 1fr)); gap: 1em; }}
.charts img {{ width: 100%; }}
.seat {{ border: 1px solid {INK}; border-radius: 50%; display: inline-block; height: .75em;
  width: .75em; margin-right: .35em; vertical-align: baseline; }}
@media print {{ figure, blockquote {{ break-inside: avoid; }} }}
"""
CONTENT_POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
"""Content security policy: the page loads only embedded pictures and styles."""


def replay_page(game: TableGame, shared: SharedGame, title: str) -> str:
    labels = game.wording.labels(shared.session)
    log = game.wording.game_log({seat: each.name for seat, each in labels.items()})
    log.show_recording(shared.session.recording)
    language = spoken_language()
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CONTENT_POLICY}">'
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}"><head><meta charset="utf-8">{policy}',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="referrer" content="no-referrer">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
            *_head(game, shared, title, labels),
            *_journal(game, shared, log, labels),
            *_charts(game, log, labels),
            "</main></body></html>",
            "",
        ]
    )


def _head(game: TableGame, shared: SharedGame, title: str, labels: Labels) -> Iterator[str]:
    yield f"<h1>{escape(title)}</h1>"
    players = [seat for seat in shared.session.state.players if seat in labels]
    seats = (f"{_seat(labels, seat)}{escape(labels[seat].name)}" for seat in players)
    yield f"<p>{' · '.join(seats)}</p>"
    words = (
        game.wording.progress(shared.session),
        game.deck_words(shared.session),
        _seen(shared, labels),
    )
    yield f'<p class="under">{"<br>".join(map(escape, filter(None, words)))}</p>'


def _seen(shared: SharedGame, labels: Labels) -> str:
    if shared.seat == NO_SEAT:
        return tr("As seen by everyone at the table.")
    return tr("As seen by {name}.", name=labels[shared.seat].name)


def _seat(labels: Labels, seat: int) -> str:
    colour = SEATS[labels[seat].colour].colour
    return f'<span class="seat" style="background:{colour}"></span>'


def _journal(game: TableGame, shared: SharedGame, log: StepLog, labels: Labels) -> Iterator[str]:
    """Yield the rows of the log, a list below each turn, with the moments among them."""
    words = tr("What happened")
    yield f"<h2>{escape(words)}</h2>"
    waiting = list(shared.moments)
    in_list = False
    for row in log.rows:
        due = [each for each in waiting if each.step < row.step]
        if in_list and (due or row.kind == "turn"):
            yield "</ul>"
            in_list = False
        yield from _moments(game, shared, labels, due)
        waiting = waiting[len(due) :]
        if row.kind == "turn":
            yield f"<h3>{escape(row.words)}</h3>"
            continue
        if not in_list:
            yield "<ul>"
            in_list = True
        yield _row(row, labels)
    if in_list:
        yield "</ul>"
    yield from _moments(game, shared, labels, waiting)


def _row(row: LogRow, labels: Labels) -> str:
    words = escape(row.words)
    if row.kind == "action":
        if row.seat is None or row.seat not in labels:
            return f"<li>{words}</li>"
        return f"<li>{_seat(labels, row.seat)}<b>{escape(labels[row.seat].name)}</b> {words}</li>"
    return f'<li class="{row.kind}">{words}</li>'


def _moments(
    game: TableGame, shared: SharedGame, labels: Labels, moments: Iterable[ReplayNote]
) -> Iterator[str]:
    for each in moments:
        if each.words:
            yield f"<blockquote>{escape(each.words)}</blockquote>"
        if each.pictured:
            state = shared.session.recording.position(each.step)
            image = paint_position(game, state, labels, shared.seat, PICTURE_SIZE)
            words = escape(each.words or tr("The table at this moment"))
            yield f'<figure><img alt="{words}" src="{_inlined(image)}"></figure>'


def _charts(game: TableGame, log: StepLog, labels: Labels) -> Iterator[str]:
    rows = log.turn_rows
    if game.charts is None or len(rows) < 2:
        return
    words = tr("Charts")
    yield f"<h2>{escape(words)}</h2>"
    yield '<div class="charts">'
    for plot in game.charts.plots(rows):
        width, height = CHART_SIZE
        image = QImage(width * CHART_SCALE, height * CHART_SCALE, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(CHART_SCALE, CHART_SCALE)
            painter.fillRect(QRectF(0, 0, width, height), IVORY)
            paint_chart(painter, QRectF(8, 6, width - 16, height - 12), plot, labels)
        yield f'<img alt="{escape(plot.title)}" src="{_inlined(image)}">'
    yield "</div>"


def _inlined(image: QImage) -> str:
    """Return a picture as a ``data:`` URL."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return f"data:image/png;base64,{base64.b64encode(bytes(data.data())).decode()}"


# --- Result of a game for play statistics ---------------------------------------------------------


@frozen
class PlayResult:
    """A finished game: ``ended`` describes the end, ``number`` identifies the game.

    The number is the same for a session and for a shared replay of the whole game.
    """

    game: str
    players: tuple[str, ...]
    roles: tuple[str, ...]
    winners: tuple[str, ...]
    ended: str
    rounds: int
    at: datetime
    number: str

    @classmethod
    def of(cls, game: TableGame, session: Session, at: datetime) -> "PlayResult":
        """Return the result of a finished game."""
        labels = game.wording.labels(session)
        names = {seat: each.name for seat, each in labels.items()}
        log = game.wording.game_log(names)
        recording = session.replayed()
        log.show_recording(recording)
        seats = [seat for seat in session.state.players if seat in names]
        steps = [(step.seat, step.begins) for step in recording.steps]
        turns = [(row.round, row.step) for row in log.turn_rows]
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
        )


COLUMNS: Final = ("date", "game", "players", "winners", "rounds", "ended")


def play_as_csv(play: PlayResult) -> bytes:
    """Return a CSV file with one row below a heading."""
    people = ("; ".join(play.players), "; ".join(play.winners))
    row = (play.at.date().isoformat(), play.game, *people, play.rounds, play.ended)
    return csv_bytes([COLUMNS, row])


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
        "comments": play.ended,
    }
    return json.dumps(data, ensure_ascii=False, indent=2).encode()
