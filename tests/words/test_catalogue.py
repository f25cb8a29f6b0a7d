"""The catalogues: fall-back per message, attributes, and loud errors for what would vanish without a word."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cordon.kernel.errors import ContentError, OptionError
from cordon.words.catalogue import LOCALES, Parser, Words, languages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """English complete, German half-finished, and a game of its own."""
    put(tmp_path, "en/ui.ftl", "greeting = Hello\n    .long = Hello, { $who }\nonly-english = Yes\n")
    put(
        tmp_path,
        "en/toy/cards.ftl",
        "card =\n    Two\n    lines\nprice = { $n ->\n    [one] one\n   *[other] { $n }\n }\n",
    )
    put(tmp_path, "en/other/cards.ftl", "card = Of another game\nelsewhere = Elsewhere\n")
    put(tmp_path, "de/ui.ftl", "greeting = Hallo\n")
    (tmp_path / "empty").mkdir()
    return tmp_path


def put(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_language_speaks_for_itself_and_english_for_what_it_lacks(folder: Path) -> None:
    german = Words("de", "toy", folder)
    assert german.say("greeting") == "Hallo"
    assert german.say("only-english") == "Yes"


def test_a_missing_attribute_falls_back_alone(folder: Path) -> None:
    assert Words("de", "toy", folder).say("greeting.long", who="Oleg") == "Hello, Oleg"


def test_a_text_is_one_line(folder: Path) -> None:
    assert Words("en", "toy", folder).say("card") == "Two lines"


def test_no_break_spaces_stay(folder: Path) -> None:
    put(folder, "en/toy/more.ftl", "money = 100\u00a0₽\n")
    assert Words("en", "toy", folder).say("money") == "100\u00a0₽"


def test_numbers_choose_the_plural_and_have_no_separator(folder: Path) -> None:
    words = Words("en", "toy", folder)
    assert words.say("price", n=1) == "one"
    assert words.say("price", n=1000) == "1000"


def test_what_was_said_lately_is_not_said_of_something_else(folder: Path) -> None:
    put(folder, "en/toy/more.ftl", "is-set = { $n ->\n    [true] yes\n    [1] one\n   *[other] { $n }\n }\n")
    words = Words("en", "toy", folder)
    assert [words.say("is-set", n=n) for n in (True, 1, "1", 2, 1, True)] == ["yes", "one", "1", "2", "one", "yes"]
    assert [words.say("greeting.long", who=who) for who in ("Ann", "Bob", "Ann")] == [
        "Hello, Ann",
        "Hello, Bob",
        "Hello, Ann",
    ]


@pytest.mark.parametrize("id", ["nothing-here", "greeting.short", "elsewhere"])
def test_an_id_that_no_language_has_raises_with_its_name(folder: Path, id: str) -> None:
    words = Words("de", "toy", folder)
    assert not words.has(id)
    with pytest.raises(KeyError, match=id):
        words.say(id)


def test_a_missing_argument_is_logged_and_shown(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        text = Words("en", "toy", folder).say("greeting.long")
    assert "who" in text
    assert "greeting.long" in caplog.text


def test_a_wrong_language_names_those_there_are(folder: Path) -> None:
    assert languages(folder) == ["de", "en"]
    with pytest.raises(OptionError, match="'xx'; there are de, en"):
        Words("xx", "toy", folder)


def test_what_does_not_parse_is_named_by_file_and_line(folder: Path) -> None:
    put(folder, "en/toy/broken.ftl", "good = Good\n\nbad line\n")
    with pytest.raises(ContentError, match=r"en/toy/broken\.ftl:3"):
        Words("en", "toy", folder)


def test_an_id_that_is_there_twice_is_an_error(folder: Path) -> None:
    put(folder, "en/toy/twice.ftl", "greeting = Again\n")
    with pytest.raises(ContentError, match=r"twice\.ftl: greeting"):
        Words("en", "toy", folder)


def test_the_files_of_a_language_and_game_are_read_once(folder: Path) -> None:
    first = Words("en", "toy", folder)
    put(folder, "en/toy/later.ftl", "later = Later\n")
    assert not Words("en", "toy", folder).has("later")
    assert first.say("greeting") == "Hello"


# --- the parser -------------------------------------------------------------------------------------------------------


def read_alike(text: str) -> bool:
    """Whether our quicker parser reads a text as the library's own does, mistakes and all."""
    ours, theirs = Parser().parse(text), FluentParser(with_spans=False).parse(text)
    junk = [[entry for entry in each.body if isinstance(entry, ast.Junk)] for each in (ours, theirs)]
    told = [[(error.code, error.message, error.span) for entry in some for error in entry.annotations] for some in junk]
    places = [[(span.start, span.end) for _, _, span in some if span is not None] for some in told]
    return ours.equals(theirs) and places[0] == places[1] and [t[:2] for t in told[0]] == [t[:2] for t in told[1]]


@pytest.mark.parametrize("language", languages())
def test_the_parser_reads_every_catalogue_as_the_librarys_own_does(language: str) -> None:
    paths = sorted((LOCALES / language).rglob("*.ftl"))
    assert paths
    assert [path for path in paths if not read_alike(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "text",
    [
        "", "key", "key =", "key = }", "key = {", "key = { $ }", "key = {-}", "1key = x", "= x", "- = x", "-term = x",
        "key = x\n    .\n", "key =\n    .long = x\n", "key = x\n  [y\n", "key = x\n y\n\n z\nother = w",
        "key = { $n ->\n    [one] x\n   *[other] y { -term }\n }z\n", 'key = {"{"}x', "ключ = x", "key = x\t",
        "key = a{ NUMBER($n, x: 1) }b{ other.attr }", "# comment\nkey = x\n## group\n### all\n", "key = x\n}\nk = y",
    ],
)  # fmt: skip
def test_the_parser_reads_odd_texts_as_the_librarys_own_does(text: str) -> None:
    assert read_alike(text)
