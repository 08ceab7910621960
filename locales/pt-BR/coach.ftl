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
reason-keeps-from = Deixa { $name } sem uma { jewel }, a número { $number } de um conjunto.
reason-leaves-best = Deixa à venda o que mais vale para este jogador.
reason-leaves-wanted = Deixa à venda uma { jewel }, a número { $number } do próprio conjunto.
reason-adds-to-set = Uma { jewel }, a número { $number } de um conjunto: { bonus-of }.
reason-wins-for-certain = Ninguém mais consegue colocar uma carta ali.
reason-cannot-be-beaten = Nenhuma carta dos outros consegue mais superar o { $card }.
reason-saves-highest = Gasta a carta mais baixa e guarda o { $card }.
reason-worth-most = Nenhuma joia à venda vale mais: { points-long }.
reason-reaches-goal = Chega a { points-long } e dá início à última rodada.
reason-brings-noble = Traz um nobre: { points-long } no total.
reason-scores = Rende { points-long }.
reason-adds-bonus = Um bônus a mais: { gem }, agora { $number }.
reason-takes-gold = Rende uma ficha de ouro.
reason-denies = Senão, { $name } poderia comprar a carta no próximo turno: { points-long }.
reason-denies-end = Senão, { $name } poderia comprar a carta no próximo turno e encerrar o jogo.
reason-noble-nearer = { $bonuses ->
    [1] Só falta { $bonuses } bônus para o nobre mais próximo.
   *[other] Faltam { $bonuses } bônus para o nobre mais próximo.
  }
reason-within-reach = Pode ser comprada no próximo turno: nível { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.
reason-nearer = { $tokens ->
    [one] Falta { $tokens } ficha
   *[other] Faltam { $tokens } fichas
  } para uma carta: nível { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = O que um jogador forte faria
hint-thinking = Pensando…
hint-chance = { $chance } de chance de vencer
hint-often = { $share } das vezes
hint-mixed = Aqui nenhuma jogada é a melhor sozinha. Varie entre estas com a frequência indicada, para não ficar previsível.
hint-close = Fechar a dica

## The review of a game
review-about = Um jogador forte revê cada decisão com o que se sabia naquele momento.
review-running = { $done } de { $count } decisões analisadas…
review-depth = Posições analisadas por decisão: { $count }.
review-deeper = Analisar mais a fundo
review-graph = Chances de vencer
review-graph-about = As chances de cada um em cada decisão, do ponto de vista de quem ia jogar.
review-accuracy = Precisão
review-accuracy-about = Uma decisão que não entrega nada vale 100; uma que entrega cinco pontos percentuais vale 50.
review-given = Entregue
review-luck = Sorte
review-luck-about = Sorte é o que foi revelado entre as decisões: distribuição, sorteios, cartas ocultas.
review-turning = Momentos decisivos
review-turning-none = Ninguém entregou muito, e a sorte não tomou partido.
review-all = Todas as decisões
review-number = N.º
review-made = Jogada
review-better = Melhor
review-fine = Nada melhor foi encontrado.
review-in-mixture = Esta jogada faz parte da melhor mistura.
review-chance = Chances
review-lost = { $name } entrega { $chance }
review-lucky = A sorte dá { $chance } a { $name }
review-at = Decisão { $number } de { $count }: { $name }
review-on-board = No tabuleiro

## Playing on from a finished game
play-on-about = Uma nova mesa começa exatamente nesta posição, com as cartas ocultas como estavam. Robôs jogam nos outros lugares.
play-on-seat = Você joga por
play-on-bots = Contra
play-on-same = os mesmos robôs, e um robô no lugar de cada pessoa
play-on-do = Jogar
what-if = Fazer a melhor jogada

## A deal by a link
deal-title = Supere este resultado
deal-about = Estas cartas já foram jogadas por { $names }. Você recebe exatamente as mesmas, e o resultado aparece depois da sua partida.
deal-play = Jogar estas cartas

## The coach, before a move is final
coach = Treinador
coach-about = Avisa antes que uma jogada cara seja definitiva. Só contra robôs.
coach-off = Desligado
coach-blunders = Só erros graves
coach-mistakes = Erros
coach-slips = Também pequenos deslizes
coach-from = Avisa quando uma jogada custa pelo menos { $share } de chance de vitória.
coach-title = Antes de jogar isso
coach-costs = { $chance } de chance de vitória. Com o melhor jogo seria { $best }.
coach-better = Isto seria melhor:
coach-anyway = Jogar mesmo assim
coach-again = Escolher outra
coach-offer = Quer um treinador nas primeiras partidas? Ele avisa antes que uma jogada cara seja definitiva, e você decide.
coach-offer-yes = Jogar com o treinador
coach-offer-no = Não, obrigado
