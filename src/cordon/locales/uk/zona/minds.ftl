# Чим одна відповідь відрізняється від іншої, після «бо зазвичай це означає:».

why-alive =
    { $more ->
        [true] шукач живий
       *[other] шукач гине
    }
why-artifacts =
    { $more ->
        [true] більше артефактів
       *[other] менше артефактів
    }
why-best =
    { $more ->
        [true] вища найкраща характеристика
       *[other] нижча найкраща характеристика
    }
why-crowbar =
    { $more ->
        [true] лом під рукою
       *[other] без лома
    }
why-deaths-left =
    { $more ->
        [true] менше смертей
       *[other] більше смертей
    }
why-doors =
    { $more ->
        [true] місце з таємницею поруч
       *[other] немає місця з таємницею поруч
    }
why-emission =
    { $more ->
        [true] ближчий викид
       *[other] дальший викид
    }
why-fatigue =
    { $more ->
        [true] більше втоми
       *[other] менше втоми
    }
why-free =
    { $more ->
        [true] менше ушкоджень
       *[other] більше ушкоджень
    }
why-gear =
    { $more ->
        [true] більше спорядження
       *[other] менше спорядження
    }
why-intellect =
    { $more ->
        [true] більше кмітливості
       *[other] менше кмітливості
    }
why-items =
    { $more ->
        [true] більше предметів
       *[other] менше предметів
    }
why-near-end =
    { $more ->
        [true] коротший шлях до Саркофага
       *[other] довший шлях до Саркофага
    }
why-protection =
    { $more ->
        [true] більше захисту
       *[other] менше захисту
    }
why-prowess =
    { $more ->
        [true] більше атлетизму
       *[other] менше атлетизму
    }
why-reputation =
    { $more ->
        [true] краща репутація
       *[other] гірша репутація
    }
why-rival-near-end =
    { $more ->
        [true] суперник ближче до Саркофага
       *[other] суперник далі від Саркофага
    }
why-rival-secrets =
    { $more ->
        [true] більше таємниць у суперника
       *[other] менше таємниць у суперника
    }
why-rounds-left =
    { $more ->
        [true] більше часу
       *[other] менше часу
    }
why-rubles =
    { $more ->
        [true] більше рублів
       *[other] менше рублів
    }
why-secrets =
    { $more ->
        [true] більше таємниць
       *[other] менше таємниць
    }
why-traumas =
    { $more ->
        [true] більше травм
       *[other] менше травм
    }
why-trophies =
    { $more ->
        [true] більше трофеїв
       *[other] менше трофеїв
    }
why-vigilance =
    { $more ->
        [true] більше спостережливості
       *[other] менше спостережливості
    }
why-will =
    { $more ->
        [true] більше волі
       *[other] менше волі
    }
