import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ended, kumiki, newFolder, start } from '../process.contract.ts'

let folder: string
beforeAll(() => {
  folder = newFolder()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plan = { seed: 'plan', items: [{ kind: 'sudoku', spec: { size: 4 }, count: 9, lang: 'en' }] }

/** Waits until the program has printed this many lines. */
async function lines(child: ChildProcessWithoutNullStreams, count: number): Promise<string[]> {
  let out = ''
  return new Promise((resultOf, failed) => {
    child.stdout.on('data', (part: Buffer) => {
      out += String(part)
      if (out.split('\n').length > count) resultOf(out.split('\n'))
    })
    child.once('close', (code) => failed(new Error(`it ended with ${code}`)))
  })
}

describe('kumiki serve', () => {
  it('prints its address when it is ready, serves everything there, and ends well', async () => {
    const child = start(['serve', '--port', '0', '--data', join(folder, 'data'), '--print-database'])
    const messages = await lines(child, 2)
    const [address = '', url = ''] = messages
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    expect(url).toMatch(/^postgres:\/\//)
    const at = (path: string): string => `${address.slice(0, -1)}${path}`
    expect(await (await fetch(at('/play/'))).text()).toContain('<main>')
    expect((await fetch(at('/readyz'))).status).toBe(200)

    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
    const here = await kumiki(['batch', join(folder, 'plan.json'), '--jobs', '2'])
    expect([here.code, here.out.trimEnd().split('\n').length]).toEqual([0, 9])
    const queued = await kumiki(['batch', join(folder, 'plan.json'), '--database', url])
    expect([queued.code, queued.out]).toEqual([0, here.out])

    const [file = ''] = here.out.split('\n')
    const published = await fetch(at('/api/puzzles'), { method: 'POST', body: file })
    expect(published.status).toBe(201)
    const { id } = await published.json()
    const { answer } = JSON.parse(file)
    const judged = await fetch(at(`/api/puzzles/${id}/judge`), { method: 'POST', body: JSON.stringify({ answer }) })
    expect(await judged.json()).toEqual({ status: 'complete' })

    child.kill('SIGTERM')
    expect(await ended(child)).toMatchObject({ code: 0 })
    const again = await kumiki(['worker', '--database', url])
    expect([again.code, again.err.split('\n').length]).toEqual([2, 2])
    expect(again.err).not.toContain(new URL(url).password)
  })

  it('says in one sentence what is in the way, in both languages', async () => {
    const taken = createServer()
    const port = await new Promise<number>((done) =>
      taken.listen(0, '127.0.0.1', () => {
        const place = taken.address()
        done(typeof place === 'object' && place ? place.port : 0)
      }),
    )
    writeFileSync(join(folder, 'file'), '')
    const refused = async (code: RegExp, japanese: RegExp, ...args: string[]): Promise<void> => {
      for (const [lang, sentence] of [
        ['en', code],
        ['ja', japanese],
      ] as const) {
        const outcome = await kumiki(['serve', ...args, '--lang', lang])
        expect([outcome.code, outcome.out]).toEqual([2, ''])
        expect(outcome.err).toMatch(sentence)
        expect(outcome.err.trimEnd().split('\n')).toHaveLength(1)
      }
    }
    await refused(
      /is taken by another program/,
      /ほかのプログラムが使っています/,
      '--port',
      String(port),
      '--data',
      join(folder, 'data'),
    )
    taken.close()
    await refused(/cannot be used for data/, /データ用に使えません/, '--data', join(folder, 'file'))
    await refused(/cannot be used together/, /同時に使えません/, '--data', folder, '--database', 'postgres://x/y')
    await refused(/cannot be used: /, /を使えません: /, '--database', 'postgres://nobody@127.0.0.1:1/none')
    await refused(/begins with postgres:/, /postgres:\/\/ で始め/, '--database', 'mysql://x')
    await refused(/takes no "puzzle\.json"/, /付けられません/, 'puzzle.json')
  })
})

describe('kumiki batch', () => {
  it('writes to the requested place', async () => {
    writeFileSync(join(folder, 'small.json'), JSON.stringify({ ...plan, items: [{ ...plan.items[0], count: 2 }] }))
    const made = await kumiki(['batch', 'small.json', '-o', 'set.jsonl', '-o', 'page-{n}.svg'], { cwd: folder })
    expect([made.code, made.out]).toEqual([0, ''])
    expect(readFileSync(join(folder, 'set.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(2)
    expect(readFileSync(join(folder, 'page-0002.svg'), 'utf8')).toContain('<svg')
  })

  it.each([
    ['{', /line 1/],
    ['{"seed":"s","items":[]}', /"items"/],
    ['{"seed":"s","items":[{"kind":"sudoku","count":1,"spec":{"size":5}}]}', /^Item 1 of the plan: .*size/],
    [
      '{"seed":"s","items":[{"kind":"sudoku","count":1,"spec":{"sise":4}}]}',
      /^Item 1 of the plan: sudoku has no option "sise"; did you mean "size"\?$/m,
    ],
    ['{"items":[{"kind":"sudoku","count":1}]}', /"seed" is missing/],
    ['{"seed":7,"items":[{"kind":"sudoku","count":1}]}', /"seed": it must be text/],
    [
      '{"seed":"s","items":[{"kind":"sudoku","count":1},{"kind":"sudoko","count":1}]}',
      /^Item 2 of the plan: Unknown kind "sudoko"; did you mean sudoku\?$/m,
    ],
  ])('refuses an invalid plan in one sentence: %s', async (text, sentence) => {
    writeFileSync(join(folder, 'bad.json'), text)
    const outcome = await kumiki(['batch', join(folder, 'bad.json')])
    expect(outcome.code).toBe(2)
    expect(outcome.err).toMatch(sentence)
    expect(outcome.err.trimEnd().split('\n')).toHaveLength(1)
  })
})
