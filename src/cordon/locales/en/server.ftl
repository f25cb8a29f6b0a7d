# What the table's server says on its own account. server-<code> is a refusal, its .hint what to do about it.

server-guest = Guest { $number }
server-table-of = The table of { $person }
server-preview = Survival board games at one table, in the browser: alone, with friends, or with bots.
server-preview-free =
    { $free ->
        [one] One of { $seats } seats is free: sit down, or watch.
       *[other] { $free } of { $seats } seats are free: sit down, or watch.
    }
server-preview-full = All seats are taken. Come and watch.
server-preview-over = The match is over. Look how it went.
server-waiting = Waiting for { $person }.
server-second-look =
    { $count ->
        [one] A second look: 1 answer was taken back after new information.
       *[other] A second look: { $count } answers were taken back after new information.
    }
server-look-players = While a match runs, only those who play look back. When it is over, everybody may.
server-no-device = There is no such device any more.
server-no-reset = This code is not valid, or its time is over.
    .hint = Ask whoever runs this server for a new one, or get one on a device where you are signed in.
server-no-such-moment = There is no such moment in this match.

# What the table has seen: seen-<kind>
seen-brought-back =
    { $count ->
        [one] { $person } brought back 1 answer that had been taken back.
       *[other] { $person } brought back { $count } answers that had been taken back.
    }
seen-advice = { $person } asked for advice.
seen-advice-off = { $person } decided: nobody asks for advice at this table any more.
seen-advice-on = { $person } decided: advice may be asked for at this table.
seen-again = { $person } set up a new table for the same people: { $code }.
seen-cloned = { $person } copied this match to another table. A copy shows what is hidden here; luck to come is drawn anew.
seen-copied =
    { $count ->
        [one] { $person } copied this match from table { $code }, after 1 answer.
       *[other] { $person } copied this match from table { $code }, after { $count } answers.
    }
seen-engine-dice = { $person } handed the dice back to the table: it rolls from now on.
seen-exported = { $person } exported this match. A save shows what is hidden here; luck to come is drawn anew.
seen-from-bot = { $person } took seat { $seat } back from a bot.
seen-host = { $person } is the host now (by { $by }).
seen-imported = { $person } made this table out of a save. Whoever has that file may know what is hidden here.
seen-late-to-bot =
    { $days ->
        [one] { $person } did not come for a day. As agreed, a bot plays this turn on seat { $seat }.
       *[other] { $person } did not come for { $days } days. As agreed, a bot plays this turn on seat { $seat }.
    }
seen-left = { $person } left seat { $seat }.
seen-link = { $person } made a new secret link for seat { $seat }. Older ones no longer count.
seen-link-opened = { $person } plays seat { $seat } as well now, by its secret link.
seen-own-dice = { $person } put real dice on the table: whoever is asked says what they show.
seen-reminded =
    { $hours ->
        [one] The table has been waiting for { $person } for an hour.
       *[other] The table has been waiting for { $person } for { $hours } hours.
    }
seen-sat = { $person } sat down on seat { $seat }.
seen-second-look =
    { $count ->
        [one] { $person } had a second look: 1 answer was taken back after new information.
       *[other] { $person } had a second look: { $count } answers were taken back after new information.
    }
seen-seed-chosen = { $person } chose the seed of this match, and can know from it what is hidden and what will be rolled.
seen-sent-away = { $host } sent { $person } away from seat { $seat }.
seen-slow =
    { $days ->
        [0] { $person } wants this table to wait, however long it takes.
        [one] { $person } proposes: if somebody does not come for a day, a bot plays their turn. It counts when all agree: under “Invite”.
       *[other] { $person } proposes: if somebody does not come for { $days } days, a bot plays their turn. It counts when all agree: under “Invite”.
    }
seen-slow-agreed = { $person } agrees that a bot plays the turn of whoever does not come.
seen-slow-refused = { $person } does not agree that a bot plays the turn of whoever does not come.
seen-taken-back =
    { $count ->
        [one] { $person } took back 1 answer of somebody else.
       *[other] { $person } took back { $count } answers, others’ among them.
    }
seen-to-bot = { $person } gave seat { $seat } to a bot.
seen-told = { $text }
seen-undo-free = { $person } allowed second looks: everything can be taken back now.
seen-undo-strict = { $person } made undo strict: no second looks from now on.

# Over HTTP
server-account-exists = You have an account already.
server-already-seated = You sit at this table already, on seat { $seat }.
    .hint = Leave that seat first.
server-bad-request = That request was not understood.
    .hint = Reload the page. If it happens again, it is a mistake of ours.
server-blocked = Your account was blocked by whoever runs this server.
    .hint = Ask them if you think that is a mistake.
server-daily-account = Daily matches are for accounts: one try each counts.
    .hint = Create an account first; your guest keeps its tables.
server-daily-dice = A daily match is played with the table’s dice: everybody has the same luck.
server-daily-none = There is no daily match of this game.
server-daily-tried = You have had your try today.
    .hint = Come back tomorrow for the next one.
server-foreign-origin = This request came from another site and was refused.
    .hint = Open the page by the address of this server.
server-full = All seats of this table are taken.
    .hint = You can watch, or ask the host for a seat.
server-hook-private = That address leads to this machine or into its own network, and messages are not sent there.
    .hint = Give an address out in the world. Whoever runs the server can allow others (CORDON_HOOKS_PRIVATE).
server-hook-url = Messages cannot be sent to that address.
    .hint = It begins with https:// or http:// and has no name or password in it.
server-host-nobody = Nobody sits on that seat.
    .hint = Only somebody who sits at the table can be its host.
server-host-not-away = The host is still with this table.
    .hint = You can take over when the host has given up the seat, or has not been here for a day.
server-host-only = Only the host of the table can do that.
server-login-failed = The name or the password is wrong.
    .hint = Check both. If the password is lost, whoever runs this server can give you a code for a new one.
server-lost-cookie = This browser is not known here any more.
    .hint = Reload the page to go on as a guest. Log in, or open your seat’s link, to get your matches back.
server-match-broken = This match cannot be opened. { $why }
    .hint = Its log is kept. Update Cordon, or go back to the version that the match was played with.
server-name-here = Somebody called “{ $name }” sits at the table “{ $table }” already.
    .hint = Choose another name, so that nobody takes one of you for the other.
server-name-long = That name is too long: at most { $most } letters.
server-name-taken = Somebody is called “{ $name }” already.
    .hint = Choose another name.
server-no-account = You have no account.
    .hint = Create one first.
server-no-bot = There is no bot called “{ $bot }”; there are { $known }.
server-no-game = There is no game called “{ $game }” here.
server-not-alike = These two matches did not begin alike.
    .hint = Only branches of the same match can be laid side by side.
server-no-language = There are no words in “{ $language }”; there are { $known }.
server-no-moment =
    { $answers ->
        [one] The match has only 1 answer; there is no moment after that.
       *[other] The match has only { $answers } answers; there is no moment after that.
    }
server-no-page = The page has not been built.
    .hint = Install Cordon as a package, or run scripts/web.
server-no-recovery = This recovery link is not valid any more.
    .hint = Each one is good for once. Make a new one in the settings of a browser that still knows you.
server-no-seat = This table has no such seat.
server-no-table = There is no table with the code { $code }.
    .hint = A code has six letters and digits. Ask whoever gave it to you.
server-not-allowed-now = While the match is running, only the host can do that.
    .hint = It would show what is hidden. When the match is over, everybody who sat here can.
server-not-at-this-moment = Here a campaign is saved after Dawn, when the day is over (TW-12.2).
    .hint = Nothing is lost: the table keeps every answer by itself. Save when the day is over.
server-not-found = There is nothing at this address.
server-not-here = That cannot be done at this address.
server-not-over = The match is not over yet.
    .hint = Play on at a new table when it is.
server-options = The match cannot be set up like this. { $why }
server-our-fault = Something went wrong on the server. It is not your fault.
    .hint = Try again. No accepted answer is lost.
server-password-long = That password is too long: at most { $most } signs.
server-password-short = That password is too short: it needs at least { $least } signs.
server-password-wrong = That is not your password.
server-renamed-lately = You have changed your name several times just now.
    .hint = Wait a little before you change it again.
server-save = This save cannot be used. { $why }
    .hint = Export it again where it comes from, and do not edit it.
server-seat-link = This seat’s link is not valid any more.
    .hint = Ask for a new one: the last link made for a seat is the only one that counts.
server-seat-taken = This seat is taken.
    .hint = Choose another one, or watch.
server-seated-only = Only those who sit at this table can do that.
server-table-in-use = Others still play at this table.
    .hint = Wait until the match is over, or archive it for yourself.
server-too-busy = Too many saves are being read at this moment.
    .hint = Try again in a minute.
server-too-fast = That was too much at once.
    .hint = Wait a moment and try again.
server-too-large = That is too large: at most { $most } kB are taken.
server-too-many-copies = That was one copy of a match too many in a short time.
    .hint = Wait a minute before you copy, save or compare another one.
server-too-many-imports = That was one save too many in a short time.
    .hint = Wait a minute before you import another one.
server-too-many-tables = You host { $most } unfinished tables already.
    .hint = Finish one first.
server-unavailable = The server cannot save anything just now: its database does not answer.
    .hint = Try again in a moment. No accepted answer is lost.
server-undo-stricter = Others sit here who trust in the strict rule. It cannot be loosened any more.
    .hint = Copy the match to a table of its own to try things out.
server-wrong-name = A name needs at least one letter or digit.
server-yours-only = Only whoever sits there, or the host, can do that.

# Over the socket
server-bot-plays = A bot is playing in your place. Take your seat back first.
server-malformed = That message was not understood.
server-match-full = This match has as many answers as a table keeps. Take something back, or begin a new match.
server-match-over = The match is over.
server-name-of-another = Somebody who sits here has your name. Choose another one in the settings to talk here.
server-no-name = Only people with a name can talk here. Reload the page to get one.
server-no-say = That is not for you to decide.
server-no-seat-of-yours = You are watching. Take a seat to play.
server-not-asked = You are not asked anything just now.
server-no-voice = There is nothing for you to propose just now.
server-not-offered = That is not one of the answers now.
server-protocol = The page and the server are of different versions. Reload the page.
server-redo-strict = Something else has been answered since then. This table does not allow taking them back.
server-stale = Too late: the table has gone on meanwhile.
server-too-early = The table is still discussing. Your answer counts when the time is up.
server-too-long = That message is too long.
server-undo-others = Somebody else has answered since then. At this table you can only take back your own answers.
server-undo-strict = That would take back a roll or a drawn card. This table does not allow a second look.
server-no-advice = At this table nobody asks for advice.
server-no-outlook = No chances can be told of this match.
server-advice-stricter = Advice cannot be allowed while others sit here, nor in a match of the day.
    .hint = Set up a table of your own for that.
