"""``cordon lab``: learning from many matches, and studies."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cordon.kernel.errors import OptionError

lab = typer.Typer(no_args_is_help=True, help="Learn from many matches, and run studies.")


@lab.callback()
def main() -> None:
    """Learn from many matches, and run studies."""


@lab.command()
def train(
    game: Annotated[str, typer.Argument(help="The game to learn.")],
    matches: Annotated[int, typer.Option(help="How many matches the rules of thumb play for it.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 5,
    workers: Annotated[int | None, typer.Option(help="Processes; by default one for each core.")] = None,
    to: Annotated[Path | None, typer.Option(help="Where to write it; by default where the bots read it.")] = None,
) -> None:
    """Learn how likely a match ends well, from the view of a seat, and say how far that can be trusted."""
    import msgspec

    from cordon.lab.train import curriculum, place_of
    from cordon.lab.train import train as learn

    cores = os.cpu_count() or 1 if workers is None else workers
    model = learn(curriculum(game, matches, seed, cores), f"cordon lab train {game} --matches {matches} --seed {seed}")
    file = to or place_of(game)
    file.write_bytes(msgspec.json.encode(model) + b"\n")
    typer.echo(f"{model.positions:,} positions of {matches:,} matches; Brier score {model.brier:.3f} on those apart")
    for called, true, count in model.calibration:
        typer.echo(f"  called {called:4.0%}   came true {true:4.0%}   of {count:,}")
    typer.echo(str(file))


@lab.command()
def run(
    study: Annotated[Path, typer.Argument(help="The file of a study (YAML), for example studies/zona.yaml.")],
    to: Annotated[Path | None, typer.Option(help="The file of results; by default named as the study, .jsonl.")] = None,
    matches: Annotated[int | None, typer.Option(help="Matches in each cell, instead of what the study says.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; by default one for each core.")] = None,
    ray: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster: its address, or “local” to begin one on this machine.")
    ] = None,
) -> None:
    """Play the matches of a study. Broken off, the same command goes on where it ended."""
    from functools import partial

    from msgspec.structs import replace
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from cordon.lab.cluster import HERE, played_on_cluster
    from cordon.lab.study import Hands, Line, cells_of, played_here, read_study
    from cordon.lab.study import run as play

    if ray is not None and ray != HERE and workers is not None:
        raise OptionError("--workers says how many processes this machine has; a cluster has its own")
    asked = read_study(study)
    if matches is not None:
        asked = replace(asked, matches=matches)
    file = to or Path(f"{study.stem}.jsonl")
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(study.stem, total=asked.matches * len(cells_of(asked)))

        def heard(line: Line) -> None:
            bar.advance(task)
            if line.error:
                told = f"match {line.index}, {line.players} player(s), {line.bots}, {line.config}: {line.error}"
                typer.echo(told, err=True)

        cores = os.cpu_count() or 1 if workers is None else workers
        hands: Hands = partial(played_here, workers=cores)
        if ray is not None:
            hands = partial(played_on_cluster, address=ray, cpus=cores)
        played = play(asked, file, hands, heard)
    typer.echo(f"{played:,} matches played; results in {file}")


@lab.command()
def report(
    results: Annotated[Path, typer.Argument(help="A file that cordon lab run has written.")],
    to: Annotated[Path | None, typer.Option(help="The page; by default the name of the results and .html.")] = None,
) -> None:
    """Print the tables of a study, and write them as a page with bars."""
    from cordon.lab.report import as_html, as_markdown
    from cordon.lab.study import read_results

    study, lines = read_results(results)
    page = to or results.with_suffix(".html")
    page.write_text(as_html(study, lines), encoding="utf-8")
    typer.echo(as_markdown(study, lines))
    typer.echo(str(page))


@lab.command()
def parquet(
    results: Annotated[Path, typer.Argument(help="A file that cordon lab run has written.")],
    to: Annotated[Path | None, typer.Option(help="The file; by default the name of the results and .parquet.")] = None,
) -> None:
    """Write the results of a study as Parquet, a row for each match, for other tools."""
    from cordon.lab.parquet import write_parquet
    from cordon.lab.study import read_results

    file = to or results.with_suffix(".parquet")
    write_parquet(*read_results(results), file)
    typer.echo(str(file))
