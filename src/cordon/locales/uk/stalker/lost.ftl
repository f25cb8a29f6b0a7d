# Карти підготовки Незвіданих територій.

lost-basement = Підвал
lost-winter = Зима
lost-cave = Печера
lost-ruins = Руїни
lost-ward = Лікарняне крило
lost-orchard = Сад
lost-coal_chute = Вугільний люк
lost-sinkhole = Провалля
