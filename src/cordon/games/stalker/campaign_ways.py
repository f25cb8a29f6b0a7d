"""Whether a run of a campaign can come to everything: each place, story, contact and ending (ST-15, SM-5, SM-8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from cordon.games.stalker.campaign_check import can_be_checked, remembered
from cordon.games.stalker.cards import Campaign
from cordon.games.stalker.content_files import CONTACTS, PLACES, STORIES, Decoded, joined
from cordon.games.stalker.ops import Op
from cordon.games.stalker.ops.campaign import GainContact, Sticker
from cordon.games.stalker.ops.conditions import AnyOf, Not, Remembers
from cordon.games.stalker.script_check import ops_in, records_in
from cordon.kernel.content import Problems

MOST_RUNS = 1_000_000
"""Runs that are tried when endings are looked for."""


def check_run(decoded: Decoded) -> Problems:
    """Every place, story and contact of a campaign can be come to from its start."""
    if not can_be_checked(decoded):
        return
    places = {place.id for place in decoded.cards[PLACES]}
    runs = {campaign.id: _Run(decoded, campaign) for campaign in decoded.campaigns}
    for file in (PLACES, STORIES, CONTACTS):
        for card in decoded.cards[file]:
            owner = decoded.brought.get((file, card.id))
            own = [run for id, run in runs.items() if id == owner or (owner is None and id not in decoded.others)]
            if file == STORIES and card.id in places:
                continue  # it is told of the place
            if own and not any(run.comes_to(file, card) for run in own):
                yield decoded.file_of(file, card.id), card.id, *_MISSED[file]


_MISSED = {
    PLACES: ("start", "no sticker that a run comes to opens it, and it is not open from the start"),
    STORIES: ("id", "nothing that a run comes to leads to this story"),
    CONTACTS: ("found", "no story that a run comes to gives this contact"),
}
"""The field that would have to say it, and what is wrong."""


class _Run:
    """What a campaign opens, one thing after the other, if everything is tried."""

    def __init__(self, decoded: Decoded, campaign: Campaign) -> None:
        self._zone = decoded.places_of(campaign)
        whole = joined(campaign, decoded.campaigns)
        self.places: set[str] = set()
        self.stories: set[str] = {whole.opening, *(ending.id for ending in whole.endings)}
        self.contacts: set[str] = {*whole.contacts}
        self._open(*(place.id for place in self._zone.values() if place.start))
        if whole.failure is not None:
            self._open(whole.failure.place)
            self.stories.add(whole.failure.story)
        before = -1
        while (now := len(self.places) + len(self.stories)) > before:
            before = now
            self._look_through(decoded)

    def comes_to(self, file: str, card: object) -> bool:
        """Whether a card of one of the three files is among it."""
        found = {PLACES: self.places, STORIES: self.stories, CONTACTS: self.contacts}[file]
        return getattr(card, "key" if file == CONTACTS else "id") in found

    def _open(self, *places: str) -> None:
        """Places of this zone map; whatever is no mission is a story."""
        self.places |= self._zone.keys() & {*places}
        self.stories |= {place for place in self.places if self._zone[place].kind != "mission"}

    def _look_through(self, decoded: Decoded) -> None:
        """What everything that a run comes to leads to."""
        for story in decoded.cards[STORIES]:
            if story.id in self.stories:
                self.stories |= {option.story for option in story.options} | {each.story for each in story.instead}
                for option in story.options:
                    self._carry_out(option.do)
        for mission in decoded.missions:
            if mission.id in self.places:
                self.stories |= {row.story for row in mission.epilogues}
                for row in mission.epilogues:
                    self._carry_out(row.do)

    def _carry_out(self, script: tuple[Op, ...]) -> None:
        for _, op in ops_in(script):
            if isinstance(op, Sticker):
                self._open(op.place)
            elif isinstance(op, GainContact):
                self.contacts.add(op.contact)


# --- the endings ------------------------------------------------------------------------------------------------------


def check_endings_met(decoded: Decoded) -> Problems:
    """Some run comes to each ending of each campaign: all values of all flags that count are tried with all LATE marks
    (SM-5.8)."""
    known = sorted(remembered(decoded))
    for campaign in decoded.campaigns:
        whole = joined(campaign, decoded.campaigns)
        missed = _endings_missed(whole, known)
        for i, ending in enumerate(campaign.endings):
            if ending.id in missed:
                what = "no run comes to this ending, whatever it remembers"
                yield decoded.campaign_file(campaign.id), campaign.id, f"endings[{i}].when", what


def _endings_missed(campaign: Campaign, known: list[tuple[str, str]]) -> set[str]:
    asked = {
        each.flag for ending in campaign.endings for _, each in records_in(ending, "") if isinstance(each, Remembers)
    }
    values: dict[str, list[str]] = {}
    for flag, value in known:
        if flag in campaign.scores or flag in asked:
            values.setdefault(flag, []).append(value)
    left = {ending.id for ending in campaign.endings}
    if not campaign.ties or prod(map(len, values.values())) > MOST_RUNS:
        return set()
    for memory in _memories(values):
        for late in (None, *campaign.late):
            left.discard(_ending(campaign, memory, late))
        if not left:
            break
    return left


def _memories(values: dict[str, list[str]]) -> Iterator[dict[str, str]]:
    for run in product(*values.values()):
        yield dict(zip(values, run, strict=True))


def _ending(campaign: Campaign, memory: dict[str, str], late: int | None) -> str:
    counts = dict.fromkeys(campaign.ties, 0)
    scored = [values.get(memory.get(flag, ""), {}) for flag, values in campaign.scores.items()]
    for counted in (*scored, campaign.late[late] if late is not None else {}):
        for sway, n in counted.items():
            counts[sway] = counts.get(sway, 0) + n
    highest = max(campaign.ties, key=lambda sway: (counts[sway], -campaign.ties.index(sway)))
    fitting = (
        each for each in campaign.endings if each.sway == highest and all(_may_hold(c, memory) for c in each.when)
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
