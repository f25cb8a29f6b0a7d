# What the bunkers offer beside camping (ZO-20.5): the line on the button. What it costs and does is told beside it.

# Science Camp
offer-surgery = Let the surgeon work on a trauma
offer-appraisal = Sell an artifact to the laboratory

# Village
offer-smithy = Pay the smith to mend your things
offer-favour = Ask the smith for an old favour

# Inn
offer-bed = Lie down in a made bed
offer-nurse = Have the nurse see to an injury
