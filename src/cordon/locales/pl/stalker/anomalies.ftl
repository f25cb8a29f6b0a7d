# Anomalie

anomaly-jelly = Galareta
anomaly-bubble = Bąbel
anomaly-whirligig = Karuzela
anomaly-electro = Elektro
anomaly-popper = Trzaskawka
anomaly-springboard = Trampolina
anomaly-magnet = Magnes
anomaly-razor = Brzytwa
anomaly-tesla = Tesla
anomaly-burner = Palnik
anomaly-comet = Kometa
anomaly-portal = Portal
anomaly-fridge = Lodówka
anomaly-false_mirror = Krzywe zwierciadło
