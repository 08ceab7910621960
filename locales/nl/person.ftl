## A person’s games
person-games = Partijen
person-statistics = Statistieken
person-ratings = Ratings
person-data = Gegevens
person-rating = Rating
person-none = Je hebt nog geen partij uitgespeeld. Elke partij die je uitspeelt, komt hier te staan.
person-none-fit = Er zijn hier nog geen partijen.
person-found = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
person-place = Plaats { $rank } van { $count }
person-more = Meer tonen
person-records = Partijen downloaden
filter-game = Spel
filter-players = Aantal spelers
filter-result = Resultaat
filter-with = Gespeeld met
filter-opponent = Tegenstander
filter-any = Alle
filter-people = Mensen
filter-bots = Alleen bots
result-won = Gewonnen
result-shared = Gedeelde winst
result-lost = Verloren
result-none = Geen resultaat

## Statistics
stat-won = Gewonnen partijen
stat-streak = Op rij gewonnen
stat-best-streak = Langste winstreeks
stat-accuracy = Nauwkeurigheid
stat-reviewed = { $count ->
    [one] uit { $count } analyse
   *[other] uit { $count } analyses
}
stat-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
stat-seat = Plaats
stat-by-players = Gewonnen naar aantal spelers
stat-by-seat = Gewonnen naar plaats
stat-by-company = Gewonnen met mensen en bots
stat-even = De streep geeft een gelijk deel voor iedereen aan.
stat-rating-course = Verloop van je rating
stat-accuracy-course = Verloop van je nauwkeurigheid
stat-as-table = Als tabel
stat-date = Datum

## Statistics of the games
figure-each = per partij
figure-cards = Kaarten die je het vaakst koopt
figure-nobles = Edelen die je bezoeken
figure-colours = Gekochte kaarten per kleur
figure-colour = Kleur
figure-levels = Gekochte kaarten per niveau
figure-level = Niveau
figure-reserving = Reserveren
figure-reserved = Gereserveerd
figure-blind = Blind, van de stapel
figure-bought-later = Later gekocht
figure-jewel = Juweel
figure-bids = Gemiddeld bod
figure-hits = Winnende biedingen
figure-won = Gewonnen juwelen
figure-bluffs = Keren gebluft
figure-bluffs-worked = Geslaagde bluffs
figure-bluffs-about = Een bluf is een lage kaart op een juweel dat 3 of meer waard is, terwijl anderen nog kunnen reageren.

## Ratings
rating-yours = Jouw ratings
rating-about = Partijen voor de rating tellen, per spel en per aantal spelers apart. Iedereen begint op 1000; een voorsprong van 400 betekent ongeveer tien keer winnen op één keer verliezen. Het getal na ± laat zien hoe onzeker een rating nog is. Wie opgeeft of weggaat, wordt laatste. Een partij die iedereen samen beëindigt, telt niet.
rating-none = Je hebt nog geen rating. Zet ‘Partij voor de rating’ aan als je een tafel opzet.
rating-games = { $count ->
    [one] { $count } partij voor de rating
   *[other] { $count } partijen voor de rating
}
rating-provisional = voorlopig
rating-after = Rating { $rating } ({ $value })
leaderboard = Ranglijst
leaderboard-list-me = Zet mij op de ranglijsten
leaderboard-list-about = Iedereen op deze server kan dan je naam en rating zien.
leaderboard-place = Plaats
leaderboard-name = Naam
leaderboard-you = jij
leaderboard-empty = Er staat nog niemand: je moet het zelf willen en je rating mag niet meer voorlopig zijn. De bots staan er ter vergelijking.

## Your data
data-none = Deze server weet nog niets over je.
data-begin = Opnieuw beginnen
data-export = Alles meenemen
data-export-about = Eén archief met je partijen en hun verslagen, ratings, puzzels, dagspellen en alles wat je aan tafels hebt gezegd.
data-export-do = Alles downloaden
data-forget = Vergeet mij
data-goes = Wat wordt gewist
data-goes-about = Je naam, je geschiedenis, statistieken en ratings, je resultaten bij puzzels en dagspellen, alles wat je hebt gezegd, je herstelcode en je aanmelding op elk apparaat. In lopende partijen neemt een bot je plaats in.
data-stays = Wat blijft
data-stays-about = De zetten van je partijen, zonder je naam, want de anderen houden hun partijen. Hun resultaten en ratings veranderen niet.
data-forget-final = Dit kan niet ongedaan worden gemaakt.
data-forget-name = Vul ter bevestiging je naam in: { $name }
data-forget-do = Alles wissen
data-forgotten = Je bent vergeten.
