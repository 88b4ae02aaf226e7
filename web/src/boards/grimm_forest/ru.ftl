### Слова, которые есть только на доске «Леса сказок»

## Лента раунда
forest-round = Раунд { $round }
forest-flag-start = Начало
forest-flag-choose = Выбор карт
forest-flag-fables = Сказки
forest-flag-gather = Карты сбора
forest-flag-before = Перед сбором
forest-flag-collect = Сбор
forest-flag-end = Конец сбора
forest-flag-build = Постройка
forest-flag-next = Новый раунд
forest-story-laid = Все выложили карты
forest-story-revealed = Сказки раскрыты
forest-story-shown = Карты сбора открыты
forest-story-walked = Поросята разошлись
forest-story-collected = Ресурсы собраны
forest-step-back = ‹ шаг назад
forest-step-first = с начала
forest-step-now = к настоящему

## Игроки
forest-first = первый
forest-houses = домиков { $count } из { $most }
forest-house = Домик из { $material_gen }, верхняя секция — { $section }
forest-medal = Награда за первый домик из { $material_gen }
forest-medal-free = Награда за первый домик из { $material_gen } ещё свободна
forest-hand =
    { $count ->
        [one] { $count } сказка на руке
        [few] { $count } сказки на руке
       *[many] { $count } сказок на руке
    }
forest-thinks = думает
forest-sealed = { $seat }: карты запечатаны
forest-laid = { $seat }: выложенная карта сбора
forest-actions =
    Действий осталось: { $count }{ $extra ->
        [0] { "" }
       *[other] , дополнительных: { $extra }
    }
forest-must-lay = обязан сказку
forest-blind = вслепую
forest-lays-last = последним
forest-runs = в бегах
forest-owes = долг: { $to }
forest-claim = { $location }!
forest-claim-alone = Буду один!
forest-claim-not_alone = Буду не один!
forest-collected = собрано

## Локации
forest-empty = пусто
forest-pigs = поросята
forest-no-pigs = поросят нет
forest-share-1 = один { $each }
forest-share-2 = двое по { $each }
forest-share-3 = трое по { $each }
forest-share-4 = четверо по { $each }
forest-brief-fairy_gifts = всем по 3
forest-brief-grandmas_house = всем по 2, монстры сюда
forest-brief-royal_wedding = остальные −1
forest-brief-lonely_castle = одному по 1 каждого
forest-threat-wolf =
    { $stock ->
        [0] придёт хоть кто-то — собирать будет нечего
       *[other] придёт хоть кто-то — все { $stock } уйдут в запас
    }
forest-threat-dragon = кто придёт, потеряет все ресурсы
forest-threat-giant = кто придёт, потеряет друга, сказки и по ресурсу
forest-threat-big_bad_wolf = кто придёт, лишится секции соломы или дерева
forest-threat-bridge_troll = один из пришедших отдаст вам половину собранного

## Полка
forest-camp = Лагерь
forest-fable_deck = Сказки · сброс
forest-friend_deck = Друзья · сброс
forest-discard = · сброс
forest-supply = Запас секций

## Карты
forest-friend = Друг
forest-special = особое действие
forest-window-start_of_round = начало раунда
forest-window-reveal = при раскрытии
forest-window-after_gather_reveal = карты сбора
forest-window-before_collect = перед сбором
forest-window-collect = сбор
forest-window-end_of_gather = конец сбора
forest-window-start_of_build = начало постройки
forest-window-end_of_build = конец постройки
forest-used = использован
forest-no-fables = Сказок на руке нет
forest-laid-own = Ваши карты
forest-only-you = Видите только вы

## Выбор под печатью
forest-prompt-choose = Куда идёте? Можно добавить сказку.
forest-where = Выберите локацию
forest-lays = { $location }, без сказки
forest-lays-both = { $location } и сказка { $fable }
forest-slot-where = куда?
forest-slot-fable = сказка, если хотите
forest-slot-off = убрать сказку ×
forest-seal = Запечатать
forest-unseal = Вернуть
forest-sealed-own = карты запечатаны

## Постройка и ресурсы
forest-ghost =
    Построить { $section_acc } из { $material_gen }: цена { $price }, у вас { $have }
forest-of = { $have } из { $price }
forest-fable = сказка · { $count }
forest-act-special = особое действие
forest-act-farewell = отпустить
forest-slots = Выбрано { $count } из { $most }
forest-slot-empty = Убрать { $material_acc }
forest-in-order = По порядку

## Клавиши и счётчики
forest-letter-build = следующая постройка
forest-letter-draw = взять сказку
forest-letter-end = закончить ход
forest-letter-friend = особое действие друга
forest-count-houses = домики
forest-count-resources = ресурсы
forest-count-fables = сказки на руке
