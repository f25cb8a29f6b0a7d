# Здобич, горілиць

loot-sc-t01 = 2 болти
loot-sc-t02 = 3 болти
loot-sc-t03 = Магазин до пістолета
loot-sc-t04 = Магазин до гвинтівки
loot-sc-t05 = Магазин до дробовика
loot-sc-t06 = Предмет
loot-sc-t07 = Модифікація
loot-sc-t08 = Зброя
loot-sc-t09 = Артефакт
loot-sc-t10 = 500 К

# Невідомі вороги, горілиць

unknown-sc-u01 = Нікого
unknown-sc-u02 = Один ворог C1
unknown-sc-u03 = Один ворог C2
unknown-sc-u04 = Один ворог C3
unknown-sc-u05 = Два вороги C3
unknown-sc-u06 = Два вороги C4
