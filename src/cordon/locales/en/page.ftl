# The page's own words: buttons, menus, hints. What happens in a match is told by the table.

# --- everywhere ---

page-home = Home
page-menu = Menu
page-skip = Skip to the page
page-close = Close
page-cancel = Cancel
page-confirm = Confirm
page-sure = Are you sure?
page-understood = All right
page-save = Save
page-saved = Saved.
page-yes = Yes
page-no = No
page-loading = One moment …
page-language = Language
page-name = Name
page-name-hint = What the others call you; at most 24 letters.
page-password = Password
page-password-hint = At least 8 signs.
page-round =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
page-round-campaign =
    { $round ->
        [0] Campaign, in the binder
       *[other] Campaign, round { $round }
    }
page-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-fan-work = An unofficial fan work. No text and no art of the publishers is in here.
page-game-zona = Zona
page-title-new = New table
page-title-join = Join
page-title-table = Table
page-title-seat = A seat
page-title-matches = Matches
page-title-rules = Rules
page-title-settings = Settings
page-title-credits = Credits
page-title-nowhere = Nothing here
page-title-daily = Match of the day
page-nowhere = There is nothing at this address.
page-nowhere-hint = The link may be old or cut short. A table’s link ends in six letters and digits.
page-problem-offline = The table does not answer.
    .hint = Check that it is running, then try again.
page-problem-unknown = The table could not do that ({ $status }).

# --- the start ---

page-start-title = Cordon: board games at one table
page-start-lead = Pull up a chair. Play alone at once, or send friends a link.
page-daily = Match of the day
page-daily-text = Everybody on this server plays the same: one try counts, alone, without a second look.
page-daily-play = Play it now
page-daily-go-on = Back to your try
page-daily-tried = You have had your try today.
page-daily-account = Only accounts have a try that counts; a name and a password are enough.
page-daily-next = The next one comes at { $time }.
page-daily-results = What came of it
page-daily-nobody = Nobody has tried yet.
page-daily-playing = in round { $round }
page-daily-lost = lost in round { $round }
page-daily-won =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-play-now = Play now
page-set-up = Set up a table
page-join = Join
page-continue = Continue
page-public-tables = Open tables
page-place-zona = A worn map under a lamp. Two secrets from the edge of the Zone, one way in to the sarcophagus, and somebody else is already on the road.
page-place-zona-facts = 1 to 4 scavengers · 60 to 150 minutes
page-place-stalker = A PDA in the dark, a mission, and something breathing behind the next wall.
page-place-twom = A house with holes in it, a few people, and the winter of a siege.

# --- a new table ---

page-new-who = Who plays?
page-new-count = Seats
page-new-you = You
page-new-person = A person
page-new-who-hint = You take the first seat for a person. The others stay free until somebody comes with the link.
page-new-how = How do you play?
page-new-name = Name of the table
page-new-name-hint = for example: Thursday night
page-new-undo-free = Free undo: taking back a roll or a drawn card is allowed, and the journal shows it with an eye.
page-new-undo-strict = Strict undo: only back to the last roll or card.
page-new-discussion = Time to talk before an answer counts
page-new-discussion-none = none
page-new-public = Show this table on the start page, so that anybody may join or watch.
page-new-seed = Seed
page-new-seed-hint = A number; the same one brings the same luck. Empty: random.
page-new-seed-wrong = The seed is no number. Change it, or leave it empty.
page-new-switches = Rule switches
page-new-switches-hint = Where the rulebook leaves room. The settings as they are give the rules as we read them.
page-new-create = Open the table
page-no-such-game = This game is not at the table yet.

# --- joining ---

page-join-code = Code or link of the table
page-join-hint = Six letters and digits, for example from a friend’s screen. You can also paste the whole link.
page-join-go = To the table
page-join-malformed = That is no code: it has six letters and digits.
page-no-such-table = There is no table with this code. Check the link, or ask for a new one.

# --- matches ---

page-matches = Matches
page-matches-all = All matches
page-matches-archived = Show archived ones
page-matches-none = No matches here yet.
page-match-more = More
page-match-yours = It is your turn.
page-match-over = The match is over.
page-match-victory = It was won.
page-match-defeat = It was lost.
page-match-you = you
page-match-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-match-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
page-match-look = Look
page-match-rename = Rename
page-match-archive = Archive
page-match-unarchive = Bring back
page-match-delete = Delete
page-match-delete-what = “{ $name }” with its journal and chat goes for good, for everybody who sat there.
page-match-export = Save to a file
page-match-import = Open a saved match
page-match-clone = Copy from a moment
page-match-clone-at = After how many answers?

# --- settings ---

page-settings = Settings
page-settings-look = Look
page-settings-text = Text size
page-settings-motion = Motion
page-settings-motion-auto = As the system says
page-settings-motion-off = None
page-settings-play = Playing
page-settings-guide = Guide me through my first match
page-settings-never = Reactions you never use
page-settings-never-hint = The table answers “no” for you when nothing else is offered.
page-settings-never-none = None. You can add one when a reaction is offered.
page-settings-ask-again = Ask me again
page-settings-you = You
page-account = Account
page-account-hint = Not needed. With a name and a password your matches follow you to other devices. No e-mail.
page-account-name = Account name
page-account-name-hint = For signing in only; the others see the name above.
page-account-in = You are signed in as { $name }.
page-account-login = You sign in as “{ $login }”.
page-account-out = You are signed out.
page-login = Sign in
page-logout = Sign out
page-logout-elsewhere = Sign out everywhere else
page-logout-elsewhere-done = All your other devices are signed out.
page-password-change = Change password
page-password-change-hint = Your other devices are signed out by it.
page-password-old = Password until now
page-password-new = New password
page-password-changed = The new password counts from now on.
page-account-delete = Delete my account
page-guest-delete = Forget me
page-account-delete-what = Your name, your chat lines and your sign-in go for good. Matches with others go on without you; tables where nobody else sits are deleted. This cannot be taken back.
page-account-delete-yes = Delete for good
page-account-deleted = You are forgotten here. Now you are a new guest.
page-register = Create account

# --- the table ---

page-decision = Decision
page-connecting = Walking to the table …
page-connection-lost = The connection is lost. It comes back by itself; nothing you have answered is gone.
page-sending = Sending …
page-too-old = The table has been renewed. Reload this page.
page-connection-retry = Try now
page-waiting-for = Waiting for { $names }.
page-waiting-bot = a bot
page-waiting-somebody = somebody to sit down
page-waiting-free =
    { $count ->
        [one] Waiting for somebody to take the free seat. Send them the link, or give the seat to a bot.
       *[other] Waiting for people to take { $count } free seats. Send them the link, or give the seats to bots.
    }
page-talk = Time to talk: { $seconds } s
page-anytime = Besides:
page-all-options = All options
page-amount = How many?
page-not-now = Not possible now: { $count }
page-open-rule = Open rule { $rule }
page-never-ask = Never use this
page-odds = Chance { $odds } percent
page-odds-both = Chance { $odds } percent, with forcing { $forced } percent
page-undo = Undo
page-undo-choice = This choice
page-undo-action = This action
page-undo-turn = This turn
page-undo-phase = This phase
page-undo-round = This round
page-undo-mission = This mission
page-undo-answers =
    { $count ->
        [one] ({ $count } answer)
       *[other] ({ $count } answers)
    }
page-undo-free = The eye marks a second look: a roll or a card would be taken back, and the journal shows it.
page-undo-strict = At this table nobody goes back behind a roll or a drawn card.
page-redo =
    { $count ->
        [one] Bring back { $count } answer
       *[other] Bring back { $count } answers
    }
page-redo-of = taken back by { $name }, { $time }
page-redo-since =
    { $count ->
        [one] { $count } answer given since is taken back for it
       *[other] { $count } answers given since are taken back for it
    }
page-undo-asks = Others have answered there: one of them, or the host, has to agree.
page-wish-undo =
    { $count ->
        [one] { $name } would like to take back { $count } answer.
       *[other] { $name } would like to take back { $count } answers.
    }
page-wish-redo =
    { $count ->
        [one] { $name } would like to bring back { $count } answer.
       *[other] { $name } would like to bring back { $count } answers.
    }
page-wish-mine = You have asked the others. One of them, or the host, has to agree.
page-wish-yes = Agree
page-wish-no = No, go on
page-wish-withdraw = Never mind
page-second-look = Second look
page-people = People and their boards
page-tabs = Beside the board
page-page-tall = Larger page, no board
page-tab-me = Me
page-tab-others = Others
page-journal = Journal
page-journal-all =
    { $count ->
        [one] Show the line
       *[other] Show all { $count } lines
    }
page-seen =
    { $count ->
        [one] What the table has seen: { $count } entry
       *[other] What the table has seen: { $count } entries
    }
page-host-give = Make { $name } the host
page-host-take = Take over as the host
page-journal-clone = Branch from here
page-journal-clone-ask = Branch a new table from “{ $moment }”?
page-journal-clone-hint = You go on at a new table that begins at this moment. This match stays as it is, in your list of matches.
page-journal-clone-go = To the new table
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } rule
       *[other] { $count } rules
    }
page-board-zoom-in = Closer
page-board-zoom-out = Farther
page-board-fit = Whole board
page-board-find-me = Find me
page-board-beyond =
    { $count ->
        [one] { $count } choice lies beyond this edge: look there
       *[other] { $count } choices lie beyond this edge: look there
    }
page-story-open = Read the card
page-story-fold = Fold
page-share = Invite others
page-share-code = Code of this table
page-share-link = Link to this table
page-share-copy = Copy link
page-share-copied = Copied
page-player-number = Player { $number }
page-seat-number = Seat { $number }
page-seat-bot = Bot: { $bot }
page-bot-careless = careless
page-bot-greedy = careful
page-bot-random = random
page-seat-free = free
page-seat-you = you
page-seat-online = at the table
page-seat-away = away
page-seat-guest = guest
page-seat-gone = somebody who left
page-seat-asked = is asked now
page-seat-board = Board
page-seat-take = Sit here
page-seat-more = Seat …
page-seat-link = Open on another device
page-seat-link-told = Open this address on the other device. Keep it to yourself: whoever has it plays for you.
page-seat-link-old = This seat’s link is not valid any more.
page-seat-link-old-hint = Ask for a new one, or join by the table’s code.
page-seat-offer = A seat at “{ $table }”
page-seat-offer-yours = You sit at this table already.
page-seat-offer-free = This seat is free and meant for you. What shall the others call you?
page-seat-offer-sit = Sit down as { $name }
page-seat-offer-shared = { $person } sits here. This link lets you play the seat from this device too.
page-seat-offer-share = Play the seat of { $person }
page-full-watch = All seats of this table are taken. You can watch, or ask the host for a seat.
page-seat-leave = Leave the seat
page-seat-to-bot = Give to a bot
page-seat-unbot = Take from the bot
page-seat-back = Take the seat back
page-bot-ask-mine = Let a bot play for you?
page-bot-ask-theirs = Let a bot play for { $name }?
page-bot-ask-hint = The { $bot } bot answers as long as you let it. The seat stays with its person and can be taken back at any time.
page-bot-ask-alone = Nobody else plays here: until somebody is back, the match waits.
page-bot-for-turn = For this turn
page-bot-until-mine = Until I am back
page-bot-until-theirs = Until { $name } is back
page-bot-plays = The { $bot } bot plays for you.
page-bot-plays-turn = The { $bot } bot plays this turn for you.
page-bot-plays-waits = Nobody else plays here, so the match waits until you are back.
page-seat-lost = Your seat is free again
page-seat-lost-hint = The host has asked you to leave the seat. You can go on watching, or sit down again on a free seat.
page-seat-leave-ask = Leave the seat?
page-seat-leave-hint = Anybody with the link may take it then. If you only go away for a while, a bot can play for you.
page-seat-kick-ask = Ask { $name } to leave?
page-seat-kick-hint = The seat becomes free; { $name } is told so and may go on watching.
page-seat-kick = Ask to leave

# --- keys ---

page-keys = Keys
page-keys-tab = from one thing to the next
page-keys-options = choose an option
page-keys-board = to the board
page-keys-arrows = on the board: to the next area in that direction
page-keys-enter = choose, or look closer
page-keys-decision = to the decision
page-keys-undo = undo
page-keys-play = what others did: pause or play, a step back, the next
page-keys-tabs = journal, chat, rules
page-keys-close = close what is open
page-keys-keys = show this

# --- the end ---

page-end-won = You won
page-end-other-won = The race is over
page-plain-over = The match is over
page-plain-won-by = Won by { $winners }.
page-plain-cards = Cards
page-end-lost = The Zone keeps you
page-end-again = Play again
page-end-look = Look at the board
page-end-back = Back to the story
page-end-deeds = What each one did
page-end-story = The story of this match
page-end-opening = At the start
page-end-steps = Steps
page-end-tests = Tests passed
page-end-beaten = Threats beaten
page-end-damage = Damage taken
page-end-secrets = Secrets
page-end-deaths = Deaths

# --- the guide ---

page-guide = Guide
page-guide-next = Understood
page-guide-off = No guide, thanks
page-guide-zona-welcome = Down here is always the next decision. Whatever you can do stands here as a button and glows on the map.
page-guide-zona-character = Hover or hold a scavenger to read the board. Vigilance spots threats, prowess beats mutants, intellect beats anomalies, willpower lets you sleep well.
page-guide-zona-turn = You have two actions a turn. Click a glowing area to go there. A red dashed road is a shortcut: it hurts.
page-guide-zona-goal = To win, find 2 secrets in 2 different facilities at the edge, then get through Pripyat or Moscow’s Eye to the sarcophagus.
page-guide-zona-board = This is you: injuries, fatigue, money, and what you carry. Cards that can be used now have a bright edge.
page-guide-zona-test = A test: your attribute plus three dice. The bar shows your chance before you roll, and with forcing.
page-guide-zona-react = Not enough? Force the test for 1 fatigue, or use an item. Each button shows the chance it leaves you with.
page-guide-zona-damage = Items with protection can stop damage. What gets through fills your endurance; when it is full, you take a trauma.
page-guide-zona-encounter = You have met a threat. Confront it for loot, or flee and leave it here.
page-guide-zona-camp = In a bunker you can sleep, heal, repair and trade. The market lies on the right; better columns ask for a better reputation.
page-guide-zona-story = An event. Read the card, then choose; behind each line stands what it costs.
page-guide-zona-undo = A slip? Undo takes back a choice, an action or the turn.
page-guide-zona-rules = Every rule has a number. Click one in the journal, or open the rules here.

# --- Zona ---

page-zona-map = Map of the Zone
page-zona-market = Market
page-zona-area-is = { $area }, { $group }.
page-zona-group-green = green sector
page-zona-group-yellow = yellow sector
page-zona-group-red = red sector
page-zona-group-bunker = bunker
page-zona-group-facility = secret facility
page-zona-group-end = the end of the road
page-zona-you-are-here = You are here.
page-zona-stands-here = { $name } is here.
page-zona-threats-here =
    { $count ->
        [one] Threat: { $names }.
       *[other] { $count } threats: { $names }.
    }
page-zona-borders = Borders: { $areas }.
page-zona-marker-here = News marker: { $news }.
page-zona-facility-locked = Locked: { $lock }. Events: { $events }, finds: { $finds }.
page-zona-facility-open = Open. Events: { $events }, finds: { $finds }.
page-zona-facility-ransacked = Ransacked.
page-zona-emission = Emission
page-zona-emission-is = Emission track: { $now } of { $last }. News cards left: { $news }.
page-zona-fatigue = Fatigue
page-zona-fatigue-is = Fatigue { $now } of { $last }
page-zona-injuries = Injuries
page-zona-injuries-are = Injuries: { $now } of { $last }
page-zona-attribute-VIG = Vigilance
page-zona-attribute-PRO = Prowess
page-zona-attribute-INT = Intellect
page-zona-attribute-WIL = Willpower
page-zona-trauma = Trauma
page-zona-reputation-good = good reputation
page-zona-reputation-neutral = neutral reputation
page-zona-reputation-bad = bad reputation
page-zona-money = Rubles
page-zona-ability-spent = used
page-zona-secrets = Secrets: { $count } of 2
page-zona-secrets-word = Secrets
page-zona-worn = Worn
page-zona-part-H = head
page-zona-part-T = torso
page-zona-part-L = legs
page-zona-backpack = Backpack { $used }/{ $slots }
page-zona-sixth-closed = 6th slot: closed
page-zona-small = Small items
page-zona-trophies = Trophies: { $count }
page-zona-deactivated = deactivated
page-zona-boxes = { $tokens } of { $boxes } boxes damaged
page-zona-next-news = The next news, seen by you alone: { $news }
page-zona-nobody-yet = No scavenger chosen yet.
page-zona-nobody-dead = Dead. A new scavenger comes at the end of the news phase.
page-zona-nobody-out = Out: no scavenger is left.
page-zona-against = against { $difficulty }
page-zona-passed = Passed with { $result }
page-zona-failed = Failed with { $result }
page-zona-face-PLUS = plus
page-zona-face-BLANK = blank
page-zona-face-MINUS = minus
page-zona-face-HAZARD = hazard
page-zona-column = Column { $column }
page-zona-column-who-any = for everybody
page-zona-column-who-neutral = from neutral reputation
page-zona-column-who-good = only with good reputation
page-zona-gap = empty
page-zona-decks = Cards left
page-zona-deck-news = News
page-zona-deck-emission = Emissions
page-zona-deck-green = Green events
page-zona-deck-yellow = Yellow events
page-zona-deck-sarcophagus = Sarcophagus
page-zona-deck-junk = Junk
page-zona-deck-gear = Gear
page-zona-deck-artG = Green artifacts
page-zona-deck-artY = Yellow artifacts

# --- S.T.A.L.K.E.R. ---

page-on-the-board = Choose on the map: { $count } possibilities.
page-plan-stopped = Something happened on the way. What now?
page-game-stalker = S.T.A.L.K.E.R.
page-new-game = Game
page-place-stalker-facts = 1 to 4 stalkers, together · 60 to 120 minutes a mission
page-guide-stalker-welcome = Down here is always the next decision. Whatever you can do stands here as a button and glows on the map.
page-guide-stalker-move = Click a space with a green edge: the way is drawn with its price before you go. An eye means that an enemy sees you there.
page-guide-stalker-sight = Point at an enemy to see what it sees. It looks where its arrow points.
page-guide-stalker-shoot = Click an enemy in range: each attack shows its exact odds, for torso and head.
page-guide-stalker-pda = This is your PDA: health, Geiger counter, two turns of sliding tokens, and what you carry. A bright edge can be used now.
page-guide-stalker-mission = Goals, the event of the round and clues stand beside the journal, under Mission.
page-guide-stalker-enemies = Enemies act by their card, step by step. You can pause, step back, or skip; nothing waits for it.
page-stalker-map = Tactical map
page-stalker-mission = Mission
page-stalker-space-is = { $name }, { $terrain }.
page-stalker-terrain-concrete = concrete
page-stalker-terrain-mud = mud
page-stalker-terrain-grass = grass
page-stalker-terrain-water = water
page-stalker-terrain-snow = snow
page-stalker-terrain-rock = rock
page-stalker-terrain-indoor = indoors
page-stalker-you-are-here = You are here.
page-stalker-space-cover = Cover { $cover }.
page-stalker-space-radiation = Radiation { $radiation }.
page-stalker-space-fog = No visibility.
page-stalker-space-who = Here: { $names }.
page-stalker-space-tokens = On the ground: { $tokens }.
page-stalker-space-anomaly = Anomaly { $name }: { $symbols }.
page-stalker-all-covered = all covered
page-stalker-space-seen = Seen by: { $names }.
page-stalker-space-unseen = Nobody sees it.
page-stalker-seen = in sight of an enemy
page-stalker-token-exit = way out
page-stalker-token-entrance = way into Lost Territories
page-stalker-token-start = start
page-stalker-token-attention = attention of { $name } ({ $text })
page-stalker-token-marker = neutral marker { $text }
page-stalker-token-unknown =
    { $count ->
        [one] { $count } unknown enemy
       *[other] { $count } unknown enemies
    }
page-stalker-token-loot = loot ×{ $count }
page-stalker-token-artifact = artifact ×{ $count }
page-stalker-token-trap = trap ×{ $count }
page-stalker-token-carcass = carcass
page-stalker-go = Go
page-stalker-out-of-reach = No movement of yours leads here now.
page-stalker-draw = Another way
page-stalker-draw-hint = Click the spaces that the way is to lead over, or drag from your figure. A space of the way cuts it off there.
page-stalker-draw-back = One space back
page-stalker-attention-same = Attention stays as it is
page-stalker-attention-none = No attention
page-stalker-attention-low = LOW attention: { $space }
page-stalker-attention-high = HIGH attention: { $space }
page-stalker-route-radiation =
    { $count ->
        [0] No radiation
       *[other] Radiation +{ $count } (then { $dose })
    }
page-stalker-route-meets = Ends at { $name }
page-stalker-part-torso = Torso
page-stalker-part-head = Head
page-stalker-odds-kill = Kill
page-stalker-odds-hurt = Hurt
page-stalker-odds-heavy = Heavy wound
page-stalker-odds-light = Light wound
page-stalker-odds-miss = Miss
page-stalker-odds-focus = With focus: kill { $kill } %, miss { $miss } %
page-stalker-play = What the enemies do
page-stalker-play-back = One step back
page-stalker-play-next = Next step
page-stalker-play-pause = Pause
page-stalker-play-on = Go on
page-stalker-play-pace = Pace: { $pace } times
page-stalker-play-skip = Skip to now
page-stalker-play-again =
    { $count ->
        [one] The enemies acted: { $count } step
       *[other] The enemies acted: { $count } steps
    }
page-stalker-nobody-yet = No stalker chosen yet.
page-stalker-dead = Dead
page-stalker-lead = Lead stalker
page-stalker-lead-used = Lead stalker, token used
page-stalker-hp = HP
page-stalker-hp-is = HP: { $hp } of { $most }
page-stalker-dosage = Dosage
page-stalker-geiger-is = Dosage { $dose } of 16, exposure dice: { $dice }
page-stalker-turn-is =
    { $state ->
        [now] Turn { $number }: running, slots left: { $left }
        [done] Turn { $number }: over
       *[open] Turn { $number }: to come, slots: { $left }
    }
page-stalker-turns-left = Turns left
page-stalker-cubes = Extra actions
page-stalker-focus = Focus
page-stalker-no-focus = No focus
page-stalker-noticed-none = Unnoticed
page-stalker-noticed-low = LOW attention
page-stalker-noticed-high = HIGH attention
page-stalker-pinned = Pinned
page-stalker-exposed = Exposed
page-stalker-injuries = Critical injuries: { $count }
page-stalker-equipped = Equipped
page-stalker-no-weapon = No weapon in hand
page-stalker-backpack = Backpack { $used }/{ $most }
page-stalker-backpack-empty = Nothing in it
page-stalker-pockets = Pockets
page-stalker-bolts = Bolts
page-stalker-magazine-pistol = Pistol
page-stalker-magazine-rifle = Rifle
page-stalker-magazine-shotgun = Shotgun
page-stalker-accurate = Accurate range
page-stalker-range = Maximum range
page-stalker-ammo-is = Ammo: { $ammo } of { $most }
page-stalker-defence = Defence
page-stalker-shielding = Map radiation
page-stalker-base-dosage = Base dosage
page-stalker-symbol =
    { $count ->
        [one] Symbol with { $count } petal
       *[other] Symbol with { $count } petals
    }
page-stalker-face = Stars: { $stars }, masks: { $masks }
page-stalker-die-picked = to be rolled again
page-stalker-roll-sum = ★ { $stars } · masks { $masks }
page-stalker-roll-attack = attacks
page-stalker-roll-knife = uses the knife
page-stalker-roll-defence = defends
page-stalker-roll-exposure = radiation exposure
page-stalker-roll-critical_dose = critical dose
page-stalker-roll-effect = rolls
page-stalker-roll-anomaly = anomaly
page-stalker-goal-done = done
page-stalker-events-left =
    { $count ->
        [one] { $count } event card left
       *[other] { $count } event cards left
    }
page-stalker-zone-table = How it stands
page-stalker-zone-face-up = Face-up cards
page-stalker-zone-last = The last round
page-stalker-zone-face-down = { $name }, face down
page-stalker-zone-down = down
page-stalker-zone-deck-special = Special card
page-stalker-zone-deck-setup = Setup card
page-stalker-zone-deck-zone-events = Event
page-stalker-zone-deck-characters = Character
page-stalker-zone-ends-game = whole game
page-stalker-zone-ends-round = this round
page-stalker-zone-ends-weather = until other weather
page-stalker-zone-ends-used = until it is used
page-stalker-zone-ends-long = stays
page-stalker-zone-ends-request = before the end
page-stalker-zone-request-met = met
page-stalker-zone-request-open = not met
page-stalker-zone-message = Message
page-stalker-zone-setup = Set-up
page-stalker-zone-next = Go on
page-stalker-zone-back = Back
page-stalker-zone-skip = Skip the set-up
page-stalker-zone-begin = Begin
page-stalker-zone-not-kept = It shares a tag with a card that was drawn before: it goes back into the box.
page-stalker-zone-laid-cards = What the cards bring
page-stalker-zone-laid-anomalies = Anomalies
page-stalker-zone-laid-enemies = Who is out there, and what lies about
page-stalker-zone-fate = Fate: { $symbol }
page-stalker-zone-fate-nobody = No card heeds it.
page-stalker-zone-fate-unknown = One unknown token of each stack is turned over.
page-stalker-zone-score = Score
page-stalker-zone-score-victory = Victory
page-stalker-zone-score-total = Total
page-stalker-zone-score-lost = Only a victory counts; it would have been { $points }.
page-stalker-zone-score-how = Difficult cards add points, helpful ones take them away; so do the events that you did not wait for.
page-stalker-zone-score-unseen = Event, never drawn
page-stalker-zone-best = Best results of your tables
page-stalker-zone-best-this = this match
page-stalker-zone-best-none = No victory yet: the first one opens this list.
page-stalker-zone-rounds-left =
    { $count ->
        [one] { $count } round after this
       *[other] { $count } rounds after this
    }
page-stalker-no-mission = Between missions: nobody is out there.
page-stalker-briefing = Briefing
page-stalker-briefing-read = Set off
page-stalker-objective = Objective
page-stalker-event = Event
page-stalker-activation = The enemies’ last card
page-stalker-deck-high = HIGH
page-stalker-deck-low = LOW
page-stalker-clues = Beside the map
page-stalker-findings = Carried
page-stalker-places = On the map
page-stalker-enemies = Enemies
page-stalker-enemy-count = { $out } on the map, { $pool } in the pool
page-stalker-enemy-numbers = moves { $mv }, HP { $ehp }, damage { $damage } at range { $range }
page-stalker-shop = The trader
page-stalker-money = { $money } K left
page-stalker-shelf-weapons = Weapons
page-stalker-shelf-armours = Armour
page-stalker-shelf-attachments = Attachments
page-stalker-shelf-items = Items
page-stalker-shelf-artifacts = Artifacts
page-stalker-shelf-magazines = Magazines
page-stalker-exchange = Prepare: rearrange and exchange
page-stalker-setting-off = Before setting off: rearrange and exchange
page-stalker-binder = The binder
page-stalker-binder-zone = Zone map
page-stalker-binder-contacts = Contacts
page-stalker-binder-stash = Stash
page-stalker-binder-chronicle = Chronicle
page-stalker-places-mission = Missions
page-stalker-places-contact = People
page-stalker-places-stash = Caches
page-stalker-places-crossed = Crossed out
page-stalker-place-crossed = crossed out
page-stalker-place-is-mission = mission
page-stalker-place-is-contact = people
page-stalker-place-is-stash = cache
page-stalker-place-failed = { $n ->
        [one] Failed once
       *[other] Failed { $n } times
    }
page-stalker-weather-mist = Mist
page-stalker-weather-rain = Rain
page-stalker-weather-clear = Clear and cold
page-stalker-weather-storm = Thunder over the hill
page-stalker-destination = The next mission
page-stalker-late = Story { $story }: { $n ->
        [one] 1 LATE mark
       *[other] { $n } LATE marks
    }
page-stalker-contact-go = Go and see: { $name }
page-stalker-contact-seen = Seen before this mission
page-stalker-contract-is = Contract: { $name }
page-stalker-companion-is = { $name } goes with { $owner }
page-stalker-deal-service = Services
page-stalker-deal-buy = For sale
page-stalker-deal-sell = Buys from you
page-stalker-deal-nothing = Nothing of this kind now
page-stalker-price = { $money } K
page-stalker-better-first = { $name } has none yet
page-stalker-better-than = For { $name }: worth more than { $than }
page-stalker-stash-empty = Nothing in the stash
page-stalker-pda-empty = Nothing packed yet
page-stalker-backpack-room = backpack { $n }/{ $room }
page-stalker-agreed = agrees
page-stalker-check = Before you set off
page-stalker-check-weapon = { $name } has no weapon in hand
page-stalker-check-armour = { $name } wears no armour
page-stalker-check-magazine = { $name } has no spare magazine for the weapon
page-stalker-check-room = { $name } has no room left in the backpack
page-stalker-check-detector = Nobody carries a detector: artifacts stay hidden
page-stalker-check-all = Everybody has a weapon, armour and a spare magazine, and somebody a detector
page-stalker-debrief-rounds = Rounds
page-stalker-debrief-kills = Enemies killed
page-stalker-debrief-dose = Highest dosage
page-stalker-debrief-alarms = Rounds on alarm
page-stalker-debrief-artifacts = Artifacts brought home
page-stalker-debrief-spent = Spent, less sales
page-stalker-debrief-kit = Packs worth
page-stalker-debrief-earned = Earned
page-stalker-debrief-stash = In the stash now
page-stalker-debrief-fallen = Fell
page-stalker-debrief = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $alarms } on alarm · { $kills } killed · highest dosage { $dose } · { $artifacts ->
        [one] 1 artifact
       *[other] { $artifacts } artifacts
    }
page-stalker-debrief-money = Spent before it, less sales: { $spent } K · earned: { $earned } K · packs worth { $kit } K
page-stalker-debrief-bought = Bought for it: { $things }
page-stalker-debrief-opened = New on the zone map: { $places }
page-stalker-deeds = { $name }: { $kills } killed, { $hp } HP left, dosage { $dose }
page-stalker-chronicle-empty = Nothing has happened yet.
page-stalker-chronicle-zone = Zone Survival
page-stalker-chronicle-zone-points = { $points } points in { $rounds } rounds. The campaign was not touched.
page-stalker-chronicle-zone-lost = Lost in round { $rounds }. The campaign was not touched.
page-stalker-zone-beside = Between two missions
page-stalker-zone-beside-hint = A scenario with a team of its own; the campaign waits, and nothing of it changes.
page-stalker-zone-plan-scenario = Scenario
page-stalker-zone-plan-map = Map
page-stalker-chronicle-money = Money over time
page-stalker-chronicle-start = Start
page-stalker-chronicle-visited = On the way: { $place }
page-stalker-contract-met = Contract met: { $name }
page-stalker-contract-missed = Contract not met: { $name }
page-stalker-chronicle-companion = { $name } came along
page-stalker-chronicle-fell = { $name } fell
page-stalker-memorial = In memory
page-stalker-memorial-fell = { $name }, in “{ $mission }”
page-stalker-keep-campaign = Keep the campaign as a page
page-stalker-campaign-over = The campaign is over
page-stalker-result-victory = won
page-stalker-result-defeat = lost
page-stalker-result-given_up = given up
page-stalker-place-weapon = in hand
page-stalker-place-armour = worn
page-stalker-place-artifact = active
page-stalker-place-backpack = in the backpack
page-stalker-place-attached = installed
page-stalker-end-won = Mission accomplished
page-stalker-end-lost = Mission failed
page-stalker-zone-end-won = Scenario won
page-stalker-zone-end-lost = Scenario lost
page-stalker-end-steps = Steps
page-stalker-end-shots = Attacks
page-stalker-end-kills = Enemies killed
page-stalker-end-hp = HP lost
page-stalker-end-loot = Loot
page-stalker-end-dose = Radiation taken

# --- credits ---

page-credits = Credits
page-credits-cordon = Cordon is made by its contributors: code under the MIT licence, texts and pictures under CC BY-SA 4.0.
page-credits-icons = The signs are from
page-credits-fonts = Type:

# --- This War of Mine ---

page-advice = Proposals
page-advice-agree = Agree
page-advice-drop = Take back
page-advice-do = Do it
page-advice-votes = for it: { $names }
page-advice-decides = { $name } decides. What you choose is a proposal.
page-advice-deputy = { $name } is away. You decide.
page-advice-bot-waits = { $name } leads and waits for your word: propose an answer, or say that you are ready.
page-advice-bot-reads = { $name } leads and waits until you have read this.
page-advice-bot-heard = { $name } leads and waits for the others.
page-advice-ready = Ready
page-advice-unready = Not ready yet
page-advice-are-ready = Ready: { $names }
page-game-twom = This War of Mine
page-place-twom-facts = 1 to 6 people who decide together · a campaign of days, saved whenever you like
page-guide-twom-welcome = Down here is always the next decision. Whoever holds the journal answers; the others advise.
page-guide-twom-plan = Click one of us, then a room with a dashed edge, or drag one onto the other. Nothing is done before you commit the stage.
page-guide-twom-group = Five strips for each of us. The worst one takes actions away; the line below says which.
page-guide-twom-storage = Storage shows what the night will ask for: water, food, wood against the cold, beds, a guard.
page-guide-twom-dusk = Give water and food to each of us. Whoever goes without pays for it.
page-guide-twom-evening = Everybody gets one task for the night. Somebody must guard.
page-guide-twom-walk = Card by card. Noise makes it likelier to be met; the pile may not weigh more than you can carry.
page-twom-day = Day { $round }
page-twom-shelter = The shelter
page-twom-storage = Storage
page-twom-storage-empty = There is nothing.
page-twom-phases = Phases of the day
page-twom-leads = { $name } holds the journal
page-twom-holds = Holds the journal and decides
page-twom-advises = Advises
page-twom-cold = Cold { $count }
page-twom-goal-met = met
page-twom-goal-open = not yet
page-twom-boarded = boarded up
page-twom-empty = empty
page-twom-unreachable = Cannot be reached.
page-twom-here = Here: { $names }.
page-twom-actions =
    { $count ->
        [one] { $count } action a day.
       *[other] { $count } actions a day.
    }
page-twom-level = { $level } of 4
page-twom-group = The group
page-twom-unable = Cannot do anything.
page-twom-blocked =
    { $count ->
        [one] { $state } { $level }: one action fewer.
       *[other] { $state } { $level }: { $count } actions fewer.
    }
page-twom-out = out in the night
page-twom-waiting = waits at the pile
page-twom-child = with a child
page-twom-gone = No longer with us
page-twom-died = { $name } died on day { $day }.
page-twom-left = { $name } left on day { $day }.
page-twom-plan = Plan of this stage
page-twom-free = nothing yet
page-twom-idle =
    { $count ->
        [one] { $count } of us has nothing to do
       *[other] { $count } of us have nothing to do
    }
page-twom-costs = Costs
page-twom-left-over = left:
page-twom-dice = Dice
page-twom-tonight = Tonight
page-twom-need-water = Water { $have } of { $need }
page-twom-need-food = Food { $have } of { $need }
page-twom-need-fuel = Wood and books { $have } against cold { $need }
page-twom-need-beds = Beds { $beds }
page-twom-need-guard = For the guard: weapons { $weapons }, ammo { $ammo }, boards { $boards }
page-twom-token = value { $value }, weight { $weight }
page-twom-carried = On the way home:
page-twom-hand = Narrative cards
page-twom-town = The town
page-twom-buildable = Can be built
page-twom-export = Journal as text
page-twom-page = A page of the journal
page-twom-keep = Keep
page-twom-save = Save
page-twom-save-as = Save this campaign under a name
page-twom-save-name = Day { $day }
page-twom-saved = Saved as “{ $name }”. It is a table of its own and waits among your matches.
page-twom-save-later = Here a campaign is saved when the day is over (TW-12.2). The table keeps every answer by itself.
page-twom-value = value { $value }
page-twom-weight = weight { $weight }
page-twom-place-cards = { $count } cards to turn
page-twom-place-visits =
    { $count ->
        [0] not been there yet
        [one] been there once
       *[other] been there { $count } times
    }
page-twom-in-the-house =
    { $count ->
        [one] In the house: { $count } thing to do (B)
       *[other] In the house: { $count } things to do (B)
    }
page-twom-page-wait = Whoever holds the journal turns the page.
page-twom-nothing = nothing
page-twom-load = Weight { $weight } of { $limit }
page-twom-credit = Credit { $credit }, commission { $commission }
page-twom-given = We give:
page-twom-got = We get:
page-twom-shelf-carry = Take along
page-twom-shelf-drop = Leave here
page-twom-shelf-give = Give
page-twom-shelf-take = Take
page-twom-shelf-back = Put back
page-twom-shelf-pay = Pay
page-twom-shelf-token = Choose
page-twom-shelf-steal = What is stolen
page-twom-side-there = There
page-twom-side-home = At home
page-twom-side-pack = In the pack: { $weight } of { $limit }
page-twom-cards-left =
    { $count ->
        [one] { $count } card not turned yet
       *[other] { $count } cards not turned yet
    }
page-twom-noise = Noise { $noise } of { $most }
page-twom-risk = { $percent } % to be met
page-twom-hiding = A hiding place is kept.
page-twom-ours = Ours
page-twom-theirs = Theirs
page-twom-enemy = Enemy { $name } (Prowess { $prowess })
page-twom-unarmed = unarmed
page-twom-wounds = Wounds { $wounds } of { $most }
page-twom-forecast = Expected hits: { $hits }
page-twom-damage = Damage
page-twom-raid-wounds = Wounds
page-twom-boards = Boards
page-twom-reductions = To share out
page-twom-rerolls =
    { $count ->
        [one] { $count } reroll
       *[other] { $count } rerolls
    }
page-twom-no-guard = Nobody guards.
page-twom-dawn = Dawn after day { $day }
page-twom-quiet-night = Nothing happened.
page-twom-was-out = Out: { $place }
page-twom-trip-night = Outside
page-twom-house-night = The house
page-twom-now = What happens now
page-twom-fold = Look at the house
page-twom-unfold = Back to it
page-twom-ask-twice = With nobody on guard the campaign is lost. Go on all the same?
page-twom-ask-thirst = There is still water, and somebody goes thirsty. Really no more?
page-twom-ask-hunger = There is still food, and somebody goes hungry. Really no more?
page-twom-ask-empty = The pack is empty. Go home with nothing?
page-twom-ask-idle = Nobody has anything to do. Let this part of the day go by?
page-twom-end-victory = The siege is over
page-twom-end-no-founders = None of the first ones is left
page-twom-end-defeat = The house is empty
page-twom-survived = survived
page-twom-died-on = died on day { $day }
page-twom-left-on = left on day { $day }
