"""Where Cordon keeps its files on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Cordon: ``XDG_DATA_HOME`` if it is set, else what the system is used to."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / "cordon"
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "cordon"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cordon"
    return Path.home() / ".local" / "share" / "cordon"
