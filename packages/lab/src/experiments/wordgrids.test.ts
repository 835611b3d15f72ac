/**
 * The experiments on crossing words, with a clock that advances at every reading, so that each run has a few turns on
 * every machine: `step` milliseconds, chosen so that the promises need no more turns than that.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Context, Experiment } from '../report/experiment.ts'
import { emptiness, type Findings, type Table } from '../report/findings.ts'
import { allWords, loadLayoutGenerator } from './all-words.ts'
import { boardShapes } from './board-shapes.ts'
import { crossword } from './crossword.ts'
import { readList } from './dictionaries.ts'
import { skeleton } from './skeleton.ts'
import { skeletonAims } from './skeleton-aims.ts'
import { skeletonSolutions } from './skeleton-solutions.ts'

async function quick(experiment: Experiment, step: number, data: string | null = null): Promise<Findings> {
  let ms = 0
  const cpu = (): number => {
    ms += step
    return ms
  }
  const context: Context = { quick: true, seed: 'a', data, cpu }
  const running = experiment.run(context)
  let turn = await running.next()
  let last = 0
  for (; !turn.done; turn = await running.next()) {
    expect(turn.value.done - last).toBeOneOf([0, 1])
    last = turn.value.done
    expect(last).toBeLessThanOrEqual(turn.value.total)
  }
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  expect(emptiness(turn.value.value)).toBeNull()
  return turn.value.value
}

test('experiment I: every dictionary, size and setting gives a crossword under its proved bound', async () => {
  const { tables, charts } = await quick(crossword, 150, await folderOf('jp120_hokkaido.tsv'))
  const rows = tables[0]!.rows
  expect(rows).toHaveLength(72)
  for (const { keys, figures } of rows) {
    const [value, bound, components] = figures.map(({ ours }) => ours ?? Number.NaN)
    expect([keys, value! > 0, value! <= bound!]).toEqual([keys, true, true])
    if (Object(keys[2]).en === 'connected') expect(components).toBe(1)
  }
  expect(charts[0]!.series).toHaveLength(6)
  const whole = tables[1]!
  expect(whole.rows.slice(0, 4).map(({ figures }) => figures.map(({ published }) => published))).toEqual([
    [23, 24, 1, 1],
    [30, 34, 4, 2],
    [42, 42, 0, 6],
    [49, 54, 5, 5],
  ])
  const held = tables[2]!
  expect(held.against).toBe('aim')
  expect(held.rows.map(({ keys }) => [Object(keys[0]).en, keys[1]])).toEqual(
    ['free', 'connected'].flatMap((setting) => [6, 7, 8, 9].map((n) => [setting, n])),
  )
  expect(aims(held)).toEqual([
    [24, 30],
    [34, null],
    [43, null],
    [55, 68],
    [22, null],
    [29, null],
    [38, null],
    [49, null],
  ])
  for (const { figures } of held.rows) expect(figures[0]!.ours).toBeLessThanOrEqual(figures[1]!.ours ?? 0)
})

/** A data folder that has some of the lists. */
async function folderOf(...files: string[]): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'kumiki-lab-'))
  const words = (await readList('countries.en')).map(({ word }) => word).join('\n')
  for (const file of files) writeFileSync(join(data, file), words)
  return data
}
const aims = ({ rows }: Table) => rows.map(({ figures }) => figures.map(({ published }) => published))

test('the skeleton’s three experiments have the text’s figures beside ours, with and without the move', async () => {
  const { tables, charts, notes } = await quick(skeleton, 50, await folderOf('countries206.tsv'))
  const [first, second, third, single] = tables
  expect(first!.rows.map(({ keys }) => keys[0])).toEqual([10, 12, 14, 15, 20, 30])
  expect(first!.rows[0]!.figures.map(({ published }) => published)).toEqual([63.1, 62.8, 63.1])
  for (const { figures } of first!.rows) for (const { ours } of figures) expect(ours).toBeGreaterThan(25)
  for (const { figures } of first!.rows.slice(0, 3))
    for (const { plusMinus } of figures.slice(0, 2)) expect(plusMinus).not.toBeNull()
  expect(notes[0]!.en).toMatch(/(is|is not) reproduced beyond two standard errors: n = 10: .*n = 12: .*n = 14: /)
  expect(second!.rows.map(({ keys, figures }) => [keys[0], figures.length])).toEqual(
    [60, 80, 100, 120, 140].map((count) => [count, 5]),
  )
  for (const { figures } of second!.rows) for (const { ours } of figures) expect(ours).toBeGreaterThanOrEqual(0)
  expect(third!.rows).toHaveLength(20)
  for (const { figures } of third!.rows)
    for (const { ours } of figures.slice(0, 2))
      expect(ours === null || ours > 0, 'no board in time is no figure').toBe(true)
  expect(single!.rows.map(({ figures }) => [figures[0]!.published, figures[1]!.published])).toEqual([
    [45.4, 22],
    [57.1, 25],
    [72, null],
    [56.89, 44],
    [58.67, 28],
  ])
  expect(charts).toHaveLength(3)
})

test('our targets for skeletons are compared with the results, where the list is the one they were set for', async () => {
  const { tables } = await quick(skeletonAims, 250, await folderOf('countries206.tsv', 'syn02.tsv'))
  const [held, steps] = tables
  expect(held!.rows.map(({ keys }) => keys)).toEqual([
    ...[10, 12, 14, 15, 20, 30].map((n) => ['countries206.tsv', n]),
    ['hokkaido.ja', 15],
    ...[10, 20].map((n) => ['syn02.tsv', n]),
  ])
  // our own list replaces one that is missing, and has no target
  expect(aims(held!)).toEqual([
    [69.5, 63.1],
    [67.2, 59.7],
    [66.2, 57],
    [66, 58.67],
    [64, null],
    [61.5, null],
    [null, null],
    [88, null],
    [80, null],
  ])
  expect(aims(steps!)).toEqual([[15_000], [null], [null], [6_000], [null], [null]])
  expect(steps!.rows.map(({ keys }) => keys[0])).toEqual([10, 12, 14, 15, 20, 30])
  for (const { figures } of steps!.rows) expect(figures[0]!.ours).toBeGreaterThan(0)
})

test('boards with several solutions are counted, with the letters that they need', async () => {
  const { tables } = await quick(skeletonSolutions, 20)
  expect(tables.map(({ rows }) => rows.length)).toEqual([6, 12])
  for (const { keys, figures } of tables.flatMap(({ rows }) => rows)) {
    const [boards, several, letters, max, white, none] = figures.map(({ ours }) => ours ?? Number.NaN)
    expect([keys, boards! + none!]).toEqual([keys, typeof keys[0] === 'number' ? 1 : 2])
    if (boards === 0) continue
    expect([keys, several! <= boards!, several! > 0]).toEqual([keys, true, max! > 0])
    expect([keys, several! <= letters! * boards!, letters! <= max!]).toEqual([keys, true, true])
    expect(white).toBeGreaterThan(25)
  }
})

test('every word of twenty short lists is placed, compared with what another program places', async () => {
  const { tables } = await quick(allWords, 20)
  const [lists, held] = tables
  expect(lists!.rows).toHaveLength(20)
  for (const { keys, figures } of lists!.rows) expect([keys[0], figures[0]!.ours]).toEqual([keys[0], keys[1]])
  expect(held!.rows[0]!.figures.map(({ published }) => published)).toEqual([20, 20, 20, 70, 3])
  expect(held!.rows[0]!.figures[0]!.ours).toBe(20)
})

test('boards of all words are no strips, beside those for which only cells and crossings count', async () => {
  const { tables } = await quick(boardShapes, 20)
  const [held, all, listed] = tables
  expect(held!.rows).toHaveLength(3)
  for (const { keys, figures } of held!.rows) {
    const [within, cells, crossings] = figures.map(({ ours }) => ours ?? Number.NaN)
    expect([keys, within === figures[0]!.published, cells! < 150, crossings! > 70]).toEqual([keys, true, true, true])
  }
  expect(all!.rows[0]!.figures[0]!.ours).toBe(0)
  expect(listed!.rows.length).toBeGreaterThan(4)
  for (const { keys, figures } of listed!.rows) expect([keys, figures[0]!.ours! <= 1.6]).toEqual([keys, true])
})

test('words that the other program placed without a crossing do not count as on its board', async () => {
  const layOut = await loadLayoutGenerator()
  expect(layOut?.(['CAT', 'TEA', 'ZOO'])).toMatchObject({ placed: 2, crossings: 1 })
})
