# Was die Bunker neben dem Lagern anbieten (ZO-20.5): die Zeile auf dem Knopf. Preis und Wirkung stehen daneben.

# Forschungslager
offer-surgery = Den Chirurgen an ein Trauma lassen
offer-appraisal = Dem Labor ein Artefakt verkaufen

# Dorf
offer-smithy = Den Schmied fürs Flicken bezahlen
offer-favour = Den Schmied an einen alten Gefallen erinnern

# Gasthof
offer-bed = Sich in ein gemachtes Bett legen
offer-nurse = Die Schwester nach einer Verletzung sehen lassen
