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
