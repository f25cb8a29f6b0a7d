# Die Regeln von S.T.A.L.K.E.R., wie man sie beim Spielen liest: ein Titel, und die Regel in ein paar Sätzen.
# Eine Nachricht für jede Regelnummer: rule-st-7-5 ist ST-7.5, rule-st-7 das Kapitel dazu. Begründungen verweisen
# auf diese Nummern.

# Kurz gefasst

rule-st-0 = S.T.A.L.K.E.R. in zwei Minuten
    .text = Ihr spielt gemeinsam eine Mission: Alle gewinnen, oder alle verlieren. Jede Runde kommt eine
        Ereigniskarte. Dann hat jeder Stalker 2 Züge mit je 2 Standardaktionen (3, wenn du allein spielst) und beliebig vielen freien
        Aktionen: gehen, schießen, nachladen, suchen, Schrauben werfen. Endet dein Zug dort, wo ein Gegner
        dich sieht, greift er sofort an. Nach allen Zügen treibt eine Aktivierungskarte die Gegner zu den
        Aufmerksamkeitsmarkern, vor allem zu denen mit hoher Stufe. Bleib also außer Sicht, oder sei schnell.
        Strahlung erhöht deine Dosis und kostet am Ende der Runde TP. Fällst du auf 0 TP, erleidest du eine
        kritische Verletzung, und bei jedem weiteren Verlust noch eine; die dritte ist tödlich, und die
        Mission ist verloren. Mit Schrauben betrittst du Anomalien sicherer, mit einem Detektor findest du
        darin Artefakte. Erfüllt das Missionsziel, bevor das Ereignisdeck leer ist.
rule-st-0-4 = Zeichen auf Karten
    .text = ★ ist ein Erfolg. N ist die Anzahl der Stalker in der Mission. TP sind Trefferpunkte, von Stalkern
        und von Gegnern. K sind Kupons, das Geld der Zone. P1 bis P4 sind die Anomalie-Symbole mit 1 bis 4
        Blättern. C1 bis C4 sind die Farben der Gegner.
rule-st-0-5 = Dürfen
    .text = „Darf“ lässt dir die Wahl; alles andere geschieht. Ein Gleichstand, über den der Stalkeranführer
        entscheidet, löst sich von selbst auf. Eine Partie lässt sich auch so einstellen, dass gefragt wird.

# Überblick

rule-st-1 = Überblick
    .text = Ein paar Stalker, eine Mission, und eine Zone, die nicht hilft.
rule-st-1-1 = Ein Team
    .text = 1 bis 4 Stalker spielen zusammen. Ihr gewinnt die Mission alle, oder ihr verliert sie alle.
rule-st-1-2 = Eine Mission
    .text = Wählt eine Mission und eure Stalker, rüstet sie aus und brecht auf. In die nächste Mission nehmt
        ihr nichts mit.
rule-st-1-3 = Goldene Regeln
    .text = Widerspricht eine Karte einer Regel, gilt die Karte. Ist Spielmaterial aufgebraucht, entfällt nur
        dieser Teil des Effekts. Was unklar bleibt, geht gegen die Stalker aus: Die Zone kennt keine Gnade.
rule-st-1-4 = Der Stalkeranführer
    .text = Einer von euch ist Stalkeranführer: Ihm gehören der erste Zug jeder Runde, das letzte Wort und
        jeder Gleichstand. Wer es zuerst ist, wählt ihr zu Beginn der Mission. Der Marker des Stalkeranführers
        gibt den Titel weiter (ST-7.12).
rule-st-1-5 = N Stalker
    .text = N ist die Anzahl der Stalker zu Beginn der Mission; Begleiter zählen nicht. „4 − N“ ist nie
        kleiner als 0.
rule-st-1-7 = Ende einer Mission
    .text = Eine Mission endet, wenn ihr das Missionsziel erfüllt, wenn ein Stalker stirbt oder wenn die Zeit
        abläuft. Ein Tod beendet sie sofort: Nur der tödliche Effekt wird noch zu Ende geführt. Eine Karte
        nennt das letzte Ereignis; es führt zum Epilog.

# Der Tisch

rule-st-2 = Was auf dem Tisch liegt
    .text = Ein Spielplan aus Teilen, ein Spielertableau (PDA) für jeden Stalker, Kartendecks, Marker und 13
        Würfel.
rule-st-2-1 = Karten
    .text = 12 Stalker, 27 Waffen, 26 Monturen, 33 Modifikationen, 38 Gegenstände, 26 Artefakte, 17 Gegner, 20
        Verletzungen, 22 Gegneraktivierungen, 11 Anomalien, 18 Zufallsereignisse und 3 Kontrollkarten. Jede
        Mission bringt eigene Karten mit.
rule-st-2-2 = Marker
    .text = 16 Schrauben, 10 Magazine jeder Art, 10-mal fixiert, 10-mal verwundbar, 4-mal Konzentration, 8
        kritische Verletzungen, 31-mal Beute, 24 unbekannte Gegner, 5 Artefakte, 4-mal keine Sicht, 2 Fallen
        und 36 Universalmarker.
rule-st-2-3 = Aufsteller
    .text = Gegner stehen als Aufsteller auf dem Spielplan. Von jedem Gegner gibt es nur eine begrenzte Zahl.
rule-st-2-6 = Was ausgehen kann
    .text = Karten und Marker können ausgehen, Kupons nicht. Munition, Extra-Aktionen und Zähler teilen sich
        die 36 Universalmarker; eine Partie lässt sich auch ohne diese Grenze einstellen. Mehr Kupons, als das
        Team hat, könnt ihr nicht ausgeben.

# Würfel

rule-st-3 = Würfel
    .text = Ausrüstungswürfel, Stalkerwürfel und der Anomalie-Würfel.
rule-st-3-1 = Drei Arten
    .text = Es gibt 6 Ausrüstungswürfel und 6 Stalkerwürfel mit 6 Seiten, dazu 1 Anomalie-Würfel mit 10.
rule-st-3-2 = Welche Würfel du wirfst
    .text = Angriff mit einer Waffe: die Stalkerwürfel deiner Stalkerkarte und die Ausrüstungswürfel des
        Angriffs. Messer: 3 Ausrüstungswürfel. Andere Angriffe: wie angegeben. Verteidigung: so viele
        Ausrüstungswürfel, wie deine Montur VERTEIDIGUNG hat. Strahlung: 1 bis 4 Ausrüstungswürfel. Anomalien,
        Detektoren und manche Angriffe von Gegnern: der Anomalie-Würfel.
rule-st-3-3 = Ausrüstungswürfel
    .text = Seine Seiten zeigen 0, 1, 1, 2, 2 und 3 ★.
rule-st-3-4 = Stalkerwürfel
    .text = Seine Seiten: Präzisionswurf, das sind 2 ★ oder in präziser Reichweite 4 ★; 2 ★; 1 ★; 1 ★ und 1
        Maske; 1 Maske; 2 Masken.
rule-st-3-5 = Anomalie-Würfel
    .text = Von seinen 10 Seiten zeigt 1 P1, 2 zeigen P2, 3 zeigen P3 und 4 zeigen P4: so viele Seiten wie
        Blätter.
rule-st-3-6 = Erneut würfeln
    .text = Würfle nach dem ganzen Wurf erneut, bevor ein Ergebnis zählt. Jede Quelle hilft einmal pro Wurf;
        eine andere Quelle darf denselben Würfel noch einmal neu werfen. Das letzte Ergebnis gilt.
rule-st-3-7 = Höchstens 6 Würfel
    .text = Du wirfst höchstens 6 Ausrüstungswürfel und 6 Stalkerwürfel auf einmal. Weitere entfallen.
rule-st-3-8 = Mehr Würfel, mehr ★
    .text = „+1 Würfel“ zählt vor dem Wurf. „+1 ★“ kommt nach allen neuen Würfen dazu. Keine Summe fällt unter
        0.

# Der Spielplan

rule-st-4 = Der Spielplan
    .text = Felder, die Ränder dazwischen, und wer wen sieht.
rule-st-4-1 = Spielplanteile
    .text = Der Spielplan besteht aus nummerierten Teilen auf einem Quadratraster. Die Richtungen sind N
        (oben), O, S und W.
rule-st-4-2 = Felder
    .text = Jedes Teil ist in Felder gegliedert. Ein Feld besteht aus verbundenen Quadraten; manche an seinem
        Rand sind nur angeschnitten.
rule-st-4-3 = Platz auf einem Feld
    .text = Ein Feld fasst 1 Einheit je vollem Quadrat. Angeschnittene Quadrate zählen nicht. Stalker,
        Begleiter und Gegner jeder Größe sind je 1 Einheit.
rule-st-4-4 = Belegt
    .text = Ein Feld ohne freien Platz ist belegt. Gegner und Begleiter können dort keine Bewegung beenden.
        Ein Stalker, der es tut, stößt jemanden hinaus (ST-7.2).
rule-st-4-6 = Feldränder
    .text = Der Rand zwischen Quadraten zweier Felder ist offen, unpassierbar, eine Wand, eine Tür oder ein
        Fenster.
rule-st-4-7 = Was über einen Rand kommt
    .text = Offener Rand oder Tür: Bewegung, Sicht und Reichweite. Unpassierbares Gelände, etwa ein Zaun:
        Sicht und Reichweite, keine Bewegung. Wand: nichts. Fenster: alles für Stalker und Menschen; Sicht und
        Reichweite, aber keine Bewegung für psionische Gegner und Begleiter; nichts für alle anderen Mutanten.
        Du siehst also manchmal einen Mutanten, der dich nicht sieht.
rule-st-4-8 = Wo Teile aneinanderstoßen
    .text = Unterscheiden sich die Ränder zweier Teile, gilt der strengere: erst Wand, dann unpassierbar, dann
        Fenster, dann offen. Eine Tür zählt hier als offen.
rule-st-4-9 = Mehrere Ränder
    .text = Haben zwei Felder mehrere gemeinsame Ränder, gilt der beste.
rule-st-4-10 = Benachbarte Felder
    .text = Felder mit einem gemeinsamen Rand, der keine Wand ist, sind benachbart; eine Ecke reicht nicht.
        Für Bewegung trennt auch unpassierbares Gelände. „Benachbartes Feld“ auf einer Karte heißt Reichweite
        1, mit Fenstern wie für einen Stalker.
rule-st-4-11 = Wasser
    .text = Niemand betritt oder überquert Wasser, und kein Marker liegt darauf. Sicht und Reichweite gehen
        darüber hinweg.
rule-st-4-12 = Karten auf dem Spielplan
    .text = Eine Karte, die Felder zeigt, ersetzt Felder, Ränder, Strahlung und Deckung darunter.
rule-st-4-13 = Räume und Gebäude
    .text = Wände, Türen und Fenster umschließen einen Raum. Angrenzende Räume bilden ein Gebäude. Felder in
        Räumen sind innen, alle anderen im Freien.
rule-st-4-14 = Strahlung eines Feldes
    .text = Ein Feld kann einen Strahlungswert zeigen: 1–2 ist gelb, 3–4 orange, ab 5 rot. Er erhöht deine
        Dosis (ST-9.2).
rule-st-4-15 = Deckung eines Feldes
    .text = Ein Feld kann einen Deckungswert zeigen. Alle Felder eines Raums haben denselben.
rule-st-4-16 = Was Deckung bewirkt
    .text = Greifst du jemanden in Deckung an, zieh ihren Wert von deinen ★ ab; greift ein Gegner an, von
        seinem Schaden. Steht der Angreifer auf demselben Feld oder im selben Raum, zählt die Deckung nicht.
rule-st-4-17 = Reichweite
    .text = Die Reichweite ist die kleinste Anzahl Ränder von Feld zu Feld, auf einem Weg, den Reichweite
        nehmen kann. Gerade sein muss er nicht. Dein eigenes Feld hat Reichweite 0.
rule-st-4-18 = Worte für Reichweiten
    .text = „Reichweite 2“ oder „in Reichweite 2“ ist 0 bis 2. „Reichweite 2+“ ist 2 und weiter. „Reichweite
        1–2“ ist 1 oder 2. „Reichweite 0“ ist dein eigenes Feld.
rule-st-4-19 = Reichweite zu einer Anomalie
    .text = Zähle bis zum nächsten Feld mit einem ihrer Symbole.
rule-st-4-20 = Reichweite zwischen Markern
    .text = Misst niemand, zählen Fenster wie für einen Stalker.
rule-st-4-21 = Strecken
    .text = Eine Strecke ist ein Weg, den eine Einheit gehen könnte. Ihre Länge ist die Anzahl der betretenen
        Felder.
rule-st-4-22 = Ecken
    .text = Jeder Richtungswechsel zwischen zwei Schritten ist eine Ecke. Eine Drehung vor dem ersten Schritt
        ist keine.
rule-st-4-23 = Menschen meiden Anomalien
    .text = Ein menschlicher Gegner nimmt keine Strecke über offene Anomalie-Symbole, solange es eine andere
        gibt. Andere Gegner meiden sie nicht, und wer vorrückt (ST-13.13), meidet nichts.
rule-st-4-24 = Was am nächsten ist
    .text = Die beste Strecke entscheidet: die wenigsten Felder, dann die wenigsten Ecken. Bei Gleichstand
        entscheidet der Stalkeranführer.
rule-st-4-25 = Kürzeste Strecke
    .text = Die wenigsten Felder, dann die wenigsten Ecken, dann entscheidet der Stalkeranführer.
rule-st-4-26 = Kein Weg dorthin
    .text = Ohne Strecke entscheidet die Reichweite, was am nächsten ist. Wer sich zu etwas Unerreichbarem
        bewegt, geht zum erreichbaren Feld mit der kleinsten Reichweite dorthin.
rule-st-4-27 = Belegte Felder unterwegs
    .text = Ein Gegner darf ein belegtes Feld durchqueren, außer ein mögliches Ziel steht darauf; dann kann es
        nur sein letztes Feld sein. Stalker und Begleiter dürfen belegte Felder ohne Gegner durchqueren.
rule-st-4-28 = Wer misst
    .text = Was einem Stalker oder Marker am nächsten ist, misst man mit der Bewegung eines Stalkers. Welcher
        Gegner am nächsten ist, misst man auf der eigenen Strecke jedes Gegners.
rule-st-4-30 = Sichtlinie
    .text = Die Sichtlinie geht von Feld zu Feld in eine der vier Richtungen. Sie biegt nie ab.
rule-st-4-31 = Wie sich Sicht ausbreitet
    .text = Blicke von deinem Feld in eine Richtung: Du siehst jedes Feld, das auf dieser Seite angrenzt, dann
        jedes Feld, das auf derselben Seite an diese grenzt, und so weiter. Große Felder weiten den Blick.
rule-st-4-32 = Wie weit du siehst
    .text = Stalker und Begleiter sehen in alle vier Richtungen beliebig weit. Ein Gegner sieht so weit, wie
        seine Karte sagt: nach vorn, zu jeder Seite und nach hinten.
rule-st-4-33 = Eigenes Feld
    .text = Jeder sieht sein eigenes Feld.
rule-st-4-34 = Was die Sicht versperrt
    .text = Wände, Marker „Keine Sicht“, das Ende des Spielplans, und Fenster für die, die nicht hindurchsehen
        (ST-4.7). Einheiten und andere Marker versperren nichts.
rule-st-4-35 = Was du siehst
    .text = Wer ein Feld sieht, sieht alle und alles darauf.
rule-st-4-36 = Keine Sicht
    .text = Niemand sieht in ein Feld mit diesem Marker hinein, heraus oder hindurch. Einheiten auf demselben
        Feld können einander trotzdem angreifen.
rule-st-4-37 = Sehen und gesehen werden
    .text = Du siehst manchmal einen Gegner, der dich nicht sieht, und umgekehrt. „In der Sichtlinie eines
        Gegners“ heißt: Der Gegner sieht dich.
rule-st-4-38 = Blickrichtung
    .text = Jeder Gegner blickt nach N, O, S oder W. Stalker und Begleiter sehen rundum.
rule-st-4-39 = Sich zuwenden
    .text = Ein Gegner dreht sich zu der Seite, auf der er den anderen sehen könnte; gibt es keine, zum ersten
        Schritt der kürzesten Strecke. Wegen jemandem auf dem eigenen Feld dreht er sich nicht. Bei
        Gleichstand entscheidet der Stalkeranführer.

# Missionskarten und Marker

rule-st-5 = Missionskarten und Marker
    .text = Was auf dem Spielplan und daneben liegt, und was geschieht, wenn du hinkommst.
rule-st-5-1 = Umgebungskarten
    .text = Überlagerungskarten liegen auf dem Spielplan und ändern Felder, Ränder und Aktionen. Hinweiskarten
        liegen daneben: Hinweise, Regeln, Aufgaben. Ein Fund ist eine Hinweiskarte, die ein Stalker bei sich
        hat; er braucht keinen Platz im Rucksack, und mit Vorbereiten gibst du ihn weiter. Ein Schützling ist
        ein Fund, der für eine Person steht: Mit ihm kommst du bei Bewegung höchstens 2 Felder weit.
rule-st-5-2 = Nummern der Karten
    .text = A1-03a ist die Vorderseite von Karte 3 der Mission A1, A1-03b ihre Rückseite. Haben mehrere Karten
        dieselbe Nummer, wird eine ausgelost.
rule-st-5-3 = Umgebungsdeck
    .text = Karten, die noch nicht auf dem Tisch sind, warten ungesehen im Umgebungsdeck. „Nimm Karte X“ holt
        eine heraus.
rule-st-5-4 = Eine Karte umdrehen
    .text = Eine Überlagerungskarte kommt mit der anderen Seite wieder auf den Spielplan. Die neue Seite einer
        Hinweiskarte wird abgehandelt; wird sie nicht abgelegt, bleibt sie liegen, und ihre Regeln gelten.
rule-st-5-5 = Ablegen und entfernen
    .text = Eine abgelegte Umgebungskarte ist aus dieser Mission heraus. Eine entfernte kommt auch später
        nicht wieder.
rule-st-5-6 = Aktionen auf Karten
    .text = Eine Aktion auf einer Karte nennt ihren Preis, ihre Bedingung und wo du sie ausführen kannst: auf
        einem Feld der Karte, wenn nichts anderes dasteht. Von einem Feld, das ein Fenster mit einer
        Gebäudekarte verbindet, darfst du als freie Aktion hineinsehen: Dreh die Karte um.
rule-st-5-7 = Entscheidungen mit Preis
    .text = Kostet eine Entscheidung eine Standardaktion, rückt dein Zugmarker einmal nach unten. Ohne freie
        Stufe kannst du sie nicht wählen.
rule-st-5-8 = Auslöser
    .text = Ein Auslöser tritt ein, wenn ein Stalker sein Feld betritt oder seine Bedingung erfüllt. Aktion
        und Bewegung gehen weiter, wenn nichts anderes dasteht. Eine Gebäudekarte wird umgedreht, sobald du
        das Gebäude betrittst.
rule-st-5-9 = Missionsziel
    .text = Die Karte mit dem Missionsziel sagt, was zu tun ist, und was folgt, wenn ein Stalker stirbt.
rule-st-5-10 = Missionsereignisse
    .text = Missionsereignisse liegen verdeckt in ihrer Reihenfolge, I obenauf. Haben zwei dieselbe Nummer,
        scheidet eines zufällig aus.
rule-st-5-11 = Zufallsereignisse
    .text = Manche Effekte legen Zufallsereignisse verdeckt auf das Ereignisdeck. Jedes schenkt euch eine
        Runde. Sind keine mehr da, werden die abgelegten gemischt; gibt es auch die nicht, kommt nichts dazu.
rule-st-5-12 = Ein Ereignis lesen
    .text = Eine Ereigniskarte hat eine Geschichte, oft einen Soforteffekt und einen Effekt am Ende der Runde.
        Sobald sie gezogen ist, dürft ihr alles lesen.
rule-st-5-13 = Soforteffekte
    .text = Sie geschehen, wenn die Karte gezogen wird. Bringt sie dir eine Aktion, eine Bewegung oder einen
        Angriff, rückt dein Zugmarker nur, wenn es dasteht.
rule-st-5-14 = Ende der Runde
    .text = Alle Zugmarker kommen wieder nach oben, der Marker des Stalkeranführers zeigt seine Aktionsseite,
        und die nächste Runde beginnt.
rule-st-5-15 = Aktives Ereignis
    .text = Aktiv ist nur die neueste Ereigniskarte. Sie ersetzt die vorige.
rule-st-5-16 = Die Zeit läuft ab
    .text = Ist keine Ereigniskarte mehr zu ziehen, scheitert die Mission.
rule-st-5-17 = Beute
    .text = Beute auf einem Feld ist ein Stapel. Neue kommt verdeckt obenauf. Nur den obersten Marker kann man
        nehmen.
rule-st-5-18 = Beute nehmen
    .text = Dreh den Marker um, nimm, was er zeigt, und lege ihn ab. In dieser Mission kommt er nicht wieder.
rule-st-5-19 = Beute hinlegen
    .text = Beute wird zufällig gezogen. Ist keine mehr da, kommt keine hin.
rule-st-5-20 = Unbekannte Gegner
    .text = Ein Marker zeigt X, also niemanden, oder 1 oder 2 Gegner einer Farbe und einen Pfeil.
rule-st-5-21 = Einen unbekannten Gegner aufdecken
    .text = Nimm den obersten Marker des Stapels und dreh ihn um. X: Lege ihn ab. Farbe: Stell die gezeigten
        Gegner aus dem Gegnervorrat auf sein Feld, Blick in Pfeilrichtung, und lege ihn ab. Ist der Vorrat
        leer, zieh eine Aktivierungskarte: eine für hohe Aufmerksamkeit, wenn welche auf dem Spielplan ist,
        sonst eine für niedrige. Nur der Gegner dieser Farbe, der dem Marker am nächsten ist, befolgt sie,
        ohne den Teil für die Gegner- und Zonenphase. Gibt es keinen solchen Gegner, geschieht nichts.
rule-st-5-22 = Kein Platz
    .text = Ein Gegner ohne Platz kommt auf das nächste Feld mit Platz und blickt zu dem, das er nicht nutzen
        konnte.
rule-st-5-23 = Mehrere Marker
    .text = Sie werden nacheinander aufgedeckt; der Stalkeranführer bestimmt die Reihenfolge.
rule-st-5-24 = Neue Gegner
    .text = Sieht ein neuer Gegner einen Stalker, steigt die Aufmerksamkeit sofort (ST-8.4). Auf einer
        Anomalie würfelt er sofort (ST-14.10).
rule-st-5-25 = Andere Marker
    .text = Marker „Keine Sicht“ und Schrauben werden in der Gegner- und Zonenphase abgelegt. Fallen und
        Missionsmarker tun, was ihre Karten sagen. Ein neutraler Marker gilt als Aufmerksamkeit, die niemandem
        gehört: Er lockt Gegner an und wird nie verringert.

# Die Runde

rule-st-6 = Die Runde
    .text = Ereignisphase, Spielerphase, Gegner- und Zonenphase, und von vorn.
rule-st-6-1 = Drei Phasen
    .text = Eine Runde hat diese drei Phasen. Runde folgt auf Runde, bis die Mission endet.
rule-st-6-2 = Ereignisphase
    .text = Zieht die oberste Ereigniskarte und führt ihren Soforteffekt aus. Sie ist nun das aktive Ereignis.
rule-st-6-3 = Spielerphase
    .text = Der Stalkeranführer beginnt, die anderen folgen im Uhrzeigersinn. Jeder macht 1 Zug, dann jeder
        den zweiten. Haben alle beide gemacht, endet die Phase.
rule-st-6-4 = Zugmarker
    .text = Jeder deiner 2 Züge hat seinen Zugmarker. Er beginnt oben und kann 2 Stufen nach unten rücken. Zu
        Beginn eines Zugs wähle einen Marker, den du in dieser Runde noch nicht benutzt hast.
rule-st-6-5 = Standardaktionen
    .text = Jede Standardaktion rückt den Zugmarker 1 Stufe nach unten. Ein Zug hat so viele, wie Stufen übrig
        sind, meist 2, und du führst alle aus: Vorher endet er nicht.
rule-st-6-6 = Freie Aktionen
    .text = Davon darfst du beliebig viele ausführen, vor, zwischen und nach Standardaktionen. Der Zugmarker
        rückt dabei nie.
rule-st-6-7 = Eins nach dem anderen
    .text = Beende eine Aktion, bevor du die nächste beginnst. Nur der Stalker am Zug handelt.
rule-st-6-8 = Extra-Aktionen
    .text = Ein Universalmarker auf deinem Zugmarker bezahlt eine Standardaktion: Lege ihn ab, und der
        Zugmarker rückt nicht. Solche Marker gehen vor den Stufen weg. Steht der Zugmarker ganz unten, darfst
        du sie liegen lassen; am Ende der Runde werden alle abgelegt.
rule-st-6-9 = Effekte, die Zugmarker rücken
    .text = Rückt ein Effekt einen Zugmarker, hat dieser Zug weniger Standardaktionen, und Umgebungsstrahlung
        zählt (ST-9.2). Auch ganz unten hast du den Zug noch, nur mit freien Aktionen.
rule-st-6-10 = Passen
    .text = Vor einem Zug darfst du passen und ihn später machen. Das geht nicht, wenn alle anderen, die noch
        Züge haben, seit dem letzten Zug gepasst haben.
rule-st-6-11 = Ende eines Zugs
    .text = Ist der Zugmarker ganz unten und willst du keine freie Aktion mehr, endet dein Zug. Dann reagieren
        die Gegner, die dich sehen (ST-13.20).
rule-st-6-12 = Gegner- und Zonenphase
    .text = 1. Die Gegner werden aktiviert (ST-13.22). 2. Strahlung wirkt, und die Dosis sinkt (ST-9.6). 3.
        Alle Marker „Keine Sicht“, alle Schrauben auf dem Spielplan und alle Marker „fixiert“ von Gegnern
        werden abgelegt. „Fixiert“ bei Stalkern und jedes „verwundbar“ bleiben. 4. Jeder Stalker, den kein
        Gegner sieht, verringert seine Aufmerksamkeit einmal. 5. Die Effekte am Ende der Runde geschehen, das
        aktive Ereignis zuletzt.
rule-st-6-13 = Reihenfolge in dieser Phase
    .text = In den Schritten 2 und 4 geht es vom Stalkeranführer aus im Uhrzeigersinn. In Schritt 5 bestimmt
        er die Reihenfolge.

# Aktionen

rule-st-7 = Aktionen
    .text = Was du in deinem Zug tun kannst, und was es kostet.
rule-st-7-1 = Basisaktionen
    .text = Bewegung, Schleichen, Vorbereiten, Nachladen, Aufheben, Ablenken, Schrauben und Muttern, Messer.
        Jeder Stalker kann sie ausführen. Jede ist eine Standardaktion.
rule-st-7-2 = Wie Stalker sich bewegen
    .text = Geh auf ein benachbartes Feld, sieh, was geschieht, und wähle dann den nächsten Schritt. Ein Feld
        mit einem Gegner beendet deine Bewegung. Gegner, die du verlässt, drehen sich zu dir. Belegte Felder
        ohne Gegner darfst du durchqueren. Endest du auf einem, stoße jemanden hinaus: einen anderen Stalker,
        wenn einer da ist, sonst einen Begleiter oder Gegner; auf das Feld, von dem du kommst, wenn es geht,
        sonst auf ein anderes benachbartes. Lässt sich niemand hinausstoßen, kannst du dort nicht enden und
        ein Feld mit einem Gegner gar nicht betreten. Wer gestoßen wird, würfelt für Anomalien und verliert
        „verwundbar“, erhält aber keine Umgebungsstrahlung und keine niedrige Aufmerksamkeit; ein gestoßener
        Gegner blickt zu dem Feld, das er verlassen hat. Nach jeder eigenen Bewegung lege dein „verwundbar“
        ab.
rule-st-7-3 = Aufmerksamkeit beim Bewegen
    .text = Solange ein Gegner dich sieht, liegt dein Marker mit hoher Stufe auf deinem Feld. Auf dem ersten
        Feld außer Sicht lege ihn noch einmal mit hoher Stufe hin; dort bleibt er, wenn du ungesehen
        weitergehst. Endest du ungesehen und liegt er nicht mit hoher Stufe auf dem Spielplan, lege ihn mit
        niedriger Stufe auf dein letztes Feld. Liegt er mit hoher Stufe da, bleibt er, wo er ist.
rule-st-7-4 = Bewegung ohne Aufmerksamkeit
    .text = Legt eine Bewegung keine Aufmerksamkeit, bleibt dein Marker, wie er ist. Nur wenn du in der
        Sichtlinie eines Gegners endest, lege ihn mit hoher Stufe auf dein Feld.
rule-st-7-5 = Bewegung
    .text = Standardaktion. Geh 1 bis 3 Felder. Die Aufmerksamkeit folgt dir.
rule-st-7-6 = Schleichen
    .text = Standardaktion. Geh 1 Feld. Kein Gegner darf dein Feld oder das neue sehen. Du legst keine
        Aufmerksamkeit. Strahlung, Auslöser und Anomalien zählen wie immer.
rule-st-7-7 = Vorbereiten
    .text = Standardaktion. Erhalte 1 Konzentration und 1 Schraube. Dann dürfen alle Stalker auf deinem Feld
        Ausrüstung, Magazine, Schrauben und Funde tauschen, Karten zwischen Plätzen und Rucksäcken bewegen und
        Modifikationen einbauen oder ausbauen, so oft sie wollen. Die Rucksäcke zählen erst am Ende.
rule-st-7-8 = Nachladen
    .text = Standardaktion; freie Aktion, solange du Konzentration hast, und die behältst du. Lege 1 Magazin
        vom Typ der Waffe ab und lade sie voll. Sie kann ausgerüstet oder im Rucksack sein. Volle Waffen und
        Waffen mit Spezialmunition lassen sich so nicht laden.
rule-st-7-9 = Aufheben
    .text = Standardaktion. Nimm die oberste Beute oder einen Artefaktmarker auf deinem Feld. Für einen
        Artefaktmarker erhältst du ein zufälliges Artefakt vom Typ der Anomalie, oder irgendeines, wenn es
        keines gibt.
rule-st-7-10 = Ablenken
    .text = Standardaktion. Das geht nicht, solange deine Aufmerksamkeit mit hoher Stufe auf dem Spielplan
        liegt oder ein Gegner dich sieht. Lege 1 Schraube ab und lege deinen Marker mit niedriger Stufe auf
        ein Feld in Reichweite 3. Sind Gegner dort oder benachbart, zieh eine Aktivierungskarte für niedrige
        Aufmerksamkeit: Nur sie befolgen sie, ohne den Teil für die Gegner- und Zonenphase. Dann geht jeder
        Aufmerksamkeitsmarker, den einer von ihnen sieht, 1 Feld auf seinen Besitzer zu.
rule-st-7-11 = Schrauben und Muttern
    .text = Standardaktion. Lege 1 Schraube auf ein offenes Anomalie-Symbol in Reichweite 3; sehen musst du es
        nicht. Das Symbol ist abgedeckt, bis die Schrauben abgelegt werden.
rule-st-7-12 = Marker des Stalkeranführers
    .text = Freie Aktion, nur für den Stalkeranführer, nur mit der Aktionsseite oben. Dreh den Marker um und
        gib ihn im Uhrzeigersinn weiter; wer ihn bekommt, ist ab jetzt Stalkeranführer. Heile 2 TP oder
        erhalte 1 Konzentration. Bis zum Ende der Runde kann ihn niemand mehr nutzen. Die Zugreihenfolge
        bleibt.
rule-st-7-13 = Messer
    .text = Standardaktion. Greif einen Gegner auf deinem Feld an: Wähle den Körperteil und wirf 3
        Ausrüstungswürfel. Präzisionswurf und Masken zählen nicht. Stirbt der Gegner, verringere deine
        Aufmerksamkeit einmal.
rule-st-7-14 = Aufstehen
    .text = Standardaktion. Lege dein „fixiert“ ab. Solange du fixiert bist, kannst du nichts anderes tun.
rule-st-7-15 = Weitere Aktionen
    .text = Waffen, Gegenstände, manche Artefakte und Modifikationen, Stalker, Umgebungskarten und Ereignisse
        bieten weitere Aktionen. Gegenstände werden danach abgelegt.
rule-st-7-16 = Dauerhafte Regeln
    .text = Regeln auf Karten, die keine Aktionen sind, gelten immer; die von Ausrüstung nur, solange sie
        ausgerüstet ist. „Einmal pro Zug“ heißt einmal in jedem deiner Züge.
rule-st-7-17 = Standardaktion als freie Aktion
    .text = Führst du eine Standardaktion als freie Aktion aus, rückt der Zugmarker nicht, und es gibt keine
        Umgebungsstrahlung.

# Aufmerksamkeit

rule-st-8 = Aufmerksamkeit
    .text = Wie viel die Zone von dir weiß. Gegner kommen dorthin, wo dein Marker liegt.
rule-st-8-1 = Aufmerksamkeitsmarker
    .text = Dein Marker liegt auf deinem Spielertableau oder mit niedriger oder hoher Stufe auf dem Spielplan.
rule-st-8-2 = Hoch geht vor niedrig
    .text = Solange dein Marker mit hoher Stufe auf dem Spielplan liegt, kann kein Effekt ihn mit niedriger
        Stufe hinlegen.
rule-st-8-3 = Im Blick
    .text = Solange ein Gegner dich sieht, liegt dein Marker mit hoher Stufe auf deinem Feld. Nichts bewegt
        oder verringert ihn.
rule-st-8-4 = Gesehen werden
    .text = Sobald ein Gegner dich sieht, aus welchem Grund auch immer, lege deinen Marker mit hoher Stufe auf
        dein Feld.
rule-st-8-5 = Niedrige Aufmerksamkeit legen
    .text = Lege den Marker mit niedriger Stufe auf das genannte Feld. Das bewirkt nichts, wenn er mit hoher
        Stufe auf dem Spielplan liegt oder ein Gegner dich sieht.
rule-st-8-6 = Hohe Aufmerksamkeit legen
    .text = Lege den Marker mit hoher Stufe auf das genannte Feld; sieht dich ein Gegner oder ist keines
        genannt, auf dein eigenes.
rule-st-8-7 = Aufmerksamkeit verringern
    .text = Aus hoch wird niedrig, auf demselben Feld. Niedrig kommt zurück auf dein Spielertableau. Das
        bewirkt nichts, solange ein Gegner dich sieht.
rule-st-8-8 = Marker kommen zu dir
    .text = Ein Marker, der auf seinen Besitzer zugeht, nimmt die kürzeste Strecke und behält seine Stufe. Er
        geht einmal pro Effekt, egal wie viele Gegner ihn sehen.
rule-st-8-9 = Noch geschieht nichts
    .text = Einen Marker zu legen lässt keinen Gegner handeln. Es entscheidet, welche Aktivierungskarte kommt
        und wohin Gegner gehen.
rule-st-8-10 = Begleiter
    .text = Begleiter legen nie Aufmerksamkeit.

# Strahlung

rule-st-9 = Strahlung
    .text = Der Spielplan erhöht deine Dosis, die Dosis kostet TP.
rule-st-9-1 = Strahlungsdosis
    .text = Dein Geigerzähler zeigt eine Dosis von 0 bis 16.
rule-st-9-2 = Umgebungsstrahlung
    .text = Jedes Mal, wenn dein Zugmarker rückt, zählt der höchste Strahlungswert aller Felder, auf denen du
        während dieser Aktion warst, auch des ersten. Rechne den Wert UMGEBUNGSSTRAHLUNG deiner Montur dazu,
        er ist 0 oder kleiner. Ist das Ergebnis über 0, erhöhe deine Dosis darum.
rule-st-9-3 = Kein Rücken, keine Strahlung
    .text = Freie Aktionen, mit einem Universalmarker bezahlte Aktionen, freie Bewegungen durch Ereignisse und
        Gestoßenwerden bringen keine Umgebungsstrahlung.
rule-st-9-4 = Dosis direkt
    .text = „Erhöhe deine Dosis“ wird durch die Montur nicht gemildert, wenn es nicht dasteht.
rule-st-9-5 = Kritische Strahlungsdosis
    .text = Würde deine Dosis über 16 steigen, wirf 4 Ausrüstungswürfel und verliere 1 TP je ★. Deine Dosis
        ist dann 16.
rule-st-9-6 = Strahlenbelastung
    .text = In Schritt 2 der Gegner- und Zonenphase wirf Ausrüstungswürfel nach Dosis: 0–3: keinen, 4–7: 1,
        8–11: 2, 12–15: 3, 16: 4. Verliere 1 TP je ★. Konzentration hilft hier nicht.
rule-st-9-7 = Die Dosis sinkt
    .text = Nach der Strahlenbelastung sinkt deine Dosis auf die nächste Marke darunter: 1–3 auf 0, 4–7 auf 3,
        8–11 auf 7, 12–15 auf 11, 16 auf 15. Eine Partie lässt sich auch mit anderen Marken einstellen.
rule-st-9-8 = Grundstrahlungsdosis
    .text = Liegt deine Dosis dann unter der Grundstrahlungsdosis deiner Artefakte (ST-10.18), erhöhe sie
        darauf.
rule-st-9-9 = Reihenfolge
    .text = Erst würfeln und TP verlieren, dann sinkt die Dosis, dann zählt die Grundstrahlungsdosis. „Erleide
        Strahlenbelastung“ auf einer Karte meint nur Wurf und Verlust.

# Stalker und Ausrüstung

rule-st-10 = Stalker und Ausrüstung
    .text = Wer du bist, was du anhast und was du trägst.
rule-st-10-1 = Stalkerkarte
    .text = Sie zeigt deine maximalen TP, dein Schießen und deine Fähigkeiten. Schießen ist die Zahl der
        Stalkerwürfel bei Angriffen mit Waffen; es kann von der Reichweite abhängen.
rule-st-10-2 = TP
    .text = Du beginnst mit maximalen TP. Sie steigen nie darüber und sinken nie unter 0.
rule-st-10-3 = TP verlieren
    .text = Bringt dich ein Verlust auf 0 TP, oder verlierst du bei 0 TP welche, erleide 1 kritische
        Verletzung. Ein Verlust bringt nie mehr als eine.
rule-st-10-4 = Kritische Verletzungen
    .text = Lege den Marker über einen deiner Zugmarker, der noch keinen hat: Dieser Zug hat nur 1
        Standardaktion. Ein Zugmarker auf einer gesperrten Stufe rückt nach unten. Die dritte kritische
        Verletzung tötet dich. Sobald du mehr als 0 TP hast, lege alle kritischen Verletzungen ab; in dieser
        Runde verlorene Aktionen bleiben verloren.
rule-st-10-5 = Tod
    .text = Stirbt ein Stalker, ist die Mission verloren, wenn das Missionsziel nichts anderes sagt.
rule-st-10-6 = Dein Spielertableau
    .text = Darauf sind 1 Waffe mit bis zu 2 Modifikationen, 1 Montur mit 1 Modifikation, 3 Artefakte, 2
        Zugmarker, ein Rucksack und Taschen.
rule-st-10-7 = Ausrüstung
    .text = Waffen, Monturen, Modifikationen, Gegenstände und Artefakte sind Ausrüstung.
rule-st-10-8 = Rucksack
    .text = Der Rucksack fasst 6 Ausrüstungskarten; manche Karten machen ihn größer. Modifikationen an Karten
        im Rucksack zählen mit.
rule-st-10-9 = Ausgerüstet oder eingepackt
    .text = Gegenstände wirken aus dem Rucksack. Alle andere Ausrüstung wirkt nur, wenn sie ausgerüstet ist.
rule-st-10-10 = Zu viel Gepäck
    .text = Trägst du mehr, als der Rucksack fasst, lege Karten daraus ab, auch eben erhaltene. Beim Tauschen
        zählt das erst am Ende.
rule-st-10-11 = Ausrüstung erhalten
    .text = Steck die Karte in den Rucksack oder rüste sie sofort aus; was sie ersetzt, kommt in den Rucksack.
        An eine neue Waffe oder Montur darfst du passende Modifikationen bauen. Eine neue Waffe ist voll
        geladen.
rule-st-10-12 = Taschen
    .text = In deinen Taschen sind Schrauben, Magazine und Missionsmarker, beliebig viele.
rule-st-10-13 = Rang
    .text = Waffen und Monturen haben Rang I bis III, Modifikationen I und II. Ohne Rang erhältst du eine
        zufällige Karte, mit Rang eine zufällige dieses Rangs.
rule-st-10-14 = Abgelegte Ausrüstung
    .text = Sie kommt auf den Ablagestapel ihres Decks; ist das Deck leer, wird er gemischt. Karten mit „–“
        als Wert kannst du nicht verkaufen oder ablegen, bis ein Effekt es sagt.
rule-st-10-15 = Gegenstände
    .text = Ein Gegenstand hat Arten wie Nahrung, Medizin oder Granate, und eine Aktion. Danach wird er
        abgelegt.
rule-st-10-16 = Montur
    .text = VERTEIDIGUNG ist die Zahl deiner Ausrüstungswürfel bei Verteidigungswürfen. UMGEBUNGSSTRAHLUNG
        mildert die Strahlung des Spielplans. Der Artefaktbehälter, einfach, verbessert oder Hightech, schirmt
        Artefakte ab (ST-10.18). Jede Montur nimmt 1 Montur-Modifikation auf. Ohne Montur hast du VERTEIDIGUNG
        0, keine Milderung und keinen Behälter.
rule-st-10-17 = Artefakte
    .text = Du darfst bis zu 3 ausrüsten. Ein Artefakt hat einen Typ, einen Effekt und eine
        Grundstrahlungsdosis. Im Rucksack ist es harmlos und bewirkt nichts.
rule-st-10-18 = Grundstrahlungsdosis der Artefakte
    .text = Es zählt die höchste deiner ausgerüsteten Artefakte, minus 2 mit verbessertem oder 4 mit
        Hightech-Behälter. Von mehreren Behältern zählt der beste.
rule-st-10-19 = Waffen
    .text = Eine Waffe hat eine präzise und eine maximale Reichweite, Art und Menge ihrer Munition, bis zu 2
        Plätze für Modifikationen, vielleicht eine Eigenschaft, und 1 oder 2 Angriffe. Ein Angriff nennt
        Preis, Munition, Ausrüstungswürfel und die Aufmerksamkeit, die er legt.
rule-st-10-20 = Laut und leise
    .text = Ein Angriff legt Aufmerksamkeit auf dein Feld, wie angegeben; steht nichts da, mit hoher Stufe.
rule-st-10-21 = Waffen-Modifikationen
    .text = Jede braucht einen freien Platz ihrer Art. Eine Schiene nimmt eine Optik oder einen
        Unterlauf-Anbau auf.
rule-st-10-22 = Munition
    .text = Du bezahlst Munition, wenn du angreifst. Reicht sie nicht, kannst du den Angriff nicht wählen.

# Angriffe der Stalker

rule-st-11 = Angriffe der Stalker
    .text = Wählen, bezahlen, Lärm machen, würfeln, treffen.
rule-st-11-1 = Wer wen angreift
    .text = Stalker greifen Gegner an, mit Waffen, dem Messer und anderen Karten.
rule-st-11-2 = Ziel
    .text = Eine Waffe braucht ein Ziel in deiner Sichtlinie, in maximaler Reichweite und nicht näher als eine
        Mindestreichweite. Andere Angriffe nennen ihre Reichweite; eine Sichtlinie brauchen sie nur, wenn es
        dasteht.
rule-st-11-3 = Bezahlen
    .text = Bezahle die Aktion, dann die Munition.
rule-st-11-4 = Aufmerksamkeit
    .text = Lege die Aufmerksamkeit, die der Angriff nennt, auf dein Feld, wenn nichts anderes dasteht.
rule-st-11-5 = Körperteil
    .text = Lässt dir der Angriff die Wahl, wähle einen Körperteil des Ziels; sonst ist es der Rumpf.
rule-st-11-6 = Würfeln
    .text = Waffe: deine Stalkerwürfel, die Ausrüstungswürfel des Angriffs und zusätzliche Würfel. Andere
        Angriffe: wie angegeben.
rule-st-11-7 = Erneut würfeln
    .text = Nutze jetzt Konzentration und was dich sonst erneut würfeln lässt.
rule-st-11-8 = Treffen
    .text = Zähle ★, rechne dazu, was Karten geben, und zieh Deckung ab. Gib Masken für Effekte deiner Waffe
        aus, jeden so oft, wie du ihn bezahlen kannst; übrige Masken verfallen. Der höchste Wert des
        Körperteils, den deine ★ erreichen, wirkt, von links nach rechts. Erreichst du keinen, geht der
        Angriff daneben.
rule-st-11-9 = Präzisionswurf
    .text = Er zählt 2 ★. Bei einem Waffenangriff auf ein Ziel in präziser Reichweite zählt er 4 ★.
rule-st-11-10 = Gegner drehen sich um
    .text = Nach dem Angriff dreht sich jeder angegriffene Gegner, der noch lebt, zu dir, auch wenn du
        verfehlt hast.
rule-st-11-11 = Salve und vollautomatisch
    .text = Nach dem erneuten Würfeln darfst du ★ und Effekte auf das Ziel und andere Gegner in deiner
        Sichtlinie verteilen, die auf seinem Feld oder benachbart stehen. Jeder wird mit seinem Anteil, seinem
        Rumpf und seiner Deckung geprüft.
rule-st-11-12 = Verheerend
    .text = Ein verheerender Angriff trifft alle Gegner auf seinen Feldern. Würfle einmal; prüfe jeden Gegner
        mit allen ★, seiner Deckung und seinen Werten.
rule-st-11-13 = Wenn es auch Stalker trifft
    .text = Trifft ein verheerender Angriff alle, sind die ★ für Stalker Schaden, und sie dürfen sich
        verteidigen.
rule-st-11-14 = Verletzungen der Gegner
    .text = Für eine leichte oder schwere Verletzung zieh eine Karte „Gegnerische Verletzung“ und führe ihre
        leichte oder schwere Hälfte aus.
rule-st-11-15 = Sechs Folgen
    .text = 1. Verwundbar. 2. Verwundbar und fixiert. 3. Schon fixiert: weggestoßen, sonst fixiert. 4.
        Verliert 1 TP. 5. Schon verwundbar: verliert 1 TP, sonst verwundbar. 6. Verliert 1 TP, dann werden
        alle Verletzungskarten gemischt.
rule-st-11-16 = Das Verletzungsdeck
    .text = Von 20 Karten, leichte und schwere Hälfte: 7 haben die Folgen 3 und 4, 6 haben 1 und 2, 5 haben 3
        und 5, 2 haben 6 und 6.
rule-st-11-17 = Wegstoßen
    .text = Der Gegner kommt 1 Feld weiter vom Angreifer weg, auf ein Feld mit Platz, das er betreten kann;
        gibt es keines oder keinen Angreifer, bleibt er stehen. Er blickt zu dem Feld, das er verlassen hat.
rule-st-11-18 = Verwundbare Gegner
    .text = Aus einer leichten Verletzung wird eine schwere. Aus einer schweren werden 2 verlorene TP, ohne
        Karte. Dann lege „verwundbar“ ab; kam es durch dieselbe Verletzung neu dazu, bleibt es.
rule-st-11-19 = Leeres Verletzungsdeck
    .text = Mischt die abgelegten Verletzungskarten.
rule-st-11-20 = TP der Gegner
    .text = Jeder Aufsteller hat seine eigenen TP.
rule-st-11-21 = Tod eines Gegners
    .text = Bei 0 TP kommt der Aufsteller zurück in den Gegnervorrat und kann wiederkehren. Ein Mensch
        hinterlässt 1 Beute auf dem Feld, woran er auch stirbt.

# Status

rule-st-12 = Status
    .text = Fixiert, verwundbar, Konzentration und kritische Verletzung.
rule-st-12-1 = Je einer
    .text = Jeder hat höchstens 1-mal „fixiert“ und 1-mal „verwundbar“, ein Stalker höchstens 1 Konzentration.
        Begleiter haben keinen Status.
rule-st-12-2 = Kritische Verletzung
    .text = Sie nimmt einem Zug Standardaktionen; die dritte tötet (ST-10.4).
rule-st-12-3 = Fixierter Stalker
    .text = Du kannst nur aufstehen (ST-7.14). Niemand sonst kann das für dich tun, und das Ende der Runde
        hilft nicht.
rule-st-12-4 = Fixierter Gegner
    .text = Statt zu reagieren, legt er den Marker ab. Aktivierungskarten überspringen ihn. In Schritt 3 der
        Gegner- und Zonenphase wird der Marker abgelegt. Sehen kann er weiter, und er lässt sich stoßen.
rule-st-12-5 = Verwundbarer Stalker
    .text = Ein Angriff auf dich macht 3 Schaden mehr; dann lege den Marker ab. Auch Bewegung legt ihn ab.
        Schaden, der kein Angriff ist, zählt nicht.
rule-st-12-6 = Konzentration erhalten
    .text = Konzentration erhältst du durch Vorbereiten und andere Effekte. Du kannst 1 haben.
rule-st-12-7 = Konzentration nutzen
    .text = Lege sie ab und wirf beliebige Würfel deines eigenen Angriffs, deiner Verteidigung oder deines
        Anomalie-Wurfs erneut. Solange du sie hast, ist Nachladen eine freie Aktion. Bei Strahlung, Detektoren
        und Würfen von Gegnern hilft sie nicht.
rule-st-12-8 = Verwundbarer Gegner
    .text = Verletzungen sind schlimmer (ST-11.18). Bewegt sich der Gegner, wird der Marker abgelegt.

# Gegner

rule-st-13 = Gegner
    .text = Was sie sehen, wohin sie gehen und wie sie zuschlagen.
rule-st-13-1 = Gegnerkarte
    .text = Sie zeigt Kategorie, Typ, Bewegung, TP, Sicht, Körperteile mit ihren Werten, einen Angriff,
        vielleicht eine Fähigkeit und eine Spezialfähigkeit.
rule-st-13-2 = Kategorie
    .text = Horde: viele und schwach. Elite: wenige und stark. Boss: selten, mit mehr als 1 TP.
rule-st-13-3 = Typen
    .text = Menschen steigen durch Fenster, hinterlassen Beute und meiden Anomalien. Psionische Gegner sehen
        durch Fenster, kommen aber nicht hindurch. Für andere Mutanten ist ein Fenster eine Wand. Mutanten und
        psionische Gegner hinterlassen keine Beute.
rule-st-13-4 = Sicht
    .text = Vier Zahlen sagen, wie viele Felder ein Gegner nach vorn, zu jeder Seite und nach hinten sieht.
rule-st-13-5 = Körperteile
    .text = Jeder Gegner hat einen Rumpf, manche einen Kopf. Die Werte sind Anzahlen von ★.
rule-st-13-6 = Angriff eines Gegners
    .text = Er ist Fernkampf oder Ansturm und hat Schaden, Reichweite und vielleicht einen Effekt. Lässt er
        dich eine Kontrollkarte ziehen, wähle eine ihrer zwei Möglichkeiten, ohne dich zu beraten.
rule-st-13-7 = Farben
    .text = Die Farbe sagt, wie sich ein Gegner verhält. C1: Bosse. C2: Wachen und kleine Jagdgruppen. C3:
        Rudel und Banden. C4: Horden.
rule-st-13-8 = Teams
    .text = Gegner mit derselben Zahl auf ihrem Gegnerteammarker sind ein Team und greifen einander nie an.
        Verschiedene Zahlen sind verfeindet. Gegner ohne Marker sind mit beiden verfeindet.
rule-st-13-9 = Mögliche Ziele
    .text = Gegner greifen Stalker und verfeindete Gegner an; Begleiter nur, wenn deren Karten es sagen.
rule-st-13-10 = Gegnervorrat
    .text = Mehr Aufsteller als die für diese Mission bereitgestellten gibt es von einem Gegner nicht. Die
        nicht auf dem Spielplan stehen, sind sein Vorrat.
rule-st-13-11 = Zwei Arten, sich zu bewegen
    .text = Gegner bewegen sich auf etwas zu oder rücken vor: eine Anzahl Felder, oder so viele wie ihre
        Bewegung.
rule-st-13-12 = Sich auf etwas zubewegen
    .text = Der Gegner folgt der kürzesten Strecke und dreht sich vor jedem Schritt. Er hält am Ziel oder nach
        dem letzten Schritt; dann dreht er sich zum nächsten Feld der Strecke.
rule-st-13-13 = Vorrücken
    .text = Der Gegner geht geradeaus. Kann er nicht, dreht er sich so wenig wie nötig, bei Gleichstand im
        Uhrzeigersinn, und geht weiter.
rule-st-13-14 = Unterbrechung
    .text = Sieht ein Gegner ein mögliches Ziel, bewegt und dreht er sich nicht. Sieht er unterwegs eines,
        hält er dort. Ein Angriff ist das allein nicht.
rule-st-13-15 = Belegte Felder
    .text = Ein Gegner darf belegte Felder ohne Ziel durchqueren und wird dort nicht unterbrochen. Enden kann
        er dort nicht: Er hält ein Feld davor oder nimmt eine andere Strecke.
rule-st-13-16 = Nach der Bewegung
    .text = Der Gegner legt sein „verwundbar“ ab und würfelt für Anomalien. Stalker, die er unterwegs gesehen
        hat, haben hohe Aufmerksamkeit.
rule-st-13-17 = Wie ein Gegner angreift
    .text = 1. Ziel: der nächste Stalker, den er sieht, sonst das nächste andere Ziel, das er sieht; unter
        mehreren auf einem Feld wählt ihr. 2. Ein Ansturm, der nicht in Reichweite 1 ist, geht auf das Ziel
        zu, so weit wie seine Bewegung und ohne Unterbrechung. 3. Er dreht sich zum Ziel. 4. Schaden: der des
        Angriffs mit allen Änderungen, 3 mehr bei einem verwundbaren Stalker, minus Deckung. Ist das Ziel nach
        dem Ansturm außer Reichweite, geschieht nichts. Mehrere Ziele werden nacheinander angegriffen, das
        nächste zuerst.
rule-st-13-18 = Angriff auf einen Stalker
    .text = Er trifft immer. Wirf so viele Ausrüstungswürfel wie deine VERTEIDIGUNG und würfle erneut, wenn du
        kannst. Jeder ★ verhindert 1 Schaden; den Rest verlierst du an TP.
rule-st-13-19 = Angriff auf einen Gegner
    .text = Schaden zählt als ★ gegen den Rumpf. Überlebt das Ziel, dreht es sich zum Angreifer.
rule-st-13-20 = Reaktion
    .text = Nach deinem Zug greift dich jeder Gegner an, der dich sieht, der nächste zuerst. Vor jedem Angriff
        wird das neu geprüft. Nur du bist das Ziel, außer der Angriff trifft ein ganzes Feld. Ein fixierter
        Gegner legt stattdessen seinen Marker ab.
rule-st-13-21 = Spezialfähigkeit
    .text = Aktivierungskarten rufen sie auf; ein Gegner ohne sie tut nichts. Rückzug: Er geht zum nächsten
        Feld, auf dem er kein Ziel sieht, ohne Unterbrechung, und blickt dann zurück.
rule-st-13-22 = Aktivierungskarte
    .text = Ist hohe Aufmerksamkeit auf dem Spielplan, zieht eine Karte für hohe Aufmerksamkeit, sonst eine
        für niedrige.
rule-st-13-23 = Die Karte ausführen
    .text = Geht die Punkte von oben nach unten durch. Bei jedem Punkt handelt ein Gegner nach dem anderen:
        zuerst, wer seinem Ziel am nächsten ist, dann nach Farbe von C1 bis C4, dann entscheidet der
        Stalkeranführer.
rule-st-13-24 = Teile der Karte
    .text = Der letzte Teil von Karten für hohe Aufmerksamkeit zählt nur in der Gegner- und Zonenphase. Karten
        für niedrige haben einen Teil für keine und einen für niedrige Aufmerksamkeit auf dem Spielplan;
        manche haben einen für beides.
rule-st-13-25 = Wer gemeint ist
    .text = Eine Farbe meint alle Gegner dieser Farbe; „alle“ meint alle auf dem Spielplan. „N + 1 Gegner, die
        X am nächsten sind“ meint so viele, egal welcher Farbe.
rule-st-13-26 = Was Karten Gegnern sagen
    .text = Bewegen: zu Aufmerksamkeit, einem Raum, Deckung oder etwas anderem. Vorrücken. Ein Ziel in Sicht
        angreifen, je nach Farbe mit mehr oder weniger Schaden. Sich umsehen: im Uhrzeigersinn drehen, bis ein
        Ziel in Sicht ist, oder einmal herum. Die Spezialfähigkeit nutzen. Aufmerksamkeit ziehen: Jeder
        Marker, den ein Gegner sieht, geht 2 Felder auf seinen Besitzer zu. Manche Karten werfen Granaten,
        fixieren oder machen verwundbar.
rule-st-13-27 = Stalker, Begleiter, Gegner
    .text = Stalker sehen rundum, legen Aufmerksamkeit und stoßen. Begleiter sehen rundum, legen keine
        Aufmerksamkeit, haben keinen Status, kommen nicht durch Fenster und handeln nach dem zweiten Zug ihres
        Stalkers. Gegner sehen nach Blickrichtung und halten, wenn sie ein Ziel sehen. Alle lösen Anomalien
        aus und decken Symbole ab.

# Anomalien und Artefakte

rule-st-14 = Anomalien und Artefakte
    .text = Jeder Schritt kann eine auslösen. Darin liegt etwas Wertvolles.
rule-st-14-1 = Teile einer Anomalie
    .text = Eine Karte mit ihren Regeln, eine Überlagerung mit Symbolen auf dem Spielplan, ein Aufsteller im
        Zentrum und oft ein Artefaktmarker darunter.
rule-st-14-2 = Anomaliekarte
    .text = Sie zeigt den Typ, besondere Regeln, wen es trifft, und was mit Stalkern und mit Gegnern
        geschieht.
rule-st-14-3 = Symbole
    .text = Die Überlagerung legt Symbole P1 bis P4 auf Felder. Das Zentrum hat alle vier.
rule-st-14-4 = Anomaliefeld
    .text = Ein Feld mit mindestens einem Symbol einer aktiven Anomalie, abgedeckt oder nicht.
rule-st-14-5 = Inaktiv
    .text = Eine Überlagerung ohne Aufsteller gilt als nicht vorhanden.
rule-st-14-6 = Aktivierungswurf
    .text = Nach einer Bewegung von, durch oder auf Anomaliefelder wirf den Anomalie-Würfel einmal für jede
        Anomalie. Sie wird aktiviert, wenn das Ergebnis ein offenes Symbol auf einem dieser Felder ist.
        Zweimal dasselbe Symbol ist nicht schlimmer als einmal. Das Symbol, das du selbst abgedeckt hast, ist
        wieder offen, wenn du gehst. Du darfst Konzentration ablegen und erneut würfeln; Gegner können das
        nicht. Sind alle Symbole abgedeckt, würfle nicht.
rule-st-14-7 = Was sie bewirkt
    .text = Die Karte sagt, wen es trifft: meist den, der sie ausgelöst hat, und alle auf Feldern mit dem
        gewürfelten Symbol, auch einem abgedeckten; oder alle in der Anomalie. Jeden trifft es einmal.
        Verteidigen darfst du dich nur, wenn die Karte von Schaden spricht.
rule-st-14-8 = Kein zweiter Wurf
    .text = Bewegt oder versetzt eine Anomalie jemanden, würfelt er in derselben Aktivierung nicht noch einmal
        für sie.
rule-st-14-9 = Ein Symbol abdecken
    .text = Wer auf einem Anomaliefeld endet, deckt nach dem Wurf das offene Symbol mit der höchsten Chance
        dort ab: P4, dann P3, P2, P1. Es bleibt abgedeckt, solange er dort steht.
rule-st-14-10 = Auf eine Anomalie gestellt
    .text = Wer auf ein Anomaliefeld gestellt wird, würfelt auch, nur für dieses Feld, und deckt ein Symbol
        ab. Zu Beginn der Mission würfelt niemand.
rule-st-14-11 = Ein Ding, ein Symbol
    .text = Hat ein Feld dasselbe Symbol zweimal, ist jedes einzeln abzudecken.
rule-st-14-12 = Was abdeckt
    .text = Schrauben, Artefaktmarker und Einheiten decken Symbole ab. Ein abgedecktes Symbol senkt nur die
        Chance.
rule-st-14-13 = Bewegliche Anomalien
    .text = Am Ende der Runde geht der Aufsteller im Uhrzeigersinn zur nächsten freien Überlagerung. Wer dort
        steht, deckt ein Symbol ab, ohne Wurf.
rule-st-14-14 = Wer sie nicht spürt
    .text = Manchen Gegnern tun Anomalien nichts; das steht auf ihren Karten.
rule-st-14-15 = Verborgene Artefakte
    .text = Ein Artefaktmarker unter einem Aufsteller lässt sich nicht aufheben. Erst finde ihn.
rule-st-14-16 = Detektor
    .text = Nutze ihn, wenn die Anomalie in seiner Reichweite ist. Wirf den Anomalie-Würfel und lege den
        Artefaktmarker auf ein Symbol dieser Anomalie, das dem Ergebnis entspricht; du wählst, welches,
        abgedeckt oder nicht. Der Marker deckt es ab.
rule-st-14-17 = Nichts zu finden
    .text = Ohne Marker unter dem Aufsteller kannst du den Detektor dort nicht nutzen.
rule-st-14-18 = Das Artefakt holen
    .text = Geh auf das Feld des Markers und nutze Aufheben (ST-7.9).

# Die Kampagne

rule-st-15 = Die Kampagne
    .text = Erkundung, eine Mission, ihr Ende, immer wieder, bis zum Schluss. Eine einzelne Mission kennt nur Einkauf
        und Aufbruch.
rule-st-15-1 = Eine Karte, ein Lager
    .text = Eine Kampagne hat eine Zonenkarte und ein Lager für das ganze Team: Ausrüstung, Magazine und Geld.
rule-st-15-2 = Der Anfang
    .text = Im Lager sind zu Beginn 5000 K und für jeden Stalker 1 Lederjacke. Sidorowitsch, der Ortskundige und der
        Patron sind eure Kontakte. Eure Stalker behaltet ihr die ganze Kampagne lang.
rule-st-15-3 = Eine neue Kampagne
    .text = Sie beginnt mit einer leeren Zonenkarte und mit allen Karten; von der vorigen bleibt nichts.
rule-st-15-4 = Der Reihe nach
    .text = Bewegung durch die Zone, Kontakte, Aufbruch, die Mission, das Missionsende. Dann von vorn.
rule-st-15-5 = Bewegung durch die Zone
    .text = Ihr geht zu genau 1 Mission und an höchstens 1 anderen Ort, in beliebiger Reihenfolge. Von einer Mission
        wird der Prolog gelesen; von da an steht sie fest. Bei einem Kontakt oder einem Versteck wird die Geschichte
        gelesen, und ihr wählt, was sie zu wählen gibt.
rule-st-15-6 = Durchgestrichen
    .text = An einen durchgestrichenen Ort könnt ihr nicht mehr gehen: eine gewonnene oder aufgegebene Mission; jeder
        andere Ort nach seiner Geschichte, wenn sie ihn nicht offen lässt.
rule-st-15-7 = Neue Orte
    .text = Geschichten und Epiloge bringen neue Orte auf die Zonenkarte. Ein durchgestrichener Ort bleibt
        durchgestrichen.
rule-st-15-8 = Zwei Geschichten
    .text = A1 bis A3 sind eine Geschichte, B1 bis B3 eine andere. Ihr dürft mit jeder von beiden weitermachen. Sind
        die letzten Missionen beider durchgestrichen, endet die Kampagne: Wie, hängt davon ab, was ihr getan habt.
rule-st-15-9 = Von Anfang an offen
    .text = „Daliks Rettung“, die Monturenwerkstatt, der erfahrene Stalker, der Waffenhändler und das Versteck des
        blinden Petro.
rule-st-15-10 = Kontakte
    .text = Vor jeder Mission dürft ihr zu höchstens 3 verschiedenen Kontakten gehen.
rule-st-15-11 = Arten von Kontakten
    .text = Einzelgänger leisten kleine Dienste. Händler kaufen und verkaufen. Höchstens 1 Begleiter kommt auf eine
        Mission mit. In einer Mission gilt höchstens 1 Auftrag: Er zahlt, wenn sein Ziel erreicht und die Mission
        gewonnen ist. Beide Seiten von Begleitern und Aufträgen dürft ihr lesen, bevor ihr wählt.
rule-st-15-12 = Kaufen und verkaufen
    .text = Alles wird mit den gemeinsamen Kupons des Teams bezahlt. Eine Karte kostet ihren Wert, wenn der Laden oder
        der Händler keinen anderen Preis verlangt. In einer Kampagne kommt Gekauftes ins Lager und Verkauftes zurück
        in sein Deck. Was ausverkauft ist, kann niemand kaufen.
rule-st-15-13 = Teile eines Werts
    .text = Die Hälfte und ein Viertel eines Werts werden auf ein Vielfaches von 50 K abgerundet.
rule-st-15-14 = Was es gibt
    .text = Zu kaufen ist jede Karte der Art und des Rangs, die noch in ihrem Deck ist.
rule-st-15-15 = Aufbruch
    .text = Der Stalkeranführer verteilt das Lager auf die PDAs; was niemand trägt, bleibt dort. Jeder stimmt dem zu,
        was auf dem eigenen PDA liegt.
rule-st-15-16 = Bereit zum Aufbruch
    .text = Jeder Stalker beginnt mit maximalen TP, 2 Schrauben, 1 Konzentration, geladenen Waffen und Dosis 0
        oder der Grundstrahlungsdosis seiner Artefakte.
rule-st-15-17 = Sauberer Anfang
    .text = Niemand hat einen anderen Status, und alle Aufmerksamkeitsmarker liegen auf den Spielertableaus.
rule-st-15-18 = Nehmt einen Detektor mit
    .text = Ohne Detektor lässt sich kein Artefakt finden.
rule-st-15-19 = Missionsende
    .text = Der Epilog wird gelesen; er bringt Geld, Waren, Kontakte und Orte. Ausrüstung, Magazine und Geld kommen
        ins Lager, alles andere zurück in die Schachtel. Eine verlorene Mission bringt keine Belohnung, was ihre
        Karten sich gemerkt haben, ist vergessen, ihr Ort bleibt offen, und ihre Geschichte bekommt eine Marke ZU
        SPÄT. Nach der zweiten Niederlage ist sie aufgegeben; ihr dürft sie auch vorher aufgeben. Die Toten sind zur
        nächsten Mission wieder da.
rule-st-15-20 = Eine einzelne Mission
    .text = Jeder Stalker hat eine Lederjacke und einen fertigen Satz Ausrüstung, der zur Mission passt. Eine
        Partie lässt sich auch so einstellen, dass das Team ihn selbst kauft, mit den Kupons der Mission; was
        übrig bleibt, verfällt. Manche Missionen geben ein zufälliges Artefakt dazu.
rule-st-15-21 = Speichern
    .text = Eine Kampagne wird nach jeder Antwort gespeichert, in einer Mission und zwischen den Missionen. Die
        Chronik bewahrt jede Mission in Zahlen.

# Missionen

rule-st-16 = Missionen
    .text = Eine Geschichte, ein Spielplan, ein Auftrag.
rule-st-16-1 = Drei Teile
    .text = Ein Prolog erzählt, worum es geht, der Aufbau legt den Spielplan aus, der Epilog erzählt, wie es
        ausgegangen ist.
rule-st-16-2 = Nur was genannt ist
    .text = Eine Mission nutzt nur die Gegner, Anomalien und Karten, die sie nennt.
rule-st-16-3 = Aufbau
    .text = Das Programm legt Spielplanteile, Umgebungskarten, Anomalien, Stalker, Gegner mit ihren Markern,
        Beute, unbekannte Gegner und das Ereignisdeck aus. Dann beginnt die erste Runde.
rule-st-16-4 = Startfeld
    .text = Stalker beginnen auf dem Startfeld; wer dort keinen Platz findet, auf den nächsten freien Feldern.

# Allein

rule-st-17 = Allein
    .text = Ein Stalker gegen die Zone.
rule-st-17-1 = Drei Aktionen
    .text = Ein einzelner Stalker hat 3 Standardaktionen in jedem seiner 2 Züge.
rule-st-17-2 = Immer Anführer
    .text = Du bist immer Stalkeranführer. Du darfst den Marker einmal pro Runde nutzen und behältst ihn.
rule-st-17-3 = Allein verletzt
    .text = Eine kritische Verletzung sperrt 2 Stufen: Dieser Zug hat 1 Standardaktion.
rule-st-17-4 = Zwei Reaktionen
    .text = Gegner, die dich sehen, reagieren nach jedem deiner 2 Züge.
rule-st-17-5 = Mehrere Stalker
    .text = Führst du allein mehrere Stalker, gelten die Regeln für so viele Stalker.
rule-st-18 = Verlorene Gebiete
    .text = Ein Ort, den keine Karte zeigt, neben jeder Mission.
rule-st-18-1 = Ein Modul
    .text = Wer mag, spielt eine Mission mit Verlorenen Gebieten: 8 Aufbaukarten, 13 Umgebungskarten, 3
        Spielplanteile mit zwei Seiten, 2 Eingangsmarker.
rule-st-18-2 = Aufbau
    .text = Liegt der Spielplan, sagt vor Runde 1 eine zufällige Aufbaukarte, auf was für ein Feld der
        Eingangsmarker kommt; unter mehreren wählen die Spieler. Der Spielplanteil liegt mit seinen Karten
        und Markern daneben, die Aufbaukarte wird abgelegt.
rule-st-18-3 = Eingang
    .text = Das Feld des Markers und das Eingangsfeld des Spielplanteils sind für Bewegung und Reichweite
        benachbart, für alle. Keine Sichtlinie führt hindurch: Man wirft und geht hindurch, niemand schießt
        hindurch.
rule-st-18-4 = Keine Richtung
    .text = Der Eingang zählt nicht als Ecke, ein Gegner behält beim Durchgehen seine Blickrichtung, und
        niemand geht geradeaus hindurch.
rule-st-18-5 = Aufbaukarten
    .text = Keller: ein Feld in einem Gebäude. Winter: ein einzelnes Feld im Freien. Höhle: ein Feld aus
        zwei Quadraten. Ruine: das größte Gebäude. Krankenstation: ein Raum mit Fenster. Obstgarten: im
        Freien mit Deckung. Kohlenrutsche: im Freien an einem Gebäude. Erdloch: im Freien mit Strahlung.
rule-st-18-6 = Nichts passt
    .text = Gibt es auf dem Spielplan kein solches Feld, wird eine andere Aufbaukarte gezogen.
rule-st-19 = Überleben in der Zone
    .text = Eine einzelne Partie auf einem eigenen Spielplan: zehn Szenarien, zehn Spielpläne und Karten,
        die jede Partie anders machen.
rule-st-19-1 = Eine Partie
    .text = Danach bleibt nichts erhalten. Es gelten alle Regeln für Missionen, soweit hier nichts anderes
        steht.
rule-st-19-5 = Szenario
    .text = Ihr wählt eines von zehn Szenarien, oder es wird ausgelost. Es nennt seine Karten, seine Gegner,
        die Zahl der Runden und euer Geld.
rule-st-19-6 = Spielplan
    .text = Ihr wählt einen von zehn Spielplänen, oder er wird ausgelost; jedes Szenario passt zu jedem.
rule-st-19-7 = Sonderkarten
    .text = Die Sonderkarten des Szenarios liegen offen neben dem Spielplan: Ihre Aktionen, Auslöser und
        Regeln gelten.
rule-st-19-8 = Aufbaukarten
    .text = Vier Aufbaukarten verändern den Spielplan. Eine, die ein Merkmal mit einer behaltenen teilt,
        wird durch die nächste ersetzt. Zuerst kommen Marker mit festem Platz, dann die, deren Platz ihr
        wählt.
rule-st-19-11 = Figuren
    .text = Helfer, Händler und Fremde tun nur, was ihre Karten sagen. Fenster sind für sie offen.
rule-st-19-12 = Anomalien
    .text = Alle drei Anomalien des Spielplans sind von einer Art, jede mit einem Artefakt; eine wandernde
        ist allein und hat keines.
rule-st-19-13 = Unbekannte und Gegner
    .text = Zufällige Gegnerkarten der Arten, die das Szenario nennt, kommen auf die Plätze des Spielplans;
        der Rest wartet im Vorrat.
rule-st-19-15 = Ereignisdeck
    .text = Es gibt so viele Ereigniskarten wie Runden. In jeder Runde wird eine gezogen.
rule-st-19-16 = Ausrüstung
    .text = Das Geld des Szenarios kauft Ausrüstung zu ihrem Wert. Was übrig bleibt, verfällt.
rule-st-19-19 = Marker mit Feldern
    .text = Fahrzeuge, Rohre, Häuser und Geländemarker bringen eigene Felder mit. Was sie verdecken,
        verliert Strahlung, Deckung und Kanten.
rule-st-19-22 = Merkmale
    .text = Sofort: einmal. Eine Runde: diese Runde. Lang: bis zu ihrem Ende. Wetter: bis zum nächsten
        Wetter. Stärkere Gegner: bis ihre Bedingung erfüllt ist. Ass im Ärmel: ein Vorteil, den ein
        Stalker einmal nutzt. Bitte: eine Bedingung für den Sieg.
rule-st-19-23 = Schicksal
    .text = Einmal in jeder Gegner- und Zonenphase wird der Anomalie-Würfel geworfen: Jede offene Karte tut,
        was sie für dieses Symbol sagt. Der Stalkeranführer bestimmt die Reihenfolge.
rule-st-19-24 = P4
    .text = Zeigt das Schicksal P4, wird außerdem von jedem Stapel ein Marker „unbekannter Gegner“
        aufgedeckt.
rule-st-19-25 = Besondere Beute
    .text = Ein Marker für besondere Beute wird aufgehoben wie Beute; er ist immer eine Karte des besonderen
        Decks.
rule-st-19-26 = Skripte
    .text = Ein Skript wird gelesen, wenn eine Karte es sagt. Wen es anspricht, der entscheidet; spricht es
        alle an, entscheidet das Team.
rule-st-19-27 = Letzte Runde
    .text = Mit der letzten Ereigniskarte beginnt die letzte Runde. Danach ist die Partie vorbei.
rule-st-19-28 = Sieg
    .text = Ihr gewinnt, wenn das Ziel erreicht und jede offene Bitte erfüllt ist. Stirbt ein Stalker, habt
        ihr sofort verloren.
rule-st-19-29 = Punkte
    .text = Ein Sieg zählt 20 Punkte. Jedes Symbol für Schwierigkeit auf den Karten der Partie bringt 1 dazu,
        jedes für Erleichterung kostet 1, gezogen oder nicht.
