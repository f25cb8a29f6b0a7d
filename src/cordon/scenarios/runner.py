"""Running scenarios: set up, give, start, answer, compare."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from cordon.kernel.errors import CordonError
from cordon.kernel.events import Note
from cordon.scenarios.expectations import Check
from cordon.scenarios.nodes import Node, ScenarioError
from cordon.scenarios.registry import stage
from cordon.scenarios.scenario import Scenario, Step, read_scenarios, scenario_files
from cordon.scenarios.stages import Stage
from cordon.words.catalogue import Words
from cordon.words.errors import tell_error


@dataclass
class Report:
    """What came out: the scenarios that passed, and for each one that failed what differs."""

    passed: list[str] = field(default_factory=list)
    failed: dict[str, list[str]] = field(default_factory=dict)

    @property
    def summary(self) -> str:
        """The last line."""
        return f"{len(self.passed)} passed, {len(self.failed)} failed"


def run_all(places: list[Path]) -> Report:
    """Run every scenario of files and folders; a broken file does not keep the others from running."""
    report = Report()
    for place in places:
        try:
            files = scenario_files([place])
        except ScenarioError as error:
            report.failed[str(place)] = [str(error)]
            continue
        for path in files:
            _run_file(path, report)
    return report


def _run_file(path: Path, report: Report) -> None:
    try:
        scenarios = read_scenarios(path)
    except ScenarioError as error:
        report.failed[str(path)] = [str(error)]
        return
    for scenario in scenarios:
        problems = run(scenario)
        if problems:
            report.failed[scenario.name] = problems
        else:
            report.passed.append(scenario.name)


def run(scenario: Scenario) -> list[str]:
    """What is wrong with a scenario, or differs from it; nothing if it holds."""
    playing = _Run(scenario)
    try:
        return playing.run()
    except ScenarioError as error:
        return [str(error)]
    except CordonError as error:
        return [str(playing.at.error(tell_error(Words("en", "scenarios"), error)))]
    except Exception as error:
        # a bug of the engine must not keep the other scenarios from running
        return [str(playing.at.error(f"the engine broke: {type(error).__name__}: {error}"))]


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.laid: Stage | None = None
        self.notes: list[Note] = []

    @property
    def at(self) -> Node:
        """The node that is being carried out: where a problem is told."""
        return self.laid.at if self.laid is not None else self.scenario.game

    def run(self) -> list[str]:
        scenario = self.scenario
        laid = stage(scenario.game)
        for cited in scenario.cited:
            laid.check_rule(cited)
        self.laid = laid
        luck = scenario.steps[0].luck if scenario.steps else None
        laid.lay_out(scenario.setup, scenario.given, scenario.start, luck)
        laid.game.decisions()
        self.notes = list(laid.game.notes)
        for number, step in enumerate(scenario.steps):
            differences = self._step(laid, step, number)
            if differences:
                return differences
        return [str(node.error("this luck was left over: nothing drew it")) for node in laid.luck.left_over()]

    def _step(self, laid: Stage, step: Step, number: int) -> list[str]:
        if number and step.luck is not None:
            laid.luck.add(laid, step.luck)
        if number:
            self.notes = []
        for answer in step.when.items() if step.when is not None else ():
            laid.at = answer
            self._answer(laid, answer)
        if step.then is None:
            return []
        laid.at = step.then
        return Check(laid, self.notes).check(step.then)

    def _answer(self, laid: Stage, node: Node) -> None:
        game = laid.game
        asked = [decision.seat for decision in game.decisions()]
        if not asked:
            raise node.error("nobody is asked anything: the match is over")
        if isinstance(node.value, dict):
            entries = node.mapping()
            if len(entries) != 1:
                raise node.error("one answer for each entry: an option, or 'seat: option'")
            word, option = next(iter(entries.items()))
            if word not in [str(seat) for seat in range(game.state.seats)]:
                raise option.error(f"no seat {word!r}; there are 0 to {game.state.seats - 1}")
            seat = int(word)
        elif len(asked) > 1:
            raise node.error(f"seats {', '.join(map(str, asked))} are asked at once; say whose answer it is ('0: …')")
        else:
            seat, option = asked[0], node
        game.answer(seat, self._full(laid, seat, option))
        self.notes += game.notes

    @staticmethod
    def _full(laid: Stage, seat: int, node: Node) -> str:
        """The option in full; an answer may leave copies open where only one fits."""
        answer = str(node.value)
        offers = [offer for d in laid.game.decisions() if d.seat == seat for offer in d.answers()]
        fitting = [offer for offer in offers if laid.is_called(answer, offer)]
        if answer in fitting or not fitting:
            return answer
        if len(fitting) > 1:
            raise node.error(f"{answer!r} may be any of {', '.join(fitting)}; name one")
        return fitting[0]
