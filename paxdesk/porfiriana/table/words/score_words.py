"""Results of solo games in words, compared with earlier ones."""

from collections.abc import Iterator, Sequence

from paxdesk.language import tr, tr_noop
from paxdesk.porfiriana.results import GameResult, best_and_last
from paxdesk.porfiriana.table.words.terms import gold_words


def score_words(game: GameResult) -> str:
    words = tr_noop("not won, over in round {rounds} with {gold}")
    if game.won:
        words = tr_noop("won by gold in round {rounds} with {gold}")
    if game.won and game.ended_by == "topple":
        words = tr_noop("won in round {rounds}, Topple {topple} of 4, {margin} over, {gold}")
    facts = {"rounds": game.rounds, "topple": game.topple, "margin": game.margin}
    return tr(words, gold=gold_words(game.gold), **facts)


def compared(games: Sequence[GameResult]) -> Iterator[str]:
    """Yield sentences that compare the last game with earlier ones of the same set-up."""
    best, before = best_and_last(games)
    yield tr("Score: {score}.", score=score_words(games[-1]))
    if before is None:
        return
    if best is games[-1]:
        yield tr("Your best with this set-up; last time: {score}.", score=score_words(before))
    else:
        yield tr("Best with this set-up: {score}.", score=score_words(best))
        if before is not best:
            yield tr("Last time: {score}.", score=score_words(before))


def played_again(game: GameResult, first: GameResult) -> Iterator[str]:
    """Yield sentences on the scores of a repeated deal and of its first game."""
    yield tr("Score: {score}.", score=score_words(game))
    yield tr("The first game of this deal counts: {score}.", score=score_words(first))
