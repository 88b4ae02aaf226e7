### «Лес сказок»

title = Лес сказок
tagline = Поросята втайне выбирают, где собирать, и наперегонки строят три домика
feel = Угадывание соседей и весёлые пакости
playing-time = около 60 минут
bot-easy = Выбирает место на глаз и чужих домиков не считает.
bot-normal = Прикидывает, куда пойдут соседи, и бережёт материал; хитростей не ждёт.
bot-hard = Прежде чем выложить карту, проигрывает в уме два раунда десятки раз; от привычного плана отступает неохотно.
goal = { $houses ->
        [one] { $houses } готовый домик
        [few] { $houses } готовых домика
       *[many] { $houses } готовых домиков
    }; поровну — у кого прочнее.
intro = Королю нужен придворный строитель, и поросята берутся за дело: кто первым поставит три домика, тот и победил. Но ресурсы лежат в одних и тех же трёх местах, а куда идёт сосед, вы узнаете слишком поздно. Игра про угадывание — и про сказки, которые портят соседям самые стройные планы.
intro-1 = Три готовых домика из соломы, дерева или кирпича, в любом сочетании. Домик — это основание за 2 ресурса, стены за 4 и крыша за 6; платят его же материалом и строят снизу вверх.
    .title = Цель
    .goal = yes
intro-2 = В начале раунда все одновременно кладут карту сбора — куда пойдёт поросёнок — и, если хочется, одну сказку поверх неё. Передумать можно, пока не готов последний.
    .title = Тайный выбор
intro-3 = Их открывают, пока карты сбора ещё лежат рубашкой вверх: на локации выходят монстры, карты меняются местами, кого-то ждёт сюрприз.
    .title = Сначала сказки
intro-4 = Пришли в одиночку — забираете всё, что лежит. Пришли втроём — делите поровну, остаток лежит дальше. Вчетвером добавляется «Рынок», где берут по одному, а вдвоём половину одной из локаций перед раундом уносит принц.
    .title = Потом сбор
intro-5 = По очереди у каждого два действия, и оба обязательны: взять сказку, получить ресурс, построить секцию или попросить друга об особом действии.
    .title = Постройка
intro-6 = Стены приводят друга с постоянным свойством. Друг бывает один: оставьте нового или передайте его сопернику — отказаться тот не может и лишится своего.
    .title = Друзья
intro-7 = Первый готовый домик из соломы, дерева и кирпича приносит награду на выбор: друга, две сказки или по одному ресурсу каждого вида.
    .title = Первый из материала
intro-8 = Раунд доигрывают до конца. Если по три домика у нескольких, решает прочность: больше кирпичных, затем больше деревянных.
    .title = Победа
intro-tip = Кирпича в карьере меньше всего, но и желающих туда обычно меньше. Смотрите, чего не хватает соседям до крыши: туда они, скорее всего, и пойдут. Пошлите туда монстра — или идите в другую сторону.

## Материалы и секции

name-straw = солома
    .gen = соломы
    .dat = соломе
    .acc = солому
    .ins = соломой
    .pre = соломе
name-wood = дерево
    .gen = дерева
    .dat = дереву
    .ins = деревом
    .pre = дереве
name-brick = кирпич
    .gen = кирпича
    .dat = кирпичу
    .ins = кирпичом
    .pre = кирпиче
name-base = основание
    .gen = основания
    .ins = основанием
name-walls = стены
    .gen = стен
    .ins = стенами
name-roof = крыша
    .gen = крыши
    .acc = крышу
    .ins = крышей
built-of = из { $a_gen }
made-of = из { $material_gen }
score-straw_house = Соломенные домики
score-wood_house = Деревянные домики
score-brick_house = Кирпичные домики
name-2_brick = кирпич ×2
name-wood_brick = дерево, кирпич
name-straw_brick = солома, кирпич
name-2_wood = дерево ×2
name-straw_wood = солома, дерево
name-2_straw = солома ×2
name-3_brick = кирпич ×3
name-wood_2_brick = дерево, кирпич ×2
name-straw_2_brick = солома, кирпич ×2
name-2_wood_brick = дерево ×2, кирпич
name-straw_wood_brick = солома, дерево, кирпич
name-2_straw_brick = солома ×2, кирпич
name-3_wood = дерево ×3
name-straw_2_wood = солома, дерево ×2
name-2_straw_wood = солома ×2, дерево
name-3_straw = солома ×3

## Локации

name-field = «Поле»
    .gen = «Поля»
    .pre = «Поле»
name-forest = «Лес»
    .gen = «Леса»
    .pre = «Лесу»
name-quarry = «Карьер»
    .gen = «Карьера»
    .pre = «Карьере»
name-market = «Рынок»
    .gen = «Рынка»
    .pre = «Рынке»

## Поросята и карты сбора

name-orange = оранжевый
name-blue = синий
name-purple = фиолетовый
name-green = зелёный
name-gather_straw = «Собрать солому»
name-gather_wood = «Собрать дерево»
name-gather_brick = «Собрать кирпич»
name-go_to_market = «Сходить на рынок»
name-orange_gather_straw = «Собрать солому» (оранжевая)
name-orange_gather_wood = «Собрать дерево» (оранжевая)
name-orange_gather_brick = «Собрать кирпич» (оранжевая)
name-orange_go_to_market = «Сходить на рынок» (оранжевая)
name-blue_gather_straw = «Собрать солому» (синяя)
name-blue_gather_wood = «Собрать дерево» (синяя)
name-blue_gather_brick = «Собрать кирпич» (синяя)
name-blue_go_to_market = «Сходить на рынок» (синяя)
name-purple_gather_straw = «Собрать солому» (фиолетовая)
name-purple_gather_wood = «Собрать дерево» (фиолетовая)
name-purple_gather_brick = «Собрать кирпич» (фиолетовая)
name-purple_go_to_market = «Сходить на рынок» (фиолетовая)
name-green_gather_straw = «Собрать солому» (зелёная)
name-green_gather_wood = «Собрать дерево» (зелёная)
name-green_gather_brick = «Собрать кирпич» (зелёная)
name-green_go_to_market = «Сходить на рынок» (зелёная)

## Сказки

name-travelling_merchant = «Бродячий торговец»
text-travelling_merchant =
    Каждый, кто стоит в вашей локации (и вы тоже), может обменять { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } одного типа на { $effects_gain ->
            [one] { $effects_gain } ресурс
            [few] { $effects_gain } ресурса
           *[many] { $effects_gain } ресурсов
        } другого типа из запаса.
    .band = Конец сбора
name-magic_pipe = «Волшебная дудочка»
text-magic_pipe = Заберите на руку всех монстров, сыгранных в этом раунде: сейчас они ничего не делают. Играть их можно со следующего раунда.
    .band = При раскрытии
name-giant = «Великан»
text-giant =
    Каждый, кто стоит с Великаном, сбрасывает друга, все сказки с руки и по { $effects_2_amount ->
            [one] { $effects_2_amount } ресурсу
            [few] { $effects_2_amount } ресурса
           *[many] { $effects_2_amount } ресурсов
        } каждого типа, который у него есть.
    .band = Монстр · конец сбора
name-prime_plot = «Выгодная постройка»
text-prime_plot =
    Если вы единственный игрок в локации, карта становится вашей дополнительной зоной: секции на ней стоят на { $discount ->
            [one] { $discount } ресурс
            [few] { $discount } ресурса
           *[many] { $discount } ресурсов
        } дешевле.
    .band = Конец сбора
name-wolf = «Волк»
text-wolf = Если с Волком стоит хоть кто-то, все ресурсы этой локации уходят в запас, и собирать там нечего.
    .band = Монстр · перед сбором
name-fearsome_roar = «Грозный рык»
text-fearsome_roar = Каждый соперник в вашей локации перемешивает все свои карты сбора, и выложенную тоже, вытягивает одну наугад и сразу идёт туда.
    .band = Перед сбором
name-fairy_gifts = «Дары фей»
text-fairy_gifts =
    В начале следующего раунда положите карту на любую локацию; в конце сбора все, кто там стоит, получат по { $effects_2_amount ->
            [one] { $effects_2_amount } ресурсу
            [few] { $effects_2_amount } ресурса
           *[many] { $effects_2_amount } ресурсов
        } на свой выбор.
    .band = В следующем раунде
name-grandmas_house = «Домик бабушки»
text-grandmas_house =
    Пока карта лежит, всех монстров ставят только сюда, сколько бы их ни было. В конце сбора все, кто здесь, получают по { $effects_2_amount ->
            [one] { $effects_2_amount } любому ресурсу
            [few] { $effects_2_amount } любых ресурса
           *[many] { $effects_2_amount } любых ресурсов
        }. После сбора уходит, если в этом раунде сыгран хоть один монстр.
    .band = Уникальная локация
name-dragon = «Дракон»
text-dragon = Каждый, кто стоит с Драконом, сбрасывает все ресурсы со своего планшета.
    .band = Монстр · перед сбором
name-friendly_game = «Дружеская партия»
text-friendly_game =
    Возьмите { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } на свой выбор у одного соперника в вашей локации.
    .band = Конец сбора
name-wishing_well = «Колодец желаний»
text-wishing_well = Не глядя, поменяйте местами 2 выложенные карты сбора. Их новые владельцы могут на них посмотреть.
    .band = При раскрытии
name-royal_wedding = «Королевская свадьба»
text-royal_wedding =
    В конце сбора каждый, кто стоит не здесь, сбрасывает { $effects_2_amount ->
            [one] { $effects_2_amount } ресурс
            [few] { $effects_2_amount } ресурса
           *[many] { $effects_2_amount } ресурсов
        } на свой выбор. После сбора уходит, если здесь никого нет.
    .band = Уникальная локация
name-little_helpers = «Маленькие помощники»
text-little_helpers =
    Если вы единственный игрок в локации, в фазе постройки у вас { $effects_amount ->
            [one] { $effects_amount } дополнительное действие
            [few] { $effects_amount } дополнительных действия
           *[many] { $effects_amount } дополнительных действий
        }.
    .band = Конец сбора
name-mighty_patron = «Могущественный покровитель»
text-mighty_patron =
    У каждого соперника в вашей локации в этой фазе постройки только { $effects_amount ->
            [one] { $effects_amount } действие
            [few] { $effects_amount } действия
           *[many] { $effects_amount } действий
        }, а у вас за каждого такого — на { $effects_gain } больше.
    .band = Конец сбора
name-hired_hands = «Наёмные работники»
text-hired_hands =
    Заплатите { $effects_amount ->
            [one] { $effects_amount } любой ресурс
            [few] { $effects_amount } любых ресурса
           *[many] { $effects_amount } любых ресурсов
        } или сбросьте карту. Заплатив, в следующем раунде вы получите ещё столько же, сколько соберёте.
    .band = При раскрытии
name-taxes = «Налоги»
text-taxes =
    Каждый соперник не в вашей локации сбрасывает { $effects_divisor ->
            [2] половину
           *[other] 1/{ $effects_divisor }
        } всех своих ресурсов с округлением вниз: сначала кирпич, потом дерево, потом солому.
    .band = В следующем раунде · конец сбора
name-share_the_wealth = «Недобровольное пожертвование»
text-share_the_wealth =
    Каждый соперник, собравший в этом раунде { $effects_least ->
            [one] { $effects_least } ресурс
            [few] { $effects_least } ресурса
           *[many] { $effects_least } ресурсов
        } или больше, отдаёт вам { $effects_amount } из собранных.
    .band = Конец сбора
name-ghostly_whisper = «Призрачный шёпот»
text-ghostly_whisper =
    Если вы единственный игрок в локации, возьмите { $effects_amount ->
            [one] { $effects_amount } сказку
            [few] { $effects_amount } сказки
           *[many] { $effects_amount } сказок
        }, оставьте { $effects_keep }, остальные сбросьте.
    .band = Конец сбора
name-no_way = «Ни за что и никогда»
text-no_way =
    Если с вами монстр, можете один раз уйти в другую локацию. Если монстров в этом раунде не играли, возьмите { $effects_amount ->
            [one] { $effects_amount } сказку
            [few] { $effects_amount } сказки
           *[many] { $effects_amount } сказок
        }.
    .band = Перед сбором
name-thoughtful_gift = «Продуманный подарок»
text-thoughtful_gift =
    Отдайте сопернику до { $effects_amount ->
            [one] { $effects_amount } ресурса
            [few] { $effects_amount } ресурсов
           *[many] { $effects_amount } ресурсов
        } одного типа (можно и ни одного); он вернёт столько же ресурсов другого типа на свой выбор.
    .band = Конец сбора
name-tavern_night = «Ночь в таверне»
text-tavern_night = Возьмите друзей по числу игроков, одного выберите себе, остальных раздайте наугад. Все обязаны сменить друга.
    .band = При раскрытии
name-old_chronicles = «Старые хроники»
text-old_chronicles =
    Если в вашей локации есть соперник, возьмите из сброса сказок на свой выбор { $effects_amount ->
            [one] { $effects_amount } карту
            [few] { $effects_amount } карты
           *[many] { $effects_amount } карт
        }.
    .band = Конец сбора
name-lonely_castle = «Одинокий замок»
text-lonely_castle =
    В конце сбора тот, кто стоит здесь один, получает по { $effects_2_amount ->
            [one] { $effects_2_amount } ресурсу
            [few] { $effects_2_amount } ресурса
           *[many] { $effects_2_amount } ресурсов
        } каждого типа. После сбора уходит, если игроков здесь { $crowd } или больше (в игре вдвоём — двое).
    .band = Уникальная локация
name-big_bad_wolf = «Страшный серый волк»
text-big_bad_wolf = У каждого, кто стоит с ним, выберите соломенный или деревянный домик: его верхняя секция возвращается в запас.
    .band = Монстр · конец сбора
name-oracle = «Оракул»
text-oracle = Если вы единственный игрок в локации, можете взять наугад по 1 сказке с руки каждого соперника.
    .band = Конец сбора
name-mysterious_stranger = «Таинственный незнакомец»
text-mysterious_stranger =
    Если вы единственный игрок в локации, возьмите { $effects_amount ->
            [one] { $effects_amount } карту друга
            [few] { $effects_amount } карты друзей
           *[many] { $effects_amount } карт друзей
        }: оставьте себе или передайте сопернику.
    .band = Конец сбора
name-secret_cellar = «Тайный погребок»
text-secret_cellar =
    Все в вашей локации (и вы тоже) получают по { $effects_amount ->
            [one] { $effects_amount } ресурсу
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } одного типа, указанного на ней. На «Рынке» каждый выбирает тип сам.
    .band = Конец сбора
name-dark_curse = «Тёмное проклятье»
text-dark_curse = Каждый соперник перемешивает все свои карты сбора, и выложенную тоже, и выкладывает одну наугад. Посмотреть на неё он может.
    .band = При раскрытии
name-crystal_ball = «Хрустальный шар»
text-crystal_ball = Посмотрите выложенную карту сбора одного соперника. Затем можете заменить свою другой картой с руки.
    .band = При раскрытии
name-bridge_troll = «Тролль под мостом»
text-bridge_troll =
    Один соперник, стоящий с Троллем, отдаёт вам { $effects_2_divisor ->
            [2] половину
           *[other] 1/{ $effects_2_divisor }
        } того, что собрал в этом раунде, с округлением вниз.
    .band = Монстр · конец сбора
name-spy_network = «Шпионская сеть»
text-spy_network =
    Возьмите по { $effects_amount ->
            [one] { $effects_amount } сказке
            [few] { $effects_amount } сказки
           *[many] { $effects_amount } сказок
        } за каждого игрока в вашей локации, считая вас.
    .band = Конец сбора
name-harvest_moon = «Урожайная луна»
text-harvest_moon =
    Получите { $effects_divisor ->
            [2] половину
           *[other] 1/{ $effects_divisor }
        } ресурсов локации, где в этом раунде никто не собирал, с округлением вниз.
    .band = Конец сбора

## Друзья

name-aladdin = «Аладдин»
text-aladdin =
    В начале раунда объявите, окажетесь ли вы единственным игроком в локации. Если угадали, в конце сбора получите по { $effects_2_amount ->
            [one] { $effects_2_amount } ресурсу
            [few] { $effects_2_amount } ресурса
           *[many] { $effects_2_amount } ресурсов
        } каждого типа.
name-hansel_gretel = «Гензель и Гретель»
text-hansel_gretel =
    Соперники платят за стены на { $surcharge ->
            [one] { $surcharge } ресурс
            [few] { $surcharge } ресурса
           *[many] { $surcharge } ресурсов
        } больше и отдают эту надбавку вам.
name-ali_baba = «Али-Баба»
text-ali_baba = В начале раунда украдите у соперника 1 ресурс. Если встретите его в этом раунде, в конце сбора вернёте украденное.
name-jack = «Джек»
text-jack =
    После раскрытия карт сбора добавьте в выбранную вами локацию { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } одного типа, указанного на ней. Можно сбросить, чтобы отменить Великана.
name-snow_white = «Белоснежка»
text-snow_white =
    В конце сбора каждый соперник в вашей локации отдаёт вам сказку на свой выбор, а без сказок — { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } на ваш выбор.
name-woodcutter = «Дровосек»
text-woodcutter =
    Особое действие: получите { $special_amount ->
            [one] { $special_amount } дерево
            [few] { $special_amount } дерева
           *[many] { $special_amount } дерева
        } и добавьте в «Лес» столько же. Можно сбросить, чтобы отменить любого монстра.
name-thumbelina = «Дюймовочка»
text-thumbelina = После раскрытия карт сбора можете вытянуть наугад одну из карт сбора, оставшихся на руке, и пойти туда.
name-puss_in_boots = «Кот в сапогах»
text-puss_in_boots = Особое действие: постройте секцию; 1 ресурс из её цены можно взять с планшета соперника.
name-goldilocks = «Златовласка»
text-goldilocks =
    Особое действие: возьмите { $special_amount ->
            [one] { $special_amount } сказку
            [few] { $special_amount } сказки
           *[many] { $special_amount } сказок
        }, { $special_keep } оставьте, остальные верните на верх колоды в любом порядке.
name-red_riding_hood = «Красная Шапочка»
text-red_riding_hood =
    Особое действие: сбросьте { $special_amount ->
            [one] { $special_amount } верхнюю сказку
            [few] { $special_amount } верхние сказки
           *[many] { $special_amount } верхних сказок
        } и возьмите из них всех «Волков», а если их нет — { $special_gain ->
            [one] { $special_gain } сказку
            [few] { $special_gain } сказки
           *[many] { $special_gain } сказок
        } из колоды. Можно сбросить, чтобы отменить Волка или Страшного серого волка.
name-evil_queen = «Злая королева»
text-evil_queen = Вы выкладываете карты после всех, посмотрев перед этим одну выложенную соперником карту — сбора или сказки.
name-tom_thumb = «Мальчик-с-пальчик»
text-tom_thumb = В начале раунда можете взять 1 ресурс из любой локации.
name-cinderella = «Золушка»
text-cinderella =
    После раскрытия карт сбора вы приходите в свою локацию раньше всех и берёте оттуда { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        }; собранными они не считаются.
name-mother_goose = «Матушка-гусыня»
text-mother_goose =
    В конце сбора, если вы единственный игрок в локации, получите { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } на свой выбор. Можно сбросить в свой ход, чтобы получить { $farewell_amount ->
            [one] { $farewell_amount } ресурс
            [few] { $farewell_amount } ресурса
           *[many] { $farewell_amount } ресурсов
        }.
name-huntsman = «Охотник»
text-huntsman =
    Соперники, у которых есть сказки, обязаны выложить сказку. Раз за раунд можете отменить монстра в своей локации и получить по { $reaction_amount ->
            [one] { $reaction_amount } ресурсу
            [few] { $reaction_amount } ресурса
           *[many] { $reaction_amount } ресурсов
        } каждого типа.
name-frog_prince = «Король-лягушонок»
text-frog_prince =
    В конце сбора, если с вами соперник, сбросьте эту карту и возьмите друга из сброса, а затем { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } на свой выбор.
name-pinocchio = «Пиноккио»
text-pinocchio =
    В начале раунда объявите, какую карту сбора выложите. Если это правда, в конце сбора получите { $effects_2_amount ->
            [one] { $effects_2_amount } ресурс
            [few] { $effects_2_amount } ресурса
           *[many] { $effects_2_amount } ресурсов
        } одного типа, указанного на этой локации.
name-gingerbread_man = «Пряничный человечек»
text-gingerbread_man =
    После раскрытия карт сбора можете никуда не идти, а взять по { $effects_amount ->
            [one] { $effects_amount } ресурсу
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } из каждой локации. Вы не собираете и ни с кем не встречаетесь.
name-rapunzel = «Рапунцель»
text-rapunzel =
    В начале раунда положите на карту { $effects_amount ->
            [one] { $effects_amount } любой ресурс
            [few] { $effects_amount } любых ресурса
           *[many] { $effects_amount } любых ресурсов
        } из запаса. Особое действие: если вы единственный игрок в локации, заберите с карты всё. Со сбросом карты всё пропадает.
name-robin_hood = «Робин Гуд»
text-robin_hood =
    В конце фазы постройки каждый соперник, у которого ресурсов больше, чем у вас, отдаёт вам { $effects_amount ->
            [one] { $effects_amount } ресурс
            [few] { $effects_amount } ресурса
           *[many] { $effects_amount } ресурсов
        } на свой выбор.
name-little_mermaid = «Русалочка»
text-little_mermaid =
    Выложив карту, оставьте себе { $arrival_keep ->
            [one] { $arrival_keep } карту
            [few] { $arrival_keep } карты
           *[many] { $arrival_keep } карт
        } сбора, остальные положите под неё, пока она с вами. Особое действие: получите по { $special_amount ->
            [one] { $special_amount } ресурсу
            [few] { $special_amount } ресурса
           *[many] { $special_amount } ресурсов
        } каждого типа.
name-rumpelstiltskin = «Румпельштильцхен»
text-rumpelstiltskin =
    В начале фазы постройки получите { $effects_amount ->
            [one] { $effects_amount } солому
            [few] { $effects_amount } соломы
           *[many] { $effects_amount } соломы
        }. Особое действие: верните всю солому и возьмите столько же дерева или столько же кирпича.
name-seven_dwarfs = «Семь гномов»
text-seven_dwarfs =
    В конце сбора, если вы единственный игрок в локации, у вас { $effects_amount ->
            [one] { $effects_amount } дополнительное действие
            [few] { $effects_amount } дополнительных действия
           *[many] { $effects_amount } дополнительных действий
        } в фазе постройки.
name-sleeping_beauty = «Спящая красавица»
text-sleeping_beauty = В начале раунда выберите игрока: вместо сказки с руки он, не глядя, играет верхнюю карту колоды.
name-fairy_godmother = «Фея-Крёстная»
text-fairy_godmother =
    Особое действие: возьмите { $special_amount ->
            [one] { $special_amount } сказку
            [few] { $special_amount } сказки
           *[many] { $special_amount } сказок
        }. Можно сбросить в свой ход, чтобы обменять { $farewell_amount ->
            [one] { $farewell_amount } сказку
            [few] { $farewell_amount } сказки
           *[many] { $farewell_amount } сказок
        } с руки на { $farewell_gain ->
            [one] { $farewell_gain } любой ресурс
            [few] { $farewell_gain } любых ресурса
           *[many] { $farewell_gain } любых ресурсов
        }.

## Прочее

name-action = действие
name-reward = награда за первую постройку
name-reward_friend = 1 карта друга
name-reward_fables = 2 карты сказок
name-reward_resources = по 1 ресурсу каждого типа
name-alone = единственный игрок в локации
name-not_alone = не единственный игрок в локации
name-laid_gather = выложенная карта сбора
    .acc = выложенную карту сбора
name-laid_fable = выложенная сказка
    .acc = выложенную сказку
name-fable_deck = колода сказок
name-friend_deck = колода друзей
name-stay = остаться

## Ответы

option-lay = { $a }, без сказки
option-lay_with = { $a } и сказка { $b }
option-keep = Оставить { $a } и { $b }
option-swap = { $a } и { $b }
option-trade = { $a } → { $b }
    .details = { $a } ×{ $amount } → { $b } ×{ $gain }
option-offer = { $a }, отдать: { $b }
option-steal = { $a }: украсть { $b_acc }
option-take = { $a }: взять { $b_acc }
option-give_friend = Передать: { $a }
option-keep_friend = Оставить себе
option-peek_gather = { $a }: карта сбора
option-peek_fable = { $a }: сказка
option-paid_by = 1 ресурс платит { $a }
option-house = Домик { built-of }, верхняя секция — { $b }
    .details = { $of }: домик { built-of }, верхняя секция — { $b }
option-house_plot = Домик { built-of } на выгодной постройке, верхняя секция — { $b }
    .details = { $of }: домик { built-of } на выгодной постройке, верхняя секция — { $b }
option-gain = Получить { $a_acc }
option-build = Построить { $b_acc } { built-of }
    .details =
        Построить { $b_acc } { built-of }: { $price ->
            [0] бесплатно
           *[other] { $a } ×{ $price }
        }{ $surcharge ->
            [0] { "" }
           *[other] {" "}и ещё { $surcharge } игроку { $to }
        }, { $left ->
            [0] ничего не останется
           *[other] останется { $left }
        }
option-build_plot = Построить на выгодной постройке { $b_acc } { built-of }
    .details =
        Построить на выгодной постройке { $b_acc } { built-of }: { $price ->
            [0] бесплатно
           *[other] { $a } ×{ $price }
        }{" "}(со скидкой { $discount }){ $surcharge ->
            [0] { "" }
           *[other] {" "}и ещё { $surcharge } игроку { $to }
        }, { $left ->
            [0] ничего не останется
           *[other] останется { $left }
        }
option-special = Особое действие: { $a }
option-farewell = Сбросить друга: { $a }
option-draw_fable = Взять сказку
option-end_turn = Закончить ход
option-stay = Остаться
option-alone = Буду единственным игроком
option-not_alone = Буду не единственным
option-nothing-merchant_trade = Не меняться
option-nothing-gift_offer = Ничего не дарить
option-nothing-hired_pay = Сбросить карту
option-nothing-tomthumb_take = Ничего не брать
option-nothing-puss_payment = Никто, плачу из своих
option-nothing-ball_replace = Не заменять
option-nothing-tavern_pick = Никого
option-nothing-frog_pick = Никого
option-nothing-whisper_keep = Никакую
option-nothing-chronicles_take = Никакую
option-nothing-goldilocks_keep = Никакую
option-nothing-goldilocks_return = Никакую
option-nothing-godmother_pay = Никакую
option-yes-thumbelina_move = Лететь наугад
option-yes-gingerbread_run = Никуда не идти
option-yes-cancel_monster = Отменить монстра
option-yes-oracle_use = Взять по сказке
option-no-thumbelina_move = Идти по своей карте
option-no-gingerbread_run = Идти по своей карте
option-no-cancel_monster = Не отменять
option-no-oracle_use = Не брать

## Вопросы

ask-order_effects = Какая из ваших карт подействует следующей?
ask-gain_choice_1 = Какой ресурс взять?
    .because = { $thing } ({ $by }): какой ресурс взять?
ask-gain_choice_2 = Какие 2 ресурса взять?
    .because = { $thing } ({ $by }): какие 2 ресурса взять?
ask-gain_choice_3 = Какие 3 ресурса взять?
    .because = { $thing } ({ $by }): какие 3 ресурса взять?
ask-rapunzel_stock = Какие ресурсы положить на карту?
    .because = Какие ресурсы положить на карту { $thing }?
ask-friendly_take = Что забрать у игрока { $of }?
    .because = { $thing }: что забрать у игрока { $of }?
ask-snowwhite_take = Какой ресурс отдаст { $of }?
    .because = { $thing }: какой ресурс отдаст вам { $of }?
ask-troll_give = Что из собранного отдать?
    .because = { $by } берёт с вас плату ({ $thing }). Что из собранного отдать?
ask-lose_choice = Какой ресурс сбросить?
    .because = { $thing } ({ $by }): вас там нет. Какой ресурс сбросить?
ask-share_give = Что из собранного отдать?
    .because = { $by } требует поделиться ({ $thing }). Что из собранного отдать?
ask-robin_give = Что отдать?
    .because = { $thing } берёт у вас для игрока { $by }. Что отдать?
ask-hired_pay =
    Заплатить { $count ->
            [one] { $count } ресурс
            [few] { $count } ресурса
           *[many] { $count } ресурсов
        } или сбросить карту?
    .because =
        { $thing }: заплатить { $count ->
            [one] { $count } ресурс
            [few] { $count } ресурса
           *[many] { $count } ресурсов
        } или сбросить карту?
ask-market_pick = Что взять из локации { $at }?
ask-cinderella_types = Что взять из локации { $at } раньше всех?
    .because = { $thing }: что взять из локации { $at } раньше всех?
ask-gingerbread_take = Что взять из локации { $at }?
    .because = { $thing }: что взять из локации { $at }?
ask-moon_take = Что взять из локации { $at }?
    .because = { $thing }: что взять из локации { $at }?
ask-jack_type = Какой ресурс добавить в локацию { $at }?
    .because = { $thing }: какой ресурс добавить в локацию { $at }?
ask-cellar_type = Какой ресурс взять в локации { $at }?
    .because = { $by } открывает для всех { $thing }. Какой ресурс взять в локации { $at }?
ask-pinocchio_type = Какой ресурс взять в локации { $at }?
    .because = { $thing }: вы сказали правду. Какой ресурс взять в локации { $at }?
ask-monster_place = Куда придёт монстр?
    .because = { $thing }: куда придёт монстр?
ask-unique_place = На какую локацию положить карту?
    .because = На какую локацию положить карту { $thing }?
ask-fairygifts_place = На какую локацию положить карту?
    .because = На какую локацию положить карту { $thing }?
ask-moon_place = Какую из нетронутых локаций осветит луна?
    .because = { $thing }: какую из нетронутых локаций осветит луна?
ask-noway_move = Рядом монстр. Уйти?
    .because = Рядом монстр. Уйти по карте { $thing }?
ask-tomthumb_take = Взять ресурс из локации?
    .because = { $thing }: взять ресурс из локации?
ask-friendlygame = С кем сыграть?
    .because = { $thing }: с кем сыграть?
ask-troll_victim = Кто вам заплатит?
    .because = { $thing }: кто вам заплатит?
ask-ball_peek = Чью карту сбора посмотреть?
    .because = { $thing }: чью карту сбора посмотреть?
ask-beauty_target = Кто сыграет верхнюю сказку колоды вслепую?
    .because = { $thing }: кто сыграет верхнюю сказку колоды вслепую?
ask-alibaba_steal = Что и у кого украсть?
    .because = { $thing }: что и у кого украсть?
ask-friend_keep_or_give = Новый друг — { $friend }. Оставить себе?
    .because = Новый друг — { $friend } ({ $thing }). Оставить себе?
ask-choose_cards = Куда идёте и какую сказку выкладываете?
ask-queen_peek = Какую выложенную карту посмотреть?
ask-well_swap = Чьи карты сбора поменять местами?
    .because = { $thing }: чьи карты сбора поменять местами?
ask-ball_replace = Заменить свою карту сбора?
    .because = { $thing }: заменить свою карту сбора?
ask-mermaid_keep = Какие 2 карты сбора оставить себе?
    .because = { $thing }: какие 2 карты сбора оставить себе?
ask-aladdin_guess = Окажетесь ли вы единственным игроком в локации?
    .because = { $thing }: окажетесь ли вы единственным игроком в локации?
ask-pinocchio_claim = Какую карту сбора объявите?
    .because = { $thing }: какую карту сбора объявите?
ask-merchant_trade = Обменяться с торговцем?
    .because = { $thing } ({ $by }) предлагает обмен. Согласиться?
ask-gift_offer = Что и кому подарить? Одного типа, не больше { $count }.
    .because = { $thing }: что и кому подарить? Одного типа, не больше { $count }.
ask-gift_return = Каким ресурсом вернуть столько же?
    .because = { $by } дарит вам ({ $thing }): { $material } ×{ $count }. Каким ресурсом вернуть столько же?
ask-bbw_house = На какой домик игрока { $of } подуть?
    .because = { $thing }: на какой домик игрока { $of } подуть?
ask-snowwhite_give = Какую сказку отдать?
    .because = { $thing } ({ $by }) ждёт от вас сказку. Какую отдать?
ask-tavern_pick = Кого позвать за свой стол?
    .because = { $thing }: кого позвать за свой стол?
ask-whisper_keep = Какую сказку оставить?
    .because = { $thing }: какую сказку оставить?
ask-chronicles_take = Какую сказку взять из сброса?
    .because = { $thing }: какую сказку взять из сброса?
ask-goldilocks_keep = Какую сказку оставить?
    .because = { $thing }: какую сказку оставить?
ask-goldilocks_return = Какую сказку вернуть первой? Она ляжет ниже остальных.
    .because = { $thing }: какую сказку вернуть первой? Она ляжет ниже остальных.
ask-godmother_pay = Какую сказку обменять?
    .because = { $thing }: какую сказку обменять?
ask-frog_pick = Кого взять из сброса друзей?
    .because = { $thing }: кого взять из сброса друзей?
ask-thumbelina_move = Полететь по случайной карте с руки?
    .because = { $thing }: полететь по случайной карте с руки?
ask-gingerbread_run = Никуда не идти и взять по ресурсу отовсюду?
    .because = { $thing }: никуда не идти и взять по ресурсу отовсюду?
ask-cancel_monster =
    { $stays ->
        [0] Сбросить карту { $friend }, чтобы отменить монстра в локации { $at }?
       *[other] { $friend } может отменить монстра в локации { $at } и останется с вами. Отменить?
    }
    .because =
        { $stays ->
            [0] В локации { $at } сейчас подействует { $thing } ({ $by }). Сбросить карту { $friend }, чтобы отменить монстра?
           *[other] В локации { $at } сейчас подействует { $thing } ({ $by }). { $friend } может отменить монстра и останется с вами. Отменить?
        }
ask-oracle_use = Взять по сказке у каждого соперника?
    .because = { $thing }: взять по сказке у каждого соперника?
ask-reward_choice = Первый домик { made-of } — ваш. Какую награду взять?
ask-build_action = Ваш ход: что делаете?
ask-sly_build = Какую секцию построить?
    .because = { $thing }: какую секцию построить?
ask-puss_payment = { $section } из { $material_gen }: кто заплатит 1 ресурс из цены?
    .because = { $thing }: { $section } из { $material_gen }. Кто заплатит 1 ресурс из цены?
ask-rumpel_convert = Во что превратить { $material_acc } ×{ $count }?
    .because = { $thing }: во что превратить { $material_acc } ×{ $count }?

## Причины отказа

why-not_that_many = Столько этого ресурса нет: выберите другое сочетание.
why-not_there = Такого ресурса здесь не осталось: возьмите другой.
why-not_shown = Этот тип не указан на планшете локации: выберите указанный.
why-monster_there = Там уже есть монстр, а второго за раунд не ставят: выберите другую локацию.
why-lured = Пока лежит «Домик бабушки», все монстры идут только к нему: выберите его локацию.
why-unique_there = Там уже лежит уникальная локация, больше одной нельзя: выберите другую.
why-collected_there = Там в этом раунде собирали, а луна светит только на нетронутые локации: выберите такую.
why-same_place = Вы уже здесь: выберите другую локацию или останьтесь.
why-nothing_left = Такого ресурса в локации нет: выберите другой.
why-not_with_you = Этот соперник в другой локации: выберите того, кто рядом.
why-not_with_troll = Этого соперника нет рядом с Троллем: выберите того, кто с ним.
why-nothing_to_take = У этого соперника нет ресурсов: выберите другого.
why-nothing_to_steal = У соперника нет такого ресурса: украдите другой.
why-must_lay = Охотник соперника требует выложить сказку, раз она у вас есть: добавьте её.
why-lays_blind = Спящая красавица заставляет вас сыграть верхнюю карту колоды: сказку с руки выложить нельзя.
why-locked = Эта карта лежит под Русалочкой: выберите другую.
why-no_fable_laid = Этот соперник не выложил сказку: посмотрите карту сбора.
why-no_card_laid = Этот соперник ещё ничего не выложил: выберите другого.
why-no_exchange = Этому сопернику нечем отдариться, столько другого ресурса у него нет: подарите меньше или выберите другого.
why-other_type = Отдариться нужно ресурсом другого типа: выберите его.
why-spared = Кирпичные домики Страшному серому волку не по силам: выберите соломенный или деревянный.
why-not_himself = Короля-лягушонка взять обратно нельзя: выберите другого друга.
why-unfinished = У вас уже есть недостроенный домик из этого материала: сначала достройте его.
why-no_zone = Все зоны под постройку заняты, новый домик ставить негде: достройте начатые.
why-no_plot = На выгодной постройке нет свободного места: выберите обычную зону.
why-wrong_order = Строят по порядку: основание, стены, крыша. Для этой секции нет опоры, начните с предыдущей.
why-no_section = Таких секций в запасе не осталось: стройте из другого материала.
why-too_dear_base = На основание не хватает ресурсов его материала: соберите ещё.
why-too_dear_walls = На стены не хватает ресурсов их материала: соберите ещё.
why-too_dear_roof = На крышу не хватает ресурсов её материала: соберите ещё.
why-surcharged = За стены нужно доплатить Гензелю и Гретель, а ресурса не хватает: соберите ещё.
why-must_act = Основные действия обязательны: сначала выполните их.
why-no_actions = Действия кончились: завершите ход.
why-special_used = Особое действие этого друга уже выполнено: второй раз за раунд нельзя.
why-not_choosing = Карты выкладывают в начале раунда и все вместе: сейчас не время.
why-queen_waits = Со Злой королевой вы выкладываете карты после всех: подождите соперников.
why-no_market = «Рынок» открыт только вчетвером: выберите другую локацию.
why-not_in_hand = Этой сказки у вас на руке нет: выберите другую.
why-not_building = Это действие фазы постройки: дождитесь её.
why-not_your_turn = Сейчас строит другой игрок: дождитесь своего хода.
why-no_special = Перед вами нет друга с таким особым действием: выберите другое действие.
why-no_farewell = Перед вами нет друга, которого можно так отпустить: выберите другое действие.
why-tower_shut = Забрать ресурсы у Рапунцель может лишь единственный игрок в локации: подождите такого раунда.
why-tower_empty = На карте Рапунцель ничего нет: выберите другое действие.
why-spins_into_itself = Солому превращают в дерево или кирпич: выберите одно из двух.
why-no_straw = Превращать нечего, соломы у вас нет: выберите другое действие.
why-no_fables_left = В колоде и в сбросе не осталось сказок: выберите другое действие.
why-too_few_fables = Для обмена на руке слишком мало сказок: возьмите ещё.
why-nothing_to_pay_with = У этого соперника нет нужного ресурса: выберите другого.
why-needs_help = Одному вам не хватит: пусть 1 ресурс заплатит соперник.
why-nothing_to_build = Даже с помощью соперника сейчас ничего не построить: выберите другое действие.
why-unknown_card = Такой карты в коробке нет: проверьте название.
why-card_both_ways = Одна и та же карта и добавлена, и убрана: оставьте что-то одно.
why-too_few_friends = Друзей слишком мало: нужно хотя бы по двое на игрока.
why-too_few_fables_in_deck = Сказок слишком мало: нужно хотя бы по две на игрока.
why-no_such_seat = Такого места за столом нет: назовите одного из игроков.

## Ресурсы события через запятую: солома, дерево ×2

goods =
    { $straw ->
        [0] {""}
        [1] солома
       *[other] солома ×{ $straw }
    }{ $wood ->
        [0] {""}
       *[other] { $straw ->
            [0] {""}
           *[other] {", "}
        }дерево{ $wood ->
            [1] {""}
           *[other] {" "}×{ $wood }
        }
    }{ $brick ->
        [0] { $straw ->
            [0] { $wood ->
                [0] ничего
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] { $straw ->
            [0] { $wood ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }кирпич{ $brick ->
            [1] {""}
           *[other] {" "}×{ $brick }
        }
    }

## События

event-round = Раунд { $round }. Первый игрок — { $first }
    .first = Раунд { $round }. Первый игрок — вы
    .heading = yes
event-reminded = В этом раунде действует карта { $card } ({ $seat })
    .seat = В этом раунде действует ваша карта { $card }
event-prince =
    { $rolled ->
        [0] Наследный принц приходит в самую богатую локацию { $location } и
       *[other] Кубик приводит наследного принца в локацию { $location }, и тот
    } { $number ->
        [0] не находит чего унести
        [one] уносит половину, { $number } ресурс
        [few] уносит половину, { $number } ресурса
       *[many] уносит половину, { $number } ресурсов
    }
event-gained = { $seat } получает: { goods } ({ $by })
    .seat = Вы получаете: { goods } ({ $by })
event-lost = { $seat } теряет: { goods } ({ $by })
    .seat = Вы теряете: { goods } ({ $by })
event-gave = { $seat } отдаёт, { $to } получает: { goods } ({ $by })
    .seat = Вы отдаёте, { $to } получает: { goods } ({ $by })
    .to = { $seat } отдаёт вам: { goods } ({ $by })
event-took = { $seat } берёт из локации { $location }: { goods } ({ $by })
    .seat = Вы берёте из локации { $location }: { goods } ({ $by })
event-added = { $seat } добавляет в локацию { $location }: { goods } ({ $by })
    .seat = Вы добавляете в локацию { $location }: { goods } ({ $by })
event-emptied = { $by } ({ $seat }) опустошает локацию { $location }: { goods }
    .seat = Ваша карта { $by } опустошает локацию { $location }: { goods }
event-collected = { $seat } собирает в локации { $location }: { goods }
    .seat = Вы собираете в локации { $location }: { goods }
    .all = Ресурсы собраны: { $all }
    .each = { $seat } в локации { $location } — { goods }
    .each_seat = вы в локации { $location } — { goods }
event-picked = { $seat } берёт из локации { $location }: { goods }
    .seat = Вы берёте из локации { $location }: { goods }
event-laid =
    { $seat } выкладывает карту сбора{ $fables ->
            [0] {""}
           *[other] {" "}и сказку
        }
    .seat =
        Вы выкладываете карту сбора{ $fables ->
            [0] {""}
           *[other] {" "}и сказку
        }
    .all = Карты выложены: { $all }
    .each =
        { $seat } — карта сбора{ $fables ->
            [0] {""}
           *[other] {" "}и сказка
        }
    .each_seat =
        вы — карта сбора{ $fables ->
            [0] {""}
           *[other] {" "}и сказка
        }
event-peeked =
    { $seat } смотрит { $what_acc } ({ $whose }){ $shown ->
            [yes] : { $cards }
           *[no] {""}
        }
    .seat =
        Вы смотрите { $what_acc } ({ $whose }){ $shown ->
            [yes] : { $cards }
           *[no] {""}
        }
    .whose = { $seat } смотрит вашу карту: { $what }
event-idle =
    { $needs ->
        [1] { $seat } никуда не идёт: карта { $by } не действует
        [2] { $seat } — не единственный игрок в локации: карта { $by } не действует
        [3] { $seat } ни с кем не встречается: карта { $by } не действует
       *[0] Карта { $by } ({ $seat }) ничего не меняет
    }
    .seat =
        { $needs ->
            [1] Вы никуда не идёте: карта { $by } не действует
            [2] Вы — не единственный игрок в локации: карта { $by } не действует
            [3] Вы ни с кем не встречаетесь: карта { $by } не действует
           *[0] Ваша карта { $by } ничего не меняет
        }
event-lays_last = { $seat } выложит карты после всех: за столом Злая королева
    .seat = Вы выложите карты после всех: с вами Злая королева
event-must_lay = Охотник ({ $seat }) заставляет соперников играть сказки
    .seat = Ваш Охотник заставляет соперников играть сказки
event-enchanted = Спящая красавица ({ $seat }) выбирает, кому играть вслепую: { $whom }
    .seat = Ваша Спящая красавица выбирает, кому играть вслепую: { $whom }
    .whom = Спящая красавица ({ $seat }) выбирает, кому играть вслепую: это вы
    .own = Спящая красавица оставляет играть вслепую самого хозяина: { $seat }
    .own_seat = Ваша Спящая красавица оставляет играть вслепую вас
event-guessed = { $seat } загадывает: { $guess }
    .seat = Вы загадываете: { $guess }
event-claimed = { $seat } объявляет: { $card }
    .seat = Вы объявляете: { $card }
event-revealed = { $seat } раскрывает сказку { $fable }
    .seat = Вы раскрываете сказку { $fable }
    .all = Сказки раскрыты: { $all }
    .each = { $seat } — { $fable }
    .each_seat = вы — { $fable }
event-placed =
    { $seat } размещает карту { $card } в локации { $location }{ $stand_in ->
            [0] {""}
           *[other] {" "}(она лежит вместо фигурки)
        }
    .seat =
        Вы размещаете карту { $card } в локации { $location }{ $stand_in ->
            [0] {""}
           *[other] {" "}(она лежит вместо фигурки)
        }
event-homeless = Для карты { $card } ({ $seat }) не нашлось места
    .seat = Для вашей карты { $card } не нашлось места
event-piped =
    { $count ->
        [0] { $seat } играет на дудочке, но уводить некого
       *[other] { $seat } уводит за дудочкой: { $cards }
    }
    .seat =
        { $count ->
            [0] Вы играете на дудочке, но уводить некого
           *[other] Вы уводите за дудочкой: { $cards }
        }
event-swapped = { $seat } меняет местами карты сбора: { $a } и { $b }
    .seat = Вы меняете местами карты сбора: { $a } и { $b }
    .a = { $seat } меняет местами вашу карту сбора и карту игрока { $b }
    .b = { $seat } меняет местами вашу карту сбора и карту игрока { $a }
    .own = { $seat } обменивает свою карту сбора на карту игрока { $b }
    .own_seat = Вы обмениваете свою карту сбора на карту игрока { $b }
    .own_b = { $seat } обменивает свою карту сбора на вашу
event-cursed = { $seat } под проклятьем выкладывает наугад { $cards_acc }
    .seat = Вы под проклятьем выкладываете наугад { $cards_acc }
event-replaced =
    { $seat } { $changed ->
            [0] оставляет свою карту сбора
           *[other] заменяет свою карту сбора
        }
    .seat =
        { $changed ->
            [0] Вы оставляете свою карту сбора
           *[other] Вы заменяете свою карту сбора
        }
event-shown = { $seat } раскрывает карту сбора { $card }: { $location }
    .seat = Вы раскрываете карту сбора { $card }: { $location }
    .all = Карты сбора раскрыты: { $all }
    .each = { $seat } — { $location }
    .each_seat = вы — { $location }
event-walked = { $seat } приходит в локацию { $location }
    .seat = Вы приходите в локацию { $location }
    .all = Поросята пришли: { $all }
    .each = { $seat } — { $location }
    .each_seat = вы — { $location }
    .after_shown = {""}
event-went = { $seat } идёт в локацию { $location } ({ $by })
    .seat = Вы идёте в локацию { $location } ({ $by })
event-ran = { $seat } убегает и никуда не идёт
    .seat = Вы убегаете и никуда не идёте
event-stayed = { $seat } остаётся на месте ({ $by })
    .seat = Вы остаётесь на месте ({ $by })
event-cancelled = { $by } ({ $seat }) отменяет монстра { $card }
    .seat = Ваш друг { $by } отменяет монстра { $card }
event-cleaned_up = Карты убраны, монстры вернулись в лагерь
event-left = Карта { $card } ({ $seat }) уходит с планшета локации
    .seat = Ваша карта { $card } уходит с планшета локации
event-waits = Карта { $card } ({ $seat }) ждёт следующего раунда
    .seat = Ваша карта { $card } ждёт следующего раунда
event-drew = { $seat } берёт { $cards_acc } ({ $by })
    .seat = Вы берёте { $cards_acc } ({ $by })
event-took_cards = { $seat } берёт на руку { $cards_acc } ({ $by })
    .seat = Вы берёте на руку { $cards_acc } ({ $by })
event-discarded = { $seat } сбрасывает { $cards_acc } ({ $by })
    .seat = Вы сбрасываете { $cards_acc } ({ $by })
event-spent = { $seat } сбрасывает карту { $cards }
    .seat = Вы сбрасываете карту { $cards }
event-handed = { $seat } отдаёт, { $to } получает { $cards_acc } ({ $by })
    .seat = Вы отдаёте, { $to } получает { $cards_acc } ({ $by })
    .to = { $seat } отдаёт вам { $cards_acc } ({ $by })
event-returned = { $seat } возвращает на верх колоды { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    } ({ $by })
    .seat = Вы возвращаете на верх колоды { $number ->
            [one] { $number } карту
            [few] { $number } карты
           *[many] { $number } карт
        } ({ $by })
event-turned_up = { $seat } открывает { $cards_acc } ({ $by })
    .seat = Вы открываете { $cards_acc } ({ $by })
event-reshuffled = Сброс перемешан, готова новая { $deck }
event-met_friend = { $seat } встречает друга: { $card }
    .seat = Вы встречаете друга: { $card }
event-befriended = { $kept ->
        [1] { $seat } оставляет друга себе: { $card }
       *[0] { $seat } отдаёт друга, { $to } его получает: { $card }
    }
    .seat =
        { $kept ->
            [1] Вы оставляете друга себе: { $card }
           *[0] Вы отдаёте друга, { $to } его получает: { $card }
        }
    .to = { $seat } отдаёт вам друга: { $card }
    .after_met_friend =
        { $kept ->
            [1] {" "}и оставляет его себе
           *[0] {" "}и отдаёт: теперь он друг игрока { $to }
        }
    .after_met_friend_seat =
        { $kept ->
            [1] {" "}и оставляете его себе
           *[0] {" "}и отдаёте: теперь он друг игрока { $to }
        }
    .after_met_friend_to = {" "}и отдаёт его вам
event-parted = { $seat } прощается с другом: { $card }
    .seat = Вы прощаетесь с другом: { $card }
event-locked = { $seat } прячет под Русалочку { $number ->
        [one] { $number } карту сбора
        [few] { $number } карты сбора
       *[many] { $number } карт сбора
    }
    .seat = Вы прячете под Русалочку { $number ->
            [one] { $number } карту сбора
            [few] { $number } карты сбора
           *[many] { $number } карт сбора
        }
event-unlocked = { $seat } забирает карты сбора из-под Русалочки
    .seat = Вы забираете карты сбора из-под Русалочки
event-extra_actions = { $seat } получает { $number ->
        [one] { $number } дополнительное действие
        [few] { $number } дополнительных действия
       *[many] { $number } дополнительных действий
    } ({ $by })
    .seat = Вы получаете { $number ->
            [one] { $number } дополнительное действие
            [few] { $number } дополнительных действия
           *[many] { $number } дополнительных действий
        } ({ $by })
event-limited =
    { $number ->
        [0] { $seat } остаётся без основных действий
        [one] { $seat } остаётся с { $number } основным действием
        [few] { $seat } остаётся с { $number } основными действиями
       *[many] { $seat } остаётся с { $number } основными действиями
    } ({ $by })
    .seat =
        { $number ->
            [0] Вы остаётесь без основных действий
            [one] Вы остаётесь с { $number } основным действием
            [few] Вы остаётесь с { $number } основными действиями
           *[many] Вы остаётесь с { $number } основными действиями
        } ({ $by })
event-plot = { $seat } кладёт на свой планшет карту { $card }
    .seat = Вы кладёте на свой планшет карту { $card }
event-stocked = { $seat } кладёт на карту Рапунцель: { goods }
    .seat = Вы кладёте на карту Рапунцель: { goods }
event-built =
    { $seat } строит { $section_acc } { made-of } { $price ->
        [0] бесплатно
       *[other] за { $price }
    }
    .seat =
        Вы строите { $section_acc } { made-of } { $price ->
            [0] бесплатно
           *[other] за { $price }
        }
event-house = { $seat } достраивает домик { made-of }
    .seat = Вы достраиваете домик { made-of }
    .after_built = : домик готов
event-turned_to = { $seat } выбирает, что потеряет { $whom } ({ $by })
    .seat = Вы выбираете, что потеряет { $whom } ({ $by })
    .whom = { $seat } выбирает, что потеряете вы ({ $by })
    .own = { $seat } выбирает, что терять самому ({ $by })
    .own_seat = Вы выбираете, что терять самим ({ $by })
event-blown_down = { $by } сдувает { $section_acc } { made-of } ({ $seat })
    .seat = { $by } сдувает у вас { $section_acc } { made-of }
event-rewarded = { $seat } достраивает самый первый домик { made-of } и получает жетон награды
    .seat = Вы достраиваете самый первый домик { made-of } и получаете жетон награды
    .after_house = , самый первый { made-of }, и за него дают жетон награды
event-chose_reward = { $seat } выбирает награду: { $reward }
    .seat = Вы выбираете награду: { $reward }
event-special = { $seat } просит друга об особом действии: { $card }
    .seat = Вы просите друга об особом действии: { $card }
event-farewell = { $seat } отпускает друга и получает прощальный подарок: { $card }
    .seat = Вы отпускаете друга и получаете прощальный подарок: { $card }
event-ended_turn = { $seat } заканчивает ход
    .seat = Вы заканчиваете ход
event-refilled = Локации пополнены

## Зоны

zone-fable_deck = Колода сказок
zone-fable_discard = Сброс сказок
zone-friend_deck = Колода друзей
zone-friend_discard = Сброс друзей
zone-offered = Новый друг
zone-tavern = За столом таверны
zone-drawn = Взято на выбор
zone-turned_up = Открыто
zone-fable_hand = Сказки на руке ({ $owner })
zone-gather_hand = Карты сбора на руке ({ $owner })
zone-laid_gather = Выложенная карта сбора ({ $owner })
zone-laid_fable = Выложенная сказка ({ $owner })
zone-locked_gather = Под Русалочкой ({ $owner })
zone-friend = Друг ({ $owner })
zone-played = Сыгранные сказки ({ $owner })
zone-next_round = Ждут с прошлого раунда ({ $owner })
zone-unique_location = Уникальные локации ({ $owner })
zone-plot_zone = Выгодные постройки ({ $owner })

## Ход раунда

phase-prince_visit = Визит принца
phase-start_of_round = Начало раунда
phase-start_of_round_effects = В начале раунда
phase-choose = Выбор карт
phase-choose_last = Злая королева выбирает
phase-reveal = Раскрытие сказок
phase-reveal_effects = При раскрытии
phase-reveal_gather = Раскрытие карт сбора
phase-after_gather_reveal_effects = После раскрытия карт сбора
phase-go = Поросята идут
phase-before_collect_effects = Перед сбором ресурсов
phase-collect = Сбор ресурсов
phase-collect_effects = После сбора ресурсов
phase-end_of_gather = Конец сбора
phase-end_of_gather_effects = В конце фазы сбора
phase-clean_up = Уборка карт
phase-start_of_build = Начало постройки
phase-start_of_build_effects = В начале фазы постройки
phase-build_turns = Постройка
phase-end_of_build = Конец постройки
phase-end_of_build_effects = В конце фазы постройки
phase-judgement = Есть ли победитель
phase-preparation = Подготовка к новому раунду

## Настройки

setting-advanced = Усложнённый вариант
    .help = Добавить 6 сказок и 6 друзей для опытных игроков.
setting-with_cards = Добавить карты
    .help = Карты усложнённого варианта, которые войдут в базовую колоду.
setting-without_cards = Убрать карты
    .help = Карты, которые в этой партии не участвуют.
setting-frog_source = Король-лягушонок берёт друга
    .help = По правилам — из сброса на выбор; в английском издании — верхнего из колоды.
setting-first_player = Первый игрок
    .help = Кто начинает первый раунд: тот, кто последним ел бекон, или кого выберет случай.
setting-frog_source-discard = из сброса
setting-frog_source-deck = из колоды
setting-first_player-random = случайный

## Конец игры

ending-three_houses = Три домика готовы: победа!
ending-more_brick = По три домика у нескольких игроков; победили кирпичные.
ending-more_wood = Кирпичных поровну; победили деревянные.
ending-sturdiest_token = Домики равны; победил жетон награды самого прочного материала.
ending-shared = Равны во всём: победа общая.

tie-brick_houses = Кирпичные домики
tie-wood_houses = Деревянные домики
tie-sturdiest_token = Самый прочный жетон награды (кирпич — 3, дерево — 2, солома — 1)

## Мысли ботов

reason-fable_fits = сказка { $fable } здесь кстати, а идти лучше сюда: { $location }
reason-good_place = больше всего надежды на локацию { $location }: ресурсов там — { $number }
reason-build_up = пора строить: { $material }, { $section }
reason-lacks = для домика не хватает: { $material }
reason-more_fables = пригодится ещё одна сказка
reason-friend_helps = друг { $friend } поможет лучше всего
reason-best_of_all = так выйдет выгоднее всего
aspect-houses = достроенные домики
aspect-walls = домики со стенами
aspect-floors = начатые домики
aspect-useful = ресурсы, которых не хватает домикам
aspect-spare = ресурсы про запас
aspect-fables = сказки на руке
aspect-friend = полезный друг
aspect-actions = действия постройки

## Стол в терминале

table-round = Раунд { $round }, первый игрок — { $first }
table-acting = Действует карта { $card } ({ $owner })
table-friend = друг: { $friend }
table-hand = сказки: { $cards }
table-fables = сказок на руке: { $number }
table-said = объявлено: { $what }
table-tower = в башне: { $goods }
table-tokens = жетоны награды: { $materials }
table-piles = Сказки: в колоде { $fable_deck }, в сбросе { $fable_discard }. Друзья: в колоде { $friend_deck }, в сбросе { $friend_discard }.
table-rewards = Награда за первую постройку ещё ждёт: { $materials }
table-prices = цены секций: { $prices }
table-surcharge = (в том числе надбавка за стены — { $number })
table-plot = на выгодной постройке: { $prices }
table-offered = Новый друг: { $card }

## Поля стола: как их называет простой стол страницы

field-round = Раунд
field-first_player = Первый игрок
    .seat = yes
field-turn_order = Порядок хода
    .seat = yes
field-acting = Действует
field-pending = Ждут своей очереди
field-card = карта
field-seat = игрок
    .seat = yes
field-locations = Локации
field-stock = Ресурсы
    .of = straw wood brick
field-refill = Пополнение
    .of = straw wood brick
field-pigs = Поросята
    .seat = yes
field-cards = Карты
field-controller = хозяин
    .seat = yes
field-players = Игроки
field-pig = Поросёнок
field-resources = Ресурсы
    .of = straw wood brick
field-houses = Домики
field-material = Материал
field-sections = Секции
    .of = base walls roof
field-finished = Готово
field-plot = Выгодная постройка
field-prices = Цены секций
    .of = base walls roof
field-plot_prices = Цены на выгодной постройке
    .of = base walls roof
field-surcharge = Надбавка за стены
field-reward_tokens = Жетоны награды
    .seat = yes
field-tower_stock = В башне
    .of = straw wood brick
field-debt = Долг
field-to = Кому
    .seat = yes
field-collected = Собрано в этом раунде
    .of = straw wood brick
field-actions = Действий осталось
field-extra_actions = Дополнительных действий
field-monster_camp = Лагерь монстров
field-houses_to_win = Домиков для победы
