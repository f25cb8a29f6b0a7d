"""References say what an id stands for; verbs write and read options; kept queries hang on the door for writing."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from cordon.kernel.content import misfits
from cordon.kernel.decisions import Seat, grounds
from cordon.kernel.errors import EngineError
from cordon.kernel.refs import Ref, dangling, ref_of, refs_of, words_of
from cordon.kernel.verbs import said, verb

Space = Annotated[str, Ref("space", content="spaces")]
Beast = Annotated[str, Ref("beast", table="beasts")]

MOVE = verb("move", to=Space)
BITE = verb("bite", who=Beast, times=int)
REST = verb("rest")
POINT = verb("point", seat=Seat)


class Den(msgspec.Struct, frozen=True):
    space: Space
    beasts: tuple[Beast, ...] = ()
    seen: Space | None = None
    count: int = 0


class World(msgspec.Struct):
    beasts: dict[Beast, int]
    dens: dict[Space, Den]
    pairs: tuple[tuple[Beast, ...], ...] = ()
    tracks: tuple[tuple[Beast, Space], ...] = ()


class Printed:
    spaces = frozenset({"swamp", "bridge"})


def test_a_verb_writes_what_it_reads() -> None:
    assert MOVE("swamp") == "move:swamp"
    assert MOVE.read("move:swamp") == "swamp"
    assert BITE("hound", 2) == "bite:hound:2"
    bite = BITE.read("bite:hound:2")
    assert (bite.who, bite.times) == ("hound", 2)
    assert REST() == "rest"
    assert REST.read("rest") is None
    assert POINT.read(POINT(3)) == 3


def test_an_id_may_stand_alone() -> None:
    who = verb("", who=Beast)
    assert who("hound") == "hound"
    assert who.read("hound") == "hound"
    assert who.named("hound") == {"who": "hound"}
    assert "hound" in who
    assert "move:swamp" not in who


def test_what_is_left_out_reads_as_empty() -> None:
    assert MOVE.read("move") == ""
    assert BITE.read("bite:hound") == ("hound", "")


def test_the_last_argument_may_hold_a_colon() -> None:
    assert MOVE.read("move:a:b") == "a:b"
    assert BITE.named("bite:a:1") == {"who": "a", "times": 1}


def test_an_option_is_of_one_verb() -> None:
    assert "move:swamp" in MOVE
    assert "move" in MOVE
    assert "moved:swamp" not in MOVE
    assert "rest:swamp" not in REST
    assert said((REST, BITE, MOVE), "move:swamp").verb is MOVE
    assert said((REST, MOVE), "move:swamp").arguments == {"to": "swamp"}
    with pytest.raises(EngineError, match="no verb of this step reads 'jump'"):
        said((REST, MOVE), "jump")
    with pytest.raises(EngineError, match="'rest' is not move"):
        MOVE.read("rest")
    with pytest.raises(EngineError, match="jump has 4 arguments; an option names 3 things at most"):
        verb("jump", a=str, b=str, c=str, d=str)


def test_arguments_know_what_they_refer_to() -> None:
    assert [argument.ref for argument in BITE.arguments] == [Ref("beast", table="beasts"), None]
    assert ref_of(tuple[Space, ...]) == ref_of(Space | None) == Ref("space", content="spaces")
    assert ref_of(int) is None
    assert {field: ref.sort for field, ref in refs_of(Den).items()} == {
        "space": "space",
        "beasts": "beast",
        "seen": "space",
    }


def test_dangling_ids_are_found_wherever_they_stand() -> None:
    sound = World({"hound": 1}, {"swamp": Den("swamp", ("hound",))})
    assert dangling(sound, Printed) == []
    broken = World({"hound": 1}, {"moon": Den("swamp", ("hound", "bear"), "sea")}, (("hound", "wolf"),))
    assert dangling(broken, Printed) == ["dens: moon", "dens.beasts: bear", "dens.seen: sea", "pairs: wolf"]


def test_each_part_of_a_pair_is_of_its_own_sort() -> None:
    assert dangling(World({"hound": 1}, {}, tracks=(("hound", "swamp"),)), Printed) == []
    assert dangling(World({"hound": 1}, {}, tracks=(("wolf", "sea"),)), Printed) == ["tracks: wolf", "tracks: sea"]


def test_a_reason_is_declared_with_what_it_speaks_of() -> None:
    too_far = grounds("too-far", space=Space, steps=int)
    assert too_far.refs["space"] == ref_of(Space)
    reason = too_far("AB-1.2", "swamp", 3)
    assert (reason.id, reason.rule, reason.args) == ("too-far", "AB-1.2", {"space": "swamp", "steps": 3})
    with pytest.raises(ValueError, match="argument"):
        too_far("AB-1.2", "swamp")


def test_the_words_that_an_id_can_be_are_known_to_authors() -> None:
    colour = Annotated[Literal["green", "red"], Ref("colour")]
    assert words_of(colour) == ("green", "red")
    assert words_of(Space) == ()
    assert [problem for _, problem in misfits("blue", colour, "colour")] == [
        "Invalid enum value 'blue'; one of green, red"
    ]
