// An example of the book at its table: an ordinary one, at which bots play on.
import type { ExampleInfo } from '../lib/protocol'

const PREFIX = 'example_'

/** The chapter under which the server knows it. */
export const chapterOf = ({ id }: Pick<ExampleInfo, 'id'>): string => `${PREFIX}${id}`
/** The example that is shown at a table of this room; '' at any other. */
export const exampleAt = (chapter: string | undefined): string =>
  chapter?.startsWith(PREFIX) ? chapter.slice(PREFIX.length) : ''
