import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const cwd = newFolder()
const run = (...args: string[]) => kumiki(args, { cwd })
const read = (name: string) => JSON.parse(readFileSync(join(cwd, name), 'utf8'))

beforeAll(async () => {
  for (const command of [
    'make blocksum --size 4 --seed a -o whole.kumiki.json',
    'convert whole.kumiki.json open.kumiki.json --for-players',
    'make blocksum --size 4 --seed a -n 3 -o many.jsonl --for-players',
    'make crossword cat tar rat --seed a -o clues.kumiki.json --for-players',
  ])
    expect(await run(...command.split(' '))).toMatchObject({ code: 0 })
})

describe('an answer that a file did not have', () => {
  it('is added by solve -o: the puzzle stays, the answer equals its maker’s, and the check passes', async () => {
    expect(await run('solve', 'open.kumiki.json', '-o', 'answered.kumiki.json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/one solution.*\n$/),
    })
    const [whole, answered] = [read('whole.kumiki.json'), read('answered.kumiki.json')]
    expect(read('open.kumiki.json').answer).toBeUndefined()
    expect(answered).toMatchObject({ title: whole.title, puzzle: whole.puzzle, answer: whole.answer })
    expect((await run('check', 'answered.kumiki.json')).code).toBe(0)
  })

  it('is drawn by solve -o and by convert --answer alike', async () => {
    expect((await run('solve', 'open.kumiki.json', '-o', 'solved.txt')).code).toBe(0)
    expect((await run('convert', 'open.kumiki.json', 'converted.txt', '--answer')).code).toBe(0)
    expect((await run('convert', 'whole.kumiki.json', 'whole.txt', '--answer')).code).toBe(0)
    const drawn = readFileSync(join(cwd, 'whole.txt'), 'utf8')
    expect(readFileSync(join(cwd, 'solved.txt'), 'utf8')).toBe(drawn)
    expect(readFileSync(join(cwd, 'converted.txt'), 'utf8')).toBe(drawn)
  })

  it('is found for each of many, in one file or in numbered ones', async () => {
    expect((await run('solve', 'many.jsonl', '-o', 'answered.jsonl', '-o', 'sheet.kumiki.json')).code).toBe(0)
    const lines = readFileSync(join(cwd, 'answered.jsonl'), 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).answer === undefined)).toEqual([false, false, false])
    expect(read('sheet-0003.kumiki.json')).toEqual(JSON.parse(lines[2]!))
  })

  it('is not invented: if only clues decide, the reason is given in both languages and nothing is written', async () => {
    expect(await run('solve', 'clues.kumiki.json', '-o', 'none.kumiki.json')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^clues\.kumiki\.json: The answer is not in the file: the clues decide/),
    })
    expect(await run('convert', 'clues.kumiki.json', 'none.svg', '--answer', '--lang', 'ja')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/答えが入っていません。どの言葉が入るかはカギで決まり/),
    })
    expect(['none.kumiki.json', 'none.svg'].filter((name) => existsSync(join(cwd, name)))).toEqual([])
  })
})
