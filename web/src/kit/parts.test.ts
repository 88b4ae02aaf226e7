import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import Gallery from './gallery/Gallery.svelte'

function shown(only: string): string[] {
  const sent: string[] = []
  render(Gallery, { only, sent })
  return sent
}
const settled = () => new Promise((done) => setTimeout(done))

describe('the parts of the kit', () => {
  afterEach(cleanup)

  describe('a sheet', () => {
    async function opened() {
      const sent = shown('Sheet')
      const opener = screen.getByRole('button', { name: 'Open' })
      opener.focus()
      await fireEvent.click(opener)
      return { sent, opener, sheet: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Everybody' }) }
    }

    it('is a modal dialog: nothing behind it can be reached', async () => {
      expect((await opened()).sheet.open).toBe(true)
    })

    it('gives the focus back when it is closed', async () => {
      const { opener, sheet } = await opened()
      within(sheet).getByRole('button', { name: 'Something in it' }).focus()
      sheet.close()
      await settled()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(opener)
    })

    it('makes way for a rule that was asked for', async () => {
      const { sent, sheet } = await opened()
      await fireEvent.click(within(sheet).getByRole('button', { name: /X-1/ }))
      await settled()
      expect(sent).toEqual(['X-1'])
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('a hand has a name, its cards in order, and words where there are none', () => {
    shown('Hand')
    expect(screen.getByRole('group', { name: 'Hand 2' }).textContent).toMatch(/The Fox\s*The Owl\s*The Pig/)
    expect(screen.getByRole('group', { name: 'Hand 1' }).textContent).toContain('No cards.')
  })

  it('an end tells everybody in the order in which they have done', () => {
    shown('End')
    const places = screen.getAllByRole('listitem').map((place) => place.textContent)
    expect(places).toEqual(['Otto won', 'Guido', 'Mary'])
  })

  it('an emblem stands round its point, and says nothing', () => {
    shown('Emblem')
    const emblems = [...document.querySelectorAll('.emblem')]
    expect(emblems).toHaveLength(3)
    expect(emblems.every((emblem) => emblem.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(emblems[2]?.getAttribute('x')).toBe('13')
  })

  it('a ribbon says which step is now, and a told one leads back to it', () => {
    shown('Ribbon')
    expect(screen.getByRole('list', { name: 'The turn' })).toBeTruthy()
    expect(
      screen.getAllByRole('listitem').filter((step) => step.ariaCurrent ?? step.getAttribute('aria-current')),
    ).toEqual([screen.getByText('Roll').closest('li')])
    expect(screen.getAllByRole('button').map((step) => step.textContent)).toEqual(['Walk'])
  })

  it('a tip can be put away', async () => {
    shown('Tip')
    await fireEvent.click(within(screen.getByRole('status')).getByRole('button'))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('a tip that was asked for is a dialog, which Escape closes and which gives the focus back', async () => {
    shown('Tip')
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    const thing = screen.getByRole('button', { name: 'A thing' })
    thing.focus()
    await fireEvent.click(thing)
    within(screen.getByRole('dialog', { name: 'A closer look' }))
      .getByRole('button', { name: 'Point at it' })
      .focus()
    await fireEvent.keyDown(window, { key: 'Escape' })
    await settled()
    expect(document.activeElement).toBe(thing)
  })

  it('of what there is to choose, a first press pins, a second sends, and what is taken is no answer', async () => {
    const sent = shown('Choose')
    const thing = (name: string) => screen.getByText(name).parentElement!
    await tick()
    expect(thing('The Pig').hasAttribute('data-lit')).toBe(false)
    await fireEvent.click(thing('The Fox'))
    expect(sent).toEqual([])
    await fireEvent.click(thing('The Fox'))
    expect(sent).toEqual(['fox'])
  })

  it('what stands beside the board belongs to it', () => {
    shown('Beside')
    expect(screen.getByText('Beside the board.').parentElement?.className).toBe('world')
  })

  it('a dock has the answers that are no pieces, and says why of those that are none', async () => {
    const sent = shown('Dock')
    const dock = screen.getByRole('group')
    expect(
      within(dock)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(expect.arrayContaining(['End the turn', 'Pass', 'Buy']))
    expect(within(dock).getByText('Buy').hasAttribute('data-refused')).toBe(true)
    await fireEvent.click(within(dock).getByText('Pass'))
    expect(sent).toEqual(['pass'])
  })

  it('a card that can be looked at is a button, a rule too', () => {
    shown('small')
    expect(screen.getByRole('button', { name: 'The Fox' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /The Owl/ })).toBeNull()
    expect(screen.getByRole('button', { name: /X-1/ })).toBeTruthy()
  })
})
