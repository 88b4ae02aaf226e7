### Слова «Ригор Мортис». Те же ключи — в en.ftl.

title = Ригор Мортис
tagline = Гоблины таскают книги из-под носа Тёмного Властелина и стараются не попасться ему на глаза
feel = Расчёт на поле и смех за столом
playing-time = около 45 минут

## Фигурки, символы, места

name-rigor = Ригор Мортис
    .gen = Ригора Мортиса
    .dat = Ригору Мортису
    .acc = Ригора Мортиса
    .ins = Ригором Мортисом
    .pre = Ригоре Мортисе
name-purple = фиолетовый гоблин
    .acc = фиолетового гоблина
name-orange = оранжевый гоблин
    .acc = оранжевого гоблина
name-green = зелёный гоблин
    .acc = зелёного гоблина
name-red = красный гоблин
    .acc = красного гоблина
name-blue = синий гоблин
    .acc = синего гоблина
name-yellow = жёлтый гоблин
    .acc = жёлтого гоблина
name-white = белый гоблин
    .acc = белого гоблина
name-black = чёрный гоблин
    .acc = чёрного гоблина
name-scroll = свиток
name-stones = камни
name-potion = зелье
name-grimoire = гримуар
name-orb = магический шар
name-unknown = (не видно)
name-desk = рабочий стол
name-shelf = книжная полка
name-teleport = телепорт
name-start_cell = стартовая клетка
name-goblin = гоблин
name-goblin_token = жетон гоблина
name-token = жетон телепорта
name-fragment = фрагмент поля
name-movement_card = карта движения
name-book = магическая книга
name-look = испепеляющий взор
name-blank_look = пустой взор
name-category_eye = глаз
name-category_hand = рука
name-category_mouth = рот
name-category_leg = нога
name-category_head = голова
name-category_collar = ошейник

## Карты движения (левый символ + правый)

name-goblin_scroll_stones = Гоблин: свиток + камни
name-goblin_stones_scroll = Гоблин: камни + свиток
name-goblin_scroll_potion = Гоблин: свиток + зелье
name-goblin_potion_scroll = Гоблин: зелье + свиток
name-goblin_scroll_grimoire = Гоблин: свиток + гримуар
name-goblin_grimoire_scroll = Гоблин: гримуар + свиток
name-goblin_stones_potion = Гоблин: камни + зелье
name-goblin_potion_stones = Гоблин: зелье + камни
name-goblin_stones_grimoire = Гоблин: камни + гримуар
name-goblin_grimoire_stones = Гоблин: гримуар + камни
name-goblin_potion_grimoire = Гоблин: зелье + гримуар
name-goblin_grimoire_potion = Гоблин: гримуар + зелье
name-goblin_scroll_orb = Гоблин: свиток + шар
name-goblin_orb_scroll = Гоблин: шар + свиток
name-goblin_stones_orb = Гоблин: камни + шар
name-goblin_orb_stones = Гоблин: шар + камни
name-goblin_potion_orb = Гоблин: зелье + шар
name-goblin_orb_potion = Гоблин: шар + зелье
name-goblin_grimoire_orb = Гоблин: гримуар + шар
name-goblin_orb_grimoire = Гоблин: шар + гримуар
name-goblin_orb_orb = Гоблин: шар + шар
name-rigor_scroll_stones = Ригор: свиток + камни
name-rigor_stones_scroll = Ригор: камни + свиток
name-rigor_scroll_potion = Ригор: свиток + зелье
name-rigor_potion_scroll = Ригор: зелье + свиток
name-rigor_scroll_grimoire = Ригор: свиток + гримуар
name-rigor_grimoire_scroll = Ригор: гримуар + свиток
name-rigor_stones_potion = Ригор: камни + зелье
name-rigor_potion_stones = Ригор: зелье + камни
name-rigor_stones_grimoire = Ригор: камни + гримуар
name-rigor_grimoire_stones = Ригор: гримуар + камни
name-rigor_potion_grimoire = Ригор: зелье + гримуар
name-rigor_grimoire_potion = Ригор: гримуар + зелье
name-rigor_scroll_orb = Ригор: свиток + шар
name-rigor_stones_orb = Ригор: камни + шар
name-rigor_potion_orb = Ригор: зелье + шар
name-rigor_grimoire_orb = Ригор: гримуар + шар
name-rigor_orb_orb = Ригор: шар + шар

## Жетоны телепортов

name-teleportation = Телепортация
name-magic_book = Магическая книга
name-trap = Ловушка
text-teleportation = Гоблин переносится на любой другой свободный телепорт.
text-magic_book = Гоблин переносится на любой другой свободный телепорт, а его хозяин берёт магическую книгу.
text-trap = Гоблин переносится на любой другой свободный телепорт, а его хозяин тянет испепеляющий взор.

## Магические книги

name-forgotten_treasure = Забытое сокровище
name-slippers = Тапочки-скороходы
name-shadow_step = Шаг сквозь тень
name-skin_swap = Обмен шкурами
name-call = Зов Властелина
name-mirror_shield = Зеркальный щит
name-scapegoat = Козёл отпущения
name-pardon = Прошение о помиловании
name-eye = Всевидящее око
name-foresight = Ясновидение для чайников
name-second_wind = Второе дыхание
name-pocket_orb = Карманный шар
name-kick = Волшебный пинок
name-powder = Сонный порошок
name-sticky_heels = Липкие пятки
name-pocket = Бездонный карман
text-forgotten_treasure = Ничего не делает и не переворачивается. В конце игры при равенстве взоров побеждает хозяин этой книги.
text-slippers = В свой ход: твой гоблин делает один шаг на любую соседнюю клетку, какой бы символ на ней ни был.
text-shadow_step = В свой ход: поставь своего гоблина на любой свободный телепорт. Жетон не раскрывается.
text-skin_swap = В свой ход: твой гоблин меняется местами с любым другим. Больше ничего не происходит.
text-call = В свой ход: Ригор Мортис делает один шаг на любую соседнюю клетку — куда скажешь.
text-mirror_shield = В любой ход: когда пора тянуть взор за встречу или ловушку, не тяни его. Гоблин всё равно переносится.
text-scapegoat = В любой ход: когда твой гоблин встретил Ригора, взор вместо тебя тянет хозяин гоблина на соседней клетке — выбери, чей.
text-pardon = В свой ход: один твой взор возвращается под колоду.
text-eye = В свой ход: посмотри руку соперника и, если хочешь, обменяй одну свою карту движения на одну из его карт.
text-foresight = В свой ход: посмотри всю стопку жетонов телепортов и сложи её в любом порядке.
text-second_wind = После карты движения: сыграй ещё одну карту движения.
text-pocket_orb = До карты движения: оба символа каждой карты движения, сыгранной тобой в этот ход, — магические шары.
text-kick = В свой ход: толкни гоблина, стоящего рядом с твоим. Твой остаётся на месте.
text-powder = В свой ход: до начала твоего следующего хода ни карты, ни книги не двигают Ригора Мортиса.
text-sticky_heels = В любой ход: когда твоего гоблина толкают, клетку для него выбираешь ты.
text-pocket = Пока книга лежит лицом вверх, предел твоей руки больше на { $amount } { $amount ->
        [one] карту
        [few] карты
       *[many] карт
    }.

## Испепеляющие взоры

name-short_sight = Близорукость
name-misty_eyes = Туман в глазах
name-heavy_chin = Тяжёлый подбородок
name-cross_eyes = Косоглазие
name-stiff_arm = Одеревеневшая рука
name-crab_claws = Клешни
name-butterfingers = Дырявые пальцы
name-open_palms = Ладони нараспашку
name-yes_overlord = Да, Тёмный Властелин!
name-clenched_teeth = Зубы на замке
name-forbidden_words = Запретные слова
name-tongue_out = Высунутый язык
name-one_leg = На одной ноге
name-on_your_feet = Встать!
name-mincing_gait = Учтивая походка
name-stiff_knees = Негнущиеся колени
name-card_on_head = Карта на макушке
name-bow = Поклон
name-slow_wits = Тугодум
name-absent_minded = Рассеянность
name-book_allergy = Книжная аллергия
name-return_label = Бирка на ухе
name-compliment = Комплимент
name-third_person = В третьем лице
text-short_sight = Ты не видишь символов пола дальше { $distance } { $distance ->
        [one] клетки
        [few] клеток
       *[many] клеток
    } от своего гоблина.
text-misty_eyes = Ты не видишь гоблинов дальше { $distance } { $distance ->
        [one] клетки
        [few] клеток
       *[many] клеток
    } от своего. Ригора видно всегда.
text-heavy_chin = Ты не видишь чужих книг, взоров и числа карт в руках, сбросов и толщины колод.
text-cross_eyes = Символы твоих карт движения идут строго по порядку: левый для первого шага, правый для второго.
text-stiff_arm = Сразу и после каждого твоего добора одна случайная карта руки зажата: сыграть её нельзя.
text-crab_claws = Играть можно только самую старую или самую новую карту руки.
text-butterfingers = Предел твоей руки меньше { $amount ->
        [-1] на карту
        [-2] на две карты
       *[other] ({ $amount })
    }; лишнее падает в сброс по твоему выбору.
text-open_palms = Твою руку видят все.
text-yes_overlord = Каждый раз, когда карта подвинула Ригора, успей отдать честь: «Да, Тёмный Властелин!»
text-clenched_teeth = Книгами пользоваться нельзя. Постоянные книги действуют.
text-forbidden_words = В чате нельзя писать слова о гоблинах, Ригоре Мортисе, Властелине, книгах и взорах.
text-tongue_out = Пока идёт твой ход, держи язык высунутым; без голоса за столом — покажи язык до карты движения.
text-one_leg = Карта гоблина двигает твоего гоблина не больше чем на одну клетку.
text-on_your_feet = Каждый ход, прежде чем сыграть карту движения, встань.
text-mincing_gait = Твой гоблин не может шагнуть на клетку с другим гоблином. Если толкнули его, он толкает дальше как обычно.
text-stiff_knees = Второй шаг твоего гоблина — только в том же направлении, что и первый.
text-card_on_head = После каждого своего добора успей поправить карту на макушке.
text-bow = Прежде чем сыграть карту Ригора, поклонись.
text-slow_wits = На твой ход даётся вдвое меньше времени, но не меньше { $seconds } { $seconds ->
        [one] секунды
        [few] секунд
       *[many] секунд
    }.
text-absent_minded = В начале твоего хода случайная карта руки сбрасывается и заменяется новой.
text-book_allergy = Новые книги ложатся перед тобой лицом вниз: они считаются, но применить их нельзя.
text-return_label = Телепорт или стартовую клетку для твоего гоблина всегда выбирает сосед слева.
text-compliment = Каждый ход, прежде чем сыграть карту, похвали соседа справа — того, кто ходил перед тобой.
text-third_person = Говори о себе только в третьем лице; без голоса каждая строка в чате начинается с цвета твоего гоблина.

name-salute = салют
name-stand = «встать»
name-tongue = высунутый язык
name-make_bow = поклон
name-straighten = «поправить карту»
name-guilty = виновен
name-not_guilty = не виновен

## Зоны

zone-movement_deck = Колода движения
zone-movement_discard = Сброс движения
zone-look_deck = Колода взоров
zone-book_deck = Книги на столе Ригора
zone-token_stack = Стопка жетонов
zone-token_discard = Сброс жетонов
zone-hand = Рука: { $owner }
zone-face_up = Книги лицом вверх: { $owner }
zone-face_down = Книги лицом вниз: { $owner }
zone-looks = Взоры: { $owner }

phase-colours = Выбор гоблинов
phase-placement = Расстановка
phase-before_card = Карта движения
phase-after_card = Книги после карты

## Вопросы

ask-colour = Выберите гоблина.
ask-place = Поставьте гоблина на стартовую клетку.
ask-before_card = Сыграйте карту движения; перед ней можно применить книгу.
ask-after_card = Примените книгу или завершите ход.
ask-goblin_step = Куда шагнёт ваш гоблин?
    .because = «{ $thing }». Куда шагнёт ваш гоблин?
ask-goblin_second = Второй шаг гоблина — или остановка.
    .because = «{ $thing }». Второй шаг гоблина с { $origin } — или остановка.
ask-rigor_step = Куда шагнёт Ригор Мортис?
    .because = «{ $thing }». Куда шагнёт Ригор Мортис?
ask-rigor_second = Второй шаг Ригора — или остановка.
    .because = «{ $thing }». Второй шаг Ригора с { $origin } — или остановка.
ask-shove = Куда вытолкнуть гоблина ({ $pushed })?
    .because = { $by } играет «{ $thing }». Куда вытолкнуть гоблина ({ $pushed })?
ask-sticky_heels = Гоблин ({ $pusher }) толкает вашего. Применить «Липкие пятки» и выбрать клетку самостоятельно?
    .because = { $by } играет «{ $thing }», и гоблин ({ $pusher }) толкает вашего. Применить «Липкие пятки» и выбрать клетку самостоятельно?
ask-transport = Ригор на телепорте: куда его перенести?
    .because = «{ $thing }». Ригор на телепорте: куда его перенести?
ask-teleport = { $own ->
        [1] Выберите свободный телепорт для своего гоблина.
       *[other] Выберите свободный телепорт для чужого гоблина ({ $goblin }).
    }
    .because = { $own ->
        [1] { $by } играет «{ $thing }». Выберите свободный телепорт для своего гоблина.
       *[other] { $by } играет «{ $thing }». Выберите свободный телепорт для чужого гоблина ({ $goblin }).
    }
    .thing = { $own ->
        [1] Жетон «{ $thing }». Выберите свободный телепорт для своего гоблина.
       *[other] Жетон «{ $thing }». Выберите свободный телепорт для чужого гоблина ({ $goblin }).
    }
ask-start = { $own ->
        [1] Выберите стартовую клетку для своего гоблина.
       *[other] Выберите стартовую клетку для чужого гоблина ({ $goblin }).
    }
    .because = { $own ->
        [1] { $by } играет «{ $thing }». Выберите стартовую клетку для своего гоблина.
       *[other] { $by } играет «{ $thing }». Выберите стартовую клетку для чужого гоблина ({ $goblin }).
    }
ask-react = Ваш гоблин попался Ригору. Ответить книгой?
    .because = { $by } играет «{ $thing }», и ваш гоблин попался Ригору. Ответить книгой?
ask-shield = Вам грозит взор. Закрыться «Зеркальным щитом»?
    .because = { $by } играет «{ $thing }», и вам грозит взор. Закрыться «Зеркальным щитом»?
    .thing = Жетон «{ $thing }»: вам грозит взор. Закрыться «Зеркальным щитом»?
ask-discard = Рука стала меньше: выберите, какую карту сбросить.
    .thing = «{ $thing }»: рука стала меньше. Какую карту сбросить?
ask-skin_swap = С чьим гоблином поменяться местами?
    .because = «{ $thing }». С чьим гоблином поменяться местами?
ask-eye = Чью руку посмотреть?
    .because = «{ $thing }». Чью руку посмотреть?
ask-eye_give = Меняемся картами ({ $other }): какую свою отдать?
    .because = «{ $thing }». Меняемся картами ({ $other }): какую свою отдать?
ask-eye_take = Меняемся картами ({ $other }): какую взять взамен?
    .because = «{ $thing }». Меняемся картами ({ $other }): какую взять взамен?
ask-kick = Какого гоблина пнуть?
    .because = «{ $thing }». Какого гоблина пнуть?
ask-pardon = Какой взор вернуть под колоду?
    .because = «{ $thing }». Какой взор вернуть под колоду?
ask-foresight = Какой жетон положить { $place }-м сверху?
    .because = «{ $thing }». Какой жетон положить { $place }-м сверху?
ask-second_card = Какую карту движения сыграть второй?
    .because = «{ $thing }». Какую карту движения сыграть теперь?
ask-acts = Обязанности и обвинения: можно в любой момент.
    .because = { $by } обвиняет: { $accused }, «{ $thing }». Признать вину?
ask-say = Строка чата, которую услышат за столом: say:текст.
    .chat = yes

option-show_hand = Показать руку и заменить её
    .details = Показать руку и заменить её (карт: { $count })
option-end_turn = Завершить ход
    .details = { $count ->
        [0] Завершить ход без добора
       *[other] Завершить ход и добрать (карт: { $count })
    }
option-stop = Остановиться
option-stay = Оставить Ригора на телепорте
option-pass-sticky_heels = Пусть выбирает толкающий
option-pass-react = Принять взор
    .details = Принять взор (у вас { $looks }-й)
option-pass-shield = Принять взор
    .details = Принять взор (у вас { $looks }-й)
option-nothing-eye_give = Не меняться
option-blame = Козёл отпущения: { $a }
    .details = Козёл отпущения: { $a } (взоров: { $looks })
option-praise = Похвалить: { $a }
option-salute = «Да, Тёмный Властелин!»
option-stand = Встать
option-make_bow = Поклониться
option-tongue = Показать язык
option-straighten = Поправить карту на макушке
option-guilty = Виновен
option-not_guilty = Не виновен
option-call_out = Попался! { $a }: «{ $b }»

## События

event-colour_chosen = { $seat }: { $goblin }
event-first_player = { $seat } ходит первым
event-placed = { $seat }: гоблин встаёт на { $cell }
event-turn_begins = { $seat }: ход { $turn }
event-played = { $seat }: карта движения — { $cards }
event-stepped = { $seat }: гоблин идёт { $origin } → { $cell }
event-rigor_stepped = { $seat } ведёт Ригора { $origin } → { $cell }
event-shoved = { $seat } толкает гоблина ({ $pushed }): { $origin } → { $cell }
event-caught = { $seat }: гоблин попался Ригору на { $cell }
event-look_drawn = { $seat }: испепеляющий взор — { $cards }
event-look_rejected = { $seat }: такой символ уже есть, под колоду уходит { $cards }
event-blank_drawn = { $seat }: колода взоров пуста, пустой взор
event-expelled = { $seat }: гоблин изгнан из библиотеки
event-relocated = { $seat }: гоблин перенесён на телепорт { $cell }
event-stayed = { $seat }: других свободных телепортов нет, гоблин остаётся на { $cell }
event-token_revealed = { $seat }: телепорт { $cell }, жетон — { $cards }
event-tokens_stacked = Жетоны телепортов перемешаны заново
event-book_taken = { $seat }: магическая книга — { $cards }
event-book_closed = { $seat }: магическая книга лицом вниз — { $cards }
event-sent_to_start = { $seat }: гоблин возвращается на старт, { $cell }
event-transported = { $seat } переносит Ригора на { $cell }
event-drew = { $seat }: добор — { $cards }
event-deck_renewed = Сброс движения перетасован в новую колоду
event-turn_lost = { $seat }: играть нечем, рука показана и заменена — { $cards }
event-discarded = { $seat }: карта выпала из рук — { $cards }
event-forgot = { $seat }: по рассеянности потеряна карта — { $cards }
event-clamped = { $seat }: рука одеревенела, зажато — { $cards }
event-book_used = { $seat } применяет книгу — { $cards }
event-shielded = { $seat } закрывается книгой — { $cards }
event-blamed = { $seat } сваливает вину: отвечает { $victim }
event-dug_in = { $seat } упирается и выбирает клетку: «Липкие пятки»
event-shadow_stepped = { $seat }: гоблин выходит из тени на { $cell }
event-swapped_places = { $seat } и { $other } меняются шкурами: { $origin } ↔ { $cell }
event-pardoned = { $seat }: прощён взор — { $cards }
event-blank_pardoned = { $seat }: прощён пустой взор
event-hand_seen = { $seat } смотрит руку ({ $other }): { $cards }
event-cards_swapped = { $seat } и { $other } меняются картами (сначала отданная, потом взятая): { $cards }
event-no_swap = { $seat } не меняется картами ({ $other })
event-tokens_ordered = { $seat } перекладывает жетоны телепортов
event-rigor_asleep = { $seat }: Ригор засыпает
event-rigor_awake = { $seat }: Ригор просыпается
event-duty_done = { $seat }: { $duty }
event-praised = { $seat } хвалит соседа ({ $other })
event-violation = { $seat } нарушает требование: «{ $look }»
event-called_out = { $seat }: «Попался!» { $accused } и «{ $look }» — верно
event-wrong_call = { $seat }: «Попался!» { $accused } и «{ $look }» — напраслина
event-vote_opened = { $seat } обвиняет: { $accused }, «{ $look }». Голосуем
event-voted = { $seat }: { $verdict }
event-acquitted = Голосование: { $accused } и «{ $look }» — не виновен. { $seat } пока не обвиняет
event-convicted = Голосование: { $accused } и «{ $look }» — виновен

## Почему нельзя

why-colour_taken = Этого гоблина уже выбрали: возьмите другого.
why-cell_taken = Клетка занята: выберите свободную стартовую клетку.
why-second_row = Второй ряд — только когда в дальнем ряду нет места: встаньте в дальний ряд.
why-must_play = У вас есть карта, которую можно сыграть: добровольного паса нет, сыграйте её.
why-nothing_to_play = Ни одну карту сыграть нельзя: покажите руку, и её заменят.
why-no_step = Этой карте некуда двинуть фигурку: сыграйте другую, а если не можете — покажите руку.
why-locked = Ваш гоблин в этот ход больше не двигается: сыграйте карту Ригора, а если не можете — покажите руку.
why-locked_book = Ваш гоблин в этот ход больше не двигается, и книга его не сдвинет: дождитесь следующего хода.
why-asleep = Ригор спит под «Сонным порошком»: до следующего хода хозяина книги его никто не двигает.
why-strapped = Карта зажата «Одеревеневшей рукой»: сыграйте другую, а если не можете — покажите руку.
why-inner_card = Клешни берут только самую старую и самую новую карту: сыграйте одну из них, а если не можете — покажите руку.
why-teeth = «Зубы на замке»: книгами пользоваться нельзя, пока взор лежит перед вами.
why-face_down = Книга лежит лицом вниз: её уже применили, или она такой пришла.
why-permanent = Эта книга действует сама по себе: применять её не нужно.
why-not_now = Эта книга — для особого случая: вас спросят, когда он наступит.
why-only_after = «Второе дыхание» — после карты движения: сначала сыграйте карту.
why-only_before = «Карманный шар» — до карты движения: теперь поздно, дождитесь следующего хода.
why-no_second_card = В руке нет карты, которую можно сыграть второй.
why-no_book_step = Вашему гоблину некуда шагнуть: все соседние клетки закрыты.
why-no_teleport = Свободных телепортов нет: дождитесь, пока какой-нибудь освободится.
why-no_look = Перед вами нет взоров: прощать пока нечего.
why-nobody_near = Рядом нет гоблина, которого можно толкнуть.
why-shelf = Там книжная полка: на неё не встать, выберите другую клетку.
why-behind = Эта часть библиотеки отгорожена полками: выберите клетку в игре.
why-symbol = На карте нет символа этой клетки: выберите клетку с подходящим символом.
why-second_symbol = Для второй клетки нужен оставшийся символ карты: выберите другую или остановитесь.
why-left_first = Косоглазие: левый символ — первому шагу, правый — второму. Выберите другую клетку.
why-cannot_shove = Гоблина оттуда некуда вытолкнуть: выберите другую клетку.
why-mincing = «Учтивая походка» не даёт шагать на гоблинов: обойдите его.
why-knees = Колени не гнутся: второй шаг — только прямо, или остановитесь.
why-banned_cell = Оттуда толкающий только что пришёл: выберите другую клетку.
why-shove_shelf = На полку не вытолкнуть: выберите другую клетку.
why-moved_already = Туда в этой цепочке уже пришёл гоблин: выберите другую клетку.
why-dead_end = Оттуда цепочку не закончить: выберите другую клетку.
why-teleport_taken = Телепорт занят: выберите свободный.
why-start_taken = Клетка занята: выберите свободную.
why-not_free = Клетка занята: Ригора можно перенести только на свободную.
why-goblin_near = Рядом с этой клеткой гоблин: Ригора туда не перенести, выберите клетку подальше.
why-not_adjacent = Этот гоблин не стоит рядом: свалить вину можно только на соседа.
why-kick_far = Этот гоблин не стоит рядом с вашим: пните соседа.
why-not_your_turn = Эта обязанность — в свой ход, до карты движения: дождитесь его.
why-too_late = Карта уже сыграна: в этот ход обязанность пропущена.
why-done_already = Это уже сделано в этот ход: повторять не нужно.
why-nothing_due = Сейчас этого никто не ждёт: нажмите, когда придёт время.
why-all_free = Вы освобождены от обязанностей: делать ничего не нужно.
why-voice_table = За этим столом есть голос: требование судят игроки, кнопка не нужна.
why-no_calls = За порядком следит сервер: обвинять не нужно.
why-nobody_judges = За этим столом за взорами никто не следит: они только считаются, исполнять и обвинять не нужно.
why-no_such_duty = Ни один ваш взор этого не требует.
why-no_such_look = У этого игрока нет такого взора: назовите тот, что лежит перед ним.
why-own_look = Обвинить может только соперник: за вашими взорами следят другие.
why-unbreakable = Этот взор нарушить нельзя, за ним следят сами правила: назовите другой.
why-no_vote = Голосования сейчас нет: сперва кого-нибудь нужно обвинить.
why-not_far_side = Гоблины начинают на дальней от стола стороне: выберите стартовую клетку.
why-far_step = Шаг возможен только на клетку с общей стороной: выберите соседнюю.
why-far_shove = Толкнуть гоблина можно только на соседнюю с ним клетку: выберите клетку с общей стороной.
why-no_teleport_cell = Гоблин переносится на телепорт: выберите свободный.
why-no_start_cell = Гоблин возвращается на стартовую клетку: выберите свободную.
why-not_accountable = Этот игрок освобождён от обязанностей: обвинять его не в чем.
why-must_step = Карта движения должна сдвинуть фигурку: сделайте хотя бы один шаг.
why-others_turn = Сейчас ходит другой игрок: дождитесь своего хода.
why-others_turn_book = Книги применяют в свой ход: дождитесь его.
why-card_first = Сначала сыграйте карту движения: клетку выбирают после неё.
why-not_in_hand = Такой карты нет в руке: выберите из тех, что есть.
why-not_your_book = Этой книги перед вами нет: применяют только свои.
why-one_card = В ход играют одну карту движения: эта пока остаётся в руке.
why-between_steps = Книги применяют до карты движения или после неё, а не посреди движения.
why-barred = После неверного обвинения вы молчите до своего следующего хода.
why-one_vote = Одно голосование уже идёт: дождитесь его конца.
why-convicted_already = За этот взор в этот ход уже осудили: подождите следующего.
why-accused = Обвиняют вас: обвиняемый не голосует.
why-voted_already = Ваш голос уже учтён.
why-voice_needs_callout = Голосовые взоры судят обвинением и голосованием: включите режим «Попался!» или уберите голос.
why-no_such_seat = Такого игрока за этим столом нет: назовите одного из сидящих.
why-bad_chance = Вероятность указывается в тысячных, от 0 до 1000: исправьте значение.
why-bad_seconds = Нужна хотя бы одна секунда: исправьте значение.

## Настройки

setting-first = Первый игрок
    .help = Самый низкий игрок; если не назван, выбирает случай
setting-first-random = по жребию
setting-first-p0 = игрок 1
setting-first-p1 = игрок 2
setting-first-p2 = игрок 3
setting-first-p3 = игрок 4
setting-first-p4 = игрок 5
setting-first-p5 = игрок 6
setting-first-p6 = игрок 7
setting-first-p7 = игрок 8
setting-policing = Надзор
    .help = Кто следит, чтобы требования взоров выполнялись
setting-policing-by_humans = по числу людей
setting-policing-auto = следит сервер
setting-policing-callout = соперники: «Попался!»
setting-policing-off = никто
setting-voice = Голос за столом
    .help = Голосовые взоры судят люди (от трёх) голосованием; иначе вместо них кнопки
setting-live = Игра с часами
    .help = Обязанности и голосования ограничены секундами; без часов — концом следующего хода
setting-duty_seconds = Секунды на обязанность
    .help = Сколько времени на салют и «поправить карту» в игре с часами
setting-bot_slip = Забывчивость ботов, ‰
    .help = Как часто бот забывает обязанность, в тысячных
setting-bot_notice = Внимательность ботов, ‰
    .help = Как часто бот замечает чужую забывчивость, в тысячных
setting-auto_fulfil = Освобождены от обязанностей
    .help = Взоры этих игроков считаются, но нажимать ничего не нужно
setting-auto_fulfil-p0 = игрок 1
setting-auto_fulfil-p1 = игрок 2
setting-auto_fulfil-p2 = игрок 3
setting-auto_fulfil-p3 = игрок 4
setting-auto_fulfil-p4 = игрок 5
setting-auto_fulfil-p5 = игрок 6
setting-auto_fulfil-p6 = игрок 7
setting-auto_fulfil-p7 = игрок 8

## Конец и боты

ending-fourth_look = Четвёртый взор: гоблин изгнан, игра окончена. Побеждает наименее наказанный.
ending-last_book = Взята последняя книга: игра окончена. Побеждает наименее наказанный.
reason-away = подальше от Ригора
reason-hunt = Ригор ближе к соперникам
reason-progress = ближе к рабочему столу
reason-shove = вытолкнуть соперника в опасное место
reason-use_book = самое время для книги
reason-keep = книга ещё пригодится
reason-duty = требование взора надо выполнить
reason-only = другого хода нет

## Стол словами

field-active = Ходит
field-first = Первый игрок
field-turn = Ход
field-rigor = Ригор Мортис
field-goblins = Гоблины
    .seats = yes
    .one = Гоблин
field-colours = Цвета
    .seats = yes
    .one = Цвет
field-looks = Испепеляющие взоры
    .seats = yes
    .one = Взоры
field-blanks = Пустые взоры
    .seats = yes
    .one = Пустые взоры
field-hand_sizes = Карты в руках
    .seats = yes
    .one = Карты в руке
field-goblin_locked = Гоблин в этот ход больше не двигается
field-turn_over = Ход завершён
field-orbs = Все символы — шары
field-powder = Сонный порошок
field-tokens_left = Жетоны впереди
field-demands = Ваши взоры
field-look = Взор
field-open = Пора исполнить
field-words = Нельзя писать слова на
field-begin = Строка чата начинается с
field-duties = Ваши обязанности
field-duty = Обязанность
field-vote = Голосование
field-accuser = Обвинитель
field-accused = Обвиняемый
field-guilty = Виновен
field-not_guilty = Не виновен
field-barred = Обвинять пока нельзя
field-teleports = Телепорты
field-start_cells = Стартовые клетки
field-desk = Рабочий стол
field-shelves = Полки
field-floor = Пол

## В терминале

table-scroll = с
table-stones = к
table-potion = з
table-grimoire = г
table-face_up = книги
table-face_down = книги лицом вниз
table-looks = взоры
table-hand = рука
table-tokens = жетоны впереди

## Счёт

score-looks = Взоры
score-books = Книги
score-magic = Символы магии
score-treasure = Забытое сокровище

## При равенстве

tie-treasure = Забытое сокровище
tie-books = Магические книги
tie-magic = Символы магии
