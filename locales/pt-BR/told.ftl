## What people are told while they are away.
told-turn = É a sua vez em uma mesa de { $game }.
told-invitation = Há um lugar guardado para você em uma nova mesa de { $game }.
told-talk = Alguém falou com você em uma mesa de { $game }.
told-time = Seu tempo está acabando em uma mesa de { $game }.

## How they want to be told.
telling-about = Em mesas que você não tem abertas. Você recebe um aviso até olhar.
telling-off = Este servidor não envia avisos.
push-here = Avisos neste navegador
push-here-about = Mesmo sem nenhuma página do Cabochon aberta.
push-denied = O navegador não permite. Permita notificações deste site nas configurações dele e tente de novo.
push-unable = Este navegador não consegue mostrar avisos. No iPhone ou iPad, adicione primeiro o Cabochon à tela de início.
push-elsewhere = Outro navegador
told-kind-turn = Minha vez
told-kind-invitation = Um lugar guardado para mim
told-kind-talk = Conversa nas minhas mesas
told-kind-time = Pouco tempo restante
quiet-hours = Horas de silêncio
quiet-hours-about = O que ainda valer depois é enviado então.
quiet-from = Das
quiet-until = Até
webhooks = Webhooks
webhooks-about = Um endereço de outro serviço, como um canal do Discord, que recebe seus avisos.
webhook-form = O que ele lê
webhook-discord = Discord
webhook-json = JSON com assinatura
webhook-address = Endereço do webhook
webhook-add = Adicionar webhook
webhook-remove = Remover { $host }
webhook-stopped = Parado, porque os avisos não chegaram. Adicione-o de novo para continuar.
webhook-secret = O segredo da assinatura. Ele só é mostrado agora:
