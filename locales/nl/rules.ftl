on-this-page = Op deze pagina

## Sultan
rules-sultan-short-title = In het kort
rules-sultan-short =
    Drie doorgangen van vijf ronden. Elke ronde liggen er juwelen op de kussens, en iedereen legt één geldkaart gedekt op een ervan.

    De kaarten worden omgedraaid. Op elk kussen wint de hoogste kaart het juweel, bij gelijke kaarten de kaart die het eerst lag. Alle gelegde kaarten gaan daarna uit het spel.

    Aan het einde is een juweel afhankelijk van de kleur 1 tot 5 punten waard, en drie of meer van één kleur leveren een bonus op. Wie de meeste punten heeft, wint.
rules-sultan-aim-title = Het doel
rules-sultan-aim =
    De Sultan verkoopt zijn juwelen. Iedereen legt gedekte geldkaarten en hoopt de hoogste op de juiste plek te hebben gelegd. Elke kleur is een aantal punten waard, en meerdere juwelen van één kleur leveren een bonus op.

    De vijftig juwelen zijn 12 witte (elk 1 punt), 11 rode (2), 10 gele (3), 9 groene (4) en 8 blauwe (5).
rules-sultan-setup-title = Voor de eerste ronde
rules-sultan-setup =
    Elke speler heeft een eigen stapel geldkaarten van 1 tot 15. Alle juwelen zitten in de buidel. Er zijn drie kussens; bij drie spelers zijn het er twee. Wie startspeler van de eerste ronde is, wordt geloot, tenzij aan tafel iemand is gekozen.

    Het spel heeft drie doorgangen van vijf ronden. Bij het begin van een doorgang trekt iedereen vijf kaarten; daarmee moet je de hele doorgang rondkomen.
rules-sultan-offer-title = Het aanbod
rules-sultan-offer = De startspeler trekt één juweel meer dan er kussens zijn en kiest er één dat teruggaat in de buidel. De andere komen op de kussens.
rules-sultan-bids-title = De biedingen
rules-sultan-bids = Te beginnen met de startspeler legt iedereen op zijn beurt precies één kaart gedekt op een kussen. Er mogen meerdere kaarten op één kussen liggen. Iedereen ziet wie waar en in welke volgorde een kaart legt, maar niet de waarde. Passen mag niet.
rules-sultan-reveal-title = De onthulling
rules-sultan-reveal =
    Als iedereen een kaart heeft gelegd, worden de kaarten omgedraaid. Op elk kussen wint de hoogste kaart het juweel; bij gelijke kaarten de kaart die het eerst lag. Een juweel zonder kaart gaat terug in de buidel.

    Alle gelegde kaarten verdwijnen uit het spel, gewonnen of niet. De linkerbuur wordt startspeler van de volgende ronde.
rules-sultan-score-title = De telling
rules-sultan-score =
    Na de derde doorgang telt elk juweel zijn punten. Daarbij komt per kleur een bonus: 2 punten voor drie juwelen, 5 voor vier, 10 voor vijf, 20 voor zes of meer.

    Wie de meeste punten heeft, wint; bij gelijke stand beslist het aantal juwelen; is ook dat gelijk, dan wordt de overwinning gedeeld.

    Een voorbeeld: 5 rode, 4 groene en 2 blauwe juwelen zijn 10 + 16 + 10 punten, met een bonus van 10 voor de rode en 5 voor de groene: samen 51.
rules-sultan-two-title = Met twee spelers
rules-sultan-two = Elke speler heeft de kaarten 1 tot 12 tweemaal en trekt er acht per doorgang. Een doorgang heeft vier ronden; in elke ronde leggen beiden om beurten twee kaarten, op verschillende kussens. Bij gelijke waarden wint de startspeler van de ronde. De bonus is 2 punten voor vier juwelen van een kleur, 5 voor vijf, 10 voor zes, 20 voor zeven of meer.
rules-variants-title = Varianten
rules-variants =
    Zichtschermen: net als in het bordspel blijven verzamelingen tot het einde achter schermen. Open schermen tonen ze aan iedereen.

    Stormloop: niemand wacht op zijn beurt, en bij gelijke waarden wint de kaart die het eerst lag.

    Stille aankoop: een kaart die alleen ligt, wordt afgelegd zonder getoond te worden; de anderen zien de waarde pas na het spel.

    Zakken: gewonnen juwelen gaan in een dichte zak waar zelfs de eigenaar voor het einde niet in kijkt.

    Stormloop, stille aankoop en zakken zijn te combineren, in Sultan net zo goed als in Riquezas.

## Riquezas do Sultão
rules-riquezas-short-title = In het kort
rules-riquezas-short =
    Drie doorgangen van vijf ronden. Elke ronde zijn er juwelen te koop op de bazaars, en iedereen legt één goudkaart gedekt bij een ervan.

    De kaarten worden omgedraaid. Bij elke bazaar wint de hoogste kaart het juweel, bij gelijke kaarten de kaart die het eerst lag. Alle gelegde kaarten gaan daarna uit het spel.

    Aan het einde is een juweel afhankelijk van de kleur 1 tot 5 punten waard, en drie of meer van één kleur leveren een bonus op. Wie de meeste punten heeft, wint.
rules-riquezas-aim-title = Het doel
rules-riquezas-aim =
    De Braziliaanse voorloper van Sultan. Op bazaars bied je goud voor juwelen in vijf kleuren; sets van één kleur leveren een bonus op.

    De vijftig juwelen zijn 12 rode (elk 1 punt), 11 gele (2), 10 groene (3), 9 blauwe (4) en 8 zwarte (5). Let op: rood, geel, groen en blauw zijn één punt minder waard dan in Sultan.
rules-riquezas-course-title = Zo speel je
rules-riquezas-course =
    Er zijn drie bazaars; bij drie spelers zijn het er twee. De startspeler trekt één juweel meer dan er bazaars zijn en legt er één terug. Dan legt iedereen op zijn beurt één goudkaart gedekt bij een bazaar. De kaarten worden omgedraaid: de hoogste wint, bij gelijke kaarten de kaart die het eerst lag. Een juweel zonder kaart gaat terug in de buidel.

    Het spel heeft drie doorgangen van vijf ronden, met vijf kaarten van 1 tot 15 per doorgang. De bonus is 2, 5, 10 of 20 punten voor drie, vier, vijf, of zes of meer juwelen van een kleur.
rules-riquezas-score-title = De telling
rules-riquezas-score = Na de derde doorgang telt elk juweel zijn punten, en elke kleur geeft haar bonus; je kunt in meerdere kleuren een bonus verdienen. Wie de meeste punten heeft, wint; bij gelijke stand beslist het aantal juwelen; is ook dat gelijk, dan wordt de overwinning gedeeld.
rules-riquezas-differs-title = Wat anders is dan in Sultan
rules-riquezas-differs = De kleuren en hun waarden, en de namen. Net als in Sultan wordt de startspeler geloot en schuift die rol elke ronde naar links door; alleen bij vijf spelers wordt elke nieuwe doorgang geopend door de linkerbuur van wie de vorige opende.
rules-riquezas-two-title = Met twee spelers
rules-riquezas-two =
    Ieder heeft de kaarten 1 tot 12 tweemaal, trekt er acht per doorgang en legt er om beurten twee per ronde. Gelijke waarden gaan naar de startspeler van de ronde. De bonus begint bij vier juwelen: 2, 5, 10, 20.

    De tafel kan kiezen voor twee bazaars, en of beide kaarten van een ronde bij één bazaar mogen liggen (stapelen): dan wint de hoogste kaart, en bij gelijke kaarten beslist de tweede kaart daar. Is ook die gelijk, dan wint de startspeler van de ronde.

## Splendor
rules-splendor-short-title = In het kort
rules-splendor-short =
    Een beurt is één actie: neem drie fiches van verschillende kleur, neem er twee van één kleur, reserveer een kaart met een gouden fiche, of koop een kaart.

    Elke gekochte kaart maakt latere voorgoed goedkoper. Niemand houdt meer dan tien fiches. Edelen komen vanzelf bij wie de kaarten heeft die zij willen zien.

    Zodra iemand 15 punten heeft, wordt de ronde uitgespeeld en is het spel afgelopen. Wie de meeste punten heeft, wint.
rules-splendor-aim-title = Het doel
rules-splendor-aim = Je bent een koopman die edelstenen verzamelt en belegt: in mijnen, schepen en huizen. Elke gekochte kaart maakt latere goedkoper, veel kaarten leveren prestige op, en mooie verzamelingen trekken edelen aan. Wie 15 punten haalt, luidt het einde in.
rules-splendor-setup-title = Voor de eerste beurt
rules-splendor-setup = Van elk van de drie niveaus liggen vier kaarten open. Er is één edele meer dan er spelers zijn. De bank heeft zeven fiches van elke steen (vijf bij drie spelers, vier bij twee) en altijd vijf gouden fiches: de jokers. Wie de eerste beurt heeft, wordt geloot, tenzij aan tafel iemand is gekozen; daarna gaat het met de klok mee.
rules-splendor-turn-title = Een beurt
rules-splendor-turn =
    Doe precies één van vier dingen. Neem drie fiches van verschillende kleur (nooit goud). Of neem er twee van één kleur, als er minstens vier van in de bank liggen. Of reserveer een kaart, open of ongezien van een stapel, en neem er één goud bij als dat er is. Of koop een kaart, open of gereserveerd.

    Niemand heeft meer dan drie gereserveerde kaarten. Wie aan het einde van de beurt meer dan tien fiches heeft, geeft het teveel terug; goud telt mee.
rules-splendor-buy-title = Kopen
rules-splendor-buy = Een kaart kost de stenen die erop staan. Elke kaart die je bezit, maakt elke latere kaart voorgoed één steen van die kleur goedkoper. Een gouden fiche vervangt elke steen. Betaalde fiches gaan terug naar de bank, en een kaart die van tafel gaat, wordt meteen vervangen.
rules-splendor-nobles-title = Edelen
rules-splendor-nobles = Aan het einde van je beurt komt een edele bij je als je kaarten, fiches niet meegeteld, alle bonussen hebben die op de tegel staan. Een edele is 3 punten waard, kost geen actie en kan niet geweigerd worden. Er komt er maar één per beurt; kunnen er meerdere komen, dan kies je.
rules-splendor-end-title = Het einde
rules-splendor-end = Heeft iemand aan het einde van een beurt 15 punten, dan wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Wie de meeste punten heeft, wint; bij gelijke stand wie de minste kaarten kocht; is ook dat gelijk, dan wordt de overwinning gedeeld.
rules-splendor-rare-title = Zeldzame gevallen
rules-splendor-rare =
    Liggen er nog maar van twee kleuren fiches in de bank, of van één, dan neem je er van elke kleur één; minder nemen mag niet.

    Met goud mag je ook betalen als je een fiche van de kleur hebt. Een kaart die van een stapel is gereserveerd, kent alleen de eigenaar; een open kaart heeft iedereen gezien.

    Een edele die niet kon komen omdat er al een andere kwam, kan dat aan het einde van een latere beurt, wat je dan ook doet. Wie niets kan doen, past; passen alle spelers na elkaar, dan is het spel uit.
## The deal
rules-fair-title = Eerlijk delen
rules-fair =
    Eerst verzegelt iedereen, dan toont iedereen. De server trekt een geheim getal en publiceert de vingerafdruk ervan, waaruit niemand het getal kan afleiden. Daarna doet de browser van elke speler hetzelfde met een eigen getal. Als de gastheer begint, kan er niets meer veranderen: de browsers tonen hun getallen, en de kaarten volgen uit alle getallen samen.

    Zo kan niemand de kaarten kiezen na te hebben gezien wat de anderen inbrengen, ook niet wie de server beheert. Je browser bewaart zijn eigen getal en de belofte. Na afloop legt hij beide naast het spelverslag en zegt hij wat bewezen is.

    Niet alles is te bewijzen. Bots voegen geen getallen toe. Een browser die zijn getal niet op tijd toont, blijft buiten beschouwing en wordt genoemd: wie die browser en de server in handen heeft, kan tussen twee delingen kiezen. Alleen tegen bots is het voor jou bewezen, maar niet voor anderen als je de server zelf beheert. De opdracht cabochon verify controleert een bewaard spelverslag, met elke zet.

## Examples, step by step
example-splendor-reserving-1 = Deze kaart kun je nog niet betalen, en je gunt hem niemand anders.
example-splendor-reserving-2 = Reserveer hem: hij komt in je hand, en je krijgt er een gouden fiche bij.
example-splendor-reserving-3 = Een kaart van de stapel neemt meteen zijn plaats in.
example-splendor-buying-1 = Deze kaart kost vijf saffieren.
example-splendor-buying-2 = Je twee saffierkaarten betalen er twee van, nu en elke volgende keer.
example-splendor-buying-3 = Twee saffierfiches betalen er nog twee, en een gouden fiche vervangt de laatste.
example-splendor-buying-4 = De kaart is van jou: 2 punten, en voortaan een derde saffier die je niet meer hoeft te betalen.
example-splendor-noble-1 = Deze edele wil op je kaarten drie smaragden, drie robijnen en drie onyxen zien. Er ontbreekt een robijn.
example-splendor-noble-2 = Je koopt een robijnkaart: nu heb je ze allemaal.
example-splendor-noble-3 = Aan het einde van je beurt komt de edele vanzelf: 3 punten.
example-sultan-reveal-1 = Er liggen drie kaarten gedekt. Het kleine cijfer geeft aan in welke volgorde ze zijn gelegd.
example-sultan-reveal-2 = De kaarten worden omgedraaid: twee negens bij het blauwe juweel, en een 4 alleen bij het rode.
example-sultan-reveal-3 = De negen die het eerst lag, wint het blauwe juweel, de 4 het rode. Alle drie de kaarten verdwijnen uit het spel.
example-sultan-set-1 = Drie rode juwelen: elk 2 punten, en een bonus van 2.
example-sultan-set-2 = Een vierde: de bonus is nu 5 in plaats van 2.
example-sultan-set-3 = Met het vijfde stijgt de bonus naar 10.
example-riquezas-reveal-1 = Er liggen drie goudkaarten bij de bazaars. Het kleine cijfer geeft aan in welke volgorde ze zijn gelegd.
example-riquezas-reveal-2 = De kaarten worden omgedraaid: twee negens voor het zwarte juweel, dat 5 punten waard is, en een 4 alleen voor het groene.
example-riquezas-reveal-3 = De negen die het eerst lag, wint het zwarte juweel, de 4 het groene. Alle drie de kaarten verdwijnen uit het spel.
