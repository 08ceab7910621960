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
reason-keeps-from = { $name } se queda sin la número { $number } de un conjunto: { jewel }.
reason-leaves-best = Queda en oferta lo que más vale aquí.
reason-leaves-wanted = Queda en oferta: { jewel }, número { $number } del conjunto propio.
reason-adds-to-set = Número { $number } de un conjunto: { jewel }, { bonus-of }.
reason-wins-for-certain = Nadie más puede poner ya una carta ahí.
reason-cannot-be-beaten = Ninguna carta de los demás supera ya el { $card }.
reason-saves-highest = Gasta la carta más baja y guarda el { $card }.
reason-worth-most = Ninguna joya en oferta vale más: { points-long }.
reason-reaches-goal = Llega a { points-long } y da paso a la última ronda.
reason-brings-noble = Trae a un noble: { points-long } en total.
reason-scores = Da { points-long }.
reason-adds-bonus = Una bonificación más: { gem }, ahora { $number }.
reason-takes-gold = Da una ficha de oro.
reason-denies = { $name } podía comprar la carta después: { points-long }.
reason-denies-end = { $name } podía comprar la carta después y terminar la partida.
reason-noble-nearer = { $bonuses ->
    [one] Al noble más cercano solo le falta { $bonuses } bonificación.
   *[other] Al noble más cercano le faltan { $bonuses } bonificaciones.
  }
reason-within-reach = Se podrá comprar el próximo turno: nivel { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Lo que haría un jugador fuerte
hint-thinking = Pensando…
hint-chance = { $chance } de ganar
hint-often = { $share } de las veces
hint-mixed = Aquí ninguna jugada es la mejor por sí sola. Alterna entre estas con la frecuencia indicada, para que nadie te lea.
hint-close = Cerrar la pista

## The review of a game
review-about = Un jugador fuerte repasa cada decisión con lo que se sabía en ese momento.
review-running = { $done } de { $count } decisiones analizadas…
review-depth = Para cada decisión se miraron { $count } posiciones.
review-deeper = Mirar más a fondo
review-graph = Probabilidad de ganar
review-graph-about = La de todos en cada decisión, tal como podía juzgarla quien jugaba.
review-accuracy = Precisión
review-accuracy-about = Una decisión que no regala nada cuenta 100; una que regala cinco puntos de probabilidad cuenta 50.
review-given = Regalado
review-luck = Suerte
review-luck-about = La suerte es lo que salió a la luz entre decisiones: repartos, robos, cartas ocultas.
review-turning = Momentos decisivos
review-turning-none = Nadie regaló mucho, y la suerte no tomó partido.
review-all = Todas las decisiones
review-number = N.º
review-made = Jugada
review-better = Mejor
review-fine = No se encontró nada mejor.
review-in-mixture = Esta jugada forma parte de la mejor mezcla.
review-chance = Probabilidad
review-lost = { $name } regala { $chance }
review-lucky = La suerte ayuda a { $name } en { $chance }
review-at = Decisión { $number } de { $count }: { $name }
review-on-board = En el tablero
