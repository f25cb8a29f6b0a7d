"""The lobby: making and finding tables, seats, names, saves and clones."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import Any, Literal, NamedTuple

from cordon.bots.registry import bot_names
from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.errors import SaveError, SetupError, UndoRefused
from cordon.kernel.session import Session
from cordon.kernel.spec import GameSpec, Setup
from cordon.table.limits import Buckets
from cordon.table.matches import beginning, fresh_seed
from cordon.table.names import TABLE_MOST, clean_name
from cordon.table.people import hashed
from cordon.table.problems import Refusal, server_words
from cordon.table.protocol import ChangeTable, CloneAt, GameInfo, NewTable, SeatOffer, SitBot, TableInfo
from cordon.table.records import NewMatch, Notice, Place, Someone, TableRecord
from cordon.table.room import Room, table_info
from cordon.table.rooms import CODE, Rooms
from cordon.table.seals import sealed
from cordon.table.settings import Settings
from cordon.table.storage import Storage
from cordon.table.stored import Conflict, ago, now

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that looks like something else."""
TRIES = 20
HOST_AWAY = timedelta(days=1)
"""How long a host has to be away before somebody else may take over."""


class Plan(NamedTuple):
    """How a new table is played, and where it comes from."""

    name: str | None = None
    undo: Literal["free", "strict"] = "free"
    discussion: int = 0
    public: bool = False
    own_dice: bool = False
    advice: bool = True
    origin: str | None = None
    origin_at: int | None = None


class Lobby:
    """What can be done with tables, apart from playing at them."""

    def __init__(self, storage: Storage, rooms: Rooms, settings: Settings) -> None:
        self.storage = storage
        self.rooms = rooms
        self.settings = settings
        self.imports = Buckets(*settings.limits.imports)

    # --- finding --------------------------------------------------------------------------------------------------

    async def table(self, code: str) -> TableRecord:
        """A table by its code, however it was typed."""
        typed = code.strip().upper()
        found = await self.storage.table(typed) if CODE.fullmatch(typed) else None
        if found is None:
            raise Refusal("no-table", code=typed[:12])
        return found

    def info(self, table: TableRecord, me: Someone | None) -> TableInfo:
        person = me.id if me is not None else None
        room = self.rooms.rooms.get(table.code)
        return table_info(table, table.brief, person, room.online() if room is not None else set())

    async def infos(self, tables: Sequence[TableRecord], me: Someone) -> list[TableInfo]:
        """Some tables, with who is there in whichever process."""
        online = await self.rooms.online([table.code for table in tables])
        return [table_info(table, table.brief, me.id, online[table.code]) for table in tables]

    async def told(self, code: str, me: Someone) -> TableInfo:
        """The table as it is now, after everybody in the room knows too."""
        return self.info(await self.rooms.changed(code) or await self.table(code), me)

    # --- making ---------------------------------------------------------------------------------------------------

    async def create(self, wish: NewTable, me: Someone, secret_seed: int | None = None) -> TableInfo:
        """A new table. That somebody has chosen the seed is told; a secret one, of a daily match, nobody knows."""
        if wish.game not in GAMES:
            raise Refusal("no-game", game=wish.game)
        for plan in wish.seats:
            self._check_bot(wish.game, plan.bot)
        drawn = fresh_seed() if secret_seed is None else secret_seed
        seed = drawn if wish.seed is None else wish.seed
        setup = Setup(len(wish.seats), seed, wish.config)
        try:
            session = await self.rooms.work(partial(Session, GAMES[wish.game], setup), "new match")
        except SetupError as error:
            raise Refusal("options", why=error) from None
        places = [Place(seat, None, plan.bot) for seat, plan in enumerate(wish.seats)]
        undo = wish.undo or ("strict" if wish.public else "free")
        seen = [] if wish.seed is None else [_seen("seed-chosen", 0, person=me.name)]
        if wish.own_dice:
            seen.append(_seen("own-dice", 0, person=me.name))
        match = beginning(session)
        advice = not wish.public if wish.advice is None else wish.advice
        rules = Plan(wish.name, undo, wish.discussion, wish.public, wish.own_dice, advice)
        table = await self.found(match, me, places, rules, seen)
        await self.rooms.begin(table, session)
        return self.info(table, me)

    async def load(self, data: bytes, me: Someone) -> TableInfo:
        """A table out of a save. The people of the save are not known here: their seats are free. Somebody may know the
        seed of the save, so the luck to come is from another one."""
        try:
            read = await self.rooms.workshop.read(data, await self.storage.secret("seal"))
        except SaveError as error:
            raise Refusal("save", why=error) from None
        places = [Place(seat, None, bot) for seat, bot in enumerate(read.bots)]
        seen = (_seen("imported", len(read.match.entries), person=me.name),)
        return self.info(await self.found(read.match, me, places, Plan(), seen), me)

    async def clone(self, code: str, wish: CloneAt, me: Someone) -> TableInfo:
        """A table of its own that goes on from a moment of another's journal."""
        table = await self.table(code)
        self._check_may_take(table, me)
        await self._check_count(me)
        room = await self.rooms.room(table.code)
        session = await room.alone(partial(self._twin, room, wish.answers, me))
        answers = len(session.entries)
        mine = table.seat_of(me.id)
        places = [Place(p.seat, me.id if p.seat == mine else None, "" if p.person else p.bot) for p in table.places]
        seen = (_seen("copied", answers, person=me.name, code=table.code, count=answers),)
        rules = (table.undo, table.discussion, False, table.own_dice, table.advice)
        plan = Plan(wish.name or table.name, *rules, origin=table.code, origin_at=answers)
        return self.info(await self.found(beginning(session), me, places, plan, seen), me)

    async def _twin(self, room: Room, answers: int | None, me: Someone) -> Session[Any]:
        """The match as it stood after so many answers, with other luck to come. Under the lock."""
        given = len(room.session.entries)
        if answers is not None and answers > given:
            raise Refusal("no-moment", answers=given)
        try:
            session = await self.rooms.carry(partial(room.session.twin, answers), "clone", room.code)
        except UndoRefused as error:
            raise Refusal("options", why=error) from None
        self._check_may_save(room, session)
        session.reseed(fresh_seed())
        await room.draw_anew(_seen("cloned", given, person=me.name))
        return session

    async def save(self, code: str, me: Someone) -> tuple[str, bytes]:
        """The match as a file: its name and its bytes."""
        table = await self.table(code)
        self._check_may_take(table, me)
        room = await self.rooms.room(table.code)
        key = await self.storage.secret("seal")
        data = await room.alone(partial(self._exported, room, key, me))
        return f"{table.game}-{table.code}-{table.brief.answers}.json", data

    async def _exported(self, room: Room, key: bytes, me: Someone) -> bytes:
        """Under the lock."""
        self._check_may_save(room, room.session)
        people = {"bots": [place.bot for place in room.table.places]}
        data = await self.rooms.carry(partial(_packed, room.session, people, key), "export", room.code)
        await room.draw_anew(_seen("exported", len(room.session.entries), person=me.name))
        return data

    async def found(
        self,
        match: NewMatch,
        me: Someone,
        places: list[Place],
        plan: Plan,
        seen: Sequence[Notice],
    ) -> TableRecord:
        """Write a new table; its host takes the first free seat."""
        await self._check_count(me)
        if not any(place.person == me.id for place in places):
            free = next((place.seat for place in places if place.is_free), None)
            places = [Place(p.seat, me.id if p.seat == free else p.person, p.bot) for p in places]
        shown = (
            clean_name(plan.name, TABLE_MOST)
            if plan.name
            else server_words(me.language).say("server-table-of", person=me.name)[:48]
        )
        for _ in range(TRIES):
            code = "".join(secrets.choice(ALPHABET) for _ in range(6))
            table = TableRecord(
                code=code,
                name=shown,
                game=match.game,
                setup=match.setup,
                opening=match.opening,
                undo=plan.undo,
                discussion=plan.discussion,
                public=plan.public,
                host=me.id,
                created=now(),
                changed=now(),
                serial=len(match.entries),
                brief=match.brief,
                host_seen=now(),
                own_dice=plan.own_dice,
                advice=plan.advice,
                origin=plan.origin,
                origin_at=plan.origin_at,
                places=tuple(places),
            )
            try:
                await self.storage.add_table(table, match, seen)
            except Conflict:
                continue
            self.rooms.heralds.mark(code)
            self.rooms.company.stirred(code)
            return await self.table(code)
        raise Refusal("unavailable")

    async def _check_count(self, me: Someone) -> None:
        if await self.storage.count_hosted(me.id) >= self.settings.limits.tables:
            raise Refusal("too-many-tables", most=self.settings.limits.tables)

    def _check_bot(self, game: str, bot: str) -> None:
        if bot and bot not in bot_names(game):
            raise Refusal("no-bot", bot=bot, known=", ".join(bot_names(game)))

    def _check_may_take(self, table: TableRecord, me: Someone) -> None:
        """A save or a clone holds what is hidden: of a running match it is for the host, and everybody is told. Where a
        group decides together, whoever leads may save as well."""
        seat = table.seat_of(me.id)
        if table.brief.outcome and seat is not None:
            return
        leads = GAMES[table.game].together and seat in table.brief.asked
        if table.host != me.id and not leads:
            raise Refusal("not-allowed-now")

    def _check_may_save(self, room: Room, session: Session[Any]) -> None:
        """A running match that is saved only at certain moments is saved only then."""
        if not room.standing.brief.outcome and not session.spec.may_save(session.game):
            raise Refusal("not-at-this-moment")

    async def _note(self, table: TableRecord, kind: str, **facts: str | int) -> None:
        await self.rooms.note(table.code, _seen(kind, table.brief.answers, **facts))

    # --- changing ---------------------------------------------------------------------------------------------------

    async def change(self, code: str, wish: ChangeTable, me: Someone) -> TableInfo:
        table = await self.table(code)
        wishes = {key: getattr(wish, key) for key in ("name", "undo", "public", "own_dice", "advice")}
        changes = {key: value for key, value in wishes.items() if value is not None}
        if changes:
            self._check_host(table, me)
            if changes.get("own_dice") and await self.storage.is_try(table.code):
                raise Refusal("daily-dice")
            if changes.get("advice") and await self.storage.is_try(table.code):
                raise Refusal("advice-stricter")
            if "name" in changes:
                changes["name"] = clean_name(str(changes["name"]), TABLE_MOST)
            undo = changes.get("undo", table.undo)
            if undo == "free" != table.undo and any(p.person and p.person != me.id for p in table.places):
                raise Refusal("undo-stricter")
            advice = changes.get("advice", table.advice)
            if advice and not table.advice and any(p.person and p.person != me.id for p in table.places):
                raise Refusal("advice-stricter")
            await self.storage.change_table(table.code, **changes)
            if undo != table.undo:
                await self._note(table, f"undo-{undo}", person=me.name)
            if advice != table.advice:
                await self._note(table, "advice-on" if advice else "advice-off", person=me.name)
            if changes.get("own_dice", table.own_dice) != table.own_dice:
                await self._note(table, "own-dice" if wish.own_dice else "engine-dice", person=me.name)
        if wish.archived is not None:
            await self.storage.archive(table.code, me.id, wish.archived)
            self.rooms.heralds.put_away(table.code, me.id, wish.archived)
        await self.rooms.changed(table.code)
        mine = [each for each in await self.storage.tables_of(me.id) if each.code == table.code]
        return self.info(mine[0] if mine else await self.table(code), me)

    async def delete(self, code: str, me: Someone) -> None:
        """The host clears a table away for good: when the match is over, or when nobody else sits there."""
        table = await self.table(code)
        self._check_host(table, me)
        if not table.brief.outcome and any(place.person and place.person != me.id for place in table.places):
            raise Refusal("table-in-use")
        await self.storage.delete_table(table.code)
        self.rooms.end(table.code)

    def _check_host(self, table: TableRecord, me: Someone) -> None:
        if table.host != me.id:
            raise Refusal("host-only")

    def _place(self, table: TableRecord, seat: int) -> Place:
        if not 0 <= seat < len(table.places):
            raise Refusal("no-seat")
        return table.places[seat]

    async def sit(self, code: str, seat: int, me: Someone) -> TableInfo:
        table = await self.table(code)
        place = self._place(table, seat)
        mine = table.seat_of(me.id)
        if mine is not None and mine != seat:
            raise Refusal("already-seated", seat=mine + 1)
        if not any(each.is_free for each in table.places) and mine is None:
            raise Refusal("full")
        if mine is None:
            try:
                await self._take(table, place, me)
            except Conflict:
                raise Refusal("seat-taken") from None
        return await self.told(table.code, me)

    async def _take(self, table: TableRecord, place: Place, me: Someone) -> None:
        """Sit down on a free seat; the table sees it."""
        self._check_name(table, me)
        sat = _seen("sat", table.brief.answers, person=me.name, seat=place.seat + 1)
        self.rooms.tell_notice(table.code, await self.storage.sit(table.code, place.seat, me.id, sat))

    def _check_name(self, table: TableRecord, me: Someone) -> None:
        if table.is_called(me.name, but=me.id):
            raise Refusal("name-here", name=me.name, table=table.name)

    async def stand_up(self, code: str, seat: int, me: Someone) -> TableInfo:
        """Leave the own seat; the host may also send others away."""
        table = await self.table(code)
        place = self._place(table, seat)
        if me.id in place.keys and place.person != me.id and table.host != me.id:
            await self.storage.drop_key(table.code, seat, me.id)
            await self._note(table, "left", person=me.name, seat=seat + 1)
        elif me.id in (place.person, table.host):
            await self.storage.clear_seat(table.code, seat)
            if place.person == me.id:
                await self._note(table, "left", person=me.name, seat=seat + 1)
            elif place.person is not None:
                await self._note(table, "sent-away", person=place.name, host=me.name, seat=seat + 1)
        else:
            raise Refusal("yours-only")
        return await self.told(table.code, me)

    async def sit_bot(self, code: str, seat: int, wish: SitBot, me: Someone) -> TableInfo:
        """A bot plays a seat, for a turn, for a while or for good; no bot: it goes back to its person, or is free."""
        table = await self.table(code)
        place = self._place(table, seat)
        if table.host != me.id and not place.is_of(me.id):
            raise Refusal("yours-only")
        self._check_bot(table.game, wish.bot)
        room = await self.rooms.room(table.code)
        for_this_turn = bool(wish.bot) and wish.turn and place.person is not None
        await self.storage.set_bot(table.code, seat, wish.bot, room.guests.turn if for_this_turn else None)
        if bool(wish.bot) != bool(place.bot):
            await self._note(table, "to-bot" if wish.bot else "from-bot", person=me.name, seat=seat + 1)
        return await self.told(table.code, me)

    async def seat_link(self, code: str, seat: int, me: Someone) -> str:
        """A new secret for a seat: of the own one, or, for the host, of a free one."""
        table = await self.table(code)
        place = self._place(table, seat)
        if not place.is_of(me.id) and not (table.host == me.id and place.is_free):
            raise Refusal("yours-only")
        token = secrets.token_urlsafe(24)
        await self.storage.set_link(table.code, seat, hashed(token))
        await self._note(table, "link", person=me.name, seat=seat + 1)
        await self.rooms.changed(table.code)
        return token

    async def hand_over(self, code: str, seat: int, me: Someone) -> TableInfo:
        """Another person who sits there becomes the host: by the host's will, or by their own if the host has left the
        table, or has not been there for long."""
        table = await self.table(code)
        place = self._place(table, seat)
        if place.person is None:
            raise Refusal("host-nobody")
        if table.host != me.id:
            if place.person != me.id:
                raise Refusal("host-only")
            if not self._is_host_away(table):
                raise Refusal("host-not-away")
        if place.person != table.host:
            await self.storage.change_table(table.code, host=place.person, host_seen=now())
            await self._note(table, "host", person=place.name, by=me.name)
        return await self.told(table.code, me)

    def _is_host_away(self, table: TableRecord) -> bool:
        room = self.rooms.rooms.get(table.code)
        if room is not None and room.is_here(table.host):
            return False
        return table.seat_of(table.host) is None or (table.host_seen or table.created) < ago(HOST_AWAY)

    async def _linked(self, token: str) -> tuple[TableRecord, Place]:
        found = await self.storage.seat_by_link(hashed(token)) if len(token) <= 100 else None
        if found is None:
            raise Refusal("seat-link")
        table = await self.table(found[0])
        return table, table.places[found[1]]

    async def seat_offer(self, token: str, me: Someone) -> SeatOffer:
        """What a link leads to; nothing is taken by looking at it."""
        table, place = await self._linked(token)
        return SeatOffer(table.code, table.name, table.game, place.seat, place.name, table.seat_of(me.id))

    async def open_link(self, token: str, me: Someone) -> TableInfo:
        """The table whose seat a link opens; whoever opened it may play that seat from now on."""
        table, place = await self._linked(token)
        if table.seat_of(me.id) is None:
            try:
                if place.is_free:
                    await self._take(table, place, me)
                else:
                    await self.storage.add_key(table.code, place.seat, me.id)
                    await self._note(table, "link-opened", person=me.name, seat=place.seat + 1)
            except Conflict:
                raise Refusal("seat-link") from None
        return await self.told(table.code, me)


def _seen(kind: str, answer: int, **facts: str | int) -> Notice:
    """Something that a table sees now, after so many answers."""
    return Notice(kind, facts, answer, now())


def _packed(session: Session[Any], people: dict[str, Any], key: bytes) -> bytes:
    """A match as a file with this server's seal."""
    return saves.encoded(sealed(saves.saved(session, people), key))


def has_dice(spec: GameSpec[Any]) -> bool:
    """Whether a game is played with dice."""
    return bool(spec.dice(spec.new(Setup(spec.seats[0]))))


def game_infos() -> list[GameInfo]:
    """The games that can sit at a table."""
    found = []
    for id in GAMES:
        spec = GAMES[id]
        low, high = spec.seats
        found.append(GameInfo(id, low, high, bot_names(id), spec.together, spec.daily is not None, has_dice(spec)))
    return found
