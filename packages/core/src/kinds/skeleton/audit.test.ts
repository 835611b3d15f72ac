import { expect, it } from 'vitest'
import { formatFile, forPlayers } from '../../file/file.ts'
import type { KumikiFile } from '../../kind/file.ts'
import { make } from '../../verbs/make.ts'
import { verifyFile } from '../../verbs/verify.ts'
import { craft } from './craft.ts'
import type { Skeleton } from './puzzle/model.ts'
import { spec } from './spec.ts'

const words = 'cat dog cow goat toad act cog tag dot coat gad taco'.split(' ')

async function made(options: object): Promise<KumikiFile<Skeleton>> {
  const file = await make(craft, { spec: spec.parse(options), seed: 'a', effort: 3_000, lang: 'en', title: null })
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}
const codes = async (file: KumikiFile<Skeleton>): Promise<string[]> => {
  const { problems, notes } = await verifyFile(formatFile(file))
  return [...problems, ...notes].map(({ code }) => code)
}
const changed = (file: KumikiFile<Skeleton>, report: object): KumikiFile<Skeleton> => ({
  ...file,
  report: { ...file.report, ...report },
})

it('the figures of a skeleton are counted again, and so is its bound', async () => {
  const lists = [{ words, size: 5 }, { words, size: '7x4' }, { words, size: 4, givens: 3 }, { words: [...words, 'a'] }]
  for (const options of [...lists, { numbers: 12, size: 7 }]) {
    const file = await made(options)
    expect(await codes(file)).toEqual([])
    const { score = {}, bound = null } = file.report ?? {}
    const names = Object.keys(score).filter((name) => name !== 'objective')
    const reached = Number(score.value ?? score.white)
    expect(names).toEqual(expect.arrayContaining(['white', 'crossings', 'words', 'givens', 'unplaced']))
    for (const name of names) {
      const lied = changed(file, { score: { ...score, [name]: Number(score[name]) + 1 } })
      expect([name, await codes(lied)]).toEqual([name, ['score-differs']])
    }
    expect(await codes(changed(file, { bound: reached - 1 }))).toEqual(['bound-below'])
    expect(await codes(changed(file, { bound: (bound ?? reached) + 1 }))).toEqual(['bound-differs'])
    expect(await codes(forPlayers(file))).toEqual(bound === null ? [] : ['bound-unproved'])
    expect(await codes(forPlayers(changed(file, { bound: reached - 1 })))).toEqual(['bound-below'])
  }
})
