# Слова доски. Те же ключи — в en.ftl.
rickshank-marks = Групповая атака: | Постоянка-защита: | Суперпостоянка: | Атака: | Защита: | Аукцион: | Референдум: | Санкции: | Конец игры: | ПО:
rickshank-mark-attack = атака
rickshank-mark-group = групповая атака
rickshank-mark-defence = Защита
rickshank-mark-ongoing = постоянка
rickshank-mark-auction = аукцион
rickshank-mark-referendum = референдум
rickshank-mark-sanctions = санкции
rickshank-points = ПО
rickshank-power = мощь
rickshank-power-of = Мощь ({ $seat }): { $power }
rickshank-spoken-power = плюс { $power } { $power ->
        [one] мощь
        [few] мощи
       *[many] мощи
    }
rickshank-spoken-goods = цена { $cost }
rickshank-can-buy = можно купить, { $left ->
        [0] мощи не останется
       *[other] останется мощи { $left }
    }
rickshank-lacks = не хватает { $power } мощи
rickshank-missing = ещё { $power }
rickshank-do-play = сыграть
rickshank-do-choose = выбрать
rickshank-nemesis = Заклятый враг
rickshank-nemesis-hidden = Новый враг откроется в конце хода
rickshank-may-defeat = Президента можно победить в этот ход
rickshank-look-at = Что есть у игрока: { $seat }
rickshank-ladder = Побеждено врагов: { $beaten } из { $total }
rickshank-in-box = в коробке { $count }
rickshank-in-deck = в колоде { $count }
rickshank-in-discard = в сбросе { $count }
rickshank-turn = Ход { $turn }
rickshank-new = новое
rickshank-stall-empty = пустое место
rickshank-shelf = Стопки и жетоны
rickshank-token-tile = Жетон доступа, цена { $price }, в запасе { $count }
rickshank-access-token = Жетон доступа
rickshank-one-a-turn = уже куплен: 1 за ход
rickshank-left = осталось { $count }
rickshank-locations = Локации
rickshank-destroyed = Уничто­женные
rickshank-tokens = жетоны доступа
rickshank-hand-count = карты на руке
rickshank-trophies = побеждённые враги
rickshank-skulls = побеждено врагов: { $count }
rickshank-known-top = сверху колоды: { $card }
rickshank-thinks = думает
rickshank-deciding = решает
rickshank-hit = под ударом: «{ $card }»
rickshank-avoided = отбивается: «{ $card }»
rickshank-no-ongoing = нет постоянок
rickshank-played = Сыграно за ход
rickshank-played-by = Ходит { $seat }
rickshank-nothing-played = Пока ничего не сыграно
rickshank-nobodys = ничья: уйдёт в конце хода
rickshank-hits = задето { $hits } из { $all }
rickshank-group-attack = Групповая атака: «{ $card }»
rickshank-play-plain = Сыграть простую мощь
rickshank-plain-short = Простая мощь
rickshank-no-plain = простой мощи нет
rickshank-end-turn = Завершить ход
rickshank-end-surely = Точно завершить?
rickshank-burns = { $power ->
        [0] мощь не пропадёт
       *[other] сгорит { $power }{ $held ->
            [0] { $power ->
                [one] {" "}мощь
               *[other] {" "}мощи
            }
           *[other] {" "}({ $held } на руке)
        }
    }
rickshank-still-plain = на руке ещё мощь: +{ $power }
rickshank-still-buys = на { $power } мощи есть что купить
rickshank-time-left = Осталось секунд
rickshank-hand = Ваша рука
rickshank-hand-empty = На руке ничего нет
rickshank-watching = Вы смотрите за игрой
rickshank-worked = уже сработало
rickshank-worked-short = сработало
rickshank-pile-empty = Здесь пусто
rickshank-touches = Кого заденет
rickshank-ongoing-count = { $count } { $count ->
        [one] постоянка
        [few] постоянки
       *[many] постоянок
    }
rickshank-nothing-touched = нечего
rickshank-you = Вы
rickshank-vote_for = За
rickshank-vote_against = Против
rickshank-chosen = выбрано
rickshank-stake = Жетоны на голос
rickshank-you-have = у вас { $count }
rickshank-less = Меньше жетонов
rickshank-more = Больше жетонов
rickshank-staked = поставлено жетонов: { $count }
rickshank-cost-auction = { $tokens ->
        [0] За вас будет 1 голос — ваш собственный. Жетонов вы не рискуете.
       *[other] За вас будет { $votes } { $votes ->
            [one] голос
            [few] голоса
           *[many] голосов
        }. Жетоны уйдут, только если вы победите.
    }
rickshank-cost = { $tokens ->
        [0] За вариант { $choice } — 1 ваш голос. Жетонов вы не рискуете.
       *[other] За вариант { $choice } — { $votes } { $votes ->
            [one] ваш голос
            [few] ваших голоса
           *[many] ваших голосов
        }. Жетоны уйдут, только если он победит.
    }
rickshank-choose-first = Сначала выберите, за что голосуете.
rickshank-council-in-hand = { $count } { $count ->
        [one] карта Совета
        [few] карты Совета
       *[many] карт Совета
    } на руке — после вскрытия
rickshank-sealed = Запечатано
rickshank-reopen = Изменить
rickshank-seal = Запечатать
rickshank-who-sealed = Кто запечатал
rickshank-prompt-council = Раскрыть карту Совета? Сейчас впереди { $most }.
rickshank-prompt-sanctions = Санкции: на кого указать, сколько жетонов?
rickshank-prompt-tie = Ничья, по { $most }. Какой вариант побеждает?
rickshank-all-vote = Голосуют все
rickshank-lead-decide = Решаете вы
rickshank-awaited = Решает { $name }
rickshank-came-vote_won = побеждает { $choice }
rickshank-came-vote_impossible = голосовать не о чем
rickshank-came-vote_cancelled = голосование отменено
rickshank-came-swapped = вместо «{ $card }» — новая карта
rickshank-votes = Голоса
rickshank-you-decide = решаете вы
rickshank-decides = решает
rickshank-passed = пас
rickshank-answers-last = ответит последним
rickshank-will-answer = ещё ответит
rickshank-again = Ещё раз
rickshank-counted = ещё { $count }
rickshank-band-special = Особенное
rickshank-tied = поровну
rickshank-leads = впереди
rickshank-won = победа
rickshank-becomes = станет { $votes }
rickshank-own-vote = свой голос
rickshank-token-vote = жетон
rickshank-laps = Порядок ответов
rickshank-stages = Этапы голосования
rickshank-stage-stakes = Ставки
rickshank-stage-opening = Вскрытие
rickshank-stage-cards = Карты Совета
rickshank-stage-payment = Расплата
rickshank-vote-card = «{ $card }» ({ $seat }):
rickshank-prize = { $count ->
        [1] Приз:
       *[other] Приз — одна из { $count }:
    }
rickshank-penalty = { $count ->
        [1] Достанется:
       *[other] Достанется одна из { $count }:
    }
rickshank-peek = Посмотреть стол
rickshank-back-to-vote = Вернуться к голосованию
rickshank-pays = { $seat } платит{ $tokens ->
        [0] {""}
        [one] {" "}{ $tokens } жетон
        [few] {" "}{ $tokens } жетона
       *[many] {" "}{ $tokens } жетонов
    }{ $cards ->
        [0] {""}
        [one] { $tokens ->
            [0] {" "}
           *[other] {" "}и{" "}
        }{ $cards } карту
        [few] { $tokens ->
            [0] {" "}
           *[other] {" "}и{" "}
        }{ $cards } карты
       *[many] { $tokens ->
            [0] {" "}
           *[other] {" "}и{" "}
        }{ $cards } карт
    }{ $names }
rickshank-pays-nothing = Платить нечего.
rickshank-others-keep = Остальным всё вернётся.
rickshank-if-nobody = Если все спасуют
rickshank-if-tied = Поровну — решает тот, чей ход: { $seat }.
rickshank-if-wins = Победит вариант: { $choice }.
rickshank-wins = Победил вариант: { $choice }.
rickshank-if-card = Если раскроете «{ $card }»
rickshank-if-one-more = Если раскроете карту
rickshank-if-you-win = Ваш вариант выйдет вперёд. Победа обойдётся вам в ставку и раскрытые карты.
rickshank-if-still = Впереди останется { $choice }.
rickshank-reveal = Раскрыть «{ $card }»
rickshank-reveal-first = Раскрыть: выберите карту
rickshank-one-vote = +1 голос
rickshank-council-later = Карты Совета — после вскрытия ставок.
rickshank-waits = Ждём остальных.
rickshank-characters = Персонажи
rickshank-choosing = Персонажа выбирает: { $names }
rickshank-letter-plain = Сыграть всю простую мощь
rickshank-letter-end = Завершить ход
rickshank-paired = «Волн Морти» с парой: { $count }
rickshank-curve-points = Очки по ходам (как засчитаны в конце)
rickshank-curve-power = Мощь с начала партии
rickshank-my-deck = Моя колода
rickshank-cards = { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
rickshank-next-hand = Следующая рука: в среднем +{ $power }
rickshank-next-if = если закончить ход сейчас
rickshank-next-shuffled = если закончить ход сейчас: в колоде мало карт, сброс перемешается
rickshank-own-card = Карта
rickshank-own-odds = Шанс
rickshank-own-deck = колода
rickshank-own-hand = рука
rickshank-own-discard = сброс
rickshank-own-play = на столе

# За 20 секунд, на странице игры
rickshank-glance-hand = Карты дают мощь и делают то, что на них написано.
    .title = Сыграйте руку
rickshank-glance-market = На мощь берут карты с барахолки. Купленное придёт в руку позже.
    .title = Купите лучше
rickshank-glance-nemesis = Заклятый враг стоит мощи и приносит очки. Следующий атакует всех сразу.
    .title = Победите врага
rickshank-glance-vote = Совет Риков голосует тайно, жетонами. Пал Президент — считаем очки.
    .title = Переголосуйте

# К чести игрока, когда партия окончена
rickshank-deed-defeated = Побеждено врагов: { $count }
rickshank-deed-votes = Выиграно голосований: { $count }
rickshank-deed-avoided = Отбито атак: { $count }
rickshank-deed-bought = Куплено карт: { $count }
rickshank-deed-played = Сыграно карт: { $count }
