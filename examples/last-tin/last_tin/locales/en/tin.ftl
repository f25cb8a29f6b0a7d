# The Last Tin, in English. What has no message here is spelled out of the rules: try it without this file.

switch-tin-hands = How many hands are played

find-bolt = Bolt
    .rules = Worth 1.
find-bandage = Bandage
    .rules = Worth 2.
find-bread = Bread
    .rules = Worth 2.
find-vodka = Vodka
    .rules = Worth 3.
    .flavour = Against radiation. So they say.
find-dosimeter = Dosimeter
    .rules = Worth 4.
find-jellyfish = Jellyfish
    .rules = Worth 4.
find-compass = Compass
    .rules = Worth 5.
    .flavour = It does not point north here.
find-night-star = Night Star
    .rules = Worth 6.
find-flame = Flame
    .rules = Worth 6.

ask-tin-turn-choose = Your finds are worth { $worth }, the pot holds { $pot }. What do you do?
option-tin-swap = Pay a cartridge and swap the { $find }
option-tin-roll = Pay a cartridge and roll die { $die } once more
option-tin-stay = Stay

reason-tin-no-rounds = You have no cartridges left.
reason-tin-nothing-left = Nothing is left under the blanket.

log-tin-hand-began = Hand { $hand } begins.
log-tin-find-dealt = From under the blanket: { $find }.
log-tin-dice-rolled = The dice by the fire show { $dice }.
log-tin-paid = { $seat } puts a cartridge into the pot.
log-tin-stayed = { $seat } stays.
log-tin-shown = { $seat } shows { $finds }: worth { $worth }.
log-tin-pot-taken =
    { $rounds ->
        [one] { $seat } takes the cartridge in the pot.
       *[other] { $seat } takes the { $rounds } cartridges in the pot.
    }
log-tin-pot-stays = Neither has more: the pot stays where it is.
