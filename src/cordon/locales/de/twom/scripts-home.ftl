# Pages of the house, from the Morning to the Dawn. { $them } is the name of a person of the group.

## Morning

script-2100 = Ein Rezept
script-2100-recipe =
    Suppe aus nichts, wie man sie in diesem Haus kochte. Man nehme einen Topf und Wasser. Hinein kommt alles, worin
    einmal Essen war: der Sack, umgestülpt; das Brett, auf dem Brot geschnitten wurde, dünn gehobelt; das Etikett,
    sofern ein Bild darauf war. Salz. Leder extra kochen, das erste Wasser wegschütten. Kerze nur, wenn sie aus Talg
    ist. Linksherum rühren. Wenn jemand hereinkommt und sagt: „Was riecht hier so gut?“, ist sie fertig, selbst wenn es
    aus Höflichkeit gesagt wird. Nicht abkühlen lassen, sonst sieht man sie. Reicht für so viele, wie da sind.
script-2100-ask-eat = „Sie ist heiß. Setzt euch und esst, solange sie heiß ist.“
script-2100-ask-pour = „Schütt es weg. Lieber nichts als das.“
script-2100-sick =
    Wir aßen sie. { $them } nahm zweimal und lag mittags im Flur auf dem Boden, neben sich einen Eimer, und
    { $present ->
        [one] überlegte, was genau
       *[other] fragte mit leiser Stimme, was genau
    } auf dem Etikett gewesen war.
script-2100-warm =
    Wir aßen sie. Eine Weile blieb sie im Magen warm wie eine Hand, die von innen aufliegt. Das Brotbrett hat seither
    eine Taille.
script-2100-pour =
    Sie wurde in den Hof getragen, stand dort in ihrem Topf im Schnee und dampfte. Ein Hund kam und hielt den Kopf über
    den Rand. Er trat zurück und sah zum Haus.

script-2101 = Eine der Dosen
script-2101-count =
    Auf dem Regal stand eine Dose weniger als am Abend. So etwas zählt man nicht; gezählt hatten aber alle. Eine
    Zeitlang waren wir außerordentlich rücksichtsvoll. Jemand sprach vom Frost. Dann ging keiner mehr in die Nähe des
    Herds, um nicht so auszusehen, als ginge er zum Eimer, wo die Dose sein konnte; endlich ging doch jemand, und da lag
    sie, ganz sauber, unter der Asche. Ausgeleckt. Man sah es am Rand, der war vorher umgebogen worden, mit Sorgfalt,
    damit er keine Zunge schnitt.
script-2101-ask-say = „Keiner verlässt das Zimmer, bis es gesagt ist.“
script-2101-ask-leave = „Tu die Asche wieder drüber. Wir haben nie nachgesehen.“
script-2101-say =
    Es dauerte eine Stunde. { $them } sagte es schließlich, und nicht unter Tränen, sondern voller Wut, mit einer Liste
    von allem, was die anderen seit der ersten Woche gegessen hatten. Jeder Posten stimmte. Das war es, was niemand
    verzeihen konnte.
script-2101-leave = Die Asche kam wieder darüber. Den Rest des Tages war jeder von uns nett zum Falschen.

script-2102 = Unter der Asche
script-2102-again =
    In der Dämmerung lag noch eine in der Asche. Sie war schlechter versteckt als die erste. Vielleicht sollte man sie
    finden; es gibt Menschen, die um etwas nur bitten können, indem sie es nehmen. Den ganzen Tag hatte niemand hungrig
    ausgesehen, das heißt, wir sahen alle gleich aus.
script-2102-ask-watch = „Ich setze mich im Dunkeln ans Regal.“
script-2102-ask-share = „Stellt etwas auf den Tisch, mit einer Gabel. Für den, der es braucht.“
script-2102-ask-hush = „Kein Wort. Es ist Winter.“
script-2102-watch =
    Es war { $them }. Eine Szene gab es nicht; es gab eine angezündete Kerze und ein Gesicht. „Ich wache auf“, sagte
    { $them }, „und die Beine gehen schon.“ Von da an banden wir eine Glocke um den Knöchel, wie bei einer Kuh, auf
    eigenen Wunsch. Eine Woche lang läutete sie jede Nacht. Wer am nächsten lag, sagte: „Schlaf“, und es war wieder
    still.
script-2102-hush =
    Es wurde nichts gesagt. Am Morgen fehlte noch etwas auf dem Regal, und es war nichts zu essen; es war etwas, das
    sich verkaufen ließ. Jemand von uns hatte also schon den Weg zum Markt gefunden.
script-2102-share =
    Am Morgen war es gegessen, die Gabel war abgewaschen, und neben der Gabel lagen drei Streichhölzer, als Bezahlung.
    Drei Streichhölzer waren ein hoher Preis.

script-2103 = Wer in unserem Haus schlief
script-2103-slept =
    In unserem Keller hatte jemand geschlafen. Das Stroh war flachgedrückt, in der Form eines Menschen, der mit
    angezogenen Knien auf der Seite liegt, und die Form war klein. Eine Brotrinde lag da. Sie war nicht gefallen, sie
    war hingelegt: auf eine saubere Schieferplatte, in die Mitte. Herein war man durch die Kohlenrutsche gekommen und
    hinaus ebenso, wie Kinder oder sehr dünne Erwachsene. Und die ganze Zeit hatte zwei Meter darüber die Wache
    gesessen, eine Eisenstange quer über den Knien.
script-2103-ask-nail = „Nagelt die Rutsche zu. Das nächste Mal ist es nicht jemand Kleines.“
script-2103-ask-blanket = „Legt eine Decke hin. Und etwas auf den Schiefer.“
script-2103-nail =
    Es dauerte eine Viertelstunde und brauchte vier lange Nägel. In der Nacht, gegen zwei, kratzte es, dann war Pause.
    Dann klopfte es höflich an das Eisen, wie an eine Haustür.
script-2103-blanket =
    Es war getan, bevor jemand darüber reden konnte. Am nächsten Morgen lag die Decke da, viermal gefaltet. Geschlafen
    hatte darunter niemand, soweit wir sahen. Man hatte sie sich angesehen.

script-2104 = Die Rutsche
script-2104-key =
    Auf dem Schiefer im Keller lag ein Schlüsselbund, ein Dutzend, zusammengerostet, dazu eine Feder, eine Angel, das
    meiste einer Fahrradlampe. In einer Reihe ausgelegt. Es war ein Preis, und er war überlegt. Wir bekamen nie zu
    sehen, wer es war. Aber durch einen Spalt in den Brettern { $present ->
        [one] sahen wir
       *[other] sah jemand von uns
    } doch einmal, an der Ecke, eine Person von acht oder neun Jahren mit einem Feuerwehrhelm, die sehr viele Spatzen
    befehligte.

script-2105 = Fieber im Haus
script-2105-fever =
    Es war die dritte Nacht. Wer krank war, hatte zu reden begonnen, und zwar von einem Boot; es nahm kein Ende, was
    alles auf dieses Boot zu holen war. Wir wurden geschickt. Anfangs sagten wir, es gebe kein Boot. Nach Mitternacht
    sagten wir ja, ist an Bord, und die Ziege auch, und der Onkel. Man gewann es fast lieb. Gegen Morgen kam die Frage,
    ob wir mitführen, und es war sehr klar und still geworden im Zimmer.
script-2105-ask-coming = „Ja. Wir sind alle an Bord. Du kannst ablegen.“
script-2105-ask-stay = „Nein. Und du fährst auch nicht. Sieh mich an.“
script-2105-coming =
    Ein langes Ausatmen. Danach hörten wir nichts mehr von dem Boot und mussten einen Spiegel an die Lippen halten, um
    sicher zu sein. Er beschlug. Das Fieber war abgefahren, mit allem, was wir ihm hatten schleppen müssen.
script-2105-slipped =
    { $them } hielt fest, bis es grau im Fenster wurde, und war bis dahin in die Hand gebissen und mit den Namen von
    neun Verwandten gerufen worden. Das Fieber war weder gegangen noch richtig gekommen. Es hatte sich, sozusagen,
    hingesetzt und wartete. Noch einmal von vorn anzufangen, dazu fehlte allen die Kraft.
script-2105-held =
    Erst der eine Arm, dann der andere. So ging es, bis es hell war, eine Art Ringkampf, mit einem Menschen, der nichts
    wog und zu spät kommen würde. Als die Sonne hereinkam, gingen die Augen auf, und sie waren wütend. „Jetzt ist es
    ohne mich weg“, bekamen wir zu hören. Seit einer Woche hatte in diesem Haus niemand etwas so Gutes gesagt.

script-2106 = Ein Brief, der nicht für uns war
script-2106-letter =
    In der Nacht war ein Brief unter der Tür durchgeschoben worden. Er war nicht für uns. „Liebe Mutter“, hieß es, „wir
    sind jetzt vier, der Koch ist fort. Von hier, wo ich sitze, sehe ich deine Straße. Da ist ein graues Haus mit einem
    Loch und Leuten drin. Auf das soll ich nicht schießen, außer sie stellen eine Antenne auf, und ich schaue jeden
    Morgen, ob sie nicht haben. Geh da also nicht zu Besuch. Sag es ihnen, wenn du sie kennst, aber nicht, von wem. Ich
    habe einen Zahn.“ Ein Name fehlte. Für sechshundert Meter hatte er wohl einen weiten Weg hinter sich.
script-2106-wired = Wir hatten eine Antenne. Wir waren sogar ein wenig stolz auf sie.
script-2106-ask-down = „Runter damit. Jetzt, auf dem Bauch.“
script-2106-ask-risk = „Ohne die erfahren wir gar nichts. Sie bleibt, und wir bleiben vom Dach.“
script-2106-down =
    { $them } holte sie ein, Meter um Meter, flach liegend, und es dauerte den ganzen Vormittag. Gegen Mittag fiel auf
    dem Hügel ein einzelner Schuss, in die Luft. Wir nahmen ihn als Quittung.
script-2106-risk =
    Zwei Tage blieb sie. Dann lehnte { $them } sich hinaus, um den Draht freizumachen, nur mit einem Arm, zu einer
    Stunde, in der niemand schießt. Er hatte es uns gesagt. Das muss man ihm lassen. Sogar den Zahn hatte er erwähnt.
script-2106-none =
    Wir hatten keine Antenne und waren noch nie so froh gewesen, etwas nicht zu haben. Mittags ging es aufrecht zur
    Pumpe, mit zwei Eimern, und dabei wurde einmal gewinkt, so ungefähr in die Richtung des Hügels.

script-2107 = Was zu flicken ist
script-2107-list =
    Zu flicken, nach Dringlichkeit. Der Eimer. Der andere Eimer. Der Deckel, damit man ihn nicht halten muss. Fenster an
    der Treppe: Kitt oder Brot oder ein Lappen. Türangel. Linker Stiefel, bei allen. Das Rad vom Karren quietscht und
    ist in der nächsten Straße zu hören, also Fett, oder wer schiebt, muss singen. Hosen (siehe eigene Liste). Die Uhr
    geht, wenn man sie aufs Gesicht legt. Die Lampe. Die Nerven dessen, der von zwei bis vier Wache hat. Das hatte eine
    andere Hand daruntergeschrieben, und darunter eine dritte: „Welche Nerven?“
script-2107-ask-mend = „Gut. Alles, heute, von oben an.“
script-2107-ask-later = „Bis jetzt hat’s gehalten.“
script-2107-mend =
    Bis zum Abend war alles abgehakt bis hinunter zu „Lampe“. Es liegt eine Art Glück in einem Deckel, der passt. Die
    Uhr wurde aufgestellt und blieb sofort stehen; man legte sie wieder hin und gab ihr den Haken.
script-2107-later =
    Die Liste blieb hängen. Es kam manches dazu. Irgendwann am Nachmittag hatte jemand ganz oben, über die Eimer,
    geschrieben: „Wer das geschrieben hat.“

script-2108 = Die Tochter des Zahnarztes
script-2108-woman =
    Als der Riegel zurückging, saß sie schon auf der Stufe, in einem Pelz mit nichts darunter als einem Nachthemd, und
    hatte die Zange ihres Vaters dabei. Man hatte ihr gesagt, in unserem Haus werde geteilt. Geschenkt wollte sie
    nichts. Sie ziehe einen Zahn für eine Mahlzeit, zwei für einen Tag Kost; sie habe ihm dabei zugesehen, seit sie
    sechs war. Ob hier jemand einen Zahn habe? Einen gab es. Der ging seit Wochen um, hinter einer Hand, nachts, zur
    Wand hin.
script-2108-ask-pull = „Lasst sie rein. Und haltet die Lampe ruhig.“
script-2108-ask-send = „Mit der Zange kommt hier keiner an einen Mund. Schick sie weiter.“
script-2108-pull =
    Sie setzte ein Knie auf die Brust, sagte: „An die Decke schauen, die Monate aufsagen“, und bei März war er draußen.
    Sie aß langsam, mit geschlossenem Mund und dem Rücken zu uns. Den Zahn ließ sie auf dem Tellerrand, neben einem
    Krümel, als würden beide noch abgeholt.
script-2108-send =
    Sie nahm es gut auf. Sie bot an, umsonst nachzusehen, nur nachzusehen, und als auch das abgelehnt wurde, wünschte
    sie uns einen guten Morgen und ging zur nächsten Tür. Der Zahn verbrachte den Tag am Fenster, die Backe am kalten
    Glas.

script-2109 = Unsere Namen an der Wand
script-2109-wall =
    Es war mit Teer über die ganze Front gemalt, in mannshohen Buchstaben, noch bevor es hell wurde. Viele Wörter waren
    es nicht. Eins war unsere Zahl. Eins war ein Name für das, was wir waren, und keiner konnte sagen, dass er nicht
    stimmte. Für die obere Zeile musste einer den anderen hochgehalten haben. Sie hatten sogar eine Wasserwaage
    angelegt, man sah die gekratzte Hilfslinie, und gegen Ende war der Teer ausgegangen, und sie hatten es
    mit etwas Braunem fertig geschrieben.
script-2109-ask-scrub = „Einen Ziegel und Wasser. Das kommt heute noch ab.“
script-2109-ask-leave = „Lass es dran. Wer raubt schon Räuber aus?“
script-2109-scrub =
    Es saß in den Poren des Steins. Nach fünf Stunden hatten wir dieselben Wörter in einer helleren Farbe, und jetzt
    waren sie von der Brücke aus zu lesen.
script-2109-leave =
    Es wirkte. Eine Weile gingen die Leute auf die andere Seite hinüber. Der Briefträger ohne Briefe, der immer ein Wort
    für uns gehabt hatte, ging mit abgewandtem Gesicht vorbei, und eine Frau, die wir nicht kannten, hielt einem Kind,
    das gerade lesen lernte, die Hand vor die Augen.

script-2110 = Die Werberin
script-2110-sergeant =
    Sie war Feldwebel und saß auf unserer Treppe, das Kochgeschirr zwischen den Stiefeln, die Mütze auf dem Knie. Aus
    jedem Haus einer. Sie habe sich das nicht ausgedacht. Bei einem Freiwilligen bekomme das Haus einen halben Sack und
    ein Papier für die Tür; sonst komme sie mit sechs Mann wieder, und dann werde es der, der denen gefällt, und kein
    Sack. Sie machte das seit fünf. Sie erzählte alles dem Kochgeschirr. „Ich hatte einen Laden“, sagte sie. „Wolle.“
script-2110-ask-give = „Wir losen. Ein halber Sack ist ein halber Sack.“
script-2110-ask-hide = „Hier sind nur Kranke. Kommen Sie rauf und sehen Sie nach, bitte.“
script-2110-ask-pay = „Was kostet ein Fehler beim Zählen?“
script-2110-give =
    { $them } zog das lange Streichholz, streifte zwei Hemden über und verschenkte einen Kamm. Sie gingen nebeneinander
    die Straße hinunter, wie Leute, die sich zufällig treffen und denselben Weg haben. Auf dem Papier für die Tür stand
    BEFREIT. Der Sack war mehr als halb voll. Darin war sie ehrlich gewesen.
script-2110-believed =
    Sie kam herauf und sah nach. Es gab viele Decken und einen Geruch; wir mussten nur liegen, wie wir ohnehin lagen.
    Sie schrieb etwas auf, und an der Tür blieb sie stehen und rückte die Mütze gerade. „Mehr husten“, riet sie uns.
    „Der Nächste ist ein Eifriger.“
script-2110-taken =
    Sie seufzte und stand auf. Die sechs waren im Nachbarhof. Sie schrien nicht, es waren lauter Jungen; sie gingen die
    Reihe der Decken entlang, hoben jede an der Ecke, und bei { $them } blieben sie stehen. Für das zweite Hemd war
    keine Zeit mehr.
script-2110-pay =
    Sie sah lange an, was es war. Dann zog sie in ihrem Buch eine Linie, und auf die Linie schrieb sie, und sagte es
    uns, damit wir dasselbe antworteten: „Ein alter Mann. Verstorben.“ Von da an hatten wir ihn. An kalten Abenden stand
    jemand auf und machte die Tür zu, damit er nicht im Zug saß.

script-2111 = Eine Karte von der Front
script-2111-card =
    Es kam eine gedruckte Karte, von der Art, auf der man nur durchstreichen muss, was nicht zutrifft. „Es geht mir gut.
    Ich bin im Lazarett. Euer Paket habe ich erhalten. Nicht erhalten. Das Essen ist.“ Hier war nichts durchgestrichen,
    das Gute nicht und das Schlechte nicht. Unterschrieben war sie mit dem ganzen Namen, wie für ein Amt. Wir drehten
    sie um, und auf der Rückseite, so klein, dass es ein Fehler im Papier sein konnte, stand: „Schickt das Paket nicht.
    Den Kamm habe ich euch zum Verkaufen dagelassen.“

## Day

script-2115 = Der Kaminbrand
script-2115-roar =
    Es begann mit einem Geräusch wie von einem Schnellzug in der Wand. Diesen Kamin hatte seit den Vorbesitzern keiner
    gefegt; wir hatten es vorgehabt, und nun fegte er sich selbst. Das Rohr wurde von oben her rot. Auf der Straße waren
    Leute stehen geblieben und bewunderten es. Es gab ein Mittel mit nassen Säcken und einer Leiter und ein anderes, bei
    dem man alle Klappen im Haus schloss und ein Gebet sprach, und etwa eine Minute lang wurden beide zugleich gerufen,
    zum Teil von der Straße.
script-2115-ask-sack = „Nasse Säcke. Ich gehe rauf.“
script-2115-ask-shut = „Zumachen. Alles. Und weg von der Wand.“
script-2115-out =
    { $them } lag quer über dem Schornstein, einen zischenden Sack in beiden Armen, wie jemand, der ein Schwein
    festhält, und rief Bemerkungen herunter. Als es aus war, gab es von unten Applaus, wie nach einem Solo. In den Herd
    fielen ein Eimer Ruß, ein Ziegel und ein Kinderdrachen mit einem Schwanz aus Zeitungen von vor unserer Geburt.
script-2115-fell =
    Im Herbst war die Leiter noch gut gewesen. { $them } kam über das Schuppendach herunter, samt Sack, und das Feuer
    machte allein weiter, bis es gefressen hatte, was da war. Die Leute, die zugesehen hatten, halfen tragen. Einer
    hatte dafür eine Tür mitgebracht; er hatte sie schon eine Weile bereitgehalten.
script-2115-shut =
    Es erstickte langsam, und die Wand tickte noch Stunden. Am Abend ließ sich gar nichts anzünden. Wir lagen mit einer
    Hand auf den Ziegeln, bis sie nur noch so warm waren wie ein Mensch und dann so warm wie Ziegel.

script-2116 = Der Offizier oben
script-2116-billet =
    Man legte uns einen Hauptmann ins Haus. Er hatte ein Papier. Er nahm das Zimmer über der Treppe, bat um einen Nagel
    für seinen Rock und war so still, dass man ihn vergaß, bis auf den Speckgeruch. Um sechs kam sein Bursche mit einer
    Kanne. Am zweiten Abend lud er uns an den Tisch. Er kenne das Haus, sagte er: Er habe es auf seinem Plan, Nummer
    vierundvierzig auf einer Liste von Verdächtigen. Was er brauche, sei ein wenig Hilfe mit der Liste. Nicht viel. Wer
    am blauen Tor ein und aus gehe, zum Beispiel. Er schnitt den Speck klein, wie für Kinder, und schob den Teller in
    die Mitte.
script-2116-ask-talk = „Die haben da einen Jungen im Wehralter. Das weiß jeder.“
script-2116-ask-lie = „Witwen, Herr Hauptmann. Am blauen Tor gibt es nichts als Witwen.“
script-2116-ask-eat = „Danke für den Speck.“ Essen und kein Wort sagen.
script-2116-talk =
    Er schrieb es auf und dankte uns. Es war so wenig, was wir da gesagt hatten. Jeder wusste es. Der Teller war
    inzwischen leer, und wir konnten uns nicht erinnern, dass wir ihn geleert hatten.
script-2116-widows =
    „Witwen“, wiederholte er und schrieb es hin. Er hatte eine schöne Schrift. „Vierundvierzig, nichts bekannt.“ Dann aß
    er den Speck selbst, den ganzen Teller, nachdenklich, und bei jedem Stück sah er einen von uns an.
script-2116-caught =
    Er lächelte weiter. Dann rief er den Burschen, und was auf unserem Regal stand, wanderte in die Kanne und hinaus,
    und { $them }, gerade noch vor dem Regal, lag auf dem Boden. „Witwen“, sagte der Hauptmann im Darübersteigen. Am
    blauen Tor gab es einen Jungen. Er ist noch dort.
script-2116-eat =
    Wir aßen. Er sah zu, das Kinn in der Hand. „Ich hatte einen Hund, der konnte das“, sagte der Hauptmann, nicht
    unfreundlich. „Nehmen und nichts dafür geben.“ Er ging früh hinauf, und wir hörten ihn die Uhr aufziehen.

script-2117 = Am blauen Tor
script-2117-gate =
    Der Junge wurde um halb sechs geholt. Er ging zwischen zweien, die Hände in den Ärmeln, und an unserem Haus drehte
    er den Kopf, nicht, als ob er es wüsste, nur weil bei uns als Einzigen Licht war. Seine Mutter lief bis zur Pumpe
    hinterher und trug seine Schuhe. Der Hauptmann war da schon weg, samt Rock und Nagel. Oben auf dem Tisch fanden wir
    eine Quittung über zwei Nächte Logis, vollständig ausgefüllt, und bei „Erbrachte Dienste“ einen Haken.
script-2117-ask-go = „Jemand muss zu ihr rüber. Jemand von uns.“
script-2117-ask-curtain = „Zieh den Vorhang zu. Dann hätte es eben ein anderer gesagt.“
script-2117-go =
    { $them } ging hin, wurde hereingebeten und bekam einen Stuhl. Sie dankte uns, dass wir kamen. Sonst war niemand
    gekommen. Sie wollte wissen, ob wir glaubten, dass er frieren werde, und { $them } musste dasitzen und sagen, was
    man darüber dachte.
script-2117-curtain =
    Er wurde zugezogen, heruntergelassen und an beiden Rändern festgesteckt. Wer von da an Wasser holte, ging den Umweg
    am Bad vorbei, obwohl sie gerade dort schossen.

script-2118 = Der Nagel des Hauptmanns
script-2118-gone =
    Am Morgen war der Hauptmann weitergezogen. Sein Bett war gemacht. Am Nagel hing ein Schal, den er wohl vergessen
    hatte, dunkelgrün, aus sehr guter Wolle, und wir ließen ihn zwei Tage hängen, falls es eine Prüfung war. Dann wurde
    er getragen.

script-2119 = Ein Begräbnis mit Kapelle
script-2119-band =
    Im Eckhaus sollte ein Begräbnis sein, und sie wollten es anständig haben, das heißt laut. Er war Posaunist gewesen.
    Sie gingen von Tür zu Tür und fragten, ob jemand eine Melodie halten könne, und wenn nicht, dann eine Trommel. Um
    zwei sollte es sein. Um zwei schoss der Hügel auf alles, was sich zu mehreren bewegte. Das wussten sie; sie hatten
    es ihm vorher gesagt, und er hatte gemeint, drei Mann Kapelle genügten und nicht mehr als ein Marsch.
script-2119-ask-march = „Eine Trommel schlagen kann ich. Gebt her.“
script-2119-ask-window = „Wir singen vom Fenster aus. Damit muss er zufrieden sein.“
script-2119-played =
    Sie spielten ihn langsam, mit Absicht. Vom Hügel kam nichts. Da oben musste einer sein, der wusste, was das war,
    oder der beim Essen saß. Am Grab durfte die Trommel vier Takte allein weitermachen, wie es dreißig Jahre lang sein
    Witz gewesen war: Die Kapelle hört auf, und der Trommler hat es nicht gemerkt.
script-2119-hit =
    Es kam beim zweiten Teil. Keiner lief, wegen der Kiste. { $them } wurde getroffen und schlug mit der anderen Hand
    weiter, das Tempo war ja einmal gesetzt, und bis zum letzten Ton schien es nicht wehzutun; manche sagten später, sie
    hätten nur gemerkt, dass die Trommel leiser wurde.
script-2119-window =
    Gesungen wurde aus Fenstern auf beiden Seiten der Straße, die zweite Stimme und die dritte, von Leuten, von denen
    man nie mehr gehört hatte als guten Tag. Unter uns liefen drei Mann mit einer Kiste vorbei, im Trab.

script-2120 = Entlausung
script-2120-lice =
    Es muss hier stehen, dass wir Läuse hatten. Mitgebracht hatte sie niemand; darüber herrschte volle Einigkeit.
    Einfetten half nicht, Kämmen nicht und auch nicht die Rede von den besten Familien. Die Vorschrift an der Wand der
    Ambulanz lautete: scheren, auskochen, mit Spiritus einpinseln. { $present ->
        [one] Eine Frau an der Pumpe, die als Kind in einem Lager gewesen war, riet uns, es mit dem Gesicht zur Wand zu
            tun und hinten anzufangen, wo man nicht so daran hängt.
       *[other] Jemand von uns, als Kind in einem Lager gewesen, sagte, man müsse beim Ältesten anfangen, dann hätten
            die anderen keine Angst.
    }
script-2120-ask-all = „Alles. Hemd aus, Kopf runter.“
script-2120-ask-scratch = „Meine Haare behalte ich. Sonst habe ich von früher nichts mehr.“
script-2120-all =
    { $present ->
        [one] Es gab einen Haufen auf dem Boden, der weniger wog, als man gedacht hätte. Im dunklen Fenster war der Kopf
            eines viel jüngeren Menschen. Wir strichen mit der Hand darüber, und es war wie Wildleder.
       *[other] Es gab einen Haufen auf dem Boden, grau und braun, der weniger wog, als man gedacht hätte. Danach
            wussten wir nicht, wohin mit den Augen. Alle hatten den Kopf eines viel jüngeren Menschen. Wir gingen herum
            und strichen jedem einmal darüber, und es war wie Wildleder.
    }
script-2120-typhus =
    Also blieben sie, geflochten und aufgesteckt. Am vierten Tag hatte { $them } Kopfschmerzen und einen Ausschlag auf
    dem Bauch, wie Flohstiche. Die Vorschrift der Ambulanz hatte eine zweite Hälfte. Wir hatten sie nicht gelesen, weil
    sie mit „Andernfalls“ anfing.
script-2120-lucky =
    Die Haare blieben also dran. Abends kämmten wir über einer Zeitung und knackten mit dem Daumennagel, was fiel.
    { $present ->
        [one] Man redet sehr gut dabei, selbst allein. Die Zeitung hörte in diesen Stunden Dinge, die sonst keiner
            gehört hatte.
       *[other] Man redet sehr gut dabei, besser als bei Tisch. In diesen Stunden wurden Dinge erzählt, die keiner
            jemandem ins Gesicht gesagt hätte.
    }

script-2121 = Anstehen um Wasser
script-2121-queue =
    Die Ordnung der Schlange, von der Pumpe nach hinten: die Frau, die immer die Erste ist und dort schläft. Der Taube.
    Zwei Nonnen. Ein Schlitten, der bis Mittag als Person gilt. Ein Junge, der einem Leutnant den Platz freihält. Dann
    kam die Ecke, die man vom Hügel aus sieht, und da blieb an der Mauer eine Lücke von vier Plätzen, in die niemand
    trat; man wartete, bis vier weg waren, und rannte. Dahinter standen wir, seit fünf. Um zehn hörte man die Pumpe Luft
    ziehen.
script-2121-ask-run = „Ich stelle mich in die Lücke. Dann sind wir vier weiter.“
script-2121-ask-wait = „Nein. Wir sind dran, wenn wir dran sind.“
script-2121-four =
    { $them } stand dort flach an den Ziegeln, so lange es dauerte, und nichts geschah, außer dass hinter uns jetzt auch
    andere vortraten. Nach einer Stunde gab es keine Lücke mehr. Sie war immer nur eine Regel gewesen. Wir bekamen zwei
    Kanister.
script-2121-shot =
    Es ging zuerst durch den Kanister, und das war das Glück dabei; das Wasser nahm die meiste Wucht. { $them } saß in
    der Pfütze. Die zwei Nonnen kamen dafür von ihren Plätzen zurück, beide, die Ärmel schon hochgekrempelt, und als sie
    fertig waren, war ihre Reihe vorbei.
script-2121-wait =
    Um drei waren wir dran. Es kam braun und becherweise. Die Frau, die immer die Erste ist, hatte seit Mittag für alle
    gepumpt, weil sie den Kniff kannte, und Dank wollte sie keinen. Sie wollte, dass ihr jemand zuhörte, wie man es
    macht.

script-2122 = Der gestohlene Karren
script-2122-cart =
    Unser Karren fuhr vorbei. Es gab keinen Zweifel, er hatte die krumme Deichsel und die Emailnummer. Seit Dienstag war
    er weg. Zwei Burschen zogen ihn, und oben saß, mit Gürteln festgeschnallt, eine Urgroßmutter im Sessel und hielt
    einen Schirm. Sie zogen um. Sie grüßten.
script-2122-ask-fight = „Das ist unserer. Holt sie da runter.“
script-2122-ask-let = „Lass sie. Was täten wir mit der Großmutter?“
script-2122-fight =
    Bevor sie auf uns losgingen, stellten sie die alte Dame auf dem Gehsteig ab, samt Sessel. Sie machten es sehr
    vorsichtig. Sie spannte den Schirm auf.
script-2122-won =
    Wir hatten den Karren. Die Burschen saßen am Bordstein, und der eine hielt sich die Nase. „Na, das war’s dann“,
    sagte die alte Dame. „Und wer von euch trägt mich?“ Am Ende waren wir es. Es waren zwei Kilometer, und sie sagte
    uns, wo wir abbiegen mussten.
script-2122-ran =
    Sie behielten die Oberhand. Als sie wieder oben saß und festgeschnallt war, beugte sie sich über die Armlehne und
    drückte einen Bonbon in die nächstbeste Hand, wie einem Kind, das sich Mühe gegeben hat.
script-2122-let =
    Jemand von uns lief ihnen sogar noch mit dem Bremsklotz nach, den sie nicht gefunden hatten und ohne den man sich
    nicht an den Hügel wagen sollte.

script-2123 = Eine Partie für zwei Armeen
script-2123-chess =
    Das ging schon seit Tagen: Jemand im Haus gegenüber und jemand von uns spielten über die Straße Schach. Das Brett
    drüben hing im Fenster, an Haken, mit Figuren aus Blech. Gezogen wurde mit den Fingern. Unsere Seite hatte einen
    Läufer an die Zugluft verloren. Heute war eine andere Hand am Fenster, eine Hand mit Manschette, und sie machte
    einen Zug, den die alte nie gemacht hätte; er war glänzend. Dann blieb sie, wo sie war, und winkte heran.
script-2123-ask-play = „Antworte. Springer schlägt.“
script-2123-ask-back = „Weg vom Fenster. Wessen Manschette ist das?“
script-2123-mate =
    Es war matt in fünf. Die Hand klatschte einmal gegen die Scheibe, drehte sich um und zeigte, dass nichts in ihr war,
    und wurde nicht mehr gesehen. Am nächsten Tag war die alte wieder da, und wir verloren vor lauter Erleichterung
    einen Turm.
script-2123-draw =
    Es ging, bis das Licht nachließ, und wurde remis. Gegen Abend kam eine Zigarette herüber, an einen Stein gebunden,
    und zerschlug das einzige gute Fenster im Treppenhaus. Auf dem Papier stand: „Danke. In meiner Kompanie spielt
    keiner.“
script-2123-raid =
    Während jemand mit dem Finger auf dem Springer dastand und alle anderen dahinter, um zuzusehen, zählten sie Köpfe.
    Es war sein einziger Auftrag gewesen. Die Stellung hatte ihm einfach gefallen. In dieser Nacht wussten sie, welche
    Fenster.
script-2123-back =
    Wir legten uns auf den Boden. Sie winkte noch eine ganze Weile, immer langsamer, und schließlich nahm sie ihren
    König zwischen zwei Finger und legte ihn auf die Seite. In der Nacht hielten drüben Lastwagen. Wir hatten recht
    gehabt. Das Brett kam hinaus auf die Treppe.

## Dusk

script-2125 = Die Hälfte für den, der arbeitet
script-2125-scale =
    Der Streit ging um den Mann an der Werkbank. So hieß er hinterher, obwohl es jeder hätte sein können: ob der, der
    den ganzen Tag Balken geschleppt hatte, mehr auf den Teller bekommen solle als der, der die Straße bewacht hatte. Er
    wurde mit großer Fairness geführt. Die Balken sagten nein und sagten dann, die Hände zitterten allerdings. Die
    Straße sagte ja und schob den Teller hinüber, so dass er zurückgeschoben werden musste. Wir nahmen die Briefwaage
    vom Schreibtisch des Besitzers. Sie geht bis zweihundert Gramm.
script-2125-choose-equal = „Gleich viel. Aufs Gramm. Sonst wiegen wir demnächst einander.“
script-2125-choose-more = „Mehr für den, der schleppt. Das ist Brennstoff, sonst nichts.“
script-2125-equal =
    Aufs Gramm. { $them } bekam kaum die Finger um die Gabel und wurde zuletzt fertig. Aber wir hörten alle im selben
    Augenblick auf zu essen, und das war es wohl, was wir wollten.
script-2125-more =
    { $them } bekam mehr und aß es mit dem Gesicht zur Wand. Später fand sich die Briefwaage mit rechtwinklig hochgebogenem Arm.

script-2126 = Das Hörspiel
script-2126-play =
    Im Radio gaben sie ein Stück. Es kam aus dem Ausland, und der Ansager entschuldigte sich dafür in zwei Sprachen. Da
    waren ein Graf, seine Frau, ein verschlossener Schreibtisch. Den Anfang hatten wir verpasst und wussten nicht, was
    im Schreibtisch war; jeder hatte eine Theorie, und am Ende des zweiten Akts wurde gewettet, um Zigaretten und
    Abwasch. Als der Schlüssel ins Schloss ging, klickte es, und wir hörten einen Mann atmen. „Ich würde das ausmachen“,
    sagte jemand auf unserer eigenen Welle, in unserem eigenen Dialekt. „Damit finden wir euch.“
script-2126-choose-turn_off = „Aus! Sofort!“
script-2126-choose-wait = „Eine Minute. Sie macht ihn gerade auf.“
script-2126-turn_off =
    Es wurde ausgemacht. Wir wissen es bis heute nicht. Jahre könnten vergehen, hieß es an dem Abend, man träfe im Zug
    jemanden, der es gehört hat, und fragte; und wenn man dort ein anderes Stück gegeben hat?
script-2126-wait =
    Es waren Briefe. Briefe des Mannes an sie, geschrieben und nicht abgeschickt; und den ersten las sie vor, mit einer
    Stimme, bei der jemand von uns aus dem Zimmer ging. Der Mann, der atmete, hörte auch zu. Er ließ den Akt zu Ende
    gehen, bevor er ganz heiser sagte: „Danke. Macht aus.“

script-2127 = Der Backofen
script-2127-oven =
    Der Bäcker hatte kein Mehl, aber einen Ofen; die Straße hatte ein wenig Mehl in vierzig verschiedenen Gläsern und
    kein Feuer. So etwas ist in einer Minute geregelt und hatte seit November gedauert. Heute Abend stand ein Mann vor
    der Tür, aus Gewohnheit weiß bis zu den Ellbogen. Zwei Arm voll Holz aus jedem Haus. Er backe, was man bringe, und
    behalte für sich nur den Geruch. Er sorgte dafür, dass wir es nicht für einen Witz hielten. Er habe dreißig Jahre
    davon gelebt.
script-2127-choose-bake = „Zwei Arm voll. Hier. Worin sollen wir es bringen?“
script-2127-choose-refuse = „Wir haben nichts zum Backen, und das Holz brauchen wir.“
script-2127-bake =
    In der Nacht kamen sie von dort wie aus der Kirche, jeder mit etwas unter einem Tuch. Unseres war flach und grau und
    hatte einen Nagel drin. Wir aßen es heiß, auf dem Gehsteig, im Dunkeln, unter Nachbarn, und jemand reichte uns eine
    Rübe, weil man etwas dazu isst.
script-2127-refuse =
    Also wurde ohne uns gebacken. Der Wind wehte in unsere Richtung. Wir gingen früh zu Bett, das Fenster zugestopft,
    und lagen mit offenem Mund da.

script-2128 = Das zweite Paar Augen
script-2128-wound =
    Es hatte angefangen zu riechen. Bei Tisch sprach keiner davon. Wer verwundet war, wusste es natürlich zuerst und
    hatte sich angewöhnt, bei der Tür zu sitzen. Was zu tun war, kannten wir alle vom Hörensagen; jemandes Onkel hatte
    man es im anderen Krieg gemacht, und er hatte es überlebt, und der eines anderen nicht. Es gab ein Rasiermesser. Es
    gab den Schürhaken, der sich rot glühen ließ. Vom Platz bei der Tür hieß es, wir möchten uns bitte entscheiden,
    bevor man nichts mehr sehe.
script-2128-choose-burn = „Legt den Haken rein. Und jemand hält die Hand.“
script-2128-choose-wash = „Macht Wasser heiß. Wir waschen es, und um Mitternacht wieder, und um vier.“
script-2128-choose-wait = „Lasst es in Ruhe. Das wendet sich von selbst.“
script-2128-clean =
    { $them } machte es. Es ging so schnell, dass der Schrei hinterher kam, von allein, von jemandem, der vor allem
    erstaunt schien. { $them } wusch beide Hände, ging dann und wusch den Schürhaken und hängte ihn zurück an seinen
    Platz zum Kaminbesteck.
script-2128-botched =
    { $them } machte es zweimal, weil beim ersten Mal die Augen zugegangen waren, und es waren nicht die des Patienten.
    Zusehen hätte man nie dürfen. Es war ein ehrlicher Versuch. So steht es hier, in diesen Worten, auf Wunsch der
    Person, an der er gemacht wurde.
script-2128-wash =
    Um vier sah es aus wie vorher, und um acht, als keiner hinsehen wollte, war der Rand rosa. Wir standen mit der Lampe
    um das Bett wie auf diesen Bildern von einer Geburt.
script-2128-turned =
    Es wendete sich von selbst, in der dritten Nacht, mit einem Geruch, der uns alle auf die Treppe trieb, und einem
    großen Seufzer der Erleichterung von der Tür her. Der Onkel hatte recht gehabt. Welcher der Onkel es war, wusste
    keiner mehr.
script-2128-worse =
    Es wendete sich nicht. Am Morgen lief ein roter Strich bis zum Ellbogen, dünn wie ein Haar. Er war nachgemessen, mit
    einem Bleistiftstrich und der Stunde daneben, von der Person, der er gehörte.

script-2129 = Inventar eines Toten
script-2129-pockets =
    Die Taschen des Mannes, den wir getötet hatten. Ein Taschentuch, gebügelt. Ein Straßenbahnfahrschein, ungelocht.
    Schnur. Ein Foto von Leuten an einem See, alle blinzeln, er ist nicht darunter, oder er hat es gemacht. Drei Stück
    Zucker in Silberpapier. Ein Taschenmesser mit abgebrochener Klinge, das erklärt einiges. Ein Schlüssel mit
    Holzanhänger, 14. Ein kleines Notizbuch, beschrieben nur auf der ersten Seite: „Was ich ihr erzählen will“,
    Doppelpunkt. Alles lag im Deckel eines Schuhkartons. Es war zu entscheiden, was davon Beute war.
script-2129-choose-keep = „Zucker ist Zucker. Der Rest kommt in den Ofen.“
script-2129-choose-bury = „Keiner rührt was an. Das wird begraben, mit Deckel.“
script-2129-keep =
    Der Zucker war gut. Der Schlüssel wollte nicht brennen. Jeden Morgen lag er in der Aschenlade, ein wenig schwärzer,
    und wer die Glut rechte, musste um ihn herumrechen; die Vierzehn wovon, fragten wir uns, und wenn so eine Frage in
    einem Haus einmal laut gestellt ist, hört sie nicht mehr auf.
script-2129-bury =
    Der Boden war wie Eisen. Es wurde ein Grab von der Größe eines Brotlaibs. Während es zugeschüttet wurde, wurde noch einmal die erste Seite vorgelesen, falls doch etwas darauf gestanden hatte.

script-2130 = Brot für einen fremden Hund
script-2130-dog =
    Es war ein Blindenhund, noch im Geschirr. Er hatte sich selbst an unsere Tür geführt, setzte sich und gab die Pfote.
    Die blinde Frau von der Brücke also. Er musste bei ihr gewartet haben, bis es keinen Sinn mehr hatte. Er war das
    fetteste Geschöpf, das wir seit dem Sommer gesehen hatten; sie hatte ihm alles gegeben. Er sah sich im Zimmer um,
    aufmerksam, wie solche Hunde sind, nach jemandem, der sagte, wohin.
script-2130-choose-feed = „Schneidet ihm was ab. Er ist im Dienst.“
script-2130-choose-shut = „Tür zu. Sieh ihn nicht an, und mach die Tür zu.“
script-2130-choose-eat = „Das sind vierzig Kilo Fleisch, und es gibt uns die Pfote.“
script-2130-feed =
    Er fraß, was da war, und legte sich dann quer über die Schwelle, innen, die Nase am Spalt. Wer hinauswollte,
    brauchte seine Genehmigung. { $present ->
        [one] Uns nahm er am Ärmel
       *[other] Jeden von uns nahm er am Ärmel
    } und führte uns um das Loch im Boden herum, einen guten Meter vom Rand.
script-2130-shut =
    Er kratzte, zweimal, so hatte er es gelernt. Dann war es still, und am Morgen führten Spuren den Bordstein entlang,
    ganz gerade, mit einem Halt an jeder Kreuzung.
script-2130-eat =
    Es wurde im Hof gemacht und dauerte zu lange, weil das Geschirr nicht aufging. Wir hatten Fleisch. { $present ->
        [one] Es wurde mit dem Rücken zur Tür gegessen.
       *[other] Es wurde geteilt, und es ging herum, und an einem Platz am Tisch wurde es weitergereicht.
    } Das Geschirr warfen wir nachts über die Mauer. Am nächsten Tag hing es wieder am Tor: Ein Nachbar hatte es erkannt
    und hatte gefällig sein wollen.
    .soft =
        Es wurde gemacht. Wir hatten Fleisch. { $present ->
            [one] Es wurde mit dem Rücken zur Tür gegessen.
           *[other] Es wurde geteilt, und es ging herum, und an einem Platz am Tisch wurde es weitergereicht.
        } Das Geschirr warfen wir nachts über die Mauer. Am nächsten Tag hing es wieder am Tor: Ein Nachbar hatte es
        erkannt und hatte gefällig sein wollen.

script-2131 = Im Dienst
script-2131-bark =
    Der Hund hatte kein einziges Mal gebellt, seit er da war; wir hatten gedacht, er könne es nicht. Jetzt bellte er. Er
    stand mit gesträubtem Fell am hinteren Fenster, und heraus kam ein Bass wie von einem viel größeren Tier, immer
    vier, dann eine Pause zum Horchen. Unten im Hof fluchte jemand und ließ etwas Eisernes fallen. Sie gingen zum
    Nachbarhaus. Wir gaben ihm den Namen, der ins Geschirr gestempelt war, Inspektor, und zum ersten Mal drehte er
    danach den Kopf.

script-2132 = Einunddreißig Grad
script-2132-hand =
    Es war der kälteste Abend bisher. Wir fanden es durch Spucken heraus. Jemand von uns hatte mit bloßer Hand die Axt
    aus dem Hof hereingeholt, zum Spaß oder weil es spät war, und konnte sie nun nicht mehr loslassen. Das war einen
    Atemzug lang komisch. Wir setzten uns um die Axt herum. Warmes Wasser würde helfen, um den Preis eines Krugs oder
    des Scheits, um einen Krug zu schmelzen. Oder man konnte ziehen. Von der Axt her wurde bemerkt, Haut habe der Mensch
    ja genug.
script-2132-choose-water = „Wärmt sie. Langsam. Redet über irgendwas.“
script-2132-choose-pull = „Auf drei. Dann ist es vorbei.“
script-2132-water =
    Es dauerte zwanzig Minuten, in denen wir die Regeln von Wasserball lernten. Die Axt löste sich ohne ein Geräusch. Da
    das Wasser nun einmal warm war, wurde es danach der Reihe nach für Füße, für Socken und für den Fußboden benutzt.
script-2132-pull =
    Es wurde auf zwei. { $them } hatte eine Woche lang eine Hand wie eine geschälte Frucht und konnte damit weder halten
    noch schlagen noch knöpfen. Auf dem Eisen blieb ein dünner Handschuh von etwas zurück, mit allen Linien, und musste
    im Ofen abgebrannt werden, bevor die Axt wieder schnitt.

script-2133 = Ein Kind für eine Nacht
script-2133-child =
    Eine fremde Frau zog ein Mädchen am Handgelenk zu unserer Tür herein, sagte: „Bis sechs, ich bitte Sie, nur bis
    sechs“, und war fort. Das Mädchen war etwa sieben. Sie trug ein Schild wie ein Paket. Sie setzte sich dahin, wo sie
    das ganze Zimmer sah, schlug ein Heft auf, und weil der Bleistift zu Hause lag, schrieb sie mit dem Finger weiter.
    Es wurde sechs. Es wurde acht. Um neun klappte sie das Heft zu und bemerkte im Plauderton, ihre Mutter komme immer
    zu spät.
script-2133-choose-feed = „Sie isst mit uns. Wo ist noch eine Decke?“
script-2133-choose-take = „Die Schwestern in der Ambulanz nehmen sie auf. Mantel an, jetzt.“
script-2133-feed =
    Sie aß, wie man im Restaurant isst. Man zeigte ihr das Bett, und sie fragte, welche Seite wem gehöre. Da musste man
    ihr erklären, dass sie niemandem mehr gehörte; sie dachte nach und nahm den äußeren Rand, um nicht im Weg zu sein,
    falls sie wiederkämen.
script-2133-take =
    { $them } brachte sie hin, am Bad vorbei, und sie war gesprächig. Sie hatte verstanden, dass es eine Art Schule sei.
    In der Ambulanz schrieben sie die Nummer unseres Hauses auf ihr Schild, unter die andere Nummer. „Damit sie weiß, wo
    sie fragen muss“, sagte die Schwester. Weiter unten war schon eine dritte, ausradiert.

script-2134 = Zehn vor sechs
script-2134-morning =
    Um zehn vor sechs war die Mutter da, nach irgendeiner Uhr; nur war es der nächste Morgen. Die eine Seite an ihr war
    lauter Ziegelstaub. Sie erklärte nichts. Sie nahm das Gesicht des Mädchens und drehte es nach links und rechts, als
    könnten wir es vertauscht haben, und dann fing sie an zu danken und fand aus dem Satz nicht mehr heraus. Das Mädchen
    wartete. „Die haben ein sehr interessantes Loch“, sagte sie, um ihr zu helfen. Sie ließen uns eine Papiertüte da,
    und erst als das Tor ging, wagten wir, sie in der Hand zu wiegen.

## Evening

script-2140 = Regeln für die Wache
script-2140-rules =
    Regeln für die Wache, fünfte Fassung. Eins: Wer wacht, liest nicht. Zwei: strickt auch nicht. Drei: bei einem einmal
    husten; bei zweien zweimal; bei mehreren nach eigenem Ermessen. Vier: Eine Katze wird nicht gemeldet. Fünf: Eine
    Katze wird gemeldet, wenn sie rennt. Sechs: Am Morgen wird niemand gefragt, was er gedacht hat. Sieben (neu): Die
    Wache darf essen, was in der blauen Dose ist. Acht: Was in der blauen Dose war, war für alle. Neun, in
    Großbuchstaben: SIEBEN IST GESTRICHEN.
script-2140-choose-seven = „Sieben kommt wieder rein. Das sind vier Stunden im Dunkeln.“
script-2140-choose-nine = „Neun bleibt. Das ist eine Dose und kein Lohn.“
script-2140-seven =
    Sieben kam wieder hinein. In den Tagen danach zeigte sich, dass besser gewacht wurde, und durch die Tür hörte man
    alle Viertelstunde, wie der Deckel aufging, zum Nachsehen.
script-2140-nine =
    Neun blieb. Die Wache in dieser Nacht war bemerkenswert vorschriftsmäßig, kerzengerade, und hustete um halb drei
    zweimal wegen zwei Betrunkener, die zwei Straßen weiter sangen, und weckte uns alle.

script-2141 = Der Vorschlag der Nachbarn
script-2141-breach =
    Die von nebenan schlugen ein Loch vor. Sie hatten es sich überlegt: zwei Häuser, eine Wand, und jedes sitze die
    ganze Nacht allein mit einem Stock da, das sei Verschwendung. Ein Durchbruch im Keller, groß genug für einen
    Menschen, und welches Haus überfallen werde, gehe zum anderen hinüber. Es waren vier Schwestern und ein Untermieter.
    Sie hatten es sehr hübsch gezeichnet, mit den Maßen. Was keiner sagte, auf dieser Seite nicht und auf jener nicht:
    Ein Loch hat zwei Enden.
script-2141-choose-dig = „Fangt von beiden Seiten an. Wir treffen uns in der Mitte.“
script-2141-choose-wall = „Gute Zäune, Fräulein Ana. Lassen wir’s, wie es ist.“
script-2141-dig =
    Um neun gab es Finger. Um zehn ein Gesicht, verkehrt herum, es war das des Untermieters. Wir gaben uns durch das
    Loch die Hand, und eine der Schwestern reichte uns ein Stück Kuchen, von dem sie gleich sagte, er heiße nur so.
script-2141-wall =
    Sie nahmen es nicht übel. Den ganzen Abend hörte man sie Möbel vor die Stelle rücken, wo es gewesen wäre.

script-2142 = Das Loch hat zwei Enden
script-2142-crawl =
    Um eins in der Nacht kamen sie hindurch, in Nachthemden, erst die Schwestern und dann der Untermieter mit einer Uhr.
    Diesmal war es ihr Haus. Wir saßen zusammen in unserem Keller, eine lange Reihe Füße, und hörten drüben Männer auf
    und ab gehen und Sachen aufmachen. „Das ist die Wäsche“, sagte die Älteste. „Das ist der gute Schrank.“ Sie folgte
    ihnen von Zimmer zu Zimmer. Als ein Teller zerbrach, sagten alle vier, welcher. Zuletzt kam ein Schritt auf ihre
    Kellertreppe, und ein Licht näherte sich dem Loch.
script-2142-choose-push = „Die Kohlenkiste davor. Alle lehnen sich dagegen.“
script-2142-choose-through = „Das sind höchstens zwei. Durchs Loch und auf sie.“
script-2142-push =
    Alle lehnten, in Nachthemden und ohne, an einer Kohlenkiste. Das Licht stand eine Weile auf der anderen Seite. Es
    schien den Namen der Zeche zu lesen. Am Ende hatten sie drüben nur noch den Schrank selbst; den schenkten sie uns
    als Brennholz, und sie blieben bis Sonntag.
script-2142-through = Es war gerade Platz für einen auf einmal. Der Untermieter kam mit, samt der Uhr.
script-2142-won =
    Sie rannten die Treppe hinauf und ließen das Bündel da. Der Untermieter hatte vorher seine Uhr dahin gestellt, wo
    keiner darauftrat. Die Älteste zählte die Wäsche, und es war mehr als zuvor; sie mussten erst in einem anderen Haus
    gewesen sein. Sie wusch sie und bügelte sie, und am Tag darauf ging sie von Tür zu Tür und fragte, wem sie gehörte.
script-2142-back =
    Durch das Loch zurück waren wir schneller als hin, mit einem Tischtuch, und mehr war nicht zu retten. „Es ist nur
    das zweitbeste“, sagte die jüngste Schwester. Sie hielt es auf dem Schoß und fand mit dem Daumen das Monogramm.

script-2143 = Etwas gegen den Schmerz
script-2143-bottle =
    Jemand hatte die Flasche umgestellt. Sie stand jetzt hinter dem Lampenöl, mit einem Kratzer im Etikett in Höhe
    dessen, was übrig war, und der Pegel lag unter dem Kratzer. In unserem Haus wurde nichts weggeschlossen. Die Person,
    an die wir alle dachten, saß in der Ecke und flickte einen Riemen, mit einem ausgezeichneten, langsamen,
    sorgfältigen Stich, und summte. Es war seit Tagen der erste heitere Ton.
script-2143-choose-pour = „Ausgießen, alles. In den Abfluss, und alle sehen zu.“
script-2143-choose-round = „Holt Becher. Wenn einer trinkt, trinken alle.“
script-2143-choose-let = „Lasst gut sein. Wem tut es weh?“
script-2143-pour =
    Es wurde ausgegossen. { $them } nähte weiter, bis der Geruch in der Ecke war. Dann stand die Nadel still. „Ihr
    hättet fragen können“, bekamen wir zu hören, „was ich feiere.“ Da war es zu spät.
script-2143-round =
    Für jeden gab es einen Fingerhut. Wir tranken auf den Riemen. Es wurde ein Erfolg; es wurde etwas gesungen, jemand
    weinte und wurde nicht mehr getröstet als nötig; und wer die erste Wache hatte, sah jeden Stern doppelt und schrieb
    beide auf.
script-2143-let =
    Also ließ man es gut sein. Zwei Tage später ging der Riemen, der am schweren Rucksack war, auf der Treppe die ganze
    Naht entlang auf. Jeder Stich war wunderschön, und keiner ging durch.

script-2144 = Wer an der Reihe ist
script-2144-turn =
    Es gab nichts zu essen, jemand musste gehen, und alle waren an der Reihe. Wir hatten eine Liste mit Kreuzen. Sie war
    von verschiedenen Leuten auf verschiedene Art geführt worden, so dass nach den Kreuzen die Kräftigsten seit dem
    ersten Schnee nicht draußen gewesen waren und jemand, der kaum stehen konnte, neunmal in derselben Nacht. Wir waren
    höflich. Wir zeigten auf unsere Füße. Um Viertel vor zehn standen zwei von uns im selben Augenblick auf, an
    entgegengesetzten Enden des Tisches, die Hand auf der Stuhllehne, und beide konnten sich nicht mehr setzen.
script-2144-choose-both = „Dann beide. Kommt zusammen heim oder gar nicht.“
script-2144-choose-coin = „Werfen wir. Was haben wir mit zwei Seiten?“
script-2144-both =
    Sie schnürten einander die Stiefel, weil das leichter ist als sich bücken. Das war das Ende der Liste. Von da an
    genügte es, in die Runde zu sehen.
script-2144-coin =
    Wir hatten einen Knopf. Er fiel auf die Seite mit dem Anker, rollte unter den Herd, und im allgemeinen Einvernehmen
    sah niemand nach.

script-2145 = Die letzte Zigarette
script-2145-tin =
    Preisliste für eine Zigarette, aufgestellt von den Rauchern des Hauses für die Nichtraucher, die nicht verstanden,
    worum es ging. Sie halten: gratis. An ihr riechen, kalt: eine Stunde Ruhe. Das erste Drittel: dein Platz an der
    Pumpe. Die Mitte, also das Beste: dein Platz am Feuer. Sie selbst anzünden, mit einem richtigen Streichholz, und das
    Streichholz ausschwenken: unverkäuflich. Das Ende, an einer Nadel: gehört der ältesten anwesenden Person, immer und
    überall, sonst gibt es nichts mehr, woran man glauben kann.
script-2145-choose-smoke = „Dann zündet sie an, Herrgott, bevor das Bieten losgeht.“
script-2145-choose-trade = „Morgen. An der Pumpe gibt’s dafür ein Ei.“
script-2145-smoke =
    { $present ->
        [one] Es ging nach der Liste, Drittel für Drittel. Als es bei der Nadel war, zog die älteste anwesende Person
            mit geschlossenen Augen daran. Trocken. Aber die Marke war zu erkennen.
       *[other] Sie ging herum, nach der Liste. Als es bei der Nadel war, zog die älteste Person daran, schloss beide
            Augen und wurde gefragt, wie es sei. „Trocken“, lautete das Urteil. „Aber man erkennt die Marke.“
    }
script-2145-trade =
    Sie kam zurück in die Dose. { $present ->
        [one] Im Lauf der Nacht wurde die Dose dreimal geöffnet, nur zum Nachsehen, und dreimal der Deckel ringsum mit
            dem Daumen festgedrückt.
       *[other] Keiner schlief. Im Lauf der Nacht wurde die Dose von jedem im Haus geöffnet, der rauchte, nur zum
            Nachsehen, und beim Frühstück sagten es alle ungefragt.
    }

script-2146 = Eine Strickleiter
script-2146-knock =
    Ein Mann ließ sich an einem Seil an unserem Fenster vorbei hinunter. Er trug Bergstiefel und einen Smoking. Er sei
    Akrobat, rief er herein, im Hängen, vom städtischen Zirkus; die Dächer seien der einzige Weg, den niemand bewache,
    und er befördere dort Nachrichten und Arznei zu festen Sätzen. Ob wir für so etwas Verwendung hätten? Das Seil war
    aus Vorhangkordel. Unter ihm lag der Hof, vier Stockwerke tiefer, mit dem Gitterzaun.
script-2146-choose-hire = „Bringen Sie das in die Ambulanz, und zurück, was sie dafür geben.“
script-2146-choose-go = „Ist da noch Platz für jemanden? Bringen Sie es mir bei.“
script-2146-choose-refuse = „Vorsicht mit der Rinne“, sagten wir, „die ist locker.“
script-2146-came =
    Vor zwei war er zurück. Er hatte weiße Handschuhe angezogen, damit wir seine Hände sahen. Was er brachte, war in ein
    Programm gewickelt: Löwen, eine Dame, Professor Soundso und sein denkendes Pferd.
script-2146-never =
    Drei Nächte lang horchten wir auf die Stiefel. Die Rinne hing quer vor dem Fenster. Es konnte alles Mögliche gewesen
    sein. Im Gitter steckte eine Fliege, so eine mit Gummiband.
script-2146-roofs =
    { $them } ging in dieser Nacht über vier Dächer und kam durch den Dachboden herein, schwarz wie ein Stiefel und
    strahlend. Da oben sehe man alles, hörten wir: die Feuer beider Armeen auf einmal. Sie kochten. Von oben sah es aus
    wie ein einziges sehr großes Lager.
script-2146-slip = { $them } kam bis zur Rinne. Wir hatten sie erwähnt.
script-2146-refuse =
    „Sehr verbunden“, sagte er. Er prüfte sie mit einer Zehe, nickte, lüftete einen Hut, den es nicht gab, und schwang
    sich hinüber zu Hofmanns.

script-2147 = Die Abstimmung
script-2147-vote =
    Es ging um eine Person. Die Person lag im Nebenzimmer, war seit zwei Tagen nicht aufgestanden und aß. So wurde es
    gesagt: „und isst“. Manches war unwahr, und der Rest war schlimmer. Jemand von uns wollte es geklärt haben, jetzt,
    durch Handzeichen. Das Haus sei für die, die es in Gang hielten. Es gebe andere Orte, die Nonnen, den Keller der
    Bank. Von der Straße sprach niemand. Aus dem Nebenzimmer hörte man, wie jemand sich bemühte, nicht zu husten, um
    besser zu hören.
script-2147-choose-out = „Also Hände hoch. Morgen früh, wenn es hell wird.“
script-2147-choose-down = „Wer die Hand hebt, geht als Erster.“
script-2147-out =
    Es waren alle bis auf eine. { $them } war schon auf, angezogen, das Bett gemacht, als wir hineinkamen, um es zu
    sagen; die Decken lagen gefaltet wie beim Militär und darauf die Ration für diesen Tag. In dem Zimmer hat seither
    niemand geschlafen. Wir sagen, es sei feucht.
script-2147-down =
    Keine Hand ging hoch. Nach einer Weile öffnete sich die Tür, jemand kam in einer Decke heraus und setzte sich
    zwischen uns, mit einer Schüssel Bohnen, die verlesen werden mussten, und zum ersten Mal seit zwei Tagen taten in
    diesem Haus alle etwas.

## Night Raid

script-2150 = Ein Mann, der nicht hinauskam
script-2150-stuck =
    Er war im Fenster, das heißt, seine eine Hälfte. Er war zwischen zwei Brettern hereingekommen, und sein Gürtel hatte
    sich verfangen. Da war eine Kerze und ein Mann um die sechzig, Kopf und Arme in unserer Küche, wie auf einem Bild
    von einem Schwimmer. Er bat um Verzeihung. Er habe gehört, dienstags sei hier keiner. Draußen hörte man seine Beine,
    die ab und zu ein Stück liefen.
script-2150-choose-pull = „An den Armen. Er muss erst rein, bevor er rauskann.“
script-2150-choose-search = „Erst mal sehen, was er in den Taschen hat.“
script-2150-choose-hit = „Eins drauf, und dann raus mit ihm.“
script-2150-pull =
    Er kam mit einem Riss herein und stand da und hielt seine Hose fest. Wir gaben ihm Schnur. Er sah sich um, und es
    tat ihm sichtlich leid, wie wenig da war. „Da gehören noch zwei Nägel hin“, sagte er am Fenster, ganz der Fachmann,
    und gab uns seine eigenen, aus dem Mund, wo er sie gehabt hatte.
script-2150-search =
    Es gab Tabak, etwas Zucker, eine Brille. Es war leichte Arbeit, er konnte sich ja nicht wehren; er konnte uns nur
    sagen, welche Tasche ein Loch hatte. Dann wurde er geschoben. Von draußen bat er um die Brille, man warf sie ihm
    nach, und wir hörten ihn danach suchen.
script-2150-hit =
    Ein Schlag, nicht einmal ein fester. Die Kerze zeigte ein sehr erstauntes Auge. Danach musste das Brett ab, denn er
    war ganz schlaff geworden; es war schwer, ihn hinauszubringen, wie er gekommen war. Am Morgen lag er nicht mehr da.
    Hoffentlich ist er gegangen.

script-2151 = Was die Wache hörte
script-2151-log =
    Aus den Notizen der Wache. 23.10, Hund. 23.40, Karren, zwei Mann, einer hinkt. 0.15, sie kommen mit vollem Karren
    zurück. 0.30, Klavier (Hofmanns?). 1.00, Frau ruft einen Namen, Stefan oder Stepan. 1.05, dasselbe. 1.10, dasselbe,
    vom Ende der Straße. 1.30, Regen. 1.45, jemand antwortet darauf, ganz nah, unter diesem Fenster, sehr leise: „Hier,
    Mutter, geh heim.“ 1.46, nichts. 2.00, Frau ruft. Er antwortet nicht mehr. 2.20, bei der Ablösung fragen: Hätte ich
    etwas sagen sollen?
script-2151-choose-call = „Geh runter und sag ihm, dass sie noch draußen ist.“
script-2151-choose-leave = „Er hat seine Gründe. Schreib das Wetter auf.“
script-2151-call =
    Er war in unserem Kohlenloch, in einer halben Uniform, und älter, als er bei ihr geklungen hatte. Er ließ sich am
    Ärmel zur Ecke führen. Er wolle das nicht mitnehmen, sagte er und gab uns, was in seinen Patronentaschen war. Was
    sie zueinander sagten, hörten wir nicht, und es wurde nicht notiert.
script-2151-leave =
    2.30, Wind vom Fluss. 3.00, sie ist auf der anderen Seite vorbei, ohne zu rufen. 3.10, er weint, oder es ist die
    Pumpe.

script-2152 = Der Klingeldraht
script-2152-tins =
    Die Dosen klirrten. Wer zu Hause war, stand auf, etwas in beiden Händen, und es klirrte wieder, ganz regelmäßig,
    fünf und eine Pause. Es trat niemand darauf. Es zupfte jemand. Als der Laden einen Fingerbreit aufging, stand ein
    Junge im Hof, den Draht zwischen Finger und Daumen, und lauschte mit schiefem Kopf. Er hatte eine Melodie, fast. Die
    vierte Dose war zu tief, und er bückte sich schon, um etwas Wasser auszugießen.
script-2152-choose-shoo = „Ab nach Hause! Willst du erschossen werden?“
script-2152-choose-hear = „Warte. Lass ihn zu Ende spielen.“
script-2152-shoo =
    Er rannte, und natürlich rannte er in den Draht, in den ganzen. Es war das Lauteste, was in dieser Woche in unserer
    Straße geschah.
script-2152-hear =
    Es war das vom Müller. Einmal kam er ohne Fehler durch, wischte sich die Nase und salutierte vor dem Haus. Am
    nächsten Abend stimmten wir die Dosen. Es kostete zwei Becher Wasser.

script-2153 = Sie verlangen einen von uns
script-2153-torch =
    Sie waren zu fünft im Hof, mit einer Lampe, und sie wollten nicht an das Regal. Sie wollten einen Namen. Sie sagten,
    wessen: wer am Depot gesehen worden war, in der Nacht, als ihr Bruder nicht heimkam. Es konnte wahr sein. Keiner von
    uns hatte alles erzählt bekommen. Sie würden so lange warten, wie ein Vaterunser dauere, sagten sie, in vernünftigem
    Tempo, und dann kämen sie herein und holten alle. Man hörte, wie sie die Mützen abnahmen und anfingen.
script-2153-choose-give = „Schickt raus, wen sie wollen. Einer oder alle.“
script-2153-choose-door = „Weg vom Fenster. Jeder nimmt was in die Hand.“
script-2153-choose-talk = „Ich gehe raus und rede. Ich war auch am Depot.“
script-2153-give =
    Es war { $them }, jedenfalls stand { $them } auf. Wir sagten, sicher gehe es nur ums Reden. In der Tür war noch ein
    Umdrehen, als läge etwas auf dem Stuhl. Da beteten sie schon nicht mehr. Es geschah nicht im Hof; darin waren sie
    rücksichtsvoll, sie gingen um die Ecke.
script-2153-door = Sie waren bei „wie auch wir vergeben“.
script-2153-won =
    Sie gingen, zwei mussten gestützt werden. { $present ->
        [one] Als die Bank wieder vor der Tür stand, war niemand mehr da, den man hätte fragen können, ob es stimmte.
       *[other] „Aber du warst es schon?“, fragte jemand, als die Bank wieder vor der Tür stand. Es gab eine Antwort.
    }
script-2153-beaten =
    Sie kamen herein und nahmen, was ihnen in die Hände fiel, wie alle; einmal drinnen, schienen sie den Bruder
    vergessen zu haben. Nur der Jüngste stellte sich mit der Lampe vor jeden von uns, sah hin und schüttelte den Kopf.
script-2153-heard =
    Es dauerte eine Stunde. Wir sahen die Lampe, auf den Boden gerichtet. Es gab Geschrei, eine Pause und eine
    Männerstimme, die mehrmals dasselbe Wort sagte. Als die Tür wieder aufging, zeigte das Licht nur Schlamm bis zu den
    Knien. „Er war in die Grube gefallen“, hörten wir. „Ich hatte ihn am Ärmel. Den Knopf habe ich ihnen gegeben.“

script-2154 = Nachbarn mit Töpfen
script-2154-pots =
    Diesmal klopften sie. Es waren der Schneider, seine Frau, die zwei von der Ecke und ein Mann mit einem Kind auf den
    Schultern, und sie hatten Töpfe. Sie drohten nicht. Der Schneider hielt eine kleine Rede; er hatte sie vorbereitet.
    Man wisse, dass wir zu essen hätten. Zwischen der Ecke und der Pumpe dagegen könne er vier nennen, die daran
    gestorben seien, dass sie nichts hatten. Bei der Verteilung müsse ein Irrtum unterlaufen sein. Das Kind auf den
    Schultern hatte auch einen Topf, einen Puppentopf, mit Henkel.
script-2154-choose-share = „Dann kommt rein, alle. Eine Kelle für jeden.“
script-2154-choose-bar = „Geht heim. Es ist abgezählt, und es gehört uns.“
script-2154-share =
    Eine Kelle für jeden. Sie dankten am Topf und noch einmal an der Tür. Als der Puppentopf voll war, blieb etwas in
    der Kelle, und erwachsene Leute berieten flüsternd, ob das gerecht wäre.
script-2154-bar =
    Sie standen noch eine Weile da. Es war still, nur der Schneider ging einen Satz seiner Rede noch einmal durch, für
    sich, um die Stelle zu finden, an der es schiefgegangen war.

script-2155 = Der Schneider zahlt
script-2155-tailor =
    Der Schneider kam allein und wollte sich nicht setzen. Er habe in jener Nacht beim Essen mit den Augen alles
    durchgesehen, was wir anhatten; wir möchten verzeihen, das sei der Beruf. Er legte ein Päckchen auf den Tisch. Es
    waren Fäustlinge aus Deckenstoff, ein Paar für jeden, der Daumen richtig eingesetzt; und die für die Wache hatten
    einen Schlitz, mit Klappe und Knopf, für den Finger.

script-2156 = Licht, wo keins sein sollte
script-2156-signal =
    Auf unserem Dachboden war Licht. Die Wache war ans Tor gegangen und hatte zurückgeschaut, und da oben unter den
    Ziegeln ging es an und aus und an. Langsam. Auf dem Hügel blinkte nach einer Minute etwas. Jemand von uns war da
    oben mit der Lampe. Vom Hof aus sahen wir eine Hand und einen Ärmel; so viele Ärmel gab es in diesem Haus nicht.
script-2156-choose-grab = „Rauf. Leise. Mit der Lampe in der Hand erwischen.“
script-2156-choose-wait = „Lass es fertig werden. Dann wissen wir, wozu.“
script-2156-grab =
    { $them } legte die Lampe nicht weg. Drüben war ein Bruder; das sei kein Geheimnis, es sei nur nie zur Sprache
    gekommen. Jeden Donnerstag um diese Zeit sagten sie sich gute Nacht. Mehr nicht. Dreimal lang für den Namen, dann
    zwei. Es war den ganzen Winter so gegangen, und wir waren freitags beschossen worden und an anderen Tagen, es hatte
    keinen Unterschied gemacht. Wir glaubten es, die meisten von uns. Die Lampe kam in die Küche, wo alle sie sehen
    konnten.
script-2156-brother =
    Es wurde fertig. Auf der Bodentreppe waren Schritte, und bis wir im Flur standen, lagen alle unter ihren Decken und
    atmeten. Am nächsten Donnerstag kam es wieder, zur selben Stunde, und dann nicht mehr; und am Freitag darauf wollte
    jemand von uns, der keinem etwas gesagt hatte, kein Frühstück. Also hatte drüben jemand gute Nacht gesagt.
script-2156-sold =
    Es wurde fertig. Eine Stunde später kamen sie, und sie kannten die Tür, das Regal, die Zahl der Stöcke. Im
    Durcheinander ging { $them } mit ihnen hinaus, auf eigenen Füßen, mit einer gepackten Tasche. Die Lampe blieb oben,
    mit gestutztem Docht und einem Ersatzdocht daneben.

## Dawn

script-2160 = Die Milch
script-2160-milk =
    Auf der Stufe stand eine Flasche Milch. Sie war voll. Sie hatte einen Papierdeckel mit dem Zeichen der Molkerei, die
    im August abgebrannt war. Seit Allerheiligen gab es keine Kuh mehr im Ring. Wir holten sie nicht gleich herein. Wir
    betrachteten sie vom Fenster und von der Seite; jemand legte sich auf die Steinplatten und sah hindurch. Bei
    Hofmanns stand auch eine. Ebenso am Eckhaus und an dem Haus, in dem niemand wohnt. Die ganze Straße hinunter, auf
    jeder Stufe, im ersten Grau, stand eine Flasche Milch.
script-2160-choose-drink = „Milch. Das ist Milch. Wer es auch war, Gott behüte ihn.“
script-2160-choose-pour = „Das ist eine Falle. Erst trinkt die Katze.“
script-2160-good =
    Sie war süß und leicht gefroren, so dass man kauen musste. Erklärt hat es nie jemand. Am Abend standen alle Flaschen
    wieder draußen, ausgespült, auf beiden Seiten der Straße, für einen Mann, der nicht kam.
script-2160-bad =
    Es war Kalkwasser mit etwas darin, fürs Aussehen. Jemand hatte der ganzen Straße eine Freude machen wollen, war
    Milchmann gewesen und nicht mehr richtig im Kopf. { $them } hatte auf sein Wohl getrunken, einen ganzen Becher.
script-2160-pour =
    Man stellte sie für die Katze aufs Fensterbrett. Die Katze tauchte eine Pfote ein und schüttelte sie. Bis Mittag
    hatte es sich in etwas Graues unten und etwas Blaues oben getrennt, und bei Hofmanns waren alle kerngesund.

script-2161 = Jemand kam spät nach Hause
script-2161-late =
    Es war hell, und jemand von uns war nicht zurück. Wir taten, was man tut; fegten, legten Feuer an, stellten die
    Becher hin. Ein Becher wurde hingestellt und weggenommen und hingestellt. Um sieben waren Schritte zu hören, das war
    ein Mann mit einem Sack, für nebenan. Um halb acht Schritte. Um acht wurde schon in der Vergangenheit gesprochen,
    erst nur von den Stiefeln, was das für gute Stiefel gewesen seien, und dann von anderem; und mitten darin ging die
    Tür auf. „Weiter“, kam es von der Schwelle. „Hört nicht auf. Ich möchte das hören.“
script-2161-choose-laugh = „Immer kommst du zu spät. Und du schnarchst.“
script-2161-choose-angry = „Wo warst du? Weißt du, wie spät es ist?“
script-2161-laugh =
    Also machten wir weiter. Es dauerte bis neun, und alle kamen dran, denn auch die Übrigen wollten ihre hören, wenn
    wir schon dabei waren. Sie waren alle recht gut. Das sollten wir jede Woche machen, schlug jemand vor.
script-2161-angry =
    Es wurde geschrien. { $them } hörte sich alles an und wickelte dabei einen Schal ab, der sehr viele Knoten hatte. Es
    war um einen Graben gegangen und um jemanden mit Gewehr, der sich neben den Graben setzte, um einen Brief zu
    schreiben. Es war ein langer Brief.

script-2162 = Krankenvisite
script-2162-bed =
    Das Bett musste zum dritten Mal frisch bezogen werden. Es gab nichts zum Beziehen, also wurde es gewendet.
    { $present ->
        [one] Ein Eimer, ein Lappen, eine Minute das Fenster auf; dann war es kalt, also das Fenster zu. Es ist
            furchtbar, wie höflich man wird: Wir baten den Eimer um Verzeihung. Nebenan, hinter der Wand, lachte jemand
            im Schlaf, und wir lagen da und hörten zu wie beim Radio.
       *[other] Vom Bett her kam eine Entschuldigung. Es ist furchtbar, wie höflich die Leute werden. Ein Eimer, ein
            Lappen, eine Minute das Fenster auf; dann war es kalt, also das Fenster zu. Wer in dieser Nacht pflegte,
            hatte schon in der vorigen gepflegt. Hinter der Wand lachte jemand im Schlaf, und beide, im Bett und
            daneben, hörten zu wie beim Radio.
    }
script-2162-choose-give = „Eine Dosis ist noch da. Gib sie jetzt. Dafür ist sie da.“
script-2162-choose-save = „Eine Dosis heilt nichts. Die ist für dann, wenn’s schlimmer wird.“
script-2162-give =
    Sie wurde mit einem Schluck genommen und bewirkte eine Stunde lang nichts. Als sie zu wirken begann, war das erste
    Zeichen eine Meinung: { $present ->
        [one] Die Decke war falsch gefaltet.
       *[other] aus dem Bett hörten wir, die Decke sei falsch gefaltet.
    }
script-2162-save =
    { $present ->
        [one] Es wurde laut gesagt, damit es galt, und die Schachtel kam auf das höchste Brett, für das man aufstehen
            musste. Wir lagen da und sahen sie an. Sie hatte ein sehr deutliches Etikett.
       *[other] Es wurde im Flur gesagt, und so etwas wie einen Flur gibt es in so einem Haus nicht. Aus dem Bett hörten
            wir, das sei ganz richtig. „Würde ich auch so machen. Nur ein bisschen leiser.“
    }

script-2163 = Nach dem Überfall
script-2163-glass =
    Zusammengekehrt: Glas, ein Eimer. Putz, vier. Ein Zahn (wessen?). Knöpfe, nicht unsere, zwei. Ein Handschuh, der
    Zeigefinger abgeschnitten, wie für den Abzug, und wieder angestopft, also jemand, der zum Frieren zurückgekehrt war.
    Blut auf der sechsten Stufe, der vierten, der Tür, der Pumpe. Unter dem Tisch gefunden, lebend, eine Henne. Sie
    musste mit ihnen gekommen sein. Vielleicht hatte sie in jemandes Jacke gesteckt, aus dem letzten Haus, das sie
    gemacht hatten, war beim Kampf herausgekommen und so klug gewesen, still zu sitzen.
script-2163-choose-hen = „Das ist Suppe. Wer macht’s?“
script-2163-choose-eggs = „Das sind Eier. Keiner rührt sie an.“
script-2163-hen =
    Es war Suppe. Die Henne war sehr alt und blieb den ganzen Tag im Topf, und trotzdem sprachen wir noch lange davon.
    Wer die Tür gehalten hatte, bekam beide Schenkel.
script-2163-eggs =
    Sie bekam den Backofen zum Wohnen, ohne Tür. Sie ging vor den Verwundeten auf und ab wie bei der Visite. Wir nannten
    sie Schwester.

script-2164 = Schwester
script-2164-egg =
    Im Backofen lag ein Ei. Wir hatten immer gesagt, dass eins kommen werde, wie man so etwas sagt. Es war braun, und
    eine Feder klebte daran. Schwester stand davor, sah uns erst mit der einen Seite ihres Kopfes an und dann mit der
    anderen und war offensichtlich der Meinung, das Weitere sei unsere Sache.
script-2164-choose-sick = „Das kriegt, wem es am schlechtesten geht.“
script-2164-choose-soup = „So, und wo sie das jetzt erledigt hat: Suppe.“
script-2164-sick =
    { $them } bekam es, in einer Tasse, verquirlt, mit dem Rest von etwas Süßem. { $present ->
        [one] Das ganze Haus sah dabei zu.
       *[other] Wir saßen alle auf dem Bett und sahen zu.
    } Sie legte noch vier, bevor der Fuchs, oder wer es war, durch das Kohlenloch kam.
script-2164-soup =
    Es war eine logische Entscheidung. Sie redete die ganze Zeit mit uns, auf ihre trockene Art, wie über einem
    Strickzeug.

## For one alone

script-2170 = Beide Seiten des Tisches
script-2170-table =
    Der Tisch war für einen gedeckt. Es sah wie ein Versehen aus, also wurde auch die andere Seite gedeckt, und das sah
    nach einem schlimmeren aus. Schließlich wurde im Stehen gegessen, aus dem Topf, am Fenster, den Rücken zu beiden. Es
    waren allerhand Gespräche im Gang. Die meisten stammten aus der zweiten Woche, als es Streit um die Angeln gegeben
    hatte; die Stimmen konnte man inzwischen alle, sie machten sich von selbst.
script-2170-choose-aloud = „Den Streit zu Ende bringen. Jemand hatte recht.“
script-2170-choose-hush = „Etwas singen, damit sie still sind.“
script-2170-aloud =
    Es ging bis nach Mitternacht. Es war erstaunlich, wie viele gute Argumente ungenutzt geblieben waren. Die Angeln
    wurden am Ende geölt, als Geste.
script-2170-hush =
    Es musste laut gesungen werden, und es hatte neun Strophen. Bei der sechsten fiel draußen auf der Straße jemand ein
    und ging damit um die Ecke.

script-2171 = Auf Wache eingeschlafen
script-2171-nod =
    Es gibt eine Art, allein wach zu bleiben. Man kippt den Stuhl gegen die Tür, auf zwei Beine, unter dem dritten ein
    Teller; wer einschläft, fällt um. Viermal klappte es. Beim fünften Mal kam kein Fall. Es kam eine Hand, unter den
    Arm, von hinten, die den Stuhl wieder auf die Füße stellte. Es war ein kleiner Mann mit einem Sack. Er war durch den
    Keller gekommen. „So brechen Sie sich den Hals“, sagte er.
script-2171-choose-stay = „Setzen Sie sich. Ich habe seit Dienstag mit keinem geredet.“
script-2171-choose-go = „Nehmen Sie’s und gehen Sie. Nur gehen Sie.“
script-2171-stay =
    Er setzte sich, anfangs den Sack auf den Knien. Es stellte sich heraus, dass er eine Frau hatte, die nicht wusste,
    was er nachts tat, und glaubte, er habe Brandwache. Ihm wurde das Loch im Dach gezeigt. Er rauchte eine halbe
    Zigarette, und um vier stand er auf und sagte, das nächste Haus müsse er wohl noch machen, sonst gebe es Fragen.
script-2171-go =
    Er nahm sehr wenig, aus Verlegenheit. Den Riegel schob er selbst zurück, und von draußen hörte man ihn gegen die Tür
    drücken, ob sie hielt.

script-2172 = Inventar der Lebenden
script-2172-list =
    Personen: eine. Betten: genug. Stiefel: vier Paar, davon das beste zu groß, wird getragen. Stimme: eingerostet; am
    Sonntag benutzt, gegenüber einer Katze. Haare werden nach Gefühl geschnitten. Angst: weniger als erwartet. Es gibt
    etwas, das Glück sein könnte, ein paar Minuten lang gegen zehn, wenn die Sonne durch das Loch im Dach kommt und über
    den Boden und die Wand hinauf geht, mit all dem Staub darin. Wo sie endet, ist auf der Tapete angezeichnet. Jeden
    Tag ist es um eine Bleistiftbreite höher.

script-2173 = Jemandes Hammer
script-2173-boards =
    Allein kann man kein Fenster vernageln. Es braucht an jedem Ende eine Hand und eine dritte für den Nagel. Es wurde
    mit dem Knie versucht, mit einem Strick über einem Haken, mit der Stirn. Beim vierten Versuch war ein zweiter Hammer
    zu hören. Er schlug, wenn unserer schlug. In der Ruine gegenüber stand jemand auf einer Kiste, ein Brett vor dem
    eigenen Fenster, hielt es mit dem Kopf und hatte auch aufgehört. Eine Zeitlang sahen wir einander an wie zwei vor
    einem Spiegel.
script-2173-choose-help = „Erst Ihres, dann meins.“
script-2173-choose-alone = „Winken und weitermachen.“
script-2173-help =
    Es dauerte je zehn Minuten. Er hieß Bero und hatte auch nichts zu sagen. Danach kam er jeden Tag, zur selben Stunde,
    mit seinem Hammer, und manchmal gab es etwas zu nageln.
script-2173-alone =
    Bis zum Dunkelwerden hing es, schief. Drüben war es auch schief. Jenseits der Bretter hörte man noch lange, dass
    niemand hämmerte.
