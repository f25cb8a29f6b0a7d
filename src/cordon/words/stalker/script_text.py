"""What a script of S.T.A.L.K.E.R. does, generated from its ops: words and effect cannot drift apart.

An op is a record with a verb as its tag; its message ``op-stalker-<verb>`` is a clause without a full stop, so that it
fits inside another. Steps are joined by “then”; where a head covers a whole line, three and more are sentences.
Branches are sentences of their own, or lines of a list where a branch branches again, and what follows them says that
it happens in any case: so one can see what a condition covers.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from copy import copy
from itertools import groupby
from typing import Any, NamedTuple, Self

from cordon.games.stalker.ops import AnomalyDie, Choose, EachDoes, If, Once, RevealToken, Try
from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.selecting import Select
from cordon.games.stalker.survival.goods import SATURATION
from cordon.games.stalker.terms import UNLIMITED, magazine_token
from cordon.words.catalogue import Words
from cordon.words.names import fields_of, join
from cordon.words.narrator import SILENT
from cordon.words.spelling import sentence, signed, small, stopped
from cordon.words.stalker.phrases import Phrases

SIGNED = frozenset({"dose", "dmg", "ammo", "counter", "need", "rounds", "goods", "bleed", "icons", "toughen"})
LISTED = frozenset({"gain", "discard"})
"""Two of them in a row with the same subject are one: “gains pinned and exposed”."""
CHAINED = LISTED | {"lose_hp", "damage", "heal", "dose", "slide", "wound", "push", "relocate", "attention",
                    "look_around"}  # fmt: skip
"""Ops whose message begins with its subject, so that it need not be said again: “loses 4 HP and gains pinned”."""
SPREAD = {"put": "place", "lasts_quality": "quality"}
"""Ops of which several in a row that differ in this field alone are one: “put 1 loot token on each of …”."""

COMMANDS = frozenset({"lose_hp", "heal", "gain", "discard", "slide", "move", "attention", "reduce", "shift", "roll",
                      "reroll", "halve_damage", "pick", "look", "resolve", "put", "gain_card", "discard_item", "money",
                      "act", "flip", "discard_card", "take_card", "lay_card", "add_cubes", "gain_magazines", "hand_in",
                      "cross_out", "pay_per_mission", "gain_contact", "lose_contact"})  # fmt: skip
"""Ops that tell the reader to do something, verb first, in every language; others state what happens."""


class Clause(NamedTuple):
    """A step in words. ``command``: it begins with a verb in the imperative."""

    text: str
    command: bool = False


class Branch(NamedTuple):
    """What leads to a branch, and what it does."""

    head: str
    script: tuple[OpBase, ...]


class Branches(NamedTuple):
    """An op that does one thing or another. ``lead`` stands before all of it. ``own``: whoever does it is its own
    “you”, also on an event."""

    lead: str
    parts: tuple[Branch, ...]
    numbered: bool = False
    own: bool = False


class Line(NamedTuple):
    """Clauses that stand in one line; ``marked`` is one of a list."""

    clauses: list[str]
    marked: bool = False


Step = Clause | Branches


class ScriptText(Phrases):
    """Puts scripts into words."""

    # --- scripts --------------------------------------------------------------------------------------------------

    def sentences(self, ops: Iterable[OpBase]) -> str:
        """What a script does: a sentence for each step, in the order in which it happens; a list has lines of its
        own."""
        return self._written(self._lines(self._steps(ops)))

    def whole(self, head: str, ops: Iterable[OpBase]) -> str:
        """The same in a line of its own, all of which its head covers: so it may have several sentences."""
        steps = self._steps(ops)
        if len(steps) > 2 and all(isinstance(step, Clause) for step in steps):
            return self._below(head, steps, begins=True)
        return self.under(head, ops)

    def under(self, head: str, ops: Iterable[OpBase]) -> str:
        """The same under a head that covers all of it: steps in a row are one sentence. Empty if there are none."""
        steps: list[Step] = []
        for step in self._steps(ops):
            last = steps[-1] if steps else None
            if isinstance(step, Clause) and isinstance(last, Clause):
                steps[-1] = Clause(self._then(last.text, step))
            else:
                steps.append(step)
        return self._below(head, steps)

    def _below(self, head: str, steps: Sequence[Step], begins: bool = False) -> str:
        first, *rest = self._written(self._lines(steps), begins).split("\n")
        return "\n".join((self.words.say("clause-when", when=head, what=first), *rest)) if first else ""

    def inline(self, ops: Iterable[OpBase]) -> str:
        """The same in one clause: on a button, in the journal."""
        return self.words.kept(self.manner(), ops, self._inline)

    def manner(self) -> tuple[Hashable, ...]:
        """All that the words for a script depend on, beside the script itself."""
        return (self.owner, self.own, self.seats)

    def _inline(self, ops: Iterable[OpBase]) -> str:
        text, branched = "", False
        for step in self._steps(ops):
            clause = step if isinstance(step, Clause) else Clause(self._in_one(step))
            if text and branched:
                text = self.words.say("clause-in-any-case", a=text, b=clause.text)
            else:
                text = self._then(text, clause) if text else clause.text
            branched = isinstance(step, Branches)
        return text

    def _then(self, a: str, b: Clause) -> str:
        return self.words.say("clause-then", a=a, b=b.text, b_id="command" if b.command else "fact")

    # --- steps and branches ---------------------------------------------------------------------------------------

    def _steps(self, ops: Iterable[OpBase]) -> list[Step]:
        """A step for each op that is told; those in a row with the same subject are one."""
        found: list[Step] = []
        for _, group in groupby(_runs(ops), key=lambda run: run[0]):
            run = [op for _, op in group]
            branches = self._branches(run[0])
            if branches is not None:
                found += [branches] if branches.parts else []
            elif (clause := self._chain(run)) != SILENT:
                found.append(Clause(clause, self._commands(run[0])))
        return [self._repeated(step, len(list(alike))) for step, alike in groupby(found)]

    def _repeated(self, step: Step, times: int) -> Step:
        """A step that is done several times in a row is told once."""
        if times == 1 or isinstance(step, Branches):
            return step
        return Clause(self.words.say("clause-times", text=step.text, n=times), step.command)

    def _commands(self, op: OpBase) -> bool:
        """Whether its clause begins with a verb in the imperative."""
        return _tag(op) in COMMANDS and getattr(op, "who", "self") == "self" and self.owner == "reader"

    def _chain(self, ops: Sequence[OpBase]) -> str:
        """Ops with one subject: it is said once."""
        clauses: list[str] = []
        for tag, group in groupby(ops, key=_tag):
            alike = list(group)
            bare: dict[str, object] = {"who": ""} if clauses else {}
            if tag in LISTED:
                bare["things"] = join(self.words, [self.namer.token(op.token, op.n) for op in alike])  # type: ignore[attr-defined]
                alike = alike[:1]
            elif tag in SPREAD and len(alike) > 1:
                alike, bare = alike[:1], self._spread(tag, alike)
            clauses += [self.clause(op, **bare) for op in alike]
        return join(self.words, clauses)

    def _spread(self, tag: str, ops: Sequence[OpBase]) -> dict[str, object]:
        """What an op says that stands for several."""
        if tag == "lasts_quality":
            return {"quality": join(self.words, [self._quality(op) for op in ops])}
        places = join(self.words, [self.place(op.place) for op in ops])  # type: ignore[attr-defined]
        return {"place": self.words.say("at-each", places=places)}

    def _branches(self, op: OpBase) -> Branches | None:
        say = self.words.say
        match op:
            case If():
                told = [branch for branch in self._alternatives(op) if self._steps(branch.script)]
                return Branches("", tuple(told))
            case AnomalyDie():
                symbols: dict[tuple[OpBase, ...], list[str]] = {}
                for symbol, script in op.parts().items():
                    if script:
                        symbols.setdefault(script, []).append(symbol)
                found = tuple(Branch("/".join(names), script) for script, names in symbols.items())
                return Branches(say("op-stalker-ad"), found)
            case Choose():
                parts = tuple(Branch(str(number), part) for number, part in enumerate(op.options, start=1))
                return Branches(say("op-stalker-choose"), parts, numbered=True)
            case EachDoes(effect=(Choose() as choice,)):
                who = self.who(op.who)[0]
                parts = tuple(Branch(str(number), part) for number, part in enumerate(choice.options, start=1))
                return Branches(say("op-stalker-each_does.choose", who=who), parts, numbered=True, own=True)
            case EachDoes(effect=(If(otherwise=()) as only,)):
                head = say("op-stalker-each_does.if", who=self.who(op.who)[0], when=self.conditions(only.when))
                return Branches("", (Branch(head, only.then),), own=True)
            case Once():
                return Branches("", (Branch(say("op-stalker-once"), op.effect),) if self._steps(op.effect) else ())
            case Try():
                found = (
                    Branch(say("op-stalker-try.enough", least=op.least), op.then),
                    Branch(say("op-stalker-if.otherwise"), op.otherwise),
                )
                return Branches(say("op-stalker-try", dice=op.dice), tuple(each for each in found if each.script))
            case RevealToken():
                lead = say("op-stalker-reveal", token=self.namer.token(op.token), place=self.place(op.place))
                faces = (
                    Branch(self.namer.token_face(op.token, face), script) for face, script in op.faces.items() if script
                )
                return Branches(lead, tuple(faces))
        return None

    def _alternatives(self, op: If) -> Iterator[Branch]:
        """If, otherwise if, otherwise."""
        yield Branch(self.words.say("op-stalker-if", when=self.conditions(op.when)), op.then)
        rest = op.otherwise
        while len(rest) == 1 and isinstance(rest[0], If):
            other = rest[0]
            when = self.conditions(other.when)
            yield Branch(self.words.say("op-stalker-if.otherwise_if", when=when), other.then)
            rest = other.otherwise
        yield Branch(self.words.say("op-stalker-if.otherwise"), rest)

    def _lines(self, steps: Sequence[Step]) -> list[Line]:
        """Sentences one after the other, lists in lines."""
        lines = [Line([])]
        branched = False
        for step in steps:
            if isinstance(step, Clause):
                more = [Line([self.words.say("in-any-case", text=step.text) if branched else step.text])]
            else:
                more = self._told(step)
            branched = isinstance(step, Branches)
            if len(lines) == len(more) == 1:
                lines = [Line(lines[0].clauses + more[0].clauses)]
            else:
                lines += more
        return [line for line in lines if line.clauses]

    def _told(self, step: Branches) -> list[Line]:
        """Branches as sentences; as a list where one of them branches again."""
        if not any(self._forks(branch.script) for branch in step.parts):
            if step.numbered:
                return [Line([self._in_one(step)])]
            return [Line([*filter(None, [step.lead]), *(self._branch(step, branch) for branch in step.parts)])]
        if step.lead:
            parts = [Line([self._branch(step, branch)], marked=not step.numbered) for branch in step.parts]
            return [self._head(step.lead), *parts]
        inner = self._steps(step.parts[0].script)
        if len(step.parts) == len(inner) == 1 and isinstance(inner[0], Branches):
            first, *rest = self._told(inner[0])
            covered = self.words.say("clause-when", when=step.parts[0].head, what=first.clauses[0])
            return [Line([covered, *first.clauses[1:]]), *rest]
        return [line for branch in step.parts for line in self._list(step, branch)]

    def _list(self, step: Branches, branch: Branch) -> list[Line]:
        """A branch with a line for each of its steps."""
        if not self._forks(branch.script):
            return [Line([self._branch(step, branch)])]
        teller = self._teller(step)
        steps = teller._steps(branch.script)
        inner = [line for each in steps for line in teller._lines([each])]
        return [self._head(branch.head), *(Line(line.clauses, marked=True) for line in inner)]

    def _head(self, text: str) -> Line:
        return Line([self.words.say("list-head", head=text)])

    def _written(self, lines: Sequence[Line], begins: bool = True) -> str:
        """With capitals and full stops; not at the very beginning, if a head comes before it."""
        found: list[str] = []
        for line in lines:
            clauses = [sentence(clause) if begins or found or number else stopped(clause)
                       for number, clause in enumerate(line.clauses)]  # fmt: skip
            text = " ".join(clauses)
            found.append(self.words.say("list-line", text=text) if line.marked else text)
        return "\n".join(found)

    def _forks(self, script: Iterable[OpBase]) -> bool:
        return any(isinstance(step, Branches) for step in self._steps(script))

    def _branch(self, step: Branches, branch: Branch) -> str:
        """One branch as a clause."""
        text = self._teller(step).inline(branch.script) or self.words.say("nothing")
        if step.numbered:
            return self.words.say("clause-part", number=branch.head, text=text)
        return self.words.say("clause-when", when=branch.head, what=text)

    def _teller(self, step: Branches) -> Self:
        return self._as_reader() if step.own else self

    def _as_reader(self) -> Self:
        """The same text where “self” is whoever reads it."""
        other = copy(self)
        other.owner = "reader"
        return other

    def _in_one(self, step: Branches) -> str:
        """All branches in one clause. One that branches again stands in brackets, if another follows it."""
        say, text = self.words.say, ""
        for branch in step.parts:
            one = self._branch(step, branch)
            if self._forks(branch.script) and branch is not step.parts[-1]:
                inner = say("clause-group", text=self._teller(step).inline(branch.script))
                key = "clause-part" if step.numbered else "clause-when"
                one = say(key, number=branch.head, when=branch.head, text=inner, what=inner)
            text = say("clause-next", a=text, b=one) if text else one
        return say("clause-when", when=step.lead, what=text) if step.lead else text

    # --- ops ------------------------------------------------------------------------------------------------------

    def clause(self, op: OpBase, **told: object) -> str:
        """One op; ``told`` replaces arguments of its message."""
        tag = _tag(op)
        args: dict[str, object] = {"owner": self.owner}
        for field, value in fields_of(op).items():
            args |= self._arg(tag, field, value)
        if "place" in args:
            args["place"] = self.place(op.place, str(args.get("who_id", "self")))  # type: ignore[attr-defined]
        args |= getattr(self, f"_more_{tag}", _nothing)(op)
        return self.words.say(f"op-stalker-{tag}", **(args | told))

    def _arg(self, tag: str, field: str, value: Any) -> dict[str, object]:
        if isinstance(value, Select) or field in ("who", "anomaly"):
            who, id = self.who(value)
            return {field: who, f"{field}_id": id, "who": who, "who_id": id}
        if field == "to" and tag == "counter":
            return {"to": value or 0, "to_id": "none" if value is None else "some"}
        if field == "n" and isinstance(value, str):
            return {"n": value if tag == "move" or tag == "forward" else self.amount(value)}
        if _is_script(value):
            return {field: self.inline(value), f"{field}_id": "some" if value else "none"}
        if field == "place":
            return {field: ""}
        if field in ("toward", "otherwise", "away"):
            meant = "enemy" if value == "self" and self.owner == "enemy" else value
            return {field: self.toward(value), f"{field}_id": meant or "none"}
        found = self.plain(field, value)
        return found | ({"change": signed(value)} if tag in SIGNED and field in ("n", "by") and value else {})

    # --- ops with more to say than their fields -------------------------------------------------------------------

    def _more_lay_token(self, op: Any) -> dict[str, object]:
        return self._laid(op)

    def _more_give_token(self, op: Any) -> dict[str, object]:
        return {"things": self._tokens(op)}

    def _more_spend_token(self, op: Any) -> dict[str, object]:
        return {"things": self._tokens(op)}

    def _more_remove_token(self, op: Any) -> dict[str, object]:
        return self._laid(op)

    def _more_token_cubes(self, op: Any) -> dict[str, object]:
        return self._laid(op)

    def _laid(self, op: Any) -> dict[str, object]:
        return {"things": self._tokens(op), "place_id": "some" if op.place else "none"}

    def _tokens(self, op: Any) -> str:
        """So many tokens of Zone Survival."""
        return self.words.say("zone-tokens", n=getattr(op, "n", 1), token=self.namer.token(op.token))

    def _more_lasts_quality(self, op: Any) -> dict[str, object]:
        return {"quality": self._quality(op)}

    def _quality(self, op: Any) -> str:
        """What holds for the reader for a while."""
        key = f"flag-{op.quality.replace(':', '-')}"
        return self.words.say(f"{key}.you" if self.words.has(f"{key}.you") else key)

    def _more_start_at(self, op: Any) -> dict[str, object]:
        return {"where": self.selection(op.where)}

    def _more_break_wall(self, op: Any) -> dict[str, object]:
        return {"near": self.spot(op.near, ".toward")}

    def _more_put_there(self, op: Any) -> dict[str, object]:
        text = self.namer.token(op.token, op.n)
        return {"things": text, "where": self.selection(op.where)}

    def _more_remove_one(self, op: Any) -> dict[str, object]:
        return {"where": self.selection(op.where)}

    def _more_relocate_to(self, op: Any) -> dict[str, object]:
        who, id = self.who(op.who)
        return {"who": who, "who_id": id, "where": self.selection(op.where)}

    def _more_spawn(self, op: Any) -> dict[str, object]:
        return {"enemies": "" if op.kind == "same" else self.counted((op.kind,), op.n)}

    def _more_spawn_kind(self, op: Any) -> dict[str, object]:
        return {"enemies": self.counted(op.kind, op.n)}

    def _more_play(self, op: Any) -> dict[str, object]:
        return {"people": join(self.words, [self.word("character", key) for key in op.one_of], "list-or")}

    def _more_face(self, op: Any) -> dict[str, object]:
        turned = op.to if op.to in ("right", "back") else "to" if op.to else "away"
        return {"turn": turned, "place": self.spot(op.to or op.away)}

    def _more_price(self, op: Any) -> dict[str, object]:
        named = op.which not in ("any", "chosen", "highest")
        which = "trader" if named else op.which
        return {"which_id": which, "trader": self.word("character", op.which), "sum": abs(op.n) * SATURATION}

    def _more_move(self, op: Any) -> dict[str, object]:
        return {"spaces": self._spaces(op.n)}

    def _more_forward(self, op: Any) -> dict[str, object]:
        return {"spaces": self._spaces(op.n)}

    def _spaces(self, n: int | str) -> str:
        return self.words.say("spaces-mv") if isinstance(n, str) else self.words.say("spaces", n=n)

    def _more_flip(self, op: Any) -> dict[str, object]:
        """A card with several backs says which one comes up."""
        version = ":" in op.to
        return {"to": self.namer.side(op.to) if version else "", "to_id": "some" if version else "none"}

    def _more_take_card(self, op: Any) -> dict[str, object]:
        """A card whose front has no title is known by its number."""
        return {"card_number": op.card, "card_known": self.namer.has_title(op.card)}

    def _more_spawn_new(self, op: Any) -> dict[str, object]:
        return {"enemies": self.counted(op.kinds, 1), "otherwise": self.inline(op.otherwise)}

    def _more_look(self, op: Any) -> dict[str, object]:
        if op.n >= UNLIMITED or op.tokens.pick != "each":
            return {"most": "all" if op.tokens.pick == "each" else "one"}
        filters = self.filters(op.tokens)
        tokens = self.namer.token(op.tokens.kinds[0], op.n)
        return {
            "most": "some",
            "tokens": self.words.say("select-filtered", who=tokens, filters=filters) if filters else tokens,
        }

    def _more_reroll(self, op: Any) -> dict[str, object]:
        return {"dice": self.words.say(f"dice-{op.die.lower() or 'any'}", n=op.n)}

    def _more_add_die(self, op: Any) -> dict[str, object]:
        return {"dice": self.words.say(f"dice-{op.die.lower()}", n=op.n)}

    def _more_put(self, op: Any) -> dict[str, object]:
        return {"things": self.namer.token(op.token, op.n)}

    def _more_attack(self, op: Any) -> dict[str, object]:
        say = self.words.say
        colours: dict[int, list[str]] = {}
        for colour, by in sorted(op.by_colour.items()):
            colours.setdefault(by, []).append(colour)
        changes = [say("attack-change", colour=join(self.words, each), by=signed(by)) for by, each in colours.items()]
        if op.all:
            changes.append(say("attack-change-all", by=signed(op.all)))
        text = enumerated(self.words, changes)
        return {"changes": text, "changes_id": "some" if text else "none"}

    def _more_each_does(self, op: Any) -> dict[str, object]:
        """Whoever does it is its own “you”, also on an event."""
        return {"effect": self._as_reader().inline(op.effect)}

    def _more_lasts(self, op: Any) -> dict[str, object]:
        return {"change": self._change(op.value, op.by)}

    def _more_still(self, op: Any) -> dict[str, object]:
        return {"anomaly": self.selection(op.anomaly)}

    def _more_surge_one(self, op: Any) -> dict[str, object]:
        return {"anomaly": self.selection(op.anomaly)}

    def _more_next_mission(self, op: Any) -> dict[str, object]:
        if op.value:
            return {"effect": self._change(op.value, op.by)}
        effect = self.inline(op.effect)
        return {"effect": self.words.say("clause-when", when=small(self.window(op.window)), what=effect)}

    def _more_gain_card(self, op: Any) -> dict[str, object]:
        return {"card": self.words.say(f"cardword-{op.deck}", tier=op.tier, type=op.type or "any")}

    def _more_sticker(self, op: Any) -> dict[str, object]:
        return {"place": self.word("place", op.place)}

    def _more_cross_out(self, op: Any) -> dict[str, object]:
        return {"place": self.word("place", op.place)}

    def _more_gain_magazines(self, op: Any) -> dict[str, object]:
        kind = "any" if op.kind == "choose" else op.kind
        return {"things": "" if kind == "each" else self.namer.token(magazine_token(kind), op.n)}

    def _more_hand_in(self, op: Any) -> dict[str, object]:
        sort = op.type or op.goods[0]
        key = f"given-{sort}" if len(op.goods) == 1 and self.words.has(f"given-{sort}") else "given-card"
        return {"things": self.words.say(key, n=op.n, goods=self._goods(op.goods))}

    def _more_random_events(self, op: Any) -> dict[str, object]:
        """In a match it is known how many."""
        return {"known": self.seats > 0, "n": max(op.least, op.a - self.seats)}

    def _more_discard_item(self, op: Any) -> dict[str, object]:
        return {"type": self.words.say("cardword-item", type=op.type)}

    def _more_buy(self, op: Any) -> dict[str, object]:
        return self._deal(op)

    def _more_sell(self, op: Any) -> dict[str, object]:
        return self._deal(op)

    def _more_trade(self, op: Any) -> dict[str, object]:
        key = f"given-{op.goods[0]}"
        known = len(op.goods) == 1 and self.words.has(key)
        return {"things": self.words.say(key if known else "given-card", n=1, goods=self._goods(op.goods))}

    def _goods(self, goods: Iterable[str]) -> str:
        return join(self.words, [self.words.say(f"goods-{each}") for each in goods])

    def _deal(self, op: Any) -> dict[str, object]:
        say = self.words.say
        type = getattr(op, "type", "")
        goods = say(f"goods-{type}") if type else self._goods(op.goods)
        if getattr(op, "tier", 0):
            goods = say("goods-of-tier", goods=goods, tier=op.tier)
        price = say("price-fixed", price=op.price) if isinstance(op.price, int) else say(f"price-{op.price}")
        return {"goods": goods, "price": price}

    def window(self, window: str) -> str:
        return self.words.say(f"when-{window.replace('.', '-')}")

    def _change(self, value: str, by: int) -> str:
        return self.words.say(
            f"value-{value.replace('.', '-')}", by=signed(by), n=abs(by), n_sign="down" if by < 0 else "up"
        )


def _nothing(op: object) -> dict[str, object]:  # noqa: ARG001  # most ops have only their fields to tell
    return {}


def _is_script(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, OpBase) for each in value)


def _tag(op: OpBase) -> str:
    return str(op.__struct_config__.tag)


def _runs(ops: Iterable[OpBase]) -> Iterator[tuple[int, OpBase]]:
    """Each op with the number of its run: those in a row that are about the same, and can be told together."""
    run, last, before = 0, None, None
    for op in ops:
        tag = _tag(op)
        who = getattr(op, "who", None) if tag in CHAINED else None
        picked = isinstance(last, Select) and last.pick == "one"
        same = who is not None and (who == last or (who == "chosen" and picked))
        alike = tag in LISTED and before is not None and tag == _tag(before) if who == "self" else True
        if not (same and alike) and not _differ_in_place(before, op):
            run += 1
            last = who
        before = op
        yield run, op


def _differ_in_place(one: OpBase | None, other: OpBase) -> bool:
    """Whether two ops are the same but for what is told of both of them together."""
    field = SPREAD.get(_tag(other))
    if one is None or field is None or _tag(one) != _tag(other):
        return False
    a, b = fields_of(one), fields_of(other)
    return a[field] != b[field] and all(a[key] == b[key] for key in a if key != field)


def framed(words: Words, key: str, text: str, **args: object) -> str:
    """A message around the first line of a text; a list that follows stays a list."""
    first, *rest = text.split("\n")
    return "\n".join((words.say(key, text=first, **args), *rest))


def enumerated(words: Words, parts: Iterable[str]) -> str:
    """``a, b, c``."""
    text = ""
    for part in parts:
        text = words.say("list-more", a=text, b=part) if text else part
    return text
