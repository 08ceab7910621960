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
