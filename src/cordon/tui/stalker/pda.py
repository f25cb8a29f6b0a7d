"""Stalkers, spaces and enemies in sentences: the PDA beside the map, and the whole table for readers of lines."""

from __future__ import annotations

from cordon.games.stalker.cards import Weapon
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.covering import symbols_left
from cordon.games.stalker.rules.environment import lines_done
from cordon.games.stalker.rules.turns import bottom_slot
from cordon.games.stalker.survival.cards import FRAME
from cordon.games.stalker.terms import ItemId
from cordon.kernel.decisions import Seat
from cordon.tui.stalker.chart import letters
from cordon.tui.stalker.zone import Zone
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.stalker.names import StalkerNamer


class Pda:
    """What a terminal tells of a mission."""

    def __init__(self, words: Words, namer: StalkerNamer, game: StalkerGame) -> None:
        self.words = words
        self.say = words.say
        self.namer = namer
        self.game = game
        self.zone = Zone(words, namer, game)

    # --- the mission ----------------------------------------------------------------------------------------------

    def status(self) -> list[str]:
        """The mission, the round, the event; before the mission the money for the shop."""
        state, say = self.game.state, self.say
        if not state.mission:
            return self._between()
        parts = [say(f"{'scenario' if state.scenario else 'mission'}-{state.mission.lower()}")]
        if state.round:
            deck = state.piles["zone_events" if state.scenario else "events"]
            parts += [say("bar-round", round=state.round), say("bar-rounds-left", n=len(deck.draw))]
        if state.event:
            parts.append(say("bar-event", event=self.namer.event(state.event)))
        if state.money and (state.round or not state.config.baskets):
            parts.append(say("bar-money", money=state.money))
        return parts

    def _between(self) -> list[str]:
        """Between missions: the money of the team, and where it goes next."""
        state, say = self.game.state, self.say
        parts = [say("campaign")]
        if state.places:
            parts.append(say("bar-money", money=state.money))
        if state.destination:
            parts.append(say("bar-next", mission=say(f"mission-{state.destination.lower()}")))
        return parts

    def about(self) -> list[str]:
        """The objective as the mission tells it, and its hints."""
        if self.game.state.scenario:
            return self.zone.about()
        key = f"mission-{self.game.state.mission.lower()}"
        return [self.say(f"{key}.objective"), self.say(f"{key}.hints")]

    def goals(self) -> list[str]:
        mission = self.game.state.mission.lower()
        if not self.game.state.round:
            return []
        if self.game.state.scenario:
            return self.zone.counts()
        return [
            self.say("bar-goal-done" if done else "bar-goal-open", goal=self.say(f"goal-{mission}-{key}"))
            for key, done in lines_done(self.game).items()
        ]

    def cards(self) -> list[str]:
        """The environment cards in play."""
        found = []
        for card in self.game.state.environment.values():
            if card.place in ("map", "ground", "beside", "held") and card.number != FRAME:
                name = self.namer.side(self.game.side_id(card))
                where = [self.namer.space(self.game.address(space)) for space in card.spaces]
                if card.holder >= 0:
                    where.append(self.namer.person(card.holder))
                where += self.zone.text(card.number)
                found.append(self.say("plain-space", space=name, facts=", ".join(where)) if where else name)
        return found

    # --- a stalker --------------------------------------------------------------------------------------------------

    def stalker(self, seat: Seat) -> list[str]:
        """The PDA of one stalker, line by line."""
        say, game = self.say, self.game
        stalker = game.stalker(seat)
        if not stalker.card:
            return [self.namer.person(seat)]
        if stalker.space < 0:
            return [f"{seat + 1} {self.namer.person(seat)}", *self.gear(seat)]
        bottom = bottom_slot(game)
        first, second = (bottom - slot for slot in stalker.slots)
        head = [say("pda-hp", hp=stalker.hp, most=game.stalker_card(seat).hp), say("pda-dose", dose=stalker.dose)]
        head += [say(f"status-{token}") for token in ("focus", "pinned", "exposed") if getattr(stalker, token)]
        if any(stalker.injured):
            head.append(say("pda-injured", n=sum(stalker.injured)))
        if game.state.lead == seat:
            head.append(say("pda-lead"))
        if stalker.dead:
            head.append(say("pda-dead"))
        if stalker.attention:
            noticed = say(f"pda-attention-{stalker.attention}", space=game.address(stalker.noticed))
        else:
            noticed = say("pda-attention-none")
        place = self.namer.space(game.address(stalker.space)) if stalker.space >= 0 else ""
        lines = [
            f"{seat + 1} {self.namer.person(seat)}" + (f", {place}" if place else ""),
            ", ".join(head),
            ", ".join((say("pda-actions", first=first, second=second), noticed)),
        ]
        return [*lines, *self.gear(seat)]

    def gear(self, seat: Seat) -> list[str]:
        """What a stalker wears, has in the pockets and carries in the backpack."""
        game, say = self.game, self.say
        stalker = game.stalker(seat)
        worn: list[str] = []
        packed: list[str] = []
        for card in game.cards_of(seat):
            name = self.namer.called(card.id, ItemId)
            if isinstance(game.content.cards[card.id], Weapon):
                name = say("pda-weapon", card=name, ammo=card.ammo, most=game.ammo_capacity(card.id))
            (packed if card.place == "backpack" else worn).append(name)
        pockets = say(
            "pda-pockets",
            bolts=stalker.bolts,
            pistol=stalker.pistol,
            rifle=stalker.rifle,
            shotgun=stalker.shotgun,
        )
        cards = ", ".join(packed) or say("plain-nothing")
        backpack = say("pda-backpack", used=len(game.in_backpack(seat)), most=game.backpack_limit(seat), cards=cards)
        return [", ".join(worn) or say("plain-nothing"), ", ".join((pockets, *self.zone.carried(seat))), backpack]

    # --- the map ----------------------------------------------------------------------------------------------------

    def enemies(self, seat: Seat) -> list[str]:
        """Every enemy with its letter on the map, where it stands and looks; those close to a stalker first."""
        signs, game = letters(self.game), self.game
        space = game.stalker(seat).space
        far = {id: game.range_to(id, space) if space >= 0 else 0 for id in game.state.enemies}
        return [f"{signs[game.state.enemies[id].kind]} {self.enemy(id)}" for id in sorted(far, key=lambda id: far[id])]

    def enemy(self, id: str) -> str:
        enemy = self.game.state.enemies[id]
        text = self.say(
            "plain-enemy",
            enemy=self.namer.entity(id),
            space=self.namer.space(self.game.address(enemy.space)),
            facing=self.say(f"facing-to-{enemy.facing.lower()}"),
        )
        notes = [self.say(f"status-{token}") for token in ("pinned", "exposed") if getattr(enemy, token)]
        if enemy.lost:
            notes.append(self.say("plain-lost", n=enemy.lost))
        return ", ".join((text, *notes))

    def spaces(self) -> list[str]:
        """Every space on the map with what is there."""
        board = self.game.board
        return [self.space(i) for i in board.spaces(board.land_mask)]

    def space(self, i: int) -> str:
        game, say = self.game, self.say
        board, ground = game.board, game.ground(i)
        facts = []
        if board.indoor_mask >> i & 1:
            facts.append(say("plain-indoor"))
        if game.cover_at(i):
            facts.append(say("plain-cover", n=game.cover_at(i)))
        if game.radiation_at(i):
            facts.append(say("plain-rad", n=game.radiation_at(i)))
        for anomaly in game.state.anomalies.values():
            left = symbols_left(game, anomaly, i)
            if left:
                symbols = " ".join(f"P{digit}" for digit in left)
                facts.append(say("plain-anomaly", anomaly=self.namer.anomaly(anomaly.id), symbols=symbols))
        for name in ("loot", "unknown"):
            if getattr(ground, name):
                facts.append(say(f"plain-{name}", n=len(getattr(ground, name))))
        facts += [say("plain-artifact")] * bool(ground.artifacts) + [say("plain-trap")] * bool(ground.traps)
        facts += [say("plain-fog")] * (game.state.fog >> i & 1)
        facts += [say(f"plain-{side}") for side in ("high", "low") if i in game.attention_spaces(side)]
        facts += [say("plain-exit")] * (game.mask_of(game.map.exit) >> i & 1)
        cards = [card for card in game.state.environment.values() if card.place in ("map", "ground")]
        facts += [self.namer.side(game.side_id(card)) for card in cards if i in card.spaces]
        facts += self.zone.lying(i)
        here = [self.namer.entity(who) for who in dict.fromkeys((*game.occupants(i), *self.zone.people(i)))]
        if here:
            facts.append(say("plain-here", who=join(self.words, here)))
        seen = [self.namer.entity(enemy) for enemy in game.state.enemies if game.sight_of(enemy) >> i & 1]
        if seen:
            facts.append(say("plain-seen", who=join(self.words, seen)))
        ways = [self.namer.short(board.ids[j]) for j in board.spaces(board.step_mask("open", i))]
        if ways:
            facts.append(say("plain-ways", spaces=", ".join(ways)))
        return say("plain-space", space=self.namer.space(board.ids[i]), facts="; ".join(facts) or say("plain-nothing"))
