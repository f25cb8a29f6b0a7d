# General words of every game. The terminal and the page add theirs below.

# Lists: “a and b”, “a, b and c”.
list-pair = { $a } and { $b }
list-more = { $a }, { $b }
list-or = { $a } or { $b }

answer-yes = yes
answer-no = no
nothing = nothing
config-default = (default)

# The table in a terminal
player = Player { $number }
asked = { $person }: { $question }
prompt = >
yes-or-no = (yes or no)
not-possible = { $label }. Not possible: { $why } { $rule }
can = You can: { $label }.
cannot = You cannot: { $label }. { $why } (rule { $rule })
closed-options = { $first } to { $last }: not possible now; ?{ $first } tells why.
no-such-number =
    { $last ->
        [one] There is no { $typed } here; type 1, or ? for help.
       *[other] There is no { $typed } here; type a number from 1 to { $last }, or ? for help.
    }
amount-outside = Type a number from { $low } to { $high }.
not-understood = “{ $typed }” is not understood; type a number, or ? for help.
nothing-called = Nothing on the table is called “{ $typed }”.
journal-more = … (j shows the whole journal)
journal-folded = The missions before this one are closed; the journal begins here.
reading-more = Enter: read on.
reading-on = Enter: to the table.
goodbye = The match is saved in { $path }. Go on with it by --continue.
not-saved = Nothing was answered, so nothing was saved.
journal-kept = The whole journal can be read in { $path }.
end-won-by = Won by { $winners }.
past-lost = This match cannot go back before the save: the rules or cards have changed since then.
welcome = New match, kept in { $path }. Type ? for help.
welcome-back = Going on with { $path }. Type ? for help.
other-unfinished =
    { $count ->
        [one] Another unfinished match is kept: { $path }. Go on with it by --continue --save { $path }.
       *[other] { $count } other unfinished matches are kept, the last in { $path }. Go on with it by --continue --save { $path }.
    }

# Undo
undone =
    { $count ->
        [one] 1 answer taken back.
       *[other] { $count } answers taken back.
    }
second-look-asked = That takes back a roll or a drawn card. Does the whole table allow a second look?
second-looks =
    { $count ->
        [one] 1 second look
       *[other] { $count } second looks
    }
own-dice-die = die
own-dice-one = Throw your own dice: { $die }. What does it show?
own-dice-several = Throw your own dice: { $count } × { $die }. What does number { $number } show?
own-dice-shown = So far: { $faces }.
own-dice-again = misread: from the first one again
own-dice-withdraw = do something else instead
own-dice-on = You throw the dice yourselves; type what they show.

# Help: one line each
help-numbers = N: take option N. Options in grey are not possible now.
help-why = ?N: why option N is not possible, or what it is about.
help-table = Enter or t: the table again.
help-journal = j: the whole journal.
help-advice = a: what would you do? The best options with their chances.
help-outlook = e: how likely the match ends well.
help-undo = u: take back the last choice; u action, u turn, u phase, u round: take back more.
help-undo-mission = u mission: take back the whole mission.
help-redo = r: give the last answer again that was taken back.
help-quit = q: save and leave. --continue goes on later.
help-switches = cordon config { $game } lists the switches of the rules, for a new match with --config key=value.

# What minds tell: advice, outlook, a look back. Chances and margins are whole numbers of a hundred.
counsel-told = { $option }: { $chance }% (± { $margin })
counsel-because = { $option }: { $chance }% (± { $margin }), because it usually means { $why }.
counsel-head = What I would do, by the chance of a good end:
counsel-none = There is nothing to choose between here.
counsel-unknown = Chances of matches like this one have not been learned yet.
counsel-thinking = Thinking …
outlook-end = A good end: { $chance }% (± { $margin }).
outlook-end-of = A good end for { $person }: { $chance }% (± { $margin }).
outlook-round = Nobody falls this round: { $chance }% (± { $margin }).
outlook-round-of = { $person } lives through this round: { $chance }% (± { $margin }).
outlook-day = Nobody dies until tomorrow morning: { $chance }% (± { $margin }).
hindsight-head = What the match turned on, by the chance of a good end:
hindsight-head-of = What it turned on for { $person }, by the chance of a good end:
hindsight-curve = From round to round: { $chances }
hindsight-curve-day = From day to day: { $chances }
hindsight-turn = { $round }: { $person } – { $option }: { $before }% → { $after }% (choice { $choice }, luck { $luck })
hindsight-sum = In all: luck { $luck }, own choices { $own } points.
hindsight-sum-others = In all: luck { $luck }, own choices { $own }, choices of others { $others } points.
hindsight-command = cordon hindsight { $path } tells what the match turned on.
hindsight-running = The match in { $path } is not over yet.
