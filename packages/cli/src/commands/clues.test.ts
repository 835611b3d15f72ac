/** A crossword with clues: anything that no program can decide is reported as undecided. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

let cwd = ''
beforeAll(async () => {
  cwd = newFolder()
  const wanted = ['make', 'crossword', '--words', 'animals.en', '--size', '5', '--effort', '20000', '--seed', 'a']
  await kumiki([...wanted, '--keyword', 'cat', '-o', 'c.kumiki.json', '-o', 'c.txt'], { cwd })
  await kumiki(['convert', 'c.kumiki.json', 'open.kumiki.json', '--for-players'], { cwd })
})

describe('a crossword with clues', () => {
  it('is not solved by letters: the clues decide, and only a maker’s file holds the answer', async () => {
    for (const [lang, part] of [
      ['en', 'the clues decide'],
      ['ja', 'カギで決まり'],
    ] as const) {
      const made = await kumiki(['solve', 'c.kumiki.json', '--lang', lang], { cwd })
      expect(made).toMatchObject({ code: 0, err: '' })
      expect(made.out).toContain(part)
      expect(made.out).toContain('┏')
      const open = await kumiki(['solve', 'open.kumiki.json', '--lang', lang], { cwd })
      expect(open.out).toContain(part)
      expect(open.out).not.toContain('┏')
    }
    const plain = JSON.parse((await kumiki(['solve', 'open.kumiki.json', '--json', '--lang', 'en'], { cwd })).out)
    expect(plain).toMatchObject({ status: 'several', answers: [], note: expect.stringContaining('clues decide') })
    expect(plain).not.toHaveProperty('key')
    const known = await kumiki(['solve', 'c.kumiki.json', '--json', '--lang', 'en'], { cwd })
    expect(JSON.parse(known.out).key).toEqual(JSON.parse(readFileSync(join(cwd, 'c.kumiki.json'), 'utf8')).answer)
  })

  it('without its answer passes check and solve, neither of which claims a solution: exit code 0', async () => {
    const [solved, checked] = await Promise.all(
      ['solve', 'check'].map((verb) => kumiki([verb, 'open.kumiki.json', '--json'], { cwd })),
    )
    expect([solved?.code, checked?.code]).toEqual([0, 0])
    expect(JSON.parse(solved?.out ?? '')).toMatchObject({ status: 'several' })
    expect(JSON.parse(checked?.out ?? '')).toMatchObject({ ok: true, claims: { unique: false } })
    expect(JSON.parse(checked?.out ?? '').claims).not.toHaveProperty('solvable')
    const file = JSON.parse(readFileSync(join(cwd, 'open.kumiki.json'), 'utf8'))
    const clues = file.puzzle.clues.map((clue: object) => ({ ...clue, clue: '' }))
    writeFileSync(join(cwd, 'silent.json'), JSON.stringify({ ...file, puzzle: { ...file.puzzle, clues } }))
    for (const [lang, verdict, empty] of [
      ['en', 'right (the board and its numbers only)', `${clues.length} clues are empty: 1 `],
      ['ja', '正しい（盤面と番号だけ）', `カギのない言葉が${clues.length}個あります: `],
    ] as const) {
      const open = await kumiki(['check', 'open.kumiki.json', '--lang', lang], { cwd })
      expect(open.out).toContain(verdict)
      expect(open.out).not.toContain(empty.slice(-9))
      const silent = await kumiki(['check', 'silent.json', '--lang', lang], { cwd })
      expect(silent).toMatchObject({ code: 0, out: expect.stringContaining(verdict) })
      expect(silent.out).toContain(empty)
    }
  })

  it('has no steps to explain, and one sentence gives the reason', async () => {
    for (const [lang, part] of [
      ['en', /Only the clues decide which words go in/],
      ['ja', /どの言葉が入るかはカギで決まる/],
    ] as const)
      expect(await kumiki(['explain', 'c.kumiki.json', '--lang', lang], { cwd })).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(part),
      })
  })

  it('is checked against its words and clues, and what cannot be known is reported', async () => {
    const check = async (name: string) => {
      const { code, out } = await kumiki(['check', name, '--json', '--lang', 'en'], { cwd })
      return { code, ...JSON.parse(out) }
    }
    const bound = { code: 'bound-unproved' }
    expect(await check('c.kumiki.json')).toMatchObject({
      code: 0,
      ok: true,
      notes: [{ code: 'key-fits-recipe' }, bound],
    })
    expect(await check('open.kumiki.json')).toMatchObject({ code: 0, ok: true, notes: [{ code: 'no-key' }, bound] })
    const file = JSON.parse(readFileSync(join(cwd, 'c.kumiki.json'), 'utf8'))
    const rows = file.answer.rows.map((row: string) => row.replace(/[A-Z]/g, 'X'))
    writeFileSync(join(cwd, 'wrong.json'), JSON.stringify({ ...file, answer: { rows } }))
    const wrong = await check('wrong.json')
    expect(wrong).toMatchObject({ code: 1, ok: false, claims: { solvable: false } })
    expect(wrong.problems[0]).toMatchObject({ code: 'answer-not-in-list', message: expect.stringMatching(/XX.*row 1/) })
  })

  it('shows every keyword cell in its text, even if a number stands there', () => {
    const text = readFileSync(join(cwd, 'c.txt'), 'utf8')
    for (const letter of ['A', 'B', 'C']) expect(text).toMatch(new RegExp(`[┃│]\\d*${letter} *[┃│]`))
    expect(text).toContain('A:__ B:__ C:__')
  })
})
