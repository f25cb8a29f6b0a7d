"""What a group does around its matches: plays on at a new table, agrees how a slow one goes on, and is told of it."""

from __future__ import annotations

from functools import partial

from cordon.games.registry import GAMES
from cordon.kernel.errors import SetupError
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table.hooks import FAILURES_MOST, Hooks
from cordon.table.lobby import Lobby, Plan
from cordon.table.lobby_protocol import HookState, PlayOn, Slow
from cordon.table.matches import beginning, fresh_seed
from cordon.table.problems import Refusal
from cordon.table.protocol import TableInfo
from cordon.table.records import HookRecord, Notice, Place, Someone, TableRecord
from cordon.table.stored import now


class Together:
    """The next table, and slow tables."""

    def __init__(self, lobby: Lobby, hooks: Hooks) -> None:
        self.lobby = lobby
        self.hooks = hooks
        self.storage = lobby.storage
        self.rooms = lobby.rooms

    # --- again ------------------------------------------------------------------------------------------------------

    async def play_on(self, code: str, wish: PlayOn, me: Someone) -> TableInfo:
        """A new table for those who sit at one whose match is over, each on their seat. There is one after each: the
        first who asks makes it."""
        table = await self.lobby.table(code)
        if table.seat_of(me.id) is None:
            raise Refusal("seated-only")
        if not table.brief.outcome:
            raise Refusal("not-over")
        if (there := await self._next(table)) is not None:
            return self.lobby.info(there, me)
        setup = Setup(len(table.places), fresh_seed(), {**table.setup.config, **wish.config})
        try:
            session = await self.rooms.work(partial(Session, GAMES[table.game], setup), "new match")
        except SetupError as error:
            raise Refusal("options", why=error) from None
        places = [Place(p.seat, p.person, "" if p.person else p.bot) for p in table.places]
        plan = Plan(table.name, table.undo, table.discussion, table.public, table.own_dice, table.advice)
        made = await self.lobby.found(beginning(session), me, places, plan, ())
        if not await self.storage.play_on(table.code, made.code, table.again):
            await self.storage.delete_table(made.code)  # somebody else was faster
            return self.lobby.info(await self._next(await self.lobby.table(code)) or made, me)
        await self.rooms.begin(made, session)
        await self.rooms.note(table.code, self._seen(table, "again", person=me.name, code=made.code))
        await self.rooms.changed(table.code)
        return self.lobby.info(made, me)

    async def _next(self, table: TableRecord) -> TableRecord | None:
        return await self.storage.table(table.again) if table.again else None

    # --- slow tables ------------------------------------------------------------------------------------------------

    async def slow(self, code: str, me: Someone) -> Slow:
        """What is agreed on. Where the webhook leads is the host's affair."""
        table = await self.lobby.table(code)
        kept, hook = await self.storage.slow(table.code), await self.storage.hook(table.code)
        agreed = [place.seat for place in table.places if place.person in kept.agreed]
        url = hook.url if hook is not None and table.host == me.id else ""
        heard = _heard(hook, await self.storage.is_sending(table.code))
        return Slow(kept.days, agreed, kept.counts(table), url, heard)

    async def change_slow(self, code: str, days: int, me: Someone) -> Slow:
        table = await self._hosted(code, me)
        await self.storage.set_slow(table.code, days, me.id)
        await self.rooms.note(table.code, self._seen(table, "slow", person=me.name, days=days))
        return await self.slow(code, me)

    async def agree_slow(self, code: str, agrees: bool, me: Someone) -> Slow:
        table = await self.lobby.table(code)
        if not any(place.person == me.id for place in table.places):
            raise Refusal("seated-only")
        await self.storage.agree_slow(table.code, me.id, agrees)
        kind = "slow-agreed" if agrees else "slow-refused"
        await self.rooms.note(table.code, self._seen(table, kind, person=me.name))
        return await self.slow(code, me)

    async def set_hook(self, code: str, url: str, origin: str, me: Someone) -> str:
        """The key of the new one; empty if there is none any more."""
        table = await self._hosted(code, me)
        if not url:
            await self.hooks.drop(table.code)
            return ""
        return await self.hooks.set(table, url, origin)

    async def _hosted(self, code: str, me: Someone) -> TableRecord:
        table = await self.lobby.table(code)
        if table.host != me.id:
            raise Refusal("host-only")
        return table

    def _seen(self, table: TableRecord, kind: str, **facts: str | int) -> Notice:
        return Notice(kind, facts, table.brief.answers, now())


def _heard(hook: HookRecord | None, is_sending: bool) -> HookState:
    """Whether there is a webhook, and whether it takes what it is told."""
    if hook is None:
        return ""
    if hook.failures:
        return "off" if hook.failures >= FAILURES_MOST else "failing"
    return "sending" if is_sending else "on"
