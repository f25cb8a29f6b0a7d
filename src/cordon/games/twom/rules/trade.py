"""TW-14 Trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.people import DONE
from cordon.games.twom.rules.reasons import BOX_EMPTY, NEVER_TRADED, NOT_OFFERED, WORTH_MORE
from cordon.games.twom.rules.scavenging import TAKE
from cordon.games.twom.terms import RESOURCES, Goods, TokenId
from cordon.kernel.decisions import Facts, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.triggers import DECLINE, window
from cordon.kernel.verbs import Verb, verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

PAY = verb("pay", token=TokenId)
GIVE = verb("give", token=TokenId)


class TradeFacts(Facts, frozen=True):
    commission: int
    offer: tuple[TokenId, ...]
    given: dict[TokenId, int]
    taken: dict[TokenId, int]
    credit: int


class Trade(Procedure):
    """TW-14 Trade: commission, then one exchange"""

    level: ClassVar[str] = "turn"
    commission: int
    offer: tuple[TokenId, ...]
    paid: int = 0
    given: Goods = ()
    taken: Goods = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> TradeFacts:
        left = max(0, self.commission - self.paid)
        return TradeFacts(left, self.offer, dict(self.given), dict(self.taken), self._credit(game))

    def _credit(self, game: TwomGame) -> int:
        value = game.content.value
        return _worth(self.given, value) - _worth(self.taken, value)

    @step("TW-30", "A card may waive the commission")
    def prepare(self, game: TwomGame) -> Flow:
        return window(game, "before_trade", game.state.leader)

    @step("TW-20", "Somebody present may waive it too")
    def reckon(self, game: TwomGame) -> Flow:
        self.commission = game.modified("commission", self.commission, game.state.leader)
        if game.state.today.get("free_trade"):
            game.count("today", "free_trade", -game.state.today["free_trade"])
            self.commission = 0
        game.emit(events.TradeOpened(self.commission))
        return None

    @step("TW-14.2", "Pay the commission token by token, or decline before that (TW-14.5)", offers=(PAY, DECLINE))
    def pay(self, game: TwomGame) -> Flow:
        if self.paid >= self.commission:
            return goto(Trade.exchange)
        pile, value = game.pile, game.content.value
        options = [PAY(token) for token, n in pile.items() if n and value[token]]
        if not self.paid:
            have = sum(value[token] * n for token, n in pile.items())
            options = [*(options if have >= self.commission else []), DECLINE()]
        return ask(game.state.leader, "choice", options, refused=lambda _: _resources(PAY))

    @step("TW-14.2", "What is paid is discarded; overpayment is lost", then="pay")
    def take_commission(self, game: TwomGame) -> Flow:
        if self.choice == DECLINE():
            game.emit(events.TradeDeclined())
            return finish(False)
        token = PAY.read(self.choice)
        game.pay(token, 1)
        self.paid += game.content.value[token]
        return None

    def _left(self, game: TwomGame, token: str) -> int:
        return game.pile.get(token, 0) - dict(self.given).get(token, 0)

    def _in_box(self, game: TwomGame, token: str) -> int:
        return game.state.box.get(token, 0) - dict(self.taken).get(token, 0)

    @step("TW-14.3", "Give any tokens, take offered ones for no more than they are worth", offers=(GIVE, TAKE, DONE))
    def exchange(self, game: TwomGame) -> Flow:
        value, credit = game.content.value, self._credit(game)
        options = [GIVE(token) for token in game.pile if value[token] and self._left(game, token) > 0]
        wanted = [token for token in self.offer if self._in_box(game, token) > 0]
        options += [TAKE(token) for token in wanted if value[token] <= credit]
        return ask(game.state.leader, "choice", [*options, DONE()], always=True, refused=self._refused)

    @step("TW-14.3", "Weigh it; nothing changes hands before it is done")
    def weigh(self, game: TwomGame) -> Flow:
        if self.choice in GIVE:
            self.given = _more(self.given, GIVE.read(self.choice))
            return goto(Trade.exchange)
        if self.choice in TAKE:
            self.taken = _more(self.taken, TAKE.read(self.choice))
            return goto(Trade.exchange)
        return None

    @step("TW-14.3", "Exchange everything at once; no change is given")
    def settle(self, game: TwomGame) -> Flow:
        for token, n in self.given:
            game.discard(token, n, told=False)
        for token, n in self.taken:
            game.gain(token, n, told=False)
        if self.given or self.taken:
            game.emit(events.Traded(dict(self.given), dict(self.taken)))
        return finish(True)

    def _refused(self, game: TwomGame) -> list[Refusal]:
        value, credit = game.content.value, self._credit(game)
        found = _resources(GIVE) + _resources(TAKE)
        for token in value:
            if token in RESOURCES:
                continue
            if token not in self.offer:
                found.append(Refusal(TAKE(token), NOT_OFFERED("TW-14.1")))
            elif self._in_box(game, token) <= 0:
                found.append(Refusal(TAKE(token), BOX_EMPTY("TW-14.6")))
            elif value[token] > credit:
                reason = WORTH_MORE("TW-14.3", value[token], credit)
                found.append(Refusal(TAKE(token), reason))
        return found


def _resources(verb: Verb) -> list[Refusal]:
    return [Refusal(verb(token), NEVER_TRADED("TW-14.4")) for token in RESOURCES]


def _worth(goods: Goods, value: dict[str, int]) -> int:
    return sum(value[token] * n for token, n in goods)


def _more(goods: Goods, token: str) -> Goods:
    have = dict(goods)
    have[token] = have.get(token, 0) + 1
    return tuple(have.items())
