## Moves, as one would suggest them
move-bid = Poner el { $card } { part-on-place }
move-return-jewel = Devolver la { jewel } a la bolsa
move-give = Devolver { $tokens }
move-reserve = Reservar { part-card }
move-reserve-blind = Reservar sin verla una carta de nivel { $level }
move-buy = Comprar { part-card }
move-buy-hidden = Comprar una carta reservada
move-noble = Recibir al noble número { $number }

## What speaks for a move
reason-keeps-from = Deja a { $name } sin una { jewel }, la número { $number } de un conjunto.
reason-leaves-best = Deja a la venta lo que más vale para este jugador.
reason-leaves-wanted = Deja a la venta una { jewel }, la número { $number } de su propio conjunto.
reason-adds-to-set = Una { jewel }, la número { $number } de un conjunto: { bonus-of }.
reason-wins-for-certain = Ya nadie más puede poner una carta ahí.
reason-cannot-be-beaten = Ninguna carta de los demás puede superar ya el { $card }.
reason-saves-highest = Gasta la carta más baja y guarda el { $card }.
reason-worth-most = Ninguna joya a la venta vale más: { points-long }.
reason-reaches-goal = Llega a { points-long } y da paso a la última ronda.
reason-brings-noble = Trae a un noble: { points-long } en total.
reason-scores = Da { points-long }.
reason-adds-bonus = Una bonificación más: { gem }, ahora { $number }.
reason-takes-gold = Da una ficha de oro.
reason-denies = Si no, { $name } podría comprar la carta en el próximo turno: { points-long }.
reason-denies-end = Si no, { $name } podría comprar la carta en el próximo turno y terminar la partida.
reason-noble-nearer = { $bonuses ->
    [one] Solo falta { $bonuses } bonificación para atraer al noble más cercano.
   *[other] Faltan { $bonuses } bonificaciones para atraer al noble más cercano.
  }
reason-within-reach = Se podrá comprar en el próximo turno: nivel { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.
reason-nearer = { $tokens ->
    [one] Solo falta { $tokens } ficha
   *[other] Solo faltan { $tokens } fichas
  } para una carta: nivel { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Lo que haría un jugador fuerte
hint-thinking = Pensando…
hint-chance = { $chance } de probabilidad de ganar
hint-often = el { $share } de las veces
hint-mixed = Aquí ninguna jugada es la mejor por sí sola. Alterna entre estas con la frecuencia indicada, para que nadie adivine tu juego.
hint-close = Cerrar la pista

## The review of a game
review-about = Un jugador fuerte repasa cada decisión con lo que se sabía en ese momento.
review-running = { $done } de { $count } decisiones analizadas…
review-depth = Posiciones analizadas por decisión: { $count }.
review-deeper = Analizar más a fondo
review-graph = Probabilidad de ganar
review-graph-about = La de cada jugador en cada decisión, según lo que podía saber quien tenía el turno.
review-accuracy = Precisión
review-accuracy-about = Una decisión que no regala nada cuenta 100; una que regala cinco puntos porcentuales cuenta 50.
review-given = Regalado
review-luck = Suerte
review-luck-about = La suerte es lo que se descubrió entre decisiones: repartos, robos, cartas ocultas.
review-turning = Momentos decisivos
review-turning-none = Nadie regaló mucho, y la suerte no tomó partido.
review-all = Todas las decisiones
review-number = N.º
review-made = Jugada
review-better = Mejor
review-fine = No se encontró nada mejor.
review-in-mixture = Esta jugada forma parte de la mejor mezcla.
review-chance = Probabilidad
review-lost = { $name } regala un { $chance }
review-lucky = La suerte le da un { $chance } a { $name }
review-at = Decisión { $number } de { $count }: { $name }
review-on-board = En el tablero

## Playing on from a finished game
play-on-about = Una mesa nueva empieza justo en esta posición, incluidas las cartas ocultas. Los bots ocupan los demás asientos.
play-on-seat = Juegas por
play-on-bots = Contra
play-on-same = los mismos bots, y un bot en lugar de cada persona
play-on-do = Jugar
what-if = Hacer la mejor jugada

## A deal by a link
deal-title = Supera este resultado
deal-about = Ya han jugado estas cartas: { $names }. Recibes exactamente las mismas, y el resultado se muestra después de tu partida.
deal-play = Jugar estas cartas

## The coach, before a move is final
coach = Entrenador
coach-about = Avisa antes de que una jugada costosa sea definitiva. Solo contra bots.
coach-off = Desactivado
coach-blunders = Solo errores graves
coach-mistakes = Errores
coach-slips = También pequeños descuidos
coach-from = Avisa cuando una jugada cuesta al menos { $share } de probabilidad de ganar.
coach-title = Antes de jugar eso
coach-costs = { $chance } de probabilidad de ganar. Con el mejor juego sería { $best }.
coach-better = Esto sería mejor:
coach-anyway = Jugarla igualmente
coach-again = Elegir otra
coach-offer = ¿Quieres un entrenador en tus primeras partidas? Avisa antes de que una jugada costosa sea definitiva, y tú decides.
coach-offer-yes = Jugar con entrenador
coach-offer-no = No, gracias
