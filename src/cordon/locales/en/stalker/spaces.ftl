# Tile 1

tile-1 = Camp yard
space-1-A = truck park
space-1-B = gate apron
space-1-C = crate stacks
space-1-D = guard booth
space-1-E = parade ground
space-1-F = sandbag lane
space-1-G = muddy square
space-1-H = drum store
space-1-I = tool shed

# Tile 2

tile-2 = Barracks
space-2-A = woodpile
space-2-B = back path
space-2-C = ash heap
space-2-D = west walk
space-2-E = west dormitory
space-2-F = east dormitory
space-2-G = east walk
space-2-H = corridor
space-2-I = lock-up
space-2-J = washing lines
space-2-K = exercise ground
space-2-L = latrine trench

# Tile 3

tile-3 = Rail yard
space-3-A = loading ramp
space-3-B = platform
space-3-C = coal bunker
space-3-D = box car
space-3-E = west main track
space-3-F = east main track
space-3-G = west siding
space-3-H = east siding
space-3-I = buffer stop
space-3-J = mail car
space-3-K = tank car
space-3-L = signal path
space-3-M = signal box stump

# Tile 4

tile-4 = Farm
space-4-A = kitchen
space-4-B = front yard
space-4-C = orchard
space-4-D = lane
space-4-E = farmyard
space-4-F = tractor wreck
space-4-G = dung yard
space-4-H = fenced vegetable garden
space-4-I = well
space-4-J = barn
space-4-K = bedroom
space-4-L = barn path

# Tile 5

tile-5 = Forest
space-5-A = birch stand
space-5-B = fallen trunk
space-5-C = young pines
space-5-D = thicket
space-5-E = game trail
space-5-F = root pit
space-5-G = stump and hollow
space-5-H = clearing
space-5-I = forest road
space-5-J = ferns
space-5-K = old trench
space-5-L = dry gully
space-5-M = alder bog
space-5-N = moss bank
space-5-O = leaning oaks
space-5-P = hunters’ path
space-5-Q = red needles

# Tile 6

tile-6 = Bus stop
space-6-A = dry ditch
space-6-B = north road
space-6-C = burnt field
space-6-D = west road
space-6-E = crossing
space-6-F = east road
space-6-G = milk churn stand
space-6-H = bus shelter
space-6-I = south road
space-6-J = strip behind the shelter
space-6-K = bus wreck

# Tile 7

tile-7 = Swamp edge
space-7-A = tall reeds
space-7-B = dyke
space-7-C = sand spit
space-7-D = sunken boat
space-7-E = firm shore
space-7-F = west boardwalk
space-7-G = east boardwalk
space-7-H = willow bank
space-7-I = peat bank
space-7-J = fishing hut
space-7-K = mud flat
space-7-L = net racks
space-7-M = stagnant ford
space-7-N = reed islet
space-7-V = black pool
space-7-W = open water

# Tile 8

tile-8 = Bridge
space-8-A = west reeds
space-8-B = east shingle
space-8-C = west approach
space-8-D = burnt lorry
space-8-E = south lane
space-8-F = east approach
space-8-G = pier foot
space-8-H = toll yard
space-8-I = west bank
space-8-J = east bank
space-8-L = toll house
space-8-M = north lane
space-8-V = river below the bridge
space-8-W = river above the bridge

# Tile 9

tile-9 = Substation
space-9-A = relay room
space-9-B = gravel drive
space-9-C = cable drums
space-9-D = gate strip
space-9-E = west outer path
space-9-F = transformer bay one
space-9-G = transformer bay two
space-9-H = east outer path
space-9-I = pylon foot
space-9-J = switch rows
space-9-K = burnt capacitor rows
space-9-L = pump pit
space-9-M = switch room

# Tile 10

tile-10 = Church
space-10-A = lime trees
space-10-B = apse walk
space-10-C = elder bushes
space-10-D = belfry
space-10-E = nave
space-10-F = sacristy
space-10-G = north graves
space-10-H = priest’s path
space-10-I = sunken graves
space-10-J = bier yard
space-10-K = old graveyard
space-10-L = church steps
space-10-M = lych gate
space-10-N = new graveyard

# Tile 11

tile-11 = Cooling pond
space-11-A = west dam crown
space-11-B = spillway
space-11-C = east dam crown
space-11-D = west shore
space-11-E = east shore
space-11-F = sluice wheel
space-11-G = causeway
space-11-H = pump yard
space-11-I = silt beach
space-11-J = pump house
space-11-K = filter racks
space-11-L = outlet mouth
space-11-V = outlet basin
space-11-W = pond

# Tile 12

tile-12 = Lab entrance
space-12-A = parking bay
space-12-B = ramp
space-12-C = vent stacks
space-12-D = guard room
space-12-E = vestibule
space-12-F = locker room
space-12-G = west cutting
space-12-H = airlock hall
space-12-I = east cutting
space-12-J = west laboratory
space-12-K = east laboratory
space-12-L = west hill foot
space-12-M = spoil heap
space-12-N = east hill foot

# Tile 13

tile-13 = Village street
space-13-A = village shop
space-13-B = alley
space-13-C = bench row
space-13-D = back room
space-13-E = west street
space-13-F = east street
space-13-I = cottage
space-13-J = fruit crates
space-13-K = cart track
space-13-L = smithy
space-13-M = nettle plot
space-13-O = parlour

# Tile 14

tile-14 = Scrap heap
space-14-A = tyre wall
space-14-B = weighbridge
space-14-C = bucket wheel
space-14-D = troop carrier
space-14-E = west haul road
space-14-F = fire engines
space-14-G = helicopter hull
space-14-H = east haul road
space-14-I = heart of the heap
space-14-J = drum slope
space-14-K = crusher floor
space-14-L = crane tracks

# Tile 15

tile-15 = Checkpoint
space-15-A = guard office
space-15-B = turning place
space-15-C = spare barriers
space-15-D = watchtower
space-15-E = tower foot
space-15-F = west road
space-15-G = sandbag chicane
space-15-H = east road
space-15-I = ditch with wire
space-15-J = tent rows
space-15-K = vehicle wash
space-15-L = generator shed

# Patch A2-04b

patch-A2-04b = Fallen deck
space-A2-04b-A = gap in the bridge

# Patch A3-06b

patch-A3-06b = Lantern chamber
space-A3-06b-A = gallery
space-A3-06b-B = lantern pit

# Tile L1

tile-L1 = Basement
space-L1-A = coal store
space-L1-B = wine cellar
space-L1-C = passage under the pipes
space-L1-D = laundry
space-L1-E = boiler room
space-L1-F = bricked-off locker

# Tile L2

tile-L2 = Winter
space-L2-A = log hut
space-L2-B = drift before the hut
space-L2-C = fir stand
space-L2-D = woodpile under snow
space-L2-E = frozen pond
space-L2-F = sledge track
space-L2-G = snowed-in fence line
space-L2-H = wind-blown field
space-L2-I = hollow way

# Tile L3

tile-L3 = Ward
space-L3-A = ward one
space-L3-B = ward two
space-L3-C = pharmacy
space-L3-D = corridor
space-L3-E = sisters’ room
space-L3-F = X-ray room
space-L3-G = day room
space-L3-H = linen room

# Tile L4

tile-L4 = Cave
space-L4-A = crawl under the roots
space-L4-B = upper gallery
space-L4-C = dripping hall
space-L4-D = mud slope
space-L4-E = middle gallery
space-L4-F = dry chamber
space-L4-G = stone teeth
space-L4-H = bone gallery

# Tile L5

tile-L5 = Orchard
space-L5-A = plum row
space-L5-B = pear row
space-L5-C = apple row
space-L5-D = cart gate
space-L5-E = beehive lawn
space-L5-F = old tree
space-L5-G = gooseberry walk
space-L5-H = tool shed
space-L5-I = compost and ash
space-L5-J = gap in the wall

# Tile L6

tile-L6 = Ruins
space-L6-A = hall under a cracked vault
space-L6-B = stairs to nothing
space-L6-C = vaulted room
space-L6-D = fallen wing
space-L6-E = court of rubble
space-L6-F = cistern edge
space-L6-G = colonnade
space-L6-H = breach in the outer wall

# Patch flood

patch-flood = Flooded laundry
space-flood-W = black water

# Patch ice_hole

patch-ice_hole = Hole in the ice
space-ice_hole-W = open water

# Patch bus

patch-bus = Wrecked bus
space-bus-A = rows of seats

# Patch hull

patch-hull = Burnt carrier
space-hull-A = troop compartment

# Patch truck

patch-truck = Stalled truck
space-truck-A = load bed and cab

# Patch truck_b

patch-truck_b = Stalled truck
space-truck_b-A = load bed and cab

# Patch excavator

patch-excavator = Excavator

# Patch pipe_long

patch-pipe_long = Storm drain
space-pipe_long-A = drain, near end
space-pipe_long-B = drain, far end

# Patch pipe_short

patch-pipe_short = Cable duct
space-pipe_short-A = duct

# Patch guard_hut

patch-guard_hut = Guard hut
space-guard_hut-A = room with a cold stove

# Patch container

patch-container = Sealed container
space-container-A = crates and folding chairs

# Patch pylon

patch-pylon = Fallen pylon
space-pylon-P = lattice and cable

# Patch trench

patch-trench = Old trench
space-trench-A = trench

# Patch trench_b

patch-trench_b = Old trench
space-trench_b-A = trench

# Patch pond

patch-pond = Standing water
space-pond-W = no bottom
