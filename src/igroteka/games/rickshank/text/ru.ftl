### Слова «Рикбега из Рикшенка». Те же ключи — в en.ftl.

title = Рик и Морти: Рикбег из Рикшенка
tagline = Соберите колоду, одолейте заклятых врагов и переголосуйте Совет Риков
feel = Сбор колоды, нападения и интриги
playing-time = около 50 минут
bot-easy = Покупает что понравилось и голосует наполовину наугад.
bot-normal = Собирает ровную колоду и скупится на жетоны; за чужими колодами не следит.
bot-hard = Знает, какие карты выигрывали в тысячах партий, и лишнего не берёт; блефа не замечает.
goal = Больше всех очков, когда падёт Президент (врагов ещё { $left }) или кончится колода ({ $deck }).
intro = Рик сел в межгалактическую тюрьму — и это, разумеется, часть плана. Вы начинаете с десятью картами, за которые стыдно, покупаете карты получше, разделываетесь с семью заклятыми врагами и голосуете в Совете: тайно, дорого и чаще всего против соседей.
intro-1 = Играйте карты с руки: они дают мощь. На мощь покупайте карты, играйте дальше, покупайте снова — в любом порядке. Купленное уходит в ваш сброс. В конце хода рука и сыгранное сбрасываются, и вы берёте пять новых карт.
    .title = Ход
intro-2 = Пять карт барахолки, «Портальные пушки», открытый заклятый враг (один за ход), локация, которую только что показала пушка, и один жетон доступа за ход.
    .title = Что продаётся
intro-3 = Когда она кончилась, а карта нужна, сброс перемешивают. Купленная карта может прийти к вам уже в этом же ходу.
    .title = Колода
intro-4 = Постоянки и локации, сыгранные с руки, лежат перед вами и работают каждый ход. Локация из стопки станет вашей, только если её купить.
    .title = Что остаётся на столе
intro-5 = Атака бьёт по остальным. Каждый может ответить одной защитой — с руки, со стола или свойством персонажа. О защите спрашивают всех, даже тех, у кого её нет: по паузе никто ничего не узнает.
    .title = Атаки и защиты
intro-6 = Карта Совета начинает голосование: все тайно ставят жетоны и выбирают, всё вскрывается разом, потом по кругу добавляют карты Совета. Платят только те, чей вариант победил. На аукционе бонус получает самая большая ставка, референдум касается всех, а на санкциях указывают, кому не повезло.
    .title = Голосования
intro-7 = Победили врага — он ваш и приносит очки, а в конце хода открывается следующий и атакует всех сразу. Последний — Президент: чтобы бросить ему вызов, в самом начале хода сбросьте жетон.
    .title = Заклятые враги
intro-8 = Игра кончается, когда пал Президент или барахолку нечем пополнить. Побеждает тот, у кого больше победных очков.
    .title = Победа
    .goal = yes
intro-tip = Первые ходы покупайте то, что добирает карты или даёт много мощи: очки подождут. От стартовых карт избавляйтесь при любой возможности, а жетоны берегите к голосованию, которое вам действительно важно.

## Понятия

name-rick = Рик
name-morty = Морти
name-special = Нечто особенное
name-equipment = Снаряжение
name-gromflamite = Громфломит
name-council = Совет
name-location = Локация
name-starter = Затравка
name-nemesis = заклятый враг (лежит взакрытую)
name-access_token = жетон доступа
name-auction = аукцион
name-referendum = референдум
name-sanctions = санкции
name-in_favour = «за»
name-against = «против»
name-nobody = никто
name-unchosen = персонаж не выбран

## Поля простого стола и части счёта

field-active = Ходит
field-turn = Ход
field-power = Мощь
field-supply = Жетоны доступа в запасе
field-tokens = Жетоны доступа
    .seats = yes
field-token_price = Цена жетона
field-characters = Персонажи
    .seats = yes
field-prices = Цены
field-plays = Сыграно за ход
field-may_defeat = Право победить Президента
field-owners = Чужие и ничьи карты
field-card = Карта
field-owner = Владелец
field-vote_card = Голосование
field-vote_kind = Вид голосования
field-vote_choices = Голоса
    .seats = yes
field-vote_stakes = Ставки
    .seats = yes
field-vote_tally = Подсчёт

score-cards = Карты
score-locations = Локации
score-nemeses = Заклятые враги
score-morty_waves = «Волны Морти» без пары

tie-nemeses = Побеждённые заклятые враги
tie-deck_size = Карты в колоде

## Настройки, фазы, зоны, конец

setting-characters = Персонажи
    .help = Раздать по одному случайно, выбрать из всех по очереди или раздать по два и оставить одного.
setting-characters-random = случайные
setting-characters-choose = на выбор
setting-characters-deal_two = один из двух
setting-stop_idle_game = Останавливать застывшую партию (домашнее правило)
    .help = В книге правил этого нет. Партия завершается подсчётом очков, если три круга подряд ни у кого нет карт или двадцать кругов подряд никто не покупает, не получает и не уничтожает карт. Выключите, чтобы играть строго по книге.

phase-choose_characters = Выбор персонажей
phase-start_of_turn = Начало хода
phase-open_phase = Розыгрыш и покупки

zone-main_deck = Основная колода
zone-flea_market = Барахолка
zone-portal_gun_stack = Портальные пушки
zone-morty_waves_stack = Волны Морти
zone-nemesis = Верхний заклятый враг
zone-nemesis_stack = Стопка заклятых врагов
zone-location_stack = Стопка локаций
zone-location_discard = Сброс локаций
zone-destroyed = Уничтоженные карты
zone-unused = В коробке
zone-revealed_locations = Открытые локации
zone-deck = Колода ({ $owner })
zone-hand = Рука ({ $owner })
zone-discard = Сброс ({ $owner })
zone-play = В игре ({ $owner })
zone-revealed = Раскрытые карты Совета ({ $owner })
zone-imprisoned = Под «Галактической тюрьмой» ({ $owner })

ending-president_defeated = Последний заклятый враг побеждён: игра окончена.
ending-nothing_happens = Который круг подряд никто не покупает, не получает и не уничтожает карт: игра окончена. Это домашнее правило, в книге его нет.
ending-main_deck_short = Основной колоды не хватило, чтобы пополнить барахолку: игра окончена.

## Стол в терминале

table-turn = Ход { $turn }: { $seat } · мощь { $power } · жетоны в запасе: { $supply }
table-stacks = Колода { $main } · пушки { $guns } · Волны Морти { $waves } · локации { $locations } (сброс { $gone }) · уничтожено { $destroyed }
table-characters = Персонажи на выбор:
table-nemesis = Заклятый враг, стоимость { $cost }: { $card } ({ $kind }) · под ним ещё { $below }
table-kind = { $type }, ПО { $vp }
table-no_nemesis = Следующий заклятый враг лежит взакрытую (осталось { $below })
table-beside = Рядом с барахолкой:
table-player = { $seat } ({ $character }) · жетоны { $tokens } · рука { $hand } · колода { $deck } · сброс { $discard }
table-play = в игре: { $cards }
table-imprisoned = в тюрьме: { $cards }
table-hand = Ваша рука: { $cards }
table-discard = Ваш сброс: { $cards }
table-vote = Голосование «{ $card }» ({ $kind })
table-choice = { $choice }: { $votes }
table-owner = { $card } — владелец: { $owner }
table-none = —

## Вопросы

ask-choose_character = Выберите персонажа.
ask-keep_character = Какого из двух персонажей оставить?
ask-president_token = Сбросить жетон доступа, чтобы в этот ход можно было победить Президента?
ask-drive_thru = Какую карту барахолки положить под основную колоду и заменить?
    .because = «{ $thing }»: какую карту барахолки положить под основную колоду и заменить?
ask-open_phase = Ваш ход: играйте карты, покупайте или завершите ход.
ask-trigger_order = Какое свойство применить следующим?
ask-choose_foe = Выберите врага.
    .because = «{ $thing }»: выберите врага.
ask-fake_gun_owner = В чей сброс отправить новую карту?
    .because = В чей сброс отправить карту «{ $thing }»?
ask-moron_top = Куда положить карту «{ $card }»: на верх колоды или в сброс?
    .because = { $thing }: куда положить карту «{ $card }» — на верх колоды или в сброс?
ask-discard = Какую карту сбросить?{ part-left }
    .because = { $by } — «{ $thing }». Какую карту сбросить?{ part-left }
    .own = Ваша карта «{ $thing }». Какую карту сбросить?{ part-left }
    .thing = Групповая атака: «{ $thing }». Какую карту сбросить?{ part-left }
ask-destroy_own = Какую карту на руке или в сбросе уничтожить?
    .because = { $by } — «{ $thing }». Какую карту на руке или в сбросе уничтожить?
    .own = Ваша карта «{ $thing }». Какую карту на руке или в сбросе уничтожить?
ask-power_or_token = Мощь или жетон доступа?
    .because = «{ $thing }»: мощь или жетон доступа?
ask-token_for_draw = Сбросить жетон доступа, чтобы взять { part-number_cards }?
    .because = «{ $thing }»: сбросить жетон доступа, чтобы взять { part-number_cards }?
ask-token_for_returns = Сбросить жетон доступа, чтобы вернуть из сброса на руку карты стоимостью { $cost } (до { $number })?
    .because = «{ $thing }»: сбросить жетон доступа, чтобы вернуть из сброса на руку карты стоимостью { $cost } (до { $number })?
ask-return_cheap = Какую карту стоимостью { $most } вернуть из сброса на руку?
    .because = «{ $thing }»: какую карту стоимостью { $most } вернуть из сброса на руку?
ask-return_card = Какую карту вернуть из сброса на руку?
    .because = «{ $thing }»: какую карту вернуть из сброса на руку?
ask-discard_top = Сбросить верхнюю карту своей колоды? Если её стоимость { $cost }, мощь +{ $power }.
    .because = «{ $thing }»: сбросить верхнюю карту своей колоды? Если её стоимость { $cost }, мощь +{ $power }.
ask-destroy_hand = Какую карту с руки уничтожить?
    .because = «{ $thing }»: какую карту с руки уничтожить?
ask-destroy_self = Уничтожить и саму сыгранную карту?
    .because = Уничтожить и саму карту «{ $thing }»?
ask-destroy_market = Какую карту барахолки уничтожить?
    .because = «{ $thing }»: какую карту барахолки уничтожить?
ask-put_into_play = Какую локацию из сброса ввести в игру?
    .because = «{ $thing }»: какую локацию из сброса ввести в игру?
ask-portal_discard = Какую карту сбросить, чтобы сыграть верхнюю локацию?
    .because = «{ $thing }»: какую карту сбросить, чтобы сыграть верхнюю локацию?
ask-play_location = Сыграть верхнюю карту стопки локаций?
    .because = «{ $thing }»: сыграть верхнюю карту стопки локаций?
ask-aqua_draw = Карта сброшена с руки: взять за неё { part-number_cards }?
    .because = Карта «{ $thing }» сброшена с руки: взять за неё { part-number_cards }?
ask-destroy_discard = Какую карту стоимостью от { $least } в своём сбросе уничтожить?
    .because = { $by } атакует вас: «{ $thing }». Какую карту стоимостью от { $least } в своём сбросе уничтожить?
ask-hand_over = В чей сброс переложить эту карту?
    .because = В чей сброс переложить карту «{ $thing }»?
ask-ongoing_or_card = Что сбросить: постоянку из игры или карту с руки?
    .because = { $by } атакует вас: «{ $thing }». Что сбросить: постоянку из игры или карту с руки?
ask-defend = Вас атакуют. Чем защититься?
    .because = { $by } атакует вас: «{ $thing }». Чем защититься?
    .thing = Групповая атака: «{ $thing }». Чем защититься?
ask-bugged_payback = Какую карту положить в сброс атакующего ({ $attacker })?
    .because = «{ $thing }»: какую карту положить в сброс атакующего ({ $attacker })?
ask-auction = Аукцион: сколько жетонов поставить?
    .because = { $by } играет «{ $thing }». Аукцион: сколько жетонов поставить?
    .own = Вы играете «{ $thing }». Аукцион: сколько жетонов поставить?
ask-referendum = Референдум: «за» или «против» и сколько жетонов?
    .because = { $by } играет «{ $thing }». Референдум: «за» или «против» и сколько жетонов?
    .own = Вы играете «{ $thing }». Референдум: «за» или «против» и сколько жетонов?
ask-sanctions = Санкции: на кого указать и сколько жетонов поставить?
    .because = { $by } играет «{ $thing }». Санкции: на кого указать и сколько жетонов поставить?
    .own = Вы играете «{ $thing }». Санкции: на кого указать и сколько жетонов поставить?
ask-council_reveal = Раскрыть карту Совета ради ещё одного голоса? Больше всего голосов пока { $most }.
    .because = { $by } играет «{ $thing }». Раскрыть карту Совета ради ещё одного голоса? Больше всего голосов пока { $most }.
    .own = Вы играете «{ $thing }». Раскрыть карту Совета ради ещё одного голоса? Больше всего голосов пока { $most }.
ask-vote_tie = Ничья: голосов поровну, по { $most }. Какой вариант побеждает?
    .because = «{ $thing }», ничья: голосов поровну, по { $most }. Какой вариант побеждает?
ask-citadel_cancel = «{ $card }»: провести голосование или отменить?
    .because = «{ $card }»: провести голосование «{ $thing }» или отменить?
ask-gain_from_market = Какую карту барахолки стоимостью до { $most } получить?
    .because = Вы выиграли аукцион «{ $thing }». Какую карту барахолки стоимостью до { $most } получить?
ask-gain_location = Какую локацию получить?
    .because = Вы выиграли аукцион «{ $thing }». Какую локацию получить?
ask-recycle = Какую уничтоженную карту стоимостью { $cost } получит { $named }?
    .because = «{ $thing }»: какую уничтоженную карту стоимостью { $cost } получит { $named }?
ask-discard_ongoing = Какую свою постоянку сбросить из игры?
    .because = { $by } играет «{ $thing }». Референдум прошёл: какую свою постоянку сбросить из игры?
    .own = Вы играете «{ $thing }». Референдум прошёл: какую свою постоянку сбросить из игры?
ask-token_or_card = Что сбросить: жетон доступа или карту?
    .thing = Групповая атака: «{ $thing }». Что сбросить: жетон доступа или карту?
ask-pass_card = Какую карту передать следующему задетому игроку?
    .thing = Групповая атака: «{ $thing }». Какую карту передать следующему задетому игроку?

## Ответы

option-play = Сыграть: { $a }
    .details = Сыграть: { $a } (мощь +{ $power })
option-buy = Купить: { $a }
    .details = Купить: { $a } (цена { $cost }, { $left ->
            [0] мощи не останется
           *[other] останется мощи { $left }
        })
option-use = Применить свойство персонажа «{ $a }»
option-spend_token = Сбросить жетон доступа ради мощи
    .details = Сбросить жетон доступа (мощь +{ $power })
option-end_turn = Завершить ход
    .details = Завершить ход{ $left ->
            [0] {""}
           *[other] {" "}(сгорит мощь: { $left })
        }
option-hand = { $a } — с руки
    .details = { $a } — с руки{ part-brings }
option-discard = { $a } — из сброса
option-in_play = { $a } — из игры
    .details = { $a } — из игры{ part-brings }
option-borrowed = { $a } — из игры, чужая карта (владелец — { $b })
    .details = { $a } — из игры, чужая карта (владелец — { $b }){ part-brings }
option-character = Свойством персонажа, сбросив: { $a }
    .details = Свойством персонажа, сбросив: { $a }{ part-brings }
option-deck_top = На верх колоды
option-to_discard = В сброс
option-power = Мощь
    .details = Мощь +{ $number }
option-token = Жетон доступа
    .details = { $number ->
            [one] { $number } жетон доступа
            [few] { $number } жетона доступа
           *[many] { $number } жетонов доступа
        }
option-discard_token = Сбросить жетон
option-decline = Не сбрасывать
option-hold = Провести голосование
option-cancel = Отменить голосование
option-bid = { $a ->
        [0] Не ставить жетонов
        [one] Поставить { $a } жетон
        [few] Поставить { $a } жетона
       *[many] Поставить { $a } жетонов
    }
option-vote_for = { $a ->
        [0] «За», без жетонов
        [one] «За», { $a } жетон
        [few] «За», { $a } жетона
       *[many] «За», { $a } жетонов
    }
option-vote_against = { $a ->
        [0] «Против», без жетонов
        [one] «Против», { $a } жетон
        [few] «Против», { $a } жетона
       *[many] «Против», { $a } жетонов
    }
option-point = { $b ->
        [0] { $a }, без жетонов
        [one] { $a }, { $b } жетон
        [few] { $a }, { $b } жетона
       *[many] { $a }, { $b } жетонов
    }

# Согласие и отказ — у каждого вопроса своими словами.
option-nothing-defend = Ничем, принять удар
option-nothing-drive_thru = Ничего не менять
option-nothing-discard = Ничего не сбрасывать
option-nothing-destroy_own = Не уничтожать
option-yes-token_for_draw = Сбросить жетон
option-yes-token_for_returns = Сбросить жетон
option-yes-discard_top = Сбросить верхнюю карту
option-yes-destroy_self = Уничтожить и её
option-yes-play_location = Сыграть локацию
option-yes-aqua_draw = Взять карты
option-no-token_for_draw = Оставить жетон
option-no-token_for_returns = Оставить жетон
option-nothing-return_cheap = Больше не возвращать
option-nothing-return_card = Не возвращать
option-no-discard_top = Не сбрасывать
option-nothing-destroy_hand = Не уничтожать
option-no-destroy_self = Оставить карту в игре
option-nothing-destroy_market = Не уничтожать
option-nothing-put_into_play = Не вводить
option-nothing-portal_discard = Не сбрасывать
option-no-play_location = Не играть
option-no-aqua_draw = Не брать
option-nothing-destroy_discard = Уничтожать нечего
option-nothing-hand_over = Оставить себе
option-nothing-ongoing_or_card = Сбрасывать нечего
option-nothing-bugged_payback = Ничего не класть
option-nothing-council_reveal = Пас
option-nothing-gain_from_market = Ничего не получать
option-nothing-gain_location = Ничего не получать
option-nothing-recycle = Ничего не отдавать
option-nothing-discard_ongoing = Сбрасывать нечего
option-nothing-token_or_card = Сбрасывать нечего

part-left = { $left ->
        [1] { "" }
        [one] { " " }Осталась { $left } карта.
        [few] { " " }Осталось { $left } карты.
       *[many] { " " }Осталось { $left } карт.
    }
part-number_cards = { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
part-brings = { $draw ->
        [0] { "" }
        [one] , взять { $draw } карту
        [few] , взять { $draw } карты
       *[many] , взять { $draw } карт
    }{ $tokens ->
        [0] { "" }
        [one] , получить { $tokens } жетон
        [few] , получить { $tokens } жетона
       *[many] , получить { $tokens } жетонов
    }

## Отказы

why-not_a_foe = Враг — это другой игрок: выберите кого-то из остальных.
why-no_tokens_left = Жетонов доступа в запасе не осталось: возьмите мощь.
why-not_ongoing = Это не постоянка: выберите карту, которая остаётся в игре.
why-not_yours = Эта карта не ваша: выберите свою.
why-must_give = Отдать нечего только тому, у кого нет ни постоянки, ни карт на руке: выберите карту.
why-too_few_characters = Персонажей не хватит, чтобы раздать всем по два: играйте вдвоём или втроём либо раздайте по одному.
why-no_token = Жетонов доступа у вас нет: сбросьте подходящую карту.
why-must_pay = У вас есть что сбросить: выберите жетон или подходящую карту.
why-wrong_card = Эта карта не подходит под условие: выберите другую.
why-wrong_cost = Стоимость этой карты не подходит: выберите другую.
why-too_dear = На это не хватает мощи: сыграйте ещё карты или купите что-нибудь дешевле.
why-never_bought = «Волны Морти» не покупаются: их раздают только эффекты карт.
why-none_left = «Портальные пушки» закончились: купите что-нибудь другое.
why-still_face_down = Следующий заклятый враг лежит взакрытую до конца хода: за ход побеждают только одного.
why-no_token_paid = Президента побеждает лишь тот, кто сбросил жетон в начале хода: сделайте это в следующий раз.
why-one_token_a_turn = Жетон доступа в этот ход уже куплен: больше одного за ход нельзя.
why-supply_empty = Все жетоны доступа у игроков: подождите, пока какой-нибудь вернётся в запас.
why-no_token_to_spend = У вас нет жетонов доступа: сначала получите жетон.
why-used_this_turn = Это свойство в этот ход уже применено: оно работает раз за ход.
why-empty_hand = На руке нет карт, сбрасывать нечего: выберите другое действие.
why-character_taken = Этого персонажа уже взяли: выберите другого.
why-no_defence = У этой карты нет защиты: выберите другую или примите удар.
why-only_from_play = Эта карта защищает только из игры: сначала сыграйте её в свой ход.
why-say_whose = Такие карты вы взяли у разных игроков: укажите, чья вернётся к владельцу.
why-not_that_many_tokens = Столько жетонов у вас нет: поставьте не больше, чем имеете.
why-no_council_card = Голос добавляют только карты Совета: раскройте такую или пасуйте.
why-fewer_votes = У этого варианта голосов меньше: выбирайте среди тех, у кого их больше всего.
why-not_your_turn = Сейчас не ваш ход: играть карты и покупать можно только в свой.
why-turn_is_over = Ваш ход объявлен законченным: играть и покупать больше нельзя, ждите следующего.
why-start_of_turn_first = Сначала ответьте на вопрос начала хода: до этого ничего нельзя применять.
why-card_first = Сначала примените до конца то, что уже сыграно: ответьте на открытый вопрос.
why-not_in_hand = Такой карты у вас на руке нет: играйте одну из тех, что есть.
why-not_for_sale = Сейчас это не продаётся: купите что-нибудь с барахолки, из стопок или сыгранную в этот ход локацию.
why-works_by_itself = Свойство вашего персонажа не применяют: оно срабатывает само, как сказано в его тексте.
why-not_your_character = Это свойство не вашего персонажа: применяйте своё.
why-no_greedy_gromflamite = Жетоны меняют на мощь только после «Продажного громфломита»: сначала сыграйте его в этот ход.
why-only_against_attacks = Эту карту сбрасывают из игры, только избегая атаки: дождитесь атаки.
why-no_abstaining = Не участвовать в голосовании нельзя: сделайте ставку, хотя бы из нуля жетонов.
why-wrong_stake = Такой ставки в этом голосовании нет: выберите одну из предложенных, не больше своих жетонов.
why-stakes_shown = Ставки уже раскрыты, жетонов не добавить: раскройте карту Совета или пасуйте.
why-no_vote = Сейчас нет голосования: его начинает сыгранная карта Совета.
why-token_too_late = Жетон для Президента сбрасывают только в самом начале хода: сделайте это в следующий раз.
why-vote_stands = Отменить можно лишь голосование первой за ход карты Совета и лишь с «Цитаделью Риков» в игре: голосуйте.

## События

event-character_chosen = { $seat } играет за персонажа «{ $character }»
    .seat = Вы играете за персонажа «{ $character }»
event-laid_out = На барахолке: { $cards }
event-first_nemesis = Первый заклятый враг — «{ $cards }»
event-turn_started = { $seat } начинает ход { $number }
    .seat = Вы начинаете ход { $number }
    .heading = yes
event-president_paid = { $seat } сбрасывает жетон и теперь вправе победить Президента
    .seat = Вы сбрасываете жетон и теперь вправе победить Президента
event-swapped = { $seat } в «Мак-авто» убирает карту «{ $card }» под основную колоду, на барахолку выходит «{ $cards }»
    .seat = Вы в «Мак-авто» убираете карту «{ $card }» под основную колоду, на барахолку выходит «{ $cards }»
event-played = { $seat } играет карту «{ $cards }»{ part-adds }
    .seat = Вы играете карту «{ $cards }»{ part-adds }
    .times = { $seat } играет карты: { $cards }{ part-adds }
    .times_seat = Вы играете карты: { $cards }{ part-adds }
# Сколько мощи прибавляет то, о чём сказано.
part-adds = { $power ->
        [0] { "" }
       *[other] { " " }(мощь +{ $power })
    }
event-played_location = { $seat } играет верхнюю локацию «{ $cards }»{ part-adds }
    .seat = Вы играете верхнюю локацию «{ $cards }»{ part-adds }
event-borrowed = { $seat } играет карту «{ $cards }» с верха чужой колоды, её владелец — { $owner }{ part-adds }
    .seat = Вы играете карту «{ $cards }» с верха чужой колоды, её владелец — { $owner }{ part-adds }
    .owner = { $seat } играет карту «{ $cards }» с верха вашей колоды{ part-adds }
event-no_location_left = { $seat } не играет локацию: их не осталось
    .seat = Вы не играете локацию: их не осталось
event-no_card_to_play = { $seat } не играет чужую карту: у врага ({ $foe }) нет карт ни в колоде, ни в сбросе
    .seat = Вы не играете чужую карту: у врага ({ $foe }) нет карт ни в колоде, ни в сбросе
    .foe = { $seat } не играет вашу карту: у вас нет карт ни в колоде, ни в сбросе
event-put_into_play = { $seat } вводит в игру локацию «{ $cards }»
    .seat = Вы вводите в игру локацию «{ $cards }»
event-ability = { $seat } применяет свойство «{ $source }»{ part-adds }
    .seat = Вы применяете свойство «{ $source }»{ part-adds }
event-power_gained = { $seat } получает мощь +{ $power } за «{ $source }»
    .seat = Вы получаете мощь +{ $power } за «{ $source }»
event-bought = { $seat } покупает карту «{ $cards }» за { $cost }
    .seat = Вы покупаете карту «{ $cards }» за { $cost }
event-defeated = { $seat } побеждает заклятого врага «{ $cards }» за { $cost }
    .seat = Вы побеждаете заклятого врага «{ $cards }» за { $cost }
event-token_bought = { $seat } покупает жетон доступа за { $cost }
    .seat = Вы покупаете жетон доступа за { $cost }
event-token_spent = { $seat } отдаёт жетон и получает мощь +{ $power }
    .seat = Вы отдаёте жетон и получаете мощь +{ $power }
event-tokens_gained = { $seat } получает { part-number_tokens }
    .seat = Вы получаете { part-number_tokens }
event-tokens_lost = { $seat } сбрасывает { part-number_tokens }
    .seat = Вы сбрасываете { part-number_tokens }
part-number_tokens = { $number ->
        [one] { $number } жетон доступа
        [few] { $number } жетона доступа
       *[many] { $number } жетонов доступа
    }
event-no_tokens_left = { $seat } не получает жетона доступа: в запасе их не осталось
    .seat = Вы не получаете жетона доступа: в запасе их не осталось
event-no_token_to_lose = { $seat } не теряет жетонов доступа: их нет
    .seat = Вы не теряете жетонов доступа: их у вас нет
event-token_taken = { $seat } забирает жетон доступа, { $foe } его лишается
    .seat = Вы забираете жетон доступа, { $foe } его лишается
    .foe = { $seat } забирает у вас жетон доступа
event-character_used = { $seat } применяет свойство персонажа «{ $character }»
    .seat = Вы применяете свойство персонажа «{ $character }»
event-gained = { $seat } получает карту «{ $cards }»
    .seat = Вы получаете карту «{ $cards }»
event-no_waves_left = { $seat } не получает «Волны Морти»: они закончились
    .seat = Вы не получаете «Волны Морти»: они закончились
event-handed_over = { $seat } отправляет карту «{ $cards }» в чужой сброс, её получает { $foe }
    .seat = Вы отправляете карту «{ $cards }» в чужой сброс, её получает { $foe }
    .foe = { $seat } отправляет карту «{ $cards }» в ваш сброс
event-on_top = { $seat } кладёт карту «{ $cards }» на верх колоды
    .seat = Вы кладёте карту «{ $cards }» на верх колоды
event-imprisoned = Карта «{ $cards }» ({ $seat }) попадает в «Галактическую тюрьму», её стережёт { $warden }
    .seat = Ваша карта «{ $cards }» попадает в «Галактическую тюрьму», её стережёт { $warden }
    .warden = Карта «{ $cards }» ({ $seat }) попадает в вашу «Галактическую тюрьму»
event-released = { $seat } выпускает из «Галактической тюрьмы» карту «{ $cards }», её получает { $owner }
    .seat = Вы выпускаете из «Галактической тюрьмы» карту «{ $cards }», её получает { $owner }
    .owner = { $seat } выпускает из «Галактической тюрьмы» вашу карту «{ $cards }»
event-drew = { $shown ->
        [no] { $seat } берёт { $cards_acc }
       *[yes] { $count ->
            [0] { $seat } не берёт карт: колода и сброс пусты
            [1] { $seat } берёт карту «{ $cards }»
           *[other] { $seat } берёт карты: { $cards }
        }
    }
    .seat = { $count ->
            [0] Вы не берёте карт: колода и сброс пусты
            [1] Вы берёте карту «{ $cards }»
           *[other] Вы берёте карты: { $cards }
        }
    .after_shuffled = {" "}и берёт { part-some_cards }
    .after_shuffled_seat = {" "}и берёте { part-some_cards }
# Сколько карт или какие.
part-some_cards = { $shown ->
        [no] { $cards_acc }
       *[yes] { $count ->
            [1] карту «{ $cards }»
           *[other] карты: { $cards }
        }
    }
event-shuffled = { $seat } перемешивает сброс в новую колоду
    .seat = Вы перемешиваете сброс в новую колоду
event-locations_shuffled = Сброс локаций перемешан в новую стопку
event-discarded = { $seat } сбрасывает { part-some_cards }
    .seat = Вы сбрасываете { part-some_cards }
event-nothing_to_discard = { $seat } ничего не сбрасывает: нечего
    .seat = Вы ничего не сбрасываете: нечего
event-nothing_to_destroy = { $seat } ничего не уничтожает: нечего
    .seat = Вы ничего не уничтожаете: нечего
event-destroys = { $seat } уничтожает карту «{ $cards }»
    .seat = Вы уничтожаете карту «{ $cards }»
event-left_play = { $count ->
        [1] { $seat } сбрасывает из игры карту «{ $cards }»
       *[other] { $seat } сбрасывает из игры карты: { $cards }
    }
    .seat = { $count ->
            [1] Вы сбрасываете из игры карту «{ $cards }»
           *[other] Вы сбрасываете из игры карты: { $cards }
        }
    .after_discarded = , а из игры — { part-some_cards }
event-returned = { $seat } возвращает чужую карту «{ $cards }» на верх колоды, её владелец — { $owner }
    .seat = Вы возвращаете чужую карту «{ $cards }» на верх колоды, её владелец — { $owner }
    .owner = { $seat } возвращает карту «{ $cards }» на верх вашей колоды
event-location_left = { $seat } отправляет локацию «{ $cards }» в сброс локаций
    .seat = Вы отправляете локацию «{ $cards }» в сброс локаций
event-taken_to_hand = { $seat } возвращает на руку карту «{ $cards }»
    .seat = Вы возвращаете на руку карту «{ $cards }»
event-avoided = { $seat } избегает атаки картой «{ $cards }»
    .seat = Вы избегаете атаки картой «{ $cards }»
event-hit = { $seat } попадает под атаку
    .seat = Вы попадаете под атаку
event-paid_back = { $seat } кладёт карту «{ $cards }» в сброс атакующего, её получает { $attacker }
    .seat = Вы кладёте карту «{ $cards }» в сброс атакующего, её получает { $attacker }
    .attacker = { $seat } кладёт карту «{ $cards }» в ваш сброс в ответ на атаку
event-vote = { $seat } начинает голосование «{ $card }»: { $kind }
    .seat = Вы начинаете голосование «{ $card }»: { $kind }
event-vote_impossible = { $seat } не проводит голосование «{ $card }»: оно ничего бы не изменило
    .seat = Вы не проводите голосование «{ $card }»: оно ничего бы не изменило
event-vote_cancelled = { $seat } отменяет голосование «{ $card }»
    .seat = Вы отменяете голосование «{ $card }»
event-voted = { $seat } голосует: { $side }
    .seat = Вы голосуете: { $side }
    .all = Голоса раскрыты: { $all }
    .each = { $seat } — { $side }
    .each_seat = вы — { $side }
event-pointed = { $seat } указывает пальцем, цель — { $choice }
    .seat = Вы указываете пальцем, цель — { $choice }
    .choice = { $seat } указывает на вас
    .own = { $seat } указывает на себя
    .own_seat = Вы указываете на себя
    .all = Все разом указывают пальцем: { $all }
    .each = { $seat } — { $choice }
    .each_seat = вы — { $choice }
    .each_choice = { $seat } — на вас
    .each_own = { $seat } — на себя
    .each_own_seat = вы — на себя
event-staked = { $number ->
        [0] { $seat } не ставит жетонов
       *[other] { $seat } ставит { part-stake }
    }
    .seat = { $number ->
            [0] Вы не ставите жетонов
           *[other] Вы ставите { part-stake }
        }
    .all = Ставки раскрыты: { $all }
    .each = { $seat } — { part-stake }
    .each_seat = вы — { part-stake }
part-stake = { $number ->
        [0] без жетонов
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }
event-revealed = { $seat } раскрывает карту Совета «{ $cards }»
    .seat = Вы раскрываете карту Совета «{ $cards }»
event-passed = { $seat } больше не раскрывает карт
    .seat = Вы больше не раскрываете карт
    .all = Карт больше не раскрывают: { $all }
    .each = { $seat }
    .each_seat = вы
event-taken_back = { $seat } забирает на руку карту Совета «{ $cards }»
    .seat = Вы забираете на руку карту Совета «{ $cards }»
event-vote_won = Голоса подсчитаны, больше всего получает { $choice }: { part-votes }
    .choice = Голоса подсчитаны, больше всего получаете вы: { part-votes }
event-tie_broken = Ничья, голосов поровну, по { $votes }: решает { $seat }, побеждает { $choice }
    .seat = Ничья, голосов поровну, по { $votes }: решаете вы, побеждает { $choice }
    .choice = Ничья, голосов поровну, по { $votes }: решает { $seat }, побеждаете вы
    .own = Ничья, голосов поровну, по { $votes }: { $seat } решает её в свою пользу
    .own_seat = Ничья, голосов поровну, по { $votes }: вы решаете её в свою пользу
part-votes = { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
       *[many] { $votes } голосов
    }
event-turn_ended = { $seat } завершает ход{ part-burns }
    .seat = Вы завершаете ход{ part-burns }
part-burns = { $power ->
        [0] { "" }
       *[other] , неистраченная мощь сгорает ({ $power })
    }
event-spoiled = Карта «{ $cards }» портится на барахолке
event-refilled = Новое на барахолке: { $cards }
event-nemesis_revealed = Открывается заклятый враг «{ $cards }»
event-group_attack = «{ $nemesis }» атакует всех
event-card_passed = { $seat } передаёт карту «{ $cards }», её получает { $foe }
    .seat = Вы передаёте карту «{ $cards }», её получает { $foe }
    .foe = { $seat } передаёт вам карту «{ $cards }»

## Почему бот ходит так

reason-free_first = сначала то, что ничего не стоит и даёт карты
reason-more_power = мощь пригодится
reason-best_buy = лучшее, что можно купить: { $card }
reason-token = жетон ещё пригодится
reason-spend_token = жетон в обмен на мощь для покупки
reason-nothing_more = больше ничего полезного
reason-thin_out = слабые карты лучше убрать
reason-keep_cards = хорошие карты не трогаем
reason-weakest = отдаю самое слабое
reason-worth_defending = эту атаку лучше отбить
reason-let_it_hit = потеря невелика, защита ещё пригодится
reason-good_for_me = мне это на пользу
reason-bad_for_me = мне это во вред
reason-strike_leader = бьём по лидеру
reason-worth_the_vote = голос того стоит
reason-save_votes = дороже, чем оно стоит
reason-can_reach = мощи на Президента должно хватить
reason-out_of_reach = до Президента в этот ход не дотянуться
aspect-points = победные очки
aspect-quality = сила карт в колоде
aspect-cards = колода без балласта
aspect-tokens = жетоны доступа

## Числа карт: `$act_amount` — поле `amount` части `act`
part-power = +{ $power } { $power ->
        [one] мощь
        [few] мощи
       *[many] мощи
    }
part-cards = { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    }
part-tokens = { $tokens ->
        [one] { $tokens } жетон доступа
        [few] { $tokens } жетона доступа
       *[many] { $tokens } жетонов доступа
    }
part-act_power = +{ $act_power } { $act_power ->
        [one] мощь
        [few] мощи
       *[many] мощи
    }
part-act_cards = { $act_amount ->
        [one] { $act_amount } карту
        [few] { $act_amount } карты
       *[many] { $act_amount } карт
    }
part-act_amount_tokens = { $act_amount ->
        [one] { $act_amount } жетон доступа
        [few] { $act_amount } жетона доступа
       *[many] { $act_amount } жетонов доступа
    }
part-act_tokens = { $act_tokens ->
        [one] { $act_tokens } жетон доступа
        [few] { $act_tokens } жетона доступа
       *[many] { $act_tokens } жетонов доступа
    }
part-hit_cards = { $act_draw_if_hit ->
        [one] { $act_draw_if_hit } карту
        [few] { $act_draw_if_hit } карты
       *[many] { $act_draw_if_hit } карт
    }
part-bonus_cards = { $bonus_draw ->
        [one] { $bonus_draw } карту
        [few] { $bonus_draw } карты
       *[many] { $bonus_draw } карт
    }
part-defence_cards = { $defence_draw ->
        [one] { $defence_draw } карту
        [few] { $defence_draw } карты
       *[many] { $defence_draw } карт
    }
part-defence_tokens = { $defence_tokens ->
        [one] { $defence_tokens } жетон доступа
        [few] { $defence_tokens } жетона доступа
       *[many] { $defence_tokens } жетонов доступа
    }
part-discarded_cards = { $discarded_amount ->
        [one] { $discarded_amount } карту
        [few] { $discarded_amount } карты
       *[many] { $discarded_amount } карт
    }
part-vote_cards = { $vote_amount ->
        [one] { $vote_amount } карту
        [few] { $vote_amount } карты
       *[many] { $vote_amount } карт
    }
part-vote_tokens = { $vote_amount ->
        [one] { $vote_amount } жетон доступа
        [few] { $vote_amount } жетона доступа
       *[many] { $vote_amount } жетонов доступа
    }
part-when_power = +{ $when_power } { $when_power ->
        [one] мощь
        [few] мощи
       *[many] мощи
    }
part-when_2_power = +{ $when_2_power } { $when_2_power ->
        [one] мощь
        [few] мощи
       *[many] мощи
    }
part-when_cards = { $when_draw ->
        [one] { $when_draw } карту
        [few] { $when_draw } карты
       *[many] { $when_draw } карт
    }
part-when_tokens = { $when_tokens ->
        [one] { $when_tokens } жетон доступа
        [few] { $when_tokens } жетона доступа
       *[many] { $when_tokens } жетонов доступа
    }
part-group_cards = { $group_amount ->
        [one] { $group_amount } карту
        [few] { $group_amount } карты
       *[many] { $group_amount } карт
    }
part-cards_discarded = { $action_discard ->
        [one] { $action_discard } карту
        [few] { $action_discard } карты
       *[many] { $action_discard } карт
    }
part-cards_drawn = { $action_draw ->
        [one] { $action_draw } карту
        [few] { $action_draw } карты
       *[many] { $action_draw } карт
    }

## Основная колода
name-aqua_rick = АкваРик
text-aqua_rick = { part-power }. Если сброшен с вашей руки в ход любого игрока, можете взять { part-discarded_cards }.
name-black_rick = Чёрный Рик
text-black_rick = { part-power }; ещё +{ $bonus_power }, если в этот ход вы уже сыграли другого Рика.
name-commander_rick = Командир Рик
text-commander_rick = Возьмите { part-cards }. +1 мощь за каждого другого Рика, сыгранного вами в этот ход.
name-future_rick = Рик из будущего
text-future_rick = { part-power }. Можете ввести в игру 1 локацию из своей стопки сброса.
name-lizard_rick = Рик-ящер
text-lizard_rick = { part-power }. Атака: каждый враг получает { $act_amount } «Волны Морти». Если поражён хотя бы один враг, возьмите { part-hit_cards }.
name-rick_c137 = Рик Ц-137
text-rick_c137 = { part-power }. В этот ход каждые сыгранные вами (до или после) «Волны гения» дают ещё +{ $act_amount } { $act_amount ->
        [one] мощь
        [few] мощи
       *[many] мощи
    }. ПО: { $vp_rule_vp } за каждые ваши «Волны гения».
name-security_specialist_rick = Рик-охранник
text-security_specialist_rick = Постоянка-защита: пока в игре, сбросьте эту карту, чтобы избежать атаки.
name-young_rick = Молодой Рик
text-young_rick = Возьмите { part-cards }, затем сбросьте { part-act_cards }.
name-aqua_morty = АкваМорти
text-aqua_morty = Возьмите { part-cards }. Если сброшен с вашей руки в ход любого игрока, можете уничтожить 1 карту на руке или в своём сбросе.
name-big_head_morty = Большеголовый Морти
text-big_head_morty = { part-power }. По желанию отдайте 1 жетон доступа и возьмите за него { part-act_cards }.
name-bugged_out_morty = Сжученный Морти
text-bugged_out_morty = { part-power }. Защита: сбросьте с руки, чтобы избежать атаки; затем можете положить 1 карту с руки или из своего сброса в сброс атакующего (не после групповой атаки).
name-eye_poppin_morty = Сногшибленный Морти
text-eye_poppin_morty = { part-power }. Уничтожьте { part-act_cards } на руке (обязательно, если есть что). Затем можете уничтожить эту карту.
name-hammerhead_morty = Морти-молот
text-hammerhead_morty = { part-power }. Атака: выбранный враг сбрасывает { part-act_cards }. Защита: сбросьте с руки, чтобы избежать атаки, и возьмите { part-defence_cards }.
name-lawyer_morty = Морти-адвокат
text-lawyer_morty = { part-power }. Защита: сбросьте с руки, чтобы избежать атаки, и получите { part-defence_tokens }.
name-morty_c137 = Морти Ц-137
text-morty_c137 = { part-power }. Атака: каждый враг сбрасывает { part-act_amount_tokens }, а если жетонов нет — получает { $act_amount } «Волны Морти».
name-scientist_morty = Морти-учёный
text-scientist_morty = Возьмите { part-cards }. Можете вернуть на руку { $act_amount ->
        [one] { $act_amount } карту
        [few] { $act_amount } карты
       *[many] { $act_amount } карт
    } снаряжения из своего сброса.
name-currency_manipulation = Обвал валюты
text-currency_manipulation = Атака: каждый враг сбрасывает { part-act_amount_tokens }. Затем получите { part-act_tokens }. Затем +1 мощь за каждый ваш жетон. ПО: { $vp_rule_vp } за каждый ваш жетон доступа.
name-daddys_little_girl = Папочкина радость
text-daddys_little_girl = { part-power }. Если в этот ход вы сыграли «Бет» или «Саммер», возьмите { part-bonus_cards }. Защита: сбросьте с руки, чтобы избежать атаки, и возьмите { part-defence_cards }.
name-diane_sanchez = Диана Санчес
text-diane_sanchez = { part-power }. Получите { part-tokens }. Можете уничтожить { part-act_cards } на руке или в своём сбросе.
name-fold_yourself = Сложись двенадцать раз
text-fold_yourself = Возьмите { part-cards }. Можете уничтожить { $act_amount ->
        [one] { $act_amount } затравку
        [few] { $act_amount } затравки
       *[many] { $act_amount } затравок
    } на руке или в своём сбросе.
name-pill_brulee = Пилюль-брюлё
text-pill_brulee = { part-power }.
name-szechuan_sauce = Сычуаньский соус
text-szechuan_sauce = { part-power }. На барахолке: уничтожается на шаге «конец хода» первого же хода, в который его можно было купить. ПО: { $vp_rule_vp } за каждую вашу локацию.
name-terminate = Ликвидация
text-terminate = { part-power }. Можете уничтожить { part-act_cards } на барахолке.
name-fabricated_origin_story = Полностью выдуманная предыстория
text-fabricated_origin_story = +1 мощь за каждый разный тип среди карт, сыгранных вами в этот ход, считая эту.
name-brainalyzer_9000 = Мозгоанализатор 9000
text-brainalyzer_9000 = Выберите врага. Сыграйте верхнюю карту его колоды. Покидая игру, она возвращается на верх той колоды; постоянка остаётся у вас.
name-butt_in_a_cup = Задница в стакане
text-butt_in_a_cup = { part-power }. Можете сбросить верхнюю карту своей колоды; если её стоимость { $act_cost }, { part-act_power }.
name-conroy = Конрой
text-conroy = Выберите одно: { part-act_power } или { part-act_tokens }.
name-dead_flies = Дохлые мухи
text-dead_flies = { part-power }. Если в этот ход вы сыграли громфломита, возьмите { part-bonus_cards }.
name-fake_gun = Верный дедушка
text-fake_gun = Купив или получив эту карту, положите её в сброс врага, а не в свой. { part-power }. Атака: можете положить эту карту в сброс врага.
name-freeze_gun = Замораживающая пушка
text-freeze_gun = { part-power }. Атака: каждый враг сбрасывает { part-act_cards }.
name-jury_rigged_portal_gun = Самодельная портальная пушка
text-jury_rigged_portal_gun = { part-power }. Можете сыграть верхнюю карту стопки локаций (ничего не сбрасывая); не купленная до конца хода, она уходит в сброс локаций.
name-portal_bomb = Портальная бомба
text-portal_bomb = { part-power }, выберите врага. Атака: он уничтожает в своём сбросе { part-act_cards } стоимостью { $act_cost } или больше.
name-communications_gromflamite = Громфломит-связист
text-communications_gromflamite = { part-power }. По желанию отдайте 1 жетон доступа и верните за него на руку до { $act_amount } { $act_amount ->
        [one] карты
        [few] карт
       *[many] карт
    } стоимостью { $act_cost } из своего сброса.
name-greedy_gromflamite = Продажный громфломит
text-greedy_gromflamite = { part-power }. В любой момент этого хода, сколько угодно раз: сбросьте 1 жетон доступа — получите { part-act_power }.
name-gromflamite_employee = Громфломит — работник месяца
text-gromflamite_employee = Получите { part-tokens }. Защита: сбросьте с руки, чтобы избежать атаки, и возьмите { part-defence_cards }.
name-gromflamite_general = Громфломит-генерал
text-gromflamite_general = { part-power }. Получите { part-tokens }. Атака: каждый враг на свой выбор сбрасывает 1 свою постоянку из игры или 1 карту с руки.
name-gromflamite_officer = Громфломит-офицер
text-gromflamite_officer = { part-power }. Получите { part-tokens }.
name-gromflamite_technician = Громфломит-техник
text-gromflamite_technician = { part-power }. Если у вас нет жетонов доступа, получите { $act_tokens }.
name-honorable_gromflamite = Благородный громфломит
text-honorable_gromflamite = { part-power }. Если у вас { $act_owned } или больше жетонов доступа, возьмите { part-act_cards }.
name-mission_control_gromflamite = Громфломит из центра управления
text-mission_control_gromflamite = { part-power }. Атака: заберите { part-act_amount_tokens } у выбранного врага.
name-assemble = Созыв
text-assemble = { part-power }. Референдум: каждый игрок может уничтожить 1 карту на руке или в своём сбросе. ПО: { $vp_rule_vp }, если карт Совета у вас больше, чем у любого другого игрока.
name-embezzle = Растрата
text-embezzle = { part-power }. Аукцион: победитель получает с барахолки карту стоимостью { $vote_cost } или меньше.
name-gentrify = Облагораживание
text-gentrify = { part-power }. Аукцион: победитель открывает { $vote_amount ->
        [one] { $vote_amount } верхнюю локацию
        [few] { $vote_amount } верхние локации
       *[many] { $vote_amount } верхних локаций
    }, получает 1, остальные кладёт в сброс локаций.
name-kickback = Откат
text-kickback = { part-power }. Аукцион: победитель берёт { part-vote_cards }.
name-persecute = Преследование
text-persecute = { part-power }. Санкции: этот игрок получает { $vote_amount } «Волны Морти».
name-recycle = Переработка
text-recycle = { part-power }. Санкции: этот игрок получает 1 карту стоимостью { $vote_cost } из стопки уничтоженных по выбору сыгравшего «Переработку».
name-rezone = Передислокация
text-rezone = { part-power }. Референдум: каждый игрок сбрасывает из игры 1 принадлежащую ему постоянку.
name-taxation = Налоги
text-taxation = { part-power }. Референдум: каждый игрок сбрасывает { part-vote_tokens }, а если жетонов нет — получает { $vote_amount } «Волны Морти».

## Локации
name-assworld_2 = Жопомир 2.0
text-assworld_2 = Сыграв первое за свой ход снаряжение, возьмите { part-when_cards }.
name-citadel_militia_hq = Штаб ополчения Цитадели
text-citadel_militia_hq = Сыграв первого за свой ход Рика, возьмите { part-when_cards }.
name-cronenberg_world_2 = Мир Кроненбергов 2.0
text-cronenberg_world_2 = Сыграв первое за свой ход «нечто особенное», возьмите { part-when_cards }.
name-family_restaurant = Семейный ресторан
text-family_restaurant = Каждые сыгранные вами «Джерри», «Бет» или «Саммер» дают { part-when_power }.
name-jerrys_office = Кабинет Джерри
text-jerrys_office = Сыграв первого за свой ход «Джерри», получите { part-when_tokens }.
name-mission_control = Центр управления
text-mission_control = Сыграв первого за свой ход громфломита, возьмите { part-when_cards }.
name-presidential_palace = Президентский дворец
text-presidential_palace = Покупаемый вами за ход жетон доступа стоит { $token_price } { $token_price ->
        [one] мощь
        [few] мощи
       *[many] мощи
    } вместо обычной цены.
name-space_prison = Галактическая тюрьма
text-space_prison = Когда враг покупает или получает Рика, положите его под эту карту. В начале вашего хода каждый Рик из-под неё идёт в сброс владельца; то же, если карта покидает игру.
name-citadel_of_ricks = Цитадель Риков
text-citadel_of_ricks = Сыграв первую за свой ход карту Совета, можете отменить её голосование.
name-dinner_table = Обеденный стол
text-dinner_table = Постоянка-защита: пока в игре, сбросьте эту карту, чтобы избежать атаки, и возьмите { part-defence_cards }.
name-drive_thru = Мак-авто
text-drive_thru = В начале своего хода можете { $swaps_market ->
        [one] положить { $swaps_market } карту барахолки под основную колоду и заменить её верхней картой основной колоды
        [few] положить { $swaps_market } карты барахолки под основную колоду и заменить их верхними картами основной колоды
       *[many] положить { $swaps_market } карт барахолки под основную колоду и заменить их верхними картами основной колоды
    }.
name-garage = Гараж
text-garage = Сыграв первую за свой ход «Портальную пушку», возьмите { part-when_cards }.
name-grave = Могила
text-grave = Впервые за свой ход уничтожив карту, получите { part-when_power }.
name-neighborhood = Окрестности
text-neighborhood = Сыграв первую за свой ход карту Совета, получите { part-when_power }.
name-underground = Подземка
text-underground = Сыграв первого за свой ход Морти, возьмите { part-when_cards }.

## Заклятые враги
name-cornvelious_daniel = Корнвелиус Дэниел
text-cornvelious_daniel = { part-power }. Получите { part-tokens }.
name-headband_rick = Рик в бандане
text-headband_rick = { part-power }. Можете уничтожить { part-act_cards } на руке или в своём сбросе. Групповая атака: каждый игрок получает { $group_amount } «Волны Морти».
name-earring_rick = Рик с серьгой
text-earring_rick = Возьмите { part-cards }. Групповая атака: каждый игрок сбрасывает { part-group_cards }.
name-eye_patch_rick = Одноглазый Рик
text-eye_patch_rick = { part-power }. Возьмите { part-cards }. Получите { part-tokens }. Групповая атака: каждый выбирает 1 карту на руке; затем каждая выбранная карта идёт в сброс следующего по часовой стрелке задетого игрока.
name-cornrow_rick = Рик с афрокосичками
text-cornrow_rick = { part-power }. Получите { part-tokens }. Групповая атака: каждый игрок сбрасывает 1 жетон доступа или 1 громфломита.
name-rick_d99 = Рик Д-99
text-rick_d99 = { part-power }. Возьмите { part-cards }. Групповая атака: каждый игрок сбрасывает 1 жетон доступа или 1 Рика.
name-federation_president = Президент Галактической Федерации
text-federation_president = { part-power }. Групповая атака: каждый игрок сбрасывает { part-group_cards }. Суперпостоянка: победить его может лишь тот, кто в самом начале своего хода сбросил 1 жетон доступа.

## Затравки и стопки
name-genius_waves = Волны гения
text-genius_waves = { part-power }.
name-jerry = Джерри
text-jerry = Без эффекта.
name-beth = Бет
text-beth = Без эффекта.
name-summer = Саммер
text-summer = Без эффекта.
name-portal_gun = Портальная пушка
text-portal_gun = { part-power }. По желанию сбросьте с руки карту — тогда разыгрывается верхняя локация стопки; не купите её за этот ход — она уйдёт в сброс локаций.
name-morty_waves = Волны Морти
text-morty_waves = Без эффекта. Конец игры: нет штрафа, если карте нашлась пара 1:1 из ваших «Волн гения».

## Персонажи
name-transcendent_rick = Всемогущий Рик
text-transcendent_rick = Когда вас атакуют, можете сбросить с руки 1 карту Совета: эта атака на вас не действует, а вы берёте { part-defence_cards }.
name-moron_morty = Морти-идиот
text-moron_morty = Купив или получив с барахолки карту Морти стоимостью { $top_decks_cost } или меньше, можете положить её на верх своей колоды.
name-bluffing_rick = Блефующий Рик
text-bluffing_rick = Впервые за свой ход купив или получив жетон доступа, возьмите { part-when_cards }.
name-defiant_summer = Дерзкая Саммер
text-defiant_summer = Сыграв первое за свой ход снаряжение, получите { part-when_power }.
name-heroic_summer = Героическая Саммер
text-heroic_summer = Один раз за свой ход: сбросьте { part-cards_discarded }, чтобы взять { part-cards_drawn }.
name-promotion_jerry = Повышенный Джерри
text-promotion_jerry = (1) Каждый сыгранный вами «Джерри» даёт { part-when_power }. (2) Сыграв первого за свой ход громфломита, получите { part-when_2_power }.
name-rational_morty = Рассудительный Морти
text-rational_morty = Сыграв первого за свой ход Морти, получите { part-when_power }.
