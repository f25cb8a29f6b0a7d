# Контакти

contact-sidorovich = Сидорович
contact-halyna = Галина, кухарка
contact-pola = Поля
contact-old_taras = Старий Тарас
contact-bashta = Башта
contact-doctor_rut = Доктор Рут
contact-luka = Лука
contact-guide = Провідник
contact-lemko = Професор Лемко
contact-bublyk = Бублик
contact-yurko = Юрко
contact-sister_vira = Сестра Віра
contact-koza = Коза
contact-cartographer = Картографка
contact-hvynt = Гвинт, механік
contact-patron = Патрон
