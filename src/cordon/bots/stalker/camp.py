"""Between missions (ST-15): where to go, what to buy and sell, who carries what. Rules of thumb in rubles."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from cordon.games.stalker.campaign.dealing import CONTACT, SELL, SERVICE, DealingFacts
from cordon.games.stalker.campaign.navigation import VISIT
from cordon.games.stalker.campaign.packing import PACK, PACK_MAGAZINE
from cordon.games.stalker.campaign.stories import OPTION, StoryFacts
from cordon.games.stalker.cards import Armour, Artifact, Attachment, Item, StoryOption, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.campaign import GainContact, HandIn, Late, Magazines, PayPerMission, Sticker
from cordon.games.stalker.ops.goods import GainCardOp, Money
from cordon.games.stalker.state import Card
from cordon.games.stalker.terms import BACKPACK, MAGAZINES, ItemId, ItemKey
from cordon.games.stalker.verbs import ACCEPT, BUY, CARD, DONE, MAGAZINE
from cordon.games.stalker.views import BinderView, StalkerView
from cordon.kernel.decisions import Decision, Seat, told

MISSIONS = ("A1", "B1", "A2", "B2", "A3", "B3")
"""The order in which they are easiest (SM-5.3)."""
PLACES = (
    "112", "111", "110", "105", "103", "109", "117", "106", "121", "120", "125", "122", "118", "114", "119", "113",
    "107", "115", "104", "116", "108",
)  # fmt: skip
"""Where to go beside the mission, the best first."""
FREE = 3
"""Places in a backpack that are kept for what is found."""
DETECTOR, MEDICINE, MAGAZINE_WORTH = 3000, 700, 650
"""What the first detector, a medicine for each stalker and a magazine for each weapon are worth."""
SERVICES = {
    "guide": 1500,
    "halyna": 1500,
    "doctor_rut": 2500,
    "yurko": 1000,
    "bublyk": 700,
    "sister_vira": 1500,
    "luka": 0,
}
"""Contacts whose service is taken if the team has so much money."""
CONTRACTS = ("patron", "cartographer", "koza")
DOSE_BORNE = 3
"""The base dosage that somebody bears for an artifact."""


class Camp:
    """What a seat knows between two missions."""

    def __init__(self, view: StalkerView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        assert view.binder is not None
        self.binder: BinderView = view.binder

    @cached_property
    def owned(self) -> list[ItemId]:
        """Everything of the team: in the stash and on the PDAs."""
        return [*self.binder.stash, *(card.id for card in self.view.cards)]

    def best(self, sort: type[Weapon | Armour]) -> list[ItemId]:
        """The weapons or armours that the team would carry: one each, the dearest first."""
        found = [card for card in self.owned if isinstance(content().cards[card], sort)]
        return sorted(found, key=lambda card: (-content().cards[card].value, card))[: self.view.seats]

    def count(self, kind: str) -> int:
        """How many items of a type the team has."""
        cards = (content().cards[card] for card in self.owned)
        return sum(isinstance(card, Item) and kind in card.types for card in cards)

    def gain(self, key: ItemKey) -> float:
        """What another card of a kind would be worth to the team."""
        printed = content().equipment[key]
        if isinstance(printed, Weapon | Armour):
            carried = self.best(type(printed))
            worst = content().cards[carried[-1]].value if len(carried) == self.view.seats else 0
            return float(max(0, printed.value - worst))
        if isinstance(printed, Attachment):
            has = any(isinstance(card := content().cards[each], Attachment) and card.detector for each in self.owned)
            return float(DETECTOR) if printed.detector and not has else 0.0
        if isinstance(printed, Item) and "medicine" in printed.types:
            return float(MEDICINE) if self.count("medicine") < self.view.seats + 1 else 0.0
        return 0.0

    def magazines_short(self) -> list[str]:
        """The kinds of magazines of which there is less than one for each weapon that takes them."""
        held = Counter(self.binder.magazines)
        for stalker in self.view.stalkers:
            held += Counter({kind: getattr(stalker, kind) for kind in MAGAZINES})
        wanted = Counter(_ammo(card) for card in self.best(Weapon))
        return [kind for kind in MAGAZINES if held[kind] < wanted[kind]]

    def is_spare(self, card: ItemId) -> bool:
        """Whether nobody would miss a card."""
        printed = content().cards[card]
        if isinstance(printed, Weapon | Armour):
            return card not in self.best(type(printed))
        if isinstance(printed, Artifact):
            return printed.base_dosage > DOSE_BORNE
        return False


def _ammo(card: ItemId) -> str:
    printed = content().cards[card]
    return printed.ammo_type if isinstance(printed, Weapon) else ""


# --- where to go (ST-15.5) --------------------------------------------------------------------------------------------


def navigate(camp: Camp, decision: Decision) -> str:
    """Another place first, then the easiest mission. What has failed once is tried again."""
    found = [VISIT.read(option) for option in decision.options if option in VISIT]
    others = [place for place in found if place not in content().missions]
    if others:
        return VISIT(min(others, key=lambda place: PLACES.index(place) if place in PLACES else len(PLACES)))
    missions = [place for place in found if place in content().missions]
    if missions:
        return VISIT(min(missions, key=lambda each: MISSIONS.index(each) if each in MISSIONS else len(MISSIONS)))
    return DONE()


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
                worth -= 400 * op.n
            case PayPerMission():
                worth += op.most / 2
    return worth


# --- whom to see (ST-15.10) -------------------------------------------------------------------------------------------


def see(camp: Camp, decision: Decision) -> str:
    """Those who bring the most, as long as one brings anything."""
    found = [option for option in decision.options if option in CONTACT]
    best = max(found, key=lambda option: _contact_worth(camp, CONTACT.read(option)), default=DONE())
    return best if best != DONE() and _contact_worth(camp, CONTACT.read(best)) > 0 else DONE()


def _contact_worth(camp: Camp, contact: str) -> float:
    card, money = content().contacts[contact], camp.view.money
    if card.kind == "contract":
        return 0.0 if camp.binder.contract or contact not in CONTRACTS else 1000.0 - CONTRACTS.index(contact)
    if card.kind == "companion" and camp.binder.companion:
        return 0.0
    worth = 350.0 if contact in SERVICES and money >= SERVICES[contact] else 0.0
    if card.kind == "companion" and contact in camp.binder.favours:
        worth = 500.0
    offers = content().shops[contact]
    for key, printed in content().equipment.items():
        if printed.value <= money and any(content().is_sold(offer, key) for offer in offers):
            worth = max(worth, camp.gain(key))
    if any("magazine" in offer.goods for offer in offers) and camp.magazines_short() and money >= 500:
        worth = max(worth, float(MAGAZINE_WORTH))
    if card.kind == "trader":
        worth += sum(content().cards[each].value / 4 for each in camp.binder.stash if camp.is_spare(each)) / 2
    return worth


def deal(camp: Camp, decision: Decision) -> str:
    """Take the service, sell what nobody needs, buy what helps the most for its price."""
    asked = told(camp.view.asked, DealingFacts)
    for option in decision.options:
        if option in SERVICE and camp.view.money >= SERVICES.get(asked.contact, 0):
            return option
    for option in decision.options:
        if option in SELL and asked.prices[option] and camp.is_spare(SELL.read(option)):
            return option
    best, most = DONE(), 0.5
    short = camp.magazines_short()
    for option in decision.options:
        if option in BUY:
            ratio = camp.gain(BUY.read(option)) / max(1, asked.prices[option])
        elif option in MAGAZINE and MAGAZINE.read(option) in short:
            ratio = MAGAZINE_WORTH / asked.prices[option]
        else:
            continue
        if ratio > most:
            best, most = option, ratio
    return best


def give_away(camp: Camp, decision: Decision) -> str:
    """What is worth the least."""
    return min(decision.options, key=lambda option: content().cards[CARD.read(option)].value)


def magazine(camp: Camp, decision: Decision) -> str:
    """Of the kind that is short."""
    short = camp.magazines_short()
    return next((option for option in decision.options if MAGAZINE.read(option) in short), decision.options[0])


# --- who carries what (ST-15.15) --------------------------------------------------------------------------------------


def pack(camp: Camp, decision: Decision) -> str:
    """Weapons and armour to everybody, the dearest first; then what goes on them, magazines, and the rest evenly."""
    offered = set(decision.options)
    for option in _wishes(camp):
        if option in offered:
            return option
    return DONE()


def _wishes(camp: Camp) -> list[str]:
    view, binder = camp.view, camp.binder
    seats = [(view.lead + i) % view.seats for i in range(view.seats)]
    stash = sorted(binder.stash, key=lambda card: -content().cards[card].value)
    found: list[str] = []
    for sort, place in ((Weapon, "weapon"), (Armour, "armour")):
        bare = [seat for seat in seats if not _has(view.cards, seat, place)]
        cards = [card for card in stash if isinstance(content().cards[card], sort)]
        found += [PACK(card, seat) for seat in bare[:1] for card in _one_of_each(cards)[:1]]
    if found:
        return found
    found += _attachments(camp, stash, seats)
    for seat in seats:
        ammo = next((_ammo(card.id) for card in view.cards if card.owner == seat and card.place == "weapon"), "")
        if ammo in MAGAZINES and getattr(view.stalkers[seat], ammo) < 2:
            found.append(PACK_MAGAZINE(ammo, seat))
    roomy = sorted(seats, key=lambda seat: sum(card.owner == seat and card.place == "backpack" for card in view.cards))
    for seat in roomy[:1]:
        packed = sum(card.owner == seat and card.place == "backpack" for card in view.cards)
        if packed < BACKPACK - FREE:
            items = [card for card in stash if isinstance(content().cards[card], Item)]
            found += [PACK(card, seat) for card in sorted(items, key=lambda card: not _is_medicine(card))]
    return found


def _attachments(camp: Camp, stash: list[ItemId], seats: list[Seat]) -> list[str]:
    """Attachments and artifacts that have a place at once."""
    view, found = camp.view, list[str]()
    for card in stash:
        printed = content().cards[card]
        if isinstance(printed, Artifact) and printed.base_dosage <= DOSE_BORNE:
            found += [PACK(card, seat) for seat in seats if not _has(view.cards, seat, "artifact")]
        if not isinstance(printed, Attachment):
            continue
        for seat in seats:
            host = next((each for each in view.cards if each.owner == seat and _takes(each, printed)), None)
            if host is not None and not any(each.host == host.id for each in view.cards):
                found.append(PACK(card, seat))
    return found


def _takes(card: Card, attachment: Attachment) -> bool:
    printed = content().cards[card.id]
    if card.place == "armour":
        return attachment.slot == "armour"
    if card.place != "weapon" or not isinstance(printed, Weapon) or attachment.slot == "armour":
        return False
    rail = "rail" in printed.slots and attachment.slot in ("optic", "underbarrel")
    return rail or attachment.slot in printed.slots


def _has(cards: tuple[Card, ...], seat: Seat, place: str) -> bool:
    return any(card.owner == seat and card.place == place for card in cards)


def _one_of_each(cards: list[ItemId]) -> list[ItemId]:
    return list({content().cards[card].key: card for card in reversed(cards)}.values())[::-1]


def _is_medicine(card: ItemId) -> bool:
    printed = content().cards[card]
    return isinstance(printed, Item) and "medicine" in printed.types


def agree(camp: Camp, decision: Decision) -> str:
    """The lead stalker has reasons."""
    return ACCEPT()
