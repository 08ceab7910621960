## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = Para não receber mais estes e-mails:
server-mail-confirm-subject = Confirme seu endereço para o Cabochon
server-mail-confirm = Alguém informou este endereço em { $host } para receber notificações das suas partidas. Se foi você, confirme com este link em até um dia:
server-mail-confirm-not = Se não foi você, não faça nada: nenhuma notificação chegará. Para não receber mais e-mails como este:
server-page-confirm-title = Confirme seu endereço
server-page-confirm = As notificações das suas partidas passarão a chegar neste endereço.
server-page-confirm-button = Confirmar
server-page-confirmed-title = Endereço confirmado
server-page-confirmed = De agora em diante, as notificações também chegam por e-mail. Escolha quais nas configurações.
server-page-stop-title = Não receber mais e-mails
server-page-stop = Nada mais será enviado a este endereço.
server-page-stop-button = Parar
server-page-stopped-title = Pronto
server-page-stopped = Nada mais será enviado a este endereço.
server-page-dead-title = Este link não funciona mais
server-page-dead = Ele expirou, já foi usado ou foi substituído por um mais novo. Você pode informar seu endereço de novo nas configurações.
server-page-home = Ir para o Cabochon
## O que outros sites e aplicativos de mensagens mostram de um link.
server-preview-house = Três jogos de pedras preciosas online, com amigos ou contra robôs.
server-preview-rules = Como se joga { $game }.
server-preview-club = Um clube que joga junto: abra o link para participar.
server-preview-free = { $free ->
    [one] Há um lugar livre
   *[other] Há { $free } lugares livres
}
server-preview-full = A partida já vai começar
server-preview-turn = Vez de: { $names }
server-preview-won = Vitória de { $names }
server-preview-over = A partida terminou
server-preview-ended = Terminou
server-preview-entered = { $count ->
    [one] Um participante até agora
   *[other] { $count } participantes até agora
}
server-preview-round = Rodada { $round } de { $rounds }
server-preview-game = Partida { $round } de { $rounds }
server-preview-seat = livre
server-preview-player = Jogador { $number }
server-preview-sit = Abra o link para se sentar à mesa
server-preview-watch = Abra o link para assistir
server-preview-take-part = Abra o link para participar
