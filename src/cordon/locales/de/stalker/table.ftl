# Was S.T.A.L.K.E.R. am Tisch fragt, und wie die Antworten heißen.
# Eine Frage heißt ask-stalker-<kind>. Ihre Attribute benennen Antworten, die dort etwas Besonderes bedeuten;
# alle anderen heißen option-stalker-<verb>, mit .bare ohne Ding.

# --- Namen ---

space-named = { $address } ({ $name })
entity-enemy = { $name } { $number }
face-blank = ·
source-radiation = Strahlung
source-map = Umgebungsstrahlung
source-reduction = Abbau der Strahlungsdosis
facing-to-n = Norden
facing-to-e = Osten
facing-to-s = Süden
facing-to-w = Westen
severity-light = leichte
severity-heavy = schwere
side-low = NIEDRIG
side-high = HOCH
attack-knife = Messer
side-hidden = Karte { $number }
side-notary = der Notar

# --- Vorbereitung ---

ask-stalker-match-choose-stalker = Wähle deinen Stalker.
option-stalker-stalker = { $stalker }
ask-stalker-match-choose-lead = Wer ist zuerst Stalkeranführer?
    .lead = { $person }
ask-stalker-shopping-choose = Der Laden: Das Team hat { $money } K. Was kauft { $seat }?
    .magazine = Ein Magazin kaufen ({ $magazine })
    .done = Fertig
ask-stalker-setting-off-choose = Vor dem Aufbruch: Verteilt und rüstet aus, was das Team hat. { $money } K sind übrig.
    .done = Aufbrechen
    .shop = Zurück in den Laden
    .install = { $card_accusative } einbauen: { $host }
option-stalker-buy = { $card_accusative } kaufen
option-stalker-done = Fertig

# --- der Zug ---

ask-stalker-players-phase-begin-turn =
    { $injured ->
        [true] Eine kritische Verletzung lässt einem Zug nur eine Aktion. Welchen Zug machst du?
       *[other] { $pass ->
            [true] Einen Zug machen oder erst einmal passen?
           *[other] Welchen deiner Züge machst du?
        }
    }
option-stalker-token =
    { $left ->
        [one] Einen Zug machen ({ $left } Aktion)
       *[other] Einen Zug machen ({ $left } Aktionen)
    }
option-stalker-pass = { $card } weitergeben an { $person }
    .bare = Erst einmal passen
ask-stalker-turn-choose =
    { $left ->
        [0] Keine Aktion mehr, auf { $space }. Den Zug beenden oder vorher noch eine freie Aktion?
        [one] Noch 1 Aktion, auf { $space }. Was tust du?
       *[other] Noch { $left } Aktionen, auf { $space }. Was tust du?
    }{ $cubes ->
        [0] { "" }
        [one] { " " }1 Extra-Aktion liegt bereit.
       *[other] { " " }{ $cubes } Extra-Aktionen liegen bereit.
    }
ask-stalker-act-at-once-choose = Das sofort tun, ohne Aktion?
label-priced = { $label } ({ $price })
price-action = 1 Aktion
price-beside = { $action }; { $beside }
price-free = frei
price-cube = Extra-Aktion
price-card = diesmal frei
price-focus = frei, du hast Konzentration
option-stalker-move = Bewegung
option-stalker-careful = Schleichen
option-stalker-prepare = Vorbereiten: Konzentration, Schraube, Ausrüstung tauschen
option-stalker-reload = { $card_accusative } nachladen: 1 Magazin ({ $magazine })
option-stalker-pick_up =
    { $what ->
        [loot] Beute aufheben
        [unique] Besondere Beute aufheben
       *[artifact] Artefakt aufheben
    }
option-stalker-decoy = Ablenken: 1 Schraube, Aufmerksamkeit NIEDRIG, wo sie landet
option-stalker-bolt = Schrauben und Muttern: 1 Schraube deckt ein Anomalie-Symbol ab
option-stalker-knife = Messer
option-stalker-stand_up = Aufstehen: „fixiert“ ablegen
option-stalker-lead =
    { $what ->
        [heal] Marker des Stalkeranführers: 2 TP heilen, weitergeben
        [heal-alone] Marker des Stalkeranführers: 2 TP heilen
        [focus-alone] Marker des Stalkeranführers: Konzentration erhalten
       *[focus] Marker des Stalkeranführers: Konzentration erhalten, weitergeben
    }
option-stalker-swap = Deine Waffe tauschen gegen { $card_accusative }
option-stalker-attack = { $attack }: { $ammo } Munition
    .empties = { $attack }: 1 bis 3 Munition
option-stalker-use = { $source }
option-stalker-card = { $text }
label-card-at = { $card } auf { $space }
option-stalker-end = Den Zug beenden

# --- Bewegung ---

ask-stalker-stalker-move-choose =
    { $left ->
        [one] Wohin? Noch 1 Schritt.
       *[other] Wohin? Noch { $left } Schritte.
    }
option-stalker-step = { $space }
option-stalker-stop = Hier bleiben
ask-stalker-push-out-choose = Das Feld ist belegt. Wen stößt du hinaus?
ask-stalker-push-out-choose-place = Wohin?
ask-stalker-push-along-choose = Wohin wird { $who } gestoßen?
ask-stalker-relocate-choose = { $who }: aus welchem Portal?
ask-stalker-relocate-make-room = { $who }: Dort ist kein Platz. Auf welches Feld stattdessen?
option-stalker-space = { $space }
ask-stalker-decoy-choose = Wo landet die Schraube? Dein Marker NIEDRIG kommt dorthin.
ask-stalker-bolts-and-nuts-choose = Welches Anomalie-Symbol deckt die Schraube ab?
option-stalker-symbol = { $symbol } auf { $space } ({ $anomaly })
    .bare = { $symbol }

# --- Vorbereiten und Ausrüstung ---

ask-stalker-prepare-choose = Ordne und tausche, was ihr tragt.
    .done = Fertig
    .equip = { $card_accusative } ausrüsten
    .install = { $card_accusative } einbauen: { $host }
option-stalker-equip = { $card_accusative } ausrüsten
    .bare = Ausrüsten
option-stalker-stow = { $card_accusative } in den Rucksack packen
option-stalker-remove = { $card_accusative } ausbauen
option-stalker-install = Einbauen: { $host }
option-stalker-replace = { $card_accusative } dafür abnehmen
option-stalker-give = { $card_accusative } an { $person } geben
option-stalker-hand = { $things } von { $giver } an { $person }
option-stalker-hand_token = Von { $giver } an { $person }: { $token }
ask-stalker-exchange-agree = { $person } fragt: „{ $what }.“ Einverstanden?
    .install = { $card_accusative } einbauen: { $host }
    .accept = Einverstanden
    .decline = Ablehnen
ask-stalker-acquire-choose = Dir gehört jetzt: { $card }. Wohin damit?
ask-stalker-acquire-make-room = Für { $card_accusative } fehlt ein Platz. Welches Artefakt macht ihn frei?
ask-stalker-acquire-make-slot = Der Platz für { $card_accusative } ist besetzt. Was macht Platz?
ask-stalker-acquire-attach = Baust du etwas ein, das du hast? ({ $card })
    .install = { $card_accusative } einbauen: { $host }
option-stalker-backpack = In den Rucksack
ask-stalker-overflow-choose =
    { $over ->
        [one] Der Rucksack ist zu voll: Lege 1 Karte ab.
       *[other] Der Rucksack ist zu voll: Lege { $over } Karten ab.
    }
    .card = { $card_accusative } ablegen
ask-stalker-gain-card-pick = Welche Karte nimmst du?
    .card = { $card }
ask-stalker-discard-item-of-choose = Welchen Gegenstand legst du ab?
    .card = { $card_accusative } ablegen
ask-stalker-choose-magazines-choose = Welches Magazin nimmst du?
ask-stalker-discard-magazines-choose = Welches Magazin legst du ab?
option-stalker-magazine = { $magazine }

# --- Angriffe ---

ask-stalker-weapon-attack-run-choose-target = { $attack }: auf wen?
ask-stalker-weapon-attack-run-choose-ammo = Wie viel Munition setzt du ein? Je 2 Ausrüstungswürfel.
ask-stalker-weapon-attack-run-choose-part = Welcher Körperteil?
    .part = { $part }
ask-stalker-weapon-attack-run-spend-masks =
    { $masks ->
        [one] { $stars } ★ und { $masks } Maske. Einsetzen?
       *[other] { $stars } ★ und { $masks } Masken. Einsetzen?
    }
option-stalker-mask =
    { $target_id ->
        [none] { $trait }: { $effect }
       *[other] { $trait }: { $effect } ({ $target })
    }
option-stalker-keep = Keine mehr einsetzen
ask-stalker-weapon-attack-run-share = { $stars } ★: alle auf { $target } oder teilen?
option-stalker-all = Der Rest auf { $target }
option-stalker-share = Ein Teil auf { $target }
ask-stalker-weapon-attack-run-share-amount = Wie viele ★ auf { $sharing }?
ask-stalker-knife-attack-choose-target = Messer: wen?
ask-stalker-knife-attack-choose-part = Welcher Körperteil?
    .part = { $part }
option-stalker-target = { $target }
ask-stalker-rerolls-choose =
    { $moment_id ->
        [defence-rolled] Verteidigung: { $dice } – { $stars } ★ gegen { $damage } Schaden. Annehmen?
        [anomaly-rolled] Der Anomalie-Würfel zeigt { $symbol }: Die Anomalie würde aktiviert. Annehmen?
        [test-rolled] Probe: { $dice } – { $stars } ★. Annehmen?
        [detector-rolled] Der Anomalie-Würfel zeigt { $symbol }. Annehmen?
       *[other] Du hast { $dice } – { $stars } ★{ $masks ->
            [0] { "" }
            [one] , { $masks } Maske
           *[other] , { $masks } Masken
        }. Annehmen?
    }
option-stalker-accept = Annehmen
option-stalker-focus = Konzentration ablegen und erneut würfeln
option-stalker-answer = { $source }
ask-stalker-reroll-dice-pick =
    Welche Würfel wirfst du erneut? { $dice }{ $picked_count ->
        [0] { "" }
       *[other] { " " }Bisher gewählt: { $picked }.
    }
option-stalker-die = { $die }: { $face }
option-stalker-enough = Diese erneut werfen
ask-stalker-window-offer = { $when }: etwas nutzen?
option-stalker-decline = Nein
ask-stalker-critical-injury-choose = 0 TP: eine kritische Verletzung. In welchem deiner Züge bleibt dir nur 1 Aktion?
option-stalker-track =
    { $left ->
        [one] Zugmarker { $number } (noch { $left } Aktion)
       *[other] Zugmarker { $number } (noch { $left } Aktionen)
    }
ask-stalker-slide-token-choose = Welcher Zugmarker rückt?
ask-stalker-place-cubes-choose = Auf welchen Zugmarker kommen die Universalmarker?
ask-stalker-traitor-choose = Paranoia: Auf wen schießt du?
ask-stalker-traitor-choose-attack = Paranoia: mit welchem Angriff?
ask-stalker-draw-control-choose = „{ $card }“: widerstehen oder nachgeben?
option-stalker-resist = Widerstehen: { $effect }
option-stalker-yields = Nachgeben: { $effect }

# --- Karten ---

ask-stalker-chosen-part-choose = { $source }: Wähle.
    .decline = Nein
option-stalker-part = { $text }
ask-stalker-script-choose =
    { $order ->
        [0] { $source }: wen? { $purpose }
       *[other] { $source }: Es ist nicht Platz für alle. Wer handelt zuerst?
    }
ask-stalker-pick-space-choose = { $source }: welches Feld? { $purpose }
ask-stalker-choose-on-card-choose = „{ $side }“: Was tust du?
ask-stalker-triggered-choose = Welche Karte wirkt zuerst?
ask-stalker-look-at-card-choose = Welche Karte siehst du dir an?
ask-stalker-look-at-choose = Welchen Marker siehst du dir an?
ask-stalker-resolve-unknown-choose = Welcher Marker „unbekannter Gegner“ wird zuerst aufgedeckt?
ask-stalker-place-enemies-choose = { $kind }: Dort ist kein Platz. Auf welches Feld stattdessen?
ask-stalker-place-enemies-choose-facing = { $kind }: In welche Richtung geht der Blick?
ask-stalker-lay-territory-choose = „{ $setup }“: Wo ist der Eingang? Dahinter liegt: { $tile }.
ask-stalker-put-far-choose = { $source }: Auf welches der fernsten Felder? { $purpose }

# --- Anomalien und Detektoren ---

ask-stalker-activation-rolls-choose = Für welche Anomalie wird zuerst gewürfelt?
option-stalker-anomaly = { $anomaly }
ask-stalker-find-artifact-choose-anomaly = Welche Anomalie suchst du ab?
ask-stalker-find-artifact-offer-reroll = Der Anomalie-Würfel zeigt { $symbol }. Erneut würfeln?
option-stalker-reroll = Erneut würfeln
ask-stalker-find-artifact-choose-symbol = Auf welchem Symbol erscheint das Artefakt?
    .symbol = { $symbol }
ask-stalker-find-artifact-choose-place = Wo genau?

# --- Gegner: was der Stalkeranführer entscheidet ---

ask-stalker-enemy-move-choose-goal = { $enemy }: Diese Ziele sind gleich nah. Welches?
ask-stalker-enemy-move-choose-way = { $enemy }: Diese Wege sind gleich kurz. Welcher?
option-stalker-way = { $way }
ask-stalker-go-forward-choose = { $enemy } rückt vor: welches Feld?
ask-stalker-face-choose = { $enemy } dreht sich: in welche Richtung?
option-stalker-face = { $facing }
ask-stalker-enemy-attack-choose-target = { $enemy } greift an: wen?
ask-stalker-leap-choose = { $enemy } springt: auf welches Feld?
ask-stalker-react-choose = Es ist nicht Platz für alle. Welcher Gegner reagiert zuerst?
ask-stalker-rouse-choose = Sie sind gleich nah. Welcher Gegner wird aktiviert?
ask-stalker-nearest-enemies-choose = Sie sind gleich nah. Wer von ihnen ist gemeint? { $purpose }
ask-stalker-pull-attention-choose = Wohin rückt der Aufmerksamkeitsmarker von { $seat }?

# --- Begleiter ---

ask-stalker-companion-acts-choose-space = { $companion }: wohin?
option-stalker-stay = Bleiben
ask-stalker-companion-acts-choose-act = { $companion }: handeln?
option-stalker-act = { $effect }
option-stalker-rest = Ausruhen
ask-stalker-fetch-choose = Welche Beute holt der Hund?

# --- die Kampagne ---

campaign = Kampagne
    .prologue = Sechs Missionen in zwei Geschichten, ein Lager für euch alle und eine Karte, die sich füllt. Niemand vergisst, was ihr wählt. Wählt, wer geht.
ask-stalker-read-story-read =
    { $ends ->
        [true] „{ $story }“
       *[false] „{ $story }“: Was tut ihr?
    }
    .option = { $text }
    .done = Weiter
ask-stalker-zone-page-read-on = „{ $script }“
    .read_on = Weiterlesen
ask-stalker-zone-choice-choose = „{ $script }“: Was tust du?
    .script_option = { $text }
ask-stalker-navigation-choose =
    { $mission_id ->
        [none] { $visited_id ->
            [none] Wohin? Zu einer Mission und, wenn ihr wollt, an einen anderen Ort.
           *[other] Auf welche Mission geht ihr?
        }
       *[other] { $visited_id ->
            [none] Die nächste Mission ist „{ $mission }“. Vorher noch an einen anderen Ort?
           *[other] Die nächste Mission ist „{ $mission }“. Weiter zu den Kontakten?
        }
    }
    .visit =
        { $place_kind ->
            [mission] Mission: { $place }
            [contact] Kontakt: { $place }
           *[stash] Versteck: { $place }
        }
    .give_up = Aufgeben: { $mission }
    .zone_survival = Überleben in der Zone: ein Szenario neben der Kampagne
    .done = Weiter zu den Kontakten
ask-stalker-plan-interlude-choose-scenario = Welches Szenario spielt ihr? Die Kampagne wartet, und nichts an ihr ändert sich.
    .draw = Szenario ziehen
    .back = Zurück zum Ordner
ask-stalker-plan-interlude-choose-map = Auf welchem Spielplan?
    .draw = Spielplan ziehen
    .back = Zurück zum Ordner
option-stalker-scenario = { $scenario }
option-stalker-zone_map = { $map }
ask-stalker-interlude-read =
    { $result_id ->
        [victory] „{ $scenario }“ ist gewonnen: { $points } Punkte. Die Kampagne geht weiter, wo sie war.
       *[defeat] „{ $scenario }“ ist verloren. Die Kampagne geht weiter, wo sie war.
    }
    .done = Zurück zum Ordner
detail-failed = einmal gescheitert: Das ist der zweite Versuch
detail-given-up = endgültig durchgestrichen
detail-stays = ihr könnt wiederkommen
ask-stalker-contacts-choose =
    { $left ->
        [0] Ihr wart bei { $most } Kontakten. Mehr Zeit ist nicht.
        [one] Zu wem geht ihr? Noch 1 Kontakt.
       *[other] Zu wem geht ihr? Höchstens { $left } verschiedene Kontakte.
    }
    .contact = { $contact }
    .done = Weiter zur Ausrüstung
contactword-trader = Händler
contactword-loner = Einzelgänger
contactword-companion = Begleiter
contactword-contract = Auftraggeber
ask-stalker-dealing-choose = { $contact }: Was wollt ihr? Das Team hat { $money } K.
    .service = { $text }
    .swap = { $card_accusative } gegen eine andere Karte tauschen
    .magazine = Ein Magazin kaufen ({ $magazine })
    .sell = { $card_accusative } verkaufen
    .sell_magazine = Ein Magazin verkaufen ({ $magazine })
    .done = Gehen
label-hire = { $contact } kommt mit
label-contract = Den Auftrag für die nächste Mission annehmen
ask-stalker-swap-card-choose = Was nehmt ihr für { $card_accusative }? Der Tausch kostet { $fee } K.
    .card = { $card }
ask-stalker-hire-choose = Mit wem geht { $contact }?
    .owner = { $person }
ask-stalker-hand-in-choose = Welche Karte gebt ihr weg?
    .card = { $card }
ask-stalker-gain-magazines-choose = Welches Magazin kommt ins Lager?
ask-stalker-packing-choose = Vor euch liegt „{ $mission }“: Verteilt das Lager. Wer trägt was?
    .done = Aufbrechen
    .as_before = Alle nehmen, was sie vorher hatten
    .unpack_all = Alles zurück ins Lager
    .pack = { $person } nimmt { $card_accusative }
    .pack_magazine = { $person } nimmt ein Magazin ({ $magazine })
    .unpack = Zurück ins Lager: { $card }
    .unpack_magazine = Zurück ins Lager: ein Magazin von { $person } ({ $magazine })
    .install = { $card_accusative } einbauen: { $host }
ask-stalker-packing-agree = Das würdest du tragen. Einverstanden?
    .accept = Einverstanden
    .decline = Neu verteilen
ask-stalker-mission-end-read =
    { $result_id ->
        [victory] „{ $mission }“ ist gewonnen.
       *[defeat] „{ $mission }“ ist verloren.
    }
    .done = Nach Hause
ask-stalker-give-up-read = „{ $mission }“ ist aufgegeben.
    .done = Weiter
debrief-figures = Nachbesprechung – Runden: { $rounds }, davon mit Alarm: { $alarms }; höchste Strahlungsdosis am Ende: { $dose }; Artefakte: { $artifacts }; getötete Gegner: { $kills }.
debrief-money =
    { $earned_sign ->
        [down] Ihr seid mit Ausrüstung für { $kit } K aufgebrochen, hattet vorher { $spent } K ausgegeben und kommt mit { $earned_size } K weniger zurück.
       *[up] Ihr seid mit Ausrüstung für { $kit } K aufgebrochen, hattet vorher { $spent } K ausgegeben und bringt { $earned } K mit.
    }
debrief-fallen = Gefallen: { $fallen }.
debrief-contract =
    { $paid ->
        [true] Auftrag erfüllt: { $contract }.
       *[false] Auftrag nicht erfüllt: { $contract }.
    }

# --- Überleben in der Zone ---

ask-stalker-fate-step-choose = Schicksal: Welche Karte wirkt zuerst?
    .zone_card = „{ $card }“
ask-stalker-cards-in-turn-choose = Welche Karte wirkt zuerst?
    .zone_card = „{ $card }“
option-stalker-zone_card = „{ $card }“
ask-stalker-take-tokens-choose = Was hebst du auf?
option-stalker-take_token = { $token }
ask-stalker-drop-tokens-choose = Was legst du hin?
option-stalker-drop_token = { $token }
ask-stalker-look-below-choose = Unter welchen Marker siehst du?
ask-stalker-choose-space-choose = { $source }: welches Feld? { $purpose }
ask-stalker-spend-card-choose = Welche Karte legst du ab ({ $sort })?
    .card = { $card_accusative } ablegen
ask-stalker-give-artifact-choose = Welches Artefakt gibst du ab?
    .card = { $card }
ask-stalker-look-at-events-look = Die nächsten Ereignisse: { $cards }.
    .done = Zurücklegen
ask-stalker-order-events-choose = Welches Ereignis kommt als Nächstes?
option-stalker-next_event = „{ $card }“
ask-stalker-follow-choose = Kommt { $character } mit?
    .stay = Hierbleiben
ask-stalker-take-along-choose = Kommt { $character } mit?
    .stay = Hierbleiben
option-stalker-follow = { $character } kommt mit
ask-stalker-carry-together-choose = Wer trägt?
ask-stalker-carry-together-agree = { $seat } will mit dir zusammen tragen: Du gehst dieselben Schritte mit. Einverstanden?
    .accept = Mit anfassen
    .decline = Ablehnen
option-stalker-alone = Allein gehen
option-stalker-together = Zusammen mit { $person }
ask-stalker-trade-goods-choose = { $trader }: In der Kasse sind { $money } K, du trägst { $load } Last. Womit handelst du?
option-stalker-buy_good = { $good } kaufen
option-stalker-sell_good = { $good } verkaufen
ask-stalker-shift-price-choose = Welcher Preis ändert sich?
option-stalker-price = { $trader }: { $good }
ask-stalker-deal-choose = { $card }: Was wollt ihr? Das Team hat { $money } K.
    .magazine = Ein Magazin kaufen ({ $magazine })
    .sell = { $card_accusative } verkaufen
    .done = Gehen
option-stalker-buy_bolt = Eine Schraube kaufen
ask-stalker-hand-over-choose = Was übergibst du an { $character }, was nimmst du zurück?
option-stalker-give_load = Übergeben: { $token }
option-stalker-take_load = Zurücknehmen: { $token }
ask-stalker-bloom-choose = Unter welcher Anomalie entsteht ein Artefakt?
ask-stalker-place-standees-choose =
    { $left ->
        [one] { $kind }: Eine Figur ist noch aufzustellen. Wo steht sie?
       *[other] { $kind }: { $left } Figuren sind noch aufzustellen. Wo steht die nächste?
    }
ask-stalker-start-elsewhere-choose-space =
    { $left ->
        [one] 1 Stalker darf anderswo beginnen. Auf welchem Feld?
       *[other] { $left } Stalker dürfen anderswo beginnen. Auf welchem Feld?
    }
    .done = Alle beginnen zusammen
ask-stalker-start-elsewhere-choose = Wer beginnt dort?
    .done = Sonst niemand

# --- Tatsachen neben einer Antwort ---

detail-kill = tötet { $kill } %
detail-wound = verletzt { $wound } %
detail-miss = daneben { $miss } %
detail-best = am besten: { $target }, { $part }
detail-focus = mit Konzentration: tötet { $kill } %
detail-range =
    { $accurate ->
        [true] Reichweite { $range }, präzise: Präzisionswurf zählt 4 ★
        [none] Reichweite { $range }
       *[false] Reichweite { $range }, nicht präzise: Präzisionswurf zählt 2 ★
    }
detail-dice =
    { $sd ->
        [0] { $gd } Ausrüstungswürfel
       *[other] { $sd } Stalkerwürfel, { $gd } Ausrüstungswürfel
    }
detail-stars = { $by } ★
detail-cover = Deckung −{ $n } ★
detail-incoming = seine Karte { $by } ★
detail-masks = im Schnitt { $masks } Masken
detail-loss = im Schnitt { $loss } TP
detail-loses = { $loss } TP Verlust
outcome-kills = tötet ({ $stars } von { $need } ★)
outcome-misses = { $n } ★ zu wenig: daneben
outcome-hits =
    { $effect }: { $kill ->
        [0] überlebt
       *[other] tötet zu { $kill } %
    }{ $masked ->
        [-1] { "" }
       *[other] { " " }({ $masked } %, wenn Masken ihn verwundbar machen)
    }
outcome-unhurt = kein Verlust
outcome-falls = 0 TP bleiben: eine kritische Verletzung
outcome-activates = { $anomaly } wird aktiviert
outcome-again-kills = tötet zu { $kill } %
outcome-again-quiet = bleibt zu { $chance } % ruhig
outcome-again-loses = im Schnitt { $loss } TP Verlust
detail-chance = gelingt zu { $chance } %
detail-cubes = bisher { $cubes } von { $need } Universalmarkern
detail-look = deckt die Karte auf, ohne hineinzugehen
detail-take = du hast es dann bei dir
detail-money = { $price } K
detail-unarmed = ohne Waffe: { $who }
detail-faces = Blick nach { $facing }
detail-sees =
    { $n ->
        [0] sieht niemanden
       *[other] sieht { $who }
    }
detail-hp = { $hp } TP
detail-shooting =
    { $upto ->
        [99] { $dice } Stalkerwürfel
       *[other] { $dice } Stalkerwürfel bis Reichweite { $upto }
    }
detail-shooting-beyond = weiter weg { $dice }
threat-attacks =
    { $enemy } { $how ->
        [shoots] schießt
        [charges] stürmt heran
       *[attacks] greift an
    }: { $damage } Schaden, { $dice ->
        [0] kein Verteidigungswürfel
        [one] du würfelst 1 Würfel
       *[other] du würfelst { $dice } Würfel
    }{ $stars ->
        [0] { "" }
       *[other] { " " }+ { $stars } ★
    }, etwa −{ $loss } TP
threat-pinned = { $enemy } ist fixiert und steht nur auf
threat-short = { $enemy } kommt nicht nah genug heran
threat-together = zusammen etwa −{ $loss } TP
threat-fall = zu { $chance } % bleiben 0 TP
threat-ahead-high = dann handeln die Gegner nach einer Karte HOCH: Sie kommen zu Markern HOCH und greifen auf { $attacks } von { $cards } an, wen sie sehen
threat-ahead-low = dann handeln die Gegner nach einer Karte NIEDRIG: Auf { $attacks } von { $cards } greifen sie an, wen sie sehen
route-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
route-low = NIEDRIG auf { $space }
route-high = HOCH auf { $space }
route-same = Aufmerksamkeit unverändert
route-radiation = Strahlungsdosis +{ $n } ({ $dose })
route-anomaly = { $anomaly } { $chance } %
route-seen =
    { $n ->
        [one] 1 Feld in Sicht von Gegnern
       *[other] { $n } Felder in Sicht von Gegnern
    }
route-meets = trifft auf { $who }

# --- die Karten als Sammlung ---

fact-tier = Rang { $tier }
fact-value = { $value } K
fact-ammo = { $ammo } Munition ({ $type })
ammoword-pistol = Pistole
ammoword-rifle = Gewehr
ammoword-shotgun = Schrotflinte
ammoword-any = beliebig
ammoword-special = Spezialmunition
fact-accurate =
    { $low_id ->
        [same] präzise auf Reichweite { $high }
       *[other] präzise auf Reichweite { $low } bis { $high }
    }
fact-max-range = maximale Reichweite { $n }
fact-slots = Plätze: { $slots }
slotword-muzzle = Mündung
slotword-optic = Optik
slotword-underbarrel = Unterlauf
slotword-feed = Zuführung
slotword-rail = Schiene (Optik oder Unterlauf)
slotword-armour = Montur
fact-slot = Platz: { $slot }
fact-defence = Verteidigung { $n }
fact-map-radiation = Umgebungsstrahlung { $n }
typeword-food = Nahrungsmittel
typeword-medicine = Medizin
typeword-grenade = Granate
typeword-blast = verheerend
typeword-device = Gerät
typeword-chemical = chemisch
typeword-electric = elektrisch
typeword-fire = Feuer
typeword-gravitational = gravitativ
typeword-space = räumlich
typeword-special = speziell
typeword-quick = Schnellschuss
typeword-single = einzelner Schuss
typeword-aimed = gezielter Schuss
typeword-burst = Salve
typeword-full_auto = vollautomatisch
typeword-volley = Doppelschuss
fact-base-dosage = Grundstrahlungsdosis { $n }
fact-hp = { $hp } TP
fact-category = { $category }: { $types }
fact-move = Bewegung { $n }
fact-sight = Sicht { $front } / { $side } / { $back }
sight-unlimited = ∞
fact-head = Kopf { $thresholds }
fact-torso = Rumpf { $thresholds }
threshold = { $stars } ★ { $effect }
threshold-light = leichte Verletzung
threshold-heavy = schwere Verletzung
threshold-ehp = −{ $n } TP
need-unhurt = kein Verlust
fact-attack =
    { $mode_id ->
        [charge] { $attack }: Ansturm, { $damage } Schaden, Reichweite { $range }
       *[ranged] { $attack }: Fernkampf, { $damage } Schaden, Reichweite { $range }
    }
fact-level = Stufe { $level }
fact-difficulty-easy = leicht
fact-difficulty-normal = normal
fact-difficulty-hard = schwer
fact-rounds =
    { $low_id ->
        [same] { $high } Runden
       *[other] { $low } bis { $high } Runden
    }
fact-ground-rounds =
    { $more_sign ->
        [more] { $more ->
            [one] eine Runde mehr
           *[other] { $more } Runden mehr
        }
       *[fewer] { $more ->
            [one] eine Runde weniger
           *[other] { $more } Runden weniger
        }
    }
fact-ground-horde =
    { $more_sign ->
        [more] { $more ->
            [one] einer mehr von der Horde
           *[other] { $more } mehr von der Horde
        }
       *[fewer] { $more ->
            [one] einer weniger von der Horde
           *[other] { $more } weniger von der Horde
        }
    }
fact-ground-blood =
    { $more_sign ->
        [more] { $more ->
            [one] je 1 Blut mehr
           *[other] je { $more } Blut mehr
        }
       *[fewer] { $more ->
            [one] je 1 Blut weniger
           *[other] je { $more } Blut weniger
        }
    }
fact-ground-purse =
    { $more_sign ->
        [more] { $more } K mehr für die Kasse
       *[fewer] { $more } K weniger für die Kasse
    }
scenariokind-escape = Flucht
scenariokind-hold = einen Ort halten
scenariokind-hunt = Jagd
scenariokind-retrieve-artifacts = Artefakte bringen
scenariokind-escort = Geleit
scenariokind-sabotage = Sabotage
scenariokind-survive-an-emission = eine Emission überleben
scenariokind-rescue = Rettung
scenariokind-trade-run = Handel
scenariokind-heist = Einbruch
scenario-won-by = Gewonnen
scenario-lost-by = Verloren
card-told = „{ $title }“. { $text }

# --- der Tisch im Terminal ---

bar-round = Runde { $round }
bar-rounds-left =
    { $n ->
        [one] noch 1 Ereigniskarte
       *[other] noch { $n } Ereigniskarten
    }
bar-money = { $money } K
bar-event = Ereignis: { $event }
bar-goal-open = ☐ { $goal }
bar-goal-done = ☑ { $goal }
bar-count = { $counter }: { $n }
bar-count-of = { $counter }: { $n } von { $need }
bar-next = Als Nächstes: { $mission }
zone-mission = Mission
zone-contact = Kontakt
zone-stash = Versteck
zone-open = { $id } { $place } ({ $kind }): { $hint }
zone-next = { $id } { $place } ({ $kind }): die nächste Mission.
zone-crossed = { $id } { $place } ({ $kind }): durchgestrichen.
binder-contact = { $contact } ({ $kind })
binder-companion = Kommt mit { $person } mit.
binder-contract = Dieser Auftrag gilt in der nächsten Mission.
binder-stash = Lager, { $money } K
binder-things =
    { $n ->
        [1] { $thing } ({ $value } K)
       *[other] { $n } × { $thing } ({ $value } K)
    }
binder-more = … z: die Zonenkarte, s: das Lager, c: die Kontakte
chronicle-empty = Noch ist nichts geschehen.
chronicle-victory = { $number }. „{ $mission }“: gewonnen.
chronicle-defeat = { $number }. „{ $mission }“: verloren.
chronicle-given-up = { $number }. „{ $mission }“: aufgegeben.
chronicle-zone-victory =
    Überleben in der Zone, „{ $scenario }“: gewonnen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
chronicle-zone-defeat = Überleben in der Zone, „{ $scenario }“: verloren.
chronicle-memory = Was niemand vergisst:
chronicle-late = Marken ZU SPÄT: { $marks }.
chronicle-late-marks = Geschichte { $story }: { $n }
chronicle-money = Geld im Lager nach jeder Mission:
pda-hp = TP { $hp }/{ $most }
pda-dose = Strahlungsdosis { $dose }
pda-actions = Aktionen { $first } + { $second }
pda-attention-low = NIEDRIG auf { $space }
pda-attention-high = HOCH auf { $space }
pda-attention-none = unbemerkt
pda-weapon = { $card } ({ $ammo }/{ $most })
pda-pockets = { $bolts } Schrauben, Magazine: { $pistol } Pistole, { $rifle } Gewehr, { $shotgun } Schrotflinte
pda-backpack = Rucksack { $used }/{ $most }: { $cards }
pda-injured =
    { $n ->
        [one] 1 kritische Verletzung
       *[other] { $n } kritische Verletzungen
    }
pda-lead = Stalkeranführer
pda-dead = tot
plain-space = { $space }: { $facts }
plain-cover = Deckung { $n }
plain-rad = Strahlung { $n }
plain-indoor = Innenraum
plain-water = Wasser
plain-here = hier: { $who }
plain-seen = in Sicht von { $who }
plain-enemy = { $enemy } auf { $space }, Blick nach { $facing }
plain-lost = { $n } TP verloren
plain-loot =
    { $n ->
        [one] 1 Beutemarker
       *[other] { $n } Beutemarker
    }
plain-unknown =
    { $n ->
        [one] 1 unbekannter Gegner
       *[other] { $n } unbekannte Gegner
    }
plain-artifact = Artefakt
plain-trap = Falle
plain-cubes =
    { $n ->
        [one] { $token } ({ $n } Universalmarker)
       *[other] { $token } ({ $n } Universalmarker)
    }
plain-fog = Keine Sicht
plain-high = Aufmerksamkeit HOCH
plain-low = Aufmerksamkeit NIEDRIG
plain-exit = Ausgang
map-more = Der Plan geht weiter { $sides } (g zeigt ihn ganz)
side-more = … b: PDAs, m: die Mission
options-more = … es gibt mehr: o zeigt alle.
map-things = Wer und was wo ist
map-ground = Der Boden: Buchstabe, Strahlung, Deckung
plain-anomaly = { $anomaly } { $symbols }
plain-ways = Wege nach { $spaces }
plain-nothing = nichts
end-victory = Die Mission ist gewonnen.
end-defeat = Die Mission ist verloren.
end-given_up = Die Mission wurde aufgegeben.
end-campaign = Die Kampagne ist zu Ende.
end-score = Punkte: { $score }
end-icon = { $icon } { $card }
end-figures =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $answers } Entscheidungen
help-inspect = i N: die Karte hinter Möglichkeit N. i NAME: jede Karte und jeder Gegner, nach dem Anfang des Namens. i 5.A: Feld A von Teil 5.
help-view-b = b: die PDAs aller Stalker.
help-view-m = m: die Mission: Ziel, Hinweise, Karten im Spiel, Gegner.
help-view-g = g: der ganze Spielplan, mit Strahlung und Deckung jedes Felds.
help-view-o = o: alle Möglichkeiten ganz, mit dem Grund bei denen, die nicht gehen.
help-view-z = z: die Zonenkarte mit ihren Orten.
help-view-c = c: eure Kontakte und was sie bieten.
help-view-s = s: das Lager neben den PDAs.
help-view-h = h: die Chronik: Missionen, Geld, was niemand vergisst.
help-signs = Auf dem Spielplan hat jedes Feld seinen Buchstaben, und an der Nordwestecke eines Teils steht dessen Nummer: 5.A ist Feld A von Teil 5. 1-4 sind Stalker, @ ein Begleiter, ein Buchstabe mit Pfeil ein Gegner und seine Blickrichtung. ● HOHE, ○ NIEDRIGE Aufmerksamkeit, ? unbekannter Gegner, # Missionskarte, ¤ Marker eines Szenarios, & Figur daraus, $ Beute, % Artefakt, * Anomalie, ! Falle, ~ keine Sicht, » Ausgang, ∩ Eingang zu Verlorenen Gebieten; r2 Strahlung 2, c3 Deckung 3, wo Platz ist. Ein + statt des Buchstabens: Da ist mehr, als hinpasst. Kanten: ━ ┃ Wand, ┅ ┇ Tür, ─ │ Fenster, x unpassierbar, · : offen. ≈ ist Wasser, ▒ Fels.
help-zone = Auf der Zonenkarte ist *A1* eine Mission, 103 ein Kontakt, (110) ein Versteck, [#] Sidorowitschs Bunker; »A1« ist die nächste Mission, x103x ist durchgestrichen.
help-odds = „tötet 34 %“ ist die Chance des Angriffs, so wie er ist, samt Verletzungskarte. Sie ist genau.

# Was ein Bot vorhat, in eigenen Worten.
aim-stalker-to-see = „Ich kümmere mich darum: { $number }.“
aim-stalker-to-wait = „Ich halte Wache, bis das hier an der Reihe ist: { $number }.“
aim-stalker-to-come-closer = „Ich gehe dorthin, wo es für uns etwas zu tun gibt.“
aim-stalker-to-lead = „Ich bringe in Sicherheit, wer mir folgt.“
aim-stalker-to-salvage = „Ich bin hinter einem Artefakt her.“
aim-stalker-to-cover = „Ich bleibe in der Nähe und gebe euch Deckung.“
aim-stalker-to-leave = „Ich bin auf dem Weg zum Ausgang.“
