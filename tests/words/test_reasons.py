"""Every reason that the rules give has words, with the arguments that it gets, and no words are left over."""

from __future__ import annotations

import ast
import logging
from collections import defaultdict
from pathlib import Path

import pytest

import cordon.games.zona.terms
from cordon.games.zona.rules import reasons
from cordon.kernel.decisions import Argument, Grounds, Reason
from cordon.words.catalogue import Words
from cordon.words.narrator import explain
from cordon.words.zona.names import ZonaNamer

RULES = Path(cordon.games.zona.terms.__file__).parent
SAMPLES: dict[str, Argument] = {
    "facility": "archive",
    "area": "dump",
    "to": "swamp",
    "card": "J03-1",
    "what": "trophy",
    "colour": "any",
    "deck": "gear",
}


def given_in_code() -> dict[str, set[int]]:
    """Each ``TOO_TIRED("<rule>", argument…)`` in the rules: with how many arguments a reason is given."""
    names = {name: found.id for name, found in vars(reasons).items() if isinstance(found, Grounds)}
    given: dict[str, set[int]] = defaultdict(set)
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                given[names[node.func.id]].add(len(node.args) - 1)
    return given


GIVEN = given_in_code()


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en", "zona")


def test_every_declared_reason_is_given_by_a_rule() -> None:
    assert set(GIVEN) == set(reasons.ALL)


@pytest.mark.parametrize("id", sorted(GIVEN))
def test_every_reason_has_words(words: Words, caplog: pytest.LogCaptureFixture, id: str) -> None:
    for count in GIVEN[id]:
        args = {name: SAMPLES.get(name, 3) for name in list(reasons.ALL[id].refs)[:count]}
        with caplog.at_level(logging.WARNING):
            text = explain(ZonaNamer(words, ["Tamara"]), Reason(id, "ZO-1", args))
        assert not caplog.text
        assert text.endswith(".")
        assert "ZO-" not in text
        assert "{" not in text


def test_no_words_of_a_reason_are_unused(words: Words) -> None:
    assert {id.removeprefix("reason-zona-") for id in words.ids() if id.startswith("reason-zona-")} == set(GIVEN)


def test_a_reason_counts_what_is_missing(words: Words) -> None:
    args: dict[str, Argument] = {"what": "trophy", "count": 2, "colour": "green"}
    text = explain(ZonaNamer(words, ["Tamara"]), Reason("nothing-to-discard", "ZO-13.4", args))
    assert text == "You do not have 2 green trophies to discard."
    assert "1 trophy to" in explain(
        ZonaNamer(words, []), Reason("nothing-to-discard", "", args | {"count": 1, "colour": "any"})
    )


@pytest.mark.parametrize(
    ("language", "place", "places"),
    [
        ("en", "It works only in a bunker.", "It works only at Moscow’s Eye or in Pripyat."),
        ("de", "Das wirkt nur in einem Bunker.", "Das wirkt nur am Auge Moskaus oder in Pripjat."),
        ("pl", "Działa tylko w bunkrze.", "Działa tylko przy Oku Moskwy albo w Prypeci."),
        ("uk", "Діє лише у бункері.", "Діє лише біля Ока Москви або в Прип’яті."),  # noqa: RUF001
    ],
)
def test_an_item_that_is_bound_to_a_place_names_it(language: str, place: str, places: str) -> None:
    namer = ZonaNamer(Words(language, "zona"), [])
    assert explain(namer, Reason("wrong-place", "ZO-22.14", {"area": "bunker", "to": ""})) == place
    assert explain(namer, Reason("wrong-place", "ZO-22.14", {"area": "moscow_eye", "to": "pripyat"})) == places
