## The page
skip-to-content = Naar de inhoud
footer-owners = Sultan, Riquezas do Sultão en Splendor zijn namen van spellen die aan hun eigenaars toebehoren. Ze staan hier alleen om te zeggen volgens welke regels er gespeeld wordt. Tekeningen en teksten zijn van Cabochon zelf.
language = Taal
settings = Instellingen
dark-theme = Donker thema
confirm-moves = Elke zet bevestigen
sound = Zachte geluiden
sound-off = Geluid uit
sound-on = Geluid aan
recovery-title = Mijn plaatsen op een ander apparaat
recovery-about = Er zijn geen accounts. Met deze code verhuis je met je plaatsen naar een andere browser: hou hem voor jezelf.
recovery-show = Toon mijn code
recovery-enter = Code van het andere apparaat
recovery-use = Gebruiken
recovery-wrong = Die code is niet bekend.
error-server = De server antwoordde niet. Probeer het nog eens.
cancel = Annuleren

## Home
home-title = Drie tafels staan gedekt
home-about = Speel meteen tegen bots, of stuur vrienden een link. Geen account, niets te installeren.
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2–5 spelers · 20 minuten
facts-riquezas = 2–5 spelers · 20 minuten
facts-splendor = 2–4 spelers · 30 minuten
about-sultan = Leg geld gedekt op de kussens, overbied de anderen voor de juwelen van de Sultan en verzamel ze in reeksen.
about-riquezas = De Braziliaanse voorloper: bazaars, goud en zwarte juwelen, met eigen varianten.
about-splendor = Verzamel edelstenen, koop kaarten die latere kaarten goedkoper maken en haal edelen naar je huis.
play-bots = Speel tegen bots
play-friends = Tafel voor vrienden
how-to-play = Speluitleg
learn = Leer het in vijf minuten
learn-on = Verder leren
more-options = Meer keuzes
my-tables = Mijn tafels
my-tables-none = Je zit nog aan geen tafel.
lobby = Open tafels
lobby-none = Er wacht nu geen openbare tafel op spelers.
status-over = afgelopen
status-playing = aan de gang
status-your-turn = jouw beurt
status-gathering = { $free ->
    [one] { $free } plaats vrij
   *[other] { $free } plaatsen vrij
  }
guest = Gast

## A new table
new-table = Een tafel { $game }
how-many = Spelers
other-seats = De andere plaatsen
seats-for-people = voor mensen
who-starts = Wie begint
by-lot = door loting
seat-number = Plaats { $seat }
screens = Zichtschermen
screens-closed = dicht tot het einde
screens-open = open voor iedereen
pace = Tempo
pace-unhurried = zonder klok
pace-live = { $minutes ->
    [one] { $minutes } minuut elk
   *[other] { $minutes } minuten elk
  }, { $seconds ->
    [one] { $seconds } seconde erbij per zet
   *[other] { $seconds } seconden erbij per zet
  }
pace-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
  }
cover = Als iemand wegblijft
cover-vote = de anderen stemmen over een bot
cover-clock = een bot valt in als de klok op nul staat
cover-never = geen bot: de plaats verliest als de klok op nul staat
option-rush = Stormloop
option-rush-about = Geen beurten: iedereen legt tegelijk, en bij gelijke waarden wint de vroegste kaart.
option-silent = Stille aankoop
option-silent-about = Een kaart zonder rivaal wordt ongezien afgelegd.
option-bags = Zakken
option-bags-about = Gewonnen juwelen gaan tot het einde in een dichte zak.
option-stacking = Stapelen
option-stacking-about = Beide kaarten van een ronde mogen op één bazaar liggen.
show-in-lobby = getoond bij de open tafels
allow-memory = Een paneel toont de gespeelde kaarten
allow-take-backs = Zetten mogen terug als iedereen akkoord is
make-table = Tafel klaarzetten
bot-random = achteloze bot
bot-level = bot, niveau { $level }
bot-named = { $name } (bot, niveau { $level })
bot-other = bot ‘{ $name }’
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Wil grote juwelen, en die van haar lievelingskleur het liefst; legt graag een rond getal.
character-sultan-2 = Bashir
character-sultan-2-about = Verzamelt kleuren, kijkt naar niemand anders, vergeet wat er gespeeld is en biedt waar het kan 5 of 10.
character-sultan-3 = Dalia
character-sultan-3-about = Houdt juwelen weg bij wie ze nodig heeft en onthoudt elke gespeelde kaart.
character-sultan-4 = Faris
character-sultan-4-about = Stelt zich een paar handen voor en wisselt zijn biedingen af alsof de meeste anderen dat ook doen.
character-sultan-5 = Zahra
character-sultan-5-about = Stelt zich duizenden handen voor en leert wie uit gewoonte biedt.
character-splendor-1 = Bice
character-splendor-1-about = Spaart voor goede kaarten, rode het liefst, en vergeet de edelen.
character-splendor-2 = Duccio
character-splendor-2-about = Denkt na voordat hij iets neemt, en vergeet de edelen.
character-splendor-3 = Fiammetta
character-splendor-3-about = Ontvangt edelen en ziet wat de anderen willen.
character-splendor-4 = Lapo
character-splendor-4-about = Denkt een paar beurten vooruit.
character-splendor-5 = Ginevra
character-splendor-5-about = Denkt zo ver vooruit als de tijd toelaat.

## Before the start
seats = Plaatsen
seat-open = vrij
seat-closed = geen stoel
this-is-you = jij
host = gastheer
ask-to-leave = Vragen te gaan
seat-menu = Menu voor { $name }
add-seat = Plaats erbij
your-name = Je naam
sit-down = Ga zitten
table-full = Alle plaatsen zijn bezet. Je kunt hier toekijken.
start = Beginnen
start-with-bots = { $count ->
    [one] Beginnen met { $count } bot
   *[other] Beginnen met { $count } bots
  }
leave = Tafel verlaten
wait-for-host = { $name } begint het spel als iedereen er is.
invite-title = Vrienden uitnodigen
invite-about = Wie deze link opent, kan gaan zitten. Een account is niet nodig.
qr-label = De link als QR-code
copy-link = Link kopiëren
link-copied = De link is gekopieerd

## The line to the server
line-connecting = Op weg naar de tafel …
line-lost = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
no-table = Die tafel bestaat niet
no-table-about = Misschien is de link afgebroken, of is de tafel allang opgeruimd.
no-board = Dit spel heeft hier geen bord; het is er voor programma’s.
to-home = Naar de startpagina

## At the table
board = Speelbord
players = Spelers
player = Speler
you-watch = Je kijkt toe
you-are = { $name } (jij)
title-your-turn = Jouw beurt
table-menu = Tafel
undo = Ongedaan maken
ask-take-back = Vragen mijn zet terug te nemen
ask-end = Vragen het spel te beëindigen
ask-pace = Om een ander tempo vragen
ask-cover = Vragen dat een bot voor { $name } speelt
mute = { $name } het woord ontnemen
unmute = { $name } weer laten praten
make-host = { $name } gastheer maken
step-away = Een bot voor mij laten spelen
give-up = Opgeven
give-up-sure = Ja, definitief opgeven
covered-you = Een bot speelt voor jou.
covered-by = { $bot } speelt
take-seat-back = Mijn plaats terugnemen
gave-up = heeft opgegeven
not-here = nu niet hier
days-left = { $days ->
    [one] nog { $days } dag
   *[other] nog { $days } dagen
  }
agree = Akkoord
decline = Weigeren
take-back = Terugnemen
continue = Verder
refused-stale = De tafel is intussen verder. Kijk nog eens.
refused-illegal-move = Die zet kan nu niet.
refused-not-your-turn = Je bent niet aan de beurt.
refused-seat-taken = Iemand was sneller: die plaats is bezet.
refused-not-absent = Die persoon is nog niet lang genoeg weg.
refused-other = Dat kan nu niet.
why-pending = Je zet is onderweg.
why-over = Het spel is afgelopen.
why-watching = Je kijkt toe bij dit spel.
why-not-your-turn = Nog niet: { $names } is aan zet.
prompt-sending = Je zet is onderweg …
prompt-over = Het spel is afgelopen.
prompt-waiting = Wachten op { $names }

## What happened
log-title = Wat er gebeurde
since-you-looked = nieuw sinds je laatst keek
log-joined = { $name } gaat zitten.
log-left = Plaats { $seat } is weer vrij.
log-hosted = { $name } is nu gastheer.
log-muted = { $name } wordt om stilte gevraagd.
log-unmuted = { $name } mag weer praten.
log-started = Het spel begint.
log-undone = { $name } neemt de zet terug.
log-asks-take-back = { $name } vraagt een zet terug te mogen nemen.
log-asks-end = { $name } vraagt het spel zonder winnaar te beëindigen.
log-asks-cover = { $name } vraagt dat een bot voor { $absent } speelt.
log-asks-pace = { $name } vraagt een ander tempo: { $pace }.
log-agreed = { $name } is akkoord.
log-refused = { $name } weigert.
log-covered = { $bot } speelt nu voor { $name }.
log-covered-clock = De tijd van { $name } is om: { $bot } speelt verder.
log-back = { $name } is terug.
log-resigned = { $name } geeft op.
log-lapsed = De tijd van { $name } is om.
log-followed = Er staat een nieuw spel klaar.
log-over = Het spel is afgelopen.

## Sultan and Riquezas
jewel-white = wit juweel
jewel-red = rood juweel
jewel-yellow = geel juweel
jewel-green = groen juweel
jewel-blue = blauw juweel
jewel-black = zwart juweel
jewel-worth = { $points ->
    [one] { $jewel }, waard { $points } punt
   *[other] { $jewel }, waard { $points } punten
  }
cushions = Kussens
cushion-number = kussen { $number }
bazaars = Bazaars
bazaar-number = bazaar { $number }
stage-of = Doorgang { $stage } van 3
round-of = ronde { $round } van { $rounds }
pouch-holds = { $count ->
    [one] { $count } juweel in de buidel
   *[other] { $count } juwelen in de buidel
  }
first-player = Startspeler van deze ronde
hand-of = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
  }
points-short = { $points } p.
points-long = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
bonus-of = { $points ->
    [one] { $points } bonuspunt
   *[other] { $points } bonuspunten
  }
behind-screen = achter het zichtscherm
in-the-bag = Je juwelen zitten tot het einde in de dichte zak.
unsold = onverkocht
drawn-jewels = Getrokken juwelen
your-hand = Je hand
money-card-of = Geldkaart { $value }
gold-card-of = Goudkaart { $value }
cards-laid = Kaarten: { $cards }
no-card-yet = Nog geen kaart.
memory-title = Gespeelde kaarten tot nu toe
cards-played = Gespeeld
unseen-cards = { $count ->
    [one] en { $count } ongezien
   *[other] en { $count } ongezien
  }
prompt-reveal = De kaarten worden omgedraaid …
prompt-return = Kies het juweel dat teruggaat in de buidel.
prompt-return-chosen = Terug in de buidel: { $jewel }?
prompt-bid = Kies een kaart en een kussen.
prompt-bid-bazaar = Kies een kaart en een bazaar.
prompt-bid-where = Waar leg je de { $card }?
prompt-bid-which = Welke kaart leg je op { $place }?
prompt-bid-chosen = De { $card } op { $place } leggen?
do-return = Terugleggen
do-lay = Kaart leggen
why-return-first = Kies eerst het juweel dat teruggaat.
why-own-card = Op dit kussen ligt al een kaart van jou.
why-own-card-bazaar = Op deze bazaar ligt al een kaart van jou.
log-drew = { $count ->
    [one] { $name } trekt { $count } kaart.
   *[other] { $name } trekt { $count } kaarten.
  }
log-offered = Doorgang { $stage }, ronde { $round }: { $name } trekt { $jewels }.
log-returned-jewel = { $name } legt het { $jewel } terug.
log-laid = { $name } legt een kaart op { $place }.
log-laid-own = { $name } legt de { $card } op { $place }.
log-card-of = { $card } van { $name }
log-settled = Op { $place }: { $cards }. { $name } krijgt het { $jewel }.
log-unsold = Geen kaart op { $place }: het { $jewel } gaat terug in de buidel.
log-unveiled = Tot nu toe ongezien, { $name }: { $cards }.

## Splendor
gem-white = diamant
gem-blue = saffier
gem-green = smaragd
gem-red = robijn
gem-black = onyx
gem-gold = goud
gems-white = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamanten
  }
gems-blue = { $count ->
    [one] { $count } saffier
   *[other] { $count } saffieren
  }
gems-green = { $count ->
    [one] { $count } smaragd
   *[other] { $count } smaragden
  }
gems-red = { $count ->
    [one] { $count } robijn
   *[other] { $count } robijnen
  }
gems-black = { $count ->
    [one] { $count } onyx
   *[other] { $count } onyxen
  }
gems-gold = { $count } goud
nobles = Edelen
noble-text = Edele, { $points } prestigepunten, komt voor { $gems } als bonus
level-number = Niveau { $level }
deck-text = { $count ->
    [one] Stapel van niveau { $level }, { $count } kaart
   *[other] Stapel van niveau { $level }, { $count } kaarten
  }
card-text = Niveau { $level }, bonus { $gem }, { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
  }, kost { $cost }
card-short = { $points ->
    [0] een kaart van niveau { $level } ({ $gem })
    [one] een kaart van niveau { $level } ({ $gem }, { $points } punt)
   *[other] een kaart van niveau { $level } ({ $gem }, { $points } punten)
  }
hidden-card = Verborgen kaart van niveau { $level }
can-buy = Je kunt ze kopen.
bank = Bank
bank-of = { $gem }: { $count } in de bank.
chosen-count = { $count } gekozen.
tokens-and-bonuses = Bonussen en fiches
holding-of = { $gem }: { $bonuses ->
    [one] { $bonuses } bonus
   *[other] { $bonuses } bonussen
  }, { $tokens ->
    [one] { $tokens } fiche
   *[other] { $tokens } fiches
  }
your-tokens = Je fiches
your-reserved = Je gereserveerde kaarten
reserved-of = { $count ->
    [one] { $count } gereserveerde kaart
   *[other] { $count } gereserveerde kaarten
  }
give-of = { $gem }: { $count } in bezit, { $chosen } terug te geven
prestige = { $points } prestige
last-round = Laatste ronde: iedereen krijgt even veel beurten.
prompt-action = Neem fiches, of kies een kaart om te kopen of te reserveren.
prompt-taking = Neem { $tokens }
prompt-taking-more = { $tokens }, en wat nog meer?
prompt-card = { $card }
prompt-deck = De bovenste kaart van niveau { $level }, ongezien
prompt-buy = Kopen voor { $tokens }
prompt-buy-free = Gratis kopen: je bonussen betalen alles
prompt-give = { $count ->
    [0] Deze fiches teruggeven?
    [one] Je mag er tien houden: kies { $count } fiche om terug te geven.
   *[other] Je mag er tien houden: kies { $count } fiches om terug te geven.
  }
prompt-noble = Er willen meer edelen komen: kies er één.
prompt-pass = Er kan niets gedaan worden: pas.
do-take = Nemen
do-give = Teruggeven
do-noble = Ontvangen
do-buy = Kopen
do-reserve = Reserveren
do-reserve-gold = Reserveren, met goud
do-pass = Passen
pay-differently = Anders betalen
why-gold = Goud komt alleen bij een gereserveerde kaart.
why-bank-empty = De bank heeft geen { $gem } meer.
why-take-rule = Neem drie verschillende kleuren, of twee van één kleur als er minstens vier van in de bank liggen.
why-missing = Je mist nog { $tokens }.
why-hand-full = En je hebt al drie gereserveerde kaarten.
why-no-reserve = Je hebt al drie gereserveerde kaarten.
why-return-tokens = { $count ->
    [one] Geef eerst { $count } fiche terug.
   *[other] Geef eerst { $count } fiches terug.
  }
why-choose-noble = Kies eerst een edele.
why-noble = Deze edele komt vanzelf bij wie { $gems } als bonus heeft.
log-taken = { $name } neemt { $tokens }.
log-reserved = { $name } reserveert { $card }.
log-reserved-blind = { $name } reserveert een ongeziene kaart van niveau { $level }.
log-with-gold = Er komt één goud bij.
log-bought = { $name } koopt { $card } voor { $tokens }.
log-bought-free = { $name } krijgt { $card } voor niets.
log-returned-tokens = { $name } geeft { $tokens } terug.
log-noble = { $points ->
    [one] Een edele komt bij { $name }: { $points } punt.
   *[other] Een edele komt bij { $name }: { $points } punten.
  }
log-passed = { $name } past.
log-last-round = { $name } heeft het doel bereikt: de ronde wordt uitgespeeld.

## The end
end-you-win = Je wint!
end-wins = { $name } wint
end-shared = { $names } delen de winst
end-agreed = Het spel is in overleg beëindigd
end-abandoned = Het spel is afgebroken
end-resigned = De anderen hebben opgegeven.
end-by-jewels = Gelijke punten: de meeste juwelen beslissen.
end-by-cards = Gelijke punten: de minste kaarten beslissen.
end-stalled = Niemand kon nog iets doen.
score-level = { $count ->
    [one] niveau { $level }: { $count } kaart, { $points } p.
   *[other] niveau { $level }: { $count } kaarten, { $points } p.
  }
score-nobles = { $count ->
    [one] { $count } edele, { $points } p.
   *[other] { $count } edelen, { $points } p.
  }
rematch = Nog eens spelen
to-rematch = Naar het nieuwe spel
replay = Terugkijken
share = Delen
save-record = Verslag bewaren
fair-title = Is er eerlijk gedeeld?
fair-how = Hoe er eerlijk gedeeld wordt
fair-before = Voor iemand ging zitten, trok de server een geheim getal en maakte de vingerafdruk hieronder bekend. De browser van elke speler voegt een eigen getal toe, zodat niemand de kaarten kan kiezen. Na het spel wordt het geheim getoond en kan iedereen het nakijken.
fair-after = Voor het begin maakte de server de vingerafdruk hieronder van zijn geheime getal bekend. De kaarten volgen uit dat getal en uit de getallen die de browsers van de spelers toevoegden. Het verslag van het spel bevat ze nu allemaal.
fair-check = Nu nakijken
fair-holds = Het klopt: het geheime getal heeft precies deze vingerafdruk.
fair-broken = Het klopt niet: het geheime getal heeft een andere vingerafdruk.
fair-not-here = Deze browser kan het hier niet nakijken; gebruik de opdracht hieronder.
fair-verify = Om het delen en elke zet zonder server na te kijken: bewaar het verslag en geef de opdracht
replay-start = Het delen
replay-not-yet = Terugkijken kan zodra het spel afgelopen is.
to-table = Naar de tafel
ply-back = Een zet terug
ply-on = Een zet verder
ply-run = Afspelen
ply-stop = Stoppen
ply-slider = Zet
other-games = De andere spellen

## Talk
talk-title = Tafelpraat
talk-say = Zeg iets
talk-phrases = Een zinnetje …
talk-silent = Wie toekijkt, zwijgt zolang er gespeeld wordt.
phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-bid = Goed geboden!
phrase-well-bought = Goed gekocht!
phrase-well-played = Goed gespeeld!
phrase-ouch = Au!
phrase-hurry-up = Gaan we verder?
phrase-one-moment = Een ogenblikje.
phrase-back-soon = Ik ben zo terug.
phrase-sorry = Sorry!
phrase-thank-you = Dank je!
phrase-good-game = Mooi spel!
phrase-another-one = Nog eentje?
phrase-goodbye = Tot ziens!
