import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { Rng } from '../../base/rng.ts'
import { readWords } from '../../words/read.ts'
import { craft } from './craft.ts'
import { spec } from './spec.ts'

it('the very first board has a bound below the number of its cells', () => {
  for (const list of ['animals.en', 'hokkaido.ja', 'countries.en']) {
    const text = readFileSync(new URL(`../../../../data/lists/${list}.tsv`, import.meta.url), 'utf8')
    for (const size of [4, 6, 8, 10]) {
      const order = spec.parse({ words: [...readWords(text).entries], size })
      const making = craft.make(order, new Rng('first'), new Budget(400))
      let turn = making.next()
      while (!turn.done) turn = making.next()
      const bound = turn.value.ok ? turn.value.value.bound : null
      expect([list, size, bound !== null && bound < size * size]).toEqual([list, size, true])
    }
  }
})
