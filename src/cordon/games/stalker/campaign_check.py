"""Cross checks of the campaign (ST-15, SM-5, SM-8): places, stories, contacts and endings that speak of each other, and
whether everything can be come to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from cordon.games.stalker.campaign.mission_end import DRESSING_STATION, FIRST_FAILURE
from cordon.games.stalker.campaign.run import OPENING
from cordon.games.stalker.cards import Contact, Endings, Mission, Story
from cordon.games.stalker.content_files import ENDINGS, Decoded
from cordon.games.stalker.ops import Op
from cordon.games.stalker.ops.campaign import BoxEvent, CrossOut, GainContact, Late, LoseContact, Sticker
from cordon.games.stalker.ops.conditions import AnyOf, CrossedOut, HasFavour, Not, PlaceOpen, Remembers
from cordon.games.stalker.ops.goods import Favour
from cordon.games.stalker.ops.mission import Remember
from cordon.games.stalker.script_check import ops_in, records_in, scripts_in
from cordon.games.stalker.terms import story_of

Told = Iterator[tuple[str, str, str, str]]
"""Problems as file, card, field and what is wrong."""

PLACES, STORIES = "places.yaml", "stories.yaml"
SECOND_TRY = ("try", "second")
"""What the rules themselves remember of a mission that has failed (SM-5.6)."""
MOST_RUNS = 1_000_000
"""Runs that are tried when endings are looked for."""


def check_campaign(decoded: Decoded) -> Told:
    """What the files of a campaign say of each other."""
    if decoded.broken & {PLACES, STORIES, "contacts.yaml", ENDINGS}:
        return
    yield from _check_places(decoded)
    yield from _check_names(decoded)
    yield from _check_flags(decoded)
    yield from _check_stories(decoded)
    yield from _check_endings(decoded)
    yield from _check_ways(decoded)


def _ids(decoded: Decoded, file: str) -> set[str]:
    return {card.id for card in decoded.cards[file]}


def _check_places(decoded: Decoded) -> Told:
    missions, stories = {mission.id for mission in decoded.missions}, _ids(decoded, STORIES)
    taken: dict[str, str] = {}
    for place in decoded.cards[PLACES]:
        known = missions if place.kind == "mission" else stories
        if place.id not in known:
            yield PLACES, place.id, "id", f"no {'mission' if place.kind == 'mission' else 'story'} '{place.id}'"
        if taken.setdefault(place.grid, place.id) != place.id:
            yield PLACES, place.id, "grid", f"'{place.grid}' is the square of {taken[place.grid]}"
    places = _ids(decoded, PLACES)
    for contact in decoded.cards["contacts.yaml"]:
        if contact.found != "start" and contact.found not in places:
            yield "contacts.yaml", contact.id, "found", f"no place '{contact.found}' in {PLACES}"


def _ops(decoded: Decoded) -> Iterator[tuple[str, str, str, Op]]:
    """Every op of a folder, with file, card and field."""
    for place, script in scripts_in(decoded):
        yield from ((place.file, place.card, f"{place.field}{field}", op) for field, op in ops_in(script))


def _check_names(decoded: Decoded) -> Told:
    """What ops and conditions name."""
    places, contacts = _ids(decoded, PLACES), {card.key for card in decoded.cards["contacts.yaml"]}
    letters = {story_of(mission.id) for mission in decoded.missions}
    events = {event.id for mission in decoded.missions for event in mission.events}
    for file, card, field, op in _ops(decoded):
        match op:
            case Sticker() | CrossOut() if op.place not in places:
                yield file, card, f"{field}.place", f"no place '{op.place}' in {PLACES}"
            case GainContact() | LoseContact() | Favour() if op.contact not in contacts:
                yield file, card, f"{field}.contact", f"no contact '{op.contact}' in contacts.yaml"
            case Late() if op.story not in letters:
                yield (
                    file,
                    card,
                    f"{field}.story",
                    f"no mission begins with '{op.story}'",
                )
            case BoxEvent() if op.event not in events:
                yield file, card, f"{field}.event", f"no event '{op.event}' in any mission"
    for file, each in _asking(decoded):
        for field, record in records_in(each, ""):
            if isinstance(record, PlaceOpen | CrossedOut) and record.place not in places:
                yield file, each.id, f"{field}.place", f"no place '{record.place}' in {PLACES}"
            if isinstance(record, HasFavour) and record.contact not in contacts:
                yield file, each.id, f"{field}.contact", f"no contact '{record.contact}' in contacts.yaml"


def _asking(decoded: Decoded) -> Iterator[tuple[str, Story | Contact | Mission]]:
    """Everything of the campaign that may ask for something."""
    for file in (STORIES, "contacts.yaml"):
        yield from ((file, card) for card in decoded.cards[file])
    yield from ((decoded.mission_file(mission.id), mission) for mission in decoded.missions)


def _remembered(decoded: Decoded) -> set[tuple[str, str]]:
    """Every flag with a value that something sets: a script, what a single mission assumes, and a second try."""
    known = {(op.flag, op.value) for *_, op in _ops(decoded) if isinstance(op, Remember)} | {SECOND_TRY}
    for mission in decoded.missions:
        known |= {*mission.memory.items(), *mission.hard_memory.items()}
    return known


def _check_flags(decoded: Decoded) -> Told:
    """A flag that is asked for is set somewhere, to that value."""
    known = _remembered(decoded)
    flags = {flag for flag, _ in known}
    for file, each in _asking(decoded):
        for field, record in records_in(each, ""):
            if isinstance(record, Remembers) and (record.flag, record.value) not in known:
                yield file, each.id, f"{field}.flag", f"nothing remembers '{record.flag}' as '{record.value}'"
    for mission in decoded.missions:
        for flag, lines in mission.codas.items():
            for value in lines:
                if (flag, value) not in known:
                    yield (
                        decoded.mission_file(mission.id),
                        mission.id,
                        f"codas.{flag}",
                        f"nothing remembers '{flag}' as '{value}'",
                    )
    for flag, values in decoded.endings.scores.items():
        if flag not in flags:
            yield ENDINGS, "scores", flag, f"nothing remembers '{flag}'"
        for value in values:
            if flag in flags and (flag, value) not in known:
                yield ENDINGS, "scores", f"{flag}.{value}", f"nothing remembers '{flag}' as '{value}'"


def _check_stories(decoded: Decoded) -> Told:
    stories = _ids(decoded, STORIES)
    for story in decoded.cards[STORIES]:
        keys = [option.key for option in story.options]
        for i, option in enumerate(story.options):
            if keys.count(option.key) > 1:
                yield STORIES, story.id, f"options[{i}].key", f"'{option.key}' stands twice"
            if option.story and option.story not in stories:
                yield STORIES, story.id, f"options[{i}].story", f"no story '{option.story}'"
        for i, other in enumerate(story.instead):
            if other.story not in stories:
                yield STORIES, story.id, f"instead[{i}].story", f"no story '{other.story}'"
        if story.options and all(option.when or option.pay for option in story.options):
            yield STORIES, story.id, "options", "one of them must always be possible: without 'when' and 'pay'"
    for mission in decoded.missions:
        for i, row in enumerate(mission.epilogues):
            if row.story and row.story not in stories:
                yield (
                    decoded.mission_file(mission.id),
                    mission.id,
                    f"epilogues[{i}].story",
                    f"no story '{row.story}'",
                )
    for story in (OPENING, FIRST_FAILURE):
        if story not in stories:
            yield STORIES, story, "id", "is missing: every campaign has it (SM-8.2)"
    if DRESSING_STATION not in _ids(decoded, PLACES):
        yield PLACES, DRESSING_STATION, "id", "is missing: the first failure opens it (SM-5.6)"


def _check_endings(decoded: Decoded) -> Told:
    stories, missions = _ids(decoded, STORIES), {mission.id for mission in decoded.missions}
    endings = decoded.endings
    for i, mission in enumerate(endings.after):
        if mission not in missions:
            yield ENDINGS, "after", f"[{i}]", f"no mission '{mission}'"
    for i, ending in enumerate(endings.endings):
        if ending.id not in stories:
            yield ENDINGS, ending.id, f"endings[{i}].id", f"no story '{ending.id}'"
    for sway in ("people", "coin", "dark"):
        if not any(ending.sway == sway and not ending.when for ending in endings.endings):
            yield ENDINGS, "endings", sway, "needs an ending without conditions, for everything else"
        if sway not in endings.ties:
            yield ENDINGS, "ties", sway, "is missing: ties are settled among all three"


def _check_ways(decoded: Decoded) -> Told:
    """Every place, story and contact can be come to from the start."""
    stickers, contacts, read = set[str](), set[str](), set[str]()
    for *_, op in _ops(decoded):
        if isinstance(op, Sticker):
            stickers.add(op.place)
        elif isinstance(op, GainContact):
            contacts.add(op.contact)
    for place in decoded.cards[PLACES]:
        if not place.start and place.id not in stickers | {DRESSING_STATION}:
            yield PLACES, place.id, "start", "no sticker opens it, and it is not open from the start"
        read.add(place.id)
    for contact in decoded.cards["contacts.yaml"]:
        if contact.found != "start" and contact.key not in contacts:
            yield "contacts.yaml", contact.id, "found", "no story gives this contact"
    read |= {OPENING, FIRST_FAILURE, *(ending.id for ending in decoded.endings.endings)}
    read |= {row.story for mission in decoded.missions for row in mission.epilogues}
    for story in decoded.cards[STORIES]:
        read |= {option.story for option in story.options} | {other.story for other in story.instead}
    for story in decoded.cards[STORIES]:
        if story.id not in read:
            yield STORIES, story.id, "id", "nothing leads to this story"


# --- the endings ------------------------------------------------------------------------------------------------------


def check_endings_met(decoded: Decoded) -> Told:
    """Some run comes to each ending: all values of all flags that count are tried with all LATE marks (SM-5.8)."""
    endings = decoded.endings
    values: dict[str, list[str]] = {}
    asked = {
        each.flag for ending in endings.endings for _, each in records_in(ending, "") if isinstance(each, Remembers)
    }
    for flag, value in sorted(_remembered(decoded)):
        if flag in endings.scores or flag in asked:
            values.setdefault(flag, []).append(value)
    if not endings.ties or prod(map(len, values.values())) > MOST_RUNS:
        return
    left = {ending.id for ending in endings.endings}
    for run in product(*values.values()):
        memory = dict(zip(values, run, strict=True))
        for late in (None, *endings.late):
            left.discard(_ending(endings, memory, late))
        if not left:
            return
    for i, ending in enumerate(endings.endings):
        if ending.id in left:
            yield ENDINGS, ending.id, f"endings[{i}].when", "no run comes to this ending, whatever it remembers"


def _ending(endings: Endings, memory: dict[str, str], late: int | None) -> str:
    counts = dict.fromkeys(endings.ties, 0)
    scored = [values.get(memory.get(flag, ""), {}) for flag, values in endings.scores.items()]
    for counted in (*scored, endings.late[late] if late is not None else {}):
        for sway, n in counted.items():
            counts[sway] = counts.get(sway, 0) + n
    highest = max(endings.ties, key=lambda sway: (counts[sway], -endings.ties.index(sway)))
    fitting = (
        each for each in endings.endings if each.sway == highest and all(_may_hold(c, memory) for c in each.when)
    )
    return next((each.id for each in fitting), "")


def _may_hold(condition: object, memory: dict[str, str]) -> bool:
    """Whether a condition holds in a run that remembers this; of anything but memory it is thought to hold."""
    match condition:
        case Remembers():
            return memory.get(condition.flag) == condition.value
        case Not():
            return not any(_may_hold(each, memory) for each in condition.of)
        case AnyOf():
            return any(_may_hold(each, memory) for each in condition.of)
    return True
