"""Where a scenario of S.T.A.L.K.E.R. stands in a campaign: at the binder, or in a mission of it."""

from __future__ import annotations

from typing import Any

from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.dealing import MOST, Contacts
from cordon.games.stalker.campaign.mission_end import memory_of
from cordon.games.stalker.campaign.navigation import Navigation
from cordon.games.stalker.campaign.packing import Packing
from cordon.games.stalker.campaign.run import Campaign, Chapter
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.setup import Match
from cordon.kernel.frames import Procedure, started
from cordon.scenarios.nodes import Node

CHAPTER = "chapter"
AT_BINDER = ("navigation", "contacts", "packing")
"""Starting points between missions."""
FIELDS = ("visited", "before", "purse", "money", "kit", "at")
"""What a chapter remembers: the other place that was visited; memory, money and equipment before the mission; ``at``:
its next step, for a ``stack``."""


def begin_mission(game: StalkerGame, mission: str) -> None:
    """From the first navigation straight into a mission, with empty hands."""
    binder.open_place(game, mission)
    game.set(destination=mission)
    game.state.stack = [Match(at="free_artifact"), Campaign(at="go_on"), Chapter(at="prepare")]
    game.waiting = None


def stack_of(game: StalkerGame, moment: str, start: Node, entries: dict[str, Node]) -> list[Procedure]:
    """The procedures below a mission, or those of the binder."""
    below: list[Procedure] = [Match(at="free_artifact"), Campaign(at="go_on")]
    value, fields = entries.get(moment), entries.get(CHAPTER)
    match moment:
        case "navigation":
            return [*below, _chapter(game, fields, "see_contacts"), _navigation(game, value)]
        case "contacts":
            _check_fixed(game, start)
            return [*below, _chapter(game, fields, "pack"), _contacts(game, value)]
        case "packing":
            _check_fixed(game, start)
            return [*below, _chapter(game, fields, "prepare"), started(Packing())]
        case _ if moment == CHAPTER:
            return [*below, _chapter(game, fields, "navigate")]
    return [*below, _chapter(game, fields, "come_back")]


def _chapter(game: StalkerGame, node: Node | None, at: str) -> Chapter:
    """A chapter that has come to a step; unless told otherwise it has cost nothing and brought nothing yet."""
    money, kit = game.state.money, sum(game.content.cards[card].value for card in game.state.cards)
    chapter = Chapter(mission=game.state.mission, before=memory_of(game), purse=money, money=money, kit=kit, at=at)
    for name, entry in node.mapping(FIELDS).items() if node is not None and node.value is not None else ():
        match name:
            case "visited":
                chapter.visited = _place(game, entry)
            case "before":
                chapter.before = tuple(sorted((flag, value.text()) for flag, value in entry.mapping().items()))
            case "at":
                chapter.at = entry.one_of(("", *Chapter.steps), "step of a chapter")
            case _:
                setattr(chapter, name, entry.number(0))
    return chapter


def _place(game: StalkerGame, node: Node) -> str:
    """A place beside the missions; its number need not be quoted."""
    others = tuple(place for place in game.content.places if place not in game.content.missions)
    return Node(str(node.value), node.file, node.line, node.path).one_of(others, "place beside the missions")


def _navigation(game: StalkerGame, node: Node | None) -> Procedure:
    visited = _place(game, node) if node is not None and node.value is not None else ""
    return started(Navigation(visited=visited, into="visited"))


def _contacts(game: StalkerGame, node: Node | None) -> Procedure:
    if node is None or node.value is None:
        return started(Contacts())
    used = tuple(entry.one_of(game.state.contacts, "contact of the team") for entry in node.items())
    if len(used) > MOST:
        raise node.error(f"at most {MOST} contacts are seen in one exploration (ST-15.10)")
    return started(Contacts(used=used))


def _check_fixed(game: StalkerGame, start: Node) -> None:
    if not game.state.destination:
        raise start.error("no mission is fixed yet (ST-15.5); give destination")


# --- telling ----------------------------------------------------------------------------------------------------------


def start_of(stack: list[Procedure]) -> tuple[Any, int]:
    """The starting point of a campaign at which a match stands, and how many procedures that is."""
    match stack:
        case [Match(), Campaign(), Chapter() as chapter, Navigation(at="choose", visited=visited)]:
            return {CHAPTER: told(chapter), "navigation": visited or None}, 4
        case [Match(), Campaign(), Chapter() as chapter, Contacts(at="choose", used=used)]:
            return {CHAPTER: told(chapter), "contacts": list(used)}, 4
        case [Match(), Campaign(), Chapter() as chapter, Packing(at="choose")]:
            return {CHAPTER: told(chapter), "packing": None}, 4
        case [Match(), Campaign(at="go_on"), Chapter() as chapter, *_]:
            return {CHAPTER: told(chapter) | {"at": chapter.at}}, 3
    return None, 0


def told(chapter: Chapter) -> dict[str, Any]:
    """What a chapter remembers."""
    fields = {"visited": chapter.visited, "purse": chapter.purse, "money": chapter.money, "kit": chapter.kit}
    return {"before": dict(chapter.before), **{name: value for name, value in fields.items() if value != ""}}
