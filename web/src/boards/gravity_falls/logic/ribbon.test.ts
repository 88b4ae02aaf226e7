import { describe, expect, test } from 'vitest'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import { stepsOf, thisTurn } from './ribbon'
import type { Game } from '../view'

let n = 0
const told = (kind: EventKind<Game>, depth = 0) => toldOf<Game>(kind, { depth }, n++)

describe('the ribbon of a turn', () => {
  test('before anything has happened the first step is now and the others follow', () => {
    const steps = stepsOf([], 'play')
    expect(steps.map(({ state }) => state)).toEqual(['now', ...Array<string>(9).fill('next')])
  })

  test('results stand on their steps, effects after the step that caused them', () => {
    const events = (
      [
        'played',
        'walked',
        'rumour',
        'rumour',
        'rolled',
        'persuaded',
        'monster_moved',
        'riot_pull',
        'alarm',
        'curse_mark',
        'cursed',
        'cursed',
        'flipped',
      ] as const
    ).map((kind) => told(kind))
    const steps = stepsOf(events, 'reveal')
    expect(steps.map(({ id }) => id)).toEqual([
      'card',
      'walk',
      'rumours',
      'roll',
      'flip',
      'courage',
      'draw',
      'removal',
      'monster',
      'riots',
      'alarm',
      'curse',
      'flip',
      'reveal',
    ])
    expect(steps.find(({ id }) => id === 'rumours')?.count).toBe(2)
    expect(steps.find(({ id }) => id === 'curse')?.count).toBe(2)
    expect(
      steps.flatMap((step) => step.events),
      'as the log tells it',
    ).toEqual(events)
    expect(steps.at(-1)?.state).toBe('now')
  })

  test('only a won fight is a victory: a monster that is down or has stood is told so', () => {
    const ids = (kind: EventKind<Game>) => stepsOf([told('rolled'), told(kind)], 'roll')[4]?.id
    expect((['defeated', 'knocked_down', 'fought_off', 'immune'] as const).map(ids)).toEqual([
      'defeat',
      'down',
      'stood',
      'stood',
    ])
  })

  test('an effect inside an effect is deeper', () => {
    const steps = stepsOf([told('opened'), told('event'), told('alarm', 1), told('cursed', 2)], 'reveal')
    expect(steps.slice(-3).map(({ id, depth }) => [id, depth])).toEqual([
      ['event', 0],
      ['alarm', 1],
      ['curse', 2],
    ])
  })

  test('a turn begins after its event, and ends at the moment that is looked at', () => {
    const events = [told('played'), told('turn'), told('rested'), told('monster_moved')]
    expect(thisTurn(events).map(({ event }) => event.kind)).toEqual(['rested', 'monster_moved'])
    expect(thisTurn(events, events[2]!.n).map(({ event }) => event.kind)).toEqual(['rested'])
  })
})
