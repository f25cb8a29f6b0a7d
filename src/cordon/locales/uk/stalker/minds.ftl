# Чим одна відповідь відрізняється від іншої, після «бо зазвичай це означає:».

why-alive =
    { $more ->
        [true] ніхто не гине
       *[other] хтось гине
    }
why-dose-most =
    { $more ->
        [true] вища доза
       *[other] нижча доза
    }
why-enemies =
    { $more ->
        [true] більше ворогів на мапі
       *[other] менше ворогів на мапі
    }
why-enemy-hp =
    { $more ->
        [true] сильніші вороги
       *[other] слабші вороги
    }
why-hp =
    { $more ->
        [true] більше ОЗ
       *[other] менше ОЗ
    }
why-hp-least =
    { $more ->
        [true] більше ОЗ у найслабшого
       *[other] менше ОЗ у найслабшого
    }
why-injuries =
    { $more ->
        [true] більше критичних поранень
       *[other] менше критичних поранень
    }
why-loud =
    { $more ->
        [true] вищий рівень загрози
       *[other] нижчий рівень загрози
    }
why-magazines =
    { $more ->
        [true] більше магазинів
       *[other] менше магазинів
    }
why-medicine =
    { $more ->
        [true] більше ліків
       *[other] менше ліків
    }
why-needed =
    { $more ->
        [true] довший шлях до мети
       *[other] коротший шлях до мети
    }
why-open-tasks =
    { $more ->
        [true] більше ще не зроблено
       *[other] менше ще не зроблено
    }
why-rounds-left =
    { $more ->
        [true] більше раундів у запасі
       *[other] менше раундів у запасі
    }
why-spare =
    { $more ->
        [true] більше дій у запасі
       *[other] менше дій у запасі
    }
why-watched =
    { $more ->
        [true] частіше на очах у ворогів
       *[other] рідше на очах у ворогів
    }
why-way-out =
    { $more ->
        [true] відкритий вихід
       *[other] виходу ще немає
    }
