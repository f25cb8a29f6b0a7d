"""The catalogues: Fluent files under ``locales/<language>``, looked up by message id.

Nothing else reads ``.ftl`` files. A message that a language lacks comes from English, so that a half-finished
translation is playable; an id that no language has is a bug of ours and raises.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

from cordon.games.registry import packs
from cordon.kernel.added import added, parts_of, texts_in
from cordon.kernel.errors import ContentError, OptionError
from cordon.kernel.once import once
from cordon.kernel.pack import locales_of

LOCALES = Path(os.environ.get("CORDON_LOCALES") or Path(__file__).parent.parent / "locales")
"""The folder of all languages; one of somebody's own may stand in its place, to try a translation."""
FALLBACK = "en"
LATELY = 20_000
"""How much of what was said in a language about a game is kept: the same few thousand sentences come up at every
table."""

T = TypeVar("T")
log = logging.getLogger(__name__)

# Not ``str.split``: it would also swallow the no-break spaces that translators set on purpose.
_BLANKS = re.compile(r"[ \t\r\n]+")
_TEXT = re.compile(r"[^{}\n]*")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Words:
    """The words of one game in one language: those at the top of the language's folder and those of the game's own.

    Cheap to make: each of the files behind it is read once.
    """

    def __init__(self, language: str, game: str, folder: Path = LOCALES) -> None:
        available = languages(folder)
        if language not in available:
            raise OptionError(f"no language {language!r}; there are {', '.join(available)}")
        self.language = language
        self.game = game
        self.folder = folder
        own = catalogues_of(game) if folder == LOCALES else None
        others = added_to(game) if folder == LOCALES else ()
        self._shelves, self._keys, self._kept = _shelves(folder, language, game, own, others)

    def say(self, id: str, /, **args: object) -> str:
        """The message ``id`` (an attribute as ``item-j01.flavour``) on one line; ``KeyError`` if no language has it.

        An argument that the message wants and does not get is shown by its name, and logged.
        """
        if bool in map(type, args.values()):
            args = {name: _told(value) for name, value in args.items()}
        return self._shelf_of(id).say(id, *args.items())

    def has(self, id: str) -> bool:
        """Whether ``say`` would find the message or attribute, in this language or in English."""
        return id in self._keys

    def takes(self, id: str) -> frozenset[str]:
        """The arguments that the message ``id`` makes use of, in any of its variants: nobody needs to work out the
        others."""
        return self._shelf_of(id).takes(id)

    def kept(self, how: Hashable, thing: T, make: Callable[[T], str]) -> str:
        """What is said of a thing of the content, such as a script, in one way or another: it is the same in every
        match, and so it is put together once. Only the very same thing is known again."""
        known = self._kept.get((how, id(thing)))
        if known is not None and known[0] is thing:
            return known[1]
        if len(self._kept) >= LATELY:
            self._kept.clear()
        text = make(thing)
        self._kept[how, id(thing)] = (thing, text)
        return text

    def _shelf_of(self, id: str) -> _Shelf:
        """Where the message ``id`` stands."""
        for shelf in self._shelves:
            if id in shelf.keys:
                return shelf
        raise KeyError(id)

    def has_own(self, id: str) -> bool:
        """Whether this language has the message or attribute itself."""
        return id in self._shelves[0].keys

    def ids(self) -> set[str]:
        """Every message id, without attributes; for linters and tests."""
        return {id for shelf in self._shelves for id in shelf.ids}

    def languages(self) -> list[str]:
        """The languages that could have been asked for."""
        return languages(self.folder)


def languages(folder: Path = LOCALES) -> list[str]:
    """The languages that have a folder with words in it."""
    return sorted(path.name for path in folder.iterdir() if path.is_dir() and any(path.rglob("*.ftl")))


def catalogues_of(game: str) -> Path | None:
    """The folder where a pack keeps catalogues of its own: ``<language>/*.ftl``. Ours have none."""
    return locales_of(packs()[game]) if game in packs() else None


def added_to(game: str) -> tuple[Path, ...]:
    """The folders of missions and campaigns that this process has added to a game."""
    return added() if game in packs() and packs()[game].missions else ()


def _told(value: object) -> object:
    """Yes and no as a word, which is something else than 1 and 0."""
    return ("true" if value else "false") if isinstance(value, bool) else value


def _plain(value: object) -> object:
    """Numbers without a thousands separator: prices are printed as on the cards, in every language."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


class _Shelf(NamedTuple):
    """What one language has for one game: the ids of its messages, everything that can be said, attributes too, how to
    say it, and what that takes."""

    ids: frozenset[str]
    keys: frozenset[str]
    say: Callable[..., str]
    takes: Callable[[str], frozenset[str]]


def _sayer(bundle: FluentBundle) -> Callable[..., str]:
    """Puts messages into words, with pairs of names and values. Names and labels come again and again, so what was said
    lately is kept."""

    @lru_cache(LATELY)
    def say(id: str, *values: tuple[str, object]) -> str:
        message, _, attribute = id.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # only what is among the keys is said
        text, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in values})
        for error in errors:
            log.warning("message %s: %s", id, error)
        return _BLANKS.sub(" ", str(text)).strip()

    return say


def _taker(messages: Mapping[str, ast.Message]) -> Callable[[str], frozenset[str]]:
    """Knows what messages take, as far as they refer to each other as well."""

    @cache
    def takes(id: str) -> frozenset[str]:
        message, _, attribute = id.partition(".")
        entry = messages[message]
        pattern = (
            next(each.value for each in entry.attributes if each.id.name == attribute) if attribute else entry.value
        )
        asked = _Asked(takes)
        asked.visit(pattern)
        return frozenset(asked.names)

    return takes


class _Asked(Visitor):
    """The arguments that a text asks for."""

    def __init__(self, takes: Callable[[str], frozenset[str]]) -> None:
        self.takes = takes
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names |= self.takes(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # what it gets is written beside it
        pass


@once
def _shelves(
    folder: Path, language: str, game: str, own: Path | None, others: tuple[Path, ...]
) -> tuple[tuple[_Shelf, ...], frozenset[str], dict[tuple[Hashable, int], tuple[Any, str]]]:
    """Where the words of a language stand, in the order in which they are looked for, all that can be said, and room
    for what is kept."""
    available = languages(folder)
    chain = [name for name in dict.fromkeys((language, FALLBACK)) if name in available]
    found = tuple(_shelf(folder, name, game, own, others) for name in chain)
    return found, frozenset[str]().union(*(shelf.keys for shelf in found)), {}


@once
def _shelf(folder: Path, language: str, game: str, own: Path | None, others: tuple[Path, ...]) -> _Shelf:
    """All files of a language for a game in one bundle. What does not parse or occurs twice would vanish without a
    word, so it is a content error."""
    bundle = FluentBundle([language], use_isolating=False)
    messages: dict[str, ast.Message] = {}
    keys: set[str] = set()
    problems: list[str] = []
    parts = [part for other in others for part in parts_of(other)]
    theirs = [path for part in parts if (path := texts_in(part, language)).is_file()]
    roots = [root for root in (folder, own, *(other.parent for other in others)) if root is not None]
    for path in (*files_of(folder, language, game, own), *theirs):
        resource = _parsed(path)
        where = path.relative_to(next(root for root in roots if path.is_relative_to(root)))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                error = entry.annotations[0]
                line = path.read_text(encoding="utf-8").count("\n", 0, error.span.start if error.span else 0) + 1
                problems.append(f"{where}:{line}: {error.message or 'not Fluent'}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in messages:
                    problems.append(f"{where}: {entry.id.name} is there twice")
                messages[entry.id.name] = entry
                keys.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
                if entry.value is not None:
                    keys.add(entry.id.name)
        bundle.add_resource(resource)
    if problems:
        raise ContentError(problems)
    return _Shelf(frozenset(messages), frozenset(keys), _sayer(bundle), _taker(messages))


def files_of(folder: Path, language: str, game: str, own: Path | None) -> Iterator[Path]:
    """What a language has for every game, and for this one: in the same place, and in the game's own."""
    yield from sorted((folder / language).glob("*.ftl"))
    yield from sorted((folder / language / game).rglob("*.ftl"))
    if own is not None:
        yield from sorted((own / language).rglob("*.ftl"))


@once
def _parsed(path: Path) -> ast.Resource:
    """A file as Fluent understands it: those at the top of a language's folder are in the words of every game."""
    return Parser().parse(path.read_text(encoding="utf-8"))


class Parser(FluentParser):
    """The library's parser, but text and names are taken in one piece: it takes them sign by sign, and they are nearly
    all that a catalogue is made of. Where things stand is not noted."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return ast.TextElement(_taken(ps, _TEXT))

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        name = _taken(ps, _NAME)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name)


def _taken(ps: FluentParserStream, pattern: re.Pattern[str]) -> str:
    """What fits the pattern from here on; the stream goes on behind it."""
    found = pattern.match(ps.string, ps.index)
    text = found[0] if found is not None else ""
    ps.index += len(text)
    ps.peek_offset = 0
    return text
