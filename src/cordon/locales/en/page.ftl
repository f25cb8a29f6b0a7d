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
page-language-own = English
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
page-headline = Goal and clock
page-headline-turn =
    { $whose ->
        [own] Turn { $number } of { $most }
       *[other] { $name }: turn { $number } of { $most }
    }
page-headline-actions = Actions left: { $left }
page-aim = Still to be done: { $name }
page-price-short = { $have } of { $need }
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
page-title-record = Record
page-title-match = A match
page-title-sheet = State sheet
page-title-beside = Side by side
page-title-recover = Find yourself again
page-title-reset = A new password
page-title-turn = Your turn
page-nowhere = There is nothing at this address.
page-nowhere-hint = The link may be old or cut short. A table’s link ends in six letters and digits.
page-problem-offline = The table does not answer.
    .hint = Check that it is running, then try again.
page-offline = There is no line to the table just now. It comes back by itself; your matches are safe there.
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
page-new-own-dice = We throw our own dice: the table asks what they show.
page-new-discussion = Time to talk before an answer counts
page-new-discussion-none = none
page-new-public = Show this table on the start page, so that anybody may join or watch.
page-new-seed = Seed
page-new-seed-hint = A number; the same one brings the same luck. Empty: random.
page-new-seed-wrong = The seed is no number. Change it, or leave it empty.
page-new-switches = Rule switches
page-new-switches-hint = Where the rulebook leaves room. The settings as they are give the rules as we read them.
page-new-create = Open the table
page-new-outlook =
    { $people ->
        [one] One person
       *[other] { $people } people
    }{ $bots ->
        [0] { "" }
        [one] { " " }and one bot
       *[other] { " " }and { $bots } bots
    }
page-presets = Tables as you like them
page-presets-name = Keep this one as
page-presets-drop = Throw away “{ $name }”
page-no-such-game = This game is not at the table yet.

# --- joining ---

page-join-code = Code or link of the table
page-join-hint = Six letters and digits, for example from a friend’s screen. You can also paste the whole link.
page-join-go = To the table
page-join-malformed = That is not a code: it has six letters and digits.
page-no-such-table = There is no table with this code. Check the link, or ask for a new one.

# --- matches ---

page-matches = Matches
page-matches-all = All matches
page-matches-awaited =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
page-matches-archived = Show archived ones
page-matches-none = No matches here yet.
page-match-more = More
page-match-yours = It is your turn.
page-match-over = The match is over.
page-match-victory = It was won.
page-match-defeat = It was lost.
page-match-won-you = You won it.
page-match-won-other = { $names } won it.
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
page-kept = The match to keep
page-kept-running = This match is still being played. What is to be kept is here when it is over.
page-kept-html = Keep as one page (HTML)
page-kept-wait = The table is working out what the match turned on. Then the page can be kept.
page-kept-turning = What it turned on
page-kept-story = The story
page-sheet = State sheet to print
page-sheet-print = Print
page-sheet-back = To the table
page-sheet-hint = Everything that your seat may know, to go on with the box at a real table.
page-sheet-watch = Everything that lies open for those who watch.
page-sheet-group = The group
page-sheet-hidden = What lay face down
page-sheet-foot = Face-down decks are shuffled anew at the real table.
page-record = Your record
page-record-played =
    { $count ->
        [one] 1 match over
       *[other] { $count } matches over
    }
page-record-won = won: { $count }
page-record-lost = lost: { $count }
page-record-running = still played: { $count }
page-record-first = The first one
page-record-first-won = The first one won
page-record-points = Most points
page-record-points-of =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
page-record-shortest = Won soonest
page-record-longest = Longest
page-memorial = In memory
page-memorial-hint = Those who did not come back from your matches.
page-match-clone = Look back or branch

# --- settings ---

page-settings = Settings
page-settings-look = Look
page-settings-text = Text size
page-settings-motion = Motion
page-settings-motion-auto = As the system says
page-settings-motion-off = None
page-settings-moments = Moments
page-settings-moments-all = Hold up everything: cards, finds, who comes and goes
page-settings-moments-important = Only what is important
page-settings-moments-none = Nothing: it is told in the bar and in the journal
page-settings-play = Playing
page-settings-guide = Tips the first time that something happens
page-settings-keys = Letters and digits choose and open things at the table
page-sound = Sound
page-sound-on = Turn the sound on
page-sound-off = Turn the sound off
page-settings-sound = Quiet sounds: dice, pages, doors, the counter
page-settings-volume = Volume
page-settings-turn = Your turn
page-settings-notify = Tell me when it is my turn while this page is out of sight
page-settings-notify-refused = Your browser does not allow that for this address. You can change it in the browser’s settings.
page-settings-muted = People you do not hear
page-settings-never = Reactions you never use
page-settings-never-hint = The table answers “no” for you when nothing else is offered.
page-settings-never-none = None. You can add one when a reaction is offered.
page-settings-ask-again = Ask me again
page-keep = Your way back
page-keep-hint = You are a guest: only this browser knows you. With this link you find yourself, your seats and your matches again, here or on another device. Keep it to yourself; it is good for once, and then there is a new one here.
page-keep-link = Link to find yourself again
page-keep-show = Show the link
page-recover = Find yourself again
page-recover-hint = This link makes you, in this browser, the guest it belongs to, with all seats and matches. Here you are { $name } so far, and will not be any more.
page-recover-go = That is me
page-recover-done = You are { $name } again.
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
page-devices = Where I am signed in
page-device-here = this device
page-device-seen = last used { $when }
page-device-unknown = Unknown browser
page-device-out-of = Sign out: { $name }
page-my-data = Download my data
page-reset = A new password
page-reset-have = I have a code for a new password
page-reset-hint = Whoever runs this server can give you a code if you have lost your password, and so can a device where you are still signed in: in its settings, under “Change password”. It is good for once. All your devices but this one are signed out.
page-reset-code = Code
page-reset-code-ask = I have forgotten my password
page-reset-code-told = With this code you set a new password, on whichever device. It is good for once and for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Keep it to yourself.
page-reset-code-here = Set it here
page-reset-done = You are signed in as “{ $login }”, and the new password counts.
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
page-too-old = This page is out of date. Reload it.
page-connection-retry = Try now
page-waiting-since = asked { $when }
page-waiting-for = Waiting for { $names }.
page-waiting-bot = a bot
page-waiting-somebody = somebody to sit down
page-waiting-free =
    { $count ->
        [one] Waiting for somebody to take the free seat. Send them the link, or give the seat to a bot.
       *[other] Waiting for people to take { $count } free seats. Send them the link, or give the seats to bots.
    }
page-waiting-free-visitor =
    { $count ->
        [one] One seat is still free: sit down, or watch.
       *[other] { $count } seats are still free: sit down, or watch.
    }
page-talk = Time to talk: { $seconds } s
page-anytime = You can also:
page-all-options = All options
page-amount = How many?
page-amount-night_raid_phase-reduce = Damage −{ $n }, Wounds −{ $rest }
page-amount-night_raid_phase-crime_wave = { $n } to the night raids, { $rest } to the residents
page-on-the-map = On the map: { $count }
page-not-now = Not possible now: { $count }
page-open-rule = Open rule { $rule }
page-never-ask = Never use this
page-dice = Dice
page-die-picked = to be rolled again
page-percent = { $n }%
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
page-own-dice = We throw our own dice
page-own-dice-on = At this table people throw their own dice.
page-own-dice-thrown = What has fallen so far
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
page-time = Another moment of the match
page-time-look = The board at this moment: { $line }
page-time-look-title = See the board then
page-time-look-back = Look back
page-time-replay = Watch the match again
page-time-now = Back to now
page-time-end = To the end of the match
page-time-start = Opening
page-time-mission = Mission { $number }
page-time-turn = turn { $number }
page-time-first = To the beginning
page-time-last = To the last moment
page-time-back = A step back
page-time-next = A step on
page-time-play = Play
page-time-pause = Pause
page-time-pace = Pace
page-time-pace-slow = slowly
page-time-pace-even = evenly
page-time-pace-quick = quickly
page-time-jump = To a round
page-time-where = Where in the match
page-time-branch = Go on from here…
page-time-branch-name = What is this branch called?
page-time-branch-hint = A table of its own begins at this moment. This match stays as it is, and the branch knows the way back to it.
page-time-branch-go = To the new table
page-time-origin = To the match that this branched from
page-time-lead = Lead the others
page-time-lead-stop = Stop leading
page-time-led = { $name } leads
page-time-follow = Follow { $name }
page-beside = Two branches side by side
page-beside-parts = They went the same way up to: { $moment }
page-beside-parting = Where they part
page-beside-ended = It has gone no further.
page-beside-origin = Beside that match
page-beside-with = Beside “{ $name }”
page-board-of = The board of “{ $name }”
page-table-menu = This table
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-chat-names = Names of places and cards become links.
page-chat-react = What do you think of it?
page-chat-mute = Do not hear { $name }
page-chat-unmute = Hear again
page-chat-muted = { $name } said something that you do not hear.
page-chat-proposed = { $names }: “{ $option }” is proposed.
page-sign-yes = Yes
page-sign-no = No
page-sign-heart = Like it
page-sign-laugh = Funny
page-sign-wow = Really?
page-sign-sad = What a pity
page-mark-looks = { $name }: look here!
page-mark-something = something on the board
page-rules = Rules
page-rules-which = The rules of which game?
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
page-legend = Legend
page-legend-all = All { $count } signs, not only those on the board now
page-legend-rule = { $name }: open rule { $rule }
page-board-beyond =
    { $count ->
        [one] { $count } choice lies beyond this edge: look there
       *[other] { $count } choices lie beyond this edge: look there
    }
page-story-open = Read the card
page-story-fold = Fold
page-laid-suggested = Good for a first time
page-laid-all = Show all { $count }
page-share = Invite others
page-share-code = Code of this table
page-share-link = Link to this table
page-share-copy = Copy link
page-share-copied = Copied
page-share-open = Invite
page-share-more = QR code and more
page-share-qr = Link to this table as a QR code
page-share-scan = Scan it with a phone
page-share-send = Send the invitation
page-share-text = Come to the table “{ $table }”.
page-share-free =
    { $count ->
        [one] One seat is free. Whoever has the link can sit down or watch.
       *[other] { $count } seats are free. Whoever has the link can sit down or watch.
    }
page-share-full = All seats are taken. Whoever has the link can watch.
page-share-alone = This works on this computer only. To let in others from your network, start the table with --host 0.0.0.0.
page-share-local = This address works on this computer only.
page-watching = Watching: { $names }
page-watching-nobody = Nobody is watching.
page-arrival = Sit down or watch?
page-arrival-host = { $host } invites you to “{ $table }”.
page-arrival-table = You have come to “{ $table }”.
page-arrival-seat = Where?
page-arrival-watch = Only watch
page-slow = Slow table: when somebody does not come
page-slow-since = Waiting for { $names }; the last answer was { $since }.
page-slow-days = If somebody does not come, a bot plays their turn
page-slow-after =
    { $days ->
        [0] never
        [one] after a day
       *[other] after { $days } days
    }
page-slow-wish =
    { $days ->
        [0] The table waits, however long it takes.
        [one] The host proposes: if somebody does not come for a day, a bot plays their turn.
       *[other] The host proposes: if somebody does not come for { $days } days, a bot plays their turn.
    }
page-slow-counts = All have agreed: it counts. After half of the time the table reminds.
page-slow-missing = It counts when all have agreed. Still missing: { $names }.
page-slow-agree = I agree
page-slow-refuse = I do not agree any more
page-hook = Webhook
page-hook-hint = The table tells this address whose turn it is, if they are not here. Every message is signed.
page-hook-drop = Remove
page-hook-on = It works.
page-hook-sending = A message is on its way there; nobody has taken it yet.
page-hook-failing = The last messages did not arrive.
page-hook-off = Too many messages did not arrive: it is left alone until you save the address again.
page-hook-secret = The key of the signature. It is shown only this once.
page-player-number = Player { $number }
page-seat-number = Seat { $number }
page-seat-bot = Bot: { $bot }
page-bot-calm = calm
page-bot-careless = careless
page-bot-expert = expert
page-bot-greedy = careful
page-bot-random = random
page-bot-steady = steady
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
page-keys-more = options beyond the ninth
page-keys-go = go on: end the turn, accept, turn the page
page-keys-act = what can be done in every turn, as written on the button
page-keys-board = to the board
page-keys-arrows = on the board: to the next area in that direction
page-keys-enter = choose, or look closer
page-keys-legend = legend: what the signs on the board mean
page-keys-decision = to the decision
page-keys-undo = undo
page-keys-play = what others did: pause or play, a step back, the next
page-keys-moment = go on: what is held up, what is being watched
page-keys-tabs = journal, chat, rules
page-keys-close = close what is open
page-keys-keys = show this

page-play = What the others do
page-play-back = One step back
page-play-next = Next step
page-play-pause = Pause
page-play-on = Go on
page-play-pace = Pace: { $pace } times
page-play-skip = Skip to now
page-play-again =
    { $count ->
        [one] Watch it once more: { $count } step
       *[other] Watch it once more: { $count } steps
    }

page-since = Since your last turn
page-since-all = Meanwhile
page-since-you = You

page-moment-on = Go on
page-moment-death = A death
page-moment-news = News
page-moment-event = Event
page-moment-paragraph = It goes on
page-moment-emission = Emission
page-moment-secret = A secret
page-moment-failed = Failed
page-moment-trauma = Trauma
page-moment-left = Gone
page-moment-opened = Opened
page-moment-card = A card is turned up
page-moment-taken = A card is taken
page-moment-found = Found
page-moment-artifact = Artifact
page-moment-unknown = Unknown
page-moment-seen = Looked at
page-moment-injury = Critical injury
page-moment-fate = Fate
page-moment-joined = Somebody new
page-moment-objective = What we want now
page-moment-settled = What became of it
page-moment-explored = Out there
page-moment-idea = An idea
page-moment-broke = Broken
page-moment-lost = Lost
page-moment-place = Another place
page-moment-round = The round ends
page-moment-came = Somebody comes
page-moment-request = The request

# --- the end ---

page-end-won = You won
page-end-other-won = The race is over
page-plain-over = The match is over
page-plain-won-by = Won by { $winners }.
page-plain-cards = Cards
page-end-lost = The Zone keeps you
page-end-again = Play again
page-again-same = Once more with the same people
page-again-next = Next: { $name }
page-again-there = To the new table
page-end-look = Look at the board
page-end-back = Back to the story
page-end-deeds = What each one did
page-end-story = The story of this match
page-end-pages = The pages of the end
page-end-page-back = Back
page-end-page-next = Next
page-end-page-of = { $page } of { $pages }
page-end-opening = At the start
page-end-steps = Steps
page-end-tests = Tests passed
page-end-beaten = Threats beaten
page-end-damage = Damage taken
page-end-secrets = Secrets
page-end-deaths = Deaths

# --- the first minutes ---

page-primer = What it is about
page-primer-goal = Goal
page-primer-clock = Clock
page-primer-round = A round
page-primer-more = How to play in two minutes
page-primer-back = Back
page-primer-show = Show me as I play
page-primer-known = I know it: no tips
page-primer-start = Close
page-primer-zona-goal = Find 2 secrets in 2 different facilities at the edge of the map, then finish one event in the sarcophagus in the middle. Whoever does so first wins alone.
page-primer-zona-clock = Every round takes a card from the news deck. When it is empty, everybody has lost. Every few rounds an emission strikes: be in a bunker by then.
page-primer-zona-round = You take 2 actions: go, search, rest, camp. Then you live through an event where you stand, then the news comes.
page-primer-stalker-goal = Do what the briefing asks. You win the mission together or lose it together; if one of you dies, it is lost.
page-primer-stalker-clock = Every round turns an event card. When the last one is gone, so is your time.
page-primer-stalker-round = Each of you has 2 turns, then the enemies act. Never end a turn where an enemy sees you: it shoots at once.
page-primer-stalker-campaign-goal = Missions of two stories, one after the other. What you find, earn and decide comes along to the next.
page-primer-stalker-campaign-clock = A lost mission can be tried once more. In a mission every round turns an event card; when the last one is gone, so is your time.
page-primer-stalker-campaign-round = Choose a place on the map of the Zone, see people, pack, set off. Then the mission, turn by turn.
page-primer-stalker-survival-goal = One scenario on a map of its own. Reach its objective, meet every request that lies open, and let nobody die.
page-primer-stalker-survival-clock = The scenario has a fixed number of rounds; each turns an event card. After the last one it is over.
page-primer-stalker-survival-round = Each of you has 2 turns, then the enemies act, and fate rolls one die over all the cards on the table.
page-primer-twom-goal = Keep these people alive until the ceasefire. You win if one of the first three is still with you then.
page-primer-twom-clock = The ceasefire comes on day 11, 12 or 13. Each chapter sets a goal on the way; it is settled when the next chapter begins.
page-primer-twom-round = A day: clear and build in the house, share out water and food, then send some to sleep, some out scavenging, and somebody to guard. Without a guard everything is lost.
page-lesson = First match
page-lesson-start = First match: learn in ten clicks
page-lesson-step = { $number } of { $count }.
page-lesson-later = Later: this first match shows one thing after the other.
page-lesson-leave = Leave the lesson and play on
page-lesson-over = Now it is yours.
page-lesson-on = Play on
page-lesson-zona-keep = Two secrets from the edge of the map, then the sarcophagus, before the news runs out: that is how you win. Lead Wiera today. She heals herself, and every camp takes her in.
page-lesson-zona-camp = You stand in the Village, a bunker. Camp here: sleep takes fatigue away, and this is one of your two actions.
page-lesson-zona-leave = You slept. In a camp you could also heal, repair and buy what lies on the market. Enough for now: break camp.
page-lesson-zona-go = The second action: go to Chernobyl. Something waits there, and beating it brings loot.
page-lesson-zona-spot = First you must spot it: vigilance plus three dice. Roll.
page-lesson-zona-spotted = Good enough. If it were not, you could force the test for 1 fatigue. Accept.
page-lesson-zona-confront = You saw it in time, so the choice is yours: flee, or fight. Fight.
page-lesson-zona-beat = Now the test to beat it. Your chance stands on the button.
page-lesson-zona-beaten = Enough again. Accept, and take what it leaves.
page-lesson-zona-end = Two actions are done. End the turn: an event finds you where you stand, then the news brings the emission closer.
page-lesson-zona-voice = Alone, you are also the Voice of the Zone: put the new threat somewhere you do not mean to go. The Dump.
page-lesson-zona-over = Now your first secret: open the Government Shelter from the Dump and end your turn inside. Finish one of its events, and its secret is yours.
page-lesson-stalker-choose = Choose whom you play. Mammon likes to be alone, and so do you today.
page-lesson-stalker-move = You have three actions this turn. Take the first: Movement. Somebody is in the farmhouse.
page-lesson-stalker-first = Step onto the lit space. The button says what it would cost to stop there.
page-lesson-stalker-door = One more, to the edge of the house.
page-lesson-stalker-sight = One more. Here the bandit sees you: your attention rises, and whoever ends a turn in sight is shot at.
page-lesson-stalker-shoot = So be quicker. A single shot: one action, one bullet.
page-lesson-stalker-head = Torso is easier, the head kills. Aim at the head.
page-lesson-stalker-accept = Look at the stars: that is enough. Accept, and he falls.
page-lesson-stalker-look = The radio room is yours. Look around: the card tells where the key may be.
page-lesson-stalker-over = Find the key, free Dalik, reach the exits. End your turns where nobody sees you.
page-lesson-twom-page = A besieged town, and these people in an empty house. Keep them alive until the ceasefire. This book tells what happens to us: read, then turn the page.
page-lesson-twom-clear = By day we work on the house. Sanja clears the lit room upstairs: everything in it becomes ours.
page-lesson-twom-both = All of us act at the same time. Greta clears another room.
page-lesson-twom-commit = Nothing has happened yet. Do it: now both work.
page-lesson-twom-bed = Wood and parts. Sanja builds a bed: whoever sleeps in one wakes without fatigue.
page-lesson-twom-where = In the room that she has just cleared.
page-lesson-twom-build = Do it. The price is paid from Storage.
page-lesson-twom-rest = We are hungry, so nobody has a third action. Let the day end.
page-lesson-twom-water = Dusk. Everybody should drink. Sanja does.
page-lesson-twom-last = And Greta. That was the last of the water, and there are three of us.
page-lesson-twom-over = Somebody goes thirsty tonight. Eat, then somebody must guard, and somebody must go out for water.

# --- the tips ---

page-tip = Tip
page-tip-none = No tips in this game
page-tip-zona-turn = This is you. You have two actions a turn: click a glowing area to go there. A red dashed road is a shortcut, and it hurts.
page-tip-zona-test = A test: your attribute plus three dice must reach the difficulty. Your chance stands beside the button before you roll.
page-tip-zona-force = Not enough? Force the test: 1 fatigue for another throw of a die. Each button shows the chance it leaves you with.
page-tip-zona-damage = Items with protection can stop damage before it reaches you. What gets through fills your endurance.
page-tip-zona-encounter = You have met a threat. Confront it for loot, or flee and leave it here.
page-tip-zona-story = An event. Read the card, then choose; behind each line stands what it costs.
page-tip-zona-camp = In a bunker you can sleep, heal, repair and trade. This is the market; its better columns ask for a better reputation.
page-tip-zona-open = A facility is locked. Its lock says what it wants; only inside are there secrets.
page-tip-zona-secret = Your first secret. One more, from another facility, and the sarcophagus will let you in.
page-tip-zona-emission = The emission comes closer. When the track is full it strikes: be in a bunker or underground by then.
page-tip-zona-struck = An emission has struck. Threats and market are new, and the track begins again.
page-tip-zona-trauma = A trauma: your endurance was full. It lowers an attribute until it is healed, and the fourth one kills.
page-tip-zona-radiation = Radiation. It takes a box of your endurance like any wound; in a bunker it can be healed.
page-tip-zona-injury = Damage fills these boxes. When there is none left, what comes next is a trauma.
page-tip-zona-item = What you carry lies here. A bright edge means that you can use it now.
page-tip-zona-fatigue = Fatigue. Rest or sleep lowers it. Past 5 it turns into damage.
page-tip-stalker-turn = This is you. Click a space with a green edge: the way is drawn with its price before you go. An eye means that an enemy sees you there.
page-tip-stalker-shoot = An enemy in range. Click it: each attack shows its exact odds, for torso and head. Shots are heard.
page-tip-stalker-attention = They have noticed something: your attention token is on the map now. When the enemies act, they go where such tokens lie.
page-tip-stalker-high = HIGH attention: you were seen or loud. Enemies come here first. Get out of sight, and it will drop.
page-tip-stalker-reaction = It saw you and acted at once. Whoever ends a turn in sight of an enemy is attacked: end yours behind a wall.
page-tip-stalker-anomaly = An anomaly. Each step in it rolls a die; thrown bolts make the roll safer. Artifacts are in there.
page-tip-stalker-radiation = Radiation raises your dosage. At the end of the round it costs HP: the higher the needle, the more dice.
page-tip-stalker-hp = You are hit. At 0 HP you suffer a critical injury; the third one kills, and the mission is lost.
page-tip-stalker-loot = What you find lies here. A bright edge means that you can use it now.
page-tip-stalker-second = Your second turn of this round. After it the enemies act, then the round ends.
page-tip-stalker-enemies = The enemies act by a card, step by step. You can pause, step back, or skip. It looks where its arrow points.
page-tip-stalker-injury = A critical injury blocks part of your turns. Heal above 0 HP and it is gone; the third one kills.
page-tip-stalker-rerolls = Focus rolls dice again. The answer says what you have now, and what another throw may bring.
page-tip-stalker-masks = Masks are spent on special effects of the weapon. Whatever you do not spend is lost.
page-tip-stalker-shop = Spend the money of the mission here; what is left is lost. A weapon needs magazines that fit.
page-tip-stalker-zone = The map of the Zone. Choose one mission, and before it or after it one other place.
page-tip-twom-plan = Click one of us, then a room with a dashed edge, or drag one onto the other. Nothing is done before you commit the stage.
page-tip-twom-dusk = One water for each of us. Whoever goes without gets hungrier or more miserable.
page-tip-twom-meal = Now food. Canned food lowers hunger by 2, raw food by 1; with nothing it rises.
page-tip-twom-evening = Everybody gets one task for the night. Somebody must guard: without a guard everything is lost.
page-tip-twom-place = Three places to search. The farther, the more cards to turn; the red bar says what is special there.
page-tip-twom-walk = Card by card. You can go home between two cards; what you found stays yours.
page-tip-twom-noise = Noise. A roll of at most this number means that somebody has heard us.
page-tip-twom-gear = What goes along helps out there: a lockpick or a saw opens ways, a weapon stops a fight. It counts as weight on the way home.
page-tip-twom-pack = We carry home what we can lift. Food and medicine are worth more than their weight.
page-tip-twom-resident = Somebody lives here. Talk, pay, steal or leave: what we do to others stays with us.
page-tip-twom-fight = A fight. The weapon in hand decides which die is rolled; the fights of scavengers are better avoided.
page-tip-twom-raid = Raiders. Guards roll against them, and boarded-up holes help. What is left over is taken from Storage, and from the guards.
page-tip-twom-starved = Somebody went without. Five strips for each of us: at 4, hunger, wounds or illness kill.
page-tip-twom-wound = A wound. Bandages at dawn may heal it; untreated it can get worse. At 4 it kills.
page-tip-twom-misery = Misery. Talk, habits and good days lower it. At 4 somebody breaks, and may leave us.
page-tip-twom-cold = It is getting cold. Burn wood in a heater, or dawn may bring illness.
page-tip-twom-medicine = Medicine is laid on whoever needs it before the fate card is drawn, not after.
page-tip-twom-page = A page of the journal. What a choice costs stands beside it; the rest we learn later.


# --- words of the rules: forms in which they stand in sentences; * for any ending, a capital only where it is written so ---

page-term-zona-fatigue = fatigue
page-term-zona-reputation = reputation
page-term-zona-secret = secret, secrets
page-term-zona-endurance = endurance
page-term-zona-injury = injury, injuries
page-term-zona-trauma = trauma, traumas
page-term-zona-damage = damage, radiation, disturbance, wound, wounds
page-term-zona-attribute = attribute, vigilance, prowess, intellect, willpower
page-term-zona-difficulty = difficulty
page-term-zona-force = force, forcing
page-term-zona-hazard = hazard, hazards
page-term-zona-threat = threat, threats
page-term-zona-encounter = encounter
page-term-zona-detection = detection, spot it
page-term-zona-confrontation = confront, confrontation, beat it
page-term-zona-flee = flee
page-term-zona-area-action = area action
page-term-zona-search = Search
page-term-zona-rest = Rest
page-term-zona-pass = Pass
page-term-zona-lock = lock
page-term-zona-bunker = bunker
page-term-zona-camp = camp, camping
page-term-zona-emission = emission
page-term-zona-voice = Voice of the Zone
page-term-zona-news = news
page-term-zona-side-effect = side effect
page-term-zona-trophy = trophy, trophies
page-term-zona-ransacked = ransacked
page-term-zona-deactivated = deactivated
page-term-zona-backpack = backpack
page-term-stalker-focus = focus
page-term-stalker-none = unnoticed
page-term-stalker-low = LOW
page-term-stalker-high = HIGH
page-term-stalker-attention = attention
page-term-stalker-pinned = pinned
page-term-stalker-exposed = exposed
page-term-stalker-cover = cover
page-term-stalker-mask = mask, masks
page-term-stalker-injury = critical injury
page-term-stalker-gear-die = gear die, gear dice
page-term-stalker-stalker-die = stalker die, stalker dice
page-term-stalker-accuracy = accuracy face, accurate
page-term-stalker-range = range
page-term-stalker-part = body part
page-term-stalker-movement = Movement
page-term-stalker-careful = Careful Movement
page-term-stalker-prepare = Prepare
page-term-stalker-reload = Reload, reload
page-term-stalker-decoy = Decoy
page-term-stalker-bolt = bolt, bolts
page-term-stalker-lead = lead stalker, lead stalker token
page-term-stalker-anomaly = anomaly, anomalies, anomaly die
page-term-stalker-artifact = artifact, artifacts
page-term-stalker-loot = loot
page-term-stalker-unknown = unknown token, unknown tokens
page-term-stalker-turn-token = turn token
page-term-stalker-extra = extra action, extra actions
page-term-stalker-ammo = ammo, magazine, magazines
page-term-stalker-dosage = dosage
page-term-stalker-backpack = backpack
page-term-twom-fatigue = Fatigue
page-term-twom-wounds = wounds, wound
page-term-twom-misery = Misery
page-term-twom-hunger = Hunger
page-term-twom-illness = Illness, ill
page-term-twom-stage = action stage
page-term-twom-noise = noise
page-term-twom-encounter = encounter
page-term-twom-weight = weight
page-term-twom-prowess = Prowess
page-term-twom-prowess-test = prowess test
page-term-twom-reroll = reroll, rerolls
page-term-twom-fate = fate
page-term-twom-script-symbol = script symbol
page-term-twom-commission = commission
page-term-twom-damage = Damage
page-term-twom-reduction = reduction, reductions
page-term-twom-raid = raid, raids, night raids
page-term-twom-crime-wave = Crime wave
page-term-twom-hiding = Hiding place
page-term-twom-collapsed = collapsed
page-term-twom-broken = broken
page-term-twom-habit = habit
page-term-twom-idea = idea
page-term-twom-trap = trap
page-term-twom-growth = growth markers
page-term-twom-resources = resources
page-term-twom-cold = Cold, cold tokens

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
page-zona-facility-holds = Events: { $events }, finds: { $finds }.
page-zona-lock-is = Locked: { $lock }. To open it: { $rules }
page-sign-zona-green = Green sector (I)
    .why = You draw green events here. An emission deals 2 damage.
page-sign-zona-yellow = Yellow sector (II)
    .why = You draw yellow events here. An emission deals 4 damage.
page-sign-zona-red = Red sector (III)
    .why = You draw no events here. An emission deals 6 damage.
page-sign-zona-bunker = Bunker
page-sign-zona-facility = Secret facility
page-sign-zona-end = Sarcophagus
page-sign-zona-road = Border you can cross
page-sign-zona-RAD = Shortcut: 1 radiation
page-sign-zona-DIS = Shortcut: 1 disturbance
page-sign-zona-WND = Shortcut: 1 wound
page-sign-zona-wire = Blockade
page-sign-zona-one-way = One way only
page-sign-zona-entrance = Entrance
page-sign-zona-locked = Lock, with what it asks for
page-sign-zona-open = Opened
page-sign-zona-ransacked = Ransacked
page-sign-zona-events = Events left inside
page-sign-zona-finds = Finds left inside
page-sign-zona-mutant-green = Green mutant
page-sign-zona-mutant-yellow = Yellow mutant
page-sign-zona-anomaly-green = Green anomaly
page-sign-zona-anomaly-yellow = Yellow anomaly
page-sign-zona-emission = Emission track
page-sign-zona-pile = News cards left
page-sign-zona-news = News marker
page-sign-zona-scavenger = Scavenger
    .why = The head in the player’s colour, with the first letter of the name. Yours has a white edge.
page-sign-zona-turn = Whose turn it is
    .why = The red ring lies under the scavenger whose turn it is.
page-sign-zona-aim = Aim
    .why = Here you can still learn a secret that you need; with enough of them it marks the sarcophagus.
page-sign-zona-choice = Can be chosen now
    .why = What the red pencil circles is an answer to the question: click it.
page-zona-emission = Emission
page-zona-emission-is = Emission track: { $now } of { $last }. News cards left: { $news }.
page-zona-headline-goal =
    { $enough ->
        [true] You know enough → sarcophagus
       *[other] { $now } of { $need } secrets → sarcophagus
    }
page-zona-headline-news = { $count } news left
page-zona-headline-emission = Emission { $now }/{ $last }
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
page-zona-needed = needed
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
page-sign-stalker-solid = Solid ground
    .why = No space: nobody enters it, and nobody sees through it.
page-sign-stalker-wall = Wall
    .why = Nothing passes: no movement, no sight, no range.
page-sign-stalker-impassable = Fence, impassable
    .why = Sight and range pass, movement does not.
page-sign-stalker-door = Door
    .why = Everything passes: movement, sight and range.
page-sign-stalker-window = Window
    .why = Everything passes for stalkers and humans, sight and range for psionics and companions, nothing for other mutants.
page-sign-stalker-cover = Cover
page-sign-stalker-radiation = Radiation
page-sign-stalker-fog = No visibility
page-sign-stalker-anomaly = Anomaly
page-sign-stalker-unknown = Unknown enemies
page-sign-stalker-loot = Loot
page-sign-stalker-artifact = Artifact
page-sign-stalker-trap = Trap
page-sign-stalker-card = Card on the map
page-sign-stalker-exit = Way out
    .why = Where the mission is left when it allows it: its objective says when.
page-sign-stalker-marker = Neutral attention
    .why = It belongs to nobody; enemies go where it lies as they go to attention.
page-sign-stalker-carcass = Carcass
    .why = What is left of an animal. Cards say what can be done with it.
page-sign-stalker-zone = Token of the scenario
    .why = A card on the table tells what it does: point at it.
page-sign-stalker-enemy = Enemy
page-sign-stalker-reach = Within reach
    .why = A movement of yours leads here: click it to see the way and its price.
page-sign-stalker-choice = Can be chosen now
    .why = An answer to the question: click it.
page-sign-stalker-aim = Aim
    .why = Here the objective still wants something done.
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
page-stalker-danger-there = If your turn ends there:
page-stalker-route-meets = Ends at { $name }
page-stalker-part-torso = Torso
page-stalker-part-head = Head
page-stalker-odds-kill = Kill
page-stalker-odds-hurt = Hurt
page-stalker-odds-heavy = Heavy wound, lives
page-stalker-odds-light = Light wound, lives
page-stalker-odds-miss = Miss
page-stalker-odds-focus = With focus: kill { $kill }%, miss { $miss }%
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
page-stalker-magazine-fits =
    { $count ->
        [0] Fits none of the weapons here.
       *[other] Fits: { $names }.
    }
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
page-stalker-roll-sum = ★ { $stars } · masks { $masks }
page-stalker-roll-attack = attacks
page-stalker-roll-knife = uses the knife
page-stalker-roll-defence = defends
page-stalker-roll-exposure = radiation exposure
page-stalker-roll-critical_dose = critical dosage
page-stalker-roll-effect = rolls
page-stalker-roll-anomaly = anomaly
page-stalker-goal-done = done
page-stalker-headline-done = { $told } done
page-stalker-events-left =
    { $count ->
        [one] { $count } event card left
       *[other] { $count } event cards left
    }
page-stalker-zone-aim-gather = gather artifacts
page-stalker-zone-aim-hunt = kill the marked enemy
page-stalker-zone-aim-stay = hold this place
page-stalker-zone-aim-trade = trade here
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
page-stalker-briefing-choose = Choose your stalker
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
page-stalker-person-dalik = Dalik
page-stalker-person-holub = Dr Holub
page-stalker-person-makar = Father Makar
page-stalker-person-petro = Petro
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
page-twom-day = Day { $round }
page-twom-headline-goal = Until the ceasefire
page-twom-headline-chapter =
    { $days ->
        [one] Chapter { $chapter }, the last day
       *[other] Chapter { $chapter }, about { $days } days
    }
page-twom-headline-last =
    { $days ->
        [0] The last day
        [one] { $days } day more at most
       *[other] { $days } days more at most
    }
page-twom-headline-objective = { $name }: { $state }
page-twom-shelter = The shelter
page-twom-storage = Storage
page-twom-storage-empty = There is nothing.
page-twom-phases = Phases of the day
page-twom-leads = { $name } holds the journal
page-twom-holds = Holds the journal and decides
page-twom-advises = Advises
page-twom-goal-met = met so far
page-twom-goal-open = not yet
page-twom-cold-word = Cold
page-twom-aim-build = build: { $fitting }
page-twom-aim-warm = Cold { $have }, at most { $need }
page-twom-aim-stock = { $have } of { $need }
page-twom-aim-board = { $have } of { $need } boarded up
page-twom-aim-clear = { $have } of { $need } cleared
page-twom-aim-cheer = Misery 3 or more: { $have }
page-twom-boarded = boarded up
page-twom-empty = empty
page-twom-unreachable = Cannot be reached.
page-sign-twom-hole = Hole in the wall
page-sign-twom-boarded = Boarded up
page-sign-twom-fitting = Fitting
page-sign-twom-dark = Out of reach
    .why = Clear what bars the way first; then this room is open to us.
page-sign-twom-lamp = Lamp light
    .why = Somebody of us is in this room.
page-sign-twom-guard = Guard post
page-sign-twom-search = Place to search
page-sign-twom-sleep = Place to sleep
page-sign-twom-state = Worst state
page-sign-twom-cold = Snow: cold
page-sign-twom-choice = Can be chosen now
    .why = Click the room, or drag somebody onto it.
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
page-twom-waiting = waits at the Findings Pile
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
page-twom-tonight = Tonight
page-twom-need-water = Water { $have } of { $need }
page-twom-need-food = Food { $have } of { $need }
page-twom-need-fuel = Wood and books { $have } against cold { $need }
page-twom-need-beds = Beds { $beds }
page-twom-need-guard = For the guard: weapons { $weapons }, ammo { $ammo }, boards { $boards }
page-twom-token = value { $value }, weight { $weight }
page-twom-carried = On the way home:
page-twom-hand = Narrative actions
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
page-twom-side-plenty = Whatever we found, there is always wood, components and water to take along: as much as we can carry.
page-twom-side-home = At home
page-twom-side-pack = In the pack: { $weight } of { $limit }
page-twom-cards-left =
    { $count ->
        [one] { $count } card not turned yet
       *[other] { $count } cards not turned yet
    }
page-twom-noise = Noise { $noise } of { $most }
page-twom-risk = { $percent }% to be met
page-twom-hiding = A hiding place is kept.
page-twom-ours = Ours
page-twom-theirs = Theirs
page-twom-enemy = { $name } (Prowess { $prowess })
page-twom-teeth = Teeth
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
page-twom-end-no-founders = None of the first three is left
page-twom-end-defeat = The house is empty
page-twom-survived = survived
page-twom-died-on = died on day { $day }
page-twom-left-on = left on day { $day }

# Advice, outlook, a look back
page-counsel-allowed = Advice may be asked for
page-counsel-ask = What would you do?
page-counsel-chance = { $chance }% (± { $margin })
page-counsel-none = There is nothing to choose between here.
page-counsel-off = At this table nobody asks for advice.
page-counsel-on = At this table advice may be asked for; everybody is told.
page-counsel-thinking = Thinking …
page-hindsight = What moved the chances
page-hindsight-all = All together
page-hindsight-curve = The chance of a good end over the match; the same figures stand in the table below.
page-hindsight-hint = Reckoned afterwards from what could be known at each moment. Luck is what came otherwise than could be expected.
page-hindsight-sum = In all, in points: luck { $luck }, own choices { $own }.
page-hindsight-sum-others = In all, in points: luck { $luck }, own choices { $own }, choices of others { $others }.
page-hindsight-table = The curve as a table
page-hindsight-turn = { $before }% → { $after }% (choice { $choice }, luck { $luck })
page-hindsight-when = When
page-new-advice = Whoever is asked may ask “what would you do?”; everybody is told.
page-outlook-ask = How will this end?
page-outlook-day = Nobody dies until tomorrow morning: { $chance }% (± { $margin })
page-outlook-end = A good end: { $chance }% (± { $margin })
page-outlook-end-of = A good end for { $person }: { $chance }% (± { $margin })
page-outlook-round = Nobody falls this round: { $chance }% (± { $margin })
page-outlook-round-of = { $person } lives through this round: { $chance }% (± { $margin })
page-settings-outlook = Always tell how the match may end
page-counsel-bot = { $person } has weighed:
