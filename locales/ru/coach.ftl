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
reason-keeps-from = { $name } не получит { jewel }, номер { $number } в наборе.
reason-leaves-best = В продаже остаётся то, что для этого игрока ценнее всего.
reason-leaves-wanted = В продаже остаётся { jewel }, номер { $number } в собственном наборе.
reason-adds-to-set = Это { jewel }, номер { $number } в наборе: { bonus-of }.
reason-wins-for-certain = Никто другой уже не может положить туда карту.
reason-cannot-be-beaten = Ни одна карта соперников уже не побьёт { $card }.
reason-saves-highest = Тратит младшую карту и бережёт { $card }.
reason-worth-most = Ни один камень в продаже не стоит больше: { points-long }.
reason-reaches-goal = Набирает { points-long } и начинает последний круг.
reason-brings-noble = Приводит дворянина: всего { points-long }.
reason-scores = Приносит { points-long }.
reason-adds-bonus = Ещё один бонус: { gem }, теперь { $number }.
reason-takes-gold = Приносит золотую фишку.
reason-denies = Иначе { $name } может купить карту следующим ходом: { points-long }.
reason-denies-end = Иначе { $name } может купить карту следующим ходом и закончить игру.
reason-noble-nearer = { $bonuses ->
    [one] До ближайшего дворянина не хватает { $bonuses } бонуса.
   *[other] До ближайшего дворянина не хватает { $bonuses } бонусов.
  }
reason-within-reach = Можно купить следующим ходом: уровень { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.
reason-nearer = { $tokens ->
    [one] До карты остаётся { $tokens } фишка
    [few] До карты остаются { $tokens } фишки
   *[other] До карты остаётся { $tokens } фишек
  }: уровень { $level }, { gem }{ $points ->
    [0] {""}
   *[other] , { points-long }
  }.

## Hints
hint-title = Как сыграл бы сильный игрок
hint-thinking = Думает…
hint-chance = шанс на победу { $chance }
hint-often = в { $share } случаев
hint-mixed = Ни один ход сам по себе здесь не лучший. Чередуйте эти ходы с указанной частотой, чтобы вас нельзя было разгадать.
hint-close = Закрыть подсказку

## The review of a game
review-about = Сильный игрок заново разбирает каждое решение, зная лишь то, что было известно в тот момент.
review-running = Просмотрено решений: { $done } из { $count }…
review-depth = На каждое решение просмотрено позиций: { $count }.
review-deeper = Посмотреть глубже
review-graph = Шансы на победу
review-graph-about = Шансы всех игроков при каждом решении, с точки зрения того, кто ходил.
review-accuracy = Точность
review-accuracy-about = Решение без потерь даёт 100, а потеря пяти процентных пунктов шанса на победу — 50.
review-given = Потеряно
review-luck = Удача
review-luck-about = Удача — это то, что открылось между решениями: раздача, взятые и скрытые карты.
review-turning = Переломные моменты
review-turning-none = Никто не потерял многого, и удача никому не подыграла.
review-all = Все решения
review-number = №
review-made = Ход
review-better = Лучше
review-fine = Ничего лучше не нашлось.
review-in-mixture = Этот ход входит в лучшее сочетание ходов.
review-chance = Шанс
review-lost = { $name }: потеря { $chance }
review-lucky = { $name }: удача помогла на { $chance }
review-at = Решение { $number } из { $count }: { $name }
review-on-board = На доске

## Playing on from a finished game
play-on-about = Новый стол начнётся ровно с этой позиции, включая закрытые карты. На остальных местах играют боты.
play-on-seat = Вы играете за
play-on-bots = Против
play-on-same = тех же ботов; вместо людей — боты
play-on-do = Играть
what-if = Сделать лучший ход

## A deal by a link
deal-title = Побейте этот результат
deal-about = Этими картами уже играли: { $names }. Вы получите точно такие же, а результат увидите после своей игры.
deal-play = Играть этими картами

## The coach, before a move is final
coach = Тренер
coach-about = Предупреждает, пока невыгодный ход ещё не сделан. Только против ботов.
coach-off = Выключен
coach-blunders = Только грубые ошибки
coach-mistakes = Ошибки
coach-slips = И мелкие неточности
coach-from = Предупреждает, если ход стоит не меньше { $share } шансов на победу.
coach-title = Прежде чем так ходить
coach-costs = { $chance } шансов на победу. При лучшей игре было бы { $best }.
coach-better = Лучше так:
coach-anyway = Всё равно сыграть
coach-again = Выбрать другой ход
coach-offer = Хотите тренера на первые партии? Он предупредит, пока невыгодный ход ещё не сделан, а решать будете вы.
coach-offer-yes = Играть с тренером
coach-offer-no = Нет, спасибо
