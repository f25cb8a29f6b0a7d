# Die Kampagne: Orte der Zonenkarte, Geschichten, Enden

# Orte: der Name, und was man weiß, bevor man hingeht

place-a1 = Daliks Rettung
    .hint = Ein Banditenlager hinter dem Wald. Darin zählt ein Mann.
place-a2 = Die tote Strecke
    .hint = Eine Bahnlinie, die niemand benutzt, und Söldner, die daneben warten.
place-a3 = Die Tür unter dem Hügel
    .hint = Ein Kontrollpunkt, eine Rampe, eine Tür. Die Tür ist warm.
place-b1 = Licht für Werbiwka
    .hint = Dreißig Leute, eine Pumpe und kein Strom, der sie treibt.
place-b2 = Die stumme Glocke
    .hint = Eine Kirche, und Leute davor, die nicht hineingehen.
place-b3 = Schwarzes Wasser
    .hint = Ein Teich, der nachts fällt, und ein alter Damm.
place-103 = Monturenwerkstatt
    .hint = Eine Lampe in einem Kohlenkeller. Der Hammer hält an, wenn du anhältst.
place-104 = Erfahrener Stalker
    .hint = Ein alter Mann auf einer Bank. Bring etwas zu essen mit.
place-105 = Waffenhändler
    .hint = Eine Decke, sieben Gewehre, eine Frage.
place-106 = Proviantkarren
    .hint = Ein Karren in der Furt, und ein Maultier, das horcht.
place-107 = Pumpenschuppen von Werbiwka
    .hint = Ein Mechaniker mit geschlossenen Augen. Sprich ihn noch nicht an.
place-108 = Küche von Werbiwka
    .hint = Zwei Eimer, eine Schüssel.
place-109 = Feldlabor
    .hint = Zwei Zelte und eine Waage. Sie kaufen, was leuchtet.
place-113 = Verbandsplatz
    .hint = Ein Wartehäuschen, in dem es nach Reifen und Jod riecht.
place-114 = Kopfgeldtisch
    .hint = Ein Tisch auf freiem Feld, auf jeder Liste ein Stein.
place-115 = Kartenzimmer
    .hint = Ein Dachboden, ausgelegt mit den Zimmern anderer Leute.
place-116 = Hund auf der Straße
    .hint = Er sitzt dort seit Dienstag.
place-117 = Jurkos Feuer
    .hint = Zwei Becher, ein Stiefel.
place-118 = Krankensaal in der Schule
    .hint = Betten zwischen den Kleiderhaken.
place-110 = Versteck des blinden Petro
    .hint = Ein Regal mit Dosen in einem Erdkeller. Er kennt sie am Klang.
place-111 = Kotscherhas Tresor
    .hint = Ein Ziegel ohne Moos. Jurko schwört darauf.
place-112 = Daliks zweites Versteck
    .hint = Ein Grenzstein, den jemand sehr sauber zurückgesetzt hat.
place-119 = Zerstörter Konvoi
    .hint = Drei Lastwagen in einem Graben. Der dritte tickt.
place-120 = Gruft der Kirche
    .hint = Sechs Särge. Das Kirchenbuch weiß von fünf.
place-121 = Der Jeep des Notars
    .hint = Gewaschen, unverschlossen, der Schlüssel steckt.
place-122 = Tresor im Pumpenhaus
    .hint = Ein Tresor, dessen Nummer der ganze Bezirk kennt.
place-125 = Holubs Spind
    .hint = Der dritte von der Tür. Sie hat dir die Nummer gesagt.

# Der Anfang, und die erste Mission, die gescheitert ist

story-101 = Geliehenes Leder
    .text = Regen auf einem Blechdach. Unter dem Dach ein Eimer und im Eimer ein Löffel, damit Sidorowitsch
        hört, wann er zu leeren ist. Er zählt fünftausend auf den Tresen. Bringt ihn der Löffel heraus, fängt
        er von vorn an. Dann kommen die Jacken, eine für jeden, aus einer Kiste, auf der Hering steht. „Das
        Geld ist eine Anlage“, sagt er. „Das Leder ist geliehen. Bei Geliehenem weiß ich, wen ich frage.“ In
        der linken Tasche findest du einen Straßenbahnfahrschein, gelocht. Die rechte ist mit Zünddraht
        gestopft. An der Wand hinter ihm hängt eine Karte des Bezirks unter Wachstuch. Er zeigt euch seine
        Nadeln: eine Frau, die Platten näht, einen Alten, der redet, wenn man ihn füttert, einen Händler, der
        keine Fragen mag, einen Blinden mit einem Regal. Noch eine steckt im Wald, und die erklärt er nicht.
        Er greift hinter sich und dreht das Radio lauter. Der Sender ist seit Jahren abgeschaltet. Aus dem
        Rauschen kommt die Stimme eines Mannes, als läse er sich selbst vor, um wach zu bleiben. Eins, sagt
        sie. Zwei. Sidorowitsch hält inne, einen Schein in der Luft. Bei sieben bricht sie ab. Der Löffel
        klingt. „Und das“, sagt er, „ist die andere Sache.“
story-102 = Der Rückweg
    .text = Bis zum zweiten Zaun spricht niemand, und dann geht es um Stiefel. Einer von euch hat einen
        nassen. Man hört ihn, einen Schritt hinter den anderen, den ganzen Weg bis zur Kreuzung. Dort sitzt
        der Ortskundige unter einem Schirm auf dem Kilometerstein. Er sieht, mit wie viel Abstand ihr geht,
        und fragt nicht. Er bricht einen Zweig aus der Hecke und zeichnet in den Schlamm. Hier seid ihr
        hinein. Hier standen sie. Hier ist ein Durchlass, und so hebt man das Gitter. Der Regen füllt die
        Linien, noch während er zeichnet. Er wischt alles mit dem Ärmel glatt. „Jetzt du“, sagt er und gibt
        dir den Zweig. Neben dem Stein stehen eine Dose Schrauben und eine Arzttasche mit einem Griff. Eins
        von beiden kann er entbehren. Es kommen noch andere Leute.
story-102-detour = Die Schrauben nehmen
    .told = Er füllt euch die Taschen mit vollen Händen. An manchen sind noch die Muttern. „Die schönen wirf
        zuletzt“, sagt der Ortskundige.
story-102-bag = Die Arzttasche nehmen
    .told = Das meiste ist Schnur. Was ihr braucht, liegt ganz unten, in einer Socke, und die Socke ist ausgekocht.

# Kontakte

story-103 = Monturenwerkstatt
    .text = Die Werkstatt ist ein Kohlenkeller. Pola sitzt auf der Rutsche, einen Brustpanzer auf den Knien,
        und näht im Schein einer Grubenlampe, Stahl an Segeltuch, mit einer Nadel, die für Segel gemacht ist.
        Sie sieht nicht auf. Sie klopft mit einem Knöchel auf deine Jacke. „Kuh“, sagt sie mitleidig. Auf der
        Werkbank liegt ein Paket in Wachspapier, groß wie ein Brotlaib. Bis zum Morgen muss es an der Mühle
        sein, und auf der Mühlenstraße steht eine Streife, die Pakete aufmacht. „Wenn sie fragen: Brot. Wenn
        sie es anschneiden wollen: renn.“ Neben ihr feilt ein Fünfzehnjähriger an einer Schnalle und tut, als
        höre er nicht zu. Was er dieses Jahr gemacht hat, hängt hinter ihm an einem Nagel, unter einem
        Handtuch. Als sie sieht, wohin du schaust, nennt sie den Preis.
story-103-carry = Das Paket tragen
    .told = Die Streife interessiert sich für eure Stiefel. An der Mühle kommt eine Hand unter der Tür hervor,
        nimmt das Brot und klopft zweimal aufs Holz. Als ihr zurück seid, hat Pola einen zweiten Becher auf
        die Kohlen gestellt.
story-103-pay = Kaufen, was unter dem Handtuch hängt
    .told = Der Junge packt es selbst ein und macht die Schnur falsch. Pola schickt das Paket auf einem
        anderen Weg, und an der Tür sagt sie euch, was sie für das Ding verlangt hätte, wenn sie es gemacht
        hätte.
story-104 = Erfahrener Stalker
    .text = Der alte Taras hat das Ende der Bank, wo die Wand warm ist. Er war in der Zone, bevor sie einen
        Zaun hatte, sagen die Leute. Sie sagen es auch ihm, und er nickt und sieht weiter die Bäume an. In der
        Brusttasche hat er einen Löffel, die Mulde nach oben, wie ein Arzt das Thermometer. Ein junger Mann
        mit neuem Gewehr fragt ihn seit einer Stunde, wie man gutes Gras von dem anderen unterscheidet, und
        hat gehört, dass das eine sehr gute Frage ist. Auf der Bank zwischen ihnen ist ein Ring, wo ein Teller
        stand. Der Löffel ist sauber. Als du dich setzt, rückt Taras, genau um eine Tellerbreite.
story-104-feed = Etwas zu essen auf die Bank stellen
    .told = Er riecht daran, dreht es ins Licht und steckt einen Zipfel seines Schals fest. „Na“, sagt er mit
        vollem Mund. „Rück näher. Zum Reden hab ich nur den einen Zahn.“
story-104-pay = Ihm Geld fürs Abendbrot geben
    .told = Er schickt den jungen Mann damit zum Bunker und sagt ihm, er soll das Gewehr trocken halten. Dann
        sieht er ihm eine Weile nach, das sichere Gras entlang, und fängt an.
story-104-go = Ihn bei seinen Bäumen lassen
    .told = „Komm, wenn etwas vor mir steht“, sagt Taras. Für Arbeit hat er einen festen Preis, und der ist
        höher als ein Abendbrot.
story-104-told = Was Taras zwischen zwei Bissen sagt
    .text = Er redet, wie er isst, vom Rand zur Mitte. Die Straße hinauf liegt ein Dorf, Werbiwka, wo sie
        Wasser aus einem Brunnen holen, der tickt. Er würde selbst hingehen, da war eine Frau, die er mochte,
        aber ihr Hund hat ihn gebissen. Und dann ist da Kotscherhas Lager. Bis letzte Woche hat er ihnen
        Brennholz verkauft. Sie haben einen Mann eingesperrt, alle paar Tage kommt der Schlüssel woandershin,
        und jedes Mal sagen sie es dem Koch, damit einer es nüchtern weiß. Der Koch erzählt es dem, der das
        Holz bringt. Taras kratzt den Teller aus. Für eins davon reicht das Brot noch, sagt er. Für beides
        bräuchte er einen Nachschlag, und es wird dunkel. „Welches?“
story-104-told-verbivka = Nach Werbiwka fragen
    .told = Er zeichnet die Straße in die Soße, bis an den Rand. Falls ihr sie schon kennt: Unter der
        Milchkannenbank liegt Geld, das sie ihm für Holz schulden. Zum Abholen ist er zu stolz.
story-104-told-camp = Nach dem Lager fragen
    .told = Er sagt euch, wo der Schlüssel diese Woche ist, wer ihn hingetan hat und was der Mann getrunken
        hatte. „Sagt es nicht dem Koch“, sagt er. „Er hat sich so gefreut, dass es geheim war.“
story-105 = Waffenhändler
    .text = Baschta hat eine Decke über die Haube eines toten Wolga gebreitet und sieben Gewehre daraufgelegt,
        alle mit der Mündung in eine Richtung, wie Gabeln in der Lade. Er tritt zurück, damit du die Abstände
        bewundern kannst. Sie sind gleich. Um den Hals trägt er ein Schneidermaß, und als du nach dem zweiten
        von links greifst, misst er deinen Arm. „Wer schickt dich?“ Es klingt freundlich. Unter der Decke, wo
        früher der Motor war, atmet ein Mann aus; du siehst, wie die Wolle sich hebt. Baschta wartet. Er
        verkauft an beide Seiten, und keine schießt auf ihn, das hat ihn geduldig gemacht. Ein Name ist die
        richtige Antwort. Vielleicht auch keiner, wenn etwas in der Hand liegt, das dazu passt.
story-105-sidorovich = Sagen, dass Sidorowitsch dich schickt
    .told = „Der Gauner“, sagt Baschta herzlich und schlägt die Ecke der Decke zurück, an der die
        Preisschilder sind. Das Atmen rückt beiseite.
story-105-nobody = „Niemand“ sagen und eine eigene Waffe hinhalten
    .told = Er zerlegt sie, riecht an den Teilen und gibt euch dafür eine andere, aus dem Kofferraum. Und weil
        euch niemand schickt, sagt er, was bisher niemand geholt hat: drei Lastwagen, südlich der Straße.
story-106 = Proviantkarren
    .text = Der Karren liegt in der Furt, ein Rad in der Luft, und Luka liegt darunter, bis ans Kinn im
        Wasser. Er erzählt der Achse, was ihre Mutter getrieben hat. Das meiste aus dem Laden trocknet am
        Ufer, Socken, Patronen, Batterien, bei allem der Preis nach oben, damit keiner fragen muss. Das
        Maultier steht im Geschirr vor nichts. Seine Ohren drehen sich, beide nach links, bleiben dort und
        kommen zurück. „Das macht es seit Mittag“, sagt Luka. „Ich kann eine Achse flicken, oder ich kann
        einen Busch bewachen.“ Unter dem Sitz hat er eine Keksdose mit den Tourenzetteln aus zehn Jahren: die
        Häuser, wo sie zahlten, die Häuser, wo sie nur kauften. Sie sind nass geworden. Man könnte ihn
        überreden, sich davon zu trennen.
story-106-guard = Eine Nacht lang den Busch bewachen
    .told = Um drei drehen sich die Ohren noch einmal, und etwas Großes entscheidet sich dagegen. Zum
        Frühstück läuft das Rad. „Das Erste ist umsonst“, sagt Luka und schreibt es auf.
story-106-sheets = Die Tourenzettel kaufen
    .told = Ihr trocknet sie auf dem Maultier. Eine Adresse kommt jahrelang jeden Monat vor, ein Dachboden an
        der Nordstraße, und die Bestellung ist immer gleich: Papier, Tinte, Lampenöl, ein Maßband.
story-107 = Pumpenschuppen von Werbiwka
    .text = Hwynt hat den Griff eines Schraubenziehers zwischen den Zähnen und die Spitze auf dem Lager. Seine
        Augen sind zu. Er hebt einen Finger, und du bleibst stehen, ein Fuß schon im Schuppen. Die Welle dreht
        sich, der Riemen klatscht, und irgendwo im Takt ist ein Fehler, den du nie gehört hättest, wenn er
        nicht die Stirn darüber runzelte. Bei jeder neunten Umdrehung kommt er. Hwynt nimmt den Stahl aus dem
        Mund. „Die hält bis Ostern“, sagt er. „Oder bis du die Tür zumachst.“ An der Wand hängen Teile für
        Maschinen, die mit der Armee abgezogen sind. Was ihm für die großen Pumpen noch fehlt, oben am Teich,
        muss er aus etwas machen, das einmal geschossen hat. Er mustert dich von der Mündung bis zum Stiefel
        und bittet um nichts.
story-107-listen = Die Tür leise zumachen und zuhören
    .told = Nach und nach hörst du es auch. Er nickt und lässt dich die Ölkanne halten.
story-107-part = Ihm ein Teil dalassen, das er brauchen kann
    .told = Es ist im Schraubstock, bevor du ganz losgelassen hast. Als er fertig ist, könnte niemand mehr
        sagen, wozu es da war. „Für den Teich“, sagt er. „Die kommen jetzt beim ersten Zug, wenn es je so weit
        ist.“
story-108 = Küche von Werbiwka
    .text = Die Regel steht mit Mehl über der Tür: zwei Eimer, eine Schüssel. Du holst zwei von der Pumpe.
        Halyna hebt dir das Joch selbst von den Schultern, und was sie ansieht, ist das Wasser, eine ganze
        Weile, bis auf den Grund. Seit Strom da ist, schrubbt sie, was stillhält. An der Wand sitzen auf
        Kisten ein Schäfer, zwei Soldaten mit einem Gefangenen und der Gefangene, und ihre Löffel gehen im
        selben Tempo. Auf dem Fensterbrett steht ein Einmachglas mit einem Schlitz im Deckel. Es ist für einen
        Boiler. Bisher sind neun Knöpfe darin und ein wenig Geld. Niemand wird gebeten. Sie wischt nur
        zufällig das Glas ab, wenn ein Gast aufsteht.
story-108-water = Noch zwei Eimer holen
    .told = Die Schüssel kommt voll zurück. „Kommt vorbei, bevor ihr hinausgeht, nicht danach“, sagt Halyna.
        „Danach können sie nicht schlucken.“
story-108-jar = Geld in das Glas stecken
    .told = Sie bedankt sich nicht. Als du nach deinem Rucksack greifst, ist er schwerer geworden, und etwas
        darin ist warm und in den Gemeindebrief gewickelt.
story-109 = Feldlabor
    .text = Professor Lemko hat einen Ärmel aufgekrempelt. Auf der bloßen Handfläche liegt ein Artefakt, und
        er wiegt es auf und ab wie einer, der Pflaumen kauft. „Zweihundertzehn“, sagt er. Der Assistent legt
        es auf die Waage und schreibt zweihundertneun. Über dem Tisch hängt ein Schild in drei Sprachen, das
        verbietet, was er tut. Die Hand hat keine Haare und keine Linien. Er merkt, wohin du siehst. „Meine
        beste Schülerin trug Handschuhe“, sagt er. „Immer. Dann ging sie unter einen Hügel arbeiten und
        schrieb nicht mehr.“ Er kauft, was ihr bringt, für die Hälfte; die andere Hälfte bekommt ein Komitee.
        Solltet ihr je auf Papiere von dort unten stoßen, Karten zum Beispiel, mit Löchern, die würde er nicht
        kaufen. Er würde sie gern sehen.
story-109-deal = Die andere Hand schütteln
    .told = Sie ist trocken und eine ganz gewöhnliche Hand. Die Preisliste reicht er dir mit der Zange.
story-109-cards = Ihm die Lochkarten zeigen
    .told = Er liest sie mit dem Daumen, immer schneller, und einmal lacht er. Dann nimmt er den Detektor von
        seinem eigenen Gürtel. „Er holt Luft, bevor er spricht, der Hügel“, sagt er. „Wenn das Summen aufhört,
        werft etwas.“
story-113 = Verbandsplatz
    .text = Doktor Rut kocht sein Werkzeug in einem Eimer über einem brennenden Reifen aus. Es stinkt und hält
        die Neugierigen fern. Der Verbandsplatz ist ein Wartehäuschen mit einer Plane auf der Windseite, und
        auf den Fahrplan schreibt er, wer der Nächste ist. Namen gibt es nicht. Da steht „Schenkel, sauber“,
        „zwei Finger“, „Hund“. Ein Mann wird hereingetragen, und alle seine Freunde erzählen, wer das ist.
        „Ich hab gefragt, was er hat“, sagt Rut. „Nicht, wie er heißt.“ Die Schere ist schon drin. Später
        setzt er sich neben dich, mit dampfenden Händen, und sieht ungebeten deine Medizintasche durch. Die
        Hälfte tragt ihr als Schmuck herum, sagt er. Wenn einer von euch mit den Füßen voran zu ihm kommt,
        dann hätte er sie gern gehabt.
story-113-ask = Fragen, was er nimmt
    .told = „Das erste Loch flicke ich im Voraus“, sagt er und nennt eine Summe. „Das zweite macht ihr selbst.“
story-113-bag = Ihm etwas aus der Tasche dalassen
    .told = Er liest am Feuer das Datum und steckt es unter sein Hemd. Wer von euch zuletzt bei ihm auf der
        Bank lag, steht einen Tag früher auf, und mit klarem Kopf.
story-114 = Kopfgeldtisch
    .text = Der Tisch steht mitten auf einem Feld, damit alle sehen, wer hingeht. Dahinter sitzt Koza mit
        einer Pelzmütze. Sie hat zwei Blätter, auf jedem einen Stein. Auf dem einen sind Namen, auf dem
        anderen Preise; was wozu gehört, hat sie im Kopf. So, sagt sie, liest keiner die Liste und geht
        eingebildet nach Hause. An der Kante sind Fotos angenagelt: Stiefel, und neben den Stiefeln etwas mit
        Krallen. Du legst einen Finger auf einen Preis, und sie sagt dir, wie viele Zähne er hat. Dann fragt
        sie, wo ihr zuletzt wart, wie man nach den Straßen fragt. Bei Kotscherha war Lärm, hört sie. Wie er
        seine Wachen aufstellt, wäre ihr etwas wert.
story-114-sign = Die Liste ansehen und nichts sagen
    .told = „Bringt es groß“, sagt Koza, „und stellt einen Stiefel daneben.“ Sie leiht euch die Kamera. An
        vier Stellen ist ihr Name eingekratzt.
story-114-tell = Ihr verkaufen, was ihr über Kotscherha wisst
    .told = Sie schreibt es auf ein drittes Blatt und zahlt sofort. Ein Gerücht gibt es obendrauf, eins, das
        herumlag: drei Lastwagen in einem Graben im Süden, und was sie geladen hatten.
story-115 = Kartenzimmer
    .text = Drei Leitern hoch. Der Dachboden geht über das ganze Haus, und der ganze Boden ist Papier: Zimmer,
        von oben gezeichnet, in einem Maßstab, aneinandergelegt, als wären alle Gebäude der Zone eins. Die
        Kartografin geht in Strümpfen darauf. Ein Keller der Ziegelei öffnet sich in eine Turnhalle und die in
        irgendjemandes Küche. „Die Leute bringen mir Wände“, sagt sie. „Wände sehe ich von der Straße. Ich
        zahle für das dazwischen.“ Wo noch niemand war, ist das Papier weiß und sehr sauber. Auf einer der
        weißen Stellen steht ein Hocker, und immer, wenn sie hinkommt, geht sie außen herum. Aus deiner Tasche
        ragen deine Skizzen. Gefragt hat sie nicht. Sie hat gesehen, dass du eine Tür so zeichnest, wie sie
        aufgeht.
story-115-keep = Die Skizzen behalten
    .told = Sie drückt dir ein Maßband in die Hand. „Türen, durch die ihr geht, zählen“, sagt sie. „Türen,
        durch die ihr schaut, nicht.“
story-115-sketches = Ihr die Skizzen dalassen
    .told = Sie zahlt nach Missionen und hat sie auf dem Boden, ehe ihr an der Leiter seid. Als du
        zurückschaust, kniet dort eine zweite Frau, die du für einen Mantel gehalten hattest. Sie zeichnet ab.
story-116 = Hund auf der Straße
    .text = Er sitzt mitten auf der Straße nach Werbiwka, schon so lange, dass der Boden unter ihm trocken
        ist. Er ist braun. Ein Ohr hat eine Kerbe, wie Tierärzte sie machen. Er bellt nicht. Gehst du nach
        links, steht er auf und geht nach links; bleibst du stehen, setzt er sich wieder, nicht näher, und
        sieht an dir vorbei, aus Takt. Im Graben liegt ein Stock mit Zahnspuren, und neben dem Stock, was er
        den Leuten auf dieser Straße wohl sonst noch angeboten hat: ein Fäustling, eine Zündkerze, ein halber
        Zünder. Alles ist sehr sanft hingelegt. Seine Rippen bewegen sich. Er hat gehört, dass du deinen
        Rucksack angefasst hast.
story-116-feed = Das Essen mit ihm teilen
    .told = Er nimmt seinen Teil mit den Lippen, trägt ihn in den Graben und kommt ohne zurück. Dann geht er
        links neben dir, als wäre das seit Jahren sein Platz. Bis zum nächsten Kilometerstein habt ihr euch
        auf Bublyk geeinigt.
story-116-stone = Ihn verjagen
    .told = Der Stein landet neben ihm. Er hebt ihn auf, bringt ihn bis auf zehn Schritte heran und legt ihn
        hin. Von der Biegung aus siehst du ihn auf seinen trockenen Fleck zurückgehen.
story-117 = Jurkos Feuer
    .text = Du riechst es zuerst: Kiefer, und etwas, das nie Holz war. Jurko hat sein Feuer im Windschatten
        eines Straßenschilds. Er hat zwei Becher, beide voll, und einen Stiefel; der andere hängt an einem
        Stock über den Flammen und dreht sich wie ein Huhn. Die Schnürsenkel hat er in Kotscherhas Zelle
        gelassen, sagt er, und den Rest auf dem Weg hinaus. Um sein Handgelenk läuft ein roter Strich, er hat
        die Uhr darübergeschoben. Er ist neunzehn. Er hat eine Urkunde von der Wachschule und liest dir den
        Teil über Handfeuerwaffen vor, während du seinen Tee trinkst, der gut ist. Eine Waffe besitzt er
        nicht. „Ich käme mit“, sagt er. „Nicht umsonst. Ich bin ausgebildet.“ Der Stiefel fängt an zu rauchen.
        Er dreht ihn weiter.
story-117-sit = Den Tee austrinken und auf einen Preis einschlagen
    .told = Es ist ein ehrlicher Preis. Er hat ihn schriftlich, auf der Rückseite der Urkunde.
story-117-arm = Ihm eine Waffe geben
    .told = Er prüft die Kammer, die Sicherung und die Kammer, wie es in der Urkunde steht. Dann sagt er eine
        Zeit lang nichts. „Zwei Missionen“, sagt er schließlich, „schuldet ihr mir nichts“, und lässt es euch
        wiederholen.
story-118 = Krankensaal in der Schule
    .text = Die Bänke sind verheizt. Die Betten stehen zwischen den Kleiderhaken, jedes unter einem Bild,
        einer Ente, einem Wasserhahn, einem Regenschirm, und Schwester Wira sagt, am Anfang hilft es ihnen,
        der Regenschirm zu sein. Sie geht mit einer Lampe die Reihe entlang, beugt sich hinunter und sagt
        einen Namen, einmal, wie man ihn zu einem Fenster hinaufruft. Dann wartet sie. Bei manchen dauert es,
        bis sie am nächsten Bett ist. Die Hände suchen den Saum der Decke. Ein alter Mann möchte wissen, wer
        die Kaninchen gefüttert hat. Am Ende steht ein Schrank, und den Schlüssel dazu trägt sie an einem
        Band, obwohl nichts darin ist. „Sie wachen auf“, sagt Wira. „Nur wachen sie erschrocken auf, und ich
        habe nichts, was ich ihnen geben kann.“
story-118-names = Die Lampe nehmen und Namen vorlesen
    .told = Beim fünften Bett hast du die Stimme dafür gefunden. Solltet ihr sie draußen dabeihaben wollen,
        sagt Wira, muss es etwas kosten. Die Schule braucht ein Dach.
story-118-cupboard = Den Schrank füllen
    .told = Sie schließt ab und wieder auf, um den Unterschied zu hören. In dieser Nacht schlafen sie ohne
        Lampe, und am Morgen hat Werbiwka Hände genug für die Arbeit einer Woche, die liegen geblieben war.

# Verstecke

story-110 = Versteck des blinden Petro
    .text = Petro hatte einmal einen Laden. Jetzt ist es ein Regal in einem Erdkeller, und die Tür steht
        offen. „Kommt rein, macht zu, setzt euch“, sagt er. „Wie viele seid ihr? Nein, wartet. Geht herum.“
        Seine Augen sind blau wie Magermilch. Er fährt mit dem Fingernagel das Regal entlang, und jede Dose
        antwortet: Birnen, Gulasch, Gulasch, Patronen, Farbe. Auf einer steht Pfirsiche, und es ist nicht die
        Dose, die sich irrt. Das alles hat er für schlechte Zeiten zurückgelegt, erzählt er, aber er findet,
        er kann nicht sehen, wann die sind. Also nehmt die Hälfte. Wäre es mehr als die Hälfte, er würde es
        hören. Er dreht das Gesicht zur Wand, aus Höflichkeit, und faltet die Hände. Am Ofen steht sein
        eigener Teller. Er hat Mehl und Wasser gegessen.
story-110-half = Die Hälfte nehmen
    .told = Er nickt bei jeder Dose, die das Regal verlässt. An der Leiter sagt er euch die Summe, und sie stimmt auf die Patrone.
story-110-all = Alles nehmen
    .told = Du hebst sie einzeln herunter, den Ärmel dazwischen. Er sagt nichts. Als ihr auf der Leiter seid,
        fährt er mit dem Nagel das Brett entlang, von einem Ende zum anderen und zurück.
story-110-food = Ihm etwas zu essen dalassen
    .told = Er hört, wie es das Holz berührt, und nennt es. Dann nennt er es noch einmal, als Frage. „Kommt
        wieder vorbei, wenn ihr draußen wart“, sagt er. „Bis dahin hab ich etwas gefunden, was ich
        danebenstelle.“
story-110-medicine = Ihm etwas aus der Medizintasche dalassen
    .told = Er schüttelt es am Ohr und weiß, wie viele noch drin sind. „Die wollt ihr zurück“, sagt er. Wollt
        ihr nicht. Er lässt sich sagen, wann ihr wieder vorbeikommt.
story-110-again = Petros Garten
    .text = Das Regal ist abgestaubt, und dahinter sitzt Petro mit Krawatte. Er hat euch an der dritten
        Sprosse erkannt; die Leiter, sagt er, beklagt sich über jeden von euch anders. Wo ihr euer Geschenk
        gelassen habt, steht ein Einmachglas mit einem Tuch darüber. „Das war im Garten“, sagt er. „Ich
        dachte, ein Stein. Dann dachte ich, ein Stein summt nicht in B.“ Er hat es auf der Kohlenschaufel
        hereingebracht, am ausgestreckten Arm, durch einen Garten, den er nicht sieht, und schläft seitdem im
        anderen Zimmer. Die Tür ist zu, und trotzdem bewegt sich das Tuch ein wenig. Was es wert ist, kann er
        nicht sagen. Er wäre froh, wenn ihr es mitnehmt, bevor es den Rest der Tonleiter lernt.
story-110-again-take = Das Glas nehmen
    .told = Er hält euch die Leiter. Es summt den ganzen Weg bis zur Straße, und hinter euch, in der
        Kellertür, hört ihr ihn zurücksummen.
story-111 = Kotscherhas Tresor
    .text = Er ist, wo Jurko gesagt hat: hinter der alten Latrine, auf Schulterhöhe, der eine Ziegel ohne
        Moos. Hinter dem Ziegel hängt ein Mehlsack, hinter dem Sack ist eine Stahltür, und sie ist nicht
        abgeschlossen, denn wer davon wusste, sollte gar nicht so weit kommen. Zwei Fächer. Im oberen liegt
        Geld in Rollen, um jede ein Gummiband und ein Zettel: wer gezahlt hat, für wen, und an welchem Tag des
        Monats er wieder zahlt. Im unteren liegen Waffen in Ölpapier, zu gut für seine eigenen Leute. Ein Fach
        könnt ihr tragen und seid vor der Suppe über dem Zaun. Das Geld wird jeden Freitag gezählt. Auf den
        Waffen liegt der Staub dick wie Filz.
story-111-money = Das Geld nehmen
    .told = Es ist mehr, als es aussah. Am Freitag setzt sich ein Mann vor eine offene Tür und fängt eine
        Liste an, und ganz oben steht Stiefel.
story-111-guns = Nur die Waffen nehmen
    .told = Alle bis auf eine sind an ihr Papier gerostet. Die eine ist den Weg wert. Ihr hängt den Sack
        zurück, setzt den Ziegel ein und lasst die Rollen, wie sie liegen, mit ihren Zetteln.
story-112 = Daliks zweites Versteck
    .text = Der Grenzstein steht eine Handbreit neben seinem eigenen Loch, das Moos nach Süden. Dalik hat ihn
        selbst versetzt, nachts, im Anzug, und dann gefegt. Darunter ist eine Milchkanne, und in der Kanne ist
        alles trocken und aufrecht: eine Deckenrolle, ein Beutel aus Öltuch, und obenauf eine Liste in
        Großbuchstaben. Eins: Das gehört mir. Zwei: Wenn du ich bist, hast du wieder die vierte Schnalle
        vergessen. Drei: Wenn nicht, nimm, was du brauchst, und stell den Stein zurück, der Bauer ist eigen.
        Vier: Nicht beides. Unten auf das Blatt hat er ein Haus an der Nordstraße gezeichnet, darin eine
        Leiter, darauf noch eine und noch eine. „Sie zahlt für Zimmer“, heißt es da.
story-112-armour = Die Decke aufrollen
    .told = An den Schultern ist es weiter und wieder enger gemacht worden. Im Kragen ist ein Name
        durchgestrichen, und daneben ist ein zweiter, der es nicht ist.
story-112-money = Den Beutel nehmen
    .told = Die Scheine liegen nach ihren Nummern. Ihr stellt den Stein zurück, diesmal mit dem Moos nach Norden.
story-119 = Zerstörter Konvoi
    .text = Drei Lastwagen liegen im Graben, hintereinander, wie sie fuhren. Der erste ist ausgebrannt. Den
        zweiten haben Leute in Eile durchsucht, sie haben jeden Riemen zerschnitten, obwohl die Schnallen
        offen waren. Den dritten hat niemand angerührt. Die Ladeklappe hängt herunter, und unter der Plane
        kommt ein Ticken hervor, nicht ganz gleichmäßig, wie eine Uhr, die ein Hinkender trägt. Quer über die
        Fahrspur davor läuft eine Reihe Steine, groß wie Brotlaibe. Wer sie gelegt hat, hat einen Nachmittag
        darangegeben und ist keinen Schritt weiter gegangen. In den Staub auf der Fahrertür hat ein Fahrer mit
        dem Finger geschrieben: Nicht meine Schuld.
story-119-two = Die ersten zwei durchsuchen
    .told = Unter dem verbrannten Sitz ist ein Werkzeugkasten, der nur verbrannt aussieht. Den dritten
        Lastwagen überlasst ihr seiner Uhr.
story-119-three = Alle drei durchsuchen
    .told = Es ist ein Zähler, irgendwo ganz unten, und er liest vor, worauf er liegt. Bis du das begriffen
        hast, hältst du die Kiste im Arm, und deine Handschuhe sind steif.
story-119-petro = Petro holen und alle drei durchsuchen
    .told = Er sitzt auf einem Kilometerstein, den Kopf schief. „Keine Mine“, sagt er. „Ein Zähler, und die
        Batterie ist schwach. Die Kiste hinten ist sauber, die klingt trocken. Lehnt euch nicht an die
        anderen.“
story-120 = Gruft der Kirche
    .text = Die Platte gibt nach, wenn man sich dagegenstemmt. Darunter sind neun Stufen und ein Gewölbe, so
        niedrig, dass du den Hut abnimmst. An den Wänden stehen sechs Särge. Fünf sind aus Zink und seit den
        Gutsherren hier; im Kirchenbuch hat jeder eine Seite. Der sechste ist aus Kiefer, der Preis steht noch
        auf den Brettern, und er hat keinen Namen. Zugenagelt hat ihn jemand, der so etwas noch nie gemacht
        hat. Die meisten Nägel sind krumm, und unter einem klemmt der Zipfel eines Klingelbeutels. Oben in der
        Sakristei hast du die Truhe der Gemeinde offen stehen sehen. Vater Makar hat hier unten eine Kerze
        gelassen, in einem Marmeladenglas. Sie reicht noch ungefähr eine Stunde.
story-120-open = Den neuen Sarg öffnen
    .told = Niemand liegt darin. Da ist das Geld der Gemeinde, in Beuteln nach Jahren, und ein Zettel, der
        bittet, wer immer es sei, genug für ein Glockenseil dazulassen.
story-120-shut = Ihn zulassen
    .told = Du trittst die krummen Nägel mit dem Absatz flach und gehst hinauf. Oben an der Treppe hat Vater
        Makar gestanden. Am Morgen sind zwei Männer aus dem Dorf an eurem Feuer, mit Spaten, und fragen, wo
        sie anfangen sollen.
story-120-spared = Gruft der Kirche
    .text = Vater Makar geht mit der Lampe voran und sagt, du sollst auf die siebte Stufe achtgeben, die
        fehlt. In der Gruft stehen sechs Särge. Fünf sind aus Zink und älter als die Straße. „Den sechsten hab
        ich gemacht“, sagt er und sieht auf seinen Daumen, der noch blau ist. Als das Summen anfing, hat er
        hineingetan, was man in seiner Kirche nicht finden sollte: das Geld der Gemeinde und ein Ding, das ein
        Schäfer zum Segnen gebracht hatte. Das mochte es nicht. Alle Kerzen hatten sich zu ihm hinübergeneigt.
        Er zieht die Nägel mit der Zange, und jeder kommt auf seine eigene Art krumm heraus. „Sie haben
        abgestimmt“, sagt er. „Die ihr heimgeführt habt. Sie wollen, dass ihr es bekommt. Ich will es nur
        unter meinem Boden weghaben.“
story-120-spared-take = Nehmen, was er dir gibt
    .told = Der Beutel ist schwer von kleinen Münzen. Das andere reicht er dir im Hut des Schäfers und bittet,
        den Hut auch zu behalten.
story-121 = Der Jeep des Notars
    .text = Er steht am Bahnübergang, die Räder gerade, die Handbremse angezogen, und er ist gewaschen. Der
        Schlüssel steckt, an einem Ring mit Messingschild. Vom Schlüssel läuft ein Draht hinter das
        Armaturenbrett, dünn und grau; wer ihn verlegt hat, hat alle zehn Zentimeter eine Klammer gesetzt,
        damit er nicht klappert. Auf dem Beifahrersitz liegt eine Mappe, mit Band verschnürt. Durch die
        Heckscheibe erkennst du einen langen Gewehrkoffer und Patronenschachteln, nach Kaliber gestapelt. Die
        Mappe ließe sich mit einem gebogenen Draht durch das Dreiecksfenster angeln. Für den Koffer müsste man
        einsteigen. Hinter der Windschutzscheibe liegt eine Parkscheibe. Er hat sie auf die Minute gestellt,
        in der er ging.
story-121-wire = Den Draht durchschneiden
    .told = Du liegst mit der Zange quer über beiden Sitzen, atmest aus und lässt es dabei. Es gibt zwei Grau.
        Du schneidest das, das eine Spur grauer ist.
story-121-papers = Die Mappe herausangeln
    .told = Quittungen. Jede hat jemand unterschrieben, der sie lieber nicht unterschrieben hätte, und im Lauf
        einer Woche kommen sie, einer nach dem anderen, und kaufen ihre Namen zurück.
story-122 = Tresor im Pumpenhaus
    .text = Der Tresor ist hinter dem Dienstplan in die Wand eingelassen. Das Zahlenrad ist groß wie eine
        Untertasse. Als man ihn einbaute, sollte der Schichtleiter eine Zahl nehmen, die er nicht vergisst; er
        nahm seine Hochzeit. Das war im Winter davor. Danach hat er sie geändert, und alle anderen auch, jeden
        Tresor im Bezirk, jedes Fahrradschloss, alle auf das eine Datum, und Schlosser probierten es immer als
        Erstes. Du drehst Tag, Monat, Jahr. Die Tür seufzt, denn der Gummi ist noch gut. Drinnen riecht es
        nach Tee. Hier ist der Lohn von einundvierzig Leuten für einen Monat, in Papierbanderolen, und ein
        Blatt mit einundvierzig Zeilen zum Unterschreiben. Unter deinen Füßen laufen die Pumpen, wie ihr sie
        gestellt habt. Die ersten drei haben unterschrieben.
story-122-open = Den Lohn nehmen
    .told = Das Blatt lasst ihr, wo es ist. Nach einigem Nachdenken unterschreibst du, in der vierten Zeile.
story-122-silt = Tresor im Pumpenhaus
    .text = Bis zur Uhr hat hier drin das Wasser gestanden und ist wieder gegangen, und es hat einen Boden aus
        schwarzem Schlamm hinterlassen, glatt gekämmt, mit einem Stuhl darin, auf einem Bein. Hinter dem
        Dienstplan ist der Tresor. Die Zahl ist das Datum; nach jenem Frühjahr war es bei jedem Tresor im
        Bezirk dieselbe. Die Tür geht eine Handbreit auf, und Schlamm folgt ihr, langsam, wie Teig. Der Lohn
        muss da drin sein. Er ist Ziegel geworden. Aber mit dem Schlick ist etwas hereingespült worden, durch
        ein Kabelloch, und hat es sich bequem gemacht: Es hat die Ziegel ringsum an die Wände geschoben und
        liegt in der Mitte, und es ist um einiges größer als das Loch.
story-122-silt-open = Es ausgraben
    .told = Es löst sich mit dem Geräusch eines Kusses. Der Schlick läuft von selbst davon ab, nach oben.
story-125 = Holubs Spind
    .text = Dr. Holub sagt dir die Nummer, bevor du fragst. „Der Geburtstag meines Bruders“, sagt sie. „Ihn
        sollte man benachrichtigen, falls mir etwas zustößt. Mir ist nichts zugestoßen. Den anderen ist es
        zugestoßen.“ Der Spind ist im Waschraum der Wachen, oben an der Rampe, zwischen einem voller Stiefel
        und einem, der zugeschweißt ist. Du drehst die Rädchen. Ein Laborkittel hängt dort, gebügelt, auf
        einem Holzbügel. Auf dem Brett liegt in Seidenpapier, was sie abends für die gebaut hat, die hinunter
        mussten. Es sind mehrere, keines wie das andere. Um jedes geht ein Streifen Klebeband mit einem Namen,
        in einer Schrift, die von einem zum nächsten kleiner wird. In der Ecke ist eine Tüte
        Sonnenblumenkerne.
story-125-open = Eines davon nehmen
    .told = Die anderen bleiben für den, der die Nummer nach euch bekommt. Die Kerne bringt ihr ihr mit. Sie
        isst jeden einzelnen, in der Tür ihres Silos.

# Nachdem der Koffer heimgekommen ist

story-123 = Der Dank des Patrons
    .text = An diesem Abend klingelt im Bunker das Telefon. Es hat keine Leitung; Sidorowitsch hat das Kupfer
        verkauft. Er hebt den Hörer mit zwei Fingern ab und reicht ihn über den Tresen. „Großartig“, sagt eine
        Stimme, eine fröhliche, wie gemacht für Trinksprüche. Sie kennt eure Namen und geht mit ihnen um den
        Tisch, für jeden ein freundliches Wort: die Geduld des einen, der zweite Schuss des anderen. Er hofft,
        dass der Ausweis von Nutzen sein wird. Das Foto wird niemandem gerecht, aber wer sieht schon einen
        Wächter an? Hinter ihm schlägt eine Uhr, und weiter weg eine andere, etwas später. „Wenn ihr
        davorsteht, nicht anfassen“, sagt er. „Einer meiner Leute nimmt es euch ab. Ihr erkennt ihn. Er hat
        ein Formular zum Unterschreiben dabei.“ Der Hörer klickt. Er bleibt noch eine Weile warm.
story-124 = Die Drohung des Patrons
    .text = An diesem Abend klingelt im Bunker das Telefon. Es hat keine Leitung; Sidorowitsch hat das Kupfer
        verkauft. Er hebt ab und hält den Hörer über den Tresen, am ausgestreckten Arm. Die Stimme ist
        fröhlich. Sie verlangt niemanden, sie liest. Sie liest eure Namen vor, langsam, mit den Vatersnamen,
        und lässt nach jedem eine Pause, in der man eine Seite umblättern hört. Einen davon hat nur deine
        Mutter benutzt. Dann kommt das Haus, in dem sie ihn benutzt hat. „Ich hätte gern so weitergemacht“,
        sagt die Stimme. „Aber ihr habt etwas geöffnet, das zu war. Das Klicken setzt niemand wieder ein.“ Von
        jetzt an, wo ihr auch seid, kann es sich für einen Fremden lohnen, aufzusehen. Dafür hat er eine Summe
        zurückgelegt. Sidorowitsch schraubt das Telefon ab und stellt es in den Eimer.

# Enden

story-130 = Der Hügel wird dunkel
    .text = Die erste stille Nacht hält die Leute wach. Sie liegen auf dem Rücken und hören einen Falter am
        Laden, eine Kuh, die von einem Bein aufs andere tritt, einen Nachbarn, der dasselbe hört. Das Summen
        hatten sie für ihre eigenen Ohren gehalten. In Werbiwka, wo immer Werbiwka diesen Winter verbringt,
        geht um zwei Uhr früh eine Tür auf. Vor einem Monat hätte man auf die nächste gehorcht. Eine Frau
        kommt im Mantel heraus. Sie geht bis zur Pumpe, trinkt und sieht nach Osten, wo jetzt ein Stück Himmel
        ist mit der Ecke eines Hügels darin. Sie geht wieder hinein. Die Lampe lässt sie brennen. Das Haus
        gegenüber auch, und dann das daneben; um drei sind alle hell, weil man es von der Straße sieht und es
        aussehen soll, als ob hier Leute wohnen. Ihr seht es von der Straße. Ihr habt die Stiefel ausgezogen.
        Unten fängt ein Akkordeon an, diesmal mit offenem Riemen. Niemand hat euch bezahlt, hier zu sein, und
        der Ortskundige will wissen, was ihr morgen macht. Es stellt sich heraus, dass keiner daran gedacht
        hat. Auf dem Hügel geht ein Licht umher, gelb, in Handhöhe. Das ist Hwynt mit einem Schraubenzieher,
        zur Sicherheit.
story-131 = Sie sind weitergezogen
    .text = Die Türen nehmen sie mit. „Bretter sind Bretter“, sagt Hwynt, „und wo wir hinkommen, gibt es
        vielleicht nur die Löcher.“ Es ist die Arbeit einer Woche. Dann stehen die Karren auf der Straße, auf
        dem ersten ein Ofen, auf dem zweiten Hühner, auf dem letzten die Betten. Ein Dorf lässt sich kleiner
        packen, als man denkt. Ihr geht voran. Jeder hat einen Beutel Schrauben an der Hüfte, und dreißig
        Schritt dahinter kommt das Maultier mit dem Fuhrmann, der nur auf eure Hände sieht. Ihr werft; ihr
        wartet; ihr hebt einen Arm; die Achsen fangen wieder an. Ab Mittag hört ihr es nicht mehr. Am Rand des
        Tals steigen alle ab, wegen der Steigung, und alle haben auf der Seite des Karrens zu tun, die nach
        vorn zeigt. Nur Schwester Wira dreht sich um. Am letzten Torpfosten von Werbiwka brennt eine Lampe.
        Heute früh haben sie davorgestanden, alle, und keiner wollte es sein. „Es kommt schon jemand vorbei
        und macht sie aus“, sagt sie. Du wirfst die nächste Schraube. Sie fällt, wie eine Schraube fällt, und
        liegt da, und ihr geht bis zu ihr, und vorbei.
story-132 = Voll bezahlt
    .text = Man bittet euch, dabei zu sein, wenn der Kern zum letzten Mal den Besitzer wechselt. Es ist eine
        kahle Straße mit einem Kilometerstein. Zwei Wagen kommen von der einen Seite und einer von der
        anderen, und sie halten mit dreißig Schritt Kies dazwischen. Vier Männer tragen die Bleikiste hinüber;
        man hat ihnen gesagt, sie sollen nicht im Gleichschritt gehen. Ein fünfter geht mit einem Klemmbrett
        daneben. Auch ihr müsst unterschreiben, als Zeugen, unter dem Wort „gesehen“. Danach gibt es eine
        Flasche und Becher zum Falten, und eine Stimme hinter einem Fenster, das nicht heruntergeht, wünscht
        euch einen guten Winter. Das Geld ist gut. Ihr verbringt einen Abend damit, es herauszufinden, an der
        Lampe, mit nassem Daumen. Es reicht für ein Dach, ein Gebiss, einen Traktor für einen Vetter. Etwas
        bleibt übrig. Im Frühjahr sitzt du in einem Bus, weit weg von hier, im Hemd. Es wird dunkel, die
        Wischer gehen. Hinter einer Reihe Pappeln ist ein Hügel, den du noch nie gesehen hast, und um die
        Kuppe steht ein Schein wie über einer Stadt. Der Mann auf dem Nebensitz hat die Schuhe ausgezogen.
        „Was ist das für ein Ort?“, fragst du ihn. Er sieht auch hin. Er hat angefangen zu summen.
story-133 = Eine gute Saison
    .text = Im Herbst hat der Kordon eine Straße. Angefangen hat es mit Luka, dem die Achse endgültig brach,
        gerade wo der Weg am breitesten ist; dann kam eine Frau mit Pfannkuchen, dann zwei Brüder, die Stiefel
        flicken, und jetzt kann man vom Schlagbaum bis zum Bunker unter Markisen gehen und bekommt in fünf
        Mundarten einen guten Morgen gewünscht. Sidorowitsch hat sich ein Schild malen lassen. Die Buchstaben
        wurden stückweise bezahlt, also steht da nur SIDOR. Zum Zählen hat er einen Jungen eingestellt und
        steht selbst in der Tür, die Daumen im Gürtel. Bei den Pfannkuchen habt ihr einen Tisch. Leute kommen
        heran, junge, mit neuen Gewehren, und fragen, wie man gutes Gras von dem anderen unterscheidet, und
        ihr habt darauf eine Antwort gefunden. Sie fragen nach Preisen, nach Stiefeln, nach der besten
        Jahreszeit. Nach dem Hügel fragen sie nicht. Er ist da draußen, von den Markisen aus kann man ihn
        sehen, wenn der Rauch sich hebt, und niemandes Stuhl steht in diese Richtung. Donnerstags kamen immer
        die Karren aus Werbiwka. Es gab Butter. Irgendwann im September merkst du, dass du die Pfannkuchen
        trocken isst, und fragst die Frau, und sie sieht auf die Straße. „Diese Woche nicht“, sagt sie und
        wendet deinen.
story-134 = Das Licht bleibt an
    .text = Im November erreicht das Summen den Kordon. Erst ist es nur in den Löffeln. Sidorowitsch legt ein
        Tuch in die Schublade; dann ist es im Ofenrohr, und er stellt sein Bett an die andere Wand und findet,
        dass er trotzdem mit den Füßen nach Osten geschlafen hat. Der Ortskundige kommt seltener. Wenn er
        kommt, weiß er neue Stellen, wo der Schlamm platt getreten ist und keine Spur zurückführt. Nachts
        spielt ihr Karten bei laufendem Radio, wegen des Geräuschs, und wer aufsteht, um nach dem Feuer zu
        sehen, dem sagen die anderen, er soll weiterreden. Jeden Abend geht Sidorowitsch mit einem Lappen und
        einer Flasche Tinte zur Karte an der Wand und bringt sie auf den neuesten Stand. Er macht es
        ordentlich. Er fragt euch, er fragt den Ortskundigen, und er trägt keinen Ort ein, ehe es zwei gesagt
        haben. Du stehst hinter ihm und liest. Werbiwka, keine Lampen. Die Mühle, keine Lampen. Ziegelei,
        Zollhaus, beide Höfe, keine Lampen. Die Schule. Die Straße zur Schule. Er tupft die Tinte ab. Dann
        geht er ans Fenster und zündet seine an.
story-135 = Schwarzes Wasser
    .text = Seit Mariä Schutz regnet es. Das Tal ist leer, und es ist nass bis zum Knie. Ihr kommt noch einmal
        durch, in einem flachen Boot, weil Sidorowitsch einen Käufer für Fensterglas hat, und ihr stakt es die
        ehemalige Straße hinunter. Die Gärten sind unter euch. Eine Reihe Bohnenstangen zieht vorbei, die
        Bohnen noch daran. Sie sind in guter Ordnung gegangen, das sieht man: Die Türen sind zu, die Schlüssel
        hängen daneben, auf der Schultreppe sind die Schiefertafeln oberhalb der Wasserlinie gestapelt. Es
        waren dreißig. Neun davon habt ihr getroffen, auf verschiedenen Straßen, und jedes Mal haben sie euch
        nach den anderen gefragt. Ihr nehmt die Scheiben heraus und legt sie in Stroh. Gegen Abend ist das
        Boot voll, ihr kehrt um, und an der Biegung beim Friedhof beginnt die Glocke. Es ist ein Schlag, und
        nach einer Weile ein Schlag. Der Turm steht bis zu den Simsen da, die Läden offen, und kein Boot ist
        daran festgemacht. Vielleicht ist ein Seil in die Strömung geraten. Du zählst die Zeit zwischen den
        Schlägen. Sie ist fast gleich. Dann stoßt ihr ab, und es geht hinter euch weiter, bis ihr nicht mehr
        sagen könnt, ob es das tut.

# Nachworte: was aus ihnen wurde

coda-dalik-rescued = Dalik hat sein Schuldenbuch verbrannt, Seite um Seite, unter einer Dose Birnen.
coda-dalik-lost = In manchen Nächten zählt das Radio. Es hört bei sechs auf.
coda-yurko-freed = Jurko hat eine zweite Urkunde. Er hat sie selbst geschrieben und manches weggelassen.
coda-yurko-left =
    An der Kreuzung verkauft ein Mann mit einer Narbe ums Handgelenk Stiefel. Deine stehen bereit, in deiner
    Größe, und er sieht nicht auf.
coda-yurko-lost = In jener Zelle saß ein zweiter Mann. Du hörst es nebenbei, vom Koch.
coda-holub-out = Dr. Holub gibt Unterricht in ihrem Silo. Wer summt, muss gehen.
coda-holub-left =
    Am Telefon des Labors wird noch abgehoben. Eine Frauenstimme sagt, welche der Pflanzen geblüht haben.
coda-thralls-spared = Wenn sie in Werbiwka um Brot anstehen, halten sich elf von ihnen am Mantel vor ihnen fest.
coda-thralls-abandoned = Auf den Feldern um die Kirche pflügen sie in Bögen.
coda-thralls-killed = Wiras Liste hängt im Kirchenvorraum hinter Glas. Wer hineingeht, berührt den Rahmen.
coda-petro-friend = Petro hat ein zweites Regal angebracht. Es ist noch leer; gestimmt hat er es schon.
coda-petro-robbed =
    Petro fährt mit dem Nagel das leere Brett entlang, einmal am Tag, und kann dir sagen, wie lange es leer
    ist.
coda-petro-even = Petro hat noch seine Hälfte. Die neue Ordnung hat er nach Gehör gelernt.
