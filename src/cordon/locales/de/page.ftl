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
page-language-own = Deutsch
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
page-headline = Ziel und Uhr
page-headline-turn =
    { $whose ->
        [own] Zug { $number } von { $most }
       *[other] { $name }: Zug { $number } von { $most }
    }
page-headline-actions = Aktionen übrig: { $left }
page-aim = Noch zu tun: { $name }
page-price-short = { $have } von { $need }
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
page-title-record = Bilanz
page-title-match = Eine Partie
page-title-sheet = Spielstand
page-title-beside = Nebeneinander
page-title-recover = Dich wiederfinden
page-title-reset = Neues Passwort
page-title-turn = Du bist dran
page-nowhere = Unter dieser Adresse ist nichts.
page-nowhere-hint = Vielleicht ist der Link alt oder abgeschnitten. Der Link eines Tisches endet mit sechs Buchstaben und Ziffern.
page-problem-offline = Der Tisch antwortet nicht.
    .hint = Sieh nach, ob er läuft, und versuche es noch einmal.
page-offline = Gerade gibt es keine Verbindung zum Tisch. Sie kommt von selbst zurück; deine Partien sind dort sicher.
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
page-new-own-dice = Wir würfeln selbst: Der Tisch fragt, was die Würfel zeigen.
page-new-discussion = Bedenkzeit, bevor eine Antwort zählt
page-new-discussion-none = keine
page-new-public = Diesen Tisch auf der Startseite zeigen: Jeder darf mitspielen oder zusehen.
page-new-seed = Startzahl
page-new-seed-hint = Dieselbe Zahl bringt dasselbe Glück. Leer: zufällig.
page-new-seed-wrong = Die Startzahl ist keine Zahl. Ändere sie, oder lass das Feld leer.
page-new-switches = Regelvarianten
page-new-switches-hint = Wo das Regelheft Spielraum lässt. Unverändert gelten die Regeln, wie wir sie lesen.
page-new-create = Tisch öffnen
page-new-outlook =
    { $people ->
        [one] Ein Mensch
       *[other] { $people } Menschen
    }{ $bots ->
        [0] { "" }
        [one] { " " }und ein Bot
       *[other] { " " }und { $bots } Bots
    }
page-presets = Tische, wie du sie magst
page-presets-name = Diesen merken als
page-presets-drop = „{ $name }“ wegwerfen
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
page-matches-awaited =
    { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
page-matches-archived = Archivierte zeigen
page-matches-none = Hier gibt es noch keine Partien.
page-match-more = Mehr
page-match-yours = Du bist dran.
page-match-over = Die Partie ist zu Ende.
page-match-victory = Sie wurde gewonnen.
page-match-defeat = Sie wurde verloren.
page-match-won-you = Du hast gewonnen.
page-match-won-other = Gewonnen hat: { $names }.
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
page-kept = Die Partie zum Aufheben
page-kept-running = Diese Partie läuft noch. Was von ihr bleibt, steht hier, wenn sie vorbei ist.
page-kept-html = Als eine Seite aufheben (HTML)
page-kept-wait = Der Tisch rechnet noch nach, was die Partie entschieden hat. Dann lässt sich die Seite aufheben.
page-kept-turning = Wendepunkte
page-kept-story = Die Geschichte
page-sheet = Spielstand zum Drucken
page-sheet-print = Drucken
page-sheet-back = Zum Tisch
page-sheet-hint = Alles, was dein Platz wissen darf, um mit der Schachtel an einem echten Tisch weiterzuspielen.
page-sheet-watch = Alles, was für Zuschauende offen liegt.
page-sheet-group = Die Gruppe
page-sheet-hidden = Was verdeckt lag
page-sheet-foot = Verdeckte Stapel werden am echten Tisch neu gemischt.
page-record = Deine Bilanz
page-record-played =
    { $count ->
        [one] 1 Partie zu Ende
       *[other] { $count } Partien zu Ende
    }
page-record-won = gewonnen: { $count }
page-record-lost = verloren: { $count }
page-record-running = noch im Gange: { $count }
page-record-first = Die erste
page-record-first-won = Die erste gewonnene
page-record-points = Die meisten Punkte
page-record-points-of =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
page-record-shortest = Am schnellsten gewonnen
page-record-longest = Die längste
page-memorial = Zum Gedenken
page-memorial-hint = Die aus deinen Partien nicht zurückgekommen sind.
page-match-clone = Zurückblicken oder abzweigen

# --- Einstellungen ---

page-settings = Einstellungen
page-settings-look = Aussehen
page-settings-text = Schriftgröße
page-settings-motion = Bewegung
page-settings-motion-auto = Wie im System eingestellt
page-settings-motion-off = Keine
page-settings-moments = Augenblicke
page-settings-moments-all = Alles zeigen: Karten, Funde, wer kommt und geht
page-settings-moments-important = Nur, was wichtig ist
page-settings-moments-none = Nichts: Leiste und Protokoll erzählen es
page-settings-play = Spielen
page-settings-guide = Tipps, wenn etwas zum ersten Mal geschieht
page-settings-keys = Buchstaben und Ziffern wählen und öffnen etwas am Tisch
page-sound = Ton
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-settings-sound = Leise Geräusche: Würfel, Seiten, Türen, der Geigerzähler
page-settings-volume = Lautstärke
page-settings-turn = Du bist dran
page-settings-notify = Sag mir Bescheid, wenn ich dran bin und diese Seite nicht zu sehen ist
page-settings-notify-refused = Dein Browser erlaubt das für diese Adresse nicht. Du kannst es in seinen Einstellungen ändern.
page-settings-muted = Leute, die du nicht hörst
page-settings-never = Reaktionen, die du nie nutzt
page-settings-never-hint = Wird nichts anderes angeboten, sagt der Tisch für dich „nein“.
page-settings-never-none = Keine. Du kannst eine hinzufügen, wenn sie dir angeboten wird.
page-settings-ask-again = Wieder fragen
page-keep = Dein Weg zurück
page-keep-hint = Du bist Gast: Nur dieser Browser kennt dich. Mit diesem Link findest du dich, deine Plätze und deine Partien wieder, hier oder auf einem anderen Gerät. Behalte ihn für dich; er gilt einmal, danach steht hier ein neuer.
page-keep-link = Link, um dich wiederzufinden
page-keep-show = Link zeigen
page-recover = Dich wiederfinden
page-recover-hint = Dieser Link macht dich in diesem Browser zu dem Gast, dem er gehört, mit allen Plätzen und Partien. Bisher bist du hier { $name }; das bist du dann nicht mehr.
page-recover-go = Das bin ich
page-recover-done = Du bist wieder { $name }.
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
page-devices = Wo ich angemeldet bin
page-device-here = dieses Gerät
page-device-seen = zuletzt benutzt: { $when }
page-device-unknown = Unbekannter Browser
page-device-out-of = Abmelden: { $name }
page-my-data = Meine Daten herunterladen
page-reset = Neues Passwort
page-reset-have = Ich habe einen Code für ein neues Passwort
page-reset-hint = Wenn du dein Passwort verloren hast, kann dir der Betreiber dieses Servers einen Code geben; auch ein Gerät, auf dem du noch angemeldet bist, kann es: in den Einstellungen unter „Passwort ändern“. Er gilt einmal. Alle deine Geräte außer diesem werden abgemeldet.
page-reset-code = Code
page-reset-code-ask = Ich habe mein Passwort vergessen
page-reset-code-told = Mit diesem Code setzt du ein neues Passwort, auf welchem Gerät du willst. Er gilt einmal und { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } lang. Behalte ihn für dich.
page-reset-code-here = Gleich hier setzen
page-reset-done = Du bist als „{ $login }“ angemeldet, und das neue Passwort gilt.
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
page-too-old = Diese Seite ist veraltet. Lade sie neu.
page-connection-retry = Jetzt versuchen
page-waiting-since = gefragt { $when }
page-waiting-for = Wir warten auf { $names }.
page-waiting-bot = einen Bot
page-waiting-somebody = jemanden, der sich dazusetzt
page-waiting-free =
    { $count ->
        [one] Ein Platz ist noch frei. Verschicke den Link, oder gib den Platz einem Bot.
       *[other] { $count } Plätze sind noch frei. Verschicke den Link, oder gib die Plätze Bots.
    }
page-waiting-free-visitor =
    { $count ->
        [one] Ein Platz ist noch frei: Setz dich, oder schau zu.
       *[other] { $count } Plätze sind noch frei: Setz dich, oder schau zu.
    }
page-talk = Zeit zum Reden: { $seconds } s
page-anytime = Außerdem:
page-all-options = Alle Möglichkeiten
page-amount = Wie viele?
page-amount-night_raid_phase-reduce = Schaden −{ $n }, Wunden −{ $rest }
page-amount-night_raid_phase-crime_wave = { $n } zu den Überfällen, { $rest } zu den Bewohnern
page-on-the-map = Auf dem Plan: { $count }
page-not-now = Jetzt nicht möglich: { $count }
page-open-rule = Regel { $rule } öffnen
page-never-ask = Nie nutzen
page-dice = Würfel
page-die-picked = wird neu geworfen
page-percent = { $n } %
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
page-own-dice = Wir würfeln selbst
page-own-dice-on = An diesem Tisch würfeln die Leute selbst.
page-own-dice-thrown = Was bisher gefallen ist
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
page-time = Ein anderer Moment der Partie
page-time-look = Der Spielplan in diesem Moment: { $line }
page-time-look-title = Den Spielplan damals sehen
page-time-look-back = Zurückblicken
page-time-replay = Die Partie noch einmal ansehen
page-time-now = Zurück zu jetzt
page-time-end = Zum Ende der Partie
page-time-start = Eröffnung
page-time-mission = Mission { $number }
page-time-turn = Zug { $number }
page-time-first = Zum Anfang
page-time-last = Zum letzten Moment
page-time-back = Ein Schritt zurück
page-time-next = Ein Schritt weiter
page-time-play = Abspielen
page-time-pause = Anhalten
page-time-pace = Tempo
page-time-pace-slow = langsam
page-time-pace-even = ruhig
page-time-pace-quick = schnell
page-time-jump = Zu einer Runde
page-time-where = Wo in der Partie
page-time-branch = Von hier weiterspielen …
page-time-branch-name = Wie heißt dieser Zweig?
page-time-branch-hint = In diesem Moment beginnt ein eigener Tisch. Diese Partie bleibt, wie sie ist, und der Zweig kennt den Weg zurück.
page-time-branch-go = Zum neuen Tisch
page-time-origin = Zur Partie, von der dieser Zweig stammt
page-time-lead = Die anderen führen
page-time-lead-stop = Nicht mehr führen
page-time-led = { $name } führt
page-time-follow = { $name } folgen
page-beside = Zwei Zweige nebeneinander
page-beside-parts = Derselbe Weg bis: { $moment }
page-beside-parting = Wo sie sich trennen
page-beside-ended = Weiter ging es hier nicht.
page-beside-origin = Neben jener Partie
page-beside-with = Neben „{ $name }“
page-board-of = Der Spielplan von „{ $name }“
page-table-menu = Dieser Tisch
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Sag etwas
page-chat-send = Senden
page-chat-names = Namen von Orten und Karten werden zu Links.
page-chat-react = Was hältst du davon?
page-chat-mute = { $name } nicht hören
page-chat-unmute = Wieder hören
page-chat-muted = { $name } hat etwas gesagt, das du nicht hörst.
page-chat-proposed = { $names }: Vorschlag „{ $option }“.
page-sign-yes = Ja
page-sign-no = Nein
page-sign-heart = Gefällt mir
page-sign-laugh = Lustig
page-sign-wow = Wirklich?
page-sign-sad = Schade
page-mark-looks = { $name }: Schaut mal!
page-mark-something = etwas auf dem Brett
page-rules = Regeln
page-rules-which = Die Regeln welches Spiels?
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
page-legend = Legende
page-legend-all = Alle { $count } Zeichen, nicht nur die, die jetzt auf dem Spielplan sind
page-legend-rule = { $name }: Regel { $rule } aufschlagen
page-board-beyond =
    { $count ->
        [one] { $count } Ziel liegt jenseits dieses Randes: dorthin schauen
       *[other] { $count } Ziele liegen jenseits dieses Randes: dorthin schauen
    }
page-story-open = Karte lesen
page-story-fold = Einklappen
page-laid-suggested = Gut fürs erste Mal
page-laid-all = Alle { $count } zeigen
page-share = Andere einladen
page-share-code = Code dieses Tisches
page-share-link = Link zu diesem Tisch
page-share-copy = Link kopieren
page-share-copied = Kopiert
page-share-open = Einladen
page-share-more = QR-Code und mehr
page-share-qr = Link zu diesem Tisch als QR-Code
page-share-scan = Mit dem Handy scannen
page-share-send = Einladung verschicken
page-share-text = Komm an den Tisch „{ $table }“.
page-share-free =
    { $count ->
        [one] Ein Platz ist frei. Wer den Link hat, kann sich setzen oder zuschauen.
       *[other] { $count } Plätze sind frei. Wer den Link hat, kann sich setzen oder zuschauen.
    }
page-share-full = Alle Plätze sind besetzt. Wer den Link hat, kann zuschauen.
page-share-alone = Das geht nur auf diesem Rechner. Sollen andere aus deinem Netz herein, starte den Tisch mit --host 0.0.0.0.
page-share-local = Diese Adresse geht nur auf diesem Rechner.
page-watching = Es schauen zu: { $names }
page-watching-nobody = Niemand schaut zu.
page-arrival = Hinsetzen oder zuschauen?
page-arrival-host = { $host } lädt dich ein: „{ $table }“.
page-arrival-table = Du bist am Tisch „{ $table }“.
page-arrival-seat = Wo?
page-arrival-watch = Nur zuschauen
page-slow = Langsamer Tisch: wenn jemand nicht kommt
page-slow-since = Wir warten auf { $names }; die letzte Antwort kam { $since }.
page-slow-days = Kommt jemand nicht, spielt ein Bot den Zug
page-slow-after =
    { $days ->
        [0] nie
        [one] nach einem Tag
       *[other] nach { $days } Tagen
    }
page-slow-wish =
    { $days ->
        [0] Der Tisch wartet, wie lange es auch dauert.
        [one] Der Gastgeber schlägt vor: Kommt jemand einen Tag lang nicht, spielt ein Bot den Zug.
       *[other] Der Gastgeber schlägt vor: Kommt jemand { $days } Tage lang nicht, spielt ein Bot den Zug.
    }
page-slow-counts = Alle sind einverstanden: Es gilt. Nach der halben Zeit erinnert der Tisch daran.
page-slow-missing = Es gilt, wenn alle einverstanden sind. Noch fehlen: { $names }.
page-slow-agree = Einverstanden
page-slow-refuse = Nicht mehr einverstanden
page-hook = Webhook
page-hook-hint = Ist jemand dran und nicht da, sagt es der Tisch dieser Adresse. Jede Nachricht ist unterschrieben.
page-hook-drop = Entfernen
page-hook-on = Er funktioniert.
page-hook-sending = Eine Nachricht ist unterwegs dorthin; noch hat sie niemand angenommen.
page-hook-failing = Die letzten Nachrichten kamen nicht an.
page-hook-off = Zu viele Nachrichten kamen nicht an: Er ruht, bis du die Adresse neu speicherst.
page-hook-secret = Der Schlüssel der Unterschrift. Er wird nur dieses eine Mal gezeigt.
page-player-number = Spieler { $number }
page-seat-number = Platz { $number }
page-seat-bot = Bot: { $bot }
page-bot-calm = gelassen
page-bot-careless = sorglos
page-bot-expert = meisterlich
page-bot-greedy = umsichtig
page-bot-random = zufällig
page-bot-steady = beständig
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
page-keys-more = Möglichkeiten nach der neunten
page-keys-go = weiter: den Zug beenden, annehmen, umblättern
page-keys-act = was in jedem Zug möglich ist, wie es auf dem Knopf steht
page-keys-board = zum Spielplan
page-keys-arrows = auf dem Plan: zum nächsten Ort in dieser Richtung
page-keys-enter = wählen oder näher ansehen
page-keys-legend = Legende: was die Zeichen auf dem Spielplan bedeuten
page-keys-decision = zur Entscheidung
page-keys-undo = zurücknehmen
page-keys-play = was andere taten: anhalten oder abspielen, ein Schritt zurück, der nächste
page-keys-moment = weiter: was gezeigt oder gerade abgespielt wird
page-keys-tabs = Protokoll, Chat, Regeln
page-keys-close = schließen, was offen ist
page-keys-keys = das hier zeigen

page-play = Was die anderen tun
page-play-back = Ein Schritt zurück
page-play-next = Nächster Schritt
page-play-pause = Anhalten
page-play-on = Weiter
page-play-pace = Tempo: { $pace }-fach
page-play-skip = Zum aktuellen Stand springen
page-play-again =
    { $count ->
        [one] Noch einmal ansehen: { $count } Schritt
       *[other] Noch einmal ansehen: { $count } Schritte
    }

page-since = Seit deinem letzten Zug
page-since-all = Inzwischen
page-since-you = Du

page-moment-on = Weiter
page-moment-death = Ein Tod
page-moment-news = Nachricht
page-moment-event = Ereignis
page-moment-paragraph = Es geht weiter
page-moment-emission = Emission
page-moment-secret = Ein Geheimnis
page-moment-failed = Gescheitert
page-moment-trauma = Trauma
page-moment-left = Fort
page-moment-opened = Geöffnet
page-moment-card = Eine Karte wird aufgedeckt
page-moment-taken = Eine Karte wird genommen
page-moment-found = Gefunden
page-moment-artifact = Artefakt
page-moment-unknown = Unbekannt
page-moment-seen = Angesehen
page-moment-injury = Kritische Verletzung
page-moment-fate = Schicksal
page-moment-joined = Jemand Neues
page-moment-objective = Was wir jetzt wollen
page-moment-settled = Was daraus wurde
page-moment-explored = Draußen
page-moment-idea = Eine Idee
page-moment-broke = Zerbrochen
page-moment-lost = Verloren
page-moment-place = Ein anderer Ort
page-moment-round = Die Runde endet
page-moment-came = Jemand kommt
page-moment-request = Die Bitte

# --- das Ende ---

page-end-won = Du hast gewonnen
page-end-other-won = Das Rennen ist vorbei
page-plain-over = Die Partie ist vorbei
page-plain-won-by = Gewonnen hat: { $winners }.
page-plain-cards = Karten
page-end-lost = Die Zone behält euch
page-end-again = Noch einmal spielen
page-again-same = Noch einmal mit denselben Leuten
page-again-next = Als Nächstes: { $name }
page-again-there = Zum neuen Tisch
page-end-look = Spielplan ansehen
page-end-back = Zurück zur Geschichte
page-end-deeds = Was jeder getan hat
page-end-story = Die Geschichte dieser Partie
page-end-pages = Die Seiten des Endes
page-end-page-back = Zurück
page-end-page-next = Weiter
page-end-page-of = { $page } von { $pages }
page-end-opening = Am Anfang
page-end-steps = Schritte
page-end-tests = Proben bestanden
page-end-beaten = Gefahren besiegt
page-end-damage = Schaden erlitten
page-end-secrets = Geheimnisse
page-end-deaths = Todesfälle

# --- die ersten Minuten ---

page-primer = Worum es geht
page-primer-goal = Ziel
page-primer-clock = Uhr
page-primer-round = Eine Runde
page-primer-more = Die Regeln in zwei Minuten
page-primer-back = Zurück
page-primer-show = Zeig es mir beim Spielen
page-primer-known = Kenne ich: keine Tipps
page-primer-start = Schließen
page-primer-zona-goal = Lüfte 2 Geheimnisse an 2 verschiedenen geheimen Orten am Rand der Karte und bring dann im Sarkophag in der Mitte ein Ereignis zu Ende. Wer das zuerst schafft, gewinnt allein.
page-primer-zona-clock = Jede Runde kostet eine Karte vom Gerüchtestapel. Ist er leer, haben alle verloren. Alle paar Runden kommt eine Emission: Sei dann in einem Bunker.
page-primer-zona-round = Du hast 2 Aktionen: gehen, suchen, rasten, lagern. Dann erlebst du ein Ereignis, wo du stehst, dann kommt ein Gerücht.
page-primer-stalker-goal = Tut, was die Einweisung verlangt. Ihr gewinnt die Mission gemeinsam oder verliert sie gemeinsam; stirbt einer von euch, ist sie verloren.
page-primer-stalker-clock = Jede Runde wird eine Ereigniskarte aufgedeckt. Ist die letzte weg, ist eure Zeit um.
page-primer-stalker-round = Jeder von euch hat 2 Züge, dann handeln die Gegner. Beende nie einen Zug, wo ein Gegner dich sieht: Er schießt sofort.
page-primer-stalker-campaign-goal = Missionen zweier Geschichten, eine nach der anderen. Was ihr findet, verdient und entscheidet, kommt in die nächste mit.
page-primer-stalker-campaign-clock = Eine verlorene Mission lässt sich einmal wiederholen. In der Mission wird jede Runde eine Ereigniskarte aufgedeckt; ist die letzte weg, ist eure Zeit um.
page-primer-stalker-campaign-round = Wählt einen Ort auf der Karte der Zone, trefft Leute, packt, brecht auf. Dann die Mission, Zug um Zug.
page-primer-stalker-survival-goal = Ein Szenario auf einer eigenen Karte. Erreicht sein Ziel, erfüllt jede offen liegende Bitte, und lasst niemanden sterben.
page-primer-stalker-survival-clock = Das Szenario hat eine feste Zahl von Runden; jede deckt eine Ereigniskarte auf. Nach der letzten ist es vorbei.
page-primer-stalker-survival-round = Jeder von euch hat 2 Züge, dann handeln die Gegner, und das Schicksal wirft einen Würfel für alle Karten auf dem Tisch.
page-primer-twom-goal = Haltet diese Leute bis zum Waffenstillstand am Leben. Ihr gewinnt, wenn dann noch jemand von den ersten dreien bei euch ist.
page-primer-twom-clock = Der Waffenstillstand kommt am Tag 11, 12 oder 13. Jedes Kapitel setzt unterwegs ein Ziel; gewertet wird es, wenn das nächste Kapitel beginnt.
page-primer-twom-round = Ein Tag: im Haus aufräumen und bauen, Wasser und Essen verteilen, dann schlafen die einen, andere gehen plündern, und jemand wacht. Ohne Wache ist alles verloren.
page-lesson = Erste Partie
page-lesson-start = Erste Partie: lernen in zehn Klicks
page-lesson-step = { $number } von { $count }.
page-lesson-later = Später: Diese erste Partie zeigt eins nach dem anderen.
page-lesson-leave = Lektion verlassen und weiterspielen
page-lesson-over = Jetzt gehört sie dir.
page-lesson-on = Weiterspielen
page-lesson-zona-keep = Zwei Geheimnisse vom Rand der Karte, dann der Sarkophag, ehe die Gerüchte ausgehen: So gewinnst du. Führe heute Wiera. Sie heilt sich selbst und ist in jedem Lager willkommen.
page-lesson-zona-camp = Du stehst im Dorf, einem Bunker. Lagere hier: Schlaf nimmt Erschöpfung weg, und das ist eine deiner zwei Aktionen.
page-lesson-zona-leave = Du hast geschlafen. Im Lager könntest du auch heilen, reparieren und kaufen, was auf dem Marktplatz liegt. Genug für jetzt: Brich auf.
page-lesson-zona-go = Die zweite Aktion: Geh nach Tschernobyl. Dort wartet etwas, und wer es besiegt, macht Beute.
page-lesson-zona-spot = Zuerst musst du die Gefahr entdecken: Wachsamkeit plus drei Würfel. Wirf.
page-lesson-zona-spotted = Das reicht. Sonst könntest du die Probe für 1 Erschöpfung erzwingen. Nimm es an.
page-lesson-zona-confront = Du hast sie rechtzeitig gesehen, also hast du die Wahl: fliehen oder kämpfen. Kämpfe.
page-lesson-zona-beat = Jetzt die Probe, um sie zu besiegen. Deine Chance steht auf dem Knopf.
page-lesson-zona-beaten = Wieder genug. Nimm es an und hol dir, was sie zurücklässt.
page-lesson-zona-end = Zwei Aktionen sind getan. Beende den Zug: Ein Ereignis findet dich, wo du stehst, dann rückt mit den Gerüchten die Emission näher.
page-lesson-zona-voice = Allein bist du auch Zonas Stimme: Leg die neue Gefahr dorthin, wo du nicht hinwillst. Auf die Müllhalde.
page-lesson-zona-over = Jetzt dein erstes Geheimnis: Öffne von der Müllhalde aus den Regierungsbunker und beende dort deinen Zug. Bring eines seiner Ereignisse zu Ende, und sein Geheimnis gehört dir.
page-lesson-stalker-choose = Wähle, wen du spielst. Mammon ist gern allein, und du heute auch.
page-lesson-stalker-move = Du hast drei Aktionen in diesem Zug. Nimm die erste: Bewegung. Im Bauernhaus ist jemand.
page-lesson-stalker-first = Geh auf das erleuchtete Feld. Der Knopf sagt, was es kosten würde, dort stehen zu bleiben.
page-lesson-stalker-door = Noch eins weiter, an den Rand des Hauses.
page-lesson-stalker-sight = Noch eins. Hier sieht dich der Bandit: Deine Aufmerksamkeit steigt, und wer in Sicht steht, wenn sein Zug endet, wird beschossen.
page-lesson-stalker-shoot = Also sei schneller. Ein Einzelschuss: eine Aktion, eine Kugel.
page-lesson-stalker-head = Der Rumpf ist leichter, der Kopf tötet. Ziel auf den Kopf.
page-lesson-stalker-accept = Sieh dir die Sterne an: Das reicht. Nimm an, und er fällt.
page-lesson-stalker-look = Der Funkraum gehört dir. Sieh dich um: Die Karte verrät, wo der Schlüssel sein kann.
page-lesson-stalker-over = Finde den Schlüssel, befreie Dalik, erreiche die Ausgänge. Beende deine Züge, wo dich niemand sieht.
page-lesson-twom-page = Eine belagerte Stadt, und diese Leute in einem leeren Haus. Haltet sie bis zum Waffenstillstand am Leben. Dieses Buch erzählt, was uns geschieht: Lies, dann blättere um.
page-lesson-twom-clear = Am Tag arbeiten wir am Haus. Sanja räumt den erleuchteten Raum oben: Was darin ist, gehört uns.
page-lesson-twom-both = Wir handeln alle zugleich. Greta räumt einen anderen Raum.
page-lesson-twom-commit = Noch ist nichts geschehen. Tu es: Jetzt arbeiten beide.
page-lesson-twom-bed = Holz und Bauteile. Sanja baut ein Bett: Wer darin schläft, wacht ohne Müdigkeit auf.
page-lesson-twom-where = In dem Raum, den sie gerade geräumt hat.
page-lesson-twom-build = Tu es. Bezahlt wird aus dem Lager.
page-lesson-twom-rest = Wir sind hungrig, darum hat niemand eine dritte Aktion. Lass den Tag enden.
page-lesson-twom-water = Abenddämmerung. Jeder sollte trinken. Sanja trinkt.
page-lesson-twom-last = Und Greta. Das war das letzte Wasser, und wir sind zu dritt.
page-lesson-twom-over = Heute Nacht bleibt jemand durstig. Esst, dann muss jemand wachen, und jemand muss Wasser holen.

# --- die Tipps ---

page-tip = Tipp
page-tip-none = Keine Tipps in diesem Spiel
page-tip-zona-turn = Das bist du. Du hast zwei Aktionen im Zug: Klick auf einen leuchtenden Ort, um hinzugehen. Eine rot gestrichelte Straße ist eine Abkürzung, und sie tut weh.
page-tip-zona-test = Eine Probe: Deine Eigenschaft plus drei Würfel muss die Schwierigkeit erreichen. Deine Chance steht schon vor dem Wurf da.
page-tip-zona-force = Reicht das nicht? Erzwinge die Probe: 1 Erschöpfung für einen neuen Wurf. Jeder Knopf zeigt die Chance, die dir dann bleibt.
page-tip-zona-damage = Gegenstände mit Schutz können Schaden abhalten, bevor er dich trifft. Was durchkommt, füllt deine Ausdauer.
page-tip-zona-encounter = Du triffst auf eine Gefahr. Stell dich ihr, dann winkt Beute, oder flieh und lass sie hier.
page-tip-zona-story = Ein Ereignis. Lies die Karte, dann wähle; hinter jeder Zeile steht, was sie kostet.
page-tip-zona-camp = Im Bunker kannst du schlafen, heilen, reparieren und handeln. Das ist der Marktplatz; bessere Spalten verlangen bessere Reputation.
page-tip-zona-open = Ein geheimer Ort ist verschlossen. Sein Schloss sagt, was es verlangt; nur drinnen gibt es Geheimnisse.
page-tip-zona-secret = Dein erstes Geheimnis. Noch eins von einem anderen geheimen Ort, und der Sarkophag lässt dich ein.
page-tip-zona-emission = Die Emission rückt näher. Ist die Leiste voll, schlägt sie zu: Sei dann in einem Bunker oder unter der Erde.
page-tip-zona-struck = Eine Emission hat zugeschlagen. Gefahren und Marktplatz sind neu, und die Leiste beginnt von vorn.
page-tip-zona-trauma = Ein Trauma: Deine Ausdauer war voll. Es senkt eine Eigenschaft, bis es geheilt ist, und das vierte ist tödlich.
page-tip-zona-radiation = Strahlung. Sie nimmt ein Feld deiner Ausdauer wie jede Wunde; im Bunker lässt sie sich heilen.
page-tip-zona-injury = Schaden füllt diese Felder. Ist keines mehr frei, wird der nächste ein Trauma.
page-tip-zona-item = Was du trägst, liegt hier. Ein heller Rand heißt: jetzt benutzbar.
page-tip-zona-fatigue = Erschöpfung. Rasten oder Schlafen senkt sie. Über 5 wird Schaden daraus.
page-tip-stalker-turn = Das bist du. Klick auf ein Feld mit grünem Rand: Der Weg erscheint mit seinem Preis, bevor du gehst. Ein Auge heißt, dass dich dort ein Gegner sieht.
page-tip-stalker-shoot = Ein Gegner in Reichweite. Klick ihn an: Jeder Angriff zeigt seine genauen Chancen, für Rumpf und Kopf. Schüsse hört man.
page-tip-stalker-attention = Man hat etwas bemerkt: Dein Aufmerksamkeitsmarker liegt jetzt auf dem Plan. Wenn die Gegner handeln, gehen sie dorthin, wo solche Marker liegen.
page-tip-stalker-high = HOHE Aufmerksamkeit: Du wurdest gesehen oder warst laut. Gegner kommen zuerst hierher. Verschwinde aus der Sicht, dann sinkt sie.
page-tip-stalker-reaction = Er hat dich gesehen und sofort gehandelt. Wer einen Zug in Sicht eines Gegners beendet, wird angegriffen: Beende deinen hinter einer Wand.
page-tip-stalker-anomaly = Eine Anomalie. Jeder Schritt darin ist ein Wurf; geworfene Schrauben machen ihn sicherer. Darin liegen Artefakte.
page-tip-stalker-radiation = Strahlung erhöht deine Dosis. Am Ende der Runde kostet sie TP: je höher die Nadel, desto mehr Würfel.
page-tip-stalker-hp = Du bist getroffen. Bei 0 TP erleidest du eine kritische Verletzung; die dritte ist tödlich, und die Mission ist verloren.
page-tip-stalker-loot = Was du findest, liegt hier. Ein heller Rand heißt: jetzt benutzbar.
page-tip-stalker-second = Dein zweiter Zug dieser Runde. Danach handeln die Gegner, dann endet die Runde.
page-tip-stalker-enemies = Die Gegner handeln nach einer Karte, Schritt für Schritt. Du kannst anhalten, zurückgehen oder überspringen. Sie schauen, wohin ihr Pfeil zeigt.
page-tip-stalker-injury = Eine kritische Verletzung sperrt einen Teil deiner Züge. Heile dich über 0 TP, und sie ist weg; die dritte ist tödlich.
page-tip-stalker-rerolls = Mit Konzentration wirfst du Würfel neu. Die Antworten sagen, was du jetzt hast und was ein neuer Wurf bringen kann.
page-tip-stalker-masks = Masken bezahlen besondere Wirkungen der Waffe. Was du nicht ausgibst, verfällt.
page-tip-stalker-shop = Gib hier das Geld der Mission aus; was übrig bleibt, verfällt. Eine Waffe braucht passende Magazine.
page-tip-stalker-zone = Die Karte der Zone. Wählt eine Mission und davor oder danach einen anderen Ort.
page-tip-twom-plan = Klicke jemanden von uns an, dann einen Raum mit gestricheltem Rand, oder ziehe die Figur dorthin. Getan wird erst, wenn du den Abschnitt abschließt.
page-tip-twom-dusk = Ein Wasser für jeden von uns. Wer leer ausgeht, wird hungriger oder elender.
page-tip-twom-meal = Jetzt das Essen. Eine Konserve senkt den Hunger um 2, rohes Essen um 1; ohne alles steigt er.
page-tip-twom-evening = Alle bekommen eine Aufgabe für die Nacht. Jemand muss wachen: Ohne Wache ist alles verloren.
page-tip-twom-place = Drei Orte zum Plündern. Je weiter, desto mehr Karten; der rote Balken sagt, was dort besonders ist.
page-tip-twom-walk = Karte für Karte. Zwischen zwei Karten könnt ihr nach Hause gehen; was ihr gefunden habt, bleibt euch.
page-tip-twom-noise = Lärm. Ein Wurf bis zu dieser Zahl heißt, dass uns jemand gehört hat.
page-tip-twom-gear = Was mitkommt, hilft draußen: Dietrich oder Säge öffnen Wege, eine Waffe beendet einen Kampf. Auf dem Heimweg zählt es als Gewicht.
page-tip-twom-pack = Wir tragen heim, was wir heben können. Essen und Medizin sind mehr wert als ihr Gewicht.
page-tip-twom-resident = Hier wohnt jemand. Reden, zahlen, stehlen oder gehen: Was wir anderen antun, bleibt bei uns.
page-tip-twom-fight = Ein Kampf. Die Waffe in der Hand entscheidet, welcher Würfel fällt; am besten kommt es gar nicht so weit.
page-tip-twom-raid = Marodeure. Die Wachen würfeln gegen sie, und vernagelte Löcher helfen. Was übrig bleibt, trifft das Lager und die Wachen.
page-tip-twom-starved = Jemand ist leer ausgegangen. Fünf Streifen für jeden von uns: Bei 4 töten Hunger, Wunden oder Krankheit.
page-tip-twom-wound = Eine Wunde. Ein Verband im Morgengrauen kann sie heilen; unbehandelt wird sie vielleicht schlimmer. Bei 4 tötet sie.
page-tip-twom-misery = Elend. Gespräche, Gewohnheiten und gute Tage senken es. Bei 4 bricht jemand und verlässt uns vielleicht.
page-tip-twom-cold = Es wird kalt. Verbrennt Holz im Ofen, sonst bringt das Morgengrauen vielleicht Krankheit.
page-tip-twom-medicine = Medizin wird vor der Schicksalskarte auf den gelegt, der sie braucht, nicht danach.
page-tip-twom-page = Eine Seite des Tagebuchs. Was eine Wahl kostet, steht daneben; den Rest erfahren wir später.


# --- Wörter der Regeln: Formen, in denen sie in Sätzen stehen; * für jede Endung, groß nur, wo es so geschrieben wird ---

page-term-zona-fatigue = Erschöpfung
page-term-zona-reputation = Reputation
page-term-zona-secret = Geheimnis*
page-term-zona-endurance = Ausdauer*
page-term-zona-injury = Verletzung*
page-term-zona-trauma = Trauma*
page-term-zona-damage = Schaden, Strahlung, Störung*, Wunde*
page-term-zona-attribute = Eigenschaft*, Wachsamkeit, Konstitution, Grips, Entschlossenheit
page-term-zona-difficulty = Schwierigkeit
page-term-zona-force = erzwing*
page-term-zona-hazard = Warnzeichen
page-term-zona-threat = Gefahr*
page-term-zona-encounter = Begegnung*
page-term-zona-detection = entdecken
page-term-zona-confrontation = Konfrontation, besiegen
page-term-zona-flee = fliehen
page-term-zona-area-action = Ortsaktion*
page-term-zona-search = Suchen
page-term-zona-rest = Rasten
page-term-zona-pass = Passen
page-term-zona-lock = Schloss*
page-term-zona-bunker = Bunker*
page-term-zona-camp = lager*
page-term-zona-emission = Emission*
page-term-zona-voice = Zonas Stimme
page-term-zona-news = Gerücht*
page-term-zona-side-effect = Nebenwirkung*
page-term-zona-trophy = Trophäe*
page-term-zona-ransacked = geplündert
page-term-zona-deactivated = deaktiviert
page-term-zona-backpack = Rucksack*
page-term-stalker-focus = Konzentration
page-term-stalker-none = unbemerkt
page-term-stalker-low = NIEDRIG
page-term-stalker-high = HOCH
page-term-stalker-attention = Aufmerksamkeit*
page-term-stalker-pinned = fixiert
page-term-stalker-exposed = verwundbar
page-term-stalker-cover = Deckung
page-term-stalker-mask = Maske*
page-term-stalker-injury = kritische* Verletzung*
page-term-stalker-gear-die = Ausrüstungswürfel*
page-term-stalker-stalker-die = Stalkerwürfel*
page-term-stalker-accuracy = Präzisionswurf, präzise
page-term-stalker-range = Reichweite
page-term-stalker-part = Körperteil*
page-term-stalker-movement = Bewegung
page-term-stalker-careful = Schleichen
page-term-stalker-prepare = Vorbereiten
page-term-stalker-reload = nachladen
page-term-stalker-decoy = Ablenken
page-term-stalker-bolt = Schraube*
page-term-stalker-lead = Marker des Stalkeranführers, Stalkeranführer*
page-term-stalker-anomaly = Anomalie*
page-term-stalker-artifact = Artefakt*
page-term-stalker-loot = Beute
page-term-stalker-unknown = unbekannter Gegner
page-term-stalker-turn-token = Zugmarker*
page-term-stalker-extra = Extra-Aktion*
page-term-stalker-ammo = Munition, Magazin*
page-term-stalker-dosage = Strahlungsdosis
page-term-stalker-backpack = Rucksack*
page-term-twom-fatigue = Müdigkeit
page-term-twom-wounds = Wunde*
page-term-twom-misery = Elend
page-term-twom-hunger = Hunger
page-term-twom-illness = Krankheit, krank
page-term-twom-stage = Abschnitt
page-term-twom-noise = Lärm*
page-term-twom-encounter = Begegnung
page-term-twom-weight = Gewicht
page-term-twom-prowess = Kampfgeschick
page-term-twom-prowess-test = Kampfgeschick-Probe
page-term-twom-reroll = neuer Wurf, neue Würfe
page-term-twom-fate = Schicksal*
page-term-twom-script-symbol = Skriptsymbol*
page-term-twom-commission = Provision
page-term-twom-damage = Schaden
page-term-twom-reduction = Minderung*
page-term-twom-raid = Überfall*, Überfäll*
page-term-twom-crime-wave = Verbrechenswelle
page-term-twom-hiding = Versteck*
page-term-twom-collapsed = zusammengebrochen
page-term-twom-broken = gebrochen
page-term-twom-habit = Gewohnheit
page-term-twom-idea = Idee
page-term-twom-trap = Falle
page-term-twom-growth = Wachstumsmarker
page-term-twom-resources = Ressourcen
page-term-twom-cold = Kälte*

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
page-zona-facility-holds = Ereignisse: { $events }, Funde: { $finds }.
page-zona-lock-is = Verschlossen: { $lock }. Zum Öffnen: { $rules }
page-sign-zona-green = Grüner Sektor (I)
    .why = Hier ziehst du grüne Ereignisse. Eine Emission macht 2 Schaden.
page-sign-zona-yellow = Gelber Sektor (II)
    .why = Hier ziehst du gelbe Ereignisse. Eine Emission macht 4 Schaden.
page-sign-zona-red = Roter Sektor (III)
    .why = Hier ziehst du keine Ereignisse. Eine Emission macht 6 Schaden.
page-sign-zona-bunker = Bunker
page-sign-zona-facility = Geheimer Ort
page-sign-zona-end = Sarkophag
page-sign-zona-road = Grenze, die man überqueren kann
page-sign-zona-RAD = Abkürzung: 1 Strahlung
page-sign-zona-DIS = Abkürzung: 1 Störung
page-sign-zona-WND = Abkürzung: 1 Wunde
page-sign-zona-wire = Blockade
page-sign-zona-one-way = Nur in eine Richtung
page-sign-zona-entrance = Eingang
page-sign-zona-locked = Schloss, mit dem, was es verlangt
page-sign-zona-open = Geöffnet
page-sign-zona-ransacked = Geplündert
page-sign-zona-events = Ereignisse, die es dort noch gibt
page-sign-zona-finds = Funde, die es dort noch gibt
page-sign-zona-mutant-green = Grüner Mutant
page-sign-zona-mutant-yellow = Gelber Mutant
page-sign-zona-anomaly-green = Grüne Anomalie
page-sign-zona-anomaly-yellow = Gelbe Anomalie
page-sign-zona-emission = Strahlungsleiste
page-sign-zona-pile = Übrige Gerüchtekarten
page-sign-zona-news = Gerüchtemarker
page-sign-zona-scavenger = Plünderer
    .why = Der Kopf in der Farbe des Platzes, mit dem Anfangsbuchstaben. Dein eigener hat einen weißen Rand.
page-sign-zona-turn = Wer am Zug ist
    .why = Der rote Ring liegt unter der Figur, die am Zug ist.
page-sign-zona-aim = Ziel
    .why = Hier gibt es noch ein Geheimnis, das dir fehlt; hast du genug, steht das Zeichen am Sarkophag.
page-sign-zona-choice = Jetzt wählbar
    .why = Was der Rotstift umkreist, ist eine Antwort auf die Frage: Klick darauf.
page-zona-emission = Emission
page-zona-emission-is = Strahlungsleiste: { $now } von { $last }. Gerüchtekarten übrig: { $news }.
page-zona-headline-goal =
    { $enough ->
        [true] Du weißt genug → Sarkophag
       *[other] { $now } von { $need } Geheimnissen → Sarkophag
    }
page-zona-headline-news =
    { $count ->
        [one] noch { $count } Gerücht
       *[other] noch { $count } Gerüchte
    }
page-zona-headline-emission = Emission { $now }/{ $last }
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
page-zona-needed = nötig
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
page-sign-stalker-solid = Massiv
    .why = Kein Feld: Niemand kommt hinein, niemand sieht hindurch.
page-sign-stalker-wall = Wand
    .why = Nichts kommt durch: keine Bewegung, keine Sicht, keine Reichweite.
page-sign-stalker-impassable = Zaun, unpassierbar
    .why = Sicht und Reichweite kommen durch, Bewegung nicht.
page-sign-stalker-door = Tür
    .why = Alles kommt durch: Bewegung, Sicht und Reichweite.
page-sign-stalker-window = Fenster
    .why = Alles kommt durch für Stalker und Menschen; Sicht und Reichweite für psionische Gegner und Begleiter; nichts für andere Mutanten.
page-sign-stalker-cover = Deckung
page-sign-stalker-radiation = Strahlung
page-sign-stalker-fog = Keine Sicht
page-sign-stalker-anomaly = Anomalie
page-sign-stalker-unknown = Unbekannte Gegner
page-sign-stalker-loot = Beute
page-sign-stalker-artifact = Artefakt
page-sign-stalker-trap = Falle
page-sign-stalker-card = Karte auf dem Spielplan
page-sign-stalker-exit = Ausgang
    .why = Hier verlasst ihr die Mission, sobald sie es erlaubt: Wann, sagt das Missionsziel.
page-sign-stalker-marker = Neutrale Aufmerksamkeit
    .why = Sie gehört niemandem; Gegner gehen dorthin wie zu jeder Aufmerksamkeit.
page-sign-stalker-carcass = Kadaver
    .why = Was von einem Tier übrig ist. Karten sagen, was man damit tun kann.
page-sign-stalker-zone = Marker des Szenarios
    .why = Eine Karte auf dem Tisch sagt, was er bewirkt: Zeig darauf.
page-sign-stalker-enemy = Gegner
page-sign-stalker-reach = In Reichweite deiner Bewegung
    .why = Eine Bewegung von dir führt hierher: Klick darauf, und du siehst Weg und Preis.
page-sign-stalker-choice = Jetzt wählbar
    .why = Eine Antwort auf die Frage: Klick darauf.
page-sign-stalker-aim = Ziel
    .why = Hier ist für das Missionsziel noch etwas zu tun.
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
page-stalker-danger-there = Wenn dein Zug dort endet:
page-stalker-route-meets = Endet bei: { $name }
page-stalker-part-torso = Rumpf
page-stalker-part-head = Kopf
page-stalker-odds-kill = Tötet
page-stalker-odds-hurt = Verletzt
page-stalker-odds-heavy = Schwere Verletzung, lebt
page-stalker-odds-light = Leichte Verletzung, lebt
page-stalker-odds-miss = Daneben
page-stalker-odds-focus = Mit Konzentration: tötet { $kill } %, daneben { $miss } %
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
page-stalker-magazine-fits =
    { $count ->
        [0] Passt in keine der Waffen hier.
       *[other] Passt in: { $names }.
    }
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
page-stalker-roll-sum = ★ { $stars } · Masken { $masks }
page-stalker-roll-attack = greift an
page-stalker-roll-knife = sticht zu
page-stalker-roll-defence = verteidigt sich
page-stalker-roll-exposure = Strahlenbelastung
page-stalker-roll-critical_dose = kritische Strahlungsdosis
page-stalker-roll-effect = würfelt
page-stalker-roll-anomaly = Anomalie
page-stalker-goal-done = erledigt
page-stalker-headline-done = { $told } erledigt
page-stalker-events-left =
    { $count ->
        [one] Noch { $count } Ereigniskarte
       *[other] Noch { $count } Ereigniskarten
    }
page-stalker-zone-aim-gather = Artefakte bergen
page-stalker-zone-aim-hunt = den markierten Gegner töten
page-stalker-zone-aim-stay = diesen Ort halten
page-stalker-zone-aim-trade = hier handeln
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
page-stalker-briefing-choose = Wähle deinen Stalker
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
page-stalker-chronicle-zone = Überleben in der Zone
page-stalker-chronicle-zone-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Die Kampagne blieb, wie sie war.
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
page-stalker-person-dalik = Dalik
page-stalker-person-holub = Dr. Holub
page-stalker-person-makar = Vater Makar
page-stalker-person-petro = Petro
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
page-twom-day = Tag { $round }
page-twom-headline-goal = Bis zum Waffenstillstand
page-twom-headline-chapter =
    { $days ->
        [one] Kapitel { $chapter }, der letzte Tag
       *[other] Kapitel { $chapter }, etwa { $days } Tage
    }
page-twom-headline-last =
    { $days ->
        [0] Der letzte Tag
        [one] höchstens noch { $days } Tag
       *[other] höchstens noch { $days } Tage
    }
page-twom-headline-objective = { $name }: { $state }
page-twom-shelter = Der Unterschlupf
page-twom-storage = Lager
page-twom-storage-empty = Es ist nichts da.
page-twom-phases = Phasen des Tages
page-twom-leads = { $name } hält das Tagebuch
page-twom-holds = Hält das Tagebuch und entscheidet
page-twom-advises = Berät
page-twom-goal-met = bisher erfüllt
page-twom-goal-open = noch nicht
page-twom-cold-word = Kälte
page-twom-aim-build = bauen: { $fitting }
page-twom-aim-warm = Kälte { $have }, höchstens { $need }
page-twom-aim-stock = { $have } von { $need }
page-twom-aim-board = { $have } von { $need } vernagelt
page-twom-aim-clear = { $have } von { $need } geräumt
page-twom-aim-cheer = Elend 3 oder mehr: { $have }
page-twom-boarded = vernagelt
page-twom-empty = leer
page-twom-unreachable = Nicht zu erreichen.
page-sign-twom-hole = Loch in der Wand
page-sign-twom-boarded = Vernagelt
page-sign-twom-fitting = Einrichtung
page-sign-twom-dark = Nicht zu erreichen
    .why = Räumt zuerst, was im Weg liegt; dann steht uns dieser Raum offen.
page-sign-twom-lamp = Lampenlicht
    .why = Jemand von uns ist in diesem Raum.
page-sign-twom-guard = Wachposten
page-sign-twom-search = Stelle zum Suchen
page-sign-twom-sleep = Schlafplatz
page-sign-twom-state = Schlimmster Zustand
page-sign-twom-cold = Schnee: Kälte
page-sign-twom-choice = Jetzt wählbar
    .why = Klick auf den Raum, oder zieh jemanden dorthin.
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
page-twom-waiting = wartet beim Fundstapel
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
page-twom-tonight = Heute Nacht
page-twom-need-water = Wasser { $have } von { $need }
page-twom-need-food = Essen { $have } von { $need }
page-twom-need-fuel = Holz und Bücher { $have } gegen Kälte { $need }
page-twom-need-beds = Betten { $beds }
page-twom-need-guard = Für die Wache: Waffen { $weapons }, Munition { $ammo }, Bretter { $boards }
page-twom-token = Wert { $value }, Gewicht { $weight }
page-twom-carried = Auf dem Heimweg:
page-twom-hand = Narrative Aktionen
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
page-twom-credit = Guthaben { $credit }, Provision { $commission }
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
page-twom-side-plenty = Was wir auch gefunden haben: Holz, Bauteile und Wasser gibt es immer, so viel wir tragen können.
page-twom-side-home = Zu Hause
page-twom-side-pack = Im Gepäck: { $weight } von { $limit }
page-twom-cards-left =
    { $count ->
        [one] Noch { $count } Karte verdeckt
       *[other] Noch { $count } Karten verdeckt
    }
page-twom-noise = Lärm { $noise } von { $most }
page-twom-risk = { $percent } % Begegnung
page-twom-hiding = Ein Versteck ist gemerkt.
page-twom-ours = Wir
page-twom-theirs = Sie
page-twom-enemy = { $name } (Kampfgeschick { $prowess })
page-twom-teeth = Zähne
page-twom-unarmed = unbewaffnet
page-twom-wounds = Wunden { $wounds } von { $most }
page-twom-forecast = Erwartete Treffer: { $hits }
page-twom-damage = Schaden
page-twom-raid-wounds = Wunden
page-twom-boards = Bretter
page-twom-reductions = Zu verteilen
page-twom-rerolls =
    { $count ->
        [one] { $count } neuer Wurf
       *[other] { $count } neue Würfe
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
page-twom-end-no-founders = Von den ersten dreien ist niemand mehr da
page-twom-end-defeat = Das Haus ist leer
page-twom-survived = hat überlebt
page-twom-died-on = gestorben am Tag { $day }
page-twom-left-on = gegangen am Tag { $day }

# Rat, Aussicht, Rückblick
page-counsel-allowed = Um Rat darf gefragt werden
page-counsel-ask = Was tätest du?
page-counsel-chance = { $chance } % (± { $margin })
page-counsel-none = Hier gibt es nichts zu entscheiden.
page-counsel-off = An diesem Tisch fragt niemand um Rat.
page-counsel-on = An diesem Tisch darf um Rat gefragt werden; alle erfahren es.
page-counsel-thinking = Ich denke nach …
page-hindsight = Was die Chancen bewegt hat
page-hindsight-all = Alle zusammen
page-hindsight-curve = Die Chance auf ein gutes Ende im Lauf der Partie; dieselben Zahlen stehen in der Tabelle darunter.
page-hindsight-hint = Nachträglich berechnet aus dem, was man jeweils wissen konnte. Glück ist, was anders kam, als zu erwarten war.
page-hindsight-sum = Insgesamt, in Punkten: Glück { $luck }, eigene Entscheidungen { $own }.
page-hindsight-sum-others = Insgesamt, in Punkten: Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen anderer { $others }.
page-hindsight-table = Die Kurve als Tabelle
page-hindsight-turn = { $before } % → { $after } % (Entscheidung { $choice }, Glück { $luck })
page-hindsight-when = Wann
page-new-advice = Wer gefragt ist, darf fragen: „Was tätest du?“ Alle erfahren es.
page-outlook-ask = Wie geht das aus?
page-outlook-day = Bis morgen früh stirbt niemand: { $chance } % (± { $margin })
page-outlook-end = Gutes Ende: { $chance } % (± { $margin })
page-outlook-end-of = Gutes Ende für { $person }: { $chance } % (± { $margin })
page-outlook-round = Diese Runde fällt niemand: { $chance } % (± { $margin })
page-outlook-round-of = { $person } überlebt diese Runde: { $chance } % (± { $margin })
page-settings-outlook = Immer sagen, wie die Partie ausgehen kann
page-counsel-bot = { $person } hat abgewogen:
