"""The words of Zona's rulebook as code knows them, and the constants of ZO-61."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from cordon.kernel.refs import Ref

# --- words that name themselves -------------------------------------------------------------------------------------

Attribute = Annotated[Literal["VIG", "PRO", "INT", "WIL"], Ref("attribute")]
DamageKind = Annotated[Literal["RAD", "DIS", "WND"], Ref("damage")]
ThreatSlot = Annotated[Literal["MUT-G", "MUT-Y", "ANO-G", "ANO-Y"], Ref("slot")]
ThreatKind = Annotated[Literal["mutant", "anomaly"], Ref("kind")]
Colour = Annotated[Literal["green", "yellow"], Ref("colour")]
MutantSlot = Annotated[Literal["MUT-G", "MUT-Y"], Ref("slot")]
WildSector = Annotated[Literal["green", "yellow"], Ref("group")]
Deck = Annotated[Literal["junk", "gear", "artG", "artY"], Ref("deck")]
Category = Annotated[
    Literal["artifact", "outfit", "weapon", "tool", "device", "document", "medicine", "food", "substance"],
    Ref("category"),
]
Face = Annotated[Literal["PLUS", "BLANK", "MINUS", "HAZARD"], Ref("face")]
Phase = Annotated[Literal["action", "event", "news"], Ref("phase")]
Reputation = Annotated[Literal["good", "neutral", "bad"], Ref("reputation")]
Stage = Annotated[Literal["", "detection", "confrontation"], Ref("stage")]
Cause = Annotated[str, Ref("loss")]

# --- ids --------------------------------------------------------------------------------------------------------------

AreaId = Annotated[str, Ref("area", content="areas", named=("place-", "area-"))]
"""An area of the board or a facility."""
CharacterId = Annotated[str, Ref("scavenger", content="characters")]
ItemId = Annotated[str, Ref("item", content="items", copy=r"-\d+$")]
"""One item card: ``J03-2`` is the second of the kind ``J03``."""
ThreatId = Annotated[str, Ref("threat", content="threats", copy=r"(?<=\d)[a-z]$")]
"""One threat token: ``MUT-G-2a`` is the first of the kind ``MUT-G-2``."""
EventId = Annotated[str, Ref("event", content="events")]
NewsId = Annotated[str, Ref("news", content="news")]
EmissionId = Annotated[str, Ref("emission", content="emissions")]
LockId = Annotated[str, Ref("lock", content="locks")]
CardId = Annotated[str, Ref("card", content="cards")]
"""A card or token of any deck."""
OfferId = Annotated[str, Ref("offer")]
RowId = Annotated[Literal["junk", "gear"], Ref("row", named=("market-row-", "deck-"))]
Section = Annotated[str, Ref("section", named=("section-", "place-", "area-", "reputation-"))]
Marker = Annotated[str, Ref("marker", named=("place-", "area-"))]
"""Where the news marker lies: an area, or a border as ``a/b``."""
Text = Annotated[str, Ref("message", named=("",))]
"""The key of a text on a card."""

ATTRIBUTES: tuple[Attribute, ...] = ("VIG", "PRO", "INT", "WIL")
KINDS: tuple[DamageKind, ...] = ("RAD", "DIS", "WND")
SLOTS: tuple[ThreatSlot, ...] = ("MUT-G", "ANO-G", "MUT-Y", "ANO-Y")
FACES = ("PLUS", "BLANK", "MINUS", "HAZARD")

ACTIONS_PER_TURN = 2
FATIGUE_START = 1
FATIGUE_MAX = 5
DICE_PER_TEST = 3
HAZARD_LIMIT = 2
BACKPACK_SLOTS = 5
TRAUMA_MAX = 3
SECRETS_NEEDED = 2
HEAL_PRICE = 200
REPAIR_PRICE = 100
WEAR_DISCOUNT = 100
LOWEST_PRICE = 100
RUN_COST = 2
MARKET_COLUMNS = 4
MARKET_ROWS: tuple[RowId, ...] = ("junk", "gear")
NEWS_REMOVED_SOLO = 5
EMISSION_TRACK_LAST = 6

GOOD, NEUTRAL, BAD = 1, 0, -1
REPUTATIONS: dict[int, Reputation] = {GOOD: "good", NEUTRAL: "neutral", BAD: "bad"}

SLOT_OF_KIND: dict[tuple[ThreatKind, Colour], ThreatSlot] = {
    ("mutant", "green"): "MUT-G",
    ("mutant", "yellow"): "MUT-Y",
    ("anomaly", "green"): "ANO-G",
    ("anomaly", "yellow"): "ANO-Y",
}


def kind_of_slot(slot: ThreatSlot) -> ThreatKind:
    """``mutant`` of ``MUT-G``."""
    return "mutant" if slot.startswith("MUT") else "anomaly"


def colour_of_slot(slot: ThreatSlot) -> Colour:
    """``green`` of ``MUT-G``."""
    return "green" if slot.endswith("G") else "yellow"


# --- composed ids -----------------------------------------------------------------------------------------------------


def ability_of(seat: int) -> str:
    """The source that a scavenger's ability is."""
    return f"{_ABILITY}{seat}"


def owner_of_ability(source: str) -> int | None:
    """Whose ability a source is; ``None`` for any other source."""
    return int(source.removeprefix(_ABILITY)) if source.startswith(_ABILITY) else None


_ABILITY = "scavenger-"


class Printed(NamedTuple):
    """Where a script stands: ``event``, ``G01``, ``dump`` of ``event/G01/dump.0``."""

    sort: str
    id: str = ""
    part: str = ""


def printed_on(key: str) -> Printed:
    """What the script of a key stands on."""
    return Printed(*key.partition(".")[0].split("/", 2))


def test_of(attribute: str) -> str:
    """What a source listens to that helps in tests of an attribute."""
    return f"test:{attribute}"


def border_name(one: str, other: str) -> str:
    """A border, whichever side it is seen from."""
    return "/".join(sorted((one, other)))


def ends_of(marker: str) -> list[str]:
    """The two areas of a border; an area alone."""
    return marker.split("/")


CONVERSIONS: dict[str, tuple[DamageKind, DamageKind]] = {
    f"{kind}-{to}": (kind, to) for kind in KINDS for to in KINDS if kind != to
}
"""One damage of a kind turned into another."""
