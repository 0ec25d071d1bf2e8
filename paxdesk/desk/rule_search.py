"""Search of a rule book, which ranks entries by the words of a question with BM25.

Words are compared by their stems, without accents; a misspelled word is replaced by the nearest
known one. ``questions.yaml`` beside a book has everyday phrases, ``assets/search`` the stop
words, irregular forms and synonyms of each language.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import log, sqrt
from pathlib import Path
from typing import Final

from attrs import field

from paxdesk.desk.rule_text import RULE_ID, RuleParagraph, spoken
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import YamlNode, read_file

STEMMERS: Final = {"en": "english", "fr": "french", "es": "spanish"}
"""Names of the Snowball stemmers by language."""
WORD: Final = re.compile(r"(?:[^\W\d_]\.\s?){2,}|ee\.? ?uu\.?|\d+(?:\.\d+)+|[^\W_]+")
"""Pattern for a word, an abbreviation with dots, or a number such as 5.7.1."""
SATURATION: Final = 0.7
"""Saturation of repeated words; k1 of BM25."""
LENGTH_SHARE: Final = 0.4
"""Influence of a field's length on the weight of its words; b of BM25."""
FIELD_WEIGHTS: Final = (3.0, 1.0, 1.0)
"""Weights of title, phrases and text."""
PHRASE_WEIGHT: Final = 1.6
"""Weight of the phrase or title most similar to the question."""
RELATED_WEIGHT: Final = 0.6
"""Weight of a synonym."""
ASKING_WEIGHT: Final = 0.8
"""Rarity of a question word such as "who"; such words count within phrases only."""
COMPLETENESS: Final = 0.7
"""Exponent of the share of the question that an entry contains."""
HEARD_APART: Final = 0.75
"""Maximum counted distance between two spellings that sound alike, in letters."""
LEAST_SHARE: Final = 0.2
"""Minimum score of a hit, as a share of the best score."""
MOST_HITS: Final = 12
PART_WEIGHTS: Final = {"M": 0.85, "R": 0.85, "V": 0.8, "rules_2012": 0.45}
"""Weights of the first game's Pax-o-matic, rulings, verbs and earlier rules; 1 elsewhere."""
DOUBLE: Final = re.compile(r"(.)\1")
SHORTEST_GUESSED: Final = 5
"""Minimum length of a word that is treated as a misspelling, in letters."""


def search_key(words: str) -> str:
    """Return ``words`` without accents and in lower case, with straight apostrophes."""
    decomposed = unicodedata.normalize("NFD", words.casefold().replace("’", "'"))
    return "".join(each for each in decomposed if not unicodedata.combining(each))


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case, without the dots of abbreviations."""
    return [
        re.sub(r"[.\s]", "", each) if not each[0].isdigit() else each
        for each in WORD.findall(text.casefold())
    ]


@frozen
class SearchLanguage:
    """Word lists of a language for searching, without accents and in lower case.

    ``silent`` are stop words, ``asking`` question words. ``forms`` maps irregular forms to their
    base, ``related`` keys to those of synonyms, ``sounds`` a spelling to another that sounds alike.
    """

    name: str
    silent: frozenset[str]
    asking: frozenset[str]
    forms: Mapping[str, str] = field(eq=False)
    related: Mapping[str, frozenset[str]] = field(eq=False)
    sounds: Mapping[str, str] = field(eq=False, factory=dict)

    def heard(self, word: str) -> str:
        """Return the phonetic form of a word, with double letters reduced to one."""
        for spelling, sound in self.sounds.items():
            word = word.replace(spelling, sound)
        return DOUBLE.sub(r"\1", word)

    def keys(self, word: str) -> tuple[str, ...]:
        """Return the keys of a word: stems derived with and without its accents."""
        bare = search_key(word)
        bare = self.forms.get(bare, bare)
        return tuple(dict.fromkeys((_stem(self.name, bare), search_key(_stem(self.name, word)))))


@frozen
class Term:
    """One word of a question, and its keys with their weights."""

    word: str
    keys: Mapping[str, float]
    asking: bool = False


@frozen
class RuleAnswer:
    """Result of a search: entries with scores, terms of the question, and guessed words."""

    entries: tuple[tuple[RuleParagraph, float], ...]
    terms: tuple[Term, ...] = ()
    guessed: Mapping[str, str] = field(factory=dict)


@frozen
class SearchIndex:
    """Index of a rule book in one language; ``ids`` maps ids to indices of entries."""

    language: SearchLanguage
    entries: tuple[RuleParagraph, ...]
    ids: Mapping[str, int]
    postings: Mapping[str, Mapping[int, float]]
    """Weighted number of occurrences for each key and entry."""
    phrases: tuple[tuple[frozenset[str], ...], ...]
    """For each entry, the words of its phrases, represented by their first keys."""
    known: Mapping[str, int]
    """Words of the book, as returned by :func:`search_key`, with their numbers of occurrences."""

    # --- Reading a question -----------------------------------------------------------------------

    def rarity(self, key: str) -> float:
        """Return the weight of a key: the fewer entries contain it, the higher."""
        count, found = len(self.entries), len(self.postings.get(key, ()))
        return log(1 + (count - found + 0.5) / (found + 0.5))

    def terms(self, question: str) -> tuple[list[Term], dict[str, str]]:
        """Return the terms of a question, and its unknown words with their replacements."""
        words = words_of(question)
        alone = all(search_key(each) in self.language.silent for each in words)
        terms: list[Term] = []
        guessed: dict[str, str] = {}
        for at, word in enumerate(words):
            bare = search_key(word)
            if bare in self.language.asking:
                terms.append(Term(bare, {bare: 1.0}, asking=True))
            elif bare not in self.language.silent or (alone and len(bare) > 1):
                last = at == len(words) - 1
                term, nearest = self._term(word, last and question[-1:].isalnum())
                if term is not None:
                    terms.append(term)
                    if nearest:
                        guessed[word] = nearest
        return terms, guessed

    def _term(self, word: str, unfinished: bool) -> tuple[Term | None, str]:
        """Return the term of a word, and the word guessed for it or "".

        The term is None if a stop word or question word was guessed.
        """
        keys = self._known_keys(word)
        bare = search_key(word)
        if keys:
            if bare not in self.known and (alike := self._nearest(bare, 1)):
                # "Loyality" has the stem of "loyal" and is a slip for "loyalty".
                keys = {**dict.fromkeys(self._known_keys(alike), RELATED_WEIGHT), **keys}
            return Term(bare, keys), ""
        if unfinished and len(bare) >= 3:
            starts = [each for each in self.known if each.startswith(bare)]
            if starts:
                best = sorted(starts, key=lambda each: (-self.known[each], each))[:6]
                return Term(bare, {key: 1.0 for each in best for key in self._known_keys(each)}), ""
        nearest = self._nearest(bare)
        if nearest in self.language.silent or nearest in self.language.asking:
            return None, ""
        if nearest:
            return Term(nearest, self._known_keys(nearest)), nearest
        return Term(bare, {self.language.keys(word)[0]: 1.0}), ""

    def _known_keys(self, word: str) -> dict[str, float]:
        """Return the keys of a word and its synonyms in the book, with their weights."""
        own = self.language.keys(word)
        found = {key: 1.0 for key in own if key in self.postings}
        for key in own:
            for other in self.language.related.get(key, ()):
                if other in self.postings:
                    found.setdefault(other, RELATED_WEIGHT)
        return found

    def _nearest(self, word: str, bound: int = 3) -> str:
        """Return the known word that ``word`` misspells by up to ``bound`` letters, or ""."""
        if len(word) < SHORTEST_GUESSED or word[0].isdigit():
            return ""
        most = min(bound, 1 if len(word) < 6 else 2 if len(word) < 10 else 3)
        best, found = (most + 1.0, 0, ""), ""
        language = self.language
        candidates = (*self.known, *language.forms, *language.silent, *language.asking)
        heard = language.heard(word)
        for each in candidates:
            if len(each) < 3 or abs(len(each) - len(word)) > most:
                continue
            away = distance(word, each, most) + 0.5 * (each[0] != word[0])
            if away > HEARD_APART and language.heard(each) == heard:
                away = HEARD_APART
            worth = (away, -self.known.get(each, 0), each)
            if away <= most and worth < best:
                best, found = worth, each
        return found

    # --- Words in a text --------------------------------------------------------------------------

    def places(self, text: str, terms: Iterable[Term]) -> list[tuple[int, int, float]]:
        """Return the start, end and weight of each word that matches the question."""
        worths: dict[str, float] = {}
        for term in terms:
            if not term.asking:
                worths |= {key: weight * self.rarity(key) for key, weight in term.keys.items()}
        found = []
        for word in WORD.finditer(text):
            keys = self.language.keys("".join(words_of(word.group())))
            worth = max((worths.get(each, 0.0) for each in keys), default=0.0)
            if worth:
                found.append((word.start(), word.end(), worth))
        return found

    def rarest(self, text: str, terms: Iterable[Term]) -> int:
        """Return the position of a question's rarest word in a text, or 0."""
        places = self.places(text, terms)
        return max(places, key=lambda each: (each[2], -each[0]))[0] if places else 0

    # --- Ranking ----------------------------------------------------------------------------------

    def answer(self, question: str, parts: Iterable[str] = ()) -> RuleAnswer:
        """Return the best entries for a question.

        ``parts`` are parts that count fully, such as those of the variants in play.
        """
        exact = self._cited(question)
        terms, guessed = self.terms(question)
        scores = self._scores(terms, frozenset(parts))
        order = sorted(scores, key=lambda each: (-scores[each], each))
        best = scores[order[0]] if order else 0.0
        kept = [each for each in order if scores[each] >= best * LEAST_SHARE]
        ranked = [*exact, *(each for each in kept if each not in exact)][:MOST_HITS]
        top = best + 1.0
        found = tuple((self.entries[each], scores.get(each, 0.0) or top) for each in ranked)
        return RuleAnswer(found, tuple(terms), guessed)

    def _cited(self, question: str) -> list[int]:
        """Return the indices of entries cited by id."""
        bare = " ".join(search_key(question).strip(" ?!.,;:¿¡").split())
        whole = self.ids.get(bare, self.ids.get(bare.removeprefix("gl. ")))
        if whole is not None:
            return [whole]
        pieces = (each.strip("?!.,;:¿¡()[]") for each in search_key(question).split())
        named = (self.ids.get(each) for each in pieces if any(map(str.isdigit, each)))
        return list(dict.fromkeys(each for each in named if each is not None))

    def _scores(self, terms: list[Term], parts: frozenset[str]) -> dict[int, float]:
        told = [each for each in terms if not each.asking]
        worths = [self._worth(each) for each in told]
        total = sum(worths) or 1.0
        scores = [0.0] * len(self.entries)
        matched = [0.0] * len(self.entries)
        for term, worth in zip(told, worths, strict=True):
            for entry, share in self._shares(term).items():
                scores[entry] += worth * share
                matched[entry] += worth * min(1.0, share * 2)
        weighed: dict[int, float] = {}
        for number in range(len(self.entries)):
            score = scores[number] * (matched[number] / total) ** COMPLETENESS
            score += PHRASE_WEIGHT * self._likeness(terms, number)
            if score > 0:
                part = self.entries[number].part
                weight = 1.0 if part in parts else PART_WEIGHTS.get(part, 1.0)
                weighed[number] = score * (weight if self.ids.get("e9") is not None else 1.0)
        return weighed

    def _worth(self, term: Term) -> float:
        """Return the weight of a term: the rarity of its word, or else of the rarest synonym."""
        own = [self.rarity(key) for key, weight in term.keys.items() if weight == 1.0]
        return min(own) if own else max(map(self.rarity, term.keys), default=0.0)

    def _shares(self, term: Term) -> dict[int, float]:
        """Return the weighted, saturated frequency of a term in each entry, from 0 to 1."""
        found: dict[int, float] = {}
        worth = self._worth(term) or 1.0
        for key, weight in term.keys.items():
            # A common synonym weighs less than a rare one.
            weight *= min(1.0, self.rarity(key) / worth)
            for entry, times in self.postings.get(key, {}).items():
                share = weight * times / (times + SATURATION)
                found[entry] = max(found.get(entry, 0.0), share)
        return found

    def _likeness(self, terms: list[Term], entry: int) -> float:
        """Return the similarity of the question and an entry's most similar phrase."""
        asked = [(each, ASKING_WEIGHT if each.asking else self._worth(each)) for each in terms]
        whole = sum(worth for _, worth in asked)
        best = 0.0
        for phrase in self.phrases[entry]:
            met = sum(
                worth * max((w for key, w in term.keys.items() if key in phrase), default=0.0)
                for term, worth in asked
            )
            if met:
                size = sum(self._phrase_worth(key) for key in phrase)
                best = max(best, met * sqrt(met * met / (whole * max(size, met))))
        return best

    def _phrase_worth(self, key: str) -> float:
        return ASKING_WEIGHT if key in self.language.asking else self.rarity(key)


def distance(one: str, other: str, most: int) -> int:
    """Return the edit distance of two words, or a number above ``most`` if it is larger.

    Edits add, remove, replace or swap letters.
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        above, earlier = row, before
        row = [at]
        for place, target in enumerate(other, 1):
            cost = min(above[place] + 1, row[-1] + 1, above[place - 1] + (letter != target))
            swapped = at > 1 and place > 1 and letter == other[place - 2] and one[at - 2] == target
            if swapped:
                cost = min(cost, earlier[place - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        before = above
    return row[-1]


# --- Building ------------------------------------------------------------------------------------


@cache
def _stemmer(language: str) -> object:
    import snowballstemmer

    return snowballstemmer.stemmer(STEMMERS.get(language, "english"))


@cache
def _stem(language: str, word: str) -> str:
    stemmed = _stemmer(language).stemWord(word)  # type: ignore[attr-defined]
    assert isinstance(stemmed, str)
    return stemmed


@cache
def search_language(name: str) -> SearchLanguage:
    """Return the search words of a language, or of English if it has none."""
    folder = assets_folder() / "search"
    file = folder / f"{name}.yaml"
    data = _mapping(read_file(file if file.is_file() else folder / "en.yaml"))
    silent = frozenset(search_key(each) for each in _text(data["silent"]).split())
    asking = frozenset(search_key(each) for each in _text(data["asking"]).split())
    forms = {
        search_key(form): search_key(base)
        for base, others in _mapping(data["forms"]).items()
        for form in _text(others).split()
    }
    sounds = {spelling: _text(sound) for spelling, sound in _mapping(data["sounds"]).items()}
    plain = SearchLanguage(name, silent, asking, forms, {}, sounds)
    related: dict[str, set[str]] = {}
    for group in _items(data["related"]):
        keys = {key for word in _text(group).split() for key in plain.keys(word)}
        for key in keys:
            related.setdefault(key, set()).update(keys - {key})
    return SearchLanguage(
        name,
        silent,
        asking,
        forms,
        {key: frozenset(found) for key, found in related.items()},
        sounds,
    )


def read_questions(folder: Path) -> dict[str, tuple[str, ...]]:
    """Return a book's everyday phrases by the ids of their entries."""
    file = folder / "questions.yaml"
    if not file.is_file():
        return {}
    return {
        rule: tuple(_text(each) for each in _items(phrases))
        for rule, phrases in _mapping(read_file(file)).items()
    }


def build(
    name: str, entries: tuple[RuleParagraph, ...], questions: Mapping[str, tuple[str, ...]]
) -> SearchIndex:
    """Return the index of a book in the language ``name``.

    ``questions`` are everyday phrases by the ids of entries.
    """
    language = search_language(name)
    ids: dict[str, int] = {}
    fields: list[tuple[list[str], list[str], list[str]]] = []
    phrases: list[tuple[frozenset[str], ...]] = []
    for number, entry in enumerate(entries):
        english = language.name == "en"
        shown = [each for each in entry.ids if english or is_number(each)]
        ids |= {search_key(each).removeprefix("gl. "): number for each in shown}
        names = [
            each.removeprefix("gl. ").replace("_", " ")
            for each in shown
            if not RULE_ID.fullmatch(each) and not is_number(each)
        ]
        keys = dict.fromkeys((*entry.ids, entry.anchor))
        everyday = [each for rule in keys for each in questions.get(rule, ())]
        titles = [entry.title, *names]
        fields.append(
            (
                [each for title in titles for each in words_of(title)],
                [each for phrase in everyday for each in words_of(phrase)],
                words_of(spoken(entry.text)),
            )
        )
        phrases.append(
            tuple(
                found
                for each in dict.fromkeys((*titles, *everyday))
                if (found := _phrase(language, each))
            )
        )
    known: Counter[str] = Counter(
        search_key(word) for three in fields for words in three for word in words
    )
    postings = _postings(language, fields)
    return SearchIndex(language, entries, ids, postings, tuple(phrases), known)


def is_number(rule: str) -> bool:
    """Return whether an id, such as "E9", is the same in all languages."""
    return (any(map(str.isdigit, rule)) and "_" not in rule) or len(rule) == 1


def _phrase(language: SearchLanguage, phrase: str) -> frozenset[str]:
    words = (search_key(each) for each in words_of(phrase))
    return frozenset(
        key
        for each, word in zip(words, words_of(phrase), strict=True)
        if each not in language.silent
        for key in (language.keys(word)[:1] if each not in language.asking else (each,))
    )


def _postings(
    language: SearchLanguage, fields: list[tuple[list[str], list[str], list[str]]]
) -> dict[str, dict[int, float]]:
    """Return weighted occurrences by key and entry. They count less in long fields."""
    averages = [
        max(1.0, sum(len(three[at]) for three in fields) / max(1, len(fields))) for at in range(3)
    ]
    postings: dict[str, dict[int, float]] = {}
    for number, three in enumerate(fields):
        for words, weight, average in zip(three, FIELD_WEIGHTS, averages, strict=True):
            norm = 1 - LENGTH_SHARE + LENGTH_SHARE * len(words) / average
            for word, times in Counter(words).items():
                if search_key(word) in language.silent:
                    continue
                for key in language.keys(word):
                    found = postings.setdefault(key, {})
                    found[number] = found.get(number, 0.0) + weight * times / norm
    return postings


def _mapping(node: YamlNode) -> dict[str, YamlNode]:
    assert isinstance(node.value, dict)
    return node.value


def _items(node: YamlNode) -> list[YamlNode]:
    assert isinstance(node.value, list)
    return node.value


def _text(node: YamlNode) -> str:
    return str(node.value)
