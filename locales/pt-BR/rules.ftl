on-this-page = Nesta página

## Sultan
rules-sultan-short-title = Em resumo
rules-sultan-short =
    Três fases de cinco rodadas. Em cada rodada há joias nas almofadas, e cada um coloca uma carta de dinheiro virada para baixo em uma delas.

    As cartas são viradas. Em cada almofada a carta mais alta ganha a joia; no empate, a que foi colocada antes. Todas as cartas colocadas saem do jogo.

    No fim uma joia vale de 1 a 5 pontos conforme a cor, e três ou mais de uma cor dão um bônus. Vence quem tiver mais pontos.
rules-sultan-aim-title = O objetivo
rules-sultan-aim =
    O Sultão vende suas joias. Todos colocam cartas de dinheiro viradas para baixo e esperam ter posto a mais alta no lugar certo. As joias valem pontos conforme a cor, e várias da mesma cor dão um bônus.

    As cinquenta joias são 12 brancas (1 ponto cada), 11 vermelhas (2), 10 amarelas (3), 9 verdes (4) e 8 azuis (5).
rules-sultan-setup-title = Antes da primeira rodada
rules-sultan-setup =
    Cada jogador tem seu próprio baralho de cartas de dinheiro de 1 a 15. Todas as joias estão no saquinho. Há três almofadas; com três jogadores, duas. O jogador inicial da primeira rodada é sorteado, a menos que a mesa escolha.

    O jogo tem três fases de cinco rodadas. No começo de uma fase cada um compra cinco cartas, que devem bastar para a fase inteira.
rules-sultan-offer-title = A oferta
rules-sultan-offer = O jogador inicial sorteia uma joia a mais do que há almofadas e escolhe uma que volta para o saquinho. As outras ficam nas almofadas.
rules-sultan-bids-title = Os lances
rules-sultan-bids = Começando pelo jogador inicial, cada um na sua vez coloca exatamente uma carta virada para baixo numa almofada. Pode haver várias cartas numa almofada. Todos veem quem coloca uma carta, onde e em que ordem, mas não o valor. Não se pode passar.
rules-sultan-reveal-title = A revelação
rules-sultan-reveal =
    Quando todos colocaram uma carta, elas são viradas. Em cada almofada a carta mais alta ganha a joia; no empate, a que foi colocada antes. Uma joia sem carta volta para o saquinho.

    Todas as cartas colocadas saem do jogo, vencedoras ou não. O vizinho à esquerda passa a ser o jogador inicial da rodada seguinte.
rules-sultan-score-title = A contagem
rules-sultan-score =
    Depois da terceira fase cada joia vale seus pontos. Além disso há um bônus por cor: 2 pontos por três joias, 5 por quatro, 10 por cinco, 20 por seis ou mais.

    Vence quem tiver mais pontos; no empate, quem tiver mais joias; se ainda empatar, a vitória é dividida.

    Um exemplo: 5 joias vermelhas, 4 verdes e 2 azuis são 10 + 16 + 10 pontos, com bônus de 10 pelas vermelhas e de 5 pelas verdes: 51 ao todo.
rules-sultan-two-title = Com dois jogadores
rules-sultan-two = Cada um tem duas vezes as cartas de 1 a 12 e compra oito por fase. Uma fase tem quatro rodadas; em cada uma os dois colocam duas cartas alternadamente, em almofadas diferentes. No empate ganha o jogador inicial da rodada. O bônus é de 2 pontos por quatro joias de uma cor, 5 por cinco, 10 por seis, 20 por sete ou mais.
rules-variants-title = Variantes
rules-variants =
    Biombos: como no jogo de tabuleiro, as coleções ficam escondidas atrás dos biombos até o fim. Com biombos abertos, todos as veem.

    Correria: ninguém espera a vez, e no empate vence a carta colocada antes.

    Compra silenciosa: uma carta que está sozinha é descartada sem ser mostrada; os outros só sabem o valor quando a partida acaba.

    Sacolas: as joias ganhas vão para uma sacola fechada que nem o dono abre antes do fim.

    Correria, compra silenciosa e sacolas podem ser combinadas, tanto em Sultan como em Riquezas.

## Riquezas do Sultão
rules-riquezas-short-title = Em resumo
rules-riquezas-short =
    Três fases de cinco rodadas. Em cada rodada há joias à venda nos bazares, e cada um coloca uma carta de ouro virada para baixo em um deles.

    As cartas são viradas. Em cada bazar a carta mais alta ganha a joia; no empate, a que foi colocada antes. Todas as cartas colocadas saem do jogo.

    No fim uma joia vale de 1 a 5 pontos conforme a cor, e três ou mais de uma cor dão um bônus. Vence quem tiver mais pontos.
rules-riquezas-aim-title = O objetivo
rules-riquezas-aim =
    O antecessor brasileiro de Sultan. Nos bazares, paga-se com ouro por joias de cinco cores; conjuntos de uma cor dão um bônus.

    As cinquenta joias são 12 vermelhas (1 ponto cada), 11 amarelas (2), 10 verdes (3), 9 azuis (4) e 8 pretas (5). Atenção: vermelho, amarelo, verde e azul valem um ponto a menos do que em Sultan.
rules-riquezas-course-title = Como se joga
rules-riquezas-course =
    Há três bazares; com três jogadores, dois. O jogador inicial sorteia uma joia a mais do que há bazares e devolve uma. Depois cada um na sua vez coloca uma carta de ouro virada para baixo num bazar. As cartas são viradas: a mais alta ganha; no empate, a que foi colocada antes. Uma joia sem carta volta para o saquinho.

    O jogo tem três fases de cinco rodadas, com cinco cartas de 1 a 15 por fase. O bônus é de 2, 5, 10 ou 20 pontos por três, quatro, cinco, ou seis ou mais joias de uma cor.
rules-riquezas-score-title = A contagem
rules-riquezas-score = Depois da terceira fase cada joia vale seus pontos, e cada cor traz seu bônus; pode-se ganhar bônus em várias cores. Vence quem tiver mais pontos; no empate, quem tiver mais joias; se ainda empatar, a vitória é dividida.
rules-riquezas-differs-title = O que muda em relação a Sultan
rules-riquezas-differs = As cores e seus valores, e os nomes. Como em Sultan, o jogador inicial é sorteado e esse papel passa para a esquerda a cada rodada; mas com cinco jogadores cada nova fase é aberta pelo vizinho à esquerda de quem abriu a anterior.
rules-riquezas-two-title = Com dois jogadores
rules-riquezas-two =
    Cada um tem duas vezes as cartas de 1 a 12, compra oito por fase e coloca duas por rodada, alternadamente. No empate ganha o jogador inicial da rodada. O bônus começa com quatro joias: 2, 5, 10, 20.

    A mesa pode escolher jogar com dois bazares, e se as duas cartas de uma rodada podem ficar no mesmo bazar (empilhar): então a carta mais alta ganha, e no empate decide a segunda carta colocada ali. Se houver novo empate, ganha o jogador inicial da rodada.

## Splendor
rules-splendor-short-title = Em resumo
rules-splendor-short =
    No seu turno você faz uma única ação: pegar três fichas de cores diferentes, pegar duas de uma cor, reservar uma carta com uma ficha de ouro, ou comprar uma carta.

    Cada carta comprada barateia as próximas para sempre. Ninguém fica com mais de dez fichas. Os nobres visitam por conta própria quem tem as cartas que eles querem ver.

    Quando alguém chega a 15 pontos, a rodada vai até o fim e a partida acaba. Vence quem tiver mais pontos.
rules-splendor-aim-title = O objetivo
rules-splendor-aim = Você é um mercador que junta gemas e as investe em minas, navios e casas. Cada carta comprada barateia as próximas, muitas trazem prestígio, e belas coleções atraem nobres. Quando alguém chega a 15 pontos, o fim está próximo.
rules-splendor-setup-title = Antes do primeiro turno
rules-splendor-setup = Quatro cartas de cada um dos três níveis ficam abertas. Há um nobre a mais do que jogadores. O banco tem sete fichas de cada gema (cinco com três jogadores, quatro com dois) e sempre cinco fichas de ouro, que são coringas. Quem joga primeiro é sorteado, a menos que a mesa escolha; depois o jogo segue no sentido horário.
rules-splendor-turn-title = O seu turno
rules-splendor-turn =
    Faça exatamente uma de quatro coisas. Pegue três fichas de cores diferentes (nunca ouro). Ou duas de uma cor, se houver pelo menos quatro dela no banco. Ou reserve uma carta, aberta ou do topo de um baralho, sem ver, e pegue uma ficha de ouro, se houver. Ou compre uma carta, aberta ou reservada.

    Ninguém tem mais de três cartas reservadas. Quem tiver mais de dez fichas no fim do turno, contando o ouro, devolve o excesso.
rules-splendor-buy-title = Comprar
rules-splendor-buy = Uma carta custa as gemas que mostra. Cada carta que você possui reduz para sempre em uma gema da mesma cor o preço das próximas. Uma ficha de ouro vale por qualquer gema. As fichas pagas voltam ao banco, e uma carta tirada da mesa é logo substituída.
rules-splendor-nobles-title = Nobres
rules-splendor-nobles = No fim do seu turno um nobre visita você se as suas cartas, sem contar fichas, têm todos os bônus da peça. Vale 3 pontos, não custa ação e não pode ser recusado. Só vem um por turno; se vários puderem vir, você escolhe.
rules-splendor-end-title = O fim
rules-splendor-end = Quando alguém tem 15 pontos no fim de um turno, a rodada vai até o fim, para que todos joguem o mesmo número de turnos. Vence quem tiver mais pontos; no empate, quem tiver comprado menos cartas; se ainda empatar, a vitória é dividida.
rules-splendor-rare-title = Casos raros
rules-splendor-rare =
    Se no banco só restam fichas de duas cores, ou de uma, você pega uma de cada; não pode pegar menos.

    Pode-se pagar com ouro mesmo tendo ficha da cor. Uma carta reservada do baralho só o dono conhece; uma reservada da mesa todos já viram.

    Um nobre que não pôde vir porque outro veio pode vir no fim de um turno seguinte, seja qual for a ação. Quem não pode fazer nada passa; quando todos passam, um após o outro, a partida acaba.
## The deal
rules-fair-title = Distribuição justa
rules-fair =
    Primeiro todos selam, depois todos mostram. O servidor sorteia um número secreto e publica sua impressão digital, da qual ninguém consegue deduzir o número. Em seguida, o navegador de cada jogador faz o mesmo com um número próprio. Quando o anfitrião começa, nada mais pode mudar: os navegadores mostram seus números, e as cartas saem de todos juntos.

    Assim ninguém pode escolher as cartas depois de ver o que os outros trazem, nem quem mantém o servidor. Seu navegador guarda o próprio número e a promessa. No fim da partida, compara os dois com o registro e diz o que está comprovado.

    Nem tudo pode ser comprovado. Robôs não acrescentam números. Um navegador que não mostra o seu a tempo fica de fora e é citado: quem controla esse navegador e o servidor poderia escolher entre duas distribuições. Jogando só contra robôs, está comprovado para você, mas não para os outros se você mesmo mantém o servidor. O comando cabochon verify confere um registro salvo, com todas as jogadas.

## Examples, step by step
example-splendor-reserving-1 = Você ainda não pode pagar esta carta e não quer que ninguém mais fique com ela.
example-splendor-reserving-2 = Reserve-a: ela vai para a sua mão, e uma ficha de ouro vem junto.
example-splendor-reserving-3 = Uma carta do baralho ocupa o lugar dela na hora.
example-splendor-buying-1 = Esta carta custa cinco safiras.
example-splendor-buying-2 = Suas duas cartas de safira pagam duas delas, agora e sempre.
example-splendor-buying-3 = Duas fichas de safira pagam mais duas, e uma ficha de ouro vale pela última.
example-splendor-buying-4 = A carta é sua: 2 pontos e, de agora em diante, uma terceira safira que você não precisa pagar.
example-splendor-noble-1 = Este nobre quer ver três esmeraldas, três rubis e três ônix nas suas cartas. Falta um rubi.
example-splendor-noble-2 = Você compra uma carta de rubi: agora tem tudo.
example-splendor-noble-3 = No fim do seu turno o nobre vem sozinho: 3 pontos.
example-sultan-reveal-1 = Três cartas estão viradas para baixo. O número pequeno mostra em que ordem foram colocadas.
example-sultan-reveal-2 = As cartas são viradas: dois noves na joia azul e um 4 sozinho na vermelha.
example-sultan-reveal-3 = O nove colocado antes ganha a joia azul, e o 4 ganha a vermelha. As três cartas saem do jogo.
example-sultan-set-1 = Três joias vermelhas: 2 pontos cada e um bônus de 2.
example-sultan-set-2 = Uma quarta: agora o bônus é de 5, em vez de 2.
example-sultan-set-3 = Com a quinta, o bônus sobe para 10.
example-riquezas-reveal-1 = Três cartas de ouro estão nos bazares. O número pequeno mostra em que ordem foram colocadas.
example-riquezas-reveal-2 = As cartas são viradas: dois noves pela joia preta, que vale 5 pontos, e um 4 sozinho pela verde.
example-riquezas-reveal-3 = O nove colocado antes ganha a joia preta, e o 4 ganha a verde. As três cartas saem do jogo.
