## Moves, as one would suggest them
move-bid = Poser le { $card } { part-on-place }
move-return-jewel = Remettre le { jewel } dans le sac
move-give = Rendre { $tokens }
move-reserve = Réserver { part-card }
move-reserve-blind = Réserver une carte cachée de niveau { $level }
move-buy = Acheter { part-card }
move-buy-hidden = Acheter une carte réservée
move-noble = Recevoir le noble numéro { $number }

## What speaks for a move
reason-keeps-from = { $name } n’obtient pas le numéro { $number } d’une série : { jewel }.
reason-leaves-best = Ce qui reste en vente vaut ici le plus.
reason-leaves-wanted = Reste en vente : { jewel }, numéro { $number } de sa propre série.
reason-adds-to-set = Numéro { $number } d’une série : { jewel }, { bonus-of }.
reason-wins-for-certain = Personne d’autre ne peut plus y poser de carte.
reason-cannot-be-beaten = Aucune carte des autres ne bat plus le { $card }.
reason-saves-highest = Dépense la carte la plus basse et garde le { $card }.
reason-worth-most = Aucun joyau en vente ne vaut plus : { points-long }.
reason-reaches-goal = Atteint { points-long } et amène le dernier tour.
reason-brings-noble = Amène un noble : { points-long } en tout.
reason-scores = Rapporte { points-long }.
reason-adds-bonus = Un bonus de plus : { gem }, désormais { $number }.
reason-takes-gold = Rapporte un jeton d’or.
reason-denies = { $name } pouvait acheter la carte ensuite : { points-long }.
reason-denies-end = { $name } pouvait acheter la carte ensuite et finir la partie.
reason-noble-nearer = { $bonuses ->
    [one] Il ne manque que { $bonuses } bonus au noble le plus proche.
   *[other] Il manque { $bonuses } bonus au noble le plus proche.
  }
reason-within-reach = Achetable au prochain tour : niveau { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Ce que ferait un joueur fort
hint-thinking = Réflexion en cours…
hint-chance = { $chance } de chances de gagner
hint-often = { $share } du temps
hint-mixed = Aucun coup n’est le meilleur à lui seul. Alternez entre ceux-ci aussi souvent qu’indiqué, pour que personne ne vous devine.
hint-close = Fermer l’indice

## The review of a game
review-about = Un joueur fort revoit chaque décision, avec ce que l’on savait à ce moment-là.
review-running = { $done } décisions examinées sur { $count }…
review-depth = Pour chaque décision, { $count } positions ont été examinées.
review-deeper = Regarder de plus près
review-graph = Chances de gagner
review-graph-about = Celles de chacun à chaque décision, telles que pouvait les juger la personne au trait.
review-accuracy = Précision
review-accuracy-about = Une décision qui ne cède rien compte 100, une qui cède cinq points de chances de gagner compte 50.
review-given = Cédé
review-luck = Hasard
review-luck-about = Le hasard, c’est ce qui est apparu entre les décisions : distributions, pioches, cartes cachées.
review-turning = Tournants
review-turning-none = Personne n’a cédé beaucoup, et le hasard n’a favorisé personne.
review-all = Toutes les décisions
review-number = N°
review-made = Coup
review-better = Mieux
review-fine = Rien de mieux n’a été trouvé.
review-in-mixture = Ce coup fait partie du meilleur mélange.
review-chance = Chances
review-lost = { $name } cède { $chance }
review-lucky = Le hasard aide { $name } de { $chance }
review-at = Décision { $number } sur { $count } : { $name }
review-on-board = Sur le plateau
