# H01
event-h01 = Wrota przeciwwybuchowe
event-h01-1 =
    Wrota są uchylone na szerokość ciała. Ważą tyle co lokomotywa, a wiszą tak równo, że porusza nimi
    przeciąg: na zewnątrz, do środka. Beton na progu jest wytarty na połysk, tam gdzie zamykają się cicho, od
    tylu lat.
event-h01-1-pass-1 = Pajęczyna na futrynie zwisa przed każdą zmianą ciągu. Ruszasz, kiedy zwiśnie.
event-h01-1-fail-1 = Ciąg ustaje za wcześnie i stalowa krawędź przygważdża ci przedramię do futryny.
event-h01-2 =
    Za nimi są drugie, zamknięte na koło. Smar na wrzecionie zmienił się w bursztyn, z ćmą w środku. Poprzedni
    gość próbował nogą od ławki i zostawił obie połówki w kącie, oparte jedna przy drugiej.
event-h01-2-pass-1 = Bursztyn pęka. Koło obraca się z drobnym cykaniem arytmometru.
event-h01-2-fail-1 = Koło oddaje ci ćwierć obrotu i zabiera ją, gdy stajesz złapać oddech.
event-h01-3 =
    Szatnia jest pełna. Pod karakułowymi kołnierzami stoją parami kalosze, sól drogowa zaschła na gumie na
    biało, a numerki idą w kolejności przybycia. W kieszeniach bilety do teatru i złożone gazety. Żadna nie
    jest późniejsza niż styczniowa. Pożar był w kwietniu.

# H02
event-h02 = Czuwak
event-h02-1 =
    Ze ściany obok fotela wystaje bakelitowy uchwyt, na wysokości opartej dłoni. Dociska go pasek od spodni i
    dwa tomy statystyki żniw. Rozchodzą się od niego rurki z przewodami, a jedna zasila kratę przed tobą.
    Pasek jest już prawie przetarty.
event-h02-1-pass-1 = Przewód kraty ma nowsze śrubki. Odłączasz ten jeden, a pasek zostawiasz w spokoju.
event-h02-1-fail-1 = Pasek puszcza. Przekaźnik kraty pluje iskrami i łuk przeskakuje na twój ekwipunek.
event-h02-2 =
    Korytarzem służbowym biegnie malowana linia. Namalowano ją drugi raz, bardziej w lewo, i trzeci, jeszcze
    bardziej; każda warstwa zostawia więcej miejsca czemuś za boazerią po prawej. Ostatnia urywa się w pół
    pociągnięcia, przy zaschniętym pędzlu.
event-h02-2-pass-1 = Widzisz, jak daleko od tamtej pory zbrązowiał fornir, i trzymasz się przeciwnej ściany.
event-h02-2-fail-1 = Idziesz po ostatniej warstwie, a licznik trzeszczy z każdym krokiem gęściej.
event-h02-3 =
    Schemat wisi pod szkłem. Uchwyt niczego nie odpala. Dopóki trzyma go ręka, milczą wszystkie syreny w
    rejonie. Obok wisi grafik, zmiany co godzinę, od soboty przed świtem do niedzielnego południa, z herbatą
    przy zdawaniu. Ostatni zgłosił ból nadgarstka. Prosi, żeby policzyć mu noc jako nadgodziny.

# H03
event-h03 = Zaspawany właz
event-h03-1 =
    W pokoju fryzjera jest w podłodze klapa, która nie chce się podnieść. Nie ma rygla. Linoleum wokół
    szczeliny wybrzuszyło się równym brązowym pierścieniem, od żaru z drugiej strony. Na wierzch ktoś później
    wtoczył fotel obrotowy, z czystym ręcznikiem na poręczy.
event-h03-1-pick-1 = Wbij łom w pierścień i naprzyj.
event-h03-1-pick-2 = „Fotel na bok. Przesuwało się już piece chlebowe”.
event-h03-1-pass-1 = To spaw ucznia. Puszcza po kawałku, z odgłosem łuskanego grochu.
event-h03-1-fail-1 = Unosi się na grubość kciuka, po czym na kciuk spada.
event-h03-2 =
    Szyb pod spodem wyłożony jest materacami, od dna po krawędź, nawet guziki są na miejscu. Ucho nie ma się
    tu czego złapać. W połowie drabiny odchrząkujesz i w wyściółce za twoim ramieniem coś odchrząkuje też.
event-h03-2-pass-1 = Kaszlesz dwa razy umyślnie i schodzisz dalej, póki jest zajęte odpowiadaniem.
event-h03-2-fail-1 = Pytasz, kto tam. Pyta o to samo i brzmi pewniej od ciebie.
event-h03-3 =
    Spawano z tej strony: maska i niedopalone elektrody leżą pod klapą. Innych drzwi nie ma i nikogo nie ma.
    Pod szczytową ścianą stoi szesnaście par butów, noskami do betonu, sznurówki rozwiązane. Na wysokości
    ramion wapno jest wytarte. Bagaże są wszystkie. Bierzesz, co najlepsze.

# H04
event-h04 = Automatyczna wieżyczka
event-h04-1 =
    Dookoła foyer, na wysokości kieszonki na piersi, biegną gipsowe łaty, dziesiątki, każda z innej bieli. W
    sufitowej rozecie zamiast żyrandola stalowy bęben obraca się trochę, staje i wraca. Za każdym razem, nim
    ruszy, ćwierka suche łożysko.
event-h04-1-pass-1 = Biegniesz w ciszy między ćwierknięciami i cało dopadasz filaru.
event-h04-1-fail-1 = Ćwierka za tobą. Większość serii idzie w gips.
event-h04-2 =
    Jedyne miejsce, którego nie widzi, to winda kuchenna, szyb z konopną liną, którym spuszczano obiady dla
    urzędników. Skrzynia utknęła w połowie, kotlet na niej stwardniał jak podeszwa. Trzeba ją obejść w zwisie,
    ręka za ręką.
event-h04-2-pass-1 =
    Przeciskasz się obok skrzyni, a lina trzyma akurat tyle, ile trzeba, żeby wykopać dolną klapkę.
event-h04-2-fail-1 = Konopie się rozkręcają. Jedziecie w dół razem ze skrzynią, kolanami naprzód.
event-h04-3 =
    Szafa sterownicza bębna jest w schowku na szczotki. Napisy są niemieckie, poprawione po rosyjsku
    atramentem. Atrament poprawił potem ołówkiem ktoś, kto tak naciskał, że przedarł karton.
event-h04-3-pass-1 = Ufasz ołówkowi i przerzucasz przełącznik, który podkreślił. Ćwierkanie milknie.
event-h04-3-fail-1 = Sylabizujesz niemiecki i rosyjski, aż łzawią oczy. Bęben ćwierka dalej.
event-h04-4 =
    W środku na kole siedzą kształty, które działko nauczono oszczędzać, wytłoczone z blachy: mężczyzna w
    kapeluszu, pielęgniarka z wózkiem. Ostatni nie jest tłoczony. Wyciął go ręcznie z puszki po skondensowanym
    mleku ktoś, kto starannie mierzył. Ramiona sięgają podłogi. Na odwrocie lakierem do paznokci: on tylko po
    mleko.

# H05
event-h05 = Zamek na hasło
event-h05-1 =
    Litery na mosiężnych guzikach, a nad nimi kratka. Kobiecy głos z taśmy prosi o słowo dnia. Kiedy czeka,
    spod guzików wysuwa się szuflada wyłożona zielonym suknem. Na emaliowanej tabliczce: zastaw, dla gości,
    którzy zapomnieli.
event-h05-1-pick-1 = Połóż na suknie coś porządnego i nic nie mów.
event-h05-1-pick-2 = „Każdy dzień ma słowo. Znajdę i to”.
event-h05-1-pass-1 = Wytarte guziki układają się w „burak”. Głos życzy ci spokojnego pobytu.
event-h05-1-fail-1 = Próbujesz słów, aż mówi dobranoc i guziki głuchną.
event-h05-2 =
    W przejściu leży czerwony chodnik, przypięty mosiężnymi prętami. Włos wyszczotkował w jedną stronę ktoś,
    kto wychodził tyłem. Nie ma na nim pyłku, tylko z lewej, przy listwie, w kurzu widać odciski dziesięciu
    ostrożnych palców.
event-h05-2-pass-1 = Zdejmujesz buty i idziesz wzdłuż listwy, w tych palcach.
event-h05-2-fail-1 = W połowie chodnik się ugina i spuszcza cię na piłowane końce rur.
event-h05-3 =
    W zielonych szafkach wiszą klucze Prypeci, każde mieszkanie na swoim haczyku. Niżej leżą książeczki gazowe
    i są prowadzone. Odczyty robi jedna ręka, ulica po ulicy, do końca zeszłego miesiąca, i rosną, zimą
    szybciej niż latem. Przy mieszkaniu na piątym piętrze zapisano: nie otwierają, pranie na balkonie.

# H06
event-h06 = Lokator spiżarni
event-h06-1 =
    Drzwi spiżarni zdjęto z zawiasów i położono jako pochylnię. Worki z mąką w środku są wydeptane w nieckę, a
    niecka wyklejona etykietami zlizanymi ze słoików. Pachnie koprem i długim snem. Spomiędzy półek toczy się
    puszka, powoli, w stronę twojej stopy.
event-h06-2 =
    Dalej ciągną się składy, alejka za alejką kompotu ze śliwek w takich samych słojach. Kredowe strzałki
    magazyniera przeczą jedna drugiej. Po jakimś czasie zauważasz, że we wszystkich słojach śliwki podpłynęły
    na tę stronę, po której jesteś.
event-h06-2-pass-1 = Kompot ciemnieje z wiekiem. Idziesz od jasnych słojów do czarnych i dochodzisz do ściany.
event-h06-2-fail-1 = Mijasz tę samą pękniętą pokrywkę, aż nic poza nią nie jest już pewne.
event-h06-3 =
    Do okienka kwatermistrza prowadzi wyciąg do mąki, pętla łańcucha na bloczku. Hamulcem był bukowy klocek i
    coś o drobnych zębach zjadło go do samej śruby.
event-h06-3-pass-1 = Wspinasz się po łańcuchu szybciej, niż zdąży spod ciebie uciec.
event-h06-3-fail-1 = Łańcuch rusza. Lądujesz w kompocie i nie na nogach.
event-h06-4 =
    Książka wydań, fioletowym atramentem. Osób sto; bochenków sto. W drugim roku osób zaczyna ubywać, każde
    odejście podkreślone dwiema liniami. Bochenków nie ubywa. Na ostatniej stronie kwatermistrz wpisał: osób
    brak. Bochenków sto, odebrano, bez uwag. Bierzesz sobie drobiazgi z jego szuflady i cicho ją zamykasz.

# H07
event-h07 = Inni goście
event-h07-1 =
    W dół pochylni prowadzą świeże ślady, cztery pary miejskich butów, równym krokiem. Kratę windy zastawili
    za sobą podkładem kolejowym. W powietrzu czuć pastę do podłóg. Niżej jakiś mężczyzna się śmieje i ktoś mu
    każe przestać.
event-h07-1-pass-1 = Wsuwasz bark pod podkład i odstawiasz go na bok, koniec po końcu.
event-h07-1-fail-1 = Podkład przechyla się nie w tę stronę i zjeżdża ci po piszczeli.
event-h07-2 =
    Na schodach siedzi kobieta w czystym szarym płaszczu, dubeltówka na kolanach, i pisze na kolbie. To
    skrzydło jest liczone, mówi, dziś nikt tędy nie chodzi. Za opłatą mogłaby wpisać, że to było wczoraj.
event-h07-2-good-1 = Masz już u niej wpis, w rubryce „zamyka za sobą drzwi”. Odsuwa kolana na bok.
event-h07-2-neutral-1 = Szuka cię w spisie i nic nie znajduje, a to da się zmienić.
event-h07-2-bad-1 = Szuka cię w spisie i zamyka zeszyt na palcu. Od ciebie pieniędzy nie weźmie. Zostają schody służbowe.
event-h07-2-pick-1 = Zapłać i bądź tu wczoraj.
event-h07-2-pick-2 = Kiwnij głową, zawróć, poszukaj schodów służbowych.
event-h07-2-pass-1 = Ołówek skrobie dalej. Schodzisz drugą klatką, na krawędziach podeszew.
event-h07-2-fail-1 = Ołówek milknie. Strzał idzie przez tralki, nim dopadasz zakrętu.
event-h07-2-pass-2 = Jeszcze o tobie czyta. Schodzisz drugą klatką, na krawędziach podeszew.
event-h07-2-fail-2 = Doczytała do końca. Strzał idzie przez tralki, nim dopadasz zakrętu.
event-h07-3 =
    Jej koledzy obeszli drzwi z kredą. Za kółkami są łóżka. Za przekreślonymi kółkami też są łóżka i
    oddychają. Jeden znak, coś jak ząb, pojawia się tylko raz, za rogiem.
event-h07-3-pass-1 = Ząb to biurko widziane z góry. Masz kancelarię.
event-h07-3-fail-1 = Otwierasz przekreślone, dla pewności, i stoisz, póki nie zrobi wydechu.
event-h07-4 =
    Na łóżkach leży nowa pościel, jeszcze z ostrymi kantami z opakowania. Przyjechała ciężarówką z Browarów;
    kwit jest z zeszłego tygodnia. W jadalni stoją wypolerowane kieliszki, dnem do góry, na papierze. Goście
    odhaczyli wodę i odhaczyli powietrze. W rubryce „przyjazd gości” nie ma daty, jest tylko: przed tą dużą,
    jak poprzednio.

# H08
event-h08 = Ostatnia transmisja
event-h08-1 =
    Głośnik w korytarzu nadaje sygnał czasu, a po nim równy męski głos: zostań tam, gdzie jesteś. Mówi to
    życzliwie. Głośnik wisi na każdym zakręcie i przy trzecim głos wspomina o twoich mokrych skarpetach.
event-h08-1-pass-1 = Wyżymasz skarpety, wkładasz je z powrotem i idziesz dalej.
event-h08-1-fail-1 = Zostajesz tam, gdzie jesteś. Głos mówi ci, kiedy jest rano. Nie jest.
event-h08-2 =
    Nadajnik bierze prąd z żebrowanego walca za ołowianym szkłem. Zanim otworzy się szuflada z książką depesz,
    trzeba to wyłączyć, a z karty z kolejnością przełączników została lewa połowa. Dwóch oficerów, każdy po
    pół.
event-h08-2-pass-1 = Drugą połowę podpowiadają ci osmalone przełączniki. Żebra przestają tykać.
event-h08-2-fail-1 = Nie ten. W walcu podnosi się przesłona i ołowiane szkło brązowieje.
event-h08-3 =
    Schron prosił o zgodę na wyjście. Telegramy są wklejone, po jednym na dzień, a odpowiedź to zawsze jedno
    słowo: czekać. Odpowiedzi idą dalej, kiedy nie ma już Związku, kiedy w urzędzie, z którego przychodziły,
    jest sklep meblowy. W końcu operator wziął namiar. Wskazuje elektrownię, w dół. W puszce po tytoniu
    znajdujesz jego oszczędności.

# H09
event-h09 = Bez powietrza
event-h09-1 =
    Zapałka gaśnie na wysokości pasa, stopień niżej na wysokości piersi. Piętro ministrów leży poniżej tej
    kreski. Idziesz przez ich sypialnie po szafach i ramach piętrowych łóżek, z twarzą przy suficie, gdzie
    gipsowe róże są czarne od cudzych świec.
event-h09-2 =
    Na końcu kanału kręci się wentylator, na tyle wolno, że widać łopaty, i nie dość wolno. Czasem się
    zająknie. Jąka się wtedy, kiedy daleko w schronie zatrzaskują się drzwi, a przecież nie ma tu nikogo prócz
    ciebie.
event-h09-2-pass-1 =
    Drzwi w oddali łomoczą, łopaty wiszą przez jeden oddech, a ty przetaczasz się między nimi.
event-h09-2-fail-1 = Ruszasz na zły łomot. Łopata rozcina rękaw i rękę w środku.
event-h09-3 =
    W hali filtrów powietrze jest tak zużyte, że najpierw znikają kolory. Fotele z koronką na oparciach stoją
    przodem do pomp. Na jednym leży gotowy szary sweter. Nie usiąść byłoby nieładnie.
event-h09-3-pass-1 = Zachowujesz się nieładnie i przeciągasz się od oparcia do oparcia, koronka za koronką.
event-h09-3-fail-1 = Siadasz, z grzeczności. Czyjaś ręka otula ci swetrem kolana.
event-h09-4 =
    Powietrze dla urzędników czyszczą cztery pochłaniacze, a każdy ma emaliowaną tabliczkę. Na pierwszej: pył,
    na drugiej: gaz. Trzecia odpadła. Na czwartej: mowa. Filc jest w nim czarny i zbity. Pod ścianą leżą
    zużyte filce w ceracie, osznurowane jak wędzone szynki, całe lata. Jeden sznur się zsunął. Nie podchodzisz
    tak blisko, żeby rozróżnić słowa.

# H10
event-h10 = Coś pod podłogą
event-h10-1 =
    W sali bankietowej parkiet wznosi się i opada, klepka po klepce, jakby kciuk jechał po brzegu talii kart.
    Wszystkie łyżki zsunęły się na środek. To, co jest pod spodem, poczuło twój ciężar i podaje wiadomość
    dalej.
event-h10-2 =
    Zostawiło podłogę spiętrzoną w grzbiet, wyższy od ciebie, w poprzek drzwi do kredensu. Klepki jeszcze się
    ruszają. Można by je zdejmować po jednej i układać, jak miał je stolarz, albo się wspiąć.
event-h10-2-pick-1 = Rozbierz klepka po klepce. To tylko dąb.
event-h10-2-pick-2 = Górą, zanim się na coś zdecyduje.
event-h10-2-pass-1 = Przechodzisz na dłoniach i palcach stóp, a grzbiet zapada się za twoimi piętami.
event-h10-2-fail-1 =
    Szczyt się pod tobą otwiera. Wpadasz między dębowe krawędzie i wyczołgujesz się z powrotem.
event-h10-3 =
    Zmywalnia jest w czarno-białych kaflach. Jeden z czarnych kwadratów nie jest kaflem: ciągnie z niego i
    porusza sadzę na pozostałych. Lampa pokazuje wszystkie jednakowo głębokie.
event-h10-3-pass-1 = Płatek sadzy sunie nad kwadratami i przy jednym zawraca. Klękasz tam.
event-h10-3-fail-1 = Płatki osiadają, kwadrat jest jak kwadrat i zawracasz.
event-h10-4 =
    Spuszczasz lampę na sznurze. Pod spodem jest sala bankietowa, ta sama, podeszwą do podeszwy. Stół stoi na
    spodzie twojej podłogi, blatem w dół, i zupa nie wylewa się z talerzy. Przesuwasz się, żeby zobaczyć
    więcej. Od razu ktoś tupie, piętą w twoją piętę, jak sąsiedzi, kiedy na górze jest za głośno.
