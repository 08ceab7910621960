## What the server itself writes: mails, and the pages behind their links.
server-mail-stop = Чтобы больше не получать таких писем:
server-mail-confirm-subject = Подтвердите адрес для Cabochon
server-mail-confirm = Кто-то указал этот адрес на { $host }, чтобы получать уведомления о своих партиях. Если это были вы, подтвердите его по ссылке в течение суток:
server-mail-confirm-not = Если это были не вы, ничего не делайте: уведомления приходить не будут. Чтобы больше не получать таких писем:
server-page-confirm-title = Подтвердите адрес
server-page-confirm = После этого уведомления о ваших партиях будут приходить и на этот адрес.
server-page-confirm-button = Подтвердить
server-page-confirmed-title = Адрес подтверждён
server-page-confirmed = Теперь уведомления приходят и по почте. Какие именно, можно выбрать в настройках.
server-page-stop-title = Больше не получать писем
server-page-stop = На этот адрес больше ничего не будет приходить.
server-page-stop-button = Отписаться
server-page-stopped-title = Готово
server-page-stopped = На этот адрес больше ничего не придёт.
server-page-dead-title = Эта ссылка больше не действует
server-page-dead = Она устарела, уже использована или заменена новой. Адрес можно снова указать в настройках.
server-page-home = В Cabochon
## Что другие сайты и мессенджеры показывают по ссылке.
server-preview-house = Три игры о драгоценных камнях онлайн — с друзьями или против ботов.
server-preview-rules = Как играть в { $game }.
server-preview-club = Клуб, который играет вместе: откройте ссылку, чтобы вступить.
server-preview-free = { $free ->
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[many] Свободно { $free } мест
}
server-preview-full = Игра вот-вот начнётся
server-preview-turn = Ход: { $names }
server-preview-won = Победа: { $names }
server-preview-over = Игра окончена
server-preview-ended = Всё окончено
server-preview-entered = { $count ->
    [one] Пока { $count } участник
    [few] Пока { $count } участника
   *[many] Пока { $count } участников
}
server-preview-round = Тур { $round } из { $rounds }
server-preview-game = Партия { $round } из { $rounds }
server-preview-seat = свободно
server-preview-player = Игрок { $number }
server-preview-sit = Откройте ссылку, чтобы сесть за стол
server-preview-watch = Откройте ссылку, чтобы посмотреть
server-preview-take-part = Откройте ссылку, чтобы участвовать
