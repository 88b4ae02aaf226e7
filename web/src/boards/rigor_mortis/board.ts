import type { View } from '../../lib/protocol'
import type { Board } from '..'
import { lookCount, peopleOf } from './people'
import type { TableView } from './view'

export const board: Board = {
  answers: [
    'colour', 'place', 'before_card', 'after_card', 'second_card', 'goblin_step', 'goblin_second', 'rigor_step', 'rigor_second', 'shove', 'sticky_heels', 'transport', 'teleport', 'start', 'react',
    'shield', 'discard', 'skin_swap', 'kick', 'eye', 'eye_give', 'eye_take', 'pardon', 'foresight', 'acts',
  ],
  letters: { KeyB: 'rigor_mortis-letter-books', KeyS: 'rigor_mortis-letter-stop', KeyD: 'rigor_mortis-letter-duty' },
  counters(view: View<TableView>, seat: number) {
    const person = peopleOf(view)[seat]
    if (!person) return []
    return [
      { icon: 'looks', value: lookCount(person) ?? '?', label: 'rigor_mortis-counter-looks' },
      { icon: 'cards', value: person.cards ?? '?', label: 'rigor_mortis-counter-cards' },
      { icon: 'books', value: person.looks === null ? '?' : person.up.length + person.down.length, label: 'rigor_mortis-counter-books' },
    ]
  },
  load: () => import('./Board.svelte'),
}
