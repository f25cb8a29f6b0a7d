"""``cordon rules``: the rules digest beside the code."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cordon.kernel.errors import OptionError

if TYPE_CHECKING:
    from cordon.kernel.rulebook import Coverage
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
    import msgspec

    from cordon.games.registry import game
    from cordon.kernel.rulebook import coverage as coverage_of
    from cordon.kernel.rulebook import read_index

    spec, project = game(name), _project()
    if spec.content is None:
        raise OptionError(f"{name} has no index of rules")
    if project is None:
        typer.echo("Tests and scenarios are not here, only the code is looked at: run this in a clone.", err=True)
    found = coverage_of(read_index(spec.content.folder), spec.procedures(), _package(spec), project)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(_plain(found)), indent=2).decode())
    else:
        _show(spec, found)


@rules.command()
def outline(name: GameName) -> None:
    """Print the steps of all procedures, in the order of the rulebook."""
    from cordon.games.registry import game
    from cordon.kernel.rulebook import outline as outline_of

    typer.echo(outline_of(game(name).procedures()), nl=False)


def _package(spec: GameSpec[Any]) -> Path:
    return Path(str(importlib.import_module(spec.package).__file__)).parent


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
