## Clubs
clubs-about = Um clube é um grupo que joga junto, com suas mesas, sua classificação e sua conversa. Crie um e mande o link aos outros.
clubs-own = Seus clubes
clubs-none = Você ainda não está em nenhum.
club-new = Um clube novo
club-called = Nome do clube
club-found = Criar o clube
club-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membros
  }
club-invited = Você foi convidado para este clube. Os membros veem os nomes, as mesas, os resultados e a conversa uns dos outros.
club-outside = Só os membros veem o que acontece aqui. Para entrar, peça o link a um deles.
club-join = Entrar
club-invite = Convidar: compartilhar o link
club-invite-about = Quem tiver este link pode entrar.
club-leave = Sair do clube
club-leave-last = Você é o último membro. Sem você, o clube é apagado.
club-told = Avisar-me de mesas novas
club-told-about = Pelos meios que você escolheu nas notificações.
club-tables = Mesas
club-tables-none = Nenhuma mesa está aberta agora.
club-open = Abrir uma mesa:
club-period = Período
club-all-time = Todas as partidas
club-last-days = Últimos { $days } dias
club-standings-none = Nenhuma partida contou ainda.
club-rule = Uma partida em uma mesa do clube conta para os membros se pelo menos duas pessoas a jogaram até um resultado.
club-talk = Conversa
club-muted = A organização silenciou você.
club-members-title = Membros
club-rename = Mudar o nome
club-renew = Renovar o link
club-renew-about = O link antigo deixa de valer.
club-renewed = O link antigo não vale mais.
club-unlead = Tirar { $name } da organização
club-remove-about = Quando alguém é removido, o link também é renovado.
club-close = Encerrar o clube
club-close-sure = O clube é apagado para sempre, com a classificação e a conversa. As partidas jogadas ficam.
