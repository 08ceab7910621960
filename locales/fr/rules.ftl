on-this-page = Sur cette page

## Sultan
rules-sultan-short-title = En bref
rules-sultan-short =
    Trois manches de cinq tours. À chaque tour, des joyaux attendent sur les coussins, et chacun pose une carte argent face cachée sur l’un d’eux.

    On retourne les cartes. Sur chaque coussin la plus haute gagne le joyau ; à égalité, c’est la première posée. Toutes les cartes posées quittent la partie.

    À la fin, un joyau vaut de 1 à 5 points selon sa couleur, et trois joyaux ou plus d’une même couleur donnent un bonus. Le joueur qui a le plus de points l’emporte.
rules-sultan-aim-title = Le but du jeu
rules-sultan-aim =
    Le Sultan vend ses joyaux. Chacun pose des cartes argent face cachée et espère avoir mis la plus haute au bon endroit. Les joyaux rapportent des points selon leur couleur, et plusieurs d’une même couleur donnent un bonus.

    Les cinquante joyaux : 12 blancs (1 point chacun), 11 rouges (2), 10 jaunes (3), 9 verts (4) et 8 bleus (5).
rules-sultan-setup-title = Avant le premier tour
rules-sultan-setup =
    Chaque joueur a son propre paquet de cartes argent de 1 à 15. Tous les joyaux sont dans le sac. Il y a trois coussins, mais deux seulement si l’on joue à trois. Le premier joueur du premier tour est tiré au sort, à moins que la table ne le choisisse.

    La partie compte trois manches de cinq tours. Au début d’une manche, chacun pioche cinq cartes ; elles doivent suffire pour toute la manche.
rules-sultan-offer-title = L’offre
rules-sultan-offer = Le premier joueur pioche un joyau de plus qu’il n’y a de coussins et en choisit un qui retourne dans le sac. Les autres vont sur les coussins.
rules-sultan-bids-title = Les mises
rules-sultan-bids = En commençant par le premier joueur, chacun à son tour pose une carte, et une seule, face cachée sur un coussin. Plusieurs cartes peuvent se trouver sur le même coussin. Tous voient qui pose où et dans quel ordre, mais pas la valeur. On ne peut pas passer.
rules-sultan-reveal-title = La révélation
rules-sultan-reveal =
    Quand tous ont posé une carte, on les retourne. Sur chaque coussin, la plus haute gagne le joyau ; à égalité, celle qui a été posée la première. Un joyau sans carte retourne dans le sac.

    Toutes les cartes posées quittent la partie, gagnantes ou non. Le joueur suivant à gauche devient premier joueur du tour suivant.
rules-sultan-score-title = Le décompte
rules-sultan-score =
    Après la troisième manche, chaque joyau rapporte ses points. S’y ajoute un bonus par couleur : 2 points pour trois joyaux, 5 pour quatre, 10 pour cinq, 20 pour six ou plus.

    Le joueur qui a le plus de points l’emporte ; à égalité, celui qui a le plus de joyaux ; si l’égalité demeure, la victoire est partagée.

    Un exemple : 5 joyaux rouges, 4 verts et 2 bleus font 10 + 16 + 10 points, plus un bonus de 10 pour les rouges et de 5 pour les verts : 51 en tout.
rules-sultan-two-title = À deux joueurs
rules-sultan-two = Chacun a deux fois les cartes 1 à 12 et en pioche huit par manche. Une manche a quatre tours ; à chaque tour, les deux joueurs posent deux cartes chacun, en alternance, sur des coussins différents. À égalité, le premier joueur du tour gagne. Le bonus est de 2 points pour quatre joyaux d’une couleur, 5 pour cinq, 10 pour six, 20 pour sept ou plus.
rules-variants-title = Variantes
rules-variants =
    Écrans : comme dans la version en boîte, les collections restent derrière les écrans jusqu’à la fin. Ouverts, ils les montrent à tous.

    Ruée : personne n’attend son tour, et à égalité la carte posée la première l’emporte.

    Achat silencieux : une carte seule à sa place est défaussée sans être montrée ; les autres n’apprennent sa valeur qu’à la fin de la partie.

    Sacs : les joyaux gagnés vont dans un sac fermé que même leur propriétaire n’ouvre pas avant la fin.

    Ruée, achat silencieux et sacs peuvent se combiner, dans Sultan comme dans Riquezas.

## Riquezas do Sultão
rules-riquezas-short-title = En bref
rules-riquezas-short =
    Trois manches de cinq tours. À chaque tour, des joyaux sont en vente dans les bazars, et chacun pose une carte or face cachée devant l’un d’eux.

    On retourne les cartes. Dans chaque bazar, la plus haute gagne le joyau ; à égalité, c’est la première posée. Toutes les cartes posées quittent la partie.

    À la fin, un joyau vaut de 1 à 5 points selon sa couleur, et trois joyaux ou plus d’une même couleur donnent un bonus. Le joueur qui a le plus de points l’emporte.
rules-riquezas-aim-title = Le but du jeu
rules-riquezas-aim =
    L’ancêtre brésilien de Sultan. On mise de l’or dans les bazars pour des joyaux de cinq couleurs ; les séries d’une couleur donnent un bonus.

    Les cinquante joyaux : 12 rouges (1 point chacun), 11 jaunes (2), 10 verts (3), 9 bleus (4) et 8 noirs (5). Attention : rouge, jaune, vert et bleu valent un point de moins que dans Sultan.
rules-riquezas-course-title = Le déroulement
rules-riquezas-course =
    Il y a trois bazars, mais deux seulement si l’on joue à trois. Le premier joueur pioche un joyau de plus qu’il n’y a de bazars et en remet un. Puis chacun à son tour pose une carte or face cachée devant un bazar. On retourne les cartes : la plus haute gagne ; à égalité, c’est la première posée. Un joyau sans carte retourne dans le sac.

    La partie compte trois manches de cinq tours, avec cinq cartes de 1 à 15 par manche. Le bonus est de 2, 5, 10 ou 20 points pour trois, quatre, cinq, ou six joyaux ou plus d’une même couleur.
rules-riquezas-score-title = Le décompte
rules-riquezas-score = Après la troisième manche, chaque joyau rapporte ses points et chaque couleur son bonus ; on peut en gagner dans plusieurs couleurs. Le joueur qui a le plus de points l’emporte ; à égalité, celui qui a le plus de joyaux ; si l’égalité demeure, la victoire est partagée.
rules-riquezas-differs-title = Ce qui diffère de Sultan
rules-riquezas-differs = Les couleurs et leurs valeurs, et les noms. Comme dans Sultan, le premier joueur est tiré au sort et ce rôle passe à gauche à chaque tour ; mais à cinq joueurs, chaque nouvelle manche est ouverte par le voisin de gauche de celui qui a ouvert la précédente.
rules-riquezas-two-title = À deux joueurs
rules-riquezas-two =
    Chacun a deux fois les cartes 1 à 12, en pioche huit par manche et en pose deux par tour, en alternance. À égalité, le premier joueur du tour gagne. Le bonus commence à quatre joyaux : 2, 5, 10, 20.

    La table peut choisir de jouer avec deux bazars, et décider si les deux cartes d’un tour peuvent aller devant le même bazar (cumul) : la plus haute gagne alors, et à égalité la seconde carte décide. Si elle est égale aussi, le premier joueur du tour gagne.

## Splendor
rules-splendor-short-title = En bref
rules-splendor-short =
    À son tour, on fait une seule action : prendre trois jetons de couleurs différentes, en prendre deux d’une couleur, réserver une carte en prenant un jeton or, ou acheter une carte.

    Chaque carte achetée rend les suivantes moins chères pour toujours. Personne ne garde plus de dix jetons. Les nobles viennent d’eux-mêmes chez qui a les cartes qu’ils attendent.

    Dès que quelqu’un a 15 points, on termine le tour de table. Le joueur qui a le plus de points l’emporte.
rules-splendor-aim-title = Le but du jeu
rules-splendor-aim = Vous êtes un marchand qui amasse des gemmes et les place dans des mines, des navires et des maisons. Chaque carte achetée rend les suivantes moins chères, beaucoup apportent du prestige, et les belles collections attirent les nobles. Atteindre 15 points déclenche la fin.
rules-splendor-setup-title = Avant le premier tour
rules-splendor-setup = Quatre cartes de chacun des trois niveaux sont face visible. Il y a un noble de plus que de joueurs. La banque contient sept jetons de chaque gemme (cinq si l’on joue à trois, quatre si l’on joue à deux) et toujours cinq jetons or, les jokers. Le premier joueur est tiré au sort, à moins que la table ne le choisisse ; puis on tourne dans le sens horaire.
rules-splendor-turn-title = Un tour
rules-splendor-turn =
    Faites exactement une chose parmi quatre. Prenez trois jetons de couleurs différentes (jamais d’or). Ou deux d’une même couleur, s’il en reste au moins quatre en banque. Ou réservez une carte, face visible ou prise sans la voir sur une pioche, et prenez un jeton or s’il en reste. Ou achetez une carte, face visible ou réservée.

    Personne n’a plus de trois cartes réservées. Celui qui finit son tour avec plus de dix jetons rend le surplus ; l’or compte aussi.
rules-splendor-buy-title = Acheter
rules-splendor-buy = Une carte coûte les gemmes qu’elle montre. Chaque carte que vous possédez réduit pour toujours d’une gemme de sa couleur le prix des suivantes. Un jeton or remplace n’importe quelle gemme. Les jetons payés retournent en banque, et une carte prise sur la table est aussitôt remplacée.
rules-splendor-nobles-title = Les nobles
rules-splendor-nobles = À la fin de votre tour un noble vient chez vous si vos cartes, sans compter les jetons, ont tous les bonus de sa tuile. Il vaut 3 points, ne coûte aucune action et ne se refuse pas. Il n’en vient qu’un par tour ; si plusieurs le peuvent, vous choisissez.
rules-splendor-end-title = La fin
rules-splendor-end = Quand quelqu’un a 15 points à la fin d’un tour, on termine le tour de table pour que tous aient joué autant de fois. Le joueur qui a le plus de points l’emporte ; à égalité, celui qui a le moins de cartes achetées ; si l’égalité demeure, la victoire est partagée.
rules-splendor-rare-title = Cas rares
rules-splendor-rare =
    S’il ne reste en banque que deux couleurs de jetons, ou une seule, on en prend un de chaque ; on ne peut pas en prendre moins.

    On peut payer en or même si l’on a un jeton de la couleur. Une carte réservée d’une pioche n’est connue que de son propriétaire ; si elle était face visible, tous l’ont vue.

    Un noble qui n’a pas pu venir parce qu’un autre est venu peut le faire à la fin d’un tour suivant, quoi qu’on y fasse. Celui qui ne peut rien faire passe ; quand tous passent l’un après l’autre, la partie est finie.
## The deal
rules-fair-title = Une donne équitable
rules-fair =
    D’abord chacun scelle, ensuite chacun montre. Le serveur tire un nombre secret et publie son empreinte, dont personne ne peut déduire le nombre. Puis le navigateur de chaque joueur fait de même avec un nombre à lui. Quand l’hôte lance la partie, plus rien ne peut changer : les navigateurs montrent leurs nombres, et les cartes découlent de tous à la fois.

    Ainsi personne ne peut choisir les cartes après avoir vu ce que les autres apportent, pas même la personne qui tient le serveur. Votre navigateur garde son nombre et la promesse. À la fin, il compare les deux au fichier de partie et dit ce qui est prouvé.

    Tout ne peut pas être prouvé. Les robots n’ajoutent pas de nombre. Un navigateur qui ne montre pas le sien à temps est laissé de côté et nommé : quelqu’un qui contrôlerait à la fois ce navigateur et le serveur pourrait choisir entre deux donnes. Si vous ne jouez que contre des robots, c’est prouvé pour vous, mais pas pour les autres si vous tenez vous-même le serveur. La commande cabochon verify contrôle un fichier de partie enregistré, avec tous les coups.

## Examples, step by step
example-splendor-reserving-1 = Cette carte est encore trop chère, et vous ne voulez la laisser à personne.
example-splendor-reserving-2 = Réservez-la : elle rejoint votre main, et un jeton or vient avec elle.
example-splendor-reserving-3 = Une carte de la pioche prend aussitôt sa place.
example-splendor-buying-1 = Cette carte coûte cinq saphirs.
example-splendor-buying-2 = Vos deux cartes saphir en paient deux, cette fois et toutes les suivantes.
example-splendor-buying-3 = Deux jetons saphir en paient deux autres, et un jeton or remplace le dernier.
example-splendor-buying-4 = La carte est à vous : 2 points, et désormais un troisième saphir à ne plus payer.
example-splendor-noble-1 = Ce noble veut voir trois émeraudes, trois rubis et trois onyx sur vos cartes. Il manque un rubis.
example-splendor-noble-2 = Vous achetez une carte rubis : vous avez tout.
example-splendor-noble-3 = À la fin de votre tour, le noble vient de lui-même : 3 points.
example-sultan-reveal-1 = Trois cartes sont posées face cachée. Le petit chiffre indique dans quel ordre.
example-sultan-reveal-2 = On retourne les cartes : deux 9 pour le joyau bleu, un 4 seul pour le rouge.
example-sultan-reveal-3 = Le 9 posé en premier gagne le joyau bleu, et le 4 gagne le rouge. Les trois cartes quittent la partie.
example-sultan-set-1 = Trois joyaux rouges : 2 points chacun, et un bonus de 2.
example-sultan-set-2 = Un quatrième : le bonus passe de 2 à 5.
example-sultan-set-3 = Avec le cinquième, le bonus monte à 10.
example-riquezas-reveal-1 = Trois cartes or sont posées devant les bazars. Le petit chiffre indique dans quel ordre.
example-riquezas-reveal-2 = On retourne les cartes : deux 9 pour le joyau noir, qui vaut 5 points, un 4 seul pour le vert.
example-riquezas-reveal-3 = Le 9 posé en premier gagne le joyau noir, et le 4 gagne le vert. Les trois cartes quittent la partie.
