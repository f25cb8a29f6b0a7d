"""What is printed for Zone Survival: scenarios, the cards of its four decks, its tokens (SV-0.3, ST-19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from cordon.games.stalker.cards import (
    Count,
    MissionAction,
    MissionSide,
    MissionTrigger,
    Outing,
    Rule,
)
from cordon.games.stalker.ops import Condition, Op
from cordon.games.stalker.ops.goods import Buy, Sell
from cordon.games.stalker.ops.survival import DiscardZoneCard
from cordon.games.stalker.terms import Category, Colour, Type, ZoneCardId, ZoneMapKey, zone_side

ByTeam = tuple[int, int, int, int]
"""A value for one, two, three and four stalkers."""
Tag = Literal[
    "vehicle", "way", "breach", "locks", "ground", "house", "radiation", "anomaly", "horde", "elite", "loot",
    "character", "entrance", "request",
    "instant", "one_turn", "long", "weather", "improved_enemies", "ace",
]  # fmt: skip
"""Of setup cards (SV-6.1), and of events (ST-19.22)."""
Fate = Literal["P1", "P2", "P3", "P4", "any"]


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything printed."""


class Drawn(_Printed, frozen=True):
    """Enemies that a scenario asks for (SV-1.9): a random card of a category and type, or a card by its key."""

    marker: Colour
    place: ByTeam
    slots: Literal["dense", "scattered", "boss"]
    category: Category | Literal[""] = ""
    type: Type | Literal["any"] = "any"
    card: str = ""
    excluded: tuple[str, ...] = ()


class Aim(_Printed, frozen=True):
    """What leads to the objective of a scenario, for whoever plays by rules of thumb.

    Places are those of cards, and ``untried:fuse_box`` (nobody has seen its face), ``loose:valve_open`` (without a
    cube), ``bleeding:wounded`` (with little blood and no cube), ``away:mast_armed`` (out of its reach). Conditions are
    a word and what it is about: ``below:fuses`` (the counter has not reached its need), ``below:fuses+fuse`` (not even
    with the tokens that are carried), ``full:primed``, ``lies:barrier``, ``gone:barrier``, ``near:letter`` (safe and
    cheap to come by), ``far:letter``, ``shut:G1`` (a gate lies on that slot), ``opened:G1``, ``flag:box_out``,
    ``unset:box_out``, ``clear:mast_armed`` (no stalker in its reach), ``down:ilarion``, ``marked:``, ``unmarked:``,
    ``carried:strongbox``, ``fit:8`` (the lead stalker has so many HP), ``settled:`` (no request is open), ``late:``
    (for whoever could hardly come there in time otherwise).
    """

    at: tuple[str, ...] = ()
    kind: Literal["work", "stay", "hunt", "gather", "trade"] = "work"
    """An action of a card, to stand there, to kill the marked enemy, to bring artifacts out of anomalies, to trade."""
    card: str = ""
    actions: tuple[str, ...] = ()
    """Actions of that card, the best first."""
    carries: str = ""
    """Only for whoever has this token."""
    load: Annotated[int, Meta(ge=1)] = 1
    """So many of them make the way worth it while more are to be had."""
    beside: str = ""
    """Only together with this character, who is led there."""
    lasts: tuple[str, ...] = ()
    """All of these hold, or it is no aim."""
    when: tuple[str, ...] = ()
    """All of these hold, or it waits."""
    crew: Count = 1
    """Stalkers for each of its places; 0: everybody."""
    whole: bool = False
    """Its places are one place."""
    takes: Count = 1
    """Standard actions that it takes."""


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a map adds to the figures of a scenario for which it is hard, or takes off where it is easy (R-191)."""

    rounds: int = 0
    horde: int = 0
    """Standees of the horde, for each card that brings some."""
    blood: int = 0
    """For each of those who bleed (SV-X23)."""
    purse: int = 0
    """Roubles that are to be brought together (SV-S09)."""


EVEN = Ground()


class Scenario(Outing, frozen=True, kw_only=True):
    """A scenario (SV-4.2)."""

    kind: str
    corner: Annotated[int, Meta(ge=1, le=10)]
    """Its number on the special cards (ST-19.5)."""
    rounds: ByTeam
    ground: dict[ZoneMapKey, Ground] = {}
    """What is otherwise on some maps (R-191)."""
    longer: dict[ZoneCardId, Annotated[int, Meta(ge=1)]] = {}
    """Setup cards that take time, and the rounds that they bring (R-192)."""
    funds: ByTeam
    enemies: tuple[Drawn, ...]
    unknown: ByTeam
    loot_per_slot: Count = 2
    special: tuple[str, ...]
    characters: tuple[str, ...] = ()
    still_anomaly: bool = False
    """A moving anomaly is drawn again (SV-4.2)."""
    needs: dict[str, ByTeam]
    tables: dict[str, ByTeam] = {}
    intro: str
    victory: str
    defeat: str
    all_out: bool = False
    """It is won when every stalker has left (SV-S01)."""
    out_flag: str = ""
    """And when this flag is set: what it is about is out too (SV-S10)."""
    alone: tuple[Op, ...] = ()
    """What a single stalker has otherwise, at the set-up (SV-1.15)."""
    aims: tuple[Aim, ...] = ()
    """What leads to the objective, what comes first before what comes later."""

    def on(self, zone_map: str) -> Ground:
        return self.ground.get(zone_map, EVEN)

    def rounds_of(self, stalkers: int, zone_map: str, cards: Iterable[ZoneCardId]) -> int:
        """How many rounds a team has on a map with these setup cards."""
        return self.rounds[stalkers - 1] + self.on(zone_map).rounds + sum(self.longer.get(card, 0) for card in cards)


class Figure(_Printed, frozen=True):
    """A character that is an entity (SV-1.11)."""

    hp: ByTeam
    defence: Count = 0
    targeted: Literal["never", "last", "after_stalkers"] = "never"
    """``last``: if no stalker is in the attacker's sight; ``after_stalkers``: stalkers in sight come first."""
    at_zero: Literal["removed", "down", "dead"] = "removed"
    follows: Count = 0
    """The steps of SV-1.11; 0: it does not follow."""
    follows_if: str = ""
    """Only once this flag is set."""
    spares: Literal["", "P1", "P2", "P3", "P4"] = ""
    """A symbol that is never relevant for a stalker whose movement starts beside them (SV-C10)."""


class ZoneCard(_Printed, frozen=True):
    """A card of the special, setup, event or character deck. Its actions, triggers and rules work like those of an
    environment card that lies beside the map."""

    id: str
    person: str = ""
    """A character: its key everywhere."""
    icon: Annotated[int, Meta(ge=-3, le=3)] = 0
    """Difficulty icons minus relief icons (ST-19.29)."""
    corner: Count = 0
    tags: tuple[Tag, ...] = ()
    setup: tuple[Op, ...] = ()
    """When a special card comes into play (ST-19.7)."""
    fixed: tuple[Op, ...] = ()
    """Of a setup card: first the tokens with fixed slots (ST-19.8)."""
    chosen: tuple[Op, ...] = ()
    """Then those whose place is chosen."""
    after: tuple[Op, ...] = ()
    """Of a special or setup card: what speaks of enemies, once they are placed."""
    now: tuple[Op, ...] = ()
    """Instant."""
    actions: tuple[MissionAction, ...] = ()
    triggers: tuple[MissionTrigger, ...] = ()
    rules: tuple[Rule, ...] = ()
    fate: dict[Fate, tuple[Op, ...]] = {}
    end: tuple[Op, ...] = ()
    """At the end of each round."""
    check: tuple[Op, ...] = ()
    """After all of those (SV-0.3)."""
    until: tuple[MissionTrigger, ...] = ()
    """What ends it."""
    death: tuple[Op, ...] = ()
    """Of a character: what follows from the death."""
    ace: MissionAction | None = None
    """A bonus that a stalker may use once; then the card is discarded (SV-1.13)."""
    condition: tuple[Condition, ...] = ()
    """Of a request (SV-11)."""
    needs: dict[str, ByTeam] = {}
    faces: dict[str, tuple[str, ...]] = {}
    """What is printed below tokens that are laid face down."""
    aims: tuple[Aim, ...] = ()
    """Of a request: what leads to its condition, or does without it."""
    trade: tuple[Buy | Sell, ...] = ()
    """What a trader sells and buys; each line once in a visit."""
    role: Literal["", "helper", "trader", "stranger"] = ""
    figure: Figure | None = None

    @property
    def side(self) -> MissionSide:
        """The card as environment cards are printed."""
        ace = (replace(self.ace, do=(*self.ace.do, DiscardZoneCard())),) if self.ace is not None else ()
        return MissionSide(
            zone_side(self.id),
            "beside",
            actions=(*self.actions, *ace),
            triggers=(*self.triggers, *self.until),
            rules=self.rules,
        )

    def scripts(self) -> dict[str, tuple[Op, ...]]:
        """What else stands on it, by the ending of its path."""
        found = {"setup": self.setup, "fixed": self.fixed, "chosen": self.chosen, "now": self.now}
        found |= {"after": self.after, "death": self.death}
        found |= {"end": self.end, "check": self.check}
        found |= {f"fate/{symbol}": ops for symbol, ops in self.fate.items()}
        return {name: ops for name, ops in found.items() if ops}


class TokenKind(_Printed, frozen=True):
    """A kind of token (SV-2.1)."""

    id: str
    count: Annotated[int, Meta(ge=1)]
    sort: Literal["own", "edge", "light", "heavy", "mark", "unique"]
    limit: Count = 0
    """How many of a light one a stalker carries; 0: any number (SV-1.5)."""
    together: Count = 0
    """Spaces of Movement if two carry a heavy one (SV-X24); 0: one alone does."""
    faces: tuple[str, ...] = ()
    """What it may show, the first one at first; one that is laid face down has its faces from a card."""
