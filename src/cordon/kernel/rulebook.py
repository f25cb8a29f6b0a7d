"""A game's rules digest as an index of ids and titles, and who cites each of them.

The index ships with the game as ``content/rules.yaml``. Procedures and code come with the package; scenarios and
tests are found only where the project's folder is.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec
import yaml

from cordon.kernel.content import read_cards
from cordon.kernel.errors import ContentError
from cordon.kernel.frames import Procedure
from cordon.kernel.frames import outline as outline_of

INDEX = "rules.yaml"
_RULE = re.compile(r"\b([A-Z]{2}-\d+(?:\.[A-Z]?\d+)?)[a-z]?\b")
"""``ZO-9.7``, ``ST-20.I1``; a letter behind the number names a point of the same rule (``ST-7.3c`` is ``ST-7.3``)."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of the index. Only a ``rule`` or a ``case`` (a worked example) is missed when nobody cites it: a
    ``section`` is a heading over rules that are cited one by one, a ``note`` asks nothing of the program."""

    id: str
    title: str
    kind: Literal["rule", "case", "section", "note"] = "rule"

    def is_counted(self) -> bool:
        return self.kind in ("rule", "case")


class CitedBy(msgspec.Struct):
    """Who cites a rule: steps as ``Encounter.detect``, tests as ``path::name``, scenarios and code by their paths."""

    steps: list[str] = []
    scenarios: list[str] = []
    tests: list[str] = []
    code: list[str] = []

    def anybody(self) -> bool:
        return bool(self.steps or self.scenarios or self.tests or self.code)


class Coverage(msgspec.Struct):
    """Every rule with those who cite it, and the ids that are cited or missing. ``unknown`` are ids that somebody
    cites and the index does not have."""

    rules: list[tuple[Rule, CitedBy]]
    cited: list[str]
    missing: list[str]
    unknown: dict[str, CitedBy]


def read_index(folder: Path) -> list[Rule]:
    """The rules of a game, in the order of the digest."""
    problems: list[str] = []
    rules = read_cards(folder / INDEX, Rule, problems)
    if problems:
        raise ContentError(problems)
    return rules


def ids_in(text: str) -> list[str]:
    """The rule ids that a text mentions, each once."""
    return list(dict.fromkeys(_RULE.findall(text)))


def sort_key(id: str) -> tuple[int, ...]:
    """Rule ids in the order of the digest: ``ZO-9.7`` before ``ZO-10``."""
    return tuple(int(number) for number in re.findall(r"\d+", id))


def outline(procedures: Iterable[type[Procedure]]) -> str:
    """The step titles in the order of the rulebook, to be laid beside its contents: procedures by the first rule id of
    their title, those without one (the kernel's own) last."""

    def place(procedure: type[Procedure]) -> tuple[int, ...]:
        ids = ids_in(_title(procedure))
        return sort_key(ids[0]) if ids else (10_000,)

    return outline_of(sorted((procedure for procedure in procedures if procedure.steps), key=place)).rstrip() + "\n"


def _title(procedure: type[Procedure]) -> str:
    return (procedure.__doc__ or "").strip().partition("\n")[0]


# --- who cites --------------------------------------------------------------------------------------------------------


def coverage(rules: list[Rule], procedures: Iterable[type[Procedure]], package: Path, project: Path | None) -> Coverage:
    """Who cites each rule: the steps of ``procedures``, the files of ``package``, and the scenarios and tests of the
    ``project``, if that folder is there."""
    cited: dict[str, CitedBy] = defaultdict(CitedBy)
    prefixes = tuple({rule.id.partition("-")[0] + "-" for rule in rules})
    for sort, (who, ids) in _citations(procedures, package, project):
        for id in ids:
            names: list[str] = getattr(cited[id], sort)
            if id.startswith(prefixes) and who not in names:
                names.append(who)
    known = {rule.id for rule in rules}
    found = [(rule, cited[rule.id]) for rule in rules]
    return Coverage(
        found,
        [rule.id for rule, by in found if by.anybody()],
        [rule.id for rule, by in found if rule.is_counted() and not by.anybody()],
        {id: cited[id] for id in sorted(cited, key=sort_key) if id not in known and cited[id].anybody()},
    )


Citation = tuple[str, Iterable[str]]


def _citations(
    procedures: Iterable[type[Procedure]], package: Path, project: Path | None
) -> Iterator[tuple[str, Citation]]:
    for procedure in procedures:
        yield "steps", (procedure.__name__, ids_in(_title(procedure)))
        for step in procedure.steps.values():
            yield "steps", (f"{procedure.__name__}.{step.name}", ids_in(f"{step.rule} {step.title}"))
    for path in sorted((*package.rglob("*.py"), *package.rglob("*.yaml"))):
        if path.name != INDEX:
            name = path.relative_to(package.parent).as_posix()
            yield "code", (name, ids_in(path.read_text(encoding="utf-8")))
    if project is not None:
        for path in sorted((project / "scenarios").rglob("*.yaml")):
            yield "scenarios", (path.relative_to(project).as_posix(), _rules_of_scenario(path))
        for path in sorted((project / "tests").rglob("*.py")):
            for test, ids in _tests_in(path):
                yield "tests", (path.relative_to(project).as_posix() + test, ids)


def _rules_of_scenario(path: Path) -> list[str]:
    """The field ``rules`` of the scenarios in a file and of their cases: a list of ids, or text that holds some. A
    broken file cites nothing here; the tool that runs scenarios tells what is wrong with it."""
    try:
        documents: list[Any] = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
    except (yaml.YAMLError, UnicodeDecodeError):
        return []
    cited = [each for each in documents if isinstance(each, dict)]
    for scenario in list(cited):
        cases = scenario.get("cases")
        cited += [case for case in cases if isinstance(case, dict)] if isinstance(cases, list) else []
    return ids_in(" ".join(str(each.get("rules", "")) for each in cited))


def _tests_in(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file with the ids in their marks, names, docstrings and comments; ids elsewhere in the file
    belong to the file."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    owner = [""] * len(lines)
    for node in _functions(ast.parse(text)):
        first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)]) - 1
        owner[first : node.end_lineno] = [f"::{node.name}"] * ((node.end_lineno or first) - first)
    found: dict[str, list[str]] = defaultdict(list)
    for who, line in zip(owner, lines, strict=True):
        found[who] += ids_in(line)
    yield from ((who, ids) for who, ids in found.items() if ids)


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node
