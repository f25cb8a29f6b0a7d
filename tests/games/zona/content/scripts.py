"""The event cards of ZO-45.3, ZO-45.4 and ZO-46 as the digest writes them, kept apart from the content files.

A figure that was tuned for balance (ZO-30) is changed here too, with ``# tuned from …`` in a line above its table. Ours
beside the digest's notation: ``known( a / b / c )`` for good, neutral and bad reputation (ZO-13.9), ``own[weapon]( a / b )`` with
and without an item of a category, and ``drop(food)`` for one of a category (ZO-8.10).
"""

from __future__ import annotations

SECTIONS = """
G01 headquarters   VIG3?( gain(100) / one( pay(100) / dmg(1WND) ) )
G01 dump           INT2?( junk+1 / dmg(1RAD) )
G01 other          VIG2?( - / fat+1 )
G02 farms          one( use(crowbar); junk+1 / VIG3?( junk+1 / wear1 ) )
G02 quarry         PRO3?( gain(200) / dmg(1WND) )
G02 other          WIL2?( fat-1 / dmg(1DIS) )
G03 swamp          enc(ANO-G)
G03 borderland     one( pay(100); fat-2 / VIG3?( junk+1 / rep- ) )
G03 other          fat-1
G04 headquarters   one( drop(junk); gain(200) / WIL3?( - / rep- ) )
G04 farms          may( pay(100); heal1 )
G04 other          VIG3?( gain(100) / wear1 )
G05 quarry         enc(MUT-G)
G05 swamp          VIG3?( artG+1 / enc(MUT-G) )
G05 other          VIG3?( - / enc(MUT-G) )
G06 borderland     one( use(crowbar); gear+1; rep- / INT3?( junk+1 / dmg(1WND) ) )
G06 dump           PRO2?( junk+1 / wear1 )
G06 other          may( pay(300); gear+1 )
G07 farms          one( drop(medicine); rep+ / gain(100); rep- / - )
G07 swamp          WIL3?( rep+ / dmg(1DIS) )
G07 other          may( pay(100); rep+ )
G08 quarry         PRO3m?( gain(200) / dmg(1WND) )
G08 headquarters   may( VIG3?( gear+1 / dmg(2WND) ) )
G08 other          VIG2?( - / dmg(1WND) )
G09 dump           may( dmg(1RAD); junk+1 )
G09 swamp          INT3a?( artG+1 / dmg(1RAD) )
G09 other          INT2?( - / dmg(1RAD) )
G10 borderland     fat-1; may( pay(100); heal1 )
G10 farms          fat-2
G10 other          WIL2?( fat-1 / - )
G11 quarry         PRO3?( fix1 / dmg(1WND); fat+1 )
G11 dump           VIG2?( - / wear1 )
G11 other          PRO2?( - / fat+1 )
G12 headquarters   INT3?( gain(200) / rep- )
G12 swamp          WIL3?( artG+1 / dmg(1DIS) )
G12 other          WIL2?( - / dmg(1DIS) )
G13 farms          enc(MUT-G)
G13 dump           PRO3m?( gain(200) / dmg(1WND) )
G13 other          VIG2?( - / put(MUT-G) )
G14 borderland     may( rep-; gain(300) )
G14 quarry         VIG3?( junk+1 / - )
G14 other          one( gain(200); rep- / rep+ )
G15 headquarters   one( pay(200) / VIG4?( - / dmg(2WND) ) / drop(document) )
G15 borderland     VIG3?( - / lose(100) )
G15 other          VIG2?( - / fat+1 )
G16 swamp          INT2a?( fat-1 / dmg(1RAD,1DIS) )
G16 farms          WIL2?( junk+1 / dmg(1DIS) )
G16 other          INT2?( - / dmg(1RAD) )
G17 dump           buy; sell
G17 headquarters   may( pay(300); gear+1 )
G17 other          may( drop(junk); gain(200) )
G18 quarry         one( use(crowbar); artG+1 / PRO4?( artG+1 / dmg(1WND) ) / - )
G18 borderland     INT3?( gain(100) / fat+1 )
G18 other          VIG3?( junk+1 / fat+1 )
G19 farms          PRO3?( rep+; gain(100) / dmg(1WND) )
G19 headquarters   one( pay(100); rep+ / rep-; junk+1 )
G19 other          WIL2?( - / rep- )
G20 swamp          enc(ANO-G)
G20 quarry         INT3a?( artG+1 / dmg(1RAD) )
G20 other          may( INT3a?( artG+1 / dmg(2RAD) ) )
G21 good           buy; sell
G21 neutral        sell
G21 bad            VIG3?( junk+1 / dmg(1WND) )
G22 good           fat-1; gain(100)
G22 neutral        -
G22 bad            one( pay(200) / dmg(2WND) )
G23 good           junk+1
G23 neutral        may( pay(100); rep+ )
G23 bad            one( pay(200); rep+ / dmg(1DIS) )
G24 good           VIG2?( - / dmg(1WND) )
G24 neutral        VIG3?( - / dmg(1WND); lose(100) )
G24 bad            gain(200)
G25 good           heal1
G25 neutral        fat-1
G25 bad            WIL3?( - / fat+1 )
Y01 chernobyl      VIG4?( gear+1 / dmg(2WND) )
Y01 proving_ground INT3?( gain(300) / dmg(1WND); wear1 )
Y01 other          VIG3?( gain(100) / dmg(1WND) )
Y02 factory        one( use(crowbar); gear+1 / PRO4?( gear+1 / dmg(2WND) ) / - )
Y02 white_lake     INT4a?( artY+1 / dmg(2RAD) )
Y02 other          INT3?( junk+1 / dmg(1RAD) )
Y03 misty_hill     WIL4?( artY+1 / dmg(2DIS) )
Y03 red_forest     enc(ANO-Y)
Y03 other          WIL3?( - / dmg(1DIS); fat+1 )
Y04 chernobyl      VIG3?( gain(300) / enc(MUT-Y) )
Y04 factory        INT3?( fix2 / wear1 )
Y04 other          VIG3?( junk+1 / dmg(1WND) )
Y05 white_lake     VIG3?( artG+1 / enc(MUT-Y) )
Y05 misty_hill     enc(MUT-Y)
Y05 other          VIG3?( - / enc(MUT-Y) )
Y06 red_forest     VIG3?( - / dmg(2WND) )
Y06 proving_ground PRO4m?( gear+1 / dmg(3WND) )
Y06 other          VIG3?( - / dmg(1WND) )
Y07 factory        one( drop(artifact); gear+1; rep+ / INT4?( gain(300) / dmg(1RAD,1DIS) ) )
Y07 misty_hill     INT3a?( artG+1 / dmg(1DIS) )
Y07 other          INT3?( gain(200) / dmg(1RAD) )
Y08 white_lake     one( pay(300); gear+1 / PRO4?( gear+1; rep- / dmg(2WND) ) / - )
Y08 chernobyl      WIL3?( rep+ / dmg(1WND); lose(100) )
Y08 other          one( pay(200); heal2 / drop(food); heal2 / - )
Y09 proving_ground VIG3?( - / dmg(1RAD); fat+1 )
Y09 misty_hill     WIL3?( fat-1 / dmg(1RAD,1DIS) )
Y09 other          dmg(1RAD)
Y10 red_forest     INT4?( gain(400) / dmg(1RAD) )
Y10 factory        one( use(crowbar); gain(300) / INT3?( gain(200) / fat+1 ) )
Y10 other          INT3?( gain(200) / fat+1 )
Y11 white_lake     PRO4?( gear+1 / dmg(1RAD); fat+1 )
Y11 proving_ground one( use(crowbar); gear+1 / PRO4?( gear+1 / dmg(1WND); fat+1 ) / - )
Y11 other          PRO3?( junk+1 / fat+1 )
Y12 chernobyl      WIL4?( gain(400) / dmg(2DIS) )
Y12 misty_hill     WIL3?( heal1 / dmg(2DIS) )
Y12 other          WIL3?( - / dmg(1DIS) )
Y13 factory        PRO3?( fix2 / dmg(2WND) )
Y13 proving_ground enc(MUT-Y)
Y13 other          PRO3?( gain(100) / dmg(1WND) )
Y14 red_forest     enc(ANO-Y)
Y14 white_lake     INT4a?( artY+1 / dmg(1RAD,1WND) )
Y14 other          INT3a?( artG+1 / dmg(1WND) )
Y15 chernobyl      one( gear+1; rep- / PRO3?( rep+; gain(200) / dmg(2WND) ) )
Y15 red_forest     VIG4?( gain(300) / wear1; lose(100) )
Y15 other          VIG3?( - / lose(200) )
Y16 misty_hill     one( fat-2 / WIL4?( artY+1 / dmg(2DIS) ) )
Y16 factory        fat-2
Y16 other          WIL3?( fat-1 / fat+1 )
Y17 proving_ground one( use(crowbar); gear+1 / VIG4?( gear+1 / dmg(2WND) ) )
Y17 chernobyl      INT3?( junk+2 / dmg(1RAD) )
Y17 other          VIG4?( gear+1 / dmg(1WND) )
Y18 white_lake     enc(ANO-Y)
Y18 red_forest     one( put(MUT-Y); gain(300) / WIL3?( - / dmg(1DIS); fat+1 ) )
Y18 other          INT3?( - / dmg(1RAD) )
Y19 factory        one( pay(200); gain(500); rep- / - )
Y19 chernobyl      one( pay(300); heal2; fat-1 / - )
Y19 other          own[weapon]( - / VIG3?( - / dmg(1WND); lose(100) ) )
Y20 misty_hill     dmg(1RAD); may( WIL4?( artY+1 / dmg(1DIS) ) )
Y20 white_lake     dmg(1RAD); may( INT4a?( artY+1 / dmg(1RAD) ) )
Y20 other          INT3?( fat-1 / dmg(1RAD) )
Y21 good           buy; sell
Y21 neutral        buy
Y21 bad            PRO4?( gear+1 / dmg(2WND) )
Y22 good           fat-1
Y22 neutral        VIG3?( - / dmg(1WND) )
Y22 bad            one( pay(300) / dmg(2WND,1DIS) )
Y23 good           gain(300)
Y23 neutral        gain(100)
Y23 bad            WIL3?( gain(100) / rep-; fat+1 )
Y24 good           heal2
Y24 neutral        may( pay(100); heal1 )
Y24 bad            may( pay(300); heal1 )
Y25 good           VIG2?( artG+1 / dmg(1RAD) )
Y25 neutral        VIG3?( artG+1 / dmg(1RAD) )
Y25 bad            one( drop(trophy); artY+1 / dmg(1DIS) )
"""

# tuned in the four facilities (docs/balance/zona.md): difficulty 4 to 5, every second 3 to 4, 1 to 2 damage where the mission fails
# tuned from difficulty n to n + 1, and to 3 damage (2 on S04, S08, S11, S12) where the mission fails, in the Sarcophagus
PARAGRAPHS = """
A01 VIG3?( >> / dmg(2WND); X ) ¶ INT5?( >> / fat+1; X ) ¶ SECRET
A02 one( pay(400); >> / VIG5?( >> / dmg(2WND); X ) ) ¶ WIL4?( >> / dmg(2DIS); X ) ¶ SECRET
A03 one( use(crowbar); >> / PRO5?( >> / wear1; X ) ) ¶ INT3?( >> / dmg(2DIS); X ) ¶ SECRET
A04 VIG4?( - / dmg(2WND) ); >> ¶ INT5?( >> / fat+1; X ) ¶ SECRET
A05 one( PRO5?( >> / dmg(2WND); X ) / rep-; >> ) ¶ VIG5?( >> / fat+1; X ) ¶ INT3?( >> / dmg(2DIS); X ) ¶ SECRET
A06 WIL4?( - / dmg(1DIS); fat+1 ); >> ¶ VIG3?( >> / dmg(2WND); X ) ¶ INT5?( >> / X ) ¶ SECRET
A07 enc(MUT-Y); >> ¶ INT5?( >> / dmg(2DIS); X ) ¶ VIG4?( >> / dmg(2WND); X ) ¶ SECRET
A08 INT5?( >> / dmg(2RAD); X ) ¶ one( drop(gear); >> / WIL3?( >> / dmg(2DIS); X ) ) ¶ SECRET; gain(200)
A09 known( fat+1; >> / one( VIG5?( >> / dmg(2WND); X ) / fat+2; >> ) / VIG5?( >> / dmg(2WND); X ) ) ¶ INT5?( >> / dmg(2DIS); X ) ¶ WIL4?( >> / fat+1; X ) ¶ SECRET; gear+1
A10 PRO3?( >> / dmg(2WND); X ) ¶ VIG5?( >> / dmg(2RAD); X ) ¶ WIL4?( >> / fat+1; X ) ¶ SECRET
B01 PRO3?( >> / dmg(2WND); X ) ¶ INT5?( >> / dmg(2RAD); X ) ¶ SECRET
B02 WIL5?( >> / dmg(2DIS); X ) ¶ PRO4?( >> / dmg(2WND); X ) ¶ SECRET
B03 one( pay(300); >> / PRO5m?( >> / dmg(2WND); X ) ) ¶ INT5a?( >> / dmg(2RAD); X ) ¶ SECRET
B04 enc(MUT-G); >> ¶ WIL5?( >> / dmg(2DIS); X ) ¶ PRO3?( >> / dmg(2WND); X ) ¶ SECRET
B05 VIG4?( - / dmg(2RAD) ); >> ¶ PRO5?( >> / wear1; X ) ¶ WIL3?( >> / dmg(2DIS); X ) ¶ SECRET
B06 one( use(crowbar); >> / PRO5?( >> / fat+1; X ) ) ¶ WIL4?( >> / dmg(2DIS); X ) ¶ SECRET; artG+1
B07 INT5a?( >> / dmg(2RAD); X ) ¶ one( fat+2; >> / PRO5?( >> / dmg(2WND); X ) ) ¶ WIL3?( >> / dmg(2DIS); X ) ¶ SECRET
B08 one( rep-; >> / VIG5?( >> / dmg(2WND); X ) ) ¶ INT5?( >> / dmg(2RAD); X ) ¶ WIL4?( >> / fat+1; X ) ¶ SECRET
B09 dmg(1RAD); >> ¶ WIL5?( >> / fat+1; X ) ¶ PRO3?( >> / dmg(2WND); X ) ¶ SECRET
B10 enc(ANO-Y); >> ¶ INT5?( >> / dmg(2DIS); X ) ¶ PRO4?( >> / dmg(2WND); X ) ¶ SECRET; artY+1
O01 WIL3?( >> / dmg(2DIS); X ) ¶ INT5?( >> / fat+1; X ) ¶ SECRET
O02 VIG4?( >> / dmg(2WND); X ) ¶ WIL5?( >> / dmg(2DIS); X ) ¶ SECRET
O03 one( dmg(2DIS); >> / WIL5?( >> / dmg(2DIS); X ) ) ¶ INT5a?( >> / dmg(2RAD); X ) ¶ VIG3?( >> / fat+1; X ) ¶ SECRET
O04 WIL4?( - / dmg(2DIS) ); >> ¶ INT5?( >> / fat+1; X ) ¶ VIG3?( >> / dmg(2WND); X ) ¶ SECRET
O05 one( use(crowbar); >> / INT5?( >> / wear1; X ) ) ¶ WIL5?( >> / dmg(2DIS); X ) ¶ SECRET; gain(300)
O06 enc(ANO-G); >> ¶ WIL5?( >> / dmg(2DIS); X ) ¶ INT4?( >> / dmg(2RAD); X ) ¶ SECRET
O07 PRO3?( >> / dmg(2WND); X ) ¶ one( drop(artifact); >> / INT5a?( >> / dmg(2RAD); X ) ) ¶ SECRET
O08 INT5?( >> / dmg(2RAD); X ) ¶ one( rep-; >> / WIL5?( >> / fat+1; X ) ) ¶ VIG4?( >> / dmg(2WND); X ) ¶ SECRET
O09 dmg(1RAD); >> ¶ VIG3?( >> / dmg(2DIS); X ) ¶ WIL5?( >> / dmg(2DIS); X ) ¶ SECRET
O10 enc(MUT-Y); >> ¶ WIL5?( >> / dmg(2DIS); X ) ¶ INT4?( >> / dmg(2DIS); X ) ¶ SECRET; artG+1
H01 VIG3?( >> / dmg(2WND); X ) ¶ PRO5?( >> / fat+1; X ) ¶ SECRET
H02 INT5?( >> / wear1; X ) ¶ VIG4?( >> / dmg(2RAD); X ) ¶ SECRET
H03 one( use(crowbar); >> / PRO5?( >> / dmg(2WND); X ) ) ¶ WIL3?( >> / dmg(2DIS); X ) ¶ SECRET; gear+1
H04 VIG4?( - / dmg(2WND) ); >> ¶ PRO5?( >> / dmg(2WND); X ) ¶ INT3?( >> / fat+1; X ) ¶ SECRET
H05 one( drop(gear); >> / INT5?( >> / fat+1; X ) ) ¶ VIG5?( >> / dmg(2WND); X ) ¶ SECRET
H06 enc(MUT-G); >> ¶ INT5?( >> / dmg(2DIS); X ) ¶ PRO4?( >> / dmg(2WND); X ) ¶ SECRET; junk+1
H07 PRO3?( >> / dmg(2WND); X ) ¶ known( >> / one( pay(400); >> / VIG5?( >> / dmg(2WND); X ) ) / VIG5?( >> / dmg(2WND); X ) ) ¶ INT4?( >> / dmg(2DIS); X ) ¶ SECRET
H08 WIL3?( >> / dmg(2DIS); X ) ¶ INT5?( >> / dmg(2RAD); X ) ¶ SECRET; gain(200)
H09 fat+1; >> ¶ VIG5?( >> / dmg(2WND); X ) ¶ WIL4?( >> / dmg(2DIS); X ) ¶ SECRET
H10 enc(ANO-Y); >> ¶ one( fat+2; >> / PRO5?( >> / dmg(2WND); X ) ) ¶ VIG3?( >> / X ) ¶ SECRET
S01 PRO4?( >> / dmg(3WND); X ) ¶ WIL5?( >> / dmg(3DIS); X ) ¶ INT5?( >> / dmg(3RAD); X ) ¶ END
S02 VIG5?( >> / dmg(3WND); X ) ¶ WIL6?( >> / dmg(3DIS); X ) ¶ END
S03 enc(MUT-Y); >> ¶ PRO5m?( >> / dmg(3WND); X ) ¶ WIL6?( >> / dmg(3DIS); X ) ¶ END
S04 dmg(2RAD); >> ¶ INT5a?( >> / dmg(2RAD); X ) ¶ WIL5?( >> / dmg(2DIS); X ) ¶ VIG4?( >> / dmg(2WND); X ) ¶ END
S05 one( drop(artifact); >> / INT6a?( >> / dmg(3RAD); X ) ) ¶ WIL5?( >> / dmg(3DIS); X ) ¶ VIG5?( >> / dmg(3WND); X ) ¶ END
S06 enc(MUT-Y); >> ¶ WIL6?( >> / dmg(3DIS); X ) ¶ END
S07 enc(ANO-Y); >> ¶ PRO5?( >> / dmg(3WND); X ) ¶ INT5?( >> / dmg(3DIS); X ) ¶ WIL4?( >> / dmg(3DIS); X ) ¶ END
S08 VIG5?( - / dmg(2WND) ); >> ¶ PRO5?( >> / dmg(2WND); X ) ¶ WIL6?( >> / dmg(2DIS); X ) ¶ END
S09 one( fat+3; >> / PRO5?( >> / dmg(3WND); X ) ) ¶ INT6?( >> / dmg(3DIS); X ) ¶ END
S10 known( fat-1 / - / dmg(1DIS) ); WIL5?( >> / dmg(3DIS); X ) ¶ VIG5?( >> / dmg(3WND); X ) ¶ PRO4?( >> / dmg(3WND); X ) ¶ END
S11 dmg(1RAD,1DIS); >> ¶ VIG5?( >> / dmg(2RAD); X ) ¶ INT5?( >> / dmg(2DIS); X ) ¶ WIL4?( >> / dmg(2DIS); X ) ¶ END
S12 INT5a?( - / dmg(2RAD) ); >> ¶ WIL6?( >> / dmg(2DIS); X ) ¶ END
S13 one( use(crowbar); >> / PRO5?( >> / dmg(3WND); X ) ) ¶ WIL5?( >> / dmg(3DIS); X ) ¶ INT5?( >> / dmg(3RAD); X ) ¶ END
S14 VIG4?( >> / dmg(3WND); X ) ¶ INT5a?( >> / dmg(3RAD); X ) ¶ known( fat-1 / - / dmg(1DIS) ); WIL5?( >> / dmg(3DIS); X ) ¶ PRO4?( >> / dmg(3WND); X ) ¶ END
"""

FACILITY_OF = {"A": "archive", "B": "botanical_lab", "O": "observatory", "H": "shelter"}


def sections() -> list[tuple[str, str, str]]:
    """Card, section and script of the green and yellow decks."""
    rows = [line.split(None, 2) for line in SECTIONS.strip().splitlines()]
    return [(card, section, script) for card, section, script in rows]


def paragraphs() -> list[tuple[str, str]]:
    """Card and script of the facility and sarcophagus decks."""
    rows = [line.split(None, 1) for line in PARAGRAPHS.strip().splitlines()]
    return [(card, script) for card, script in rows]
