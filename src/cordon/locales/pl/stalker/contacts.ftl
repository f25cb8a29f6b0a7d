# Kontakty

contact-sidorovich = Sidorowicz
contact-halyna = Hałyna, kucharka
contact-pola = Pola
contact-old_taras = Stary Taras
contact-bashta = Baszta
contact-doctor_rut = Doktor Rut
contact-luka = Łuka
contact-guide = Przewodnik
contact-lemko = Profesor Łemko
contact-bublyk = Bublik
contact-yurko = Jurko
contact-sister_vira = Siostra Wira
contact-koza = Koza
contact-cartographer = Kartografka
contact-hvynt = Hwynt, mechanik
contact-patron = Patron
