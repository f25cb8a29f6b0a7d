"""The words of the decks: every card has its name in every language, and its English lines keep to their length."""

from __future__ import annotations

import pytest

from cordon.games.stalker.content_files import FOLDER
from cordon.games.stalker.content_tools import CATALOGUES, TOOLS, check
from cordon.words.catalogue import LOCALES, Words, languages
from cordon.words.lint import check_texts


def test_every_text_that_a_card_needs_is_there_and_none_is_left_over() -> None:
    found = check(TOOLS.folder)
    report = check_texts("stalker", found.needs, found.optional, found.owned)
    assert report.problems == []


STORIES = "campaign.ftl"
"""Stories are told in English."""


@pytest.mark.parametrize("language", languages())
def test_every_name_of_a_card_is_there_in_every_language(language: str) -> None:
    catalogues = [catalogue for catalogue in CATALOGUES if catalogue != STORIES]
    spoken = {
        line.partition(" =")[0]
        for catalogue in catalogues
        if (path := LOCALES / language / "stalker" / catalogue).exists()
        for line in path.read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha()
    }
    names = {need.key for need in check(FOLDER).needs if "." not in need.key and need.catalogue in catalogues}
    ours = {key for key in names if key.startswith(("loot-", "unknown-", "tile-", "patch-", "space-"))}
    assert names - ours <= spoken


def test_a_line_of_flavour_has_fewer_than_15_words() -> None:
    words = Words("en", "stalker")
    for need in check(FOLDER).needs:
        if need.key.endswith(".flavour"):
            assert len(words.say(need.key).split()) < 15, need.key


def test_no_two_cards_have_the_same_line() -> None:
    words = Words("en", "stalker")
    lines = [words.say(need.key) for need in check(FOLDER).needs if need.key.endswith((".flavour", ".story"))]
    assert len(set(lines)) == len(lines)


def test_a_random_event_is_told_in_25_to_60_words() -> None:
    words = Words("en", "stalker")
    for need in check(FOLDER).needs:
        if need.catalogue == "events.ftl" and need.key.endswith(".story"):
            assert 25 <= len(words.say(need.key).split()) <= 60, need.key
