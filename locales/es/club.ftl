## Clubs
clubs-about = Un club es un grupo que juega junto, con sus mesas, su clasificación y su charla. Funda uno y envía el enlace a los demás.
clubs-own = Tus clubes
clubs-none = Todavía no estás en ninguno.
club-new = Un club nuevo
club-called = Nombre del club
club-found = Fundar el club
club-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
  }
club-invited = Te han invitado a este club. Sus miembros ven los nombres, las mesas, los resultados y la charla de los demás.
club-outside = Solo los miembros ven lo que pasa aquí. Para entrar, pide el enlace a alguno.
club-join = Unirme
club-invite = Invitar: compartir el enlace
club-invite-about = Quien tenga este enlace puede unirse.
club-leave = Dejar el club
club-leave-last = Eres el último miembro. Sin ti, el club se borra.
club-told = Avisarme de las mesas nuevas
club-told-about = Por las vías que elegiste en las notificaciones.
club-tables = Mesas
club-tables-none = Ahora no hay ninguna mesa abierta.
club-open = Abrir una mesa:
club-period = Periodo
club-all-time = Todas las partidas
club-last-days = Últimos { $days } días
club-standings-none = Todavía no ha contado ninguna partida.
club-rule = Una partida en una mesa del club cuenta para sus miembros si al menos dos personas la jugaron hasta un resultado.
club-talk = Charla
club-muted = La organización te ha silenciado.
club-members-title = Miembros
club-rename = Cambiar el nombre
club-renew = Renovar el enlace
club-renew-about = El enlace antiguo dejará de servir.
club-renewed = El enlace antiguo ya no sirve.
club-unlead = Quitar a { $name } de la organización
club-remove-about = Al retirar a alguien también se renueva el enlace.
club-close = Cerrar el club
club-close-sure = El club se borra para siempre con su clasificación y su charla. Las partidas jugadas se conservan.
