# Czym jedna odpowiedź różni się od innej, po „bo zwykle oznacza to:”.

why-alive =
    { $more ->
        [true] szperacz żyje
       *[other] szperacz ginie
    }
why-artifacts =
    { $more ->
        [true] więcej artefaktów
       *[other] mniej artefaktów
    }
why-best =
    { $more ->
        [true] wyższa najlepsza cecha
       *[other] niższa najlepsza cecha
    }
why-crowbar =
    { $more ->
        [true] łom pod ręką
       *[other] brak łomu
    }
why-deaths-left =
    { $more ->
        [true] mniej śmierci
       *[other] więcej śmierci
    }
why-doors =
    { $more ->
        [true] miejsce z tajemnicą w pobliżu
       *[other] brak miejsca z tajemnicą w pobliżu
    }
why-emission =
    { $more ->
        [true] bliższa emisja
       *[other] dalsza emisja
    }
why-fatigue =
    { $more ->
        [true] więcej zmęczenia
       *[other] mniej zmęczenia
    }
why-free =
    { $more ->
        [true] mniej obrażeń
       *[other] więcej obrażeń
    }
why-gear =
    { $more ->
        [true] więcej sprzętu
       *[other] mniej sprzętu
    }
why-intellect =
    { $more ->
        [true] więcej intelektu
       *[other] mniej intelektu
    }
why-items =
    { $more ->
        [true] więcej przedmiotów
       *[other] mniej przedmiotów
    }
why-near-end =
    { $more ->
        [true] krótsza droga do Sarkofagu
       *[other] dłuższa droga do Sarkofagu
    }
why-protection =
    { $more ->
        [true] więcej ochrony
       *[other] mniej ochrony
    }
why-prowess =
    { $more ->
        [true] więcej sprawności
       *[other] mniej sprawności
    }
why-reputation =
    { $more ->
        [true] lepsza reputacja
       *[other] gorsza reputacja
    }
why-rival-near-end =
    { $more ->
        [true] rywal bliżej Sarkofagu
       *[other] rywal dalej od Sarkofagu
    }
why-rival-secrets =
    { $more ->
        [true] więcej tajemnic w rękach rywala
       *[other] mniej tajemnic w rękach rywala
    }
why-rounds-left =
    { $more ->
        [true] więcej czasu
       *[other] mniej czasu
    }
why-rubles =
    { $more ->
        [true] więcej rubli
       *[other] mniej rubli
    }
why-secrets =
    { $more ->
        [true] więcej tajemnic
       *[other] mniej tajemnic
    }
why-traumas =
    { $more ->
        [true] więcej urazów
       *[other] mniej urazów
    }
why-trophies =
    { $more ->
        [true] więcej trofeów
       *[other] mniej trofeów
    }
why-vigilance =
    { $more ->
        [true] więcej czujności
       *[other] mniej czujności
    }
why-will =
    { $more ->
        [true] więcej siły woli
       *[other] mniej siły woli
    }
