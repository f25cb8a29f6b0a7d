# Das Protokoll von Zona: eine Zeile für jedes Ereignis. Namen stehen vorn; eine Zeile, die nur „-“ ist, wird nicht erzählt.
# Neben jedem Feld gibt es $field_id zum Auswählen, bei Zahlen $field_size und $field_sign (up, down),
# und die Formen, die terms.ftl beschreibt.

# Die Runde
log-zona-round-began = Runde { $round } beginnt.
log-zona-phase-began = Die { $phase } beginnt.
log-zona-voice-passed = { $seat } wird Zonas Stimme.
log-zona-boards-dealt = { $seat } bekommt { $characters } zur Auswahl.
log-zona-character-chosen = { $seat } wählt { $character }.

# Gefahren auf dem Spielplan
log-zona-threat-placed = Neu { $area_locative }: { $threat }.
log-zona-threat-discarded = Nicht mehr auf dem Spielplan: { $threat }.

# Aktionen
log-zona-moved = { $seat } geht { $area_instrumental }.
log-zona-relocated = { $seat } versetzt sich { $area_instrumental }.
log-zona-rested = { $seat } rastet.
log-zona-passed = { $seat } passt.
log-zona-area-action-taken = { $seat } nutzt { $area_locative } die Ortsaktion.

# Proben
log-zona-rolled = { $seat } würfelt auf { $attribute } gegen { $difficulty }: { $dice }.
log-zona-forced = { $seat } erzwingt die Probe.
log-zona-rerolled = { $seat } wirft neu: { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } besteht die Probe auf { $attribute }: { $result } gegen { $difficulty }.
       *[false] { $seat } scheitert an der Probe auf { $attribute }: { $result } gegen { $difficulty }.
    }
log-zona-source-used = { $seat } nutzt { $source_accusative }.
log-zona-side-effect-ignored = { $seat } ignoriert die Nebenwirkung von { $card_dative } ({ $source }).

# Gegenstände
log-zona-card-taken = -
log-zona-item-gained = { $seat } bekommt { $card_accusative }.
log-zona-item-declined = { $seat } lässt { $card_accusative } zurück.
log-zona-item-dropped = { $seat } legt { $card_accusative } ab.
log-zona-item-discarded = { $seat } wirft { $card_accusative } ab.
log-zona-item-worn = { $seat } trägt jetzt { $card_accusative }.
log-zona-item-packed = { $seat } packt { $card_accusative } ein.
log-zona-item-damaged = { $seat } beschädigt { $card_accusative }.
log-zona-item-repaired = { $seat } repariert { $card_accusative }.
log-zona-cards-drawn = { $seat } zieht: { $cards }.

# Schaden
log-zona-damage-cancelled = { $seat } verhindert { $damage } mit { $source_dative }.
log-zona-damage-converted = { $seat } wandelt 1 { $kind } mit { $source_dative } in 1 { $to } um.
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } erleidet { $damage }.
       *[other] { $seat } erleidet { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $count ->
        [one] { $seat } heilt { $count } Verletzung.
       *[other] { $seat } heilt { $count } Verletzungen.
    }
log-zona-trauma-taken = { $seat } erleidet ein Trauma: { $attribute }.
log-zona-trauma-healed = { $seat } erholt sich von einem Trauma: { $attribute }.
log-zona-died = { $character } ist tot.
log-zona-secret-kept = { $seat } gibt ein Geheimnis weiter: { $facility }.
log-zona-left-the-game = { $seat } scheidet aus: Es ist kein Plünderer mehr übrig.

# Erschöpfung, Reputation, Geld
log-zona-fatigue-changed =
    { $by_sign ->
        [down] { $seat } erholt sich: Erschöpfung um { $by_size } gesenkt, jetzt { $to }.
       *[up] { $seat } ermüdet: Erschöpfung um { $by_size } erhöht, jetzt { $to }.
    }
log-zona-reputation-changed = { $seat }: Die Reputation ist jetzt { $to }.
log-zona-rubles-changed =
    { $by_sign ->
        [down] { $seat } gibt { $by_size } ₽ her und hat noch { $to } ₽.
       *[up] { $seat } erhält { $by_size } ₽ und hat jetzt { $to } ₽.
    }

# Begegnungen
log-zona-encounter-began = { $seat } trifft auf { $threat_accusative }.
log-zona-encounter-avoided = { $seat } weicht { $threat_dative } aus.
log-zona-fled = { $seat } flieht vor { $threat_dative }.
log-zona-threat-won = { $seat } verliert die Konfrontation mit { $threat_dative }.
log-zona-threat-beaten = { $seat } bezwingt { $threat_accusative }.
log-zona-trophy-taken = { $seat } nimmt { $threat_accusative } als Trophäe.
log-zona-trophy-discarded = { $seat } gibt eine Trophäe her: { $threat }.

# Ereigniskarten
log-zona-event-drawn = { $seat } zieht „{ $event }“.
log-zona-paragraph-reached = { $seat } kommt zu Abschnitt { $section } von „{ $event }“.
log-zona-part-chosen = { $seat } wählt: { $text }
log-zona-outcome-told = { $text }
log-zona-mission-failed = { $seat } scheitert am Auftrag „{ $event }“.

# Geheime Orte
log-zona-secret-discovered = { $seat } lüftet das Geheimnis { $facility_genitive }.
log-zona-facility-opened = { $seat } öffnet { $facility_accusative }. Das Schloss war: { $lock }.
log-zona-finds-searched = { $seat } sieht die Funde { $facility_genitive } durch.
log-zona-facility-ransacked = Geplündert: Niemand darf { $facility_accusative } mehr betreten.

# Gerüchte und Emissionen
log-zona-news-drawn = Gerücht: „{ $news }“.
log-zona-news-marked = „{ $news }“ markiert { $marker_accusative }.
log-zona-news-ended = „{ $news }“ ist vorbei.
log-zona-news-seen = { $seat } sieht sich die nächste Gerüchtekarte an: „{ $news }“.
log-zona-scavenger-named = { $seat } nennt { $target }.
log-zona-emission-advanced = Der Emissionsmarker steht auf { $to }.
log-zona-emission-struck = Emission: „{ $emission }“.
log-zona-ran = { $seat } rennt { $area_instrumental }, in Deckung.

# Handel
log-zona-market-renewed = Neue Karten auf dem Marktplatz: { $row }.
log-zona-item-bought = { $seat } kauft { $card_accusative } für { $price } ₽.
log-zona-item-sold = { $seat } verkauft { $card_accusative } für { $price } ₽.
log-zona-trophy-sold = { $seat } verkauft eine Trophäe für { $price } ₽: { $threat }.

# Das Ende
log-zona-match-won = { $seat } erreicht das Ende von „{ $event }“ und gewinnt.
log-zona-match-lost = Alle Plünderer verlieren: { $cause }.
loss-news = Der Gerüchtestapel ist leer
loss-sarcophagus = Die letzte Karte des Sarkophags ist fort
