import { expect, it } from 'vitest'
import { craft } from '../kinds/_blank/craft.ts'
import { claimsFor } from './claims.ts'

const decidedBy = (by: 'rules' | 'key') => ({
  ...craft,
  claims: ['solvable', 'unique', 'no-guess'] as const,
  face: { ...craft.face, decidedBy: () => (by === 'rules' ? by : { en: 'the clues', ja: 'カギ' }) },
})

it('where the rules decide, a file holds every claim of its kind; where a key does, only that the answer meets the rules', () => {
  expect(claimsFor(decidedBy('rules'), Object({}))).toEqual(['solvable', 'unique', 'no-guess'])
  expect(claimsFor(decidedBy('key'), Object({}))).toEqual(['solvable'])
})
