"""TW-31.7 The checks of the book of scripts: ways that lead somewhere, names that are bound, ops that fit the moment.

Every problem names file, script and node, and says what would be right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cordon.games.twom.ops import FightOp, Join, Op, Pick, Schedule
from cordon.games.twom.rules.people import GROUPS, PICKING
from cordon.games.twom.scripts import (
    PAGES_ONLY,
    Check,
    Choice,
    CombatNode,
    Effect,
    End,
    GotoScript,
    OnEpilogue,
    OnExploration,
    OnFallen,
    OnGone,
    OnPhase,
    OnResident,
    OnStory,
    OnUnguarded,
    Script,
    Test,
    Text,
    TradeNode,
)
from cordon.kernel.book import astray, check_graph
from cordon.kernel.content import tag

Finding = tuple[str, str]
"""The node or field, and what is wrong."""
OUT = (OnStory, OnExploration, OnResident, OnFallen)
TEN = 10


class Known(NamedTuple):
    """What scripts may refer to."""

    scripts: dict[int, Script]
    tokens: frozenset[str]
    """Tokens, classes, ``token`` and ``any``."""
    characters: frozenset[str]
    cards: dict[str, frozenset[str]]
    """The ids of a kind of card: ``location``, ``resident`` …"""


def check_script(script: Script, known: Known) -> Iterator[Finding]:
    """Everything wrong with one script, looked at alone."""
    yield from _check_head(script, known)
    if not script.nodes:
        yield "nodes", "a script needs at least one node"
        return
    yield from _check_ways(script)
    for name, node in script.nodes.items():
        yield from ((f"nodes.{name}{field}", what) for field, what in _check_node(node, script, known))
    yield from _check_names(script, known)


# --- the head ---------------------------------------------------------------------------------------------------------


def _check_head(script: Script, known: Known) -> Iterator[Finding]:
    if script.instead:
        if script.instead not in known.scripts:
            yield "instead", f"there is no script {script.instead}"
        elif known.scripts[script.instead].tags:
            yield "instead", f"script {script.instead} has themes too, so it cannot stand in for this one"
        if not script.tags:
            yield "instead", "only a script with 'tags' can be passed over"
    tie: Any = script.at
    for field in ("location", "card", "character"):
        value = getattr(tie, field, "")
        if value and value not in _ids(tie, field, known):
            yield f"at.{field}", f"there is no '{value}'"
    for i, condition in enumerate(script.conditions):
        yield from ((f"if[{i}]", what) for what in _check_condition(condition, known))
    if isinstance(tie, OnUnguarded):
        ends = (op for node in script.nodes.values() for op in getattr(node, "ops", ()) if tag(op) == "game_over")
        if script.tags or next(ends, None) is None:
            yield "at", "a page of a house that nobody guards has no 'tags' and ends with 'game_over' (TW-8.5)"
    if isinstance(tie, PAGES_ONLY):
        for name, node in script.nodes.items():
            if not isinstance(node, Text | Check | End):
                yield f"nodes.{name}", f"'{tag(node)}' has no place on a page of the end; only text, check and end have"


def _ids(tie: Any, field: str, known: Known) -> frozenset[str]:
    if field == "location":
        return known.cards["location"]
    return known.characters if field == "character" else known.cards[tag(tie)]


# --- ways -------------------------------------------------------------------------------------------------------------


def _check_ways(script: Script) -> Iterator[Finding]:
    nodes = script.nodes
    graph = {name: node.ways() for name, node in nodes.items()}
    broken = list(astray(graph))
    yield from ((f"nodes.{name}.{field}", f"there is no node '{target}'") for name, field, target in broken)
    if not broken:
        ends = {name for name, node in nodes.items() if _ends(node)}
        pauses = {name for name, node in nodes.items() if node.pauses}
        yield from ((f"nodes.{name}", what) for name, what in check_graph(graph, [script.start], ends, pauses))


def _ends(node: Any) -> bool:
    if isinstance(node, End | GotoScript):
        return True
    return isinstance(node, Effect) and any(tag(op) == "game_over" for op in node.ops)


# --- nodes ------------------------------------------------------------------------------------------------------------


def _check_node(node: Any, script: Script, known: Known) -> Iterator[Finding]:
    match node:
        case Text(soft=True, tags=()):
            yield ".soft", "only a page with 'tags' has a softer variant"
        case Choice():
            yield from _check_choice(node, known)
        case Test():
            yield from _check_test(node)
        case Check():
            for i, condition in enumerate(node.conditions):
                yield from ((f".if[{i}]", what) for what in _check_condition(condition, known))
        case Effect():
            for field, op in ops_in(node.ops, ".ops"):
                yield from ((field, what) for what in check_op(op, known))
        case CombatNode(enemies=()):
            yield ".enemies", "a fight needs at least one enemy"
        case TradeNode():
            yield from ((".offer", what) for what in check_offer(node.offer, known))
        case GotoScript():
            if node.script not in known.scripts:
                yield ".script", f"there is no script {node.script}"
            else:
                given = set(_all_names(script))
                missing = [n for n in known.scripts[node.script].names if n not in given]
                if missing:
                    yield ".script", f"script {node.script} needs the name '{missing[0]}'"


def _check_choice(node: Choice, known: Known) -> Iterator[Finding]:
    if not any(not option.conditions and not option.cost for option in node.options):
        yield ".options", "at least one option must have neither 'if' nor 'cost'"
    ids = [option.id for option in node.options]
    for i, option in enumerate(node.options):
        if option.id in ids[:i]:
            yield f".options[{i}].id", f"'{option.id}' stands twice"
        for j, condition in enumerate(option.conditions):
            yield from ((f".options[{i}].if[{j}]", what) for what in _check_condition(condition, known))
        for op in option.cost:
            yield from ((f".options[{i}].cost", what) for what in check_op(op, known))


def _check_test(node: Test) -> Iterator[Finding]:
    if node.kind == "black_range":
        covered = [n for row in node.table for n in range(row.first, row.last + 1)]
        if sorted(covered) != list(range(1, TEN + 1)):
            yield ".table", "every roll from 1 to 10 must stand in it exactly once"
        return
    if node.table:
        yield ".table", "only 'black_range' has a table"
    if node.kind == "prowess" and (not node.who or node.who in GROUPS[:3]):
        yield ".who", "a Prowess test is one person's"
    if node.kind == "empathy_group" and not node.who:
        yield ".who", "is missing"
    if node.kind in ("black_at_most", "empathy_group") and not node.value:
        yield ".value", "is missing"


# --- ops and conditions -----------------------------------------------------------------------------------------------


def ops_in(ops: tuple[Op, ...], path: str) -> Iterator[tuple[str, Op]]:
    """Every op of a list and of those inside it, by the field where it stands in the file."""
    for i, op in enumerate(ops):
        yield f"{path}[{i}]", op
        for ending, part in op.parts().items():
            yield from ops_in(part, f"{path}[{i}].{ending}")


def check_op(op: Any, known: Known) -> Iterator[str]:
    """What an op refers to and does not exist, or says and cannot mean."""
    for word in _words(getattr(op, "what", ())):
        if word not in known.tokens:
            yield f"there is no token or class '{word}'"
    token = getattr(op, "token", "")
    if token and token not in known.tokens:
        yield f"there is no token '{token}'"
    script = getattr(op, "script", 0) or 0
    if script and script not in known.scripts:
        yield f"there is no script {script}"
    otherwise = getattr(op, "otherwise", 0)
    if isinstance(op, Schedule) and otherwise and otherwise not in known.scripts:
        yield f"there is no script {otherwise}"
    if isinstance(op, Join) and op.character and op.character not in known.characters:
        yield f"there is no character '{op.character}'"
    if isinstance(op, FightOp) and not op.enemies:
        yield "a fight needs at least one enemy"
    if hasattr(op, "offer"):
        yield from check_offer(op.offer, known)
    for condition in getattr(op, "conditions", ()):
        yield from _check_condition(condition, known)


def check_offer(offer: tuple[str, ...], known: Known) -> Iterator[str]:
    for word in offer:
        if word not in ("green", "grey", "red", "yellow") and word not in known.tokens:
            yield f"'{word}' is neither a colour nor a token"


def _check_condition(condition: Any, known: Known) -> Iterator[str]:
    for word in _words(getattr(condition, "what", ())):
        if word not in known.tokens:
            yield f"there is no token or class '{word}'"
    for field, ids in (
        ("character", known.characters),
        ("location", known.cards["location"]),
        ("fitting", known.cards["fitting"]),
    ):
        for word in _words(getattr(condition, field, ())):
            if word not in ids:
                yield f"'{field}': there is no '{word}'"


def _words(what: str | tuple[str, ...]) -> tuple[str, ...]:
    return (what,) if isinstance(what, str) else what


# --- names ------------------------------------------------------------------------------------------------------------


def _binds(node: Any) -> set[str]:
    """The names that are bound when a node has been left."""
    found = {node.bind} if isinstance(node, Test) and node.bind else set()
    if isinstance(node, Effect):
        for _, op in ops_in(node.ops, ""):
            name = getattr(op, "bind", "")
            if name:
                found.add(name)
    return found


def _all_names(script: Script) -> set[str]:
    found = set(script.names)
    for node in script.nodes.values():
        found |= _binds(node)
    return found


def bound_at(script: Script) -> dict[str, set[str]]:
    """The names that are bound on every way to a node."""
    start = set(script.names)
    if getattr(script.at, "character", "") or isinstance(script.at, OnEpilogue | OnFallen | OnGone):
        start.add("self")
    at: dict[str, set[str]] = {script.start: start}
    edge = [script.start]
    while edge:
        name = edge.pop()
        node = script.nodes[name]
        after = at[name] | _binds(node)
        for target in node.ways().values():
            if target not in script.nodes:
                continue
            fresh = after if target not in at else at[target] & after
            if target not in at or fresh != at[target]:
                at[target] = set(fresh)
                edge.append(target)
    return at


def _check_names(script: Script, known: Known) -> Iterator[Finding]:
    fixed = {*GROUPS, *PICKING, *known.characters, ""}
    bound = bound_at(script)
    for name, node in script.nodes.items():
        if name not in bound:
            continue
        names = set(bound[name])
        for field, who in _asked(node, names):
            if who not in fixed and who not in names:
                yield f"nodes.{name}{field}", f"nobody is bound to '{who}' on every way to here"


def _asked(node: Any, names: set[str]) -> Iterator[Finding]:
    """The selectors of a node; names that its ops bind join ``names`` as they come."""
    if isinstance(node, Test):
        yield ".who", node.who
    for condition in getattr(node, "conditions", ()):
        yield ".if", getattr(condition, "who", "")
    if isinstance(node, Choice):
        for i, option in enumerate(node.options):
            for condition in option.conditions:
                yield f".options[{i}].if", getattr(condition, "who", "")
    if isinstance(node, Effect):
        for field, op in ops_in(node.ops, ".ops"):
            yield field, getattr(op, "who", "")
            for name in op.names if isinstance(op, Schedule) else ():
                yield field, name
            for condition in getattr(op, "conditions", ()):
                yield field, getattr(condition, "who", "")
            bind = getattr(op, "bind", "")
            if bind:
                names.add(bind)
            elif getattr(op, "who", "") in PICKING and not isinstance(op, Pick):
                names.add("picked")


# --- where scripts are read -------------------------------------------------------------------------------------------


def check_book(scripts: dict[int, Script], sent_out: set[int], sent_home: set[int]) -> Iterator[tuple[int, str, str]]:
    """Ops of the party stand only where the party is out (TW-31.7); a script that nothing leads to is told.

    ``sent_out`` and ``sent_home`` are the scripts that cards lead to, out there and in the Shelter.
    """
    out, home = set(sent_out), set(sent_home)
    for script in scripts.values():
        if isinstance(script.at, OUT) or (isinstance(script.at, OnPhase) and script.at.phase == "scavenging"):
            # before the party leaves there is neither noise nor Unknown
            (out if isinstance(script.at, OUT) else home).add(script.id)
        elif script.at is not None:
            home.add(script.id)
    _spread(scripts, out, home)
    for script in scripts.values():
        if script.id in home:
            for name, node in script.nodes.items():
                for field, op in ops_in(getattr(node, "ops", ()), ".ops"):
                    if op.out_only:
                        yield script.id, f"nodes.{name}{field}", f"'{tag(op)}' is possible only while the party is out"
                for option in getattr(node, "options", ()):
                    if any(op.out_only for op in option.cost):
                        yield script.id, f"nodes.{name}", "cards can be returned only while the party is out"
        if script.id not in out and script.id not in home:
            yield script.id, "id", "nothing leads to this script"


def _spread(scripts: dict[int, Script], out: set[int], home: set[int]) -> None:
    """Scripts that others lead to are read where those are; scheduled ones always at home."""
    changed = True
    while changed:
        before = len(out) + len(home)
        for script in scripts.values():
            for target, always_home in _leads(script):
                for here in (out, home):
                    if script.id in here:
                        (home if always_home else here).add(target)
        changed = len(out) + len(home) != before


def _leads(script: Script) -> Iterator[tuple[int, bool]]:
    if script.instead:
        yield script.instead, False
    for node in script.nodes.values():
        if isinstance(node, GotoScript):
            yield node.script, False
        for _, op in ops_in(getattr(node, "ops", ()), ""):
            yield from leads_of(op)


def leads_of(op: Op) -> Iterator[tuple[int, bool]]:
    """The scripts that an op leads to, and whether they are read at home whatever happens."""
    if isinstance(op, Schedule):
        yield op.script, True
        if op.otherwise:
            yield op.otherwise, True
    elif tag(op) == "epilogue":
        yield op.script, True  # type: ignore[union-attr]  # the tag says so
