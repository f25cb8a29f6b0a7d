# Mission B3

mission-b3 = Black water
    .place = The cooling pond
    .prologue = Every night the pond falls by the breadth of a hand, and every morning it is back. The hill
        drinks. Hvynt has cut notches into a post to prove it, and the notches are getting farther apart. If the
        pumps stop for good, he says, the pool below the hill will boil. If the sluice stays shut, the dam will
        go, and thirty people live under it. So somebody must start the army generator, prime the pumps, free
        the wheel and set the outlet. The valve key is in the toll house or in the fishing hut. The generator
        will wake whatever has ears. And something heavy walks in the reeds; where it has slept, the mud has
        kept the print of a face. Verbivka has voted on the water, whether to hold it or to let it go on
        purpose. It came out fifteen to fifteen.
    .hints = Suits, medicine and time: it is a long walk from switch to switch. Two turn the wheel faster than
        one. There are snares in the army store.
    .objective = Start the generator, prime the pumps, turn the wheel and set the outlet. Then bring every
        stalker to the exit spaces west of the bridge. If a stalker dies, the mission fails.

# The objective, line by line

goal-b3-key = Find the valve key, in the toll house or in the fishing hut
goal-b3-generator = Start the generator
goal-b3-pumps = Prime the pumps
goal-b3-wheel = Turn the sluice wheel
goal-b3-outlet = Set the outlet
goal-b3-out = Everybody back over the bridge

# Cards

side-b3-01a = Fifteen to fifteen
    .story = Both halves of the vote have taken you aside and asked you to use your own judgement.
side-b3-02a = Shuttered house
    .story = A net hangs over the door to dry. A boot has been caught in it.
side-b3-02b-key = Behind the door
    .story = A spanner leans there, as high as your chest. Somebody has greased it every week, and pencilled the
        weeks on the wall. They stop.
side-b3-02b-bones = Stacked bones
    .story = They have been piled up like firewood, the long ones below. The pile is breathing.
side-b3-03a = Generator
    .story = Army green, with a crank. A conscript has scratched the date of his discharge into the tank and,
        under it, another one.
side-b3-03a-start = Start it (1 action, loud)
side-b3-03b = Running
    .story = It shakes the last pane out of the guardhouse. Then it settles to a limp, and you hear it coming
        back from the far shore.
side-b3-04a = Pumps
    .story = Four housings lie in a row like sows. Behind the sight glass there is a dry leaf.
side-b3-04a-prime = Prime the pumps (1 action; the generator must run; 2 needed)
side-b3-04b = Pumps turn
    .story = They drink, choke, and drink. Behind the glass a carp goes by the wrong way up.
side-b3-05a = Sluice wheel
    .story = Through the spokes runs a chain that was put there to stop precisely you.
side-b3-05a-turn = Turn the wheel (1 action; the valve key on this space; twice as fast with two)
side-b3-05b = Wheel free
    .story = When you let go it turns on by itself for half a round.
side-b3-06a = Outlet
    .story = A lever and two notches, both of them worn bright.
side-b3-06a-hold = “It has stood here longer than we have. Hold it.” (1 action)
side-b3-06a-flood = “Let it run before it walks.” (1 action; artifacts from the pond bed, and the water comes)
side-b3-06b-hold = Steady
    .story = The needle shivers and stays. Out on the post the water stands at Hvynt’s first notch.
side-b3-06b-flood = The water goes
    .story = It makes no noise at first, it only leans. The far bank gets up and walks off with its willows. On
        the bed of the pond, in the mud, things are shining.
side-b3-07a = Valve key
    .story = You wear it across your back, and it knocks at every door before you do.
side-b3-08a = Army store
    .story = Shelf upon shelf of left gloves. In a corner, still in their grease, two snares for something that
        the label calls “Item”.
side-b3-08a-take = Take the snares (1 action)
side-b3-08b = Snares
    .story = Steel cable with a running eye. One could hang a piano from it.
side-b3-08b-set = Set a snare (1 action; on your space, outdoors)

# Events

event-b3-i = Brown dawn
    .story = The sun comes up the colour of tea. Since you sat down to lace your boots the water has left a
        fresh edge along the shore, and a heron walks along it with her head on one side, like somebody who has
        come to read the meter.
event-b3-ii = Wind off the dam
    .story = Up there it has been dry for a month, and now the dryness comes down. It hisses through the reeds
        and lays a grey nap on your sleeve that cannot be brushed off, only spread. The counter tells you what
        the nap is made of.
event-b3-iii = Everything with ears
    .story = At first nothing answers. Then the reeds bend, in several places and towards one. In a hut you had
        passed as empty somebody pushes a table against the door, gives it some thought, and pulls it away
        again.
event-b3-iv = Footfalls
    .story = The puddles know it first. A ring, and a ring, with time to think in between. A fence goes down
        without haste, each post pressed straight into the ground like a nail. The reeds close behind something
        as tall as a hayrick, and it breathes out.
event-b3-iv-2 = No footfalls
    .story = A snork comes out of the reeds at a gallop and does not look at you. Behind it nothing moves, for as long
        as it takes to count that you are still two-legged. Then the snork is gone from the path, upwards, and only
        the sound of it stays at the old height.
event-b3-v = Siphon
    .story = A hole has opened in the pond, no wider than a plate, and turns. A bucket goes to it, and a grebe
        that paddles the other way and is not believed. Where the water has drawn back from the wall, hands are
        feeling along the stone.
event-b3-vi = Psi gust
    .story = It comes over the water from the hill and combs the reeds flat, in a strip as wide as a street.
        Inside the strip it is an afternoon, long ago, and you have let go of somebody’s hand. You can recall
        very firmly that you are grown. Or sit down.
event-b3-vii = Cracks
    .story = A sound like ice, in a wall that isn’t. Along the crest a joint has opened and lets out a sheet of
        water, thin as a blade, that writes on the gravel below. A brass survey stud drops from the masonry and
        rolls up to your boot.
event-b3-viii = Over the crown
    .story = The first wave comes over so gently that you think of a bath. It carries a plank with a nail in it
        and lays it down before you, nail up. Your hands have stopped shaking. They seem to have been told how
        long this takes.
event-b3-ix = The dam
    .story = Nobody sees it go. There is a wall with water behind it, and then there is a river, brown, with a
        pew riding on it. Up on the crest the generator coughs once and is asked to breathe it in.
event-b3-x = Level
    .story = You stand on the bridge and watch the post. For as long as it takes to smoke one, shared, the water
        does what you told it to. A frog tries its voice. Beyond the reeds the generator runs out of petrol, and
        nothing happens.
event-b3-r = Fallout wind
    .story = The black mud has dried, and today it travels. It comes as a haze, the colour of cocoa, and lies
        down on whatever is out of doors: the road, a hen, the bread in your hand. The counter has given up
        ticking. It hisses, as when one puts something into a pan.

# Epilogue

epilogue-b3-success-held =
    The pond stands where it stood when Hvynt’s father was young, and on Sunday they come to look at it, with
    folding chairs. The hill still drinks, though by the glass now and not by the bucket. At night there is a
    gleam on the water that is not the moon’s; people have agreed to call it the moon’s. You are paid in full,
    out of a box that has been under a bed. Fifteen of them shake your hand. The other fifteen look at the dam
    for a while, and then do it as well, with the left, because they are holding their chairs.
    .result = The water holds.
epilogue-b3-success-flooded =
    The marsh is a lake with fences in it. Where the pond was lies a plain of black mud, and from as far off as
    the Cordon they come to walk on it, with boards tied under their boots. What shines they take; what moves
    they leave to the herons. Under the hill something has swallowed water, and all night you can hear it cough.
    You get less than was agreed, because of the hay, and it would be hard to say that this is wrong. In spring
    the wind will come across that mud. In Verbivka they are sewing masks already, from curtains, with the
    flowers on the outside.
    .result = The water is let go.
epilogue-b3-failure =
    Hvynt cuts no more notches; the post is gone. In the valley they have roped the carts together and sleep in
    them, with their shoes on. There is ice on the dry side of the dam, in a month that has none. When you come
    up the road they do not ask. They have counted you through the glasses, twice. The key is where it was, or
    somebody has put it in the other house. The wheel wanted a few turns more than you had.
    .result = The dam will not wait much longer.
epilogue-b3-given-up =
    It takes six minutes. Those who had gone up with the cows see it from above, and so it can be told: a brown
    wall with a henhouse on it, not even fast. Afterwards the valley has no edges. The church tower stands in
    water to the clock, and something must have got in among the ropes, for now and then the bell gives a
    stroke. They make room for you on a cart, next to a stove. Nobody is rude. The woman who drives has a list
    of thirty names in her apron. She has stopped reading it out.
    .result = The dam is gone.
