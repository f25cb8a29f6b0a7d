# Die Aufbaukarten der Verlorenen Gebiete.

lost-basement = Keller
lost-winter = Winter
lost-cave = Höhle
lost-ruins = Ruine
lost-ward = Krankenstation
lost-orchard = Obstgarten
lost-coal_chute = Kohlenrutsche
lost-sinkhole = Erdloch
