on-this-page = En esta página

## Sultan
rules-sultan-short-title = En pocas palabras
rules-sultan-short =
    Tres fases de cinco rondas. En cada ronda hay joyas sobre los cojines, y cada cual pone una carta de dinero boca abajo en uno de ellos.

    Se descubren las cartas. En cada cojín la carta más alta gana la joya; en caso de empate, la que se puso antes. Todas las cartas puestas salen de la partida.

    Al final cada joya vale de 1 a 5 puntos según su color, y tres o más del mismo color dan una bonificación. Gana quien tenga más puntos.
rules-sultan-aim-title = El objetivo
rules-sultan-aim =
    El Sultán vende sus joyas. Todos ponen cartas de dinero boca abajo y confían en tener la más alta en el cojín adecuado. Las joyas dan puntos según su color, y varias del mismo color dan además una bonificación.

    Hay cincuenta joyas: 12 blancas (1 punto cada una), 11 rojas (2), 10 amarillas (3), 9 verdes (4) y 8 azules (5).
rules-sultan-setup-title = Antes de la primera ronda
rules-sultan-setup =
    Cada jugador tiene su propio mazo de cartas de dinero, del 1 al 15. Todas las joyas están en la bolsa. Hay tres cojines, o dos si juegan tres personas. El jugador inicial de la primera ronda se sortea, a menos que la mesa lo elija.

    La partida tiene tres fases de cinco rondas. Al empezar una fase cada cual roba cinco cartas, que deben durarle toda la fase.
rules-sultan-offer-title = La oferta
rules-sultan-offer = El jugador inicial saca una joya más que cojines hay y elige una para devolverla a la bolsa. Las demás se colocan en los cojines.
rules-sultan-bids-title = Las pujas
rules-sultan-bids = Empezando por el jugador inicial, cada cual pone por turno exactamente una carta boca abajo en un cojín. En un mismo cojín puede haber varias cartas. Todos ven quién pone una carta, dónde y en qué orden, pero no su valor. No se puede pasar.
rules-sultan-reveal-title = El resultado
rules-sultan-reveal =
    Cuando todos han puesto una carta, se descubren. En cada cojín la carta más alta gana la joya; en caso de empate, la que se puso antes. Una joya sin cartas vuelve a la bolsa.

    Todas las cartas puestas salen de la partida, hayan ganado o no. El vecino de la izquierda pasa a ser el jugador inicial de la ronda siguiente.
rules-sultan-score-title = La puntuación
rules-sultan-score =
    Tras la tercera fase cada joya da sus puntos. Además hay una bonificación por cada color: 2 puntos por tres joyas, 5 por cuatro, 10 por cinco y 20 por seis o más.

    Gana quien tenga más puntos. En caso de empate decide el número de joyas; si también coincide, se comparte la victoria.

    Un ejemplo: 5 joyas rojas, 4 verdes y 2 azules dan 10 + 16 + 10 puntos, más una bonificación de 10 por las rojas y de 5 por las verdes: 51 en total.
rules-sultan-two-title = Con dos jugadores
rules-sultan-two = Cada jugador tiene dos veces las cartas del 1 al 12 y roba ocho por fase. Una fase tiene cuatro rondas, y en cada una ambos ponen dos cartas, alternándose y en cojines distintos. En caso de empate gana el jugador inicial de la ronda. La bonificación es de 2 puntos por cuatro joyas de un color, 5 por cinco, 10 por seis y 20 por siete o más.
rules-variants-title = Variantes
rules-variants =
    Pantallas: como en el juego de mesa, las colecciones quedan ocultas tras las pantallas hasta el final. Con pantallas abiertas, todos las ven.

    Carrera: nadie espera su turno, y en los empates gana la carta que se puso antes.

    Compra silenciosa: una carta que está sola se descarta sin enseñarla; los demás conocen su valor cuando termina la partida.

    Sacos: las joyas ganadas van a un saco cerrado que ni su dueño puede mirar hasta el final.

    Carrera, compra silenciosa y sacos se pueden combinar, tanto en Sultan como en Riquezas.

## Riquezas do Sultão
rules-riquezas-short-title = En pocas palabras
rules-riquezas-short =
    Tres fases de cinco rondas. En cada ronda hay joyas a la venta en los bazares, y cada cual pone una carta de oro boca abajo en uno de ellos.

    Se descubren las cartas. En cada bazar la carta más alta gana la joya; en caso de empate, la que se puso antes. Todas las cartas puestas salen de la partida.

    Al final cada joya vale de 1 a 5 puntos según su color, y tres o más del mismo color dan una bonificación. Gana quien tenga más puntos.
rules-riquezas-aim-title = El objetivo
rules-riquezas-aim =
    El antecesor brasileño de Sultan. En los bazares se puja con oro por joyas de cinco colores; reunir varias del mismo color da una bonificación.

    Hay cincuenta joyas: 12 rojas (1 punto cada una), 11 amarillas (2), 10 verdes (3), 9 azules (4) y 8 negras (5). Atención: las rojas, amarillas, verdes y azules valen un punto menos que en Sultan.
rules-riquezas-course-title = Cómo se juega
rules-riquezas-course =
    Hay tres bazares, o dos si juegan tres personas. El jugador inicial saca una joya más que bazares hay y devuelve una. Luego cada cual pone por turno una carta de oro boca abajo en un bazar. Se descubren las cartas: gana la más alta y, en caso de empate, la que se puso antes. Una joya sin cartas vuelve a la bolsa.

    La partida tiene tres fases de cinco rondas, con cinco cartas del 1 al 15 por fase. La bonificación es de 2, 5, 10 o 20 puntos por tres, cuatro, cinco, o seis o más joyas de un color.
rules-riquezas-score-title = La puntuación
rules-riquezas-score = Tras la tercera fase cada joya da sus puntos y cada color su bonificación; se puede conseguir en varios colores. Gana quien tenga más puntos. En caso de empate decide el número de joyas; si también coincide, se comparte la victoria.
rules-riquezas-differs-title = En qué se diferencia de Sultan
rules-riquezas-differs = En los colores y sus valores, y en los nombres. Como en Sultan, el jugador inicial se sortea y el papel pasa a la izquierda en cada ronda; pero con cinco jugadores cada nueva fase la abre el vecino de la izquierda de quien abrió la anterior.
rules-riquezas-two-title = Con dos jugadores
rules-riquezas-two =
    Cada cual tiene dos veces las cartas del 1 al 12, roba ocho por fase y pone dos por ronda, alternándose. En caso de empate gana el jugador inicial de la ronda. La bonificación empieza con cuatro joyas: 2, 5, 10, 20.

    La mesa puede jugar con dos bazares y decidir si las dos cartas de una ronda pueden ir al mismo bazar (apilar): entonces gana la carta más alta, y el empate lo decide la segunda carta puesta allí. Si también empata, gana el jugador inicial de la ronda.

## Splendor
rules-splendor-short-title = En pocas palabras
rules-splendor-short =
    En tu turno haces una sola acción: tomar tres fichas de colores distintos, tomar dos del mismo color, reservar una carta y tomar una ficha de oro, o comprar una carta.

    Cada carta comprada abarata para siempre las siguientes. Nadie se queda con más de diez fichas. Los nobles visitan por su cuenta a quien tiene las cartas que buscan.

    En cuanto alguien tiene 15 puntos, se termina la ronda y acaba la partida. Gana quien tenga más puntos.
rules-splendor-aim-title = El objetivo
rules-splendor-aim = Eres un mercader que reúne gemas y las invierte en minas, barcos y casas. Cada carta comprada abarata las siguientes, muchas dan prestigio, y las buenas colecciones atraen a los nobles. Llegar a 15 puntos desencadena el final.
rules-splendor-setup-title = Antes del primer turno
rules-splendor-setup = De cada uno de los tres niveles hay cuatro cartas boca arriba. Hay un noble más que jugadores. La banca tiene siete fichas de cada gema (cinco con tres jugadores, cuatro con dos) y siempre cinco fichas de oro, que son comodines. Se sortea quién empieza, a menos que la mesa lo elija; después se juega en el sentido de las agujas del reloj.
rules-splendor-turn-title = Un turno
rules-splendor-turn =
    En tu turno haces solo una de estas cuatro cosas. Toma tres fichas de colores distintos (nunca oro). O toma dos del mismo color, si en la banca hay al menos cuatro. O reserva una carta, una boca arriba o la primera de un mazo sin verla, y toma una ficha de oro si queda alguna. O compra una carta, boca arriba o reservada.

    Nadie tiene más de tres cartas reservadas. Quien acabe su turno con más de diez fichas, contando el oro, devuelve las que sobran.
rules-splendor-buy-title = Comprar
rules-splendor-buy = Una carta cuesta las gemas que muestra. Cada carta que tienes abarata para siempre las siguientes en una gema de su color. Una ficha de oro sustituye a cualquier gema. Las fichas que pagas vuelven a la banca, y una carta tomada de la mesa se repone al momento.
rules-splendor-nobles-title = Los nobles
rules-splendor-nobles = Al final de tu turno te visita un noble si tus cartas (las fichas no cuentan) tienen todas las bonificaciones que muestra su loseta. Vale 3 puntos, no cuesta ninguna acción y no se puede rechazar. Solo viene uno por turno; si pueden venir varios, eliges tú.
rules-splendor-end-title = El final
rules-splendor-end = Cuando alguien tiene 15 puntos al final de un turno, se completa la ronda para que todos hayan jugado los mismos turnos. Gana quien tenga más puntos. En caso de empate, quien haya comprado menos cartas; si también coincide, se comparte la victoria.
rules-splendor-rare-title = Casos raros
rules-splendor-rare =
    Si en la banca solo quedan fichas de dos colores, o de uno, tomas una de cada; no se pueden tomar menos.

    Puedes pagar con oro aunque tengas una ficha de ese color. Una carta reservada de un mazo solo la conoce su dueño; una reservada de la mesa la han visto todos.

    Un noble que no pudo venir porque vino otro puede venir al final de un turno posterior, hagas lo que hagas en él. Quien no puede hacer nada pasa; cuando todos han pasado seguidos, la partida termina.
## The deal
rules-fair-title = Un reparto justo
rules-fair =
    Primero todos sellan, después todos muestran. El servidor saca un número secreto y publica su huella, de la que nadie puede deducir el número. Luego el navegador de cada jugador hace lo mismo con un número propio. En cuanto el anfitrión empieza la partida, ya no se puede cambiar nada: los navegadores muestran sus números y las cartas salen de todos juntos.

    Así nadie puede elegir las cartas después de ver lo que aportan los demás, ni siquiera quien lleva el servidor. Tu navegador guarda su número y la promesa. Al terminar la partida compara ambos con el registro y dice qué queda demostrado.

    Hay cosas que no se pueden demostrar. Los bots no aportan números. Un navegador que no muestra el suyo a tiempo queda fuera y se le nombra: quien lo controle junto con el servidor podría elegir entre dos repartos. Si juegas solo contra bots, queda demostrado para ti, pero no para los demás si el servidor es tuyo. La orden cabochon verify comprueba un registro guardado, con cada jugada.

## Examples, step by step
example-splendor-reserving-1 = Aún no puedes pagar esta carta y no quieres que se la lleve nadie.
example-splendor-reserving-2 = Resérvala: pasa a tu mano, y con ella recibes una ficha de oro.
example-splendor-reserving-3 = Una carta del mazo ocupa su lugar al momento.
example-splendor-buying-1 = Esta carta cuesta cinco zafiros.
example-splendor-buying-2 = Tus dos cartas de zafiro pagan dos de ellos, ahora y siempre.
example-splendor-buying-3 = Dos fichas de zafiro pagan otros dos, y una ficha de oro sustituye al último.
example-splendor-buying-4 = La carta es tuya: 2 puntos, y desde ahora un tercer zafiro que no tendrás que pagar.
example-splendor-noble-1 = Este noble quiere ver tres esmeraldas, tres rubíes y tres ónices en tus cartas. Falta un rubí.
example-splendor-noble-2 = Compras una carta de rubí: ya los tienes todos.
example-splendor-noble-3 = Al final de tu turno el noble viene por sí solo: 3 puntos.
example-sultan-reveal-1 = Hay tres cartas boca abajo. El número pequeño dice en qué orden se pusieron.
example-sultan-reveal-2 = Se descubren las cartas: dos nueves en la joya azul y un 4 solo en la roja.
example-sultan-reveal-3 = El nueve que se puso antes gana la joya azul, y el 4, la roja. Las tres cartas salen de la partida.
example-sultan-set-1 = Tres joyas rojas: 2 puntos cada una y una bonificación de 2.
example-sultan-set-2 = Una cuarta: la bonificación ya es de 5 en lugar de 2.
example-sultan-set-3 = Con la quinta, la bonificación sube a 10.
example-riquezas-reveal-1 = Hay tres cartas de oro en los bazares. El número pequeño dice en qué orden se pusieron.
example-riquezas-reveal-2 = Se descubren las cartas: dos nueves por la joya negra, que vale 5 puntos, y un 4 solo por la verde.
example-riquezas-reveal-3 = El nueve que se puso antes gana la joya negra, y el 4, la verde. Las tres cartas salen de la partida.
