"""The small game of the kernel's tests as a pack that brings nothing but its rules."""

from __future__ import annotations

from cordon.kernel.pack import Pack

PACK = Pack(id="fair", spec="tests.kernel.fair:FAIR")
