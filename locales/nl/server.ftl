## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = Geen mails meer ontvangen:
server-mail-confirm-subject = Bevestig je adres voor Cabochon
server-mail-confirm = Iemand heeft dit adres op { $host } ingevuld om meldingen van zijn spellen te krijgen. Was jij dat, bevestig het dan binnen een dag met deze link:
server-mail-confirm-not = Was jij dat niet, dan hoef je niets te doen: er komen geen meldingen. Geen mails als deze meer ontvangen:
server-page-confirm-title = Bevestig je adres
server-page-confirm = Meldingen van je spellen gaan dan ook naar dit adres.
server-page-confirm-button = Bevestigen
server-page-confirmed-title = Adres bevestigd
server-page-confirmed = Vanaf nu komen meldingen ook per mail. Welke, kies je in de instellingen.
server-page-stop-title = Geen mails meer
server-page-stop = Er wordt niets meer naar dit adres gestuurd.
server-page-stop-button = Stoppen
server-page-stopped-title = Gestopt
server-page-stopped = Er wordt niets meer naar dit adres gestuurd.
server-page-dead-title = Deze link werkt niet meer
server-page-dead = Hij is verlopen, al gebruikt of vervangen door een nieuwere. In de instellingen kun je je adres opnieuw invullen.
server-page-home = Naar Cabochon
## Wat andere sites en berichtenapps bij een link laten zien.
server-preview-house = Drie edelsteenspellen online, met vrienden of tegen bots.
server-preview-rules = Zo speel je { $game }.
server-preview-club = Een club die samen speelt: open de link om lid te worden.
server-preview-free = { $free ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $free } plaatsen vrij
}
server-preview-full = Het spel begint zo
server-preview-turn = Aan zet: { $names }
server-preview-won = Gewonnen: { $names }
server-preview-over = Het spel is afgelopen
server-preview-ended = Het is afgelopen
server-preview-entered = { $count ->
    [one] Tot nu toe één deelnemer
   *[other] Tot nu toe { $count } deelnemers
}
server-preview-round = Ronde { $round } van { $rounds }
server-preview-game = Spel { $round } van { $rounds }
server-preview-seat = vrij
server-preview-player = Speler { $number }
server-preview-sit = Open de link om mee te spelen
server-preview-watch = Open de link om te kijken
server-preview-take-part = Open de link om mee te doen
