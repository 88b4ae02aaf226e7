# Слова страницы. Слова игр приходят с сервера.
app-title = Игротека
loading = Раскладываем…
board-lost = Доска не загрузилась: пропала связь или игротека обновилась, пока страница была открыта. Партия на месте.
board-reload = Обновить страницу
board-broken = На доске что-то сломалось, поэтому игра идёт за простым столом. Партия на месте.
board-again = Вернуться к доске
back-to-shelf = К полке
about = О проекте
close = Закрыть
cancel = Отмена
send = Отправить
copy = Скопировать
copied = Скопировано
rule-link = правило { $rule }
somebody = Игрок

# Полка
shelf-players = { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
shelf-play = Играть
shelf-friends = Стол для друзей
shelf-unavailable = Игра { $game } установлена, но играть в неё нельзя{ $why }.
shelf-text = Коробка открывает страницу игры, «Играть» сразу сажает с ботами
shelf-waiting = Что вас ждёт
shelf-time-left = осталось: { $time }
time-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
time-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
time-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
shelf-waits-minutes = { $count ->
        [one] ждут { $count } минуту
        [few] ждут { $count } минуты
       *[many] ждут { $count } минут
    }
shelf-waits-hours = { $count ->
        [one] ждут { $count } час
        [few] ждут { $count } часа
       *[many] ждут { $count } часов
    }
shelf-waits-days = { $count ->
        [one] ждут { $count } день
        [few] ждут { $count } дня
       *[many] ждут { $count } дней
    }
shelf-more = Ещё { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
shelf-more-text = Всё, что идёт, в одном списке
shelf-lesson = Урок
shelf-lesson-text = Глава { $number } из { $count } · { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
shelf-lesson-begin = Начать
shelf-lesson-next = Дальше
shelf-puzzle-title = Найдите лучший ход
shelf-puzzle-solve = Решать
shelf-puzzle-streak = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
shelf-look = Посмотреть
shelf-continue = Продолжить
mine = Моя страница
minutes-short = { $count } мин
with = С кем: { $names }
done-of = Пройдено { $done } из { $count }
skip = К содержанию
pages = Страницы
page-shelf = Полка
page-code = Код
page-club = Клуб
page-groups = Группы
privacy = Что о вас хранится
page-mine = Я
page-lost = Страница не загрузилась: пропала связь или игротека обновилась.
code-label = Код стола или код с другого устройства
code-placeholder = Есть код стола?
code-watch = Смотреть открытый стол: { $name }
code-enter = Сесть
code-title = Код стола
code-text-short = Два слова, которые назвал ведущий, или код с другого вашего устройства.
offline = Нет связи с сервером, показываю сохранённое.
offline-empty = Нет связи с сервером.
retry = Повторить
foot-text = Игротека: пять настольных игр, без регистрации и рекламы

# Первое посещение
welcome-title = Настольные игры, в которые можно сесть прямо сейчас
welcome-text = Пять миров, честные боты, друзья по ссылке. Без регистрации.
welcome-play = Играть сейчас
welcome-what = «{ $game }», { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }, с проводником
first-boxes = Или выберите коробку
first-badge = Лучше всего для первого раза

# Открытые столы
open-title = Открытые столы
open-host = Зовёт { $name }
open-plays = Идёт партия, ведёт { $name }
open-watch = Смотреть
open-none = Сейчас никто не собирает стол. Откройте свой, его увидят все.
open-one = Открыть стол

# Страница игры
game-friends = С друзьями
game-learn = Учиться играя
game-learn-text = Короткий урок за доской: проводник показывает и объясняет.
game-learn-done = Урок пройден. Его можно повторить с любой главы.
game-learn-begin = Начать урок
game-learn-next = Дальше: глава { $number }
game-learn-again = Повторить урок
game-bots = С ботами
game-bots-level = Сила ботов
game-bots-play = Сесть с ботами
game-practice = Тренировка
game-friends-text = Ссылка, QR-код и код из двух слов. Пустые места займут боты.
game-glance-tag = За 20 секунд
game-glance = Что происходит на столе
game-day = Замок дня
game-puzzles = Задачи
game-puzzles-text = Найдите лучший ход. Ответ и объяснение сразу.
game-puzzles-solved = Решено { $done } из { $count }
game-results = Мои результаты
game-results-all = Все партии
game-results-played = { $count ->
        [one] партия
        [few] партии
       *[many] партий
    }
game-results-won = { $count ->
        [one] победа
        [few] победы
       *[many] побед
    }
game-results-last = Последние партии, новые справа: высокие выиграны
game-fold-rules = Правила целиком
game-fold-rules-about = сначала за пять минут, потом по пунктам, с поиском
game-fold-cards = Всё, что в коробке
game-fold-cards-about = тексты карт и жетонов, как за столом
game-fold-sources = Откуда тексты
game-fold-sources-about = по описаниям { $percent } %, у каждой карты стоит источник
game-fold-sources-none = всё из книги правил
game-sources-text = Игра собрана без самой коробки под рукой. Что напечатано в книге правил, взято оттуда; остальное найдено в открытых источниках, выведено из правил или восстановлено по описаниям. Восстановленное может отличаться от напечатанного; за столом источник стоит на каждой карте.
game-sources-count = { $count ->
        [one] { $count } компонент
        [few] { $count } компонента
       *[many] { $count } компонентов
    }
game-intro = За пять минут
game-tip = Для первой партии
game-unknown = На этой полке такой игры нет.
stage-lobby = сбор за столом

# Новый стол
new-name = Ваше имя
new-players = Сколько игроков
new-clock = Часы
new-clock-none = без часов
new-clock-move = { $seconds } с на ход
new-bank = Запас времени
new-bank-none = без запаса
new-bank-minutes = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
new-hints = Подсказки разрешены
new-substitutes = За ушедших играет бот
new-window = Ответы о скрытых картах
    .help = Когда играют несколько человек, такие ответы открываются только по истечении этого времени: никто не узнает, был ли у вас выбор. Кто не успел, тот пропускает.
new-window-seconds = через { $seconds } с
new-newcomers = новичкам рады
new-takeover = Гости могут сменить ботов по ходу партии
new-chat = Разговор за столом
chat-mode-all = Любой
chat-mode-phrases = Только готовые фразы
chat-mode-off = За этим столом не разговаривают
chat-put = Вы отключили в настройках то, что пишут люди.
phrases = Сказать одним нажатием
phrase-hello = Привет
phrase-luck = Удачи
phrase-well = Хорошо сыграно
phrase-thanks = Спасибо
phrase-sorry = Извините
phrase-laugh = Это было смешно
phrase-moment = Минутку, пожалуйста
phrase-back = Я снова здесь
phrase-turn = Чей ход?
phrase-again = Сыграем ещё?
phrase-bye = Мне пора, до встречи
manners-report = Пожаловаться…
manners-report-what = Что делает { $name }?
manners-report-text = Это прочтёт хозяин сервера вместе с последними строками разговора.
manners-report-send = Отправить хозяину сервера
manners-reported = Хозяин сервера узнает об этом. Спасибо.
manners-block = Заблокировать
manners-block-sure = У вас и { $name } не будет новых общих столов, и вы не увидите, что там пишут. Об этом никому не скажут. Отменить можно на странице «Я».
manners-blocked = Новых общих столов с { $name } не будет.
notice-from = Хозяин сервера:
new-pack = С набором содержимого этого сервера
new-presets = Готовые наборы правил
new-pace = Темп ботов
pace-instant = мгновенно
pace-fast = быстро
pace-normal = по-человечески
pace-slow = неспешно
new-bots = Соперники
new-create = Накрыть стол
level-random = случайный
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
level-expert = знаток
level-like_me = как вы
new-table = Новый стол
new-name-suggested = Игрок
new-game = Во что
new-whom = С кем
new-whom-friends = Друзья
    .help = по ссылке, QR или коду
new-whom-open = Открытый стол
    .help = увидят все на этом сервере
new-whom-one_screen = Один экран
    .help = передаём устройство по кругу
new-seats = Мест
new-tempo = Темп
new-tempo-none = Без часов
new-tempo-usual = Обычный
new-tempo-letters = По переписке
new-rest = Остальное как в коробке. Менять можно и за столом.
new-fine = Тонкости
new-next = Первое место ваше. Ссылка и код появятся сразу.
new-clock-days = { $time } на ход

# Вход за стол
join-title = Вас зовут за стол
join-present = За столом: { $names }
join-seats = { $seats ->
        [0] Свободных мест нет, но можно смотреть и говорить.
        [one] Есть { $seats } свободное место.
        [few] Есть { $seats } свободных места.
       *[many] Есть { $seats } свободных мест.
    }
join-enter = Сесть за стол
join-watch = Войти без места
join-locked = Стол закрыт ведущим.
join-playing = Партия уже идёт: можно смотреть и говорить.
join-finished = Партия окончена: можно посмотреть, чем она кончилась.
join-locked-next = Попросите пустить вас и проверьте ещё раз.
join-lost = Такого стола нет: ссылка устарела или стол убран.

# Сбор за столом
lobby-title = Собираемся за стол
lobby-rules = Правила за 3 минуты
lobby-leads = Ведёт { $name }
lobby-count = готовы { $ready } из { $people }
lobby-free = { $seats ->
        [0] свободных мест нет
        [one] свободно { $seats } место
        [few] свободно { $seats } места
       *[many] свободно { $seats } мест
    }
lobby-chair = Место { $seat }: { $name }
lobby-seat-open = Свободно
lobby-seat-host = ждём или сядет бот
lobby-seat-waits = ждём гостя
lobby-same-screen = за тем же экраном
lobby-you-lead = вы ведёте стол
lobby-mark-ready = готово
lobby-mark-gathers = собирается
lobby-mark-away = не на связи
lobby-call-bot = Посадить бота
lobby-bot-level = Сила бота
lobby-open-seat = Освободить место
lobby-move = Пересадить на место
lobby-move-here = Пересесть сюда
lobby-share-screen = Посадить ещё человека за этим экраном
lobby-invite = Позовите друзей
lobby-invite-text = Сыграем? «{ $game }»
lobby-share = Пригласить
lobby-copy = Скопировать ссылку
lobby-code = Код вслух
lobby-qr = QR-код приглашения, код вслух: { $code }
lobby-invite-link = Ссылка-приглашение
lobby-watch = Позвать зрителей
lobby-watch-link = Ссылка для зрителей
lobby-locked-host = Стол закрыт: по ссылке и коду больше никто не войдёт.
lobby-locked = Ведущий больше никого не пускает.
lobby-waits = Ждём: { $names }.
lobby-bots-come = { $seats ->
        [one] Свободное место займёт бот.
       *[other] Свободные места займут боты.
    }
lobby-all-here = Все готовы, можно начинать.
lobby-take-seat = У вас нет места: сядьте на свободное.
lobby-no-seat = Мест больше нет. Можно смотреть и говорить.
lobby-ready = Можно начинать
lobby-foot = Начало партии
lobby-change = Изменить
lobby-who = Кто видит этот стол
lobby-open = Открытый стол
    .help = Стол виден на полке всем, кто открыл этот сервер: пока собираемся, можно сесть, потом смотреть.
lobby-preview = Имя и места в превью ссылки
    .help = В мессенджере под ссылкой видны имя ведущего и свободные места. Сам код приглашения не виден никому.
lobby-here = { $count ->
        [one] { $count } за столом
       *[other] { $count } за столом
    }
lobby-busy = Сервер сейчас занят: боты отвечают примерно на { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[other] секунд
  } позже обычного, а сильные могут играть как обычные.
lobby-quota = Подсказок на этом сервере — { $hints } одновременно, на все столы сразу.
lobby-loopback = Страница открыта только на этом компьютере: друзья по ссылке её не увидят.
lobby-loopback-how = Чтобы играть в одной сети, запустите:
lobby-loopback-lan = и откройте страницу по одному из адресов этого компьютера:
lobby-loopback-far = Как поставить небольшой сервер для игры через интернет, рассказывает docs/hosting.md.
lobby-people = За столом
lobby-seat = Место
lobby-shuffle = Пересадить случайно
lobby-muted = без голоса
lobby-sit = Сесть сюда
lobby-stand = Встать
lobby-bot = бот, { $level }
lobby-fill = Заполнить ботами
lobby-start = Начать партию
lobby-wait-host = Ждём, когда ведущий начнёт партию.
lobby-lock = Закрыть стол
lobby-unlock = Снова пускать
lobby-kick = Попросить выйти
lobby-mute = Заглушить
lobby-unmute = Вернуть голос
lobby-hand-over = Передать роль ведущего
lobby-hand-over-sure = { $name }: передать роль ведущего? Менять настройки и просить выйти вы больше не сможете.
lobby-hand-over-yes = Да, передать
lobby-kick-sure = { $name }: попросить выйти? С того же устройства сюда уже не вернуться, а остальных ссылка по-прежнему впускает.
lobby-kick-yes = Да, пусть выйдет
lobby-more = Ещё: { $name }
lobby-person = Кто играет на месте { $seat }
lobby-persons = За этим экраном играют несколько человек: впишите имя каждого.
host-away = Ведущего нет на связи. Если связь не вернётся за минуту, вести стол сможет { $name }.
host-claim-soon = Ведущего нет на связи. Если связь не вернётся за минуту, вести стол сможете вы.
host-claim-text = Ведущего нет на связи больше минуты. Можно вести стол вместо него.
host-claim = Стать ведущим
lobby-host = ведущий
lobby-you = вы
lobby-settings = Правила этого стола
lobby-watchers = { $count ->
        [0] Зрителей нет
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
closed-next = Остальные ваши партии и столы на полке. Если это ошибка, попросите ведущего новую ссылку или код.
closed-next-kicked = За этот стол больше не сесть, а за любой другой можно: он на полке в два нажатия.
closed-next-locked = Остальные ваши партии и столы на полке.
closed-next-deleted = Этой партии больше нет. Новый стол накрывается с полки в два нажатия.
closed-game = К странице игры
line-lost = Связь с сервером потеряна, восстанавливаем. Ваше место сохранено.
line-offline = Нет интернета. Ваше место сохранено; вернёмся сами, как только он появится.
line-restarting = Сервер перезапускается. Стол и места сохранены, вернёмся сами.
rules-seats = { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
rules-clock-none = без часов
rules-clock = { $seconds } с на ход
rules-clock-bank = { $seconds } с на ход и { $minutes } мин запаса
rules-hints = с подсказками
rules-hints-none = без подсказок
rules-pack = с набором этого сервера
rules-preset = набор «{ $name }»
rules-without = без правила «{ $what }»
rules-more = и ещё { $count }
rules-boxed = правила как в коробке
rules-rest = остальное как в коробке
news-sits = { $name }: место { $seat }.
news-free = Место { $seat } свободно.
news-ready = { $name }: можно начинать.
news-not-ready = { $name } ещё собирается.
news-all-ready = Все готовы.

# Стол
status-your-turn = Ваш ход
status-may = Вы можете вмешаться
status-race = Наперегонки
status-move = Ходят: { $names }
status-moves = Ходит { $name }
status-intends = { $name }: «{ $says }»
status-sealed = Ответ запечатан. Ждём остальных: { $names }
status-held = Ответ принят и скоро откроется.
status-over = Партия окончена
status-closed = Стол закрыт.
status-closed-kicked = Ведущий попросил вас выйти.
status-closed-locked = Ведущий изменил, кто может смотреть. Попросите новую ссылку.
status-closed-deleted = Стол убран.
status-closed-shut = Хозяин сервера закрыл этот стол.
status-closed-banned = Хозяин сервера закрыл вам вход.
status-nobody = Стол думает…
status-done = Вы закончили: ждём остальных.
watching = вы смотрите
answer-choose = Ответы
dock = Действия
answers-listed = Списком
answer-confirm = Подтвердить
answer-unused = Не использовано: { $unused }. Точно?
answer-open = Ваш ответ
answer-nothing = Сейчас от вас ничего не ждут.
answer-clear = Сбросить
answer-back = Назад
answer-sealed = Запечатано: { $what }
answer-not-now = Сейчас нельзя
answer-why-not = Почему нельзя остальное?
group-bounds = { $least ->
        [0] не больше { $most }
       *[other] от { $least } до { $most }
    }
group-exactly = ровно { $count }
undo = Отменить ход
takeback-ask = Попросить вернуть ход
takeback-sealed = Взять ответ назад
takeback-question = { $name } просит вернуть ход
takeback-yes = Разрешить
takeback-no = Отказать
takeback-waiting = Ждём согласия остальных на возврат хода.
takeback-ended-done = Ход «{ $move }» возвращён.
takeback-ended-refused = Ход «{ $move }» остаётся: в возврате отказали.
takeback-ended-lapsed = Ход «{ $move }» остаётся: согласились не все и время вышло.
takeback-ended-overtaken = Ход «{ $move }» остаётся: игра уже пошла дальше.
hint = Подсказка
hint-text = Бот советует
hint-wait = Бот советует подождать
study = Что обошлось вам дороже всего
study-ask = Разобрать мои решения
study-wait = Боты смотрят ваши решения…
study-try = Сыграть отсюда иначе
hurry = Поторопить ботов
seats = Игроки
seat-bot = бот · { $level }
seat-substitute = за игрока сел бот
seat-away = не на связи
seat-active = ходит
seat-answered = ответ дан
time-left = { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[many] осталось { $seconds } секунд
    }
seat-choose = Смотреть место
seat-take = Сесть вместо бота
log = Ход партии
log-empty = Пока ничего не произошло: здесь будет каждый ход.
log-earlier = { $count ->
        [one] Раньше ещё { $count } строка
        [few] Раньше ещё { $count } строки
       *[many] Раньше ещё { $count } строк
    }
log-moment = Показать этот момент
log-latest = Последние ходы
past = Вы смотрите прошлое
stage-dice = Кубики катятся…
past-event = { $n } из { $count }
past-back = Шаг назад
past-forward = Шаг вперёд
past-now = К настоящему
round-up = С вашего хода
missed-title = Что произошло без вас
missed-count = { $n } из { $count }
missed-all = Показать всё сразу
missed-done = Понятно
return-text = { $seat }: пока вас не было, отвечал бот.
return = Я снова здесь
chat = Разговор
chat-placeholder = Написать за стол
chat-earlier = Показать, что было раньше
chat-new = Новые сообщения
chat-empty = За столом пока тихо.
chat-left = { $count ->
        [0] Места больше нет
        [one] Остался { $count } знак
        [few] Осталось { $count } знака
       *[many] Осталось { $count } знаков
    }
chat-over = { $count ->
        [one] Слишком длинно на { $count } знак: сократите, и можно отправить.
        [few] Слишком длинно на { $count } знака: сократите, и можно отправить.
       *[many] Слишком длинно на { $count } знаков: сократите, и можно отправить.
    }
chat-unread = { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
goal-label = Цель:
legend = Легенда
legend-open = Легенда: что есть что на столе
legend-here = сейчас на столе
legend-places = Стол
legend-pieces = Фигуры и жетоны
legend-cards = Карты
legend-players = Игроки
legend-turn = Ход игры
legend-signs = Знаки и свет
meeting = Впервые: о чём этот вопрос
meeting-known = Понятно
rules = Правила
rules-search = Поиск по правилам
rules-none = Ничего не нашлось.
menu = Стол
settings = Настройки
setting-language = Язык
setting-theme = Оформление
theme-system = как в системе
theme-light = светлое
theme-dark = тёмное
setting-motion = Движение
motion-none = без движения
motion-fast = быстро
motion-normal = обычно
motion-slow = медленно
setting-sound = Звук
setting-notify = Сообщать о ходе, когда страница не видна
setting-confirm = Подтверждать каждый ответ
setting-auto = Отвечать за меня, если ответ единственный
setting-chat = Показывать, что люди пишут за столом
setting-banter = Реплики ботов в особые моменты
setting-meetings = Пояснять каждый новый вид вопроса
setting-hover = Пояснять знаки доски под мышью
setting-warn = Предупреждать, если в конце хода что-то не использовано
setting-letters = Буквы на доске как горячие клавиши
setting-plain = Простой стол (текстом)
plain-table = Простой стол
card-source-reconstructed = восстановлено по описаниям
card-source-inferred = выведено из правил
card-source-public = известно по открытым источникам
card-source-rulebook = из книги правил
cards-hidden = { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }
zone-empty = пусто
zones-empty = Пусто
table-fields = На столе
curtain-title = Передайте экран: { $name }
curtain-text = Остальные пока не смотрят: здесь чужие карты.
curtain-open = Это я, показать моё место
code-text = Введите этот код на полке другого устройства в течение { $minutes ->
        [one] { $minutes } минуты
       *[other] { $minutes } минут
    }:
over-winner = { $count ->
        [one] Победа: { $names }
       *[other] Общая победа: { $names }
    }
over-you-won = { $others ->
        [0] Вы победили!
       *[other] Общая победа: вы и { $names }
    }
over-nobody = Победителей нет
over-team-won = Команда победила
over-team-lost = Команда проиграла
over-ties = При равенстве сравнивали
over-shared = Равны во всём: победа общая.
over-score = Итог
over-player = Игрок
over-total = Всего
over-moments = Ключевые моменты
over-put = Посмотреть доску
over-show = Показать итог
over-rematch = Ещё раз
over-board = Доска
over-result = Итог
over-too = Я тоже
over-calls = { $name } зовёт ещё раз
over-asked = Вы зовёте ещё раз
over-ready = готовы { $count } из { $all }
over-bots = боты сядут снова
over-waits = Ждём: { $names }
over-same = Тот же стол, те же места
over-watching = Сыграют ли ещё раз, решают игроки
over-begins = Начинаем через { $seconds }…
over-began = Новая партия уже идёт
over-laid = Новый стол накрыт
over-stop = Стоп
over-unsay = Передумать
over-marks = Кто готов сыграть ещё
over-mark-ready = { $name }: место готово
over-mark-waits = { $name }: ждём ответа
over-anew = Собраться заново: другие места и правила
over-bar = Что дальше
over-decided = Как это решилось
over-people = За столом
over-team = Команда
over-won = победа
over-share = Поделиться
over-send = Отправить
over-save = Сохранить картинку
over-link = Ссылка на запись партии
over-no-picture = Картинка не получилась. Ссылка на запись работает.
over-record = Запись
over-study = Разбор
over-shelf = На полку
over-continue = Переиграть с решающего момента
rematch-ready = { $name } зовёт сыграть ещё раз.
rematch-follow = Перейти
leave = Выйти из-за стола
leave-sure = Точно выйти?
delete = Убрать стол
delete-sure = Точно убрать стол и запись?
device = На другое устройство
continue-here = Продолжить отсюда
continue-text = Новая партия начнётся с этого момента. Всё, чего вы тогда не знали, — чужие руки, порядок колод, броски — определится заново.
continue-seat = Вы играете за
continue-bots = Против ботов
continue-friends = С друзьями
replay-title = Запись партии
replay-step = Шаг { $n } из { $count }
replay-play = Смотреть
replay-pause = Пауза
replay-first = К началу
replay-last = К концу
replay-next = Вперёд
replay-previous = Назад
replay-speed = Скорость
replay-moment-before = Предыдущий ключевой момент
replay-moment-after = Следующий ключевой момент
replay-view = Глазами
replay-link = Ссылка на этот момент
replay-begin = Партия начинается.
replay-nothing = На столе ничего не видно.
replay-public = зрителя
replay-bot-why = Почему: { $why }

# Заметки стола
note-joined = { $about } за столом
note-left = { $about } выходит из-за стола
note-kicked = { $about } просят выйти
note-renamed = Новое имя: { $about }
note-host = Теперь стол ведёт { $about }
note-host_claimed = Ведущего долго не было: теперь стол ведёт { $about }
note-rematch = { $about } зовёт сыграть ещё раз
note-again = { $about } зовёт сыграть ещё раз
note-again_full = Новый стол сейчас не накрыть: на сервере нет места
note-bot_sits = { $about } не за столом, пока ходит бот
note-owner_back = { $about } снова за столом
note-started = Партия началась
note-finished = Партия окончена
note-locked = Стол закрыт
note-unlocked = Стол открыт
note-seed_chosen = Раздачу задал хозяин стола: он может знать, что выпадет. Это стол для тренировки
note-takeover = Теперь гости могут сменять ботов и видеть их карты
note-no_takeover = Боты остаются на своих местах
note-takeback_asked = { $about } просит вернуть ход
note-takeback_done = Ход возвращён
note-takeback_refused = В возврате хода отказано
note-takeback_lapsed = Ход остаётся: согласились не все и время вышло
note-takeback_overtaken = Ход остаётся: игра уже пошла дальше
note-missed_clock = { $about } не успевает: время вышло

# Ошибки
error-bad_message = Страница и сервер не поняли друг друга. Обновите страницу.
error-bad_setup = Так начать нельзя: { $text }
error-barrier = Вернуть этот ход одному нельзя: { $text }
error-first_hello = Связь не установлена. Обновите страницу.
error-full = Мест больше нет.
error-internal = На сервере что-то сломалось. Ход не сделан, попробуйте ещё раз.
error-muted = Ведущий отключил вам голос.
error-no_entry = Сюда нельзя без приглашения.
error-no_table = Такого стола нет.
error-not_host = Это может только ведущий.
error-not_now = Сейчас это невозможно.
why-continued = Эта партия продолжает другую: число игроков, настройки и расклад для неё не выбирают.
why-older_rules = С начала этой партии правила изменились: её можно посмотреть, но не продолжить.
why-still_played = Эта партия ещё идёт. Продолжить её с любого места можно, когда она закончится.
why-no_takeover = За этим местом играет бот. Ведущий может разрешить гостям сменять ботов в меню стола.
why-too_long = Партия слишком длинная: запись для неё не сделать.
why-busy = Сервер сейчас занят. Попробуйте ещё раз чуть позже.
why-seen_cards = Вы уже видели карты другого места: за этот стол можно вернуться только на своё.
why-takeback_absent = Вернуть ход можно только с согласия всех, а кого-то из соперников сейчас нет за столом. Подождите, пока он вернётся.
why-takeback_open = Кто-то уже просит вернуть ход. Дождитесь, чем это кончится.
why-kicked = Ведущий попросил вас выйти из-за этого стола.
why-shut = Хозяин сервера закрыл этот стол.
why-banned = Хозяин сервера закрыл вам вход.
why-banned_network = Хозяин сервера закрыл вход из вашей сети.
why-muted_here = Хозяин сервера отключил вам разговор.
why-blocked = За этим столом сидит тот, кого вы заблокировали. Снимите блокировку на странице «Я» или выберите другой стол.
why-many_blocked = Больше людей заблокировать нельзя.
why-chat_off = За этим столом не разговаривают.
why-chat_phrases = За этим столом можно сказать только готовую фразу.
why-host_key = Этот ключ не открывает страницу хозяина. Новый делает команда «igroteka host key».
why-bad_network = Напишите адрес или сеть, например 203.0.113.0/24, не шире /16.
why-no_report = Такой жалобы больше нет.
why-wrong_code = Такого кода нет, или его время вышло. Возьмите новый на другом устройстве: «Стол», затем «На другое устройство».
why-wrong_words = Такого стола нет, или партия уже началась. Спросите код ещё раз или откройте ссылку.
why-unknown_word = В кодах такого слова нет. Посмотрите, нет ли опечатки.
why-two_words = Код стола — два слова, например «лиса лампа».
why-many_guesses = Слишком много неверных кодов подряд. Подождите минуту или войдите по ссылке.
why-locked_table = Ведущий закрыл этот стол. Попросите его пускать по приглашению.
why-next_is_laid = Следующая партия уже ждёт: переходите туда.
why-no_seat = Решают те, кто играл. Вас позовут смотреть.
why-blank_name = Такого имени никто не увидит. Напишите другое.
why-host_is_here = Ведущий на связи.
why-other_rules = Когда на ход даются дни, у этой игры другие правила. Сделайте такой стол заново.
why-host_may_return = Ведущий ещё может вернуться. Подождите минуту.
why-here_longer = Роль ведущего сначала предлагают тому, кто за столом дольше.
error-not_your_seat = Это не ваше место.
error-protocol = Вышла новая версия. Обновите страницу.
error-refused = Так нельзя: { $text }
error-unread = Такого ответа здесь нет: выберите из предложенных.
error-stale = Вопрос уже другой, ответ не засчитан.
error-storage = Не удалось сохранить ход. Попробуйте ещё раз.
error-too_fast = Слишком часто. Подождите немного.
error-too_large = Слишком длинно.
late-by = Опоздание: { $ms } мс

# О проекте
about-title = О проекте
about-text = Игротека — независимая реализация пяти настольных игр с собственными текстами и рисунками. Названия игр и имена персонажей принадлежат их владельцам.
about-licence = Код распространяется по лицензии Apache 2.0.
about-version = Версия { $version }
about-art = Рисунки
about-art-text = Обложки, доски и знаки нарисованы для проекта. Часть мелких значков взята из набора game-icons.net по лицензии CC BY 3.0: { $authors }.
about-fonts = Шрифты
about-fonts-text = Golos Text, Dela Gothic One, Kurale, Neucha, Ruslan Display и Yeseva One — по лицензии SIL Open Font License 1.1.
about-stored = Что хранится
about-stored-server = На сервере: имена за столом, ходы и разговор. Законченные партии хранятся { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }, ведущий может убрать стол раньше.
about-stored-browser = В браузере: ваши места за столами и настройки этой страницы. Учётных записей, рекламы и слежки нет.

# Уроки
lesson-failed = Урок не загрузился
lesson-without = Играть без проводника
lesson-chapter = Глава { $number } из { $count }: { $title }
lesson-step = { $step } из { $count }
lesson-skip = Пропустить урок
lesson-next = Дальше
lesson-why-not = Почему не «{ $what }»?
lesson-for-me = Сделать за меня
lesson-learned = Теперь вы знаете
lesson-again = Ещё раз
lesson-next-chapter = Дальше: «{ $title }»
lesson-chapters = Главы урока
lesson-teaches = Чему учит урок
lesson-rule = Из правил
lesson-done = пройдено
lesson-from-start = Пройти эту главу с начала
lesson-pair = Нас двое за этим экраном
lesson-check = Вопрос { $number } из { $count }
lesson-check-skip = Пропустить вопрос
lesson-right = Верно!
lesson-wrong = Не совсем.
lesson-to-chapter = Ещё раз: «{ $title }»
lesson-finish = К странице игры
why-no_lesson = У этой игры такого урока нет.

# Задачи
game-puzzle = Задача дня
puzzle-failed = Такой задачи нет
puzzle-leave = К странице игры
puzzle-hint = Подсказка
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-play-on = Играть дальше отсюда
corner-fold = Свернуть
corner-unfold = Развернуть
puzzle-streak = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} подряд.

# Правила как книга
book = Правила
book-read = Читать правила как книгу
book-contents = Содержание
book-pieces = Что лежит на столе
book-new-title = Кто знает коробку: что здесь иначе
book-ours = В правилах из коробки об этом ничего нет: так решили мы.
book-ruling = наше решение
book-house = домашнее правило
book-example = Пример
book-open = Открыть на поле
book-back = Вернуться к книге
rule-deeper = Подробнее об этом
rule-in-book = В книге правил

# Игры в самом браузере
here-way = Сколько уже сделано
here-fetching = Игры загружаются в этот браузер
    .why = Правила и боты будут считать прямо здесь: без сервера, а потом и без сети.
here-starting = Почти готово: запускается Python
    .why = На нём написаны правила. В следующий раз будет быстрее.
here-taken = Игры открыты в другой вкладке
    .why = Ничего не потеряно: все ответы записаны. Играть можно в одной вкладке за раз.
    .again = Играть здесь
here-failed = Игры не запустились
    .why = Записанное осталось на месте. Попробуйте ещё раз; если не помогает, обновите браузер или освободите место на диске.
    .again = Попробовать ещё раз
why-tables_away = Игры не запустились или открыты в другой вкладке.
here-alone = Здесь играют за одним экраном и с ботами
    .why = У этой страницы нет сервера, поэтому по ссылке сюда никто не придёт. Посадите друзей рядом: место за столом найдётся каждому. А чтобы играть с разных устройств, нужен сервер Игротеки.
why-no_server = У этой страницы нет сервера, поэтому столы других людей отсюда не видны. Код вводят на странице сервера, который его показал.

# Приложение
app-update = Есть новая версия
    .why = Партии никуда не денутся. Страница откроется заново.
    .now = Обновить
    .later = Потом
app-install = Установить как приложение
app-full = На весь экран
app-full-leave = Выйти из полного экрана

# Партия одним файлом
file-title = Партия из файла
file-text = Партию можно сохранить в файл и доиграть на другой странице Игротеки: без сервера начали — с друзьями продолжили. Чего вы не могли знать, раздастся заново. Этот же файл читает команда igroteka replay.
file-save = Сохранить в файл
file-open = Открыть файл
why-bad_file = Это не файл партии, или он повреждён: ходы в нём не сходятся с правилами. Сохраните партию ещё раз.
why-file_over = Партия в этом файле закончена: продолжать нечего. Пересмотреть её можно командой igroteka replay.
why-file_other_box = В этом файле игра или коробка, которой здесь нет.

# Сообщить о ходе
tell-me = Сообщать, когда мой ход
tell-not-http = Браузер умеет это только по https, а эта страница открыта по http.
tell-not-server = Этот сервер не шлёт уведомлений; его хозяин может поставить igroteka[people].
tell-not-phone = Сначала поместите Игротеку на экран «Домой» (кнопкой «Поделиться») и откройте её оттуда.
tell-not-browser = Этот браузер не принимает уведомлений.
tell-not-denied = Уведомления этой страницы запрещены в настройках браузера.
why-no_push = Этот сервер не шлёт уведомлений: его хозяин может поставить igroteka[people].
why-bad_push = Браузер дал адрес, по которому ему ничего нельзя сообщить.
why-no_passkeys = Здесь нет ключей доступа: им нужны https, имя в адресе и сервер с igroteka[people].
why-wrong_passkey = Этот ключ доступа не подходит. Создайте новый или возьмите другой.
why-unknown_passkey = По этому ключу доступа здесь никого не знают: возможно, его убрали или стёрли.
why-late_passkey = Это длилось слишком долго. Попробуйте ещё раз.
why-many_passkeys = У вас уже десять ключей доступа. Сначала уберите один.
