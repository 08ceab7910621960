## What people are told while they are away.
told-turn = É a sua vez em uma partida de { $game }.
told-invitation = Há um lugar reservado para você em uma nova partida de { $game }.
told-talk = Alguém escreveu para você em uma partida de { $game }.
told-time = Seu tempo está acabando em uma partida de { $game }.

## How they want to be told.
telling-about = Para mesas que você não está vendo. Até você olhar uma mesa, recebe só uma notificação dela.
telling-off = Este servidor não envia notificações.
push-here = Notificações neste navegador
push-here-about = Mesmo com o Cabochon fechado.
push-denied = O navegador as bloqueia. Permita notificações deste site nas configurações dele e tente de novo.
push-unable = Este navegador não consegue mostrar notificações. No iPhone ou iPad, adicione primeiro o Cabochon à tela de início.
push-elsewhere = Outro navegador
told-kind-turn = Minha vez
told-kind-invitation = Um lugar reservado para mim
told-kind-talk = Conversa nas minhas mesas
told-kind-time = Pouco tempo restante
quiet-hours = Horas de silêncio
quiet-hours-about = O que ainda importar é enviado depois.
quiet-from = Das
quiet-until = Até
webhooks = Webhooks
webhooks-about = O endereço de outro serviço que recebe suas notificações, como um canal do Discord.
webhook-form = Formato
webhook-discord = Discord
webhook-json = JSON com assinatura
webhook-address = Endereço do webhook
webhook-add = Adicionar webhook
webhook-remove = Remover { $host }
webhook-stopped = Parado porque as notificações não chegavam. Adicione-o de novo para retomar.
webhook-secret = O segredo da assinatura. Ele só é mostrado desta vez:
