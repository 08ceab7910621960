## Moves, as one would suggest them
move-bid = De { $card } { part-on-place } leggen
move-return-jewel = Terugleggen: { part-the-jewel }
move-give = { $tokens } teruggeven
move-reserve = Reserveren: { part-card }
move-reserve-blind = Een ongeziene kaart van niveau { $level } reserveren
move-buy = Kopen: { part-card }
move-buy-hidden = Een gereserveerde kaart kopen
move-noble = Edele nummer { $number } ontvangen

## What speaks for a move
reason-keeps-from = { $name } krijgt nummer { $number } van een set niet: { jewel }.
reason-leaves-best = Wat in de aanbieding blijft, is hier het meest waard.
reason-leaves-wanted = Blijft in de aanbieding: { jewel }, nummer { $number } van de eigen set.
reason-adds-to-set = Nummer { $number } van een set: { jewel }, { bonus-of }.
reason-wins-for-certain = Niemand anders kan daar nog een kaart leggen.
reason-cannot-be-beaten = Geen kaart van de anderen verslaat de { $card } nog.
reason-saves-highest = Geeft de laagste kaart uit en bewaart de { $card }.
reason-worth-most = Geen juweel in de aanbieding is meer waard: { points-long }.
reason-reaches-goal = Haalt { points-long } en luidt de laatste ronde in.
reason-brings-noble = Brengt een edele: { points-long } in totaal.
reason-scores = Levert { points-long } op.
reason-adds-bonus = Een bonus erbij: { gem }, nu { $number }.
reason-takes-gold = Levert een goudfiche op.
reason-denies = { $name } had de kaart daarna kunnen kopen: { points-long }.
reason-denies-end = { $name } had de kaart daarna kunnen kopen en het spel kunnen beëindigen.
reason-noble-nearer = { $bonuses ->
    [one] De dichtstbijzijnde edele mist nog maar { $bonuses } bonus.
   *[other] De dichtstbijzijnde edele mist nog { $bonuses } bonussen.
  }
reason-within-reach = Volgende beurt te koop: niveau { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Wat een sterke speler zou doen
hint-thinking = Denkt na…
hint-chance = { $chance } kans om te winnen
hint-often = { $share } van de keren
hint-mixed = Geen enkele zet is hier op zichzelf de beste. Wissel zo vaak als aangegeven tussen deze af, zodat niemand je doorziet.
hint-close = Tip sluiten

## The review of a game
review-about = Een sterke speler bekijkt elke beslissing opnieuw, met wat men op dat moment wist.
review-running = { $done } van { $count } beslissingen bekeken…
review-depth = Voor elke beslissing zijn { $count } stellingen bekeken.
review-deeper = Dieper kijken
review-graph = Winstkansen
review-graph-about = De kansen van iedereen bij elke beslissing, zoals wie aan zet was die kon inschatten.
review-accuracy = Nauwkeurigheid
review-accuracy-about = Een beslissing die niets weggeeft telt 100, een die vijf procentpunten winstkans weggeeft telt 50.
review-given = Weggegeven
review-luck = Geluk
review-luck-about = Geluk is wat er tussen de beslissingen aan het licht kwam: gedeelde, getrokken en verborgen kaarten.
review-turning = Keerpunten
review-turning-none = Niemand gaf veel weg, en het geluk koos geen partij.
review-all = Alle beslissingen
review-number = Nr.
review-made = Zet
review-better = Beter
review-fine = Er is niets beters gevonden.
review-in-mixture = Deze zet hoort bij de beste mix.
review-chance = Kans
review-lost = { $name } geeft { $chance } weg
review-lucky = Het geluk helpt { $name } met { $chance }
review-at = Beslissing { $number } van { $count }: { $name }
review-on-board = Op het bord
