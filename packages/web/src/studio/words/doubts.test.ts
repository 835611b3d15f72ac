import { expect, it } from 'vitest'
import { newProject } from '../model/project.ts'
import type { Forecast, JudgedRow } from '../workers/core/protocol.ts'
import { doubtsAbout } from './doubts.ts'

const project = (words: number) => ({
  ...newProject('words', 'codeword', 'en'),
  rows: Array.from({ length: words }, (_, at) => ({ word: `w${at}`, reading: '', clue: '' })),
})
const judgedRows = (usable: number, all: number): JudgedRow[] =>
  Array.from({ length: all }, (_, at) => ({
    word: at < usable ? `w${at}` : null,
    problem: null,
    suggested: '',
    note: null,
    isAwaited: false,
    isGuess: false,
  }))
const forecast = (...doubts: string[]): Forecast => ({
  kind: 'codeword',
  taken: true,
  notes: [],
  doubts: doubts.map((en) => ({ en, ja: en })),
})

it('a list of which a third cannot be used is doubted before a puzzle is made, a few such rows are not', () => {
  const about = (usable: number, all: number) =>
    doubtsAbout({ project: project(all), judged: { rows: judgedRows(usable, all), forecasts: [] } }, 'crossword')
  expect(about(5, 15)?.rows).toEqual({ usable: 5, all: 15 })
  expect(about(13, 15)).toBeNull()
  // the maker itself says why nothing can be made
  expect(about(0, 15)).toBeNull()
})

it('what a kind holds against a list is said for that kind only', () => {
  const judged = { rows: judgedRows(4, 4), forecasts: [forecast('Letters stand alone.')] }
  expect(doubtsAbout({ project: project(4), judged }, 'codeword')?.reasons).toHaveLength(1)
  expect(doubtsAbout({ project: project(4), judged }, 'crossword')).toBeNull()
})

it('rows that are not judged yet raise no doubt', () =>
  expect(doubtsAbout({ project: project(9), judged: { rows: judgedRows(1, 3), forecasts: [] } }, null)).toBeNull())
