## A person’s games
person-games = Parties
person-statistics = Statistiques
person-ratings = Classements
person-data = Données
person-rating = Classement
person-none = Vous n’avez encore terminé aucune partie. Toutes celles que vous terminerez figureront ici.
person-none-fit = Il n’y a pas encore de parties ici.
person-found = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
person-place = Place { $rank } sur { $count }
person-more = Afficher plus
person-records = Télécharger les parties
filter-game = Jeu
filter-players = Nombre de joueurs
filter-result = Résultat
filter-with = Jouées avec
filter-opponent = Adversaire
filter-any = Peu importe
filter-people = Des personnes
filter-bots = Des robots seulement
result-won = Gagnée
result-shared = Victoire partagée
result-lost = Perdue
result-none = Sans résultat

## Statistics
stat-won = Parties gagnées
stat-streak = Victoires de suite
stat-best-streak = Plus longue série de victoires
stat-accuracy = Précision
stat-reviewed = { $count ->
    [one] d’après { $count } analyse
   *[other] d’après { $count } analyses
}
stat-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
stat-seat = Siège
stat-by-players = Victoires selon le nombre de joueurs
stat-by-seat = Victoires selon le siège
stat-by-company = Victoires avec des personnes ou des robots
stat-even = Le trait marque une part égale pour tous.
stat-rating-course = Évolution du classement
stat-accuracy-course = Évolution de la précision
stat-as-table = Voir en tableau
stat-date = Jour

## Statistics of the games
figure-each = par partie
figure-cards = Les cartes que vous achetez le plus
figure-nobles = Les nobles qui vous rendent visite
figure-colours = Cartes achetées par couleur
figure-colour = Couleur
figure-levels = Cartes achetées par niveau
figure-level = Niveau
figure-reserving = Réservations
figure-reserved = Réservées
figure-blind = À l’aveugle, de la pioche
figure-bought-later = Achetées ensuite
figure-jewel = Joyau
figure-bids = Mise moyenne
figure-hits = Mises gagnantes
figure-won = Joyaux gagnés
figure-bluffs = Bluffs tentés
figure-bluffs-worked = Bluffs réussis
figure-bluffs-about = Un bluff est une carte basse sur un joyau valant 3 ou plus, posée alors que d’autres peuvent encore répondre.

## Ratings
rating-yours = Vos classements
rating-about = Les parties classées comptent, séparément pour chaque jeu et chaque nombre de joueurs. Tout le monde commence à 1000 ; 400 points d’avance correspondent à environ dix victoires pour une défaite. Le nombre après ± indique l’incertitude qui reste. Qui abandonne ou s’en va finit dernier. Une partie que tous décident d’arrêter ne compte pas.
rating-none = Vous n’avez pas encore de classement. Activez « Partie classée » en créant une table.
rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-provisional = provisoire
rating-after = Classement { $rating } ({ $value })
leaderboard = Palmarès
leaderboard-list-me = Figurer au palmarès
leaderboard-list-about = Tout le monde sur ce serveur verra alors votre nom et votre classement.
leaderboard-place = Rang
leaderboard-name = Nom
leaderboard-you = vous
leaderboard-empty = Personne n’y figure encore : il faut le vouloir, et avoir un classement qui n’est plus provisoire. Les robots servent de repère.

## Your data
data-none = Ce serveur ne sait encore rien de vous.
data-begin = Recommencer
data-export = Tout emporter
data-export-about = Une archive avec vos parties et leurs relevés, vos classements, problèmes, donnes du jour et tout ce que vous avez dit aux tables.
data-export-do = Tout télécharger
data-forget = Oubliez-moi
data-goes = Ce qui est effacé
data-goes-about = Votre nom, votre historique, vos statistiques et classements, vos résultats aux problèmes et aux donnes du jour, tout ce que vous avez dit, votre code de récupération et votre session sur tous vos appareils. Dans les parties en cours, un robot prend votre place.
data-stays = Ce qui reste
data-stays-about = Les coups de vos parties, sans votre nom, car les autres gardent les leurs. Leurs résultats et leurs classements ne changent pas.
data-forget-final = C’est irréversible.
data-forget-name = Pour confirmer, saisissez votre nom : { $name }
data-forget-do = Tout effacer
data-forgotten = Vous êtes oublié.
