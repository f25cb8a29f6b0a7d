"""What a scavenger knows of itself: read once from the view of its seat."""

from __future__ import annotations

from functools import cached_property

from cordon.bots.zona.odds import pass_chance
from cordon.games.zona.cards import Character, InDamage, InTest, ItemKind, Modifies, WhenForcing
from cordon.games.zona.content import content
from cordon.games.zona.state import Item, Scavenger
from cordon.games.zona.terms import ATTRIBUTES, BACKPACK_SLOTS, EMISSION_TRACK_LAST, FATIGUE_MAX, KINDS, SECRETS_NEEDED
from cordon.games.zona.views import ZonaView

RIVAL = {"sarcophagus": 0.3, "power_plant": 0.2}
"""The chance that a rival in the last areas wins in a round; one who only has the secrets needs longer."""
RIVAL_AHEAD = 0.1

CAREFUL_ROUNDS = 12
"""With fewer rounds left than these a scavenger begins to take risks."""


class Me:
    """One scavenger's body, bag and goal, and the odds that follow from them."""

    def __init__(self, view: ZonaView, seat: int | None = None) -> None:
        self.view = view
        whose = view.seat if seat is None else seat
        assert whose is not None
        self.seat = whose
        self.scavenger: Scavenger = next(s for s in view.scavengers if s.seat == self.seat)
        self.items: list[Item] = [item for item in view.items if item.owner == self.seat]
        self.fatigue = self.scavenger.fatigue
        self.traumas = len(self.scavenger.traumas)
        self.area = self.scavenger.area
        self.rubles = self.scavenger.rubles
        self.faces = view.config.die_faces
        self.drawn: dict[tuple[str, bool], float] = {}
        """What meeting an unknown threat of a slot is worth, once somebody has worked it out."""

    # --- body -----------------------------------------------------------------------------------------------------

    @cached_property
    def character(self) -> Character:
        return content().characters[self.scavenger.character]

    @cached_property
    def free(self) -> int:
        """Free spaces of the endurance track."""
        return self.character.endurance - self.scavenger.injuries

    @cached_property
    def values(self) -> dict[str, int]:
        traumas = self.scavenger.traumas
        return {a: getattr(self.character, a) - (a in traumas) for a in ATTRIBUTES}

    @cached_property
    def secrets(self) -> set[str]:
        return {content().facility_of[card] for card in self.scavenger.secrets}

    @property
    def has_secrets(self) -> bool:
        return len(self.secrets) >= SECRETS_NEEDED

    # --- bag ------------------------------------------------------------------------------------------------------

    @staticmethod
    def kind(card: str) -> ItemKind:
        return content().items[card]

    def is_ready(self, item: Item) -> bool:
        """Whether it could be used: outfits are worn, permanent items are fresh (ZO-7.6, ZO-8.7)."""
        kind = content().items[item.card]
        return (item.worn or kind.place != "wear") and not (kind.durability == "P" and item.tokens)

    @cached_property
    def packed(self) -> int:
        return sum(1 for item in self.items if not item.worn and content().items[item.card].place != "small")

    @cached_property
    def capacity(self) -> int:
        return BACKPACK_SLOTS + self.has_sixth_slot()

    def has_sixth_slot(self, beside: str = "") -> bool:
        """Whether something gives it a sixth slot, beside a kind of item."""
        kinds = [self.kind(item.card) for item in self.items if item.worn or self.kind(item.card).place != "wear"]
        uses = [use for kind in kinds if kind.id != beside for use in kind.uses]
        return any(isinstance(use, Modifies) and use.value == "sixth_slot" for use in (*uses, self.character.ability))

    @cached_property
    def has_crowbar(self) -> bool:
        return any(self.kind(item.card).crowbar for item in self.items)

    def count(self, deck: str) -> int:
        """How many items of a deck it owns."""
        return sum(1 for item in self.items if content().deck_of[item.card] == deck)

    @cached_property
    def artifacts(self) -> int:
        return sum(1 for item in self.items if self.kind(item.card).category == "artifact")

    def count_artifacts(self, where: str) -> int:
        """All artifacts owned, or those in the backpack (ZO-8.14)."""
        items = [i for i in self.items if where == "owned" or (not i.worn and self.kind(i.card).place != "small")]
        return sum(1 for item in items if self.kind(item.card).category == "artifact")

    @cached_property
    def protection(self) -> dict[str, int]:
        """Damage of each kind that items could cancel in one batch, as far as they have no side effect."""
        found: dict[str, int] = dict.fromkeys(KINDS, 0)
        for item in self.items:
            kind = self.kind(item.card)
            if self.is_ready(item) and not kind.side_effect:
                for use in kind.uses:
                    if isinstance(use, InDamage):
                        for damage in KINDS:
                            found[damage] += getattr(use, damage)
        return found

    # --- odds -----------------------------------------------------------------------------------------------------

    @cached_property
    def forced_dice(self) -> int:
        """How many dice a forced test rerolls; none when too tired (ZO-16.6)."""
        if self.fatigue >= FATIGUE_MAX:
            return 0
        ability = self.character.ability
        return ability.dice[self.traumas] if isinstance(ability, WhenForcing) else 1

    @cached_property
    def _boosts(self) -> dict[str, list[InTest]]:
        found: dict[str, list[InTest]] = {a: [] for a in ATTRIBUTES}
        for item in self.items:
            kind = self.kind(item.card)
            if kind.side_effect or not self.is_ready(item):
                continue
            for use in kind.uses:
                if isinstance(use, InTest):
                    for attribute in use.attributes:
                        found[attribute].append(use)
        return found

    def boost(self, attribute: str, encounter: str = "", stage: str = "") -> tuple[int, int]:
        """What the items at hand would add to a test and cancel in it, at most two points each."""
        plus = cancel = 0
        for use in self._boosts[attribute]:
            if (use.encounter is None or use.encounter == encounter) and (not use.stage or use.stage == stage):
                plus += use.plus
                cancel += use.cancel
        return min(plus, 2), min(cancel, 2)

    def passes(self, attribute: str, difficulty: int, encounter: str = "", stage: str = "") -> float:
        """The chance to pass a test with what is at hand."""
        plus, cancel = self.boost(attribute, encounter, stage)
        return pass_chance(self.faces, difficulty - self.values[attribute] - plus, cancel, self.forced_dice)

    @cached_property
    def race(self) -> float:
        """The chance that no rival ends the match in a round: less with each one who is close to the end."""
        chance = 1.0
        for other in self.view.scavengers:
            if other.seat != self.seat and other.character:
                chance *= 1.0 - RIVAL.get(other.area, RIVAL_AHEAD if len(other.secrets) >= SECRETS_NEEDED else 0.0)
        return chance

    # --- time -----------------------------------------------------------------------------------------------------

    @property
    def rounds_left(self) -> int:
        """Rounds to come, this one included while its news have not been drawn."""
        return self.view.piles["news"].left

    @cached_property
    def caution(self) -> float:
        """How much harm still counts: less as time runs out, and less in a race that somebody is about to win."""
        return max(0.3, min(1.0, self.rounds_left / CAREFUL_ROUNDS) * self.race)

    @cached_property
    def emission_risk(self) -> float:
        """The chance that the next news card brings an emission: by the cards that have not been seen yet."""
        steps = EMISSION_TRACK_LAST - self.view.emission
        if self.view.next_news:
            return float(content().news[self.view.next_news].arrows >= steps)
        seen = {*self.view.piles["news"].discard, self.view.timed}
        arrows = [news.arrows for news in content().news.values() if news.id not in seen]
        return sum(1 for a in arrows if a >= steps) / len(arrows) if arrows else 0.0
