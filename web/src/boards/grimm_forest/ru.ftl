### Слова, которые есть только на доске «Леса сказок»

## Лента раунда
grimm_forest-round = Раунд { $round }
grimm_forest-round-last = Последний раунд
grimm_forest-ribbon = Ход раунда
grimm_forest-flag-start = Начало
grimm_forest-flag-choose = Выбор карт
grimm_forest-flag-fables = Сказки
grimm_forest-flag-gather = Карты сбора
grimm_forest-flag-before = Перед сбором
grimm_forest-flag-collect = Сбор
grimm_forest-flag-end = Конец сбора
grimm_forest-flag-build = Постройка
grimm_forest-flag-next = Новый раунд
grimm_forest-flag-over = Конец игры
grimm_forest-story-laid = Все выложили карты
grimm_forest-story-revealed = Сказки раскрыты
grimm_forest-story-shown = Карты сбора открыты
grimm_forest-story-walked = Поросята разошлись
grimm_forest-story-collected = Ресурсы собраны
grimm_forest-story-sealed = Карты сбора откроются вместе
grimm_forest-step-back = ‹ шаг назад
grimm_forest-step-first = с начала
grimm_forest-step-now = к настоящему
grimm_forest-step-look = Показать шаг: { $step }

## Игроки
grimm_forest-why = почему?
grimm_forest-collected-nothing = собрано 0
grimm_forest-waits = Ждём: { $names }
grimm_forest-first = первый
grimm_forest-houses = домиков { $count } из { $most }
grimm_forest-houses-short = { $count } из { $most }
grimm_forest-last =
    Последний раунд: { $names } — { $most ->
        [one] { $most } готовый домик
        [few] { $most } готовых домика
       *[many] { $most } готовых домиков
    }
grimm_forest-last-own =
    Последний раунд: у вас { $most ->
        [one] { $most } готовый домик
        [few] { $most } готовых домика
       *[many] { $most } готовых домиков
    }
grimm_forest-house = Домик из { $material_gen }, верхняя секция — { $section }
grimm_forest-medal = Награда за первый домик из { $material_gen }
grimm_forest-medal-free = Награда за первый домик из { $material_gen } ещё свободна
grimm_forest-hand =
    { $count ->
        [one] { $count } сказка на руке
        [few] { $count } сказки на руке
       *[many] { $count } сказок на руке
    }
grimm_forest-thinks = думает
grimm_forest-closer = Рассмотреть: { $name }
grimm_forest-sealed = { $seat }: карты запечатаны
grimm_forest-leaves = уйдёт { $friend }
grimm_forest-laid-gather = карта сбора
grimm_forest-laid-fable = сказка
grimm_forest-laid = { $seat }: выложенная карта сбора
grimm_forest-actions =
    Действий осталось: { $count }{ $extra ->
        [0] { "" }
       *[other] , дополнительных: { $extra }
    }
grimm_forest-turn =
    Ещё { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
grimm_forest-turn-extra =
    Ещё { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }, из них необязательных { $extra }
grimm_forest-turn-none = Действия кончились
grimm_forest-must-lay = нужна сказка
grimm_forest-blind = вслепую
grimm_forest-lays-last = после всех
grimm_forest-runs = в бегах
grimm_forest-story-acts = действует
grimm_forest-story-next = следом
grimm_forest-story-yours = ждёт вашего ответа
grimm_forest-owes = долг: { $to }
grimm_forest-owes-you = должен вам
grimm_forest-owes-short = долг
grimm_forest-claim = { $location }!
grimm_forest-claim-alone = Буду один!
grimm_forest-claim-not_alone = Буду не один!
grimm_forest-collected = собрано

## Локации
grimm_forest-chance = вам было бы { $each }
grimm_forest-chance-own = вам досталось { $each }
grimm_forest-empty = пусто
grimm_forest-pigs = поросята
grimm_forest-no-pigs = поросят нет
grimm_forest-share-1 = один { $each }
grimm_forest-share-2 = двое по { $each }
grimm_forest-share-3 = трое по { $each }
grimm_forest-share-4 = четверо по { $each }
grimm_forest-brief-fairy_gifts = всем по 3
grimm_forest-brief-grandmas_house = всем по 2, монстры сюда
grimm_forest-brief-royal_wedding = остальные −1
grimm_forest-brief-lonely_castle = одному по 1 каждого
grimm_forest-threat-wolf =
    { $stock ->
        [0] придёт хоть кто-то — собирать будет нечего
       *[other] придёт хоть кто-то — все { $stock } уйдут в запас
    }
grimm_forest-threat-dragon = кто придёт, потеряет все ресурсы
grimm_forest-threat-giant = кто придёт, потеряет друга, сказки и по ресурсу
grimm_forest-threat-big_bad_wolf = кто придёт, лишится секции соломы или дерева
grimm_forest-threat-bridge_troll = один из пришедших отдаст вам половину собранного

## Полка
grimm_forest-camp = Лагерь
grimm_forest-fable_deck = Сказки · сброс
grimm_forest-friend_deck = Друзья · сброс
grimm_forest-discard = · сброс
grimm_forest-supply = Запас секций

## Карты
grimm_forest-friend = Друг
grimm_forest-special = особое действие
grimm_forest-window-start_of_round = начало раунда
grimm_forest-window-reveal = при раскрытии
grimm_forest-window-after_gather_reveal = карты сбора
grimm_forest-window-before_collect = перед сбором
grimm_forest-window-collect = сбор
grimm_forest-window-end_of_gather = конец сбора
grimm_forest-window-start_of_build = начало постройки
grimm_forest-window-end_of_build = конец постройки
grimm_forest-used = использован
grimm_forest-no-fables = Сказок на руке нет
grimm_forest-laid-own = Ваши карты
grimm_forest-only-you = Видите только вы

## Выбор под печатью
grimm_forest-prompt-choose = Куда идёте? Можно добавить сказку.
grimm_forest-where = Выберите локацию
grimm_forest-lays = { $location }, без сказки
grimm_forest-lays-both = { $location } и сказка { $fable }
grimm_forest-slot-where = куда?
grimm_forest-slot-fable = сказка, если хотите
grimm_forest-slot-off = убрать сказку ×
grimm_forest-seal = Запечатать
grimm_forest-unseal = Вернуть
grimm_forest-sealed-own = карты запечатаны

## Постройка и ресурсы
grimm_forest-ghost =
    Построить { $section_acc } из { $material_gen }: цена { $price }, у вас { $have }
grimm_forest-left = останется { $left }
grimm_forest-left-short = ост. { $left }
grimm_forest-plot = Выгодная постройка: секции дешевле на { $less }
grimm_forest-of = { $have } из { $price }
grimm_forest-fable = сказка · { $count }
grimm_forest-act-special = особое действие
grimm_forest-act-farewell = отпустить
grimm_forest-slots = Выбрано { $count } из { $most }
grimm_forest-slot-empty = Убрать { $material_acc }
grimm_forest-in-order = По порядку

## Клавиши и счётчики
grimm_forest-letter-build = следующая постройка
grimm_forest-letter-draw = взять сказку
grimm_forest-letter-end = закончить ход
grimm_forest-letter-friend = особое действие друга
grimm_forest-count-houses = домики
grimm_forest-count-resources = ресурсы
grimm_forest-count-fables = сказки на руке

## Итоги раунда
grimm_forest-my-round = Ваш раунд { $round }
grimm_forest-hindsight = Кто кого угадал
grimm_forest-hindsight-round = Раунд { $round }: кто кого угадал
grimm_forest-hindsight-later = Кто кого угадал, вы увидите, когда раунд закончится.
grimm_forest-hindsight-thinks = Считаем, что принёс бы другой выбор…
grimm_forest-hindsight-none = Сейчас этого не узнать. Откройте лист ещё раз чуть позже.
grimm_forest-hindsight-where = Куда, и кто там
grimm_forest-hindsight-only = Вам принесло бы
grimm_forest-hindsight-plain = Без сказки
grimm_forest-hindsight-with = Со сказкой «{ $fable }»
grimm_forest-hindsight-own = ваш выбор
grimm_forest-hindsight-real = На деле:
grimm_forest-hindsight-nobody = никого
grimm_forest-hindsight-nothing = ничего
grimm_forest-hindsight-fables = карт сказок
grimm_forest-hindsight-chance = победа { $percent } %
grimm_forest-hindsight-best = лучше всего
grimm_forest-hindsight-met = Вас угадали: { $names }.
grimm_forest-hindsight-alone = Вас никто не угадал.
grimm_forest-hindsight-right = Лучшего выбора не было.
grimm_forest-hindsight-better = Больше обещал другой выбор: { $place } без сказки.
grimm_forest-hindsight-better-with = Больше обещал другой выбор: { $place } со сказкой «{ $fable }».
grimm_forest-hindsight-note =
    { $worlds ->
        [one] Среднее по { $worlds } воображаемому миру
       *[other] Среднее по { $worlds } воображаемым мирам
    }: стол такой, каким вы его знали при выборе; остальные кладут то, что потом открыли; дальше до конца сбора все играют наскоро. Шанс на победу оценивает бот. Это видите только вы.
grimm_forest-ledger = Что пришло и ушло
grimm_forest-ledger-empty = В этом раунде вы ничего не получили и не потеряли.
grimm_forest-ledger-sum = Итого за раунд

## Конец игры
grimm_forest-end-street = Ночь над улицей победителя: { $names }
grimm_forest-end-houses = решили готовые домики
grimm_forest-end-brick = решили кирпичные домики
grimm_forest-end-wood = решили деревянные домики
grimm_forest-end-token = решил лучший жетон
grimm_forest-end-level = сравнивали до конца
grimm_forest-picture = Сохранить картинку моих домиков
grimm_forest-picture-send = Отправить картинку
grimm_forest-picture-failed = Картинка не получилась: браузер не дал её нарисовать. Попробуйте ещё раз.
grimm_forest-picture-file = Мои домики
grimm_forest-picture-line =
    «Лес сказок»: { $count ->
        [one] { $count } домик
        [few] { $count } домика
       *[many] { $count } домиков
    }, раунд { $round }
grimm_forest-prince = принц: −{ $number }
grimm_forest-deeper = Колода сказок: эта карта ляжет под остальными
grimm_forest-deeper-over = остальные
grimm_forest-deeper-this = выбранная

# За 20 секунд, на странице игры
grimm_forest-glance-gather = Все разом выбирают место. Один забрал всё, вдвоём делят.
    .title = Соберите
grimm_forest-glance-tale = Сверху можно положить сказку: волк, подмена, сюрприз.
    .title = Пошалите
grimm_forest-glance-seal = Выбор скрыт, пока не готовы все. Тогда печати ломаются.
    .title = Запечатайте
grimm_forest-glance-build = Основание 2, стены 4, крыша 6 из соломы, дерева или кирпича. Первые три домика побеждают.
    .title = Постройте

# К чести игрока, когда партия окончена
grimm_forest-deed-houses = Достроено домиков: { $count }
grimm_forest-deed-friends = Позвано друзей: { $count }
grimm_forest-deed-gave = Подарков другим: { $count }
grimm_forest-deed-fables = Рассказано сказок: { $count }
grimm_forest-deed-built = Построено секций: { $count }
