"""``cordon bench``: how fast a game runs on one core."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from cordon.cli.config import Map, Mission, Scenario, chosen


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure.")] = "zona",
    mission: Mission = "",
    scenario: Scenario = "",
    on_map: Map = "",
    seconds: Annotated[float, typer.Option(help="About how long random play is measured.")] = 4.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure random play, clones, snapshots, views and undo on one core."""
    from rich.console import Console
    from rich.table import Table

    from cordon.lab.bench import measure

    figures = measure(game, seconds, chosen(game, None, mission, scenario=scenario, on_map=on_map))
    if as_json:
        typer.echo(json.dumps(figures.as_json()))
        return
    table = Table(title=f"{game} on one core", show_header=False)
    table.add_row("random play, decisions per second", f"{figures.decisions_per_second:,.0f}")
    table.add_row("of these with a choice", f"{figures.choices_per_second:,.0f}")
    table.add_row("options of a decision", f"{figures.options_us:.1f} µs")
    if figures.options_crowded_us is not None:
        table.add_row("the same where it is crowded", f"{figures.options_crowded_us:.1f} µs")
    table.add_row("clone", f"{figures.clone_us:.2f} µs")
    table.add_row("encode", f"{figures.encode_us:.1f} µs")
    table.add_row("snapshot", f"{figures.snapshot_bytes:,.0f} bytes")
    table.add_row("view", f"{figures.view_us:.1f} µs")
    table.add_row("undo late in a match", f"{figures.undo_ms:.3f} ms")
    Console().print(table)
