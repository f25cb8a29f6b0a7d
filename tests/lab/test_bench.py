"""The benchmark measures what it says; how fast it is, no test says."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.games.registry import game, pack
from cordon.kernel.errors import OptionError
from cordon.kernel.state import encode
from cordon.lab import bench

ZONA = game("zona")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SAMPLES", 12)
    monkeypatch.setattr(bench, "COUNTED", 2)
    monkeypatch.setattr(bench, "CROWDED", 3)
    monkeypatch.setattr(bench, "REPEATS", 2)
    monkeypatch.setattr(bench, "UNDO_SESSIONS", 1)


@pytest.mark.parametrize("game", [["zona"], ["stalker"], ["stalker", "--mission", "B1"]])
def test_the_command_prints_every_figure(few: None, game: list[str]) -> None:
    done = CliRunner().invoke(app, ["bench", *game, "--seconds", "0.05", "--json"])
    found = json.loads(done.stdout)
    assert list(found) == [
        "decisions_per_second",
        "choices_per_second",
        "options_us",
        *(["options_crowded_us"] if game[0] == "stalker" else []),
        "clone_us",
        "encode_us",
        "snapshot_bytes",
        "view_us",
        "undo_ms",
    ]
    assert all(value > 0 for value in found.values())
    assert found["choices_per_second"] <= found["decisions_per_second"]


def test_positions_are_from_the_middle_of_matches(few: None) -> None:
    positions = list(bench.mid_match(ZONA, {}))
    assert len(positions) == 12
    assert len({encode(match.state) for match in positions}) == 12
    assert all(match.pending and match.state.outcome is None for match in positions)


def test_crowded_positions_have_four_stalkers_and_twelve_enemies(few: None) -> None:
    crowd = pack("stalker").crowd
    assert crowd is not None
    positions = list(bench.crowded(game("stalker"), crowd))
    assert len({encode(match.state) for match in positions}) == 3
    for match in positions:
        assert match.pending
        assert len(match.state.stalkers) == 4
        assert len(match.state.enemies) >= 12
        assert all(stalker.space >= 0 for stalker in match.state.stalkers.values())


def test_undo_is_measured_after_a_thousand_answers(few: None) -> None:
    (session,) = bench._sessions(ZONA, {}, 1000)
    assert len(session.entries) == 1000
    before = session.digest()
    bench_undone = session.undo("turn", second_look=True)
    assert bench_undone >= 1
    for _ in range(bench_undone):
        session.redo()
    assert session.digest() == before


def test_no_time_at_all_is_refused() -> None:
    with pytest.raises(OptionError, match="--seconds must be more than 0, not 0"):
        bench.measure("zona", 0)
