import { describe, expect, it } from 'vitest'
import { answersAround, beside, isReadable } from './beside'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const room = box(0, 0, 1000, 800)
const size = { width: 300, height: 200 }
const covers = (place: { left: number; top: number }, other: ReturnType<typeof box>) =>
  place.left < other.left + other.width &&
  other.left < place.left + size.width &&
  place.top < other.top + other.height &&
  other.top < place.top + size.height

describe('what is shown large', () => {
  it('opens beside what was pressed', () => {
    const at = box(100, 100, 80, 60)
    const place = beside(at, size, room, [])
    expect(covers(place, at)).toBe(false)
    expect(covers(place, box(90, 90, 100, 80))).toBe(true)
  })
  it('is measured as browsers measure', () => {
    expect(beside(new DOMRect(100, 100, 80, 60), new DOMRect(0, 0, 300, 200), room, []).left).toBeGreaterThanOrEqual(0)
  })
  it('stays in the window', () => {
    const { left, top } = beside(box(900, 760, 100, 40), size, room, [])
    expect([left <= 700, top <= 600]).toEqual([true, true])
  })
  it('covers neither what was pressed nor an answer', () => {
    const at = box(100, 100, 80, 60)
    const answers = [box(190, 90, 200, 300), box(90, 170, 100, 100)]
    const place = beside(at, size, room, answers)
    expect([at, ...answers].some((each) => covers(place, each))).toBe(false)
  })
  it('knows the answers on the page, but for what was pressed and what lies in it', () => {
    document.body.innerHTML = '<i data-lit><b id="at"><u data-lit></u></b></i><s data-answer></s>'
    for (const each of document.querySelectorAll('i, u, s')) each.getBoundingClientRect = () => new DOMRect(1, 2, 3, 4)
    expect(answersAround(document.querySelector('#at')!)).toHaveLength(1)
  })
  it('is not needed where the whole text can be read', () => {
    document.body.innerHTML = '<p><b>Jerry</b> <span>Draw\n a card.</span></p>'
    const card = document.querySelector('p')!
    const high = (scrollHeight: number) => {
      for (const each of [card, ...card.children])
        Object.defineProperties(each, {
          scrollHeight: { value: scrollHeight, configurable: true },
          clientHeight: { value: 40, configurable: true },
        })
    }
    high(40)
    expect([isReadable(card, 'Draw a card.'), isReadable(card, 'Draw two cards.')]).toEqual([true, false])
    high(90)
    expect(isReadable(card, 'Draw a card.')).toBe(false)
  })
})
