## The daily deal
daily-until = As partidas de hoje terminam às { $time }.
daily-rules = Cada jogo tem uma partida por dia, com os mesmos robôs para todos; o que eles fazem só depende das suas jogadas. Sua primeira tentativa vale. A classificação segue a sua vantagem sobre o melhor robô.
daily-before = Sua primeira tentativa vale. Você joga sem dicas e sem desfazer jogadas. Depois você vê como os outros jogaram.
daily-later = Sua tentativa terminou. Você pode jogar estas cartas quantas vezes quiser, com dicas, mas já não vale.
daily-past = Este dia acabou, e uma tentativa já não vale. Dicas são permitidas.
daily-running = Sua tentativa está em andamento.
daily-play = Jogar
daily-continue = Continuar
daily-again = Jogar de novo
daily-tried = { $count ->
    [one] { $count } pessoa terminou.
   *[other] { $count } pessoas terminaram.
  }
daily-hidden = Você vê os resultados quando a sua própria tentativa terminar.
daily-none = Ninguém terminou esta partida.
daily-place = Lugar
daily-lead = Vantagem
daily-lead-about = A vantagem são os pontos do jogador menos os do melhor robô. A precisão aparece quando a partida foi analisada.
daily-gave-up = desistiu
daily-look = Ver esta partida
daily-late = Você terminou tarde demais, e este resultado não vale.
daily-opening = As primeiras jogadas
daily-opening-about = O que jogou quem até ali tinha jogado como você.
daily-opening-first = Como se começou.
daily-decision = Decisão { $number }
daily-people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
  }
daily-yours = sua jogada
daily-others = outras jogadas
daily-past-days = Dias anteriores
daily-past-about = As partidas de dias anteriores continuam abertas. Já não valem.
daily-your-result = Seu resultado
daily-nobody = alguém
daily-closes = Prazo para terminar: { $time }
