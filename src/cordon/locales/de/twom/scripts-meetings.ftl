# Residents who are met, and met again. { $them } is the name of a person of the party, { $place_locative } where it happens.

## N01 Stray cat

script-2580 = Eine Katze mit einem Brief
script-2580-letter =
    Die Katze hatte einen Brief. Er war mit einem Band ans Halsband gebunden und adressiert: „An den, zu dem sie jetzt
    geht.“ Wir setzten uns damit auf die Treppe. „Ihren Fisch nimmt sie ohne Kopf. Vor Schürzen hat sie Angst. Sie hat
    es gern, wenn man ihr gute Nacht sagt. Ich habe sie nicht aus Versehen hinausgelassen, das sollen Sie wissen, ich
    habe sie mit Absicht hinausgelassen, weil ich ab Donnerstag keine Dosen mehr aufmachen kann.“ Eine Adresse stand
    dabei. Sie war jenseits des Flusses.
script-2580-choose-answer = „Schreib drunter. Und bind ihn wieder an.“
script-2580-choose-keep = „Na dann gute Nacht, Katze. Komm mit oder lass es.“
script-2580-answer =
    „Angekommen“, schrieben wir. „Kein Fisch, aber auch keine Schürzen.“ Die Katze ließ ihn sich anbinden, ging zum
    Fenster hinaus, ein Sims entlang und auf dem Geländer über die kaputte Brücke; man konnte ihr wegen des Bandes lange
    nachsehen.
script-2580-keep =
    Man hatte ihr gute Nacht gesagt, also legte sie sich hin. Sie lag noch da, als wir später mit den Taschen
    vorbeikamen, auf der Stufe, genau so breit wie die Stufe.

script-2581 = Von drüben
script-2581-reply =
    Es war die Katze mit dem Band. Sie kam über den offenen Hof geradewegs auf uns zu. Der Zettel an ihrem Hals war neu.
    „So froh“, hieß es darauf. „Man hat mich näher ans Fenster geschoben. Ich habe sie zweimal auf der Brücke gesehen.
    Wenn Sie das Band etwas röter machen könnten.“ Die Schrift lief schon bergab.
script-2581-choose-red = „Rot. Wir müssen doch was Rotes haben.“
script-2581-choose-plain = „Schreib, wir haben keins. Schreib, es geht ihr gut.“
script-2581-red =
    Es wurde gleich dort gefärbt, mit dem, was da war. Sie schüttelte sich und sah, warum auch immer, sehr jung aus. Wir
    blieben stehen, bis sie über die Brücke war. Am anderen Ende bewegte sich an einem Fenster etwas Weißes; es kann ein
    Vorhang gewesen sein.
script-2581-plain =
    Wir schrieben es. Sie trug es fort, dicht am Boden, wegen des Windes.

## N02 Family in hiding

script-2582 = Unterricht
script-2582-school =
    Hinter den Koffern war Schule. Es gab vier Pulte aus Schubladen, und daran saßen der Vater, die Mutter, eine
    Großmutter und ein Mann, der zu niemandem gehörte; die Lehrerin war ein Mädchen von neun Jahren mit einem
    Zeigestock. Sie hatten sich geeinigt, dass es so am gerechtesten sei, weil nur sie mit der Schule noch nicht fertig
    war. Sie nahm die Flüsse durch. Für uns hörte sie nicht auf. „Hinten hinsetzen“, sagte sie. „Ihr seid zu spät. Die
    Hauptstadt von Peru?“
script-2582-choose-lima = „Lima, Frau Lehrerin.“
script-2582-choose-bags = „Lass Peru. Wo ist der Schrank?“
script-2582-lima =
    Es war Lima. Wir durften die Karte halten. Am Ende der Stunde gab sie Noten, und ihr Vater, der eine Zwei hatte,
    nahm es schwer.
script-2582-bags =
    Keiner hob die Hand. Sie blieb die ganze Zeit stehen, den Zeigestock auf dem Amazonas, und folgte uns mit den Augen;
    wir würden nachsitzen.

script-2583 = Die Zwei in Erdkunde
script-2583-again =
    Es war die kleine Lehrerin, und nur der Vater war bei ihr. Sie hatten die Karte, gerollt, und eine Schublade. Die
    anderen seien vorausgegangen, sagte er uns und schüttelte über ihrem Kopf ganz leicht den seinen. Er fragte, ob wir
    ihn abhören würden. Er habe gelernt. Sie trat zur Seite, um es nicht zu beeinflussen.
script-2583-choose-test = „Nebenflüsse der Donau. Von links.“
script-2583-choose-feed = „Erst esst ihr was, beide.“
script-2583-choose-mark = „Geben Sie ihm eine Eins, Frau Lehrerin. Er ist so weit gekommen.“
script-2583-test =
    Er hatte sie alle. Er hatte sogar einen zu viel, und es stellte sich heraus, dass sie ihn selbst vergessen hatte und
    er im Recht war. Sie freute sich so, dass sie ihn mit dem Zeigestock schlug.
script-2583-feed =
    Sie aßen am Pult. Sie wischte es vorher ab und nachher auch. „Ihr könnt jetzt gehen“, sagte sie zu uns, „ihr wart
    sehr leise.“
script-2583-mark = Sie überlegte, eine gute Minute lang. „Eins minus“, sagte sie.

## N03 Other scavengers

script-2584 = Die Liste
script-2584-list =
    Sie waren zu zweit und hätten wir sein können, einer mit Husten, der andere mit einer Liste. Ihre und unsere wurden
    verglichen. Es war dieselbe Liste: Nägel, etwas Süßes, ein Gürtel. Sie kamen aus dem Haus mit den grünen Kacheln. Es
    ging uns durch den Kopf, wie es sichtlich ihnen durch den Kopf ging, dass nie jemand erfahren würde, wer von uns
    heimgekommen war.
script-2584-choose-split = „Wir die linke Seite. Ihr die rechte. Treffpunkt hier.“
script-2584-choose-jump = „Sie sind zu zweit, und einer hustet.“
script-2584-split =
    Schlag zwei waren sie da. Sie hatten einen Gürtel gefunden und wir etwas Süßes. Es kam zwischen uns auf das
    Fensterbrett, und eine Weile wartete jeder darauf, dass die anderen Hunger hatten.
script-2584-jump = Sie hatten denselben Einfall gehabt. Sie hatten ihn in derselben Sekunde.
script-2584-won =
    Der mit dem Husten saß auf dem Boden, konnte nicht aufhören und winkte uns, nur weiter, weiter. Auf ihrer Liste war
    eine Zeile, die wir nicht hatten: „für Ivos Geburtstag“.
script-2584-ran =
    Keiner gewann. Es endete damit, dass alle auf verschiedenen Treppenabsätzen standen und atmeten. „Morgen um die
    gleiche Zeit?“, rief jemand, und es war nicht klar, von welcher Seite.

script-2585 = Das Haus mit den grünen Kacheln
script-2585-tiles =
    Es war der mit dem Husten, ohne den anderen. Er hatte die Liste. Er hielt sie uns hin, und wir sahen, dass sie bis
    zum letzten Wort durchgestrichen war. „Wir sind jetzt zu viele für ein Paar Hände“, sagte er; er meinte die Hände.
    Ob wir die linke Seite nicht auch für ihn mitmachten? Er passe an der Treppe auf. Er könne uns jederzeit Bescheid
    geben, sagte er, durch Husten.
script-2585-choose-both = „Beide Seiten. Halbe-halbe.“
script-2585-choose-alone = „Gehen Sie heim. Wir bringen es Ihnen.“
script-2585-both =
    So eine Wache gab es noch nie. Bei jedem Schritt auf der Treppe hustete er in einer anderen Tonart. Geteilt wurde am
    Fenster, bis auf den Nagel.
script-2585-alone =
    Er glaubte es nicht. Wir brachten es ihm, noch in derselben Nacht, und durch den Türspalt, vor dem eine Kette hing,
    sah man eine ganze Reihe Kinder, und dass sie alle husteten.

## N04 Drunk

script-2586 = Trinksprüche
script-2586-toast =
    Er gab ein Essen. Er hatte eine Flasche, ein Glas und die ganze Treppe, und auf jeder Stufe saß jemand, den er sehen
    konnte. Er stellte uns vor. Das sei der Richter, das Lili. Wir sollten bei Lili sitzen. Er ging auf und ab und
    schenkte allen ein, eine Serviette über dem Arm, und verschüttete keinen Tropfen, denn in der Flasche war nichts.
script-2586-choose-sit = „Guten Abend, Herr Richter. Guten Abend, Lili.“
script-2586-choose-pass = „Füße weg, Herr Richter.“ Weiter hinauf.
script-2586-sit =
    Es war ein gutes Essen, mit Reden. Als er zu uns kam, wurde er ernst, sah nach der einen Seite und nach der anderen
    und sagte, Lili habe etwas, das wir haben sollten. Der Ring war ganz echt, und er schrieb ihn auf ihre Rechnung.
script-2586-pass =
    „Das war ihre Hand!“, rief er uns nach. Bis ganz nach oben hörte man ihn um Entschuldigung bitten, einen Gast und
    dann den nächsten.

## N05 Night trader

script-2587 = Auf Kredit
script-2587-credit =
    Der Nachthändler kannte uns am Schritt. Wir hätten das letzte Mal bezahlt, sagte er, bis auf den letzten Krümel;
    solche gebe es in der Stadt keine drei. Er habe darüber nachgedacht. Für solche Leute habe er eine andere Lampe. Er
    schlug links den Mantel auf: Da war alles, Antibiotika und der ganze Rest, ohne Preis. Man nehme, was man brauche,
    und bringe es, wenn es vorbei sei.
script-2587-choose-take = „Eine Schachtel. Schreib das Datum auf.“
script-2587-choose-not_credit = „Kein Kredit. Vielleicht geht es nie vorbei.“
script-2587-take = Er schrieb es nicht auf. „Den Zettel verliere ich bloß“, sagte er.
script-2587-not_credit =
    Er ließ den Mantel fallen. Man merkte, dass er gekränkt war und dass er uns dafür umso mehr schätzte; er legte eine
    Zigarette dazu, wie unter Firmen.

script-2588 = Die Rechnung
script-2588-bill =
    Ein Mann kam wegen der Rechnung. Es war nicht der Händler. Er habe das Geschäft übernommen, sagte er, und die
    Schulden gehörten zum Geschäft. Im Gürtel, wo andere einen Bleistift haben, hatte er eine Pistole. Wir hätten eine
    Schachtel gehabt. Mit Zinsen seien es vier.
script-2588-choose-pay = „Nehmen Sie’s, und sagen Sie uns, was aus ihm geworden ist.“
script-2588-choose-refuse_pay = „Wir schulden es ihm. Nicht Ihnen.“
script-2588-pay =
    „Ach, dem geht’s gut“, sagte der Mann, und daran, wie er die Sachen wegsteckte, links, rechts, sahen wir, dass es
    derselbe Mantel war.
script-2588-refuse_pay = „Den gibt’s nicht“, sagte der Mann.
script-2588-won =
    Auf seiner linken Seite war alles an seinem Platz. Für jede Schachtel war eine Schlaufe eingenäht. Wir nahmen eine;
    das machte zwei.
script-2588-ran = Er trieb ein. Er war ganz korrekt und gab uns heraus.

## N06 Old couple

script-2589 = Die gute Stube
script-2589-room =
    Ein Zimmer hielten sie, wie es gewesen war. Der Rest der Wohnung lag unter freiem Himmel. Er führte uns über die
    Bretter, zog die Schuhe aus und öffnete die Tür ein wenig: ein Teppich, eine Lampe mit Fransen, eine Uhr unter Glas.
    Sie benutzten es nicht. Sonntags gingen sie hinein, für eine Stunde, und saßen. „Sie dürfen schauen“, sagte sie. Es
    war Mittwoch. Sie behielt unsere Stiefel im Auge und ihr Mann die Uhr, als könnte sie losgehen.
script-2589-choose-look = „Schuhe aus. Nur schauen.“
script-2589-choose-burn = „Da drin steht ein Klafter Holz.“
script-2589-look =
    Wir standen auf dem Teppich, in Socken. Sie kamen uns nach, weil uns ja jemand unterhalten musste; sie rückte ein
    Deckchen zurecht. Es war sehr still. Es roch nach Möbelpolitur und danach, dass es überhaupt keine Eile gab.
script-2589-burn =
    Es ging in Stücken zur Tür hinaus. Er fragte, ob er das Glas von der Uhr behalten dürfe. Sie ging die ganze Zeit auf
    den Brettern hin und her, die Arme voller Fransen, und suchte, wo sie sie hinlegen konnte.

script-2590 = Am Sonntag
script-2590-sunday =
    Sie saßen auf den Brettern. Es war Sonntag. Sie hatten zwei Kisten hingestellt, wo die Sessel gewesen waren, und
    saßen da in ihren besten Sachen, den Himmel über sich, und sahen geradeaus. „Kommen Sie doch herein“, sagte sie. Da
    war das Glas von der Uhr, verkehrt herum. Es war etwas Schnee darin.
script-2590-choose-carpet = „Wir haben etwas davon zurückgebracht.“
script-2590-choose-leave = „Verzeihung.“ Rückwärts hinausgehen.
script-2590-carpet =
    Es war ein Bein, vom Tisch. Der alte Mann drehte es hin und her. Er stellte es aufrecht auf ein Brett, an die
    Stelle, wo es gewesen wäre, und es fiel um; er stellte es wieder auf.
script-2590-leave =
    „So bald?“, rief sie. Von da an stand die Treppe auf unserer Liste, mit ein, zwei anderen, die wir nicht nahmen.

## N07 Looters

script-2591 = Eine Lektion in Manieren
script-2591-boys =
    Sie waren sehr jung, und es waren drei. Sie hatten einen einzelnen Menschen vor sich, mit einer Tasche, und wussten
    nicht, wie man es macht. „Geld oder“, sagte der erste und blieb stecken. Der zweite hatte ein Brotmesser. Der
    dritte, vielleicht zwölf, leuchtete den anderen, und seine Hand zitterte so, dass alle Schatten sprangen.
script-2591-choose-shout = „Weiß eure Mutter, wo ihr seid?“
script-2591-choose-teach = „Du stehst zu nah. Schau. So.“
script-2591-ran =
    Es war die richtige Stimme. Sie waren weg und hatten das Messer fallen lassen; und etwas später sagte einen Absatz
    tiefer einer von ihnen: „Eigentlich nicht. Bitte.“
script-2591-cut =
    Das hätte man nicht sagen dürfen. Das Gesicht des ersten wurde ganz alt. Sie nahmen die Tasche, und dann, an der
    Tür, kam der Kleine zurück und stellte das Licht hin, damit man etwas sah.
script-2591-teach =
    Man zeigte es ihnen: einer hinten, einer an der Treppe, und niemals reden. Sie übten. Sie begriffen schnell,
    bedankten sich und sagten gute Nacht.

script-2592 = Gute Schüler
script-2592-pupils =
    Einer hinten, einer an der Treppe. Keiner hatte ein Wort gesagt. Es war so gut gemacht, dass wir die Hände oben
    hatten, bevor wir sie erkannten. Der mit dem Licht erkannte uns zuerst. „Das ist die Schule“, sagte er. Sie hatten
    schon Decken und Stiefel, und auf der Treppe darunter saß ein Mann, der sich ein Taschentuch an den Kopf drückte,
    und neben ihm eine Tasche, die nicht ihre war.
script-2592-choose-share = „Dann gebt uns die Hälfte. Schulgeld.“
script-2592-choose-stop = „Gebt ihm seine Tasche wieder.“
script-2592-share =
    Sie teilten gerecht. Das hatten sie von selbst gelernt. Der Mann mit dem Taschentuch sah uns zu, und man sah ihm an,
    dass er unsere Gesichter auswendig lernte und nicht ihre.
script-2592-stop =
    Es gab etwas Gemurr. Aber sie gaben sie zurück; sie waren noch in dem Alter, in dem man es tut. Der Kleine wollte
    wissen, ob es denn eine Art gebe, es ohne das zu machen. Wir brachten sie nach Hause. Da war niemand.

## N08 Wounded stranger

script-2593 = Die falsche Uniform
script-2593-enemy =
    Er trug die falsche Uniform. Er lag in der Badewanne, einen Vorhang um das Bein, und er hatte eine Handgranate, die
    er uns zeigte, falls wir im Zweifel waren. Benutzen wollte er sie nicht. Er hielt den Hebel seit gestern, und der
    Splint war im Abfluss. Seine Finger wurden steif. Das war sein Kummer, viel mehr als das Bein. { $present ->
        [one] Ob wir sie nicht eine Weile nähmen
       *[other] Ob nicht jemand von uns sie eine Weile nähme
    }, damit er schlafen könne?
script-2593-choose-hold = „Gib her. Langsam. Finger für Finger.“
script-2593-choose-wire = „Nicht bewegen. Wir binden sie mit Draht fest.“
script-2593-choose-go = „Viel Glück.“ Hinaus, hinunter, und schnell.
script-2593-held =
    { $them } hielt sie bis vier. Sie wird schwerer. Der Mann schlief wie tot, mit offenem Mund; er hatte Plomben, Gold,
    gute Arbeit, von drüben. Als er aufwachte, nahm er sie mit einem Nicken wieder. Er sei uns verbunden. Er sagte uns,
    wo sein Gewehr war.
script-2593-dropped =
    Es lag an der Übergabe. Es wäre noch Zeit gewesen, zur Tür zu kommen; { $them } nutzte sie dafür, das Ding in den
    Abfluss zu stoßen.
script-2593-wire =
    Es ging mit der Kette der Spülung. Als sie sicher war, konnte er die Hand noch immer nicht öffnen, man musste sie
    streicheln wie eine Katze, vom Gelenk abwärts. Er weinte. Er sagte allerlei in jener Sprache, von der wir immer
    behauptet haben, kein Wort zu verstehen.
script-2593-go =
    „Natürlich“, sagte er. Wir waren drei Straßen weiter und gingen inzwischen recht langsam, da merkten wir, dass wir
    zählten.

script-2594 = Von der anderen Seite
script-2594-officer =
    Sie waren zu viert, mit einem Offizier, und es ging um unsere Taschen, wie immer. Aber der Mann ganz hinten hatte
    einen Stock. Er beugte sich vor und sagte dem Offizier etwas ins Ohr. Es war dunkel, und wir sahen nur einen
    Goldzahn blitzen. Der Offizier musterte uns. Er schien zu überlegen, wie man es ausdrücken könnte.
script-2594-after =
    „Sie waren nie hier“, sagte er. „Und das ist Ihres, das haben Sie verloren.“ Es war eine Dose mit ihrem Adler
    darauf. Sie ließen uns durch. Als wir an dem mit dem Stock vorbeikamen, öffnete und schloss er die Finger einer
    Hand, um zu zeigen, wie gut es ging.

## N09 Guard dog

script-2595 = Der Hund, der nichts anbellte
script-2595-dog =
    Er bellte eine Tür an, als wollte er platzen. Uns beachtete er gar nicht. Er war schon so lange dabei, dass ihm die
    Stimme weg war, es war nur noch eine Art Husten; und hinter der Tür sagte jemand immer wieder, ganz ruhig: „Braver
    Hund. Hör jetzt auf. Braver Hund.“
script-2595-choose-open = „Er ist eingesperrt. Macht die Tür auf.“
script-2595-choose-lead = „Erst den Hund wegrufen.“
script-2595-open =
    Es war ein Wildhüter, er saß seit zwei Tagen da, mit dem Fuß durch eine Diele. Der Hund fiel über ihn her und
    schlief mittendrin ein. In der Tasche hatte er einen Hasen. Ein Hase war es schon länger, aber es war ja Winter.
script-2595-lead =
    Er verstand es nicht. Er hatte nur den einen Gedanken, und wir standen dazwischen. Bis wir ihn weghatten, war der,
    der mit ihm sprach, verstummt.

## N10 Bandits, a pair

script-2596 = Wieder die Brüder
script-2596-brothers =
    Der, der pfiff, brach mittendrin ab. Sie kannten uns: vom Hof, von der Lampe, von der Nacht mit dem Vaterunser. Von
    den fünfen waren nur noch zwei da. Der Jüngere hatte jetzt eine Narbe, die er von uns haben musste. Keiner griff
    nach etwas. „Die sind’s“, sagte er. Sie sahen beide so müde aus.
script-2596-choose-button = „Er ist in die Grube gefallen. Wir waren dabei. Keiner war schuld.“
script-2596-choose-stand = „Noch mal? Oder gehen wir alle heim?“
script-2596-button =
    Er hörte es sich an, und seine Lippen bewegten sich. Ob er etwas gesagt habe? „Halt dich fest“ habe er gesagt, hieß
    es. Sie überlegten. Das sehe ihm ähnlich, sagte der Ältere, Ratschläge zu geben.
script-2596-stand =
    Es blieb offen. Der Sack hing zwischen ihnen herunter. Nach einer Weile fing der Ältere an zu pfeifen, und sie
    gingen an uns vorbei, so dicht, dass sich die Ärmel streiften.

## N11 Bandits, a gang

script-2597 = Die Jacke des Briefträgers
script-2597-jacket =
    Der mit der Pistole, in der Jacke des Briefträgers, hatte auch eine Tasche, und sie war voll. Während seine Leute
    uns festhielten, leerte er sie auf den Boden, um Platz zu machen. Briefe. Weggeworfen hatte er sie nie; er wusste
    nicht, warum. Er konnte nicht lesen. Auf einem stand unsere Straße. Er hob ihn auf und drehte ihn hin und her. „Was
    steht da?“, fragte er.
script-2597-choose-true_letter = „Von einer Mutter. Das Dach ist fertig, schreibt sie, und sie wartet.“
script-2597-choose-false_letter = „Wer den Überbringer beraubt, steht da, verliert das Augenlicht.“
script-2597-true_letter =
    Er ließ ihn sich zweimal vorlesen. Er fragte, ob noch mehr von denen da seien. So saßen wir auf der Treppe, die
    Bande um uns herum, und lasen vor; und erst als jemandem einfiel, weshalb sie da waren, ging es auf die übliche Art
    weiter, mit weniger Schwung.
script-2597-scared =
    Er gab uns den Brief zurück, mit zwei Fingern. Einer seiner Leute hatte schon das Kreuz geschlagen. Sie hatten, wie
    es schien, anderswo zu tun.
script-2597-laughed =
    Er lachte so, dass er sich am Geländer halten musste. Er konnte sehr gut lesen. Er hatte nur sehen wollen, von
    welcher Sorte wir waren.

script-2598 = Er trägt die Post aus
script-2598-post =
    „Das sind die Vorleser“, sagte der in der Jacke des Briefträgers. Sie hatten die Treppe besetzt, wie damals, und den
    Hof. Aber er hatte ausgetragen. Es hatte als Spaß angefangen; dann war an einer Tür eine Frau vor ihm auf die Knie
    gegangen. Neunzehn waren übrig, die er nicht entziffern konnte, wegen der Schrift. Wenn wir so gut wären. Danach
    könnten wir durch.
script-2598-choose-read_all = „Her damit. Und macht Licht.“
script-2598-choose-price = „Und was kriegen wir dafür?“
script-2598-read_all =
    Zwei waren für Tote, und für die hatte er eine eigene Tasche. Als es fertig war, setzte er die Mütze auf. Sie hatte
    ein Abzeichen, er hatte es poliert. Man müsse nach etwas aussehen, sagte er uns, sonst machten sie nicht auf.
script-2598-price =
    Er schien enttäuscht. Er suchte in der Tasche und warf etwas auf die Stufe. „Fürs Porto“, sagte er. Keiner hielt uns
    fest. Ungefähr eine Woche lang waren wir die einzigen Leute in der Stadt gewesen, die er achtete.

## N13 Sniper, N14 Deserters

script-2599 = Im Putz
script-2599-rag =
    Neben uns sprang der Putz von der Wand, und wieder, eine Handbreit weiter, und wieder; es ging in einer Reihe fort
    und kam herunter, und es wurde eine Form daraus. Es war ein Violinschlüssel, mehr oder weniger. Dann hörte es auf.
    Wir standen auf. Es ist eine seltsame Sache, über einen offenen Platz zu gehen, aufrecht, mit Taschen, im
    Walzertakt, wenn einem jemand durch ein Glas zusieht.

script-2600 = Der Lauch der Tante
script-2600-corporal =
    Sie trugen die Uniform mit dem Futter nach außen und wollten alles haben; und dann sagte einer, mit verbundenem
    Kopf: „Wartet.“ Er kam ganz nah heran. Er rieb sich die Nase am Ärmel, an der linken Seite. „In Ordnung“, sagte er
    zu ihnen. „Das sind Freunde meiner Tante.“ Man gab ihnen zu verstehen, dass es um Lauch gegangen war.
script-2600-choose-together = „Wo geht ihr hin? Habt ihr gegessen?“
script-2600-choose-part = „Welche Straße ist frei?“
script-2600-together =
    Über das Eis hinaus, sagten sie, wenn es hielt. Wir saßen eine Viertelstunde bei ihnen, mit dem Rücken an derselben
    Wand. Sie hatten alle dieselbe Art, beim Essen etwas mit beiden Händen zu halten.
script-2600-part = Er zeichnete sie uns auf. An die Kreuzung setzte er eine Figur mit ausgebreiteten Armen.

script-2601 = Jemandes Vetter
script-2601-cousin =
    Es waren zwei Deserteure, und sie fragten uns etwas, bevor sie nach den Taschen fragten. Sie suchten einen dritten:
    einen Gefreiten, er habe sich bei seiner Tante verstecken wollen, auf Parzelle dreiunddreißig. Ob wir dort
    vorbeigekommen seien? Auf der Stange hatten sie eine Mütze gefunden und niemanden darunter. Einer war sein Vetter.
    Er hatte dieselbe Nase.
script-2601-choose-lie = „Wir haben niemanden gesehen.“
script-2601-choose-say = „Sie haben ihn geholt. Jemand hatte es ihnen gesagt.“
script-2601-lie = „Nein“, sagte der Vetter. „Nein, wieso auch.“ Die Taschen vergaßen sie.
script-2601-say = „Wer?“, fragte er. Wir brauchten zu lange für die Antwort.
script-2601-won =
    Sie wollten nicht aufhören, also musste es sein. Der Vetter lag auf dem Rücken, die Arme weit von sich.
script-2601-ran =
    Am Ende ließen sie uns laufen. Die Konserven wollten sie uns nachwerfen, und das taten sie, die ganze Tasche, wie lauter Steine.
