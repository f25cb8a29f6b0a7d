"""A pack that takes the name of another game."""

from __future__ import annotations

from cordon.kernel.pack import Pack

PACK = Pack(id="zona", spec="tests.kernel.fair:FAIR")
