"""The page has its own catalogue; what stands in both is called the same in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cordon.table.protocol import LANGUAGES
from cordon.words.catalogue import Words, languages

SAME = [
    *((f"page-zona-face-{face.upper()}", f"face-{face}") for face in ("plus", "blank", "minus", "hazard")),
    *((f"page-zona-attribute-{name.upper()}", f"attribute-{name}") for name in ("vig", "pro", "int", "wil")),
    *((f"page-zona-group-{group}", f"group-{group}") for group in ("green", "yellow", "red", "bunker", "facility")),
    ("page-zona-market", "market"),
    ("page-zona-trauma", "trauma"),
    ("page-zona-fatigue", "fatigue"),
]

SAME_IN_STALKER = [
    *((f"page-stalker-{name}", f"status-{name}") for name in ("focus", "pinned", "exposed")),
    *((f"page-stalker-part-{part}", f"part-{part}") for part in ("torso", "head")),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "same"), [("zona", SAME), ("stalker", SAME_IN_STALKER)])
def test_the_page_uses_the_words_of_the_game(game: str, same: list[tuple[str, str]], language: str) -> None:
    say = Words(language, game).say
    differing = [
        (ours, say(ours), say(theirs, count=1))
        for ours, theirs in same
        if say(ours).casefold() != say(theirs, count=1).casefold()
    ]
    assert differing == []


@pytest.mark.parametrize("language", languages())
def test_a_player_without_a_name_is_called_the_same_everywhere(language: str) -> None:
    say = Words(language, "zona").say
    assert say("page-player-number", number=2) == say("player", number=2)


def test_table_and_page_speak_the_languages_that_have_catalogues() -> None:
    assert sorted(LANGUAGES) == languages(), "Language in table/protocol.py"
    source = (Path(__file__).parents[2] / "web" / "src" / "lib" / "words.svelte.ts").read_text(encoding="utf-8")
    names = source.partition("LANGUAGE_NAMES")[2].partition("}")[0]
    assert sorted(re.findall(r"^  (\w+):", names, re.MULTILINE)) == languages(), "LANGUAGE_NAMES of the page"
