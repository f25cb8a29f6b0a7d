"""This War of Mine on the stage of a scenario: setting up, starting points, luck, and values for ``then``.

Scripts of the book that hang at phases, cards and events stay silent, so that a scenario shows a rule and nothing else;
the stories of locations are told as ever.
"""

from __future__ import annotations

import copy
from typing import Any

from cordon.games import twom
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.day import ActionStage, DayPhase
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.evening import EveningPhase
from cordon.games.twom.rules.morning import MorningPhase
from cordon.games.twom.rules.night_raid import NightRaidPhase
from cordon.games.twom.rules.plans import available_actions
from cordon.games.twom.rules.scavenging import GO, Exploration, ScavengingPhase
from cordon.games.twom.rules.setup import Campaign, OneDay
from cordon.games.twom.state import Person
from cordon.games.twom.terms import ACTIONS_PER_DAY, SLOTS, backs_of
from cordon.kernel.frames import Procedure
from cordon.kernel.game import Game
from cordon.scenarios.nodes import Node
from cordon.scenarios.stages import Stage
from cordon.scenarios.twom_position import TwomPosition

PHASES: dict[str, tuple[str, type[Procedure]]] = {
    "morning": ("day", MorningPhase),
    "dusk": ("evening", DuskPhase),
    "evening": ("scavenging", EveningPhase),
    "scavenging": ("night_raid", ScavengingPhase),
    "night_raid": ("dawn", NightRaidPhase),
    "dawn": ("end", DawnPhase),
}
"""Starting points: the phase, and the step of the day that follows it."""
CAST = ("C05", "C09", "C11")
"""Who is in the group unless a scenario says otherwise: people whose traits hardly ever matter."""
TOLD = ("story", "ending", "epilogue")
ROLLS = (
    "black",
    "grey",
    "yellow",
    "red",
    "leader",
    "person",
    "enemy",
    "idea",
    "script",
    "stolen",
    "closing",
    "page",
    "known",
)
DECKS = (
    "characters",
    "events",
    "endings",
    "aside_raids",
    "aside_residents",
    "raids",
    "residents",
    "exploration",
    "findings",
    "fate",
    "visitors",
    "narrative",
    "objectives",
    "locations",
)


class TwomStage(Stage):
    """Scenarios of This War of Mine."""

    spec = twom.GAME
    setup_keys = ("people", "storage", "book")
    starts = ("stage", *PHASES, "explore", "procedure", "day", "new_day", "setup")
    pairs = (("explore", "procedure"),)
    draws = (*ROLLS, *(f"shuffle:{deck}" for deck in (*DECKS, backs_of("rubble"), backs_of("remnants"))))

    game: TwomGame

    def position_of(self, game: TwomGame) -> TwomPosition:
        return TwomPosition(game)

    # --- setting up -------------------------------------------------------------------------------------------------

    def open(self, setup: dict[str, Node], start: Node) -> bool:
        game = self.game
        if "book" not in setup or setup["book"].one_of(("silent", "open"), "way to read") == "silent":
            silent = copy.copy(game.content)
            silent.ties = {key: scripts for key, scripts in silent.ties.items() if key[0] in TOLD}
            game.content = silent
        if self.moment(start)[0] == "setup":
            game.decisions()
            return False
        campaign = Campaign()
        for step in Campaign.steps.values():
            if step.name in ("live", ""):
                break
            step.run(campaign, game)
        game.set(leader=0)
        self._cast(setup)
        if "storage" not in setup or setup["storage"].one_of(("empty", "start"), "way to begin") == "empty":
            for token, n in list(game.state.storage.items()):
                game.discard(token, n, "storage", told=False)
        game.set(day=1, event="CH1", chapter=1)
        pile = game.state.piles["events"]
        game.update(pile, draw=pile.draw[1:])
        self.position = self.position_of(game)
        return True

    def _cast(self, setup: dict[str, Node]) -> None:
        """The starting characters: those of the scenario, or the usual ones."""
        game = self.game
        node = setup.get("people")
        known = tuple(game.content.characters)
        people = [entry.one_of(known, "character") for entry in node.items()] if node else list(CAST)
        for record in list(game.state.people.values()):
            game.unlisten(record.id, game.content.listens[record.id])
            game.remove(record)
        for person in people:
            game.add(Person(person, founder=True, hunger=2))
            game.listen(person, game.content.listens[person])
        game.update(game.state.piles["characters"], draw=tuple(card for card in known if card not in people))

    # --- start ------------------------------------------------------------------------------------------------------

    def begin(self, start: Node) -> None:
        moment, entries = self.moment(start)
        game = self.game
        if moment == "setup":
            return
        game.notes, game.waiting = [], None
        base: list[Procedure] = [Campaign(at="live")]
        if moment == "new_day":
            game.state.stack = base
        elif moment == "day":
            game.set(phase="day")
            game.state.stack = [*base, OneDay(at="dusk"), DayPhase(at="begin")]
        elif moment in PHASES:
            game.state.stack = [*base, *self._phase(moment, entries)]
        elif moment == "stage":
            game.state.stack = [*base, *self._stage(entries)]
        elif "explore" in entries:
            game.state.stack = [*base, *self._explore(entries)]
        else:
            game.set(phase="day")
            top = self.procedure(entries, 0)
            assert top is not None
            game.state.stack = [*base, OneDay(at="dusk"), DayPhase(at="act"), top]

    def _phase(self, moment: str, entries: dict[str, Node]) -> list[Procedure]:
        following, kind = PHASES[moment]
        node = entries.get(moment)
        if node is not None and node.value is not None:
            pile = {"morning": "events", "night_raid": "raids", "dawn": "fate"}.get(moment)
            if pile is None:
                raise node.error("only morning, night_raid and dawn name a card")
            self.give(("piles", pile, "top"), node)
        self.game.set(phase=moment)
        return [OneDay(at=following), kind(at=kind.first.name)]

    def _stage(self, entries: dict[str, Node]) -> list[Procedure]:
        game = self.game
        node = entries.get("stage")
        stage = node.number(1, ACTIONS_PER_DAY) if node is not None and node.value is not None else 1
        game.set(phase="day", stage=stage)
        running = ActionStage(stage, at=ActionStage.first.name)
        return [OneDay(at="dusk"), DayPhase(stage=stage, at="act_once_more"), running]

    def _explore(self, entries: dict[str, Node]) -> list[Procedure]:
        """The party is out; Unknown holds what is given there."""
        game = self.game
        node = entries["explore"]
        place = node.one_of(tuple(game.content.locations), "location")
        if not any(person.task == "scavenge" for person in game.state.people.values()):
            raise node.error("nobody scavenges; give people.C01.task: scavenge")
        if place not in game.state.locations:
            game.set(locations=(place, *game.state.locations[1:]))
        for person in list(game.state.people.values()):
            if person.task == "scavenge":
                game.update(person, where="party")
        game.set(phase="scavenging", place=place, noise=game.state.noise or 1)
        game.count("visits", place)
        game.listen(place, game.content.listens[place])
        slot = SLOTS[game.state.locations.index(place)]
        phase = ScavengingPhase(choice=GO(slot), at="choose_findings")
        exploring: list[Procedure] = [OneDay(at="night_raid"), phase, Exploration(at="choose")]
        top = self.procedure(entries, 0)
        if top is not None:
            exploring[-1] = Exploration(at="settle")
            exploring.append(top)
        return exploring

    # --- telling ----------------------------------------------------------------------------------------------------

    def setup_of(self) -> dict[str, Any]:
        return {"people": list(self.game.state.people), "book": "open"}

    def start_of(self) -> tuple[Any, int]:
        match self.game.state.stack:
            case [Campaign(at="live"), OneDay(at="dusk"), DayPhase(at="act_once_more"), ActionStage() as stage]:
                if not (stage.plan or stage.people or stage.queue or stage.done):
                    return {"stage": stage.stage}, 4
                return {"new_day": None}, 1
            case [Campaign(at="live"), OneDay(), *_]:
                return {"new_day": None}, 1
        return None, 0

    # --- luck ---------------------------------------------------------------------------------------------------------

    def drawn(self, game: Game[Any], name: str, sides: int, node: Node) -> int:
        assert isinstance(game, TwomGame)
        if name == "black":
            return node.number(1, 10) - 1
        if name in game.content.dice:
            faces = game.content.dice[name]
            face = str(node.value)
            if face not in faces:
                raise node.error(f"the {name} die has no face {face!r}; there are: {', '.join(faces)}")
            return faces.index(face)
        return node.number(0, sides - 1)

    # --- names --------------------------------------------------------------------------------------------------------

    def kind_of(self, name: str) -> str:
        kind = self.game.content.exploration_of.get(name)
        return kind.id if kind is not None else name

    # --- then ---------------------------------------------------------------------------------------------------------

    def look_up(self, path: tuple[str, ...], node: Node) -> Any:
        game = self.game
        if path == ("reachable",):
            return sorted(game.house.near)
        if path == ("boards",):
            return game.boards()
        if len(path) == 3 and path[0] == "people" and path[2] == "actions":
            person = game.state.people.get(path[1])
            return available_actions(person) if person is not None else 0
        if len(path) == 2 and path[0] in ("storage", "findings", "carried", "box", "incoming") and path[1] != "all":
            pile: dict[str, int] = getattr(game.state, path[0])
            if path[1] not in game.content.tokens:
                raise node.error(f"there is no token {path[1]!r}")
            return pile.get(path[1], 0)
        if len(path) == 2 and path[1] == "all":
            return [f"{token} {n}" for token, n in sorted(getattr(game.state, path[0]).items())]
        if len(path) == 2 and path[0] in ("flags", "today", "deeds", "visits", "read"):
            return getattr(game.state, path[0]).get(path[1], 0)
        return super().look_up(path, node)

    def check_missing(self, rows: dict[Any, Any], word: str, node: Node) -> None:
        state, content = self.game.state, self.game.content
        known: dict[str, Any] | None = {
            id(state.people): dict[str, Any](content.characters),
            id(state.gone): content.characters,
            id(state.fittings): content.fittings,
            id(state.enemies): content.enemies,
        }.get(id(rows))
        if known is None or word not in known:
            super().check_missing(rows, word, node)
