"""Missions and campaigns of somebody's own on the command line: a folder is checked whole, joined to the content, and
played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cordon.kernel.added import CAMPAIGN, MISSION
from cordon.kernel.errors import ContentError, OptionError

if TYPE_CHECKING:
    from cordon.kernel.content import Checked

MISSIONS = "stalker"
"""The game whose missions are meant where none is named."""
FILES = (MISSION, CAMPAIGN)


def is_path(name: str) -> bool:
    """Whether it is a folder that is named: no id has a dot or a slash."""
    return any(mark in name for mark in "./\\~") or (
        bool(name) and any((Path(name) / file).is_file() for file in FILES)
    )


def added_mission(game: str, folder: Path) -> str:
    """The id of the mission in a folder, which is joined to the content of this process."""
    return _added_one(game, folder.expanduser(), MISSION)


def added_campaign(game: str, folder: Path) -> str:
    """The id of the campaign in a folder, which is joined to the content of this process."""
    return _added_one(game, folder.expanduser(), CAMPAIGN)


def add_missions(game: str, folder: Path) -> None:
    """Join all missions and campaigns in the folders of a folder."""
    if not folder.is_dir():
        raise OptionError(f"--missions: there is no folder {folder}")
    folders = sorted({path.parent for file in FILES for path in folder.glob(f"*/{file}")})
    if not folders:
        raise OptionError(f"--missions: no folder in {folder} has a {MISSION} or a {CAMPAIGN}")
    _added(game, folders)


def _added_one(game: str, folder: Path, file: str) -> str:
    if folder.is_dir() and not (folder / file).is_file():
        raise OptionError(f"{folder}: there is no {file} in it")
    return _added(game, [folder])[0]


def _added(game: str, folders: list[Path]) -> list[str]:
    """The ids of what has nothing wrong with it, each by itself."""
    from cordon.kernel.added import add

    ids: list[str] = []
    problems: list[str] = []
    for folder in folders:
        checked, wrong = checked_folder(game, folder)
        ids += checked.ids
        problems += wrong
    if problems:
        raise ContentError(problems)
    add(folders)
    return ids


def checked_folder(game: str, folder: Path) -> tuple[Checked, list[str]]:
    """What the folder of a mission or a campaign holds, and everything wrong with it: cards, map and words."""
    from cordon.games.registry import game as game_by_name
    from cordon.words.lint import check_added_texts

    tools = game_by_name(game).content
    if tools is None or tools.check_added is None:
        raise OptionError(f"{game} takes no missions of one's own")
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder}")
    if not any((folder / file).is_file() for file in FILES):
        raise OptionError(f"{folder}: there is no {MISSION} and no {CAMPAIGN} in it")
    checked = tools.check_added(folder.resolve())
    if not checked.ids:
        return checked, list(checked.problems)
    return checked, [*checked.problems, *check_added_texts(game, checked.needs, checked.optional, folder.resolve())]
