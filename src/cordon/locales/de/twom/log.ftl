# The journal of the campaign, a line for each event; "-" is silent.
log-twom-day-began = Tag { $day }
log-twom-phase-began = { $phase }
    .idle = An diesem Tag tat niemand etwas.
log-twom-stage-began = -
log-twom-journal-passed =
    { $first ->
        [true] Das Tagebuch hatte zuerst { $seat }.
       *[other] Das Tagebuch ging an { $seat }.
    }
log-twom-campaign-began = Wir waren drei, als wir die Läden schlossen: { $people }.
log-twom-state-changed =
    { $person }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } (jetzt { $to }).
    .misery = { $person } antwortete wieder.
    .fatigue = { $person } hielt sich wieder auf den Beinen.
log-twom-collapsed = { $person } war mit den Kräften am Ende.
log-twom-broke = { $person } gab keine Antwort mehr.
log-twom-died =
    { $again ->
        [yes] { $person } ist auf dieselbe Weise gestorben.
       *[no]
            { $cause_id ->
                [hunger] { $person } ist verhungert. Der Löffel steckte noch in der Brusttasche.
                [thirst] { $person } ist verdurstet. Der Becher stand umgedreht im Regal, wie immer.
                [wounds] { $person } ist an den Wunden gestorben. Wir drehten die Matratze um.
                [illness] { $person } ist an der Krankheit gestorben. Wir machten das Fenster auf, trotz der Kälte.
                [cold] { $person } ist an der Kälte gestorben. Die Decke war in der Nacht weitergereicht worden.
                [sniper] Ein Schuss aus einem Fenster: { $person } ist tot. Ein Schuh lag auf unserer Seite der Tür.
                [raid] { $person } ist beim Überfall umgekommen, an der Tür, wo der Stuhl stand.
                [fight] { $person } ist im Kampf umgekommen. Vorher war es still gewesen, und nachher war es still.
                [despair] { $person } ist tot. Beim Frühstück stand eine Tasse zu viel da.
               *[other] { $person } ist tot. Wir schrieben den Tag und die Stunde auf.
            }
    }
log-twom-left = { $person } ist für immer gegangen.
log-twom-stayed = { $person } blieb. Wir rückten ein wenig zusammen.
log-twom-joined = { $person } gehört jetzt zu uns.
log-twom-turned-away = Wir haben { $person } nicht hereingelassen.
log-twom-mourned =
    Der Tod unter uns: gewürfelt { $rolled }. { $people_count ->
        [0] Niemand ließ es sich anmerken.
       *[other] Es blieb an { $people } hängen.
    }
log-twom-empathy-tested =
    Empathieprobe (Elend +{ $misery }): gewürfelt { $rolled }. { $people_count ->
        [0] Niemand nahm es sich zu Herzen.
       *[other] Es ging { $people } zu Herzen.
    }
log-twom-prowess-tested =
    { $person }, Kampfgeschick-Probe: gewürfelt { $rolled }, nötig höchstens { $needed }: { $passed ->
        [true] geschafft
       *[other] misslungen
    }.
log-twom-gained = Erhalten: { $goods }.
log-twom-none-left = Mehr war nicht zu bekommen: { $goods }.
log-twom-lost = Verloren: { $goods }.
log-twom-paid = Verbraucht: { $goods }.
log-twom-cost-paid = { $person } verbrauchte { $goods_accusative }.
log-twom-ate = { $person } aß: { $token }.
log-twom-drank = { $person } trank { $token_accusative }.
log-twom-thirsted = { $person } bekam kein Wasser (gewürfelt { $rolled }).
log-twom-starved = { $person } aß nichts.
log-twom-child-fed = { $person } gab dem Kind seinen Teil: { $token }.
log-twom-child-starved = Für das Kind war nichts da. { $person } wachte bei ihm.
log-twom-habit-kept = Wenigstens das hatte { $person }: { $token }.
log-twom-medicine-placed = { $person } bekam: { $token }.
log-twom-event-drawn = { $card }
log-twom-cold-changed =
    { $by_sign ->
        [down] Es wurde wärmer
       *[up] Es wurde kälter
    }: Kälte { $to }.
log-twom-objective-set = Was wir bis zum nächsten Kapitel wollten: { $card }.
log-twom-objective-settled =
    { $card }: { $met ->
        [true] wir hatten es geschafft.
       *[other] wir hatten es nicht geschafft.
    }
log-twom-idea-found = Eine Idee, die sich bauen ließ: { $fitting }.
log-twom-trap-checked =
    { $fitting }: gewürfelt { $rolled }, { $caught ->
        [0] leer
       *[other] gefangen: { $caught }
    }.
log-twom-fitting-gave = { $fitting }: { $goods }.
log-twom-box-harvested = { $fitting }: Es war gewachsen.
log-twom-acted = { $person } setzte sich zu { $thing } und redete.
log-twom-card-cleared =
    { $card_id ->
        [closed_door] { $person } öffnete die verschlossene Tür: { $space }.
        [bars] { $person } sägte das Gitter durch: { $space }.
       *[other] { $person } räumte: { $card }, { $space }.
    }
log-twom-lock-held = Das Schloss hielt (gewürfelt { $rolled }).
log-twom-searched = { $person } durchsuchte das Haus (gewürfelt { $rolled }).
log-twom-went-outside =
    { $person } ging hinaus{ $rolled ->
        [0] {""}; am Fenster war niemand.
        [1] {" "}(gewürfelt 1). Ein Schuss.
       *[other] {" "}(gewürfelt { $rolled }).
    }
log-twom-boarded-up = { $person } vernagelte: { $space }.
log-twom-board-lost = Die Bretter waren fort: { $space }.
log-twom-fitting-built = { $person } baute: { $fitting } ({ $space }).
log-twom-fitting-moved = { $person } rückte: { $fitting } ({ $space }).
log-twom-fitting-dismantled = { $person } zerlegte: { $fitting }.
log-twom-fitting-used = { $person }, { $fitting }: { $label }.
log-twom-black-rolled =
    { $about_id ->
        [lock] { $person } machte sich am Schloss zu schaffen (gewürfelt { $rolled }).
        [lock_out] Wir machten uns am Schloss zu schaffen (gewürfelt { $rolled }).
        [despair] { $person }, verzweifelt: gewürfelt { $rolled }.
        [state]
            { $person }, { $state }: gewürfelt { $rolled }{ $met ->
                [true] {"."}
               *[other] {", nichts geschah."}
            }
        [person] { $person }: gewürfelt { $rolled }.
       *[other] Gewürfelt: { $rolled }.
    }
log-twom-task-given = { $person } heute Nacht: { $task }.
log-twom-visitor-came = Vor der Tür: { $card }.
log-twom-option-taken = Was wir taten: { $text }
log-twom-let-be =
    { $card_id ->
        [closed_door] Wir hatten nichts, um sie zu öffnen.
        [bars] Wir hatten nichts, um es durchzusägen.
        [rubble] Zum Graben blieb keine Zeit.
       *[other] -
    }
log-twom-party-left =
    { $people } { $people_count ->
        [1] brach auf
       *[other] brachen auf
    }: { $location }.
log-twom-packed = Mitgenommen: { $goods }.
log-twom-card-explored = { $card }.
log-twom-card-ignored = Das ging uns hier nichts an: { $card }.
log-twom-noise-changed =
    { $begins ->
        [yes] Lärm { $to }.
       *[no]
            Lärm { $by_sign ->
                [down] −{ $by_size }
               *[up] +{ $by_size }
            }, jetzt { $to }.
    }
log-twom-noise-rolled =
    Lärmwurf: { $rolled } gegen Lärm { $noise }: { $met ->
        [true] es war jemand da.
       *[other] niemand kam.
    }
log-twom-cards-returned =
    Es kostete Zeit: { $n } { $n ->
        [one] Erkundungskarte
       *[other] Erkundungskarten
    } zurückgelegt.
log-twom-findings-drawn = -
log-twom-found-nothing =
    { $row_id ->
        [furniture] Zwischen den Möbeln nichts.
        [pantry] In der Speisekammer nichts.
        [junk] Im Gerümpel nichts.
       *[other] Für uns war nichts darin.
    }
log-twom-resident-met = Wir waren nicht allein: { $card }.
log-twom-hid-from = Wir blieben still im Versteck und ließen sie vorbei: { $card }.
log-twom-hiding-found = Wir merkten uns ein Versteck.
log-twom-broke-off =
    Nach dem, was geschehen war (gewürfelt { $rolled }): { $people_count ->
        [0] Alle machten weiter.
        [1] { $people } konnte nicht weiter.
       *[other] { $people } konnten nicht weiter.
    }
log-twom-exploration-ended =
    { $why_id ->
        [fled] Von dort gingen wir geradewegs heim.
        [nothing_left] Wir hatten alles gesehen und kehrten um.
        [broken_off] Niemand konnte weiter. Wir kehrten um.
        [lost] -
       *[other] Weiter gingen wir in dieser Nacht nicht.
    }
log-twom-party-lost = In dieser Nacht kam niemand heim.
log-twom-brought-home = Heimgebracht: { $goods }.
log-twom-left-behind = Zurückgelassen: { $goods }.
log-twom-cards-seen = Wir wussten, was als Nächstes kam ({ $pile }): { $cards }.
log-twom-location-replaced =
    { $old }: Der Weg lohnte nicht mehr. { $new_id ->
        [none] {""}
       *[other] Wir hatten von einem anderen Ort gehört: { $new }.
    }
log-twom-fight-began = Ein Kampf. Gegen uns: { $enemies }.
log-twom-die-rolled =
    { $again ->
        [true] { $who }, { $die } noch einmal: { $face }.
       *[other] { $who }, { $die }: { $face }.
    }
log-twom-die-turned = { $who } behielt eine ruhige Hand: { $face }.
log-twom-fate-turned =
    Schicksal: { $card }. { $holds ->
        [true] Es gilt.
       *[other] Andere Farbe: daneben.
    }
log-twom-enemy-wounded = { $enemy }: verletzt ({ $wounds } von 3).
log-twom-enemy-killed = { $enemy }: tot.
log-twom-enemy-ran = { $enemy } lief davon.
log-twom-weapon-gone = { $who } konnte sie nicht mehr nutzen: { $weapon }.
log-twom-fled = Wir rannten.
log-twom-fight-ended =
    { $result_id ->
        [fled] -
       *[other] { $result }
    }
log-twom-raid-drawn = In der Nacht: { $card }. Schaden { $damage }, Wunden { $wounds }.
log-twom-raid-repelled = { $who } vertrieb sie.
log-twom-raid-reduced = Was vom Überfall blieb: Schaden { $damage }, Wunden { $wounds }.
log-twom-crime-spread = Die Stadt wurde schlimmer. Härtere Karten kamen dazu: Überfälle { $raids }, Bewohner { $residents }.
log-twom-fate-drawn = Schicksal: { $card }.
log-twom-cold-checked =
    { $person }, Kälte: gewürfelt { $rolled }, { $ill ->
        [true] erkältet
       *[other] nichts passiert
    }.
log-twom-narrative-drawn = -
log-twom-narrative-kept = Etwas zum Festhalten: „{ $card }“.
log-twom-narrative-played = Jetzt half uns: „{ $card }“.
log-twom-trade-opened = Wir konnten handeln (Provision { $commission }).
log-twom-traded = Gegeben: { $given }. Genommen: { $taken }.
log-twom-trade-declined = Wir handelten nicht.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = Was wir taten: { $text }
log-twom-campaign-ended =
    { $cause_id ->
        [nobody_guarded] Es war nicht mehr unser Haus.
       *[other] { $result }
    }
