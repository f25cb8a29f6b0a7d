"""Who carries what (ST-15.15): weapons and armour first, then what goes on them, magazines, and things to use."""

from __future__ import annotations

from collections import Counter

from cordon.bots.stalker import kit
from cordon.bots.stalker.camp import DOSE_BORNE, Camp, ammo_of, magazines_wanted, takes
from cordon.games.stalker.campaign.packing import PACK, PACK_MAGAZINE
from cordon.games.stalker.cards import Armour, Artifact, Attachment, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.state import Card
from cordon.games.stalker.terms import ARTIFACT_SLOTS, BACKPACK, CONTAINERS, MAGAZINES, ItemId
from cordon.games.stalker.verbs import ACCEPT, DONE
from cordon.kernel.decisions import Decision, Seat

FREE = 2
"""Places in a backpack that are kept for what is found."""


def pack(camp: Camp, decision: Decision) -> str:
    """One thing after another, until nobody wants anything more."""
    offered = set(decision.options)
    return next((option for option in _wishes(camp) if option in offered), DONE())


def agree(camp: Camp, decision: Decision) -> str:
    """The lead stalker has reasons."""
    return ACCEPT()


def _wishes(camp: Camp) -> list[str]:
    view = camp.view
    seats = [(view.lead + i) % view.seats for i in range(view.seats)]
    stash = sorted(_one_of_each(camp.binder.stash), key=lambda card: (-camp.worth(card), card))
    found: list[str] = []
    for sort, place, order in ((Weapon, "weapon", seats), (Armour, "armour", seats[::-1])):
        bare = [seat for seat in order if not _on(camp, seat, place)]
        found += [PACK(card, seat) for seat in bare[:1] for card in stash if isinstance(content().cards[card], sort)]
    return found or [*_fixtures(camp, stash, seats), *_magazines(camp, seats), *_items(camp, stash, seats)]


def _fixtures(camp: Camp, stash: list[ItemId], seats: list[Seat]) -> list[str]:
    """Attachments and artifacts that have a place at once; the first detector before anything else."""
    has_detector = any(_is_detector(card.id) for card in camp.view.cards)
    found: list[str] = []
    for card in sorted(stash, key=lambda card: not _is_detector(card)):
        printed = content().cards[card]
        if isinstance(printed, Artifact) and camp.worth(card):
            found += [PACK(card, seat) for seat in seats if _bears(camp, seat, printed)]
        elif isinstance(printed, Attachment) and (camp.worth(card) or (printed.detector and not has_detector)):
            found += [PACK(card, seat) for seat in seats if _has_slot(camp, seat, printed)]
    return found


def _is_detector(card: ItemId) -> bool:
    printed = content().cards[card]
    return isinstance(printed, Attachment) and printed.detector


def _bears(camp: Camp, seat: Seat, artifact: Artifact) -> bool:
    armour = next((content().cards[card.id] for card in _on(camp, seat, "armour")), None)
    container = CONTAINERS[armour.container] if isinstance(armour, Armour) else 0
    room = len(_on(camp, seat, "artifact")) < ARTIFACT_SLOTS
    return room and artifact.base_dosage - container <= DOSE_BORNE


def _has_slot(camp: Camp, seat: Seat, attachment: Attachment) -> bool:
    """Whether a stalker wears what an attachment goes on, with nothing of its slot there."""
    for card in (*_on(camp, seat, "weapon"), *_on(camp, seat, "armour")):
        printed, there = content().cards[card.id], [each for each in camp.view.cards if each.host == card.id]
        if isinstance(printed, Armour) and attachment.slot == "armour":
            return not there
        if isinstance(printed, Weapon) and attachment.slot != "armour":
            return takes(printed, attachment) and len(there) < len(printed.slots) and not _is_crowded(there, attachment)
    return False


def _is_crowded(there: list[Card], attachment: Attachment) -> bool:
    kinds = (content().cards[card.id] for card in there)
    return any(isinstance(kind, Attachment) and kind.slot == attachment.slot for kind in kinds)


def _magazines(camp: Camp, seats: list[Seat]) -> list[str]:
    """To whoever has the fewest for the own weapon."""
    found: list[tuple[int, str]] = []
    for seat in seats:
        for card in _on(camp, seat, "weapon"):
            kind = ammo_of(card.id)
            if kind in MAGAZINES and (held := getattr(camp.view.stalkers[seat], kind)) < magazines_wanted(len(seats)):
                found.append((held, PACK_MAGAZINE(kind, seat)))
    return [option for _, option in sorted(found)]


def _items(camp: Camp, stash: list[ItemId], seats: list[Seat]) -> list[str]:
    """To whoever has the least in the backpack: what that stalker has the least of."""
    seat = min(seats, key=lambda each: len(_on(camp, each, "backpack")))
    packed = _on(camp, seat, "backpack")
    if len(packed) >= BACKPACK - FREE:
        return []
    keys = [content().cards[card.id].key for card in packed]
    purposes = Counter(kit.ITEMS[key][0] for key in keys if key in kit.ITEMS)

    def use(card: ItemId) -> float:
        purpose, most = kit.ITEMS[content().cards[card].key]
        return most / (1 + purposes[purpose])

    items = [card for card in stash if content().cards[card].key in kit.ITEMS]
    return [PACK(card, seat) for card in sorted(items, key=lambda card: (-use(card), card))]


def _on(camp: Camp, seat: Seat, place: str) -> list[Card]:
    return [card for card in camp.view.cards if card.owner == seat and card.place == place]


def _one_of_each(cards: tuple[ItemId, ...]) -> list[ItemId]:
    """As they are offered: one card of each kind."""
    return list({content().cards[card].key: card for card in reversed(cards)}.values())[::-1]
