# Слова страниц о людях: «Я», клуб, группы.
me-since = играет с { $since }
me-name = Имя и лицо
me-name-text = Лицо рисуется по имени. За столами, где вы уже сидите, имя останется прежним.
me-save = Сохранить
me-year = Год за столом
me-year-sum = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }, { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
me-year-days = Дней с партиями: { $days } за { $weeks } недель
me-by-game = По играм
me-played = партий
me-won = побед
me-best = рекорд
me-puzzles = задачи
me-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
me-numbers = Подробнее
me-by-count = По числу мест
me-by-level = По силе ботов
me-players = { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
me-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
me-games-all = Все { $count }
me-first = Первый ход
me-first-text = { $percent } % партий; побед: первым ходом { $won } %, не первым { $later } %
me-longest = Самая долгая партия
me-closest = Самая близкая партия
me-margin = разница { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
me-rivals = Любимые боты
me-rivals-score = ваши победы : победы бота
me-rivals-said = ваших побед { $mine }, побед бота { $theirs }
me-streak = { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
me-puzzle-done = Задача дня решена
me-puzzle-waits = Задача дня ждёт до полуночи
me-lessons = Уроки
me-data = Мои данные
me-data-text = Ваш ключ хранится в этом браузере, результаты — на сервере. Их можно перенести на другое устройство, скачать или стереть.
me-devices = Устройств с вашим ключом: { $count }.
me-export = Всё (JSON)
me-csv = Партии (CSV)
me-erase = Стереть
me-erase-title = Стереть всё о вас?
me-erase-text = Исчезнут результаты, сообщения и имя за всеми столами (сейчас их { $tables }), уроки и задачи в этом браузере. Идущие партии доиграют боты. Вернуть это нельзя.
me-erase-all = Стереть всё

shelf-replay = Пересмотреть
shelf-result = Итог
shelf-running = Идущие партии
shelf-finished = Законченные партии
shelf-remove = Убрать с полки
shelf-remove-sure = Точно? Вы уйдёте из партии
mine-empty = Здесь появятся ваши партии.

# Клуб
club-title = Клуб этого сервера
club-sum = Здесь сейчас: { $people }. Открыто столов: { $open }, играют: { $playing }
club-open = Открыть стол
club-game = Игра
club-any = любая игра
club-newcomers = новичкам рады
club-none-such = Таких столов сейчас нет.
club-playing = Играют
club-playing-none = Сейчас никто не играет на виду. Партии открытых столов появятся здесь.
club-watch = Смотреть
club-watching = { $count ->
        [0] пока никто не смотрит
        [one] смотрит { $count }
       *[other] смотрят { $count }
    }
club-level = бот: { $level }
club-lang-ru = по-русски
club-lang-en = по-английски
here-title = Сейчас здесь
here-none = Пока никого не видно.
here-more = и ещё { $count }
here-shelf = у полки
here-club = в клубе
here-playing = за столом
here-learning = учится
here-watching = смотрит партию

# Группы
groups-text = Постоянный стол друзей: ссылка, счёт и следующая игра
groups-none = Пока групп нет. Сделайте свою и пошлите друзьям ссылку, или откройте ссылку друзей.
groups-waits = вас ждут
groups-new = Новая группа
groups-name = Название
groups-example = Пятничный стол
groups-begin = Создать группу
group-sum = { $members ->
        [one] { $members } участник
        [few] { $members } участника
       *[many] { $members } участников
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }. Счёт ведётся сам.
group-sit = Сесть сейчас
group-sit-too = Сесть к остальным
group-invite = Позвать в группу
group-outside = Эта страница — для участников группы. Попросите у них ссылку-приглашение.
group-tag = Постоянная группа
group-join = Войти в группу
group-join-text = Вас узнают по ключу в этом браузере, без регистрации. Выйти можно в любой момент.
group-score = Счёт
group-time = За какое время
group-all-games = все игры
group-this-year = этот год
group-ever = за всё время
group-player = игрок
group-last = последние шесть
group-last-won = побед: { $won } из { $of }
group-together = Игры сообща
group-together-won = побед: { $won } из { $played }
group-no-games = Счёт начнётся с первой партии.
group-members = Участники
group-here = Сейчас здесь: { $names }
group-here-none = Остальных сейчас нет
group-rename = Переименовать
group-leave = Выйти из группы
group-leave-sure = Точно выйти?
group-about = Пожаловаться или заблокировать
me-blocked = Заблокированы
me-blocked-text = Новых общих столов с ними нет, и что они пишут, вы не видите.
me-unblock = Отменить
group-next = Следующая игра
group-next-none = Ничего не назначено
group-comes = будет
group-comes-not = не сможет
group-silent = пока без ответа
group-coming = Придут: { $coming } из { $members }
group-come = Приду
group-come-not = Не смогу
group-plan = Назначить игру
group-plan-other = Другой день или игра
group-plan-drop = Отменить
group-when = Когда
group-votes = Во что потом?
group-votes-head = голоса
group-played = Сыграно
group-played-none = Здесь появится первая партия.
group-won-together = победа вместе
group-lost-together = поражение вместе
group-somebody = победа гостя или бота
group-talk = Чат группы
group-talk-none = Пока тихо.
group-talk-line = Написать группе
group-what = Во что играем?

# Что хранится
me-hidden = Не показывать меня другим на этом сервере
privacy-mine = К моим данным
privacy-tables = За столами
    .text = Имена, которые вы набрали, чат, настройки и ходы партии. Законченную партию помнят { $days } дней (партии групп — год), брошенную — вдвое дольше.
privacy-person = О вас
    .text = Имя, столы, где вы сидите, и результаты партий: когда, во что, сколько мест, какие боты, кто победил. Имён других людей там нет. Сервер узнаёт вас по ключу в браузере и хранит от него только отпечаток. Почты, телефона и пароля нет.
privacy-groups = В группах
    .text = Участники, ответы «приду» и «не смогу», голоса, последние 200 строк чата и результаты партий группы.
privacy-seen = Кто это видит
    .text = Стол видят те, кто за ним, и те, у кого есть ссылка. Группу видят её участники. Результаты видите только вы. В клубе видно имя и чем вы заняты, если вы не попросили вас не показывать. Хозяин сервера может прочесть всё, что на нём хранится. Адреса в сети не записываются.
privacy-browser = В этом браузере
    .text = Ключи от столов и ваш ключ, имя, настройки, пройденные уроки и решённые задачи. Куки нет.
privacy-gone = Как это исчезает
    .text = На странице «Я» всё можно скачать и стереть: сразу, на всех столах и в группах. Кто не заходил год, того забывают сами, если его не хранит группа. Группу, в которой год ничего не было, забывают тоже.
