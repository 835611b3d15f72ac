/** Text formats that hold crosswords only. */
import { type Format, reading, writing } from '../format.ts'

const crossword = { kinds: ['crossword'], holds: 'one', binary: false } as const

export const xd: Format = {
  ...crossword,
  extensions: ['.xd'],
  title: { en: '.xd crossword', ja: '.xd クロスワード' },
  read: reading(async () => (await import('./xd.ts')).readXd),
  write: writing(async () => (await import('./xd.ts')).writeXd),
}

export const exolve: Format = {
  ...crossword,
  extensions: ['.exolve'],
  title: { en: 'exolve', ja: 'exolve' },
  read: null,
  write: writing(async () => (await import('./exolve.ts')).writeExolve),
}

export const xwj: Format = {
  ...crossword,
  extensions: ['.xwj'],
  title: { en: 'CrosswordGiver .xwj', ja: 'クロスワード ギバー .xwj' },
  read: async (text) => (await import('./xwj.ts')).readXwj(text),
  write: writing(async () => (await import('./xwj.ts')).writeXwj),
}
