## The page
skip-to-content = Naar de inhoud
footer-owners = De namen Sultan, Riquezas do Sultão en Splendor zijn van hun eigenaars. Ze staan hier alleen om te zeggen volgens welke regels er gespeeld wordt. Afbeeldingen en teksten zijn van Cabochon zelf.
language = Taal
settings = Instellingen
confirm-moves = Elke zet bevestigen
sound-off = Geluid uit
sound-on = Geluid aan
recovery-title = Mijn plaatsen op een ander apparaat
recovery-about = Er zijn geen accounts. Met deze code verhuis je met je plaatsen naar een andere browser: houd hem voor jezelf.
recovery-show = Toon mijn code
recovery-enter = Code van het andere apparaat
recovery-use = Gebruiken
error-server = Dat lukte niet. Probeer het zo nog eens.
cancel = Annuleren

## Home
home-title = Drie tafels staan klaar
home-about = Speel meteen tegen bots, of stuur vrienden een link. Geen account, niets te installeren.
install = App installeren
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2–5 spelers · 20 minuten
facts-riquezas = 2–5 spelers · 30 minuten
facts-splendor = 2–4 spelers · 30 minuten
about-sultan = Leg geld gedekt op de kussens, overbied de anderen voor de juwelen van de Sultan en verzamel sets van één kleur.
about-riquezas = De Braziliaanse voorloper: bazaars, goud en zwarte juwelen, met eigen varianten.
about-splendor = Verzamel edelstenen, koop kaarten die latere kaarten goedkoper maken en ontvang edelen bij je thuis.
play-bots = Speel tegen bots
play-friends = Met vrienden
how-to-play = Speluitleg
learn = Leer het in vijf minuten
learn-on = Verder met de les
more-options = Meer opties
my-tables = Mijn tafels
my-tables-none = Je zit nog aan geen tafel.
my-tables-kept = Geen verbinding. Zo stonden je tafels er het laatst bij.
lobby = Open tafels
lobby-none = Er wacht nu geen openbare tafel op spelers.
status-over = afgelopen
status-playing = bezig
status-your-turn = jouw beurt
status-gathering = { $free ->
    [one] { $free } plaats vrij
   *[other] { $free } plaatsen vrij
  }
play-now = Nu spelen
play-now-of = Nu { $game } spelen
rules-short = Regels
options-short = Opties
strength = Tegenstanders
strength-easy = Makkelijk
strength-medium = Gemiddeld
strength-hard = Sterk
others-people = Vrienden
others-bots = Bots
theme = Thema
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
letters = Letters op de stenen
letters-about = Elke kleur heeft ook een eigen vorm.
guest = Gast

## A new table
how-many = Spelers
other-seats = De andere plaatsen
option-first = Wie begint
by-lot = door loting
seat-number = Plaats { $seat }
option-screens = Zichtschermen
option-value-screens-closed = dicht tot het einde
option-value-screens-open = open voor iedereen
option-bazaars = Bazaars
option-value-bazaars-rulebook = 3
option-value-bazaars-2 = 2
agreed-screens-open = Schermen open voor iedereen
agreed-bazaars-2 = Twee bazaars
pace = Tempo
pace-unhurried = geen klok
pace-is = Tempo: { $pace }
pace-live = { $minutes ->
    [one] { $minutes } minuut per speler
   *[other] { $minutes } minuten per speler
  }, plus { $seconds ->
    [one] { $seconds } seconde per zet
   *[other] { $seconds } seconden per zet
  }
pace-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
  }
cover = Als iemand wegblijft
cover-vote = de anderen kunnen stemmen voor een bot
cover-clock = een bot valt in als de klok op nul staat
cover-never = geen bot: wie door de tijd heen is, verliest
option-rush = Stormloop
option-rush-about = Geen beurten: iedereen legt tegelijk een kaart, en bij gelijke waarden wint de kaart die het eerst lag.
option-silent = Stille aankoop
option-silent-about = Een kaart die alleen ligt, wordt afgelegd zonder getoond te worden.
option-bags = Zakken
option-bags-about = Gewonnen juwelen gaan tot het einde in een dichte zak.
option-stacking = Stapelen
option-stacking-about = Beide kaarten van een ronde mogen bij één bazaar liggen.
show-in-lobby = getoond bij de open tafels
allow-memory = Toon een paneel met de gespeelde kaarten
allow-take-backs = Zetten mogen worden teruggenomen als iedereen akkoord gaat
make-table = Tafel klaarzetten
bot-random = toevalsbot
bot-level = niveau { $level }
bot-named = { $name } (bot, niveau { $level })
bot-other = bot ‘{ $name }’
name-numbered = { $name } { $number }
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Wil waardevolle juwelen, het liefst in haar lievelingskleur; biedt graag een rond getal.
character-sultan-2 = Bashir
character-sultan-2-about = Verzamelt kleuren zonder op anderen te letten, vergeet wat er gespeeld is en biedt waar het kan 5 of 10.
character-sultan-3 = Dalia
character-sultan-3-about = Kaapt juwelen weg voor wie ze nodig heeft en onthoudt elke gespeelde kaart.
character-sultan-4 = Faris
character-sultan-4-about = Stelt zich een aantal mogelijke handen voor en varieert zijn biedingen alsof de meeste anderen dat ook doen.
character-sultan-5 = Zahra
character-sultan-5-about = Stelt zich duizenden mogelijke handen voor en merkt wie uit gewoonte biedt.
character-splendor-1 = Bice
character-splendor-1-about = Spaart voor goede kaarten, rode het liefst, en vergeet de edelen.
character-splendor-2 = Duccio
character-splendor-2-about = Denkt na voordat hij iets neemt, maar vergeet de edelen.
character-splendor-3 = Fiammetta
character-splendor-3-about = Ontvangt edelen en ziet wat de anderen willen.
character-splendor-4 = Lapo
character-splendor-4-about = Denkt een paar beurten vooruit.
character-splendor-5 = Ginevra
character-splendor-5-about = Denkt zo ver vooruit als de tijd toelaat.

## Before the start
seats = Plaatsen
agreed-usual = De gewone regels, zonder klok
change-options = Wijzigen
change-done = Toepassen
name-ask = Hoe mogen de anderen je noemen?
name-done = Dat ben ik
log-changed = De gastheer heeft de opties gewijzigd.
log-renamed = Plaats { $seat } heet nu { $name }.
seat-open = vrij
seat-closed = gesloten
this-is-you = jij
host = gastheer
ask-to-leave = Van de tafel verwijderen
seat-menu = Menu voor { $name }
add-seat = Plaats toevoegen
your-name = Je naam
sit-down = Ga zitten
table-full = Alle plaatsen zijn bezet. Je kunt hier toekijken.
start = Beginnen
start-with-bots = { $count ->
    [one] Beginnen met { $count } bot
   *[other] Beginnen met { $count } bots
  }
leave = Tafel verlaten
wait-for-host = { $name } start het spel zodra iedereen er is.
invite-title = Vrienden uitnodigen
invite-about = Wie deze link opent, kan gaan zitten. Een account is niet nodig.
qr-label = De link als QR-code
copy-link = Link kopiëren
link-copied = Link gekopieerd

## The line to the server
line-connecting = Verbinden met de tafel…
line-lost = De verbinding is weggevallen. Ze wordt vanzelf hersteld; er gaat niets verloren.
line-lost-move = De verbinding is weggevallen. Je zet is bewaard en wordt verstuurd zodra ze er weer is.
no-table = Deze tafel bestaat niet
no-game = Dit spel is hier niet te vinden.
no-table-about = Misschien is de link onvolledig, of is de tafel allang opgeruimd.
no-board = Dit spel heeft hier geen bord; alleen programma’s kunnen het spelen.
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
hint = Tip
ask-take-back = Vragen of ik mijn zet mag terugnemen
ask-end = Voorstellen het spel te beëindigen
ask-pace = Om een ander tempo vragen
ask-cover = Vragen of een bot voor { $name } mag spelen
mute = { $name } dempen
unmute = { $name } weer laten praten
make-host = { $name } gastheer maken
step-away = Een bot voor mij laten spelen
give-up = Opgeven
give-up-sure = Ja, definitief opgeven
covered-you = Een bot speelt voor jou.
covered-by = { $bot } speelt
take-seat-back = Mijn plaats terugnemen
gave-up = heeft opgegeven
not-here = afwezig
days-left = { $days ->
    [one] nog { $days } dag
   *[other] nog { $days } dagen
  }
agree = Akkoord
decline = Weigeren
take-back = Annuleren
continue = Verder
refused-stale = Het spel is intussen verder. Kijk nog eens.
refused-illegal-move = Die zet kan nu niet.
refused-not-your-turn = Je bent niet aan de beurt.
refused-seat-taken = Iemand was sneller: die plaats is bezet.
refused-not-absent = Die speler is nog niet lang genoeg weg.
refused-bad-code = Deze code klopt niet of is al gebruikt.
refused-bad-cover = Een bot kan alleen invallen als de tijd op is wanneer er met een klok wordt gespeeld.
refused-bad-deal = Deze verdeling kan niet worden gelezen.
refused-bad-host = Deze server antwoordt niet op dit adres.
refused-bad-log = De geschiedenis van deze tafel is beschadigd. Laat het de beheerder van de server weten.
refused-bad-message = De server begreep dat niet. Laad de pagina opnieuw.
refused-bad-move = De server kon die zet niet lezen. Laad de pagina opnieuw.
refused-bad-name = Kies een andere naam.
refused-bad-pace = Die bedenktijd kan niet aan deze tafel.
refused-bad-record = Deze partij kan niet worden nagespeeld.
refused-bad-salt = De bijdrage van je browser aan het schudden werd niet aanvaard. Laad de pagina opnieuw.
refused-bad-seats = Met deze plaatsen kan het spel niet worden gespeeld.
refused-bad-setup = Het spel heeft deze opties niet.
refused-bad-talk = Je bericht is leeg of te lang.
refused-broken-table = Deze tafel is gespeeld met andere regels dan deze server kent.
refused-covered = Een bot speelt voor jou. Neem eerst je plaats terug.
refused-crowded = Er kijken te veel mensen naar deze tafel. Probeer het later nog eens.
refused-foreign-origin = Dit verzoek kwam van een andere website en is daarom geweigerd.
refused-moved-since = Iemand heeft intussen gespeeld. Vraag de anderen of je je zet mag terugnemen.
refused-muted = De gastheer heeft je gedempt.
refused-no-cover = Aan deze tafel valt geen bot in.
refused-no-such-bot = Die bot bestaat niet.
refused-no-such-guide = Die stap bestaat niet in het spel met uitleg.
refused-no-such-page = Op dit adres is niets.
refused-no-such-seat = Die plaats bestaat niet, of er zit niemand.
refused-no-such-table = Deze tafel bestaat niet.
refused-no-take-backs = Aan deze tafel worden zetten niet teruggenomen.
refused-no-hints = Tips zijn er alleen tegen bots, of als iedereen akkoord is.
refused-no-thought = De bot kon niet kiezen. Probeer het nog eens.
refused-nobody = De server kent je nog niet. Geef eerst je naam.
refused-not-asked = Die vraag is niet aan jou gericht.
refused-not-covered = Er speelt geen bot voor jou.
refused-not-host = Alleen de gastheer kan dat.
refused-not-over = Dat is te zien als het spel voorbij is.
refused-not-playing = Aan deze tafel wordt nu niet gespeeld.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-not-started = Het spel is nog niet begonnen.
refused-nothing-proposed = Er is niets meer om te beantwoorden.
refused-nothing-to-undo = Je hebt geen zet om terug te nemen.
refused-over = Het spel is voorbij.
refused-pending = Een ander voorstel wacht nog op antwoorden.
refused-resigned = Je hebt al opgegeven.
refused-revealed = Door die zet kwam iets aan het licht. Vraag de anderen of je hem mag terugnemen.
refused-seated = Je hebt al een plaats aan deze tafel.
refused-seats-open = Er zijn nog plaatsen vrij. Wacht, sluit ze of geef ze aan bots.
refused-spectator = Toeschouwers kunnen niet praten zolang er gespeeld wordt.
refused-started = Het spel is al begonnen.
refused-too-fast = Dat ging te snel. Wacht even.
refused-too-many-entries = Het logboek van deze tafel is vol. Begin een nieuwe tafel.
refused-too-many-tables = Er zijn te veel tafels open. Maak er eerst enkele af.
refused-unavailable = De server kan dit nu niet opslaan. Probeer het nog eens.
refused-unknown-game = Deze server heeft dat spel niet.
refused-dealing = Het spel begint zo: de kaarten worden gedeeld.
refused-no-such-person = Die persoon is niet aan deze tafel.
refused-out-of-time = Je tijd is om: de bot doet deze zet voor je.
refused-removed = De gastheer heeft je gevraagd deze tafel te verlaten.
refused-somebody-away = Daar moet iedereen het mee eens zijn, en voor iemand speelt nu een bot. Wacht tot die persoon terug is.
refused-no-room = Op deze server is nu geen plaats voor nieuwe tafels. Lopende spellen gaan gewoon door.
refused-uncertain = De server is de verbinding met zijn database kwijtgeraakt en weet niet of dit is opgeslagen. Kijk op de tafel voordat je het nog eens probeert.
refused-other = Dat kan nu niet.
why-pending = Je zet is onderweg.
why-over = Het spel is afgelopen.
why-watching = Je bent toeschouwer bij dit spel.
why-not-your-turn = Nog niet: wachten op { $names }.
prompt-sending = Je zet is onderweg…
prompt-over = Het spel is afgelopen.
prompt-waiting = Wachten op { $names }

## What happened
log-title = Wat er gebeurde
since-you-looked = nieuw sinds je laatst keek
log-joined = { $name } gaat zitten.
log-left = Plaats { $seat } is weer vrij.
log-hosted = { $name } is nu gastheer.
log-muted = { $name } mag even niet praten.
log-unmuted = { $name } mag weer praten.
log-started = Het spel begint.
log-undone = { $name } neemt de zet terug.
log-asks-take-back = { $name } vraagt een zet terug te mogen nemen.
log-asks-end = { $name } stelt voor het spel zonder winnaar te beëindigen.
log-asks-cover = { $name } vraagt of een bot voor { $absent } mag spelen.
log-asks-pace = { $name } vraagt om een ander tempo: { $pace }.
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
jewel = { $colour ->
    [white] wit juweel
    [red] rood juweel
    [yellow] geel juweel
    [green] groen juweel
    [blue] blauw juweel
   *[black] zwart juweel
  }
jewel-colour = { $colour ->
    [white] wit
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
   *[black] zwart
  }
jewel-worth = { $points ->
    [one] { jewel }, { $points } punt waard
   *[other] { jewel }, { $points } punten waard
  }
part-the-jewel = het { $colour ->
    [white] witte
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
   *[black] zwarte
  } juweel
part-on-place = { $kind ->
    [bazaar] bij bazaar { $number }
   *[cushion] op kussen { $number }
  }
place-text = { $kind ->
    [bazaar] Bazaar { $number }
   *[cushion] Kussen { $number }
  }: { jewel-worth }. { $count ->
    [0] Nog geen kaart.
   *[other] Kaarten: { $cards }.
  }
first-badge = 1e
cushions = Kussens
bazaars = Bazaars
stage-of = Doorgang { $stage }/{ $stages }
round-of = ronde { $round }/{ $rounds }
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
behind-screen = achter het scherm
in-the-bag = Je juwelen zitten tot het einde in de dichte zak.
unsold = onverkocht
drawn-jewels = Getrokken juwelen
your-hand = Je hand
money-card-of = Geldkaart { $value }
gold-card-of = Goudkaart { $value }
memory-title = Gespeelde kaarten tot nu toe
cards-played = Gespeeld
unseen-cards = { $count ->
    [one] en { $count } ongezien
   *[other] en { $count } ongezien
  }
prompt-reveal = De kaarten worden omgedraaid…
prompt-return = Kies het juweel dat teruggaat in de buidel.
prompt-return-chosen = Wil je { part-the-jewel } in de buidel terugleggen?
prompt-bid = { $kind ->
    [bazaar] Kies een kaart en een bazaar.
   *[cushion] Kies een kaart en een kussen.
  }
prompt-bid-where = Waar leg je de { $card }?
prompt-bid-which = Welke kaart leg je { part-on-place }?
prompt-bid-chosen = De { $card } { part-on-place } leggen?
do-return = Terugleggen
do-lay = Kaart leggen
why-return-first = Kies eerst het juweel dat teruggaat.
why-own-card = { $kind ->
    [bazaar] Bij deze bazaar ligt al een kaart van jou.
   *[cushion] Op dit kussen ligt al een kaart van jou.
  }
log-drew = { $count ->
    [one] { $name } trekt { $count } kaart.
   *[other] { $name } trekt { $count } kaarten.
  }
log-offered = Doorgang { $stage }, ronde { $round }. { $name } trekt uit de buidel: { $jewels }.
log-returned-jewel = { $name } legt een { jewel } terug.
log-laid = { $name } legt een kaart { part-on-place }.
log-laid-own = { $name } legt de { $card } { part-on-place }.
log-card-of = { $card } van { $name }
log-card-unseen = een ongeziene kaart van { $name }
log-settled = { $kind ->
    [bazaar] Bazaar { $number }
   *[cushion] Kussen { $number }
  }: { $cards }. { $name } wint { part-the-jewel }.
log-unsold = Geen kaart { part-on-place }: { part-the-jewel } gaat terug in de buidel.
log-unveiled = { $count ->
    [one] De ongeziene kaart van { $name }: { $cards }.
   *[other] De ongeziene kaarten van { $name }: { $cards }.
  }

## Splendor
gem = { $gem ->
    [white] diamant
    [blue] saffier
    [green] smaragd
    [red] robijn
    [black] onyx
   *[gold] goud
  }
gem-count = { $gem ->
    [white] { $count ->
        [one] { $count } diamant
       *[other] { $count } diamanten
      }
    [blue] { $count ->
        [one] { $count } saffier
       *[other] { $count } saffieren
      }
    [green] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragden
      }
    [red] { $count ->
        [one] { $count } robijn
       *[other] { $count } robijnen
      }
    [black] { $count ->
        [one] { $count } onyx
       *[other] { $count } onyxen
      }
   *[gold] { $count } goud
  }
gem-object = { gem-count }
part-gems = { $gem ->
    [white] diamanten
    [blue] saffieren
    [green] smaragden
    [red] robijnen
    [black] onyxen
   *[gold] goud
  }
part-points = { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
  }
nobles = Edelen
noble-text = Edele, { $points ->
    [one] { $points } prestigepunt
   *[other] { $points } prestigepunten
  }, bezoekt wie { $gems } als bonus heeft
level-number = Niveau { $level }
deck-text = { $count ->
    [one] Stapel van niveau { $level }, { $count } kaart
   *[other] Stapel van niveau { $level }, { $count } kaarten
  }
card-text = Niveau { $level }, bonus { gem }, { part-points }, kost { $cost }.{ $buyable ->
    [yes] {" "}Je kunt deze kaart kopen.
   *[no] {""}
  }
part-card = een kaart van niveau { $level } ({ $points ->
    [0] { gem }
   *[other] { gem }, { part-points }
  })
part-with-gold = { $gold ->
    [yes] {" "}en neemt een gouden fiche
   *[no] {""}
  }
hidden-card = Verborgen kaart van niveau { $level }
bank = Bank
bank-of = { gem-count } in de bank.{ $chosen ->
    [0] {""}
   *[other] {" "}{ $chosen } gekozen.
  }
tokens-and-bonuses = Bonussen en fiches
holding-of = { gem }: { $bonuses ->
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
give-of = { gem }: je hebt er { $count }, { $chosen } terug te geven
prestige = { $points } prestige
last-round = Laatste ronde: iedereen krijgt evenveel beurten.
prompt-action = Neem fiches, of kies een kaart om te kopen of te reserveren.
prompt-taking = Neem { $tokens }
prompt-taking-more = { $tokens }, en wat nog meer?
prompt-deck = De bovenste kaart van niveau { $level }, ongezien
prompt-buy = Kopen voor { $tokens }
prompt-buy-free = Gratis kopen: je bonussen betalen alles
prompt-give = { $count ->
    [0] Deze fiches teruggeven?
    [one] Je mag er tien houden: kies { $count } fiche om terug te geven.
   *[other] Je mag er tien houden: kies { $count } fiches om terug te geven.
  }
prompt-noble = Er willen meerdere edelen komen: kies er één.
prompt-pass = Je kunt niets doen: je moet passen.
do-take = Nemen
do-give = Teruggeven
do-noble = Ontvangen
do-buy = Kopen
do-reserve = Reserveren
do-reserve-gold = Reserveren + goud
do-pass = Passen
pay-differently = Anders betalen
why-gold = Goud komt alleen bij een gereserveerde kaart.
why-bank-empty = De bank heeft geen { part-gems } meer.
why-take-rule = Neem drie verschillende kleuren, of twee van één kleur als de bank er minstens vier van heeft.
why-missing = Je komt nog { $tokens } tekort.{ $full ->
    [yes] {" "}En je hebt al drie gereserveerde kaarten.
   *[no] {""}
  }
why-no-reserve = Je hebt al drie gereserveerde kaarten.
why-return-tokens = { $count ->
    [one] Geef eerst { $count } fiche terug.
   *[other] Geef eerst { $count } fiches terug.
  }
why-choose-noble = Kies eerst een edele.
why-noble = Deze edele komt vanzelf bij wie { $gems } als bonus heeft.
log-taken = { $name } neemt { $tokens }.
log-reserved = { $name } reserveert { part-card }{ part-with-gold }.
log-reserved-blind = { $name } reserveert een ongeziene kaart van niveau { $level }{ part-with-gold }.
log-bought = { $name } koopt { part-card } voor { $tokens }.
log-bought-free = { $name } krijgt { part-card } gratis.
log-returned-tokens = { $name } geeft { $tokens } terug.
log-noble = { $points ->
    [one] Een edele komt bij { $name }: { $points } punt.
   *[other] Een edele komt bij { $name }: { $points } punten.
  }
log-passed = { $name } past.
log-last-round = { $name } heeft 15 punten bereikt: dit is de laatste ronde.

## The end
end-you-win = Je hebt gewonnen!
end-wins = { $name } wint
end-shared = { $names } delen de overwinning
end-agreed = Het spel is in overleg beëindigd
end-abandoned = Het spel is afgebroken
end-resigned = De anderen hebben opgegeven.
end-by-jewels = Gelijke stand: wie de meeste juwelen heeft, wint.
end-by-cards = Gelijke stand: wie de minste kaarten heeft, wint.
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
review = Analyse
save-record = Spelverslag bewaren
fair-title = Zijn de kaarten eerlijk gedeeld?
fair-how = Hoe er eerlijk gedeeld wordt
fair-before = Voordat iemand ging zitten, trok de server een geheim getal en publiceerde hij de vingerafdruk hieronder. De browser van elke speler verzegelt op dezelfde manier een eigen getal. Pas als alles verzegeld is, worden ze getoond, en de kaarten volgen uit alle getallen samen: niemand kan nog kiezen nadat hij iets heeft gezien. Na het spel controleert je browser dat.
fair-promise = Dit beloofde de server voor het delen:
fair-own = Het getal dat je browser toevoegde en bewaarde:
fair-verdict-holds = Ja, bewezen
fair-verdict-partly = Deels bewezen
fair-verdict-unproven = Niet bewezen
fair-verdict-broken = Er klopt iets niet
fair-found-server = Het geheime getal van de server past niet bij zijn belofte.
fair-found-promise = De server had deze browser voor het delen iets anders beloofd.
fair-found-seal = Het getal van { $name } is niet het getal dat voor het delen werd verzegeld.
fair-found-own = Het getal dat je browser liet zien, is niet gebruikt.
fair-found-seed = De kaarten zijn niet gedeeld met de getallen uit het spelverslag.
fair-found-proven = De server hield zich aan zijn belofte, je getal is gebruikt, en elk getoond getal past bij zijn zegel.
fair-found-withheld = { $name } verzegelde een getal en liet het niet op tijd zien. Wie daar speelt en ook de server beheert, had tussen twee delingen kunnen kiezen.
fair-found-nothing = { $name } verzegelde geen getal. Voor die speler is niets bewezen.
fair-found-not-kept = Deze browser deed niet mee aan het delen en kan alleen nagaan of het spelverslag klopt.
fair-found-old = Niemand verzegelde een getal voor het delen, dus wie de server beheert, had de kaarten kunnen kiezen. Bij partijen van eerdere versies is dat altijd zo.
fair-found-alone = Je speelde alleen met bots. Voor jou is het bewezen; voor anderen alleen als je de server niet zelf beheert.
fair-found-bots = Bots voegen geen getallen toe.
fair-verify = Om het delen en elke zet zonder server na te kijken, bewaar je het spelverslag en geef je de opdracht
replay-start = De beginstand
replay-not-yet = Terugkijken kan zodra het spel afgelopen is.
to-table = Naar de tafel
ply-first = Naar het begin
ply-last = Naar het einde
talk-unread = { $count } nieuw
ply-back = Een zet terug
ply-on = Een zet verder
ply-run = Afspelen
ply-stop = Stoppen
ply-slider = Zet
other-games = De andere spellen

## Talk
talk-title = Tafelpraat
talk-say = Zeg iets
talk-phrases = Een zinnetje…
talk-silent = Toeschouwers kunnen niet praten zolang er gespeeld wordt.
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-bid = Goed geboden!
phrase-well-bought = Goed gekocht!
phrase-well-played = Goed gespeeld!
phrase-ouch = Au!
phrase-hurry-up = Gaan we verder?
phrase-one-moment = Een ogenblikje.
phrase-back-soon = Ik ben zo terug.
phrase-sorry = Sorry!
phrase-thank-you = Dank je!
phrase-good-game = Goed gespeeld, allemaal!
phrase-another-one = Nog eentje?
phrase-goodbye = Tot ziens!
seat-invited = uitgenodigd
spectator = kijkt toe
dealing = De kaarten worden gedeeld…
dealing-waits = De kaarten worden gedeeld. We wachten nog op { $names }…
deal-now = Delen zonder te wachten
log-spectator-muted = Een toeschouwer is gedempt.
log-spectator-unmuted = Een toeschouwer mag weer praten.
log-resumed = De server was niet bereikbaar ({ $seconds } s). Niemand verloor daardoor tijd, en de klokken hebben nog even gewacht.
log-resumed-unhurried = De server was niet bereikbaar ({ $seconds } s). Niemand verloor daardoor tijd.
ask-waits = Een zet terugnemen, het tempo wijzigen en eerder stoppen kan alleen als iedereen het ermee eens is. Voor iemand speelt nu een bot: wacht tot die persoon terug is.
refused-banned = De beheerder van de server heeft je geblokkeerd.
refused-session-ended = Je bent overal afgemeld. Geef je naam opnieuw of gebruik je code.
refused-bad-report = Vertel in hoogstens 500 tekens waar de melding over gaat.
refused-no-such-line = Dat bericht is er niet meer.
log-stopped = De beheerder van de server heeft de tafel gesloten.
log-forgotten = De naam van een persoon is van deze tafel verwijderd.
end-stopped = De beheerder van de server heeft de tafel gesloten
report = Melden…
report-title = Melden bij de beheerder van de server
report-about = De beheerder leest wat je stuurt. Niemand aan tafel komt het te weten.
report-what = Waar gaat het over?
report-what-line = { $name }: ‘{ $text }’
report-what-name = De naam ‘{ $name }’
report-why = Wat is er mis mee?
report-why-insult = Het is beledigend
report-why-hate = Het is haatdragend of bedreigend
report-why-spam = Het is reclame of spam
report-why-private = Het onthult privégegevens
report-why-other = Iets anders
report-words = In je eigen woorden (niet verplicht)
report-send = Versturen
report-thanks = Bedankt. De beheerder van de server kijkt ernaar.
report-close = Sluiten

# Pace, sound and touch in the settings.
speed = Zetten van anderen
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
speed-instant = meteen
volume = Volume
haptics = Trillen bij elke zet

## The end, told
end-margin = { $points ->
    [one] { $points } punt voor op { $name }
   *[other] { $points } punten voor op { $name }
  }
end-never-behind = { $name } heeft nooit achtergestaan.
end-took-lead = { $name } nam met zet { $move } van { $moves } definitief de leiding.
end-was-behind = { $points ->
    [one] Na zet { $move } stond { $name } { $points } punt achter.
   *[other] Na zet { $move } stond { $name } { $points } punten achter.
  }
end-lead-changed = { $count ->
    [one] De leiding wisselde één keer.
   *[other] De leiding wisselde { $count } keer.
  }
end-race = Ieders punten, zet voor zet
end-aside = Het bord bekijken
end-show = Uitslag tonen
end-picture = Afbeelding delen
end-picture-sent = Afbeelding opgeslagen

## Bots beside others of the same level
companion-sultan-1 = Nadir
companion-sultan-2 = Samira
companion-sultan-3 = Tarik
companion-sultan-4 = Leyla
companion-splendor-1 = Nello
companion-splendor-2 = Tessa
companion-splendor-3 = Vanni
companion-splendor-4 = Lisa
companion-house-1 = Pip
companion-house-2 = Kit
companion-house-3 = Lou
companion-house-4 = Max

## The letter on a stone: one of its colour’s word, another for each colour
letter-white = W
letter-red = R
letter-yellow = E
letter-green = G
letter-blue = B
letter-black = Z

## A finished game that is played on
play-on = Vanaf hier verder spelen
again-from = { $move ->
    [0] Dit is de beginstelling van een ander spel.
   *[other] Dit spel gaat verder vanaf zet { $move } van een ander.
  }
again-look = Dat spel bekijken
fair-verdict-known = De kaarten waren bekend
fair-found-known = Dit zijn de kaarten van een ander spel dat al afgelopen was, dus ze waren bekend. Hoe ze gedeeld zijn, staat in het verslag van dat spel.

## A deal that others play
deal-again = Opnieuw delen voor anderen
again-blind = Dit zijn dezelfde kaarten als in een eerder spel. Hoe dat afliep, zie je na afloop.
refused-knows-deal = Je hebt deze kaarten al gespeeld. Ze zijn voor anderen.
refused-no-such-deal = Deze kaarten zijn er niet. De link klopt niet, of het spel is verwijderd.
earlier-title = Dezelfde kaarten in een eerder spel
earlier-ahead = { points-long } meer dan { $name } op dezelfde plaats.
earlier-behind = { points-long } minder dan { $name } op dezelfde plaats.
earlier-level = Evenveel punten als { $name } op dezelfde plaats.

## The daily deal
daily = Dagspel
daily-invites = Elke dag dezelfde kaarten en bots voor iedereen. Je eerste poging telt.
daily-open = nog te spelen
daily-in-play = bezig
daily-rank = plaats { $rank } van { $count }
daily-done = gespeeld
daily-results = Uitslag van de dag
daily-counts = Dagspel. Deze poging telt: geen tips, en zetten blijven staan.
daily-free = Dagspel. Deze poging telt niet.
refused-day-not-over = Dit is het dagspel van vandaag. Je kunt het doorgeven als de dag voorbij is.

## Hints where everybody has agreed
hints-allow = Tips voor iedereen
hints-allow-about = Alleen als iedereen aan tafel akkoord is. Iedereen kan dat intrekken.
hints-agreed = akkoord met tips
hints-on = Iedereen is akkoord met tips: elke speler mag erom vragen.
ask-hints = Tips voor iedereen voorstellen
withdraw-hints = Niet meer akkoord met tips
log-asks-hints = { $name } stelt tips voor iedereen voor.
log-hints-agreed = { $name } is akkoord met tips.
log-hints-withdrawn = { $name } is niet meer akkoord met tips.

## Puzzles
puzzles = Puzzels
puzzles-invite = Eén zet is duidelijk de beste. Vind hem.
refused-no-such-puzzle = Deze puzzel bestaat niet. De link klopt niet.

## Being told while away.
telling-title = Meldingen
table-webhooks = Webhooks van deze tafel
table-mute = Meldingen van deze tafel dempen
table-unmute = Meldingen van deze tafel niet meer dempen
refused-bad-address = Naar dit adres kan niets worden gestuurd. Het moet met https:// beginnen en vanaf het internet bereikbaar zijn.
refused-bad-mail = Naar dit adres kan geen mail worden gestuurd.
refused-too-many-ways = Meer adressen, webhooks en browsers zijn niet toegestaan. Verwijder er eerst een.

## A person’s games
person = Je partijen
person-invite = Geschiedenis, statistieken en ratings, om te bewaren of te wissen.
rated = Partij voor de rating
rated-about = Telt mee voor ieders rating. Er zijn geen tips en er worden geen zetten teruggenomen.

## Series and tournaments
contests = Series en toernooien
contests-invite = Meerdere spellen om één resultaat, met vrienden of met velen.
to-contest = Naar { $name }
refused-bad-plan = Deze keuzes gaan niet samen.
refused-contest-full = Er kan niemand meer bij.
refused-no-such-contest = Deze serie of dit toernooi is er niet. De link klopt niet, of het is verwijderd.
refused-not-now = Dat kan nu niet. Misschien was iemand sneller.
refused-not-organiser = Alleen de leiding kan dat.

## Clubs
clubs = Clubs
clubs-invite = Je eigen groep: tafels, stand en gesprek.
club-tables-open = { $count ->
    [one] { $count } open tafel
   *[other] { $count } open tafels
  }
to-club = Naar de club { $name }
talk-remove = Verwijderen
refused-club-full = De club is vol.
refused-no-such-club = Deze club is er niet. De link klopt niet, of de club is opgeheven.
refused-not-member = Dat kunnen alleen leden van de club.
refused-old-link = Deze link werkt niet meer. Vraag een lid van de club om de nieuwe.
refused-too-many-clubs = Je zit in te veel clubs. Verlaat er eerst een.
