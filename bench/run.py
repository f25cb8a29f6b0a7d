"""Measures Cordon beside its peer in one run and prints how both compare with the targets.

The two take turns, so that a busy machine slows both; each figure is the median of its rounds. A missed
target is printed and is no error. A figure that could not be measured is one.

A decision is one answer of ours and one tick of the peer's. Most of the peer's ticks leave no choice, while our
decisions with a single answer answer themselves and are not counted; so the choices are compared too.
"""

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
CORDON = Path(sys.executable).with_name("cordon")
PEER_PYTHON = HERE.parent / ".venv-peer" / "bin" / "python"

Figures = dict[str, float]


@dataclass(frozen=True)
class Line:
    """One row of the table: our figure, the peer's, what the target is about, and whether it is met."""

    what: str
    ours: float
    peer: float | None
    compared: float
    target: str
    met: bool


@dataclass(frozen=True)
class Target:
    what: str
    key: str
    peer_key: str | None
    text: str
    is_met: Callable[[float], bool]  # of the ratio to the peer, or of our figure where there is no peer


def targets(times_peer: int, snapshot: int) -> list[Target]:
    """What a game should come to: so many times the peer's decisions per second, and at most so long a snapshot."""
    return [
        Target(
            "decisions per second",
            "decisions_per_second",
            "decisions_per_second",
            f"≥ {times_peer} × peer",
            lambda x: x >= times_peer,
        ),
        Target("of these with a choice", "choices_per_second", "choices_per_second", "", lambda _: True),
        Target("clone, µs", "clone_us", "copy_us", "≤ 0.25 × peer", lambda x: x <= 0.25),
        Target("snapshot, bytes", "snapshot_bytes", None, f"< {snapshot:,}", lambda x: x < snapshot),
        Target("options, µs", "options_us", None, "< 1,000", lambda x: x < 1_000),
        Target("view, µs", "view_us", None, "< 500", lambda x: x < 500),
        Target("undo, ms", "undo_ms", None, "< 5", lambda x: x < 5),
        Target("encode, µs", "encode_us", None, "", lambda _: True),
    ]


CROWDED = Target("options, 12 enemies, µs", "options_crowded_us", None, "< 1,000", lambda x: x < 1_000)

TARGETS = {
    "zona": targets(times_peer=2, snapshot=12_000),
    "stalker": [*targets(times_peer=1, snapshot=20_000), CROWDED],
    "twom": targets(times_peer=2, snapshot=15_000),
}


def measure(command: list[str]) -> Figures:
    """Runs a command that prints one JSON object, and keeps its numbers."""
    shown = " ".join([Path(command[0]).name, *command[1:]])
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        sys.exit(f"“{shown}” could not be started: {error.strerror}. Run it through “make bench”.")
    if done.returncode:
        sys.exit(f"“{shown}” failed:\n{done.stderr or done.stdout}")
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        sys.exit(f"“{shown}” did not print JSON:\n{done.stdout}")
    return {key: value for key, value in answer.items() if isinstance(value, int | float)}


def medians(rounds: list[Figures]) -> Figures:
    return {key: statistics.median(figures[key] for figures in rounds) for key in rounds[0]}


def compare(game: str, ours: Figures, peer: Figures) -> list[Line]:
    lines = []
    for target in TARGETS[game]:
        if target.key not in ours:
            sys.exit(f"“cordon bench” gave no {target.key}.")
        mine = ours[target.key]
        other = None if target.peer_key is None else peer[target.peer_key]
        compared = mine if other is None else mine / other
        lines.append(Line(target.what, mine, other, compared, target.text, target.is_met(compared)))
    return lines


def number(value: float | None) -> str:
    if value is None:
        return ""
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(lines: list[Line]) -> str:
    rows = [("", "Cordon", "peer", "ratio", "target", "")]
    for line in lines:
        ratio = number(line.compared) if line.peer is not None else ""
        verdict = ("met" if line.met else "missed") if line.target else ""
        rows.append((line.what, number(line.ours), number(line.peer), ratio, line.target, verdict))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    aligns = "<>>><<"
    return "\n".join(
        "  ".join(f"{cell:{align}{width}}" for cell, align, width in zip(row, aligns, widths, strict=True)).rstrip()
        for row in rows
    )


def missed(lines: dict[str, list[Line]]) -> str:
    """The targets that are missed, by game, in one line."""
    found = [f"{game}: {line.what}" for game, of_game in lines.items() for line in of_game if not line.met]
    return f"missed: {', '.join(found)}" if found else "every target is met"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--rounds", type=int, default=3, help="how often each side is measured")
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="about how long each of the peer's measurements takes"
    )
    parser.add_argument("--game", choices=[*TARGETS], help="one game only")
    options = parser.parse_args()

    games = [options.game] if options.game else [*TARGETS]
    ours: dict[str, list[Figures]] = {game: [] for game in games}
    peer: list[Figures] = []
    for turn in range(options.rounds):
        print(f"round {turn + 1} of {options.rounds} …", file=sys.stderr)
        for game in games:
            ours[game].append(measure([str(CORDON), "bench", game, "--json"]))
        peer.append(measure([str(PEER_PYTHON), str(HERE / "peer_catanatron.py"), "--seconds", str(options.seconds)]))

    lines = {game: compare(game, medians(ours[game]), medians(peer)) for game in games}
    if options.json:
        told = {game: {"rounds": ours[game], "lines": [*map(asdict, lines[game])]} for game in games}
        print(json.dumps({"games": told, "peer": peer}))
        return
    for game in games:
        print(f"{game} beside catanatron, medians of {options.rounds} rounds in turn")
        print(table(lines[game]))
    print(missed(lines))


if __name__ == "__main__":
    main()
