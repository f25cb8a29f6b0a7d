# Аномалії

anomaly-jelly = Кисіль
anomaly-bubble = Пузир
anomaly-whirligig = Карусель
anomaly-electro = Електра
anomaly-popper = Хлопавка
anomaly-springboard = Трамплін
anomaly-magnet = Магніт
anomaly-razor = Бритва
anomaly-tesla = Тесла
anomaly-burner = Смалка
anomaly-comet = Комета
anomaly-portal = Портал
anomaly-fridge = Холодильник
anomaly-false_mirror = Криве дзеркало
