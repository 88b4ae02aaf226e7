// Which marks of the glossary are on a thing that is drawn by its kind.
import type { GlossaryMark } from './glossary'

/** Of what lies in a room. */
export const markOfToken = (token: string): GlossaryMark => (token === 'passage' ? 'passage' : 'transformation')
