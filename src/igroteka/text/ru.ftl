### Слова, общие для всех игр. Те же ключи — в en.ftl.

title = Игротека
tagline = Полка с пятью настольными играми

player = Игрок { $number }
and = и
yes = да
no = нет

hidden-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    .gen =
        { $count ->
            [one] { $count } карты
            [few] { $count } карт
           *[many] { $count } карт
        }
    .dat =
        { $count ->
            [one] { $count } карте
            [few] { $count } картам
           *[many] { $count } картам
        }
    .acc =
        { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }
    .ins =
        { $count ->
            [one] { $count } картой
            [few] { $count } картами
           *[many] { $count } картами
        }
    .pre =
        { $count ->
            [one] { $count } карте
            [few] { $count } картах
           *[many] { $count } картах
        }

option-nothing = Ничего
option-pass = Пас
option-yes = Да
option-no = Нет
option-by_lot = По жребию

why-not_asked = Сейчас вас ни о чём не спрашивают: дождитесь своей очереди.
why-no_such_option = Такого ответа на этот вопрос нет: выберите один из перечисленных.
why-stale = Вопрос уже другой: взгляните на стол и ответьте на новый.
why-finished = Партия окончена: начните новую.
why-must_choose = Отказаться здесь нельзя: выберите одну из подходящих карт.
why-too_few = Этого мало: выберите больше.
why-too_many = Это слишком много: выберите меньше.
why-twice = Одно и то же названо дважды: назовите один раз.
why-nothing_to_undo = Вы ещё не дали ответа, который можно вернуть.
why-lesson_undo = В уроке ходы не возвращают: главу можно начать сначала.
why-lesson_next = Проводник ещё говорит: дочитайте и нажмите «Дальше».
why-undo_chance = С тех пор что-то решили кубики или карты: вернуться можно только с согласия остальных.
why-undo_shown = С тех пор кто-то узнал новое: вернуться можно только с согласия остальных.
why-undo_others = С тех пор ответил кто-то ещё: вернуться можно только с согласия остальных.
why-undo_revealed = Ответы уже вскрыты: вернуться можно только с согласия остальных.
why-undo_time = С тех пор истекло время: вернуться можно только с согласия остальных.
why-undo_called = Сказанное за столом остаётся в силе: вернуться можно только с согласия остальных.
why-player_count = Игра не рассчитана на столько игроков: выберите другое число.
why-unknown_setting = Такой настройки у игры нет: выберите одну из имеющихся.
why-bad_value = Такого значения у настройки нет: выберите одно из перечисленных.
why-no_such_seat = Такого места за столом нет: места считаются с нуля, по одному на игрока.
why-no_such_bot = В этой игре такого бота нет: уровни перечисляет `igroteka games`.
why-bad_position = Такого положения быть не может: проверьте названия и число карт.
why-not_a_save = Это не сохранённая партия, или файл повреждён: выберите другой.
why-save_other_game = Это сохранение другой игры: откройте его в ней.
why-save_other_pack = Партия сохранена с другими материалами: откройте её с тем же набором.
why-save_newer = Партия сохранена более новой версией: обновите Игротеку.

event-undone = { $seat } берёт ход назад
    .seat = Вы берёте ход назад

reason-random = всё равно что
reason-best = так выглядит лучше всего

note-resumed_at_checkpoint = С тех пор правила изменились: партия продолжается с последнего надёжного места.

cli-first-game = { $name }: боты лёгкие. { $help } Обычная партия: --bots normal.
cli-you = Игрок
text-own-seat = Вы — { $who }.
cli-bot = Бот { $number }
cli-seats = игроков: от { $least } до { $most }
cli-player-count = число игроков — от { $least } до { $most }
cli-bad-value = выберите одно из значений: { $values }
cli-no-number = напишите целое число
cli-prompt = Ваш ответ (помощь):
cli-prompt-may = Ваш ответ или Enter, чтобы подождать (помощь):
cli-several = Выберите от { $least } до { $most }: номера через пробел или «ничего».
cli-open = Напишите ответ в одну строку.
cli-not-understood = Это не ответ. Введите номер из списка, ? — чего нельзя и почему, или «помощь».
cli-allowed = Это можно: введите { $number }.
cli-unexpected = Здесь ничто не называется «{ $what }»; один ? перечислит всё, чего нельзя.
cli-all-allowed = Всё, чего здесь можно ожидать, разрешено.
cli-nobody-moves = Сейчас никто другой не ходит: слово за вами.
cli-hint-wait = Подождите: лучше пока ничего не говорить.
cli-no-hint = К этому вопросу подсказок нет: найти ответ — ваше дело.
cli-hint = { $answer } — { $reason }
cli-lesson-next = Enter — дальше:
cli-lesson-right = Верно.
cli-lesson-wrong = Не совсем.
hint-better = Лучше в { $ahead } из { $worlds } воображаемых продолжений, чем ответ: { $other }.
hint-lead = Шансы на победу +{ $points } % (лучше в { $ahead } из { $worlds } воображаемых продолжений) против ответа: { $other }.
hint-equal = Примерно так же хорош ответ: { $other }.
hint-aspect = Главный выигрыш: { $aspect }.
puzzle-number = Задача { $number } из { $count }
puzzle-of-the-day = задача дня
puzzle-task = Один ответ здесь явно лучший, и это не тот, который приходит на ум первым. Какой?
puzzle-task-proof = Верный ответ здесь только один. Какой?
puzzle-then = Верно: { $best }. Теперь покажите.
puzzle-right = Верно: { $best }.
puzzle-shown = Ответ: { $best }.
puzzle-wrong = { $tried } — нет, есть ответ лучше.
puzzle-wrong-proof = { $tried } — нет.
puzzle-wrong-natural = { $tried } — первое, что приходит на ум, но оно стоит { $points } % шансов на победу.
puzzle-wrong-then = Так туда не попасть. Попробуйте ещё раз.
puzzle-hint-natural = Это не ответ «{ $natural }».
puzzle-hint-aspect = Подумайте, что важно: { $aspect }.
puzzle-hint-reason = Лучший ответ: { $reason }.
puzzle-solved = Решено в этой игре: { $solved } из { $count }.
why-no_puzzle = Задачи с таким номером в этой игре нет.
study-item = Шаг { $step }. { $ask } Лучше: { $better }.
study-none = Ни одно решение не обошлось заметно дорого.
aspect-ending = исход самой игры
cli-no-rule = Ни в одном правиле нет слов «{ $what }»: попробуйте другие.
cli-save-where = Скажите куда: сохранить ФАЙЛ
cli-unavailable = { $id } установлена, но играть в неё нельзя: { $why }
cli-save-other = { $file } уже есть, и это не сохранение этой игры: выберите другое имя.
cli-saved = Сохранено: { $file }
cli-replayed = { $title }: игроков { $players }, зерно случая { $seed }
cli-time = проходит время
cli-roll = жребий
cli-seated-bot = { $seat } уступает место боту
cli-seated-owner = { $seat } снова на своём месте
cli-seated-away = { $seat } отходит от стола
cli-seated-back = { $seat } снова за столом
cli-winners =
    { $count ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
       *[many] Общая победа: { $names }
    }
cli-nobody-won = Никто не победил.
cli-team-won = Команда победила.
cli-team-lost = Команда проиграла.
cli-ties = При равенстве сравнивали:
cli-shared = Равны во всём: победа общая.
cli-simulated =
    { $title }: партий { $games }, решений { $decisions }, { $seconds } с, решений в секунду { $rate }
      место, бот, побед (доля), средний счёт
cli-simulated-by =
    процессов { $workers }, правила { $build ->
        [compiled] скомпилированы
       *[interpreted] интерпретируются
    }
cli-simulated-rest = общих побед { $shared }, без победителя { $nobody }
cli-simulated-ending = закончено по { $rule }: { $count }
cli-help =
    номер             этот ответ (несколько: 1 3 4)
    ?                 чего здесь нельзя и почему;  ? НАЗВАНИЕ — об одном
    отмена            взять последний ответ назад
    совет             что сделал бы хороший бот и почему
    бот               пусть он и ответит за вас
    журнал [N]        последние события
    стол              показать стол ещё раз
    правила НОМЕР     правило по номеру или по словам: правила стены
    сохранить ФАЙЛ    отложить партию;  igroteka play --load ФАЙЛ продолжит её
    выход             уйти

# --- a question that follows from somebody's act, or from a thing; $ask is the question itself ---

follows = { $ask }
    .because = { $by } — { $thing }. { $ask }
    .by = { $by }. { $ask }
    .thing = { $thing }. { $ask }

random-bot = Решает мигом: годится любой ответ, разрешённый правилами, хороший или плохой.

# Имена ботов: по-русски они не склоняются.
bot-amelie = Амели
bot-archie = Арчи
bot-arlo = Арло
bot-benny = Бенни
bot-bertie = Берти
bot-bruno = Бруно
bot-charlie = Чарли
bot-coco = Коко
bot-daisy = Дейзи
bot-dolly = Долли
bot-enzo = Энцо
bot-freddy = Фредди
bot-guido = Гвидо
bot-hetty = Хетти
bot-juno = Джуно
bot-leo = Лео
bot-lulu = Лулу
bot-margo = Марго
bot-milo = Мило
bot-mimi = Мими
bot-monty = Монти
bot-nelly = Нелли
bot-nico = Нико
bot-otto = Отто
bot-rosie = Рози
bot-sophie = Софи
bot-theo = Тео
bot-tilly = Тилли
manner-sunny-joy-1 = Ура!
manner-sunny-joy-2 = Ох, как весело!
manner-sunny-woe-1 = Ой! Ну ничего.
manner-sunny-woe-2 = Вот это приключение!
manner-sunny-won = Какая чудесная партия! Всем спасибо!
manner-sunny-lost = Было весело! Ещё разок?
manner-dry-joy-1 = По плану. Примерно.
manner-dry-joy-2 = Бывает.
manner-dry-woe-1 = Учту.
manner-dry-woe-2 = Бывали минуты и получше.
manner-dry-won = Что ж. Сойдёт.
manner-dry-lost = Кто-то же должен.
manner-shy-joy-1 = Ой… получилось!
manner-shy-joy-2 = Простите, это всё я?
manner-shy-woe-1 = Вот этого я и боюсь…
manner-shy-woe-2 = Не смотрите, пожалуйста.
manner-shy-won = Правда? Победа?
manner-shy-lost = Вы все так хорошо играете…
manner-grand-joy-1 = Прошу оваций!
manner-grand-joy-2 = Запомните этот миг!
manner-grand-woe-1 = Это антракт. Не более.
manner-grand-woe-2 = И легенды спотыкаются.
manner-grand-won = Корона, как обычно.
manner-grand-lost = Об этом будет глава в мемуарах.
manner-polite-joy-1 = Как мило со стороны удачи.
manner-polite-joy-2 = Благодарю, благодарю.
manner-polite-woe-1 = Только после вас, неприятности.
manner-polite-woe-2 = Продолжайте, прошу вас.
manner-polite-won = С вами приятно играть.
manner-polite-lost = Отличная игра, поздравляю.

# Приглашение, как его показывает мессенджер
preview-site = Игротека
preview-line = Вас зовут за стол. Откройте ссылку и садитесь.
preview-host = { $name } зовёт играть. { $seats ->
        [0] Мест уже нет, но можно смотреть.
        [one] Есть { $seats } свободное место.
        [few] Есть { $seats } свободных места.
       *[many] Есть { $seats } свободных мест.
    }
preview-script = Чтобы играть, включите в браузере JavaScript.

# Когда ход за человеком, у которого не открыта ни одна страница
push-turn = { $game }: ваш ход
push-turns = { $count ->
        [one] Ваш ход за { $count } столом
        [few] Ваш ход за { $count } столами
       *[many] Ваш ход за { $count } столами
    }
push-more = { $count ->
        [one] и ещё { $count } стол
        [few] и ещё { $count } стола
       *[many] и ещё { $count } столов
    }
push-until = до
