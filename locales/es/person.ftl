## A person’s games
person-games = Partidas
person-statistics = Estadísticas
person-ratings = Puntuaciones
person-data = Datos
person-rating = Puntuación
person-none = Aún no has terminado ninguna partida. Aquí aparecerán todas las que termines.
person-none-fit = Aquí aún no hay partidas.
person-found = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
person-place = Puesto { $rank } de { $count }
person-more = Ver más
person-records = Descargar las partidas
filter-game = Juego
filter-players = Número de jugadores
filter-result = Resultado
filter-with = Jugadas con
filter-opponent = Rival
filter-any = Cualquiera
filter-people = Personas
filter-bots = Solo bots
result-won = Ganada
result-shared = Victoria compartida
result-lost = Perdida
result-none = Sin resultado

## Statistics
stat-won = Partidas ganadas
stat-streak = Victorias seguidas
stat-best-streak = Mejor racha de victorias
stat-accuracy = Precisión
stat-reviewed = { $count ->
    [one] según { $count } análisis
   *[other] según { $count } análisis
}
stat-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
stat-seat = Asiento
stat-by-players = Victorias por número de jugadores
stat-by-seat = Victorias por asiento
stat-by-company = Victorias con personas y con bots
stat-even = La línea marca la parte que correspondería a todos por igual.
stat-rating-course = Evolución de la puntuación
stat-accuracy-course = Evolución de la precisión
stat-as-table = Ver como tabla
stat-date = Fecha

## Statistics of the games
figure-each = por partida
figure-cards = Las cartas que más compras
figure-nobles = Los nobles que te visitan
figure-colours = Cartas compradas por color
figure-colour = Color
figure-levels = Cartas compradas por nivel
figure-level = Nivel
figure-reserving = Reservas
figure-reserved = Reservadas
figure-blind = A ciegas, del mazo
figure-bought-later = Compradas después
figure-jewel = Joya
figure-bids = Puja media
figure-hits = Pujas ganadoras
figure-won = Joyas ganadas
figure-bluffs = Faroles
figure-bluffs-worked = Faroles que funcionaron
figure-bluffs-about = Un farol es una carta baja por una joya que vale 3 o más, jugada cuando otros aún pueden responder.

## Ratings
rating-yours = Tus puntuaciones
rating-about = Cuentan las partidas puntuadas, por separado para cada juego y número de jugadores. Todos empiezan con 1000; 400 puntos de ventaja equivalen a unas diez victorias por cada derrota. El número tras ± indica cuánta incertidumbre queda. Quien abandona o se va queda último. Una partida que todos acuerdan terminar no cuenta.
rating-none = Aún no tienes puntuación. Activa «Partida puntuada» al crear una mesa.
rating-games = { $count ->
    [one] { $count } partida puntuada
   *[other] { $count } partidas puntuadas
}
rating-provisional = provisional
rating-after = Puntuación { $rating } ({ $value })
leaderboard = Clasificación
leaderboard-list-me = Aparecer en las clasificaciones
leaderboard-list-about = Todos en este servidor podrán ver tu nombre y tu puntuación.
leaderboard-place = Puesto
leaderboard-name = Nombre
leaderboard-you = tú
leaderboard-empty = Aún no hay nadie: hay que querer aparecer y tener una puntuación que ya no sea provisional. Los bots sirven de referencia.

## Your data
data-none = Este servidor aún no sabe nada de ti.
data-begin = Empezar de nuevo
data-export = Llévate todo
data-export-about = Un archivo con tus partidas y sus registros, puntuaciones, problemas, repartos del día y todo lo que has dicho en las mesas.
data-export-do = Descargar todo
data-forget = Olvidarme
data-goes = Qué se borra
data-goes-about = Tu nombre, tu historial, tus estadísticas y puntuaciones, tus resultados en problemas y repartos del día, todo lo que has dicho, tu código de recuperación y tu sesión en todos los dispositivos. En las partidas en curso, un bot ocupa tu asiento.
data-stays = Qué se conserva
data-stays-about = Las jugadas de tus partidas, sin tu nombre, porque los demás conservan las suyas. Sus resultados y puntuaciones no cambian.
data-forget-final = Esto no se puede deshacer.
data-forget-name = Para confirmar, escribe tu nombre: { $name }
data-forget-do = Borrar todo
data-forgotten = Te hemos olvidado.
