"""What a rule may ask before it works (SC-1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker.ops import zone_conditions as zone
from cordon.games.stalker.ops.condition_base import ConditionBase
from cordon.games.stalker.ops.selecting import CardContext, Context, Named, named
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.sorts import is_artifact
from cordon.games.stalker.terms import STALKERS, AnomalyType, AttackType
from cordon.kernel.decisions import Reason

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class Within(ConditionBase, frozen=True, tag="within"):
    """Range from self at most n."""

    who: Named
    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(game.range_between(about.owner, other) <= self.n for other in named(game, about, self.who))


class Beyond(ConditionBase, frozen=True, tag="beyond"):
    """Range from self at least n."""

    who: Named
    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(game.range_between(about.owner, other) >= self.n for other in named(game, about, self.who))


class Near(ConditionBase, frozen=True, tag="near"):
    """An enemy of these kinds within range n of self."""

    kinds: tuple[str, ...]
    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(game.range_between(about.owner, foe) <= self.n for foe in game.entities_of(self.kinds, about.owner))


class Unseen(ConditionBase, frozen=True, tag="unseen"):
    """In no enemy's line of sight."""

    who: Named = "self"

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return not any(game.is_seen(who) for who in named(game, about, self.who))


class UnseenBy(ConditionBase, frozen=True, tag="unseen_by"):
    """That enemy has no line of sight to self."""

    who: Named = "target"

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return not any(game.has_sight(foe, about.owner) for foe in named(game, about, self.who))


class IsKind(ConditionBase, frozen=True, tag="is"):
    """The one meant is of one of these kinds."""

    who: Named
    kinds: tuple[str, ...]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(game.is_of(who, self.kinds, about.owner) for who in named(game, about, self.who))


class HasToken(ConditionBase, frozen=True, tag="has"):
    """The one meant has this status."""

    who: Named
    token: Literal["focus", "pinned", "exposed"]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(game.has_status(who, self.token) for who in named(game, about, self.who))


class HasMagazine(ConditionBase, frozen=True, tag="has_magazine"):
    """The stalker meant has a magazine of any type in the pockets."""

    who: Named

    def holds(self, game: StalkerGame, about: Context) -> bool:
        stalkers = [game.stalker_of(who) for who in named(game, about, self.who) if game.is_stalker(who)]
        return any(stalker.pistol or stalker.rifle or stalker.shotgun for stalker in stalkers)


class AttackTypeIs(ConditionBase, frozen=True, tag="attack_type"):
    """The running weapon attack is of one of these types."""

    types: tuple[AttackType, ...]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        return attack is not None and attack.type in self.types


class AttackBy(ConditionBase, frozen=True, tag="attack_by"):
    """The running enemy attack is a charge, or is ranged."""

    mode: Literal["charge", "ranged"]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        return attack is not None and attack.mode == self.mode


class FromRange(ConditionBase, frozen=True, tag="from_range"):
    """The running attack comes from range n or more."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        return attack is not None and bool(attack.attacker) and game.attack_range(about.owner) >= self.n


class Alone(ConditionBase, frozen=True, tag="alone"):
    """No other stalker within range n."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        others = (STALKERS[seat] for seat in game.state.stalkers)
        return all(other == about.owner or game.range_between(about.owner, other) > self.n for other in others)


class Stayed(ConditionBase, frozen=True, tag="stayed"):
    """Has not moved in this turn."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return not game.stalker_of(about.owner).moved


class MovedAtMost(ConditionBase, frozen=True, tag="moved_max"):
    """The attacker moved at most n spaces in this attack."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        return attack is not None and attack.moved <= self.n


class LostHp(ConditionBase, frozen=True, tag="lost_hp"):
    """The target lost at least 1 HP by this attack."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        return attack is not None and attack.lost > 0


class SameSpace(ConditionBase, frozen=True, tag="same_space"):
    """Self stands on the space of the one meant; for the target of an enemy on the space where it was attacked, also
    when self has pushed it out (ST-7.2e)."""

    who: Named

    def holds(self, game: StalkerGame, about: Context) -> bool:
        here, attack = game.space_of(about.owner), game.attack
        if self.who == "target" and attack is not None and attack.place >= 0:
            return here == attack.place
        return any(game.space_of(who) == here for who in named(game, about, self.who))


class BlastAttack(ConditionBase, frozen=True, tag="blast_attack"):
    """The running attack is a blast."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        return attack is not None and attack.blast


class AnomalyTypeIs(ConditionBase, frozen=True, tag="anomaly_type"):
    """The anomaly that takes effect now is of this type."""

    type: AnomalyType

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.anomaly_type == self.type


class Unhurt(ConditionBase, frozen=True, tag="unhurt"):
    """This enemy lost no eHP and got no wound this round."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return not game.state.enemies[about.owner].hurt


class Behind(ConditionBase, frozen=True, tag="behind"):
    """The attacker was outside this enemy's line of sight when the attack was declared."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        attack = game.attack
        return attack is not None and about.owner in attack.behind


class KillsMade(ConditionBase, frozen=True, tag="kills_made"):
    """The team killed at least n of these kinds in this mission."""

    kinds: tuple[str, ...]
    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        killed = game.state.killed
        return sum(n for kind, n in killed.items() if game.kind_is(kind, self.kinds)) >= self.n


class RoomsEntered(ConditionBase, frozen=True, tag="rooms_entered"):
    """Stalkers entered at least N + n different rooms."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return len(game.state.rooms_entered) >= game.state.seats + self.n


class ArtifactsBack(ConditionBase, frozen=True, tag="artifacts_back"):
    """At least n artifact cards gained in this mission are with the team at its end; those taken along do not count."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        taken_along = {packed.card for kit in game.state.kits.values() for packed in kit.cards}
        found = [card for card in game.state.cards if is_artifact(game.content.cards[card]) and card not in taken_along]
        return len(found) >= self.n


# --- of missions ------------------------------------------------------------------------------------------------------


class SideUp(ConditionBase, frozen=True, tag="side_up"):
    """This side of an environment card is up (``A1-05b:cells``; ``A1-02b``)."""

    side: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.is_up(self.side)


class Version(ConditionBase, frozen=True, tag="version"):
    """The card of this number has this version, seen or not."""

    card: str
    version: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(c.version == self.version for c in game.state.environment.values() if c.number == self.card)


class Holds(ConditionBase, frozen=True, tag="holds"):
    """``self`` holds this finding; ``anybody``: any stalker does; ``here``: a stalker on self's space does."""

    card: str
    who: Literal["self", "anybody", "here"] = "self"

    def holds(self, game: StalkerGame, about: Context) -> bool:
        holder = game.holder_of(self.card)
        if holder is None:
            return False
        if self.who == "self":
            return about.owner == STALKERS[holder]
        return self.who == "anybody" or game.space_of(STALKERS[holder]) == game.space_of(about.owner)


class InDeck(ConditionBase, frozen=True, tag="in_deck"):
    """The card is still in the environment deck."""

    card: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(c.place == "deck" for c in game.state.environment.values() if c.number == self.card)


class Remembers(ConditionBase, frozen=True, tag="flag"):
    """The campaign remembers this (SM-5.5)."""

    flag: str
    value: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.state.memory.get(self.flag, "") == self.value


class Cubes(ConditionBase, frozen=True, tag="cubes"):
    """At least n cubes lie on the card."""

    card: str
    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(c.cubes >= self.n for c in game.state.environment.values() if c.number == self.card)


class OnSpaces(ConditionBase, frozen=True, tag="on_spaces"):
    """Self (``all``: every stalker) stands on one of these spaces; ``exit`` stands for the mission's exits."""

    spaces: tuple[str, ...]
    all: bool = False

    def holds(self, game: StalkerGame, about: Context) -> bool:
        mask = game.mask_at(self.spaces)
        who = [s.space for s in game.state.stalkers.values()] if self.all else [game.space_of(about.owner)]
        return all(mask >> space & 1 for space in who)


class There(ConditionBase, frozen=True, tag="there"):
    """A stalker, or an attention token, is on one of these spaces."""

    what: Literal["stalker", "attention"]
    spaces: tuple[str, ...]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        mask = game.mask_of(self.spaces)
        stalkers = [stalker.space for stalker in game.state.stalkers.values() if not stalker.left]
        return any(mask >> space & 1 for space in (stalkers if self.what == "stalker" else game.attention_spaces()))


class EnemiesOnMap(ConditionBase, frozen=True, tag="enemies_on_map"):
    """At least n enemies of these kinds are on the map."""

    kinds: tuple[str, ...]
    n: int = 1

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return len(game.entities_of(self.kinds, about.owner)) >= self.n


class Others(ConditionBase, frozen=True, tag="others_here"):
    """At least n other stalkers stand on self's space."""

    n: int = 1

    def holds(self, game: StalkerGame, about: Context) -> bool:
        here = game.space_of(about.owner)
        return sum(s.space == here for s in game.state.stalkers.values()) > self.n


class Outside(ConditionBase, frozen=True, tag="looked_in"):
    """The card was flipped by looking in through a window, not by entering."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        card = game.state.environment.get(about.source)
        return card is not None and not game.mask_of_card(card) >> game.space_of(about.owner) & 1


class Stars(ConditionBase, frozen=True, tag="stars"):
    """At least n stars were rolled."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return about.stars >= self.n


class SeenBy(ConditionBase, frozen=True, tag="seen_by"):
    """Self is in line of sight of an enemy of these kinds."""

    kinds: tuple[str, ...]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(game.has_sight(foe, about.owner) for foe in game.entities_of(self.kinds, about.owner))


class Outdoors(ConditionBase, frozen=True, tag="outdoors"):
    """Self stands outdoors."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return not game.board.indoor_mask >> game.space_of(about.owner) & 1


class CarrierHere(ConditionBase, frozen=True, tag="carrier_here"):
    """The enemy that carries this stands on self's space."""

    card: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        here = game.space_of(about.owner)
        return any(foe.carries == self.card and foe.space == here for foe in game.state.enemies.values())


class TeamOf(ConditionBase, frozen=True, tag="team_of"):
    """At least n stalkers take part (ST-1.5)."""

    n: int

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return game.state.seats >= self.n


class Quiet(ConditionBase, frozen=True, tag="quiet"):
    """No round of this mission has ended on alarm, and no HIGH is on the map (ST-13.22)."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return not game.state.losses.get("alarms", 0) and not game.attention_spaces("high")


class PlaceOpen(ConditionBase, frozen=True, tag="place_open"):
    """A place of the zone map may be visited (ST-15.7)."""

    place: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        place = game.state.places.get(self.place)
        return place is not None and not place.crossed


class CrossedOut(ConditionBase, frozen=True, tag="crossed_out"):
    """A place of the zone map is finished (ST-15.6)."""

    place: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        place = game.state.places.get(self.place)
        return place is not None and place.crossed


class HasFavour(ConditionBase, frozen=True, tag="favour"):
    """A contact comes along for nothing."""

    contact: str

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return self.contact in game.state.favours


class Not(ConditionBase, frozen=True, tag="not"):
    """None of these."""

    of: tuple[Condition, ...]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return not any(condition.holds(game, about) for condition in self.of)


class AnyOf(ConditionBase, frozen=True, tag="any"):
    """At least one of these."""

    of: tuple[Condition, ...]

    def holds(self, game: StalkerGame, about: Context) -> bool:
        return any(condition.holds(game, about) for condition in self.of)


Condition = (
    Within | Beyond | Near | Unseen | UnseenBy | IsKind | HasToken | HasMagazine | AttackTypeIs | AttackBy
    | FromRange
    | Alone | Stayed | MovedAtMost | LostHp | SameSpace | BlastAttack | AnomalyTypeIs | Unhurt | Behind | KillsMade
    | RoomsEntered | ArtifactsBack | SideUp | Version | Holds | InDeck | Remembers | Cubes | OnSpaces
    | There | EnemiesOnMap | Others | Outside | Stars | SeenBy | Outdoors | CarrierHere | TeamOf | Quiet
    | PlaceOpen | CrossedOut | HasFavour | Not | AnyOf
    | zone.CounterIs | zone.FlagIs | zone.HoldsThere | zone.CharacterAt | zone.Carries | zone.Owns | zone.RoundFrom
    | zone.EventsLeft | zone.Hp | zone.DoseAt | zone.Funds | zone.Cubed | zone.Marked | zone.IsLead
    | zone.OnAnomaly | zone.NearToken | zone.EnemyNear | zone.Worth | zone.FaceUp
    | zone.BearsMark | zone.SpaceIs | zone.Blow
)  # fmt: skip


def all_hold(game: StalkerGame, about: Context, conditions: tuple[Condition, ...]) -> bool:
    """Whether every one of the conditions holds now."""
    for condition in conditions:  # noqa: SIM110  # a generator costs more than most conditions
        if not condition.holds(game, about):
            return False
    return True


def why_not_so(game: StalkerGame, about: Context, conditions: tuple[Condition, ...], rule: str) -> Reason | None:
    """The first of the conditions that does not hold."""
    for condition in conditions:
        if not condition.holds(game, about):
            return reasons.unmet(rule, condition)
    return None


__all__ = ["CardContext", "Condition", "all_hold"]
