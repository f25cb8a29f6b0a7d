"""The command line: ``cordon play | config | serve | sim | bench | check | position | hindsight | content | rules |
lab | admin``.

Each command imports what it needs when it is run: to be told how it is used, nobody waits for all games.
"""

from __future__ import annotations

import sys
from importlib import metadata
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from cordon.cli.admin import admin
from cordon.cli.bench import bench
from cordon.cli.check import check
from cordon.cli.config import config
from cordon.cli.content import content
from cordon.cli.hindsight import hindsight
from cordon.cli.lab import lab
from cordon.cli.play import play
from cordon.cli.position import position
from cordon.cli.rules import rules
from cordon.cli.serve import serve
from cordon.cli.sim import sim
from cordon.kernel.errors import CodedError, CordonError


class _Told(TyperGroup):
    """What is the outside's fault is told in a sentence, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except CordonError as error:
            typer.echo(f"cordon: {_sentence(error)}", err=True)
            sys.exit(1)


def _sentence(error: CordonError) -> str:
    """What went wrong. Words are only asked for what is told in words: there may be none, for what went wrong."""
    if not isinstance(error, CodedError):
        return str(error)
    from cordon.words.catalogue import Words
    from cordon.words.errors import tell_error

    return tell_error(Words("en", "cli"), error)


app = typer.Typer(
    cls=_Told,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cordon {metadata.version('cordon')}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[  # it is told before anything else is looked at
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Survival board games with every rule enforced."""


app.command()(play)
app.command()(config)
app.command()(serve)
app.command()(sim)
app.command()(bench)
app.command()(check)
app.command()(position)
app.command()(hindsight)
app.add_typer(content, name="content")
app.add_typer(rules, name="rules")
app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")
