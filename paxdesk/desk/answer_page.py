"""Page of the rules window that answers a question."""

from html import escape

from paxdesk.desk.rule_search import RuleAnswer
from paxdesk.desk.rule_text import RuleParagraph
from paxdesk.desk.rulebook import Book, SearchHit, body_text, index_of, link
from paxdesk.language import tr


def answer_page(book: Book, answer: RuleAnswer, words: str, now: str = "") -> str:
    """Return the answer to ``words`` as rich text.

    ``now`` is a sentence on the current position, or "".
    """
    rows = []
    if answer.guessed:
        guess = tr("Did you mean “{0}”?", meant(answer, words))
        rows.append(f"<p>{escape(guess)}</p>")
    hits = book.hits(answer)
    if not hits:
        nothing = tr("The rules do not use these words.")
        more = tr("Try other words, or begin here:")
        rows += [f"<h1>{escape(nothing)}</h1>", f"<p>{escape(more)}</p>"]
        rows += [f"<p>{_title(each)}</p>" for part in book.parts for each in part.entries[:1]]
        return f"<html><body>{''.join(rows)}</body></html>"
    best, *others = hits
    rows.append(f"<h1>{_title(best.entry)}</h1>")
    if now:
        rows.append(f"<p class='now'>{escape(now)}</p>")
    rows.append(body_text(book, best.entry))
    if others:
        also = tr("See also")
        rows.append(f"<h1>{escape(also)}</h1>")
    rows += [_row(book, answer, each) for each in others]
    return f"<html><body>{''.join(rows)}</body></html>"


def meant(answer: RuleAnswer, words: str) -> str:
    """Return a question with its unknown words replaced by the nearest known ones."""
    for word, nearest in answer.guessed.items():
        at = words.casefold().find(word)
        if at >= 0:
            words = words[:at] + nearest + words[at + len(word) :]
    return words


def _title(entry: RuleParagraph) -> str:
    return f'<a href="{link(entry.anchor)}">{escape(entry.heading)}</a>'


def _row(book: Book, answer: RuleAnswer, hit: SearchHit) -> str:
    parts, at, passage = [], 0, hit.passage
    for start, end, _ in index_of(book).places(passage, answer.terms):
        parts += [escape(passage[at:start]), f"<b>{escape(passage[start:end])}</b>"]
        at = end
    return f"<h2>{_title(hit.entry)}</h2><p>{''.join([*parts, escape(passage[at:])])}</p>"
