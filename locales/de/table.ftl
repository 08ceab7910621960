## The page
skip-to-content = Zum Inhalt springen
footer-owners = Die Namen Sultan, Riquezas do Sultão und Splendor gehören ihren Inhabern. Sie sagen hier nur, nach welchen Regeln gespielt wird. Bilder und Texte sind von Cabochon.
language = Sprache
settings = Einstellungen
confirm-moves = Jeden Zug bestätigen
sound-off = Ton ausschalten
sound-on = Ton einschalten
recovery-title = Meine Plätze auf einem anderen Gerät
recovery-about = Es gibt keine Konten. Dieser Code bringt dich und deine Plätze in einen anderen Browser: Behalte ihn für dich.
recovery-show = Meinen Code anzeigen
recovery-enter = Code vom anderen Gerät
recovery-use = Verwenden
error-server = Das hat nicht geklappt. Bitte versuch es gleich noch einmal.
cancel = Abbrechen

## Home
home-title = Drei Tische warten auf dich
home-about = Spiel sofort gegen Bots oder schick Freunden einen Link. Ohne Konto, ohne Installation.
install = App installieren
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2–5 Personen · 20 Minuten
facts-riquezas = 2–5 Personen · 30 Minuten
facts-splendor = 2–4 Personen · 30 Minuten
about-sultan = Leg Geldkarten verdeckt auf die Kissen, überbiete die anderen und sammle die Juwelen des Sultans nach Farben.
about-riquezas = Der brasilianische Vorläufer: Basare, Gold und schwarze Juwelen, mit eigenen Varianten.
about-splendor = Sammle Edelsteine, kauf Karten, die spätere Karten billiger machen, und hol Adlige an deinen Hof.
play-bots = Gegen Bots spielen
play-friends = Mit Freunden
how-to-play = Spielregeln
learn = In fünf Minuten lernen
learn-on = Lektion fortsetzen
more-options = Mehr Optionen
my-tables = Meine Tische
my-tables-none = Du sitzt noch an keinem Tisch.
my-tables-kept = Keine Verbindung. Das sind deine Tische, wie sie zuletzt standen.
lobby = Offene Tische
lobby-none = Gerade wartet kein öffentlicher Tisch auf Mitspieler.
status-over = beendet
status-playing = läuft
status-your-turn = du bist dran
status-gathering = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
  }
play-now = Jetzt spielen
play-now-of = Jetzt { $game } spielen
rules-short = Regeln
options-short = Optionen
strength = Gegner
strength-easy = Leicht
strength-medium = Mittel
strength-hard = Stark
others-people = Freunde
others-bots = Bots
theme = Darstellung
theme-system = Wie System
theme-light = Hell
theme-dark = Dunkel
letters = Buchstaben auf den Steinen
letters-about = Jede Farbe hat auch ihre eigene Form.
guest = Gast

## A new table
how-many = Spielerzahl
other-seats = Die anderen Plätze
option-first = Wer beginnt
by-lot = wird ausgelost
seat-number = Platz { $seat }
option-screens = Sichtschirme
option-value-screens-closed = bis zum Ende geschlossen
option-value-screens-open = offen für alle
option-bazaars = Basare
option-value-bazaars-rulebook = 3
option-value-bazaars-2 = 2
agreed-screens-open = Offene Sichtschirme
agreed-bazaars-2 = Zwei Basare
pace = Tempo
pace-unhurried = ohne Uhr
pace-is = Tempo: { $pace }
pace-live = { $minutes ->
    [one] { $minutes } Minute pro Person
   *[other] { $minutes } Minuten pro Person
  }, plus { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
  }
pace-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
  }
cover = Wenn jemand wegbleibt
cover-vote = die anderen können abstimmen, dass ein Bot übernimmt
cover-clock = ein Bot übernimmt, wenn die Zeit um ist
cover-never = kein Bot: Wer keine Zeit mehr hat, verliert
option-rush = Ansturm
option-rush-about = Keine Reihenfolge: Alle legen gleichzeitig, und bei Gleichstand gewinnt die früher gelegte Karte.
option-silent = Stiller Kauf
option-silent-about = Eine Karte, die allein liegt, wird ungesehen abgelegt.
option-bags = Säcke
option-bags-about = Gewonnene Juwelen bleiben bis zum Ende in einem geschlossenen Sack.
option-stacking = Stapeln
option-stacking-about = Beide Karten einer Runde dürfen an denselben Basar.
show-in-lobby = unter den offenen Tischen anzeigen
allow-memory = Übersicht der bisher gespielten Karten anzeigen
allow-take-backs = Züge dürfen zurückgenommen werden, wenn alle zustimmen
make-table = Tisch eröffnen
bot-random = Zufallsbot
bot-level = Stufe { $level }
bot-named = { $name } (Bot, Stufe { $level })
bot-other = Bot „{ $name }“
name-numbered = { $name } { $number }
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Will wertvolle Juwelen, am liebsten in ihrer Lieblingsfarbe; bietet gern runde Zahlen.
character-sultan-2 = Bashir
character-sultan-2-about = Sammelt Farben, ohne auf die anderen zu achten, vergisst, was gespielt wurde, und bietet 5 oder 10, wann immer er kann.
character-sultan-3 = Dalia
character-sultan-3-about = Schnappt anderen weg, was sie brauchen, und merkt sich jede gespielte Karte.
character-sultan-4 = Faris
character-sultan-4-about = Stellt sich einige mögliche Kartenhände vor und variiert seine Gebote, als täten die meisten anderen dasselbe.
character-sultan-5 = Zahra
character-sultan-5-about = Stellt sich Tausende möglicher Kartenhände vor und merkt, wer aus Gewohnheit bietet.
character-splendor-1 = Bice
character-splendor-1-about = Spart auf gute Karten, vor allem auf rote, und vergisst die Adligen.
character-splendor-2 = Duccio
character-splendor-2-about = Überlegt, bevor er zugreift, vergisst aber die Adligen.
character-splendor-3 = Fiammetta
character-splendor-3-about = Lädt Adlige ein und sieht, worauf die anderen aus sind.
character-splendor-4 = Lapo
character-splendor-4-about = Denkt ein paar Züge voraus.
character-splendor-5 = Ginevra
character-splendor-5-about = Denkt so weit voraus, wie die Zeit es zulässt.

## Before the start
seats = Plätze
agreed-usual = Die üblichen Regeln, ohne Uhr
change-options = Ändern
change-done = Übernehmen
name-ask = Wie sollen die anderen dich nennen?
name-done = Das bin ich
log-changed = Der Gastgeber hat die Optionen geändert.
log-renamed = Platz { $seat } heißt jetzt { $name }.
seat-open = frei
seat-closed = geschlossen
this-is-you = du
host = Gastgeber
ask-to-leave = Vom Tisch entfernen
seat-menu = Menü für { $name }
add-seat = Platz hinzufügen
your-name = Dein Name
sit-down = Platz nehmen
table-full = Alle Plätze sind besetzt. Du kannst hier zuschauen.
start = Starten
start-with-bots = { $count ->
    [one] Mit { $count } Bot starten
   *[other] Mit { $count } Bots starten
  }
leave = Tisch verlassen
wait-for-host = { $name } startet das Spiel, sobald alle da sind.
invite-title = Freunde einladen
invite-about = Wer diesen Link öffnet, kann sich dazusetzen. Ein Konto ist nicht nötig.
qr-label = Der Link als QR-Code
copy-link = Link kopieren
link-copied = Link kopiert

## The line to the server
line-connecting = Verbindung zum Tisch …
line-lost = Verbindung unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.
line-lost-move = Verbindung unterbrochen. Dein Zug ist gemerkt und geht raus, sobald sie wieder da ist.
no-table = Diesen Tisch gibt es nicht
no-table-about = Vielleicht ist der Link unvollständig, oder der Tisch wurde schon gelöscht.
no-game = Dieses Spiel gibt es hier nicht.
no-board = Für dieses Spiel gibt es hier kein Spielbrett; nur Programme können es spielen.
to-home = Zur Startseite

## At the table
board = Spielbrett
players = Mitspieler
player = Spieler
you-watch = Du schaust zu
you-are = { $name } (du)
title-your-turn = Du bist dran
table-menu = Tisch
undo = Rückgängig
hint = Tipp
ask-take-back = Darum bitten, meinen Zug zurückzunehmen
ask-end = Vorschlagen, das Spiel zu beenden
ask-pace = Anderes Tempo vorschlagen
ask-cover = Vorschlagen, dass ein Bot für { $name } spielt
mute = { $name } stummschalten
unmute = Stummschaltung von { $name } aufheben
make-host = { $name } zum Gastgeber machen
step-away = Einen Bot für mich spielen lassen
give-up = Aufgeben
give-up-sure = Ja, endgültig aufgeben
covered-you = Ein Bot spielt für dich.
covered-by = es spielt { $bot }
take-seat-back = Meinen Platz zurücknehmen
gave-up = hat aufgegeben
not-here = abwesend
days-left = { $days ->
    [one] noch { $days } Tag
   *[other] noch { $days } Tage
  }
agree = Zustimmen
decline = Ablehnen
take-back = Abbrechen
continue = Weiter
refused-stale = Das Spiel ist inzwischen weitergegangen. Bitte schau noch einmal hin.
refused-illegal-move = Dieser Zug ist jetzt nicht möglich.
refused-not-your-turn = Du bist nicht dran.
refused-seat-taken = Jemand war schneller: Der Platz ist besetzt.
refused-not-absent = Die Person ist noch nicht lange genug weg.
refused-bad-code = Dieser Code ist falsch oder wurde schon benutzt.
refused-bad-cover = Nach Ablauf der Zeit kann ein Bot nur einspringen, wenn mit Uhr gespielt wird.
refused-bad-deal = Diese Kartenverteilung lässt sich nicht lesen.
refused-bad-host = Unter dieser Adresse antwortet der Server nicht.
refused-bad-log = Das Protokoll dieses Tisches ist beschädigt. Bitte sag dem Betreiber des Servers Bescheid.
refused-bad-message = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
refused-bad-move = Der Server konnte diesen Zug nicht lesen. Bitte lade die Seite neu.
refused-bad-name = Bitte wähle einen anderen Namen.
refused-bad-pace = Dieses Tempo ist an diesem Tisch nicht möglich.
refused-bad-record = Diese Partie lässt sich nicht nachspielen.
refused-bad-salt = Der Beitrag deines Browsers zum Austeilen wurde nicht angenommen. Bitte lade die Seite neu.
refused-bad-seats = Mit diesen Plätzen lässt sich das Spiel nicht spielen.
refused-bad-setup = Diese Einstellungen passen nicht zu diesem Spiel.
refused-bad-talk = Deine Nachricht ist leer oder zu lang.
refused-broken-table = An diesem Tisch wurde nach Regeln gespielt, die der Server nicht kennt.
refused-covered = Ein Bot spielt für dich. Übernimm zuerst deinen Platz.
refused-crowded = An diesem Tisch schauen gerade zu viele zu. Bitte versuche es später noch einmal.
refused-foreign-origin = Das kam von einer anderen Website und wurde deshalb nicht ausgeführt.
refused-moved-since = Inzwischen hat jemand gezogen. Frag die anderen, ob du deinen Zug zurücknehmen darfst.
refused-muted = Der Gastgeber hat dich stummgeschaltet.
refused-no-cover = An diesem Tisch springt kein Bot ein.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-no-such-guide = Diesen Schritt gibt es in der Anleitung nicht.
refused-no-such-page = Unter dieser Adresse ist nichts.
refused-no-such-seat = Diesen Platz gibt es nicht, oder dort sitzt niemand.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-take-backs = An diesem Tisch können Züge nicht zurückgenommen werden.
refused-no-hints = Tipps gibt es nur gegen Bots oder wenn alle zugestimmt haben.
refused-no-thought = Der Bot konnte sich nicht entscheiden. Bitte versuche es noch einmal.
refused-nobody = Der Server kennt dich noch nicht. Bitte gib zuerst deinen Namen ein.
refused-not-asked = Diese Frage ist nicht an dich gerichtet.
refused-not-covered = Für dich spielt kein Bot.
refused-not-host = Das kann nur der Gastgeber.
refused-not-over = Das siehst du erst, wenn die Partie vorbei ist.
refused-not-playing = An diesem Tisch läuft keine Partie.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-nothing-proposed = Es gibt nichts mehr zu beantworten.
refused-nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen könntest.
refused-over = Die Partie ist vorbei.
refused-pending = Ein anderer Vorschlag wartet noch auf Antworten.
refused-resigned = Du hast schon aufgegeben.
refused-revealed = Durch diesen Zug wurde etwas aufgedeckt. Frag die anderen, ob du ihn zurücknehmen darfst.
refused-seated = Du sitzt schon an diesem Tisch.
refused-seats-open = Einige Plätze sind noch frei. Warte, schließe sie oder besetze sie mit Bots.
refused-spectator = Zuschauer können während des Spiels nicht mitreden.
refused-started = Die Partie hat schon begonnen.
refused-too-fast = Das ging zu schnell. Bitte warte einen Moment.
refused-too-many-entries = Das Protokoll dieses Tisches ist voll. Bitte eröffne einen neuen.
refused-too-many-tables = Es sind zu viele Tische offen. Bitte beende erst einige.
refused-unavailable = Der Server kann das gerade nicht speichern. Bitte versuche es noch einmal.
refused-unknown-game = Dieses Spiel gibt es auf dem Server nicht.
refused-dealing = Gleich geht es los: Die Karten werden ausgeteilt.
refused-no-such-person = Diese Person gibt es an diesem Tisch nicht.
refused-out-of-time = Deine Zeit ist um: Diesen Zug macht der Bot für dich.
refused-removed = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
refused-somebody-away = Dem müssen alle zustimmen, und für jemanden spielt gerade ein Bot. Wartet, bis die Person zurück ist.
refused-no-room = Auf diesem Server ist gerade kein Platz für neue Tische. Laufende Partien gehen weiter.
refused-uncertain = Der Server hat die Verbindung zu seiner Datenbank verloren und weiß nicht, ob das gespeichert wurde. Schau auf den Tisch, bevor du es noch einmal versuchst.
refused-other = Das geht gerade nicht.
why-pending = Dein Zug ist unterwegs.
why-over = Das Spiel ist vorbei.
why-watching = Du schaust bei diesem Spiel nur zu.
why-not-your-turn = Noch nicht: Wir warten auf { $names }.
prompt-sending = Dein Zug ist unterwegs …
prompt-over = Das Spiel ist vorbei.
prompt-waiting = Warten auf { $names }

## What happened
log-title = Was bisher geschah
since-you-looked = neu, seit du zuletzt da warst
log-joined = { $name } setzt sich dazu.
log-left = Platz { $seat } ist wieder frei.
log-hosted = { $name } leitet jetzt den Tisch.
log-muted = { $name } ist stummgeschaltet.
log-unmuted = { $name } ist nicht mehr stummgeschaltet.
log-started = Das Spiel beginnt.
log-undone = { $name } nimmt den Zug zurück.
log-asks-take-back = { $name } möchte einen Zug zurücknehmen.
log-asks-end = { $name } schlägt vor, das Spiel ohne Sieger zu beenden.
log-asks-cover = { $name } schlägt vor, dass ein Bot für { $absent } spielt.
log-asks-pace = { $name } schlägt ein anderes Tempo vor: { $pace }.
log-agreed = { $name } stimmt zu.
log-refused = { $name } lehnt ab.
log-covered = { $bot } spielt jetzt für { $name }.
log-covered-clock = Die Zeit von { $name } ist um: { $bot } übernimmt.
log-back = { $name } ist wieder da.
log-resigned = { $name } gibt auf.
log-lapsed = Die Zeit von { $name } ist um.
log-followed = Die Revanche steht bereit.
log-over = Das Spiel ist vorbei.

## Sultan and Riquezas
jewel = { $colour ->
    [white] weißes Juwel
    [red] rotes Juwel
    [yellow] gelbes Juwel
    [green] grünes Juwel
    [blue] blaues Juwel
   *[black] schwarzes Juwel
  }
jewel-colour = { $colour ->
    [white] weiß
    [red] rot
    [yellow] gelb
    [green] grün
    [blue] blau
   *[black] schwarz
  }
jewel-worth = { $points ->
    [one] { jewel }, { $points } Punkt wert
   *[other] { jewel }, { $points } Punkte wert
  }
part-the-jewel = das { $colour ->
    [white] weiße
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
   *[black] schwarze
  } Juwel
part-on-place = { $kind ->
    [bazaar] an Basar { $number }
   *[cushion] auf Kissen { $number }
  }
place-text = { $kind ->
    [bazaar] Basar { $number }
   *[cushion] Kissen { $number }
  }: { jewel-worth }. { $count ->
    [0] Noch keine Karte.
   *[other] Karten: { $cards }.
  }
first-badge = 1.
cushions = Kissen
bazaars = Basare
stage-of = Durchgang { $stage }/{ $stages }
round-of = Runde { $round }/{ $rounds }
pouch-holds = { $count ->
    [one] { $count } Juwel im Beutel
   *[other] { $count } Juwelen im Beutel
  }
first-player = Startspieler dieser Runde
hand-of = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
points-short = { $points } P.
points-long = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
bonus-of = { $points ->
    [one] { $points } Bonuspunkt
   *[other] { $points } Bonuspunkte
  }
behind-screen = hinter dem Schirm
in-the-bag = Deine Juwelen sind bis zum Ende im geschlossenen Sack.
unsold = nicht verkauft
drawn-jewels = Gezogene Juwelen
your-hand = Deine Hand
money-card-of = Geldkarte { $value }
gold-card-of = Goldkarte { $value }
memory-title = Bisher gespielte Karten
cards-played = Gespielt
unseen-cards = { $count ->
    [one] und { $count } ungesehene
   *[other] und { $count } ungesehene
  }
prompt-reveal = Die Karten werden aufgedeckt …
prompt-return = Such das Juwel aus, das zurück in den Beutel kommt.
prompt-return-chosen = Soll { part-the-jewel } zurück in den Beutel?
prompt-bid = { $kind ->
    [bazaar] Wähle eine Karte und einen Basar.
   *[cushion] Wähle eine Karte und ein Kissen.
  }
prompt-bid-where = Wohin mit der { $card }?
prompt-bid-which = Welche Karte kommt { part-on-place }?
prompt-bid-chosen = Die { $card } { part-on-place } legen?
do-return = Zurücklegen
do-lay = Karte legen
why-return-first = Such erst das Juwel aus, das zurückkommt.
why-own-card = { $kind ->
    [bazaar] An diesem Basar liegt schon eine Karte von dir.
   *[cushion] Auf diesem Kissen liegt schon eine Karte von dir.
  }
log-drew = { $count ->
    [one] { $name } zieht { $count } Karte.
   *[other] { $name } zieht { $count } Karten.
  }
log-offered = Durchgang { $stage }, Runde { $round }. { $name } zieht aus dem Beutel: { $jewels }.
log-returned-jewel = { $name } legt ein { jewel } zurück.
log-laid = { $name } legt eine Karte { part-on-place }.
log-laid-own = { $name } legt die { $card } { part-on-place }.
log-card-of = { $card } von { $name }
log-card-unseen = eine ungesehene Karte von { $name }
log-settled = { $kind ->
    [bazaar] Basar { $number }
   *[cushion] Kissen { $number }
  }: { $cards }. { $name } gewinnt { part-the-jewel }.
log-unsold = Keine Karte { part-on-place }, also kommt { part-the-jewel } zurück in den Beutel.
log-unveiled = { $count ->
    [one] Die ungesehene Karte von { $name }: { $cards }.
   *[other] Die ungesehenen Karten von { $name }: { $cards }.
  }

## Splendor
gem = { $gem ->
    [white] Diamant
    [blue] Saphir
    [green] Smaragd
    [red] Rubin
    [black] Onyx
   *[gold] Gold
  }
gem-count = { $gem ->
    [white] { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamanten
      }
    [blue] { $count ->
        [one] { $count } Saphir
       *[other] { $count } Saphire
      }
    [green] { $count ->
        [one] { $count } Smaragd
       *[other] { $count } Smaragde
      }
    [red] { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
      }
    [black] { $count ->
        [one] { $count } Onyx
       *[other] { $count } Onyxe
      }
   *[gold] { $count } Gold
  }
gem-object = { $gem ->
    [white] { $count } Diamanten
   *[other] { gem-count }
  }
part-no-gems = { $gem ->
    [white] keine Diamanten
    [blue] keine Saphire
    [green] keine Smaragde
    [red] keine Rubine
    [black] keine Onyxe
   *[gold] kein Gold
  }
part-points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
card-text = Stufe { $level }, Bonus { gem }, { part-points }, kostet { $cost }.{ $buyable ->
    [yes] {" "}Du kannst sie kaufen.
   *[no] {""}
  }
part-card = eine Karte der Stufe { $level } ({ $points ->
    [0] { gem }
   *[other] { gem }, { part-points }
  })
part-with-gold = { $gold ->
    [yes] {" "}und nimmt einen Goldchip
   *[no] {""}
  }
nobles = Adlige
noble-text = Adliger, { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
  }; kommt, wenn man { $gems } als Bonus hat
level-number = Stufe { $level }
deck-text = { $count ->
    [one] Stapel der Stufe { $level }, { $count } Karte
   *[other] Stapel der Stufe { $level }, { $count } Karten
  }
hidden-card = Verdeckte Karte der Stufe { $level }
bank = Bank
bank-of = { gem-count } in der Bank.{ $chosen ->
    [0] {""}
   *[other] {" "}{ $chosen } ausgewählt.
  }
tokens-and-bonuses = Boni und Chips
holding-of = { gem }: { $bonuses ->
    [one] { $bonuses } Bonus
   *[other] { $bonuses } Boni
  }, { $tokens ->
    [one] { $tokens } Chip
   *[other] { $tokens } Chips
  }
your-tokens = Deine Chips
your-reserved = Deine reservierten Karten
reserved-of = { $count ->
    [one] { $count } reservierte Karte
   *[other] { $count } reservierte Karten
  }
give-of = { gem }: { $count } vorhanden, { $chosen } zurückzugeben
prestige = { $points } Prestige
last-round = Letzte Runde: Alle kommen gleich oft dran.
prompt-action = Nimm Chips, oder wähle eine Karte zum Kaufen oder Reservieren.
prompt-taking = { $tokens } nehmen
prompt-taking-more = Du nimmst { $tokens }. Was noch?
prompt-deck = Die oberste Karte der Stufe { $level }, ungesehen
prompt-buy = Kaufen für { $tokens }
prompt-buy-free = Kostenlos kaufen: Deine Boni decken den Preis
prompt-give = { $count ->
    [0] Diese Chips zurückgeben?
    [one] Zehn darfst du behalten: Wähle { $count } Chip zum Zurückgeben.
   *[other] Zehn darfst du behalten: Wähle { $count } Chips zum Zurückgeben.
  }
prompt-noble = Mehrere Adlige möchten kommen: Such einen aus.
prompt-pass = Du kannst nichts tun und musst passen.
do-take = Nehmen
do-give = Zurückgeben
do-noble = Empfangen
do-buy = Kaufen
do-reserve = Reservieren
do-reserve-gold = Reservieren + Gold
do-pass = Passen
pay-differently = Anders bezahlen
why-gold = Gold gibt es nur zu einer reservierten Karte.
why-bank-empty = Die Bank hat { part-no-gems } mehr.
why-take-rule = Nimm drei verschiedene Farben, oder zwei einer Farbe, wenn davon mindestens vier in der Bank liegen.
why-missing = Noch nötig: { $tokens }.{ $full ->
    [yes] {" "}Und du hast schon drei reservierte Karten.
   *[no] {""}
  }
why-no-reserve = Du hast schon drei reservierte Karten.
why-return-tokens = { $count ->
    [one] Gib erst { $count } Chip zurück.
   *[other] Gib erst { $count } Chips zurück.
  }
why-choose-noble = Such erst einen Adligen aus.
why-noble = Dieser Adlige kommt von selbst, sobald jemand { $gems } als Bonus hat.
log-taken = { $name } nimmt { $tokens }.
log-reserved = { $name } reserviert { part-card }{ part-with-gold }.
log-reserved-blind = { $name } reserviert ungesehen eine Karte der Stufe { $level }{ part-with-gold }.
log-bought = { $name } kauft { part-card } für { $tokens }.
log-bought-free = { $name } bekommt { part-card } kostenlos.
log-returned-tokens = { $name } gibt { $tokens } zurück.
log-noble = { $points ->
    [one] Ein Adliger besucht { $name }: { $points } Punkt.
   *[other] Ein Adliger besucht { $name }: { $points } Punkte.
  }
log-passed = { $name } passt.
log-last-round = { $name } hat 15 Punkte erreicht: Das ist die letzte Runde.

## The end
end-you-win = Du hast gewonnen!
end-wins = { $name } gewinnt
end-shared = { $names } teilen sich den Sieg
end-agreed = Das Spiel wurde einvernehmlich beendet
end-abandoned = Das Spiel wurde abgebrochen
end-resigned = Die anderen haben aufgegeben.
end-by-jewels = Gleich viele Punkte: Wer mehr Juwelen hat, gewinnt.
end-by-cards = Gleich viele Punkte: Wer weniger Karten hat, gewinnt.
end-stalled = Niemand konnte mehr etwas tun.
score-level = { $count ->
    [one] Stufe { $level }: { $count } Karte, { $points } P.
   *[other] Stufe { $level }: { $count } Karten, { $points } P.
  }
score-nobles = { $count ->
    [one] { $count } Adliger, { $points } P.
   *[other] { $count } Adlige, { $points } P.
  }
rematch = Noch einmal spielen
to-rematch = Zur Revanche
replay = Nachspielen
review = Analyse
save-record = Spielprotokoll sichern
fair-title = Wurde fair ausgeteilt?
fair-how = So wird fair ausgeteilt
fair-before = Bevor sich jemand setzte, hat der Server eine geheime Zahl gezogen und den Fingerabdruck unten veröffentlicht. Der Browser jedes Spielers versiegelt ebenso eine eigene Zahl. Erst wenn alle versiegelt sind, werden sie gezeigt, und aus allen zusammen ergeben sich die Karten: Niemand kann mehr wählen, nachdem er etwas gesehen hat. Nach der Partie prüft dein Browser das.
fair-promise = Das hat der Server vor dem Austeilen versprochen:
fair-own = Diese Zahl hat dein Browser beigetragen und aufgehoben:
fair-verdict-holds = Ja, bewiesen
fair-verdict-partly = Teilweise bewiesen
fair-verdict-unproven = Nicht bewiesen
fair-verdict-broken = Da stimmt etwas nicht
fair-found-server = Die geheime Zahl des Servers passt nicht zu seinem Versprechen.
fair-found-promise = Der Server hat diesem Browser vor dem Austeilen etwas anderes versprochen.
fair-found-seal = Die Zahl von { $name } ist nicht die, die vor dem Austeilen versiegelt wurde.
fair-found-own = Die Zahl, die dein Browser gezeigt hat, wurde nicht benutzt.
fair-found-seed = Die Karten wurden nicht nach den Zahlen im Spielprotokoll ausgeteilt.
fair-found-proven = Der Server hat sein Versprechen gehalten, deine Zahl wurde benutzt, und alle gezeigten Zahlen passen zu ihren Siegeln.
fair-found-withheld = { $name } hat eine Zahl versiegelt und nicht rechtzeitig gezeigt. Wer dort spielt und zugleich den Server betreibt, hätte zwischen zwei Kartenverteilungen wählen können.
fair-found-nothing = { $name } hat keine Zahl versiegelt. Für diese Person ist nichts bewiesen.
fair-found-not-kept = Dieser Browser war am Austeilen nicht beteiligt und kann nur prüfen, ob das Spielprotokoll in sich stimmig ist.
fair-found-old = Vor dem Austeilen hat niemand eine Zahl versiegelt. Wer den Server betreibt, hätte die Karten also aussuchen können. Bei Partien früherer Versionen ist das immer so.
fair-found-alone = Du hast allein gegen Bots gespielt. Für dich ist es bewiesen, für andere nur, wenn du den Server nicht selbst betreibst.
fair-found-bots = Bots tragen keine Zahlen bei.
fair-verify = Um das Austeilen und jeden Zug ohne Server zu prüfen, sichere das Spielprotokoll und führe diesen Befehl aus:
replay-start = Die Ausgangslage
replay-not-yet = Nachspielen kannst du die Partie, sobald sie vorbei ist.
to-table = Zurück zum Tisch
ply-first = Zum Anfang
ply-last = Zum Ende
talk-unread = { $count } neu
ply-back = Einen Zug zurück
ply-on = Einen Zug weiter
ply-run = Abspielen
ply-stop = Anhalten
ply-slider = Zug
other-games = Die anderen Spiele

## Talk
talk-title = Tischgespräch
talk-say = Sag etwas
talk-phrases = Spruch auswählen …
talk-silent = Zuschauer können während des Spiels nicht mitreden.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-bid = Gut geboten!
phrase-well-bought = Guter Kauf!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-hurry-up = Geht’s weiter?
phrase-one-moment = Einen Moment, bitte.
phrase-back-soon = Bin gleich wieder da.
phrase-sorry = Tut mir leid!
phrase-thank-you = Danke!
phrase-good-game = Schönes Spiel!
phrase-another-one = Noch eine Runde?
phrase-goodbye = Tschüss!
seat-invited = eingeladen
spectator = schaut zu
dealing = Die Karten werden ausgeteilt …
dealing-waits = Die Karten werden ausgeteilt. Wir warten noch auf { $names } …
deal-now = Ohne Warten austeilen
log-spectator-muted = Ein Zuschauer wurde stummgeschaltet.
log-spectator-unmuted = Ein Zuschauer darf wieder schreiben.
log-resumed = Der Server war nicht erreichbar ({ $seconds } s). Niemand hat dadurch Zeit verloren, und die Uhren haben noch etwas gewartet.
log-resumed-unhurried = Der Server war nicht erreichbar ({ $seconds } s). Niemand hat dadurch Zeit verloren.
ask-waits = Einen Zug zurücknehmen, das Tempo ändern oder vorzeitig aufhören geht nur, wenn alle zustimmen. Für jemanden spielt gerade ein Bot: Wartet, bis die Person zurück ist.
refused-banned = Der Betreiber des Servers hat dich gesperrt.
refused-session-ended = Du wurdest überall abgemeldet. Bitte gib deinen Namen noch einmal ein oder verwende deinen Code.
refused-bad-report = Bitte sag in höchstens 500 Zeichen, worum es bei der Meldung geht.
refused-no-such-line = Diese Nachricht gibt es nicht mehr.
log-stopped = Der Betreiber des Servers hat den Tisch geschlossen.
log-forgotten = Der Name einer Person wurde von diesem Tisch entfernt.
end-stopped = Der Betreiber des Servers hat den Tisch geschlossen
report = Melden …
report-title = Dem Betreiber des Servers melden
report-about = Der Betreiber liest, was du schickst. Am Tisch erfährt niemand davon.
report-what = Worum geht es?
report-what-line = { $name }: „{ $text }“
report-what-name = Der Name „{ $name }“
report-why = Was stimmt damit nicht?
report-why-insult = Es ist beleidigend
report-why-hate = Es ist gehässig oder bedrohlich
report-why-spam = Es ist Werbung oder Spam
report-why-private = Es verrät private Angaben
report-why-other = Etwas anderes
report-words = In eigenen Worten (freiwillig)
report-send = Senden
report-thanks = Danke. Der Betreiber des Servers sieht es sich an.
report-close = Schließen

# Pace, sound and touch in the settings.
speed = Züge der anderen
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort
volume = Lautstärke
haptics = Bei jedem Zug vibrieren

## The end, told
end-margin = { $points ->
    [one] { $points } Punkt vor { $name }
   *[other] { $points } Punkte vor { $name }
  }
end-never-behind = { $name } lag nie zurück.
end-took-lead = { $name } ging mit Zug { $move } von { $moves } endgültig in Führung.
end-was-behind = { $points ->
    [one] Nach Zug { $move } lag { $name } { $points } Punkt zurück.
   *[other] Nach Zug { $move } lag { $name } { $points } Punkte zurück.
  }
end-lead-changed = { $count ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
  }
end-race = Die Punkte aller, Zug für Zug
end-aside = Das Brett ansehen
end-show = Ergebnis zeigen
end-picture = Bild teilen
end-picture-sent = Bild gespeichert

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
letter-black = S

## A finished game that is played on
play-on = Ab hier weiterspielen
again-from = { $move ->
    [0] Hier liegen die Karten einer anderen Partie.
   *[other] Diese Partie geht ab Zug { $move } einer anderen weiter.
  }
again-look = Diese Partie ansehen
fair-verdict-known = Die Karten waren bekannt
fair-found-known = Es sind die Karten einer anderen Partie, die schon vorbei war; sie waren also bekannt. Wie sie ausgeteilt wurden, steht im Spielprotokoll jener Partie.

## A deal that others play
deal-again = Für andere noch einmal austeilen
again-blind = Es sind dieselben Karten wie in einer früheren Partie. Wie sie ausging, erfährst du am Ende.
refused-knows-deal = Du hast diese Karten schon gespielt. Sie sind für andere.
refused-no-such-deal = Diese Karten gibt es nicht. Der Link ist falsch, oder die Partie wurde gelöscht.
earlier-title = Dieselben Karten in einer früheren Partie
earlier-ahead = { points-long } mehr als { $name } auf demselben Platz.
earlier-behind = { points-long } weniger als { $name } auf demselben Platz.
earlier-level = Genauso viele Punkte wie { $name } auf demselben Platz.

## The daily deal
daily = Tagespartie
daily-invites = Jeden Tag dieselben Karten und Bots für alle. Dein erster Versuch zählt.
daily-open = noch offen
daily-in-play = läuft
daily-rank = Platz { $rank } von { $count }
daily-done = gespielt
daily-results = Ergebnisse des Tages
daily-counts = Tagespartie. Dieser Versuch zählt: ohne Tipps, und Züge bleiben gültig.
daily-free = Tagespartie. Dieser Versuch zählt nicht.
refused-day-not-over = Das ist die heutige Tagespartie. Weitergeben kannst du sie, wenn der Tag vorbei ist.

## Hints where everybody has agreed
hints-allow = Tipps für alle
hints-allow-about = Nur wenn alle am Tisch zustimmen. Jeder kann widerrufen.
hints-agreed = stimmt Tipps zu
hints-on = Alle haben Tipps zugestimmt: Jeder darf danach fragen.
ask-hints = Tipps für alle vorschlagen
withdraw-hints = Zustimmung zu Tipps widerrufen
log-asks-hints = { $name } schlägt Tipps für alle vor.
log-hints-agreed = { $name } stimmt Tipps zu.
log-hints-withdrawn = { $name } stimmt Tipps nicht mehr zu.

## Puzzles
puzzles = Aufgaben
puzzles-invite = Ein Zug ist klar der beste. Finde ihn.
refused-no-such-puzzle = Diese Aufgabe gibt es nicht. Der Link ist falsch.

## Being told while away.
telling-title = Benachrichtigungen
table-webhooks = Webhooks dieses Tisches
table-mute = Diesen Tisch stummschalten
table-unmute = Diesen Tisch nicht mehr stummschalten
refused-bad-address = An diese Adresse kann nichts gesendet werden. Sie muss mit https:// beginnen und im Internet erreichbar sein.
refused-bad-mail = An diese Adresse kann keine Mail geschickt werden.
refused-too-many-ways = Mehr Adressen, Webhooks und Browser sind nicht erlaubt. Entferne zuerst etwas davon.

## A person’s games
person = Deine Partien
person-invite = Verlauf, Statistik und Wertungen – zum Behalten oder Löschen.
rated = Gewertete Partie
rated-about = Sie zählt für die Wertung aller. Es gibt keine Tipps, und kein Zug wird zurückgenommen.

## Series and tournaments
contests = Serien und Turniere
contests-invite = Mehrere Partien um ein Ergebnis, mit Freunden oder mit vielen.
to-contest = Zu { $name }
refused-bad-plan = Diese Einstellungen passen nicht zusammen.
refused-contest-full = Es kann niemand mehr mitmachen.
refused-no-such-contest = Diese Serie oder dieses Turnier gibt es nicht. Der Link ist falsch, oder es wurde gelöscht.
refused-not-now = Das geht gerade nicht. Vielleicht war jemand schneller.
refused-not-organiser = Das kann nur die Leitung.

## Clubs
clubs = Clubs
clubs-invite = Deine Runde: eigene Tische, Tabelle und Gespräch.
club-tables-open = { $count ->
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
  }
to-club = Zum Club { $name }
talk-remove = Entfernen
refused-club-full = Der Club ist voll.
refused-no-such-club = Diesen Club gibt es nicht. Der Link ist falsch, oder der Club wurde aufgelöst.
refused-not-member = Das können nur Mitglieder des Clubs.
refused-old-link = Dieser Link gilt nicht mehr. Frag ein Mitglied des Clubs nach dem neuen.
refused-too-many-clubs = Du bist in zu vielen Clubs. Tritt erst aus einem aus.
