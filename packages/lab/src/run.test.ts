import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bad, good, problem } from '@kumiki/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { experiments } from './experiments.ts'
import { sampleFindings } from './fixtures/findings.ts'
import type { Experiment } from './report/experiment.ts'
import type { Findings } from './report/findings.ts'
import { listExperiments, runExperiments } from './run.ts'

const experiment = (id: string, found: Findings = sampleFindings): Experiment => ({
  id,
  title: { en: `About ${id}`, ja: `${id}について` },
  text: { en: 'Why?', ja: 'なぜ？' },
  async *run(context) {
    yield { done: 1, total: 2, text: { en: context.quick ? 'quick' : 'full', ja: '' } }
    return good(found)
  },
})

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'kumiki-lab-'))
})
afterEach(async () => {
  await rm(out, { recursive: true })
})

const options = (ids: readonly string[]) => ({ ids, quick: true, out, lang: 'en' as const })
const results = async (): Promise<string[]> =>
  Object.keys(JSON.parse(await readFile(join(out, 'report.json'), 'utf8')).results)

test('every experiment has its own id, texts in both languages, and is listed', () => {
  const ids = experiments.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(listExperiments().map(({ id }) => id)).toEqual(ids)
  for (const { id, title, text } of listExperiments()) {
    expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
    for (const written of [title.en, title.ja, text.en, text.ja]) expect(written).not.toBe('')
  }
})

test('a lab without experiments fails instead of reporting nothing', async () => {
  expect(await runExperiments(options([]), [])).toMatchObject({ ok: false, error: { code: 'no-experiments' } })
})

test('an unknown experiment is refused before anything runs, with a list of the known ones', async () => {
  const refused = await runExperiments(options(['one', 'three']), [experiment('one'), experiment('two')])
  expect(refused).toMatchObject({ ok: false, error: { code: 'unknown-experiment' } })
  expect(refused.ok ? '' : refused.error.text.en).toContain('one, two')
})

test('without a name all experiments run and report progress', async () => {
  const messages: string[] = []
  const onProgress = (id: string, progress: { text: { en: string } }): void => void messages.push(id + progress.text.en)
  const run = await runExperiments({ ...options([]), onProgress }, [experiment('one'), experiment('two')])
  expect(run).toMatchObject({ ok: true, value: { ran: ['one', 'two'], refused: [] } })
  expect(messages).toEqual(['onequick', 'twoquick'])
  expect(await results()).toEqual(['one', 'two'])
  expect((await readdir(out)).sort()).toEqual(['report.html', 'report.json'])
})

test('running one experiment keeps the results of the others, in the order of the table', async () => {
  const all = [experiment('one'), experiment('two')]
  await runExperiments(options(['two']), all)
  await runExperiments(options(['one']), all)
  expect(await results()).toEqual(['one', 'two'])
  const page = await readFile(join(out, 'report.html'), 'utf8')
  expect(page.indexOf('About one')).toBeGreaterThan(0)
  expect(page).toContain('About two')
})

test('a result records when, where, with which command and seed it was measured', async () => {
  await runExperiments(options([]), [experiment('one')])
  const { run } = JSON.parse(await readFile(join(out, 'report.json'), 'utf8')).results.one
  expect(run).toMatchObject({
    command: 'kumiki lab one --quick',
    quick: true,
    seed: 'lab',
    version: expect.any(String),
  })
  expect(run.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(run.machine).toContain('Node')
})

test('an experiment that lacks what it needs is reported with its reason, and the others run', async () => {
  const lacking: Experiment = {
    ...experiment('one'),
    // biome-ignore lint/correctness/useYield: it stops before there is progress to report
    async *run() {
      return bad(problem('no-data', 'No list.', 'リストがありません。'))
    },
  }
  const run = await runExperiments(options([]), [lacking, experiment('two')])
  expect(run).toMatchObject({
    ok: true,
    value: { ran: ['two'], refused: [{ id: 'one', problem: { code: 'no-data' } }] },
  })
})

test.each([
  ['nothing at all', { tables: [], charts: [], notes: [] }],
  [
    'a table without rows',
    { ...sampleFindings, tables: sampleFindings.tables.map((table) => ({ ...table, rows: [] })) },
  ],
  [
    'a table with rows that do not fit',
    { ...sampleFindings, tables: sampleFindings.tables.map((table) => ({ ...table, keys: [] })) },
  ],
  [
    'a chart without points',
    { ...sampleFindings, charts: sampleFindings.charts.map((chart) => ({ ...chart, series: [] })) },
  ],
])('findings with %s are a bug of the experiment', async (_, found) => {
  await expect(runExperiments(options([]), [experiment('one', found)])).rejects.toThrow(/one/)
})

test('a file that is not a report is neither read nor overwritten', async () => {
  for (const text of ['{"lab": 1}', 'no JSON']) {
    await writeFile(join(out, 'report.json'), text)
    expect(await runExperiments(options([]), [experiment('one')])).toMatchObject({
      ok: false,
      error: { code: 'not-a-report' },
    })
    expect(await readFile(join(out, 'report.json'), 'utf8')).toBe(text)
  }
})

test('a folder that cannot be written is refused before anything is measured', async () => {
  await writeFile(join(out, 'file'), '')
  const run = await runExperiments({ ...options([]), out: join(out, 'file') }, [experiment('one')])
  expect(run.ok).toBe(false)
})
