"""Cross checks of the script book of Zone Survival: ways that lead somewhere, choices that can be made (SV-1.12)."""

from __future__ import annotations

from collections.abc import Iterator

from cordon.games.stalker.content_files import ZONE_SCRIPTS, Decoded
from cordon.games.stalker.survival_scripts import Beat, Choice, Effect, ScriptNode, ZoneScript
from cordon.games.stalker.terms import node_after, node_of, script_of_node
from cordon.kernel.book import astray, check_graph, reached
from cordon.kernel.content import Problems


def check_zone_scripts(decoded: Decoded) -> Problems:
    """Every script alone, and the ways between them."""
    scripts: list[ZoneScript] = decoded.cards[ZONE_SCRIPTS]
    for script in scripts:
        yield from ((ZONE_SCRIPTS, script.id, field, what) for field, what in _check_script(script))
    if ZONE_SCRIPTS in decoded.broken or not all(script.nodes for script in scripts):
        return
    places = {name: (script, i) for script in scripts for i, (name, _) in enumerate(script.named_nodes())}
    graph = {name: _ways(script, i) for name, (script, i) in places.items()}
    broken = list(astray(graph))
    for name, field, target in broken:
        script, i = places[name]
        yield ZONE_SCRIPTS, script.id, f"nodes[{i}].{field}", f"there is no script '{script_of_node(target)}'"
    if broken:
        return
    found = reached(graph, [node_of(script.id, 0) for script in scripts if script.opened_by])
    for script in scripts:
        if node_of(script.id, 0) not in found:
            yield ZONE_SCRIPTS, script.id, "from", "nothing leads to this script: neither a card nor another script"
    starts = [node_of(script.id, 0) for script in scripts]
    ends = {name for name, (script, i) in places.items() if _may_end(script, i)}
    pauses = {name for name, (script, i) in places.items() if script.nodes[i].pauses}
    for name, what in check_graph(graph, starts, ends, pauses):
        script, i = places[name]
        yield ZONE_SCRIPTS, script.id, f"nodes[{i}]", what


def _check_script(script: ZoneScript) -> Iterator[tuple[str, str]]:
    if not script.nodes or not isinstance(script.nodes[0], Beat):
        yield "nodes", "a script begins with its page: 'node: beat'"
    keys: list[str] = []
    for i, node in enumerate(script.nodes):
        match node:
            case Beat() if i:
                yield f"nodes[{i}]", "a script has one page, at its beginning"
            case Effect(do=()):
                yield f"nodes[{i}].do", "an effect needs at least 1 op"
            case Choice(options=options):
                if all(option.when or option.pay for option in options):
                    yield f"nodes[{i}].options", "one of them must always be possible: without 'when' and 'pay'"
                keys += [option.key for option in options]
    if keys != [str(number) for number in range(1, len(keys) + 1)]:
        yield "nodes", "the options of a script are numbered from 1 on, in their order"


def _ways(script: ZoneScript, place: int) -> dict[str, str]:
    """The nodes that may follow one, by the field that leads there."""
    node = script.nodes[place]
    branches = node.branches()
    found = {f"{node.field(said)}goto": node_of(to.goto, 0) for said, to in branches.items() if to.goto}
    if place + 1 < len(script.nodes) and _goes_on(node):
        found["next"] = node_after(node_of(script.id, place))
    return found


def _may_end(script: ZoneScript, place: int) -> bool:
    """Whether the book may be closed after a node."""
    return place + 1 == len(script.nodes) and _goes_on(script.nodes[place])


def _goes_on(node: ScriptNode) -> bool:
    """Whether one may come to what stands after a node."""
    branches = node.branches().values()
    return not branches or any(not branch.goto for branch in branches)
