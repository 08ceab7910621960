## A person’s games
person-games = Partidas
person-statistics = Estatísticas
person-ratings = Pontuações
person-data = Dados
person-rating = Pontuação
person-none = Você ainda não terminou nenhuma partida. Todas as que terminar vão aparecer aqui.
person-none-fit = Ainda não há partidas aqui.
person-found = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
person-place = { $rank }º lugar de { $count }
person-more = Mostrar mais
person-records = Baixar as partidas
filter-game = Jogo
filter-players = Número de jogadores
filter-result = Resultado
filter-with = Jogadas com
filter-opponent = Adversário
filter-any = Qualquer
filter-people = Pessoas
filter-bots = Só robôs
result-won = Vitória
result-shared = Vitória dividida
result-lost = Derrota
result-none = Sem resultado

## Statistics
stat-won = Partidas vencidas
stat-streak = Vitórias seguidas
stat-best-streak = Maior sequência de vitórias
stat-accuracy = Precisão
stat-reviewed = { $count ->
    [one] de { $count } análise
   *[other] de { $count } análises
}
stat-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
stat-seat = Lugar
stat-by-players = Vitórias por número de jogadores
stat-by-seat = Vitórias por lugar
stat-by-company = Vitórias com pessoas e com robôs
stat-even = A linha marca uma parte igual para todos.
stat-rating-course = Evolução da pontuação
stat-accuracy-course = Evolução da precisão
stat-as-table = Ver como tabela
stat-date = Data

## Statistics of the games
figure-each = por partida
figure-cards = As cartas que você mais compra
figure-nobles = Os nobres que visitam você
figure-colours = Cartas compradas por cor
figure-colour = Cor
figure-levels = Cartas compradas por nível
figure-level = Nível
figure-reserving = Reservas
figure-reserved = Reservadas
figure-blind = Às cegas, do baralho
figure-bought-later = Compradas depois
figure-jewel = Joia
figure-bids = Lance médio
figure-hits = Lances vencedores
figure-won = Joias ganhas
figure-bluffs = Blefes
figure-bluffs-worked = Blefes que deram certo
figure-bluffs-about = Blefe é uma carta baixa por uma joia que vale 3 ou mais, jogada quando outros ainda podem responder.

## Ratings
rating-yours = Suas pontuações
rating-about = As partidas pontuadas contam, separadamente para cada jogo e número de jogadores. Todos começam com 1.000; 400 pontos de vantagem equivalem a cerca de dez vitórias para cada derrota. O número depois de ± mostra o quanto ainda há de incerteza. Quem desiste ou sai fica em último. Uma partida que todos combinam encerrar não conta.
rating-none = Você ainda não tem pontuação. Ative “Partida pontuada” ao criar uma mesa.
rating-games = { $count ->
    [one] { $count } partida pontuada
   *[other] { $count } partidas pontuadas
}
rating-provisional = provisória
rating-after = Pontuação { $rating } ({ $value })
leaderboard = Classificação
leaderboard-list-me = Aparecer nas classificações
leaderboard-list-about = Todos neste servidor poderão ver seu nome e sua pontuação.
leaderboard-place = Posição
leaderboard-name = Nome
leaderboard-you = você
leaderboard-empty = Ainda não há ninguém: é preciso querer aparecer e ter uma pontuação que já não seja provisória. Os robôs servem de comparação.

## Your data
data-none = Este servidor ainda não sabe nada sobre você.
data-begin = Começar de novo
data-export = Leve tudo com você
data-export-about = Um arquivo com suas partidas e os registros delas, pontuações, problemas, partidas do dia e tudo o que você disse nas mesas.
data-export-do = Baixar tudo
data-forget = Esqueça-me
data-goes = O que é apagado
data-goes-about = Seu nome, seu histórico, suas estatísticas e pontuações, seus resultados nos problemas e nas partidas do dia, tudo o que você disse, seu código de recuperação e seu acesso em todos os aparelhos. Nas partidas em andamento, um robô assume o seu lugar.
data-stays = O que fica
data-stays-about = As jogadas das suas partidas, sem o seu nome, porque os outros mantêm as partidas deles. Os resultados e as pontuações deles não mudam.
data-forget-final = Isso não pode ser desfeito.
data-forget-name = Para confirmar, digite seu nome: { $name }
data-forget-do = Apagar tudo
data-forgotten = Você foi esquecido.
