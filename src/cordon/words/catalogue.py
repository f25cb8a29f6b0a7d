"""The catalogues: Fluent files under ``locales/<language>``, looked up by message id.

Nothing else reads ``.ftl`` files. A message that a language lacks comes from English, so that a half-finished
translation is playable; an id that no language has is a bug of ours and raises.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from cordon.kernel.errors import ContentError, OptionError

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"

log = logging.getLogger(__name__)

# Not ``str.split``: it would also swallow the no-break spaces that translators set on purpose.
_BLANKS = re.compile(r"[ \t\r\n]+")


class Words:
    """The words of one game in one language: those at the top of the language's folder and those of the game's own.

    Cheap to make: the files behind it are read once per language and game.
    """

    def __init__(self, language: str, game: str, folder: Path = LOCALES) -> None:
        available = languages(folder)
        if language not in available:
            raise OptionError(f"no language {language!r}; there are {', '.join(available)}")
        self.language = language
        self.game = game
        self.folder = folder
        chain = dict.fromkeys((language, FALLBACK))
        self._shelves = [_shelf(folder, name, game) for name in chain if name in available]

    def say(self, id: str, /, **args: object) -> str:
        """The message ``id`` (an attribute as ``item-j01.flavour``) on one line; ``KeyError`` if no language has it.

        An argument that the message wants and does not get is shown by its name, and logged.
        """
        for shelf in self._shelves:
            pattern = shelf.find(id)
            if pattern is not None:
                values = {name: _plain(value) for name, value in args.items()}
                text, errors = shelf.bundle.format_pattern(pattern, values)
                for error in errors:
                    log.warning("message %s: %s", id, error)
                return _BLANKS.sub(" ", str(text)).strip()
        raise KeyError(id)

    def has(self, id: str) -> bool:
        """Whether ``say`` would find the message or attribute, in this language or in English."""
        return any(shelf.find(id) is not None for shelf in self._shelves)

    def ids(self) -> set[str]:
        """Every message id, without attributes; for linters and tests."""
        return {id for shelf in self._shelves for id in shelf.ids}

    def languages(self) -> list[str]:
        """The languages that could have been asked for."""
        return languages(self.folder)


def languages(folder: Path = LOCALES) -> list[str]:
    """The languages that have a folder with words in it."""
    return sorted(path.name for path in folder.iterdir() if path.is_dir() and any(path.rglob("*.ftl")))


def _plain(value: object) -> object:
    """Numbers without a thousands separator: prices are printed as on the cards, in every language."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


class _Shelf(NamedTuple):
    """What one language has for one game."""

    bundle: FluentBundle
    ids: frozenset[str]

    def find(self, id: str) -> Pattern | None:
        message, _, attribute = id.partition(".")
        if message not in self.ids:
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value


@cache
def _shelf(folder: Path, language: str, game: str) -> _Shelf:
    """All files of a language for a game in one bundle. What does not parse or occurs twice would vanish without a
    word, so it is a content error."""
    bundle = FluentBundle([language], use_isolating=False)
    ids: set[str] = set()
    problems: list[str] = []
    for path in _files(folder / language, game):
        text = path.read_text(encoding="utf-8")
        resource = FluentResource(text)
        where = path.relative_to(folder)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                what = entry.annotations[0].message if entry.annotations else None
                problems.append(f"{where}:{line}: {what or 'not Fluent'}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in ids:
                    problems.append(f"{where}: {entry.id.name} is there twice")
                ids.add(entry.id.name)
        bundle.add_resource(resource)
    if problems:
        raise ContentError(problems)
    return _Shelf(bundle, frozenset(ids))


def _files(folder: Path, game: str) -> Iterator[Path]:
    yield from sorted(folder.glob("*.ftl"))
    yield from sorted((folder / game).rglob("*.ftl"))
