"""``python -m cordon.cli``: the commands without an installed script."""

from __future__ import annotations

from cordon.cli import app

app()
