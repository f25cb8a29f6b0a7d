# Słowa wspólne wszystkim grom. Terminal i strona dodają swoje niżej.

# Wyliczenia: „a i b”, „a, b i c”.
list-pair = { $a } i { $b }
list-more = { $a }, { $b }
list-or = { $a } lub { $b }

answer-yes = tak
answer-no = nie
nothing = nic
config-default = (domyślnie)

# Stół w terminalu
player = Gracz { $number }
asked = { $person }: { $question }
prompt = >
yes-or-no = (tak lub nie)
not-possible = { $label }. Niemożliwe: { $why } { $rule }
can = Możliwe: { $label }.
cannot = Niemożliwe: { $label }. { $why } (reguła { $rule })
closed-options = { $first }–{ $last }: teraz niemożliwe; ?{ $first } powie dlaczego.
no-such-number =
    { $last ->
        [one] Nie ma tu opcji { $typed }; wpisz 1 albo ?, aby zobaczyć pomoc.
       *[other] Nie ma tu opcji { $typed }; wpisz liczbę od 1 do { $last } albo ?, aby zobaczyć pomoc.
    }
amount-outside = Wpisz liczbę od { $low } do { $high }.
not-understood = Nie wiadomo, co znaczy „{ $typed }”; wpisz liczbę albo ?, aby zobaczyć pomoc.
nothing-called = Nic na stole nie nazywa się „{ $typed }”.
journal-more = … (j pokaże cały dziennik)
journal-folded = Wcześniejsze misje są zamknięte; dziennik zaczyna się tutaj.
reading-more = Enter: czytaj dalej.
reading-on = Enter: do stołu.
goodbye = Partia jest zapisana w { $path }. Wznowi ją --continue.
not-saved = Nie padła żadna odpowiedź, więc nic nie zapisano.
journal-kept = Cały dziennik można przeczytać w { $path }.
end-won-by = Zwycięstwo: { $winners }.
past-lost = Tej partii nie można cofnąć przed chwilę zapisu: od tego czasu zmieniły się zasady albo karty.
welcome = Nowa partia, zapis w { $path }. Wpisz ?, aby zobaczyć pomoc.
welcome-back = Ciąg dalszy partii { $path }. Wpisz ?, aby zobaczyć pomoc.
other-unfinished =
    { $count ->
        [one] Czeka jeszcze jedna nieskończona partia: { $path }. Wznowi ją --continue --save { $path }.
        [few] Czekają jeszcze { $count } nieskończone partie, ostatnia w { $path }. Wznowi ją --continue --save { $path }.
       *[many] Czeka jeszcze { $count } nieskończonych partii, ostatnia w { $path }. Wznowi ją --continue --save { $path }.
    }

# Cofanie
undone =
    { $count ->
        [one] Cofnięto { $count } odpowiedź.
       *[other] Cofnięto { $count } odpowiedzi.
    }
second-look-asked = To cofnie rzut albo dobraną kartę. Czy cały stół zgadza się na ponowne spojrzenie?
second-looks =
    { $count ->
        [one] { $count } ponowne spojrzenie
        [few] { $count } ponowne spojrzenia
       *[many] { $count } ponownych spojrzeń
    }
own-dice-die = kość
own-dice-one = Rzućcie własnymi kośćmi: { $die }. Co wypadło?
own-dice-several = Rzućcie własnymi kośćmi: { $count } × { $die }. Co wypadło na kości nr { $number }?
own-dice-shown = Dotąd: { $faces }.
own-dice-again = pomyłka: jeszcze raz od pierwszej
own-dice-withdraw = jednak zrobić coś innego
own-dice-on = Kośćmi rzucacie sami; wpisujcie, co wypadło.

# Pomoc: po jednej linijce
help-numbers = N: wybierz opcję N. Opcje na szaro są teraz niemożliwe.
help-why = ?N: dlaczego opcja N jest niemożliwa albo czego dotyczy.
help-table = Enter lub t: jeszcze raz stół.
help-journal = j: cały dziennik.
help-advice = a: co warto zrobić? Najlepsze możliwości i ich szanse.
help-outlook = e: jak prawdopodobny jest dobry koniec partii.
help-undo = u: cofnij ostatni wybór; u action, u turn, u phase, u round: cofnij całą akcję, turę, fazę, rundę.
help-undo-mission = u mission: cofnij całą misję.
help-redo = r: powtórz ostatnią cofniętą odpowiedź.
help-quit = q: zapisz i wyjdź. Partię wznowi --continue.
help-switches = cordon config { $game } wymienia przełączniki zasad, do nowej partii z --config nazwa=wartość.

# Co mówią umysły: rada, widoki, spojrzenie wstecz. Szanse i marginesy to całe procenty.
counsel-told = { $option }: { $chance }% (± { $margin })
counsel-because = { $option }: { $chance }% (± { $margin }), bo zwykle oznacza to: { $why }.
counsel-head = Co byłoby najlepsze według szansy na dobry koniec:
counsel-none = Nie ma tu w czym wybierać.
counsel-unknown = Szans takich partii jeszcze nie poznano.
counsel-thinking = Zastanawiam się…
outlook-end = Dobry koniec: { $chance }% (± { $margin }).
outlook-end-of = Dobry koniec, { $person }: { $chance }% (± { $margin }).
outlook-round = W tej rundzie nikt nie ginie: { $chance }% (± { $margin }).
outlook-round-of = { $person } przeżywa tę rundę: { $chance }% (± { $margin }).
outlook-day = Do jutra rana nikt nie umiera: { $chance }% (± { $margin }).
hindsight-head = Od czego zależała partia, według szansy na dobry koniec:
hindsight-head-of = Od czego zależała, { $person }, według szansy na dobry koniec:
hindsight-curve = Z rundy na rundę: { $chances }
hindsight-curve-day = Z dnia na dzień: { $chances }
hindsight-turn = { $round }: { $person } – { $option }: { $before }% → { $after }% (wybór { $choice }, szczęście { $luck })
hindsight-sum = Razem: szczęście { $luck }, własne wybory { $own } p.p.
hindsight-sum-others = Razem: szczęście { $luck }, własne wybory { $own }, wybory innych { $others } p.p.
hindsight-command = cordon hindsight { $path } mówi, od czego zależała partia.
hindsight-running = Partia w { $path } jeszcze się nie skończyła.
