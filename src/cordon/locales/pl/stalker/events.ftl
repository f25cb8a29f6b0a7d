# Wydarzenia losowe

event-radioactive_rain = Radioaktywny deszcz
event-hum_in_the_air = Huk w powietrzu
event-gear_check = Przegląd ekwipunku
event-ground_fog = Przyziemna mgła
event-lull = Chwila ciszy
event-clear_air = Czyste powietrze
event-restless_ground = Niespokojna ziemia
event-strangers = Obcy
event-torn_parachute = Podarty spadochron
event-second_wind = Drugi oddech
event-jam = Zacięcie
event-hot_wind = Gorący wiatr
event-radio_chatter = Głosy w eterze
event-change_of_guard = Zmiana warty
event-feeding_time = Pora żeru
event-scrap_heap = Sterta złomu
event-nerves = Nerwy
event-tremor = Wstrząs
