/** Crossword Compiler's XML, packed or plain. */
import { type Format, reading, writing } from '../format.ts'

export const jpz: Format = {
  kinds: ['crossword'],
  holds: 'one',
  extensions: ['.jpz', '.xml'],
  title: { en: 'Crossword Compiler XML (.jpz)', ja: 'Crossword Compiler の XML（.jpz）' },
  binary: true,
  read: reading(async () => (await import('./read.ts')).readJpz),
  write: writing(async () => (await import('./write.ts')).writeJpz),
}
