# Co poszło nie tak, całymi zdaniami: error-<code> z danymi błędu. $detail to uwaga dla znawców, po angielsku.

# Zapisy
error-save-unreadable = Pliku nie da się odczytać ({ $detail }).
error-save-cut = Zapis jest niepełny. Być może urwał się przy kopiowaniu.
error-save-foreign = To nie jest zapis Cordonu.
error-save-newer-format = Zapis ma format { $found }, ten program zna { $known }. Zaktualizuj Cordon, żeby grać dalej.
error-save-newer-rules = Partia toczy się według wersji { $found } zasad, ten program zna { $known }. Zaktualizuj Cordon, żeby grać dalej.
error-save-shape = W zapisie brakuje jakiegoś pola albo jest ono błędne.
error-save-edited = Zapis zmieniono albo uszkodzono: suma kontrolna się nie zgadza.
error-save-game = Zapis pochodzi z gry, której tu nie ma: „{ $game }”. Znane gry: { $known }.
error-save-other-game = To zapis gry { $found }, a nie { $wanted }.
error-save-setup = Partii z tego zapisu nie da się przygotować. { $why }
error-save-unknown-ids = W zapisie są karty albo miejsca, których tu nie ma: { $ids }.
error-save-snapshot = Od tego zapisu nie da się grać dalej ({ $detail }).
error-save-opening = Partia nie może się zacząć tak, jak mówi zapis: jej pierwsze karty i kości nie pasują do zasad tej wersji ({ $detail }).
error-save-replay = Odpowiedzi { $answer } w tej partii nie da się powtórzyć według zasad tej wersji ({ $detail }).
error-save-differs = Odpowiedzi w tym zapisie prowadzą do innej sytuacji niż ta, którą on pokazuje.
error-save-other-version = Ten zapis powstał na innych zasadach albo z innymi kartami niż w tej wersji i jego partii nie da się tu rozegrać ponownie. { $why }
error-save-long = Liczba odpowiedzi w tym zapisie to { $answers }; przyjmujemy najwyżej { $most }.
error-save-dear = Odczytanie tego zapisu trwa za długo albo wymaga za dużo pamięci.
error-save-none = Nie ma tu żadnej niedokończonej partii { $game }. Zacznij nową bez --continue.
error-save-exists = Taki plik już istnieje. Graj dalej z --continue --save albo podaj inny.
error-save-unwritable = Pliku nie da się zapisać ({ $detail }). Podaj inny przez --save.
error-journal-unwritable = Dziennika nie da się zapisać ({ $detail }).

# Przygotowanie
error-setup-game = Nie ma gry „{ $game }”; są: { $known }.
error-setup-seats = Gra { $game } jest dla { $low }–{ $high } graczy, a podano { $seats }.
error-setup-seed = Ziarno losowości może mieć najwyżej { $bits } bitów.
error-setup-switch = Jeden z przełączników zasad nie pasuje ({ $detail }).
error-setup-switch-unknown = Nie ma tu przełącznika „{ $switch }”; są: { $known }.
error-setup-switch-value = Przełącznik „{ $switch }” nie może mieć wartości „{ $value }”; są: { $known }.
error-setup-switch-thing = Przełącznik „{ $switch }” nie może mieć wartości „{ $value }”; są: { $known }. Jeśli „{ $value }” to czyjaś własna misja lub kampania, potrzebny jest jej folder: --mission FOLDER albo --zone FOLDER.
error-setup-switch-idle = Przełącznik „{ $switch }” ma znaczenie tylko wtedy, gdy „{ $other }” to jedno z: { $known }.
error-setup-bot = Nie ma bota „{ $bot }”; są: { $known }.
error-setup-bots = Botów ({ $bots }) jest więcej niż miejsc ({ $seats }).
error-setup-no-person = W partii musi grać choć jeden człowiek. Same boty grają w cordon sim.

# Cofanie
error-undo-level = Nie ma kroku „{ $level }”; można cofnąć: { $known }.
error-undo-nothing = Nie ma czego cofać.
error-undo-no-moment = Do odpowiedzi { $target } nie da się wrócić: padło ich { $given }.
error-undo-past = Partia pochodzi z zapisu innej wersji; dalej cofnąć się nie da.
error-undo-chapter = Ta misja jest już zamknięta: cofnąć się można do początku obecnej, nie dalej.
error-undo-second-look = To cofnęłoby rzut albo dobraną kartę. Najpierw stół musi zgodzić się na ponowne spojrzenie.
error-redo-nothing = Nic nie zostało cofnięte.
