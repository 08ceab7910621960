## What people are told while they are away.
told-turn = Es tu turno en una mesa de { $game }.
told-invitation = Hay un asiento reservado para ti en una mesa nueva de { $game }.
told-talk = Alguien te ha dicho algo en una mesa de { $game }.
told-time = Se te acaba el tiempo en una mesa de { $game }.

## How they want to be told.
telling-about = En las mesas que no tienes abiertas. Recibes un aviso hasta que mires.
telling-off = Este servidor no envía avisos.
push-here = Avisos en este navegador
push-here-about = Aunque no haya ninguna página de Cabochon abierta.
push-denied = El navegador no lo permite. Permite las notificaciones de este sitio en sus ajustes e inténtalo de nuevo.
push-unable = Este navegador no puede mostrar avisos. En un iPhone o iPad, añade primero Cabochon a la pantalla de inicio.
push-elsewhere = Otro navegador
told-kind-turn = Mi turno
told-kind-invitation = Un asiento reservado para mí
told-kind-talk = Conversación en mis mesas
told-kind-time = Queda poco tiempo
quiet-hours = Horas de silencio
quiet-hours-about = Lo que siga siendo válido se envía después.
quiet-from = Desde
quiet-until = Hasta
webhooks = Webhooks
webhooks-about = Una dirección de otro servicio, como un canal de Discord, que recibe tus avisos.
webhook-form = Qué lee
webhook-discord = Discord
webhook-json = JSON con firma
webhook-address = Dirección del webhook
webhook-add = Añadir webhook
webhook-remove = Quitar { $host }
webhook-stopped = Detenido, porque los avisos no llegaron. Añádelo otra vez para continuar.
webhook-secret = El secreto de la firma. Solo se muestra ahora:
