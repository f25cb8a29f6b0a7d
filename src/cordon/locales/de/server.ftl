# Was der Server des Tisches von sich aus sagt. server-<code> ist eine Absage, .hint sagt, was zu tun ist.

server-guest = Gast { $number }
server-table-of = Tisch von { $person }
server-preview = Überlebensspiele an einem Tisch, im Browser: allein, mit Freunden oder mit Bots.
server-preview-free =
    { $free ->
        [one] Einer von { $seats } Plätzen ist frei: Setz dich, oder schau zu.
       *[other] { $free } von { $seats } Plätzen sind frei: Setz dich, oder schau zu.
    }
server-preview-full = Alle Plätze sind besetzt. Komm und schau zu.
server-preview-over = Die Partie ist vorbei. Schau, wie sie ausging.
server-waiting = Wir warten auf { $person }.
server-second-look =
    { $count ->
        [one] Zweiter Blick: 1 Antwort wurde zurückgenommen, als schon Neues zu sehen war.
       *[other] Zweiter Blick: { $count } Antworten wurden zurückgenommen, als schon Neues zu sehen war.
    }
server-look-players = Solange eine Partie läuft, blicken nur die Mitspielenden zurück. Wenn sie vorbei ist, dürfen es alle.
server-no-device = Dieses Gerät gibt es nicht mehr.
server-no-reset = Dieser Code gilt nicht, oder seine Zeit ist abgelaufen.
    .hint = Bitte den Betreiber dieses Servers um einen neuen, oder hol dir einen auf einem Gerät, auf dem du angemeldet bist.
server-no-such-moment = Diesen Moment gibt es in der Partie nicht.

# Was der Tisch gesehen hat: seen-<kind>
seen-brought-back =
    { $count ->
        [one] { $person } hat 1 zurückgenommene Antwort wiederhergestellt.
       *[other] { $person } hat { $count } zurückgenommene Antworten wiederhergestellt.
    }
seen-advice = { $person } hat um Rat gefragt.
seen-advice-off = { $person } hat entschieden: An diesem Tisch fragt niemand mehr um Rat.
seen-advice-on = { $person } hat entschieden: An diesem Tisch darf um Rat gefragt werden.
seen-again = { $person } hat für dieselben Leute einen neuen Tisch gedeckt: { $code }.
seen-cloned = { $person } hat diese Partie an einen anderen Tisch kopiert. Eine Kopie zeigt, was hier verdeckt ist; künftiges Glück wird neu gezogen.
seen-copied =
    { $count ->
        [one] { $person } hat diese Partie nach 1 Antwort von Tisch { $code } kopiert.
       *[other] { $person } hat diese Partie nach { $count } Antworten von Tisch { $code } kopiert.
    }
seen-engine-dice = { $person } hat die Würfel dem Tisch zurückgegeben: ab jetzt würfelt er.
seen-exported = { $person } hat diese Partie exportiert. Ein Spielstand zeigt, was hier verdeckt ist; künftiges Glück wird neu gezogen.
seen-from-bot = { $person } hat Platz { $seat } von einem Bot zurückgenommen.
seen-host = { $person } ist jetzt Gastgeber (durch { $by }).
seen-imported = { $person } hat diesen Tisch aus einem Spielstand gemacht. Wer die Datei hat, kann wissen, was hier verdeckt ist.
seen-late-to-bot =
    { $days ->
        [one] { $person } kam einen Tag lang nicht. Wie vereinbart spielt ein Bot diesen Zug auf Platz { $seat }.
       *[other] { $person } kam { $days } Tage lang nicht. Wie vereinbart spielt ein Bot diesen Zug auf Platz { $seat }.
    }
seen-left = { $person } hat Platz { $seat } verlassen.
seen-link = { $person } hat einen neuen geheimen Link für Platz { $seat } gemacht. Ältere gelten nicht mehr.
seen-link-opened = { $person } spielt jetzt durch den geheimen Link auch auf Platz { $seat }.
seen-own-dice = { $person } hat echte Würfel auf den Tisch gelegt: Wer gefragt wird, sagt, was sie zeigen.
seen-reminded =
    { $hours ->
        [one] Der Tisch wartet seit einer Stunde auf { $person }.
       *[other] Der Tisch wartet seit { $hours } Stunden auf { $person }.
    }
seen-sat = { $person } hat sich auf Platz { $seat } gesetzt.
seen-second-look =
    { $count ->
        [one] Zweiter Blick: { $person } hat 1 Antwort zurückgenommen, als schon Neues zu sehen war.
       *[other] Zweiter Blick: { $person } hat { $count } Antworten zurückgenommen, als schon Neues zu sehen war.
    }
seen-seed-chosen = { $person } hat die Startzahl dieser Partie gewählt und kann daraus wissen, was verdeckt ist und was gewürfelt wird.
seen-sent-away = { $host } hat { $person } von Platz { $seat } weggeschickt.
seen-slow =
    { $days ->
        [0] { $person } möchte, dass dieser Tisch wartet, wie lange es auch dauert.
        [one] { $person } schlägt vor: Kommt jemand einen Tag lang nicht, spielt ein Bot den Zug. Das gilt, wenn alle zustimmen: unter „Einladen“.
       *[other] { $person } schlägt vor: Kommt jemand { $days } Tage lang nicht, spielt ein Bot den Zug. Das gilt, wenn alle zustimmen: unter „Einladen“.
    }
seen-slow-agreed = { $person } ist einverstanden, dass ein Bot für Abwesende zieht.
seen-slow-refused = { $person } ist nicht einverstanden, dass ein Bot für Abwesende zieht.
seen-taken-back =
    { $count ->
        [one] { $person } hat 1 Antwort von jemand anderem zurückgenommen.
       *[other] { $person } hat { $count } Antworten zurückgenommen, auch von anderen.
    }
seen-to-bot = { $person } hat Platz { $seat } einem Bot gegeben.
seen-told = { $text }
seen-undo-free = { $person } hat zweite Blicke erlaubt: Alles kann jetzt zurückgenommen werden.
seen-undo-strict = { $person } hat das Zurücknehmen streng gemacht: ab jetzt keine zweiten Blicke.

# Über HTTP
server-account-exists = Du hast schon ein Konto.
server-already-seated = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
    .hint = Verlass erst den anderen Platz.
server-bad-request = Die Anfrage war nicht zu verstehen.
    .hint = Lade die Seite neu. Passiert es wieder, ist es unser Fehler.
server-blocked = Wer diesen Server betreibt, hat dein Konto gesperrt.
    .hint = Frag dort nach, wenn du das für einen Irrtum hältst.
server-daily-account = Die Partie des Tages spielt man mit einem Konto: Jedes hat einen Versuch.
    .hint = Lege zuerst ein Konto an; deine Tische bleiben dir.
server-daily-dice = Eine Tagespartie wird mit den Würfeln des Tisches gespielt: Alle haben dasselbe Glück.
server-daily-none = Von diesem Spiel gibt es keine Partie des Tages.
server-daily-tried = Du hattest deinen Versuch heute schon.
    .hint = Morgen gibt es die nächste.
server-foreign-origin = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.
    .hint = Öffne die Seite unter der Adresse dieses Servers.
server-full = Alle Plätze an diesem Tisch sind besetzt.
    .hint = Du kannst zuschauen oder den Gastgeber um einen Platz bitten.
server-hook-private = Diese Adresse führt auf diesen Rechner oder in sein eigenes Netz; dorthin wird nichts geschickt.
    .hint = Gib eine Adresse draußen im Netz an. Wer den Server betreibt, kann andere erlauben (CORDON_HOOKS_PRIVATE).
server-hook-url = An diese Adresse lässt sich nichts schicken.
    .hint = Sie beginnt mit https:// oder http:// und enthält weder Namen noch Passwort.
server-host-nobody = Auf diesem Platz sitzt niemand.
    .hint = Gastgeber kann nur sein, wer am Tisch sitzt.
server-host-not-away = Der Gastgeber ist noch an diesem Tisch.
    .hint = Du kannst übernehmen, wenn der Gastgeber seinen Platz aufgegeben hat oder einen Tag lang nicht hier war.
server-host-only = Das kann nur der Gastgeber des Tisches.
server-login-failed = Name oder Passwort stimmen nicht.
    .hint = Prüfe beides. Ist das Passwort verloren, kann dir der Betreiber dieses Servers einen Code für ein neues geben.
server-lost-cookie = Dieser Browser ist hier nicht mehr bekannt.
    .hint = Lade die Seite neu, um als Gast weiterzumachen. Mit deinem Konto oder dem Link deines Platzes findest du deine Partien wieder.
server-match-broken = Diese Partie lässt sich nicht öffnen. { $why }
    .hint = Ihr Verlauf ist aufgehoben. Aktualisiere Cordon, oder nimm die Version, mit der sie gespielt wurde.
server-name-here = Am Tisch „{ $table }“ sitzt schon jemand, der „{ $name }“ heißt.
    .hint = Nimm einen anderen Namen, damit euch niemand verwechselt.
server-name-long = Der Name ist zu lang: höchstens { $most } Buchstaben.
server-name-taken = Den Namen „{ $name }“ hat schon jemand.
    .hint = Wähle einen anderen.
server-no-account = Du hast kein Konto.
    .hint = Leg erst eins an.
server-no-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
server-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
server-not-alike = Diese beiden Partien haben nicht gleich begonnen.
    .hint = Nebeneinander legen lassen sich nur Zweige derselben Partie.
server-no-language = In „{ $language }“ gibt es keine Texte; es gibt { $known }.
server-no-moment =
    { $answers ->
        [one] Die Partie hat nur 1 Antwort; einen späteren Moment gibt es nicht.
       *[other] Die Partie hat nur { $answers } Antworten; einen späteren Moment gibt es nicht.
    }
server-no-page = Die Seite ist noch nicht gebaut.
    .hint = Installiere Cordon als Paket oder starte scripts/web.
server-no-recovery = Dieser Link zum Wiederfinden gilt nicht mehr.
    .hint = Jeder gilt nur einmal. Mach einen neuen in den Einstellungen eines Browsers, der dich noch kennt.
server-no-seat = Diesen Platz hat der Tisch nicht.
server-no-table = Einen Tisch mit dem Code { $code } gibt es nicht.
    .hint = Ein Code hat sechs Buchstaben und Ziffern. Frag, von wem du ihn hast.
server-not-allowed-now = Solange die Partie läuft, kann das nur der Gastgeber.
    .hint = Es würde zeigen, was verborgen ist. Nach der Partie können es alle, die hier saßen.
server-not-at-this-moment = Hier wird nach dem Morgengrauen gespeichert, wenn der Tag vorbei ist (TW-12.2).
    .hint = Nichts geht verloren: Der Tisch bewahrt jede Antwort von selbst. Speichere, wenn der Tag vorbei ist.
server-not-found = Unter dieser Adresse ist nichts.
server-not-here = Das geht unter dieser Adresse nicht.
server-not-over = Die Partie ist noch nicht vorbei.
    .hint = Danach könnt ihr an einem neuen Tisch weiterspielen.
server-options = So lässt sich die Partie nicht aufbauen. { $why }
server-our-fault = Auf dem Server ist etwas schiefgegangen. Du kannst nichts dafür.
    .hint = Versuch es noch einmal. Keine angenommene Antwort ist verloren.
server-password-long = Das Passwort ist zu lang: höchstens { $most } Zeichen.
server-password-short = Das Passwort ist zu kurz: Es braucht mindestens { $least } Zeichen.
server-password-wrong = Das ist nicht dein Passwort.
server-renamed-lately = Du hast deinen Namen eben erst mehrmals geändert.
    .hint = Warte ein wenig, bevor du ihn wieder änderst.
server-save = Dieser Spielstand ist nicht zu gebrauchen. { $why }
    .hint = Sichere ihn dort, wo er herkommt, noch einmal, und ändere nichts daran.
server-seat-link = Der Link zu diesem Platz gilt nicht mehr.
    .hint = Bitte um einen neuen: Nur der letzte gilt.
server-seat-taken = Dieser Platz ist besetzt.
    .hint = Nimm einen anderen, oder schau zu.
server-seated-only = Das können nur die, die an diesem Tisch sitzen.
server-table-in-use = An diesem Tisch spielen noch andere.
    .hint = Warte, bis die Partie zu Ende ist, oder archiviere sie für dich.
server-too-busy = Gerade werden zu viele Spielstände auf einmal gelesen.
    .hint = Versuch es in einer Minute noch einmal.
server-too-fast = Das war zu viel auf einmal.
    .hint = Warte kurz und versuch es noch einmal.
server-too-large = Das ist zu groß: Höchstens { $most } kB werden angenommen.
server-too-many-copies = Das war in kurzer Zeit eine Kopie zu viel.
    .hint = Warte eine Minute, bevor du die nächste kopierst, speicherst oder vergleichst.
server-too-many-imports = Das war in kurzer Zeit ein Spielstand zu viel.
    .hint = Warte eine Minute, bevor du den nächsten hochlädst.
server-too-many-tables = Du hast schon { $most } Tische mit laufenden Partien.
    .hint = Bring erst eine zu Ende.
server-unavailable = Der Server kann gerade nichts speichern: Seine Datenbank antwortet nicht.
    .hint = Versuch es gleich noch einmal. Keine angenommene Antwort ist verloren.
server-undo-stricter = Hier sitzen andere, die sich auf die strenge Regel verlassen. Sie kann nicht mehr gelockert werden.
    .hint = Kopiere die Partie an einen eigenen Tisch, um etwas auszuprobieren.
server-wrong-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
server-yours-only = Das kann nur, wer dort sitzt, oder der Gastgeber.

# Über die Verbindung
server-bot-plays = Auf deinem Platz spielt gerade ein Bot. Hol dir erst den Platz zurück.
server-malformed = Diese Nachricht war nicht zu verstehen.
server-match-full = Diese Partie hat so viele Antworten, wie ein Tisch aufbewahrt. Nimm etwas zurück, oder beginne eine neue Partie.
server-match-over = Die Partie ist zu Ende.
server-name-of-another = Hier sitzt jemand mit deinem Namen. Um mitzureden, wähle in den Einstellungen einen anderen.
server-no-name = Hier reden nur Leute mit Namen. Lade die Seite neu, dann hast du einen.
server-no-say = Das hast nicht du zu entscheiden.
server-no-seat-of-yours = Du schaust zu. Zum Mitspielen brauchst du einen Platz.
server-not-asked = Du wirst gerade nichts gefragt.
server-no-voice = Gerade gibt es für dich nichts vorzuschlagen.
server-not-offered = Diese Antwort gibt es jetzt nicht.
server-protocol = Seite und Server sind von verschiedenen Versionen. Lade die Seite neu.
server-redo-strict = Seitdem wurde etwas anderes geantwortet. An diesem Tisch kann das nicht zurückgenommen werden.
server-stale = Zu spät: Am Tisch ging es inzwischen weiter.
server-too-early = Der Tisch berät noch. Deine Antwort zählt, wenn die Zeit um ist.
server-too-long = Diese Nachricht ist zu lang.
server-undo-others = Seither hat jemand anders geantwortet. An diesem Tisch kannst du nur eigene Antworten zurücknehmen.
server-undo-strict = Damit nähmst du einen Wurf oder eine gezogene Karte zurück. Zweite Blicke sind an diesem Tisch nicht erlaubt.
server-no-advice = An diesem Tisch fragt niemand um Rat.
server-no-outlook = Von dieser Partie lassen sich keine Chancen sagen.
server-advice-stricter = Rat lässt sich nicht erlauben, solange andere hier sitzen, und nicht in einer Partie des Tages.
    .hint = Richte dafür einen eigenen Tisch ein.
