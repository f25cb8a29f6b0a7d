"""Shared things are built once, whoever asks first; and decoding survives any number of threads."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

from cordon.kernel.once import once

PATIENCE = 20.0


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """What each of these comes to, all begun at the same moment."""
    ready = threading.Barrier(len(works))
    found: list[Any] = [None] * len(works)

    def run(i: int) -> None:
        ready.wait(PATIENCE)
        found[i] = works[i]()

    threads = [threading.Thread(target=run, args=(i,), daemon=True) for i in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), "two threads wait for each other"
    return found


def test_what_two_want_at_once_is_built_once() -> None:
    second_asks = threading.Event()
    built: list[int] = []

    @once
    def thing(number: int) -> list[int]:
        built.append(number)
        second_asks.wait(PATIENCE)
        return [number]

    def second() -> list[int]:
        second_asks.set()
        return thing(1)

    one, other = at_once(lambda: thing(1), second)
    assert one is other is thing(1)
    assert built == [1]
    assert thing(2) == [2]


def test_builders_may_call_each_other_in_any_order() -> None:
    inside = threading.Barrier(2)

    @once
    def this(deep: bool) -> str:
        with pytest.raises(threading.BrokenBarrierError):
            inside.wait(0.1)  # only one thread builds
        return that(False) if deep else "this"

    @once
    def that(deep: bool) -> str:
        with pytest.raises(threading.BrokenBarrierError):
            inside.wait(0.1)
        return this(False) if deep else "that"

    assert at_once(lambda: this(True), lambda: that(True)) == ["that", "this"]


def test_what_is_built_is_had_while_something_else_is_being_built() -> None:
    done = threading.Event()

    @once
    def slow() -> bool:
        return done.wait(PATIENCE)

    @once
    def thing() -> str:
        return "thing"

    def meanwhile() -> str:
        found = thing()
        done.set()
        return found

    assert thing() == "thing"
    assert at_once(slow, meanwhile) == [True, "thing"]


def test_a_failure_is_not_kept() -> None:
    tries: list[int] = []

    @once
    def thing() -> str:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("not yet")
        return "thing"

    with pytest.raises(ValueError, match="not yet"):
        thing()
    assert thing() == "thing"


DECODING = """
import sys, threading
import msgspec
from cordon.kernel import typed

sys.setswitchinterval(1e-6)
for n in range(60):
    fields = [("a", int), ("b", dict[str, tuple[int, ...]]), ("c", list[str])]
    parts = [msgspec.defstruct(f"Part{n}x{i}", fields, tag=True) for i in range(30)]
    whole = msgspec.defstruct(f"Whole{n}", [(f"f{i}", part) for i, part in enumerate(parts)])
    raw = {f"f{i}": {"type": f"Part{n}x{i}", "a": i, "b": {"x": [1, 2]}, "c": ["d"]} for i in range(30)}
    json = msgspec.json.encode(raw)
    ready = threading.Barrier(4)

    def read(number):
        ready.wait()
        whole_one = typed.convert(raw, whole) if number % 2 else typed.decode(json, whole)
        part = typed.convert(raw["f7"], parts[7])
        assert whole_one.f7 == part and part.b == {"x": (1, 2)}

    threads = [threading.Thread(target=read, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("all read")
"""


def test_threads_may_decode_what_nobody_has_decoded_before() -> None:
    """In a process of its own: where this fails, the process ends."""
    done = subprocess.run([sys.executable, "-c", DECODING], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "all read\n"), done.stderr
