import { expect, it } from 'vitest'
import { node } from './place.ts'

it('the kernel in the core is what packages/core/assembly compiles to', () => {
  expect(() => node(['scripts/kernel.mjs', '--check'])).not.toThrow()
})
