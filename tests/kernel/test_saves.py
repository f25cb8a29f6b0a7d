"""Saves: versions, migrations, and everything that may be wrong with a file."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cordon.kernel import saves
from cordon.kernel.errors import SaveError, UndoRefused
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.kernel.fair import FAIR, Fair

GAMES = {"fair": FAIR}


def a_match() -> Session[Fair]:
    session = Session(FAIR, Setup(2, 3))
    for seat, answer in ((0, "1"), (1, "0"), (0, "toss"), (0, "well:left")):
        session.answer(seat, answer)
    return session


def sealed(plain: dict[str, Any]) -> bytes:
    """A file whose check fits, as another program would have written it."""
    save = msgspec.convert({**plain, "check": ""}, saves.Save)
    return json.dumps({**plain, "check": saves._hash(save)}).encode()


def changed(change: Callable[[dict[str, Any]], None]) -> bytes:
    plain = json.loads(saves.dump(a_match()))
    change(plain)
    return sealed(plain)


def test_a_save_gives_back_the_match_its_past_and_its_people() -> None:
    session = a_match()
    loaded = saves.load(saves.dump(session, {"names": ["Olha", "bot"]}), GAMES)
    assert loaded.session.digest() == session.digest()
    assert loaded.session.notes == session.notes
    assert loaded.people == {"names": ["Olha", "bot"]}
    loaded.session.undo()


def test_writing_replaces_a_file_only_when_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.json"
    saves.write(path, a_match())
    first = path.read_bytes()
    saves.write(path, a_match())
    assert path.read_bytes() == first
    assert [entry.name for entry in path.parent.iterdir()] == ["match.json"]


@pytest.mark.parametrize("length", [0, 1, 20, 400, -2])
def test_a_truncated_save_is_told_as_such(length: int) -> None:
    with pytest.raises(SaveError, match="save-cut"):
        saves.load(saves.dump(a_match())[:length], GAMES, "match.json")


def test_bytes_that_are_no_text_are_told_as_a_damaged_save() -> None:
    with pytest.raises(SaveError, match="save-cut"):
        saves.load(saves.dump(a_match()).replace(b"fair", b"\xff\xfe\xfa"), GAMES)


@pytest.mark.parametrize(
    "data", [b"[]", b'"zona"', b"{}", b'{"cordon": "1"}', b'{"cordon": 0}', b'{"cordon": -3}', b'{"cordon": true}']
)
def test_a_foreign_file_is_told_as_such(data: bytes) -> None:
    with pytest.raises(SaveError, match="save-foreign"):
        saves.load(data, GAMES)


def test_an_edited_save_is_told_as_such() -> None:
    data = saves.dump(a_match()).replace(b'"coins": 2', b'"coins": 9', 1)
    with pytest.raises(SaveError, match="save-edited"):
        saves.load(data, GAMES)


def test_a_newer_format_and_newer_rules_ask_for_an_update() -> None:
    newer = json.loads(saves.dump(a_match()))
    newer["cordon"] = 99
    with pytest.raises(SaveError, match=r"save-newer-format \(found=99, known=1\)"):
        saves.load(json.dumps(newer).encode(), GAMES)
    with pytest.raises(SaveError, match=r"save-newer-rules \(found=7, known=1\)"):
        saves.load(changed(lambda plain: plain.update(rules=7)), GAMES)


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(SaveError, match=r"save-game \(game=gloom, known=fair\)"):
        saves.load(changed(lambda plain: plain.update(game="gloom")), GAMES)


def test_a_missing_or_unknown_field_is_named() -> None:
    plain = json.loads(saves.dump(a_match()))
    del plain["log"]
    with pytest.raises(SaveError, match=r"save-shape.*log"):
        saves.load(json.dumps(plain).encode(), GAMES)
    plain = json.loads(saves.dump(a_match()))
    plain["extra"] = 1
    with pytest.raises(SaveError, match=r"save-shape.*extra"):
        saves.load(json.dumps(plain).encode(), GAMES)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: s["purses"]["0"].update(coins="many"), "save-snapshot.*Expected `int`, got `str`.*purses"),
        (lambda s: s["stack"][0].update(type="Jump"), "save-snapshot.*Jump"),
        (lambda s: s["stack"][0].update(at="leap"), "save-snapshot.*FairMatch.leap"),
        (lambda s: s.update(deck=["bell", "dragon"]), "save-unknown-ids.*dragon"),
        (lambda s: s.update(stack=[]), "save-snapshot"),
        (lambda s: s["chance"].update(seed=2**128), "save-snapshot.*chance"),
        (lambda s: s["chance"].update(drawn=-1), "save-snapshot.*chance"),
        (lambda s: s.update(seats=3), "save-snapshot.*seats"),
        (lambda s: s["purses"]["0"].update(coins=10**15), "save-snapshot.*1000000000000000"),
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused(change: Callable[[dict[str, Any]], None], message: str) -> None:
    with pytest.raises(SaveError, match=message):
        saves.load(changed(lambda plain: change(plain["snapshot"])), GAMES)


def test_a_log_that_no_longer_replays_keeps_the_snapshot_and_loses_the_past() -> None:
    loaded = saves.load(changed(lambda plain: plain["log"][0].__setitem__(1, "77")), GAMES)
    assert loaded.past_lost
    assert loaded.session.decisions == a_match().decisions
    loaded.session.answer(0, "run")
    loaded.session.answer(1, "run")
    with pytest.raises(UndoRefused, match="undo-past"):
        loaded.session.undo_to(0, second_look=True)
    saves.load(saves.dump(loaded.session), GAMES)


def test_rules_that_never_were_are_told_as_a_wrong_field() -> None:
    with pytest.raises(SaveError, match=r"save-shape \(detail=rules: 0\)"):
        saves.load(changed(lambda plain: plain.update(rules=0)), GAMES)


def test_a_second_look_out_of_every_range_is_told_as_a_wrong_field() -> None:
    plain = json.loads(saves.dump(a_match()))
    for look in ({"at": 2**63, "answers": 1}, {"at": -1, "answers": 1}, {"at": 0, "answers": 2**31}):
        with pytest.raises(SaveError, match=r"save-shape.*second_looks"):
            saves.load(sealed({**plain, "second_looks": [look]}), GAMES)


# --- proof ------------------------------------------------------------------------------------------------------------


def a_race() -> Session[Fair]:
    """A match whose last answer, the fifth, met luck."""
    session = a_match()
    session.answer(0, "run")
    assert session.entries[-1].draws
    return session


def proved(change: Callable[[dict[str, Any]], None]) -> Session[Fair]:
    plain = json.loads(saves.dump(a_race()))
    change(plain)
    return saves.proved(saves.decoded(sealed(plain)), GAMES)


def test_a_log_proves_its_snapshot_whatever_seed_luck_comes_from_now() -> None:
    assert proved(lambda _: None).digest() == a_race().digest()
    other = proved(lambda plain: plain["snapshot"]["chance"].update(seed=2**100))
    assert (other.seed, other.notes) == (2**100, a_race().notes)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda plain: plain["log"][0].__setitem__(1, "77"), r"save-replay \(answer=1"),
        (lambda plain: plain["log"][0].__setitem__(0, 9), r"save-replay \(answer=1"),
        (lambda plain: plain["log"][0].__setitem__(0, 2**63), r"save-replay \(answer=1"),
        (lambda plain: plain["log"].pop(), "save-differs"),
        (lambda plain: plain["log"].append([1, "run", [], False]), r"save-replay \(answer=6, detail=luck\)"),
        (lambda plain: plain["log"].append(plain["log"][-1]), r"save-replay \(answer=6"),
        (lambda plain: plain["log"][4][2].append(["coin", [0]]), r"save-replay \(answer=5, detail=luck\)"),
        (lambda plain: plain["log"][4][2].clear(), r"save-replay \(answer=5, detail=luck\)"),
        (lambda plain: plain.update(opening=[]), r"save-opening \(detail=luck\)"),
        (lambda plain: plain["opening"].append(["die", [0]]), r"save-opening \(detail=luck\)"),
        (lambda plain: plain["opening"][0].__setitem__(1, [0, 0, 0]), "save-opening.*not an order"),
        (lambda plain: plain["snapshot"]["purses"]["0"].update(coins=99), "save-differs"),
        (lambda plain: plain["snapshot"]["deck"].reverse(), "save-differs"),
        (lambda plain: plain["setup"].update(seats=9), "save-setup.*setup-seats"),
        (lambda plain: plain["setup"].update(seed=2**128), "save-setup.*setup-seed"),
    ],
)
def test_what_its_own_log_does_not_prove_is_no_proof(change: Callable[[dict[str, Any]], None], message: str) -> None:
    with pytest.raises(SaveError, match=message):
        proved(change)


def test_an_older_save_goes_through_its_migrations() -> None:
    def rename(snapshot: dict[str, Any]) -> dict[str, Any]:
        return {**snapshot, "round": snapshot.pop("day")}

    newer = dataclasses.replace(FAIR, rules_version=2, migrations={1: rename})

    def as_before(plain: dict[str, Any]) -> None:
        plain["snapshot"]["day"] = plain["snapshot"].pop("round")

    loaded = saves.load(changed(as_before), {"fair": newer})
    assert loaded.session.game.state.round == 1
    assert loaded.session.decisions == a_match().decisions


def test_an_unreadable_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"none\.json: save-unreadable \(detail=No such file"):
        saves.read(tmp_path / "none.json", GAMES)
