"""The games that can be played: our own packs, and those that other packages name in their entry points."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import metadata
from typing import Any

from cordon.games.packs import PACKS
from cordon.kernel.errors import OptionError, SetupError
from cordon.kernel.pack import Pack, load
from cordon.kernel.spec import GameSpec

GROUP = "cordon.games"
"""The entry points of other packages, each the dotted name of a pack."""
SETTING = "CORDON_GAMES"
"""The same for a game that is not installed: ``CORDON_GAMES=module:PACK``, several with commas between."""


@cache
def packs() -> Mapping[str, Pack]:
    """All packs by id, ours first."""
    found = {pack.id: pack for pack in PACKS}
    for name in _named():
        pack = load(name)
        if not isinstance(pack, Pack):
            raise OptionError(f"{name} is no pack of a game")
        if found.setdefault(pack.id, pack) != pack:
            raise OptionError(f"two games are called {pack.id}: {found[pack.id].spec} and {pack.spec}")
    return found


def _named() -> list[str]:
    installed = sorted(point.value for point in metadata.entry_points(group=GROUP))
    return [*installed, *(name.strip() for name in os.environ.get(SETTING, "").split(",") if name.strip())]


def pack(name: str) -> Pack:
    """A pack by its game's id."""
    if name not in packs():
        raise SetupError("setup-game", game=name, known=", ".join(packs()))
    return packs()[name]


class Games(Mapping[str, GameSpec[Any]]):
    """The specs by id. To know which games there are, none of them is loaded."""

    def __getitem__(self, name: str) -> GameSpec[Any]:
        spec: GameSpec[Any] = load(packs()[name].spec)
        return spec

    def __contains__(self, name: object) -> bool:
        return name in packs()

    def __iter__(self) -> Iterator[str]:
        return iter(packs())

    def __len__(self) -> int:
        return len(packs())


GAMES = Games()


def game(name: str) -> GameSpec[Any]:
    """A game by its id."""
    spec: GameSpec[Any] = load(pack(name).spec)
    return spec
