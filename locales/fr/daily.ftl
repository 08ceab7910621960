## The daily deal
daily-until = Les donnes du jour se terminent à { $time }.
daily-rules = Chaque jeu a une donne par jour, avec les mêmes robots pour tous ; ce qu’ils font ne dépend que de vos coups. Votre premier essai compte. Le classement suit votre avance sur le meilleur robot.
daily-before = Votre premier essai compte. Vous le jouez sans indices, et un coup joué reste joué. Vous verrez ensuite comment les autres ont joué.
daily-later = Votre essai est terminé. Vous pouvez rejouer cette donne autant que vous voulez, avec des indices, mais cela ne compte plus.
daily-past = Ce jour est passé, un essai ne compte plus. Les indices sont permis.
daily-running = Votre essai est en cours.
daily-play = Jouer
daily-continue = Continuer
daily-again = Rejouer
daily-tried = { $count ->
    [one] { $count } personne a terminé.
   *[other] { $count } personnes ont terminé.
  }
daily-hidden = Vous verrez les résultats quand votre propre essai sera terminé.
daily-none = Personne n’a terminé cette donne.
daily-place = Rang
daily-lead = Avance
daily-lead-about = L’avance est la différence entre les points du joueur et ceux du meilleur robot. La précision y figure une fois la partie analysée.
daily-gave-up = abandon
daily-look = Voir cette partie
daily-late = Vous avez terminé trop tard pour que ce résultat compte.
daily-opening = Les premiers coups
daily-opening-about = Ce qu’ont joué ceux qui avaient joué comme vous jusque-là.
daily-opening-first = Comment on a commencé.
daily-decision = Décision { $number }
daily-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
daily-yours = votre coup
daily-others = autres coups
daily-past-days = Jours passés
daily-past-about = Les donnes des jours passés restent ouvertes. Elles ne comptent plus.
daily-your-result = Votre résultat
daily-nobody = quelqu’un
daily-closes = À terminer avant : { $time }
