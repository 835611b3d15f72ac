import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const cwd = newFolder()
const many = ['make', 'blocksum', '--size', '3', '--seed', 'a', '-n', '3']

describe('a run of many', () => {
  it('numbers its titles, and reports its levels at the end', async () => {
    const { code, err } = await kumiki([...many, '--title', '日曜の計算', '-o', 'p.kumiki.json', '--lang', 'ja'], {
      cwd,
    })
    expect(code).toBe(0)
    const titles = [1, 2, 3].map((n) => JSON.parse(readFileSync(join(cwd, `p-000${n}.kumiki.json`), 'utf8')).title)
    expect(titles).toEqual(['日曜の計算 1', '日曜の計算 2', '日曜の計算 3'])
    expect(err).toMatch(/3問作りました（.*レベル \d.*）。\n$/)
  })

  it('reports title and level of each puzzle that it only shows', async () => {
    const { err } = await kumiki([...many, '--title', 'Sums'], { cwd })
    expect(err.match(/^Sums \d · level \d · .*seed a\/\d+$/gm)).toHaveLength(3)
    expect(err).toMatch(/3 different puzzles from seed a in .*, .*level \d.*\.\n$/)
  })

  it('has titles that distinguish its puzzles, named or not, and its levels checked, in both languages and for programs', async () => {
    await kumiki([...many, '-o', 'q.jsonl'], { cwd })
    const titles = readFileSync(join(cwd, 'q.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).title)
    expect(new Set(titles).size).toBe(3)
    expect((await kumiki(['check', 'q.jsonl'], { cwd })).out).toMatch(/^(q\.jsonl:\d: right \(level \d, .*\)\n){3}$/)
    expect((await kumiki(['check', 'q.jsonl', '--lang', 'ja'], { cwd })).out).toMatch(/正しい（レベル \d、/)
    const [line = ''] = (await kumiki(['check', 'q.jsonl', '--json'], { cwd })).out.split('\n')
    expect(JSON.parse(line)).toMatchObject({ ok: true, level: expect.any(Number) })
  })
})
