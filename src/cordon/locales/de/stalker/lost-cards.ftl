# Die Umgebungskarten der Verlorenen Gebiete, und was auf den Spielplanteilen aufgedruckt ist (Karten 00).

# L1, der Keller

side-l1-01a-cabinet = Waffenschrank
    .story = Eine Stahltür mit drei Schlössern, eins ist angebohrt. Wer angefangen hat, wurde weggerufen und
        ließ den Bohrer im Loch und auf dem Bohrer eine Thermosflasche.
side-l1-01a-cabinet-break = Aufbrechen (1 Aktion am zugemauerten Verschlag, laut)
side-l1-01a-laundry = Überflutete Waschküche
    .story = Schwarzes Wasser bis zur zweiten Stufe. Etwas Helles dreht sich darin, so wie ein Hemd sich
        dreht, und hat Ärmel wie ein Hemd. Die Beute hier liegt darunter.
side-l1-01a-laundry-plug = Den Stöpsel ziehen (1 Aktion neben dem Wasser, laut; zweimal genügt)
side-l1-01b-laundry = Die leere Waschküche
    .story = Es läuft ab mit einem langen Schluck. Auf dem Boden liegen elf Hemden, bis zum Hals zugeknöpft,
        und was ihnen Leute in Eile hinterhergeworfen haben.
side-l1-01a-lamp = Lampe mit Zeitschalter
    .story = Vierzig Sekunden Licht, dann keins, dann wieder vierzig. In den einen lernst du zielen. In den
        anderen lernst du zählen.
side-l1-01b-lamp = Lampe, aus
    .story = Beim dritten Klicken geht nichts an. Im Kohlenkeller hat noch etwas mitgezählt.
side-l1-01b-lamp-bulb = Eine Birne einschrauben (1 Aktion im Gang; 1 Schraube für die Fassung)

# L2, der Winter

side-l2-00a = Kälte
    .story = Die Hütte hat einen Ofen, und der Ofen ist warm. Überall sonst steht die Kälte herum wie Leute,
        denen man gesagt hat, sie sollen warten.
side-l2-01a-ice = Dünnes Eis
    .story = Unter dem Teich brennt eine Lampe. Sie beleuchtet das Eis von unten, und die Risse, und ab und zu
        eine Hand, die sie ein wenig zur Seite rückt.
side-l2-01a-ice-cut = Ein Loch schlagen (1 Aktion; das zweite bringt die Lampe herauf)
side-l2-01b-ice = Offenes Wasser
    .story = Es bricht ohne einen Laut; der Laut kommt später, vom anderen Ufer. Die Lampe ist fort.
side-l2-01a-sledge = Eingeschneiter Schlitten
    .story = Kufen nach oben, und am Ende des Zügels ein Fäustling mit einer Hand darin. Die Hand hat nicht
        losgelassen. Das spricht für die Ladung.
side-l2-01a-sledge-dig = Graben (1 Aktion; senkt auch die Strahlungsdosis um 1; zweimal genügt)
side-l2-01b-sledge = Der Schlitten
    .story = Mehl, Kerzen, eine Kiste Visiere für Gewehre, die keiner mehr baut. Auf der Seite liegend hält
        der Schlitten den Wind ab, und anderes.

# L3, die Krankenstation

side-l3-01a = Visite
    .story = Zwei Flure weiter quietschen Räder. Am Fuß jedes Betts hängt ein Blatt mit dem heutigen Datum,
        und die Arznei liegt in der Reihenfolge der Betten.
side-l3-01b = Die Visite ist da
    .story = Eine Lampe nach der anderen geht aus, höflich, vom hinteren Ende her. Jemand bleibt an jedem Bett
        stehen. Jemand hat bemerkt, dass es mehr von euch gibt als Betten.
side-l3-02a = Der Schlafende
    .story = Bett vier. Es atmet einmal, wenn du dreimal atmest, und die Decke passt ihm nirgends. Auf dem
        Nachttisch liegt, was die anderen Kranken nicht mehr brauchen.
side-l3-02a-take = Nehmen, was am Bett liegt (1 Aktion, einmal)
side-l3-02a-sheet = Das Laken darüberziehen (1 Aktion; Konzentration)
side-l3-02b = Wach
    .story = Das Atmen hört auf. Das ist eine Weile alles. Dann ist das Bett leer, und noch warm, als du die
        Hand hinlegst, was du nicht hättest tun sollen.

# L4, die Höhle

side-l4-00a = Dunkelheit
    .story = Eine Lampe zeigt den nächsten Stein und lässt sich Zeit damit. Dahinter ist das Dunkel nicht leer, nur privat.
side-l4-01a-stream = Unterirdischer Bach
    .story = Hier fließt das Wasser bergauf. Es hat keine Eile und ist sehr stark, und was hineinfällt, trägt
        es auch in die falsche Richtung. Davon hat noch niemand erzählt.
side-l4-01a-stream-rope = Ein Seil spannen (1 Aktion; 2 Schrauben als Anker)
side-l4-01a-stream-wade = Waten (1 Aktion; 2 Würfel, 3 ★ bringen dich hinüber)
side-l4-01b-stream = Das andere Ufer
    .story = Bis hierher war schon jemand gekommen, hat ausgepackt und das Bett gemacht. Die Rucksäcke stehen
        an der Wand in einer Reihe, der leichteste zuerst.
side-l4-01a-bones = Knochenhaufen
    .story = Nach Länge sortiert. Wer das war, hatte Geduld und ein Auge dafür; die kleinen liegen in Tassen.
side-l4-01a-bones-search = Die Knochen durchsuchen (1 Aktion, insgesamt dreimal)
side-l4-01b-bones = Der Haufen bewegt sich
    .story = Du hast den genommen, auf den sich alles andere stützte. Nicht die Knochen waren sortiert. Es war
        der Boden, von dem, was darunter lebt.
side-l4-01b-bones-skull = Den Schädel mit den Münzen nehmen (1 Aktion, einmal)

# L5, der Obstgarten

side-l5-00a = Stille Luft
    .story = Kein Blatt. Der Zähler an deinem Gürtel tickt einmal, überlegt es sich und hält mit den anderen den Atem an.
side-l5-01a-windfall = Fallobst
    .story = Reif in jedem Monat. Über dem Gras stehen Wespen still in der Luft; man kann zwischen ihnen
        durchgehen, wenn man auf die Flügel achtgibt.
side-l5-01a-windfall-pick = Pflücken (1 Aktion; Nahrung, und Strahlungsdosis +2)
side-l5-01b-windfall = Der Baum lässt los
    .story = Mit der letzten Frucht in deiner Hand beginnen die Wespen sich zu bewegen. Alles Obst kommt auf
        einmal herunter, und mittendrin etwas, das nie gewachsen ist.
side-l5-01a-gardener = Der Gärtner
    .story = Er harkt denselben Quadratmeter, nickt, harkt weiter. Stille Leute mag er. Bei allen anderen
        sieht er auf, und jedes Mal ein wenig länger.
side-l5-01a-gardener-rake = Ihm harken helfen (1 Aktion auf der Bienenwiese, jeder einmal: 3 TP, Strahlungsdosis −3)
side-l5-01a-gardener-key = Um den Schlüssel zum Schuppen bitten (1 Aktion auf der Bienenwiese, einmal)
side-l5-01b-gardener = Er schließt das Tor
    .story = Die Harke wird an den Baum gelehnt. Er nimmt euch beim Ellbogen, einen nach dem anderen, wie man
        Gäste hinausbegleitet, und hinter euch ist eine Hecke, und es ist eine sehr alte Hecke.

# L6, die Ruine

side-l6-01a = Staub
    .story = Staub, eine Pause, mehr Staub. Man könnte die Uhr danach stellen. Man sollte nicht bleiben, bis sie richtig geht.
side-l6-01b = Einsturz
    .story = Erst ändert sich das Licht, dann ist ein Dach, wo du hinwolltest. Die Bresche ist fort. Über dem
        Säulengang ist ein Stück Himmel übrig, mit Rändern.
side-l6-02a = Balken und Tresor
    .story = Ein Eichenbalken ist quer über beide Türen gefallen, und über die Ecke einer grünen Stahltür mit
        einem Auge aus Messing. Zwei können ihn heben, oder einer zweimal.
side-l6-02a-lift = Den Balken heben (1 Aktion bei ihm oder auf der anderen Seite einer versperrten Tür; zweimal genügt)
side-l6-02b = Der Tresor
    .story = Das Messingauge sieht dich an, während du am Rad horchst. Dahinter liegt jemandes Erspartes,
        eingewickelt in jemandes Testament.
side-l6-02b-safe = Den Tresor öffnen (1 Aktion, einmal; 3 Würfel, 5 ★ öffnen ihn, sonst ist es laut)
