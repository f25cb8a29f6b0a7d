# What went wrong, whole sentences: error-<code>, with the arguments of the error. $detail is a remark for experts, in English.

# Saves
error-save-unreadable = The file cannot be read ({ $detail }).
error-save-cut = The save is not whole. Perhaps it was cut off while copying.
error-save-foreign = This is not a save of Cordon.
error-save-newer-format = The save has format { $found }, this program knows { $known }. Update Cordon to continue the match.
error-save-newer-rules = The match follows version { $found } of the rules, this program knows { $known }. Update Cordon to continue the match.
error-save-shape = A field of the save is missing or wrong.
error-save-edited = The save was edited or damaged: its checksum does not fit.
error-save-game = The save is of a game that is not known here, “{ $game }”; known: { $known }.
error-save-other-game = The save is a match of { $found }, not of { $wanted }.
error-save-setup = The match of this save cannot be set up. { $why }
error-save-unknown-ids = The save has cards or places that do not exist here: { $ids }.
error-save-snapshot = The match cannot go on from this save ({ $detail }).
error-save-opening = The match cannot begin as the save says: its first cards and dice do not fit the rules of this version ({ $detail }).
error-save-replay = Answer { $answer } of the match cannot be given again under the rules of this version ({ $detail }).
error-save-differs = The answers in this save lead to another position than the one that it shows.
error-save-other-version = This save was made under other rules or cards than those of this version, and its match cannot be played again here. { $why }
error-save-long = The match of this save has { $answers } answers; at most { $most } are taken.
error-save-dear = Reading this save takes too long or too much memory.
error-save-none = There is no unfinished match of { $game } here. Start one without --continue.
error-save-exists = The file exists already. Go on with it by --continue --save, or name another file.
error-save-unwritable = The file cannot be written ({ $detail }). Name another one with --save.
error-journal-unwritable = The journal cannot be written ({ $detail }).

# Setting up
error-setup-game = There is no game called “{ $game }”; there are: { $known }.
error-setup-seats = { $game } is for { $low } to { $high } players, not for { $seats }.
error-setup-seed = A seed has at most { $bits } bits.
error-setup-switch = A switch of the rules does not fit ({ $detail }).
error-setup-switch-unknown = There is no switch “{ $switch }” here; there are: { $known }.
error-setup-switch-value = The switch “{ $switch }” cannot be “{ $value }”; there are: { $known }.
error-setup-switch-thing = The switch “{ $switch }” cannot be “{ $value }”; there are: { $known }. If “{ $value }” is a mission or campaign of somebody’s own, its folder is needed: --mission FOLDER or --zone FOLDER.
error-setup-switch-idle = The switch “{ $switch }” counts only where “{ $other }” is one of: { $known }.
error-setup-bot = There is no bot called “{ $bot }”; there are: { $known }.
error-setup-bots = There are more bots ({ $bots }) than seats ({ $seats }).
error-setup-no-person = A match needs at least one person. Bots alone play in cordon sim.

# Undo
error-undo-level = “{ $level }” cannot be taken back; there are: { $known }.
error-undo-nothing = There is nothing to take back.
error-undo-no-moment = There is no moment { $target } to go back to: { $given } answers were given.
error-undo-past = The match was continued from a save of another version; it cannot go back before that.
error-undo-chapter = That mission is over for good: a match goes back to the start of the present one, and no further.
error-undo-second-look = That would take back a roll or a drawn card. The table must allow a second look first.
error-redo-nothing = Nothing was taken back.
