# Why something is not possible.
reason-twom-beds-full = Wszystkie łóżka są zajęte.
reason-twom-boarded-already = Deski już tam są.
reason-twom-box-empty = W pudełku już nie ma.
reason-twom-collapsed = Padnięcie z sił (Zmęczenie 4): może tylko spać.
reason-twom-broken = Załamanie (Przygnębienie 4): może tylko spać.
reason-twom-cannot-any-more = { $person } może już tylko spać: cofnij to zadanie.
reason-twom-fully-grown = Ma oba znaczniki wzrostu: plon o Poranku.
reason-twom-group-full = Jest nas czworo: nikt nie może dołączyć.
reason-twom-habit-kept = Nałóg był już zaspokojony tego Zmierzchu.
reason-twom-has-one = Jest na to narzędzie: { $what }.
reason-twom-lacks = Brakuje: { $what } (potrzeba { $needed }, jest { $have }).
reason-twom-needs-shovel-or-helper = Gruz wymaga łopaty albo drugiej osoby.
reason-twom-never-traded = Wodą, drewnem i komponentami się nie handluje.
reason-twom-no-action-left = Brak akcji w tym etapie: odbiera ją najgorszy Stan.
reason-twom-no-bed = Nie ma łóżka, do którego można dojść.
reason-twom-no-empty-space = Nie ma pustego miejsca w zasięgu.
reason-twom-no-escape = W Schronieniu nie ma dokąd uciec.
reason-twom-no-fight-here = W tym miejscu nikt nie walczy.
reason-twom-no-habit = Nie ma nałogu.
reason-twom-no-misery = Nie ma Przygnębienia.
reason-twom-no-more-there = Więcej tego nie ma.
reason-twom-no-resources-along = Zasobów nie można zabrać ze sobą.
reason-twom-no-stopping = Przy tym stole eksplorację prowadzi się do końca.
reason-twom-no-card-yet = Przed pierwszą kartą nie można przerwać, dopiero między dwiema kartami.
reason-twom-not-beside = Musi leżeć obok: { $fitting }.
reason-twom-not-built = Niezbudowane: { $fitting }.
reason-twom-not-empty = To miejsce nie jest puste.
reason-twom-not-ill = Bez choroby.
reason-twom-not-in-story = Zależy to od czegoś, co się w tej kampanii nie stało.
reason-twom-not-offered = Tego nie ma w ofercie.
reason-twom-not-that-cold = Nie ma tylu żetonów Chłodu.
reason-twom-not-with-us = Nie ma tu { $person_genitive }.
reason-twom-not-wounded = Bez ran.
reason-twom-nothing-to-replace = Zastępuje: { $fitting }. Tego nie ma.
reason-twom-only-an-idea = To na razie Pomysł: opracuj go w Warsztacie.
reason-twom-out-of-reach = Droga jest zablokowana.
reason-twom-outside-by-day = Na zewnątrz wychodzi się dopiero za Dnia.
reason-twom-outside-once = Ktoś już dziś wychodził.
reason-twom-party-full = Idzie już troje.
reason-twom-place-taken = Ktoś już tam działa w tym etapie.
reason-twom-snipers-near = Snajperzy w pobliżu: dziś nikt nie wychodzi.
reason-twom-tasks-missing = Ktoś nie ma jeszcze zadania.
reason-twom-no-cards-left = W Nieznanym nie ma już kart.
reason-twom-too-few-tokens = Potrzeba żetonów: { $needed }; jest { $have }.
reason-twom-too-heavy =
    { $room ->
        [0] Za ciężkie: więcej już nie udźwigniemy.
       *[other] Za ciężkie: możemy dołożyć najwyżej { $room }.
    }
reason-twom-trap-is-set = Pułapka jest już zastawiona.
reason-twom-treated-already = Na to już coś podano.
reason-twom-used-today = Na dziś wykorzystane.
reason-twom-worth-more = Warte { $value }; oddaliście o { $credit } więcej, niż wzięliście.
