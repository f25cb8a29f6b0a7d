"""A game is one pack: everything that it brings, in one declaration.

Whatever stands in other layers is given by its dotted name (``package.module:name``) and looked up by the layer that
wants it, so that naming it imports nothing and no layer knows what lies above it. Only the spec must be given;
everything else has a default that works.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from cordon.kernel.errors import OptionError


class Crowd(NamedTuple):
    """A position that has much to think about: so many records in a table of the state, with these switches."""

    table: str
    least: int
    config: dict[str, Any]


@dataclass(frozen=True)
class Pack:
    """What a game brings. Its ``id`` is that of its spec."""

    id: str
    spec: str
    """A ``GameSpec``."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """By name, what makes a player of a seed. The random one plays every game."""
    features: str = ""
    """From a view and a seat to named numbers, of which the chance of a match is learned; by itself nothing is."""
    lessons: tuple[Mapping[str, Any], ...] = ({},)
    """Switches of the matches that it is learned from."""
    learned: Mapping[str, Any] = field(default_factory=dict)
    """Switches that a match must have for what was learned to be its own chance, and not that of a part of it."""
    locales: str = ""
    """The package that has a folder ``locales`` with the game's catalogues; ours stand in ``cordon/locales``."""
    speaker: str = ""
    """A class of ``faces.speaker.Speaker``; by itself, whatever catalogues and annotations say."""
    face: str = ""
    """A class of ``tui.table.Face``; by itself, the view as text."""
    scenarios: str = ""
    """A class of ``scenarios.stages.Stage``; by itself, scenarios that begin with the setup."""
    figures: str = ""
    """From the results of many matches to the figures by which the balance is judged; by itself none."""
    crowd: Crowd | None = None
    """Positions that are also measured by ``cordon bench``."""
    missions: str = ""
    """The switch that says what is played, where there are several missions: ``--mission`` sets it."""
    one_screen: Mapping[str, Any] = field(default_factory=dict)
    """Switches for several people at one keyboard."""
    tried: tuple[Mapping[str, Any], ...] = ({},)
    """Switches that the contract suite plays with."""


_loading = threading.RLock()
"""Modules of a game import each other: two threads that load parts of it at once would find some of them half-made."""


def load(name: str) -> Any:
    """What a dotted name stands for."""
    module, colon, attribute = name.partition(":")
    try:
        if not colon:
            raise AttributeError("it has no colon")
        with _loading:
            return getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise OptionError(f"a pack names {name!r}, which cannot be loaded: {error}") from error


def locales_of(pack: Pack) -> Path | None:
    """The folder with the game's own catalogues, if it brings one."""
    if not pack.locales:
        return None
    file = importlib.import_module(pack.locales).__file__
    if file is None:
        raise OptionError(f"the pack of {pack.id} names {pack.locales!r} for its catalogues, which is no package")
    return Path(file).parent / "locales"
