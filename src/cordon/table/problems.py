"""Refusals: each has a code for the page, a sentence for the person and, over HTTP, what to do about it.

The words of those over HTTP are ``server-<code>`` and ``server-<code>.hint`` in ``locales/<language>/server.ftl``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar.openapi.datastructures import ResponseSpec

from cordon.kernel.once import once
from cordon.table.protocol import LANGUAGES, Language, Problem, Refused, RefusedCode
from cordon.words.catalogue import Words
from cordon.words.errors import arguments_in_words

STATUS = {
    "account-exists": 409,
    "advice-stricter": 403,
    "already-seated": 409,
    "bad-request": 400,
    "blocked": 403,
    "daily-account": 403,
    "daily-dice": 409,
    "daily-none": 404,
    "daily-tried": 409,
    "foreign-origin": 403,
    "full": 409,
    "hook-private": 400,
    "hook-url": 400,
    "host-nobody": 409,
    "host-not-away": 403,
    "host-only": 403,
    "login-failed": 401,
    "look-players": 403,
    "lost-cookie": 401,
    "match-broken": 409,
    "name-here": 409,
    "name-long": 400,
    "name-taken": 409,
    "no-account": 409,
    "no-bot": 400,
    "no-device": 404,
    "no-game": 404,
    "no-language": 404,
    "no-moment": 400,
    "no-page": 503,
    "no-recovery": 410,
    "no-reset": 410,
    "no-seat": 404,
    "no-table": 404,
    "not-alike": 409,
    "not-allowed-now": 403,
    "not-at-this-moment": 409,
    "not-found": 404,
    "not-here": 405,
    "not-over": 409,
    "options": 400,
    "our-fault": 500,
    "password-long": 400,
    "password-short": 400,
    "password-wrong": 403,
    "renamed-lately": 429,
    "save": 400,
    "seat-link": 410,
    "seat-taken": 409,
    "seated-only": 403,
    "table-in-use": 409,
    "too-busy": 503,
    "too-fast": 429,
    "too-large": 413,
    "too-many-copies": 429,
    "too-many-imports": 429,
    "too-many-tables": 409,
    "unavailable": 503,
    "undo-stricter": 403,
    "wrong-name": 400,
    "yours-only": 403,
}
"""Every code with its HTTP status."""


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description="A refusal in words")
    for status in sorted({*STATUS.values()})
}
"""For the schema: what every address may answer instead."""


def instead_of_bytes(kind: Any) -> dict[int, ResponseSpec]:
    """For the schema of an address whose answer is encoded already: what is in those bytes."""
    return {**PROBLEMS, 200: ResponseSpec(kind, generate_examples=False, description="The answer")}


class Refusal(Exception):
    """Something was asked for that cannot be had."""

    def __init__(self, code: str, /, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, language: str) -> Problem:
        """The refusal in words."""
        words = server_words(language)
        key, arguments = f"server-{self.code}", arguments_in_words(words, self.arguments)
        hint = words.say(f"{key}.hint", **arguments) if words.has(f"{key}.hint") else ""
        return Problem(self.code, words.say(key, **arguments), hint, str(self.arguments.get("why", "")))


class ComeBack(Refusal):
    """The room has left the memory just now: whoever comes back at once finds it again."""

    def __init__(self) -> None:
        super().__init__("unavailable")


class Declined(NamedTuple):
    """Why a message of a participant is not taken; nothing has changed."""

    code: RefusedCode
    key: str
    """The message that says so."""
    rule: str = ""

    def told(self, language: str) -> Refused:
        """In a participant's words."""
        return Refused(self.code, server_words(language).say(self.key), self.rule)


@once
def server_words(language: str) -> Words:
    """What the server says on its own account, outside of any game."""
    return Words(language, "server")


def spoken(accepted: str) -> Language:
    """The best of our languages for what a browser asks for (``Accept-Language``)."""
    for wish in accepted.split(","):
        tag = wish.partition(";")[0].strip().lower().partition("-")[0]
        for language in LANGUAGES:
            if language == tag:
                return language
    return "en"
