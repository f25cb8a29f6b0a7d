# Departures. { $self } is whoever died, left or did not come back; { $them } is a person of the group.

## Somebody has died out there

script-2610 = The agreed word
script-2610-page =
    There was a word for it, we had agreed on it on the first night: if somebody could not be brought along, then one
    was to say “Later.” It was meant to be quick. And it was said. { $self } was lying with one cheek on the step, with open
    eyes, and looked as people look who are trying to remember whether they have locked up. “Later,” we said. We took
    the bag, and the watch was still going on the wrist, so we left it on. A person ought not to have to lie there and
    not know what time it is.

script-2611 = Both ends of the blanket
script-2611-page =
    We carried { $self } in a blanket as far as the railings. It is a thing that has to be done in step, and we were not
    in step. At each corner it was set down. Neither said what we both thought, which was that this might have been a
    sack of coal and that one would have gone home with that and been praised. At the railings there were people, and we
    had to let go. We had taken two pounds of sugar from { $self }’s pockets by then. It was all over our hands.

script-2612 = What was called out
script-2612-page =
    { $self } had called something. Afterwards each of us had heard a different thing. One of us was certain that it was
    “Run”, which would have been sensible. The other thought that it was a name, and not any of ours. On the way back,
    flat on our stomachs behind the tram embankment, we went over it in whispers, sound by sound, as though everything
    depended on it; and the longer that we said it the less it was a word at all. It has been put down in the book as
    “Run”.

script-2613 = Two cups
script-2613-page =
    The flask had two cups, one inside the other. They had been drunk from at the corner, standing, before we went in:
    { $self } had said that it tasted of soap, and that soap was something. Now there was one to be filled, and from
    habit two were filled. It was not a moment for it. There were voices on the stairs. The second cup was set down on
    the floor beside { $self }, on the level, where it would not spill, and it steamed. That is how it came about that
    they knew somebody else had been there, and came after us.

script-2614 = Instructions
script-2614-page =
    { $self } had had time for instructions. They were quite clear. Take the bag. Take the left boot, there is money in
    it. Not that way, the other way. Don’t sit down. Go when I’ve counted to ten, and I shall count slowly, so as to be
    company for you as far as the gate. It could be heard down the whole length of the corridor, a number and then a
    breath. At the gate we had reached six. We waited there for seven, with a hand on the latch; then we went, as we had
    been told to.

script-2615 = The shorter way
script-2615-page =
    It had been suggested to take the shorter way. It does not matter by whom. There was ice on the longer one, we were
    late, and everything that could be said in favour of it had been said. { $self } had only shrugged, and gone in
    front. The longer way was walked afterwards, with two loads, at a quarter of the pace, and it was perfectly quiet
    all along there, with a moon.

## The morning after a death

script-2616 = The plate
script-2616-plate =
    Everyone was given a bit more this morning. It was nobody’s idea, it came about by itself, with what there was in
    the house and one fewer to divide by. We noticed when it lay on the plates. There is no way of describing how that
    looks. { $self } had always been able to tell by eye, to the crumb, whose was the larger; a person like that was
    wanted now, to say something rude.
script-2616-choose-eat = “Eat it. It’s what it’s for.”
script-2616-choose-back = “Put it back in the pot. We’ll eat what we ate yesterday.”
script-2616-eat = It was eaten fast, with heads down, as one gets over a bad road.
script-2616-back =
    It was put back. By evening it had grown a skin, and there was a quarrel over who had suggested such a thing.

script-2617 = Not to be wasted
script-2617-bottle =
    What was left over: half a bottle of the brown stuff, a thermometer, a cup of sugar that had been put by for when
    { $self } would be able to keep it down. The chart hung on the bedpost. It went up and down like a range of hills,
    and there was a last peak and then plain paper. The bed had to be stripped. It ought all to be burned, properly
    speaking, the blanket too, the doctor’s leaflet left no doubt of that; it was the best blanket we had.
script-2617-choose-burn = “Burn it. All of it. Yes, that as well.”
script-2617-choose-wash = “Boil it and hang it out. It’s wool.”
script-2617-choose-keep = “It goes to whoever’s coldest. Tonight.”
script-2617-burn = It smouldered the whole of the day. In the yard nobody wished to stand where the smoke went.
script-2617-wash =
    It froze on the line. One could have leaned it against the wall, and someone did, so that for a night there was a
    square figure standing in our passage.
script-2617-caught =
    { $them } had it. By the third day { $them } had the other thing as well. The leaflet was quite clear.
script-2617-warm = It was warm. It smelled of { $self } for about a week; and then it was merely warm.

script-2618 = Stairs, door, floor
script-2618-scrub =
    It was scrubbed with sand, and after that with lye. Then the sun came in by the hole, and one saw that it had gone
    along the cracks. We had not known how uneven this floor was: it ran off to the north-west. It had always been said,
    by { $self } among others, that the house was quite straight. There was a carpet, upstairs, which had been kept for
    better times.
script-2618-choose-carpet = “Bring it down. Nobody can walk over that.”
script-2618-choose-bare = “No carpet. Let whoever comes in here see it.”
script-2618-carpet =
    It has a pattern of pomegranates. Feet made hardly a sound on it. By night we went round the edge.
script-2618-bare =
    It was left. The next lot that broke in stood there with their torch for a bit, and one said to the other: “They’ve
    been done already.”

script-2619 = Not known here
script-2619-where =
    We knew that { $self } was dead, and we did not have { $self }. It makes a difference. There was nothing to dig. We
    caught ourselves at it, putting by a share, or asking who had the big scissors. The bed was the worst, made up since
    the evening before last. After a time it was said, what all of us thought: that somebody ought to go and look.
script-2619-choose-go = “I’ll go tonight, with a sheet.”
script-2619-choose-not_go = “Nobody else is going to die of it.”
script-2619-found =
    { $them } found the place, and the rest. It was done there, by a wall, with the sheet; it was marked with a tile.
    “It’s quite a decent view,” we were told.
script-2619-gone =
    Nobody was there, only the bare patch in the snow, with the shape of it and a track going off. It
    may have been dogs. It may have been somebody who needed boots. Or else { $self } had got up. It was wrong to say
    that aloud, since from then on there were some who listened at night.
script-2619-not_go = It was sensible. The bed was taken apart, for the slats.

script-2620 = At breakfast
script-2620-breakfast =
    At breakfast there was a place free. The door to the attic had been shut from the inside, and a chair had been put
    ready in the passage beforehand, with the good boots on it, cleaned, and the ration card, and a list of who was to
    have what. It was very fair. It did not say why. We are not going to either. The window up there has been left open
    since.
    .soft =
        At breakfast there was a place free. The good boots stood on a chair in the passage, cleaned, with the ration
        card, and a list of who was to have what. It was very fair. We did not talk about it. The window in the attic
        has been left open since.
script-2620-choose-list = “Do what it says on the list.”
script-2620-choose-mend = “Sit down, all of you. Everybody says how they are. Truthfully.”
script-2620-list =
    It was done to the letter. { $self } had forgotten nobody. One of us got the boots, and they fitted, and that person
    did not come to supper.
script-2620-mend =
    It took the whole morning. It was harder than anything we had done that winter, and the answers will not be set down
    here. From then on that was asked every day, at table, of everyone, by name; and “fine” was not allowed.

## The morning after somebody left

script-2621 = What was taken along
script-2621-missing =
    { $self } was gone. There were things gone as well. We drew up the list without anger, as far as that was possible:
    what a person would need for a week, hardly more. The bed had been made. On the pillow was the little tool that only
    { $self } could work, for opening the tins, with a drawing, in four steps, of how you hold it. It was followed, and
    in the third step one cut one’s thumb; { $self } had always had a plaster on that thumb.
script-2621-choose-curse = “And two of our tins. Remember that, when you’re drawing pictures.”
script-2621-choose-light = “Leave a lamp in the window. A week isn’t long.”
script-2621-curse =
    It was a relief to be able to shout. It was kept up until noon. By evening there was nobody left to shout at.
script-2621-light =
    The lamp was left. It used up oil, and there was a discussion over it each evening, with the same arguments; and
    every evening it was lit.

script-2622 = Nobody’s fault
script-2622-quiet =
    It was nobody’s fault that { $self } had left. That was said several times. We had been quite right, there had been
    no other way, it might even be for the best; where { $self } was now there would be a stove. It was proposed that we
    should speak about something else. The other thing was the weather. It had begun to snow at midnight, big flakes,
    from the north, straight into the face of anybody who was going that way.

script-2623 = The letter on the nail
script-2623-letter =
    The letter hung on the nail by the door. “I am going because I have noticed that I hate the way you chew. All of
    you. I know it is not that. I lie there and listen to it and I could kill somebody. You have been good to me. I took
    the small pan, and you can have my place by the wall, which is the best, I never told you that; there is a warm
    brick behind it at the height of the knee. Do not come after me. Chew more slowly. { $self }.”
script-2623-choose-brick = “Let’s see that brick.”
script-2623-choose-after = “I’m going after. There are tracks.”
script-2623-brick =
    It was true about the brick. There must be a flue behind it, from next door. We took turns, and for some days nobody
    could eat anything in company.
script-2623-brought =
    It was not far. { $self } had been sitting for two hours on the coping of the second bridge, with the pan. There was
    no need to talk. On the stairs, coming up, it was said quite humbly that it was really only one of us who chewed.
script-2623-lost_track =
    At the second bridge a lot of tracks came together, and went on as a road. { $them } stood there until it got dark.
    { $them } has since taken soup only.

script-2624 = Overdue
script-2624-late =
    { $self } was late. That was how it was spoken of. There are a hundred reasons to be late; a patrol, a wrong
    turning, somebody who wants to tell you his life. The supper was kept warm. When it could not be kept warm any
    longer it was kept. It had been agreed once that after two nights one is no longer late, and everybody could count.
    This was the first morning.
script-2624-choose-wait = “Two nights, we said. Lay the place.”
script-2624-choose-search = “I’m going out to look. Now, by daylight.”
script-2624-wait = It was laid. In the course of the day each of us remembered a case.
script-2624-search =
    { $them } went to every place that had been named. People were obliging. They had seen somebody like that; they had
    seen three.

script-2625 = Overdue, for one
script-2625-late =
    { $self } was late. There was nobody to say it to, and so it was not said. The supper was kept warm, as long as
    there was wood. Then we went to the door and drew back the bolt, so that somebody with their hands full would only
    have to push. It is the first thing one is told here, never to do that. All night long there was a line of dark
    beside the door frame, as wide as a hand.

script-2627 = A step on the stair
script-2627-step =
    There was a step on the stair that left out the third tread, as one does who lives here. Nobody breathed. { $self }
    came in, took in the lamp and the table, and sat down there still in hat and gloves; it was some time before there
    was any talk. It had been a cellar, it had been a matter of waiting. “You left the light,” said { $self }. It was
    broad day, or nearly.
script-2627-coat =
    A girl came with a jacket over her arm. She had been sent by her father, who drives the cart. It had { $self }’s
    name on a tape at the neck, and our street; he had seen that when he was going to burn it. She did not know where it
    was from. She had to be home by six. When she was at the gate she came back, because she had been told to say: it
    was him that closed the eyes.

## Two who walk out

script-2628 = A bag by the door
script-2628-bag =
    A bag was standing by the door when we got up. It was packed, and strapped. No one’s, it seemed; people
    walked round it. By mid-morning it was still there. It was plain that it had been put there to be seen, and that the
    one to whom it belonged was sitting among us and mending a net, and waiting to hear what we would say about it.
script-2628-choose-unpack = “Unpack it. Put everything back in its place, and say nothing.”
script-2628-choose-whose = “Whose is it? Let’s have it out.”
script-2628-unpack =
    It was done while the room was empty. Socks to socks. At supper somebody had on a different shirt.
script-2628-stays =
    There was shouting, and some of it had been true for weeks. When it had got quiet again the bag was kicked, by its
    owner, right across the hall. It had been all bricks. “I wanted to know,” we were told, “if anybody’d lift it.”
script-2628-goes =
    “Mine,” said { $them }, got up, put down the net, and took it. There was still time at that point. One saw through
    the window how at the corner it was changed over from the right hand to the left.

script-2629 = Caught with it
script-2629-caught =
    At five the guard heard a step in the yard, and went out with the bar. It was one of us, and on the far side of the
    wall stood a man with a sack, and things were being handed over: ours. He ran. The one of us stayed. A sister came
    into it, at the barracks, and every week they had wanted something for her. Since the second week things had been
    going over that wall. We had blamed the rats.
script-2629-choose-out = “Go to her, then. Take it, and don’t come back.”
script-2629-choose-pay = “How much till they let her go? All of it, at once.”
script-2629-out =
    It was { $them }. We had somehow not said the name till then. { $them } took only the one blanket, and asked us to
    tell the next person about the trick with the lid.
script-2629-pay =
    It was put together on the kitchen table. It was a great deal. What was said to the one concerned came to this: hold that, and: tie it there.

script-2630 = The sister
script-2630-sister =
    She came to thank us. She was fat. It was not her fault, she had been put in the kitchen, and they had been fond of
    her there; she had thought that the things were sent out of kindness. She cried when she saw how we looked. She had
    brought what one can carry under a skirt from an officers’ mess, and it turned out that this is a good deal.
