"""S.T.A.L.K.E.R. on the stage of a scenario: setting up, starting points, luck, and values for ``then``."""

from __future__ import annotations

from collections import deque
from copy import copy
from typing import Any

import msgspec

from cordon.games import stalker
from cordon.games.stalker.campaign.interlude import Interlude
from cordon.games.stalker.campaign.navigation import Navigation
from cordon.games.stalker.campaign.run import Campaign, Chapter
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.activation import DrawActivation
from cordon.games.stalker.rules.event_deck import EventPhase
from cordon.games.stalker.rules.mission import MissionRun
from cordon.games.stalker.rules.rounds import EnemiesAndZone, PlayersPhase, Round, Turn
from cordon.games.stalker.rules.setup import STALKER, Match
from cordon.games.stalker.rules.territory import lay_tile
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.survival.event_phase import ZoneEventPhase
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.terms import (
    ANOMALY_DIE,
    GEAR_DIE,
    SYMBOLS,
    make_character,
    make_side,
    side_parts,
    standee_parts,
)
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Procedure, started
from cordon.kernel.game import Game
from cordon.scenarios.luck import SHUFFLE
from cordon.scenarios.nodes import Node
from cordon.scenarios.position import one, plain
from cordon.scenarios.stages import Stage
from cordon.scenarios.stalker_campaign import AT_BINDER, CHAPTER, begin_mission, stack_of
from cordon.scenarios.stalker_campaign import start_of as start_of_campaign
from cordon.scenarios.stalker_campaign import told as told_chapter
from cordon.scenarios.stalker_maps import drawn_board
from cordon.scenarios.stalker_position import StalkerPosition
from cordon.scenarios.stalker_reads import PERSON, Reads

STALKER_FACES = ("ACC", "2", "1", "1m", "m", "mm")
"""The faces of the stalker die (ST-3.4): stars, and ``m`` for each mask."""
DICE = ("die:stalker", "die:gear", "die:anomaly", "die:fate")
STASH = "stash:lost"
"""Which card of the stash is lost."""
PILES = ("control", "high", "low", "random", "weapon", "armour", "attachment", "item", "artifact", "wound", "loot")
ZONE_PILES = ("scenario", "map", "setup", "anomaly", "zone_events", "weather", "character", "unique")
"""What else is shuffled in Zone Survival."""
MIXED = ("anomaly:", "overlay:", "environment:", "event:", "site:", "unknown:places", "lost:", "enemy:", "face:")
"""Draws whose names go on."""
ZONE_STEPS = ("activate", "radiate", "discard", "calm_down", "round_end")
FATE = "fate"
"""The fate roll of Zone Survival, between two of these steps (ST-19.23)."""
FACE = "face:"
"""Which of the faces that are left lies below a token, counted from 1."""
MISSION = ("turn", "react", "activation", "players", "zone", "event", FATE, "round")
"""Starting points in a mission."""
SPARSE = (
    "killed",
    "felled",
    "losses",
    "memory",
    "companions",
    "anomalies",
    "magazines",
    "favours",
    "late",
    "failures",
    "kits",
    "tokens",
    "characters",
    "counters",
    "needs",
)
"""Tables that lack what was never counted or never came."""
BEFORE: dict[str, Any] = {"turn": -1, "stood_on": 0, "passed": (), "walking": -1}
"""What belongs to a turn, as it is before one."""
ALONE = ("round", "setup", "zone", FATE, "event", "players", *AT_BINDER, CHAPTER)
"""Starting points on top of which no procedure can stand."""


class StalkerStage(Stage):
    """Scenarios of S.T.A.L.K.E.R."""

    spec = stalker.GAME
    setup_keys = ("mission", "scenario", "zone_map", "cards", "stalkers", "map", "territory")
    starts = (*MISSION, *AT_BINDER, "setup")
    start_keys = ("track", CHAPTER)
    draws = (*DICE, STASH, *(f"{SHUFFLE}{pile}" for pile in (*PILES, *ZONE_PILES, "unknown")))

    game: StalkerGame
    position: StalkerPosition | None

    def position_of(self, game: StalkerGame) -> StalkerPosition:
        return StalkerPosition(game)

    # --- setting up -------------------------------------------------------------------------------------------------

    def set_up(self, setup: Node, start: Node) -> None:
        """``mission: B2`` is short for that switch; in a campaign it is the mission in which the scenario stands.
        ``scenario: S01`` and ``zone_map: M03`` are short for those, in Zone Survival."""
        entries = setup.mapping()
        switches = dict(entries["config"].mapping()) if "config" in entries else {}
        short: list[str] = [key for key in ("scenario", "zone_map") if key in entries]
        if "mission" in entries and ("mode" not in switches or switches["mode"].value != "campaign"):
            short.append("mission")
        if short:
            at = entries[short[0]]
            switches |= {key: entries[key] for key in short}
            if "mission" not in short:
                switches["mode"] = Node("survival", at.file, at.line, at.path)
            config = Node(switches, setup.file, at.line, "setup.config")
            setup = Node({**entries, "config": config}, setup.file, setup.line, setup.path)
        super().set_up(setup, start)

    def open(self, setup: dict[str, Node], start: Node) -> bool:
        if self.moment(start)[0] == "setup":
            for key in ("stalkers", "cards", "map", "territory", *(("mission",) if self.is_campaign() else ())):
                if key in setup:
                    raise setup[key].error("a scenario that starts with the setup chooses there")
            self.game.decisions()
            return False
        if self.is_campaign():
            self._run_to(Navigation, setup)
            if "mission" in setup:
                begin_mission(self.game, setup["mission"].one_of(tuple(content().missions), "mission"))
        if not self.is_campaign() or "mission" in setup:
            whole = self.game.content
            if "cards" in setup:
                self._deal(setup["cards"])
            # a match of Zone Survival stands before its first script, which may do all sorts of things
            self._run_to(ReadZoneScript if self.is_survival() else Round, setup)
            self.game.content = whole
            self.game.set(round=1)
        for key in ("map", "territory"):
            if key in setup and not self.game.state.mission:
                raise setup[key].error("between missions no map lies on the table; name a mission")
        if "map" in setup and self.is_survival():
            raise setup["map"].error("Zone Survival is played on one of its own maps (zone_map)")
        if "map" in setup:
            self.game.play_on(drawn_board(setup["map"]))
        self.position = StalkerPosition(self.game, drawn="map" in setup)
        if "territory" in setup:
            self.position.take_territory_away()
            self._lay_territory(setup["territory"])
        return True

    def is_campaign(self) -> bool:
        return self.game.config.mode == "campaign"

    def is_survival(self) -> bool:
        return self.game.config.mode == "survival"

    def _deal(self, node: Node) -> None:
        """``cards: [U01, U10]``: the setup deck has only these, in this order, so none but these are kept (ST-19.8)."""
        if not self.is_survival():
            raise node.error("setup cards belong to Zone Survival (name a scenario)")
        known = content().zone_decks["setup"]
        deck = copy(content())
        deck.zone_decks = {**deck.zone_decks, "setup": tuple(e.one_of(known, "setup card") for e in node.items())}
        self.game.content = deck
        self.luck.queues.setdefault(f"{SHUFFLE}setup", deque([node]))

    def _run_to(self, kind: type[Procedure], setup: dict[str, Node]) -> None:
        """Answer whatever is asked until a procedure has begun: with the stalkers of the scenario, and done."""
        game, cards = self.game, self._cards(setup)
        while not self._is_in(kind):
            for decision in game.decisions():
                if self._is_in(kind):
                    break
                answer = decision.answers()[0]
                if answer in STALKER:
                    answer = STALKER(cards[decision.seat])
                elif DONE() in decision.answers():
                    answer = DONE()
                game.answer(decision.seat, answer)

    def _is_in(self, kind: type[Procedure]) -> bool:
        """Whether a procedure has begun, in Zone Survival after everything was set out."""
        begun = self.game.nearest(kind) is not None
        return begun and (not self.is_survival() or self.game.nearest(ZoneRun) is not None)

    def _lay_territory(self, node: Node) -> None:
        """``{tile: L3, entrance: 5.J, cards: [L3-01a]}``: beside the map of the mission, without tokens."""
        entries, known = node.mapping(("tile", "entrance", "cards"), ("tile", "entrance")), content()
        tile = entries["tile"].one_of(tuple(known.territories), "tile")
        shut = entries["entrance"].value is None
        entrance = "" if shut else entries["entrance"].one_of(self.game.board.ids, "space")
        here = tuple(side for side in known.sides if side_parts(side).number.startswith(f"{tile}-"))
        cards = [entry.one_of(here, "side") for entry in entries["cards"].items()] if "cards" in entries else []
        lay_tile(self.game, tile, self.game.board.index.get(entrance, -1), tuple(cards))

    def _cards(self, setup: dict[str, Node]) -> list[str]:
        """Who is who: the stalkers of the scenario, or the first ones of the list in the order of the seats."""
        seats, known = self.game.state.seats, tuple(content().stalkers)
        if "stalkers" not in setup:
            return list(known[:seats])
        node = setup["stalkers"]
        cards = [entry.one_of(known, "stalker") for entry in node.items()]
        if len(cards) != seats or len(set(cards)) < seats:
            raise node.error(f"needs {seats} different stalker(s), one for each seat")
        return cards

    # --- start ------------------------------------------------------------------------------------------------------

    def moment(self, start: Node) -> tuple[str, dict[str, Node]]:
        """What a chapter remembers may stand beside any moment of a campaign."""
        moment, entries = super().moment(start)
        return (CHAPTER if CHAPTER in entries and moment not in entries else moment), entries

    def _check_moment(self, moment: str, start: Node, entries: dict[str, Node]) -> None:
        """Whether the match can stand there."""
        if not self.is_campaign() and (moment in AT_BINDER or CHAPTER in entries):
            raise start.error("belongs to a campaign (config: {mode: campaign})")
        if moment == FATE and not self.is_survival():
            raise start.error("belongs to Zone Survival (name a scenario in the setup)")
        if moment in AT_BINDER and self.game.state.mission:
            raise start.error(f"{moment} is between missions; leave out the mission of the setup")
        if moment in MISSION and not self.game.state.mission:
            here = ", ".join(AT_BINDER)
            raise start.error(f"a campaign starts at the binder ({here}), or its setup names a mission")

    def begin(self, start: Node) -> None:
        moment, entries = self.moment(start)
        for key in ("track", "procedure", "with"):
            if key in entries and moment in ALONE:
                raise entries[key].error(f"cannot be said with the starting point {moment!r}")
        game = self.game
        if moment == "setup":
            return
        self._check_moment(moment, start, entries)
        game.notes, game.waiting = [], None
        given = self.position.nodes if self.position is not None else {}
        game.set(**{name: value for name, value in BEFORE.items() if (name,) not in given})
        value = entries.get(moment)
        stack: list[Procedure] = [Match(at="end"), MissionRun(at="play", into="result")]
        if self.is_survival():
            stack = [Match(at="tell"), ZoneRun(at="play", into="result")]
        if self.is_campaign():
            stack = stack_of(game, moment, start, entries)
            if moment in MISSION:
                stack.append(MissionRun(at="play", into="ended"))
        if moment == "players":
            seat = self._seat(value)
            stack += [Round(at="enemies_and_zone"), PlayersPhase(seat, at="next_stalker")]
        elif moment == "event":
            if value is not None and value.value is not None:
                self.give(("piles", "zone_events" if self.is_survival() else "events", "top"), value)
            phase = ZoneEventPhase(at="draw") if self.is_survival() else EventPhase(at="draw")
            stack += [Round(at="players_phase"), phase]
        elif moment in ("zone", FATE):
            number = value.number(1, len(ZONE_STEPS)) if value is not None and value.value is not None else 1
            for record in list(game.state.stalkers.values()):
                game.update(record, taken=(True, True))
            stack += [Round(at="end"), EnemiesAndZone(at=FATE if moment == FATE else ZONE_STEPS[number - 1])]
        elif moment in ("turn", "react", "activation"):
            stack += self._turn(moment, entries, value)
        game.state.stack = stack

    def _seat(self, node: Node | None) -> Seat:
        if node is None or node.value is None:
            return self.game.state.lead
        return node.number(0, self.game.state.seats - 1)

    def _turn(self, moment: str, entries: dict[str, Node], value: Node | None) -> list[Procedure]:
        """In the middle of a turn; ``react``: at its end; ``activation``: that card comes first."""
        game = self.game
        seat = self._seat(value) if moment != "activation" else game.state.lead
        track = entries["track"].number(0, 1) if "track" in entries else 0
        record = game.stalker(seat)
        game.update(record, taken=tuple(i == track or was for i, was in enumerate(record.taken)))
        game.set(turn=seat, track=track)
        stack: list[Procedure] = [
            Round(at="enemies_and_zone"),
            PlayersPhase((seat + 1) % game.state.seats, at="next_stalker"),
            Turn(seat, track, at="reactions" if moment == "react" else "choose"),
        ]
        top = self.procedure(entries, seat)
        if moment == "activation" and value is not None:
            deck = "high" if value.text() in content().high else "low"
            self.give(("piles", deck, "top"), value)
            top = started(DrawActivation(deck, None, zone=True))  # type: ignore[arg-type]  # one of two words
        return [*stack, top] if top is not None else stack

    def procedure(self, entries: dict[str, Node], seat: Seat) -> Procedure | None:
        """Where a procedure takes the number of a space, the scenario writes its address."""
        if "with" in entries and "procedure" in entries:
            kinds = {kind.__name__: kind for kind in self.spec.procedures()}
            kind = kinds.get(str(entries["procedure"].value))
            given = entries["with"]
            types = {field.name: field.type for field in msgspec.structs.fields(kind)} if kind is not None else {}
            values = {
                name: self._indexed(node) if types.get(name) in (int, tuple[int, ...]) else node
                for name, node in given.mapping().items()
            }
            entries = {**entries, "with": Node(values, given.file, given.line, given.path)}
        return super().procedure(entries, seat)

    def _indexed(self, node: Node) -> Node:
        if isinstance(node.value, list):
            return Node([self._indexed(entry) for entry in node.value], node.file, node.line, node.path)
        if not isinstance(node.value, str):
            return node
        assert self.position is not None
        return Node(self.position.space(node), node.file, node.line, node.path)

    # --- telling ----------------------------------------------------------------------------------------------------

    def part_told(self, game: StalkerGame) -> StalkerGame:
        """A scenario between two missions stands alone (ST-19.4): nothing of the campaign is in it."""
        stack = game.state.stack
        within = next((i for i, each in enumerate(stack, 1) if isinstance(each, Interlude)), 0)
        if within and stack[within:]:
            game.state.stack = stack[within:]
            game.state.stack[0].into = ""
            named = {"mode": "survival", "scenario": game.state.scenario, "zone_map": game.state.map}
            game.set(config=msgspec.structs.replace(game.config, **named), chronicle=(), excursions=())
        return game

    def setup_of(self) -> dict[str, Any]:
        state = self.game.state
        found: dict[str, Any] = {"stalkers": [person.card for person in state.stalkers.values()]}
        if self.is_campaign() and state.mission:
            found["mission"] = state.mission
        if self.is_survival():
            found |= {"scenario": state.scenario, "zone_map": state.map}
        if state.territory.tile:
            found["territory"] = self._territory_told()
        return found

    def _territory_told(self) -> dict[str, Any]:
        """The tile beside the map with its cards, as they were laid."""
        laid, known = self.game.state.territory, content()
        rules = [side_parts(side).number for side in known.tile_rules[laid.tile]]
        cards = [
            make_side(card.number, "a", card.version)
            for card in self.game.state.environment.values()
            if card.number.startswith(f"{laid.tile}-") and card.number not in rules
        ]
        return {"tile": laid.tile, "entrance": laid.entrance or None, "cards": cards}

    def start_of(self) -> tuple[Any, int]:
        match self.game.state.stack:
            case [Match(), Campaign(), Chapter() as chapter, MissionRun(at="play"), Round(), *_] as stack:
                start, count = _moment_of(stack[3:])
                return {CHAPTER: told_chapter(chapter), **start}, 3 + count
            case [Match(), MissionRun(at="play") | ZoneRun(at="play"), Round(), *_] as stack:
                start, count = _moment_of(stack[1:])
                return start, 1 + count
        return start_of_campaign(self.game.state.stack)

    # --- luck -------------------------------------------------------------------------------------------------------

    def check_draw(self, name: str, node: Node) -> None:
        if not name.removeprefix(SHUFFLE).startswith(MIXED):
            super().check_draw(name, node)

    def drawn(self, game: Game[Any], name: str, sides: int, node: Node) -> int:  # noqa: ARG002  # a hook of the stage
        if name == "die:stalker":
            face = str(node.value)
            if face not in STALKER_FACES:
                raise node.error(f"{face!r} is no face of the stalker die; there are: {', '.join(STALKER_FACES)}")
            return STALKER_FACES.index(face)
        if name.startswith(FACE):
            return node.number(1, sides) - 1
        if name == STASH:
            held = self.game.state.stash
            found = [i for i, card in enumerate(held) if self.is_called(node.text(), card)]
            if not found:
                raise node.error(f"{node.text()!r} is not in the stash: {', '.join(held)}")
            return found[0]
        if name == "die:gear":
            return GEAR_DIE.index(node.number(min(GEAR_DIE), max(GEAR_DIE)))
        symbol = node.one_of(SYMBOLS, "symbol")
        return [str(face) for face in ANOMALY_DIE].index(symbol)

    # --- names --------------------------------------------------------------------------------------------------------

    def kind_of(self, name: str) -> str:
        return self.position.kind_of(name) if self.position is not None else name

    # --- then ---------------------------------------------------------------------------------------------------------

    def look_up(self, path: tuple[str, ...], node: Node) -> Any:
        game, reads = self.game, Reads(self.game)
        root = path[0]
        if root in reads.roots:
            return plain(reads.roots[root](path[1:], node))
        if root == "places" and len(path) == 2 and self.position is not None:
            return self.position.place_told(one(path[1:], node, tuple(content().places)))
        if root == "fog":
            return list(game.board.names(game.state.fog))
        if root == "ground":
            space = reads.space(path[1:-1], node)
            return plain(self.walk(game.ground(space), path[-1:], node))
        if root == "stalkers" and len(path) == 3 and path[2] in PERSON:
            self.walk(game.state, path[:2], node)
            return plain(reads.person(int(path[1]), path[2]))
        if root == "tokens" and len(path) == 2 and self.position is not None:
            self.walk(game.state, path, node)
            return self.position.token_told(path[1])
        if root == "characters" and len(path) > 1:
            record = game.state.characters.get(make_character(one(path[1:2], node, tuple(content().characters))))
            if len(path) == 2 or record is None:
                return reads.address(record.space) if record is not None else None
            return plain(self.walk(record, path[2:], node))
        if root in ("enemies", "companions") and path[-1] == "space":
            record = self.walk(game.state, path[:-1], node)
            return reads.address(record.space) if record is not None else None
        if root == "anomalies" and path[-1] == "covers":
            record = self.walk(game.state, path[:-1], node)
            return [f"{game.address(each.space)} {each.symbol} {each.by}" for each in record.covers]
        return super().look_up(path, node)

    def check_missing(self, rows: dict[Any, Any], word: str, node: Node) -> None:
        known = content()
        state = self.game.state
        if rows is state.enemies and standee_parts(word)[0] in known.enemies:
            return
        if rows is state.cards and (word in known.equipment or word in known.cards):
            return
        if any(rows is getattr(state, table) for table in SPARSE):
            return
        super().check_missing(rows, word, node)

    def visible(self, fields: tuple[str, ...]) -> list[str]:
        return [*super().visible(fields), *(PERSON if "noticed" in fields else ())]


def _moment_of(running: list[Procedure]) -> tuple[dict[str, Any], int]:
    """The starting point in a running mission, and how many of its procedures that is."""
    match running:
        case [MissionRun() | ZoneRun(), Round(), PlayersPhase(), Turn(seat=seat, track=track, at="choose"), *_]:
            return {"turn": seat, "track": track}, 4
    return {"round": None}, 1
