/** Across Lite's binary files. */
import { type Format, reading, writing } from '../format.ts'

export const puz: Format = {
  kinds: ['crossword'],
  holds: 'one',
  extensions: ['.puz'],
  title: { en: 'Across Lite .puz', ja: 'Across Lite .puz' },
  binary: true,
  read: reading(async () => (await import('./read.ts')).readPuz),
  write: writing(async () => (await import('./write.ts')).writePuz),
}
