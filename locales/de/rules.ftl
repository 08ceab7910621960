on-this-page = Auf dieser Seite

## Sultan
rules-sultan-short-title = Kurz gesagt
rules-sultan-short =
    Drei Durchgänge zu je fünf Runden. In jeder Runde liegen Juwelen auf den Kissen, und alle legen eine Geldkarte verdeckt auf eines davon.

    Dann wird aufgedeckt. Auf jedem Kissen gewinnt die höchste Karte das Juwel; bei Gleichstand die zuerst gelegte. Alle gelegten Karten sind danach aus dem Spiel.

    Am Ende zählt jedes Juwel je nach Farbe 1 bis 5 Punkte, und ab drei Juwelen einer Farbe gibt es einen Bonus. Wer die meisten Punkte hat, gewinnt.
rules-sultan-aim-title = Das Ziel
rules-sultan-aim =
    Der Sultan verkauft seine Juwelen. Alle legen verdeckt Geldkarten und hoffen, auf dem richtigen Kissen die höchste zu haben. Juwelen bringen je nach Farbe Punkte, mehrere einer Farbe dazu einen Bonus.

    Es gibt fünfzig Juwelen: 12 weiße (je 1 Punkt), 11 rote (2), 10 gelbe (3), 9 grüne (4) und 8 blaue (5).
rules-sultan-setup-title = Vor der ersten Runde
rules-sultan-setup =
    Alle haben ihren eigenen Stapel Geldkarten mit den Werten 1 bis 15. Alle Juwelen sind im Beutel. Es gibt drei Kissen, zu dritt nur zwei. Wer in der ersten Runde Startspieler ist, wird ausgelost, wenn der Tisch niemanden bestimmt.

    Das Spiel hat drei Durchgänge zu je fünf Runden. Zu Beginn eines Durchgangs ziehen alle fünf Karten; damit müssen sie den ganzen Durchgang auskommen.
rules-sultan-offer-title = Das Angebot
rules-sultan-offer = Der Startspieler zieht ein Juwel mehr, als es Kissen gibt, und sucht eines aus, das zurück in den Beutel kommt. Die übrigen kommen auf die Kissen.
rules-sultan-bids-title = Die Gebote
rules-sultan-bids = Vom Startspieler an legen alle reihum genau eine Karte verdeckt auf ein Kissen. Auf einem Kissen dürfen mehrere Karten liegen. Alle sehen, wer wann wohin legt, aber nicht den Wert. Passen ist nicht erlaubt.
rules-sultan-reveal-title = Das Aufdecken
rules-sultan-reveal =
    Haben alle eine Karte gelegt, wird aufgedeckt. Auf jedem Kissen gewinnt die höchste Karte das Juwel; bei Gleichstand die, die zuerst gelegt wurde. Ein Juwel ohne Karte kommt zurück in den Beutel.

    Alle gelegten Karten kommen aus dem Spiel, ob sie gewonnen haben oder nicht. Neuer Startspieler wird der linke Nachbar.
rules-sultan-score-title = Die Wertung
rules-sultan-score =
    Nach dem dritten Durchgang zählt jedes Juwel seine Punkte. Dazu kommt für jede Farbe ein Bonus: 2 Punkte für drei Juwelen, 5 für vier, 10 für fünf, 20 für sechs oder mehr.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Zahl der Juwelen; ist auch die gleich, wird der Sieg geteilt.

    Ein Beispiel: 5 rote, 4 grüne und 2 blaue Juwelen zählen 10 + 16 + 10 Punkte, dazu ein Bonus von 10 für die roten und 5 für die grünen: zusammen 51.
rules-sultan-two-title = Zu zweit
rules-sultan-two = Beide haben die Karten 1 bis 12 doppelt und ziehen pro Durchgang acht davon. Ein Durchgang hat vier Runden; in jeder Runde legen beide abwechselnd zwei Karten, und zwar auf verschiedene Kissen. Bei Gleichstand gewinnt der Startspieler der Runde. Der Bonus beträgt 2 Punkte für vier Juwelen einer Farbe, 5 für fünf, 10 für sechs, 20 für sieben oder mehr.
rules-variants-title = Varianten
rules-variants =
    Sichtschirme: Wie im Brettspiel bleiben die Sammlungen bis zum Ende hinter Sichtschirmen verborgen. Offene Sichtschirme zeigen sie allen.

    Ansturm: Niemand wartet, bis er an der Reihe ist, und bei Gleichstand gewinnt die früher gelegte Karte.

    Stiller Kauf: Eine Karte, die allein liegt, wird ungesehen abgelegt; die anderen erfahren ihren Wert erst nach dem Spiel.

    Säcke: Gewonnene Juwelen kommen in einen geschlossenen Sack, in den bis zum Ende nicht einmal der Besitzer schaut.

    Ansturm, Stiller Kauf und Säcke lassen sich kombinieren, bei Sultan ebenso wie bei Riquezas.

## Riquezas do Sultão
rules-riquezas-short-title = Kurz gesagt
rules-riquezas-short =
    Drei Durchgänge zu je fünf Runden. In jeder Runde stehen an den Basaren Juwelen zum Verkauf, und alle legen eine Goldkarte verdeckt an einen davon.

    Dann wird aufgedeckt. An jedem Basar gewinnt die höchste Karte das Juwel; bei Gleichstand die zuerst gelegte. Alle gelegten Karten sind danach aus dem Spiel.

    Am Ende zählt jedes Juwel je nach Farbe 1 bis 5 Punkte, und ab drei Juwelen einer Farbe gibt es einen Bonus. Wer die meisten Punkte hat, gewinnt.
rules-riquezas-aim-title = Das Ziel
rules-riquezas-aim =
    Der brasilianische Vorläufer von Sultan. An Basaren bietet man Gold für Juwelen in fünf Farben; mehrere einer Farbe bringen einen Bonus.

    Es gibt fünfzig Juwelen: 12 rote (je 1 Punkt), 11 gelbe (2), 10 grüne (3), 9 blaue (4) und 8 schwarze (5). Achtung: Rot, Gelb, Grün und Blau zählen einen Punkt weniger als bei Sultan.
rules-riquezas-course-title = So wird gespielt
rules-riquezas-course =
    Es gibt drei Basare, zu dritt nur zwei. Der Startspieler zieht ein Juwel mehr, als es Basare gibt, und legt eines zurück. Dann legen alle reihum eine Goldkarte verdeckt an einen Basar. Es wird aufgedeckt: Die höchste Karte gewinnt, bei Gleichstand die zuerst gelegte. Ein Juwel ohne Karte kommt zurück in den Beutel.

    Das Spiel hat drei Durchgänge zu je fünf Runden, mit fünf Karten von 1 bis 15 pro Durchgang. Der Bonus beträgt 2, 5, 10 oder 20 Punkte für drei, vier, fünf oder mindestens sechs Juwelen einer Farbe.
rules-riquezas-score-title = Die Wertung
rules-riquezas-score = Nach dem dritten Durchgang zählt jedes Juwel seine Punkte und jede Farbe ihren Bonus; man kann in mehreren Farben einen Bonus bekommen. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die Zahl der Juwelen; ist auch die gleich, wird der Sieg geteilt.
rules-riquezas-differs-title = Was anders ist als bei Sultan
rules-riquezas-differs = Die Farben und ihre Werte sowie die Namen. Wie bei Sultan wird der Startspieler ausgelost, und die Rolle wandert jede Runde nach links; zu fünft aber eröffnet jeden neuen Durchgang der linke Nachbar dessen, der den vorigen eröffnet hat.
rules-riquezas-two-title = Zu zweit
rules-riquezas-two =
    Beide haben die Karten 1 bis 12 doppelt, ziehen acht pro Durchgang und legen pro Runde abwechselnd zwei. Bei Gleichstand gewinnt der Startspieler der Runde. Den Bonus gibt es ab vier Juwelen: 2, 5, 10, 20.

    Der Tisch kann mit zwei Basaren spielen und festlegen, ob beide Karten einer Runde an denselben Basar dürfen (Stapeln): Dann gewinnt die höchste Karte, und bei Gleichstand entscheidet die zweite Karte dort. Ist auch die gleich, gewinnt der Startspieler der Runde.

## Splendor
rules-splendor-short-title = Kurz gesagt
rules-splendor-short =
    Ein Zug ist eine Aktion: drei Chips verschiedener Farben nehmen, zwei Chips einer Farbe nehmen, eine Karte reservieren und einen Goldchip nehmen oder eine Karte kaufen.

    Jede gekaufte Karte macht die späteren dauerhaft billiger. Niemand behält mehr als zehn Chips. Adlige kommen von selbst zu denen, die die passenden Karten haben.

    Sobald jemand 15 Punkte hat, wird die Runde zu Ende gespielt. Wer dann die meisten Punkte hat, gewinnt.
rules-splendor-aim-title = Das Ziel
rules-splendor-aim = Du bist ein Händler, sammelst Edelsteine und legst sie an: in Minen, Schiffen und Häusern. Jede gekaufte Karte macht die nächsten billiger, viele bringen Prestige, und schöne Sammlungen locken Adlige an. Mit 15 Punkten läutest du das Ende ein.
rules-splendor-setup-title = Vor dem ersten Zug
rules-splendor-setup = Von jeder der drei Stufen liegen vier Karten offen aus. Es liegt ein Adliger mehr aus, als Leute mitspielen. In der Bank liegen von jedem Edelstein sieben Chips (zu dritt fünf, zu zweit vier) und immer fünf Goldchips, die Joker. Wer beginnt, wird ausgelost, wenn der Tisch niemanden bestimmt; dann geht es im Uhrzeigersinn weiter.
rules-splendor-turn-title = Ein Zug
rules-splendor-turn =
    In deinem Zug tust du genau eines von vier Dingen. Nimm drei Chips verschiedener Farben (nie Gold). Oder nimm zwei einer Farbe, wenn davon mindestens vier in der Bank liegen. Oder reserviere eine Karte, eine offene oder ungesehen die oberste eines Stapels, und nimm einen Goldchip dazu, falls noch einer da ist. Oder kaufe eine Karte, eine offene oder eine reservierte.

    Niemand hat mehr als drei reservierte Karten. Wer am Ende des Zuges mehr als zehn Chips hat, Gold mitgezählt, gibt die überzähligen zurück.
rules-splendor-buy-title = Kaufen
rules-splendor-buy = Eine Karte kostet die Edelsteine, die auf ihr stehen. Jede Karte, die du besitzt, macht alle späteren dauerhaft um einen Edelstein ihrer Farbe billiger. Ein Goldchip steht für einen beliebigen Edelstein. Bezahlte Chips kommen zurück in die Bank, und eine Karte aus der Auslage wird sofort ersetzt.
rules-splendor-nobles-title = Adlige
rules-splendor-nobles = Am Ende deines Zuges kommt ein Adliger zu dir, wenn deine Karten (Chips zählen nicht) alle Boni zeigen, die auf seinem Plättchen stehen. Er ist 3 Punkte wert, kostet keine Aktion und lässt sich nicht abweisen. Pro Zug kommt nur einer; könnten mehrere kommen, suchst du einen aus.
rules-splendor-end-title = Das Ende
rules-splendor-end = Hat jemand am Ende eines Zuges 15 Punkte, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Karten gekauft hat; ist auch das gleich, wird der Sieg geteilt.
rules-splendor-rare-title = Seltene Fälle
rules-splendor-rare =
    Liegen in der Bank nur noch Chips in zwei Farben oder in einer, nimmst du von jeder einen; weniger zu nehmen ist nicht erlaubt.

    Du darfst mit Gold bezahlen, auch wenn du einen Chip der Farbe hast. Eine vom Stapel reservierte Karte kennt nur ihr Besitzer; eine aus der Auslage haben alle gesehen.

    Ein Adliger, der nicht kommen konnte, weil ein anderer kam, kann am Ende eines späteren Zuges kommen, egal was du darin tust. Wer gar nichts tun kann, passt; haben alle nacheinander gepasst, endet das Spiel.
## The deal
rules-fair-title = Faires Austeilen
rules-fair =
    Erst versiegeln alle, dann zeigen alle. Der Server zieht eine geheime Zahl und veröffentlicht ihren Fingerabdruck, aus dem sich die Zahl nicht errechnen lässt. Danach macht der Browser jedes Spielers dasselbe mit einer eigenen Zahl. Sobald der Gastgeber startet, lässt sich nichts mehr ändern: Die Browser zeigen ihre Zahlen, und aus allen zusammen ergeben sich die Karten.

    So kann sich niemand die Karten aussuchen, nachdem er gesehen hat, was die anderen beitragen – auch der Betreiber des Servers nicht. Dein Browser hebt seine Zahl und das Versprechen auf. Nach der Partie vergleicht er beides mit dem Spielprotokoll und sagt, was bewiesen ist.

    Manches lässt sich nicht beweisen. Bots tragen keine Zahlen bei. Ein Browser, der seine Zahl nicht rechtzeitig zeigt, bleibt außen vor und wird genannt: Wer ihn und den Server in der Hand hat, könnte zwischen zwei Kartenverteilungen wählen. Spielst du nur gegen Bots, ist alles für dich bewiesen, für andere aber nicht, wenn du den Server selbst betreibst. Der Befehl cabochon verify prüft ein gespeichertes Spielprotokoll samt allen Zügen.

## Examples, step by step
example-splendor-reserving-1 = Diese Karte kannst du dir noch nicht leisten, und niemand sonst soll sie bekommen.
example-splendor-reserving-2 = Reserviere sie: Sie kommt auf deine Hand, und du bekommst einen Goldchip dazu.
example-splendor-reserving-3 = Eine Karte vom Stapel nimmt sofort ihren Platz ein.
example-splendor-buying-1 = Diese Karte kostet fünf Saphire.
example-splendor-buying-2 = Deine zwei Saphirkarten zahlen zwei davon, jetzt und jedes Mal.
example-splendor-buying-3 = Zwei Saphirchips zahlen zwei weitere, und ein Goldchip steht für den letzten.
example-splendor-buying-4 = Die Karte gehört dir: 2 Punkte, und ab jetzt ein dritter Saphir, den du nicht mehr zahlen musst.
example-splendor-noble-1 = Dieser Adlige will auf deinen Karten drei Smaragde, drei Rubine und drei Onyxe sehen. Ein Rubin fehlt.
example-splendor-noble-2 = Du kaufst eine Rubinkarte: Jetzt hast du alle.
example-splendor-noble-3 = Am Ende deines Zuges kommt er von selbst: 3 Punkte.
example-sultan-reveal-1 = Drei Karten liegen verdeckt. Die kleine Zahl zeigt, in welcher Reihenfolge sie gelegt wurden.
example-sultan-reveal-2 = Die Karten werden aufgedeckt: zwei Neunen beim blauen Juwel, eine 4 allein beim roten.
example-sultan-reveal-3 = Die zuerst gelegte Neun gewinnt das blaue Juwel, die 4 das rote. Alle drei Karten sind aus dem Spiel.
example-sultan-set-1 = Drei rote Juwelen: je 2 Punkte und 2 Punkte Bonus.
example-sultan-set-2 = Ein viertes: Der Bonus beträgt jetzt 5 statt 2.
example-sultan-set-3 = Mit dem fünften steigt der Bonus auf 10.
example-riquezas-reveal-1 = Drei Goldkarten liegen an den Basaren. Die kleine Zahl zeigt, in welcher Reihenfolge sie gelegt wurden.
example-riquezas-reveal-2 = Die Karten werden aufgedeckt: zwei Neunen für das schwarze Juwel, das 5 Punkte wert ist, eine 4 allein für das grüne.
example-riquezas-reveal-3 = Die zuerst gelegte Neun gewinnt das schwarze Juwel, die 4 das grüne. Alle drei Karten sind aus dem Spiel.
