/**
 * In the process of a test file that is run for scripts/mutate.mjs: one mutant is on, or none and all that are reached
 * are noted. A mutant that asks far more often than the tests do without it is caught as well: by counting, since it
 * may never come to an end.
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
