"""ST-14.9 to ST-14.12: what covers the symbols of an anomaly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.state import Anomaly, Cover
from cordon.games.stalker.terms import SYMBOLS, Entity, Symbol
from cordon.kernel.kept import kept

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def symbols_left(game: StalkerGame, anomaly: Anomaly, space: int) -> str:
    """The symbols on a space that nothing covers, as digits (ST-14.11)."""
    symbols = game.symbols_of(anomaly).get(space)
    return _not_covered(anomaly, space, symbols) if symbols else ""


def _not_covered(anomaly: Anomaly, space: int, symbols: str) -> str:
    """What is left of the symbols on a space; each instance counts for itself."""
    for symbol in anomaly.scanned:
        symbols = symbols.replace(symbol[1], "")
    for cover in anomaly.covers:
        if cover.space == space:
            symbols = symbols.replace(cover.symbol[1], "", 1)
    return symbols


Uncovered = dict[str, dict[int, str]]
"""For each anomaly its spaces with uncovered symbols, and these as digits."""


@kept("anomalies", "layout")
def uncovered(game: StalkerGame) -> tuple[Uncovered, int, int]:
    """The uncovered symbols of all anomalies, their spaces as a mask, and those of all symbols, covered or not."""
    found: Uncovered = {}
    mask = whole = 0
    for anomaly in game.state.anomalies.values():
        symbols = game.symbols_of(anomaly)
        left = found[anomaly.id] = _left(anomaly, symbols)
        mask |= mask_of(left)
        whole |= mask_of(symbols)
    return found, mask, whole


def _left(anomaly: Anomaly, symbols: dict[int, str]) -> dict[int, str]:
    """The spaces of an anomaly with uncovered symbols, and these; only where something covers them is there anything
    to find out."""
    spaces = symbols if anomaly.scanned else {cover.space for cover in anomaly.covers}
    if not spaces:
        return symbols
    left = dict(symbols)
    for space in spaces:
        left[space] = _not_covered(anomaly, space, symbols.get(space, ""))
    return {space: symbols for space, symbols in left.items() if symbols}


def symbols_at(game: StalkerGame, space: int) -> Iterator[tuple[Anomaly, str]]:
    """The anomalies on a space, each with its symbols there, covered or not."""
    for anomaly in game.state.anomalies.values():
        symbols = game.symbols_of(anomaly).get(space)
        if symbols:
            yield anomaly, symbols


def cover(game: StalkerGame, anomaly: str, space: int, symbol: Symbol, by: str) -> None:
    """Something comes to lie or stand on a symbol."""
    record = game.state.anomalies[anomaly]
    game.update(record, covers=(*record.covers, Cover(space, symbol, by)))


def uncover(game: StalkerGame, by: Entity) -> None:
    """Somebody has left, or is about to: the symbol below is uncovered again (ST-14.6a, ST-14.9)."""
    for anomaly in game.state.anomalies.values():
        if any(each.by == by for each in anomaly.covers):
            game.update(anomaly, covers=tuple(each for each in anomaly.covers if each.by != by))
            return


def cover_below(game: StalkerGame, who: Entity) -> None:
    """Somebody on an anomaly space covers the uncovered symbol with the highest chance there (ST-14.9)."""
    if not game.state.anomalies:
        return
    space = game.space_of(who)
    here = list(symbols_at(game, space))
    if any(each.by == who and each.space == space for anomaly, _ in here for each in anomaly.covers):
        return
    uncover(game, who)
    best: tuple[str, str] = ("", "")
    for anomaly, _ in here:
        left = symbols_left(game, game.state.anomalies[anomaly.id], space)
        best = max(best, (max(left, default=""), anomaly.id))
    if best[0]:
        cover(game, best[1], space, SYMBOLS[int(best[0]) - 1], who)
