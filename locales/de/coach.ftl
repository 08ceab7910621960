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
reason-keeps-from = { $name } bekommt Nummer { $number } eines Satzes nicht: { jewel }.
reason-leaves-best = Im Angebot bleibt, was hier am meisten wert ist.
reason-leaves-wanted = Bleibt im Angebot: { jewel }, Nummer { $number } des eigenen Satzes.
reason-adds-to-set = Nummer { $number } eines Satzes: { jewel }, { bonus-of }.
reason-wins-for-certain = Niemand sonst kann dort noch eine Karte legen.
reason-cannot-be-beaten = Keine Karte der anderen schlägt die { $card } noch.
reason-saves-highest = Gibt die niedrigste Karte aus und spart die { $card }.
reason-worth-most = Kein Juwel im Angebot ist mehr wert: { points-long }.
reason-reaches-goal = Erreicht { points-long } und leitet die letzte Runde ein.
reason-brings-noble = Bringt einen Adligen: insgesamt { points-long }.
reason-scores = Bringt { points-long }.
reason-adds-bonus = Ein Bonus mehr: { gem }, jetzt { $number }.
reason-takes-gold = Bringt ein Goldplättchen.
reason-denies = { $name } hätte die Karte als Nächstes kaufen können: { points-long }.
reason-denies-end = { $name } hätte die Karte als Nächstes kaufen und das Spiel beenden können.
reason-noble-nearer = { $bonuses ->
    [one] Dem nächsten Adligen fehlt nur noch { $bonuses } Bonus.
   *[other] Dem nächsten Adligen fehlen noch { $bonuses } Boni.
  }
reason-within-reach = Nächsten Zug erschwinglich: Stufe { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Das würde ein starker Spieler tun
hint-thinking = Denkt nach …
hint-chance = { $chance } Gewinnchance
hint-often = in { $share } der Fälle
hint-mixed = Hier ist kein einzelner Zug der beste. Wechsle so oft wie angegeben zwischen diesen, damit dich niemand durchschaut.
hint-close = Tipp schließen

## The review of a game
review-about = Ein starker Spieler sieht sich jede Entscheidung noch einmal an, mit dem, was man in dem Moment wusste.
review-running = { $done } von { $count } Entscheidungen angesehen …
review-depth = Für jede Entscheidung wurden { $count } Stellungen angesehen.
review-deeper = Genauer hinsehen
review-graph = Gewinnchancen
review-graph-about = Die Chancen aller bei jeder Entscheidung, wie sie beurteilen konnte, wer am Zug war.
review-accuracy = Genauigkeit
review-accuracy-about = Eine Entscheidung, die nichts verschenkt, zählt 100, eine, die fünf Prozentpunkte Gewinnchance verschenkt, zählt 50.
review-given = Verschenkt
review-luck = Glück
review-luck-about = Glück ist, was zwischen den Entscheidungen ans Licht kam: gezogene und aufgedeckte Karten.
review-turning = Wendepunkte
review-turning-none = Niemand hat viel verschenkt, und das Glück war auf keiner Seite.
review-all = Alle Entscheidungen
review-number = Nr.
review-made = Zug
review-better = Besser
review-fine = Es wurde nichts Besseres gefunden.
review-in-mixture = Dieser Zug gehört zur besten Mischung.
review-chance = Gewinnchance
review-lost = { $name } verschenkt { $chance }
review-lucky = Das Glück hilft { $name } um { $chance }
review-at = Entscheidung { $number } von { $count }: { $name }
review-on-board = Auf dem Brett
