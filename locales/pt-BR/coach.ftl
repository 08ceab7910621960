## Moves, as one would suggest them
move-bid = Colocar o { $card } { part-on-place }
move-return-jewel = Devolver a { jewel } ao saquinho
move-give = Devolver { $tokens }
move-reserve = Reservar { part-card }
move-reserve-blind = Reservar sem ver uma carta de nível { $level }
move-buy = Comprar { part-card }
move-buy-hidden = Comprar uma carta reservada
move-noble = Receber o nobre número { $number }

## What speaks for a move
reason-keeps-from = { $name } fica sem a número { $number } de um conjunto: { jewel }.
reason-leaves-best = Fica em oferta o que mais vale aqui.
reason-leaves-wanted = Fica em oferta: { jewel }, número { $number } do próprio conjunto.
reason-adds-to-set = Número { $number } de um conjunto: { jewel }, { bonus-of }.
reason-wins-for-certain = Ninguém mais pode colocar uma carta ali.
reason-cannot-be-beaten = Nenhuma carta dos outros supera mais o { $card }.
reason-saves-highest = Gasta a carta mais baixa e guarda o { $card }.
reason-worth-most = Nenhuma joia em oferta vale mais: { points-long }.
reason-reaches-goal = Chega a { points-long } e traz a última rodada.
reason-brings-noble = Traz um nobre: { points-long } no total.
reason-scores = Rende { points-long }.
reason-adds-bonus = Um bônus a mais: { gem }, agora { $number }.
reason-takes-gold = Rende uma ficha de ouro.
reason-denies = { $name } poderia comprar a carta em seguida: { points-long }.
reason-denies-end = { $name } poderia comprar a carta em seguida e encerrar o jogo.
reason-noble-nearer = { $bonuses ->
    [one] Ao nobre mais próximo só falta { $bonuses } bônus.
   *[other] Ao nobre mais próximo faltam { $bonuses } bônus.
  }
reason-within-reach = Pode ser comprada na próxima vez: nível { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = O que um jogador forte faria
hint-thinking = Pensando…
hint-chance = { $chance } de chance de vencer
hint-often = { $share } das vezes
hint-mixed = Nenhuma jogada é a melhor sozinha aqui. Varie entre estas com a frequência indicada, para que ninguém leia você.
hint-close = Fechar a dica

## The review of a game
review-about = Um jogador forte revê cada decisão com o que se sabia naquele momento.
review-running = { $done } de { $count } decisões analisadas…
review-depth = Para cada decisão foram vistas { $count } posições.
review-deeper = Olhar mais a fundo
review-graph = Chances de vencer
review-graph-about = As de todos em cada decisão, como podia julgá-las quem jogava.
review-accuracy = Precisão
review-accuracy-about = Uma decisão que não entrega nada vale 100; uma que entrega cinco pontos de chance de vencer vale 50.
review-given = Entregue
review-luck = Sorte
review-luck-about = Sorte é o que veio à luz entre as decisões: distribuição, compras, cartas ocultas.
review-turning = Momentos decisivos
review-turning-none = Ninguém entregou muito, e a sorte não tomou partido.
review-all = Todas as decisões
review-number = N.º
review-made = Jogada
review-better = Melhor
review-fine = Nada melhor foi encontrado.
review-in-mixture = Esta jogada faz parte da melhor mistura.
review-chance = Probabilidade
review-lost = { $name } entrega { $chance }
review-lucky = A sorte ajuda { $name } em { $chance }
review-at = Decisão { $number } de { $count }: { $name }
review-on-board = No tabuleiro
