/**
 * Damaged links: each is refused or read, nothing else, and none takes long. Half of them have damaged characters,
 * where the checksum stops nearly all; in the others the packed text is damaged, so that it has to be read. Unpacking
 * takes two microseconds a byte, so every run tries the smallest puzzles only, and `npm run fuzz` those that people
 * send.
 */

import { formatLine, forPlayers } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import { expect, it } from 'vitest'
import { Rng } from '../../../core/src/base/rng.ts'
import { mutate } from '../../../core/src/contract/mutate.contract.ts'
import { maxMs, timeRead, wanted } from '../fixtures/fuzz.ts'
import { puzzle, puzzleNames } from '../fixtures/printing.ts'
import { pack } from './bytes.ts'
import { readLink } from './link.ts'

const rounds = wanted || 20_000

const smallest = [
  '"sudoku","title":"S","lang":"en","puzzle":{"size":4,"rows":[[0,2,0,4],[3,0,1,0],[0,1,0,3],[4,0,2,0]]}',
  '"hashi","title":"橋","lang":"ja","puzzle":{"width":3,"height":3,"islands":[[0,0,1],[2,0,2],[2,2,1]]}',
  '"wordsearch","title":"S","lang":"en","puzzle":{"width":2,"height":2,"rows":["GO","ON"],"words":["GO"]}',
  '"skeleton","title":"骨","lang":"ja","puzzle":{"width":2,"height":2,"rows":["..",".#"],"words":[{"word":"ねこ"},{"word":"ねた"}]}',
  '"crossword","title":"C","lang":"ja","puzzle":{"width":2,"height":1,"rows":[".."],"clues":[{"number":1,"dir":"across","row":0,"col":0,"length":2,"clue":"鳴く"}]}',
].map((rest) => `{"kumiki":1,"kind":${rest}}`)

/** Puzzles of every kind and language, as players get them. */
const people = async (): Promise<string[]> => {
  const files = await Promise.all(puzzleNames.map(puzzle))
  return files.map((file) => file((known) => formatLine(forPlayers(known))))
}

/** Replaces lone surrogates, as JSON does in every string. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '')

it(`refuses or reads ${rounds} damaged links`, async () => {
  const lines = wanted ? [...smallest, ...(await people())] : smallest
  const packed = lines.map(pack)
  for (const link of packed) {
    const whole = await readLink(`#k1${link}`, faces)
    if (!whole.ok) throw new Error(whole.error.text.en)
  }
  const rng = new Rng('fuzz links')
  const seen = { read: 0, refused: 0 }
  const slow: number[] = []
  for (let round = 0; round < rounds; round++) {
    const link = rng.below(2) === 0 ? mutate(rng.pick(packed), rng) : pack(wellFormed(mutate(rng.pick(lines), rng)))
    const read = await timeRead(() => readLink(`#k1${link}`, faces), slow)
    seen[read.ok ? 'read' : 'refused']++
    if (!read.ok && !(/\S/.test(read.error.text.ja) && /\S/.test(read.error.text.en)))
      throw new Error(`no sentence: ${read.error.code}`)
  }
  if (wanted) console.log('links', seen, 'slower than', maxMs, 'ms:', slow)
  expect(slow).toEqual([])
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(0)
}, 1e9)
