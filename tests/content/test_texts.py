"""Texts: every one that a card needs is there, none is left over, and languages agree about arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.games.zona.content_files import FOLDER
from tests.content.broken import change, change_card, copy_of_content, copy_of_locales, texts


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    return copy_of_locales(tmp_path)


def put(locales: Path, name: str, text: str) -> None:
    path = locales / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_the_texts_that_ship_have_no_problem(locales: Path) -> None:
    report = texts(FOLDER, locales)
    assert report.problems == []
    assert report.texts > 2000


MISSING = {
    "the flavour of an item": (
        "items.ftl",
        ".flavour = The mirror",
        ".flavor = The mirror",
        "characters.yaml: lidija: field 'id'",
        "item-lidija_1.flavour",
    ),
    "a choice of an event": (
        "events-green.ftl",
        "event-g01-headquarters-pick-2 =",
        "event-g01-headquarters-pick-3 =",
        "events-green.yaml: G01: field 'headquarters.0.failure.0.2'",
        "event-g01-headquarters-pick-2",
    ),
    "a paragraph": (
        "events-archive.ftl",
        "event-a01-1 =",
        "event-a01-9 =",
        "events-archive.yaml: A01: field 'paragraphs[0]'",
        "event-a01-1",
    ),
    "an offer": (
        "offers.ftl",
        "offer-bed =",
        "offer-bench =",
        "board.yaml: inn: field 'offers[0].id'",
        "offer-bed",
    ),
    "the button of an area": (
        "areas.ftl",
        ".action = Climb down",
        ".actoin = Climb down",
        "board.yaml: quarry: field 'id'",
        "area-quarry.action",
    ),
    "the rules of a token with an ability": (
        "threats.ftl",
        ".rules = If you flee",
        ".rulse = If you flee",
        "threats.yaml: MUT-G-6: field 'id'",
        "threat-mut-g-6.rules",
    ),
}


@pytest.mark.parametrize("what", MISSING)
def test_a_missing_text_and_the_one_left_over_are_told(locales: Path, what: str) -> None:
    catalogue, old, new, where, key = MISSING[what]
    change(locales, f"en/zona/{catalogue}", old, new)
    missing, left_over = texts(FOLDER, locales).problems
    assert missing == f"{where}: no English text '{key}'; it belongs into locales/en/zona/{catalogue}"
    assert left_over.startswith(f"locales/en/zona/{catalogue}:")
    assert left_over.endswith(": is left over; no card needs it")


def test_a_form_of_a_name_is_left_over_only_where_the_name_is(locales: Path) -> None:
    change(locales, "en/zona/areas.ftl", "area-quarry = Quarry", "area-quarry = Quarry\n    .genitive = of the Quarry")
    assert texts(FOLDER, locales).problems == []
    change(locales, "en/zona/areas.ftl", ".genitive = of the Quarry", ".genitief = of the Quarry")
    (left_over,) = texts(FOLDER, locales).problems
    assert left_over.endswith("area-quarry.genitief: is left over; no card needs it")


def test_a_verb_without_words_is_told(locales: Path) -> None:
    change(locales, "en/zona/rules.ftl", "op-zona-heal =", "op-zona-heel =")
    assert texts(FOLDER, locales).problems == [
        "the op 'heal': no English text 'op-zona-heal'; it belongs into locales/en/zona/rules.ftl"
    ]


def test_a_new_card_lacks_its_texts_and_nothing_else_is_left_over(tmp_path: Path, locales: Path) -> None:
    folder = copy_of_content(tmp_path)
    change_card(folder, "locks.yaml", "L7", "- id: L8", "- id: L9")
    found = texts(folder, locales).problems
    assert found[:2] == [
        "locks.yaml: L9: field 'id': no English text 'lock-l9'; it belongs into locales/en/zona/news.ftl",
        "locks.yaml: L9: field 'id': no English text 'lock-l9.story'; it belongs into locales/en/zona/news.ftl",
    ]
    assert [problem.split(": ")[1] for problem in found[2:]] == ["lock-l8", "lock-l8.story"]


def test_a_broken_card_does_not_make_its_texts_look_left_over(tmp_path: Path, locales: Path) -> None:
    folder = copy_of_content(tmp_path)
    change_card(folder, "locks.yaml", "L8", "ways:", "way:")
    assert texts(folder, locales).problems == []


def test_what_is_not_fluent_is_told_with_its_line(locales: Path) -> None:
    put(locales, "en/zona/more.ftl", "# a comment\n\ngood = Good\nbad = { $unclosed\n")
    (problem,) = texts(FOLDER, locales).problems
    assert problem.startswith("locales/en/zona/more.ftl:4: not Fluent: ")


def test_a_message_that_stands_twice_is_told_with_both_places(locales: Path) -> None:
    put(locales, "en/zona/more.ftl", "item-j06 = Once more\n")
    found = texts(FOLDER, locales).problems
    assert any(
        "more.ftl:1: item-j06: stands twice; first in locales/en/zona/items.ftl:" in problem for problem in found
    )


def test_a_reference_to_no_message_is_told(locales: Path) -> None:
    change(locales, "en/zona/terms.ftl", "the { area-inn }", "the { area-in }")
    (problem,) = texts(FOLDER, locales).problems
    assert problem.endswith(": place-inn: refers to 'area-in', which is no message")


def test_a_story_gets_no_arguments(locales: Path) -> None:
    change(locales, "en/zona/items.ftl", "item-j06 =", "item-j06 = { $who }")
    (problem,) = texts(FOLDER, locales).problems
    assert problem.endswith(": item-j06: a card's text gets no arguments, but wants $who")


def test_words_that_nothing_uses_are_listed_and_stop_nobody(locales: Path) -> None:
    put(locales, "en/zona/more.ftl", "never-spoken = Never\n")
    report = texts(FOLDER, locales)
    assert report.problems == []
    assert "locales/en/zona/more.ftl:1: never-spoken: nothing uses it" in report.notes


def test_words_that_code_or_another_message_uses_are_not_listed(locales: Path) -> None:
    listed = {note.split(": ")[1] for note in texts(FOLDER, locales).notes}
    assert not listed & {"list-pair", "log-zona-moved", "reason-zona-too-tired", "place-inn", "attribute-vig"}


def test_what_a_translation_lacks_is_listed_and_stops_nobody(locales: Path) -> None:
    put(locales, "de/ui.ftl", "list-pair = { $a } und { $b }\n")
    report = texts(FOLDER, locales)
    assert report.languages == ["de", "en"]
    assert report.problems == []
    lacking = report.untranslated["de"]
    assert any(place.endswith(": list-more") for place in lacking)
    assert not any(place.endswith(": list-pair") for place in lacking)


def test_a_translation_has_the_arguments_of_english(locales: Path) -> None:
    put(locales, "de/ui.ftl", "list-pair = { $a } und mehr\n")
    assert texts(FOLDER, locales).problems == [
        "locales/de/ui.ftl:1: list-pair: has the arguments $a; English has $a, $b"
    ]


def test_grammar_around_an_argument_is_the_translations_own_affair(locales: Path) -> None:
    put(locales, "pl/zona/log.ftl", "log-zona-passed = { $seat_gender -> \n    [f] x\n   *[m] { $seat }\n }\n")
    put(locales, "pl/zona/terms.ftl", "place-inn = Zajazd\n    .locative = Zajeździe\n")
    assert texts(FOLDER, locales).problems == []


def test_a_message_that_english_lacks_is_told(locales: Path) -> None:
    put(locales, "de/ui.ftl", "nur-deutsch = Ja\n")
    assert texts(FOLDER, locales).problems == ["locales/de/ui.ftl:1: nur-deutsch: there is no such message in English"]


def test_a_trick_that_wears_out_is_told_and_stops_nobody(locales: Path) -> None:
    change(locales, "en/zona/items.ftl", "item-j06 =", "item-j06 = Eleven, eleven, eleven, eleven, eleven and eleven")
    report = texts(FOLDER, locales)
    assert report.problems == []
    assert any(
        "items.ftl: more often than the style sheet allows" in note and "eleven" in note for note in report.notes
    )
