"""ST-19.5 to ST-19.17, SV-1.2: setting out a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign.interlude import Interlude
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.closeness import closest_free
from cordon.games.stalker.rules.covering import cover_below
from cordon.games.stalker.rules.tokens import put_loot, put_unknown
from cordon.games.stalker.state import Anomaly, Cover, Overlay, Pile
from cordon.games.stalker.survival.cards import FRAME, carry_out, count_icon, put_into_play
from cordon.games.stalker.survival.standees import PlaceStandees
from cordon.games.stalker.survival.unique import lay_out_unique
from cordon.games.stalker.terms import STALKERS, ZoneCardId, make_anomaly
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

SETUP_CARDS = 4


class ChooseScenario(Procedure):
    """ST-19.5 Which scenario, on which map"""

    @step("ST-19.5", "The scenario that was asked for, or the number of a special card that is drawn")
    def draw_scenario(self, game: StalkerGame) -> Flow:
        content = game.content
        asked = game.nearest(Interlude) or game.config
        scenario = asked.scenario
        if not scenario:
            drawn = game.shuffle("scenario", content.zone_decks["special"])
            # The rules of the frame are a special card without a number: it is put aside and another one drawn.
            corner = next(corner for card in drawn if (corner := content.zone_cards[card].corner))
            scenario = next(each.id for each in content.scenarios.values() if each.corner == corner)
        zone_map = asked.zone_map or game.shuffle("map", tuple(content.zone_maps))[0]
        game.set(scenario=scenario)
        game.enter(scenario, zone_map)
        game.set(money=game.scenario.funds[game.state.seats - 1])
        game.emit(events.ScenarioChosen(scenario, zone_map))
        return finish()


class SetOut(Procedure):
    """ST-19.7 Setting out a scenario, in the order of the rules"""

    todo: tuple[tuple[ZoneCardId, str], ...] = ()
    cards: tuple[ZoneCardId, ...] = ()

    @step("ST-19.17", "The stalkers in their entrance")
    def stalkers(self, game: StalkerGame) -> Flow:
        starts = [game.board.index[name] for name in game.map.start]
        for seat in range(game.state.seats):
            free = [space for space in starts if not game.is_full(space)]
            space = free[0] if free else closest_free(game, "open", starts[0])[0]
            game.update(game.stalker(seat), space=space)
        return None

    @step("ST-19.7", "The special cards of the scenario")
    def special(self, game: StalkerGame) -> Flow:
        scenario, n = game.scenario, game.state.seats - 1
        ground = {"purse": scenario.on(game.state.map).purse}
        game.set(needs={name: row[n] + ground.get(name, 0) for name, row in scenario.needs.items()})
        cards = (FRAME, *scenario.special)
        for number in cards:
            put_into_play(game, number)
        self.todo = tuple((number, "setup") for number in cards)
        return None

    @step("ST-19.7", "Their setup sections", then="special_setup")
    def special_setup(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return goto(SetOut.draw_cards)
        (number, part), self.todo = self.todo[0], self.todo[1:]
        return carry_out(game, number, part)

    @step("ST-19.8", "Four setup cards, none of which shares a tag with one kept before")
    def draw_cards(self, game: StalkerGame) -> Flow:
        kept: list[ZoneCardId] = []
        tags: set[str] = set()
        for number in game.shuffle("setup", game.content.zone_decks["setup"]):
            card = game.content.zone_cards[number]
            fits = tags.isdisjoint(card.tags)
            game.emit(events.SetupCardDrawn(number, fits))
            if fits:
                kept.append(number)
                tags.update(card.tags)
                put_into_play(game, number)
                count_icon(game, number)
            if len(kept) == SETUP_CARDS:
                break
        self.cards = tuple(kept)
        self.todo = tuple((number, "fixed") for number in kept)
        return None

    @step("ST-19.8", "First the tokens with fixed slots", then="fixed")
    def fixed(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return goto(SetOut.anomalies)
        (number, part), self.todo = self.todo[0], self.todo[1:]
        return carry_out(game, number, part)

    @step("ST-19.12", "An anomaly card, its three overlays, standees and artifact tokens")
    def anomalies(self, game: StalkerGame) -> Flow:
        lay_anomaly(game)
        return None

    @step("ST-19.13", "Unknown tokens and enemies")
    def enemies(self, game: StalkerGame) -> Flow:
        n = game.state.seats - 1
        slots = [game.board.index[slot.spaces[0]] for slot in game.zone_map.kind("U")]
        for i in range(game.scenario.unknown[n]):
            put_unknown(game, slots[i % len(slots)])
        return call(PlaceStandees())

    @step("ST-19.14", "Loot")
    def loot(self, game: StalkerGame) -> Flow:
        each = 1 if game.has_quality("loot_one") else game.scenario.loot_per_slot
        for slot in game.zone_map.kind("L"):
            for _ in range(each):
                put_loot(game, game.board.index[slot.spaces[0]])
        return None

    @step("ST-19.15", "The event deck, one card for each round")
    def event_deck(self, game: StalkerGame) -> Flow:
        deck = game.shuffle("zone_events", game.content.zone_decks["zone_events"])
        rounds = game.scenario.rounds_of(game.state.seats, game.state.map, self.cards)
        game.add(Pile("zone_events", deck[:rounds]))
        game.add(Pile("zone_box", deck[rounds:]))
        lay_out_unique(game)
        for who, _ in list(game.entities()):
            cover_below(game, who)
        notice(game)
        cards = (*game.scenario.special, *self.cards)
        self.todo = (*((number, "after") for number in cards), *((number, "chosen") for number in self.cards))
        path = f"scenario/{game.state.scenario}/alone"
        if not game.is_solo or not game.content.scripts[path]:
            return None
        return call(game.script(path, STALKERS[game.state.lead], ""))

    @step("ST-19.8", "Then what speaks of enemies, and what the players choose", then="chosen")
    def chosen(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish()
        (number, part), self.todo = self.todo[0], self.todo[1:]
        return carry_out(game, number, part)


# --- anomalies (ST-19.12) ---------------------------------------------------------------------------------------------


def overlays_of(type: str) -> tuple[int, ...]:
    """The overlays of a type of anomaly, by number."""
    return tuple(sorted(number for number, overlay in maps().overlays.items() if overlay.type == type))


def draw_anomaly(game: StalkerGame, besides: str = "") -> str:
    """A random anomaly card that has three overlays; a scenario may want none that moves."""
    known = game.content.anomalies
    fitting = tuple(
        key
        for key, card in known.items()
        if not card.box and key != besides and len(overlays_of(card.type)) == len(game.zone_map.kind("A"))
        and not (game.scenario.still_anomaly and "moving" in game.content.flags[key])
    )  # fmt: skip
    return game.shuffle("anomaly", fitting)[0]


def lay_anomaly(game: StalkerGame) -> None:
    """Three overlays with a standee and an artifact token each; a moving one has one standee and no artifacts."""
    card = draw_anomaly(game)
    numbers = overlays_of(game.content.anomalies[card].type)
    slots = game.zone_map.kind("A")
    laid = tuple(Overlay(number, slot.square, "N") for number, slot in zip(numbers, slots, strict=True))
    if "moving" in game.content.flags[card]:
        game.add(Anomaly(make_anomaly(1), card, laid))
        return
    for number, overlay in enumerate(laid, start=1):
        game.add(Anomaly(make_anomaly(number), card, (overlay,), artifact=True))


def replace_anomaly(game: StalkerGame) -> None:
    """Another card takes the place of the anomaly's; its overlays stay (ST-19.12b, c)."""
    old = next(iter(game.state.anomalies.values()), None)
    if old is None:
        return
    card = draw_anomaly(game, besides=old.card)
    moves, moved = "moving" in game.content.flags[card], "moving" in game.content.flags[old.card]
    anomalies = list(game.state.anomalies.values())
    if moves and not moved:
        laid = tuple(overlay for each in anomalies for overlay in each.overlays)
        for each in anomalies:
            game.leave_artifacts(each)
            game.remove(each)
        # What lies on the first overlay still covers its symbols; artifacts lie there without it.
        game.add(Anomaly(make_anomaly(1), card, laid, covers=_covers(old)))
    elif moved and not moves:
        game.leave_artifacts(old)
        game.remove(old)
        for number, overlay in enumerate(old.overlays, start=1):
            covers = _covers(old) if number == old.at + 1 else ()
            game.add(Anomaly(make_anomaly(number), card, (overlay,), artifact=True, covers=covers))
        for who, _ in list(game.entities()):
            cover_below(game, who)
    else:
        for each in anomalies:
            game.update(each, card=card)
    game.emit(events.AnomalyReplaced(old.card, card))


def _covers(anomaly: Anomaly) -> tuple[Cover, ...]:
    """What covers symbols of an anomaly but artifacts."""
    return tuple(cover for cover in anomaly.covers if cover.by != "artifact")
