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
    { $by_sign ->
        [down]
            { $state_id ->
                [fatigue] { $person } war weniger müde
                [wounds] Die Wunden von { $person } heilten
                [misery] Das Elend von { $person } ließ nach
                [hunger] Der Hunger von { $person } ließ nach
                [illness] Die Krankheit von { $person } ließ nach
               *[other] { $person } ging es besser
            } ({ $state } −{ $by_size }, nun { $to }).
       *[up]
            { $state_id ->
                [fatigue] { $person } wurde müder
                [wounds] Die Wunden von { $person } wurden schlimmer
                [misery] Das Elend von { $person } wuchs
                [hunger] Der Hunger von { $person } wuchs
                [illness] Die Krankheit von { $person } wurde schlimmer
               *[other] { $person } ging es schlechter
            } ({ $state } +{ $by_size }, nun { $to }).
    }
    .misery = { $person } antwortete wieder.
    .fatigue = { $person } hielt sich wieder auf den Beinen.
log-twom-collapsed = { $person } war mit den Kräften am Ende.
log-twom-broke = { $person } gab keine Antwort mehr.
log-twom-died =
    { $again ->
        [yes] { $person } starb auf dieselbe Weise.
       *[no]
            { $cause_id ->
                [hunger] { $person } verhungerte. Der Löffel steckte noch in der Brusttasche.
                [thirst] { $person } verdurstete. Der Becher stand umgedreht im Regal, wie immer.
                [wounds] { $person } starb an den Wunden. Wir drehten die Matratze um.
                [illness] { $person } starb an der Krankheit. Wir machten das Fenster auf, trotz der Kälte.
                [cold] { $person } starb an der Kälte. Die Decke war in der Nacht weitergereicht worden.
                [sniper] { $person } starb durch einen Schuss aus einem Fenster. Ein Schuh lag auf unserer Seite der Tür.
                [raid] { $person } kam beim Überfall um, an der Tür, wo der Stuhl stand.
                [fight] { $person } kam im Kampf um. Vorher war es still gewesen, und nachher war es still.
                [despair] { $person } war tot. Beim Frühstück stand eine Tasse zu viel da.
               *[other] { $person } starb. Wir schrieben den Tag und die Stunde auf.
            }
    }
log-twom-left = { $person } ging für immer fort.
log-twom-went-missing = { $person } kam nicht zurück.
log-twom-came-back = { $person } war wieder da.
log-twom-stayed = { $person } blieb. Wir rückten ein wenig zusammen.
log-twom-joined = { $person } gehörte von da an zu uns.
log-twom-turned-away = Wir ließen { $person } nicht herein.
log-twom-mourned =
    Der Tod war unter uns (gewürfelt { $rolled }). { $people_count ->
        [0] Niemand ließ es sich anmerken.
       *[other] Es blieb an { $people } hängen.
    }
log-twom-empathy-tested =
    Es kam zur Empathieprobe (Elend +{ $misery }, gewürfelt { $rolled }). { $people_count ->
        [0] Niemand nahm es sich zu Herzen.
       *[other] Es ging { $people } zu Herzen.
    }
log-twom-prowess-tested =
    { $passed ->
        [true] { $person } bestand die Kampfgeschick-Probe
       *[other] { $person } bestand die Kampfgeschick-Probe nicht
    }: nötig war höchstens { $needed }, gewürfelt { $rolled }.
log-twom-gained = Wir bekamen { $goods_accusative }.
log-twom-none-left = Mehr war nicht zu bekommen: { $goods }.
log-twom-lost = Wir verloren { $goods_accusative }.
log-twom-paid = Wir verbrauchten { $goods_accusative }.
log-twom-cost-paid = { $person } verbrauchte { $goods_accusative }.
log-twom-ate = { $person } aß { $token_accusative }.
log-twom-drank = { $person } trank { $token_accusative }.
log-twom-thirsted = { $person } bekam kein Wasser (gewürfelt { $rolled }).
log-twom-starved = { $person } aß nichts.
log-twom-child-fed = { $person } gab dem Kind { $token_accusative } ab.
log-twom-child-starved = Für das Kind war nichts da. { $person } wachte bei ihm.
log-twom-billet-fed = Der Soldat, der bei uns wohnte, aß zuerst und nahm { $token_accusative }.
log-twom-habit-kept = { $person } hatte wenigstens { $token_accusative }.
log-twom-medicine-placed = { $person } bekam { $token_accusative }.
log-twom-event-drawn = { $card }
log-twom-cold-changed =
    { $by_sign ->
        [down] Es wurde wärmer: Die Kälte sank auf { $to }.
       *[up] Es wurde kälter: Die Kälte stieg auf { $to }.
    }
log-twom-objective-set = Bis zum nächsten Kapitel wollten wir eines: „{ $card }“.
log-twom-objective-settled =
    { $met ->
        [true] Wir hatten es geschafft: „{ $card }“.
       *[other] Wir hatten es nicht geschafft: „{ $card }“.
    }
log-twom-idea-found = Wir hatten eine Idee, die sich bauen ließ: { $fitting }.
log-twom-trap-checked =
    Wir sahen nach der Falle ({ $fitting }, gewürfelt { $rolled }). { $caught ->
        [0] Sie war leer.
        [one] { $caught } Tier war darin.
       *[other] { $caught } Tiere waren darin.
    }
log-twom-fitting-gave = Wir bekamen { $goods_accusative } ({ $fitting }).
log-twom-box-harvested = Was wir gesät hatten, war gewachsen ({ $fitting }).
log-twom-acted = { $person } setzte sich zu { $thing } und redete.
log-twom-card-cleared =
    { $card_id ->
        [closed_door] { $person } öffnete die verschlossene Tür ({ $space }).
        [bars] { $person } sägte das Gitter durch ({ $space }).
       *[other] { $person } räumte { $card_accusative } ({ $space }).
    }
log-twom-lock-held = Das Schloss hielt (gewürfelt { $rolled }).
log-twom-searched = { $person } durchsuchte das Haus (gewürfelt { $rolled }).
log-twom-went-outside =
    { $person } ging hinaus{ $rolled ->
        [0] {""}; am Fenster war niemand.
        [1] {" "}(gewürfelt 1). Ein Schuss fiel.
       *[other] {" "}(gewürfelt { $rolled }).
    }
log-twom-boarded-up = { $person } vernagelte das Loch ({ $space }).
log-twom-board-lost = Die Bretter waren fort ({ $space }).
log-twom-fitting-built = { $person } baute { $fitting_accusative } ({ $space }).
log-twom-fitting-moved = { $person } verschob { $fitting_accusative } ({ $space }).
log-twom-fitting-dismantled = { $person } zerlegte { $fitting_accusative }.
log-twom-fitting-used = { $person } nutzte { $fitting_accusative }: „{ $label }“.
log-twom-black-rolled =
    { $about_id ->
        [lock] { $person } machte sich am Schloss zu schaffen (gewürfelt { $rolled }).
        [lock_out] Wir machten uns am Schloss zu schaffen (gewürfelt { $rolled }).
        [despair] { $person } war verzweifelt (gewürfelt { $rolled }).
        [state]
            Für { $person } fiel eine { $rolled } ({ $state }){ $met ->
                [true] {"."}
               *[other] {", und nichts geschah."}
            }
        [person] Für { $person } fiel eine { $rolled }.
       *[other] Es fiel eine { $rolled }.
    }
log-twom-task-given =
    { $task_id ->
        [bed] { $person } schlief in dieser Nacht im Bett.
        [floor] { $person } schlief in dieser Nacht auf dem Boden.
        [guard] { $person } hielt in dieser Nacht Wache.
        [scavenge] { $person } ging in dieser Nacht plündern.
       *[other] { $person } hatte in dieser Nacht zu tun: { $task }.
    }
log-twom-visitor-came = Es klopfte an der Tür: { $card }.
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
        [1] brach { $location_accusative } auf
       *[other] brachen { $location_accusative } auf
    }.
log-twom-packed = Wir nahmen { $goods_accusative } mit.
log-twom-card-explored = { $card }.
log-twom-card-ignored = Das ging uns hier nichts an: { $card }.
log-twom-noise-changed =
    { $begins ->
        [yes] Der Lärm lag bei { $to }.
       *[no]
            { $by_sign ->
                [down] Der Lärm sank um { $by_size } auf { $to }.
               *[up] Der Lärm stieg um { $by_size } auf { $to }.
            }
    }
log-twom-noise-rolled =
    Der Lärmwurf ergab { $rolled } gegen Lärm { $noise }: { $met ->
        [true] Es war jemand da.
       *[other] Niemand kam.
    }
log-twom-cards-returned =
    Es kostete Zeit: Wir legten { $n } { $n ->
        [one] Erkundungskarte
       *[other] Erkundungskarten
    } zurück.
log-twom-findings-drawn = -
log-twom-found-nothing =
    { $row_id ->
        [furniture] Zwischen den Möbeln lag nichts.
        [pantry] In der Speisekammer war nichts.
        [junk] Im Gerümpel fand sich nichts.
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
log-twom-brought-home = Wir brachten { $goods_accusative } heim.
log-twom-left-behind = Wir mussten { $goods_accusative } zurücklassen.
log-twom-cards-seen = Wir wussten, was als Nächstes kam ({ $pile }): { $cards }.
log-twom-location-replaced =
    Der Weg { $old_accusative } lohnte nicht mehr. { $new_id ->
        [none] {""}
       *[other] Wir hatten von einem anderen Ort gehört: { $new }.
    }
log-twom-fight-began =
    Es kam zum Kampf. Gegen uns { $enemies_count ->
        [1] stand { $enemies }.
       *[other] standen { $enemies }.
    }
log-twom-die-rolled =
    { $again ->
        [true] { $who } würfelte noch einmal ({ $die }): { $face }.
       *[other] { $who } würfelte ({ $die }): { $face }.
    }
log-twom-die-turned = { $who } behielt eine ruhige Hand: { $face }.
log-twom-fate-turned =
    Das Schicksal entschied: „{ $card }“. { $holds ->
        [true] Es galt.
       *[other] Andere Farbe: daneben.
    }
log-twom-enemy-wounded = { $enemy } war verletzt ({ $wounds } von 3).
log-twom-enemy-killed = { $enemy } war tot.
log-twom-enemy-ran = { $enemy } lief davon.
log-twom-weapon-gone = { $who } konnte die Waffe nicht mehr nutzen ({ $weapon }).
log-twom-fled = Wir rannten.
log-twom-fight-ended =
    { $result_id ->
        [fled] -
       *[other] { $result }
    }
log-twom-raid-drawn = In der Nacht kam ein Überfall: „{ $card }“ (Schaden { $damage }, Wunden { $wounds }).
log-twom-raid-repelled = { $who } vertrieb sie.
log-twom-raid-reduced = Das blieb vom Überfall: Schaden { $damage }, Wunden { $wounds }.
log-twom-crime-spread =
    Die Stadt wurde schlimmer. Härtere Karten kamen dazu: { $raids ->
        [0] { $residents ->
            [one] { $residents } Bewohnerkarte
           *[other] { $residents } Bewohnerkarten
        }
       *[other] { $raids ->
            [one] { $raids } Überfall
           *[other] { $raids } Überfälle
        }{ $residents ->
            [0] {""}
            [one] {" "}und { $residents } Bewohnerkarte
           *[other] {" "}und { $residents } Bewohnerkarten
        }
    }.
log-twom-fate-drawn = Das Schicksal brachte: „{ $card }“.
log-twom-cold-checked =
    { $ill ->
        [true] { $person } holte sich in der Kälte etwas (gewürfelt { $rolled }).
       *[other] { $person } überstand die Kälte (gewürfelt { $rolled }).
    }
log-twom-narrative-drawn = -
log-twom-narrative-kept = Wir hatten etwas zum Festhalten: „{ $card }“.
log-twom-narrative-played = Nun war es Zeit für „{ $card }“.
log-twom-trade-opened = Wir konnten handeln (Provision { $commission }).
log-twom-traded = Wir gaben { $given_accusative } und nahmen { $taken_accusative }.
log-twom-trade-declined = Wir handelten nicht.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = Was wir taten: { $text }
log-twom-campaign-ended =
    { $cause_id ->
        [nobody_guarded] Es war nicht mehr unser Haus.
       *[other] { $result }
    }
