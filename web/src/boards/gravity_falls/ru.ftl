# Слова доски. Те же ключи — в en.ftl.
gravity_falls-map = Карта городка
gravity_falls-slip = План
gravity_falls-slip-play = Карта или отдых
gravity_falls-slip-play-how = Выберите карту: загорятся места, куда она ведёт.
gravity_falls-slip-card = Карта { $card }: куда?
gravity_falls-slip-walk-how = Укажите место: здесь появится, сколько кубиков вы бросите.
gravity_falls-slip-rumours = Слухи: { $at }
gravity_falls-slip-riots = { $at }: что притянет { $monster }?
gravity_falls-slip-reroll = { $success ->
        [one] { $success } успех
        [few] { $success } успеха
       *[many] { $success } успехов
    }, нужно { $need }
gravity_falls-slip-reroll-how = Отметьте, какие кубики перебросить.
gravity_falls-slip-over = Тревога { $level } из { $last }. Кто её поднял:
gravity_falls-acts = Ходит { $player }
gravity_falls-plan-dice = { $dice } { $count ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } = { $card } + поддержка { $support }
gravity_falls-plan-fight = { $monster }: нужно { $need }, шанс { $win } %
gravity_falls-plan-persuade = недоверия { $distrust }, успехов ≈ { $expected }
gravity_falls-plan-calm = недоверия нет: можно поставить кубик
gravity_falls-plan-curse = проклятие — { $odds } %
gravity_falls-plan-overflow = { $count ->
        [one] лишних кубиков до { $count }: проклятие
       *[other] лишних кубиков до { $count }: по проклятию за каждый
    }
gravity_falls-plan-capped = { $count ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }: { $card } + поддержка { $support }, но не больше { $limit }
gravity_falls-dice-to = кубиков { $dice }
gravity_falls-needs-to = { $monster }: нужно успехов { $need }
gravity_falls-tokens-to = { $at }: { $change }
gravity_falls-hand-to = карт на руке { $cards }
gravity_falls-supply-to = кубиков храбрости в запасе { $supply }
gravity_falls-courage-calm = Здесь нет ни недоверия, ни монстра.
gravity_falls-courage-stops = Кубик остановит монстра, который придёт сюда по карте { $number }.
gravity_falls-courage-broken = { $monster } идёт сюда, и кубик его не остановит.
gravity_falls-courage-waits = Пока сюда никто не идёт: кубик подождёт.
gravity_falls-removal-dice = { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } за поддержку здесь
gravity_falls-removal-odds = снять хотя бы одно — { $odds } %
gravity_falls-odds = шанс { $odds } %
gravity_falls-come = { $token } +{ $count }
gravity_falls-comes = придёт само: { $places }
gravity_falls-alarm-to = тревога { $from } → { $to }
gravity_falls-do-rest = Отдохнуть
gravity_falls-do-stay = Остаться и бросить { $dice }
gravity_falls-do-walk = Идти и бросить { $dice }
gravity_falls-do-pull = { $count ->
        [0] Ничего не тянуть
        [one] Притянуть { $count } жетон
        [few] Притянуть { $count } жетона
       *[many] Притянуть { $count } жетонов
    }
gravity_falls-do-reroll = { $count ->
        [one] Перебросить { $count } кубик
        [few] Перебросить { $count } кубика
       *[many] Перебросить { $count } кубиков
    }
gravity_falls-do-choose = Выбрать: { $what }
gravity_falls-other-card = Другая карта
gravity_falls-has-support = поддержка { $count }
gravity_falls-has-distrust = недоверие { $count }
gravity_falls-has-cube = кубик храбрости
gravity_falls-awaits = сюда придёт монстр по карте { $number }
gravity_falls-you-decide = Решаете вы
gravity_falls-awaited = Решает { $name }
    .panel = решает
gravity_falls-can-go = { $dice ->
        [one] можно идти, { $dice } кубик
        [few] можно идти, { $dice } кубика
       *[many] можно идти, { $dice } кубиков
    }
gravity_falls-neighbours = рядом: { $places }
gravity_falls-needs = { $count ->
        [one] нужен { $count } успех
        [few] нужно { $count } успеха
       *[many] нужно { $count } успехов
    }
gravity_falls-stop = стоп
gravity_falls-or = или
gravity_falls-cube-stops = кубик остановит
gravity_falls-rises = тревога { $rise }
gravity_falls-to-open = откроется в конце
gravity_falls-your-turn = ваш ход
gravity_falls-of = из { $count }
gravity_falls-alarm = Тревога { $level } из { $last }
gravity_falls-alarm-why = что её подняло
gravity_falls-alarm-calm = Тревога ещё не росла.
gravity_falls-mark-curse = Деление { $space }: каждому по проклятию
gravity_falls-mark-row = Деление { $space }: ряд монстров становится короче
gravity_falls-mark-loss = Деление { $space }: поражение
gravity_falls-discarded = сброс { $count }
gravity_falls-supply = в запасе
gravity_falls-deck = колода
gravity_falls-discard = сброс
gravity_falls-no-cards = Рука пуста: отдохните, чтобы вернуть карты
gravity_falls-roads = { $count ->
        [0] на месте
        [one] { $count } дорога
        [few] { $count } дороги
       *[many] { $count } дорог
    }
gravity_falls-dice = { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
gravity_falls-die = Кубик { $number }: { $face }
gravity_falls-carry = Взять кубик храбрости: { $place }
gravity_falls-take = Взять жетон: { $token }
gravity_falls-defeated = побеждён
gravity_falls-no-ability = способность закрыта
gravity_falls-immune = Успехи активного персонажа на него сейчас не действуют.
gravity_falls-down = Сбит с ног: победите его ещё раз.
gravity_falls-dice-limit = { $count ->
        [one] до { $count } кубика
       *[other] до { $count } кубиков
    }
gravity_falls-hand-limit = { $count ->
        [one] добирает до { $count } карты
       *[other] добирает до { $count } карт
    }
gravity_falls-ping-here = Сюда!
gravity_falls-ping-mine = Беру на себя
gravity_falls-back = Шаг назад
gravity_falls-forward = Шаг вперёд
gravity_falls-turn = Шаги хода
gravity_falls-step-card = Карта
gravity_falls-step-walk = Идём
gravity_falls-step-rumours = Слухи
gravity_falls-step-roll = Бросок
gravity_falls-step-courage = Храбрость
gravity_falls-step-draw = Добор
gravity_falls-step-removal = Снятие
gravity_falls-step-monster = Монстр
gravity_falls-step-riots = Беспорядки
gravity_falls-step-reveal = Новая карта
gravity_falls-step-alarm = Тревога
gravity_falls-step-curse = Проклятия
gravity_falls-step-defeat = Победа
gravity_falls-step-down = Сбит с ног
gravity_falls-step-stood = Выстоял
gravity_falls-step-event = Событие
gravity_falls-step-flip = Переворот
gravity_falls-step-cube = Кубик храбрости
gravity_falls-road = Дорога: { $from } — { $to }
gravity_falls-movement-card = Карта движения: { $place }
gravity_falls-hand-card = Карта «{ $card }» ({ $player })
gravity_falls-pings = Метки
gravity_falls-ping-how = Показать всем
gravity_falls-if-alarm = тревога за ход { $odds }
gravity_falls-if-event = событие — { $odds } %
gravity_falls-if-lost = поражение — { $odds } %
gravity_falls-if-won = победа — { $odds } %
gravity_falls-ping-road = Этой дорогой!
gravity_falls-ping-card = Вот эту карту!
gravity_falls-end-saved = Городок спасён!
gravity_falls-end-fallen = Городок сдался
gravity_falls-end-won = Все монстры побеждены на { $turns }‑м ходу. Тревога остановилась на { $level } из { $end }.
gravity_falls-end-lost = Чемодан собран: город сдался на { $turns }‑м ходу.
gravity_falls-end-again = Тревога по ходам. Нажмите столбик, чтобы увидеть этот ход.
gravity_falls-end-turn = ход { $number }, { $player }
gravity_falls-end-level = { $rise ->
        [0] тревога осталась { $level }
       *[other] тревога +{ $rise }, стала { $level }
    }
gravity_falls-end-causes = Что подняло тревогу
gravity_falls-roll = { $success ->
        [0] ни одного успеха
        [one] { $success } успех
        [few] { $success } успеха
       *[many] { $success } успехов
    }
gravity_falls-all-support = Отовсюду поддержку
gravity_falls-all-distrust = Отовсюду недоверие

# За 20 секунд, на странице игры
gravity_falls-glance-walk = Карта говорит, сколько дорог пройти и сколько кубиков бросить.
    .title = Идите
gravity_falls-glance-rumors = Где вы остановились, туда от каждого соседа приходит жетон: поддержка или недоверие.
    .title = Соберите слухи
gravity_falls-glance-test = Поддержка рядом добавляет кубики. Успехи переворачивают недоверие и побеждают монстра.
    .title = Бросьте кубики
gravity_falls-glance-alarm = Монстр прыгает в ответ и поднимает тревогу. Три монстра раньше двадцати четырёх — вы все победили.
    .title = Следите за тревогой

# К чести игрока, когда партия окончена
gravity_falls-deed-defeated = Побеждено монстров: { $count }
gravity_falls-deed-persuaded = Убеждено горожан: { $count }
gravity_falls-deed-lifted = Снято проклятий: { $count }
gravity_falls-deed-courage = Поставлено кубиков смелости: { $count }
gravity_falls-deed-rerolled = Удачных перебросов: { $count }
gravity_falls-deed-rumours = Собрано слухов: { $count }
