## What people are told while they are away.
told-turn = Je bent aan de beurt in een spel { $game }.
told-invitation = Er is een plaats voor je gereserveerd in een nieuw spel { $game }.
told-talk = Iemand heeft je geschreven in een spel { $game }.
told-time = Je tijd raakt op in een spel { $game }.

## How they want to be told.
telling-about = Voor tafels die je niet open hebt. Zolang je niet naar een tafel kijkt, krijg je er maar één melding van.
telling-off = Deze server stuurt geen meldingen.
push-here = Meldingen in deze browser
push-here-about = Ook als Cabochon niet open is.
push-denied = De browser blokkeert ze. Sta meldingen van deze site toe in de instellingen en probeer het opnieuw.
push-unable = Deze browser kan geen meldingen tonen. Zet Cabochon op een iPhone of iPad eerst op het beginscherm.
push-elsewhere = Een andere browser
told-kind-turn = Ik ben aan de beurt
told-kind-invitation = Een plaats voor mij gereserveerd
told-kind-talk = Gesprekken aan mijn tafels
told-kind-time = Weinig tijd over
quiet-hours = Stille uren
quiet-hours-about = Wat daarna nog belangrijk is, wordt dan gestuurd.
quiet-from = Van
quiet-until = Tot
webhooks = Webhooks
webhooks-about = Het adres van een andere dienst die je meldingen krijgt, zoals een Discord-kanaal.
webhook-form = Formaat
webhook-discord = Discord
webhook-json = JSON met handtekening
webhook-address = Adres van de webhook
webhook-add = Webhook toevoegen
webhook-remove = { $host } verwijderen
webhook-stopped = Gestopt omdat meldingen niet aankwamen. Voeg hem opnieuw toe om verder te gaan.
webhook-secret = Het geheim van de handtekening. Het wordt alleen deze keer getoond:
