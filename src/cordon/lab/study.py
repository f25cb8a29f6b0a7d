"""Studies: a file says what is played, and every match that was played is a line of the results.

A study is a grid of cells: every number of players with every row of bots and every value of its switches. Cells take
turns, chunk by chunk, and a chunk is written whole: a run may be broken off at any time, and the same command goes on
where it ended. The luck of a match comes from the seed of the study and its number alone, so that results depend
neither on how many processes there are nor on how often a run was broken off.
"""

from __future__ import annotations

import dataclasses
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from cordon.games.registry import game
from cordon.kernel import typed
from cordon.kernel.content import read_yaml
from cordon.kernel.errors import OptionError
from cordon.lab import survival
from cordon.lab.results import MatchResult
from cordon.lab.simulate import CHUNK, Plan, play_match


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played."""

    title: str
    game: str
    matches: int
    """In each cell."""
    seed: int = 1
    first: int = 0
    """The number of the first match of each cell: others than those that were tuned on."""
    players: tuple[int, ...] = (1,)
    bots: tuple[str, ...] = ("greedy",)
    """Each is a row of bots, with commas between; a short row is repeated."""
    config: dict[str, Any] = {}
    """Switches of every match."""
    grid: dict[str, list[Any]] = {}
    """Switches that differ from cell to cell, each with its values."""
    cells: Literal["grid", "survival"] = "grid"
    """``survival``: cells of Zone Survival, in which maps take turns and each cell has a seed of its own."""
    record: tuple[Literal["choices"], ...] = ()
    """``choices``: of every card and other printed thing, how often it was offered and how often it was taken."""


class Cell(NamedTuple):
    """A number of players, a row of bots, and switches."""

    players: int
    bots: str
    config: dict[str, Any]


class Line(msgspec.Struct, frozen=True):
    """A match that was played, with what it was played with."""

    players: int
    bots: str
    config: dict[str, Any]
    index: int
    seed: int
    outcome: str = ""
    answers: int = 0
    statistics: dict[str, float] = {}
    error: str = ""

    @property
    def result(self) -> MatchResult:
        return MatchResult(self.index, self.seed, self.outcome, self.answers, self.statistics, self.error)


Key = tuple[int, str, bytes, int]


def read_study(file: Path) -> Study:
    """A study out of its file, checked."""
    problems: list[str] = []
    plain = read_yaml(file, problems, str(file))
    if problems:
        raise OptionError("; ".join(problems))
    try:
        study = typed.convert(plain, Study)
    except msgspec.ValidationError as error:
        raise OptionError(f"{file}: {error}") from None
    check(study)
    return study


def check(study: Study) -> None:
    """Say what is wrong with a study before anything is played."""
    if study.matches < 1 or study.first < 0:
        raise OptionError("a study plays 1 match or more in each cell, from number 0 on or later")
    if study.cells == "survival" and (study.game, set(study.grid), study.config) != ("stalker", {"scenario"}, {}):
        raise OptionError("cells of Zone Survival are of stalker, with a grid of scenarios and no other switches")
    if not cells_of(study):
        raise OptionError("a study without cells plays nothing: name players, bots, and values for every switch")
    for cell in cells_of(study):
        plan_of(study, cell, study.first).check()


def cells_of(study: Study) -> list[Cell]:
    """All cells, in the order of the study."""
    found = product(study.players, study.bots, product(*study.grid.values()))
    return [
        Cell(players, bots, study.config | dict(zip(study.grid, values, strict=True)))
        for players, bots, values in found
    ]


def plan_of(study: Study, cell: Cell, index: int) -> Plan:
    """What is played as the ``index``-th match of a cell."""
    bots = tuple(name.strip() for name in cell.bots.split(",") if name.strip())
    if study.cells == "survival":
        plan = survival.plan(cell.config["scenario"], cell.players, index, bots, study.seed)
    else:
        plan = Plan(game(study.game).id, cell.players, bots, 1, study.seed, config=cell.config)
    return dataclasses.replace(plan, choices="choices" in study.record)


class Chunk(NamedTuple):
    """Matches of one cell that a process takes at once."""

    study: Study
    cell: Cell
    indices: tuple[int, ...]


Hands = Callable[[Sequence[Chunk]], Iterator[list[Line]]]
"""Whoever plays chunks, and hands over their lines in order."""


def play_chunk(chunk: Chunk) -> list[Line]:
    """Some matches of one cell."""
    lines = []
    for index in chunk.indices:
        plan = plan_of(chunk.study, chunk.cell, index)
        played = play_match(plan, index)
        lines.append(
            Line(
                plan.players, chunk.cell.bots, plan.config, index, played.seed, played.outcome, played.answers,
                played.statistics, played.error,
            )
        )  # fmt: skip
    return lines


def run(study: Study, file: Path, played: Hands, on_line: Callable[[Line], None] = lambda _: None) -> int:
    """Let ``played`` play what is missing in the results of a study, and write it down; how many matches that were.
    ``on_line`` hears of each match."""
    check(study)
    done = _done(study, file)
    todo = list(_missing(study, done))
    with file.open("ab") as out:
        for lines in played(todo) if todo else ():
            out.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            out.flush()
            for line in lines:
                on_line(line)
    return sum(len(chunk.indices) for chunk in todo)


def read_results(file: Path) -> tuple[Study, list[Line]]:
    """The study of a file of results, and every match in it."""
    try:
        head, *lines = _whole_lines(file.read_bytes())
        return typed.decode(head, Study), [typed.decode(line, Line) for line in lines]
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise OptionError(f"{file} holds no results of a study: {error}") from None


def _whole_lines(data: bytes) -> list[bytes]:
    """What was written whole: the last line may have been broken off."""
    return data[: data.rfind(b"\n") + 1].splitlines()


def _done(study: Study, file: Path) -> set[Key]:
    """The matches that a file has already. One that does not exist is begun; a line that was broken off is removed."""
    if not file.exists() or not _whole_lines(file.read_bytes()):
        file.write_bytes(msgspec.json.encode(study) + b"\n")
        return set()
    known, lines = read_results(file)
    if replace(known, matches=0, title="") != replace(study, matches=0, title=""):
        raise OptionError(f"{file} holds the results of another study: name another file with --to")
    if known != study or not file.read_bytes().endswith(b"\n"):
        kept = [msgspec.json.encode(study), *_whole_lines(file.read_bytes())[1:]]
        new = file.with_name(f"{file.name}.new")
        new.write_bytes(b"".join(line + b"\n" for line in kept))
        new.replace(file)
    return {_key(line.players, line.bots, line.config, line.index) for line in lines}


def _missing(study: Study, done: set[Key]) -> Iterator[Chunk]:
    last = study.first + study.matches
    for start in range(study.first, last, CHUNK):
        for cell in cells_of(study):
            wanted = range(start, min(start + CHUNK, last))
            indices = tuple(
                i for i in wanted if _key(cell.players, cell.bots, plan_of(study, cell, i).config, i) not in done
            )
            if indices:
                yield Chunk(study, cell, indices)


def _key(players: int, bots: str, config: dict[str, Any], index: int) -> Key:
    return players, bots, msgspec.json.encode(config, order="sorted"), index


def played_here(chunks: Sequence[Chunk], workers: int = 1) -> Iterator[list[Line]]:
    """Play chunks in processes of this machine."""
    if workers < 1:
        raise OptionError(f"--workers must be 1 or more, not {workers}")
    workers = min(workers, len(chunks))
    if workers <= 1:
        yield from map(play_chunk, chunks)
        return
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield from pool.map(play_chunk, chunks)
    finally:
        pool.shutdown(cancel_futures=True)
