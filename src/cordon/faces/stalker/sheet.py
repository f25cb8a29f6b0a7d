"""A mission, a scenario or a campaign between missions on paper."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cordon.faces.sheet import Block, Paper, Row, kept
from cordon.faces.stalker.teller import StalkerTeller
from cordon.games.stalker.cards import Weapon
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.environment import lines_done
from cordon.games.stalker.rules.turns import bottom_slot
from cordon.games.stalker.state import Anomaly, Card, Stalker
from cordon.games.stalker.terms import (
    MAGAZINES,
    ContactKey,
    ControlKey,
    CounterWord,
    EnemyKey,
    EventKey,
    ItemId,
    LootId,
    MissionKey,
    PlaceId,
    UnknownId,
    ZoneCardId,
)
from cordon.games.stalker.views import HIDDEN, GroundView, StalkerView, TokenView
from cordon.kernel.decisions import Seat
from cordon.words.spelling import capital, signed
from cordon.words.stalker.names import StalkerNamer

DOSE_MAX = 16
DECKS: dict[str, Any] = {
    "events": EventKey, "random": EventKey, "zone_events": ZoneCardId, "zone_box": ZoneCardId, "control": ControlKey,
    "weapon": ItemId, "armour": ItemId, "attachment": ItemId, "item": ItemId, "artifact": ItemId, "unique": ItemId,
    "loot": LootId, "unknown": UnknownId,
}  # fmt: skip
"""The piles whose order is worth telling when all is over."""


class StalkerSheet(Paper):
    """The table as one seat sees it."""

    namer: StalkerNamer

    def __init__(self, teller: StalkerTeller, game: StalkerGame, view: StalkerView) -> None:
        super().__init__(teller.words, teller.namer, teller.names)
        self.game = game
        self.view = view

    def blocks(self) -> list[Block]:
        stalkers = [self._stalker(stalker) for stalker in self.view.stalkers if stalker.card]
        field = [self._enemies(), self._others(), self._ground(), self._anomalies(), self._cards(), self._tokens()]
        return kept([self._mission(), *stalkers, *(field if self.view.mission else ()), *self._binder(), self._piles()])

    def _places(self, spaces: Iterable[int]) -> str:
        return ", ".join(self._place(space) for space in spaces)

    def _place(self, space: int) -> str:
        return self.namer.space(self.game.address(space)) if space >= 0 else ""

    # --- what is played -----------------------------------------------------------------------------------------------

    def _mission(self) -> Block:
        view, namer = self.view, self.namer
        if not view.mission:
            return self.block(self.words.say("campaign"), [self.row("money", view.money)])
        name = self.words.say(f"{'scenario' if view.survival else 'mission'}-{view.mission.lower()}")
        rows = [
            self.row("round", view.round or ""),
            self.row("events-left", view.events_left),
            self.row("event", namer.event(view.event) if view.event else ""),
            self.row("lead", namer.person(view.lead) + (f" ({self.say('used')})" if view.lead_used else "")),
            self.row("turn", namer.person(view.turn) if view.turn >= 0 else ""),
            self.row("money", view.money or ""),
            self.row("slowed", view.slowed or ""),
            self.row("flooded", ", ".join(map(namer.space, view.flooded))),
            self.row("fog", self._places(space for space in range(view.fog.bit_length()) if view.fog >> space & 1)),
            self.row("territory", self._territory()),
            self.row("in-force", "; ".join(f"{namer.source(one.source)} {signed(one.by)}" for one in view.in_force)),
            self.row("killed", self.counted({namer.called(kind, EnemyKey): n for kind, n in view.killed.items()})),
            self.row("memory", ", ".join(self._remembered())),
            *self._aims(),
        ]
        return self.block(name, rows)

    def _territory(self) -> str:
        laid = self.view.territory
        name = self.namer.territory(laid.tile) if laid.tile else ""
        return f"{name} ({self.namer.space(laid.entrance)})" if laid.entrance else name

    def _remembered(self) -> list[str]:
        """What the Zone remembers, as far as there are words for it."""
        keys = [
            (f"memory-{flag}-{value}".replace("_", "-"), f"{flag}: {value}") for flag, value in self.view.memory.items()
        ]
        return [self.namer.first((key,), plain) for key, plain in keys]

    def _aims(self) -> list[Row]:
        survival = self.view.survival
        if survival is not None:
            words = {**survival.needs, **survival.counters}
            shown = [word for word in words if self.words.has(f"zone-counter-{word}")]
            return [self._count(word, survival.counters.get(word, 0), survival.needs.get(word, 0)) for word in shown]
        mission = self.view.mission.lower()
        return [
            Row(capital(self.words.say(f"goal-{mission}-{key}")), "☑" if done else "☐")
            for key, done in (lines_done(self.game) if self.view.round else {}).items()
        ]

    def _count(self, word: CounterWord, n: int, need: int) -> Row:
        return Row(capital(self.namer.called(word, CounterWord)), f"{n}/{need}" if need else str(n))

    # --- people -------------------------------------------------------------------------------------------------------

    def _stalker(self, one: Stalker) -> Block:
        game, say = self.game, self.words.say
        out = self.view.mission and one.space >= 0
        bottom = bottom_slot(game)
        turns = [
            self.say("turn-token", left=bottom - slot, cubes=cubes) + (f" ({self.say('injured')})" if hurt else "")
            for slot, cubes, hurt in zip(one.slots, one.cubes, one.injured, strict=True)
        ]
        status = [say(f"status-{token}") for token in ("focus", "pinned", "exposed") if getattr(one, token)]
        status += [say("pda-dead")] * one.dead + [self.say("left")] * one.left
        noticed = say(f"pda-attention-{one.attention}", space=game.address(one.noticed)) if one.attention else ""
        rows = [
            self.row("space", self._place(one.space)),
            self.track("hp", one.hp, game.stalker_card(one.seat).hp),
            self.track("dose", one.dose, DOSE_MAX),
            self.row("status", ", ".join(filter(None, [*status, noticed]))),
            self.row("turns", " · ".join(turns) if out else ""),
            *self._gear(one.seat),
            self.row("pockets", self._pockets(one)),
        ]
        return self.block(self.who(one.seat), rows)

    def _pockets(self, one: Stalker) -> str:
        numbers: dict[str, int] = {"bolts": one.bolts} | {str(kind): getattr(one, kind) for kind in MAGAZINES}
        return self.words.say("pda-pockets", **numbers) if any(numbers.values()) else ""

    def _gear(self, seat: Seat) -> list[Row]:
        own = [card for card in self.view.cards if card.owner == seat]
        packed = [card for card in own if card.place == "backpack"]
        worn = [card for card in own if card.place != "backpack"]
        return [
            self.row("worn", ", ".join(map(self._card, worn))),
            self.row("backpack", ", ".join(map(self._card, packed))),
        ]

    def _card(self, card: Card) -> str:
        name = self.namer.called(card.id, ItemId)
        if isinstance(self.game.content.cards[card.id], Weapon):
            name = self.words.say("pda-weapon", card=name, ammo=card.ammo, most=self.game.ammo_capacity(card.id))
        return f"{name} → {self.namer.called(card.host, ItemId)}" if card.host else name

    # --- the map ------------------------------------------------------------------------------------------------------

    def _enemies(self) -> Block:
        rows = []
        for enemy in self.view.enemies:
            notes = [self.words.say(f"status-{token}") for token in ("pinned", "exposed") if getattr(enemy, token)]
            notes += [self.words.say("plain-lost", n=enemy.lost)] if enemy.lost else []
            facing = self.words.say(f"facing-to-{enemy.facing.lower()}")
            rows.append(Row(self.namer.entity(enemy.id), "; ".join((self._place(enemy.space), facing, *notes))))
        for card in self.view.enemy_cards:
            if card.pool:
                rows.append(Row(self.say("pool", enemy=self.namer.called(card.kind, EnemyKey)), str(len(card.pool))))
        return self.block(self.say("enemies"), rows)

    def _others(self) -> Block:
        """Companions, and people of Zone Survival."""
        rows = [Row(self.namer.entity(one.id), self._place(one.space)) for one in self.view.companions]
        for one in self.view.survival.characters if self.view.survival is not None else ():
            hp = self.words.say("pda-hp", hp=one.hp, most=one.most) if one.most else ""
            down = self.words.say("page-stalker-zone-down") if one.down else ""
            rows.append(Row(self.namer.entity(one.id), "; ".join(filter(None, (self._place(one.space), hp, down)))))
        return self.block(self.say("others"), rows)

    def _ground(self) -> Block:
        here = {ground.space: self._lying(ground) for ground in self.view.ground}
        for space, radiation in self.view.hot.items():
            here.setdefault(space, []).append(self.words.say("plain-rad", n=radiation))
        return self.block(
            self.say("ground"), [Row(self._place(space), ", ".join(facts)) for space, facts in sorted(here.items())]
        )

    def _lying(self, ground: GroundView) -> list[str]:
        say = self.words.say
        found = []
        for name, tokens in (("loot", ground.loot), ("unknown", ground.unknown)):
            down = tokens.count(HIDDEN)
            found += [say(f"plain-{name}", n=down)] if down else []
            found += [self.namer.token(token) for token in tokens if token != HIDDEN]
        counts = {"artifact": ground.artifacts, "trap": ground.traps, "low": ground.low, "high": ground.high}
        found += [f"{say(f'plain-{name}')} ×{n}" if n > 1 else say(f"plain-{name}") for name, n in counts.items() if n]
        return found + [say("page-stalker-token-carcass")] * ground.carcass

    def _anomalies(self) -> Block:
        return self.block(self.say("anomalies"), [self._anomaly(one) for one in self.view.anomalies])

    def _anomaly(self, one: Anomaly) -> Row:
        laid = ", ".join(f"{overlay.number} {overlay.square} {overlay.tip}" for overlay in one.overlays)
        covered = Counter(f"{cover.symbol} {self._place(cover.space)}" for cover in one.covers)
        parts = [
            self.say("overlays", laid=laid),
            self.words.say("plain-artifact") + (f" ×{one.more + 1}" if one.more else "") if one.artifact else "",
            self.say("covered", symbols=self.counted(covered)) if covered else "",
        ]
        return Row(self.namer.anomaly(one.id), "; ".join(filter(None, parts)))

    def _cards(self) -> Block:
        rows = []
        for card in self.view.environment:
            parts = [
                self._places(card.spaces),
                self.namer.person(card.holder) if card.holder >= 0 else "",
                self.say("cubes", n=card.cubes) if card.cubes else "",
                self.say("back", side=self.namer.side(card.back)) if card.back else "",
            ]
            where = "; ".join(filter(None, parts)) or self.say("beside")
            rows.append(Row(self.namer.side(card.up), where))
        rows.append(self.row("environment-deck", self.view.environment_deck or ""))
        return self.block(self.say("cards"), rows)

    def _tokens(self) -> Block:
        """Tokens of Zone Survival, and what the score remembers."""
        survival = self.view.survival
        if survival is None:
            return Block("", ())
        rows = [Row(self._token(token), self._where(token)) for token in survival.tokens]
        icons = ", ".join(f"{self.namer.called(card, ZoneCardId)} {signed(n)}" for card, n in survival.icons)
        return self.block(self.say("tokens"), [*_together(rows), self.row("score", icons)])

    def _token(self, token: TokenView) -> str:
        name = self.namer.token(token.kind)
        return capital(name if token.face in ("", HIDDEN) else self.namer.token_face(token.kind, token.face))

    def _where(self, token: TokenView) -> str:
        bearer = self.namer.entity(token.bearer) if token.bearer else ""
        place = (
            self._place(token.space) or token.edge or (self.namer.person(token.holder) if token.holder >= 0 else bearer)
        )
        cubes = self.say("cubes", n=token.cubes) if token.cubes else ""
        return " ".join(filter(None, (place, f"({cubes})" if cubes else ""))) or self.say("beside")

    # --- between missions ---------------------------------------------------------------------------------------------

    def _binder(self) -> list[Block]:
        binder = self.view.binder
        if binder is None:
            return []
        name = self.namer.called
        places = [place.id for place in binder.places if not place.crossed]
        crossed = [place.id for place in binder.places if place.crossed]
        kits = [
            Row(self.namer.person(kit.seat), self.namer.gear([one.card for one in kit.cards], _magazines(kit)))
            for kit in binder.kits
        ]
        rows = [
            self.row("destination", name(binder.destination, MissionKey)),
            self.row("open-places", self.list(places, PlaceId)),
            self.row("crossed", self.list(crossed, PlaceId)),
            self.row("contacts", self.list(binder.contacts, ContactKey)),
            self.row("contract", name(binder.contract, ContactKey)),
            self.row("companion", name(binder.companion, ContactKey)),
            self.row("stash", self.namer.gear(binder.stash, binder.magazines)),
            self.row("failures", self.counted({name(key, MissionKey): n for key, n in binder.failures.items()})),
            self.row("late", self.counted(binder.late)),
            self.row("box-events", self.list(binder.box_events, EventKey)),
            self.row("chronicle", ", ".join(self._told(one.mission, one.result) for one in binder.chronicle)),
        ]
        between = not self.view.mission
        return [self.block(self.say("binder"), rows), *([self.block(self.say("kits"), kits)] if between else [])]

    def _told(self, mission: str, result: str) -> str:
        return f"{self.words.say(f'mission-{mission.lower()}')} ({self.say(result.replace('_', '-'))})"

    def _piles(self) -> Block:
        rows = [
            self.row(f"pile-{name.replace('_', '-')}", n) for name, n in self.view.piles.items() if name in DECKS and n
        ]
        return self.block(self.say("piles"), rows if self.view.mission else ())

    # --- when it is over ----------------------------------------------------------------------------------------------

    def hidden(self) -> list[Block]:
        """What lay face down, the next card first."""
        state, namer = self.game.state, self.namer
        piles = [
            self.row(f"pile-{id.replace('_', '-')}", self.in_order(state.piles[id].draw, kind))
            for id, kind in DECKS.items()
            if id in state.piles and id not in ("weapon", "armour", "attachment", "item", "artifact", "loot", "unknown")
        ]
        ground = [
            Row(self._place(one.space), ", ".join(namer.token(token) for token in (*one.loot, *one.unknown)))
            for one in state.ground.values()
        ]
        cards = [
            Row(namer.side(self.game.side_id(card)), namer.side(f"{card.number}b:{card.version}"))
            for card in state.environment.values()
            if card.version and card.side == "a" and card.place not in ("deck", "gone")
        ]
        tokens = [
            Row(capital(namer.token(one.kind)), namer.token_face(one.kind, one.face))
            for one in state.tokens.values()
            if one.face and not one.up
        ]
        titles = ("hidden-piles", "hidden-ground", "hidden-backs", "hidden-tokens")
        return kept(
            self.block(self.say(t), rows) for t, rows in zip(titles, (piles, ground, cards, tokens), strict=True)
        )


def _together(rows: Iterable[Row]) -> list[Row]:
    """Lines of one name as one line."""
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.name, []).append(row.text)
    return [Row(name, ", ".join(texts)) for name, texts in found.items()]


def _magazines(kit: Any) -> dict[Any, int]:
    return {kind: getattr(kit, kind) for kind in MAGAZINES}
