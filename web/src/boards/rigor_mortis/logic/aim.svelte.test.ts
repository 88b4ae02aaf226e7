import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seated, type TestSeat } from '../../../lib/answers.fixture.svelte'
import { Answers } from '../../../lib/answers.svelte'
import type { AskView } from '../../../lib/protocol'
import type { Game } from '../view'
import { Aim } from './aim.svelte'

const CARD = 'goblin_scroll_stones'
const ask = {
  kind: 'before_card',
  seat: 0,
  must: true,
  options: [CARD, 'goblin_orb_stones'],
  refused: {},
  form: 'one',
  given: null,
  subject: {},
  details: { [CARD]: { E4: 'free', 'E4-G4': 'free', F4: 'free', 'F4-G4': 'free' } },
} as unknown as AskView

describe('a cell to which two ways lead', () => {
  let seat: TestSeat
  let answers: Answers<Game>
  let aim: Aim
  let over: () => void

  beforeEach(() => {
    seat = Object.assign(seated([ask]), { kinds: ['before_card'] })
    over = $effect.root(() => {
      answers = new Answers<Game>(seat)
      aim = new Aim(answers, () => seat.view.number)
    })
    flushSync(() => answers.pick(CARD))
    flushSync(() => aim.at('G4'))
  })
  afterEach(() => over())

  it('is aimed at until the way is chosen, and the prompt says so', () => {
    expect([aim.cell, answers.prompt]).toEqual(['G4', 'rigor_mortis-prompt-way'])
    flushSync(() => aim.at('G4'))
    expect([aim.cell, answers.prompt]).toEqual(['', ''])
  })

  it('is forgotten when the card is put back, and stays so when it is picked again', () => {
    flushSync(() => answers.letGo())
    flushSync(() => answers.pick(CARD))
    expect([aim.cell, answers.prompt]).toEqual(['', ''])
  })

  it('is forgotten with another card', () => {
    flushSync(() => answers.pick('goblin_orb_stones'))
    expect(aim.cell).toBe('')
  })

  it('is forgotten with every answer that is sent', () => {
    flushSync(() => void answers.send(CARD))
    expect(aim.cell).toBe('')
  })

  it('is forgotten with every question', () => {
    flushSync(() => seat.ask('2', [ask]))
    expect(aim.cell).toBe('')
  })
})
