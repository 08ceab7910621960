## Clubs
clubs-about = Un club est un groupe qui joue ensemble, avec ses tables, son classement et sa discussion. Fondez-en un et envoyez le lien aux autres.
clubs-own = Vos clubs
clubs-none = Vous n’êtes encore dans aucun club.
club-new = Un nouveau club
club-called = Nom du club
club-found = Fonder le club
club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
  }
club-invited = Vous êtes invité dans ce club. Les membres voient les noms, les tables, les résultats et la discussion des autres.
club-outside = Seuls les membres voient ce qui se passe ici. Pour entrer, demandez le lien à l’un d’eux.
club-join = Rejoindre
club-invite = Inviter : partager le lien
club-invite-about = Quiconque a ce lien peut rejoindre le club.
club-leave = Quitter le club
club-leave-last = Vous êtes le dernier membre. Sans vous, le club est supprimé.
club-told = Me prévenir des nouvelles tables
club-told-about = Par les moyens choisis dans les notifications.
club-tables = Tables
club-tables-none = Aucune table n’est ouverte en ce moment.
club-open = Ouvrir une table :
club-period = Période
club-all-time = Toutes les parties
club-last-days = { $days } derniers jours
club-standings-none = Aucune partie n’a encore compté.
club-rule = Une partie à une table du club compte pour ses membres si au moins deux personnes l’ont jouée jusqu’à un résultat.
club-talk = Discussion
club-muted = L’organisation vous a retiré la parole.
club-members-title = Membres
club-rename = Renommer
club-renew = Renouveler le lien
club-renew-about = L’ancien lien ne laissera plus entrer personne.
club-renewed = L’ancien lien ne laisse plus entrer personne.
club-unlead = Retirer { $name } de l’organisation
club-remove-about = Quand on retire quelqu’un, le lien est renouvelé aussi.
club-close = Fermer le club
club-close-sure = Le club est supprimé pour de bon, avec son classement et sa discussion. Les parties jouées restent.
