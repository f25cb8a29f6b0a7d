# What the page says of The Last Tin, and what the fields of its view are called.

page-game-tin = The Last Tin
page-place-tin = One tin of stew, two stalkers, and a blanket with finds under it.
page-place-tin-facts = 2 players, 10 minutes
page-view-tin-blanket = under the blanket
page-view-tin-rounds = cartridges
