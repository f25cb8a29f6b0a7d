# Co można wybrać przed partią: nazwa, znaczenie, wartości.

switch-twom-difficulty = Trudność
    .easy = łatwa
    .normal = zwykła
    .hard = trudna
    .why = Łatwa: Straty z każdego napadu są o 1 mniejsze. Trudna: o 1 większe (TW-33.5).
switch-twom-saving = Zapis
    .casual = w każdej chwili
    .strict = gdy kończy się dzień
    .why = Kiedy wolno zrobić nazwany zapis (TW-12.2).
switch-twom-care = Trudne tematy
    .full = opowiadaj wszystko
    .soften = opowiadaj łagodniej
    .skip = pomijaj
    .why = Niektóre strony mówią o samobójstwie, głodzie i śmierci dzieci. Zasady się nie zmieniają.
switch-twom-stop-early = Wyprawa może zawrócić wcześniej
    .why = Eksplorację wolno przerwać, zanim skończą się karty (TW-9.8).
switch-twom-stolen-by = Kto wybiera, co skradziono
    .leader = kto prowadzi
    .lot = los
    .why = Napad zabiera coś, co ktoś musi wskazać (TW-10.8).
switch-twom-raid-reshuffle = Napady tasuje się ponownie
    .why = Gdy talia napadów się skończy, tasuje się odrzucone karty (TW-0.13).
