"""TW-15 The end of the campaign, and the pages that are read then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cordon.games.twom import events
from cordon.games.twom.conditions import all_hold
from cordon.games.twom.rules.people import how_of
from cordon.games.twom.state import Names, Page
from cordon.games.twom.terms import page_key
from cordon.kernel.state import Outcome

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

LOW_MISERY, MIDDLE_MISERY = 1, 2


def conclude(game: TwomGame, result: str, cause: str) -> None:
    """TW-15.1, TW-15.2: victory, survival without founders, or defeat; then the epilogue (TW-15.4)."""
    state = game.state
    if state.outcome is not None:
        return
    read: list[tuple[int, list[Page]]] = []
    if result == "victory":
        read += [(script, pages_of(game, script, ())) for script in state.marks_of_epilogue]
    read += [(script, pages_of(game, script, ())) for script in best_pages(game, "ending", result, ())]
    for person in state.people.values():
        fate = "lost" if result == "defeat" else "survived"
        read += _closing(game, person.id, fate, misery_of(person.misery))
    for gone in state.gone.values():
        read += _closing(game, gone.id, gone.fate, misery_of(gone.misery), how_of(gone))
    game.set(closing=tuple(page for _, pages in read for page in pages))
    for script, pages in read:
        if pages:
            game.emit(events.ScriptOpened(script))
        for page in pages:
            game.emit(events.PageRead(page.text, dict(page.names), len(state.people), len(state.people)))
    game.emit(events.CampaignEnded(result, cause))
    won = result == "victory"
    winners = tuple(range(state.seats)) if won else ()
    game.end(Outcome("victory" if won else "defeat", winners, cause if result != "no_founders" else result))


def misery_of(level: int) -> str:
    """The three bands of TW-15.4."""
    return "low" if level <= LOW_MISERY else "middle" if level <= MIDDLE_MISERY else "high"


def _closing(game: TwomGame, person: str, fate: str, misery: str, how: str = "") -> list[tuple[int, list[Page]]]:
    """The closing script of one person with its pages: the one with the most conditions that hold."""
    names: Names = (("self", person),)
    scripts = best_pages(game, "epilogue", fate, names, person, misery, how)
    return [(script, pages_of(game, script, names)) for script in scripts]


def best_pages(
    game: TwomGame, kind: str, about: str, names: Names, person: str = "", misery: str = "", how: str = ""
) -> list[int]:
    """The script that fits best; by lot among equals."""
    found = []
    for tied in game.content.ties.get((kind, about), ()):
        script = tied.script
        if tied.character not in ("", person) or not tied.tells_of(how):
            continue
        if getattr(script.at, "misery", "") not in ("", misery):
            continue
        if script.tags and game.state.config.care == "skip" and not script.instead:
            continue
        if all_hold(game, script.conditions, names):
            found.append(script)
    if not found:
        return []
    most = max(script.weight() for script in found)
    equal = [script for script in found if script.weight() == most]
    best = equal[game.roll("closing", len(equal))[0]] if len(equal) > 1 else equal[0]
    skipped = best.tags and game.state.config.care == "skip"
    return [best.instead if skipped else best.id]


def pages_of(game: TwomGame, script: int, names: Names) -> list[Page]:
    """The pages of a script that is only read: texts, and branches on what was done."""
    found: list[Page] = []
    book = game.content.scripts
    at: str | None = book[script].start
    while at is not None:
        node: Any = book[script].nodes[at]
        if hasattr(node, "soft"):
            text = node.text(page_key(script, at), game.state.config.care)
            if text:
                found.append(Page(text, names))
            at = node.next
        elif hasattr(node, "conditions"):
            holds = all_hold(game, node.conditions, names)
            at = node.passed if holds else node.fail
        else:
            at = None
    return found
