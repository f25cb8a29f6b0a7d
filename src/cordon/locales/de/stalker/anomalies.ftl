# Anomalien

anomaly-jelly = Gallert
anomaly-bubble = Blase
anomaly-whirligig = Karussell
anomaly-electro = Elektro
anomaly-popper = Knaller
anomaly-springboard = Sprungbrett
anomaly-magnet = Magnet
anomaly-razor = Klinge
anomaly-tesla = Tesla
anomaly-burner = Brenner
anomaly-comet = Komet
anomaly-portal = Portal
anomaly-fridge = Kühlschrank
anomaly-false_mirror = Falscher Spiegel
