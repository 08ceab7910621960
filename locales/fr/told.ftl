## What people are told while they are away.
told-turn = C’est à vous de jouer à une table de { $game }.
told-invitation = Une place vous est réservée à une nouvelle table de { $game }.
told-talk = On vous a parlé à une table de { $game }.
told-time = Votre temps s’écoule à une table de { $game }.

## How they want to be told.
telling-about = Aux tables que vous n’avez pas ouvertes. Vous recevez un seul avis tant que vous n’avez pas regardé.
telling-off = Ce serveur n’envoie pas d’avis.
push-here = Avis dans ce navigateur
push-here-about = Même si aucune page de Cabochon n’est ouverte.
push-denied = Le navigateur ne le permet pas. Autorisez les notifications de ce site dans ses réglages, puis réessayez.
push-unable = Ce navigateur ne peut pas afficher d’avis. Sur iPhone ou iPad, ajoutez d’abord Cabochon à l’écran d’accueil.
push-elsewhere = Un autre navigateur
told-kind-turn = Mon tour
told-kind-invitation = Une place gardée pour moi
told-kind-talk = Discussion à mes tables
told-kind-time = Peu de temps restant
quiet-hours = Heures de silence
quiet-hours-about = Ce qui vaut encore ensuite est envoyé à ce moment-là.
quiet-from = De
quiet-until = À
webhooks = Webhooks
webhooks-about = Une adresse d’un autre service, comme un salon Discord, qui reçoit vos avis.
webhook-form = Ce qu’il lit
webhook-discord = Discord
webhook-json = JSON signé
webhook-address = Adresse du webhook
webhook-add = Ajouter un webhook
webhook-remove = Retirer { $host }
webhook-stopped = Arrêté, car des avis ne sont pas arrivés. Ajoutez-le de nouveau pour continuer.
webhook-secret = Le secret de la signature. Il n’est affiché que maintenant :
