## What people are told while they are away.
told-turn = Ваш ход за столом: { $game }.
told-invitation = Для вас оставлено место за новым столом: { $game }.
told-talk = Вам что-то сказали за столом: { $game }.
told-time = Ваше время на исходе за столом: { $game }.

## How they want to be told.
telling-about = О столах, которые у вас не открыты. Пока вы не посмотрите, приходит одно сообщение.
telling-off = Этот сервер не отправляет сообщений.
push-here = Сообщения в этом браузере
push-here-about = Даже если ни одна страница Cabochon не открыта.
push-denied = Браузер этого не разрешает. Разрешите уведомления этого сайта в его настройках и попробуйте снова.
push-unable = Этот браузер не может показывать сообщения. На iPhone или iPad сначала добавьте Cabochon на экран «Домой».
push-elsewhere = Другой браузер
told-kind-turn = Мой ход
told-kind-invitation = Для меня оставлено место
told-kind-talk = Разговор за моими столами
told-kind-time = Осталось мало времени
quiet-hours = Тихие часы
quiet-hours-about = Что останется важным, придёт после них.
quiet-from = С
quiet-until = До
webhooks = Вебхуки
webhooks-about = Адрес другого сервиса, например канала Discord, куда придут ваши сообщения.
webhook-form = Что он читает
webhook-discord = Discord
webhook-json = JSON с подписью
webhook-address = Адрес вебхука
webhook-add = Добавить вебхук
webhook-remove = Удалить { $host }
webhook-stopped = Остановлен: сообщения не доходили. Добавьте его снова, чтобы продолжить.
webhook-secret = Секрет подписи. Он показывается только сейчас:
