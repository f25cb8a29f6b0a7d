# The journal of the campaign, a line for each event; "-" is silent.
log-twom-day-began = Day { $day }
log-twom-phase-began = { $phase }
    .idle = Nobody did anything that day.
log-twom-stage-began = -
log-twom-journal-passed =
    { $first ->
        [true] { $seat } had the Journal first.
       *[other] The Journal went to { $seat }.
    }
log-twom-campaign-began = We were three when we closed the shutters: { $people }.
log-twom-state-changed =
    { $person }: { $state } { $by_sign ->
        [down] −{ $by_size }
       *[up] +{ $by_size }
    } (now { $to }).
    .misery = { $person } answered again.
    .fatigue = { $person } could stand again.
log-twom-collapsed = { $person } had no strength left.
log-twom-broke = { $person } did not answer any more.
log-twom-died =
    { $again ->
        [yes] { $person } died in the same way.
       *[no]
            { $cause_id ->
                [hunger] { $person } died of hunger. The spoon was still in the breast pocket.
                [thirst] { $person } died of thirst. The cup stood upside down on the shelf, as always.
                [wounds] { $person } died of the wounds. We turned the mattress.
                [illness] { $person } died of the illness. We opened the window, cold as it was.
                [cold] { $person } died of the cold. In the night the blanket had been passed on.
                [sniper] A sniper shot { $person }, who died. One shoe lay on our side of the door.
                [raid] { $person } died in the raid, by the door, where the chair stood.
                [fight] { $person } died in the fight. It had been quiet before, and it was quiet after.
                [despair] { $person } died. At breakfast there was one cup too many.
               *[other] { $person } died. We put down the day and the hour.
            }
    }
log-twom-left = { $person } left us for good.
log-twom-went-missing = { $person } did not come back.
log-twom-came-back = { $person } was back.
log-twom-stayed = { $person } stayed. We moved up a little.
log-twom-joined = { $person } joined us.
log-twom-turned-away = We did not let { $person } in.
log-twom-mourned =
    Death among us: rolled { $rolled }. { $people_count ->
        [0] Nobody showed it.
       *[other] It stayed with { $people }.
    }
log-twom-empathy-tested =
    Empathy test (Misery +{ $misery }): rolled { $rolled }. { $people_count ->
        [0] Nobody minded.
       *[other] Taken to heart by { $people }.
    }
log-twom-prowess-tested =
    { $person }, prowess test: rolled { $rolled }, needed at most { $needed }: { $passed ->
        [true] passed
       *[other] failed
    }.
log-twom-gained = Gained { $goods }.
log-twom-none-left = There was no more to be had: { $goods }.
log-twom-lost = Lost { $goods }.
log-twom-paid = Used { $goods }.
log-twom-cost-paid = { $person } used { $goods_accusative }.
log-twom-ate = { $person } ate: { $token }.
log-twom-drank = { $person } drank: { $token }.
log-twom-thirsted = { $person } got no water (rolled { $rolled }).
log-twom-starved = { $person } did not eat.
log-twom-child-fed = { $person } gave the child its share: { $token }.
log-twom-child-starved = There was nothing for the child. { $person } sat up with it.
log-twom-billet-fed = The soldier who lived with us ate first: { $token }.
log-twom-habit-kept = { $person } had this, at least: { $token }.
log-twom-medicine-placed = { $person } was given { $token }.
log-twom-event-drawn = { $card }
log-twom-cold-changed =
    { $by_sign ->
        [down] It grew warmer
       *[up] It grew colder
    }: Cold { $to }.
log-twom-objective-set = What we wanted before the next chapter: { $card }.
log-twom-objective-settled =
    { $card }: { $met ->
        [true] we had managed it.
       *[other] we had not managed it.
    }
log-twom-idea-found = An idea that could be built: { $fitting }.
log-twom-trap-checked =
    { $fitting }: rolled { $rolled }, { $caught ->
        [0] empty
       *[other] caught { $caught }
    }.
log-twom-fitting-gave = { $fitting }: { $goods }.
log-twom-box-harvested = { $fitting }: it had grown.
log-twom-acted = { $person } sat down with { $thing } and talked.
log-twom-card-cleared =
    { $card_id ->
        [closed_door] { $person } opened the closed door: { $space }.
        [bars] { $person } sawed through the bars: { $space }.
       *[other] { $person } cleared: { $card }, { $space }.
    }
log-twom-lock-held = The lock held (rolled { $rolled }).
log-twom-searched = { $person } searched the house (rolled { $rolled }).
log-twom-went-outside =
    { $person } went outside{ $rolled ->
        [0] {""}; nobody was at the window.
        [1] {" "}(rolled 1). A shot.
       *[other] {" "}(rolled { $rolled }).
    }
log-twom-boarded-up = { $person } boarded up: { $space }.
log-twom-board-lost = The boards were gone: { $space }.
log-twom-fitting-built = { $person } built: { $fitting } ({ $space }).
log-twom-fitting-moved = { $person } moved: { $fitting } ({ $space }).
log-twom-fitting-dismantled = { $person } took apart: { $fitting }.
log-twom-fitting-used = { $person }, { $fitting }: { $label }.
log-twom-black-rolled =
    { $about_id ->
        [lock] { $person } worked at the lock (rolled { $rolled }).
        [lock_out] We worked at the lock (rolled { $rolled }).
        [despair] { $person }, in despair: rolled { $rolled }.
        [state]
            { $person }, { $state }: rolled { $rolled }{ $met ->
                [true] {"."}
               *[other] {", no change."}
            }
        [person] { $person }: rolled { $rolled }.
       *[other] Rolled { $rolled }.
    }
log-twom-task-given = { $person } tonight: { $task }.
log-twom-visitor-came = At the door: { $card }.
log-twom-option-taken = What we did: { $text }
log-twom-let-be =
    { $card_id ->
        [closed_door] We had nothing to open it with.
        [bars] We had nothing to saw through them with.
        [rubble] There was no time left to dig.
       *[other] -
    }
log-twom-party-left = { $people } went out: { $location }.
log-twom-packed = Taken along: { $goods }.
log-twom-card-explored = { $card }.
log-twom-card-ignored = It did not concern us here: { $card }.
log-twom-noise-changed =
    { $begins ->
        [yes] Noise { $to }.
       *[no]
            Noise { $by_sign ->
                [down] −{ $by_size }
               *[up] +{ $by_size }
            }, now { $to }.
    }
log-twom-noise-rolled =
    Noise roll: { $rolled } against noise { $noise }: { $met ->
        [true] somebody was there.
       *[other] nobody came.
    }
log-twom-cards-returned =
    It took time: { $n } exploration { $n ->
        [one] card
       *[other] cards
    } returned.
log-twom-findings-drawn = -
log-twom-found-nothing =
    { $row_id ->
        [furniture] Nothing among the furniture.
        [pantry] Nothing in the pantry.
        [junk] Nothing in the junk.
       *[other] There was nothing in it for us.
    }
log-twom-resident-met = We were not alone: { $card }.
log-twom-hid-from = We kept still in the hiding place and let them pass: { $card }.
log-twom-hiding-found = We remembered a place to hide.
log-twom-broke-off =
    After what had happened (rolled { $rolled }): { $people_count ->
        [0] all went on.
       *[other] { $people } could not go on.
    }
log-twom-exploration-ended =
    { $why_id ->
        [fled] From there we went straight home.
        [nothing_left] We had seen all of it, and turned back.
        [broken_off] Nobody could go on. We turned back.
        [lost] -
       *[other] We went no further that night.
    }
log-twom-party-lost = Nobody came home that night.
log-twom-brought-home = Brought home: { $goods }.
log-twom-left-behind = Left behind: { $goods }.
log-twom-cards-seen = We knew what came next ({ $pile }): { $cards }.
log-twom-location-replaced =
    { $old }: no longer worth the way. { $new_id ->
        [none] {""}
       *[other] We had heard of another place: { $new }.
    }
log-twom-fight-began = A fight, against { $enemies }.
log-twom-die-rolled =
    { $again ->
        [true] { $who }, the { $die } again: { $face }.
       *[other] { $who }, { $die }: { $face }.
    }
log-twom-die-turned = { $who } kept a steady hand: { $face }.
log-twom-fate-turned =
    Fate: { $card }. { $holds ->
        [true] It holds.
       *[other] Another colour: a miss.
    }
log-twom-enemy-wounded = { $enemy } was hurt ({ $wounds } of 3).
log-twom-enemy-killed = { $enemy } was dead.
log-twom-enemy-ran = { $enemy } ran away.
log-twom-weapon-gone = { $who } could not use it any more: { $weapon }.
log-twom-fled = We ran for it.
log-twom-fight-ended =
    { $result_id ->
        [fled] -
       *[other] { $result }
    }
log-twom-raid-drawn = In the night: { $card }. Damage { $damage }, Wounds { $wounds }.
log-twom-raid-repelled = { $who } drove them off.
log-twom-raid-reduced = What was left of the raid: Damage { $damage }, Wounds { $wounds }.
log-twom-crime-spread =
    The city got worse. Harder cards came into the decks: { $raids ->
        [0] { "" }
        [one] { $raids } Night Raid
       *[other] { $raids } Night Raids
    }{ $raids ->
        [0] { "" }
       *[other] { $residents ->
            [0] { "" }
           *[other] { " and " }
        }
    }{ $residents ->
        [0] { "" }
        [one] { $residents } resident
       *[other] { $residents } residents
    }.
log-twom-fate-drawn = Fate: { $card }.
log-twom-cold-checked =
    { $person }, cold: rolled { $rolled }, { $ill ->
        [true] caught a chill
       *[other] all right
    }.
log-twom-narrative-drawn = -
log-twom-narrative-kept = Something to hold on to: “{ $card }”.
log-twom-narrative-played = It was time for “{ $card }”.
log-twom-trade-opened = We could trade (commission { $commission }).
log-twom-traded = Given: { $given }. Taken: { $taken }.
log-twom-trade-declined = We did not trade.
log-twom-script-opened = -
log-twom-page-read = -
log-twom-script-chosen = What we did: { $text }
log-twom-campaign-ended =
    { $cause_id ->
        [nobody_guarded] It was no longer our house.
       *[other] { $result }
    }
