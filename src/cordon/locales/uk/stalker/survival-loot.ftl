# Особлива здобич Виживання в Зоні, за колодою, до якої належить карта. Властивості в неї ті самі, що в іншої
# зброї (equipment.ftl).

weapon-the_verdict = Вирок
    .flavour = Дев’ять зарубок, а приклада вистачить на цілу кар’єру.
weapon-coachmans_twin = Фурманська пара
    .flavour = Пиляв той, хто поспішав, а тоді мав час підшліфувати.
weapon-widows_whisper = Удовин шепіт
    .flavour = Зроблено для міністерства, де тепер меблева крамниця.

attack-the_verdict-aimed_shot = Прицільний вогонь
attack-coachmans_twin-both_barrels = З двох стволів
attack-coachmans_twin-one_barrel = З одного ствола
attack-widows_whisper-single_shot = Одиничний постріл
attack-widows_whisper-quick_shot = Швидкий постріл

armour-priests_coat = Попівська ряса
    .flavour = У подолі свинець. Казав, що то від вітру.
armour-riot_plate = Щитовий панцир
    .flavour = З міста, де були вітрини й різні думки про них.

attachment-bears_ear = Ведмеже вухо
    .flavour = Слуховий ріжок гармаша. Чує, як шнурують черевики.
attachment-twin_coil = Двокотушковий детектор
    .flavour = Два «Відгуки», спаяні спинами. Доклацують один за одного.
attachment-bent_suppressor = Гнутий глушник
    .flavour = Б’є вліво і тихо. Цілься в його приятеля.

item-medicine_chest = Скринька з ліками
    .flavour = Замкнена на шнурок. Вузол був добрий і втримав.
item-third_distillation = Фляга третьої перегонки
    .flavour = Горить синім. Перші дві перегонки — для моторів.
item-satchel_charge = Заряд у торбі
    .flavour = Дріт, гончарна глина, будильник із Сатурном на циферблаті.
item-poachers_whistle = Браконьєрський свисток
    .flavour = Пес тікає. Решта приходить глянути, що то було.
item-thirteen_crosses = Мапа з тринадцятьма хрестиками
    .flavour = Дванадцять закреслено. Під кінець рука тремтить дужче.

artifact-cracked_moon = Тріснутий місяць
    .flavour = Поклади на стіл — і він покотиться туди, де вище.
artifact-mothers_tear = Материна сльоза
    .flavour = З одного боку тепла. Перевертається разом із тобою.
artifact-ball_of_wool = Клубок вовни
    .flavour = Потріскує, коли хтось бреше. За картами з ним цікавіше.
