"""``python -m cordon``: the same as the command ``cordon``."""

from cordon.cli import app

app()
