"""``cordon check``: run scenario files and say what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.", metavar="FILES…")],
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Also list the scenarios that passed.")] = False,
) -> None:
    """Check scenario files: rules as examples (docs/scenarios.md)."""
    from cordon.scenarios.runner import run_all

    report = run_all(files)
    if verbose:
        for name in report.passed:
            typer.echo(f"passed  {name}")
    for name, problems in report.failed.items():
        typer.echo(f"failed  {name}")
        for problem in problems:
            typer.echo(f"        {problem}")
    typer.echo(report.summary)
    if report.failed:
        raise typer.Exit(1)
