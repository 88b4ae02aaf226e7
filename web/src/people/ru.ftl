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
