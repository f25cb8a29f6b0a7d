# Випадкові події

event-radioactive_rain = Радіоактивний дощ
event-hum_in_the_air = Гул у повітрі
event-gear_check = Перевірка спорядження
event-ground_fog = Приземний туман
event-lull = Затишшя
event-clear_air = Прозоре повітря
event-restless_ground = Неспокійна земля
event-strangers = Чужинці
event-torn_parachute = Порваний парашут
event-second_wind = Друге дихання
event-jam = Осічка
event-hot_wind = Гарячий вітер
event-radio_chatter = Балачки в ефірі
event-change_of_guard = Зміна варти
event-feeding_time = Час годівлі
event-scrap_heap = Купа брухту
event-nerves = Нерви
event-tremor = Поштовх
