"""The question what people's own dice show, in words: the same for every game, apart from the names of dice and faces.

A die is called ``own-die-<name>``, or ``die-<name>`` where that is enough; what is on its faces ``own-face-<name>``
with the face, or ``face-<face>``. Without such messages a face is what the game calls it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cordon.faces.choices import Choice
from cordon.faces.journal import Line, told
from cordon.faces.speaker import Asked
from cordon.faces.teller import Teller
from cordon.kernel.decisions import Seat
from cordon.kernel.own_dice import AGAIN, FACE, OwnDice, Wanted
from cordon.words.catalogue import Words
from cordon.words.spelling import capital


def die_name(words: Words, die: str) -> str:
    """What a die is called."""
    short = die.rpartition(":")[2]
    keys = (f"own-die-{short}", f"die-{short}")
    return words.say(next((key for key in keys if words.has(key)), "own-dice-die"))


def face_name(words: Words, die: str, face: str) -> str:
    """What is on a face."""
    if words.has(key := f"own-face-{die.rpartition(':')[2]}"):
        return words.say(key, face=face)
    return words.say(key) if words.has(key := f"face-{face.lower()}") else face


def question(words: Words, wanted: Wanted) -> str:
    """Which dice are to be thrown, and which of them is read next."""
    die = die_name(words, wanted.die.name)
    if wanted.times == 1:
        return words.say("own-dice-one", die=die)
    text = words.say("own-dice-several", die=die, count=wanted.times, number=len(wanted.shown) + 1)
    if not wanted.shown:
        return text
    faces = ", ".join(face_name(words, wanted.die.name, face) for face in wanted.facts().shown)
    return f"{text} {words.say('own-dice-shown', faces=faces)}"


def choices(words: Words, wanted: Wanted) -> tuple[Choice, ...]:
    """What can be said: a face, that one was misread, or that the answer is given up."""
    return tuple(
        Choice(number, option, capital(_label(words, wanted, option)))
        for number, option in enumerate(wanted.decision().options, 1)
    )


def _label(words: Words, wanted: Wanted, option: str) -> str:
    if option in FACE:
        return face_name(words, wanted.die.name, wanted.die.faces[FACE.read(option)])
    return words.say("own-dice-again" if option in AGAIN else "own-dice-withdraw")


def story(session: OwnDice[Any], teller: Teller[Any], seat: Seat | None) -> list[Line]:
    """What has happened since the answer that waits for its dice, as far as a seat may know it."""
    found = [line for note, line in told(teller, session.heard) if note.is_for(seat) and line.text]
    teller.know(session)
    return found


def asked(session: OwnDice[Any], teller: Teller[Any], seat: Seat | None) -> Asked:
    """The whole question, for a seat that reads it."""
    wanted = session.wanted
    assert wanted is not None
    return Asked(
        text=question(teller.words, wanted),
        names=(),
        story=tuple(line.text for line in story(session, teller, seat)),
        choices=choices(teller.words, wanted),
        odds={},
        facts=msgspec.to_builtins(wanted.facts()),
    )
