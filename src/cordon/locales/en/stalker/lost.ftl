# The setup cards of Lost Territories.

lost-basement = Basement
    .flavour = The stairs go down one flight more than the house has floors.
lost-winter = Winter
    .flavour = One step off the path lies snow that is older than the path.
lost-cave = Cave
    .flavour = A hole under the roots breathes out by day and in by night.
lost-ruins = Ruins
    .flavour = Behind the last door is a hall that is older than the house.
lost-ward = Ward
    .flavour = A window opens, a sheet is shaken out. The wing was never built.
lost-orchard = Orchard
    .flavour = Through the gap in the hedge it is always late September.
lost-coal_chute = Coal Chute
    .flavour = An iron flap, polished by something that comes daily and burns no coal.
lost-sinkhole = Sinkhole
    .flavour = Over the hole the counter goes quiet. That made them stop.
