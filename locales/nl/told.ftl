## What people are told while they are away.
told-turn = Je bent aan de beurt aan een tafel van { $game }.
told-invitation = Er is een plaats voor je vrijgehouden aan een nieuwe tafel van { $game }.
told-talk = Iemand heeft iets tegen je gezegd aan een tafel van { $game }.
told-time = Je tijd raakt op aan een tafel van { $game }.

## How they want to be told.
telling-about = Bij tafels die je niet open hebt. Je krijgt één bericht tot je gaat kijken.
telling-off = Deze server stuurt geen berichten.
push-here = Berichten in deze browser
push-here-about = Ook als er geen pagina van Cabochon open is.
push-denied = De browser staat het niet toe. Sta meldingen van deze site toe in de instellingen en probeer het opnieuw.
push-unable = Deze browser kan geen berichten tonen. Zet Cabochon op een iPhone of iPad eerst op het beginscherm.
push-elsewhere = Een andere browser
told-kind-turn = Ik ben aan de beurt
told-kind-invitation = Een plaats die voor mij is vrijgehouden
told-kind-talk = Gesprekken aan mijn tafels
told-kind-time = Weinig tijd over
quiet-hours = Stille uren
quiet-hours-about = Wat daarna nog geldt, wordt dan gestuurd.
quiet-from = Van
quiet-until = Tot
webhooks = Webhooks
webhooks-about = Een adres van een andere dienst, zoals een kanaal van Discord, dat je berichten krijgt.
webhook-form = Wat die leest
webhook-discord = Discord
webhook-json = JSON met handtekening
webhook-address = Adres van de webhook
webhook-add = Webhook toevoegen
webhook-remove = { $host } verwijderen
webhook-stopped = Gestopt, omdat berichten niet aankwamen. Voeg hem opnieuw toe om door te gaan.
webhook-secret = Het geheim van de handtekening. Het wordt alleen nu getoond:
