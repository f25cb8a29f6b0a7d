# Mission A1

mission-a1 = Daliks Rettung
    .place = Kotscherhas Lager, hinter dem Wald
    .prologue = Sidorowitsch dreht den Knopf zurück, damit du es noch einmal hörst. Ein Mann zählt mit
        tonloser Stimme, eins, zwei, bis sieben. Dann fällt ein Stuhl um. „Sieben Schnallen“, sagt der
        Händler. „Er zählt sie, wenn er den Anzug anzieht.“ Dalik ging mit einer Wissenschaftlerin unter den
        Hügel und kam mit einem Stahlkoffer und ohne Wissenschaftlerin wieder heraus. Dann haben ihn
        Kotscherhas Jungs von der Straße geholt, jetzt sitzt er in ihrem Lager und wird gefragt, wo der Koffer
        ist. Zum Wald hin ist ein Drahttor. Es gibt auch den langen Weg, am Gehöft und am Verschiebebahnhof
        vorbei, wo seit den Zügen nichts mehr geflickt wurde. Wer im Bauernhaus ans Funkgerät geht, weiß, wo
        der Zellenschlüssel ist. Sidorowitsch schiebt eine Dose Birnen über den Tresen. „Nicht für dich. Er
        mag Birnen.“
    .hints = Leise schlägt laut: Das Lager hat mehr Ohren, als ihr Magazine habt. Solange keine Runde mit
        Alarm endet, legt sich schlafen, wer zu spät kommt, und Sidorowitsch zahlt mehr. Hebt Medizin für
        Dalik auf, wenn ihr welche habt: Wer vier Tage lang gefragt wurde, rennt nicht.
    .objective = Findet Dalik, öffnet seine Zelle und bringt ihn und alle Stalker auf die Ausgangsfelder am
        Waldrand. Stirbt ein Stalker, ist die Mission gescheitert.

# Der Auftrag, Zeile für Zeile

goal-a1-key = Den Zellenschlüssel finden, oder ohne ihn auskommen
goal-a1-cell = Die Zelle öffnen
goal-a1-out = Alle zum Waldrand, Dalik mit euch

# Karten

side-a1-01a = Der Mann, der zählt
    .story = Am Tor hat man fünf Wachen gesehen und bei der Suppe sechs. Niemand hat gesehen, dass einer Suppe
        zu einer Zelle trug.
side-a1-01b = Sieben Schnallen
    .story = Die Zelle steht offen. Der Waldrand ist gut zu sehen, und ein weiter Weg für einen Mann in einem
        halben Anzug.
side-a1-02a = Drahttor
    .story = Im Draht hängen leere Dosen. Die Etiketten sind noch dran; wenn Wind aufkommt, kann das Lager
        hören, was es zu Mittag gab.
side-a1-02a-cut = Den Draht durchschneiden (1 Aktion)
side-a1-02b = Aufgeschnittenes Tor
    .story = Du hältst den Draht fest, während er reißt, damit er nicht singt. Eine Dose ist nach innen
        gefallen und rollt ein Stück. Sprotten.
side-a1-03a = Bauernhaus
    .story = Unter der Traufe geht ein Kabel hinein, so dick wie dein Daumen. Jemand hat seine Socken darübergehängt.
side-a1-03b = Funkraum
    .story = Das Gerät liegt auf einem Brotbrett, die Rückwand ab. Auf der Tapete steht mit Bleistift jede
        Nachtwache, und daneben, was sie einander an Zigaretten schulden. Der Schlüssel hat eine eigene Zeile.
side-a1-04a = Dalik
    .story = Er steht, wenn du ihn hinstellst. Ein Bein des Anzugs ist abgeschnitten und verkauft; darunter
        trägt er einen Schlafanzug mit Ankern. „Fünf“, sagt er an der Tür, und ein Stück weiter: „Sechs.“
side-a1-04a-patch = Ihn zusammenflicken (frei; 1 Medizin)
side-a1-04b = Dalik auf den Beinen
    .story = Er bewegt den Handschuh, bis ein Motor antwortet. „Sieben.“ Dann bittet er höflich darum, auf
        jemanden gerichtet zu werden.
side-a1-04b-pin = Ihn auf jemanden richten (frei, einmal pro Runde: Ein Gegner in Reichweite 3, den er sieht, erhält „fixiert“)
side-a1-05a = Baracke
    .story = Zwei Schlafsäle hinter blinden Scheiben. Drinnen singt einer die erste Hälfte eines Liedes, immer
        wieder, und wartet, dass ihm der Rest einfällt.
side-a1-05b-cells = Die Arrestzelle
    .story = Die letzte Tür hat eine Klappe, und über die Klappe ist ein Tischtuch genagelt. Dahinter sagt
        eine Stimme „vier“. Nicht zu dir.
side-a1-05b-cells-unlock = Die Zelle aufschließen (1 Aktion; der Schlüssel)
side-a1-05b-cells-force = Das Schloss aufbrechen (1 Aktion, laut; 3 Würfel und 1 für jeden früheren Versuch, 6 ★ öffnen es)
side-a1-05b-bunks = Nur Pritschen
    .story = Im Gang steht ein Fußbad, es dampft noch. Auf dem Dienstplan an der Wand steht Brennholz, Wasser,
        „D. – Scheune“. Sonntags ist Scheune durchgestrichen.
side-a1-06a = Scheune
    .story = Ein neues Schloss an einer alten Tür, und fünfzig Schritt im Umkreis kein einziges Huhn.
side-a1-06b = In der Scheune
    .story = Das Stroh ist frisch. Frisches Stroh und kein Tier.
side-a1-06b-unlock = Den Käfig aufschließen (1 Aktion; der Schlüssel)
side-a1-06b-force = Den Käfig aufbrechen (1 Aktion, laut; 3 Würfel und 1 für jeden früheren Versuch, 6 ★ öffnen ihn)
side-a1-07a = Güterwagen
    .story = An einem Ende des Dachs ist der Schnee weg, um ein Ofenrohr herum, das jemand mit einem Fäustling
        zugestopft hat.
side-a1-07b-strongbox = Der Tresorwagen
    .story = Bankkisten, zu Regalen zerlegt. Mit einer Truhe sind sie nicht fertig geworden. Sie ist an die
        Achse gekettet und auf allen Seiten versengt, von Männern, die nur eine Methode kannten.
side-a1-07b-sleepers = Zwei Schlafende
    .story = Zwei Hängematten, eine schaukelt noch. In der anderen macht ein Mann ein Auge auf, sieht deine
        Stiefel an und sagt, das sei nicht seine Schicht.
side-a1-08a = Truhe
    .story = Der Deckel ist mit Blei gefüttert, an den Ecken gefaltet wie Teig. Dein Zähler redet vor dem Scharnier.
side-a1-08a-open = Öffnen (1 Aktion; Strahlungsdosis +2)
side-a1-08b = Offene Truhe
    .story = Ölige Lappen, und darunter das Foto eines Kurhotels. Wer das gepackt hat, dachte an Feuchtigkeit
        und nicht an dich.
side-a1-09a = Der Mann in der Ecke
    .story = In der Zelle sind zwei. Der Zweite ist mit einem Handgelenk an die Bank gedrahtet, und er bittet
        nicht. Er sieht auf deine Zange und dann, um es dir leichter zu machen, an die Wand. Am Nagel neben
        der Tür hängt die Jacke eines Wächters, der Sold ist noch drin.
side-a1-09a-cut = „Halt still. Das wird man hören.“ (1 Aktion; der nächste unbekannte Gegner wird wach, außer
    das Lager hat bisher nichts gehört)
side-a1-09a-leave = „Irgendwer kommt dich holen.“ Die Jacke nehmen. (frei; 400 K; in der nächsten Runde hört man ihn)
side-a1-10a-belt = An einem Gürtel
    .story = Auf der Wachliste steht, wer ihn heute Nacht hat. Unter den Namen hat jemand einen Bauch mit
        einem Schlüssel gezeichnet, nach der Natur. Der Bauch ist jetzt da draußen und besitzt eine
        Schrotflinte.
side-a1-10a-strongbox = In der Truhe
    .story = Neben „Schlüssel“ steht „Truhe, bis Donnerstag“. Neben Donnerstag steht ein Fragezeichen.
side-a1-10a-nail = An einem Nagel
    .story = „Wachhäuschen. Am Nagel. Nicht in deiner Tasche, Witja.“ Nagel ist unterstrichen; Witja auch.
side-a1-10a-nail-key = Den Schlüssel vom Nagel nehmen (frei)
side-a1-11a = Zellenschlüssel
    .story = Ein Fahrradschlüssel, zurechtgefeilt. Auf dem Anhänger steht 4, durchgestrichen, und dann 1, denn
        es gibt nur die eine Zelle.

# Ereignisse

event-a1-i = Spähen aus dem Schatten
    .story = Von der Wurzelgrube aus kannst du sie an den Zigaretten zählen. Fünf; dann vier. Einer ist
        fertig, oder er hat sich zu dir gedreht. Hinter dem Draht übt jemand Akkordeon mit geschlossenem
        Riemen, man hört nur die Tasten.
event-a1-ii-1 = Ablösung
    .story = Zum Wachwechsel werfen sie einander einen Ziegel aufs Dach. Das spart den Weg. Männer, die es
        warm hatten, kommen fluchend heraus; Männer, die froren, gehen zur nächsten Tür, die nicht ihre ist.
event-a1-ii-2 = Suppengeruch
    .story = Rote Bete, und jemand ist an echten Pfeffer gekommen. Die Gesichter drehen sich zum Appellplatz
        wie zu einer Fahne. Eine Kelle lang bewacht niemand den Draht. Dann fällt ihnen ein, dass eine Hand
        das Gewehr halten soll, und es ist die mit dem Brot.
event-a1-iii = Verstärkung
    .story = Ein Pfiff, zwei Töne, schlecht geblasen. Der Haufen in der Ecke, den du für Brennholz gehalten
        hast, steht auf, kratzt sich und fragt, wie heute die Parole ist. Im ganzen Lager fragen das auch
        andere Haufen.
event-a1-iv = Fragen an Dalik
    .story = Nach dem Abendessen fragen sie wieder. Am Rhythmus hörst du, dass es die Fragen von gestern sind.
        Der sie stellt, hat eine gute Stimme, er könnte Wasserstände verlesen. Zwischen zweien kommt eine
        Zahl. Eine Tür schlägt, und jemand wird in den Schlafsaal West geschickt.
event-a1-v = Scheinwerfer
    .story = Zwei Lichtkegel kommen das Hauptgleis herunter, wo keine Straße ist: ein Lastwagen auf den
        Schwellen, der bei jedem Stoß hupt. Ein Mann steigt aus, mit einem Gewehr und einer Geburtstagstorte.
        Die Torte setzt er zuerst ab. Wenn das Lager schläft, setzt er auch das Gewehr ab.
event-a1-v-2 = Der Kinderwagen
    .story = Ein Kinderwagen kommt das Hauptgleis herunter, zwischen zwei Laternen, geschoben von einem Mann
        mit Schürze. Er ist schwer, und die Räder stammen von etwas, das flog. Unter der Decke liegt ein
        Maschinengewehr, für den Winter gefettet. Ist niemand laut geworden, lässt er es auf den Schwellen
        stehen und fragt, wo man sich hinlegen kann.
event-a1-vi = Letzte dunkle Stunde
    .story = Über den Gleisen ist der Himmel von Schwarz ins Grau einer nassen Katze gewechselt. Du siehst
        deine Hände wieder, und sie sind ruhig. Kotscherha steht beim ersten Licht auf, er fragt gern selbst.
        Was ungesehen getan werden kann, wird jetzt getan.
event-a1-vii = Einer fehlt
    .story = Erst Geschrei, dann Lampen, dann die Art von Stille, in der Leute zählen. Euch fehlt einer, von
        welchem Ende du auch anfängst. Hinter dem Draht spielt das Akkordeon seine Strophe zu Ende und beginnt
        die nächste.
event-a1-viii = Aus dem Draht heraus
    .story = Unter den Birken lässt er deine Schulter los und steht allein. Hinter euch rufen sie Namen durchs
        Lager, und sie haben einen Namen zu viel. Dalik will wissen, wer die Birnen hat.
event-a1-y = Der Zurückgelassene
    .story = Er gibt dir eine Zigarettenlänge Vorsprung, das ist anständig. Dann ruft er, und nicht um Hilfe:
        wie viele ihr seid, was ihr tragt, wohin ihr gegangen seid, in der Reihenfolge, in der ein Posten
        fragen würde. Er hat ein gutes Gedächtnis, und den ganzen Abend wollte es niemand hören.
event-a1-r = Kotscherhas Fährtenleser
    .story = Drüben auf dem Feld geht ein Mann in die Hocke und legt eine Papiersohle in den Schlamm. Sie
        passt. Er faltet sie mit Sorgfalt, steckt sie in die Mütze und schaut die Linie entlang, die deine
        Stiefel genommen haben, bis zu den Stiefeln. Dann hebt er die Hand zur Hecke hinter sich und spreizt
        die Finger.

# Epilog

epilogue-a1-success =
    Das letzte Stück tragt ihr ihn, weil er im Gehen eingeschlafen ist. Im Bunker nimmt Sidorowitsch das Geld
    aus der Kasse, zählt es, seufzt und zählt es euch hin. Dalik isst Birnen mit den Fingern und redet
    zwischen den Hälften. Eine Eisenbahnbrücke. Ein Zollhaus, eine Fischerhütte, ein ausgeweideter
    Mannschaftswagen. An jedes hat er ein Kreidezeichen gemacht, damit keiner weiß, welches er meint. „Und
    welches meinst du?“ Er schaut lange in die Dose. „Es war dunkel“, sagt er. „Ich bin gerannt.“ Dann schläft
    er, wo er sitzt, eine Hand durch die Schnallen.
    .result = Dalik ist aus Kotscherhas Lager heraus.
epilogue-a1-failure =
    An diesem Abend schweigt das Radio und am nächsten auch. Am dritten zählt es wieder, von eins an. Also
    lebt er. Sidorowitsch hat das Lager auf eine Papiertüte gezeichnet; er wischt Wachen mit nassem Daumen weg
    und setzt sie näher ans Tor. Kotscherha hat seine Leute umgestellt, und er hat herumgefragt, wer Schrauben
    kiloweise kauft. Auf dem Weg am Gehöft vorbei ist jetzt ein Hund, oder ein Mann, der bellt. Ihr könnt
    zurück. Diesmal kennt ihr den Weg, und sie auch.
    .result = Dalik zählt noch.
epilogue-a1-given-up =
    Eines Nachts kommt die Stimme bis sechs. Eine Weile schaltet niemand das Radio aus. Sidorowitsch nimmt die
    Birnen vom Tresen und stellt sie ins Regal, Etikett nach vorn, zum alten Preis. Kotscherha lässt
    ausrichten, er würde gern die Leute kennenlernen, die um seinen Zaun gelaufen und heimgegangen sind. Die
    Abdrücke ihrer Stiefel hat er ausmessen lassen. Ende der Woche fragen in Werbiwka Männer, die du nie
    gesehen hast, wer dreiundvierzig trägt.
    .result = Niemand ging zurück, um Dalik zu holen.
coda-a1-camp-asleep = Am Morgen findet Kotscherha die Zelle gefegt und seine Wachen ausgeschlafen. Niemand
    kann ihm etwas sagen. Das macht ihm Sorgen.
coda-a1-yurko-freed = Nach einer Woche kommt Jurko vorbei und bringt deine Zange zurück. Er hat sie schärfen lassen.
coda-a1-yurko-left = Die vierhundert gehen für Brot und Patronen drauf. Die Jacke passt. Du verkaufst sie trotzdem.
