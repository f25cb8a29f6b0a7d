"""Between missions (ST-15): what the team has and lacks, where to go, and what to answer to a story."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from cordon.bots.stalker import kit
from cordon.games.stalker.campaign.endings import counted, strongest
from cordon.games.stalker.campaign.navigation import GIVE_UP, VISIT
from cordon.games.stalker.campaign.stories import OPTION, StoryFacts
from cordon.games.stalker.cards import Armour, Artifact, Attachment, Item, StoryOption, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.campaign import GainContact, HandIn, Late, Magazines, PayPerMission, Sticker
from cordon.games.stalker.ops.goods import GainCardOp, Money
from cordon.games.stalker.ops.mission import Remember
from cordon.games.stalker.terms import CONTAINERS, ContactKey, ItemId, ItemKey, MissionKey
from cordon.games.stalker.verbs import DONE, MAGAZINE
from cordon.games.stalker.views import BinderView, StalkerView
from cordon.kernel.decisions import Decision, Seat, told

MISSIONS = ("A1", "B1", "A2", "B2", "B3", "A3")
"""The order in which they are easiest (SM-5.3); how B3 went tells what is to be done with the Lantern."""
LAST = 3
"""The level of the last missions: each is done with before the next."""
PLACES = (
    "103", "105", "106", "112", "111", "110", "117", "121", "120", "109", "118", "125", "122", "113", "108", "119",
    "116", "107", "115", "114", "104",
)  # fmt: skip
"""Where to go beside the mission, the best first."""
DETECTOR = 3000
"""What the first detector is worth to the team."""
MAGAZINE_WORTH = (700, 400)
"""What the first magazine for a weapon is worth, and the next ones."""
SPARE_MAGAZINES = 2
"""Magazines for each weapon; whoever is alone wants one more."""
DOSE_BORNE = 3
"""The base dosage that somebody bears for an artifact (ST-9.6)."""
KEPT = 0.4
"""What an artifact must do for each ruble of its value, or what it is sold for does more."""


class Camp:
    """What a seat knows between two missions."""

    def __init__(self, view: StalkerView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        assert view.binder is not None
        self.binder: BinderView = view.binder
        self.paid: dict[ContactKey, dict[ItemKey, int]] = {}
        """What contacts pay, as far as somebody has asked."""
        self._carried: dict[type, list[ItemId]] = {}

    @cached_property
    def owned(self) -> list[ItemId]:
        """Everything of the team: in the stash and on the PDAs."""
        return [*self.binder.stash, *(card.id for card in self.view.cards)]

    def worth(self, card: ItemId) -> float:
        """What a card does for whoever carries it in the mission that is next."""
        return self._does(content().cards[card].key)

    def _does(self, key: ItemKey) -> float:
        return kit.worth_of(key) + (kit.SHIELD * kit.shields(key) if self.is_last else 0)

    def carried(self, sort: type[Weapon | Armour]) -> list[ItemId]:
        """The weapons or armours that the team would carry: one each, the best first."""
        known = self._carried.get(sort)
        if known is None:
            found = [card for card in self.owned if isinstance(content().cards[card], sort)]
            known = self._carried[sort] = sorted(found, key=lambda card: (-self.worth(card), card))[: self.view.seats]
        return known

    @cached_property
    def purposes(self) -> Counter[str]:
        """How many items of the team serve each purpose."""
        keys = (content().cards[card].key for card in self.owned)
        return Counter(kit.ITEMS[key][0] for key in keys if key in kit.ITEMS)

    @cached_property
    def fixtures(self) -> list[Attachment]:
        """The attachments of the team."""
        cards = (content().cards[card] for card in self.owned)
        return [card for card in cards if isinstance(card, Attachment)]

    def gain(self, key: ItemKey) -> float:
        """What another card of a kind would be worth to the team."""
        printed = content().equipment[key]
        if isinstance(printed, Weapon | Armour):
            carried = self.carried(type(printed))
            worst = self.worth(carried[-1]) if len(carried) == self.view.seats else 0.0
            return max(0.0, self._does(key) - worst)
        if isinstance(printed, Attachment) and printed.detector:
            return 0.0 if any(fixture.detector for fixture in self.fixtures) else float(DETECTOR)
        if isinstance(printed, Attachment):
            return self._does(key) if self._has_place(printed) else 0.0
        if key in kit.ITEMS:
            purpose, most = kit.ITEMS[key]
            enough = kit.WANTED[purpose] * self.view.seats
            if purpose == kit.DOSE and self.is_last:
                enough *= kit.HOT
            return most * max(0.0, 1 - self.purposes[purpose] / enough)
        return 0.0

    @cached_property
    def is_last(self) -> bool:
        """Whether the mission that is next is one of the last, where radiation kills."""
        destination = self.binder.destination
        return bool(destination) and content().missions[destination].level >= LAST

    def _has_place(self, wanted: Attachment) -> bool:
        """Whether somebody carries what an attachment goes on, with nothing there yet."""
        if wanted.slot == "armour":
            return sum(fixture.slot == "armour" for fixture in self.fixtures) < self.view.seats
        cards = (content().cards[card] for card in self.carried(Weapon))
        hosts = sum(isinstance(card, Weapon) and takes(card, wanted) for card in cards)
        return sum(fixture.slot == wanted.slot for fixture in self.fixtures) < hosts

    def magazine_worth(self, kind: str) -> float:
        """What another magazine of a kind would be worth."""
        weapons = sum(ammo_of(card) == kind for card in self.carried(Weapon))
        held = self.binder.magazines.get(kind, 0) + sum(getattr(each, kind) for each in self.view.stalkers)
        if held < weapons:
            return MAGAZINE_WORTH[0]
        return MAGAZINE_WORTH[1] if held < weapons * magazines_wanted(self.view.seats) else 0.0

    def is_spare(self, card: ItemId) -> bool:
        """Whether nobody would miss a card."""
        printed = content().cards[card]
        if isinstance(printed, Weapon | Armour):
            return card not in self.carried(type(printed))
        if isinstance(printed, Artifact):
            does = kit.worth_of(printed.key)
            return does < KEPT * printed.value or printed.base_dosage > DOSE_BORNE + self._container
        if isinstance(printed, Item):
            return not kit.worth_of(printed.key)
        return not isinstance(printed, Attachment) or not (printed.detector or kit.worth_of(printed.key))

    @cached_property
    def _container(self) -> int:
        """The best container of the armours that are carried."""
        cards = (content().cards[card] for card in self.carried(Armour))
        return max((CONTAINERS[card.container] for card in cards if isinstance(card, Armour)), default=0)


def ammo_of(card: ItemId) -> str:
    printed = content().cards[card]
    return printed.ammo_type if isinstance(printed, Weapon) else ""


def magazines_wanted(seats: int) -> int:
    return SPARE_MAGAZINES + (seats == 1)


def takes(weapon: Weapon, attachment: Attachment) -> bool:
    """Whether a weapon has a slot for an attachment; a rail takes an optic or an underbarrel (SC-5.1)."""
    rail = "rail" in weapon.slots and attachment.slot in ("optic", "underbarrel")
    return rail or attachment.slot in weapon.slots


# --- where to go (ST-15.5) --------------------------------------------------------------------------------------------


def navigate(camp: Camp, decision: Decision) -> str:
    """Another place first, then the easiest mission. What has failed once is tried again when its like is done, but of
    the last ones at once."""
    found = [VISIT.read(option) for option in decision.options if option in VISIT]
    others = [place for place in found if place not in content().missions]
    if others:
        return VISIT(min(others, key=lambda place: PLACES.index(place) if place in PLACES else len(PLACES)))
    missions = [place for place in found if place in content().missions]
    if not missions:
        return DONE()
    if len(missions) == 1 and GIVE_UP(missions[0]) in decision.options and is_better_given_up(camp, missions[0]):
        return GIVE_UP(missions[0])

    def ease(mission: str) -> tuple[int, bool, int]:
        place = MISSIONS.index(mission) if mission in MISSIONS else len(MISSIONS)
        level = content().missions[mission].level
        return level, mission in camp.binder.failures and level < LAST, place

    return VISIT(min(missions, key=ease))


def is_better_given_up(camp: Camp, mission: MissionKey) -> bool:
    """Whether the campaign ends well without its last mission, but not with another LATE mark (SM-5.6, SM-5.8)."""
    campaign, late = content().campaigns[camp.view.config.campaign], sum(camp.binder.late.values())
    row = next(row for row in content().missions[mission].epilogues if row.result == "given_up")
    memory = camp.view.memory | {op.flag: op.value for op in row.do if isinstance(op, Remember)}

    def is_dark(marks: int) -> bool:
        return strongest(campaign, counted(campaign, memory, marks)) == "dark"

    return not is_dark(late) and is_dark(late + 1)


def story(camp: Camp, decision: Decision) -> str:
    """The option that brings the most."""
    options = {each.key: each for each in content().stories[told(camp.view.asked, StoryFacts).story].options}
    offered = [option for option in decision.options if option in OPTION]
    if not offered:
        return DONE()
    return max(offered, key=lambda option: _story_worth(options[OPTION.read(option)]))


DECK_WORTH = {"weapon": 550, "armour": 560, "attachment": 880, "item": 310, "artifact": 1700}
TIER_WORTH = 3
"""A card of tier II against one of tier I."""
LATE = 1000
"""What it is worth to have a LATE mark less (SM-5.8)."""


def _story_worth(option: StoryOption) -> float:
    worth = 0.0
    for op in (*option.pay, *option.do):
        match op:
            case Money():
                worth += op.n
            case GainCardOp():
                worth += DECK_WORTH[op.deck] * (TIER_WORTH if op.tier > 1 else 1)
            case GainContact() | Sticker():
                worth += 300
            case Magazines():
                worth += 400 * op.n
            case HandIn():
                worth -= 300 * op.n
            case Late():
                worth -= LATE * op.n
            case PayPerMission():
                worth += op.most / 2
    return worth


def magazine(camp: Camp, decision: Decision) -> str:
    """Of the kind that is short."""
    return max(decision.options, key=lambda option: camp.magazine_worth(MAGAZINE.read(option)))
