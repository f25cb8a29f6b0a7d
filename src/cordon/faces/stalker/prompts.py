"""What a seat is asked in S.T.A.L.K.E.R., in words: what the options are about, their price, and what to know before
choosing one."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from cordon.faces.choices import Tone
from cordon.faces.prompt import Odds, Prompt
from cordon.faces.stalker import (
    binder_prompts,
    dangers,
    figures,
    on_cards,
    outcomes,
    purposes,
    script_prompts,
    zone_prompts,
)
from cordon.games.stalker.campaign.dealing import DealingFacts, SwapCard
from cordon.games.stalker.campaign.handing_in import HandIn
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.previews import (
    Aim,
    Route,
    aims,
    anomaly_loss,
    danger_of,
    knife_aims,
    movement_of,
    routes,
    routes_of,
    targets_seen,
    token_slides,
    walk_begun,
    way_through,
    weapon_aims,
)
from cordon.games.stalker.rules.actions import ActAtOnce
from cordon.games.stalker.rules.anomalies import ANOMALY, SYMBOL
from cordon.games.stalker.rules.attack import ALL, ATTACK, MASK, WeaponAttackFacts, WeaponAttackRun
from cordon.games.stalker.rules.companions import ACT, CompanionFacts
from cordon.games.stalker.rules.control import RESIST, YIELDS, ControlFacts
from cordon.games.stalker.rules.dice import DIE, ENOUGH, FOCUS, PickFacts, RerollFacts, RollFacts
from cordon.games.stalker.rules.enemy_movement import WAY, EnemyMoveFacts
from cordon.games.stalker.rules.environment import LOOK, ON_CARD, TAKE, TRIGGER, ChooseFacts
from cordon.games.stalker.rules.equipment import INSTALL_ON, REARRANGE
from cordon.games.stalker.rules.exchange import ExchangeFacts
from cordon.games.stalker.rules.mission_cards import LOOK_AT
from cordon.games.stalker.rules.movement import STEP
from cordon.games.stalker.rules.options import ACTIONS, END, KNIFE, LEAD, RELOAD, USE, cost_of, is_free_next
from cordon.games.stalker.rules.rounds import PASS, TOKEN, PlayersFacts, Turn
from cordon.games.stalker.rules.script import CHOSEN, PartFacts
from cordon.games.stalker.rules.setup import STALKER, Match, ShoppingFacts, prices
from cordon.games.stalker.rules.strikes import KnifeFacts
from cordon.games.stalker.rules.turns import bottom_slot
from cordon.games.stalker.survival.dealing import DealFacts
from cordon.games.stalker.terms import ANOMALY_DIE, EnvironmentId, ItemId, MagazineWord, Space, way_parts
from cordon.games.stalker.threats import Danger, danger
from cordon.games.stalker.verbs import ACCEPT, BUY, CARD, DONE, MAGAZINE, PART, SELL, SPACE, TARGET, TRACK, WHO
from cordon.kernel.decisions import Decision, Seat, told
from cordon.kernel.frames import kind_of
from cordon.kernel.refs import ref_of, refs_of
from cordon.kernel.triggers import ANSWER, WindowFacts
from cordon.kernel.verbs import Said, Verb, said
from cordon.words.catalogue import Words
from cordon.words.names import fields_of, join
from cordon.words.spelling import capital
from cordon.words.stalker.names import ARROW, StalkerNamer
from cordon.words.stalker.rules_text import RulesText

HERE = {"seat": ref_of(Seat), "space": ref_of(Space)}
NOT_TOLD: dict[str, object] = {"dice": "", "damage": 0, "symbol": "", "source": ""}
"""What a question may speak of that not every one of its kind has."""


class StalkerPrompt(Prompt[StalkerGame, StalkerNamer]):
    """One question to one stalker."""

    def __init__(self, words: Words, namer: StalkerNamer, game: StalkerGame, decision: Decision) -> None:
        super().__init__(words, namer, game, decision)
        self.rules = RulesText(words, seats=game.state.seats)

    # --- previews -------------------------------------------------------------------------------------------------

    @cached_property
    def aims(self) -> dict[str, list[Aim]]:
        """The attacks that the question is about, by option of the turn."""
        facts, kind = self.facts, self.decision.kind
        if kind in (kind_of(Turn.choose), kind_of(ActAtOnce.choose)):
            found = aims(self.game, self.seat)
            return {option: each for option, each in found.items() if option in self.decision.options}
        if isinstance(facts, KnifeFacts):
            return {KNIFE(): knife_aims(self.game, self.seat, facts.target)}
        aiming = (kind_of(WeaponAttackRun.choose_target), kind_of(WeaponAttackRun.choose_part))
        if isinstance(facts, WeaponAttackFacts) and kind in aiming:
            return {ATTACK(facts.attack): weapon_aims(self.game, self.seat, facts.attack, facts.target, facts.amount)}
        return {}

    @cached_property
    def routes(self) -> dict[str, dict[int, Route]]:
        """The ways that the question is about, by option; ``step`` for a movement that has begun."""
        move = walk_begun(self.game, self.seat)
        if move is not None:
            return {STEP(): routes_of(self.game, move, token_slides(self.game, self.seat))}
        return routes(self.game, self.seat, self.decision.options)

    def way(self, option: str, through: Sequence[str]) -> figures.Way | None:
        """A way that a player draws: over these spaces in this order, as far as they can be reached."""
        if option == STEP():
            move = walk_begun(self.game, self.seat)
        else:
            move = movement_of(self.game, self.seat, option) if option in self.decision.options else None
        if move is None:
            return None
        slides = token_slides(self.game, self.seat, option)
        points = [self.game.board.index[space] for space in through if space in self.game.board.index]
        for count in range(len(points), -1, -1):
            route, further = way_through(self.game, move, slides, points[:count])
            if route is not None or not count:
                break
        there = danger_of(self.game, move, route) if route is not None else None
        return figures.Way(
            through=[self.game.address(space) for space in points[:count]],
            route=figures.route_facts(self, route) if route is not None else None,
            danger=dangers.danger_facts(self, there) if there is not None else None,
            next=[self.game.address(space) for space in further],
        )

    @cached_property
    def danger(self) -> Danger | None:
        """Who attacks if the turn ends now."""
        return danger(self.game, self.seat) if self.decision.kind == kind_of(Turn.choose) else None

    @cached_property
    def odds(self) -> dict[str, float]:
        """The chance that matters most about an option."""
        found: dict[str, float] = {}
        for option, each in self.aims.items():
            if option in self.decision.options and each:
                found[option] = max(aim.plain.kill for aim in each)
            for aim in each:
                for name in (TARGET(aim.target), PART(aim.part)):
                    if name in self.decision.options:
                        found[name] = max(found.get(name, 0.0), aim.plain.kill)
        for option in self.decision.options:
            chance = on_cards.chance(self, option) if self.said(option).verb is ON_CARD else None
            if chance is not None:
                found[option] = chance
        return found

    def chances(self) -> dict[str, Odds]:
        return {option: Odds(chance) for option, chance in self.odds.items()}

    # --- the question ---------------------------------------------------------------------------------------------

    def args(self, takes: Container[str]) -> dict[str, object]:
        here = self.game.stalker(self.seat).space
        around = {"seat": self.seat, "space": self.game.address(here)} if here >= 0 else {"seat": self.seat}
        refs = {**HERE, **refs_of(type(self.facts))}
        args = NOT_TOLD | self.namer.args(around | fields_of(self.facts), refs, takes)
        match self.facts:
            case RollFacts():
                args |= self._roll(self.facts)
            case PlayersFacts():
                stalker = self.game.stalker(self.seat)
                hurt = any(injured and not taken for injured, taken in zip(stalker.injured, stalker.taken, strict=True))
                args |= {
                    "injured": "true" if hurt else "false",
                    "pass": "true" if PASS() in self.decision.options else "false",
                }
            case ExchangeFacts():
                args |= {"what": self.label(self.facts.exchange), "person": self.namer.person(self.facts.by)}
            case WindowFacts():
                args["when"] = self.rules.window(self.facts.moment)
            case _:
                args |= binder_prompts.args(self)
        if "source" in takes and "source" in self.facts.__struct_fields__ and not args["source"]:
            args["source"] = self.words.say("player", number=self.seat + 1)
        if "purpose" in takes:
            args["purpose"] = purposes.purpose(self)
        return args

    def _roll(self, facts: RollFacts) -> dict[str, object]:
        """The dice on the table, without what lies around them."""
        found: dict[str, object] = {"dice": self.namer.dice(facts.dice)}
        if facts.damage is None:
            found["damage"] = 0
        if facts.dice and facts.dice[0][0] == "AD":
            found["symbol"] = ANOMALY_DIE[facts.dice[0][1]]
        if isinstance(facts, PickFacts):
            picked = [facts.dice[i] for i in facts.picked]
            found |= {"picked": self.namer.dice(picked), "picked_count": len(picked)}
        return found

    @property
    def damage(self) -> int | None:
        """The damage that is being defended against."""
        return self.facts.damage if isinstance(self.facts, RollFacts) else None

    def story(self) -> list[str]:
        """The words on the card that the question comes from."""
        words, facts = self.words, self.facts
        if isinstance(facts, ChooseFacts):
            key = f"side-{facts.side.lower().replace(':', '-')}"
            return [words.say("card-told", title=words.say(key), text=words.say(f"{key}.story"))]
        if page := zone_prompts.story(self):
            return page
        if self.decision.kind == kind_of(Match.choose_stalker):
            key = f"mission-{self.game.state.mission.lower()}" if self.game.state.mission else "campaign"
            return [words.say("card-told", title=words.say(key), text=words.say(f"{key}.prologue"))]
        if isinstance(facts, PartFacts):
            key = f"event-{facts.source.lower()}"
            if facts.source in self.game.content.events and words.has(f"{key}.story"):
                return [words.say("card-told", title=words.say(key), text=words.say(f"{key}.story"))]
        return binder_prompts.story(self) or script_prompts.story(self)

    # --- the options ----------------------------------------------------------------------------------------------

    def said(self, option: str) -> Said:
        if isinstance(self.facts, ExchangeFacts) and option == self.facts.exchange:
            return said(REARRANGE, option)
        return super().said(option)

    def is_beside(self, option: str) -> bool:  # noqa: ARG002  # a shop, a page and a deal show everything
        """Of a turn, what cannot be done is folded away."""
        return self.decision.kind != kind_of(Turn.choose)

    def label(self, option: str) -> str:
        """The verb with what it names, and its price; somebody is only named."""
        if self.decision.low is None and self.said(option).verb is WHO:
            return self.namer.entity(WHO.read(option))
        text, price = super().label(option), self._price(option)
        return self.words.say("label-priced", label=text, price=price) if price else text

    def label_key(self, option: str) -> str:
        key = super().label_key(option)
        return f"{key}.empties" if option in ATTACK and self._printed(ATTACK.read(option)).empties else key

    def _price(self, option: str) -> str:
        """What an option of the turn takes, as far as its name does not say so."""
        if self.decision.kind != kind_of(Turn.choose) or self.said(option).verb not in (*ACTIONS, ON_CARD):
            return ""
        if option not in ON_CARD:
            return self._turn_price(option)
        if on_cards.is_priced(self, option):
            free = is_free_next(self.game, self.seat, option)
            return self.words.say("price-card") if free else ""
        beside = on_cards.price(self, option)
        action = self._turn_price(option)
        return self.words.say("price-beside", action=action, beside=beside) if beside else action

    def _turn_price(self, option: str) -> str:
        stalker = self.game.stalker(self.seat)
        if option in RELOAD and stalker.focus:
            return self.words.say("price-focus")
        if cost_of(self.game, self.seat, option) == "FA":
            return self.words.say("price-free")
        if is_free_next(self.game, self.seat, option):
            return self.words.say("price-card")
        if stalker.cubes[self.game.state.track]:
            return self.words.say("price-cube")
        return self.words.say("price-action")

    def label_args(self, chosen: Said, takes: Container[str]) -> Mapping[str, object]:
        say = LABELS.get(chosen.verb)
        return super().label_args(chosen, takes) if say is None else say(self, *chosen.arguments.values())

    def _all(self) -> dict[str, object]:
        return {"target": self.namer.entity(told(self.facts, WeaponAttackFacts).target)}

    def _track(self, track: int) -> dict[str, object]:
        return {"number": track + 1, "left": bottom_slot(self.game) - self.game.stalker(self.seat).slots[track]}

    def _lead(self, what: str) -> dict[str, object]:
        return {"what": f"{what}-alone" if self.game.is_solo else what}  # alone the token stays (ST-17.2)

    def _reload(self, card: ItemId) -> dict[str, object]:
        magazine = self.game.weapon_card(card).ammo_type
        return self.namer.named("card", card, ItemId) | self.namer.named("magazine", magazine, MagazineWord)

    def _printed(self, attack: str) -> Any:
        weapon = self.game.weapon_of(self.seat)
        assert weapon is not None
        return next(each for each in self.game.weapon_card(weapon.id).attacks if each.key == attack)

    def _attack(self, attack: str) -> dict[str, object]:
        weapon = self.game.weapon_of(self.seat)
        assert weapon is not None
        return {"attack": self.namer.attack(weapon.id, attack), "ammo": self._printed(attack).ammo}

    def _answer(self, source: str) -> dict[str, object]:
        rules = self._rules(source)
        return {"source": self.namer.source(source, rules[0][0] if rules else "")}

    def _rules(self, source: str) -> list[tuple[str, Any]]:
        """The rules of a card that answer now."""
        facts = self.facts
        moment = facts.moment if isinstance(facts, WindowFacts | RerollFacts) else ""
        return self.game.rules_answering(source, moment, self.seat)

    def _card(self, card: ItemId) -> dict[str, object]:
        name = self.namer.called(card, ItemId)
        return {"card": name, "text": name}

    def _environment(self, card: EnvironmentId) -> dict[str, object]:
        """A card that may lie at several places."""
        name = self.namer.environment(card)
        spaces = self.game.state.environment[card].spaces
        places = [self.namer.space(self.game.address(space)) for space in spaces]
        text = self.words.say("label-card-at", card=name, space=join(self.words, places)) if places else name
        return {"card": name, "text": text}

    def _on_card(self, card: EnvironmentId, action: str) -> dict[str, object]:
        side = self.game.side_id(self.game.state.environment[card])
        text = self.namer.action(side, action)
        if action in (LOOK, TAKE, zone_prompts.ACE) or self._is_doubled(card, action):
            text = self.words.say("clause-when", when=self.namer.side(side), what=text)
        return {"card": self.namer.side(side), "text": text}

    def _is_doubled(self, card: EnvironmentId, action: str) -> bool:
        """Whether another card offers what is called the same: then a card is named with what it offers."""
        offered = (ON_CARD.read(option) for option in self.decision.options if option in ON_CARD)
        return any(other.action == action and other.card != card for other in offered)

    def _install_on(self, host: ItemId) -> dict[str, object]:
        name = self.namer.called(host, ItemId)
        return {"card": name, "host": name}

    def _body_part(self, part: str) -> dict[str, object]:
        return {"part": capital(self.words.say(f"part-{part}"))}

    def _chosen_part(self, number: int) -> dict[str, object]:
        script = self.game.content.scripts[f"{told(self.facts, PartFacts).path}/{number}"]
        return {"text": capital(self.rules.inline(script) or self.words.say("nothing"))}

    def _mask(self, trait: str, target: str) -> dict[str, object]:
        weapon = self.game.weapon_of(self.seat)
        assert weapon is not None
        rule = dict(self.game.content.masks[self.game.content.cards[weapon.id].key])[trait]
        return {
            "trait": self.words.say("rule-mask", masks=rule.masks, trait=self.words.say(f"trait-{rule.trait}")),
            "effect": self.rules.inline(rule.do),
            "target": self.namer.entity(target) if target else "",
            "target_id": target or "none",
        }

    def _die(self, die: int) -> dict[str, object]:
        kind, face = told(self.facts, PickFacts).dice[die]
        return {"die": self.words.say(f"dice-{kind.lower()}", n=1), "face": self.namer.face(kind, face)}

    def _symbol(self, symbol: str) -> dict[str, object]:
        return {"symbol": symbol, "anomaly": "", "space": ""}

    def _way(self, way: str) -> dict[str, object]:
        entered, ahead = way_parts(way)
        return {"way": ARROW.join((*entered, ahead) if ahead else entered)}

    def _resist(self) -> dict[str, object]:
        return self._control("resist")

    def _yields(self) -> dict[str, object]:
        return self._control("yields")

    def _control(self, how: str) -> dict[str, object]:
        card = told(self.facts, ControlFacts).card
        return {"effect": self.rules.inline(self.game.content.scripts[f"control/{card}/{how}"])}

    def _act(self) -> dict[str, object]:
        figure = self.game.state.companions[told(self.facts, CompanionFacts).companion]
        rules = self.game.content.reactions.get((figure.contact, "companion.act"), ())
        return {"effect": "; ".join(self.rules.effect(rule) for _, rule in rules)}

    # --- what to know before choosing -----------------------------------------------------------------------------

    def details(self, option: str) -> list[str]:
        if self.decision.low is not None:
            return []
        chosen = self.said(option)
        note = NOTES.get(chosen.verb)
        return [each for each in note(self, option, *chosen.arguments.values()) if each] if note is not None else []

    def tone(self, option: str) -> Tone:
        if self.decision.low is not None:
            return ""
        is_shot = option in END and self.danger is not None and self.danger.loss
        is_unarmed = option in DONE and binder_prompts.unarmed(self)
        return "danger" if is_shot or is_unarmed else ""

    def _chances(self, option: str, *_: str) -> list[str]:
        return self._best(self.aims.get(option, []))

    def _of_target(self, _: str, target: str) -> list[str]:
        return self._best([aim for each in self.aims.values() for aim in each if aim.target == target])

    def _of_part(self, _: str, part: str) -> list[str]:
        return self._best([aim for each in self.aims.values() for aim in each if aim.part == part], told=False)

    def _use(self, _: str, source: str, path: str) -> list[str]:
        actions = self.game.content.actions[self.game.definition(source)]
        return [self.rules.effect(rule) for known, rule in actions if known == path]

    def _response(self, _: str, source: str) -> list[str]:
        return [self.rules.effect(rule) for _, rule in self._rules(source)]

    def _step(self, _: str, space: str) -> list[str]:
        route = self.routes.get(STEP(), {}).get(self.game.board.index.get(space, -1))
        return figures.route_notes(self, route) if route is not None and len(route.path) == 1 else []

    def _sees(self, option: str, *_: str) -> list[str]:
        """Whom an enemy would see on its way, or where it looks at the set-up."""
        if not isinstance(self.facts, EnemyMoveFacts):
            return zone_prompts.faced(self, option)
        seen = targets_seen(self.game, self.seat, option)
        who = [self.namer.entity(each) for each, space in self.game.entities() if seen >> space & 1]
        return [self.words.say("detail-sees", who=join(self.words, who), n=len(who))]

    def _dealt(self, option: str, *_: str) -> list[str]:
        """What something costs, or brings, at a contact or at a trader on the map."""
        if isinstance(self.facts, DealFacts):
            return zone_prompts.priced(self, option)
        return binder_prompts.priced(self, option)

    def _bought(self, option: str, card: str) -> list[str]:
        if isinstance(self.facts, DealingFacts | DealFacts):
            return self._dealt(option)
        price = prices(self.game).get(card)
        return [self.words.say("detail-money", price=price)] if price is not None else []

    def _magazine(self, option: str, *_: str) -> list[str]:
        if isinstance(self.facts, DealingFacts | DealFacts):
            return self._dealt(option)
        if not isinstance(self.facts, ShoppingFacts):
            return []
        price = self.game.outing.magazine_price
        return [self.words.say("detail-money", price=price)]

    def _given(self, _: str, card: ItemId) -> list[str]:
        """What a card is worth that is given away, or taken for another."""
        deals = (kind_of(HandIn.choose), kind_of(SwapCard.choose))
        return [binder_prompts.worth(self, card)] if self.decision.kind in deals else []

    def _stalker(self, _: str, stalker: str) -> list[str]:
        return figures.stalker_notes(self.words, self.game.content.stalkers[stalker])

    def _loss(self, _: str, anomaly: str) -> list[str]:
        card = self.game.state.anomalies[anomaly].card
        return [self.words.say("detail-loss", loss=round(anomaly_loss(self.game, self.seat, card), 1))]

    def _best(self, found: list[Aim], told: bool = True) -> list[str]:
        """The best of several aims, in short."""
        if not found:
            return []
        best = max(found, key=lambda aim: (aim.plain.kill, aim.plain.heavy + aim.plain.hurt, aim.plain.light))
        notes = figures.chance_notes(self.words, best)
        if told and len({(aim.target, aim.part) for aim in found}) > 1:
            part = self.words.say(f"part-{best.part}")
            notes.append(self.words.say("detail-best", target=self.namer.entity(best.target), part=part))
        return notes

    def _end(self, _: str) -> list[str]:
        notes = dangers.danger_notes(self, self.danger) if self.danger is not None else []
        return [*notes, dangers.ahead_note(self)]

    # --- for the page ---------------------------------------------------------------------------------------------

    def told_facts(self) -> dict[str, Any]:
        """The facts of the question with previews in words and numbers."""
        return {**msgspec.to_builtins(self.facts), **msgspec.to_builtins(self._beside())}

    def _beside(self) -> figures.Beside:
        address = self.game.address
        routes = {
            option: {address(space): figures.route_facts(self, route) for space, route in ways.items()}
            for option, ways in self.routes.items()
        }
        aims = {option: [figures.aim_facts(self, aim) for aim in each] for option, each in self.aims.items()}
        need = figures.needs(self) if isinstance(self.facts, RollFacts) else None
        there = dangers.danger_facts(self, self.danger) if self.danger is not None else None
        return figures.Beside(routes=routes or None, aims=aims or None, need=need, danger=there)


LABELS: dict[Verb, Callable[..., Mapping[str, object]]] = {
    ALL: StalkerPrompt._all,
    TOKEN: StalkerPrompt._track,
    TRACK: StalkerPrompt._track,
    LEAD: StalkerPrompt._lead,
    RELOAD: StalkerPrompt._reload,
    ATTACK: StalkerPrompt._attack,
    ANSWER: StalkerPrompt._answer,
    CARD: StalkerPrompt._card,
    TRIGGER: StalkerPrompt._environment,
    LOOK_AT: StalkerPrompt._environment,
    ON_CARD: StalkerPrompt._on_card,
    INSTALL_ON: StalkerPrompt._install_on,
    PART: StalkerPrompt._body_part,
    CHOSEN: StalkerPrompt._chosen_part,
    MASK: StalkerPrompt._mask,
    DIE: StalkerPrompt._die,
    SYMBOL: StalkerPrompt._symbol,
    WAY: StalkerPrompt._way,
    RESIST: StalkerPrompt._resist,
    YIELDS: StalkerPrompt._yields,
    ACT: StalkerPrompt._act,
    **binder_prompts.LABELS,
    **script_prompts.LABELS,
}
"""Verbs whose label says more than the names of what they name."""

NOTES: dict[Verb, Callable[..., list[str]]] = {
    ATTACK: StalkerPrompt._chances,
    KNIFE: StalkerPrompt._chances,
    TARGET: StalkerPrompt._of_target,
    PART: StalkerPrompt._of_part,
    USE: StalkerPrompt._use,
    ANSWER: StalkerPrompt._response,
    STEP: StalkerPrompt._step,
    SPACE: StalkerPrompt._sees,
    WAY: StalkerPrompt._sees,
    BUY: StalkerPrompt._bought,
    MAGAZINE: StalkerPrompt._magazine,
    STALKER: StalkerPrompt._stalker,
    ANOMALY: StalkerPrompt._loss,
    ON_CARD: on_cards.notes,
    ACCEPT: outcomes.accepted,
    END: StalkerPrompt._end,
    FOCUS: outcomes.focused,
    DIE: outcomes.picked,
    ENOUGH: outcomes.picked,
    CARD: StalkerPrompt._given,
    **binder_prompts.NOTES,
    **script_prompts.NOTES,
    SELL: StalkerPrompt._dealt,
    **zone_prompts.NOTES,
}
"""What to know before choosing, by verb: from the option and what it names."""
