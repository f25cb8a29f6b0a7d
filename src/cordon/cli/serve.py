"""``cordon serve``: the table, for browsers."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
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
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes on this port; more than one need PostgreSQL.")
    ] = 1,
    missions: Annotated[
        Path | None, typer.Option(help="A folder with folders of missions and campaigns of your own.")
    ] = None,
) -> None:
    """Hold tables for people in browsers. Matches are kept in the user's data folder, or where CORDON_DATABASE says.

    For others to come by the internet, see docs/hosting.md: proxies, settings, copies.
    """
    if workers > 1:
        _count_together()
    try:
        from cordon.table import app, settings
    except ImportError as error:
        raise OptionError(f"the server's parts are not installed ({error.name}); install cordon[table]") from None
    if missions is not None:
        add_missions(MISSIONS, missions)
    database = f"sqlite:///{data_folder() / 'table.db'}"
    app.serve(settings.from_environment(database), host, port, show, workers)


def _count_together() -> None:
    """A folder in which several processes count what they measure (``cordon.table.metrics``)."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder = tempfile.mkdtemp(prefix="cordon-metrics-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
