# Allgemeine Wörter für jedes Spiel. Darunter stehen die von Terminal und Seite.

# Aufzählungen: „a und b“, „a, b und c“.
list-pair = { $a } und { $b }
list-more = { $a }, { $b }
list-or = { $a } oder { $b }

answer-yes = ja
answer-no = nein
nothing = nichts
config-default = (Voreinstellung)

# Der Tisch im Terminal
player = Spieler { $number }
asked = { $person }: { $question }
prompt = >
yes-or-no = (ja oder nein)
not-possible = { $label }. Nicht möglich: { $why } { $rule }
can = Möglich: { $label }.
cannot = Nicht möglich: { $label }. { $why } (Regel { $rule })
closed-options = { $first } bis { $last }: jetzt nicht möglich; ?{ $first } sagt, warum.
no-such-number =
    { $last ->
        [one] Eine { $typed } gibt es hier nicht; tippe 1, oder ? für Hilfe.
       *[other] Eine { $typed } gibt es hier nicht; tippe eine Zahl von 1 bis { $last }, oder ? für Hilfe.
    }
amount-outside = Tippe eine Zahl von { $low } bis { $high }.
not-understood = „{ $typed }“ sagt mir nichts; tippe eine Zahl, oder ? für Hilfe.
nothing-called = Nichts auf dem Tisch heißt „{ $typed }“.
journal-more = … (j zeigt das ganze Protokoll)
journal-folded = Die Missionen davor sind abgeschlossen; das Protokoll beginnt hier.
reading-more = Eingabetaste: weiterlesen.
reading-on = Eingabetaste: zum Tisch.
goodbye = Die Partie ist in { $path } gespeichert. Mit --continue geht sie weiter.
not-saved = Es gab noch keine Antwort, also ist nichts gespeichert.
journal-kept = Das ganze Protokoll steht in { $path }.
end-won-by = Gewonnen hat: { $winners }.
past-lost = In dieser Partie geht es nicht weiter zurück als bis zum Speichern: Seither haben sich Regeln oder Karten geändert.
welcome = Neue Partie, gespeichert in { $path }. ? zeigt die Hilfe.
welcome-back = Weiter mit { $path }. ? zeigt die Hilfe.
other-unfinished =
    { $count ->
        [one] Eine andere Partie ist noch offen: { $path }. Weiter geht sie mit --continue --save { $path }.
       *[other] { $count } andere Partien sind noch offen, die letzte in { $path }. Weiter geht sie mit --continue --save { $path }.
    }

# Zurücknehmen
undone =
    { $count ->
        [one] 1 Antwort zurückgenommen.
       *[other] { $count } Antworten zurückgenommen.
    }
second-look-asked = Das nimmt einen Wurf oder eine gezogene Karte zurück. Erlaubt der ganze Tisch einen zweiten Blick?
second-looks =
    { $count ->
        [one] ein zweiter Blick
       *[other] { $count } zweite Blicke
    }
own-dice-die = Würfel
own-dice-one = Werft eure eigenen Würfel: { $die }. Was zeigt er?
own-dice-several = Werft eure eigenen Würfel: { $count } × { $die }. Was zeigt Nummer { $number }?
own-dice-shown = Bisher: { $faces }.
own-dice-again = verlesen: noch einmal vom ersten an
own-dice-withdraw = doch etwas anderes tun
own-dice-on = Ihr würfelt selbst; tippt ein, was die Würfel zeigen.

# Hilfe: je eine Zeile
help-numbers = N: Möglichkeit N wählen. Was grau ist, geht jetzt nicht.
help-why = ?N: warum Möglichkeit N nicht geht, oder worum es bei ihr geht.
help-table = Eingabetaste oder t: noch einmal der Tisch.
help-journal = j: das ganze Protokoll.
help-advice = a: Was tätest du? Die besten Möglichkeiten mit ihren Chancen.
help-outlook = e: wie wahrscheinlich die Partie gut ausgeht.
help-undo = u: die letzte Wahl zurücknehmen; u action, u turn, u phase, u round: mehr zurücknehmen (Aktion, Zug, Phase, Runde).
help-undo-mission = u mission: die ganze Mission zurücknehmen.
help-redo = r: die zuletzt zurückgenommene Antwort noch einmal geben.
help-quit = q: speichern und gehen. Mit --continue geht es später weiter.
help-switches = cordon config { $game } zählt die Schalter der Regeln auf, für eine neue Partie mit --config Name=Wert.

# Was Köpfe sagen: Rat, Aussicht, Rückblick. Chancen und Spannen sind ganze Prozent.
counsel-told = { $option }: { $chance } % (± { $margin })
counsel-because = { $option }: { $chance } % (± { $margin }), denn das heißt meist: { $why }.
counsel-head = Was ich täte, nach der Chance auf ein gutes Ende:
counsel-none = Hier gibt es nichts zu entscheiden.
counsel-unknown = Chancen solcher Partien wurden noch nicht gelernt.
counsel-thinking = Ich denke nach …
outlook-end = Gutes Ende: { $chance } % (± { $margin }).
outlook-end-of = Gutes Ende für { $person }: { $chance } % (± { $margin }).
outlook-round = Diese Runde fällt niemand: { $chance } % (± { $margin }).
outlook-round-of = { $person } überlebt diese Runde: { $chance } % (± { $margin }).
outlook-day = Bis morgen früh stirbt niemand: { $chance } % (± { $margin }).
hindsight-head = Woran die Partie hing, nach der Chance auf ein gutes Ende:
hindsight-head-of = Woran sie für { $person } hing, nach der Chance auf ein gutes Ende:
hindsight-curve = Von Runde zu Runde: { $chances }
hindsight-curve-day = Von Tag zu Tag: { $chances }
hindsight-turn = { $round }: { $person } – { $option }: { $before } % → { $after } % (Entscheidung { $choice }, Glück { $luck })
hindsight-sum = Insgesamt: Glück { $luck }, eigene Entscheidungen { $own } Punkte.
hindsight-sum-others = Insgesamt: Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen anderer { $others } Punkte.
hindsight-command = cordon hindsight { $path } sagt, woran die Partie hing.
hindsight-running = Die Partie in { $path } ist noch nicht zu Ende.
