## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = Keine solchen Mails mehr:
server-mail-confirm-subject = Bestätige deine Adresse für Cabochon
server-mail-confirm = Jemand hat diese Adresse auf { $host } eingetragen, um Benachrichtigungen zu seinen Partien zu bekommen. Wenn du das warst, bestätige sie innerhalb eines Tages mit diesem Link:
server-mail-confirm-not = Wenn du das nicht warst, brauchst du nichts zu tun: Es kommen keine Benachrichtigungen. Keine solchen Mails mehr:
server-page-confirm-title = Adresse bestätigen
server-page-confirm = Benachrichtigungen zu deinen Partien gehen dann auch an diese Adresse.
server-page-confirm-button = Bestätigen
server-page-confirmed-title = Adresse bestätigt
server-page-confirmed = Ab jetzt kommen Benachrichtigungen auch per Mail. Welche, wählst du in den Einstellungen.
server-page-stop-title = Mails abbestellen
server-page-stop = An diese Adresse wird nichts mehr geschickt.
server-page-stop-button = Abbestellen
server-page-stopped-title = Abbestellt
server-page-stopped = An diese Adresse wird nichts mehr geschickt.
server-page-dead-title = Dieser Link funktioniert nicht mehr
server-page-dead = Er ist abgelaufen, wurde schon benutzt oder durch einen neueren ersetzt. In den Einstellungen kannst du deine Adresse noch einmal eintragen.
server-page-home = Zu Cabochon
## Was andere Seiten und Messenger zu einem Link zeigen.
server-preview-house = Drei Edelsteinspiele online, mit Freunden oder gegen Bots.
server-preview-rules = So spielt man { $game }.
server-preview-club = Ein Club, der zusammen spielt: Über den Link kommst du dazu.
server-preview-free = { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
server-preview-full = Gleich geht es los
server-preview-turn = Am Zug: { $names }
server-preview-won = Gewonnen: { $names }
server-preview-over = Die Partie ist zu Ende
server-preview-ended = Es ist zu Ende
server-preview-entered = { $count ->
    [one] Bisher nimmt einer teil
   *[other] Bisher nehmen { $count } teil
}
server-preview-round = Runde { $round } von { $rounds }
server-preview-game = Partie { $round } von { $rounds }
server-preview-seat = frei
server-preview-player = Spieler { $number }
server-preview-sit = Über den Link setzt du dich dazu
server-preview-watch = Über den Link schaust du zu
server-preview-take-part = Über den Link machst du mit
