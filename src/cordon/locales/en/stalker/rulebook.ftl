# The rules of S.T.A.L.K.E.R. as a player reads them: a title, and the rule in a few sentences.
# One message for each rule id: rule-st-7-5 is ST-7.5, rule-st-7 its chapter. Reasons link to these ids.

# In short

rule-st-0 = How to play in two minutes
    .text = You play one mission together: all win or all lose. Each round an event card is drawn. Then each
        stalker takes 2 turns with 2 standard actions each (3 if you play alone), and any number of free
        actions: walk, shoot, reload, search, throw bolts. If you end a turn where an enemy sees you, it attacks at once. After all
        turns an activation card moves the enemies towards the attention tokens, above all towards the high
        ones. So stay out of sight, or be quick. Radiation raises your dosage and costs HP at the end of the
        round. When you fall to 0 HP, you suffer a critical injury, and another with each loss after that; the
        third one kills you, and the mission is lost. Bolts make anomalies safer to enter, and a detector
        finds the artifacts in them. Complete the objective before the event deck runs out.
rule-st-0-4 = Signs on cards
    .text = ★ is a success. N is the number of stalkers in the mission. HP are health points, of stalkers and
        of enemies. K are coupons, the money of the Zone. P1 to P4 are the anomaly symbols with 1 to 4 petals.
        C1 to C4 are the colours of enemies.
rule-st-0-5 = May
    .text = “May” leaves it to you; everything else happens. Ties that the lead stalker decides settle
        themselves, unless the match is set up to ask.

# Overview

rule-st-1 = Overview
    .text = A few stalkers, one mission, a Zone that does not help.
rule-st-1-1 = One team
    .text = 1 to 4 stalkers play together. You all win the mission, or you all lose it.
rule-st-1-2 = One mission
    .text = Choose a mission and your stalkers, equip them and set off. Nothing carries over to the next
        mission.
rule-st-1-3 = Golden rules
    .text = A card that contradicts a rule wins. If a component has run out, only that part of the effect is
        skipped. What stays unclear is decided against the stalkers: the Zone is merciless.
rule-st-1-4 = The lead stalker
    .text = One of you is the lead stalker: first turn of each round, last word, and ties. You choose the
        first one when the mission starts. Using the lead stalker token hands the title on (ST-7.12).
rule-st-1-5 = N stalkers
    .text = N is the number of stalkers at the start of the mission; companions do not count. “4 − N” is never
        less than 0.
rule-st-1-7 = End of a mission
    .text = A mission ends when its objective is completed, when a stalker dies or when time runs out. A death
        ends it at once: only the effect that killed is finished. A card names the event that comes last and
        leads to the epilogue.

# The table

rule-st-2 = What lies on the table
    .text = A map of tiles, a PDA for each stalker, decks of cards, tokens and 13 dice.
rule-st-2-1 = Cards
    .text = 12 stalkers, 27 weapons, 26 armours, 33 attachments, 38 items, 26 artifacts, 17 enemies, 20 enemy
        wounds, 22 enemy activations, 11 anomalies, 18 random events and 3 control cards. Each mission brings
        cards of its own.
rule-st-2-2 = Tokens
    .text = 16 bolts, 10 magazines of each type, 10 pinned, 10 exposed, 4 focus, 8 critical injuries, 31 loot,
        24 unknown enemies, 5 artifacts, 4 no-visibility tokens, 2 traps and 36 cubes.
rule-st-2-3 = Standees
    .text = Enemies stand on the map as standees. Each enemy has only so many.
rule-st-2-6 = What can run out
    .text = All cards and tokens can run out; coupons cannot. Ammo, extra actions and counters share the 36
        cubes; a match may be set up without this limit. You cannot spend more coupons than the team has.

# Dice

rule-st-3 = Dice
    .text = Gear dice, stalker dice and the anomaly die.
rule-st-3-1 = Three kinds
    .text = There are 6 gear dice and 6 stalker dice with 6 faces, and 1 anomaly die with 10.
rule-st-3-2 = Which dice you roll
    .text = Weapon attack: the stalker dice of your stalker card plus the gear dice of the attack. Knife: 3
        gear dice. Other attacks: as printed. Defence: as many gear dice as your armour has DEFENCE.
        Radiation: 1 to 4 gear dice. Anomalies, detectors and some enemy attacks: the anomaly die.
rule-st-3-3 = Gear die
    .text = Its faces show 0, 1, 1, 2, 2 and 3 ★.
rule-st-3-4 = Stalker die
    .text = Its faces: accuracy, which is 2 ★, or 4 ★ in accurate range; 2 ★; 1 ★; 1 ★ and 1 mask; 1 mask; 2
        masks.
rule-st-3-5 = Anomaly die
    .text = Of its 10 faces 1 shows P1, 2 show P2, 3 show P3 and 4 show P4: as many faces as petals.
rule-st-3-6 = Rerolls
    .text = Reroll after the whole roll, before any result is used. Each source of rerolls works once per
        roll; another source may reroll the same die again. The last result counts.
rule-st-3-7 = At most 6 dice
    .text = You roll at most 6 gear dice and 6 stalker dice at once. More are not rolled.
rule-st-3-8 = More dice, more ★
    .text = “+1 die” counts before the roll. “+1 ★” is added after all rerolls. No total falls below 0.

# The map

rule-st-4 = The map
    .text = Spaces, the edges between them, and who sees whom across.
rule-st-4-1 = Tiles
    .text = The map is made of numbered tiles on a square grid. The directions are N (up), E, S and W.
rule-st-4-2 = Spaces
    .text = Each tile is divided into spaces. A space is a group of connected squares; some squares at its rim
        are only partial.
rule-st-4-3 = Room on a space
    .text = A space holds 1 entity for each full square. Partial squares do not count. Stalkers, companions
        and enemies of any size are 1 entity each.
rule-st-4-4 = Fully occupied
    .text = A space without a free place is fully occupied. Enemies and companions cannot end a movement
        there. A stalker who does pushes somebody out (ST-7.2).
rule-st-4-6 = Edges
    .text = The edge between squares of two spaces is open, impassable, a wall, a door or a window.
rule-st-4-7 = What passes an edge
    .text = Open edge or door: movement, sight and range. Impassable terrain, such as a fence: sight and
        range, no movement. Wall: nothing. Window: everything for stalkers and humans; sight and range but no
        movement for psionics and companions; nothing for all other mutants. So you may see a mutant that does
        not see you.
rule-st-4-8 = Where tiles meet
    .text = If the edges of two tiles differ, the stricter one counts: wall, then impassable, then window,
        then open. A door counts as open here.
rule-st-4-9 = Several edges
    .text = If two spaces share several edges, the best of them counts.
rule-st-4-10 = Adjacent spaces
    .text = Spaces that share an edge other than a wall are adjacent; touching at a corner is not enough. For
        movement, impassable terrain separates too. “Adjacent space” on a card means range 1, with windows as
        for a stalker.
rule-st-4-11 = Water
    .text = Nobody enters or crosses water, and no token lies on it. Sight and range pass over it.
rule-st-4-12 = Cards on the map
    .text = A card that shows spaces replaces the spaces, edges, radiation and cover below it.
rule-st-4-13 = Rooms and buildings
    .text = Walls, doors and windows enclose a room. Neighbouring rooms form a building. Spaces in rooms are
        indoors, all others outdoors.
rule-st-4-14 = Radiation of a space
    .text = A space may show a radiation value: 1–2 is yellow, 3–4 orange, 5 and more red. It raises your
        dosage (ST-9.2).
rule-st-4-15 = Cover of a space
    .text = A space may show a cover value. All spaces of a room have the same one.
rule-st-4-16 = What cover does
    .text = If you attack somebody in cover, subtract the cover value from your ★; if an enemy attacks, from
        its damage. Cover does not count for an attacker on the same space or in the same room.
rule-st-4-17 = Range
    .text = Range is the smallest number of edges crossed from space to space, on a way that range can pass.
        The way need not be straight. Your own space is range 0.
rule-st-4-18 = Words for ranges
    .text = “Range 2” or “within range 2” is 0 to 2. “Range 2+” is 2 and farther. “Range 1–2” is 1 or 2.
        “Range 0” is your own space.
rule-st-4-19 = Range to an anomaly
    .text = Count to the nearest space with one of its symbols.
rule-st-4-20 = Range between tokens
    .text = If nobody measures, windows count as for a stalker.
rule-st-4-21 = Routes
    .text = A route is a way that an entity could walk. Its length is the number of spaces entered.
rule-st-4-22 = Corners
    .text = Each change of direction between two steps is a corner. Turning before the first step is not.
rule-st-4-23 = Humans avoid anomalies
    .text = A human enemy takes no route over uncovered anomaly symbols while there is another. Other enemies
        do not avoid them, and going forward (ST-13.13) avoids nothing.
rule-st-4-24 = What is closest
    .text = The best route decides: fewest spaces, then fewest corners. Ties go to the lead stalker.
rule-st-4-25 = Shortest route
    .text = Fewest spaces, then fewest corners, then the lead stalker decides.
rule-st-4-26 = No way there
    .text = Without a route, range decides what is closest. Whoever moves towards a place out of reach goes to
        the reachable space with the smallest range to it.
rule-st-4-27 = Full spaces on the way
    .text = An enemy may pass a fully occupied space unless it holds a possible target; then that space can
        only be its last. Stalkers and companions may pass fully occupied spaces without enemies.
rule-st-4-28 = Who measures
    .text = What is closest to a stalker or a token is measured with stalker movement. Which enemy is closest
        is measured along each enemy’s own route.
rule-st-4-30 = Line of sight
    .text = Line of sight goes from space to space in one of the four directions. It never turns.
rule-st-4-31 = How sight spreads
    .text = From your space look in one direction: you see each space that touches it on that side, then each
        space that touches those on the same side, and so on. Large spaces widen the view.
rule-st-4-32 = How far you see
    .text = Stalkers and companions see any distance in all four directions. An enemy sees as far as its card
        says: ahead, to each side and behind.
rule-st-4-33 = Own space
    .text = Everybody sees their own space.
rule-st-4-34 = What blocks sight
    .text = Walls, no-visibility tokens, the end of the map, and windows for those who cannot see through them
        (ST-4.7). Entities and other tokens block nothing.
rule-st-4-35 = What you see
    .text = Whoever sees a space sees everybody and everything on it.
rule-st-4-36 = No visibility
    .text = Nobody sees into, out of or through a space with this token. Those on the same space can still
        attack each other.
rule-st-4-37 = Seeing and being seen
    .text = You may see an enemy that does not see you, and the other way round. “In an enemy’s line of sight”
        means that the enemy sees you.
rule-st-4-38 = Facing
    .text = Each enemy faces N, E, S or W. Stalkers and companions see all around.
rule-st-4-39 = Turning to somebody
    .text = An enemy turns to the side on which it could see the other; if there is none, towards the first
        step of the shortest route. It does not turn for somebody on its own space. Ties go to the lead
        stalker.

# Mission cards and tokens

rule-st-5 = Mission cards and tokens
    .text = What lies on the map and beside it, and what happens when you get there.
rule-st-5-1 = Environment cards
    .text = Overlay cards lie on the map and change spaces, edges and actions. Clue cards lie beside it:
        hints, rules, tasks. A finding is a clue card that one stalker holds; it takes no room in the
        backpack, and Prepare hands it over. An escort is a finding that stands for a person: with it,
        Movement takes you at most 2 spaces.
rule-st-5-2 = Numbers of cards
    .text = A1-03a is the front of card 3 of mission A1, A1-03b its back. If several cards share a number, one
        is chosen at random.
rule-st-5-3 = Environment deck
    .text = Cards that are not on the table yet wait in the environment deck, unseen. “Take card X” fetches
        one.
rule-st-5-4 = Flipping a card
    .text = An overlay card is put back on the map with its other side up. The new side of a clue card is
        resolved; unless it is discarded, it stays, and its rules apply.
rule-st-5-5 = Discarding and removing
    .text = A discarded environment card is out of this mission. A removed one does not come back later
        either.
rule-st-5-6 = Actions on cards
    .text = An action on a card names its price, what it needs and where you can take it: on a space of the
        card, unless it says otherwise. From a space joined by a window to a building card you may look
        inside, as a free action: flip the card.
rule-st-5-7 = Choices with a price
    .text = A choice that costs a standard action slides your turn token once. You cannot take it without a
        slot left.
rule-st-5-8 = Triggers
    .text = A trigger fires when a stalker enters its space or meets its condition. Your action and movement
        go on unless it says otherwise. A building card flips as soon as you step into the building.
rule-st-5-9 = Objective
    .text = The objective card lists what you have to do, and what follows if a stalker dies.
rule-st-5-10 = Mission events
    .text = Mission events lie face down in order, I on top. If two share a number, one is left out at random.
rule-st-5-11 = Random events
    .text = Some effects put random events face down on top of the event deck. Each one gives you another
        round. If none are left, the discarded ones are shuffled; without those, nothing is added.
rule-st-5-12 = Reading an event
    .text = An event card has a story, often an instant effect, and an effect at the end of the round. You may
        read all of it as soon as it is drawn.
rule-st-5-13 = Instant effects
    .text = They happen when the card is drawn. An action, move or attack from it slides your turn token only
        if the card says so.
rule-st-5-14 = End of the round
    .text = All turn tokens go back up, the lead stalker token turns to its action side, and the next round
        begins.
rule-st-5-15 = Active event
    .text = Only the latest event card is active. It replaces the one before.
rule-st-5-16 = Time runs out
    .text = If no event card is left to draw, the mission fails.
rule-st-5-17 = Loot
    .text = Loot on a space is a stack. New loot goes on top, face down. Only the top token can be taken.
rule-st-5-18 = Taking loot
    .text = Turn the token over, gain what it shows, and discard it. It does not come back in this mission.
rule-st-5-19 = Placing loot
    .text = Loot is drawn at random. If none is left, none is placed.
rule-st-5-20 = Unknown enemies
    .text = A token shows X, which is nobody, or 1 or 2 enemies of a colour and an arrow.
rule-st-5-21 = Resolving an unknown token
    .text = Take the top token of the stack and turn it over. X: discard it. Colour: put the enemies shown
        from the pool on its space, facing as the arrow points, and discard it. If the pool is empty, draw an
        activation card: a HIGH one if high attention is on the map, otherwise a LOW one. Only the enemy of
        that colour closest to the token follows it, without the part for the enemies & Zone phase. If there
        is no such enemy, nothing happens.
rule-st-5-22 = No room to appear
    .text = An enemy that finds no room stands on the closest space with room, facing the one it could not
        use.
rule-st-5-23 = Several tokens
    .text = They are resolved one after another; the lead stalker decides the order.
rule-st-5-24 = New enemies
    .text = If a new enemy sees a stalker, attention rises at once (ST-8.4). On an anomaly it rolls at once
        (ST-14.10).
rule-st-5-25 = Other tokens
    .text = No-visibility tokens and bolts are discarded in the enemies & Zone phase. Traps and mission tokens
        do what their cards say. A neutral marker counts as attention that belongs to nobody: it draws enemies
        and is never reduced.

# The round

rule-st-6 = The round
    .text = Event phase, players phase, enemies & Zone phase, and again.
rule-st-6-1 = Three phases
    .text = A round has these three phases. Rounds follow each other until the mission ends.
rule-st-6-2 = Event phase
    .text = Draw the top event card and resolve its instant effect. Now it is the active event.
rule-st-6-3 = Players phase
    .text = The lead stalker begins, the others follow clockwise. Each takes 1 turn, then each takes the
        second. When all have taken both, the phase ends.
rule-st-6-4 = Turn tokens
    .text = Each of your 2 turns has its turn token. It starts at the top and can slide down 2 slots. At the
        start of a turn, choose a token that you have not used this round.
rule-st-6-5 = Standard actions
    .text = Each standard action slides the turn token down 1 slot. A turn has as many as slots are left,
        normally 2, and you take them all: it does not end before.
rule-st-6-6 = Free actions
    .text = You may take any number of them, before, between and after standard actions. They never slide the
        token.
rule-st-6-7 = One after another
    .text = Finish an action before you begin another. Only the stalker whose turn it is acts.
rule-st-6-8 = Extra actions
    .text = A cube on your turn token pays for a standard action: discard it, and the token does not slide.
        Cubes are spent before slots. At the bottom you may leave cubes unused; all of them are discarded at
        the end of the round.
rule-st-6-9 = Effects that slide a token
    .text = If an effect slides a turn token, that turn has fewer standard actions, and map radiation counts
        (ST-9.2). Even at the bottom you still have the turn, with free actions only.
rule-st-6-10 = Passing
    .text = Before a turn you may pass and take it later. You cannot if all others with turns left have passed
        since the last turn.
rule-st-6-11 = End of a turn
    .text = When the token is at the bottom and you want no more free actions, your turn ends. Then the
        enemies that see you react (ST-13.20).
rule-st-6-12 = Enemies & Zone phase
    .text = 1. The enemies are activated (ST-13.22). 2. Radiation takes effect and dosage falls (ST-9.6). 3.
        All no-visibility tokens, all bolts on the map and all pinned tokens of enemies are discarded. Pinned
        tokens of stalkers and all exposed tokens stay. 4. Each stalker whom no enemy sees reduces attention
        once. 5. End-of-round effects happen, the active event last.
rule-st-6-13 = Order in this phase
    .text = In steps 2 and 4 stalkers go clockwise from the lead stalker. In step 5 the lead stalker decides
        the order.

# Actions

rule-st-7 = Actions
    .text = What you can do in your turn, and what it costs.
rule-st-7-1 = Basic actions
    .text = Movement, Careful Movement, Prepare, Reload, Pick Up, Decoy, Bolts & Nuts and Knife. Every stalker
        can take them. Each is a standard action.
rule-st-7-2 = How stalkers move
    .text = Step to an adjacent space, see what happens, then choose the next step. A space with an enemy ends
        your movement. Enemies that you leave turn to face you. You may pass fully occupied spaces without
        enemies. If you end on one, push somebody out: another stalker if one is there, otherwise a companion
        or an enemy; to the space you came from if possible, otherwise to another adjacent one. If nobody can
        be pushed, you cannot end there, nor enter if an enemy is there. Whoever is pushed rolls for anomalies
        and loses the exposed token, but gains no map radiation and no low attention; a pushed enemy faces the
        space it left. After any movement of yours, discard your exposed token.
rule-st-7-3 = Attention while you move
    .text = While an enemy sees you, your token lies on your space, high side up. On the first space out of
        sight put it down once more, high side up; it stays there if you go on unseen. If you end unseen and
        the token is not high on the map, put it, low side up, on your last space. If it is high on the map,
        it stays where it is.
rule-st-7-4 = Moving without attention
    .text = If a movement places no attention, your token stays as it is. Only if you end in an enemy’s line
        of sight, put it, high side up, on your space.
rule-st-7-5 = Movement
    .text = Standard action. Move 1 to 3 spaces. Attention follows you.
rule-st-7-6 = Careful Movement
    .text = Standard action. Move 1 space. No enemy may see your space or the one you enter. You place no
        attention. Radiation, triggers and anomalies count as always.
rule-st-7-7 = Prepare
    .text = Standard action. Gain 1 focus and 1 bolt. Then all stalkers on your space may exchange equipment,
        magazines, bolts and findings, move cards between slots and backpacks, and install or remove
        attachments, as often as they like. Backpacks are checked at the end.
rule-st-7-8 = Reload
    .text = Standard action; free action while you have focus, which you keep. Discard 1 magazine of the
        weapon’s type and fill the weapon up. It may be equipped or in your backpack. Full weapons and weapons
        with special ammo cannot be reloaded this way.
rule-st-7-9 = Pick Up
    .text = Standard action. Take the top loot or an artifact token on your space. For an artifact token gain
        a random artifact of the anomaly’s type, or any if there is none.
rule-st-7-10 = Decoy
    .text = Standard action. You cannot use it while your attention is high on the map or an enemy sees you.
        Discard 1 bolt and put your token, low side up, on a space within range 3. If enemies are there or
        adjacent, draw a LOW activation card: only they follow it, without the part for the enemies & Zone
        phase. Then each attention token that one of them sees moves 1 space towards its owner.
rule-st-7-11 = Bolts & Nuts
    .text = Standard action. Put 1 bolt on an uncovered anomaly symbol within range 3; you need not see it.
        The symbol is covered until bolts are discarded.
rule-st-7-12 = Lead stalker token
    .text = Free action, only for the lead stalker, only with the action side up. Turn the token over and give
        it to the next stalker clockwise, who is lead stalker from now on. Heal 2 HP or gain 1 focus. Until
        the end of the round nobody can use it again. Turn order stays as it is.
rule-st-7-13 = Knife
    .text = Standard action. Attack an enemy on your space: choose the body part and roll 3 gear dice.
        Accuracy and masks do not count. If the enemy dies, reduce your attention once.
rule-st-7-14 = Stand up
    .text = Standard action. Discard your pinned token. While you are pinned, you can do nothing else.
rule-st-7-15 = More actions
    .text = Weapons, items, some artifacts and attachments, stalkers, environment cards and events offer
        further actions. Items are discarded after use.
rule-st-7-16 = Passive rules
    .text = Rules on cards that are no actions always apply; those of equipment only while it is equipped.
        “Once per turn” means once in each of your turns.
rule-st-7-17 = Standard as free
    .text = If you take a standard action as a free action, the turn token does not slide, and there is no map
        radiation.

# Attention

rule-st-8 = Attention
    .text = How much the Zone knows about you. Enemies come where your token lies.
rule-st-8-1 = Attention token
    .text = Your token lies on your PDA, or on the map with its low or its high side up.
rule-st-8-2 = High blocks low
    .text = While your token is high on the map, nothing can place it low.
rule-st-8-3 = Locked by sight
    .text = While an enemy sees you, your token is high on your space. Nothing moves or reduces it.
rule-st-8-4 = Being seen
    .text = As soon as an enemy sees you, whatever the cause, put your token, high side up, on your space.
rule-st-8-5 = Placing low attention
    .text = Put the token, low side up, on the space named. This has no effect if the token is high on the map
        or an enemy sees you.
rule-st-8-6 = Placing high attention
    .text = Put the token, high side up, on the space named; if an enemy sees you, or if none is named, on
        your own.
rule-st-8-7 = Reducing attention
    .text = High becomes low on the same space. Low goes back to your PDA. This has no effect while an enemy
        sees you.
rule-st-8-8 = Tokens drawn to you
    .text = A token that moves towards its owner takes the shortest route and keeps its side. It moves once per
        effect, however many enemies see it.
rule-st-8-9 = Nothing happens yet
    .text = Placing a token makes no enemy act. It decides which activation card comes and where enemies go.
rule-st-8-10 = Companions
    .text = Companions never place attention.

# Radiation

rule-st-9 = Radiation
    .text = The map fills your dosage; dosage costs HP.
rule-st-9-1 = Dosage
    .text = Your Geiger counter shows a dosage from 0 to 16.
rule-st-9-2 = Map radiation
    .text = Each time your turn token slides, take the highest radiation value of all spaces where you were
        during that action, the first one included. Add the MAP RADIATION modifier of your armour, which is 0
        or less, and raise your dosage by the result if it is above 0.
rule-st-9-3 = No slide, no radiation
    .text = Free actions, actions paid with a cube, free moves from events and being pushed bring no map
        radiation.
rule-st-9-4 = Direct dosage
    .text = “Increase your dosage” is not reduced by armour unless the card says so.
rule-st-9-5 = Critical dosage
    .text = If your dosage would rise above 16, roll 4 gear dice and lose 1 HP for each ★. Your dosage is 16
        then.
rule-st-9-6 = Radiation exposure
    .text = In step 2 of the enemies & Zone phase roll gear dice by dosage: 0–3: none, 4–7: 1, 8–11: 2, 12–15:
        3, 16: 4. Lose 1 HP for each ★. Focus does not help.
rule-st-9-7 = Dosage falls
    .text = After exposure your dosage falls to the next lower mark: 1–3 to 0, 4–7 to 3, 8–11 to 7, 12–15 to
        11, 16 to 15. A match may be set up with other marks.
rule-st-9-8 = Base dosage
    .text = If your dosage is then below the base dosage of your artifacts (ST-10.18), raise it to that.
rule-st-9-9 = Order
    .text = First roll and lose HP, then the dosage falls, then base dosage counts. “Suffer radiation
        exposure” on a card means only the roll and the loss.

# Stalkers and equipment

rule-st-10 = Stalkers and equipment
    .text = What you are, what you wear and what you carry.
rule-st-10-1 = Stalker card
    .text = It shows your maximum HP, your shooting, which is the stalker dice in weapon attacks and may
        depend on range, and your abilities.
rule-st-10-2 = HP
    .text = You start with maximum HP. HP never exceed it and never fall below 0.
rule-st-10-3 = Losing HP
    .text = If a loss brings you to 0 HP, or you lose HP at 0, suffer 1 critical injury. One loss never causes
        more than one.
rule-st-10-4 = Critical injuries
    .text = Put the token over one of your turn tokens without one: that turn has only 1 standard action. A
        turn token in a blocked slot goes down. The third critical injury kills you. As soon as you have more
        than 0 HP, discard all critical injuries; actions lost this round stay lost.
rule-st-10-5 = Death
    .text = When a stalker dies, the mission is lost unless the objective says otherwise.
rule-st-10-6 = Your PDA
    .text = It holds 1 weapon with up to 2 attachments, 1 armour with 1 attachment, 3 artifacts, 2 turn
        tokens, a backpack and pockets.
rule-st-10-7 = Equipment
    .text = Weapons, armours, attachments, items and artifacts are equipment.
rule-st-10-8 = Backpack
    .text = The backpack holds 6 equipment cards; some cards make it larger. Attachments on cards in the
        backpack count too.
rule-st-10-9 = Equipped or packed
    .text = Items work from the backpack. All other equipment works only when equipped.
rule-st-10-10 = Too much to carry
    .text = If you carry more than the backpack holds, discard cards from it, even those just gained. While
        you exchange equipment, this is checked at the end.
rule-st-10-11 = Gaining equipment
    .text = Put the card into the backpack, or equip it at once; what it replaces goes to the backpack.
        Install fitting attachments with a new weapon or armour if you like. A new weapon is fully loaded.
rule-st-10-12 = Pockets
    .text = Bolts, magazines and mission tokens are in your pockets, as many as you like.
rule-st-10-13 = Tiers
    .text = Weapons and armours have tiers I to III, attachments I and II. Without a tier you gain a random
        card, with one a random card of that tier.
rule-st-10-14 = Discarded equipment
    .text = It goes to the discard pile of its deck, which is shuffled when the deck is empty. Cards with “–”
        for a value cannot be sold or discarded before an effect says so.
rule-st-10-15 = Items
    .text = An item has types such as food, medicine or grenade, and an action. After use it is discarded.
rule-st-10-16 = Armour
    .text = DEFENCE is your number of gear dice in defence rolls. MAP RADIATION lowers map radiation. The
        container, basic, improved or advanced, shields artifacts (ST-10.18). Each armour takes 1 armour
        attachment. Without armour you have DEFENCE 0, no modifier and no container.
rule-st-10-17 = Artifacts
    .text = You may equip up to 3. An artifact has a type, an effect and a base dosage. In the backpack it is
        harmless and does nothing.
rule-st-10-18 = Base dosage of artifacts
    .text = The highest base dosage among your equipped artifacts counts, minus 2 with an improved or 4 with
        an advanced container. Of several containers the best counts.
rule-st-10-19 = Weapons
    .text = A weapon has an accurate range, a maximum range, a type and amount of ammo, up to 2 attachment
        slots, perhaps a trait, and 1 or 2 attacks. An attack names its price, its ammo, its gear dice and the
        attention it places.
rule-st-10-20 = Loud and quiet
    .text = An attack places attention on your space as printed; if nothing is printed, high attention.
rule-st-10-21 = Weapon attachments
    .text = Each needs a free slot of its kind. A rail takes an optic or an underbarrel attachment.
rule-st-10-22 = Ammo
    .text = You pay ammo when you attack. Without enough ammo you cannot choose the attack.

# Attacks of stalkers

rule-st-11 = Attacks of stalkers
    .text = Choose, pay, make noise, roll, hit.
rule-st-11-1 = Who attacks whom
    .text = Stalkers attack enemies, with weapons, the knife and other cards.
rule-st-11-2 = Target
    .text = A weapon needs a target in your line of sight, within maximum range and not nearer than a minimum
        range. Other attacks name their range; they need line of sight only if they say so.
rule-st-11-3 = Pay
    .text = Pay the action, then the ammo.
rule-st-11-4 = Attention
    .text = Place the attention that the attack names, on your space unless it says otherwise.
rule-st-11-5 = Body part
    .text = If the attack lets you choose, choose a body part of the target; otherwise it is the torso.
rule-st-11-6 = Roll
    .text = Weapon: your stalker dice, the gear dice of the attack and extra dice. Other attacks: as printed.
rule-st-11-7 = Reroll
    .text = Use focus and other rerolls now.
rule-st-11-8 = Hit
    .text = Count ★ and add what cards add, then subtract cover. Spend masks on effects of your weapon, each
        as often as you can pay; masks left over are lost. The highest threshold of the body part that your ★
        reach takes effect, from left to right. If you reach none, you miss.
rule-st-11-9 = Accuracy
    .text = The accuracy face is 2 ★. In a weapon attack with the target in accurate range it is 4 ★.
rule-st-11-10 = Enemies turn
    .text = After the attack each enemy attacked that is alive turns to face you, even if you missed.
rule-st-11-11 = Burst and full auto
    .text = After rerolls you may divide ★ and effects among the target and other enemies in your line of
        sight on its space or adjacent to it. Each is checked with its own share, torso and cover.
rule-st-11-12 = Blast
    .text = A blast hits all enemies on its spaces. Roll once; check each enemy with all ★, its own cover and
        thresholds.
rule-st-11-13 = Blasts that hit stalkers
    .text = If a blast hits everybody, stalkers take the ★ as damage and may roll defence.
rule-st-11-14 = Wounds of enemies
    .text = For a light or heavy wound draw a wound card and resolve its light or heavy half.
rule-st-11-15 = Six outcomes
    .text = 1. Exposed. 2. Exposed and pinned. 3. Pushed away if pinned already, otherwise pinned. 4. Lose 1
        HP. 5. Lose 1 HP if exposed already, otherwise exposed. 6. Lose 1 HP, then shuffle all wound cards.
rule-st-11-16 = The wound deck
    .text = Of 20 cards, light and heavy half: 7 have outcomes 3 and 4, 6 have 1 and 2, 5 have 3 and 5, 2 have
        6 and 6.
rule-st-11-17 = Push away
    .text = The enemy moves 1 space farther from the attacker, onto a space with room that it can walk to; if
        there is none, or no attacker, it stays. It faces the space it left.
rule-st-11-18 = Exposed enemies
    .text = A light wound becomes a heavy one. A heavy wound becomes a loss of 2 HP without a card. Then
        discard the exposed token; one newly gained by the same wound stays.
rule-st-11-19 = Empty wound deck
    .text = Shuffle the discarded wound cards.
rule-st-11-20 = HP of enemies
    .text = Each standee has its own HP.
rule-st-11-21 = Death of an enemy
    .text = At 0 HP the standee goes back to its pool and may come again. A human leaves 1 loot on the space,
        whatever the cause of death.

# Statuses

rule-st-12 = Statuses
    .text = Pinned, exposed, focus and critical injury.
rule-st-12-1 = One of each
    .text = Everybody has at most 1 pinned and 1 exposed token, a stalker at most 1 focus. Companions have
        none.
rule-st-12-2 = Critical injury
    .text = It takes standard actions from a turn; the third one kills (ST-10.4).
rule-st-12-3 = Pinned stalker
    .text = You can only stand up (ST-7.14). Nobody else can do that for you, and the end of the round does
        not help.
rule-st-12-4 = Pinned enemy
    .text = Instead of reacting it discards the token. Activation cards skip it. In step 3 of the enemies &
        Zone phase the token is discarded. It still sees, and it can be pushed.
rule-st-12-5 = Exposed stalker
    .text = An attack on you deals 3 more damage; then discard the token. Moving also discards it. Damage that
        is no attack does not count.
rule-st-12-6 = Gaining focus
    .text = You gain focus by Prepare and other effects. You can have 1.
rule-st-12-7 = Using focus
    .text = Discard it to reroll any of the dice of your own attack, defence or anomaly roll. While you have
        it, Reload is a free action. It does not help with radiation, detectors or rolls of enemies.
rule-st-12-8 = Exposed enemy
    .text = Wounds are worse (ST-11.18). The token is discarded when the enemy moves.

# Enemies

rule-st-13 = Enemies
    .text = What they see, where they go and how they hit.
rule-st-13-1 = Enemy card
    .text = It shows category, type, movement, HP, sight, body parts with thresholds, an attack, and perhaps
        an ability and a special.
rule-st-13-2 = Category
    .text = Horde: many and weak. Elite: few and strong. Boss: rare, with more than 1 HP.
rule-st-13-3 = Types
    .text = Humans use windows, leave loot and avoid anomalies. Psionics see through windows but cannot climb
        through. To other mutants a window is a wall. Mutants and psionics leave no loot.
rule-st-13-4 = Sight
    .text = Four numbers say how many spaces an enemy sees ahead, to each side and behind.
rule-st-13-5 = Body parts
    .text = Every enemy has a torso, some have a head. The thresholds are numbers of ★.
rule-st-13-6 = Attack of an enemy
    .text = It is ranged or a charge, with damage, a range and perhaps an effect. If it makes you draw a
        control card, choose one of its two options, without advice.
rule-st-13-7 = Colours
    .text = The colour says how an enemy behaves. C1: bosses. C2: guards and small hunting groups. C3: packs
        and gangs. C4: hordes.
rule-st-13-8 = Teams
    .text = Enemies with the same number on their marker are one team and never attack each other. Different
        numbers are hostile. Enemies without a marker are hostile to both.
rule-st-13-9 = Possible targets
    .text = Enemies attack stalkers and hostile enemies; companions only if their cards say so.
rule-st-13-10 = Pool
    .text = The standees prepared for this mission are all there are of an enemy. Those not on the map are its
        pool.
rule-st-13-11 = Two ways to move
    .text = Enemies move towards something or go forward: so many spaces, or as many as their movement.
rule-st-13-12 = Moving towards something
    .text = The enemy follows the shortest route and turns before each step. It stops at its goal or after the
        last step; then it turns to the next space of the route.
rule-st-13-13 = Going forward
    .text = The enemy walks straight ahead. If it cannot, it turns as little as it needs to, clockwise in a
        tie, and goes on.
rule-st-13-14 = Interruption
    .text = An enemy that sees a possible target does not move or turn. If it sees one on the way, it stops
        there. That alone is no attack.
rule-st-13-15 = Full spaces
    .text = An enemy may pass fully occupied spaces without a target, and is not interrupted there. It cannot
        end there: it stops one space before, or takes another route.
rule-st-13-16 = After moving
    .text = The enemy discards its exposed token and rolls for anomalies. Stalkers that it saw on the way have
        high attention.
rule-st-13-17 = How an enemy attacks
    .text = 1. Target: the closest stalker it sees, otherwise the closest other target it sees; of several on
        one space, you choose. 2. A charge that is not within range 1 moves towards the target, as far as its
        movement, without interruption. 3. It turns to face the target. 4. Damage: the attack plus all
        changes, 3 more if a stalker is exposed, minus cover. If the target is out of range after the charge,
        nothing happens. Several targets are attacked one by one, the nearest first.
rule-st-13-18 = Attack on a stalker
    .text = It always hits. Roll as many gear dice as your DEFENCE and reroll if you can. Each ★ cancels 1
        damage; lose the rest as HP.
rule-st-13-19 = Attack on an enemy
    .text = Damage counts as ★ against the torso. If the target survives, it turns to the attacker.
rule-st-13-20 = Reaction
    .text = After your turn each enemy that sees you attacks you, the closest first. It is checked again
        before each attack. Only you are the target, unless the attack hits a whole space. A pinned enemy
        discards its token instead.
rule-st-13-21 = Special
    .text = Activation cards call for it; an enemy without one does nothing. Retreat: move towards the closest
        space where it sees no target, without interruption, then face back.
rule-st-13-22 = Activation card
    .text = If high attention is on the map, draw a HIGH card, otherwise a LOW card.
rule-st-13-23 = Resolving the card
    .text = Go through the points from top to bottom. At each point one enemy after another acts: the one
        closest to its goal first, then by colour from C1 to C4, then the lead stalker decides.
rule-st-13-24 = Parts of the card
    .text = The last part of HIGH cards counts only in the enemies & Zone phase. LOW cards have a part for no
        attention on the map and one for low attention; some have a part for both.
rule-st-13-25 = Who is meant
    .text = A colour means all enemies of that colour; “all” means all on the map. “N + 1 enemies closest to
        X” means that many, of any colour.
rule-st-13-26 = What cards tell enemies
    .text = Move: towards attention, a room, cover or another place. Go forward. Attack a target in sight, with
        more or less damage by colour. Look around: turn clockwise until a target is in sight, or all the way
        round. Use the special. Draw attention: each token that an enemy sees moves 2 spaces towards its owner.
        Some cards throw grenades, pin or expose.
rule-st-13-27 = Stalker, companion, enemy
    .text = Stalkers see all around, place attention and push. Companions see all around, place no attention,
        have no statuses, cannot climb through windows and act after the second turn of their stalker. Enemies
        see by facing and stop when they see a target. All of them set off anomalies and cover symbols.

# Anomalies and artifacts

rule-st-14 = Anomalies and artifacts
    .text = Every step may set one off. Something valuable lies inside.
rule-st-14-1 = Parts of an anomaly
    .text = A card with its rules, an overlay with symbols on the map, a standee in the centre, and often an
        artifact token under it.
rule-st-14-2 = Anomaly card
    .text = It shows the type, special rules, who is hit, and what happens to stalkers and to enemies.
rule-st-14-3 = Symbols
    .text = The overlay puts symbols P1 to P4 on spaces. The centre has all four.
rule-st-14-4 = Anomaly space
    .text = A space with at least one symbol of an active anomaly, covered or not.
rule-st-14-5 = Inactive
    .text = An overlay without a standee counts as not there.
rule-st-14-6 = Activation roll
    .text = After a movement from, through or to anomaly spaces roll the anomaly die once for each anomaly. It
        activates if the result is an uncovered symbol on one of these spaces. The same symbol twice is no
        worse than once. The symbol that you covered yourself is open again when you leave. You may discard
        focus to reroll; enemies cannot. If all symbols are covered, do not roll.
rule-st-14-7 = What it does
    .text = The card says who is hit: usually whoever set it off and everybody on spaces with the rolled
        symbol, even where it is covered; or everybody in the anomaly. Each is hit once. You roll defence only
        if the card speaks of damage.
rule-st-14-8 = No second roll
    .text = If an anomaly moves or places somebody, they do not roll for it again in the same activation.
rule-st-14-9 = Covering a symbol
    .text = After the roll, whoever ended on an anomaly space covers the open symbol with the highest chance
        there: P4, then P3, P2, P1. It stays covered while they stand there.
rule-st-14-10 = Placed on an anomaly
    .text = Whoever is placed on an anomaly space rolls too, for that space only, and covers a symbol. At the
        start of the mission nobody rolls.
rule-st-14-11 = One cover, one symbol
    .text = If a space has the same symbol twice, each has to be covered.
rule-st-14-12 = What covers
    .text = Bolts, artifact tokens and entities cover symbols. A covered symbol only lowers the chance.
rule-st-14-13 = Moving anomalies
    .text = At the end of the round the standee moves clockwise to the next free overlay. Whoever stands there
        covers a symbol without a roll.
rule-st-14-14 = Those who ignore them
    .text = Some enemies are not affected by anomalies, as their cards say.
rule-st-14-15 = Hidden artifacts
    .text = An artifact token under a standee cannot be picked up. It has to be found first.
rule-st-14-16 = Detector
    .text = Use it within its range of the anomaly. Roll the anomaly die and put the artifact token on a
        symbol of this anomaly equal to the result; you choose which, covered or not. The token covers it.
rule-st-14-17 = Nothing to find
    .text = Without a token under the standee you cannot use the detector there.
rule-st-14-18 = Taking the artifact
    .text = Go to the space of the token and use Pick Up (ST-7.9).

# The campaign

rule-st-15 = The campaign
    .text = Exploration, a mission, its end, again and again until the ending. A single mission has only buying and
        setting off.
rule-st-15-1 = One map, one stash
    .text = A campaign has one zone map and one stash for the whole team: equipment, magazines and money.
rule-st-15-2 = The beginning
    .text = The stash begins with 5000 K and 1 Leather Jacket for each stalker. Sidorovich, the Local Guide and the
        Patron are your contacts. You keep your stalkers for the whole campaign.
rule-st-15-3 = A new campaign
    .text = It begins with a fresh zone map and with all cards; nothing is kept of the one before.
rule-st-15-4 = In this order
    .text = Zone navigation, contacts, setting off, the mission, the mission end. Then from the beginning.
rule-st-15-5 = Zone navigation
    .text = You go to exactly 1 mission and to at most 1 other place, in any order. Of a mission the prologue is read;
        it is fixed from then on. Of a contact or a stash the story is read, and you choose what the story lets you
        choose.
rule-st-15-6 = Crossed out
    .text = A place that is crossed out cannot be visited any more: a mission that was won or given up; any other
        place after its story, unless the story leaves it open.
rule-st-15-7 = New places
    .text = Stories and epilogues put new places on the zone map. A place that is crossed out stays crossed out.
rule-st-15-8 = Two stories
    .text = A1 to A3 are one story, B1 to B3 another. You may go on with either. When the last missions of both are
        crossed out the campaign ends: the ending depends on what you did.
rule-st-15-9 = Open from the start
    .text = “Dalik’s rescue”, the armour workshop, the experienced stalker, the weapon dealer and the stash of blind
        Petro.
rule-st-15-10 = Contacts
    .text = Before each mission you may go to up to 3 different contacts.
rule-st-15-11 = Kinds of contacts
    .text = Loners do small services. Traders buy and sell. At most 1 companion comes along on a mission. At most 1
        contract holds in a mission: it pays if its goal is met and the mission is won. Both sides of companions and
        contracts may be read before you choose.
rule-st-15-12 = Buying and selling
    .text = Everything is paid with the common coupons of the team. A card costs its value, unless the shop or the
        trader asks for another price. In a campaign what is bought goes to the stash, and what is sold goes back to
        its deck. Nobody can buy what is sold out.
rule-st-15-13 = Parts of a value
    .text = Half and a quarter of a value are rounded down to a multiple of 50 K.
rule-st-15-14 = What there is
    .text = For sale is any card of the kind and tier that is left in its deck.
rule-st-15-15 = Setting off
    .text = The lead stalker shares the stash out to the PDAs; what nobody carries stays. Everybody agrees to what is
        on their own PDA.
rule-st-15-16 = Ready to go
    .text = Each stalker starts with maximum HP, 2 bolts, 1 focus, loaded weapons, and dosage 0 or the base
        dosage of their artifacts.
rule-st-15-17 = Clean start
    .text = Nobody has other statuses, and all attention tokens lie on the PDAs.
rule-st-15-18 = Take a detector
    .text = Without a detector no artifact can be found.
rule-st-15-19 = Mission end
    .text = The epilogue is read; it brings money, goods, contacts and places. Equipment, magazines and money go to
        the stash, everything else back to the box. A lost mission brings no reward, what its cards remembered is
        forgotten, its place stays open, and its story gets a LATE mark. After the second loss it is given up; you may
        give it up before. The dead are there again for the next mission.
rule-st-15-20 = A single mission
    .text = Each stalker has a Leather Jacket and a ready set of equipment that fits the mission. A match may
        be set up so that the team buys it instead, with the coupons of the mission; what is left over is
        lost. Some missions add a random artifact.
rule-st-15-21 = Saving
    .text = A campaign is saved after every answer, in a mission and between missions. The chronicle keeps every
        mission in figures.

# Missions

rule-st-16 = Missions
    .text = A story, a map, a task.
rule-st-16-1 = Three parts
    .text = A prologue tells what it is about, the setup builds the map, the epilogue tells how it ended.
rule-st-16-2 = Only what is named
    .text = A mission uses only the enemies, anomalies and cards that it names.
rule-st-16-3 = Setup
    .text = The program lays out tiles, environment cards, anomalies, stalkers, enemies with their markers,
        loot, unknown tokens and the event deck. Then the first round begins.
rule-st-16-4 = Start space
    .text = Stalkers begin on the start space; those who find no room there, on the closest free spaces.

# Solo

rule-st-17 = Solo
    .text = One stalker against the Zone.
rule-st-17-1 = Three actions
    .text = A single stalker has 3 standard actions in each of the 2 turns.
rule-st-17-2 = Always in the lead
    .text = You are always lead stalker. You may use the token once per round and keep it.
rule-st-17-3 = Injured alone
    .text = A critical injury blocks 2 slots: that turn has 1 standard action.
rule-st-17-4 = Two reactions
    .text = Enemies that see you react after each of your 2 turns.
rule-st-17-5 = Several stalkers
    .text = If you lead several stalkers by yourself, the rules for that number of stalkers apply.
rule-st-18 = Lost Territories
    .text = A place that no map shows, beside any mission.
rule-st-18-1 = A module
    .text = Whoever likes plays a mission with Lost Territories: 8 setup cards, 13 environment cards, 3
        tiles with two sides, 2 entrance tokens.
rule-st-18-2 = Setup
    .text = Once the map is laid, before round 1, a random setup card says on what kind of space the
        entrance token goes; of several the players choose. Its tile lies beside the map with its cards and
        tokens, and the setup card is discarded.
rule-st-18-3 = Entrance
    .text = The space of the token and the entrance space of the tile are adjacent for movement and range,
        for everybody. No line of sight passes: one throws and walks through, nobody shoots through.
rule-st-18-4 = No direction
    .text = The entrance adds no corner to a route, an enemy that passes it keeps its facing, and nobody
        goes forward through it.
rule-st-18-5 = Setup cards
    .text = Basement: any space in a building. Winter: any single space outside. Cave: any space of two
        squares. Ruins: the largest building. Ward: a room with a window. Orchard: outside, with cover. Coal
        chute: outside, at a building. Sinkhole: outside, with radiation.
rule-st-18-6 = Nothing fits
    .text = If there is no such space on the map, another setup card is drawn.
rule-st-19 = Zone Survival
    .text = A single game on a map of its own: ten scenarios, ten maps, and cards that make each game
        another one.
rule-st-19-1 = One game
    .text = Nothing is kept afterwards. All rules of missions apply unless something here says otherwise.
rule-st-19-5 = Scenario
    .text = You choose one of ten scenarios, or it is drawn. It names its cards, its enemies, the number of
        rounds and your money.
rule-st-19-6 = Map
    .text = You choose one of ten maps, or it is drawn; any scenario goes with any map.
rule-st-19-7 = Special cards
    .text = The special cards of the scenario lie face up beside the map: their actions, triggers and rules
        are in force.
rule-st-19-8 = Setup cards
    .text = Four setup cards change the map. One that shares a tag with a card kept before is replaced by
        the next. First come tokens with a fixed place, then those whose place you choose.
rule-st-19-11 = Characters
    .text = Helpers, traders and strangers do only what their cards say. Windows are open for them.
rule-st-19-12 = Anomalies
    .text = All three anomalies of the map are of one kind, each with an artifact; a moving one is alone and
        has none.
rule-st-19-13 = Unknown tokens and enemies
    .text = Random enemy cards of the kinds that the scenario names come onto the slots of the map; the rest
        waits in the pools.
rule-st-19-15 = Event deck
    .text = There are as many event cards as rounds. Each round one is drawn.
rule-st-19-16 = Equipment
    .text = The money of the scenario buys equipment at its value. What is left is lost.
rule-st-19-19 = Tokens with spaces
    .text = Vehicles, pipes, houses and ground tokens bring spaces of their own. What they cover loses
        radiation, cover and edges.
rule-st-19-22 = Tags
    .text = Instant: once. One-Turn: this round. Long: until its end is told. Weather: until the next
        weather. Improved enemies: until its condition is met. Ace in the hole: a bonus that one stalker
        uses once. Request: a condition of victory.
rule-st-19-23 = Fate
    .text = Once per enemies & Zone phase the anomaly die is rolled: every face-up card does what it says
        for that symbol. The lead stalker decides the order.
rule-st-19-24 = P4
    .text = If fate shows P4, one unknown token of each stack is resolved as well.
rule-st-19-25 = Unique loot
    .text = A token of unique loot is picked up like loot; it is always one card of the unique deck.
rule-st-19-26 = Scripts
    .text = A script is read when a card says so. Whoever it is addressed to decides; if it is addressed to
        all, the team does.
rule-st-19-27 = Last round
    .text = With the last event card the last round begins. After it the game is over.
rule-st-19-28 = Victory
    .text = You win if the objective is reached and every face-up request is met. If a stalker dies, you
        lose at once.
rule-st-19-29 = Score
    .text = A victory is 20 points, with 1 more for each difficulty icon and 1 less for each relief icon on
        the cards of the game, drawn or not.
