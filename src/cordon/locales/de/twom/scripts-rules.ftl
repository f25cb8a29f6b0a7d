# Pages that rules and cards lead to.
script-333 = Niemand an der Tür
script-333-page = In dieser Nacht saß niemand an der Tür. Sie kamen auf Socken die Treppe herauf. Am Morgen gehörte das Haus anderen Leuten, und die letzte Zeile dieses Tagebuchs ist in einer Schrift, die wir nicht kennen.
script-461 = Der gute Anzug
script-461-page = Der Nachbar stand wieder im Hof, diesmal in der Alltagsjacke. Er habe geschlafen, sagte er, elf Stunden, und stellte eine Dose auf unsere Stufe. Es war eine mit Schlüssel. Er wartete, bis wir ihn versucht hatten und er sich drehte.
script-462 = Neun Meter
script-462-page = In der Nacht waren sie auf Wasser gestoßen. Drei Kanister standen vor unserer Tür, auf jedem ein Kreidezeichen, und die Kreide war noch feucht. Unter unsere Hausnummer hatte jemand einen kleinen Spaten gezeichnet.
