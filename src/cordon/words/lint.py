"""The catalogues, looked through as files: what is missing, what is left over, what does not fit between languages.

Problems are mistakes. Notes are facts that an author wants to know and that stop nobody: words that nothing uses yet.
Messages that a translation still lacks are listed apart (English is shown instead), because a new game has thousands.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cordon.kernel.added import parts_of, texts_in
from cordon.kernel.content import Need
from cordon.words.catalogue import FALLBACK, LOCALES, catalogues_of, files_of, languages
from cordon.words.names import FORMS
from cordon.words.rations import over_rations
from cordon.words.sources import read_sources

CODE = Path(__file__).parent.parent
_GRAMMAR = re.compile(rf"_({'|'.join((*FORMS, 'id', 'case', 'count', 'size', 'sign', 'cards'))})$")
_ID = re.compile(r"[a-z][A-Za-z0-9_-]*")

BOOK = "scripts-"
"""How the catalogues of a book of scripts begin: their pages get the names of people and places."""

PAGE = "page.ftl"
"""The words of the browser's page: its own tests compare them with its sources."""


class Text(NamedTuple):
    """A message's value, or one of its attributes, where it stands in the files."""

    place: str
    catalogue: str
    variables: frozenset[str]
    shown: frozenset[str]
    """Those variables that stand in the text; others only choose between its variants."""
    references: frozenset[str]
    words: str = ""
    """The text itself; where it has variants, the usual one."""
    digest: str = ""
    """A short sign of all that is written there: another one when a word of it changes."""

    @property
    def file(self) -> str:
        """The catalogue within the folder of its language: ``twom/log.ftl``."""
        return self.place.rpartition(":")[0].split("/", 2)[-1]


class Report(NamedTuple):
    """What was found."""

    problems: list[str]
    notes: list[str]
    untranslated: dict[str, list[str]]
    """By language, where English has a message that the language lacks."""
    stale: dict[str, list[str]]
    """By language, which of its texts were made from another English than today's."""
    texts: int
    languages: list[str]


def check_texts(
    game: str,
    needs: Sequence[Need],
    optional: frozenset[str],
    owned: Sequence[str],
    folder: Path = LOCALES,
    leftovers: bool = True,
) -> Report:
    """Whether the catalogues have every text that is needed, and nothing that is left over.

    Without ``leftovers``, texts that no card needs are not told: the cards themselves could not all be read.
    """
    spoken = languages(folder)
    problems: list[str] = []
    notes: list[str] = []
    shelves = {language: _read(folder, language, game, problems) for language in spoken}
    english = shelves.get(FALLBACK, {})
    for need in needs:
        if need.key not in english:
            place = f"{FALLBACK}/{game}/{need.catalogue}"
            problems.append(f"{need.where}: no English text '{need.key}'; it belongs into locales/{place}")
    needed = {need.key for need in needs} | optional
    referred = {other for text in english.values() for other in text.references}
    for key, text in english.items():
        problems.extend(_check_english(key, text, english, owned))
        if text.catalogue in owned:
            if leftovers and key not in needed and not _is_form_in(key, needed):
                problems.append(f"{text.place}: {key}: is left over; no card needs it")
        elif text.catalogue != PAGE and "." not in key and not _is_used(key, game) and key not in referred:
            notes.append(f"{text.place}: {key}: nothing uses it")
    notes.extend(_rations(english, owned))
    untranslated: dict[str, list[str]] = {}
    stale: dict[str, list[str]] = {}
    for language in spoken:
        if language != FALLBACK:
            problems.extend(_compare(shelves[language], english))
            lacking = [f"{text.place}: {key}" for key, text in english.items() if key not in shelves[language]]
            if lacking:
                untranslated[language] = lacking
            older = [f"{shelves[language][key].place}: {key}" for key in _stale(folder, language, english, shelves)]
            if older:
                stale[language] = older
    return Report(problems, notes, untranslated, stale, sum(map(len, shelves.values())), spoken)


def translated(game: str, language: str, folder: Path = LOCALES) -> dict[str, dict[str, str]]:
    """The English of today that a language has its words for: a digest for each text, by catalogue and key."""
    english, shelf = (_read(folder, each, game, []) for each in (FALLBACK, language))
    found: dict[str, dict[str, str]] = {}
    for key, text in english.items():
        if key in shelf:
            found.setdefault(text.file, {})[key] = text.digest
    return found


class Written(NamedTuple):
    """How much a catalogue has in a language."""

    texts: int
    words: int


def written(game: str, folder: Path = LOCALES) -> dict[str, dict[str, Written]]:
    """How many texts and words each catalogue has, by language."""
    found: dict[str, dict[str, Written]] = {}
    for language in languages(folder):
        for text in _read(folder, language, game, []).values():
            texts, words = found.setdefault(text.file, {}).get(language, Written(0, 0))
            found[text.file][language] = Written(texts + 1, words + len(text.words.split()))
    return found


def check_added_texts(game: str, needs: Sequence[Need], optional: frozenset[str], folder: Path) -> list[str]:
    """Whether a folder that is added brings the English words that it needs, and nothing else. Words that the game has
    already may be used; a translation has no more than English."""
    problems: list[str] = []
    known = _read(LOCALES, FALLBACK, game, [])
    shelves = {language: _read_added(folder, language, problems) for language in languages()}
    english = shelves[FALLBACK]
    for need in needs:
        if need.key not in english and need.key not in known:
            place = need.where.partition(":")[0].rpartition("/")[0] or folder.name
            problems.append(f"{need.where}: no English text '{need.key}'; it belongs into {place}/texts.ftl")
    needed = {need.key for need in needs} | optional
    for key, text in english.items():
        problems.extend(_check_english(key, text, known | english, (text.catalogue,)))
        if key.partition(".")[0] in known:
            problems.append(f"{text.place}: {key}: the game has such a text already")
        elif key not in needed and not _is_form_in(key, needed):
            problems.append(f"{text.place}: {key}: is left over; no card needs it")
    for language, shelf in shelves.items():
        if language != FALLBACK:
            problems.extend(_compare(shelf, english))
    return problems


# --- reading ----------------------------------------------------------------------------------------------------------


class _Names(Visitor):
    """The variables and other messages that a text mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        before = set(self.shown)
        self.visit(node.selector)
        self.shown = before
        for variant in node.variants:
            self.visit(variant.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


class _Words(Visitor):
    """The words of a text; where it has variants, those of the usual one."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            if variant.default:
                self.visit(variant.value)


def _read(folder: Path, language: str, game: str, problems: list[str]) -> dict[str, Text]:
    """All texts of a language by key (attributes as ``item-j01.flavour``)."""
    found: dict[str, Text] = {}
    places: dict[str, str] = {}
    own = catalogues_of(game) if folder == LOCALES else None
    for path in files_of(folder, language, game, own):
        root = own if own is not None and path.is_relative_to(own) else folder
        found |= _read_messages(path, f"{root.name}/{path.relative_to(root).as_posix()}", places, problems)
    return found


def _read_added(folder: Path, language: str, problems: list[str]) -> dict[str, Text]:
    """The texts of a folder of somebody's own; a language may have none."""
    found: dict[str, Text] = {}
    places: dict[str, str] = {}
    for path in (texts_in(part, language) for part in parts_of(folder)):
        name = path.relative_to(folder.parent).as_posix()
        try:
            found |= _read_messages(path, name, places, problems) if path.is_file() else {}
        except UnicodeDecodeError:
            problems.append(f"{name}: not UTF-8 text")
    return found


def _read_messages(path: Path, name: str, places: dict[str, str], problems: list[str]) -> dict[str, Text]:
    found: dict[str, Text] = {}
    text = path.read_text(encoding="utf-8")
    for entry in _parsed(text):
        if isinstance(entry, ast.Junk):
            said = entry.annotations[0] if entry.annotations else None
            what = said.message if said is not None else "unknown"
            problems.append(f"{name}:{_line(text, entry)}: not Fluent: {what}")
        elif isinstance(entry, ast.Message):
            key, place = entry.id.name, f"{name}:{_line(text, entry.id)}"
            if places.setdefault(key, place) != place:
                problems.append(f"{place}: {key}: stands twice; first in {places[key]}")
            found |= _texts_of(entry, place, path.name, text)
    return found


@cache
def _parsed(text: str) -> list[ast.EntryType]:
    """Parsing is the slow part, and the same text is often looked at again."""
    return FluentParser(with_spans=True).parse(text).body


def _line(text: str, node: ast.SyntaxNode) -> int:
    return text.count("\n", 0, node.span.start if node.span is not None else 0) + 1


def _texts_of(message: ast.Message, place: str, catalogue: str, source: str) -> dict[str, Text]:
    key = message.id.name
    parts = [(key, message.value), *((f"{key}.{each.id.name}", each.value) for each in message.attributes)]
    found: dict[str, Text] = {}
    for name, pattern in parts:
        if pattern is not None:
            names = _Names()
            names.visit(pattern)
            words = _Words()
            words.visit(pattern)
            said = " ".join("".join(words.parts).split())
            digest = _digest(source, pattern)
            variables, shown = frozenset(names.variables), frozenset(names.shown)
            found[name] = Text(place, catalogue, variables, shown, frozenset(names.references), said, digest)
    return found


def _digest(source: str, pattern: ast.Pattern) -> str:
    """How lines are broken does not count."""
    span = pattern.span
    assert span is not None
    return f"{crc32(' '.join(source[span.start : span.end].split()).encode()):08x}"


# --- English ----------------------------------------------------------------------------------------------------------


def _check_english(key: str, text: Text, english: dict[str, Text], owned: Sequence[str]) -> Iterator[str]:
    for other in sorted(text.references):
        if other not in english:
            yield f"{text.place}: {key}: refers to '{other}', which is no message"
    if text.variables and text.catalogue in owned and not text.catalogue.startswith(BOOK):
        yield f"{text.place}: {key}: a card's text gets no arguments, but wants ${', $'.join(sorted(text.variables))}"


def _rations(english: dict[str, Text], owned: Sequence[str]) -> Iterator[str]:
    """Catalogues of stories that use some trick too often."""
    for catalogue in owned:
        texts = [text for text in english.values() if text.catalogue == catalogue]
        over = list(over_rations([text.words for text in texts]))
        if over:
            yield f"{texts[0].place.rpartition(':')[0]}: more often than the style sheet allows: {'; '.join(over)}"


def _is_used(key: str, game: str) -> bool:
    own = catalogues_of(game)
    words, patterns = _spoken_in_code((CODE,) if own is None else (CODE, own.parent))
    return key in words or any(pattern.fullmatch(key) for pattern in patterns)


@cache
def _spoken_in_code(folders: tuple[Path, ...]) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Message ids that stand in the code: whole, as beginnings (``item-``), with gaps (``log-{game}-{event}``), or as
    what a reference names (``Ref("item")``)."""
    words: set[str] = set()
    patterns: set[str] = set()
    for path in (path for folder in folders for path in folder.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                word = node.value.partition(".")[0]
                if word.endswith("-") and _ID.fullmatch(word):
                    patterns.add(re.escape(word) + ".+")
                elif _ID.fullmatch(word):
                    words.add(word)
            elif isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "Ref":
                sorts = [part.value for part in node.args if isinstance(part, python.Constant)]
                patterns.update(f"{re.escape(str(sort))}-.+" for sort in sorts)
            elif isinstance(node, python.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, python.Constant) else "[A-Za-z0-9_-]+"
                    for part in node.values
                ]
                if _ID.match(parts[0]) and "-" in parts[0]:
                    patterns.add("".join(parts).partition("\\.")[0])
    return frozenset(words), tuple(re.compile(pattern) for pattern in sorted(patterns))


def _is_form_in(key: str, messages: Container[str]) -> bool:
    """Whether it is a case or a gender of one of these messages."""
    message, _, attribute = key.partition(".")
    return attribute in FORMS and message in messages


# --- other languages --------------------------------------------------------------------------------------------------


def _compare(shelf: dict[str, Text], english: dict[str, Text]) -> Iterator[str]:
    """A translation has the messages of English with the same arguments; cases and genders are its own affair, and by
    what it chooses among its variants."""
    for key, text in shelf.items():
        if key not in english:
            if not _is_form_in(key, english):
                yield f"{text.place}: {key}: there is no such message in English"
            continue
        wanted, found = _stems(english[key].variables), _stems(text.variables)
        if not found <= wanted or not _stems(english[key].shown) <= found:
            yield f"{text.place}: {key}: has the arguments {_named(found)}; English has {_named(wanted)}"


def _stale(folder: Path, language: str, english: dict[str, Text], shelves: dict[str, dict[str, Text]]) -> Iterator[str]:
    """Texts of a language whose English is not what they were made from."""
    sources = read_sources(folder, language)
    for key, text in english.items():
        if key in shelves[language] and text.file in sources and sources[text.file].get(key) != text.digest:
            yield key


def _stems(names: Iterable[str]) -> set[str]:
    """The arguments by their stem: ``$area_locative`` and ``$area_id`` are grammar around ``$area``."""
    return {_GRAMMAR.sub("", name) for name in names}


def _named(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"
