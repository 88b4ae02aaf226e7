# Слова доски. Те же ключи — в en.ftl.
boo-sealed = Посмотрите, когда будет время: секундомер пойдёт и встанет на «Бу-у-у!». Попытка одна.
boo-awaited = { $count ->
        [one] Ждут ещё { $count } игрока.
        [few] Ждут ещё { $count } игроков.
       *[many] Ждут ещё { $count } игроков.
    }
boo-trace = Доведите привидение до посетителя: пальцем, мышью или стрелками.
option-give_up = Не помню маршрута
boo-left = Осталось секунд
boo-facts = Стопка и часы
boo-held = Жетон этого цвета лежит перед вами: начать с него нельзя.
boo-hand-up = рука поднята
boo-walls = стен { $count } из { $needed }
boo-visitors = посетителей { $count } из { $needed }
boo-hands = Поднято рук: { $hands } из { $needed } нужных.
boo-stack = В стопке посетителей: { $count }.
boo-fair = Кто раньше нажал, тот раньше крикнул: задержка сети учитывается, но не больше { $bound } мс.
boo-possible = Что было возможно
boo-boo = Бу-у-у!
boo-search = Ищите путь к посетителю. Нашли — «Бу-у-у!» и цвет.
boo-corridor = Коридор { $number }
boo-hand-rising = Рука поднимается. Нажмите, если передумали
boo-looks-on = смотрит
boo-closed = Закрыты для вас:
boo-all-open = Вам открыты все цвета.
boo-dim = Приглушить закрытые цвета на плане
boo-locked = Посмотрите на ошибку. Крикнуть «Бу-у-у!» можно через { $seconds } с.
boo-practice = Тренировка: ищете только вы, боты смотрят, часы стоят.
boo-knock = Тук-тук… Посетитель у ворот, ждём остальных.
boo-skip = Пропустить полёт
boo-bumped = Так пройти нельзя: привидение отскочило.
boo-back = Шаг назад (осталось: { $count })
boo-clocks = Часы:
boo-clock = { $seconds } с
boo-clock-hours = { $hours } ч
boo-no-clocks = Часов нет: думайте сколько хотите.
boo-last-caught = { $seat }: { $visitor }, конечный цвет — { $colour }
boo-crossings = { $count ->
        [0] ни одной стены
        [one] { $count } стена
        [few] { $count } стены
       *[many] { $count } стен
    }
boo-no-way = пути не было
boo-way = { $count ->
        [1] Единственный кратчайший путь.
       *[other] Путь { $n } из { $count } кратчайших.
    }
boo-next-way = Следующий
boo-count-visitors = Посетители
boo-count-walls = Стены
boo-letter-hand = поднять или опустить руку
