"""Missions of somebody's own on the command line: a folder is checked whole, joined to the content, and played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cordon.kernel.errors import ContentError, OptionError

if TYPE_CHECKING:
    from cordon.kernel.content import Checked

MISSIONS = "stalker"
"""The game whose missions are meant where none is named."""
FILE = "mission.yaml"
"""What makes a folder one of a mission."""


def is_path(name: str) -> bool:
    """Whether it is a folder that is named: no id has a dot or a slash."""
    return any(mark in name for mark in "./\\~") or (bool(name) and (Path(name) / FILE).is_file())


def added_mission(game: str, folder: Path) -> str:
    """The id of the mission in a folder, which is joined to the content of this process."""
    return _added(game, [folder.expanduser()])[0]


def add_missions(game: str, folder: Path) -> None:
    """Join all missions in the folders of a folder."""
    if not folder.is_dir():
        raise OptionError(f"--missions: there is no folder {folder}")
    folders = sorted(path.parent for path in folder.glob(f"*/{FILE}"))
    if not folders:
        raise OptionError(f"--missions: no folder in {folder} has a {FILE}")
    _added(game, folders)


def _added(game: str, folders: list[Path]) -> list[str]:
    """The ids of missions that have nothing wrong with them, each by itself."""
    from cordon.kernel.added import add

    ids: list[str] = []
    problems: list[str] = []
    for folder in folders:
        checked, wrong = checked_mission(game, folder)
        ids += checked.ids
        problems += wrong
    if problems:
        raise ContentError(problems)
    add(folders)
    return ids


def checked_mission(game: str, folder: Path) -> tuple[Checked, list[str]]:
    """What the folder of a mission holds, and everything wrong with it: cards, map and words."""
    from cordon.games.registry import game as game_by_name
    from cordon.words.lint import check_mission_texts

    tools = game_by_name(game).content
    if tools is None or tools.check_mission is None:
        raise OptionError(f"{game} takes no missions of one's own")
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder}")
    if not (folder / FILE).is_file():
        raise OptionError(f"{folder}: there is no {FILE} in it")
    checked = tools.check_mission(folder.resolve())
    if not checked.ids:
        return checked, list(checked.problems)
    return checked, [*checked.problems, *check_mission_texts(game, checked.needs, checked.optional, folder.resolve())]
