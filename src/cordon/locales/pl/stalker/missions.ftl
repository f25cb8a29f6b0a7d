# Co ma każda misja

side-look = Zajrzyj do środka (akcja darmowa)
side-take = Podnieś (akcja darmowa)
