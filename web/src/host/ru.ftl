# Слова страницы хозяина сервера.
host-title = Этот сервер
host-version = версия { $version }
host-signed = вход: { $name }
host-leave = Убрать ключ
host-key = Ключ хозяина
host-key-text = Ключ делают на самой машине сервера; он остаётся в этом браузере, пока вы его не уберёте:
host-open = Открыть
host-overview = Обзор
host-reports = Жалобы
host-tables = Столы
host-people = Люди
host-log = Журнал
host-now = Сейчас
host-here = людей здесь
host-connections = соединения
host-stage = Состояние
host-stage-any = любое состояние
host-stage-lobby = собираются
host-stage-playing = играют
host-stage-finished = сыграно
host-tables-most = Столов { $tables } из { $most }; оконченные партии хранятся { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
host-storage = Хранилище
host-free = свободно на диске
host-kept-people = люди
host-kept-standing_groups = группы
host-kept-results = итоги партий
host-kept-archive = записи
host-kept-reports = жалобы
host-kept-sanctions = без голоса и без входа
host-backup = Копия всего, не останавливая сервер: igroteka backup FILE
host-kb = { $count } КБ
host-mb = { $count } МБ
host-gb = { $count } ГБ
host-load = Нагрузка и ожидание
host-load-text = За последнюю минуту. Ответы: от нажатия до того, как оно сохранено и подтверждено, половина и 99 из 100, мс. Очередь: дольше всего что-то ждало своей очереди, мс. Боты: сколько секунд их ждал бы новый стол.
host-process = процесс
host-since = с
host-live = столы
host-processor = процессор
host-memory = память
host-answers = ответы
host-lag = очередь
host-bots = боты
host-notice = Объявление всем
host-notice-ru = По-русски
host-notice-en = По-английски
host-notice-for = На
host-notice-say = Сказать всем
host-notice-drop = Убрать
host-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
host-until = до { $time }
host-sanctions = Без голоса и без входа
host-sanctions-none = Никого.
host-network = Сеть
host-network-text = Откуда люди подключены, видно у их стола и нигде не хранится; сеть, которой закрыт вход, хранится до конца этого срока.
host-for = На какой срок
host-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
host-why = Почему (для журнала)
host-mute = Отключить разговор
host-ban = Закрыть вход
host-lift = Отменить
host-is-mute = без голоса
host-is-ban = вход закрыт
host-is-here = здесь
host-is-open = открыт для всех
host-is-shut = закрыт хозяином
host-by-days = по дням
host-connected = подключено: { $count }
host-came = последний раз { $time }
host-find = Найти
host-find-table = Имя кого-то за столом или номер
host-find-person = Имя или номер
host-more = Ещё
host-none = Ничего не нашлось.
host-id = номер { $id }
host-of-table = ведёт стол
host-watchers = Смотрят из { $networks }
host-said = Разговор за столом
host-said-none = Здесь ничего не говорили.
host-shut = Закрыть стол
host-unshut = Снова открыть
host-export = Выгрузить
host-delete = Удалить
host-delete-table = Стол и его запись будут удалены у всех. Отменить это нельзя.
host-delete-person = Всё об этом человеке будет удалено, и за столами тоже. Отменить это нельзя.
host-has = Столы: { $tables }, итоги: { $results }, группы: { $groups }, устройства: { $devices }.
host-networks = Подключение из { $networks }.
host-report-about = { $by }: жалоба на { $about }
host-report-said = { $count ->
        [one] Что там говорили: { $count } строка
        [few] Что там говорили: { $count } строки
       *[many] Что там говорили: { $count } строк
    }
host-report-person = Показать: { $name }
host-report-table = К столу
host-settle = Разобрано
host-settled = разобрано { $time }
host-reports-none = Никто ни на кого не жаловался.
host-log-none = Пока ничего не сделано.
host-refused = отказано: { $why }
host-did-notice = · объявление:
host-did-mute = · отключён разговор:
host-did-unmute = · снова может говорить:
host-did-ban = · закрыт вход:
host-did-unban = · снова открыт вход:
host-did-settle = · разобрана жалоба
host-did-look_table = · просмотр стола
host-did-look_person = · просмотр человека
host-did-shut = · закрыт стол
host-did-unshut = · снова открыт стол
host-did-delete_table = · удалён стол
host-did-delete_person = · удалён человек
host-did-export_table = · выгружен стол
host-did-export_person = · выгружен человек
