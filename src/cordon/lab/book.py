"""How the book of This War of Mine is read: which script how often, how much of it again, and who reads it.

Campaigns are played by two readers, a rule of thumb and a curious one. A *table* is ten campaigns in a row of the same
people: what they have read before they know.
"""

from __future__ import annotations

import multiprocessing
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec

from cordon.bots.player import Player
from cordon.bots.twom.curious import CuriousSurvivor
from cordon.bots.twom.greedy import GreedySurvivor
from cordon.faces.twom.pages import page_of
from cordon.games.registry import game
from cordon.games.twom import events
from cordon.games.twom.conditions import GroupSize, PartySize
from cordon.games.twom.content import content
from cordon.games.twom.content_files import FOLDER
from cordon.games.twom.ops import Op, Schedule
from cordon.games.twom.rules.scripts import MOMENTS
from cordon.games.twom.script_check import ops_in
from cordon.games.twom.scripts import OnEnding, OnEpilogue, OnPhase, OnStory, Script
from cordon.games.twom.terms import script_of
from cordon.kernel.content import read_yaml
from cordon.kernel.spec import Setup
from cordon.lab.match import bot_seed, match_seed
from cordon.words.catalogue import Words

READERS: dict[str, type[Player]] = {"greedy": GreedySurvivor, "curious": CuriousSurvivor}
TABLE = 10
"""Campaigns of one table."""
NIGHT = ("evening", "night_raid", "dawn")
UNREAD = "unread.yaml"
"""Scripts that no reader comes to, each with the reason why."""
CHUNK = 5
SEVERAL = re.compile(
    r"\b(each|all|both|two|three|four|most|some|none|neither|either|any|half|one|rest|last|first|other) of us\b"
    r"|\bwe (all|both|each)\b|\b(between|among) us\b|\bus (all|both)\b|\bwe took turns\b",
    re.IGNORECASE,
)
"""Words that say that several are there."""


class Read(msgspec.Struct, frozen=True, array_like=True):
    """One page that was read: of which script, its text, by how many, whom it named."""

    script: int
    text: str
    present: int
    names: tuple[str, ...]


class Campaign(msgspec.Struct, frozen=True):
    """What was read in one campaign, in order."""

    scripts: tuple[int, ...]
    pages: tuple[Read, ...]
    won: bool


# --- playing ----------------------------------------------------------------------------------------------------------


def read_campaign(reader: str, seed: int, index: int) -> Campaign:
    """Play one campaign and note down what is read."""
    own = match_seed(seed, index)
    spec = game("twom")
    match = spec.new(Setup(1, own, {}))
    player = READERS[reader](bot_seed(own, 0))  # type: ignore[call-arg]  # every bot is made of a seed
    scripts: list[int] = []
    pages: list[Read] = []
    look = partial(spec.view, match, 0)
    while True:
        pending = match.waiting or match.pending  # the match goes on until something is asked
        for note in match.notes:
            if isinstance(note.event, events.ScriptOpened):
                scripts.append(note.event.script)
            elif isinstance(note.event, events.PageRead):
                event = note.event
                pages.append(Read(script_of(event.text) or 0, event.text, event.present, tuple(event.names)))
        if not pending:
            break
        decision = pending[0].decision()
        match.answer(decision.seat, player.choose(decision, look))
    outcome = match.state.outcome
    return Campaign(tuple(scripts), tuple(pages), outcome is not None and outcome.result == "victory")


def read_campaigns(reader: str, campaigns: int, seed: int, workers: int) -> list[Campaign]:
    """Many campaigns of one reader, in order whatever the number of workers."""
    task = partial(read_campaign, reader, seed)
    if workers == 1:
        return [task(index) for index in range(campaigns)]
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(task, range(campaigns), chunksize=CHUNK))


# --- what came of it --------------------------------------------------------------------------------------------------


def reasons() -> dict[int, str]:
    """Why some scripts are read by nobody here."""
    path = FOLDER / UNREAD
    return read_yaml(path, []) or {} if path.is_file() else {}


def frequencies(found: Sequence[Campaign]) -> Counter[int]:
    """In how many campaigns each script of the book was opened."""
    counted: Counter[int] = Counter(dict.fromkeys(content().scripts, 0))
    for campaign in found:
        counted.update(set(campaign.scripts))
    return counted


def unread(counted: Counter[int]) -> list[int]:
    """Scripts that nobody came to and of which nobody wrote down why."""
    told = reasons()
    return sorted(script for script, n in counted.items() if not n and script not in told)


def known_share(found: Sequence[Campaign], number: int) -> float:
    """How much of what a table reads in its ``number``-th campaign it has read before."""
    known = read = 0
    for first in range(0, len(found) - TABLE + 1, TABLE):
        table = found[first : first + TABLE]
        before = {script for campaign in table[: number - 1] for script in campaign.scripts}
        scripts = table[number - 1].scripts
        known += sum(script in before for script in scripts)
        read += len(scripts)
    return known / read if read else 0.0


def follow_ups() -> set[int]:
    """Scripts that come back to something: scheduled ones, later visits, and what asks for a flag or another page."""
    scripts = content().scripts.values()
    later = {op.script for script in scripts for op in _ops_of(script) if isinstance(op, Schedule)}
    later |= {op.otherwise for script in scripts for op in _ops_of(script) if isinstance(op, Schedule)}
    remembering = {script.id for script in scripts if script.remembers() and not _looks_back(script)}
    return later | remembering | {script.id for script in scripts if _is_later_visit(script)}


def _is_later_visit(script: Script) -> bool:
    return isinstance(script.at, OnStory) and script.at.visit > 1


def _ops_of(script: Script) -> Iterator[Op]:
    for node in script.nodes.values():
        yield from (op for _, op in ops_in(getattr(node, "ops", ()), ""))


def at_moments(found: Sequence[Campaign]) -> dict[str, float]:
    """Pages that hang at each moment of the day, in a campaign."""
    ties = {id: script.at.phase for id, script in content().scripts.items() if isinstance(script.at, OnPhase)}
    counted = Counter(ties[script] for campaign in found for script in campaign.scripts if script in ties)
    return {moment: n / len(found) for moment, n in counted.items()}


def _looks_back(script: Script) -> bool:
    return isinstance(script.at, OnEnding | OnEpilogue)


def _is_for_one(script: Script) -> bool:
    sizes = [each for each in script.conditions if isinstance(each, PartySize | GroupSize) and not each.negated]
    return any(each.at_most == 1 for each in sizes)


def told_to_one(words: Words, page: Read) -> str:
    """The page as one person reads it."""
    return page_of(words, page.text, dict.fromkeys(page.names, "C05"), "L01")


def several_for_one(found: Sequence[Campaign]) -> Counter[str]:
    """Pages that name several people and were read by one: how often each. Those written for one know what they say,
    and at the end the living may look back."""
    words = Words("en", "twom")
    known = {id for id, script in content().scripts.items() if _looks_back(script) or _is_for_one(script)}
    alone = Counter(page for each in found for page in each.pages if page.present == 1 and page.script not in known)
    counted: Counter[str] = Counter()
    for page, n in alone.items():
        if SEVERAL.search(told_to_one(words, page)):
            counted[page.text] += n
    return counted


def told(found: Sequence[Campaign]) -> Iterator[str]:
    """The report of one reader, line by line."""
    n = len(found)
    later = follow_ups()
    yield f"scripts a campaign: {sum(len(each.scripts) for each in found) / n:.1f}"
    if n >= TABLE:
        yield f"read before, fifth campaign: {known_share(found, 5):.0%}; tenth: {known_share(found, TABLE):.0%}"
    yield f"follow-ups a campaign: {sum(script in later for each in found for script in each.scripts) / n:.1f}"
    moments = at_moments(found)
    yield "pages a campaign: " + ", ".join(f"{moment} {moments.get(moment, 0):.2f}" for moment in MOMENTS)
    yield f"of these at night: {sum(moments.get(moment, 0) for moment in NIGHT):.2f}"
    alone = several_for_one(found)
    yield f"pages of several read by one: {sum(alone.values()) / n:.2f} a campaign, {len(alone)} texts"
    yield from (f"  {text}: {times}" for text, times in alone.most_common())
