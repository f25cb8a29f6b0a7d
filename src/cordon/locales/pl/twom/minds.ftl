# Czym jedna odpowiedź różni się od innej, po „bo zwykle oznacza to:”.

why-bandages =
    { $more ->
        [true] więcej bandaży
       *[other] mniej bandaży
    }
why-beds =
    { $more ->
        [true] więcej łóżek
       *[other] mniej łóżek
    }
why-boards =
    { $more ->
        [true] więcej zabitych wyrw
       *[other] mniej zabitych wyrw
    }
why-cold =
    { $more ->
        [true] więcej zimna
       *[other] mniej zimna
    }
why-components =
    { $more ->
        [true] więcej komponentów
       *[other] mniej komponentów
    }
why-fatigue =
    { $more ->
        [true] więcej zmęczenia
       *[other] mniej zmęczenia
    }
why-firearms =
    { $more ->
        [true] więcej broni palnej
       *[other] mniej broni palnej
    }
why-fittings =
    { $more ->
        [true] lepiej urządzony dom
       *[other] uboższy dom
    }
why-food =
    { $more ->
        [true] więcej jedzenia
       *[other] mniej jedzenia
    }
why-founders =
    { $more ->
        [true] więcej ludzi z pierwszego dnia
       *[other] mniej ludzi z pierwszego dnia
    }
why-gone =
    { $more ->
        [true] więcej straconych ludzi
       *[other] mniej straconych ludzi
    }
why-hunger =
    { $more ->
        [true] więcej głodu
       *[other] mniej głodu
    }
why-illness =
    { $more ->
        [true] więcej chorób
       *[other] mniej chorób
    }
why-medicine =
    { $more ->
        [true] więcej leków
       *[other] mniej leków
    }
why-misery =
    { $more ->
        [true] więcej przygnębienia
       *[other] mniej przygnębienia
    }
why-people =
    { $more ->
        [true] więcej ludzi w domu
       *[other] mniej ludzi w domu
    }
why-water =
    { $more ->
        [true] więcej wody
       *[other] mniej wody
    }
why-weapons =
    { $more ->
        [true] więcej broni
       *[other] mniej broni
    }
why-wood =
    { $more ->
        [true] więcej drewna
       *[other] mniej drewna
    }
why-wounds =
    { $more ->
        [true] więcej ran
       *[other] mniej ran
    }
