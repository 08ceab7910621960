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
