## Moves, as one would suggest them
move-bid = Положить { $card } { part-onto-place }
move-return-jewel = Вернуть { jewel } в мешочек
move-give = Вернуть { $tokens }
move-reserve = Зарезервировать { part-card }
move-reserve-blind = Зарезервировать втёмную карту уровня { $level }
move-buy = Купить { part-card }
move-buy-hidden = Купить зарезервированную карту
move-noble = Принять дворянина номер { $number }

## What speaks for a move
reason-keeps-from = { $name } не получает камень номер { $number } в наборе: { jewel }.
reason-leaves-best = В продаже остаётся то, что здесь ценнее всего.
reason-leaves-wanted = Остаётся в продаже: { jewel }, номер { $number } в своём наборе.
reason-adds-to-set = Номер { $number } в наборе: { jewel }, { bonus-of }.
reason-wins-for-certain = Никто другой уже не может положить туда карту.
reason-cannot-be-beaten = Ни одна карта других уже не побьёт { $card }.
reason-saves-highest = Тратит младшую карту и бережёт { $card }.
reason-worth-most = Ни один камень в продаже не стоит больше: { points-long }.
reason-reaches-goal = Набирает { points-long } и начинает последний круг.
reason-brings-noble = Приводит дворянина: всего { points-long }.
reason-scores = Приносит { points-long }.
reason-adds-bonus = Ещё один бонус: { gem }, теперь { $number }.
reason-takes-gold = Приносит жетон золота.
reason-denies = Следующим ходом карту мог бы купить { $name }: { points-long }.
reason-denies-end = Следующим ходом карту мог бы купить { $name } и закончить игру.
reason-noble-nearer = { $bonuses ->
    [one] Ближайшему дворянину не хватает { $bonuses } бонуса.
   *[other] Ближайшему дворянину не хватает { $bonuses } бонусов.
  }
reason-within-reach = Можно купить следующим ходом: уровень { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Как сыграл бы сильный игрок
hint-thinking = Думает…
hint-chance = { $chance } на победу
hint-often = в { $share } случаев
hint-mixed = Ни один ход сам по себе здесь не лучший. Чередуйте эти ходы с указанной частотой, чтобы вас нельзя было разгадать.
hint-close = Закрыть подсказку

## The review of a game
review-about = Сильный игрок заново смотрит на каждое решение, зная лишь то, что было известно в тот момент.
review-running = Просмотрено решений: { $done } из { $count }…
review-depth = На каждое решение просмотрено позиций: { $count }.
review-deeper = Посмотреть глубже
review-graph = Шансы на победу
review-graph-about = Шансы каждого при каждом решении, какими их мог видеть тот, чей ход.
review-accuracy = Точность
review-accuracy-about = Решение без потерь даёт 100, а потеря пяти процентных пунктов шанса на победу — 50.
review-given = Потеряно
review-luck = Удача
review-luck-about = Удача — это то, что открылось между решениями: раздача, взятые и скрытые карты.
review-turning = Переломные моменты
review-turning-none = Никто не терял много, и удача никому не подыграла.
review-all = Все решения
review-number = №
review-made = Ход
review-better = Лучше
review-fine = Ничего лучше не нашлось.
review-in-mixture = Этот ход входит в лучшую смесь.
review-chance = Шанс
review-lost = { $name }: потеря { $chance }
review-lucky = { $name }: удача помогла на { $chance }
review-at = Решение { $number } из { $count }: { $name }
review-on-board = На доске
