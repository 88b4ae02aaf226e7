import { describe, expect, it } from 'vitest'
import { numbersOf, parse } from './words'

const words = parse(
  'ru',
  `
and = и
player = Игрок { $number }
hidden-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    .acc = { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
name-wolf = волк
    .acc = волка
option-lay = Выложить { $a_acc }
option-bid = { $a ->
        [0] Не ставить
        [one] Поставить { $a } жетон
        [few] Поставить { $a } жетона
       *[many] Поставить { $a } жетонов
    }
option-call = { $a_id ->
        [wolf] Позвать
       *[other] Позвать { $a_acc }
    }
zone-hand = Рука ({ $owner })
zone-deck = Колода: { $owner_gen }
zone-pile = Pile of { $owner }
event-drew = { $count ->
        [-1] { $seat } берёт из колоды
       *[other] { $seat } берёт { $cards_acc }
    }
event-gave = { $seat } отдаёт, получает { $to }
    .seat = Вы отдаёте, получает { $to }
    .to = { $seat } отдаёт вам
event-pointed = { $seat } показывает: { $to }
    .own = { $seat } показывает на себя
    .own_seat = Вы показываете на себя
    .each = { $seat }: { $to }
    .each_own = { $seat }: на себя
    .all = Все показывают: { $all }
ask-share = Чем поделиться?
    .because = { $by } ловит { $thing_acc }. Чем поделиться?
    .own = Вы ловите { $thing_acc }. Чем поделиться?
bot-otto = Отто
`,
)

describe('words', () => {
  it('select by the id of a thing, since its name is another in every language', () => {
    expect(words.label('call:wolf')).toBe('Позвать')
    expect(words.label('call:D4')).toBe('Позвать D4')
  })
  it('label keys with the names of their parts, in the case the sentence wants', () => {
    expect(words.label('lay:wolf')).toBe('Выложить волка')
    expect(words.label('wolf')).toBe('волк')
    expect(['bid:0', 'bid:1', 'bid:3'].map((key) => words.label(key))).toEqual([
      'Не ставить',
      'Поставить 1 жетон',
      'Поставить 3 жетона',
    ])
  })

  it('tell an event with faces or with their number', () => {
    const event = {
      kind: 'drew',
      cites: '',
      seat: 1,
      values: {},
      count: 2,
      cause: null,
      depth: 0,
      moment: false,
      changes: [],
    }
    expect(words.at(['Маша', 'Петя']).event({ ...event, cards: ['wolf', 'wolf'] })).toBe('Петя берёт волка ×2')
    expect(words.event({ ...event, cards: null })).toBe('Игрок 2 берёт 2 карты')
    expect(words.event({ ...event, cards: null, count: -1 })).toBe('Игрок 2 берёт из колоды')
    const unworded = { ...event, kind: 'peeked_at', values: { to: 'p0', quantity: 3 } }
    expect(words.event({ ...unworded, cards: ['wolf'] })).toBe('Игрок 2: peeked at Игрок 1 3 волк')
    expect(words.event({ ...unworded, cards: null, count: -1 })).toBe('Игрок 2: peeked at Игрок 1 3')
  })

  it('speak to the reader of what the reader did, and of what was done to the reader', () => {
    const gave = {
      kind: 'gave',
      cites: '',
      seat: 0,
      values: { to: 'p1' },
      cards: null,
      count: 0,
      cause: null,
      depth: 0,
      moment: false,
      changes: [],
    }
    const names = ['Маша', 'Петя', 'Оля']
    expect([0, 1, 2, null].map((reader) => words.at(names, reader).event(gave))).toEqual([
      'Вы отдаёте, получает Петя',
      'Маша отдаёт вам',
      'Маша отдаёт, получает Петя',
      'Маша отдаёт, получает Петя',
    ])
    expect(words.at(names, 0).event({ ...gave, kind: 'drew', cards: ['wolf'] })).toBe('Маша берёт волка')
  })

  it('name whoever did something to themselves once', () => {
    const pointed = {
      kind: 'pointed',
      cites: '',
      seat: 0,
      values: { to: 'p0' },
      cards: null,
      count: 0,
      cause: null,
      depth: 0,
      moment: false,
      changes: [],
    }
    const names = ['Маша', 'Петя']
    expect([0, 1].map((reader) => words.at(names, reader).event(pointed))).toEqual([
      'Вы показываете на себя',
      'Маша показывает на себя',
    ])
    expect(words.at(names).events([pointed, { ...pointed, seat: 1 }])).toBe('Все показывают: Маша: на себя, Петя: Маша')
  })

  it('ask who acted about their own act, and name them to the others', () => {
    const share = { kind: 'share', subject: {}, cause: { seat: 0, thing: 'wolf' } }
    expect([0, 1, null].map((reader) => words.at(['Маша', 'Петя'], reader).ask(share))).toEqual([
      'Вы ловите волка. Чем поделиться?',
      'Маша ловит волка. Чем поделиться?',
      'Маша ловит волка. Чем поделиться?',
    ])
  })

  it('name a bot by its key, and a person or an open seat as the server does', () => {
    expect(['@otto', '@unknown', 'Маша', ''].map((name) => words.called(name))).toEqual(['Отто', '', 'Маша', ''])
    expect([0, 1].map((seat) => words.at(['@otto', '']).name(`p${seat}`))).toEqual(['Отто', 'Игрок 2'])
  })

  it('name a zone without its owner where the owner stands above', () => {
    expect(words.at(['Маша']).zone('hand:p0')).toBe('Рука (Маша)')
    expect(['hand:p0', 'deck:p0', 'pile:p0'].map((zone) => words.zoneHere(zone))).toEqual(['Рука', 'Колода', 'Pile'])
  })

  it('fill texts with the numbers of an item, of its parts and of lists of parts', () => {
    const item = {
      id: 'x',
      amount: 2,
      act: { effect: 'draw', amount: 3 },
      when: [{ power: 4 }, { power: 5 }],
      ready: true,
    }
    expect(numbersOf(item)).toEqual({ amount: 2, act_amount: 3, when_power: 4, when_2_power: 5 })
  })

  it('show the key where words are missing, and what is no id as it is', () => {
    expect(words.name('big_bad_wolf')).toBe('big bad wolf')
    expect(words.name('E5')).toBe('E5')
  })
})
