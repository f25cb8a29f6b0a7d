# Was schiefging, ganze Sätze: error-<code> mit den Angaben des Fehlers. $detail ist eine Bemerkung für Fachleute, auf Englisch.

# Spielstände
error-save-unreadable = Die Datei lässt sich nicht lesen ({ $detail }).
error-save-cut = Der Spielstand ist nicht vollständig. Vielleicht ist er beim Kopieren abgebrochen.
error-save-foreign = Das ist kein Spielstand von Cordon.
error-save-newer-format = Der Spielstand hat das Format { $found }, dieses Programm kennt { $known }. Aktualisiere Cordon, um die Partie fortzusetzen.
error-save-newer-rules = Die Partie folgt Version { $found } der Regeln, dieses Programm kennt { $known }. Aktualisiere Cordon, um die Partie fortzusetzen.
error-save-shape = Im Spielstand fehlt ein Feld, oder eins ist falsch.
error-save-edited = Der Spielstand wurde verändert oder beschädigt: Die Prüfsumme passt nicht.
error-save-game = Der Spielstand gehört zu einem Spiel, das hier niemand kennt: „{ $game }“. Bekannt: { $known }.
error-save-other-game = Der Spielstand ist eine Partie { $found }, nicht { $wanted }.
error-save-setup = Die Partie dieses Spielstands lässt sich nicht aufbauen. { $why }
error-save-unknown-ids = Im Spielstand stehen Karten oder Orte, die es hier nicht gibt: { $ids }.
error-save-snapshot = Von diesem Spielstand aus kann die Partie nicht weitergehen ({ $detail }).
error-save-opening = So, wie der Spielstand es sagt, kann die Partie nicht beginnen: Ihre ersten Karten und Würfel passen nicht zu den Regeln dieser Version ({ $detail }).
error-save-replay = Antwort { $answer } der Partie lässt sich nach den Regeln dieser Version nicht noch einmal geben ({ $detail }).
error-save-differs = Die Antworten in diesem Spielstand führen zu einer anderen Lage als der, die er zeigt.
error-save-other-version = Dieser Spielstand ist unter anderen Regeln oder mit anderen Karten entstanden als denen dieser Version, und seine Partie lässt sich hier nicht noch einmal spielen. { $why }
error-save-long = Die Partie dieses Spielstands hat { $answers } Antworten; höchstens { $most } werden angenommen.
error-save-dear = Diesen Spielstand zu lesen dauert zu lange oder braucht zu viel Speicher.
error-save-none = Hier liegt keine angefangene Partie { $game }. Beginne eine ohne --continue.
error-save-exists = Die Datei gibt es schon. Setze sie mit --continue --save fort, oder nenne eine andere.
error-save-unwritable = Die Datei lässt sich nicht schreiben ({ $detail }). Nenne mit --save eine andere.
error-journal-unwritable = Das Protokoll lässt sich nicht schreiben ({ $detail }).

# Aufbau
error-setup-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
error-setup-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
error-setup-seed = Ein Startwert hat höchstens { $bits } Bit.
error-setup-switch = Ein Schalter der Regeln passt nicht ({ $detail }).
error-setup-switch-unknown = Einen Schalter „{ $switch }“ gibt es hier nicht; es gibt: { $known }.
error-setup-switch-value = Der Schalter „{ $switch }“ kann nicht „{ $value }“ sein; es gibt: { $known }.
error-setup-switch-thing = Der Schalter „{ $switch }“ kann nicht „{ $value }“ sein; es gibt: { $known }. Falls „{ $value }“ jemandes eigene Mission oder Kampagne ist, wird ihr Ordner gebraucht: --mission ORDNER oder --zone ORDNER.
error-setup-switch-idle = Der Schalter „{ $switch }“ zählt nur, wo „{ $other }“ eines davon ist: { $known }.
error-setup-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $known }.
error-setup-bots = Es sind mehr Bots ({ $bots }) als Plätze ({ $seats }).
error-setup-no-person = Eine Partie braucht mindestens einen Menschen. Bots allein spielen mit cordon sim.

# Zurücknehmen
error-undo-level = „{ $level }“ ist kein Schritt, der sich zurücknehmen lässt; es gibt: { $known }.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-no-moment = Zu Antwort { $target } geht es nicht zurück: Gegeben wurden { $given }.
error-undo-past = Die Partie stammt aus einem Spielstand einer anderen Version; weiter zurück geht es nicht.
error-undo-chapter = Diese Mission ist ein für alle Mal vorbei: Zurück geht es bis zum Beginn der jetzigen, weiter nicht.
error-undo-second-look = Damit nähmst du einen Wurf oder eine gezogene Karte zurück. Erst muss der Tisch einen zweiten Blick erlauben.
error-redo-nothing = Es wurde nichts zurückgenommen.
