# Карти контролю

control-paranoia = Параноя
control-hallucination = Галюцинація
control-voices = Поклик

# Активація, високий рівень загрози

high-fire_in_the_hole = Зараз рвоне!
high-assault = Штурм
high-swarm_out = Рій
high-find_them = Знайти їх!
high-pincer = Обхват
high-dig_in = Окопатися
high-frenzy = Шал
high-hold_the_line = Тримати лінію
high-drag_hunt = Облава
high-reckless = Напролом
high-pull_back = Відхід
high-alarm = Тривога

# Активація, низький рівень загрози

low-disturbance = Занепокоєння
low-curious = Допитливість
low-wandering = Блукання
low-checking_corners = Перевірка закутків
low-rounds = Обхід
low-smoke_break = Перекур
low-sniffing = Винюхування
low-uneasy = Неспокій
low-stretching_legs = Розім’яти ноги
low-picking_over = Мародерство
