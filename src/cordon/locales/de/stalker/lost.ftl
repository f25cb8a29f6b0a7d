# Die Aufbaukarten der Verlorenen Gebiete.

lost-basement = Keller
    .flavour = Die Treppe geht einen Absatz tiefer, als das Haus Stockwerke hat.
lost-winter = Winter
    .flavour = Einen Schritt neben dem Weg liegt Schnee, der älter ist als der Weg.
lost-cave = Höhle
    .flavour = Ein Loch unter den Wurzeln atmet tags aus und nachts ein.
lost-ruins = Ruine
    .flavour = Hinter der letzten Tür liegt ein Saal, der älter ist als das Haus.
lost-ward = Krankenstation
    .flavour = Ein Fenster geht auf, ein Laken wird ausgeschüttelt. Der Flügel wurde nie gebaut.
lost-orchard = Obstgarten
    .flavour = Hinter der Lücke in der Hecke ist immer später September.
lost-coal_chute = Kohlenrutsche
    .flavour = Eine Eisenklappe, blank von etwas, das täglich kommt und keine Kohle braucht.
lost-sinkhole = Erdloch
    .flavour = Über dem Loch verstummt der Zähler. Da sind sie stehen geblieben.
