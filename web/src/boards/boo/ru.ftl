# Слова доски. Те же ключи — в en.ftl.
boo-search = Ищите путь: коридоры — даром, стены — одного цвета.
boo-trace = Ведите привидение к посетителю.
boo-number = Какой стороной придут гости? Заранее не узнать: выберите наугад.
boo-showing = { $name } показывает путь.
    .panel = показывает путь
boo-looking = { $name } смотрит, что было возможно.
    .panel = смотрит
boo-from = начну с цвета
boo-sealed = Посмотрите, когда будет время: секундомер пойдёт и встанет на «Бу-у-у!». Попытка одна.
option-give_up = Не помню маршрута
boo-boo = Бу-у-у!
boo-starting = Начинаю с
boo-you = вы
boo-left = Осталось секунд
boo-facts = Стопка и часы
boo-count-visitors = Посетители
boo-count-walls = Стены
boo-letter-hand = поднять или опустить руку

## Как ходит привидение

boo-memo = Как ходит привидение
boo-memo-floor = Светлый пол
boo-memo-free = даром
boo-memo-walls = Стены
boo-memo-one = одного цвета
boo-memo-tokens = смена цвета · переход

## Поиск

boo-gate = У ворот ещё { $count }:
boo-gate-empty = Это последний посетитель.
boo-more = { $count ->
        [0] последний
       *[other] ещё { $count }
    }
boo-race = Поиск
boo-all-search = Все ищут
boo-you-search = Вы ищете
boo-own-search = Ищите, пока идут ваши часы
boo-one-more = Ещё одна рука — и гость уйдёт
boo-still = ещё { $clock }
boo-no-clock = без часов
boo-day = замок дня
boo-how-practice = тренировка
boo-how-family = семейная
boo-how-strict = строгий стол
boo-awaited = { $count ->
        [0] Все закончили.
        [one] Ждут ещё { $count } игрока.
        [few] Ждут ещё { $count } игроков.
       *[many] Ждут ещё { $count } игроков.
    }
boo-token = Жетон
boo-in-reserve = в резерве
boo-stays = в резерве
boo-closed = закрыт
boo-closed-why = Жетон этого цвета у вас: { $colour } для вас закрыт.
boo-closed-ones = закрытые
boo-dim = Приглушить закрытые цвета на плане
boo-no-route = Пути не вижу
boo-hand-down = Рука поднята. Опустить?
boo-hand-rising = Рука поднимается. Нажмите, если передумали
boo-hands = Поднято рук: { $hands } из { $needed } нужных.
boo-locked = Посмотрите на ошибку. Крикнуть «Бу-у-у!» можно через { $seconds } с.
boo-walls = стен { $count } из { $needed }
boo-visitors = посетителей { $count } из { $needed }
boo-looks-on = смотрит
boo-you-watch = смотрите
boo-shows = показывает
boo-loses = потеряет
boo-sees-none = пути нет
boo-mistakes = { $count ->
        [1] ошибка
       *[other] ошибка ×{ $count }
    }

## Показ

boo-still-stands = поиск замер
boo-for-route = секунд на путь
boo-not-still = и не замирать дольше { $seconds } с
boo-through = Сквозь стены: { $count }
boo-now = сейчас
boo-arrives = Дойдёт — { $visitor_acc } забирает { $seat }.
boo-arrives-own = Дойдёте — { $visitor_acc } забираете вы.
boo-arrives-token = Дойдёт — { $visitor_acc } и { $colour } жетон забирает { $seat }
boo-arrives-token-own = Дойдёте — { $visitor_acc } и { $colour } жетон забираете вы
boo-loses-it = { $seat } его лишается
boo-you-lose-it = вы его лишаетесь
boo-fails = Ошибка — и все ищут снова.
boo-fails-family = Неверный шаг — привидение отскочит.
boo-is-wall = Это { $wall }, а вы — { $now }.
boo-was-wall = Это { $wall }, а путь был { $now }.
boo-will-break = Дальше — путь порвётся.
boo-will-bump = Дальше — привидение отскочит.
boo-bumped = Так пройти нельзя: привидение отскочило.
boo-verdict = Ошибка: { $verdict }.
boo-was-closed = Закрытый цвет: { $colour } жетон держит { $seat }.
boo-again = Все ищут снова.
boo-edge = Здесь замок кончается.
boo-no-step = Отсюда туда нет прямого шага: ведите через стену или коридор.
boo-either = Два места одинаково близко: нажмите точнее.
boo-pad = Ведите пальцем здесь или прямо по замку
boo-pad-how = По коридору нить идёт сама, сквозь стену — до другой её стороны
boo-whole = Весь замок
boo-back = Шаг назад (осталось: { $count })
boo-corridor = Коридор { $number }
boo-skip = Пропустить полёт

## Между раундами

boo-possible = Что было возможно
boo-possible-how = Кратчайший путь каждого цвета и кто мог им пройти. Нажмите — ляжет на план.
boo-possible-short = Нажмите на путь — ляжет на план.
boo-crossings = { $count ->
        [0] ни одной стены
        [one] { $count } стена
        [few] { $count } стены
       *[many] { $count } стен
    }
boo-no-way = пути не было
boo-there-was = Путь был: { $colour }, { boo-crossings }.
boo-there-was-none = Пути не было ни у кого.
boo-everybody = все { $count ->
        [2] двое
        [3] трое
        [4] четверо
        [5] пятеро
       *[other] шестеро
    }
boo-nobody = никто
boo-closed-you = вам закрыт
boo-way = { $count ->
        [1] Единственный кратчайший путь.
       *[other] Путь { $n } из { $count } кратчайших.
    }
boo-next-way = Следующий
boo-way-before = Предыдущий
boo-took = { $visitor_acc } забирает { $seat }.
boo-took-own = { $visitor_acc } забираете вы.
boo-took-token = { $visitor_acc } и { $colour } жетон забирает { $seat }.
boo-took-token-own = { $visitor_acc } и { $colour } жетон забираете вы.
boo-open-again = { $seat }: { $colour } снова открыт.
boo-open-again-own = Вам { $colour } снова открыт.
boo-waits = ждут: { $count }
boo-knock = Тук-тук… Посетитель у ворот, ждём остальных.

## Перед первым посетителем

boo-where = Где начнёт привидение?
boo-envelopes = Какой стороной придут гости?
boo-envelopes-how = Заранее не узнать: в каждом конверте свои комнаты.
boo-by-chance = Наугад
boo-knocks = Тук-тук!
boo-soon = Сейчас придут гости

## Часы

boo-practice = Тренировка: ищете только вы, боты смотрят, часы стоят.
boo-stack = В стопке посетителей: { $count }.
boo-fair = Кто раньше нажал, тот раньше крикнул: задержка сети учитывается, но не больше { $bound } мс.
boo-clocks = Часы:
boo-clock = { $seconds } с
boo-clock-hours = { $hours } ч
boo-no-clocks = Часов нет: думайте сколько хотите.

## Конец

boo-title = Самое Пугательное Привидение — { $names }
boo-title-own = Самое Пугательное Привидение — вы!
boo-title-shared = Пугать было некого: привидения победили вместе
boo-sum = { $walls } + { $visitors } = { $total }
boo-sum-long = стены { $walls } + гости { $visitors } = { $total }
boo-last-taken = последним взял гостя
boo-saved = { $count ->
        [one] спасся { $count }
       *[other] спаслись { $count }
    }
boo-towers = Башни игроков: гость — окно, жетон — слой стены

## Замок дня

boo-day-title = Замок дня
boo-day-total = Всего на поиск { $time }
boo-day-streak = { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[many] { $count } дней подряд
    }
boo-day-walls = { $walls ->
        [one] { $walls } стена
        [few] { $walls } стены
       *[many] { $walls } стен
    }, меньше всего { $fewest }
boo-day-fewest = меньше всего стен: { $fewest }
boo-day-left = не найден
boo-day-how = Кремовая черта — вы, кружки — боты: 1 лёгкий, 2 обычный, 3 сильный, 4 знаток. Левее — быстрее.
boo-day-look = Пути на плане: { $visitor }
boo-day-plan-both = линия — ваш путь, точки — один из кратчайших.
boo-day-plan-own-shortest = ваш путь и есть кратчайший.
boo-day-plan-shortest = точки — кратчайший путь.
boo-day-open = путь
boo-day-picture = Полоса — мой поиск, кружки — боты. Короче — быстрее.
boo-day-searches = Пять поисков
boo-day-share = Поделиться картинкой
boo-day-shared = Картинка отправлена.
boo-day-saved = Картинка сохранена.

## Первый посетитель тренировки

boo-teach-floor = Светлый пол — даром.
boo-teach-floor-ask = Нажмите на коридор у комнаты привидения.
boo-teach-wall = Стена — это её цвет.
boo-teach-wall-ask = Нажмите на любую стену комнаты привидения.
boo-teach-colour = Весь путь — сквозь стены одного цвета.
boo-teach-colour-ask = Остальные закрыты. Видите путь к посетителю? Жмите его цвет.

# За 20 секунд, на странице игры
boo-glance-visitor = К привидению пришёл гость. Где он, говорят щит и портрет: строка и столбец.
    .title = Посетитель
boo-glance-way = Коридорами сколько угодно, сквозь стены тоже, но все стены пути одного цвета. Ищут все сразу и в уме.
    .title = Путь сквозь стены
boo-glance-call = Нашли первым — нажмите цвет и проведите привидение у всех на глазах, пока идут часы.
    .title = «Бу-у-у!»
boo-glance-prize = Жетон стены ваш, но сквозь этот цвет вам больше нельзя. Четыре стены или пять посетителей — победа.
    .title = Награда мешает

# К чести игрока, когда партия окончена
boo-deed-walls = Пройдено стен: { $count }
boo-deed-stolen = Отнято жетонов стен: { $count }
boo-deed-visitors = Испугано посетителей: { $count }
