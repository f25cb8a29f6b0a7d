# O co Zona pyta przy stole i jak podpisane są odpowiedzi.
# Pytanie to ask-zona-<rodzaj>. Jego atrybuty podpisują opcje, które znaczą tam coś szczególnego;
# wszystkie inne opcje mają option-zona-<czasownik>, z .bare dla czasownika bez rzeczy.
# Obszary: $area_locative odpowiada na „gdzie?”, $area_accusative na „dokąd?”, oba z przyimkiem (terms.ftl).

# --- wybór szperacza ---

ask-zona-match-choose-freely = Wybierz szperacza.
    .keep = { $character }
ask-zona-keep-board-choose = Wybierz jedną z tych postaci.
    .keep = { $character }
ask-zona-restart-choose-secret = Możesz przekazać jedną tajemnicę swojemu następnemu szperaczowi.
    .secret = Przekaż tajemnicę { $facility_genitive }
    .forget = Nie przekazuj żadnej
ask-zona-restart-choose-board = Wybierz następnego szperacza albo zakończ grę.
    .keep = { $character }
    .retire = Zakończ grę na dobre

# --- tura ---

ask-zona-take-turn-choose =
    { $left ->
        [0] Jesteś { $area_locative }, obie akcje są wykorzystane. Kończysz turę czy używasz jeszcze przedmiotów?
        [one] Jesteś { $area_locative }, została { $left } akcja. Co robisz?
        [few] Jesteś { $area_locative }, zostały { $left } akcje. Co robisz?
       *[many] Jesteś { $area_locative }, zostało { $left } akcji. Co robisz?
    }
    .use = Użyj: { $source }
option-zona-move = Idź { $area_accusative }
option-zona-area =
    { $has ->
        [none] Akcja obszaru
       *[text] Akcja obszaru: { $text }
    }
option-zona-open = Otwórz { $facility }
option-zona-search = Szukaj: napotkaj tutejsze zagrożenie
option-zona-rest = Odpocznij: zmniejsz zmęczenie o 1
option-zona-pass = Spasuj: zakończ swoją turę
option-zona-end = Zakończ turę
option-zona-outfit = Zmień strój
option-zona-drop = Porzuć { $card_accusative }
    .bare = Porzuć przedmiot

# --- testy ---

ask-zona-test-ready =
    Test { $attribute_genitive }: masz { $value }, trudność wynosi { $difficulty }{ $encounter_id ->
        [none] { "" }
       *[other] { " " }({ $encounter }{ $stage_id ->
            [none] { "" }
           *[other] , { $stage }
        })
    }.
ask-zona-test-react =
    Na kościach: { $dice }. Wynik { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } przy trudności { $difficulty }{ $hazards ->
        [0] { "" }
        [1] { "" }
       *[other] , a skażenia zadadzą 1 punkt radiacji
    }. Przyjmujesz?
ask-zona-test-pick =
    Którą kość przerzucasz? Na kościach: { $dice }; wynik { $result_sign ->
        [down] −{ $result_size }
       *[up] { $result }
    } przy trudności { $difficulty }.{ $picked_count ->
        [0] { "" }
       *[other] { " " }Już wybrane: { $picked }.
    }
    .enough = Przerzuć tylko wybrane
option-zona-roll = Rzuć kośćmi
option-zona-accept = Przyjmij wynik
option-zona-force = Forsuj test: { $source }
    .bare = Forsuj test: przerzuć kość
option-zona-force-again = Forsuj test, użyj ponownie: { $source }
option-zona-die = Przerzuć kość { $number }: { $face }
option-zona-use = Użyj: { $source }
option-zona-again = Użyj ponownie: { $source }

# --- obrażenia ---

ask-zona-damage-protect =
    { $source_id ->
        [none] Za chwilę otrzymasz { $damage }
       *[other] Za chwilę otrzymasz { $damage } ({ $source })
    }; na torze wytrzymałości { $free ->
        [0] nie ma wolnego pola
        [one] jest { $free } wolne pole
        [few] są { $free } wolne pola
       *[many] jest { $free } wolnych pól
    }. Chronisz się?
    .use = Chroń się: { $source }
ask-zona-trauma-choose = To za dużo obrażeń: otrzymujesz uraz. Którą cechę osłabia?
option-zona-take = Przyjmij obrażenia
option-zona-convert = Zamień 1 { $kind_accusative } na 1 { $to_accusative }, użyj: { $source }
option-zona-convert-again = Zamień 1 { $kind_accusative } na 1 { $to_accusative }, użyj ponownie: { $source }
option-zona-trauma = Zmniejsz o 1: { $attribute }
ask-zona-use-source-declare = { $card } ma oddziaływanie: { $effect }. Godzisz się na nie?
option-zona-suffer = Przyjmij oddziaływanie
option-zona-negate = Zignoruj je: { $source }
ask-zona-window-offer =
    { $moment_id ->
        [none] Możesz teraz użyć karty.
       *[other] Możesz zareagować ({ $moment }). Używasz czegoś?
    }
option-zona-answer = Użyj: { $source }

# --- spotkania ---

ask-zona-encounter-choose =
    { $threat }: test { $attribute_genitive } { $difficulty } (masz { $value }) czy ucieczka?
ask-zona-choose-threat-choose =
    { $by_id ->
        [chosen] Kilka zagrożeń jest tu równie czujnych. Które napotykasz?
        [voice] Jesteś Głosem Zony. Jakie zagrożenie napotyka { $scavenger }?
       *[none] Jakie zagrożenie napotyka { $scavenger }?
    }
option-zona-confront = Stań do konfrontacji
option-zona-flee = Uciekaj; żeton zostaje tutaj
option-zona-meet = { $threat }

# --- bunkry, targowisko ---

ask-zona-camp-choose =
    { $camped ->
        [true] Obozujesz { $area_locative }. Leczysz, naprawiasz, sprzedajesz czy kupujesz?
       *[false] Jesteś { $area_locative }. Rozbijasz obóz czy korzystasz z oferty bunkra?
    }
ask-zona-sleep-off-choose = Sen zmniejszy zmęczenie o { $by }. Dodajesz przedmiot?
ask-zona-trade-choose = Ktoś tu handluje. Kupujesz czy sprzedajesz?
ask-zona-sell-for-more-choose = Co sprzedajesz tu powyżej ceny?
option-zona-camp = Obozuj: śpij, potem lecz, naprawiaj, sprzedawaj i kupuj
option-zona-offer = { $offer }: { $text }
option-zona-heal = Ulecz 1 obrażenie
option-zona-repair = Napraw { $card_accusative }
option-zona-sell = Sprzedaj { $card_accusative }
option-zona-trophy = Sprzedaj trofeum: { $threat }
option-zona-buy = Kup { $card_accusative }
option-zona-leave = Zwiń obóz
option-zona-sleep = Śpij
option-zona-enough = Wystarczy

# --- przedmioty ---

ask-zona-gain-place = { $card }: co z tym robisz?
    .wear = Załóż
    .pack = Schowaj do plecaka
    .decline = Zostaw
ask-zona-make-room-choose = Plecak jest teraz za mały. Co porzucasz?
ask-zona-change-outfit-choose = Zmień strój.
ask-zona-drop-choose = Co porzucasz?
    .keep = Nic
ask-zona-draw-and-keep-choose =
    { $keep ->
        [one] Zatrzymaj { $keep } z tych kart.
       *[other] Zatrzymaj { $keep } z tych kart, jedną po drugiej.
    }
ask-zona-search-finds-choose = Znaleziska { $facility_genitive }. Zatrzymujesz jedno?
    .decline = Zostaw wszystkie
ask-zona-repair-choose =
    { $count ->
        [one] Który przedmiot naprawiasz? Możesz zdjąć { $count } żeton zniszczenia.
        [few] Który przedmiot naprawiasz? Możesz zdjąć { $count } żetony zniszczenia.
       *[many] Który przedmiot naprawiasz? Możesz zdjąć { $count } żetonów zniszczenia.
    }
ask-zona-damage-items-choose = Jeden z twoich przedmiotów zostanie uszkodzony. Który?
ask-zona-deactivate-items-choose = Jeden z twoich przedmiotów przestaje działać do końca rundy. Który?
ask-zona-discard-choose = Odrzuć { $things }. Co wybierasz?
ask-zona-pay-with-items-choose =
    { $count ->
        [one] Odrzuć jeszcze { $count } przedmiot. Który?
        [few] Odrzuć { $count } przedmioty. Które?
       *[many] Odrzuć { $count } przedmiotów. Które?
    }
option-zona-wear = Załóż { $card_accusative }
option-zona-pack = Schowaj do plecaka { $card_accusative }
option-zona-keep = Zatrzymaj { $card_accusative }
option-zona-damage = { $card }
option-zona-deactivate = { $card }
option-zona-give = { $source }

# --- tajne obiekty ---

ask-zona-open-choose = Zamknięcie { $facility_genitive }: { $lock }. Jak je otwierasz?
option-zona-way = { $text }

# --- wydarzenia i wieści ---

ask-zona-chosen-part-choose = „{ $card }”: co robisz?
    .decline = Daj temu spokój
option-zona-part = { $text }
part-with-text = { $text } [{ $effect }]
option-zona-decline = Nie
ask-zona-improve-reputation-choose = Twoja reputacja jest już dobra. Zmniejszasz zamiast tego zmęczenie o 1?
option-zona-unwind = Zmniejsz zmęczenie o 1
ask-zona-heal-trauma-choose = Która cecha pozbywa się urazu?
option-zona-recover = { $attribute }
ask-zona-choose-destination-choose = Dokąd się przenosisz?
option-zona-go = { $area }
ask-zona-mark-news-choose =
    { $alone ->
        [true] Wieści: „{ $news }”. W pojedynkę Głosem Zony jesteś ty: miejsce wybierasz ty.
       *[false] Wieści: „{ $news }”. Głos Zony wybiera miejsce.
    }
option-zona-mark = { $marker }
ask-zona-name-scavenger-choose = Wieści: „{ $news }”. Głos Zony wskazuje szperacza.
option-zona-name = { $target }
ask-zona-voice-puts-choose =
    { $alone ->
        [true] Wieści: „{ $news }”. W pojedynkę Głosem Zony jesteś ty: gdzie kładziesz żeton { $slot_genitive }?
       *[false] Wieści: „{ $news }”. Gdzie Głos Zony kładzie żeton { $slot_genitive }?
    }
option-zona-put = { $area }
ask-zona-run-choose =
    Emisja zada ci { $area_locative } { $damage }; na torze wytrzymałości { $free ->
        [0] nie ma wolnego pola
        [one] jest { $free } wolne pole
        [few] są { $free } wolne pola
       *[many] jest { $free } wolnych pól
    }. Biegniesz do bunkra?
option-zona-run =
    { $source_id ->
        [none] Biegnij { $area_accusative }
       *[other] Biegnij { $area_accusative }, użyj: { $source }
    }
option-zona-stay = Zostań i wytrzymaj

# --- fakty przy opcji ---

event-paragraph =
    Akapit { $number } z { $count }{ $more ->
        [true] : karta toczy się dalej, jeśli zdasz.
       *[false] .
    }
chance = sukces { $odds }%
chance-detection = wykryjesz { $odds }%
chance-confrontation = pokonasz { $odds }%
chance-forced = { $chance } ({ $odds }%, jeśli forsujesz)
detail-vain = bez efektu
detail-success = sukces
detail-failure = porażka
detail-fatigue = zmęczenie { $now } → { $then }
detail-shortcut = skrót zadaje { $damage }
detail-threats = { $threats }
detail-threat = { $kind }; wykrycie { $detection }, { $attribute } { $difficulty }
detail-lock = { $lock }: { $price }
detail-lock-key = zużywa { $source_accusative }
detail-bunker = sen, leczenie, naprawa, handel
detail-spoils = wtedy ceny nie da się już zapłacić
detail-no-minus = nie widać minusa

# --- stół ---

title-zona = Zona
status-round = Runda { $round } z { $last }
status-emission = Emisja { $track } { $at } z { $last }
status-news = Wieści w talii: { $count }
status-timed = { $news }: { $marker }
sign-green = Z
sign-yellow = Ż
sign-red = C
sign-bunker = B
sign-mut-g = m
sign-ano-g = a
sign-mut-y = M
sign-ano-y = A
sign-marker = !
# Nazwy na mapę: najwyżej 12 liter (obiekty 11)
short-proving_ground = Poligon
short-science_camp = Obóz nauk.
short-headquarters = Sztab
short-power_plant = Elektrownia
short-misty_hill = Mgl. Wzgórze
short-white_lake = Jez. Białe
short-sarcophagus = Sark
short-archive = Archiwum
short-botanical_lab = Lab. botan.
short-observatory = Obserwat.
short-shelter = Schron

board-voice = Głos
board-bot = bot: { $bot }
# Te dwa słowa stoją przed paskiem i mają miejsce na 8 liter.
board-injuries = Obraż.
board-fatigue = Zmęcz.
board-reputation = reputacja { $reputation }
board-ability = Zdolność: { $ability }
board-ability-spent = { $ability } (wykorzystana)
board-secrets = Tajemnice: { $secrets }
board-no-secrets = Jeszcze bez tajemnic
board-trophies = Trofea: { $trophies }
board-worn = Na sobie
board-backpack = Plecak { $used }/{ $slots }
board-small = Małe przedmioty
board-more =
    { $count ->
        [one] i jeszcze { $count } (b)
       *[other] i jeszcze { $count } (b)
    }
board-choosing = zaraz wybierze szperacza
board-dead = nie żyje; nowy szperacz przyjdzie na koniec fazy wieści
board-out = poza grą
board-next-news = Następna wieść: { $news }
board-line =
    { $secrets ->
        [0] bez tajemnic
        [one] { $secrets } tajemnica
        [few] { $secrets } tajemnice
       *[many] { $secrets } tajemnic
    }, obrażenia { $injuries }/{ $endurance }, zmęczenie { $fatigue }, reputacja { $reputation }, { $rubles } ₽, { $items ->
        [one] { $items } przedmiot
        [few] { $items } przedmioty
       *[many] { $items } przedmiotów
    }{ $trophies ->
        [0] { "" }
        [one] , { $trophies } trofeum
        [few] , { $trophies } trofea
       *[many] , { $trophies } trofeów
    }
market-column =
    { $column ->
        [3] nie dla złej reputacji
        [4] tylko dla dobrej reputacji
       *[other] dla każdego
    }
market-card =
    { $column ->
        [3] { $card }, { $price } ₽, nie dla złej reputacji. { $rules }
        [4] { $card }, { $price } ₽, tylko dla dobrej reputacji. { $rules }
       *[other] { $card }, { $price } ₽. { $rules }
    }

# --- zwykłymi zdaniami ---

plain-status = Runda { $round } z { $last }. Tor emisji: { $at } z { $emission }. Wieści w talii: { $count }.
plain-timed = Obowiązuje wieść „{ $news }”, miejsce: { $marker }.
plain-area = { $area }, { $group }
plain-area-threats = zagrożenia: { $threats }
plain-area-people = tutaj: { $people }
plain-area-borders = sąsiednie obszary: { $areas }
plain-border-shortcut = { $area } (skrót zadaje { $damage })
plain-blocked = Zablokowane po tej stronie planszy: { $borders }.
# Na mapie stan obiektu jest skrócony (facility-closed, facility-open, facility-ransacked); tutaj pełnym słowem.
plain-facility =
    { $facility }, obiekt { $events ->
        [0] rozszabrowany
       *[other] { $state ->
            [otwarte] otwarty
           *[other] zamknięty
        }
    }; wydarzenia: { $events }, znaleziska: { $finds }; wejście: { $areas }
plain-facility-lock = zamknięcie: { $lock }
plain-trauma = { $attribute } { $value } z urazem
plain-injuries = obrażenia { $injuries } z { $endurance }
plain-fatigue = zmęczenie { $fatigue } z 5
plain-item-tokens = { $card } (żetony zniszczenia: { $tokens } z { $boxes })
plain-nothing-carried = nic
plain-market-row = Targowisko, { $row }: { $cards }
plain-market-card = { $card } { $price } ₽

# --- karty ---

card-told = „{ $title }”. { $text }
card-covers = części ciała: { $parts }
card-tokens = Żetony zniszczenia: { $tokens } z { $boxes }
card-threat = { $kind } { $colour }; wykrycie { $detection }; { $attribute } { $difficulty }
card-threat-damage = Za porażkę otrzymujesz { $damage }
card-threat-fatigue = zmęczenie +{ $fatigue }
card-threat-trophy = Łup: trofeum warte { $price } ₽
card-threat-loot = Łup: { $loot }

# --- koniec ---

end-won = { $seat } dociera do serca Zony i wygrywa.
end-lost-news = Nikt nie wygrywa: skończyły się wieści, a z nimi czas.
end-lost-sarcophagus = Nikt nie wygrywa: nie ma już ostatniej karty Sarkofagu.
end-line = { $seat }: { $secrets ->
        [0] bez tajemnic
        [one] { $secrets } tajemnica
        [few] { $secrets } tajemnice
       *[many] { $secrets } tajemnic
    }, { $rubles } ₽, { $trophies ->
        [one] { $trophies } trofeum
        [few] { $trophies } trofea
       *[many] { $trophies } trofeów
    }, zmęczenie { $fatigue }, { $injuries ->
        [one] { $injuries } obrażenie
        [few] { $injuries } obrażenia
       *[many] { $injuries } obrażeń
    }
end-figures = { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, { $deaths ->
        [0] nikt nie zginął
        [one] zginął { $deaths } szperacz
       *[other] zginęło { $deaths } szperaczy
    }, { $answers ->
        [one] { $answers } odpowiedź
       *[other] { $answers } odpowiedzi
    }
card-character = { $values }; wytrzymałość { $endurance }, { $injuries ->
        [0] bez obrażeń
        [one] { $injuries } obrażenie
        [few] { $injuries } obrażenia
       *[many] { $injuries } obrażeń
    }; { $rubles } ₽; reputacja { $reputation }; obszar początkowy: { $area }.
card-equipment = Ma przy sobie: { $items }.

# --- pomoc ---

help-inspect = i N: karta, której dotyczy opcja N. i NAZWA: dowolny przedmiot, zagrożenie, miejsce lub szperacz, po początku nazwy.
help-view-b = b: plansze wszystkich szperaczy.
help-view-m = m: targowisko.
help-signs = Na mapie: Z Ż C B to zielony, żółty i czerwony sektor oraz bunkry; m a to zielone, M A żółte mutanty i anomalie; 1-4 szperacze; ☢ Z R przy granicy to obrażenia od skrótu: radiacja, zaburzenie, rana; × blokada; ! znacznik wieści. Przy tajnym obiekcie stoi, ile zostało wydarzeń i znalezisk, np. 10/2.
help-odds = 51/74% to szansa na sukces: bez forsowania i z forsowaniem. Jest dokładna.

# Co zamierza bot, własnymi słowami.
aim-zona-to-open = „Chcę to otworzyć i poszukać tam tajemnicy: { $area }”.
aim-zona-to-enter = „Mój cel: { $area }. Tam szukam tajemnicy”.
aim-zona-to-stay = „Zostaję { $area_locative } i czekam na następną kartę”.
aim-zona-to-camp = „Najpierw obozuję { $area_locative }”.
aim-zona-to-fetch = „Zamknięcie czegoś wymaga. Szukam tego { $area_locative }”.
aim-zona-to-work = „Jest coś do wzięcia { $area_locative }. Biorę to po drodze”.
aim-zona-to-hunt = „Z tym sobie poradzę. Szukam go { $area_locative }”.
aim-zona-to-end = „Wiem dość. Idę do elektrowni, a droga wiedzie tędy: { $area }”.
aim-zona-to-shelter = „Na wygraną już za późno. Przeczekam to { $area_locative }”.
