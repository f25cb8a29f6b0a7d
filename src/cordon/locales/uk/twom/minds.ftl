# Чим одна відповідь відрізняється від іншої, після «бо зазвичай це означає:».

why-bandages =
    { $more ->
        [true] більше бинтів
       *[other] менше бинтів
    }
why-beds =
    { $more ->
        [true] більше ліжок
       *[other] менше ліжок
    }
why-boards =
    { $more ->
        [true] більше забитих проломів
       *[other] менше забитих проломів
    }
why-cold =
    { $more ->
        [true] більше холоду
       *[other] менше холоду
    }
why-components =
    { $more ->
        [true] більше компонентів
       *[other] менше компонентів
    }
why-fatigue =
    { $more ->
        [true] більше втоми
       *[other] менше втоми
    }
why-firearms =
    { $more ->
        [true] більше вогнепальної зброї
       *[other] менше вогнепальної зброї
    }
why-fittings =
    { $more ->
        [true] краще облаштований дім
       *[other] порожніший дім
    }
why-food =
    { $more ->
        [true] більше їжі
       *[other] менше їжі
    }
why-founders =
    { $more ->
        [true] більше людей із першого дня
       *[other] менше людей із першого дня
    }
why-gone =
    { $more ->
        [true] більше втрачених людей
       *[other] менше втрачених людей
    }
why-hunger =
    { $more ->
        [true] більше голоду
       *[other] менше голоду
    }
why-illness =
    { $more ->
        [true] більше хвороб
       *[other] менше хвороб
    }
why-medicine =
    { $more ->
        [true] більше ліків
       *[other] менше ліків
    }
why-misery =
    { $more ->
        [true] більше депресії
       *[other] менше депресії
    }
why-people =
    { $more ->
        [true] більше людей у домі
       *[other] менше людей у домі
    }
why-water =
    { $more ->
        [true] більше води
       *[other] менше води
    }
why-weapons =
    { $more ->
        [true] більше зброї
       *[other] менше зброї
    }
why-wood =
    { $more ->
        [true] більше дерева
       *[other] менше дерева
    }
why-wounds =
    { $more ->
        [true] більше поранень
       *[other] менше поранень
    }
