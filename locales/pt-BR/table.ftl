## The page
skip-to-content = Ir para o conteúdo
footer-owners = Os nomes Sultan, Riquezas do Sultão e Splendor pertencem aos seus donos. Aparecem aqui apenas para indicar quais regras são usadas. As imagens e os textos são do próprio Cabochon.
language = Idioma
settings = Configurações
confirm-moves = Confirmar cada jogada
sound-off = Desligar o som
sound-on = Ligar o som
recovery-title = Meus lugares em outro aparelho
recovery-about = Não há contas. Este código leva você e seus lugares para outro navegador: guarde-o só para você.
recovery-show = Mostrar meu código
recovery-enter = Código do outro aparelho
recovery-use = Usar
error-server = Não deu certo. Tente de novo daqui a pouco.
cancel = Cancelar

## Home
home-title = Três mesas à sua espera
home-about = Jogue já contra robôs ou mande um link aos amigos. Sem conta, sem instalar nada.
install = Instalar o aplicativo
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2 a 5 jogadores · 20 minutos
facts-riquezas = 2 a 5 jogadores · 30 minutos
facts-splendor = 2 a 4 jogadores · 30 minutos
about-sultan = Coloque cartas de dinheiro viradas para baixo nas almofadas, supere os lances dos outros pelas joias do Sultão e reúna conjuntos.
about-riquezas = O antecessor brasileiro: bazares, ouro e joias pretas, com variantes próprias.
about-splendor = Junte gemas, compre cartas que barateiam as próximas e atraia nobres para a sua casa.
play-bots = Jogar contra robôs
play-friends = Com amigos
how-to-play = Como jogar
learn = Aprenda em cinco minutos
learn-on = Continuar a lição
more-options = Mais opções
my-tables = Minhas mesas
my-tables-none = Você ainda não está em nenhuma mesa.
my-tables-kept = Sem conexão. Estas são as suas mesas como estavam da última vez.
lobby = Mesas abertas
lobby-none = Nenhuma mesa pública está esperando jogadores agora.
status-over = encerrada
status-playing = em andamento
status-your-turn = sua vez
status-gathering = { $free ->
    [1] { $free } lugar livre
   *[other] { $free } lugares livres
  }
play-now = Jogar agora
play-now-of = Jogar { $game } agora
rules-short = Regras
options-short = Opções
strength = Adversários
strength-easy = Fáceis
strength-medium = Médios
strength-hard = Difíceis
others-people = Amigos
others-bots = Robôs
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
letters = Letras nas pedras
letters-about = Cada cor também tem sua própria forma.
guest = Visitante

## A new table
how-many = Jogadores
other-seats = Os outros lugares
option-first = Quem começa
by-lot = por sorteio
seat-number = Lugar { $seat }
option-screens = Biombos
option-value-screens-closed = fechados até o fim
option-value-screens-open = abertos para todos
option-bazaars = Bazares
option-value-bazaars-rulebook = 3
option-value-bazaars-2 = 2
agreed-screens-open = Biombos abertos para todos
agreed-bazaars-2 = Dois bazares
pace = Ritmo
pace-unhurried = sem relógio
pace-is = Ritmo: { $pace }
pace-live = { $minutes ->
    [1] { $minutes } minuto para cada um
   *[other] { $minutes } minutos para cada um
  }, mais { $seconds ->
    [1] { $seconds } segundo por jogada
   *[other] { $seconds } segundos por jogada
  }
pace-days = { $days ->
    [1] { $days } dia por jogada
   *[other] { $days } dias por jogada
  }
cover = Se alguém se ausentar
cover-vote = os outros podem votar para um robô assumir
cover-clock = um robô assume quando o tempo acaba
cover-never = sem robô: quem fica sem tempo perde
option-rush = Correria
option-rush-about = Sem ordem de jogada: todos colocam cartas ao mesmo tempo, e no empate vence a carta colocada antes.
option-silent = Compra silenciosa
option-silent-about = Uma carta que está sozinha é descartada sem ser mostrada.
option-bags = Sacolas
option-bags-about = As joias que você ganha ficam numa sacola fechada até o fim.
option-stacking = Empilhar
option-stacking-about = As duas cartas de uma rodada podem ficar no mesmo bazar.
show-in-lobby = mostrada entre as mesas abertas
allow-memory = Mostrar um painel com as cartas já jogadas
allow-take-backs = Jogadas podem ser desfeitas se todos concordarem
make-table = Criar a mesa
bot-random = robô avoado
bot-level = nível { $level }
bot-named = { $name } (robô, nível { $level })
bot-other = robô “{ $name }”
name-numbered = { $name } { $number }
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Quer joias valiosas e tem um fraco pela sua cor favorita; gosta de dar lances redondos.
character-sultan-2 = Bashir
character-sultan-2-about = Junta cores sem olhar as dos outros, esquece o que foi jogado e dá lances de 5 ou 10 quando pode.
character-sultan-3 = Dalia
character-sultan-3-about = Não deixa as joias para quem precisa delas e lembra de cada carta jogada.
character-sultan-4 = Faris
character-sultan-4-about = Imagina algumas mãos possíveis e varia seus lances como se a maioria dos outros fizesse o mesmo.
character-sultan-5 = Zahra
character-sultan-5-about = Imagina milhares de mãos possíveis e percebe quem dá lances por hábito.
character-splendor-1 = Bice
character-splendor-1-about = Economiza para boas cartas, as vermelhas acima de tudo, e esquece os nobres.
character-splendor-2 = Duccio
character-splendor-2-about = Pensa antes de pegar, mas esquece os nobres.
character-splendor-3 = Fiammetta
character-splendor-3-about = Convida nobres e vê o que os outros querem.
character-splendor-4 = Lapo
character-splendor-4-about = Pensa alguns turnos à frente.
character-splendor-5 = Ginevra
character-splendor-5-about = Pensa tão longe quanto o tempo permite.

## Before the start
seats = Lugares
agreed-usual = As regras de sempre, sem relógio
change-options = Mudar
change-done = Aplicar
name-ask = Como os outros devem chamar você?
name-done = Sou eu
log-changed = O anfitrião mudou as opções.
log-renamed = O lugar { $seat } agora se chama { $name }.
seat-open = livre
seat-closed = fechado
this-is-you = você
host = anfitrião
ask-to-leave = Remover da mesa
seat-menu = Menu: { $name }
add-seat = Adicionar um lugar
your-name = Seu nome
sit-down = Sentar
table-full = Todos os lugares estão ocupados. Você pode assistir aqui.
start = Começar
start-with-bots = { $count ->
    [1] Começar com { $count } robô
   *[other] Começar com { $count } robôs
  }
leave = Sair da mesa
wait-for-host = { $name } vai começar o jogo quando todos chegarem.
invite-title = Convidar amigos
invite-about = Quem abrir este link pode se sentar. Não é preciso conta.
qr-label = O link como código QR
copy-link = Copiar o link
link-copied = Link copiado

## The line to the server
line-connecting = Conectando à mesa…
line-lost = A conexão caiu. Ela volta sozinha; nada se perde.
line-lost-move = A conexão caiu. Sua jogada está guardada e será enviada assim que ela voltar.
no-table = Esta mesa não existe
no-game = Esse jogo não existe aqui.
no-table-about = Talvez o link esteja incompleto, ou a mesa já tenha sido desfeita.
no-board = Este jogo não tem tabuleiro aqui; só programas podem jogá-lo.
to-home = Voltar ao início

## At the table
board = Tabuleiro
players = Jogadores
player = Jogador
you-watch = Você está assistindo
you-are = { $name } (você)
title-your-turn = Sua vez
table-menu = Mesa
undo = Desfazer
hint = Dica
ask-take-back = Pedir para desfazer minha jogada
ask-end = Propor encerrar o jogo
ask-pace = Propor outro ritmo
ask-cover = Propor que um robô jogue por { $name }
mute = Silenciar { $name }
unmute = Deixar { $name } falar de novo
make-host = Passar a mesa a { $name }
step-away = Deixar um robô jogar por mim
give-up = Desistir
give-up-sure = Sim, desistir de vez
covered-you = Um robô está jogando por você.
covered-by = jogando: { $bot }
take-seat-back = Retomar meu lugar
gave-up = desistiu
not-here = ausente
days-left = { $days ->
    [1] resta { $days } dia
   *[other] restam { $days } dias
  }
agree = Concordar
decline = Recusar
take-back = Cancelar
continue = Continuar
refused-stale = O jogo avançou nesse meio-tempo. Confira de novo.
refused-illegal-move = Essa jogada não é possível agora.
refused-not-your-turn = Não é a sua vez.
refused-seat-taken = Alguém foi mais rápido: esse lugar está ocupado.
refused-not-absent = Essa pessoa ainda não está ausente há tempo suficiente.
refused-bad-code = Este código está errado ou já foi usado.
refused-bad-cover = Um robô só pode assumir quando o tempo acaba se houver relógio.
refused-bad-deal = Esta distribuição não pode ser lida.
refused-bad-host = Este servidor não responde neste endereço.
refused-bad-log = O histórico desta mesa está danificado. Avise quem administra o servidor.
refused-bad-message = O servidor não entendeu. Recarregue a página.
refused-bad-move = O servidor não conseguiu ler essa jogada. Recarregue a página.
refused-bad-name = Escolha outro nome.
refused-bad-pace = Esse tempo de jogo não é possível nesta mesa.
refused-bad-record = Este registro não pode ser reproduzido.
refused-bad-salt = A parte do seu navegador no embaralhamento não foi aceita. Recarregue a página.
refused-bad-seats = Não dá para jogar com estes lugares.
refused-bad-setup = O jogo não tem essas opções.
refused-bad-talk = Sua mensagem está vazia ou é longa demais.
refused-broken-table = Esta mesa foi jogada com regras que este servidor não conhece.
refused-covered = Um robô está jogando por você. Retome primeiro o seu lugar.
refused-crowded = Há gente demais assistindo a esta mesa. Tente mais tarde.
refused-foreign-origin = Este pedido veio de outro site e por isso foi recusado.
refused-moved-since = Alguém já jogou depois. Peça aos outros que deixem você desfazer a jogada.
refused-muted = O anfitrião silenciou você.
refused-no-cover = Nesta mesa nenhum robô substitui ninguém.
refused-no-such-bot = Esse robô não existe.
refused-no-such-guide = Esse passo não existe na partida guiada.
refused-no-such-page = Não há nada neste endereço.
refused-no-such-seat = Esse lugar não existe ou está vazio.
refused-no-such-table = Esta mesa não existe.
refused-no-take-backs = Nesta mesa não se desfazem jogadas.
refused-no-hints = Só há dicas contra robôs, ou se todos tiverem aceitado.
refused-no-thought = O robô não conseguiu decidir. Tente de novo.
refused-nobody = O servidor ainda não conhece você. Informe primeiro o seu nome.
refused-not-asked = Essa resposta não cabe a você.
refused-not-covered = Nenhum robô está jogando por você.
refused-not-host = Só o anfitrião pode fazer isso.
refused-not-over = Você poderá ver isso quando a partida acabar.
refused-not-playing = Nenhuma partida está em andamento nesta mesa.
refused-not-seated = Você não tem lugar nesta mesa.
refused-not-started = A partida ainda não começou.
refused-nothing-proposed = Não há mais nada a responder.
refused-nothing-to-undo = Você não tem jogada para desfazer.
refused-over = A partida acabou.
refused-pending = Outra proposta ainda espera respostas.
refused-resigned = Você já desistiu.
refused-revealed = Essa jogada revelou algo. Peça aos outros que deixem você desfazê-la.
refused-seated = Você já tem um lugar nesta mesa.
refused-seats-open = Ainda há lugares livres. Espere, feche-os ou preencha-os com robôs.
refused-spectator = Espectadores não podem falar durante o jogo.
refused-started = A partida já começou.
refused-too-fast = Rápido demais. Espere um momento.
refused-too-many-entries = O registro desta mesa está cheio. Crie outra mesa.
refused-too-many-tables = Há mesas abertas demais. Termine algumas primeiro.
refused-unavailable = O servidor não consegue salvar isto agora. Tente de novo.
refused-unknown-game = Este servidor não tem esse jogo.
refused-dealing = A partida vai começar: as cartas estão sendo distribuídas.
refused-no-such-person = Essa pessoa não está nesta mesa.
refused-out-of-time = Seu tempo acabou: o robô faz esta jogada por você.
refused-removed = O anfitrião pediu que você saia desta mesa.
refused-somebody-away = Todos precisam concordar, e um robô está jogando por alguém. Espere essa pessoa voltar.
refused-no-room = Este servidor está sem espaço para novas mesas no momento. As partidas em andamento continuam.
refused-uncertain = O servidor perdeu o contato com o banco de dados e não sabe se isso foi salvo. Veja a mesa antes de tentar de novo.
refused-other = Isso não é possível agora.
why-pending = Sua jogada está a caminho.
why-over = O jogo acabou.
why-watching = Você está assistindo a este jogo.
why-not-your-turn = Ainda não: esperando { $names }.
prompt-sending = Sua jogada está a caminho…
prompt-over = O jogo acabou.
prompt-waiting = Esperando { $names }

## What happened
log-title = O que aconteceu
since-you-looked = novo desde a sua última visita
log-joined = { $name } se senta.
log-left = O lugar { $seat } está livre de novo.
log-hosted = Agora { $name } comanda a mesa.
log-muted = { $name } não pode falar por enquanto.
log-unmuted = { $name } pode falar de novo.
log-started = O jogo começa.
log-undone = { $name } desfaz a jogada.
log-asks-take-back = { $name } pede para desfazer uma jogada.
log-asks-end = { $name } propõe encerrar o jogo sem vencedor.
log-asks-cover = { $name } propõe que um robô jogue por { $absent }.
log-asks-pace = { $name } propõe outro ritmo: { $pace }.
log-agreed = { $name } concorda.
log-refused = { $name } recusa.
log-covered = { $bot } agora joga por { $name }.
log-covered-clock = O tempo de { $name } acabou: { $bot } assume o lugar.
log-back = { $name } está de volta.
log-resigned = { $name } desiste.
log-lapsed = O tempo de { $name } acabou.
log-followed = Uma revanche está pronta.
log-over = O jogo acabou.

## Sultan and Riquezas
jewel = { $colour ->
    [white] joia branca
    [red] joia vermelha
    [yellow] joia amarela
    [green] joia verde
    [blue] joia azul
   *[black] joia preta
  }
jewel-colour = { $colour ->
    [white] branca
    [red] vermelha
    [yellow] amarela
    [green] verde
    [blue] azul
   *[black] preta
  }
jewel-worth = { $points ->
    [1] { jewel }, vale { $points } ponto
   *[other] { jewel }, vale { $points } pontos
  }
part-on-place = { $kind ->
    [bazaar] no bazar { $number }
   *[cushion] na almofada { $number }
  }
place-text = { $kind ->
    [bazaar] Bazar { $number }
   *[cushion] Almofada { $number }
  }: { jewel-worth }. { $count ->
    [0] Nenhuma carta ainda.
   *[other] Cartas: { $cards }.
  }
first-badge = 1º
cushions = Almofadas
bazaars = Bazares
stage-of = Fase { $stage } de { $stages }
round-of = rodada { $round } de { $rounds }
pouch-holds = { $count ->
    [1] { $count } joia no saquinho
   *[other] { $count } joias no saquinho
  }
first-player = Jogador inicial desta rodada
hand-of = { $count ->
    [1] { $count } carta na mão
   *[other] { $count } cartas na mão
  }
points-short = { $points } p.
points-long = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  }
bonus-of = { $points ->
    [1] { $points } ponto de bônus
   *[other] { $points } pontos de bônus
  }
behind-screen = atrás do biombo
in-the-bag = Suas joias ficam na sacola fechada até o fim.
unsold = não vendida
drawn-jewels = Joias sorteadas
your-hand = Sua mão
money-card-of = Carta de dinheiro { $value }
gold-card-of = Carta de ouro { $value }
memory-title = Cartas jogadas até agora
cards-played = Jogadas
unseen-cards = { $count ->
    [1] e { $count } não vista
   *[other] e { $count } não vistas
  }
prompt-reveal = As cartas são viradas…
prompt-return = Escolha a joia que volta para o saquinho.
prompt-return-chosen = Devolver a { jewel } ao saquinho?
prompt-bid = { $kind ->
    [bazaar] Escolha uma carta e um bazar.
   *[cushion] Escolha uma carta e uma almofada.
  }
prompt-bid-where = Onde colocar o { $card }?
prompt-bid-which = Que carta colocar { part-on-place }?
prompt-bid-chosen = Colocar o { $card } { part-on-place }?
do-return = Devolver
do-lay = Colocar a carta
why-return-first = Escolha primeiro a joia que volta.
why-own-card = { $kind ->
    [bazaar] Você já tem uma carta neste bazar.
   *[cushion] Você já tem uma carta nesta almofada.
  }
log-drew = { $count ->
    [1] { $name } compra { $count } carta.
   *[other] { $name } compra { $count } cartas.
  }
log-offered = Fase { $stage }, rodada { $round }. { $name } tira do saquinho: { $jewels }.
log-returned-jewel = { $name } devolve uma { jewel }.
log-laid = { $name } coloca uma carta { part-on-place }.
log-laid-own = { $name } coloca o { $card } { part-on-place }.
log-card-of = { $card } de { $name }
log-card-unseen = uma carta não vista de { $name }
log-settled = { $kind ->
    [bazaar] No bazar { $number }
   *[cushion] Na almofada { $number }
  }: { $cards }. { $name } ganha a { jewel }.
log-unsold = { $kind ->
    [bazaar] Nenhuma carta no bazar { $number }
   *[cushion] Nenhuma carta na almofada { $number }
  }: a { jewel } volta para o saquinho.
log-unveiled = { $count ->
    [1] Carta de { $name } que ninguém tinha visto: { $cards }.
   *[other] Cartas de { $name } que ninguém tinha visto: { $cards }.
  }

## Splendor
gem = { $gem ->
    [white] diamante
    [blue] safira
    [green] esmeralda
    [red] rubi
    [black] ônix
   *[gold] ouro
  }
gem-count = { $gem ->
    [white] { $count ->
        [1] { $count } diamante
       *[other] { $count } diamantes
      }
    [blue] { $count ->
        [1] { $count } safira
       *[other] { $count } safiras
      }
    [green] { $count ->
        [1] { $count } esmeralda
       *[other] { $count } esmeraldas
      }
    [red] { $count ->
        [1] { $count } rubi
       *[other] { $count } rubis
      }
    [black] { $count } ônix
   *[gold] { $count ->
        [1] { $count } ficha de ouro
       *[other] { $count } fichas de ouro
      }
  }
gem-object = { gem-count }
part-gems = { $gem ->
    [white] os diamantes
    [blue] as safiras
    [green] as esmeraldas
    [red] os rubis
    [black] os ônix
   *[gold] as fichas de ouro
  }
part-points = { $points ->
    [0] sem pontos
    [1] { $points } ponto
   *[other] { $points } pontos
  }
nobles = Nobres
noble-text = Nobre, { $points ->
    [1] { $points } ponto de prestígio
   *[other] { $points } pontos de prestígio
  }, visita quem tem { $gems } em bônus
level-number = Nível { $level }
deck-text = { $count ->
    [1] Baralho de nível { $level }, { $count } carta
   *[other] Baralho de nível { $level }, { $count } cartas
  }
card-text = Nível { $level }, bônus de { gem }, { part-points }, custa { $cost }.{ $buyable ->
    [yes] {" "}Você pode comprá-la.
   *[no] {""}
  }
part-card = uma carta de nível { $level } ({ $points ->
    [0] { gem }
   *[other] { gem }, { part-points }
  })
part-with-gold = { $gold ->
    [yes] {" "}e pega uma ficha de ouro
   *[no] {""}
  }
hidden-card = Carta oculta de nível { $level }
bank = Banco
bank-of = { gem-count } no banco.{ $chosen ->
    [0] {""}
    [1] {" "}{ $chosen } ficha escolhida.
   *[other] {" "}{ $chosen } fichas escolhidas.
  }
tokens-and-bonuses = Bônus e fichas
holding-of = { gem }: { $bonuses } bônus, { $tokens ->
    [1] { $tokens } ficha
   *[other] { $tokens } fichas
  }
your-tokens = Suas fichas
your-reserved = Suas cartas reservadas
reserved-of = { $count ->
    [1] { $count } carta reservada
   *[other] { $count } cartas reservadas
  }
give-of = { gem }: você tem { $count }, { $chosen } a devolver
prestige = { $points } de prestígio
last-round = Última rodada: todos jogam o mesmo número de turnos.
prompt-action = Pegue fichas ou escolha uma carta para comprar ou reservar.
prompt-taking = Pegar { $tokens }
prompt-taking-more = { $tokens }, e o que mais?
prompt-deck = A carta do topo do nível { $level }, sem ver
prompt-buy = Comprar por { $tokens }
prompt-buy-free = Comprar de graça: seus bônus pagam tudo
prompt-give = { $count ->
    [0] Devolver estas fichas?
    [1] No máximo dez fichas: escolha { $count } ficha para devolver.
   *[other] No máximo dez fichas: escolha { $count } fichas para devolver.
  }
prompt-noble = Vários nobres querem vir: escolha um.
prompt-pass = Nada pode ser feito: passe a vez.
do-take = Pegar
do-give = Devolver
do-noble = Receber
do-buy = Comprar
do-reserve = Reservar
do-reserve-gold = Reservar + ouro
do-pass = Passar a vez
pay-differently = Pagar de outro modo
why-gold = Ouro só vem com uma carta reservada.
why-bank-empty = Acabaram { part-gems } no banco.
why-take-rule = Pegue três cores diferentes, ou duas de uma cor se houver pelo menos quatro dela no banco.
why-missing = Você ainda precisa de { $tokens }.{ $full ->
    [yes] {" "}E você já tem três cartas reservadas.
   *[no] {""}
  }
why-no-reserve = Você já tem três cartas reservadas.
why-return-tokens = { $count ->
    [1] Devolva primeiro { $count } ficha.
   *[other] Devolva primeiro { $count } fichas.
  }
why-choose-noble = Escolha primeiro um nobre.
why-noble = Este nobre visita por conta própria quem tem { $gems } em bônus.
log-taken = { $name } pega { $tokens }.
log-reserved = { $name } reserva { part-card }{ part-with-gold }.
log-reserved-blind = { $name } reserva sem ver uma carta de nível { $level }{ part-with-gold }.
log-bought = { $name } compra { part-card } por { $tokens }.
log-bought-free = { $name } recebe { part-card } de graça.
log-returned-tokens = { $name } devolve { $tokens }.
log-noble = { $points ->
    [1] Um nobre visita { $name }: { $points } ponto.
   *[other] Um nobre visita { $name }: { $points } pontos.
  }
log-passed = { $name } passa a vez.
log-last-round = { $name } chegou a 15 pontos: esta é a última rodada.

## The end
end-you-win = Você venceu!
end-wins = { $name } vence
end-shared = { $names } dividem a vitória
end-agreed = O jogo foi encerrado de comum acordo
end-abandoned = O jogo foi interrompido
end-resigned = Os outros desistiram.
end-by-jewels = Empate em pontos: vence quem tem mais joias.
end-by-cards = Empate em pontos: vence quem tem menos cartas.
end-stalled = Ninguém podia fazer mais nada.
score-level = { $count ->
    [1] nível { $level }: { $count } carta, { $points } p.
   *[other] nível { $level }: { $count } cartas, { $points } p.
  }
score-nobles = { $count ->
    [1] { $count } nobre, { $points } p.
   *[other] { $count } nobres, { $points } p.
  }
rematch = Jogar de novo
to-rematch = Ir para a revanche
replay = Rever o jogo
review = Análise
save-record = Salvar o registro do jogo
fair-title = A distribuição foi justa?
fair-how = Como garantimos uma distribuição justa
fair-before = Antes de alguém se sentar, o servidor sorteou um número secreto e publicou a impressão digital abaixo. O navegador de cada jogador sela do mesmo modo um número próprio. Só depois de todos selados eles são mostrados, e as cartas saem de todos juntos: ninguém pode escolher depois de ver. Após a partida, seu navegador confere isso.
fair-promise = O que o servidor prometeu antes de distribuir:
fair-own = O número que seu navegador acrescentou e guardou:
fair-verdict-holds = Sim, comprovado
fair-verdict-partly = Comprovado em parte
fair-verdict-unproven = Não comprovado
fair-verdict-broken = Algo está errado
fair-found-server = O número secreto do servidor não corresponde à promessa.
fair-found-promise = O servidor prometeu outra coisa a este navegador antes de distribuir.
fair-found-seal = O número de { $name } não é o que foi selado antes de distribuir.
fair-found-own = O número que seu navegador mostrou não foi usado.
fair-found-seed = As cartas não foram distribuídas a partir dos números do registro.
fair-found-proven = O servidor cumpriu a promessa, seu número foi usado e todos os números mostrados correspondem aos selos.
fair-found-withheld = { $name } selou um número e não o mostrou a tempo. Quem joga ali e também mantém o servidor poderia ter escolhido entre duas distribuições.
fair-found-nothing = { $name } não selou nenhum número. Para essa pessoa nada está comprovado.
fair-found-not-kept = Este navegador não participou da distribuição, então só pode conferir se o registro é coerente.
fair-found-old = Ninguém selou um número antes de distribuir; portanto, quem mantém o servidor poderia ter escolhido as cartas. As partidas de versões anteriores são todas assim.
fair-found-alone = Você jogou só com robôs. Para você está comprovado; para os outros, apenas se você não mantém o servidor.
fair-found-bots = Robôs não acrescentam números.
fair-verify = Para conferir a distribuição e cada jogada sem o servidor, salve o registro e execute
replay-start = A distribuição
replay-not-yet = Dá para rever o jogo assim que ele acabar.
to-table = Voltar à mesa
ply-first = Para o início
ply-last = Para o fim
talk-unread = { $count ->
    [1] { $count } não lida
   *[other] { $count } não lidas
  }
ply-back = Uma jogada para trás
ply-on = Uma jogada para a frente
ply-run = Reproduzir
ply-stop = Parar
ply-slider = Jogada
other-games = Os outros jogos

## Talk
talk-title = Conversa à mesa
talk-say = Diga algo
talk-phrases = Uma frase…
talk-silent = Espectadores não podem falar durante o jogo.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-bid = Belo lance!
phrase-well-bought = Bela compra!
phrase-well-played = Bem jogado!
phrase-ouch = Ai!
phrase-hurry-up = Vamos lá?
phrase-one-moment = Um momento.
phrase-back-soon = Já volto.
phrase-sorry = Desculpe!
phrase-thank-you = Valeu!
phrase-good-game = Bom jogo!
phrase-another-one = Mais uma?
phrase-goodbye = Até logo!
seat-invited = convidado
spectator = assistindo
dealing = As cartas estão sendo distribuídas…
dealing-waits = As cartas estão sendo distribuídas. Ainda esperando { $names }…
deal-now = Distribuir sem esperar
log-spectator-muted = Um espectador foi silenciado.
log-spectator-unmuted = Um espectador pode falar de novo.
log-resumed = O servidor ficou fora do ar ({ $seconds } s). Ninguém perdeu tempo com isso, e os relógios esperaram mais um pouco.
log-resumed-unhurried = O servidor ficou fora do ar ({ $seconds } s). Ninguém perdeu tempo com isso.
ask-waits = Desfazer uma jogada, mudar o ritmo e terminar antes exigem o acordo de todos. Um robô está jogando por alguém: espere essa pessoa voltar.
refused-banned = A administração do servidor bloqueou você.
refused-session-ended = Sua sessão foi encerrada em todos os aparelhos. Informe seu nome de novo ou use seu código.
refused-bad-report = Diga do que se trata a denúncia, em no máximo 500 caracteres.
refused-no-such-line = Essa mensagem não existe mais.
log-stopped = A administração do servidor fechou a mesa.
log-forgotten = O nome de uma pessoa foi retirado desta mesa.
end-stopped = A administração do servidor fechou a mesa
report = Denunciar…
report-title = Denunciar à administração do servidor
report-about = A administração lê o que você envia. Ninguém na mesa fica sabendo.
report-what = Do que se trata?
report-what-line = { $name } disse: “{ $text }”
report-what-name = O nome “{ $name }”
report-why = O que há de errado?
report-why-insult = É ofensivo
report-why-hate = Incita ao ódio ou ameaça
report-why-spam = É propaganda ou spam
report-why-private = Revela dados pessoais
report-why-other = Outra coisa
report-words = Com suas palavras (opcional)
report-send = Enviar
report-thanks = Obrigado. A administração do servidor vai analisar.
report-close = Fechar

# Pace, sound and touch in the settings.
speed = Jogadas dos outros
speed-slow = devagar
speed-normal = normal
speed-fast = rápido
speed-instant = na hora
volume = Volume
haptics = Vibrar a cada jogada

## The end, told
end-margin = { $points ->
    [1] { $points } ponto à frente de { $name }
   *[other] { $points } pontos à frente de { $name }
  }
end-never-behind = { $name } nunca ficou atrás.
end-took-lead = { $name } assumiu a liderança de vez na jogada { $move } de { $moves }.
end-was-behind = { $points ->
    [1] Depois da jogada { $move }, { $name } estava { $points } ponto atrás.
   *[other] Depois da jogada { $move }, { $name } estava { $points } pontos atrás.
  }
end-lead-changed = { $count ->
    [1] A liderança mudou uma vez.
   *[other] A liderança mudou { $count } vezes.
  }
end-race = Os pontos de cada um, jogada a jogada
end-aside = Ver o tabuleiro
end-show = Mostrar o resultado
end-picture = Compartilhar imagem
end-picture-sent = Imagem salva

## Bots beside others of the same level
companion-sultan-1 = Nadir
companion-sultan-2 = Samira
companion-sultan-3 = Tarik
companion-sultan-4 = Leyla
companion-splendor-1 = Nello
companion-splendor-2 = Tessa
companion-splendor-3 = Vanni
companion-splendor-4 = Lisa
companion-house-1 = Pip
companion-house-2 = Kit
companion-house-3 = Lou
companion-house-4 = Max

## The letter on a stone: one of its colour’s word, another for each colour
letter-white = B
letter-red = M
letter-yellow = A
letter-green = V
letter-blue = Z
letter-black = P

## A finished game that is played on
play-on = Continuar a partir daqui
again-from = { $move ->
    [0] Estas são as cartas de outra partida.
   *[other] Esta partida continua a partir da jogada { $move } de outra.
  }
again-look = Ver essa partida
fair-verdict-known = As cartas eram conhecidas
fair-found-known = São as cartas de outra partida que já tinha acabado; portanto, eram conhecidas. O registro daquela partida diz como foram distribuídas.

## A deal that others play
deal-again = Dar as mesmas cartas a outros
again-blind = São as mesmas cartas de uma partida anterior. O resultado dela aparece no final.
refused-knows-deal = Você já jogou estas cartas. Elas são para outros.
refused-no-such-deal = Estas cartas não existem. O link está errado ou a partida foi apagada.
earlier-title = As mesmas cartas em uma partida anterior
earlier-ahead = { points-long } a mais que { $name } no mesmo lugar.
earlier-behind = { points-long } a menos que { $name } no mesmo lugar.
earlier-level = Os mesmos pontos que { $name } no mesmo lugar.

## The daily deal
daily = Partida do dia
daily-invites = Todo dia, as mesmas cartas e os mesmos robôs para todos. Sua primeira tentativa vale.
daily-open = a jogar
daily-in-play = em andamento
daily-rank = { $rank }º lugar de { $count }
daily-done = jogada
daily-results = Resultados do dia
daily-counts = Partida do dia. Esta tentativa vale: sem dicas e sem desfazer jogadas.
daily-free = Partida do dia. Esta tentativa não vale.
refused-day-not-over = Esta é a partida de hoje. Você poderá passá-la adiante quando o dia acabar.

## Hints where everybody has agreed
hints-allow = Dicas para todos
hints-allow-about = Só se todos na mesa concordarem. Qualquer um pode voltar atrás.
hints-agreed = aceita dicas
hints-on = Todos aceitaram as dicas: qualquer um pode pedir.
ask-hints = Propor dicas para todos
withdraw-hints = Deixar de aceitar dicas
log-asks-hints = { $name } propõe permitir dicas para todos.
log-hints-agreed = { $name } aceita as dicas.
log-hints-withdrawn = { $name } não aceita mais as dicas.

## Puzzles
puzzles = Problemas
puzzles-invite = Uma jogada é claramente a melhor. Encontre-a.
refused-no-such-puzzle = Este problema não existe. O link está errado.

## Being told while away.
telling-title = Notificações
table-webhooks = Webhooks desta mesa
table-mute = Silenciar as notificações desta mesa
table-unmute = Reativar as notificações desta mesa
refused-bad-address = Nada pode ser enviado a este endereço. Ele deve começar com https:// e ser acessível pela internet.
refused-bad-mail = Não é possível enviar e-mail a este endereço.
refused-too-many-ways = Não são permitidos mais endereços, webhooks nem navegadores. Remova algo primeiro.

## A person’s games
person = Suas partidas
person-invite = Histórico, estatísticas e pontuações, para guardar ou apagar.
rated = Partida pontuada
rated-about = Vale para a pontuação de todos. Não há dicas, e nenhuma jogada é desfeita.

## Series and tournaments
contests = Séries e torneios
contests-invite = Várias partidas por um resultado, entre amigos ou com muita gente.
to-contest = Para { $name }
refused-bad-plan = Essas opções não combinam.
refused-contest-full = Não cabe mais ninguém.
refused-no-such-contest = Esta série ou este torneio não existe. O link está errado ou foi apagado.
refused-not-now = Isso não é possível agora. Talvez alguém tenha sido mais rápido.
refused-not-organiser = Só a organização pode fazer isso.

## Clubs
clubs = Clubes
clubs-invite = A sua turma: mesas, classificação e conversa próprias.
club-tables-open = { $count ->
    [one] { $count } mesa aberta
   *[other] { $count } mesas abertas
  }
to-club = Para o clube { $name }
talk-remove = Apagar
refused-club-full = O clube está cheio.
refused-no-such-club = Este clube não existe. O link está errado ou o clube foi encerrado.
refused-not-member = Só membros do clube podem fazer isso.
refused-old-link = Este link não vale mais. Peça o novo a um membro do clube.
refused-too-many-clubs = Você está em clubes demais. Saia de um primeiro.
