"""The script notation of ZO-45.1, read anew: a tiny parser that knows nothing of the game's own ops.

``paths`` lists every way through a script: which test passes, which part is chosen, and the instructions met on the
way. A test plays each way and compares what happened with what the notation says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product

TOKEN = re.compile(
    r"\s*(>>|[A-Z]{3}\d[ma]?\?\(|one\(|may\(|known\(|own\[[a-z]+\]\(|[a-zA-Z]+\([^()]*\)|[^\s;/()¶]+|[;/()¶])"
)


@dataclass(frozen=True)
class Test:
    """A test, and how it goes."""

    __test__ = False

    attribute: str
    difficulty: int
    modifier: str
    passed: bool


@dataclass(frozen=True)
class Pick:
    """Part ``part`` is chosen; 0: an optional part is declined."""

    part: int


@dataclass(frozen=True)
class Do:
    """A plain instruction: its word, its number, and what stands in its brackets."""

    word: str
    number: int = 0
    about: str = ""


Step = Test | Pick | Do
Path = tuple[Step, ...]

REPUTATION = {"good": 1, "neutral": 0, "bad": -1}
"""The parts of ``known( a / b / c )``, which only one reputation reads."""

_NAMES = {">>": "proceed", "X": "fail", "SECRET": "secret", "END": "end", "-": "nothing"}


def paths(script: str) -> list[Path]:
    """Every way through a script that has one paragraph."""
    tokens = TOKEN.findall(script)
    assert "".join(tokens) == re.sub(r"\s", "", script), f"unreadable: {script}"
    found, rest = _sequence(tokens)
    assert not rest, f"left over: {rest} in {script}"
    return found


def card_paths(script: str) -> list[Path]:
    """Every way through a card of paragraphs: a paragraph is read only when the one before says to proceed."""
    found: list[Path] = [()]
    done: list[Path] = []
    for paragraph in script.split("¶"):
        longer = [path + more for path in found for more in paths(paragraph)]
        found = [path for path in longer if Do("proceed") in path[_last_break(path) :]]
        done += [path for path in longer if path not in found]
        found = [(*path, Do("paragraph")) for path in found]
    assert not found, f"a card ends with an ending, not with 'proceed': {script}"
    return done


def _last_break(path: Path) -> int:
    return max((i + 1 for i, step in enumerate(path) if step == Do("paragraph")), default=0)


def _sequence(tokens: list[str]) -> tuple[list[Path], list[str]]:
    """``a; b; c`` up to a slash, a closing bracket or the end."""
    found: list[Path] = [()]
    while tokens and tokens[0] not in "/)":
        if tokens[0] == ";":
            tokens = tokens[1:]
            continue
        ways, tokens = _instruction(tokens)
        found = [path + way for path, way in product(found, ways)]
    return found, tokens


def _instruction(tokens: list[str]) -> tuple[list[Path], list[str]]:
    word, tokens = tokens[0], tokens[1:]
    if word.endswith("("):
        parts, tokens = _parts(tokens)
        if word == "one(":
            return [(Pick(i), *way) for i, part in enumerate(parts, start=1) for way in part], tokens
        if word == "may(":
            return [(Pick(1), *way) for way in parts[0]] + [(Pick(0),)], tokens
        if word == "known(":
            return [
                (Do("known", 0, how), *way) for how, part in zip(REPUTATION, parts, strict=True) for way in part
            ], tokens
        if word.startswith("own["):
            category = word[4:-2]
            return [
                (Do("own", n, category), *way) for n, part in ((1, parts[0]), (0, parts[1])) for way in part
            ], tokens
        attribute, difficulty, modifier = word[:3], int(word[3]), word[4:-2]
        kind = {"": "", "m": "mutant", "a": "anomaly"}[modifier]
        passed = [(Test(attribute, difficulty, kind, True), *way) for way in parts[0]]
        failed = [(Test(attribute, difficulty, kind, False), *way) for way in parts[1]]
        return passed + failed, tokens
    return [(_plain(word),)], tokens


def _parts(tokens: list[str]) -> tuple[list[list[Path]], list[str]]:
    parts = []
    while True:
        part, tokens = _sequence(tokens)
        parts.append(part)
        closing, tokens = tokens[0], tokens[1:]
        if closing == ")":
            return parts, tokens


def _plain(word: str) -> Do:
    if word in _NAMES:
        return Do(_NAMES[word])
    if bracket := re.fullmatch(r"(gain|pay|lose)\((\d+)\)", word):
        return Do(bracket[1], int(bracket[2]))
    if bracket := re.fullmatch(r"([a-z]+)\((.+)\)", word):
        return Do(bracket[1], 0, bracket[2])
    if word in ("rep+", "rep-"):
        return Do("rep", 1 if word == "rep+" else -1)
    if counted := re.fullmatch(r"(fat|junk|gear|artG|artY)([+-]\d)", word):
        return Do(counted[1], int(counted[2]))
    if counted := re.fullmatch(r"(heal|fix|wear)(\d)", word):
        return Do(counted[1], int(counted[2]))
    assert word in ("buy", "sell"), f"unknown instruction {word!r}"
    return Do(word)


def batch(text: str) -> dict[str, int]:
    """``1RAD,2WND`` as counts."""
    return {part.strip()[1:]: int(part.strip()[0]) for part in text.split(",")}
