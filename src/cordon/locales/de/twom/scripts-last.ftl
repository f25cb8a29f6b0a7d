# Closing pages by how somebody ended, and more endings. { $self } is the person.

## Vuk

script-2300 = Vuks Brot
script-2300-page =
    Bei einem großen Mann geht es schneller. Das sagte der Arzt, der es für die Kommission aufschrieb, es gibt eine Zahl
    dafür, so und so viel Gramm auf das Kilo Mensch; gleich verteilt war nie gerecht verteilt. Vuk hatte die Zahl nicht
    gekannt. Er hatte gewusst, dass die anderen hungrig waren. Der Steinbruch schickt jeden Herbst einen Kranz aus dem
    Draht, den sie für die Zünder nehmen, und daneben liegt ein Laib Brot. Es ist ein echter, und bis zum Abend hat ihn
    ein Junge. So wollen es die Leute vom Steinbruch. Sie stehen auf der anderen Straßenseite und sehen ihm zu, wie er
    rennt.

script-2301 = Vuks Brust
script-2301-page =
    Es war die Lunge, seit neunzehn Jahren war es die Lunge. Der Steinstaub war zuerst da gewesen, der Winter musste nur
    noch kommen und abholen. Jemand von der Gewerkschaft nahm sich der Sache an; es gab eine Anhörung, bei der ein Mann
    mit Krawatte erklärte, Vuk Bradar habe sich, als er starb, nicht an seinem Arbeitsplatz befunden. Das stimmte. Sie
    verloren. Sie legten Berufung ein, und es läuft noch. Jedes Frühjahr kommt ein blaues Blatt ins Haus, an ihn
    gerichtet, in dem er gebeten wird, persönlich zu erscheinen.

script-2302 = Der Mann auf der Treppe mit dem Hammer
script-2302-page =
    In der Straße erzählen sie es mit vier Männern und dann mit neun. Er soll die Treppe mit einem Steinbrecherhammer
    gehalten haben. Es gab keinen Hammer. Was er hatte, als es darauf ankam, war sein Rücken, den stemmte er gegen eine
    Tür, und geschossen wurde durch die Tür. Aber es ist wahr, dass sie zublieb. Im Sommer hängte man sie aus, und sie
    steht im Saal der Steinbrecher, hinter einem Seil, mit einem Schild; und alte Männer, die neben ihm gearbeitet
    haben, beugen sich über das Seil und klopfen an.

script-2303 = Oben auf dem Kamm
script-2303-page =
    Er liegt, wo er fiel, weil ihn niemand fortbewegen konnte. Hinterher stellte sich heraus, dass die Stelle mitten auf
    der künftigen Ringstraße lag. Der Bauleiter kam aus demselben Dorf. Er ließ die Pläne noch einmal ansehen, und aus
    keinem Grund, den im Ministerium jemand erkennen könnte, macht sie dort eine Kurve, innen mit einem Stück Rasen.
    Lastwagenfahrer beschweren sich. Der Granit des Bordsteins ist an der Stelle blau.

## Mira

script-2304 = Was Mira wog
script-2304-page =
    Sie hatte ihnen einmal gesagt, dass man da oben isst, bevor man hungrig ist, und trinkt, bevor man Durst hat, und
    dass man auf den achten muss, der sagt: „Mir geht’s gut.“ Sie hatte es hundert Gruppen gesagt. In den letzten Tagen
    fragte man sie jeden Morgen, und es ging ihr gut. Der Alpenverein hat ihren Satz in allen Hütten aufgehängt, über
    dem Ofen, ohne ihren Namen. „Der, der sagt, mir geht’s gut.“ Anfänger halten es für einen Witz und lassen sich
    darunter fotografieren.

script-2305 = Ein langsamer Aufstieg
script-2305-page =
    Eine Woche lang hustete sie in den Ärmel, um niemanden zu wecken. Zuletzt beschrieb sie dem, der bei ihr saß, alles:
    die Hütte, das Schneefeld, die Stelle für das Seil, wie die Luft dünn wird und dass man langsam gehen und sich nicht
    schämen soll, stehen zu bleiben. Sie blieb mehrmals stehen. Wer damals bei ihr saß, ist die Route inzwischen
    gegangen, im August, bei gutem Wetter, mit einundsechzig und Höhenangst. Alles war, wo sie es gesagt hatte. Oben
    stand eine Bank, von der sie nichts erwähnt hatte.

script-2306 = Miras Seil
script-2306-page =
    Zum Hinablassen nahmen sie ihr Seil. Es war ein gutes, rot, mit einem blauen Faden; etwas anderes von der Länge gab
    es im Haus nicht. Es war nicht wieder herauszubekommen. Es lief darunter durch, ein Ende stak aus der Erde, und
    jemand, der es nicht wusste, wollte im nächsten Frühjahr daran ziehen und hielt inne. Man ließ es. Es ist sehr
    ausgeblichen. Bergführer, die durch die Stadt kommen, werden hingebracht, und manche nehmen das Ende in die Hand,
    ziehen zweimal und warten einen Augenblick, wie man es macht.

script-2307 = Nicht über den Pass
script-2307-page =
    Von allen im Haus war sie die, um die sich keiner gesorgt hatte. Sie war hinausgegangen, wie man einen Brief
    einwerfen geht. Der Mann, der sie bei Tauwetter fand, ein Viehtreiber, wusste von alldem nichts; er erzählte nur im
    Wirtshaus, dass sie mit dem Rücken an einer Mauer saß, im Windschatten, die Stiefel aufgeschnürt, genau wie jemand,
    der weiß, was er tut, und zehn Minuten rasten will. Er hatte es für höflich gehalten zu warten.

## Jovan

script-2308 = Jovans Ration
script-2308-page =
    Am Ende zahlte die Armee. Es kam in einem braunen Umschlag mit einem Begleitschreiben: das Verpflegungsgeld des
    Soldaten Set für die Monate der Belagerung, irrtümlich einbehalten, mit Zinsen. Die Summe hätte ihn und ein paar
    andere recht gut durchgebracht. Verwandte gab es nicht. Das Geld wurde an einem Abend im Wirtshaus am Holzplatz
    ausgegeben, für jeden, der hereinkam, so war der Wirt angewiesen, bis es weg war; und alle mussten essen. Trinken
    durfte man, aber essen musste man.

script-2309 = Krank entlassen
script-2309-page =
    Im Fieber nannte er Namen, Dienstgrad und Nummer. Mehr war nicht aus ihm herauszubringen. Er nannte sie der Person
    mit dem Becher, dem Becher und dem Fenster. In der letzten Nacht nannte er dann einen anderen Namen, den eines
    Mädchens oder einer Stute, und keine Nummer dazu. Man suchte danach, aus Anstand, in drei Dörfern. In einem hatte es
    eine Stute gegeben, die so hieß. Sie war eingezogen worden und allein heimgekommen.

script-2310 = Die gefaltete Decke
script-2310-page =
    Er wurde dreimal begraben. Zuerst im Hof, in Eile. Dann hatte ihn die eine Armee, denn es gab ein Papier, wonach er
    ihrer war, in einer Reihe, mit Fahne; und zwei Jahre später kam er in die andere Reihe, weil sich ein anderes Papier
    gefunden hatte. Beide schossen über ihm Salut. Leute aus dem Haus gingen jedes Mal hin. Es war jedes Mal kalt. Beim
    letzten Mal trabte ein Hund hinter dem Trupp her, im Gleichschritt.

script-2311 = Niemandsland
script-2311-page =
    Man hatte eine Stunde vereinbart, um die Toten zu holen, und beide Seiten kamen mit Tragen und weißen Lappen. Jovan
    brachte einer von drüben herüber. Er war zwei Klassen unter ihm gewesen, auf derselben Schule, in einem Dorf, in dem
    es nur eine gab, und er soll ihn ohne Trage getragen haben. Mitten auf der Straße wusste er nicht, wie man ihn
    übergibt. Schließlich bat er um eine Quittung. Sie wurde geschrieben, auf Zigarettenpapier, und er las sie und
    steckte sie in die Mütze.

## Sanja

script-2312 = Das letzte Schloss
script-2312-page =
    Der Schrank mit dem Mehl stand auf der anderen Seite des Flurs, in einer fremden Wohnung. Alle im Haus wussten es
    seit Dezember. Für das Schloss hätte sie, wie sie selbst sagte, so lange gebraucht, wie man zum Niesen braucht. Den
    Schlüssel hatte man bei ihr gelassen. Nach dem Krieg kamen die Besitzer die Treppe herauf, öffneten den Schrank und
    fanden neun Kilo Mehl und sehr viele Motten. Man sagte ihnen, wo sie war. Sie fuhren ab und verkauften die Wohnung.

script-2313 = Sanjas Hände
script-2313-page =
    Ihre Hände blieben bis zuletzt beschäftigt. Sie drehten etwas, auf der Decke, ein Viertel nach links und zurück; man
    hielt es für das Fieber, bis ein alter Schlosser aus dem Arsenal, der wegen einer Feile kam, in der Tür stehen blieb
    und zusah. „Das ist ein Hartmann“, sagte er. „Sieben Zuhaltungen. Sie ist bei der fünften.“ Er blieb. Es dauerte
    fast die ganze Nacht. Er habe es selten so sauber gesehen, sagte er später, und als sie durch war, habe sie getan,
    was man tut: Sie habe alles zurückgestellt, wie es war.

script-2314 = Vierundsechzig
script-2314-page =
    In der Werkstatt, die abbrannte, verkauft jetzt ein Mann Telefone. Er hatte für ein Kabel den Boden auf und stieß
    auf eine Kasse, so gut verschlossen, dass sie zum Öffnen in die Hauptstadt musste. Geld war keins darin. Darin war
    eine Preisliste für einen Kunden, der nie eine Rechnung bekommen hatte, mit Bleistift, zurück bis in ihre Lehrzeit:
    Haustür des Vaters, Schlüssel nachgemacht, nichts; Haustür des Vaters, nichts; nichts; nichts. Er hat sie rahmen
    lassen. Sie hängt hinter dem Ladentisch, und die Leute halten sie für ein Zeugnis.

script-2315 = Hinter der dritten Tür
script-2315-page =
    Man fand sie in einem Haus, in dem alle Türen aufgesperrt waren und angelehnt standen, von der Straße bis zum
    Dachboden, vierzehn Stück. Keine war beschädigt. Warm war es da einmal gewesen, für jemanden im letzten dieser
    Zimmer; man war eilig gegangen und hatte das Bettzeug dagelassen. Es sah nicht so aus, als hätte sie etwas genommen.
    Der Hausmeister geht nachts herum und schließt sie alle wieder. Am Morgen, sagt er, ist immer eine offen.

## Emin

script-2316 = Linie 7, Erfrischungen
script-2316-page =
    An der Endstation gibt es einen Kiosk, der jedem Fahrer, der ankommt, eine Semmel gibt. Das ist seit Jahren so, und
    die Fahrer glauben, es stehe im Tarifvertrag. Es steht nicht im Tarifvertrag. Eine Frau hat ihn von ihrer
    Entschädigung eingerichtet; sie hatte in der letzten Sieben gesessen, mit zwei Kindern und einem Koffer, und er war
    an der Haltestelle vorbeigefahren, bis zur Brücke, gegen alle Vorschrift, damit sie nicht laufen mussten. Aus seiner
    Dose hatte er etwas mit den Kindern geteilt. Mit den Fahrern redet sie nicht. Sie sieht zu, ob sie kauen.

script-2317 = Emins Verspätung
script-2317-page =
    Im Fieber fuhr er. Er fuhr die ganze Linie, hin und zurück, mit Klingel, und wenn sich jemand auf die Bettkante
    setzte, sagte er: „Bitte nach vorn durchgehen.“ Er ließ keine Haltestelle aus. Wo die Leitung am Boden lag, ließ er
    rollen. Sie stiegen abwechselnd ein und hielten sich sozusagen an der Schlaufe, denn sonst wartete er; und kurz
    bevor es hell wurde, rief er die Endstation aus und bat alle, den Wagen zu verlassen und nichts liegen zu lassen.

script-2318 = Sand
script-2318-page =
    In den Straßenbahnen hatten sie Sand dabei, für die Bremsen, in einem Kasten unter dem Sitz. Sand streuten sie auch
    auf den Boden, wo er gelegen hatte, das gehörte sich so, und aus den Ritzen ging er nie wieder heraus. Die Familie,
    die das Haus jetzt hat, ist aus dem Süden. Sie wundern sich, wo er herkommt. Samstags fegen sie, und an der dritten
    Diele liegt immer ein wenig; er ist sehr sauber, trocken und von einer Art, die man in dieser Stadt nicht findet.

script-2319 = Zwischen den Haltestellen
script-2319-page =
    Es war zwischen Badeanstalt und Lindeneck, näher an Lindeneck. Er war gerannt, und alle, die es sahen, sagen, er sei
    weit vorn gewesen. Lange markierte ein Büschel von irgendetwas die Stelle, in die Schiene gesteckt, das die erste
    Bahn am Morgen umwarf. Dann stellte der Betrieb einen Mast hin, gestrichen wie alle, mit einem Fahrplan im Rahmen.
    Es ist eine Bedarfshaltestelle. Soviel man weiß, ist es die einzige der Linie, an der noch nie jemand eingestiegen
    ist, und die Bahn hält doch.

## Ljuba

script-2320 = Das Nachttablett
script-2320-page =
    Das Metropol hat wieder einen Speisesaal. Wenn die Küche schließt, kommt ein Tablett auf den Tisch des Portiers:
    zwei Scheiben, etwas Kaltes, eine Serviette. Das gehöre jemandem, sagte man dem neuen Portier in der ersten Nacht,
    und er dürfe es auf keinen Fall selbst essen, könne sich aber gern ein eigenes richten lassen. Er fragte, wie lange
    das so gehen solle. Man zeigte ihm ein Buch aus der Belagerung, die letzte Seite; sie hatte darin das Abendessen
    aller im Haus eingetragen, Nacht für Nacht, mit Namen. In ihrer eigenen Zeile stand „Später“.

script-2321 = Zimmerservice
script-2321-page =
    Sie ließ sich nicht gern versorgen. Sie läutete, mit dem Messer an einem Glas, und wenn jemand kam, hatte sie
    vergessen, weshalb, und fragte, ob alle im Haus seien. Alle, sagte man ihr. Dann verglich sie es mit dem Buch. In
    der letzten Nacht läutete sie um drei und um zehn nach, es war dieselbe Frage, und wer Wache hatte, las ihr die
    Namen vor. Einer gehörte jemandem, der lange tot war. „Der hat seinen eigenen Schlüssel“, sagte Ljuba und klappte
    das Buch zu.

script-2322 = Kein Zutritt
script-2322-page =
    Sie war es, die zur Tür ging. „Wen darf ich melden?“ waren ihre letzten Worte, und das klingt erfunden, aber zwei
    haben es gehört. Einer stand draußen. Er erzählte es Jahre danach in einem Gefängnis in einem anderen Land, einem
    Kaplan, nicht, damit ihm vergeben werde, sagte er, er wolle nur, dass jemand aufschreibe, dass da ein Mensch in der
    Diele war, der gefragt hat. Der Kaplan schrieb es auf. Es liegt im Archiv des Ordens unter „Verschiedenes“.

script-2323 = Licht aus
script-2323-page =
    In all den Jahren war sie zu dieser Stunde nie draußen gewesen. Sie hatte sie immer nur angesehen. Vielleicht hatte
    sie gedacht, von unten sei es dasselbe. Die Fenster, in deren Licht sie die Straße kannte, waren alle dunkel, und
    sie ging, so vermutet man, nach den Nummern und zählte leise mit. Am Jahrestag lassen die Leute der Straße ihre
    Lampen bis sechs brennen. Es hat nie jemand organisiert. Es ist teuer und stört den Schlaf, und vom Hügel sieht es
    aus wie eine Stadt, die etwas zu feiern hat.

## Nadia

script-2324 = Portionen
script-2324-page =
    So etwas liest man von einer Köchin und denkt: Das gibt es nicht. Sie hatte jeden Tag die Kelle in der Hand. Später
    gingen sie es immer wieder durch: wer wo gesessen hatte, wer zuerst aufgestanden war. Es war der Teller. Sie tat
    sich immer zuletzt auf, mit dem Rücken zu allen, legte den Deckel darauf und aß in der Küche; und unter dem Deckel
    war nie etwas gewesen. Im Traktorenwerk gibt es eine neue Kantine. Wer dort austeilt, setzt sich als Erster hin, vor
    allen, und isst. Es ist eine Regel.

script-2325 = Abschmecken
script-2325-page =
    Gegen Ende behielt sie nichts mehr bei sich. Kochen ließ sie trotzdem. Sie lag da und gab durch die offene Tür
    Anweisungen: Deckel ab, Deckel drauf, mehr, halt. Nach dem Geräusch, sagte sie. Sie ließ sich einen Löffel bis an
    die Lippen bringen und wieder wegnehmen. „Da fehlt was“, sagte sie. Man versuchte es mit Salz, mit einem Stück
    Zwiebelschale. Neunmal brachten sie es ihr, und beim letzten Mal überlegte sie so lange, dass sie schon weinten.
    „Das geht“, sagte Nadia, „für die Leute.“

script-2326 = Die Kelle
script-2326-page =
    Als sie die Küche ausräumten, wollte die Kelle keiner haben. Sie war aus Aluminium und hatte eine Beule. Sie hatte
    sie gegen einen Mann mit einer Pistole erhoben; er hatte so viel Angst wie sie. Am Ende nahmen sie die Frauen von
    der Kantine mit, in ein Tuch gewickelt wie etwas aus der Kirche. Sie wird benutzt. Sie hängt bei den anderen,
    freitags schöpft man damit am Kindertisch, und es gab schon Streit, wer die mit der Beule bekommt, weil etwas
    weniger hineingeht.

script-2327 = Weswegen sie gegangen war
script-2327-page =
    In ihrer Tasche war Salz. Um Salz hatte niemand gebeten. Sie, die nie weiter als bis zur Pumpe gegangen war, war den
    ganzen Weg in den Schnee hinausgegangen, wegen einer Suppe; sie brauche etwas Luft, hatte sie gesagt. Ein Soldat
    brachte die Tasche zurück, weil eine Schürze mit einer Nummer darin war. Es war ein gutes Kilo. Es hat lange
    gereicht. Wenn man bis heute in der Straße etwas angeboten bekommt und sagt, eine Prise könnte nicht schaden, wird
    es sehr still, und jemand holt ein kleines blaues Glas.

## Petar

script-2328 = Aufgaben mit Broten
script-2328-page =
    „Wenn fünf Männer sieben Brote haben und einer von ihnen kein Brot mag.“ Das war in seinem Klassenbuch, innen auf
    dem Deckel. Er hatte versucht, eine Aufgabe zu stellen, die aufging. Es waren an die dreißig Anläufe, über Wochen,
    und sie wurden kürzer. „Wenn zwei Männer ein Brot haben.“ In der letzten gab es keine Männer mehr und keine Brote;
    es gab einen Zug, Abfahrt um neun. Seine Schüler suchten die Lösung, als sie erwachsen waren und eigene Kinder
    hatten, die Gleichungen konnten. Er kommt um zehn vor zwölf an. Er ist sogar ein wenig zu früh.

script-2329 = Entschuldigt abwesend
script-2329-page =
    Er ließ sich abwesend eintragen. Er bestand darauf; drei Tage krank, da brauche es einen Zettel der Eltern. Beide
    waren lange tot. So schrieb ihn die jüngste Person im Haus, nach seinem Diktat: „Bitte entschuldigen Sie meinen Sohn
    Petar, der Fieber hat und sich zur Zeit nicht nützlich machen kann.“ Er verbesserte das Komma und unterschrieb mit
    dem Namen seines Vaters. Es muss die einzige Fälschung seines Lebens gewesen sein. Man hielt sich daran. Seitdem ist
    er in diesem Buch entschuldigt abwesend.

script-2330 = Von der Tafelseite
script-2330-page =
    Sein Leben lang blieb er dabei, dass man mit jedem reden könne. Er hatte es an Vierzehnjährigen bewiesen. Als sie
    einbrachen, soll er aufgestanden sein und gefragt haben, was sie sich dabei dächten, mit der Stimme, die er dafür
    hatte, und zwei hielten tatsächlich inne. Einer nahm sogar die Mütze ab. Es war der dritte, der aus einer anderen
    Stadt kam und einen anderen Lehrer gehabt hatte. Der mit der Mütze kommt jedes Jahr. Er steht hinten, und wenn alle
    gegangen sind, wischt er den Stein ab.

script-2331 = Schriftlich geteilt
script-2331-page =
    Mit diesen Augen hätte er gar nicht dort draußen sein dürfen. Seine Brille fand man ein gutes Stück von ihm, auf
    einer Mauer, zusammengeklappt, wie er sie nachts ablegte. Er hatte sie also selbst abgenommen. Darüber ist viel
    geredet worden. Manche meinen, es habe geschneit und sie habe ihm nichts genützt. Andere sagen, er habe gesehen, was
    kam, und es lieber nicht gesehen. Ein Mädchen, das in der 4b gewesen war, sagte, es sei ganz einfach: Er habe sie
    immer abgenommen, bevor er einem etwas Nettes sagte.

## Irena

script-2332 = Körpergewicht
script-2332-page =
    Sie hatte alles aufgeschrieben, aus Neugier, könnte man sagen. Tag eins, so und so viel Kilo. Puls. Was zuerst
    verschwindet und in welcher Reihenfolge es einem gleich wird: das Süße, das Warme, die Stimmen der anderen. Es sind
    achtzehn Seiten in dieser ruhigen, vorwärtsgeneigten Schrift, und die letzte ist so lesbar wie die erste. Man hat
    sie gedruckt. An drei Universitäten wird daraus gelernt. Im Vorwort heißt es, die Versuchsperson sei weiblich
    gewesen, fünfzig, von zierlichem Bau, der Name unbekannt; und am Rand des Bibliotheksexemplars hat ihn jemand
    eingetragen, mit Tinte.

script-2333 = Ärztin
script-2333-page =
    Sie stellte die Diagnose an einem Montag und sagte es niemandem. Sie ging das Regal durch, rechnete aus, was man
    dafür brauchte und was da war und für wen man es noch brauchen könnte; und dann schrieb sie sich ein Etikett:
    „Kamille, bei Bedarf“. Die richtige Arznei fand sich beim Aufräumen. Sie stand an ihrem Platz, voll, die dritte von
    links. Auf dem Boden, wo man es nur sah, wenn man sie für jemand anderen herunternahm, hieß es: „Wäre Verschwendung
    gewesen. Keine Widerrede. I. L.“

script-2334 = Erste Hilfe
script-2334-page =
    Sie erklärte es, während sie arbeiteten. Da drücken. Nein, da; fester, als man möchte. Jetzt auf die Uhr sehen. Die
    ganze Zeit sah sie ihnen auf die Hände, streng, wie bei Lehrlingen, und wenn jemand etwas sagen wollte, schüttelte
    sie den Kopf, denn dann drückt man schwächer. Sie machten alles richtig. Sie wollte, dass sie sich darüber klar
    waren, und ließ es wiederholen. Ihr ist es zu verdanken, dass ein Mädchen von nebenan, das die Lampe gehalten hatte,
    Krankenschwester wurde. Sie sieht auf die Uhr.

script-2335 = Eine Besorgung
script-2335-page =
    Was sie bei sich hatte, war für eine Frau in der Mühlgasse, von der im Haus nie jemand gehört hatte. Ihr Name stand
    darauf und zweimal täglich. Ein Junge, der die Taschen durchsuchte, konnte lesen und brachte es hin. Er war auf
    einen Finderlohn aus. Die Frau hatte so wenig wie sonst jemand gewusst, dass eine Fremde kommen wollte; sie war nur
    einmal, im Herbst, an der Pumpe, von jemandem in der Schlange gefragt worden, wie lange sie diesen Husten schon
    habe. Der Junge bekam einen Apfel. Er ist Apotheker. Wegen des Apfels, behauptet er.

## Osman

script-2336 = Osmans Schrank
script-2336-page =
    Mit dem Schrank hatten sie ihn immer aufgezogen. Er war für Essen, mit Fliegengitter und vier Fächern, wunderschön
    gemacht; fertig wurde er in der Woche, in der nichts mehr hineinzutun war. Er machte ihn vor ihnen auf und zu, damit
    sie sahen, wie er lief. Als er nicht mehr stehen konnte, ließ er seine Matratze hintragen. Heute hat ihn eine
    Bäckerei. Man hat ihnen einen richtigen angeboten, aus Stahl. Es sind Torten darin, die mit Sahne, in allen vier
    Fächern, und wer die Tür aufmacht, dem sagen die Lehrlinge, er solle es langsam tun und hinhören.

script-2337 = Sechs Bretter
script-2337-page =
    Er hatte ihn selbst gemacht. An einem einzigen Nachmittag, zwischen zwei Anfällen, und fegen durfte niemand hinter
    ihm. Er war zu kurz. Sie merkten es erst, als sie ihn brauchten, und waren verzweifelt, denn nie im Leben hatte er
    sich vermessen. Ein Mädchen der Nachbarn sah den Schnitt auf der Innenseite und dass das Fußende in einer Nut lief:
    Man konnte es herausziehen, genau um die Handbreit, die fehlte, und einrasten. Er hatte an die Treppe gedacht. Die
    Treppe hat eine schlimme Biegung.

script-2338 = Schwalbenschwanz
script-2338-page =
    Die Kugel war erst durch den Tisch gegangen. Der Tisch war von ihm, Eiche, gedübelt, kein Nagel darin. Leute aus
    einer Werkstatt in der Stadt reparierten ihn nach dem Krieg; sie setzten ein Stück ein, wo das Loch war, und
    brauchten drei Wochen, in Schichten, denn jedes Mal, wenn der Meister vorbeikam, sah er hin und sagte: „Der würde es
    sehen.“ Endlich sagte er es nicht mehr. Man darf mit der Hand darüberfahren. Alle tun es, und alle halten an der
    falschen Stelle.

script-2339 = Ein fremder Balken
script-2339-page =
    Er war wegen eines Balkens umgekehrt. Pechkiefer, vier Meter, mit einem makellosen Ende, und man hatte ihm gesagt,
    er solle ihn lassen, und er hatte gesagt: einen Augenblick. Im Sommer grub man ihn aus, und den Balken. Die
    Kommission wollte ihn nicht hergeben. Er war Beweisstück für etwas. So baute man über die Ecke der Ruine ein Dach,
    ein ganz kleines, um ihn zu schützen. Es ruht auf dem Balken. Ein anderes brauchbares Stück sei nicht da gewesen,
    sagt der Baumeister, und außerdem habe man gesehen, wofür er gedacht war.

## Greta

script-2340 = Pro Kopf
script-2340-page =
    In den Artikeln hieß es „zu gleichen Teilen“. Sie hatte sie entworfen, und sie hielt sich daran, bis zur Schale.
    Einmal gab es den Antrag, ihr an jenem Tag die größere Portion zu geben, so wie sie aussah, und sie ließ ihn als
    unzulässig aus dem Protokoll streichen. An den juristischen Fakultäten behandelt man den Fall unter „Notstand“. Es
    soll zwei Schulen geben. Die Studenten werden immer gefragt, was sie getan hätten, und dann fragt jemand von hinten,
    was aus den anderen wurde, und der Dozent muss in seine Notizen sehen.

script-2341 = Vollmacht
script-2341-page =
    Am vorletzten Tag diktierte sie einer Nachbarin mit guter Handschrift. Es war lauter Geschäftliches: eine Grenze in
    Obermühl, eine Witwenrente, ein Streit um eine Ziege, der die Ziege überlebt hatte. Alles sollte weitergeführt
    werden. Sie nannte die Paragrafen. Im Fall der Ziege, räumte sie ein, könne man sich vergleichen. Die Nachbarin war
    Wäscherin gewesen. Sie ging damit vor Gericht, mit der ganzen Liste, in einem geborgten Hut, und gewann die Grenze
    und die Rente. Man habe nur nichts auslassen und nicht lauter werden dürfen, sagt sie.

script-2342 = In Gegenwart von Zeugen
script-2342-page =
    Sie erkannte ihn. Er hatte den Schal bis zu den Augen, und sie sagte, ganz deutlich: „Herr Halid, Sie schulden
    meiner Kanzlei noch den Kaufvertrag.“ Da musste er schießen. So sagte er es selbst vor Gericht. Er war nicht
    hingegangen, um jemandem etwas zu tun. Er hatte es nicht ertragen, dass es in so einem Augenblick jemand war, dem er
    Geld schuldete. Es wurde zu Protokoll genommen. Als es um die Kosten ging, fragte der Richter, ob noch etwas offen
    sei, und er sagte ja und nannte die Summe, und man musste warten, bis er weitersprechen konnte.

script-2343 = Ohne Angabe einer Adresse
script-2343-page =
    Sie hatte niemandem gesagt, wohin sie ging, und erst als man die Truhe öffnete und ihren Kalender fand, kam es
    heraus. „Do. abd.: zustellen.“ Jenseits der Linien war ein Mandant, dem eine Urkunde zustand. Es war der Kaufbrief
    eines Hauses, das im September abgebrannt war. Der Mandant hat ihn jetzt. Er war in ihrer Innentasche gewesen; er
    hat ein Loch, so groß wie eine Münze, genau an der Stelle für das Siegel. Er ist vollkommen gültig. Der Mandant hat
    es prüfen lassen.

## Aleks

script-2344 = Die Kurve
script-2344-page =
    Seine Kurve ist recht bekannt geworden. Sie zeigt Kalorien über Tagen, für einen Haushalt, mit kleinen Kreuzen, und
    wo andere sie am Rand hätten auslaufen lassen, hat er sie gepunktet bis null gezogen und das Datum dazugeschrieben.
    Er lag um zwei daneben. Es ging zwei Tage länger, als es durfte, und gegenüber am Rand, kaum zu lesen: „Fehler?
    Prüfen. Ich werde von jemandem gefüttert.“ Er war der Sache mit allen Mitteln nachgegangen. Der letzte Eintrag ist
    eine Liste der Personen im Haus, mit einem Fragezeichen hinter jeder.

script-2345 = Besserung
script-2345-page =
    „Fieberkranke, männlich, vierzig bis fünfzig, unbehandelt: sechs von zehn.“ Das sagte er jedem, der ans Bett kam,
    zum Trost. Sechs sei die Mehrheit. Er fragte nach den anderen, wie es ihnen gehe, und man musste ihm erklären, dass
    es keine anderen gab, dass er der einzige war; daran hatte er eine gute Weile zu kauen. Stichprobe eins, sagte er.
    Dann sei es gar keine Statistik. Dann könne man nichts sagen. Es fiel auf, dass ihm von da an viel leichter war, und
    er sprach von seiner Mutter und von Bäumen.

script-2346 = Ausreißer
script-2346-page =
    Nach seinen eigenen Tabellen konnte nichts passieren. Es war ein Dienstag zwischen zwei und drei, auf der vom Hügel
    abgewandten Seite; in der ganzen Belagerung war in dieses Quadrat keine einzige Granate gefallen. Deswegen hatte er
    seinen Stuhl dorthin gerückt. Sein Professor, da schon sehr alt, kam die Stelle ansehen. Er stand die Stunde über
    darin, den Hut in der Hand, von zwei bis drei, und die Leute dachten, er bete. Er sagte ihnen, er tue das Einzige,
    was man tun könne: Er füge eine Null hinzu.

script-2347 = Erwartungswert
script-2347-page =
    Er hatte ihnen erklärt, dass der Weg am Kanal eins zu vierzig war und der andere eins zu zwölf. Also wurde es der
    Kanal. Es wäre nicht anders, hätte er ihnen gewiss gesagt, wenn es umgekehrt gekommen wäre, die beiden Dinge müsse
    man auseinanderhalten: Die Entscheidung sei richtig gewesen. Seine Tabelle hängt in einem Zimmer des neuen
    Instituts, unter Glas. Das Feld für den Kanal hat man gelassen, wie es ist. Jeder, der dort arbeitet, ist schon
    darauf gekommen, es zu berichtigen, und keiner wusste, um wie viel.

## Alive, and the house is lost

script-2350 = Vuk, ohne das Haus
script-2350-page =
    Vuk ließen sie laufen, er war zu groß, um ihn zu füttern, und zu müde, um ihn zu bewachen. Er trug jemandes Mutter
    bis zur Ziegelei, stellte sie ab und ging zurück, den Stuhl holen. Im Frühjahr sah man ihn im Steinbruch, er schlief
    im Pulvermagazin, das leer war. In die Stadt wollte er nicht hinunter. Sonntags ging er bis zur letzten Biegung, von
    wo man die Dächer sieht, suchte das unsere heraus und sah nach, wer den Herd anmachte.

script-2351 = Mira, ohne das Haus
script-2351-page =
    Mira war durch die Dachluke, bevor sie am zweiten Absatz waren, und nahm alle mit, die ihr folgten. Alle waren es
    nicht. Die brachte sie über die Dächer und dann über den Fluss. Später führte sie wieder, und sie war eine der
    Besten. Sie wartete auf niemanden. Sie sagte es am Anfang, bevor gezahlt wurde, damit es klar war: Ich gehe, und wer
    hinter mir ist, ist hinter mir. Es wurde im Prospekt gedruckt, und die Leute dachten, es ginge um Kondition.

script-2352 = Jovan, ohne das Haus
script-2352-page =
    In dieser Nacht schlief Jovan, in der einzigen, in der er je schlief. Darüber kam er nie hinweg. Sie setzten ihn in
    Socken vor die Tür. Er meldete sich in der ersten Kaserne, auf die er traf, aus freien Stücken, als Posten, und
    wessen, war ihm gleich; und er stand jede Wache, die die anderen loswerden wollten. Sie hielten große Stücke auf
    ihn. Als es vorbei war und alle heimgeschickt wurden, blieb er stehen, an einem Tor, das auf ein Feld führte, bis
    man es abbaute.

script-2353 = Sanja, ohne das Haus
script-2353-page =
    An diesem Haus waren neun Schlösser, Sanja hatte sie eingebaut, und keines war aufgebrochen. Es hätte nur jemand
    dasitzen und einen Schlüssel umdrehen müssen. Sie lebte in einer Garage am Güterbahnhof. Sie reparierte, was man ihr
    brachte. Sie machte nichts, was zuging. In der Stadt gibt es Gartentore von ihr, an die hundert, leicht wie Vögel,
    jedes mit einer Klinke, die ein Kind heben kann; und wenn ein Kunde fragt, was dann die Leute abhält, sagt sie:
    „Nichts. Hat es noch nie. Man muss zu Hause sein.“

script-2354 = Emin, ohne das Haus
script-2354-page =
    Emin rannte. Das konnte er. An der Ecke merkte er, dass er allein war, und rannte zurück, und da stand das Haus mit
    den Lampen von Fremden, und ihm fiel nicht ein, auf welcher Seite man klingelt. Als die Straßenbahnen wieder fuhren,
    wollten sie ihn nicht; er war tot gemeldet, von jemandem, der es gut mit ihm meinte. Also fuhr er mit. Er stieg
    morgens an der ersten Haltestelle ein, mit Fahrschein, und fuhr bis zur letzten. Er saß hinter dem Fahrer. An jeder
    Haltestelle drehte er sich um und zählte.

script-2355 = Ljuba, ohne das Haus
script-2355-page =
    Dreißig Jahre Nächte, und in dieser einen hatte niemand am Empfang gesessen. Ljuba hielt es für ihre Schuld, gleich,
    wer an der Reihe gewesen war. Sie erzählte es jedem, der zuhörte: wie spät es war, wer wo schlief, wie das Wetter
    war. Das Buch hatte sie dabei. Mehr hatte sie nicht mitnehmen dürfen. In der Zeile für diese Nacht steht nichts, und
    auf jeder Seite danach, jahrelang, in dem Heim, wo sie wohnte und ihre Listen führte, wer zum Abendessen ging und
    wer zurückkam, ließ sie diese Zeile frei.

script-2356 = Nadia, ohne das Haus
script-2356-page =
    Sie hatte für sie kochen müssen. Eine Woche blieb sie, in ihrer eigenen Küche, mit Leuten, die Oma zu ihr sagten.
    Schlechte Esser waren sie nicht. Worüber sie nicht wegkam, waren die Teller, dass es unsere Teller waren. Eines
    Abends, als alle hatten, nahm sie die Schürze ab, faltete sie und ging zur Haustür hinaus. Dem Posten sagte sie, sie
    gehe Salz holen. Er leuchtete ihr mit der Laterne auf den Stufen. Am Ende kam sie bis ans Meer und kochte dort, für
    einen.

script-2357 = Petar, ohne das Haus
script-2357-page =
    Petar setzten sie auf einen Lastwagen, hielten ihn wegen der Brille für einen der anderen und ließen ihn die Kinder
    der Leute unterrichten, die uns vertrieben hatten. Das Zimmer war warm. Sie waren wie alle Kinder. Er brachte ihnen
    Lesen bei, aus dem, was da war; es war ein Buch aus unserem Regal. Vorn stand ein Name, und jemand hob die Hand und
    fragte, wer das sei. Er brauchte die ganze Stunde für die Antwort. Danach schickte man ihn anderswohin.

script-2358 = Irena, ohne das Haus
script-2358-page =
    Irena war mit dem Schuhkarton herausgekommen. Sie saß zwei Tage lang darauf, an einer Kreuzung, unter sehr vielen
    Leuten, und gab die Sachen nach Bedarf weg, bis es nur noch ein Karton war. Dann ging sie los. Sie war die
    Apothekerin in einem Dorf von vierzig Häusern, das noch nie eine gehabt hatte, und man fürchtete sie dort wegen
    ihrer Genauigkeit. Ihr Laden hatte keine Tür. Sie könne keine haben, erklärte sie, sie müsste dabeisitzen und
    aufpassen; es gab einen Vorhang aus Perlen, und man hörte ihn auf dem ganzen Platz.

script-2359 = Osman, ohne das Haus
script-2359-page =
    Die Haustür war seine Arbeit gewesen, und sie brachen sie mit einer Bank auf, die auch von ihm war. Er hörte das
    eine gegen das andere. Gehalten hätten sie gut, sagte er, beide. Später lebte er bei einem Vetter am See, baute
    Boote und war auf seine Art zufrieden, nur war er nicht dazu zu bringen, irgendwo einen Riegel anzuschlagen. Die
    Leute, die unser Haus genommen hatten, waren bis zum Sommer weg. Sie hatten alles verheizt, Stufe um Stufe, von
    oben, und mussten zuletzt im Erdgeschoss gewohnt haben, über sich den Rauch.

script-2360 = Greta, ohne das Haus
script-2360-page =
    Die Papiere hatte sie bei sich: neun Artikel und eine Liste von Unterschriften auf einem Schachteldeckel. Damit
    klagte sie auf Wiedereinräumung des Besitzes. Die Klage wurde abgewiesen, da das Haus den Klägern nie gehört habe.
    Sie legte Berufung ein. Das zweite Gericht fragte, in welcher Eigenschaft sie auftrete, und es steht in den Akten,
    dass sie sagte: „Als eine von denen, die hätten wach bleiben sollen.“ Auch das verlor sie. Sie ist mit der Akte
    begraben, auf eigene Verfügung, und die Sache ist damit, wie sie es ausdrückte, vertagt.

script-2361 = Aleks, ohne das Haus
script-2361-page =
    Die Chance, dass in einer Nacht, in der keiner wacht, nichts geschieht, ist eins zu neun. Er hatte es im November
    ausgerechnet, als Kuriosität, und an die Wand gehängt. Alle kannten die Zahl. Er warf nie jemandem etwas vor. Er
    ging zu einer Gesellschaft, die Schiffe versichert, stellte ihre Tabellen auf und war gut, vorsichtig, etwas
    langweilig; und im Kleingedruckten jeder Police, die durch seine Hände ging, steht eine Klausel, die Versicherer
    wissen nicht, woher sie kommt: Jemand an Bord hat wach zu sein.

## More endings

script-2365 = Ein Stuhl auf dem Gehsteig
script-2365-quiet =
    Um sechs Uhr morgens hörte es auf. Im Haus war eine einzige Person, um es zu hören, und es gab Zweifel: Es konnten
    die Ohren sein. Also wurde eine Pfanne fallen gelassen, mit Absicht. Die Pfanne war laut. Dann stimmte es wohl. Der
    Riegel ging zurück, die Tür wurde angehoben, wie man sie anheben muss, und auf der Stufe war es kalt und hell, und
    aus allen Häusern kamen Leute, zu zweit und zu dritt. Jemand rief herüber: „Wie viele seid ihr?“
script-2365-fewer =
    Zuerst sagte man es den anderen. Dazu musste man hinten herum durch den Hof, und es war Zeit zu überlegen, was man
    sagt. „Es ist vorbei“ schien zu genügen. Es wurde für jeden einmal gesagt, mit Namen, und lauter für jemanden, der
    ein wenig schwer gehört hatte. Dann wurde es der Straße gesagt.
script-2365-none =
    „Eins“, war die Antwort, und es klang gar nicht wie eine Zahl. Das nächste Haus nahm es auf und gab es die Reihe
    hinunter weiter, als gehörte es zur Nachricht.
script-2365-last =
    Der letzte Eintrag ist kurz. Dieses Buch ist von Anfang an in der Mehrzahl geschrieben, und es ist zu spät,
    zurückzugehen und es zu ändern. Wir haben durchgehalten. Wir sitzen auf einem Stuhl mitten auf der Straße. Wir
    möchten, dass man weiß, dass es andere gab und dass das meiste Gute hier drin von ihnen ist.

script-2366 = Was nicht gefeiert wurde
script-2366-quiet =
    Die Straße feierte. Sie hatte alles Recht dazu. Es gab ein Akkordeon, der Bäcker verschenkte, was er hatte, und als
    es dunkel wurde, zündete man mitten auf der Kreuzung ein Feuer aus anderer Leute Fensterläden an, nur so zum
    Vergnügen. Wir hatten unsere Bank hinausgetragen wie alle. Der Platz neben uns blieb ziemlich lange frei.
script-2366-known =
    Es war bekannt geworden. Durch wen, erfuhren wir nie. Es war nichts, was man vor ein Gericht bringen konnte, und
    hätten sie uns gefragt, wir hätten ihnen erzählt, wie es war in jener Nacht, was zu entscheiden gewesen war und wie
    schnell. Niemand fragte. Sie rückten nur ein Stück auf ihren Bänken, wie man es bei jemandem in nassen Kleidern tut.
script-2366-last =
    Hier ist es also, für den, der dies findet: Wir leben. Es gab einen Preis, und einen Teil davon haben andere
    gezahlt, die keiner gefragt hat. Das soll auf der letzten Seite stehen, denn alles andere, was wir hier geschrieben
    haben, wird man lieber lesen. Das Akkordeon spielt noch. Es ist wirklich ein schöner Abend.

script-2367 = Blut auf der Rechnung
script-2367-quiet =
    Als die Geschütze schwiegen, war unser erster Gedanke, dass sie nun wegen der Toten kommen würden. Wir meinten die,
    die wir gemacht hatten. Es gab eine Liste; sie war geführt worden, nicht auf allgemeinen Wunsch, hinten in diesem
    Buch. Ort, Stunde, was er anhatte. Jemand hatte versucht, sie im Regen liegen zu lassen. Aber sie kamen wegen der
    Wasserleitung und später wegen der Lebensmittelkarten, und schließlich merkten wir, dass nie jemand kommen würde.
script-2367-after =
    So blieb es bei uns. Es ist wie ein Möbelstück, das schon vorher im Haus war; im Dunkeln geht man darum herum. Mit
    den Nachbarn kommen wir gut aus. Manchmal bleibt jemand auf der Treppe stehen, die Hand am Geländer, um eine Person
    vorbeizulassen, die nicht da ist. Den Kindern, die ins Haus kommen, sagt man, sie sollen auf die Stufe achten.
script-2367-last =
    Die Liste ist ins Reine geschrieben und an die Kommission geschickt worden, mit unseren Namen darunter. Der Empfang
    wurde auf einer gedruckten Karte bestätigt. „Ihr Schreiben ist eingegangen und wird in der Reihenfolge des
    Eintreffens bearbeitet.“ Es müssen sehr viele davor sein.

script-2368 = Alle waren noch da
script-2368-quiet =
    Dinge, die in der ersten Stunde des Waffenstillstands auf unserer Schwelle gesagt wurden. „Wirklich?“ „Geh noch
    nicht raus.“ „Das ist der Wind.“ „Das ist kein Wind, das sind Leute.“ „Wer hat meinen anderen Schuh?“ „Lass den
    Topf, komm schauen.“ „Ich weine nicht, ich hab Putz drin.“ „Wer geht zuerst?“ „Du hast das Haus gefunden.“ „Dann
    zusammen. Vorsicht, der Balken.“ „Was macht man jetzt?“ „Na ja.“ „Nein, im Ernst.“
script-2368-last =
    Nach und nach kam heraus, dass niemand Pläne gemacht hatte. Wir waren darin abergläubisch gewesen. Also taten wir,
    was zu tun war: die Pumpe, der Herd, die Betten. Am Abend waren wir alle da, wie jeden Abend, und die Tür stand
    offen. Man hörte die Frösche. Wir waren viel mehr, als das Zimmer je zu fassen schien. „Bis Sonntag können wir ja
    noch bleiben“, sagte jemand. Hiermit wird festgehalten, dass wir bis zum siebzehnten Juni blieben.

script-2370 = Unter neuer Leitung
script-2370-page =
    Es hatte keine Woche gedauert. Viel steht nicht in diesem Buch: ein Datum, wer wir waren, ein paar Rechnungen über
    Holz. Wer es danach hatte, riss die beschriebenen Seiten heraus und fing auf den leeren die eigenen an, von vorn.
    Sie waren zu acht. Auch sie begannen mit einer Liste. Sie hätten ein Haus gefunden, schrieben sie, das erst vor
    einer Stunde verlassen sein könne, denn der Herd sei warm; es müssten anständige Leute gewesen sein, es trockneten
    Kräuter. Sie wollten auf alles achtgeben, bis die Besitzer wiederkämen.

script-2371 = So nah
script-2371-page =
    Neun Tage später kam der Waffenstillstand. Das haben inzwischen Leute ausgerechnet, die sich für solche Zahlen
    interessieren. Auf dem Regal stand noch etwas. Es war Holz da, und im Kalender war bis zu einem Donnerstag
    durchgestrichen. Den Schlüssel hatte eine Frau aus der Straße. Sie ging jeden Morgen hinein und machte den Herd an,
    damit die Rohre nicht einfroren, und am neunten Tag ging sie hinein, setzte sich an den Tisch und sagte es dem
    Zimmer.
script-2371-last =
    Sie war an seinem Nagel auf dieses Buch gestoßen und hatte es nicht gelesen, weil es nicht an sie gerichtet war. Sie
    schrieb nur an die Stelle, an die ein Eintrag gehörte, damit die Sache vollständig war. Mit Bleistift. „Dienstag.
    Vorbei. Ihr hättet gelacht, auf allen Plakaten stand der falsche Tag.“

script-2372 = Fundsachen
script-2372-page =
    Gegenstände, die im Lauf jenes Frühjahrs von Leuten der Nachbarschaft ins Haus gebracht wurden, denen man gesagt
    hatte, es sei niemand mehr da, und die sie trotzdem brachten: ein Topf, gescheuert. Eine Decke, mit Dank. Ein halber
    Sack Saatkartoffeln, „wie vereinbart“. Ein Schlitten. Eine Kelle, die als verloren galt. Zwei Gläser, voll, für ein
    geliehenes. Ein Paar Kinderschuhe, ausgewachsen, aber man wisse ja nie. Sie standen in der Diele an der Wand. Der
    Briefträger quittierte dafür.
