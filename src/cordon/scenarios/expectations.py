"""What a ``then`` expects, compared with what is there; each difference is told with path, expected and found."""

from __future__ import annotations

from typing import Any

import msgspec

from cordon.kernel.decisions import Decision
from cordon.kernel.events import Event, Note
from cordon.scenarios.nodes import Node, is_operator, leaves
from cordon.scenarios.position import plain
from cordon.scenarios.stages import Stage

WORDS = ("asked", "facts", "offered", "only", "not_offered", "refused", "events", "no_events", "outcome")


class Check:
    """One ``then``: collects every difference."""

    def __init__(self, stage: Stage, notes: list[Note]) -> None:
        self.stage = stage
        self.notes = notes
        self.differences: list[str] = []

    def check(self, then: Node) -> list[str]:
        """Compare everything that ``then`` says."""
        words = {key: node for key, node in then.mapping().items() if key in WORDS}
        for key, node in words.items():
            getattr(self, f"_{key}")(node)
        paths = {key: node for key, node in then.mapping().items() if key not in WORDS}
        for path, node in leaves(Node(paths, then.file, then.line, then.path)):
            self._compare(node, self.stage.look_up(path, node))
        return self.differences

    def _differs(self, node: Node, message: str) -> None:
        self.differences.append(str(node.error(message)))

    # --- values -----------------------------------------------------------------------------------------------------

    def _compare(self, node: Node, found: Any) -> None:
        if isinstance(node.value, dict) and is_operator(node):
            for operator, wanted in node.value.items():
                self._operate(operator, wanted, found)
        elif not self._same(node, found):
            self._differs(node, f"expected {shown(node.plain())}, found {shown(found)}")

    def _operate(self, operator: str, wanted: Node, found: Any) -> None:
        if operator in ("at_least", "at_most"):
            bound = wanted.number()
            if not isinstance(found, int):
                raise wanted.error(f"there is no number here but {shown(found)}")
            fits = found >= bound if operator == "at_least" else found <= bound
        elif operator == "not":
            fits = not self._same(wanted, found)
        else:
            if not isinstance(found, list):
                raise wanted.error(f"there is no list here but {shown(found)}")
            fits = self._operate_on_list(operator, wanted, found)
        if not fits:
            self._differs(wanted, f"expected {operator} {shown(wanted.plain())}, found {shown(found)}")

    def _operate_on_list(self, operator: str, wanted: Node, found: list[Any]) -> bool:
        if operator == "count":
            return len(found) == wanted.number(0)
        if operator in ("first", "last"):
            return bool(found) and self._same(wanted, found[0 if operator == "first" else -1])
        listed = [any(self._same(entry, value) for value in found) for entry in wanted.items()]
        return all(listed) if operator == "includes" else not any(listed)

    def _same(self, node: Node, found: Any) -> bool:
        """Whether a value is as expected. A name stands for any copy; of records, only the fields named count."""
        value = node.value
        if isinstance(value, dict):
            return isinstance(found, dict) and all(
                key in found and self._same(child, found[key]) for key, child in value.items()
            )
        if isinstance(value, list):
            if not isinstance(found, list) or len(found) != len(value):
                return False
            if found and isinstance(found[0], dict):
                return self._same_in_any_order(value, found)
            return all(self._same(child, entry) for child, entry in zip(value, found, strict=True))
        if isinstance(found, dict) and "card" in found:
            return self._same(node, found["card"])
        if isinstance(value, str) and isinstance(found, str):
            return self.stage.is_called(value, found)
        if value is None:
            return found is None or found == ""
        return type(value) is type(found) and bool(value == found)

    def _same_in_any_order(self, wanted: list[Node], found: list[Any]) -> bool:
        left = list(found)
        # the most exact descriptions choose first
        for node in sorted(wanted, key=lambda node: -len(node.value) if isinstance(node.value, dict) else 0):
            match = next((entry for entry in left if self._same(node, entry)), None)
            if match is None:
                return False
            left.remove(match)
        return True

    # --- questions and options ----------------------------------------------------------------------------------------

    def _decision(self, node: Node) -> Decision | None:
        decisions = self.stage.game.decisions()
        if not decisions:
            self._differs(node, "nobody is asked anything: the match is over")
            return None
        return decisions[0]

    def _asked(self, node: Node) -> None:
        entries = node.mapping(("seat", "kind")) if isinstance(node.value, dict) else {"seat": node}
        asked = [{"seat": decision.seat, "kind": decision.kind} for decision in self.stage.game.decisions()]
        wanted = {key: entry.value for key, entry in entries.items()}
        if not any(all(found[key] == value for key, value in wanted.items()) for found in asked):
            self._differs(node, f"expected {shown(wanted)}, found {shown(asked)}")

    def _facts(self, node: Node) -> None:
        decision = self._decision(node)
        if decision is None:
            return
        facts = plain(self.stage.game.facts(decision.seat))
        for key, wanted in node.mapping().items():
            if key not in facts:
                raise wanted.error(f"{decision.kind} tells no {key!r}; it tells: {', '.join(facts) or 'nothing'}")
            self._compare(wanted, facts[key])

    def _answers(self) -> list[str]:
        return [answer for decision in self.stage.game.decisions() for answer in decision.answers()]

    def _offered(self, node: Node) -> None:
        for entry in node.items():
            if not self._is_offered(entry):
                self._differs(entry, f"expected {entry.text()} to be offered, found {shown(self._answers())}")

    def _not_offered(self, node: Node) -> None:
        for entry in node.items():
            if self._is_offered(entry):
                self._differs(entry, f"expected {entry.text()} not to be offered, but it is")

    def _only(self, node: Node) -> None:
        """Exactly these options, beside what may be done at any time."""
        found = [option for decision in self.stage.game.decisions() for option in decision.options]
        missing = [entry.text() for entry in node.items() if not self._is_offered(entry)]
        more = [o for o in found if not any(self.stage.is_called(entry.text(), o) for entry in node.items())]
        if missing or more:
            self._differs(node, f"expected only {shown(node.plain())}, found {shown(found)}")

    def _is_offered(self, node: Node) -> bool:
        return any(self.stage.is_called(node.text(), answer) for answer in self._answers())

    def _refused(self, node: Node) -> None:
        decision = self._decision(node)
        if decision is None:
            return
        found = self.stage.game.refusals(decision.seat)
        for option, wanted in node.mapping().items():
            entries = wanted.mapping(("rule", "reason"), needed=("rule", "reason"))
            if any(self.stage.is_called(option, answer) for answer in self._answers()):
                self._differs(wanted, "expected to be refused, but it is offered")
                continue
            reasons = [refusal.reason for refusal in found if self.stage.is_called(option, refusal.option)]
            rule, reason = entries["rule"].text(), entries["reason"].text()
            if not any((given.rule, given.id) == (rule, reason) for given in reasons):
                told = ", ".join(f"{given.id} ({given.rule})" for given in reasons) or "no reason"
                self._differs(wanted, f"expected to be refused by {reason} ({rule}), found {told}")

    # --- events and the end -------------------------------------------------------------------------------------------

    def _events(self, node: Node) -> None:
        """They must appear in this order; others may come between."""
        after = 0
        for entry in node.items():
            name, fields = self._event(entry)
            found = next((i for i in range(after, len(self.notes)) if self._fits(i, name, fields)), None)
            if found is None:
                told = [described(note.event) for note in self.notes]
                where = " after the ones before it" if after else ""
                self._differs(entry, f"expected the event {shown(entry.plain())}{where}, found {shown(told)}")
                return
            after = found + 1

    def _no_events(self, node: Node) -> None:
        for entry in node.items():
            name, fields = self._event(entry)
            found = [note.event for i, note in enumerate(self.notes) if self._fits(i, name, fields)]
            if found:
                self._differs(entry, f"expected no such event, found {shown(described(found[0]))}")

    def _event(self, node: Node) -> tuple[str, dict[str, Node]]:
        """``Moved`` or ``Moved: {seat: 0}``."""
        known = {kind.__name__: kind for kind in self.stage.spec.events()}
        if not isinstance(node.value, dict):
            return node.one_of(tuple(known), "event"), {}
        entries = node.mapping()
        if len(entries) != 1:
            raise node.error("one event for each entry: a name, or a name with its fields")
        name, fields = next(iter(entries.items()))
        if name not in known:
            raise node.error(f"{name!r} is no event; there are: {', '.join(known)}")
        return name, fields.mapping(tuple(field.name for field in msgspec.structs.fields(known[name])))

    def _fits(self, i: int, name: str, fields: dict[str, Node]) -> bool:
        event = self.notes[i].event
        return type(event).__name__ == name and all(
            self._same(node, plain(getattr(event, key))) for key, node in fields.items()
        )

    def _outcome(self, node: Node) -> None:
        outcome = self.stage.game.state.outcome
        found = plain(outcome) if outcome is not None else None
        if isinstance(node.value, str) and outcome is not None:
            found = outcome.result
        if not self._same(node, found):
            self._differs(node, f"expected {shown(node.plain())}, found {shown(found)}")


def described(event: Event) -> dict[str, Any]:
    """An event with the fields that say something."""
    fields = {name: plain(getattr(event, name)) for name in event.__struct_fields__}
    return {
        type(event).__name__: {
            name: value for name, value in fields.items() if value not in ("", 0, None) or name == "seat"
        }
    }


def shown(value: Any) -> str:
    """A value as one would write it in the file."""
    text = msgspec.json.encode(value).decode() if not isinstance(value, str) else value
    return text.replace('"', "").replace(",", ", ").replace(":{", ": {")
