# Pages that rules and cards lead to.
script-333 = Nobody at the door
script-333-page = That night nobody sat by the door. We had talked about it, and each of us had understood that somebody else would. They came up the stairs in their socks. In the morning the house belonged to other people, and the last line of this journal is in a hand that none of us knows.
script-461 = The good suit
script-461-page = The neighbour stood in the yard again, in his everyday jacket this time. He had slept, he said, eleven hours, and set a tin down on our step. It was the one with the key on it. He waited until we had tried it and it turned.
script-462 = Nine metres
script-462-page = They had come to water in the night. Three canisters stood at our door with a chalk mark on each, and the chalk was still wet. Somebody had drawn a small spade under the number of our house.
