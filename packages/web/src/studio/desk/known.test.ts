import { expect, it } from 'vitest'
import { newProject, type Row } from '../model/project.ts'
import type { CoreProtocol, Verdict } from '../workers/core/protocol.ts'
import type { CoreWorker } from '../workers/core/worker.ts'
import { Known } from './known.ts'

const noReading = { code: 'kanji' } as Verdict['problem']
const own: Readonly<Record<string, string>> = { 海: 'うみ' }

/** A core worker that knows one reading. */
const quickCore = {
  ask: async (_about: string, { splice: { rows } }: CoreProtocol['judge']['ask']) => ({
    verdicts: rows.map(({ word, reading }): Verdict => {
      const isUnread = reading === '' && /\p{Script=Han}/u.test(word)
      return {
        word,
        problem: isUnread ? noReading : null,
        suggested: isUnread ? (own[word] ?? '') : '',
        isGuess: false,
      }
    }),
    repeats: [],
    forecasts: [],
  }),
} as unknown as CoreWorker

const row = (word: string, reading = ''): Row => ({ word, reading, clue: '' })
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

it('asks the readings worker once for each word whose reading our own words do not give', async () => {
  const wanted: (readonly string[])[] = []
  const known = new Known(
    quickCore,
    () => {},
    async (writings) => {
      wanted.push(writings)
      return writings.map((written) => ({ reading: written === '薔薇' ? 'ばら' : '', isGuessed: false }))
    },
  )
  const suggestions = (): readonly string[] => known.judged?.rows.map(({ suggested }) => suggested) ?? []
  const project = newProject('words', 'crossword', 'ja')
  known.follow({ ...project, rows: [row('ねこ'), row('海'), row('薔薇'), row('龘')] })
  await settled()
  expect(suggestions()).toEqual(['', 'うみ', 'ばら', ''])
  known.follow({ ...project, rows: [row('薔薇'), row('龘', 'とう')] })
  await settled()
  expect(suggestions()).toEqual(['ばら', ''])
  expect(wanted).toEqual([['薔薇', '龘']])
})

it('waits for readings that take long, and tells in the meantime that they are awaited', async () => {
  let bring = (): void => {}
  const known = new Known(
    quickCore,
    () => {},
    (writings) =>
      new Promise((done) => {
        bring = () => done(writings.map(() => ({ reading: 'かわぐち', isGuessed: true })))
      }),
  )
  const rows = [row('海'), row('川口')]
  known.follow({ ...newProject('words', 'crossword', 'ja'), rows })
  let isDone = false
  const done = known.readingsDone().then(() => {
    isDone = true
  })
  await settled()
  expect([isDone, known.judged?.rows.map(({ isAwaited }) => isAwaited)]).toEqual([false, [false, true]])
  bring()
  await done
  expect(rows.map((one) => known.judgedOf(one))).toMatchObject([
    { suggested: 'うみ', isGuess: false, isAwaited: false },
    { suggested: 'かわぐち', isGuess: true, isAwaited: false },
  ])
})

it('takes the reading of a dictionary before one that was put together of parts', async () => {
  const guessing = {
    ask: async () => ({
      verdicts: [{ word: null, problem: noReading, suggested: 'ぶや', isGuess: true } satisfies Verdict],
      repeats: [],
      forecasts: [],
    }),
  } as unknown as CoreWorker
  const known = new Known(
    guessing,
    () => {},
    async () => [{ reading: 'へや', isGuessed: false }],
  )
  known.follow({ ...newProject('words', 'crossword', 'ja'), rows: [row('部屋')] })
  await known.readingsDone()
  expect(known.judged?.rows).toMatchObject([{ suggested: 'へや', isGuess: false }])
})

it('does without where the reader cannot be had', async () => {
  const known = new Known(
    quickCore,
    () => {},
    async () => null,
  )
  known.follow({ ...newProject('words', 'crossword', 'ja'), rows: [row('薔薇')] })
  await settled()
  expect(known.judged?.rows).toMatchObject([{ problem: noReading, suggested: '' }])
})

it('sends all rows to a worker that was replaced and knows none of them', async () => {
  const wanted: CoreProtocol['judge']['ask'][] = []
  const forgetful = {
    ask: async (_about: string, change: CoreProtocol['judge']['ask']) => {
      wanted.push(change)
      const { rows } = change.splice
      if (change.turn > 0) return 'forgotten'
      return {
        verdicts: rows.map(({ word }): Verdict => ({ word, problem: null, suggested: '', isGuess: false })),
        repeats: [],
        forecasts: [],
      }
    },
  } as unknown as CoreWorker
  const known = new Known(forgetful, () => {})
  const project = newProject('words', 'crossword', 'en')
  const [cat, dog, owl] = [row('cat'), row('dog'), row('owl')]
  known.follow({ ...project, rows: [cat, dog] })
  await settled()
  known.follow({ ...project, rows: [cat, owl] })
  await settled()
  expect(wanted.map(({ turn, splice }) => [turn, splice.rows.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 2],
  ])
  expect(known.judged?.rows.map(({ word }) => word)).toEqual(['cat', 'owl'])
})
