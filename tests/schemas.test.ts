import { expect, it } from 'vitest'
import { node } from './place.ts'

it('the JSON Schemas in docs/schema are those of the code', () => {
  expect(() => node(['scripts/schemas.mjs', '--check'])).not.toThrow()
})
