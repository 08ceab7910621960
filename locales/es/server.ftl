## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = Para dejar de recibir estos correos:
server-mail-confirm-subject = Confirma tu dirección para Cabochon
server-mail-confirm = Alguien ha indicado esta dirección en { $host } para recibir notificaciones de sus partidas. Si has sido tú, confírmala con este enlace antes de un día:
server-mail-confirm-not = Si no has sido tú, no hagas nada: no llegará ninguna notificación. Para no recibir más correos como este:
server-page-confirm-title = Confirma tu dirección
server-page-confirm = Las notificaciones de tus partidas llegarán entonces a esta dirección.
server-page-confirm-button = Confirmar
server-page-confirmed-title = Dirección confirmada
server-page-confirmed = A partir de ahora, las notificaciones llegan también por correo. Cuáles, lo eliges en los ajustes.
server-page-stop-title = No recibir más correos
server-page-stop = No se enviará nada más a esta dirección.
server-page-stop-button = Dejar de recibir
server-page-stopped-title = Listo
server-page-stopped = No se enviará nada más a esta dirección.
server-page-dead-title = Este enlace ya no funciona
server-page-dead = Ha caducado, ya se ha usado o lo ha sustituido otro más reciente. Puedes indicar tu dirección de nuevo en los ajustes.
server-page-home = Ir a Cabochon
## Lo que muestran otras páginas y las aplicaciones de mensajería con un enlace.
server-preview-house = Tres juegos de gemas en línea, con amigos o contra bots.
server-preview-rules = Cómo se juega a { $game }.
server-preview-club = Un club que juega junto: abre el enlace para unirte.
server-preview-free = { $free ->
    [one] Queda un asiento libre
   *[other] Quedan { $free } asientos libres
}
server-preview-full = La partida está a punto de empezar
server-preview-turn = Le toca a: { $names }
server-preview-won = Victoria de { $names }
server-preview-over = La partida ha terminado
server-preview-ended = Ha terminado
server-preview-entered = { $count ->
    [one] Un participante por ahora
   *[other] { $count } participantes por ahora
}
server-preview-round = Ronda { $round } de { $rounds }
server-preview-game = Partida { $round } de { $rounds }
server-preview-seat = libre
server-preview-player = Jugador { $number }
server-preview-sit = Abre el enlace para sentarte
server-preview-watch = Abre el enlace para mirar
server-preview-take-part = Abre el enlace para participar
