# Warum in Zona etwas nicht geht: die Tatsache, in einem Satz. Die Nummer der Regel hängt an, wer es zeigt.

# Erschöpfung, Geld, Reputation
reason-zona-too-tired =
    { $fatigue ->
        [5] Du kannst nicht mehr: Deine Erschöpfung steht schon auf 5.
       *[other] Du kannst nicht mehr: Deine Erschöpfung stiege von { $fatigue } um { $by } und damit über 5.
    }
reason-zona-too-expensive = Es kostet { $price } ₽, und du hast { $rubles } ₽.
reason-zona-needs-good-reputation = Deine Reputation ist nicht gut.
reason-zona-not-tired = Deine Erschöpfung ist so niedrig, wie sie sein kann.

# Proben
reason-zona-forced-already = Du hast diese Probe schon erzwungen.
reason-zona-no-die-to-reroll = Hier darf kein Würfel neu geworfen werden.
reason-zona-wrong-encounter = In dieser Art Begegnung hilft es nicht.
reason-zona-wrong-stage = In diesem Teil der Begegnung hilft es nicht.
reason-zona-too-few-traumas = Du hast dafür zu wenige Traumata.

# Gegenstände und Fähigkeiten
reason-zona-used-in-effect = Für diesen Effekt schon benutzt.
reason-zona-deactivated = Deaktiviert bis zum Ende der Gerüchtephase.
reason-zona-ability-spent = Diese Fähigkeit ist schon genutzt.
reason-zona-wrong-place =
    Das wirkt nur { $area_id ->
        [bunker] in einem Bunker
       *[other] { $area_locative }
    }{ $to_id ->
        [none] { "" }
       *[other] { " " }oder { $to_locative }
    }.
reason-zona-gives-no-plus = Zur Entschlossenheit trägt es hier nichts bei.
reason-zona-backpack-full = Dein Rucksack ist voll.
reason-zona-bought-this-turn = Erst in diesem Zug gekauft.
reason-zona-no-crowbar = Du hast keine Brechstange.
reason-zona-nothing-to-discard = Zum Abwerfen fehlt dir: { $things }.
reason-zona-too-few-items = Du hast keine { $count } Gegenstände zum Abwerfen, darunter mindestens { $of_deck } Stück { $deck }.
reason-zona-nothing-to-repair = Keiner deiner Gegenstände lässt sich jetzt reparieren.
reason-zona-nothing-to-sell = Du hast hier nichts zu verkaufen.

# Schaden und Heilung
reason-zona-wrong-damage = Gegen diesen Schaden schützt es nicht.
reason-zona-price-would-traumatise = Dieser Preis würde ein Trauma verursachen.
reason-zona-has-trauma = Diese Eigenschaft hat schon ein Trauma.
reason-zona-not-injured = Du hast keine Verletzung.
reason-zona-no-trauma = Du hast kein Trauma.

# Begegnungen
reason-zona-area-forbids-flight = Hier kann niemand aus einer Begegnung fliehen.
reason-zona-threat-forbids-flight = Diese Gefahr lässt dich nicht fliehen.

# Geheime Orte
reason-zona-ransacked = Niemand darf { $facility_accusative } betreten: Der Ort ist geplündert.
reason-zona-secret-known = Das Geheimnis { $facility_genitive } hast du schon.
reason-zona-facility-full = Kein freier Platz { $facility_locative }.
reason-zona-facility-closed = Das Schloss { $facility_genitive } ist zu.
reason-zona-facility-open = Das Schloss { $facility_genitive } ist schon offen.

# Bunker und Marktplatz
reason-zona-offer-taken = Dieses Angebot hast du schon genutzt.
reason-zona-column-needs-neutral = Spalte 3 des Marktplatzes ist bei schlechter Reputation gesperrt.
reason-zona-column-needs-good = Spalte 4 des Marktplatzes verlangt gute Reputation.

# Aktionen
reason-zona-blockade = Eine Blockade schließt diese Grenze auf dieser Seite des Spielplans.
reason-zona-must-leave = Der Ort ist geplündert: Mit deiner ersten Aktion, Bewegen, verlässt du { $facility_accusative }.
reason-zona-no-area-action = Hier gibt es keine Ortsaktion.
reason-zona-area-action-used = Deine Ortsaktion für diesen Zug ist verbraucht.
reason-zona-area-action-blocked = Das geltende Gerücht sperrt hier die Ortsaktion.
reason-zona-reputation-forbids = Deine schlechte Reputation verbietet es.
reason-zona-sealed-border =
    Mit Bewegen kommt man nicht über diese Grenze: Nur die Ortsaktion oder ein Gegenstand führt hindurch.
reason-zona-nothing-to-search = Hier ist keine Gefahr, die du suchen könntest.
reason-zona-roadblock = Das geltende Gerücht sperrt diese Grenze.

# Gerüchte
reason-zona-no-news-left = Der Gerüchtestapel ist leer.
