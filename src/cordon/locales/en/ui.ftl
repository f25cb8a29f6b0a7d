# General words of every game. The terminal and the page add theirs below.

# Lists: “a and b”, “a, b and c”.
list-pair = { $a } and { $b }
list-more = { $a }, { $b }
list-or = { $a } or { $b }

answer-yes = yes
answer-no = no
nothing = nothing
