import { expect, it } from 'vitest'
import { craft } from '../kinds/_blank/craft.ts'
import { claimsFor } from './claims.ts'

const judgedBy = (by: 'rules' | 'key') => ({
  ...craft,
  claims: ['solvable', 'unique', 'no-guess'] as const,
  face: { ...craft.face, judgedBy: () => by },
})

it('where the rules decide, a file holds every claim of its kind; where a key does, only that the answer meets the rules', () => {
  expect(claimsFor(judgedBy('rules'), Object({}))).toEqual(['solvable', 'unique', 'no-guess'])
  expect(claimsFor(judgedBy('key'), Object({}))).toEqual(['solvable'])
})
