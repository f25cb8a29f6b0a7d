"""What a scenario file says, before anything is run: titles, rules, and the steps of each scenario in it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from cordon.scenarios.nodes import Node, ScenarioError, read_documents

STEP_KEYS = ("luck", "when", "then")
KEYS = ("game", "rules", "title", "setup", "given", "start", *STEP_KEYS, "steps", "cases")
CASE_KEYS = ("title", "rules", "given", "start", *STEP_KEYS, "steps")
RULE = re.compile(r"[A-Z]{2}-\d+(\.[A-Z]?\d+)*")


@dataclass(frozen=True)
class Step:
    """Some luck, some answers, and what must be true then; each may be missing."""

    luck: Node | None
    when: Node | None
    then: Node | None


@dataclass(frozen=True)
class Scenario:
    """One example of a rule."""

    file: str
    line: int
    title: str
    cited: tuple[Node, ...]
    game: Node
    setup: Node
    start: Node
    given: tuple[Node, ...] = ()
    steps: tuple[Step, ...] = field(default=())

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it shows."""
        return tuple(dict.fromkeys(node.text() for node in self.cited))

    @property
    def name(self) -> str:
        """How it is called in a report."""
        return f"{self.file}:{self.line}: {self.title}"


def scenario_files(places: list[Path]) -> list[Path]:
    """The files themselves, and every ``.yaml`` file below a folder."""
    found: list[Path] = []
    for place in places:
        if place.is_dir():
            below = sorted(path for path in place.rglob("*.yaml") if path.is_file())
            if not below:
                raise ScenarioError(f"{place}: no scenario file (*.yaml) in this folder")
            found += below
        elif place.exists():
            found.append(place)
        else:
            raise ScenarioError(f"{place}: no such file or folder")
    return list(dict.fromkeys(found))


def read_scenarios(path: Path) -> list[Scenario]:
    """Every scenario of a file."""
    documents = read_documents(path, str(path))
    if not documents:
        raise ScenarioError(f"{path}:1: the file is empty")
    return [scenario for document in documents for scenario in scenarios_of(document)]


def scenarios_of(document: Node) -> list[Scenario]:
    """The scenario of a document, or one for each of its cases."""
    entries = document.mapping(KEYS, needed=("game", "rules", "title", "setup"))
    title = entries["title"].text()
    rules = _rules(entries["rules"])
    given = (entries["given"],) if "given" in entries else ()
    base = _steps(entries)
    start = entries.get("start", Node(None, document.file, document.line, "start"))
    if "cases" not in entries:
        if not any(step.then is not None for step in base):
            raise document.error("a scenario without 'then' shows nothing")
        return [
            Scenario(document.file, document.line, title, rules, entries["game"], entries["setup"], start, given, base)
        ]
    found = []
    for case in entries["cases"].items():
        own = case.mapping(CASE_KEYS, needed=("title",))
        steps = base + _steps(own)
        if not any(step.then is not None for step in steps):
            raise case.error("a case without 'then' shows nothing")
        found.append(
            Scenario(
                document.file,
                case.line,
                f"{title}: {own['title'].text()}",
                rules + (_rules(own["rules"]) if "rules" in own else ()),
                entries["game"],
                entries["setup"],
                own.get("start", start),
                given + ((own["given"],) if "given" in own else ()),
                steps,
            )
        )
    if not found:
        raise entries["cases"].error("must list at least one case")
    return found


def _rules(node: Node) -> tuple[Node, ...]:
    rules = node.items()
    for entry in rules:
        if not RULE.fullmatch(entry.text()):
            raise entry.error(f"{entry.text()!r} is no rule id; they look like ZO-16.6")
    if not rules:
        raise node.error("a scenario names at least one rule")
    return tuple(rules)


def _steps(entries: dict[str, Node]) -> tuple[Step, ...]:
    """The keys of a single step stand in the scenario itself; several steps stand in a list."""
    steps: list[Step] = []
    if any(key in entries for key in STEP_KEYS):
        steps.append(Step(*(entries.get(key) for key in STEP_KEYS)))
    if "steps" in entries:
        for node in entries["steps"].items():
            inner = node.mapping(STEP_KEYS)
            steps.append(Step(*(inner.get(key) for key in STEP_KEYS)))
    return tuple(steps)
