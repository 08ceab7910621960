## The page
skip-to-content = Aller au contenu
footer-owners = Les noms Sultan, Riquezas do Sultão et Splendor appartiennent à leurs propriétaires. Ils ne servent ici qu’à indiquer les règles appliquées. Les images et les textes sont ceux de Cabochon.
language = Langue
settings = Réglages
confirm-moves = Confirmer chaque coup
sound-off = Couper le son
sound-on = Remettre le son
recovery-title = Mes places sur un autre appareil
recovery-about = Il n’y a pas de compte. Ce code vous transfère, avec vos places, sur un autre navigateur : gardez-le pour vous.
recovery-show = Montrer mon code
recovery-enter = Code de l’autre appareil
recovery-use = Utiliser
error-server = Cela n’a pas marché. Veuillez réessayer dans un instant.
cancel = Annuler

## Home
home-title = Trois tables vous attendent
home-about = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, sans rien installer.
install = Installer l’application
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2 à 5 joueurs · 20 minutes
facts-riquezas = 2 à 5 joueurs · 30 minutes
facts-splendor = 2 à 4 joueurs · 30 minutes
about-sultan = Posez votre argent face cachée sur les coussins, surenchérissez sur les autres pour les joyaux du Sultan et réunissez des séries.
about-riquezas = L’ancêtre brésilien : bazars, or et joyaux noirs, avec ses propres variantes.
about-splendor = Amassez des gemmes, achetez des cartes qui rendent les suivantes moins chères et attirez les nobles chez vous.
play-bots = Jouer contre des robots
play-friends = Entre amis
how-to-play = Règles du jeu
learn = Apprendre en cinq minutes
learn-on = Reprendre la leçon
more-options = Plus d’options
my-tables = Mes tables
my-tables-none = Vous n’êtes encore à aucune table.
my-tables-kept = Pas de connexion. Voici vos tables telles qu’elles étaient.
lobby = Tables ouvertes
lobby-none = Aucune table publique n’attend de joueurs en ce moment.
status-over = terminée
status-playing = en cours
status-your-turn = à vous
status-gathering = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  }
play-now = Jouer maintenant
play-now-of = Jouer maintenant à { $game }
rules-short = Règles
options-short = Options
strength = Adversaires
strength-easy = Faciles
strength-medium = Moyens
strength-hard = Forts
others-people = Amis
others-bots = Robots
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
letters = Lettres sur les pierres
letters-about = Chaque couleur a aussi sa propre forme.
guest = Invité

## A new table
how-many = Joueurs
other-seats = Les autres places
option-first = Qui commence
by-lot = tirage au sort
seat-number = Place { $seat }
option-screens = Écrans
option-value-screens-closed = fermés jusqu’à la fin
option-value-screens-open = ouverts à tous
option-bazaars = Bazars
option-value-bazaars-rulebook = 3
option-value-bazaars-2 = 2
agreed-screens-open = Écrans ouverts à tous
agreed-bazaars-2 = Deux bazars
pace = Rythme
pace-unhurried = sans pendule
pace-is = Rythme : { $pace }
pace-live = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
  }, plus { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
  }
pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
  }
cover = Si quelqu’un s’absente
cover-vote = les autres peuvent voter pour qu’un robot joue
cover-clock = un robot prend la relève quand le temps est écoulé
cover-never = pas de robot : qui n’a plus de temps perd
option-rush = Ruée
option-rush-about = Pas de tour de rôle : tous posent en même temps, et à égalité la carte posée la première l’emporte.
option-silent = Achat silencieux
option-silent-about = Une carte seule à sa place est défaussée sans être montrée.
option-bags = Sacs
option-bags-about = Les joyaux gagnés vont dans un sac fermé jusqu’à la fin.
option-stacking = Cumul
option-stacking-about = Les deux cartes d’un tour peuvent aller devant le même bazar.
show-in-lobby = montrée parmi les tables ouvertes
allow-memory = Afficher un panneau des cartes jouées
allow-take-backs = On peut reprendre un coup si tous sont d’accord
make-table = Ouvrir la table
bot-random = robot étourdi
bot-level = niveau { $level }
bot-named = { $name } (robot, niveau { $level })
bot-other = robot « { $name } »
name-numbered = { $name } { $number }
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Veut des joyaux de valeur, avec un faible pour sa couleur préférée ; aime miser un nombre rond.
character-sultan-2 = Bashir
character-sultan-2-about = Réunit des couleurs sans regarder celles des autres, oublie ce qui a été joué et mise 5 ou 10 quand il le peut.
character-sultan-3 = Dalia
character-sultan-3-about = Prive de joyaux ceux qui en ont besoin et se souvient de chaque carte jouée.
character-sultan-4 = Faris
character-sultan-4-about = Imagine quelques mains possibles et varie ses mises comme si la plupart des autres faisaient de même.
character-sultan-5 = Zahra
character-sultan-5-about = Imagine des milliers de mains possibles et repère qui mise par habitude.
character-splendor-1 = Bice
character-splendor-1-about = Économise pour de bonnes cartes, les rouges avant tout, et oublie les nobles.
character-splendor-2 = Duccio
character-splendor-2-about = Réfléchit avant de prendre, mais oublie les nobles.
character-splendor-3 = Fiammetta
character-splendor-3-about = Invite les nobles et voit ce que visent les autres.
character-splendor-4 = Lapo
character-splendor-4-about = Voit quelques tours à l’avance.
character-splendor-5 = Ginevra
character-splendor-5-about = Voit aussi loin que le temps le permet.

## Before the start
seats = Places
agreed-usual = Les règles habituelles, sans pendule
change-options = Modifier
change-done = Appliquer
name-ask = Comment les autres doivent-ils vous appeler ?
name-done = C’est moi
log-changed = L’hôte a modifié les réglages.
log-renamed = La place { $seat } s’appelle désormais { $name }.
seat-open = libre
seat-closed = fermée
this-is-you = vous
host = hôte
ask-to-leave = Retirer de la table
seat-menu = Menu : { $name }
add-seat = Ajouter une place
your-name = Votre nom
sit-down = S’asseoir
table-full = Toutes les places sont prises. Vous pouvez regarder la partie ici.
start = Commencer
start-with-bots = { $count ->
    [one] Commencer avec { $count } robot
   *[other] Commencer avec { $count } robots
  }
leave = Quitter la table
wait-for-host = { $name } lancera la partie quand tout le monde sera là.
invite-title = Inviter des amis
invite-about = Toute personne qui ouvre ce lien peut s’asseoir. Aucun compte n’est nécessaire.
qr-label = Le lien en code QR
copy-link = Copier le lien
link-copied = Lien copié

## The line to the server
line-connecting = Connexion à la table…
line-lost = La connexion est coupée. Elle reviendra toute seule ; rien n’est perdu.
line-lost-move = La connexion est coupée. Votre coup est gardé et partira dès son retour.
no-table = Cette table n’existe pas
no-game = Ce jeu n’existe pas ici.
no-table-about = Le lien est peut-être incomplet, ou la table est rangée depuis longtemps.
no-board = Ce jeu n’a pas de plateau ici ; seuls des programmes peuvent y jouer.
to-home = Retour à l’accueil

## At the table
board = Plateau
players = Joueurs
player = Joueur
you-watch = Vous regardez
you-are = { $name } (vous)
title-your-turn = À vous
table-menu = Table
undo = Annuler le coup
hint = Indice
ask-take-back = Demander à reprendre mon coup
ask-end = Proposer d’arrêter la partie
ask-pace = Proposer un autre rythme
ask-cover = Demander qu’un robot joue pour { $name }
mute = Retirer la parole à { $name }
unmute = Rendre la parole à { $name }
make-host = Confier la table à { $name }
step-away = Laisser un robot jouer pour moi
give-up = Abandonner
give-up-sure = Oui, abandonner pour de bon
covered-you = Un robot joue pour vous.
covered-by = joué par { $bot }
take-seat-back = Reprendre ma place
gave-up = a abandonné
not-here = absent
days-left = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
  }
agree = D’accord
decline = Refuser
take-back = Annuler
continue = Continuer
refused-stale = La partie a avancé entre-temps. Regardez de nouveau.
refused-illegal-move = Ce coup n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
refused-not-absent = Cette personne n’est pas absente depuis assez longtemps.
refused-bad-code = Ce code est faux ou a déjà servi.
refused-bad-cover = Un robot ne peut prendre le relais à la fin du temps que si l’on joue avec une pendule.
refused-bad-deal = Cette donne est illisible.
refused-bad-host = Ce serveur ne répond pas à cette adresse.
refused-bad-log = L’historique de cette table est endommagé. Prévenez l’administrateur du serveur.
refused-bad-message = Le serveur n’a pas compris. Rechargez la page.
refused-bad-move = Le serveur n’a pas pu lire ce coup. Rechargez la page.
refused-bad-name = Choisissez un autre nom.
refused-bad-pace = Ce temps de réflexion n’est pas possible à cette table.
refused-bad-record = Cette partie ne peut pas être rejouée.
refused-bad-salt = La contribution de votre navigateur à la donne n’a pas été acceptée. Rechargez la page.
refused-bad-seats = On ne peut pas jouer avec ces places.
refused-bad-setup = Ce jeu n’a pas ces options.
refused-bad-talk = Votre message est vide ou trop long.
refused-broken-table = Cette table a été jouée avec des règles que ce serveur ne connaît pas.
refused-covered = Un robot joue pour vous. Reprenez d’abord votre place.
refused-crowded = Trop de monde regarde cette table. Réessayez plus tard.
refused-foreign-origin = Cette demande venait d’un autre site ; elle a été refusée.
refused-moved-since = Quelqu’un a joué depuis. Demandez aux autres la permission de reprendre votre coup.
refused-muted = L’hôte vous a retiré la parole.
refused-no-cover = À cette table, aucun robot ne remplace personne.
refused-no-such-bot = Ce robot n’existe pas.
refused-no-such-guide = Cette étape n’existe pas dans la partie guidée.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-seat = Cette place n’existe pas, ou personne n’y est assis.
refused-no-such-table = Cette table n’existe pas.
refused-no-take-backs = À cette table, un coup joué reste joué.
refused-no-hints = Les indices ne sont donnés que contre des robots, ou si tout le monde a accepté.
refused-no-thought = Le robot n’a pas pu se décider. Réessayez.
refused-nobody = Le serveur ne vous connaît pas encore. Donnez d’abord votre nom.
refused-not-asked = Ce n’est pas à vous de répondre.
refused-not-covered = Aucun robot ne joue pour vous.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-over = Vous pourrez le voir une fois la partie terminée.
refused-not-playing = Aucune partie n’est en cours à cette table.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-started = La partie n’a pas encore commencé.
refused-nothing-proposed = Il n’y a plus rien à quoi répondre.
refused-nothing-to-undo = Vous n’avez aucun coup à reprendre.
refused-over = La partie est terminée.
refused-pending = Une autre proposition attend encore ses réponses.
refused-resigned = Vous avez déjà abandonné.
refused-revealed = Ce coup a révélé quelque chose. Demandez aux autres la permission de le reprendre.
refused-seated = Vous avez déjà une place à cette table.
refused-seats-open = Il reste des places libres. Attendez, fermez-les ou confiez-les à des robots.
refused-spectator = Les spectateurs ne peuvent pas parler pendant la partie.
refused-started = La partie a déjà commencé.
refused-too-fast = Vous allez trop vite. Attendez un instant.
refused-too-many-entries = Le journal de cette table est plein. Ouvrez-en une autre.
refused-too-many-tables = Trop de tables sont ouvertes. Finissez-en d’abord quelques-unes.
refused-unavailable = Le serveur ne peut pas l’enregistrer pour l’instant. Réessayez.
refused-unknown-game = Ce serveur n’a pas ce jeu.
refused-dealing = La partie va commencer : les cartes sont en cours de distribution.
refused-no-such-person = Cette personne n’est pas à cette table.
refused-out-of-time = Votre temps est écoulé : le robot joue ce coup pour vous.
refused-removed = L’hôte vous a demandé de quitter cette table.
refused-somebody-away = Tout le monde doit être d’accord, et un robot joue à la place de quelqu’un. Attendez le retour de cette personne.
refused-no-room = Ce serveur n’a plus de place pour de nouvelles tables pour l’instant. Les parties en cours continuent.
refused-uncertain = Le serveur a perdu le contact avec sa base de données et ne sait pas si cela a été enregistré. Regardez la table avant de réessayer.
refused-other = Ce n’est pas possible pour l’instant.
why-pending = Votre coup est en route.
why-over = La partie est finie.
why-watching = Vous regardez cette partie.
why-not-your-turn = Pas encore : on attend { $names }.
prompt-sending = Votre coup est en route…
prompt-over = La partie est finie.
prompt-waiting = On attend { $names }

## What happened
log-title = Ce qui s’est passé
since-you-looked = nouveau depuis votre dernier passage
log-joined = { $name } prend place.
log-left = La place { $seat } est de nouveau libre.
log-hosted = { $name } est maintenant l’hôte de la table.
log-muted = { $name } n’a plus la parole.
log-unmuted = { $name } a de nouveau la parole.
log-started = La partie commence.
log-undone = { $name } reprend son coup.
log-asks-take-back = { $name } demande à reprendre un coup.
log-asks-end = { $name } propose d’arrêter la partie sans vainqueur.
log-asks-cover = { $name } demande qu’un robot joue pour { $absent }.
log-asks-pace = { $name } propose un autre rythme : { $pace }.
log-agreed = { $name } est d’accord.
log-refused = { $name } refuse.
log-covered = { $bot } joue désormais pour { $name }.
log-covered-clock = Temps écoulé pour { $name } : { $bot } prend la suite.
log-back = { $name } est de retour.
log-resigned = { $name } abandonne.
log-lapsed = Temps écoulé pour { $name }.
log-followed = Une revanche est prête.
log-over = La partie est finie.

## Sultan and Riquezas
jewel = { $colour ->
    [white] joyau blanc
    [red] joyau rouge
    [yellow] joyau jaune
    [green] joyau vert
    [blue] joyau bleu
   *[black] joyau noir
  }
jewel-colour = { $colour ->
    [white] blanc
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[black] noir
  }
jewel-worth = { $points ->
    [one] { jewel }, { $points } point
   *[other] { jewel }, { $points } points
  }
part-on-place = { $kind ->
    [bazaar] devant le bazar { $number }
   *[cushion] sur le coussin { $number }
  }
place-text = { $kind ->
    [bazaar] Bazar { $number }
   *[cushion] Coussin { $number }
  } : { jewel-worth }. { $count ->
    [0] Pas encore de carte.
   *[other] Cartes : { $cards }.
  }
first-badge = 1er
cushions = Coussins
bazaars = Bazars
stage-of = Manche { $stage } sur { $stages }
round-of = tour { $round } sur { $rounds }
pouch-holds = { $count ->
    [one] { $count } joyau dans le sac
   *[other] { $count } joyaux dans le sac
  }
first-player = Premier joueur de ce tour
hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
points-short = { $points } p.
points-long = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
bonus-of = { $points ->
    [one] { $points } point de bonus
   *[other] { $points } points de bonus
  }
behind-screen = derrière l’écran
in-the-bag = Vos joyaux restent dans le sac fermé jusqu’à la fin.
unsold = invendu
drawn-jewels = Joyaux piochés
your-hand = Votre main
money-card-of = Carte argent { $value }
gold-card-of = Carte or { $value }
memory-title = Cartes jouées jusqu’ici
cards-played = Jouées
unseen-cards = { $count ->
    [one] et { $count } cachée
   *[other] et { $count } cachées
  }
prompt-reveal = On retourne les cartes…
prompt-return = Choisissez le joyau qui retourne dans le sac.
prompt-return-chosen = Remettre le { jewel } dans le sac ?
prompt-bid = { $kind ->
    [bazaar] Choisissez une carte et un bazar.
   *[cushion] Choisissez une carte et un coussin.
  }
prompt-bid-where = Où va le { $card } ?
prompt-bid-which = Quelle carte poser { part-on-place } ?
prompt-bid-chosen = Poser le { $card } { part-on-place } ?
do-return = Remettre
do-lay = Poser la carte
why-return-first = Choisissez d’abord le joyau qui retourne dans le sac.
why-own-card = { $kind ->
    [bazaar] Vous avez déjà une carte devant ce bazar.
   *[cushion] Vous avez déjà une carte sur ce coussin.
  }
log-drew = { $count ->
    [one] { $name } pioche { $count } carte.
   *[other] { $name } pioche { $count } cartes.
  }
log-offered = Manche { $stage }, tour { $round }. { $name } pioche dans le sac : { $jewels }.
log-returned-jewel = { $name } remet un { jewel } dans le sac.
log-laid = { $name } pose une carte { part-on-place }.
log-laid-own = { $name } pose le { $card } { part-on-place }.
log-card-of = { $card } ({ $name })
log-card-unseen = carte cachée ({ $name })
log-settled = { $kind ->
    [bazaar] Bazar { $number }
   *[cushion] Coussin { $number }
  } : { $cards }. { $name } remporte le { jewel }.
log-unsold = Aucune carte { part-on-place } : le { jewel } retourne dans le sac.
log-unveiled = { $count ->
    [one] Carte jusque-là cachée ({ $name }) : { $cards }.
   *[other] Cartes jusque-là cachées ({ $name }) : { $cards }.
  }

## Splendor
gem = { $gem ->
    [white] diamant
    [blue] saphir
    [green] émeraude
    [red] rubis
    [black] onyx
   *[gold] or
  }
gem-count = { $gem ->
    [white] { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
      }
    [blue] { $count ->
        [one] { $count } saphir
       *[other] { $count } saphirs
      }
    [green] { $count ->
        [one] { $count } émeraude
       *[other] { $count } émeraudes
      }
    [red] { $count } rubis
    [black] { $count } onyx
   *[gold] { $count ->
        [one] { $count } jeton or
       *[other] { $count } jetons or
      }
  }
gem-object = { gem-count }
part-no-gems = { $gem ->
    [white] de diamants
    [blue] de saphirs
    [green] d’émeraudes
    [red] de rubis
    [black] d’onyx
   *[gold] d’or
  }
part-points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
  }
nobles = Nobles
noble-text = Noble, { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
  }, rend visite à qui possède { $gems } en bonus
level-number = Niveau { $level }
deck-text = { $count ->
    [one] Pioche de niveau { $level }, { $count } carte
   *[other] Pioche de niveau { $level }, { $count } cartes
  }
card-text = Niveau { $level }, bonus { gem }, { part-points }, coûte { $cost }.{ $buyable ->
    [yes] {" "}Vous pouvez l’acheter.
   *[no] {""}
  }
part-card = une carte de niveau { $level } ({ $points ->
    [0] { gem }
   *[other] { gem }, { part-points }
  })
part-with-gold = { $gold ->
    [yes] {" "}et prend un jeton or
   *[no] {""}
  }
hidden-card = Carte cachée de niveau { $level }
bank = Banque
bank-of = { gem-count } en banque.{ $chosen ->
    [0] {""}
    [one] {" "}{ $chosen } jeton choisi.
   *[other] {" "}{ $chosen } jetons choisis.
  }
tokens-and-bonuses = Bonus et jetons
holding-of = { gem } : { $bonuses } bonus, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }
your-tokens = Vos jetons
your-reserved = Vos cartes réservées
reserved-of = { $count ->
    [one] { $count } carte réservée
   *[other] { $count } cartes réservées
  }
give-of = { gem } : vous en avez { $count }, { $chosen } à rendre
prestige = Prestige : { $points }
last-round = Dernier tour de table pour tous.
prompt-action = Prenez des jetons, ou choisissez une carte à acheter ou à réserver.
prompt-taking = Prendre { $tokens }
prompt-taking-more = { $tokens }, et quoi d’autre ?
prompt-deck = La première carte du niveau { $level }, sans la voir
prompt-buy = Acheter pour { $tokens }
prompt-buy-free = Achat gratuit : vos bonus paient tout
prompt-give = { $count ->
    [0] Rendre ces jetons ?
    [one] Dix jetons au plus : choisissez { $count } jeton à rendre.
   *[other] Dix jetons au plus : choisissez { $count } jetons à rendre.
  }
prompt-noble = Plusieurs nobles peuvent venir : choisissez-en un.
prompt-pass = Rien n’est possible : vous devez passer.
do-take = Prendre
do-give = Rendre
do-noble = Recevoir
do-buy = Acheter
do-reserve = Réserver
do-reserve-gold = Réserver + 1 or
do-pass = Passer
pay-differently = Payer autrement
why-gold = L’or ne vient qu’avec une carte réservée.
why-bank-empty = Il n’y a plus { part-no-gems } en banque.
why-take-rule = Prenez trois couleurs différentes, ou deux d’une couleur s’il en reste au moins quatre en banque.
why-missing = Il vous manque encore { $tokens }.{ $full ->
    [yes] {" "}Et vous avez déjà trois cartes réservées.
   *[no] {""}
  }
why-no-reserve = Vous avez déjà trois cartes réservées.
why-return-tokens = { $count ->
    [one] Rendez d’abord { $count } jeton.
   *[other] Rendez d’abord { $count } jetons.
  }
why-choose-noble = Choisissez d’abord un noble.
why-noble = Ce noble vient de lui-même chez qui possède { $gems } en bonus.
log-taken = { $name } prend { $tokens }.
log-reserved = { $name } réserve { part-card }{ part-with-gold }.
log-reserved-blind = { $name } réserve une carte cachée de niveau { $level }{ part-with-gold }.
log-bought = { $name } achète { part-card } pour { $tokens }.
log-bought-free = { $name } obtient { part-card } gratuitement.
log-returned-tokens = { $name } rend { $tokens }.
log-noble = { $points ->
    [one] Un noble rend visite à { $name } : { $points } point.
   *[other] Un noble rend visite à { $name } : { $points } points.
  }
log-passed = { $name } passe.
log-last-round = { $name } a atteint 15 points : c’est le dernier tour de table.

## The end
end-you-win = Vous avez gagné !
end-wins = { $name } gagne
end-shared = { $names } partagent la victoire
end-agreed = La partie a été arrêtée d’un commun accord
end-abandoned = La partie a été interrompue
end-resigned = Les autres ont abandonné.
end-by-jewels = Égalité de points : qui a le plus de joyaux l’emporte.
end-by-cards = Égalité de points : qui a le moins de cartes l’emporte.
end-stalled = Plus personne ne pouvait rien faire.
score-level = { $count ->
    [one] niveau { $level } : { $count } carte, { $points } p.
   *[other] niveau { $level } : { $count } cartes, { $points } p.
  }
score-nobles = { $count ->
    [one] { $count } noble, { $points } p.
   *[other] { $count } nobles, { $points } p.
  }
rematch = Rejouer
to-rematch = Aller à la revanche
replay = Revoir la partie
review = Analyse
save-record = Enregistrer la partie
fair-title = La donne était-elle équitable ?
fair-how = Comment la donne reste équitable
fair-before = Avant que quiconque s’assoie, le serveur a tiré un nombre secret et publié l’empreinte ci-dessous. Le navigateur de chaque joueur scelle de même un nombre à lui. Une fois que tous sont scellés, et pas avant, ils sont montrés, et les cartes découlent de tous à la fois : personne ne peut choisir après avoir vu. Après la partie, votre navigateur le vérifie.
fair-promise = Ce que le serveur a promis avant la donne :
fair-own = Le nombre que votre navigateur a ajouté et gardé :
fair-verdict-holds = Oui, c’est prouvé
fair-verdict-partly = Prouvé en partie
fair-verdict-unproven = Non prouvé
fair-verdict-broken = Quelque chose ne va pas
fair-found-server = Le nombre secret du serveur ne correspond pas à sa promesse.
fair-found-promise = Le serveur avait promis autre chose à ce navigateur avant la donne.
fair-found-seal = Le nombre montré par { $name } n’est pas celui qui avait été scellé avant la donne.
fair-found-own = Le nombre montré par votre navigateur n’a pas été utilisé.
fair-found-seed = Les cartes n’ont pas été distribuées à partir des nombres du fichier de partie.
fair-found-proven = Le serveur a tenu sa promesse, votre nombre a été utilisé, et tous les nombres montrés correspondent à leur sceau.
fair-found-withheld = { $name } a scellé un nombre et ne l’a pas montré à temps. Quelqu’un qui joue à cette place et tient aussi le serveur aurait pu choisir entre deux donnes.
fair-found-nothing = { $name } n’a scellé aucun nombre. Pour cette personne, rien n’est prouvé.
fair-found-not-kept = Ce navigateur n’a pas participé à la donne ; il peut seulement vérifier que le fichier de partie est cohérent.
fair-found-old = Personne n’a scellé de nombre avant la donne ; la personne qui tient le serveur aurait donc pu choisir les cartes. C’est le cas de toutes les parties jouées avec une version antérieure.
fair-found-alone = Vous n’avez joué que contre des robots. C’est prouvé pour vous ; pour les autres, seulement si vous ne tenez pas le serveur.
fair-found-bots = Les robots n’ajoutent pas de nombre.
fair-verify = Pour vérifier la donne et chaque coup hors ligne, enregistrez le fichier de partie et lancez
replay-start = La donne
replay-not-yet = On peut revoir la partie dès qu’elle est finie.
to-table = Retour à la table
ply-first = Au début
ply-last = À la fin
talk-unread = { $count ->
    [one] { $count } non lu
   *[other] { $count } non lus
  }
ply-back = Un coup en arrière
ply-on = Un coup en avant
ply-run = Lire
ply-stop = Arrêter
ply-slider = Coup
other-games = Les autres jeux

## Talk
talk-title = Discussion
talk-say = Dire quelque chose
talk-phrases = Une phrase…
talk-silent = Les spectateurs ne peuvent pas parler pendant la partie.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-bid = Bien misé !
phrase-well-bought = Bel achat !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-hurry-up = On y va ?
phrase-one-moment = Un instant.
phrase-back-soon = Je reviens.
phrase-sorry = Pardon !
phrase-thank-you = Merci !
phrase-good-game = Belle partie !
phrase-another-one = Encore une ?
phrase-goodbye = Au revoir !
seat-invited = invité
spectator = spectateur
dealing = Les cartes sont en cours de distribution…
dealing-waits = Les cartes sont en cours de distribution. On attend encore { $names }…
deal-now = Distribuer sans attendre
log-spectator-muted = Un spectateur n’a plus la parole.
log-spectator-unmuted = Un spectateur a de nouveau la parole.
log-resumed = Le serveur ne répondait plus ({ $seconds } s). Personne n’y a perdu de temps, et les pendules ont attendu encore un peu.
log-resumed-unhurried = Le serveur ne répondait plus ({ $seconds } s). Personne n’y a perdu de temps.
ask-waits = Reprendre un coup, changer de rythme et finir plus tôt demandent l’accord de tous. Un robot joue à la place de quelqu’un : attendez le retour de cette personne.
refused-banned = L’administrateur vous a interdit l’accès à ce serveur.
refused-session-ended = Vos sessions ont été fermées partout. Redonnez votre nom ou utilisez votre code.
refused-bad-report = Dites sur quoi porte le signalement, en 500 caractères au plus.
refused-no-such-line = Ce message n’existe plus.
log-stopped = L’administrateur du serveur a fermé la table.
log-forgotten = Le nom d’une personne a été retiré de cette table.
end-stopped = L’administrateur du serveur a fermé la table
report = Signaler…
report-title = Signaler à l’administrateur du serveur
report-about = Il lira ce que vous envoyez. Personne à la table n’en saura rien.
report-what = De quoi s’agit-il ?
report-what-line = { $name } : « { $text } »
report-what-name = Le nom « { $name } »
report-why = Quel est le problème ?
report-why-insult = C’est insultant
report-why-hate = C’est haineux ou menaçant
report-why-spam = C’est de la publicité ou du spam
report-why-private = Cela révèle des données privées
report-why-other = Autre chose
report-words = Avec vos mots (facultatif)
report-send = Envoyer
report-thanks = Merci. L’administrateur du serveur va l’examiner.
report-close = Fermer

# Pace, sound and touch in the settings.
speed = Coups des autres
speed-slow = lents
speed-normal = normaux
speed-fast = rapides
speed-instant = immédiats
volume = Volume
haptics = Vibrer à chaque coup

## The end, told
end-margin = { $points ->
    [one] { $points } point d’avance sur { $name }
   *[other] { $points } points d’avance sur { $name }
  }
end-never-behind = { $name } n’a jamais été derrière.
end-took-lead = { $name } a pris la tête pour de bon au coup { $move } sur { $moves }.
end-was-behind = { $points ->
    [one] Après le coup { $move }, { $name } comptait { $points } point de retard.
   *[other] Après le coup { $move }, { $name } comptait { $points } points de retard.
  }
end-lead-changed = { $count ->
    [one] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $count } fois.
  }
end-race = Les points de chacun, coup par coup
end-aside = Voir le plateau
end-show = Voir le résultat
end-picture = Partager une image
end-picture-sent = Image enregistrée

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
letter-white = B
letter-red = R
letter-yellow = J
letter-green = V
letter-blue = U
letter-black = N

## A finished game that is played on
play-on = Continuer à partir d’ici
again-from = { $move ->
    [0] C’est la donne d’une autre partie.
   *[other] Cette partie reprend au coup { $move } d’une autre.
  }
again-look = Voir cette partie
fair-verdict-known = La donne était connue
fair-found-known = Ce sont les cartes d’une autre partie déjà finie ; elles étaient donc connues. Le fichier de cette partie dit comment elles ont été distribuées.

## A deal that others play
deal-again = Redistribuer ces cartes à d’autres
again-blind = Ce sont les mêmes cartes que dans une partie précédente. Son résultat s’affiche à la fin.
refused-knows-deal = Vous avez déjà joué cette donne. Elle est réservée aux autres.
refused-no-such-deal = Cette donne n’existe pas. Le lien est faux, ou la partie a été supprimée.
earlier-title = Les mêmes cartes, dans une partie précédente
earlier-ahead = { points-long } de plus que { $name } à la même place.
earlier-behind = { points-long } de moins que { $name } à la même place.
earlier-level = Autant de points que { $name } à la même place.

## The daily deal
daily = Donne du jour
daily-invites = Chaque jour, les mêmes cartes et les mêmes robots pour tous. Votre premier essai compte.
daily-open = à jouer
daily-in-play = en cours
daily-rank = place { $rank } sur { $count }
daily-done = jouée
daily-results = Résultats du jour
daily-counts = Donne du jour. Cet essai compte : pas d’indices, et un coup joué reste joué.
daily-free = Donne du jour. Cet essai ne compte pas.
refused-day-not-over = C’est la donne du jour. Vous pourrez la transmettre quand la journée sera finie.

## Hints where everybody has agreed
hints-allow = Des indices pour tous
hints-allow-about = Seulement si toute la table est d’accord. Chacun peut se raviser.
hints-agreed = accepte les indices
hints-on = Tout le monde a accepté les indices : chacun peut en demander.
ask-hints = Proposer des indices pour tous
withdraw-hints = Ne plus accepter les indices
log-asks-hints = { $name } propose des indices pour tous.
log-hints-agreed = { $name } accepte les indices.
log-hints-withdrawn = { $name } n’accepte plus les indices.

## Puzzles
puzzles = Problèmes
puzzles-invite = Un coup est nettement le meilleur. Trouvez-le.
refused-no-such-puzzle = Ce problème n’existe pas. Le lien est faux.

## Being told while away.
telling-title = Mes notifications
table-webhooks = Webhooks de cette table
table-mute = Couper les notifications de cette table
table-unmute = Rétablir les notifications de cette table
refused-bad-address = Rien ne peut être envoyé à cette adresse. Elle doit commencer par https:// et être accessible depuis internet.
refused-bad-mail = Aucun e-mail ne peut être envoyé à cette adresse.
refused-too-many-ways = Vous ne pouvez pas ajouter d’autres adresses, webhooks ou navigateurs. Retirez-en d’abord un.

## A person’s games
person = Vos parties
person-invite = Historique, statistiques et classements, à conserver ou à effacer.
rated = Partie classée
rated-about = Elle compte pour le classement de tous. Pas d’indices, et aucun coup n’est repris.

## Series and tournaments
contests = Séries et tournois
contests-invite = Plusieurs parties pour un résultat, entre amis ou à plusieurs.
to-contest = Vers { $name }
refused-bad-plan = Ces choix ne vont pas ensemble.
refused-contest-full = Il n’y a plus de place.
refused-no-such-contest = Cette série ou ce tournoi n’existe pas. Le lien est faux, ou la page a été supprimée.
refused-not-now = Ce n’est pas possible en ce moment. Quelqu’un a peut-être été plus rapide.
refused-not-organiser = Seule l’organisation peut faire cela.

## Clubs
clubs = Clubs
clubs-invite = Votre cercle : ses tables, son classement, sa discussion.
club-tables-open = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
  }
to-club = Vers le club { $name }
talk-remove = Supprimer
refused-club-full = Le club est complet.
refused-no-such-club = Ce club n’existe pas. Le lien est faux, ou le club a été fermé.
refused-not-member = Seuls les membres du club peuvent faire cela.
refused-old-link = Ce lien n’est plus valable. Demandez le nouveau à un membre du club.
refused-too-many-clubs = Vous êtes dans trop de clubs. Quittez-en d’abord un.
