"""Cross checks of campaigns (ST-15, SM-5, SM-8): places, stories, contacts and missions that speak of each other."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cordon.games.stalker.cards import Campaign, Contact, Mission, Story
from cordon.games.stalker.content_files import CONTACTS, PLACES, STORIES, Decoded, joined
from cordon.games.stalker.ops import Op
from cordon.games.stalker.ops.campaign import BoxEvent, CrossOut, GainContact, Late, LoseContact, Sticker
from cordon.games.stalker.ops.conditions import CrossedOut, HasFavour, PlaceOpen, Remembers
from cordon.games.stalker.ops.goods import Favour
from cordon.games.stalker.ops.mission import Remember
from cordon.games.stalker.script_check import ops_in, records_in, scripts_in
from cordon.games.stalker.terms import story_of
from cordon.kernel.added import CAMPAIGN
from cordon.kernel.content import Problems

SECOND_TRY = ("try", "second")
"""What the rules themselves remember of a mission that has failed (SM-5.6)."""
_CAMPAIGN_ID = re.compile(r"[A-Z][A-Z0-9]*")
_STORY_ID = re.compile(r"[a-z0-9][a-z0-9-]*")


def check_campaign(decoded: Decoded) -> Problems:
    """What the files of campaigns say of each other."""
    if not can_be_checked(decoded):
        return
    yield from _check_ids(decoded)
    yield from _check_places(decoded)
    yield from _check_names(decoded)
    yield from _check_flags(decoded)
    yield from _check_stories(decoded)
    for campaign in decoded.campaigns:
        file = decoded.campaign_file(campaign.id)
        yield from ((file, campaign.id, field, what) for field, what in _check_frame(decoded, campaign))


def can_be_checked(decoded: Decoded) -> bool:
    """Whether all files of all campaigns could be read."""
    broken = {file.rpartition("/")[2] for file in decoded.broken}
    return not broken & {PLACES, STORIES, CONTACTS, CAMPAIGN}


def _ids(decoded: Decoded, file: str) -> set[str]:
    return {card.id for card in decoded.cards[file]}


def _check_ids(decoded: Decoded) -> Problems:
    """What somebody adds has names that nobody else has, and that can be part of a message."""
    for campaign in decoded.campaigns:
        if not _CAMPAIGN_ID.fullmatch(campaign.id):
            what = "must begin with a capital letter and hold only capital letters and digits"
            yield decoded.campaign_file(campaign.id), campaign.id, "id", what
    for (file, id), owner in decoded.brought.items():
        if file == STORIES and not (id.startswith(f"{owner.lower()}-") and _STORY_ID.fullmatch(id)):
            what = f"must begin with '{owner.lower()}-' and hold only small letters, digits and hyphens"
            yield decoded.file_of(file, id), id, "id", what
        if file == CONTACTS and not id.startswith(f"{owner}-"):
            yield decoded.file_of(file, id), id, "id", f"must begin with '{owner}-'"
    for contact in decoded.cards[CONTACTS]:
        owner = decoded.brought.get((CONTACTS, contact.id), "").lower()
        if owner and not contact.key.startswith(f"{owner}_"):
            yield decoded.file_of(CONTACTS, contact.id), contact.id, "key", f"must begin with '{owner}_'"


def _check_places(decoded: Decoded) -> Problems:
    missions, stories = {mission.id: mission for mission in decoded.missions}, _ids(decoded, STORIES)
    for place in decoded.cards[PLACES]:
        file, known = decoded.file_of(PLACES, place.id), missions if place.kind == "mission" else stories
        if place.id not in known:
            yield file, place.id, "id", f"no {'mission' if place.kind == 'mission' else 'story'} '{place.id}'"
        elif place.kind == "mission" and not any(
            row.result == "given_up" and not row.when for row in missions[place.id].epilogues
        ):
            what = "in a campaign it needs a row for the result given_up without conditions (SM-5.6)"
            yield decoded.mission_file(place.id), place.id, "epilogues", what
    for campaign in decoded.campaigns:
        taken: dict[str, str] = {}
        for place in decoded.places_of(campaign).values():
            if taken.setdefault(place.grid, place.id) != place.id:
                what = f"'{place.grid}' is the square of {taken[place.grid]}"
                yield decoded.file_of(PLACES, place.id), place.id, "grid", what
    places = _ids(decoded, PLACES)
    for contact in decoded.cards[CONTACTS]:
        if contact.found and contact.found not in places:
            yield decoded.file_of(CONTACTS, contact.id), contact.id, "found", f"no place '{contact.found}' in {PLACES}"


def ops_of(decoded: Decoded) -> Iterator[tuple[str, str, str, Op]]:
    """Every op of a folder, with file, card and field."""
    for place, script in scripts_in(decoded):
        yield from ((place.file, place.card, f"{place.field}{field}", op) for field, op in ops_in(script))


def _check_names(decoded: Decoded) -> Problems:
    """What ops and conditions name."""
    places, contacts = _ids(decoded, PLACES), {card.key for card in decoded.cards[CONTACTS]}
    letters = {story_of(mission.id) for mission in decoded.missions}
    events = {event.id for mission in decoded.missions for event in mission.events}
    for file, card, field, op in ops_of(decoded):
        match op:
            case Sticker() | CrossOut() if op.place not in places:
                yield file, card, f"{field}.place", f"no place '{op.place}' in {PLACES}"
            case GainContact() | LoseContact() | Favour() if op.contact not in contacts:
                yield file, card, f"{field}.contact", f"no contact '{op.contact}' in {CONTACTS}"
            case Late() if op.story not in letters:
                yield file, card, f"{field}.story", f"no mission begins with '{op.story}'"
            case BoxEvent() if op.event not in events:
                yield file, card, f"{field}.event", f"no event '{op.event}' in any mission"
    for file, each in _asking(decoded):
        for field, record in records_in(each, ""):
            if isinstance(record, PlaceOpen | CrossedOut) and record.place not in places:
                yield file, each.id, f"{field}.place", f"no place '{record.place}' in {PLACES}"
            if isinstance(record, HasFavour) and record.contact not in contacts:
                yield file, each.id, f"{field}.contact", f"no contact '{record.contact}' in {CONTACTS}"


def _asking(decoded: Decoded) -> Iterator[tuple[str, Story | Contact | Mission | Campaign]]:
    """Everything of campaigns that may ask for something."""
    for file in (STORIES, CONTACTS):
        yield from ((decoded.file_of(file, card.id), card) for card in decoded.cards[file])
    yield from ((decoded.mission_file(mission.id), mission) for mission in decoded.missions)
    yield from ((decoded.campaign_file(campaign.id), campaign) for campaign in decoded.campaigns)


def remembered(decoded: Decoded) -> set[tuple[str, str]]:
    """Every flag with a value that something sets: a script, what a single mission assumes, and a second try."""
    known = {(op.flag, op.value) for *_, op in ops_of(decoded) if isinstance(op, Remember)} | {SECOND_TRY}
    for mission in decoded.missions:
        known |= {*mission.memory.items(), *mission.hard_memory.items()}
    return known


def _check_flags(decoded: Decoded) -> Problems:
    """A flag that is asked for is set somewhere, to that value."""
    known = remembered(decoded)
    for file, each in _asking(decoded):
        asked = [
            (f"{field}.flag", record.flag, record.value)
            for field, record in records_in(each, "")
            if isinstance(record, Remembers)
        ]
        if isinstance(each, Mission):
            asked += [(f"codas.{flag}", flag, value) for flag, values in each.codas.items() for value in values]
        elif isinstance(each, Campaign):
            asked += [
                (f"scores.{flag}.{value}", flag, value) for flag, values in each.scores.items() for value in values
            ]
            asked += [(f"codas[{i}]", coda.flag, value) for i, coda in enumerate(each.codas) for value in coda.values]
        for field, flag, value in asked:
            if (flag, value) not in known:
                yield file, each.id, field, f"nothing remembers '{flag}' as '{value}'"


def _check_stories(decoded: Decoded) -> Problems:
    stories = _ids(decoded, STORIES)
    for story in decoded.cards[STORIES]:
        file, keys = decoded.file_of(STORIES, story.id), [option.key for option in story.options]
        for i, option in enumerate(story.options):
            if keys.count(option.key) > 1:
                yield file, story.id, f"options[{i}].key", f"'{option.key}' stands twice"
            if option.story and option.story not in stories:
                yield file, story.id, f"options[{i}].story", f"no story '{option.story}'"
        for i, other in enumerate(story.instead):
            if other.story not in stories:
                yield file, story.id, f"instead[{i}].story", f"no story '{other.story}'"
        if story.options and all(option.when or option.pay for option in story.options):
            yield file, story.id, "options", "one of them must always be possible: without 'when' and 'pay'"
    for mission in decoded.missions:
        for i, row in enumerate(mission.epilogues):
            if row.story and row.story not in stories:
                what = f"no story '{row.story}'"
                yield decoded.mission_file(mission.id), mission.id, f"epilogues[{i}].story", what


def _check_frame(decoded: Decoded, campaign: Campaign) -> Iterator[tuple[str, str]]:
    """What a run begins with and how it ends, as field and what is wrong with it."""
    bases = {each.id for each in decoded.campaigns if not each.within}
    if campaign.within and campaign.within not in bases:
        yield "within", f"no campaign '{campaign.within}' that stands by itself; there are {', '.join(sorted(bases))}"
        return
    whole, places = joined(campaign, decoded.campaigns), decoded.places_of(campaign)
    stories, contacts = _ids(decoded, STORIES), {card.key for card in decoded.cards[CONTACTS]}
    for field in ("opening", "money", "after", "endings"):
        if not getattr(whole, field):
            yield field, "is missing: every campaign has it (ST-15.2, SM-5.8)"
    for field, story in (
        ("opening", whole.opening),
        ("failure.story", whole.failure.story if whole.failure else ""),
        *((f"endings[{i}].id", ending.id) for i, ending in enumerate(whole.endings)),
    ):
        if story and story not in stories:
            yield field, f"no story '{story}'"
    if whole.failure and whole.failure.place and whole.failure.place not in places:
        yield "failure.place", f"no place '{whole.failure.place}' on this zone map"
    for i, mission in enumerate(whole.after):
        if mission not in places or places[mission].kind != "mission":
            yield f"after[{i}]", f"no mission '{mission}' on this zone map"
    for i, contact in enumerate(whole.contacts):
        if contact not in contacts:
            yield f"contacts[{i}]", f"no contact '{contact}' in {CONTACTS}"
        elif contact in whole.contacts[:i]:
            yield f"contacts[{i}]", f"'{contact}' stands twice"
    for sway in ("people", "coin", "dark"):
        if whole.endings and not any(ending.sway == sway and not ending.when for ending in whole.endings):
            yield "endings", f"needs one of the {sway} without conditions, for everything else"
        if sway not in whole.ties:
            yield "ties", f"'{sway}' is missing: ties are settled among all three"
