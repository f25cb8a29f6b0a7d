"""What is done beside the server (``workshop``): a save from outside is read, minds think (``pondering``).

Nothing in a save is believed, and it is read where it can harm nobody. What goes in and what comes out is plain JSON: a
job, and a match, a thought, or what is wrong.
"""

from __future__ import annotations

import traceback

import msgspec

from cordon.bots.registry import bot_names
from cordon.games.registry import GAMES
from cordon.kernel import saves, typed
from cordon.kernel.errors import CodedError, SaveError, SetupError
from cordon.table.matches import beginning
from cordon.table.pondering import Thinking, Thoughts, thought
from cordon.table.records import NewMatch
from cordon.table.seals import is_ours


class Job(msgspec.Struct, frozen=True, tag="read"):
    """A file to read: the key of this server's seal, the longest log that is taken, and where new luck comes from."""

    data: bytes
    key: bytes
    most: int
    seed: int


class Read(msgspec.Struct, frozen=True, tag="read"):
    """The match of a save, and the bots that sat there."""

    match: NewMatch
    bots: tuple[str, ...]


class Wrong(msgspec.Struct, frozen=True, tag="wrong"):
    """What is wrong with a save: an error with its arguments, of which one may be an error again."""

    code: str
    arguments: dict[str, Wrong | int | str]

    def error(self, kind: type[CodedError] = SaveError) -> CodedError:
        """The error itself."""
        given = {name: arg.error(SetupError) if isinstance(arg, Wrong) else arg for name, arg in self.arguments.items()}
        return kind(self.code, **given)


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A fault of ours, for the log."""

    where: str


Outcome = Read | Thoughts | Wrong | Failed


def done(job: bytes) -> bytes:
    """Do a job. Whatever is wrong with the file is an answer too."""
    try:
        asked = typed.decoder(Job | Thinking).decode(job)
        found: Outcome = read(asked) if isinstance(asked, Job) else thought(asked)
    except SaveError as error:
        found = _wrong(error)
    except (MemoryError, KeyboardInterrupt):
        raise
    except Exception:
        found = Failed(traceback.format_exc(limit=-6))
    return msgspec.json.encode(found)


def read(job: Job) -> Read:
    """The match of a save: played again answer by answer, or one that this server has written itself."""
    save = saves.decoded(job.data)
    longest = max(len(save.log), len(save.second_looks))
    if longest > job.most:
        raise SaveError("save-long", answers=longest, most=job.most)
    ours = is_ours(save, job.key)
    session = saves.restored(save, GAMES).session if ours else saves.proved(save, GAMES)
    session.reseed(job.seed)
    known = bot_names(session.spec.id)
    named = save.people.get("bots")
    bots = [str(name) if name in known else "" for name in named] if isinstance(named, list | tuple) else []
    seats = session.setup.seats
    return Read(beginning(session), tuple((bots + [""] * seats)[:seats]))


def _wrong(error: CodedError) -> Wrong:
    return Wrong(error.code, {name: _plain(value) for name, value in error.arguments.items()})


def _plain(value: object) -> Wrong | int | str:
    if isinstance(value, CodedError):
        return _wrong(value)
    return value if isinstance(value, int) and abs(value) < 2**53 else str(value)[:400]
