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
           *[many] { $count } карт
        }
    .dat =
        { $count ->
            [one] { $count } карте
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
           *[many] { $count } картами
        }
    .pre =
        { $count ->
            [one] { $count } карте
           *[many] { $count } картах
        }

option-nothing = Ничего
option-pass = Пас
option-yes = Да
option-no = Нет

why-not_asked = Сейчас вас ни о чём не спрашивают: дождитесь своей очереди.
why-no_such_option = Такого ответа на этот вопрос нет: выберите один из перечисленных.
why-stale = Вопрос уже другой: взгляните на стол и ответьте на новый.
why-finished = Партия окончена: начните новую.
