"""The rules page: every language tells the same rules, in the order of the digest, and every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cordon
from cordon.kernel.rulebook import ids_in, read_index, sort_key
from cordon.words.catalogue import FALLBACK, LOCALES, Words, languages
from cordon.words.names import FORMS

GAMES = {"stalker": "ST", "zona": "ZO"}
BOOKS = [(language, game) for game in GAMES for language in languages()]
OTHERS = [(language, game) for language, game in BOOKS if language != FALLBACK]
SUMMARY = "0"
"""The chapter that tells how to play in two minutes; the digest has none."""


def messages(language: str, game: str, catalogue: str) -> dict[str, ast.Message]:
    """The messages of a file in their order; what is not Fluent fails the test."""
    body = FluentParser().parse((LOCALES / language / game / catalogue).read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def rules(language: str, game: str) -> dict[str, str]:
    """The rulebook as the page shows it: ids (``ST-7.5``) and texts, in the order of the file."""
    words = Words(language, game)
    found = {}
    for key in messages(language, game, "rulebook.ftl"):
        prefix, _, number = key.removeprefix("rule-").partition("-")
        found[f"{prefix.upper()}-{number.replace('-', '.')}"] = words.say(f"{key}.text")
    return found


def source(game: str) -> Path:
    return Path(cordon.__file__).parent / "games" / game


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_each_rule_has_a_title_and_one_text(language: str, game: str) -> None:
    for key, message in messages(language, game, "rulebook.ftl").items():
        assert re.fullmatch(rf"rule-{GAMES[game].lower()}-\d+(-\d+)?", key)
        assert message.value is not None, key
        assert [attribute.id.name for attribute in message.attributes] == ["text"], key


@pytest.mark.parametrize(("language", "game"), OTHERS)
def test_every_language_has_the_same_rules(language: str, game: str) -> None:
    assert list(rules(language, game)) == list(rules(FALLBACK, game))


@pytest.mark.parametrize("game", GAMES)
def test_rules_stand_in_the_order_of_the_digest_each_in_a_chapter(game: str) -> None:
    ids = list(rules(FALLBACK, game))
    assert ids == sorted(ids, key=sort_key)
    assert {id.partition(".")[0] for id in ids} <= set(ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_the_index_of_the_digest(game: str) -> None:
    known = {rule.id for rule in read_index(source(game) / "content")} | {f"{GAMES[game]}-{SUMMARY}"}
    assert [id for id in rules(FALLBACK, game) if id not in known] == []


@pytest.mark.parametrize(("language", "game"), BOOKS)
def test_a_rule_that_a_text_names_is_there_and_is_the_same_in_every_language(language: str, game: str) -> None:
    book, english = rules(language, game), rules(FALLBACK, game)
    for id, text in book.items():
        assert set(ids_in(text)) == set(ids_in(english[id])), id
        assert set(ids_in(text)) <= set(book), id


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_links_to_a_rule_on_the_page(game: str) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in source(game).rglob("*.py"))
    cited = set(re.findall(rf"\b(?:why\(\s*\"[^\"]+\",|[A-Z_]{{4,}}\()\s*\"({GAMES[game]}-[\d.]+)", code))
    assert cited
    assert cited - set(rules(FALLBACK, game)) == set()


@pytest.mark.parametrize(("language", "game"), OTHERS)
def test_every_language_has_the_same_terms(language: str, game: str) -> None:
    """Cases and genders are a language's own affair."""

    def parts(speaks: str) -> dict[str, list[str]]:
        return {
            key: [attribute.id.name for attribute in message.attributes if attribute.id.name not in FORMS]
            for key, message in messages(speaks, game, "terms.ftl").items()
        }

    assert parts(language) == parts(FALLBACK)
