# Misja B3

mission-b3 = Czarna woda
    .place = Staw chłodzący
    .prologue = Co noc staw opada o dłoń, a co rano jest z powrotem. Pije wzgórze. Hwynt wyciął na dowód karby w słupie i
        odstępy między karbami są coraz większe. Jeśli pompy staną na dobre, mówi, basen pod wzgórzem się zagotuje. Jeśli
        śluza zostanie zamknięta, puści tama, a pod nią mieszka trzydzieścioro ludzi. Ktoś więc musi uruchomić wojskowy
        generator, zalać pompy, odblokować koło i ustawić spust. Klucz do zaworu jest w rogatce albo w chacie rybackiej.
        Generator obudzi wszystko, co ma uszy. A w trzcinach chodzi coś ciężkiego; tam, gdzie spało, w błocie został
        odcisk twarzy. Werbiwka głosowała nad wodą: trzymać ją czy spuścić, póki można. Wyszło piętnaście do piętnastu.
    .hints = Kombinezony, lekarstwa i czas: od jednego przełącznika do drugiego jest daleko. We dwoje koło idzie szybciej niż
        w pojedynkę. W magazynie wojskowym są sidła.
    .objective = Uruchomcie generator, zalejcie pompy, przekręćcie koło i ustawcie spust. Potem doprowadźcie każdego
        stalkera na pola wyjścia na zachód od mostu. Jeśli stalker zginie, misja jest przegrana.

# Cel, linia po linii

goal-b3-key = Znajdźcie klucz do zaworu, w rogatce albo w chacie rybackiej
goal-b3-generator = Uruchomcie generator
goal-b3-pumps = Zalejcie pompy
goal-b3-wheel = Przekręćcie koło śluzy
goal-b3-outlet = Ustawcie spust
goal-b3-out = Wszyscy z powrotem za most

# Karty

side-b3-01a = Piętnaście do piętnastu
    .story = Obie połowy wzięły was na stronę i poprosiły, żebyście zdali się na własny rozum.
side-b3-02a = Dom z okiennicami
    .story = Nad drzwiami schnie sieć. Złapał się w nią but.
side-b3-02b-key = Za drzwiami
    .story = Stoi tam klucz, wysoki ci po pierś. Ktoś smarował go co tydzień i zapisywał tygodnie ołówkiem na ścianie.
        Urywają się.
side-b3-02b-bones = Ułożone kości
    .story = Leżą w stosie jak drewno na opał, długie na spodzie. Stos oddycha.
side-b3-03a = Generator
    .story = Wojskowa zieleń, na korbę. Jakiś poborowy wydrapał na zbiorniku datę wyjścia do cywila, a pod nią drugą.
side-b3-03a-start = Uruchom (1 akcja, głośno)
side-b3-03b = Pracuje
    .story = Wytrząsa z wartowni ostatnią szybę. Potem wpada w utykający rytm i słychać, jak wraca z drugiego brzegu.
side-b3-04a = Pompy
    .story = Cztery korpusy leżą w rzędzie jak maciory. Za szkiełkiem wskaźnika jest suchy liść.
side-b3-04a-prime = Zalej pompy (1 akcja; generator musi pracować; potrzeba 2)
side-b3-04b = Pompy chodzą
    .story = Piją, krztuszą się i piją. Za szkiełkiem przepływa karp, brzuchem do góry.
side-b3-05a = Koło śluzy
    .story = Przez szprychy biegnie łańcuch, założony po to, żeby zatrzymać właśnie ciebie.
side-b3-05a-turn = Przekręć koło (1 akcja; klucz do zaworu na tym polu; we dwoje dwa razy szybciej)
side-b3-05b = Koło odblokowane
    .story = Puszczone, samo robi jeszcze pół obrotu.
side-b3-06a = Spust
    .story = Dźwignia i dwa nacięcia, oba wytarte do połysku.
side-b3-06a-hold = „Stoi tu dłużej niż my. Trzymamy”. (1 akcja)
side-b3-06a-flood = „Niech popłynie, zanim sama pójdzie”. (1 akcja; artefakty z dna stawu, a woda nadchodzi)
side-b3-06b-hold = Równo
    .story = Wskazówka drży i staje. Na słupie woda sięga pierwszego karbu Hwynta.
side-b3-06b-flood = Woda schodzi
    .story = Z początku bez hałasu, tylko się pochyla. Przeciwny brzeg wstaje i odchodzi razem z wierzbami. Na dnie stawu, w
        mule, coś się świeci, w wielu miejscach.
side-b3-07a = Klucz do zaworu
    .story = Nosisz go na plecach i puka do każdych drzwi przed tobą.
side-b3-08a = Magazyn wojskowy
    .story = Półka za półką lewych rękawic. W kącie, jeszcze w smarze, dwa sidła na coś, co etykieta nazywa „Obiektem”.
side-b3-08a-take = Weź sidła (1 akcja)
side-b3-08b = Sidła
    .story = Stalowa lina z pętlą. Można by na niej powiesić fortepian.
side-b3-08b-set = Zastaw sidła (1 akcja; na swoim polu, na zewnątrz)

# Wydarzenia

event-b3-i = Brązowy świt
    .story = Słońce wschodzi w kolorze herbaty. Sznurujesz buty, a woda zdążyła zostawić na brzegu świeży rąbek, i czapla
        idzie po nim z przekrzywioną głową, jak ktoś, kto przyszedł odczytać licznik.
event-b3-ii = Wiatr od tamy
    .story = Tam w górze od miesiąca jest sucho i teraz ta suchość schodzi. Syczy w trzcinach i kładzie ci na rękawie szary
        meszek, którego nie da się strzepnąć, tylko rozmazać. Licznik mówi, z czego jest meszek.
event-b3-iii = Wszystko, co ma uszy
    .story = Z początku nie odpowiada nic. Potem trzciny się kładą, w kilku miejscach i ku jednemu. W chacie, która uchodziła
        za pustą, ktoś przysuwa do drzwi stół, namyśla się i odsuwa go z powrotem.
event-b3-iv = Kroki
    .story = Kałuże wiedzą pierwsze. Kółko i kółko, a pomiędzy czas na zastanowienie. Płot kładzie się bez pośpiechu, każdy
        słupek wciśnięty prosto w ziemię jak gwóźdź. Trzciny zamykają się za czymś wysokim jak stóg i to coś robi wydech.
event-b3-iv-2 = Bez kroków
    .story = Z trzcin wypada galopem snork i nie patrzy na ciebie. Za nim nie rusza się nic, akurat tak długo, żeby policzyć
        własne nogi. Potem snorka nie ma na ścieżce, zniknął w górę, i tylko jego głos zostaje na dawnej wysokości.
event-b3-v = Lewar
    .story = W stawie otworzyła się dziura, nie większa niż talerz, i wiruje. Płynie do niej wiadro i perkoz, który wiosłuje w
        drugą stronę, tyle że nikt mu nie wierzy. Tam, gdzie woda cofnęła się od muru, po kamieniu macają dłonie.
event-b3-vi = Podmuch psi
    .story = Przychodzi nad wodą od wzgórza i czesze trzciny na płask, pasem szerokim jak ulica. W pasie jest popołudnie sprzed
        wielu lat, a twoja ręka właśnie puściła czyjąś. Możesz bardzo stanowczo przypomnieć sobie, ile masz lat. Albo usiąść.
event-b3-vii = Pęknięcia
    .story = Odgłos jak lód, w murze, który lodem nie jest. Wzdłuż korony rozeszła się fuga i puszcza arkusz wody, cienki jak
        ostrze, który pisze po żwirze w dole. Z muru wypada mosiężny reper i toczy ci się pod but.
event-b3-viii = Przez koronę
    .story = Pierwsza fala przechodzi tak łagodnie, że na myśl przychodzi wanna. Niesie deskę z gwoździem i kładzie ją przed
        tobą, gwoździem do góry. Twoje ręce przestają drżeć. Jakby im ktoś powiedział, ile to potrwa.
event-b3-ix = Tama
    .story = Nikt nie widzi, jak puszcza. Jest mur, a za nim woda, a potem jest rzeka, brunatna, i jedzie na niej ławka z
        cerkwi. Na koronie generator kaszle raz, a potem oddycha już wodą.
event-b3-x = Poziom
    .story = Stoicie na moście i patrzycie na słup. Przez jednego papierosa, na spółkę, woda robi to, co jej kazano. Żaba
        próbuje głosu. Za trzcinami w generatorze kończy się benzyna i nie dzieje się nic.
event-b3-r = Wiatr z opadem
    .story = Czarny muł wysechł i dziś jest w drodze. Przychodzi jako mgiełka, koloru kakao, i kładzie się na wszystkim, co na
        dworze: na drodze, na kurze, na chlebie w twojej ręce. Licznik dał sobie spokój z tykaniem. Syczy, jak kiedy kładzie
        się coś na patelnię.

# Epilog

epilogue-b3-success-held =
    Staw stoi tak, jak stał za młodości ojca Hwynta, i w niedzielę przychodzą go obejrzeć, z leżakami. Wzgórze pije dalej, ale już
    szklankami, nie wiadrem. Nocą na wodzie jest blask, który nie jest od księżyca; ludzie umówili się, że od księżyca. Płacą wam
    w całości, z pudełka, które leżało pod łóżkiem. Piętnaścioro podaje wam rękę. Druga piętnastka patrzy chwilę na tamę, a potem
    robi to samo, lewą, bo w prawej trzymają leżaki.
    .result = Woda się trzyma.
epilogue-b3-success-flooded =
    Bagna to jezioro z płotami. Tam, gdzie był staw, leży równina czarnego mułu i aż z Kordonu przychodzą po niej chodzić, z deskami
    przywiązanymi do butów. Co się świeci, zabierają; co się rusza, zostawiają czaplom. Pod wzgórzem coś zachłysnęło się wodą i całą
    noc słychać, jak kaszle. Dostajecie mniej, niż było umówione, z powodu siana, i trudno powiedzieć, że niesłusznie. Na wiosnę przez
    ten muł pójdzie wiatr. W Werbiwce już szyją maski, z zasłon, kwiatkami na wierzch.
    .result = Woda jest spuszczona.
epilogue-b3-failure =
    Hwynt nie wycina już karbów; słupa nie ma. W dolinie powiązali wozy linami i śpią w nich, w butach. Po suchej stronie tamy jest
    lód, w miesiącu, w którym lodu nie ma. Kiedy idziecie drogą, nie pytają. Policzyli was przez lornetkę, dwa razy. Klucz jest tam,
    gdzie był, albo ktoś przełożył go do drugiego domu. Koło chciało o parę obrotów więcej, niż mieliście.
    .result = Tama długo nie poczeka.
epilogue-b3-given-up =
    Trwa to sześć minut. Ci, którzy wyszli z krowami na górę, widzą to z wysoka i dlatego jest co opowiadać: brunatna ściana z kurnikiem
    na szczycie, nawet nie szybka. Potem dolina nie ma brzegów. Wieża cerkwi stoi w wodzie po zegar, a w sznury musiało się coś
    wplątać, bo od czasu do czasu dzwon uderza. Robią wam miejsce na wozie, obok pieca. Nikt nie jest niegrzeczny. Kobieta, która
    powozi, ma w fartuchu listę z trzydziestoma nazwiskami. Przestała ją czytać na głos.
    .result = Tamy już nie ma.
