"""The page has its own catalogue; what stands in both is called the same in both."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from cordon.table.preview import languages_tag
from cordon.table.protocol import LANGUAGES
from cordon.words.catalogue import LOCALES, Words, languages

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

SAME_IN_TWOM = [
    ("page-game-twom", "title-twom"),
    ("page-twom-storage", "sheet-storage"),
    ("page-twom-damage", "sheet-damage"),
    ("page-twom-raid-wounds", "state-wounds"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "same"), [("zona", SAME), ("stalker", SAME_IN_STALKER), ("twom", SAME_IN_TWOM)])
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


def test_the_page_is_told_the_languages_that_have_catalogues_each_by_its_own_name() -> None:
    told = unescape(languages_tag())
    assert sorted(LANGUAGES) == languages()
    assert all(f'"{language}":"{name}"' in told for language, name in OWN_NAMES.items())


OWN_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski", "uk": "Українська"}
TERM = re.compile(r"^page-term-(\w+?)-([\w-]+) = (.+)$", re.MULTILINE)
SPOKEN = ("table", "reasons", "terms", "rules")
"""The catalogues of a game in which questions, answers and refusals stand."""


def pattern(form: str) -> re.Pattern[str]:
    """A form as the page reads it (``web/src/lib/forms.ts``)."""
    first = form[0]
    head = f"[{first}{first.upper()}]" if first.islower() else re.escape(first)
    rest = re.escape(form[1:]).replace(re.escape("*"), r"\w*")
    return re.compile(rf"(?<!\w){head}{rest}(?!\w)")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["zona", "stalker", "twom"])
def test_every_form_of_a_word_of_the_rules_stands_in_some_sentence(game: str, language: str) -> None:
    folder = LOCALES / language
    texts = "\n".join((folder / game / f"{name}.ftl").read_text(encoding="utf-8") for name in SPOKEN)
    found = TERM.findall((folder / "page.ftl").read_text(encoding="utf-8"))
    forms = [(term, form.strip()) for of, term, all_ in found if of == game for form in all_.split(",")]
    source = (Path(__file__).parents[2] / "web" / "src" / game / "glossary.ts").read_text(encoding="utf-8")
    assert {term for term, _ in forms} == set(re.findall(r"^  '?([\w-]+)'?: \[", source, re.MULTILINE))
    assert [(term, form) for term, form in forms if not pattern(form).search(texts)] == []
