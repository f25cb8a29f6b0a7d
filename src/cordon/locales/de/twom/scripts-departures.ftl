# Departures. { $self } is whoever died, left or did not come back; { $them } is a person of the group.

## Somebody has died out there

script-2610 = Das vereinbarte Wort
script-2610-page =
    Es gab ein Wort dafür, wir hatten es am ersten Abend ausgemacht: Wenn jemand nicht mitzunehmen war, sagte man
    „Später“. Schnell sollte es gehen. Es wurde gesagt. { $self } lag mit einer Wange auf der Stufe, die Augen offen,
    und sah aus wie jemand, der überlegt, ob er abgeschlossen hat. „Später“, sagten wir. Die Tasche nahmen wir, und die
    Uhr am Handgelenk ging noch, da ließen wir sie dran. Man soll nicht daliegen müssen und nicht wissen, wie spät es
    ist.

script-2611 = Beide Enden der Decke
script-2611-page =
    Wir trugen { $self } in einer Decke bis an das Gitter. So etwas muss man im Gleichschritt machen, und wir waren
    nicht im Gleichschritt. An jeder Ecke setzten wir ab. Keiner sagte, was wir beide dachten, dass es nämlich auch ein
    Sack Kohlen hätte sein können, und mit dem wäre man heimgekommen und gelobt worden. Am Gitter waren Leute, und wir
    mussten loslassen. Zwei Pfund Zucker hatten wir da schon aus den Taschen geholt. Er klebte uns an den Händen.

script-2612 = Was gerufen wurde
script-2612-page =
    { $self } hatte etwas gerufen. Hinterher hatte jeder von uns etwas anderes gehört. Einer war sicher, es sei „Lauft“
    gewesen, das wäre vernünftig gewesen. Der andere meinte, es sei ein Name gewesen und keiner von unseren. Auf dem
    Rückweg, flach auf dem Bauch hinterm Bahndamm, gingen wir es flüsternd durch, Laut für Laut, als hinge alles davon
    ab; und je länger wir es vor uns hin sagten, desto weniger war es ein Wort. Im Buch steht „Lauft“.

script-2613 = Zwei Becher
script-2613-page =
    Die Thermosflasche hatte zwei Becher, einen im anderen. Daraus hatten wir an der Ecke getrunken, im Stehen, bevor
    wir hineingingen: Es schmecke nach Seife, hatte { $self } gesagt, und Seife sei immerhin etwas. Jetzt war einer zu
    füllen, und aus Gewohnheit wurden zwei gefüllt. Es war nicht der Augenblick dafür. Auf der Treppe waren Stimmen. Der
    zweite Becher kam neben { $self } auf den Boden, auf eine ebene Stelle, wo er nicht umfiel, und er dampfte. So kam
    es, dass sie wussten, es war noch jemand da gewesen, und uns nachkamen.

script-2614 = Anweisungen
script-2614-page =
    { $self } hatte noch Zeit für Anweisungen. Sie waren ganz klar. Nehmt die Tasche. Nehmt den linken Stiefel, da ist
    Geld drin. Nicht da lang, andersrum. Setzt euch nicht hin. Geht, wenn ich bis zehn gezählt habe, und ich zähle
    langsam, damit ihr bis zum Tor Gesellschaft habt. Man hörte es den ganzen Gang hinunter, eine Zahl und dann ein
    Atemzug. Am Tor waren wir bei sechs. Dort warteten wir auf die Sieben, die Hand auf der Klinke; dann gingen wir, wie
    man es uns gesagt hatte.

script-2615 = Der kürzere Weg
script-2615-page =
    Jemand hatte vorgeschlagen, den kürzeren Weg zu nehmen. Es ist gleich, wer. Auf dem längeren lag Eis, wir waren spät
    dran, und alles, was dafür sprach, war gesagt worden. { $self } hatte nur mit den Achseln gezuckt und war
    vorangegangen. Den längeren gingen wir dann hinterher, mit zwei Lasten, viermal so langsam, und es war dort überall
    vollkommen still, mit Mond.

## The morning after a death

script-2616 = Der Teller
script-2616-plate =
    Heute Morgen bekam jeder ein bisschen mehr. Es war niemandes Einfall, es ergab sich von selbst, aus dem, was im Haus
    war, geteilt durch einen weniger. Wir merkten es, als es auf den Tellern lag. Man kann nicht beschreiben, wie das
    aussieht. { $self } hatte immer auf einen Blick gesehen, auf den Krümel genau, wer das größere Stück hatte; so
    jemand hätte uns jetzt gefehlt, um etwas Grobes zu sagen.
script-2616-choose-eat = „Esst. Dafür ist es da.“
script-2616-choose-back = „Zurück in den Topf. Wir essen so viel wie gestern.“
script-2616-eat = Es wurde gegessen, schnell und mit gesenktem Kopf, so wie man eine schlechte Straße hinter sich bringt.
script-2616-back =
    Es kam zurück. Bis zum Abend hatte es eine Haut, und es gab Streit, wer so etwas vorgeschlagen hatte.

script-2617 = Zu schade zum Wegwerfen
script-2617-bottle =
    Was übrig war: eine halbe Flasche von dem Braunen, ein Thermometer, eine Tasse Zucker, zurückgelegt für die Zeit,
    wenn { $self } ihn bei sich behalten würde. Am Bettpfosten hing die Kurve. Sie ging auf und ab wie eine Hügelkette,
    es kam ein letzter Gipfel und dann leeres Papier. Jemand musste das Bett abziehen. Eigentlich gehörte alles
    verbrannt, auch die Decke, das Merkblatt vom Arzt ließ da keinen Zweifel; es war die beste Decke, die wir hatten.
script-2617-choose-burn = „Verbrennen. Alles. Ja, die auch.“
script-2617-choose-wash = „Auskochen und aufhängen. Das ist Wolle.“
script-2617-choose-keep = „Die kriegt, wer am meisten friert. Heute Nacht.“
script-2617-burn = Es schwelte den ganzen Tag. Im Hof wollte niemand dort stehen, wohin der Rauch zog.
script-2617-wash =
    Sie gefror an der Leine. Man hätte sie an die Wand lehnen können, und jemand tat es, sodass eine Nacht lang eine
    viereckige Gestalt in unserem Gang stand.
script-2617-caught =
    { $them } bekam sie. Am dritten Tag bekam { $them } auch das andere. Das Merkblatt war da ganz klar gewesen.
script-2617-warm = Sie war warm. Etwa eine Woche lang roch sie nach { $self }; dann war sie nur noch warm.

script-2618 = Treppe, Tür, Boden
script-2618-scrub =
    Wir scheuerten mit Sand und danach mit Lauge. Dann kam die Sonne durch das Loch, und man sah, dass es die Ritzen
    entlanggelaufen war. Wir hatten nicht gewusst, wie schief dieser Boden ist: Es lief nach Nordwesten ab. Immer hatte
    es geheißen, auch von { $self }, das Haus sei ganz gerade. Oben gab es einen Teppich, der war für bessere Zeiten
    aufgehoben worden.
script-2618-choose-carpet = „Hol ihn herunter. Da kann keiner drübergehen.“
script-2618-choose-bare = „Kein Teppich. Wer hier hereinkommt, soll es sehen.“
script-2618-carpet =
    Er hat ein Muster aus Granatäpfeln. Schritte hörte man darauf kaum. Nachts gingen wir am Rand entlang.
script-2618-bare =
    Es blieb so. Die Nächsten, die einbrachen, standen mit ihrer Taschenlampe eine Weile da, und einer sagte zum
    anderen: „Die waren schon dran.“

script-2619 = Verbleib unbekannt
script-2619-where =
    Wir wussten, dass { $self } tot war, und wir hatten niemanden zu begraben. Das ist ein Unterschied. Es gab nichts zu
    graben. Wir ertappten uns dabei, dass wir eine Portion zurücklegten oder fragten, wer die große Schere habe. Am
    schlimmsten war das Bett, gemacht seit vorgestern Abend. Nach einiger Zeit sagte jemand, was alle dachten: dass
    jemand nachsehen müsste.
script-2619-choose-go = „Ich gehe heute Nacht, mit einem Laken.“
script-2619-choose-not_go = „Daran stirbt keiner mehr.“
script-2619-found =
    { $them } fand die Stelle und das Übrige. Es wurde dort gemacht, an einer Mauer, mit dem Laken; ein Dachziegel
    zeigt, wo. „Die Aussicht ist ganz anständig“, bekamen wir zu hören.
script-2619-gone =
    Es war niemand da. Da war nur die kahle Stelle im Schnee, mit dem Umriss, und eine Spur, die fortführte. Vielleicht
    waren es Hunde. Vielleicht jemand, der Stiefel brauchte. Oder { $self } war aufgestanden. Es war falsch, das laut zu
    sagen, denn von da an gab es welche, die nachts horchten.
script-2619-not_go = Es war vernünftig. Das Bett wurde auseinandergenommen, wegen der Latten.

script-2620 = Beim Frühstück
script-2620-breakfast =
    Beim Frühstück war ein Platz frei. Die Tür zum Dachboden war von innen zu, und im Gang stand schon ein Stuhl bereit,
    darauf die guten Stiefel, geputzt, die Lebensmittelkarte und eine Liste, wer was bekommen sollte. Sie war sehr
    gerecht. Warum, stand nicht darauf. Wir schreiben es auch nicht. Das Fenster dort oben steht seitdem offen.
    .soft =
        Beim Frühstück war ein Platz frei. Im Gang standen auf einem Stuhl die guten Stiefel, geputzt, mit der
        Lebensmittelkarte und einer Liste, wer was bekommen sollte. Sie war sehr gerecht. Wir sprachen nicht darüber.
        Das Fenster auf dem Dachboden steht seitdem offen.
script-2620-choose-list = „Macht es so, wie es auf der Liste steht.“
script-2620-choose-mend = „Hinsetzen, alle. Jeder sagt, wie es ihm geht. Ehrlich.“
script-2620-list =
    Es wurde genau so gemacht. { $self } hatte niemanden vergessen. Einer von uns bekam die Stiefel, und sie passten,
    und zum Abendessen kam er nicht.
script-2620-mend =
    Es dauerte den ganzen Vormittag. Es war schwerer als alles, was wir in dem Winter getan hatten, und die Antworten
    werden hier nicht aufgeschrieben. Von da an wurde jeden Tag gefragt, bei Tisch, jeder, mit Namen; und „gut“ galt
    nicht.

## The morning after somebody left

script-2621 = Was mitgenommen wurde
script-2621-missing =
    { $self } war fort. Ein paar Sachen waren auch fort. Wir schrieben die Liste ohne Zorn, soweit das ging: was ein
    Mensch für eine Woche braucht, kaum mehr. Das Bett war gemacht. Auf dem Kissen lag das kleine Werkzeug für die
    Dosen, mit dem nur { $self } umgehen konnte, und dazu eine Zeichnung, in vier Schritten, wie man es hält. Wir
    machten es danach, und beim dritten Schritt schnitt man sich in den Daumen; an dem Daumen hatte { $self } immer ein
    Pflaster gehabt.
script-2621-choose-curse = „Und zwei von unseren Dosen. Denk da mal dran, wenn du Bilder malst.“
script-2621-choose-light = „Stell eine Lampe ins Fenster. Eine Woche ist nicht lang.“
script-2621-curse =
    Es tat gut, schreien zu können. Das ging bis Mittag. Am Abend war niemand mehr da, den man hätte anschreien können.
script-2621-light =
    Die Lampe blieb. Sie verbrauchte Öl, und jeden Abend gab es darüber eine Aussprache, mit denselben Gründen; und
    jeden Abend wurde sie angezündet.

script-2622 = Niemand ist schuld
script-2622-quiet =
    Es war niemandes Schuld, dass { $self } gegangen war. Das wurde mehrmals gesagt. Wir hatten ganz recht gehabt, es
    war nicht anders gegangen, vielleicht war es sogar besser so; wo { $self } jetzt war, gab es einen Ofen. Man könnte
    von etwas anderem reden, hieß es. Das andere war das Wetter. Um Mitternacht hatte es angefangen zu schneien, große
    Flocken, von Norden, jedem, der in diese Richtung ging, gerade ins Gesicht.

script-2623 = Der Brief am Nagel
script-2623-letter =
    Der Brief hing am Nagel neben der Tür. „Ich gehe, weil ich gemerkt habe, dass ich es hasse, wie ihr kaut. Ihr alle.
    Ich weiß, dass es das nicht ist. Ich liege da und höre zu und könnte jemanden umbringen. Ihr wart gut zu mir. Die
    kleine Pfanne habe ich mitgenommen, dafür könnt ihr meinen Platz an der Wand haben, es ist der beste, das habe ich
    euch nie gesagt; dahinter ist ein warmer Ziegel, in Kniehöhe. Kommt mir nicht nach. Kaut langsamer. { $self }.“
script-2623-choose-brick = „Den Ziegel will ich sehen.“
script-2623-choose-after = „Ich gehe hinterher. Da sind Spuren.“
script-2623-brick =
    Das mit dem Ziegel stimmte. Dahinter muss ein Kamin sein, von nebenan. Wir wechselten uns ab, und ein paar Tage lang
    konnte niemand in Gesellschaft essen.
script-2623-brought =
    Es war nicht weit. { $self } saß seit zwei Stunden auf der Brüstung der zweiten Brücke, mit der Pfanne. Reden
    brauchte man nicht. Auf der Treppe, beim Heraufgehen, hieß es ganz kleinlaut, eigentlich sei es ja nur einer von
    uns, der kaue.
script-2623-lost_track =
    An der zweiten Brücke liefen viele Spuren zusammen und gingen als Straße weiter. { $them } stand dort, bis es dunkel
    wurde. Seitdem aß { $them } nur noch Suppe.

script-2624 = Überfällig
script-2624-late =
    { $self } war spät dran. So redeten wir davon. Es gibt hundert Gründe, spät dran zu sein; eine Streife, eine falsche
    Ecke, einer, der einem sein Leben erzählen will. Das Abendessen wurde warm gehalten. Als es sich nicht mehr warm
    halten ließ, wurde es aufgehoben. Es war einmal ausgemacht worden, dass man nach zwei Nächten nicht mehr spät dran
    ist, und zählen konnten wir alle. Dies war der erste Morgen.
script-2624-choose-wait = „Zwei Nächte, haben wir gesagt. Deckt den Platz.“
script-2624-choose-search = „Ich gehe suchen. Jetzt, bei Tag.“
script-2624-wait = Er wurde gedeckt. Im Lauf des Tages fiel jedem von uns ein Fall ein.
script-2624-search =
    { $them } ging an alle Orte, die genannt worden waren. Die Leute waren hilfsbereit. So jemanden hätten sie gesehen;
    sie hätten drei gesehen.

script-2625 = Überfällig, für einen allein
script-2625-late =
    { $self } war spät dran. Es gab niemanden, dem man es hätte sagen können, und so wurde es nicht gesagt. Das
    Abendessen wurde warm gehalten, solange Holz da war. Dann gingen wir an die Tür und zogen den Riegel zurück, damit
    jemand, der die Hände voll hatte, nur zu drücken brauchte. Es ist das Erste, was man hier gesagt bekommt, dass man
    das nie tut. Die ganze Nacht war neben dem Türrahmen ein Streifen Dunkel, eine Hand breit.

script-2627 = Ein Schritt auf der Treppe
script-2627-step =
    Auf der Treppe war ein Schritt, der die dritte Stufe ausließ, wie man es tut, wenn man hier wohnt. Keiner atmete.
    { $self } kam herein, sah die Lampe und den Tisch und setzte sich, noch in Mütze und Handschuhen; es dauerte, bis
    geredet wurde. Es war ein Keller gewesen, man hatte warten müssen. „Ihr habt das Licht angelassen“, sagte { $self }.
    Es war heller Tag, oder fast.
script-2627-coat =
    Ein Mädchen kam, eine Jacke überm Arm. Der Vater habe sie geschickt, der mit dem Karren. Auf einem Band am Kragen
    stand der Name, { $self }, und unsere Straße; er hatte es gesehen, als er sie verbrennen wollte. Woher die Jacke
    war, wusste das Mädchen nicht. Um sechs musste sie zu Hause sein. Am Tor kehrte sie noch einmal um, denn das sollte
    sie noch sagen: Er sei es gewesen, der die Augen zugemacht habe.

## Two who walk out

script-2628 = Eine Tasche neben der Tür
script-2628-bag =
    Als wir aufstanden, stand eine Tasche neben der Tür. Sie war gepackt und zugeschnallt. Sie gehörte niemandem, wie es
    schien; man ging um sie herum. Am späten Vormittag stand sie noch da. Es war klar, dass sie zum Gesehenwerden dort
    stand und dass der, dem sie gehörte, zwischen uns saß und ein Netz flickte und darauf wartete, was wir dazu sagten.
script-2628-choose-unpack = „Auspacken. Alles zurück an seinen Platz, und kein Wort.“
script-2628-choose-whose = „Wem gehört die? Heraus damit.“
script-2628-unpack =
    Es geschah, als das Zimmer leer war. Socken zu Socken. Beim Abendessen hatte jemand ein anderes Hemd an.
script-2628-stays =
    Es wurde geschrien, und manches davon stimmte schon seit Wochen. Als es wieder still war, bekam die Tasche einen
    Tritt, vom eigenen Besitzer, quer durch den Flur. Es waren lauter Ziegel darin. „Ich wollte wissen“, hörten wir, „ob
    sie einer hochhebt.“
script-2628-goes =
    „Meine“, sagte { $them }, stand auf, legte das Netz hin und nahm sie. Da wäre noch Zeit gewesen. Durchs Fenster sah
    man, wie sie an der Ecke von der rechten Hand in die linke wechselte.

script-2629 = Dabei erwischt
script-2629-caught =
    Um fünf hörte die Wache einen Schritt im Hof und ging mit der Stange hinaus. Es war jemand von uns, und auf der
    anderen Seite der Mauer stand ein Mann mit einem Sack, und es wurden Sachen hinübergereicht: unsere. Der Mann lief
    weg. Wer von uns war, blieb stehen. Es gab da eine Schwester, in der Kaserne, und jede Woche hatten die dort
    etwas für sie gewollt. Seit der zweiten Woche waren Sachen über diese Mauer gegangen. Wir hatten es auf die Ratten
    geschoben.
script-2629-choose-out = „Dann geh doch zu ihr. Nimm es mit und komm nicht wieder.“
script-2629-choose-pay = „Wie viel, bis sie sie gehen lassen? Alles auf einmal.“
script-2629-out =
    Es war { $them }. Den Namen hatten wir bis dahin irgendwie nicht gesagt. { $them } nahm nur die eine Decke und bat
    uns, dem Nächsten den Kniff mit dem Deckel zu verraten.
script-2629-pay =
    Es wurde auf dem Küchentisch zusammengelegt. Es war eine Menge. Der, um den es ging, bekam zweierlei zu hören: Halt das. Bind das zu.

script-2630 = Die Schwester
script-2630-sister =
    Sie kam, um sich zu bedanken. Sie war dick. Sie konnte nichts dafür, man hatte sie in die Küche gesteckt und sie
    dort gerngehabt; sie hatte gedacht, die Sachen würden aus Güte geschickt. Sie weinte, als sie sah, wie wir aussahen.
    Sie hatte mitgebracht, was man unter einem Rock aus einem Offizierskasino tragen kann, und das ist, wie sich zeigte,
    eine ganze Menge.
