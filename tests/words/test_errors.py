"""Every error with a code has words in every language, with the arguments that it gets, and no words are left over."""

from __future__ import annotations

import ast
import logging
from collections import defaultdict

import pytest

from cordon.kernel.errors import OptionError, SaveError, SetupError, UndoRefused
from cordon.words.catalogue import Words, languages
from cordon.words.errors import tell_error
from cordon.words.lint import CODE

CODED = {"SaveError": SaveError, "SetupError": SetupError, "UndoRefused": UndoRefused}

SAMPLES: dict[str, object] = {"why": SetupError("setup-no-person")}


def errors_in_code() -> dict[str, list[set[str]]]:
    """Each error that is raised with a code, with the names of its arguments, call by call."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for path in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CODED:
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path}: a code is not written out: {ast.unparse(node)}"
                found[str(code.value)].append({str(keyword.arg) for keyword in node.keywords})
    return found


IN_CODE = errors_in_code()


@pytest.mark.parametrize("language", languages())
def test_every_error_in_code_has_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(language, "zona")
    told = []
    for code, calls in IN_CODE.items():
        for names in calls:
            with caplog.at_level(logging.WARNING):
                told.append(tell_error(words, SetupError(code, **{name: SAMPLES.get(name, 3) for name in names})))
    assert not caplog.text
    assert [text for text in told if "{" in text or not text.endswith((".", ")"))] == []


def test_no_words_of_an_error_are_unused() -> None:
    words = Words("en", "zona")
    assert {id.removeprefix("error-") for id in words.ids() if id.startswith("error-")} == set(IN_CODE)


def test_an_error_in_an_error_is_told_in_the_same_language() -> None:
    inner = SetupError("setup-seats", game="zona", low=1, high=4, seats=9)
    text = tell_error(Words("de", "zona"), SaveError("save-setup", "mine.json", why=inner))
    assert text == (
        "mine.json: Die Partie dieses Spielstands lässt sich nicht aufbauen. zona ist für 1 bis 4 Spieler, nicht für 9."
    )


def test_an_error_without_a_code_has_its_sentence() -> None:
    assert (
        tell_error(Words("uk", "zona"), OptionError("--seconds must be more than 0")) == "--seconds must be more than 0"
    )
