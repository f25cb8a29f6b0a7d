# Das Protokoll von Zona: eine Zeile für jedes Ereignis. Namen stehen vorn; eine Zeile, die nur „-“ ist, wird nicht erzählt.
# Neben jedem Feld gibt es $field_id zum Auswählen, bei Zahlen $field_size und $field_sign (up, down),
# und die Formen, die terms.ftl beschreibt.

# Die Runde
log-zona-round-began = Runde { $round } beginnt.
log-zona-phase-began =
    { $empty ->
        [true] -
       *[false] Die { $phase } beginnt.
    }
log-zona-voice-passed = { $seat } wird Zonas Stimme.
log-zona-boards-dealt = { $seat } bekommt { $characters } zur Auswahl.
log-zona-character-chosen = { $seat } wählt { $character }.

# Gefahren auf dem Spielplan
log-zona-threat-placed =
    { $by_id ->
        [voice] { $seat }, Zonas Stimme, setzt { $threat_accusative } { $area_instrumental }.
        [chosen] { $seat } entscheidet für die Zone. Neu { $area_locative }: { $threat }.
        [alone] Die Zone kommt zu { $seat }. Neu { $area_locative }: { $threat }.
        [start] Neu { $area_locative }: { $threat }. Mit dieser Gefahr beginnt { $seat }.
        [trail] Neu { $area_locative }: { $threat }. Wer allein spielt, bekommt auch die Gefahren einer zweiten Figur.
        [called] Eine weitere Gefahr folgt { $source_dative }. Neu { $area_locative }: { $threat }.
       *[none] Neu { $area_locative }: { $threat }.
    }
log-zona-threat-chosen =
    { $by_id ->
        [voice] { $seat }, Zonas Stimme, wählt { $threat_accusative }.
        [chosen] { $seat } entscheidet für die Zone: { $threat }.
       *[alone] Von den Gefahren hier kommt die wachsamste: { $threat }.
    }
log-zona-threat-discarded = Nicht mehr auf dem Spielplan: { $threat }.
log-zona-threats-swept = Alle Gefahren verschwinden vom Spielplan, und neue kommen.

# Aktionen
log-zona-shortcut-taken = { $seat } nimmt die Abkürzung { $area_instrumental }.
log-zona-moved =
    { $shortcut ->
        [true] -
       *[false] { $seat } geht { $area_instrumental }.
    }
log-zona-relocated = { $seat } versetzt sich { $area_instrumental }.
log-zona-rested =
    { $replaced ->
        [true] Das tritt an die Stelle der Rast von { $seat }.
       *[false] { $by ->
            [0] { $seat } rastet, ohne erschöpft zu sein.
           *[other] { $seat } rastet: Erschöpfung um { $by } gesenkt, jetzt { $to }.
        }
    }
log-zona-passed = { $seat } passt.
log-zona-area-action-taken =
    { $bunker ->
        [true] -
       *[false] { $seat } nutzt { $area_locative } die Ortsaktion.
    }
log-zona-camped = { $seat } lagert { $area_locative }.
log-zona-offer-taken =
    { $offer_id ->
        [appraisal] -
       *[other] { $seat } wählt: { $offer }.
    }

# Proben
log-zona-rolled = { $seat } würfelt auf { $attribute } gegen { $difficulty }: { $dice }.
log-zona-forced = { $seat } erzwingt die Probe: Erschöpfung um { $by } erhöht, jetzt { $to }.
log-zona-rerolled = { $seat } wirft neu und hat jetzt { $dice }.
log-zona-test-ended =
    { $success ->
        [true] { $seat } besteht die Probe auf { $attribute }: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } gegen { $difficulty }.
       *[false] { $seat } scheitert an der Probe auf { $attribute }: { $result_sign ->
            [down] −{ $result_size }
           *[up] { $result }
        } gegen { $difficulty }.
    }
log-zona-source-used =
    { $quiet ->
        [true] -
       *[false] { $ability ->
            [true] { $seat } nutzt eine Fähigkeit: { $source }.
           *[false] { $last_id ->
                [single] { $seat } verbraucht { $source_accusative }.
                [worn] { $seat } nutzt { $source_accusative } zum letzten Mal.
               *[none] { $seat } nutzt { $source_accusative }.
            }
        }
    }
log-zona-side-effect-ignored = { $seat } ignoriert die Nebenwirkung von { $card_dative } ({ $source }).

# Gegenstände
log-zona-card-taken = -
log-zona-item-gained =
    { $how_id ->
        [bought] -
        [worn] { $seat } bekommt { $card_accusative } und legt das Stück gleich an.
        [bought-worn] { $seat } trägt jetzt { $card_accusative }.
       *[none] { $seat } bekommt { $card_accusative }.
    }
log-zona-item-declined = { $seat } lässt { $card_accusative } zurück.
log-zona-item-dropped =
    { $full ->
        [true] { $seat } hat keinen Platz mehr und legt { $card_accusative } ab.
       *[false] { $seat } legt { $card_accusative } ab.
    }
log-zona-item-discarded =
    { $spent ->
        [true] -
       *[false] { $seat } wirft { $card_accusative } ab.
    }
log-zona-item-worn = { $seat } trägt jetzt { $card_accusative }.
log-zona-item-packed = { $seat } zieht { $card_accusative } aus und packt das Stück ein.
log-zona-item-damaged =
    { $breaks ->
        [true] Ein Gegenstand von { $seat } geht kaputt: { $card }.
       *[false] Ein Gegenstand von { $seat } nimmt Schaden: { $card }.
    }
log-zona-item-deactivated = { $seat } kann { $card_accusative } in dieser Runde nicht mehr nutzen.
log-zona-item-repaired =
    { $price ->
        [0] { $seat } repariert { $card_accusative }.
       *[other] { $seat } zahlt { $price } ₽ und repariert { $card_accusative }.
    }
log-zona-cards-drawn = { $seat } zieht: { $cards }.

# Schaden
log-zona-damage-cancelled =
    { $last_id ->
        [none] { $seat } verhindert { $damage } mit { $source_dative }.
       *[other] { $seat } verhindert { $damage } mit { $source_dative }. Damit ist das Stück verbraucht.
    }
log-zona-damage-converted = { $seat } wandelt 1 { $kind } mit { $source_dative } in 1 { $to } um.
log-zona-damage-taken =
    { $source_id ->
        [none] { $seat } erleidet { $damage }.
       *[other] { $seat } erleidet { $damage } ({ $source }).
    }
log-zona-injuries-healed =
    { $price ->
        [0] { $count ->
            [one] { $seat } heilt { $count } Verletzung.
           *[other] { $seat } heilt { $count } Verletzungen.
        }
       *[other] { $count ->
            [one] { $seat } zahlt { $price } ₽ und heilt { $count } Verletzung.
           *[other] { $seat } zahlt { $price } ₽ und heilt { $count } Verletzungen.
        }
    }
log-zona-trauma-taken = { $seat } erleidet ein Trauma: { $attribute }.
log-zona-trauma-healed = { $seat } erholt sich von einem Trauma: { $attribute }.
log-zona-died = { $character } ist tot.
log-zona-secret-kept = { $seat } gibt ein Geheimnis weiter: { $facility }.
log-zona-left-the-game =
    { $willing ->
        [true] { $seat } steigt aus.
       *[false] { $seat } scheidet aus: Es ist kein Plünderer mehr übrig.
    }

# Erschöpfung, Reputation, Geld
log-zona-fatigue-changed =
    { $told ->
        [true] -
       *[false] { $by_sign ->
            [down] { $seat } erholt sich: Erschöpfung um { $by_size } gesenkt, jetzt { $to }.
           *[up] { $seat } ermüdet: Erschöpfung um { $by_size } erhöht, jetzt { $to }.
        }
    }
log-zona-fatigue-overflowed =
    { $by ->
        [one] { $seat } kann nicht mehr: { $by } Punkt über das Ende des Rads hinaus wird zu Schaden.
       *[other] { $seat } kann nicht mehr: { $by } Punkte über das Ende des Rads hinaus werden zu Schaden.
    }
log-zona-reputation-changed = { $seat }: Die Reputation ist jetzt { $to }.
log-zona-reputation-stuck =
    { $reputation_id ->
        [bad] { $seat }: Die Reputation kann nicht weiter sinken.
       *[good] { $seat }: Die Reputation kann nicht weiter steigen.
    }
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
log-zona-part-declined =
    { $source_id ->
        [none] { $seat } lehnt ab.
       *[other] { $seat } lehnt ab („{ $source }“).
    }
log-zona-nothing-happened =
    { $source_id ->
        [none] Für { $seat } geschieht nichts.
       *[other] Für { $seat } geschieht nichts („{ $source }“).
    }
log-zona-outcome-told = { $text }
log-zona-reputation-decided = Die Reputation von { $seat } entscheidet: { $reputation }.
log-zona-mission-failed = { $seat } scheitert am Auftrag „{ $event }“.

# Geheime Orte
log-zona-secret-discovered = { $seat } lüftet das Geheimnis { $facility_genitive }.
log-zona-opening-began = { $seat } macht sich an das Schloss { $facility_genitive }: { $lock }.
log-zona-price-unpaid = { $seat } kann den Preis nicht mehr ohne Trauma tragen ({ $source }): Es wird nichts daraus.
log-zona-facility-opened = { $seat } öffnet { $facility_accusative } und geht hinein.
log-zona-finds-searched = { $seat } sieht die Funde { $facility_genitive } durch.
log-zona-finds-gone = Für { $seat } sind { $facility_locative } keine Funde mehr übrig.
log-zona-facility-ransacked = Geplündert: Niemand darf { $facility_accusative } mehr betreten.

# Gerüchte und Emissionen
log-zona-news-drawn = Gerücht: „{ $news }“.
log-zona-news-marked =
    { $by_id ->
        [voice] { $seat }, Zonas Stimme, legt „{ $news }“ auf { $marker_accusative }.
        [chosen] { $seat } entscheidet für die Zone und legt „{ $news }“ auf { $marker_accusative }.
        [alone] „{ $news }“ trifft die Stelle, an der { $seat } ist: { $marker }.
       *[none] „{ $news }“ markiert { $marker_accusative }.
    }
log-zona-nobody-concerned = Es betrifft niemanden.
log-zona-news-ended = „{ $news }“ ist vorbei.
log-zona-news-seen = { $seat } sieht sich die nächste Gerüchtekarte an: „{ $news }“.
log-zona-scavenger-named =
    { $by_id ->
        [own] { $seat }, Zonas Stimme, nennt niemand anderen.
        [alone] Zu nennen ist nur { $target }.
       *[voice] { $seat }, Zonas Stimme, nennt { $target }.
    }
log-zona-emission-advanced = Der Emissionsmarker steht auf { $to }.
log-zona-emission-struck = Emission: „{ $emission }“.
emission-deals = Grüner Sektor: { $green }; gelber Sektor: { $yellow }; roter Sektor: { $red }.
log-zona-ran = { $seat } flüchtet { $area_instrumental }: Erschöpfung um { $by } erhöht, jetzt { $to }.

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
