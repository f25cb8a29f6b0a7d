"""The command line: ``cordon play | config | serve | sim | bench | check | content | rules``."""

from __future__ import annotations

import sys
from typing import Any

import typer
from typer.core import TyperGroup

from cordon.cli.bench import bench
from cordon.cli.check import check
from cordon.cli.config import config
from cordon.cli.content import content
from cordon.cli.play import play
from cordon.cli.rules import rules
from cordon.cli.serve import serve
from cordon.cli.sim import sim
from cordon.kernel.errors import CordonError
from cordon.words.catalogue import Words
from cordon.words.errors import tell_error


class _Told(TyperGroup):
    """What is the outside's fault is told in a sentence, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except CordonError as error:
            typer.echo(f"cordon: {tell_error(Words('en', 'cli'), error)}", err=True)
            sys.exit(1)


app = typer.Typer(
    cls=_Told,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Survival board games with every rule enforced.",
)
app.command()(play)
app.command()(config)
app.command()(serve)
app.command()(sim)
app.command()(bench)
app.command()(check)
app.add_typer(content, name="content")
app.add_typer(rules, name="rules")
