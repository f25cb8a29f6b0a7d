# The journal of S.T.A.L.K.E.R.: one line for each event. A line that is only “-” is not told.
# Beside each field there are $field_id to select on and, for numbers, $field_size and $field_sign (up, down).
# A space is named by its address, then by what is there: “1.C (crate stacks)”.

# Getting ready
log-stalker-stalker-chosen = { $seat } plays { $stalker }.
log-stalker-lead-chosen = { $seat } is the lead stalker.
log-stalker-bought = { $seat } buys { $card } for { $price } K.
log-stalker-magazine-bought = { $seat } buys a magazine ({ $magazine }) for { $price } K.
log-stalker-mission-began = “{ $mission }” begins.
log-stalker-setup-read = Set-up of “{ $mission }”:

# The round
log-stalker-round-began = Round { $round }
log-stalker-event-drawn = Event: “{ $event }”.
log-stalker-events-added =
    { $n ->
        [one] 1 random event goes on top of the deck: 1 round more.
       *[other] { $n } random events go on top of the deck: { $n } rounds more.
    }
log-stalker-event-brought-up = “{ $event }” goes on top of the deck: it comes next.
log-stalker-round-end-reached = “{ $event }” takes effect at the end of the round.
    .effect = “{ $event }”, end of the round: { $effect }.
log-stalker-turn-began = { $seat } takes a turn.
log-stalker-turn-ended = -
log-stalker-passed = { $seat } puts the turn off.
log-stalker-enemy-phase-began = Enemies & Zone
log-stalker-lead-passed =
    { $same ->
        [true] { $seat } turns the lead stalker token over.
       *[false] { $seat } turns the lead stalker token over; { $to } leads now.
    }
    .brought =
        { $same ->
            [true] { $seat } turns the lead stalker token over: { $brought }.
           *[false] { $seat } turns the lead stalker token over: { $brought }; { $to } leads now.
        }
log-stalker-prepared = { $seat } prepares.
    .brought = { $seat } prepares: { $brought }.
log-stalker-stood-up = { $seat } stands up and is no longer pinned.
log-stalker-token-slid =
    { $n ->
        [one] { $seat } loses 1 action.
       *[other] { $seat } loses { $n } actions.
    }
log-stalker-cubes-placed =
    { $n ->
        [one] { $seat } has 1 extra action.
       *[other] { $seat } has { $n } extra actions.
    }
log-stalker-mission-ended =
    { $result_id ->
        [victory] The mission is won.
        [given_up] The mission is given up.
       *[defeat] { $cause_id ->
            [time] Time has run out: the mission is lost.
           *[other] The mission is lost.
        }
    }{ $rounds ->
        [0] { "" }
       *[other] { " " }Debrief – rounds: { $rounds }, of them on alarm: { $alarms }; highest dosage at the end: { $dose }; artifacts: { $artifacts }; money: { $money } K.
    }
    .result =
        { $result_id ->
            [victory] The mission is won.
           *[defeat] { $cause_id ->
                [time] Time has run out: the mission is lost.
               *[other] The mission is lost.
            }
        }
    .scenario =
        { $result_id ->
            [victory] The scenario is won in round { $rounds }.
            [given_up] The scenario is given up.
           *[defeat] { $cause_id ->
                [time] The last round is over: the scenario is lost.
               *[other] The scenario is lost in round { $rounds }.
            }
        }

# Movement and attention
log-stalker-stepped = { $who } moves to { $space }.
log-stalker-walk-ended = -
log-stalker-walked =
    { $who } { $how_id ->
        [turn] turns { $facing }{ $whose_id ->
            [none] { "" }
           *[other] { " " }after { $whose }
        }
        [careful] creeps { $way }
        [walk] walks { $way }
       *[other] goes { $way }
    }{ $facing_id ->
        [none] { "" }
       *[other] { $how_id ->
            [turn] { "" }
           *[other] , facing { $facing }
        }
    }{ $n ->
        [0] { "" }
       *[other] { " " }({ $n } ways were equal, chosen for you)
    }{ $side_id ->
        [none] { "" }
        [high] : HIGH attention
       *[low] : LOW attention
    }{ $noticed_id ->
        [none] { "" }
       *[other] { " " }at { $noticed }
    }.
log-stalker-pushed = { $who } is pushed to { $space }.
    .brief = pushed to { $space }
log-stalker-relocated = { $who } is now at { $space }.
log-stalker-turned = { $enemy } turns { $facing }.
log-stalker-tie-settled =
    { $who_id ->
        [none] { $n } equal choices; chosen for you: { $chosen }.
       *[other] { $who }: { $n } equal choices; chosen for you: { $chosen }.
    }
log-stalker-interrupted =
    { $target_id ->
        [none] { $enemy } stops.
       *[other] { $enemy } sees { $target } and stops.
    }
log-stalker-attention-placed =
    { $side_id ->
        [high] { $seat } draws HIGH attention at { $space }.
       *[low] { $seat } draws LOW attention at { $space }.
    }
log-stalker-attention-reduced =
    { $side_id ->
        [low] Attention on { $seat } drops to LOW.
       *[none] Nobody looks for { $seat } any more.
    }
log-stalker-attention-moved = The attention token of { $seat } moves to { $space }.
log-stalker-marker-placed =
    { $side_id ->
        [high] Noise at { $space }: a neutral HIGH marker.
       *[low] Noise at { $space }: a neutral LOW marker.
    }
log-stalker-decoy-thrown = { $seat } throws a bolt to { $space } as a decoy.
log-stalker-bolt-thrown = { $seat } throws a bolt on { $symbol } at { $space }.

# Body
log-stalker-hp-lost =
    { $seat } { $left ->
        [0] takes a loss of { $n } HP
       *[other] loses { $n } HP
    }{ $source_id ->
        [none] { "" }
       *[other] { " " }({ $source })
    }{ $left ->
        [0] { " " }and is at 0
       *[other] , { $left } left
    }.
log-stalker-healed = { $seat } heals { $n } HP and has { $hp }.
    .brief = +{ $n } HP (now { $hp })
log-stalker-critically-injured =
    { $injuries ->
        [one] { $seat } suffers a critical injury.
       *[other] { $seat } suffers a second critical injury.
    }
log-stalker-injuries-healed = The critical injuries of { $seat } are healed.
    .brief = critical injuries healed
log-stalker-stalker-died = { $seat } suffers a third critical injury and dies.
log-stalker-dose-changed =
    { $by_sign ->
        [down] Dosage of { $seat }: −{ $by_size }, now { $to }.
       *[up] Dosage of { $seat }: +{ $by_size }, now { $to }{ $source_id ->
            [none] { "" }
           *[other] { " " }({ $source })
        }.
    }
    .brief =
        { $by_sign ->
            [down] dosage −{ $by_size } (now { $to })
           *[up] dosage +{ $by_size } (now { $to })
        }
log-stalker-status-gained = { $who } gains { $token }.
    .brief = { $token }
log-stalker-status-lost = { $who } loses { $token }.
log-stalker-tokens-gained = { $seat } gains { $things }.
    .brief = { $things }
log-stalker-tokens-spent = { $seat } spends { $things }.

# Equipment
log-stalker-card-gained = { $seat } gains { $card }.
    .brief = { $card }
log-stalker-card-equipped = { $seat } equips { $card }.
log-stalker-card-stowed = { $seat } stows { $card }.
log-stalker-card-installed = { $seat } attaches { $card } to { $host }.
log-stalker-card-given = { $seat } gives { $card } to { $to }.
log-stalker-tokens-given = { $seat } gives { $things } to { $to }.
log-stalker-exchange-declined = { $seat } declines what { $to } proposes.
log-stalker-card-discarded = { $seat } discards { $card }.
log-stalker-card-used =
    { $spent ->
        [true] { $seat } uses up { $source }.
       *[false] { $seat } uses { $source }.
    }
    .brought =
        { $spent ->
            [true] { $seat } uses up { $source }: { $brought }.
           *[false] { $seat } uses { $source }: { $brought }.
        }
log-stalker-reloaded = { $seat } reloads { $weapon }: { $ammo } ammo.
log-stalker-ammo-changed = { $weapon } of { $seat } now has { $ammo } ammo.
log-stalker-money-changed =
    { $by_sign ->
        [down] The team pays { $by_size } K and has { $to } K left.
       *[up] The team gets { $by_size } K and has { $to } K, which counts in the debrief.
    }
    .brief =
        { $by_sign ->
            [down] −{ $by_size } K
           *[up] { $by_size } K for the debrief
        }
    .kept =
        { $by_sign ->
            [down] The team pays { $by_size } K and has { $to } K left.
           *[up] The team gets { $by_size } K and has { $to } K.
        }
    .brief_kept =
        { $by_sign ->
            [down] −{ $by_size } K
           *[up] { $by_size } K
        }

# Dice and attacks
log-stalker-dice-rolled =
    { $who_id ->
        [none] Roll
       *[other] { $who } rolls
    } ({ $purpose_id ->
        [attack] attack
        [knife] knife
        [defence] defence
        [exposure] radiation exposure
        [critical_dose] critical dosage
        [test] test
       *[effect] effect
    }): { $dice } = { $stars } ★{ $masks ->
        [0] { "" }
        [one] , { $masks } mask
       *[other] , { $masks } masks
    }.
log-stalker-dice-rerolled =
    { $card_id ->
        [none] { $who } rerolls{ $source_id ->
            [focus] { " " }with focus
           *[other] { "" }
        }: { $dice } = { $stars } ★{ $masks ->
            [0] { "" }
            [one] , { $masks } mask
           *[other] , { $masks } masks
        }.
       *[other] { $card }: { $before } – rerolled{ $source_id ->
            [focus] { " " }with focus
           *[other] { "" }
        }: { $dice }.
    }
log-stalker-stars-added = { $seat }: +{ $n } ★, now { $stars } ★.
    .brief = +{ $n } ★ (now { $stars })
log-stalker-anomaly-die-rolled =
    { $source_id ->
        [none] The anomaly die shows { $symbol }.
       *[other] { $source }: the anomaly die shows { $symbol }.
    }
log-stalker-attack-declared = { $seat } attacks { $target }: { $attack }.
log-stalker-head-aimed = { $seat } aims at the head.
log-stalker-masks-spent =
    { $masks ->
        [one] { $seat } spends { $masks } mask: { $trait }, { $target }.
       *[other] { $seat } spends { $masks } masks: { $trait }, { $target }.
    }
log-stalker-hit-checked =
    { $target }: { $stars } ★, { $threshold ->
        [0] a miss{ $cover ->
            [0] { "" }
           *[other] { " " }(cover { $cover })
        }
       *[other] a hit ({ $threshold } needed){ $cover ->
            [0] { "" }
           *[other] { " " }in spite of cover { $cover }
        }
    }.
log-stalker-wound-drawn =
    { $upgraded ->
        [true] { $enemy } was exposed, so the light wound is a heavy one.
       *[false] { $severity_id ->
            [heavy] { $enemy } has a heavy wound.
           *[light] { $enemy } has a light wound.
        }
    }
    .brought =
        { $upgraded ->
            [true] { $enemy } was exposed, so the light wound is a heavy one: { $brought }.
           *[false] { $severity_id ->
                [heavy] { $enemy } has a heavy wound: { $brought }.
               *[light] { $enemy } has a light wound: { $brought }.
            }
        }
    .vain =
        { $upgraded ->
            [true] { $enemy } was exposed, so the light wound is a heavy one: nothing changes.
           *[false] { $severity_id ->
                [heavy] { $enemy } has a heavy wound: nothing changes.
               *[light] { $enemy } has a light wound: nothing changes.
            }
        }
told-shuffled = the wound cards are shuffled
log-stalker-ehp-lost = { $enemy } loses { $n } HP, { $left } left.
    .brief = −{ $n } HP ({ $left } left)
log-stalker-ehp-regained = { $enemy } regains { $n } HP.
log-stalker-enemy-died =
    { $by_id ->
        [none] { $enemy } dies at { $space }.
       *[other] { $enemy } dies at { $space } (by { $by }).
    }
log-stalker-enemy-attacked =
    { $cover ->
        [0] { $enemy } attacks { $target }: { $damage } damage.
       *[other] { $enemy } attacks { $target }: { $damage } damage after cover { $cover }.
    }
log-stalker-attack-wasted =
    { $cause_id ->
        [range] { $enemy } does not get close enough to { $target }: the attack has no effect.
        [gone] { $target } is gone: the attack of { $enemy } has no effect.
        [called_off] { $enemy } calls off the attack on { $target }.
       *[none] The attack of { $enemy } on { $target } has no effect.
    }
log-stalker-defended = { $seat }: { $damage } damage − { $stars } ★ = { $lost } HP lost.
log-stalker-control-taken = { $seat } draws a control card and keeps it to themselves.
log-stalker-control-drawn = The card says: “{ $card }”.
log-stalker-reacted = { $enemy } reacts to { $seat }.
log-stalker-got-up = { $enemy } gets up instead of reacting to { $seat }.

# Enemies
log-stalker-activation-drawn =
    { $deck_id ->
        [high] HIGH activation: “{ $card }”.
       *[low] LOW activation: “{ $card }”.
    }
log-stalker-point-began =
    { $point }: { $enemy_id ->
        [none] { $effect }
       *[other] { $enemy } { $verb_id ->
            [move] { $goal_id ->
                [none] sees { $whose } and does not move
               *[other] { $n ->
                    [0] cannot get closer to
                   *[other] sets off towards
                } { $toward_id ->
                    [none] { $goal }
                   *[other] { $toward }{ $whose_id ->
                        [none] { "" }
                       *[other] { " " }({ $whose })
                    }, { $goal }
                }
            }
            [stay] stays at { $goal }
            [forward] { $whose_id ->
                [none] { $n ->
                    [0] does not go forward
                   *[other] goes straight ahead
                }
               *[other] sees { $whose } and does not go forward
            }
            [look_around] { $whose_id ->
                [none] looks around
               *[other] already sees { $whose }
            }
            [attack] attacks { $goal }, the closest it sees
            [grenade] throws a grenade at { $goal }
            [special] uses { $special }
           *[other] acts
        }
    }.
# Which point of a card, or which special or attack; a special with the card that calls for it; what happened under it.
told-point =
    “{ $card }”{ $number ->
        [0] { "" }
       *[other] , point { $number }
    }
told-nobody = nobody here is meant
told-in-vain = { $line } Nobody is affected.
told-special = { $point }, { $special }
told-under = { $point }: { $line }
told-of = { $who } { $what }
# How a sentence begins after a colon: small or capital.
told-after-colon = small
log-stalker-looked-around =
    { $target_id ->
        [none] { $enemy } looks around and sees nobody.
       *[other] { $enemy } looks around and sees { $target }.
    }
    .several = { $enemies } look around and see nobody.
log-stalker-grenade-missed = The grenade hits nobody at { $space }.
log-stalker-pool-empty =
    { $enemy_id ->
        [none] No { $kind } is left: nobody comes.
       *[other] No { $kind } is left: { $enemy }, the closest one, acts.
    }
log-stalker-enemy-placed = { $enemy } appears at { $space }, facing { $facing }.
log-stalker-enemy-removed = { $enemy } leaves the map.
log-stalker-special-used = { $enemy } uses { $special }.

# Things on the map
log-stalker-loot-placed = Loot lies at { $space }.
log-stalker-loot-taken = { $seat } takes loot at { $space }: { $token }.
    .brought = { $seat } takes loot at { $space }: { $brought }.
log-stalker-unknown-placed = An unknown token comes to { $space }.
log-stalker-unknown-resolved =
    The unknown token at { $space }: { $kind_id ->
        [none] nobody
       *[other] { $n ->
            [one] { $kind }
           *[other] { $kind }, { $n } of them
        }
    }.
log-stalker-no-unknown-left =
    { $space_id ->
        [none] There is no unknown token to resolve.
       *[other] There is no unknown token at { $space }.
    }
log-stalker-token-seen =
    The team looks at the token at { $space }: { $kind_id ->
        [none] { $token }
       *[other] { $n ->
            [one] { $kind }
           *[other] { $kind }, { $n } of them
        }
    }.
log-stalker-fog-placed = No visibility at { $space }.
log-stalker-trap-placed = A trap lies at { $space }.
log-stalker-trap-sprung = { $enemy } sets off the trap at { $space }.
log-stalker-anomaly-activated = { $card } activates with { $symbol }.
log-stalker-anomaly-held = { $card } stays quiet ({ $symbol }).
log-stalker-anomaly-moved = { $card } moves on to { $space }.
log-stalker-anomaly-gone = { $card } is gone.
log-stalker-artifact-found = { $seat } finds an artifact: { $symbol } at { $space }.
log-stalker-artifact-taken = { $seat } takes the artifact at { $space }.
    .brought = { $seat } takes the artifact at { $space }: { $brought }.
log-stalker-companion-fled = { $companion } flees.

# Environment cards
log-stalker-card-flipped = “{ $side }” is turned up.
log-stalker-card-taken = { $seat } takes “{ $side }”.
log-stalker-back-seen =
    { $space_id ->
        [none] The team looks at “{ $side }”.
       *[other] The team looks at the card at { $space }: “{ $side }”.
    }
log-stalker-card-laid = “{ $side }” lies at { $space }.
log-stalker-environment-discarded = “{ $side }” is done with.
log-stalker-cubes-added =
    { $cubes ->
        [one] “{ $side }”: { $cubes } cube.
       *[other] “{ $side }”: { $cubes } cubes.
    }
log-stalker-mission-action-taken = { $seat } at “{ $side }”: { $action }.
log-stalker-remembered = -
log-stalker-space-flooded = { $space } is under water.
log-stalker-lost-setup-drawn =
    { $fits ->
        [true] A way into the unknown: “{ $setup }”.
       *[false] “{ $setup }” fits nothing on this map: another card is drawn.
    }
log-stalker-territory-laid = The entrance lies at { $space }; { $tile } lies beyond.
log-stalker-territory-card-laid =
    { $space_id ->
        [none] “{ $side }” lies beside it.
       *[other] “{ $side }” lies at { $space }.
    }
log-stalker-entrance-moved = The ground under the entrance is gone: it lies at { $space } now.
log-stalker-territory-closed = The way into { $tile } has closed.

# Zone Survival
log-stalker-campaign-put-aside = The campaign waits; another team goes into the Zone.
log-stalker-campaign-taken-up =
    { $result_id ->
        [victory] “{ $scenario }” was won with { $points } points. The campaign goes on where it was.
       *[defeat] “{ $scenario }” was lost. The campaign goes on where it was.
    }
log-stalker-scenario-chosen = The scenario: “{ $scenario }”. The map: “{ $map }”.
log-stalker-scenario-began = “{ $scenario }” begins on the map “{ $map }”.
log-stalker-setup-card-drawn =
    { $kept ->
        [true] Setup card: “{ $card }”.
       *[false] “{ $card }” shares a tag with another setup card: the next one is drawn.
    }
log-stalker-zone-event-drawn =
    { $left ->
        [0] Event: “{ $card }”. It is the last round.
        [one] Event: “{ $card }”. 1 card is left.
       *[other] Event: “{ $card }”. { $left } cards are left.
    }
log-stalker-zone-card-discarded = “{ $card }” is discarded.
log-stalker-fate-rolled =
    { $cards_count ->
        [0] Fate: { $symbol }. No card heeds it.
       *[other] Fate: { $symbol } – { $cards }.
    }
log-stalker-zone-token-placed =
    { $space_id ->
        [none] On the map now: { $token }.
       *[other] At { $space } now: { $token }.
    }
log-stalker-zone-token-taken = { $seat } takes: { $token }.
log-stalker-zone-token-given = { $seat } hands to { $to }: { $token }.
log-stalker-stretcher-lifted = { $seat } and { $person } carry together.
log-stalker-stretcher-declined = { $seat } does not take the other end.
log-stalker-zone-token-dropped = { $seat } drops: { $token }.
log-stalker-zone-token-removed =
    { $space_id ->
        [none] Gone: { $token }.
       *[other] Gone from { $space }: { $token }.
    }
log-stalker-zone-token-turned = Turned over at { $space }: { $face }.
log-stalker-way-opened =
    { $space_id ->
        [none] Open now: { $token }.
       *[other] Open now at { $space }: { $token }.
    }
log-stalker-counter-changed =
    { $need ->
        [0] { $counter }: { $to }.
       *[other] { $counter }: { $to } of { $need }.
    }
log-stalker-character-came = { $character } is at { $space }.
log-stalker-character-gone = { $character } is gone.
log-stalker-character-hurt = { $character } loses { $lost } HP, { $hp } left.
log-stalker-character-healed = { $character } heals { $healed } HP, now { $hp }.
log-stalker-character-down = { $character } goes down.
log-stalker-character-died = { $character } dies.
log-stalker-goods-changed =
    { $by_sign ->
        [down] { $seat } hands over: { $good } ({ $by_size }).
       *[up] { $seat } takes on: { $good } ({ $by_size }).
    }
log-stalker-price-changed = { $trader } pays { $price } K now: { $good }.
log-stalker-stock-spoiled = { $trader }: stock is spoiled, { $left } left.
log-stalker-load-given = { $seat } hands over to { $character }: { $token }.
log-stalker-artifact-captured = { $enemy } takes the artifact.
log-stalker-wounded-died = The wounded person at { $space } has bled to death.
log-stalker-front-arrived = The front arrives. Seals broken: { $broken }, seals missing: { $missing }.
log-stalker-sold-on-map = { $seat } sells { $card } for { $price } K.
log-stalker-enemy-marked = { $enemy } is marked.
log-stalker-artifact-placed = An artifact lies at { $space }.
log-stalker-unknown-removed = The unknown token at { $space } leaves the map unseen.
log-stalker-anomaly-replaced = { $old } gives way to { $new }.
log-stalker-stalker-left = { $seat } leaves the map, safe.
log-stalker-request-checked =
    { $met ->
        [true] The request is met: “{ $card }”.
       *[false] The request is not met: “{ $card }”.
    }
log-stalker-event-foreseen = Among the next events: “{ $card }”.
log-stalker-rounds-changed =
    { $by_sign ->
        [down] Event deck: { $by_size } fewer, { $left } left.
       *[up] Event deck: { $by_size } more, { $left } left.
    }

# The campaign
log-stalker-place-opened = “{ $place }” is on the zone map now.
    .brief = “{ $place }”
    .brought = New on the zone map: { $brought }.
log-stalker-place-crossed-out = “{ $place }” is crossed out on the zone map.
log-stalker-place-visited =
    { $place_kind ->
        [mission] The next mission is “{ $place }”.
       *[other] The team goes to “{ $place }”.
    }
log-stalker-story-read = Read: “{ $story }”.
log-stalker-story-chosen = “{ $story }”: { $option }.
log-stalker-script-opened = { $seat } opens the script book: “{ $script }”.
log-stalker-script-chosen = “{ $script }”: { $option }.
log-stalker-script-branched = -
log-stalker-script-tested =
    { $result ->
        [pass] { $seat } passes the test: { $stars } ★, { $least } needed.
       *[fail] { $seat } fails the test: { $stars } ★, { $least } needed.
    }
log-stalker-contact-gained = A new contact: { $contact }.
    .brief = { $contact }
    .brought = New contacts: { $brought }.
log-stalker-contact-lost = A contact is lost: { $contact }.
log-stalker-contact-visited = The team goes to see a contact: { $contact }.
log-stalker-service-taken = { $contact } does the team a service.
    .effect = { $contact }: { $effect }.
log-stalker-card-traded =
    { $money_sign ->
        [down] { $contact } sells { $card } to the team for { $money_size } K.
       *[up] { $contact } buys { $card } from the team for { $money } K.
    }
log-stalker-magazine-traded =
    { $money_sign ->
        [down] { $contact } sells a magazine ({ $magazine }) to the team for { $money_size } K.
       *[up] { $contact } buys a magazine ({ $magazine }) from the team for { $money } K.
    }
log-stalker-card-swapped = { $contact } takes { $card } and { $fee } K and gives { $new } for it.
log-stalker-companion-hired = { $contact } comes along with { $seat }.
log-stalker-contract-taken = The contract for the next mission: { $contact }.
log-stalker-contract-met = The contract is met: { $contact }.
log-stalker-card-stored = { $card } goes to the stash.
log-stalker-magazines-stored = To the stash: { $things }.
log-stalker-card-handed-in = The team gives away { $card }.
log-stalker-stash-card-lost = Lost from the stash: { $card }.
log-stalker-late-marked =
    { $n_sign ->
        [down] Story { $letter } has lost a LATE mark.
       *[up] Story { $letter } has one more LATE mark.
    }
log-stalker-event-joined = “{ $event }” joins the random events of this campaign.
log-stalker-card-packed = { $seat } takes { $card } from the stash.
log-stalker-card-unpacked = { $seat } puts { $card } back into the stash.
log-stalker-magazine-packed =
    { $n_sign ->
        [down] { $seat } puts { $things } back into the stash.
       *[up] { $seat } takes { $things } from the stash.
    }
log-stalker-gear-packed = { $seat } packs { $things }.
log-stalker-gear-returned = Back in the stash: { $things }.
log-stalker-kits-packed = Everybody packs what they had before.
log-stalker-all-unpacked = Everything is back in the stash.
log-stalker-kit-refused = { $seat } does not agree: the stash is shared out anew.
log-stalker-epilogue-read = The epilogue of “{ $mission }”.
log-stalker-mission-closed =
    { $result_id ->
        [victory] Home from “{ $mission }”, which was won.
       *[defeat] Home from “{ $mission }”, which was lost.
    } Rounds: { $rounds }, of them on alarm: { $alarms }; highest dosage at the end: { $dose }; artifacts: { $artifacts }; enemies killed: { $kills }.{ $fallen_count ->
        [0] { "" }
       *[other] { " " }Fallen: { $fallen }.
    } { $earned_sign ->
        [down] Gear worth { $kit } K, { $spent } K paid before, { $earned_size } K lost; the stash holds { $money } K.
       *[up] Gear worth { $kit } K, { $spent } K paid before, { $earned } K earned; the stash holds { $money } K.
    }
log-stalker-campaign-ended = The campaign is over: “{ $story }”. For the people { $people }, for coin { $coin }, for the dark { $dark }.
