"""How a room follows what happens to its table in other processes.

The database is the truth, and a room is a copy that follows the log: it fetches the answers behind its own serial and
plays them with the luck that they had; after an undo it goes back as far as the two logs are alike. A word from another
process is only a nudge: whatever it was about, the room looks what is new for it, and looking twice does no harm.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cordon.kernel import typed
from cordon.kernel.chance import Chance
from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SaveError, UndoRefused
from cordon.kernel.own_dice import OwnDice
from cordon.kernel.session import Session
from cordon.table.branches import common
from cordon.table.lines import chat_line, notice_line, reactions
from cordon.table.matches import give_again, with_own_dice, with_whose_dice
from cordon.table.past import Cut
from cordon.table.problems import ComeBack, Refusal
from cordon.table.protocol import Chat, Logged, Reacted, Sign
from cordon.table.records import ChatRecord, Here, Looker, MatchRecord, Notice, Said, TableRecord, Tail
from cordon.table.standing import Standing

if TYPE_CHECKING:
    from cordon.table.narrators import Reader
    from cordon.table.room import News, Room

MATCH, PEOPLE, VOICES = "match", "people", "voices"
"""What a room may have to look at: its match and its table, who is there, what is said."""
ALL = frozenset({MATCH, PEOPLE, VOICES})


class Seed(msgspec.Struct):
    """Of a stored state only what its luck comes from."""

    chance: Chance


class Played(NamedTuple):
    """What was played elsewhere: the moments on the way, and what is told of the last."""

    between: Sequence[Standing]
    news: News


class Following:
    """What a room knows of its table beside its match, and how it gets to know what is new."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.elsewhere: dict[int, Here] = {}
        """Who looks at the table in other processes."""
        self.chat: dict[int, ChatRecord] | None = None
        self.notices: dict[int, int] | None = None
        """What was told of the chat, and how often of what the table has seen, since somebody was here."""
        self._wanted: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    # --- looking ----------------------------------------------------------------------------------------------------

    def look(self, kinds: Iterable[str]) -> None:
        """Something is new elsewhere: look at it as soon as nobody else is at work in the room."""
        self._wanted.update(kinds)
        if self._wanted and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._look(), name=f"following {self.room.code}")

    async def _look(self) -> None:
        room = self.room
        while self._wanted:
            try:
                await room.alone(self._see, is_use=False)
                await room.guests.give_back()
            except (ComeBack, Refusal):
                return
            except Exception as error:
                room.rooms.drop(room, error)
                return
            room.guests.drive()

    async def catch_up(self) -> None:
        """The match has gone on. Under the lock."""
        self._wanted.add(MATCH)
        await self._see()

    async def _see(self) -> None:
        """Whatever is new. Under the lock."""
        kinds, self._wanted = self._wanted, set()
        if MATCH in kinds:
            await self._follow()
        if PEOPLE in kinds:
            self.know_present((await self.room.storage.present([self.room.code])).get(self.room.code, {}))
        if VOICES in kinds:
            since = time.monotonic()
            said = await self.room.storage.said([self.room.code])
            self.know_said(said.get(self.room.code, ()), since)

    async def _follow(self) -> None:
        """The match, and everything else that the table tells."""
        room = self.room
        tail = await room.storage.tail(room.code, room.serial, len(room.session.entries))
        if tail is None:
            room.rooms.end(room.code)
            raise ComeBack
        is_stirred = tail.pulse != room.table.pulse
        if tail.entries is None:
            whole = await room.storage.whole(room.code)
            if whole is None:
                room.rooms.end(room.code)
                raise ComeBack
            await self._take_table(whole[0])
            await self._play(partial(self._rejoined, room.standing, *whole, room.readers()))
            is_stirred = True
        else:
            if is_stirred and (table := await room.storage.table(room.code)) is not None:
                await self._take_table(table)
            if tail.entries:
                await self._play(partial(self._added, room.standing, room.table, tail, room.readers()))
        if is_stirred and self.chat is not None:
            self._tell_chat(await room.storage.chat(room.code))
            self._tell_notices(await room.storage.notices(room.code))

    async def _take_table(self, table: TableRecord) -> None:
        room, known = self.room, self.room.table
        of_match = {name: getattr(known, name) for name in ("serial", "brief", "changed", "waits")}
        table = msgspec.structs.replace(table, **of_match)
        if table == msgspec.structs.replace(known, pulse=table.pulse):
            room.table = table
            return
        for place in known.places:
            if place.person and place.person not in table.people and await room.storage.is_gone(place.person):
                room.rooms.forgotten.add(place.person)
        await room.take_table(table, is_ours=False)
        room.tell_seats()
        room.talk.tell()
        room.rooms.heralds.mark(room.code)

    # --- the match --------------------------------------------------------------------------------------------------

    async def _play(self, played: partial[Played]) -> None:
        room, before = self.room, self.room.standing.brief
        try:
            found = await room.work(played, "follow")
        except (SaveError, UndoRefused):
            room.rooms.send_back(room)
            raise ComeBack from None
        for standing in found.between:
            room.council.follow(standing)
        room.take_over(found.news)
        if before.outcome or room.standing.brief.outcome:
            room.tell_seats()

    def _added(self, standing: Standing, table: TableRecord, tail: Tail, readers: set[Reader]) -> Played:
        """Answers were added to the end. In a thread."""
        start, between = len(standing.session.entries) + 1, []
        for entry in tail.entries or ():
            session = with_whose_dice(table, standing.session)
            session.again(entry)
            standing = standing.after(session, entry.seat)
            between.append(standing)
        return Played(between[:-1], self.room.news(standing.noted(tail.brief), readers, start))

    def _rejoined(self, standing: Standing, table: TableRecord, match: MatchRecord, readers: set[Reader]) -> Played:
        """Something else has happened as well: back to where the two logs part, and on from there. In a thread."""
        old = standing.session
        keep = common(old.entries, match.entries)
        taken_back = len(old.entries) - keep
        session: Session[Any] = old.given_up() if isinstance(old, OwnDice) else old.twin()
        if taken_back:
            session.undo_to(keep, second_look=True)
        self.room.narrators.cut(session)
        give_again(session, match.entries[keep:])
        session.second_looks = list(match.second_looks)
        if match.snapshot is not None:
            session.reseed(typed.decode(match.snapshot.state, Seed).chance.seed)
        if table.own_dice:
            session = with_own_dice(table, session)
        looks = tuple(look for was, look in zip_longest(old.second_looks, match.second_looks) if look != was and look)
        after = Standing.of(session, table.serial, match.undone).noted(table.brief)
        if not taken_back and keep == len(match.entries):
            after = after.with_questions_of(standing)
        news = self.room.news(after, readers, keep + 1, Cut(taken_back, keep, looks))
        return Played((), news._replace(is_undo=taken_back > 0))

    # --- what else is told ------------------------------------------------------------------------------------------

    def know_chat(self, lines: Sequence[ChatRecord], notices: Sequence[Notice]) -> None:
        """All of it is told to somebody who comes in; the others know it, or are told what they have missed."""
        self._tell_chat(lines)
        self._tell_notices(notices)

    def _tell_chat(self, lines: Sequence[ChatRecord]) -> None:
        known = self.chat
        self.chat = {line.id: line for line in lines}
        for line in lines if known is not None else ():
            if known is not None and line.id not in known:
                self._send(Chat(chat_line(line)))
            elif known is not None and known[line.id].reactions != line.reactions:
                self._send(Reacted(line.id, reactions(line.reactions)))

    def tell_line(self, line: ChatRecord) -> None:
        """A new line of chat."""
        if self.chat is not None:
            self.chat[line.id] = line
        self._send(Chat(chat_line(line)))

    def tell_reactions(self, line: int, given: tuple[tuple[Sign, str], ...]) -> None:
        """What is thought of a line of chat now."""
        if self.chat is not None and line in self.chat:
            self.chat[line] = msgspec.structs.replace(self.chat[line], reactions=given)
        self._send(Reacted(line, reactions(given)))

    def tell_notice(self, notice: Notice) -> None:
        """Something that the table has seen, to everybody in their own language; told once."""
        if self.notices is not None:
            if self.notices.get(notice.id, 0) >= notice.times:
                return
            self.notices[notice.id] = notice.times
        for connection in self.room.connections:
            connection.send(Logged(notice_line(notice, connection.language)))

    def _tell_notices(self, notices: Sequence[Notice]) -> None:
        if self.notices is None:
            self.notices = {notice.id: notice.times for notice in notices}
        for notice in notices:
            self.tell_notice(notice)

    def _send(self, message: msgspec.Struct) -> None:
        for connection in self.room.connections:
            connection.send(message)

    # --- who is there -----------------------------------------------------------------------------------------------

    def here(self) -> Here | None:
        """Who looks at the table in this process; nothing if nobody does."""
        room = self.room
        if not room.connections or room.is_closed:
            return None
        found = {
            Looker(one.person.id if one.person else "", one.person.name if one.person else "", one.seat)
            for one in room.connections
        }
        people = tuple(sorted(found, key=lambda one: (one.person, one.seat is None, one.seat or 0)))
        leader, at = room.times.led_here()
        return Here(people, leader, at)

    def know_present(self, present: dict[int, Here]) -> None:
        """Who is there in other processes."""
        room = self.room
        others = {process: here for process, here in present.items() if process != room.rooms.company.process}
        if others == self.elsewhere:
            return
        before, self.elsewhere = self.elsewhere, others
        if before:
            room.seen = time.monotonic()
        room.tell_seats()
        room.talk.tell()
        room.times.know(next(((one.leader, one.at) for one in others.values() if one.leader), ("", None)))

    def lookers(self) -> list[Looker]:
        """Everybody in other processes."""
        return [one for here in self.elsewhere.values() for one in here.people]

    # --- what is said -----------------------------------------------------------------------------------------------

    def know_said(self, said: Sequence[Said], since: float) -> None:
        """What seats say in other processes about the open question, as it was read after a moment."""
        room = self.room
        unsaid = room.rooms.company.unsaid(room.code, since)
        votes: dict[Seat, str] = {}
        ready: set[Seat] = set()
        for one in said:
            if one.kind == "vote" and one.serial >= room.council.since:
                votes[one.seat] = one.value
            elif one.kind == "ready" and one.serial >= room.council.since:
                ready.add(one.seat)
        for kind, seat in unsaid:
            if kind == "vote":
                votes.pop(seat, None)
                votes.update({seat: room.council.votes[seat]} if seat in room.council.votes else {})
            elif kind == "ready":
                ready.discard(seat)
                ready.update({seat} & room.council.said_enough)
        decisions = [known.decision for known in room.asked.values()]
        votes = {seat: vote for seat, vote in votes.items() if any(one.accepts(vote) for one in decisions)}
        if (votes, ready) != (room.council.votes, room.council.said_enough):
            room.council.votes, room.council.said_enough = votes, ready
            room.talk.tell()
        if not any(kind == "wish" for kind, _ in unsaid):
            wish = next((one for one in said if one.kind == "wish" and one.serial == room.serial), None)
            room.past.know_wish(wish)
