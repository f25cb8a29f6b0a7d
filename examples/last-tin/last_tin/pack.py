"""What the game brings: its rules and its words. Everything else is Cordon's own."""

from __future__ import annotations

from cordon.kernel.pack import Pack

PACK = Pack(id="tin", spec="last_tin:GAME", locales="last_tin", tried=({}, {"hands": 1}, {"hands": 5}))
