import { describe, expect, it } from 'vitest'
import { formatFile, type KumikiFile } from '../../file.ts'
import { verifyFile } from '../../verify.ts'
import { make } from '../../workshop.ts'
import { craft } from './craft.ts'
import type { CrosswordShapes } from './model.ts'
import { spec } from './spec.ts'

const words = 'cat dog cow god act tag got cod'.split(' ').map((word) => ({ word, clue: `the clue of ${word}` }))

async function made(options: object, seed = 'a'): Promise<KumikiFile<CrosswordShapes>> {
  const order = {
    spec: spec.parse({ words, size: 3, ...options }),
    seed,
    effort: 2_000,
    lang: 'en',
    title: null,
  } as const
  const file = await make(craft, order)
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}
const codes = async (file: KumikiFile<CrosswordShapes>): Promise<string[]> => {
  const { ok, problems, notes } = await verifyFile(formatFile(file))
  expect(ok).toBe(problems.length === 0)
  return [...problems, ...notes].map(({ code }) => code)
}
const withRows = (file: KumikiFile<CrosswordShapes>, ...rows: string[]): KumikiFile<CrosswordShapes> => ({
  ...file,
  answer: { rows },
})

describe('the answer of a crossword with clues', () => {
  it('is what its list and clues say in 20 of 20 made files', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const file = await made({ size: 4, keyword: 'dog', bank: seed % 2 === 1 }, `seed-${seed}`)
      expect([seed, await codes(file)]).toEqual([seed, ['key-fits-recipe']])
    }
  })

  it('is refused with another word, a word of another clue, a word used up, or another keyword', async () => {
    const file = await made({ pattern: '...\n###\n...', connected: false, must: ['cat', 'dog'] })
    const [first = '', , third = ''] = file.answer!.rows
    expect([first, third].sort()).toEqual(['CAT', 'DOG'])
    expect(await codes(withRows(file, 'XYZ', '###', third))).toEqual(['answer-not-in-list'])
    expect(await codes(withRows(file, 'ACT', '###', third))).toEqual(['answer-other-clue'])
    expect(await codes(withRows(file, first, '###', first))).toEqual(['answer-too-often'])
    expect(await codes(withRows(file, third, '###', first))).toEqual(['answer-other-clue', 'answer-other-clue'])
    const keyed = await made({ pattern: '...', keyword: 'dog' })
    expect(keyed.puzzle.keyword).toHaveLength(3)
    const open = { ...keyed, puzzle: { ...keyed.puzzle, keyword: keyed.puzzle.keyword!.slice(1) } }
    expect(await codes(open)).toEqual(['answer-other-keyword'])
  })

  it('may stand under a clue that its maker rewrote', async () => {
    const file = await made({})
    const [clue, ...more] = file.puzzle.clues
    const puzzle = { ...file.puzzle, clues: [{ ...clue!, clue: 'a better clue' }, ...more] }
    expect(await codes({ ...file, puzzle })).toEqual(['key-fits-recipe'])
  })

  it('cannot be judged without the list, nor when it is not there, and the check says so', async () => {
    const { recipe: _list, ...bare } = await made({})
    expect(await codes(bare)).toEqual(['key-alone'])
    const { answer: _key, ...open } = bare
    expect(await codes(open)).toEqual(['no-key'])
  })
})
