# Pages that rules and cards lead to.
script-333 = Nikt przy drzwiach
script-333-page = Tej nocy nikt nie siedział przy drzwiach. Weszli po schodach w skarpetkach. Rano dom należał do innych ludzi, a ostatnia linijka tego dziennika jest zapisana ręką, której nie znamy.
script-461 = Porządny garnitur
script-461-page = Sąsiad znowu stał na podwórzu, tym razem w codziennej kurtce. Powiedział, że spał jedenaście godzin, i postawił na naszym progu puszkę. Taką z kluczykiem. Poczekał, aż spróbujemy i kluczyk się obróci.
script-462 = Dziewięć metrów
script-462-page = W nocy dokopali się do wody. Trzy kanistry stały pod naszymi drzwiami, każdy ze znakiem kredą, a kreda była jeszcze mokra. Pod numerem naszego domu ktoś narysował małą łopatę.
