# Die Wörter der Seite selbst: Knöpfe, Menüs, Hinweise. Was in einer Partie geschieht, erzählt der Tisch.

# --- überall ---

page-home = Startseite
page-menu = Menü
page-skip = Zum Inhalt springen
page-close = Schließen
page-cancel = Abbrechen
page-confirm = Bestätigen
page-sure = Sicher?
page-understood = In Ordnung
page-save = Speichern
page-saved = Gespeichert.
page-yes = Ja
page-no = Nein
page-loading = Einen Moment …
page-language = Sprache
page-name = Name
page-name-hint = So nennen dich die anderen; höchstens 24 Buchstaben.
page-password = Passwort
page-password-hint = Mindestens 8 Zeichen.
page-round =
    { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
page-round-campaign =
    { $round ->
        [0] Kampagne, im Ordner
       *[other] Kampagne, Runde { $round }
    }
page-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
page-fan-work = Ein inoffizielles Fanprojekt. Es enthält weder Texte noch Bilder der Verlage.
page-game-zona = Zona
page-title-new = Neuer Tisch
page-title-join = Mitspielen
page-title-table = Tisch
page-title-seat = Ein Platz
page-title-matches = Partien
page-title-rules = Regeln
page-title-settings = Einstellungen
page-title-credits = Mitwirkende
page-title-nowhere = Hier ist nichts
page-title-daily = Partie des Tages
page-nowhere = Unter dieser Adresse ist nichts.
page-nowhere-hint = Vielleicht ist der Link alt oder abgeschnitten. Der Link eines Tisches endet mit sechs Buchstaben und Ziffern.
page-problem-offline = Der Tisch antwortet nicht.
    .hint = Sieh nach, ob er läuft, und versuche es noch einmal.
page-problem-unknown = Das konnte der Tisch nicht ausführen ({ $status }).

# --- der Anfang ---

page-start-title = Cordon: Brettspiele an einem Tisch
page-start-lead = Setz dich dazu. Spiel sofort allein, oder schick deinen Freunden einen Link.
page-daily = Partie des Tages
page-daily-text = Alle auf diesem Server spielen dasselbe: Ein Versuch zählt, allein und ohne zweiten Blick.
page-daily-play = Jetzt spielen
page-daily-go-on = Zurück zu deinem Versuch
page-daily-tried = Du hattest deinen Versuch heute schon.
page-daily-account = Nur mit einem Konto hat man einen Versuch, der zählt; ein Name und ein Passwort genügen.
page-daily-next = Die nächste kommt um { $time }.
page-daily-results = Was daraus wurde
page-daily-nobody = Noch hat es niemand versucht.
page-daily-playing = in Runde { $round }
page-daily-lost = verloren in Runde { $round }
page-daily-won =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-play-now = Jetzt spielen
page-set-up = Tisch aufstellen
page-join = Mitspielen
page-continue = Weiterspielen
page-public-tables = Offene Tische
page-place-zona = Eine abgegriffene Karte im Lampenlicht. Zwei Geheimnisse vom Rand der Zone, ein Weg hinein zum Sarkophag, und jemand anders ist schon unterwegs.
page-place-zona-facts = 1 bis 4 Plünderer · 60 bis 150 Minuten
page-place-stalker = Ein PDA im Dunkeln, ein Auftrag, und hinter der nächsten Wand atmet etwas.
page-place-twom = Ein Haus mit Löchern, ein paar Menschen und der Winter einer Belagerung.

# --- ein neuer Tisch ---

page-new-who = Wer spielt?
page-new-count = Plätze
page-new-you = Du
page-new-person = Ein Mensch
page-new-who-hint = Du sitzt auf dem ersten Platz für Menschen. Die anderen bleiben frei, bis jemand mit dem Link kommt.
page-new-how = Wie spielt ihr?
page-new-name = Name des Tisches
page-new-name-hint = zum Beispiel: Donnerstagabend
page-new-undo-free = Freies Zurücknehmen: Auch ein Wurf oder eine gezogene Karte darf zurückgenommen werden; das Protokoll zeigt es mit einem Auge.
page-new-undo-strict = Strenges Zurücknehmen: nur bis zum letzten Wurf oder zur letzten Karte.
page-new-discussion = Bedenkzeit, bevor eine Antwort zählt
page-new-discussion-none = keine
page-new-public = Diesen Tisch auf der Startseite zeigen: Jeder darf mitspielen oder zusehen.
page-new-seed = Startzahl
page-new-seed-hint = Dieselbe Zahl bringt dasselbe Glück. Leer: zufällig.
page-new-seed-wrong = Die Startzahl ist keine Zahl. Ändere sie, oder lass das Feld leer.
page-new-switches = Regelvarianten
page-new-switches-hint = Wo das Regelheft Spielraum lässt. Unverändert gelten die Regeln, wie wir sie lesen.
page-new-create = Tisch öffnen
page-no-such-game = Dieses Spiel liegt noch nicht auf dem Tisch.

# --- mitspielen ---

page-join-code = Code oder Link des Tisches
page-join-hint = Sechs Buchstaben und Ziffern, zum Beispiel vom Bildschirm eines Freundes. Du kannst auch den ganzen Link einfügen.
page-join-go = Zum Tisch
page-join-malformed = Das ist kein Code: Er hat sechs Buchstaben und Ziffern.
page-no-such-table = Es gibt keinen Tisch mit diesem Code. Prüfe den Link, oder bitte um einen neuen.

# --- Partien ---

page-matches = Partien
page-matches-all = Alle Partien
page-matches-archived = Archivierte zeigen
page-matches-none = Hier gibt es noch keine Partien.
page-match-more = Mehr
page-match-yours = Du bist dran.
page-match-over = Die Partie ist zu Ende.
page-match-victory = Sie wurde gewonnen.
page-match-defeat = Sie wurde verloren.
page-match-you = du
page-match-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
page-match-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-match-look = Ansehen
page-match-rename = Umbenennen
page-match-archive = Archivieren
page-match-unarchive = Zurückholen
page-match-delete = Löschen
page-match-delete-what = „{ $name }“ wird mit Protokoll und Chat endgültig gelöscht, für alle, die dort saßen.
page-match-export = Als Datei sichern
page-match-import = Gesicherte Partie öffnen
page-match-clone = Ab einem Moment kopieren
page-match-clone-at = Nach wie vielen Antworten?

# --- Einstellungen ---

page-settings = Einstellungen
page-settings-look = Aussehen
page-settings-text = Schriftgröße
page-settings-motion = Bewegung
page-settings-motion-auto = Wie im System eingestellt
page-settings-motion-off = Keine
page-settings-play = Spielen
page-settings-guide = Führe mich durch meine erste Partie
page-settings-never = Reaktionen, die du nie nutzt
page-settings-never-hint = Wird nichts anderes angeboten, sagt der Tisch für dich „nein“.
page-settings-never-none = Keine. Du kannst eine hinzufügen, wenn sie dir angeboten wird.
page-settings-ask-again = Wieder fragen
page-settings-you = Du
page-account = Konto
page-account-hint = Nicht nötig. Mit Name und Passwort findest du deine Partien auch auf anderen Geräten. Ohne E-Mail.
page-account-name = Kontoname
page-account-name-hint = Nur zum Anmelden; die anderen sehen den Namen oben.
page-account-in = Du bist als { $name } angemeldet.
page-account-login = Du meldest dich als „{ $login }“ an.
page-account-out = Du bist abgemeldet.
page-login = Anmelden
page-logout = Abmelden
page-logout-elsewhere = Überall sonst abmelden
page-logout-elsewhere-done = Alle deine anderen Geräte sind abgemeldet.
page-password-change = Passwort ändern
page-password-change-hint = Deine anderen Geräte werden dabei abgemeldet.
page-password-old = Bisheriges Passwort
page-password-new = Neues Passwort
page-password-changed = Ab jetzt gilt das neue Passwort.
page-account-delete = Mein Konto löschen
page-guest-delete = Mich vergessen
page-account-delete-what = Dein Name, deine Zeilen im Chat und deine Anmeldung werden endgültig gelöscht. Partien mit anderen gehen ohne dich weiter; Tische, an denen sonst niemand sitzt, werden gelöscht. Das lässt sich nicht rückgängig machen.
page-account-delete-yes = Endgültig löschen
page-account-deleted = Du bist hier vergessen und jetzt ein neuer Gast.
page-register = Konto anlegen

# --- der Tisch ---

page-decision = Entscheidung
page-connecting = Unterwegs zum Tisch …
page-connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; keine deiner Antworten ist verloren.
page-sending = Wird gesendet …
page-too-old = Der Tisch wurde aktualisiert. Lade diese Seite neu.
page-connection-retry = Jetzt versuchen
page-waiting-for = Wir warten auf { $names }.
page-waiting-bot = einen Bot
page-waiting-somebody = jemanden, der sich dazusetzt
page-waiting-free =
    { $count ->
        [one] Ein Platz ist noch frei. Verschicke den Link, oder gib den Platz einem Bot.
       *[other] { $count } Plätze sind noch frei. Verschicke den Link, oder gib die Plätze Bots.
    }
page-talk = Zeit zum Reden: { $seconds } s
page-anytime = Außerdem:
page-all-options = Alle Möglichkeiten
page-amount = Wie viele?
page-not-now = Jetzt nicht möglich: { $count }
page-open-rule = Regel { $rule } öffnen
page-never-ask = Nie nutzen
page-odds = Chance { $odds } Prozent
page-odds-both = Chance { $odds } Prozent, mit Erzwingen { $forced } Prozent
page-undo = Rückgängig
page-undo-choice = Diese Wahl
page-undo-action = Diese Aktion
page-undo-turn = Diesen Zug
page-undo-phase = Diese Phase
page-undo-round = Diese Runde
page-undo-mission = Diese Mission
page-undo-answers =
    { $count ->
        [one] ({ $count } Antwort)
       *[other] ({ $count } Antworten)
    }
page-undo-free = Das Auge bedeutet einen zweiten Blick: Ein Wurf oder eine Karte wird zurückgenommen, und das Protokoll zeigt es.
page-undo-strict = An diesem Tisch geht niemand hinter einen Wurf oder eine gezogene Karte zurück.
page-redo =
    { $count ->
        [one] { $count } Antwort wiederherstellen
       *[other] { $count } Antworten wiederherstellen
    }
page-redo-of = zurückgenommen von { $name }, { $time }
page-redo-since =
    { $count ->
        [one] { $count } Antwort von danach wird dafür zurückgenommen
       *[other] { $count } Antworten von danach werden dafür zurückgenommen
    }
page-undo-asks = Dort haben andere geantwortet: Jemand von ihnen oder der Gastgeber muss zustimmen.
page-wish-undo =
    { $count ->
        [one] { $name } möchte { $count } Antwort zurücknehmen.
       *[other] { $name } möchte { $count } Antworten zurücknehmen.
    }
page-wish-redo =
    { $count ->
        [one] { $name } möchte { $count } Antwort wiederherstellen.
       *[other] { $name } möchte { $count } Antworten wiederherstellen.
    }
page-wish-mine = Du hast die anderen gefragt. Jemand von ihnen oder der Gastgeber muss zustimmen.
page-wish-yes = Einverstanden
page-wish-no = Nein, weiter
page-wish-withdraw = Doch nicht
page-second-look = Zweiter Blick
page-people = Leute und ihre Tafeln
page-tabs = Neben dem Spielplan
page-page-tall = Seite groß, ohne Spielplan
page-tab-me = Ich
page-tab-others = Andere
page-journal = Protokoll
page-journal-all =
    { $count ->
        [one] Die Zeile zeigen
       *[other] Alle { $count } Zeilen zeigen
    }
page-seen =
    { $count ->
        [one] Was der Tisch gesehen hat: { $count } Eintrag
       *[other] Was der Tisch gesehen hat: { $count } Einträge
    }
page-host-give = { $name } zum Gastgeber machen
page-host-take = Als Gastgeber übernehmen
page-journal-clone = Von hier abzweigen
page-journal-clone-ask = Einen neuen Tisch ab „{ $moment }“ abzweigen?
page-journal-clone-hint = Du spielst an einem neuen Tisch weiter, der in diesem Moment beginnt. Diese Partie bleibt, wie sie ist, in der Liste deiner Partien.
page-journal-clone-go = An den neuen Tisch
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Sag etwas
page-chat-send = Senden
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-search = In den Regeln suchen
page-rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
page-board-zoom-in = Näher
page-board-zoom-out = Weiter weg
page-board-fit = Ganzer Spielplan
page-board-find-me = Wo bin ich?
page-board-beyond =
    { $count ->
        [one] { $count } Ziel liegt jenseits dieses Randes: dorthin schauen
       *[other] { $count } Ziele liegen jenseits dieses Randes: dorthin schauen
    }
page-story-open = Karte lesen
page-story-fold = Einklappen
page-share = Andere einladen
page-share-code = Code dieses Tisches
page-share-link = Link zu diesem Tisch
page-share-copy = Link kopieren
page-share-copied = Kopiert
page-player-number = Spieler { $number }
page-seat-number = Platz { $number }
page-seat-bot = Bot: { $bot }
page-bot-careless = sorglos
page-bot-greedy = umsichtig
page-bot-random = zufällig
page-seat-free = frei
page-seat-you = du
page-seat-online = am Tisch
page-seat-away = nicht da
page-seat-guest = Gast
page-seat-gone = jemand, der gegangen ist
page-seat-asked = ist gefragt
page-seat-board = Tafel
page-seat-take = Hier sitzen
page-seat-more = Platz …
page-seat-link = Auf anderem Gerät öffnen
page-seat-link-told = Öffne diese Adresse auf dem anderen Gerät. Behalte sie für dich: Wer sie hat, spielt für dich.
page-seat-link-old = Der Link zu diesem Platz gilt nicht mehr.
page-seat-link-old-hint = Lass dir einen neuen geben, oder komm mit dem Code des Tisches dazu.
page-seat-offer = Ein Platz am Tisch „{ $table }“
page-seat-offer-yours = Du sitzt schon an diesem Tisch.
page-seat-offer-free = Dieser Platz ist frei und für dich gedacht. Wie sollen dich die anderen nennen?
page-seat-offer-sit = Als { $name } hinsetzen
page-seat-offer-shared = Hier sitzt { $person }. Mit diesem Link spielst du den Platz auch von diesem Gerät aus.
page-seat-offer-share = Den Platz von { $person } spielen
page-full-watch = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen oder den Gastgeber um einen Platz bitten.
page-seat-leave = Platz verlassen
page-seat-to-bot = Einem Bot geben
page-seat-unbot = Dem Bot wegnehmen
page-seat-back = Platz zurücknehmen
page-bot-ask-mine = Soll ein Bot für dich spielen?
page-bot-ask-theirs = Soll ein Bot für { $name } spielen?
page-bot-ask-hint = Der Bot ({ $bot }) antwortet, solange du ihn lässt. Der Platz bleibt bei seiner Person und lässt sich jederzeit zurücknehmen.
page-bot-ask-alone = Sonst spielt hier niemand: Bis jemand zurück ist, wartet die Partie.
page-bot-for-turn = Für diesen Zug
page-bot-until-mine = Bis ich zurück bin
page-bot-until-theirs = Bis { $name } zurück ist
page-bot-plays = Ein Bot ({ $bot }) spielt für dich.
page-bot-plays-turn = Ein Bot ({ $bot }) spielt diesen Zug für dich.
page-bot-plays-waits = Sonst spielt hier niemand, also wartet die Partie, bis du zurück bist.
page-seat-lost = Dein Platz ist wieder frei
page-seat-lost-hint = Der Gastgeber hat dich gebeten, den Platz zu verlassen. Du kannst weiter zuschauen oder dich auf einen freien Platz setzen.
page-seat-leave-ask = Den Platz verlassen?
page-seat-leave-hint = Dann kann ihn jeder einnehmen, der den Link hat. Wenn du nur kurz weg bist, kann ein Bot für dich spielen.
page-seat-kick-ask = { $name } hinausbitten?
page-seat-kick-hint = Der Platz wird frei; { $name } erfährt es und darf weiter zuschauen.
page-seat-kick = Hinausbitten

# --- Tasten ---

page-keys = Tasten
page-keys-tab = von einem zum nächsten
page-keys-options = eine Möglichkeit wählen
page-keys-board = zum Spielplan
page-keys-arrows = auf dem Plan: zum nächsten Ort in dieser Richtung
page-keys-enter = wählen oder näher ansehen
page-keys-decision = zur Entscheidung
page-keys-undo = zurücknehmen
page-keys-play = was andere taten: anhalten oder abspielen, ein Schritt zurück, der nächste
page-keys-tabs = Protokoll, Chat, Regeln
page-keys-close = schließen, was offen ist
page-keys-keys = das hier zeigen

# --- das Ende ---

page-end-won = Du hast gewonnen
page-end-other-won = Das Rennen ist vorbei
page-plain-over = Die Partie ist vorbei
page-plain-won-by = Gewonnen hat: { $winners }.
page-plain-cards = Karten
page-end-lost = Die Zone behält euch
page-end-again = Noch einmal spielen
page-end-look = Spielplan ansehen
page-end-back = Zurück zur Geschichte
page-end-deeds = Was jeder getan hat
page-end-story = Die Geschichte dieser Partie
page-end-opening = Am Anfang
page-end-steps = Schritte
page-end-tests = Proben bestanden
page-end-beaten = Gefahren besiegt
page-end-damage = Schaden erlitten
page-end-secrets = Geheimnisse
page-end-deaths = Tode

# --- die Führung ---

page-guide = Führung
page-guide-next = Verstanden
page-guide-off = Keine Führung, danke
page-guide-zona-welcome = Hier unten steht immer die nächste Entscheidung. Was du tun kannst, ist ein Knopf und leuchtet auf der Karte.
page-guide-zona-character = Zeig auf einen Plünderer oder halte ihn gedrückt, um seine Tafel zu lesen. Wachsamkeit entdeckt Gefahren, Konstitution besiegt Mutanten, Grips besiegt Anomalien, Entschlossenheit lässt dich gut schlafen.
page-guide-zona-turn = Du hast zwei Aktionen im Zug. Klick auf einen leuchtenden Ort, um hinzugehen. Eine rot gestrichelte Straße ist eine Abkürzung: Sie tut weh.
page-guide-zona-goal = Um zu gewinnen, entdecke 2 Geheimnisse an 2 verschiedenen geheimen Orten am Rand und komm dann durch Pripjat oder das Auge Moskaus zum Sarkophag.
page-guide-zona-board = Das bist du: Verletzungen, Erschöpfung, Geld und was du trägst. Karten mit hellem Rand kannst du jetzt benutzen.
page-guide-zona-test = Eine Probe: deine Eigenschaft plus drei Würfel. Der Balken zeigt deine Chance vor dem Wurf, auch mit Erzwingen.
page-guide-zona-react = Reicht das nicht? Erzwinge die Probe für 1 Erschöpfung, oder benutze einen Gegenstand. Jeder Knopf zeigt die Chance, die dir dann bleibt.
page-guide-zona-damage = Gegenstände mit Schutz können Schaden abhalten. Was durchkommt, füllt deine Ausdauer; ist sie voll, erleidest du ein Trauma.
page-guide-zona-encounter = Du triffst auf eine Gefahr. Stell dich ihr, dann winkt Beute, oder flieh und lass sie hier.
page-guide-zona-camp = Im Bunker kannst du schlafen, heilen, reparieren und handeln. Der Marktplatz liegt rechts; bessere Spalten verlangen bessere Reputation.
page-guide-zona-story = Ein Ereignis. Lies die Karte, dann wähle; hinter jeder Zeile steht, was sie kostet.
page-guide-zona-undo = Verklickt? „Zurück“ nimmt eine Wahl, eine Aktion oder den Zug zurück.
page-guide-zona-rules = Jede Regel hat eine Nummer. Klick im Protokoll auf eine, oder öffne hier die Regeln.

# --- Zona ---

page-zona-map = Karte der Zone
page-zona-market = Marktplatz
page-zona-area-is = { $area }, { $group }.
page-zona-group-green = grüner Sektor
page-zona-group-yellow = gelber Sektor
page-zona-group-red = roter Sektor
page-zona-group-bunker = Bunker
page-zona-group-facility = geheimer Ort
page-zona-group-end = das Ende des Weges
page-zona-you-are-here = Du bist hier.
page-zona-stands-here = { $name } ist hier.
page-zona-threats-here =
    { $count ->
        [one] Gefahr: { $names }.
       *[other] { $count } Gefahren: { $names }.
    }
page-zona-borders = Grenzt an: { $areas }.
page-zona-marker-here = Gerüchtemarker: { $news }.
page-zona-facility-locked = Verschlossen: { $lock }. Ereignisse: { $events }, Funde: { $finds }.
page-zona-facility-open = Offen. Ereignisse: { $events }, Funde: { $finds }.
page-zona-facility-ransacked = Geplündert.
page-zona-emission = Emission
page-zona-emission-is = Strahlungsleiste: { $now } von { $last }. Gerüchtekarten übrig: { $news }.
page-zona-fatigue = Erschöpfung
page-zona-fatigue-is = Erschöpfung { $now } von { $last }
page-zona-injuries = Verletzungen
page-zona-injuries-are = Verletzungen: { $now } von { $last }
page-zona-attribute-VIG = Wachsamkeit
page-zona-attribute-PRO = Konstitution
page-zona-attribute-INT = Grips
page-zona-attribute-WIL = Entschlossenheit
page-zona-trauma = Trauma
page-zona-reputation-good = gute Reputation
page-zona-reputation-neutral = neutrale Reputation
page-zona-reputation-bad = schlechte Reputation
page-zona-money = Rubel
page-zona-ability-spent = verbraucht
page-zona-secrets = Geheimnisse: { $count } von 2
page-zona-secrets-word = Geheimnisse
page-zona-worn = Am Körper
page-zona-part-H = Kopf
page-zona-part-T = Oberkörper
page-zona-part-L = Beine
page-zona-backpack = Rucksack { $used }/{ $slots }
page-zona-sixth-closed = 6. Platz: geschlossen
page-zona-small = Kleine Gegenstände
page-zona-trophies = Trophäen: { $count }
page-zona-deactivated = deaktiviert
page-zona-boxes = { $tokens } von { $boxes } Kästchen beschädigt
page-zona-next-news = Das nächste Gerücht, nur dir bekannt: { $news }
page-zona-nobody-yet = Noch kein Plünderer gewählt.
page-zona-nobody-dead = Tot. Ein neuer Plünderer kommt am Ende der Gerüchtephase.
page-zona-nobody-out = Ausgeschieden: Es ist kein Plünderer mehr übrig.
page-zona-against = gegen { $difficulty }
page-zona-passed = Bestanden mit { $result }
page-zona-failed = Misslungen mit { $result }
page-zona-face-PLUS = Plus
page-zona-face-BLANK = leer
page-zona-face-MINUS = Minus
page-zona-face-HAZARD = Warnzeichen
page-zona-column = Spalte { $column }
page-zona-column-who-any = für alle
page-zona-column-who-neutral = ab neutraler Reputation
page-zona-column-who-good = nur mit guter Reputation
page-zona-gap = leer
page-zona-decks = Karten übrig
page-zona-deck-news = Gerüchte
page-zona-deck-emission = Emissionen
page-zona-deck-green = Grüne Ereignisse
page-zona-deck-yellow = Gelbe Ereignisse
page-zona-deck-sarcophagus = Sarkophag
page-zona-deck-junk = Krempel
page-zona-deck-gear = Ausrüstung
page-zona-deck-artG = Grüne Artefakte
page-zona-deck-artY = Gelbe Artefakte

# --- S.T.A.L.K.E.R. ---

page-on-the-board =
    { $count ->
        [one] Wähl auf dem Spielplan: { $count } Möglichkeit.
       *[other] Wähl auf dem Spielplan: { $count } Möglichkeiten.
    }
page-plan-stopped = Unterwegs ist etwas geschehen. Was jetzt?
page-game-stalker = S.T.A.L.K.E.R.
page-new-game = Spiel
page-place-stalker-facts = 1 bis 4 Stalker, gemeinsam · 60 bis 120 Minuten je Mission
page-guide-stalker-welcome = Hier unten steht immer die nächste Entscheidung. Was du tun kannst, hat hier einen Knopf und leuchtet auf dem Spielplan.
page-guide-stalker-move = Klick auf ein Feld mit grünem Rand: Der Weg erscheint mit seinem Preis, bevor du gehst. Ein Auge heißt, dass dich dort ein Gegner sieht.
page-guide-stalker-sight = Zeig auf einen Gegner, um zu sehen, was er sieht. Er schaut, wohin sein Pfeil zeigt.
page-guide-stalker-shoot = Klick auf einen Gegner in Reichweite: Jeder Angriff zeigt seine genauen Chancen, für Rumpf und Kopf.
page-guide-stalker-pda = Das ist dein PDA: TP, Geigerzähler, zwei Züge mit ihren Zugmarkern und was du trägst. Was einen hellen Rand hat, kannst du jetzt benutzen.
page-guide-stalker-mission = Ziele, das Ereignis der Runde und Hinweise stehen neben dem Protokoll unter „Mission“.
page-guide-stalker-enemies = Die Gegner handeln nach ihrer Karte, Schritt für Schritt. Du kannst anhalten, zurückgehen oder überspringen; nichts wartet darauf.
page-stalker-map = Taktischer Spielplan
page-stalker-mission = Mission
page-stalker-space-is = { $name }, { $terrain }.
page-stalker-terrain-concrete = Beton
page-stalker-terrain-mud = Schlamm
page-stalker-terrain-grass = Gras
page-stalker-terrain-water = Wasser
page-stalker-terrain-snow = Schnee
page-stalker-terrain-rock = Fels
page-stalker-terrain-indoor = Innenraum
page-stalker-you-are-here = Du bist hier.
page-stalker-space-cover = Deckung { $cover }.
page-stalker-space-radiation = Strahlung { $radiation }.
page-stalker-space-fog = Keine Sicht.
page-stalker-space-who = Hier: { $names }.
page-stalker-space-tokens = Am Boden: { $tokens }.
page-stalker-space-anomaly = Anomalie { $name }: { $symbols }.
page-stalker-all-covered = alle bedeckt
page-stalker-space-seen = Gesehen von: { $names }.
page-stalker-space-unseen = Niemand sieht es.
page-stalker-seen = im Blick eines Gegners
page-stalker-token-exit = Ausgang
page-stalker-token-entrance = Eingang zu Verlorenen Gebieten
page-stalker-token-start = Start
page-stalker-token-attention = Aufmerksamkeit von { $name } ({ $text })
page-stalker-token-marker = neutraler Marker { $text }
page-stalker-token-unknown =
    { $count ->
        [one] { $count } unbekannter Gegner
       *[other] { $count } unbekannte Gegner
    }
page-stalker-token-loot = Beute ×{ $count }
page-stalker-token-artifact = Artefakt ×{ $count }
page-stalker-token-trap = Falle ×{ $count }
page-stalker-token-carcass = Kadaver
page-stalker-go = Los
page-stalker-out-of-reach = Keine deiner Bewegungen führt jetzt hierher.
page-stalker-draw = Anderer Weg
page-stalker-draw-hint = Klick die Felder an, über die der Weg führen soll, oder zieh von deiner Figur aus. Klickst du ein Feld des Weges an, endet er dort.
page-stalker-draw-back = Ein Feld zurück
page-stalker-attention-same = Aufmerksamkeit bleibt, wie sie ist
page-stalker-attention-none = Keine Aufmerksamkeit
page-stalker-attention-low = Niedrige Aufmerksamkeit: { $space }
page-stalker-attention-high = Hohe Aufmerksamkeit: { $space }
page-stalker-route-radiation =
    { $count ->
        [0] Keine Strahlung
       *[other] Strahlung +{ $count } (dann { $dose })
    }
page-stalker-route-meets = Endet bei: { $name }
page-stalker-part-torso = Rumpf
page-stalker-part-head = Kopf
page-stalker-odds-kill = Tötet
page-stalker-odds-hurt = Verletzt
page-stalker-odds-heavy = Schwere Verletzung
page-stalker-odds-light = Leichte Verletzung
page-stalker-odds-miss = Daneben
page-stalker-odds-focus = Mit Konzentration: tötet { $kill } %, daneben { $miss } %
page-stalker-play = Was die Gegner tun
page-stalker-play-back = Ein Schritt zurück
page-stalker-play-next = Nächster Schritt
page-stalker-play-pause = Anhalten
page-stalker-play-on = Weiter
page-stalker-play-pace = Tempo: { $pace }-fach
page-stalker-play-skip = Zum aktuellen Stand springen
page-stalker-play-again =
    { $count ->
        [one] Die Gegner haben gehandelt: { $count } Schritt
       *[other] Die Gegner haben gehandelt: { $count } Schritte
    }
page-stalker-nobody-yet = Noch kein Stalker gewählt.
page-stalker-dead = Tot
page-stalker-lead = Stalkeranführer
page-stalker-lead-used = Stalkeranführer, Marker benutzt
page-stalker-hp = TP
page-stalker-hp-is = TP: { $hp } von { $most }
page-stalker-dosage = Dosis
page-stalker-geiger-is = Dosis { $dose } von 16, Würfel für Strahlenbelastung: { $dice }
page-stalker-turn-is =
    { $state ->
        [now] Zug { $number }: läuft, freie Stufen: { $left }
        [done] Zug { $number }: vorbei
       *[open] Zug { $number }: kommt noch, Stufen: { $left }
    }
page-stalker-turns-left = Züge übrig
page-stalker-cubes = Extra-Aktionen
page-stalker-focus = Konzentration
page-stalker-no-focus = Keine Konzentration
page-stalker-noticed-none = Unbemerkt
page-stalker-noticed-low = Niedrige Aufmerksamkeit
page-stalker-noticed-high = Hohe Aufmerksamkeit
page-stalker-pinned = Fixiert
page-stalker-exposed = Verwundbar
page-stalker-injuries = Kritische Verletzungen: { $count }
page-stalker-equipped = Ausgerüstet
page-stalker-no-weapon = Keine Waffe in der Hand
page-stalker-backpack = Rucksack { $used }/{ $most }
page-stalker-backpack-empty = Nichts darin
page-stalker-pockets = Taschen
page-stalker-bolts = Schrauben
page-stalker-magazine-pistol = Pistole
page-stalker-magazine-rifle = Gewehr
page-stalker-magazine-shotgun = Schrotflinte
page-stalker-accurate = Präzise Reichweite
page-stalker-range = Maximale Reichweite
page-stalker-ammo-is = Munition: { $ammo } von { $most }
page-stalker-defence = Verteidigung
page-stalker-shielding = Umgebungsstrahlung
page-stalker-base-dosage = Grundstrahlungsdosis
page-stalker-symbol =
    { $count ->
        [one] Anomalie-Symbol mit { $count } Blatt
       *[other] Anomalie-Symbol mit { $count } Blättern
    }
page-stalker-face = Sterne: { $stars }, Masken: { $masks }
page-stalker-die-picked = wird neu geworfen
page-stalker-roll-sum = ★ { $stars } · Masken { $masks }
page-stalker-roll-attack = greift an
page-stalker-roll-knife = sticht zu
page-stalker-roll-defence = verteidigt sich
page-stalker-roll-exposure = Strahlenbelastung
page-stalker-roll-critical_dose = kritische Strahlungsdosis
page-stalker-roll-effect = würfelt
page-stalker-roll-anomaly = Anomalie
page-stalker-goal-done = erledigt
page-stalker-events-left =
    { $count ->
        [one] Noch { $count } Ereigniskarte
       *[other] Noch { $count } Ereigniskarten
    }
page-stalker-zone-table = Wie es steht
page-stalker-zone-face-up = Offene Karten
page-stalker-zone-last = Die letzte Runde
page-stalker-zone-face-down = { $name }, verdeckt
page-stalker-zone-down = am Boden
page-stalker-zone-deck-special = Sonderkarte
page-stalker-zone-deck-setup = Aufbaukarte
page-stalker-zone-deck-zone-events = Ereignis
page-stalker-zone-deck-characters = Person
page-stalker-zone-ends-game = ganze Partie
page-stalker-zone-ends-round = diese Runde
page-stalker-zone-ends-weather = bis zum nächsten Wetter
page-stalker-zone-ends-used = bis zum Einsatz
page-stalker-zone-ends-long = bleibt
page-stalker-zone-ends-request = vor dem Ende
page-stalker-zone-request-met = erfüllt
page-stalker-zone-request-open = nicht erfüllt
page-stalker-zone-message = Nachricht
page-stalker-zone-setup = Aufbau
page-stalker-zone-next = Weiter
page-stalker-zone-back = Zurück
page-stalker-zone-skip = Aufbau überspringen
page-stalker-zone-begin = Anfangen
page-stalker-zone-not-kept = Sie hat ein Merkmal mit einer früheren Karte gemeinsam und kommt zurück in die Schachtel.
page-stalker-zone-laid-cards = Was die Karten mitbringen
page-stalker-zone-laid-anomalies = Anomalien
page-stalker-zone-laid-enemies = Wer da draußen ist und was herumliegt
page-stalker-zone-fate = Schicksal: { $symbol }
page-stalker-zone-fate-nobody = Keine Karte hört darauf.
page-stalker-zone-fate-unknown = Von jedem Stapel wird ein unbekannter Gegner aufgedeckt.
page-stalker-zone-score = Wertung
page-stalker-zone-score-victory = Sieg
page-stalker-zone-score-total = Summe
page-stalker-zone-score-lost = Nur ein Sieg zählt; es wären { $points } gewesen.
page-stalker-zone-score-how = Schwierige Karten bringen Punkte, hilfreiche kosten welche; das gilt auch für Ereignisse, auf die ihr nicht gewartet habt.
page-stalker-zone-score-unseen = Ereignis, nie gezogen
page-stalker-zone-best = Die besten Ergebnisse eurer Runden
page-stalker-zone-best-this = diese Partie
page-stalker-zone-best-none = Noch kein Sieg: Der erste eröffnet diese Liste.
page-stalker-zone-rounds-left =
    { $count ->
        [one] danach noch { $count } Runde
       *[other] danach noch { $count } Runden
    }
page-stalker-no-mission = Zwischen den Missionen: Niemand ist draußen.
page-stalker-briefing = Einweisung
page-stalker-briefing-read = Aufbrechen
page-stalker-objective = Missionsziel
page-stalker-event = Ereignis
page-stalker-activation = Letzte Karte der Gegner
page-stalker-deck-high = hoch
page-stalker-deck-low = niedrig
page-stalker-clues = Neben dem Spielplan
page-stalker-findings = Funde
page-stalker-places = Auf dem Spielplan
page-stalker-enemies = Gegner
page-stalker-enemy-count = { $out } auf dem Spielplan, { $pool } im Vorrat
page-stalker-enemy-numbers = Bewegung { $mv }, TP { $ehp }, Schaden { $damage } auf Reichweite { $range }
page-stalker-shop = Der Händler
page-stalker-money = Noch { $money } K
page-stalker-shelf-weapons = Waffen
page-stalker-shelf-armours = Monturen
page-stalker-shelf-attachments = Modifikationen
page-stalker-shelf-items = Gegenstände
page-stalker-shelf-artifacts = Artefakte
page-stalker-shelf-magazines = Magazine
page-stalker-exchange = Vorbereiten: umpacken und tauschen
page-stalker-setting-off = Vor dem Aufbruch: umpacken und tauschen
page-stalker-binder = Der Ordner
page-stalker-binder-zone = Zonenkarte
page-stalker-binder-contacts = Kontakte
page-stalker-binder-stash = Lager
page-stalker-binder-chronicle = Chronik
page-stalker-places-mission = Missionen
page-stalker-places-contact = Leute
page-stalker-places-stash = Verstecke
page-stalker-places-crossed = Durchgestrichen
page-stalker-place-crossed = durchgestrichen
page-stalker-place-is-mission = Mission
page-stalker-place-is-contact = Leute
page-stalker-place-is-stash = Versteck
page-stalker-place-failed = { $n ->
        [one] Einmal gescheitert
       *[other] { $n }-mal gescheitert
    }
page-stalker-weather-mist = Nebel
page-stalker-weather-rain = Regen
page-stalker-weather-clear = Klar und kalt
page-stalker-weather-storm = Gewitter über dem Hügel
page-stalker-destination = Die nächste Mission
page-stalker-late = Geschichte { $story }: { $n ->
        [one] 1 Marker ZU SPÄT
       *[other] { $n } Marker ZU SPÄT
    }
page-stalker-contact-go = Aufsuchen: { $name }
page-stalker-contact-seen = Vor dieser Mission schon aufgesucht
page-stalker-contract-is = Auftrag: { $name }
page-stalker-companion-is = { $name } geht mit { $owner }
page-stalker-deal-service = Dienste
page-stalker-deal-buy = Im Angebot
page-stalker-deal-sell = Kauft von euch
page-stalker-deal-nothing = Davon gibt es jetzt nichts
page-stalker-price = { $money } K
page-stalker-better-first = Fehlt { $name } noch
page-stalker-better-than = Für { $name }: mehr wert als { $than }
page-stalker-stash-empty = Das Lager ist leer
page-stalker-pda-empty = Noch nichts eingepackt
page-stalker-backpack-room = Rucksack { $n }/{ $room }
page-stalker-agreed = einverstanden
page-stalker-check = Vor dem Aufbruch
page-stalker-check-weapon = { $name } hat keine Waffe in der Hand
page-stalker-check-armour = { $name } trägt keine Montur
page-stalker-check-magazine = { $name } hat kein Ersatzmagazin für die Waffe
page-stalker-check-room = { $name } hat keinen Platz mehr im Rucksack
page-stalker-check-detector = Niemand hat einen Detektor dabei: Artefakte bleiben verborgen
page-stalker-check-all = Alle haben Waffe, Montur und Ersatzmagazin, und jemand hat einen Detektor
page-stalker-debrief-rounds = Runden
page-stalker-debrief-kills = Getötete Gegner
page-stalker-debrief-dose = Höchste Dosis
page-stalker-debrief-alarms = Runden mit Alarm
page-stalker-debrief-artifacts = Artefakte heimgebracht
page-stalker-debrief-spent = Ausgaben minus Verkäufe
page-stalker-debrief-kit = Wert des Gepäcks
page-stalker-debrief-earned = Verdient
page-stalker-debrief-stash = Jetzt im Lager
page-stalker-debrief-fallen = Gefallen
page-stalker-debrief = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, davon { $alarms } mit Alarm · { $kills } getötet · höchste Dosis { $dose } · { $artifacts ->
        [one] 1 Artefakt
       *[other] { $artifacts } Artefakte
    }
page-stalker-debrief-money = Davor ausgegeben, minus Verkäufe: { $spent } K · verdient: { $earned } K · Gepäck im Wert von { $kit } K
page-stalker-debrief-bought = Dafür gekauft: { $things }
page-stalker-debrief-opened = Neu auf der Zonenkarte: { $places }
page-stalker-deeds = { $name }: { $kills } getötet, noch { $hp } TP, Dosis { $dose }
page-stalker-chronicle-empty = Noch ist nichts geschehen.
page-stalker-chronicle-zone = Zone Survival
page-stalker-chronicle-zone-points = { $points } Punkte in { $rounds } Runden. Die Kampagne blieb, wie sie war.
page-stalker-chronicle-zone-lost = Verloren in Runde { $rounds }. Die Kampagne blieb, wie sie war.
page-stalker-zone-beside = Zwischen zwei Missionen
page-stalker-zone-beside-hint = Ein Szenario mit einem eigenen Trupp; die Kampagne wartet, und nichts an ihr ändert sich.
page-stalker-zone-plan-scenario = Szenario
page-stalker-zone-plan-map = Spielplan
page-stalker-chronicle-money = Geld im Lauf der Zeit
page-stalker-chronicle-start = Anfang
page-stalker-chronicle-visited = Unterwegs: { $place }
page-stalker-contract-met = Auftrag erfüllt: { $name }
page-stalker-contract-missed = Auftrag nicht erfüllt: { $name }
page-stalker-chronicle-companion = { $name } war mit dabei
page-stalker-chronicle-fell = Gefallen: { $name }
page-stalker-memorial = Zum Gedenken
page-stalker-memorial-fell = { $name }, in „{ $mission }“
page-stalker-keep-campaign = Die Kampagne als Seite speichern
page-stalker-campaign-over = Die Kampagne ist zu Ende
page-stalker-result-victory = gewonnen
page-stalker-result-defeat = verloren
page-stalker-result-given_up = aufgegeben
page-stalker-place-weapon = in der Hand
page-stalker-place-armour = am Körper
page-stalker-place-artifact = aktiv
page-stalker-place-backpack = im Rucksack
page-stalker-place-attached = eingebaut
page-stalker-end-won = Mission erfüllt
page-stalker-end-lost = Mission gescheitert
page-stalker-zone-end-won = Szenario gewonnen
page-stalker-zone-end-lost = Szenario verloren
page-stalker-end-steps = Schritte
page-stalker-end-shots = Angriffe
page-stalker-end-kills = Getötete Gegner
page-stalker-end-hp = Verlorene TP
page-stalker-end-loot = Beute
page-stalker-end-dose = Strahlung

# --- Mitwirkende ---

page-credits = Mitwirkende
page-credits-cordon = Cordon stammt von den Menschen, die daran mitwirken: Code unter der MIT-Lizenz, Texte und Bilder unter CC BY-SA 4.0.
page-credits-icons = Die Zeichen stammen von
page-credits-fonts = Schriften:

# --- This War of Mine ---

page-advice = Vorschläge
page-advice-agree = Dafür
page-advice-drop = Zurücknehmen
page-advice-do = So machen wir’s
page-advice-votes = dafür: { $names }
page-advice-decides = { $name } entscheidet. Was du wählst, ist ein Vorschlag.
page-advice-deputy = { $name } ist nicht da. Du entscheidest.
page-advice-bot-waits = { $name } führt und wartet auf dein Wort: Schlag eine Antwort vor oder sag, dass du bereit bist.
page-advice-bot-reads = { $name } führt und wartet, bis du das gelesen hast.
page-advice-bot-heard = { $name } führt und wartet auf die anderen.
page-advice-ready = Bereit
page-advice-unready = Doch noch nicht
page-advice-are-ready = Bereit: { $names }
page-game-twom = This War of Mine
page-place-twom-facts = 1 bis 6 Leute, die gemeinsam entscheiden · eine Kampagne über viele Tage, jederzeit zu speichern
page-guide-twom-welcome = Hier unten steht immer die nächste Entscheidung. Wer das Tagebuch hält, antwortet; die anderen beraten.
page-guide-twom-plan = Klicke jemanden von uns an, dann einen Raum mit gestricheltem Rand, oder ziehe die Figur dorthin. Getan wird erst, wenn du den Abschnitt abschließt.
page-guide-twom-group = Fünf Streifen für jeden von uns. Der schlimmste nimmt Aktionen weg; die Zeile darunter sagt, welcher.
page-guide-twom-storage = Das Lager zeigt, was die Nacht verlangen wird: Wasser, Essen, Holz gegen die Kälte, Betten, eine Wache.
page-guide-twom-dusk = Gib jedem von uns Wasser und Essen. Wer leer ausgeht, zahlt dafür.
page-guide-twom-evening = Alle bekommen eine Aufgabe für die Nacht. Jemand muss wachen.
page-guide-twom-walk = Karte für Karte. Lärm macht Begegnungen wahrscheinlicher; der Haufen darf nicht mehr wiegen, als ihr tragen könnt.
page-twom-day = Tag { $round }
page-twom-shelter = Der Unterschlupf
page-twom-storage = Lager
page-twom-storage-empty = Es ist nichts da.
page-twom-phases = Phasen des Tages
page-twom-leads = { $name } hält das Tagebuch
page-twom-holds = Hält das Tagebuch und entscheidet
page-twom-advises = Berät
page-twom-cold = Kälte { $count }
page-twom-goal-met = erfüllt
page-twom-goal-open = noch nicht
page-twom-boarded = vernagelt
page-twom-empty = leer
page-twom-unreachable = Nicht zu erreichen.
page-twom-here = Hier: { $names }.
page-twom-actions =
    { $count ->
        [one] { $count } Aktion am Tag.
       *[other] { $count } Aktionen am Tag.
    }
page-twom-level = { $level } von 4
page-twom-group = Die Gruppe
page-twom-unable = Kann nichts tun.
page-twom-blocked =
    { $count ->
        [one] { $state } { $level }: eine Aktion weniger.
       *[other] { $state } { $level }: { $count } Aktionen weniger.
    }
page-twom-out = draußen in der Nacht
page-twom-waiting = wartet beim Haufen
page-twom-child = mit einem Kind
page-twom-gone = Nicht mehr bei uns
page-twom-died = { $name }: gestorben am Tag { $day }.
page-twom-left = { $name }: gegangen am Tag { $day }.
page-twom-plan = Plan dieses Abschnitts
page-twom-free = noch nichts
page-twom-idle =
    { $count ->
        [one] { $count } von uns ohne Aufgabe
       *[other] { $count } von uns ohne Aufgabe
    }
page-twom-costs = Kostet
page-twom-left-over = bleibt:
page-twom-dice = Würfel
page-twom-tonight = Heute Nacht
page-twom-need-water = Wasser { $have } von { $need }
page-twom-need-food = Essen { $have } von { $need }
page-twom-need-fuel = Holz und Bücher { $have } gegen Kälte { $need }
page-twom-need-beds = Betten { $beds }
page-twom-need-guard = Für die Wache: Waffen { $weapons }, Munition { $ammo }, Bretter { $boards }
page-twom-token = Wert { $value }, Gewicht { $weight }
page-twom-carried = Auf dem Heimweg:
page-twom-hand = Erzählkarten
page-twom-town = Die Stadt
page-twom-buildable = Kann gebaut werden
page-twom-export = Tagebuch als Text
page-twom-page = Eine Seite des Tagebuchs
page-twom-keep = Aufheben
page-twom-save = Speichern
page-twom-save-as = Diese Kampagne unter einem Namen speichern
page-twom-save-name = Tag { $day }
page-twom-saved = Gespeichert als „{ $name }“. Das ist ein eigener Tisch, er wartet unter deinen Partien.
page-twom-save-later = Hier wird gespeichert, wenn der Tag vorbei ist (TW-12.2). Der Tisch bewahrt jede Antwort von selbst.
page-twom-value = Wert { $value }
page-twom-weight = Gewicht { $weight }
page-twom-place-cards = { $count } Karten aufzudecken
page-twom-place-visits =
    { $count ->
        [0] noch nicht dort gewesen
        [one] einmal dort gewesen
       *[other] { $count }-mal dort gewesen
    }
page-twom-in-the-house =
    { $count ->
        [one] Im Haus: { $count } Arbeit (B)
       *[other] Im Haus: { $count } Arbeiten (B)
    }
page-twom-page-wait = Wer das Tagebuch hält, blättert um.
page-twom-nothing = nichts
page-twom-load = Gewicht { $weight } von { $limit }
page-twom-credit = Guthaben { $credit }, Aufschlag { $commission }
page-twom-given = Wir geben:
page-twom-got = Wir bekommen:
page-twom-shelf-carry = Mitnehmen
page-twom-shelf-drop = Hierlassen
page-twom-shelf-give = Geben
page-twom-shelf-take = Nehmen
page-twom-shelf-back = Zurücklegen
page-twom-shelf-pay = Zahlen
page-twom-shelf-token = Auswählen
page-twom-shelf-steal = Was gestohlen wird
page-twom-side-there = Dort
page-twom-side-home = Zu Hause
page-twom-side-pack = Im Gepäck: { $weight } von { $limit }
page-twom-cards-left =
    { $count ->
        [one] Noch { $count } Karte verdeckt
       *[other] Noch { $count } Karten verdeckt
    }
page-twom-noise = Lärm { $noise } von { $most }
page-twom-risk = { $percent } % Begegnung
page-twom-hiding = Ein Versteck ist gemerkt.
page-twom-ours = Wir
page-twom-theirs = Sie
page-twom-enemy = Gegner { $name } (Kampfkraft { $prowess })
page-twom-unarmed = unbewaffnet
page-twom-wounds = Wunden { $wounds } von { $most }
page-twom-forecast = Erwartete Treffer: { $hits }
page-twom-damage = Schaden
page-twom-raid-wounds = Wunden
page-twom-boards = Bretter
page-twom-reductions = Zu verteilen
page-twom-rerolls =
    { $count ->
        [one] { $count } Wiederholungswurf
       *[other] { $count } Wiederholungswürfe
    }
page-twom-no-guard = Niemand wacht.
page-twom-dawn = Morgengrauen nach Tag { $day }
page-twom-quiet-night = Nichts geschehen.
page-twom-was-out = Unterwegs: { $place }
page-twom-trip-night = Draußen
page-twom-house-night = Das Haus
page-twom-now = Was jetzt geschieht
page-twom-fold = Das Haus ansehen
page-twom-unfold = Zurück
page-twom-ask-twice = Ohne Wache ist die Kampagne verloren. Trotzdem weiter?
page-twom-ask-thirst = Es ist noch Wasser da, und jemand bleibt durstig. Wirklich nichts mehr ausgeben?
page-twom-ask-hunger = Es ist noch Essen da, und jemand bleibt hungrig. Wirklich nichts mehr ausgeben?
page-twom-ask-empty = Das Gepäck ist leer. Mit leeren Händen nach Hause?
page-twom-ask-idle = Niemand hat etwas zu tun. Diesen Teil des Tages verstreichen lassen?
page-twom-end-victory = Die Belagerung ist vorbei
page-twom-end-no-founders = Von den Ersten ist niemand mehr da
page-twom-end-defeat = Das Haus ist leer
page-twom-survived = hat überlebt
page-twom-died-on = gestorben am Tag { $day }
page-twom-left-on = gegangen am Tag { $day }
