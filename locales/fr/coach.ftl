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
reason-keeps-from = Prive { $name } d’un { jewel }, le numéro { $number } d’une série.
reason-leaves-best = Laisse en vente ce qui vaut le plus pour ce joueur.
reason-leaves-wanted = Laisse en vente un { jewel }, le numéro { $number } de sa propre série.
reason-adds-to-set = Un { jewel }, le numéro { $number } d’une série : { bonus-of }.
reason-wins-for-certain = Personne d’autre ne peut plus y poser de carte.
reason-cannot-be-beaten = Aucune carte des autres ne peut plus battre le { $card }.
reason-saves-highest = Dépense la carte la plus basse et garde le { $card }.
reason-worth-most = Aucun joyau en vente ne vaut plus : { points-long }.
reason-reaches-goal = Atteint { points-long } et déclenche le dernier tour.
reason-brings-noble = Attire un noble : { points-long } en tout.
reason-scores = Rapporte { points-long }.
reason-adds-bonus = Un bonus de plus : { gem }, désormais { $number }.
reason-takes-gold = Rapporte un jeton or.
reason-denies = Sinon, { $name } pourrait acheter la carte au tour suivant : { points-long }.
reason-denies-end = Sinon, { $name } pourrait acheter la carte au tour suivant et finir la partie.
reason-noble-nearer = { $bonuses ->
    [one] Il ne manque plus que { $bonuses } bonus pour attirer le noble le plus proche.
   *[other] Il manque encore { $bonuses } bonus pour attirer le noble le plus proche.
  }
reason-within-reach = Achetable au prochain tour : niveau { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.
reason-nearer = { $tokens ->
    [one] Plus que { $tokens } jeton
   *[other] Plus que { $tokens } jetons
  } pour une carte : niveau { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Ce que ferait un joueur fort
hint-thinking = Réflexion en cours…
hint-chance = { $chance } de chances de gagner
hint-often = { $share } du temps
hint-mixed = Ici, aucun coup n’est le meilleur à lui seul. Alternez entre ceux-ci dans les proportions indiquées, pour rester imprévisible.
hint-close = Fermer l’indice

## The review of a game
review-about = Un joueur fort revoit chaque décision, avec ce que l’on savait à ce moment-là.
review-running = { $done } décisions examinées sur { $count }…
review-depth = Positions examinées par décision : { $count }.
review-deeper = Regarder de plus près
review-graph = Chances de gagner
review-graph-about = Les chances de chacun à chaque décision, vues par la personne qui devait jouer.
review-accuracy = Précision
review-accuracy-about = Une décision qui ne cède rien compte 100 ; celle qui cède cinq points de pourcentage compte 50.
review-given = Cédé
review-luck = Hasard
review-luck-about = Le hasard, c’est ce qui est apparu entre les décisions : distributions, pioches, cartes cachées.
review-turning = Tournants
review-turning-none = Personne n’a beaucoup cédé, et le hasard n’a favorisé personne.
review-all = Toutes les décisions
review-number = N°
review-made = Coup
review-better = Mieux
review-fine = Rien de mieux n’a été trouvé.
review-in-mixture = Ce coup fait partie du meilleur mélange.
review-chance = Chances
review-lost = { $name } cède { $chance }
review-lucky = Le hasard fait gagner { $chance } à { $name }
review-at = Décision { $number } sur { $count } : { $name }
review-on-board = Sur le plateau

## Playing on from a finished game
play-on-about = Une nouvelle table commence exactement dans cette position, cartes cachées comprises. Des robots jouent aux autres places.
play-on-seat = Vous jouez à la place de
play-on-bots = Contre
play-on-same = les mêmes robots, et un robot à la place de chaque personne
play-on-do = Jouer
what-if = Jouer le meilleur coup

## A deal by a link
deal-title = Faites mieux !
deal-about = Ces cartes ont déjà été jouées par { $names }. Vous recevez exactement les mêmes, et le résultat s’affiche après votre partie.
deal-play = Jouer ces cartes

## The coach, before a move is final
coach = Entraîneur
coach-about = Prévient avant qu’un coup coûteux soit définitif. Seulement contre des robots.
coach-off = Désactivé
coach-blunders = Seulement les gaffes
coach-mistakes = Les erreurs
coach-slips = Même les petites imprécisions
coach-from = Prévient quand un coup fait perdre au moins { $share } de chances de gagner.
coach-title = Avant de jouer ce coup
coach-costs = { $chance } de chances de gagner. Le meilleur jeu en donnerait { $best }.
coach-better = Ceci serait meilleur :
coach-anyway = Jouer quand même
coach-again = Choisir autre chose
coach-offer = Voulez-vous un entraîneur pour vos premières parties ? Il prévient avant qu’un coup coûteux soit définitif, et c’est vous qui décidez.
coach-offer-yes = Jouer avec l’entraîneur
coach-offer-no = Non, merci
