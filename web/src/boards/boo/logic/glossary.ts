// What the legend of the castle explains, in its order; `pieces/Drawn` draws it.
import type { MarkGroup } from '../../../lib/glossary'

export const GLOSSARY = [
  { id: 'places', marks: ['wall', 'corridor', 'room', 'transformation', 'passage', 'frame', 'reserve', 'stack'] },
  { id: 'pieces', marks: ['ghost', 'visitor', 'thread'] },
  { id: 'players', marks: ['walls', 'visitors', 'first', 'hand'] },
  { id: 'turn', marks: ['call', 'closed', 'clock'] },
] as const satisfies readonly MarkGroup[]

export type GlossaryMark = (typeof GLOSSARY)[number]['marks'][number]
