"""What a leader is asked in This War of Mine, in words: pages and cards, what the options are about, and what to know
before choosing one."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from cordon.faces.choices import Tone
from cordon.faces.prompt import Odds, Prompt, percent
from cordon.faces.twom.actions import ActionWords
from cordon.faces.twom.beside import Beside, Expected, Label, PageText
from cordon.faces.twom.pages import flavour_of, page_of, title_of
from cordon.games.twom import odds
from cordon.games.twom.cards import Goods
from cordon.games.twom.day_actions import ASSIGN
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.arming import ARM, Arm
from cordon.games.twom.rules.combat import FLEE, HIT, KILL, KILLED, STAND, WOUND, Combat
from cordon.games.twom.rules.dawn import KEEP, PLACE, POUR, DawnPhase
from cordon.games.twom.rules.day import ActionStage, StageFacts
from cordon.games.twom.rules.dice import ENEMY, FATE, REROLL, SHOTS, AttackFacts, EnemyAttackFacts
from cordon.games.twom.rules.dusk import DRINK, EAT, HABIT, DuskFacts, DuskPhase
from cordon.games.twom.rules.effects import OPTION, CardFacts
from cordon.games.twom.rules.evening import LEAVE_UNGUARDED, TASK, EveningFacts, task_fatigue
from cordon.games.twom.rules.findings import CARD, ROW, RowFacts
from cordon.games.twom.rules.joining import ACCEPT, REFUSE, JoiningFacts
from cordon.games.twom.rules.looking import FAR, IDEA, TOP
from cordon.games.twom.rules.narrative import EAT_NOW, PLAY, POUR_NOW, TREAT_NOW
from cordon.games.twom.rules.night_raid import STEAL
from cordon.games.twom.rules.people import DONE, PERSON, TOKEN, NamingFacts
from cordon.games.twom.rules.plans import COMMIT, TAKE_BACK, room_beside
from cordon.games.twom.rules.scavenging import (
    BACK,
    CARRY,
    DROP,
    GO,
    NEXT,
    OFFER,
    TAKE,
    ExplorationFacts,
    FindingsFacts,
    PackFacts,
)
from cordon.games.twom.rules.scripts import ChoiceFacts, PageFacts, TestFacts
from cordon.games.twom.rules.trade import GIVE, PAY, TradeFacts
from cordon.games.twom.terms import (
    ALCOHOL_TIRES,
    FOOD,
    FOOD_RELIEF,
    LEVEL_MAX,
    MEDICAL,
    RESOURCES,
    SLOTS,
    UNKNOWN_CARDS,
    LocationId,
    PersonId,
    SourceId,
    StateName,
    Task,
    TokenId,
    WeaponId,
    ops_path,
    page_key,
    script_of,
)
from cordon.kernel.decisions import Decision, told
from cordon.kernel.frames import kind_of
from cordon.kernel.refs import refs_of
from cordon.kernel.triggers import ANSWER, WindowFacts
from cordon.kernel.verbs import Said, Verb
from cordon.words.catalogue import Words
from cordon.words.names import fields_of
from cordon.words.narrator import explain
from cordon.words.spelling import capital
from cordon.words.twom.names import TwomNamer
from cordon.words.twom.rules_text import RulesText

DRINKING, EATING, TREATING = kind_of(DuskPhase.drink), kind_of(DuskPhase.eat), kind_of(DawnPhase.treat)
SHARED_OUT = {DRINKING: ("water",), EATING: FOOD, TREATING: MEDICAL}
"""Questions that share out what is in Storage."""
FORECAST = (kind_of(Arm.choose), kind_of(Combat.choose))
BEFORE_THE_MEAL = ("morning", "day", "dusk")
"""Phases in which food eaten now is missing at the meal (TW-7.3)."""
TOLD_APART = ("plan", "names", "pages", "moment", "why")
"""Facts that no message takes as they are."""
TOLD = ("resident-", "visitor-", "event-", "location-", "raid-")
"""Cards with a story."""


class TwomPrompt(Prompt[TwomGame, TwomNamer]):
    """One question to the leader."""

    def __init__(self, words: Words, namer: TwomNamer, game: TwomGame, decision: Decision) -> None:
        super().__init__(words, namer, game, decision)
        self.rules = RulesText(words)
        self.actions = ActionWords(words, namer, game, self.rules)

    # --- the question -------------------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def wording(self) -> str:
        """What a question changes, if that is known, or that nobody can act, is told by another wording."""
        match self.facts:
            case NamingFacts(state=state, left=0) if state:
                return f"{self.key}.change"
            case StageFacts(people=()) if self.kind == kind_of(ActionStage.assign):
                return f"{self.key}.idle"
        return self.key

    def args(self, takes: Container[str]) -> dict[str, object]:
        facts = self.facts
        fields = {field: value for field, value in fields_of(facts).items() if field not in TOLD_APART}
        args = self.namer.args(fields, refs_of(type(facts)), takes)
        if isinstance(facts, WindowFacts):
            card = self.rules.card_or_row(facts.about, facts.moment) or self.namer.called(facts.about, SourceId)
            args["moment"] = self.words.say(f"moment-{facts.moment}", card=card)
        if "why" in takes and "why" in facts.__struct_fields__:
            args["why"] = capital(self._because(str(getattr(facts, "why", ""))))
        if self.kind in SHARED_OUT:
            storage = self.game.state.storage
            args["stock"] = self.namer.goods({token: storage.get(token, 0) for token in SHARED_OUT[self.kind]})
            args["helps"] = "some" if any(option in PLACE for option in self.decision.options) else "none"
        return args

    def _because(self, source: str) -> str:
        """What a question comes from: a card, a script, a test."""
        for key in (f"cause-{source}", f"because-{source}"):
            if self.words.has(key):
                return self.words.say(key)
        script = script_of(source)
        return title_of(self.words, script) if script is not None else self.namer.called(source, SourceId)

    def story(self) -> list[str]:
        """The pages that were read since the last choice, or the words on the card that the question comes from."""
        pages = self._pages()
        if pages:
            title = pages[0].title
            told = [text for page in pages for text in page.paragraphs]
            return [self.words.say("card-told", title=title, text=told[0]), *told[1:]] if title else told
        card = self._card()
        state = self.game.state
        times = state.visits.get(card, 0) or state.met.get(card, 0)
        for prefix in TOLD:
            text = flavour_of(self.words, f"{prefix}{card.lower()}", times) if card else ""
            if text:
                return [self.words.say("card-told", title=self.words.say(f"{prefix}{card.lower()}"), text=text)]
        return []

    def _card(self) -> str:
        """The card that speaks in this question."""
        state = self.game.state
        match self.facts:
            case ExplorationFacts():
                return state.place
            case TradeFacts():
                return state.resident or state.visitor
            case JoiningFacts():
                return state.visitor
        return str(getattr(self.facts, "card", ""))

    def _pages(self) -> list[PageText]:
        if not isinstance(self.facts, PageFacts):
            return []
        found = []
        for text in self.facts.pages:
            paragraph = self._page(self.facts, text)
            found.append(PageText(title_of(self.words, script_of(text) or 0), [paragraph]))
        return found

    def _page(self, facts: PageFacts, text: str) -> str:
        return page_of(self.words, text, facts.names, self.game.state.place, facts.present, facts.group)

    # --- the options --------------------------------------------------------------------------------------------------

    def label(self, option: str) -> str:
        chosen = self.said(option) if self.decision.low is None else None
        if chosen is None or chosen.verb not in LINES:
            return super().label(option)
        text = LINES[chosen.verb](self, *chosen.arguments.values())
        return capital(text)

    def _option_line(self, id: str) -> str:
        """The line on a script's or a card's option."""
        facts = self.facts
        if isinstance(facts, ChoiceFacts):
            return self._page(facts, page_key(facts.script, facts.node, id))
        return self.words.say(f"option-{told(facts, CardFacts).key.partition('/')[2].lower()}-{id}")

    def _offer_line(self, id: str) -> str:
        return self.words.say(f"option-{self.game.state.place.lower()}-{id}")

    def _assignment(self, person: str, action: str) -> str:
        cost = self.actions.cost(person, action)
        return self.words.say(
            "option-twom-assign",
            person=self.namer.called(person, PersonId),
            action=self.actions.name(action),
            cost=self.namer.goods(cost),
            costs="some" if cost else "none",
        )

    def is_beside(self, option: str) -> bool:
        """What is shared out, packed or traded lies side by side, a page is read with all its answers, and a plan says
        what it lacks."""
        return self.said(option).verb in SIDE_BY_SIDE or (isinstance(self.facts, PageFacts) and bool(self.facts.pages))

    def label_args(self, chosen: Said, takes: Container[str]) -> Mapping[str, object]:
        more, named = ARGS.get(chosen.verb), super().label_args(chosen, takes)
        return {**named, **(more(self, *chosen.arguments.values()) if more is not None else {})}

    def _planned(self, person: str) -> dict[str, object]:
        if isinstance(self.facts, StageFacts):
            return {"now": self.actions.name(self.facts.plan[person])}
        return {"now": self.namer.called(told(self.facts, EveningFacts).plan[person], Task)}

    def _place_of(self, slot: str) -> dict[str, object]:
        place = self.game.state.locations[SLOTS.index(slot)]
        return self.namer.named("location", place, LocationId)

    def _shots(self, _: int) -> dict[str, object]:
        return {"weapon": self.namer.called(told(self.facts, AttackFacts).weapon, WeaponId)}

    def _findings(self, card: str) -> dict[str, object]:
        if not isinstance(self.facts, RowFacts):
            return {}
        return {"card": self.namer.goods(self.game.content.rows[card, self.facts.row])}

    def _row(self, row: str) -> dict[str, object]:
        goods = self.game.content.rows[told(self.facts, RowFacts).cards[0], row]
        return self.namer.args({"goods": goods}, {})

    def _joiner(self) -> dict[str, object]:
        return self.namer.named("person", told(self.facts, JoiningFacts).person, PersonId)

    # --- what to know before choosing ---------------------------------------------------------------------------------

    def details(self, option: str) -> list[str]:
        if self.decision.low is not None:
            return []
        chosen = self.said(option)
        note = NOTES.get(chosen.verb)
        return [detail for detail in note(self, *chosen.arguments.values()) if detail] if note is not None else []

    def _change(self, state: StateName, person: str, by: int) -> str:
        """What a state is, and what it would be."""
        now: int = getattr(self.game.state.people[person], state)
        then = max(0, min(LEVEL_MAX, now + by))
        return self.words.say("detail-change", state=self.words.say(f"state-{state}"), now=now, then=then)

    def _of_task(self, person: str, task: str) -> list[str]:
        return [self._change("fatigue", person, task_fatigue(self.game, person, task))]

    def _of_meal(self, person: str, token: str) -> list[str]:
        return [self._change("hunger", person, FOOD_RELIEF[token])]

    def _of_share(self, person: str, token: str = "") -> list[str]:
        """What a share does, and whether enough is left for the others."""
        facts, people = told(self.facts, DuskFacts), self.game.state.people
        served = facts.eaten if token else facts.drunk
        children = sum(one.dependant and one.id not in facts.fed for one in people.values()) if token else 0
        waiting = sum(one not in (*served, person) for one in people) + children
        left = sum(self.game.state.storage.get(one, 0) for one in SHARED_OUT[self.kind]) - 1
        lacking = [self.words.say("detail-lacking", left=left, n=waiting)] if left < waiting else []
        return [*(self._of_meal(person, token) if token else []), *lacking]

    def _of_meal_now(self, person: str, token: str) -> list[str]:
        missed = [self.words.say("detail-no-meal")] if self.game.state.phase in BEFORE_THE_MEAL else []
        return [*self._of_meal(person, token), *missed]

    def _of_drink(self, person: str, token: str) -> list[str]:
        return [self._change("fatigue", person, ALCOHOL_TIRES[token]), self._change("misery", person, -1)]

    def _of_medicine(self, person: str, token: str) -> list[str]:
        state = "wounds" if token == "bandages" else "illness"
        level = getattr(self.game.state.people[person], state)
        return [self.words.say("detail-state", state=self.words.say(f"state-{state}"), level=level)]

    def _of_habit(self, person: str) -> list[str]:
        habit = self.game.content.characters[person].habit
        cost = self.words.say("detail-cost", goods=self.namer.goods({habit: 1}))
        return [cost, self._change("misery", person, -1)]

    def _of_wound(self, person: str) -> list[str]:
        return [self._change("wounds", person, 1)]

    def _of_death(self, person: str) -> list[str]:
        return [self._change("wounds", person, LEVEL_MAX)]

    def _of_enemy(self, id: str) -> list[str]:
        enemy = self.game.state.enemies[id]
        weapon = self.namer.named("weapon", enemy.weapon, WeaponId)
        return [self.words.say("detail-enemy", **weapon, wounds=enemy.wounds, prowess=enemy.prowess)]

    def _of_place(self, slot: str) -> list[str]:
        place = self.game.state.locations[SLOTS.index(slot)]
        visits = self.words.say("detail-visits", n=self.game.state.visits.get(place, 0))
        return [self.words.say("detail-cards", n=UNKNOWN_CARDS[slot]), *self._of_location(place), visits]

    def _of_location(self, place: str) -> list[str]:
        return [self.rules.location(self.game.content.locations[place]).removesuffix(".")]

    def _of_value(self, token: str) -> list[str]:
        return [self.words.say("detail-value", n=self.game.content.value[token])]

    def _of_stock(self, token: str) -> list[str]:
        return [self.words.say("detail-have", n=self.game.pile.get(token, 0))]

    def _of_load(self, token: str) -> list[str]:
        if isinstance(self.facts, TradeFacts):
            return self._of_value(token)
        key = "detail-fits" if self._is_plenty(token) else "detail-have"
        return [self._weight(token), self.words.say(key, n=self._there(token))]

    def _of_packed(self, token: str) -> list[str]:
        return [self._weight(token), self.words.say("detail-packed", n=self._packed.get(token, 0))]

    def _weight(self, token: str) -> str:
        return self.words.say("detail-weight", n=self.game.content.weight[token])

    @property
    def _packed(self) -> dict[TokenId, int]:
        """What goes along: gear on the way out, findings on the way home."""
        return self.facts.taken if isinstance(self.facts, FindingsFacts) else self.game.state.findings

    def _there(self, token: str) -> int:
        """How many may still be packed: at home, or where they are; of what there is plenty, as many as fit."""
        state = self.game.state
        if not isinstance(self.facts, FindingsFacts):
            return state.storage.get(token, 0)
        left = state.findings.get(token, 0) - self._packed.get(token, 0)
        if not self._is_plenty(token):
            return left
        room = self.facts.limit - self.facts.weight
        return min(left + state.box.get(token, 0), max(0, room // self.game.content.weight[token]))

    def _is_plenty(self, token: str) -> bool:
        """Resources lie wherever the party was: all that the box has may be taken along (TW-9.9)."""
        return isinstance(self.facts, FindingsFacts) and token in RESOURCES

    def _of_offer(self, id: str) -> list[str]:
        options = self.game.content.options[ops_path("location", self.game.state.place)]
        return [self.rules.option(next(o for o in options if o.id == id))]

    def _of_option(self, id: str) -> list[str]:
        """What the option of a card does; of a script only its price: what comes of it is the story's."""
        if isinstance(self.facts, ChoiceFacts):
            node: Any = self.game.content.scripts[self.facts.script].nodes[self.facts.node]
            return self.rules.clauses(next(o for o in node.options if o.id == id).cost)
        options = self.game.content.options[told(self.facts, CardFacts).key]
        return [self.rules.option(next(o for o in options if o.id == id))]

    def _of_narrative(self, card: str) -> list[str]:
        return [self.rules.narrative(self.game.content.narrative[card]).removesuffix(".")]

    def _of_answer(self, source: str) -> list[str]:
        if source in self.game.content.narrative:
            return self._of_narrative(source)
        facts = told(self.facts, WindowFacts)
        use = self.game.reaction(source, facts.moment, facts.about)
        return [self.rules.inline(use.do)] if use is not None else []

    def _of_idea(self, fitting: str) -> list[str]:
        card = self.game.content.fittings[fitting]
        cost = self.words.say("detail-cost", goods=self.namer.goods(card.cost))
        return [cost, self.rules.fitting(card).removesuffix(".")]

    def _of_weapon(self, person: str, weapon: str) -> list[str]:
        found = odds.of_person(self.game, person, weapon, not self.game.state.enemies)
        args = {"hits": round(found.hits, 1), "any": percent(found.any)}
        kills = "some" if found.kill else "none"
        return [self.words.say("detail-weapon", **args, kill=percent(found.kill), kills=kills)]

    def _of_next_card(self) -> list[str]:
        chance = percent(odds.encounter(self.game))
        return [self.words.say("detail-noise", noise=self.game.state.noise, odds=chance)]

    def _of_fight(self) -> list[str]:
        found = self._round()
        return [self.words.say("detail-fight", ours=round(found["ours"], 1), theirs=round(found["theirs"], 1))]

    def _of_flight(self) -> list[str]:
        return [self.words.say("detail-flee", hits=round(self._round()["theirs"], 1))]

    def _of_joiner(self) -> list[str]:
        facts = told(self.facts, JoiningFacts)
        card = self.game.content.characters[facts.person]
        figures = {"empathy": card.empathy, "prowess": card.prowess, "inventory": card.inventory}
        found = [self.words.say("person-figures", **figures), self.rules.character(card)]
        return [*found, self.words.say("detail-dependant")] if facts.dependant else found

    def _of_person(self, person: str) -> list[str]:
        """What being named means: a test, or the change of a state that comes next."""
        match self.facts:
            case TestFacts(kind="prowess"):
                return [self.words.say("detail-prowess", n=self.game.content.characters[person].prowess)]
            case NamingFacts(state=state, by=by) if state:
                return [self._change(state, person, by)]
        return []

    def _of_the_end(self) -> list[str]:
        """Who would go without water or food if this is the end of it; what is given away for nothing."""
        match self.facts:
            case DuskFacts(drunk=drunk) if self.kind == DRINKING:
                return self._without(drunk, "detail-thirst")
            case DuskFacts(eaten=eaten) if self.kind == EATING:
                return self._without(eaten, "detail-hunger")
            case TradeFacts(credit=credit):
                return [self.words.say("detail-credit-lost", n=credit)]
        return []

    def tone(self, option: str) -> Tone:
        """Whoever goes without suffers for it."""
        ends = isinstance(self.facts, DuskFacts) and self.decision.low is None and self.said(option).verb is DONE
        return "danger" if ends and self._of_the_end() else ""

    def _without(self, served: tuple[str, ...], key: str) -> list[str]:
        people = [person for person in self.game.state.people if person not in served]
        return [self.words.say(key, people=self.namer.persons(people), n=len(people))] if people else []

    def _of_commit(self) -> list[str]:
        if not isinstance(self.facts, StageFacts):
            return []
        reserved = {token: n for token, n in self.facts.reserved.items() if n}
        idle = [person for person in self.facts.people if person not in self.facts.plan]
        found = [self.words.say("detail-cost", goods=self.namer.goods(reserved))] if reserved else []
        return [*found, self.words.say("detail-idle", people=self.namer.persons(idle))] if idle else found

    def _of_chance(self, verb: Verb) -> list[str]:
        chance = self._odds(verb())
        return [self.words.say(f"detail-{verb.name}", odds=percent(chance))] if chance is not None else []

    # --- chances ------------------------------------------------------------------------------------------------------

    def chances(self) -> dict[str, Odds]:
        return {option: Odds(chance) for option, chance in self.odds.items()}

    @cached_property
    def odds(self) -> dict[str, float]:
        """The chance that an option goes well, where dice decide."""
        if self.decision.low is not None:
            return {}
        found = {option: self._odds(option) for option in self.decision.options}
        return {option: chance for option, chance in found.items() if chance is not None}

    def _odds(self, option: str) -> float | None:
        game, facts = self.game, self.facts
        if option in ASSIGN:
            return self.actions.odds(*ASSIGN.read(option))
        if option in PERSON and isinstance(facts, TestFacts) and facts.kind == "prowess":
            return odds.prowess(PERSON.read(option))
        if option == OPTION("pick") and isinstance(facts, CardFacts) and facts.card == "closed_door":
            return odds.lock(game, "")
        if option in NEXT:
            return 1 - odds.encounter(game)
        if option in REROLL and isinstance(facts, AttackFacts):
            trained = bool(game.modified("script_hits", 0, self.seat, facts.who))
            return odds.better_than(facts.weapon, facts.face, trained)
        if option in FATE and isinstance(facts, AttackFacts | EnemyAttackFacts):
            return odds.fate_matches(game, facts.die)
        return None

    def _round(self) -> dict[str, float]:
        """The hits that both sides can expect of the next round."""
        game, people = self.game, self.game.state.people
        ours = [odds.of_person(game, person, people[person].weapon, False) for person in game.fighters()]
        theirs = [odds.of_enemy(game, enemy) for enemy in game.state.enemies]
        return {"ours": sum(part.hits for part in ours), "theirs": sum(part.hits for part in theirs)}

    def forecast(self) -> dict[str, Expected]:
        """What the fighters and the enemies can expect of the next round, or each weapon of each guard."""
        if self.kind != kind_of(Arm.choose):
            hits = self._round()
            ours, theirs = Expected(hits["ours"]), Expected(hits["theirs"])
            return {"ours": ours, "theirs": theirs, "backstab": theirs}
        raid = not self.game.state.enemies
        pairs = [ARM.read(option) for option in self.decision.options if option in ARM]
        pairs += [(person, "") for person in dict.fromkeys(person for person, _ in pairs)]
        of = {f"{who}:{weapon}": odds.of_person(self.game, who, weapon, raid) for who, weapon in pairs}
        return {pair: Expected(*found) for pair, found in of.items()}

    # --- facts for the page -------------------------------------------------------------------------------------------

    def told_facts(self) -> dict[str, Any]:
        """The facts of the question, and what the page lays beside it."""
        found: dict[str, Any] = msgspec.to_builtins(self.facts)
        found = {field: value for field, value in found.items() if field not in ("pages", "names")}
        return {**found, **msgspec.to_builtins(self._beside(self._card()))}

    def _beside(self, card: str) -> Beside:
        if self.kind == kind_of(ActionStage.assign):
            return self._plan_facts(card)
        if self.kind in FORECAST:
            return Beside(card=card, forecast=self.forecast())
        if isinstance(self.facts, ExplorationFacts):
            return Beside(card=card, risk=odds.encounter(self.game))
        if isinstance(self.facts, PackFacts | FindingsFacts):
            chosen = [self.said(choice.option) for choice in self.shown]
            tokens = [each.arguments["token"] for each in chosen if each.verb in (TAKE, CARRY)]
            return Beside(card=card, there={token: self._there(token) for token in tokens}, packed=self._packed)
        return Beside(card=card, pages=self._pages() or None)

    def _plan_facts(self, card: str) -> Beside:
        facts, storage = told(self.facts, StageFacts), self.game.state.storage
        reserved = room_beside(self.game, tuple(facts.plan.items())).taken()
        left = {token: storage.get(token, 0) - reserved.get(token, 0) for token in storage | reserved}
        labels, pays = self._labels(self.decision.options)
        waiting = [person for person in facts.people if person not in facts.plan]
        return Beside(card=card, left=left, labels=labels, pays=pays, waiting=waiting, idle=self._idle(facts))

    def _idle(self, facts: StageFacts) -> dict[str, str]:
        """Who takes no part in the stage, and why."""
        reasons = {
            ASSIGN.read(refusal.option).person: refusal.reason
            for refusal in self.refusals.values()
            if refusal.option in ASSIGN
        }
        return {who: explain(self.namer, reason) for who, reason in reasons.items() if who not in facts.people}

    def _labels(self, options: Iterable[str]) -> tuple[dict[str, Label], dict[str, Goods]]:
        """The actions of a stage that options give, and those of the plan, without who does them; and by option what
        somebody pays for one, where it is not what is printed."""
        facts = told(self.facts, StageFacts)
        given = {option: ASSIGN.read(option) for option in options if option in ASSIGN}
        actions: dict[str, str] = {}
        for person, action in (*given.values(), *facts.plan.items()):
            if person in facts.people:
                actions.setdefault(action, person)
        labels = {action: self.actions.told(person, action) for action, person in actions.items()}
        costs = {option: self.actions.cost(*each) for option, each in given.items() if each.action in labels}
        return labels, {option: cost for option, cost in costs.items() if cost != labels[given[option].action].cost}

    def rest_facts(self) -> Beside:
        """Of a stage the labels of all actions, those that cannot be given too."""
        if self.kind != kind_of(ActionStage.assign):
            return Beside()
        forbidden = (refusal.option for refusal in self.refusals.values())
        labels, pays = self._labels([*self.decision.options, *forbidden])
        return Beside(labels=labels, pays=pays)


SIDE_BY_SIDE = {ARM, BACK, CARRY, COMMIT, DRINK, DROP, EAT, GIVE, HABIT, PAY, PLACE, POUR, STEAL, TAKE, TASK, TOKEN}
"""What the rules forbid of these is seen beside what can be done."""

LINES: dict[Verb, Callable[..., str]] = {
    OPTION: TwomPrompt._option_line,
    OFFER: TwomPrompt._offer_line,
    ASSIGN: TwomPrompt._assignment,
}
"""Options with a line of their own."""

ARGS: dict[Verb, Callable[..., dict[str, object]]] = {
    TAKE_BACK: TwomPrompt._planned,
    GO: TwomPrompt._place_of,
    SHOTS: TwomPrompt._shots,
    CARD: TwomPrompt._findings,
    ROW: TwomPrompt._row,
    ACCEPT: TwomPrompt._joiner,
    REFUSE: TwomPrompt._joiner,
}
"""What the label of an option says beside what the option names."""

NOTES: dict[Verb, Callable[..., list[str]]] = {
    ASSIGN: lambda prompt, person, action: prompt.actions.details(person, action),
    TASK: TwomPrompt._of_task,
    DRINK: TwomPrompt._of_share,
    EAT: TwomPrompt._of_share,
    EAT_NOW: TwomPrompt._of_meal_now,
    POUR: TwomPrompt._of_drink,
    POUR_NOW: TwomPrompt._of_drink,
    PLACE: TwomPrompt._of_medicine,
    TREAT_NOW: TwomPrompt._of_medicine,
    HABIT: TwomPrompt._of_habit,
    WOUND: TwomPrompt._of_wound,
    KILLED: TwomPrompt._of_death,
    HIT: TwomPrompt._of_enemy,
    KILL: TwomPrompt._of_enemy,
    ENEMY: TwomPrompt._of_enemy,
    GO: TwomPrompt._of_place,
    FAR: TwomPrompt._of_location,
    TOP: TwomPrompt._of_location,
    GIVE: TwomPrompt._of_value,
    PAY: TwomPrompt._of_value,
    TOKEN: TwomPrompt._of_stock,
    STEAL: TwomPrompt._of_stock,
    TAKE: TwomPrompt._of_load,
    CARRY: TwomPrompt._of_load,
    BACK: TwomPrompt._of_packed,
    DROP: TwomPrompt._of_packed,
    OFFER: TwomPrompt._of_offer,
    OPTION: TwomPrompt._of_option,
    KEEP: TwomPrompt._of_narrative,
    PLAY: TwomPrompt._of_narrative,
    ANSWER: TwomPrompt._of_answer,
    IDEA: TwomPrompt._of_idea,
    ARM: TwomPrompt._of_weapon,
    NEXT: TwomPrompt._of_next_card,
    STAND: TwomPrompt._of_fight,
    FLEE: TwomPrompt._of_flight,
    ACCEPT: TwomPrompt._of_joiner,
    DONE: TwomPrompt._of_the_end,
    LEAVE_UNGUARDED: lambda prompt: [prompt.words.say("detail-unguarded")],
    COMMIT: TwomPrompt._of_commit,
    PERSON: TwomPrompt._of_person,
    REROLL: lambda prompt: prompt._of_chance(REROLL),
    FATE: lambda prompt: prompt._of_chance(FATE),
}
"""What to know before choosing, by verb: from what the option names."""
