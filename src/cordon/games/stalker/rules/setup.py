"""ST-15.20, ST-16.3: getting ready for a mission, and the mission from its start to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.closeness import closest_free
from cordon.games.stalker.rules.companions import join_team
from cordon.games.stalker.rules.covering import cover_below
from cordon.games.stalker.rules.equipment import (
    REARRANGE,
    GainCard,
    Overflow,
    can_equip,
    equip,
    hosts_for,
    install,
    own,
    rearrange,
    rearrangements,
)
from cordon.games.stalker.rules.mission_cards import lay_out_cards, setup_by_memory, stack_events
from cordon.games.stalker.rules.rounds import Round
from cordon.games.stalker.rules.status import add_magazines
from cordon.games.stalker.sorts import is_weapon
from cordon.games.stalker.state import Anomaly, Enemy, EnemyCard, Ground, Overlay, Pile, Stalker
from cordon.games.stalker.terms import (
    DOSE_LIMIT,
    MAGAZINES,
    STALKERS,
    START_BOLTS,
    ItemKey,
    MissionKey,
    StalkerKey,
    magazine_token,
    make_anomaly,
    standee,
)
from cordon.games.stalker.verbs import DONE, MAGAZINE
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.ops.goods import Buy


STALKER = verb("stalker", stalker=StalkerKey)
FIRST_LEAD = verb("lead", person=Seat)
BUY = verb("buy", card=ItemKey)
SHOP = verb("shop")


class MatchFacts(Facts, frozen=True):
    """Who chooses, in which mission."""

    seat: Seat
    mission: MissionKey


class Match(Procedure):
    """ST-16.3 A mission, from the choice of stalkers to its end"""

    seat: Seat = 0
    choice: str = ""

    def facts(self, game: StalkerGame) -> MatchFacts:
        return MatchFacts(self.seat, game.config.mission)

    @step("ST-16.2", "The decks, and what the campaign remembers")
    def lay_out_decks(self, game: StalkerGame) -> Flow:
        for name, deck in game.content.decks.items():
            # Equipment decks are shuffled whenever a card is gained (ST-10.13).
            game.add(Pile(name, deck if name in SHELVES else game.shuffle(name, deck)))
        mission = game.content.missions[game.config.mission]
        memory = {**mission.memory, **(mission.hard_memory if game.config.hard else {})}
        game.set(memory=memory, money=mission.budget + mission.budget_per_stalker * game.state.seats)
        for seat in range(game.state.seats):
            game.add(Stalker(seat))
        return None

    @step("ST-15.2", "Each player picks a stalker", offers=(STALKER,))
    def choose_stalker(self, game: StalkerGame) -> Flow:
        taken = {stalker.card for stalker in game.state.stalkers.values()}
        return ask(self.seat, "choice", [STALKER(key) for key in game.content.stalkers if key not in taken])

    @step("ST-15.2", "The stalker stays for the whole mission")
    def take_stalker(self, game: StalkerGame) -> Flow:
        key = STALKER.read(self.choice)
        game.update(game.stalker(self.seat), card=key, hp=game.content.stalkers[key].hp)
        game.listen(STALKERS[self.seat], game.content.listens.get(key, ()))
        game.emit(events.StalkerChosen(self.seat, key))
        self.seat += 1
        return goto(Match.choose_stalker) if self.seat < game.state.seats else None

    @step("ST-1.4", "The players choose the first lead stalker", offers=(FIRST_LEAD,))
    def choose_lead(self, game: StalkerGame) -> Flow:
        return ask(0, "choice", [FIRST_LEAD(seat) for seat in range(game.state.seats)])

    @step("ST-15.20", "A jacket for each; then a ready basket, or the shop")
    def equip(self, game: StalkerGame) -> Flow:
        lead = FIRST_LEAD.read(self.choice)
        game.set(lead=lead)
        game.emit(events.LeadChosen(lead))
        for seat in range(game.state.seats):
            for key in game.content.starting:
                take_kind(game, seat, key)
        if game.config.baskets:
            take_baskets(game)
            return None
        return call(Shopping(0))

    @step("SM-9.1", "An artifact that comes free with the mission")
    def free_artifact(self, game: StalkerGame) -> Flow:
        if not game.content.missions[game.config.mission].artifact_free:
            return None
        return call(GainCard(game.state.lead, "artifact"))

    @step("ST-15.15", "What was bought is shared out; a ready basket is so already")
    def distribute(self, game: StalkerGame) -> Flow:
        return None if game.config.baskets else call(SettingOff(game.state.lead))

    @step("ST-15.16", "Bolts, focus, loaded weapons, the Geiger counter")
    def set_off(self, game: StalkerGame) -> Flow:
        for seat in range(game.state.seats):
            stalker = game.stalker(seat)
            bolts = min(game.modified("mission.bolts", START_BOLTS, seat), game.supply("bolt"))
            dose = min(DOSE_LIMIT, game.base_dosage(seat))
            game.update(stalker, hp=game.stalker_card(seat).hp, bolts=bolts, focus=True, dose=dose)
            for card in game.cards_of(seat):
                if is_weapon(game.content.cards[card.id]):
                    missing = game.ammo_capacity(card.id) - card.ammo
                    game.update(card, ammo=card.ammo + min(missing, game.supply("cube")))
        return None

    @step("ST-16.3", "The map and what lies on it")
    def lay_out(self, game: StalkerGame) -> Flow:
        lay_out_cards(game)
        lay_out_anomalies(game)
        place_stalkers(game)
        place_enemies(game)
        lay_out_tokens(game)
        stack_events(game)
        if game.config.companion:
            join_team(game, game.config.companion, game.state.lead)
        for who, _ in list(game.entities()):
            cover_below(game, who)
        notice(game)
        return None

    @step("SM-5.5", "What memory changes")
    def remember(self, game: StalkerGame) -> Flow:
        return setup_by_memory(game)

    @step("SC-1.6", "The mission starts")
    def start(self, game: StalkerGame) -> Flow:
        colours = tuple((card.colour, card.kind) for card in game.state.enemy_cards.values() if card.colour)
        game.emit(events.MissionBegan(game.config.mission, colours))
        return window(game, "mission.start", game.state.lead)

    @step("ST-6.1", "Rounds, until the mission ends", then="play")
    def play(self, game: StalkerGame) -> Flow:
        return call(Round())


# --- equipment (ST-15.12, ST-15.20) -----------------------------------------------------------------------------------


def take_kind(game: StalkerGame, seat: Seat, key: str, worn: bool = True) -> str:
    """The first free card of a kind, equipped where it can be and is to be ``worn``; empty if none is left."""
    pile = game.pile(game.content.deck_of[f"{key}-1"])
    printed = game.content.equipment[key]
    # Before the mission nothing has been shuffled: the first copy left is the first in the deck.
    for copy in range(1, printed.copies + 1):
        card = f"{key}-{copy}"
        if card in pile.draw:
            at = pile.draw.index(card)
            game.update(pile, draw=pile.draw[:at] + pile.draw[at + 1 :])
            own(game, seat, card)
            if worn and can_equip(game, seat, printed):
                equip(game, card)
            return card
    return ""


def take_baskets(game: StalkerGame) -> None:
    """Everybody's ready basket for a mission of this level."""
    level = game.content.missions[game.config.mission].level
    seats = game.state.seats
    basket = next(b for b in game.content.baskets if b.level == level and len(b.kits) == seats)
    for seat, kit in enumerate(basket.kits):
        slots = [game.content.equipment[key].equips for key in kit.cards]
        # The last weapon and the last armour are worn, the others stay in the backpack.
        worn = [slot == "artifact" or slot not in slots[i + 1 :] for i, slot in enumerate(slots)]
        taken = [take_kind(game, seat, key, on) for key, on in zip(kit.cards, worn, strict=True)]
        for card in taken:
            hosts = [host for host in hosts_for(game, card) if game.state.cards[host].place in ("weapon", "armour")]
            if hosts:
                install(game, card, hosts[0])
            elif game.state.cards[card].place == "backpack":
                game.emit(events.CardGained(seat, card))
        for magazine in kit.magazines:
            add_magazines(game, seat, magazine, 1)
    game.set(money=0)


def offers(game: StalkerGame) -> tuple[Buy, ...]:
    """What the shop of the mission sells (SM-9.1)."""
    return game.content.shops[game.content.missions[game.config.mission].shop]


def price_of(game: StalkerGame, key: str) -> int | None:
    """What a card costs in the shop of the mission; ``None``: it is not sold."""
    printed = game.content.equipment[key]
    prices = [
        {"value": 1, "double": 2}[offer.price] * printed.value
        for offer in offers(game)
        if isinstance(offer.price, str) and game.content.is_sold(offer, key)
    ]
    return min(prices, default=None)


def goods(game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
    """Everything on offer, and why it cannot be had."""
    in_stock = {game.content.cards[card].key for name in SHELVES for card in game.pile(name).draw}
    for key in game.content.equipment:
        price = price_of(game, key)
        if price is None:
            continue
        if key not in in_stock:
            yield BUY(key), reasons.SOLD_OUT("ST-1.3")
        else:
            yield BUY(key), None if price <= game.state.money else reasons.NO_MONEY("ST-15.12", price)
    price = game.content.missions[game.config.mission].magazine_price
    for kind in MAGAZINES:
        if not game.supply(magazine_token(kind)):
            yield MAGAZINE(kind), reasons.SOLD_OUT("ST-1.3")
        else:
            yield MAGAZINE(kind), None if price <= game.state.money else reasons.NO_MONEY("ST-15.12", price)


class ShoppingFacts(Facts, frozen=True):
    """Who buys, and what the team has."""

    seat: Seat
    money: int


class Shopping(Procedure):
    """ST-15.20 The shop: one stalker after the other buys from the team's money"""

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> ShoppingFacts:
        return ShoppingFacts(self.seat, game.state.money)

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return refusals(goods(game))

    @step("ST-15.12", "Buy, or be done", offers=(DONE, BUY, MAGAZINE))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [DONE(), *offered(goods(game))], refused=self._refused)

    @step("ST-15.12", "Pay and pack; the next stalker when done")
    def buy(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return None
        if self.choice in MAGAZINE:
            magazine = MAGAZINE.read(self.choice)
            price = game.content.missions[game.config.mission].magazine_price
            add_magazines(game, self.seat, magazine, 1)
            game.emit(events.MagazineBought(self.seat, magazine, price))
        else:
            key = BUY.read(self.choice)
            price = price_of(game, key) or 0
            card = take_kind(game, self.seat, key)
            game.emit(events.Bought(self.seat, card, price))
            hosts = [host for host in hosts_for(game, card) if game.state.cards[host].place in ("weapon", "armour")]
            if hosts:
                install(game, card, hosts[0])
        game.set(money=game.state.money - price)
        return goto(Shopping.choose)

    @step("ST-15.12", "The next stalker", then="choose")
    def go_on(self, game: StalkerGame) -> Flow:
        self.seat += 1
        return finish() if self.seat >= game.state.seats else None


class SettingOffFacts(Facts, frozen=True):
    """Who shares out, and what is not spent."""

    seats: tuple[Seat, ...]
    money: int


class SettingOff(Procedure):
    """ST-15.15 Setting off: the team shares out what it has bought"""

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> SettingOffFacts:
        return SettingOffFacts(tuple(range(game.state.seats)), game.state.money)

    @step("ST-15.15", "Exchange and rearrange, go back to the shop, or set off", offers=(DONE, SHOP, *REARRANGE))
    def choose(self, game: StalkerGame) -> Flow:
        back = [SHOP()] if offered(goods(game)) else []
        return ask(self.seat, "choice", [DONE(), *back, *rearrangements(game, list(range(game.state.seats)))])

    @step("ST-15.15", "One exchange, and the next", then="choose")
    def exchange(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return goto(SettingOff.check)
        if self.choice in SHOP:
            return call(Shopping(0))
        rearrange(game, self.choice)
        return None

    @step("ST-10.10", "What no backpack holds stays behind; what is not spent is lost (SM-9.1)")
    def check(self, game: StalkerGame) -> Flow:
        over = [seat for seat in game.state.stalkers if len(game.in_backpack(seat)) > game.backpack_limit(seat)]
        if over:
            return call(Overflow(over[0]))
        game.set(money=0)
        return finish()

    @step("ST-10.10", "And the next one's", then="check")
    def check_next(self, game: StalkerGame) -> Flow:
        return None


SHELVES = ("weapon", "armour", "attachment", "item", "artifact")


# --- the map (ST-16.3) ------------------------------------------------------------------------------------------------


def lay_out_anomalies(game: StalkerGame) -> None:
    """Cards, overlays, standees and artifact tokens (ST-16.3, SM-5.9i)."""
    kinds = game.content.anomalies
    for number, place in enumerate(game.map.anomalies, start=1):
        card = place.name
        if place.random:
            fitting = tuple(
                key for key, kind in kinds.items()
                if kind.type == place.type and not kind.box and "yields" in game.content.flags[key]
                and all(other.card != key for other in game.state.anomalies.values())
            )  # fmt: skip
            card = game.shuffle(f"anomaly:{number}", fitting)[0]
        if place.ring:
            laid = tuple(Overlay(n, sq, place.tip) for n, sq in zip(place.overlays, place.squares, strict=True))
        else:
            order = game.shuffle(f"overlay:{number}", tuple(str(n) for n in place.overlays))
            laid = (Overlay(int(order[0]), place.squares[0], place.tip),)
        game.add(Anomaly(make_anomaly(number), card, laid, artifact=place.artifact))


def place_stalkers(game: StalkerGame) -> None:
    """On the start spaces; the surplus on the closest free ones (ST-16.4)."""
    starts = [game.board.index[name] for name in game.map.start]
    for seat in range(game.state.seats):
        free = [space for space in starts if not game.is_full(space)]
        space = free[0] if free else closest_free(game, "open", starts[0])[0]
        game.update(game.stalker(seat), space=space)


def place_enemies(game: StalkerGame) -> None:
    """Enemy cards with markers, standees with facing, the rest into the pool."""
    for enemies in game.map.enemies:
        standees = tuple(standee(enemies.name, number) for number in range(1, enemies.standees + 1))
        placed = [place for place in enemies.placements if game.state.seats >= place.least]
        for id, place in zip(standees, placed, strict=False):
            game.add(Enemy(id, enemies.name, game.board.index[place.space], place.facing))
            game.count("losses", "enemies_placed")
        pool = standees[len(placed) :]
        game.add(EnemyCard(enemies.name, enemies.colour, enemies.team, pool))


def lay_out_tokens(game: StalkerGame) -> None:
    """Loot stacks and unknown tokens, at random and face down."""
    loot = game.pile("loot")
    draw = list(loot.draw)
    ground: dict[int, Ground] = {}
    for stack in game.map.loot:
        space = game.board.index[stack.space]
        ground[space] = Ground(space, loot=tuple(draw.pop() for _ in range(stack.amount)))
    game.update(loot, draw=tuple(draw))
    unknown = game.pile("unknown")
    left = list(unknown.draw)
    tokens = []
    for face in game.map.tokens[game.state.seats]:
        token = next(each for each in left if game.content.unknown[each].face == face)
        left.remove(token)
        tokens.append(token)
    game.update(unknown, draw=tuple(left))
    for name, token in zip(game.map.unknown, game.shuffle("unknown:places", tuple(tokens)), strict=True):
        space = game.board.index[name]
        old = ground.get(space, Ground(space))
        ground[space] = Ground(space, loot=old.loot, unknown=(*old.unknown, token))
    for record in ground.values():
        game.add(record)
