# Вороги

enemy-bandit_rifle = Бандит із гвинтівкою
enemy-bandit_shotgun = Бандит із дробовиком
enemy-snork = Снорк
enemy-zombie = Зомбі
enemy-rodent = Тушкан
enemy-controller = Контролер
enemy-chimera = Химера
enemy-dog = Собака
enemy-tick = Кліщ
enemy-swarm = Плазуни
enemy-bloodsucker = Кровосос
enemy-mercenary = Найманець
enemy-armoured = Ворог в екзоскелеті
enemy-poltergeist = Полтергейст
enemy-horned = Рогач
enemy-izlom = Злам
enemy-pseudogiant = Псевдогігант
enemy-bandit_mg = Бандит із кулеметом
enemy-monolith = Монолітівець

# Атаки ворогів

attack-bandit_rifle-akm_74s = АКМ-74С
attack-bandit_shotgun-shotgun = Дробовик
attack-snork-leap = Стрибок
attack-zombie-rifle = Гвинтівка
attack-rodent-bite = Укус
attack-controller-mind_control = Контроль розуму
attack-chimera-pounce = Напад
attack-dog-snap = Хватка
attack-tick-latch_on = Присмоктатися
attack-swarm-engulf = Накрити
attack-bloodsucker-drain = Висмоктати
attack-mercenary-assault_rifle = Штурмова гвинтівка
attack-armoured-heavy_gun = Важка зброя
attack-poltergeist-hurl = Жбурнути
attack-horned-ram = Таран
attack-izlom-long_arm = Довга рука
attack-pseudogiant-stomp = Тупіт
attack-bandit_mg-machine_gun = Кулемет
attack-monolith-steady_fire = Рівний вогонь

# Спеціальні дії ворогів

special-retreat = Відступ
special-brain_dead = Безмозкий
special-gnaw = Гризти
special-flank = Обхід із флангу
special-feed = Живитися
special-divide = Поділ
special-bash = Удар прикладом
special-shove = Поштовх
special-bellow = Рев
special-grab = Схопити
special-quake = Струс
special-litany = Літанія
