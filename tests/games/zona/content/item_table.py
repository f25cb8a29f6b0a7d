"""The item cards of ZO-36 to ZO-40 as the digest lists them, kept apart from the content files.

Columns: id, copies, price, place, durability, category (``-``: not printed), effect. Effects: ``WIL+1~1`` in a test;
``(m)``, ``(a)`` only there; ``any`` every attribute; ``pRAD2`` protection; ``heal1``, ``fat-2``, ``gain200`` in the own
turn (``@`` where); ``slot6``; ``SE:`` a side effect, ``*`` for every artifact owned, ``**`` for those in the backpack (ours, ZO-8.14); ``!`` a test of its own in
``test_special_items.py``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

ITEMS = """
J01        2  200 small    S  document  !
J02        2  300 bag      W3 device    !
J03        3  200 bag      W4 tool      !
J04        2  300 small    P  document  !
J05        2  200 small    S  document  !
J06        3  100 small    S  food      WIL+1~1
J07        3  100 small    S  food      INT+1
J08        3  100 small    S  medicine  heal1
J09        3  100 small    S  medicine  pRAD2
J10        2  200 wear-H   W2 outfit    pRAD1
J11        2  200 wear-T   W3 outfit    pWND1
J12        2  200 wear-L   W2 outfit    pRAD1
J13        2  200 bag      W3 tool      VIG+1
J14        2  200 bag      W3 weapon    PRO(m)+1
J15        3  100 bag      W3 tool      VIG(a)+1
J16        2  100 small    S  food      fat-2
K01        1  500 small    P  device    !
K02        3  600 wear-TL  W4 outfit    pRAD1 !
K03        2  600 bag      W3 device    !
K04        3  300 bag      S  tool      !
K05        3  400 bag      W3 weapon    PRO(m)+1~1
K06        3  400 bag      W3 device    INT+1
K07        2  500 bag      P  document  INT~1
K08        2  700 wear-T   W4 outfit    pWND1 pRAD1
K09        2  800 bag      W4 weapon    PRO(m)+2
K10        3  500 bag      W3 weapon    PRO(m)+1 !
K11        2  700 wear-HTL W4 outfit    pRAD2
K12        2  400 wear-H   W3 outfit    pWND1
K13        2  500 wear-H   W3 outfit    VIG+1~1
K14        3  300 bag      W2 medicine  heal1
K15        2  500 small    P  tool      slot6
K16        2  500 wear-H   W3 outfit    pDIS1
K17        1  600 small    P  device    !
AG01       1  400 bag      P  artifact  !
AG02       2  300 bag      W2 artifact  !
AG03       1  400 bag      W3 artifact  pWND1 !
AG04       1  500 small    P  artifact  slot6 PRO+1 SE:fat+1
AG05       2  300 bag      P  artifact  INT+1 SE:!
AG06       2  400 bag      P  artifact  PRO+1 SE:1WND*
AG07       2  300 small    S  artifact  pRAD2
AG08       2  200 small    S  artifact  fat-3
AG09       2  500 bag      P  artifact  VIG+1~1 SE:1DIS**
AG10       2  300 bag      W2 artifact  heal2 SE:1RAD
AY01       2  600 bag      P  artifact  !
AY02       2  700 bag      P  artifact  PRO|WIL+2 SE:fat+2
AY03       2  700 bag      P  artifact  VIG|INT+2 SE:!
AY04       2  800 bag      P  artifact  ! SE:1RAD**
AY05       1  800 bag      W3 artifact  heal2 !
AY06       2  700 bag      P  artifact  ! SE:fat+1
AY07       2  700 bag      P  artifact  pDIS1 pWND1 SE:fat+2*
AY08       2  600 bag      P  artifact  ! SE:1DIS*
AY09       2  900 bag      W2 artifact  pRAD2 pDIS2
F01        2  600 small    S  substance !
F02        1  700 small    P  document  !
F03        2  600 small    S  device    !
F04        2  600 small    S  document  !
F05        2  800 small    S  substance !
F06        2  600 bag      S  tool      !
F07        1  500 bag      S  substance gain1000@science_camp
F08        2  900 wear-TL  W5 outfit    pWND2 PRO+1
F09        1 1000 bag      P  artifact  any+1
F10        1  500 small    S  document  !
lidija_1   1  300 bag      W3 -         INT+1
lidija_2   1  200 wear-T   W2 -         pRAD1
lidija_3   1  100 small    S  -         WIL+1
lidija_4   1  100 small    S  -         heal1
kostia_1   1  300 bag      W2 -         PRO(m)+1
kostia_2   1  200 wear-H   W2 -         pWND1
kostia_3   1  100 small    S  -         fat-1
kostia_4   1    0 small    P  -         WIL~1
iwan_1     1  400 bag      W3 -         PRO(m)+1~1
iwan_2     1  300 wear-T   W3 -         pWND1
iwan_3     1  100 small    S  -         heal1
iwan_4     1    0 small    S  -         gain200@bunker
tamara_1   1  300 bag      W3 -         VIG|INT(a)+1
tamara_2   1  200 wear-TL  W2 -         pRAD1
tamara_3   1  100 bag      W2 -         PRO~1
tamara_4   1  100 small    S  -         fat-1
andriej_1  1  300 bag      W2 -         PRO(m)+1
andriej_2  1  300 small    P  -         slot6
andriej_3  1  100 small    S  -         fat-1
andriej_4  1    0 small    S  -         gain200
sawwa_1    1  100 bag      W3 -         PRO(m)+1
sawwa_2    1  100 wear-TL  W2 -         pWND1
sawwa_3    1  100 small    S  -         heal1
sawwa_4    1    0 small    P  -         WIL~1
oleg_1     1  300 bag      W3 -         PRO(m)+1
oleg_2     1  200 wear-T   W2 -         pRAD1
oleg_3     1  200 bag      W3 -         VIG+1
oleg_4     1  100 small    S  -         WIL+1
foma_1     1    0 small    P  -         WIL~1
foma_2     1  200 bag      W3 -         VIG(a)+1
foma_3     1  200 wear-TL  W2 -         pDIS1
foma_4     1  100 small    S  -         pDIS2
wiera_1    1  300 bag      W3 -         heal1
wiera_2    1  200 wear-T   W2 -         pRAD1
wiera_3    1  100 small    S  -         any+1
wiera_4    1  200 small    P  -         INT~1
danylo_1   1  300 bag      W3 -         PRO(m)+1~1
danylo_2   1  200 bag      W2 -         VIG(m)+1
danylo_3   1  200 wear-T   W3 -         pWND1
danylo_4   1  100 small    S  -         fat-2
"""

ATTRIBUTES = ("VIG", "PRO", "INT", "WIL")


@dataclass(frozen=True)
class Printed:
    """One row."""

    id: str
    copies: int
    price: int
    place: str
    durability: str
    category: str
    effects: tuple[str, ...]

    @property
    def card(self) -> str:
        return f"{self.id}-1"

    @property
    def side_effect(self) -> str:
        return next((effect[3:] for effect in self.effects if effect.startswith("SE:")), "")

    @property
    def is_special(self) -> bool:
        return "!" in self.effects or self.side_effect == "!"


@dataclass(frozen=True)
class InTest:
    """What an item does in a test."""

    attributes: tuple[str, ...]
    encounter: str
    plus: int
    cancel: int


def in_test(effect: str) -> InTest | None:
    """``PRO(m)+1~1`` taken apart."""
    found = re.fullmatch(r"((?:VIG|PRO|INT|WIL|any)(?:\|\w+)?)(?:\((m|a)\))?(?:\+(\d))?(?:~(\d))?", effect)
    if found is None:
        return None
    attributes = ATTRIBUTES if found[1] == "any" else tuple(found[1].split("|"))
    encounter = {None: "", "m": "mutant", "a": "anomaly"}[found[2]]
    return InTest(attributes, encounter, int(found[3] or 0), int(found[4] or 0))


def printed() -> list[Printed]:
    rows = [line.split(None, 6) for line in ITEMS.strip().splitlines()]
    return [Printed(r[0], int(r[1]), int(r[2]), r[3], r[4], r[5], tuple(r[6].split())) for r in rows]
