/** Formats that hold crosswords alone. */
import { type Format, reading, writing } from '../format.ts'

const xd = () => import('./xd.ts')
const xwj = () => import('./xwj.ts')
const exolve = () => import('./exolve.ts')

const crossword = { kinds: ['crossword'], holds: 'one' } as const

export const ofCrosswords: readonly Format[] = [
  {
    ...crossword,
    extensions: ['.xd'],
    title: { en: '.xd crossword', ja: '.xd クロスワード' },
    binary: false,
    read: reading(async () => (await xd()).readXd),
    write: writing(async () => (await xd()).writeXd),
  },
  {
    ...crossword,
    extensions: ['.puz'],
    title: { en: 'Across Lite .puz', ja: 'Across Lite .puz' },
    binary: true,
    read: reading(async () => (await import('../puz/read.ts')).readPuz),
    write: writing(async () => (await import('../puz/write.ts')).writePuz),
  },
  {
    ...crossword,
    extensions: ['.jpz', '.xml'],
    title: { en: 'Crossword Compiler XML (.jpz)', ja: 'Crossword Compiler の XML（.jpz）' },
    binary: true,
    read: reading(async () => (await import('../jpz/read.ts')).readJpz),
    write: writing(async () => (await import('../jpz/write.ts')).writeJpz),
  },
  {
    ...crossword,
    extensions: ['.exolve'],
    title: { en: 'exolve', ja: 'exolve' },
    binary: false,
    read: null,
    write: writing(async () => (await exolve()).writeExolve),
  },
  {
    ...crossword,
    extensions: ['.xwj'],
    title: { en: 'CrosswordGiver .xwj', ja: 'クロスワード ギバー .xwj' },
    binary: false,
    read: async (text) => (await xwj()).readXwj(text),
    write: writing(async () => (await xwj()).writeXwj),
  },
]
