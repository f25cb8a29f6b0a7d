# Co można wybrać przed partią: nazwa, znaczenie, wartości.

switch-stalker-mission = Misja
    .why = Co jest do zrobienia; każda misja ma własną mapę (ST-1.2).
switch-stalker-geiger-marks = Znaki licznika Geigera
    .why = Po napromieniowaniu dawka spada do najbliższego niższego znaku (ST-9.7).
switch-stalker-hard = Pamiętliwa kampania
    .why = Kampania pamięta to, co gorsze z tego, co mogło się wydarzyć wcześniej (SM-9.2).
switch-stalker-baskets = Gotowe zestawy
    .why = Każdy zaczyna ze spakowanym plecakiem; bez tego najpierw są zakupy (SC-17.2).
switch-stalker-companion = Towarzysz
    .none = Nikt
    .why = Ktoś idzie z wami (SC-15.2).
switch-stalker-ties = Remisy między wrogami, drogami i celami
    .matter = pytaj, gdy mają znaczenie
    .all = zawsze pytaj
    .never = nigdy nie pytaj
    .why = Rozstrzyga przywódca. Remis ma znaczenie, gdy od odpowiedzi zależy, kto zostanie zauważony, zaatakowany lub przesunięty; bez pytania wypada na waszą korzyść (ST-4.24).
switch-stalker-consent = Wymiana za zgodą
    .why = Bez pytania nie zabiera się niczego stalkerowi innego gracza; wyłącz, gdy jedna osoba gra wszystkimi (ST-7.7).
switch-stalker-cube-limit = Znaczniki mogą się skończyć
    .why = Na amunicję i karty jest 36 znaczników (ST-2.6).
switch-stalker-decoy-side = Wabik daje
    .low = niską uwagę
    .high = wysoką uwagę
    .why = Jak głośna jest rzucona śruba (ST-20.I1).
