# Pairs of characters.

## Vuk and the others

script-2650 = Vuk und Mira an einem Seil
script-2650-rope =
    Vuk wollte den lockeren Schornstein abtragen, bevor er jemandem auf den Kopf fiel, und Mira sollte ihn halten. Im
    Herbst hatte er hundertzehn Kilo gewogen. Sie musterte ihn von oben bis unten, nahm das Seil zweimal um den
    Treppenpfosten und einmal um die eigene Hüfte und sagte, bitte sehr. Er ging nicht. Er stand auf dem Fensterbrett,
    den Rücken zum Abgrund, und erklärte ihr ausführlich die Reibung. „Vuk“, sagte sie. „Ich habe schon Schlimmeres
    gehalten als dich. Ich habe Zahnärzte gehalten.“
script-2650-choose-now = „Los, Vuk. Sie hat dich.“
script-2650-choose-leave = „Lasst den Schornstein. Bis jetzt hat er gestanden.“
script-2650-now =
    Die Ziegel kamen in guter Ordnung im Hof an. Auf den Boden sah er nicht, er sah die ganze Zeit auf den Knoten. Als
    er wieder drinnen war, ging er hin und gab ihr die Hand. Losbinden musste er sie.
script-2650-leave =
    Er fiel noch am selben Abend, beim Essen, durch zwei Decken, und einer von uns hatte da gesessen. Mira sagte nichts.
    Sie rollte das Seil auf.

script-2651 = Vuk und Sanja: der Tresor
script-2651-safe =
    Vuk hatte auf dem Rücken einen Tresor nach Hause getragen. Es war ein kleiner, aber es war ein Tresor. Er setzte ihn
    Sanja vor wie eine Katze den Vogel. Sie ging darum herum, klopfte und sagte, er sei leer. Das hört man doch. Er
    glaubte es nicht. Keiner schließt nichts ein, sagte Vuk. Er könne ihn selber aufmachen, in einer Ecke vom Hof, er
    habe noch etwas aus dem Steinbruch übrig.
script-2651-choose-blast = „Lasst ihn. Finger in die Ohren.“
script-2651-choose-pick = „Lasst Sanja ran. Die braucht eine Minute.“
script-2651-choose-door = „Lasst ihn zu. Stellt ihn hinter die Tür.“
script-2651-neat =
    Es machte ein Geräusch wie ein Korken. Darin lag, in Filz gewickelt, damit nichts klapperte, eine Damenuhr; und Sanja ging nach oben und machte ihre Tür zu.
script-2651-bang =
    Die Tür fand sich im Nachbargarten. Darin gewesen war nichts. „Sag ich doch“, sagte Sanja, während sie ihm das Ohr
    verband.
script-2651-pick =
    Vierzig Sekunden. Es waren vier Zigaretten darin und ein Zettel: „Lieber Einbrecher, rauch eine und geh nach Hause.“
    Sie teilten sie sich auf der Stufe, immer abwechselnd.
script-2651-door =
    Von da an stand er dort. So etwas ist sehr gut hinter einer Tür. Zwei Brecheisen hielt er aus, im Lauf der Zeit.

script-2652 = Vuk und Petar: die Wand
script-2652-wall =
    Petar brachte Vuk das Lesen bei. Es geschah im Kohlenkeller, wo niemand hinkam. Neunzehn Jahre lang war Vuk mit
    Unterschriften und einem guten Gedächtnis durchgekommen; wie alle anderen das machten, hatte er erst hier
    herausgefunden, vom Zusehen. Er konnte seinen Namen und KALK und VORSICHT. Heute Abend kam er mit einer Zeitung
    herauf ans Licht, schwarz im Gesicht, und legte einen Finger unter eine Zeile. Er las sie. Es dauerte einige
    Minuten. Es war der Zementpreis, vom Juni.
script-2652-choose-go_on = „Lies uns die nächste vor.“
script-2652-choose-hush = „Keiner hat was gemerkt. Esst weiter.“
script-2652-go_on =
    Er las uns die ganze Spalte vor. Meistens war es Zement. Bei einem schweren Wort schloss er die Augen und klopfte
    mit dem Knöchel auf den Tisch, und dann ging es auf.
script-2652-hush =
    Er wartete einen Augenblick, den Finger darauf. Dann faltete er sie klein zusammen. Dort unten machte er weiter,
    allein, denn man hörte ihn durch die Wand: „Port. Land. Portland.“

script-2653 = Vuk und Osman: Stein oder Holz
script-2653-quarrel =
    Es fing mit dem Sturz an. Osman wollte Eiche einsetzen; Vuk wollte Stein, auf der Straße lag genug davon. Um zehn
    waren sie bei den Kirchen. Um zwölf redeten sie nicht mehr. Jeder hatte an seiner Seite desselben Fensters zu
    arbeiten angefangen, Osman mit dem Hobel, Vuk mit dem Hammer, und wenn einer das Maß brauchte, reichte es der andere
    wortlos hinüber, den Griff voran. Es war vollkommen klar, dass die beiden Hälften sich nicht treffen würden.
script-2653-choose-wood = „Holz. Osman, mach es fertig.“
script-2653-choose-stone = „Stein. Er liegt da und kostet nichts.“
script-2653-wood =
    Es wurde ein schöner Sturz. Vuk wurde am Abend gesehen, wie er sich mit vollem Gewicht dagegenlehnte, zur Probe.
script-2653-stone =
    Er hätte eine Brücke getragen. Osman sah ihn eine Weile an. „Und wie willst du daran einen Vorhang aufhängen?“,
    fragte er.

## Mira and the others

script-2654 = Mira und Jovan: die Karte
script-2654-map =
    Jovan hatte eine Karte, von der Armee, mit allen Stellungen. Mira hatte ihre Schnur. Man legte sie nebeneinander auf
    den Boden, und es waren zwei verschiedene Städte. Nach seiner lag hinter dem Schlachthof ein Minenfeld. Nach ihrer
    war sie in neun Nächten dort durchgegangen. Sie fuhren es mit dem Finger nach, Zentimeter für Zentimeter. Es war
    kein Irrtum. „Neunmal“, sagte Jovan; er stand auf und holte ihr einen Stuhl.
script-2654-choose-again = „Dann gibt es einen Weg. Zeichnet ihn auf seine.“
script-2654-choose-never = „Dann nie wieder. Mach dort einen Knoten.“
script-2654-again =
    Er wurde eingezeichnet, gepunktet, mit den Schritten. Zusehen wollte er nicht. Er legte sich aufs Bett, das Gesicht
    zur Wand, und sie musste ihm sagen, wann es fertig war.
script-2654-never =
    Es wurde ein dicker, man konnte ihn nicht verfehlen. Einige Tage lang setzte sie die Füße auf, sogar auf der Treppe,
    wie jemand mit einem Tablett.

script-2655 = Mira und Irena: Frostbeulen
script-2655-feet =
    Irena hatte ihr das Ausgehen verboten. Zwei Zehen waren erfroren, am linken Fuß, und das hatte sie auf eine Karte
    geschrieben und die Karte an Miras Stiefel gehängt. „Nicht zu tragen.“ Mira legte die Füße auf den Tisch und fragte,
    was sonst passiere. Man sagte es ihr. Man sagte es ihr auf Latein. In der Nacht waren die Stiefel fort, samt Karte;
    man fand sie an ihr und sie darin, schlafend, am Fuß der Treppe.
script-2655-choose-side = „Irena hat recht. Schließt die Stiefel weg.“
script-2655-choose-other = „Ihre Füße kennt sie selbst.“
script-2655-side =
    Sie kamen bis Mittag in den Medizinschrank. Mira lag auf dem Rücken und führte uns über die Dächer, aus dem Kopf,
    vom Bett aus; und die Zehen wurden rosa, so dass man Irena nicht einmal richtig böse sein konnte.
script-2655-other =
    Sie kannte sie. Am Abend waren es zwei weniger. Irena machte es, auf dem Küchentisch, und erwähnte die Karte nicht.

script-2656 = Mira und Emin: ein Wettlauf
script-2656-race =
    Es war bei Tisch aufgekommen, und danach gab es kein Halten: wer von beiden schneller an der Pumpe und zurück wäre.
    Er hatte die Beine. Sie hatte die Mauern. Sie liefen im selben Augenblick los, nach Einbruch der Dunkelheit, jeder
    mit einem Kanister; die Straße hatte irgendwie Wind davon bekommen, und an einigen Fenstern standen Leute. Aus
    diesem Anlass wurde gewettet, in Bohnen.
script-2656-choose-emin = „Auf Emin. Eine Straßenbahn hält nicht vor Mauern.“
script-2656-choose-mira = „Auf Mira. Die geht oben drüber.“
script-2656-e_wins =
    Emin war nach viereinviertel Minuten zurück, mit Seitenstechen. Er klingelte, mit dem Knöchel, am Kanister. Ihrer
    war voll, als sie hereinkam, und seiner zu zwei Dritteln; es gab eine Untersuchung.
script-2656-m_wins =
    Niemand sah sie kommen. Sie saß auf der Stufe, als er um die Ecke bog, und fragte ihn, ob er an der Weiche habe
    warten müssen.

## Jovan and the others

script-2657 = Jovan und Greta: der Eid
script-2657-oath =
    Jovan war mit einer Rechtsfrage zu Greta gekommen. Wenn ein Mann etwas geschworen hat, und den Staat, dem er es
    schwor, gibt es nicht mehr; und es gibt einen anderen, oder mehrere. Galt es dann noch? Dafür setzte sie die Brille
    auf. Sie brauchte zwei Tage. Sie schrieb ihm ein Gutachten, vier Blatt. Am Ende stand, ein Eid binde einen Menschen
    an das, was er zu versprechen glaubte; darum könne sie es ihm nicht sagen, aber er.
script-2657-choose-burn_it = „Dann bist du ihn los. Sag es.“
script-2657-choose-keep_it = „Dann bist du noch Soldat, Jovan. Du warst es immer.“
script-2657-burn_it =
    Er sagte es, in strammer Haltung, auf dem Treppenabsatz, zu den Kleiderhaken. Ein Satz genügte. Sie sorgte für
    Zeugen.
script-2657-keep_it =
    Das fand er auch. Bevor es dunkel wurde, ging er alle Türen und Fenster ab, prüfte die Riegel und erstattete den
    Haken auf dem Treppenabsatz Meldung.

script-2658 = Jovan und Ljuba: vier Uhr
script-2658-four =
    Um vier stand Jovan auf, und Ljuba war wach. So ging das seit Wochen: Er stand neben seinem Bett, sie sah auf die
    Straße. Keiner hatte je ein Wort darüber verloren. An diesem Morgen schob sie mit dem Fuß einen Stuhl herum. Er
    setzte sich. Man muss annehmen, dass es ungefähr eine Stunde war. Als wir herunterkamen, sahen beide zum Fenster
    hinaus, und zwischen ihnen auf dem Brett lag das Gästebuch, und darin stand: „4.00, J. Set. Eigenes Bett. Nicht
    stören.“
script-2658-choose-let = „Lasst ihnen das Fenster. Wir essen nebenan.“
script-2658-choose-join_them = „Gibt es noch einen Stuhl?“
script-2658-let = Es wurde zur Gewohnheit. An Tagen, an denen er durchschlief, wirkte sie verstimmt.
script-2658-join_them = Es gab einen. Aber zu dritt ist es etwas anderes, man merkt, dass man sitzt.

script-2659 = Jovan und Nadia: Rationen
script-2659-fold =
    Nadia hatte ihn dabei ertappt. Bei jeder Mahlzeit steckte er die Hälfte ein, in Papier gefaltet. Zuerst dachte sie,
    es sei für später. Sie ging seine Jacke durch, als sie da hing, und es war alles noch darin, vierzehn Päckchen,
    knochentrocken, mit Datum. Er hob es nicht für sich auf. Es sei für den Rückzug; einen Rückzug gebe es immer, sagte
    Jovan, und dann habe keiner etwas.
script-2659-choose-cook = „In den Topf damit. Alle vierzehn.“
script-2659-choose-carry = „Legt es an die Tür, wo jeder es greifen kann. Er hat recht.“
script-2659-cook =
    Es gab eine sehr dicke Suppe. Er aß, was er bekam, und man sah, wie die Hand zur Tasche ging.
script-2659-carry =
    Da hing es, in einem Mehlsack mit Schlaufe. Nadia ging vierzigmal am Tag mit zusammengepressten Lippen daran vorbei.
    Es war eine Beleidigung für ihre Küche.

script-2660 = Jovan und Aleks: die Wahrscheinlichkeit
script-2660-odds =
    Aleks hatte Jovan ausgerechnet. Drei Abende lang hatte er ihm Fragen gestellt, wie viele, von wo, aus welcher
    Entfernung; er hatte es gezeichnet. Danach hätte Jovan im Oktober umkommen müssen. Es sei nicht knapp gewesen, sagte
    er ihm; es gehe um zwei Standardabweichungen. Jovan wollte es erklärt haben. Dann wurde er sehr weiß und lachte und
    fragte, ob sich auch ausrechnen lasse, wer an seiner Stelle umgekommen sei.
script-2660-choose-stop = „Leg das weg, Aleks. Sofort.“
script-2660-choose-truth = „Sag ihm, wie das gemeint ist.“
script-2660-stop = Es wurde weggelegt.
script-2660-truth =
    Er brauchte bis Mitternacht. Es gibt keine Stelle, erklärte Aleks. Es gibt keine Stellen. Es ist nur eine Kurve,
    hinter dir in der Schlange hat niemand gestanden. Er erklärte es auf vier verschiedene Arten, und die vierte
    handelte von Regen. Jovan schlief.

## Sanja and the others

script-2661 = Sanja und Greta: Einbruch
script-2661-deed =
    Es war wieder eine Rechtsfrage. Sanja konnte in die Wohnung gegenüber, dort gab es Mehl. Greta wünschte das nicht zu
    wissen. Aber wenn nun, rein als Beispiel, eine Tür offen vorgefunden würde? Offen müsste sie dann schon sein. Sanja
    dachte darüber nach. Sie ging auf den Treppenabsatz hinaus und blieb etwa eine Minute. „Sie ist offen vorgefunden“,
    meldete sie.
script-2661-choose-take = „Dann finden wir sie vor. Nehmt eine Tasche mit.“
script-2661-choose-close_it = „Dann geh und finde sie wieder zu.“
script-2661-take =
    Greta hatte eine Quittung ausgestellt. Sie bestand darauf, sie dazulassen, auf dem Regal, anstelle des Mehls, mit
    unser aller vollen Namen.
script-2661-close_it =
    Sie war zu. Sanja bat zu vermerken, wie viel Arbeit es macht, so etwas von außen ordentlich zu schließen.

script-2662 = Sanja und Osman: das Kästchen
script-2662-box =
    Sie bauten etwas, und es war geheim. Er machte das Holz und sie das Eisen. Durch die Tür hörte man abwechselnd Hobel
    und Feile und stundenlang kein Wort. Am dritten Abend stand es auf dem Tisch: ein Kästchen, groß wie ein Brot, aus
    Nussbaum, ohne Schlüsselloch. Für die Arznei sollte es sein oder was wir sonst an Stehlenswertem hatten. Man müsse
    es nur auf eine bestimmte Weise öffnen. Sie führten es vor. Ein zweites Mal gelang es ihnen dann nicht.
script-2662-choose-use = „Wir nehmen es. Einem fällt es schon wieder ein.“
script-2662-choose-sell_it = „Auf dem Markt brächte das etwas ein.“
script-2662-use =
    Als Erstes kam das Aspirin hinein. Dort blieb es. Man müsse mit ihm reden, sagte Osman; Sanja sagte, mit der linken
    Seite.
script-2662-sell_it =
    Ein Major kaufte es. Er ließ es sich auch vorführen, war sehr erheitert und bat um seine Zigarren zurück.

script-2663 = Sanja und Petar: das Zeugnis
script-2663-desk =
    Sie war in seiner Klasse gewesen. Es kam ganz zufällig heraus, bei einem Komma. Vor dreißig Jahren, ein Jahr lang;
    er hatte ihr ins Zeugnis geschrieben, sie habe geschickte Hände, und sonst werde nicht viel aus ihr. Sie konnte es
    auswendig. Sie sagte es ihm auf, über den Tisch, ohne jeden Groll, während sie ein Schloss putzte. Er legte das Buch
    hin. Er fragte, wie alt sie gewesen sei. „Neun“, sagte Sanja.
script-2663-choose-again = „Er kann ja ein neues schreiben. Gebt ihm Papier.“
script-2663-choose-let = „Das ist dreißig Jahre her, Sanja.“
script-2663-again =
    Er bat um einen Tag. Es war eine halbe Seite, mit der guten Tinte; und sie las es im Stehen, im Gang, legte es in
    das Stahlkästchen und schloss es ab.
script-2663-let =
    „Ich weiß“, sagte sie. „Sie sollten nur mal hören, wie es klingt.“ Den ganzen Abend blätterte er keine Seite um.

script-2664 = Sanja und Aleks: Kombinationen
script-2664-four =
    Am Kohlenkeller nebenan hing ein Schloss mit vier Ringen. Aleks erklärte, das seien zehntausend Möglichkeiten; bei
    zwei Sekunden je Stück mache das fünfeinhalb Stunden. Sanja sagte, es sei ein Geburtstag. Das sei es immer. Sie
    gingen es von zwei Seiten an, er von 0000 aufwärts, mit einer Tabelle zum Abstreichen, und sie fragte in der Straße
    herum, wann die Leute aus dem Haus geboren waren. Sie blieb höflich dabei. Sie brachte ihm sogar Tee.
script-2664-choose-aleks = „Lasst ihn zählen. Er ist bei viertausend.“
script-2664-choose-sanja = „Fragt die Witwe. Die weiß es.“
script-2664-aleks =
    Es war 4407. Er rannte damit die ganze Treppe hinauf. „Vierter April neunzehnhundertsieben“, sagte Sanja, „das ist
    die Großmutter.“
script-2664-sanja =
    Die Witwe wusste es nicht. Aber sie hatte den Schlüssel. Sie habe nichts sagen wollen, wo doch der Herr da saß und
    so fleißig war.

## Emin and the others

script-2665 = Emin und Ljuba: die Nachtlinie
script-2665-line =
    Sie waren sich schon einmal begegnet. Es war in der letzten Bahn, vor vier Jahren, im Nebel; sie war auf dem Weg zur
    Arbeit, und er hatte für sie geklingelt, als sie rannte, und gewartet. Beschwören konnte es keiner. Aber sie hatte
    einen Eintrag. Sie blätterte zurück: „22.51, Nr. 7, hat auf mich gewartet. Fahrer: Schnurrbart.“ Er hatte damals
    einen Schnurrbart gehabt. Er ließ es sich zeigen und las es unter der Lampe, die Linie, die Minute. Vier Minuten zu
    spät war er an dem Abend gewesen. Er hatte es verantworten müssen.
script-2665-choose-sign = „Dann unterschreib, Emin. Sie ist deine Zeugin.“
script-2665-choose-shave = „Lass ihn wieder wachsen!“
script-2665-sign =
    Er schrieb darunter, mit dem Datum von heute: „Richtig. Fahrgast zugestiegen.“ Danach klingelte er immer, mit einem
    Nagel an einer Tasse, wenn sie sich auf Wache setzte.
script-2665-shave = Er versuchte es. Auf einer Seite kam er ganz weiß, und er gab es auf.

script-2666 = Emin und Nadia: ein voller Wagen
script-2666-soup =
    Nadia hatte sich in den Kopf gesetzt, die Schlange an der Pumpe zu verköstigen. Nur einen Topf; nur die, die nicht
    mehr stehen konnten. Emin sollte tragen helfen. Er hielt es für Wahnsinn, das sagte er den ganzen Weg. Aber dann
    wurde gedrängelt, und sie stand mit ihrer Kelle mittendrin; und auf einmal hörte man eine Stimme, die seit einem
    Jahr keiner gehört hatte: „Bitte nach hinten durchgehen! Erst aussteigen lassen! Es kommt gleich der nächste!“
script-2666-choose-pot = „Lasst sie machen. Einen Topf.“
script-2666-choose-stop_her = „Bringt ihn zurück. Wir haben selbst nicht genug.“
script-2666-pot =
    Sie gingen durch. Es war ein Wunder. Es kam nicht gleich der nächste, er kommt ja nie; aber es war jetzt wieder eine
    Schlange und kein Haufen, und alle sagten danke, und manche zeigten ihren Fahrschein vor.
script-2666-stop_her = Sie brachte ihn zurück. Sie sagte kein Wort, sie teilte uns aus. Es war sehr heiß.

script-2667 = Emin und Osman: der Sitz
script-2667-seat =
    Osman hatte in einem Zaun einen Straßenbahnsitz gefunden, aus Latten. Er hatte ihn daheim und am Fenster
    aufgestellt, ehe Emin wach war. Es war gut gemeint. Emin stand im Nachthemd davor. Der Sitz war aus der 318. Das sah
    er an der Schraube. Das war der Wagen, den es auf der Brücke getroffen hatte, im ersten Monat, mit allen darin; sein
    Freund Stevo hatte die Schicht gehabt. Er hatte mit ihm getauscht.
script-2667-choose-burn = „Bring ihn raus. Verbrenn ihn, Osman.“
script-2667-choose-sit = „Setz dich drauf, Emin. Wir setzen uns alle.“
script-2667-burn =
    Es war gute trockene Esche, sie gab mehr Wärme als alles andere in dieser Woche. Emin wärmte sich die Hände daran;
    mehr blieb ihm mit ihnen nicht zu tun.
script-2667-sit =
    Am Ende setzte er sich, auf die Fensterseite. Für zwei war Platz. Jemand nahm die andere Hälfte, und dann fing er an
    zu erzählen, die Augen auf der Straße, als führe sie vorbei.

script-2668 = Emin und Petar: ein Bußgeld
script-2668-fine =
    Petar gestand, dass er schwarzgefahren war. Zwischen der Badeanstalt und der Schule, im Jahr der Währungsreform;
    viermal, und er hatte so getan, als läse er. Er habe es Emin sagen wollen, seit er wisse, wer er sei. Emin hörte ihn
    an. Er fragte nach den Daten. Er rechnete es auf der Rückseite seines Blatts aus, mit dem Zuschlag; die Sache sei
    ernst, sagte er.
script-2668-choose-pay = „Zahl dem Mann, Petar.“
script-2668-choose-work = „Lass es ihn abarbeiten.“
script-2668-pay =
    Er bekam eine Quittung und lochte sie selbst, mit einem Nagel. Beide waren an dem Abend so guter Laune, dass es fast
    zu viel war.
script-2668-work =
    Er musste die Haltestellen ausrufen, von der Treppe, die ganze Linie 7, in beiden Richtungen. Lindeneck ließ er aus
    und musste von vorn anfangen.

## Ljuba and the others

script-2669 = Ljuba und Greta: wer wo schlief
script-2669-book =
    Greta wollte das Gästebuch als Beweis. Nebenan war gestohlen worden; es hieß, einer von uns sei es gewesen. Im Buch
    stehe ja, wer ausgegangen sei und um welche Zeit. Ljuba gab es nicht her. Ein Gästebuch ist vertraulich. Sie hatte
    es der Polizei dreier Regierungen verweigert und einmal einem Ehemann mit Revolver. Sie saß darauf. Greta wies
    darauf hin, dass man es zeigen könne, wenn man nichts zu verbergen habe.
script-2669-choose-show = „Schlag es auf, Ljuba. Nur beim Dienstag.“
script-2669-choose-sit = „Es bleibt zu. Wir wissen, wer wir sind.“
script-2669-clean =
    Am Dienstag war niemand ausgegangen. Greta las es den Nachbarn von der Stufe aus vor. Ljuba strich die Seite durch und verbrannte den Federhalter.
script-2669-name =
    „2.15, { $them }. Zurück 3.40. Tasche.“ Es war sehr gut leserlich. Danach hatte keiner gefragt. Greta nahm die
    Brille ab und putzte sie eine Zeit lang.
script-2669-sit = Es blieb zu. Nebenan zogen sie ihre eigenen Schlüsse.

script-2670 = Ljuba und Irena: Schlaf
script-2670-sleep =
    Irena machte sich Sorgen um Ljuba. Von drei Stunden kann man nicht leben. Sie hatte etwas zubereitet, etwas Mildes,
    in einer Tasse; und Ljuba, der Gäste seit dreißig Jahren Tassen anbieten, sah es, bedankte sich und goss es in den
    Blumentopf. Das war am Montag. Am Dienstag lag die Geranie. Sie sahen sie sich gemeinsam an.
script-2670-choose-half = „Dann eine halbe Tasse, Ljuba. Der Pflanze zuliebe.“
script-2670-choose-none = „Lasst sie. So ist sie eben.“
script-2670-half =
    Sie schlief sechs Stunden. Für das übrige Haus war es furchtbar, keiner wagte ein Auge zuzutun. Sie wachte auf,
    fragte, was inzwischen geschehen sei, und wollte nicht glauben, dass es nichts war.
script-2670-none =
    Man ließ sie. Noch in derselben Nacht, um Viertel vor drei, sah sie eine Hand über die Mauer kommen, und den
    Pantoffel hatte sie bereit.

script-2671 = Ljuba und Aleks: zwei Listen
script-2671-lists =
    Es gab in diesem Haus zwei, die alles aufschrieben. So weit musste es kommen. Sie hatte die Straße, er hatte die
    Granaten. Eines Abends legten sie beides nebeneinander, Zeile für Zeile, und es zeigte sich, dass in neun von zwölf
    Fällen etwa eine Stunde vor dem Beschuss ein hinkender Mann mit einer roten Kanne in Richtung Hügel vorbeigegangen
    war. Sie sahen gleichzeitig auf. Es war zehn vor sieben. Eben ging er vorbei.
script-2671-choose-follow = „Ihm nach. Halte ihn einer auf.“
script-2671-choose-cellar = „Alle in den Keller. Und klopft an die Wände, für nebenan.“
script-2671-caught =
    Er brachte seiner Mutter Milch. Sie wohnte auf der Seite. Ihm sei es selbst aufgefallen, sagte er, er sei ganz
    verzweifelt darüber; er habe es schon mit früher versucht. { $them } trug ihm die Kanne bis zur Ecke.
script-2671-slipped =
    Er war um die Ecke, und da hatte es schon angefangen. Es wurde eingetragen, in beide Listen, in Rot. Es waren zehn
    von dreizehn.
script-2671-cellar =
    Es schlug um acht Minuten vor acht ein. Auf unserer Straßenseite wurde niemand verletzt. Von da an liefen dem
    hinkenden Mann die Kinder nach und schrien.

## Nadia and the others

script-2672 = Nadia und Irena: Gramm
script-2672-grams =
    Zusammen kochen konnten sie nicht. Irena wog, Nadia warf. Diesmal ging es um das Salz: vier Gramm, sagte Irena, für
    diese Anzahl Personen, eine Niere habe ihre Grenzen. Nadia hatte schon geworfen. In dreißig Jahren im Traktorenwerk,
    sagte sie, sei keiner an der Niere gestorben. Man könne sie nennen, sagte Irena. Sie nannte zwei.
script-2672-choose-weigh = „Wieg es ab, Nadia. Eine Woche lang.“
script-2672-choose-throw = „Lasst sie werfen. Sonst schmeckt doch nichts.“
script-2672-weigh =
    Eine Woche lang wurde gewogen. Es reichte, und jeder bekam das Gleiche, und es schmeckte nach vier Gramm. Am Sonntag
    gab Nadia die Schürze ab, ordentlich gefaltet, und man musste sie anflehen.
script-2672-throw =
    Es war köstlich. Irena aß ihres mit einem Gesicht, als zeichnete sie ein Schriftstück unter Protest ab; und dann
    hielt sie den Teller hin.

script-2673 = Nadia und Greta: die siebte Portion
script-2673-portion =
    Sie stand unter dem Deckel auf dem Fensterbrett wie jeden Abend: eine Portion zu viel, für den, der kam. Greta hatte
    abgerechnet. Es seien so und so viele Gramm die Woche, legte sie uns dar. Bei allem Respekt vor dem Brauch, gekommen
    sei niemand. Nadia fragte, was einem rechtlich zustehe, der noch nicht gekommen sei. Greta dachte nach, und sie nahm
    es ernst; nichts, sagte sie, aber schenken dürfe man ihm etwas.
script-2673-choose-gift = „Dann ist es geschenkt. Trag es ein.“
script-2673-choose-cut_it = „Ab morgen kein Teller mehr.“
script-2673-gift = Es wurde unter Schenkungen eingetragen. Den Deckel legte Greta selbst auf.
script-2673-cut_it =
    Es gab keinen Teller. Nadia hatte den Deckel gespült, sie stand da und hielt ihn in der Hand. Am zweiten Abend
    klopfte dann jemand.

script-2674 = Wer kam
script-2674-came =
    Es kam jemand. Es war ein Uhr nachts. Auf dem Fensterbrett kratzte es, der Deckel wurde gehoben und lautlos auf den
    Stein gelegt, und eine Zeit lang hörte man jemanden essen. Wer von uns aufgeblieben war, hatte das Brecheisen in der
    Hand. Dann kam der Deckel wieder darauf. Am Morgen war der Teller sauber, mit Schnee ausgewischt, und darauf lag ein
    Ding, das Greta, die sich in so etwas auskennt, auf zwei Wochen Portionen schätzte.

script-2675 = Nadia und Osman: der Hocker
script-2675-stool =
    Osman hatte ihr einen Hocker gebaut, für den Herd. Einunddreißig Jahre lang hatte sie gestanden. Sie war gerührt,
    sagte es auch und stand weiter. Er war im Weg. Jedes Mal, wenn sie an den Backofen wollte, schob sie ihn mit dem Fuß
    beiseite; und jedes Mal, wenn er vorbeikam, schob er ihn zurück. Keiner sagte je etwas dazu. Neun Tage ging das so.
script-2675-choose-sit = „Setz dich, Nadia. Einmal. Ihm zuliebe.“
script-2675-choose-shelf = „Nagelt ihn an die Wand. Das gibt ein Brett.“
script-2675-sit =
    Sie setzte sich. Er hatte genau die richtige Höhe, man sah es ihr am Gesicht an. Sie blieb sitzen, bis die Suppe übergekocht war.
script-2675-shelf =
    Er gab ein gutes Brett. Das Salz stand darauf. Osman kam herein und sah es und stand da und rechnete, das merkte
    man, wie viel es trug.

## Petar and the others

script-2676 = Petar und Irena: Vorlesen
script-2676-aloud =
    Er las ihr vor, während sie die Pulver abteilte. Es war immer derselbe Roman, in dem die Leute fort und fort auf
    Bälle gehen. Sie sagte, davon werde ihre Hand ruhig. Dann legte sie die Waage hin. „Sie stirbt, nicht wahr?“, sagte
    Irena. „Die Junge. Seit dem vierten Kapitel hustet sie; Sie lassen es aus.“ Er ließ es aus. Jede Nacht war er es im
    Voraus durchgegangen, mit dem Bleistift, ihr zuliebe.
script-2676-choose-read_it = „Lies, wie es dasteht, Petar.“
script-2676-choose-skip_it = „Lass es weiter aus.“
script-2676-read_it =
    Er las es. Es waren vier Seiten. Irena hörte zu, die Augen auf der Lampe, und als es vorbei war, sagte sie ihm, was
    es gewesen sein musste und dass man ihr ganz das Falsche gegeben hatte.
script-2676-skip_it =
    Also wurde die Junge gesund. Sie kam in allen späteren Kapiteln vor, und er musste sich ein paar Bälle ausdenken.

script-2677 = Petar und Greta: der Antrag
script-2677-motion =
    Es lag ein Antrag von Petar vor, das Lügen zu erlauben. Er hatte ihn schriftlich. Er betraf ausschließlich, was man
    Kranken sagt, Kindern und einander nach Einbruch der Dunkelheit. Greta war dagegen. Sie sah nicht, wo man da
    aufhören sollte. Debattiert wurde auf der Treppe, Redezeit je drei Minuten, und er war der bessere Redner; aber am
    Ende fragte sie ihn, wann er zuletzt sie angelogen habe. Er wurde rot bis an die Ohrspitzen.
script-2677-choose-for_it = „Wer ist dafür?“
script-2677-choose-against = „Dagegen. Sicher ist bei uns schon wenig genug.“
script-2677-for_it = Er wurde angenommen. Im Haus ging es seither viel freundlicher zu, und keiner glaubte ein Wort.
script-2677-against =
    Er fiel durch. Petar verneigte sich vor dem Ergebnis. „Wie sehe ich aus?“, fragte ihn einer von uns am nächsten
    Morgen; und alle hielten den Atem an.

script-2678 = Petar und Aleks: die Aufgabe
script-2678-problem =
    An der Wand bei der Pumpe stand mit Kreide eine Rechenaufgabe. Keiner wusste, von wem. Sie handelte von zwei
    Brunnen, und Petar hatte sie fast um den Verstand gebracht; er hatte drei verschiedene Lösungen. Aleks kam mit
    seinem Eimer vorbei, sah sie und blieb stehen. Der Eimer wurde nie voll. Sie standen da, alle beide, im Blickfeld
    des Hügels, jeder mit einem Stück Kreide, vierzig Minuten lang.
script-2678-choose-fetch = „Geht und zerrt sie am Kragen herein.“
script-2678-choose-wait = „Lasst sie fertig werden. Sie sind glücklich.“
script-2678-fetch =
    Sie wurden gezerrt. Drinnen machten sie weiter, auf dem Tisch, aber etwas fehlte. Die Wand, sagte Petar.
script-2678-solved =
    Es ging auf, bis auf den Bruch genau. Sie umarmten sich. Am nächsten Tag stand unter ihrer Lösung in derselben
    unbekannten Schrift „Elegant“; und da war eine neue.
script-2678-hit =
    Es traf zuerst die Wand, genau das Gleichheitszeichen. Aleks bekam es in die Schulter. Während man ihn hereintrug,
    sagte er mit vollkommener Klarheit, in der zweiten Zeile sei ein Fehler.

## Irena, Osman, Greta, Aleks

script-2679 = Irena und Osman: die Schiene
script-2679-splint =
    Irena brauchte eine Schiene, für ein Kind im Eckhaus, und Osman machte eine. Er machte sie aus Linde, ausgehöhlt,
    nach Maß; vorher hatte er das andere Bein abgetastet. Verlangt hatte sie zwei Latten. Er saß bis vier Uhr früh
    daran. Sie sagte ihm, das sei viel zu gut, so etwas werde nach sechs Wochen weggeworfen. Das wusste er. Die Kanten
    hatte er rund gemacht.
script-2679-choose-give = „Bringt sie hinüber, ihr zwei.“
script-2679-choose-sell_it = „Da ist ein Offizier mit gebrochenem Bein. Der zahlt in Arznei.“
script-2679-give = Sie kamen zurück und stritten über das Knie. Das Kind hatte wissen wollen, ob es sie behalten dürfe.
script-2679-sell_it =
    Er zahlte. Das Kind bekam zwei Latten und eine Binde, und es heilte, mit einem Dreh darin; später sah man es auf der
    Straße, da ging es wie einer, der etwas auf dem Boden sucht.

script-2680 = Irena und Aleks: die Stichprobe
script-2680-sample =
    Sie hatten eine Tabelle aufgestellt: wer in der Straße hustete, seit wann, und welches Wasser er trank. Der Einfall
    war von ihr, die Spalten von ihm. Nach einer Woche gab es keinen Zweifel; es war die Pumpe bei der Badeanstalt. Man
    musste es ihnen sagen. Die andere Pumpe war jenseits des Platzes, wo geschossen wurde. Also entweder der Husten oder
    eben das. Aleks hatte beides ausgerechnet. Er legte uns die zwei Zettel hin. Sie waren beinahe gleich.
script-2680-choose-tell = „Sagt es ihnen. Es sind ihre Lungen.“
script-2680-choose-hide_it = „Nicht. Sonst rennen sie über den Platz.“
script-2680-tell =
    Man sagte es ihnen. Manche machten weiter wie bisher, und manche rannten. In der Tabelle vom nächsten Monat waren
    zwei Spalten mehr.
script-2680-hide_it =
    Die Zettel wurden verbrannt. Irena tat selbst etwas in die Pumpe, bei Nacht, einen ganzen Beutel, gegen die
    Vorschrift, und es half ein wenig.

script-2681 = Osman und Greta: das Eigentum
script-2681-title =
    Osman wollte ein Testament machen. Er besaß nichts, aber es ging ihm im Kopf herum. Greta schrieb mit. Der Schwester
    den Hobel. Dem Haus sich selbst, soweit er schon darin sei: die Tür, das Fensterbrett, die zweite Stufe, das Regal.
    Sie erklärte ihm, einem Haus könne man nichts vererben. Er bedachte das. Wem gehöre das Haus denn? Sie machte den
    Mund auf. Es war das erste Mal, dass wir sie etwas nicht wissen sahen.
script-2681-choose-ours = „Uns gehört es. Schreib das hin.“
script-2681-choose-open_it = „Lass die Zeile frei. Es kommt schon jemand.“
script-2681-ours =
    Sie schrieb es hin. Vor keinem Gericht halte das auch nur eine Minute, sagte sie uns, und löschte es ab.
script-2681-open_it =
    Die Zeile blieb frei. Er unterschrieb mit seinem Zeichen, dem, das zeigt, welche Seite stehen bleibt.

script-2682 = Osman und Aleks: der Balken
script-2682-beam =
    Aleks hatte ausgerechnet, dass der Balken über der Treppe brechen würde. Er hatte die Last, den Querschnitt, die
    Granaten. Ungefähr bis zum Zwanzigsten kam heraus. Osman ging hin und legte die Hand daran. Er sagte nein. Aleks
    zeigte ihm das Blatt. Osman sah es sich eine Weile an, auf beiden Seiten, gab es zurück und sagte, es sei sehr schön
    geschrieben. Unter dem Balken schliefen wir alle.
script-2682-choose-prop = „Stützt ihn ab. Nur zur Sicherheit.“
script-2682-choose-trust = „Wenn Osman sagt, er hält, dann hält er.“
script-2682-prop =
    Er wurde abgestützt, mit zwei Pfosten. Osman hobelte sie. Er hörte nur auf, ihm gute Nacht zu sagen.
script-2682-holds =
    Am Zwanzigsten blieben wir auf. Aleks saß mit der Uhr genau darunter. Um Mitternacht stand er auf und bat ihn um
    Verzeihung.
script-2682-breaks =
    Es war am Neunzehnten. Der daneben brach, den hatte keiner ausgerechnet; und der alte hielt ihn auf, so dass wir
    darunter hervorkamen.

script-2683 = Greta und Aleks: die Police
script-2683-policy =
    Greta hatte den Einfall, die Straße zu versichern. Jedes Haus sollte jede Woche ein wenig einzahlen, und welches
    getroffen wurde, bekam alles. Aleks machte die Prämien. Er ging nach Stockwerk, nach Seite, nach Abstand von der
    Ecke, und das gab viel böses Blut; die Hofmanns, die den vierten Stock zum Hügel hin hatten, sollten mehr zahlen,
    als sie besaßen. Bis Freitag war aber etwas in der Truhe. Sie stand unter Gretas Bett.
script-2683-choose-run_it = „Macht es ehrlich. Bis auf den letzten Krümel.“
script-2683-choose-dip = „Da ist ganz schön was in der Truhe.“
script-2683-run_it =
    Es ging ehrlich zu. Es wurde sogar geprüft. Zweimal in der Nacht kam jemand nachsehen, ob es noch da war, und man
    zeigte es ihm.
script-2683-dip =
    Man nannte es ein Darlehen. Greta setzte den Schein auf, und ihre Hand zitterte so, dass sie es dreimal tun musste.
    Am Sonntag traf es den Schneider.

script-2684 = Ein Schadensfall
script-2684-claim =
    Es gab einen Schadensfall. Ausgerechnet die Hofmanns, vierter Stock, zum Hügel hin. Sie hatten nur eine Woche
    eingezahlt und dann aufgehört, aus Stolz. Aleks sagte, streng genommen seien sie nicht versichert. Die ganze Straße
    stand bei uns im Flur und wartete. Die ganze Zeit hatten sie da oben gesessen, mit freiem Blick darauf, und jeder
    war froh gewesen, dass den vierten Stock die Hofmanns hatten.
script-2684-choose-pay_out = „Zahlt ihnen aus. Alles.“
script-2684-choose-rules = „Regeln sind Regeln. Es geht an die zurück, die gezahlt haben.“
script-2684-pay_out =
    Sie bekamen es, gleich dort im Flur, Stück für Stück. Frau Hofmann unterschrieb für alles; dann ließ sie ihren Mann
    die Hälfte nach nebenan tragen.
script-2684-rules =
    Es wurde zurückgegeben, Haus für Haus, auf den Krümel genau. Wir bekamen unseres auch. Damit war die Police zu Ende.
    Keiner hatte etwas falsch gemacht.

script-2685 = Vuk und Nadia: Nachschlag
script-2685-seconds =
    Vuk fragte, ob es noch etwas gebe. Das war nie vorgekommen; an all den Abenden hatte er vor seinem leeren Teller
    gesessen, die großen Hände daneben. Nadia hörte es, sie stand am Herd, den Rücken zu uns. Es wurde sehr still. Sie
    nahm ihren eigenen Teller, der unter dem Deckel stand, und stellte ihn vor ihn hin. Er sah ihn an. Er hatte solchen
    Hunger, dass seine Augen nass geworden waren, und er sah, was es war.
script-2685-choose-eat = „Iss, Vuk. Sie hat ihn dir gegeben.“
script-2685-choose-both = „Holt noch eine Gabel. Ihr beide, von einem Teller.“
script-2685-eat =
    Er aß ihn. Er aß alles und wischte den Teller aus. In der Nacht hackte er bis zwei Holz, für einen Herd, auf dem es
    nichts zu kochen gab.
script-2685-both =
    Sie aßen von zwei Seiten, langsam, zur Mitte hin. Am Ende war noch ein Stück übrig, und es wurde mit großer
    Höflichkeit hin- und hergeschoben, bis es kalt war.

script-2686 = Mira und Petar: das Gipfelbuch
script-2686-book =
    Petar wollte wissen, was die Leute da oben schreiben. Mira hatte eins von den Büchern. Zwei Tage las er darin, und
    es war immer wieder dasselbe: das Datum, das Wetter, danke. Er sagte ihr, es sei die beste Prosa, die ihm diesen
    Winter begegnet sei. Man könne es hier auch versuchen, sagte sie. Man müsse nur irgendwo angekommen sein. Also wurde
    an der Pumpe ein Blatt aufgehängt, an einem Nagel, für jeden, der es hin und zurück geschafft hatte.
script-2686-choose-sign = „Lasst uns als Erste unterschreiben.“
script-2686-choose-down_it = „Das ist eine Zielscheibe. Nehmt es ab.“
script-2686-sign =
    Am Abend war es voll. „14. Jan. Nebel. Danke.“ „Zwei Kanister. Gerannt.“ Einer war in Kinderschrift: „Mit Papa. Er
    hat mich getragen, aber ich hab den Kanister gehalten.“
script-2686-down_it =
    Vor Mittag war es abgenommen. Es war ganz richtig. Vier Einträge waren darauf gewesen und ein Loch.

script-2687 = Jovan und Irena: die andere Seite
script-2687-enemy =
    Im Kohlenloch lag ein Junge in der anderen Uniform, mit Fieber. Irena hatte ihn gefunden, vor zwei Tagen, und ihn
    seither behandelt. Jovan kam am Kampfergeruch darauf. Er war außer sich. Er hatte das Beil in der Hand. Wenn das in
    der Straße herauskomme, sagte er. Und wenn sie kämen und ihn suchten. Und dann, dass es dieses Regiment gewesen sei,
    das auf ihn geschossen habe. Irena zählte weiter Tropfen. „Zwölf, dreizehn“, sagte sie. „Halt die Lampe, Jovan.“
script-2687-choose-hold = „Halt die Lampe.“
script-2687-choose-away = „Heute Nacht muss er weg, lebendig oder nicht.“
script-2687-hold =
    Er hielt sie. Am vierten Tag konnte der Junge sitzen, und sie redeten miteinander, die beiden; es stellte sich
    heraus, dass er gar nicht schießen konnte, er war Bäcker. Jovan brachte ihn selbst über das Eis und gab ihm einen
    Schubs.
script-2687-away =
    Jovan machte es. Er trug ihn und war keine Stunde fort. Die Patronentasche des Jungen legte er auf den Tisch. Irena
    spülte das Glas, in das sie gezählt hatte, und stellte es hinter die anderen.

script-2689 = Ein Brot von drüben
script-2689-page =
    Am ersten Übergang, der nach dem Krieg geöffnet wurde, stand ein Mann mit einem Mehlsack und fragte jeden, der
    herüberkam, nach der Apothekerin mit den kalten Händen und einem Soldaten, der eine Lampe gehalten habe. Er hatte
    sehr viele Brote dabei. Am dritten Tag fand er jemanden, der das Haus kannte. Die Form habe er hinbekommen, sagte
    er, nur das Mehl nicht, das alte Mehl bekomme man drüben nicht; und er bat um schriftliche Antwort, ob die Kruste so
    sei, wie sie sein solle.

script-2688 = Sanja und Emin: der Vierkant
script-2688-key =
    Sanja hatte darum gebeten, sich den Vierkantschlüssel leihen zu dürfen. Sie wolle ihn nur ansehen. In einer Stunde
    feilte sie eine Kopie davon und gab ihm seinen zurück; sie konnte nicht anders, das machte sie mit jedem Schlüssel.
    Dann kam ihr ein Gedanke. Die Dinger öffneten doch alle Schaltkästen an der Strecke, und in manchen waren Batterien?
    Emin gefiel das nicht. Es war Eigentum des Betriebs. Für diesen Schlüssel hatte er mit seinem Namen unterschrieben.
script-2688-choose-boxes = „Es sind unsere Straßen. Geht und seht nach.“
script-2688-choose-return_it = „Schmelzt die Kopie ein. Er hat unterschrieben.“
script-2688-boxes =
    In zweien waren Batterien. Im dritten wohnte jemand, ein sehr kleiner Mann, der sich ein Licht angeschlossen hatte,
    und er bat sie, wieder zuzumachen, es ziehe.
script-2688-return_it =
    Sie wurde eingeschmolzen, vor seinen Augen. Daraus und aus etwas Messing machte sie ihm eine Pfeife. Er blies nicht
    hinein. Er wartete auf eine Abfahrt.
