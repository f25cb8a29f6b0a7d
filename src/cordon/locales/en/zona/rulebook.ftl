# The rules of Zona as a player reads them: a title, and the rule in a few sentences.
# One message for each rule id: rule-zo-12-3 is ZO-12.3, rule-zo-12 its chapter. Reasons link to these ids.

# In short

rule-zo-0 = How to play in two minutes
    .text = Discover 2 secrets in 2 different secret facilities. Then get through Pripyat or Moscow’s Eye,
        reach the Power Plant, enter the Sarcophagus and finish one of its event cards: whoever does so first
        wins alone. Each round you take 2 actions, resolve an event card and hear the news. For a test, roll 3
        dice and add your attribute: reach the difficulty. Tire yourself or use items to do better. Damage
        fills your endurance track; what does not fit costs a trauma, and a 4th trauma kills. Watch the
        emission track: when it is full, be in a bunker or underground. Bunkers let you sleep, heal, repair
        and trade. Hurry: when the news deck runs out, all lose.

# Goal

rule-zo-1 = Goal and end
    .text = One scavenger wins, or all lose.
rule-zo-1-1 = A race for 1 to 4
    .text = Each player leads one scavenger. You race each other, and at most one of you wins.
rule-zo-1-2 = The way to win
    .text = Discover secrets in 2 different secret facilities. Go through Pripyat or Moscow’s Eye and reach
        the Power Plant. Enter the Sarcophagus from there, and resolve a sarcophagus event up to its ending.
rule-zo-1-3 = How you win
    .text = You win in the event phase, the moment you reach the ending of a sarcophagus event. The match
        stops there: nobody after you gets another turn.
rule-zo-1-4 = Lost when the news runs out
    .text = When the news deck is empty at the end of a news phase, all lose. You have 21 rounds; alone, 16.
        You can still win in the event phase of the last one.
rule-zo-1-5 = Lost in the Sarcophagus
    .text = When the last sarcophagus event is discarded, all lose at once. If that card brings you to its
        ending, you win instead.
rule-zo-1-6 = Death is not the end
    .text = If your scavenger dies, you go on with a new one at the end of the news phase (ZO-18.8).

# The table

rule-zo-2 = What lies on the table
    .text = 10 scavengers, 166 item cards, 104 event cards, 56 threat tokens, 21 news cards, 20 emission
        cards, 8 locks and 3 dice.
rule-zo-2-2 = Nothing runs short
    .text = There are always enough rubles and damage tokens.
rule-zo-2-3 = Six types of items
    .text = Items are junk, gear, finds, green artifacts, yellow artifacts or starting equipment. The type
        decides which deck a card comes from and goes back to.
rule-zo-2-4 = The four secret facilities
    .text = Botanical Laboratory, Underground Archive, Emission Observatory, Government Shelter. Each of them
        hides secrets; you need two from different ones.
rule-zo-3 = Signs on cards and dice
    .text = VIG, PRO, INT and WIL are your attributes. RAD, DIS and WND are radiation, disturbance and wounds.
        A die shows + plus, · blank, − minus or ☢ hazard.

# Setup

rule-zo-4 = Setting up the table
    .text = The program lays out the board, the decks, the locks and the market.
rule-zo-4-1 = The board side
    .text = With 1 or 2 players, blockades close some borders between areas. With 3 or 4 players those borders
        are open.
rule-zo-4-2 = Event decks on the board
    .text = The green, the yellow and the sarcophagus events are shuffled, each a deck of its own.
rule-zo-4-3 = Where the facilities lie
    .text = Each secret facility has its own deck of 10 events and its fixed place on the board. A match may
        be set up to deal the places at random.
rule-zo-4-4 = One lock each
    .text = Each facility gets 1 of the 8 locks at random, with its requirement open for all to read. The
        other 4 are not used.
rule-zo-4-5 = Finds in each facility
    .text = Each facility gets as many finds as there are players; alone, 2. The rest leave the game.
rule-zo-4-6 = The market at the start
    .text = 4 junk and 4 gear cards lie open in two rows of 4 columns.
rule-zo-4-7 = The threat dispenser
    .text = Mutants and anomalies, green and yellow, wait in 4 shuffled slots. You draw from the bottom, and
        discarded tokens go on top: what has been away longest comes next.
rule-zo-4-8 = The artifact decks
    .text = Green and yellow artifacts are two shuffled decks.
rule-zo-4-9 = News and emission marker
    .text = The 21 news cards are shuffled; alone, 5 of them are removed. The emission marker starts on 0.
rule-zo-4-10 = The emission cards
    .text = The 20 emission cards are shuffled and stay hidden until an emission strikes.
rule-zo-4-11 = What the player count changes
    .text = 1 or 2 players: blockades between areas, and room for 1 scavenger in each facility. 3 or 4
        players: no such blockades, and room for 2. Finds per facility: 2, 2, 3 or 4 with 1, 2, 3 or 4
        players. News: 21; alone, 16.
rule-zo-5 = Choosing your scavenger
    .text = You choose who you are, and start with what that scavenger owns.
rule-zo-5-1 = The Voice of the Zone
    .text = One player, chosen at random, begins as the Voice of the Zone. The Voice of the Zone goes first
        and decides what the Zone does; the role passes left each round. A match may be set up so that the
        host begins.
rule-zo-5-2 = Keep one of two
    .text = You are dealt 2 scavengers and keep 1, secretly and at the same time as the others. The rest wait
        as replacements. A match may be set up for a free choice among all 10, in turn order.
rule-zo-5-3 = Preparing your scavenger
    .text = Two threats appear in the areas your scavenger names. Then you get its starting injuries, rubles
        and reputation, and stand in its starting area.
rule-zo-5-4 = Starting equipment and fatigue
    .text = You start with fatigue 1 and the 4 items of your scavenger. You wear its outfits as far as they do
        not cover the same part of the body.
rule-zo-5-5 = No encounter at the start
    .text = The starting threats do not attack, not even in your starting area.

# The scavenger

rule-zo-6 = Your scavenger
    .text = Attributes, endurance, fatigue and reputation say how you are doing.
rule-zo-6-1 = The four attributes
    .text = Vigilance, prowess, intellect and willpower range from 1 to 4. A value can sink to 0, never below.
rule-zo-6-2 = What attributes are for
    .text = Vigilance spots threats and keeps you hidden. Prowess beats most mutants, intellect most anomalies
        and machines. Willpower withstands pressure and lets you sleep well in bunkers.
rule-zo-6-3 = Traumas lower attributes
    .text = An attribute with a trauma counts 1 less, in tests and while camping, until you discard the
        trauma.
rule-zo-6-4 = Your own ability
    .text = Each scavenger has one ability that nobody else has. It is written on your board.
rule-zo-6-5 = The endurance track
    .text = Each injury fills one space of your endurance track. If damage does not fit any more, you suffer a
        trauma (ZO-18.5).
rule-zo-6-6 = Fatigue from 0 to 5
    .text = You start at 1. Fatigue cannot fall below 0 or rise above 5: what would lower it further is lost.
        A match may be set up with a minimum of 1.
rule-zo-6-7 = Past 5, fatigue hurts
    .text = If something tires you past 5, you stay at 5. Each point above deals 1 damage that cannot be
        cancelled. If the same list also deals damage, that comes first, and either of the two can cause a
        trauma.
rule-zo-6-8 = No choice past 5
    .text = You cannot choose to raise your fatigue past 5. This goes for forcing a test, paying a lock,
        running to a bunker, the side effect of an artifact and every “may” that tires you.
rule-zo-6-9 = Fatigue that is forced
    .text = The failures of encounters, instructions of events and news, and area actions can tire you past 5.
        So can parts of an event that you chose, and the Log and the Palmtop.
rule-zo-6-10 = Good, neutral, bad
    .text = Your reputation is good, neutral or bad. It matters on the market, in some area actions and on
        some event cards.
rule-zo-6-11 = Worsening your reputation
    .text = Good becomes neutral, neutral becomes bad. If it is bad already, take 1 disturbance instead. A
        Forged pass makes you count as good, but the step is lost from your true reputation.
rule-zo-6-12 = Improving your reputation
    .text = Bad becomes neutral, neutral becomes good. If it is good already, you may lower fatigue by 1
        instead.

# Carrying

rule-zo-7 = Carrying your items
    .text = The backpack is small; small items and worn outfits take no room in it.
rule-zo-7-1 = Five slots
    .text = Your backpack has 5 slots, for 1 item each. If it is full, nothing more can be packed.
rule-zo-7-2 = The 6th slot
    .text = Some items and Oleg’s ability give you one more slot, even while the item is deactivated. An
        outfit gives it only while worn. Several sources still give just one slot.
rule-zo-7-3 = Losing the 6th slot
    .text = If its source is gone and your packed items no longer fit, choose one to drop. You cannot put
        anything on at that moment.
rule-zo-7-4 = Small items
    .text = Small items take no slot, and you can own any number. They do not count as in the backpack.
rule-zo-7-5 = What outfits cover
    .text = An outfit covers head, torso, legs or several of them. Two worn outfits cannot cover the same
        part.
rule-zo-7-6 = Worn or packed
    .text = A worn outfit takes no slot. A packed one takes a slot and does nothing.
rule-zo-7-7 = Changing outfits
    .text = You may change outfits between your actions, also before the first and after the last. You may
        also put on an outfit the moment you gain it; what clashes with it goes into the backpack.
rule-zo-7-8 = No room left
    .text = If a new item does not fit, drop something or leave the new card behind. If you put on an outfit
        and the backpack cannot hold what clashes with it, that is dropped. A bought item that you leave
        behind is paid for all the same.
rule-zo-7-9 = Dropping an item
    .text = You may drop items beside most questions. A dropped item is discarded, and nobody can pick it up;
        finds and starting equipment leave the game.
rule-zo-7-10 = No trading among players
    .text = You cannot give, sell or lend items, rubles or trophies to other players.

# Using items

rule-zo-8 = Using your items
    .text = Each use puts a damage token on the card; how many it bears depends on the item.
rule-zo-8-1 = In your own turn
    .text = In your action-phase turn and during your event you may use items whenever their text fits. Items
        that heal, rest, repair or pay may be used at any of your decisions, even between a roll and its
        acceptance. What would do nothing at all is not offered.
rule-zo-8-2 = In the turns of others
    .text = Outside your own turn, in the news phase and in an emission you may use items only against damage
        you take or in a test you make. An item that names another moment follows its text.
rule-zo-8-3 = Once per effect
    .text = You can use an item only once for the same effect: one test, one moment of damage, one shortcut,
        one sleep while camping, one instruction to take junk. The two tests of an encounter are two effects.
        Once means once, whatever the item was used for.
rule-zo-8-4 = The price of a use
    .text = A use costs 1 damage token on the card and gives everything its text says. You may take part of
        it: the Sawn-off shotgun adds 1, and you may leave its reroll alone. If an item only rerolls, reroll
        at least 1 die.
rule-zo-8-5 = Single-use items
    .text = A single-use item is discarded as soon as you use it.
rule-zo-8-6 = Wearing items
    .text = A wearing item has boxes for damage tokens, and is discarded when the last one is filled. That
        last use still works. Repairing removes 1 token at a time; without a token there is nothing to repair.
rule-zo-8-7 = Permanent items
    .text = A used permanent item is deactivated: you cannot use it again this round. It is ready again at the
        end of the news phase.
rule-zo-8-8 = Damaging an item
    .text = Put 1 damage token on an item of your choice, without any benefit. A single-use item is then
        discarded. Permanent items cannot be damaged; if you own nothing else, nothing happens.
rule-zo-8-9 = Where discarded cards go
    .text = Items go to the discard pile of their deck, but finds and starting equipment are gone for good. If
        a deck is empty, its discards are shuffled and used again. If there are none, you get no card.
rule-zo-8-10 = Categories of items
    .text = Each item has one category: artifact, outfit, weapon, tool, device, document, medicine, food or
        substance. Some event cards ask for an item of a category, or look whether you own one.
rule-zo-8-11 = Using the Crowbar
    .text = Where an event or a lock asks for the Crowbar, put 1 damage token on yours. That alone brings no
        extra junk; if the instruction then lets you take junk, you may use the Crowbar for that too. If you
        own several, the most worn one is used.
rule-zo-8-12 = Artifacts are items
    .text = Green and yellow artifacts and some finds are artifacts. All rules for items hold for them.
rule-zo-8-13 = Side effects
    .text = A side effect comes with each use. You cannot use the artifact if its side effect would tire you
        past 5, cause a trauma or discard what you do not have. You can if you ignore the side effect at the
        same moment. If you throw away or convert what would have saved you, the side effect is not suffered
        and the use brings nothing. A side effect that only might hurt you, as that of Cold Fire, forbids nothing.
rule-zo-8-14 = Counting your artifacts
    .text = A side effect “for each artifact you own” counts all of them: the one you use, small ones and
        those from the finds. One “for each artifact in your backpack” leaves small ones out.
rule-zo-8-15 = Order of a use
    .text = Declare the artifact and what ignores its side effect, and place the tokens. Then suffer the side
        effect, then enjoy the benefit. Whether it would cause a trauma is judged as if you used all
        protections that have no side effect; then use enough of them.

# Trade

rule-zo-9 = Market and rewards
    .text = Buy and sell in bunkers, and where an event allows it.
rule-zo-9-1 = Where you trade
    .text = You may trade while camping in a bunker and when an event says so.
rule-zo-9-2 = Columns and reputation
    .text = Anybody buys from columns 1 and 2. Column 3 is closed to bad reputation. Column 4 asks for good
        reputation.
rule-zo-9-3 = Paying the price
    .text = You pay the price on the card. Discounts never push it below 100 ₽, and one that would change
        nothing is not used up.
rule-zo-9-4 = Refilling the market
    .text = Gaps stay open until your turn ends. Then the cards slide left and new ones come from the right.
rule-zo-9-5 = Selling items and trophies
    .text = An item brings its price, minus 100 ₽ for each damage token on a wearing item, but never less than
        0. A trophy brings its price.
rule-zo-9-6 = Not sold at once
    .text = You cannot sell an item in the turn in which you bought it.
rule-zo-9-7 = Taking cards
    .text = “Take 1 junk”, gear or artifact means: the top card of that deck is yours.

# The board

rule-zo-10 = The board
    .text = Areas, borders and three sectors that grow more dangerous towards the Power Plant.
rule-zo-10-1 = Areas and borders
    .text = Areas with a common border are adjacent, unless that border cannot be crossed.
rule-zo-10-2 = The 23 areas
    .text = 3 bunkers, 6 areas in the green sector, 6 in the yellow and 3 in the red, 4 secret facilities and
        the Sarcophagus.
rule-zo-10-3 = Bunkers are safe
    .text = The Science Camp, the Village and the Inn belong to no sector. No threat comes there, and an
        emission does not reach you.
rule-zo-10-4 = Facilities lie underground
    .text = A dashed border marks an entrance area: from there you may open or enter the facility.
rule-zo-10-5 = The Sarcophagus
    .text = The way in is the area action of the Power Plant, or an item. There is no way back.
rule-zo-10-6 = The sealed Power Plant
    .text = No Move leads into or out of the Power Plant. Cross Pripyat or Moscow’s Eye with their area
        action, or use an item. You do not come back.
rule-zo-10-7 = Blockades close borders
    .text = Nobody crosses a blockade. With 1 or 2 players some stand between areas; with 3 or 4 only along
        the edge of the map and around facilities.
rule-zo-10-8 = Shortcuts hurt
    .text = Some borders bear a sign of damage. Each time you cross one with Move, take 1 damage of that kind.
rule-zo-10-9 = Open space
    .text = All areas of the green, yellow and red sector are open space. Bunkers, facilities and the
        Sarcophagus are not.
rule-zo-10-10 = Sharing an area
    .text = Any number of scavengers and threats can be in one area. Only facilities have a limit (ZO-19.5).

# The round

rule-zo-11 = The round
    .text = Action phase, event phase, news phase, and again.
rule-zo-11-1 = Phases and turn order
    .text = Each round has an action phase, an event phase and a news phase. In each of them the Voice of the
        Zone begins, and the others follow to the left.
rule-zo-11-2 = Action phase
    .text = You take one turn with up to 2 actions.
rule-zo-11-3 = Event phase
    .text = If your area has an event deck, draw 1 card and resolve it.
rule-zo-11-4 = News phase
    .text = The Voice of the Zone draws 1 news card. An emission can strike. Then the role passes left, and
        permanent items are ready again.
rule-zo-11-5 = While you are dead
    .text = You take no turns until you get a new scavenger at the end of the news phase. If you are the Voice
        of the Zone, you still decide.

# Actions

rule-zo-12 = Actions in your turn
    .text = Move, area action, Open, Search, Rest or Pass.
rule-zo-12-1 = Two actions
    .text = Take up to 2 actions, in any order, even the same one twice. Only the area action is limited to
        once per turn. Using items and changing outfits cost no action.
rule-zo-12-2 = Reading threats
    .text = All threats on the board lie open: look at their difficulty, damage and ability before you walk
        in.
rule-zo-12-3 = Move to another area
    .text = Go to an adjacent area. On a shortcut, take its damage; then the news at that border or area take
        effect. If threats lie there, you meet one of them, and the Voice of the Zone chooses which.
rule-zo-12-4 = Into and out of facilities
    .text = You may Move into a facility if you can enter it (ZO-19.5). You may Move out to any of its
        entrance areas.
rule-zo-12-5 = Area action
    .text = Carry out what your area offers, whatever threats lie there. In facilities and in the Sarcophagus
        there is no area action.
rule-zo-12-6 = Open a facility
    .text = From an entrance area: meet the requirement of the lock. The facility is open from now on, and you
        go inside at once. You may look through its finds and keep 1.
rule-zo-12-7 = Search for a threat
    .text = Choose a threat in your area and resolve the encounter. Without a threat there is nothing to
        search for.
rule-zo-12-8 = Rest a while
    .text = Lower fatigue by 1. You may rest anywhere.
rule-zo-12-9 = Pass the turn
    .text = Do nothing and end your turn, even if it is your first action.

# Event phase

rule-zo-13 = The event phase
    .text = A card tells what happens where you are.
rule-zo-13-1 = Which deck you draw
    .text = Draw a green event in the green sector, a yellow one in the yellow sector, and the own event of a
        facility or the Sarcophagus there. In bunkers and in the red sector you draw none.
rule-zo-13-2 = Only your part counts
    .text = The card is open to all. Resolve only the part that concerns you, from top to bottom.
rule-zo-13-3 = Tests on events
    .text = Make the test, then follow only the success or only the failure.
rule-zo-13-4 = Choosing a part
    .text = Choose exactly one of the parts offered; you may read them all first. You cannot choose a part
        whose price you cannot pay, discard or use. Fatigue and damage are no price: such a part is always
        open to you.
rule-zo-13-5 = You may
    .text = “May” leaves it to you. It is not offered if nothing at all would come of it.
rule-zo-13-6 = Damage on events
    .text = Take damage as soon as you come to it. Damage in one list comes at the same moment.
rule-zo-13-7 = Encounters on events
    .text = Draw a token of the kind and colour named and resolve the encounter. If you do not beat it, the
        token stays in your area; underground it is discarded. Then go on with the card.
rule-zo-13-8 = Putting a threat down
    .text = “Put” means: draw the token and lay it into the area, without an encounter. Underground and in
        bunkers none is put.
rule-zo-13-9 = Parts by reputation
    .text = Resolve only the section or part for the reputation you have now. What stands after such a part is
        for everybody.
rule-zo-13-10 = Green and yellow events
    .text = Take the section with the name of your area. If none has it, take “other area”. Some cards go by
        your reputation instead.
rule-zo-13-11 = Reshuffling events
    .text = When the last green or yellow event has been drawn, the discards become a new deck, without the
        card being resolved.
rule-zo-13-12 = Facility events
    .text = A facility event has several paragraphs. Resolve them in order, and stop when the mission fails.
rule-zo-13-13 = The mission fails
    .text = Finish the paragraph, then discard the card. You stay in the facility and draw again next round.
rule-zo-13-14 = Going on
    .text = Go to the next paragraph. Ignore the rest of this one.
rule-zo-13-15 = Discovering a secret
    .text = Keep the card: it is your secret of this facility. You may look through the finds and keep 1. Then
        take the other rewards of the card.
rule-zo-13-16 = Facility decks run out
    .text = Facility events are not reshuffled. Each one drawn is gone, discarded or kept as a secret. After
        the last one the facility is ransacked (ZO-19.8).
rule-zo-13-17 = Sarcophagus events
    .text = They work like facility events, but end with victory. If the mission fails, you stay and draw
        again next round. When the last card is discarded, all lose.

# News phase

rule-zo-14 = The news phase
    .text = One news card, perhaps an emission, then the round ends.
rule-zo-14-1 = Drawing the news
    .text = The Voice of the Zone draws the top news card.
rule-zo-14-2 = The emission marker
    .text = The marker moves as many spaces as the card has arrows.
rule-zo-14-3 = An emission comes first
    .text = When the marker reaches the last space, the emission strikes at once. Afterwards the news card is
        carried out; if it is timed, it stays.
rule-zo-14-4 = Timed events
    .text = A news card with a clock stays in force and replaces the one before. The Voice of the Zone chooses
        the area or border that it marks.
rule-zo-14-5 = How long they last
    .text = A timed event works until another one replaces it or an emission removes it.
rule-zo-14-6 = News without a clock
    .text = Carry it out once; then the card leaves the game. The Voice of the Zone makes its choices.
rule-zo-14-7 = News for several scavengers
    .text = Carry it out one after another in turn order, from the Voice of the Zone.
rule-zo-14-8 = Passing the Voice
    .text = The player to the left becomes the Voice of the Zone and decides from now on.
rule-zo-14-9 = Permanent items refresh
    .text = Deactivated permanent items and abilities limited to once per round are ready again.
rule-zo-14-10 = Is it over?
    .text = Nothing left in the news deck? Then all lose now.
rule-zo-14-11 = New scavengers arrive
    .text = Whoever is dead now chooses a new scavenger, in turn order from the new Voice of the Zone.

# Emission

rule-zo-15 = When the emission strikes
    .text = Everybody in open space is hurt, and the Zone is rearranged.
rule-zo-15-1 = The emission card
    .text = The top emission card shows the damage and the kinds of the new threats. The next card tells where
        those appear.
rule-zo-15-2 = Running to a bunker
    .text = Next to a bunker, you may raise fatigue by 2 to run inside. Fatigue cannot pass 5, so you need 3
        or less. You relocate: no shortcut hurts you, and no threat meets you.
rule-zo-15-3 = Damage of the emission
    .text = Green sector: take the green part. Yellow sector: green and yellow. Red sector: all three. It all
        comes at the same moment, and bunkers, facilities and the Sarcophagus are safe.
rule-zo-15-4 = Threats change places
    .text = The timed event ends, and all threats leave the board. Then 3 green and 3 yellow ones appear in
        new areas, without encounters.
rule-zo-15-5 = A new market
    .text = All market cards are discarded and new ones dealt.
rule-zo-15-6 = The marker starts again
    .text = The emission marker goes back to 0, and arrows that were left over are lost. Then the news card
        goes on.

# Tests

rule-zo-16 = Making a test
    .text = Three dice, your attribute, and what you do about them.
rule-zo-16-1 = The roll
    .text = Roll 3 dice. Start with your attribute, add 1 for each plus, subtract 1 for each minus. Items and
        abilities add to that; blank and hazard count nothing.
rule-zo-16-2 = Success or failure
    .text = You pass if the result is at least the difficulty.
rule-zo-16-3 = Two hazards
    .text = If 2 or 3 dice show hazard when you accept the result, take 1 radiation, whether you pass or fail.
        It comes before the result is read: a trauma it puts on the tested attribute lowers the result.
rule-zo-16-4 = Order of a test
    .text = Roll. Then force, reroll and use items in any order. Accept the result: hazards hurt first, then
        you pass or fail.
rule-zo-16-5 = Items in a test
    .text = Use items that name the attribute, after you have seen the roll. A cancelled minus counts nothing;
        only a minus that shows at that moment can be cancelled, and without one the use is wasted. Some items
        help only in detection or only in the confrontation.
rule-zo-16-6 = Forcing a test
    .text = Once per test, raise fatigue by 1 and reroll 1 die of your choice. At fatigue 5 you cannot.
rule-zo-16-7 = Rerolls add up
    .text = You may use several sources of rerolls, also on the same die. If one source rerolls several dice,
        choose them first and roll them together.
rule-zo-16-8 = Mutant and anomaly signs
    .text = An item with “(mutant)” or “(anomaly)” helps only in an encounter of that kind, or in a test that
        bears the same sign.
rule-zo-16-9 = Tests with a sign
    .text = The test at White Lake counts as (anomaly), the one at the Proving Ground as (mutant). What modifies
        such an encounter helps there too: the Herdsman spares you the wounds of the Proving Ground.

# Encounters

rule-zo-17 = Meeting a threat
    .text = First see it, then beat it or flee.
rule-zo-17-1 = What a threat shows
    .text = Detection difficulty, confrontation attribute and difficulty, damage, loot, and sometimes an
        ability. Mutants are confronted with prowess or willpower, anomalies with intellect or willpower.
rule-zo-17-2 = Met on the way
    .text = If you Move into an area with threats, you meet exactly one. The Voice of the Zone chooses which.
rule-zo-17-3 = Met by choice
    .text = With Search you choose the threat yourself. Some area actions and events also bring encounters.
rule-zo-17-4 = No encounter
    .text = You meet nothing when you begin a turn beside a threat, when you relocate, or when a threat is put
        into your area.
rule-zo-17-5 = Losing costs no turn
    .text = After an encounter, won or lost, you go on with the actions you have left. Only a Time snare ends
        your turn.
rule-zo-17-6 = First: its ability
    .text = Read the ability of the threat first: it can change the difficulty, the damage, the rerolls or the
        way out. A Burrower that you did not detect does not let you flee.
rule-zo-17-7 = Then: detection
    .text = Test vigilance. On failure take the damage of the threat. In either case you may then flee: the
        threat stays, and the encounter is over.
rule-zo-17-8 = Then: confrontation
    .text = Test the attribute of the threat. On success you beat it. On failure take its damage, and it stays
        in your area.
rule-zo-17-9 = Last: loot
    .text = An anomaly leaves artifacts, and its token is discarded. A beaten mutant becomes your trophy. Some
        threats bring other loot, as they say.
rule-zo-17-10 = Trophies of mutants
    .text = Trophies are no items and take no slot. Sell them in a bunker for their price, or give them up
        where something asks for one.
rule-zo-17-11 = Threats you did not beat
    .text = The token stays in the area, also if you die in the encounter. In a facility, in the Sarcophagus
        and in a bunker it is discarded.
rule-zo-17-12 = No way to flee
    .text = At Moscow’s Eye and in Pripyat you cannot flee from the encounter of the area action.
rule-zo-17-13 = No token left
    .text = If the slot is empty, the encounter or the placing is skipped.

# Damage

rule-zo-18 = Damage, traumas and death
    .text = Damage fills the endurance track; too much of it leaves traumas.
rule-zo-18-1 = Kinds of damage
    .text = Radiation, disturbance and wounds differ only in what protects against them. Exhaustion deals
        damage without a kind, and nothing cancels it.
rule-zo-18-2 = Damage at one moment
    .text = Damage dealt at the same moment counts together. It can cause only one trauma, and each protection
        helps once.
rule-zo-18-3 = Protection against damage
    .text = Before you take damage, you may use protective items and abilities, each once. Each cancels damage
        of its kinds up to its number; what is left over of it is lost.
rule-zo-18-4 = Damage becomes injuries
    .text = What is not cancelled becomes injuries: each damage fills one free space of your endurance track.
rule-zo-18-5 = Too much: a trauma
    .text = If there is more damage than free spaces, fill the track and suffer exactly 1 trauma. The rest is
        ignored. The track stays full, so the next damage brings another trauma.
rule-zo-18-6 = Where the trauma goes
    .text = Choose an attribute that has no trauma yet: it counts 1 less. You can bear 3 traumas.
rule-zo-18-7 = Death of a scavenger
    .text = A 4th trauma kills your scavenger. Items, rubles, trophies and reputation are lost, and your turn
        or event card ends.
rule-zo-18-8 = A new scavenger
    .text = At the end of the news phase, choose any unused scavenger and prepare it, without starting
        threats; or leave the game. If none is left, you are out. Whoever is out still decides when it is the
        Voice of the Zone.
rule-zo-18-9 = Handing on a secret
    .text = If the dead scavenger held secrets of 2 facilities, you may keep 1 of them. A single secret is
        lost.
rule-zo-18-10 = Healing injuries and traumas
    .text = Healing an injury frees 1 space of the endurance track. Discarding a trauma restores its attribute
        and leaves injuries as they are. Without an injury or a trauma there is nothing to heal.

# Facilities

rule-zo-19 = Secret facilities
    .text = Open them, survive their events, leave with a secret.
rule-zo-19-1 = What a facility holds
    .text = A lock, a deck of 10 events, and finds.
rule-zo-19-2 = Locked or open
    .text = A facility is locked until somebody opens it. Then it stays open for everybody.
rule-zo-19-3 = How to get in
    .text = Use the Open action in an entrance area. If the facility is open already, Move in.
rule-zo-19-4 = Paying the lock
    .text = The requirement cannot be met if its damage would cause a trauma or its fatigue would pass 5. You
        may use protection against the damage. It is judged by your protections without a side effect and by
        what you can convert. If you cannot pay in the end, the lock stays shut.
rule-zo-19-5 = Who cannot enter
    .text = You cannot enter if all places are taken: 1 with 1 or 2 players, 2 with 3 or 4. Nor can you if you
        hold this facility’s secret already, or if no event is left there.
rule-zo-19-6 = Encounters inside
    .text = A threat that you do not beat inside is discarded.
rule-zo-19-7 = Looking through the finds
    .text = When you open a facility and when you discover its secret, you may look through its finds and keep
        1. The others stay hidden from the rest. An empty deck brings nothing.
rule-zo-19-8 = Ransacked facilities
    .text = When its events are used up, nobody can enter any more. If you are inside, your first action is a
        Move out; before it you may only use items and change outfits.
rule-zo-19-9 = Staying with the secret
    .text = If you stay where you hold the secret, you still draw events. You discover nothing more there: no
        find, and no reward behind the secret.
rule-zo-19-10 = Sharing a secret place
    .text = Several scavengers can discover secrets in one facility, since each keeps a card of its own. You
        can hold more than 2.

# Bunkers

rule-zo-20 = Bunkers and camping
    .text = One area action for sleep, care, trade and the offer of the house.
rule-zo-20-1 = One action, many things
    .text = The area action of a bunker lets you camp and take its own offers, in any order.
rule-zo-20-2 = Sleep it off
    .text = Lower fatigue by your willpower. Items that add to willpower lower it further, 1 for each plus. It
        is not a test: what helps only in encounters does not count.
rule-zo-20-3 = Heal, repair, trade
    .text = Then, as often as you can pay: heal 1 injury for 200 ₽, remove 1 damage token from a wearing item
        for 100 ₽, sell trophies and items, buy from the market.
rule-zo-20-4 = Traumas need more
    .text = Camping heals injuries, but no trauma. Go to the Science Camp for that.
rule-zo-20-5 = Offers of the bunkers
    .text = Each once per area action. Science Camp: pay 800 ₽ to discard 1 trauma; with good reputation sell
        1 artifact for 100 ₽ more. Village: pay 100 ₽ to repair 3 damage tokens; with good reputation repair 2
        free of charge. Inn: lower fatigue by 1; with good reputation heal 1 injury free of charge.

# Area actions

rule-zo-21 = Area actions
    .text = What you can do where you stand; you may protect yourself against all damage here.
rule-zo-21-1 = At the Farms
    .text = Sell any number of trophies and artifacts. Green ones bring 100 ₽ above their price, yellow ones
        200 ₽. An artifact from the finds brings its price. Without any of them there is nothing to do here.
rule-zo-21-2 = At the Quarry
    .text = Draw 1 green mutant token and resolve the encounter. If you do not beat it, it stays here.
rule-zo-21-3 = In the Swamp
    .text = Draw 1 green anomaly token and resolve the encounter. If you do not beat it, it stays here.
rule-zo-21-4 = In the Borderland
    .text = Test vigilance 3. On success gain 200 ₽ or take 1 junk.
rule-zo-21-5 = At Headquarters
    .text = Worsen reputation, then take 1 gear. With bad reputation you cannot use this area action. A Forged
        pass lets you in; if your reputation is truly bad, the lost step costs 1 disturbance.
rule-zo-21-6 = At the Dump
    .text = Take 2 radiation. Then draw 3 junk, keep 2 and discard 1.
rule-zo-21-7 = In Chernobyl
    .text = Raise fatigue by 2, even past 5. Then gain 400 ₽, and 100 ₽ more if you own a Crowbar; it is not
        used.
rule-zo-21-8 = In the Red Forest
    .text = Draw 1 yellow mutant and 1 yellow anomaly token and put both here. Choose 1 of them and resolve
        the encounter. Tokens you do not beat stay here.
rule-zo-21-9 = At the Factory
    .text = Discard 1 trophy or 1 artifact. Then improve reputation.
rule-zo-21-10 = At White Lake
    .text = Take 1 radiation. Then test intellect 4 (anomaly). On success take 1 gear.
rule-zo-21-11 = On Misty Hill
    .text = Take 1 disturbance. Then test willpower 3. On success take 1 yellow artifact.
rule-zo-21-12 = At the Proving Ground
    .text = Take 1 gear. Then test prowess 4 (mutant). On failure take 3 wounds.
rule-zo-21-13 = In the Power Plant
    .text = Test willpower 4. On failure take 2 disturbance. In either case relocate to the Sarcophagus.
rule-zo-21-14 = At Moscow’s Eye
    .text = Take 2 wounds. Draw 1 yellow anomaly token and resolve the encounter; you cannot flee, and if you
        lose, the token stays here. Then, won or lost, holders of 2 secrets relocate to the Power Plant. Not
        even a Time snare prevents that.
rule-zo-21-15 = In Pripyat
    .text = Take 2 radiation. Draw 1 yellow mutant token and resolve the encounter; you cannot flee, and if
        you lose, the token stays here. Then, won or lost, holders of 2 secrets relocate to the Power Plant.
rule-zo-21-16 = Too few secrets
    .text = You may use the area actions of Moscow’s Eye and Pripyat with fewer than 2 secrets. You then stay
        where you are.
rule-zo-21-17 = What 2 secrets means
    .text = The secrets have to come from 2 different facilities. If you die on the way, you do not arrive.

# Item notes

rule-zo-22 = Notes on single items
    .text = What the text on some cards does not say.
rule-zo-22-1 = The Sponge
    .text = Once per round, change 1 damage that you would take into another kind. Then another item can
        cancel it.
rule-zo-22-2 = The Nest
    .text = When you run to a bunker in an emission, fatigue rises by 1 instead of 2.
rule-zo-22-3 = The Pitch
    .text = Damage tokens on it can never be removed: it cannot be repaired.
rule-zo-22-4 = The Jack
    .text = It gives you the 6th slot even while it is deactivated. It is a small item, so it is not counted
        among the artifacts in your backpack.
rule-zo-22-5 = The Cold Fire
    .text = Its side effect is a test of willpower 3; on failure take 1 disturbance. You may use it even with
        a full endurance track, and then risk a trauma.
rule-zo-22-6 = Devil’s Guts
    .text = Use them when you force a test: a single trauma lets you reroll up to 2 dice, more traumas up to
        3, all together. Without a trauma they do nothing. They do not add to Kostia’s ability: the greater
        number counts.
rule-zo-22-7 = The Log
    .text = Its fatigue can pass 5, and each point above deals 1 damage that cannot be cancelled. If that
        damage would cause a trauma, you cannot use it.
rule-zo-22-8 = Fiend’s Eye
    .text = Its side effect discards a trophy. Without one you can use it only if you ignore the side effect.
rule-zo-22-9 = The Magma
    .text = It helps only in a confrontation made with prowess.
rule-zo-22-10 = The Rowan
    .text = Damage tokens on it can never be removed: it cannot be repaired.
rule-zo-22-11 = The Waxling
    .text = It cancels 1 disturbance and 1 wound. Its side effect raises fatigue by 2 for each artifact you
        own, this one included.
rule-zo-22-12 = The Herdsman
    .text = If you fail a test in a mutant encounter, you take no damage for that failure. Damage from the
        mutant’s ability still comes.
rule-zo-22-13 = Counter, Crowbar and map
    .text = Geiger counter: once per test, reroll 1 hazard. Crowbar: when an event, area or item brings you
        junk, take 1 more; news do not count. Explorer’s map: take no damage from shortcuts for the rest of the
        round; it does not help against a Minefield.
rule-zo-22-14 = Items bound to places
    .text = Use these before or after one of your actions, at no action, and only where they say.
        Headquarters: Ration cards; Science Camp: Forged pass, Mutated embryos; Swamp: Smuggler’s GPS; any
        bunker: Welded container; Moscow’s Eye and Pripyat: Palmtop; Power Plant: Power plant plans; anywhere:
        Repair kit.
rule-zo-22-15 = Scavenger suit
    .text = One use cancels 1 radiation and ignores the side effect of 1 artifact. You may take either or
        both, but both at the same moment; this works for its last use, too.
rule-zo-22-16 = Anomaly scanner
    .text = Use it before an anomaly encounter or before its confrontation: the tests that follow are made
        with intellect, up to the end of the encounter.
rule-zo-22-17 = Help in tests
    .text = Intellect: Technical documentation cancels 1 minus; Spectrometer and Energy drink add 1.
        Willpower: Cossack moonshine adds 1 and cancels 1 minus. Prowess (mutant): Commando knife.
rule-zo-22-18 = Gargantuan urine
    .text = Look at the mutant first, then decide. The encounter is skipped and the token discarded, without
        damage and without loot. This comes before the ability of the mutant.
rule-zo-22-19 = Prof. Iwaszczenko’s notes
    .text = Use any of your deactivated permanent artifacts once more, with its side effect, even in the same
        test: they copy its effect. Pitch and Rowan are wearing items, so the notes do nothing for them.
rule-zo-22-20 = The Palmtop
    .text = Its fatigue can pass 5; each point above deals 1 damage that cannot be cancelled.
rule-zo-22-21 = Mysterious reagent
    .text = Your fatigue becomes 5. This deals no damage, whatever it was before.

# Decks

rule-zo-23 = When decks run out
    .text = Green and yellow events, emission cards and items are reshuffled. A facility without events is
        ransacked; empty finds bring nothing. When the last sarcophagus event is discarded or the news run
        out, all lose. An empty news deck shows nothing to the Encrypted radio.

# Alone

rule-zo-24 = Playing alone
    .text = The rules for 1 or 2 players, with these changes.
rule-zo-24-1 = The board alone
    .text = You play with the blockades, and there is room for 1 scavenger in each facility.
rule-zo-24-2 = Finds alone
    .text = Each facility holds 2 finds.
rule-zo-24-3 = More threats alone
    .text = At the start, the 2 threats of another scavenger appear beside your own. A new scavenger after a
        death brings none.
rule-zo-24-4 = Less time alone
    .text = 5 news cards are removed at the start and lie open. You have 16 rounds.
rule-zo-24-5 = Nobody is the Voice
    .text = Where the Voice of the Zone would choose an area, bunker or border, it is yours if possible. Of
        several threats you meet the one with the highest detection difficulty. Of two areas, yours is the one
        affected. All else you choose yourself.

# Who decides, and readings of the rules

rule-zo-25 = Who decides, who sees
    .text = You decide for your own scavenger. The Voice of the Zone chooses which threat you meet on a Move,
        where timed events go and everything else on news. All is open, except the order of decks and tokens,
        the finds, and the next emission.
rule-zo-26 = How we read the rules
    .text = Where the rules are silent, the program holds to these readings; a match may be set up with some
        of them changed.
rule-zo-26-1 = When the news end
    .text = The last news card is still carried out; then all lose. Changed: all lose as soon as it is drawn.
rule-zo-26-2 = Arrows after an emission
    .text = The marker goes back to 0, and arrows left over are lost. Changed: they carry over.
rule-zo-26-3 = The lowest fatigue
    .text = Fatigue can fall to 0. Changed: to 1.
rule-zo-26-4 = Chernobyl while tired
    .text = You may use Chernobyl at fatigue 4 or 5, and each point above 5 deals 1 damage. Changed: an area
        action that would pass 5 cannot be used.
rule-zo-26-5 = Too tired to run
    .text = At fatigue 4 or 5 you cannot run to a bunker in an emission; with the Nest you still can at 4.
rule-zo-26-8 = Events after the secret
    .text = In a facility whose secret you hold, you still draw events. Changed: you draw none.
rule-zo-26-17 = Protection at a lock
    .text = You may use protection against the damage of a lock, and it counts when the lock is judged.
        Changed: no protection helps there.
rule-zo-26-20 = Finds at the Farms
    .text = Artifacts from the finds bring their price at the Farms and nothing more.
rule-zo-26-21 = One area action
    .text = You have 1 area action per turn, wherever you go. So Pripyat and the Power Plant take two turns.
        Changed: 1 in each area.
rule-zo-26-24 = Emission as one blow
    .text = All damage of an emission comes at the same moment, so it causes at most 1 trauma. Changed: each
        part comes by itself.
rule-zo-26-28 = Dying during your event
    .text = The card is discarded. In a facility or in the Sarcophagus it is gone for good.

# Map and dice

rule-zo-31 = The map
    .text = The bunkers and facilities lie at the rim, the Power Plant in the middle.
rule-zo-31-1 = Shortcuts and blockades
    .text = Shortcuts: 1 wound between Quarry and Red Forest, Proving Ground and Dump; 1 radiation between Red
        Forest and Swamp, White Lake and Proving Ground; 1 disturbance between Misty Hill and Red Forest,
        Chernobyl and Moscow’s Eye. With 1 or 2 players, blockades between Misty Hill and Red Forest, White
        Lake and Proving Ground, Red Forest and Factory, Swamp and Factory, Chernobyl and Borderland.
rule-zo-31-2 = Entrance areas
    .text = Underground Archive: Headquarters, White Lake; Botanical Laboratory: Swamp, Farms; Government
        Shelter: Dump, Borderland; Emission Observatory: Quarry, Misty Hill. With 1 or 2 players only the
        first of each pair is open.
rule-zo-31-3 = One way only
    .text = From Pripyat and from Moscow’s Eye you get to the Power Plant, and from there into the
        Sarcophagus: by area action or item, never by Move, and never back.
rule-zo-31-4 = Next to a bunker
    .text = Inn: Quarry, Red Forest, Swamp. Science Camp: Headquarters, Proving Ground, Dump. Village:
        Factory, Farms, Borderland, Chernobyl. From White Lake, Misty Hill and the red sector nobody can run
        to a bunker.
rule-zo-31-5 = Never far from shelter
    .text = From every area except the Power Plant and the Sarcophagus you reach a bunker with at most 2
        Moves.
rule-zo-31-6 = Facilities at random
    .text = If a match deals the facilities at random, the entrances stay where they are and the facilities
        change places.
rule-zo-31-7 = How the map is drawn
    .text = Places are moved a little, so that every border is a straight line. What counts is the lines, not
        the distances.
rule-zo-32 = The dice
    .text = Three equal dice, slightly on your side.
rule-zo-32-1 = The six faces
    .text = 2 plus, 2 blank, 1 minus, 1 hazard.
rule-zo-32-2 = What three dice bring
    .text = Most often 0 or +1, each about 30%. +2 comes in 17%, +3 in 4%, −1 in 15%, less in 5% of all
        rolls. Two or more hazards: 7%.
rule-zo-32-3 = Your chances
    .text = Subtract your attribute from the difficulty. If 0 is left, you pass in 80% of all rolls, with
        forcing in 94%; 1: 51 and 74%; 2: 20 and 39%; 3: 4 and 11%. Each +1 from an item is worth a whole
        step. The program shows the exact chance before you roll.

# What the decks hold

rule-zo-33 = The fatigue dial
    .text = From 0 to 5. You start at 1.
rule-zo-34 = Endurance tracks
    .text = Most scavengers have 5 spaces, Iwan and Sawwa 6, Foma 4.
rule-zo-35 = The ten scavengers
    .text = Each has 10 points in attributes, and an ability of its own. An ability works like an item that
        never wears out: once per effect. If it says once per round or once per turn, it is spent until the
        next one.
rule-zo-36 = Starting equipment
    .text = 4 items for each scavenger, 40 in all: mostly a tool or weapon, something to wear, and small
        comforts. Lost ones do not come back.
rule-zo-37 = What junk holds
    .text = 38 cards of 16 sorts, 100 to 300 ₽: food, bandages, old clothes, simple tools, papers. The 3
        Crowbars are here. What heals or rests may be used at any of your decisions.
rule-zo-38 = What gear holds
    .text = 38 cards of 17 sorts, 300 to 800 ₽: weapons, armour, instruments, first-aid kits. Gear is the
        quickest way to pass hard tests.
rule-zo-39 = The artifacts
    .text = 17 green ones of 200 to 500 ₽, and 17 yellow ones of 600 to 900 ₽. They are strong, but many have
        a side effect, and some of these grow with each artifact you own.
rule-zo-40 = The finds
    .text = 16 cards of 10 sorts, 500 to 1000 ₽, none on the market. Some spare you a danger on the way to the
        Sarcophagus. The Officer’s key-card opens any lock; if nothing else can, it is used without asking.
rule-zo-41 = The threats
    .text = 14 tokens in each of 4 slots: 7 sorts, 2 of each. Green: detection 1 to 3, confrontation 2 to 4.
        Yellow: detection 2 to 4, confrontation 3 to 5, harder blows and better loot. A threat’s own ability
        sets its difficulty first, then the place adds to it.
rule-zo-42 = The locks
    .text = 8 locks, 4 in play. Fatigue 3, or fatigue 1 and the Crowbar. 3 wounds; 3 radiation; 2 disturbance
        and fatigue 1. 600 ₽; 2 items, at least 1 of them gear; 1 yellow or 2 green trophies; 1 yellow or 2
        green artifacts.
rule-zo-43 = Emission cards
    .text = 20 cards; two together make one of 380 emissions.
rule-zo-43-1 = The emission track
    .text = Spaces 0 to 6: at 6 the emission strikes. Expect the first in round 3 to 8 and 4 in all; alone,
        mostly 3.
rule-zo-43-2 = Front and back
    .text = The front shows 2 damage for each sector and the kinds of 6 threats. The back of the next card
        shows their areas: 3 in the green and 3 in the yellow sector.
rule-zo-43-3 = What it deals
    .text = 2 damage in the green sector, 4 in the yellow, 6 in the red. About half of it is radiation, a
        third disturbance, the rest wounds.
rule-zo-44 = News cards
    .text = 21 cards: 13 happen at once, 8 are timed and mark a place. Roadblock closes a border, but never
        the last one of an area; Minefield makes it cost 1 wound. Whiteout blocks an area action; Hot zone,
        Patrol and Lure make an area more dangerous. Black market and Medicine shortage change prices in a
        bunker.
rule-zo-45 = Green and yellow events
    .text = 25 cards each: 20 by area, 5 by reputation. Green tests mostly have difficulty 2 or 3, yellow ones
        3 or 4, with more damage and better rewards.
rule-zo-45-1 = Prices on cards
    .text = Only what you pay, discard or use is a price; a part you cannot pay is closed. If every part is
        closed, nothing happens. “Lose up to” takes what you have. Damage and fatigue are never a price, and
        fatigue can pass 5.
rule-zo-46 = Facility and sarcophagus events
    .text = 10 for each facility, 14 for the Sarcophagus. Facility events mostly have 2 or 3 tests of
        difficulty 3 or 4; the Sarcophagus asks for up to 5, and most often for willpower. Come with items.
