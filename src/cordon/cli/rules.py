"""``cordon rules``: the rules digest beside the code."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import cordon
from cordon.games.registry import game
from cordon.kernel.errors import OptionError
from cordon.kernel.rulebook import Coverage, read_index
from cordon.kernel.rulebook import coverage as coverage_of
from cordon.kernel.rulebook import outline as outline_of
from cordon.kernel.spec import GameSpec

rules = typer.Typer(no_args_is_help=True, help="Which rule stands where in the code, and which is cited by nobody.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's id.")]


@rules.command()
def coverage(
    name: GameName, as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False
) -> None:
    """List each rule with the steps, scenarios, tests and code that cite it, and those that nobody cites.

    Scenarios and tests are looked for in the current folder: run it in a clone of the project.
    """
    spec = game(name)
    if spec.content is None:
        raise OptionError(f"{name} has no index of rules")
    found = coverage_of(read_index(spec.content.folder), spec.procedures(), _package(spec), _project())
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(_plain(found)), indent=2).decode())
    else:
        _show(spec, found)


@rules.command()
def outline(name: GameName) -> None:
    """Print the steps of all procedures, in the order of the rulebook."""
    typer.echo(outline_of(game(name).procedures()), nl=False)


def _package(spec: GameSpec[Any]) -> Path:
    return Path(cordon.__file__).parent.joinpath(*spec.package.split(".")[1:])


def _project() -> Path | None:
    """The project's folder, if the current one is it."""
    here = Path.cwd()
    return here if (here / "scenarios").is_dir() or (here / "tests").is_dir() else None


def _plain(found: Coverage) -> dict[str, object]:
    entries = [{"id": rule.id, "title": rule.title, "kind": rule.kind, "cited_by": by} for rule, by in found.rules]
    return {"rules": entries, "cited": found.cited, "missing": found.missing}


def _show(spec: GameSpec[Any], found: Coverage) -> None:
    typer.echo("rule      steps scenarios tests  code  title")
    for rule, by in found.rules:
        counts = [str(len(names) or "-") for names in (by.steps, by.scenarios, by.tests, by.code)]
        typer.echo("{:<9} {:>5} {:>9} {:>5} {:>5}  {}".format(rule.id, *counts, rule.title))
    titles = {rule.id: rule.title for rule, _ in found.rules}
    for id in found.missing:
        typer.echo(f"missing: {id} {titles[id]}")
    for id, by in found.unknown.items():
        who = [*by.steps, *by.scenarios, *by.tests, *by.code]
        typer.echo(f"not in the index: {id}, cited by {', '.join(who)}")
    counted = sum(rule.is_counted() for rule, _ in found.rules)
    typer.echo(
        f"{spec.id}: {counted} rules and cases, {counted - len(found.missing)} cited, {len(found.missing)} missing"
    )
