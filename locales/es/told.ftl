## What people are told while they are away.
told-turn = Es tu turno en una partida de { $game }.
told-invitation = Tienes un asiento reservado en una partida nueva de { $game }.
told-talk = Te han escrito en una partida de { $game }.
told-time = Se te acaba el tiempo en una partida de { $game }.

## How they want to be told.
telling-about = De las mesas que no tienes abiertas. Hasta que mires una mesa, solo recibes una notificación de ella.
telling-off = Este servidor no envía notificaciones.
push-here = Notificaciones en este navegador
push-here-about = Aunque Cabochon no esté abierto.
push-denied = El navegador las bloquea. Permite las notificaciones de este sitio en sus ajustes e inténtalo de nuevo.
push-unable = Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade primero Cabochon a la pantalla de inicio.
push-elsewhere = Otro navegador
told-kind-turn = Mi turno
told-kind-invitation = Un asiento reservado para mí
told-kind-talk = Charla en mis mesas
told-kind-time = Queda poco tiempo
quiet-hours = Horas de silencio
quiet-hours-about = Lo que siga siendo importante se envía después.
quiet-from = Desde
quiet-until = Hasta
webhooks = Webhooks
webhooks-about = La dirección de otro servicio que recibe tus notificaciones, como un canal de Discord.
webhook-form = Formato
webhook-discord = Discord
webhook-json = JSON con firma
webhook-address = Dirección del webhook
webhook-add = Añadir webhook
webhook-remove = Quitar { $host }
webhook-stopped = Detenido porque las notificaciones no llegaban. Añádelo otra vez para reanudarlo.
webhook-secret = El secreto de la firma. Solo se muestra esta vez:
