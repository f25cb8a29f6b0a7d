"""Missions of somebody's own: folders that are joined to the content of a game for one process and those it starts.

``CORDON_MISSIONS`` names them. Content is built once, from what is named when it is first wanted: whoever adds a folder
does it before. Such a folder is data from outside: nothing in it is executed, and it may not be large.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from cordon.kernel.errors import OptionError

SETTING = "CORDON_MISSIONS"
LARGEST = 200_000
"""Bytes of one file."""
MOST = 40
"""Files of one folder."""
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


def texts_in(folder: Path, language: str) -> Path:
    """The words of a mission in a language: ``texts.ftl`` is English, ``texts.de.ftl`` German."""
    return folder / ("texts.ftl" if language == ENGLISH else f"texts.{language}.ftl")


def too_large(folder: Path) -> Iterator[str]:
    """What is more than a mission may bring."""
    files = [path for path in sorted(folder.iterdir()) if path.is_file()]
    if len(files) > MOST:
        yield f"{folder.name}: has {len(files)} files; a mission has at most {MOST}"
    for path in files[:MOST]:
        if (size := path.stat().st_size) > LARGEST:
            yield f"{folder.name}/{path.name}: has {size} bytes; a file of a mission has at most {LARGEST}"
