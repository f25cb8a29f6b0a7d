# Kontakte

contact-sidorovich = Sidorowitsch
contact-halyna = Halyna, Köchin
contact-pola = Pola
contact-old_taras = Der alte Taras
contact-bashta = Baschta
contact-doctor_rut = Doktor Rut
contact-luka = Luka
contact-guide = Ortskundiger
contact-lemko = Professor Lemko
contact-bublyk = Bublyk
contact-yurko = Jurko
contact-sister_vira = Schwester Wira
contact-koza = Koza
contact-cartographer = Die Kartografin
contact-hvynt = Hwynt, Mechaniker
contact-patron = Patron
