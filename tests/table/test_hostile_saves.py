"""Saves from outside: whatever is in them, nobody else notices, and nothing is believed that their log does not prove."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.errors import SaveError
from cordon.kernel.session import Session
from cordon.kernel.state import digest
from cordon.table.reading import Job, Read, read
from cordon.table.seals import sealed
from cordon.table.settings import Limits
from cordon.table.workshop import Workshop
from cordon.words.catalogue import Words
from cordon.words.errors import tell_error
from tests.table.harness import WIDE, Person, Problem, Server, options_of, settings_for
from tests.table.hostile import BOMB, checked, looping, real, tampered

KEY = b"the key of this server's seal...."
MANY = 2_000
VERY_MANY = int(os.environ.get("SOAK_SAVES", "20000"))


# --- tampering --------------------------------------------------------------------------------------------------------


def is_proved(found: Read) -> bool:
    """Whether the state that the table would have is the one that its log leads to."""
    match = found.match
    spec = GAMES[match.game]
    again = Session.replayed(spec, match.setup, match.opening, list(match.entries))
    state = saves.thaw(spec, msgspec.json.decode(match.snapshot.state))
    again.reseed(state.chance.seed)
    return again.digest() == digest(state)


async def bombarded(game: str, count: int, seed: int) -> dict[str, int]:
    """Let a workshop read tampered saves; what came of them, by code."""
    luck, told = random.Random(seed), dict[str, int]()
    workshop = Workshop(Limits(), Limits().import_seconds)
    pids = set()
    try:
        for _ in range(count):
            data = tampered(game, luck)
            try:
                found = await workshop.read(data, KEY)
            except SaveError as error:
                code = error.code
            else:
                code = "read"
                assert is_proved(found), data
            told[code] = told.get(code, 0) + 1
            assert code != "save-dear", data
            assert workshop.process is not None
            pids.add(workshop.process.pid)
    finally:
        await workshop.stop()
    assert len(pids) == 1, "none of them has ended the workshop"
    return told


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_tampered_save_is_believed_or_does_harm(game: str, seed: int) -> None:
    with capture_logs() as logged:
        told = asyncio.run(bombarded(game, MANY // 2 // len(GAMES) + 1, seed))
    assert not logged, "each is refused in words, and none of them by accident"
    assert {"read", "save-replay", "save-differs", "save-shape", "save-snapshot"} <= set(told), told


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_none_of_very_many_tampered_saves_is_believed_or_does_harm(game: str, seed: int) -> None:
    asyncio.run(bombarded(game, VERY_MANY // 10 // len(GAMES) + 1, seed))


# --- the server's own -------------------------------------------------------------------------------------------------


def of_other_rules(game: str = "zona") -> saves.Save:
    """A save whose log is not possible under the rules of today."""
    plain = real(game)
    plain["log"][3][1] = "no-such-answer"
    return saves.decoded(checked(plain))


def test_a_save_of_other_rules_is_taken_back_by_the_server_that_wrote_it() -> None:
    ours = saves.encoded(sealed(of_other_rules(), KEY))
    found = read(Job(ours, KEY, 5000, 7))
    assert found.bots == ("", "greedy")
    state = msgspec.json.decode(found.match.snapshot.state)
    assert state["chance"]["seed"] == 7
    assert {**state, "chance": 0} == {**real("zona")["snapshot"], "chance": 0}


@pytest.mark.parametrize("key", [b"", b"another server's key"])
def test_a_save_of_other_rules_is_refused_everywhere_else(key: bytes) -> None:
    theirs = saves.encoded(sealed(of_other_rules(), key))
    with pytest.raises(SaveError, match=r"save-replay \(answer=4"):
        read(Job(theirs, KEY, 5000, 7))


@pytest.mark.parametrize("of", [{"rules": 1}, {"content": "of last year"}])
def test_a_save_from_elsewhere_that_is_of_another_version_says_so(of: dict[str, Any]) -> None:
    plain = real("zona") | of
    plain["log"][3][1] = "no-such-answer"
    other = saves.decoded(checked(plain))
    with pytest.raises(SaveError, match="save-other-version") as told:
        read(Job(saves.encoded(other), KEY, 5000, 7))
    assert tell_error(Words("en", "server"), told.value).startswith(
        "This save was made under other rules or cards than those of this version, and its match cannot be played again "
        "here. Answer 4 of the match cannot be given again"
    )


@pytest.mark.parametrize("seal", [None, 7, "", "é", ["x"], "0" * 64])
def test_a_seal_that_is_none_changes_nothing(seal: object) -> None:
    other = of_other_rules()
    forged = saves.encoded(saves.for_people(other, {**other.people, "seal": seal}))
    with pytest.raises(SaveError, match=r"save-replay \(answer=4"):
        read(Job(forged, KEY, 5000, 7))


def test_a_sealed_save_that_was_changed_is_one_from_outside() -> None:
    plain = json.loads(saves.encoded(sealed(of_other_rules(), KEY)))
    plain["snapshot"]["stack"].append(dict(BOMB))
    with pytest.raises(SaveError, match="save-snapshot"):
        read(Job(checked(plain), KEY, 5000, 7))


# --- at the table -----------------------------------------------------------------------------------------------------


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers with limits of their own."""
    running: list[Server] = []

    def start(**limits: Any) -> Server:
        folder = tmp_path / str(len(running))
        folder.mkdir()
        changed = msgspec.structs.replace(WIDE, **limits)
        server = Server(settings_for(f"sqlite:///{folder / 'table.db'}", limits=changed))
        running.append(server.__enter__())
        return server

    yield start
    for server in running:
        server.__exit__()


def imported(person: Person, data: bytes) -> Any:
    headers = {"Content-Type": "application/octet-stream"}
    return person._told(person.http.post("/api/import", content=data, headers=headers, timeout=60))


def refused(person: Person, data: bytes) -> str:
    """What is said against a save."""
    with pytest.raises(Problem) as problem:
        imported(person, data)
    assert (problem.value.status, problem.value.code) == (400, "save"), problem.value
    assert problem.value.hint
    return problem.value.message


def bombs() -> dict[str, bytes]:
    """Saves of a few kilobytes with a frame that would never end."""
    on_top, below, seats, long = real("zona"), real("zona"), real("zona"), real("zona")
    on_top["snapshot"]["stack"].append(dict(BOMB))
    on_top["log"] = []
    below["snapshot"]["stack"].insert(1, {**BOMB, "draw": 900_000})
    below["log"] = []
    seats["snapshot"]["seats"] = 10**9
    long["log"][2][1] = "x" * 500
    return {name: checked(plain) for name, plain in locals().items()}


def free_loop(answers: int) -> bytes:
    """A save of Zona that only looks into the shop and leaves it again, for as long as one likes."""
    plain = real("zona", 3)
    plain["log"] = [[0, "outfit" if number % 2 else "enough"] for number in range(answers)]
    return checked(plain)


def answers_of(person: Person, until: threading.Event) -> int:
    """Somebody who plays at another table until something is over; how many answers went through."""
    line, luck, given = person.enter(person.table(1)), random.Random(1), 0
    while not until.is_set() or given < 3:
        question = line.wait_for_question()
        if question is None:
            line = person.enter(person.table(1))
            continue
        line.answer(luck.choice(options_of(question)))
        line.hear_until("update")
        given += 1
    return given


def beside_somebody(server: Server, work: Callable[[Person], None]) -> int:
    """Do something while somebody else plays; how many answers went through meanwhile."""
    over, failed = threading.Event(), list[BaseException]()

    def worked() -> None:
        try:
            work(server.person())
        except BaseException as error:
            failed.append(error)
        finally:
            over.set()

    thread = threading.Thread(target=worked)
    bystander = server.person()
    thread.start()
    given = answers_of(bystander, over)
    thread.join()
    assert not failed, failed
    return given


def test_a_frame_that_never_ends_stops_nobody(serving: Callable[..., Server]) -> None:
    server = serving()

    def attack(person: Person) -> None:
        for name, data in bombs().items():
            assert len(refused(person, data)) > 40, name

    assert beside_somebody(server, attack) >= 3
    server.person().table(2)


def test_a_log_without_an_end_is_refused_by_its_length(serving: Callable[..., Server]) -> None:
    server = serving(save=16 * 1024 * 1024)

    told = refused(server.person(), free_loop(340_000))
    assert "340,000" in told.replace("340000", "340,000")


def swelling() -> bytes:
    """A save that grows when it is read."""
    return checked({**real("zona", 3), "people": {"nobody": [[]] * 4_000_000}})


@pytest.mark.parametrize(
    ("limits", "made"),
    [({"import_seconds": 1.0}, lambda: looping(150_000)), ({"import_memory": 300 * 1024 * 1024}, swelling)],
)
def test_what_takes_too_long_or_too_much_is_ended_and_others_are_read(
    serving: Callable[..., Server], limits: dict[str, Any], made: Callable[[], bytes]
) -> None:
    server = serving(save=16 * 1024 * 1024, import_answers=10**9, **limits)
    honest = json.dumps(real("zona", 3)).encode()
    assert imported(server.person(), honest)["game"] == "zona"
    process = server.rooms.workshop.process

    def attack(person: Person) -> None:
        assert "memory" in refused(person, made())

    assert beside_somebody(server, attack) >= 3
    assert imported(server.person(), honest)["game"] == "zona"
    assert server.rooms.workshop.process is process, "only the child was ended"


def test_odd_numbers_and_words_are_refused_in_words(serving: Callable[..., Server]) -> None:
    person = serving().person()
    plain = real("zona", 3)
    for change in (
        {"rules": 0},
        {"rules": -(10**9)},
        {"cordon": 0},
        {"cordon": 2**70},
        {"second_looks": [{"at": 2**63, "answers": 1}]},
        {"log": [[2**63, "rest", [], False]]},
        {"log": [[-1, "rest", [], False]]},
        {"log": [[0, "a" * 121, [], False]]},
        {"log": [[0, "\0", [], False]]},
        {"setup": {"seats": 2**40, "seed": 1, "config": {}}},
        {"setup": {"seats": 2, "seed": 2**200, "config": {}}},
        {"setup": {"seats": 2, "seed": 1, "config": {"\0": "\0"}}},
        {"game": "\0" * 300},
    ):
        assert len(refused(person, checked({**plain, **change}))) > 20, change


def test_one_address_may_import_so_many_saves_and_no_more(serving: Callable[..., Server]) -> None:
    server = serving(imports=(0.0001, 2.0))
    for _ in range(2):
        refused(server.person(), b"{}")
    with pytest.raises(Problem) as problem:
        imported(server.person(), b"{}")
    assert (problem.value.status, problem.value.code) == (429, "too-many-imports")


def test_nothing_is_left_of_the_workshop_when_the_server_ends(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, save=16 * 1024 * 1024, import_answers=10**9, import_seconds=60.0)
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits)) as server:
        person = server.person()
        imported(person, json.dumps(real("zona", 3)).encode())
        process = server.rooms.workshop.process
        assert process is not None

        def attack() -> None:
            with pytest.raises((httpx.HTTPError, Problem)):
                imported(person, looping(150_000))

        busy = threading.Thread(target=attack)
        busy.start()
        while not children_of(process.pid):
            pass
        children = children_of(process.pid)
    busy.join()
    for pid in (process.pid, *children):
        assert not Path(f"/proc/{pid}").exists()


def children_of(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_a_match_that_is_full_takes_no_more_answers(serving: Callable[..., Server], language: str) -> None:
    server = serving(answers=3)
    person = server.person()
    line = person.enter(person.table(1), language)
    for _ in range(3):
        question = line.wait_for_question()
        assert question is not None
        line.answer(options_of(question)[0])
        line.hear_until("update")
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])
    told = line.hear_until("refused")
    assert told["code"] == "too-long"
    assert len(told["message"]) > 40
    assert not told["message"].startswith("server-")
    line.say(say="undo", serial=line.serial, level="choice", to=None)
    line.hear_until("update")
    line.answer(options_of(line.mine or {})[0])
    line.hear_until("update")
