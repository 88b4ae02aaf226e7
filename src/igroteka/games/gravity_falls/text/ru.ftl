### «Гравити Фолз»: все слова игры. Те же ключи — в en.ftl.

title = Гравити Фолз
tagline = Вместе: отвоюйте доверие городка и победите трёх монстров, пока тревога не достигла предела
feel = Сообща против тревоги
playing-time = около 60 минут
bot-easy = Ходит разумно, но часто выбирает второй по силе ход.
bot-normal = Считает свой ход до конца вместе с ответом монстра; дальше не загадывает.
bot-hard = Лучшие ходы проигрывает в уме на целый круг вперёд, в десятках воображаемых продолжений; мелочи внутри хода решает без этого.
goal = Вместе победить монстров (осталось { $left }), пока тревога ({ $alarm }) не дошла до { $end }.
intro = Три монстра баламутят городок, и жители перестают верить друг другу. Вы с друзьями — одна команда: обойдите городок, верните доверие и победите всех троих, пока тревога не дошла до края шкалы. Выигрывают и проигрывают здесь только вместе, так что советуйтесь вслух.
intro-1 = Двадцать три локации соединены дорогами. На них лежат жетоны: палец вверх — поддержка, палец вниз — недоверие. Жетоны не появляются и не исчезают, они только переходят с места на место и переворачиваются.
    .title = Городок
intro-2 = На карте два числа: сколько дорог пройти и сколько кубиков бросить. «3–1» — пройдите ровно три дороги и бросьте один кубик, «0–4» — стойте на месте, зато кубиков четыре. Дважды по одной дороге нельзя, возвращаться к началу тоже. «Телепорт» переносит по своему условию.
    .title = Ваш ход — одна карта
intro-3 = Туда, где вы остановились, из каждой соседней локации приходит по жетону. Если там есть оба вида, выбираете вы — это главный рычаг игры.
    .title = Слухи
intro-4 = К кубикам карты добавьте по одному за каждую поддержку рядом с вами, но не больше семи. Без монстра каждый успех переворачивает недоверие. С монстром нужно столько успехов, сколько здесь недоверия (хотя бы один), — и он побеждён. «Движение» уносит жетон к соседям, «проклятие» — это проклятие.
    .title = Бросок
intro-5 = Если в локации спокойно, поставьте кубик храбрости и доберите карту. Вместо карты можно отдохнуть: тогда вся колода вернётся на руку.
    .title = Храбрость и передышка
intro-6 = После каждого хода ближайший к вам монстр перескакивает туда, куда указывает открытая карта. Кубик храбрости его остановит. Иначе он проклинает всех, кто там стоит, стягивает жетоны, поднимает тревогу на число жетонов недоверия и переворачивает там всю поддержку.
    .title = Ответ монстров
intro-7 = Она не падает никогда. На делениях 8 и 16 все берут проклятие, с 12-го вы видите на одну карту меньше, на 24-м игра проиграна. Все три монстра побеждены раньше — вы спасли городок.
    .title = Тревога
intro-tip = Открытые карты говорят, куда монстры придут в ближайшие ходы. Ставьте там кубики храбрости, уводите оттуда недоверие и следите, кто из вас ближе к какому монстру: прыгает ближайший к тому, кто ходит.

## Локации

name-manotaur_cave = Пещера мужикотавров
    .short = Пещера
name-bunker = Бункер автора
    .short = Бункер
name-northwest_manor = Особняк Нортвестов
    .short = Особняк
name-water_tower = Водонапорная башня
    .short = Башня
name-cemetery = Кладбище Гравити Фолз
    .short = Кладбище
name-gnome_forest = Лес гномов
    .short = Лес гномов
name-corduroy_house = Дом Кордроев
    .short = Дом Кордроев
name-history_museum = Музей истории Гравити Фолз
    .short = Музей
name-library = Библиотека Гравити Фолз
    .short = Библиотека
name-gideon_house = Дом Гидеона
    .short = Дом Гидеона
name-mystery_shack = Хижина чудес
    .short = Хижина чудес
name-abuelita_house = Дом Бабулиты
    .short = Дом Бабулиты
name-high_school = Старшая школа Гравити Фолз
    .short = Школа
name-police_station = Полицейский участок
    .short = Участок
name-arcade = Аркада
name-putt_hutt = Мини-гольф
    .short = Мини-гольф
name-diner = Закусочная Ленивой Сьюзан
    .short = Закусочная
name-pool = Бассейн Гравити Фолз
    .short = Бассейн
name-dusk_2_dawn = От заката до рассвета
    .short = До рассвета
name-telepathy_tent = Шатёр телепатии Гидеона
    .short = Шатёр
name-lake = Озеро Гравити Фолз
    .short = Озеро
name-summerween_store = Магазин Летоуина
    .short = Магазин
name-junkyard = Свалка Гравити Фолз
    .short = Свалка

## Персонажи

name-dipper = Диппер
name-mabel = Мэйбл
name-stan = Стэн
name-soos = Зус
name-wendy = Венди

text-dipper =
    Раз в свой ход после любого своего броска можете перебросить до { $amount } кубиков; новый результат остаётся. Телепорт: в локацию с монстром.
text-mabel =
    Добирая карты, берите не одну, а сразу до { $amount } на руке. Телепорт: в локацию с другим персонажем.
text-stan =
    Добирая карту, берите верхнюю из колоды или любую из своего сброса. Телепорт: в локацию без монстра, где не меньше { $tokens } жетонов недоверия.
text-soos =
    Раз в свой ход можете снять одно проклятие с другого персонажа в своей или соседней локации. Телепорт: в локацию с другим персонажем или рядом с ним.
text-wendy =
    Раз в свой ход можете перенести один кубик храбрости по дороге в соседнюю локацию без кубика, даже к монстру и недоверию. Телепорт: в локацию с кубиком храбрости.

name-reroll = переброс кубиков
name-refill = добор сразу до полной руки
name-own_discard = добор из своего сброса
name-lift_curse = снятие чужого проклятия
name-move_cube = перенос кубика храбрости
name-to_monster = к монстру
name-to_character = к другому персонажу
name-to_distrust = к недоверию без монстра
name-to_near_character = к другому персонажу или рядом с ним
name-to_cube = к кубику храбрости

## Монстры

name-gobblewonker = Живогрыз
    .gen = Живогрыза
    .dat = Живогрызу
    .acc = Живогрыза
    .ins = Живогрызом
name-gnome_giant = Великан из гномов
    .gen = Великана из гномов
    .dat = Великану из гномов
    .acc = Великана из гномов
    .ins = Великаном из гномов
name-pterodactyl = Птеродактиль
    .gen = Птеродактиля
    .dat = Птеродактилю
    .acc = Птеродактиля
    .ins = Птеродактилем
name-summerween_trickster = Летоуинский ловкач
    .gen = Летоуинского ловкача
    .dat = Летоуинскому ловкачу
    .acc = Летоуинского ловкача
    .ins = Летоуинским ловкачом
name-manotaur = Мужикотавр
    .gen = Мужикотавра
    .dat = Мужикотавру
    .acc = Мужикотавра
    .ins = Мужикотавром
name-gremloblin = Гремоблин
    .gen = Гремоблина
    .dat = Гремоблину
    .acc = Гремоблина
    .ins = Гремоблином
name-time_monster = Монстр времени
    .gen = Монстра времени
    .dat = Монстру времени
    .acc = Монстра времени
    .ins = Монстром времени
name-gideon_bot = Гидеон-Бот
    .gen = Гидеон-Бота
    .dat = Гидеон-Боту
    .acc = Гидеон-Бота
    .ins = Гидеон-Ботом
name-rumble_mcskirmish = Рамбл Макскирмиш
    .gen = Рамбла Макскирмиша
    .dat = Рамблу Макскирмишу
    .acc = Рамбла Макскирмиша
    .ins = Рамблом Макскирмишем

text-gobblewonker = Чтобы победить его, нужно успехов на { $amount } больше, чем обычно.
text-gnome_giant = Кто входит в его локацию пешком, останавливается там и сражается с ним.
text-pterodactyl = В беспорядках тянет жетоны и оттуда, где есть кубик храбрости, а недоверие — в первую очередь.
text-summerween_trickster = На него действуют успехи только проклятых персонажей.
text-manotaur = Персонажи в его локации и в соседних не могут применять способности.
text-gremloblin = В бою с ним каждый символ движения считается проклятием.
text-time_monster = Его нельзя победить, пока на поле есть другой монстр.
text-gideon_bot = Кубик храбрости его не останавливает: он ломает кубик и всё равно приходит.
text-rumble_mcskirmish =
    Его нужно победить { $amount ->
        [one] { $amount } раз
        [few] { $amount } раза
       *[many] { $amount } раз
    }: сначала он только сбит с ног.

name-tough = нужно больше успехов
name-stops_walks = останавливает идущих мимо
name-greedy_pull = тянет жетоны даже оттуда, где кубик
name-only_cursed = побеждают только проклятые
name-no_abilities = рядом не действуют способности
name-moves_curse = движения на кубиках считаются проклятиями
name-last_one = побеждают последним
name-breaks_cubes = ломает кубики храбрости
name-rounds = побеждают не с одного боя

## Карты действий

name-0-4 = 0-4
name-1-3 = 1-3
name-2-2 = 2-2
name-3-1 = 3-1
name-4-0 = 4-0
name-teleport = Телепорт
part-walk =
    Пройдите ровно { $distance ->
        [one] { $distance } дорогу
        [few] { $distance } дороги
       *[many] { $distance } дорог
    }; находчивость { $resourcefulness }.
text-teleport = Перенеситесь в другую локацию, как сказано на карте вашего персонажа; находчивость { $resourcefulness }.
text-0-4 = Останьтесь на месте; находчивость { $resourcefulness }.
text-1-3 = { part-walk }
text-2-2 = { part-walk }
text-3-1 = { part-walk }
text-4-0 = { part-walk }

## События

name-ev_teleport = Телепорт
name-ev_discard = Сброс
name-ev_retreat = Отступление
name-ev_muster = Сбор
name-ev_monster_panic = Паника у монстров
name-ev_character_panic = Паника у персонажей
name-ev_character_gossip = Сплетни о персонажах
name-ev_monster_gossip = Сплетни о монстрах

text-ev_teleport = У кого на руке «Телепорт», тот сбрасывает его и переносится по нему, если может. Слухов и броска нет.
text-ev_discard = Каждый персонаж сбрасывает карту действия, или тревога растёт на { $amount }.
text-ev_retreat = Каждый персонаж отходит на одну дорогу от ближайшего монстра, если есть куда.
text-ev_muster = Каждый монстр притягивает по жетону недоверия из каждой соседней локации, даже если там кубик. Тревога не растёт.
text-ev_monster_panic = Для каждого монстра уберите кубик храбрости из его или соседней локации.
text-ev_character_panic = Для каждого персонажа уберите кубик храбрости из его или соседней локации.
text-ev_character_gossip = Для каждого персонажа переверните жетон поддержки в его или соседней локации.
text-ev_monster_gossip = Для каждого монстра переверните жетон поддержки в его или соседней локации.

## Проклятия

name-shaky_hands = Дрожащие руки
name-memory_gap = Провал в памяти
name-bad_reputation = Дурная слава
name-sticky_fear = Липкий страх
name-loneliness = Одиночество
name-bills_chaos = Хаос Билла
name-monsters_call = Зов чудовища
name-weak_knees = Слабые колени
name-mind_block = Ментальный блок

text-shaky_hands = Бросаете не больше { $amount } кубиков; за каждый лишний — проклятие.
text-memory_gap = Добираете, только если на руке меньше { $amount } карт. На отдыхе одна случайная карта остаётся в колоде.
text-bad_reputation = В конце вашей фазы один жетон поддержки в вашей локации становится недоверием.
text-sticky_fear = Вы не можете двигать жетоны недоверия; остальные двигать обязаны.
text-loneliness = Нельзя проходить через локации с другими персонажами и останавливаться в них.
text-bills_chaos = Сбросьте все открытые карты движения и откройте столько же новых. Затем сбросьте это проклятие.
text-monsters_call = Подойдите на одну дорогу к ближайшему монстру. Затем сбросьте это проклятие.
text-weak_knees = В бою вам нужно успехов на { $amount } больше.
text-mind_block = Вы не можете применять способность персонажа.

## Жетоны, кубики, шкала

name-support = поддержка
    .gen = поддержки
name-distrust = недоверие
    .gen = недоверия
name-success = успех
    .acc = успех
name-move = движение
    .acc = движение
name-curse = проклятие
    .acc = проклятие
name-easy = простой
name-medium = средний
name-hard = сложный
name-start = начало шкалы
name-first_curse_mark = проклятие каждому
name-second_curse_mark = проклятие каждому
name-row_mark = ряд монстров короче
name-loss_space = поражение
text-first_curse_mark = Когда тревога доходит до деления { $space }, каждый игрок берёт проклятие.
text-second_curse_mark = Когда тревога доходит до деления { $space }, каждый игрок берёт ещё одно проклятие.
text-row_mark = Когда тревога доходит до деления { $space }, из ряда уходит карта, ближайшая к колоде, и до конца партии ряд остаётся коротким.
text-loss_space = Когда тревога доходит до деления { $space }, вы сразу проигрываете.

## Зоны

zone-movement_deck = Колода движения
zone-movement_discard = Сброс движения
zone-row = Ряд монстров
zone-unused_events = Неиспользованные события
zone-removed = В коробке
zone-curse_deck = Колода проклятий
zone-curse_discard = Сброс проклятий
zone-resolving = Разыгрывается
zone-hand = Рука: { $owner }
zone-deck = Колода: { $owner }
zone-discard = Сброс: { $owner }
zone-curses = Проклятия: { $owner }

## Фазы

phase-choose_monsters = Выбор монстров
phase-choose_characters = Выбор персонажей
phase-preparation = Подготовка
phase-before_card = Начало хода
phase-play = Карта действия или отдых
phase-walk = Движение
phase-after_move = После движения
phase-rumours = Слухи
phase-after_rumours = После слухов
phase-roll = Бросок
phase-after_roll = После броска
phase-courage = Кубик храбрости
phase-draw = Добор
phase-removal = Снятие проклятий
phase-bad_reputation = Конец фазы персонажа
phase-before_monsters = Перед фазой монстров
phase-move_monster = Движение монстра
phase-riot_curses = Прибытие монстра
phase-riots = Беспорядки
phase-after_riots = После беспорядков
phase-reveal = Новая карта движения
phase-after_reveal = Конец хода
phase-pass_turn = Передача хода

## Вопросы

ask-choose_monster = Выберите монстра для этой партии.
ask-choose_character = Выберите персонажа.
ask-ability_window = Применить способность сейчас?
ask-play = Разыграйте карту действия или объявите отдых.
ask-walk =
    Куда идёт персонаж? Ровно { $roads ->
        [one] { $roads } дорога
        [few] { $roads } дороги
       *[many] { $roads } дорог
    }.
ask-teleport = Куда переносится персонаж?
ask-rumours = Слухи: какие жетоны притянуть? По одному из каждой соседней локации; оттуда, где кубик храбрости, можно не тянуть.
ask-opponent = С кем сразиться?
# Что выпало, без нулей: запятая стоит, если дальше есть что назвать.
part-faces =
    { $success ->
        [0] { "" }
        [one] { $success } успех
        [few] { $success } успеха
       *[many] { $success } успехов
    }{ $success ->
        [0] { "" }
       *[other]
            { $move ->
                [0]
                    { $curse ->
                        [0] { "" }
                       *[other] ,{ " " }
                    }
               *[other] ,{ " " }
            }
    }{ $move ->
        [0] { "" }
        [one] { $move } движение
        [few] { $move } движения
       *[many] { $move } движений
    }{ $move ->
        [0] { "" }
       *[other]
            { $curse ->
                [0] { "" }
               *[other] ,{ " " }
            }
    }{ $curse ->
        [0] { "" }
        [one] { $curse } проклятие
        [few] { $curse } проклятия
       *[many] { $curse } проклятий
    }
ask-reroll = Выпало { part-faces }. Перебросить кубики?
ask-move_token =
    Какой жетон передвинуть и куда?{ $left ->
        [1] { "" }
        [one] {" "}Осталось { $left } движение.
        [few] {" "}Осталось { $left } движения.
       *[many] {" "}Осталось { $left } движений.
    }
ask-courage = Поставить здесь кубик храбрости?
ask-draw = Добрать карту?
ask-removal = Бросить кубики, чтобы снять проклятия?
ask-remove_curse =
    Какое проклятие снять?{ $left ->
        [1] { "" }
        [one] {" "}Можно снять ещё { $left }.
        [few] {" "}Можно снять до { $left } проклятий.
       *[many] {" "}Можно снять до { $left } проклятий.
    }
ask-mover = Следующая карта — «{ $to }». Какой из ближайших монстров двинется туда?
ask-riots =
    Беспорядки, «{ $at }»: какие жетоны притянет { $monster }? По одному из каждой соседней локации; оттуда, где кубик храбрости, можно не тянуть.{ $least ->
        [0] { "" }
       *[other] {" "}Тревога вырастет как минимум на { $least }.
    }
ask-call = Куда идёт персонаж?
    .thing = { $thing }: куда идёт персонаж?
ask-event_teleport = Куда переносится персонаж?
    .thing = Событие «{ $thing }»: куда переносится персонаж?
ask-discard = Сбросьте карту действия, или тревога вырастет на { $amount }.
    .thing = Событие «{ $thing }»: сбросьте карту действия, или тревога вырастет на { $amount }.
ask-retreat = Куда уходит персонаж?
    .thing = Событие «{ $thing }»: куда уходит персонаж?
ask-panic = { $of }, «{ $at }»: какой кубик храбрости убрать здесь или рядом?
    .thing = { $thing }. { $of }, «{ $at }»: какой кубик храбрости убрать здесь или рядом?
ask-gossip = { $of }, «{ $at }»: где здесь или рядом перевернуть жетон поддержки?
    .thing = { $thing }. { $of }, «{ $at }»: где здесь или рядом перевернуть жетон поддержки?

## Ответы

option-rest = Отдых
    .details = { $cards ->
        [0] Отдых: возвращать в руку нечего
        [one] Отдых: вернуть в руку { $cards } карту
        [few] Отдых: вернуть в руку { $cards } карты
       *[many] Отдых: вернуть в руку { $cards } карт
    }
option-deck = Карту из колоды
option-refill = Пополнить руку
    .details = { $cards ->
        [one] Пополнить руку: { $cards } карта
        [few] Пополнить руку: { $cards } карты
       *[many] Пополнить руку: { $cards } карт
    }
option-stop = Хватит
option-keep = Оставить как есть
option-alarm = Поднять тревогу
option-support = Поддержка: { $a }
option-distrust = Недоверие: { $a }
    .details = Недоверие: { $a } (тревога +{ $alarm })
option-reroll_1 = Перебросить: { $a }
option-reroll_2 = Перебросить: { $a } и { $b }
option-carry = Перенести кубик: { $a } → { $b }
option-pass-ability_window = Не сейчас
option-yes-courage = Поставить
option-no-courage = Не ставить
option-no-draw = Не добирать
option-no-removal = Не бросать
option-yes-removal = Бросить
    .details = { $dice ->
        [one] Бросить { $dice } кубик
        [few] Бросить { $dice } кубика
       *[many] Бросить { $dice } кубиков
    }
option-nothing-rumours = Ничего не тянуть
option-nothing-riots = Ничего не тянуть
option-lift = Снять проклятие «{ $b }»: { $a }

## События партии

event-monster_chosen = { $seat } выбирает { $monster_acc }
    .seat = Вы выбираете { $monster_acc }
event-character_chosen = { $seat } выбирает персонажа: { $character }
    .seat = Вы выбираете персонажа: { $character }
event-monster_placed =
    { $monster } занимает локацию «{ $location }»{ $pulled ->
        [0] { "" }
        [one] {" "}и притягивает { $pulled } жетон из соседних
        [few] {" "}и притягивает { $pulled } жетона из соседних
       *[many] {" "}и притягивает { $pulled } жетонов из соседних
    }
event-character_placed = { $seat } ({ $character }) начинает в локации «{ $location }» с кубиком храбрости
    .seat = Вы ({ $character }) начинаете в локации «{ $location }» с кубиком храбрости
event-turn = Ходит { $seat } ({ $character })
    .seat = Ваш ход ({ $character })
    .heading = yes
event-played = { $seat } играет карту «{ $cards }»
    .seat = Вы играете карту «{ $cards }»
event-rested =
    { $count ->
        [0] { $seat } отдыхает, все карты уже на руке
       *[other] { $seat } отдыхает и берёт { part-cards_taken }{ part-which }
    }
    .seat =
        { $count ->
            [0] Вы отдыхаете, все карты уже на руке
           *[other] Вы отдыхаете и берёте { part-cards_taken }{ part-which }
        }
part-cards_taken =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
part-which =
    { $shown ->
        [yes] : { $cards }
       *[no] {""}
    }
event-left_behind = { $seat } оставляет в колоде карту «{ $cards }»: провал в памяти
    .seat = Вы оставляете в колоде карту «{ $cards }»: провал в памяти
event-walked = { $seat } идёт { part-way }
    .seat = Вы идёте { part-way }
    .after_played = {" "}и идёт { part-way }
    .after_played_seat = {" "}и идёте { part-way }
part-way =
    { $roads ->
        [one] { $roads } дорогу
        [few] { $roads } дороги
       *[many] { $roads } дорог
    } в локацию «{ $location }»
event-stopped = { $monster } преграждает путь: { $seat } останавливается в локации «{ $location }»
    .seat = { $monster } преграждает путь: вы останавливаетесь в локации «{ $location }»
event-teleported = { $seat } переносится в локацию «{ $location }»
    .seat = Вы переноситесь в локацию «{ $location }»
    .after_played = {" "}и переносится в локацию «{ $location }»
    .after_played_seat = {" "}и переноситесь в локацию «{ $location }»
event-rumour = Слухи: приходит жетон { $token_gen } из локации «{ $origin }»
    .all = Слухи: приходят жетоны из локаций { $all }
    .each = «{ $origin }» ({ $token })
event-fought = { $seat } сражается с { $monster_ins }, { part-needed }
    .seat = Вы сражаетесь с { $monster_ins }, { part-needed }
part-needed =
    { $requirement ->
        [one] нужен { $requirement } успех
        [few] нужно { $requirement } успеха
       *[many] нужно { $requirement } успехов
    }
event-rolled = { $seat } бросает { part-rolled }
    .seat = Вы бросаете { part-rolled }
part-rolled =
    { part-dice }: { part-faces }{ $overflow ->
        [0] { "" }
        [one] ; лишний кубик станет проклятием
        [few] ; { $overflow } лишних кубика станут проклятиями
       *[many] ; { $overflow } лишних кубиков станут проклятиями
    }
part-dice =
    { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
event-rerolled = { $seat } перебрасывает { part-dice }, теперь это { part-faces }
    .seat = Вы перебрасываете { part-dice }, теперь это { part-faces }
event-persuaded = { $seat } убеждает жителей: { part-won_over }
    .seat = Вы убеждаете жителей: { part-won_over }
part-won_over =
    в локации «{ $location }» { $tokens ->
        [one] { $tokens } жетон становится поддержкой
        [few] { $tokens } жетона становятся поддержкой
       *[many] { $tokens } жетонов становятся поддержкой
    }
event-defeated = { $seat } побеждает { $monster_acc }!
    .seat = Вы побеждаете { $monster_acc }!
    .tone = good
event-knocked_down = { $seat } сбивает { $monster_acc } с ног: нужен ещё один бой
    .seat = Вы сбиваете { $monster_acc } с ног: нужен ещё один бой
event-fought_off =
    { $success ->
        [0] { $monster } выстоял: ни одного успеха, а нужно { $requirement }
        [one] { $monster } выстоял: { $success } успех, а нужно { $requirement }
        [few] { $monster } выстоял: { $success } успеха, а нужно { $requirement }
       *[many] { $monster } выстоял: { $success } успехов, а нужно { $requirement }
    }
event-immune = Успехи сейчас не действуют на { $monster_acc }
event-token_moved = { $seat } отправляет жетон { $token_gen } в локацию «{ $location }»
    .seat = Вы отправляете жетон { $token_gen } в локацию «{ $location }»
    .times = { $seat } отправляет { part-times_tokens } в локацию «{ $location }»
    .times_seat = Вы отправляете { part-times_tokens } в локацию «{ $location }»
part-times_tokens =
    { $times ->
        [one] { $times } жетон { $token_gen }
        [few] { $times } жетона { $token_gen }
       *[many] { $times } жетонов { $token_gen }
    }
event-cube_placed = { $seat } ставит кубик храбрости в локации «{ $location }»
    .seat = Вы ставите кубик храбрости в локации «{ $location }»
event-drew = { $seat } добирает карту «{ $cards }»
    .seat = Вы добираете карту «{ $cards }»
event-took_back = { $seat } берёт из своего сброса карту «{ $cards }»
    .seat = Вы берёте из своего сброса карту «{ $cards }»
event-reshuffled = { $seat } перемешивает сброс в новую колоду
    .seat = Вы перемешиваете сброс в новую колоду
event-removal_rolled = { $seat } бросает на снятие проклятий { part-dice }: { part-removal }
    .seat = Вы бросаете на снятие проклятий { part-dice }: { part-removal }
part-removal =
    { $success ->
        [0] ни одного успеха
        [one] { $success } успех
        [few] { $success } успеха
       *[many] { $success } успехов
    }
event-curse_removed = { $seat } снимает с себя проклятие «{ $curse }»
    .seat = Вы снимаете с себя проклятие «{ $curse }»
event-reputation = Дурная слава ({ $seat }): жетон поддержки в локации «{ $location }» становится недоверием
    .seat = Ваша дурная слава: жетон поддержки в локации «{ $location }» становится недоверием
event-curse_lifted = { $seat } снимает проклятие «{ $curse }», { $player } теперь без него
    .seat = Вы снимаете проклятие «{ $curse }», { $player } теперь без него
    .player = { $seat } снимает с вас проклятие «{ $curse }»
event-cube_carried = { $seat } переносит кубик храбрости: «{ $origin }» → «{ $location }»
    .seat = Вы переносите кубик храбрости: «{ $origin }» → «{ $location }»
event-cursed = { $seat } получает проклятие «{ $curse }»
    .seat = Вы получаете проклятие «{ $curse }»
event-curse_rejected = { $seat } уже под проклятием «{ $curse }» и берёт другое
    .seat = Вы уже под проклятием «{ $curse }» и берёте другое
event-no_curse = { $seat } остаётся без нового проклятия: подходящих больше нет
    .seat = Вы остаётесь без нового проклятия: подходящих больше нет
event-curses_reshuffled = Сброс проклятий перемешан в новую колоду
event-row_replaced = Хаос Билла: { $seat } меняет { part-open_cards }
    .seat = Хаос Билла: вы меняете { part-open_cards }
part-open_cards =
    { $open ->
        [one] { $open } открытую карту
        [few] { $open } открытые карты
       *[many] { $open } открытых карт
    } движения
event-called = { $seat } идёт на зов чудовища в локацию «{ $location }»
    .seat = Вы идёте на зов чудовища в локацию «{ $location }»
event-monster_moved = { $monster } появляется в локации «{ $location }»
    .after_cube_broken = {" "}и появляется там
event-cube_held = Кубик храбрости защищает локацию «{ $location }»: монстр не двигается
event-cube_broken = { $monster } ломает кубик храбрости в локации «{ $location }»
event-riot_pull = Беспорядки: приходит жетон { $token_gen } из локации «{ $origin }»
    .all = Беспорядки: приходят жетоны из локаций { $all }
    .each = «{ $origin }» ({ $token })
event-flipped =
    В локации «{ $location }» { $tokens ->
        [one] { $tokens } жетон становится недоверием
        [few] { $tokens } жетона становятся недоверием
       *[many] { $tokens } жетонов становятся недоверием
    }
event-opened = Открыта карта движения «{ $location }»
    .all = Открыты карты движения: { $all }
    .each = «{ $location }»
event-deck_renewed = Сброс движения перемешан в новую колоду
event-event = Событие «{ $event }»
event-extra_event = Событие «{ $event }» — не первое за ход и не действует
event-event_set_aside = Событие «{ $event }» отложено
event-teleport_lost = { $seat } не может перенестись и просто сбрасывает карту
    .seat = Вы не можете перенестись и просто сбрасываете карту
event-discarded = { $seat } сбрасывает карту «{ $cards }»
    .seat = Вы сбрасываете карту «{ $cards }»
event-not_discarded = { $seat } не сбрасывает карту
    .seat = Вы не сбрасываете карту
event-retreated = { $seat } отступает в локацию «{ $location }»
    .seat = Вы отступаете в локацию «{ $location }»
event-stayed = { $seat } остаётся в локации «{ $location }»
    .seat = Вы остаётесь в локации «{ $location }»
event-mustered =
    { $tokens ->
        [0] { $monster } остаётся в локации «{ $location }» ни с чем: рядом нет недоверия
        [one] { $monster } притягивает в локацию «{ $location }» { $tokens } жетон недоверия
        [few] { $monster } притягивает в локацию «{ $location }» { $tokens } жетона недоверия
       *[many] { $monster } притягивает в локацию «{ $location }» { $tokens } жетонов недоверия
    }
event-cube_lost = Паника ({ $of }): кубик храбрости убран из локации «{ $location }»
    .of = Паника вокруг вас: кубик храбрости убран из локации «{ $location }»
event-no_cubes = Паника ({ $of }): в локации «{ $location }» и рядом нет кубиков храбрости
    .of = Паника вокруг вас: в локации «{ $location }» и рядом нет кубиков храбрости
event-no_support = Сплетни ({ $of }): в локации «{ $location }» и рядом нет поддержки
    .of = Сплетни о вас: в локации «{ $location }» и рядом нет поддержки
event-turned_away = Сплетни ({ $of }): жетон поддержки в локации «{ $location }» становится недоверием
    .of = Сплетни о вас: жетон поддержки в локации «{ $location }» становится недоверием
event-alarm = { $by }: тревога растёт на { $amount } и доходит до { $level }
    .tone = bad
event-curse_mark = Деление { $space }: каждый игрок берёт проклятие
event-row_mark =
    Деление { $space }: теперь { $open ->
        [one] открыта { $open } карта
        [few] открыты { $open } карты
       *[many] открыто { $open } карт
    } движения
event-row_shortened = Из ряда сброшена карта «{ $location }»

## Почему нельзя

why-already_in_play = Этот монстр уже в игре: выберите другого.
why-already_taken = Этот персонаж уже занят: выберите другого.
why-manotaur = Рядом Мужикотавр: способности не действуют. Отойдите от него.
why-mind_block = Ментальный блок не даёт применять способность: сначала избавьтесь от проклятия.
why-too_far_to_help = Зус помогает только тем, кто в его или соседней локации: подойдите ближе.
why-not_his_own = Зус не снимает проклятия с себя: выберите другого персонажа.
why-no_such_curse = У этого персонажа нет такого проклятия: выберите другое.
why-along_one_road = Венди переносит кубик только по одной дороге: выберите соседнюю локацию.
why-cube_there = Там уже стоит кубик храбрости, а двум не место: выберите другую локацию.
why-no_teleport = Сейчас нет локации, куда ведёт ваш «Телепорт»: сыграйте другую карту.
why-no_walk = Столько дорог отсюда не пройти: сыграйте другую карту или отдохните.
why-too_far = Туда дальше, чем ведёт карта: выберите локацию поближе.
why-too_near = Туда ближе, чем ведёт карта, а её дороги нужно пройти все: выберите другую локацию.
why-road_twice = Ровно за столько дорог туда можно попасть, только пройдя одну из них дважды, а это запрещено: выберите другую локацию.
why-back_to_start = Нельзя вернуться туда, где начался ход: выберите другую локацию.
why-through_start = Путь прошёл бы через начало хода, а возвращаться туда нельзя: выберите другую локацию.
why-somebody_there = Там другой персонаж, а вы прокляты одиночеством: выберите пустую локацию.
why-somebody_on_the_way = На пути другой персонаж, а вы прокляты одиночеством: выберите другую локацию.
why-giant_in_the_way = На пути Великан из гномов, он остановит вас: можно дойти только до него.
why-not_alone = Там другой персонаж, а вы прокляты одиночеством: выберите другую локацию.
why-comes_anyway = Этот жетон придёт сам: выбора здесь нет.
why-distrust_stays = Липкий страх не даёт двигать недоверие: выберите поддержку.
why-comes_in_riots = Монстр притянет этот жетон и так: выбора здесь нет.
why-all_or_nothing = Мэйбл пополняет руку целиком или не добирает: выберите одно из двух.
why-not_here = Этого монстра нет в вашей локации: сразитесь с тем, кто здесь.
why-walked_into_the_giant = Вы пришли к Великану из гномов пешком: сражаться нужно с ним.
why-no_such_dice = Таких граней на кубиках нет: выберите из выпавших.
why-no_such_token = В вашей локации нет такого жетона: выберите другой.
why-fresh = Это проклятие получено в этот ход: его можно будет снять позже.
why-not_nearest = Двигается ближайший монстр, а этот дальше: выберите из ближайших.
why-not_nearer = Эта локация не ближе к ближайшему монстру: выберите другую.
why-not_around = Событие действует только в локации, до которой дошло, и в соседних: выберите одну из них.
why-one_road = Персонаж обязан пройти ровно одну дорогу: выберите соседнюю локацию.
why-not_farther = Эта локация не дальше от ближайшего монстра: выберите другую.
why-same_place = Телепорт ведёт в другую локацию, а вы уже здесь: выберите другую.
why-no_goal = Ваш «Телепорт» туда не ведёт: выберите подходящую локацию.
why-no_cube_there = Там нет кубика храбрости: выберите локацию с кубиком.
why-no_support_there = Там нет жетонов поддержки: выберите локацию, где они есть.
why-not_your_turn = Сейчас ход другого игрока: дождитесь своего.
why-not_held = Этой карты нет у вас на руке: сбросьте другую или поднимите тревогу.
why-not_in_hand = Этой карты нет у вас на руке: сыграйте другую или отдохните.
why-one_card_a_turn = Ход — это одна карта или отдых, и он уже начат: ответьте на то, о чём спрашивают сейчас.
why-only_neighbours_tokens = Притягиваются только жетоны соседних локаций: выберите из них.
why-only_to_neighbours = Жетоны двигают только в соседние локации: выберите одну из них.
why-distrust_here = Здесь есть недоверие, и кубик храбрости поставить нельзя: сначала верните доверие жителей.
why-monster_here = Здесь монстр, и кубик храбрости поставить нельзя: сначала победите его.
why-cube_here = Здесь уже стоит кубик храбрости: второй не нужен.
why-no_cube_left = Все кубики храбрости уже на поле: ставить нечего.
why-hand_full = На руке слишком много карт для добора: сначала сыграйте их.
why-no_calm = Здесь недоверие или монстр, и карту добрать нельзя: сначала успокойте локацию.
why-resting = На отдыхе не ставят кубик и не добирают карту: все карты уже вернулись на руку.
why-others_turn = Способность действует только в свой ход: дождитесь его.
why-not_your_ability = Ваш персонаж так не умеет: его способность указана на его карте.
why-ability_used = Способность действует раз за ход и уже применена: дождитесь следующего хода.
why-inside_a_step = Способность действует только между этапами хода и когда есть к чему её применить: сначала завершите этот этап.
why-three_monsters = В партии ровно три разных монстра: назовите трёх или ни одного.
why-one_character_each = Каждому игроку нужен свой персонаж: назовите по одному на игрока или ни одного.
why-no_such_seat = За столом нет такого места: выберите первого игрока из тех, кто играет.
why-no_events_simplified = В упрощённой игре нет событий, поэтому уровень сложности не выбирают: оставьте обычный.
why-solo_is_two_seats = В одиночку играют за двух персонажей: выберите двух игроков.

## Настройки

setting-difficulty = Сложность
    .help = Сколько событий замешано в колоду движения монстров.
setting-difficulty-easy = лёгкая — 4 события
setting-difficulty-normal = обычная — 6 событий
setting-difficulty-hard = сложная — 8 событий
setting-simplified = Упрощённые правила
    .help = Для юных участников: без событий, телепортов, свойств монстров и эффектов шкалы. Детям подойдут Диппер, Мэйбл и Зус; Стэна лучше взять взрослому.
setting-monsters = Монстры
    .help = Три монстра в порядке выставления. Если не назвать ни одного, их выберет жребий.
setting-monsters-gobblewonker = Живогрыз (простой)
setting-monsters-gnome_giant = Великан из гномов (простой)
setting-monsters-pterodactyl = Птеродактиль (простой)
setting-monsters-summerween_trickster = Летоуинский ловкач (средний)
setting-monsters-manotaur = Мужикотавр (средний)
setting-monsters-gremloblin = Гремоблин (средний)
setting-monsters-time_monster = Монстр времени (сложный)
setting-monsters-gideon_bot = Гидеон-Бот (сложный)
setting-monsters-rumble_mcskirmish = Рамбл Макскирмиш (сложный)
setting-monster_draw = Жребий монстров
    .help = Для первой партии советуют по одному монстру каждого класса.
setting-monster_draw-one_of_each = по одному каждого класса
setting-monster_draw-any = любые три
setting-characters = Персонажи
    .help = По одному на игрока, в порядке мест. Если не назвать ни одного, их раздаст жребий.
setting-characters-dipper = Диппер
setting-characters-mabel = Мэйбл
setting-characters-stan = Стэн
setting-characters-soos = Зус
setting-characters-wendy = Венди
setting-choose_at_table = Выбирать за столом
    .help = Монстров и персонажей, которых вы не назвали, выбирают игроки в начале партии, а не жребий.
setting-first_player = Первый игрок
    .help = Начинает тот, кто последним смотрел «Гравити Фолз»; если не помните — жребий.
setting-first_player-random = жребий
setting-first_player-p0 = игрок 1
setting-first_player-p1 = игрок 2
setting-first_player-p2 = игрок 3
setting-first_player-p3 = игрок 4
setting-first_player-p4 = игрок 5
preset-standard = Обычная игра
    .help = По одному монстру каждого класса, шесть событий.
preset-children = С детьми
    .help = Упрощённые правила; монстров и персонажей выбирают за столом.
preset-experts = Для опытных
    .help = Любые три монстра и все восемь событий.
setting-solo = В одиночку
    .help = Один человек играет за двух персонажей по правилам для двоих.

## Конец

ending-won = Все монстры побеждены: Гравити Фолз спасён!
ending-lost = Тревога достигла предела: близнецам придётся уехать.

## Почему бот ходит так

reason-rest = пора вернуть карты на руку
reason-card = карта «{ $card }» обещает больше всего
reason-fight = там { $monster }: есть шанс победить
reason-guard = сюда придёт монстр: готовлю локацию «{ $location }»
reason-persuade = здесь можно вернуть доверие: «{ $location }»
reason-lift = проклятие «{ $curse }» мешает сильнее всего
reason-carry = кубик нужнее там: «{ $location }»
reason-curse = проклятие «{ $curse }» мешает сильнее всего
reason-later = пока лучше подождать
reason-tokens = так меньше недоверия там, где опасно
aspect-alarm = тревога ниже
aspect-monsters = победа над монстрами
aspect-distrust = меньше недоверия в городке
aspect-cubes = кубики храбрости на поле
aspect-cards = карты на руке
aspect-curses = меньше проклятий
aspect-threat = меньше вреда от ближайших ходов монстров
aspect-fight = шансы в ближайших боях

## Что бот говорит товарищам, прежде чем сделать

intention-rest = Верну карты на руку.
intention-card = Сыграю карту «{ $card }».
intention-fight = Иду туда, где { $monster }: попробую победить.
intention-guard = Иду в локацию «{ $location }»: туда придёт монстр.
intention-persuade = Иду в локацию «{ $location }»: верну доверие жителей.
intention-lift = Сниму проклятие «{ $curse }».
intention-carry = Поставлю кубик в локации «{ $location }».
reply-here = Я уже там: { $location }.
reply-fight = Доберусь в свой ход ({ $location }), шанс победить — { $percent } %.
reply-can = В свой ход туда доберусь: { $location }.
reply-far = За следующий ход туда не добраться: { $location }.

## Стол в терминале

table-town = Городок: + поддержка, - недоверие, ■ кубик, (1) ждёт монстра, дороги к номерам
table-alarm = Тревога { $level } из { $last } { $bar }
table-marks = П — проклятия, Р — ряд короче
table-ahead = Впереди: { $marks }
table-monster = { $monster } ({ $class }), «{ $location }», нужно успехов: { $need }
table-immune = { $monster } ({ $class }), «{ $location }», успехи активного персонажа не действуют
table-defeated = { $monster }: побеждён
table-knocked_down = сбит с ног
table-power = способность: { $ability }
table-teleport = Телепорт: { $goal }
table-supply = Кубиков храбрости в запасе: { $cubes }
table-mark-curse = П
table-mark-row = Р
table-mark-loss = Х
table-coming = { $movers }, тревога +{ $rise }, нужно успехов { $need }
table-stopped = { $movers }, но кубик остановит
table-piles = колода { $deck }, сброс { $discard }
table-curses = проклятия: { $curses }
table-dice = На кубиках: { $dice }

## Поля стола: как их называет простой стол страницы

field-active = Ходит
field-first = Первый игрок
field-alarm = Тревога
field-loss_space = Предел тревоги
field-ahead = Впереди на шкале тревоги
field-space = Деление
field-mark = Что произойдёт
field-supply = Кубиков храбрости в запасе
field-row_size = Карт в ряду монстров
field-locations = Локации
field-support = Поддержка
field-distrust = Недоверие
field-cube = Кубик храбрости
field-roads = Дороги
field-nearest = Ближайшие монстры
field-characters = Персонажи
field-id = Персонаж
field-at = Где
field-ability = Способность
field-teleport = Телепорт ведёт
field-no_ability = Способность не действует
field-dice_limit = Кубиков не больше
field-hand_limit = Добирает, если карт меньше
field-monsters = Монстры
field-class = Класс
field-defeated = Побеждён
field-knocked_down = Сбит с ног, раз
field-requirement = Нужно успехов
field-immune = Неуязвим
field-played = Сыграна карта
field-ability_used = Способность использована
field-dice = Кубики
field-arrived = Пришёл монстр
field-forecast = Прогноз
field-location = Куда
field-seat = В чей ход
    .seat = yes
field-movers = Кто пойдёт
field-stopped = Остановит кубик
field-alarm_least = Тревога вырастет хотя бы на
field-alarm_most = и самое большее на
field-if_cube = Кубик не остановит
