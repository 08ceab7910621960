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
reason-keeps-from = Houdt een { jewel } weg bij { $name }: nummer { $number } van een set.
reason-leaves-best = Laat in het aanbod wat voor deze speler het meest waard is.
reason-leaves-wanted = Laat een { jewel } in het aanbod, nummer { $number } van de eigen set.
reason-adds-to-set = Een { jewel }, nummer { $number } van een set: { bonus-of }.
reason-wins-for-certain = Niemand anders kan daar nog een kaart leggen.
reason-cannot-be-beaten = Geen kaart van de anderen kan de { $card } nog verslaan.
reason-saves-highest = Speelt de laagste kaart en bewaart de { $card }.
reason-worth-most = Geen juweel in het aanbod is meer waard: { points-long }.
reason-reaches-goal = Haalt { points-long } en luidt de laatste ronde in.
reason-brings-noble = Trekt een edele aan: { points-long } in totaal.
reason-scores = Levert { points-long } op.
reason-adds-bonus = Een bonus erbij: { gem }, nu { $number }.
reason-takes-gold = Levert een gouden fiche op.
reason-denies = Anders kan { $name } de kaart in de volgende beurt kopen: { points-long }.
reason-denies-end = Anders kan { $name } de kaart in de volgende beurt kopen en het spel beëindigen.
reason-noble-nearer = { $bonuses ->
    [one] Nog maar { $bonuses } bonus tot de dichtstbijzijnde edele.
   *[other] Nog { $bonuses } bonussen tot de dichtstbijzijnde edele.
  }
reason-within-reach = In de volgende beurt betaalbaar: niveau { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.
reason-nearer = { $tokens ->
    [one] Nog { $tokens } fiche
   *[other] Nog { $tokens } fiches
  } tot een kaart: niveau { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Wat een sterke speler zou doen
hint-thinking = Denkt na…
hint-chance = { $chance } kans om te winnen
hint-often = { $share } van de keren
hint-mixed = Geen enkele zet is hier op zichzelf de beste. Wissel deze zetten af in de aangegeven verhouding, zodat niemand je doorziet.
hint-close = Tip sluiten

## The review of a game
review-about = Een sterke speler loopt elke beslissing nog eens na, met alleen wat je op dat moment kon weten.
review-running = { $done } van { $count } beslissingen bekeken…
review-depth = Bekeken stellingen per beslissing: { $count }.
review-deeper = Dieper kijken
review-graph = Winstkansen
review-graph-about = Ieders kansen bij elke beslissing, gezien door de speler die aan zet was.
review-accuracy = Nauwkeurigheid
review-accuracy-about = Een beslissing die niets weggeeft telt 100, een die vijf procentpunten winstkans weggeeft telt 50.
review-given = Weggegeven
review-luck = Geluk
review-luck-about = Geluk is wat er tussen de beslissingen zichtbaar werd: gedeelde, getrokken en verborgen kaarten.
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
review-lucky = Het geluk levert { $name } { $chance } op
review-at = Beslissing { $number } van { $count }: { $name }
review-on-board = Op het bord

## Playing on from a finished game
play-on-about = Een nieuwe tafel begint met precies deze stelling, ook met de verborgen kaarten. Op de andere plaatsen spelen bots.
play-on-seat = Je speelt voor
play-on-bots = Tegen
play-on-same = dezelfde bots, en een bot voor elke persoon
play-on-do = Spelen
what-if = De betere zet spelen

## A deal by a link
deal-title = Verbeter dit resultaat
deal-about = Deze kaarten zijn al gespeeld door { $names }. Je krijgt precies dezelfde, en het resultaat zie je na je spel.
deal-play = Deze kaarten spelen

## The coach, before a move is final
coach = Trainer
coach-about = Waarschuwt voordat een dure zet definitief is. Alleen tegen bots.
coach-off = Uit
coach-blunders = Alleen blunders
coach-mistakes = Fouten
coach-slips = Ook kleine slordigheden
coach-from = Waarschuwt als een zet minstens { $share } winstkans kost.
coach-title = Voordat je dat speelt
coach-costs = { $chance } winstkans. Met het beste spel zou het { $best } zijn.
coach-better = Dit zou beter zijn:
coach-anyway = Toch spelen
coach-again = Opnieuw kiezen
coach-offer = Wil je een trainer voor je eerste partijen? Hij waarschuwt voordat een dure zet definitief is, en jij beslist.
coach-offer-yes = Met trainer spelen
coach-offer-no = Nee, bedankt
