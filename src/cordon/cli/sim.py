"""``cordon sim``: many matches between bots."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Annotated

import typer

from cordon.cli.config import Campaign, Config, Map, Mission, Scenario, Zone, chosen

if TYPE_CHECKING:
    from rich.table import Table

    from cordon.lab.results import MatchResult, Results
    from cordon.lab.simulate import Plan


def sim(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "zona",
    players: Annotated[int, typer.Option(help="Players in each match.")] = 2,
    bots: Annotated[str, typer.Option(help="Bots by name, for example greedy,random; a short list is repeated.")] = (
        "greedy"
    ),
    mission: Mission = "",
    campaign: Campaign = False,
    zone: Zone = "",
    scenario: Scenario = "",
    on_map: Map = "",
    config: Config = None,
    games: Annotated[int, typer.Option(help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same results.")] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes; by default one for each core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Play many matches between bots and tell what came of them."""
    from rich.console import Console

    from cordon.lab.simulate import Plan

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    cores = os.cpu_count() or 1 if workers is None else workers
    plan = Plan(
        game, players, names, games, seed, cores, chosen(game, config, mission, campaign, zone, scenario, on_map)
    )
    plan.check()
    results = _watched(plan)
    for match in results.errors:
        typer.echo(f"match {match.index} (seed {match.seed}): {match.error}", err=True)
    if as_json:
        known = {name: round(value, 4) for name, value in results.figures.items()}
        extra = {"figures": known, "tallies": results.tallies}
        typer.echo(json.dumps(results.as_json() | {name: found for name, found in extra.items() if found}))
    else:
        Console().print(_table(results))


def _watched(plan: Plan) -> Results:
    """The results, with a bar on the error stream while they come in; none where nobody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cordon.lab.simulate import simulate

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{plan.game}, {plan.players} player(s)", total=plan.games)

        def advance(_: MatchResult) -> None:
            bar.advance(task)

        return simulate(plan, advance)


def _table(results: Results) -> Table:
    from rich.table import Table

    table = Table(title=f"{results.game}: {results.players} player(s), {', '.join(results.bots)}", show_header=False)
    finished = len(results.finished)
    table.add_row("matches", f"{len(results.matches):,}")
    for name, count in results.outcomes.items():
        share = f"   {count / finished:.1%}" if finished else ""
        table.add_row(name, f"{count:,}{share}")
    table.add_row("errors", str(len(results.errors)))
    median = results.rounds_median
    table.add_row("median round of victories", "none" if median is None else f"{median:g}")
    if results.deaths_mean is not None:
        table.add_row("deaths per player and match", f"{results.deaths_mean:.3f}")
    for name, value in results.figures.items():
        table.add_row(name, f"{value:.2f}")
    table.add_row("decisions", f"{results.decisions:,}")
    table.add_row("decisions per second", f"{results.decisions / results.seconds:,.0f}")
    table.add_row("seconds", f"{results.seconds:.1f}")
    return table
