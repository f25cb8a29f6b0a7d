# Стільки жетонів або жетонів певного виду. $n_case показує, чи це додаток при дієслові.
count-canned_food =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } бляшанку консервів
           *[nominative] { $n } бляшанка консервів
        }
        [few] { $n } бляшанки консервів
       *[other] { $n } бляшанок консервів
    }
count-raw_food =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } порцію сирої їжі
           *[nominative] { $n } порція сирої їжі
        }
        [few] { $n } порції сирої їжі
       *[other] { $n } порцій сирої їжі
    }
count-vegetable =
    { $n ->
        [one] { $n } овоч
        [few] { $n } овочі
       *[other] { $n } овочів
    }
count-pure_alcohol =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } пляшку спирту
           *[nominative] { $n } пляшка спирту
        }
        [few] { $n } пляшки спирту
       *[other] { $n } пляшок спирту
    }
count-moonshine =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } пляшку самогону
           *[nominative] { $n } пляшка самогону
        }
        [few] { $n } пляшки самогону
       *[other] { $n } пляшок самогону
    }
count-sugar =
    { $n ->
        [one] { $n } пакет цукру
        [few] { $n } пакети цукру
       *[other] { $n } пакетів цукру
    }
count-coffee =
    { $n ->
        [one] { $n } пакет кави
        [few] { $n } пакети кави
       *[other] { $n } пакетів кави
    }
count-cigarettes =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } цигарку
           *[nominative] { $n } цигарка
        }
        [few] { $n } цигарки
       *[other] { $n } цигарок
    }
count-shovel =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } лопату
           *[nominative] { $n } лопата
        }
        [few] { $n } лопати
       *[other] { $n } лопат
    }
count-lockpick =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } відмичку
           *[nominative] { $n } відмичка
        }
        [few] { $n } відмички
       *[other] { $n } відмичок
    }
count-saw =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } пилку
           *[nominative] { $n } пилка
        }
        [few] { $n } пилки
       *[other] { $n } пилок
    }
count-filter =
    { $n ->
        [one] { $n } фільтр
        [few] { $n } фільтри
       *[other] { $n } фільтрів
    }
count-mechanical_part =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } механічну деталь
           *[nominative] { $n } механічна деталь
        }
        [few] { $n } механічні деталі
       *[other] { $n } механічних деталей
    }
count-electrical_part =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } електричну деталь
           *[nominative] { $n } електрична деталь
        }
        [few] { $n } електричні деталі
       *[other] { $n } електричних деталей
    }
count-jewellery =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } прикрасу
           *[nominative] { $n } прикраса
        }
        [few] { $n } прикраси
       *[other] { $n } прикрас
    }
count-book =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } книжку
           *[nominative] { $n } книжка
        }
        [few] { $n } книжки
       *[other] { $n } книжок
    }
count-broken_guitar =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } зламану гітару
           *[nominative] { $n } зламана гітара
        }
        [few] { $n } зламані гітари
       *[other] { $n } зламаних гітар
    }
count-guitar =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } гітару
           *[nominative] { $n } гітара
        }
        [few] { $n } гітари
       *[other] { $n } гітар
    }
count-pistol =
    { $n ->
        [one] { $n } пістолет
        [few] { $n } пістолети
       *[other] { $n } пістолетів
    }
count-assault_rifle =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } гвинтівку
           *[nominative] { $n } гвинтівка
        }
        [few] { $n } гвинтівки
       *[other] { $n } гвинтівок
    }
count-shotgun =
    { $n ->
        [one] { $n } дробовик
        [few] { $n } дробовики
       *[other] { $n } дробовиків
    }
count-knife =
    { $n ->
        [one] { $n } ніж
        [few] { $n } ножі
       *[other] { $n } ножів
    }
count-hatchet =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } сокиру
           *[nominative] { $n } сокира
        }
        [few] { $n } сокири
       *[other] { $n } сокир
    }
count-ammo =
    { $n ->
        [one] { $n } патрон
        [few] { $n } патрони
       *[other] { $n } патронів
    }
count-shell =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } гільзу
           *[nominative] { $n } гільза
        }
        [few] { $n } гільзи
       *[other] { $n } гільз
    }
count-weapon_part =
    { $n ->
        [one] { $n } деталь зброї
        [few] { $n } деталі зброї
       *[other] { $n } деталей зброї
    }
count-broken_pistol =
    { $n ->
        [one] { $n } зламаний пістолет
        [few] { $n } зламані пістолети
       *[other] { $n } зламаних пістолетів
    }
count-broken_assault_rifle =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } зламану гвинтівку
           *[nominative] { $n } зламана гвинтівка
        }
        [few] { $n } зламані гвинтівки
       *[other] { $n } зламаних гвинтівок
    }
count-broken_shotgun =
    { $n ->
        [one] { $n } зламаний дробовик
        [few] { $n } зламані дробовики
       *[other] { $n } зламаних дробовиків
    }
count-herbs =
    { $n ->
        [one] { $n } жмут трав
        [few] { $n } жмути трав
       *[other] { $n } жмутів трав
    }
count-chemicals =
    { $n ->
        [one] { $n } пакунок хімікатів
        [few] { $n } пакунки хімікатів
       *[other] { $n } пакунків хімікатів
    }
count-herbal_meds =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } пачку трав’яних ліків
           *[nominative] { $n } пачка трав’яних ліків
        }
        [few] { $n } пачки трав’яних ліків
       *[other] { $n } пачок трав’яних ліків
    }
count-meds =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } пачку ліків
           *[nominative] { $n } пачка ліків
        }
        [few] { $n } пачки ліків
       *[other] { $n } пачок ліків
    }
count-bandages =
    { $n ->
        [one] { $n } бинт
        [few] { $n } бинти
       *[other] { $n } бинтів
    }
count-water =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } порцію води
           *[nominative] { $n } порція води
        }
        [few] { $n } порції води
       *[other] { $n } порцій води
    }
count-wood =
    { $n ->
        [one] { $n } оберемок дерева
        [few] { $n } оберемки дерева
       *[other] { $n } оберемків дерева
    }
count-components =
    { $n ->
        [one] { $n } компонент
        [few] { $n } компоненти
       *[other] { $n } компонентів
    }
count-food =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } порцію їжі
           *[nominative] { $n } порція їжі
        }
        [few] { $n } порції їжі
       *[other] { $n } порцій їжі
    }
count-medical =
    { $n ->
        [one] { $n } медичний жетон
        [few] { $n } медичні жетони
       *[other] { $n } медичних жетонів
    }
count-weapon =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } штуку зброї
           *[nominative] { $n } штука зброї
        }
        [few] { $n } штуки зброї
       *[other] { $n } штук зброї
    }
count-firearm =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } штуку вогнепальної зброї
           *[nominative] { $n } штука вогнепальної зброї
        }
        [few] { $n } штуки вогнепальної зброї
       *[other] { $n } штук вогнепальної зброї
    }
count-equipment =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } штуку спорядження
           *[nominative] { $n } штука спорядження
        }
        [few] { $n } штуки спорядження
       *[other] { $n } штук спорядження
    }
count-material =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } штуку дерева чи компонентів
           *[nominative] { $n } штука дерева чи компонентів
        }
        [few] { $n } штуки дерева чи компонентів
       *[other] { $n } штук дерева чи компонентів
    }
count-ammunition =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } патрон чи гільзу
           *[nominative] { $n } патрон чи гільза
        }
        [few] { $n } патрони чи гільзи
       *[other] { $n } патронів чи гільз
    }
count-armament =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } штуку зброї чи патронів
           *[nominative] { $n } штука зброї чи патронів
        }
        [few] { $n } штуки зброї чи патронів
       *[other] { $n } штук зброї чи патронів
    }
count-alcohol =
    { $n ->
        [one] { $n_case ->
            [accusative] { $n } пляшку алкоголю
           *[nominative] { $n } пляшка алкоголю
        }
        [few] { $n } пляшки алкоголю
       *[other] { $n } пляшок алкоголю
    }
count-token =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[other] { $n } жетонів
    }
count-any =
    { $n ->
        [one] { $n } жетон чи ресурс
        [few] { $n } жетони чи ресурси
       *[other] { $n } жетонів чи ресурсів
    }
