"""``cordon serve``: the table, for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cordon.cli.missions import MISSIONS, add_missions
from cordon.kernel.errors import OptionError
from cordon.places import data_folder


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    show: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    missions: Annotated[
        Path | None, typer.Option(help="A folder with folders of missions and campaigns of your own.")
    ] = None,
) -> None:
    """Hold tables for people in browsers. Matches are kept in the user's data folder, or where CORDON_DATABASE says.

    Behind a proxy on another machine, name that machine in FORWARDED_ALLOW_IPS (see docs/protocol.md).
    """
    try:
        from cordon.table import app, settings
    except ImportError as error:
        raise OptionError(f"the server's parts are not installed ({error.name}); install cordon[table]") from None
    if missions is not None:
        add_missions(MISSIONS, missions)
    database = f"sqlite:///{data_folder() / 'table.db'}"
    app.serve(settings.from_environment(database), host, port, show)
