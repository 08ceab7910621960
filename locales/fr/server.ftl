## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = Pour ne plus recevoir ces messages :
server-mail-confirm-subject = Confirmez votre adresse pour Cabochon
server-mail-confirm = Quelqu’un a indiqué cette adresse sur { $host } pour recevoir des notifications de ses parties. Si c’était vous, confirmez-la avec ce lien dans la journée :
server-mail-confirm-not = Si ce n’était pas vous, ne faites rien : aucune notification ne viendra. Pour ne plus recevoir de tels messages :
server-page-confirm-title = Confirmer votre adresse
server-page-confirm = Les notifications de vos parties seront alors envoyées à cette adresse.
server-page-confirm-button = Confirmer
server-page-confirmed-title = Adresse confirmée
server-page-confirmed = Désormais, les notifications arrivent aussi par e-mail. Choisissez lesquelles dans les réglages.
server-page-stop-title = Ne plus recevoir ces messages
server-page-stop = Plus rien ne sera envoyé à cette adresse.
server-page-stop-button = Arrêter
server-page-stopped-title = C’est fait
server-page-stopped = Plus rien ne sera envoyé à cette adresse.
server-page-dead-title = Ce lien ne marche plus
server-page-dead = Il a expiré, a déjà servi ou a été remplacé par un plus récent. Vous pouvez indiquer votre adresse de nouveau dans les réglages.
server-page-home = Vers Cabochon
## Ce que d’autres sites et les messageries montrent d’un lien.
server-preview-house = Trois jeux de pierres précieuses en ligne, entre amis ou contre des robots.
server-preview-rules = Comment jouer à { $game }.
server-preview-club = Un club qui joue ensemble : ouvrez le lien pour le rejoindre.
server-preview-free = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}
server-preview-full = La partie va commencer
server-preview-turn = À jouer : { $names }
server-preview-won = Victoire : { $names }
server-preview-over = La partie est terminée
server-preview-ended = C’est terminé
server-preview-entered = { $count ->
    [one] Une seule inscription pour l’instant
   *[other] { $count } inscriptions pour l’instant
}
server-preview-round = Ronde { $round } sur { $rounds }
server-preview-game = Partie { $round } sur { $rounds }
server-preview-seat = libre
server-preview-player = Joueur { $number }
server-preview-sit = Ouvrez le lien pour prendre place
server-preview-watch = Ouvrez le lien pour regarder
server-preview-take-part = Ouvrez le lien pour participer
