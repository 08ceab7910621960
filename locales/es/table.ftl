## The page
skip-to-content = Saltar al contenido
footer-owners = Los nombres Sultan, Riquezas do Sultão y Splendor pertenecen a sus propietarios. Aquí solo sirven para indicar con qué reglas se juega. Las imágenes y los textos son de Cabochon.
language = Idioma
settings = Ajustes
confirm-moves = Confirmar cada jugada
sound-off = Quitar el sonido
sound-on = Poner el sonido
recovery-title = Mis asientos en otro dispositivo
recovery-about = No hay cuentas. Este código te traslada, con tus asientos, a otro navegador: no lo compartas.
recovery-show = Ver mi código
recovery-enter = Código del otro dispositivo
recovery-use = Usar
error-server = No ha funcionado. Vuelve a intentarlo dentro de un momento.
cancel = Cancelar

## Home
home-title = Tres mesas te esperan
home-about = Juega ya contra bots o envía un enlace a tus amigos. Sin cuenta y sin instalar nada.
install = Instalar la aplicación
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2–5 jugadores · 20 minutos
facts-riquezas = 2–5 jugadores · 30 minutos
facts-splendor = 2–4 jugadores · 30 minutos
about-sultan = Pon cartas de dinero boca abajo en los cojines, puja más que los demás por las joyas del Sultán y reúnelas por colores.
about-riquezas = El antecesor brasileño: bazares, oro y joyas negras, con variantes propias.
about-splendor = Reúne gemas, compra cartas que abaratan las siguientes y atrae a los nobles a tu casa.
play-bots = Jugar contra bots
play-friends = Con amigos
how-to-play = Cómo se juega
learn = Aprender en cinco minutos
learn-on = Seguir con la lección
more-options = Más opciones
my-tables = Mis mesas
my-tables-none = Todavía no estás en ninguna mesa.
my-tables-kept = Sin conexión. Así estaban tus mesas la última vez.
lobby = Mesas abiertas
lobby-none = Ahora mismo ninguna mesa pública espera jugadores.
status-over = terminada
status-playing = en curso
status-your-turn = te toca
status-gathering = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
  }
play-now = Jugar ya
play-now-of = Jugar ya a { $game }
rules-short = Reglas
options-short = Opciones
strength = Rivales
strength-easy = Fáciles
strength-medium = Medios
strength-hard = Difíciles
others-people = Amigos
others-bots = Bots
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
letters = Letras en las gemas
letters-about = Cada color tiene además su propia forma.
guest = Invitado

## A new table
how-many = Jugadores
other-seats = Los demás asientos
option-first = Quién empieza
by-lot = por sorteo
seat-number = Asiento { $seat }
option-screens = Pantallas
option-value-screens-closed = cerradas hasta el final
option-value-screens-open = abiertas para todos
option-bazaars = Bazares
option-value-bazaars-rulebook = 3
option-value-bazaars-2 = 2
agreed-screens-open = Pantallas abiertas para todos
agreed-bazaars-2 = Dos bazares
pace = Ritmo
pace-unhurried = sin reloj
pace-is = Ritmo: { $pace }
pace-live = { $minutes ->
    [one] { $minutes } minuto por jugador
   *[other] { $minutes } minutos por jugador
  }, más { $seconds ->
    [one] { $seconds } segundo por jugada
   *[other] { $seconds } segundos por jugada
  }
pace-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
  }
cover = Si alguien se ausenta
cover-vote = los demás pueden votar que juegue un bot
cover-clock = un bot toma el relevo cuando se acaba el tiempo
cover-never = sin bot: quien se queda sin tiempo pierde
option-rush = Carrera
option-rush-about = Sin turnos: todos ponen cartas a la vez, y en los empates gana la que se puso antes.
option-silent = Compra silenciosa
option-silent-about = Una carta que está sola se descarta sin enseñarla.
option-bags = Sacos
option-bags-about = Las joyas que ganas quedan en un saco cerrado hasta el final.
option-stacking = Apilar
option-stacking-about = Las dos cartas de una ronda pueden ir al mismo bazar.
show-in-lobby = mostrar entre las mesas abiertas
allow-memory = Mostrar un panel con las cartas jugadas
allow-take-backs = Se puede deshacer una jugada si todos están de acuerdo
make-table = Abrir la mesa
bot-random = bot torpe
bot-level = nivel { $level }
bot-named = { $name } (bot, nivel { $level })
bot-other = bot «{ $name }»
name-numbered = { $name } { $number }
character-random = Momo
character-sultan-1 = Amina
character-sultan-1-about = Quiere joyas valiosas y tiene debilidad por su color favorito; le gusta pujar con números redondos.
character-sultan-2 = Bashir
character-sultan-2-about = Reúne colores sin fijarse en los demás, olvida lo que se ha jugado y puja 5 o 10 siempre que puede.
character-sultan-3 = Dalia
character-sultan-3-about = Se lleva las joyas que otros necesitan y recuerda cada carta jugada.
character-sultan-4 = Faris
character-sultan-4-about = Imagina algunas manos posibles y varía sus pujas como si casi todos hicieran lo mismo.
character-sultan-5 = Zahra
character-sultan-5-about = Imagina miles de manos posibles y nota quién puja por costumbre.
character-splendor-1 = Bice
character-splendor-1-about = Ahorra para cartas buenas, sobre todo rojas, y olvida a los nobles.
character-splendor-2 = Duccio
character-splendor-2-about = Se lo piensa antes de tomar nada, pero olvida a los nobles.
character-splendor-3 = Fiammetta
character-splendor-3-about = Invita a los nobles y ve qué buscan los demás.
character-splendor-4 = Lapo
character-splendor-4-about = Piensa unos turnos por delante.
character-splendor-5 = Ginevra
character-splendor-5-about = Piensa tan lejos como le permite el tiempo.

## Before the start
seats = Asientos
agreed-usual = Las reglas de siempre, sin reloj
change-options = Cambiar
change-done = Aplicar
name-ask = ¿Cómo quieres que te llamen los demás?
name-done = Soy yo
log-changed = El anfitrión cambió las opciones.
log-renamed = El asiento { $seat } ahora se llama { $name }.
seat-open = libre
seat-closed = cerrado
this-is-you = tú
host = anfitrión
ask-to-leave = Echar de la mesa
seat-menu = Menú de { $name }
add-seat = Añadir un asiento
your-name = Tu nombre
sit-down = Sentarse
table-full = Todos los asientos están ocupados. Puedes ver la partida aquí.
start = Empezar
start-with-bots = { $count ->
    [one] Empezar con { $count } bot
   *[other] Empezar con { $count } bots
  }
leave = Dejar la mesa
wait-for-host = { $name } empezará la partida cuando estén todos.
invite-title = Invitar a amigos
invite-about = Cualquiera que abra este enlace puede sentarse. No hace falta una cuenta.
qr-label = El enlace en un código QR
copy-link = Copiar el enlace
link-copied = Enlace copiado

## The line to the server
line-connecting = Conectando con la mesa…
line-lost = Se ha cortado la conexión. Volverá sola; no se pierde nada.
line-lost-move = Se ha cortado la conexión. Tu jugada está guardada y se enviará en cuanto vuelva.
no-table = Esta mesa no existe
no-table-about = Puede que el enlace esté incompleto, o que la mesa ya se haya retirado.
no-game = Aquí no existe ese juego.
no-board = Este juego no tiene tablero aquí; solo lo pueden jugar programas.
to-home = Volver al inicio

## At the table
board = Tablero
players = Jugadores
player = Jugador
you-watch = Estás mirando
you-are = { $name } (tú)
title-your-turn = Te toca
table-menu = Mesa
undo = Deshacer
hint = Pista
ask-take-back = Pedir deshacer mi jugada
ask-end = Proponer terminar la partida
ask-pace = Proponer otro ritmo
ask-cover = Proponer que un bot juegue por { $name }
mute = Silenciar a { $name }
unmute = Dejar hablar a { $name }
make-host = Nombrar anfitrión a { $name }
step-away = Dejar que un bot juegue por mí
give-up = Rendirse
give-up-sure = Sí, me rindo definitivamente
covered-you = Un bot está jugando por ti.
covered-by = juega { $bot }
take-seat-back = Recuperar mi asiento
gave-up = se ha rendido
not-here = ausente
days-left = { $days ->
    [one] queda { $days } día
   *[other] quedan { $days } días
  }
agree = Aceptar
decline = Rechazar
take-back = Cancelar
continue = Continuar
refused-stale = La partida ha avanzado entretanto. Vuelve a mirar.
refused-illegal-move = Esa jugada no es posible ahora.
refused-not-your-turn = No es tu turno.
refused-seat-taken = Alguien ha sido más rápido: ese asiento está ocupado.
refused-not-absent = Esa persona aún no lleva ausente el tiempo suficiente.
refused-bad-code = Este código no es correcto o ya se ha usado.
refused-bad-cover = Un bot solo puede entrar al acabarse el tiempo si se juega con reloj.
refused-bad-deal = Este reparto no se puede leer.
refused-bad-host = Este servidor no responde en esta dirección.
refused-bad-log = El historial de esta mesa está dañado. Avisa a quien administra el servidor.
refused-bad-message = El servidor no lo ha entendido. Vuelve a cargar la página.
refused-bad-move = El servidor no ha podido leer esa jugada. Vuelve a cargar la página.
refused-bad-name = Elige otro nombre.
refused-bad-pace = Ese ritmo no es posible en esta mesa.
refused-bad-record = Este registro no se puede reproducir.
refused-bad-salt = No se ha aceptado la parte de tu navegador en el reparto. Vuelve a cargar la página.
refused-bad-seats = No se puede jugar con estos asientos.
refused-bad-setup = El juego no tiene esas opciones.
refused-bad-talk = Tu mensaje está vacío o es demasiado largo.
refused-broken-table = Esta mesa se jugó con reglas que este servidor no conoce.
refused-covered = Un bot juega por ti. Recupera primero tu asiento.
refused-crowded = Hay demasiada gente mirando esta mesa. Inténtalo más tarde.
refused-foreign-origin = Esta petición venía de otro sitio web, así que se ha rechazado.
refused-moved-since = Alguien ha jugado después. Pide a los demás que te dejen deshacer la jugada.
refused-muted = El anfitrión te ha silenciado.
refused-no-cover = En esta mesa ningún bot sustituye a nadie.
refused-no-such-bot = Ese bot no existe.
refused-no-such-guide = Ese paso no existe en la partida guiada.
refused-no-such-page = No hay nada en esta dirección.
refused-no-such-seat = Ese asiento no existe o no hay nadie en él.
refused-no-such-table = Esta mesa no existe.
refused-no-take-backs = En esta mesa no se deshacen jugadas.
refused-no-hints = Solo hay pistas contra bots, o si todos las han aceptado.
refused-no-thought = El bot no ha podido decidirse. Inténtalo de nuevo.
refused-nobody = El servidor aún no te conoce. Escribe primero tu nombre.
refused-not-asked = Esa respuesta no te corresponde.
refused-not-covered = Ningún bot juega por ti.
refused-not-host = Solo el anfitrión puede hacer eso.
refused-not-over = Podrás verlo cuando termine la partida.
refused-not-playing = En esta mesa no se está jugando.
refused-not-seated = No tienes asiento en esta mesa.
refused-not-started = La partida aún no ha empezado.
refused-nothing-proposed = Ya no hay nada que responder.
refused-nothing-to-undo = No tienes ninguna jugada que deshacer.
refused-over = La partida ha terminado.
refused-pending = Otra propuesta aún espera respuestas.
refused-resigned = Ya te has rendido.
refused-revealed = Esa jugada ha descubierto algo. Pide a los demás que te dejen deshacerla.
refused-seated = Ya tienes asiento en esta mesa.
refused-seats-open = Aún hay asientos libres. Espera, ciérralos o llénalos con bots.
refused-spectator = Los espectadores no pueden hablar durante la partida.
refused-started = La partida ya ha empezado.
refused-too-fast = Vas demasiado rápido. Espera un momento.
refused-too-many-entries = El historial de esta mesa está lleno. Crea otra mesa.
refused-too-many-tables = Hay demasiadas mesas abiertas. Termina antes algunas.
refused-unavailable = El servidor no puede guardarlo ahora. Inténtalo de nuevo.
refused-unknown-game = Este servidor no tiene ese juego.
refused-dealing = La partida está a punto de empezar: se están repartiendo las cartas.
refused-no-such-person = No hay nadie así en esta mesa.
refused-out-of-time = Se te acabó el tiempo: el bot hace esta jugada por ti.
refused-removed = El anfitrión te ha pedido que dejes esta mesa.
refused-somebody-away = Todos tienen que estar de acuerdo, y un bot juega por alguien. Espera a que esa persona vuelva.
refused-no-room = Este servidor no tiene espacio para mesas nuevas ahora mismo. Las partidas en curso continúan.
refused-uncertain = El servidor perdió la conexión con su base de datos y no sabe si eso se guardó. Mira la mesa antes de intentarlo de nuevo.
refused-other = Ahora mismo no es posible.
why-pending = Tu jugada está en camino.
why-over = La partida ha terminado.
why-watching = Solo estás mirando esta partida.
why-not-your-turn = Todavía no: esperamos a { $names }.
prompt-sending = Tu jugada está en camino…
prompt-over = La partida ha terminado.
prompt-waiting = Esperando a { $names }

## What happened
log-title = Lo que ha pasado
since-you-looked = nuevo desde tu última visita
log-joined = { $name } se sienta.
log-left = El asiento { $seat } vuelve a estar libre.
log-hosted = Ahora { $name } dirige la mesa.
log-muted = { $name } no puede hablar por ahora.
log-unmuted = { $name } puede volver a hablar.
log-started = Empieza la partida.
log-undone = { $name } deshace la jugada.
log-asks-take-back = { $name } pide deshacer una jugada.
log-asks-end = { $name } propone terminar la partida sin ganador.
log-asks-cover = { $name } propone que un bot juegue por { $absent }.
log-asks-pace = { $name } propone otro ritmo: { $pace }.
log-agreed = { $name } acepta.
log-refused = { $name } rechaza la propuesta.
log-covered = { $bot } juega ahora por { $name }.
log-covered-clock = Se acabó el tiempo de { $name }: sigue { $bot }.
log-back = { $name } ha vuelto.
log-resigned = { $name } se rinde.
log-lapsed = Se acabó el tiempo de { $name }.
log-followed = La revancha está lista.
log-over = La partida ha terminado.

## Sultan and Riquezas
jewel = { $colour ->
    [white] joya blanca
    [red] joya roja
    [yellow] joya amarilla
    [green] joya verde
    [blue] joya azul
   *[black] joya negra
  }
jewel-colour = { $colour ->
    [white] blanca
    [red] roja
    [yellow] amarilla
    [green] verde
    [blue] azul
   *[black] negra
  }
jewel-worth = { $points ->
    [one] { jewel }, vale { $points } punto
   *[other] { jewel }, vale { $points } puntos
  }
part-on-place = { $kind ->
    [bazaar] en el bazar { $number }
   *[cushion] en el cojín { $number }
  }
place-text = { $kind ->
    [bazaar] Bazar { $number }
   *[cushion] Cojín { $number }
  }: { jewel-worth }. { $count ->
    [0] Todavía sin cartas.
   *[other] Cartas: { $cards }.
  }
first-badge = 1.º
cushions = Cojines
bazaars = Bazares
stage-of = Fase { $stage } de { $stages }
round-of = ronda { $round } de { $rounds }
pouch-holds = { $count ->
    [one] { $count } joya en la bolsa
   *[other] { $count } joyas en la bolsa
  }
first-player = Jugador inicial de esta ronda
hand-of = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
  }
points-short = { $points } p.
points-long = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
bonus-of = { $points ->
    [one] { $points } punto de bonificación
   *[other] { $points } puntos de bonificación
  }
behind-screen = tras la pantalla
in-the-bag = Tus joyas están en el saco cerrado hasta el final.
unsold = sin vender
drawn-jewels = Joyas sacadas
your-hand = Tu mano
money-card-of = Carta de dinero { $value }
gold-card-of = Carta de oro { $value }
memory-title = Cartas jugadas hasta ahora
cards-played = Jugadas
unseen-cards = { $count ->
    [one] y { $count } sin ver
   *[other] y { $count } sin ver
  }
prompt-reveal = Se descubren las cartas…
prompt-return = Elige la joya que vuelve a la bolsa.
prompt-return-chosen = ¿Devolver la { jewel } a la bolsa?
prompt-bid = { $kind ->
    [bazaar] Elige una carta y un bazar.
   *[cushion] Elige una carta y un cojín.
  }
prompt-bid-where = ¿Dónde pones el { $card }?
prompt-bid-which = ¿Qué carta pones { part-on-place }?
prompt-bid-chosen = ¿Poner el { $card } { part-on-place }?
do-return = Devolver
do-lay = Poner la carta
why-return-first = Elige antes la joya que vuelve a la bolsa.
why-own-card = { $kind ->
    [bazaar] Ya tienes una carta en este bazar.
   *[cushion] Ya tienes una carta en este cojín.
  }
log-drew = { $count ->
    [one] { $name } roba { $count } carta.
   *[other] { $name } roba { $count } cartas.
  }
log-offered = Fase { $stage }, ronda { $round }. { $name } saca de la bolsa: { $jewels }.
log-returned-jewel = { $name } devuelve una { jewel }.
log-laid = { $name } pone una carta { part-on-place }.
log-laid-own = { $name } pone el { $card } { part-on-place }.
log-card-of = { $card } de { $name }
log-card-unseen = una carta sin ver de { $name }
log-settled = { $kind ->
    [bazaar] En el bazar { $number }
   *[cushion] En el cojín { $number }
  }: { $cards }. { $name } gana la { jewel }.
log-unsold = Ninguna carta { part-on-place }: la { jewel } vuelve a la bolsa.
log-unveiled = { $count ->
    [one] La carta de { $name } que nadie había visto: { $cards }.
   *[other] Las cartas de { $name } que nadie había visto: { $cards }.
  }

## Splendor
gem = { $gem ->
    [white] diamante
    [blue] zafiro
    [green] esmeralda
    [red] rubí
    [black] ónice
   *[gold] oro
  }
gem-count = { $gem ->
    [white] { $count ->
        [one] { $count } diamante
       *[other] { $count } diamantes
      }
    [blue] { $count ->
        [one] { $count } zafiro
       *[other] { $count } zafiros
      }
    [green] { $count ->
        [one] { $count } esmeralda
       *[other] { $count } esmeraldas
      }
    [red] { $count ->
        [one] { $count } rubí
       *[other] { $count } rubíes
      }
    [black] { $count ->
        [one] { $count } ónice
       *[other] { $count } ónices
      }
   *[gold] { $count ->
        [one] { $count } ficha de oro
       *[other] { $count } fichas de oro
      }
  }
gem-object = { gem-count }
part-gems = { $gem ->
    [white] diamantes
    [blue] zafiros
    [green] esmeraldas
    [red] rubíes
    [black] ónices
   *[gold] oro
  }
part-points = { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
  }
card-text = Nivel { $level }, bonificación de { gem }, { part-points }, cuesta { $cost }.{ $buyable ->
    [yes] {" "}Puedes comprarla.
   *[no] {""}
  }
part-card = una carta de nivel { $level } ({ $points ->
    [0] { gem }
   *[other] { gem }, { part-points }
  })
part-with-gold = { $gold ->
    [yes] {" "}y toma una ficha de oro
   *[no] {""}
  }
nobles = Nobles
noble-text = Noble, { $points ->
    [one] { $points } punto de prestigio
   *[other] { $points } puntos de prestigio
  }, visita a quien tiene { $gems } en bonificaciones
level-number = Nivel { $level }
deck-text = { $count ->
    [one] Mazo de nivel { $level }, { $count } carta
   *[other] Mazo de nivel { $level }, { $count } cartas
  }
hidden-card = Carta oculta de nivel { $level }
bank = Banca
bank-of = { gem-count } en la banca.{ $chosen ->
    [0] {""}
    [one] {" "}{ $chosen } ficha elegida.
   *[other] {" "}{ $chosen } fichas elegidas.
  }
tokens-and-bonuses = Bonificaciones y fichas
holding-of = { gem }: { $bonuses ->
    [one] { $bonuses } bonificación
   *[other] { $bonuses } bonificaciones
  }, { $tokens ->
    [one] { $tokens } ficha
   *[other] { $tokens } fichas
  }
your-tokens = Tus fichas
your-reserved = Tus cartas reservadas
reserved-of = { $count ->
    [one] { $count } carta reservada
   *[other] { $count } cartas reservadas
  }
give-of = { gem }: tienes { $count }, { $chosen } por devolver
prestige = { $points } de prestigio
last-round = Última ronda: todos juegan los mismos turnos.
prompt-action = Toma fichas o elige una carta para comprarla o reservarla.
prompt-taking = Tomar { $tokens }
prompt-taking-more = { $tokens }, ¿y qué más?
prompt-deck = La primera carta del nivel { $level }, sin verla
prompt-buy = Comprar por { $tokens }
prompt-buy-free = Compra gratis: tus bonificaciones lo pagan todo
prompt-give = { $count ->
    [0] ¿Devolver estas fichas?
    [one] Puedes tener diez: elige { $count } ficha para devolver.
   *[other] Puedes tener diez: elige { $count } fichas para devolver.
  }
prompt-noble = Varios nobles quieren venir: elige uno.
prompt-pass = No puedes hacer nada: tienes que pasar.
do-take = Tomar
do-give = Devolver
do-noble = Recibir
do-buy = Comprar
do-reserve = Reservar
do-reserve-gold = Reservar + oro
do-pass = Pasar
pay-differently = Pagar de otro modo
why-gold = El oro solo se recibe al reservar una carta.
why-bank-empty = En la banca ya no hay { part-gems }.
why-take-rule = Toma tres colores distintos, o dos del mismo color si en la banca hay al menos cuatro.
why-missing = Aún necesitas { $tokens }.{ $full ->
    [yes] {" "}Y ya tienes tres cartas reservadas.
   *[no] {""}
  }
why-no-reserve = Ya tienes tres cartas reservadas.
why-return-tokens = { $count ->
    [one] Devuelve antes { $count } ficha.
   *[other] Devuelve antes { $count } fichas.
  }
why-choose-noble = Elige antes un noble.
why-noble = Este noble visita por su cuenta a quien tiene { $gems } en bonificaciones.
log-taken = { $name } toma { $tokens }.
log-reserved = { $name } reserva { part-card }{ part-with-gold }.
log-reserved-blind = { $name } reserva sin verla una carta de nivel { $level }{ part-with-gold }.
log-bought = { $name } compra { part-card } por { $tokens }.
log-bought-free = { $name } se lleva { part-card } gratis.
log-returned-tokens = { $name } devuelve { $tokens }.
log-noble = { $points ->
    [one] Un noble visita a { $name }: { $points } punto.
   *[other] Un noble visita a { $name }: { $points } puntos.
  }
log-passed = { $name } pasa.
log-last-round = { $name } ha llegado a 15 puntos: esta es la última ronda.

## The end
end-you-win = ¡Has ganado!
end-wins = Gana { $name }
end-shared = { $names } comparten la victoria
end-agreed = La partida terminó de común acuerdo
end-abandoned = La partida se abandonó
end-resigned = Los demás se han rendido.
end-by-jewels = Empate a puntos: gana quien tiene más joyas.
end-by-cards = Empate a puntos: gana quien tiene menos cartas.
end-stalled = Nadie podía hacer ya ninguna jugada.
score-level = { $count ->
    [one] nivel { $level }: { $count } carta, { $points } p.
   *[other] nivel { $level }: { $count } cartas, { $points } p.
  }
score-nobles = { $count ->
    [one] { $count } noble, { $points } p.
   *[other] { $count } nobles, { $points } p.
  }
rematch = Jugar otra vez
to-rematch = Ir a la revancha
replay = Repetición
review = Análisis
save-record = Guardar el registro de la partida
fair-title = ¿Fue justo el reparto?
fair-how = Cómo se garantiza un reparto justo
fair-before = Antes de que nadie se sentara, el servidor sacó un número secreto y publicó la huella de abajo. El navegador de cada jugador sella del mismo modo un número propio. Solo cuando todos están sellados se muestran, y las cartas salen de todos juntos: nadie puede elegir después de ver. Al terminar, tu navegador lo comprueba.
fair-promise = Lo que el servidor prometió antes de repartir:
fair-own = El número que aportó y guardó tu navegador:
fair-verdict-holds = Sí, demostrado
fair-verdict-partly = Demostrado en parte
fair-verdict-unproven = Sin demostrar
fair-verdict-broken = Algo no cuadra
fair-found-server = El número secreto del servidor no coincide con su promesa.
fair-found-promise = El servidor le prometió otra cosa a este navegador antes de repartir.
fair-found-seal = El número de { $name } no es el que se selló antes de repartir.
fair-found-own = El número que mostró tu navegador no se usó.
fair-found-seed = Las cartas no se repartieron a partir de los números del registro.
fair-found-proven = El servidor cumplió su promesa, tu número se usó y todos los números mostrados coinciden con sus sellos.
fair-found-withheld = { $name } selló un número y no lo mostró a tiempo. Quien juegue ahí y además lleve el servidor podría haber elegido entre dos repartos.
fair-found-nothing = { $name } no selló ningún número. A esa persona no se le demuestra nada.
fair-found-not-kept = Este navegador no participó en el reparto, así que solo puede comprobar que el registro es coherente.
fair-found-old = Nadie selló un número antes de repartir, así que quien lleva el servidor podría haber elegido las cartas. Las partidas de versiones anteriores son todas así.
fair-found-alone = Solo jugaste contra bots. A ti te queda demostrado; a los demás, solo si no llevas tú el servidor.
fair-found-bots = Los bots no aportan números.
fair-verify = Para comprobar el reparto y cada jugada sin conexión, guarda el registro y ejecuta
replay-start = El reparto
replay-not-yet = La repetición estará disponible cuando termine la partida.
to-table = Volver a la mesa
ply-first = Al principio
ply-last = Al final
talk-unread = { $count } sin leer
ply-back = Una jugada atrás
ply-on = Una jugada adelante
ply-run = Reproducir
ply-stop = Detener
ply-slider = Jugada
other-games = Los otros juegos

## Talk
talk-title = Charla
talk-say = Di algo
talk-phrases = Elige una frase…
talk-silent = Los espectadores no pueden hablar durante la partida.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-bid = ¡Buena puja!
phrase-well-bought = ¡Buena compra!
phrase-well-played = ¡Bien jugado!
phrase-ouch = ¡Ay!
phrase-hurry-up = ¿Seguimos?
phrase-one-moment = Un momento, por favor.
phrase-back-soon = Vuelvo enseguida.
phrase-sorry = ¡Perdón!
phrase-thank-you = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-another-one = ¿Otra?
phrase-goodbye = ¡Adiós!
seat-invited = invitado
spectator = mirando
dealing = Se están repartiendo las cartas…
dealing-waits = Se están repartiendo las cartas. Aún esperamos a { $names }…
deal-now = Repartir sin esperar
log-spectator-muted = Se ha silenciado a un espectador.
log-spectator-unmuted = Un espectador ya puede hablar de nuevo.
log-resumed = El servidor dejó de responder ({ $seconds } s). Nadie ha perdido tiempo por ello, y los relojes han esperado un poco más.
log-resumed-unhurried = El servidor dejó de responder ({ $seconds } s). Nadie ha perdido tiempo por ello.
ask-waits = Deshacer una jugada, cambiar el ritmo y terminar antes requieren el acuerdo de todos. Un bot juega por alguien: espera a que esa persona vuelva.
refused-banned = La administración del servidor te ha bloqueado.
refused-session-ended = Se cerró tu sesión en todas partes. Escribe de nuevo tu nombre o usa tu código.
refused-bad-report = Explica a qué se refiere la denuncia, en 500 caracteres como máximo.
refused-no-such-line = Ese mensaje ya no existe.
log-stopped = La administración del servidor ha cerrado la mesa.
log-forgotten = Se ha quitado el nombre de una persona de esta mesa.
end-stopped = La administración del servidor ha cerrado la mesa
report = Denunciar…
report-title = Denunciar ante la administración del servidor
report-about = La administración lee lo que envías. En la mesa nadie se entera.
report-what = ¿De qué se trata?
report-what-line = { $name }: «{ $text }»
report-what-name = El nombre «{ $name }»
report-why = ¿Qué tiene de malo?
report-why-insult = Es un insulto
report-why-hate = Incita al odio o amenaza
report-why-spam = Es publicidad o spam
report-why-private = Revela datos privados
report-why-other = Otra cosa
report-words = Con tus palabras (opcional)
report-send = Enviar
report-thanks = Gracias. La administración del servidor lo revisará.
report-close = Cerrar

# Pace, sound and touch in the settings.
speed = Jugadas de los demás
speed-slow = despacio
speed-normal = normal
speed-fast = rápido
speed-instant = al instante
volume = Volumen
haptics = Vibrar con cada jugada

## The end, told
end-margin = { $points ->
    [one] { $points } punto por delante de { $name }
   *[other] { $points } puntos por delante de { $name }
  }
end-never-behind = { $name } nunca fue por detrás.
end-took-lead = { $name } tomó la delantera definitiva en la jugada { $move } de { $moves }.
end-was-behind = { $points ->
    [one] Tras la jugada { $move }, { $name } iba { $points } punto por detrás.
   *[other] Tras la jugada { $move }, { $name } iba { $points } puntos por detrás.
  }
end-lead-changed = { $count ->
    [one] El liderato cambió una vez.
   *[other] El liderato cambió { $count } veces.
  }
end-race = Los puntos de todos, jugada a jugada
end-aside = Ver el tablero
end-show = Ver el resultado
end-picture = Compartir imagen
end-picture-sent = Imagen guardada

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
letter-red = R
letter-yellow = A
letter-green = V
letter-blue = Z
letter-black = N

## A finished game that is played on
play-on = Seguir jugando desde aquí
again-from = { $move ->
    [0] Este es el reparto de otra partida.
   *[other] Esta partida sigue desde la jugada { $move } de otra.
  }
again-look = Ver esa partida
fair-verdict-known = El reparto se conocía
fair-found-known = Son las cartas de otra partida que ya había terminado, así que se conocían. Cómo se repartieron consta en el registro de aquella partida.

## A deal that others play
deal-again = Repartir estas cartas a otros
again-blind = Son las mismas cartas que en una partida anterior. Al final verás cómo acabó.
refused-knows-deal = Ya has jugado este reparto. Es para otros.
refused-no-such-deal = Este reparto no existe. El enlace es incorrecto o la partida se borró.
earlier-title = Las mismas cartas en una partida anterior
earlier-ahead = { points-long } más que { $name } en el mismo asiento.
earlier-behind = { points-long } menos que { $name } en el mismo asiento.
earlier-level = Los mismos puntos que { $name } en el mismo asiento.

## The daily deal
daily = Reparto del día
daily-invites = Cada día, las mismas cartas y los mismos bots para todos. Cuenta tu primer intento.
daily-open = por jugar
daily-in-play = en juego
daily-rank = puesto { $rank } de { $count }
daily-done = jugado
daily-results = Resultados del día
daily-counts = Reparto del día. Este intento cuenta: sin pistas y sin deshacer jugadas.
daily-free = Reparto del día. Este intento no cuenta.
refused-day-not-over = Este es el reparto de hoy. Podrás compartirlo cuando acabe el día.

## Hints where everybody has agreed
hints-allow = Pistas para todos
hints-allow-about = Solo si toda la mesa está de acuerdo. Cualquiera puede retirarse.
hints-agreed = acepta las pistas
hints-on = Todos han aceptado las pistas: cualquiera puede pedirlas.
ask-hints = Proponer pistas para todos
withdraw-hints = Dejar de aceptar las pistas
log-asks-hints = { $name } propone permitir pistas para todos.
log-hints-agreed = { $name } acepta las pistas.
log-hints-withdrawn = { $name } ya no acepta las pistas.

## Puzzles
puzzles = Problemas
puzzles-invite = Una jugada es claramente la mejor. Encuéntrala.
refused-no-such-puzzle = Este problema no existe. El enlace es incorrecto.

## Being told while away.
telling-title = Notificaciones
table-webhooks = Webhooks de esta mesa
table-mute = Silenciar las notificaciones de esta mesa
table-unmute = Activar las notificaciones de esta mesa
refused-bad-address = No se puede enviar nada a esta dirección. Debe empezar por https:// y ser accesible desde internet.
refused-bad-mail = No se puede enviar correo a esta dirección.
refused-too-many-ways = No se permiten más direcciones, webhooks ni navegadores. Quita algo primero.

## A person’s games
person = Tus partidas
person-invite = Historial, estadísticas y puntuaciones, para conservarlos o borrarlos.
rated = Partida puntuada
rated-about = Cuenta para la puntuación de todos. No hay pistas ni se deshacen jugadas.

## Series and tournaments
contests = Series y torneos
contests-invite = Varias partidas por un resultado, entre amigos o entre muchos.
to-contest = A { $name }
refused-bad-plan = Estas opciones no son compatibles.
refused-contest-full = Ya no puede entrar nadie más.
refused-no-such-contest = No existe esta serie o este torneo. El enlace es incorrecto o se borró.
refused-not-now = Ahora no es posible. Quizá alguien fue más rápido.
refused-not-organiser = Solo la organización puede hacer eso.

## Clubs
clubs = Clubes
clubs-invite = Tu grupo: mesas, clasificación y charla propias.
club-tables-open = { $count ->
    [one] { $count } mesa abierta
   *[other] { $count } mesas abiertas
  }
to-club = Al club { $name }
talk-remove = Borrar
refused-club-full = El club está completo.
refused-no-such-club = No existe este club. El enlace es incorrecto o el club se cerró.
refused-not-member = Eso solo pueden hacerlo los miembros del club.
refused-old-link = Este enlace ya no sirve. Pide el nuevo a un miembro del club.
refused-too-many-clubs = Estás en demasiados clubes. Deja antes alguno.
