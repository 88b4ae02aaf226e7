import { expect, test } from 'vitest'
import { deed, facesOf, printed, runs } from './faces'

const faces = facesOf({
  cards: [
    {
      id: 'lizard_rick',
      type: 'rick',
      cost: 5,
      vp: 1,
      power: 2,
      attack: true,
      act: { effect: 'x', amount: 1 },
      source: 'inferred',
      vp_rule: null,
    },
    { id: 'embezzle', type: 'council', cost: 6, vp: 2, power: 3, vote: { kind: 'auction', cost: 5 } },
    { id: 'rick_c137', type: 'rick', cost: 7, vp: 0, vp_rule: { per: 'owned', vp: 1 } },
  ],
  locations: [{ id: 'grave', cost: 4, vp: 2 }],
  nemeses: [{ id: 'rick_d99', type: 'rick', cost: 11, vp: 6, group: { effect: 'x' } }],
  stacks: [{ id: 'morty_waves', type: null, cost: 0, vp: -1 }],
  numbers: [{ id: 'hand_size', value: 5 }],
})

test('a face says what is printed: numbers, flags, points', () => {
  expect(faces.get('lizard_rick')).toMatchObject({ type: 'rick', cost: 5, points: '1', power: 2, flags: ['attack'] })
  expect(faces.get('lizard_rick')?.numbers).toMatchObject({ act_amount: 1 })
  expect(faces.get('embezzle')?.flags).toEqual(['auction'])
  expect(faces.get('grave')).toMatchObject({ type: 'location', flags: ['ongoing'] })
  expect(faces.get('rick_d99')).toMatchObject({ nemesis: true, flags: ['group'] })
  expect(faces.has('hand_size')).toBe(false)
})

test('points that the text counts are a star, minus points have a real minus', () => {
  expect(faces.get('rick_c137')?.points).toBe('★')
  expect(faces.get('morty_waves')?.points).toBe('−1')
  expect(printed(3)).toBe('3')
})

const MARKS = ['Атака:', 'Групповая атака:', 'Защита:', 'Аукцион:']

test('the words that say what follows are set apart, the longest first', () => {
  expect(runs('+2 мощи. Групповая атака: каждый сбрасывает 1 карту.', MARKS)).toEqual([
    { text: '+2 мощи. ', strong: false },
    { text: 'Групповая атака:', strong: true },
    { text: ' каждый сбрасывает 1 карту.', strong: false },
  ])
  expect(runs('Без эффекта.', MARKS)).toEqual([{ text: 'Без эффекта.', strong: false }])
})

test('a deed is the sentence after the mark', () => {
  const text = '+2 мощи. Атака: каждый враг получает 1 «Волны Морти». Если поражён хотя бы один враг, возьмите 1 карту.'
  expect(deed(text, MARKS)).toBe('каждый враг получает 1 «Волны Морти».')
  expect(deed('+1 мощь.', MARKS)).toBe('')
})
