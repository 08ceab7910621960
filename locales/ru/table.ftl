## The page
skip-to-content = К содержанию
footer-owners = Названия Sultan, Riquezas do Sultão и Splendor принадлежат их владельцам. Здесь они лишь указывают, по каким правилам идёт игра. Изображения и тексты созданы для Cabochon.
language = Язык
settings = Настройки
confirm-moves = Подтверждать каждый ход
sound-off = Выключить звук
sound-on = Включить звук
recovery-title = Мои места на другом устройстве
recovery-about = Учётных записей нет. Этот код переносит вас и ваши места в другой браузер: никому его не показывайте.
recovery-show = Показать мой код
recovery-enter = Код с другого устройства
recovery-use = Применить
error-server = Не получилось. Попробуйте ещё раз чуть позже.
cancel = Отмена

## Home
home-title = Три стола ждут игроков
home-about = Сразу играйте с ботами или отправьте друзьям ссылку. Без регистрации и установки.
install = Установить приложение
title-sultan = Sultan
title-riquezas = Riquezas do Sultão
title-splendor = Splendor
facts-sultan = 2–5 игроков · 20 минут
facts-riquezas = 2–5 игроков · 30 минут
facts-splendor = 2–4 игрока · 30 минут
about-sultan = Кладите деньги на подушки рубашкой вверх, перебивайте чужие ставки за камни Султана и собирайте наборы.
about-riquezas = Бразильская предшественница: базары, золото и чёрные камни, со своими вариантами.
about-splendor = Собирайте камни, покупайте карты, которые удешевляют следующие, и привлекайте дворян.
play-bots = Играть с ботами
play-friends = С друзьями
how-to-play = Правила
learn = Урок на пять минут
learn-on = Продолжить урок
more-options = Другие настройки
my-tables = Мои столы
my-tables-none = Вы пока не сидите ни за одним столом.
my-tables-kept = Нет связи. Такими ваши столы были в последний раз.
lobby = Открытые столы
lobby-none = Сейчас ни один открытый стол не ждёт игроков.
status-over = игра окончена
status-playing = идёт игра
status-your-turn = ваш ход
status-gathering = { $free ->
    [one] { $free } место свободно
    [few] { $free } места свободно
   *[many] { $free } мест свободно
  }
play-now = Играть
play-now-of = Играть в { $game }
rules-short = Правила
options-short = Настроить
strength = Соперники
strength-easy = Лёгкие
strength-medium = Средние
strength-hard = Сильные
others-people = Друзья
others-bots = Боты
theme = Оформление
theme-system = Системное
theme-light = Светлое
theme-dark = Тёмное
letters = Буквы на камнях
letters-about = У каждого цвета есть и своя форма.
guest = Гость

## A new table
how-many = Игроки
other-seats = Остальные места
option-first = Кто начинает
by-lot = по жребию
seat-number = Место { $seat }
option-screens = Ширмы
option-value-screens-closed = закрыты до конца игры
option-value-screens-open = открыты для всех
option-bazaars = Базары
option-value-bazaars-rulebook = 3
option-value-bazaars-2 = 2
agreed-screens-open = Ширмы открыты для всех
agreed-bazaars-2 = Два базара
pace = Темп
pace-unhurried = без часов
pace-is = Темп: { $pace }
pace-live = { $minutes ->
    [one] по { $minutes } минуте каждому
    [few] по { $minutes } минуты каждому
   *[many] по { $minutes } минут каждому
  }, плюс { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  } за ход
pace-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
  }
cover = Если кто-то пропал
cover-vote = остальные могут проголосовать за бота
cover-clock = бот вступает, когда время вышло
cover-never = без бота: у кого вышло время, тот проиграл
option-rush = Спешка
option-rush-about = Без очереди: все кладут карты одновременно, при равенстве побеждает карта, положенная раньше.
option-silent = Тихая покупка
option-silent-about = Карта, лежащая одна, сбрасывается втёмную.
option-bags = Мешки
option-bags-about = Выигранные камни лежат в закрытом мешке до конца.
option-stacking = Стопка
option-stacking-about = Обе карты круга можно положить на один базар.
show-in-lobby = виден среди открытых столов
allow-memory = Показывать панель с сыгранными картами
allow-take-backs = Ход можно взять назад, если все согласны
make-table = Создать стол
bot-random = наугад
bot-level = уровень { $level }
bot-named = { $name } (бот, уровень { $level })
bot-other = бот «{ $name }»
name-numbered = { $name } { $number }
character-random = Момо
character-sultan-1 = Амина
character-sultan-1-about = Хочет ценные камни и питает слабость к любимому цвету; охотно ставит круглое число.
character-sultan-2 = Башир
character-sultan-2-about = Собирает цвета, не глядя на чужие, забывает сыгранное и ставит 5 или 10, где может.
character-sultan-3 = Далия
character-sultan-3-about = Перехватывает камни у тех, кому они нужны, и помнит каждую сыгранную карту.
character-sultan-4 = Фарис
character-sultan-4-about = Представляет себе несколько раскладов и чередует ставки, словно так делает большинство.
character-sultan-5 = Захра
character-sultan-5-about = Представляет себе тысячи раскладов и замечает, кто ставит по привычке.
character-splendor-1 = Биче
character-splendor-1-about = Копит на хорошие карты, прежде всего красные, и забывает о дворянах.
character-splendor-2 = Дуччо
character-splendor-2-about = Думает, прежде чем взять, но забывает о дворянах.
character-splendor-3 = Фьямметта
character-splendor-3-about = Приглашает дворян и видит, что нужно другим.
character-splendor-4 = Лапо
character-splendor-4-about = Думает на несколько ходов вперёд.
character-splendor-5 = Джиневра
character-splendor-5-about = Думает так далеко вперёд, как позволяет время.

## Before the start
seats = Места
agreed-usual = Обычные правила, без часов
change-options = Изменить
change-done = Применить
name-ask = Как вас называть за столом?
name-done = Это я
log-changed = Хозяин стола изменил настройки.
log-renamed = Место { $seat } теперь зовётся { $name }.
seat-open = свободно
seat-closed = закрыто
this-is-you = вы
host = хозяин стола
ask-to-leave = Убрать из-за стола
seat-menu = Меню: { $name }
add-seat = Добавить место
your-name = Ваше имя
sit-down = Сесть за стол
table-full = Все места заняты. Вы можете смотреть игру здесь.
start = Начать
start-with-bots = { $count ->
    [one] Начать с { $count } ботом
    [few] Начать с { $count } ботами
   *[many] Начать с { $count } ботами
  }
leave = Уйти из-за стола
wait-for-host = { $name } начнёт игру, когда все соберутся.
invite-title = Пригласить друзей
invite-about = Любой, кто откроет эту ссылку, сможет сесть за стол. Регистрация не нужна.
qr-label = Ссылка в виде QR-кода
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована

## The line to the server
line-connecting = Подключаемся к столу…
line-lost = Связь потеряна. Она вернётся сама; ничего не пропало.
line-lost-move = Связь потеряна. Ваш ход сохранён и будет отправлен, как только она вернётся.
no-table = Такого стола нет
no-game = Такой игры здесь нет.
no-table-about = Возможно, ссылка неполная или стол давно убран.
no-board = У этой игры здесь нет поля: в неё играют только программы.
to-home = На главную

## At the table
board = Игровое поле
players = Игроки
player = Игрок
you-watch = Вы зритель
you-are = { $name } (вы)
title-your-turn = Ваш ход
table-menu = Стол
undo = Отменить
hint = Подсказка
ask-take-back = Попросить разрешения взять ход назад
ask-end = Предложить закончить игру
ask-pace = Предложить другой темп
ask-cover = Предложить, чтобы за игрока { $name } играл бот
mute = Запретить писать: { $name }
unmute = Разрешить писать: { $name }
make-host = Передать стол: { $name }
step-away = Пусть бот играет за меня
give-up = Сдаться
give-up-sure = Да, сдаться окончательно
covered-you = За вас играет бот.
covered-by = играет { $bot }
take-seat-back = Вернуть моё место
gave-up = больше не играет
not-here = не в сети
days-left = { $days ->
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[many] осталось { $days } дней
  }
agree = Согласиться
decline = Отклонить
take-back = Отмена
continue = Дальше
refused-stale = Тем временем игра продолжилась. Посмотрите ещё раз.
refused-illegal-move = Сейчас такой ход невозможен.
refused-not-your-turn = Сейчас не ваш ход.
refused-seat-taken = Кто-то успел раньше: это место занято.
refused-not-absent = Этот игрок отсутствует ещё слишком недолго.
refused-bad-code = Этот код неверен или уже использован.
refused-bad-cover = Бот может вступить по истечении времени, только если игра идёт с часами.
refused-bad-deal = Эту раздачу не удаётся прочитать.
refused-bad-host = По этому адресу сервер не отвечает.
refused-bad-log = История этого стола повреждена. Сообщите администратору сервера.
refused-bad-message = Сервер этого не понял. Обновите страницу.
refused-bad-move = Сервер не смог прочитать этот ход. Обновите страницу.
refused-bad-name = Выберите другое имя.
refused-bad-pace = За этим столом такой контроль времени невозможен.
refused-bad-record = Эту запись партии нельзя воспроизвести.
refused-bad-salt = Вклад вашего браузера в раздачу не принят. Обновите страницу.
refused-bad-seats = С такими местами играть нельзя.
refused-bad-setup = В этой игре нет таких настроек.
refused-bad-talk = Сообщение пустое или слишком длинное.
refused-broken-table = За этим столом играли по правилам, которых сервер не знает.
refused-covered = За вас играет бот. Сначала вернитесь на своё место.
refused-crowded = За этим столом слишком много зрителей. Попробуйте позже.
refused-foreign-origin = Этот запрос пришёл с другого сайта, поэтому он отклонён.
refused-moved-since = Кто-то уже сходил. Попросите остальных разрешить взять ход назад.
refused-muted = Хозяин стола запретил вам писать.
refused-no-cover = За этим столом боты никого не заменяют.
refused-no-such-bot = Такого бота нет.
refused-no-such-guide = В обучающей игре нет такого шага.
refused-no-such-page = По этому адресу ничего нет.
refused-no-such-seat = Такого места нет, или там никто не сидит.
refused-no-such-table = Такого стола нет.
refused-no-take-backs = За этим столом ход нельзя взять назад.
refused-no-hints = Подсказки даются только против ботов или если все согласились.
refused-no-thought = Бот не смог решить. Попробуйте ещё раз.
refused-nobody = Сервер вас ещё не знает. Сначала введите имя.
refused-not-asked = Этот вопрос задан не вам.
refused-not-covered = За вас не играет бот.
refused-not-host = Это может только хозяин стола.
refused-not-over = Это можно будет увидеть после окончания игры.
refused-not-playing = За этим столом сейчас не играют.
refused-not-seated = У вас нет места за этим столом.
refused-not-started = Игра ещё не началась.
refused-nothing-proposed = Отвечать больше не на что.
refused-nothing-to-undo = У вас нет хода, который можно взять назад.
refused-over = Игра окончена.
refused-pending = Другое предложение ещё ждёт ответов.
refused-resigned = Вы уже сдались.
refused-revealed = Этот ход что-то открыл. Попросите остальных разрешить взять его назад.
refused-seated = Вы уже сидите за этим столом.
refused-seats-open = Некоторые места ещё свободны. Подождите, закройте их или посадите ботов.
refused-spectator = Зрители не могут писать, пока идёт игра.
refused-started = Игра уже началась.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-many-entries = Журнал этого стола заполнен. Создайте новый стол.
refused-too-many-tables = Открыто слишком много столов. Сначала закончите некоторые.
refused-unavailable = Сервер сейчас не может это сохранить. Попробуйте ещё раз.
refused-unknown-game = На этом сервере нет такой игры.
refused-dealing = Игра вот-вот начнётся: карты раздаются.
refused-no-such-person = Такого человека за этим столом нет.
refused-out-of-time = Ваше время вышло: этот ход за вас сделает бот.
refused-removed = Хозяин стола попросил вас уйти.
refused-somebody-away = На это нужно согласие всех, а за кого-то сейчас играет бот. Дождитесь, пока этот игрок вернётся.
refused-no-room = На этом сервере сейчас нет места для новых столов. Начатые партии продолжаются.
refused-uncertain = Сервер потерял связь с базой данных и не знает, сохранено ли это. Посмотрите на стол, прежде чем пробовать ещё раз.
refused-other = Сейчас это невозможно.
why-pending = Ваш ход отправляется.
why-over = Игра окончена.
why-watching = Вы зритель в этой игре.
why-not-your-turn = Ещё не время, ждём: { $names }.
prompt-sending = Ваш ход отправляется…
prompt-over = Игра окончена.
prompt-waiting = Ждём: { $names }

## What happened
log-title = Что произошло
since-you-looked = новое с прошлого раза
log-joined = { $name } садится за стол.
log-left = Место { $seat } снова свободно.
log-hosted = { $name } теперь хозяин стола.
log-muted = { $name } пока не может писать.
log-unmuted = { $name } снова может писать.
log-started = Игра начинается.
log-undone = { $name } берёт ход назад.
log-asks-take-back = { $name } просит разрешения взять ход назад.
log-asks-end = { $name } предлагает закончить игру без победителя.
log-asks-cover = { $name } предлагает, чтобы за игрока { $absent } играл бот.
log-asks-pace = { $name } предлагает другой темп: { $pace }.
log-agreed = { $name } соглашается.
log-refused = { $name } не соглашается.
log-covered = { $bot } теперь играет вместо игрока { $name }.
log-covered-clock = Время вышло: { $name }. Дальше играет { $bot }.
log-back = { $name } снова за столом.
log-resigned = { $name } сдаётся.
log-lapsed = Время вышло: { $name }.
log-followed = Готов новый стол для реванша.
log-over = Игра окончена.

## Sultan and Riquezas
jewel = { $colour ->
    [white] белый камень
    [red] красный камень
    [yellow] жёлтый камень
    [green] зелёный камень
    [blue] синий камень
   *[black] чёрный камень
  }
jewel-colour = { $colour ->
    [white] белый
    [red] красный
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
   *[black] чёрный
  }
jewel-worth = { $points ->
    [one] { jewel }, { $points } очко
    [few] { jewel }, { $points } очка
   *[many] { jewel }, { $points } очков
  }
part-onto-place = { $kind ->
    [bazaar] на базар { $number }
   *[cushion] на подушку { $number }
  }
place-text = { $kind ->
    [bazaar] Базар { $number }
   *[cushion] Подушка { $number }
  }: { jewel-worth }. { $count ->
    [0] Карт пока нет.
   *[other] Карты: { $cards }.
  }
first-badge = 1.
cushions = Подушки
bazaars = Базары
stage-of = Раунд { $stage } из { $stages }
round-of = круг { $round } из { $rounds }
pouch-holds = { $count ->
    [one] { $count } камень в мешочке
    [few] { $count } камня в мешочке
   *[many] { $count } камней в мешочке
  }
first-player = Первый игрок этого круга
hand-of = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
  }
points-short = { $points } оч.
points-long = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
bonus-of = { $points ->
    [one] { $points } бонусное очко
    [few] { $points } бонусных очка
   *[many] { $points } бонусных очков
  }
behind-screen = за ширмой
in-the-bag = Ваши камни до конца игры в закрытом мешке.
unsold = не продан
drawn-jewels = Камни из мешочка
your-hand = Ваши карты
money-card-of = Карта денег { $value }
gold-card-of = Карта золота { $value }
memory-title = Сыгранные карты
cards-played = Сыграно
unseen-cards = { $count ->
    [one] и { $count } втёмную
    [few] и { $count } втёмную
   *[many] и { $count } втёмную
  }
prompt-reveal = Карты открываются…
prompt-return = Выберите камень, который вернётся в мешочек.
prompt-return-chosen = Вернуть { jewel } в мешочек?
prompt-bid = { $kind ->
    [bazaar] Выберите карту и базар.
   *[cushion] Выберите карту и подушку.
  }
prompt-bid-where = Куда положить { $card }?
prompt-bid-which = Какую карту положить { part-onto-place }?
prompt-bid-chosen = Положить { $card } { part-onto-place }?
do-return = Вернуть
do-lay = Положить карту
why-return-first = Сначала выберите камень, который вернётся в мешочек.
why-own-card = { $kind ->
    [bazaar] На этом базаре уже лежит ваша карта.
   *[cushion] На этой подушке уже лежит ваша карта.
  }
log-drew = { $count ->
    [one] { $name } берёт { $count } карту.
    [few] { $name } берёт { $count } карты.
   *[many] { $name } берёт { $count } карт.
  }
log-offered = Раунд { $stage }, круг { $round }. { $name } достаёт из мешочка: { $jewels }.
log-returned-jewel = { $name } возвращает { jewel }.
log-laid = { $name } кладёт карту { part-onto-place }.
log-laid-own = { $name } кладёт { $card } { part-onto-place }.
log-card-of = { $card } ({ $name })
log-card-unseen = карта втёмную ({ $name })
log-settled = { $kind ->
    [bazaar] На базаре { $number }
   *[cushion] На подушке { $number }
  }: { $cards }. { $name } получает { jewel }.
log-unsold = { $kind ->
    [bazaar] На базаре { $number }
   *[cushion] На подушке { $number }
  } нет карт: { jewel } возвращается в мешочек.
log-unveiled = { $count ->
    [one] Карта тихой покупки ({ $name }): { $cards }.
   *[other] Карты тихих покупок ({ $name }): { $cards }.
  }

## Splendor
gem = { $gem ->
    [white] алмаз
    [blue] сапфир
    [green] изумруд
    [red] рубин
    [black] оникс
   *[gold] золото
  }
gem-count = { $gem ->
    [white] { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[many] { $count } алмазов
      }
    [blue] { $count ->
        [one] { $count } сапфир
        [few] { $count } сапфира
       *[many] { $count } сапфиров
      }
    [green] { $count ->
        [one] { $count } изумруд
        [few] { $count } изумруда
       *[many] { $count } изумрудов
      }
    [red] { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
       *[many] { $count } рубинов
      }
    [black] { $count ->
        [one] { $count } оникс
        [few] { $count } оникса
       *[many] { $count } ониксов
      }
   *[gold] { $count ->
        [one] { $count } золотая фишка
        [few] { $count } золотые фишки
       *[many] { $count } золотых фишек
      }
  }
gem-object = { $gem ->
    [gold] { $count ->
        [one] { $count } золотую фишку
        [few] { $count } золотые фишки
       *[many] { $count } золотых фишек
      }
   *[other] { gem-count }
  }
part-no-gems = { $gem ->
    [white] алмазов
    [blue] сапфиров
    [green] изумрудов
    [red] рубинов
    [black] ониксов
   *[gold] золота
  }
part-points = { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
nobles = Дворяне
noble-text = Дворянин, очки престижа: { $points }, нужны бонусы: { $gems }
level-number = Уровень { $level }
deck-text = { $count ->
    [one] Колода уровня { $level }, { $count } карта
    [few] Колода уровня { $level }, { $count } карты
   *[many] Колода уровня { $level }, { $count } карт
  }
card-text = Уровень { $level }, бонус: { gem }, { part-points }, цена: { $cost }.{ $buyable ->
    [yes] {" "}Её можно купить.
   *[no] {""}
  }
part-card = карту уровня { $level } ({ $points ->
    [0] { gem }
   *[other] { gem }, { part-points }
  })
part-with-gold = { $gold ->
    [yes] {" "}и берёт золотую фишку
   *[no] {""}
  }
hidden-card = Скрытая карта уровня { $level }
bank = Банк
bank-of = { gem }: в банке { $count }.{ $chosen ->
    [0] {""}
   *[other] {" "}Выбрано: { $chosen }.
  }
tokens-and-bonuses = Бонусы и фишки
holding-of = { gem }: бонусов { $bonuses }, фишек { $tokens }
your-tokens = Ваши фишки
your-reserved = Ваши зарезервированные карты
reserved-of = { $count ->
    [one] { $count } зарезервированная карта
    [few] { $count } зарезервированные карты
   *[many] { $count } зарезервированных карт
  }
give-of = { gem }: есть { $count }, вернуть { $chosen }
prestige = Престиж: { $points }
last-round = Последний круг: у всех будет поровну ходов.
prompt-action = Возьмите фишки или выберите карту, чтобы купить или зарезервировать.
prompt-taking = Взять { $tokens }
prompt-taking-more = { $tokens } — и что ещё?
prompt-deck = Верхняя карта уровня { $level }, втёмную
prompt-buy = Купить, заплатив { $tokens }
prompt-buy-free = Купить бесплатно: бонусы покрывают всё
prompt-give = { $count ->
    [0] Вернуть эти фишки?
    [one] Можно держать десять: выберите { $count } фишку для возврата.
    [few] Можно держать десять: выберите { $count } фишки для возврата.
   *[many] Можно держать десять: выберите { $count } фишек для возврата.
  }
prompt-noble = Готовы прийти несколько дворян: выберите одного.
prompt-pass = Сделать ничего нельзя: пропустите ход.
do-take = Взять
do-give = Вернуть
do-noble = Принять
do-buy = Купить
do-reserve = Зарезервировать
do-reserve-gold = В резерв + золото
do-pass = Пропустить
pay-differently = Заплатить иначе
why-gold = Золото дают только вместе с зарезервированной картой.
why-bank-empty = В банке не осталось { part-no-gems }.
why-take-rule = Возьмите три фишки разных цветов или две одного цвета, если в банке их не меньше четырёх.
why-missing = Вам ещё не хватает: { $tokens }.{ $full ->
    [yes] {" "}И у вас уже три зарезервированные карты.
   *[no] {""}
  }
why-no-reserve = У вас уже три зарезервированные карты.
why-return-tokens = { $count ->
    [one] Сначала верните { $count } фишку.
    [few] Сначала верните { $count } фишки.
   *[many] Сначала верните { $count } фишек.
  }
why-choose-noble = Сначала выберите дворянина.
why-noble = Этот дворянин сам придёт к тому, у кого есть бонусы: { $gems }.
log-taken = { $name } берёт { $tokens }.
log-reserved = { $name } резервирует { part-card }{ part-with-gold }.
log-reserved-blind = { $name } резервирует втёмную карту уровня { $level }{ part-with-gold }.
log-bought = { $name } покупает { part-card }, платит { $tokens }.
log-bought-free = { $name } получает { part-card } бесплатно.
log-returned-tokens = { $name } возвращает { $tokens }.
log-noble = { $points ->
    [one] К игроку { $name } приходит дворянин: { $points } очко.
    [few] К игроку { $name } приходит дворянин: { $points } очка.
   *[many] К игроку { $name } приходит дворянин: { $points } очков.
  }
log-passed = { $name } пропускает ход.
log-last-round = { $name } набирает 15 очков: это последний круг.

## The end
end-you-win = Вы победили!
end-wins = Побеждает { $name }
end-shared = Победу делят { $names }
end-agreed = Игра закончена по соглашению
end-abandoned = Игра прервана
end-resigned = Остальные сдались.
end-by-jewels = Очков поровну: побеждает тот, у кого больше камней.
end-by-cards = Очков поровну: побеждает тот, у кого меньше карт.
end-stalled = Никто больше не мог сделать ход.
score-level = { $count ->
    [one] уровень { $level }: { $count } карта, { $points } оч.
    [few] уровень { $level }: { $count } карты, { $points } оч.
   *[many] уровень { $level }: { $count } карт, { $points } оч.
  }
score-nobles = { $count ->
    [one] { $count } дворянин, { $points } оч.
    [few] { $count } дворянина, { $points } оч.
   *[many] { $count } дворян, { $points } оч.
  }
rematch = Сыграть ещё раз
to-rematch = К реваншу
replay = Просмотр игры
review = Разбор
save-record = Сохранить запись игры
fair-title = Честно ли розданы карты?
fair-how = Как обеспечена честная раздача
fair-before = Прежде чем кто-либо сел за стол, сервер выбрал тайное число и опубликовал отпечаток, показанный ниже. Браузер каждого игрока так же запечатывает своё число. Только когда запечатаны все, числа показываются, и карты следуют из всех вместе: никто не может выбирать, увидев чужое. После игры ваш браузер это проверит.
fair-promise = Что сервер обещал до раздачи:
fair-own = Число, которое добавил и сохранил ваш браузер:
fair-verdict-holds = Да, доказано
fair-verdict-partly = Доказано частично
fair-verdict-unproven = Не доказано
fair-verdict-broken = Что-то не так
fair-found-server = Тайное число сервера не совпадает с его обещанием.
fair-found-promise = До раздачи сервер обещал этому браузеру другое.
fair-found-seal = Число игрока { $name } — не то, что было запечатано до раздачи.
fair-found-own = Число, которое показал ваш браузер, не использовано.
fair-found-seed = Карты розданы не по числам из записи.
fair-found-proven = Сервер сдержал обещание, ваше число использовано, и все показанные числа совпадают с печатями.
fair-found-withheld = { $name }: число было запечатано, но не показано вовремя. Тот, кто играет на этом месте и сам держит сервер, мог выбрать из двух раздач.
fair-found-nothing = { $name }: число не было запечатано. Для этого игрока ничего не доказано.
fair-found-not-kept = Этот браузер не участвовал в раздаче и может лишь проверить, что запись сходится.
fair-found-old = До раздачи никто не запечатал число, поэтому владелец сервера мог выбрать карты. Так во всех партиях прежних версий.
fair-found-alone = Вы играли только с ботами. Вам это доказано, а другим — только если сервер держите не вы.
fair-found-bots = Боты чисел не добавляют.
fair-verify = Чтобы проверить раздачу и каждый ход без сервера, сохраните запись и выполните
replay-start = Раздача
replay-not-yet = Просмотр доступен после окончания игры.
to-table = К столу
ply-first = В начало
ply-last = В конец
talk-unread = Новых: { $count }
ply-back = На ход назад
ply-on = На ход вперёд
ply-run = Воспроизвести
ply-stop = Остановить
ply-slider = Ход
other-games = Другие игры

## Talk
talk-title = Разговор за столом
talk-say = Написать что-нибудь
talk-phrases = Фраза…
talk-silent = Зрители не могут писать, пока идёт игра.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-bid = Отличная ставка!
phrase-well-bought = Отличная покупка!
phrase-well-played = Отлично сыграно!
phrase-ouch = Ой!
phrase-hurry-up = Продолжим?
phrase-one-moment = Минутку.
phrase-back-soon = Скоро вернусь.
phrase-sorry = Извините!
phrase-thank-you = Спасибо!
phrase-good-game = Хорошая была игра!
phrase-another-one = Ещё разок?
phrase-goodbye = До свидания!
seat-invited = приглашение отправлено
spectator = зритель
dealing = Карты раздаются…
dealing-waits = Карты раздаются. Ещё ждём: { $names }…
deal-now = Раздать, не дожидаясь
log-spectator-muted = Одному зрителю запрещено писать.
log-spectator-unmuted = Зрителю снова можно писать.
log-resumed = Сервер был недоступен ({ $seconds } с). Никто из-за этого не потерял времени, и часы ещё немного подождали.
log-resumed-unhurried = Сервер был недоступен ({ $seconds } с). Никто из-за этого не потерял времени.
ask-waits = Чтобы взять ход назад, сменить темп или закончить раньше, нужно согласие всех. За кого-то сейчас играет бот: дождитесь, пока этот игрок вернётся.
refused-banned = Администратор сервера заблокировал вас.
refused-session-ended = Вас отключили на всех устройствах. Введите имя ещё раз или примените свой код.
refused-bad-report = Напишите, о чём жалоба, не длиннее 500 символов.
refused-no-such-line = Этого сообщения больше нет.
log-stopped = Администратор сервера закрыл стол.
log-forgotten = Имя одного из участников этого стола удалено.
end-stopped = Администратор сервера закрыл стол
report = Пожаловаться…
report-title = Пожаловаться администратору сервера
report-about = Администратор прочитает то, что вы отправите. За столом об этом никто не узнает.
report-what = На что жалоба?
report-what-line = { $name }: «{ $text }»
report-what-name = Имя «{ $name }»
report-why = Что не так?
report-why-insult = Это оскорбление
report-why-hate = Это разжигание вражды или угроза
report-why-spam = Это реклама или спам
report-why-private = Это раскрывает личные данные
report-why-other = Другое
report-words = Своими словами (необязательно)
report-send = Отправить
report-thanks = Спасибо. Администратор сервера рассмотрит жалобу.
report-close = Закрыть

# Pace, sound and touch in the settings.
speed = Ходы соперников
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-instant = сразу
volume = Громкость
haptics = Вибрация при каждом ходе

## The end, told
end-margin = { $points ->
    [one] Отрыв: { $points } очко. Второе место: { $name }
    [few] Отрыв: { $points } очка. Второе место: { $name }
   *[many] Отрыв: { $points } очков. Второе место: { $name }
  }
end-never-behind = { $name } ни разу не оказывается позади.
end-took-lead = { $name } окончательно выходит вперёд на { $move }-м ходу из { $moves }.
end-was-behind = { $points ->
    [one] После хода { $move } { $name } отстаёт на { $points } очко.
    [few] После хода { $move } { $name } отстаёт на { $points } очка.
   *[many] После хода { $move } { $name } отстаёт на { $points } очков.
  }
end-lead-changed = { $count ->
    [one] Лидер менялся { $count } раз.
    [few] Лидер менялся { $count } раза.
   *[many] Лидер менялся { $count } раз.
  }
end-race = Очки всех игроков, ход за ходом
end-aside = Посмотреть на стол
end-show = Показать итог
end-picture = Поделиться картинкой
end-picture-sent = Картинка сохранена

## Bots beside others of the same level
companion-sultan-1 = Надир
companion-sultan-2 = Самира
companion-sultan-3 = Тарик
companion-sultan-4 = Лейла
companion-splendor-1 = Нелло
companion-splendor-2 = Тесса
companion-splendor-3 = Ванни
companion-splendor-4 = Лиза
companion-house-1 = Пип
companion-house-2 = Кит
companion-house-3 = Лу
companion-house-4 = Макс

## The letter on a stone: one of its colour’s word, another for each colour
letter-white = Б
letter-red = К
letter-yellow = Ж
letter-green = З
letter-blue = С
letter-black = Ч

## A finished game that is played on
play-on = Играть отсюда
again-from = { $move ->
    [0] Это раздача из другой игры.
   *[other] Эта игра продолжает другую с хода { $move }.
  }
again-look = Посмотреть ту игру
fair-verdict-known = Раздача была известна
fair-found-known = Это карты другой, уже оконченной игры, поэтому они были известны. Как их раздали, сказано в записи той игры.

## A deal that others play
deal-again = Раздать те же карты другим
again-blind = Карты те же, что и в прежней игре. Чем она закончилась, вы увидите в конце.
refused-knows-deal = Вы уже играли эту раздачу. Она для других.
refused-no-such-deal = Такой раздачи нет. Ссылка неверна или игра удалена.
earlier-title = Те же карты в прежней игре
earlier-ahead = На { points-long } больше, чем у игрока { $name } на том же месте.
earlier-behind = На { points-long } меньше, чем у игрока { $name } на том же месте.
earlier-level = Столько же очков, сколько у игрока { $name } на том же месте.

## The daily deal
daily = Раздача дня
daily-invites = Каждый день у всех одни и те же карты и боты. Засчитывается первая попытка.
daily-open = ещё не сыграна
daily-in-play = идёт игра
daily-rank = место { $rank } из { $count }
daily-done = сыграна
daily-results = Результаты дня
daily-counts = Раздача дня. Эта попытка засчитывается: без подсказок и без возврата ходов.
daily-free = Раздача дня. Эта попытка не засчитывается.
refused-day-not-over = Это сегодняшняя раздача дня. Передать её другим можно, когда день закончится.

## Hints where everybody has agreed
hints-allow = Подсказки для всех
hints-allow-about = Только если согласны все за столом. Любой может передумать.
hints-agreed = за подсказки
hints-on = Все согласились на подсказки: каждый может их попросить.
ask-hints = Предложить подсказки для всех
withdraw-hints = Отказаться от подсказок
log-asks-hints = { $name } предлагает разрешить подсказки для всех.
log-hints-agreed = { $name } соглашается на подсказки.
log-hints-withdrawn = { $name } больше не поддерживает подсказки.

## Puzzles
puzzles = Задачи
puzzles-invite = Один ход явно лучше других. Найдите его.
refused-no-such-puzzle = Такой задачи нет. Ссылка неверна.

## Being told while away.
telling-title = Уведомления
table-webhooks = Вебхуки этого стола
table-mute = Отключить уведомления об этом столе
table-unmute = Включить уведомления об этом столе
refused-bad-address = На этот адрес ничего нельзя отправить. Он должен начинаться с https:// и быть доступен из интернета.
refused-bad-mail = На этот адрес нельзя отправить письмо.
refused-too-many-ways = Больше адресов, вебхуков и браузеров добавить нельзя. Сначала удалите что-нибудь.

## A person’s games
person = Ваши партии
person-invite = История, статистика и рейтинги: сохраните их или удалите.
rated = Рейтинговая партия
rated-about = Она влияет на рейтинг всех игроков. Подсказок нет, ходы назад не берут.

## Series and tournaments
contests = Серии и турниры
contests-invite = Несколько партий на общий результат – с друзьями или со многими.
to-contest = К странице: { $name }
refused-bad-plan = Эти настройки не сочетаются.
refused-contest-full = Мест больше нет.
refused-no-such-contest = Такой серии или турнира нет. Ссылка неверна или страница удалена.
refused-not-now = Сейчас это невозможно. Возможно, кто-то вас опередил.
refused-not-organiser = Это могут только организаторы.

## Clubs
clubs = Клубы
clubs-invite = Ваша компания: свои столы, таблица и разговор.
club-tables-open = { $count ->
    [one] { $count } открытый стол
    [few] { $count } открытых стола
   *[many] { $count } открытых столов
  }
to-club = К клубу: { $name }
talk-remove = Удалить
refused-club-full = В клубе больше нет мест.
refused-no-such-club = Такого клуба нет. Ссылка неверна или клуб закрыт.
refused-not-member = Это могут только участники клуба.
refused-old-link = Эта ссылка больше не действует. Попросите новую у кого-нибудь из клуба.
refused-too-many-clubs = Вы состоите в слишком многих клубах. Сначала выйдите из какого-нибудь.
