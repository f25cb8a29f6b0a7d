"""The house as text: four floors, what stands on each space, and the whole table in sentences."""

from __future__ import annotations

from rich.text import Text

from cordon.faces.twom import drawing
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.plans import available_actions
from cordon.games.twom.state import Space
from cordon.games.twom.terms import SLOTS, STATES, FittingId, LocationId, NarrativeId, PersonId, Slot, Task, WeaponId
from cordon.words.catalogue import Words
from cordon.words.twom.names import TwomNamer
from cordon.words.twom.rules_text import RulesText

CELL = 9
FLOORS = 4
FULL, DIM, LAMP = "", "dim", "#d9a441"


class House:
    """What a terminal tells of a campaign."""

    def __init__(self, words: Words, namer: TwomNamer, game: TwomGame) -> None:
        self.words = words
        self.say = words.say
        self.namer = namer
        self.game = game
        self.rules = RulesText(words)

    def status(self) -> list[str]:
        """The day, the phase, the cold."""
        state, say = self.game.state, self.say
        parts = [say("title-twom"), say("bar-day", day=state.day)]
        if state.phase:
            parts.append(say(f"phase-{state.phase}"))
        if state.stage:
            parts.append(say("bar-stage", stage=state.stage))
        parts.append(say("bar-cold", n=state.cold))
        if state.noise:
            parts.append(say("bar-noise", n=state.noise))
        return parts

    # --- people and goods -------------------------------------------------------------------------------------------

    def people(self) -> list[str]:
        """Each person with what ails them."""
        found = []
        for person in self.game.state.people.values():
            levels = [(state, getattr(person, state)) for state in STATES]
            ails = [f"{self.say(f'state-{state}')} {level}" for state, level in levels if level]
            args = self.namer.named("person", person.id, PersonId) | self.namer.named("task", person.task, Task)
            weapon = self.namer.called(person.weapon, WeaponId)
            found.append(
                self.say(
                    "bar-person",
                    **args,
                    states=", ".join(ails) or self.say("bar-well"),
                    actions=available_actions(person),
                    weapon=weapon,
                    weapon_id=person.weapon or "none",
                )
            )
        return found

    def goods(self) -> list[str]:
        """Storage or the Findings Pile, and what the night will need."""
        state = self.game.state
        found = [self.say("bar-storage", goods=self.namer.goods(state.storage))]
        if state.place:
            weight, limit = self.game.weight_of(state.findings), self.game.carrying_limit()
            goods = self.namer.goods(state.findings)
            found.append(self.say("bar-findings", weight=weight, limit=limit, goods=goods))
        needs = drawing.tonight(self.game)
        night = self.say(
            "bar-tonight",
            water=needs.water.have,
            thirsty=needs.water.need,
            food=needs.food.have,
            hungry=needs.food.need,
            fuel=needs.fuel.have,
            cold=needs.fuel.cold,
        )
        return [*found, night]

    def goal(self) -> list[str]:
        goal = drawing.goal(self.game)
        if goal is None:
            return []
        key = f"objective-{goal.card.lower()}"
        return [self.say("bar-goal", goal=self.say(key), rules=self.say(f"{key}.rules"), met=goal.met)]

    def city(self) -> list[str]:
        """The three locations, and the cards in hand."""
        state, content = self.game.state, self.game.content
        found = []
        for slot, place in zip(SLOTS, state.locations, strict=False):
            rules = self.rules.location(content.locations[place])
            args = self.namer.named("slot", slot, Slot) | self.namer.named("location", place, LocationId)
            found.append(self.say("bar-place", **args, rules=rules))
        for card in state.hand:
            rules = self.rules.narrative(content.narrative[card])
            found.append(self.say("bar-hand", card=self.namer.called(card, NarrativeId), rules=rules))
        return found

    # --- the house --------------------------------------------------------------------------------------------------

    def space(self, space: Space) -> str:
        """What is on a space, in a word."""
        plan = self.game.content.spaces[space.id]
        if space.card:
            return self.say(f"shelter-{space.card}")
        if space.fitting:
            return self.namer.called(space.fitting, FittingId)
        if plan.hole:
            return self.say("space-boarded" if space.boarded else "space-hole")
        return self.say(f"space-{plan.action or 'free'}")

    def spaces(self) -> list[str]:
        """Every space with what is on it."""
        near = self.game.house.near
        return [
            self.say("bar-space", space=self.say(f"space-{s.id.lower()}"), what=self.space(s), near=s.id in near)
            for s in self.game.state.spaces.values()
        ]

    def draw(self) -> list[Text]:
        """Four floors from the attic down; what can be reached is bright, a fitting has the colour of the lamp."""
        shelter = self.game.content.shelter
        near = self.game.house.near
        lines = [Text() for _ in range(FLOORS)]
        for plan in shelter.plan.spaces:
            column, row = plan.at
            space = self.game.state.spaces[plan.id]
            lines[row].pad_right(column * CELL - lines[row].cell_len)
            style = LAMP if space.fitting else FULL if plan.id in near else DIM
            lines[row].append("│" + self.space(space)[: CELL - 2].ljust(CELL - 1), style)
        return [line.append("│") for line in lines]
