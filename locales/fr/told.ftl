## What people are told while they are away.
told-turn = C’est à vous de jouer dans une partie de { $game }.
told-invitation = Une place vous est réservée dans une nouvelle partie de { $game }.
told-talk = On vous a écrit dans une partie de { $game }.
told-time = Il vous reste peu de temps dans une partie de { $game }.

## How they want to be told.
telling-about = Pour les tables que vous n’avez pas ouvertes. Tant que vous n’avez pas regardé une table, vous n’en recevez qu’une seule notification.
telling-off = Ce serveur n’envoie pas de notifications.
push-here = Notifications dans ce navigateur
push-here-about = Même si Cabochon n’est pas ouvert.
push-denied = Le navigateur les bloque. Autorisez les notifications de ce site dans ses réglages, puis réessayez.
push-unable = Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord Cabochon à l’écran d’accueil.
push-elsewhere = Un autre navigateur
told-kind-turn = Mon tour
told-kind-invitation = Une place réservée pour moi
told-kind-talk = Discussion à mes tables
told-kind-time = Peu de temps restant
quiet-hours = Heures de silence
quiet-hours-about = Ce qui compte encore est envoyé ensuite.
quiet-from = De
quiet-until = À
webhooks = Webhooks
webhooks-about = L’adresse d’un autre service qui reçoit vos notifications, par exemple un salon Discord.
webhook-form = Format des messages
webhook-discord = Discord
webhook-json = JSON signé
webhook-address = Adresse du webhook
webhook-add = Ajouter un webhook
webhook-remove = Retirer { $host }
webhook-stopped = Arrêté, car les notifications n’arrivaient pas. Ajoutez-le de nouveau pour reprendre.
webhook-secret = Le secret de la signature. Il n’est affiché que cette fois :
