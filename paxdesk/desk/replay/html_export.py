"""Export of a shared replay as one HTML page in the style of a newspaper.

The page runs no script and loads nothing.
"""

import base64
from collections.abc import Iterator
from html import escape
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter

from paxdesk.desk.charts import Plot, paint_chart
from paxdesk.desk.game_types import SharedGame
from paxdesk.desk.home.table_picture import paint_position
from paxdesk.desk.log.log_rows import LogRow, StepLog
from paxdesk.desk.painting.palette import INK, IVORY, PAPER, SEATS, SEPIA
from paxdesk.desk.protocol.table_game import TableGame
from paxdesk.desk.rulebook import spoken_language
from paxdesk.desk.words import Labels, Names
from paxdesk.files.shared_replay import ReplayNote
from paxdesk.language import tr
from paxdesk.session.session import NO_SEAT

PICTURE_SIZE: Final = (1366, 768)
CHART_SIZE: Final = (620, 330)
CHART_SCALE: Final = 2
"""Pixels of a chart per pixel of the page."""
STYLE: Final = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.45 Georgia, serif; margin: 0; }}
main {{ max-width: 78em; margin: 0 auto; padding: 1.5em 1em 3em; }}
header {{ text-align: center; border-bottom: 4px double {INK}; padding-bottom: .6em; }}
h1 {{ font-size: 2.8em; line-height: 1.05; margin: 0 0 .2em; overflow-wrap: anywhere; }}
h2 {{ font-size: 1.25em; border-bottom: 2px solid {INK}; margin: 0 0 .5em; }}
h3 {{ font-size: 1.05em; margin: 1em 0 .2em; }}
p {{ margin: .3em 0; }}
p.under, .reason {{ color: {SEPIA}; font-style: italic; }}
.lead {{ display: grid; gap: 1.5em; margin: 1.2em 0;
  grid-template-columns: repeat(auto-fit, minmax(min(22em, 100%), 1fr)); }}
.lead > * {{ min-width: 0; overflow-x: auto; }}
article {{ overflow-wrap: anywhere; }}
.news {{ columns: 3 20em; column-gap: 1.5em; column-rule: 1px solid {SEPIA};
  border-top: 4px double {INK}; padding-top: 1em; }}
article {{ break-inside: avoid; margin: 0 0 1.2em; }}
article h3 {{ margin-top: 0; border-bottom: 1px solid {INK}; }}
.note {{ white-space: pre-line; }}
table {{ border-collapse: collapse; font-size: .92em; width: 100%; }}
th {{ font-size: .72em; vertical-align: bottom; }}
th + th {{ writing-mode: vertical-rl; transform: rotate(180deg); }}
td, tr {{ border-bottom: 1px solid {SEPIA}; }}
td, th {{ padding: .25em; text-align: right; }} th + th {{ text-align: left; }}
th:first-child, td:first-child {{ text-align: left; }}
tr.won td {{ background: {IVORY}; font-weight: bold; }}
figure {{ margin: .5em 0; }} img {{ max-width: 100%; border: 1px solid {INK}; }}
.charts {{ display: grid; gap: 1em; margin-top: 1em;
  grid-template-columns: repeat(auto-fit, minmax(min(22em, 100%), 1fr)); }}
.charts img, .lead img {{ width: 100%; box-sizing: border-box; }}
details {{ border-top: 4px double {INK}; margin-top: 1.2em; padding-top: .6em; }}
summary {{ cursor: pointer; font-weight: bold; font-size: 1.15em; }}
.log {{ columns: 2 26em; column-gap: 2em; font-size: .9em; }}
ul {{ margin: .2em 0; padding-left: 1.4em; }} li.result {{ list-style: none; color: {SEPIA}; }}
.seat {{ border: 1px solid {INK}; border-radius: 50%; display: inline-block; height: .75em;
  width: .75em; margin-right: .35em; vertical-align: baseline; }}
"""
CONTENT_POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
"""Content security policy: the page loads only embedded pictures and styles."""


def replay_page(game: TableGame, shared: SharedGame, title: str) -> str:
    labels = game.wording.labels(shared.session)
    names = {seat: each.name for seat, each in labels.items()}
    log = game.wording.game_log(names)
    log.show_recording(shared.session.recording)
    rows = log.turn_rows
    charts = game.charts.plots(rows) if game.charts is not None and len(rows) > 1 else ()
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
            '<section class="lead">',
            *_result(game, shared, labels, names),
            *[f"<div>{_chart(each, labels)}</div>" for each in charts[:1]],
            *_turning_points(game, shared, names),
            "</section>",
            *_notes(game, shared, log, labels),
            *_folded(tr("Charts"), "charts", [_chart(each, labels) for each in charts[1:]]),
            *_folded(tr("What happened"), "log", list(_log(log, labels))),
            "</main></body></html>",
            "",
        ]
    )


def _head(game: TableGame, shared: SharedGame, title: str, labels: Labels) -> Iterator[str]:
    yield f"<header><h1>{escape(title)}</h1>"
    words = (
        game.wording.progress(shared.session),
        game.wording.setup(shared.session),
        game.deck_words(shared.session),
        _seen(shared, labels),
    )
    yield f'<p class="under">{" · ".join(map(escape, filter(None, words)))}</p></header>'


def _result(game: TableGame, shared: SharedGame, labels: Labels, names: Names) -> Iterator[str]:
    """Yield the table of figures, winners first."""
    session = shared.session
    table = game.result(session, session.recording, names)
    heads = "".join(f"<th>{escape(words)}</th>" for _, words in table.columns)
    head = tr("Result") if session.state.over else tr("Players")
    yield f"<div><h2>{escape(head)}</h2>"
    yield f"<p>{escape(table.ended)}</p>" if session.state.over else ""
    player = tr("Player")
    yield f"<table><tr><th>{escape(player)}</th>{heads}</tr>"
    winners = session.state.winners
    for seat in sorted(table.rows, key=lambda seat: seat not in winners):
        won = ' class="won"' if seat in winners else ""
        cells = "".join(f"<td>{escape(each)}</td>" for each in table.rows[seat])
        name = f"{_seat(labels, seat)}{escape(names[seat])}"
        yield f"<tr{won}><td>{name}</td>{cells}</tr>"
    yield "</table></div>"


def _turning_points(game: TableGame, shared: SharedGame, names: Names) -> Iterator[str]:
    points = game.turning_points(shared.session.recording, names)
    if points:
        head = tr("Turning points")
        yield f"<div><h2>{escape(head)}</h2>"
        yield from (f"<p>{escape(words)}</p>" for words in points)
        yield "</div>"


def _notes(game: TableGame, shared: SharedGame, log: StepLog, labels: Labels) -> Iterator[str]:
    if not shared.moments:
        return
    yield '<section class="news">'
    for each in shared.moments:
        yield f"<article><h3>{escape(_turn_of(log, each.step))}</h3>"
        yield from _moment(game, shared, labels, each)
        yield "</article>"
    yield "</section>"


def _turn_of(log: StepLog, step: int) -> str:
    turns = [row.words for row in log.rows if row.kind == "turn" and row.step <= step]
    return turns[-1] if turns else tr("The beginning")


def _folded(words: str, name: str, content: list[str]) -> Iterator[str]:
    """Yield a folded part, or nothing without content."""
    if content:
        yield f'<details><summary>{escape(words)}</summary><div class="{name}">'
        yield from content
        yield "</div></details>"


def _seen(shared: SharedGame, labels: Labels) -> str:
    if shared.seat == NO_SEAT:
        return tr("As seen by everyone at the table.")
    return tr("As seen by {name}.", name=labels[shared.seat].name)


def _seat(labels: Labels, seat: int) -> str:
    colour = SEATS[labels[seat].colour].colour
    return f'<span class="seat" style="background:{colour}"></span>'


def _log(log: StepLog, labels: Labels) -> Iterator[str]:
    in_list = False
    for row in log.rows:
        if in_list and row.kind == "turn":
            yield "</ul>"
            in_list = False
        if row.kind == "turn":
            yield f"<h3>{escape(row.words)}</h3>"
            continue
        if not in_list:
            yield "<ul>"
            in_list = True
        yield _row(row, labels)
    if in_list:
        yield "</ul>"


def _row(row: LogRow, labels: Labels) -> str:
    words = escape(row.words)
    if row.kind == "action":
        if row.seat is None or row.seat not in labels:
            return f"<li>{words}</li>"
        return f"<li>{_seat(labels, row.seat)}<b>{escape(labels[row.seat].name)}</b> {words}</li>"
    return f'<li class="{row.kind}">{words}</li>'


def _moment(
    game: TableGame, shared: SharedGame, labels: Labels, moment: ReplayNote
) -> Iterator[str]:
    if moment.words:
        yield f'<p class="note">{escape(moment.words)}</p>'
    if moment.pictured:
        state = shared.session.recording.position(moment.step)
        image = paint_position(game, state, labels, shared.seat, PICTURE_SIZE)
        words = escape(moment.words or tr("The table at this moment"))
        yield f'<figure><img alt="{words}" src="{_inlined(image)}"></figure>'


def _chart(plot: Plot, labels: Labels) -> str:
    width, height = CHART_SIZE
    image = QImage(width * CHART_SCALE, height * CHART_SCALE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(CHART_SCALE, CHART_SCALE)
        painter.fillRect(QRectF(0, 0, width, height), IVORY)
        paint_chart(painter, QRectF(8, 6, width - 16, height - 12), plot, labels)
    return f'<img alt="{escape(plot.title)}" src="{_inlined(image)}">'


def _inlined(image: QImage) -> str:
    """Return a picture as a ``data:`` URL."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return f"data:image/png;base64,{base64.b64encode(bytes(data.data())).decode()}"
