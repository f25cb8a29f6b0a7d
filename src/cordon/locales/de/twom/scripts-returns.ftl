# What comes back: follow-ups of pages in other files, read at home some days later.
# { $them } is the name of a person of the group.

## After “The milk”

script-2900 = Das Leergut
script-2900-cart =
    In der Dämmerung ging ein Junge mit einem Handwagen die Straße hinunter und sammelte die Milchflaschen ein. Er hatte
    eine Liste. Unsere war ausgespült und stand bei den anderen. Er fuhr mit dem Daumen um den Hals und schüttelte den
    Kopf: angeschlagen, und das berechne die Molkerei. Welche Molkerei? „Es wird schon eine geben“, sagte er und schrieb
    uns mit dem Betrag auf. Wir fragten, wer die Milch geschickt hatte. Er sah zu unseren Fenstern hinauf, dann die
    ganze Reihe der Stufen entlang, als wollte er abschätzen, wie viel man einer Straße sagen kann. „Ein Kunde“, sagte
    er.

script-2901 = Wie war sie?
script-2901-coat =
    Der Milchmann kam selbst, in einem falsch geknöpften weißen Kittel, mit einem Notizbuch. Er ging von Stufe zu Stufe
    und fragte, wie sie gewesen sei. { $them } war noch grün im Gesicht und hatte sich auf die Treppe gesetzt. „Eine
    Spur zu dünn vielleicht?“, sagte er. Er werde weniger Wasser nehmen. Drei Türen hinter ihm kam seine Tochter; an
    jedem Haus sagte sie dieselben vier Worte und zeigte das Innere ihrer Geldbörse.
script-2901-ask-kind = „Sie war sehr gut. Danke. Wir haben nur keine Flaschen mehr.“
script-2901-ask-lime = „Kalk war das, Mann. Sie haben der ganzen Straße Kalk gegeben.“
script-2901-kind =
    Er notierte es: sehr gut, keine Flaschen. { $them } hob sogar die Hand. Als die Tochter bei uns war, hatte sie mit
    ihren vier Worten schon angefangen, sah weiter vorn sein Gesicht und ließ sie weg.
script-2901-lime =
    Er blätterte eine Seite zurück, dann noch eine, und auf allen stand „sehr gut“. „Kalk“, wiederholte er. Die Tochter
    zog ihn am Ärmel weiter. Als es dunkel war, kam sie noch einmal, legte ein Tütchen Zucker auf den Sims und strich
    das Papier glatt.

## After “The fuel question”

script-2902 = Nach Norden
script-2902-cloth =
    Seit die Läden verbrannt waren, gab es eine Aussicht: eine Ziegelei, einen Hang, ein Bauernhaus mit einem Loch in
    der Seite. An diesem Morgen hing aus dem Loch ein Tuch, ein rotes. Eine Stunde später war es weiß. Das sei Wäsche,
    hieß es an der Pumpe. Aber als wir heimkamen, war es wieder rot, und wer es hinausgehängt hatte, musste unser
    Fenster so gut sehen wie wir seines, denn davor war ja nichts mehr.
script-2902-ask-answer = „Häng das grüne Handtuch raus. Mal sehen, was sie machen.“
script-2902-ask-cover = „Zunageln. So bekommt man eine Granate in die Küche.“
script-2902-answer =
    Das weiße wurde sofort eingezogen. Dann nichts, so lange, wie man braucht, um ein Haus abzusuchen. Dann erschien in
    dem Loch etwas Grünes, ein Teppich oder eine Tür. Es ging bis Mittag so weiter. Wir hatten eine gelbe Bluse; sie
    hatten einen gelben Eimer.
script-2902-cover =
    Ein Brett genügte und ein Bettlaken. Dahinter war das Fenster womöglich weiter rot und weiß.

## After “A second calendar”

script-2903 = Die Zuckerdose
script-2903-bowl =
    Das Wachs um den Deckel der Zuckerdose war im Frost gesprungen, also wurde sie vor der Zeit geöffnet. Die Zettel
    lagen darin, gefaltet, alle gleich; und einen davon hatte jemand hineingelegt, der tot war. Von außen war nicht zu
    sehen, welchen. Sie wurden am Fenster gelesen. Geschätzt war von neun bis hundertvier. Auf einem stand keine Zahl.
    Darauf war eine Badewanne gezeichnet, mit Füßen, und drei Striche für den Dampf. Alle kamen wieder in die Dose, der
    Deckel darauf und ein frischer Ring Wachs.

## After “The one who came home late”

script-2904 = In der Vergangenheitsform
script-2904-boots =
    Das sollte man jede Woche machen, hatten wir gesagt. Es war erst ein paar Tage her. Diesmal würden keine Schritte
    dazwischenkommen, aber die Tassen standen da wie an jenem Morgen, und so fing es an: die Stiefel, was für gute
    Stiefel. Die späten Stunden. Das Schnarchen. In ein paar Minuten waren wir durch; das Beste war damals gesagt
    worden, ins Gesicht, und wir hatten gelacht. Was blieb, war wahr und ziemlich kurz. Die Tasse kam zu den anderen an
    den Haken, mit dem Henkel in dieselbe Richtung.

## After “A man who could not get out”

script-2905 = Noch zwei Nägel
script-2905-string =
    Diesmal kam er an die Tür und klopfte. Die Schnur brachte er zurück, auf eine Wäscheklammer gewickelt. Unser Haus
    habe ihm den Schlaf geraubt, sagte der Mann aus dem Fenster; wer diese Bretter genagelt habe, sei in seinem Leben
    noch nirgends eingestiegen. Er könne es richtig machen. Den Hammer habe er dabei. Für einen Teller irgendwas gehe er
    mit uns herum und zeige, wo er das nächste Mal hereinkäme.
script-2905-ask-hire = „Dann Füße abtreten. Was würden Sie mit der Kohlenklappe machen?“
script-2905-ask-not = „Wo Sie hereinkommen, wissen wir. Sie haben es uns gezeigt.“
script-2905-hire =
    Er arbeitete, bis es ganz dunkel war, und murmelte dabei. Zweimal ging er hinaus und versuchte einzubrechen, und
    zweimal kam er zufrieden wieder. Er aß im Stehen. Beim Gehen rüttelte er von außen an der Tür und rief hindurch:
    „Gute Nacht!“
script-2905-not =
    Er nahm es nicht übel. Aber vom Gehsteig gegenüber musterte er das Haus noch lange von oben bis unten, den Kopf
    schief, wie einer, den man von der Arbeit weggerufen hat. Andere waren stehen geblieben, um zu sehen, was er da
    ansah.

script-2906 = Die Brille
script-2906-kerb =
    Er saß gegenüber am Bordstein, bei vollem Licht, die Brille auf der Nase. Ein Glas fehlte. Er tat nichts. Ab und zu
    griff er nach seinem Tabak, in die Tasche, die zerrissen war, zog die Hand wieder heraus und sah sie an. Als wir zur
    Pumpe gingen, lüftete er den Hut. „Dienstags“, bemerkte er. Auf dem Heimweg lüftete er ihn noch einmal, vor dem
    Geländer; wir kamen auf seiner blinden Seite.

## After “The dowry chest”

script-2907 = Leinen
script-2907-shirt =
    Ein Fuhrmann brachte es, neun Kilometer weit, in einem Futtersack: ein Leinenhemd, fertig. Sie musste sich noch in
    derselben Nacht darangesetzt haben. Es hatte den Kragen ihres Hochzeitsjahrs und Knopflöcher, wie sie niemand mehr
    macht. Vorn war ein Blatt angesteckt, in Großbuchstaben, von einer Hand, die sich selbst nicht traute. DER ZWEITE
    HUNDERTER WAR FÜR EINE FRAU IN IHRER STADT. ICH BIN HIN UND HABE GEFRAGT. SIE IST AUCH TOT. TRAGEN SIE ES GESUND.

script-2908 = Ein Ärmel
script-2908-sleeve =
    An der Pumpe bot eine alte Frau ein Leinenhemd feil. Es hatte einen Ärmel. Neun Kilometer sei sie wegen etwas
    anderem gelaufen, erzählte sie den Leuten, bekommen habe sie nur das hier, und noch einmal machten ihre Beine das
    nicht mit; es müsse bloß für einen Platz auf dem Milchwagen reichen. Uns erzählte sie es auch. Ob sie uns kannte,
    war nicht zu erkennen. Sie hielt das Hemd an den Schultern vor sich hin, und ihr Gesicht war dahinter.
script-2908-ask-ride = „Behalten Sie Ihr Hemd. Das ist für den Wagen.“
script-2908-ask-pass = „Es hat ja nur einen Ärmel.“ Weitergehen.
script-2908-ride =
    Sie besah von beiden Seiten, was wir ihr gegeben hatten. Dann sah sie uns an. „Es war hundert mehr, als ich dachte“,
    sagte sie. „Da habe ich doch nichts verloren, oder?“ Der Fuhrmann hob sie hinauf wie einen Sack mit etwas
    Zerbrechlichem.
script-2908-pass =
    „Die sind beide gleich“, rief sie uns nach. „Wer den einen hat, kann den anderen danach zuschneiden.“ Es war
    ausgezeichnetes Leinen.

## After “Who held the door”

script-2909 = Ein besserer Stuhl
script-2909-chair =
    Ein Bursche von vielleicht achtzehn kam mit einem Küchenstuhl auf dem Kopf die Straße herauf. Er stellte ihn auf
    unsere Stufe und sich daneben. Der sei für den, der kaputtgegangen war. Über dem halben Gesicht trug er einen Schal,
    und alles das kam hinter dem Schal hervor; wir kannten die Stimme, noch bevor er bei dem Wort war. „Entschuldigung“,
    sagte er.
script-2909-ask-take = „In den Flur damit. Vorsicht am Geländer, das ist frisch geschrubbt.“
script-2909-ask-face = „Erst den Schal herunter, damit wir dich kennen.“
script-2909-take =
    Er war besser als unserer. Als wir ihn wegen eines Beins umdrehten, war in den Sitz ein Name gebrannt, von Leuten
    zwei Straßen weiter, die seit derselben Nacht auf dem Boden saßen.
script-2909-face =
    Er zog ihn herunter. Ein gewöhnliches Gesicht mit einem Furunkel am Kinn. Unsere hatte er im Schein der Lampe alle
    gesehen, jetzt waren wir quitt. „Sie wollen wiederkommen“, sagte er. „Nagelt das kleine Fenster zu. Ich darf das gar
    nicht wissen.“

## After “What the others had carried”

script-2910 = Ein Haufen
script-2910-kettle =
    Seit der ersten Nacht lag alles auf einem Haufen, und das Brett war leer. Nun kaufte an der Pumpe einer Kessel auf.
    Unserer war in dem Gepäck von { $them } ins Haus gekommen; den Deckel, von einer Farbdose, hatte er bei uns
    bekommen. Er gehörte niemandem. So war die Regel, und niemand brach sie. Aber als er vom Haken genommen war, sah das
    ganze Zimmer { $them } an und danach irgendwohin.
script-2910-ask-sell = „Ein Kessel ist ein Kessel. Was bietet er?“
script-2910-ask-hook = „Häng ihn wieder auf. Er findet einen anderen.“
script-2910-sell =
    Er brachte einen Kohlkopf. { $them } schnitt ihn auf, denn auch das musste ja jemand machen, und fragte vom Brett
    her, ohne sich umzudrehen, worin wir das Wasser heiß zu machen gedächten.
script-2910-hook =
    Er kam wieder an den Haken. { $them } ging etwas später daran vorbei und gab dem Deckel eine Vierteldrehung, damit
    er richtig saß.

## After “Boards”

script-2911 = Der zweiundvierzigste
script-2911-finger =
    Das Sternenlicht im Astloch ging wieder aus, zur selben Stunde wie beim letzten Mal. Man hörte eine Fingerspitze die
    Bretter entlanggehen, von Nagel zu Nagel, und bei jedem verweilen wie eine alte Frau am Rosenkranz. Er war gekommen,
    um nachzusehen, ob die Zahl noch stimmte. „Einundvierzig“, flüsterte er, und dann wartete er, wie man auf
    Wechselgeld wartet.
script-2911-ask-lie = „Zweiundvierzig. Einen haben Sie übersehen.“
script-2911-ask-nail = Ihn warten lassen. Den Hammer nehmen und es wahr machen.
script-2911-believed =
    Er ging sie alle noch einmal von vorn durch. Er war gewissenhaft; er fand einundvierzig und war sich nun nicht mehr
    sicher. Am Ende ging er auf die Straße zurück, und wir hörten ihn widerwillig zweiundvierzig sagen.
script-2911-doubted =
    „Nein“, sagte er, beinahe traurig. „Einundvierzig.“ Und dann in einem ganz anderen Ton, über die Schulter, zu dem,
    der das Buch führte.
script-2911-nail =
    Drei Schläge. „Danke“, sagte die Stimme, und der Stern kam wieder. Offenbar wurde er pro Besuch bezahlt.

## After “What the guard heard”

script-2912 = Stepans Mutter
script-2912-broom =
    Im ersten Licht stand eine Frau in unserem Kohlenkeller und fegte. Den Besen hatte sie mitgebracht. Sie sei Stepans
    Mutter, sagte sie, und habe sehen wollen, wo er gewohnt hatte. Wir zeigten ihr die Kiste und die Stelle an der Wand,
    die von seinem Rücken glänzte. Sie legte die Hand darauf. Sie fragte, ob er bei uns genug zu essen gehabt habe.
script-2912-ask-had = „Er hatte, was wir hatten.“
script-2912-ask-knew = „Wir wussten nicht, dass er da war.“
script-2912-had =
    „Das ist gut“, sagte sie. Dass er von dem gelebt hatte, was wir wegwarfen, hatte er ihr schon erzählt. Aber so
    gesagt hörte sie es gern, und wir mussten es wiederholen, während sie die Ecken machte.
script-2912-knew =
    „Nein“, sagte die Frau. „Er war ein stilles Kind.“ Als sie ging, ließ sie uns den Besen da, damit wir für dort unten
    einen hatten.

## After “Already taken”

script-2913 = Feh, zweite Wahl
script-2913-muff =
    Am Türgriff hing ein Paket, mit Schneiderband verschnürt. Darin lag ein Muff, grau, mit etwas Kleiderschrank daran,
    und eine Rechnung voller Schnörkel. Für einen Muff, Feh, zweite Wahl: so und so viel. Für die Benutzung eines
    Kleiderschranks, geteilt, eine halbe Stunde, Wange an Wange: desgleichen. Saldo: null. Der Stempel darunter hieß
    „Dankend erhalten“. Wer an diesem Abend zur Pumpe ging, trug ihn und hängte sich den Eimer in die Armbeuge.

## After “A room with a lamp”

script-2914 = Der Schalter
script-2914-back =
    { $them } war noch einmal dort gewesen, bei Tag, und erzählte es uns erst am Abend. Die Klinke war so, wie wir sie
    gelassen hatten, und das Klicken auch. An der Wand schlief eine Familie, die Beine von sich gestreckt, fünf Leute,
    grau von Putz. Die Sechste war wach, ein Mädchen. Sie saß unter dem Fliegenpilz, einen Finger am Schalter, und legte
    einen anderen an die Lippen. Also war die Tür wieder zugegangen, berichtete { $them }, ganz langsam, bis sie
    einschnappte.

## After “Her side of the wardrobe”

script-2915 = 9. Mai
script-2915-comb =
    Ein Mann ging die Stände an der Pumpe entlang, die Hände auf dem Rücken. Er suche einen silbernen Kamm, sagte er
    jedem Verkäufer, einen Pelz und ein Paar Stiefel, Größe siebenunddreißig. Zurück wolle er sie nicht. Er wolle nur
    hören, wer sie verkauft habe und ob die rechte Tür geklemmt habe; sie habe früher geklemmt. Dann kam er zu uns. Wir
    hatten ein Bündel unter dem Arm.
script-2915-ask-us = „Sie hat geklemmt. Hier, das ist noch von dort.“
script-2915-ask-nothing = „Stiefel? Wir haben keine Stiefel gesehen.“
script-2915-us =
    Er nahm es nicht gleich. „Man muss sie ein wenig anheben“, sagte er und machte es uns vor, in der Luft, mit dem
    Handgelenk. Dann fragte er, ob noch Lavendel da gewesen sei. Ja, sagten wir. Er dankte uns für die Auskunft.
script-2915-nothing =
    Er nickte und fragte den Nächsten. Wir hörten ihn bis hinunter zur Ecke: ein Kamm, ein Pelz, siebenunddreißig. Ihre
    Füße beschrieb er sehr genau.

## After “Rumours, with their sources”

script-2916 = Wiederkommen
script-2916-match =
    Wir müssten wiederkommen, hatte er gesagt, also gingen wir, noch bevor es hell war. Der Mann kniete mit einem
    Streichholz an seiner Südwand. „Da“, sagte er. Zwischen der Schnur und den Ziegeln stand etwas aus der Erde, grün,
    so lang wie ein Fingernagel. Eine Zwiebel konnte es auch sein. Er machte mit den Händen ein Dach darüber, damit das
    Streichholz nicht ausging, und solange es brannte, erkundigte er sich nach den anderen Gerüchten, eins bis sechs,
    der Reihe nach, wie einer, der es sich leisten kann.

## After “Somebody’s winter”

script-2917 = Paarweise
script-2917-apples =
    Auf der Türstufe lagen zwei Äpfel aus Wachs, poliert. Wir wussten, wohin sie gehörten: auf ein Brett in einem Haufen
    Gerümpel, hinter einer Backofentür, die wir wieder zugemacht hatten. Man hatte uns in jener Nacht also zugesehen,
    wie wir, das Rohr unter dem Arm, die Stütze setzten. Wir legten sie auf den Sims, dort sahen sie gut aus. Am Abend
    war einer fort. Es war wohl noch einmal überdacht worden, und ein Paar war dann doch zu viel.

script-2918 = Aufgezogen
script-2918-clock =
    Ein kleiner Mann mit Teppichflusen im Bart putzte sich an der Pumpe die Zähne. Er wohne in einem Haufen, erzählte er
    der Schlange, und man habe ihn ausgeraubt: Tassen, Bürsten, alles. Nur den Wecker hatten sie ihm gelassen, und sie
    hatten ihn aufgezogen. Darüber kam er nicht hinweg. Er habe um zehn vor fünf geklingelt, wie immer, in einem leeren
    Loch. Was für ein Mensch tat so etwas? Er sah die Gesichter entlang, Schaum am Kinn, bereit, ihn zu mögen, wer es
    auch war.

## After “The drawer with the letters”

script-2919 = Donnerstag
script-2919-bicycle =
    Eine Frau schob ein grünes Fahrrad durch unsere Straße, und sie hinkte. An jeder Tür blieb sie stehen. In dem gelben
    Haus habe ein alter Herr gewohnt, erklärte sie, der immer den Hut vor ihr zog; einmal habe er gesagt, er habe etwas
    für sie, schriftlich, es eile aber nicht. Sie hatte sich Zeit gelassen. Jetzt war die Schublade leer. Wir hatten
    noch das letzte Bündel, das mit einem Komma abbricht.
script-2919-ask-give = „Das hier ist noch da. Es ist nur der Schluss.“
script-2919-ask-burnt = „Verbrannt. Es hat uns zwei Abende warm gehalten.“
script-2919-give =
    Sie las im Stehen, den Sattel an der Hüfte. „Die Ziege war meine“, sagte sie. „Sie ist neunzehn geworden.“ Sie
    fragte, was mit dem Rest geschehen sei; dann roch sie es an uns und begann, sich den Mantel zuzuknöpfen.
script-2919-burnt =
    „Zwei Abende“, sagte sie. „Gute?“ Ja, es waren gute gewesen. Sie dachte darüber nach. Dann stieg sie auf und fuhr
    davon, ziemlich schnell.

## After “The mushrooms”

script-2920 = Am Geruch
script-2920-apron =
    Das Haus roch nach Wald, und das hatte sich herumgesprochen. Eine Frau von der Ecke kam herein, die Schürze gerafft.
    Sie hatte sie auf dem Friedhof gesammelt, unter den Birken, und gehört, dass wir uns auskannten. Man sieht es nur am
    Stiel, erklärten wir, solange er frisch ist. Diese waren ganz frisch. Sie hielt uns einen unter die Nase und
    wartete.
script-2920-ask-good = „Die gute Sorte. Ich würde sie essen.“
script-2920-ask-luck = „Wir können das nicht. Wir hatten nur Glück.“
script-2920-right =
    Nach dem Abendessen war sie wieder da, mit der Hälfte, gebraten, auf einer Untertasse, und einer zweiten darüber,
    damit sie warm blieben. Die Kinder waren mitgekommen. Sie standen da und sahen zu, bis wir geschluckt hatten.
script-2920-wrong =
    Gegen Mitternacht kam ihr Mann, außer Atem, und fragte, was genau wir da gerochen hätten. Am Morgen ging es ihr
    besser. Sie grüßt uns noch, wenn sie uns trifft, und fasst dabei nach ihrer Schürze.
script-2920-luck =
    Sie ließ ihn zu den anderen zurückfallen. „Dann habe ich es auch“, sagte sie.

script-2921 = Was die Laterne sagte
script-2921-post =
    { $them } war seit einem Tag wieder gesund und wusste alles noch. Die dritte Laterne nach der Ecke hatte sich
    gebückt, eine stämmige, und sie hatte eine Zahl gesagt. Ob man dem nachgehen könne? Der Weg zur Pumpe führte ohnehin
    vorbei. An der dritten Laterne hing ein Zettel mit zerlaufener Tinte: GEFUNDEN, EIN KINDERHANDSCHUH, ROT, ZU
    ERFRAGEN IN Nr. 9. { $them } las ihn aus nächster Nähe. „Neun“, sagte { $them }. „Das war es. Und so eine angenehme
    Stimme.“

## After “The key under the pot”

script-2922 = Die Hälfte von zwölf
script-2922-dent =
    Die Hälfte der linierten Seiten war voll. Die Linien waren an einer Kachel entlanggezogen, und die Kachel hatte eine
    Scharte, daher hatte jede Seite dieselbe kleine Delle, in der siebten Zeile; wer schrieb, ging darum herum.
    { $them } blätterte an den Anfang zurück, um zu sehen, wofür das alles liniert worden war. Meistens für Essen. Zwölf
    Seiten waren uns am ersten Abend reichlich viel vorgekommen. { $them } nahm eine Lampe und ging in den Keller, die
    Kachel suchen.

## After “The patrol that sang”

script-2923 = Die zweite Durchsuchung
script-2923-search =
    Zwei für die Tür, zwei für die Stufen und einer zum Schreien. Der Junge mit dem Helm hatte herausgefunden, wo wir
    wohnten. Er las uns von der Handfläche eine Anklage vor: Ein Bett sei befehlsgemäß durchstochen worden, darunter
    hätten sich Personen befunden und das nicht gemeldet. Dies widerspreche dem Sinn der Sache. Hinter ihm standen sie
    mit ihren Besenstielen in Reihe und versuchten, an uns vorbei in die Küche zu sehen.
script-2923-ask-fine = „Wir bekennen uns schuldig. Was kostet das?“
script-2923-ask-home = „Geht heim zu euren Müttern, alle miteinander.“
script-2923-fine =
    Es wurde an Ort und Stelle in zwanzig Teile geteilt, mit einem Bajonett, einem echten. Wir bekamen eine Quittung.
    Von da an standen wir unter Schutz, und in der Nacht gingen kleine Stiefel vor dem Haus auf und ab, bis eine
    Schwester sie holte.
script-2923-home =
    „Zu welchen?“, fragte der Kleinste ganz hinten und bekam einen Ellbogen ab. Sie machten kehrt, nicht alle nach
    derselben Seite. Das Lied fing erst wieder an, als sie um die Ecke waren.

script-2924 = Der ausgetauschte Gefangene
script-2924-prisoner =
    Der Gefangene, gegen den wir ausgetauscht worden waren, kam uns allein besuchen. Er war fünf. Er wollte es noch
    einmal haben; es sei der schönste Tag im Krieg gewesen, gab er uns zu verstehen, alle hätten sich um ihn gestritten.
    Also gingen wir zur Ecke, drehten um und kamen mit erhobenen Händen zurück, und er kam uns mit seinen entgegen. In
    der Mitte blieb er stehen. Er hatte vergessen, zu welcher Seite er inzwischen gehörte, stand da, beide Arme in der
    Luft, und überlegte.

## After “Room for one”

script-2925 = Das linke Knie
script-2925-knee =
    Ein Mann an der Pumpe erzählte von zwei Stunden in einer Nische, mit dem Gesicht zur Wand. Die Wohnung war
    durchsucht worden und noch einmal durchsucht. Schlimm sei die zweite Stunde, das habe dort auf einem Zettel
    gestanden; gerettet habe ihn aber die letzte Zeile, die mit dem Nagel. Er wäre mit dem Knie daran gestoßen.
    Hinterher probierte er es aus: Er klang wie eine Glocke. Seine Uhr hatte er dort im Netz gelassen, für den Nächsten.
    Uns war der Eimer übergelaufen, und wir gossen ein wenig zurück.

script-2926 = Das Netz
script-2926-ring =
    Ein Mann an der Pumpe erzählte von zwei Stunden in einer Nische, mit dem Gesicht zur Wand. Dort habe ein Zettel
    gehangen und ein Netz, für den, der als Nächster kam; lass etwas da, wenn du kannst. Das Netz war leer. Er habe sich
    geschämt, dass gerade er es so fand. Er hatte nichts bei sich gehabt, also ließ er seinen Ring da. Er hielt allen
    den Finger hin, mit dem weißen Streifen darum, wackelte damit und lachte.

## After “Mine”

script-2927 = Ballast
script-2927-list =
    Der Einkaufszettel aus der Büchse lag zwei Tage im Haus herum, bis ihn jemand umdrehte. Seife, Zwirn, Draht (dünn),
    1 Kessel. Auf der anderen Seite war er ein Schulzeugnis: Physik, sehr gut; Handarbeit, sehr gut; Betragen, nach
    Rücksprache. Ein Name stand da und eine Straße, und die Straße lag an unserem Weg. Wir dachten an den haardünnen
    Draht, wie gerade er gespannt gewesen war.
script-2927-ask-bring = „Bring es ihr zurück. Und Draht dazu.“
script-2927-ask-light = „Das ist Papier. Damit geht die Lampe an.“
script-2927-bring =
    Ein Mädchen von vierzehn machte auf. Als Erstes sah sie uns auf die Hände, und als sie alle Finger beisammen hatte,
    atmete sie aus. Sie habe nur den einen Kessel gehabt, sagte sie. Sie spare. Sie nahm den Draht und bog ihn einmal,
    um zu sehen, ob er weich war.
script-2927-light =
    Es brannte gleichmäßig, von der Handarbeit aufwärts. Am längsten hielt das „sehr gut“.

script-2928 = Die Pfeife
script-2928-whistle =
    Der Kessel von dem Haufen stand auf unserer Stufe, ohne einen Kratzer. Die Leute zwei Gärten weiter hatten ihn
    zwischen ihren Kohlstrünken gefunden und waren damit von Tür zu Tür gegangen, bis man ihnen von dem Knall erzählte.
    { $them }, noch immer schwerhörig davon, nahm ihn mit hinein und füllte ihn. Er hatte eine Pfeife. Die anderen im
    Haus hielten sich die Ohren zu; { $them } saß davor, etwas vorgebeugt, und wartete, dass es anfing.

## After “The organ”

script-2929 = Eine Art A
script-2929-pram =
    Der alte Mann von der Orgel schob einen Kinderwagen von Haus zu Haus. Er kaufte die Pfeifen zurück. Ein Klempner
    hatte ihm ein Fis überlassen, und ein Stück C hatte er von einer Frau, die Stricknadeln darin aufbewahrte. Er
    erkannte uns wieder: hinten im Schiff, im zweiten Satz hereingekommen. Ob wir Metall hätten? Stimmen müsse es nicht.
script-2929-ask-pipe = „Wäre das etwas? Es ist von einer Dachrinne.“
script-2929-ask-none = „Zu spät. Wir haben alles verbraucht.“
script-2929-pipe =
    Er blies über das Ende und horchte mit geschlossenen Augen. „Eine Art A“, sagte er. „Man wird darum herumspielen
    müssen.“ Er legte es zu den anderen, mit einem Lappen dazwischen, damit sie nicht ohne ihn anfingen.
script-2929-none =
    Er zog den Hut. Nebenan war auch alles verbraucht. Wir hörten das Fis allein über das Pflaster davonfahren, etwas zu
    tief.

script-2930 = Mitten im Takt
script-2930-bar =
    Seit der Kirche hatte die Schlange an der Pumpe eine Lücke, vor uns oder hinter uns. Gesagt wurde nie etwas. Sie
    hatten ja alle mit geschlossenen Augen dagesessen. Heute Morgen nahm uns ein Mann den Eimer aus der Hand, ganz
    höflich, und füllte ihn für uns, und während er pumpte, summte er. Es war der langsame Satz. Er summte bis zu einer
    bestimmten Stelle, dort brach er ab und gab uns den Eimer.

## After “Alone with the winter”

script-2931 = Die Reihe hinunter
script-2931-row =
    Drei Schläge um sieben, und drei kamen zurück. Nach einer Pause kam noch einer, tiefer unten und mit etwas Weichem,
    von einem Kind oder von jemandem, der am Boden lag. Er wurde erwidert. Dahinter nahmen sie es im nächsten Haus auf
    und im übernächsten. Halb acht war es, als die Sache die ganze Reihe hinunter- und wieder heraufgegangen war, und
    unterwegs war eine Art Melodie daraus geworden. Die Melodie wurde zurückgeklopft, so gut man sie behalten hatte, und
    noch einmal herumgeschickt.

## After “In step”

script-2932 = Die linke Seite
script-2932-cough =
    Spät am Abend hustete es draußen. Krank klang es nicht. Es war dort unter dem Fenster abgelegt worden wie eine Karte
    auf einem Tablett. Wir kannten es: Eine ganze Nacht lang hatte es die linke Seite eines Hauses gehabt und wir die
    rechte, und jede Viertelstunde war es gegeben und erwidert worden. Es kam ein zweites Mal, etwas leiser, um nicht zu
    drängen.
script-2932-ask-open = „Mach auf. Die Hälfte von etwas ist noch da.“
script-2932-ask-back = Husten und es dabei belassen.
script-2932-open =
    Er kam seitwärts mit seinem Sack herein und war dünner als seine Stimme. Er habe seither bei vielen Häusern die
    linke Seite gemacht, erzählte er, und die rechte immer in Ruhe gelassen. Er aß seine Hälfte. Dann kippte er den Sack
    auf dem Boden aus, im Dunkeln, und schob alles, was rechts von der Ritze lag, zu uns herüber.
script-2932-back =
    Eine Weile später hörten wir es weiter oben, vor dem Haus der Hofmanns. Das sind keine Leute, die husten.

## After “Rules for the watch”

script-2933 = Regel zehn
script-2933-almond =
    Was in der blauen Dose gewesen war, war zu Ende. Der Deckel wurde trotzdem gehoben, jede Viertelstunde, aus
    Gewohnheit. Eines Nachts lag wieder etwas darin, eine gebrannte Mandel, wie man sie auf Hochzeiten verschenkt, mit
    etwas Tasche daran. Die Wachen wurden befragt, und alle stritten es ab. Die nächste Fassung der Regeln hatte eine
    Nummer zehn: DIE MANDEL BLEIBT. Jeder hat sie seither herausgenommen, im Dunkeln, ein wenig gehalten und
    zurückgelegt.

## After “The neighbour below”

script-2934 = Auf Strümpfen
script-2934-letter =
    Unter der Tür lag ein Brief, mit der Maschine geschrieben. Der Unterzeichnete, zweiter Stock, wünsche sich bei der
    Partei zu bedanken, die in der fraglichen Nacht ohne Stiefel das Speisezimmer über ihm durchquert habe. In
    einunddreißig Jahren als Mieter sei dies die erste Rücksicht, die ihm begegne. Er erlaube sich, eine Kleinigkeit
    beizulegen. Es waren zwei Sohlen, geschnitten aus der Krempe eines Filzhuts. Auf unserer Treppe machten sie nicht
    mehr Lärm als ein Gedanke; und soweit er es beurteilen könne, schrieb er, sei es Größe einundvierzig.

## After “The staircase to nowhere”

script-2935 = Der Angler
script-2935-case =
    Ein Junge von etwa zwölf wollte seinen Koffer bezahlt haben. Wir hätten ihn zum Platzen gebracht, sagte er. Eine
    Woche habe er gebraucht, um ihn dort hinaufzuschaffen. Wer kletterte, hatte keine Hand frei, und wer Steine warf,
    hatte die Augen in der Luft, und unterdessen ging er unten ihre Sachen durch; davon hatten zwei gelebt. Er drohte
    nicht. Er stand mit der Mütze auf dem Kopf auf der Matte und nannte die Summe, und es war der Preis eines Koffers.
script-2935-ask-sit = „Setz dich. Hast du heute schon gegessen?“
script-2935-ask-stones = „Da waren Steine drin, mein Junge.“
script-2935-sit =
    Er aß, den einen Arm um den Teller. Dann holte er aus dem Strumpf ein paar Schrauben und das Scharnier einer Tasche.
    Die seien von uns, sagte er, aus jener Nacht; weiter sei er nicht gekommen, da fiel schon der Koffer.
script-2935-stones =
    „Natürlich“, sagte der Junge. „Man hängt den Köder ja nicht hin, um ihn zu verschenken.“ Er spuckte aus, aber neben
    die Matte.

## After “Half for the one who works”

script-2936 = Ein Haar
script-2936-crumb =
    Die Briefwaage wurde wortlos wieder hervorgeholt. Jeder Teller wurde auf das Gramm gewogen. Als das getan war, nahm
    { $them } von einem einen Krümel und legte ihn auf einen anderen, vor aller Augen, und setzte sich. Es war der
    Teller dessen, der an dem Tag geschleppt hatte. Der Zeiger wich um ein Haar ab. Wir sahen ihn an. „Das ist der
    Luftzug“, sagte { $them }. Man einigte sich auf den Luftzug. Am nächsten Abend wogen wir bei offener Tür.

## After “The hearse”

script-2937 = Im Schritt
script-2937-rope =
    Gegen Mittag kam der Leichenwagen durch unsere Straße, poliert, im Schritt, ohne Motor. Das Mädchen im Overall
    lenkte. Vorn, ein Seil über der Schulter, ging der Mann aus dem Krankenwagen; die Schrotflinte lag oben auf dem Dach
    zwischen den Federbüschen. Er erkannte uns und blieb stehen, sodass das Ding weiterrollte und ihm in die Kniekehlen
    fuhr. „Ihr hättet fragen können“, sagte er. Die Pumpe hätte er ihr gegeben. Behalten wollte er bloß die Heizung.

script-2938 = Die hintere Tür
script-2938-hydrant =
    Ein Mann trug eine Frau auf dem Rücken durch unsere Straße. Er setzte sie auf dem Hydranten ab, verschnaufte und
    nahm sie wieder auf. Er fahre einen Krankenwagen, sagte er zu den Leuten, die ihm Platz machten, nur gehe der nicht
    mehr. Da kam der Leichenwagen vorbei. Er hatte jetzt einen ausgezeichneten Motor. Er hielt und setzte zurück, und
    das Mädchen stieg aus, um hinten aufzumachen. Wir sahen, wie die Frau unter die Federbüsche gelegt wurde. Er
    kletterte ihr nach und hielt ihr den Kopf hoch, dicht an die Scheibe, damit niemand den Hut abnahm.

## After “A band in a barrel”

script-2939 = Für eine Nacht
script-2939-mat =
    Eine Frau mit einer Fußmatte unter dem Arm reichte einen Trompetenkasten herein. Sie hatten aus dem Bottich gemusst.
    Der Marsch war bis über den Fluss zu hören gewesen, und dann waren Männer wegen der Eiche gekommen. Verletzt war
    niemand, bis auf eine Lippe. Ob wir das bis morgen früh behalten könnten? Die Tuben seien schon auf vier andere
    Häuser verteilt, in Kinderwagen. Dass gerade wir so sehr gegen das Verkaufen gewesen waren, sagte sie nicht.
script-2939-ask-keep = „Unter die Treppe damit. Wer weiß, dass Sie hier sind?“
script-2939-ask-no_room = „Nicht in dieses Haus. Wir haben Sorgen genug.“
script-2939-keep =
    Er wurde geholt, bevor es hell war. Spielen konnte der Mann für uns nicht, auf der Straße, mit dieser Lippe. Also
    stellte er sich auf die Stufe und griff etwas, sechzehn Takte, ganz lautlos, und am Ende salutierte er. In der Nacht
    waren viele Leute vorbeigegangen, die eine Blaskapelle suchten.
script-2939-no_room =
    „Ich verstehe“, sagte sie. Sie schüttelte aus Gewohnheit die Matte aus und sah sich um, wo sie sie hinlegen konnte.

## After “The landlady”

script-2940 = Einmal tragen
script-2940-ledger =
    Herr Pavlin kam, das Rechnungsbuch unter dem Arm. Er habe es durchgesehen, einer müsse ja, und nach seiner Rechnung
    schulde uns das Haus noch einmal Tragen: alte Dame, von der Küche ins Bett. Er hatte es auf der richtigen Seite
    eingetragen. Die Spalte für die Zahlung war offen, da er unsere Bedingungen nicht kannte. Sein Überzieher roch nach
    Pflaumen.
script-2940-ask-paid = „Schreiben Sie: bezahlt.“
script-2940-ask-plums = „In Naturalien. Wie alle.“
script-2940-paid =
    Er löschte es ab und las es noch einmal. Dann wollte er wissen, ob wir von jemandem gehört hätten, der Zimmer suche.
    Er vermiete, sagte er; und er brauchte einen Augenblick, bis das Wort heraus war.
script-2940-plums =
    Er hatte sie dabei. Wir unterschrieben, und er drehte das Buch um, ob man es auch lesen könne. „Sie hätte noch das
    Datum verlangt“, sagte Herr Pavlin.

## After “A limp”

script-2941 = Die andere Hand
script-2941-sling =
    Der Schneider kam, um uns das Jackett zu zeigen. Den Arm trug er in einer Schlinge aus Goldbrokat. Fertig gemacht
    hatte er es mit der anderen Hand; an der Naht sah man, wo er gewechselt hatte, und weiter hinten sah man ihn lernen.
    Es war für einen Oberst. Im einen Ärmel fehlte das Futter, wie wir wussten. Ob das auffalle, unserer Meinung nach?
    Kaum, sagten wir. Das fand er auch. Der Oberst war seit Dienstag tot, aber er hatte im Voraus bezahlt, und mit
    diesem Arm kam er an die Wand zu liegen.

script-2942 = Ein Arm
script-2942-jacket =
    Eine Frau an der Pumpe fragte, ob wir einen Schneider wüssten. Sie hatte ein Jackett mit einem Ärmel dabei. Ihrer
    sei langsam gewesen, aber gut, sagte sie, in einem zweiten Stock; sie habe ihn neben dem Ofen gefunden. Im Haus
    müssten Leute gewesen sein, unter ihm. Schade um den Kragen. Sie schlug ihn um und zeigte uns den Abdruck des
    Bügeleisens. Es sollte für ihren Sohn sein.
script-2942-ask-sew = „Geben Sie her. So gut wie seins wird es nicht.“
script-2942-ask-station = „Am Bahnhof soll es einen geben.“
script-2942-sew =
    { $them } saß mit einer krummen Nadel bis spät daran. Der Ärmel wurde aus Vorhangfutter und war einen Finger zu
    lang. „Er wächst noch“, sagte die Frau. Sie bezahlte, indem sie uns von dem Schneider erzählte, alles, was sie
    wusste, während wir dastanden und den Ärmel hielten.
script-2942-station =
    Sie dankte uns. Zum Bahnhof sind es zwei Kilometer, und dort ist nichts. Sie faltete das Jackett mit dem Ärmel nach
    innen und machte sich auf den Weg.

## After “The bath on the third floor”

script-2943 = Das Geräusch
script-2943-canister =
    Der Mann aus dem Badezimmer war den ganzen Weg zu Fuß gekommen, in beiden Pullovern, mit seinem Kanister. Die Wanne
    sei im Frost gesprungen, sagte er, der Länge nach. Er würde es gern einmal hier machen, wenn wir etwas hätten, das
    Wasser hält, und ein wenig für den Anfang. Danach schöpfe er alles zurück und nehme nur das Geräusch mit.
script-2943-ask-pail = „Nehmen Sie den Zinkeimer. Auf der Treppe, dort ist es hohl.“
script-2943-ask-tonight = „Heute nicht. Mehr haben wir nicht.“
script-2943-pail =
    Im Topf klang es nach Topf. Im Eimer, auf der vierten Stufe, den Arm so hoch er reichte, stimmte es. Man machte die
    Augen zu, und oben lief ein Bad ein, und gleich würde man gerufen. Etwas davon fror zwischen den Stufen fest.
script-2943-tonight =
    Das sah er ein. Draußen, bevor er ging, hob er den Kanister und leerte ihn mit gestrecktem Arm auf die Stufe. Der
    Schnee nahm es ohne einen Laut.

## After “Clause one”

script-2944 = Einvernehmlich gestrichen
script-2944-bags =
    Greta wünschte zu Protokoll zu geben, dass der Paragraf gestrichen sei und im Gang gepackte Taschen stünden. Wessen,
    sagte sie nicht. Die seien für den Beschuss, hieß es, die hätten schon immer da gestanden. Sie ging hinaus, kam mit
    einer in jeder Hand zurück und öffnete sie auf dem Tisch wie eine Zöllnerin. Seife. Ein Socken. Das Foto eines Sees.
    Zu essen war in keiner etwas. „Dann kann er gestrichen bleiben“, sagte Greta und packte sie wieder ein, besser als
    vorher.

## After “Do not disturb”

script-2945 = Donnerstag, zu Hause
script-2945-card =
    Unter der Tür lag eine Karte mit Goldrand. „Professor Lind und Frau, Donnerstag, zu Hause. Es wird getanzt.“
    Darunter ging es mit Tinte weiter: „Wir hielten Sie für Einbrecher und Sie uns für das falsche Stockwerk. Es kommt
    so selten vor, dass sich jemand bei einer Tür entschuldigt. Musik gibt es keine.“
script-2945-ask-dance = „Drei Straßen. Und es ist Donnerstag.“
script-2945-ask-stay = „Stell sie ins Regal, wo man sie sieht.“
script-2945-dance =
    { $them } ging hin, in sauberen Socken. Frau Lind tanzte, der Professor gab den Takt und kam auch damit zu spät. Es
    sei erholsam, sagte sie, von jemandem geführt zu werden, der auf den Boden sieht. Nach zwei kam { $them } heim und
    nahm die Treppe lang, lang, kurz, kurz.
script-2945-stay =
    Dort stand sie auf der Kante. Am Donnerstag um acht holten wir das Wasser herein und merkten auf den Stufen, dass
    wir es im Takt taten.

## After “The cage”

script-2946 = Gutes Benehmen
script-2946-queue =
    Neben der Pumpe hatten die Kinder ihre eigene Schlange. Für eine Brotrinde bekam man einen Affen gezeigt. Er gebe
    einem auch etwas, sagte das Mädchen mit der Liste; sie selbst habe einen Schlüssel von ihm und einen Pfandschein.
    Wir fragten, wie es ihm gehe. Gut. Die Hand halte er auch dann noch heraus, wenn alle fort seien, mit dem Rücken
    nach oben. Das sei Benehmen, sagte das Mädchen. Er müsse es von Menschen haben.
script-2946-ask-give = „Bring ihm das hier. Von uns.“
script-2946-ask-good = „Das ist gut.“ Den Eimer füllen.
script-2946-give =
    Sie schrieb auf, was es war, und fragte, von wem sie es ausrichten solle, er werde das wissen wollen. Uns fiel
    nichts ein. „Vom Ende des Gangs“, sagten wir. Auch das schrieb sie auf.

## After “Loose board”

script-2947 = Der Schlagbolzen
script-2947-pin =
    Im ersten Licht stand ein Mann in einem guten Mantel vor der Tür. Er öffnete die Hand. Auf dem Handschuh lag ein
    Schlagbolzen. Hereinkommen wollte er nicht. Man habe ihm gesagt, ein Brett sei aufgehoben worden und knarre seither
    nicht mehr, und er hätte gern wieder, was zu dem hier gehöre; die Flasche und das Foto habe er schon geholt. Das
    Foto kannten wir. Er hatte ungefähr die Form, die dort herausgeschnitten war.
script-2947-ask-give = „Dann nehmen Sie sie. Uns ist lieber, sie ist aus dem Haus.“
script-2947-ask-keep = „Behalten Sie den Bolzen. Wir behalten den Rest.“
script-2947-give =
    Er wickelte sie in seinen Schal, für sich, und den Bolzen in ein Taschentuch. Sie seien nie in derselben Tasche
    gewesen, erklärte er. Er ließ uns seine Zigaretten da, bat um Feuer und vergaß, es zu benutzen.
script-2947-keep =
    „Das wird das Beste sein“, sagte er nach einigem Nachdenken. Er wirkte erleichtert. Er schloss die Hand und ging,
    hielt sie ein Stück von sich weg, wie einer, der ein Ei trägt.

## After “Under the beam”

script-2948 = Die Blechschaufel
script-2948-shovel =
    Im Hof stand ein Mann in Armeehosen und neben ihm ein Junge mit einer Spielzeugschaufel. Er hatte Urlaub bis zum
    Abend. Aus diesem Haus, hatten ihm die Leute gesagt, sei jemand gekommen und habe sie fortgebracht. Danken wollte er
    uns nicht, oder er kam nicht bis dahin. Der Junge hatte eine Frage. Er sollte sie selbst stellen. „War sie schwer?“,
    sagte der Junge.
script-2948-ask-light = „Nein. Ganz leicht. Sie hatte gebacken.“
script-2948-ask-show = „Möchtest du sehen, wo sie ist?“
script-2948-light =
    „Gebacken“, wiederholte der Junge, um es richtig zu behalten. Er sah hinauf, ob der Vater es auch gehört hatte. Der
    Mann nickte mehrmals. Mit der Handkante wischte er etwas vom Blatt der kleinen Schaufel.
script-2948-show =
    Der Junge ging voraus. Auf dem Hügel war der andere Hausschuh umgefallen; er stellte ihn auf, überlegte und drehte
    ihn mit der Spitze nach Hause. Dann klopfte er mit der Blechschaufel die Erde fest, rundherum, wie man es bei einem
    Kuchen macht.

## After “The scales”

script-2949 = Bei Eintreffen
script-2949-satchel =
    Der Junge aus dem Laden lieferte aus. Er hatte das Buch dabei und im Ranzen ein Pfund Linsen, rote, bei Eintreffen.
    Nur war der Kunde nicht an seiner Adresse; die Adresse gab es nicht mehr. Nach den Regeln der Firma durfte ein
    Nachbar unterschreiben. Er sah vom Blatt zu uns auf. Wir waren die, die ihn hatten wiegen lassen und den Finger von
    der Schale gelassen hatten. Im Haus war nichts zu essen, das konnte er von der Tür aus sehen.
script-2949-ask-sign = „Wir sind Nachbarn. Wo unterschreibt man?“
script-2949-ask-back = „Bring es zurück in den Laden. Vielleicht holt er es noch.“
script-2949-sign =
    Er riss den Durchschlag heraus. „Wenn er kommt, schulden Sie es ihm“, sagte er, „nicht ich. Eingetroffen ist es.“ Er
    wartete, bis wir es in eine Schüssel geschüttet hatten; die Tüte ging zurück.
script-2949-back =
    Üblich war das nicht. Er überlegte, die Tüte auf der flachen Hand, und prüfte das Gewicht. Dann strich er „bei
    Eintreffen“ durch und schrieb, die Zunge zwischen den Zähnen, darüber: „bei Rückkehr“.

## After “The tunnel”

script-2950 = Von sechzig bis neunzig
script-2950-clay =
    An der Pumpe sprach uns ein Mann an, gelb von Lehm bis zu den Ellbogen. Er war der Schleifspur vom Kohlenloch
    gefolgt. Die Latten seien nummeriert gewesen, sagte er, und es fehlten welche, von sechzig bis neunzig. Bei siebzig
    sei es in der Nacht heruntergekommen. Sein Bruder war darin gewesen. Er war wieder draußen; er war nur etwas still.
    Dass es dort endete, wussten sie. Sein Bruder lag gern am Ende und hörte den Wagen auf der anderen Seite zu.
script-2950-ask-slats = „Sie liegen bei uns im Schuppen. Nehmen Sie alle.“
script-2950-ask-led = „Er führte doch nirgendwohin.“
script-2950-slats =
    Er band sie zu einem Bündel, der Reihe nach. Zwei waren verbrannt. Für die ließ er eine Lücke, dort müsse man
    vorsichtig sein, und bat uns um einen Streifen Lappen, um sie zu kennzeichnen.
script-2950-led =
    „Nein“, sagte der Mann. „Aber es waren hundertachtzig Meter.“ Er ließ uns mit dem Wasser den Vortritt.

## After “The letter writer”

script-2951 = Eine Seite
script-2951-sealed =
    Der Brief vom Markt stand im Regal, ans Salz gelehnt. Er war abgestaubt worden. Was darin stand, wusste man, die
    zwei, drei Dinge, und dass er mittendrin gelacht hatte. Aber ein Brief, den niemand öffnet, hat etwas von einem
    Menschen, den man warten lässt; heute Abend war er heruntergerutscht und lag auf dem Gesicht.
script-2951-ask-open = „Gib mir ein Messer. Er ist an uns.“
script-2951-ask-dry = „Stell ihn wieder hin.“
script-2951-open =
    Es war eine Seite. Sie begann mit dem Wetter dort drüben. Die zwei, drei Dinge kamen vor, an den richtigen Stellen,
    und ein viertes, das man ihm nicht gesagt hatte, vom kleinen Fenster, und dass es nachts immer offen blieb. Wir
    gingen nachsehen. Es war offen. Danach lagen wir wach, bis es hell wurde.
script-2951-dry =
    Er wurde aufgestellt, weiter hinten, wo die Wand trocken ist, und das Salz kam davor. Wer das Salz nimmt, sagt
    „Verzeihung“. Angefangen hat es als Scherz.

## After “The night shift”

script-2952 = Die Wasserwaage
script-2952-level =
    Von unserem Dach aus sah man die Ecke, die der Polier gemauert hatte, vier Stockwerke hoch, für sich allein, mit
    Himmel auf beiden Seiten. Seit gestern brannte dort keine Laterne mehr. In der Dämmerung brachte uns ein Wächter
    seine Wasserwaage, in Butterbrotpapier gewickelt. Bis zur Fensterbank war er gekommen. Dann, sagte der Wächter, sei
    er einen Schritt zurückgetreten, um zu sehen, ob es gerade war. Sie sollte an die mit der Ziegeltrage gehen, von
    denen habe er immer gesprochen. Wir legten sie auf den Küchentisch. Die Blase wanderte langsam ans eine Ende; wir
    hatten den ganzen Winter bergauf gegessen.

## After “Mending list”

script-2953 = Nach Dringlichkeit
script-2953-bucket =
    Es war der Eimer. Er hatte zuoberst auf der Liste gestanden, und er ging als Erster. Der Boden blieb an der Pumpe,
    mit dem Wasser darauf, als sauberes rundes Stück Eis, und heimgetragen wurde ein Rohr mit Henkel. Auf der Liste
    bekam er seinen Haken, von einer Hand, die fest aufdrückte. In der Zeile darunter hieß es: der andere Eimer.
script-2953-ask-mend = „Also gut. Ein Stück Blech, etwas Draht, und zwar heute.“
script-2953-ask-other = „Der andere hält noch, steht da.“
script-2953-mend =
    Der neue Boden stammte von einer Keksdose mit einer Ansicht der Strandpromenade. Von da an lag sie auf dem Grund
    jedes Eimers, unter dem Wasser: Musikpavillon, Sonnenschirme und ein Hund.
script-2953-other =
    Er hielt von der Pumpe bis zum blauen Tor und vom Tor bis zu unserer Stufe. Dort blieb der Henkel in der Hand.

## After “Overdue”

script-2954 = Bis H
script-2954-homer =
    Die Bibliothekarin kam mit ihrer Liste vorbei und mit einem Kinderwagen voller Bücher. Sie war bei H. Ein Mann in
    der nächsten Straße hatte einen Homer ausgeliehen und leugnete es, dabei sah man ihn vom Gehsteig aus, in seinem
    Fenster, gegen den Zug. Gewalt lag ihr nicht. Sie brauche nur jemanden, der beim Läuten neben ihr stehe, nichts sage
    und so aussehe wie wir.
script-2954-ask-stand = „Wie sehen wir denn aus?“ Den Mantel holen.
script-2954-ask-wait = „Homer hat so lange gewartet, der wartet noch ein wenig.“
script-2954-stand =
    Er machte auf, sah uns und holte ihn. Sie stempelte seine Karte auf der Türstufe und dankte für die Pflege. Für die
    Lücke im Fenster gab sie ihm einen Band Predigten, als Dauerleihgabe. Uns bezahlte sie in Kaffeebohnen, aus einem
    Umschlag mit der Aufschrift „Leser“.
script-2954-wait =
    „Das sagen sie bei H alle“, sagte die Bibliothekarin. Sie machte ein kleines Zeichen, bei uns und nicht bei Homer.

## After “The bread oven”

script-2955 = Wessen Nagel
script-2955-nail =
    Der Bäcker ging von Haus zu Haus, weiß bis zu den Ellbogen, und fragte, wer einen Nagel gefunden habe. Wir; er war
    in unserem Brot gewesen. Er war sehr froh. Der sei aus der Angel der Ofentür, vier gehörten hinein, und wegen des
    vierten habe er wach gelegen. Wir hatten ihn schon verbraucht. Er besah sich die Stelle, wo er ein Brett hielt, und
    prüfte sie mit dem Finger. Es war ein gutes Brett. Er werde mit dreien weitermachen, entschied er, und etwas gegen
    die Tür lehnen. „Aber wenn Sie es einmal abnehmen“, sagte der Bäcker.

## After “Somebody with a stick”

script-2956 = Der Knopf
script-2956-button =
    Schritt, Schritt, Klopfen; es kam an unsere Tür wie auf Schienen. Es war die Klavierstimmerin. Sie hatte einen
    passenden Knopf gefunden. Sie ließ sich den Mantel geben, setzte sich mit Nadel und Faden im Dunkeln auf die Treppe
    und wollte keine Lampe; es mache sie nervös, wenn man sehe, was sie tue. Beim Nähen sagte sie uns, was dem Haus
    fehlte. Die dritte Stufe war einen Viertelton zu tief. Auf ein Brett im Dachboden hatte neulich jemand mit nur einem
    Absatz getreten. Der Knopf sitzt nun für immer; er sitzt innen.

## After “Typhus”

script-2957 = Richtig geschrieben
script-2957-cross =
    Am Morgen war es an unserer eigenen Tür, ein Kreuz und das Wort, rot, noch nass. Diesmal war es richtig geschrieben.
    Darunter, ganz klein, wie die Signatur auf einem Gemälde: „Glückwunsch“. Der Besitzer jener Vorratskammer war also
    heimgekommen, hatte sein Sägemehl betrachtet und war von Fußspur zu Fußspur durch die halbe Stadt gegangen, den Topf
    in der Hand. Die Leute gingen schon auf der anderen Seite.
script-2957-ask-wash = „Hol Wasser. Ich wohne nicht wegen eines Witzes in einem Pesthaus.“
script-2957-ask-stay = „Lass es dran. Typhus raubt keiner aus.“
script-2957-wash =
    Es ging rosa ab und ging immer weiter ab. Die Hofmanns schickten ein Kind herüber mit einer Zitrone, einer halben,
    auf einem langen Löffel, und wir aßen sie so, dass sie es sehen konnten.
script-2957-stay =
    Es wirkte sofort. Die Frau, die sonst die Neuigkeiten brachte, brachte sie nicht mehr. Sie stand an der Ecke, die
    Hände am Mund, rief sie aus und ließ alles weg, was man falsch verstehen konnte.

## After “What the beam said”

script-2958 = Fragen
script-2958-shaving =
    Osman machte am Abend mit der Lampe seine Runde und legte die Hand an den Pfosten, die Schwelle, die dritte Stufe.
    Am Pfosten blieb er länger. Unter den Anfangsbuchstaben, tief unten, war ein Span abgenommen, dünn wie Papier und so
    lang wie eine Hand. Etwas würde er wohl angezündet haben. Wir warteten, dass er von der Regel anfing. Er fuhr mit
    dem Daumen über die Stelle. „Das ist nicht verbrannt“, sagte Osman schließlich. „Das ist gefragt.“ Er rieb etwas
    Lampenöl hinein, damit es nicht so neu aussah.

## After “A shelf for each”

script-2960 = Zehn Tropfen
script-2960-drops =
    Das Fläschchen aus der Apotheke stand am Bett, und es wirkte. Das hatte sich herumgesprochen. Heute Abend stand das
    Mädchen der Hofmanns mit einem Eierbecher vor der Tür. Ihre Großmutter schlief nicht mehr, seit die Mühle beschossen
    worden war; sie ging auf und ab und legte Sachen in einen Koffer. Ob wir zehn Tropfen übrig hätten? Es müssten nicht
    die vollen zehn sein. Woraus es sei, solle sie nicht fragen, habe man ihr gesagt.
script-2960-ask-ten = „Zehn. Auf ein Stück Brot, falls ihr welches habt.“
script-2960-ask-pump = „Das ist Wasser von der Pumpe, Kind. Sonst nichts.“
script-2960-ten =
    Am Morgen stand der Eierbecher auf der Stufe, ausgespült. Die alte Frau hatte die Geschütze verschlafen und wollte
    wissen, wohin die Reise gehe, sie habe ja gepackt.
script-2960-pump =
    Das Mädchen nickte. Sie musste es gewusst haben, oder man weiß so etwas in dem Alter. „Ja“, sagte sie. „Aber wie
    viele?“

## After “Waiting room”

script-2961 = Zweihundertzwölf
script-2961-hole =
    „Zweihundertzwölf?“, fragte ein Junge an der Tür und sah auf seinen Zettel. Er hatte ein Paket aus der Klinik. Es
    war unsere Jacke, die zerrissene, die dort auf einem Mopp am Fenster gesessen hatte. In der Nacht waren welche
    vorbeigekommen, mit Lampen, hatten ein volles Haus gesehen, einmal durch die Scheibe geschossen, auf den Nächsten,
    und waren weitergegangen. Die linke Seite war getroffen. Die Frau an der Luke habe sie uns gestopft, sagte er; es
    tue ihr leid, dass die Wolle nicht ganz passe. Am Fenster saß jetzt ein anderer, und er hatte die Nummer
    zweihundertdreizehn bekommen.

## After “A dinner for six”

script-2962 = Frau Adlers Handschuh
script-2962-glove =
    Der Mann mit der Schürze war mit einem Tablett durch die ganze Stadt gegangen. Darauf lag ein Handschuh. Er sei in
    der Bibliothek liegen geblieben, sagte er, an dem Abend, als der Herr Oberst so früh habe aufbrechen müssen. Er war
    aus grauem Glacéleder, für eine Dame, mit winzigen Knöpfen. Nichts daran konnte je uns gehört haben. Er hielt das
    Tablett hin, und hinter ihm im Schnee führten seine Fußstapfen geradewegs auf unsere Tür zu, als wäre es ein Haus
    wie jedes andere.
script-2962-ask-relieved = „Da ist er ja! Frau Adler wird so erleichtert sein.“
script-2962-ask-know = „Es gibt keine Frau Adler. Das wissen Sie.“
script-2962-relieved =
    Er neigte den Kopf. Als der Handschuh vom Tablett genommen war, klemmte er es senkrecht unter den Arm und fragte, ob
    er an den Donnerstag erinnern dürfe. Es gebe sieben Gänge. Er sei zu einer Zwiebel gekommen.
script-2962-know =
    „Selbstverständlich“, sagte der Mann. „Aber es gibt einen Handschuh.“ Er hielt das Tablett weiter hin, ganz
    waagrecht, bis sich eine der kleinen Flocken, die gerade fielen, daraufgesetzt hatte.

## After “A class of grown-ups”

script-2963 = Der neunte Name
script-2963-ninth =
    Petar rief die Namen auf, und wir antworteten. Dann blätterte er zurück, zu den dreißig, und senkte die Stimme. Beim
    neunten sagte etwas: „Hier.“ Es kam aus dem Hof. Draußen hinter der Regentonne stand ein Junge von neunzehn, in
    einem Waffenrock mit abgerissenen Abzeichen. An drei Morgen habe er es durch die Wand gehört, sagte er, und jedes
    Mal den Mund zu spät aufgemacht. Petar trug ihn ein, mit Datum und Wetter. Bevor es hell wurde, musste er weiter.
    Unten, bei „kleine Klasse“, strich Petar das „kleine“ durch.

## After “Snow, at last”

script-2964 = Fischgrät
script-2964-prints =
    Das Muster war in der Nacht hart gefroren, und quer darüber lief am Morgen eine einzige Spur: ein Stiefel und das
    runde Loch einer Krücke. Sie führte vom Ende der Straße geradewegs zu unserer Stufe. Fort führte sie nicht. Wir
    sahen hinter der Tür nach und unter der Treppe. Gegen Mittag entdeckten wir den Mann selbst, drüben auf dem
    Autowrack, im Schnee wie auf einem Sofa. Er sei in den eigenen Spuren zurückgegangen, rief er herüber; bis drei habe
    er dafür gebraucht. Er habe bloß sehen wollen, ob wir herauskämen und nach ihm suchten.

## After “The one inside”

script-2965 = Ein wenig nach links
script-2965-paper =
    Ein Kind brachte uns eine Zeitung, gebügelt. Es war die von jenem Donnerstag. Das Kreuzworträtsel war gelöst, und am
    Rand stand eine Nachricht von dem alten Herrn hinter der Tür. Da ihm keiner sagen könne, wer gewonnen habe, nehme er
    an, dass die Sache noch im Gang sei. Er habe eine Bitte. Man habe ihn ans Fenster gesetzt, wofür er dankbar sei, nur
    sei in der Nacht die rechte Hälfte der Aussicht weggeschossen worden. Ob wir vorbeikämen und den Sessel ein wenig
    nach links rückten?
script-2965-ask-push = „Es liegt auf keinem Weg. Na gut.“
script-2965-ask-tomorrow = „Sag ihm, morgen.“
script-2965-push =
    Es war ein schwerer Sessel, mit ihm darin. Vom neuen Platz sah man einen Schornstein, ein Stück Baum und, wenn man
    sich hinausbeugte, eine Uhr. Er bot uns Zigaretten aus einer silbernen Dose an, und wir rauchten und ließen uns den
    Baum zeigen.
script-2965-tomorrow =
    „Er hat gesagt, dass Sie das sagen“, sagte das Kind, „und ich soll sagen, dass er nirgendwohin geht.“

## After “Stocktaking”

script-2967 = Was übrig war
script-2967-washer =
    Unter den Schrauben, die uns der Mann aus Gang C gelassen hatte, war eine Unterlegscheibe. Wir stießen am zweiten
    Abend auf sie, beim Sortieren. Eine Schraube war sie nicht. Er hatte sie also mitgezählt, oder er hatte ohne sie
    gezählt; irgendwo in vierhunderttausend irrte er sich um eins, und nur wir wussten, in welche Richtung. Sie kam in
    einen Umschlag mit Adresse. Ein Fahrer, der dort hinauskam, nahm ihn mit. Heute brachte er den Umschlag zurück, mit
    einer Zahl darauf, unterstrichen, und dem Wort „Danke“. Sie war um eins höher.
