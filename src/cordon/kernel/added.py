"""Missions and campaigns of somebody's own: folders that are joined to the content of a game for one process and
those it starts.

``CORDON_MISSIONS`` names them. Content is built once, from what is named when it is first wanted: whoever adds a folder
does it before. Such a folder is data from outside: nothing in it is executed, and it may not be large.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from cordon.kernel.errors import OptionError

SETTING = "CORDON_MISSIONS"
MISSION = "mission.yaml"
CAMPAIGN = "campaign.yaml"
"""What makes a folder one of a mission, or of a campaign."""
LARGEST = 200_000
"""Bytes of one file."""
MOST = 40
"""Files of one folder."""
MOST_MISSIONS = 20
"""Missions of one campaign."""
ENGLISH = "en"


def added() -> tuple[Path, ...]:
    """The folders of this process."""
    return tuple(Path(name) for name in os.environ.get(SETTING, "").split(os.pathsep) if name)


def add(folders: Iterable[Path]) -> None:
    """Join more folders to the content; before it is first wanted."""
    names = [*map(str, added()), *(str(folder.resolve()) for folder in folders)]
    for name in names:
        if os.pathsep in name:
            raise OptionError(f"{name}: the path of a mission may not have a {os.pathsep!r} in it")
    os.environ[SETTING] = os.pathsep.join(dict.fromkeys(names))


def is_campaign(folder: Path) -> bool:
    """Whether a folder is one of a campaign, with missions in folders of its own."""
    return (folder / CAMPAIGN).is_file()


def missions_in(folder: Path) -> tuple[Path, ...]:
    """The folders of the missions of a campaign."""
    return tuple(path for path in sorted(folder.glob("missions/*")) if path.is_dir())


def parts_of(folder: Path) -> tuple[Path, ...]:
    """The folder itself, and those in a campaign that have files too."""
    return (folder, *missions_in(folder)) if is_campaign(folder) else (folder,)


def texts_in(folder: Path, language: str) -> Path:
    """The words of a folder in a language: ``texts.ftl`` is English, ``texts.de.ftl`` German."""
    return folder / ("texts.ftl" if language == ENGLISH else f"texts.{language}.ftl")


def too_large(folder: Path) -> Iterator[str]:
    """What is more than somebody may bring."""
    parts = parts_of(folder)
    if len(parts) > 1 + MOST_MISSIONS:
        yield f"{folder.name}: has {len(parts) - 1} missions; a campaign has at most {MOST_MISSIONS}"
    for part in parts[: 1 + MOST_MISSIONS]:
        name = (folder.name / part.relative_to(folder)).as_posix()
        files = [path for path in sorted(part.iterdir()) if path.is_file()]
        if len(files) > MOST:
            yield f"{name}: has {len(files)} files; at most {MOST} are read"
        for path in files[:MOST]:
            if (size := path.stat().st_size) > LARGEST:
                yield f"{name}/{path.name}: has {size} bytes; at most {LARGEST} are read"
