/** Lists of words with their clues, for spreadsheets and for the next puzzle. */
import { type Format, writing } from '../format.ts'

const table = () => import('./table.ts')

const wordKinds = { kinds: ['crossword', 'skeleton', 'wordsearch'], holds: 'one', binary: false, read: null } as const

export const ofWords: readonly Format[] = [
  {
    ...wordKinds,
    extensions: ['.csv'],
    title: { en: 'Words and clues (CSV)', ja: '言葉とカギ（CSV）' },
    write: writing(async () => (await table()).writeCsv),
  },
  {
    ...wordKinds,
    extensions: ['.tsv'],
    title: { en: 'Words and clues (TSV)', ja: '言葉とカギ（TSV）' },
    write: writing(async () => (await table()).writeTsv),
  },
]
