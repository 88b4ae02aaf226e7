import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyGame } from '../lib/game'
import { prefs } from '../lib/prefs.svelte'
import type { Op, View } from '../lib/protocol'
import type { Step, Stream, Told } from '../lib/table.svelte'
import { Stage } from './stage.svelte'
import { fly, hold, ring, roll } from './staging'

interface Game extends AnyGame {
  table: { power: number }
}

const view = (power: number, ask = '') =>
  ({ zones: [], table: { power }, asks: ask ? [{ kind: ask }] : [], waiting: [] }) as unknown as View
const told = (n: number, power: number, seat = 0, depth = 0): Told => {
  const changes: Op[] = [[['table', 'power'], power]]
  return {
    n,
    at: 0,
    event: {
      kind: 'gained',
      cites: '',
      seat,
      values: {},
      cards: null,
      count: 0,
      cause: null,
      depth,
      moment: false,
      changes,
    },
  }
}
const whole = (view: View): Stream => ({ audience: 'p0', seat: 0, n: 0, view, before: null, events: [], steps: [] })
/** The stream after one more step with these events. */
function then(stream: Stream, view: View, ...events: Told[]): Stream {
  const steps: readonly Step[] = [...stream.steps, { before: stream.view, view, events }]
  return { ...stream, n: stream.n + 1, view, events: [...stream.events, ...events], steps }
}

/** The browser's animations, which happy-dom does not have: they last as long as they say. */
class Playing {
  readonly finished: Promise<void>
  #stop = () => {}
  constructor(
    duration: number,
    readonly id: string | undefined,
  ) {
    this.finished = new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, duration)
      this.#stop = () => (clearTimeout(timer), reject(new Error('cancelled')))
    })
    this.finished.catch(() => {})
  }
  cancel() {
    this.#stop()
  }
}

describe('the stage', () => {
  let start: Stream
  let stage: Stage<Game>
  let board: HTMLElement
  let put: ReturnType<Stage<Game>['board']>
  const powers = () => [stage.view.table.power, stage.telling?.n ?? null, stage.live]

  beforeEach(() => {
    vi.useFakeTimers()
    Element.prototype.animate = (_, timing) =>
      new Playing(
        (timing as KeyframeAnimationOptions).duration as number,
        (timing as KeyframeAnimationOptions).id,
      ) as unknown as Animation
    prefs.set({ motion: 'normal' })
    start = whole(view(0, 'play'))
    stage = new Stage<Game>(start)
    board = document.createElement('div')
    document.body.append(board)
    put = stage.board(board)
  })
  afterEach(() => {
    put?.()
    board.remove()
    prefs.set({ motion: 'normal' })
    vi.useRealTimers()
  })

  it('tells events one after the other and ends exactly on the new view', async () => {
    const next = then(start, view(5, 'pay'), told(0, 1), told(1, 3), told(2, 5))
    stage.follow(next)
    await vi.advanceTimersByTimeAsync(10)
    expect(powers()).toEqual([1, 0, false])
    expect(stage.view.asks).toEqual([])
    await vi.advanceTimersByTimeAsync(280)
    expect(powers()).toEqual([3, 1, false])
    expect(stage.fresh.map(({ n }) => n)).toEqual([0, 1])
    await vi.advanceTimersByTimeAsync(280)
    expect(powers()).toEqual([5, 2, false])
    await vi.advanceTimersByTimeAsync(280)
    expect(powers()).toEqual([5, null, true])
    expect(stage.view).toBe(next.view)
  })

  const heard = () => stage.heard.map(({ n }) => n)

  it('says no more than the board has shown, and of dice nothing before they lie', async () => {
    board.append(Object.assign(document.createElement('b'), { getBoundingClientRect: () => new DOMRect(0, 0, 20, 20) }))
    stage.place('die')(board.lastElementChild!)
    stage.staging = {
      motions: { gained: ({ n }) => (n === 1 ? [roll('die', { ms: 200 })] : []) },
      beats: { gained: 300 },
    }
    stage.follow(then(start, view(5, 'pay'), told(0, 1), told(1, 3), told(2, 5)))
    await vi.advanceTimersByTimeAsync(10)
    expect([heard(), stage.lastOf(0)?.n]).toEqual([[0], 0])
    await vi.advanceTimersByTimeAsync(300)
    expect([stage.telling?.n, heard(), stage.falling, stage.lastOf(0)?.n]).toEqual([1, [0], true, 0])
    await vi.advanceTimersByTimeAsync(200)
    expect([stage.telling?.n, heard(), stage.falling, stage.lastOf(0)?.n]).toEqual([1, [0, 1], false, 1])
    await vi.advanceTimersByTimeAsync(100)
    expect(heard()).toEqual([0, 1, 2])
  })

  it.each([
    ['skipped', () => stage.skip()],
    ['looked back from', () => stage.back()],
  ])('says everything at once where it is %s', async (_, does) => {
    stage.follow(then(start, view(5, 'pay'), told(0, 1), told(1, 3), told(2, 5)))
    await vi.advanceTimersByTimeAsync(10)
    expect(heard()).toEqual([0])
    does()
    await vi.advanceTimersByTimeAsync(10)
    expect(heard()).toEqual([0, 1, 2])
  })

  it('says everything at once to who wants no motion, and after a reconnect', async () => {
    const next = then(start, view(5, 'pay'), told(0, 1), told(1, 3), told(2, 5))
    prefs.set({ motion: 'none' })
    stage.follow(next)
    expect(heard()).toEqual([0, 1, 2])
    prefs.set({ motion: 'normal' })
    stage.follow({ ...next, view: view(9, 'pay'), events: [...next.events, told(3, 7), told(4, 9)], steps: [] })
    expect(heard()).toEqual([0, 1, 2, 3, 4])
    await vi.advanceTimersByTimeAsync(10)
    expect(stage.live).toBe(true)
  })

  it('keeps its words while what was missed is told again', async () => {
    stage.follow(then(start, view(5, 'pay'), told(0, 1), told(1, 3), told(2, 5)))
    await vi.advanceTimersByTimeAsync(2000)
    void stage.retell(0)
    await vi.advanceTimersByTimeAsync(10)
    expect([stage.telling?.n, heard()]).toEqual([0, [0, 1, 2]])
  })

  it('tells what comes meanwhile after what is being told', async () => {
    const next = then(start, view(1), told(0, 1))
    stage.follow(next)
    await vi.advanceTimersByTimeAsync(100)
    const last = then(next, view(2, 'pay'), told(1, 2))
    stage.follow(last)
    expect(powers()).toEqual([1, 0, false])
    await vi.advanceTimersByTimeAsync(200)
    expect(powers()).toEqual([2, 1, false])
    await vi.advanceTimersByTimeAsync(300)
    expect(stage.view).toBe(last.view)
    expect(stage.live).toBe(true)
  })

  it.each([
    ['fast', 140],
    ['slow', 448],
  ] as const)('tells at another speed if so preferred: %s', async (motion, ms) => {
    prefs.set({ motion })
    stage.follow(then(start, view(2), told(0, 1), told(1, 2)))
    await vi.advanceTimersByTimeAsync(ms - 20)
    expect(stage.telling?.n).toBe(0)
    await vi.advanceTimersByTimeAsync(40)
    expect(stage.telling?.n).toBe(1)
  })

  it('tells as fast as the bots of the table play', async () => {
    stage.pace = 'fast'
    stage.follow(then(start, view(2), told(0, 1), told(1, 2)))
    await vi.advanceTimersByTimeAsync(130)
    expect(stage.telling?.n).toBe(1)
  })

  it('makes up for what a slow machine needs longer', async () => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
      const { duration } = timing as KeyframeAnimationOptions
      return animate.call(this, frames, { ...(timing as object), duration: Number(duration) + 150 })
    }
    stage.follow(then(start, view(9), ...Array.from({ length: 9 }, (_, n) => told(n, n))))
    await vi.advanceTimersByTimeAsync(2500 + 2 * 150)
    Element.prototype.animate = animate
    expect(stage.live).toBe(true)
  })

  it('lands for who is in a hurry, and moves nothing until they are asked again', async () => {
    const asked = { ...view(9), asks: [{ must: true, given: null }] } as unknown as View
    let stream = then(start, view(2), told(0, 1), told(1, 2))
    stage.follow(stream)
    stage.hurry()
    expect(powers()).toEqual([2, null, true])
    for (const next of [view(5), asked]) {
      stream = then(stream, next, told(stream.events.length, 5))
      stage.follow(stream)
      expect(stage.live).toBe(true)
    }
    stage.follow(then(stream, view(12), told(stream.events.length, 12)))
    expect(stage.live).toBe(false)
  })

  it.each(['none', 'normal'] as const)(
    'keeps the last act of everybody marked until their next, with motion %s',
    async (motion) => {
      prefs.set({ motion })
      stage.staging = {
        motions: {
          gained: ({ event, n }) => [ring(`cell:${n}`), ring('zone:hand'), ...(event.seat ? [] : [ring('cell:own')])],
        },
      }
      const cells = Object.fromEntries(
        ['cell:0', 'cell:1', 'cell:2', 'cell:own', 'zone:hand'].map((name) => [
          name,
          board.appendChild(document.createElement('b')),
        ]),
      )
      for (const [name, cell] of Object.entries(cells)) stage.place(name)(cell)
      const marked = () =>
        Object.entries(cells)
          .map(([name, cell]) => [name, cell.getAttribute('data-last')])
          .filter(([, by]) => by)
      let now = then(start, view(2), told(0, 1, 0), told(1, 2, 1))
      stage.follow(now)
      await vi.advanceTimersByTimeAsync(1000)
      expect(marked()).toEqual([
        ['cell:0', 'p0'],
        ['cell:1', 'p1'],
        ['cell:own', 'p0'],
      ])
      now = then(now, view(3), told(2, 3, 1), told(3, 4, 0, 1))
      stage.follow(now)
      await vi.advanceTimersByTimeAsync(1000)
      expect(marked()).toEqual([
        ['cell:0', 'p0'],
        ['cell:2', 'p1'],
        ['cell:own', 'p0'],
      ])
      stage.go(1)
      await vi.advanceTimersByTimeAsync(1000)
      expect(marked()).toEqual([])
      stage.now()
      expect(marked()).toHaveLength(3)
    },
  )

  it('lets a card that turns over where it is not seen keep its look', async () => {
    stage.staging = { motions: { gained: () => [fly('card:ace', 'zone:deck', 'zone:hand', { was: 'back:card' })] } }
    for (const name of ['zone:deck', 'back:card', 'zone:hand']) {
      const place = board.appendChild(document.createElement('b'))
      place.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
      stage.place(name)(place)
    }
    stage.follow(then(start, view(1), told(0, 1)))
    await vi.advanceTimersByTimeAsync(100)
    expect(board.querySelectorAll('.stage-overlay > :not(.stage-clock)')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(stage.live).toBe(true)
  })

  it('lets a number look as it did until what flies to it has come', async () => {
    stage.staging = { motions: { gained: () => [hold('number')] } }
    const number = board.appendChild(document.createElement('b'))
    number.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
    number.textContent = '0'
    stage.place('number')(number)
    stage.follow(then(start, view(1), told(0, 1)))
    number.textContent = '1'
    await vi.advanceTimersByTimeAsync(100)
    expect(number.hasAttribute('data-away')).toBe(true)
    expect(board.querySelector('.stage-overlay')?.textContent).toBe('0')
    await vi.advanceTimersByTimeAsync(1000)
    expect(number.hasAttribute('data-away')).toBe(false)
    expect(board.querySelector('.stage-overlay')?.textContent).toBe('')
  })

  it('lets a piece take its road from place to place, standing on each as on the last', async () => {
    const frames: string[][] = []
    Element.prototype.animate = (keys, timing) => {
      frames.push((keys as Keyframe[]).map(({ transform }) => String(transform).split(' scale')[0]!))
      return new Playing(
        (timing as KeyframeAnimationOptions).duration as number,
        (timing as KeyframeAnimationOptions).id,
      ) as unknown as Animation
    }
    stage.staging = { motions: { gained: () => [fly('pawn', 'pawn', 'pawn', { via: ['place:b', 'place:c'] })] } }
    for (const [name, x] of [
      ['pawn', 0],
      ['place:b', 100],
      ['place:c', 200],
    ] as const) {
      const place = board.appendChild(document.createElement('b'))
      place.getBoundingClientRect = () => new DOMRect(name === 'pawn' ? stage.view.table.power : x, 0, 10, 10)
      stage.place(name)(place)
    }
    stage.follow(then(start, view(207), told(0, 207)))
    await vi.advanceTimersByTimeAsync(10)
    expect(frames[0]).toEqual(['translate(0px, 0px)', 'translate(107px, 0px)', 'translate(207px, 0px)'])
  })

  it('draws the new view at once for who prefers no motion, and outlines what has changed', async () => {
    prefs.set({ motion: 'none' })
    const [power, name] = [document.createElement('b'), document.createElement('b')]
    stage.place('field:power')(power)
    stage.place('field:name')(name)
    const next = then(start, view(5, 'pay'), told(0, 1), told(1, 5))
    stage.follow(next)
    expect(stage.view).toBe(next.view)
    expect(stage.live).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect([power, name].map((each) => each.hasAttribute('data-fresh'))).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(1200)
    expect(power.hasAttribute('data-fresh')).toBe(false)
  })

  it('draws a view that was sent as a whole at once', async () => {
    stage.follow(then(start, view(1), told(0, 1)))
    await vi.advanceTimersByTimeAsync(10)
    const again = whole(view(7, 'pay'))
    stage.follow(again)
    expect(stage.view).toBe(again.view)
    expect(powers()).toEqual([7, null, true])
    await vi.advanceTimersByTimeAsync(1000)
    expect(stage.view).toBe(again.view)
  })

  it('lands everything at a click on the board or at a key, and nothing else happens', async () => {
    const clicked = vi.fn()
    board.addEventListener('click', clicked)
    for (const land of [
      () => board.click(),
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })),
    ]) {
      const next = then(start, view(2, 'pay'), told(0, 1), told(1, 2))
      stage.show(start)
      stage.follow(next)
      await vi.advanceTimersByTimeAsync(10)
      land()
      expect(stage.view).toBe(next.view)
      expect(stage.live).toBe(true)
    }
    expect(clicked).not.toHaveBeenCalled()
    board.click()
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('lands everything at a click, which also picks what is only picked by it', async () => {
    const card = board.appendChild(document.createElement('span'))
    const clicked = vi.fn()
    board.addEventListener('click', clicked)
    for (const [state, times] of [
      ['', 0],
      ['true', 0],
      ['false', 1],
    ] as const) {
      card.toggleAttribute('data-lit', true)
      card.setAttribute('aria-pressed', state)
      stage.show(start)
      stage.follow(then(start, view(2, 'pay'), told(0, 1), told(1, 2)))
      await vi.advanceTimersByTimeAsync(10)
      card.click()
      expect([stage.live, clicked.mock.calls.length]).toEqual([true, times])
    }
  })

  it('lands everything when the tab is hidden', async () => {
    const next = then(start, view(2), told(0, 1), told(1, 2))
    stage.follow(next)
    await vi.advanceTimersByTimeAsync(10)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(stage.view).toBe(next.view)
    vi.restoreAllMocks()
  })

  it('lands on the moment of the past that is looked at, not in the present', async () => {
    stage.follow(then(start, view(5), told(0, 1), told(1, 3), told(2, 5)))
    await vi.advanceTimersByTimeAsync(3000)
    stage.go(1)
    await vi.advanceTimersByTimeAsync(10)
    stage.skip()
    await vi.advanceTimersByTimeAsync(1)
    expect([stage.past, stage.moving, ...powers()]).toEqual([1, false, 3, 1, false])
  })

  it('shows the past without its questions, walks through it, and returns', async () => {
    prefs.set({ motion: 'none' })
    const one = then(start, view(3, 'pay'), told(0, 1), told(1, 3))
    const two = then(one, view(4, 'end'), told(2, 4, 1))
    stage.follow(one)
    stage.follow(two)
    stage.back()
    await vi.advanceTimersByTimeAsync(0)
    expect([stage.past, ...powers()]).toEqual([2, 4, 2, false])
    stage.go(0)
    await vi.advanceTimersByTimeAsync(0)
    expect([stage.past, ...powers()]).toEqual([0, 1, 0, false])
    expect(stage.view.asks).toEqual([])
    const three = then(two, view(6, 'other'), told(3, 6))
    stage.follow(three)
    expect(powers()[0]).toBe(1)
    stage.forward()
    await vi.advanceTimersByTimeAsync(0)
    expect(powers().slice(0, 2)).toEqual([3, 1])
    stage.now()
    expect(stage.view).toBe(three.view)
    expect(powers()).toEqual([6, null, true])
    stage.go(3)
    await vi.advanceTimersByTimeAsync(0)
    stage.forward()
    expect(stage.live).toBe(true)
  })

  it('shows what happened at once in the past at once too, and walks over it in one step', async () => {
    prefs.set({ motion: 'none' })
    stage.staging = { together: ['gained'] }
    stage.follow(then(then(start, view(1), told(0, 1)), view(3), told(1, 2), told(2, 3)))
    for (const [press, seen] of [
      ['back', [2, 3]],
      ['back', [0, 1]],
      ['forward', [2, 3]],
    ] as const) {
      stage[press]()
      await vi.advanceTimersByTimeAsync(0)
      expect([stage.past, stage.view.table.power]).toEqual(seen)
    }
  })

  it('asks for the record where the stream does not reach back', async () => {
    prefs.set({ motion: 'none' })
    const [far, now] = [then(whole(view(0)), view(1), told(0, 1)), whole(view(2))]
    stage.show({ ...now, events: [told(0, 1), told(1, 2)] })
    stage.recorded = vi.fn(() => Promise.resolve(far.steps as unknown as readonly Step<Game>[]))
    stage.go(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(powers()).toEqual([1, 0, false])
    stage.now()
    stage.go(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(stage.recorded).toHaveBeenCalledOnce()
  })

  it('tells again what was missed, fast, and ends in the present', async () => {
    const missed = then(then(start, view(1), told(0, 1, 1)), view(2, 'pay'), told(1, 2, 1))
    stage.show(missed)
    void stage.retell(0)
    await vi.advanceTimersByTimeAsync(10)
    expect(powers()).toEqual([1, 0, false])
    await vi.advanceTimersByTimeAsync(140)
    expect(powers()).toEqual([2, 1, false])
    await vi.advanceTimersByTimeAsync(200)
    expect(stage.view).toBe(missed.view)
    expect(stage.live).toBe(true)
  })

  it('tells the whole scene of a moment that has one, and ends in the present; without motion it is looked at', async () => {
    stage.show(then(then(then(start, view(1), told(0, 1)), view(2), told(1, 2)), view(3), told(2, 3)))
    stage.staging = { scene: (_, n) => (n === 1 ? { from: 0, until: 1 } : null) }
    stage.recall(1)
    await vi.advanceTimersByTimeAsync(10)
    expect([...powers(), stage.again]).toEqual([1, 0, false, true])
    await vi.advanceTimersByTimeAsync(1000)
    expect([...powers(), stage.again]).toEqual([3, null, true, false])
    prefs.set({ motion: 'none' })
    stage.recall(1)
    await vi.advanceTimersByTimeAsync(0)
    expect([stage.past, stage.again]).toEqual([1, false])
  })

  it('remembers the last act of everybody, not what followed from it', () => {
    prefs.set({ motion: 'none' })
    stage.follow(then(start, view(4), told(0, 1, 0), told(1, 2, 1), told(2, 3, 1, 1), told(3, 4, 0, 1)))
    expect([stage.lastOf(0)?.n, stage.lastOf(1)?.n, stage.lastOf(2)]).toEqual([0, 1, null])
  })
})
