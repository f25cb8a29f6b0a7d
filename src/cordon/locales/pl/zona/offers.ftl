# Co bunkry oferują oprócz obozowania (ZO-20.5): napis na przycisku. Cena i skutek stoją obok.

# Obóz naukowy
offer-surgery = Oddaj uraz w ręce chirurga
offer-appraisal = Sprzedaj artefakt laboratorium

# Wioska
offer-smithy = Zapłać kowalowi za naprawę
offer-favour = Przypomnij kowalowi dawną przysługę

# Zajazd
offer-bed = Połóż się w posłanym łóżku
offer-nurse = Pokaż obrażenie pielęgniarce
