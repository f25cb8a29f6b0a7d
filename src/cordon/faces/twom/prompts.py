"""What a leader is asked in This War of Mine, in words: the question with its facts, and a label for every option.

A question is the message ``ask-twom-<kind>``; an option is labelled by an attribute of that message named as its verb
where the question gives the verb a sense of its own, else by ``option-twom-<verb>``.

It is longer than other modules because the label of every option stands beside the question that offers it.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from cordon.faces.choices import Choice, numbered
from cordon.faces.twom import odds
from cordon.faces.twom.beside import Beside, Expected, Label, PageText
from cordon.faces.twom.pages import page_of, title_of
from cordon.games.twom.game import TwomGame
from cordon.games.twom.ops import ChangeState
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.evening import task_fatigue
from cordon.games.twom.rules.plans import cost_of, room_beside
from cordon.games.twom.terms import (
    ALCOHOL_TIRES,
    BOARD_UP_COST,
    DISMANTLED,
    FOOD,
    FOOD_RELIEF,
    LEVEL_MAX,
    MEDICAL,
    RESOURCES,
    SLOTS,
    UNKNOWN_CARDS,
)
from cordon.games.twom.views import TwomView, view
from cordon.kernel.decisions import Decision, thing, verb
from cordon.words.catalogue import Words
from cordon.words.twom.names import TwomNamer
from cordon.words.twom.rules_text import RulesText

PERSON_AND_TOKEN = frozenset({"eat", "feed", "eat_now", "pour_now", "treat_now", "place", "pour"})
FIELDS = {
    "accept": "person",
    "answer": "source",
    "back": "token",
    "carry": "token",
    "disarm": "person",
    "drink": "person",
    "drop": "token",
    "enemy": "enemy",
    "face": "face",
    "far": "location",
    "give": "token",
    "habit": "person",
    "hit": "enemy",
    "idea": "fitting",
    "keep": "card",
    "kill": "enemy",
    "killed": "person",
    "pay": "token",
    "person": "person",
    "play": "card",
    "row": "row",
    "space": "space",
    "steal": "token",
    "take": "token",
    "token": "token",
    "top": "location",
    "wound": "person",
}
"""What sort of thing stands after the verb of an option."""
SHARED_OUT = {"dusk_phase.drink": ("water",), "dusk_phase.eat": FOOD, "dawn_phase.treat": MEDICAL}
"""Questions that share out what is in Storage."""
BEFORE_THE_MEAL = ("morning", "day", "dusk")
"""Phases in which food eaten now is missing at the meal (TW-7.3)."""
TOLD_APART = ("plan", "names", "pages", "moment", "why")
"""Facts that no message takes as they are."""


class Moment:
    """One question to the leader, with everything that is needed to put it into words."""

    def __init__(self, words: Words, namer: TwomNamer, game: TwomGame, decision: Decision) -> None:
        self.words = words
        self.namer = namer
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.rules = RulesText(words)
        self.view: TwomView = view(game, decision.seat)
        self.facts: dict[str, Any] = dict(self.view.asked)

    # --- the question -------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def key(self) -> str:
        return f"ask-twom-{self.kind.replace('.', '-').replace('_', '-')}"

    def person(self) -> str:
        return self.namer.name("seat", self.seat)

    def question(self) -> str:
        """One short sentence with the facts."""
        plain = {key: value for key, value in self.facts.items() if isinstance(value, str | int | tuple | list | dict)}
        args = self.namer.args({key: value for key, value in plain.items() if key not in TOLD_APART})
        if "moment" in plain:
            moment, about = str(plain["moment"]), str(plain.get("about", ""))
            card = self.rules.card_or_row(about, moment) or self.namer.name("source", about)
            args["moment"] = self.words.say(f"moment-{moment}", card=card)
        if "why" in plain:
            args["why"] = self._because(str(plain["why"]))
        if self.kind in SHARED_OUT:
            storage = self.game.state.storage
            args["stock"] = self.namer.goods({token: storage.get(token, 0) for token in SHARED_OUT[self.kind]})
            args["helps"] = "some" if any(verb(option) == "place" for option in self.decision.options) else "none"
        return self.words.say(self.key + self._variant(plain), **args)

    def _variant(self, facts: dict[str, Any]) -> str:
        """Which of its wordings a question has: what it changes, if that is known; or that nobody can act."""
        if self.kind == "choose_person.name" and "state" in facts:
            return ".change"
        return ".idle" if self.kind == "action_stage.assign" and not facts["people"] else ""

    def _because(self, source: str) -> str:
        """What a question comes from: a card, a script, a test."""
        for key in (f"cause-{source}", f"because-{source}"):
            if self.words.has(key):
                return self.words.say(key)
        if source.startswith("script-"):
            return title_of(self.words, int(source.removeprefix("script-")))
        return self.namer.name("source", source)

    def story(self) -> list[str]:
        """The pages that were read since the last choice, or the words on the card that the question comes from."""
        pages = self._pages()
        if pages:
            title = pages[0].title
            told = [text for page in pages for text in page.paragraphs]
            return [self.words.say("card-told", title=title, text=told[0]), *told[1:]] if title else told
        card = self._card()
        for prefix in ("resident-", "visitor-", "event-", "location-", "raid-"):
            key = f"{prefix}{card.lower()}"
            if card and self.words.has(f"{key}.story"):
                title = self.words.say(key)
                return [self.words.say("card-told", title=title, text=self.words.say(f"{key}.story"))]
        return []

    def _card(self) -> str:
        """The card that speaks in this question."""
        if self.kind == "exploration.choose":
            return self.game.state.place
        if self.kind.startswith("trade."):
            return self.view.resident or self.view.visitor
        if self.kind == "joining.choose":
            return self.view.visitor
        card = self.facts.get("card")
        return str(card) if card else ""

    def _pages(self) -> list[PageText]:
        pages = self.facts.get("pages") or ()
        names = self.facts.get("names") or {}
        found = []
        for text in pages:
            script = int(str(text).split("-")[1])
            told = page_of(self.words, str(text), names, self.game.state.place)
            found.append(PageText(title_of(self.words, script), [told]))
        return found

    # --- the options --------------------------------------------------------------------------------------------------

    @cached_property
    def choices(self) -> list[Choice]:
        return numbered(self.game, self.decision, self.namer, self.label, self.details)

    def label(self, option: str) -> str:
        """The verb with its thing and its price."""
        if self.decision.low is not None:
            return option
        name, about = verb(option), thing(option)
        if name == "option":
            text = self._option_line(about)
        elif name == "offer":
            place = self.game.state.place.lower()
            text = self.words.say(f"option-{place}-{about}")
        elif name == "assign":
            person, _, action = about.partition(":")
            text = self.words.say("option-twom-assign", person=self.namer.name("person", person),
                                  action=self.action(action), cost=self._cost(person, action),
                                  costs="some" if self._costs(person, action) else "none")  # fmt: skip
        else:
            own = f"{self.key}.{name}"
            anytime = option in self.decision.anytime
            key = own if self.words.has(own) and not anytime else f"option-twom-{name}"
            text = self.words.say(key, **self._thing(name, about))
        return text[:1].upper() + text[1:]

    def _option_line(self, id: str) -> str:
        """The line on a script's or a card's option."""
        if self.kind == "script_choice.choose":
            key = f"script-{self.facts['script']}-{self.facts['node']}-{id}"
            return page_of(self.words, key, self.facts.get("names") or {}, self.game.state.place)
        card = str(self.facts["key"]).partition("/")[2].lower()
        return self.words.say(f"option-{card}-{id}")

    def _thing(self, name: str, about: str) -> dict[str, object]:
        first, _, second = about.partition(":")
        if name in PERSON_AND_TOKEN:
            return self.namer.args({"person": first, "token": second})
        if name == "arm":
            return self.namer.args({"person": first, "weapon": second})
        if name == "task":
            return self.namer.args({"person": first, "task": second})
        if name == "clear":
            planned = str(self.facts["plan"][about])
            now = self.action(planned) if self.kind == "action_stage.assign" else self.words.say(f"task-{planned}")
            return {"person": self.namer.name("person", about), "now": now}
        if name == "go":
            place = self.game.state.locations[SLOTS.index(about)]
            return self.namer.args({"slot": about, "location": place})
        if name == "shots":
            return {"n": int(about), "weapon": self.namer.name("weapon", self.facts.get("weapon", ""))}
        if name == "card":
            if about in self.game.content.exploration_of:
                return {"card": self.namer.name("card", about)}
            goods = self.game.content.rows[about, str(self.facts["row"])]
            return {"card": self.namer.goods(goods)}
        if name == "row":
            card = self.facts["cards"][0]
            return self.namer.args({"row": about, "goods": self.game.content.rows[card, about]})
        if name == "accept":
            return self.namer.args({"person": str(self.facts["person"])})
        if name == "refuse" and "person" in self.facts:
            return self.namer.args({"person": str(self.facts["person"])})
        return self.namer.args({FIELDS.get(name, "source"): about}) if about else {}

    # --- planned actions ----------------------------------------------------------------------------------------------

    def action(self, action: str) -> str:
        """A Day action without the person who does it."""
        kind, _, what = action.partition(":")
        say, state = self.words.say, self.game.state
        match kind:
            case "clear":
                card = state.spaces[what].card
                name = say(f"shelter-{card}") if card else what
                return say("act-clear", card=name, card_id=card, space=self._space(what))
            case "board":
                return say("act-board", space=self._space(what))
            case "build" | "move":
                fitting, _, space = what.partition(":")
                args = {"fitting": self.namer.name("fitting", fitting), "space": self._space(space)}
                return say(f"act-{kind}", **args, placed="there" if space else "none")
            case "dismantle":
                return say("act-dismantle", fitting=self.namer.name("fitting", what))
            case "use":
                fitting, _, id = what.partition(":")
                label = self.rules.action(fitting, id)
                return say("act-use", fitting=self.namer.name("fitting", fitting), label=label)
            case "search" | "outside":
                return say(f"act-{kind}")
        owner = next(c.id for c in self.game.content.characters.values() if c.action and c.action.id == kind)
        return say("act-trait", label=say(f"action-{owner.lower()}-{kind}"), person=self.namer.name("person", what))

    def _space(self, space: str) -> str:
        return self.words.say(f"space-{space.lower()}") if space else ""

    def _costs(self, person: str, action: str) -> dict[str, int]:
        planned = self.game.content.day.planned(action)
        if person in self.game.state.people:
            return dict(cost_of(self.game, person, planned))
        return dict(planned.cost)

    def _cost(self, person: str, action: str) -> str:
        return self.namer.goods(self._costs(person, action))

    def _of_action(self, person: str, action: str) -> list[str]:
        """What to know before somebody does it: gains, the tool it needs, chances."""
        kind, _, what = action.partition(":")
        say, content = self.words.say, self.game.content
        if kind == "use":
            fitting, _, id = what.partition(":")
            use = content.actions[fitting, id]
            found = [say("action-gain", goods=self.namer.goods(use.gain))] if use.gain else []
            return [*found, *self.rules.clauses(use.do)]
        if kind == "build":
            return [self.rules.fitting(content.fittings[what.partition(":")[0]]).removesuffix(".")]
        if kind == "dismantle":
            return [say("action-gain", goods=self.namer.goods(DISMANTLED))]
        if kind == "board":
            return [say("detail-board")]
        if kind == "search":
            return [say("detail-search")]
        if kind == "outside":
            return [say("detail-outside")]
        if kind == "clear":
            tool = content.shelter.tools.get(self.game.state.spaces[what].card, "")
            return [say(f"detail-tool-{tool}")] if tool else []
        own = content.characters[person].action
        return self.rules.clauses(own.do) if own is not None and own.id == kind else []

    # --- what to know before choosing ---------------------------------------------------------------------------------

    def details(self, option: str) -> list[str]:
        name, about = verb(option), thing(option)
        first, _, second = about.partition(":")
        say, state, content = self.words.say, self.game.state, self.game.content
        found: list[str] = []
        match name:
            case "assign":
                found += self._of_action(first, second)
            case "task":
                before = state.people[first].fatigue
                after = max(0, min(LEVEL_MAX, before + task_fatigue(self.game, first, second)))
                found.append(self._change("fatigue", before, after))
            case "eat" | "eat_now":
                hunger = state.people[first].hunger
                found.append(self._change("hunger", hunger, max(0, hunger + FOOD_RELIEF[second])))
                if name == "eat_now" and state.phase in BEFORE_THE_MEAL:
                    found.append(say("detail-no-meal"))
            case "pour" | "pour_now":
                person = state.people[first]
                found.append(
                    self._change("fatigue", person.fatigue, min(LEVEL_MAX, person.fatigue + ALCOHOL_TIRES[second]))
                )
                found.append(self._change("misery", person.misery, max(0, person.misery - 1)))
            case "place" | "treat_now":
                field = "wounds" if second == "bandages" else "illness"
                found.append(
                    say("detail-state", state=say(f"state-{field}"), level=getattr(state.people[first], field))
                )
            case "habit":
                habit = content.characters[about].habit
                misery = state.people[about].misery
                found.append(say("detail-cost", goods=self.namer.goods({habit: 1})))
                found.append(self._change("misery", misery, max(0, misery - 1)))
            case "wound" | "killed":
                wounds = state.people[about].wounds
                found.append(
                    self._change("wounds", wounds, LEVEL_MAX if name == "killed" else min(LEVEL_MAX, wounds + 1))
                )
            case "hit" | "kill" | "enemy" if about:
                enemy = state.enemies[about]
                args = self.namer.args({"weapon": enemy.weapon, "wounds": enemy.wounds, "prowess": enemy.prowess})
                found.append(say("detail-enemy", **args))
            case "go":
                place = state.locations[SLOTS.index(about)]
                found.append(say("detail-cards", n=UNKNOWN_CARDS[about]))
                found.append(self.rules.location(content.locations[place]).removesuffix("."))
                found.append(say("detail-visits", n=state.visits.get(place, 0)))
            case "take" | "back" | "carry" | "drop" | "give" | "pay" | "token" | "steal":
                found += self._of_token(name, about)
            case "offer":
                offer = next(o for o in content.options[f"location/{state.place}"] if o.id == about)
                found.append(self.rules.option(offer))
            case "option":
                found += self._of_option(about)
            case "keep" | "play" if about:
                found.append(self.rules.narrative(content.narrative[about]).removesuffix("."))
            case "answer":
                found += self._of_answer(about)
            case "idea":
                found.append(say("detail-cost", goods=self.namer.goods(content.fittings[about].cost)))
                found.append(self.rules.fitting(content.fittings[about]).removesuffix("."))
            case "far" | "top":
                found.append(self.rules.location(content.locations[about]).removesuffix("."))
            case "arm":
                found.append(self._of_weapon(odds.of_person(self.game, first, second, not state.enemies)))
            case "next":
                found.append(say("detail-noise", noise=state.noise, odds=percent(odds.encounter(self.game))))
            case "fight" | "flee":
                found += self._of_fight(name)
            case "accept":
                found += self._of_joiner()
            case "done" if self.kind in ("dusk_phase.drink", "dusk_phase.eat"):
                found += self._without()
            case "done" if self.kind == "trade.exchange":
                found.append(say("detail-credit-lost", n=int(self.facts["credit"])))
            case "leave_unguarded":
                found.append(say("detail-unguarded"))
            case "commit" if self.kind == "action_stage.assign":
                found += self._of_commit()
            case "person":
                found += self._of_person(about)
        chance = self.odds.get(option)
        if chance is not None and name in ("reroll", "fate"):
            found.append(say(f"detail-{name}", odds=percent(chance)))
        return [detail for detail in found if detail]

    def _change(self, state: str, before: int, after: int) -> str:
        return self.words.say("detail-change", state=self.words.say(f"state-{state}"), now=before, then=after)

    def _of_token(self, name: str, token: str) -> list[str]:
        content = self.game.content
        if name in ("give", "pay") or (name == "take" and self.kind == "trade.exchange"):
            return [self.words.say("detail-value", n=content.value[token])]
        if name in ("token", "steal"):
            return [self.words.say("detail-have", n=self.game.pile.get(token, 0))]
        weight = self.words.say("detail-weight", n=content.weight[token])
        if name in ("drop", "back"):
            return [weight, self.words.say("detail-packed", n=self._packed.get(token, 0))]
        return [weight, self.words.say("detail-have", n=self._there(token))]

    @property
    def _packed(self) -> dict[str, int]:
        """What goes along: gear on the way out, findings on the way home."""
        return dict(self.facts["taken"] if self.kind == "choose_findings.choose" else self.game.state.findings)

    def _there(self, token: str) -> int:
        """How many may still be packed: at home, or where they are; of resources all that the box has (TW-9.9)."""
        state = self.game.state
        if self.kind != "choose_findings.choose":
            return state.storage.get(token, 0)
        box = state.box.get(token, 0) if token in RESOURCES else 0
        return state.findings.get(token, 0) + box - self._packed.get(token, 0)

    def _of_option(self, id: str) -> list[str]:
        """What the option of a card does; of a script only its price: what comes of it is the story's."""
        if self.kind == "script_choice.choose":
            node: Any = self.game.content.scripts[int(self.facts["script"])].nodes[str(self.facts["node"])]
            option = next(o for o in node.options if o.id == id)
            return self.rules.clauses(option.cost)
        options = self.game.content.options[str(self.facts["key"])]
        return [self.rules.option(next(o for o in options if o.id == id))]

    def _of_answer(self, source: str) -> list[str]:
        content, moment = self.game.content, str(self.facts["moment"])
        if source in content.narrative:
            return [self.rules.narrative(content.narrative[source]).removesuffix(".")]
        use = self.game.reaction(source, moment, str(self.facts.get("about", "")))
        return [self.rules.inline(use.do)] if use is not None else []

    def _of_weapon(self, found: odds.Forecast) -> str:
        args = {"hits": f"{found.hits:.1f}", "any": percent(found.any)}
        return self.words.say("detail-weapon", **args, kill=percent(found.kill), kills="some" if found.kill else "none")

    def _of_fight(self, name: str) -> list[str]:
        found = self.forecast()
        theirs = f"{found['theirs'].hits:.1f}"
        if name == "flee":
            return [self.words.say("detail-flee", hits=theirs)]
        return [self.words.say("detail-fight", ours=f"{found['ours'].hits:.1f}", theirs=theirs)]

    def _of_joiner(self) -> list[str]:
        character = self.game.content.characters[str(self.facts["person"])]
        found = [self.words.say("person-figures", empathy=character.empathy, prowess=character.prowess,
                                inventory=character.inventory), self.rules.character(character)]  # fmt: skip
        return [*found, self.words.say("detail-dependant")] if self.facts.get("dependant") else found

    def _of_person(self, person: str) -> list[str]:
        """What being named means: a test, or the change of a state that comes next."""
        if self.facts.get("kind") == "prowess":
            return [self.words.say("detail-prowess", n=self.game.content.characters[person].prowess)]
        state, by = self._coming()
        if not state:
            return []
        level = getattr(self.game.state.people[person], state)
        return [self._change(state, level, max(0, min(LEVEL_MAX, level + by)))]

    def _coming(self) -> tuple[str, int]:
        """The change of a state that waits for the person to be named."""
        if "state" in self.facts:
            return str(self.facts["state"]), int(self.facts["by"])
        if self.facts.get("why") == "objective":
            return "misery", 1
        for frame in reversed(self.game.pending_of(self.seat).stack):
            if isinstance(frame, Effects):
                lines = self.game.content.lines[frame.key]
                op = lines[frame.line][0] if frame.line < len(lines) else None
                return (op.state, op.by) if isinstance(op, ChangeState) else ("", 0)
        return "", 0

    def _without(self) -> list[str]:
        """Who would go without water or food if this is the end of it."""
        served = self.facts["drunk" if self.kind == "dusk_phase.drink" else "eaten"]
        people = [person for person in self.game.state.people if person not in served]
        if not people:
            return []
        key = "detail-thirst" if self.kind == "dusk_phase.drink" else "detail-hunger"
        return [self.words.say(key, people=self.namer.persons(people), n=len(people))]

    def _of_commit(self) -> list[str]:
        reserved = {token: n for token, n in self.facts["reserved"].items() if n}
        idle = [person for person in self.facts["people"] if person not in self.facts["plan"]]
        found = [self.words.say("detail-cost", goods=self.namer.goods(reserved))] if reserved else []
        return [*found, self.words.say("detail-idle", people=self.namer.persons(idle))] if idle else found

    # --- chances ------------------------------------------------------------------------------------------------------

    @cached_property
    def odds(self) -> dict[str, float]:
        """The chance that an option goes well, where dice decide."""
        if self.decision.low is not None:
            return {}
        found = {option: self._odds(option) for option in self.decision.options}
        return {option: chance for option, chance in found.items() if chance is not None}

    def _odds(self, option: str) -> float | None:
        name, about = verb(option), thing(option)
        if name == "assign":
            return self._odds_of_action(*about.partition(":")[::2])
        if name == "person" and self.facts.get("kind") == "prowess":
            return odds.prowess(about)
        if name == "option" and about == "pick" and self.facts.get("card") == "closed_door":
            return odds.lock(self.game, "")
        if name == "next":
            return 1 - odds.encounter(self.game)
        if name == "reroll":
            trained = bool(self.game.modified("script_hits", 0, self.seat, str(self.facts["who"])))
            return odds.better_than(str(self.facts["weapon"]), str(self.facts["face"]), trained)
        if name == "fate":
            return odds.fate_matches(self.game, str(self.facts["die"]))
        return None

    def _odds_of_action(self, person: str, action: str) -> float | None:
        kind, _, what = action.partition(":")
        if kind == "search":
            return odds.search()
        if kind == "outside":
            return odds.unseen(self.game)
        if kind == "clear" and self.game.state.spaces[what].card == "closed_door":
            return odds.lock(self.game, person)
        return None

    def forecast(self) -> dict[str, Expected]:
        """What the fighters and the enemies can expect of the next round, and each weapon of each guard."""
        game, state = self.game, self.game.state
        if self.kind == "arm.choose":
            raid = not state.enemies
            pairs = [thing(option) for option in self.decision.options if verb(option) == "arm"]
            people = dict.fromkeys(pair.partition(":")[0] for pair in pairs)
            pairs += [f"{person}:" for person in people]
            forecasts = {}
            for pair in pairs:
                person, _, weapon = pair.partition(":")
                forecasts[pair] = Expected(*odds.of_person(game, person, weapon, raid))
            return forecasts
        ours = [odds.of_person(game, person, state.people[person].weapon, False) for person in game.fighters()]
        theirs = [odds.of_enemy(game, enemy) for enemy in state.enemies]
        return {"ours": _sum(ours), "theirs": _sum(theirs), "backstab": _sum(theirs)}

    # --- facts for the page -------------------------------------------------------------------------------------------

    def told_facts(self) -> dict[str, Any]:
        """The facts of the question, and what the page lays beside it."""
        found = {key: value for key, value in self.facts.items() if key not in ("pages", "names")}
        return {**msgspec.to_builtins(found), **msgspec.to_builtins(self._beside())}

    def _beside(self) -> Beside:
        card = self._card()
        match self.kind:
            case "action_stage.assign":
                return self._plan_facts(card)
            case "arm.choose" | "combat.choose":
                return Beside(card=card, forecast=self.forecast())
            case "exploration.choose":
                return Beside(card=card, risk=odds.encounter(self.game))
            case "pack.choose" | "choose_findings.choose":
                tokens = [thing(choice.option) for choice in self.choices if verb(choice.option) in ("take", "carry")]
                return Beside(card=card, there={token: self._there(token) for token in tokens}, packed=self._packed)
        return Beside(card=card, pages=self._pages() or None)

    def _plan_facts(self, card: str) -> Beside:
        state = self.game.state
        plan = self.facts["plan"]
        reserved = room_beside(self.game, tuple(plan.items())).taken()
        left = {token: state.storage.get(token, 0) - reserved.get(token, 0) for token in state.storage | reserved}
        actions: dict[str, str] = {}
        idle: dict[str, str] = {}
        for choice in self.choices:
            if verb(choice.option) == "assign":
                person, _, action = thing(choice.option).partition(":")
                if choice.why and person not in self.facts["people"]:
                    idle[person] = choice.why
                else:
                    actions.setdefault(action, person)
        for person, action in plan.items():
            actions.setdefault(action, person)
        labels = {action: self._label_facts(person, action) for action, person in actions.items()}
        waiting = [person for person in self.facts["people"] if person not in plan]
        return Beside(card=card, left=left, labels=labels, waiting=waiting, idle=idle)

    def _label_facts(self, person: str, action: str) -> Label:
        name = self.action(action)
        return Label(
            name=name[:1].upper() + name[1:],
            details=self._of_action(person, action),
            cost=dict(BOARD_UP_COST) if action.startswith("board:") else self._costs("", action),
            odds=self._odds_of_action(person, action),
            place=self._place(action),
        )

    def _place(self, action: str) -> str:
        """Where on the drawing an action is done: a space."""
        kind, _, what = action.partition(":")
        shelter = self.game.content.shelter
        if kind in ("clear", "board"):
            return what
        if kind == "outside":
            return shelter.guard
        if kind == "search":
            return next(space.id for space in shelter.plan.spaces if space.action == "search")
        first, _, space = what.partition(":")
        if kind in ("build", "move") and space:
            return space
        built = self.game.state.fittings.get(first)
        return built.space if built is not None else ""


def _sum(parts: list[odds.Forecast]) -> Expected:
    return Expected(sum(part.hits for part in parts))


def percent(chance: float) -> str:
    """As a whole number; only what is certain is 0 or 100."""
    whole = round(chance * 100)
    return str(whole if chance in (0, 1) else min(99, max(1, whole)))
