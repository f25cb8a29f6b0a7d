# Pages that rules and cards lead to.
script-266 = Das Licht an der Wand
script-266-page =
    Wegen der Fenster sagten wir es nicht laut. { $self } lag da, einen Arm nach vorn gestreckt wie jemand, der unter einen
    Schrank greift. Die Taschenlampe war an die Fußleiste gerollt und beleuchtete weiter ein Stück Wand: einen Nagel und
    das hellere Viereck, wo ein Bild gehangen hatte. Wir schalteten sie aus. Dann mussten wir { $self } mit den Händen
    wiederfinden. Was in den Taschen war, teilten wir auf. In einem sauberen Taschentuch lag ein halber Keks, und keiner von uns wollte ihn tragen.
script-267 = Vierzehn
script-267-page =
    Nach Hause bringen konnten wir { $self } nicht. Wir versuchten es mit einem Mantel als Trage, und das Futter riss.
    Dann fanden wir eine ausgehängte Tür, die Nummer noch daran, und die hielt. Sie kam bis zur hinteren Mauer, wo der
    Boden weich geblieben war. Einer grub, mit einem Topfdeckel; der andere behielt die Straße im Auge und sagte, wann.
    Den Schal nahmen wir mit, wegen der Kälte, und den Hausschlüssel, damit kein anderer ihn fand. Die Tür legten wir
    obenauf. Vierzehn steht darauf, und darunter in Messing: Bitte klopfen.
script-268 = In der vereinbarten Reihenfolge
script-268-page =
    Es gab jetzt nur noch einen von uns, und am besten schien es, alles in der Reihenfolge zu tun, die vereinbart war.
    Also wurden die Taschen geschlossen. Das Seil wurde aufgerollt. { $self } hatte immer den Knoten geknüpft, der auch
    mit kalten Fingern aufgeht, und da war er, an beiden Taschen, und er ging auf. Das dauerte eine Weile. Danach wurde
    aus den zwei Taschen eine. Die Schuhe von { $self } kamen nebeneinander an die Wand, die Schnürsenkel nach innen
    gesteckt.
script-269 = Der Draht
script-269-page =
    Auf dem Hinweg hatte { $self } den Draht zurückgehalten für den, der nachkam. Das geht nur mit der linken Hand und dem
    linken Fuß zugleich, und die Tasche muss zuerst hindurch; das hatten wir nie zu wissen brauchen. Auf der anderen Seite
    standen wir eine Weile, einer von uns, das Gesicht dorthin, woher wir gekommen waren. Die Mütze hing noch da, wo der
    Draht sie auf dem Hinweg vom Kopf gestreift hatte. Darüber hatten wir gelacht, die Hand vor dem Mund. { $self } hatte
    gesagt, lass sie hängen, wir kommen ja wieder hier vorbei.
script-333 = Niemand an der Tür
script-333-page =
    Beim Abendessen war darüber geredet worden, und jeder hatte verstanden, dass ein anderer es tun würde. Sie kamen auf
    Socken die Treppe herauf. Uns weckte eine Taschenlampe, tief gehalten, damit sie nicht blendete, und dahinter
    eine Stimme, die sagte, wir sollten uns warm anziehen und die Schlüssel dalassen. Grob waren sie nicht. Eine Frau mit
    einer Liste ging herum und fragte, wo wir das Salz hätten. Als es hell wurde, standen wir auf dem Gehsteig gegenüber,
    in dem, was wir anhatten, und unser Ofen zog besser, als er es für uns je getan hatte.
script-334 = Der Stuhl
script-334-page =
    Der Stuhl stand an der Tür, die Decke darüber, den Schürhaken quer über den Lehnen, wie jede Nacht. Wir sahen ihn an
    von dort, wo wir lagen. Es waren vier Meter. Wer am weitesten kam, kam bis zum Tisch, hielt sich daran fest und wurde
    am Ärmel zurückgeholt. Danach hörten wir alles der Reihe nach: den Riegel, den ein Draht zurückschob, die Stiefel auf
    der Matte, jemanden, der den Stuhl zur Seite stellte, damit keiner darüber fiel. Sie stiegen vorsichtig über uns
    hinweg. Einer sagte, die hier seien noch warm.
script-335 = Vier Meter
script-335-page =
    An der Reihe gewesen wäre der Einzige, den es noch gab, und der konnte nicht stehen. Es gab einen Plan, mit einer
    Schnur von der Klinke zum Handgelenk, und die Schnur wurde auch geknotet. Irgendwann in der Nacht hob sich das
    Handgelenk, zwei-, dreimal, ganz sanft, wie man prüft, ob der Fisch noch dran ist. Dann ging ein Messer hindurch. Ein
    junger Mann hockte sich hin und band, was von der Schnur übrig war, zu einer Schleife. Er brachte Wasser, bevor er
    fragte, ob es Familie gebe.
script-336 = Das Haus allein
script-336-page =
    Eine Nacht lang sollte das Haus auf sich selbst aufpassen. Wir hatten es ihm gesagt; man gewöhnt sich an, ihm Dinge
    zu sagen. Oben hatten wir eine Lampe brennen lassen und vor die Tür ein Paar Männerstiefel gestellt, und sie
    glaubten uns beides nicht. Als es hell wurde, standen drei Fahrräder im Flur, und über unserem Geländer hing Wäsche.
    Ein Mädchen von vielleicht zehn öffnete mit vorgelegter Kette. Sie rief etwas über die Schulter, dann reichte sie
    die Stiefel durch den Spalt, einen nach dem anderen, die Schnürsenkel zusammengebunden.
script-461 = Der gute Anzug
script-461-page = Der Nachbar stand wieder im Hof, diesmal in der Alltagsjacke. Er habe geschlafen, sagte er, elf Stunden, und stellte eine Dose auf unsere Stufe. Es war die mit dem Schlüssel daran. Er wartete, bis wir ihn versucht hatten und er sich drehte.
script-462 = Neun Meter
script-462-page = In der Nacht waren sie auf Wasser gestoßen. Drei Kanister standen vor unserer Tür, auf jedem ein Kreidezeichen, und die Kreide war noch feucht. Unter unsere Hausnummer hatte jemand einen kleinen Spaten gezeichnet.
