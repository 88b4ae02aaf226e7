### Слова «Бу-У-У!». Те же ключи — в en.ftl.

title = Бу-У-У!
tagline = Гонка привидений: кто первым найдёт путь сквозь стены замка
feel = Азарт и внимание, все думают сразу
playing-time = около 30 минут

## Стены

name-white = белый
    .gen = белого
    .dat = белому
    .ins = белым
    .pre = белом
    .wall = белая стена
name-yellow = жёлтый
    .gen = жёлтого
    .dat = жёлтому
    .ins = жёлтым
    .pre = жёлтом
    .wall = жёлтая стена
name-red = красный
    .gen = красного
    .dat = красному
    .ins = красным
    .pre = красном
    .wall = красная стена
name-green = зелёный
    .gen = зелёного
    .dat = зелёному
    .ins = зелёным
    .pre = зелёном
    .wall = зелёная стена
name-blue = синий
    .gen = синего
    .dat = синему
    .ins = синим
    .pre = синем
    .wall = синяя стена
name-purple = фиолетовый
    .gen = фиолетового
    .dat = фиолетовому
    .ins = фиолетовым
    .pre = фиолетовом
    .wall = фиолетовая стена

name-ring = кольцо
name-sun = солнце
name-diamond = ромб
name-leaf = лист
name-wave = волна
name-moon = луна

## Рамка

name-thistle = чертополох
name-lion = лев
name-unicorn = единорог
name-oak = дуб
name-dragon = дракон
name-ship = корабль
name-huntsman = охотник
name-bride = невеста
name-admiral = адмирал
name-jester = шут
name-dowager = вдова
name-general = генерал
name-white_tower = белая башня
name-frame = рамка

## Посетители

name-tourist = Турист с фотоаппаратом
    .acc = Туриста с фотоаппаратом
name-postman = Почтальон
    .acc = Почтальона
name-schoolteacher = Учительница
    .acc = Учительницу
name-piper = Волынщик
    .acc = Волынщика
name-cook = Кухарка
    .acc = Кухарку
name-detective = Сыщик
    .acc = Сыщика
name-gardener = Садовник
    .acc = Садовника
name-actress = Актриса
    .acc = Актрису
name-archaeologist = Археолог
    .acc = Археолога
name-painter = Художник
    .acc = Художника
name-student = Студентка
    .acc = Студентку
name-sea_captain = Капитан
    .acc = Капитана
name-restorer = Реставратор
    .acc = Реставратора
name-conjurer = Фокусник
    .acc = Фокусника
name-heiress = Леди-наследница
    .acc = Леди-наследницу

## Вещи

name-castle = замок
name-tile = участок замка
name-room = комната
name-gallery = галерея
name-hall = зал
name-ghost = привидение
    .gen = привидения
name-visitor = посетитель
    .gen = посетителя
name-visitors = посетители
    .gen = посетителей
name-wall_token = жетон стены
name-walls = жетоны стены
    .gen = жетонов стены
name-special = специальный жетон
name-passage = потайной ход
name-transformation = превращение
name-reserve = резерв
name-stack = стопка посетителей
name-discarded = сброшенные посетители
name-first = первый игрок
name-number = число партии
name-round_no = раунд
name-shield = щит
name-portrait = портрет
name-nw = северо-западная комната
name-ne = северо-восточная комната
name-sw = юго-западная комната
name-se = юго-восточная комната

text-passage = Отсюда привидение может сразу попасть в любую другую комнату с потайным ходом. Цвет не меняется.
text-visitor = Стоит в комнате, где его щит пересекается с портретом. Кто первым покажет к нему верный путь, забирает жетон; пять посетителей — победа.
text-transformation = Отсюда можно продолжить путь другим цветом — любым, кроме тех, чьи жетоны лежат перед вами.

## Стадии

phase-ghost_room = Где начинает привидение
phase-number = Число партии
phase-arrival = Прибывает посетитель
phase-search = Поиск маршрута

## Вопросы

ask-ghost_room = В какой комнате центрального участка начнёт привидение?
ask-number = Назовите число от 1 до 4: по нему будут приходить все посетители этой партии.
ask-ready = Готовы к следующему посетителю?
    .because = { $by } пугает { $thing_acc }. Готовы к следующему посетителю?
    .thing = { $thing } никому не достаётся. Готовы к следующему посетителю?
    .pause = yes
ask-search = Ищите путь от привидения к посетителю. Нашли — «Бу-у-у!» и начальный цвет. Пути нет — поднимите руку.
    .because = { $by } ошибается: { $thing }. Ищите дальше! Нашли путь — «Бу-у-у!» и начальный цвет. Пути нет — поднимите руку.
ask-sealed = Когда будет время, посмотрите на посетителя: с этой минуты до «Бу-у-у!» идёт ваш секундомер. Потом покажите маршрут, шаги через пробел: N вверх, E вправо, S вниз, W влево, P:E5 — потайной ход в E5, T:R — превращение в красный. Попытка одна.
    .pause = yes
ask-show = Покажите весь маршрут сразу, шаги через пробел: N вверх, E вправо, S вниз, W влево, P:E5 — потайной ход в E5, T:R — превращение в красный. Не помните — give_up.
    .because = { $by }: «Бу-у-у!» Начальный цвет — { $thing }. Теперь весь маршрут сразу, шаги через пробел: N вверх, E вправо, S вниз, W влево, P:E5 — потайной ход в E5, T:R — превращение в красный. Если забыт — give_up.

option-call = Бу-у-у! Начинаю: { $a }
option-raise_hand = Поднять руку: для меня пути нет
    .details = Поднять руку: для меня пути нет ({ $hands } из { $needed })
option-lower_hand = Опустить руку
option-ready = Готов
option-show_visitor = Показать посетителя: пойдёт секундомер
option-pass-sealed = Пас: для меня пути нет

## События

event-ghost_placed = Привидение начинает в комнате { $room }.
event-number_named = { $seat }: число партии — { $number }.
event-visitor_arrived = { $visitor } в комнате { $room }: щит — { $shield }, портрет — { $portrait }. { $left ->
        [0] Больше посетителей не будет.
        [one] В стопке ещё { $left } посетитель.
        [few] В стопке ещё { $left } посетителя.
       *[many] В стопке ещё { $left } посетителей.
    }
event-visitor_sealed = { $visitor } у ворот. Каждый смотрит, когда есть время, по своему секундомеру. { $left ->
        [0] Больше посетителей не будет.
        [one] В стопке ещё { $left } посетитель.
        [few] В стопке ещё { $left } посетителя.
       *[many] В стопке ещё { $left } посетителей.
    }
event-hand_raised = { $seat } поднимает руку: пути не видно ({ $hands } из { $needed }).
event-hand_lowered = { $seat } опускает руку ({ $hands } из { $needed }).
event-called = { $seat }: «Бу-у-у!» Начальный цвет — { $colour }.
event-route_shown = { $seat } показывает маршрут: { $route }.
event-route_wrong = { $seat } — { $colour }: { $verdict }{ $step ->
        [0] {""}
       *[other] {" "}(шаг { $step })
    }. Все ищут снова.
event-locked = { $seat } ждёт { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }, прежде чем снова крикнуть «Бу-у-у!».
event-visitor_taken = { $seat } пугает { $visitor_acc } в комнате { $room }, { $crossings ->
        [0] не пройдя ни одной стены
        [one] пройдя сквозь { $crossings } стену
        [few] пройдя сквозь { $crossings } стены
       *[many] пройдя сквозь { $crossings } стен
    }.
event-wall_taken = { $seat } берёт жетон стены из резерва: { $colour }.
event-wall_stolen = { $seat } забирает жетон стены: { $colour }. Прежний владелец — { $owner }.
event-visitor_discarded = { $visitor }: { $how }. Жетон сброшен, привидение занимает комнату { $room }.
event-nobody_can = Минута прошла. Пути сейчас нет ни у кого.
event-first_player = Первый игрок теперь — { $seat }.
event-game_ended = Партия окончена: { $how }. Самое Пугательное Привидение — { $seat }.
event-victory_shared = Посетители закончились, и никто никого не напугал: победа общая.

## Проверка маршрута

name-ok = маршрут верный
name-held_colour = этот цвет закрыт, его жетон лежит перед самим игроком
name-wrong_wall = стена другого цвета
name-bad_step = так пройти нельзя
name-bad_passage = здесь нет такого потайного хода
name-bad_transform = здесь нет превращения
name-not_there = маршрут не доходит до посетителя
name-hesitated = маршрут не показан вовремя
name-gave_up = маршрут забыт
name-caught = напуган
name-hands = больше половины игроков не видят пути
name-time = время поиска вышло
name-no_result = верного маршрута никто не показал
name-passed = пас
name-four_walls = собраны четыре жетона стены
name-five_visitors = собраны пять посетителей
name-stack_out = стопка посетителей закончилась
name-shared = стопка закончилась, победа общая

## Концовки

ending-four_walls = Четыре жетона стены перед одним игроком — победа.
ending-five_visitors = Пять посетителей у одного игрока — победа.
ending-stack_out = Посетители закончились: побеждает наибольшая сумма жетонов, при равенстве — кто последним взял посетителя.
ending-shared = Посетители закончились, и никто никого не напугал: победа общая.

## Почему нельзя

why-not_central = Привидение начинает на центральном участке: выберите C3, D3, C4 или D4.
why-hand_is_up = Ваша рука уже поднята: опустите её или ищите дальше.
why-hand_is_down = Ваша рука опущена: опускать нечего.
why-call_locked = После неверного маршрута крикнуть «Бу-у-у!» можно не сразу: подождите, рука и взгляд свободны.
why-look_at_the_error = Все смотрят на неверный маршрут: через мгновение поиск продолжится, тогда кричите или поднимайте руку.
why-first_places_ghost = Комнату привидению выбирает первый игрок: подождите его.
why-ghost_stands = Привидение не переставляют: оно пойдёт, когда кто-нибудь покажет верный маршрут.
why-first_names_number = Число называет первый игрок: подождите его.
why-four_numbers = Таких чисел на жетонах нет: назовите 1, 2, 3 или 4.
why-number_stays = Число уже названо, оно одно на всю партию.
why-no_visitor_yet = Искать пока некого: дождитесь посетителя.
why-looks_on = На тренировке ищут только люди, боты смотрят.
why-six_colours = Такого цвета стен нет: назовите белый, жёлтый, красный, зелёный, синий или фиолетовый.
why-search_stands_still = «Бу-у-у!» уже прозвучало, поиск стоит: посмотрите маршрут, а если он неверен, кричите снова.
why-hands_wait = Пока показывают маршрут, руки не считают: поднимите свою, если поиск продолжится.
why-caller_shows = Маршрут показывает тот, кто крикнул первым: смотрите.
why-call_first = Маршрут показывают после возгласа: сначала «Бу-у-у!» и цвет.
why-has_called = «Бу-у-у!» уже прозвучало: теперь покажите маршрут или сдайтесь.
why-no_stopwatches = За этим столом ищут все сразу: секундомеры бывают только в игре по переписке.
why-pass_instead = По переписке рук не поднимают: если не видите маршрута, пасуйте.
why-too_long = Такой длинный маршрут не прочесть: покажите его короче.
why-stays_shown = Показанное назад не берут: продолжайте с того места, где привидение сейчас.
why-no_undo_left = Взять шаги назад можно трижды за показ, и это уже было.
why-has_finished = С этим посетителем вы закончили: ждите остальных.
why-has_looked = Вы уже видите посетителя, секундомер идёт: кричите «Бу-у-у!» или пасуйте.
why-not_looked = Сначала посмотрите на посетителя: тогда пойдёт и секундомер.
why-stopwatch_in_practice = На тренировке часов нет: выберите или тренировку, или игру по переписке.
why-no_such_seat = За столом нет такого места: назовите первым того, кто играет.
why-too_many_specials = В коробке 4 специальных жетона: потайных ходов и превращений вместе не больше четырёх.
why-room_for_each_special = Назовите по одной комнате на каждый специальный жетон: сначала для потайных ходов, потом для превращений.
why-lock_without_cooldown = Долгое ожидание после третьей ошибки бывает только вместе с ожиданием после ошибки.

## Настройки стола

setting-first = Первый игрок
    .help = Кто начинает партию: тот, на ком больше белого, или по жребию.
setting-first-chance = По жребию
setting-first-p0 = Место 1
setting-first-p1 = Место 2
setting-first-p2 = Место 3
setting-first-p3 = Место 4
setting-first-p4 = Место 5
setting-first-p5 = Место 6
setting-choose_ghost_room = Первый игрок ставит привидение
    .help = Иначе стартовую комнату определяет жребий.
setting-passages = Потайные ходы
    .help = Сколько специальных жетонов лежит потайным ходом; вместе с превращениями не больше четырёх.
setting-transformations = Превращения
    .help = Сколько специальных жетонов лежит превращением; вместе с потайными ходами не больше четырёх.
setting-special_rooms = Комнаты специальных жетонов
    .help = По одной на жетон, сначала потайные ходы; пусто — комнаты первой партии.
setting-fresh_visitors = Новые комнаты посетителей
    .help = Для тех, кто помнит жетоны: комнаты разыгрываются заново.
setting-practice = Тренировка
    .help = Ищут только люди, боты смотрят. Часов нет.
setting-family = Семейная игра
    .help = Неверный шаг при показе не кончает его, а стоит двух секунд; трижды можно взять шаги назад.
setting-show_limit = Время на показ, секунды
    .help = 0 — без ограничения.
setting-hesitation_limit = Время на один шаг показа, секунды
    .help = Кто начал показ и остановился дольше, тот замешкался; 0 — без ограничения.
setting-search_limit = Время поиска, секунды
    .help = Чистое время на одного посетителя; 0 — без ограничения.
setting-false_call_cooldown = Ожидание после ошибки, секунды
    .help = Сколько ошибшийся не может кричать «Бу-у-у!»; в правилах — нисколько.
setting-third_call_lock = Дольше после третьей ошибки
    .help = Начиная с третьей ошибки за раунд ожидание длится 10 секунд.
setting-nobody_can = Сообщать, что пути нет ни у кого
    .help = Через минуту поиска, если это так.
setting-pause = Пауза между раундами
    .help = Следующий посетитель приходит, когда все готовы. После ошибки все недолго смотрят на неё.
setting-pause-none = Без паузы
setting-pause-short = Не дольше 6 секунд
setting-pause-long = Не дольше 18 секунд
setting-pause-until_ready = Пока все не будут готовы
setting-stopwatch = По переписке
    .help = Каждый смотрит на посетителя, когда есть время, и идёт его собственный секундомер; самое позднее через сутки побеждает наименьшее время.

preset-friends = Для друзей
    .help = Как в правилах: ошибки ничего не стоят, на показ 15 секунд.
preset-newcomer = Первая партия
    .help = На поиск 6 минут, на показ минута; неверный шаг не кончает показ, и следующий посетитель приходит, только когда все готовы.
preset-public = Открытый стол
    .help = После неверного маршрута 5 секунд нельзя кричать «Бу-у-у!», начиная с третьего — 10.
preset-family = Семейный
    .help = Неверный шаг не кончает показ, а стоит двух секунд, и трижды можно взять шаги назад.
preset-tripled = Без спешки
    .help = Все часы втрое длиннее.
preset-untimed = Без часов
    .help = Ни поиск, ни показ, ни пауза ничем не ограничены.
preset-practice = Тренировка
    .help = Вы одни в замке: боты смотрят, часов нет. Ищите путь, пока не найдёте.
preset-letters = По переписке
    .help = Собираться вместе не нужно: каждый ищет путь, когда есть время, по своему секундомеру. Сутки на посетителя.

## Боты

reason-number = Число — наугад: оборотов ещё никто не видел.
reason-ghost_room = Комната — наугад: посетителей ещё никто не видел.
reason-ready = Готов искать дальше.
reason-looks = Пора посмотреть на посетителя.
reason-route_seen = Вижу путь: { $colour }, { $crossings ->
        [one] { $crossings } стена
        [few] { $crossings } стены
       *[many] { $crossings } стен
    }.
reason-route_seen_now = Вижу путь.
reason-no_route_seen = Пути не вижу — поднимаю руку.
reason-route = Показываю путь, который нашёл.
reason-route_forgotten = Путь вылетел из головы.

## Стол в терминале

table-round = Раунд { $round }, в стопке ещё { $left }
table-visitor = Посетитель: { $visitor }, { $room }
table-ghost = Привидение: { $room }
table-caller = { $seat }: «Бу-у-у!» — { $colour }
table-reserve = Резерв:
table-possible = В прошлом раунде было можно:
table-first = первый игрок
table-hand = рука поднята
table-visitors = посетителей { $count } из { $needed }
table-walls = стен { $count } из { $needed }:
table-legend = @ привидение, ! посетитель, o комната
table-legend_tokens = = потайной ход, * превращение
table-legend_walls = буква между клетками — стена

## Стол словами

field-castle = Замок
field-passages = Потайные ходы
field-transformations = Превращения
field-plan = Куда ведут стены комнат и коридоров
field-number = Число
field-first = Первый игрок
field-round_no = Раунд
field-ghost = Привидение
field-visitor = Посетитель
field-id = Кто
field-room = Комната
field-shield = Щит
field-portrait = Портрет
field-stack = Стопка посетителей
field-discarded = Сброшены
field-reserve = Резерв
field-players = Игроки
field-walls = Жетоны стены
field-visitors = Посетители
field-score = Сумма
field-hand = Рука поднята
field-hands = Поднято рук
field-hands_needed = Рук нужно
field-caller = Крикнул «Бу-у-у!»
field-announced = Начальный цвет
field-showing = Показывают маршрут
field-undos_left = Ещё можно взять назад
field-bumped = Неверный шаг
field-practice = Тренировка
field-family = Семейная игра
field-searches = Ищет
field-clocks = Часы, секунды (0 — без ограничения)
field-show_limit = На показ
field-hesitation_limit = На шаг показа
field-search_limit = На поиск
field-ready_limit = Между раундами
field-false_call_cooldown = После ошибки
field-stopwatch = По секундомеру
field-awaited = Ещё ждут
field-time = Ваше время, миллисекунды
field-attempt = Последняя ошибка
field-seat = Игрок
field-colour = Цвет
field-closed = Закрытый цвет
field-verdict = Что не так
field-wrong = Неверный шаг
field-walked = Пройдено
field-last_round = Прошлый раунд
field-how = Чем кончился
field-final_colour = Конечный цвет
field-route = Маршрут
field-routes = Кратчайшие маршруты
field-possible = Было возможно
field-crossings = Стен
field-finals = Конечные цвета
score-walls = Жетоны стены
score-visitors = Посетители
tie-last_visitor = Номер последнего взятого посетителя
