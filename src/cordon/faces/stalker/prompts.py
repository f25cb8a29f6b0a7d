"""What a seat is asked in S.T.A.L.K.E.R., in words: the question with its facts, and a label for every option.

A question is the message ``ask-stalker-<kind>``; an option is labelled by an attribute of that message named like its
verb where the question gives it a sense of its own, else by ``option-stalker-<verb>`` (``.bare`` without a thing).
Actions are told with their price.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from cordon.faces.choices import Choice, numbered
from cordon.faces.stalker import figures
from cordon.games.stalker import odds
from cordon.games.stalker.cards import Action, On
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.ops import If
from cordon.games.stalker.ops.conditions import Stars
from cordon.games.stalker.ops.fighting import Roll
from cordon.games.stalker.previews import (
    Aim,
    Route,
    aims,
    anomaly_loss,
    knife_aims,
    movement_of,
    routes,
    routes_of,
    token_slides,
    way_through,
    weapon_aims,
)
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.dice import RerollDice, Rerolls
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.rules.health import Defend
from cordon.games.stalker.rules.movement import StalkerMove
from cordon.games.stalker.rules.options import cost_of, is_free_next
from cordon.games.stalker.rules.setup import price_of
from cordon.games.stalker.rules.strikes import KnifeAttack
from cordon.games.stalker.rules.turns import bottom_slot
from cordon.games.stalker.terms import ANOMALY_DIE
from cordon.kernel.decisions import Decision, thing, verb
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.stalker.names import StalkerNamer
from cordon.words.stalker.rules_text import RulesText

ACTIONS = frozenset({"move", "careful", "prepare", "reload", "pick_up", "decoy", "bolt", "knife", "stand_up", "lead",
                     "swap", "attack", "use"})  # fmt: skip
"""Options of a turn that have a price; environment cards print it themselves."""


class Moment:
    """One question to one seat, with everything that is needed to put it into words."""

    def __init__(self, words: Words, namer: StalkerNamer, game: StalkerGame, decision: Decision) -> None:
        self.words = words
        self.namer = namer
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.facts: dict[str, Any] = dict(game.facts(decision.seat))
        self.rules = RulesText(words)

    @property
    def frame(self) -> Any:
        return self.game.pending_of(self.seat).stack[-1]

    # --- previews -------------------------------------------------------------------------------------------------

    @cached_property
    def aims(self) -> dict[str, list[Aim]]:
        """The attacks that the question is about, by option of the turn."""
        frame = self.frame
        if self.decision.kind == "turn.choose" or self.decision.kind == "act_at_once.choose":
            found = aims(self.game, self.seat)
            return {option: each for option, each in found.items() if option in self.decision.options}
        if isinstance(frame, WeaponAttackRun) and self.decision.kind.endswith((".choose_target", ".choose_part")):
            target = frame.target if self.decision.kind.endswith(".choose_part") else ""
            found_aims = weapon_aims(self.game, self.seat, frame.attack, target, frame.amount if target else 0)
            return {f"attack:{frame.attack}": found_aims}
        if isinstance(frame, KnifeAttack):
            target = frame.target if self.decision.kind.endswith(".choose_part") else ""
            return {"knife": knife_aims(self.game, self.seat, target)}
        return {}

    @cached_property
    def routes(self) -> dict[str, dict[int, Route]]:
        """The ways that the question is about, by option; ``step`` for a movement that has begun."""
        found = routes(self.game, self.seat, self.decision.options)
        move = self._walk("step")
        return found if move is None else {"step": routes_of(self.game, move, token_slides(self.game, self.seat))}

    def _walk(self, option: str) -> StalkerMove | None:
        """The movement that an option begins, or goes on with."""
        frame = self.frame
        if option == "step":
            return frame if isinstance(frame, StalkerMove) and frame.goal < 0 else None
        return movement_of(self.game, self.seat, option) if option in self.decision.options else None

    def way(self, option: str, through: Sequence[str]) -> dict[str, Any]:
        """A way that a player draws: over these spaces in this order, as far as they can be reached. ``route`` is its
        best form with its price, ``next`` where it could go on to."""
        move = self._walk(option)
        if move is None:
            return {}
        slides = token_slides(self.game, self.seat, option)
        points = [self.game.board.index[space] for space in through if space in self.game.board.index]
        for count in range(len(points), -1, -1):
            route, further = way_through(self.game, move, slides, points[:count])
            if route is not None or not count:
                break
        return {
            "through": [self.game.address(space) for space in points[:count]],
            "route": figures.route_facts(self, route) if route is not None else None,
            "next": [self.game.address(space) for space in further],
        }

    @cached_property
    def odds(self) -> dict[str, float]:
        """The chance that matters most about an option."""
        found: dict[str, float] = {}
        for option, each in self.aims.items():
            if option in self.decision.options and each:
                found[option] = max(aim.plain.kill for aim in each)
            for aim in each:
                for name in (f"target:{aim.target}", f"part:{aim.part}"):
                    if name in self.decision.options:
                        found[name] = max(found.get(name, 0.0), aim.plain.kill)
        for option in self.decision.options:
            chance = self._force(option)
            if chance is not None:
                found[option] = chance
        return found

    def _force(self, option: str) -> float | None:
        """The chance of an action on an environment card that is a roll against a number of stars."""
        if verb(option) != "card" or option.count(":") < 2:
            return None
        card, action = thing(option).rsplit(":", 1)
        record = self.game.state.environment[card]
        side = self.game.side_id(record)
        script = self.game.content.scripts.get(f"side/{side}/action/{action}", ())
        dice = 0
        for op in script:
            if isinstance(op, Roll):
                dice = op.n + (record.cubes if op.cubes else 0)
            if dice and isinstance(op, If) and len(op.when) == 1 and isinstance(op.when[0], Stars):
                return odds.at_least(dice, op.when[0].n)
        return None

    # --- the question ---------------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        return f"ask-stalker-{self.decision.kind.replace('.', '-').replace('_', '-')}"

    def question(self) -> str:
        """One short sentence with the facts."""
        return self.words.say(self.key, **self._args())

    def _args(self) -> dict[str, object]:
        facts = {key: value for key, value in self.facts.items() if isinstance(value, str | int)}
        facts.setdefault("seat", self.seat)
        if self.game.state.stalkers[self.seat].space >= 0:
            facts.setdefault("space", self.game.address(self.game.stalker(self.seat).space))
        args = self.namer.args(facts)
        for name, value in (("dice", ""), ("damage", 0), ("symbol", ""), ("source", "")):
            args.setdefault(name, value)
        if not args["source"] and self.decision.kind in ("script.choose", "pick_space.choose", "chosen_part.choose"):
            args["source"] = self._source()
        frame = self.frame
        if isinstance(frame, Rerolls | RerollDice) or self.decision.kind == "find_artifact.offer_reroll":
            args |= self._roll(frame)
        if self.decision.kind == "players_phase.begin_turn":
            stalker = self.game.stalker(self.seat)
            hurt = any(injured and not taken for injured, taken in zip(stalker.injured, stalker.taken, strict=True))
            args |= {
                "injured": "true" if hurt else "false",
                "pass": "true" if "pass" in self.decision.options else "false",
            }
        if self.decision.kind == "exchange.agree":
            args["what"] = self.label(str(self.facts["exchange"]))
            args["person"] = self.namer.person(int(self.facts["by"]))
        if self.decision.kind == "window.offer":
            args["when"] = self.rules.window(str(self.facts["moment"]))
        return args

    def _source(self) -> str:
        """The card whose script asks."""
        for frame in reversed(self.game.pending_of(self.seat).stack):
            source = getattr(frame, "source", "")
            if source:
                return self.namer.source(source, getattr(frame, "path", ""))
        return self.words.say("player", number=self.seat + 1)

    def _roll(self, frame: Any) -> dict[str, object]:
        roll = self.game.thrown
        if roll is None:
            return {}
        found: dict[str, object] = {
            "dice": self.namer.dice(roll.dice),
            "stars": roll.total(),
            "masks": roll.mask_total(),
        }
        if roll.dice and roll.dice[0][0] == "AD":
            found["symbol"] = ANOMALY_DIE[roll.dice[0][1]]
        if isinstance(frame, RerollDice):
            picked = [roll.dice[i] for i in frame.picked]
            found |= {"picked": self.namer.dice(picked), "picked_count": len(picked)}
        damage = self.damage
        return found | ({"damage": damage} if damage is not None else {})

    @property
    def damage(self) -> int | None:
        """The damage that is being defended against."""
        for frame in reversed(self.game.pending_of(self.seat).stack):
            if isinstance(frame, Defend):
                return frame.damage
        return None

    def story(self) -> list[str]:
        """The words on the card that the question comes from."""
        words = self.words
        if self.decision.kind == "choose_on_card.choose":
            key = f"side-{str(self.facts['side']).lower().replace(':', '-')}"
            return [words.say("card-told", title=words.say(key), text=words.say(f"{key}.story"))]
        if self.decision.kind == "match.choose_stalker":
            key = f"mission-{self.game.config.mission.lower()}"
            return [words.say("card-told", title=words.say(key), text=words.say(f"{key}.prologue"))]
        if self.decision.kind == "chosen_part.choose":
            source = str(self.facts["source"])
            key = f"event-{source.lower()}"
            if source in self.game.content.events and words.has(f"{key}.story"):
                return [words.say("card-told", title=words.say(key), text=words.say(f"{key}.story"))]
        return []

    # --- the options ----------------------------------------------------------------------------------------------

    @cached_property
    def choices(self) -> list[Choice]:
        return numbered(self.game, self.decision, self.namer, self.label, self._details)

    def label(self, option: str) -> str:
        """The verb with its thing, and its price."""
        if self.decision.low is not None:
            return option
        name, about = verb(option), thing(option)
        if self.game.is_on_map(option) or option in self.game.state.anomalies:
            return self.namer.entity(option)
        general = f"option-stalker-{name}"
        bare = not about and self.words.has(f"{general}.bare")
        own = f"{self.key}.{name}"
        key = own if self.words.has(own) else f"{general}.bare" if bare else general
        args = self._thing(name, about)
        if args.pop("variant", ""):
            key = f"{general}.empties"
        text = self.words.say(key, **args)
        text = text[:1].upper() + text[1:]
        price = self._price(option)
        return self.words.say("label-priced", label=text, price=price) if price else text

    def _price(self, option: str) -> str:
        if verb(option) not in ACTIONS or self.decision.kind != "turn.choose":
            return ""
        stalker = self.game.stalker(self.seat)
        if verb(option) == "reload" and stalker.focus:
            return self.words.say("price-focus")
        if cost_of(self.game, self.seat, option) == "FA":
            return self.words.say("price-free")
        if is_free_next(self.game, self.seat, option):
            return self.words.say("price-card")
        if stalker.cubes[self.game.state.track]:
            return self.words.say("price-cube")
        return self.words.say("price-action")

    def _thing(self, name: str, about: str) -> dict[str, object]:
        """The arguments of an option's label."""
        namer, game = self.namer, self.game
        first, *rest = about.split(":")
        match name:
            case "space" | "step":
                return {"space": namer.space(first)}
            case "target" | "share":
                return {"target": namer.entity(about)}
            case "all":
                return {"target": namer.entity(str(self.facts.get("target", "")))}
            case "stalker":
                return {"stalker": self.words.say(f"stalker-{about}")}
            case "token" | "track":
                track = int(about)
                left = bottom_slot(game) - game.stalker(self.seat).slots[track]
                return {"number": track + 1, "left": left}
            case "lead" if game.is_solo:
                return {"what": f"{first}-alone", "person": namer.person(0)}  # the token stays (ST-17.2)
            case "lead" | "pick_up":
                person = namer.person(int(about)) if about.isdigit() else ""
                return {"what": first, "person": person}
            case "reload":
                ammo = game.weapon_card(about).ammo_type
                return {"card": namer.card(about), "magazine": self.words.say(f"ammoword-{ammo}")}
            case "magazine":
                return {"magazine": self.words.say(f"ammoword-{about}")}
            case "attack":
                return self._attack(about)
            case "use":
                return {"source": namer.source(first, ":".join(rest))}
            case "answer":
                return {"source": namer.source(about, self._answer_path(about))}
            case "card":
                return self._card(first, rest)
            case "install":
                return {"card": namer.card(first), "host": namer.card(rest[0] if rest else first)}
            case "give" | "pass" if rest:
                return {"card": namer.card(first), "person": namer.person(int(rest[0]))}
            case "hand":
                token = "bolt" if first == "bolts" else f"magazine.{first}"
                return {
                    "things": namer.token(token),
                    "giver": namer.person(int(rest[0])),
                    "person": namer.person(int(rest[1])),
                }
            case "part":
                return self._part(about)
            case "mask":
                return self._mask(about)
            case "die":
                roll = game.thrown
                assert roll is not None
                kind, face = roll.dice[int(about)]
                return {"die": self.words.say(f"dice-{kind.lower()}", n=1), "face": namer.face(kind, face)}
            case "anomaly":
                return {"anomaly": namer.anomaly(about)}
            case "symbol" if rest:
                return {"anomaly": namer.anomaly(first), "space": namer.space(rest[0]), "symbol": rest[1]}
            case "symbol":
                return {"symbol": about, "anomaly": "", "space": ""}
            case "way":
                return {"way": about.replace(">>", " → ").replace(">", " → ").strip(" →")}
            case "face":
                return {"facing": self.words.say(f"facing-to-{about.lower()}")}
            case "resist" | "yields":
                script = game.content.scripts[f"control/{self.facts['card']}/{name}"]
                return {"effect": self.rules.inline(script)}
            case "act":
                return {"effect": self._companion_act()}
        return {"card": namer.card(about)} if about else {}

    def _attack(self, key: str) -> dict[str, object]:
        weapon = self.game.weapon_of(self.seat)
        assert weapon is not None
        attack = next(each for each in self.game.weapon_card(weapon.id).attacks if each.key == key)
        found: dict[str, object] = {"attack": self.namer.attack(weapon.id, key), "ammo": attack.ammo}
        return found | ({"variant": "empties"} if attack.empties else {})

    def _card(self, card: str, rest: list[str]) -> dict[str, object]:
        """An equipment card, an environment card, or an action on one."""
        record = self.game.state.environment.get(card)
        if record is None or not rest:
            name = self.namer.card(card)
            # The same card may lie at several places.
            places = [self.namer.space(self.game.address(space)) for space in record.spaces] if record else []
            text = self.words.say("label-card-at", card=name, space=join(self.words, places)) if places else name
            return {"card": name, "text": text}
        side = self.game.side_id(record)
        text = self.namer.action(side, rest[0])
        if rest[0] in ("look", "take"):
            text = self.words.say("clause-when", when=self.namer.side(side), what=text)
        return {"card": self.namer.side(side), "text": text}

    def _part(self, about: str) -> dict[str, object]:
        if not about.isdigit():
            part = self.words.say(f"part-{about}")
            return {"part": part[:1].upper() + part[1:]}
        script = self.game.content.scripts[f"{self.facts['path']}/{about}"]
        text = self.rules.inline(script) or self.words.say("nothing")
        return {"text": text[:1].upper() + text[1:]}

    def _mask(self, about: str) -> dict[str, object]:
        path, _, target = about.rpartition(":")
        if target not in self.game.state.enemies:
            path, target = about, ""
        weapon = self.game.weapon_of(self.seat)
        assert weapon is not None
        rule = dict(self.game.content.masks[self.game.content.cards[weapon.id].key])[path]
        return {
            "trait": self.words.say("rule-mask", masks=rule.masks, trait=self.words.say(f"trait-{rule.trait}")),
            "effect": self.rules.inline(rule.do),
            "target": self.namer.entity(target),
            "target_id": target or "none",
        }

    def _answer_path(self, source: str) -> str:
        found = self.game.rules_answering(source, str(self.facts.get("moment", "")), self.seat)
        return found[0][0] if found else ""

    def _companion_act(self) -> str:
        figure = self.game.state.companions[str(self.facts["companion"])]
        rules = self.game.content.reactions.get((figure.contact, "companion.act"), ())
        return "; ".join(self.rules.effect(rule) for _, rule in rules)

    # --- what to know before choosing -----------------------------------------------------------------------------

    def _details(self, option: str) -> list[str]:
        name, about = verb(option), thing(option)
        found: list[str] = []
        if name in ("attack", "knife"):
            found += self._best(self.aims.get(option, []))
        elif name in ("target", "part") and self.aims:
            key = "target" if name == "target" else "part"
            here = [aim for each in self.aims.values() for aim in each if getattr(aim, key) == about]
            found += self._best(here, told=name == "target")
        elif name == "use":
            source, _, path = about.partition(":")
            rule: Action | On | None = next(
                (r for p, r in self.game.content.actions[self.game.definition(source)] if p == path), None
            )
            found += [self.rules.effect(rule)] if rule is not None else []
        elif name == "answer":
            rules = self.game.rules_answering(about, str(self.facts.get("moment", "")), self.seat)
            found += [self.rules.effect(rule) for _, rule in rules]
        elif name == "step" and self.routes:
            route = self.routes["step"].get(self.game.board.index.get(about, -1))
            found += figures.route_notes(self, route) if route is not None and len(route.path) == 1 else []
        elif isinstance(self.frame, EnemyMove) and name in ("space", "way"):
            seen = self.frame.seen(self.game, option)
            who = [self.namer.entity(each) for each, space in self.game.entities() if seen >> space & 1]
            found.append(self.words.say("detail-sees", who=join(self.words, who), n=len(who)))
        elif name == "buy":
            price = price_of(self.game, about)
            found += [self.words.say("detail-money", price=price)] if price is not None else []
        elif name == "magazine" and self.decision.kind == "shopping.choose":
            price = self.game.content.missions[self.game.config.mission].magazine_price
            found.append(self.words.say("detail-money", price=price))
        elif name == "stalker":
            found += figures.stalker_notes(self.words, self.game.content.stalkers[about])
        elif name == "anomaly":
            card = self.game.state.anomalies[about].card
            found.append(self.words.say("detail-loss", loss=round(anomaly_loss(self.game, self.seat, card), 1)))
        elif name == "card" and option in self.odds:
            found.append(self.words.say("detail-chance", chance=figures.percent(self.odds[option])))
        elif name in ("accept", "focus"):
            found += self._defence(name)
        return [detail for detail in found if detail]

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

    def _defence(self, name: str) -> list[str]:
        """What a defence roll costs as it is, and on average after focus."""
        damage, roll = self.damage, self.game.thrown
        if damage is None or roll is None:
            return []
        if name == "accept":
            return [self.words.say("detail-loses", loss=max(0, damage - roll.total()))]
        poor = [stars for stars in roll.star_list() if stars < odds.GOOD]
        kept = roll.total() - sum(poor)
        return [self.words.say("detail-loss", loss=round(odds.expected_loss(damage, len(poor), kept), 1))]

    # --- for the page ---------------------------------------------------------------------------------------------

    def told_facts(self) -> dict[str, Any]:
        """The facts of the question with previews in words and numbers."""
        found: dict[str, Any] = dict(self.facts)
        if self.routes:
            found["routes"] = {
                option: {self.game.address(space): figures.route_facts(self, route) for space, route in ways.items()}
                for option, ways in self.routes.items()
            }
        if self.aims:
            found["aims"] = {
                option: [figures.aim_facts(self, aim) for aim in each] for option, each in self.aims.items()
            }
        if isinstance(self.frame, Rerolls | RerollDice):
            roll = self.game.thrown
            if roll is not None:
                found |= {
                    "dice": roll.dice,
                    "stars": roll.total(),
                    "masks": roll.mask_total(),
                    "accurate": roll.accurate,
                }
            if self.damage is not None:
                found["damage"] = self.damage
            found["need"] = figures.needs(self)
        return found
