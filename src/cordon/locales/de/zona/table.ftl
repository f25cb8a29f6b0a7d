# Was Zona am Tisch fragt, und wie die Antworten heißen.
# Eine Frage ist ask-zona-<art>. Ihre Attribute benennen Antworten, die dort etwas Besonderes bedeuten;
# alle anderen heißen option-zona-<verb>, mit .bare für das Verb ohne Ding.
# Antworten stehen im Infinitiv („In den Sumpf gehen“); der erste Buchstabe wird von selbst groß.

# --- einen Plünderer wählen ---

ask-zona-match-choose-freely = Wähle einen Plünderer.
    .keep = { $character }
ask-zona-keep-board-choose = Behalte einen dieser Plünderer.
    .keep = { $character }
ask-zona-restart-choose-secret = Du darfst ein Geheimnis an deinen nächsten Plünderer weitergeben.
    .secret = Das Geheimnis { $facility_genitive } weitergeben
    .forget = Keines weitergeben
ask-zona-restart-choose-board = Wähle deinen nächsten Plünderer, oder steig aus.
    .keep = { $character }
    .retire = Für immer aussteigen

# --- der Zug ---

ask-zona-take-turn-choose =
    { $left ->
        [0] Du bist { $area_locative }, beide Aktionen sind verbraucht. Beendest du den Zug, oder nutzt du erst noch etwas?
        [one] Du bist { $area_locative } und hast noch 1 Aktion. Was tust du?
       *[other] Du bist { $area_locative } und hast { $left } Aktionen. Was tust du?
    }
    .use = { $source_accusative } nutzen
option-zona-move = { $area_instrumental } gehen
option-zona-area =
    { $has ->
        [none] Ortsaktion
       *[text] Ortsaktion: { $text }
    }
option-zona-open = { $facility_accusative } öffnen
option-zona-search = Suchen: hier auf eine Gefahr treffen
option-zona-rest = Rasten: die Erschöpfung um 1 senken
option-zona-pass = Passen: den Zug beenden
option-zona-end = Den Zug beenden
option-zona-outfit = Kleidung wechseln
option-zona-drop = { $card_accusative } ablegen
    .bare = Einen Gegenstand ablegen

# --- Proben ---

ask-zona-test-ready =
    Probe auf { $attribute }: Du hast { $value }, die Schwierigkeit ist { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }({ $encounter }{ $stage_id ->
            [none] { "" }
           *[other] , { $stage }
        })
    }.
ask-zona-test-react =
    Gewürfelt: { $dice }. Das Ergebnis ist { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } gegen { $difficulty }{ $hazards ->
        [0] { "" }
        [1] { "" }
       *[other] , und die Warnzeichen bringen dir 1 Strahlung
    }. Nimmst du es an?
ask-zona-test-pick =
    Welchen Würfel wirfst du neu? Gewürfelt: { $dice }; das macht { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } gegen { $difficulty }.{ $picked_count ->
        [0] { "" }
       *[other] { " " }Bisher gewählt: { $picked }.
    }
    .enough = Nur die gewählten neu werfen
option-zona-roll = Würfeln
option-zona-accept = Das Ergebnis annehmen
option-zona-force = Die Probe mit { $source_dative } erzwingen
    .bare = Die Probe erzwingen: neu werfen
option-zona-force-again = Die Probe mit { $source_dative } erzwingen, reaktiviert
option-zona-die = Würfel { $number } neu werfen: { $face }
option-zona-use = { $source_accusative } nutzen
option-zona-again = { $source_accusative } noch einmal nutzen, reaktiviert

# --- Schaden ---

ask-zona-damage-protect =
    { $source_id ->
        [none] Gleich erleidest du { $damage }
       *[other] Gleich erleidest du { $damage } ({ $source })
    }; auf deiner Ausdauerleiste { $free ->
        [0] ist kein Feld frei
        [one] ist 1 Feld frei
       *[other] sind { $free } Felder frei
    }. Schützt du dich?
    .use = Sich mit { $source_dative } schützen
ask-zona-trauma-choose = Der Schaden ist zu groß: ein Trauma. Welche Eigenschaft trifft es?
option-zona-take = Den Schaden hinnehmen
option-zona-convert = Mit { $source_dative } 1 { $kind } in 1 { $to } umwandeln
option-zona-convert-again = Mit { $source_dative } 1 { $kind } in 1 { $to } umwandeln, reaktiviert
option-zona-trauma = { $attribute } um 1 senken
ask-zona-use-source-declare = { $card }, Nebenwirkung: { $effect }. Nimmst du sie hin?
option-zona-suffer = Die Nebenwirkung hinnehmen
option-zona-negate = Sie mit { $source_dative } ignorieren
ask-zona-window-offer =
    { $moment_id ->
        [none] Du kannst jetzt etwas nutzen.
       *[other] Nutzt du jetzt etwas ({ $moment })?
    }
option-zona-answer = { $source_accusative } nutzen

# --- Begegnungen ---

ask-zona-encounter-choose = { $threat }: Wagst du die Probe auf { $attribute } { $difficulty } (du hast { $value }), oder fliehst du?
ask-zona-choose-threat-choose =
    { $by_id ->
        [chosen] Mehrere Gefahren hier sind gleich wachsam. Auf welche triffst du?
        [voice] Du bist Zonas Stimme. Auf welche Gefahr trifft { $scavenger }?
       *[none] Auf welche Gefahr trifft { $scavenger }?
    }
option-zona-confront = Die Konfrontation wagen
option-zona-flee = Fliehen; die Gefahr bleibt hier
option-zona-meet = { $threat }

# --- Bunker, Marktplatz ---

ask-zona-camp-choose =
    { $camped ->
        [true] Du lagerst { $area_locative }. Heilst, reparierst, verkaufst oder kaufst du?
       *[false] Du bist { $area_locative }. Lagerst du, oder nutzt du, was der Bunker bietet?
    }
ask-zona-sleep-off-choose = Der Schlaf senkt deine Erschöpfung um { $by }. Hilfst du mit einem Gegenstand nach?
ask-zona-trade-choose = Hier handelt jemand. Kaufst oder verkaufst du?
ask-zona-sell-for-more-choose = Hier bekommst du mehr als den Preis. Was verkaufst du?
option-zona-camp = Lagern: schlafen, dann heilen, reparieren, verkaufen und kaufen
option-zona-offer = { $offer }: { $text }
option-zona-heal = 1 Verletzung heilen
option-zona-repair = { $card_accusative } reparieren
option-zona-sell = { $card_accusative } verkaufen
option-zona-trophy = Eine Trophäe verkaufen: { $threat }
option-zona-buy = { $card_accusative } kaufen
option-zona-leave = Das Lager abbrechen
option-zona-sleep = Schlafen
option-zona-enough = Genug

# --- Gegenstände ---

ask-zona-gain-place = { $card }: Wohin damit?
    .wear = Am Körper tragen
    .pack = Einpacken
    .decline = Zurücklassen
ask-zona-make-room-choose = Der Rucksack ist jetzt zu klein. Was legst du ab?
ask-zona-change-outfit-choose = Welche Kleidung wechselst du?
ask-zona-drop-choose = Was legst du ab?
    .keep = Nichts
ask-zona-draw-and-keep-choose =
    { $keep ->
        [one] Behalte 1 dieser Karten.
       *[other] Behalte { $keep } dieser Karten, eine nach der anderen.
    }
ask-zona-search-finds-choose = Die Funde { $facility_genitive }. Behältst du einen?
    .decline = Alle liegen lassen
ask-zona-repair-choose =
    { $count ->
        [one] Welchen Gegenstand reparierst du? 1 Schadensmarker darf weg.
       *[other] Welchen Gegenstand reparierst du? { $count } Schadensmarker dürfen weg.
    }
ask-zona-damage-items-choose = Einer deiner Gegenstände wird beschädigt. Welcher?
ask-zona-deactivate-items-choose = Einer deiner Gegenstände fällt für diese Runde aus. Welcher?
ask-zona-discard-choose = Wirf { $things } ab. Was wählst du?
ask-zona-pay-with-items-choose =
    { $count ->
        [one] Wirf noch 1 Gegenstand ab. Welchen?
       *[other] Wirf { $count } Gegenstände ab. Welche?
    }
option-zona-wear = { $card_accusative } am Körper tragen
option-zona-pack = { $card_accusative } einpacken
option-zona-keep = { $card_accusative } behalten
option-zona-damage = { $card }
option-zona-deactivate = { $card }
option-zona-give = { $source }

# --- geheime Orte ---

ask-zona-open-choose = Das Schloss { $facility_genitive }: { $lock }. Wie öffnest du es?
option-zona-way = { $text }

# --- Ereignisse und Gerüchte ---

ask-zona-chosen-part-choose = „{ $card }“: Was tust du?
    .decline = Es bleiben lassen
option-zona-part = { $text }
part-with-text = { $text } [{ $effect }]
option-zona-decline = Nein
ask-zona-improve-reputation-choose = Deine Reputation ist schon gut. Senkst du stattdessen deine Erschöpfung um 1?
option-zona-unwind = Die Erschöpfung um 1 senken
ask-zona-heal-trauma-choose = Welche Eigenschaft erholt sich?
option-zona-recover = { $attribute }
ask-zona-choose-destination-choose = Wohin gehst du?
option-zona-go = { $area_instrumental }
ask-zona-mark-news-choose =
    { $alone ->
        [true] Gerücht: „{ $news }“. Allein bist du Zonas Stimme: Du wählst die Stelle.
       *[false] Gerücht: „{ $news }“. Zonas Stimme wählt die Stelle.
    }
option-zona-mark = { $marker }
ask-zona-name-scavenger-choose = Gerücht: „{ $news }“. Zonas Stimme nennt einen Plünderer.
option-zona-name = { $target }
ask-zona-voice-puts-choose =
    { $alone ->
        [true] Gerücht: „{ $news }“. Allein bist du Zonas Stimme: Wohin legst du einen { $slot_instrumental }?
       *[false] Gerücht: „{ $news }“. Wohin legt Zonas Stimme einen { $slot_instrumental }?
    }
option-zona-put = { $area_instrumental }
ask-zona-run-choose =
    Die Emission trifft dich { $area_locative } mit { $damage }; auf deiner Ausdauerleiste { $free ->
        [0] ist kein Feld frei
        [one] ist 1 Feld frei
       *[other] sind { $free } Felder frei
    }. Rennst du in einen Bunker?
option-zona-run =
    { $source_id ->
        [none] { $area_instrumental } rennen
       *[other] { $area_instrumental } rennen, mit { $source_dative }
    }
option-zona-stay = Bleiben und es aushalten

# --- was neben einer Antwort steht ---

event-paragraph =
    Abschnitt { $number } von { $count }{ $more ->
        [true] : Die Karte geht weiter, wenn du bestehst.
       *[false] .
    }
chance = Erfolg { $odds } %
chance-detection = entdecken { $odds } %
chance-confrontation = besiegen { $odds } %
chance-forced = { $chance } ({ $odds } %, wenn du erzwingst)
detail-vain = ohne Wirkung
detail-success = Erfolg
detail-failure = Misserfolg
detail-fatigue = Erschöpfung { $now } → { $then }
detail-shortcut = kostet { $damage }
detail-threats = { $threats }
detail-threat = { $kind }; Entdecken { $detection }, { $attribute } { $difficulty }
detail-lock = { $lock }: { $price }
detail-lock-key = verbraucht { $source_accusative }
detail-bunker = schlafen, heilen, reparieren, kaufen und verkaufen
detail-spoils = dann lässt sich der Preis nicht mehr bezahlen
detail-no-minus = es liegt kein Minus

# --- der Tisch ---

title-zona = Zona
status-round = Runde { $round } von { $last }
status-emission = Emission { $track } { $at } von { $last }
status-news =
    { $count ->
        [one] noch { $count } Gerücht
       *[other] noch { $count } Gerüchte
    }
status-timed = { $news }: { $marker }
# G grün, L gelb: Beide fangen mit demselben Buchstaben an.
sign-green = G
sign-yellow = L
sign-red = R
sign-bunker = B
sign-mut-g = m
sign-ano-g = a
sign-mut-y = M
sign-ano-y = A
sign-marker = !
# Namen für den Spielplan: höchstens 12 Buchstaben (geheime Orte 11)
short-proving_ground = Übungsplatz
short-science_camp = Forsch.lager
short-headquarters = Stab
short-power_plant = Kraftwerk
short-misty_hill = Nebelhügel
short-white_lake = Weißer See
short-sarcophagus = Sark
short-archive = Archiv
short-botanical_lab = Labor
short-observatory = Observat.
short-shelter = Reg.-Bunker

board-voice = Stimme
board-bot = Bot: { $bot }
# Höchstens 8 Buchstaben, sonst stößt der Name an die Leiste.
board-injuries = Verl.
board-fatigue = Ersch.
board-reputation = Reputation { $reputation }
board-ability = Fähigkeit: { $ability }
board-ability-spent = { $ability } (genutzt)
board-secrets = Geheimnisse: { $secrets }
board-no-secrets = Noch kein Geheimnis
board-trophies = Trophäen: { $trophies }
board-worn = Am Körper
board-backpack = Rucksack { $used }/{ $slots }
board-small = Kleine Gegenstände
board-more =
    { $count ->
        [one] und noch 1 (b)
       *[other] und noch { $count } (b)
    }
board-choosing = wählt gleich einen Plünderer
board-dead = tot; am Ende der Gerüchtephase kommt ein neuer Plünderer
board-out = ausgeschieden
board-next-news = Nächstes Gerücht: { $news }
board-line =
    { $secrets ->
        [0] kein Geheimnis
        [one] 1 Geheimnis
       *[other] { $secrets } Geheimnisse
    }, Verletzungen { $injuries }/{ $endurance }, Erschöpfung { $fatigue }, Reputation { $reputation }, { $rubles } ₽, { $items ->
        [one] 1 Gegenstand
       *[other] { $items } Gegenstände
    }{ $trophies ->
        [0] { "" }
        [one] , 1 Trophäe
       *[other] , { $trophies } Trophäen
    }
market-column =
    { $column ->
        [3] nicht bei schlechter Reputation
        [4] nur bei guter Reputation
       *[other] für alle
    }
market-card =
    { $column ->
        [3] { $card }, { $price } ₽, nicht bei schlechter Reputation. { $rules }
        [4] { $card }, { $price } ₽, nur bei guter Reputation. { $rules }
       *[other] { $card }, { $price } ₽. { $rules }
    }

# --- in Sätzen ---

plain-status =
    Runde { $round } von { $last }. Strahlungsleiste: { $at } von { $emission }. { $count ->
        [one] Noch { $count } Gerücht.
       *[other] Noch { $count } Gerüchte.
    }
plain-timed = Geltendes Gerücht: { $news } ({ $marker }).
plain-area = { $area }, { $group }
plain-area-threats = Gefahren: { $threats }
plain-area-people = hier: { $people }
plain-area-borders = Nachbarn: { $areas }
plain-border-shortcut = { $area } (Abkürzung, kostet { $damage })
plain-blocked = Auf dieser Seite des Spielplans gesperrt: { $borders }.
plain-facility = { $facility }, { $state }; Ereignisse: { $events }, Funde: { $finds }; Eingang: { $areas }
plain-facility-lock = Schloss: { $lock }
plain-trauma = { $attribute } { $value } mit Trauma
plain-injuries = { $injuries } von { $endurance } Verletzungen
plain-fatigue = Erschöpfung { $fatigue } von 5
plain-item-tokens = { $card } ({ $tokens } von { $boxes } Schadensmarkern)
plain-nothing-carried = nichts
plain-market-row = { $row }: { $cards }
plain-market-card = { $card } { $price } ₽

# --- Karten ---

card-told = „{ $title }“. { $text }
card-covers = bedeckt { $parts }
card-tokens = Schadensmarker darauf: { $tokens } von { $boxes }
card-threat = { $colour } Gefahr: { $kind }; Entdecken { $detection }; { $attribute } { $difficulty }
card-threat-damage = Bei Misserfolg: { $damage }
card-threat-fatigue = Erschöpfung +{ $fatigue }
card-threat-trophy = Beute: Trophäe im Wert von { $price } ₽
card-threat-loot = Beute: { $loot }

# --- das Ende ---

end-won = { $seat } erreicht das Herz der Zone und gewinnt.
end-lost-news = Niemand gewinnt: Die Gerüchte sind ausgegangen, und mit ihnen die Zeit.
end-lost-sarcophagus = Niemand gewinnt: Die letzte Karte des Sarkophags ist fort.
end-line = { $seat }: { $secrets ->
        [0] kein Geheimnis
        [one] 1 Geheimnis
       *[other] { $secrets } Geheimnisse
    }, { $rubles } ₽, { $trophies ->
        [one] 1 Trophäe
       *[other] { $trophies } Trophäen
    }, Erschöpfung { $fatigue }, { $injuries ->
        [one] 1 Verletzung
       *[other] { $injuries } Verletzungen
    }
end-figures = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $deaths ->
        [0] niemand ist gestorben
        [one] 1 Plünderer ist gestorben
       *[other] { $deaths } Plünderer sind gestorben
    }, { $answers ->
        [one] 1 Antwort
       *[other] { $answers } Antworten
    }
card-character = { $values }; Ausdauer { $endurance }, { $injuries ->
        [0] unverletzt
        [one] 1 Verletzung
       *[other] { $injuries } Verletzungen
    }; { $rubles } ₽; Reputation { $reputation }; Start: { $area }.
card-equipment = Startausrüstung: { $items }.

# --- Hilfe ---

help-inspect = i N: die Karte hinter Möglichkeit N. i NAME: jeder Gegenstand, jede Gefahr, jeder Ort und jeder Plünderer, nach dem Anfang des Namens.
help-view-b = b: die Tafeln aller Plünderer.
help-view-m = m: der Marktplatz.
help-signs = Auf dem Spielplan: G L R B sind der grüne, gelbe und rote Sektor und die Bunker; m a sind grüne, M A gelbe Mutanten und Anomalien; 1-4 die Plünderer; R S W neben einer Grenze der Schaden einer Abkürzung (Strahlung, Störung, Wunde); × eine Blockade; ! der Gerüchtemarker. Bei geheimen Orten steht, wie viele Ereignisse und Funde noch da sind, etwa 10/2.
help-odds = 51/74 % ist die Erfolgschance, einmal so und einmal mit Erzwingen. Sie ist genau berechnet.

# Was ein Bot vorhat, in eigenen Worten.
aim-zona-to-open = „Ich will { $area_accusative } öffnen und dort das Geheimnis suchen.“
aim-zona-to-enter = „Mein Ziel: { $area }. Dort suche ich das Geheimnis.“
aim-zona-to-stay = „Ich bleibe { $area_locative } und warte auf die nächste Karte.“
aim-zona-to-camp = „Erst lagere ich { $area_locative }.“
aim-zona-to-fetch = „Ein Schloss verlangt etwas. Ich suche es { $area_locative }.“
aim-zona-to-work = „Ich hole mir, was es { $area_locative } gibt.“
aim-zona-to-hunt = „Mit dem werde ich fertig. Ich suche ihn { $area_locative }.“
aim-zona-to-end = „Ich weiß genug. Ich bin unterwegs zum Kraftwerk; mein Weg: { $area }.“
aim-zona-to-shelter = „Zum Gewinnen komme ich zu spät. Ich sitze es { $area_locative } aus.“
