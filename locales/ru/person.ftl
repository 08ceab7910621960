## A person’s games
person-games = Партии
person-statistics = Статистика
person-ratings = Рейтинги
person-data = Данные
person-rating = Рейтинг
person-none = Вы ещё не закончили ни одной партии. Здесь появятся все, которые вы доиграете.
person-none-fit = Здесь пока нет партий.
person-found = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
person-place = { $rank }-е место из { $count }
person-more = Показать ещё
person-records = Скачать записи партий
filter-game = Игра
filter-players = Число игроков
filter-result = Результат
filter-with = С кем
filter-opponent = Соперник
filter-any = Все
filter-people = С людьми
filter-bots = Только с ботами
result-won = Победа
result-shared = Общая победа
result-lost = Поражение
result-none = Без результата

## Statistics
stat-won = Выиграно партий
stat-streak = Побед подряд
stat-best-streak = Самая длинная серия побед
stat-accuracy = Точность
stat-reviewed = { $count ->
    [one] по { $count } разбору
    [few] по { $count } разборам
   *[many] по { $count } разборам
}
stat-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
stat-seat = Место
stat-by-players = Победы по числу игроков
stat-by-seat = Победы по местам за столом
stat-by-company = Победы с людьми и с ботами
stat-even = Черта показывает равную долю для всех.
stat-rating-course = Как менялся рейтинг
stat-accuracy-course = Как менялась точность
stat-as-table = В виде таблицы
stat-date = Дата

## Statistics of the games
figure-each = за партию
figure-cards = Карты, которые вы покупаете чаще всего
figure-nobles = Дворяне, которые к вам приходят
figure-colours = Купленные карты по цветам
figure-colour = Цвет
figure-levels = Купленные карты по уровням
figure-level = Уровень
figure-reserving = Резерв
figure-reserved = Взято в резерв
figure-blind = Вслепую, из колоды
figure-bought-later = Куплено потом
figure-jewel = Камень
figure-bids = Средняя ставка
figure-hits = Выигравшие ставки
figure-won = Выигранные камни
figure-bluffs = Блефы
figure-bluffs-worked = Удавшиеся блефы
figure-bluffs-about = Блеф — это низкая карта за камень ценой 3 и выше, когда другие ещё могут ответить.

## Ratings
rating-yours = Ваши рейтинги
rating-about = Учитываются рейтинговые партии, отдельно для каждой игры и каждого числа игроков. Все начинают с 1000; перевес в 400 очков — это примерно десять побед на одно поражение. Число после ± показывает, насколько рейтинг ещё неточен. Кто сдался или ушёл, тот последний. Партия, законченная по общему согласию, не учитывается.
rating-none = У вас пока нет рейтинга. Включите «Рейтинговую партию», когда создаёте стол.
rating-games = { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}
rating-provisional = предварительный
rating-after = Рейтинг { $rating } ({ $value })
leaderboard = Таблица лидеров
leaderboard-list-me = Показывать меня в таблицах лидеров
leaderboard-list-about = Тогда все на этом сервере увидят ваше имя и рейтинг.
leaderboard-place = Место
leaderboard-name = Имя
leaderboard-you = вы
leaderboard-empty = Здесь пока никого нет: нужно согласие игрока и рейтинг, который уже не предварительный. Боты показаны для сравнения.

## Your data
data-none = Этот сервер пока ничего о вас не знает.
data-begin = Начать заново
data-export = Забрать всё с собой
data-export-about = Один архив: ваши партии и их записи, рейтинги, задачи, раздачи дня и всё, что вы писали за столами.
data-export-do = Скачать всё
data-forget = Забыть меня
data-goes = Что будет удалено
data-goes-about = Ваше имя, история, статистика и рейтинги, результаты в задачах и раздачах дня, всё, что вы писали, код восстановления и вход на всех устройствах. В незаконченных партиях ваше место займёт бот.
data-stays = Что останется
data-stays-about = Ходы ваших партий без вашего имени: другие игроки сохраняют свои партии. Их результаты и рейтинги не изменятся.
data-forget-final = Это нельзя отменить.
data-forget-name = Для подтверждения введите своё имя: { $name }
data-forget-do = Удалить всё
data-forgotten = Вы забыты.
