# Czym jedna odpowiedź różni się od innej, po „bo zwykle oznacza to:”.

why-alive =
    { $more ->
        [true] nikt nie ginie
       *[other] ktoś ginie
    }
why-dose-most =
    { $more ->
        [true] wyższa dawka
       *[other] niższa dawka
    }
why-enemies =
    { $more ->
        [true] więcej wrogów na mapie
       *[other] mniej wrogów na mapie
    }
why-enemy-hp =
    { $more ->
        [true] silniejsi wrogowie
       *[other] słabsi wrogowie
    }
why-hp =
    { $more ->
        [true] więcej PŻ
       *[other] mniej PŻ
    }
why-hp-least =
    { $more ->
        [true] więcej PŻ dla najsłabszego
       *[other] mniej PŻ dla najsłabszego
    }
why-injuries =
    { $more ->
        [true] więcej urazów krytycznych
       *[other] mniej urazów krytycznych
    }
why-loud =
    { $more ->
        [true] więcej uwagi wrogów
       *[other] mniej uwagi wrogów
    }
why-magazines =
    { $more ->
        [true] więcej magazynków
       *[other] mniej magazynków
    }
why-medicine =
    { $more ->
        [true] więcej leków
       *[other] mniej leków
    }
why-needed =
    { $more ->
        [true] dłuższa droga do celu
       *[other] krótsza droga do celu
    }
why-open-tasks =
    { $more ->
        [true] więcej do zrobienia
       *[other] mniej do zrobienia
    }
why-rounds-left =
    { $more ->
        [true] więcej rund w zapasie
       *[other] mniej rund w zapasie
    }
why-spare =
    { $more ->
        [true] więcej akcji w zapasie
       *[other] mniej akcji w zapasie
    }
why-watched =
    { $more ->
        [true] częściej na widoku wrogów
       *[other] rzadziej na widoku wrogów
    }
why-way-out =
    { $more ->
        [true] otwarte wyjście
       *[other] jeszcze brak wyjścia
    }
