## What people are told while they are away.
told-turn = Ваш ход в партии: { $game }.
told-invitation = Для вас оставлено место в новой партии: { $game }.
told-talk = Вам написали за столом: { $game }.
told-time = Ваше время на исходе: { $game }.

## How they want to be told.
telling-about = О столах, которые у вас не открыты. Пока вы не заглянете к столу, о нём приходит только одно уведомление.
telling-off = Этот сервер не отправляет уведомлений.
push-here = Уведомления в этом браузере
push-here-about = Даже если Cabochon не открыт.
push-denied = Браузер их блокирует. Разрешите уведомления этого сайта в его настройках и попробуйте снова.
push-unable = Этот браузер не может показывать уведомления. На iPhone или iPad сначала добавьте Cabochon на экран «Домой».
push-elsewhere = Другой браузер
told-kind-turn = Мой ход
told-kind-invitation = Для меня оставлено место
told-kind-talk = Разговор за моими столами
told-kind-time = Осталось мало времени
quiet-hours = Тихие часы
quiet-hours-about = Всё, что останется важным, придёт после них.
quiet-from = С
quiet-until = До
webhooks = Вебхуки
webhooks-about = Адрес другого сервиса, куда придут ваши уведомления, например канала Discord.
webhook-form = Формат
webhook-discord = Discord
webhook-json = JSON с подписью
webhook-address = Адрес вебхука
webhook-add = Добавить вебхук
webhook-remove = Удалить { $host }
webhook-stopped = Остановлен: уведомления не доходили. Добавьте его снова, чтобы возобновить.
webhook-secret = Секрет подписи. Он показывается только один раз:
