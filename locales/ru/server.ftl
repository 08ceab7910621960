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
