/**
 * Runs in the process of a test file started by scripts/mutate.mjs: one mutant is on, or none is and all that are
 * reached are recorded. A mutant that is asked for far more often than without it counts as caught too, because it may
 * loop for ever.
 */
import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

const { active, most: max } = JSON.parse(readFileSync(process.env.KUMIKI_MUTANTS, 'utf8'))
const reached = new Set()
let wanted = 0

globalThis.__mutant = (id) => {
  wanted++
  if (active === null) reached.add(id)
  else if (wanted > max) throw new Error('This mutant does not come to an end.')
  return id === active
}

// biome-ignore lint/correctness/noEmptyPattern: vitest reads this pattern for the fixtures that are wanted: none
afterAll(({}, file) => {
  Object.assign(file.meta, { reached: [...reached], asked: wanted })
})
