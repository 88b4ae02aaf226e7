import type { Board } from '..'

export const board: Board = {
  answers: ['search', 'show', 'ready', 'sealed'],
  prompts: { search: 'boo-search', show: 'boo-trace', sealed: 'boo-sealed' },
  load: () => import('./Board.svelte'),
}
