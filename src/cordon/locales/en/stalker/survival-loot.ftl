# Unique loot of Zone Survival, by the deck each card belongs to. Its traits are those of other weapons (equipment.ftl).

weapon-the_verdict = The Verdict
    .flavour = Nine notches, and the stock is long enough for a career.
weapon-coachmans_twin = Coachman’s Twin
    .flavour = Sawn by a man in a hurry, who then had time to file it.
weapon-widows_whisper = Widow’s Whisper
    .flavour = Made for a ministry that is a furniture shop now.

attack-the_verdict-aimed_shot = Aimed shot
attack-coachmans_twin-both_barrels = Both barrels
attack-coachmans_twin-one_barrel = One barrel
attack-widows_whisper-single_shot = Single shot
attack-widows_whisper-quick_shot = Quick shot

armour-priests_coat = Priest’s Coat
    .flavour = The hem is lead. He used to say it was against the wind.
armour-riot_plate = Riot Plate
    .flavour = From a city that had shop windows and opinions about them.

attachment-bears_ear = Bear’s Ear
    .flavour = A gunner’s ear trumpet. It hears boots being laced.
attachment-twin_coil = Twin-coil Detector
    .flavour = Two Echos soldered back to back. They finish each other’s clicks.
attachment-bent_suppressor = Bent Suppressor
    .flavour = Shoots to the left, quietly. Aim at the man’s friend.

item-medicine_chest = Medicine Chest
    .flavour = Locked with a shoelace. It was a good knot, and it held.
item-third_distillation = Flask of the Third Distillation
    .flavour = Burns blue. The first two distillations are for engines.
item-satchel_charge = Satchel Charge
    .flavour = Wire, potter’s clay, an alarm clock with Saturn on the dial.
item-poachers_whistle = Poacher’s Whistle
    .flavour = The dog leaves. Everything else comes to see what it was.
item-thirteen_crosses = Map with Thirteen Crosses
    .flavour = Twelve are crossed out. The hand gets shakier towards the last.

artifact-cracked_moon = Cracked Moon
    .flavour = Put it on a table and it rolls to the higher end.
artifact-mothers_tear = Mother’s Tear
    .flavour = Warm on one side. It turns over when you do.
artifact-ball_of_wool = Ball of Wool
    .flavour = Crackles when a lie is told. Played cards get interesting.
