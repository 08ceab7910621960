## Moves, as one would suggest them
move-bid = Die { $card } { part-on-place } legen
move-return-jewel = Zurücklegen: { part-the-jewel }
move-give = { $tokens } zurückgeben
move-reserve = Reservieren: { part-card }
move-reserve-blind = Eine verdeckte Karte der Stufe { $level } reservieren
move-buy = Kaufen: { part-card }
move-buy-hidden = Eine reservierte Karte kaufen
move-noble = Adligen Nummer { $number } empfangen

## What speaks for a move
reason-keeps-from = Verwehrt { $name } ein { jewel }, Nummer { $number } einer Sammlung.
reason-leaves-best = Lässt im Angebot, was für diesen Spieler am meisten wert ist.
reason-leaves-wanted = Lässt ein { jewel } im Angebot, Nummer { $number } der eigenen Sammlung.
reason-adds-to-set = Ein { jewel }, Nummer { $number } einer Sammlung: { bonus-of }.
reason-wins-for-certain = Niemand sonst kann dort noch eine Karte legen.
reason-cannot-be-beaten = Keine Karte der anderen kann die { $card } noch schlagen.
reason-saves-highest = Gibt die niedrigste Karte aus und hebt die { $card } auf.
reason-worth-most = Kein Juwel im Angebot ist mehr wert: { points-long }.
reason-reaches-goal = Erreicht { points-long } und leitet die letzte Runde ein.
reason-brings-noble = Bringt einen Adligen: insgesamt { points-long }.
reason-scores = Bringt { points-long }.
reason-adds-bonus = Ein Bonus mehr: { gem }, jetzt { $number }.
reason-takes-gold = Bringt einen Goldchip.
reason-denies = Sonst könnte { $name } die Karte im nächsten Zug kaufen: { points-long }.
reason-denies-end = Sonst könnte { $name } die Karte im nächsten Zug kaufen und das Spiel beenden.
reason-noble-nearer = { $bonuses ->
    [one] Bis zum nächsten Adligen fehlt nur noch { $bonuses } Bonus.
   *[other] Bis zum nächsten Adligen fehlen noch { $bonuses } Boni.
  }
reason-within-reach = Im nächsten Zug bezahlbar: Stufe { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.
reason-nearer = { $tokens ->
    [one] Es fehlt noch { $tokens } Chip
   *[other] Es fehlen noch { $tokens } Chips
  } zu einer Karte: Stufe { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Das würde ein starker Spieler tun
hint-thinking = Denkt nach …
hint-chance = { $chance } Gewinnchance
hint-often = in { $share } der Fälle
hint-mixed = Hier ist kein einzelner Zug der beste. Wechsle im angegebenen Verhältnis zwischen diesen Zügen, damit dich niemand durchschaut.
hint-close = Tipp schließen

## The review of a game
review-about = Ein starker Spieler geht jede Entscheidung noch einmal durch, nur mit dem, was man in dem Moment wissen konnte.
review-running = { $done } von { $count } Entscheidungen geprüft …
review-depth = Geprüfte Stellungen pro Entscheidung: { $count }.
review-deeper = Genauer prüfen
review-graph = Gewinnchancen
review-graph-about = Die Chancen aller bei jeder Entscheidung, aus Sicht der Person am Zug.
review-accuracy = Genauigkeit
review-accuracy-about = Eine Entscheidung, die nichts verschenkt, zählt 100, eine, die fünf Prozentpunkte Gewinnchance verschenkt, zählt 50.
review-given = Verschenkt
review-luck = Glück
review-luck-about = Glück ist, was zwischen den Entscheidungen aufgedeckt wurde: ausgeteilte, gezogene und verdeckte Karten.
review-turning = Wendepunkte
review-turning-none = Niemand hat viel verschenkt, und das Glück hat niemanden bevorzugt.
review-all = Alle Entscheidungen
review-number = Nr.
review-made = Zug
review-better = Besser
review-fine = Es wurde nichts Besseres gefunden.
review-in-mixture = Dieser Zug gehört zur besten Mischung.
review-chance = Gewinnchance
review-lost = { $name } verschenkt { $chance }
review-lucky = Das Glück bringt { $name } { $chance }
review-at = Entscheidung { $number } von { $count }: { $name }
review-on-board = Auf dem Brett

## Playing on from a finished game
play-on-about = Ein neuer Tisch beginnt mit genau dieser Stellung, auch mit den verdeckten Karten. Auf den anderen Plätzen spielen Bots.
play-on-seat = Du spielst für
play-on-bots = Gegen
play-on-same = dieselben Bots, und für jede Person ein Bot
play-on-do = Spielen
what-if = Den besseren Zug spielen

## A deal by a link
deal-title = Schlag dieses Ergebnis
deal-about = Diese Karten haben schon gespielt: { $names }. Du bekommst genau dieselben; das Ergebnis siehst du nach deiner Partie.
deal-play = Diese Karten spielen

## The coach, before a move is final
coach = Trainer
coach-about = Meldet sich, bevor ein teurer Zug endgültig ist. Nur gegen Bots.
coach-off = Aus
coach-blunders = Nur grobe Fehler
coach-mistakes = Fehler
coach-slips = Auch kleine Ungenauigkeiten
coach-from = Meldet sich, wenn ein Zug mindestens { $share } Gewinnchance verschenkt.
coach-title = Bevor du das spielst
coach-costs = { $chance } Gewinnchance. Mit dem besten Spiel wären es { $best }.
coach-better = Besser wäre:
coach-anyway = Trotzdem spielen
coach-again = Neu wählen
coach-offer = Möchtest du in den ersten Partien einen Trainer? Er meldet sich, bevor ein teurer Zug endgültig ist, und du entscheidest.
coach-offer-yes = Mit Trainer spielen
coach-offer-no = Nein, danke
